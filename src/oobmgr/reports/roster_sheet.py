"""The roster sheet: units by formation, with boxes for steps, supply and what was paid."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.garbage import collector_resting
from oobmgr.domain.units import PATH_SEPARATOR, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.reports.binding import bound
from oobmgr.reports.drawing import Document, Item, Page, PageLabel, Style, Text
from oobmgr.reports.metrics import Metrics, wrap
from oobmgr.reports.progress import UNTOLD, Progress
from oobmgr.reports.roster_codes import row_codes
from oobmgr.reports.roster_columns import columns
from oobmgr.reports.roster_frame import Frame, RosterHead, name_of, title_of
from oobmgr.reports.roster_log import LogRow, LogTable
from oobmgr.reports.roster_pages import (
    Heading,
    PagePlan,
    Path,
    Section,
    by_formation,
    in_tree_order,
    plan_pages,
)
from oobmgr.reports.roster_request import (
    FigureText,
    RosterOptions,
    SheetHeader,
    SheetSide,
)
from oobmgr.reports.roster_row import RowSetting, row_block
from oobmgr.rules.sheets import NOTHING_NOW, NOTHING_ON_SHEETS, SheetForm, SheetNow

HEADING_HEIGHT = 18.5
LOG_GAP = 12.0
_DIVISION = "XX"


@dataclass(frozen=True)
class RosterSheet:
    """Everything that a roster is made of. `document` lays it out.

    `units` are all units of the campaign, whatever is chosen: the row codes count them.
    """

    units: Sequence[UnitRow]
    header: SheetHeader
    form: SheetForm
    figure: FigureText | None = None
    now: SheetNow = NOTHING_ON_SHEETS

    @cached_property
    def codes(self) -> Mapping[int, str]:
        """The row code of every unit."""
        return row_codes(self.units)

    def chosen(self, options: RosterOptions) -> list[UnitRow]:
        """Return the units that the options let through, in tree order."""
        return in_tree_order(unit for unit in self.units if _wanted(unit, options))


def roster_sheet(
    sheet: RosterSheet,
    options: RosterOptions,
    metrics: Metrics,
    progress: Progress = UNTOLD,
) -> Document:
    """Lay the roster out; at least one page, which says so where there is nothing to print."""
    units = sheet.chosen(options)
    options = replace(options, setup=options.setup.fitting())
    table = columns(options.setup, sheet.form, units, metrics)
    frame = Frame(options, sheet.header, sheet.form, table, metrics, sheet.now)
    # All that is made here is kept, and to walk it again and again finds nothing to let go of.
    with collector_resting():
        runs = [
            _run(side, [unit for unit in units if unit.side == side.id], sheet, frame, progress)
            for side in sheet.header.sides
        ]
    # Paper that comes out blank looks like a fault of the printer.
    runs = [run for run in runs if run] or [[_empty_page(sheet, frame)]]
    title = f"{sheet.header.campaign}: roster sheets"
    if not options.blank:
        title = f"{title}, {sheet.header.turn_label}"
    return bound(title, runs, options.setup)


def _wanted(unit: UnitRow, options: RosterOptions) -> bool:
    if options.side and unit.side != options.side:
        return False
    if unit.status == UnitStatus.DEAD and not options.include_dead:
        return False
    if unit.status == UnitStatus.DUE and not options.include_due:
        return False
    if options.units:
        return unit.id in options.units
    return not options.formations or any(
        chosen.holds(unit.side, unit.path) for chosen in options.formations
    )


def _run(
    side: SheetSide,
    units: list[UnitRow],
    sheet: RosterSheet,
    frame: Frame,
    progress: Progress,
) -> list[tuple[PageLabel, Page]]:
    """Draw the pages of one side, numbered by themselves."""
    emblems = {entry.id: entry.emblem for entry in sheet.header.sides}
    setting = RowSetting(
        frame.table,
        sheet.form,
        frame.metrics,
        frame.options.blank,
        lambda found: emblems[found],
        sheet.now,
    )
    level = max(1, frame.options.page_level or sheet.form.page_level)
    formations = by_formation(units)
    sections: list[Section] = []
    for at, (path, rows) in enumerate(formations):
        progress(at, len(formations))
        sections.append(_section(path, rows, sheet, setting, level))

    def room(groups: tuple[Path, ...]) -> float:
        return frame.room(RosterHead(side, groups))

    plans = plan_pages(side.id, sections, level=level, share=frame.options.share_pages, room=room)
    logs = _logs(side, plans, frame, setting)
    # The first log stands below rows, on a page that is counted already.
    count = len(plans) + len(logs) - 1
    drawn: list[tuple[PageLabel, Page]] = []
    for number, plan in enumerate(plans, 1):
        begun = tuple((side.name, *part.path) for part in plan.parts if part.begins)
        label = PageLabel(side.id, title_of(plan.groups), number, count, begun)
        log = logs[0] if number == len(plans) else None
        drawn.append((label, _draw(plan, side, label, frame, setting, log)))
    for number, log in enumerate(logs[1:], len(plans) + 1):
        label = PageLabel(side.id, title_of(plans[-1].groups), number, count)
        drawn.append((label, _draw_log(plans[-1], side, label, frame, log)))
    return drawn


def _section(
    path: Path, rows: Sequence[UnitRow], sheet: RosterSheet, setting: RowSetting, level: int
) -> Section:
    name = PATH_SEPARATOR.join(filter(str.strip, path[level:])) or name_of(path)
    # Who died changes from turn to turn, so a blank sheet counts all that the army began with.
    living = [unit for unit in rows if unit.status != UnitStatus.DEAD or setting.blank]
    now = sheet.now.sides.get(SideId(rows[0].side), NOTHING_NOW)
    # A blank sheet tells only what never changes.
    said = "" if setting.blank else now.headings.get(path, "")
    words = [said or _count_text(living)]
    if sheet.figure is not None and living:
        words.append(sheet.figure(rows[0].side, path))
    heading = _heading(name, ", ".join(word for word in words if word), setting)
    # Without figure and number: they belong to the whole formation, which began earlier.
    continued = _heading(f"{name}, continued", "", setting)
    blocks = tuple(row_block(unit, sheet.codes[unit.id], setting) for unit in rows)
    return Section(path, heading, continued, blocks)


def _count_text(units: Sequence[UnitRow]) -> str:
    """Return ``6 divisions``, or ``3 units`` where they are not all divisions."""
    noun = "division" if units and all(unit.size == _DIVISION for unit in units) else "unit"
    return f"{len(units)} {noun}" + ("" if len(units) == 1 else "s")


def _heading(name: str, note: str, setting: RowSetting) -> Heading:
    width = setting.columns.page.w - 3
    if note:
        width -= setting.metrics.width(note, Style.HEADING_NOTE) + 12
    if width < setting.columns.page.w / 3:  # a very long one goes below the name
        lines = wrap(name, Style.HEADING, setting.columns.page.w - 3, setting.metrics)
        return Heading((*lines, ""), note, _heading_height(len(lines) + 1))
    lines = wrap(name, Style.HEADING, width, setting.metrics)
    return Heading(lines, note, _heading_height(len(lines)))


def _heading_height(lines: int) -> float:
    return HEADING_HEIGHT + (lines - 1) * Style.HEADING.line_pt


def _log_table(frame: Frame) -> LogTable | None:
    form = frame.form.log
    return None if form is None else LogTable(form, frame.table.page, frame.metrics)


# What stands in the table of the last page of rows, then of pages that follow; None: no table.
_Logs = list[tuple[LogRow, ...] | None]


def _logs(side: SheetSide, plans: Sequence[PagePlan], frame: Frame, setting: RowSetting) -> _Logs:
    """Divide a side's table: below the rows of its last page, or on pages that follow."""
    table = _log_table(frame)
    if table is None or not plans:
        return [None]
    now = frame.now.sides.get(SideId(side.id), NOTHING_NOW)
    rows = table.rows(() if setting.blank else now.log)
    head = RosterHead(side, plans[-1].groups)
    left = frame.bottom - frame.foot_bottom(_end_of(plans[-1], frame.top(head)), side.id)
    if table.fits(rows, left - LOG_GAP):
        return [rows]
    # Whole on pages of its own, rather than begun below the last rows and torn.
    return [None, *table.split(rows, frame.bottom - frame.top_without_heads(head))]


