"""Settings are written down as they change: a program that is killed has not closed before."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QSplitter
from pytestqt.qtbot import QtBot

from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.shell import places as keeping
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.order_of_battle.view_choices import SavedFilter
from tests.ui.desks import full_campaign, open_window, settle, until


def screen_of(window: MainWindow) -> OrderOfBattleScreen:
    workspace = window.workspace
    screen = workspace.loaded("order_of_battle") if workspace is not None else None
    assert isinstance(screen, OrderOfBattleScreen)
    return screen


def places(folder: Path) -> dict[str, Any]:
    """What stands in the file of the settings; nothing before it is written."""
    path = folder / "settings.json"
    found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    kept: dict[str, Any] = found.get("places", {})
    return kept


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is changed is written after a moment that nobody needs to sit out here."""
    monkeypatch.setattr(keeping, "_KEPT_AFTER_MS", 20)


@pytest.mark.usefixtures("soon")
def test_columns_groups_filters_and_sizes_are_written_without_an_orderly_end(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    window.menus.give("page:order_of_battle")
    settle(qtbot, window)
    screen = screen_of(window)

    def chosen() -> dict[str, Any]:
        kept: dict[str, Any] = json.loads(places(tmp_path).get("order_of_battle:chosen", "{}"))
        return kept

    screen.view.group_by("nation")
    until(qtbot, lambda: chosen().get("group") == "nation")
    screen.table.arrangement.toggle("ratings")
    until(qtbot, lambda: "ratings" not in dict(chosen()["columns_at_normal_text"]))
    screen.table.sort_from(1)
    until(qtbot, lambda: bool(chosen()["sorts"]))
    screen.view.keep("Panzers", SavedFilter(search="panzer"))
    until(qtbot, lambda: list(chosen()["saved"]) == ["Panzers"])
    screen.view.forget("Panzers")
    until(qtbot, lambda: not chosen()["saved"])


@pytest.mark.usefixtures("soon")
def test_edges_and_the_window_are_written_where_they_stand(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    window.menus.give("page:order_of_battle")
    settle(qtbot, window)
    until(qtbot, lambda: "order_of_battle:0" in places(tmp_path))
    before = places(tmp_path)
    edge = screen_of(window).splitter
    assert isinstance(edge, QSplitter)
    edge.moveSplitter(edge.sizes()[0] + 40, 1)
    until(qtbot, lambda: places(tmp_path)["order_of_battle:0"] != before["order_of_battle:0"])
    window.resize(1100, 760)
    until(qtbot, lambda: places(tmp_path)["window"] != before["window"])


RUN = (
    "import signal, sys; from pathlib import Path\n"
    # Run in the background of a script it would inherit that Ctrl+C is not for it, and live on.
    "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    "from PySide6.QtCore import QTimer\n"
    "from PySide6.QtWidgets import QApplication\n"
    "from oobmgr.bootstrap import window_services\n"
    "from oobmgr.ui import application\n"
    "from oobmgr.ui.main_window import MainWindow\n"
    "from oobmgr.ui.settings import Settings\n"
    "application.settings_file = lambda: Path(sys.argv[2])\n"
    "def ready():\n"
    "    window = QApplication.topLevelWidgets() and MainWindow.made\n"
    "    if not window or window.workspace is None:\n"
    "        QTimer.singleShot(20, ready); return\n"
    "    window.resize(1111, 777)\n"
    "    print('ready', flush=True)\n"
    "made = MainWindow.__init__\n"
    "def remember(self, *args, **more):\n"
    "    MainWindow.made = self\n"
    "    made(self, *args, **more)\n"
    "MainWindow.__init__ = remember\n"
    "MainWindow.made = None\n"
    "start = application.new_application\n"
    "def begin(arguments):\n"
    "    app = start(arguments)\n"
    "    QTimer.singleShot(0, ready)\n"
    "    return app\n"
    "application.new_application = begin\n"
    "sys.exit(application.run(['oobmgr'], Path(sys.argv[1]), window_services()))\n"
)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere no signal asks for an end")
@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_program_in_order(tmp_path: Path, sent: signal.Signals) -> None:
    full_campaign(tmp_path / "a.oob").close()
    kept = tmp_path / "settings.json"
    command = [sys.executable, "-c", RUN, str(tmp_path / "a.oob"), str(kept)]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert program.stdout is not None
    assert program.stdout.readline() == "ready\n"
    program.send_signal(sent)
    _, said = program.communicate()
    assert (program.returncode, said) == (0, "")
    assert "window" in places(tmp_path)
    # The log of the database is written back and gone: the campaign was closed.
    assert [path.name for path in tmp_path.glob("a.oob*")] == ["a.oob"]
