"""What is doubtful of the nation of a unit that is added by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.domain.units import UnitValues
from oobmgr.rules.nearest import folded, nearest

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot


def nation_doubts(books: BooksSnapshot, values: UnitValues) -> Iterator[Fault]:
    """A nation whose units all fight for another side, or one that is spelled as none is."""
    nation = values.nation
    if not nation:
        return
    sides: dict[str, set[str]] = {}
    spelled = dict[str, str]()
    for unit in books.units():
        key = folded(unit.nation)
        sides.setdefault(key, set()).add(unit.side)
        spelled.setdefault(key, unit.nation)
    theirs = sides.get(folded(nation), set())
    if theirs and values.side not in theirs:
        names = " and ".join(str(one.name) for one in books.game.sides if one.id in theirs)
        advice = "Check which side it fights for."
        yield Fault(f"All units of {nation} are {names} so far.", "side", nation, advice)
        return
    # A nation that the game knows is no slip, however much it looks like another.
    known = {folded(one) for side in books.game.sides for one in side.nations}
    if theirs or folded(nation) in known:
        return
    if close := nearest(nation, filter(None, spelled.values())):
        sentence = f"No unit is of {nation} so far."
        yield Fault(sentence, "nation", nation, f"Did you mean {close}?")
