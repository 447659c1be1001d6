"""Tortures the program: `python3 tools/torture.py [--minutes N] [--tries N] [--seed S] [kind ...]`.

It is killed in every kind of write, its files are damaged, its disk is full. What it loses, cannot
open, does by half, or falls over is counted; the exit code is 0 only where all of that is nothing.
Every fault is told with the seed by which it comes again. `--help` lists the kinds.
"""

import sys

# Before anything else is imported: the rest is not even readable to an older Python.
if sys.version_info < (3, 11):  # noqa: UP036 - this is the check that says so in plain words
    sys.exit("This needs Python 3.11 or newer.")

import subprocess
from collections.abc import Sequence

import environment


def main(arguments: Sequence[str]) -> int:
    """Set up what is missing and torture; return 2 where it cannot be set up."""
    try:
        python = environment.prepare(environment.TEST)
    except environment.SetupError as problem:
        print(problem, file=sys.stderr)
        return 2
    variables = environment.clean_environment() | {"QT_QPA_PLATFORM": "offscreen"}
    command = [str(python), "-m", "tests.torture", *arguments]
    return subprocess.run(command, cwd=environment.ROOT, env=variables, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
