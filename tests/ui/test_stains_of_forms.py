"""Every form of a phase and every dialog in each look: nothing is cut or covered."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.accounts import SideId
from oobmgr.games.europa.words import AIR
from oobmgr.ui.application import wear
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.turn.due_together import DueTogether
from oobmgr.ui.widgets.fitted_label import FittedLabel
from tests.campaigns import SAMPLE, campaign_at, post, sample_order
from tests.depth import deep
from tests.ui.desks import open_window, settle
from tests.ui.looks import BOOKS, EVERY_LOOK, HARDEST, SMALL, Look, dressing_window, wear_look
from tests.ui.stains import stains
from tests.ui.walk import Walk


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, qapp: QApplication) -> MainWindow:
    """July I 1941 of the Axis: a pocket isolated since June II, groups at a base, one damaged."""
    new = NewCampaign("Tuesdays", "europa", "barbarossa", "full", {"surprise_turn": "skip"})
    books = campaign_at(tmp_path / "tuesdays.oob", new, sample_order())
    pocket = [row.id for row in books.queries.units() if row.side == "axis"][:3]
    post(books, "supply_states", isolated=pocket)
    post(books, "air_base", name="Warszawa", hex="1B 2201", city="major", airfield=True)
    for source, target, number in (("available", "Warszawa", 3), ("Warszawa", "inoperable", 1)):
        moves = [{"card": "He111", "source": source, "target": target, "number": number}]
        post(books, "air_move", moves=moves, correct=True)
    books.session.execute(Advance("turn", anyway=True))
    shown = open_window(qtbot, tmp_path, books, page="exchange")
    shown.preferences_changed.connect(lambda preferences: wear(qapp, preferences))
    return shown


@pytest.mark.parametrize("look", EVERY_LOOK if deep(0, nightly=1) else [HARDEST])
@pytest.mark.usefixtures("open_beside")
def test_nothing_is_cut_or_nameless_in_forms_and_dialogs(
    look: Look, qtbot: QtBot, window: MainWindow
) -> None:
    wear_look(qtbot, window, *look)
    walk = Walk(qtbot, window, look)
    walk.dialogs()
    for _ in range(deep(1, nightly=10)):
        walk.forms()
        if walk.phase == AIR:
            walk.air_forms()
        walk.go_on()
    walked = {"isolation", "breakout", "charts", "rules"}
    walked |= {"air_repair", "air page: air_mission"} if deep(0, nightly=1) else set()
    assert walked <= set(walk.seen)
    assert not walk.found, walk.told()


@pytest.mark.usefixtures("open_beside")
def test_nothing_is_cut_or_nameless_where_a_sheet_is_unlocked(
    qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    window = dressing_window(qtbot, qapp, tmp_path, BOOKS["spark"](tmp_path), page="exchange")
    assert window.desk is not None
    window.desk.campaign.set_passphrase(SideId("german"), "geheim")
    window.desk.lock()
    wear_look(qtbot, window, *HARDEST)
    walk = Walk(qtbot, window, HARDEST)
    walk.open("unlock")
    assert walk.seen == ["unlock"]
    assert not walk.found, walk.told()


def test_steps_are_named_beside_their_button_whole_or_not_at_all(
    qtbot: QtBot, window: MainWindow
) -> None:
    assert window.workspace is not None
    window.workspace.show_page("turn")
    settle(qtbot, window)
    together = window.findChild(QWidget, "due_together")
    assert isinstance(together, DueTogether)
    names = together.findChild(FittedLabel)
    assert names is not None
    for size, shown in (((1440, 900), True), (SMALL, False), ((1440, 900), True)):
        wear_look(qtbot, window, 100, size, "light")
        assert names.text() == (names.words if shown else "")
        assert "Nothing to decide in Reinforcements" in together.toolTip()


def test_what_leads_on_stands_in_sight_above_a_phase(qtbot: QtBot, window: MainWindow) -> None:
    assert window.workspace is not None
    window.workspace.show_page("turn")
    for text_pct in (100, 200, 100):
        wear_look(qtbot, window, text_pct, SMALL, "dark")
        head = window.findChild(QWidget, "phase_head")
        assert isinstance(head, QWidget)
        button = window.findChild(QWidget, "next_phase")
        assert isinstance(button, QWidget)
        for part in (head, button):
            assert part.mapTo(window, part.rect().topRight()).x() < window.width()
        assert button.width() >= button.minimumSizeHint().width()
        area = head.parentWidget()
        while not isinstance(area, QScrollArea):
            assert area is not None
            area = area.parentWidget()
        assert area.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("look", EVERY_LOOK if deep(0, nightly=1) else [HARDEST])
def test_nothing_is_cut_where_a_list_is_imported_and_the_past_is_looked_at(
    look: Look, qtbot: QtBot, window: MainWindow
) -> None:
    walk = Walk(qtbot, window, look, stains)
    assert window.workspace is not None
    window.files.take(SAMPLE)
    settle(qtbot, window)
    # The sheet stands there before the look changes.
    wear_look(qtbot, window, *look)
    walk.note("import", window)
    window.workspace.look_step(-1)
    walk.pages(["order_of_battle", "ledger", "pictures"])
    assert not walk.found, walk.told()
