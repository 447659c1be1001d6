from fractions import Fraction

import pytest

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.ui.viewmodels.turn_figures import value_text, working_rows


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, ""),
        (True, "yes"),
        (False, "no"),
        (0, "0"),
        (-3, "−\u20093"),
        (Fraction(15, 2), "7\u2009½"),
        (Fraction(7905, 100), "79.05"),
        ("mud", "mud"),
    ],
)
def test_values_are_written_as_players_do(value: object, text: str) -> None:
    assert value_text(value) == text  # type: ignore[arg-type]


def test_a_result_is_not_written_twice() -> None:
    step = Step("Weather", Fraction(7905, 100), "93 × 85 % = 79.05", "INC-12", StepKind.LINE)
    (row,) = working_rows([step])
    assert (row.arithmetic, row.value, row.case) == ("93 × 85 %", "79.05", "INC-12")
    assert row.chip == "INC 12"


@pytest.mark.parametrize(
    ("fault", "text"),
    [
        (Fault("Nothing is entered.", "hits", "0", "Enter the hits."),
         "Nothing is entered. Enter the hits."),
        (Fault("is missing.", "target", advice="Enter the place."),
         "Target is missing. Enter the place."),
        (Fault("has not arrived yet.", "35 infantry"), "35 infantry has not arrived yet."),
        (Fault("does not exploit.", "counts.guards_cav"), "Guards cav does not exploit."),
    ],
)  # fmt: skip
def test_a_fault_reads_as_a_sentence(fault: Fault, text: str) -> None:
    assert fault.note() == text
