"""The pages of a campaign: which there are, their keys, and where each is loaded from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr import known_games
from oobmgr.rules.pages import PageEntry

if TYPE_CHECKING:
    from oobmgr.rules.game import Game

TURN = "turn"
ORDER_OF_BATTLE = "order_of_battle"
ROSTER_SHEETS = "roster_sheets"
LEDGER = "ledger"
CALCULATORS = "calculators"
PRINT = "print"
EXCHANGE = "exchange"
PICTURES = "pictures"

_VIEWS = "oobmgr.ui.views."

SHARED_PAGES: tuple[PageEntry, ...] = (
    PageEntry(TURN, "Turn", "turn", "1", _VIEWS + "turn.screen:TurnScreen", guide="turn.md"),
    PageEntry(
        ORDER_OF_BATTLE,
        "Order of battle",
        "order_of_battle",
        "2",
        _VIEWS + "order_of_battle.screen:OrderOfBattleScreen",
        guide="order-of-battle.md",
        also="Units Formations Duplicate Merge Split off Find and replace Fill down",
    ),
    PageEntry(
        ROSTER_SHEETS,
        "Roster sheets",
        "roster",
        "3",
        _VIEWS + "roster_sheets.screen:RosterSheetsScreen",
        pools=False,
        groups=("Markers",),
        guide="paper-and-excel.md#roster-sheets",
    ),
    PageEntry(
        LEDGER, "Ledger", "ledger", "7", _VIEWS + "ledger.screen:LedgerScreen", guide="ledger.md"
    ),
    PageEntry(
        CALCULATORS,
        "Calculators",
        "calculators",
        "8",
        _VIEWS + "calculators.screen:CalculatorsScreen",
        guide="calculators.md",
    ),
    PageEntry(
        PRINT, "Print", "print", "9", _VIEWS + "reports.screen:PrintScreen", guide="printing.md"
    ),
    PageEntry(
        EXCHANGE,
        "Import and export",
        "import_export",
        "0",
        _VIEWS + "import_order_of_battle.screen:ImportScreen",
        context=False,
        guide="import.md",
    ),
    # The ten digits are taken, so that it has a key of its own.
    PageEntry(
        PICTURES,
        "Pictures",
        "pictures",
        "F3",
        _VIEWS + "pictures.screen:PicturesScreen",
        pools=False,
        guide="pictures.md",
        also="Organisation chart Over the turns Bulletin Plot",
    ),
)
"""The pages that every game has; that of Roster Sheets is left out where a game marks none."""


def all_pages() -> tuple[PageEntry, ...]:
    """Every page there is, those of all games included, without loading a game."""
    return (*SHARED_PAGES, *(page for entry in known_games.GAMES for page in entry.pages))


def available_pages(game: Game) -> tuple[PageEntry, ...]:
    """The pages of a game in the order of their digits, without loading any of them."""
    shared = (p for p in SHARED_PAGES if p.key != ROSTER_SHEETS or game.roster is not None)
    return tuple(sorted((*shared, *game.pages), key=place_of))


def first_page(game: Game, *, units: bool = True) -> PageEntry:
    """The page that a campaign opens on; with no `units` yet the one on which they are entered."""
    pages = {page.key: page for page in available_pages(game)}
    # Without ratings a game counts goods alone, and its turn can begin.
    wanted = TURN if units or not game.ratings else ORDER_OF_BATTLE
    return pages.get(wanted) or pages[EXCHANGE]


def page_of(action: str, game: Game) -> PageEntry | None:
    """The page on which an action is done, None where it has its form on the Turn page."""
    wanted = next((one.page for one in game.actions if one.name == action), "")
    return next((page for page in available_pages(game) if page.key == wanted), None)


def place_of(page: PageEntry) -> int:
    """Where a page stands: 0 is the last of the digits; what has another key comes after it."""
    digits = "1234567890"
    # The second test is for a page without a key: an empty text is found at the front of any.
    return digits.index(page.digit) if page.digit in digits and page.digit else len(digits)


def slot_of(key: str) -> str:
    """The page whose command a page shares: the first one with its digit. Raises `KeyError`."""
    pages = all_pages()
    digit = {page.key: page.digit for page in pages}[key]
    # Pages of different games share a digit, and so a command: no two of them are ever open
    # together.
    return next(page.key for page in pages if page.digit == digit)


def slots(game: Game) -> dict[str, PageEntry]:
    """The pages of a game by the page whose command each of them shares."""
    return {slot_of(page.key): page for page in available_pages(game)}
