"""Sentences as a person writes them: one thing and several, and sources that can be looked up."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.accounts import pool
from oobmgr.games.europa.tables import source_words
from oobmgr.games.europa.words import AIR, AXIS, COMBAT, EXPLOITATION, MOVEMENT, SP
from oobmgr.known_games import game
from oobmgr.rules.books import PhaseId

EUROPA = game("europa")
ONE_OF_MANY = re.compile(r"(?<![\w/.])1 (?:\w+ )?(units|groups|bombardments|hits|combats|points)\b")


def said(phase: PhaseId, name: str, **inputs: Any) -> tuple[str, str]:  # noqa: ANN401 - of the action
    books = opened()
    books.phase = phase
    books.put(pool(AXIS), SP, 100)
    action = EUROPA.action(name)
    plan = action.plan(books, action.inputs(**inputs))
    return plan.title, plan.sentence


@pytest.mark.parametrize(
    ("number", "words"), [(0, "0 units"), (1, "1 unit"), (2, "2 units"), (1200, "1,200 units")]
)
def test_counted_words(number: int, words: str) -> None:
    assert counted(number, "unit") == words


def test_counted_words_with_another_plural() -> None:
    assert counted(1, "hex", "hexes") == "1 hex"
    assert counted(3, "hex", "hexes") == "3 hexes"


@pytest.mark.parametrize(
    ("phase", "name", "inputs", "title", "sentence"),
    [
        (COMBAT, "combat", {"counts": {"infantry": 15}, "bombardments": 1},
         "15 units attack, 1 bombardment", "15 units attack, 1 bombardment: 9 SP."),
        (COMBAT, "combat", {"counts": {"infantry": 1}, "bombardments": 2},
         "1 unit attacks, 2 bombardments", "1 unit attacks, 2 bombardments: 3 SP."),
        (COMBAT, "combat", {"bombardments": 1}, "1 bombardment", "1 bombardment: 1 SP."),
        (AIR, "air", {"fighters": 1}, "1 fighter group flown", "1 air group flies for 1 SP."),
        (AIR, "air", {"fighters": 2, "others": 1}, "2 fighter, 1 other groups flown",
         "3 air groups fly for 2 SP."),
        (AIR, "bombing", {"hits": 1}, "Marshalling yard hit",
         "1 hit takes 1 SP from the enemy pool."),
        (MOVEMENT, "movement", {"counts": {"panzer": 1}}, "1 panzer moved",
         "1 unit is activated for 1 SP."),
        (MOVEMENT, "movement", {"counts": {"panzer": 2}}, "2 panzer moved",
         "2 units are activated for 2 SP."),
        (MOVEMENT, "overrun", {"counts": {"infantry": 1}}, "Overrun",
         "A stack of 1 unit overruns for 1 SP."),
        (EXPLOITATION, "exploitation", {"counts": {"panzer": 1}}, "1 panzer exploits",
         "1 unit exploits for 1 SP."),
    ],
)  # fmt: skip
def test_one_and_several(
    phase: PhaseId, name: str, inputs: dict[str, Any], title: str, sentence: str
) -> None:
    assert said(phase, name, **inputs) == (title, sentence)


def test_one_unit_that_has_not_arrived() -> None:
    books = opened()
    books.enlist(1, "infantry", status=UnitStatus.DUE, arrival=books.turn)
    lines = [warning.sentence for warning in EUROPA.warnings(books)]
    assert "1 unit that arrives this turn is not placed." in lines
    assert not [line for line in lines if ONE_OF_MANY.search(line)]


# Warnings and refusals beside what they are about.


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (Fault("15 SP will be lost.", "buy", advice="Buy 5."), "15 SP will be lost. Buy 5."),
        (Fault("is missing.", "target", advice="Enter the place."),
         "Target is missing. Enter the place."),
        (Fault("does not exploit.", "counts.sub_division"), "Sub division does not exploit."),
    ],
)  # fmt: skip
def test_a_note_names_no_field_unless_its_words_need_it(fault: Fault, words: str) -> None:
    assert fault.note() == words


def test_what_will_be_lost_is_foreseen_and_what_must_be_done_is_not() -> None:
    books: FakeBooks = opened()
    books.put(pool(AXIS), SP, 30)
    foreseen = {warning.kind: warning.foreseen for warning in EUROPA.warnings(books)}
    assert foreseen["will_be_lost"]
    assert not foreseen["income"]


# Sources.


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("L221", "Revised Europa introduction, paragraph 221"),
        ("L8, L24", "Revised Europa introduction, paragraphs 8 and 24"),
        ("L35-L39", "Revised Europa introduction, paragraphs 35 to 39"),
        ("L33, L65, L109-L118",
         "Revised Europa introduction, paragraphs 33, 65 and 109 to 118"),
        ("the rulebook, 13.10", "the rulebook, 13.10"),
    ],
)  # fmt: skip
def test_a_source_in_words(text: str, words: str) -> None:
    assert source_words(text) == words


def test_every_case_says_where_it_is_to_be_read() -> None:
    sources = {case.source for case in EUROPA.cases().values()}
    assert sources
    assert all(source.startswith("Revised Europa introduction, paragraph") for source in sources)
