"""The four turns: August I, and how August II begins."""

from __future__ import annotations

from oobmgr.ui.views.turn.step_list import StepList
from tests.integration.table.comparing import goes_on, holds, pays_in, reads
from tests.integration.table.player import Player


def august_i_axis(player: Player) -> None:
    # Mud in B and C, both bad: 93 less 25 %: 93 x 75 % = 69.75, up 70 (INC-11); limit 140.
    for zone, weather in (("A", "mud"), ("B", "mud"), ("C", "mud"), ("D", "mud"), ("G", "mud")):
        player.choose(f"weather_{zone}", weather)
    reads(player, {"Rounded up": "70", "Received": "70", "Limit": "140"})
    assert player.cases()["Weather: mud in B, mud in C, −25 %"] == "INC 11"
    # 104 + 70 = 174; 6 Re cost 18: 156, so 16 are lost and 140 stay. Re 63 + 1 + 6 = 70.
    player.enter(buy=6)
    reads(player, {"Lost above the limit": "−16", "Stock at the close": "140"})
    player.post()
    holds(player, "axis", sp=140, limit=140, re=70)
    assert player.account("lost:axis:limit") == 36  # 20 in July I, 16 now

    # 6 fighters 2, 7 others 3 1/2: 5 1/2, up 6.
    pays_in(player, "air", 6, (140, 134, 140), fighters=6, others=7)
    # 16 panzer 16, 9 motorised 4 1/2: 20 1/2, up 21.
    pays_in(player, "movement", 21, (134, 113, 140), count_panzer=16, count_motorized=9)
    # 18 infantry 9, 2 bombardments 2: 11.
    pays_in(player, "combat", 11, (113, 102, 140), count_infantry=18, bombardments=2)
    goes_on(player, "1941-08-I", "axis", "exploitation")
    # Mud or snow lies in every zone: the phase is not held at all (SOP-06), and nothing is paid.
    assert player.words_of("phase_name") == "Exploitation Phase, not held"
    assert not player.there("count_panzer")
    assert "exploitation" not in player.find("actions", StepList).guide.names
    goes_on(player, "1941-08-I", "soviet", "initial")


def august_i_soviet(player: Player) -> None:
    # 67 x 75 % = 50.25, up 51; limit 102. 77 + 51 = 128, 26 too many: 26/3 = 8 2/3, up 9 Re
    # for 27 SP; 101. Re 55 + 2 + 9 = 66.
    reads(player, {"Rate before weather": "67", "Rounded up": "51", "Limit": "102"})
    player.click("buy_advised")
    player.post()
    holds(player, "soviet", sp=101, limit=102, re=66)

    # 4 fighters 1 1/3, 3 others 1 1/2: 2 5/6, up 3.
    pays_in(player, "air", 3, (101, 98, 102), fighters=4, others=3)
    # 8 tank 8, 3 motorised 1 1/2: 9 1/2, up 10.
    pays_in(player, "movement", 10, (98, 88, 102), count_tank=8, count_motorized=3)
    # 15 rifle 7 1/2, 1 bombardment 1: 8 1/2, up 9.
    pays_in(player, "combat", 9, (88, 79, 102), count_rifle=15, bombardments=1)
    goes_on(player, "1941-08-I", "soviet", "exploitation")
    goes_on(player, "1941-08-II", "axis", "initial")


def august_ii_begins(player: Player) -> None:
    # Minsk is relieved and neither held nor besieged: it counts no more (INC-06). 100 - 3 = 97.
    # Mud in C alone: 97 x 85 % = 82.45, up 83 (INC-12); limit 166.
    player.choose("city_Minsk", "no")
    player.choose("weather_C", "mud")
    player.click("weather_clear")
    reads(player, {"Rate before weather": "97", "Rounded up": "83", "Limit": "166"})
    # 102 + 83 = 185, 19 too many: 19/3 = 6 1/3, up 7 Re for 21 SP; 164. Re 70 + 1 + 7 = 78.
    player.click("buy_advised")
    # The other side: 60 + 3 = 63 x 85 % = 53.55, up 54; limit 108; 79 + 54 - 108 = 25 over.
    assert "rate 63, received 54, limit 108, 25 SP over" in player.words_of("forecast")
    player.post()
    holds(player, "axis", sp=164, limit=166, re=78)
    holds(player, "soviet", sp=79, limit=102, re=66)
