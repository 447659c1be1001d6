"""What looks forgotten, in the order in which it is told."""

from __future__ import annotations

from oobmgr.games.grande_armee.forgotten import march
from oobmgr.rules.checks import checks_of

CHECKS = checks_of(
    march.weather_due,
)
