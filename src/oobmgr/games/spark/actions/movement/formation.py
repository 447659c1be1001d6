"""Column, entrenchment: what units take up or leave without going to another hex."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling
from oobmgr.games.spark.actions.marker_ways import Way, set_ways
from oobmgr.games.spark.actions.movement.move import may_dig_in
from oobmgr.games.spark.actions.picked import against, asleep, units_told
from oobmgr.games.spark.picking.by_hex import LIVING
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import IMPULSE_PHASES, Marker
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books


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


def _cannot_dig_in(unit: SparkUnit) -> tuple[Fault, ...]:
    if may_dig_in(unit):
        return ()
    advice = "Only personnel and weapons do, and no balloon."
    return (against(unit, "cannot occupy an entrenchment.", "SP-TCE-60", advice),)


_FORMATION: Final = {
    "column": Way(Marker.IN_COLUMN, laid=True, after="in column", case="SP-MOVE-11"),
    "deployed": Way(Marker.IN_COLUMN, laid=False, after="deployed", case="SP-MOVE-01"),
}
_TRENCH: Final = {
    "inside": Way(
        Marker.ENTRENCHED,
        laid=True,
        after="entrenched",
        case="SP-TCE-60",
        barred=_cannot_dig_in,
    ),
    "outside": Way(
        Marker.ENTRENCHED,
        laid=False,
        after="not entrenched",
        case="SP-TCE-60",
        unchanged="is not entrenched.",
    ),
}


@action(
    "SP-MOVE-01 SP-CTR-06",
    phases=IMPULSE_PHASES,
    title="Column and deployed",
    tab="Column",
    post_text="Set formation",
    link="Set the formation",
    group="Movement",
    picking=LIVING.picked(column="in column", deployed="deploys"),
    helpers=("spark.movement_cost",),
)
def plan_formation(books: Books, inputs: FormationInputs) -> ActionPlan:
    """Units that enter or leave column without a move, such as after an assault."""
    return _plan(books, inputs, _FORMATION, "Formation")


@action(
    "SP-TCE-60 SP-CTR-12 SP-MAP-19..20 SP-SPEC-01",
    name="entrenchment",
    phases=IMPULSE_PHASES,
    title="Entrenchment",
    post_text="Set entrenchment",
    link="Set the entrenchment",
    group="Movement",
    picking=LIVING.picked(inside="inside", outside="outside"),
)
def plan_trench(books: Books, inputs: TrenchInputs) -> ActionPlan:
    """Units that occupy the entrenchment of their hex, or leave it."""
    return _plan(books, inputs, _TRENCH, "Entrenchment")


def _plan(
    books: Books, inputs: FormationInputs | TrenchInputs, ways: Mapping[str, Way], title: str
) -> ActionPlan:
    done = set_ways(books, inputs, ways)
    return ActionPlan(
        f"{title}: {counted(len(done.units), 'unit')}" if done.units else title,
        "",
        Ruling(len(done.facts), done.working),
        facts=done.facts,
        refusals=(*done.refusals, *asleep(done.units)),
    )
