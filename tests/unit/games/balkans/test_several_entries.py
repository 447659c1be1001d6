"""Several entries of one turn, and late ones: what each by itself allows, and all together not."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.balkans.playing import SOVIET, Table

from oobmgr.campaign.commands import Late, PostAction

AIR = {"german_units": 1, "german_rolls": [5], "soviet_units": 3, "soviet_rolls": [2, 3, 6]}
ALONE = {"soviet_units": 1, "soviet_rolls": [6]}


def _asked(table: Table, action: str, **given: object) -> list[str]:
    return [one.message for one in table.preview(action, **given).warnings if one.asks]


def _late_move(table: Table, unit: str, to: str) -> PostAction:
    """A unit that entered a hex in the last Soviet combat phase, as it is entered now."""
    filled = table.queries.filled("enter_hex", {"units": [table.ids[unit]], "to": to})
    return PostAction("enter_hex", filled, Late("forgotten", side="soviet", phase="combat"))


def test_a_roll_stays_due_where_its_unit_was_lost_since(table: Table) -> None:
    """Else it could never be rolled, and no Soviet unit could enter a hex any more."""
    table.go_to(SOVIET, "movement")
    table.post("enter_hex", units="6 Gds", to="0718")
    table.lose("6 Gds")
    roll = {"units": "6 Gds", "city": "Budapest", "die": 4}
    assert "Roll for Budapest first" in table.refused("enter_hex", units="23", to="0818")
    table.post("festung_roll", **roll)
    table.post("enter_hex", units="23", to="0818")
    # Without a call of its own a unit that is gone calls for nothing.
    assert "is not on the map" in table.refused("festung_roll", **roll | {"city": "Graz"})


def test_a_combat_has_its_air_support_once(table: Table) -> None:
    table.go_to(SOVIET, "combat")
    table.post("air_support", place="0520", no_hq=True, **AIR)
    again = ["0520: air support of its combat is entered already in this phase."]
    assert _asked(table, "air_support", place="Budapest", no_hq=True, **AIR) == again
    assert _asked(table, "air_support", place="0519", no_hq=True, **AIR) == []
    assert _asked(table, "air_support", no_hq=True, **AIR) == []
    table.next_turn(SOVIET, "combat")
    assert _asked(table, "air_support", place="0520", no_hq=True, **AIR) == []


def test_hexes_to_an_hq_that_the_books_do_not_bear_out_are_asked_about(table: Table) -> None:
    """Front HQ stands in 0717: beside 0718, and more than two hexes from 0520."""
    table.go_to(SOVIET, "movement")
    table.post("hq_mode", units="Front HQ", mode="support")
    table.go_to(SOVIET, "combat")
    near, far = {"place": "0718", **ALONE}, {"place": "0520", **ALONE}
    none = ["According to the books, no HQ in support mode is within 2 hexes."]
    one = ["According to the books, Front HQ is 1 hex away, in support mode."]
    assert _asked(table, "air_support", hq_distance=2, **far) == none
    assert _asked(table, "air_support", hq_distance=3, **far) == []
    assert _asked(table, "air_support", no_hq=True, **far) == []
    assert _asked(table, "air_support", hq_distance=3, **near) == one
    assert _asked(table, "air_support", no_hq=True, **near) == one
    assert _asked(table, "air_support", hq_distance=2, **near) == []
    # Nothing hangs on it where the German air units count alone.
    assert _asked(table, "air_support", place="0718", no_hq=True, german_units=1,
                  german_rolls=[6]) == []  # fmt: skip


@pytest.mark.parametrize("first", ["soviet", "axis"])
def test_a_late_move_brings_no_unit_back_that_has_moved_since(first: str, tmp_path: Path) -> None:
    table = Table(tmp_path, first_side=first)
    table.next_turn(SOVIET, "movement")
    table.post("partisan_mode", units="Tito")
    table.post("enter_hex", units="Tito", to="0931")
    moved = _late_move(table, "Tito", "0929")
    (told,) = [one for one in table.campaign.session.preview(moved).warnings
               if "moved since" in one.message]  # fmt: skip
    assert (told.message, told.asks) == ("has moved since, and stays in 0931.", False)
    table.campaign.session.execute(moved)
    assert table.hex_of("Tito") == "0931"
    # It has moved in this phase still, and does not convert after that.
    assert "moved as guerrillas in this phase" in table.refused("convert", units="Tito")
    # One that has not moved since stands where the late entry says.
    table.campaign.session.execute(_late_move(table, "Sava", "0932"))
    assert table.hex_of("Sava") == "0932"


def _late(table: Table, phase: str, action: str, **given: object) -> PostAction:
    """An entry of a Soviet phase of the turn before."""
    units = [table.ids[name] for name in str(given.pop("units")).split(", ")]
    filled = table.queries.filled(action, {"units": units, **given})
    return PostAction(action, filled, Late("forgotten", "t0001", "soviet", phase))


def _told_of(table: Table, entry: PostAction) -> list[tuple[str, str]]:
    shown = table.campaign.session.preview(entry)
    return [(one.where, one.message) for one in shown.warnings if "stays as" in one.message]


def test_late_supply_and_modes_leave_what_a_later_phase_has_entered(table: Table) -> None:
    """Out of supply since the second turn, and in another mode: the first turn changes neither."""
    table.go_to(SOVIET, "movement")
    table.post("supply", units="23", out=True)
    table.post("hq_mode", units="Front HQ", mode="support")
    table.next_turn(SOVIET, "movement")
    table.post("supply", units="6 Gds", out=True)
    table.post("hq_mode", units="Front HQ", mode="other")
    back = _late(table, "combat", "supply", units="6 Gds, 23", out=False)
    mode = _late(table, "combat", "hq_mode", units="Front HQ", mode="support")
    left = "stays as the Movement Phase, Soviet player turn, Turn 2 left it."
    assert _told_of(table, back) == [("6 Gds tank", left)]
    assert _told_of(table, mode) == [("Front HQ", left)]
    table.campaign.session.execute(back)
    table.campaign.session.execute(mode)
    assert any("out of supply" in word for word in table.marks("6 Gds"))
    # Nobody entered anything of it since: it is as the late entry says.
    assert not any("out of supply" in word for word in table.marks("23"))
    assert not any("support" in word for word in table.marks("Front HQ"))


def test_an_entry_that_was_undone_keeps_no_late_one_off(table: Table) -> None:
    table.go_to(SOVIET, "movement")
    table.post("supply", units="23", out=True)
    table.next_turn(SOVIET, "movement")
    table.post("supply", units="23", out=False)
    table.campaign.session.undo()
    entry = _late(table, "combat", "supply", units="23", out=False)
    assert _told_of(table, entry) == []
    table.campaign.session.execute(entry)
    # That was entered for the first turn, and bars no other entry of it that comes later still.
    again = _late(table, "combat", "supply", units="23", out=True)
    assert _told_of(table, again) == []
    # But it does bar one of a phase before it.
    before = _late(table, "movement", "supply", units="23", out=True)
    assert [name for name, _ in _told_of(table, before)] == ["23 rifle"]


def test_a_modifier_of_partisans_is_asked_about_the_second_time_in_a_phase(table: Table) -> None:
    table.go_to(SOVIET, "combat")
    table.post("partisan_mode", units="Tito, Sava")
    table.post("partisan_combat", units="Tito", role="attack")
    again = ["has its modifier of this phase already."]
    assert _asked(table, "partisan_combat", units="Tito", role="attack") == again
    assert _asked(table, "partisan_combat", units="Sava", role="attack") == []
    table.next_turn(SOVIET, "combat")
    assert _asked(table, "partisan_combat", units="Tito", role="attack") == []
