"""July 1941: cities are lost, the first replacements come, the air forces wear down."""

from __future__ import annotations

from tests.campaigns import CLEAR
from tests.integration.played.acts import (
    JULY_1,
    JULY_2,
    PlayerTurn,
    act,
    group,
    lose,
    mistake,
    move,
    rolled,
)

WARSZAWA = "operable:Warszawa"
GERMAN, RUSSIAN = "Germany", "Soviet Union"

TURNS = (
    PlayerTurn(
        JULY_1,
        "axis",
        (
            # Riga 3 and Minsk 4 are reached: 93, limit 186; Mud in A counts for nothing (INC-13).
            # 142 + 93 - 30 for 10 Re = 205, 19 are lost: 186. Re 36 + 1 + 10 = 47.
            act("initial", "initial", weather=CLEAR | {"A": "mud"},
                cities={"Riga": "held", "Minsk": "siege"}, buy=10, buy_place="Warszawa"),
            # Lost so far: infantry 31st, 23rd and 57th 5 each, 15; armor 201 2 and 8 panzer 6, 8;
            # Romania 3. A quarter: 3 infantry, 2 armor, nothing (SR-01 to SR-03); 2 waited: 5, 2.
            act("initial", "replacements"),
            # 31st from cadre 2 infantry by the chart, 201 from the dead for its strength of 2
            # armor (REP-10): 3 and 0 left.
            act("initial", "rebuild", units=["31 infantry", "201 assault gun"], price_infantry=2),
            act("initial", "air_triage", groups=[rolled("Germany/He111/2", "eet", "operable", 2)]),
            act("initial", "air_arrivals", july=True),
            act("initial", "rail", nation="German", resource_points=3, place="Warszawa"),
            act("air", "air_repair", attempts=[
                rolled("Germany/Me109F/2", "inoperable:Warszawa", "yes", 1),
            ]),
            act("air", "air_move", moves=[
                move("Italy/MC200/2", "available", "operable:Lublin", 1),
            ]),
            # 4 fighters 1 1/3, 4 others 2: up 4. 8 fighters 2 2/3, 11 others 5 1/2: 11 1/2 in all,
            # up 12, 8 more. 186 - 12 = 174.
            act("air", "air", groups=[
                group("Germany/Me109F/2", WARSZAWA, 3),
                group("Germany/Ju87B/2", WARSZAWA, 2),
                group("Germany/He111/2", "operable:Lublin", 1),
                group("Germany/Ju88A/2", "operable:Lublin", 1),
                group("Italy/MC200/2", "operable:Lublin", 1),
            ]),
            act("air", "air", fighters=8, others=11),
            # Yards 2: the Soviets hold 84. The factory of Leningrad 1, Moskva 2: taken in August.
            act("air", "bombing", target="yard", hits=2),
            act("air", "bombing", target="factory", place="Leningrad", result="1R"),
            act("air", "bombing", target="city", place="Moskva", result="C1R"),
            # An I16 of Minsk meets a Ju88A that would lay a zone; both are shot down (MIS-07).
            act("air", "air_mission", kind="interdiction", target="Smolensk",
                groups=[group("Germany/Ju88A/2", "operable:Lublin", 1)]),
            act("air", "air_fight", mission=1, fights=[{
                "card": "Soviet Union/I16/2", "box": "operable:Minsk",
                "target": "Germany/Ju88A/2", "target_box": "operable:Lublin",
                "hit": "X", "target_distance": 5, "back": "X", "distance": 0,
            }]),
            act("air", "air_results", results=[
                group("Italy/MC200/2", "operable:Lublin", result="A"),
            ]),
            # 3 and 4 panzer 2, 10 motorised 1/2, 13 panzer 13, 7 motorised 3 1/2: 19. 155 left.
            act("movement", "movement", units=["3 panzer", "4 panzer", "10 motorised"],
                counts={"panzer": 13, "motorized": 7}),
            # 3 of 30 + 3 x 10 REs; ten hexes, of which six were converted in June.
            act("movement", "rail_move", kind="strategic", units=["52 infantry"], hexes=90,
                says="3 REs carried this turn"),
            # Partisans need 5 or 6 (RAIL-10).
            act("movement", "rail_break", place="Baranovichi", die=4, says="no rail break"),
            act("movement", "rail_break", place="Kowel", die=5, says="Rail line broken"),
            act("movement", "regauge", line="Brest-Minsk", hexes=4,
                says="Brest-Minsk: 4 hexes converted"),
            # 7 and 28 infantry 1, 35 more 17 1/2, 6 bombardments 6: 24 1/2, up 25. 130 left.
            act("combat", "combat", units=["3 panzer", "4 panzer", "7 infantry", "28 infantry"],
                counts={"infantry": 35}, bombardments=6),
            lose("combat", "10 motorised", "7 infantry", "1 infantry", "604 artillery"),
            lose("combat", "1 infantry"),
            lose("combat", "56 rifle", "85 rifle", "205 mechanised", "32 tank", "9 NKVD"),
            act("combat", "credit_points", nation=GERMAN, kind="infantry", points=3,
                reason="breakout"),
            # 3 and 4 panzer 2, 9 panzer 9, 5 motorised 2 1/2: 13 1/2, up 14. 116 left.
            act("exploitation", "exploitation", units=["3 panzer", "4 panzer"],
                counts={"panzer": 9, "motorized": 5}),
        ),
        {"axis sp": 116, "axis limit": 186, "axis re": 44, "soviet sp": 84,
         "Germany infantry": 3, "Germany armor": 0, "Romania infantry": 0},
    ),
    PlayerTurn(
        JULY_1,
        "soviet",
        (
            # 60 + 3 + 4 = 67 (INC-03), limit 134. 84 + 67 - 15 for 5 Re = 136: 2 are lost.
            # Re 32 + 2 + 5 = 39, less a fort: 38.
            act("initial", "initial", buy=5, buy_place="Moskva"),
            act("initial", "build", kind="fort", place="2A 1010", source="Moskva", distance=3),
            # Lost: infantry 6, 42 and 27 rifle 3 each, 90 rifle 4: 13; armor 22 tank 3 + 2, 205
            # mechanised 2, 2 tank 5, 81 mechanised 3: 15; artillery 2. What the Axis did in July I
            # counts from the next game turn on. 3 and 3 and 0; 1 and 2 infantry waited: 6 and 3.
            act("initial", "replacements"),
            # The two hexes stay cut off and roll (ISO-01): 7 - 1 Russia - 1 enemy + 1 home = 6
            # fails; of 6 and 4 half is 5, which the 13th meets (ISO-03, ISO-04).
            act("initial", "supply_states", whole=True, says="Supply: 4 as before"),
            act("initial", "isolation", hex="1A 3010", roll=7, adjacent=True, home=True,
                removed=["13 rifle"], says="Attrition, 1A 3010: 5 to lose"),
            # The other breaks out: 5 - 1 - 1 + 1 = 4 fails; of 6 and 3 half is 4 1/2, up 5;
            # 9 - 5 - 1 = 3 infantry, to be used in July II (ISO-05, ISO-06).
            act("initial", "breakout", hex="1A 3020", roll=5, adjacent=True, home=True,
                says="Breakout, 1A 3020: 3 infantry points"),
            # 6 rifle for 3 (REP-10): 3 infantry left.
            act("initial", "rebuild", units=["6 rifle"]),
            act("initial", "factory", place="Gorkiy", event="upgraded"),
            # Moved in July I, Kharkov is silent for six turns: July I to September II (FAC-05).
            act("initial", "factory", place="Kharkov", event="moved"),
            act("initial", "air_triage", groups=[
                rolled("Soviet Union/I16/2", "eft", "operable", 1),
                rolled("Soviet Union/I16/2", "eft", "operable", 2),
                rolled("Soviet Union/I16/2", "eft", "inoperable", 3),
                rolled("Soviet Union/I16/2", "eft", "remnants", 6),
                rolled("Soviet Union/I16/2", "eft", "stays", 5),
                rolled("Soviet Union/I15/2", "eft", "operable", 1),
                rolled("Soviet Union/I15/2", "eft", "remnants", 6),
                rolled("Soviet Union/MiG3/2", "eft", "inoperable", 4),
                rolled("Soviet Union/SB2/2", "eet", "operable", 1),
                rolled("Soviet Union/SB2/2", "eet", "stays", 5),
                rolled("Soviet Union/DB3/2", "eet", "remnants", 6),
                rolled("Soviet Union/I16/2", "eet", "stays", 4),
            ]),
            act("initial", "air_arrivals", july=True),
            act("initial", "air_repair", attempts=[
                rolled("Soviet Union/I15Bis/2", "unready", "yes", 1),
                rolled("Soviet Union/Su2/2", "unready", "yes", 1),
                rolled("Soviet Union/MiG3/2", "unready", "yes", 2),
                rolled("Soviet Union/MiG3/2", "unready", "no", 5),
                rolled("Soviet Union/I16/2", "unready", "no", 6),
                rolled("Soviet Union/SB2/2", "inoperable:Minsk", "yes", 2),
            ]),
            act("initial", "air_move", moves=[
                move("Soviet Union/I16/2", "available", "operable:Kiev", 3),
                move("Soviet Union/Pe2/2", "available", "operable:Minsk", 2),
            ]),
            # 3 fighters 1, 2 bombers 1: 2. 8 fighters 2 2/3, 6 others 3: 7 2/3 in all, up 8, 6
            # more. 134 - 8 = 126.
            act("air", "air", groups=[
                group("Soviet Union/I16/2", "operable:Kiev", 2),
                group("Soviet Union/MiG3/2", "operable:Kiev", 1),
                group("Soviet Union/Pe2/2", "operable:Minsk", 2),
            ]),
            act("air", "air", fighters=8, others=6),
            act("air", "air_results", results=[
                group("Soviet Union/Pe2/2", "operable:Minsk", result="A"),
                group("Soviet Union/I16/2", "operable:Kiev", result="X", distance=2),
            ]),
            # Warszawa: two hits, capacity 5 - 2 = 3; a Me109F and a Ju87B are grounded.
            act("air", "bombing", target="airbase", place="Warszawa", result="C1R", grounded=[
                {"card": "Germany/Me109F/2", "number": 1},
                {"card": "Germany/Ju87B/2", "number": 1},
            ]),
            # 10 tank 10, 8 motorised 4: 14. 112 left. 3 rifle overrun 1 1/2, up 2: 110.
            act("movement", "movement", counts={"tank": 10, "motorized": 8}),
            act("movement", "overrun", counts={"rifle": 3}, target="1B 1514"),
            # Burnt for the wrong railway; taken back at the end of the turn.
            mistake("movement", "rail", nation="Soviet", resource_points=6, place="Moskva"),
            # 97 and 125 rifle 1, 31 more 15 1/2, a bombardment 1: 17 1/2, up 18. 92 left.
            act("combat", "bombard", place="Lwow", guns=["120 artillery"],
                defenders=["44 infantry"], terrain_left=False, result="C", losses=["44 infantry"],
                says="Bombarded Lwow: C"),
            act("combat", "combat", units=["97 rifle", "125 rifle"], counts={"rifle": 31}),
            lose("combat", "97 rifle", "13 infantry"),
            act("combat", "work_lost", kind="fort", place="2A 1010"),
            # 3 tank 3, 2 motorised 1: 4. 88 left.
            act("exploitation", "exploitation", counts={"tank": 3, "motorized": 2}),
        ),
        {"soviet sp": 88, "soviet limit": 134, "soviet re": 38, "Soviet Union infantry": 3,
         "Soviet Union armor": 3, "Soviet Union artillery": 0},
    ),
    PlayerTurn(
        JULY_2,
        "axis",
        (
            # Riga 3, Minsk 4, Kiev 5: 88. Mud in B alone: 88 x 85 % = 74.8, up 75 (INC-12); limit
            # 150. 116 + 75 - 36 for 12 Re = 155: 5 are lost. Re 44 + 1 + 12 = 57.
            act("initial", "initial", weather=CLEAR | {"B": "mud"},
                cities={"Minsk": "held", "Kiev": "siege"}, buy=12, buy_place="Warszawa"),
            # Infantry 15 and 10 motorised 5, 7th 5, 1st 7, 44th 5: 37, 9, of which 3 are paid: 6.
            # Armor 8: paid. Artillery 4: 1. Romania 6: 1. 3 of the breakout waited.
            # Germany 3 + 6 + 3 = 12, 0, 1.
            act("initial", "replacements"),
            act("initial", "supply_states", whole=True, isolated=["251 infantry"],
                says="Supply: 1 isolated"),
            # The cadre of the 1st 2, the 7th from cadre 2: 8 left. The Romanian 5th 1: 0.
            act("initial", "rebuild", cadres=["1 infantry"]),
            act("initial", "rebuild", units=["7 infantry"], price_infantry=2),
            act("initial", "rebuild", units=["5 infantry"], price_infantry=1),
            # Its strength is 4, and 1 artillery is there: refused (REP-10). By its size it is 1.
            act("initial", "rebuild", units=["604 artillery"]),
            act("air", "air_repair", attempts=[
                rolled("Germany/Me109F/2", "inoperable:Warszawa", "yes", 2),
                rolled("Germany/Ju87B/2", "inoperable:Warszawa", "no", 6),
                rolled("Italy/MC200/2", "inoperable:Lublin", "no", 5),
            ]),
            # 2 fighters 2/3, 2 others 1: up 2. 9 fighters 3, 8 others 4: 8 2/3, up 9, 7 more.
            # 141 left.
            act("air", "air", groups=[
                group("Germany/Me109F/2", WARSZAWA, 2),
                group("Germany/Ju87B/2", WARSZAWA, 1),
                group("Germany/He111/2", "operable:Lublin", 1),
            ]),
            act("air", "air", fighters=9, others=8),
            # Yards 3: the Soviets hold 85.
            act("air", "bombing", target="yard", hits=3),
            act("air", "bombing", target="airbase", place="Kiev", result="C1R", grounded=[
                {"card": "Soviet Union/I16/2", "number": 1},
                {"card": "Soviet Union/MiG3/2", "number": 1},
            ]),
            act("movement", "air_mend"),
            # 3 and 4 panzer 2, 10 panzer 10, 6 motorised 3: 15. 126 left.
            act("movement", "movement", units=["3 panzer", "4 panzer"],
                counts={"panzer": 10, "motorized": 6}),
            # 11 and 28 infantry 1, 26 more 13, 2 bombardments: 16. 110 left.
            act("combat", "combat", units=["3 panzer", "4 panzer", "11 infantry", "28 infantry"],
                counts={"infantry": 26}, bombardments=2),
            lose("combat", "4 panzer", "28 infantry", "100 rifle", "81 mechanised",
                 "120 artillery"),
            act("combat", "credit_points", nation=GERMAN, kind="armor", points=2),
            # 7 panzer 7, 3 motorised 1 1/2, from zone C: 8 1/2, up 9. 101 left.
            act("exploitation", "exploitation", counts={"panzer": 7, "motorized": 3}, zone="C"),
        ),
        {"axis sp": 101, "axis limit": 150, "axis re": 57, "soviet sp": 85,
         "Germany infantry": 8, "Germany armor": 0, "Germany artillery": 1,
         "Romania infantry": 0},
        typed=True,
    ),
    PlayerTurn(
        JULY_2,
        "soviet",
        (
            # 60 + 3 + 4 + 5 = 72; 72 x 85 % = 61.2, up 62; limit 124. 85 + 62 - 24 for 8 Re = 123.
            # Re 38 + 2 + 8 = 48, less an airfield: 47.
            act("initial", "initial", buy=8, buy_place="Moskva"),
            act("initial", "build", kind="airfield", place="Smolensk", source="Moskva",
                distance=2),
            mistake("initial", "build", kind="fort", place="2A 1011", source="Moskva", distance=1),
            # Infantry 13 and 56, 85, 97, 13, 86 rifle 4 each, 9 NKVD 1: 34, 8, 3 paid: 5. Armor 15
            # and 205 mechanised 2, 32 tank 3: 20, 5, 3 paid: 2. Artillery 2 and 1 antitank 2: 1.
            # 3 of the breakout waited. Pool 3 + 5 + 3 = 11, 5, 1; 90 rifle 4: 7.
            act("initial", "replacements"),
            # What is left at 1A 3010 breaks out: 9 - 1 - 1 + 1 = 8 holds; 4 - 0 - 1 = 3 infantry.
            act("initial", "supply_states", whole=True, says="Supply: 1 as before"),
            act("initial", "breakout", hex="1A 3010", roll=9, adjacent=True, home=True,
                says="Breakout, 1A 3010: 3 infantry points"),
            act("initial", "rebuild", units=["90 rifle"]),
            act("initial", "air_triage", groups=[
                rolled("Soviet Union/I16/2", "eft", "operable", 1),
                rolled("Soviet Union/I16/2", "eft", "remnants", 6),
                rolled("Soviet Union/SB2/2", "eet", "operable", 2),
                rolled("Soviet Union/I16/2", "eet", "inoperable", 3),
            ]),
            # A single I16 brings a remnant back as far as the EFT box, a Yak1 waits (AIR-11).
            act("initial", "air_arrivals", arrivals=[
                {"nation": "Soviet", "aircraft": "I16", "use": "Remnants_to_EFT"},
                {"nation": "Soviet", "aircraft": "Yak1", "use": "hold"},
            ]),
            # At Kiev, of 3 less 2, one may try.
            act("air", "air_repair", attempts=[
                rolled("Soviet Union/MiG3/2", "inoperable:Kiev", "yes", 1),
                rolled("Soviet Union/MiG3/2", "unready", "yes", 2),
                rolled("Soviet Union/I16/2", "unready", "no", 5),
                rolled("Soviet Union/I16/2", "unready", "yes", 1),
                rolled("Soviet Union/Pe2/2", "inoperable:Minsk", "yes", 2),
            ]),
            act("air", "air_move", moves=[
                move("Soviet Union/I16/2", "available", "operable:Minsk", 1),
            ]),
            # 1 fighter 1/3, 4 bombers 2: up 3. 6 fighters 2, 5 others 2 1/2: 6 5/6, up 7, 4 more.
            # 116 left.
            act("air", "air", groups=[
                group("Soviet Union/I16/2", "operable:Minsk", 1),
                group("Soviet Union/SB2/2", "operable:Minsk", 2),
                group("Soviet Union/Pe2/2", "operable:Minsk", 2),
            ]),
            act("air", "air", fighters=6, others=5),
            act("air", "bombing", target="resource", place="Brest", result="C1R"),
            act("movement", "air_mend"),
            # 11 tank 11, 6 motorised 3: 14. 102 left.
            act("movement", "movement", counts={"tank": 11, "motorized": 6}),
            act("movement", "rail", nation="Soviet", resource_points=4, place="Moskva"),
            # 120 REs and a division of 3, of 90 + 4 x 10.
            act("movement", "rail_move", kind="strategic", units=["107 rifle"],
                res=120, hexes=100, says="123 REs carried this turn"),
            # 6 rifle 1/2, 27 more 13 1/2, 2 bombardments: 16. 86 left.
            act("combat", "combat", units=["6 rifle"], counts={"rifle": 27}, bombardments=2),
            lose("combat", "6 rifle", "11 panzer"),
        ),
        {"soviet sp": 86, "soviet limit": 124, "soviet re": 43, "axis re": 56,
         "Soviet Union infantry": 7, "Soviet Union armor": 5, "Soviet Union artillery": 1},
        typed=True,
    ),
)  # fmt: skip
