"""Railway engineers convert a line to their own gauge, hex by hex."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from fractions import Fraction

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import counted, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.acting import IS, Agreeing, Why, told_together, units_told
from oobmgr.games.europa.actions.units import choose
from oobmgr.games.europa.deeds import mark
from oobmgr.games.europa.movement.marks import (
    ADMINISTRATIVE,
    HALTED,
    REGAUGING,
    STRATEGIC,
    moved_otherwise,
    points_used,
    use_points,
)
from oobmgr.games.europa.picking.activity import SIZE, everybody
from oobmgr.games.europa.rail.lines import line_facts, line_named
from oobmgr.games.europa.rail.railways import RegaugedLineUsableInputs, regauged_line_usable
from oobmgr.games.europa.unit_class import listed_as
from oobmgr.games.europa.words import MOVEMENT
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.fields import amount_told, choice_told, count_told, flag_told, text_told
from oobmgr.rules.picking import Picking, UnitChoice

_APART = Fault(
    "The parts must join in one gauge by the end of a Movement Phase.",
    "joined",
    "no",
    case="RAIL-09",
)


_NO_ENGINEER = Why(
    (IS, Agreeing("not a railway engineer", "not railway engineers")),
    "Only railway engineers convert.",
    "RAIL-06",
)


class MoveKind(StrEnum):
    """How the engineers moved."""

    NORMAL = "normal"
    OPERATIONAL = "with operational rail"
    ADMINISTRATIVE = "administrative"
    STRATEGIC = "strategic rail"


@dataclass(frozen=True)
class RegaugeInputs:
    """Hexes of a line that are converted this turn."""

    line: str = text_told("The line, by a name of your own: Brest–Minsk.", "RAIL-06", label="Line")
    hexes: int = count_told(
        "Rail hexes entered and converted.", "RAIL-06", unit="hexes", label="Hexes converted"
    )
    where: str = text_told("Which hexes they are.", "RAIL-06", label="Which hexes")
    units: tuple[int, ...] = units_told(
        "The engineers, where the books have them.", label="Engineers"
    )
    mp: Fraction = amount_told(
        "Movement points that entering them took; one for each hex where left blank.",
        "RAIL-06",
        unit="MP",
        default=Fraction(0),
        high=FEW,
        label="MP spent",
    )
    how: MoveKind = choice_told(
        "How the engineers moved.",
        "RAIL-07",
        MoveKind.NORMAL,
        {"operational": "with operational rail", "strategic": "strategic rail"},
        label="Engineers moved",
    )
    joined: bool = flag_told(
        "Whether what was converted joins the rest of the line in one gauge.",
        "RAIL-09",
        default=True,
        label="Joined to the line?",
    )


def rail_engineers(books: Books) -> Mapping[UnitId, UnitChoice]:
    """The railway engineers of the present side on the map, by id."""
    choices = everybody(books)
    return {unit: one for unit, one in choices.items() if _able(books, books.unit(unit))}


@action(
    "RAIL-06..09 OVR-03",
    phases=(MOVEMENT,),
    title="Convert a rail line",
    tab="Conversion",
    link="Enter it",
    group="Rail",
    picking=Picking({"units": "converts"}, rail_engineers, column=SIZE),
)
def plan_regauge(books: Books, inputs: RegaugeInputs) -> ActionPlan:
    """Enter the rail hexes that engineers convert to their own gauge."""
    group = choose(books, inputs.units)
    units = group.everybody
    line = line_named(books, books.side, inputs.line)
    ruling = regauged_line_usable(RegaugedLineUsableInputs(books.turn), books.tables)
    # A hex costs a point unless more is said: conversion itself takes none (EU-CF-38).
    spent = inputs.mp or Fraction(inputs.hexes)
    working = (
        Step("Hexes converted before", line.total, case="RAIL-06"),
        Step("Hexes converted now", inputs.hexes, f"for {shown(spent)} MP", "RAIL-06"),
        Step("Hexes of the line", line.total + inputs.hexes, case="RAIL-06", kind=StepKind.SUM),
        *ruling.working,
    )
    refusals = group.refusals + tuple(_refusals(books, inputs, units, spent))
    return ActionPlan(
        f"{inputs.line or 'Rail line'}: {counted(inputs.hexes, 'hex', 'hexes')} converted",
        f"{counted(inputs.hexes, 'hex', 'hexes')}, usable from the next game turn.",
        Ruling(ruling.result, working),
        # Nothing may count as converted as long as anything is refused.
        facts=()
        if refusals
        else line_facts(books, line, inputs.hexes, inputs.where, joined=inputs.joined)
        + mark(books, [unit.id for unit in units], REGAUGING)
        + use_points(books, _shares(books, units, spent)),
        # The parts have time to join until the phase ends, so it is only told.
        warnings=(*(() if inputs.joined else (_APART,)), *_nobody_named(books, inputs, spent)),
        refusals=refusals,
    )


def _refusals(
    books: Books, inputs: RegaugeInputs, units: tuple[UnitState, ...], spent: Fraction
) -> Iterator[Fault]:
    if not inputs.line.strip():
        yield Fault(
            "is missing.", "line", advice="Give the line a name.", case="RAIL-06", missing=True
        )
    if not inputs.hexes:
        yield Fault("Nothing is entered.", "hexes", "0", "Enter how many.", "RAIL-06", missing=True)
    if inputs.how in {MoveKind.ADMINISTRATIVE, MoveKind.STRATEGIC}:
        # Operational rail over a line that is converted already is allowed, those two are not
        # (RAIL-07).
        sentence = f"Engineers do not convert while they move by {inputs.how} movement."
        advice = "Normal movement does, also with operational rail over converted line."
        yield Fault(sentence, "how", inputs.how, advice, "RAIL-07")
    barred = {HALTED: "OVR-03"} | dict.fromkeys((ADMINISTRATIVE, STRATEGIC), "RAIL-07")
    yield from moved_otherwise(books, units, barred)
    yield from told_together((unit, _NO_ENGINEER) for unit in units if not _able(books, unit))
    # Several engineers may convert parts of one line, so their points add up (RAIL-09).
    points = sum(_left(books, unit) for unit in units)
    if units and spent > points:
        left = " left" if any(points_used(books, unit.id) for unit in units) else ""
        sentence = f"The engineers have {shown(points)} MP{left}; this takes {shown(spent)}."
        yield Fault(sentence, "hexes", str(inputs.hexes), case="RAIL-06")


def _nobody_named(books: Books, inputs: RegaugeInputs, spent: Fraction) -> Iterator[Fault]:
    """Tells that nobody is picked though there are engineers; asks about more than they can do."""
    # A line may be converted by engineers that are not in the books.
    able = rail_engineers(books) if not inputs.units else {}
    if able:
        sentence = f"None is picked, and the books have {counted(len(able), 'railway engineer')}."
        yield Fault(sentence, "units", "", "Pick those that convert.", "RAIL-06")
    # Not refused: others than those may have been there, too.
    together = sum((_left(books, books.unit(unit)) for unit in able), Fraction(0))
    if able and spent > together:
        sentence = f"All engineers together have {shown(together)} MP; this takes {shown(spent)}."
        advice = "Check the hexes again."
        yield Fault(sentence, "hexes", str(inputs.hexes), advice, "RAIL-06").question()


def _able(books: Books, unit: UnitState) -> bool:
    return bool(listed_as(unit.type, "rail_engineer", books.tables))


def _left(books: Books, unit: UnitState) -> Fraction:
    """The movement points that an engineer has not used in this turn."""
    allowance = Fraction(unit.ratings.get("move", 0))
    return max(allowance - points_used(books, unit.id), Fraction(0))


def _shares(
    books: Books, units: tuple[UnitState, ...], spent: Fraction
) -> Mapping[UnitId, Fraction]:
    """What each engineer uses of the points: one after the other as far as it goes."""
    shares: dict[UnitId, Fraction] = {}
    for unit in units:
        shares[unit.id] = min(_left(books, unit), spent)
        # What one cannot do the next one does.
        spent -= shares[unit.id]
    return shares
