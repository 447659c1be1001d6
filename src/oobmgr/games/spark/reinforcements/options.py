"""The campaign options of reinforcements: each decides one point on which groups differ."""

from __future__ import annotations

from typing import Final

from oobmgr.rules.option_kinds import flag
from oobmgr.rules.options import Option

ALL_ACTIVE: Final = "all_active"

OPTIONS: tuple[Option, ...] = (
    flag(
        ALL_ACTIVE,
        "All Soviet units active",
        "Whether Soviet reinforcements are active from the start, to help their player.",
        "SP-REINF-09",
        "",
        default=False,
    ),
)
