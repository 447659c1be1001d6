"""What can be done with the selected units: each is one command, from a key, a button or a menu."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCompleter, QLineEdit, QMenu, QWidget

from oobmgr.campaign.commands import (
    Command,
    EditUnits,
    LoseSteps,
    PostAction,
    RemoveUnits,
    RestoreSteps,
    SetSteps,
)
from oobmgr.campaign.session import Posted
from oobmgr.domain.errors import BadInput, Fault, OobmgrError
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.rules.inputs import decode
from oobmgr.rules.marks import MarkWay
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.reading import while_there
from oobmgr.ui.viewmodels.order_of_battle import OrderOfBattle, UnitLine
from oobmgr.ui.viewmodels.order_of_battle_inspector import shared_fields
from oobmgr.ui.views.actions import floating_menu, make_action
from oobmgr.ui.views.forms.faults import fault_words, notes_of
from oobmgr.ui.views.order_of_battle.prompt import Prompt, Said, complete
from oobmgr.ui.widgets.parts import named

ACTIONS: Final = (
    ("lose_step", "Lose a step", "X"),
    ("restore_step", "Take a step back", "Shift+X"),
    ("move", "Move to a hex…", "M"),
    ("status", "Status…", "S"),
    ("set_fact", "Set a fact…", "F"),
    ("remove", "Remove from the books…", "Del"),
)
"""Name, words and key of each."""


class Posting(QObject):
    """Posts commands of this screen; what is refused is said where the player is looking."""

    refused = Signal(str)

    def __init__(self, desk: Desk, owner: QWidget) -> None:
        super().__init__(owner)
        self.game = desk.game
        self.owner = owner
        self._desk = desk

    def post(self, command: Command) -> None:
        """Post a command; a refusal is told by `refused`, what it warns of in the status bar."""
        self._desk.execute(command, while_there(self, self._warn), while_there(self, self._refuse))

    def ask(self, prompt: Prompt, first: QWidget, wanted: Callable[[Said], Command]) -> None:
        """Open a prompt on its first field, and post what is wanted by what it says.

        It closes when that is posted, else it shows the faults, those of reading it too.
        """

        def submit(said: Said) -> None:
            try:
                command = wanted(said)
            except BadInput as error:
                prompt.show_faults(error.faults)
                return
            self._desk.execute(
                command,
                while_there(prompt, lambda _: prompt.accept()),
                while_there(prompt, lambda error: prompt.show_faults(error.faults)),
            )

        prompt.submitted.connect(submit)
        prompt.open()
        if isinstance(first, QLineEdit):
            first.selectAll()
        first.setFocus()

    def _warn(self, posted: Posted) -> None:
        if posted.warnings:
            self._desk.announced.emit(f"{posted.title}. {notes_of(posted.warnings)}")

    def _refuse(self, error: OobmgrError) -> None:
        self.refused.emit(" ".join(fault_words(fault) for fault in error.faults))


def _with_letter(way: MarkWay) -> str:
    """The words of a way with the letter that chooses it in a menu."""
    at = way.words.lower().find(way.letter)
    return f"{way.words[:at]}&{way.words[at:]}" if at >= 0 else way.words


class PageActions(QObject):
    """Actions of this screen by their names; each posts one command, and asks first if it must."""

    def __init__(self, posting: Posting, books: Callable[[], OrderOfBattle]) -> None:
        super().__init__(posting.owner)
        self._posting = posting
        self._owner, self._game = posting.owner, posting.game
        self._books = books
        self.by_name: dict[str, QAction] = {}

    def _add(
        self, actions: Iterable[tuple[str, str, str]], does: Mapping[str, Callable[[], None]]
    ) -> None:
        for name, words, key in actions:
            self.by_name[name] = make_action(self._owner, name, words, key, does[name])


class UnitActions(PageActions):
    """The actions on the selected units."""

    def __init__(
        self,
        posting: Posting,
        books: Callable[[], OrderOfBattle],
        selection: Callable[[], Sequence[UnitLine]],
    ) -> None:
        super().__init__(posting, books)
        self._selection = selection
        self._may = True
        does = {
            "lose_step": self.lose_step,
            "restore_step": self.restore_step,
            "move": self.ask_hex,
            "status": self.open_status,
            "set_fact": self.ask_fact,
            "remove": self.ask_removal,
        }
        self._add(ACTIONS, does)

    def enable(self, *, selected: bool, may_write: bool) -> None:
        """Say whether units are selected, and whether anything can be written at all."""
        self._may = may_write
        for action in self.by_name.values():
            action.setEnabled(selected and may_write)

    def _ids(self) -> tuple[UnitId, ...]:
        return tuple(UnitId(line.unit.id) for line in self._selection())

    def _names(self) -> str:
        lines = self._selection()
        return lines[0].name if len(lines) == 1 else f"{len(lines):,} units"

    def lose_step(self) -> None:
        """Strike one box of each selected unit."""
        if self._ids():
            self._posting.post(LoseSteps(self._ids()))

    def restore_step(self) -> None:
        """Take one box of each selected unit back."""
        if self._ids():
            self._posting.post(RestoreSteps(self._ids()))

    def ask_hex(self) -> None:
        """Ask where the selected units go, and move them all there."""
        lines = self._selection()
        if not lines:
            return
        ids = self._ids()  # those selected now, whatever the table shows when the answer comes
        places = sorted({line.unit.hex for line in self._books().lines if line.unit.hex})
        here = {line.unit.hex for line in lines}
        prompt = Prompt(f"Move {self._names()}", "Move", parent=self._owner)
        place = here.pop() if len(here) == 1 else ""
        line = prompt.add_text("hex", "Hex", place, "1B 2417", places)
        self._posting.ask(prompt, line, lambda said: EditUnits(ids, {"hex": said["hex"]}))

    def status_menu(self) -> QMenu:
        """Return the menu of states, as it opens for the selected units."""
        menu = floating_menu(self._owner, "status_menu")
        menu.addAction("On the map", self._set_on_map)
        menu.addAction("To arrive in…", self._ask_arrival)
        menu.addSeparator()
        menu.addAction("To the dead pile", self._kill)
        if self._game.mark_ways:
            menu.addSeparator()
        for way in self._game.mark_ways:
            action = named(menu.addAction(_with_letter(way)), f"mark_{way.field}")
            action.triggered.connect(lambda _=False, way=way: self._mark(way))
        return menu

    def _mark(self, way: MarkWay) -> None:
        """Put a mark of the game on the selected units, or take it off, as its action does."""
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
            self._posting.refused.emit("A dead unit comes back with its steps: press Shift+X.")
        else:
            self._posting.post(EditUnits(self._ids(), {"status": UnitStatus.ON_MAP.value}))

    def _ask_arrival(self) -> None:
        ids = self._ids()
        prompt = Prompt(f"Arrival of {self._names()}", "Set the arrival", parent=self._owner)
        turns = {line.unit.arrival: line.unit.arrival_label for line in self._books().lines}
        offers = [turns[code] for code in sorted(turns) if code]
        line = prompt.add_text("arrival", "Turn", "", self._game.calendar.example, offers)

        def wanted(said: Said) -> EditUnits:
            if not said["arrival"]:
                raise BadInput(Fault("say in which turn.", where="arrival"))
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
            words = "These units have different numbers of steps left. Select those with the same."
            self._posting.refused.emit(words)

    def ask_fact(self) -> None:
        """Ask for one fact, such as a trait, and set it for all selected units."""
        ids, lines = self._ids(), self._selection()
        if not ids:
            return
        fields = {one.field: one for one in shared_fields([e.unit for e in lines], self._game)}
        prompt = Prompt(
            f"Set a fact of {self._names()}",
            "Set it",
            "It is set for all of them; left empty, it is taken away.",
            self._owner,
        )
        options = [(one.field, one.label) for one in fields.values()]
        # A trait is what is looked up most, and stands behind the ratings in the form of a unit.
        chosen = next((name for name in fields if name.startswith("trait:")), options[0][0])
        box = prompt.add_choice("fact", "Fact", options, chosen)
        line = prompt.add_text("value", "Value")

        def show_fact() -> None:
            fact = fields[str(box.currentData())]
            line.setText(fact.value)
            line.setPlaceholderText(fact.hint)
            complete(line, QCompleter(list(fact.offers), line))

        box.currentIndexChanged.connect(show_fact)
        show_fact()
        self._posting.ask(
            prompt, box, lambda said: EditUnits(ids, {str(said["fact"]): said["value"]})
        )

    def ask_removal(self) -> None:
        """Ask why the selected units leave the books, and take them off."""
        ids = self._ids()
        if not ids:
            return
        prompt = Prompt(
            f"Remove {self._names()}",
            "Remove",
            "They leave the order of battle; the ledger keeps them, and undo brings them back.",
            self._owner,
        )
        line = prompt.add_text("reason", "Reason", "", "entered twice")
        self._posting.ask(prompt, line, lambda said: RemoveUnits(ids, str(said["reason"])))

    def set_steps(self, unit_id: int, left: int) -> None:
        """Set the steps of one unit, as clicked on its boxes."""
        if self._may:
            self._posting.post(SetSteps(UnitId(unit_id), left))
