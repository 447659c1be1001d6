"""The replacement sheet: points by nation and kind, what brings them, what is owed."""

from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.domain.accounts import Place
from oobmgr.games.europa.sheets.arrivals import points_of
from oobmgr.games.europa.words import REPLACEMENT_GOODS
from oobmgr.reports.holdings import Held, Holding, Holdings
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import ReportRow, Section, head, line, number, total, wide


def replacement_sheet(material: ReportMaterial, game: Game, side: Side) -> tuple[Section, ...]:
    """Points held, pending and spent in the turn, then what only the game knows."""
    places: tuple[Section, ...] = material.sides[side.id].read["replacement-sheet"]
    return (_points(material, game, side), *places)


def _points(material: ReportMaterial, game: Game, side: Side) -> Section:
    columns = (
        wide("Nation and kind"), number("Opening"), number("In"), number("Spent or gone"),
        number("Held"), number("Pending"), number("Next turn"),
    )  # fmt: skip
    kinds = {str(good): kind for kind, good in REPLACEMENT_GOODS.items()}
    found = {one.held: one for one in Holdings(material, game, side).in_turn(material.turn.code)}
    soon = {
        (one.nation, one.what): one.number
        for one in points_of(material, side)
        if one.turn == material.ahead[0]
    }
    rows: list[ReportRow] = []
    for nation in side.nations:
        own = [
            _row(kind, found.get(Held(Place.POOL, good, nation)),
                 found.get(Held(Place.PENDING, good, nation)), soon.get((nation, good), 0))
            for good, kind in kinds.items()
        ]  # fmt: skip
        own = [row for row in own if any(row.cells[1:])]
        if own:
            rows += [head(nation, columns), *own]
    # The names of nations stand among the rows, and have no figures to sum.
    lines = [row for row in rows if isinstance(row.cells[1], int)]
    if lines:
        sums = [sum(_whole(row.cells[at]) for row in lines) for at in range(1, len(columns))]
        rows.append(total("Together", *sums))
    return Section("Points", columns, tuple(rows), empty="No points are held or expected.")


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0


def _row(kind: str, held: Holding | None, pending: Holding | None, soon: int) -> ReportRow:
    figures = (held.opening, held.came, held.went, held.closing) if held else (0, 0, 0, 0)
    return line(kind, *figures, pending.closing if pending else 0, soon)
