"""What every test has: no window on the screen, no file in the person's own folders."""

import atexit
import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Generator, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import settings

# Before the program is loaded, which takes it for the usual. All that a process keeps was looked at
# for a thirtieth of the time that the tests take; a look now comes after so many new values.
gc.set_threshold(5_000, 10, 20)

# Before anything loads Qt, which reads it once.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_TESTS = Path(__file__).resolve().parent

# No test measures time, so an example may take as long as a busy machine makes it take.
settings.register_profile("desk", deadline=None)
# Every run of continuous integration tries the same examples: a failure there is a change's fault.
settings.register_profile("ci", parent=settings.get_profile("desk"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


# What tests and the program leave among temporary files is cleared away: a campaign that random
# play begins with is made once and kept to the end, and a night of them filled a disk. Registered
# before a pool of processes is made, so that it comes after the pool has cleared away its own. It
# lies where pytest puts its own files, in memory if that is: a disk is waited for at each entry.
_TEMPORARY = tempfile.mkdtemp(prefix="oobmgr-tests-", dir=os.environ.get("PYTEST_DEBUG_TEMPROOT"))
atexit.register(shutil.rmtree, _TEMPORARY, ignore_errors=True)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Look for no garbage while fifteen thousand tests are made, nor among them afterwards.

    They all stay to the end. To walk through them again and again took as long as to find them,
    and each later look at all that there is took half a second.
    """
    gc.disable()
    try:
        _meet_in_the_middle(session.config)
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def _meet_in_the_middle(config: pytest.Config) -> None:
    """In the second of two processes, load the tests from the last one on.

    In a fresh checkout pytest spells out the assertions of each file, and keeps what it made. Both
    processes went through all files at the same time, and each made all of them.
    """
    whole = [Path(one).resolve() for one in config.args] == [_TESTS]
    if os.environ.get("PYTEST_XDIST_WORKER") != "gw1" or not whole or sys.dont_write_bytecode:
        return
    for path in sorted(_TESTS.rglob("test_*.py"), reverse=True):
        if any((path.parent / "__pycache__").glob(f"{path.stem}.*-pytest-*.pyc")):
            return  # the other process has been there, or an earlier run
        # What cannot be loaded is told where it is collected.
        with suppress(Exception):
            import_module(".".join(path.relative_to(_TESTS.parent).with_suffix("").parts))


@pytest.fixture(scope="session", autouse=True)
def _temporary_files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Put temporary files into one folder, those of programs that a test starts as well."""
    tmp_path_factory.getbasetemp()  # which is kept where a test fails, and stands beside it
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tempfile, "tempdir", _TEMPORARY)
        patch.setenv("TMPDIR", _TEMPORARY)
        yield


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """Start Qt in the style of the program, whatever the system has."""
    return ["oobmgr", "-style", "Fusion"]


@pytest.fixture(scope="session")
def _home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that stands for the person's own."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture(autouse=True)
def _own_folders(_home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Point every folder that settings, caches and recent files go to into one that is empty.

    One for all tests, emptied after each: most write nothing there, and thousands of folders take
    longer to make and to clear away than the tests themselves.
    """
    for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_RUNTIME_DIR"):
        monkeypatch.setenv(name, str(_home))
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(_home / name.lower()))
    yield
    for left in list(_home.iterdir()):
        if left.is_dir() and not left.is_symlink():
            shutil.rmtree(left)
        else:
            left.unlink()
