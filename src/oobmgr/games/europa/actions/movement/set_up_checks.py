"""Checks of the historical set-up: how far from the border units stand, before the first turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.europa.actions.movement.whereabouts import stand_at
from oobmgr.games.europa.actions.units import Why, named, told_together, units_told
from oobmgr.games.europa.picking.movable import anybody
from oobmgr.games.europa.setup.distances import (
    FORMATION_ALIASES,
    FORMATION_NAMES,
    SetupDistanceInputs,
    SetupFormation,
    setup_distance,
)
from oobmgr.games.europa.setup.records import SetUpUnit, belongs_to, set_up_facts
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import AIR
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import count_told, flag_told, open_told, text_told

_ABSENT = Why("is not on the map.", "are not on the map", case="SET-01")


@dataclass(frozen=True)
class SetUpInputs:
    """Units that stand so far from the border."""

    units: tuple[int, ...] = units_told("Units of the order of battle, of either side.")
    distance: int = count_told("Hexes from the border; 0 on it.", "SET-01", unit="hexes")
    formation: SetupFormation | None = open_told(
        "What they belong to; read from their formations where left open.",
        "SET-01",
        aliases=FORMATION_ALIASES,
    )
    joined: bool = flag_told(
        "Whether a listed unit of their district, for artillery of an Army, is in the hex.",
        "SET-01",
        default=True,
    )
    hex: str = text_told("The hex; left open to keep it.", "SET-01")


def before_play(books: Books) -> bool:
    """Whether the set-up can still be checked: in the surprise turn (SET-05)."""
    return books.turn == SURPRISE_TURN


@action(
    "SET-01..02",
    phases=(AIR,),
    title="Check the set-up",
    offered=before_play,
    not_now=Fault("Set-up is checked in the surprise turn, before play."),
    tab="Set-up",
    link="Check them",
    group="Movement",
    picking=anybody({"units": "stands"}, both_sides=True),
)
def plan_set_up(books: Books, inputs: SetUpInputs) -> ActionPlan:
    """Enter how far from the border units stand; those that may not are told."""
    units, faults = _found(books, inputs.units)
    placed = [
        SetUpUnit(
            unit.id,
            inputs.formation or belongs_to(unit, books.tables),
            inputs.distance,
            inputs.joined,
        )
        for unit in units
    ]
    wrong = [one for one in placed if not one.fits(books.tables)]
    names = {unit.id: named(unit) for unit in units}
    title = f"Set-up: {counted(len(units), 'unit')} {inputs.distance} hexes from the border"
    return ActionPlan(
        title if inputs.distance != 1 else title.replace("hexes", "hex"),
        f"{len(placed) - len(wrong)} of {counted(len(placed), 'unit')} may start there.",
        Ruling(len(wrong), tuple(_lines(books, placed, inputs))),
        facts=tuple(fact for one in placed for fact in set_up_facts(books, one))
        + stand_at(units, inputs.hex),
        warnings=tuple(_may_not(books, wrong, names, inputs)),
        refusals=faults,
    )


def _found(books: Books, ids: tuple[int, ...]) -> tuple[tuple[UnitState, ...], tuple[Fault, ...]]:
    found: list[UnitState] = []
    faults: list[Fault] = []
    for unit_id in dict.fromkeys(ids):
        try:
            found.append(books.unit(UnitId(unit_id)))
        except BadInput as error:
            faults += error.faults
    absent = [unit for unit in found if unit.status is not UnitStatus.ON_MAP]
    faults += told_together((unit, _ABSENT) for unit in absent)
    if not ids:
        faults.append(Fault("Nothing is entered.", "units", advice="Pick units."))
    return tuple(unit for unit in found if unit not in absent), tuple(faults)


def _lines(books: Books, placed: list[SetUpUnit], inputs: SetUpInputs) -> Iterator[Step]:
    """The working of each formation among the units."""
    for formation in dict.fromkeys(one.formation for one in placed):
        asked = SetupDistanceInputs(formation, inputs.distance, inputs.joined)
        ruling = setup_distance(asked, books.tables)
        number = sum(1 for one in placed if one.formation is formation)
        name = FORMATION_NAMES[formation]
        yield Step(f"{name[0].upper()}{name[1:]}: {number}", None, case="SET-01")
        yield from ruling.working


def _may_not(
    books: Books, wrong: list[SetUpUnit], names: dict[UnitId, str], inputs: SetUpInputs
) -> Iterator[Fault]:
    for formation in dict.fromkeys(one.formation for one in wrong):
        units = [one.unit for one in wrong if one.formation is formation]
        group = f"setup.distance.{formation}"
        who = names[units[0]] if len(units) == 1 else counted(len(units), "unit")
        low = books.tables.whole(f"{group}.from_hexes")
        bounded = "to_hexes" in books.tables.keys(group)
        high = books.tables.whole(f"{group}.to_hexes") if bounded else None
        stand = [] if high is None else [f"{low} to {high} hexes from the border"]
        if books.tables.flag(f"{group}.joins"):
            stand.append("in the hex of another unit")
        where = ", ".join(stand) or f"{low} or more hexes from the border"
        case = books.tables.case(f"{group}.from_hexes")
        sentence = f"{who} may not start there: {FORMATION_NAMES[formation]} stand {where}."
        yield Fault(sentence, "distance", str(inputs.distance), case=case)
