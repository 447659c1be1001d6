"""What may be asked for once: units in one list, divisions that paid, weather of the turn."""

from __future__ import annotations

import pytest
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import COMBAT, EXPLOITATION, MOVEMENT, SOVIET
from oobmgr.known_games import game
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import PhaseId
from oobmgr.rules.field_info import describe
from oobmgr.rules.inputs import decode

EUROPA = game("europa")


def plan(books: FakeBooks, name: str, **raw: object) -> ActionPlan:
    action = EUROPA.action(name)
    return action.plan(books, decode(action.inputs, raw))


def at(phase: PhaseId, **options: str | bool) -> FakeBooks:
    books = opened("central", **options)
    books.phase = phase
    return books


def said(draft: ActionPlan) -> list[tuple[str, str]]:
    return [(fault.where, fault.message) for fault in draft.refusals]


def test_a_unit_moves_by_road_or_by_rail() -> None:
    books = at(MOVEMENT)
    tank = books.enlist(7, "panzer", cm=True)
    draft = plan(books, "movement", units=[tank], rail_units=[tank])
    assert said(draft) == [("7 panzer", "is in units and rail_units.")]


def test_a_unit_attacks_once() -> None:
    books = at(COMBAT)
    one, two = books.enlist(7, "infantry"), books.enlist(8, "infantry")
    draft = plan(books, "combat", units=[one], unpaid_units=[one, two], oos_units=[one, two])
    assert said(draft) == [
        ("7 infantry", "is in units and unpaid_units and oos_units."),
        ("8 infantry", "is in unpaid_units and oos_units."),
    ]


@pytest.mark.parametrize(
    ("action", "phase"),
    [("movement", MOVEMENT), ("overrun", MOVEMENT), ("combat", COMBAT),
     ("exploitation", EXPLOITATION)],
)  # fmt: skip
def test_nothing_is_entered_only_where_nothing_is(action: str, phase: PhaseId) -> None:
    books = at(phase)
    foe = books.enlist(1, "tank", side=SOVIET)
    assert said(plan(books, action)) == [("units", "Nothing is entered.")]
    assert said(plan(books, action, units=[99999])) == [("units", "There is no such unit.")]
    assert said(plan(books, action, units=[foe])) == [("1 tank", "belongs to the other side.")]


def test_units_that_draw_on_another_pool_are_not_nothing() -> None:
    books = at(MOVEMENT, axis_minor_pool="separate")
    unit = books.enlist(1, "armoured", cm=True, nation="Romania")
    draft = plan(books, "movement", units=[unit])
    assert said(draft) == [("units", "None of these units draws on this pool.")]


GERMANS = "Army Group South"


@pytest.mark.parametrize(
    ("nation", "path", "why"),
    [
        ("Germany", (GERMANS, "17th Army"), ""),
        ("Germany", ("AG Center",), ""),
        ("Germany", ("army group centre", "9th Army"), ""),
        ("Germany", ("Heeresgruppe Nord (v. Leeb)",), ""),
        ("Germany", ("Axis", "AG North"), ""),
        ("Slovakia", (GERMANS, "Slovak Army Group"), "is not German."),
        ("Germany", ("Army of Norway",), "does not belong to Army Group North, Centre or South."),
        ("Germany", (), "does not belong to Army Group North, Centre or South."),
    ],
)
def test_surprise_points_are_for_germans_of_three_army_groups(
    nation: str, path: tuple[str, ...], why: str
) -> None:
    books = at(COMBAT)
    unit = books.enlist(5, "infantry", nation=nation, path=path)
    assert not plan(books, "combat", units=[unit]).refusals
    books.turn = SURPRISE_TURN
    assert said(plan(books, "combat", units=[unit])) == ([("5 infantry", why)] if why else [])
    assert not plan(books, "combat", unpaid_units=[unit]).refusals
    assert not plan(books, "combat", counts={"infantry": 1}).refusals


@pytest.mark.parametrize(
    ("number", "names"),
    [(2, "1 infantry and 2 infantry"),
     (3, "1 infantry, 2 infantry and 3 infantry"),
     (4, "1 infantry, 2 infantry, 3 infantry and 4 infantry"),
     (5, "1 infantry, 2 infantry, 3 infantry and 2 more")],
)  # fmt: skip
def test_units_refused_for_the_same_reason_are_told_together(number: int, names: str) -> None:
    books = at(COMBAT)
    foreign = [books.enlist(at + 1, "infantry", nation="Romania") for at in range(number)]
    far = books.enlist(50, "infantry", path=("Army of Norway",))
    books.turn = SURPRISE_TURN
    draft = plan(books, "combat", units=[*foreign, far])
    first, second = draft.refusals
    assert first.note().startswith(f"{number} units are not German: {names}. The surprise points")
    assert second.note().startswith("50 infantry does not belong to Army Group North")
    assert (first.case, second.case) == ("SP-32", "SP-32")


