"""The places that bring Soviet replacements as the books know them: factories, cities, hits."""

from __future__ import annotations

from collections.abc import Mapping

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Fact, Subject
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.actions.payment import change
from oobmgr.games.europa.entered import whole_known
from oobmgr.games.europa.replacements.factories import Factory
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded

UPGRADED = "upgraded"
RELOCATED = "relocated"
AXIS_HELD = "axis_held"
HITS = "hits"
_GROUPS = ("city", "north")


def factories(books: Books) -> dict[str, Factory]:
    """The Soviet factories by their places, as they were entered."""
    facts = books.facts(fact_kinds.FACTORY)
    places = sorted({place for (place, _), value in facts.items() if value is not None})
    return {
        place: Factory(
            upgraded=facts.get((place, UPGRADED)) is True,
            axis_controlled=facts.get((place, AXIS_HELD)) is True,
            relocated=TurnCode(str(turn)) if (turn := facts.get((place, RELOCATED))) else None,
            hits=whole_known(facts.get((place, HITS))),
            place=place,
        )
        for place in places
    }


def replacement_cities(books: Books) -> tuple[str, ...]:
    """The cities of the Soviet replacements chart, in its order."""
    return tuple(
        name for group in _GROUPS for name in books.tables.keys(f"replacements.infantry.{group}")
    )


def city_hits(books: Books) -> dict[str, int]:
    """The hits on supply cities that have not been taken from replacements yet, by city."""
    return {
        name: hits
        for name in replacement_cities(books)
        if (hits := whole_known(books.fact(fact_kinds.CITY, name, HITS)))
    }


def hits_taken(books: Books, subject: Subject, hits: Mapping[str, int]) -> tuple[Fact, ...]:
    """That these hits have been taken from the replacements of this turn."""
    return tuple(
        fact
        for place, number in hits.items()
        if number
        for fact in change(books, subject, place, HITS, 0)
    )


def same_place(name: str, known: Mapping[str, object] | tuple[str, ...]) -> str:
    """The known place of this name however it is written, empty where there is none."""
    wanted = folded(name)
    return next((place for place in known if folded(place) == wanted), "")
