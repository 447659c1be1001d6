from __future__ import annotations

from dataclasses import replace

import pytest

from oobmgr.campaign.rows import BalanceRow, LedgerRow, PostingRow, TransactionDetail, TurnFigures
from oobmgr.campaign.turn_rows import TurnRow
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.known_games import game
from oobmgr.rules.case_names import shown_case
from oobmgr.ui.language.dates import moment_words
from oobmgr.ui.viewmodels.ledger import (
    Ledger,
    LedgerFilters,
    choices,
    holdings,
    ledger_lines,
    matcher,
    plot_sides,
)
from oobmgr.ui.viewmodels.ledger_detail import describe, posting_lines, unit_ids

THIN = "\N{THIN SPACE}"
MINUS = f"\N{MINUS SIGN}{THIN}"
ROW = LedgerRow(
    transaction=418,
    turn="1941-10-II",
    turn_label="October II 1941",
    turn_short="Oct II",
    phase="movement",
    phase_name="Movement",
    side="axis",
    what="9 panzer moved",
    source_account="pool:axis",
    target_account="spent:axis:movement",
    source_name="Pool",
    target_name="Spent, movement",
    good="sp",
    sign="SP",
    change=-12,
    balance=88,
    cases=("SP-13", "SP-14"),
    state="posted",
    state_text="",
)
ROWS = (
    ROW,
    replace(ROW, transaction=417, side="soviet", good="resource", change=2, balance=None),
    replace(ROW, transaction=410, turn="1941-10-I", phase="combat", state="undone",
            state_text="undone by 411"),
)  # fmt: skip
TURNS = (TurnRow("1941-10-I", "October I 1941", 5), TurnRow("1941-10-II", "October II 1941", 9))
EUROPA = game("europa")
LEDGER = Ledger(ledger_lines(ROWS, EUROPA), (), TURNS, {})
POSTINGS = (
    PostingRow("pool:axis", "Axis pool", "sp", "SP", -12),
    PostingRow("spent:axis:movement", "Axis spent, movement", "sp", "SP", 12),
)
DETAIL = TransactionDetail(
    id=418,
    kind="do",
    title="9 panzer moved",
    sentence="",
    turn="1941-10-II",
    turn_label="October II 1941",
    side="axis",
    phase="movement",
    phase_name="Movement",
    player="Anna",
    at="2026-10-14T21:37:00",
    command="PostAction",
    command_values={},
    working=(),
    notes=(),
    cases=(),
    postings=POSTINGS,
    facts=(Fact(Subject.UNIT, "7", "paid", None, "1941-10-II"),),
    facts_left_out=0,
    reverses=None,
    undone_by=None,
)
HELD = (BalanceRow("axis", "pool:axis", "Axis pool", "sp", "Supply points", "SP", 88, 108),)


def test_a_movement_in_words() -> None:
    first, second, third = LEDGER.lines
    assert (first.route, first.change, first.balance) == (
        "Pool → Spent, movement",
        f"{MINUS}12",
        "88",
    )
    assert first.short_route == "Pool → Spent"
    assert "spent, movement" in first.found
    assert (first.cases, first.case_words) == (("SP-13", "SP-14"), "SP 13, SP 14")
    assert (second.change, second.balance, second.emblem) == (f"+{THIN}2", "", "diamond")
    assert [line.struck for line in (first, second, third)] == [False, False, True]
    assert "undone by 411" in third.found


@pytest.mark.parametrize(
    ("filters", "numbers"),
    [
        (LedgerFilters(side="axis"), [418, 410]),
        (LedgerFilters(good="resource"), [417]),
        (LedgerFilters(turn="1941-10-II", phase="movement"), [418, 417]),
        (LedgerFilters(phase="combat", side="soviet"), []),
    ],
)
def test_filters(filters: LedgerFilters, numbers: list[int]) -> None:
    matches = matcher(filters)
    assert matches is not None
    assert [line.number for line in LEDGER.lines if matches(line)] == numbers


def test_no_filter_lets_all_pass() -> None:
    assert matcher(LedgerFilters()) is None


def test_menus_count_under_the_other_filters() -> None:
    turns = choices("turn", LedgerFilters(side="axis"), LEDGER, EUROPA)
    assert [(c.label, c.count) for c in turns] == [("October II 1941", 1), ("October I 1941", 1)]
    goods = choices("good", LedgerFilters(), LEDGER, EUROPA)
    assert [(c.label, c.count) for c in goods] == [("Supply points", 2), ("Resource Points", 1)]


def test_a_good_in_several_places_is_summed_up() -> None:
    resource = ("Resource Points", "Re")
    rows = (
        BalanceRow("soviet", "pool:soviet", "Soviet pool", "resource", *resource, 0, None),
        BalanceRow("soviet", "pool:soviet:Baku", "", "resource", *resource, 3, None),
        BalanceRow("soviet", "pool:soviet:Moskva", "", "resource", *resource, 4, None),
        *HELD,
        BalanceRow("axis", "special:axis:surprise", "", "sp", "Supply points", "SP", 80, None),
    )
    found = holdings(rows, EUROPA)
    assert [(h.side, h.sign, h.amount, h.limit, h.places) for h in found] == [
        ("axis", "SP", 88, 108, ""),
        ("axis", "SP, surprise", 80, None, ""),
        ("soviet", "Re", 7, None, "Baku 3, Moskva 4"),
    ]
    assert found[0].words == "Axis supply points 88 of 108"


