"""Which rows stand on which page: order, sections, and where pages break."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.values import dataclass
from oobmgr.reports.breaking import unbroken
from oobmgr.reports.roster_row import RowBlock

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """A formation's heading, measured: its lines, the words at the right, the height it takes."""

    lines: tuple[str, ...]
    note: str
    height: float


@dataclass(frozen=True, slots=True)
class Section:
    """The units of one formation, in order, with its heading and the one for a next page."""

    path: Path
    heading: Heading
    continued: Heading
    rows: tuple[RowBlock, ...]

    @property
    def height(self) -> float:
        """What it takes undivided."""
        return self.heading.height + sum(row.height for row in self.rows)


@dataclass(frozen=True, slots=True)
class Part:
    """A section, or the part of it that stands on one page; never without rows.

    `begins` says that it is the first part of its section.
    """

    path: Path
    heading: Heading
    rows: tuple[RowBlock, ...]
    begins: bool


@dataclass(frozen=True, slots=True)
class PagePlan:
    """What stands on a page. `groups` are the formations that its title names."""

    side: str
    groups: tuple[Path, ...]
    parts: tuple[Part, ...]


# How much height the rows of a page have whose title names these formations.
Room = Callable[[tuple[Path, ...]], float]


def in_tree_order(units: Iterable[UnitRow]) -> list[UnitRow]:
    """Sort units so that each formation stands together, its own units before those below it.

    Formations keep the order in which they first appear, and so do units within one.
    """
    rows = list(units)
    first: dict[tuple[str, Path], int] = {}
    for at, unit in enumerate(rows):
        for depth in range(1, len(unit.path) + 1):
            # By first appearance, not by name: the order of an order of battle means something.
            first.setdefault((unit.side, unit.path[:depth]), at)

    def place(unit: UnitRow) -> tuple[int, ...]:
        depths = range(1, len(unit.path) + 1)
        return tuple(first[unit.side, unit.path[:depth]] for depth in depths)

    return sorted(rows, key=place)


def by_formation(units: Sequence[UnitRow]) -> list[tuple[Path, tuple[UnitRow, ...]]]:
    """Divide units in tree order into formations."""
    return [(path, tuple(rows)) for path, rows in groupby(units, key=lambda unit: unit.path)]


def plan_pages(
    side: str, sections: Sequence[Section], *, level: int, share: bool, room: Room
) -> list[PagePlan]:
    """Break the sections of one side into pages.

    Each formation of `level` begins a page, but where `share` is set it stands below an earlier one
    of the same parent if it fits there undivided; at the top, where all stand on that one page. A
    heading is followed by a row of its own on the same page; a formation that goes on has its
    heading again.
    """
    pages: list[PagePlan] = []
    for bundle in _bundles(sections, level=level, share=share, room=room):
        for parts in _broken(bundle, _least_room(bundle, level, room)):
            groups = tuple(dict.fromkeys(part.path[:level] for part in parts))
            pages.append(PagePlan(side, groups, tuple(parts)))
    return pages


def _bundles(
    sections: Sequence[Section], *, level: int, share: bool, room: Room
) -> list[list[Section]]:
    """Put formations together that share pages."""
    bundles: list[list[Section]] = []
    for group, found in groupby(sections, key=lambda section: section.path[:level]):
        members = list(found)
        if share and bundles and _beside(bundles[-1][-1].path, group, level):
            together = [*bundles[-1], *members]
            before = _broken(bundles[-1], _least_room(bundles[-1], level, room))
            # Those at the top share a page that is all they take: one that fills several is kept
            # by itself, to be handed to whoever leads it.
            small = bool(group[:-1]) or len(before) == 1
            # Sharing must not cost a page, nor break a formation that stood whole.
            if small and len(_broken(together, _least_room(together, level, room))) == len(before):
                bundles[-1] = together
                continue
        bundles.append(members)
    return bundles


def _beside(last: Path, group: Path, level: int) -> bool:
    """Whether a formation has the parent of the last one on a page, or stands below that."""
    return group[:-1] in {last[: level - 1], last[:level][:-1]}


def _least_room(sections: Sequence[Section], level: int, room: Room) -> float:
    """Return the room below the highest title that pages of these sections may have.

    Which formations a page's title names is only known when pages are broken, so every run of
    them counts.
    """
    groups = list(dict.fromkeys(section.path[:level] for section in sections))
    count = len(groups)
    runs = [tuple(groups[a:b]) for a in range(count) for b in range(a + 1, count + 1)]
    return min(room(run) for run in runs)


def _broken(sections: Sequence[Section], height: float) -> list[list[Part]]:
    """Break sections into pages of this height. A page holds one row at least."""
    pages: list[list[Part]] = []
    left = 0.0
    for section in sections:
        heading, rows = section.heading, section.rows
        while rows:
            count = _fitting(rows, left - heading.height)
            if not count:
                pages.append([])
                left = height
                # A row that is higher than a page stands there all the same.
                count = _fitting(rows, left - heading.height) or 1
            # The first part is that of which nothing was cut off yet: the same rows.
            pages[-1].append(Part(section.path, heading, rows[:count], rows is section.rows))
            left -= heading.height + sum(row.height for row in rows[:count])
            heading, rows = section.continued, rows[count:]
    return pages


def _fitting(rows: Sequence[RowBlock], height: float) -> int:
    """Return how many rows fit, so that no row of them stands alone below or above a break."""
    used, count = 0.0, 0
    for row in rows:
        used += row.height
        if used > height + 1e-6:  # sums of heights are floats: a full page must stay full
            break
        count += 1
    return unbroken(count, len(rows))
