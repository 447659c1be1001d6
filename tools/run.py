"""Sets up what is missing and does the program's main job: `python3 tools/run.py`.

With a display: opens the window on a sample campaign. Without one: imports the sample order of
battle, plays two turns of both sides and writes workbook, roster sheets and a picture.
"""

import sys

# Before anything else is imported: the rest is not even readable to an older Python.
if sys.version_info < (3, 11):  # noqa: UP036 - this is the check that says so in plain words
    sys.exit(
        "oobmgr needs Python 3.11 or newer; this one is "
        + ".".join(str(part) for part in sys.version_info[:3])
        + ".\nGet one from https://www.python.org/downloads/ or your system's packages."
    )

import argparse
import os
import subprocess
from pathlib import Path

import environment


def main(arguments: list[str]) -> int:
    """Run the main job; return its exit code, or 2 where the environment cannot be made."""
    parser = argparse.ArgumentParser(prog="run.py", description=__doc__)
    parser.add_argument("--headless", action="store_true", help="open no window")
    parser.add_argument(
        "--out",
        type=Path,
        default=environment.ROOT / "out" / "demo",
        metavar="FOLDER",
        help="where files go when no window is opened (default: out/demo)",
    )
    options = parser.parse_args(arguments)
    try:
        python = environment.prepare(environment.RUN)
    except environment.SetupError as problem:
        print(problem, file=sys.stderr)
        return 2
    if has_display(os.environ, sys.platform) and not options.headless:
        environment.say("Opening the window on the sample campaign")
        return run(python, "demo", "--window")
    folder = options.out.absolute()
    environment.say(f"No window: playing two turns of the sample campaign into {folder}")
    code = run(python, "demo", "--out", str(folder))
    if code == 0:
        environment.say(f"Written to {folder}")
    return code


def has_display(variables: "os._Environ[str] | dict[str, str]", system: str) -> bool:
    """Return whether a window can be shown, judged by the environment's `variables`."""
    if system in {"darwin", "win32"}:
        return True
    return bool(variables.get("DISPLAY") or variables.get("WAYLAND_DISPLAY"))


def run(python: Path, *arguments: str) -> int:
    """Run the program in its environment; return its exit code."""
    variables = environment.clean_environment()
    if not has_display(os.environ, sys.platform):
        variables.setdefault("QT_QPA_PLATFORM", "offscreen")
    command = [str(python), "-m", "oobmgr", *arguments]
    return subprocess.run(command, env=variables, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
