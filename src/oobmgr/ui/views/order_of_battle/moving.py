"""Putting units and formations elsewhere: dropped, cut and pasted, moved to, split off."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication

from oobmgr.campaign.commands import Regroup
from oobmgr.campaign.meant_formations import meant_path, partly_named
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.formation_names import path_words
from oobmgr.domain.postings import FormationId, UnitId
from oobmgr.domain.unit_texts import split_path
from oobmgr.ui.viewmodels.order_of_battle import OrderOfBattle, UnitLine
from oobmgr.ui.viewmodels.order_of_battle_filters import NodeKey
from oobmgr.ui.views.order_of_battle.carried import Carried
from oobmgr.ui.views.order_of_battle.formation_tree import NodeView
from oobmgr.ui.views.order_of_battle.posting import PageActions, Posting
from oobmgr.ui.views.order_of_battle.prompt import Prompt, Said
from oobmgr.ui.views.order_of_battle.unit_table import UnitTable

ACTIONS: Final = (
    ("move_to", "Move to a formation…", "Shift+M"),
    ("split_off", "Split off as a new formation…", "Ctrl+Shift+G"),
    ("cut", "Cut, to put elsewhere", "Ctrl+X"),
    ("paste", "Paste", "Ctrl+V"),
)
READ_ONLY: Final = "This is a past turn. Return to now to change anything."
_NO_CARRIED: Final = Carried("")


class MovingActions(PageActions):
    """What regroups: on the chosen formations where the tree has the focus, else on units.

    `told` says what was cut; `paste_wanted` asks for the list on the clipboard to be read.
    """

    told = Signal(str)
    paste_wanted = Signal()

    def __init__(
        self,
        posting: Posting,
        books: Callable[[], OrderOfBattle],
        tree: NodeView,
        table: UnitTable,
    ) -> None:
        super().__init__(posting, books)
        self._tree, self._table = tree, table
        self._cut = _NO_CARRIED
        does = {
            "move_to": self.ask_formation,
            "split_off": self.ask_new,
            "cut": self.cut,
            "paste": self.paste,
        }
        self._add(ACTIONS, does)
        self._may = True
        for view in (tree, table):
            view.dropped.connect(self.put)
            view.ground.refused.connect(self._refuse)

    def enable(self, *, may_write: bool) -> None:
        """Say whether something is chosen, and whether anything can be written at all."""
        self._may = self._tree.ground.open = self._table.ground.open = may_write
        lines = bool(self._lines())
        for name, action in self.by_name.items():
            # Pasting needs nothing chosen: rows on the clipboard bring their own formations.
            chosen = {"split_off": lines, "paste": True}.get(
                name, lines or bool(self._formations())
            )
            action.setEnabled(may_write and chosen)

    @property
    def carries(self) -> bool:
        """Whether something is cut and not put down yet."""
        return self._cut is not _NO_CARRIED

    def put_back(self) -> None:
        """Forget what was cut; it has not been moved."""
        self._cut = _NO_CARRIED

    def _lines(self) -> Sequence[UnitLine]:
        return self._table.selected_rows()

    def _line_of_keys(self) -> Sequence[UnitLine]:
        """The row on which the keys stand in the list: Space may have taken it off the choice.

        Whoever works there means a unit, and not the whole formation that the list shows.
        """
        row = self._table.current_row() if self._table.hasFocus() else None
        return [] if row is None else [row]

    def _formations(self) -> tuple[NodeKey, ...]:
        return tuple(key for key in self._tree.chosen_keys() if key.kind == "formation")

    def _chosen(self) -> Carried:
        """The chosen formations where the tree has the focus or no unit is meant, else units."""
        lines, formations = self._lines() or self._line_of_keys(), self._formations()
        # A choice in the tree also filters the table, and so both may be chosen: the one that has
        # the keys is meant.
        if formations and (self._tree.hasFocus() or not lines):
            sides, ids = (
                {key.side for key in formations},
                tuple(key.formation for key in formations),
            )
            side, name = sides.pop() if len(sides) == 1 else "", self._name_of(ids[0])
            return Carried(side, formations=ids, name=name)
        # Of nobody where both sides are chosen: the books then refuse what is of the other.
        owners = {str(line.unit.side) for line in lines}
        units = tuple(line.unit.id for line in lines)
        owner, name = owners.pop() if len(owners) == 1 else "", lines[0].name if lines else ""
        return Carried(owner, units=units, name=name)

    def _name_of(self, formation: int | None) -> str:
        return next((row.path[-1] for row in self._books().formations if row.id == formation), "")

    def cut(self) -> None:
        """Take what is chosen in hand; nothing moves before it is pasted."""
        self._cut = self._chosen()
        self.told.emit(
            f"{self._cut.words} cut. Choose a formation and press Ctrl+V to put it there."
        )

    def paste(self) -> None:
        """Put what was cut where the player stands; a table from a spreadsheet is read."""
        text = QGuiApplication.clipboard().text()
        if self.carries:
            self._paste_cut()
        # Cells of a row have tabs between them; a single column has only ends of lines.
        elif "\t" in text or "\n" in text.strip():
            self.paste_wanted.emit()
        else:
            words = "Nothing was cut, and there is no list on the clipboard."
            advice = (
                "Cut units with Ctrl+X, or copy a list; the import page has a field to type one in."
            )
            self._posting.refused.emit(f"{words} {advice}")

    def _paste_cut(self) -> None:
        target = self._target()
        if target is None:
            self._posting.refused.emit("Choose the formation it should go into, then press Ctrl+V.")
            return
        # In hand until it is put down once: a second paste would move it again.
        carried, self._cut = self._cut, _NO_CARRIED
        self.put(carried, target)

    def _target(self) -> NodeKey | None:
        """Where the player stands: on a formation of the tree, or on a unit of the table."""
        row = self._table.current_row()
        node = self._tree.current()
        if node is not None and (self._tree.hasFocus() or row is None):
            return node if node.kind in {"formation", "side"} else None
        return NodeKey("formation", row.unit.side, row.unit.formation) if row else None

    def put(self, carried: Carried, target: NodeKey) -> None:
        """Put units and formations under a formation, or formations at the top of a side."""
        # A drag may have begun before an earlier turn was looked at.
        if not self._may:
            self._refuse()
            return
        # A path and not the id: the command adds what is not there yet, as when a name is typed.
        rows = (row for row in self._books().formations if row.id == target.formation)
        path = next((row.path for row in rows), ())
        self._posting.post(_regroup(carried, target.side, path))

    def _refuse(self) -> None:
        self._posting.refused.emit(READ_ONLY)

    def ask_formation(self) -> None:
        """Ask for the formation in which what is chosen goes; a new one is added."""
        carried = self._chosen()
        verb = "A formation that does not exist yet is added."
        prompt = Prompt(f"Move {carried.words}", "Move", verb, parent=self._owner)
        side = carried.side
        paths = [path_words(row.path) for row in self._books().formations if side in {"", row.side}]
        hint = "Army / Corps" if carried.units else "at the top"
        line = prompt.add_text("formation", "Formation", "", hint, paths)

        def wanted(said: Said) -> Regroup:
            owner = side or self._first_side()
            typed = split_path(str(said["formation"]))
            # Part of a name is enough where it can be no other: nothing is there to be asked.
            sole = partly_named(self._books().formations, typed, owner)
            path = sole if sole != typed else self._meant(said, side)
            return _regroup(carried, owner, path)

        self._posting.ask(prompt, line, wanted)

    def _meant(self, said: Said, side: str, field: str = "formation") -> tuple[str, ...]:
        """The formation that was typed: a name alone is the one so called, wherever it stands."""
        rows, path = self._books().formations, split_path(str(said[field]))
        return meant_path(rows, path, side or self._first_side(), field)

    def ask_new(self) -> None:
        """Ask for the name of a new formation beside that of the selected units, for them."""
        lines = self._lines()
        carried = Carried(lines[0].unit.side, units=tuple(line.unit.id for line in lines))
        # Beside the formation of the first, at the same level.
        above = lines[0].unit.path[:-1]
        names = {line.name for line in lines} if len(lines) == 1 else ()
        title = f"Split off {next(iter(names), carried.words)}"
        prompt = Prompt(title, "Split off", parent=self._owner)
        paths = [path_words(row.path) for row in self._books().formations]
        under = path_words(above)
        prompt.add_text("above", "Under", under, "at the top", list(dict.fromkeys(paths)))
        line = prompt.add_text("formation", "Name", "", "Group A")

        def wanted(said: Said) -> Regroup:
            # Without a name the path would be that of the formation above, and the units would
            # quietly go there.
            if not said["formation"]:
                raise BadInput(Fault("give it a name.", where="formation"))
            path = (*self._meant(said, carried.side, "above"), str(said["formation"]))
            return _regroup(carried, carried.side, path)

        self._posting.ask(prompt, line, wanted, self._go_on_in)

    def _go_on_in(self, regrouped: Regroup) -> None:
        """Choose what was split off, and its units: the player goes on there."""

        def key() -> NodeKey | None:
            rows = self._books().formations
            own = (row for row in rows if row.side == regrouped.side and row.path == regrouped.path)
            return next((NodeKey("formation", row.side, row.id) for row in own), None)

        self._tree.choose_once_read(key)
        # A tree of places has no formation to choose: its list holds the units somewhere.
        self._table.show_once_read(regrouped.unit_ids)

    def _first_side(self) -> str:
        """The side of the first that is chosen: what is of the other is refused by its name."""
        lines, formations = self._lines(), self._formations()
        return str(lines[0].unit.side) if lines else formations[0].side


def _regroup(carried: Carried, side: str, path: tuple[str, ...]) -> Regroup:
    units, formations = map(UnitId, carried.units), map(FormationId, carried.formations)
    return Regroup(SideId(side), path, tuple(units), tuple(formations))
