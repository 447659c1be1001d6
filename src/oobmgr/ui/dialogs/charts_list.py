"""The charts of a game, those filled in marked; and the lines of what is amiss in one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize

from oobmgr.domain.values import dataclass
from oobmgr.rules.case_names import shown_case
from oobmgr.ui.theme.fonts import row_px, scaled
from oobmgr.ui.viewmodels.charts import ChartProblem, filled_words
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.paint import TagKind
from oobmgr.ui.widgets.tags import MarkerDelegate, Tag

if TYPE_CHECKING:
    from oobmgr.campaign.rows import ChartRow

OWN: Final = "own copy"
PENCIL: Final = "not posted"
_STATE: Final = 1
_STATE_PX: Final = 92
_GAP_PX: Final = 8
"""What stands between the list and the chart."""
# More than these scroll: the grid needs the room.
_MOST_PROBLEMS: Final = 3


@dataclass(frozen=True, slots=True)
class ChartLine:
    """A chart, and whether something is entered for it that is not posted."""

    row: ChartRow
    pencil: bool = False

    @property
    def tag(self) -> Tag | None:
        """Its state as a tag; None for a chart that is not filled in."""
        if self.pencil:
            return Tag(PENCIL, TagKind.PENCIL)
        note = filled_words(self.row)
        return Tag(OWN, TagKind.OVER, note=note) if self.row.copy else None


class ChartList(DataTable):
    """One line for each chart."""

    def __init__(self) -> None:
        self.lines = ListTableModel(_columns(), row_key=lambda line: line.row.chart.id)
        super().__init__(self.lines, name="Charts")
        self.lines.setParent(self)
        self.choose_one()
        self.setItemDelegateForColumn(_STATE, MarkerDelegate(self))
        # It holds only what the search looks through.
        self.setColumnHidden(_STATE + 1, True)
        self.fit_columns()

    def wanted_width(self) -> int:
        """How wide the list would be with every name in full, in pixels."""
        bar = self.verticalScrollBar().sizeHint().width()
        return self.longest(0) + scaled(_STATE_PX) + bar + 2 + _GAP_PX

    def choose(self, chart_id: str) -> None:
        """Choose a chart by its id, or else the first that is shown."""
        at = self.lines.find(lambda line: line.row.chart.id == chart_id)
        if self.lines.matched:
            self.selectRow(max(at, 0))


class ProblemList(DataTable):
    """What is amiss, a line for each; Enter or a click leads there."""

    def __init__(self) -> None:
        self.lines: ListTableModel[ChartProblem] = ListTableModel(
            (
                Column(
                    key="text", title="", text=lambda e: e.text, stretch=True,
                    token=lambda _: "err", tooltip=lambda e: e.text,
                    sentence="What is wrong in the chart, and where.",
                ),
            )
        )  # fmt: skip
        super().__init__(self.lines, name="To correct")
        self.lines.setParent(self)
        self.choose_one()
        self.horizontalHeader().hide()
        self.fit_columns()
        self.clicked.connect(self._open)

    def set_problems(self, problems: Sequence[ChartProblem]) -> None:
        """Show other lines, and be no higher than they are."""
        # Set anew, the list would lose the line that is chosen.
        if tuple(self.lines.rows) != tuple(problems):
            self.lines.set_rows(tuple(problems))
        self.setVisible(bool(problems))
        self.refit()

    def refit(self) -> None:
        super().refit()
        lines = min(max(self.lines.rowCount(), 1), _MOST_PROBLEMS)
        self.setFixedHeight(row_px(26) * lines + 2)

    def next_problem(self) -> None:
        """Go to the next line, from the last to the first, and where it leads."""
        if self.lines.rowCount():
            self.selectRow((self.currentIndex().row() + 1) % self.lines.rowCount())
            self._open(self.currentIndex())

    def sizeHint(self) -> QSize:
        return QSize(scaled(300), self.height())


def _columns() -> tuple[Column[ChartLine], ...]:
    return (
        Column(
            key="title", title="Chart", text=lambda e: e.row.chart.title, stretch=True,
            strong=True, elide="apart",
            tooltip=lambda e: f"{e.row.chart.title}. {e.row.chart.sentence}",
            case=lambda e: e.row.chart.case,
            sentence="A chart that is printed with the game, and that you fill in from it.",
        ),
        Column(
            key="state", title="Filled in", width=_STATE_PX,
            text=lambda e: e.tag.text if e.tag else "",
            paint=lambda e: (e.tag,) if e.tag else (), tooltip=lambda e: filled_words(e.row),
            case=lambda e: e.row.chart.case,
            sentence="How much of the chart is filled in.",
        ),
        Column(
            key="words", title="",
            text=_found_by,
            sentence="Words by which the chart is found.",
        ),
    )  # fmt: skip


def _found_by(line: ChartLine) -> str:
    """What a chart is found by besides what its line shows."""
    chart = line.row.chart
    return f"{chart.sentence} {shown_case(chart.case)} {chart.row_name} {chart.column_name}"
