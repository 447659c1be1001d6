"""Which form an action has: one that the game brings along, or one built from its inputs."""

from __future__ import annotations

from oobmgr.rules.actions import Action
from oobmgr.rules.game import Game
from oobmgr.rules.later import loaded
from oobmgr.ui.viewmodels.turn import places_of
from oobmgr.ui.viewmodels.turn_reading import TurnReading
from oobmgr.ui.viewmodels.turn_units import class_rows
from oobmgr.ui.views.turn.forms import ActionForm, BuiltForm


def make_form(action: Action, reading: TurnReading, game: Game) -> ActionForm:
    """The form of an action of the phase that was read."""
    places = places_of(reading.page)
    opening = reading.page.forms[action.name]
    if action.form is not None:
        made: ActionForm = loaded(action.form.where)(action, opening.shown, game, places)
        return made
    classes = class_rows(action, game, reading.tables)
    return BuiltForm(action, classes, places, opening.left_out, calendar=game.calendar)
