"""Forts and airfields in the books: where each was begun, what it cost, when it is usable.

A work is finished by the calendar: it is usable from its turn on, and nothing has to be posted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Fact, JsonValue, Subject
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.entered import key_at, whole_known
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.rules.books import Books
from oobmgr.rules.entered import changes, recorded
from oobmgr.rules.map_entries import MapEntry
from oobmgr.rules.nearest import folded

_KEY = KeyForm("build")
# The first field has no ending of its own: it is the oldest, and holds the turn in which a work was
# begun.
_FIELDS = ("", "_side", "_usable", "_cost", "_gone")
_CASES = {"fort": "RES-06", "airfield": "RES-07"}


class Work(StrEnum):
    """What Resource Points build."""

    FORT = "fort"
    AIRFIELD = "airfield"


class WorkState(StrEnum):
    """How a work stands in a turn."""

    BUILDING = "building"
    READY = "ready"
    GONE = "gone"


@dataclass(frozen=True)
class Built:
    """A fort or an airfield that was begun.

    Attributes:
        place: The hex or town, as written.
        side: Who builds it; None in books that were kept before sides were entered.
        usable: The turn from whose Initial Phase on it is usable.
        cost: The Resource Points that it took.
        gone: The turn in which it was cancelled or destroyed; None while it stands.
    """

    kind: Work
    place: str
    side: SideId | None
    begun: TurnCode
    usable: TurnCode
    cost: int = 0
    gone: TurnCode | None = None

    def state(self, turn: TurnCode) -> WorkState:
        """How it stands in a turn."""
        if self.gone is not None:
            return WorkState.GONE
        return WorkState.READY if self.usable <= turn else WorkState.BUILDING


def works(books: Books) -> tuple[Built, ...]:
    """Everything that was ever begun, by place; what is begun anew at a place takes its line."""
    found = [
        _read(fields, place, kind)
        for (place,), fields in recorded(books, Subject.CONDITION, _KEY).items()
        for kind in Work
        if place and fields.get(kind)
    ]
    return tuple(sorted(found, key=lambda work: (work.place.casefold(), work.kind)))


def standing(books: Books, side: SideId | None = None) -> Iterator[Built]:
    """What is being built or stands now, of a side where one is named."""
    for work in works(books):
        # What was entered before sides were kept may be anybody's.
        if work.gone is None and (side is None or work.side in {None, side}):
            yield work


def work_at(books: Books, kind: Work, *places: str) -> Built | None:
    """A work that stands or is being built at one of the places, however they are written."""
    wanted = {folded(place) for place in places if place.strip()}
    at = (w for w in standing(books) if w.kind is kind and folded(w.place) in wanted)
    return next(at, None)


def work_facts(books: Books, work: Built) -> tuple[Fact, ...]:
    """What has to be written for a work to be as it is given."""
    values: tuple[JsonValue, ...] = (work.begun, work.side, work.usable, work.cost, work.gone)
    wanted = {f"{work.kind}{end}": new for end, new in zip(_FIELDS, values, strict=True)}
    return changes(books, Subject.CONDITION, key_at(books, _KEY, work.place), wanted)


def built_entries(books: Books) -> Iterator[MapEntry]:
    """Forts and airfields as the list of the map shows them."""
    for work in standing(books):
        state = work.state(books.turn)
        building = state is WorkState.BUILDING
        yield MapEntry(
            kind=work.kind.capitalize(),
            place=work.place,
            side=work.side,
            state=str(state),
            since=work.begun,
            case=_CASES[work.kind],
            then=work.usable if building else None,
            next_words="usable" if building else "",
        )


def _read(fields: Mapping[str, JsonValue], place: str, kind: Work) -> Built:
    begun, side, usable, cost, gone = (fields.get(f"{kind}{ending}") for ending in _FIELDS)
    start = TurnCode(str(begun))
    return Built(
        kind=kind,
        place=place,
        side=SideId(str(side)) if side else None,
        begun=start,
        # Before the turn of use was kept, a work was usable from the next turn on.
        usable=TurnCode(str(usable)) if usable else CALENDAR.next(start),
        cost=whole_known(cost),
        gone=TurnCode(str(gone)) if gone else None,
    )
