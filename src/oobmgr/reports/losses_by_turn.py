"""Losses by turn: steps and strength of each nation and kind, with sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from oobmgr.campaign.report_rows import MoveRow, ReportMaterial, UnitFigures
from oobmgr.domain.accounts import STEP, Place
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import ReportRow, Section, head, line, number, total, wide

_COLUMNS = (
    wide("Nation and kind"), number("Steps lost"), number("Steps back"), number("Strength lost"),
)  # fmt: skip
_WITHOUT_STRENGTH = 3  # columns
_FIGURES = ("lost", "back", "strength")
_UNKNOWN = "no longer in the books"


@dataclass(frozen=True, slots=True)
class _Loser:
    nation: str
    kind: str

    @property
    def name(self) -> str:
        return f"{self.nation}, {self.kind}" if self.kind else self.nation


Sums = Counter[tuple[str, _Loser, str]]
"""By turn, loser and figure."""


def losses_by_turn(material: ReportMaterial, game: Game, side: Side) -> tuple[Section, ...]:
    """A section turn by turn, and one of all turns together; no strength if nobody counts it."""
    sums = _sums(material, game, side)
    losers = sorted({loser for _, loser, _ in sums}, key=lambda one: _rank(one, game, side))
    rows: list[ReportRow] = []
    for turn in material.turns:
        own = [_line(sums, (turn.code,), loser) for loser in losers]
        own = [row for row in own if any(row.cells[1:])]
        if own:
            together = _line(sums, (turn.code,), *losers)
            rows += [head(turn.label, _COLUMNS), *own, total("Together", *together.cells[1:])]
    codes = tuple(turn.code for turn in material.turns)
    everything = [_line(sums, codes, loser) for loser in losers]
    if everything:
        everything.append(total("Together", *_line(sums, codes, *losers).cells[1:]))
    empty = "No step has been lost."
    sections = (
        Section("Turn by turn", _COLUMNS, tuple(rows), empty=empty),
        Section("All turns", _COLUMNS, tuple(everything), empty=empty),
    )
    return sections if game.reports else tuple(one.first(_WITHOUT_STRENGTH) for one in sections)


def _sums(material: ReportMaterial, game: Game, side: Side) -> Sums:
    losers = {
        unit.id: _Loser(unit.nation, material.figures.get(unit.id, UnitFigures("", 0, 0)).kind)
        for unit in material.units
    }
    goods = (
        {str(good): kind for good, kind in game.reports.lost_goods.items()} if game.reports else {}
    )
    sums: Sums = Counter()
    for move in material.moves:
        if move.target.side != side.id:
            continue
        if move.good == STEP:
            for unit, figure in _steps(move):
                sums[move.turn, losers.get(unit, _Loser(_UNKNOWN, "")), figure] += move.amount
        elif move.good in goods:
            for nation, sign in _strength(move):
                loser = _Loser(nation, goods[move.good])
                sums[move.turn, loser, "strength"] += sign * move.amount
    return sums


def _steps(move: MoveRow) -> Iterator[tuple[int, str]]:
    """The unit whose steps went to the dead pile, or came back from there."""
    if move.target.place is Place.DEAD and move.source.place is Place.UNIT:
        yield int(move.source.detail), "lost"
    elif move.source.place is Place.DEAD and move.target.place is Place.UNIT:
        yield int(move.target.detail), "back"


def _strength(move: MoveRow) -> Iterator[tuple[str, int]]:
    """The nation that lost strength, or did not lose it after all."""
    if move.target.place is Place.LOST:
        yield move.target.detail.rpartition(":")[0], 1
    elif move.source.place is Place.LOST:
        yield move.source.detail.rpartition(":")[0], -1


def _line(sums: Sums, turns: tuple[str, ...], *losers: _Loser) -> ReportRow:
    figures = (
        sum(sums[turn, loser, figure] for turn in turns for loser in losers) for figure in _FIGURES
    )
    return line(losers[0].name, *figures)


def _rank(loser: _Loser, game: Game, side: Side) -> tuple[int, str, int]:
    nations, kinds = side.nations, game.reports.kinds if game.reports else ()
    nation = nations.index(loser.nation) if loser.nation in nations else len(nations)
    kind = kinds.index(loser.kind) if loser.kind in kinds else len(kinds)
    return nation, loser.nation, kind
