"""Air support of combats as entries: the dice, the nearest HQ, the options, the log."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.balkans.playing import AXIS, SOVIET, Table

from oobmgr.campaign.commands import EditUnits
from oobmgr.domain.postings import UnitId

EXAMPLE = {"german_units": 1, "german_rolls": [5], "soviet_units": 3, "soviet_rolls": [2, 3, 6]}


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return in_combat(tmp_path)


def in_combat(folder: Path, **options: str | bool) -> Table:
    """In the Soviet Combat Phase, with the HQ in 0717 in support mode."""
    made = Table(folder, **options)
    made.go_to(SOVIET, "combat")
    made.post("hq_mode", units="Front HQ", mode="support")
    return made


def told(table: Table, **given: object) -> tuple[object, object]:
    """Columns and die of an entry, from the log."""
    table.post("air_support", **given)
    row = table.table("air_support", "Air log")[0]
    return row[3], row[4]


def test_the_example_of_the_rules(table: Table) -> None:
    # 5 counts; of 2, 3 and 6 two count: 2 to 1, one column right. The HQ in 0717 is 2 hexes from
    # 0719 however the map is laid out: +1.
    posted = table.post("air_support", place="0719", **EXAMPLE)
    working = table.working(posted)
    assert working["German units that count"] == 1
    assert working["Soviet units that count"] == 2
    assert working["On the die"] == "+\u20091"
    assert table.table("air_support", "Air log") == [
        ("T 1 Soviet at 0719", "1/1", "2/3", "+\u20091", "+\u20091", "")
    ]
    detail = table.queries.transaction(posted.transaction)
    assert {"W81-AIR-01", "W81-AIR-02", "W81-AIR-03", "W81-AIR-04"} <= {
        line.case for line in detail.working
    }


def test_an_axis_attack_with_german_units_in_the_lead(table: Table) -> None:
    table.go_to(AXIS, "combat")
    found = told(table, place="0900", german_units=2, german_rolls=[3, 6], soviet_units=1,
                 soviet_rolls=[5])  # fmt: skip
    assert found == ("+\u20091", "+\u20091")


def test_german_units_in_the_lead_in_defense(table: Table) -> None:
    found = told(table, place="0719", german_units=2, german_rolls=[3, 6], soviet_units=1,
                 soviet_rolls=[5])  # fmt: skip
    assert found == ("\u2212\u20091", "\u2212\u20091")


def test_too_far_from_the_hq_the_shift_stays(table: Table) -> None:
    # 0720 is 3 hexes from 0717 in every layout.
    assert told(table, place="0720", soviet_units=1, soviet_rolls=[4]) == ("+\u20091", "0")


def test_an_hq_in_another_mode_supports_nobody(table: Table) -> None:
    table.post("hq_mode", units="Front HQ", mode="other")
    assert told(table, place="0718", soviet_units=1, soviet_rolls=[4]) == ("+\u20091", "0")


def test_what_the_books_do_not_know_is_asked_for(table: Table) -> None:
    # 0819 is 2 or 3 hexes from 0717, as the map is laid out.
    one = {"soviet_units": 1, "soviet_rolls": [4]}
    assert "2 to 3 hexes away" in table.refused("air_support", place="0819", **one)
    assert "hex of the combat is not known" in table.refused("air_support", **one)
    assert told(table, place="0819", hq_distance=2, **one) == ("+\u20091", "+\u20091")
    assert told(table, place="0819", hq_distance=3, **one) == ("+\u20091", "0")
    assert told(table, place="0819", no_hq=True, **one) == ("+\u20091", "0")
    # Where no Soviet air unit brings anything, nobody asks.
    assert told(table, place="0819", soviet_units=1, soviet_rolls=[1]) == ("0", "0")


def test_an_hq_without_a_mode_or_a_hex_is_asked_for(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.go_to(SOVIET, "combat")
    one = {"place": "0718", "soviet_units": 1, "soviet_rolls": [4]}
    assert "The mode of Front HQ is not known." in table.refused("air_support", **one)
    assert table.warned("hq_without_mode") == ["Without a mode in the books: Front HQ."]
    words = table.refused("hq_mode", units="Front HQ", mode="support", hex="0716")
    assert "is in 0717. Move it with an entry of its own." in words
    edit = EditUnits((UnitId(table.ids["Front HQ"]),), {"hex": ""})
    table.campaign.session.execute(edit)
    table.post("hq_mode", units="Front HQ", mode="support")
    assert table.warned("hq_without_mode") == ["In support mode, without a hex: Front HQ."]
    assert "The hex of Front HQ is not known." in table.refused("air_support", **one)
    table.post("hq_mode", units="Front HQ", mode="support", hex="0716")
    assert table.hex_of("Front HQ") == "0716"
    assert told(table, **one) == ("+\u20091", "+\u20091")


def test_the_layout_of_the_map_settles_it(tmp_path: Path) -> None:
    # Rows of the first two digits: 07 and 08. With odd rows shifted 0717 lies between 0817 and
    # 0818, so 0819 is 2 away; with even ones between 0816 and 0817, so it is 3 away.
    for parity, die in (("odd", "+\u20091"), ("even", "0")):
        folder = tmp_path / parity
        folder.mkdir()
        table = in_combat(folder, stagger_axis="first", pushed_parity=parity)
        found = told(table, place="0819", soviet_units=1, soviet_rolls=[4])
        assert found == ("+\u20091", die)


@pytest.mark.parametrize(
    ("options", "given", "die"),
    [
        ({"air_modifier": "each_side"}, EXAMPLE, "0"),
        ({"air_modifier_size": "per_unit"},
         {"soviet_units": 3, "soviet_rolls": [3, 4, 5]}, "+\u20093"),
        ({"air_modifier": "each_side", "air_modifier_size": "per_unit"}, EXAMPLE, "+\u20091"),
    ],
)  # fmt: skip
def test_the_options_of_the_modifier(
    tmp_path: Path, options: dict[str, str], given: dict[str, object], die: str
) -> None:
    table = in_combat(tmp_path, **options)
    assert told(table, place="0719", **given) == ("+\u20091", die)


def test_reach_may_be_counted_to_the_attacker(tmp_path: Path) -> None:
    table = in_combat(tmp_path, supporting_hq_from="attacker")
    one = {"soviet_units": 1, "soviet_rolls": [4]}
    assert told(table, place="0720", attack_from="0719", **one) == ("+\u20091", "+\u20091")
    assert told(table, place="0718", attack_from="0721", **one) == ("+\u20091", "0")


@pytest.mark.parametrize(("setting", "die"), [("not_required", "+\u20091"), ("required", "0")])
def test_an_hq_out_of_supply(tmp_path: Path, setting: str, die: str) -> None:
    table = in_combat(tmp_path, supporting_hq_supply=setting)
    table.post("supply", units="Front HQ")
    assert told(table, place="0719", soviet_units=1, soviet_rolls=[4])[1] == die


def test_an_hq_in_supply_supports_beside_one_that_is_not(tmp_path: Path) -> None:
    table = in_combat(tmp_path, supporting_hq_supply="required")
    table.add(SOVIET, "Soviet Union", "Army HQ", "HQ", "0719")
    table.post("supply", units="Front HQ")
    table.post("hq_mode", units="Army HQ")
    # The one in 0717 is out of supply, the other 2 hexes away.
    assert told(table, place="0717", soviet_units=1, soviet_rolls=[4])[1] == "+\u20091"


def test_only_soviet_hqs_are_asked_for_their_mode(table: Table) -> None:
    table.add(SOVIET, "Romania", "Army HQ", "HQ", "0720")
    table.add(AXIS, "Germany", "Korps HQ", "HQ", "0720")
    assert told(table, place="0721", soviet_units=1, soviet_rolls=[4])[1] == "0"
    assert table.warned("hq_without_mode") == []


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"german_units": 1, "german_rolls": [0]}, "must be from 1 to 6"),
        ({"german_units": 1, "german_rolls": [7]}, "must be from 1 to 6"),
        ({"german_units": 2, "german_rolls": [4]},
         "2 German air units are committed, and 1 die entered. Enter one die for each."),
        ({"soviet_units": 1, "soviet_rolls": []},
         "1 Soviet air unit is committed, and 0 dice entered."),
        ({"soviet_units": 0, "soviet_rolls": [4]}, "0 Soviet air units are committed"),
        ({}, "No air unit is committed."),
        ({"soviet_units": 100}, "must be from 0 to 99"),
        ({"soviet_units": 1, "soviet_rolls": [4], "hq_distance": -1}, "from 0"),
        ({"soviet_units": 1, "soviet_rolls": [4], "hq_distance": 1, "no_hq": True},
         "An HQ is said to be near, and not near."),
    ],
)  # fmt: skip
def test_what_is_refused(table: Table, given: dict[str, object], words: str) -> None:
    assert words in table.refused("air_support", place="0719", **given)


@pytest.mark.parametrize("field", ["place", "attack_from"])
@pytest.mark.parametrize("given", [{"no_hq": True}, {"hq_distance": 2}])
def test_a_combat_is_in_a_hex(table: Table, field: str, given: dict[str, object]) -> None:
    one = {"soviet_units": 1, "soviet_rolls": [4], field: "somewhere"}
    told = table.refused("air_support", **one, **given)
    assert field in told
    assert "'somewhere' is not a hex of the map." in told


def test_air_support_belongs_to_combat(table: Table) -> None:
    table.go_to(AXIS, "movement")
    assert "only in the Combat Phase" in table.refused("air_support", place="0719", **EXAMPLE)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"units": ""}, "No unit is picked."),
        ({"units": "6 Gds"}, "is not an HQ."),
        ({"units": "Front HQ"}, "is in support mode already."),
        ({"units": "Front HQ", "hex": "7"}, "is not a hex of the map."),
        ({"units": "Front HQ", "mode": "sleeping"}, "is not known here"),
    ],
)
def test_hq_entries_that_are_refused(table: Table, given: dict[str, object], words: str) -> None:
    assert words in table.refused("hq_mode", **given)


def test_the_void_lines_of_the_charts_are_told_in_combat(table: Table) -> None:
    told_now = {row.case: row.text for row in table.queries.phase_cases() if row.phase == "combat"}
    assert "void" in told_now["W81-AIR-06"]


def test_undo_takes_a_combat_off_the_log(table: Table) -> None:
    table.post("air_support", place="0719", **EXAMPLE)
    table.post("air_support", place="0720", **EXAMPLE)
    assert len(table.table("air_support", "Air log")) == 2
    table.campaign.session.undo()
    assert [row[0] for row in table.table("air_support", "Air log")] == ["T 1 Soviet at 0719"]
    assert table.queries.check() == ()


def test_a_combat_in_a_city_is_counted_to_its_hex(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.post("enter_hex", units="Front HQ", to="0618", distance={"Budapest": 2})
    table.post("festung_roll", units="Front HQ", die=5)
    table.go_to(SOVIET, "combat")
    table.post("hq_mode", units="Front HQ")
    said = table.refused("air_support", place="Budapest", soviet_units=1, soviet_rolls=[4])
    assert "depends on how your map is laid out" in said


def test_air_units_and_the_steps_of_units_are_raised_from_accounts_of_their_own(
    tmp_path: Path,
) -> None:
    table = Table(tmp_path)
    table.go_to(SOVIET, "combat")
    table.post("air_support", german_units=1, german_rolls=[4])
    held = {(row.account_name, row.good) for row in table.queries.balances(all_accounts=True)}
    assert {good for name, good in held if "air units committed" in name} == {"air_units"}


def test_a_mode_changed_twice_or_in_the_other_turn_is_asked_about(tmp_path: Path) -> None:
    table = Table(tmp_path)

    def asked(mode: str) -> list[str]:
        return [
            one.message for one in table.preview("hq_mode", units="Front HQ", mode=mode).warnings
        ]

    table.go_to(AXIS, "movement")
    # The mode that it starts with is entered by anybody, whenever somebody asks for it.
    assert asked("support") == []
    table.post("hq_mode", units="Front HQ", mode="support")
    once = "went into support mode in this turn."
    assert asked("other") == ["is not Axis, whose turn it is.", once]
    table.next_turn()
    assert asked("other") == []
    table.post("hq_mode", units="Front HQ", mode="other")
    assert asked("support") == ["went into other mode in this turn."]
