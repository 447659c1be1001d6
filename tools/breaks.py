"""Breaks the rules of a game one by one: `python3 tools/breaks.py GAME [--kind numbers] [...]`.

Each number of its tables is changed, each condition that refuses or warns is put out of force, and
the tests that come past it are run. What none of them notices is listed: a rule that is not held.
`--help` lists the rest. It needs an hour for a game, and a system that can fork.
"""

import sys

# Before anything else is imported: the rest is not even readable to an older Python.
if sys.version_info < (3, 11):  # noqa: UP036 - this is the check that says so in plain words
    sys.exit("This needs Python 3.11 or newer.")

import subprocess
from collections.abc import Sequence

import environment


def main(arguments: Sequence[str]) -> int:
    """Set up what is missing and break; return 2 where it cannot be set up."""
    try:
        python = environment.prepare(environment.TEST)
    except environment.SetupError as problem:
        print(problem, file=sys.stderr)
        return 2
    variables = environment.clean_environment() | {"QT_QPA_PLATFORM": "offscreen"}
    command = [str(python), "-m", "tests.breaks", *arguments]
    return subprocess.run(command, cwd=environment.ROOT, env=variables, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
