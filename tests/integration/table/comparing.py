"""What the window shows against what the books hold, and how a player goes on."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit

from oobmgr.ui.widgets.segmented import SegmentedControl
from tests.integration.table.player import ALT, Player

POOLS = {"axis": "Axis", "soviet": "Soviet"}


def reads(player: Player, lines: Mapping[str, str]) -> None:
    """The working on the screen has these lines with these values."""
    working = player.working()
    assert {label: working.get(label) for label in lines} == lines


def holds(player: Player, side: str, *, sp: int, limit: int | None, re: int) -> None:
    """Strip and books agree on what a side has."""
    ceiling = f", of {limit}" if limit is not None else ""
    assert player.pool(f"{POOLS[side]} SP") == f"{sp}{ceiling}"
    assert player.pool(f"{POOLS[side]} Res Pts") == str(re)
    assert player.held(side) == sp
    assert player.held(side, "resource") == re


def pays(player: Player, price: int, *, before: int, after: int, limit: int) -> None:
    """The pencil shows the price and what it leaves; Ctrl+Enter makes it ink."""
    side = player.where()[1]
    pool = f"{POOLS[side]} SP"
    assert player.tag == "in pencil"
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


def pays_in(
    player: Player, phase: str, price: int, pool: tuple[int, int, int], **counts: int
) -> None:
    """Go on to a phase of the same side and turn, enter what is counted there, and pay for it.

    `pool` is what the side has before and after, and its limit.
    """
    turn, side, _ = player.where()
    goes_on(player, turn, side, phase)
    player.enter(**counts)
    before, after, limit = pool
    pays(player, price, before=before, after=after, limit=limit)


def loses_a_step(player: Player, words: str, source_key: str) -> None:
    """Search a unit in the order of battle, strike a box of it with X, and return to the turn."""
    left = player.unit(source_key).steps_left
    player.key(Qt.Key.Key_2, ALT)
    player.write("unit_search", words)
    player.key(Qt.Key.Key_Down)
    player.type("x")
    assert player.unit(source_key).steps_left == left - 1
    player.key(Qt.Key.Key_1, ALT)
