"""Makes the environment that the program and its tests run in, once, and then finds it made.

Standard library only: this runs on a machine that has a plain Python 3.11 or newer and nothing
else. The environment is `.venv` in the checkout, or the folder that OOBMGR_VENV names.
"""

import hashlib
import os
import subprocess
import sys
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import system_libraries
from system_libraries import Need, Use

ROOT = Path(__file__).resolve().parents[1]

# A machine may be set up in ways that make an environment slow or mix it with another one.
_UNWANTED = ("PYTHONDONTWRITEBYTECODE", "PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV")

# What pip's last words look like when nothing answers.
_NO_NETWORK = (
    "name resolution",
    "Name or service not known",
    "nodename nor servname",
    "getaddrinfo failed",
    "NewConnectionError",
    "NameResolutionError",
    "Network is unreachable",
    "ConnectTimeout",
    "ProxyError",
    "Connection refused",
)

# The lines of pip that show that something is going on.
_SHOWN = ("Collecting", "  Downloading", "Installing collected", "Successfully installed")


class SetupError(Exception):
    """The environment cannot be made; the message says why and what to do."""


@dataclass(frozen=True)
class Purpose:
    """What an environment is made for: its name, its lock, and what it needs of the system."""

    name: str
    lock: Path
    uses: tuple[Use, ...]


RUN = Purpose("run", ROOT / "requirements" / "run.txt", (Use.QT, Use.WINDOW))
TEST = Purpose("test", ROOT / "requirements" / "test.txt", (Use.QT, Use.WINDOW, Use.TESTS))


def prepare(purpose: Purpose) -> Path:
    """Make the environment for `purpose` unless it is made; return its Python.

    Raises:
        SetupError: It cannot be made, with the reason in plain words.
    """
    folder = environment_folder()
    python = python_of(folder)
    exists = _starts(python)
    _provide_system_needs(purpose.uses if exists else (Use.PYTHON, *purpose.uses))
    stamp = folder / f"oobmgr-{purpose.name}.stamp"
    wanted = fingerprint(purpose)
    if exists and stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    if not exists:
        _create(folder)
    stamp.unlink(missing_ok=True)
    _install(python, purpose)
    stamp.write_text(wanted, encoding="utf-8")
    return python


def run_tests_module(module: str, arguments: Sequence[str]) -> int:
    """Set up what is missing, and run a module of the tests; 2 where it cannot be set up."""
    try:
        python = prepare(TEST)
    except SetupError as problem:
        print(problem, file=sys.stderr)
        return 2
    variables = clean_environment() | {"QT_QPA_PLATFORM": "offscreen"}
    command = [str(python), "-m", module, *arguments]
    return subprocess.run(command, cwd=ROOT, env=variables, check=False).returncode


def environment_folder() -> Path:
    """Return the folder of the environment, whether or not it exists."""
    named = os.environ.get("OOBMGR_VENV")
    return Path(named).expanduser().absolute() if named else ROOT / ".venv"


def python_of(folder: Path) -> Path:
    """Return the Python of the environment in `folder`."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def fingerprint(purpose: Purpose) -> str:
    """Return a digest of all that decides what is in the environment for `purpose`."""
    digest = hashlib.sha256()
    for part in (purpose.lock.read_bytes(), (ROOT / "pyproject.toml").read_bytes()):
        digest.update(hashlib.sha256(part).digest())
    digest.update(f"{ROOT}\0{sys.version}".encode())
    return digest.hexdigest()


def clean_environment() -> dict[str, str]:
    """Return this process's environment variables without those that slow or mix environments."""
    return {name: value for name, value in os.environ.items() if name not in _UNWANTED}


def say(text: str) -> None:
    """Tell the person at the keyboard what is being done, before it is done."""
    print(text, flush=True)


# ---------------------------------------------------------------------------------- system needs


