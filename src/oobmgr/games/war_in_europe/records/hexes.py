"""Hexes and cut railways as rows of a workbook, and what is written for a row to be so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import JsonValue
from oobmgr.games.war_in_europe.actions.hexes import LAST, NEUTRAL, PART, PRINTED
from oobmgr.games.war_in_europe.actions.picked import hex_faults
from oobmgr.games.war_in_europe.actions.rail import cuts
from oobmgr.games.war_in_europe.fact_kinds import HEX, RAIL_CUT, SINCE
from oobmgr.games.war_in_europe.ground.hexes import OWNER
from oobmgr.games.war_in_europe.records.year import check_year
from oobmgr.rules.entered import changes, enter
from oobmgr.rules.record_kinds import Values, Written

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_TEXTS: Final = {LAST: "last", SINCE: "turn"}
_FLAGS: Final = {NEUTRAL: "neutral", PART: "partial", PRINTED: "printed"}


def hex_rows(books: Books) -> Iterator[Values]:
    """Every hex of which something is known, by its number."""
    cut = cuts(books)
    known = {key for (key, _), value in books.facts(HEX).items() if value is not None}
    # A cut may lie in a hex of which nothing else is known.
    for place in sorted(known | cut.keys()):
        texts = {field: books.fact(HEX, place, name) or "" for name, field in _TEXTS.items()}
        flags = {field: _word(books.fact(HEX, place, name)) for name, field in _FLAGS.items()}
        yield {"hex": place, **texts, **flags, "cut": cut.get(place, "")}


def _word(flag: JsonValue) -> str:
    # What nobody said is empty, and not no.
    return "" if flag is None else "yes" if flag else "no"


def hex_change(books: Books, old: Values | None, new: Values | None) -> Written:
    """Set what is known of a hex. Raises `BadInput` for no hex, or a turn not in the year."""
    check_year(books, new, "turn", "cut")
    row = new or old or {}
    place = str(row["hex"]).strip().upper()
    if faults := tuple(hex_faults((place,), "hex", OWNER)):
        raise BadInput(*faults)
    wanted: dict[str, JsonValue] = {
        name: (new[field] or None) if new else None for name, field in _TEXTS.items()
    }
    for name, field in _FLAGS.items():
        wanted[name] = new[field] == "yes" if new and new[field] else None
    cut = (new["cut"] or None) if new else None
    return Written(
        (), (*changes(books, HEX, place, wanted), *enter(books, RAIL_CUT, place, SINCE, cut))
    )
