"""The four turns: July I and July II."""

from __future__ import annotations

from tests.integration.table.comparing import goes_on, holds, loses_a_step, pays, pays_in, reads
from tests.integration.table.player import Player


def july_i_axis(player: Player) -> None:
    # Riga held, Minsk besieged: reached both (INC-05). 100 - 3 - 4 = 93 (INC-02). Clear in B
    # and C; mud in A counts for nothing (INC-13). Limit 2 x 93 = 186.
    player.choose("weather_A", "mud")
    player.click("weather_clear")  # in all others
    player.choose("city_Riga", "held")
    player.choose("city_Minsk", "siege")
    reads(player, {"Riga reached": "−3", "Minsk reached": "−4", "Received": "93", "Limit": "186"})
    # 143 + 93 = 236, 50 too many. 10 Re cost 30: 206, so 20 are lost and 186 stay (SP-03).
    # The advice for 20 is 20/3, up 7 (SP-08). Re 41 + 1 + 10 = 52.
    player.enter(buy=10)
    player.write("buy_place", "Warszawa")
    assert "20 SP will be lost above the limit of 186." in player.faults
    assert player.text("buy_advised") == "Buy 7 Re"
    reads(player, {"Lost above the limit": "−20", "Stock at the close": "186"})
    # The other side's forecast: 60 + 3 + 4 = 67 (INC-03), limit 134; 90 + 67 - 134 = 23 over.
    assert "rate 67, received 67, limit 134, 23 SP over" in player.words_of("forecast")
    player.post()
    holds(player, "axis", sp=186, limit=186, re=52)
    assert player.account("lost:axis:limit") == 20
    assert player.account("pool:axis:Warszawa") == 50
    _july_i_moves_and_fights(player)
    goes_on(player, "1941-07-I", "soviet", "initial")


def _july_i_moves_and_fights(player: Player) -> None:
    # 14 fighters 4 2/3, 17 others 8 1/2 (SP-09): 13 1/6, up 14.
    pays_in(player, "air", 14, (186, 172, 186), fighters=14, others=17)
    # Two hits on a marshalling yard take 2 SP from the enemy pool: 90 - 2 = 88 (SP-30).
    player.step("Bombing")
    player.enter(hits=2)
    player.post()
    holds(player, "soviet", sp=88, limit=120, re=32)

    goes_on(player, "1941-07-I", "axis", "movement")
    # 3 and 4 Panzer 2; 13 panzer 13, 7 motorised 3 1/2: 18 1/2, up 19.
    player.pick("3 panzer", "4 panzer")
    player.enter(count_panzer=13, count_motorized=7)
    pays(player, 19, before=172, after=153, limit=186)

    # 37 infantry 18 1/2, 6 bombardments 6: 24 1/2, up 25.
    pays_in(player, "combat", 25, (153, 128, 186), count_infantry=37, bombardments=6)
    loses_a_step(player, "17 panzer", "GE.pz9.17")

    goes_on(player, "1941-07-I", "axis", "exploitation")
    # 17 Panzer is a cadre now: it pays nothing and is not offered (SP-24).
    assert "18 panzer" in player.pickable()
    assert "17 panzer" not in player.pickable()
    # 3 and 4 Panzer 2; 9 panzer 9, 5 motorised 2 1/2 (SP-16): 13 1/2, up 14.
    player.pick("3 panzer", "4 panzer")
    player.enter(count_panzer=9, count_motorized=5)
    pays(player, 14, before=128, after=114, limit=186)


def july_i_soviet(player: Player) -> None:
    # Riga and Minsk raise the Soviet rate: 60 + 3 + 4 = 67 (INC-03); limit 134. 88 + 67 = 155,
    # 21 too many: 7 Re for 21 SP, nothing lost. Re 32 + 2 + 7 = 41.
    reads(player, {"Riga reached": "3", "Minsk reached": "4", "Rate before weather": "67"})
    player.enter(buy=7)
    player.post()
    holds(player, "soviet", sp=134, limit=134, re=41)

    # 8 fighters 2 2/3, 6 others 3: 5 2/3, up 6.
    pays_in(player, "air", 6, (134, 128, 134), fighters=8, others=6)
    # 13 tank 13, 7 motorised 3 1/2: 16 1/2, up 17.
    pays_in(player, "movement", 17, (128, 111, 134), count_tank=13, count_motorized=7)
    # 20 rifle 10, 3 cavalry 1 1/2, 4 bombardments 4: 15 1/2, up 16.
    pays_in(player, "combat", 16, (111, 95, 134), count_rifle=20, count_cavalry=3, bombardments=4)
    # 3 tank 3, 1 motorised 1/2: 3 1/2, up 4.
    pays_in(player, "exploitation", 4, (95, 91, 134), count_tank=3, count_motorized=1)
    goes_on(player, "1941-07-II", "axis", "initial")


