"""The page "Roster sheets": reads, marks, and hands units on to what stands beside it."""

from collections.abc import Hashable, Iterable
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from oobmgr.campaign.topics import IN_PLAY, Topic
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.garbage import spare_nothing, spare_what_is_there
from oobmgr.domain.postings import UnitId
from oobmgr.rules.later import loaded
from oobmgr.rules.rosters import RosterChanges, RosterHeading, RosterMarker
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.reading import Reading
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.roster_sheets import LiveRoster, RosterReading, SheetLine, read_roster
from oobmgr.ui.views.actions import add_what_is, floating_menu
from oobmgr.ui.views.beside import BesidePanel
from oobmgr.ui.views.roster_sheets import actions as names
from oobmgr.ui.views.roster_sheets.actions import SheetActions, marker_action
from oobmgr.ui.views.roster_sheets.details import UnitDetails
from oobmgr.ui.views.roster_sheets.entries import SheetEntries
from oobmgr.ui.views.roster_sheets.marking import Marking
from oobmgr.ui.views.roster_sheets.paper import Paper
from oobmgr.ui.views.roster_sheets.totals_strip import TotalsStrip
from oobmgr.ui.views.screen import Screen
from oobmgr.ui.views.splitting import Turning
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.details_strip import DetailsStrip
from oobmgr.ui.widgets.parts import Panel, follow_text, named

_ROOMY_PX: Final = 1180
_LEAST_BESIDE_PX: Final = 160
_PANEL_PX: Final = 350
_BESIDE_AFTER_MS: Final = 400
_PAST: Final = "This is a past turn. Return to now to change anything."


