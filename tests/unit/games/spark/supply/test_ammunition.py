"""Stocks of ammunition: whose units shoot from which, what comes in, what is too little."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.games.spark.example_books import example_books, named
from tests.unit.games.spark.warned import warned
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import UnitId
from oobmgr.games.spark.actions.supply.stocks import (
    Receipt,
    ReceiveInputs,
    StockOfInputs,
    SupplyInputs,
    TransferInputs,
    plan_receive,
    plan_stock_of,
    plan_supply,
    plan_transfer,
    propose_receive,
)
from oobmgr.games.spark.forgotten import initiative as forgotten_initiative
from oobmgr.games.spark.game import SPARK
from oobmgr.games.spark.supply.ammunition import (
    account_of,
    is_counted,
    spend_ammunition,
    stock,
    stocks,
)
from oobmgr.games.spark.supply.pools import account_name
from oobmgr.games.spark.units.unit import SparkUnit, unit_of
from oobmgr.games.spark.words import AMMUNITION, COMBAT, GERMAN, INITIATIVE, SOVIET, Marker, Player
from oobmgr.games.spark.written import Written
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.inputs import encode
from oobmgr.ui.views.turn.by_word import ByWord

ARMY = stock(SOVIET, "67th Army")


def unit(books: FakeBooks, name: str) -> SparkUnit:
    return unit_of(books, named(books, name).id)


def receive(books: FakeBooks, points: int, **more: object) -> ActionPlan:
    inputs = ReceiveInputs(Player.SOVIET, "67th army", points, **more)  # type: ignore[arg-type]
    return books.post(plan_receive(books, inputs))


def spend(books: FakeBooks, *names: str) -> Written:
    bill = spend_ammunition(books, [(unit(books, name), 1) for name in names], COMBAT[0])
    if not bill.refusals:
        plan = ActionPlan("", "", None, bill.postings, bill.facts)  # type: ignore[arg-type]
        books.post(plan)
    return bill


def test_a_unit_shoots_from_the_stock_of_its_army() -> None:
    books = example_books()
    assert account_of(books, unit(books, "1106")) == ARMY
    assert account_of(books, unit(books, "I/240/170")).detail == "German forces"
    assert str(account_name(ARMY)) == "67th Army stock"


def test_a_receipt_says_how_much_came_and_a_start_may_be_nothing() -> None:
    books = example_books()
    books.turn = TurnCode("1943-01-13-1am")
    nothing = plan_receive(books, ReceiveInputs(Player.SOVIET, "67th Army", 0, Receipt.RECEIVED))
    assert [fault.message for fault in nothing.refusals] == ["Nothing is entered."]
    start = ReceiveInputs(Player.SOVIET, "67th Army", 0, Receipt.START)
    assert not plan_receive(books, start).refusals
    # The form opens without a number: nothing that nobody entered may be posted as 0.
    opened = plan_receive(books, propose_receive(books))
    assert [(fault.where, fault.missing) for fault in opened.refusals] == [("points", True)]


def test_a_stock_that_nobody_entered_hands_nothing_over() -> None:
    books = example_books()
    plan = plan_transfer(books, TransferInputs("67th Army", "2nd Shock Army", 1))
    assert [(fault.where, fault.message) for fault in plan.refusals] == [
        ("source", "What 67th Army held at the start was not entered.")
    ]
    assert "not entered" in plan.ruling.working[0].arithmetic
    # Neither does one that nobody shoots from: nothing lies there.
    nowhere = plan_transfer(books, TransferInputs("nowhere", "2nd Shock Army", 6))
    assert [fault.message for fault in nowhere.refusals] == ["Nowhere holds 0 points."]


def test_what_a_fire_takes_rests_on_the_case_of_stocks() -> None:
    spent = Account(Place.SPENT, ARMY.side, "fire")
    taken = [one.case for one in SPARK.movement_cases if one.covers(AMMUNITION, ARMY, spent)]
    back = [one.case for one in SPARK.movement_cases if one.covers(AMMUNITION, spent, ARMY)]
    assert (taken, back) == (["SP-SUP-03"], [])


def test_the_nearest_formation_with_a_stock_of_its_own_decides() -> None:
    books = example_books()
    books.post(plan_stock_of(books, StockOfInputs("67th Army", "Leningrad Front")))
    assert account_of(books, unit(books, "1106")).detail == "Leningrad Front"
    books.post(plan_stock_of(books, StockOfInputs("136th rifle division", "Reserve")))
    assert account_of(books, unit(books, "291/136")).detail == "Reserve"
    assert account_of(books, unit(books, "248/86")).detail == "Leningrad Front"
    books.post(plan_stock_of(books, StockOfInputs("136th Rifle Division", "")))
    assert account_of(books, unit(books, "291/136")).detail == "Leningrad Front"


def test_only_stocks_that_artillery_shoots_from_are_asked_for() -> None:
    """Divisions below no Army have one stock between them, not one each."""
    books = example_books()
    for name, division in (("942/268", "268th Division"), ("291/136", "136th Division")):
        alone = replace(named(books, name), path=(division,))
        books.roster[alone.id] = alone
    books.phase = INITIATIVE
    (told,) = (
        w.sentence for w in warned(books, forgotten_initiative) if w.kind == "ammunition_stock"
    )
    assert told == "What these hold was never entered: 67th Army, Soviet forces, German forces."


@pytest.mark.parametrize(
    ("formation", "stock_name", "words"),
    [
        ("67th Armee", "X", "is not a formation of the Soviet side."),
        ("67th Army", "", "It draws on that stock already."),
    ],
)
def test_a_stock_is_named_for_a_formation_that_there_is(
    formation: str, stock_name: str, words: str
) -> None:
    plan = plan_stock_of(example_books(), StockOfInputs(formation, stock_name))
    assert [fault.message for fault in plan.refusals] == [words]


def test_a_stock_that_was_never_entered_does_not_stop_a_shot() -> None:
    books = example_books()
    bill = spend(books, "1106", "248/86")
    assert [fault.message for fault in bill.warnings] == [
        "The stock of 67th Army was never entered."
    ]
    assert books.balance(Account(Place.SPENT, SOVIET, COMBAT[0]), AMMUNITION) == 2
    assert books.balance(ARMY, AMMUNITION) == 0
    assert not is_counted(books, ARMY)


def test_a_stock_that_is_known_gives_no_more_than_it_holds() -> None:
    books = example_books()
    receive(books, 2)
    assert not spend(books, "1106", "248/86").warnings
    assert is_counted(books, ARMY)
    short = spend(books, "1106")
    assert [fault.message for fault in short.refusals] == [
        "67th Army has 0 ammunition points, 1 needed."
    ]


def test_each_side_pays_from_its_own_stock_in_one_bill() -> None:
    books = example_books()
    receive(books, 10)
    bill = spend(books, "1106", "I/240/170", "56")
    assert [(line.label, line.value) for line in bill.working] == [
        ("Ammunition, 67th Army", -2),
        ("Ammunition, German forces", -1),
    ]


def test_neither_side_receives_ammunition_on_the_first_day() -> None:
    books = example_books()
    inputs = ReceiveInputs(Player.SOVIET, "67th Army", 5, Receipt.RECEIVED)
    assert [fault.case for fault in plan_receive(books, inputs).refusals] == ["SP-SUP-02"]
    for turn in ("1943-01-12-3night", "1943-01-12-2pm"):
        books.turn = TurnCode(turn)
        assert plan_receive(books, inputs).refusals
    books.turn = TurnCode("1943-01-13-1am")
    # What came in would be told as if it were all that there is.
    assert [fault.message for fault in plan_receive(books, inputs).refusals] == [
        "What 67th Army held at the start was not entered."
    ]
    receive(books, 0)
    assert not plan_receive(books, inputs).refusals


def test_entering_the_start_twice_is_told() -> None:
    books = example_books()
    assert not receive(books, 5).warnings
    plan = receive(books, 3)
    assert plan.ruling.result == 8
    assert [fault.where for fault in plan.warnings] == ["why"]


def test_the_stocks_that_are_not_known_are_proposed_one_by_one() -> None:
    books = example_books()
    assert propose_receive(books).stock == "67th Army"
    receive(books, 5)
    assert propose_receive(books) == ReceiveInputs(Player.GERMAN, "")
    books.post(plan_receive(books, ReceiveInputs(Player.GERMAN, "whatever", 9)))
    assert stocks(books, GERMAN) == {"German forces": 9}
    assert propose_receive(books).why is Receipt.RECEIVED


def test_points_are_handed_over_between_soviet_stocks() -> None:
    books = example_books()
    receive(books, 10)
    books.post(plan_transfer(books, TransferInputs("67th Army", "2nd Shock Army", 4)))
    assert stocks(books, SOVIET) == {"2nd Shock Army": 4, "67th Army": 6}
    for inputs in (
        TransferInputs("67th Army", "2nd shock army", 7),
        TransferInputs("67th Army", "67TH ARMY", 1),
        TransferInputs("67th Army", "2nd Shock Army", 0),
        TransferInputs("", "2nd Shock Army", 1),
    ):
        assert plan_transfer(books, inputs).refusals, inputs


def test_units_go_out_of_supply_and_come_back() -> None:
    books = example_books()
    one, other = (int(named(books, name).id) for name in ("321Gd", "523Gd"))
    books.post(plan_supply(books, SupplyInputs((one, other))))
    assert Marker.OUT_OF_SUPPLY in unit(books, "321Gd").markers
    books.post(plan_supply(books, SupplyInputs((), (one,))))
    assert Marker.OUT_OF_SUPPLY not in unit(books, "321Gd").markers
    for inputs in (
        SupplyInputs(),
        SupplyInputs((other,)),
        SupplyInputs((), (one,)),
        SupplyInputs((one,), (one,)),
        SupplyInputs((999,)),
    ):
        assert plan_supply(books, inputs).refusals, inputs


def test_a_unit_without_formations_shoots_from_a_stock_of_its_side() -> None:
    books = example_books()
    lone = books.enlist(900, "infantry", side=SOVIET)
    assert account_of(books, unit_of(books, UnitId(lone))).detail == "Soviet forces"


def test_a_stock_that_was_entered_for_a_division_stays_its_own() -> None:
    """As it was in files of older programs: its artillery goes on shooting from it."""
    books = example_books()
    alone = replace(named(books, "291/136"), path=("136th Division",))
    books.roster[alone.id] = alone
    assert account_of(books, unit(books, "291/136")).detail == "Soviet forces"
    books.post(plan_receive(books, ReceiveInputs(stock="136th Division", points=4)))
    assert account_of(books, unit(books, "291/136")).detail == "136th Division"
    assert account_of(books, unit(books, "248/86")).detail == "67th Army"


def test_the_form_of_a_receipt_follows_its_side() -> None:
    """After the side was changed the field for the stock stayed blank, though it has its own."""
    books = example_books()
    found = SPARK.action("receive_ammunition").openings
    assert found is not None
    opened = found(books)
    forms = ByWord(replace(opened, inputs={w: encode(one) for w, one in opened.inputs.items()}))
    soviet = forms.turned(encode(propose_receive(books)), "Soviet")
    assert soviet["stock"] == "67th Army"
    assert not forms.left_out
    # The one stock of the German side needs no name, and asks for none.
    assert forms.turned(soviet, "German")["stock"] == ""
    assert forms.left_out == {"stock"}
    assert forms.turned(encode(ReceiveInputs()), "Soviet")["stock"] == "67th Army"
