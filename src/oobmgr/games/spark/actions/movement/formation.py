"""Column, entrenchment: what units take up or leave without going to another hex."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.games.spark.actions.assault.places import known_units, unfit_units, units_told
from oobmgr.games.spark.actions.movement.move import may_dig_in
from oobmgr.games.spark.actions.movement.movers import asleep
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import Marker
from oobmgr.rules.actions import ActionPlan

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


@dataclass(frozen=True)
class Change:
    """What an input of units does: the marker, whether it is laid, words, case."""

    marker: Marker
    laid: bool
    words: str
    case: str


@dataclass(frozen=True)
class FormationInputs:
    """Units that enter column, and those that leave it, without counting movement points."""

    column: tuple[int, ...] = units_told("Units that enter column.", "SP-MOVE-11")
    deployed: tuple[int, ...] = units_told("Units that deploy.", "SP-MOVE-01")


@dataclass(frozen=True)
class TrenchInputs:
    """Units that occupy the entrenchment of their hex, and those that leave it."""

    inside: tuple[int, ...] = units_told("Units that occupy the entrenchment.", "SP-TCE-60")
    outside: tuple[int, ...] = units_told("Units that leave it.", "SP-TCE-60")


_FORMATION: Final[Mapping[str, Change]] = {
    "column": Change(Marker.IN_COLUMN, True, "in column", "SP-MOVE-11"),  # noqa: FBT003 - laid
    "deployed": Change(Marker.IN_COLUMN, False, "deployed", "SP-MOVE-01"),  # noqa: FBT003 - off
}
_TRENCH: Final[Mapping[str, Change]] = {
    "inside": Change(Marker.ENTRENCHED, True, "entrenched", "SP-TCE-60"),  # noqa: FBT003 - laid
    "outside": Change(Marker.ENTRENCHED, False, "not entrenched", "SP-TCE-60"),  # noqa: FBT003 - off
}
FORMATION_WAYS: Final = {"column": "in column", "deployed": "deploys"}
TRENCH_WAYS: Final = {"inside": "inside", "outside": "outside"}


def plan_formation(books: Books, inputs: FormationInputs) -> ActionPlan:
    """Put units into column or deploy them, free of movement points (SP-MOVE-01, SP-MOVE-10).

    Raises:
        BadInput: There is no such unit.
    """
    return _plan(books, inputs, _FORMATION, "Formation")


def plan_trench(books: Books, inputs: TrenchInputs) -> ActionPlan:
    """Put units into the entrenchment of their hex, or out of it (SP-TCE-60).

    Raises:
        BadInput: There is no such unit.
    """
    return _plan(books, inputs, _TRENCH, "Entrenchment")


def _plan(
    books: Books,
    inputs: FormationInputs | TrenchInputs,
    changes: Mapping[str, Change],
    title: str,
) -> ActionPlan:
    facts: list[Fact] = []
    working: list[Step] = []
    faults: list[Fault] = []
    seen: list[SparkUnit] = []
    for name, change in changes.items():
        units = known_units(books, getattr(inputs, name))
        faults += [*unfit_units(units, name), *asleep(units)]
        for unit in units:
            found = set_marker(books, unit.id, change.marker, change.laid)
            faults += _refused(unit, change, seen, changed=bool(found))
            facts += found
            working.append(Step(unit.name, change.words, case=change.case))
            seen.append(unit)
    if not seen:
        first = next(iter(changes))
        faults.append(Fault("Nothing is entered.", first, advice="Pick those it is about."))
    return ActionPlan(
        f"{title}: {counted(len(seen), 'unit')}" if seen else title,
        "",
        Ruling(len(facts), tuple(working)),
        facts=tuple(facts),
        refusals=tuple(faults),
    )


def _refused(
    unit: SparkUnit, change: Change, seen: list[SparkUnit], *, changed: bool
) -> Iterator[Fault]:
    if any(one.id == unit.id for one in seen):
        yield Fault("is picked as both.", unit.name, str(unit.id), "Leave it in one.", change.case)
    elif not changed:
        sentence = f"is {change.words} already."
        yield Fault(sentence, unit.name, str(unit.id), "Leave it out.", change.case)
    if change.marker is Marker.ENTRENCHED and change.laid and not may_dig_in(unit):
        sentence = "cannot occupy an entrenchment."
        advice = "Only personnel and weapons do, and no balloon."
        yield Fault(sentence, unit.name, str(unit.id), advice, "SP-TCE-60")
