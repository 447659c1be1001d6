"""The calculators of the game by module, chapter by chapter."""

from __future__ import annotations

from oobmgr.rules.calculators import CalculatorList

CALCULATORS = CalculatorList(
    "balkans",
    "oobmgr.games.balkans",
    {
        "air.support": ("air_effective", "air_support"),
        "partisans.modes": ("partisan_crt_bonus", "convert_partisan"),
        "festung.trigger": (
            "festung_trigger",
            "festung_roll",
            "festung_roll_again",
            "festung_flow",
        ),
        "festung.garrison": ("garrison", "garrison_move"),
        "hexes": ("hex_distance",),
    },
)
