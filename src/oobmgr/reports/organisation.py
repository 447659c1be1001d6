"""The organisation chart: formations with their units, and what changed of them since a turn.

Window, paper and files draw the rows that are made here; `chart_report` reads the books for them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.formation_names import told_apart
from oobmgr.domain.units import UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.reports.roster_request import Chosen
from oobmgr.reports.unit_sheets import drawn_units, living, ratings_now
from oobmgr.rules.reporting import (
    DrawnRow,
    DrawnSection,
    Frame,
    Report,
    RowKind,
    Section,
    Shape,
    words,
)

if TYPE_CHECKING:
    from oobmgr.campaign.queries import Queries
    from oobmgr.campaign.report_rows import ReportMaterial
    from oobmgr.campaign.rows import UnitRow
    from oobmgr.rules.game import Game, Side
    from oobmgr.rules.unit_words import StepWords, UnitWords

TITLE: Final = "Organisation chart"
_MINUS: Final = "\N{MINUS SIGN}"


class Change(StrEnum):
    """What may have happened to a unit between two turns.

    A formation tells apart who moved within it, who joined it from elsewhere and who left it.
    """

    CAME = "came"
    REBUILT = "rebuilt"
    LOST = "lost"
    MOVED = "moved"
    JOINED = "joined"
    LEFT = "left"
    FEWER = "fewer"
    MORE = "more"


_COUNTED: Final = {
    Change.CAME: "{} came",
    Change.REBUILT: "{} rebuilt",
    Change.LOST: "{} lost",
    Change.MOVED: "{} moved within",
    Change.JOINED: "{} joined",
    Change.LEFT: "{} gone elsewhere",
    Change.FEWER: "{} with {} lost",
    Change.MORE: "{} with {} back",
}
"""How many units, and what steps are called."""
_FRAMES: Final = {
    Change.CAME: Frame.BOXED,
    Change.REBUILT: Frame.BOXED,
    Change.LOST: Frame.STRUCK,
    Change.MOVED: Frame.DOTTED,
}


@dataclass(frozen=True, slots=True)
class News:
    """What changed of a unit, and the words of each change with its sign before it."""

    changes: tuple[Change, ...]
    words: str

    @property
    def frame(self) -> Frame:
        """How it is drawn; what changed most says so."""
        return next((_FRAMES[one] for one in self.changes if one in _FRAMES), Frame.NONE)


def changed(
    now: Iterable[UnitRow], then: Iterable[UnitRow], steps: StepWords
) -> Mapping[int, News]:
    """What changed of each unit between two readings of the books, by its number.

    A unit that is still to arrive has neither come nor been lost. Where it stood on the map is
    nothing of an organisation; which formation it belongs to is.
    """
    before = {unit.id: unit for unit in then}
    after = {unit.id: unit for unit in now}
    found: dict[int, News] = {}
    called = told_apart(unit.path for unit in before.values())
    # First those that are there now, in their order; then what is gone.
    for key in (*after, *(key for key in before if key not in after)):
        told = tuple(_changes(after.get(key), before.get(key), steps, called))
        if told:
            kinds = tuple(change for change, _ in told)
            found[int(key)] = News(kinds, ", ".join(text for _, text in told))
    return found


def _changes(
    now: UnitRow | None,
    then: UnitRow | None,
    steps: StepWords,
    called: Mapping[tuple[str, ...], str],
) -> Iterator[tuple[Change, str]]:
    here, there = _in_play(now), _in_play(then)
    if here is None:
        # Taken off the books or dead: for whoever reads the chart it is the same loss.
        if there is not None and (now is None or now.status == UnitStatus.DEAD):
            yield Change.LOST, "× lost"
        return
    if there is None:
        back = then is not None and then.status == UnitStatus.DEAD
        yield (Change.REBUILT, "+ rebuilt") if back else (Change.CAME, "+ came")
        return
    # Within a formation a unit may go anywhere: the map is no part of the chart.
    if here.formation != there.formation:
        yield Change.MOVED, f"→ from {called.get(there.path, 'no formation')}"
    by = here.steps_left - there.steps_left
    if by < 0:
        yield Change.FEWER, f"{_MINUS} {steps.told(-by)}"
    elif by > 0:
        yield Change.MORE, f"+ {steps.told(by)}"


def _in_play(unit: UnitRow | None) -> UnitRow | None:
    return unit if unit is not None and unit.status == UnitStatus.ON_MAP else None


def organisation_chart(material: ReportMaterial, game: Game, side: Side) -> tuple[Section, ...]:
    """The formations of a side from the top down, the units of each below it."""
    return (chart_section(tuple(living(material, side)), side, game.unit_words),)


def chart_section(
    units: Sequence[UnitRow],
    side: Side,
    unit_words: UnitWords,
    then: Sequence[UnitRow] | None = None,
    only: Chosen | None = None,
    kept: Callable[[UnitRow], bool] | None = None,
) -> DrawnSection:
    """The chart of a side, or of one formation; compared with an earlier turn, if its units stand.

    What was lost since stands where it stood, struck; else the dead are left out. Units that are
    not `kept` are not drawn, and yet neither lost nor come.
    """
    wanted, steps = only or Chosen(side.id, ()), unit_words.step_words
    # Of all units, not of those drawn: one that left the formation was not lost.
    news = {} if then is None else changed(units, then, steps)
    lost = {key for key, one in news.items() if Change.LOST in one.changes}
    known = {int(unit.id) for unit in units}
    # Taken off the books since: there is no row of now, so the one of then is drawn as dead.
    gone = [
        replace(unit, status=UnitStatus.DEAD, steps_left=0)
        for unit in then or ()
        if unit.id in lost and int(unit.id) not in known
    ]
    drawn = [u for u in units if u.status != UnitStatus.DEAD or int(u.id) in lost]
    shown = [
        unit
        for unit in (*drawn, *gone)
        if wanted.holds(unit.side, unit.path) and (kept is None or kept(unit))
    ]

    def ratings(unit: UnitRow) -> str:
        return ratings_now(unit, unit_words)

    title = "Order of battle"
    section = drawn_units(title, Shape.CHART, shown, side, unit_words, ratings=ratings)
    if then is None:
        return section
    marked, heads = _marked(section, news, tuple(_moves(units, then, news)), steps)
    # The total tells what its formations tell, of all of them together.
    return replace(marked, note=_with_told(section.note, heads.get(wanted.path, "")))


def _moves(
    units: Sequence[UnitRow], then: Iterable[UnitRow], news: Mapping[int, News]
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """From where to where each unit moved, those not drawn here any more included."""
    moved = {key for key, one in news.items() if Change.MOVED in one.changes}
    now = {int(unit.id): unit.path for unit in units if unit.id in moved}
    # A formation that was renamed meanwhile stands on the chart under its name of now.
    names = {unit.formation: unit.path for unit in units}
    for unit in then:
        if unit.id in now:
            yield names.get(unit.formation, unit.path), now[int(unit.id)]


def _marked(
    section: DrawnSection,
    news: Mapping[int, News],
    moves: Iterable[tuple[tuple[str, ...], tuple[str, ...]]],
    steps: StepWords,
) -> tuple[DrawnSection, Mapping[tuple[str, ...], str]]:
    """The same chart with what changed at each unit and formation, and that of each by its path."""
    # Each row before the heads, which sum up what the rows say.
    rows = tuple(_with_news(row, news) for row in section.drawn)
    heads = _counted_news(rows, news, moves, steps)
    headed = tuple(_headed(row, heads.get(row.path, "")) for row in rows)
    return replace(section, columns=(*section.columns, words("Changed")), rows=headed), heads


def _with_news(row: DrawnRow, news: Mapping[int, News]) -> DrawnRow:
    # A head spans the row and has no cell of its own under the new column.
    if row.kind is RowKind.HEAD:
        return replace(row, cells=(*row.cells, None))
    own = news.get(row.unit)
    if own is None:
        return replace(row, cells=(*row.cells, ""))
    face = replace(row.face, news=own.words, frame=own.frame)
    return replace(row, cells=(*row.cells, own.words), face=face)


def _counted_news(
    rows: Iterable[DrawnRow],
    news: Mapping[int, News],
    moves: Iterable[tuple[tuple[str, ...], tuple[str, ...]]],
    steps: StepWords,
) -> Mapping[tuple[str, ...], str]:
    """``2 came, 1 lost`` of each formation, with all below it."""
    counts: defaultdict[tuple[str, ...], Counter[Change]] = defaultdict(Counter)
    for row in rows:
        for change in news[row.unit].changes if row.unit in news else ():
            # Up to the top: each formation counts all below it.
            for path in _up(row.path) if change is not Change.MOVED else ():
                counts[path][change] += 1
    for left, joined in moves:
        over, under = frozenset(_up(left)), frozenset(_up(joined))
        for path in over | under:
            change = Change.MOVED if path in over & under else Change.JOINED
            counts[path][change if path in under else Change.LEFT] += 1
    return {
        # In the order of the enumeration, so that two charts can be compared.
        path: ", ".join(_counted(change, of[change], steps) for change in Change if of[change])
        for path, of in counts.items()
    }


def _up(path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """A formation and all above it, up to the whole side."""
    return (path[:depth] for depth in range(len(path) + 1))


def _counted(change: Change, number: int, steps: StepWords) -> str:
    """``2 came``, ``1 with steps lost``."""
    return _COUNTED[change].format(number, steps.several)


def _headed(row: DrawnRow, told: str) -> DrawnRow:
    if row.kind is not RowKind.HEAD or not told:
        return row
    note = _with_told(row.note, told)
    return replace(row, note=note, cells=(f"{row.name}: {note}", *row.cells[1:]))


def _with_told(note: str, told: str) -> str:
    return "; ".join(filter(None, (note, told)))


def folded(section: DrawnSection, paths: frozenset[tuple[str, ...]]) -> DrawnSection:
    """The same chart without what stands below these formations."""
    if not paths:
        return section
    rows = (row for row in section.drawn if not _hidden(row, paths))
    return replace(section, rows=tuple(rows))


def _hidden(row: DrawnRow, paths: frozenset[tuple[str, ...]]) -> bool:
    # A formation that is folded is itself still seen; its own units are not.
    own = 1 if row.kind is RowKind.HEAD else 0
    return any(row.path[:depth] in paths for depth in range(1, len(row.path) + 1 - own))


# Reading


@dataclass(frozen=True, slots=True)
class ChartWish:
    """Which chart is wanted: a side, one of its formations or all, a turn, one to compare with.

    Turns are saved codes; None for now, and for no comparison.
    """

    side: str
    path: tuple[str, ...] = ()
    as_of: str | None = None
    since: str | None = None


def chart_report(queries: Queries, wish: ChartWish) -> Report:
    """Read the chart that is wished for. Takes a worker's time.

    Raises:
        BadInput: a turn was not played, or the one compared with is not the earlier one.
    """
    with queries.one_moment():
        summary = queries.summary()
        game = queries.game_at(wish.as_of)
        turn = game.calendar.parse(wish.as_of) if wish.as_of else TurnCode(summary.turn)
        # Asked for the turn being played, the books of now are meant, not those at its end.
        past = str(turn) != summary.turn
        units = queries.units(str(turn) if past else None)
        then = None if wish.since is None else _then(queries, game, turn, wish.since)
        # What nobody may see is not read as empty: the report says that it is hidden.
        seen = wish.side not in queries.unseen_sides()
    side = next(side for side in game.sides if side.id == wish.side)
    steps = game.unit_words.step_words
    section = chart_section(units, side, game.unit_words, then, Chosen(wish.side, wish.path))
    since = game.calendar.label(TurnCode(wish.since)) if wish.since else ""
    state = [
        f"Changes since the end of {since}" if since else "",
        "At the end of the turn" if past else "",
    ]
    if not seen:
        state = [f"The {side.name} sheets are hidden"]
    return Report(
        name="organisation",
        title=wish.path[-1] if wish.path else TITLE,
        side=str(side.id),
        side_name=side.name,
        campaign=f"{summary.name} ({game.name})",
        turn_label=game.calendar.label(turn),
        state=". ".join(filter(None, state)),
        sections=(section,) if seen else (),
        foot=_foot(steps, compared=bool(since)) if seen else "",
    )


@dataclass(frozen=True, slots=True)
class Compared:
    """An earlier turn that a chart is compared with: its saved code, its name, its units."""

    turn: str
    label: str
    units: tuple[UnitRow, ...]


def compared_with(queries: Queries, as_of: str | None, since: str) -> Compared | None:
    """Read the turn that a chart is compared with; None unless it was played before that shown."""
    label = next((row.label for row in queries.turns() if row.turn == since), None)
    if label is None or since >= (as_of or queries.summary().turn):
        return None
    return Compared(since, label, queries.units(since))


def with_changes(
    report: Report,
    material: ReportMaterial,
    then: Compared,
    kept: Callable[[UnitRow], bool] | None = None,
) -> Report:
    """The printed chart of a side again, with what changed since then marked."""
    # Of a side that is hidden nothing is worked out.
    if not report.sections:
        return report
    game = material.game
    side = next(side for side in game.sides if side.id == report.side)
    section = chart_section(material.units, side, game.unit_words, then.units, kept=kept)
    return replace(
        report,
        state=". ".join(filter(None, (f"Changes since the end of {then.label}", report.state))),
        sections=(section,),
        foot=_foot(game.unit_words.step_words, compared=True),
    )


def _foot(steps: StepWords, *, compared: bool) -> str:
    if compared:
        return (
            "Framed, + came. Crossed out, × lost. Dotted below, → moved here. "
            f"{_MINUS} and + before a number: {steps.several} lost and taken back."
        )
    return (
        f"{steps.title} left and {steps.several} in all are shown beside a unit that has lost some."
    )


def _then(queries: Queries, game: Game, turn: TurnCode, since: str) -> tuple[UnitRow, ...]:
    earlier = game.calendar.parse(since)
    # Saved codes sort by time.
    if earlier >= turn:
        label = game.calendar.label
        message = f"{label(earlier)} is not before {label(turn)}."
        advice = "Compare with an earlier turn."
        raise BadInput(Fault(message, "since", since, advice))
    return queries.units(str(earlier))
