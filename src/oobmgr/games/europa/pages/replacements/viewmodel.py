"""The Replacements page as it is shown: units to rebuild, and what the points come to."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.quantities import counted, shown
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.questions import REBUILDING
from oobmgr.games.europa.replacements.rebuild_rows import (
    PointStock,
    RebuildBoard,
    RebuildRow,
    RebuildWay,
)
from oobmgr.games.europa.replacements.rebuilding import Before
from oobmgr.rules.game import Game
from oobmgr.rules.questions import SideWish
from oobmgr.ui.viewmodels.turn_reading import TurnReading, read_turn

Picks = Mapping[int, str]
"""The units that are picked, each with the input of the way in which it comes back."""


@dataclass(frozen=True, slots=True)
class ShownUnit:
    """A unit to rebuild, and how it may come back."""

    unit: UnitRow
    offer: RebuildRow

    @property
    def why_not(self) -> str:
        """Why it cannot come back at all, with the case; empty where there is a way."""
        if not self.offer.ways or self.offer.allowed:
            return "" if self.offer.ways else self.offer.reason
        reason, case = self.offer.ways[0].against[0]
        return f"{reason} ({case})" if case else reason


@dataclass(frozen=True, slots=True)
class RebuildReading:
    """The boards of both sides with their units; `turn` is None where a past turn is looked at."""

    side: str
    boards: tuple[RebuildBoard, ...]
    units: Mapping[str, tuple[ShownUnit, ...]]
    turn: TurnReading | None

    def board(self, side: str) -> RebuildBoard | None:
        """The board of a side."""
        return next((board for board in self.boards if board.side == side), None)

    def may_post(self, side: str) -> bool:
        """Whether a side can rebuild now: it is its turn, and the phase for it."""
        board = self.board(side)
        if self.turn is None or board is None or side != self.side:
            return False
        return board.action in self.turn.page.forms


def read_rebuilding(queries: Queries, as_of: str | None = None) -> RebuildReading:
    """Read the boards of both sides, as of the end of a turn if given."""
    # Read once for both boards: the list may be long.
    units = queries.units(as_of)
    known = {unit.id: unit for unit in units}
    wishes = [SideWish(side.id) for side in queries.game.sides]
    boards = tuple(queries.ask(REBUILDING, wish, as_of, units) for wish in wishes)
    return RebuildReading(
        # A turn that is over is of no side: whoever plays now is nothing to it.
        queries.game.sides[0].id if as_of else queries.sequence().side,
        boards,
        {board.side: tuple(ShownUnit(known[r.unit], r) for r in board.rows) for board in boards},
        None if as_of else read_turn(queries),
    )


# ------------------------------------------------------------------------- what it comes to


@dataclass(frozen=True, slots=True)
class StockLine:
    """The points of a nation in one kind: held, and what remains of them after what is picked."""

    stock: PointStock
    picked: int

    @property
    def remains(self) -> int:
        """What is left; below zero where they do not suffice."""
        return self.stock.held - self.picked

    @property
    def words(self) -> str:
        """``6``, or ``6 → 3`` with something picked."""
        return f"{self.stock.held} → {shown(self.remains)}" if self.picked else f"{self.stock.held}"

    @property
    def later(self) -> str:
        """What can be spent later: ``2 Inf in Aug I 1941``; empty where nothing."""
        return ", ".join(f"{n} {self.stock.sign} in {turn}" for turn, n in self.stock.waiting)

    @property
    def empty(self) -> bool:
        """Whether there is nothing to say."""
        stock = self.stock
        return not (stock.held or stock.waiting or stock.owed or self.picked)


def prices(units: Sequence[ShownUnit], picks: Picks) -> Counter[tuple[str, str]]:
    """What the picked units cost, by nation and kind, as far as prices are known."""
    total: Counter[tuple[str, str]] = Counter()
    for unit, way in picked_ways(units, picks):
        for kind, points in way.points.items():
            total[unit.unit.nation, kind] += points
    return total


def picked_ways(units: Sequence[ShownUnit], picks: Picks) -> Iterator[tuple[ShownUnit, RebuildWay]]:
    """The picked units, each with the way in which it comes back."""
    for unit in units:
        picked = picks.get(unit.unit.id)
        yield from ((unit, way) for way in unit.offer.ways if way.name == picked)


def stock_lines(
    board: RebuildBoard, units: Sequence[ShownUnit], picks: Picks
) -> dict[str, tuple[StockLine, ...]]:
    """The points by nation, every kind; nations of which there is nothing to say are left out."""
    total = prices(units, picks)
    found: dict[str, list[StockLine]] = {}
    for stock in board.stocks:
        line = StockLine(stock, total[stock.nation, stock.kind])
        found.setdefault(stock.nation, []).append(line)
    return {
        nation: tuple(lines)
        for nation, lines in found.items()
        if not all(line.empty for line in lines)
    }


def picked_words(units: Sequence[ShownUnit], picks: Picks) -> str:
    """What is picked in words: ``3 picked: 2 to full strength, 1 as cadre``."""
    ways = Counter(way.told for _, way in picked_ways(units, picks))
    if not ways:
        return "none picked"
    parts = ", ".join(f"{number} {told}" for told, number in ways.items())
    return f"{ways.total()} picked: {parts}"


def counts_words(units: Sequence[ShownUnit]) -> str:
    """How many there are: ``12 dead, 3 cadres``."""
    found = Counter(unit.offer.stands for unit in units)
    parts = [f"{found[Before.DEAD]} dead"] if found[Before.DEAD] else []
    parts += [counted(found[Before.CADRE], "cadre")] if found[Before.CADRE] else []
    return ", ".join(parts)


def asks_for_price(units: Sequence[ShownUnit], picks: Picks) -> bool:
    """Whether the price of a picked unit is not known."""
    return any(not way.known for _, way in picked_ways(units, picks))


def why_not_now(reading: RebuildReading, side: str, game: Game) -> str:
    """Why a side cannot rebuild at this moment; empty where it can."""
    board = reading.board(side)
    if reading.may_post(side) or board is None:
        return ""
    if reading.turn is None:
        return "This is a past turn. Return to now to rebuild anything."
    when = " or ".join(map(game.phase_name, game.action(board.action).phases))
    name = f"The {game.side(SideId(side)).name} side rebuilds in the {when} Phase"
    return f"{name}." if side == reading.side else f"{name} of its own player turn."
