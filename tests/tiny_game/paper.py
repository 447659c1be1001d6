"""The printed Roster Sheets: who may read them, what is ticked, and a log of the phase."""

from collections.abc import Mapping

from oobmgr.domain.postings import UnitId
from oobmgr.rules.books import Books
from oobmgr.rules.sheets import (
    FULL_PT,
    STRIKE,
    FootBox,
    SheetColumn,
    SheetEntry,
    SheetForm,
    SheetLog,
    SheetNow,
    SideNow,
    TickGroup,
    plain_line,
)
from oobmgr.rules.tables import Tables
from tests.tiny_game.words import TIRED


def sheet_form(_: Tables) -> SheetForm:
    """The form of the sheets."""
    return SheetForm(
        ticks=(TickGroup("Marks", ("T",)),),
        foot=(FootBox("Weather", ("dry",)),),
        legend=STRIKE,
        columns=(SheetColumn("Ratings", FULL_PT, strong=True),),
        line=plain_line,
        steps_title="Boxes",
        boxes_in_line=2,
        owner="for {side} alone",
        log=SheetLog("Foraged", "as posted", ("Fields", "Food"), (1, 1), actions=("forage",)),
        page_level=1,
        now=_now,
    )


def _now(books: Books, entries: tuple[SheetEntry, ...]) -> SheetNow:
    log = tuple(
        (f"{entry.inputs.get('fields', 1)} cut", f"{entry.working[-1].value} eaten")
        for entry in entries
    )
    sides = {books.side: SideNow(log=log, foot={"Weather": ("a warm wind",)})}
    ticked = _ticked(books)
    noted = dict.fromkeys(ticked, "rests")
    return SheetNow(ticked, noted, sides, moment="before noon")


def _ticked(books: Books) -> Mapping[UnitId, frozenset[str]]:
    held = books.facts(TIRED).items()
    return {UnitId(int(key)): frozenset("T") for (key, _), on in held if on}
