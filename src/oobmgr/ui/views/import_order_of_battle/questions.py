"""What is asked about a workbook, each question with its proposal, answered in place."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QVBoxLayout, QWidget

from oobmgr.domain.quantities import counted
from oobmgr.exchange.layouts.questions import Question
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import SEMIBOLD, scaled
from oobmgr.ui.views.import_order_of_battle.asked import taken_back
from oobmgr.ui.views.import_order_of_battle.material import Material
from oobmgr.ui.widgets.boxes import STRETCH, across, down, scrolling
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.parts import empty, follow_text
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel
from oobmgr.ui.widgets.word_box import WordBox

_TALLEST: Final = 150
_TALLEST_TABLE: Final = 290
_FEWEST_WORDS: Final = 2
_LINE: Final = 34
_LEAST: Final = 3 * _LINE
_TITLE: Final = 40
_ALL: Final = "all of them answered"
_SEE: Final = "Show the answers"
_CLOSE: Final = "Hide the answers"
_AROUND: Final = 24
"""What an open list has beside its words."""
_SHARE: Final = 0.3
"""Of the page: what is asked is about the sheet below, which must be seen."""


class _AnswerBox(WordBox):
    """Tells of an answer (`said`): picked in the open list, or taken with Enter.

    Letters and arrows in the closed box only walk: the first that they meet is not yet meant.
    """

    said = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._walking = False
        self.activated.connect(lambda _: None if self._walking else self.said.emit())

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and not self.isEditable() and self.currentIndex() >= 0:
            self.said.emit()
            return
        self._walking = not enter
        super().keyPressEvent(event)
        self._walking = False

    def showPopup(self) -> None:
        # Paths that begin alike are told apart by their ends: the list is as wide as they are.
        wanted = self.view().sizeHintForColumn(self.modelColumn()) + scaled(_AROUND)
        self.view().setMinimumWidth(min(wanted, self.window().width()))
        super().showPopup()


class QuestionsPanel(QWidget):
    """The questions of a workbook; `answered` gives all answers, the new ones included.

    It is there where something is asked. Several words are a table by themselves. An answered
    question keeps its line, with the answer and a way back: nothing moves under the mouse.
    """

    answered = Signal(dict)

    def __init__(self) -> None:
        super().__init__()
        self.title = SectionTitle("To answer")
        self.title.setContentsMargins(12, 6, 12, 2)
        self.take = KeyButton("Take all as proposed")
        self.see = KeyButton(_SEE)
        self.title.add(self.see)
        self.title.add(self.take)
        self.fields: dict[str, _AnswerBox] = {}
        self.changes: dict[str, KeyButton] = {}
        self.words: KeyButton | None = None
        self._material: Material | None = None
        self._asked_again = ""
        self._lines = QVBoxLayout()
        inner = QWidget()
        inner.setLayout(self._lines)
        self._lines.setContentsMargins(12, 0, 12, 6)
        self._lines.setSpacing(4)
        self._area = scrolling(inner, "Questions about the workbook")
        down(self.title, self._area, on=self, spacing=0)
        self.take.clicked.connect(self._take_all)
        self.see.clicked.connect(lambda: self._show_lines(seen=self._area.isHidden()))
        self._wanted_px = self._page_height = 0
        follow_text(self._area, 0, lambda *_: self._fit())
        # With and without its buttons, so that the lines below stay where they are.
        follow_text(self.title, _TITLE, QWidget.setFixedHeight)
        self.hide()

    def leave_room(self, page_height: int) -> None:
        """Be no higher than a share of the page; further questions are scrolled to."""
        self._page_height = page_height
        self._fit()

    def _fit(self) -> None:
        most = max(scaled(_LEAST), int(self._page_height * _SHARE))
        self._area.setFixedHeight(min(scaled(self._wanted_px), most))

    def show_material(self, material: Material) -> None:
        """Ask what is open, and show what was answered."""
        before, self._material = self._material, material
        again = before is not None and before.raw is material.raw
        in_hand = self.isAncestorOf(QApplication.focusWidget() or self)
        asked = [one.question for one in material.asked.values()]
        self._fill(asked)
        open_ = material.reading.questions
        told = f"answered as in {material.profile}" if material.profile else _ALL
        self.title.set_detail(counted(len(open_), "question") if open_ else told)
        # What was answered in an earlier sitting is seen when it is wanted.
        self._show_lines(seen=bool(open_) or (again and not self._area.isHidden()))
        self.see.setVisible(bool(asked) and not open_)
        # With nothing left that it would answer, its press would do nothing.
        self.take.setVisible(not all(one.only_told for one in open_))
        self.setVisible(bool(asked or material.profile))
        if again and in_hand:
            self._take_up()

    def _fill(self, asked: Sequence[Question]) -> None:
        """A line for each question, in the order in which they came up."""
        scrolled = self._area.verticalScrollBar().value()
        self.fields.clear()
        self.changes.clear()
        empty(self._lines)
        words = [one for one in asked if one.word]
        together = len(words) >= _FEWEST_WORDS
        for question in asked:
            if not (together and question.word):
                self._lines.addWidget(self._line(question))
        self.words = None
        if together:
            self._lines.addWidget(self._table(words))
        lines = len(asked) + together
        self._wanted_px = min(_TALLEST_TABLE if together else _TALLEST, lines * _LINE + 10)
        self._fit()
        self._lines.activate()
        self._area.verticalScrollBar().setValue(scrolled)

    def _show_lines(self, *, seen: bool) -> None:
        self._area.setVisible(seen)
        self.see.write(_CLOSE if seen else _SEE)

    def _take_up(self) -> None:
        """Go on with the keys where the lines that held them were made anew."""
        first = next(iter(self.fields.values()), self.see)
        self.fields.get(self._asked_again, first).setFocus()
        self._asked_again = ""

    def _field(self, question: Question) -> _AnswerBox:
        field = _AnswerBox()
        field.offer(question.choices)
        field.setEditable(question.free)
        if question.only_told:
            # Nothing is chosen until the player does: no proposal was made by anybody.
            field.setPlaceholderText(tr("Only you know"))
            field.setCurrentIndex(-1)
        else:
            field.choose(question.proposal)
        field.setAccessibleName(tr(question.text))
        follow_text(field, 200, QWidget.setMinimumWidth)
        # Beside a path of formations the question would have no room; the open list has all of it.
        follow_text(field, 360, QWidget.setMaximumWidth)
        self.fields[question.id] = field
        return field

    def _answer_of(self, question: Question) -> str | None:
        answers = self._material.answers if self._material else {}
        return answers.get(question.id)

    def _given(self, question: Question, answer: str) -> tuple[QLabel, KeyButton]:
        """An answer, and the button that asks for it again."""
        change = KeyButton("Change answer")
        change.setAccessibleName(tr(f"Change the answer: {question.text}"))
        change.clicked.connect(lambda: self._ask_again(question.id))
        self.changes[question.id] = change
        # An answer of the player's own is in no language of the program.
        said = tr(answer) if answer in question.choices else answer
        return _as_written(said), change

    def _table(self, questions: Sequence[Question]) -> QWidget:
        """Words that nobody knows, each with its column and what it may mean, answered at once."""
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 4, 0, 4)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        title = f"{counted(len(questions), 'word')}: what do they mean?"
        use = KeyButton("Use these meanings")
        across(TextLabel(title), STRETCH, use, on=(head := QWidget()), spacing=8)
        grid.addWidget(head, 0, 0, 1, 5)
        for at, question in enumerate(questions, 1):
            grid.addWidget(_as_written(question.word), at, 0)
            grid.addWidget(TextLabel(question.of, token="ink2"), at, 1)
            grid.addWidget(TextLabel(counted(question.rows, "row"), token="ink2"), at, 2)
            answer = self._answer_of(question)
            if answer is None:
                grid.addWidget(self._field(question), at, 3)
            else:
                across(*self._given(question, answer), STRETCH, on=(given := QWidget()), spacing=8)
                grid.addWidget(given, at, 3)
            grid.setRowMinimumHeight(at, scaled(_LINE - 4))
        grid.setColumnStretch(4, 1)
        names = [question.id for question in questions if question.id in self.fields]
        use.clicked.connect(lambda: self._answer(self._said(names)))
        use.setEnabled(bool(names))
        self.words = use if names else None
        return table

    def _line(self, question: Question) -> QWidget:
        line = QWidget()
        # It grows where the words take more than one line: cut, nobody could answer them.
        follow_text(line, _LINE - 4, QWidget.setMinimumHeight)
        rows = TextLabel(counted(question.rows, "row"), token="ink2")
        answer = self._answer_of(question)
        if answer is not None:
            shown, change = self._given(question, answer)
            # At the left: a second click in the list or on Use must not take the answer back.
            text = TextLabel(question.text)
            across(text, shown, rows, change, STRETCH, on=line, spacing=8)
            return line
        text = TextLabel(question.text, wrap=True)
        field = self._field(question)
        use = KeyButton("Use")
        use.setAccessibleName(tr(f"Use this answer: {question.text}"))
        use.clicked.connect(lambda: self._answer(self._said([question.id])))
        # A choice in the list is an answer; a word that is typed needs the button.
        field.said.connect(lambda: self._answer({question.id: field.word}))
        across((text, 1), rows, field, use, on=line, spacing=8)
        return line

    def _take_all(self) -> None:
        """Take the proposals, and what was chosen in place of one that is only the player's."""
        self._answer(self._said(self.fields))

    def _said(self, names: Iterable[str]) -> dict[str, str]:
        # An empty field is not answered yet: as an answer it would be no word at all.
        return {name: word for name in names if (word := self.fields[name].word)}

    def _answer(self, given: Mapping[str, str]) -> None:
        if self._material is not None:
            self.answered.emit({**self._material.answers, **given})

    def _ask_again(self, name: str) -> None:
        if self._material is not None:
            self._asked_again = name
            self.answered.emit(taken_back(name, self._material.answers, self._material.asked))


def _as_written(word: str) -> QLabel:
    """A word of the workbook, which is in no language of the program."""
    label = TextLabel(weight=SEMIBOLD)
    # Past the translation: a word of the list must stand as it was written.
    QLabel.setText(label, word)
    return label
