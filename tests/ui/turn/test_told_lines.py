"""The lines of what is refused or missing, beside a form."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from oobmgr.domain.errors import Fault
from oobmgr.ui.views.turn.told_lines import refusal_lines


def test_what_is_missing_of_seven_rows_is_asked_for_in_one_line(qtbot: QtBot) -> None:
    faults = [
        Fault(f"Group {n}: no die.", f"rows.{n}.die", "", "Roll for each group.", missing=True)
        for n in range(7)
    ]
    (line,) = refusal_lines(faults, entered=True, tried=False)
    qtbot.addWidget(line)
    assert line.accessibleName() == "Roll for each group."
    # Posted all the same, each row says that it lacks its own.
    red = refusal_lines(faults, entered=True, tried=True)
    for one in red:
        qtbot.addWidget(one)
    assert len(red) == 7
