"""What a battle, a bombardment or a retreat says of itself, and refusals that only words part."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.unit.games.europa.combat.armies import (
    ANTITANK,
    GUNS,
    INFANTRY,
    OTHER_INFANTRY,
    PANZER,
    RIFLE,
    RIFLE_CADRE,
    TANK,
    armies,
    battle,
    fill,
    plan,
)
from tests.unit.games.europa.combat.test_bombardments import bombard
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.combat.lookup import combat_result
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import MOVEMENT
from oobmgr.known_games import game, ruling
from oobmgr.rules.actions import ActionPlan


def said(found: ActionPlan) -> list[str]:
    return [fault.message for fault in found.refusals]


@pytest.mark.parametrize(
    ("result", "words"),
    [("AR", "the attacker retreats 1 hex"), ("DR", "the defender retreats 2 hexes")],
)
def test_a_battle_says_who_retreats(result: str, words: str) -> None:
    found = battle(armies(), result=result)
    assert not found.refusals
    assert words in found.sentence.casefold()


def test_a_battle_says_what_enemy_zones_took() -> None:
    given = {"result": "DR", "through_zones": True, "zone_losses": [ANTITANK]}
    assert "to enemy zones: " in battle(armies(), **given).sentence
    assert "to enemy zones" not in battle(armies(), result="DR").sentence


# Divisions alone lose one of them to its cadre, whatever it counts (LOS-09).
def test_enemy_zones_ask_for_an_re_or_for_a_division() -> None:
    given = {"result": "DR", "through_zones": True}
    assert said(battle(armies(), **given)) == ["The retreat through enemy zones costs 1 RE."]
    assert said(battle(armies(), **given, defenders=[RIFLE_CADRE])) == [
        "The retreat through enemy zones costs 1 division to cadre."
    ]


def test_only_an_attacker_may_leave_its_payment_out() -> None:
    found = battle(armies(), attackers=[INFANTRY, PANZER], unpaid=[OTHER_INFANTRY])
    (fault,) = (one for one in found.refusals if one.where == "unpaid")
    assert fault.message == "A unit that does not pay is not among the attackers."


# Half of 4 + 3 is 4; what is lost beyond it, less 1, comes back to a nation of the game (CHG-01).
def test_points_for_a_nation_that_the_game_has_not_are_warned_of() -> None:
    books = armies()
    given: dict[str, Any] = {"result": "D1", "defender_losses": [RIFLE, ANTITANK]}
    assert not [one for one in battle(books, **given).warnings if one.case == "CHG-01"]
    for number in (RIFLE, ANTITANK):
        books.roster[UnitId(number)] = replace(books.unit(UnitId(number)), nation="Sweden")
    (fault,) = (one for one in battle(books, **given).warnings if one.case == "CHG-01")
    assert fault.message == "2 points come back to no nation of this game."
    assert fault.value == "Sweden"


@pytest.mark.parametrize(
    ("result", "words"), [("C", "C cannot be paid."), ("Re", "Re cannot be paid here: ")]
)
def test_which_losses_cannot_be_paid_is_said(result: str, words: str) -> None:
    given = {"place": "Brest", "guns": [GUNS], "defenders": [RIFLE, ANTITANK]}
    found = plan(armies(), "bombard", **given, result=result, pays=True)
    assert [one for one in said(found) if one.startswith(words)]


def test_who_is_not_on_the_map_does_not_retreat() -> None:
    books = armies()
    assert "is not on the map" not in said(plan(books, "retreat", units=[TANK], to="1B 1411"))[0]
    books.roster[UnitId(TANK)] = replace(books.unit(UnitId(TANK)), status=UnitStatus.DEAD)
    assert said(plan(books, "retreat", units=[TANK], to="1B 1411")) == ["is not on the map."]


def asked(books: FakeBooks, roll: int | None) -> tuple[str, str]:
    with pytest.raises(BadInput) as caught:
        combat_result(books, "2-1", roll, 0, "")
    (fault,) = caught.value.faults
    return fault.where, fault.message


def test_what_a_battle_lacks_is_asked_for_by_its_name() -> None:
    books = armies()
    assert asked(books, None) == ("roll", "Column 2-1, modifier 0: no roll and no result yet.")
    assert asked(books, 7)[1].endswith("your chart of results is not filled in.")
    layout = game("europa").charts()["ground_combat"]
    fill(books, "ground_combat", [[""] * len(layout.columns) for _ in layout.rows])
    assert asked(books, 7) == ("result", "Your chart says nothing of column 2-1, roll 7.")


def test_further_artillery_has_a_line_of_its_own() -> None:
    def lines(*artillery: int) -> dict[str, object]:
        inputs = {"turn": "1941-07-I", "units": [10], "artillery": artillery}
        return {step.label: step.value for step in ruling("europa.defence_factors", inputs).working}

    assert lines(5, 3, 0)["Further artillery units: 2"] == 1
    assert not [label for label in lines(5) if label.startswith("Further")]


@pytest.mark.parametrize(("fight", "case"), [(battle, "CBT-04"), (bombard, "BMB-04")])
def test_weather_that_nobody_entered_is_asked_for(
    fight: Callable[..., ActionPlan], case: str
) -> None:
    books = armies()
    books.weather = ""
    # A major river halves what crosses it, unless it is frozen.
    (asked,) = (one for one in fight(books, ground=["major_river"]).refusals if told(one))
    assert asked.message == "The weather of this turn is not entered."
    assert (asked.where, asked.case, asked.missing) == ("weather", case, True)
    assert not any(map(told, fight(books, ground=["major_river"], weather="clear").refusals))
    # The surprise turn has no phase in which it could be entered.
    books.turn = SURPRISE_TURN
    assert not any(map(told, fight(books, ground=["major_river"]).refusals))


def test_weather_is_not_asked_for_where_each_does_the_same() -> None:
    """Infantry in open country fights in all weathers alike; armor does not, nor do the winterized.

    An overrun is never asked for it before there is one.
    """
    books = armies()
    books.weather = ""
    foot = {"attackers": [INFANTRY, OTHER_INFANTRY], "defenders": [RIFLE]}
    found = battle(books, **foot)
    assert not any(map(told, found.refusals))
    line = next(step for step in found.ruling.working if step.label == "Weather")
    assert line.arithmetic == "not entered; each does the same here"
    assert not any(map(told, bombard(books).refusals))
    assert not any(map(told, plan(books, "battle", place="Brest").refusals))
    assert any(map(told, battle(books).refusals))
    assert any(map(told, battle(books, winterization=True, **foot).refusals))
    books.phase = MOVEMENT
    assert any(map(told, battle(books, **foot).refusals))


def told(fault: Fault) -> bool:
    """Whether it is about weather that nobody entered."""
    return "weather" in fault.message
