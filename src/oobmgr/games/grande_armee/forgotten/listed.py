"""What looks forgotten, in the order in which it is told."""

from __future__ import annotations

from oobmgr.games.grande_armee.forgotten import battles, march, realm
from oobmgr.rules.checks import checks_of

CHECKS = checks_of(
    march.weather_due,
    battles.battles_open,
    battles.leaders_to_score,
    battles.leaders_bereft,
    battles.depots_to_replace,
    realm.corrections_open,
    realm.level_reached,
    realm.income_due,
    realm.minimum_in_turkey,
    realm.unsupplied,
    realm.supply_open,
    march.reinforcements_due,
    march.routs_due,
    march.rally_due,
    march.strength_alone,
    march.charts_too_full,
)
