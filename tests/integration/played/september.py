"""September I 1941, as far as its Initial Phases."""

from __future__ import annotations

from tests.integration.played.acts import SEPTEMBER_1, PlayerTurn, act

TURNS = (
    PlayerTurn(
        SEPTEMBER_1,
        "axis",
        (
            # 20 for the border cities, Leningrad 5: 75, limit 150. 94 + 75 - 18 for 6 Re = 151: 1
            # is lost. Re 72 + 1 + 6 = 79.
            act("initial", "initial", cities={"Dnepropetrovsk": "held", "Leningrad": "siege"},
                buy=6, buy_place="Warszawa"),
            # Infantry 54: paid, 2 waited. Armor 20 and 3 and 4 panzer 6 each: 32, 8, 5 paid: 3.
            # Germany 3 + 2 = 5, 3.
            act("initial", "replacements"),
            # 3 panzer 3 and 3: 2, 0.
            act("initial", "rebuild", units=["3 panzer"]),
        ),
        {"axis sp": 150, "axis limit": 150, "axis re": 79, "Germany infantry": 2,
         "Germany armor": 0},
    ),
    PlayerTurn(
        SEPTEMBER_1,
        "soviet",
        (
            # 60 + 20 - 5 = 75, limit 150. 124 + 75 - 48 for 16 Re = 151: 1 is lost.
            # Re 60 + 2 + 16 = 78.
            act("initial", "initial", buy=16, buy_place="Moskva"),
            # Infantry 41 and 27, 42 rifle 3 each, 100 rifle 4: 51, 12, 10 paid: 2. Armor 25 and 4
            # tank 3: 28, 7, 6 paid: 1. Cities 56 - 2 - 3 - 4 - 3 - Dnepropetrovsk 3 = 41.
            # Factories: Gorkiy 3, Stalingrad 2; Kharkov and Leningrad are silent: 5 and 5.
            # Pool 66 + 2 + 41 = 109, 10 + 1 + 5 = 16, 1 + 5 = 6.
            act("initial", "replacements"),
            # The brigade 4 tank 3: 13 left.
            act("initial", "rebuild", units=["4 tank"]),
        ),
        {"soviet sp": 150, "soviet limit": 150, "soviet re": 78, "Soviet Union infantry": 109,
         "Soviet Union armor": 13, "Soviet Union artillery": 6},
    ),
)  # fmt: skip
