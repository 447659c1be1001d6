"""The command about replacements: the points of a side, and what can be rebuilt with them."""

import argparse
from collections.abc import Mapping

from oobmgr.campaign.rows import UnitRow
from oobmgr.cli.campaigns import opened, side_id
from oobmgr.cli.output import print_json, print_table
from oobmgr.cli.streams import say
from oobmgr.domain.postings import UnitId
from oobmgr.games.europa.questions import REBUILDING
from oobmgr.games.europa.replacements.rebuild_rows import PointStock, RebuildBoard, RebuildRow
from oobmgr.rules.questions import SideWish

_NONE = "-"


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--side", help="of this side")
    parser.add_argument("--as-of", help="as they were at the end of this turn")


def obey(wish: argparse.Namespace) -> None:
    """List points by nation and kind, and the units that can be rebuilt with their prices."""
    with opened(wish) as campaign:
        game = campaign.game
        turn = wish.as_of
        chosen = None if wish.side is None else side_id(wish.side, game)
        units = campaign.queries.units(turn)
        sides = [side for side in game.sides if chosen in {None, side.id}]
        wishes = [SideWish(side.id) for side in sides]
        boards = [campaign.queries.ask(REBUILDING, wish, turn, units) for wish in wishes]
    if wish.json:
        print_json(boards)
        return
    known = {unit.id: unit for unit in units}
    for side, board in zip(sides, boards, strict=True):
        say(side.name)
        _tell(board, known)
        say()


def _tell(board: RebuildBoard, units: Mapping[UnitId, UnitRow]) -> None:
    stocks = [stock for stock in board.stocks if stock.held or stock.waiting or stock.owed]
    if stocks:
        print_table(("Nation", "Points", "Held", "Due now", "Later"), map(_stock, stocks))
    else:
        say("No replacement points.")
    if not board.rows:
        say("Nothing to rebuild.")
        return
    rows = [_row(row, units[row.unit]) for row in board.rows]
    print_table(("Id", "Unit", "Type", "Nation", "Is", "To full", "As cadre", "Why not"), rows)


def _stock(stock: PointStock) -> tuple[object, ...]:
    later = ", ".join(f"{points} in {turn}" for turn, points in stock.waiting)
    return stock.nation, stock.kind, stock.held, stock.owed or "", later


def _row(row: RebuildRow, unit: UnitRow) -> tuple[object, ...]:
    about = (unit.id, unit.designation, unit.type, unit.nation, row.stands)
    full, cadre = (row.price(cadre=cadre) or _NONE for cadre in (False, True))
    if row.ways:
        why = "; ".join(f"{reason} ({case})" for reason, case in row.ways[0].against)
    else:
        why = row.reason
    return (*about, full, cadre, "" if row.allowed else why)
