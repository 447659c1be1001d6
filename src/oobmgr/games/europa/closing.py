"""What ends by itself when a player turn is closed."""

from __future__ import annotations

from oobmgr.games.europa.actions.air.ports import mend_ports
from oobmgr.games.europa.actions.air.yards import mend_yards
from oobmgr.games.europa.air.zones import end_zones
from oobmgr.games.europa.supply.surprise import drop_surprise
from oobmgr.rules.closings import closings_of

CLOSINGS = closings_of(drop_surprise, end_zones, mend_ports, mend_yards)
