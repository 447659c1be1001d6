"""Adding units and formations; formations renamed, moved, merged, duplicated and removed."""

from collections.abc import Callable, Sequence
from typing import Final

from oobmgr.campaign.commands import (
    AddFormation,
    DuplicateFormation,
    MergeFormations,
    MoveFormation,
    RemoveFormations,
    RenameFormation,
)
from oobmgr.campaign.meant_formations import meant_path
from oobmgr.campaign.rows import FormationRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.designations import next_free
from oobmgr.domain.formation_names import path_words
from oobmgr.domain.postings import FormationId
from oobmgr.domain.quantities import counted, first_few
from oobmgr.domain.unit_texts import split_path
from oobmgr.ui.viewmodels.merging import likeliest, meant_among, parents_for, paths_of, takers_in
from oobmgr.ui.viewmodels.new_unit_place import new_unit_place
from oobmgr.ui.viewmodels.order_of_battle import OrderOfBattle, UnitLine
from oobmgr.ui.viewmodels.order_of_battle_filters import NodeKey
from oobmgr.ui.views.order_of_battle.formation_tree import NodeView
from oobmgr.ui.views.order_of_battle.names_dialog import NamesDialog
from oobmgr.ui.views.order_of_battle.posting import PageActions, Posting
from oobmgr.ui.views.order_of_battle.prompt import Prompt, Said
from oobmgr.ui.views.order_of_battle.unit_editor import add_unit

ACTIONS: Final = (
    ("add_unit", "Add a unit…", "Ins"),
    ("add_formation", "Add a formation…", "Ctrl+Shift+N"),
    ("rename_formation", "Rename the formation…", "F2"),
    ("move_formation", "Move the formation…", "Shift+F2"),
    ("merge_formations", "Merge formations…", "Ctrl+J"),
    ("duplicate_formation", "Duplicate the formation…", ""),
    ("remove_formation", "Remove empty formations", ""),
    ("replace_names", "Find and replace in names…", "Ctrl+Shift+H"),
)
ON_A_FORMATION: Final = frozenset(
    {
        "rename_formation",
        "move_formation",
        "merge_formations",
        "duplicate_formation",
        "remove_formation",
    }
)
_MOST_NAMED: Final = 12
_NO_TAKER: Final = "This side has no formation that it could go into. Add one first."


