"""Where units are put by hand, from a list or from a sheet: words that are no hexes are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import first_few
from oobmgr.rules.bounds import NAMED_AT_MOST
from oobmgr.rules.nearest import folded

if TYPE_CHECKING:
    from collections.abc import Iterable

    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.rules.hexes import HexForm


def place_read(books: BooksSnapshot, place: str) -> str:
    """A place as the books keep it: the hex alone of ``2417 Lvov``, unless units stand so."""
    form = books.game.unit_words.hexes()
    read = form.read(place) if form else place
    if read == place.strip() or any(folded(unit.hex) == folded(place) for unit in books.units()):
        return place
    return read


def place_doubts(books: BooksSnapshot, places: Iterable[str]) -> tuple[Fault, ...]:
    """A word on places of units that are no hexes and where no unit stands yet, or off the map.

    Told and not refused: a box beside the map, or a pool, has a name in place of a number.
    """
    form = books.game.unit_words.hexes()
    if form is None:
        return ()
    named = tuple(one for one in dict.fromkeys(places) if one.strip())
    off = [(one, said) for one in named if form.holds(one) and (said := form.beyond(one))]
    return (
        *(
            Fault(said, "hex", one, "Check that it is on your map.")
            for one, said in off[:NAMED_AT_MOST]
        ),
        *_no_hexes(books, form, tuple(one for one in named if not form.holds(one))),
    )


def _no_hexes(books: BooksSnapshot, form: HexForm, words: tuple[str, ...]) -> tuple[Fault, ...]:
    """A word on places that are no hexes, unless units stand there already."""
    # Units are read only where something is in doubt: an edit of one must not read them all.
    known = {folded(unit.hex) for unit in books.units()} if words else set[str]()
    strange = [one for one in words if folded(one) not in known]
    if not strange:
        return ()
    listed = first_few(strange, NAMED_AT_MOST)
    sentence = f"Not a hex, and no unit is there yet: {listed}."
    return (
        Fault(sentence, "hex", strange[0], f"{form.how} Keep it if it is a place off the map."),
    )
