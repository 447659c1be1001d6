"""Losses by turn: steps of each nation, with sums, and what the game counts beside them."""

from collections import Counter
from collections.abc import Callable, Iterator

from oobmgr.campaign.report_rows import MoveRow, ReportMaterial
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import STEP, Place
from oobmgr.domain.values import dataclass
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import ReportColumn, ReportRow, Section, head, line, number, total, wide

_NAME = wide("Nation and kind")
_LOST, _BACK = "lost", "back"
_UNKNOWN = "no longer in the books"


@dataclass(frozen=True, slots=True)
class Loser:
    """Who lost something: a nation, and a kind of units where the game tells them apart."""

    nation: str
    kind: str = ""

    @property
    def name(self) -> str:
        """``Bluland, armor``."""
        return f"{self.nation}, {self.kind}" if self.kind else self.nation


def _plain_loser(unit: UnitRow) -> Loser:
    return Loser(unit.nation)


def _no_more(_: MoveRow) -> Iterator[tuple[Loser, int]]:
    return iter(())


@dataclass(frozen=True)
class LossRules:
    """What a game adds to the losses.

    Attributes:
        column: A column beside the steps; None for none.
        counted: What a movement adds to that column, and for whom.
        kinds: The kinds of losers in order.
        loser: Who loses, where a unit loses steps.
    """

    column: ReportColumn | None = None
    counted: Callable[[MoveRow], Iterator[tuple[Loser, int]]] = _no_more
    kinds: tuple[str, ...] = ()
    loser: Callable[[UnitRow], Loser] = _plain_loser


Sums = Counter[tuple[str, Loser, str]]
"""By turn, loser and figure."""


def losses_by_turn(material: ReportMaterial, _: Game, side: Side) -> tuple[Section, ...]:
    """A section turn by turn, and one of all turns together."""
    return loss_sections(material, side, LossRules())


def loss_sections(material: ReportMaterial, side: Side, rules: LossRules) -> tuple[Section, ...]:
    """The two sections with what a game adds."""
    sums = _sums(material, side, rules)
    steps = material.game.unit_words.step_words
    beside = () if rules.column is None else (rules.column,)
    figures = (_LOST, _BACK, *(column.title for column in beside))
    of_steps = (number(f"{steps.title} {figure}") for figure in (_LOST, _BACK))
    columns = (_NAME, *of_steps, *beside)
    # Only who lost something at all: a table of every nation of the game would be mostly noughts.
    losers = sorted({loser for _, loser, _ in sums}, key=lambda one: _rank(one, rules, side))

    def row(turns: tuple[str, ...], *of: Loser) -> ReportRow:
        cells = (sum(sums[turn, one, at] for turn in turns for one in of) for at in figures)
        return line(of[0].name, *cells)

    rows: list[ReportRow] = []
    for turn in material.turns:
        own = [row((turn.code,), loser) for loser in losers]
        # A nation that lost nothing in the turn is not told in it.
        own = [one for one in own if any(one.cells[1:])]
        if own:
            together = row((turn.code,), *losers)
            rows += [head(turn.label, columns), *own, total("Together", *together.cells[1:])]
    codes = tuple(turn.code for turn in material.turns)
    everything = [row(codes, loser) for loser in losers]
    if everything:
        everything.append(total("Together", *row(codes, *losers).cells[1:]))
    empty = f"No {steps.one} has been lost."
    return (
        Section("Turn by turn", columns, tuple(rows), empty=empty),
        Section("All turns", columns, tuple(everything), empty=empty),
    )


def _sums(material: ReportMaterial, side: Side, rules: LossRules) -> Sums:
    losers = {int(unit.id): rules.loser(unit) for unit in material.units}
    sums: Sums = Counter()
    for move in material.moves:
        # Also of what came back: the account of a unit and the dead pile are of the same side.
        if move.target.side != side.id:
            continue
        for unit, figure in _steps(move):
            # The steps of a unit that was taken off the books were lost all the same.
            loser = losers.get(unit, Loser(_UNKNOWN))
            sums[move.turn, loser, figure] += move.amount
        if rules.column is not None:
            for loser, amount in rules.counted(move):
                sums[move.turn, loser, rules.column.title] += amount
    return sums


def _steps(move: MoveRow) -> Iterator[tuple[int, str]]:
    """The unit whose steps went to the dead pile, or came back from there."""
    if move.good != STEP:
        return
    if move.target.place is Place.DEAD and move.source.place is Place.UNIT:
        yield int(move.source.detail), _LOST
    elif move.source.place is Place.DEAD and move.target.place is Place.UNIT:
        yield int(move.target.detail), _BACK


def _rank(loser: Loser, rules: LossRules, side: Side) -> tuple[int, str, int]:
    nations, kinds = side.nations, rules.kinds
    nation = nations.index(loser.nation) if loser.nation in nations else len(nations)
    kind = kinds.index(loser.kind) if loser.kind in kinds else len(kinds)
    # By name as well, for those that the game does not list share one place.
    return nation, loser.nation, kind
