"""The units of a move: those that may act now, and why the others may not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.actions.assault.places import nobody_picked, unfit_units
from oobmgr.games.spark.movement.spent import spent
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import Marker

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


def unable(books: Books, units: tuple[SparkUnit, ...]) -> tuple[Fault, ...]:
    """Why units may not act for the side that is playing."""
    return (*nobody_picked(units), *unfit_units(units, "units"), *_others(books, units),
            *asleep(units))  # fmt: skip


def tired(books: Books, units: Iterable[SparkUnit], case: str) -> Iterator[Fault]:
    """The refusals of units that spent points already, for what takes the whole allowance."""
    for unit in units:
        if spent(books, unit.id) != 0:
            sentence = "has spent movement points in this phase already."
            yield Fault(sentence, unit.name, str(unit.id), "It takes all of them.", case)


def _others(books: Books, units: Iterable[SparkUnit]) -> Iterator[Fault]:
    for unit in units:
        if unit.state.side != books.side:
            sentence = "belongs to the other side."
            yield Fault(sentence, unit.name, str(unit.id), "Leave it out.", "SP-MOVE-17")


def asleep(units: Iterable[SparkUnit]) -> Iterator[Fault]:
    """The refusals of reinforcements that are not active yet (SP-REINF-02)."""
    for unit in units:
        if Marker.INACTIVE in unit.markers:
            sentence = "is an inactive reinforcement and does nothing yet."
            yield Fault(sentence, unit.name, str(unit.id), "Wake it first.", "SP-REINF-02")
