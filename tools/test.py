"""Sets up what is missing and runs every check and test: `python3 tools/test.py [for pytest ...]`.

With `--nightly` the random histories are played far deeper, which takes hours.
All checks run, even after one has failed; the exit code is 0 only if all of them passed.
"""

import sys

# Before anything else is imported: the rest is not even readable to an older Python.
if sys.version_info < (3, 11):  # noqa: UP036 - this is the check that says so in plain words
    sys.exit(
        "oobmgr needs Python 3.11 or newer; this one is "
        + ".".join(str(part) for part in sys.version_info[:3])
        + ".\nGet one from https://www.python.org/downloads/ or your system's packages."
    )

import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

import environment

WIDTH = 79


@dataclass(frozen=True)
class Gate:
    """A check that passes or fails: what it shows, and the Python code or module that runs it."""

    name: str
    command: tuple[str, ...]


# import-linter has no module to run; this is what its own script does.
_LINT_IMPORTS = "from importlinter.cli import lint_imports_command as command; command()"

GATES = (
    Gate("ruff check", ("-m", "ruff", "check")),
    Gate("ruff format", ("-m", "ruff", "format", "--check")),
    Gate("mypy", ("-m", "mypy")),
    Gate("import-linter", ("-c", _LINT_IMPORTS, "--no-logo")),
)
NIGHTLY = "--nightly"
# Two workers: the window's tests and the recalculation by LibreOffice then overlap. An idle one
# takes over what waits behind a long history in the other.
TESTS = Gate("pytest", ("-m", "pytest", "-n", "2", "--dist", "worksteal"))


def main(arguments: Sequence[str]) -> int:
    """Run all gates and the tests; return 0, 1 where one failed, 2 where it cannot be set up."""
    try:
        python = environment.prepare(environment.TEST)
    except environment.SetupError as problem:
        print(problem, file=sys.stderr)
        return 2
    failed = [gate.name for gate in GATES if not passes(gate, python)]
    if failed:
        environment.say(f"\nFAILED so far: {', '.join(failed)}. The tests run all the same.")
    nightly = {"OOBMGR_NIGHTLY": "1"} if NIGHTLY in arguments else {}
    for_pytest = [argument for argument in arguments if argument != NIGHTLY]
    tests_pass = passes(TESTS, python, for_pytest, nightly)
    if failed:
        environment.say(f"FAILED beside the tests: {', '.join(failed)}. Their output is above.")
    return 0 if tests_pass and not failed else 1


def passes(
    gate: Gate,
    python: Path,
    arguments: Sequence[str] = (),
    more: Mapping[str, str] = MappingProxyType({}),
) -> bool:
    """Run `gate` under a heading, with `more` variables; return whether it passed."""
    environment.say(f"\n{f'== {gate.name} ':=<{WIDTH}}")
    variables = environment.clean_environment() | {"QT_QPA_PLATFORM": "offscreen", **more}
    command = [str(python), *gate.command, *arguments]
    finished = subprocess.run(command, cwd=environment.ROOT, env=variables, check=False)
    return finished.returncode == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
