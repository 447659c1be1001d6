"""The Turn screen: the phases of a player turn as an accordion, and what looks forgotten."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from oobmgr.campaign.commands import Silence
from oobmgr.campaign.queries import Queries
from oobmgr.campaign.topics import ALL_TOPICS
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.pages import available_pages, page_of
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.turn import action_of
from oobmgr.ui.viewmodels.turn_guide import guide_of
from oobmgr.ui.viewmodels.turn_reading import TurnReading, read_late, read_turn, with_pencil
from oobmgr.ui.views.screen import holds_focus
from oobmgr.ui.views.turn.accordion import Row
from oobmgr.ui.views.turn.accordion_rows import (
    ClosedTurn,
    idle_words,
    phase_row,
    show_forecast,
    show_phase_line,
    side_row,
)
from oobmgr.ui.views.turn.action_panel import ActionPanel
from oobmgr.ui.views.turn.going_on import Departure, next_text
from oobmgr.ui.views.turn.hand_over import HandOver
from oobmgr.ui.views.turn.in_sight import begin_at, bring_into_sight
from oobmgr.ui.views.turn.late_entry import LateEntry
from oobmgr.ui.views.turn.open_phase import OpenPhase
from oobmgr.ui.views.turn.past import PastPage, PastView, read_past
from oobmgr.ui.views.turn.phase_page import PhasePage, renew_panel
from oobmgr.ui.views.turn.side_panel import OpenPanelButton, SidePanel, SidePlace
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.parts import empty, named

_COMPACT_BELOW: Final = 1000
"""A page narrower than this shows the steps of the phase in one line."""


class TurnScreen(PhasePage[TurnReading | PastPage]):
    """Guides through the sequence of play: enter, see the working, post, go on."""

    key, name = "turn", "Turn"
    topics = ALL_TOPICS  # its forms and warnings look at everything that the books hold
    key_hints = (
        ("Ctrl+Enter", "post"),
        ("Tab", "next field"),
        ("F9", "next step"),
        ("← →", "toggle"),
        ("Shift+F1", "what is this"),
        ("[ ]", "turn back, forward"),
        ("N", "next phase"),
        ("S", "silence a warning"),
    )

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self._reading: TurnReading | None = None
        self._pages = available_pages(desk.game)
        self._departure: Departure | None = None
        self.late = LateEntry(self._show_missed, self._ask_again)
        self._rows: dict[str, Row] = {}
        # The row of the side that plays next, which is told what the pencil would give it.
        self._other: Row | None = None
        self._content = QWidget()
        self._column = down(on=self._content, margins=(12, 8, 8, 12), spacing=4)
        self.accordion = named(QScrollArea(), "accordion")
        self.accordion.setWidgetResizable(True)
        self.accordion.setFrameShape(QFrame.Shape.NoFrame)
        self.accordion.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.accordion.setWidget(self._content)
        self.side = SidePanel(desk.game)
        self.opener = OpenPanelButton()
        self._side_place = SidePlace(self.side, self.opener)
        self._connect_side()
        across((self.accordion, 1), self.opener, self.side, on=self, spacing=0)
        self._place_side(self.width())

    def _connect_side(self) -> None:
        self.side.acted.connect(self._act)
        self.side.silenced.connect(lambda kind, silent: self._silence(kind, silent=silent))
        self.side.case_opened.connect(self.case_opened)
        self.side.all_arrivals.connect(lambda: self.page_wanted.emit("order_of_battle"))
        self.side.closed.connect(lambda: self._want_side(wanted=False))
        self.opener.clicked.connect(lambda: self._want_side(wanted=True))

    def guide_topic(self) -> str:
        """The phase that is played."""
        return str(self._reading.page.sequence.phase) if self._reading else ""

    # Reading

    def question(self, as_of: str | None) -> Callable[[Queries], TurnReading | PastPage]:
        """The turn, or the past turn that is looked at."""
        self._place_side(self.width())
        if as_of is not None:
            return lambda queries: read_past(queries, as_of)
        missed = self.late.missed
        return partial(read_late, place=missed.place) if missed else read_turn

    def show_reading(self, got: TurnReading | PastPage, _: object) -> None:
        """Show what can be entered now, or what was posted then."""
        if isinstance(got, PastPage):
            self._show_past(got)
        else:
            self._show_now(got)

    def _show_now(self, reading: TurnReading) -> None:
        before, self._reading = self._reading, reading
        if not reading.late:
            self.late.missed = None  # it was taken back that the phase is over
        self.side.show_page(reading.page)
        self.side.show_on_map(reading.on_map)
        # Only another phase is laid out anew: forms that are being filled in stay as they are.
        if before is None or before.key != reading.key or self.phase is None:
            self._build(reading)
        else:
            self._update(reading)
        self._show_warnings()

    def _show_warnings(self) -> None:
        """Show what looks forgotten; what is only foreseen follows what is in pencil."""
        if self._reading is None:
            return
        touched = [panel for panel in self.phase.panels if panel.touched] if self.phase else []
        pencil = {panel.action.name: panel.preview for panel in touched}
        self._side_place.show_warnings(with_pencil(self._reading.page.warnings, pencil))

    def _show_past(self, page: PastPage) -> None:
        self._clear()
        view = PastView(page, self.desk.game)
        view.case_opened.connect(self.case_opened)
        view.left.connect(lambda: self._look_back(""))
        view.late_wanted.connect(self.late.enter)
        self._column.addWidget(view)

    # The accordion

    def _clear(self) -> None:
        self.let_go_of_panels()
        self.phase = None
        self._departure = None
        self.together = None
        self._other = None
        self._rows.clear()
        empty(self._column)

    def _build(self, reading: TurnReading) -> None:
        """Lay the rows out anew, as when another phase is played."""
        self._clear()
        if reading.late:
            self._column.addWidget(self.late.banner(reading.late))
            self._add_open_phase(reading)
        else:
            self._add_rows(reading)
        self._column.addStretch(1)
        posted, self._written = self._written, None  # leads on once the new rows are shown
        self._update(reading)
        self._written = posted
        QTimer.singleShot(0, self, self._focus_form)
        self.accordion.verticalScrollBar().setValue(0)

    def _add_rows(self, reading: TurnReading) -> None:
        page = reading.page
        if page.closed:
            closed = ClosedTurn(page.closed)
            last = page.closed[-1].turn
            closed.look_back.connect(lambda: self._look_back(last))
            self._column.addWidget(closed)
        ways = (self.case_opened.emit, self.late.enter)
        for player_turn in page.sequence.player_turns:
            if player_turn.state != "now":
                row = side_row(player_turn, reading, self.desk.game, *ways)
                self._column.addWidget(row)
                if player_turn.state == "later" and self._other is None:
                    self._other = row
                    row.head.set_line("comes next")
                continue
            for phase in player_turn.phases:
                if phase.state == "now":
                    self._add_open_phase(reading)
                else:
                    row = phase_row(phase, reading, self.desk.game, *ways)
                    self._rows[phase.id] = row
                    self._column.addWidget(row)

    def _focus_form(self) -> None:
        """Put the focus into the form, unless it is somewhere else in the window."""
        if self.phase is None or not self.is_at_work:
            self._written = None
            return
        self.phase.focus_form()
        if not self.phase.isAncestorOf(QApplication.focusWidget() or self.phase):
            self.focus_next()  # the form has nothing to fill in: it is posted already
        self.lead_on()

    def _add_open_phase(self, reading: TurnReading) -> None:
        page = reading.page
        name = f"{page.phase.name} Phase"
        leads_to = "Back to now" if reading.late else next_text(page)
        idle = idle_words(page, self.desk.game)
        self.phase = OpenPhase(name, self._make_panel, leads_to, self._pages, idle)
        self.phase.next_asked.connect(self.go_on)
        self.phase.page_asked.connect(self.page_wanted)
        self.phase.case_opened.connect(self.case_opened)
        self._departure = Departure(self.desk, self.phase, self.pencil_beside)
        self.list_together(self.phase)
        leaving = self.phase.leaving
        leaving.acted.connect(self._act)
        leaving.silenced.connect(lambda kind: self._silence(kind, silent=True))
        leaving.case_opened.connect(self.case_opened)
        self.phase.step_shown.connect(self.show_step)
        self.phase.step_shown.connect(partial(begin_at, self.accordion, self.phase.name))
        self.phase.set_compact(compact=self.width() < scaled(_COMPACT_BELOW))
        self._column.addWidget(self.phase)
        self.show_guide()

    def _make_panel(self, name: str) -> ActionPanel | HandOver:
        reading = self._reading
        assert reading is not None  # noqa: S101 - a panel is made for a page that was read
        action = self.desk.game.action(name)
        page = page_of(name, self.desk.game)
        # The other page shows what is due now: what was missed is entered here.
        if page is not None and self.late.missed is None:
            return HandOver(action, page.key, page.title, page.digit)
        panel = self.make_panel(action, reading)
        panel.missed = self.late.missed
        panel.done.connect(self.focus_next)
        panel.refused.connect(lambda: bring_into_sight(self.accordion, panel.pane.fault_lines))
        panel.touched_changed.connect(self._show_warnings)
        panel.open_on(reading.page)
        panel.offer_units()
        return panel

    def _update(self, reading: TurnReading) -> None:
        """Write the rows again; the pencil stays as it is."""
        page = reading.page
        if self.phase is None:
            return
        for row in page.now.phases:
            if row.id in self._rows:
                show_phase_line(self._rows[row.id].head, row, reading, self.desk.game)
        once = {action.name for action in self.desk.game.actions if action.once}
        listed = page.posted_in(page.sequence.side, page.sequence.phase)
        self.phase.show_posted([one for one in listed if action_of(one) not in once])
        self.phase.show_note(reading.note(page.sequence.phase))
        before = self.phase.step
        at_work = holds_focus(self.phase)
        self.show_guide()
        self.phase.renew_panels(lambda panel: renew_panel(panel, page))
        self.lead_on()
        if self.phase.leaving.isVisible() and self._departure is not None:
            self._departure.ask_again(page)
        elif at_work and before and self.phase.guide.step(before.name) is None:
            self.phase.focus_form()

    def show_preview(self, panel: ActionPanel) -> None:
        """Let pools, the other side and warnings follow what is in pencil."""
        if panel.form.forecasts and self._other is not None:
            show_forecast(self._other.head, panel.form.forecast())
        super().show_preview(panel)
        self._show_warnings()

    def show_guide(self) -> None:
        if self.phase is None or self._reading is None:
            return
        reading = self._reading
        guide = guide_of(self.desk.game, reading.page, self.in_pencil, reading.on_map)
        self.phase.show_guide(guide)
        if self.together is not None:
            self.together.offer(guide.settled, reading.page)

    # Going on

    def go_on(self) -> None:
        """N: go on to the next phase, after what looks forgotten was shown; back from one over."""
        if (
            self.late.leave()
            or self._reading is None
            or self._departure is None
            or self.as_of is not None
        ):
            return
        self._departure.leave(self._reading.page)
        if self.phase is not None and self.phase.leaving.isVisible():
            self.accordion.ensureWidgetVisible(self.phase.leaving)

    def show_warnings(self) -> None:
        """W: show what looks forgotten, and take the focus there."""
        self._want_side(wanted=True)

    def show_phase(self, phase: str) -> None:
        """Bring a phase of this player turn into sight, and open its row."""
        if phase in self._rows:
            row = self._rows[phase]
            row.head.setChecked(True)
            row.head.setFocus()
            self.accordion.ensureWidgetVisible(row.head)
        elif self.phase is not None and self._reading and self._reading.page.phase.id == phase:
            self.accordion.ensureWidgetVisible(self.phase.name)
            self._focus_form()

    def focus_next(self) -> None:
        super().focus_next()
        # Shorter than before, the page would show its end, with the button out of sight above.
        if self.phase is not None and self.phase.next_button.hasFocus():
            self.accordion.ensureWidgetVisible(self.phase.next_button)

    def show_action(self, name: str) -> bool:
        if self.phase is None or not self.phase.show_action(name):
            return False
        # The name first: the form that takes the focus then has the last word on what is in sight.
        self.accordion.ensureWidgetVisible(self.phase.name)
        self.phase.focus_form()
        return True

    def _act(self, kind: str) -> None:
        """Follow the link of a warning: to its tab here, else to the page that deals with it."""
        if self._reading is None or self.phase is None:
            return
        action = next((r.action for r in self._reading.page.warnings if r.kind == kind), "")
        page = page_of(action, self.desk.game)
        self.phase.leaving.hide()
        if page is not None:
            self.page_wanted.emit(page.key)
            return
        if self.show_action(action):
            return
        self.late.enter_action(self.desk, action, self._reading.page.sequence.side)

    def _silence(self, kind: str, *, silent: bool) -> None:
        """Silence warnings of a kind, and say how they come back; or show them again."""
        rows = self._reading.page.warnings if self._reading else ()
        title = next((row.title for row in rows if row.kind == kind), "It")
        told = f"“{title}” is silenced. Silenced, above the list, brings it back; so does Ctrl+Z."
        tell = partial(self.desk.announced.emit, told)
        self.desk.execute(Silence(kind, silent=silent), (lambda _: tell()) if silent else None)

    def _show_missed(self) -> None:
        """Show the phase that was missed, or the present one."""
        if self.as_of is not None:
            self._look_back("")
        else:
            self.refresh()

    def _ask_again(self) -> None:
        if self.phase is not None and self.phase.panel is not None:
            self.phase.panel.ask()

    def _look_back(self, turn: str) -> None:
        self.look_wanted.emit(turn or None)
        if (self.as_of or "") != turn:
            self.look_at(turn or None)

    # What every screen does

    def put_away(self) -> bool:
        """Esc: close the list of open points, else ask whether the pencil goes."""
        if self.phase is None:
            return False
        if self.phase.leaving.isVisible() and self._departure is not None:
            self._departure.stay()
            return True
        panel = self.phase.panel
        if panel is None or not panel.put_away():
            return self.late.leave()
        if panel.asking.isVisible():
            bring_into_sight(self.accordion, [panel.asking])
        return True

    # The right panel

    def _want_side(self, *, wanted: bool) -> None:
        self._side_place.want(wanted=wanted, width=self.width(), now=self.as_of is None)

    def _place_side(self, width: int) -> None:
        self._side_place.place(width, now=self.as_of is None)
        if self.phase is not None:
            self.phase.set_compact(compact=width < scaled(_COMPACT_BELOW))

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_N and not event.modifiers():
            self.go_on()
        elif event.key() == Qt.Key.Key_W and not event.modifiers():
            self.show_warnings()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_side(event.size().width())
