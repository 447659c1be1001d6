"""Pages are loaded in a worker before they are shown, and what was closed is let go of."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
import weakref
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest
from pytestqt.qtbot import QtBot

from oobmgr.domain.garbage import spare_what_stays
from oobmgr.ui.main_window import MainWindow
from tests.ui.desks import new_campaign, open_window, settle

_ALONE = "OOBMGR_TEST_ALONE"

_UNREAD = """
import inspect
from oobmgr.bootstrap import leave_sources_unread
leave_sources_unread()
read = []
inspect.getsource = lambda module: read.append(module) or ""
import colorsys
print(len(read))
"""


def test_a_page_of_the_game_is_loaded_in_the_worker(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded_in: list[threading.Thread] = []
    page = "oobmgr.games.europa.pages.combat.screen"
    execute = SourceFileLoader.exec_module

    def watch(loader: SourceFileLoader, module: ModuleType) -> None:
        if module.__name__ == page:
            loaded_in.append(threading.current_thread())
        execute(loader, module)

    monkeypatch.setattr(SourceFileLoader, "exec_module", watch)
    monkeypatch.delitem(sys.modules, page, raising=False)
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "new.oob"))
    qtbot.waitUntil(lambda: bool(loaded_in))
    settle(qtbot, window)
    assert len(loaded_in) == 1
    assert loaded_in != [threading.main_thread()]


def test_a_campaign_that_is_closed_is_let_go_of(qtbot: QtBot, tmp_path: Path) -> None:
    if not os.environ.get(_ALONE):
        _test_alone(test_a_campaign_that_is_closed_is_let_go_of.__name__)
        return
    # As if this window were the first of the process, whatever loads the tests has done before.
    spare_what_stays.cache_clear()
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "first.oob"))
    gone = _watched(window)
    window.show_campaign(new_campaign(tmp_path / "second.oob"))
    settle(qtbot, window)
    gc.collect()
    assert gone() is None


def _test_alone(name: str) -> None:
    """In a process of its own: here the look would take all that the tests before have left."""
    words = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist"]
    alone = {**os.environ, _ALONE: "1"}
    done = subprocess.run(
        [*words, f"{__file__}::{name}"], env=alone, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert "1 passed" in done.stdout


def _watched(window: MainWindow) -> weakref.ref[object]:
    assert window.desk is not None
    return weakref.ref(window.desk.campaign.queries)


def test_no_source_is_read_for_what_nothing_asks_for() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _UNREAD], capture_output=True, text=True, check=False
    )
    assert (done.stdout.strip(), done.stderr) == ("0", "")
