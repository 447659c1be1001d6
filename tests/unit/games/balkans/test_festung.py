"""Fortress cities: who calls for a roll, the roll, and what looks forgotten."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.balkans.playing import AXIS, SOVIET, Table

from oobmgr.campaign.commands import EditUnits, RemoveUnits
from oobmgr.domain.postings import UnitId

FAR = {"distance": {"Vienna": 20}}


def test_the_first_example_up_to_the_roll(table: Table) -> None:
    # 0718 is 3 hexes from Budapest (0520) in every layout; the roll is 2.
    preview = table.preview("enter_hex", units="6 Gds", to="0718")
    assert preview.sentence == "6 Gds tank in 0718 calls for a roll for Budapest."
    table.post("enter_hex", units="6 Gds", to="0718")
    assert table.table("festung", "Rolls due") == [("6 Gds", "0718", "Budapest", "due")]
    assert table.warned("festung_roll_due") == ["6 Gds in 0718: roll for Budapest."]
    posted = table.post("festung_roll", die=2)
    assert table.working(posted)["The city"] == "Festung"
    assert table.city("Budapest")[:3] == ("Budapest", "0520", "2, T 1")
    assert table.city("Budapest")[-1] == "Festung"
    assert table.table("festung", "Rolls due") == []


def test_the_second_example(table: Table) -> None:
    # 0825 is near Zagreb (0926) and Graz (0627); the roll for Zagreb fails.
    table.post("enter_hex", units="6 Gds", to="0825")
    words = table.refused("festung_roll", die=5)
    assert "Several cities are near. Pick Graz or Zagreb." in words
    table.post("festung_roll", city="Zagreb", die=5)
    assert table.city("Zagreb")[2:] == ("5, T 1", "failed")
    # Zagreb is closed; another unit may roll for Graz in the same turn.
    table.post("enter_hex", units="23", to="0825")
    assert table.table("festung", "Rolls due") == [("23", "0825", "Graz", "due")]
    assert "Zagreb is closed" in table.refused("festung_roll", city="Zagreb", die=1)
    table.post("festung_roll", die=1)
    assert table.city("Graz")[-1] == "Festung"


@pytest.mark.parametrize(("die", "state"), [(1, "Festung"), (2, "Festung"), (3, "failed"),
                                            (6, "failed")])  # fmt: skip
def test_the_edges_of_the_die(table: Table, die: int, state: str) -> None:
    table.post("enter_hex", units="6 Gds", to="0718")
    table.post("festung_roll", die=die)
    assert table.city("Budapest")[-1] == state


@pytest.mark.parametrize("die", [0, 7, None, "many"])
def test_a_die_that_is_none(table: Table, die: object) -> None:
    table.post("enter_hex", units="6 Gds", to="0718")
    words = table.refused("festung_roll", die=die)
    assert "must be" in words or "is not rolled yet" in words


def test_no_other_unit_moves_before_the_roll(table: Table) -> None:
    table.post("enter_hex", units="6 Gds", to="0718")
    words = table.refused("enter_hex", units="23", to="0717", **FAR)
    assert "6 Gds tank calls for a Festung roll in 0718. Roll for Budapest first." in words
    assert "Festung roll due" in table.advance_refused()


# ------------------------------------------------------------------------------ who calls for one


@pytest.mark.parametrize(
    ("unit", "words"),
    [
        ("1 Rom", "calls for no roll: Romania, not Soviet."),
        ("5 VA", "calls for no roll: not a ground unit."),
        ("Tito", "calls for no roll: Yugoslavia, not Soviet."),
    ],
)
def test_who_calls_for_no_roll(table: Table, unit: str, words: str) -> None:
    table.post("enter_hex", units=unit, to="0718")
    assert table.table("festung", "Rolls due") == []
    assert words in table.refused("festung_roll", units=unit, city="Budapest", die=1)


def test_a_unit_out_of_supply_calls_for_no_roll(table: Table) -> None:
    table.post("supply", units="6 Gds")
    table.post("enter_hex", units="6 Gds", to="0718")
    words = table.refused("festung_roll", units="6 Gds", city="Budapest", die=1)
    assert "calls for no roll: out of supply." in words


def test_supply_is_judged_at_that_moment(table: Table) -> None:
    assert table.preview("enter_hex", units="6 Gds", to="0718", supplied=False).sentence == ""
    table.post("supply", units="6 Gds")
    preview = table.preview("enter_hex", units="6 Gds", to="0718", supplied=True)
    assert preview.sentence == "6 Gds tank in 0718 calls for a roll for Budapest."


def test_a_unit_that_is_too_far_calls_for_no_roll(table: Table) -> None:
    # 0715 is 5 or 6 hexes from Budapest: too far in every layout.
    table.post("city_hex", city="Vienna", hex="0101")
    table.post("enter_hex", units="6 Gds", to="0715")
    words = table.refused("festung_roll", units="6 Gds", city="Budapest", die=1)
    assert "hexes from Budapest, more than 3" in words
    words = table.refused("festung_roll", units="6 Gds", die=1)
    assert "more than 3 hexes from every open city" in words


def test_allies_call_for_rolls_by_the_option(tmp_path: Path) -> None:
    table = Table(tmp_path, festung_nations="side")
    table.post("enter_hex", units="1 Rom", to="0718")
    table.post("festung_roll", die=1)
    assert table.city("Budapest")[-1] == "Festung"


def test_an_axis_unit_calls_for_no_roll(table: Table) -> None:
    words = table.refused("festung_roll", units="13 Pz", city="Budapest", die=1)
    assert "is not on the Soviet side." in words


def test_a_unit_that_stays_calls_for_no_roll(table: Table) -> None:
    # Put there by a correction, it entered nothing.
    edit = EditUnits((UnitId(table.ids["6 Gds"]),), {"hex": "0718"})
    table.campaign.session.execute(edit)
    words = table.refused("festung_roll", units="6 Gds", city="Budapest", die=1)
    assert "has entered no hex near an open city, in 0718." in words


def test_never_twice_in_one_hex(table: Table) -> None:
    table.post("enter_hex", units="6 Gds", to="0825")
    assert "is in 0825 already." in table.refused("enter_hex", units="6 Gds", to="0825")
    table.post("festung_roll", city="Zagreb", die=4)
    table.post("enter_hex", units="6 Gds", to="0824", distance={"Graz": 4, "Vienna": 9})
    # Graz is still open, but this unit called for a roll here before.
    table.post("enter_hex", units="6 Gds", to="0825")
    assert table.table("festung", "Rolls due") == []
    words = table.refused("festung_roll", units="6 Gds", city="Graz", die=1)
    assert "it called for a roll in this hex before" in words


@pytest.mark.parametrize(("may", "due"), [(True, 1), (False, 0)])
def test_the_same_unit_in_another_hex(tmp_path: Path, may: bool, due: int) -> None:
    table = Table(tmp_path, same_unit_may_trigger=may)
    table.post("enter_hex", units="6 Gds", to="0825")
    table.post("festung_roll", city="Zagreb", die=4)
    # 0727 is 1 hex from Graz (0627) in one row of the last two digits, and next to it otherwise.
    table.post("enter_hex", units="6 Gds", to="0727")
    assert len(table.table("festung", "Rolls due")) == due
    if not due:
        words = table.refused("festung_roll", units="6 Gds", city="Graz", die=1)
        assert "calls for no roll: it called for a roll before." in words


def test_each_city_has_one_roll_in_the_game(table: Table) -> None:
    table.declare()
    words = table.refused("festung_roll", units="6 Gds", city="Budapest", die=3)
    assert "Budapest is a Festung: it was rolled for in Turn 1, with a 2." in words
    table.next_turn()
    table.post("enter_hex", units="23", to="0718")
    assert table.table("festung", "Rolls due") == []
    words = table.refused("festung_roll", units="23", city="Budapest", die=3)
    assert "Each city has one roll in the game." in words


def test_units_that_call_for_rolls_enter_one_by_one(table: Table) -> None:
    words = table.refused("enter_hex", units="6 Gds, 23", to="0825")
    assert "2 of these units call for a roll of their own." in words
    table.post("enter_hex", units="6 Gds, 1 Rom", to="0825")
    assert table.table("festung", "Rolls due") == [("6 Gds", "0825", "Graz or Zagreb", "due")]


def test_each_entry_has_a_roll_of_its_own(table: Table) -> None:
    table.post("enter_hex", units="6 Gds, 1 Rom", to="0825")
    words = table.refused("festung_roll", units="6 Gds, 1 Rom", city="Graz", die=1)
    assert "2 units are picked. Each entry has a roll of its own." in words


def test_a_city_that_is_not_near_cannot_be_rolled_for(table: Table) -> None:
    table.post("enter_hex", units="6 Gds", to="0718")
    words = table.refused("festung_roll", city="Graz", die=1)
    assert "0718 is not near Graz. Roll for Budapest." in words
    assert "is not known here" in table.refused("festung_roll", city="Belgrade", die=1)


# ------------------------------------------------------------- moves, undo, and what is offered


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"units": "", "to": "0718"}, "No unit is picked."),
        ({"units": "6 Gds", "to": ""}, "(to): No hex is entered."),
        ({"units": "6 Gds", "to": "71"}, "is not a hex of the map."),
        ({"units": "13 Pz", "to": "0521"}, "is not Soviet, whose movement phase it is."),
        ({"units": "6 Gds", "to": "0718", "distance": {"Belgrade": 2}}, "is not known here"),
        ({"units": "6 Gds", "to": "0718", "distance": {"Graz": -2}}, "must be from 0"),
    ],
)
def test_moves_that_are_refused(table: Table, given: dict[str, object], words: str) -> None:
    assert words in table.refused("enter_hex", **given)


def test_a_unit_that_is_gone_moves_no_more(table: Table) -> None:
    table.lose("6 Gds")
    assert "is not on the map." in table.refused("enter_hex", units="6 Gds", to="0718")


def test_soviet_units_may_come_near_in_any_combat(table: Table) -> None:
    table.go_to(AXIS, "combat")
    table.post("enter_hex", units="6 Gds", to="0718")
    table.post("festung_roll", die=2)
    # The next Axis movement phase is that of the next turn.
    assert table.garrison("Budapest") == ("1 German unit by T 2", "to come")


def test_without_the_optional_rule_nothing_is_rolled(tmp_path: Path) -> None:
    table = Table(tmp_path, festung=False)
    table.post("enter_hex", units="6 Gds", to="0718")
    assert table.table("festung", "Rolls due") == []
    assert table.warnings() == [w for w in table.warnings() if "Festung" not in w.title]
    words = table.refused("festung_roll", units="6 Gds", city="Budapest", die=1)
    assert "The Festung rule is not played." in words


def test_undo_opens_the_city_again(table: Table) -> None:
    table.declare()
    table.campaign.session.undo()
    assert table.city("Budapest")[-1] == "open"
    assert table.table("festung", "Rolls due") == [("6 Gds", "0718", "Budapest", "due")]
    table.campaign.session.undo()
    assert table.table("festung", "Rolls due") == []
    assert table.hex_of("6 Gds") == "0716"
    assert table.queries.check() == ()
    # Nothing is kept of it: the unit calls for its roll as if for the first time.
    table.declare()
    assert table.city("Budapest")[-1] == "Festung"


def test_the_marker_lies_on_the_map(table: Table) -> None:
    table.post("enter_hex", units="23", to="0825")
    table.post("festung_roll", city="Zagreb", die=3)
    # A city that was rolled for in vain has none.
    assert table.queries.on_map() == ()
    table.declare()
    (entry,) = table.queries.on_map()
    assert (entry.kind, entry.place) == ("Festung marker", "Budapest 0520")


def test_the_turn_can_be_played_by_the_axis_first(tmp_path: Path) -> None:
    table = Table(tmp_path, first_side="axis")
    assert table.queries.sequence().side == AXIS
    table.declare(to="0718")
    assert table.queries.sequence().side == SOVIET
    assert table.garrison("Budapest") == ("1 German unit by T 2", "to come")


def test_only_the_digits_of_the_map_make_a_hex(tmp_path: Path) -> None:
    said = Table(tmp_path).refused("enter_hex", units="6 Gds", to="\u0660\u0667\u0661\u0668")
    assert "is not a hex of the map." in said


def test_a_unit_that_is_taken_off_the_books_calls_for_nothing(table: Table) -> None:
    # Two rolls would be due: one of an entry, one of an entry before Vienna's hex was known.
    table.post("enter_hex", units="23", to="0116")
    table.post("enter_hex", units="6 Gds", to="0718")
    table.post("city_hex", city="Vienna", hex="0115")
    for name in ("6 Gds", "23"):
        table.campaign.session.execute(RemoveUnits((UnitId(table.ids[name]),)))
    assert table.warned("festung_roll_due") == []
    assert table.table("festung", "Rolls due") == []
    assert "No Festung roll is due." in table.refused("festung_roll", die=1)
    table.go_to(SOVIET, "combat")
    table.campaign.session.undo()
    table.campaign.session.undo()
    assert table.warned("festung_roll_due") == ["23 in 0116: roll for Vienna."]


def test_only_units_that_call_for_a_roll_are_offered(table: Table) -> None:
    def offered() -> list[str]:
        units = {unit.id: unit.designation for unit in table.queries.units()}
        return [
            units[one] for one in table.queries.unit_choices("festung_roll", table.queries.units())
        ]

    assert len(offered()) == 7
    table.post("enter_hex", units="6 Gds", to="0718")
    assert offered() == ["6 Gds"]


def test_a_roll_that_is_not_due_asks_for_nothing_more(table: Table) -> None:
    assert [one.message for one in table.preview("festung_roll").refusals] == [
        "No Festung roll is due."
    ]
