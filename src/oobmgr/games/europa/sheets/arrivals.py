"""Air groups and points that arrive in the turns ahead, beside the units."""

from collections import Counter
from collections.abc import Iterator

from oobmgr.campaign.report_rows import MoveRow, ReportMaterial, ReportTurn
from oobmgr.domain.accounts import Place
from oobmgr.games.europa.accounts import nation_and_turn
from oobmgr.games.europa.air.imported import GROUP
from oobmgr.games.europa.screens.report_rows import Arriving, ArrivingKind
from oobmgr.reports.arrivals import Arrival, OtherArrivals, arrival_sections, by_turn
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import Section


def arrivals(material: ReportMaterial, game: Game, side: Side) -> tuple[Section, ...]:
    """Units, air groups and points that arrive in the next turns, and what changes by then."""
    return arrival_sections(material, side, other_arrivals(material, game, side))


def other_arrivals(
    material: ReportMaterial, game: Game, side: Side
) -> tuple[OtherArrivals, OtherArrivals]:
    """What arrives of a side besides units: air groups, then points."""
    goods = {str(good.id): good.name.lower() for good in game.goods}
    groups = tuple(_told(material, side, ArrivingKind.AIR))
    points = tuple(points_of(material, side, goods))
    return (
        OtherArrivals(GROUP, "Air groups", "Aircraft", by_turn(groups), "No air group arrives."),
        OtherArrivals("point", "Points", "Kind", by_turn(points), "No points are known to arrive."),
    )


def _told(material: ReportMaterial, side: Side, kind: ArrivingKind) -> Iterator[Arrival]:
    """What an import, the rules and the player's charts say of the turns ahead."""
    ahead = {turn.code: turn for turn in material.ahead}
    found: tuple[Arriving, ...] = material.sides[side.id].read["arrivals"]
    for one in found:
        if one.kind is kind:
            turn = ahead[str(one.turn)]
            yield Arrival(turn, one.nation, one.what, one.number, one.case, one.note)


def points_of(
    material: ReportMaterial, side: Side, goods: dict[str, str] | None = None
) -> Iterator[Arrival]:
    """Points that wait in the books until they can be used, then those of the player's chart.

    Points that wait are named by their good; `goods` are the names to write in its place.
    """
    ahead: dict[str, ReportTurn] = {turn.code: turn for turn in material.ahead}
    sums: Counter[tuple[str, str, str]] = Counter()
    for move in material.moves:
        for key, amount in _pending(move, side):
            # What waited and was received since sums up to nothing.
            sums[key] += amount
    # Such points are credited at once and can be spent a turn later (REP-13).
    for (nation, turn, good), amount in sums.items():
        if amount and turn in ahead:
            name = (goods or {}).get(good, good)
            yield Arrival(ahead[turn], nation, name, amount, "REP-13", "pending")
    yield from _told(material, side, ArrivingKind.POINTS)


def _pending(move: MoveRow, side: Side) -> Iterator[tuple[tuple[str, str, str], int]]:
    for account, amount in ((move.source, -move.amount), (move.target, move.amount)):
        if account.place is Place.PENDING and account.side == side.id:
            nation, turn = nation_and_turn(account)
            yield (nation, turn, move.good), amount
