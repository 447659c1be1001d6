"""A Turn Section of both sides of Operation Spark, from its roster, and how many inputs it takes.

An input is a key, a click, or a value that is typed. Dice and results are made up; what comes of
them is worked out by hand beside them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QRadioButton
from pytestqt.qtbot import QtBot

from oobmgr.domain.places import resources_dir
from oobmgr.games.spark.pages.fire.chips import ToggleChips
from oobmgr.ui.dialogs.new_campaign import NewCampaignDialog
from oobmgr.ui.theme import apply_theme
from oobmgr.ui.widgets.data_table import DataTable
from tests.integration.table.player import CTRL, NO_KEY, Player
from tests.integration.table.start import choose_workbook
from tests.integration.test_few_inputs import Hands

ROSTER = resources_dir() / "samples" / "operation_spark_1943.csv"
LEFT = Qt.MouseButton.LeftButton
_MOST = 150
_MOST_OF_A_COMBAT = 8
"""Of a fire with own dice, and of an assault combat."""


class Marshal(Hands):
    """Plays both sides, on the Turn page and on that of the fires."""

    def start(self) -> None:
        """A new campaign of Operation Spark, with the roster."""
        player = self.player
        player.with_dialog(lambda: player.key(Qt.Key.Key_N, CTRL), _spark)
        choose_workbook(player, ROSTER)
        self.inputs += 5  # Ctrl+N, the game, its start; Ctrl+I, the file
        self.press("Ctrl+Enter")
        assert len(player.books.units()) == 50

    def line(self, units: str) -> None:
        """Pick units by a line in the search; the focus goes on to what is to be entered."""
        self.press("/")
        self.write(units)
        self.press("Enter")

    def mark(self, units: str, place: str) -> None:
        """Lay Assault Markers."""
        self.line(units)
        self.write(place)
        self.press("Ctrl+Enter")

    def open_step(self, text: str, place: str) -> None:
        """Click a step of the assault on a hex, in the list of the phase."""
        table = self.player.find("phase_steps", DataTable)
        shown = [str(table.model().index(at, 0).data()) for at in range(table.model().rowCount())]
        head = next(at for at, words in enumerate(shown) if words.startswith(f"Hex {place}"))
        at = next(at for at in range(head, len(shown)) if shown[at].startswith(text))
        index = table.model().index(at, 0)
        table.scrollTo(index)
        self.inputs += 1
        self.player.click_at(table.viewport(), table.visualRect(index).center())

    def fire(self, dice: str, result: str, *, known: bool = True) -> None:
        """Throw both dice, enter the result of the table, let unknown boxes count, and post."""
        self.write(dice)
        self.press("Enter")
        self.write(result)
        if not known:
            self.inputs += 1
            chips = self.player.find("conditions", ToggleChips)
            at = chips.options.index("unknown boxes count as shown")
            self.player.click_at(chips, chips.cell_rects()[at].center().toPoint())
        self.press("Ctrl+Enter")

    def assault(self, ours: str, theirs: str) -> None:
        """Throw both dice of an assault combat, and post."""
        self.write(ours)
        self.press("Enter")
        self.write(theirs)
        self.press("Ctrl+Enter")

    def steps_left(self, name: str) -> int:
        """The steps that a unit has left."""
        return next(u.steps_left for u in self.player.books.units() if u.designation == name)

    def hex_of(self, name: str) -> str:
        """Where a unit stands."""
        return next(u.hex for u in self.player.books.units() if u.designation == name)

    def counted(self, before: int) -> None:
        """What began with so many inputs took no more than a combat may."""
        assert self.inputs - before <= _MOST_OF_A_COMBAT


def _spark(dialog: QDialog) -> None:
    assert isinstance(dialog, NewCampaignDialog)
    games = dialog.games.findChildren(QRadioButton)
    spark = next(one for one in games if one.text() == "Operation Spark")
    QTest.mouseClick(spark, LEFT, NO_KEY, QPoint(10, 8))
    QTest.mouseClick(dialog.action, LEFT)


@pytest.fixture
def marshal(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Marshal]:
    apply_theme(qapp, "light")
    player = Player(qtbot, tmp_path)
    yield Marshal(player)
    player.leave()


def test_a_turn_section_of_both_sides(marshal: Marshal) -> None:
    marshal.start()
    begins_the_day(marshal)
    soviets_move(marshal)
    soviets_fight(marshal)
    germans_answer(marshal)
    assert marshal.player.where() == ("1943-01-12-2pm", "soviet", "initiative")
    assert marshal.player.books.check() == ()
    assert marshal.inputs <= _MOST


def begins_the_day(marshal: Marshal) -> None:
    marshal.press("Alt+1", "Tab")
    marshal.write("6")
    marshal.press("Ctrl+Enter")
    marshal.write("3")  # the German points: the form stays as long as they are open
    marshal.press("Ctrl+Shift+Enter", "Tab")
    marshal.write("3")
    marshal.press("Ctrl+Enter")
    marshal.write("1")
    marshal.press("Ctrl+Enter", "Ctrl+Enter")  # 3 to 1: the Soviet player begins
    # The stock of the only Army, then the German one.
    marshal.press("Tab", "Tab")
    marshal.write("36")
    marshal.press("Ctrl+Enter")
    marshal.write("20")
    marshal.press("Ctrl+Shift+Enter")
    assert marshal.player.where() == ("1943-01-12-1am", "soviet", "first_movement")
    assert marshal.player.held("soviet", "ammunition") == 36


def soviets_move(marshal: Marshal) -> None:
    marshal.mark("284/86, 330/86", "1710")
    marshal.mark("387/136, 541/136, 1/61T, 7GdMiner", "1712")
    marshal.mark("952/268", "1618")
    marshal.step("Move")
    marshal.line("733/136")
    marshal.write("1615", "clear")
    marshal.press("Ctrl+Shift+Enter")
    assert marshal.hex_of("733/136") == "1615"
    # The phase opens on what it is about; the strike stands on a page of its own.
    assert marshal.player.where()[2] == "first_air_strikes"
    marshal.press("Enter")
    marshal.step("Air strike")
    marshal.line("II/399/170")
    marshal.write("9")
    marshal.press("Enter")
    marshal.write("3")
    marshal.press("Tab", "Tab")
    marshal.write("1M")
    marshal.press("Ctrl+Enter", "n")
    assert marshal.steps_left("II/399/170") == 4


def soviets_fight(marshal: Marshal) -> None:
    marshal.press("Alt+4")
    before = marshal.inputs
    marshal.press("Enter", "Space")  # 1106 alone may fire at the guns in 2213
    marshal.fire("29", "0", known=False)  # the roster has no boxes of these guns
    marshal.counted(before)
    # Nobody else may: the list stands on the barrage of the first assault.
    before = marshal.inputs
    marshal.press("Enter")
    marshal.line("321Gd")
    marshal.fire("97", "0")
    marshal.counted(before)
    before = marshal.inputs
    marshal.open_step("Offensive fire 1", "1618")
    marshal.press("Ctrl+A", "Space")
    marshal.fire("16", "0")
    marshal.counted(before)
    # 6 + 1 (7 steps to 5) and 7 are 14; 6 and 4 are 10: the defender loses by 4, one step.
    before = marshal.inputs
    marshal.assault("7", "4")
    marshal.counted(before)
    assert marshal.steps_left("III/399/170") == 4
    marshal.write("1818")  # he is picked to retreat already
    marshal.press("Ctrl+Enter")
    assert marshal.hex_of("III/399/170") == "1818"
    # The AT battalion of 3 steps loses them all: nobody defends, so that the end comes next.
    marshal.open_step("Offensive fire 1", "1710")
    marshal.press("Ctrl+A", "Space")
    marshal.fire("86", "3", known=False)
    marshal.line("284/86")
    marshal.press("Ctrl+Enter")
    assert marshal.hex_of("284/86") == "1710"
    # 7 + 1 + 3 (AFV against none; 23 steps to 4) and 2 are 13; 6 and 9 are 15: lost by 2.
    marshal.open_step("Assault combat", "1712")
    marshal.assault("2", "9")
    marshal.write("1512")
    marshal.press("Ctrl+Enter")
    marshal.press("n", "n")  # 1512 is overstacked: that is asked once
    marshal.press("n", "Ctrl+Enter", "n")  # no Post-Assault Fire; the suppressed recover
    assert marshal.player.where() == ("1943-01-12-1am", "german", "initiative_challenge")


def germans_answer(marshal: Marshal) -> None:
    marshal.press("Alt+1")
    marshal.choose("result", "succeeded")
    marshal.press("Tab")
    marshal.write("1")
    marshal.press("Ctrl+Shift+Enter")
    assert marshal.player.where() == ("1943-01-12-1am", "german", "second_movement")
    marshal.line("I/399/170")
    marshal.write("1614")
    marshal.press("Ctrl+Shift+Enter", "n", "Alt+4")
    marshal.open_step("Assault combat", "1614")
    # 6 + 1 (5 steps to 4) and 8 are 15; 6 + 1 (AFV against none) and 5 are 12: lost by 3.
    marshal.assault("8", "5")
    marshal.write("1514")
    marshal.press("Ctrl+Enter")
    assert marshal.hex_of("2/61T") == "1514"
    marshal.press("n", "n")  # the Soviet hex is overstacked still: that is asked again
    marshal.press("n")
    marshal.choose("pick_as", "now suppressed")
    marshal.press("Tab", "Ctrl+A", "Space", "Ctrl+Enter")
    # They came to suppressed in this phase, and are not proposed once more.
    assert marshal.player.picked() == "none picked"
    marshal.press("n")
