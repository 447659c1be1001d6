"""The campaign options of the air chapters: each decides one point on which groups differ."""

from __future__ import annotations

from oobmgr.rules.option_kinds import either, flag, number
from oobmgr.rules.options import Option

OPTIONS: tuple[Option, ...] = (
    either(
        "ga_counts",
        "What the Group Allowance counts",
        "Whether all groups on the map count against the Group Allowance, or only operable ones.",
        "AIR-04",
        "EU-CF-90",
        all_on_map="All on the map",
        operable="Operable ones",
    ),
    either(
        "air_ready_phase",
        "When groups are repaired and placed",
        "Whether groups are repaired, placed and taken off the map in the Air or the Initial "
        "Phase.",
        "AIR-03",
        "EU-CF-59",
        air="Air Phase",
        initial="Initial Phase",
    ),
    either(
        "base_capacity",
        "Capacity of air bases",
        "Whether a hex takes 3, 1 and 2 groups as listed, or half the printed Airbase table.",
        "AIR-05",
        "EU-CF-61",
        listed="As listed",
        half_sum="Half the printed table",
    ),
    either(
        "ga_round",
        "Half Group Allowance",
        "Whether a half of the Group Allowance counts as a whole group, or not until it is one.",
        "AIR-11",
        "EU-CF-66",
        up="Rounded up",
        down="Rounded down",
    ),
    either(
        "flak_bomber_drm",
        "Flak at bombers",
        "Whether flak is worse only if all strike groups are bombers, or if any is.",
        "MIS-09",
        "EU-CF-64",
        all="All are bombers",
        any="Any is a bomber",
    ),
    number(
        "air_supply_re_clear",
        "Supply by air, Clear and Frost",
        "How many REs a transport group feeds in Clear and Frost.",
        "TRN-02",
        "EU-CF-04",
        default="4",
    ),
    number(
        "air_supply_re_bad",
        "Supply by air, Mud and Snow",
        "How many REs a transport group feeds in Mud and Snow.",
        "TRN-02",
        "EU-CF-04",
        default="3",
    ),
    number(
        "air_supply_re_special",
        "Supply by air in place of trucks",
        "How many REs a transport group feeds for special supply and construction.",
        "TRN-02",
        "EU-CF-04",
        default="3",
    ),
    flag(
        "surprise_include_north",
        "Surprise in the north",
        "Whether the groups of the Arkhangel district can be drawn in the surprise.",
        "ASU-02",
        "EU-CF-67",
        default=False,
    ),
    either(
        "surprise_bomber_set",
        "Pool of the surprise",
        "Whether all other groups are drawn in the surprise, or only level bombers.",
        "ASU-03",
        "EU-CF-67",
        all_nonfighters="All but fighters",
        bombers_only="Level bombers only",
    ),
)
