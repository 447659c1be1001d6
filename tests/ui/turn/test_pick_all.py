"""*Pick all shown* picks what a folded hex holds, too, and what a search leaves of it."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from oobmgr.ui.viewmodels.turn_units import PickRow
from oobmgr.ui.views.turn.picker import UnitPicker


def _row(number: int, name: str, place: str) -> PickRow:
    return PickRow(
        id=number, designation=name, type="infantry", size="XX", emblem="", rating_text="",
        formation="Army", place=place, kind="infantry", price_text="", paid="", group=place,
    )  # fmt: skip


def test_all_units_of_a_folded_hex_are_picked(qtbot: QtBot) -> None:
    picker = UnitPicker({"units": "moves"}, "State")
    qtbot.addWidget(picker)
    picker.set_rows([_row(1, "8", "A1"), _row(2, "9", "A1"), _row(3, "80", "A2")])
    # Heads stand at the places 0 and 3; the first hex is folded, then the second.
    picker.model.toggle_group(0)
    picker.model.toggle_group(1)
    assert picker.model.rowCount() == 2
    picker.every.click()
    assert picker.raw() == {"units": [1, 2, 3]}
    picker.pick_none()
    picker.model.set_filter("8")
    picker.every.click()
    assert picker.raw() == {"units": [1, 3]}


def test_a_choice_of_one_is_not_shown_and_goes_with_its_list(qtbot: QtBot) -> None:
    picker = UnitPicker({"units": "moves"}, "State")
    qtbot.addWidget(picker)
    assert [part.parent() for part in (picker.mode, picker.filter)] == [picker, picker]
