"""How wide the columns of a report's section are: words what they need, one the rest."""

from collections.abc import Sequence

from oobmgr.domain.values import dataclass
from oobmgr.reports.drawing import Style
from oobmgr.reports.metrics import MOST_LINES, Metrics, fitted
from oobmgr.reports.placing import Column, placed
from oobmgr.reports.report_text import cell_text
from oobmgr.rules.reporting import ColumnKind, ReportRow, RowKind, Section

GAP = 9.0
# Of many texts one in twenty may be wider than its column; it goes on two lines.
_WANTED_SHARE = 0.95
_MANY = 20
_MOST_SHARE = 0.4
_LEAST_WIDE = 70.0
_NARROW_WIDE = 46.0
# Numbers stand apart, less so on half a page.
_LEAST_NUMBER_SHARE = 0.07
_LEAST_NUMBER = 24.0


@dataclass(frozen=True, slots=True)
class SetRow:
    """A row as it is set: for each cell its voice and lines, and the lines that the row takes."""

    row: ReportRow
    cells: tuple[tuple[Style, tuple[str, ...]], ...]

    @property
    def kind(self) -> RowKind:
        """How it is set."""
        return self.row.kind

    @property
    def lines(self) -> int:
        """How many lines it takes, at least one."""
        return max((len(lines) for _, lines in self.cells), default=1) or 1


def section_columns(
    sections: Sequence[Section], area: Column, metrics: Metrics
) -> tuple[Column, ...]:
    """Set the columns that sections have in common side by side in an area."""
    columns = sections[0].columns
    wanted = [_wanted(sections, at, area.w, metrics) for at in range(len(columns))]
    free = area.w - GAP * (len(wanted) - 1)
    # Wide columns share what the others leave.
    wide = [at for at, c in enumerate(columns) if c.kind is ColumnKind.WIDE]
    narrow = sum(width for at, width in enumerate(wanted) if at not in wide)
    words = sum(
        min(width, _longest_word(sections, at, metrics))
        for at, width in enumerate(wanted)
        if at not in wide
    )
    # Wide ones have less where a word beside them would be broken.
    room = (free - words) / len(wide) if wide else 0.0
    uncut = max((_uncut(sections, at, metrics) for at in wide), default=0.0)
    least = len(wide) * max(_NARROW_WIDE, min(_LEAST_WIDE, room), min(uncut, free / 4))
    if narrow > free - least:
        wanted = _given_way(sections, wanted, free - least, metrics)
        narrow = sum(width for at, width in enumerate(wanted) if at not in wide)
    for at in wide:
        wanted[at] = (free - narrow) / len(wide)
    return placed(area.x, _handed_on(sections, wanted, metrics), GAP)


def _handed_on(
    sections: Sequence[Section], given: Sequence[float], metrics: Metrics
) -> Sequence[float]:  # fmt: skip
    """The widths, where wide columns hand what they do not need to those that have too little."""
    columns = sections[0].columns
    asked = [_natural(sections, at, metrics) for at in range(len(columns))]
    lacking = {
        at: asked[at] - given[at]
        for at, column in enumerate(columns)
        if column.kind is not ColumnKind.NUMBER and asked[at] > given[at]
    }
    spare = {
        at: given[at] - asked[at]
        for at, column in enumerate(columns)
        if column.kind is ColumnKind.WIDE and given[at] > asked[at]
    }
    moved = min(sum(lacking.values()), sum(spare.values()))
    if not moved:
        return given
    # In proportion: each column gives, and gets, the same share of what it has or lacks.
    more, less = moved / sum(lacking.values()), moved / sum(spare.values())
    return [
        width + lacking.get(at, 0.0) * more - spare.get(at, 0.0) * less
        for at, width in enumerate(given)
    ]


def _natural(sections: Sequence[Section], at: int, metrics: Metrics) -> float:
    """The width in which nothing of a column is broken."""
    texts = {*_texts(sections, at), sections[0].columns[at].title}
    return max(metrics.width(text, Style.STRONG) for text in texts) + 2


