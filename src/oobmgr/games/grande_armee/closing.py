"""What ends by itself as players go on."""

from oobmgr.games.grande_armee.actions.politics_victory import points_at_end
from oobmgr.rules.closings import closings_of

CLOSINGS = closings_of(
    points_at_end,
)
