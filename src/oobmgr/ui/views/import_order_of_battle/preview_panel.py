"""The preview: the sheet, the units as they will be, the problems, and the button that accepts."""

from itertools import starmap
from typing import Final

from PySide6.QtCore import QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from oobmgr.domain.quantities import counted
from oobmgr.exchange.cells import column_index
from oobmgr.exchange.comparison import ImportPreview
from oobmgr.exchange.layouts.tables import column_meaning
from oobmgr.exchange.readings import Problem
from oobmgr.rules.game import Game
from oobmgr.rules.record_kinds import RecordKind
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import SECTION_PX, SEMIBOLD, scaled
from oobmgr.ui.views.import_order_of_battle.column_menu import ColumnMenu
from oobmgr.ui.views.import_order_of_battle.differences_panel import (
    DifferenceLine,
    DifferencesPanel,
    difference_lines,
)
from oobmgr.ui.views.import_order_of_battle.line_search import LineSearch
from oobmgr.ui.views.import_order_of_battle.line_view import LineView
from oobmgr.ui.views.import_order_of_battle.material import PASTED, Material
from oobmgr.ui.views.import_order_of_battle.mending import MendingLine
from oobmgr.ui.views.import_order_of_battle.problems import ProblemsPanel
from oobmgr.ui.views.import_order_of_battle.questions import QuestionsPanel
from oobmgr.ui.views.import_order_of_battle.sheet_view import SheetView
from oobmgr.ui.views.import_order_of_battle.unit_lines import (
    ALIKE,
    DIFFERS,
    LEFT_OUT,
    NEW,
)
from oobmgr.ui.views.splitting import Turning, split
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton, PrimaryButton
from oobmgr.ui.widgets.choice_box import ChoiceBox
from oobmgr.ui.widgets.message_bar import MessageBar
from oobmgr.ui.widgets.parts import Panel, discard, empty, follow_text
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.side_by_side import SideBySide
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel
from oobmgr.ui.widgets.wrapping_row import WrappingRow

_SEGMENTS: Final = (("All", ""), ("New", NEW), ("Alike", ALIKE), ("Differ", DIFFERS),
                    ("Left out", LEFT_OUT))  # fmt: skip
_LEAST_VIEW: Final = 84
_LEAST_WORDS: Final = 150


