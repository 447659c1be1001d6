"""What is this, asked of figures of the pages: each is told with what it counts, and its case."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.games.europa.pages.air.board import BasesPanel
from oobmgr.games.europa.pages.air.head import AirHead
from oobmgr.games.europa.pages.replacements.screen import PointsGrid
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.forms.working import FaultLine
from oobmgr.ui.views.import_order_of_battle.imports_list import ImportsList
from oobmgr.ui.views.ledger.holdings_strip import HoldingsStrip
from oobmgr.ui.views.order_of_battle.bars import FilterBar
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.pictures.chart_view import ChartView
from oobmgr.ui.views.pictures.screen import PicturesScreen
from oobmgr.ui.views.pictures.turns_panel import TurnsPanel
from oobmgr.ui.views.roster_sheets.paper import Paper
from oobmgr.ui.views.roster_sheets.totals_strip import TotalsStrip
from oobmgr.ui.views.turn.case_lines import CaseLines
from oobmgr.ui.views.turn.side_panel import ReminderList
from oobmgr.ui.widgets.line_list import LineList
from oobmgr.ui.widgets.spoken import SpokenPart
from oobmgr.ui.widgets.supply_plot import SupplyPlot
from oobmgr.ui.widgets.what_is import about_at
from tests.campaigns import campaign_at
from tests.ui.desks import full_campaign, open_window, settle
from tests.unit.reports.kept_books import kept_books


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")


def middle(part: SpokenPart) -> QPoint:
    assert part.rect is not None
    return part.rect.center().toPoint()


def page(qtbot: QtBot, window: MainWindow, key: str) -> QWidget:
    assert window.workspace is not None
    window.workspace.show_page(key)
    settle(qtbot, window)
    shown = window.workspace.screen_shown
    assert shown is not None
    shown.grab()  # what paints figures knows where they stand once it has painted them
    return shown


def only(root: QWidget, kind: type[QWidget]) -> QWidget:
    (found,) = (one for one in root.findChildren(kind) if one.isVisible())
    return found


def test_the_allowance_of_air_groups_is_told_with_its_case(
    qtbot: QtBot, window: MainWindow
) -> None:
    head = only(page(qtbot, window, "air"), AirHead)
    assert isinstance(head, AirHead)
    for part in (head.figures, head.room, head.pips):
        about = about_at(part, part.rect().center())
        assert about.figure == f"{head.figures.text()}, {head.room.text()}"
        assert about.sentence
        assert about.case


def test_replacement_points_are_told_with_when_they_are_taken(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, kept_books(tmp_path), page="exchange")
    points = only(page(qtbot, window, "replacements"), PointsGrid)
    assert isinstance(points, PointsGrid)
    # As worked out in `kept_books`.
    cell = points.cells["Germany", "infantry"]
    about = about_at(cell, QPoint(2, 2))
    assert (about.name, about.case) == ("Germany, infantry", "REP-08")
    assert about.figure == cell.text() != ""
    assert "can be spent now" in about.sentence


def test_a_balance_of_the_ledger_is_told_by_itself(qtbot: QtBot, window: MainWindow) -> None:
    strip = only(page(qtbot, window, "ledger"), HoldingsStrip)
    assert isinstance(strip, HoldingsStrip)
    for part, holding in zip(strip.spoken_parts(), strip.holdings, strict=False):
        about = about_at(strip, middle(part))
        assert about.name == f"{holding.side_name} {holding.name}"
        assert about.figure.startswith(holding.held)
        assert about.sentence


def test_the_number_of_units_says_what_leaves_them(qtbot: QtBot, window: MainWindow) -> None:
    bar = only(page(qtbot, window, "order_of_battle"), FilterBar)
    assert isinstance(bar, FilterBar)
    assert "filters" in about_at(bar.count, QPoint(2, 2)).sentence


def test_a_turn_of_a_plot_and_a_unit_of_the_chart_are_told_where_they_stand(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, kept_books(tmp_path), page="exchange")
    pictures = page(qtbot, window, "pictures")
    chart = only(pictures, ChartView)
    assert isinstance(chart, ChartView)
    first = chart._spots[0]  # noqa: SLF001 - the first place there is
    chart.choose(first)
    at = chart.rect_of(first).center().toPoint()
    for told in (about_at(chart), about_at(chart.viewport(), at)):
        assert told.name == "Front"
        assert told.figure == "5 units, 8 of 10 steps; 1 to arrive, 2 steps"
        assert told.sentence
    panel = pictures.findChild(TurnsPanel)
    assert panel is not None
    assert isinstance(pictures, PicturesScreen)
    pictures.kinds.value = "Over the turns"
    pictures.kinds.changed.emit("Over the turns")
    settle(qtbot, window)
    part = panel.plot.spoken_parts()[1]
    about = about_at(panel.plot, middle(part))
    # As worked out in `kept_books`.
    assert about.name == "Steps lost"
    assert about.figure == "June II 1941. Axis: 2. Soviet: 0"
    assert "in each turn" in about.sentence


def test_figures_of_a_roster_sheet_are_told_with_their_cases(qtbot: QtBot, tmp_path: Path) -> None:
    new = NewCampaign("Spark", "spark", "combat_example")
    window = open_window(qtbot, tmp_path, campaign_at(tmp_path / "s.oob", new), page="exchange")
    sheets = page(qtbot, window, "roster_sheets")
    strip = only(sheets, TotalsStrip)
    assert isinstance(strip, TotalsStrip)
    for part, total in zip(strip.spoken_parts(), strip.totals, strict=False):
        about = about_at(strip, middle(part))
        assert (about.name, about.case) == (total.label, total.case)
        assert about.sentence


def test_the_plot_of_the_ledger_is_told_by_side_and_not_as_a_table(
    qtbot: QtBot, window: MainWindow
) -> None:
    """All its figures stood in a dialog that was wider than the screen."""
    plot = only(page(qtbot, window, "ledger"), SupplyPlot)
    assert isinstance(plot, SupplyPlot)
    for at, side in enumerate(plot.sides):
        x = int(plot.width() * (at + 0.5) / len(plot.sides))
        about = about_at(plot, QPoint(x, 20))
        assert (about.name, about.figure) == (side.name, side.summary)
        assert about.sentence


def test_what_a_unit_can_do_is_told_with_what_it_means(qtbot: QtBot, window: MainWindow) -> None:
    shown = page(qtbot, window, "order_of_battle")
    assert isinstance(shown, OrderOfBattleScreen)
    shown.table.select_keys({shown.table.units.rows[0].unit.id})
    settle(qtbot, window)
    lists = [one for one in shown.findChildren(LineList) if one.isVisible() and one.rows]
    assert lists
    for one in lists:
        placed = one.placed(one.width())[0]
        about = about_at(one, placed.box.center().toPoint())
        assert about.name == one.rows[0].label
        assert about.sentence


def test_boxes_of_steps_and_the_good_of_the_plot_are_told(qtbot: QtBot, window: MainWindow) -> None:
    shown = page(qtbot, window, "order_of_battle")
    assert isinstance(shown, OrderOfBattleScreen)
    shown.table.select_keys({shown.table.units.rows[0].unit.id})
    settle(qtbot, window)
    boxes = shown.inspector.one.boxes
    for at, part in enumerate(boxes.spoken_parts()):
        about = about_at(boxes, middle(part))
        assert about.figure.startswith(boxes.row.box_words(at))
        assert about.sentence
    ledger = page(qtbot, window, "ledger")
    goods = ledger.findChild(QWidget, "plot_good")
    assert goods is not None
    for segment in (goods, *goods.findChildren(QAbstractButton)):
        about = about_at(segment, segment.rect().center())
        assert (about.name, about.sentence) == (
            "Plotted", "The good that the plot shows, turn by turn."
        )  # fmt: skip
        assert about.figure


LIVES: dict[str, Callable[[Path], Campaign]] = {
    "barbarossa": lambda folder: full_campaign(folder / "a.oob"),
    "kept": kept_books,
    "spark": lambda folder: campaign_at(
        folder / "s.oob", NewCampaign("S", "spark", "combat_example")
    ),
    "war": lambda folder: campaign_at(
        folder / "w.oob", NewCampaign("W", "war_in_europe", "may_1940")
    ),
}
TELL_THEMSELVES = (
    CaseLines,  # sentences of the rules, each with its case beside it
    ReminderList,
    ImportsList,  # lines of a list, as written
    Paper,  # the title of the sheet
    FaultLine,
)
"""Parts whose words with digits are no figures, or say themselves what they are."""


@pytest.mark.parametrize("life", LIVES)
def test_every_figure_in_heads_and_totals_has_its_answer(
    qtbot: QtBot, tmp_path: Path, life: str
) -> None:
    window = open_window(qtbot, tmp_path, LIVES[life](tmp_path), page="exchange")
    assert window.workspace is not None
    silent = []
    for entry in window.workspace.pages:
        shown = page(qtbot, window, entry.key)
        for label in shown.findChildren(QLabel):
            text = label.text()
            if not label.isVisible() or not any(letter.isdigit() for letter in text):
                continue
            if any(isinstance(part, TELL_THEMSELVES) for part in around(label)):
                continue
            if not about_at(label, label.rect().center()).sentence:
                silent.append((entry.key, text))
    assert not silent


def around(part: QWidget) -> Iterator[QWidget]:
    """A part and all that it stands in."""
    inner: QWidget | None = part
    while inner is not None:
        yield inner
        inner = inner.parentWidget()


def test_the_bases_of_the_air_page_are_told_with_what_stands_there(qtbot: QtBot) -> None:
    panel = BasesPanel()
    qtbot.addWidget(panel)
    panel.title.set_detail("25 at 10 bases")
    about = about_at(panel.title, QPoint(2, 2))
    assert (about.name, about.figure) == ("On bases", "25 at 10 bases")
    assert "at how many" in about.sentence


def test_the_buttons_for_selected_units_say_what_they_do(qtbot: QtBot, window: MainWindow) -> None:
    shown = page(qtbot, window, "order_of_battle")
    for name in ("lose_step", "edit_units", "status"):
        button = shown.findChild(QAbstractButton, f"selection_{name}")
        assert button is not None
        assert about_at(button, QPoint(2, 2)).sentence
