"""Where units are put by hand, from a list or from a sheet: words that are no hexes are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.rules.bounds import NAMED_AT_MOST
from oobmgr.rules.nearest import folded

if TYPE_CHECKING:
    from collections.abc import Iterable

    from oobmgr.campaign.books import BooksSnapshot


def place_doubts(books: BooksSnapshot, places: Iterable[str]) -> tuple[Fault, ...]:
    """A word on places of units that are no hexes and where no unit stands yet.

    Told and not refused: a box beside the map, or a pool, has a name in place of a number.
    """
    form = books.game.unit_words.hexes()
    if form is None:
        return ()
    words = tuple(one for one in dict.fromkeys(places) if one.strip() and not form.holds(one))
    # Units are read only where something is in doubt: an edit of one must not read them all.
    known = {folded(unit.hex) for unit in books.units()} if words else set[str]()
    strange = [one for one in words if folded(one) not in known]
    if not strange:
        return ()
    named = ", ".join(strange[:NAMED_AT_MOST])
    more = f" and {len(strange) - NAMED_AT_MOST} more" if len(strange) > NAMED_AT_MOST else ""
    sentence = f"Not a hex, and no unit stands there yet: {named}{more}."
    return (
        Fault(sentence, "hex", strange[0], f"{form.how} Keep it if it is a place off the map."),
    )
