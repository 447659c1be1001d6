"""What ends by itself as players go on."""

from oobmgr.games.grande_armee.actions.politics_victory import levels_lost, points_at_end
from oobmgr.rules.closings import closings_of

CLOSINGS = closings_of(
    levels_lost,
    points_at_end,
)
