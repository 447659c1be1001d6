"""The pages of a campaign: which there are, their keys, and where each is loaded from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from oobmgr.ui.widgets.navigation import PageRow

if TYPE_CHECKING:
    from oobmgr.rules.game import Game
    from oobmgr.ui.operations.desk import Desk
    from oobmgr.ui.views.screen import Screen


@dataclass(frozen=True, slots=True)
class Page:
    """A page: key, title, icon, digit, and the class that is loaded when it is first shown.

    `context` tells whether the turn and the pools stand above it, `pools` that the pools do, for a
    page may have figures of its own in their place; `needs` names what a `Game` must
    hand over for the page to be there, such as ``board``; empty where nothing. Where that is a
    table by page, the page must be among its keys. `groups` are the headings of those actions of
    the Turn page that can be done here too. Pages of different games may share a digit, and with it
    the command of the first of them; no game has two of them.
    """

    key: str
    title: str
    icon: str
    digit: str
    module: str
    class_name: str
    context: bool = True
    pools: bool = True
    needs: str = ""
    groups: tuple[str, ...] = ()


TURN = "turn"
ORDER_OF_BATTLE = "order_of_battle"
ROSTER_SHEETS = "roster_sheets"
AIR = "air"
COMBAT = "combat"
FIRE = "fire"
REPLACEMENTS = "replacements"
ENGINEERS = "engineers"
AIR_STRIKES = "air_strikes"
LEDGER = "ledger"
CALCULATORS = "calculators"
PRINT = "print"
EXCHANGE = "exchange"

PAGES: tuple[Page, ...] = (
    Page(TURN, "Turn", "turn", "1", "oobmgr.ui.views.turn", "TurnScreen"),
    Page(
        ORDER_OF_BATTLE,
        "Order of battle",
        "order_of_battle",
        "2",
        "oobmgr.ui.views.order_of_battle",
        "OrderOfBattleScreen",
    ),
    Page(
        ROSTER_SHEETS,
        "Roster sheets",
        "roster",
        "3",
        "oobmgr.ui.views.roster_sheets",
        "RosterSheetsScreen",
        pools=False,
        needs="roster",
        groups=("Markers",),
    ),
    Page(
        AIR,
        "Air",
        "air",
        "4",
        "oobmgr.ui.views.air",
        "AirScreen",
        needs="board",
        groups=("Air", "Missions"),
    ),
    Page(
        FIRE,
        "Fire and assault",
        "combat",
        "4",
        "oobmgr.ui.views.fire",
        "FireScreen",
        needs="fires",
        groups=("Fire", "Assault"),
    ),
    Page(
        COMBAT,
        "Combat",
        "combat",
        "5",
        "oobmgr.ui.views.combat",
        "CombatScreen",
        needs="battles",
        groups=("Combat",),
    ),
    Page(
        REPLACEMENTS,
        "Replacements",
        "replacements",
        "6",
        "oobmgr.ui.views.replacements",
        "ReplacementsScreen",
        needs="rebuilding",
        groups=("Replacements",),
    ),
    Page(
        ENGINEERS,
        "Engineers, bridges",
        "bridge",
        "5",
        "oobmgr.ui.views.works",
        "EngineersScreen",
        needs="page_tables",
        groups=("Engineers", "Reinforcements"),
    ),
    Page(
        AIR_STRIKES,
        "Air strikes, AA",
        "air",
        "6",
        "oobmgr.ui.views.works",
        "AirStrikesScreen",
        needs="page_tables",
        groups=("Air strikes",),
    ),
    Page(LEDGER, "Ledger", "ledger", "7", "oobmgr.ui.views.ledger", "LedgerScreen"),
    Page(
        CALCULATORS,
        "Calculators",
        "calculators",
        "8",
        "oobmgr.ui.views.calculators",
        "CalculatorsScreen",
    ),
    Page(PRINT, "Print", "print", "9", "oobmgr.ui.views.reports", "PrintScreen"),
    Page(
        EXCHANGE,
        "Import and export",
        "import_export",
        "0",
        "oobmgr.ui.views.import_order_of_battle",
        "ImportScreen",
        context=False,
    ),
)


def available_pages(game: Game) -> tuple[Page, ...]:
    """The pages of a game whose module is there, without loading any of them."""
    return tuple(page for page in PAGES if _is_there(page.module) and _is_played(page, game))


def slot_of(key: str) -> str:
    """The page whose command a page shares: the first one with its digit. Raises `KeyError`."""
    digit = {page.key: page.digit for page in PAGES}[key]
    return next(page.key for page in PAGES if page.digit == digit)


def slots(game: Game) -> dict[str, Page]:
    """The pages of a game by the page whose command each of them shares."""
    return {slot_of(page.key): page for page in available_pages(game)}


def _is_played(page: Page, game: Game) -> bool:
    if not page.needs:
        return True
    handed = getattr(game, page.needs)
    return page.key in handed if isinstance(handed, Mapping) else handed is not None


def _is_there(module: str) -> bool:
    spec = find_spec(module)
    return spec is not None and spec.origin is not None


def load_screen(page: Page, desk: Desk) -> Screen:
    """Load the class of a page and make it for a campaign."""
    screen: Screen = getattr(import_module(page.module), page.class_name)(desk)
    return screen


def page_rows(pages: tuple[Page, ...], waiting: int) -> tuple[PageRow, ...]:
    """The pages as the navigation shows them; `waiting` things look forgotten on the Turn page."""
    return tuple(
        PageRow(page.key, page.icon, page.title, page.digit, waiting if page.key == TURN else 0)
        for page in pages
    )
