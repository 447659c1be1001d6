"""Disbanding: the Soviet tank and mechanised divisions from before the war that are left."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Posting, Subject, UnitId, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.europa.actions.payment import done
from oobmgr.games.europa.actions.replacements.credit import Credit, credited
from oobmgr.games.europa.actions.units import choose, nobody, units_told
from oobmgr.games.europa.picking.supply import no_classes
from oobmgr.games.europa.replacements.disbanding import (
    DisbandPoints,
    DisbandPointsInputs,
    disband_points,
)
from oobmgr.games.europa.replacements.permission import Formation
from oobmgr.games.europa.replacements.points import PointKind
from oobmgr.games.europa.replacements.unit_points import (
    armor_formation,
    cadre_strength,
    strength_at,
)
from oobmgr.games.europa.turns import CALENDAR, FIRST_TURN
from oobmgr.games.europa.words import INITIAL, REPLACEMENT_GOODS, SOVIET, SOVIET_UNION
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.picking import Picking, UnitChoice, UnitPrice

ACTION = "disband"


@dataclass(frozen=True)
class DisbandInputs:
    """The divisions that are disbanded."""

    units: tuple[int, ...] = units_told("Divisions that are disbanded.")


def disbands_now(books: Books) -> bool:
    """Whether it is the turn in which the Soviets disband (DIS-01)."""
    return books.side == SOVIET and books.turn == books.tables.text("replacements.disband.turn")


def left_to_disband(books: Books) -> tuple[UnitState, ...]:
    """The Soviet tank and mechanised divisions that started the game and are left."""
    return tuple(
        unit
        for unit in books.units()
        if unit.side == SOVIET
        and unit.nation == SOVIET_UNION
        and unit.status is UnitStatus.ON_MAP
        and unit.arrival <= FIRST_TURN
        and armor_formation(unit, books.tables) is Formation.DIVISION
    )


def propose_disband(books: Books) -> DisbandInputs:
    """The form as it opens: all that are left."""
    return DisbandInputs(tuple(unit.id for unit in left_to_disband(books)))


def _choices(books: Books) -> dict[UnitId, UnitChoice]:
    """The divisions that are left, each with the armor points that it brings."""
    good = REPLACEMENT_GOODS[PointKind.ARMOR]
    return {
        unit.id: UnitChoice(
            "cadre" if unit.reduced else "division",
            UnitPrice(Fraction(strength_at(unit, unit.steps_left)), good, "DIS-01"),
        )
        for unit in left_to_disband(books)
    }


@action(
    "DIS-01..02",
    phases=(INITIAL,),
    title="Disband divisions",
    propose=propose_disband,
    offered=disbands_now,
    not_now=Fault("Only the Soviets disband divisions, in one turn of the game."),
    tab="Disband",
    link="Disband",
    picking=Picking({"units": "disbanded"}, _choices, no_classes),
    group="Replacements",
)
def plan_disband(books: Books, inputs: DisbandInputs) -> ActionPlan:
    """Disband the tank and mechanised divisions from before the war for armor points."""
    group = choose(books, inputs.units)
    units = tuple(unit for unit, _ in group.units)
    strengths = tuple(strength_at(unit, unit.steps_left) for unit in units)
    ruling = disband_points(DisbandPointsInputs(books.turn, strengths), books.tables)
    return ActionPlan(
        f"Disbanded {counted(len(units), 'division')}",
        _sentence(len(units), ruling.result),
        Ruling(ruling.result, _short(ruling.working, len(units))),
        _postings(units, ruling.result),
        tuple(_gone(unit) for unit in units) + done(books, ACTION),
        _left_out(books, inputs),
        group.refusals
        + _unknown(units)
        + _not_now(books)
        + nobody(len(inputs.units), len(units), group, advice="Pick the divisions."),
    )


def _short(working: tuple[Step, ...], number: int) -> tuple[Step, ...]:
    """The lines of the calculator; the sum of dozens of divisions says only how many they are."""
    return tuple(
        replace(line, arithmetic=counted(number, "division")) if line.kind is StepKind.SUM else line
        for line in working
    )


def _sentence(number: int, result: DisbandPoints) -> str:
    points = counted(result.armor, "armor point")
    when = f", usable from {CALENDAR.label(result.usable)}" if result.usable else ""
    return f"{counted(number, 'division')} for {points}{when}."


def _postings(units: tuple[UnitState, ...], result: DisbandPoints) -> tuple[Posting, ...]:
    if result.usable is None:
        return ()
    found = list(
        credited(Credit(SOVIET_UNION, PointKind.ARMOR, result.armor, result.usable), "disbanding")
    )
    for unit in units:
        dead = Account(Place.DEAD, unit.side)
        found += transfer(unit_account(unit.side, unit.id), dead, STEP, unit.steps_left)
    return tuple(found)


def _gone(unit: UnitState) -> Fact:
    return Fact(Subject.UNIT, str(unit.id), "status", str(unit.status), UnitStatus.DEAD)


def _left_out(books: Books, inputs: DisbandInputs) -> tuple[Fault, ...]:
    left = [unit for unit in left_to_disband(books) if unit.id not in set(inputs.units)]
    if not left:
        return ()
    who = counted(len(left), "division of before the war is", "divisions of before the war are")
    return (Fault(f"{who} left out.", "units", str(left[0].id), case="DIS-01"),)


def _unknown(units: tuple[UnitState, ...]) -> tuple[Fault, ...]:
    """Cadres whose strength is not in the books."""
    return tuple(
        Fault(
            "is a cadre without ratings in the books.",
            f"{unit.designation} {unit.type}",
            str(unit.id),
            "Enter the trait cadre of the unit, such as 2-8.",
            "DIS-01",
        )
        for unit in units
        if unit.reduced and cadre_strength(unit) is None
    )


def _not_now(books: Books) -> tuple[Fault, ...]:
    if disbands_now(books):
        return ()
    when = CALENDAR.label(CALENDAR.parse(books.tables.text("replacements.disband.turn")))
    return (Fault(f"Only the Soviets disband, in {when}.", "turn", case="DIS-01"),)
