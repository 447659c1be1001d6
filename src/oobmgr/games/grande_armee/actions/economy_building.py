"""Units that are built, at full or low strength, and the place where they come."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from oobmgr.domain.accounts import STEP, Account, GoodId, Place, unit_account
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Posting, Subject, transfer
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.battle_leaders import fate_of, is_generic
from oobmgr.games.grande_armee.actions.economy_lands import purse_names
from oobmgr.games.grande_armee.actions.far_hexes import asks_about_hexes
from oobmgr.games.grande_armee.battle.fates import Fate
from oobmgr.games.grande_armee.economy.purses import GOODS, SIGNS, held, purse
from oobmgr.games.grande_armee.economy.units_built import (
    CHART,
    Price,
    british_leader,
    construction_name,
    corrected_price,
    low_strength,
    nation_of,
    payment_faults,
    price_of,
)
from oobmgr.games.grande_armee.hexes import SPANISH_BOX, TURKISH_BOX, hex_told
from oobmgr.games.grande_armee.nations import Nation, nation_named
from oobmgr.games.grande_armee.politics.landing import joins_landing
from oobmgr.games.grande_armee.renewal import as_new
from oobmgr.games.grande_armee.units import DEPOT, SUPPLY_TRAIN, eliminated, is_kind
from oobmgr.games.grande_armee.words import CONSTRUCTION, RESOURCES
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.fields import choice_told, open_told, text_told
from oobmgr.rules.nearest import folded
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    of_other_side,
    pick_faults,
    unit_name,
    units_told,
)

_GROUP: Final = "Economy"
BUILDING: Final = "LGA-BLD-02"
_COST: Final = "LGA-REPL-02"
_BOXES: Final = "LGA-BLD-03"
_NAPLES: Final = "LGA-GC-01"

UNBUILT: Final = Pickable(
    lambda books: (u for u in eliminated(books, books.side) if not is_kind(u, DEPOT, SUPPLY_TRAIN)),
    "No counter of this side is free: give a new unit the status To the dead pile in the "
    "order of battle, or import it with no SP left.",
    # At full strength, which is how most units are built.
    lambda books, unit: _price_words(price_of(books, unit, low=False)),
)


def _price_words(price: Price) -> str:
    figures = ((price.resource, "R"), (price.replacement, "Rep"))
    return ", ".join(f"{'?' if figure is None else figure} {sign}" for figure, sign in figures)


class Strength(StrEnum):
    """With how many strength points a unit is built."""

    FULL = "full"
    LOW = "low"


class Location(StrEnum):
    """Where a new unit comes."""

    MAP = "map"
    SPANISH_BOX = SPANISH_BOX
    TURKISH_BOX = TURKISH_BOX


_BOX_OF: Final = {Location.SPANISH_BOX: Nation.FRANCE, Location.TURKISH_BOX: Nation.RUSSIA}


@dataclass(frozen=True)
class BuildInputs:
    """Counters that become units, who pays, and where they come."""

    units: tuple[int, ...] = units_told("The counters.", BUILDING)
    payer: str = text_told("Whose points are spent.", BUILDING, label="Paid by")
    strength: Strength = choice_told(
        "With how many strength points.", _COST, Strength.FULL, label="Strength"
    )
    location: Location = choice_told("Where they come.", _BOXES, Location.MAP, label="They come to")
    hex: str = hex_told("The hex on the map.", BUILDING, label="Hex", when={"location": ("map",)})
    resource: int | None = open_told(
        "Resource points for each; blank, as the corrections or your chart say.",
        _COST,
        low=0,
        high=MANY,
        unit="R",
        label="R for each",
    )
    replacement: int | None = open_told(
        "Replacement points for each; blank, as the corrections or your chart say.",
        _COST,
        low=0,
        high=MANY,
        unit="Rep",
        label="Rep for each",
    )


@action(
    "LGA-BLD-02 LGA-BLD-01 LGA-BLD-03 LGA-REPL-02 LGA-GC-01 LGA-BRI-01 LGA-MIN-01 LGA-MIN-02",
    phases=(CONSTRUCTION,),
    title="Units built",
    name="build",
    tab="Build",
    post_text="Post the units",
    link="Build units",
    group=_GROUP,
    helpers=("grande_armee.build_cost", "grande_armee.ten_sp_division_routes"),
    offers=lambda books: {"payer": purse_names(books)},
    **UNBUILT.offering(BUILDING, units="is built"),
)
@asks_about_hexes
def plan_build(books: Books, inputs: BuildInputs) -> ActionPlan:
    """Build units and leaders of a power's points, and put them where they come."""
    units = known_units(books, inputs.units)
    prices = [_price(books, unit, inputs) for unit in units]
    totals = {
        good: sum(amount or 0 for price in prices for amount in [_of(price, good)])
        for good in GOODS
    }
    # A box of a display stands in place of a hex.
    place = inputs.hex if inputs.location is Location.MAP else str(inputs.location)
    lines = [
        Step(f"{unit_name(unit)}, {_points(books, unit, inputs)} SP", _price_words(price), "",
             price.case)
        for unit, price in zip(units, prices, strict=True)
    ]  # fmt: skip
    # After all units: together they may cost more than is there.
    left = {good: held(books, inputs.payer, good) - totals[good] for good in GOODS}
    said = " and ".join(f"{totals[good]} {SIGNS[good]}" for good in GOODS)
    after = " and ".join(f"{left[good]} {SIGNS[good]}" for good in GOODS)
    lines.append(Step("Left", after, f"{said} spent", _COST, StepKind.RESULT))
    spent = Account(Place.SPENT, books.side, "built")
    return ActionPlan(
        f"Built: {names_of(units)}",
        f"{said}; {after} left." if min(left.values()) >= 0 else "",
        Ruling(len(units), tuple(lines)),
        (
            *(p for good in GOODS
              for p in transfer(purse(books.side, inputs.payer), spent, good, totals[good])),
            *(p for unit in units for p in _raised(unit, _points(books, unit, inputs))),
        ),
        (*(fact for unit in units for fact in _placed(unit, place)), *as_new(books, units)),
        warnings=tuple(_doubts(books, inputs, units)),
        refusals=(*_faults(books, inputs, units, prices), *_short(inputs, left)),
    )  # fmt: skip