def _provide_system_needs(uses: Sequence[Use]) -> None:
    """Install what is missing for `uses` where that is possible, and say so where it is not.

    Raises:
        SetupError: Something is missing without which nothing can start.
    """
    needs = system_libraries.missing(uses)
    if needs and system_libraries.may_install():
        packages = system_libraries.apt_packages(needs)
        say(f"Installing system packages: {' '.join(packages)}")
        said = system_libraries.install(packages)
        needs = system_libraries.missing(uses)
        if needs:
            say(said)
    if needs:
        _report_missing(needs)


def _report_missing(needs: Sequence[Need]) -> None:
    names = ", ".join(need.name for need in needs)
    text = f"This system lacks {names}. Run\n    {system_libraries.install_line(needs)}\n"
    if any(need.use in {Use.PYTHON, Use.QT} for need in needs):
        raise SetupError(text + "and then this command again.")
    say(text + "Going on without: only what uses them is affected.\n")


# -------------------------------------------------------------------------------- the environment


def _starts(python: Path) -> bool:
    """Return whether `python` runs and is of this version: an update may have removed its base."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    code = "import pip, sys; print('%d.%d' % sys.version_info[:2])"
    try:
        finished = subprocess.run(
            [python, "-c", code],
            capture_output=True,
            text=True,
            check=False,
            env=clean_environment(),
        )
    except OSError:
        return False
    return finished.returncode == 0 and finished.stdout.strip() == version


def _create(folder: Path) -> None:
    if folder.exists() and any(folder.iterdir()) and not (folder / "pyvenv.cfg").is_file():
        message = f"{folder} is not empty and no Python environment. Name another in OOBMGR_VENV."
        raise SetupError(message)
    say(f"Creating the environment in {folder}")
    command = [sys.executable, "-m", "venv", "--clear", str(folder)]
    if subprocess.run(command, env=clean_environment(), check=False).returncode:
        message = f"Python could not create an environment in {folder}; what it says is above."
        raise SetupError(message)


def _install(python: Path, purpose: Purpose) -> None:
    say("Installing the locked dependencies (Qt is large: some minutes the first time)")
    # Not compiled by pip, which would do it on one processor.
    locked = ["--require-hashes", "--only-binary", ":all:", "--no-compile", "-r", str(purpose.lock)]
    _pip(python, locked)
    # Among what others made are templates that are no Python; nothing needs to be told of them.
    make_bytecode(python, "-qq", python.parents[1] / ("Lib" if os.name == "nt" else "lib"))
    say("Installing oobmgr from this checkout")
    # The build backend is in the lock, so nothing is fetched and nothing is built with the newest.
    itself = ["--no-index", "--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    _pip(python, itself)
    make_bytecode(python, "-q", ROOT / "src", ROOT / "alembic")


def make_bytecode(python: Path, silence: str, *folders: Path) -> None:
    """Make the bytecode of all in some folders, on all processors at once.

    Without it the program takes twice as long to start.
    """
    subprocess.run(
        [python, "-m", "compileall", silence, "-j", "0", *folders],
        check=False,
        env=clean_environment(),
    )


def _pip(python: Path, arguments: Sequence[str]) -> None:
    """Run `pip install`, showing what it fetches.

    Raises:
        SetupError: pip failed; with its last words, or plain ones if the network is to blame.
    """
    command = [str(python), "-m", "pip", "install", "--disable-pip-version-check"]
    command += ["--no-input", "--progress-bar", "off", *arguments]
    last_words: deque[str] = deque(maxlen=60)
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=clean_environment(),
    ) as running:
        for line in running.stdout or ():
            if line.startswith(_SHOWN):
                say(f"    {line.rstrip()}")
            last_words.append(line)
    if running.returncode:
        raise SetupError(_why_pip_failed("".join(last_words)))


def _why_pip_failed(output: str) -> str:
    """Return what to tell the person, from pip's last words."""
    if any(sign in output for sign in _NO_NETWORK):
        return (
            "The locked dependencies could not be fetched: the package index does not answer.\n"
            "Check the network (and a proxy, if you use one), then run this command again."
        )
    if "THESE PACKAGES DO NOT MATCH THE HASHES" in output:
        return f"{output}\nA package that was fetched is not the one that the lock names."
    return f"{output}\npip could not install the dependencies; what it says is above."
