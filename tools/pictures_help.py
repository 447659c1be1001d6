"""Pictures of the help: the guide, what a thing is, a refusal, the tour, a report of a problem."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QDialog

from oobmgr.domain.places import resources_dir
from oobmgr.rules.tours import read_tour
from oobmgr.ui.dialogs.guide_window import GuideWindow
from oobmgr.ui.dialogs.problem_report import ProblemReportDialog
from oobmgr.ui.dialogs.what_is_this import WhatIsThis
from oobmgr.ui.shell.tour import Tour
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.order_of_battle.unit_columns import FIGURE
from pictures_stage import Stage

_WORKING = 5
Window = TypeVar("Window", bound=QDialog)


def guide(stage: Stage) -> None:
    """The guide as F1 opens it, and what a search finds."""
    stage.open_sample()
    stage.window.helping.open_guide("turn.md#combat-phase")
    window = _shown(stage, GuideWindow)
    window.search.setText("zoc")
    stage.show_dialog(window)


def refused_case(stage: Stage) -> None:
    """What F1 shows beside an entry that is refused: the line of its case."""
    stage.open_sample()
    stage.window.helping.open_guide("case:SP-32")
    stage.show_dialog(_shown(stage, GuideWindow))


def what_is_this(stage: Stage) -> None:
    """What is told of the price of a division, with its case and the way into the guide."""
    stage.open_sample()
    page = stage.page("order_of_battle")
    assert isinstance(page, OrderOfBattleScreen)  # noqa: S101 - says which page it is
    page.table.go_to(next(line.unit.id for line in page.books.lines if line.unit.type == "panzer"))
    row = page.table.currentIndex().row()
    page.table.setCurrentIndex(page.table.units.index(row, FIGURE))
    stage.window.helping.tell_of(page.table)
    stage.show_dialog(_shown(stage, WhatIsThis))


def tour(stage: Stage) -> None:
    """The tour at the working of the supply income."""
    stage.open_sample()
    leading = Tour(stage.window, read_tour(resources_dir() / "samples" / "barbarossa_tour.toml"))
    leading.go(_WORKING)
    stage.settle()
    # Once the page stands: so it would with the next look.
    leading.go(0)


def report_problem(stage: Stage) -> None:
    """A report of a problem before it is saved."""
    stage.open_sample()
    stage.window.menus.give("report_problem")
    window = _shown(stage, ProblemReportDialog)
    window.told.setPlainText("The income of July II is 80 SP. By my own sum it should be 81.")
    # What else stands there tells of the machine that the picture is made on.
    window.report.setPlainText(window.told.toPlainText())
    window.with_log.setText("The log of the program")
    stage.show_dialog(window)


def _shown(stage: Stage, kind: type[Window]) -> Window:
    found = stage.window.findChildren(QDialog)
    (window,) = (one for one in found if isinstance(one, kind) and one.isVisible())
    return window
