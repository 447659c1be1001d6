"""What stands around the rows of a roster page: column heads, headings, sums."""

from collections.abc import Callable, Iterator
from functools import cache, cached_property

from oobmgr.domain.accounts import SideId
from oobmgr.domain.quantities import MINUS
from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.domain.values import dataclass
from oobmgr.reports.drawing import (
    Align,
    Box,
    Item,
    PageLabel,
    Rule,
    Stamp,
    Style,
    Text,
    text_lines,
)
from oobmgr.reports.metrics import Metrics, wrap
from oobmgr.reports.page_frame import PageFrame, PageHead
from oobmgr.reports.placing import Column
from oobmgr.reports.roster_columns import Columns
from oobmgr.reports.roster_pages import Part, Path
from oobmgr.reports.roster_request import RosterOptions, SheetHeader, SheetSide
from oobmgr.rules.sheets import NOTHING_NOW, NOTHING_ON_SHEETS, SheetForm, SheetNow, SideNow

_HEADING_BASELINE = 13.6
_HEAD_ROW = 17.5
_HEAD_LINE = 10.0
_HEAD_BASELINE = 11.4
_FOOT_GAP = 10.5
_FOOT_PAD = 6.0
_FOOT_LINE = 11.0
_BOX_GAP = 7.5
_LEAST_FOOT_BOX = 105.0


@dataclass(frozen=True, slots=True)
class RosterHead:
    """Whose page it is, and which formations its title names."""

    side: SheetSide
    groups: tuple[Path, ...]


FootLine = tuple[tuple[str, tuple[str, ...]], ...]
"""Boxes for sums that stand side by side: the title and the lines of each."""


