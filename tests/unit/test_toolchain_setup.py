"""The two commands of the README: what they say, and what they do when something is missing."""

import subprocess
import sys
from pathlib import Path

import pytest

import environment
import run
import system_libraries
import test as test_command
from system_libraries import Need, Use

LIBRARY = Need("libnowhere-7.so.7", Use.QT, "libnowhere7", "nowhere", "nowhere-lib")
SECOND = Need("libnowhere-8.so.8", Use.WINDOW, "libnowhere7", "nowhere", "nowhere-lib")
PROGRAM = Need("no-such-program", Use.TESTS, "no-such", "no-such", "no-such")
MODULE = Need("no_such_module", Use.PYTHON, "python3-no-such", "no-such", "no-such")
PRESENT = Need("venv", Use.PYTHON, "python3-venv", "python3-libs", "python")

MANUAL_LINE = (
    "(your system's package manager) install what brings: "
    "libnowhere-7.so.7 libnowhere-8.so.8 no-such-program"
)


@pytest.fixture
def needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Linux that has one of five needs, and on which nothing can be installed."""
    monkeypatch.setattr(system_libraries, "NEEDS", (LIBRARY, SECOND, PROGRAM, MODULE, PRESENT))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_libraries, "may_install", lambda: False)


@pytest.mark.usefixtures("needs")
@pytest.mark.parametrize(
    ("uses", "lacking"),
    [
        ((Use.QT,), [LIBRARY]),
        ((Use.QT, Use.WINDOW), [LIBRARY, SECOND]),
        ((Use.TESTS,), [PROGRAM]),
        ((Use.PYTHON,), [MODULE]),
        ((), []),
    ],
)
def test_what_is_missing_is_found_by_name(uses: tuple[Use, ...], lacking: list[Need]) -> None:
    assert system_libraries.missing(uses) == lacking


@pytest.mark.parametrize(
    ("manager", "line"),
    [
        (
            "apt-get",
            "sudo apt-get update && sudo apt-get install -y libnowhere7 no-such",
        ),
        ("dnf", "sudo dnf install -y nowhere no-such"),
        ("pacman", "sudo pacman -S --needed nowhere-lib no-such"),
        (
            "none of these",
            MANUAL_LINE,
        ),
    ],
)
def test_the_line_to_run_is_that_of_the_system(
    monkeypatch: pytest.MonkeyPatch, manager: str, line: str
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: name if name == manager else None)
    assert system_libraries.install_line((LIBRARY, SECOND, PROGRAM)) == line


@pytest.mark.usefixtures("needs")
def test_without_the_libraries_of_qt_nothing_is_made(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("OOBMGR_VENV", str(tmp_path / "new"))
    with pytest.raises(environment.SetupError, match=r"lacks .*libnowhere-7\.so\.7.*Run\n"):
        environment.prepare(environment.RUN)
    assert not (tmp_path / "new").exists()


def test_a_folder_with_other_files_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna", encoding="utf-8")
    monkeypatch.setattr(system_libraries, "NEEDS", ())
    monkeypatch.setenv("OOBMGR_VENV", str(tmp_path))
    with pytest.raises(environment.SetupError, match="is not empty and no Python environment"):
        environment.prepare(environment.RUN)
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8") == "Dear Anna"


def test_the_environment_is_in_the_checkout_unless_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OOBMGR_VENV", raising=False)
    assert environment.environment_folder() == environment.ROOT / ".venv"


def test_a_changed_lock_is_another_environment(tmp_path: Path) -> None:
    lock = tmp_path / "lock.txt"
    lock.write_text("one==1", encoding="utf-8")
    purpose = environment.Purpose("run", lock, ())
    before = environment.fingerprint(purpose)
    assert environment.fingerprint(purpose) == before
    lock.write_text("one==2", encoding="utf-8")
    assert environment.fingerprint(purpose) != before


def test_bytecode_is_made_of_all_that_is_python_and_nothing_is_told_of_the_rest(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "inner").mkdir()
    for name, code in (("one.py", "x = 1"), ("inner/two.py", "x = 2"), ("of.tmpl.py", "{% for %}")):
        (tmp_path / name).write_text(code, encoding="utf-8")
    environment.make_bytecode(Path(sys.executable), "-qq", tmp_path)
    made = {path.name.partition(".")[0] for path in tmp_path.rglob("*.pyc")}
    assert made == {"one", "two"}
    assert capfd.readouterr() == ("", "")


def test_variables_that_slow_or_mix_environments_are_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setenv("LANG", "C.UTF-8")
    cleaned = environment.clean_environment()
    assert {"PYTHONDONTWRITEBYTECODE", "PYTHONPATH"}.isdisjoint(cleaned)
    assert cleaned["LANG"] == "C.UTF-8"


@pytest.mark.parametrize(
    ("variables", "system", "display"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_window_is_opened_where_there_is_a_display(
    variables: dict[str, str], system: str, display: bool
) -> None:
    assert run.has_display(variables, system) is display


FAKE_PYTHON = """#!/bin/sh
echo "$@" >> "{log}"
echo "told by $2"
case "$*" in *{fails}*) exit 1;; *) exit 0;; esac
"""


@pytest.mark.parametrize(
    ("fails", "code"),
    [("ruff check", 1), ("mypy", 1), ("pytest", 1), ("nothing of these", 0)],
)
def test_all_checks_run_and_one_that_fails_counts(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    fails: str,
    code: int,
) -> None:
    log, python = tmp_path / "log", tmp_path / "python"
    quoted = fails.replace(" ", "\\ ")
    python.write_text(FAKE_PYTHON.format(log=log, fails=quoted), encoding="utf-8")
    python.chmod(0o755)
    monkeypatch.setattr(environment, "prepare", lambda _purpose: python)
    assert test_command.main(["-k", "supply"]) == code
    ran = log.read_text(encoding="utf-8").splitlines()
    checks = [line.split()[1] for line in ran if line.startswith("-m")]
    assert sorted(checks) == ["mypy", "pytest", "ruff", "ruff"]
    tests = " ".join(("-m pytest -n 2 --dist worksteal", *test_command.STANDS_STILL, "-k supply"))
    assert tests in ran
    # Those beside the tests are told below them, not among their dots.
    told = capsys.readouterr().out
    for gate in test_command.GATES[:3]:
        _, below = told.split(f"== {gate.name} ")
        assert below.splitlines()[1] == f"told by {gate.command[1]}"
    assert (f"FAILED: {fails}." in told) == bool(code)


@pytest.mark.parametrize("script", ["run.py", "test.py"])
def test_an_older_python_is_told_so(script: str) -> None:
    pretend = "import runpy, sys; sys.version_info = (3, 10, 4); runpy.run_path(sys.argv[1])"
    finished = subprocess.run(
        [sys.executable, "-c", pretend, str(environment.ROOT / "tools" / script)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 1
    assert finished.stderr.startswith("oobmgr needs Python 3.11 or newer; this one is 3.10.4.\n")
