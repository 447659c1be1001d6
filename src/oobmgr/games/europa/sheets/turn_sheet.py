"""The turn sheet with the air groups that moved, and what arrives besides units."""

from collections import Counter

from oobmgr.campaign.naming import account_name
from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.domain.accounts import Account, Place
from oobmgr.games.europa.screens.report_rows import box_words
from oobmgr.games.europa.sheets.arrivals import other_arrivals
from oobmgr.reports.turn_sheet import turn_sections
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import Section, line, number, wide

_ARROW = "\N{RIGHTWARDS ARROW}"


def turn_sheet(material: ReportMaterial, game: Game, side: Side) -> tuple[Section, ...]:
    """What a side held, received and spent, what became of units and air groups, what is due."""
    groups = _groups(material, game, side)
    return turn_sections(material, game, side, (groups,), other_arrivals(material, game, side))


def _groups(material: ReportMaterial, game: Game, side: Side) -> Section:
    """Air groups that moved between boxes, by the kinds of boxes."""
    columns = (wide("From and to"), number("Groups"))
    sums: Counter[str] = Counter()
    for move in material.moves:
        places = {move.source.place, move.target.place}
        mine = move.turn == material.turn.code and move.target.side == side.id
        # Groups of the opening were set up, not moved.
        if mine and Place.BOX in places and Place.OPENING not in places:
            sums[f"{_end(move.source, game)} {_ARROW} {_end(move.target, game)}"] += move.amount
    rows = tuple(line(way, amount) for way, amount in sorted(sums.items()))
    return Section("Air groups", columns, rows, empty="No air group moved.", half=True)


def _end(account: Account, game: Game) -> str:
    return box_words(account) if account.place is Place.BOX else account_name(account, game)
