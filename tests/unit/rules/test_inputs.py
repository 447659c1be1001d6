from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import StepKind
from oobmgr.domain.unit_texts import MOST_NAME_LETTERS, MOST_TEXT_LETTERS
from oobmgr.rules.bounds import HIGHEST_ID
from oobmgr.rules.field_info import InputKind, describe
from oobmgr.rules.inputs import decode, encode, field_faults, labelled, told
from oobmgr.rules.scalars import read_exact, read_flag, read_whole


class Colour(StrEnum):
    RED = "red"
    DARK_BLUE = "dark_blue"


@dataclass(frozen=True)
class Hex:
    column: int = told("Column.", low=1, high=30)


@dataclass(frozen=True)
class Form:
    count: int = told("How many.", unit="units", low=0, names=("number",), case="AB-01")
    share: Fraction = told("Part.", default=Fraction(1, 2))
    colour: Colour = told("Colour.", default=Colour.RED, aliases={"navy": "dark_blue"})
    note: str = told("Words.", default="")
    sure: bool = told("Sure.", default=False)
    most: int | None = told("At most.", default=None)
    ids: tuple[int, ...] = told("Ids.", default=())
    shades: Mapping[str, Colour] = told("By zone.", default={}, keys=("A", "B"))
    hex: Hex | None = told("Where.", default=None)
    hexes: tuple[Hex, ...] = told("Which hexes.", default=())
    lines: tuple[tuple[str, ...], ...] = told("Line by line.", default=())
    turn: TurnCode | None = told("When.", default=None)


def faults(raw: object) -> list[tuple[str, str]]:
    with pytest.raises(BadInput) as caught:
        decode(Form, raw)
    return [(fault.where, fault.message) for fault in caught.value.faults]


def test_defaults_and_plain_values() -> None:
    form = decode(Form, {"count": 3})
    assert form == Form(3)
    assert form.share == Fraction(1, 2)
    full = decode(
        Form,
        {"Number": "4", "share": "7/2", "colour": "Navy", "note": " x ", "sure": "yes",
         "most": 2, "ids": [1, 2.0], "shades": {"a": "RED"}, "hex": {"column": 30}},
    )  # fmt: skip
    assert full == Form(
        4, Fraction(7, 2), Colour.DARK_BLUE, "x", True, 2, (1, 2), full.shades, Hex(30)
    )
    assert full.shades == {"A": Colour.RED}


def test_every_fault_is_collected_with_its_field() -> None:
    assert faults(
        {"count": -1, "share": "half", "colour": "reed", "sure": "maybe", "ids": "7",
         "shades": {"C": "red", "B": "x"}, "hex": {"column": 31}, "note": 5, "nots": 1}
    ) == [
        ("nots", "is not an input here."),
        ("count", "must be 0 or more."),
        ("share", "must be a number."),
        ("colour", "'reed' is not known here."),
        ("note", "must be text."),
        ("sure", "must be true or false."),
        ("ids", "must be a list."),
        ("shades", "'C' is not known here."),
        ("shades.B", "'x' is not known here."),
        ("hex.column", "must be from 1 to 30."),
    ]  # fmt: skip


def test_missing_twice_and_no_object() -> None:
    assert faults({}) == [("count", "is missing.")]
    assert faults({"count": 1, "number": 2}) == [("number", "gives count twice.")]
    assert faults([1]) == [("", "must be a JSON object of named inputs.")]
    assert faults({"count": True}) == [("count", "must be a number.")]
    assert faults({"count": 1.5}) == [("count", "must be a whole number.")]
    assert faults({"count": None}) == [("count", "must be a number.")]


def test_a_fault_has_the_words_of_the_command_line() -> None:
    with pytest.raises(BadInput) as caught:
        decode(Form, {"count": -1, "colour": "rad"})
    assert list(field_faults(caught.value)) == [
        {"field": "count", "value": "-1", "message": "must be 0 or more.", "case": "AB-01"},
        {
            "field": "colour",
            "value": "rad",
            "message": "'rad' is not known here. Did you mean red?",
            "case": "",
        },
    ]


@dataclass(frozen=True)
class Group:
    card: str = told("The aircraft.", label="Aircraft")
    box: str = told("Where it is.")


@dataclass(frozen=True)
class Raid:
    groups: tuple[Group, ...] = told("The groups.", default=(), label="Groups")
    escort: Group | None = told("An escort.", default=None, label="Escort")
    by_air: bool = told("Whether bombers fire.", default=False, label="By bombers?")


def test_a_fault_calls_its_field_as_the_form_does() -> None:
    with pytest.raises(BadInput) as caught:
        decode(Raid, {"groups": [{"card": "He111", "box": "A"}, {"box": "B"}], "by_air": "perhaps"})
    card, flag = caught.value.faults
    # Each group has a field of that name: the window tells which line is meant, and so does JSON.
    assert card.note() == "Line 2: Aircraft is missing. Give it: The aircraft."
    assert [found["message"] for found in field_faults(caught.value)] == [
        "Line 2: is missing. Give it: The aircraft.",
        "must be true or false.",
    ]
    assert card.sentence().startswith("Aircraft, line 2 (groups.card): is missing.")
    assert flag.note() == "By bombers must be true or false."
    assert flag.sentence() == "By bombers (by_air): must be true or false."
    told_apart = labelled(
        [
            Fault("is far away.", "escort.card"),
            Fault("is full.", "groups.0.card"),
            Fault("No.", "x"),
        ],
        Raid,
    )
    assert [fault.note() for fault in told_apart] == [
        "Aircraft is far away.",
        "Line 1: Aircraft is full.",
        "No.",
    ]


