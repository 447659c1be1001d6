"""Rivers on hexsides: entered once, and known to battles, bombardments and overruns after that."""

from __future__ import annotations

import pytest
from tests.unit.games.europa.combat.armies import (
    ANTITANK,
    GUNS,
    INFANTRY,
    OTHER_INFANTRY,
    PANZER,
    RIFLE,
    armies,
    battle,
    line,
    plan,
    refused,
    stand,
)
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.postings import Fact, Subject
from oobmgr.games.europa.movement.hexsides import keep_river, known_river
from oobmgr.games.europa.movement.overruns import River
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import MOVEMENT
from oobmgr.rules.actions import ActionPlan

TARGET, WEST, SOUTH = "1B 1410", "1B 1409", "1B 1510"


@pytest.fixture
def books() -> FakeBooks:
    """Two infantry divisions in the west, the panzers in the south, rifles in the target."""
    found = armies()
    stands = {INFANTRY: WEST, OTHER_INFANTRY: WEST, PANZER: SOUTH, RIFLE: TARGET, ANTITANK: TARGET}
    stand(found, stands)
    return found


def river(books: FakeBooks, kind: str, *others: str) -> ActionPlan:
    """Enter a river between the target and hexes beside it."""
    return books.post(plan(books, "hexside", hex=TARGET, others=others, river=kind))


def fight(books: FakeBooks, **raw: object) -> ActionPlan:
    return battle(books, place=TARGET, **({"result": "0"} | raw))


def sides(found: ActionPlan) -> list[tuple[str, object]]:
    """What a plan writes about hexsides."""
    return [(fact.key, fact.new) for fact in found.facts if fact.key.startswith("hexside:")]


# Entering.


def test_a_river_is_the_same_from_either_hex(books: FakeBooks) -> None:
    river(books, "major", WEST, SOUTH)
    assert known_river(books, [WEST], [TARGET]) is River.MAJOR
    assert known_river(books, [TARGET], ["1b1409"]) is River.MAJOR  # however it is written
    assert known_river(books, [WEST], [SOUTH]) is None
    found = plan(books, "hexside", hex=WEST, others=[TARGET], river="minor")
    assert [fault.message for fault in found.warnings] == [
        f"The books have major between {WEST} and {TARGET} so far."
    ]
    books.post(found)
    assert known_river(books, [TARGET], [WEST]) is River.MINOR
    # One hexside has one key, so that nobody finds two rivers on it.
    assert len([key for key, _ in books.facts(Subject.CONDITION) if "hexside" in key]) == 2


def test_a_hexside_needs_both_its_hexes(books: FakeBooks) -> None:
    def asked(**raw: object) -> list[str]:
        return [fault.where for fault in plan(books, "hexside", **raw).refusals]

    assert asked() == ["hex", "others"]
    assert asked(hex=TARGET) == ["others"]
    assert asked(hex=TARGET, others=[WEST, TARGET]) == ["others"]
    assert asked(hex=TARGET, others=[WEST]) == []
    assert keep_river(books, TARGET, "1b 1410", River.MAJOR) == ()


@pytest.mark.parametrize("other", ["1B 1421", "1B 1412", "1b1210", "1B-1612"])
def test_hexes_that_do_not_touch_have_no_hexside(books: FakeBooks, other: str) -> None:
    found = plan(books, "hexside", hex=TARGET, others=[other])
    (fault,) = found.refusals
    assert (fault.where, fault.case) == ("others", "TER-01")
    assert fault.message == f"{TARGET} and {other} are not adjacent: no hexside is between them."


@pytest.mark.parametrize("other", ["1B 1509", "1b1311", "1A 1410", "2B 0101"])
def test_hexes_whose_numbers_leave_it_open_are_asked_about_once(
    books: FakeBooks, other: str
) -> None:
    # How the rows are shifted, and how the sheets meet, only the map tells.
    found = books.post(plan(books, "hexside", hex=TARGET, others=[other, WEST]))
    assert [(one.value, one.message) for one in found.warnings] == [
        (other, f"Their numbers do not show whether {TARGET} and {other} are adjacent.")
    ]
    assert plan(books, "hexside", hex=TARGET, others=[other]).warnings == ()


def test_no_river_is_an_answer_too(books: FakeBooks) -> None:
    river(books, "none", WEST)
    assert known_river(books, [WEST], [TARGET]) is River.NONE
    assert known_river(books, [SOUTH], [TARGET]) is None


# Battles.


def test_a_known_river_halves_all_who_cross_it(books: FakeBooks) -> None:
    # West 7 + 7, south 10, all halved: 7 + 5 = 12 against 4 + 3.
    river(books, "major", WEST, SOUTH)
    found = fight(books)
    assert line(found, f"From {WEST}") == 7
    assert line(found, f"From {SOUTH}") == 5
    # Entered by hand it comes to the same.
    by_hand = fight(books, ground=["major_river"])
    assert by_hand.ruling.result.odds == found.ruling.result.odds


