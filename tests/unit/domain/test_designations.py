"""The name that follows the name of a unit."""

from __future__ import annotations

import pytest

from oobmgr.domain.designations import next_designation, next_free


@pytest.mark.parametrize(
    ("name", "following"),
    [
        ("56", "57"),
        ("9", "10"),
        ("09", "10"),
        ("56.", "57."),
        ("1st", "2nd"),
        ("11th Guards", "12th Guards"),
        ("20th", "21st"),
        ("110TH", "111th"),
        ("SS 2", "SS 3"),
        ("1./KG 3", "2./KG 3"),
        ("III/JG 54", "IV/JG 54"),
        ("VIII", "IX"),
        ("IX", "X"),
        ("XXXIX", "XL"),
        ("Guards", "Guards 2"),
        ("Guards 2", "Guards 3"),
        ("Vistula", "Vistula 2"),
        ("XXXX", "XXXX 2"),
        ("9" * 11, "9" * 11 + " 2"),
        ("", " 2"),
    ],
)
def test_the_number_is_one_higher_and_the_rest_stays(name: str, following: str) -> None:
    assert next_designation(name) == following


def test_a_name_that_is_taken_gives_way_to_the_next_that_is_free() -> None:
    taken = {"II Corps", "III Corps", "Reserve", "Reserve 2"}
    wanted = ("II Corps", "V Corps", "Reserve")
    assert [next_free(name, taken) for name in wanted] == ["IV Corps", "V Corps", "Reserve 3"]
