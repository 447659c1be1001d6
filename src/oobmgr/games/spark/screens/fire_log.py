"""The fires of a phase as a Roster Sheet lists them: who fired, at what, on which column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import UnitId
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.games.spark.fire.combined import COLUMN
from oobmgr.games.spark.fire.results import CHECK, STEPS, FireResult
from oobmgr.games.spark.morale.check import CODES, MoraleCode, codes_in_words
from oobmgr.games.spark.units.markers import NO_MARKERS, Markers
from oobmgr.games.spark.units.shots import SEGMENT_NAMES, Segment
from oobmgr.rules.sheets import LOG_SHARES, SheetEntry, SheetLog

FIRE: Final = "fire"
FIRE_LOG: Final = SheetLog(
    "Fire this phase",
    "as posted, then by pencil",
    ("Segment", "Firing, target", "Points", "Column", "Red", "Gray", "Result"),
    LOG_SHARES,
    frozenset({"Points", "Column", "Red", "Gray"}),
    (FIRE,),
)
_HELD: Final = "morale holds"


def fires_of(
    side: SideId,
    phase: str,
    entries: Iterable[SheetEntry],
    units: Mapping[UnitId, UnitState],
    markers: Mapping[UnitId, Markers],
) -> Iterator[tuple[str, ...]]:
    """A line for each target of each fire of a side in a phase, in the order of their posting.

    Of a fire whose entry cannot be seen, because it tells of hidden units, stands what the markers
    of those that fired say.
    """
    told: set[tuple[Segment, str]] = set()
    for entry in entries:
        firers = [UnitId(one["unit"]) for one in entry.inputs.get("firers", ())]
        own = [unit for unit in firers if unit in units and units[unit].side == side]
        if own:
            told.add((Segment(entry.inputs["segment"]), str(entry.inputs.get("place", ""))))
            yield from _lines(entry, own, units, markers)
    own = [unit for unit, state in units.items() if state.side == side]
    yield from _marked(own, phase, told, units, markers)


def _marked(
    own: Iterable[UnitId],
    phase: str,
    told: Collection[tuple[Segment, str]],
    units: Mapping[UnitId, UnitState],
    markers: Mapping[UnitId, Markers],
) -> Iterator[tuple[str, ...]]:
    """A line for each fire that only the markers of a side's units know of."""
    names: dict[tuple[Segment, str], list[str]] = {}
    points: Counter[tuple[Segment, str]] = Counter()
    for unit in own:
        for shot in markers.get(unit, NO_MARKERS).shots:
            fire = (shot.segment, shot.place)
            # A fire whose entry can be seen stands there already, with its column.
            if shot.phase == phase and fire not in told:
                names.setdefault(fire, []).append(units[unit].designation)
                points[fire] += shot.points
    for (segment, place), firing in names.items():
        yield (*_head(segment, ", ".join(firing), place, points[segment, place]), "", "", "", "")


def _lines(
    entry: SheetEntry,
    own: Sequence[UnitId],
    units: Mapping[UnitId, UnitState],
    markers: Mapping[UnitId, Markers],
) -> Iterator[tuple[str, ...]]:
    inputs = entry.inputs
    segment, place = Segment(inputs["segment"]), str(inputs.get("place", ""))
    names = ", ".join(units[unit].designation for unit in own)
    # What each fired with, as its marker has it; none fires twice at a hex in a segment.
    fired = (markers.get(unit, NO_MARKERS).shots for unit in own)
    points = sum(
        next((one.points for one in shots if (one.segment, one.place) == (segment, place)), 0)
        for shots in fired
    )
    head = _head(segment, names, place, points)
    targets: Sequence[Mapping[str, Any]] = inputs.get("targets", ())
    # Not strict: a target at which nothing came to a column has no outcome.
    for target, (column, result) in zip(targets, _outcomes(entry.working), strict=False):
        dice = (target.get(color) for color in ("red", "gray"))
        yield (*head, column, *("" if die is None else str(die) for die in dice), result)
        head = ("", "the same", "")


def _head(segment: Segment, names: str, place: str, points: int) -> tuple[str, str, str]:
    return SEGMENT_NAMES[segment], f"{names} at {place}" if place else names, str(points or "")


def _outcomes(working: Iterable[Step]) -> list[tuple[str, str]]:
    """Column and result for each target: of what stands below a heading and comes to a column."""
    blocks: list[list[Step]] = []
    for step in working:
        if step.kind is StepKind.HEADING:
            blocks.append([])
        elif blocks:
            blocks[-1].append(step)
    return [(column, result) for column, result in map(_outcome, blocks) if column]


def _outcome(steps: Sequence[Step]) -> tuple[str, str]:
    """The column of a fire at a target, and ``1 step, suppressed``: what it brought."""
    kept: dict[str, Any] = {key: value for step in steps for key, value in step.record.items()}
    if not kept:
        return _outcome_by_label(steps)
    if STEPS not in kept:
        return kept.get(COLUMN, ""), ""
    result = FireResult(kept[STEPS], kept[CHECK])
    if CODES not in kept:
        return kept[COLUMN], result.words
    brought = codes_in_words(tuple(map(MoraleCode, kept[CODES]))) if kept[CODES] else _HELD
    return kept[COLUMN], ", ".join(filter(None, (result.lost, brought)))


def _outcome_by_label(steps: Sequence[Step]) -> tuple[str, str]:
    """The same of an entry that was posted before lines of working kept a record."""
    results = [step for step in steps if step.kind is StepKind.RESULT]
    column = next((str(step.value) for step in results if step.label == "Column"), "")
    first, *checked = [str(step.value) for step in results if step.label == "Result"] or [""]
    if not checked:
        return column, first
    lost = first.removesuffix("morale check").removesuffix(", ")
    brought = (_HELD if words == "no effect" else words for words in checked)
    return column, ", ".join(filter(None, (lost, *brought)))
