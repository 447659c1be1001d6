"""What every test has: no window on the screen, no file in the person's own folders."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

# Before anything loads Qt, which reads it once.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# No test measures time, so an example may take as long as a busy machine makes it take.
settings.register_profile("desk", deadline=None)
# Every run of continuous integration tries the same examples: a failure there is a change's fault.
settings.register_profile("ci", parent=settings.get_profile("desk"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Point every folder that settings, caches and recent files go to into the test's own."""
    home = tmp_path / "home"
    home.mkdir()
    for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_RUNTIME_DIR"):
        monkeypatch.setenv(name, str(home))
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
