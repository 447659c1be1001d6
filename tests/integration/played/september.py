"""September I 1941, as far as its Initial Phases."""

from __future__ import annotations

from tests.campaigns import CLEAR
from tests.integration.played.acts import SEPTEMBER_1, PlayerTurn, act, counted

TURNS = (
    PlayerTurn(
        SEPTEMBER_1,
        "axis",
        (
            # 20 for the border cities, Leningrad 5: 75, limit 150. 93 + 75 - 24 for 8 Re + 4 for 2
            # = 148 (SP-05, SP-06). Re 72 + 1 + 8 - 2 = 79.
            act("initial", "initial", weather=CLEAR,
                cities={"Dnepropetrovsk": "held", "Leningrad": "siege"},
                buy=8, buy_place="Warszawa", sell=2, sell_place="Ploesti"),
            # Infantry 54: paid, 2 waited. Armor 26 and 4 panzer 6: 32, 8, 6 paid: 2. Germany 2, 2.
            act("initial", "replacements"),
            # The 52nd from cadre 2 by the chart: 0, 2.
            act("initial", "rebuild", units=["52 infantry"], price_infantry=2),
        ),
        {"axis sp": 148, "axis limit": 150, "axis re": 79, "Germany infantry": 0,
         "Germany armor": 2},
    ),
    PlayerTurn(
        SEPTEMBER_1,
        "soviet",
        (
            # 60 + 20 - 5 = 75, limit 150. 124 + 75 - 48 for 16 Re = 151: 1 is lost.
            # Re 60 + 2 + 16 = 78.
            act("initial", "initial", buy=16, buy_place="Moskva"),
            # The counter on the track stood at 147.
            counted("initial", "soviet", "sp", 147, "the track says so"),
            # Infantry 49 and 27, 42 rifle 3 each, 100 rifle 4: 59, 14, 12 paid: 2. Armor 29 and 4
            # tank 3: 32, 8, 7 paid: 1. Cities 56 - 2 - 3 - 4 - 3 - Dnepropetrovsk 3 = 41.
            # Factories: Gorkiy 3, Stalingrad 2; Kharkov and Leningrad are silent: 5 and 5.
            # Pool 74 + 2 + 41 = 117, 11 + 1 + 5 = 17, 2 + 5 = 7.
            act("initial", "replacements"),
            # The brigade 4 tank 3: 14 left.
            act("initial", "rebuild", units=["4 tank"]),
        ),
        {"soviet sp": 147, "soviet limit": 150, "soviet re": 78, "Soviet Union infantry": 117,
         "Soviet Union armor": 14, "Soviet Union artillery": 7},
    ),
)  # fmt: skip
