"""The lists of the editor: the sections of a description, and what is wrong in it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from oobmgr.domain.values import dataclass
from oobmgr.games.own.description.sections import SECTIONS
from oobmgr.games.own.pages.sheets import Problem
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import row_px
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.parts import follow_text

_MOST_PROBLEMS: Final = 4
_LIST_WIDTH: Final = 190


@dataclass(frozen=True, slots=True)
class SectionLine:
    """A section in the list: how many entries it has, and how many faults."""

    key: str
    title: str
    entries: str
    faults: int


class SectionList(DataTable):
    """One line for each section."""

    def __init__(self) -> None:
        self.lines: ListTableModel[SectionLine] = ListTableModel(
            (
                Column(
                    key="title", title="Section", text=lambda e: e.title, stretch=True, strong=True,
                    token=lambda e: "err" if e.faults else "ink",
                    sentence="A section of the description of the game.",
                ),
                Column(key="entries", title="", text=lambda e: e.entries, align="right", width=44,
                    sentence="How many entries the section has."),
            ),
            row_key=lambda line: line.key,
        )  # fmt: skip
        super().__init__(self.lines)
        self.lines.setParent(self)
        self.setSelectionMode(DataTable.SelectionMode.SingleSelection)
        self.setAccessibleName(tr("Sections of the description"))
        self.setObjectName("description_sections")
        self.horizontalHeader().hide()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        follow_text(self, _LIST_WIDTH, QWidget.setFixedWidth)
        self.fit_columns()

    def current_key(self) -> str:
        """The section that is chosen."""
        index = self.currentIndex()
        row = self.lines.row_at(index.row()) if index.isValid() else None
        return row.key if row else SECTIONS[0].key


class ProblemLines(DataTable):
    """What is wrong, a line for each; Enter or a click leads there."""

    def __init__(self) -> None:
        self.lines: ListTableModel[Problem] = ListTableModel(
            (
                Column(
                    key="text", title="", text=lambda e: e.text, stretch=True,
                    token=lambda _: "err", tooltip=lambda e: e.text,
                    sentence="What is wrong in the description, and where.",
                ),
            )
        )  # fmt: skip
        super().__init__(self.lines)
        self.lines.setParent(self)
        self.setSelectionMode(DataTable.SelectionMode.SingleSelection)
        self.setAccessibleName(tr("To correct"))
        self.setObjectName("description_problems")
        self.horizontalHeader().hide()
        self.fit_columns()
        self.clicked.connect(self._open)

    def set_problems(self, problems: tuple[Problem, ...]) -> None:
        """Show other lines, and be no higher than they are."""
        self.lines.set_rows(problems)
        self.setVisible(bool(problems))
        self.refit()

    def refit(self) -> None:
        super().refit()
        lines = min(max(self.lines.rowCount(), 1), _MOST_PROBLEMS)
        self.setFixedHeight(row_px(self.rows_px) * lines + 2)

    def next_problem(self) -> None:
        """Go to the next line, and where it leads."""
        if self.lines.rowCount():
            self.selectRow((self.currentIndex().row() + 1) % self.lines.rowCount())
            self._open(self.currentIndex())
