"""Everything below the menu bar while a campaign is open: navigation, context, pools, pages."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from oobmgr.campaign.rows import Preview
from oobmgr.campaign.topics import ALL_TOPICS, IN_PLAY, Topic
from oobmgr.domain.errors import FileMoved
from oobmgr.rules.pages import PageEntry
from oobmgr.ui.pages import (
    CALCULATORS,
    EXCHANGE,
    LEDGER,
    ORDER_OF_BATTLE,
    TURN,
    available_pages,
    first_page,
)
from oobmgr.ui.shell.bars import LookBackBanner
from oobmgr.ui.shell.context_bar import ContextBar
from oobmgr.ui.shell.frame_reading import FrameReading
from oobmgr.ui.shell.glance import Glance
from oobmgr.ui.shell.leaving import pencilled
from oobmgr.ui.shell.loading_ahead import LoadingAhead
from oobmgr.ui.shell.navigation import NavigationPanel, page_rows
from oobmgr.ui.shell.page_area import PageArea, PageStack, focus_page
from oobmgr.ui.shell.pools import pool_rows
from oobmgr.ui.views.replay.panel import ReplayPanel
from oobmgr.ui.views.screen import load_screen
from oobmgr.ui.widgets.boxes import across, down, over
from oobmgr.ui.widgets.message_bar import MessageBar
from oobmgr.ui.widgets.pool_bar import PoolStrip

if TYPE_CHECKING:
    from collections.abc import Callable

    from oobmgr.domain.errors import OobmgrError
    from oobmgr.ui.operations.desk import Desk
    from oobmgr.ui.views.screen import Screen


class Workspace(QWidget):
    """One open campaign on the screen. Pages are loaded when they are first shown.

    `glanced` carries a `Glance` whenever the frame was read again; `page_shown` the key of a page;
    `look_changed` the turn that is looked at; `unlock_wanted` the side whose sheets a page wants to
    show; `lock_pressed` the side whose lock was pressed; `checked` whether the books agree with
    themselves, once the player rests after a step of the sequence.
    """

    glanced = Signal(object)
    page_shown = Signal(str)
    foot_picked = Signal(str)
    case_opened = Signal(str)
    guide_wanted = Signal(str)
    chart_wanted = Signal(str)
    look_changed = Signal(object)
    unlock_wanted = Signal(str)
    lock_pressed = Signal(str)
    checked = Signal(bool)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.glance: Glance | None = None
        self.as_of: str | None = None
        self.pages = available_pages(desk.game)
        self._screens: dict[str, Screen] = {}
        # Pages that were thrown away and to which answers may still be on their way.
        self._gone: list[Screen] = []
        self._current = ""
        self._pencil: Preview | None = None
        self.navigation = NavigationPanel()
        self.context = ContextBar()
        self.pools = PoolStrip()
        # It shows as much as has room; its layout would hold the window as wide as that is now.
        self.pools.setMinimumWidth(1)
        self.banner = LookBackBanner()
        self.message = MessageBar()
        self.stack = PageStack()
        self.replay = ReplayPanel(desk)
        self._frame_reading = FrameReading(desk, self)
        self._frame()
        self._connect()
        self.first_page = first_page(desk.game)
        # Before the frame is read, which shows it: a worker does one thing after the other.
        self._ahead = LoadingAhead(desk, self.first_page, self)
        self.read(ALL_TOPICS)

    # What is shown

    @property
    def screen_shown(self) -> Screen | None:
        """The page that is shown."""
        return self._screens.get(self._current)

    @property
    def page(self) -> PageEntry | None:
        """What is known of the page that is shown."""
        return next((page for page in self.pages if page.key == self._current), None)

    def bars(self) -> tuple[MessageBar, ...]:
        """The bars in which something may be told now: above every page, and of the page itself."""
        own = self.screen_shown.findChildren(MessageBar) if self.screen_shown else []
        return (self.message, *own)

    @property
    def screens(self) -> tuple[Screen, ...]:
        """The pages that were loaded."""
        return tuple(self._screens.values())

    def loaded(self, key: str) -> Screen | None:
        """The page of this key if it was shown before."""
        return self._screens.get(key)

    def screen_of(self, key: str) -> Screen | None:
        """Load a page if it is not; None where the program has none of this key."""
        page = next((p for p in self.pages if p.key == key), None)
        if page is None:
            return None
        if key not in self._screens:
            screen = load_screen(page, self.desk, self.stack)
            screen.case_opened.connect(self.case_opened)
            for bar in screen.findChildren(MessageBar):
                bar.guide_wanted.connect(self.guide_wanted)
            screen.page_wanted.connect(self.show_page)
            screen.unit_wanted.connect(self.show_unit)
            screen.entry_wanted.connect(self.show_entry)
            screen.look_wanted.connect(self.look_at)
            screen.chart_wanted.connect(self.chart_wanted)
            screen.calculator_wanted.connect(self.show_calculator)
            screen.paste_wanted.connect(lambda: self._ask(EXCHANGE, lambda page: page.paste()))
            screen.list_wanted.connect(self.type_list)
            screen.unlock_wanted.connect(self.unlock_wanted)
            screen.hints_changed.connect(self._hints_changed)
            screen.pencil_changed.connect(self._pencil_changed)
            screen.pencil_beside = partial(pencilled, self.pages, self.loaded, key)
            screen.look_at(self.as_of)
            # It knows the turn before it is shown, so that it is not read twice.
            self._screens[key] = screen
            self.stack.addWidget(screen)
        return self._screens[key]

    def show_page(self, key: str) -> None:
        """Go to a page."""
        screen = self.screen_of(key)
        page = next((p for p in self.pages if p.key == key), None)
        if screen is None or page is None:
            return
        chosen = self.screen_shown.formation_chosen() if self.screen_shown else None
        self._current = key
        if chosen is not None:
            screen.take_formation(*chosen)
        self.navigation.pages.set_current(key)
        self.context.setVisible(page.context)
        self.pools.setVisible(page.context and page.pools)
        self.stack.setCurrentWidget(screen)
        focus_page(screen)
        screen.refresh_if_stale()
        self.page_shown.emit(key)

    def _veil_changed(self, newly_hidden: object) -> None:
        """Throw the pages away where a sheet is hidden now: what they have read must not be seen.

        The page that was shown is loaded again, without what is hidden.
        """
        if not newly_hidden:
            for screen in self._screens.values():
                screen.read_anew()
            return
        # Kept until the worker is idle: answers may still be on their way to them.
        self._gone += self._screens.values()
        self._screens.clear()
        for screen in self._gone:
            self.stack.removeWidget(screen)
            screen.hide()
        self._pencil = None
        if self._current:
            self.show_page(self._current)
        if self.screen_shown is not None:
            self.screen_shown.setFocus()  # it went to the search when the page was thrown away

    def _idle_changed(self, idle: bool) -> None:
        """Let go of pages that were thrown away, once no answer is on its way to them."""
        if idle:
            for screen in self._gone:
                screen.deleteLater()
            self._gone.clear()

    def _pencil_changed(self, preview: object) -> None:
        """Show in the pools what is in pencil."""
        self._pencil = preview if isinstance(preview, Preview) else None
        self._show_pools()

    def _show_pools(self) -> None:
        if self.glance is None:
            return
        pencil = None if self.as_of else self._pencil
        pencil = None if pencil and pencil.refusals else pencil
        game, hidden = self.desk.game, self.desk.campaign.veil.hidden
        self.pools.set_rows(*pool_rows(self.glance.balances, game, pencil, hidden | self._absent))

    @property
    def _absent(self) -> frozenset[str]:
        """The sides that are not in a file that was made for one."""
        made_for = self.glance.made_for if self.glance else ""
        return frozenset(s.id for s in self.desk.game.sides if made_for and s.id != made_for)

    def post(self) -> None:
        """Post what is in pencil on the page."""
        if self.screen_shown is not None:
            self.screen_shown.post()

    def search(self) -> None:
        """Go to the search of the page."""
        if self.screen_shown is not None:
            self.screen_shown.focus_search()
            field = QApplication.focusWidget()
            if isinstance(field, QLineEdit):
                field.selectAll()  # it may have had the focus already: begin another search

    def _hints_changed(self) -> None:
        if self._current:
            self.page_shown.emit(self._current)

    def show_unit(self, unit_id: int) -> None:
        """Go to a unit in the order of battle."""
        self._ask(ORDER_OF_BATTLE, lambda page: page.show_unit(unit_id))

    def show_entry(self, number: int) -> None:
        """Go to an entry in the ledger."""
        self._ask(LEDGER, lambda page: page.show_transaction(number))

    def type_list(self) -> None:
        """Go to the page of imports, and ask there for a list to be typed."""
        self._ask(EXCHANGE, lambda page: page.type_list())

    def show_calculator(self, name: str) -> None:
        """Go to a calculator."""
        self._ask(CALCULATORS, lambda page: page.show_calculator(name))

    def show_phase(self, phase: str) -> None:
        """Go to a phase on the Turn page."""
        self._ask(TURN, lambda page: page.show_phase(phase))

    def _ask(self, key: str, wanted: Callable[[Screen], None]) -> None:
        """Go to a page, and ask it for something."""
        self.show_page(key)
        if self.screen_shown is not None:
            wanted(self.screen_shown)

    # Looking back

    def look_at(self, turn: str | None) -> None:
        """Show the books as of the end of an earlier turn; None, or the present turn, for now."""
        present = self.glance.summary.turn if self.glance else None
        # The present turn is not looked back at: it is played.
        self.as_of = None if turn in {None, present} else turn
        for screen in self._screens.values():
            screen.look_at(self.as_of)
        self.read(frozenset())
        self._show_look()
        self.look_changed.emit(self.as_of)

    def look_step(self, by: int) -> None:
        """Look one turn further back (-1) or forward (+1)."""
        turns = [row.turn for row in self.glance.turns] if self.glance else []
        if not turns or self.glance is None:
            return
        now = self.as_of or self.glance.summary.turn
        at = turns.index(now) + by if now in turns else len(turns) - 1
        if 0 <= at < len(turns):
            self.look_at(turns[at])

    # The sequence of play

    def go_on(self) -> None:
        """Go on to the next phase: the Turn page asks, whichever page is shown.

        Nowhere else is all of it in sight: what looks forgotten, and what is in pencil. Pages with
        a pencil of their own are asked before.
        """
        for key, screen in self._screens.items():
            if screen.ask_before_going_on(self._go_on_from_turn):
                self.show_page(key)
                return
        self._go_on_from_turn()

    def _go_on_from_turn(self) -> None:
        if self._current == TURN:
            self._ask_to_go_on()
            return
        self.show_page(TURN)
        # The page may have to be read first; its answer comes before that of a later question.
        self.desk.read(lambda _: None, lambda _: QTimer.singleShot(0, self, self._ask_to_go_on))

    def _ask_to_go_on(self) -> None:
        if self.screen_shown is not None:
            self.screen_shown.go_on()

    # Reading

    def read(self, topics: frozenset[Topic]) -> None:
        """Read the frame again; later the books are checked, where a step of play was taken."""
        self._frame_reading.read(self.as_of, topics)

    def _changed(self, topics: object) -> None:
        touched = topics if isinstance(topics, frozenset) else ALL_TOPICS
        self.message.dismiss()
        if touched & IN_PLAY:
            # Otherwise a frame could be painted that has the new page below the phase of before.
            self.area.hold()
        # The page first: while it is shown the frame is read, and both are painted at once.
        for screen in self._screens.values():
            screen.on_changed(touched)
        self.read(touched)

    def _show(self, glance: Glance) -> None:
        before, self.glance = self.glance, glance
        first = before is None
        game = self.desk.game
        self.navigation.head.set_words(glance.summary.name, glance.summary.game_name)
        self.navigation.set_pages(page_rows(self.pages, len(glance.open_warnings)))
        if before is None or before.sequence != glance.sequence:
            self.context.show_sequence(glance.sequence, game, glance.summary.players)
        self._show_locks(glance.made_for)
        self._show_pools()
        self._show_look()
        if first and not self._current:
            self.show_page(self.first_page.key)
            self._ahead.go_on(self.pages)
            # From the page that was left it went to the list of pages, which takes no typing. Who
            # has begun to search types on: else the letters would be keys of the page.
            typing = isinstance(QApplication.focusWidget(), QLineEdit)
            if self.screen_shown is not None and not typing:
                self.screen_shown.setFocus()
        self.glanced.emit(glance)

    def _show_locks(self, made_for: str) -> None:
        veil, game = self.desk.campaign.veil, self.desk.game
        hidden = veil.hidden
        locked = {str(s.id): s.id in hidden for s in game.sides if s.id in veil.locked}
        self.context.show_locks(locked, game, made_for)

    def _show_look(self) -> None:
        if self.glance is None:
            return
        turns = [row.turn for row in self.glance.turns]
        labels = {row.turn: row.label for row in self.glance.turns}
        now = self.as_of or self.glance.summary.turn
        at = turns.index(now) if now in turns else len(turns) - 1
        past = self.as_of is not None
        label = labels.get(now, now)
        self.context.show_past(label if past else self.glance.summary.turn_label)
        self.context.set_looking(back=at > 0, forward=past, past=past)
        self.banner.show_turn(label if past else None)

    # Layout

    def _frame(self) -> None:
        scrolled, page = QWidget(), QWidget()
        above = (self.context, self.pools, self.banner)
        down(*above, (self.stack, 1), on=scrolled, spacing=0)
        self.area = PageArea(scrolled)
        down((self.area, 1), self.replay, on=page, spacing=0)
        across(self.navigation, (over(page, self.message), 1), on=self, spacing=0)

    def _connect(self) -> None:
        self.navigation.picked.connect(self.show_page)
        self.navigation.foot_picked.connect(self.foot_picked)
        self.context.back_asked.connect(lambda: self.look_step(-1))
        self.context.forward_asked.connect(lambda: self.look_step(1))
        self.context.phase_picked.connect(self.show_phase)
        self.context.lock_pressed.connect(self.lock_pressed)
        self.context.weather_picked.connect(lambda _zone, _weather: self.show_page(TURN))
        self.banner.left.connect(lambda: self.look_at(None))
        self.replay.case_opened.connect(self.case_opened)
        self.message.guide_wanted.connect(self.guide_wanted)
        self.look_changed.connect(self.replay.look_at)
        self.desk.veil_changed.connect(self._veil_changed)
        self.desk.queue.idle_changed.connect(self._idle_changed)
        self.desk.changed.connect(self._changed)
        self.desk.failed.connect(self.show_fault)
        self._frame_reading.read_again.connect(self._show)
        self._frame_reading.ended.connect(self.area.release)
        self._frame_reading.checked.connect(self.checked)

    def show_fault(self, error: OobmgrError) -> None:
        """Tell of a known fault above the page."""
        if isinstance(error, FileMoved):
            # Each time with the way out: without it, what is told last would take it away.
            self.desk.moved.emit(error)
        else:
            self.message.tell_error(error)
