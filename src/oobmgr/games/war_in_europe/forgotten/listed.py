"""What looks forgotten, in the order in which it is told."""

from __future__ import annotations

from oobmgr.games.war_in_europe.forgotten import checks
from oobmgr.rules.checks import checks_of

CHECKS = checks_of(
    checks.version_without_corrections,
    checks.attrition_due,
    checks.weather_due,
    checks.missions_due,
    checks.nothing_cuts_off,
    checks.beaches_retaken,
    checks.voyages_due,
    checks.landings_due,
    checks.attack_to_enter,
)
