"""What ends by itself as players go on."""

from oobmgr.games.war_in_europe.actions.airborne import airborne_arrive
from oobmgr.games.war_in_europe.actions.points import points_arrive
from oobmgr.rules.closings import closings_of

CLOSINGS = closings_of(points_arrive, airborne_arrive)
