"""The campaign options of morale: each decides one point on which groups differ."""

from __future__ import annotations

from typing import Final

from oobmgr.rules.option_kinds import flag
from oobmgr.rules.options import Option

RETREAT_AFTER_INDIRECT: Final = "retreat_after_indirect_fire"
WITHDRAW_SUPPRESSED: Final = "withdraw_when_suppressed"

OPTIONS: tuple[Option, ...] = (
    flag(
        RETREAT_AFTER_INDIRECT,
        "Retreat after indirect fire",
        "Whether an assaulting unit retreats where only indirect fire asked for its morale check.",
        "SP-MC-17",
        "SP-X-09",
        default=True,
    ),
    flag(
        WITHDRAW_SUPPRESSED,
        "Withdrawal while suppressed",
        "Whether a suppressed defender may try to leave the Assault Target Hex.",
        "SP-RET-08",
        "SP-X-22",
        default=True,
    ),
)
