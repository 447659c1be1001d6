"""A bridge from laying to crossing to its loss: who goes over one that is not in play is asked."""

from __future__ import annotations

from dataclasses import replace

from tests.unit.games.spark.engineers.test_bridges import ENGINEER, PONTOON, begin, builders
from tests.unit.games.spark.example_books import named
from tests.unit.games.spark.movement.moving import COLUMN, move
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.spark.actions.engineers.demolition import DemolishInputs, plan_demolish
from oobmgr.games.spark.actions.engineers.finishing import plan_place_bridge, propose_place

OVER = [COLUMN, {"do": "enter", "terrain": ["village"], "bridge_hexside": True}]


def _asked(books: FakeBooks, start: str = "1906", to: str = "2007") -> list[str]:
    unit = named(books, "284/86")
    books.roster[unit.id] = replace(unit, hex=start)
    found = move(books, "284/86", to=to, path=OVER)
    assert not found.refusals, found.refusals
    return [one.message for one in found.warnings if one.asks and one.case == "SP-BRDG-07"]


def test_nobody_crosses_a_bridge_that_is_not_in_play_unasked() -> None:
    books = builders()
    # A bridge of which the books know nothing is printed on the map.
    assert _asked(books) == []
    books.post(begin(books))
    assert _asked(books) == ["The bridge from 1906 to 2007 is still being built."]
    books.post(plan_place_bridge(books, propose_place(books)))
    assert _asked(books) == []
    books.turn = TurnCode("1943-01-12-2pm")
    books.post(plan_demolish(books, DemolishInputs((ENGINEER,), "2007")))
    # Its builders leave room for who comes back.
    for one in (ENGINEER, PONTOON):
        books.roster[one] = replace(books.roster[one], hex="1805")
    for ends in (("1906", "2007"), ("2007", "1906")):
        assert _asked(books, *ends) == ["The bridge from 1906 to 2007 is gone."]
    # Another way from there leads over another bridge.
    assert _asked(books, "1906", "1807") == []
