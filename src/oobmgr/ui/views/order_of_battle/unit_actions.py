"""What can be done with the selected units: each is one command, from a key, a button or a menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

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
from oobmgr.domain.errors import Fault, OobmgrError
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.rules.game import Game
from oobmgr.rules.inputs import decode
from oobmgr.rules.marks import MarkWay
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.reading import while_there
from oobmgr.ui.viewmodels.order_of_battle import OrderOfBattle, UnitLine
from oobmgr.ui.views.order_of_battle.prompt import Prompt
from oobmgr.ui.widgets.parts import named

# Name, words, key, whether it needs selected units.
_ACTIONS: Final = (
    ("lose_step", "Lose a step", "X", True),
    ("restore_step", "Take a step back", "Shift+X", True),
    ("move", "Move to a hex…", "M", True),
    ("status", "Status…", "S", True),
    ("remove", "Remove from the books…", "Del", True),
)


def make_action(owner: QWidget, name: str, words: str, key: str) -> QAction:
    """Return an action of a screen: its key works where the screen has the focus."""
    action = named(QAction(words, owner), name)
    if key:
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    owner.addAction(action)
    return action


class Posting(QObject):
    """Posts commands of this screen; what is refused is said where the player is looking."""

    refused = Signal(str)

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk

    def post(self, command: Command) -> None:
        """Post a command; a refusal is told by `refused`, what it warns of in the status bar."""
        self._desk.execute(command, while_there(self, self._warn), while_there(self, self._refuse))

    def post_from(self, prompt: Prompt, command: Command) -> None:
        """Post what a prompt asked for: it closes when it is posted, else it shows the faults."""
        self._desk.execute(
            command,
            while_there(prompt, lambda _: prompt.accept()),
            while_there(prompt, lambda error: prompt.show_faults(error.faults)),
        )

    def _warn(self, posted: Posted) -> None:
        if posted.warnings:
            notes = (fault.note() for fault in posted.warnings)
            self._desk.announced.emit(" ".join((f"{posted.title}.", *notes)))

    def _refuse(self, error: OobmgrError) -> None:
        self.refused.emit(" ".join(sentence(fault) for fault in error.faults))


def sentence(fault: Fault) -> str:
    """A fault as a sentence that begins with a capital letter, without the field's name."""
    words = f"{fault.message} {fault.advice}".strip()
    return words[:1].upper() + words[1:]


def _with_letter(way: MarkWay) -> str:
    """The words of a way with the letter that chooses it in a menu."""
    at = way.words.lower().find(way.letter)
    return f"{way.words[:at]}&{way.words[at:]}" if at >= 0 else way.words


class UnitActions(QObject):
    """The actions on the selected units."""

    def __init__(
        self,
        posting: Posting,
        owner: QWidget,
        game: Game,
        selection: Callable[[], Sequence[UnitLine]],
        books: Callable[[], OrderOfBattle],
    ) -> None:
        super().__init__(owner)
        self._posting = posting
        self._game = game
        self._owner = owner
        self._selection = selection
        self._books = books
        self._may = True
        self.by_name = {
            name: make_action(owner, name, words, key) for name, words, key, _ in _ACTIONS
        }
        does: dict[str, Callable[[], None]] = {
            "lose_step": self.lose_step,
            "restore_step": self.restore_step,
            "move": self.ask_hex,
            "status": self.open_status,
            "remove": self.ask_removal,
        }
        for name, do in does.items():
            self.by_name[name].triggered.connect(lambda _=False, do=do: do())

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
        ids = self._ids()
        places = sorted({line.unit.hex for line in self._books().lines if line.unit.hex})
        here = {line.unit.hex for line in lines}
        prompt = Prompt(f"Move {self._names()}", "Move", parent=self._owner)
        place = here.pop() if len(here) == 1 else ""
        line = prompt.add_text("hex", "Hex", place, "1B 2417", places)
        line.selectAll()
        prompt.submitted.connect(
            lambda values: self._posting.post_from(prompt, EditUnits(ids, {"hex": values["hex"]}))
        )
        prompt.open()
        line.setFocus()

    def status_menu(self) -> QMenu:
        """Return the menu of states, as it opens for the selected units."""
        menu = QMenu(self._owner)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setObjectName("status_menu")
        menu.addAction("On the map").triggered.connect(lambda _=False: self._set_on_map())
        menu.addAction("To arrive in…").triggered.connect(lambda _=False: self._ask_arrival())
        menu.addSeparator()
        menu.addAction("To the dead pile").triggered.connect(lambda _=False: self._kill())
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
            at.setY(at.y() - menu.sizeHint().height() - 44)
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
        line = prompt.add_text("arrival", "Turn", "", "July II 1941", offers)

        def submit(values: dict[str, str]) -> None:
            if not values["arrival"]:
                prompt.show_faults((Fault("say in which turn.", where="arrival"),))
                return
            changes = {"arrival": values["arrival"], "status": UnitStatus.DUE.value}
            self._posting.post_from(prompt, EditUnits(ids, changes))

        prompt.submitted.connect(submit)
        prompt.open()
        line.setFocus()

    def _kill(self) -> None:
        lines = self._selection()
        left = {line.unit.steps_left for line in lines}
        if len(lines) == 1:
            self._posting.post(SetSteps(UnitId(lines[0].unit.id), 0))
        elif len(left) == 1:
            self._posting.post(LoseSteps(self._ids(), left.pop()))
        else:
            self._posting.refused.emit(
                "These units have different numbers of steps left. Select those with the same."
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
        prompt.submitted.connect(
            lambda values: self._posting.post_from(prompt, RemoveUnits(ids, values["reason"]))
        )
        prompt.open()
        line.setFocus()

    def set_steps(self, unit_id: int, left: int) -> None:
        """Set the steps of one unit, as clicked on its boxes."""
        if self._may:
            self._posting.post(SetSteps(UnitId(unit_id), left))
