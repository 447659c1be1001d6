"""Numbers as they are read in files of other programs."""

import pytest

from oobmgr.domain.quantities import number_text
from oobmgr.exchange.export.formats.markdown import marked


@pytest.mark.parametrize(
    ("number", "text"),
    [(1234567.0, "1234567"), (3.0, "3"), (2.5, "2.5"), (1234567.5, "1234567.5"), (-0.25, "-0.25")],
)
def test_a_number_is_told_to_its_last_digit(number: float, text: str) -> None:
    assert (number_text(number), marked(number)) == (text, text)
