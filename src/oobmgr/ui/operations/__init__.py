"""Doing things off the GUI thread: commands, questions, long jobs."""
