"""How the player looks at the units: groups, order, columns, and filters kept under names."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from oobmgr.domain.errors import Fault
from oobmgr.domain.values import dataclass
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import unscaled
from oobmgr.ui.views.actions import floating_menu, give_letters, make_action
from oobmgr.ui.views.order_of_battle.groupings import GROUPINGS
from oobmgr.ui.views.order_of_battle.prompt import Prompt, Said
from oobmgr.ui.views.order_of_battle.unit_table import UnitTable
from oobmgr.ui.widgets.own_letters import keep_letters

ACTIONS: Final = (("view", "Groups, order, columns, filters…", "V"),)
_NO_GROUPS: Final = "nothing"
_FIELDS: Final = ("search", "side", "nation", "type", "status")
_MOST_LETTERS: Final = 40
_PAIR: Final = 2
_COLUMNS: Final = "columns_at_normal_text"
_COLUMNS_IN_PIXELS: Final = "columns"


@dataclass(frozen=True, slots=True)
class SavedFilter:
    """A search with the settings of the menus; empty for all."""

    search: str = ""
    side: str = ""
    nation: str = ""
    type: str = ""
    status: str = ""


class ViewChoices(QObject):
    """The menu of the view, and what of it is remembered.

    `now` says what is searched and filtered; `use` searches and filters so. `changed` follows all
    that is remembered.
    """

    changed = Signal()

    def __init__(
        self,
        owner: QWidget,
        table: UnitTable,
        now: Callable[[], SavedFilter],
        use: Callable[[SavedFilter], None],
    ) -> None:
        super().__init__(owner)
        self._owner, self._table = owner, table
        self._now, self._use = now, use
        self.saved: dict[str, SavedFilter] = {}
        (name, words, key) = ACTIONS[0]
        self.action = make_action(owner, name, words, key, self.open)
        self.anchor: QWidget = owner
        head = table.horizontalHeader()
        for signal in (head.sectionMoved, head.sectionResized, table.units.shown_changed):
            signal.connect(lambda *_: self.changed.emit())

    def _keep(self, saved: dict[str, SavedFilter]) -> None:
        self.saved = saved
        self.changed.emit()

    def keep(self, name: str, kept: SavedFilter) -> None:
        """Keep a search with its filters under a name."""
        self._keep({**self.saved, name: kept})

    def forget(self, name: str) -> None:
        """Keep a filter no more."""
        self._keep({one: kept for one, kept in self.saved.items() if one != name})

    def open(self) -> None:
        """Open the menu below its button."""
        self.menu().popup(self.anchor.mapToGlobal(self.anchor.rect().bottomLeft()))

    def menu(self) -> QMenu:
        """The menu as it would open now."""
        menu = floating_menu(self._owner, "view_menu")
        groups = menu.addMenu(tr("&Group by"))
        for name in (*GROUPINGS, _NO_GROUPS):
            action = groups.addAction(tr(name.capitalize()), partial(self.group_by, name))
            action.setCheckable(True)
            action.setChecked(name == (self._table.grouped_by or _NO_GROUPS))
        self._add_orders(menu)
        columns = menu.addMenu(tr("&Columns"))
        shown = self._table.arrangement.shown()
        for key, title in self._table.arrangement.titles:
            action = columns.addAction(tr(title), partial(self._table.arrangement.toggle, key))
            action.setCheckable(True)
            action.setChecked(key in shown)
        columns.addSeparator()
        columns.addAction(tr("The usual columns"), self._table.arrangement.reset)
        self._add_filters(menu)
        for part in (menu, *menu.findChildren(QMenu)):
            give_letters(part)
            if part is not menu:
                keep_letters(part)
        return menu

    def _add_orders(self, menu: QMenu) -> None:
        by, then = menu.addMenu(tr("&Sort by")), menu.addMenu(tr("&Then by"))
        model = self._table.units
        then.setEnabled(model.sorted_by is not None)
        for at, column in enumerate(model.columns):
            # An order by something that is not shown would look like none.
            if column.title and not self._table.isColumnHidden(at):
                by.addAction(tr(column.title), partial(self._table.sort_from, at))
                if model.sorted_by is None or at != model.sorted_by[0]:
                    then.addAction(tr(column.title), partial(self._table.sort_further, at))
        by.addSeparator()
        by.addAction(tr("As they were entered"), lambda: model.sort_by(-1))

    def _add_filters(self, menu: QMenu) -> None:
        menu.addSeparator()
        for name, kept in self.saved.items():
            # The player's own words: they are translated into no language.
            action = menu.addAction(name.replace("&", "&&"), partial(self._use, kept))
            action.setCheckable(True)
            action.setChecked(kept == self._now())
        menu.addAction(tr("Save this search and filter…"), self.ask_name)
        for words, act in (
            ("Rename a saved filter", self.ask_new_name),
            ("Forget a saved filter", self.forget),
        ):
            if self.saved:
                names = menu.addMenu(tr(words))
                for name in self.saved:
                    names.addAction(name.replace("&", "&&"), partial(act, name))

    def group_by(self, name: str) -> None:
        """Group the units by one of `GROUPINGS`, or not at all."""
        self._table.group_by("" if name == _NO_GROUPS else name)

    def ask_name(self) -> None:
        """Ask under which name the search and the filters are kept."""
        kept = self._now()
        sentence = "Search, side, nation, type and status are kept, for every campaign."
        prompt = Prompt("Save this search and filter", "Save", sentence, self._owner)
        line = prompt.add_text("name", "Name", kept.search, "infantry divisions")
        line.setMaxLength(_MOST_LETTERS)
        prompt.need(line)

        def save(said: Said) -> None:
            name = str(said["name"])
            # A name for "everything" would only look like a filter that does not work.
            if not name or kept == SavedFilter():
                missing = "give it a name." if not name else "nothing is searched or filtered."
                prompt.show_faults((Fault(missing, where="name"),))
                return
            self.keep(name, kept)
            prompt.accept()

        prompt.submitted.connect(save)
        prompt.open()
        # Typing at once replaces what is proposed.
        line.selectAll()
        line.setFocus()

    def ask_new_name(self, name: str) -> None:
        """Ask what a filter is called from now on; it keeps its place among the others."""
        sentence = "What it searches and filters stays as it is."
        prompt = Prompt(f"Rename {name}", "Rename", sentence, self._owner)
        line = prompt.add_text("name", "Name", name)
        line.setMaxLength(_MOST_LETTERS)
        prompt.need(line)

        def rename(said: Said) -> None:
            new = str(said["name"])
            taken = new in self.saved and new != name
            if not new or taken:
                missing = "another filter has that name." if taken else "give it a name."
                prompt.show_faults((Fault(missing, where="name"),))
                return
            self._keep({new if one == name else one: kept for one, kept in self.saved.items()})
            prompt.accept()

        prompt.submitted.connect(rename)
        prompt.open()
        line.selectAll()
        line.setFocus()

    # What is remembered

    def kept(self) -> str:
        """All of it as a text."""
        keys = [column.key for column in self._table.units.columns]
        return json.dumps(
            {
                _COLUMNS: self._table.arrangement.widths(),
                # By key and not by place: another version may have other columns.
                "sorts": [(keys[at], descending) for at, descending in self._table.sorts],
                "group": self._table.grouped_by,
                "saved": {
                    name: {field: getattr(kept, field) for field in _FIELDS}
                    for name, kept in self.saved.items()
                },
            }
        )

    def take_up(self, text: str) -> None:
        """Look at the units as it was remembered; what cannot be read is left as it is."""
        try:
            values = json.loads(text)
        except ValueError:
            return
        # The settings are a file that anyone can edit: each part is looked at before it is used.
        if not isinstance(values, dict):
            return
        if columns := _columns(values):
            self._table.arrangement.arrange(columns)
        group = values.get("group")
        if group == "" or group in GROUPINGS:
            self._table.group_by(str(group))
        self._sort_again(_pairs(values.get("sorts")))
        saved = values.get("saved")
        for name, fields in saved.items() if isinstance(saved, Mapping) else ():
            if isinstance(fields, Mapping):
                texts = {field: str(fields.get(field, "")) for field in _FIELDS}
                self.saved[str(name)] = SavedFilter(**texts)

    def _sort_again(self, sorts: Sequence[tuple[str, object]]) -> None:
        at = {column.key: place for place, column in enumerate(self._table.units.columns)}
        wants = self._table.arrangement.wants
        # Kept by another version, or edited: an order by what is not shown would look like none.
        known = [(at[k], bool(falls)) for k, falls in sorts if k in at and wants(at[k])]
        if known:
            (column, descending), *then = known
            self._table.units.sort_by(column, descending=descending, then=then)


def _columns(values: Mapping[str, object]) -> list[tuple[str, float]]:
    """The columns with their widths at normal size of text."""
    pairs, now = _pairs(values.get(_COLUMNS)), True
    if not pairs:
        # As they were kept once: in pixels, at the size of text that was in force and is mostly
        # still the same.
        pairs, now = _pairs(values.get(_COLUMNS_IN_PIXELS)), False
    widths = [(key, width) for key, width in pairs if isinstance(width, int | float) and width >= 0]
    return [(key, width if now else unscaled(round(width))) for key, width in widths]


def _pairs(raw: object) -> list[tuple[str, object]]:
    """Pairs of a name and a value, as JSON has them; nothing else."""
    found = raw if isinstance(raw, list) else []
    return [(str(one[0]), one[1]) for one in found if isinstance(one, list) and len(one) == _PAIR]
