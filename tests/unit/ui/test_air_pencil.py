"""What is in pencil on a board: moves that meet, and what is left of them on other books."""

from __future__ import annotations

from oobmgr.domain.errors import Fault
from oobmgr.games.europa.air.board_rows import Board, BoardBox, Card, Force
from oobmgr.games.europa.pages.air.pencil import AirPencil, Lying, Move, to_post

HERE = Lying("axis", "a", "minsk")


def board(number: int, active: int = 0) -> Board:
    card = Card("a", "Me109F", "fighter", 2, number, active)
    minsk = BoardBox("minsk", "Minsk", "", "", (card,))
    return Board("axis", (Force("Germany", "German", (), (minsk,)),), "move", "pay")


def test_a_card_that_goes_on_is_moved_from_where_it_lies_in_the_books() -> None:
    pencil = AirPencil().with_move(HERE, "riga", 3).with_move(HERE, "lvov", 1, via="riga")
    assert pencil.moves == {Move(HERE, "riga"): 2, Move(HERE, "lvov"): 1}
    assert pencil.leaving(HERE) == pencil.moved == 3
    assert not pencil.with_move(HERE, "minsk", 2, via="riga").with_move(
        HERE, "minsk", 1, via="lvov"
    )


def test_other_books_keep_of_the_pencil_what_can_still_be_meant() -> None:
    pencil = AirPencil().with_move(HERE, "riga", 2).with_move(HERE, "lvov", 2).with_active(HERE, 4)
    kept = pencil.fitting((board(3, active=1),))
    assert kept.moves == {Move(HERE, "riga"): 2, Move(HERE, "lvov"): 1}
    assert kept.groups == {HERE: 2}
    assert not pencil.fitting((board(0),))


def test_activations_are_posted_first_and_faults_find_their_line() -> None:
    pencil = AirPencil().with_move(HERE, "riga", 2).with_active(HERE, 1)
    pay, move = to_post(pencil, (board(3),))
    assert pay.raw == {"groups": [{"card": "a", "box": "minsk", "number": 1}]}
    assert move.raw == {"moves": [{"card": "a", "source": "minsk", "target": "riga", "number": 2}]}
    assert (pay.action, move.action) == ("pay", "move")
    assert move.entry_of(Fault("No.", "moves.0.target")) == Move(HERE, "riga")
    assert move.entry_of(Fault("No.", "moves")) is None
    assert pencil.without(pay).without(move) == AirPencil()
