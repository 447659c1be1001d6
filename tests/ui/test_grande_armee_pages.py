"""The pages of La Grande Armée: army charts by mouse and keys, and a march by its form."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import NewCampaign
from oobmgr.games.grande_armee.pages.army import ArmyScreen
from oobmgr.reports.drawing import Text
from oobmgr.ui.theme import colour
from oobmgr.ui.views.pictures.chart_view import ChartView
from tests.game_table import GameTable
from tests.ui.desks import open_window
from tests.ui.test_balkans_pages import Player
from tests.ui.test_pictures_chart import CTRL, Viewer
from tests.unit.games.grande_armee.playing import FRANCE, Table

ARMY, THIRD, TWELFTH = "Grande Armée – Napoleon", "III Corps – Ney", "XII Corps – Oudinot"


class ArmyViewer(Viewer):
    """Somebody on the page Army."""

    def __init__(self, qtbot: QtBot, folder: Path, table: Table) -> None:
        super().__init__(qtbot, open_window(qtbot, folder, table.campaign, page="exchange"))
        qtbot.keyClick(self.window, Qt.Key.Key_4)
        self.settle()

    @property
    def army(self) -> ArmyScreen:
        assert self.window.workspace is not None
        page = self.window.workspace.screen_shown
        assert isinstance(page, ArmyScreen)
        return page

    @property
    def view(self) -> ChartView:
        return self.army.chart.view

    @property
    def answer(self) -> str:
        """What was done, or why not."""
        return self.army.told.text()

    @property
    def colour(self) -> QColor:
        """The colour in which that is written."""
        return self.army.told.palette().color(QPalette.ColorRole.WindowText)

    def note(self, name: str) -> str:
        """What stands at the right of a formation."""
        assert self.view.chart is not None
        lines = self.view.chart.body.lines
        return next(line.note for line in lines if line.name == name)


@pytest.fixture
def table(tmp_path: Path) -> Table:
    table = Table(tmp_path)
    table.own_turn(FRANCE, "command")
    return table


def test_a_chart_says_boxes_points_and_strength(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    viewer = ArmyViewer(qtbot, tmp_path, table)
    # 8 + 7 + 5 + 2 + 1; four of them need a marker, one does not; 4 boxes above and 2 below.
    assert viewer.note(THIRD) == "23 SP; 5 of 6 boxes, 4 of 4 above, 1 free; no CP"
    assert viewer.note(TWELFTH) == "7 SP; 1 of 2 boxes, 1 of 1 above, 1 free; no CP"
    assert viewer.note(ARMY).endswith("12 of 12 CP")


@pytest.mark.usefixtures("in_german")
def test_the_title_of_the_charts_is_in_the_language_of_the_window(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    viewer = ArmyViewer(qtbot, tmp_path, table)
    assert viewer.view.chart is not None
    words = [item.text for item in viewer.view.chart.head if isinstance(item, Text)]
    assert words[0] == "Armeetafeln, Franzosen"


def test_a_unit_is_dragged_to_another_leader(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    viewer = ArmyViewer(qtbot, tmp_path, table)
    viewer.drag("22 Art", TWELFTH)
    assert viewer.answer == "Transferred 22 Art to Oudinot."
    assert viewer.formation_of("22 Art") == ("Grande Armée", "XII Corps")
    assert viewer.note(TWELFTH) == "8 SP; 2 of 2 boxes, 1 of 1 above, 0 free; no CP"


def test_a_message_goes_with_what_it_speaks_of(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    viewer = ArmyViewer(qtbot, tmp_path, table)
    how = viewer.answer
    viewer.drag("22 Art", TWELFTH)
    assert viewer.answer == "Transferred 22 Art to Oudinot."
    viewer.press(Qt.Key.Key_Z, held=CTRL)
    assert viewer.formation_of("22 Art") == ("Grande Armée", "III Corps")
    assert viewer.answer == how
    viewer.drag("8 Div", TWELFTH)
    assert "Oudinot has no boxes for them" in viewer.answer
    viewer.drag("22 Art", TWELFTH)
    assert viewer.answer == "Transferred 22 Art to Oudinot."


def test_a_move_without_a_box_is_refused_in_words(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    viewer = ArmyViewer(qtbot, tmp_path, table)
    plain = viewer.colour
    viewer.drag("8 Div", TWELFTH)
    assert "Oudinot has no boxes for them" in viewer.answer
    assert viewer.colour == colour("err") != plain
    assert viewer.formation_of("8 Div") == ("Grande Armée", "III Corps")
    # What is done then does not look refused.
    viewer.drag("22 Art", TWELFTH)
    assert viewer.answer == "Transferred 22 Art to Oudinot."
    assert viewer.colour == plain


def test_a_unit_is_moved_by_keys(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    viewer = ArmyViewer(qtbot, tmp_path, table)
    viewer.view.choose(viewer.spot("22 Art"))
    viewer.press(Qt.Key.Key_X, held=CTRL)
    viewer.view.choose(viewer.spot(ARMY))
    viewer.press(Qt.Key.Key_V, held=CTRL)
    assert viewer.formation_of("22 Art") == ("Grande Armée",)
    viewer.press(Qt.Key.Key_Z, held=CTRL)
    assert viewer.formation_of("22 Art") == ("Grande Armée", "III Corps")


def test_nothing_is_transferred_in_another_phase(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    table.go_to(FRANCE, "movement")
    viewer = ArmyViewer(qtbot, tmp_path, table)
    viewer.drag("22 Art", TWELFTH)
    assert "Command" in viewer.answer
    assert viewer.formation_of("22 Art") == ("Grande Armée", "III Corps")


def test_a_formation_is_not_dragged_here(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    viewer = ArmyViewer(qtbot, tmp_path, table)
    viewer.drag(TWELFTH, THIRD)
    assert "order of battle" in viewer.answer


def test_a_unit_let_go_where_it_is_stays_without_an_entry(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    viewer = ArmyViewer(qtbot, tmp_path, table)
    said, before = viewer.answer, table.queries.version()
    viewer.drag("22 Art", THIRD)
    assert (viewer.answer, table.queries.version()) == (said, before)
    assert viewer.formation_of("22 Art") == ("Grande Armée", "III Corps")


def test_strength_points_are_dropped_by_the_form(
    qtbot: QtBot, tmp_path: Path, table: Table
) -> None:
    table.go_to(FRANCE, "movement")
    player = Player(qtbot, tmp_path, table)
    player.go("5", "drop")
    player.pick("29 Div")
    player.type("points", "5")
    player.type("number", "7")
    assert any("5 is not fewer than the 5 SP that it has" in line for line in player.refusals())
    player.type("points", "2")
    player.post()
    assert player.rows("Detachments")[0][:3] == ("France 7", "A3728", "2 SP of Bavaria")


def test_long_names_of_leaders_are_whole_in_a_narrow_window(qtbot: QtBot, tmp_path: Path) -> None:
    table = GameTable(tmp_path, NewCampaign("Spring", "grande_armee", "spring_1813"))
    while table.queries.sequence().phase != "command":
        if table.queries.sequence().phase == "weather":
            table.post("weather", weather="mud")
        table.skip()
    player = Player(qtbot, tmp_path, table)
    player.window.resize(1280, 800)
    player.go("5")
    cards = {card.table_shown.title: card.view for card in player.page.cards}
    for title in ("Command points", "In command"):
        view = cards[title]
        assert view.columnWidth(0) >= view.needed(0), title
