"""Detachments as rows of a workbook, and what is written for a row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import STEP, Account, Place, SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import JsonValue, transfer
from oobmgr.domain.quantities import counted
from oobmgr.games.grande_armee.actions.detachments import (
    beyond_limit,
    limit_warnings,
    strange_marker,
)
from oobmgr.games.grande_armee.actions.picked import nation_faults
from oobmgr.games.grande_armee.command.detachments import (
    HEX,
    NATION,
    PARENT,
    SIDE,
    detachments,
)
from oobmgr.games.grande_armee.fact_kinds import AT_MARKER, DETACHMENT
from oobmgr.games.grande_armee.nations import nation_named
from oobmgr.games.grande_armee.options import START, chosen
from oobmgr.games.grande_armee.pools import detachment_account
from oobmgr.games.grande_armee.records.places import hex_in
from oobmgr.games.grande_armee.words import SIDE_NAMES, Power
from oobmgr.rules.entered import changes
from oobmgr.rules.record_kinds import Values, Written

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_NONE_COMES: Final = "LGA-DET-01"
_SAME: Final = "LGA-DET-02"
_MINOR: Final = "LGA-DET-03"
_LIMIT: Final = "LGA-DET-05"
_SHEET: Final = "Detachments"


def detachment_rows(books: Books) -> Iterator[Values]:
    """The detachments on the map."""
    for one in detachments(books):
        yield {
            "side": str(one.side), "marker": one.marker, "number": one.number,
            "nation": one.nation, "hex": one.hex, "of": one.parent, "sp": one.strength,
        }  # fmt: skip


def detachment_change(books: Books, old: Values | None, new: Values | None) -> Written:
    """Set a detachment.

    Raises:
        BadInput: its hex is none, its marker is of another side or none of the game, or nobody
            knows its nation.
    """
    row = old or new or {}
    side, marker = SideId(str(row["side"])), nation_named(str(row["marker"]))
    number = int(str(row["number"]))
    # Its strength points lie in an account of the side, and would stay behind.
    if old and new and old["side"] != new["side"]:
        message = f"Detachment {marker} {number} is of the {SIDE_NAMES[side]} side."
        raise BadInput(Fault(message, "side", str(new["side"]), "Correct the side."))
    wanted: dict[str, JsonValue] = dict.fromkeys((SIDE, NATION, HEX, PARENT))
    account = detachment_account(side, marker, number)
    more = (int(str(new["sp"])) if new else 0) - books.balance(account, STEP)
    doubts: tuple[Fault, ...] = ()
    if new:
        nation = nation_named(str(new["nation"]))
        wanted = {SIDE: str(side), NATION: nation, HEX: hex_in(new), PARENT: new["of"] or ""}
        if faults := tuple(_faults(books, old, new, marker)):
            raise BadInput(*faults)
        doubts = tuple(_doubts(books, old, new, more))
    postings = transfer(Account(Place.ADJUSTED, side), account, STEP, more)
    facts = changes(books, DETACHMENT, AT_MARKER.key(marker, number), wanted)
    return Written(postings, facts, doubts)


def _faults(books: Books, old: Values | None, new: Values, marker: str) -> Iterator[Fault]:
    """What the form for dropping refuses, of a marker that is not on the map yet and of its own."""
    if old is None and marker not in set(Power):
        message = f"Detachments: {marker} has no markers of its own."
        advice = "Name the power whose marker it is, for a minor power its ally."
        yield Fault(message, "marker", marker, advice, _LIMIT)
    elif old is None:
        yield from beyond_limit(books, marker, int(str(new["number"])))
    yield from nation_faults(books, str(new["nation"]), "nation", _MINOR)


def _doubts(books: Books, old: Values | None, new: Values, more: int) -> Iterator[Fault]:
    """What the form asks or tells, and what it leaves no way to do."""
    marker, nation = nation_named(str(new["marker"])), nation_named(str(new["nation"]))
    name = f"{marker} {new['number']}"
    yield from limit_warnings(books, marker)
    army = tuple(unit for unit in books.units() if unit.side == new["side"])
    # Without an army in the books nobody can tell who fights on its side.
    yield from strange_marker(marker, nation, army) if army else ()
    if old and old["nation"] != nation:
        message = f"{name} holds strength points of {old['nation']}."
        yield Fault(message, _SHEET, nation, "Choose another marker.", _SAME).question()
    # At the start a workbook sets the game up; later none comes or goes.
    if more > 0 and (old or books.turn != str(chosen(books.options, START))):
        message = f"{name}: {counted(more, 'SP', 'SP')} would come from no unit."
        advice = "Drop them in the form, so that none comes or goes."
        yield Fault(message, _SHEET, str(new["sp"]), advice, _NONE_COMES).question()
