"""Four game turns of the Barbarossa sample, played by both sides in the window.

A player clicks and types; what the window shows and what the books hold is compared with figures
that were worked out with a pencil from the rules. Each calculation stands where it is used, with
its case. "Up" means rounded up to the next whole number (GEN-04).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.ui.theme import apply_theme
from tests.integration.table.august import august_i_axis, august_i_soviet, august_ii_begins
from tests.integration.table.comparing import holds, reads
from tests.integration.table.july import july_i_axis, july_i_soviet, july_ii_axis, july_ii_soviet
from tests.integration.table.june import (
    imports_the_order_of_battle,
    june_ii_axis,
    june_ii_soviet,
    surprise_turn,
)
from tests.integration.table.player import ALT, CTRL, Player
from tests.integration.table.start import new_campaign, open_campaign


@pytest.fixture
def player(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Player]:
    apply_theme(qapp, "light")
    seated = Player(qtbot, tmp_path)
    yield seated
    seated.leave()


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
