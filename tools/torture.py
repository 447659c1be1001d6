"""Tortures the program: `python3 tools/torture.py [--minutes N] [--tries N] [--seed S] [kind ...]`.

It is killed in every kind of write, its files are damaged, its disk is full. What it loses, cannot
open, does by half, or falls over is counted; the exit code is 0 only where all of that is nothing.
Every fault is told with the seed by which it comes again. `--help` lists the kinds.
"""

import sys

# Before anything else is imported: the rest is not even readable to an older Python.
if sys.version_info < (3, 11):  # noqa: UP036 - this is the check that says so in plain words
    sys.exit("This needs Python 3.11 or newer.")

import environment

if __name__ == "__main__":
    sys.exit(environment.run_tests_module("tests.torture", sys.argv[1:]))
