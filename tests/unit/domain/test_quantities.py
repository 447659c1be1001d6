from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobmgr.domain.quantities import ceil, parse_exact, plain, shown, signed

THIN = "\u2009"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3", 3), ("3.5", Fraction(7, 2)), ("7/2", Fraction(7, 2)), ("3 1/2", Fraction(7, 2)),
        ("-3 1/2", Fraction(-7, 2)), ("−3", -3), (" 4 ", 4),
    ],
)  # fmt: skip
def test_numbers_are_read(text: str, value: Fraction) -> None:
    assert parse_exact(text) == value


@pytest.mark.parametrize("text", ["", "x", "1 2", "1 2 3"])
def test_no_number(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_exact(text)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"), (1234, "1,234"), (-3, f"−{THIN}3"), (Fraction(5, 2), f"2{THIN}½"),
        (Fraction(1, 2), "½"), (Fraction(2, 3), "⅔"), (Fraction(7905, 100), "79.05"),
        (Fraction(7275, 100), f"72{THIN}¾"), (Fraction(79, 10), "7.9"),
        (Fraction(1, 7), "1\u20447"), (Fraction(15, 7), f"2{THIN}1\u20447"),
    ],
)  # fmt: skip
def test_numbers_are_written_as_players_write_them(value: Fraction, text: str) -> None:
    assert shown(value) == text


def test_changes_carry_their_sign() -> None:
    assert signed(80) == f"+{THIN}80"
    assert signed(-3) == f"−{THIN}3"
    assert signed(0) == "0"


def test_json() -> None:
    assert plain(Fraction(7, 2)) == "7/2"
    assert plain(Fraction(4)) == 4


@given(st.fractions())
def test_ceil_is_the_least_whole_number_not_below(value: Fraction) -> None:
    assert value <= ceil(value) < value + 1


@given(st.fractions())
def test_plain_text_reads_back(value: Fraction) -> None:
    assert parse_exact(str(plain(value))) == value
