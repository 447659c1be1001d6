"""The rules that the program covers: each case in our words, with its source and where it acts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QScrollArea,
    QSplitter,
    QWidget,
)

from oobmgr.rules.case_names import chapter_of
from oobmgr.rules.cases import Case
from oobmgr.rules.coverage import Act, Coverage
from oobmgr.ui.commands import screens
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.dialogs.option_list import chapter_head, chapter_name
from oobmgr.ui.keys import CommandKeys
from oobmgr.ui.language import speak_cases_of, tr
from oobmgr.ui.theme.fonts import LABEL_PX, NAME_PX, SEMIBOLD, TITLE_PX, scaled
from oobmgr.ui.widgets.boxes import STRETCH, across, down, scrolling
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.found_table import FoundTable
from oobmgr.ui.widgets.guide_part import part_of_case, set_guide
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.parts import discard, panel
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.tags import Tag, TagLabel
from oobmgr.ui.widgets.texts import EmptyState, SectionTitle, TextLabel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from oobmgr.rules.game import Game

_CLASSES: Final = {
    "R": "changes the records",
    "C": "a calculation",
    "T": "a table or a limit",
    "M": "on the map",
    "I": "for information",
}

_UNSEEN_PX: Final = 1


class CaseDialog(FramedDialog):
    """A list of the cases to search, and beside it the chosen one: its text, and where it acts.

    `place_wanted` carries the `Act` to go to; `reaches` says which can be gone to, none without it.
    """

    guide = "cases.md"

    place_wanted = Signal(object)

    def __init__(
        self,
        game: Game,
        case_id: str = "",
        parent: QWidget | None = None,
        *,
        reaches: Callable[[Act], bool] | None = None,
    ) -> None:
        super().__init__(
            f"Rules covered: {game.name}",
            "In our own words. The rulebook governs; the source says where to read it.",
            parent=parent,
        )
        # The rules of any game can be read, whichever is open.
        speak_cases_of(game.entry.folder, game.cases())
        self._game = game
        self._reaches = reaches
        self._coverage = Coverage(game, screens())
        self._cases = tuple(game.cases().values())
        self.search = SearchField("Search the rules", "Ctrl+F")
        self.model = ListTableModel[Case](self._columns())
        self.model.set_grouping(_chapter_of, partial(chapter_head, game))
        self.table = DataTable(self.model)
        self.nothing = EmptyState("No case matches these words.")
        self.case_id = TextLabel(px=LABEL_PX, weight=SEMIBOLD, token="ink2")
        self.title = TextLabel(px=TITLE_PX, weight=SEMIBOLD, wrap=True)
        self.kind = TagLabel("")
        self.text = TextLabel(px=NAME_PX, wrap=True)
        self.source = TextLabel(token="ink2", wrap=True)
        self.acts = ActList()
        self.acts.wanted.connect(self._go)
        self._build()
        self.show_case(case_id or (self._cases[0].id if self._cases else ""))

    def _columns(self) -> tuple[Column[Case], ...]:
        return (
            Column(
                key="id",
                title="Case",
                text=_id_of,
                # What stands at its end tells the cases of a chapter apart.
                whole=True,
                sentence="The number of the case.",
            ),
            Column(
                key="title",
                title="Title",
                text=lambda c: c.title,
                stretch=True,
                strong=True,
                elide="apart",
                sentence="What the case is called.",
            ),
            Column(
                key="words",
                title="Text",
                text=self._words_of,
                sentence="The text of the case.",
                # It is never seen, and to measure it takes seconds where all of it is translated.
                width=_UNSEEN_PX,
                words=lambda case: f"{case.title}\n{self._words_of(case)}",
            ),
        )

    def show_case(self, case_id: str) -> None:
        """Show the text of a case; an unknown one says so."""
        found = next((c for c in self._cases if c.id == case_id), None)
        if found is None:
            self._show_text(case_id, "Not in the catalogue", "", "")
            self.acts.show_acts(())
            return
        at = self.model.find(lambda case: case is found)
        if at < 0:
            # The search has hidden it, and whoever follows a chip wants this case.
            self.search.clear()
            at = self.model.find(lambda case: case is found)
        self.table.setCurrentIndex(self.model.index(at, 0))
        # Qt scrolls only to another row; this one may be current already and out of sight.
        self.table.scrollTo(self.model.index(at, 0))
        self._show(found)

    def _build(self) -> None:
        self.fit(900, 600)
        self.model.set_rows(self._cases)
        self.table.fit_columns()
        # Only to be searched: the text stands beside the list.
        self.table.setColumnHidden(2, True)
        self.table.horizontalHeader().hide()
        self.table.setAccessibleName(tr("Cases"))
        self.search.searched.connect(self._found)
        for leading in (self.search.down_asked, self.search.returnPressed):
            leading.connect(self.table.setFocus)
        self.table.selectionModel().currentRowChanged.connect(self._row_chosen)
        CommandKeys("find", self, self.search.setFocus)
        left = QWidget()
        found = FoundTable(self.table, self.nothing)
        down(self.search, (found, 1), on=left, margins=(0, 0, 8, 0), spacing=8)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(left)
        split.addWidget(self._page())
        split.setSizes([scaled(440), scaled(420)])
        # Dragged shut, a side leaves nothing that shows how to get it back.
        split.setChildrenCollapsible(False)
        self.body.addWidget(split, 1)

    def _page(self) -> QScrollArea:
        page = panel("sheet")
        top = across(self.case_id, STRETCH, self.kind)
        parts = (top, self.title, self.text, self.source, self.acts, STRETCH)
        down(*parts, on=page, margins=(20, 16, 20, 16), spacing=8)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return scrolling(page)

    def _words_of(self, case: Case) -> str:
        """What searching finds a case by, besides id and title: all that is told of it.

        A line for each text, as each is translated by itself; who has English rules at hand finds
        it by English words as well.
        """
        kind = _CLASSES.get(case.rule_class, "")
        chapter = chapter_name(self._game, _chapter_of(case))
        acts = (f"{act.name} {act.words}" for act in self._coverage.acts(case))
        return "\n".join((case.id, chapter, kind, case.text, case.source, *acts))

    def _found(self, text: str) -> None:
        """Show what the words find; stand on the case of that number, the one shown or the first.

        The letters and the digits of a number stand in the words of other cases, too.
        """
        self.model.set_filter(text)
        number = " ".join(text.upper().replace("-", " ").split())
        at = self.model.find(lambda case: _id_of(case) == number)
        if at >= 0:
            self.table.setCurrentIndex(self.model.index(at, 0))
        else:
            self._go_to_shown()

    def _go_to_shown(self) -> None:
        at = self.model.find(lambda case: _id_of(case) == self.case_id.text())
        at = at if at >= 0 else self.model.find(lambda _: True)
        if at >= 0:
            self.table.setCurrentIndex(self.model.index(at, 0))

    def _row_chosen(self, current: QModelIndex) -> None:
        case = self.model.row_at(current.row()) if current.isValid() else None
        if case is not None:
            self._show(case)

    def _show(self, found: Case) -> None:
        kind = _CLASSES.get(found.rule_class, "")
        source = f"Source: {found.source}" if found.source else ""
        self._show_text(_id_of(found), found.title, found.text, source)
        set_guide(self, part_of_case(found.id, self.guide))
        self.acts.show_acts(self._coverage.acts(found), self._reaches)
        self.kind.set_tag(Tag(kind))
        self.kind.setVisible(bool(kind))

    def _go(self, act: Act) -> None:
        """Leave the list, so that what it leads to is in sight."""
        self.accept()
        self.place_wanted.emit(act)

    def _show_text(self, case_id: str, title: str, text: str, source: str) -> None:
        self.case_id.setText(case_id)
        self.title.setText(title)
        self.text.setText(text)
        self.source.setText(source)
        self.kind.hide()


class ActList(QWidget):
    """Where a rule acts, a line for each place, with a link that goes there where one can."""

    wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.links: tuple[LinkButton, ...] = ()
        self._words: tuple[str, ...] = ()
        self._lines = QWidget()
        self._column = down(
            SectionTitle("In the program"), self._lines, on=self, margins=(0, 8, 0, 0), spacing=6
        )

    def text(self) -> str:
        """What the lines say."""
        return ", ".join(self._words)

    def show_acts(self, acts: Sequence[Act], reaches: Callable[[Act], bool] | None = None) -> None:
        """Show other places; those that `reaches` names have a link."""
        # A grid keeps the rows that it once had, with their gaps, so there is a new one each time.
        discard(self._lines, self._column)
        self._lines = QWidget()
        self._column.addWidget(self._lines)
        grid = QGridLayout(self._lines)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        for at, act in enumerate(acts):
            grid.addWidget(TextLabel(act.words, wrap=True), at, 0)
        reached = [(at, act) for at, act in enumerate(acts) if reaches and reaches(act)]
        self.links = tuple(self._link(grid, at, act) for at, act in reached)
        self._words = tuple(act.words for act in acts)
        self.setVisible(bool(acts))

    def _link(self, grid: QGridLayout, at: int, act: Act) -> LinkButton:
        link = LinkButton("Go there")
        link.setAccessibleName(tr(f"Go there: {act.words}"))
        link.clicked.connect(lambda _=False, act=act: self.wanted.emit(act))
        grid.addWidget(link, at, 1, Qt.AlignmentFlag.AlignTop)
        return link


def _id_of(case: Case) -> str:
    """The id in words: unlike the rulebook's own number, no other case has it."""
    return case.id.replace("-", " ")


def _chapter_of(case: Case) -> str:
    return chapter_of(case.id)