class PreviewPanel(QWidget):
    """Shows a `Material`; `accepted` and `left` are the player's answers."""

    accepted = Signal()
    left = Signal()
    answered = Signal(dict)

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.material: Material | None = None
        self.sheet = SheetView()
        self.sheets = ChoiceBox()
        self.sheets.setAccessibleName(tr("Sheet"))
        self.sheet_title = SectionTitle("The sheet as it is")
        self.units_title = SectionTitle("The units as they will be", whole=True)
        self.lines = LineView()
        self.search = LineSearch()
        self.differences = DifferencesPanel()
        self.problems = ProblemsPanel()
        self.questions = QuestionsPanel()
        self.warning = MessageBar()
        self.mending = MendingLine()
        self.accept = PrimaryButton("Add the units", "Ctrl+Enter")
        self.cancel = KeyButton("Cancel", "Esc")
        self.fates: SegmentedControl | None = None
        self._counted: list[TextLabel] = []
        self._counts = QVBoxLayout()
        self._build()
        self.sheets.currentIndexChanged.connect(self._show_sheet)
        self.lines.place_picked.connect(self._go_to_line)
        self.search.changed.connect(lambda: self.lines.set_lines(self.search.found()))
        for leading in (self.search.field.down_asked, self.search.field.returnPressed):
            leading.connect(self._to_lines)
        self.problems.picked.connect(self._go_to_problem)
        self.questions.answered.connect(self.answered)
        self.differences.changed.connect(self._show_button)
        self.differences.picked.connect(self._go_to_difference)
        self.mending.mended.connect(self._mend)
        for leading in (self.sheet.activated, self.problems.table.activated):
            leading.connect(self.mending.take_keys)
        self.sheet.column_picked.connect(self._ask_for_column)
        self.sheet.cell_picked.connect(self._offer_cell)
        self.sheet.typed.connect(self.mending.type_on)
        self.accept.clicked.connect(self.accepted)
        self.cancel.clicked.connect(self.left)

    @property
    def count_words(self) -> str:
        """What the foot says, in one line."""
        return " ".join(label.text() for label in self._counted)

    def show_material(self, material: Material) -> None:
        """Show what was read."""
        # Dismissed it stays so, however often the same workbook is read with other answers.
        if self.material is None or self.material.raw is not material.raw:
            self._show_warning(material)
            self.search.field.clear()  # the words were for another list
        self.material = material
        # A cover or notes may come first; what is read stands on the first with known columns.
        first = next((at for at, sheet in enumerate(material.sheets) if sheet.words), 0)
        # Told of the first that is added, the table would show that one as well.
        with QSignalBlocker(self.sheets):
            self.sheets.clear()
            for one in material.sheets:
                # What was pasted is no sheet with a name of its own.
                self.sheets.addItem(tr(one.name) if one.name == PASTED.stem else one.name, one.name)
            self.sheets.setCurrentIndex(first)
        self._show_sheet(first)
        self.questions.show_material(material)
        # It may be about a cell of the workbook before.
        self.mending.show_problem(None)
        self.problems.show_problems(material.problems, material.rows_waiting)
        self._show_fates(material)
        self._show_counts(material)
        self._show_lines("")
        lines = difference_lines(material.preview, material.reading)
        self.differences.show_lines(lines, material.preview.proposed)
        self._show_button()

    def _show_button(self) -> None:
        material = self.material
        if material is not None:
            ticked = len(self.differences.ticked)
            # With ticks alone there is something to take over, though no unit is new.
            some = ticked or not material.preview.nothing_new
            self.accept.setEnabled(bool(some) and not material.waiting)
            self.accept.setText(button_words(material, ticked))

    def _go_to_difference(self, line: DifferenceLine) -> None:
        if line.place is not None:
            cell = line.cell.rpartition("!")[2]
            letters = cell.rstrip("0123456789")
            column = column_index(letters) if letters.isupper() else -1
            self.go_to(line.place.sheet, line.place.row - 1, column)

    @property
    def touched(self) -> bool:
        """Whether something was ticked, or typed and not taken yet."""
        typing = not self.mending.isHidden() and self.mending.text.isModified()
        return self.differences.touched or typing

    def begin(self) -> None:
        """Lead the keys to what is asked first, else to the first problem, else to the units."""
        self.differences.touched = False
        # First chosen, then focused: a table that takes the focus chooses its first row itself.
        self.problems.go_first()
        asked = next(iter(self.questions.fields.values()), None)
        problems = self.problems.table if self.problems.table.model().rowCount() else self.lines
        (asked or problems).setFocus()

    def show_again(self, material: Material) -> None:
        """Show the same workbook read with other answers, at the sheet and cell shown before."""
        sheet, cell = str(self.sheets.currentData()), self.sheet.currentIndex()
        row, column = cell.row(), cell.column()
        problem = self.problems.table.currentIndex().row()
        mending = self.mending.text.hasFocus() or self.mending.use.hasFocus()
        plain, waited = self.mending.plain, self.material is not None and self.material.waiting
        # Ticked already stays ticked; what comes up only now is as it is proposed.
        ticked, known = self.differences.ticked, {d.id for d in self.differences.model.rows}
        self.show_material(material)
        self.differences.show_lines(
            tuple(self.differences.model.rows), ticked | (material.preview.proposed - known)
        )
        self._show_button()
        self.problems.go_to(problem)
        self.go_to(sheet, max(0, row), column)
        if plain is not None:
            self._offer_cell(row, column)  # it says now what was typed
        # The next problem is mended by typing on, and the first once nothing is asked any more.
        if mending or (waited and not material.waiting and material.reading.errors):
            self.mending.take_keys()

    def go_to(self, sheet: str, row: int, column: int = -1) -> None:
        """Bring a cell of a sheet into sight, counted from 0."""
        at = self.sheets.findData(sheet)
        if at >= 0:
            self.sheets.setCurrentIndex(at)
            self.sheet.go_to(row, column)

    def go_next_problem(self) -> None:
        """Choose the next problem, and put the keys where it is mended."""
        self.problems.go_next()
        self.mending.take_keys()

    def go_to_columns(self) -> None:
        """Put the keys on the first open question; on the sheet where nothing is asked."""
        first = next(iter(self.questions.fields.values()), None)
        if first is None:
            self.sheet.go_to(0, 0)
        (self.sheet if first is None else first).setFocus()

    def _ask_for_column(self, column: int) -> None:
        """Offer what the column may hold."""
        sheet = self.sheet.sheet_model.sheet
        # A sheet without units has no columns to ask about.
        if sheet is None or not sheet.words:
            return
        menu = ColumnMenu(sheet.words.get(column, ""), self._game, self)
        menu.chosen.connect(lambda key: self._mend(column_meaning(sheet.name, column), key))
        head = self.sheet.horizontalHeader()
        at = QPoint(head.sectionViewportPosition(column), head.height())
        menu.popup(head.mapToGlobal(at))

    def _mend(self, name: str, text: str) -> None:
        if self.material is not None:
            self.answered.emit({**self.material.answers, name: text})

    def _go_to_problem(self, problem: Problem) -> None:
        self.mending.show_problem(problem, self.material.stands(problem) if self.material else "")
        place = problem.place
        if place is not None:
            self.go_to(problem.sheet, *place)
        else:
            # A problem of a sheet leads to the sheet at least.
            self.sheets.setCurrentIndex(max(0, self.sheets.findData(problem.sheet)))

    def _go_to_line(self, sheet: str, row: int) -> None:
        """Lead to the row of a unit, whose first cell can be mended there."""
        self.go_to(sheet, row)
        self._offer_cell(row, max(0, self.sheet.currentIndex().column()))

    def _offer_cell(self, row: int, column: int) -> None:
        """Offer to mend the cell on which the player stands, be anything told of it or not."""
        sheet = self.sheet.sheet_model.sheet
        if self.material is not None and sheet is not None:
            self.mending.show_place(self.material.reading, sheet, (row, column))

    def _show_sheet(self, at: int) -> None:
        sheets = self.material.sheets if self.material else ()
        if 0 <= at < len(sheets):
            sheet = sheets[at]
            self.sheet.show_sheet(sheet)
            headings = f"headings in row {sheet.heading_row + 1}" if sheet.headed else "no headings"
            self.sheet_title.set_detail(headings if sheet.words else "no units")

    def _show_warning(self, material: Material) -> None:
        """Say before anything else that a list is for another game, or what became of mends."""
        another = material.reading.for_another
        if told := (another,) if another else material.corrections:
            self.warning.tell(*told, kind="warn")
        else:
            self.warning.dismiss()

    def _show_fates(self, material: Material) -> None:
        shown = []
        # The game's own kinds of records stand apart from the units.
        kinds = ((kind.sheet, str(kind.subject)) for kind in self._game.record_kinds)
        # The first stands for all units, and is there even with none.
        for word, fate in (*_SEGMENTS, *kinds):
            count = material.numbers.get(fate, 0)
            if count or not fate:
                shown.append((f"{word} {count:,}", fate))
        # Its words hold the numbers, so another workbook has another control.
        fresh = SegmentedControl("Which units", tuple(text for text, _ in shown), quiet="")
        fates = dict(shown)
        fresh.changed.connect(lambda text: self._show_lines(fates[text]))
        if self.fates is not None:
            discard(self.fates)
        self.fates = fresh
        self._fates.insertWidget(0, fresh)

    def _show_lines(self, fate: str) -> None:
        if self.material is not None:
            self.search.set_lines(self.material.lines.get(fate, ()))
            self.lines.set_lines(self.search.found())

    def _to_lines(self) -> None:
        """From the search to the first unit that it found."""
        first = next((at for at, one in enumerate(self.lines.lines) if not one.is_formation), -1)
        if first >= 0:
            self.lines.setFocus()
            self.lines.setCurrentIndex(self.lines.model().index(first, 0))

    def _show_counts(self, material: Material) -> None:
        preview, waiting = material.preview, material.rows_waiting
        counts: tuple[tuple[int, str, str, Token], ...] = (
            (material.added, "unit will be added", "units will be added", "ink"),
            (preview.new_formations, "formation", "formations", "ink"),
            *((_number(preview, kind), *kind.entry, "ink") for kind in self._game.record_kinds),
            (waiting, "row waits for an answer", "rows wait for an answer", "ink"),
            (material.reading.left_out - waiting, "row left out", "rows left out", "err"),
            (len(preview.changed), "differs", "differ", "over"),
            (len(preview.missing), "missing", "missing", "over"),
            (preview.unchanged, "there already", "there already", "ink"),
        )
        empty(self._counts)
        self._counted = []
        # The first count is told even where it is none, so that the line is never empty.
        told = [one for at, one in enumerate(counts) if one[0] or at == 0]
        self._counts.addWidget(WrappingRow(*starmap(self._count, told), spacing=15, above=0))

    def _count(self, number: int, one: str, many: str, token: Token) -> QWidget:
        """A number of the foot with its words."""
        figure = TextLabel(f"{number:,}", px=SECTION_PX, weight=SEMIBOLD, token=token)
        words = TextLabel(one if number == 1 else many, token="ink2" if token == "ink" else token)
        self._counted += (figure, words)
        across(figure, words, on=(count := QWidget()), spacing=5)
        return count

    def _build(self) -> None:
        self.sheet_title.add(TextLabel("Sheet", token="ink2"))
        self.sheet_title.add(self.sheets)
        sheet = _panel(self.sheet_title, self.sheet, title=self.sheet_title)
        self._fates = across(STRETCH, on=(fates := QWidget()), margins=(12, 2, 12, 2))
        # Below its title where it has no room beside it.
        head = SideBySide((self.units_title, 1), (fates, 0))
        lines = _panel(head, self.search, self.lines, title=self.units_title)
        for view in (self.sheet, self.lines):
            follow_text(view, _LEAST_VIEW, QWidget.setMinimumHeight)
        wrong = QWidget()
        down((self.problems, 1), self.mending, on=wrong, spacing=0)
        left = split(sheet, wrong, growing=(), closing=False, upright=True)
        left.setSizes([scaled(430), scaled(240)])
        whole = Turning(left, lines)
        whole.setHandleWidth(1)
        whole.setSizes([scaled(760), scaled(440)])
        # Over the whole width: what campaign and workbook say stands side by side.
        parts = split(self.differences, whole, growing=(1,), closing=False, upright=True)
        parts.setSizes([scaled(230), scaled(500)])
        rows = self.warning, self.questions, (parts, 1), self._foot()
        self._whole = down(*rows, on=self, spacing=0)

    def _foot(self) -> QFrame:
        foot = Panel()
        foot.setProperty("panel", "bar")
        counts = QWidget()
        counts.setLayout(self._counts)
        self._counts.setContentsMargins(0, 0, 0, 0)
        words = TextLabel("One undo takes it all back.", token="ink2", wrap=True)
        words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        follow_text(words, _LEAST_WORDS, QWidget.setMinimumWidth)
        buttons = across(self.cancel, self.accept, on=(both := QWidget()), spacing=8)
        buttons.setAlignment(Qt.AlignmentFlag.AlignRight)
        # It gives way first: the counts and the buttons of a longer language need the line.
        row = WrappingRow((counts, 6), (words, 5), both)
        across(row, on=foot, margins=(14, 4, 12, 4))
        return foot

    # Qt

    def hasHeightForWidth(self) -> bool:
        # The sheet and the units scroll. For words in the foot that wrap, the page would else be
        # as high as it likes to be, and the button below its edge.
        return False

    def minimumSizeHint(self) -> QSize:
        # They take what their lines leave, but for what they need themselves.
        least = super().minimumSizeHint()
        return least.expandedTo(QSize(0, self._whole.minimumHeightForWidth(self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
        self.questions.leave_room(self.height())


def _number(preview: ImportPreview, kind: RecordKind) -> int:
    return sum(record.kind == kind.subject for record in preview.new_records)


def button_words(material: Material, ticked: int = 0) -> str:
    """What the button says that it adds and takes over."""
    preview = material.preview
    # As long as something is open nobody knows what will be added.
    if material.waiting:
        return f"Answer {counted(material.waiting, 'question')} first"
    taken = f"take over {counted(ticked, 'difference')}" if ticked else ""
    if units := material.added:
        return f"Add {counted(units, 'unit')}{f', {taken}' if taken else ''}"
    for kind in material.reading.game.record_kinds:
        if number := _number(preview, kind):
            return f"Add {kind.told(number)}{f', {taken}' if taken else ''}"
    if taken:
        return taken.capitalize()
    return "Nothing to add" if material.reading.holds_nothing else "Nothing new to add"


def _panel(*views: QWidget, title: SectionTitle) -> QWidget:
    panel = QWidget()
    title.setContentsMargins(12, 4, 12, 4)
    title.keep_high(28)
    down(*views[:-1], (views[-1], 1), on=panel, spacing=0)
    return panel
