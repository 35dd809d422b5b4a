"""From text back to a program, language by language."""
