"""August 1941: the Soviet cities and factories bring points, factories go to the Urals."""

from __future__ import annotations

from tests.campaigns import CLEAR
from tests.integration.played.acts import (
    AUGUST_1,
    AUGUST_2,
    PlayerTurn,
    act,
    group,
    lose,
    move,
    rolled,
)

WARSZAWA = "operable:Warszawa"
GERMAN, RUSSIAN = "Germany", "Soviet Union"

TURNS = (
    PlayerTurn(
        AUGUST_1,
        "axis",
        (
            # Riga 3, Minsk 4, Kiev 5, Odessa 4: 84. Mud in B and C: 75 % = 63 (INC-11); limit 126.
            # 101 + 63 - 30 for 10 Re = 134: 8 are lost. Re 56 + 1 + 10 + 3 of the schedule = 70,
            # less an airfield at Brest: 69.
            act("initial", "initial", weather=CLEAR | {"B": "mud", "C": "mud"},
                cities={"Kiev": "held", "Odessa": "siege"}, buy=10, buy_place="Warszawa",
                scheduled=3, scheduled_place="Warszawa"),
            act("initial", "build", kind="airfield", place="Brest", source="Brest", distance=0),
            # Infantry 37 and 28th 5: 42, 10, 9 paid: 1. Armor 8 and 4 panzer 6, 11 panzer 6: 20, 5,
            # 2 paid: 3, and 2 waited. Germany 8 + 1 = 9, 0 + 5 = 5, 1.
            act("initial", "replacements"),
            # 4 panzer 3 and 3 (REP-14): 6, 2. 8 panzer 2 and 2 by the chart: 4, 0.
            act("initial", "rebuild", units=["4 panzer"]),
            act("initial", "rebuild", units=["8 panzer"], price_infantry=2, price_armor=2),
            # 251st: 10 - 1 - 1 = 8 holds (ISO-03).
            act("initial", "supply_states", whole=True, says="Supply: 1 as before"),
            act("initial", "isolation", hex="1A 3333", roll=10, adjacent=True,
                says="Attrition, 1A 3333: no loss"),
            act("initial", "air_triage", groups=[
                rolled("Germany/Ju88A/2", "eet", "inoperable", 4),
            ]),
            act("air", "air_repair", attempts=[
                rolled("Germany/Ju87B/2", "inoperable:Warszawa", "yes", 2),
                rolled("Italy/MC200/2", "inoperable:Lublin", "yes", 1),
                rolled("Germany/Ju88A/2", "unready", "yes", 3),
            ]),
            act("air", "air_base", name="Orsha", airfield=True),
            act("air", "air_move", moves=[
                move("Germany/He111/2", "available", "operable:Lublin", 1),
                move("Germany/Ju52/2", "available", WARSZAWA, 2),
            ]),
            # Warszawa has a hit left: 4 of its 5 groups fly. 3 fighters 1, 4 others 2: 3.
            # 6 fighters 2, 7 others 3 1/2: 8 1/2, up 9, 6 more. 117 left.
            act("air", "air", groups=[
                group("Germany/Me109F/2", WARSZAWA, 2),
                group("Germany/Ju87B/2", WARSZAWA, 2),
                group("Germany/He111/2", "operable:Lublin", 2),
                group("Italy/MC200/2", "operable:Lublin", 1),
            ]),
            act("air", "air", fighters=6, others=7),
            act("air", "bombing", target="factory", place="Gorkiy", hits=2),
            act("air", "bombing", target="city", place="Leningrad", hits=1),
            # 3 x 2 = 6 places a zone without a roll (INT-03).
            act("air", "interdiction", place="Bryansk", rail=True,
                groups=[{"rating": 3, "step": "2"}], says="Interdiction zone at Bryansk"),
            act("movement", "air_mend"),
            # 3, 4 and 8 panzer 3, 13 panzer 13, 9 motorised 4 1/2: 20 1/2, up 21. 96 left.
            act("movement", "movement", units=["3 panzer", "4 panzer", "8 panzer"],
                counts={"panzer": 13, "motorized": 9}),
            # 3 panzer paid, 7 infantry 1/2. 17 against 6 is 2.83, so 3-1, and 4-1 for 10 of armor
            # against all 6. X1 takes 3 of both. The panzer division counts for 10; 6 - 3 - 1 = 2
            # come back as armor, which costs 3 (CHG-05): against a rifle division nobody has to
            # lose armor (LOS-05). The 125th brings 6 - 3 - 1 = 2 infantry.
            act("combat", "battle", place="Roslavl", attackers=["3 panzer", "7 infantry"],
                defenders=["125 rifle"], terrain_column=False, armor_terrain=True, weather="clear",
                result="X1", attacker_losses=["3 panzer"], defender_losses=["125 rifle"],
                says="Attack on Roslavl: 4-1, X1"),
            # 18 infantry 9, 2 bombardments: with 1/2 it is 11 1/2, up 12. 84 left.
            act("combat", "combat", units=["4 panzer", "8 panzer"],
                counts={"infantry": 18}, bombardments=2),
            lose("combat", "23 infantry", "52 infantry", "107 rifle", "2 tank"),
        ),
        {"axis sp": 84, "axis limit": 126, "axis re": 69, "Germany infantry": 4,
         "Germany armor": 0, "Germany artillery": 1},
    ),
    PlayerTurn(
        AUGUST_1,
        "soviet",
        (
            # 60 + 3 + 4 + 5 + 4 = 76; 75 % = 57; limit 114. 86 + 57 - 27 for 9 Re = 116: 2 are
            # lost. Re 43 + 2 + 9 = 54.
            act("initial", "initial", buy=9, buy_place="Moskva"),
            # Special: infantry 34 and 100 rifle 4, 6 rifle 3: 41, 10, 8 paid: 2. Armor 20 and 81
            # mechanised 2, 29 mechanised 4: 26, 6, 5 paid: 1. Artillery 4 and 5: 9, 2, 1 paid: 1.
            # 3 of the breakout waited.
            # Cities 56 - Riga 2 - Minsk 3 - Kiev 4 = 47; Odessa, besieged, brings its points
            # (REP-04). Less 2 hits on Moskva and 1 on Leningrad: 44.
            # Factories: Leningrad 2, Gorkiy 3, Stalingrad 2, Kharkov is silent: 7 and 7, less 1 and
            # 2 hits from armor: 4 and 7 (FAC-02, FAC-03, REP-07).
            # Pool 7 + 2 + 44 + 3 = 56, 5 + 1 + 4 = 10, 1 + 1 + 7 = 9.
            act("initial", "replacements"),
            # 42 and 27 rifle 3 each, 56, 85, 97 and 86 rifle 4 each: 22, 34 left. 120 artillery 5,
            # 6 antitank 2: 2 left. The 86th, lost in its pocket, is in supply where it comes back.
            act("initial", "rebuild",
                units=["42 rifle", "27 rifle", "56 rifle", "85 rifle", "97 rifle", "86 rifle",
                       "120 artillery", "6 antitank"]),
            act("initial", "factory", place="Leningrad", event="moved"),
            # The second Yak1 makes a full group of the two.
            act("initial", "air_arrivals", arrivals=[
                {"nation": "Soviet", "aircraft": "Yak1", "use": "full_group"},
            ]),
            # 4 fighters 1 1/3, 3 others 1 1/2: 2 5/6, up 3. 111 left.
            act("air", "air", fighters=4, others=3),
            act("movement", "air_mend"),
            # 8 tank 8, 3 motorised 1 1/2: 9 1/2, up 10. 101 left.
            act("movement", "movement", counts={"tank": 8, "motorized": 3}),
            # 42 and 27 rifle 1, 13 more 6 1/2, 1 bombardment: 8 1/2, up 9. 92 left.
            act("combat", "combat", units=["42 rifle", "27 rifle"], counts={"rifle": 13},
                bombardments=1),
            lose("combat", "31 infantry"),
        ),
        {"soviet sp": 92, "soviet limit": 114, "soviet re": 54, "Soviet Union infantry": 34,
         "Soviet Union armor": 10, "Soviet Union artillery": 2},
    ),
    PlayerTurn(
        AUGUST_2,
        "axis",
        (
            # Riga 3, Minsk 4, Kiev 5, Odessa 4, Dnepropetrovsk 4: 80, limit 160. 84 + 80 - 6 for 2
            # Re = 158. Re 69 + 1 + 2 = 72.
            act("initial", "initial", weather=CLEAR,
                cities={"Odessa": "held", "Dnepropetrovsk": "siege"}, buy=2,
                buy_place="Warszawa"),
            # Infantry 42 and 23rd 2, 52nd 5, 31st 5: 54, 13, 10 paid: 3. Armor 20 and 3 panzer 6:
            # 26, 6, 5 paid: 1; 2 of change waited. 4 + 3 = 7, 3.
            act("initial", "replacements"),
            # 3 panzer 3 and 3 (REP-14): 4, 0.
            act("initial", "rebuild", units=["3 panzer"]),
            # 2 transport groups feed 4 REs each in clear weather (TRN-02) and stay there.
            act("initial", "air_supply", target="Orsha", zone="B",
                groups=[group("Germany/Ju52/2", WARSZAWA, 2)], says="feed 8 REs"),
            act("initial", "supply_states", whole=True, by_air=["251 infantry"],
                says="Supply: 1 in supply again"),
            # The cadre of the 23rd 2, the 57th from cadre 2: 0 left.
            act("initial", "rebuild", cadres=["23 infantry"]),
            act("initial", "rebuild", units=["57 infantry"], price_infantry=2),
            # The airfield begun at Brest holds 2.
            act("air", "air_base", work="finish", name="Brest"),
            # 12 fighters 4, 10 others 5: 9. 149 left.
            act("air", "air", fighters=12, others=10),
            # 3, 4 and 8 panzer 3, 14 panzer 14, 8 motorised 4: 21. 128 left. 2 infantry overrun: 1.
            act("movement", "movement", units=["3 panzer", "4 panzer", "8 panzer"],
                counts={"panzer": 14, "motorized": 8}),
            act("movement", "overrun", counts={"infantry": 2}, target="1B 1515"),
            # 300 infantry would be 150: refused (SP-33).
            act("combat", "combat", counts={"infantry": 300}),
            # 30 infantry 15, 5 bombardments: 20. 107 left. 11 infantry attacks unpaid, at half
            # its strength (SP-25).
            act("combat", "combat", units=["3 panzer", "4 panzer"], counts={"infantry": 30},
                bombardments=5, unpaid_units=["11 infantry"]),
            lose("combat", "27 rifle", "42 rifle"),
            act("combat", "credit_points", nation=GERMAN, kind="infantry", points=2),
            # 4 and 8 panzer 2, 10 panzer 10, 4 motorised 2: 14. 93 left.
            act("exploitation", "exploitation", units=["4 panzer", "8 panzer"],
                counts={"panzer": 10, "motorized": 4}),
        ),
        {"axis sp": 93, "axis limit": 160, "axis re": 72, "Germany infantry": 0,
         "Germany armor": 0},
        typed=True,
    ),
    PlayerTurn(
        AUGUST_2,
        "soviet",
        (
            # 60 + 3 + 4 + 5 + 4 + 4 = 80, limit 160. 92 + 80 - 12 for 4 Re = 160. Re 54 + 2 + 4.
            act("initial", "initial", buy=4, buy_place="Moskva"),
            # Infantry 41 and 107, 125 rifle 4 each: 49, 12, 10 paid: 2. Armor 26 and 2 tank 3: 29,
            # 7, 6 paid: 1. Cities 56 - 2 - 3 - 4 - Odessa 3 = 44. II turns bring nothing of
            # factories (FAC-01). 2 of change waited. Pool 34 + 2 + 44 + 2 = 82, 11, 2.
            act("initial", "replacements"),
            act("initial", "rebuild", units=["100 rifle", "107 rifle"]),
            # 6 fighters 2, 4 others 2: 4. 156 left.
            act("air", "air", fighters=6, others=4),
            # 4 tank is a brigade and free (SP-24); 6 tank 6, 4 motorised 2: 8. 148 left.
            act("movement", "movement", units=["4 tank"], counts={"tank": 6, "motorized": 4}),
            # 40 rifle 20, 4 bombardments: 24. 124 left.
            act("combat", "combat", units=["4 tank"], counts={"rifle": 40}, bombardments=4),
            lose("combat", "4 tank", "4 panzer", "100 rifle"),
        ),
        {"soviet sp": 124, "soviet limit": 160, "soviet re": 60, "Soviet Union infantry": 74,
         "Soviet Union armor": 11, "Soviet Union artillery": 2},
    ),
)  # fmt: skip
