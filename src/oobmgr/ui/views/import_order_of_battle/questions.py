"""What is asked about a workbook, each question with its proposal, answered in place."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from oobmgr.domain.quantities import counted
from oobmgr.exchange.layouts.questions import Question
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import SEMIBOLD, scaled
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
_SHARE: Final = 0.3
"""Of the page: what is asked is about the sheet below, which must be seen."""


class QuestionsPanel(QWidget):
    """The open questions of a workbook; `answered` gives all answers, the new ones included.

    It is there only while something is asked. Several words are a table by themselves.
    """

    answered = Signal(dict)

    def __init__(self) -> None:
        super().__init__()
        self.title = SectionTitle("To answer")
        self.title.setContentsMargins(12, 6, 12, 2)
        self.take = KeyButton("Take all as proposed")
        self.title.add(self.take)
        self.fields: dict[str, WordBox] = {}
        self.words: KeyButton | None = None
        self._answers: dict[str, str] = {}
        self._lines = QVBoxLayout()
        inner = QWidget()
        inner.setLayout(self._lines)
        self._lines.setContentsMargins(12, 0, 12, 6)
        self._lines.setSpacing(4)
        self._area = scrolling(inner, "Questions about the workbook")
        down(self.title, self._area, on=self, spacing=0)
        self.take.clicked.connect(self._take_all)
        self._wanted_px = self._page_height = 0
        follow_text(self._area, 0, lambda *_: self._fit())
        self.hide()

    def leave_room(self, page_height: int) -> None:
        """Be no higher than a share of the page; further questions are scrolled to."""
        self._page_height = page_height
        self._fit()

    def _fit(self) -> None:
        most = max(scaled(_LEAST), int(self._page_height * _SHARE))
        self._area.setFixedHeight(min(scaled(self._wanted_px), most))

    def show_material(self, material: Material) -> None:
        """Ask what is open."""
        questions = material.reading.questions
        # A copy, to which the new answers are added when they are given.
        self._answers = dict(material.answers)
        self.fields.clear()
        empty(self._lines)
        words = [one for one in questions if one.word]
        together = len(words) >= _FEWEST_WORDS
        for question in questions:
            if not (together and question.word):
                self._lines.addWidget(self._line(question))
        self.words = None
        if together:
            self._lines.addWidget(self._table(words))
        told = f"answered as in {material.profile}" if material.profile else ""
        self.title.set_detail(counted(len(questions), "question") if questions else told)
        lines = len(questions) + together
        self._wanted_px = min(_TALLEST_TABLE if together else _TALLEST, lines * _LINE + 10)
        self._fit()
        self._area.setVisible(bool(questions))
        # With nothing left that it would answer, its press would do nothing.
        self.take.setVisible(not all(one.only_told for one in questions))
        self.setVisible(bool(questions or material.profile))

    def _field(self, question: Question) -> WordBox:
        field = WordBox()
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
        self.fields[question.id] = field
        return field

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
            grid.addWidget(self._field(question), at, 3)
        grid.setColumnStretch(4, 1)
        names = [question.id for question in questions]
        use.clicked.connect(lambda: self._answer(self._said(names)))
        self.words = use
        return table

    def _line(self, question: Question) -> QWidget:
        field = self._field(question)
        use = KeyButton("Use")
        use.setAccessibleName(tr(f"Use this answer: {question.text}"))
        use.clicked.connect(lambda: self._answer(self._said([question.id])))
        # A choice in the list is an answer; a word that is typed needs the button.
        field.activated.connect(lambda *_: self._answer({question.id: field.word}))
        line = QWidget()
        text = TextLabel(question.text)
        rows = TextLabel(counted(question.rows, "row"), token="ink2")
        across(text, rows, STRETCH, field, use, on=line, spacing=8)
        return line

    def _take_all(self) -> None:
        """Take the proposals, and what was chosen in place of one that is only the player's."""
        self._answer(self._said(self.fields))

    def _said(self, names: Iterable[str]) -> dict[str, str]:
        # An empty field is not answered yet: as an answer it would be no word at all.
        return {name: word for name in names if (word := self.fields[name].word)}

    def _answer(self, given: Mapping[str, str]) -> None:
        self.answered.emit({**self._answers, **given})


def _as_written(word: str) -> QLabel:
    """A word of the workbook, which is in no language of the program."""
    label = TextLabel(weight=SEMIBOLD)
    # Past the translation: a word of the list must stand as it was written.
    QLabel.setText(label, word)
    return label