# Without slots, for a `cached_property` keeps what it worked out among the attributes.
@dataclass(frozen=True)
class Frame:
    """Draws everything of a page but its rows. `now` is what stands on the game's sheets now.

    What only depends on the head, the side or the paper is measured once: breaking pages asks for
    their room again with every formation.
    """

    options: RosterOptions
    header: SheetHeader
    form: SheetForm
    table: Columns
    metrics: Metrics
    now: SheetNow = NOTHING_ON_SHEETS

    @cached_property
    def around(self) -> PageFrame:
        """Head and foot of the pages."""
        # As wide as it can become: the foot is measured once for all pages.
        widest = f"Type back: AA000 {MINUS}1"
        return PageFrame(self.options.setup, self.metrics, self.form.legend, (widest,))

    def head(self, head: RosterHead) -> Iterator[Item]:
        """Yield title, campaign, turn and column heads."""
        page = self.table.page
        yield from self.title(head)
        end = self.top(head)
        yield Stamp(0.0, end - self._head_row + _HEAD_BASELINE, self._column_heads)
        yield Rule(page.x, end, page.right, end, 0.5)

    def title(self, head: RosterHead) -> Iterator[Item]:
        """Yield title, campaign and turn, down to the rule below them."""
        yield from self.around.head(self._words(head))

    def top_without_heads(self, head: RosterHead) -> float:
        """Where a page without rows begins below its title."""
        return self.around.top(self._words(head)) + 6

    def top(self, head: RosterHead) -> float:
        """Where the first heading begins."""
        return self.around.top(self._words(head)) + self._head_row

    def room(self, head: RosterHead) -> float:
        """How much height is left for headings and rows."""
        return self.bottom - self._foot_height(head.side.id) - _FOOT_GAP - self.top(head)

    @property
    def bottom(self) -> float:
        """Where everything above the footer ends."""
        return self.around.bottom

    def foot_bottom(self, y: float, side: str) -> float:
        """Where the boxes for sums end, below rows that end at `y`."""
        return y + _FOOT_GAP + self._foot_height(side) if self.form.foot else y

    def heading(self, part: Part, y: float, groups: tuple[Path, ...]) -> Iterator[Item]:
        """Yield a formation's heading, on shared pages with the formation it belongs to."""
        page = self.table.page
        lines = part.heading.lines
        base = y + _HEADING_BASELINE
        yield from text_lines(page.x + 1, base, page.w - 2, lines, Style.HEADING)
        last = base + (len(lines) - 1) * Style.HEADING.line_pt
        note = part.heading.note
        if note:
            yield Text(page.x, last, page.w - 1, note, Style.HEADING_NOTE, "right")
        yield from self._parent(part, last, groups)
        bottom = y + part.heading.height
        yield Rule(page.x, bottom, page.right, bottom, 0.7)

    def foot_boxes(self, y: float, side: str) -> Iterator[Item]:
        """Yield a side's boxes for sums, below rows that end at `y`."""
        yield Stamp(0.0, y + _FOOT_GAP, self._foot_boxes(side))

    @cached_property
    def _foot_boxes(self) -> Callable[[str], tuple[Item, ...]]:
        """The boxes for sums, by the side: they stand on each of its pages."""
        # A cache on the method itself would keep every frame alive that was ever drawn.
        return cache(lambda side: tuple(self._drawn_foot(side)))

    def _drawn_foot(self, side: str) -> Iterator[Item]:
        page, width = self.table.page, self._foot_width
        top = 0.0
        for boxes in self._foot_lines(side):
            height = _foot_line_height(boxes)
            for at, (title, lines) in enumerate(boxes):
                x = page.x + at * (width + _BOX_GAP)
                inner = width - 2 * _FOOT_PAD
                yield Box(x, top, width, height)
                yield Text(x + _FOOT_PAD, top + 12.5, inner, title, Style.COLUMN)
                voice = Style.HEADING_NOTE
                yield from text_lines(
                    x + _FOOT_PAD, top + 24, inner, lines, voice, pitch=_FOOT_LINE
                )
            top += height + _BOX_GAP

    def footer(self, label: PageLabel, code: str) -> Iterator[Item]:
        """Yield the legend, how to type a change back, and the page's number."""
        hint = (f"Type back: {code} {MINUS}1",) if code else ()
        yield from self.around.foot(label.number, label.of, *hint)

    @cached_property
    def _words(self) -> Callable[[RosterHead], PageHead]:
        """The words at the head of a page, by whose it is and what it names."""
        return cache(self._worded)

    def _worded(self, head: RosterHead) -> PageHead:
        title = title_of(head.groups) or "Roster sheet"
        moment = None if self.options.blank else self._moment()
        return PageHead(title, moment, self._whose(head), self._standing(head.side))

    def _moment(self) -> str:
        return self.now.moment or self.header.turn_label

    def _standing(self, side: SheetSide) -> str:
        """Who may see the page, then how the side stands."""
        owner = self.form.owner.format(side=side.name) if side.name else ""
        standing = "" if self.options.blank else self._phase_and_pools(side)
        return ". ".join(words for words in (owner, standing) if words)

    def _phase_and_pools(self, side: SheetSide) -> str:
        held = self._side_now(side.id).standing
        words = (side.phase, side.pools if held is None else held)
        return ", ".join(word for word in words if word)

    def _whose(self, head: RosterHead) -> str:
        roster = f"{head.side.name} roster" if head.side.name else "Roster"
        # Formations that share a page have one parent.
        parent = PATH_SEPARATOR.join(head.groups[0][:-1]) if head.groups else ""
        words = f"{roster}, {parent}" if parent else roster
        return f"{words}. {self.header.campaign} ({self.header.game})"

    @property
    def _head_row(self) -> float:
        return _HEAD_ROW + (_HEAD_LINE if self.table.stacked else 0.0)

    @cached_property
    def _column_heads(self) -> tuple[Item, ...]:
        """What the columns are called, from the baseline of their line: alike on every page."""
        table = self.table
        below = _HEAD_LINE if table.stacked else 0.0
        heads: list[tuple[Column, float, str, Align]] = [
            (table.code, 0.0, "Row", "left"),
            (table.designation, 0.0, "Designation", "left"),
            (table.type, 0.0, "Type", "left"),
        ]
        for column, said in zip(table.words, self.form.columns, strict=True):
            heads.append((column, 0.0, said.title, "center"))
        heads.append((table.steps, below, self.form.steps_title, "left"))
        heads.append((table.hex, below, "Hex", "left"))
        for column, group in zip(table.ticks, self.form.ticks, strict=True):
            heads.append((column, below, group.title, "left"))
        if table.note is not None:
            heads.append((table.note, below, "Note", "left"))
        return tuple(Text(c.x, y, c.w, text, Style.COLUMN, align) for c, y, text, align in heads)

    def _parent(self, part: Part, y: float, groups: tuple[Path, ...]) -> Iterator[Item]:
        """Yield the title formation that a heading belongs to, where the page has several."""
        # Said only where the title names several, and not where the heading says it already.
        group = next((path for path in groups if part.path[: len(path)] == path), ())
        if len(groups) < 2 or not group or name_of(group) in " ".join(part.heading.lines):  # noqa: PLR2004
            return
        page = self.table.page
        x = page.x + 1 + self.metrics.width(part.heading.lines[-1], Style.HEADING) + 8
        taken = self.metrics.width(part.heading.note, Style.HEADING_NOTE) + 10
        width = page.right - taken - x
        if self.metrics.width(name_of(group), Style.HEADING_NOTE) <= width:
            yield Text(x, y, width, name_of(group), Style.HEADING_NOTE)

    @property
    def _foot_in_line(self) -> int:
        """How many boxes for sums stand side by side."""
        room = int((self.table.page.w + _BOX_GAP) // (_LEAST_FOOT_BOX + _BOX_GAP))
        # One also where a form has no box, for widths are divided by it.
        return max(1, min(len(self.form.foot), room))

    @property
    def _foot_width(self) -> float:
        count = self._foot_in_line
        return (self.table.page.w - _BOX_GAP * (count - 1)) / count

    @cached_property
    def _foot_lines(self) -> Callable[[str], tuple[FootLine, ...]]:
        """The boxes for sums in their lines, by the side."""
        return cache(self._set_foot)

    def _set_foot(self, side: str) -> tuple[FootLine, ...]:
        inner = self._foot_width - 2 * _FOOT_PAD
        said = {} if self.options.blank else self._side_now(side).foot
        boxes = [
            (
                box.title,
                tuple(
                    line
                    for text in said.get(box.title, box.lines)
                    for line in wrap(text, Style.HEADING_NOTE, inner, self.metrics)
                ),
            )
            for box in self.form.foot
        ]
        count = self._foot_in_line
        return tuple(tuple(boxes[at : at + count]) for at in range(0, len(boxes), count))

    def _foot_height(self, side: str) -> float:
        lines = self._foot_lines(side)
        return sum(map(_foot_line_height, lines)) + _BOX_GAP * max(0, len(lines) - 1)

    def _side_now(self, side: str) -> SideNow:
        return self.now.sides.get(SideId(side), NOTHING_NOW)


def _foot_line_height(boxes: FootLine) -> float:
    return 19.5 + max(1, *(len(lines) for _, lines in boxes)) * _FOOT_LINE


def name_of(path: Path) -> str:
    """Name a formation by the last of its path that is not blank."""
    return next((name for name in reversed(path) if name.strip()), "In no formation")


def title_of(groups: tuple[Path, ...]) -> str:
    """Name the formations of a page: all of up to three, else the first and how many more."""
    names = [name_of(group) for group in groups]
    if len(names) > 3:  # noqa: PLR2004 - more would not be read as a title
        return f"{names[0]} and {len(names) - 1} more"
    return ", ".join(names)