def figures(turn: str, *, after: int | None, closing: int, limit: int | None) -> TurnFigures:
    return TurnFigures(
        side="axis", good="sp", turn=turn, turn_label=turn, turn_short=turn, opening_stock=0,
        received=54, spent=12, lost=1, exchanged=15, adjusted=0, stock_after_initial=after,
        closing_stock=closing, limit=limit, current=False,
    )  # fmt: skip


def test_the_plot_holds_a_limit_until_another_is_written() -> None:
    rows = (
        figures("a", after=None, closing=100, limit=None),
        figures("b", after=124, closing=88, limit=108),
        figures("c", after=90, closing=60, limit=None),
    )
    (side,) = plot_sides(rows, EUROPA)
    assert [(turn.stock, turn.limit) for turn in side.turns] == [
        (100, None),
        (124, 108),
        (90, 108),
    ]
    assert side.summary == "received 162, spent 36, converted 45, lost 3"


def test_a_transaction_in_full() -> None:
    seen = describe(DETAIL, (), (), HELD, EUROPA)
    assert seen.when == "October II 1941, Axis Movement Phase"
    assert seen.who == "Anna, 14 Oct 21:37"
    assert [(line.label, line.value) for line in seen.postings] == [
        ("Axis pool", f"{MINUS}12 SP"),
        ("Axis spent, movement", f"+{THIN}12 SP"),
    ]
    assert seen.take_back == "Nothing later depends on it. Axis pool goes from 88 to 100 SP."
    assert (seen.may_revoke, seen.blocked, seen.tag.text) == (True, False, "posted")
    assert unit_ids(DETAIL) == (7,)


def test_what_depends_on_it_stands_against_taking_back() -> None:
    fault = Fault("Combat (transaction 420) depends on it.", "ledger", advice="Take that back.")
    seen = describe(DETAIL, (), (fault,), HELD, EUROPA)
    assert seen.blocked
    assert seen.take_back == "Combat (transaction 420) depends on it. Take that back."


def test_what_is_taken_back_cannot_be_taken_back_again() -> None:
    seen = describe(replace(DETAIL, undone_by=419), (), (), HELD, EUROPA)
    assert (seen.may_revoke, seen.tag.text) == (False, "undone by 419")
    undo = describe(replace(DETAIL, kind="undo", reverses=410), (), (), HELD, EUROPA)
    assert (undo.may_revoke, undo.tag.text) == (False, "undo of 410")


def test_steps_of_many_units_are_one_line_for_each_side() -> None:
    postings = [
        PostingRow("raised:axis", "Axis raised", "step", "steps", -4),
        PostingRow("unit:axis:1", "Axis unit 1", "step", "steps", 2),
        PostingRow("unit:axis:2", "Axis unit 2", "step", "steps", 2),
    ]
    assert [(line.label, line.value) for line in posting_lines(postings)] == [
        ("Axis raised", f"{MINUS}4 steps"),
        ("Axis units", f"+{THIN}4 steps"),
    ]


@pytest.mark.parametrize(
    ("sign", "amount", "told"),
    [
        ("steps", -1, f"{MINUS}1 step"),
        ("steps", 0, "0 steps"),
        ("SP", 1, f"+{THIN}1 SP"),
        ("GPs", 1, f"+{THIN}1 GPs"),
        ("supplies", 1, f"+{THIN}1 supplies"),
    ],
)
def test_one_of_a_good_is_not_told_in_the_plural(sign: str, amount: int, told: str) -> None:
    rows = [PostingRow("pool:axis", "Axis pool", "good", sign, amount)]
    assert posting_lines(rows)[0].value == told


def test_the_rest_of_a_long_transaction_is_one_line() -> None:
    postings = [
        PostingRow("raised:axis", "Axis raised", "step", "steps", -400),
        PostingRow("unit:axis:1", "Axis unit 1", "step", "steps", 2),
    ]
    last = posting_lines(postings)[-1]
    assert (last.label, last.value) == ("Accounts not listed", f"+{THIN}398 steps")


def test_what_is_no_time_is_left_out() -> None:
    assert moment_words("some day") == ""


def test_a_case_is_shown_as_its_rulebook_numbers_it() -> None:
    game("spark")  # a case is known once its game is loaded
    assert [shown_case(case) for case in ("SP-13", "SP-FIRE-18", "SP-ELIG-11")] == [
        "SP 13", "13.10.5", "SP ELIG 11",
    ]  # fmt: skip
    assert shown_case("13.10.5") == "13.10.5"  # what is shown stays as it is
