"""The sheets of the editor: what is typed there, and what its texts become."""

from __future__ import annotations

from oobmgr.games.homebrew.description.writing import document_of
from oobmgr.games.homebrew.pages.sheets import Sheets
from oobmgr.games.homebrew.sample import BLANK


def test_a_number_of_thousands_of_digits_is_a_fault_of_its_cell() -> None:
    sheets = Sheets.of(document_of(BLANK))
    sheets.write(("income", 0, "amount"), "9" * 5_000)
    (found,) = sheets.read().faults
    assert found.path == ("income", "each_turn", "amount")
    assert "whole number" in found.fault.message