def test_units_of_each_reason_are_told_apart() -> None:
    books = at(EXPLOITATION, exploit_needs_movement_payment=True)
    tanks = [books.enlist(number, "panzer", cm=True) for number in (1, 2)]
    foot = [books.enlist(number, "infantry") for number in (3, 4)]
    foes = [books.enlist(number, "tank", side=SOVIET) for number in (5, 6)]
    draft = plan(books, "exploitation", units=[*tanks, *foot, *foes])
    assert [message for _, message in said(draft)] == [
        "2 units belong to the other side: 5 tank and 6 tank.",
        "2 units are not C/M and do not exploit: 3 infantry and 4 infantry.",
        "2 units were not paid in movement: 1 panzer and 2 panzer.",
    ]


def test_counted_divisions_exploit_as_far_as_they_paid() -> None:
    books = at(MOVEMENT, exploit_needs_movement_payment=True)
    books.post(plan(books, "movement", counts={"panzer": 2, "infantry": 4}))
    books.phase = COMBAT
    books.post(plan(books, "combat", counts={"motorized": 1}))
    books.phase = EXPLOITATION
    (fault,) = plan(books, "exploitation", counts={"panzer": 3}).refusals
    assert (fault.where, fault.value, fault.case) == ("counts.panzer", "3", "SP-16")
    assert fault.advice == "Enter 2."
    books.post(plan(books, "exploitation", counts={"panzer": 1, "motorized": 1}))
    assert plan(books, "exploitation", counts={"panzer": 2}).refusals[0].advice == "Enter 1."
    assert not plan(books, "exploitation", counts={"panzer": 1}).refusals
    assert not plan(books, "exploitation", counts={"cm_sub_division": 5}).refusals
    books.turn = TurnCode("1941-07-I")
    assert plan(books, "exploitation", counts={"panzer": 1}).refusals


def test_picked_divisions_leave_the_fewer_counted_ones() -> None:
    books = at(MOVEMENT, exploit_needs_movement_payment=True)
    tank = books.enlist(1, "panzer", cm=True)
    books.post(plan(books, "movement", units=[tank], counts={"panzer": 1}))
    books.phase = EXPLOITATION
    assert not plan(books, "exploitation", units=[tank], counts={"panzer": 1}).refusals
    over = plan(books, "exploitation", units=[tank], counts={"panzer": 2})
    assert [fault.where for fault in over.refusals] == ["counts.panzer"]


def test_counted_divisions_exploit_without_movement_where_the_campaign_allows() -> None:
    assert not plan(at(EXPLOITATION), "exploitation", counts={"panzer": 3}).refusals


def test_more_attack_as_paid_than_paid() -> None:
    books = at(MOVEMENT)
    tank = books.enlist(1, "panzer", cm=True)
    books.post(plan(books, "movement", units=[tank], counts={"motorized": 2}))
    books.phase = COMBAT
    (fault,) = plan(books, "combat", cm_paid=4).warnings
    assert (fault.where, fault.value, fault.case) == ("cm_paid", "4", "SP-28")
    assert "4, but 3 were paid for" in fault.message
    assert not books.post(plan(books, "combat", cm_paid=2)).warnings
    assert not plan(books, "combat", cm_paid=1).warnings
    assert plan(books, "combat", cm_paid=2).warnings


def test_other_weather_than_the_other_side_entered() -> None:
    books = opened()
    books.post(plan(books, "initial", weather={"B": "mud"}))
    books.side = SOVIET
    (fault,) = plan(books, "initial", weather={"B": "snow"}).refusals
    assert fault.message == "Axis entered mud in B for this turn."
    assert (fault.where, fault.value, fault.case) == ("weather.B", "snow", "INC-11")
    assert not plan(books, "initial", weather={"B": "mud"}).refusals
    apart = opened(weather_scope="player_turn")
    apart.post(plan(apart, "initial", weather={"B": "mud"}))
    apart.side = SOVIET
    assert not plan(apart, "initial", weather={"B": "snow"}).refusals


def test_the_states_of_a_city_are_told_and_no_yes_is_taken_for_one() -> None:
    inputs = EUROPA.action("initial").inputs
    (cities,) = [field for field in describe(inputs) if field.name == "cities"]
    assert "no, siege or held" in cities.sentence
    assert cities.value_choices == ("no", "siege", "held")
    with pytest.raises(BadInput) as caught:
        decode(inputs, {"cities": {"Riga": True}})
    (fault,) = caught.value.faults
    assert (fault.where, fault.message) == ("cities.Riga", "must be one of no, siege, held.")
