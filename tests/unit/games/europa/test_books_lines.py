"""Lines that depend on what the books hold already, and figures that cannot be."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.games.europa.air_groups import plan as air_plan
from tests.unit.games.europa.air_missions import group, in_the_morning
from tests.unit.games.europa.pockets import PANZER, line, plan, starved
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import Subject
from oobmgr.domain.units import MOST_RATING, UnitStatus
from oobmgr.games.europa.accounts import pool
from oobmgr.games.europa.replacements.losses import special_due
from oobmgr.games.europa.replacements.rebuilding import After
from oobmgr.games.europa.replacements.unit_prices import unit_rebuild
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.winter import is_winter, read_winter
from oobmgr.games.europa.words import AXIS, COMBAT, MOVEMENT, SP
from oobmgr.known_games import game, ruling
from oobmgr.rules.actions import ActionPlan


def labels(found: ActionPlan) -> dict[str, object]:
    return {step.label: step.value for step in found.ruling.working}


def moving(**options: str | bool) -> FakeBooks:
    books = opened("central", **options)
    books.phase = MOVEMENT
    books.put(pool(AXIS), SP, 20)
    return books


# One Ju52 feeds 4 REs in Clear: 3 of a division, and then what is left.
def test_what_an_airbase_fed_before_is_told() -> None:
    books = in_the_morning()
    books.post(air_plan(books, "air_supply", target="Warszawa", groups=[group("Ju52", "Minsk")]))
    for number, size, res in ((1, "XX", "3"), (2, "III", "1")):
        books.enlist(number, "infantry", size=size, traits={"re": res})
    given = {"links": [["overland", 3]], "base": "Warszawa", "weather": "clear"}
    first = books.post(plan(books, "supply_trace", units=[1], **given))
    assert "Fed there before in this turn" not in labels(first)
    assert (
        line(plan(books, "supply_trace", units=[2], **given), "Fed there before in this turn") == -3
    )


def test_what_attrition_takes_is_told_where_it_takes_something() -> None:
    books = starved()
    failed = plan(books, "isolation", roll=8, adjacent=True, reduced=[PANZER])
    assert line(failed, "The losses count for") == 10
    assert "The losses count for" not in labels(plan(books, "isolation", roll=12))


def test_what_a_river_counts_as_once_frozen_is_told() -> None:
    def entered(river: str) -> dict[str, object]:
        return labels(plan(opened(), "hexside", hex="1B 1410", others=["1B 1411"], river=river))

    assert entered("major")["In Frost and Snow it counts as"] == "minor"
    assert "In Frost and Snow it counts as" not in entered("none")


def test_free_rail_moves_are_told() -> None:
    free = moving(rail_move_costs_sp=False)
    tank = free.enlist(1, "panzer", cm=True)
    assert labels(plan(free, "movement", rail_units=[tank]))["By strategic rail: 1"] == 0
    assert "By strategic rail: 1" not in labels(plan(free, "movement", units=[tank]))
    paid = moving()
    paid.enlist(1, "panzer", cm=True)
    assert "By strategic rail: 1" not in labels(plan(paid, "movement", rail_units=[tank]))


def test_a_rail_line_that_partisans_do_not_break_stays_whole() -> None:
    least = game("europa").tables().whole("rail.partisans.success")
    given = {"place": "1B 0505", "cause": "partisans"}
    failed = plan(moving(), "rail_break", **given, die=least - 1)
    assert (line(failed, "Rail break"), failed.facts) == ("none", ())
    broken = labels(plan(moving(), "rail_break", **given, die=least))
    assert "Rail break" not in broken
    assert [label for label in broken if label.startswith("It goes in the Soviet Initial Phase")]


# A division pays 1/2; two that pay apart pay 1 together (SP-15).
def test_what_was_paid_earlier_in_the_phase_is_told() -> None:
    books = opened()
    books.phase = COMBAT
    books.put(pool(AXIS), SP, 20)
    one, two = (books.enlist(number, "infantry") for number in (1, 2))
    first = books.post(plan(books, "combat", units=[one]))
    assert "Earlier in this phase" not in labels(first)
    assert str(line(plan(books, "combat", units=[two]), "Earlier in this phase")) == "1/2"


def test_a_city_that_is_none_is_refused_with_the_income() -> None:
    with pytest.raises(BadInput) as caught:
        plan(opened(), "initial", cities={"Atlantis": "held"})
    (fault,) = caught.value.faults
    assert (fault.where, fault.message) == ("cities", "'Atlantis' is not a supply city.")


def test_what_was_carried_before_is_told() -> None:
    books = moving()
    first = books.post(plan(books, "rail_move", res=3))
    assert "Carried this turn before" not in labels(first)
    assert line(plan(books, "rail_move", res=2), "Carried this turn before") == 3


# At most 3 points are burnt for German rail (RES-09), whatever the books hold.
def test_nothing_is_carried_over_more_burnt_points_than_are_allowed() -> None:
    books = moving()
    books.known[Subject.DONE, f"{books.turn}:rail", "German"] = 4
    (fault,) = plan(books, "rail_move", res=1).refusals
    assert fault.case == "RES-09"
    assert fault.message == "More Resource Points are burnt for rail than are allowed."


# 3 hits take the 2 armor points of a factory, and 1 of its artillery points.
def test_hits_beyond_the_armor_have_a_line() -> None:
    def lines(hits: int) -> dict[str, object]:
        inputs = {"turn": "1941-09-I", "factories": [{"hits": hits}]}
        return {step.label: step.value for step in ruling("europa.factory_output", inputs).working}

    assert lines(3)["Hits beyond it, artillery"] == -1
    assert "Hits beyond it, artillery" not in lines(2)


def test_defence_factors_out_of_supply_have_a_line() -> None:
    def lines(*, out: bool) -> dict[str, object]:
        inputs = {
            "result": "D1", "column": "2-1", "printed_af": 18, "printed_df": 9, "defender_oos": out,
        }  # fmt: skip
        return {step.label: step.value for step in ruling("europa.combat_losses", inputs).working}

    assert lines(out=True)["Defence factors for losses"] == 9
    assert "Defence factors for losses" not in lines(out=False)


@pytest.mark.parametrize(("option", "words"), [("up", ", each turn up"), ("carry", "")])
def test_the_rounding_of_special_replacements_is_told(option: str, words: str) -> None:
    books = starved(sr_round=option)
    books.post(plan(books, "isolation", roll=8, adjacent=True, reduced=[PANZER]))
    books.turn = CALENDAR.next(books.turn)
    (due,) = special_due(books, AXIS)
    assert due.line.arithmetic.endswith(f"× 6{words}")


def test_a_unit_of_no_nation_of_the_game_has_no_price() -> None:
    books = opened()
    unit = books.roster[books.enlist(1, "infantry", nation="Sweden", status=UnitStatus.DEAD)]
    with pytest.raises(BadInput, match="Sweden is not a nation of this game"):
        unit_rebuild(books, unit, After.FULL)
    with pytest.raises(BadInput, match="no nation is not a nation"):
        unit_rebuild(books, replace(unit, nation=""), After.FULL)


@pytest.mark.parametrize(
    ("trait", "most", "more"),
    [
        ("cadre", f"{MOST_RATING}-6", f"2-{MOST_RATING + 1}"),
        ("re", str(MOST_RATING), str(MOST_RATING + 1)),
    ],
)
def test_no_figure_is_higher_than_a_counter_shows(trait: str, most: str, more: str) -> None:
    field = game("europa").unit_words.trait(trait)
    assert field is not None
    assert field.read(trait, most) == most
    with pytest.raises(BadInput, match=r"too high|above 999"):
        field.read(trait, more)


@pytest.mark.parametrize(
    "written", ["Dec I 1941 to Feb II", "Dec I to Feb II 1942", "1941-05-I to surprise"]
)
def test_both_ends_of_a_winter_have_a_year_or_neither(written: str) -> None:
    assert is_winter(CALENDAR.parse("Jan I 1942"), read_winter("Dec I 1941 to Feb II 1942"))
    with pytest.raises(ValueError, match="names no winter turns"):
        read_winter(written)
