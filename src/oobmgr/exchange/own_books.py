"""Our own workbooks, as they are known again when they are read back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from oobmgr.exchange.raw_sheets import RawSheet
    from oobmgr.rules.game import Game

ABOUT: Final = "About"
"""The first sheet: it names the others in its first column."""
CAMPAIGN: Final = "Campaign"
"""What stands in the first cell of that sheet."""
TEMPLATE: Final = "Workbook to fill in"
"""What stands there in a workbook that is still to be filled in."""
UNIT_SHEET: Final = "Units"
LISTS: Final = "Lists"
"""The sheet of the words that cells are chosen from."""
JOURNAL: Final = "Journal"
"""The sheet from which the campaign can be made again."""
MARK: Final = "Mark"
"""The label of the line that says of which campaign, and as of which entry, a workbook is."""
# The id of the campaign, and the number of its last entry.
_MARK: Final = re.compile(r"oobmgr ([0-9a-f-]{36}) ([0-9]{1,9})")
# The mark stands near the top, so twenty thousand rows need not be searched for it.
_MARKED_ROWS: Final = 40


class BookMark(NamedTuple):
    """Which campaign a workbook was exported from, and after which entry of its journal."""

    campaign: str
    entry: int

    def text(self) -> str:
        """As it stands in the workbook, on one of its sheets for the eye."""
        return f"oobmgr {self.campaign} {self.entry}"


def mark_of(sheets: Sequence[RawSheet]) -> BookMark | None:
    """The mark of a workbook that the program exported; None for any other."""
    for sheet in sheets:
        for row in sheet.rows[:_MARKED_ROWS]:
            for cell in row[:2]:
                if isinstance(cell, str) and (found := _MARK.fullmatch(cell)):
                    return BookMark(found[1], int(found[2]))
    return None


def looked_at_only(sheets: Sequence[RawSheet], game: Game) -> frozenset[str]:
    """The names of the sheets of our own workbook that are for the eye: reports, ledger, sums.

    Where few columns of units are needed, such a sheet would be taken for one of units that lacks
    a column. None in any other workbook; a sheet that the player added to ours is not among them.
    """
    about = next((sheet for sheet in sheets if sheet.name == ABOUT), None)
    if about is None or not about.rows or about.rows[0][:1] not in ([CAMPAIGN], [TEMPLATE]):
        return frozenset()
    read_back = {UNIT_SHEET, *(kind.sheet for kind in game.record_kinds)}
    named = {str(row[0]) for row in about.rows if row and row[0]}
    return frozenset(named - read_back)