def test_fields_are_described_for_forms() -> None:
    by_name = {info.name: info for info in describe(Form)}
    assert by_name["count"].required
    assert (by_name["count"].kind, by_name["count"].unit, by_name["count"].low) == (
        InputKind.NUMBER, "units", 0,
    )  # fmt: skip
    assert by_name["share"].default == 0.5
    assert by_name["colour"].choices == ("red", "dark_blue")
    assert by_name["shades"].kind is InputKind.TABLE
    assert by_name["shades"].value_choices == ("red", "dark_blue")
    assert by_name["hex"].optional
    assert by_name["hex"].fields[0].high == 30
    assert by_name["ids"].kind is InputKind.LIST
    assert by_name["count"].case == "AB-01"
    assert by_name["turn"].kind is InputKind.TURN


def test_what_lists_and_tables_hold_is_described() -> None:
    by_name = {info.name: info for info in describe(Form)}
    held = {name: info.item for name, info in by_name.items() if info.item is not None}
    assert {name: str(item.kind) for name, item in held.items()} == {
        "ids": "number", "shades": "choice", "hexes": "record", "lines": "list",
    }  # fmt: skip
    assert held["shades"].choices == ("red", "dark_blue")
    assert held["hexes"].fields == describe(Hex)
    assert held["lines"].item is not None
    assert held["lines"].item.kind is InputKind.TEXT


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Fraction(1, 2), 0.5), (Fraction(7905, 100), 79.05), (Fraction(1, 3), "1/3"),
        (Fraction(4), 4), (StepKind.LINE, "line"), (None, None), ((1, Fraction(1, 4)), [1, 0.25]),
        ({"a": Hex(1)}, {"a": {"column": 1}}),
    ],
)  # fmt: skip
def test_results_as_json(value: object, shown: object) -> None:
    assert encode(value) == shown


def test_what_has_no_json_is_our_fault() -> None:
    with pytest.raises(TypeError):
        encode({1})


@pytest.mark.parametrize(
    "raw", ["", "x", "1/0", True, None, math.nan, math.inf, "9" * 50, "1e9", [], "0x10"]
)
def test_no_number(raw: object) -> None:
    with pytest.raises(ValueError, match="number"):
        read_exact(raw)


def test_exact_numbers() -> None:
    assert read_exact(3.5) == read_exact("3.5") == read_exact(Decimal("3.5")) == Fraction(7, 2)
    assert read_exact(0.1) == Fraction(1, 10)
    assert read_whole("−3") == -3
    assert read_flag("No") is False


@given(st.fractions())
def test_fractions_survive_json(value: Fraction) -> None:
    shown = encode(value)
    if isinstance(shown, str):
        assert Fraction(shown) == value


@given(st.integers(0, 10**6), st.integers(0, 6))
def test_decimals_are_exact(number: int, places: int) -> None:
    value = Fraction(number, 10**places)
    assert read_exact(encode(value)) == value


@dataclass(frozen=True)
class Picked:
    """Units of a campaign, and a die."""

    units: tuple[int, ...] = told("Units.", default=(), low=1, high=HIGHEST_ID)
    leader: int | None = told("One unit.", default=None, low=1, high=HIGHEST_ID)
    die: int = told("The die.", default=0, low=1, high=6, unset=0, dice=(6,))


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        ({"units": ["2/61T"]}, "units: must be the id of a unit, a number such as 17."),
        ({"leader": "2/61T"}, "leader: must be the id of a unit, a number such as 17."),
        ({"units": 17}, "units: must be a list of the ids of units, such as [17, 18]."),
        ({"unit": [17]}, "Did you mean units? Inputs here: units, leader, die."),
        ({"lalala": 1}, "lalala: is not an input here. Inputs here: units, leader, die."),
        ({"die": 7}, "die: must be from 1 to 6."),
        ({"die": -1}, "die: must be from 1 to 6."),
    ],
)
def test_a_refusal_says_what_is_wanted_and_what_there_is(raw: object, words: str) -> None:
    with pytest.raises(BadInput) as refused:
        decode(Picked, raw)
    assert words in str(refused.value)


@dataclass(frozen=True)
class Placed:
    """A place, places, and a text with room for a page."""

    place: str = told("A place.", default="")
    others: tuple[str, ...] = told("Places.", default=())
    slip: str = told("A slip.", default="", letters=MOST_TEXT_LETTERS)


@pytest.mark.parametrize("wrong", ["Kiev " * 30, "Kiev\nLvov"])
def test_a_place_is_one_short_line_wherever_it_is_typed(wrong: str) -> None:
    """A page of text was taken as the place of points, and stood in every list."""
    for raw in ({"place": wrong}, {"others": ["Kiev", wrong]}):
        with pytest.raises(BadInput) as refused:
            decode(Placed, raw)
        assert [fault.where for fault in refused.value.faults] == list(raw)
    assert decode(Placed, {"place": "x" * MOST_NAME_LETTERS}).place
    assert decode(Placed, {"slip": wrong}).slip == wrong.strip()
    with pytest.raises(BadInput, match="Write 4,000 at most"):
        decode(Placed, {"slip": "x" * 5000})


def test_a_die_may_be_left_as_nobody_rolled_it() -> None:
    assert decode(Picked, {"die": 0}).die == 0
    assert {field.name: (field.low, field.unset) for field in describe(Picked)}["die"] == (1, 0)
