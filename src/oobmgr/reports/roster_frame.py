"""What stands around the rows of a roster page: title, column heads, sums, footer."""

from collections.abc import Callable, Iterator
from functools import cache, cached_property

from oobmgr.domain.accounts import SideId
from oobmgr.domain.quantities import MINUS
from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.domain.values import dataclass
from oobmgr.reports.drawing import (
    PAPERS,
    Box,
    Dotted,
    Item,
    PageLabel,
    Rule,
    Style,
    Text,
    text_lines,
)
from oobmgr.reports.metrics import Metrics, fitted, wrap
from oobmgr.reports.roster_columns import BOTTOM_MARGIN, TOP_MARGIN, Columns
from oobmgr.reports.roster_pages import Part, Path
from oobmgr.reports.roster_request import RosterOptions, SheetHeader, SheetSide
from oobmgr.rules.sheets import NOTHING_NOW, NOTHING_ON_SHEETS, SheetForm, SheetNow, SideNow

_TITLE_BASELINE = 14.0
_TURN_WIDTH = 130.0
_HEADING_BASELINE = 13.6
_HEAD_ROW = 17.5
_FOOT_GAP = 10.5
_FOOT_PAD = 6.0
_BOX_GAP = 7.5
_FOOTER_PAD = 11.0


@dataclass(frozen=True, slots=True)
class PageHead:
    """Whose page it is, and which formations its title names."""

    side: SheetSide
    groups: tuple[Path, ...]


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

    def head(self, head: PageHead) -> Iterator[Item]:
        """Yield title, campaign, turn and column heads."""
        page = self.table.page
        yield from self.title(head)
        rule = self.top(head) - _HEAD_ROW
        yield from self._column_heads(rule + 11.4)
        yield Rule(page.x, rule + _HEAD_ROW, page.right, rule + _HEAD_ROW, 0.5)

    def title(self, head: PageHead) -> Iterator[Item]:
        """Yield title, campaign and turn, down to the rule below them."""
        page = self.table.page
        style, lines = self._title(head)
        y = TOP_MARGIN + _TITLE_BASELINE
        yield from text_lines(page.x, y, page.w - self._turn_width() - 10, lines, style)
        yield from self._turn(y)
        y += (len(lines) - 1) * style.line_pt + 13.5
        left, right, split = self._subtitle(head)
        yield from text_lines(page.x, y, split, left, Style.SUBTITLE, pitch=10)
        width = page.w - split - 10
        yield from text_lines(page.right - width, y, width, right, Style.SUBTITLE, "right", 10)
        rule = self.top(head) - _HEAD_ROW
        yield Rule(page.x, rule, page.right, rule, 1.4)

    def top_without_heads(self, head: PageHead) -> float:
        """Where a page without rows begins below its title."""
        return self.top(head) - _HEAD_ROW + 6

    @cached_property
    def top(self) -> Callable[[PageHead], float]:
        """Where the first heading begins, by the head of the page."""
        return cache(self._top)

    def _top(self, head: PageHead) -> float:
        style, lines = self._title(head)
        left, right, _ = self._subtitle(head)
        below = (len(lines) - 1) * style.line_pt + (max(1, len(left), len(right)) - 1) * 10
        return TOP_MARGIN + _TITLE_BASELINE + below + 18.5 + _HEAD_ROW

    def room(self, head: PageHead) -> float:
        """How much height is left for headings and rows."""
        return self.bottom - self._foot_height(head.side.id) - _FOOT_GAP - self.top(head)

    @cached_property
    def bottom(self) -> float:
        """Where everything above the footer ends."""
        return self._footer_rule() - 8

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
        page = self.table.page
        width, inner = self._foot_widths()
        top = y + _FOOT_GAP
        height = self._foot_height(side)
        for at, (title, lines) in enumerate(self._foot(side)):
            x = page.x + at * (width + _BOX_GAP)
            yield Box(x, top, width, height)
            yield Text(x + _FOOT_PAD, top + 12.5, inner, title, Style.COLUMN)
            voice = Style.HEADING_NOTE
            yield from text_lines(x + _FOOT_PAD, top + 24, inner, lines, voice, pitch=11)

    def footer(self, label: PageLabel, code: str) -> Iterator[Item]:
        """Yield the legend, how to type a change back, and the page's number."""
        page = self.table.page
        rule = self._footer_rule()
        yield Rule(page.x, rule, page.right, rule, 0.5)
        number = f"Page {label.number} of {label.of}"
        hint = f"Type back: {code} {MINUS}1" if code else ""
        base = rule + _FOOTER_PAD
        yield Text(page.x, base, page.w, number, Style.SMALL, "right")
        taken = self.metrics.width(number, Style.SMALL) + 12
        if hint:
            yield Text(page.x, base, page.w - taken, hint, Style.SMALL, "right")
            taken += self.metrics.width(hint, Style.SMALL) + 12
        width = page.w - self._footer_words
        yield from text_lines(page.x, base, width, self._legend, Style.SMALL, pitch=8.5)

    def _title(self, head: PageHead) -> tuple[Style, tuple[str, ...]]:
        text = title_of(head.groups) or "Roster sheet"
        width = self.table.page.w - self._turn_width() - 10
        return fitted(text, Style.TITLE, width, self.metrics)

    def _turn(self, y: float) -> Iterator[Item]:
        page = self.table.page
        if self.options.blank:
            yield Text(page.right - _TURN_WIDTH, y, 22, "Turn", Style.SUBTITLE)
            yield Dotted(page.right - _TURN_WIDTH + 24, y + 2, page.right)
            return
        width = self._turn_width()
        # The name of a moment may be long; smaller letters are better than a broken line beside the
        # title.
        fits = self.metrics.width(self._moment(), Style.TURN) <= width
        style = Style.TURN if fits else Style.SUBTITLE
        for line in wrap(self._moment(), style, width, self.metrics)[:1]:
            yield Text(page.right - width, y, width, line, style, "right")

    def _turn_width(self) -> float:
        if self.options.blank:
            return _TURN_WIDTH
        wanted = self.metrics.width(self._moment(), Style.TURN)
        return min(wanted + 0.01, self.table.page.w * 0.4)

    def _subtitle(self, head: PageHead) -> tuple[tuple[str, ...], tuple[str, ...], float]:
        """Return the left lines, the right lines, and the width of the left ones."""
        width = self.table.page.w
        state = self._standing(head.side)
        left_wanted = min(self.metrics.width(self._whose(head), Style.SUBTITLE), width / 2)
        wanted = self.metrics.width(state, Style.SUBTITLE)
        right_width = min(wanted, width - left_wanted - 10)
        split = width - right_width - 10
        left = wrap(self._whose(head), Style.SUBTITLE, split, self.metrics)
        right = wrap(state, Style.SUBTITLE, right_width + 0.01, self.metrics)
        return left, right, split

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

    def _whose(self, head: PageHead) -> str:
        roster = f"{head.side.name} roster" if head.side.name else "Roster"
        parent = PATH_SEPARATOR.join(head.groups[0][:-1]) if head.groups else ""
        words = f"{roster}, {parent}" if parent else roster
        return f"{words}. {self.header.campaign} ({self.header.game})"

    def _column_heads(self, y: float) -> Iterator[Item]:
        table = self.table
        heads = (
            (table.code, "Row"),
            (table.designation, "Designation"),
            (table.type, "Type"),
            (table.steps, self.form.steps_title),
            (table.hex, "Hex"),
            *zip(table.ticks, (group.title for group in self.form.ticks), strict=True),
            *([(table.note, "Note")] if table.note is not None else []),
        )
        for column, text in heads:
            yield Text(column.x, y, column.w, text, Style.COLUMN)
        for column, said in zip(table.words, self.form.columns, strict=True):
            yield Text(column.x, y, column.w, said.title, Style.COLUMN, "center")

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

    def _foot_widths(self) -> tuple[float, float]:
        """The width of a box for sums, and of the text in it."""
        count = max(1, len(self.form.foot))
        width = (self.table.page.w - _BOX_GAP * (count - 1)) / count
        return width, width - 2 * _FOOT_PAD

    def _foot(self, side: str) -> list[tuple[str, tuple[str, ...]]]:
        """The title and the lines of each box for sums of a side."""
        _, inner = self._foot_widths()
        said = {} if self.options.blank else self._side_now(side).foot
        return [
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

    @cached_property
    def _foot_height(self) -> Callable[[str], float]:
        """The height of the boxes for sums, by the side."""
        return cache(self._measured_foot)

    def _measured_foot(self, side: str) -> float:
        if not self.form.foot:
            return 0.0
        return 19.5 + max(1, *(len(lines) for _, lines in self._foot(side))) * 11

    def _side_now(self, side: str) -> SideNow:
        return self.now.sides.get(SideId(side), NOTHING_NOW)

    @cached_property
    def _legend(self) -> tuple[str, ...]:
        width = self.table.page.w - self._footer_words
        return wrap(self.form.legend, Style.SMALL, width, self.metrics)

    @cached_property
    def _footer_words(self) -> float:
        """Return the width kept free at the right of the footer."""
        widest = f"Type back: AA000 {MINUS}1   Page 000 of 000"
        return self.metrics.width(widest, Style.SMALL) + 24

    def _footer_rule(self) -> float:
        height = PAPERS[self.options.paper][1]
        return height - BOTTOM_MARGIN - _FOOTER_PAD - (len(self._legend) - 1) * 8.5 - 2


def name_of(path: Path) -> str:
    """Name a formation by the last of its path that is not blank."""
    return next((name for name in reversed(path) if name.strip()), "In no formation")


def title_of(groups: tuple[Path, ...]) -> str:
    """Name the formations of a page: all of up to three, else the first and how many more."""
    names = [name_of(group) for group in groups]
    if len(names) > 3:  # noqa: PLR2004 - more would not be read as a title
        return f"{names[0]} and {len(names) - 1} more"
    return ", ".join(names)
