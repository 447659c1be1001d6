"""The command line: the same operations as in the window, for scripts and for people."""
