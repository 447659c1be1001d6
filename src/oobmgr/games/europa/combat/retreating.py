"""Retreats that a battle asks for, kept until the books have the units elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oobmgr.domain.postings import Fact, Subject, UnitId
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import done_key
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.nearest import folded

_RETREATS = "retreats"


@dataclass(frozen=True, slots=True)
class OwedRetreat:
    """A unit that must retreat so many hexes from where it stood in the battle, where known."""

    unit: UnitState
    hexes: int
    source: str

    @property
    def start(self) -> str:
        """Where it starts from, in words."""
        return self.source or "its hex"


def retreat_facts(
    books: Books, units: Iterable[UnitState], hexes: int, attacked: str
) -> tuple[Fact, ...]:
    """That units must retreat; defenders whose hex nobody entered do so from the one attacked."""
    return tuple(
        fact
        # In the order of the units, for each owes its own retreat.
        for unit in units
        if hexes
        for fact in enter(
            books,
            Subject.DONE,
            _key(books),
            str(unit.id),
            # An attacker attacks from elsewhere, so the target is never where he starts.
            {"hexes": hexes, "from": unit.hex or (attacked if unit.side != books.side else "")},
        )
    )


def made_facts(books: Books, units: Iterable[UnitState]) -> tuple[Fact, ...]:
    """That units have retreated."""
    return tuple(
        fact
        for unit in units
        # Whoever owes none has nothing to be marked with.
        if books.fact(Subject.DONE, _key(books), str(unit.id)) is not None
        for fact in enter(books, Subject.DONE, _key(books), str(unit.id), None)
    )


def owed_retreats(books: Books) -> tuple[OwedRetreat, ...]:
    """The retreats of this player turn that are still to be made, hex by hex."""
    return tuple(sorted(_owed(books), key=lambda one: (folded(one.source), one.unit.id)))


def _owed(books: Books) -> Iterator[OwedRetreat]:
    key = _key(books)
    for (other, field), value in books.facts(Subject.DONE).items():
        if other != key or not isinstance(value, dict):
            continue
        unit = books.unit(UnitId(int(field)))
        source, hexes = str(value["from"]), int(str(value["hexes"]))
        # Whoever moved it elsewhere in another way has made the retreat, too; a unit that stands
        # nowhere by the books owes it until its new hex is entered.
        stays = folded(unit.hex) in {"", folded(source)}
        # A unit that was lost meanwhile owes nothing any more.
        if unit.status is UnitStatus.ON_MAP and stays:
            yield OwedRetreat(unit, hexes, source)


def attacked_facts(books: Books, place: str) -> tuple[Fact, ...]:
    """That a hex was attacked in this phase: into it alone may the attackers advance (LOS-07)."""
    name = place.strip()
    # One hex by its folded name, in the words in which it was entered first.
    return enter(books, Subject.DONE, _hexes_key(books), folded(name), name) if name else ()


def attacked_hexes(books: Books) -> tuple[str, ...]:
    """The hexes that were attacked in this phase, as the player writes them."""
    key = _hexes_key(books)
    found = books.facts(Subject.DONE).items()
    return tuple(str(name) for (other, _), name in found if other == key and name is not None)


def _hexes_key(books: Books) -> str:
    # By phase: an advance goes into a hex that was attacked in the same phase.
    return done_key(books.turn, books.side, f"{books.phase}_attacked")


def _key(books: Books) -> str:
    return done_key(books.turn, books.side, _RETREATS)