def test_a_river_before_one_hex_halves_that_hex_alone(books: FakeBooks) -> None:
    river(books, "major", WEST)
    found = fight(books)
    assert line(found, f"From {WEST}") == 7
    assert line(found, f"From {SOUTH}") == 10
    river(books, "minor", SOUTH)  # all cross at least a minor river then, which halves nobody
    again = fight(books)
    assert (line(again, f"From {WEST}"), line(again, f"From {SOUTH}")) == (7, 10)
    labels = [step.label for step in again.ruling.working[:2]]
    assert labels == [f"Major river from {WEST}", f"Minor river from {SOUTH}"]


@pytest.mark.parametrize("weather", ["frost", "snow"])
def test_a_frozen_major_river_halves_nobody(books: FakeBooks, weather: str) -> None:
    river(books, "major", WEST)
    found = fight(books, weather=weather)
    assert line(found, f"From {WEST}") == 14
    river(books, "major", SOUTH)
    both = fight(books, weather=weather)
    assert (line(both, f"From {WEST}"), line(both, f"From {SOUTH}")) == (14, 10)


def test_rivers_of_the_border_do_not_count_in_the_surprise_turn(books: FakeBooks) -> None:
    river(books, "major", WEST)
    books.turn = SURPRISE_TURN
    assert line(fight(books), f"From {WEST}") == 14


def test_guns_fire_over_a_known_river_at_half(books: FakeBooks) -> None:
    stand(books, {GUNS: WEST})
    fired = {"place": TARGET, "guns": [GUNS], "defenders": [RIFLE], "result": "0"}
    assert line(plan(books, "bombard", **fired), "Bombarding") == 4
    river(books, "major", WEST)
    assert line(plan(books, "bombard", **fired), "Bombarding") == 2


def test_a_battle_remembers_the_river_that_it_was_told(books: FakeBooks) -> None:
    found = fight(books, ground=["woods", "major_river"])
    assert sides(found) == [
        (f"hexside:{WEST}:{TARGET}", "major"),
        (f"hexside:{SOUTH}:{TARGET}", "major"),
    ]
    books.post(found)
    assert known_river(books, [TARGET], [SOUTH]) is River.MAJOR


def test_a_river_that_the_books_do_not_have_so_is_told(books: FakeBooks) -> None:
    river(books, "major", WEST)
    river(books, "none", SOUTH)
    told = [fault.message for fault in fight(books, ground=["minor_river"]).warnings]
    assert f"The books have a major river between {WEST} and {TARGET}." in told
    assert f"The books have no river between {SOUTH} and {TARGET}." in told
    assert not [one for one in fight(books).warnings if "The books have" in one.message]


def test_a_target_called_by_its_town_is_the_hex_of_its_units(books: FakeBooks) -> None:
    river(books, "major", WEST, SOUTH)
    assert line(battle(books, place="Brest", result="0"), f"From {WEST}") == 7


# Overruns.


def test_a_known_major_river_bars_an_overrun(books: FakeBooks) -> None:
    books.phase = MOVEMENT
    stack = {"attackers": [INFANTRY, OTHER_INFANTRY]}
    asked = {"units": [INFANTRY, OTHER_INFANTRY], "target": TARGET}
    assert "OVR-04" not in refused(fight(books, **stack))
    assert "OVR-04" not in refused(plan(books, "overrun", **asked))
    river(books, "major", WEST)
    assert "OVR-04" in refused(fight(books, **stack))
    assert "OVR-04" in refused(plan(books, "overrun", **asked))
    assert "OVR-04" not in refused(plan(books, "overrun", **asked, weather="frost"))
    # From another hex nothing bars it.
    assert "OVR-04" not in refused(plan(books, "overrun", units=[PANZER], target=TARGET))


def test_the_form_of_an_overrun_remembers_its_river_and_tells_another(books: FakeBooks) -> None:
    books.phase = MOVEMENT
    asked = {"units": [PANZER], "target": TARGET, "weather": "clear"}
    found = plan(books, "overrun", **asked, river="minor")
    assert sides(found) == [(f"hexside:{SOUTH}:{TARGET}", "minor")]
    river(books, "major", SOUTH)
    told = plan(books, "overrun", **asked, river="minor").warnings
    assert [fault.message for fault in told] == [
        f"The books have a major river between {SOUTH} and {TARGET}."
    ]


def test_what_is_known_of_a_hexside_can_be_taken_away(books: FakeBooks) -> None:
    river(books, "major", WEST)
    (gone,) = keep_river(books, TARGET, WEST, None)
    assert gone == Fact(Subject.CONDITION, f"hexside:{TARGET}:{WEST}", "river", "major", None)
