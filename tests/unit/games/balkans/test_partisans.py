"""Partisans: their sides, conversion at the start of a movement phase, and combat; supply."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.balkans.playing import AXIS, SOVIET, Table

from oobmgr.domain.accounts import SideId


@pytest.fixture
def table(tmp_path: Path) -> Table:
    made = Table(tmp_path)
    made.post("partisan_mode", units="Tito", mode="guerrilla")
    return made


def test_partisans_turn_regular_and_have_all_their_points(table: Table) -> None:
    posted = table.post("convert", units="Tito")
    assert table.working(posted)["Tito partisan"] == 8
    assert table.marks("Tito") == ("regular",)
    table.campaign.session.undo()
    assert table.marks("Tito") == ("guerrilla",)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"units": "Tito", "mp_spent": 1}, "no unit converts after that"),
        ({"units": "Sava"}, "has no mode in the books"),
        ({"units": "6 Gds"}, "is not a partisan unit"),
        ({"units": ""}, "No unit is picked."),
        ({"units": "Tito", "mp_spent": -1}, "must be from 0"),
    ],
)
def test_conversions_that_are_refused(table: Table, given: dict[str, object], words: str) -> None:
    assert words in table.refused("convert", **given)


def test_nobody_converts_after_moving_as_guerrillas(table: Table) -> None:
    table.post("enter_hex", units="Tito", to="1030")
    assert "moved as guerrillas in this phase" in table.refused("convert", units="Tito")


def test_nobody_converts_once_anything_has_moved(table: Table) -> None:
    table.post("enter_hex", units="6 Gds", to="0815")
    assert "no longer the start of the movement phase" in table.refused("convert", units="Tito")
    table.next_turn()
    table.post("convert", units="Tito")


def test_nobody_converts_in_another_phase_or_another_turn(table: Table) -> None:
    table.go_to(SOVIET, "combat")
    assert "only in the Movement Phase" in table.refused("convert", units="Tito")
    table.go_to(AXIS, "movement")
    assert "is not Axis, whose turn it is" in table.refused("convert", units="Tito")


def test_where_nobody_can_convert_only_a_picked_unit_is_spoken_of(table: Table) -> None:
    table.go_to(AXIS, "movement")
    none = "This side has no guerrillas on the map."
    assert [fault.message for fault in table.preview("convert").refusals] == [none]
    first, *others = table.preview("convert", units="Tito").refusals
    assert first.message == none
    assert {fault.where for fault in others} == {"Tito partisan"}


def test_nobody_turns_back(table: Table) -> None:
    table.post("convert", units="Tito")
    assert "does not turn back" in table.refused("convert", units="Tito")
    words = table.refused("partisan_mode", units="Tito", mode="guerrilla")
    assert "Partisans do not turn back" in words


def test_a_mode_that_is_entered_changes_by_conversion_alone(table: Table) -> None:
    words = table.refused("partisan_mode", units="Tito", mode="regular")
    assert "Convert it at the start of its movement phase." in words


def test_points_that_nobody_knows_are_asked_for(table: Table) -> None:
    table.add(SOVIET, "Yugoslavia", "Drina", "partisan", "0932")
    table.post("partisan_mode", units="Drina")
    shown = table.preview("convert", units="Drina")
    assert [fault.where for fault in shown.refusals] == ["full_mp"]
    assert shown.working[0].value == "not known"
    posted = table.post("convert", units="Drina", full_mp=6)
    assert table.working(posted)["Drina partisan"] == 6


def test_what_looks_forgotten_of_partisans(table: Table) -> None:
    assert table.warned("partisans_without_mode") == ["Guerrilla or regular: Sava partisan?"]
    assert table.warned("partisans_to_convert") == [
        "Before anything moves, or not in this phase: Tito partisan."
    ]
    table.post("enter_hex", units="23", to="0815")
    assert table.warned("partisans_to_convert") == []


# -------------------------------------------------------------------------------------- combat


def bonus(table: Table, **given: object) -> object:
    preview = table.preview("partisan_combat", units="Tito", **given)
    assert preview.refusals == ()
    return preview.title


def test_guerrillas_against_units_out_of_supply(table: Table) -> None:
    table.go_to(SOVIET, "combat")
    assert bonus(table) == "Tito partisan in attack: +\u20092 on the die"
    assert bonus(table, against_out_of_supply=False) == "Tito partisan in attack: 0 on the die"
    table.go_to(AXIS, "combat")
    assert bonus(table, role="defense") == "Tito partisan in defense: 0 on the die"


def test_in_defense_by_the_option(tmp_path: Path) -> None:
    table = Table(tmp_path, guerrilla_bonus="both")
    table.post("partisan_mode", units="Tito")
    table.go_to(AXIS, "combat")
    assert bonus(table) == "Tito partisan in defense: +\u20092 on the die"


def test_a_regular_unit_has_no_bonus(table: Table) -> None:
    table.post("convert", units="Tito")
    table.go_to(SOVIET, "combat")
    assert bonus(table) == "Tito partisan in attack: 0 on the die"


@pytest.mark.parametrize(
    ("units", "words"),
    [
        ("Sava", "has no mode in the books"),
        ("Tito, Sava", "2 units are picked"),
        ("6 Gds", "is not a partisan unit"),
        ("", "No unit is picked."),
    ],
)
def test_combats_that_are_refused(table: Table, units: str, words: str) -> None:
    table.go_to(SOVIET, "combat")
    assert words in table.refused("partisan_combat", units=units)


@pytest.mark.parametrize(
    ("side", "role", "words"),
    [
        (AXIS, "attack", "Tito partisan is in defense: this is the Axis combat phase."),
        (SOVIET, "defense", "Tito partisan is in attack: this is the Soviet combat phase."),
    ],
)
def test_only_the_side_whose_phase_it_is_attacks(
    table: Table, side: SideId, role: str, words: str
) -> None:
    table.go_to(side, "combat")
    assert words in table.refused("partisan_combat", units="Tito", role=role)


# -------------------------------------------------------------------------------------- supply


def test_the_effects_are_those_of_the_players_chart(table: Table) -> None:
    table.fill_chart("halved", "halved", "")
    table.post("supply", units="Front HQ, 6 Gds")
    # No exception for the HQ: it takes what every unit takes.
    for name in ("Front HQ", "6 Gds"):
        unit = next(u for u in table.queries.units() if u.designation == name)
        (mark,) = (one for one in unit.marks if one.word == "out of supply")
        assert mark.sentence == "attack halved, defense halved"
        assert mark.case == "W81-SUP-01"
        assert mark.since == "Turn 1"
    assert table.table("partisans", "What that does") == [
        ("Attack", "halved", ""), ("Defense", "halved", ""),
    ]  # fmt: skip


def test_units_come_back_into_supply(table: Table) -> None:
    table.post("supply", units="6 Gds")
    assert table.table("partisans", "Out of supply") == [("6 Gds", "tank", "T 1", "")]
    table.post("supply", units="6 Gds", out=False)
    assert table.table("partisans", "Out of supply") == []


def test_supply_that_changes_nothing_is_refused(table: Table) -> None:
    assert "is in supply already." in table.refused("supply", units="6 Gds", out=False)
    table.post("supply", units="6 Gds")
    assert "is out of supply already." in table.refused("supply", units="6 Gds")
    assert "No unit is picked." in table.refused("supply", units="")


def test_supply_of_the_other_side_is_asked_about_while_units_move(table: Table) -> None:
    asked = table.preview("supply", units="6 Gds, 13 Pz")
    assert [(one.where, one.message, one.advice) for one in asked.warnings] == [
        (
            "13 Pz panzer",
            "is not Soviet, whose turn it is.",
            "Leave it out, unless your rules judge its supply now.",
        )
    ]
    # The rules of the game itself may say so: it is asked about and not refused.
    table.post("supply", units="13 Pz")
    table.go_to(SOVIET, "combat")
    assert table.preview("supply", units="6 Gds, 22 SS").warnings == ()
    assert table.table("partisans", "Out of supply") == [("13 Pz", "panzer", "T 1", "")]


def test_the_void_exception_is_told_in_combat(table: Table) -> None:
    told = [row.text for row in table.queries.phase_cases() if row.case == "W81-SUP-01"]
    assert len(told) == 1
    cell = table.queries.game.tables().cell("supply.exception.soviet_headquarters")
    assert cell.value is False


def test_the_mode_of_an_hq_is_none_of_partisans(table: Table) -> None:
    table.post("hq_mode", units="Front HQ", mode="other")
    assert "is not a partisan unit" in table.refused("convert", units="Front HQ")
    table.go_to(SOVIET, "combat")
    words = table.refused("partisan_combat", units="Front HQ")
    assert "is not a partisan unit" in words


def test_points_that_were_spent_are_told_with_their_number(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.post("partisan_mode", units="Tito")
    assert "3 movement points have been spent" in table.refused("convert", units="Tito", mp_spent=3)
    said = table.refused("convert", units="Tito", mp_spent=1)
    assert "1 movement point has been spent" in said


def test_a_unit_that_is_no_partisan_is_refused_once(tmp_path: Path) -> None:
    said = Table(tmp_path).refused("convert", units="6 Gds")
    assert "is not a partisan unit." in said
    assert "no mode" not in said


def test_a_mode_is_asked_for_only_where_none_is(tmp_path: Path) -> None:
    table = Table(tmp_path)
    assert "partisan_mode" in table.queries.sequence().actions_now
    table.post("partisan_mode", units="Tito, Sava")
    assert "partisan_mode" not in table.queries.sequence().actions_now
    tito = next(one for one in table.queries.units() if one.designation == "Tito")
    assert [(mark.word, mark.since) for mark in tito.marks] == [("guerrilla", "Turn 1")]


def test_only_guerrillas_are_offered_to_convert(table: Table) -> None:
    offered = table.queries.unit_choices("convert", table.queries.units())
    assert [*offered] == [table.ids["Tito"]]
