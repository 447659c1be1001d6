"""Breaks the rules of a game one by one: `python3 tools/breaks.py GAME [--kind numbers] [...]`.

Each number of its tables is changed, each condition that refuses or warns is put out of force, and
the tests that come past it are run. What none of them notices is listed: a rule that is not held.
`--help` lists the rest. It needs an hour for a game, and a system that can fork.
"""

import sys

# Before anything else is imported: the rest is not even readable to an older Python.
if sys.version_info < (3, 11):  # noqa: UP036 - this is the check that says so in plain words
    sys.exit("This needs Python 3.11 or newer.")

import environment

if __name__ == "__main__":
    sys.exit(environment.run_tests_module("tests.breaks", sys.argv[1:]))
