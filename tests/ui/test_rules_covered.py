"""The dialog "Rules covered": every case of the game is listed, found and read."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from oobmgr.domain.cases import shown_case
from oobmgr.rules.games import GAMES
from oobmgr.ui.dialogs.case_dialog import CaseDialog
from tests.ui.desks import open_window, settle, until


def rules(qtbot: QtBot) -> CaseDialog:
    dialog = CaseDialog(GAMES[0])
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    until(qtbot, dialog.isActiveWindow)
    return dialog


def listed(dialog: CaseDialog) -> list[str]:
    rows = [dialog.model.row_at(at) for at in range(dialog.model.rowCount())]
    return [case.id for case in rows if case is not None]


def test_every_case_stands_under_its_chapter(qtbot: QtBot) -> None:
    dialog = rules(qtbot)
    assert sorted(listed(dialog)) == sorted(GAMES[0].cases())
    heads = [dialog.model.group_at(at) for at in range(dialog.model.rowCount())]
    names = {head.label for head in heads if head is not None}
    assert names <= set(GAMES[0].chapters.values())


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("INC-12", "INC-12"),
        ("inc 12", "INC-12"),
        ("resource points buying", "SP-05"),
        ("rail", "RAIL-01"),
        ("air_supply_cost", "SP-09"),
        ("a calculation", "GEN-04"),
    ],
)
def test_a_case_is_found_by_all_that_is_told_of_it(qtbot: QtBot, text: str, found: str) -> None:
    dialog = rules(qtbot)
    dialog.search.setFocus()
    qtbot.keyClicks(dialog.search, text)
    assert found in listed(dialog)
    assert len(listed(dialog)) < len(GAMES[0].cases())


def test_enter_goes_from_the_search_to_the_first_case_and_shows_it(qtbot: QtBot) -> None:
    dialog = rules(qtbot)
    dialog.search.setFocus()
    qtbot.keyClicks(dialog.search, "lend-lease")
    first = listed(dialog)[0]
    assert dialog.case_id.text() == shown_case(first)
    qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.table.hasFocus()
    assert dialog.isVisible()
    case = GAMES[0].cases()[first]
    assert dialog.title.text() == case.title
    assert dialog.text.text() == case.text
    assert all(name in dialog.acts.text() for name in case.acts)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Down)
    assert dialog.case_id.text() == shown_case(listed(dialog)[1])


def test_nothing_found_is_said(qtbot: QtBot) -> None:
    dialog = rules(qtbot)
    qtbot.keyClicks(dialog.search, "zzzz")
    assert dialog.nothing.isVisible()
    assert not dialog.table.isVisible()
    dialog.search.clear()
    assert dialog.table.isVisible()


def test_help_and_palette_lead_there(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    assert window.menus.actions["rules"] in window.menus.menus["Help"].actions()
    window.menus.give("palette")
    settle(qtbot, window)
    qtbot.keyClicks(window.bar_end.field, "rules covered")
    qtbot.keyClick(window.bar_end.field, Qt.Key.Key_Return)
    assert [dialog.isVisible() for dialog in window.findChildren(CaseDialog)] == [True]
