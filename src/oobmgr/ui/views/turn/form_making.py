"""Which form an action has: the game's own sheet, a guided run, or one built from its inputs."""

from __future__ import annotations

from oobmgr.rules.actions import Action
from oobmgr.rules.game import Game
from oobmgr.ui.viewmodels.turn import places_of
from oobmgr.ui.viewmodels.turn_reading import TurnReading
from oobmgr.ui.viewmodels.turn_units import class_rows
from oobmgr.ui.views.runs.run_form import RunForm
from oobmgr.ui.views.turn.forms import ActionForm, BuiltForm
from oobmgr.ui.views.turn.income_form import IncomeForm


def make_form(action: Action, reading: TurnReading, game: Game) -> ActionForm:
    """The form of an action of the phase that was read."""
    places = places_of(reading.page)
    opening = reading.page.forms[action.name]
    if opening.sheet is not None:
        other = game.side(opening.sheet.outlook_side)
        return IncomeForm(opening.sheet, other.emblem, places)
    if opening.run is not None:
        return RunForm(action, opening.run)
    classes = class_rows(action, game, reading.tables)
    return BuiltForm(action, classes, places, opening.left_out, calendar=game.calendar)
