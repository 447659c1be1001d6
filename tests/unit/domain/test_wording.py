"""How words are written where they stand."""

from __future__ import annotations

import pytest

from oobmgr.domain.wording import the_side, with_capital


@pytest.mark.parametrize(
    ("name", "words"),
    [("Axis", "the Axis side"), ("Second side", "Second side"), ("Sideways", "the Sideways side")],
)
def test_a_side_is_called_a_side_once(name: str, words: str) -> None:
    assert the_side(name) == words


def test_only_the_first_letter_becomes_a_capital() -> None:
    assert with_capital("the C/M units") == "The C/M units"
