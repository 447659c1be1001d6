"""The page "Order of battle": reading, filtering, selecting, and handing on what is asked for."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

from oobmgr.campaign.commands import EditUnits
from oobmgr.campaign.queries import Queries
from oobmgr.campaign.topics import Topic
from oobmgr.domain.errors import Fault
from oobmgr.domain.formation_names import path_words
from oobmgr.domain.postings import UnitId
from oobmgr.ui.language import tr
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.viewmodels.new_unit_place import formation_meant
from oobmgr.ui.viewmodels.order_of_battle import OrderOfBattle, UnitLine, read_order_of_battle
from oobmgr.ui.viewmodels.order_of_battle_filters import (
    Field,
    Filters,
    NodeKey,
    choice_label,
    choices,
    matcher,
    tree,
)
from oobmgr.ui.viewmodels.order_of_battle_inspector import change_of, inspect, together
from oobmgr.ui.viewmodels.selected_units import Selection, count_words, like_words
from oobmgr.ui.views.actions import add_what_is
from oobmgr.ui.views.order_of_battle.bars import FilterBar, PastStrip, SelectionBar
from oobmgr.ui.views.order_of_battle.by_name import give
from oobmgr.ui.views.order_of_battle.context_menus import formation_menu, unit_menu
from oobmgr.ui.views.order_of_battle.details_room import DetailsRoom
from oobmgr.ui.views.order_of_battle.formation_actions import FormationActions
from oobmgr.ui.views.order_of_battle.formation_tree import FormationPanel, follow
from oobmgr.ui.views.order_of_battle.history_reader import HistoryReader
from oobmgr.ui.views.order_of_battle.inspector import Inspector
from oobmgr.ui.views.order_of_battle.moving import MovingActions
from oobmgr.ui.views.order_of_battle.no_lines import NoMatch, NoUnits
from oobmgr.ui.views.order_of_battle.page_hints import PAGE_HINTS
from oobmgr.ui.views.order_of_battle.posting import Posting
from oobmgr.ui.views.order_of_battle.unit_actions import UnitActions
from oobmgr.ui.views.order_of_battle.unit_columns import further_columns
from oobmgr.ui.views.order_of_battle.unit_table import UnitTable
from oobmgr.ui.views.order_of_battle.view_choices import SavedFilter, ViewChoices
from oobmgr.ui.views.reading import ReadingPage
from oobmgr.ui.views.screen import tell_keys
from oobmgr.ui.views.splitting import split
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.details_strip import DetailsStrip
from oobmgr.ui.widgets.filter_menu import FilterChoice
from oobmgr.ui.widgets.life_strip import LIFE_KEYS
from oobmgr.ui.widgets.shares import share, share_again

_NO_BOOKS: Final = OrderOfBattle((), (), ())
_TABLE, _NO_UNITS, _NO_MATCH = range(3)


class OrderOfBattleScreen(ReadingPage[OrderOfBattle]):
    """Tree, table and inspector; every change is one command."""

    key, name = "order_of_battle", "Order of battle"
    topics = frozenset(
        {
            *(Topic.UNITS, Topic.FORMATIONS, Topic.OPTIONS),
            *(Topic.SEQUENCE, Topic.FACTS),  # the marks of units are noted so
        }
    )
    key_hints = PAGE_HINTS

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.books = _NO_BOOKS
        self._filters = Filters()
        self._known: Sequence[UnitLine] = ()
        self._wanted_unit = 0
        self._selection = Selection(None, ())
        self.tree = FormationPanel()
        self.filters = FilterBar(self._choices)
        self.past = PastStrip()
        steps = desk.game.unit_words.step_words
        of_game = {"X": f"lose {steps.a_one}"}
        self.key_hints = tuple((key, of_game.get(key, said)) for key, said in self.key_hints)
        self.table = UnitTable(desk.game.unit_figure, further_columns(desk.game), steps)
        self.view = ViewChoices(self, self.table, self._filter_now, self._use_filter)
        self.inspector = Inspector(steps)
        self.strip = DetailsStrip()
        self.details = DetailsRoom(self, self.tree, self.table, self.inspector, self.strip)
        self.posting = Posting(desk, self)
        selected, column = self.table.selected_rows, self.table.field_of_column
        asking, tree = (self.posting, lambda: self.books), self.tree.tree
        self.units = UnitActions(*asking, tree, selected, column)
        self.formations = FormationActions(*asking, tree, selected)
        self.moving = MovingActions(*asking, tree, self.table)
        shown = (
            ("lose_step", f"Lose {steps.a_one}"),
            ("edit_units", "Edit…"),
            ("status", "Status…"),
        )
        self.bar = SelectionBar([(self.units.by_name[name], words) for name, words in shown])
        self._history = HistoryReader(desk, self, self.inspector)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.table)
        self._show_selection()

    def _lay_out(self) -> None:
        self.no_units, self.no_match = NoUnits(), NoMatch()
        self.add_first, self.everywhere = self.no_units.add_first, self.no_match.everywhere
        self.stack = QStackedWidget()
        self.stack.setProperty("panel", "panel")
        middle = QWidget()
        parts = (self.tree, middle, self.inspector)
        name = "order_of_battle_splitter"
        self.splitter = split(*parts, growing=(1,), name=name, within=self)
        across((self.splitter, 1), self.strip, on=self)
        down(self.filters, self.past, (self.stack, 1), self.bar, on=middle, spacing=0)
        for page in (self.table, self.no_units, self.no_match):
            self.stack.addWidget(page)

    def _connect(self) -> None:
        self.view.anchor = self.filters.view
        self.view.changed.connect(self.kept_changed)
        self.filters.view.clicked.connect(self.view.open)
        self.filters.search.searched.connect(self.table.units.set_filter)
        self.filters.search.down_asked.connect(self.table.go_to_first)
        self.filters.search.returnPressed.connect(self.table.go_to_first)
        self.filters.filter_changed.connect(self._set_filter)
        self.past.back.clicked.connect(lambda: self.look_wanted.emit(None))
        self.tree.tree.chosen.connect(self._choose_nodes)
        self.tree.mode_changed.connect(lambda _: self._change_mode())
        self.tree.menu_asked.connect(self._open_tree_menu)
        follow(self, self.tree.tree, self.filters.search)
        self.table.units.shown_changed.connect(self._show_count)
        self.table.units.shown_changed.connect(self._show_selection)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._show_selection())
        self.table.box_clicked.connect(self.units.set_steps)
        self.table.row_opened.connect(lambda _: self.edit())
        self.table.customContextMenuRequested.connect(self._open_unit_menu)
        self.bar.closed.connect(self.table.clearSelection)
        self.bar.more.clicked.connect(lambda: self.bar.open_more(self._unit_menu()))
        self.posting.refused.connect(self.bar.show_fault)
        self.posting.refused.connect(self.desk.announced)
        self.posting.explained.connect(self.bar.explain)
        self.moving.told.connect(self.desk.announced)
        self.moving.paste_wanted.connect(self.paste_wanted)
        self.strip.clicked.connect(lambda: self.details.show(shown=self.inspector.isHidden()))
        self.inspector.steps_wanted.connect(self.units.set_steps)
        self.inspector.edited.connect(self._edit)
        self.inspector.case_opened.connect(self.case_opened)
        self.inspector.entry_wanted.connect(self.entry_wanted)
        tell_keys(self, self.inspector.life_focused, LIFE_KEYS)
        self.add_first.clicked.connect(self.formations.by_name["add_unit"].trigger)
        self.no_units.paste.clicked.connect(self.moving.paste)
        self.no_units.type_list.clicked.connect(self.list_wanted)
        self.no_units.acted.connect(lambda: self.page_wanted.emit("exchange"))
        self.no_match.acted.connect(self.show_all)
        self.everywhere.clicked.connect(self._look_everywhere)

    def selected_units(self) -> frozenset[int]:
        return frozenset(one.unit.id for one in cast("list[UnitLine]", self.table.selected_rows()))

    def formation_chosen(self) -> tuple[str, tuple[str, ...]] | None:
        return formation_meant(self.books, self.tree.tree.chosen_keys(), self._selection.lines)

    def give_action(self, name: str) -> None:
        give(name, (self.formations, self.moving, self.units), past=bool(self.books.past))

    # Reading

    def on_changed(self, topics: frozenset[Topic]) -> None:
        """As everywhere; an option or a house rule may change the figure of any unit."""
        if Topic.OPTIONS in topics:
            self._known = ()
        super().on_changed(topics)

    def question(self, as_of: str | None) -> Callable[[Queries], OrderOfBattle]:
        """Units and formations; lines that are known and have not changed are kept."""
        before, self._known = self._known, ()
        return lambda queries: read_order_of_battle(queries, as_of, before)

    def show_reading(self, books: OrderOfBattle, _: OrderOfBattle | None) -> None:
        """Show tree and table; what was selected stays selected."""
        first, self.books, self._known = not self.books.lines, books, books.lines
        self.past.show_past(books.past)
        self.add_first.setHidden(bool(books.past))
        self.tree.tree.set_nodes(tree(books, self.tree.mode_now), open_tops=first, tell=False)
        self._filters = replace(self._filters, nodes=self.tree.tree.chosen_keys())
        if first:
            share_again(self.splitter)
        self.table.formation_names = books.formation_names
        self.table.set_lines(books.lines, matcher(self._filters, books))
        self._enable()  # formations may have become empty, though no line of the table changed
        if self._wanted_unit:
            self.show_unit(self._wanted_unit)

    def _show_count(self) -> None:
        total, matched = len(self.books.lines), self.table.units.matched
        like = like_words(self.table.units.meant)
        self.filters.show_count(f"{count_words(matched, total)}{like}")
        if not total:
            self.stack.setCurrentIndex(_NO_UNITS)
        else:
            self.stack.setCurrentIndex(_TABLE if matched else _NO_MATCH)
        # Whoever searches looks at the field, and not at the tree, where one formation is chosen.
        searched, chosen = bool(self.filters.search.text()), self._filters
        self.no_match.set_sentence(chosen.none_fits(searched=searched))
        self.everywhere.setVisible(bool(chosen.nodes) and (searched or chosen.by_menu))
        # A table that is not shown takes no keys: Ins and Ctrl+V would lead nowhere.
        self.setFocusProxy(self.table if total else self.no_units.button)

    # Filters

    def _choices(self, field: Field) -> tuple[FilterChoice, ...]:
        """The entries of a menu, counted among what the search finds."""
        found = replace(self.books, lines=tuple(self.table.units.found_rows()))
        return choices(field, self._filters, found)

    def _set_filter(self, field: str, value: str) -> None:
        self._filters = replace(self._filters, **{field: value})  # type: ignore[arg-type]
        self._apply_filters()

    def _choose_nodes(self, nodes: tuple[NodeKey, ...]) -> None:
        self._filters = replace(self._filters, nodes=nodes)
        self._apply_filters()
        self._enable()

    def _enable(self) -> None:
        """Say what can be done with what is chosen now."""
        may_write = not self.books.past
        self.units.enable(selected=bool(self.table.selected_rows()), may_write=may_write)
        self.formations.enable(may_write=may_write)
        self.moving.enable(may_write=may_write)

    def _apply_filters(self) -> None:
        self.table.units.set_predicate(matcher(self._filters, self.books))

    def _change_mode(self) -> None:
        self.tree.tree.select(None)
        mode = self.tree.mode_now
        self.tree.tree.set_nodes(tree(self.books, mode), open_tops=True)
        self.table.group_by("formation" if mode == "Parent" else "place")

    def _filter_now(self) -> SavedFilter:
        """What is searched and filtered now, without the choice in the tree."""
        f = self._filters
        return SavedFilter(self.filters.search.text(), f.side, f.nation, f.type, f.status)

    def _use_filter(self, kept: SavedFilter) -> None:
        """Search and filter as was kept."""
        self.show_all()
        # A side of another game is none here.
        known = {str(side.id) for side in self.books.sides}
        side = kept.side if kept.side in known else ""
        self._filters = Filters(side, kept.nation, kept.type, kept.status)
        for field, menu in self.filters.menus.items():
            value: str = getattr(self._filters, field)
            menu.set_value(value, choice_label(field, value, self.books) if value else "")
        self.filters.search.setText(kept.search)
        self._apply_filters()

    def _look_everywhere(self) -> None:
        """Keep search and filters, and put the choice in the tree away."""
        self.tree.tree.select(None)
        self._choose_nodes(())
        self.table.go_to_first()

    def show_all(self) -> None:
        """Put search, filters and the choice in the tree away."""
        self.filters.reset()
        self._filters = Filters()
        self.tree.tree.select(None)
        self._apply_filters()

    # Selection

    def _show_selection(self) -> None:
        lines = cast("list[UnitLine]", self.table.selected_rows())
        self._enable()
        # Rows that come anew bring the selection back, and then tell that they came: summed once.
        if not (again := self._selection.is_of(self.books, lines)):
            self._selection = Selection(self.books, lines)
        sums, kinds = self._selection.sums, self._selection.kinds
        self.bar.show_selection(len(lines), sums.words(self.table.sign), kinds)
        if again:
            return
        if not lines:
            self.inspector.show_nothing()
        elif len(lines) > 1:
            self.inspector.show_together(together(lines, sums, self.desk.game.unit_figure))
        else:
            self._inspect(lines[0])

    def _inspect(self, line: UnitLine) -> None:
        own = (row for row in self.books.formations if row.side == line.unit.side)
        paths = [path_words(row.path) for row in own]
        seen = inspect(line, self.desk.game)
        self.inspector.show_unit(seen, paths, read_only=bool(self.books.past))
        self._history.read_soon()

    def show_unit(self, unit_id: int) -> None:
        """Select a unit and bring it into sight, whatever is filtered; later, if not read yet."""
        self._wanted_unit = unit_id
        if self._stale or not self.books.lines:
            return
        self._wanted_unit = 0
        if not self.table.go_to(unit_id):
            self.show_all()
            self.table.go_to(unit_id)
        self.table.setFocus()

    # What is asked for

    def edit(self) -> None:
        """Open the fields of the selected unit beside the table, those of several in a form."""
        number = len(self._selection.lines)
        if number > 1:
            self.units.by_name["edit_units"].trigger()
        elif number and not self.books.past:
            self.details.show(shown=True)
            self.inspector.set_editing(True)

    def _edit(self, unit_id: int, field: str, text: str) -> None:
        line = next((line for line in self.books.lines if line.unit.id == unit_id), None)
        if line is None:
            return
        change = change_of(field, text, line.unit, self.books, self.desk.game)
        if isinstance(change, Fault):
            self.inspector.show_faults(field, (change,))
            return
        self.posting.post_beside(
            EditUnits((UnitId(unit_id),), change),
            lambda error: self.inspector.show_faults(field, error.faults),
            lambda doubts: self.inspector.show_doubts(field, doubts),
        )

    def _open_unit_menu(self, at: QPoint) -> None:
        menu = self._unit_menu()
        add_what_is(menu, self.table, at)
        menu.popup(self.table.viewport().mapToGlobal(at))

    def _unit_menu(self) -> QMenu:
        return unit_menu(self, self.units, self.formations, self.moving)

    def _open_tree_menu(self, at: QPoint) -> None:
        menu = formation_menu(self, self.units, self.formations, self.moving)
        menu.addSeparator()
        menu.addAction(tr("Show all units"), self.show_all)
        add_what_is(menu, self.tree.tree, self.tree.tree.viewport().mapFromGlobal(at))
        menu.popup(at)

    # What the window asks

    def kept(self) -> str:
        return self.view.kept()

    def take_up(self, kept: str) -> None:
        self.view.take_up(kept)

    def focus_search(self) -> None:
        self.filters.search.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def holds_pencil(self) -> bool:
        """Whether a field of the unit was typed in."""
        return self.inspector.in_pencil

    def put_away(self) -> bool:
        """Restore a field that was typed in, else put what was cut back, else leave the fields.

        Else close the details of a narrow window, clear the search, show all units.
        """
        if self.inspector.put_away():
            return True
        if self.moving.carries:
            self.moving.put_back()
            self.desk.announced.emit("The cut is cancelled.")
            return True
        if self.inspector.leave_fields():
            self.table.setFocus()
            return True
        if self.details.narrow and not self.inspector.isHidden():
            self.details.show(shown=False)
            return True
        if self.filters.search.text():
            self.filters.search.clear()
            return True
        if filtered := self._filters.any:
            self.show_all()
        return filtered

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() < 0:  # the first size that the page has
            share(self.splitter, self.details.widths)
        self.details.fit()
