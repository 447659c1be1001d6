"""What there is to say of the open phase moves nothing that a hand reaches for."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from oobmgr.rules.game import PhaseNote
from oobmgr.ui.views.turn.open_phase import OpenPhase
from oobmgr.ui.views.turn.step_list import StepList
from oobmgr.ui.views.turn.step_selector import StepSelector
from oobmgr.ui.widgets.fitted_label import FittedLabel
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.segmented import SegmentedControl
from tests.ui.turn.playing import Player

IN_HAND = (
    *(NumberField, QLineEdit, QAbstractButton, SegmentedControl),
    *(StepList, StepSelector),
)
SHORT = "Your Interdiction Zones: 1B 1716 (rail cut) until the Axis Initial Phase."
WIDTHS = (1104, 860)


def phase_of(player: Player) -> OpenPhase:
    assert player.screen.phase is not None
    return player.screen.phase


def places(player: Player) -> Mapping[QWidget, QPoint]:
    """Where everything stands in the page that a hand reaches for."""
    parts = (one for one in player.screen.findChildren(QWidget) if isinstance(one, IN_HAND))
    told = phase_of(player).told
    own = (told.more, told.whole.less)
    return {
        one: one.mapTo(player.screen, QPoint(0, 0))
        for one in parts
        if one.isVisible() and one not in own
    }


def say(player: Player, text: str, line: str = "") -> None:
    phase_of(player).show_note(PhaseNote(line, notice=text))
    QCoreApplication.processEvents()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("first", [0, 1, 2, 5])
def test_a_notice_that_comes_grows_and_goes_moves_nothing(
    without_units: Player, width: int, first: int
) -> None:
    player = without_units
    player.posted("initial")
    player.go_to("air")
    player.screen.resize(width, 656)
    player.settle()
    say(player, " ".join([SHORT] * first))
    player.screen.resize(width + 60, 656)  # as it opens: the room is settled for what it says
    player.settle()
    before = places(player)
    assert len(before) > 3
    for times in (0, 1, 2, 3, 8, 1, 0, 2):
        for line in ("", "30 factors a hex, 60 AF an attack"):
            say(player, " ".join([SHORT] * times), line)
            assert places(player) == before, (times, line)


def test_what_has_no_room_is_read_in_full(without_units: Player) -> None:
    player = without_units
    player.posted("initial")
    player.go_to("air")
    assert not player.there("notice_more")
    idle = player.find("notice", FittedLabel)
    assert idle.text() == "Groups that fly, hits on yards, points bombed"
    before = places(player)
    say(player, " ".join([SHORT] * 4))
    label = player.find("notice", FittedLabel)
    assert label.text().endswith("…")
    assert label.toolTip() == label.accessibleName() == " ".join([SHORT] * 4)
    # By key, and back: the focus returns to where it was opened.
    player.find("notice_more").setFocus()
    player.key(Qt.Key.Key_Space, at="notice_more")
    assert player.text("notice_all") == " ".join([SHORT] * 4)
    assert QApplication.focusWidget() is player.find("notice_less")
    assert places(player) == before
    player.key(Qt.Key.Key_Escape, at="notice_less")
    assert not player.there("notice_all")
    assert QApplication.focusWidget() is player.find("notice_more")
    # By mouse; a notice that is short again closes it.
    QTest.mouseClick(player.find("notice_more"), Qt.MouseButton.LeftButton)
    assert player.there("notice_all")
    say(player, SHORT)
    assert not player.there("notice_all")
    assert not player.there("notice_more")
