"""A filter above a table, by keys alone: its menu opens, letters find, Enter chooses."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from oobmgr.ui.views.ledger.screen import LedgerScreen
from oobmgr.ui.widgets.filter_menu import FilterChoice, FilterMenu
from tests.ui.desks import full_campaign, settle
from tests.ui.looks import SMALL, dressing_window, wear_look

TYPES = ("antitank", "panzer", "Panzerzug", "SS motorised")


def test_a_type_is_typed_in_the_menu_of_a_filter(qtbot: QtBot) -> None:
    """Letters did nothing, and Enter then went to the first entry instead of choosing one."""
    chosen: list[str] = []
    filtered = FilterMenu("Type", lambda: [FilterChoice(name, name, 2) for name in TYPES])
    filtered.changed.connect(chosen.append)
    qtbot.addWidget(filtered)
    filtered.set_value("panzer")
    menu = filtered.menu()
    qtbot.addWidget(menu)
    menu.popup(filtered.mapToGlobal(filtered.rect().bottomLeft()))
    # What is set is where the arrows go on from.
    assert menu.activeAction().data().value == "panzer"
    qtbot.keyClicks(menu, "ss m")
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert (chosen, filtered.value) == (["SS motorised"], "SS motorised")


def test_what_a_filter_is_set_to_takes_the_place_of_its_name_where_both_have_no_room(
    qtbot: QtBot,
) -> None:
    name = "The Siegfried Line and the Maginot Line"
    filtered = FilterMenu("Formation", lambda: [FilterChoice(name, name, 2)])
    qtbot.addWidget(filtered)
    unset = filtered.sizeHint().width()
    filtered.set_value(name)
    assert filtered.sizeHint().width() > unset + 100
    assert filtered.minimumSizeHint().width() == unset
    # Whatever is cut is told in full.
    assert filtered.toolTip() == f"Formation: {name}"


@pytest.mark.parametrize("text_pct", [100, 150, 200])
def test_the_ledger_with_each_filter_set_is_no_wider_than_a_small_window(
    qtbot: QtBot, tmp_path: Path, qapp: QApplication, text_pct: int
) -> None:
    window = dressing_window(
        qtbot, qapp, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange"
    )
    assert window.workspace is not None
    window.workspace.show_page("ledger")
    settle(qtbot, window)
    screen = window.workspace.screen_shown
    assert isinstance(screen, LedgerScreen)
    for filtered in screen.menus.values():
        filtered.set_value("turn", "Surprise turn, June 1941, Axis player turn")
    wear_look(qtbot, window, text_pct, SMALL, "light")
    area = window.findChild(QScrollArea, "page_area")
    assert isinstance(area, QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0
