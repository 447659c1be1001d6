"""Turns of arrival in any common writing and in five languages."""

import pytest

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.exchange.layouts.turns import turn_of, turn_within, turn_without_year
from oobmgr.known_games import game

CALENDAR = game("europa").calendar


@pytest.mark.parametrize(
    "text",
    [
        "Aug II 41", "II Aug 1941", "1941-08-II", "August II 1941", "aug. II '41", "Août II 41",
        "II августа 1941 года", "sierpień II 41", "Aug 2 1941", "II. August 1941",
        "8/II/41", "II/8/1941", "1941/8/II",
        "2. Augusthälfte 41", "2nd half of August 1941", "late Aug 41", "Ende August 1941",
    ],
)  # fmt: skip
def test_a_turn_is_read(text: str) -> None:
    assert turn_of(text, CALENDAR) == "1941-08-II"


@pytest.mark.parametrize(
    "text", ["July I 19411", "Juli", "41", "soon", "Jui I 41", "13/I/41", "7/I", "I/II/41", ""]
)
def test_what_is_no_turn_is_not_made_one(text: str) -> None:
    assert turn_of(text, CALENDAR) is None


def test_a_title_names_a_turn() -> None:
    assert turn_within("Verstärkung Juli I 41", CALENDAR) == "1941-07-I"
    assert turn_within("Luftwaffe & Co.", CALENDAR) is None


def test_a_year_with_a_digit_too_many_is_no_year() -> None:
    with pytest.raises(BadInput, match="July I 19411"):
        CALENDAR.parse("July I 19411")


@pytest.mark.parametrize(
    ("text", "turn"),
    [("Aug I", "1941-08-I"), ("авг. I", "1941-08-I"), ("Jan II", "1942-01-II"), ("41", None)],
)
def test_a_turn_without_a_year_is_the_next_one_of_its_name(text: str, turn: str | None) -> None:
    assert turn_without_year(text, CALENDAR, TurnCode("1941-06-II")) == turn
