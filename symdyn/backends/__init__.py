"""From a program to text: one module and one folder of templates a language."""
