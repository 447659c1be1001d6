"""The campaign options of movement."""

from __future__ import annotations

from oobmgr.rules.option_kinds import either
from oobmgr.rules.options import Option

OPTIONS: tuple[Option, ...] = (
    either(
        "overrun_terrain",
        "Where overruns are allowed",
        "Whether forest, swamp, mountains, wooded rough and major rivers keep overruns out, or "
        "any terrain may be overrun.",
        "OVR-04",
        "EU-CF-39",
        rule13="Not in heavy terrain",
        any="Anywhere",
    ),
)
