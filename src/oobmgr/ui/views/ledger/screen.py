"""The page "Ledger": reading, filtering, looking back, taking back."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QFrame, QSizePolicy, QStackedWidget, QWidget

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.topics import Topic
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import OobmgrError
from oobmgr.domain.postings import TransactionId
from oobmgr.rules.game import Game
from oobmgr.ui.dialogs.count_in import CountInDialog
from oobmgr.ui.language import tr
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.reading import Reading, while_there
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.ledger import (
    Field,
    Ledger,
    LedgerFilters,
    choices,
    matcher,
    plot_sides,
    pool_goods,
    read_ledger,
)
from oobmgr.ui.viewmodels.ledger_detail import Transaction, read_transaction
from oobmgr.ui.viewmodels.selected_units import like_words
from oobmgr.ui.views.actions import add_what_is, floating_menu, make_action
from oobmgr.ui.views.ledger.detail_panel import DetailPanel
from oobmgr.ui.views.ledger.entry_table import EntryTable
from oobmgr.ui.views.ledger.holdings_strip import HoldingsStrip
from oobmgr.ui.views.ledger.plot_panel import PlotPanel
from oobmgr.ui.views.reading import ReadingPage
from oobmgr.ui.views.screen import holds_focus
from oobmgr.ui.views.splitting import split
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.choice_box import ChoiceBox
from oobmgr.ui.widgets.details_strip import DetailsStrip
from oobmgr.ui.widgets.filter_menu import FilterChoice, FilterMenu
from oobmgr.ui.widgets.fitted_label import FittedLabel
from oobmgr.ui.widgets.guide_part import part_of_faults
from oobmgr.ui.widgets.parts import Panel, follow_text, named
from oobmgr.ui.widgets.plot_legend import PlotLegend
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.shares import share
from oobmgr.ui.widgets.texts import EmptyState, TextLabel

_NOTHING: Final = Ledger((), (), (), {})
_FIELDS: Final[tuple[tuple[Field, str], ...]] = (
    ("side", "Side"),
    ("good", "Pool"),
    ("turn", "Turn"),
    ("phase", "Phase"),
)
_DETAIL_AFTER_MS: Final = 40
"""How long the arrows rest on a line before its working is read."""
_TABLE, _NO_ENTRY, _NO_MATCH = range(3)
_NARROW_PX: Final = 860
_PANEL_PX: Final = 290
_PLOT_PX: Final = (170, 270)


class LedgerScreen(ReadingPage[Ledger]):
    """Every movement, newest first; what the pools hold; the working of the one selected."""

    key, name = "ledger", "Ledger"
    topics = frozenset({Topic.LEDGER})  # whatever is written adds a line to it
    key_hints = (
        ("↑ ↓", "posting"),
        ("Ctrl+F", "filter"),
        ("Del", "revoke"),
        ("T", "as of turn"),
        ("Ctrl+T", "check the count"),
        ("Ctrl+C", "copy as table"),
    )

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.ledger = _NOTHING
        self._filters = LedgerFilters()
        self._wanted = 0
        self._detail = Reading(desk, self)
        self._was_narrow = False
        known = {str(good.id): good for good in desk.game.goods}
        self.table = EntryTable()
        self.balances = HoldingsStrip()
        self.count = named(KeyButton("Check the count…", "Ctrl+T"), "ledger_count_in")
        self.balances.add(self.count)
        self.detail = DetailPanel()
        self.strip = DetailsStrip()
        goods = [known[good] for good in pool_goods(desk.game)]
        self.plot = PlotPanel(goods, _legend(desk.game))
        self.search = SearchField("Posting, pool, case", "Ctrl+F")
        self.found = named(FittedLabel(token="ink2"), "ledger_found")
        self.found.setContentsMargins(12, 0, 12, 4)
        self.menus: dict[Field, FilterMenu] = {}
        self.as_of_label = TextLabel("As of", token="ink2")
        self.as_of_box = ChoiceBox()
        self.revoke_action = make_action(self, "revoke", "Revoke", "Del", self.revoke)
        self.turn_action = make_action(self, "as_of_turn", "As of a turn…", "T", self.choose_turn)
        self._detail_timer = QTimer(self, singleShot=True, interval=_DETAIL_AFTER_MS)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.table)

    def _lay_out(self) -> None:
        self.no_entry = EmptyState("Nothing has been posted yet.", "Go to the turn", "1")
        self.no_match = EmptyState("No posting fits the search and the filters.", "Show all")
        self.no_match.setObjectName("no_posting_match")
        self.stack = QStackedWidget()
        self.stack.setProperty("panel", "panel")
        follow_text(self.stack, 114, QWidget.setMinimumHeight)  # the heads and three lines
        upper = QWidget()
        self.halves = split(upper, self.plot, growing=(0,), upright=True)
        self.splitter = split(self.halves, self.detail, growing=(0,), within=self)
        across((self.splitter, 1), self.strip, on=self)
        down(self._bar(), self.balances, self.found, (self.stack, 1), on=upper, spacing=0)
        for page in (self.table, self.no_entry, self.no_match):
            self.stack.addWidget(page)

    def _bar(self) -> QFrame:
        bar = Panel()
        bar.setProperty("panel", "panel")
        follow_text(bar, 40, QWidget.setFixedHeight)
        row = across(on=bar, margins=(12, 0, 12, 0), spacing=6)
        self.search.setObjectName("ledger_search")
        follow_text(self.search, 96, QWidget.setMinimumWidth)
        follow_text(self.search, 200, QWidget.setMaximumWidth)
        self.search.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row.addWidget(self.search, 1)
        for field, name in _FIELDS:
            row.addWidget(self._menu(field, name))
        self.as_of_label.setBuddy(self.as_of_box)
        self.as_of_box.setObjectName("ledger_as_of")
        self.as_of_box.setAccessibleName(tr("As of"))
        self.as_of_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        # A turn whose words find no room stands there in short.
        follow_text(self.as_of_box, 110, QWidget.setMinimumWidth)
        follow_text(self.as_of_box, 300, QWidget.setMaximumWidth)
        row.addStretch(1)
        row.addWidget(self.as_of_label)
        row.addWidget(self.as_of_box)
        return bar

    def _menu(self, field: Field, name: str) -> FilterMenu:
        menu = FilterMenu(name, lambda: self._choices(field))
        menu.setObjectName(f"ledger_filter_{field}")
        menu.changed.connect(lambda value: self._set_filter(field, value))
        self.menus[field] = menu
        return menu

    def _connect(self) -> None:
        self.search.searched.connect(self.table.entries.set_filter)
        self.search.down_asked.connect(self.table.go_to_first)
        self.search.returnPressed.connect(self.table.go_to_first)
        # Not at each change: to fill the box changes it, too.
        self.as_of_box.activated.connect(lambda _: self.look_at(self.as_of_box.currentData()))
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._selected())
        self.table.entries.shown_changed.connect(self._shown)
        self.table.customContextMenuRequested.connect(self._open_menu)
        self.table.row_opened.connect(lambda _: self._show_detail())
        self.plot.good_changed.connect(lambda _: self._plot())
        self.strip.clicked.connect(lambda: self._open_panel(opened=self.detail.isHidden()))
        self.detail.revoke_asked.connect(self.revoke)
        self.detail.phase_asked.connect(lambda: self.page_wanted.emit("turn"))
        self.detail.case_opened.connect(self.case_opened)
        theme_changes().changed.connect(self._fit_panel)
        self._detail_timer.timeout.connect(self._read_detail)
        self.count.clicked.connect(lambda: CountInDialog(self.desk, self.window()).ask())
        self.no_match.acted.connect(self.show_all)
        self.no_entry.acted.connect(lambda: self.page_wanted.emit("turn"))

    # Reading

    def question(self, as_of: str | None) -> Callable[[Queries], Ledger]:
        return lambda queries: read_ledger(queries, as_of)

    def show_reading(self, ledger: Ledger, _: Ledger | None) -> None:
        """Show the postings; the selected one stays selected."""
        first = not self.ledger.lines
        self.ledger = ledger
        self._offer_turns()
        self.balances.set_holdings(ledger.holdings, self._when())
        self.table.set_lines(ledger.lines, matcher(self._filters))
        self._plot()
        # Asked for before there was anything to select, as when another page leads here.
        if self._wanted:
            self.show_transaction(self._wanted)
        elif first and ledger.lines:
            self.table.selectRow(0)
        self._selected()

    def _when(self) -> str:
        if self.ledger.as_of is None:
            return "Now"
        labels = {turn.turn: turn.label for turn in self.ledger.turns}
        return f"End of {labels.get(self.ledger.as_of, self.ledger.as_of)}"

    def _offer_turns(self) -> None:
        box = self.as_of_box
        box.clear()
        # The latest first: one looks back from where one is.
        turns = self.ledger.turns[::-1]
        box.addItem(tr(f"{turns[0].label}, now" if turns else "now"), None)
        box.set_short(0, tr("Now"))
        for at, turn in enumerate(turns, 1):
            box.addItem(tr(f"{turn.label}, at its end"), turn.turn)
            box.set_short(at, tr(self.desk.game.calendar.short(TurnCode(turn.turn))))
        box.setCurrentIndex(max(0, box.findData(self.ledger.as_of)))

    def _plot(self) -> None:
        figures = self.ledger.figures.get(self.plot.good, ())
        self.plot.set_sides(plot_sides(figures, self.desk.game))

    def _shown(self) -> None:
        entries = self.table.entries
        like = like_words(entries.meant)
        count = f"{entries.matched:,} of {len(self.ledger.lines):,} postings"
        self.found.set_words(f"{count}{like}" if like else "")
        self.found.setVisible(bool(like))
        if not self.ledger.lines:
            self.stack.setCurrentIndex(_NO_ENTRY)
        else:
            self.stack.setCurrentIndex(_TABLE if self.table.entries.matched else _NO_MATCH)
        self._selected()

    # Filters

    def _choices(self, field: Field) -> tuple[FilterChoice, ...]:
        """The entries of a menu, counted among what the search finds."""
        found = replace(self.ledger, lines=tuple(self.table.entries.found_rows()))
        return choices(field, self._filters, found, self.desk.game)

    def _set_filter(self, field: Field, value: str) -> None:
        self._filters = replace(self._filters, **{field: value})
        self.table.entries.set_predicate(matcher(self._filters))

    def show_all(self) -> None:
        """Put search and filters away."""
        self.search.clear()
        self._filters = LedgerFilters()
        for menu in self.menus.values():
            menu.set_value("")
        self.table.entries.set_predicate(None)

    def choose_turn(self) -> None:
        """Open the list of turns to look at."""
        self.as_of_box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.as_of_box.showPopup()

    # The transaction

    def _selected(self) -> None:
        line = self.table.current_line()
        self.count.setEnabled(self.as_of is None)
        may = self.as_of is None and line is not None
        self.revoke_action.setEnabled(may)
        if line is None:
            # What is still being read belongs to a line that is not selected any more.
            self._detail.drop()
            self._detail_timer.stop()
            self.detail.show_nothing()
        else:
            self._detail_timer.start()

    def _read_detail(self) -> None:
        line = self.table.current_line()
        if line is not None:
            self._read_transaction(line.number)

    def _read_transaction(self, number: int) -> None:
        def show(seen: Transaction) -> None:
            self.detail.show_transaction(seen, may_write=self.as_of is None)

        self._detail.ask(lambda queries: read_transaction(queries, number), show)

    def _show_detail(self) -> None:
        self._open_panel(opened=True)
        self.detail.working.setFocus()

    def show_transaction(self, number: int) -> None:
        """Select a transaction, whatever is filtered; later, if not read yet."""
        self._wanted = number
        if self._stale or not self.ledger.lines:
            return
        self._wanted = 0
        if self.table.go_to(number):
            return
        self.show_all()
        if not self.table.go_to(number):  # it moved no goods, so that it has no line
            self.table.clearSelection()
            self._read_transaction(number)

    def revoke(self) -> None:
        """Take the selected transaction back; what stands against it is said in the panel."""
        line = self.table.current_line()
        # What moved no goods has no line, and stands in the panel alone.
        number = self.detail.number if line is None else line.number
        if not number or self.as_of is not None:
            return

        def refused(error: OobmgrError) -> None:
            # The books answer later: the panel may show another one by then.
            if self.detail.number == number:
                words = " ".join(f"{f.message} {f.advice}".strip() for f in error.faults)
                part = part_of_faults(error.faults, error.guide)
                self.detail.say(f"It stays: {words}", refused=part)

        self.desk.revoke(TransactionId(number), while_there(self, refused))

    def _open_menu(self, at: QPoint) -> None:
        menu = floating_menu(self, "posting_menu")
        menu.addActions([self.revoke_action, self.turn_action])
        add_what_is(menu, self.table, at)
        menu.popup(self.table.viewport().mapToGlobal(at))

    # What the window asks

    def focus_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def put_away(self) -> bool:
        """Close the panel of a narrow window, else clear the search."""
        if self._narrow and not self.detail.isHidden():
            self._open_panel(opened=False)
            return True
        typed = bool(self.search.text())
        self.search.clear()
        return typed

    # Room for the panel

    @property
    def _narrow(self) -> bool:
        """Whether the panel opens and closes, since table and panel do not fit together."""
        return self.width() < scaled(_NARROW_PX)

    def _open_panel(self, *, opened: bool) -> None:
        away = not opened and (holds_focus(self.detail) or self.halves.isHidden())
        self.detail.setVisible(opened)
        self.strip.set_opened(opened=opened)
        self.strip.setVisible(self._narrow)
        both = self.halves.minimumSizeHint().width() + self.detail.minimumWidth()
        cramped = opened and self._narrow and both > self.width()
        # Before it is hidden: Qt would give the focus to whatever comes next.
        if cramped and holds_focus(self.halves):
            self.strip.setFocus()
        # In large text the panel takes the place of the table until it is closed again.
        self.halves.setVisible(not cramped)
        # What says least gives way where table and panel share a narrow window.
        for widget in (self.as_of_label, self.plot.legend):
            widget.setVisible(not (opened and self._narrow))
        if away and self.isVisible():
            self.table.setFocus()

    def _fit_panel(self) -> None:
        """Open or close the panel where another width or size of text changes what fits."""
        if self._was_narrow != self._narrow:
            self._was_narrow = self._narrow
            self._open_panel(opened=not self._narrow)

    def _widths(self) -> tuple[int, int]:
        right = scaled(_PANEL_PX)
        return self.width() - right, right

    def _heights(self) -> tuple[int, int]:
        least, most = map(scaled, _PLOT_PX)
        lower = max(least, min(most, self.height() // 3))
        return self.height() - lower, lower

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() < 0:  # the first size that the page has
            share(self.splitter, self._widths)
            share(self.halves, self._heights)
            # So that the first size counts as a change, and the panel opens or closes by it.
            self._was_narrow = not self._narrow
        self._fit_panel()


def _legend(game: Game) -> PlotLegend:
    """What the figures by turn mean: in a game of parts no phase begins the turn of a side."""
    first = game.phases[0]
    if first.part:
        return PlotLegend(limited=False)
    return PlotLegend(f"stock after the {first.name} Phase")
