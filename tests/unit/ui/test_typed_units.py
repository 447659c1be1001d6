"""Units and counts in a line, as one writes them down."""

from __future__ import annotations

from oobmgr.ui.viewmodels.turn_units import PickRow
from oobmgr.ui.viewmodels.typed_units import units_typed


def row(number: int, designation: str, kind: str, formation: str = "Army / XXIV Corps") -> PickRow:
    return PickRow(
        id=number,
        designation=designation,
        type=kind,
        size="XX",
        emblem="",
        rating_text="",
        formation=formation,
        place="",
        kind=kind,
        price_text="",
        paid="",
        group=formation,
    )


ROWS = (
    row(1, "3", "panzer"),
    row(2, "4", "panzer"),
    row(3, "3", "motorized", "Army / LVI Corps"),
    row(4, "13", "panzer", "Army / III Corps"),
    row(5, "Das Reich", "motorized", "Army / XLVI Corps"),
)


def ids(text: str) -> list[int]:
    return [found.id for found in units_typed(text, ROWS).units]


def test_a_unit_is_named_by_its_designation_and_words_of_its_type() -> None:
    assert ids("3 panzer, 4") == [1, 2]
    assert ids("3 mot, das reich") == [3, 5]


def test_other_words_mean_all_units_in_whose_formation_they_stand() -> None:
    assert ids("XXIV") == [1, 2]


# 8 is neither 198 nor 18th, and I Corps is not III or XXIV Corps.
def test_numbers_of_formations_are_whole_words() -> None:
    rows = (
        row(1, "12", "tank", "Army / 8th Mechanised Corps"),
        row(2, "198", "motorized", "Army / 10th Mechanised Corps"),
        row(3, "1", "tank", "18th Army / I Corps"),
        *ROWS[3:],
    )
    for text, found in (
        ("8 mechanised", [1]),
        ("I Corps", [3]),
        ("III", [4]),
        ("18", [3]),
        ("mech", [1, 2]),
    ):
        assert [one.id for one in units_typed(text, rows).units] == found, text


def test_what_may_mean_several_is_left_with_a_question() -> None:
    typed = units_typed("3, 4 panzer", ROWS)
    assert [found.id for found in typed.units] == [2]
    assert (typed.left, typed.why) == (("3",), "3: 3 panzer or 3 motorized?")
    assert units_typed("99 zouave", ROWS).why == "99 zouave: not found"


def test_a_mistyped_word_picks_nothing_and_is_answered_with_the_one_it_resembles() -> None:
    typed = units_typed("3 panzer, pnzer", ROWS)
    assert [found.id for found in typed.units] == [1]
    assert (typed.left, typed.why) == (("pnzer",), "pnzer: panzer?")
    assert units_typed("motorised xlvi", ROWS).why == "motorised xlvi: motorized?"


def test_counts_go_to_what_is_counted() -> None:
    names = ("infantry", "panzer", "panzergrenadier", "Targets bombarded")
    typed = units_typed("23×inf, 4 x targets, 2*panzer", ROWS, names)
    assert typed.counts == {"infantry": 23, "Targets bombarded": 4, "panzer": 2}
    assert units_typed("2×panz", ROWS, names).why == "2×panz: panzer or panzergrenadier?"


# "4 tank" once asked "4 tank or 4 antitank?", though only one of them is a tank.
def test_a_type_that_is_written_out_goes_before_those_in_whose_word_it_stands() -> None:
    rows = (row(1, "4", "antitank"), row(2, "4", "tank"))
    assert [found.id for found in units_typed("4 tank", rows).units] == [2]
    assert [found.id for found in units_typed("4 anti", rows).units] == [1]
    unsure = units_typed("4", rows)
    assert not unsure.units
    assert "4 antitank or 4 tank?" in unsure.why
