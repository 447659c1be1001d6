"""A way in the words of players: terrain, roads and acts, each as often as it says."""

from __future__ import annotations

import pytest
from tests.unit.games.spark.example_books import example_books, named

from oobmgr.domain.errors import BadInput
from oobmgr.games.spark.actions.movement.move import MoveInputs, plan_move
from oobmgr.games.spark.movement.path import Act, Ground, PathStep, Road
from oobmgr.games.spark.movement.shorthand import read_way

WOODS = PathStep(Act.ENTER, terrain=(Ground.WOODS,))
CLEAR = PathStep(Act.ENTER, terrain=(Ground.CLEAR,))


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("woods, clear×3", (WOODS, CLEAR, CLEAR, CLEAR)),
        ("Wood; CLEAR x2", (WOODS, CLEAR, CLEAR)),
        ("woods+hill", (PathStep(Act.ENTER, terrain=(Ground.WOODS, Ground.HILL)),)),
        (
            "column, primary road*2",
            (
                PathStep(Act.ENTER_COLUMN),
                *(PathStep(Act.ROAD, road=(Road.PRIMARY_ROAD,)),) * 2,
            ),
        ),
        ("stream", (PathStep(Act.CROSS_STREAM, streams=1),)),
        ("", ()),
    ],
)
def test_a_way_is_read(text: str, steps: tuple[PathStep, ...]) -> None:
    assert read_way(text, "way") == steps


def test_words_that_are_not_known_are_all_named() -> None:
    with pytest.raises(BadInput) as caught:
        read_way("wods, clear, mud", "way")
    assert [fault.value for fault in caught.value.faults] == ["wods", "mud"]
    assert caught.value.faults[0].advice == "Did you mean woods?"


def test_the_short_way_costs_what_the_long_one_costs() -> None:
    books = example_books()
    unit = (int(named(books, "387/136").id),)
    short = plan_move(books, MoveInputs(unit, way="woods, clear×2"))
    long = plan_move(books, MoveInputs(unit, path=(WOODS, CLEAR, CLEAR)))
    assert short.ruling.working == long.ruling.working
    assert short.sentence == long.sentence
    wrong = plan_move(books, MoveInputs(unit, way="wods"))
    assert [fault.case for fault in wrong.refusals] == ["SP-TCE-51"]
