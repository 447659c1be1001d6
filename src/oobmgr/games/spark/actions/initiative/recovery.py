"""Recovery: the markers that come off in the Recovery Phase, as the players tick them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.marker_ways import Way, set_ways
from oobmgr.games.spark.actions.picked import ids_of, units_told
from oobmgr.games.spark.picking.by_hex import Pickable
from oobmgr.games.spark.units.unit import SparkUnit, living_units
from oobmgr.games.spark.words import RECOVERY, Marker
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter

_CASE: Final = "SP-AIR-02"
_RECOVERED: Final = "recovered"


@dataclass(frozen=True)
class RecoveryInputs:
    """The units of both players that recover."""

    suppressed: tuple[int, ...] = units_told(
        "Units that are no longer suppressed.", _CASE, label="No longer suppressed"
    )
    disrupted: tuple[int, ...] = units_told(
        "Units that are no longer disrupted.", _CASE, label="No longer disrupted"
    )
    weakened: tuple[int, ...] = units_told(
        "Disrupted units that are only suppressed now.", _CASE, label="Only suppressed now"
    )
    out_of_command: tuple[int, ...] = units_told(
        "Units that are in command again.", _CASE, label="In command again"
    )


def _off(marker: Marker, after: str, instead: Marker | None = None) -> Way:
    bare = f"is not {marker.replace('_', ' ')}."
    return Way(marker, laid=False, after=after, case=_CASE, unchanged=bare, instead=instead)


_WAYS: Final = {
    "suppressed": _off(Marker.SUPPRESSED, "not suppressed"),
    "disrupted": _off(Marker.DISRUPTED, "not disrupted"),
    "weakened": _off(Marker.DISRUPTED, "now suppressed", Marker.SUPPRESSED),
    "out_of_command": _off(Marker.OUT_OF_COMMAND, "in command"),
}


def marked_units(books: Books, *markers: Marker) -> tuple[SparkUnit, ...]:
    """The units on the map with any of these markers."""
    return tuple(unit for unit in living_units(books) if any(m in unit.markers for m in markers))


_RECOVERING: Final = Pickable(
    lambda books: marked_units(books, *(way.marker for way in _WAYS.values())),
    "No unit is suppressed, disrupted or out of command.",
)


def has_recovered(books: Books) -> bool:
    """Whether markers came off in this Recovery Phase already."""
    # By phase, for a Turn Section may have a recovery after each of its impulses.
    return books.fact(Subject.SEQUENCE, books.turn, _RECOVERED) == books.phase


def propose_recovery(books: Books) -> RecoveryInputs:
    """All that are suppressed; what happens to the disrupted ones the players say."""
    # A unit that has just come from disrupted to suppressed stays so until the next recovery.
    if has_recovered(books):
        return RecoveryInputs()
    return RecoveryInputs(ids_of(marked_units(books, Marker.SUPPRESSED)))


@action(
    _CASE,
    phases=RECOVERY,
    title="Recovery",
    propose=propose_recovery,
    post_text="Take markers off",
    group="Recovery",
    link="Take markers off",
    **_RECOVERING.offering(_CASE, **{name: way.after for name, way in _WAYS.items()}),
)
def plan_recovery(books: Books, inputs: RecoveryInputs) -> ActionPlan:
    """The markers that come off."""
    # Which markers come off is in the rulebook alone: the players say it, we write it down.
    done = set_ways(books, inputs, _WAYS)
    return ActionPlan(
        "Recovery",
        f"{counted(len(done.units), 'marker comes', 'markers come')} off.",
        Ruling(len(done.units), done.working),
        facts=(*done.facts, *_noted(books)),
        warnings=tuple(_weakened_now(books, inputs)),
        refusals=done.refusals,
    )


def _weakened_now(books: Books, inputs: RecoveryInputs) -> Iterator[Fault]:
    """A question about suppression that may have come of this very phase.

    The books do not keep which of the suppressed units were disrupted when the phase began.
    """
    if inputs.suppressed and has_recovered(books):
        sentence = "Markers came off in this phase before."
        advice = "A unit that was disrupted as it began stays suppressed until the next one."
        yield Fault(sentence, "suppressed", "", advice, _CASE).question()


def _noted(books: Books) -> tuple[Fact, ...]:
    """The note that this Recovery Phase was played."""
    return enter(books, Subject.SEQUENCE, books.turn, _RECOVERED, str(books.phase))
