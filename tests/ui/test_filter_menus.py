"""A filter above a table, by keys alone: its menu opens, letters find, Enter chooses."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from oobmgr.ui.widgets.filter_menu import FilterChoice, FilterMenu

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
