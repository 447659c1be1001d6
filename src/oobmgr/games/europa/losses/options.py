"""The campaign options of losses and retreats: each decides one point on which groups differ."""

from __future__ import annotations

from oobmgr.rules.option_kinds import either
from oobmgr.rules.options import Option

OPTIONS: tuple[Option, ...] = (
    either(
        "city_retreat",
        "Retreat from cities",
        "Whether only a full city shortens a retreat, or a dot city too.",
        "LOS-07",
        "EU-CF-51",
        full_only="Full cities only",
        any="Any city",
    ),
    either(
        "change_usable",
        "Use of change",
        "Whether points for excess losses can be used from the next game turn, or from the owner's "
        "next Initial Phase.",
        "CHG-08",
        "EU-CF-52",
        next_game_turn="The next game turn",
        next_initial="The next Initial Phase",
    ),
)
