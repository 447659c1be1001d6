"""The page "Fire and assault": the list of the phase, the units, and the fire that they make up."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from oobmgr.campaign.topics import IN_PLAY, Topic
from oobmgr.domain.accounts import SideId
from oobmgr.games.spark.fire.fire_rows import AssaultStep, FireSheet, FireWish
from oobmgr.games.spark.pages.fire.halves import FireHalves
from oobmgr.games.spark.pages.fire.hidden import HALVES, HiddenFire
from oobmgr.games.spark.pages.fire.panel import FirePanel
from oobmgr.games.spark.pages.fire.phase_list import NOW, PhaseList
from oobmgr.games.spark.pages.fire.posted_here import PostedHere, step_again
from oobmgr.games.spark.pages.fire.step_panel import StepPanel
from oobmgr.games.spark.pages.fire.unit_list import IN_HEX, MAY_FIRE, FireUnits
from oobmgr.games.spark.pages.fire.viewmodel import FireReading
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.screen import Screen
from oobmgr.ui.views.splitting import Turning
from oobmgr.ui.widgets.boxes import OneShown, WholeWidth, down
from oobmgr.ui.widgets.parts import follow_text, named
from oobmgr.ui.widgets.shares import share, share_again
from oobmgr.ui.widgets.texts import EmptyState

_NOBODY: Final = (
    "No units are on the map. Import Roster Sheets, then those that fire are picked here."
)
_NOT_NOW: Final = "This step cannot be entered in this phase."
_LEFT, _RIGHT = 216, 344
_LEAST_LEFT, _MOST_LEFT, _LEAST_STEPS = 168, 280, 80
_ABOVE: Final = 0.2
"""What the list of the phase has of the height where it stands above the rest."""


class FireScreen(Screen):
    """Where the assaults stand at the left, units in the middle, the fire at the right."""

    key, name = "fire", "Fire and assault"
    least_px = 420
    topics = frozenset({Topic.UNITS, Topic.FORMATIONS, Topic.OPTIONS}) | IN_PLAY
    key_hints = (
        ("Enter", "open a step"),
        ("Space", "pick"),
        ("M", "fire another way"),
        ("H", "details"),
        ("Ctrl+Enter", "post"),
        ("F6", "next panel"),
        ("Esc", "erase what is in pencil"),
    )

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.phase = PhaseList()
        self.firers = FireUnits("firers", MAY_FIRE, "fires")
        self.targets = FireUnits("targets", IN_HEX, "target")
        self.working = QWidget()
        self._working_lines = down(on=self.working, margins=(12, 8, 12, 8), spacing=4)
        self.panel = FirePanel(desk, place_working=self._working_lines.addWidget)
        self.step = StepPanel(desk)
        self.empty = EmptyState(_NOBODY)
        self.hidden = HiddenFire()
        self._sized = False
        self._posted = False
        self._came = True
        self._done: AssaultStep | None = None
        self._fired: FireWish | None = None
        self._posted_here = PostedHere()
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.reason = WholeWidth(self.working, "fire_working")
        self.halves = FireHalves((self.firers, self.targets), self.panel, self.reason)
        self.work = OneShown()
        for page in (self.halves, self.step, self.empty, self.hidden):
            self.work.addWidget(page)
        follow_text(self.phase, _LEAST_LEFT, QWidget.setMinimumWidth)
        follow_text(self.phase.table, _LEAST_STEPS, QWidget.setMinimumHeight)
        parts = Turning(self.phase, self.work, needed=self._beside_phase)
        self.parts = named(parts, "fire_parts")
        self.parts.setStretchFactor(1, 1)
        down(self.parts, on=self)

    def _connect(self) -> None:
        self.phase.fire_asked.connect(self._ask_fire)
        self.phase.step_asked.connect(self._open_step)
        self.phase.told.connect(self.desk.announced)
        self.firers.toggled.connect(self.panel.add_units)
        self.targets.toggled.connect(self.panel.add_units)
        for units in (self.firers, self.targets):
            units.table.digit_typed.connect(self.panel.type_die)
        self.panel.was_read.connect(self._show)
        self.panel.picked.connect(self._show_picks)
        self.panel.chart_wanted.connect(self.chart_wanted)
        self.panel.written.connect(self._fire_written)
        self.hidden.unlock.connect(self._ask_to_unlock)
        self.hidden.step_asked.connect(self._open_step)
        self.step.left.connect(self._show_fires)
        self.step.written.connect(self._step_written)
        self.step.calculator_wanted.connect(self.calculator_wanted)
        for part in (self.panel, self.step):
            part.case_opened.connect(self.case_opened)
            part.previewed.connect(self.pencil_changed)

    # Reading

    def refresh(self) -> None:
        """Read the phase and what can be fired at, as of the past turn that is looked at."""
        self.panel.look_at(self.as_of)
        self.panel.refresh()

    @property
    def sheet(self) -> FireSheet | None:
        """What a fire can be made of."""
        return self.panel.sheet

    def _show(self, reading: FireReading) -> None:
        sheet = reading.sheet
        self.hidden.set_sentence(reading.notice, locked=not reading.made_for)
        self.phase.show_rows(() if reading.hidden else sheet.rows, sheet.hint)
        share_again(self.parts)
        self.phase.show_wish(sheet.wish)
        if not self.phase.table.currentIndex().isValid():
            self.phase.stand_after("")  # the list of another phase: its keys begin there
        for units, side, words, rows in (
            (self.firers, sheet.firing, "Fires", sheet.firers),
            (self.targets, sheet.target, "Fired at", sheet.targets),
        ):
            own = self.desk.game.side(SideId(side))
            units.show_side(f"{words}: {own.name}", Emblem(own.emblem))
            units.set_units(rows, sheet.wish.place)
        self.halves.share_lists()
        self._show_picks()
        self._show_step(reading)
        if back := self._taken_back(reading):
            self._open_due(back, sheet)
        elif self._came:
            self._focus_list()
        elif self._done is not None or (self._posted and not any(u.may for u in sheet.firers)):
            self._go_on(sheet)
        self._came = self._posted = False
        self._done = None

    def _taken_back(self, reading: FireReading) -> AssaultStep | None:
        """The step that was posted from here last and was taken back; None for none.

        None while something is in pencil, or the player is elsewhere: he looks at something else.
        """
        what = self._done or (self._fired if self._posted else None)
        if what is not None:
            self._posted_here.note(reading, what)
        gone = self._posted_here.taken_back(reading)
        shown = self.step.panel if self.work.currentWidget() is self.step else self.panel.poster
        if gone is None or not self.is_at_work or (shown is not None and shown.touched):
            return None
        return step_again(reading.sheet, gone)

    def _show_step(self, reading: FireReading) -> None:
        """Keep the form of a step open as long as it can be entered."""
        if reading.hidden:
            self._show_hidden(reading)
        elif not (reading.sheet.firers or reading.sheet.targets):
            self.work.setCurrentWidget(self.empty)
        elif self.work.currentWidget() is self.step:
            turn = reading.turn
            if turn is None or not self.step.refresh(self._step_now(reading.sheet), turn):
                self._show_fires()
        elif self.work.currentWidget() in {self.empty, self.hidden}:
            self.work.setCurrentWidget(self.halves)

    def _show_hidden(self, reading: FireReading) -> None:
        """Offer one's own half of a fire; its form stays open as long as it can be entered."""
        if reading.turn is not None:
            self.hidden.offer(frozenset(reading.turn.page.forms))
        step = self.step.step
        kept = self.work.currentWidget() is self.step and step in HALVES
        if kept and reading.turn is not None and self.step.refresh(step, reading.turn):
            return
        self.step.let_go()
        self.work.setCurrentWidget(self.hidden)

    def _step_now(self, sheet: FireSheet) -> AssaultStep | None:
        """The step whose form is open, as it is now."""
        old = self.step.step
        if old is None:
            return None
        steps = [step for row in sheet.rows for step in row.steps if step.key == old.key]
        same = [step for step in steps if (step.action, step.raw) == (old.action, old.raw)]
        return next(iter(same), None)

    def _show_picks(self) -> None:
        self.firers.set_picked(self.panel.firing)
        self.targets.set_picked(self.panel.fired_at)

    # What the player does

    def _ask_fire(self, wish: FireWish) -> None:
        self._show_fires()
        self.panel.ask(wish)
        self.firers.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open_step(self, step: AssaultStep) -> None:
        reading = self.panel.reading
        if reading is None or reading.turn is None:
            return
        if self.step.open_step(step, reading.turn):
            self.phase.stand_on(step)
            self.work.setCurrentWidget(self.step)
        else:
            self.desk.announced.emit(_NOT_NOW)

    def _ask_to_unlock(self) -> None:
        """Ask for the passphrase of the side whose sheets are hidden."""
        # One at a time: a passphrase is that of one side.
        for side in sorted(self.desk.campaign.veil.hidden):
            self.unlock_wanted.emit(side)
            return

    def _show_fires(self) -> None:
        if self.work.currentWidget() is self.step:
            self.step.let_go()
            self.pencil_changed.emit(None)
            reading = self.panel.reading
            hidden = reading is not None and reading.hidden
            self.work.setCurrentWidget(self.hidden if hidden else self.halves)
            self.phase.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _step_written(self) -> None:
        """Go on once it is read what comes next; meanwhile the focus is on the list."""
        self._done = self.step.step
        self._focus_list()

    def _go_on(self, sheet: FireSheet) -> None:
        """Open what is due next in the same assault, else stand on what is due in another."""
        done, place = self._done, sheet.wish.assault
        if done is not None:
            of_it = (row.key for row in sheet.rows if any(s.key == done.key for s in row.steps))
            place = str(done.raw.get("hex") or next(of_it, ""))
        steps = next((row.steps for row in sheet.rows if row.key == place), ())
        due = next((step for step in steps if step.state == NOW), None)
        if due is None or not self.is_at_work:
            if self.work.currentWidget() is self.step:
                self._show_fires()  # of an assault that is over the form would only say so
            due = self.phase.stand_after(place)
            self._focus_list()
            # The panel follows the list: it would show a fire that is over beside the next step.
            if due is not None and self.is_at_work:
                self._open_due(due, sheet)
        else:
            self._open_due(due, sheet)

    def _open_due(self, due: AssaultStep, sheet: FireSheet) -> None:
        """Open a step: its fire, unless it is shown already, or its form."""
        if due.wish is not None and due.wish != sheet.wish:
            self._ask_fire(due.wish)
        elif due.action:
            self._open_step(due)
        else:
            self._focus_list()

    def _focus_list(self) -> None:
        """Go to the list: the next step of the assault is marked there."""
        if self.is_at_work:
            self.phase.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fire_written(self) -> None:
        """Stay with the units for the next fire; where none may fire, the list comes next."""
        self._posted = True
        self._fired = self.sheet.wish if self.sheet is not None else None
        self.firers.search.clear()  # it named those that have fired
        if self.is_at_work:
            self.firers.table.setFocus(Qt.FocusReason.OtherFocusReason)

    # What every screen does

    def post(self) -> None:
        """Ctrl+Enter: post what is in pencil."""
        shown = self.step if self.work.currentWidget() is self.step else self.panel
        shown.post()

    def put_away(self) -> bool:
        """Esc: ask whether the pencil goes; from the form of a step, go back to the fires."""
        if self.work.currentWidget() is self.step:
            return self.step.put_away()
        return self.panel.put_away()

    def focus_search(self) -> None:
        """Ctrl+F or /: go to the search of the list in which the focus is, or of the open form."""
        if self.work.currentWidget() is self.step:
            self.step.focus_search()
            return
        here = QApplication.focusWidget()
        targets = here is not None and self.targets.isAncestorOf(here)
        (self.targets if targets else self.firers).search.setFocus()

    def _first_part(self) -> tuple[int, int]:
        """How wide the list of the phase is at first, or how high above the rest."""
        if self.parts.orientation() is Qt.Orientation.Vertical:
            high = round(self.height() * _ABOVE)
            return high, self.height() - high
        # Its words are longer in other languages: it has what the rest can spare.
        left = self._share_of_list()
        spare = self.width() - self.parts.handleWidth() - self._rest()
        left = max(left, min(self.phase.wanted_width(), scaled(_MOST_LEFT), spare))
        return left, self.width() - left

    def _beside_phase(self) -> int:
        """The width from which the list of the phase stands at the left of the rest."""
        return self.phase.minimumWidth() + self.parts.handleWidth() + self._rest()

    def _rest(self) -> int:
        """The width from which what stands beside the list of the phase is whole."""
        wide = self.halves.whole_width if self.work.currentWidget() is self.halves else 0
        return max(wide, self.work.minimumSizeHint().width())

    def _right(self) -> int:
        # What the list of the phase took more than its share comes from here: the lists of units
        # would leave out their hexes.
        side_by_side = self.parts.orientation() is Qt.Orientation.Horizontal
        more = self.phase.width() - self._share_of_list() if side_by_side else 0
        wide = max(scaled(_RIGHT) - max(0, more), self.width() * 3 // 10)
        # Words of another language are longer: columns and dice are not cut for the list's sake.
        return max(wide, self.panel.whole_width)

    def _share_of_list(self) -> int:
        return min(scaled(_LEFT), self.width() // 5)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Only at first: from then on the widths are the player's.
        if not self._sized:
            self._sized = True
            share(self.parts, self._first_part)
            self.halves.share_across(self._right)