def _price(books: Books, unit: UnitState, inputs: BuildInputs) -> Price:
    found = price_of(books, unit, low=inputs.strength is Strength.LOW)
    # What stands in the corrections is not entered again, so what is entered is the chart's.
    return Price(
        found.resource if inputs.resource is None else inputs.resource,
        found.replacement if inputs.replacement is None else inputs.replacement,
        found.case,
    )


def _of(price: Price, good: GoodId) -> int | None:
    # Goods stand in the order in which prices name them.
    return price.resource if good == GOODS[0] else price.replacement


def _points(books: Books, unit: UnitState, inputs: BuildInputs) -> int:
    """The strength points that a unit is built with; a leader's one box is himself."""
    low = low_strength(books, unit)
    # A unit without a lower strength is built at its own.
    return low if inputs.strength is Strength.LOW and low is not None else unit.steps


def _raised(unit: UnitState, points: int) -> tuple[Posting, ...]:
    dead, home = Account(Place.DEAD, unit.side), unit_account(unit.side, unit.id)
    return transfer(dead, home, STEP, min(points, unit.steps) - unit.steps_left)


def _placed(unit: UnitState, place: str) -> Iterator[Fact]:
    key = str(unit.id)
    yield Fact(Subject.UNIT, key, "status", str(unit.status), str(UnitStatus.ON_MAP))
    if unit.hex != place:
        yield Fact(Subject.UNIT, key, "hex", unit.hex, place)


def _faults(
    books: Books, inputs: BuildInputs, units: tuple[UnitState, ...], prices: list[Price]
) -> Iterator[Fault]:
    yield from pick_faults(units, BUILDING, UnitStatus.DEAD)
    yield from of_other_side(books, units, "of the side", BUILDING)
    if not inputs.payer.strip():
        advice = "Say whose points are spent."
        yield Fault("is missing.", "payer", advice=advice, case=BUILDING, missing=True)
    if inputs.location is Location.MAP and not inputs.hex:
        yield Fault("is missing.", "hex", advice="Say where.", case=BUILDING, missing=True)
    for unit, price in zip(units, prices, strict=True):
        yield from _of_unit(books, inputs, unit, price)
    yield from _naples_faults(books, units)


