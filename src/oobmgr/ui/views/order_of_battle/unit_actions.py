"""What can be done with the selected units: each is one command, from a key, a button or a menu."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from oobmgr.campaign.commands import (
    DuplicateUnits,
    EditUnits,
    LoseSteps,
    PostAction,
    RemoveUnits,
    RestoreSteps,
    SetSteps,
)
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import MOST_COPIES, UnitStatus
from oobmgr.rules.inputs import decode
from oobmgr.rules.marks import MarkWay
from oobmgr.rules.unit_words import StepWords
from oobmgr.ui.language import tr
from oobmgr.ui.viewmodels.order_of_battle import OrderOfBattle, UnitLine
from oobmgr.ui.viewmodels.unit_fields import FORMATION, differing, edit_fields
from oobmgr.ui.views.actions import floating_menu
from oobmgr.ui.views.order_of_battle.formation_tree import NodeView
from oobmgr.ui.views.order_of_battle.posting import PageActions, Posting
from oobmgr.ui.views.order_of_battle.prompt import Prompt, Said
from oobmgr.ui.views.order_of_battle.unit_editor import edit_units
from oobmgr.ui.widgets.parts import named

_FEWEST_TO_FILL: Final = 2
_SAME: Final = "same"
_ALL: Final = "All of them have that already."


def actions(steps: StepWords) -> tuple[tuple[str, str, str], ...]:
    """Name, words and key of each, where steps are called so."""
    return (
        ("lose_step", f"Lose {steps.a_one}", "X"),
        ("restore_step", f"Take {steps.a_one} back", "Shift+X"),
        ("move", "Move to a hex…", "M"),
        ("status", "Status…", "S"),
        ("edit_units", "Edit all facts…", "E"),
        ("fill_down", "Fill down…", "Ctrl+D"),
        ("duplicate", "Duplicate…", "Ctrl+Shift+D"),
        ("remove", "Remove from the books…", "Del"),
    )


def _with_letter(way: MarkWay) -> str:
    """The words of a way with the letter that chooses it in a menu."""
    at = way.words.lower().find(way.letter)
    return f"{way.words[:at]}&{way.words[at:]}" if at >= 0 else way.words


class UnitActions(PageActions):
    """The actions on the selected units; those of a formation that `tree` has are moved, too."""

    def __init__(
        self,
        posting: Posting,
        books: Callable[[], OrderOfBattle],
        tree: NodeView,
        selection: Callable[[], Sequence[UnitLine]],
        filled_column: Callable[[], str],
    ) -> None:
        super().__init__(posting, books)
        self._tree = tree
        self._selection = selection
        self._filled_column = filled_column
        self._may = True
        does = {
            "lose_step": self.lose_step,
            "restore_step": self.restore_step,
            "move": self.ask_hex,
            "status": self.open_status,
            "edit_units": self.edit,
            "fill_down": self.ask_fill,
            "duplicate": self.ask_copies,
            "remove": self.ask_removal,
        }
        self._add(actions(self._steps), does)

    def enable(self, *, selected: bool, may_write: bool) -> None:
        """Say whether units are selected, and whether anything can be written at all."""
        self._may = may_write
        for action in self.by_name.values():
            action.setEnabled(selected and may_write)
        # What is chosen in the tree is moved with all its units, or is told that it cannot be.
        chosen = selected or self._tree.current() is not None
        self.by_name["move"].setEnabled(chosen and may_write)

    @property
    def _steps(self) -> StepWords:
        return self._game.unit_words.step_words

    def _ids(self) -> tuple[UnitId, ...]:
        return tuple(UnitId(line.unit.id) for line in self._selection())

    def _names(self) -> str:
        lines = self._selection()
        return lines[0].full_name if len(lines) == 1 else f"{len(lines):,} units"

    def lose_step(self) -> None:
        """Strike one box of each selected unit."""
        if self._ids():
            self._posting.post(LoseSteps(self._ids()))

    def restore_step(self) -> None:
        """Take one box of each selected unit back."""
        if self._ids():
            self._posting.post(RestoreSteps(self._ids()))

    def ask_hex(self) -> None:
        """Ask where the selected units, or those of chosen formations, go; move all there."""
        lines = self._selection()
        if not lines or self._tree.hasFocus():
            self._ask_hex_of_formations()
        else:
            self._ask_hex_of(lines, Prompt(f"Move {self._names()}", "Move", parent=self._owner))

    def _ask_hex_of_formations(self) -> None:
        books = self._books()
        keys = [key for key in self._tree.chosen_keys() if key.kind == "formation"]
        within = frozenset().union(*(books.below(key.formation) for key in keys))
        below = [line for line in books.lines if line.unit.formation in within]
        # The dead stand nowhere, and where reinforcements come in is said of each of them.
        lines = [line for line in below if line.unit.status is UnitStatus.ON_MAP]
        if not keys:
            self._posting.refused.emit("Choose a formation, or select units: they are moved.")
            return
        if not lines:
            self._posting.refused.emit("No unit of it is on the map, so there is none to move.")
            return
        names = [books.formation_names[key.formation] for key in keys]
        number = counted(len(lines), "unit")
        told = [f"{number} on the map, in all formations below, will be there."]
        if others := len(below) - len(lines):
            told.append(f"{counted(others, 'unit')} dead or yet to arrive: nothing changes there.")
        title = f"Move {', '.join(names)}: {number}"
        prompt = Prompt(title, "Move", " ".join(told), self._owner)
        self._ask_hex_of(lines, prompt)

    def _ask_hex_of(self, lines: Sequence[UnitLine], prompt: Prompt) -> None:
        # Those meant now, whatever is selected when the answer comes.
        ids = tuple(UnitId(line.unit.id) for line in lines)
        # Units mostly go where others stand already.
        places = sorted({line.unit.hex for line in self._books().lines if line.unit.hex})
        here = {line.unit.hex for line in lines}
        place = here.pop() if len(here) == 1 else ""
        line = prompt.add_text("hex", "Hex", place, "1B 2417", places)
        self._posting.ask(prompt, line, lambda said: EditUnits(ids, {"hex": said["hex"]}))

    def status_menu(self) -> QMenu:
        """Return the menu of states, as it opens for the selected units."""
        menu = floating_menu(self._owner, "status_menu")
        menu.addAction(tr("On the map"), self._set_on_map)
        menu.addAction(tr("To arrive in…"), self._ask_arrival)
        menu.addSeparator()
        menu.addAction(tr("To the dead pile"), self._kill)
        if self._game.mark_ways:
            menu.addSeparator()
        for way in self._game.mark_ways:
            action = named(menu.addAction(tr(_with_letter(way))), f"mark_{way.field}")
            # Bound here: read when it is clicked, it would be the last way of the loop.
            action.triggered.connect(lambda _=False, way=way: self._mark(way))
        return menu

    def _mark(self, way: MarkWay) -> None:
        """Put a mark of the game on the selected units, or take it off, as its action does."""
        # Through the same reading as a form's answers: only the action knows what its inputs are.
        inputs = decode(self._game.action(way.action).inputs, {way.field: list(self._ids())})
        self._posting.post(PostAction(way.action, inputs))

    def open_status(self) -> None:
        """Open the menu of states at the selection bar."""
        if self._ids():
            menu = self.status_menu()
            at = self._owner.mapToGlobal(QPoint(self._owner.width() // 2, self._owner.height()))
            at.setY(at.y() - menu.sizeHint().height() - 44)  # above the selection bar
            menu.popup(at)

    def _set_on_map(self) -> None:
        lines = self._selection()
        if any(not line.unit.steps_left for line in lines):
            self._posting.refused.emit(
                f"A dead unit comes back with its {self._steps.several}: press Shift+X."
            )
        else:
            self._posting.post(EditUnits(self._ids(), {"status": UnitStatus.ON_MAP.value}))

    def _ask_arrival(self) -> None:
        ids = self._ids()
        prompt = Prompt(f"Arrival of {self._names()}", "Set the arrival", parent=self._owner)
        turns = {line.unit.arrival: line.unit.arrival_label for line in self._books().lines}
        # Codes sort by time, labels only by the alphabet.
        offers = [turns[code] for code in sorted(turns) if code]
        line = prompt.add_text("arrival", "Turn", "", self._game.calendar.example, offers)

        def wanted(said: Said) -> EditUnits:
            if not said["arrival"]:
                raise BadInput(Fault("say in which turn.", where="arrival"))
            # Both at once: a turn of arrival means nothing on a unit that is on the map.
            return EditUnits(ids, {"arrival": said["arrival"], "status": UnitStatus.DUE.value})

        self._posting.ask(prompt, line, wanted)

    def _kill(self) -> None:
        lines = self._selection()
        # One command takes the same number of steps from each unit.
        left = {line.unit.steps_left for line in lines}
        if len(lines) == 1:
            self._posting.post(SetSteps(UnitId(lines[0].unit.id), 0))
        elif len(left) == 1:
            self._posting.post(LoseSteps(self._ids(), left.pop()))
        else:
            words = (
                f"These units have different numbers of {self._steps.several} left. "
                "Select those with the same."
            )
            self._posting.refused.emit(words)

    def edit(self) -> None:
        """Open all facts of the selected units as fields, of one or of many."""
        if lines := self._selection():
            edit_units(self._posting, lines, self._books(), self._owner)

    def ask_fill(self) -> None:
        """Ask which fact of the first selected unit the others are to have as well."""
        lines = self._selection()
        if len(lines) < _FEWEST_TO_FILL:
            self._posting.refused.emit("Select the unit to fill from, and those below it.")
            return
        first, others = lines[0], [line.unit for line in lines[1:]]
        fields = {
            one.field: one
            for one in edit_fields(first.unit, self._game)
            # Units that are called alike could not be told apart.
            if one.field != "designation"
        }
        sentence = f"{counted(len(others), 'other unit')} will get the same."
        title = f"Fill down from {first.full_name}"
        prompt = Prompt(title, "Fill down", sentence, self._owner)
        options = [(one.field, f"{one.label}: {one.value or 'nothing'}") for one in fields.values()]
        # As in a spreadsheet, the column of the cursor is meant.
        chosen = self._filled_column()
        box = prompt.add_choice("fact", "Fact", options, chosen)

        def without() -> list[UnitRow]:
            return differing(fields[str(box.currentData())], others, self._game)

        def tell() -> None:
            number = len(without())
            prompt.tell(f"{counted(number, 'other unit')} will get the same." if number else _ALL)

        def wanted(said: Said) -> EditUnits:
            field, units = str(said["fact"]), without()
            if not units:
                raise BadInput(Fault(_ALL, where="fact"))
            # A formation is shown by its path here, and not by its number.
            key = "path" if field == FORMATION else field
            return EditUnits(tuple(UnitId(one.id) for one in units), {key: fields[field].value})

        box.currentIndexChanged.connect(lambda _: tell())
        tell()
        self._posting.ask(prompt, box, wanted)

    def ask_copies(self) -> None:
        """Ask how often the selected units are to be entered again."""
        ids = self._ids()
        if not ids:
            return
        sentence = f"The new ones have all their {self._steps.several}, whatever these have lost."
        prompt = Prompt(f"Duplicate {self._names()}", "Duplicate", sentence, self._owner)
        number = prompt.add_number("times", "Copies of each", 1, 1, MOST_COPIES)
        named_so = (("", "the next free numbers"), (_SAME, "the same names"))
        prompt.add_choice("names", "They are called", named_so)

        def wanted(said: Said) -> DuplicateUnits:
            return DuplicateUnits(ids, int(said["times"]), same_names=said["names"] == _SAME)

        self._posting.ask(prompt, number, wanted)

    def ask_removal(self) -> None:
        """Ask why the selected units leave the books, and take them off."""
        ids = self._ids()
        if not ids:
            return
        told = (
            "It leaves the order of battle; the ledger keeps it, and undo brings it back."
            if len(ids) == 1
            else "They leave the order of battle; the ledger keeps them, and undo brings them back."
        )
        prompt = Prompt(f"Remove {self._names()}", "Remove", told, self._owner)
        line = prompt.add_text("reason", "Reason", "", "entered twice")
        self._posting.ask(prompt, line, lambda said: RemoveUnits(ids, str(said["reason"])))

    def set_steps(self, unit_id: int, left: int) -> None:
        """Set the steps of one unit, as clicked on its boxes."""
        # Boxes are clicked in the table itself, which no disabled action stops.
        if self._may:
            self._posting.post(SetSteps(UnitId(unit_id), left))
