"""Row codes: unique, the same on every sheet, and found again when typed back."""

from hypothesis import given
from hypothesis import strategies as st

from oobmgr.reports.roster_codes import plain_code, row_codes
from tests.unit.reports.sheets import unit


def test_the_letter_is_the_formation_at_the_top_and_the_number_counts_below_it() -> None:
    rows = [
        unit(1, path=("AG North", "18th Army")),
        unit(2, path=("AG Center", "4th Army")),
        unit(3, path=("AG North", "16th Army")),
        unit(4, side="soviet", path=("Western MD",)),
        unit(5, path=()),
    ]
    assert row_codes(rows) == {1: "A01", 2: "B01", 3: "A02", 4: "A01", 5: "C01"}


def test_a_unit_that_is_added_changes_no_other_code() -> None:
    rows = [unit(number, path=(f"AG {number % 3}",)) for number in range(1, 40)]
    before = row_codes(rows)
    after = row_codes([unit(40, path=("AG 0",)), *reversed(rows)])
    assert {number: after[number] for number in before} == before
    assert after[40] not in before.values()


def test_after_z_come_two_letters_and_after_99_three_figures() -> None:
    rows = [unit(number, path=(f"Top {number}",)) for number in range(1, 29)]
    rows += [unit(number, path=("Top 1",)) for number in range(100, 205)]
    codes = row_codes(rows)
    assert (codes[26], codes[27], codes[28]) == ("Z01", "AA01", "AB01")
    assert codes[204] == "A106"


@given(st.lists(st.tuples(st.sampled_from(("axis", "soviet")), st.integers(0, 40)), max_size=300))
def test_codes_are_unique_within_a_side(places: list[tuple[str, int]]) -> None:
    rows = [unit(n, side=side, path=(f"T{top}",)) for n, (side, top) in enumerate(places)]
    codes = row_codes(rows)
    assert len({(row.side, codes[row.id]) for row in rows}) == len(rows)


def test_a_code_is_known_however_it_is_typed() -> None:
    assert {plain_code(typed) for typed in ("A02", " a2 ", "a002", "A2")} == {"A02"}
    assert plain_code("ab117") == "AB117"
    assert plain_code("-1") == "-1"
