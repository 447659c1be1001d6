"""What the form of the Initial Phase lists, and what its inputs give the other side."""

from __future__ import annotations

from dataclasses import fields

import pytest
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import MINUS
from oobmgr.games.europa.supply.income_rows import IncomeSheet, Outlook
from oobmgr.games.europa.words import AXIS, SOVIET
from oobmgr.known_games import game
from oobmgr.rules.actions import Remedy
from oobmgr.rules.inputs import decode, encode

EUROPA = game("europa")
ACTION = EUROPA.action("initial")


def sheet(books: FakeBooks) -> IncomeSheet:
    assert ACTION.form is not None
    shown: IncomeSheet = ACTION.form.shown(books)
    return shown


def soviet(turn: str = "1941-06-II", **options: str | bool) -> FakeBooks:
    books = opened("central", **options)
    books.side, books.turn = SOVIET, TurnCode(turn)
    return books


def outlook(books: FakeBooks, **raw: object) -> Outlook:
    found = sheet(books).outlook({**encode(ACTION.propose(books)), **raw})
    assert found is not None
    return found


def test_only_the_zones_that_count_come_first() -> None:
    found = sheet(opened())
    assert (found.zones, found.other_zones) == (("B", "C"), ("A", "D", "G"))
    assert found.weather.detail == "only B and C count for supply"


def test_cities_stand_in_two_groups_with_their_values_and_cases() -> None:
    border, interior = sheet(opened()).groups
    assert [(row.name, row.value, row.case) for row in border.places[:3]] == [
        ("Riga", 3, "INC-03"), ("Minsk", 4, "INC-03"), ("Kiev", 5, "INC-03"),
    ]  # fmt: skip
    assert (border.effect, interior.effect) == (f"Axis {MINUS}, Soviet +",
                                                f"Axis {MINUS}, Soviet {MINUS}")  # fmt: skip
    assert ("Leningrad", 5) in [(row.name, row.value) for row in interior.places]


def test_cities_that_the_campaign_added_are_listed() -> None:
    border, interior = sheet(opened(extra_supply_cities="Gomel=3 border; Baku=4")).groups
    assert border.places[-1].name == "Gomel"
    assert interior.places[-1].name == "Baku"


def test_a_house_rule_on_the_siege_range_is_told() -> None:
    books = opened()
    assert "within 2 hexes" in sheet(books).cities.detail
    books.tables = books.tables.with_overrides({"income.siege.range_hexes": "3"})
    assert "within 3 hexes" in sheet(books).cities.detail


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        ("1941-06-II", [("north", False, False), ("east", False, False), ("south", False, False)]),
        ("1942-05-I", [("north", True, True), ("east", True, True), ("south", False, False)]),
        ("1943-05-I", [("north", True, True), ("east", True, True), ("south", True, True)]),
    ],
)
def test_lend_lease_lines_by_turn(turn: str, expected: list[tuple[str, bool, bool]]) -> None:
    lines = sheet(soviet(turn, ll_east_requires_edge=True)).lines
    assert [(line.key, line.in_force, line.asked) for line in lines] == expected


def test_the_eastern_line_is_raised_and_may_need_no_trace() -> None:
    east = next(row for row in sheet(soviet("1942-05-I")).lines if row.key == "east")
    raised = next(row for row in sheet(soviet("1943-05-I")).lines if row.key == "east")
    assert (east.amount, raised.amount) == ("+\u200910", "+\u200915")
    free = sheet(soviet("1942-05-I", ll_east_requires_edge=False)).lines
    assert [row.asked for row in free if row.key == "east"] == [False]


def test_each_side_has_its_own_source_of_resource_points() -> None:
    assert sheet(opened()).lines == ()
    assert sheet(opened()).source.name == "ploesti"
    assert sheet(soviet()).source.name == "baku_line"


def test_conversions_are_told_at_the_prices_of_the_tables() -> None:
    prices = {field.name: field.price for field in sheet(opened()).exchanges}
    assert prices == {"buy": "Re at 3 SP, to", "sell": "Re for 2 SP, from"}


def test_every_field_of_the_sheet_is_an_input() -> None:
    inputs = {field.name for field in fields(ACTION.inputs)}
    for books in (opened(), soviet("1943-05-I")):
        found = sheet(books)
        counts = (found.scheduled, *found.exchanges)
        flags = (found.source, found.rail)
        used = {name for count in counts for name in (count.name, count.place)}
        used |= {flag.name for flag in flags} | {"weather", "cities", "traces"}
        assert used <= inputs


def test_the_other_side_receives_from_the_same_inputs() -> None:
    found = outlook(
        opened(),
        weather={"B": "mud", "C": "clear"},
        cities={"Riga": "held", "Minsk": "siege", "Kiev": "no"},
    )
    # 60 + 3 + 4 = 67; 85 % of it 56.95, up to 57; limit 114; 75 + 57 = 132 is 18 over.
    figures = {step.label: (step.arithmetic, step.value) for step in found.figures}
    assert found.title == "The same inputs give the Soviet side"
    assert found.line == "rate 67, received 57, limit 114"
    assert figures["Rate"] == ("60 + 3 + 4", 67)
    assert figures["Received"] == ("67 × 85 % = 56.95", 57)
    assert figures["Stock"] == ("75 + 57", "132, 18 SP over")
    assert figures["Limit"] == ("", 114)
    assert found.over == "18 SP over"


def test_the_side_that_played_already_is_told_of_its_next_turn() -> None:
    found = outlook(soviet(), cities={"Leningrad": "held"})
    # 100 - 5 = 95; limit 190; 100 + 95 = 195 is 5 over.
    assert found.title == "The same inputs give the Axis side in July I 1941"
    assert found.line == "rate 95, received 95, limit 190"
    assert found.over == "5 SP over"


def test_open_lines_count_for_the_turn_of_the_outlook() -> None:
    books = opened()
    books.turn = TurnCode("1942-05-I")
    books.options = {**books.options, "ll_east_requires_edge": True}
    assert outlook(books).line.startswith("rate 60,")
    assert outlook(books, traces={"north": True}).line.startswith("rate 65,")


@pytest.mark.parametrize("raw", [{"weather": {"B": "hail"}}, {"cities": {"Atlantis": "held"}}])
def test_unreadable_inputs_have_no_outlook(raw: dict[str, object]) -> None:
    assert sheet(opened()).outlook(raw) is None


def test_a_surplus_has_a_remedy_and_other_warnings_none() -> None:
    books = opened()
    books.side = SOVIET
    draft = ACTION.plan(books, decode(ACTION.inputs, {}))
    result = draft.ruling.result
    assert ACTION.remedy is not None
    # 75 + 60 is 15 above the limit of 120: five Resource Points at 3 SP use it up.
    assert ACTION.remedy(draft.warnings[0], result) == Remedy("buy_advised", "Buy 5 Re", {"buy": 5})
    assert ACTION.remedy(Fault("Something else.", case="SP-05"), result) is None
    books.side = AXIS
    kept = ACTION.plan(books, decode(ACTION.inputs, {}))
    assert ACTION.remedy(draft.warnings[0], kept.ruling.result) is None