class FormationActions(PageActions):
    """The actions on the tree of formations; `tree` shows them.

    `selection` are the units that are selected, beside which a new one belongs.
    """

    def __init__(
        self,
        posting: Posting,
        books: Callable[[], OrderOfBattle],
        tree: NodeView,
        selection: Callable[[], Sequence[UnitLine]],
    ) -> None:
        super().__init__(posting, books)
        self._tree = tree
        self._selection = selection
        does = {
            "add_unit": self.ask_unit,
            "add_formation": self.ask_formation,
            "rename_formation": self.ask_name,
            "move_formation": self.ask_parent,
            "merge_formations": self.ask_merge,
            "duplicate_formation": self.ask_copy,
            "remove_formation": self.remove,
            "replace_names": self.replace_in_names,
        }
        self._add(ACTIONS, does)
        tree.removal_asked.connect(self.by_name["remove_formation"].trigger)

    def enable(self, *, may_write: bool) -> None:
        """Say whether anything can be written; a formation must be chosen to change it."""
        chosen = self._formation() is not None
        # Wherever the keys are: without a choice all that are empty are meant.
        able = {"remove_formation": chosen or bool(self._empty())}
        for name, action in self.by_name.items():
            usual = chosen or name not in ON_A_FORMATION
            action.setEnabled(may_write and able.get(name, usual))

    def _formation(self) -> FormationRow | None:
        node = self._tree.current()
        if node is None or node.kind != "formation":
            return None
        return next((row for row in self._books().formations if row.id == node.formation), None)

    def _chosen(self) -> list[FormationRow]:
        """All formations that are chosen, from above."""
        # In the order of the books, not of the clicks: names in a heading read from above.
        chosen = {key.formation for key in self._tree.chosen_keys() if key.kind == "formation"}
        return [row for row in self._books().formations if row.id in chosen]

    def _empty(self) -> list[FormationRow]:
        """All formations with no unit in them, nor in any below them."""
        return [row for row in self._books().formations if not row.units]

    def _side(self) -> str:
        node = self._tree.current()
        # The dead pile is of no side.
        return node.side if node is not None and node.side else self._books().sides[0].id

    def _path(self) -> str:
        formation = self._formation()
        return path_words(formation.path) if formation else ""

    def _sides(self) -> list[tuple[str, str]]:
        return [(side.id, side.name) for side in self._books().sides]

    def _paths(self) -> list[str]:
        rows = self._books().formations
        # Both sides may have a formation of one name: offered once.
        return list(dict.fromkeys(path_words(row.path) for row in rows))

    def ask_formation(self) -> None:
        """Ask for the name of a new formation; it stands under the one that is chosen."""
        above = self._formation()
        prompt = Prompt("Add a formation", "Add the formation", parent=self._owner)
        prompt.add_choice("side", "Side", self._sides(), self._side())
        prompt.add_text("above", "Under", self._path(), "at the top", self._paths())
        name = prompt.add_text("formation", "Name", "", "II Corps" if above else "1st Army")
        prompt.need(name)

        def wanted(said: Said) -> AddFormation:
            side, typed = str(said["side"]), split_path(str(said["above"]))
            above = meant_path(self._books().formations, typed, side, "above")
            return AddFormation(SideId(side), (*above, str(said["formation"])))

        self._posting.ask(prompt, name, wanted, self._show)

    def _show(self, added: AddFormation) -> None:
        """Bring what was added into sight; the next is added under the one that stays chosen."""
        self._tree.show_once_read(lambda: self._key_of(added.side, added.path))

    def _key_of(self, side: str, path: Sequence[str]) -> NodeKey | None:
        """The node of a formation, by its path; None before the books that have it are read."""
        rows = self._books().formations
        own = (row for row in rows if row.side == side and row.path == tuple(path))
        return next((NodeKey("formation", row.side, row.id) for row in own), None)

    def ask_name(self) -> None:
        """Ask for another name of the chosen formation."""
        formation = self._formation()
        if formation is None:
            return
        prompt = Prompt(f"Rename {formation.name}", "Rename", parent=self._owner)
        line = prompt.add_text("name", "Name", formation.name)
        prompt.need(line)
        own = FormationId(formation.id)
        self._posting.ask(prompt, line, lambda said: RenameFormation(own, str(said["name"])))

    def ask_parent(self) -> None:
        """Ask under which formation the chosen one goes, with all below it."""
        formation = self._formation()
        if formation is None:
            return
        parents = parents_for(formation, self._books())
        prompt = Prompt(f"Move {formation.name}", "Move", parent=self._owner)
        now = path_words(formation.path[:-1])
        line = prompt.add_text("parent", "Under", now, "at the top", list(paths_of(parents)))
        own = FormationId(formation.id)

        def wanted(said: Said) -> MoveFormation:
            typed = str(said["parent"])
            parent = FormationId(meant_among(typed, parents, "parent")) if typed else None
            return MoveFormation(own, parent)

        self._posting.ask(prompt, line, wanted)

    def ask_unit(self) -> None:
        """Ask for a new unit, beside those that are selected or in the formation that is chosen."""
        books = self._books()
        place = new_unit_place(books, self._tree.current(), self._selection())
        add_unit(self._posting, books, place, self._owner)

    def ask_merge(self) -> None:
        """Ask into which formation the chosen ones go, with all that stands in them."""
        chosen = self._chosen()
        if not chosen:
            return
        takers = takers_in(chosen, self._books())
        if not takers:
            self._posting.refused.emit(_NO_TAKER)
            return
        named = self._books().formation_names
        names = " and ".join(named[row.id] for row in chosen)
        sentence = (
            "Everything in them goes there; the emptied formations are removed."
            if len(chosen) > 1
            else "Everything in it goes there, and it is removed."
        )
        prompt = Prompt(f"Merge {names}", "Merge", sentence, self._owner)
        into, likely = paths_of(takers), likeliest(chosen, takers)
        proposed = next((path for path, of in into.items() if of == likely), "")
        line = prompt.add_text("formation", "Into", proposed, "Army / Corps", list(into))
        prompt.need(line)
        ids = tuple(FormationId(row.id) for row in chosen)

        def wanted(said: Said) -> MergeFormations:
            taker = meant_among(str(said["formation"]), takers, "formation")
            return MergeFormations(ids, FormationId(taker))

        # There the player goes on, and not in what the emptied ones stood in.
        def go_on(merged: MergeFormations) -> None:
            key = NodeKey("formation", chosen[0].side, merged.into)
            self._tree.choose_once_read(lambda: key)

        self._posting.ask(prompt, line, wanted, go_on)

    def ask_copy(self) -> None:
        """Ask for the name of a formation that has the same units again."""
        formation = self._formation()
        if formation is None:
            return
        sentence = "Its units and the formations below it are entered again, at full strength."
        prompt = Prompt(f"Duplicate {formation.name}", "Duplicate", sentence, self._owner)
        # Corps are counted through all armies of a side.
        taken = {row.name for row in self._books().formations if row.side == formation.side}
        line = prompt.add_text("name", "Name", next_free(formation.name, taken))
        prompt.need(line)
        own, above = FormationId(formation.id), formation.path[:-1]

        # The copy is what the player goes on with: the next is to be told apart from the first.
        def go_on(copied: DuplicateFormation) -> None:
            path = (*above, copied.name)
            self._tree.choose_once_read(lambda: self._key_of(formation.side, path))

        def wanted(said: Said) -> DuplicateFormation:
            return DuplicateFormation(own, str(said["name"]))

        self._posting.ask(prompt, line, wanted, go_on)

    def remove(self) -> None:
        """Take the chosen formations off; one in which something stands is refused.

        Where none is chosen all that are empty are named, and taken off if that is meant.
        """
        ids = tuple(FormationId(row.id) for row in self._chosen())
        if ids:
            self._posting.post(RemoveFormations(ids))
        elif empty := self._empty():
            self._ask_removal(empty)

    def _ask_removal(self, empty: Sequence[FormationRow]) -> None:
        named = self._books().formation_names
        names = first_few([named[row.id] for row in empty], _MOST_NAMED)
        title = f"Remove {counted(len(empty), 'empty formation')}"
        prompt = Prompt(title, "Remove", f"{names}.", self._owner)
        command = RemoveFormations(tuple(FormationId(row.id) for row in empty))
        self._posting.ask(prompt, prompt.verb, lambda _: command)

    def replace_in_names(self) -> None:
        """Open the search in names, with what they would be."""
        NamesDialog(self._posting, self._books(), self._owner).open()
