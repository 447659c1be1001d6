"""Links of a form to the calculators that help to fill it in."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.known_games import all_games
from oobmgr.rules.game import Game
from oobmgr.ui.views.calculators.screen import CalculatorsScreen
from oobmgr.ui.views.turn.helper_line import HelperLinks
from oobmgr.ui.views.turn.screen import TurnScreen
from tests.ui.desks import new_campaign, open_window, settle


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_helper_is_a_calculator(game: Game) -> None:
    known = {entry.name for entry in game.calculators}
    assert {name for action in game.actions for name in action.helpers} <= known


def test_the_movement_form_leads_to_what_leaving_a_zone_costs(qtbot: QtBot, tmp_path: Path) -> None:
    campaign = new_campaign(tmp_path / "a.oob")
    campaign.session.execute(Advance("turn", anyway=True))
    campaign.session.execute(Advance(anyway=True))
    campaign.session.execute(Advance(anyway=True))
    window = open_window(qtbot, tmp_path, campaign)
    assert window.workspace is not None
    screen = window.workspace.screen_shown
    assert isinstance(screen, TurnScreen)
    assert screen.show_action("movement")
    settle(qtbot, window)
    helpers = [h for h in screen.findChildren(HelperLinks) if h.isVisible()]
    (link,) = [h.links["europa.zoc_exit_cost"] for h in helpers]
    link.setFocus()
    qtbot.keyClick(link, Qt.Key.Key_Return)
    settle(qtbot, window)
    shown: object = window.workspace.screen_shown
    assert isinstance(shown, CalculatorsScreen)
    assert shown.panel.question.entry is not None
    assert shown.panel.question.entry.name == "europa.zoc_exit_cost"
