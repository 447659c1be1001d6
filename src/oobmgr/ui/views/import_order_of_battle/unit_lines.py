"""The units as they will be: formations with their units, each with what becomes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from oobmgr.campaign.finding import ratings_text
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitValues
from oobmgr.domain.values import dataclass
from oobmgr.exchange.cells import Row, shown
from oobmgr.exchange.comparison import ImportPreview
from oobmgr.exchange.readings import OrderOfBattleReading, RowPlace
from oobmgr.rules.game import Game
from oobmgr.rules.record_kinds import FieldType, RecordKind, Values
from oobmgr.rules.unit_words import rating_text
from oobmgr.ui.language import tr_each
from oobmgr.ui.widgets.paint import TagKind

NEW: Final = "new"
ALIKE: Final = "already in the books"
DIFFERS: Final = "differs"
REMOVED: Final = "taken off"
LEFT_OUT: Final = "left out"
_TOLD_CELLS: Final = 6
TAGS: Final = {
    NEW: TagKind.OK,
    ALIKE: TagKind.WARN,
    DIFFERS: TagKind.OVER,
    REMOVED: TagKind.OVER,
    LEFT_OUT: TagKind.ERR,
}
Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UnitLine:
    """One line: a formation with the number of its units, or a unit with its fate.

    `path` is that of the formation that it is, or stands in; `type`, `size` and `emblem` draw the
    symbol of a unit; `place` leads to its row in the sheet; by its `nation` it is found, too.
    `found` is all that it is found by, in lower case.
    """

    path: Path
    level: int
    title: str
    detail: str = ""
    fate: str = ""
    right: str = ""
    type: str = ""
    size: str = ""
    emblem: str = ""
    place: RowPlace | None = None
    note: str = ""
    nation: str = ""
    found: str = ""

    @property
    def is_formation(self) -> bool:
        """Whether units stand below it."""
        return not self.fate


def every_line(
    preview: ImportPreview,
    reading: OrderOfBattleReading,
    rows: Mapping[str, Sequence[Row]],
    game: Game,
) -> dict[str, tuple[UnitLine, ...]]:
    """The lines of units in tree order, by their fate with what they stand in; all under no fate.

    The subject of a kind of record gives its entries, which are not units and stand apart. `rows`
    are those of each sheet as they lie.
    """
    units, out = list(_units(preview, game)), list(_left_out(reading, rows))
    of_fate: dict[str, list[UnitLine]] = {}
    for line in units:
        of_fate.setdefault(line.fate, []).append(line)
    # What is left out stands first, for it wants to be looked at.
    left_out = tuple(_headed(LEFT_OUT.capitalize(), out))
    lines = {fate: tuple(_tree(held)) for fate, held in of_fate.items()}
    # Where all have one fate, as in most lists, their lines are those of all.
    every = next(iter(lines.values())) if len(lines) == 1 else tuple(_tree(units))
    kinds = {
        str(kind.subject): tuple(_headed(_head(kind), list(_records(preview, kind, game))))
        for kind in game.record_kinds
    }
    return {"": (*left_out, *every), LEFT_OUT: left_out, **lines, **kinds}


def without_closed(lines: Iterable[UnitLine], closed: frozenset[Path]) -> tuple[UnitLine, ...]:
    """The lines that do not stand below a closed formation."""
    return tuple(line for line in lines if not _below(line, closed))


def _below(line: UnitLine, closed: frozenset[Path]) -> bool:
    # A closed formation is in sight itself: only what is below it is not.
    last = len(line.path) - 1 if line.is_formation else len(line.path)
    return any(line.path[:level] in closed for level in range(1, last + 1))


def _units(preview: ImportPreview, game: Game) -> Iterator[UnitLine]:
    for unit in preview.new:
        fate = REMOVED if unit.removed else NEW if unit.alike is None else ALIKE
        yield _line(unit.values, unit.place, game, fate)
    for changed in preview.changed:
        yield _line(changed.values, changed.place, game, DIFFERS, changed.sentence())


def _line(values: UnitValues, place: RowPlace, game: Game, fate: str, note: str = "") -> UnitLine:
    side = game.side(values.side)
    # Under the side, since both may have a formation of the same name.
    path = (side.name, *values.path)
    title = f"{values.designation} {values.type} {values.size}".strip()
    note = note or _taken_as(values, game)
    texts = (title, values.nation, values.hex, note, *path)
    ratings = rating_text(values.ratings, game.ratings)
    return UnitLine(
        path=path,
        level=len(path),
        title=title,
        detail=tr_each(", ", filter(None, (_where(values, game), _losses(values, game)))),
        fate=fate,
        right=ratings,
        type=values.type,
        size=values.size,
        emblem=side.emblem,
        place=place,
        note=note,
        nation=values.nation,
        # With line ends between them no word is found half in one field, half in the next.
        found=ratings_text(ratings) + "\n".join(texts).lower(),
    )


def _where(values: UnitValues, game: Game) -> str:
    return game.calendar.short(values.arrival) if values.arrival else values.hex or values.setup


def _losses(values: UnitValues, game: Game) -> str:
    """That a unit comes with fewer steps than it has in all; empty for a full one."""
    if values.steps_left in {None, values.steps}:
        return ""
    told = game.unit_words.step_words.told(values.steps)
    return f"{values.steps_left} of {told}" if values.steps_left else "dead"


def _taken_as(values: UnitValues, game: Game) -> str:
    taken = game.unit_words.taken_as(values)
    return f"Taken as {taken}." if taken else ""


def _tree(units: list[UnitLine]) -> Iterator[UnitLine]:
    below: dict[Path, list[UnitLine]] = {}
    counts: Counter[Path] = Counter()
    children: dict[Path, dict[Path, None]] = {}
    for unit in units:
        below.setdefault(unit.path, []).append(unit)
        for level in range(1, len(unit.path) + 1):
            branch = unit.path[:level]
            counts[branch] += 1
            # A dictionary as a set that keeps the order of the workbook.
            children.setdefault(branch[:-1], {})[branch] = None
    yield from _branch((), below, counts, children)


def _branch(
    path: Path,
    below: dict[Path, list[UnitLine]],
    counts: Counter[Path],
    children: dict[Path, dict[Path, None]],
) -> Iterator[UnitLine]:
    if path:
        yield UnitLine(path, len(path) - 1, path[-1], counted(counts[path], "unit"))
    # Units before the formations below: a staff stands above the divisions of its corps.
    yield from below.get(path, ())
    for child in children.get(path, ()):
        yield from _branch(child, below, counts, children)


def _headed(title: str, lines: list[UnitLine]) -> Iterator[UnitLine]:
    if lines:
        yield UnitLine((title,), 0, title, f"{len(lines):,}")
        yield from lines


def _left_out(
    reading: OrderOfBattleReading, rows: Mapping[str, Sequence[Row]]
) -> Iterator[UnitLine]:
    """One line for each row that cannot be read, with the first reason."""
    seen: set[tuple[str, int]] = set()
    for problem in reading.errors:
        place = problem.place
        # A row is listed once, by the first of its faults; a fault of a whole sheet has no row.
        if place is None or (problem.sheet, place[0]) in seen:
            continue
        seen.add((problem.sheet, place[0]))
        cells = rows.get(problem.sheet, ())[place[0] : place[0] + 1]
        known = [shown(cell) for row in cells for cell in row[:_TOLD_CELLS]]
        number = place[0] + 1  # as the workbook counts its rows
        yield UnitLine(
            path=(LEFT_OUT.capitalize(),),
            level=1,
            # What cannot be read is no name for its row.
            title=" ".join(text for text in known if text and text != problem.found)
            or problem.where,
            detail=f"row {number}",
            fate=LEFT_OUT,
            place=RowPlace(problem.sheet, number),
            note=problem.sentence(),
        )


def _head(kind: RecordKind) -> str:
    return kind.plural.capitalize()


def _records(preview: ImportPreview, kind: RecordKind, game: Game) -> Iterator[UnitLine]:
    for record in preview.new_records:
        if record.kind == kind.subject:
            yield UnitLine(
                path=(_head(kind),),
                level=1,
                title=kind.title(record.values),
                detail=", ".join(_details(kind, record.values, game)),
                fate=NEW,
                note=str(record.values.get(kind.note) or ""),
            )


def _details(kind: RecordKind, values: Values, game: Game) -> Iterator[str]:
    """Whose a record is, and when it comes."""
    for field in kind.fields:
        value = str(values[field.key] or "")
        if field.type is FieldType.SIDE:
            yield game.side(SideId(value)).name
        elif field.type is FieldType.NATION:
            yield value
        elif field.type is FieldType.TURN:
            yield game.calendar.label(TurnCode(value)) if value else "at start"
