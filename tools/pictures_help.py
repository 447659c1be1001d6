"""Pictures of the help: the guide in its window, the tour, a report of a problem."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QDialog

from oobmgr.domain.places import resources_dir
from oobmgr.rules.tours import read_tour
from oobmgr.ui.dialogs.guide_window import GuideWindow
from oobmgr.ui.dialogs.problem_report import ProblemReportDialog
from oobmgr.ui.shell.tour import Tour
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
