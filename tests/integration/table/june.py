"""The four turns: the order of battle, the surprise turn, and June II."""

from __future__ import annotations

from PySide6.QtCore import Qt

from oobmgr.exchange.sample import sample_workbook
from tests.integration.table.comparing import goes_on, holds, loses_a_step, pays, pays_in, reads
from tests.integration.table.player import ALT, Player
from tests.integration.table.start import choose_workbook


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
    assert player.words_of("weather_B") == "Weather in zone B, not entered"
    assert player.change == ""
    player.click("weather_clear")
    assert player.words_of("weather_B") == "Weather in zone B, clear"
    reads(player, {"Base rate": "100", "Received": "100", "Limit": "200"})
    assert player.change == "SP 100 → 200 of 200. Re 40 → 41"
    assert player.pool("Axis SP") == "100, +100 pending, 200 of 200"
    player.click("post")
    assert player.tag == "posted"
    holds(player, "axis", sp=200, limit=200, re=41)
    _june_ii_moves(player)
    _june_ii_fights(player)
    goes_on(player, "1941-06-II", "soviet", "initial")


def _june_ii_moves(player: Player) -> None:
    player.step("Resource Points")
    player.enter(amount=40)
    player.write("target", "Warszawa")
    player.post()
    assert player.account("pool:axis:Warszawa") == 40

    # 21 fighters 7, 18 others 9: 16 (SP-09).
    pays_in(player, "air", 16, (200, 184, 200), fighters=21, others=18)

    goes_on(player, "1941-06-II", "axis", "movement")
    # XXIV Motorised Corps: 3 and 4 Panzer 2, 10 motorised 1/2 (SP-13, SP-14): 2 1/2, up 3.
    player.pick("3 panzer", "4 panzer", "10 motorized")
    pays(player, 3, before=184, after=181, limit=200)
    # 12 panzer 12, 8 motorised 4: 16; with the 2 1/2 of before 18 1/2, up 19, less the 3 that
    # are paid: 16 (SP-15: the halves of a phase are added, and rounded once).
    player.enter(count_panzer=12, count_motorized=8)
    reads(player, {"Earlier in this phase": "2 ½", "Total for the phase": "18 ½"})
    pays(player, 16, before=181, after=165, limit=200)
    # An overrun: 3 infantry 1 1/2, up 2; 3 Panzer paid when it moved (SP-19).
    player.step("Overrun")
    player.pick("3 panzer")
    player.enter(count_infantry=3)
    pays(player, 2, before=165, after=163, limit=200)


def _june_ii_fights(player: Player) -> None:
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


def june_ii_soviet(player: Player) -> None:
    # Base rate 60, clear; limit 2 x 60 = 120 (INC-01, SP-03). 75 + 60 = 135, 15 too many:
    # 15 / 3 = 5 Re for 15 SP use them up (SP-05, SP-08). 25 + 2 (Baku, RES-04) + 5 = 32.
    assert "15 SP will be lost above the limit of 120." in player.faults
    player.click("buy_advised")
    reads(player, {"Resource Points bought: 5": "−15", "Stock at the close": "120"})
    player.post()
    holds(player, "soviet", sp=120, limit=120, re=32)

    # 10 fighters 3 1/3, 5 others 2 1/2: 5 5/6, up 6 (SP-09).
    pays_in(player, "air", 6, (120, 114, 120), fighters=10, others=5)
    # 9 tank 9, 5 motorised 2 1/2 (SP-13, SP-14): 11 1/2, up 12.
    pays_in(player, "movement", 12, (114, 102, 120), count_tank=9, count_motorized=5)
    # 17 rifle 8 1/2, 3 bombardments 3 (SP-18, SP-20): 11 1/2, up 12.
    pays_in(player, "combat", 12, (102, 90, 120), count_rifle=17, bombardments=3)
    goes_on(player, "1941-06-II", "soviet", "exploitation")

    goes_on(player, "1941-07-I", "axis", "initial")