def july_ii_axis(player: Player) -> None:
    # The cities stay as they were; Minsk has fallen, which changes nothing: reached is reached.
    assert player.words_of("city_Riga") == "Riga, held"
    player.choose("city_Minsk", "held")
    # Mud in B alone: 93 less 15 %: 93 x 85 % = 79.05, up 80 (INC-12, GEN-04); limit 160 (SP-03).
    player.choose("weather_B", "mud")
    player.click("weather_clear")
    lines = {"Rate before weather": "93", "Rounded up": "80", "Received": "80", "Limit": "160"}
    reads(player, lines)
    assert player.cases()["Weather: mud in B, −15 %"] == "INC 12"
    # 114 + 80 = 194, 34 too many: 34/3 = 11 1/3, up 12 Re for 36 SP; 158. Re 52 + 1 + 12 = 65.
    player.click("buy_advised")
    reads(player, {"Resource Points bought: 12": "−36", "Stock at the close": "158"})
    player.post()
    holds(player, "axis", sp=158, limit=160, re=65)
    # 2 Re for the German railways: 30 + 2 x 10 = 50 REs (RES-08, RAIL-01). Re 65 - 2 = 63.
    player.step("Rail capacity")
    player.enter(resource_points=2)
    player.write("place", "Warszawa")
    reads(player, {"Capacity": "30", "Raised by": "20", "Rail capacity in REs": "50"})
    player.post()
    holds(player, "axis", sp=158, limit=160, re=63)
    assert player.account("pool:axis:Warszawa") == 48
    _july_ii_moves_and_fights(player)
    goes_on(player, "1941-07-II", "soviet", "initial")


def _july_ii_moves_and_fights(player: Player) -> None:
    # 9 fighters 3, 11 others 5 1/2: 8 1/2, up 9.
    pays_in(player, "air", 9, (158, 149, 160), fighters=9, others=11)
    goes_on(player, "1941-07-II", "axis", "movement")
    # XXXXI Motorised Corps: 1 and 6 Panzer 2, 36 motorised 1/2: 2 1/2, up 3.
    player.pick("1 panzer", "6 panzer", "36 motorized")
    pays(player, 3, before=149, after=146, limit=160)
    # 14 panzer 14, 6 motorised 3: 17; in all 19 1/2, up 20, less the 3 paid: 17 (SP-15).
    player.enter(count_panzer=14, count_motorized=6)
    pays(player, 17, before=146, after=129, limit=160)
    # 25 infantry 12 1/2, 3 bombardments 3: 15 1/2, up 16.
    pays_in(player, "combat", 16, (129, 113, 160), count_infantry=25, bombardments=3)

    goes_on(player, "1941-07-II", "axis", "exploitation")
    # Mud: units that start in B may not exploit, those in C may (SOP-06).
    player.enter(count_panzer=7, count_motorized=3)
    player.choose("zone", "B")
    assert "The Exploitation Phase is not held in mud." in player.faults
    assert not player.may("post")
    # 7 panzer 7, 3 motorised 1 1/2: 8 1/2, up 9.
    player.choose("zone", "C")
    pays(player, 9, before=113, after=104, limit=160)


def july_ii_soviet(player: Player) -> None:
    # The weather of the game turn holds for both: 67 x 85 % = 56.95, up 57; limit 114.
    # 91 + 57 = 148, 34 too many: 12 Re for 36 SP; 112. Re 41 + 2 + 12 = 55.
    reads(player, {"Rate before weather": "67", "Rounded up": "57", "Limit": "114"})
    player.enter(buy=12)
    player.post()
    holds(player, "soviet", sp=112, limit=114, re=55)

    # 7 fighters 2 1/3, 5 others 2 1/2: 4 5/6, up 5.
    pays_in(player, "air", 5, (112, 107, 114), fighters=7, others=5)
    # 11 tank 11, 6 motorised 3: 14.
    pays_in(player, "movement", 14, (107, 93, 114), count_tank=11, count_motorized=6)
    # 27 rifle 13 1/2, 2 bombardments 2: 15 1/2, up 16.
    pays_in(player, "combat", 16, (93, 77, 114), count_rifle=27, bombardments=2)
    goes_on(player, "1941-07-II", "soviet", "exploitation")
    goes_on(player, "1941-08-I", "axis", "initial")
