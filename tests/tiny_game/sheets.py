"""What the game prints."""

from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.rules.books import Books
from oobmgr.rules.game import Game, Side
from oobmgr.rules.questions import NoWish
from oobmgr.rules.reporting import ReportEntry, Section, line, number, words
from tests.tiny_game.questions import STORES
from tests.tiny_game.words import SIDE_NAMES


def store_list(material: ReportMaterial, _: Game, side: Side) -> tuple[Section, ...]:
    """What a side has in store."""
    food, fields = material.sides[side.id].read["store-list"]
    columns = (words("Of"), number("Amount"))
    rows = (line("Food", food), line("Fields cut", fields))
    return (Section("In store", columns, rows, case="TG-02"),)


def _read(books: Books, side: SideId, _: tuple[TurnCode, ...]) -> tuple[int, int]:
    found = next(one for one in STORES.answer(books, NoWish()) if one.side == SIDE_NAMES[side])
    return found.food, found.fields


REPORTS = (
    ReportEntry(
        "store-list",
        "Store list",
        "What is in the store.",
        "tests.tiny_game.sheets:store_list",
        reads=_read,
    ),
)
