"""What ends by itself as players go on."""

from oobmgr.rules.closings import closings_of

CLOSINGS = closings_of()
