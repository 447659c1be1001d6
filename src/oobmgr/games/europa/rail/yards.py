"""Bombed marshalling yards: the rail capacity that their hits take until they are repaired."""

from __future__ import annotations

from fractions import Fraction

from oobmgr.domain.accounts import SideId
from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import parse_exact, plain
from oobmgr.games.europa.entered import counted_so_far
from oobmgr.games.europa.words import Nation
from oobmgr.rules.books import Books
from oobmgr.rules.entered import changes
from oobmgr.rules.tables import Tables

_YARDS = KeyForm("yards", ("nation",))
_HITS, _EACH = "hits", "res_each"


def yard_hits(books: Books, nation: Nation) -> int:
    """The hits on a nation's yards that are not repaired."""
    return counted_so_far(books, _YARDS.key(nation), _HITS, Subject.CONDITION)


def res_each(books: Books, nation: Nation) -> Fraction:
    """The REs of rail capacity that a hit takes, as the player last said it; 0 where nobody did."""
    known = books.fact(Subject.CONDITION, _YARDS.key(nation), _EACH)
    return parse_exact(known) if isinstance(known, str) else Fraction(0)


def bombed_capacity(books: Books, nation: Nation) -> Fraction:
    """The rail capacity that bombing takes of a nation now, in REs (RAIL-12)."""
    return yard_hits(books, nation) * res_each(books, nation)


def yard_facts(books: Books, nation: Nation, hits: int, each: Fraction) -> tuple[Fact, ...]:
    """That a nation's yards have so many hits, each of which takes so many REs."""
    # Without hits the field is taken away, so that the books hold no trace of what is repaired.
    values = {_HITS: hits or None, _EACH: str(plain(each))}
    return changes(books, Subject.CONDITION, _YARDS.key(nation), values)


def railways_of(side: SideId, tables: Tables) -> tuple[Nation, ...]:
    """The nations of a side with railways of their own, the chief one first."""
    return tuple(one for one in Nation if tables.text(f"rail.side.{one}") == side)
