"""The surprise turn and June II 1941."""

from __future__ import annotations

from tests.campaigns import CLEAR
from tests.integration.played.acts import (
    JUNE_2,
    SURPRISE,
    PlayerTurn,
    act,
    group,
    lose,
    move,
    restore,
    rolled,
    strikes,
)

WARSZAWA = "operable:Warszawa"
GERMAN, RUSSIAN = "Germany", "Soviet Union"

TURNS = (
    PlayerTurn(
        SURPRISE,
        "axis",
        (
            # A major city holds 3 groups, a dot city 1, an airfield 2 more (AIR-05).
            act("air", "air_base", name="Warszawa", city="major", airfield=True),
            act("air", "air_base", name="Lublin", city="dot", airfield=True),
            act("air", "air_base", name="Ploesti", city="dot", airfield=True),
            act("air", "air_base", name="Kiev", city="major", enemy=True),
            act("air", "air_base", name="Minsk", city="major", airfield=True, enemy=True),
            act("air", "air_move", moves=[
                move("Germany/Me109F/2", "available", WARSZAWA, 3),
                move("Germany/Ju87B/2", "available", WARSZAWA, 2),
                move("Germany/He111/2", "available", "operable:Lublin", 2),
                move("Germany/Ju88A/2", "available", "operable:Lublin", 1),
                move("Romania/PZL24/2", "available", "operable:Ploesti", 1),
                move("Romania/SM79/2", "available", "operable:Ploesti", 1),
            ]),
            act("air", "set_up", units=["3 panzer", "7 infantry"], distance=0),
            # The air surprise (ASU-02, ASU-03): 4 I16 and 2 I15 to EFT, 1 I15Bis and 2 MiG3
            # unready; 2 SB2 and 1 DB3 to EET, the other 15 that bombers draw unready.
            act("air", "air_surprise", striker="Me110",
                strikes=strikes(("I16", 3), ("I16", 6), ("I16", 4))),
            act("air", "air_surprise", striker="Me109", strikes=strikes(
                ("I16", 4), ("I15", 5), ("I15", 6), ("MiG3", 2), ("MiG3", 3), ("I15Bis", 2),
                ("I15Bis", 1), ("I15Bis", 1), ("I15", 1), ("I15", 1), ("I16", 1), ("I16", 1),
                ("I16", 1), ("I16", 1))),
            act("air", "air_surprise", striker="Do17", strikes=strikes(("SB2", 1), ("IL4", 1))),
            act("air", "air_surprise", striker="He111", strikes=strikes(
                ("SB2", 3), ("SB2", 6), ("DB3", 5), ("Su2", 1), ("R10", 2), ("R10", 1), ("R10", 2),
                ("IL2", 1), ("IL2", 2))),
            act("air", "air_surprise", striker="Ju88", strikes=strikes(
                ("DB3", 1), ("DB3", 2), ("IL4", 1), ("IL4", 2), ("IL4", 1), ("Yak1", 2),
                ("Yak1", 1), ("LaGG3", 2), ("LaGG3", 1))),
            # 17 fighters 5 2/3 and 20 others 10 strike, 2 Ju87 1 fly beside them: 16 2/3, up 17
            # (SP-09, SP-32); of the 80 remain 63.
            act("air", "air", groups=[group("Germany/Ju87B/2", WARSZAWA, 2)]),
            # 3 panzer and 16 panzer 17; 7 and 31 infantry 1, 38 more 19; 8 bombardments 8: 45.
            # 18 remain, and are dropped (SP-32).
            act("combat", "combat", units=["3 panzer", "7 infantry", "31 infantry"],
                counts={"panzer": 16, "infantry": 38}, bombardments=8),
            lose("combat", "6 rifle", "42 rifle", "22 tank", "6 antitank"),
            lose("combat", "31 infantry", "201 assault gun"),
        ),
        {"axis sp": 100, "axis re": 40, "soviet sp": 75, "soviet re": 25},
    ),
    PlayerTurn(
        JUNE_2,
        "axis",
        (
            # Base rate 100, limit 200: 100 + 100, nothing lost. Ploesti brings 1: 41 Re.
            act("initial", "initial", weather=CLEAR),
            act("initial", "move_resource", amount=20, target="Warszawa"),
            act("initial", "move_resource", amount=5, target="Helsinki", area="Finland"),
            act("initial", "move_resource", amount=8, target="Rovaniemi", area="arctic"),
            # A fort 1, rail capacity 2 (RES-06, RES-08): 41 - 3 = 38.
            act("initial", "build", kind="fort", place="1A 2230", source="Warszawa", distance=4,
                says="usable from July I 1941"),
            act("initial", "rail", nation="German", resource_points=2, place="Warszawa"),
            act("initial", "supply_states", whole=True),
            # 3 1/2 as before, up 4; 18 fighters 6, 13 others 6 1/2: 16 in all, 12 more. 184 left.
            act("air", "air", groups=[
                group("Germany/Me109F/2", WARSZAWA, 3),
                group("Germany/Ju87B/2", WARSZAWA, 2),
                group("Germany/He111/2", "operable:Lublin", 2),
                group("Germany/Ju88A/2", "operable:Lublin", 1),
            ]),
            act("air", "air", fighters=18, others=13),
            # The fighters that the surprise left stand on Alert before the Soviet turn (ASU-05).
            act("air", "air_move", moves=[
                move("Soviet Union/MiG3/2", "available", "operable:Kiev", 3),
            ]),
            act("air", "air_results", results=[
                group("Germany/Me109F/2", WARSZAWA, result="A"),
                group("Germany/He111/2", "operable:Lublin", result="X", distance=4),
                group("Germany/Ju88A/2", "operable:Lublin", result="R"),
                group("Soviet Union/MiG3/2", "operable:Kiev", result="X", distance=2),
            ]),
            # Two MiG3 are left at Kiev; a hit grounds one, its capacity falls from 3 to 2.
            act("air", "bombing", target="airbase", place="Kiev", hits=1,
                grounded=[{"card": "Soviet Union/MiG3/2", "number": 1}]),
            # Two Ju87 with an escort, all paid: flak sends one home, the other helps at Brest.
            act("air", "air_mission", kind="ground_support", target="Brest", groups=[
                group("Germany/Ju87B/2", WARSZAWA, 2),
                group("Germany/Me109F/2", WARSZAWA, 1, role="escort"),
            ], says="Ground support at Brest"),
            act("air", "air_flak", mission=1, heavy=1, light=1, hit="R", target_die=2),
            act("air", "air_strike", mission=1, factors=8, result="1R"),
            # A hit on a yard takes 1 SP: the Soviets hold 74 (SP-30).
            act("air", "bombing", target="yard", result="Re1R"),
            # 3 and 4 panzer 2, 10 motorised 1/2: up 3. Then 12 panzer and 8 motorised 16: 18 1/2,
            # up 19, 16 more. 184 - 19 = 165 (SP-13 to SP-15).
            act("movement", "movement", units=["3 panzer", "4 panzer", "10 motorised"]),
            act("movement", "movement", counts={"panzer": 12, "motorized": 8}),
            # 3 panzer paid; 3 infantry 1 1/2, up 2 (SP-19): 163.
            act("movement", "overrun", units=["3 panzer"], counts={"infantry": 3},
                target="1B 1513"),
            act("movement", "hexside", hex="1B 1617", others=["1B 1618", "1B 1717"],
                river="minor", says="Hexsides of 1B 1617"),
            # 3 and 4 panzer paid: 20 against 4 is 5-1, a column more for armor that matches the
            # whole defence (ARM-04): 6-1. D2DR takes all 4, so nothing comes back (CHG-01).
            act("movement", "battle", place="Kobrin", attackers=["3 panzer", "4 panzer"],
                defenders=["27 rifle"], terrain_column=False, armor_terrain=True, result="D2DR",
                defender_losses=["27 rifle"], says="Overrun of Kobrin: 6-1, D2DR"),
            act("movement", "move_resource", amount=6, source="Warszawa", target="Brest"),
            # 3 REs of the 57th and 20 of freight, of 30 + 2 x 10 (RAIL-03, RES-08); 23 + 3 = 26.
            # Six movement points are 48 hexes, less 8 to entrain, 14 gone and 16 for a break
            # (RAIL-04): it may go.
            act("movement", "rail_move", kind="strategic", units=["57 infantry"], res=20,
                hexes=30, says="23 REs carried this turn"),
            act("movement", "rail_move", units=["44 infantry"], hexes=14, breaks=1, multiple=8,
                says="26 REs carried this turn"),
            act("movement", "regauge", line="Brest-Minsk", hexes=6,
                says="Brest-Minsk: 6 hexes converted"),
            # Hexes of 1, 1, 2 and 1 cost half: 2 1/2 of 6 (MOV-03).
            act("movement", "administrative", units=["23 infantry"], hex_costs=[1, 1, 2, 1]),
            act("movement", "rail", nation="Finnish", resource_points=1, place="Helsinki"),
            # 7 and 28 infantry 1. 14 against 6 is 2 1/3, so 2-1, and 3-1 with the Ju87 (CBT-07).
            # D1 takes 3; the 90th counts for 6, so 6 - 3 - 1 = 2 infantry come back (CHG-01).
            act("combat", "battle", place="Brest", attackers=["7 infantry", "28 infantry"],
                defenders=["90 rifle"], terrain_column=False, armor_terrain=True, result="D1",
                defender_losses=["90 rifle"], says="Attack on Brest: 3-1, D1"),
            # 3 and 4 panzer paid; 23 infantry 11 1/2, 4 bombardments 4: with 1 it is 16 1/2, up 17.
            # 163 - 17 = 146.
            act("combat", "combat", units=["3 panzer", "4 panzer"], counts={"infantry": 23},
                bombardments=4),
            lose("combat", "22 tank", "205 mechanised", "2 tank"),
            lose("combat", "23 infantry", "8 panzer", "5 infantry", "11 infantry"),
            restore("combat", "11 infantry"),
            act("combat", "credit_points", nation=GERMAN, kind="infantry", points=2, note="Brest"),
            act("combat", "credit_points", nation=RUSSIAN, kind="infantry", points=1),
            # 3 and 4 panzer again 2, 3 motorised 1 1/2 (SP-16): up 4. 142 left.
            act("exploitation", "exploitation", units=["3 panzer", "4 panzer"],
                counts={"motorized": 3}),
        ),
        {"axis sp": 142, "axis limit": 200, "axis re": 37, "soviet sp": 74},
    ),
    PlayerTurn(
        JUNE_2,
        "soviet",
        (
            # Base rate 60, limit 120. 74 + 60 = 134; 5 Re for 15 SP: 119. 25 + 2 + 5 = 32 Re.
            act("initial", "initial", buy=5, buy_place="Moskva"),
            act("initial", "move_resource", amount=15, target="Kiev"),
            # Two hexes are cut off.
            act("initial", "supply_states", whole=True,
                isolated=["13 rifle", "29 mechanised", "86 rifle", "1 antitank"],
                says="Supply: 4 isolated"),
            *(act("initial", "factory", place=place)
              for place in ("Leningrad", "Kharkov", "Gorkiy", "Stalingrad")),
            # Two of five get ready; one of them at Kiev, where two may try (AIR-08).
            act("initial", "air_repair", attempts=[
                rolled("Soviet Union/MiG3/2", "inoperable:Kiev", "yes", 2),
                rolled("Soviet Union/MiG3/2", "unready", "yes", 3),
                rolled("Soviet Union/MiG3/2", "unready", "no", 5),
                rolled("Soviet Union/I15Bis/2", "unready", "no", 6),
                rolled("Soviet Union/Su2/2", "unready", "no", 4),
            ]),
            act("initial", "air_move", moves=[
                move("Soviet Union/I16/2", "available", "operable:Minsk", 2),
                move("Soviet Union/SB2/2", "available", "operable:Minsk", 2),
            ]),
            # 2 fighters 2/3, 2 bombers 1: 1 2/3, up 2. 8 fighters 2 2/3, 4 others 2: 6 1/3 in all,
            # up 7, 5 more. 119 - 7 = 112.
            act("air", "air", groups=[
                group("Soviet Union/I16/2", "operable:Minsk", 2),
                group("Soviet Union/SB2/2", "operable:Minsk", 2),
            ]),
            act("air", "air", fighters=8, others=4),
            act("air", "air_results", results=[
                group("Soviet Union/SB2/2", "operable:Minsk", result="A"),
                group("Soviet Union/I16/2", "operable:Minsk", result="X", distance=3),
            ]),
            # The other I16 stays on Alert, paid for, and may intercept in the Axis turn (SP-11).
            act("air", "air_mission", kind="alert", target="Minsk", groups=[
                group("Soviet Union/I16/2", "operable:Minsk", 1),
            ]),
            # A mission that is thought better of.
            act("air", "air_mission", kind="ground_support", target="1A 2525", groups=[
                group("Soviet Union/SB2/2", "operable:Minsk", 1),
            ]),
            act("air", "air_cancel", mission=2),
            # One hit does nothing, two destroy one of the 6 Re at Brest (RES-12): Axis 36.
            act("air", "bombing", target="resource", place="Brest", result="1R"),
            act("air", "bombing", target="resource", place="Brest", result="C1R"),
            act("movement", "air_mend"),
            # 9 tank 9, 5 motorised 2 1/2, 81 mechanised and 32 tank 2: 13 1/2, up 14. 98 left.
            act("movement", "movement", units=["81 mechanised", "32 tank"],
                counts={"tank": 9, "motorized": 5}),
            # 81 mechanised paid; 56 and 85 rifle 1, 15 more 7 1/2, 3 bombardments: 11 1/2, up 12.
            # 86 left.
            act("combat", "combat", units=["81 mechanised", "56 rifle", "85 rifle"],
                counts={"rifle": 15}, bombardments=3),
            lose("combat", "81 mechanised", "57 infantry"),
        ),
        {"soviet sp": 86, "soviet limit": 120, "soviet re": 32, "axis re": 36},
    ),
)  # fmt: skip
