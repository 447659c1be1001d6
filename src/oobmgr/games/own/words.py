"""The facts and accounts of a described game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import Account, GoodId, Place, SideId
from oobmgr.domain.postings import Subject
from oobmgr.rules.fact_kinds import FactKind, Lasting

if TYPE_CHECKING:
    from oobmgr.games.own.description.description import Description
    from oobmgr.rules.books import Books

WEATHER = Subject("weather")
HOLDING = Subject("holding")
MARKER = Subject("marker")
HOLDER: Final = "holder"
EVERYWHERE: Final = "everywhere"
"""The zone of a weather that is the same everywhere, in facts and on screen."""

FACT_KINDS: Final = (
    FactKind(WEATHER, public=True, title="Weather, {field}"),
    FactKind(HOLDING, public=True, lasting=Lasting.KEY, title="{about} is held by"),
    FactKind(MARKER, of_units=True, in_history=True, lasting=Lasting.FIELD),
)

WEATHER_CASE: Final = "HB-01"
INCOME_CASE: Final = "HB-02"
ARRIVAL_CASE: Final = "HB-03"
GOODS_CASE: Final = "HB-04"
MOVE_CASE: Final = "HB-05"
RATE_CASE: Final = "HB-06"
PLACE_CASE: Final = "HB-07"
MARKER_CASE: Final = "HB-08"
BOXES_CASE: Final = "HB-09"
PHASE_CASE: Final = "HB-10"
DESCRIPTION_CASE: Final = "HB-11"


def pool(side: str, place: str = "") -> Account:
    """Where a good of a side lies: in its one pool, or at a place."""
    return Account(Place.POOL, SideId(side), place)


def weather_now(told: Description, books: Books, zone: str) -> str:
    """The weather of the present turn in a zone; empty while it is not known."""
    held = books.fact(WEATHER, books.turn, zone or EVERYWHERE)
    # A kind that a changed description no longer has counts as not entered.
    return held if isinstance(held, str) and held in told.weather.kinds else ""


def holder_of(books: Books, place: str) -> str:
    """The side that holds a place now; empty for nobody."""
    held = books.fact(HOLDING, place, HOLDER)
    return held if isinstance(held, str) else ""


def sign_of(told: Description, good: str) -> str:
    """The sign of a good."""
    found = told.good(good)
    return found.sign or found.name


def held_in(books: Books, side: str, good: str, place: str = "") -> int:
    """How much of a good a side has in its pool or at a place."""
    return books.balance(pool(side, place), GoodId(good))