def _given_way(
    sections: Sequence[Section], wanted: Sequence[float], room: float, metrics: Metrics
) -> list[float]:
    """Narrower columns: those of words give way down to their longest word, then all alike."""
    columns = sections[0].columns
    narrow = [at for at, column in enumerate(columns) if column.kind is not ColumnKind.WIDE]
    least = list(wanted)
    for at in narrow:
        if columns[at].kind is ColumnKind.TEXT:
            least[at] = min(wanted[at], _longest_word(sections, at, metrics))
    asked, needed = sum(wanted[at] for at in narrow), sum(least[at] for at in narrow)
    made = list(wanted)
    for at in narrow:
        if needed <= room:
            share = (room - needed) / (asked - needed) if asked > needed else 0.0
            made[at] = least[at] + (wanted[at] - least[at]) * min(share, 1.0)
    if needed <= room:
        return made
    # The widest give way first: one long name breaks no short word beside it.
    most = _shared([least[at] for at in narrow], room)
    for at in narrow:
        made[at] = min(least[at], most)
    return made


def _shared(widths: Sequence[float], room: float) -> float:
    """The width that none may pass, so that together they take up this room."""
    left = room
    # Narrow columns first: what they leave is shared out among the rest.
    for at, width in enumerate(sorted(widths)):
        share = left / (len(widths) - at)
        if width >= share:
            return share
        left -= width
    return left


def _uncut(sections: Sequence[Section], at: int, metrics: Metrics) -> float:
    """About the width in which the longest text of a column is not cut off at its last line."""
    longest = max((metrics.width(text, Style.SMALL) for text in _texts(sections, at)), default=0.0)
    return longest / (MOST_LINES - 2)


def _texts(sections: Sequence[Section], at: int) -> set[str]:
    """What stands in a column, but for the heads of rows."""
    return {
        cell_text(row.cells[at])
        for section in sections
        for row in section.rows
        if row.kind is not RowKind.HEAD
    }


def _longest_word(sections: Sequence[Section], at: int, metrics: Metrics) -> float:
    """The width that every word of a column and of its title fits in."""
    words = {word for text in _texts(sections, at) for word in text.split()}
    title = sections[0].columns[at].title.split()
    widths = [metrics.width(word, Style.STRONG) for word in words]
    widths += [metrics.width(word, Style.COLUMN) for word in title]
    return max(widths, default=0.0) + 2


def _wanted(sections: Sequence[Section], at: int, area: float, metrics: Metrics) -> float:
    column = sections[0].columns[at]
    texts = _texts(sections, at)
    widths = sorted(metrics.width(text, Style.STRONG) for text in texts)
    widest = widths[-1] if widths else 0.0
    share = _WANTED_SHARE if len(widths) > _MANY else 1.0
    wanted = widths[int((len(widths) - 1) * share)] if widths else 0.0
    title = max((metrics.width(word, Style.COLUMN) for word in column.title.split()), default=0.0)
    if column.kind is ColumnKind.NUMBER:
        least = max(_LEAST_NUMBER, area * _LEAST_NUMBER_SHARE)
        return max(widest + 2, title + 2, least)
    # A long word is not broken while there is room: better another line elsewhere.
    return min(max(wanted + 2, title + 2, _longest_word(sections, at, metrics)), area * _MOST_SHARE)


def set_row(row: ReportRow, columns: Sequence[Column], area: Column, metrics: Metrics) -> SetRow:
    """Break the cells of a row into lines; the words of a head run over the whole width."""
    if row.kind is RowKind.HEAD:
        text = cell_text(row.cells[0])
        return SetRow(row, (fitted(text, Style.STRONG, area.w - 1, metrics),))
    style = Style.STRONG if row.kind is RowKind.SUM else Style.BODY
    return SetRow(
        row,
        tuple(
            fitted(cell_text(value), style, column.w - 1, metrics)
            for value, column in zip(row.cells, columns, strict=True)
        ),
    )
