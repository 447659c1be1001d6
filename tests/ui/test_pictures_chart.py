"""The organisation chart on the page Pictures, by mouse and by keys."""

import threading
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPalette, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.errors import BadInput
from oobmgr.reports.chart_layout import Spot
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.theme import colour
from oobmgr.ui.viewmodels.order_of_battle_filters import NodeKey
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.pictures.chart_view import ChartView
from oobmgr.ui.views.pictures.screen import PicturesScreen
from oobmgr.ui.views.reports.screen import PrintScreen
from tests.campaigns import campaign_at
from tests.ui.desks import open_window, settle, unit
from tests.unit.reports.kept_books import SURPRISE, kept_books

CTRL = Qt.KeyboardModifier.ControlModifier
ARMY, FIRST, SECOND = ("Army",), ("Army", "I Corps"), ("Army", "II Corps")
ORDER = ImportOrderOfBattle(
    (
        unit("11", path=FIRST),
        unit("12", path=FIRST),
        unit("21", path=SECOND),
        unit("22", path=SECOND),
    )
)


def test_f3_from_the_order_of_battle_shows_the_formation_that_is_chosen_there(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """It showed the whole side, and one looked for the formation in the list once more."""
    made = campaign_at(tmp_path / "f.oob", NewCampaign("F", "europa", "barbarossa"), ORDER)
    window = open_window(qtbot, tmp_path, made, page="order_of_battle")
    units = window.opened.screen_shown
    assert isinstance(units, OrderOfBattleScreen)
    rows = {row.path: row for row in made.queries.formations()}
    key = NodeKey("formation", "axis", rows[SECOND].id)
    units.tree.tree.select(key)

    def shown() -> tuple[str, tuple[str, ...]]:
        window.opened.show_page("order_of_battle")
        settle(qtbot, window)
        QTest.keyClick(window, Qt.Key.Key_F3)
        settle(qtbot, window)
        page = window.opened.screen_shown
        assert isinstance(page, PicturesScreen)
        wish = page.chart_shown()
        assert wish is not None
        return wish.side, wish.path

    assert shown() == ("axis", SECOND)
    # Without one, that of the selected units; where nothing is chosen the chart stays as it is.
    units.show_all()
    units.show_unit(next(unit.id for unit in made.queries.units() if unit.designation == "11"))
    assert shown() == ("axis", FIRST)
    units.table.clearSelection()
    assert shown() == ("axis", FIRST)


class Viewer:
    """Somebody on the page Pictures."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self._bot, self.window = qtbot, window
        window.resize(1280, 800)
        qtbot.keyClick(window, Qt.Key.Key_F3)
        self.settle()

    @property
    def page(self) -> PicturesScreen:
        assert self.window.workspace is not None
        page = self.window.workspace.screen_shown
        assert isinstance(page, PicturesScreen)
        return page

    @property
    def view(self) -> ChartView:
        return self.page.chart.view

    def settle(self) -> None:
        settle(self._bot, self.window)

    def press(
        self, *keys: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        for key in keys:
            QTest.keyClick(self.view, key, held)
            self.settle()

    def spot(self, name: str) -> Spot:
        """Where a unit or a formation of this name stands."""
        assert self.view.chart is not None
        body = self.view.chart.body
        for number, line in enumerate(body.lines):
            if line.name == name:
                return Spot(number)
            for at, (_, cell) in enumerate(line.cells):
                if cell.row.name == name:
                    return Spot(number, at)
        raise LookupError(name)

    def middle(self, name: str) -> QPoint:
        return self.view.rect_of(self.spot(name)).center().toPoint()

    def drag(self, name: str, onto: str) -> None:
        viewport, start, end = self.view.viewport(), self.middle(name), self.middle(onto)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(viewport, start + QPoint(QApplication.startDragDistance() + 1, 0))
        QTest.mouseMove(viewport, end)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
        self.settle()

    def formation_of(self, name: str) -> tuple[str, ...]:
        assert self.window.desk is not None
        units = self.window.desk.campaign.queries.units()
        return next(row.path for row in units if row.designation == name)

    @property
    def names(self) -> list[str]:
        """What is drawn, formations and units."""
        assert self.view.chart is not None
        lines = self.view.chart.body.lines
        return [
            name
            for line in lines
            for name in (line.name, *(c.row.name for _, c in line.cells))
            if name
        ]

    @property
    def told(self) -> str:
        return self.page.chart.told.text()


@pytest.fixture
def viewer(qtbot: QtBot, tmp_path: Path) -> Viewer:
    campaign = campaign_at(tmp_path / "c.oob", NewCampaign("C", "europa", "barbarossa"), ORDER)
    return Viewer(qtbot, open_window(qtbot, tmp_path, campaign, page="exchange"))


def test_arrows_walk_as_one_reads_and_enter_opens_the_unit(viewer: Viewer) -> None:
    assert viewer.told.startswith("Army: 4 units, 8 steps")
    viewer.press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right)
    assert viewer.told.startswith("12 infantry XX")
    viewer.press(Qt.Key.Key_Right)
    assert viewer.told.startswith("II Corps")
    viewer.press(Qt.Key.Key_End)
    assert viewer.told.startswith("22 infantry")
    viewer.press(Qt.Key.Key_Return)
    assert viewer.window.workspace is not None
    page = viewer.window.workspace.screen_shown
    assert isinstance(page, OrderOfBattleScreen)
    (chosen,) = page.selected_units()
    assert viewer.window.desk is not None
    assert (
        next(
            row.designation
            for row in viewer.window.desk.campaign.queries.units()
            if row.id == chosen
        )
        == "22"
    )


def test_the_words_of_a_formation_stand_clear_of_the_frame_around_it(viewer: Viewer) -> None:
    viewer.press(Qt.Key.Key_Home)
    view = viewer.view
    line, edge = view.rect_of(viewer.spot("Army")), colour("accentsoft").rgb()
    picture = view.viewport().grab().toImage()
    middle = round(line.center().y())
    # The ground of what is chosen begins before the words and goes on behind the figures.
    assert picture.pixel(round(line.left()) - 2, middle) == edge
    assert picture.pixel(round(line.right()) + 1, middle) == edge
    mark = view.mark_rect(viewer.spot("Army").line)
    assert 0 <= mark.left() < mark.right() <= view.frame_of(viewer.spot("Army")).left()


def test_a_formation_folds_by_key_by_its_arrow_and_all_at_once(viewer: Viewer) -> None:
    whole = ["Army", "I Corps", "11", "12", "II Corps", "21", "22"]
    assert viewer.names == whole
    viewer.press(Qt.Key.Key_Down, Qt.Key.Key_Left)
    assert viewer.names == ["Army", "I Corps", "II Corps", "21", "22"]
    assert viewer.told.endswith("folded")
    viewer.press(Qt.Key.Key_Right)
    assert viewer.names == whole
    mark = viewer.view.mark_rect(viewer.spot("II Corps").line).center().toPoint()
    QTest.mouseClick(viewer.view.viewport(), Qt.MouseButton.LeftButton, pos=mark)
    viewer.settle()
    assert viewer.names == ["Army", "I Corps", "11", "12", "II Corps"]
    viewer.page.chart.fold_all.click()
    viewer.settle()
    assert viewer.names == ["Army"]
    viewer.page.chart.open_all.click()
    viewer.settle()
    assert viewer.names == whole


def test_wheel_and_keys_zoom_and_the_chart_stays_as_wide_as_the_window(viewer: Viewer) -> None:
    viewer.press(Qt.Key.Key_Plus, held=CTRL)
    assert viewer.view.zoom == pytest.approx(1.2)
    at = QPointF(viewer.middle("11"))
    wheel = QWheelEvent(
        at, viewer.view.viewport().mapToGlobal(at), QPoint(), QPoint(0, 120),
        Qt.MouseButton.NoButton, CTRL, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewer.view.viewport(), wheel)
    viewer.settle()
    assert viewer.view.zoom == pytest.approx(1.44)
    assert viewer.view.horizontalScrollBar().maximum() == 0
    viewer.press(Qt.Key.Key_0, held=CTRL)
    assert viewer.view.zoom == 1.0


def test_a_unit_is_dragged_to_another_formation_and_undo_brings_it_back(viewer: Viewer) -> None:
    viewer.drag("11", "22")
    assert viewer.formation_of("11") == SECOND
    assert viewer.names == ["Army", "I Corps", "12", "II Corps", "11", "21", "22"]
    assert viewer.window.desk is not None
    viewer.window.desk.undo()
    viewer.settle()
    assert viewer.formation_of("11") == FIRST


def test_a_formation_is_dragged_and_a_drop_on_itself_does_nothing(viewer: Viewer) -> None:
    assert viewer.window.desk is not None
    before = viewer.window.desk.campaign.queries.version()
    viewer.drag("11", "12")
    viewer.drag("I Corps", "12")
    assert viewer.window.desk.campaign.queries.version() == before
    viewer.drag("I Corps", "II Corps")
    assert viewer.formation_of("11") == ("Army", "II Corps", "I Corps")
    assert viewer.view.spot == viewer.spot("I Corps")  # what was moved is still chosen


def test_a_refused_drag_is_told_and_f1_explains_it(viewer: Viewer) -> None:
    viewer.drag("I Corps", "II Corps")
    viewer.drag("II Corps", "I Corps")
    told = viewer.page.told
    assert viewer.formation_of("21") == ("Army", "II Corps")
    assert told.text()
    assert told.palette().color(QPalette.ColorRole.WindowText) == colour("err")
    assert viewer.window.helping.part() == BadInput.guide
    # What is done next takes the words away.
    viewer.drag("I Corps", "Army")
    assert viewer.formation_of("11") == ("Army", "I Corps")
    assert told.text() == ""
    assert viewer.window.helping.part() == "pictures.md"


def test_a_unit_goes_to_another_formation_by_keys(viewer: Viewer) -> None:
    viewer.press(Qt.Key.Key_Down, Qt.Key.Key_Down)
    viewer.press(Qt.Key.Key_X, held=CTRL)
    assert "Ctrl+V" in viewer.told
    viewer.press(Qt.Key.Key_End)
    viewer.press(Qt.Key.Key_V, held=CTRL)
    assert viewer.formation_of("11") == SECOND


def test_nothing_is_moved_in_a_past_turn(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, kept_books(tmp_path), page="exchange")
    viewer = Viewer(qtbot, window)
    assert viewer.view.may_drag
    assert window.workspace is not None
    window.workspace.look_at(SURPRISE)
    viewer.settle()
    assert viewer.page.chart.view.may_drag is False  # of then
    assert viewer.page.chart.since.count() == 1, "nothing is before the first turn"


def test_pictures_out_of_sight_ask_for_no_room(viewer: Viewer) -> None:
    page = viewer.page
    alone = page.stack.heightForWidth(1000)
    assert alone == page.chart.heightForWidth(1000)
    asked = {}
    for kind in ("Over the turns", "Organisation chart"):
        page.kinds.value = kind
        page.kinds.changed.emit(kind)
        viewer.settle()
        asked[kind] = page.panels[kind].heightForWidth(1000)
    assert asked["Over the turns"] > alone
    assert page.stack.heightForWidth(1000) == alone


def test_what_changed_since_a_turn_is_marked(qtbot: QtBot, tmp_path: Path) -> None:
    viewer = Viewer(qtbot, open_window(qtbot, tmp_path, kept_books(tmp_path), page="exchange"))
    since = viewer.page.chart.since
    viewer._bot.keyClick(since, Qt.Key.Key_End)  # noqa: SLF001 - its own helper
    viewer.settle()
    assert since.currentData() == SURPRISE
    assert viewer.view.chart is not None
    faces = {
        cell.row.name: cell.row.face.news
        for line in viewer.view.chart.body.lines
        for _, cell in line.cells
    }
    assert (faces["9"], faces["2"], faces["3"]) == ("+ came", "− 1 step", "")


def test_a_turn_to_compare_with_comes_back_after_looking_further_back(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """Who looked at a turn before it had to choose it again each time."""
    window = open_window(qtbot, tmp_path, kept_books(tmp_path), page="exchange")
    viewer = Viewer(qtbot, window)
    since = viewer.page.chart.since
    qtbot.keyClicks(since, "surp")
    viewer.settle()
    assert since.currentData() == SURPRISE
    assert window.workspace is not None
    window.workspace.look_at(SURPRISE)
    viewer.settle()
    assert since.currentData() is None
    window.workspace.look_at(None)
    viewer.settle()
    assert since.currentData() == SURPRISE
    assert viewer.view.chart is not None
    news = {cell.row.face.news for line in viewer.view.chart.body.lines for _, cell in line.cells}
    assert "− 1 step" in news
    # Chosen away, it stays away.
    qtbot.keyClick(since, Qt.Key.Key_Home)
    viewer.settle()
    window.workspace.look_at(SURPRISE)
    viewer.settle()
    window.workspace.look_at(None)
    viewer.settle()
    assert since.currentData() is None


def test_a_turn_to_compare_with_is_found_by_its_month(qtbot: QtBot, tmp_path: Path) -> None:
    """All of them began with the same words, so that no letter chose one."""
    viewer = Viewer(qtbot, open_window(qtbot, tmp_path, kept_books(tmp_path), page="exchange"))
    since = viewer.page.chart.since
    qtbot.keyClicks(since, "surp")
    viewer.settle()
    assert since.currentData() == SURPRISE


@pytest.mark.parametrize("ending", ["svg", "png", "pdf"])
def test_the_chart_is_written_as_the_ending_says(
    viewer: Viewer, tmp_path: Path, ending: str
) -> None:
    target = tmp_path / f"chart.{ending}"
    viewer.page.chart.ask_path = lambda _: target
    viewer.press(Qt.Key.Key_S, held=CTRL)
    written = target.read_bytes()
    assert viewer.page.told.text().endswith(f"to {target.name}.")
    if ending == "pdf":
        text = PdfReader(target).pages[0].extract_text()
        assert "II Corps" in text
        assert "22" in text
    else:
        assert written.startswith({"svg": b"<?xml", "png": b"\x89PNG"}[ending])


def test_while_a_large_picture_is_written_the_page_says_so(
    viewer: Viewer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    go_on = threading.Event()

    def write_slowly(*_: object) -> str:
        assert go_on.wait(10)
        return "the chart"

    monkeypatch.setattr("oobmgr.ui.views.pictures.chart_panel.write_chart", write_slowly)
    viewer.page.chart.ask_path = lambda _: tmp_path / "chart.png"
    try:
        viewer.page.write.click()
        qtbot.waitUntil(viewer.page.progress.isVisible)
        assert viewer.page.progress.accessibleName() == "Writing chart.png…"
        assert not viewer.page.progress.cancel_button.isVisible()
    finally:
        go_on.set()
    viewer.settle()
    assert not viewer.page.progress.isVisible()
    assert viewer.page.told.text() == "Wrote the chart to chart.png."


def test_a_file_is_proposed_beside_the_campaign(
    viewer: Viewer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[Path] = []

    def ask(_: object, __: str, path: Path, ___: str) -> None:
        proposed.append(path)

    monkeypatch.setattr("oobmgr.ui.views.pictures.screen.ask_where_to_save", ask)
    viewer.page.write.click()
    assert [path.parent for path in proposed] == [tmp_path]


def test_a_file_that_cannot_be_written_is_told(viewer: Viewer, tmp_path: Path) -> None:
    viewer.page.chart.ask_path = lambda _: tmp_path / "chart.doc"
    viewer.press(Qt.Key.Key_S, held=CTRL)
    assert "'chart.doc' is not the name of a picture." in viewer.page.told.text()


def test_ctrl_p_goes_to_the_printed_chart_of_the_side_in_sight(viewer: Viewer) -> None:
    QTest.keyClick(viewer.page.chart.sides, Qt.Key.Key_Right)
    viewer.settle()
    viewer.window.menus.give("print")
    viewer.settle()
    assert viewer.window.workspace is not None
    printed = viewer.window.workspace.screen_shown
    assert isinstance(printed, PrintScreen)
    row = printed.panel.list.row
    assert row is not None
    assert row.full_title == "Organisation chart, Soviet"


def test_the_side_that_has_units_is_shown_first_and_an_empty_one_once_it_is_chosen(
    qtbot: QtBot, tmp_path: Path
) -> None:
    order = ImportOrderOfBattle(
        (unit("5", side="soviet", nation="Soviet Union", path=FIRST, steps=1),)
    )
    campaign = campaign_at(tmp_path / "c.oob", NewCampaign("C", "europa", "barbarossa"), order)
    viewer = Viewer(qtbot, open_window(qtbot, tmp_path, campaign, page="exchange"))
    sides = viewer.page.chart.sides
    assert sides.value == "Soviet"
    assert "5" in viewer.names
    rect = sides.cell_rects()[sides.options.index("Axis")]
    qtbot.mouseClick(sides, Qt.MouseButton.LeftButton, pos=rect.center().toPoint())
    viewer.settle()
    assert sides.value == "Axis"
    assert "5" not in viewer.names
