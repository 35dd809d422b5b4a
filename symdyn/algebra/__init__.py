"""Small exact linear algebra over SymPy matrices, with the ``let`` hook."""
