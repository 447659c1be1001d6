"""Which units can be picked for an action, at what price, and what covers it already."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.words import COMBAT, EXPLOITATION, MOVEMENT, SOVIET, SP
from oobmgr.known_games import game
from oobmgr.rules.books import PhaseId
from oobmgr.rules.bounds import HIGHEST_ID
from oobmgr.rules.field_info import FieldInfo, InputKind, describe
from oobmgr.rules.inputs import decode
from oobmgr.rules.picking import Picking, UnitChoice

EUROPA = game("europa")
PICKED = ("movement", "overrun", "combat", "exploitation")
REBUILT = ("rebuild", "disband")
"""Actions of the Initial Phase that pick units and cost no supply points."""
ON_A_PAGE = ("battle", "bombard")
"""Actions whose units are picked on a page of their own."""
HALF = Fraction(1, 2)


def picking(action: str) -> Picking:
    found = EUROPA.action(action).picking
    assert found is not None
    return found


def choices(books: FakeBooks, action: str) -> dict[UnitId, UnitChoice]:
    return dict(picking(action).choices(books))


def at(phase: PhaseId) -> FakeBooks:
    books = opened()
    books.phase = phase
    return books


def pay(books: FakeBooks, action: str, *units: UnitId) -> None:
    acting = EUROPA.action(action)
    books.post(acting.plan(books, decode(acting.inputs, {"units": list(units)})))


@pytest.mark.parametrize(
    ("action", "kind", "price", "case"),
    [
        ("movement", "panzer", 1, "SP-13"),
        ("movement", "motorized", HALF, "SP-14"),
        ("movement", "infantry", None, ""),
        ("exploitation", "panzer", 1, "SP-13"),
        ("exploitation", "infantry", None, ""),
        ("combat", "panzer", 1, "SP-28"),
        ("combat", "motorized", HALF, "SP-28"),
        ("combat", "infantry", HALF, "SP-18"),
        ("combat", "guards_cav", HALF, "SP-18"),
        ("combat", "cadre", None, ""),
        ("overrun", "tank", 1, "SP-13"),
        ("overrun", "rifle", HALF, "SP-19"),
        ("overrun", "artillery", None, ""),
    ],
)
def test_a_class_pays_by_action(
    action: str, kind: str, price: int | Fraction | None, case: str
) -> None:
    listed = {one.key: one.price for one in picking(action).classes(EUROPA.tables())}
    assert (kind in listed) is (price is not None)
    if price is not None:
        assert (listed[kind].amount, listed[kind].good, listed[kind].case) == (price, SP, case)


def test_classes_have_names_and_stand_in_the_order_of_the_rules() -> None:
    names = [one.name for one in picking("movement").classes(EUROPA.tables())]
    assert names == [
        "panzer", "tank", "mechanized", "armor", "motorized", "panzergrenadier",
        "Guards cavalry, upgraded",
    ]  # fmt: skip


def test_only_own_units_on_the_map_that_pay_are_offered() -> None:
    books = at(MOVEMENT)
    panzer = books.enlist(1, "panzer")
    mot = books.enlist(2, "motorised infantry", cm=True)
    books.enlist(3, "infantry")
    books.enlist(4, "panzer", status=UnitStatus.DUE)
    books.enlist(5, "panzer", status=UnitStatus.DEAD)
    books.enlist(6, "tank", side=SOVIET)
    found = choices(books, "movement")
    assert {unit: (one.kind, one.price.amount) for unit, one in found.items()} == {
        panzer: ("panzer", 1),
        mot: ("motorized", HALF),
    }


def test_a_reduced_division_is_a_cadre_and_pays_nothing() -> None:
    books = at(COMBAT)
    whole = books.enlist(1, "infantry")
    books.enlist(2, "infantry", steps_left=1)
    assert list(choices(books, "combat")) == [whole]


def test_what_was_paid_covers_what_the_rules_say() -> None:
    books = at(MOVEMENT)
    tank, foot = books.enlist(1, "panzer"), books.enlist(2, "infantry")
    assert not choices(books, "movement")[tank].paid
    pay(books, "movement", tank)
    assert choices(books, "movement")[tank].paid == "paid"
    assert choices(books, "overrun")[tank].paid == "paid"
    books.phase = COMBAT
    # Paid in movement, so it attacks free (SP-28); the infantry pays when it attacks (SP-18).
    assert choices(books, "combat")[tank].paid == "paid"
    assert not choices(books, "combat")[foot].paid
    pay(books, "combat", tank, foot)
    assert choices(books, "combat")[foot].paid == "paid"
    books.phase = EXPLOITATION
    # Exploitation is paid again, and so is an overrun in it.
    assert not choices(books, "exploitation")[tank].paid
    assert not choices(books, "overrun")[tank].paid
    pay(books, "exploitation", tank)
    assert choices(books, "exploitation")[tank].paid == "paid"
    assert choices(books, "overrun")[tank].paid == "paid"


def test_a_unit_that_is_called_paid_adds_nothing_to_the_price() -> None:
    books = at(MOVEMENT)
    tank = books.enlist(1, "panzer")
    pay(books, "movement", tank)
    for action, phase in (("movement", MOVEMENT), ("overrun", MOVEMENT), ("combat", COMBAT)):
        books.phase = phase
        acting = EUROPA.action(action)
        assert choices(books, action)[tank].paid
        draft = acting.plan(books, decode(acting.inputs, {"units": [tank]}))
        assert draft.ruling.result.sp == 0, action


@pytest.mark.parametrize("action", [*REBUILT, *PICKED])
def test_every_input_of_units_has_a_word(action: str) -> None:
    inputs = describe(EUROPA.action(action).inputs)
    lists = {field.name for field in inputs if field.kind is InputKind.LIST}
    assert set(picking(action).ways) == lists


def _takes_units(field: FieldInfo) -> bool:
    """Whether an input lists units by their ids; other lists are of records, groups, missions."""
    return field.kind is InputKind.LIST and field.high == HIGHEST_ID


def test_every_action_that_takes_units_says_how() -> None:
    for action in EUROPA.actions:
        lists = {field.name for field in describe(action.inputs) if _takes_units(field)}
        ways = set(action.picking.ways) if action.picking else set()
        assert ways == lists or action.name in ON_A_PAGE, action.name


# Panzers are German, tank and mechanised corps Soviet (SP-13, SP-14); both sides have motorized.
def test_classes_of_one_side_are_told_apart() -> None:
    sides = {one.key: one.side for one in picking("movement").classes(EUROPA.tables())}
    assert sides == {
        "panzer": "axis",
        "panzergrenadier": "axis",
        "tank": "soviet",
        "mechanized": "soviet",
        "guards_cav_upgraded": "soviet",
        "armor": "",
        "motorized": "",
    }
