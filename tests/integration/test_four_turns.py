"""Four game turns of the Barbarossa sample, played by both sides in the window.

A player clicks and types; what the window shows and what the books hold is compared with figures
that were worked out with a pencil from the rules. Each calculation stands where it is used, with
its case. "Up" means rounded up to the next whole number (GEN-04).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from oobmgr.exchange.sample import sample_workbook
from oobmgr.ui.theme import apply_theme
from oobmgr.ui.views.turn.step_list import StepList
from oobmgr.ui.widgets.segmented import SegmentedControl
from tests.integration.table.player import ALT, CTRL, Player
from tests.integration.table.start import choose_workbook, new_campaign, open_campaign

POOLS = {"axis": "Axis", "soviet": "Soviet"}


@pytest.fixture
def player(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Player]:
    apply_theme(qapp, "light")
    seated = Player(qtbot, tmp_path)
    yield seated
    seated.leave()


# ------------------------------------------------------------------------- what is compared


def reads(player: Player, lines: Mapping[str, str]) -> None:
    """The working on the screen has these lines with these values."""
    working = player.working()
    assert {label: working.get(label) for label in lines} == lines


def holds(player: Player, side: str, *, sp: int, limit: int | None, re: int) -> None:
    """Strip and books agree on what a side has."""
    ceiling = f", of {limit}" if limit is not None else ""
    assert player.pool(f"{POOLS[side]} SP") == f"{sp}{ceiling}"
    assert player.pool(f"{POOLS[side]} Re") == str(re)
    assert player.held(side) == sp
    assert player.held(side, "resource") == re


def pays(player: Player, price: int, *, before: int, after: int, limit: int) -> None:
    """The pencil shows the price and what it leaves; Ctrl+Enter makes it ink."""
    side = player.where()[1]
    pool = f"{POOLS[side]} SP"
    assert player.tag == "pencil, not posted"
    reads(player, {"To pay, rounded up": str(price)})
    assert player.change == f"SP {before} → {after} of {limit}"
    assert player.pool(pool) == f"{before}, −{price} pending, {after} of {limit}"
    assert player.held(side) == before  # pencil is not in the books
    player.post()
    assert player.pool(pool) == f"{after}, of {limit}"
    assert player.held(side) == after


def goes_on(player: Player, turn: str, side: str, phase: str) -> None:
    """N, or a click where N is a letter of the field; then "Go on anyway" where that is asked."""
    if isinstance(QApplication.focusWidget(), QLineEdit | SegmentedControl):
        player.click("next_phase")
    else:
        player.type("n")
    if player.there("go_on_anyway"):
        player.click("go_on_anyway")
    assert player.where() == (turn, side, phase)


def loses_a_step(player: Player, words: str, source_key: str) -> None:
    """Search a unit in the order of battle, strike a box of it with X, and return to the turn."""
    left = player.unit(source_key).steps_left
    player.key(Qt.Key.Key_2, ALT)
    player.write("unit_search", words)
    player.key(Qt.Key.Key_Down)
    player.type("x")
    assert player.unit(source_key).steps_left == left - 1
    player.key(Qt.Key.Key_1, ALT)


# ------------------------------------------------------------------------------ the evening


def test_four_game_turns_of_both_sides(player: Player) -> None:
    new_campaign(player, "Tuesdays", axis="Anna", soviet="Boris")
    # Axis 100 SP and 40 Re (full game), Soviets 75 SP and 25 Re, no limit before the first
    # income, 80 SP for the surprise turn alone (SP-04, RES-01, RES-02, SP-32).
    holds(player, "axis", sp=100, limit=None, re=40)
    holds(player, "soviet", sp=75, limit=None, re=25)
    assert player.pool("Surprise turn") == "80 SP"
    imports_the_order_of_battle(player)
    surprise_turn(player)
    june_ii_axis(player)
    june_ii_soviet(player)
    july_i_axis(player)
    july_i_soviet(player)
    july_ii_axis(player)
    july_ii_soviet(player)
    august_i_axis(player)
    august_i_soviet(player)
    august_ii_begins(player)
    the_ledger_shows_it(player)
    each_turn_can_be_looked_at(player)
    the_sums_of_each_turn_agree(player)
    the_file_opened_again_is_the_same(player)
    undo_leads_back_to_the_start(player)


def imports_the_order_of_battle(player: Player) -> None:
    choose_workbook(player, sample_workbook())
    assert player.window.workspace is not None
    assert player.books.units() == ()  # nothing before it is accepted
    player.post()
    assert len(player.books.units()) == 940
    assert player.books.undo_state().undo == "Imported 940 units from barbarossa_1941.xlsx"
    player.key(Qt.Key.Key_1, ALT)


def surprise_turn(player: Player) -> None:
    assert player.where() == ("1941-06-I-surprise", "axis", "air")
    # 10 fighters 10/3 = 3 1/3, 15 others 15/2 = 7 1/2, transports free (SP-09, SP-10, SP-32);
    # 10 5/6, up 11; of the 80 remain 69.
    player.enter(fighters=10, others=15, transports=2)
    reads(player, {"Fighter groups: 10": "3 ⅓", "Other groups: 15": "7 ½"})
    assert player.change == "Surprise SP 80 → 69"
    player.post()
    assert player.pool("Surprise turn") == "69 SP"
    assert player.account("special:axis:surprise") == 69
    player.undo()
    assert player.account("special:axis:surprise") == 80
    player.redo()
    assert player.account("special:axis:surprise") == 69

    goes_on(player, "1941-06-I-surprise", "axis", "combat")
    # 17 panzer 17, 90 infantry 45, 8 bombardments 8 (SP-28, SP-18, SP-20): 70, one too many.
    player.enter(count_panzer=17, count_infantry=90, bombardments=8)
    assert "The price is 70 SP; the pool holds 69." in player.faults
    assert not player.may("post")
    player.post()
    assert player.account("special:axis:surprise") == 69
    # 17 + 41 x 1/2 + 7 = 44 1/2, up 45; 69 - 45 = 24.
    player.enter(count_infantry=41, bombardments=7)
    reads(player, {"Divisions attacking: 41": "20 ½", "To pay, rounded up": "45"})
    player.post()
    assert player.account("special:axis:surprise") == 24
    loses_a_step(player, "104 rifle", "SU.rfl.104")
    assert player.unit("SU.rfl.104").status == "dead"  # its only step

    player.type("n")
    assert "24 SP of the surprise turn not spent yet will be dropped." in player.faults
    player.click("go_on_anyway")
    assert player.where() == ("1941-06-II", "axis", "initial")
    # What is left cannot be kept (SP-32); the ordinary stock was not touched.
    assert player.account("special:axis:surprise") == 0
    assert player.account("lost:axis:surprise") == 24
    assert player.held("axis") == 100


def june_ii_axis(player: Player) -> None:
    # Base rate 100, nothing reached, clear: 100 received (INC-01, INC-13); limit 2 x 100 = 200
    # (SP-03); 100 + 100 = 200, nothing lost. Ploesti 1: 40 + 1 = 41 (RES-03).
    assert player.words_of("weather_B") == "Weather in zone B, clear"
    reads(player, {"Base rate": "100", "Received": "100", "Limit": "200"})
    assert player.change == "SP 100 → 200 of 200. Re 40 → 41"
    assert player.pool("Axis SP") == "100, +100 pending, 200 of 200"
    player.click("post")
    assert player.tag == "posted"
    holds(player, "axis", sp=200, limit=200, re=41)
    player.step("Resource Points")
    player.enter(amount=40)
    player.write("target", "Warszawa")
    player.post()
    assert player.account("pool:axis:Warszawa") == 40

    goes_on(player, "1941-06-II", "axis", "air")
    # 21 fighters 7, 18 others 9: 16 (SP-09).
    player.enter(fighters=21, others=18)
    pays(player, 16, before=200, after=184, limit=200)

    goes_on(player, "1941-06-II", "axis", "movement")
    # XXIV Motorised Corps: 3 and 4 Panzer 2, 10 motorised 1/2 (SP-13, SP-14): 2 1/2, up 3.
    player.pick("3 panzer", "4 panzer", "10 motorized")
    pays(player, 3, before=184, after=181, limit=200)
    # 12 panzer 12, 8 motorised 4: 16; with the 2 1/2 of before 18 1/2, up 19, less the 3 that
    # are paid: 16 (SP-15: the halves of a phase are added, and rounded once).
    player.enter(count_panzer=12, count_motorized=8)
    reads(player, {"Earlier in this phase": "2 ½", "Sum of the phase": "18 ½"})
    pays(player, 16, before=181, after=165, limit=200)
    # An overrun: 3 infantry 1 1/2, up 2; 3 Panzer paid when it moved (SP-19).
    player.step("Overrun")
    player.pick("3 panzer")
    player.enter(count_infantry=3)
    pays(player, 2, before=165, after=163, limit=200)

    goes_on(player, "1941-06-II", "axis", "combat")
    # 3 and 4 Panzer paid in movement (SP-28); 23 infantry 11 1/2, 4 bombardments 4, artillery
    # that only supports free (SP-18, SP-20, SP-21): 15 1/2, up 16.
    player.pick("3 panzer", "4 panzer")
    player.enter(count_infantry=23, bombardments=4)
    reads(player, {"Paid already: 2": "0", "Bombardments: 4": "4"})
    pays(player, 16, before=163, after=147, limit=200)
    player.undo()
    holds(player, "axis", sp=163, limit=200, re=41)
    player.redo()
    holds(player, "axis", sp=147, limit=200, re=41)

    goes_on(player, "1941-06-II", "axis", "exploitation")
    # They pay again: 3 and 4 Panzer 2, 3 motorised 1 1/2 (SP-16): 3 1/2, up 4.
    player.pick("3 panzer", "4 panzer")
    player.enter(count_motorized=3)
    pays(player, 4, before=147, after=143, limit=200)
    goes_on(player, "1941-06-II", "soviet", "initial")


def june_ii_soviet(player: Player) -> None:
    # Base rate 60, clear; limit 2 x 60 = 120 (INC-01, SP-03). 75 + 60 = 135, 15 too many:
    # 15 / 3 = 5 Re for 15 SP use them up (SP-05, SP-08). 25 + 2 (Baku, RES-04) + 5 = 32.
    assert "15 SP will be lost above the limit of 120." in player.faults
    player.click("buy_advised")
    reads(player, {"Resource Points bought: 5": "−15", "Stock at the close": "120"})
    player.post()
    holds(player, "soviet", sp=120, limit=120, re=32)

    goes_on(player, "1941-06-II", "soviet", "air")
    # 10 fighters 3 1/3, 5 others 2 1/2: 5 5/6, up 6 (SP-09).
    player.enter(fighters=10, others=5)
    pays(player, 6, before=120, after=114, limit=120)
    goes_on(player, "1941-06-II", "soviet", "movement")
    # 9 tank 9, 5 motorised 2 1/2 (SP-13, SP-14): 11 1/2, up 12.
    player.enter(count_tank=9, count_motorized=5)
    pays(player, 12, before=114, after=102, limit=120)
    goes_on(player, "1941-06-II", "soviet", "combat")
    # 17 rifle 8 1/2, 3 bombardments 3 (SP-18, SP-20): 11 1/2, up 12.
    player.enter(count_rifle=17, bombardments=3)
    pays(player, 12, before=102, after=90, limit=120)
    goes_on(player, "1941-06-II", "soviet", "exploitation")

    # Before the turn is closed the Re that lie nowhere yet are listed (RES-13): 25 and 5.
    player.type("n")
    assert "30 Resource Points have no place yet." in player.faults
    player.click("go_on_anyway")
    assert player.where() == ("1941-07-I", "axis", "initial")


def july_i_axis(player: Player) -> None:
    # Riga held, Minsk besieged: reached both (INC-05). 100 - 3 - 4 = 93 (INC-02). Clear in B
    # and C; mud in A counts for nothing (INC-13). Limit 2 x 93 = 186.
    player.choose("weather_A", "mud")
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

    goes_on(player, "1941-07-I", "axis", "air")
    # 14 fighters 4 2/3, 17 others 8 1/2 (SP-09): 13 1/6, up 14.
    player.enter(fighters=14, others=17)
    pays(player, 14, before=186, after=172, limit=186)
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

    goes_on(player, "1941-07-I", "axis", "combat")
    # 37 infantry 18 1/2, 6 bombardments 6: 24 1/2, up 25.
    player.enter(count_infantry=37, bombardments=6)
    pays(player, 25, before=153, after=128, limit=186)
    loses_a_step(player, "17 panzer", "GE.pz9.17")

    goes_on(player, "1941-07-I", "axis", "exploitation")
    # 17 Panzer is a cadre now: it pays nothing and is not offered (SP-24).
    assert "18 panzer" in player.pickable()
    assert "17 panzer" not in player.pickable()
    # 3 and 4 Panzer 2; 9 panzer 9, 5 motorised 2 1/2 (SP-16): 13 1/2, up 14.
    player.pick("3 panzer", "4 panzer")
    player.enter(count_panzer=9, count_motorized=5)
    pays(player, 14, before=128, after=114, limit=186)
    goes_on(player, "1941-07-I", "soviet", "initial")


def july_i_soviet(player: Player) -> None:
    # Riga and Minsk raise the Soviet rate: 60 + 3 + 4 = 67 (INC-03); limit 134. 88 + 67 = 155,
    # 21 too many: 7 Re for 21 SP, nothing lost. Re 32 + 2 + 7 = 41.
    reads(player, {"Riga reached": "3", "Minsk reached": "4", "Rate before weather": "67"})
    player.enter(buy=7)
    player.post()
    holds(player, "soviet", sp=134, limit=134, re=41)

    goes_on(player, "1941-07-I", "soviet", "air")
    # 8 fighters 2 2/3, 6 others 3: 5 2/3, up 6.
    player.enter(fighters=8, others=6)
    pays(player, 6, before=134, after=128, limit=134)
    goes_on(player, "1941-07-I", "soviet", "movement")
    # 13 tank 13, 7 motorised 3 1/2: 16 1/2, up 17.
    player.enter(count_tank=13, count_motorized=7)
    pays(player, 17, before=128, after=111, limit=134)
    goes_on(player, "1941-07-I", "soviet", "combat")
    # 20 rifle 10, 3 cavalry 1 1/2, 4 bombardments 4: 15 1/2, up 16.
    player.enter(count_rifle=20, count_cavalry=3, bombardments=4)
    pays(player, 16, before=111, after=95, limit=134)
    goes_on(player, "1941-07-I", "soviet", "exploitation")
    # 3 tank 3, 1 motorised 1/2: 3 1/2, up 4.
    player.enter(count_tank=3, count_motorized=1)
    pays(player, 4, before=95, after=91, limit=134)
    goes_on(player, "1941-07-II", "axis", "initial")


def july_ii_axis(player: Player) -> None:
    # The cities stay as they were; Minsk has fallen, which changes nothing: reached is reached.
    assert player.words_of("city_Riga") == "Riga, held"
    player.choose("city_Minsk", "held")
    # Mud in B alone: 93 less 15 %: 93 x 85 % = 79.05, up 80 (INC-12, GEN-04); limit 160 (SP-03).
    player.choose("weather_B", "mud")
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

    goes_on(player, "1941-07-II", "axis", "air")
    # 9 fighters 3, 11 others 5 1/2: 8 1/2, up 9.
    player.enter(fighters=9, others=11)
    pays(player, 9, before=158, after=149, limit=160)
    goes_on(player, "1941-07-II", "axis", "movement")
    # XXXXI Motorised Corps: 1 and 6 Panzer 2, 36 motorised 1/2: 2 1/2, up 3.
    player.pick("1 panzer", "6 panzer", "36 motorized")
    pays(player, 3, before=149, after=146, limit=160)
    # 14 panzer 14, 6 motorised 3: 17; in all 19 1/2, up 20, less the 3 paid: 17 (SP-15).
    player.enter(count_panzer=14, count_motorized=6)
    pays(player, 17, before=146, after=129, limit=160)
    goes_on(player, "1941-07-II", "axis", "combat")
    # 25 infantry 12 1/2, 3 bombardments 3: 15 1/2, up 16.
    player.enter(count_infantry=25, bombardments=3)
    pays(player, 16, before=129, after=113, limit=160)

    goes_on(player, "1941-07-II", "axis", "exploitation")
    # Mud: units that start in B may not exploit, those in C may (SOP-06).
    player.enter(count_panzer=7, count_motorized=3)
    player.choose("zone", "B")
    assert "The Exploitation Phase is not held in mud." in player.faults
    assert not player.may("post")
    # 7 panzer 7, 3 motorised 1 1/2: 8 1/2, up 9.
    player.choose("zone", "C")
    pays(player, 9, before=113, after=104, limit=160)
    goes_on(player, "1941-07-II", "soviet", "initial")


def july_ii_soviet(player: Player) -> None:
    # The weather of the game turn holds for both: 67 x 85 % = 56.95, up 57; limit 114.
    # 91 + 57 = 148, 34 too many: 12 Re for 36 SP; 112. Re 41 + 2 + 12 = 55.
    reads(player, {"Rate before weather": "67", "Rounded up": "57", "Limit": "114"})
    player.enter(buy=12)
    player.post()
    holds(player, "soviet", sp=112, limit=114, re=55)

    goes_on(player, "1941-07-II", "soviet", "air")
    # 7 fighters 2 1/3, 5 others 2 1/2: 4 5/6, up 5.
    player.enter(fighters=7, others=5)
    pays(player, 5, before=112, after=107, limit=114)
    goes_on(player, "1941-07-II", "soviet", "movement")
    # 11 tank 11, 6 motorised 3: 14.
    player.enter(count_tank=11, count_motorized=6)
    pays(player, 14, before=107, after=93, limit=114)
    goes_on(player, "1941-07-II", "soviet", "combat")
    # 27 rifle 13 1/2, 2 bombardments 2: 15 1/2, up 16.
    player.enter(count_rifle=27, bombardments=2)
    pays(player, 16, before=93, after=77, limit=114)
    goes_on(player, "1941-07-II", "soviet", "exploitation")
    goes_on(player, "1941-08-I", "axis", "initial")


def august_i_axis(player: Player) -> None:
    # Snow in B, mud in C, both bad: 93 less 25 %: 93 x 75 % = 69.75, up 70 (INC-11); limit 140.
    for zone, weather in (("A", "snow"), ("B", "snow"), ("C", "mud"), ("D", "mud"), ("G", "mud")):
        player.choose(f"weather_{zone}", weather)
    reads(player, {"Rounded up": "70", "Received": "70", "Limit": "140"})
    assert player.cases()["Weather: snow in B, mud in C, −25 %"] == "INC 11"
    # 104 + 70 = 174; 6 Re cost 18: 156, so 16 are lost and 140 stay. Re 63 + 1 + 6 = 70.
    player.enter(buy=6)
    reads(player, {"Lost above the limit": "−16", "Stock at the close": "140"})
    player.post()
    holds(player, "axis", sp=140, limit=140, re=70)
    assert player.account("lost:axis:limit") == 36  # 20 in July I, 16 now

    goes_on(player, "1941-08-I", "axis", "air")
    # 6 fighters 2, 7 others 3 1/2: 5 1/2, up 6.
    player.enter(fighters=6, others=7)
    pays(player, 6, before=140, after=134, limit=140)
    goes_on(player, "1941-08-I", "axis", "movement")
    # 16 panzer 16, 9 motorised 4 1/2: 20 1/2, up 21.
    player.enter(count_panzer=16, count_motorized=9)
    pays(player, 21, before=134, after=113, limit=140)
    goes_on(player, "1941-08-I", "axis", "combat")
    # 18 infantry 9, 2 bombardments 2: 11.
    player.enter(count_infantry=18, bombardments=2)
    pays(player, 11, before=113, after=102, limit=140)
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

    goes_on(player, "1941-08-I", "soviet", "air")
    # 4 fighters 1 1/3, 3 others 1 1/2: 2 5/6, up 3.
    player.enter(fighters=4, others=3)
    pays(player, 3, before=101, after=98, limit=102)
    goes_on(player, "1941-08-I", "soviet", "movement")
    # 8 tank 8, 3 motorised 1 1/2: 9 1/2, up 10.
    player.enter(count_tank=8, count_motorized=3)
    pays(player, 10, before=98, after=88, limit=102)
    goes_on(player, "1941-08-I", "soviet", "combat")
    # 15 rifle 7 1/2, 1 bombardment 1: 8 1/2, up 9.
    player.enter(count_rifle=15, bombardments=1)
    pays(player, 9, before=88, after=79, limit=102)
    goes_on(player, "1941-08-I", "soviet", "exploitation")
    goes_on(player, "1941-08-II", "axis", "initial")


def august_ii_begins(player: Player) -> None:
    # Minsk is relieved and neither held nor besieged: it counts no more (INC-06). 100 - 3 = 97.
    # Snow in C alone: 97 x 85 % = 82.45, up 83 (INC-12); limit 166.
    player.choose("city_Minsk", "no")
    player.choose("weather_C", "snow")
    reads(player, {"Rate before weather": "97", "Rounded up": "83", "Limit": "166"})
    # 102 + 83 = 185, 19 too many: 19/3 = 6 1/3, up 7 Re for 21 SP; 164. Re 70 + 1 + 7 = 78.
    player.click("buy_advised")
    # The other side: 60 + 3 = 63 x 85 % = 53.55, up 54; limit 108; 79 + 54 - 108 = 25 over.
    assert "rate 63, received 54, limit 108, 25 SP over" in player.words_of("forecast")
    player.post()
    holds(player, "axis", sp=164, limit=166, re=78)
    holds(player, "soviet", sp=79, limit=102, re=66)


# ---------------------------------------------------------------------------- what remains

# At the close of each turn, from the calculations above: SP and its limit, Re, of both sides.
CLOSES = {
    "August I 1941": ("102 of 140", 70, "79 of 102", 66),
    "July II 1941": ("104 of 160", 63, "77 of 114", 55),
    "July I 1941": ("114 of 186", 52, "91 of 134", 41),
    "June II 1941": ("143 of 200", 41, "90 of 120", 32),
    "Surprise turn, June 1941": ("100", 40, "75", 25),
}

# Opening stock + received - bought - lost - spent = stock at the close, in SP. What was spent is
# the sum of the prices above, such as Axis, June II: 16 + 3 + 16 + 2 + 16 + 4 = 57.
SUMS = {
    ("axis", "1941-06-II"): (100, 100, 0, 0, 57, 143),
    ("soviet", "1941-06-II"): (75, 60, 15, 0, 30, 90),
    ("axis", "1941-07-I"): (143, 93, 30, 20, 72, 114),
    ("soviet", "1941-07-I"): (90, 67, 21, 2, 43, 91),
    ("axis", "1941-07-II"): (114, 80, 36, 0, 54, 104),
    ("soviet", "1941-07-II"): (91, 57, 36, 0, 35, 77),
    ("axis", "1941-08-I"): (104, 70, 18, 16, 38, 102),
    ("soviet", "1941-08-I"): (77, 51, 27, 0, 22, 79),
}


def the_ledger_shows_it(player: Player) -> None:
    player.key(Qt.Key.Key_7, ALT)
    lines = player.ledger()
    # Axis, July II, newest first: what was spent, then 36 SP exchanged for 12 Re, 80 received.
    axis = [
        (c, b) for turn, side, sign, c, b in lines if (turn, side, sign) == ("Jul II", "axis", "SP")
    ]
    assert axis == [
        ("−9", "104"), ("−16", "113"), ("−17", "129"), ("−3", "146"), ("−9", "149"),
        ("−36", "158"), ("+80", "194"),
    ]  # fmt: skip
    # Soviets, July I: the two SP of the marshalling yard stand between the turns.
    soviet = [
        (c, b)
        for turn, side, sign, c, b in lines
        if (turn, side, sign) == ("Jul I", "soviet", "SP")
    ]
    assert soviet == [
        ("−4", "91"), ("−16", "95"), ("−17", "111"), ("−6", "128"), ("−21", "134"), ("+67", "155"),
        ("−2", "88"),
    ]  # fmt: skip


def each_turn_can_be_looked_at(player: Player) -> None:
    """The key [ looks one turn back, End returns."""
    codes = {row.label: row.turn for row in player.books.turns()}
    for label, (axis, axis_re, soviet, soviet_re) in CLOSES.items():
        player.type("[")
        assert player.words_of("ledger_balances") == (
            f"Balances End of {label}: Axis supply points {axis}; Axis resource points {axis_re}; "
            f"Soviet supply points {soviet}; Soviet resource points {soviet_re}"
        )
        stored = (("axis", "sp"), ("axis", "resource"), ("soviet", "sp"), ("soviet", "resource"))
        assert [player.held(side, good, codes[label]) for side, good in stored] == [
            int(axis.split()[0]), axis_re, int(soviet.split()[0]), soviet_re,
        ]  # fmt: skip
    player.key(Qt.Key.Key_End)
    assert player.words_of("ledger_balances").startswith("Balances Now: ")


def the_sums_of_each_turn_agree(player: Player) -> None:
    for (side, turn), figures in SUMS.items():
        opening, received, bought, lost, spent, closing = figures
        assert opening + received - bought - lost - spent == closing
        row = next(f for f in player.books.figures_by_turn() if (f.side, f.turn) == (side, turn))
        stored = (row.opening_stock, row.received, row.exchanged, row.lost, row.spent)
        assert (*stored, row.closing_stock) == figures
    assert player.books.check() == ()


def the_file_opened_again_is_the_same(player: Player) -> None:
    path = player.file
    player.key(Qt.Key.Key_W, CTRL)
    assert player.window.desk is None
    open_campaign(player, path)
    assert player.where() == ("1941-08-II", "axis", "initial")
    holds(player, "axis", sp=164, limit=166, re=78)
    holds(player, "soviet", sp=79, limit=102, re=66)
    player.step("Supply income")  # the phase opens on what is still due
    assert player.tag == "posted"
    reads(player, {"Rate before weather": "97", "Rounded up": "83", "Stock at the close": "164"})
    assert player.unit("GE.pz9.17").steps_left == 1
    assert player.books.check() == ()


def undo_leads_back_to_the_start(player: Player) -> None:
    # Four times Ctrl+Z: the income, the close of August I, a phase that began, 15 rifle divisions.
    for _ in range(4):
        player.undo()
    assert player.where() == ("1941-08-I", "soviet", "combat")
    holds(player, "axis", sp=102, limit=140, re=70)
    holds(player, "soviet", sp=88, limit=102, re=66)
    player.undo_all()
    assert player.where() == ("1941-06-I-surprise", "axis", "air")
    holds(player, "axis", sp=100, limit=None, re=40)
    holds(player, "soviet", sp=75, limit=None, re=25)
    assert player.pool("Surprise turn") == "80 SP"
    assert player.books.units() == ()
    assert player.books.check() == ()