def _end_of(plan: PagePlan, y: float) -> float:
    """Where the rows of a page end that begin at `y`."""
    heights = (part.heading.height + sum(row.height for row in part.rows) for part in plan.parts)
    return y + sum(heights)


def _draw(
    plan: PagePlan,
    side: SheetSide,
    label: PageLabel,
    frame: Frame,
    setting: RowSetting,
    log: tuple[LogRow, ...] | None,
) -> Page:
    head = RosterHead(side, plan.groups)
    items: list[Item] = list(frame.head(head))
    y = frame.top(head)
    for part in plan.parts:
        items.extend(frame.heading(part, y, plan.groups))
        y += part.heading.height
        for row in part.rows:
            items.extend(row.draw(y, setting))
            y += row.height
    items.extend(frame.foot_boxes(y, side.id))
    table = _log_table(frame)
    if table is not None and log is not None:
        below = frame.foot_bottom(y, side.id) + LOG_GAP
        items.extend(table.draw(log, below, frame.bottom))
    codes = [row.code for part in plan.parts for row in part.rows]
    # No part is without rows, so every planned page has a first one to show as an example.
    items.extend(frame.footer(label, codes[0]))
    return tuple(items)


def _draw_log(
    plan: PagePlan, side: SheetSide, label: PageLabel, frame: Frame, log: tuple[LogRow, ...] | None
) -> Page:
    """Draw a page that holds nothing but the side's table."""
    head = RosterHead(side, plan.groups)
    items: list[Item] = list(frame.title(head))
    table = _log_table(frame)
    if table is not None and log is not None:
        items.extend(table.draw(log, frame.top_without_heads(head), frame.bottom))
    items.extend(frame.footer(label, ""))
    return tuple(items)


def _empty_page(sheet: RosterSheet, frame: Frame) -> tuple[PageLabel, Page]:
    options = frame.options
    sides = [side for side in sheet.header.sides if side.id == options.side]
    who = f"{sides[0].name} " if sides else ""
    sentence = (
        f"No {who}unit is in the formations that were chosen."
        if options.formations
        else f"No {who}units are in the order of battle yet. Import one, then print again."
    )
    # There are units, so the order of battle is not what is missing.
    if any(not options.side or unit.side == options.side for unit in sheet.units):
        sentence = f"Nothing to print: every {who}unit is left out by what was chosen."
    side = sides[0] if sides else SheetSide("", "", "")
    label = PageLabel(side.id, "No units", 1, 1)
    head = RosterHead(side, ())
    items: list[Item] = list(frame.head(head))
    page = frame.table.page
    items.append(Text(page.x, frame.top(head) + 16, page.w, sentence, Style.SUBTITLE))
    items.extend(frame.footer(label, ""))
    return label, tuple(items)
