"""Unit Integrity from the hexes of the books, command markers, headquarters that are lost."""

from __future__ import annotations

from dataclasses import replace

from tests.unit.games.spark.example_books import example_books, named
from tests.unit.games.spark.warned import warned

from oobmgr.domain.units import UnitStatus
from oobmgr.games.spark.actions.command.command import (
    CommandInputs,
    HeadquartersInputs,
    plan_command,
    plan_headquarters,
    propose_command,
    propose_headquarters,
)
from oobmgr.games.spark.actions.roster.sheets import MarkInputs, plan_mark
from oobmgr.games.spark.command.lines import broken_lines
from oobmgr.games.spark.forgotten import movement as forgotten_movement
from oobmgr.games.spark.units.markers import markers_of
from oobmgr.games.spark.words import GERMAN, Marker


def test_the_example_is_broken_as_the_rules_say() -> None:
    """1/61T stands between two units of the 136th Division and puts 387/136 out of command."""
    books = example_books()
    (line,) = broken_lines(books)
    assert line.formation == "136th Rifle Division"
    assert (line.stranger.name, line.between) == ("1/61T", "1613")
    assert [unit.name for unit in line.cut_off] == ["387/136"]
    proposed = propose_command(books)
    assert proposed.without == (named(books, "387/136").id,)


def test_an_independent_unit_is_no_stranger() -> None:
    books = example_books()
    unit = named(books, "1/61T")
    books.roster[unit.id] = replace(unit, traits={**unit.traits, "independent": "yes"})
    assert broken_lines(books) == ()


def test_a_line_that_bends_is_none() -> None:
    books = example_books()
    for name in ("733/136", "2/61T"):
        unit = named(books, name)
        books.roster[unit.id] = replace(unit, hex="1713")
    assert broken_lines(books) == ()


def test_command_is_noted_and_the_warning_goes() -> None:
    books = example_books()
    assert "unit_integrity" in {one.kind for one in warned(books, forgotten_movement)}
    books.post(plan_command(books, propose_command(books)))
    unit = named(books, "387/136").id
    assert Marker.OUT_OF_COMMAND in markers_of(books, unit)
    assert "unit_integrity" not in {one.kind for one in warned(books, forgotten_movement)}
    again = plan_command(books, CommandInputs(without=(unit,))).refusals
    assert [fault.note() for fault in again] == ["387/136 is out of command already. Leave it out."]
    books.post(plan_command(books, CommandInputs(again=(unit,))))
    assert Marker.OUT_OF_COMMAND not in markers_of(books, unit)


def test_the_command_of_the_other_side_is_asked_about() -> None:
    """Its movement, which the marker halves, does not come in this impulse."""
    books = example_books()
    own, other = named(books, "387/136").id, named(books, "I/399/170").id
    meant = plan_command(books, CommandInputs(without=(own,)))
    assert not [fault for fault in meant.warnings if fault.case == "SP-CMD-07"]
    slip = plan_command(books, CommandInputs(without=(own, other)))
    (asked,) = (fault for fault in slip.warnings if fault.case == "SP-CMD-07")
    assert (asked.note(), asked.asks) == (
        "I/399/170 belongs to the other side. Check that this is what you mean.", True
    )  # fmt: skip
    books.post(slip)
    back = plan_command(books, CommandInputs(again=(other,)))
    assert [fault.where for fault in back.warnings if fault.asks] == ["I/399/170"]


def test_no_command_is_proposed_for_the_other_side() -> None:
    books = example_books()
    books.side = GERMAN
    assert propose_command(books) == CommandInputs()


def test_a_marker_of_command_by_hand_is_told_for_the_other_side() -> None:
    books = example_books()
    own, other = named(books, "387/136").id, named(books, "I/399/170").id
    laid = plan_mark(books, MarkInputs((own, other), Marker.OUT_OF_COMMAND))
    assert [fault.note() for fault in laid.warnings] == [
        "I/399/170: not in the Movement Phase of the other side. Check that this is what you mean."
    ]
    assert not plan_mark(books, MarkInputs((own,), Marker.OUT_OF_COMMAND)).warnings


def test_units_of_a_dead_headquarters_are_proposed_and_suppressed() -> None:
    books = example_books()
    battalion = named(books, "I/399/170")
    dead = replace(named(books, "II/399/170"), type="division headquarters", status=UnitStatus.DEAD)
    books.roster[dead.id] = dead
    proposed = propose_headquarters(books)
    assert battalion.id in proposed.units
    assert dead.id not in proposed.units
    books.post(plan_headquarters(books, HeadquartersInputs((battalion.id,))))
    assert Marker.SUPPRESSED in markers_of(books, battalion.id)
    again = plan_headquarters(books, HeadquartersInputs((battalion.id,)))
    assert [fault.message for fault in again.refusals] == [
        "All of them are suppressed or disrupted already."
    ]


def test_a_soviet_unit_hangs_on_no_german_headquarters() -> None:
    books = example_books()
    unit = named(books, "284/86").id
    plan = plan_headquarters(books, HeadquartersInputs((unit,)))
    assert [fault.case for fault in plan.refusals] == ["SP-CMD-01"]


def test_bridging_units_and_balloons_are_no_strangers() -> None:
    for kind in ("bridging battalion", "observation balloon"):
        books = example_books()
        unit = named(books, "1/61T")
        books.roster[unit.id] = replace(unit, type=kind, path=("67th Army", "1st Brigade"))
        assert broken_lines(books) == ()


def test_of_regiments_only_those_of_tanks_keep_together() -> None:
    for regiment, broken in (("61st Tank Regiment", True), ("61st Ski Regiment", False)):
        books = example_books()
        unit = named(books, "1/61T")
        books.roster[unit.id] = replace(unit, path=("67th Army", regiment))
        assert bool(broken_lines(books)) is broken
