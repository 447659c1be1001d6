"""The campaign options of supply traces and interdiction zones."""

from __future__ import annotations

from oobmgr.rules.option_kinds import either, flag
from oobmgr.rules.options import Option

OPTIONS: tuple[Option, ...] = (
    flag(
        "rail_break_cuts_supply",
        "Rail breaks cut supply",
        "Whether a break on the rail line cuts a supply trace, or only hinders rail movement.",
        "SUP-01",
        "EU-CF-97",
        default=False,
    ),
    either(
        "arctic_mud_length",
        "Arctic links in Mud",
        "Whether overland and road links reach 3 hexes in arctic Mud, one less than elsewhere, or "
        "2 as the text prints.",
        "SUP-03",
        "EU-CF-34",
        **{"3": "3 hexes", "2": "2 hexes"},
    ),
    either(
        "heavy_terrain_on_road",
        "Forest and swamp on a road",
        "Whether terrain that counts as 2 hexes does so on a road link too.",
        "SUP-04",
        "EU-CF-37",
        **{"2": "2 hexes", "1": "1 hex"},
    ),
    either(
        "truck_link_reading",
        "Links to and from trucks",
        "Whether the long link leads to the truck and the short one from it, or the other way "
        "round.",
        "TRK-02",
        "EU-CF-35",
        rule12="Long to the truck, short from it",
        interdiction_text="Short to the truck, long from it to rail",
    ),
    flag(
        "interdiction_cm_enter",
        "Entering interdiction zones",
        "Whether mechanised units pay for entering an interdiction zone as they do for leaving it.",
        "INT-04",
        "EU-CF-31",
        default=False,
    ),
)  # fmt: skip