def _of_unit(books: Books, inputs: BuildInputs, unit: UnitState, price: Price) -> Iterator[Fault]:
    if british_leader(unit):
        advice = "They come with a landing force, and are replaced by seniority."
        yield against(unit, "is British: their leaders are not built.", BUILDING, advice)
    # Generic leaders may come back from the dead; named ones who were killed stay dead.
    if fate_of(books, unit) is Fate.ELIMINATED and not is_generic(books, unit):
        yield against(unit, "was killed, and stays dead.", "LGA-LDR-08")
    if inputs.payer.strip():
        yield from payment_faults(books, unit, inputs.payer)
    # L-45: the text names both powers and both boxes, and not whose is which: the French go to
    # Spain, the Russians to Turkey.
    box = _BOX_OF.get(inputs.location)
    if box is not None and nation_named(unit.nation) != box:
        sentence = f"cannot go to the {inputs.location}: it is not of {box}."
        yield against(unit, sentence, _BOXES, "Put it on the map.")
    yield from _price_faults(books, inputs, unit)
    if inputs.strength is Strength.LOW and low_strength(books, unit) is None:
        sentence = "has no lower strength to be built at."
        yield against(unit, sentence, _COST, "Only divisions have one: build it at full strength.")
    # A cost that nobody knows is asked for: taken as zero, the unit would be free.
    if None in {price.resource, price.replacement}:
        sentence = f"{construction_name(unit)}: its cost is not in the corrections."
        advice = f"Fill in the chart Unit construction ({CHART}), or enter it here."
        yield Fault(sentence, unit_name(unit), str(unit.id), advice, _COST)


def _price_faults(books: Books, inputs: BuildInputs, unit: UnitState) -> Iterator[Fault]:
    """What stands against figures that are entered where the corrections have others."""
    cells = corrected_price(books, unit, low=inputs.strength is Strength.LOW)
    said = (("resource", inputs.resource), ("replacement", inputs.replacement))
    for cell, (field, figure) in zip(cells, said, strict=True):
        # What agrees with the corrections may be typed all the same.
        if cell is not None and figure not in {None, cell.whole}:
            message = f"is {cell.whole} for {unit_name(unit)}, by the corrections."
            advice = "Leave it blank, or make it a house rule."
            yield Fault(message, field, str(figure), advice, cell.case)


def _doubts(books: Books, inputs: BuildInputs, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """Asks about what Naples does not have, and about units that would join a British landing."""
    division = books.tables.text("economy.naples.unit")
    for unit in units:
        if _of_naples(books, unit) and folded(construction_name(unit)) != folded(division):
            sentence = "is not an infantry division, the one unit of Naples."
            yield against(unit, sentence, _NAPLES).question()
    if inputs.location is Location.MAP:
        yield from joins_landing(books, units)


def _naples_faults(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """There is one division of Naples."""
    most = books.tables.cell("economy.naples.divisions")
    there = [u for u in books.units() if u.status is UnitStatus.ON_MAP and _of_naples(books, u)]
    built = [u for u in units if _of_naples(books, u)]
    if built and len(there) + len(built) > most.whole:
        advice = "There is one division of Naples."
        yield against(built[-1], "is one too many.", _NAPLES, advice)


def _of_naples(books: Books, unit: UnitState) -> bool:
    """Whether it is the division that the Kingdom of Italy builds for Naples."""
    italian = folded(nation_of(books, unit)) == folded(books.tables.text("economy.naples.land"))
    # An Italian division by its land, but not by its own nation: that is the one for Naples.
    return italian and folded(unit.nation) != folded(books.tables.text("economy.naples.land"))


def _short(inputs: BuildInputs, left: dict[GoodId, int]) -> Iterator[Fault]:
    for good, amount in left.items():
        if amount < 0 and inputs.payer.strip():
            payer = inputs.payer.strip()
            sentence = (
                f"{payer} is {-amount} R short."
                if good == RESOURCES
                else f"{payer} is {-amount} Rep short."
            )
            yield Fault(sentence, "payer", inputs.payer, "Build less.", _COST)
