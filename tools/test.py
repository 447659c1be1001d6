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

import os
import subprocess
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from shutil import disk_usage
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
MEMORY = Path("/dev/shm")  # noqa: S108 - pytest makes folders of its own in it, for one user
ROOM = 4 << 30
"""Bytes that must be free there: the largest tests write some hundred MB at a time."""
# Two workers: the window's tests and the recalculation by LibreOffice then overlap. An idle one
# takes over what waits behind a long history in the other.
TESTS = Gate("pytest", ("-m", "pytest", "-n", "2", "--dist", "worksteal"))
# Far longer than any test takes on a busy machine: one that stands still says where, and ends.
STANDS_STILL = ("-o", "faulthandler_timeout=900", "-o", "faulthandler_exit_on_timeout=true")


def main(arguments: Sequence[str]) -> int:
    """Run all gates and the tests; return 0, 1 where one failed, 2 where it cannot be set up."""
    try:
        python = environment.prepare(environment.TEST)
    except environment.SetupError as problem:
        print(problem, file=sys.stderr)
        return 2
    nightly = NIGHTLY in arguments
    settings = {**({"OOBMGR_NIGHTLY": "1"} if nightly else {}), **in_memory()}
    # A history of a night does take hours.
    for_pytest = [*(() if nightly else STANDS_STILL), *(a for a in arguments if a != NIGHTLY)]
    # Beside the tests, one after the other: else a processor waits for the types to be checked.
    with ThreadPoolExecutor(max_workers=1) as beside:
        others = [(gate, beside.submit(run, gate, python, keeps=True)) for gate in GATES]
        head(TESTS)
        tests = run(TESTS, python, for_pytest, settings)
    failed = [] if tests.returncode == 0 else [TESTS.name]
    for gate, waiting in others:
        done = waiting.result()
        head(gate)
        environment.say(done.stdout.rstrip())
        if done.returncode != 0:
            failed.append(gate.name)
    if failed:
        environment.say(f"\nFAILED: {', '.join(failed)}. Their output is above.")
    return 1 if failed else 0


def in_memory() -> Mapping[str, str]:
    """Settings that put the files of tests into memory, where the system has a folder for that.

    Thousands of campaigns are made and thrown away; a disk is waited for at each of their entries.
    """
    if not (MEMORY.is_dir() and os.access(MEMORY, os.W_OK)):
        return {}
    return {"PYTEST_DEBUG_TEMPROOT": str(MEMORY)} if disk_usage(MEMORY).free > ROOM else {}


def head(gate: Gate) -> None:
    """Write the heading that stands above the output of `gate`."""
    environment.say(f"\n{f'== {gate.name} ':=<{WIDTH}}")


def run(
    gate: Gate,
    python: Path,
    arguments: Sequence[str] = (),
    more: Mapping[str, str] = MappingProxyType({}),
    *,
    keeps: bool = False,
) -> subprocess.CompletedProcess[str]:
    """Run `gate` with `more` variables; what it says is shown at once, or kept in the result."""
    variables = environment.clean_environment() | {"QT_QPA_PLATFORM": "offscreen", **more}
    return subprocess.run(
        [str(python), *gate.command, *arguments],
        cwd=environment.ROOT,
        env=variables,
        check=False,
        text=True,
        stdout=subprocess.PIPE if keeps else None,
        stderr=subprocess.STDOUT if keeps else None,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
