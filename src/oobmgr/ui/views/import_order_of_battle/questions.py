"""What is asked about a workbook, each question with its proposal, answered in place."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from oobmgr.domain.quantities import counted
from oobmgr.exchange.layouts.questions import Question
from oobmgr.ui.language import tr
from oobmgr.ui.views.import_order_of_battle.material import Material
from oobmgr.ui.widgets.boxes import STRETCH, across, down, scrolling
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.parts import empty, follow_text
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel
from oobmgr.ui.widgets.word_box import WordBox

_TALLEST: Final = 150
_LINE: Final = 34


class QuestionsPanel(QWidget):
    """The open questions of a workbook; `answered` gives all answers, the new ones included.

    It is there only while something is asked. A click on a question leads to its first cell.
    """

    answered = Signal(dict)
    picked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.title = SectionTitle("To answer")
        self.title.setContentsMargins(12, 6, 12, 2)
        self.take = KeyButton("Take all as proposed")
        self.title.add(self.take)
        self.fields: dict[str, WordBox] = {}
        self._answers: dict[str, str] = {}
        self._only_told: dict[str, str] = {}
        self._lines = QVBoxLayout()
        inner = QWidget()
        inner.setLayout(self._lines)
        self._lines.setContentsMargins(12, 0, 12, 6)
        self._lines.setSpacing(4)
        self._area = scrolling(inner, "Questions about the workbook")
        down(self.title, self._area, on=self, spacing=0)
        self.take.clicked.connect(self._take_all)
        self.hide()

    def show_material(self, material: Material) -> None:
        """Ask what is open."""
        questions = material.reading.questions
        self._answers = dict(material.answers)
        self.fields.clear()
        self._only_told = {one.id: one.proposal for one in questions if one.only_told}
        empty(self._lines)
        for question in questions:
            self._lines.addWidget(self._line(question))
        told = f"answered as in {material.profile}" if material.profile else ""
        self.title.set_detail(counted(len(questions), "question") if questions else told)
        height = min(_TALLEST, len(questions) * _LINE + 10)
        follow_text(self._area, height, QWidget.setFixedHeight)
        self._area.setVisible(bool(questions))
        # With nothing left that it would answer, its press would do nothing.
        self.take.setVisible(len(questions) > len(self._only_told))
        self.setVisible(bool(questions or material.profile))

    def _line(self, question: Question) -> QWidget:
        field = WordBox()
        field.offer(question.choices)
        field.setEditable(question.free)
        field.choose(question.proposal)
        field.setAccessibleName(tr(question.text))
        follow_text(field, 200, QWidget.setMinimumWidth)
        use = KeyButton("Use")
        use.setAccessibleName(tr(f"Use this answer: {question.text}"))
        use.clicked.connect(lambda: self._answer({question.id: field.word}))
        field.activated.connect(lambda *_: self._answer({question.id: field.word}))
        self.fields[question.id] = field
        line = QWidget()
        text = TextLabel(question.text)
        rows = TextLabel(counted(question.rows, "row"), token="ink2")
        across(text, rows, STRETCH, field, use, on=line, spacing=8)
        return line

    def _take_all(self) -> None:
        """Take the proposals, and what was chosen in place of one that is only the player's."""
        self._answer(
            {
                name: field.word
                for name, field in self.fields.items()
                if field.word != self._only_told.get(name)
            }
        )

    def _answer(self, given: Mapping[str, str]) -> None:
        self.answered.emit({**self._answers, **given})
