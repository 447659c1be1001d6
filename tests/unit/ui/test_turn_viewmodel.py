"""The line of a phase that is closed: what was entered in it."""

from __future__ import annotations

from pathlib import Path

from oobmgr.ui.viewmodels.turn import phase_line
from tests.unit.games.balkans.playing import SOVIET, Table


def test_entries_are_told_by_what_they_were_and_what_came_of_them(tmp_path: Path) -> None:
    table = Table(tmp_path)
    entries = (
        table.post("partisan_mode", units="Tito, Sava"),
        table.post("convert", units="Tito"),
    )
    table.go_to(SOVIET, "combat")
    row = table.queries.sequence().player_turns[0].phases[0]
    posted = tuple(table.queries.transaction(one.transaction) for one in entries)
    assert phase_line(row, posted, "", "") == (
        "Partisans, guerrilla: Tito partisan, Sava partisan; "
        "Partisans turn regular: Tito partisan. "
        "Tito partisan turns regular, with all movement points"
    )
    assert phase_line(row, (), "", "") == "nothing posted"