class RosterSheetsScreen(Screen):
    """The paper and what stands beside it; what is pressed is painted before it is ink."""

    key, name = "roster_sheets", "Roster sheets"
    topics = frozenset({Topic.UNITS, Topic.FORMATIONS, Topic.OPTIONS}) | IN_PLAY

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        rules = desk.game.roster
        assert rules is not None  # noqa: S101 - the page is there only with it
        self.rules = rules
        self.key_hints = (
            ("0 … 9", f"{rules.step_words.several} left"),
            ("A01 −2", "type a row code"),
            *(((rules.beside.letter, rules.beside.title.lower()),) if rules.beside else ()),
            *((("B", "boxes"),) if rules.boxing else ()),
            ("Tab", "next formation"),
            ("/", "row code or words"),
        )
        self.live: LiveRoster | None = None
        self.sheet_key = ""
        self._played = ""
        """The side whose turn it was when the books were read last."""
        self._books = Reading(desk, self)
        self._reading_changes = self._changed_meanwhile = False
        self._wanted_unit = 0
        self._was_roomy = False
        self.totals = TotalsStrip()
        self.paper = Paper(rules, rules.sheets(desk.game.tables()))
        self.table = self.paper.table
        self.marking = Marking(desk, lambda: self.live, self)
        self.entries = SheetEntries(desk, self.paper.foot, self)
        self.strip = DetailsStrip(rules.beside.title if rules.beside else "")
        self.beside = self._beside_panel()
        self.actions_of_units = SheetActions(self, rules)
        self._beside_timer = QTimer(self, singleShot=True, interval=_BESIDE_AFTER_MS)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.table)

    def _beside_panel(self) -> BesidePanel | None:
        """What the game stands beside the sheet, if anything."""
        entry = self.rules.beside
        made: BesidePanel | None = None if entry is None else loaded(entry.where)(self.desk)
        return made

    def _lay_out(self) -> None:
        desk_top = Panel()
        desk_top.setProperty("panel", "desk")
        down(self.paper, on=desk_top, margins=(12, 10, 12, 10))
        parts = (desk_top,) if self.beside is None else (desk_top, self.beside)
        self.splitter = named(Turning(*parts), "roster_splitter")
        self.splitter.setHandleWidth(1)
        self.splitter.setStretchFactor(0, 1)
        if self.beside is not None:
            follow_text(self.beside, _LEAST_BESIDE_PX, QWidget.setMinimumHeight)
            self.beside.hide()
        row = across((self.splitter, 1), self.strip, spacing=0)
        down(self.totals, (row, 1), on=self, spacing=0)
        # Only now: what is shown without a parent opens as a window and takes the keyboard away.
        self.strip.setVisible(self.beside is not None)

    def _connect(self) -> None:
        self.totals.case_opened.connect(self.case_opened)
        self.paper.sheet_picked.connect(self._pick_sheet)
        self.paper.hidden.acted.connect(self._ask_to_unlock)
        self.paper.empty.acted.connect(lambda: self.page_wanted.emit("exchange"))
        self.paper.foot.closed.connect(self.table.setFocus)
        self.table.box_clicked.connect(self._box_clicked)
        self.table.steps_typed.connect(self._set_steps)
        self.table.letter_typed.connect(self._letter_typed)
        self.table.row_opened.connect(lambda _: self.show_details())
        self.table.customContextMenuRequested.connect(self._open_menu)
        self.marking.marked.connect(partial(self._paint_again, at_once=True))
        self.marking.told.connect(self.desk.announced)
        self.marking.refused.connect(self.refresh)
        self.marking.doubted.connect(self.entries.ask_doubt)
        self.entries.found.connect(self.show_unit)
        self.strip.clicked.connect(lambda: self._show_beside(shown=not self._beside_shown))
        act = self.actions_of_units.connect
        act(names.LOSE, lambda: self.marking.lose(self.table.chosen()))
        act(names.REGAIN, lambda: self.marking.regain(self.table.chosen()))
        act(names.ADD_BESIDE, self._add_beside)
        act(names.BOXES, self._ask_boxes)
        act(names.DETAILS, self.show_details)
        for marker in self.rules.markers():
            act(marker_action(marker), partial(self._mark, marker))
        if self.beside is not None:
            self.beside.case_opened.connect(self.case_opened)
            self.beside.chart_wanted.connect(self.chart_wanted)
            self._beside_timer.timeout.connect(self._refresh_beside)

    # Reading

    def refresh(self) -> None:
        """Read all rows where none are known or the past is looked at, else those that changed."""
        live = self.live
        if live is None or live.reading.past or self.as_of is not None:
            self._read_all()
        else:
            self._read_changes()
        self._beside_timer.start()

    def _read_all(self) -> None:
        as_of = self.as_of
        self._books.ask(lambda queries: read_roster(queries, as_of), self._answer)

    def _answer(self, reading: RosterReading | None) -> None:
        if reading is None:
            return
        self.live = LiveRoster(reading, self.desk.game)
        self.actions_of_units.enable(may_write=not reading.past)
        self._follow(self.live)
        self._show_sheet()
        # A look for garbage among all these rows would come while a key waits to be painted.
        if self.isVisible():
            spare_what_is_there()

    def _read_changes(self) -> None:
        """Ask once at a time: what changes meanwhile is asked for when the answer is there."""
        live = self.live
        if live is None:
            return
        if self._reading_changes:
            self._changed_meanwhile = True
            return
        self._reading_changes = True
        since, owed = live.version, live.owed

        def take(changes: RosterChanges | None) -> None:
            self._reading_changes = False
            # Where all rows were read anew meanwhile, they have these changes already.
            if live is self.live and changes is not None:
                self._take(changes)

        def failed(error: object) -> None:
            self._reading_changes = False
            self.desk.failed.emit(error)

        self.desk.read(lambda queries: queries.roster_changes(since, owed), take, failed)

    def _take(self, changes: RosterChanges) -> None:
        if changes.rows is None or self.live is None:
            self._changed_meanwhile = False
            self._read_all()
            return
        self._paint_again(self.live.take(changes))
        if self._follow(self.live):
            self._show_sheet()
        self._show_totals(self.live)  # a pool changes them, and no row
        if self._changed_meanwhile:
            self._changed_meanwhile = False
            self._read_changes()

    # Showing

    def show_sheet(self, key: str) -> None:
        """Show another sheet."""
        self.sheet_key = key
        self._show_sheet()
        self.table.setFocus()

    def read_anew(self) -> None:
        """Read the rows of all sheets again: those of another side are open now."""
        self.live = None

    def _pick_sheet(self, key: str) -> None:
        """Show the sheet that was picked; of a side whose sheets are hidden, ask to unlock them."""
        self.show_sheet(key)
        self._ask_to_unlock()

    def _ask_to_unlock(self) -> None:
        if self.live is not None:
            side = self.live.sheet(self.sheet_key).side
            if side in self.desk.campaign.veil.hidden:
                self.unlock_wanted.emit(side)

    def _show_sheet(self) -> None:
        live = self.live
        if live is None:
            return
        self.sheet_key = self.sheet_key or live.first_sheet()
        lines = live.lines(self.sheet_key)
        past = self.desk.game.calendar.label(TurnCode(self.as_of)) if self.as_of else ""
        sheet = live.sheet(self.sheet_key)
        hidden = sheet.side in self.desk.campaign.veil.hidden
        self.totals.setVisible(not hidden)
        if hidden:
            self.paper.hide_sheet(sheet, self.desk.game.side(sheet.side).name)
        else:
            self.paper.show_sheet(sheet, lines, live.headings(lines), past)
        self._show_totals(live)
        if self._wanted_unit:
            self.show_unit(self._wanted_unit)

    def _follow(self, live: LiveRoster) -> bool:
        """Turn to the sheet of the side that plays now; whether another one is to be shown."""
        if live.reading.past:
            return False
        before, self._played = self._played, live.playing
        shown, hidden = self.sheet_key, self.desk.campaign.veil.hidden
        self.sheet_key = live.followed(shown, before, hidden)
        return self.sheet_key != shown

    def _show_totals(self, live: LiveRoster) -> None:
        side = live.sheet(self.sheet_key).side
        emblem = next(one.emblem for one in self.desk.game.sides if one.id == side)
        self.totals.set_totals(live.totals(self.sheet_key), Emblem(emblem))

    def _paint_again(self, units: Iterable[UnitId], *, at_once: bool = False) -> None:
        """Paint the lines of these units as they are now, and the figures that sum them up."""
        live = self.live
        here = [unit for unit in units if live and live.sheet_key_of(unit) == self.sheet_key]
        if live is None or not here:
            return
        lines = [live.line(unit) for unit in here]
        heads: dict[Hashable, RosterHeading] = {
            group: live.heading(live.members(self.sheet_key, group))
            for group in {line.group for line in lines}
        }
        self.table.show_again(lines, heads, at_once=at_once)
        self._show_totals(live)

    def show_unit(self, unit_id: int) -> None:
        """Go to a unit, on whichever sheet it stands; later, if they are not read yet."""
        self._wanted_unit = unit_id
        live = self.live
        if live is None:
            return
        self._wanted_unit = 0
        key = live.sheet_key_of(UnitId(unit_id))
        if key and key != self.sheet_key:
            self.show_sheet(key)
        self.table.go_to(UnitId(unit_id))
        self.table.setFocus()

    # Marks

    def _may(self) -> bool:
        past = self.live is None or self.live.reading.past
        if past:
            self.desk.announced.emit(_PAST)
        return not past

    def _box_clicked(self, line: SheetLine, box: int) -> None:
        """An open box: the rightmost one is crossed off; a crossed one: the last comes back."""
        if self._may():
            mark = self.marking.lose if box < line.row.unit.steps_left else self.marking.regain
            mark([line])

    def _set_steps(self, steps: int) -> None:
        if self._may():
            self.marking.set_steps(self.table.chosen(), steps)

    def _mark(self, marker: RosterMarker) -> None:
        lines = self.table.chosen()
        if lines and marker.asks:
            self.entries.ask_marker(marker, lines, self.marking, self.live)
        elif lines:
            self.marking.toggle(lines, marker)

    def _letter_typed(self, letter: str) -> None:
        """A capital letter begins a row code."""
        if letter.isupper() and self._may() and self.live is not None:
            self.entries.ask_code(self.live, self.sheet_key, letter)

    def _ask_boxes(self) -> None:
        if lines := self.table.chosen():
            self.entries.ask_boxes(lines, self.rules)

    # The panel beside the sheet

    @property
    def _beside_shown(self) -> bool:
        return self.beside is not None and not self.beside.isHidden()

    def _show_beside(self, *, shown: bool) -> None:
        if self.beside is None:
            return
        first = shown and not self._beside_shown
        self.beside.setVisible(shown)
        self.strip.set_opened(opened=shown)
        if first:
            panel = scaled(_PANEL_PX)
            self.splitter.setSizes([max(panel, self.splitter.width() - panel), panel])
            self._refresh_beside()

    def _refresh_beside(self) -> None:
        """Read the panel again; not at every key, for it may look at many units."""
        if self.beside is not None and self._beside_shown:
            self.beside.look_at(self.as_of)
            self.beside.refresh()

    def _add_beside(self) -> None:
        lines = self.table.chosen()
        if self.beside is None or not lines:
            return
        self._show_beside(shown=True)
        self.beside.add_units(line.id for line in lines)

    # What the window asks

    def show_details(self) -> None:
        """Tell what there is to know of the current unit."""
        index, line = self.table.currentIndex(), self.table.current_row()
        if line is None:
            return
        details = UnitDetails(line, self.rules, self)
        details.case_opened.connect(self.case_opened)
        details.unit_wanted.connect(self.unit_wanted)
        below = self.table.visualRect(index).bottomLeft() + QPoint(0, 4)
        details.open_at(self.table.viewport().mapToGlobal(below))

    def post(self) -> None:
        """Ctrl+Enter: post what is in pencil beside the sheet."""
        if self.beside is not None and self._beside_shown:
            self.beside.post()

    def put_away(self) -> bool:
        """Esc: the line at the foot, else the panel of a narrow window."""
        if self.paper.foot.is_open:
            self.paper.foot.close_line()
            return True
        if self._beside_shown and self.width() < scaled(_ROOMY_PX):
            self._show_beside(shown=False)
            self.table.setFocus()
            return True
        return False

    def focus_search(self) -> None:
        """Type a row code, or words of a unit to go to."""
        if self.live is not None:
            self.entries.ask_code(self.live, self.sheet_key, "")

    def _open_menu(self, at: QPoint) -> None:
        menu = floating_menu(self, "roster_menu")
        self.actions_of_units.fill(menu)
        add_what_is(menu, self.table, at)
        menu.popup(self.table.viewport().mapToGlobal(at))

    # Qt

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        spare_nothing()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not isValid(self.splitter) or self.beside is None:
            return
        roomy = self.width() >= scaled(_ROOMY_PX)
        # Only as the width crosses the line: else each pixel would undo what the player chose.
        if roomy != self._was_roomy:
            self._was_roomy = roomy
            self._show_beside(shown=roomy)
