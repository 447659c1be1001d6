"""All forms of a described game, in the order in which a turn meets them."""

from __future__ import annotations

from oobmgr.domain.periods import PeriodTurns
from oobmgr.games.own.actions.goods import goods_actions
from oobmgr.games.own.actions.places import place_actions
from oobmgr.games.own.actions.roster import roster_actions
from oobmgr.games.own.actions.turn import turn_actions
from oobmgr.games.own.description.description import Description
from oobmgr.rules.actions import Action


def actions_for(told: Description, calendar: PeriodTurns) -> tuple[Action, ...]:
    """The forms that the description asks for."""
    return (
        *turn_actions(told, calendar),
        *place_actions(told),
        *goods_actions(told),
        *roster_actions(told),
    )
