"""The calculators of a game: the list, the form of the chosen one, its answer while you type."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from oobmgr.rules.books import Options
from oobmgr.rules.game import Game
from oobmgr.rules.tables import Tables
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.calculators import (
    asked,
    command_line,
    has_house_rules,
    options_line,
    result_rows,
)
from oobmgr.ui.views.calculators.answer_panel import AnswerPanel
from oobmgr.ui.views.calculators.calculator_list import CalculatorList
from oobmgr.ui.views.calculators.question_panel import QuestionPanel
from oobmgr.ui.views.splitting import Turning
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.shares import share
from oobmgr.ui.widgets.side_by_side import Halves

COPY_KEYS: Final = "Ctrl+Shift+C"
COMMAND_KEYS: Final = "Ctrl+Shift+L"
_ANSWER_AFTER_MS: Final = 40
"""How long typing rests before the rule is asked."""
_HOUSE_RULES: Final = "The house rules of this campaign apply here."
_PRINTED: Final = " It answers with the printed numbers, not with the house rules of this campaign."
_LIST: Final = (230, 320)
_REST: Final = 870
_LEAST_FORM: Final = 270
_LIST_HIGH: Final = 130
"""The search and three names."""


class CalculatorsPanel(QWidget):
    """Asks the rules of a game. `told` carries a sentence for the status line."""

    case_opened = Signal(str)
    told = Signal(str)

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._entries = {entry.name: entry for entry in game.calculators}
        self._tables: Tables | None = None
        self._options: Options = {}
        self._campaign = False
        self.list = CalculatorList(game)
        self.question = QuestionPanel(game)
        self.answer = AnswerPanel()
        self._timer = QTimer(self, singleShot=True, interval=_ANSWER_AFTER_MS)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.list.table)

    @property
    def copying(self) -> tuple[tuple[str, Callable[[], None]], ...]:
        """The keys that copy, and what each does."""
        return ((COPY_KEYS, self.answer.copy), (COMMAND_KEYS, self.copy_command))

    def show_rules(self, tables: Tables, options: Options, turn: str = "") -> None:
        """Answer from now on with these tables and options, those of a campaign in its `turn`.

        Without a turn they are those that usually hold.
        """
        self._tables, self._options, self._campaign = tables, options, bool(turn)
        self.question.open_in(turn)
        # The first time the first of the list is shown; later the player's form stays, with what
        # the new rules make of it.
        if self.question.entry is None:
            self.list.choose("")
        else:
            self._ask()

    def _lay_out(self) -> None:
        # One above the other in a narrow window: a form and a working are not cut to half a line.
        self.halves = Halves(self.question, self.answer)
        self.splitter = Turning(self.list, self.halves, needed=self._beside, within=self)
        self.splitter.setHandleWidth(1)
        self.splitter.setStretchFactor(1, 1)
        follow_text(self.list, _LIST_HIGH, QWidget.setMinimumHeight)
        share(self.splitter, self._sizes)
        down(self.splitter, on=self)

    def _beside(self) -> int:
        """The width from which the list stands at the left, whichever calculator is chosen."""
        least = self.list.minimumSizeHint().width() + self.halves.minimumSizeHint().width()
        return max(least + self.splitter.handleWidth(), scaled(_LIST[0]) + scaled(_LEAST_FORM))

    def _sizes(self) -> tuple[int, int]:
        """The list as wide as its names, which are longer in other languages, within a limit."""
        if self.splitter.orientation() is Qt.Orientation.Vertical:
            return scaled(_LIST_HIGH), self.height() - scaled(_LIST_HIGH)
        least, most = map(scaled, _LIST)
        return max(least, min(most, self.list.wanted_width())), scaled(_REST)

    def _connect(self) -> None:
        self.list.chosen.connect(self._choose)
        self.list.entered.connect(self.question.focus_first)
        self.question.changed.connect(self._timer.start)
        self.question.case_opened.connect(self.case_opened)
        self.answer.case_opened.connect(self.case_opened)
        self.answer.copied.connect(self.told)
        self.answer.command_asked.connect(self.copy_command)
        self._timer.timeout.connect(self._ask)

    def _choose(self, name: str) -> None:
        # A search tells of the same row again; what is entered must stay.
        if self.question.entry is None or self.question.entry.name != name:
            self.question.show_calculator(self._entries[name])
            self._ask()

    def _ask(self) -> None:
        """Ask the chosen calculator with what is entered now."""
        # A calculator that was just chosen is asked at once: the rest of a pause would ask a second
        # time.
        self._timer.stop()
        entry, tables = self.question.entry, self._tables
        if entry is None or tables is None:
            return
        found = asked(entry, self.question.raw(), self._options, tables)
        rest = self.question.show_faults(found.faults)
        if found.ruling is None:
            self.answer.show_faults(rest)
        else:
            rows = result_rows(entry.record(found.ruling.result), self._game.calendar)
            self.answer.show_answer(entry.title, rows, found.ruling.working, found.ruling.notes)
        self.question.show_options(self._options_line())

    def _options_line(self) -> str:
        entry = self.question.entry
        if entry is None:
            return ""
        line = options_line(entry, self._game, self._options, campaign=self._campaign)
        house = self._tables is not None and has_house_rules(self._tables)
        return "\n".join(part for part in (line, _HOUSE_RULES if house else "") if part)

    def copy_command(self) -> None:
        """Put the question on the clipboard as a line of the command line."""
        entry, tables = self.question.entry, self._tables
        if entry is None or tables is None:
            return
        line = command_line(entry, self.question.raw(), self._options, self._game)
        QGuiApplication.clipboard().setText(line)
        told = "The question was copied as a command."
        # The line names the options, but cannot carry changed tables.
        self.told.emit(told + (_PRINTED if has_house_rules(tables) else ""))
