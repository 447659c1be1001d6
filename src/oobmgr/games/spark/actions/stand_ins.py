"""Units whose boxes nobody entered: asked about once in a Turn Section, then counted as shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.games.spark.actions.picked import STAND_IN, unit_names
from oobmgr.games.spark.fact_kinds import BOXES
from oobmgr.games.spark.units.taken_as import steps_known
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.rules.books import Books

_AS_SHOWN: Final = "as_shown"


def unsettled(books: Books, units: Iterable[SparkUnit]) -> tuple[SparkUnit, ...]:
    """The units whose boxes nobody entered, and of which nobody said so in this Turn Section."""
    return tuple(
        unit
        for unit in units
        if not steps_known(unit.state)
        and books.fact(BOXES, str(int(unit.id)), _AS_SHOWN) != books.turn
    )


def boxes_settled(
    units: Callable[[Books], Iterable[SparkUnit]],
) -> Callable[[Books], frozenset[str]]:
    """Leaves `stand_ins_told` out of a form while nothing is to be asked about its units."""
    return lambda books: frozenset(() if unsettled(books, units(books)) else {STAND_IN})


def missing_boxes(books: Books, units: Iterable[SparkUnit], *, stand_in: bool) -> tuple[Fault, ...]:
    """The refusal of units whose boxes nobody entered, unless steps shall stand in for them."""
    unsure = () if stand_in else unsettled(books, units)
    if not unsure:
        return ()
    names = unit_names(unsure)
    sentence = f"The boxes of {names} are not entered."
    # A form shows the advice alone until something was entered: it has to name the units.
    advice = f"Enter the boxes of {names} on the Roster Sheet, or say that they count as shown."
    return (Fault(sentence, STAND_IN, "no", advice, "SP-ROSTER-14", missing=True),)


def note_stand_ins(books: Books, units: Iterable[SparkUnit]) -> tuple[Fact, ...]:
    """Keep for this Turn Section that units count as shown, as was said of them.

    For the turn and no longer: whoever forgot the boxes is reminded of them in the next.
    """
    ids = (str(int(unit.id)) for unit in unsettled(books, units))
    return tuple(
        Fact(BOXES, one, _AS_SHOWN, books.fact(BOXES, one, _AS_SHOWN), books.turn) for one in ids
    )


# ----------------------------------------------------------------------------- on hidden sheets


def unseen_settled(books: Books, side: SideId) -> bool:
    """Whether it was said in this Turn Section that what a side fires at unseen counts as shown.

    Of all of it at once: whoever fires knows of none of these units whether its boxes are entered.
    """
    return books.fact(BOXES, _unseen(side), _AS_SHOWN) == books.turn


def note_unseen(books: Books, side: SideId) -> Fact:
    """Keep for this Turn Section what a side said of the hidden sheets that it fires at."""
    key = _unseen(side)
    return Fact(BOXES, key, _AS_SHOWN, books.fact(BOXES, key, _AS_SHOWN), books.turn)


def _unseen(side: SideId) -> str:
    """The key of what a side said; it begins with the side, so that the fact is of its books."""
    return f"{side}:unseen"
