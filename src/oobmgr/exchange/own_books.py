"""Our own workbooks, as they are known again when they are read back."""

from collections.abc import Sequence
from typing import Final

from oobmgr.exchange.workbooks import RawSheet
from oobmgr.rules.game import Game

ABOUT: Final = "About"
"""The first sheet: it names the others in its first column."""
CAMPAIGN: Final = "Campaign"
"""What stands in the first cell of that sheet."""
UNIT_SHEET: Final = "Units"


def looked_at_only(sheets: Sequence[RawSheet], game: Game) -> frozenset[str]:
    """The names of the sheets of our own workbook that are for the eye: reports, ledger, sums.

    Where few columns of units are needed, such a sheet would be taken for one of units that lacks
    a column. None in any other workbook; a sheet that the player added to ours is not among them.
    """
    about = next((sheet for sheet in sheets if sheet.name == ABOUT), None)
    if about is None or not about.rows or about.rows[0][:1] != [CAMPAIGN]:
        return frozenset()
    read_back = {UNIT_SHEET, *(kind.sheet for kind in game.record_kinds)}
    named = {str(row[0]) for row in about.rows if row and row[0]}
    return frozenset(named - read_back)
