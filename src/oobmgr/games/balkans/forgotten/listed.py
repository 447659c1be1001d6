"""What looks forgotten, in the order in which it is told."""

from __future__ import annotations

from oobmgr.games.balkans.forgotten import checks
from oobmgr.rules.checks import checks_of

CHECKS = checks_of(
    checks.festung_roll_due,
    checks.entries_to_count,
    checks.garrison_owed,
    checks.garrison_blocks,
    checks.garrison_left,
    checks.partisans_to_convert,
    checks.partisans_without_mode,
    checks.hq_without_mode,
    checks.city_without_hex,
)
