"""The line of a phase that is closed: what was entered in it."""

from __future__ import annotations

from pathlib import Path

from oobmgr.known_games import game
from oobmgr.ui.viewmodels.over_turns import every_side
from oobmgr.ui.viewmodels.turn import phase_line
from oobmgr.ui.widgets.plot_data import Plot, PlottedPanel, PlottedSeries
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


def test_of_an_entry_that_was_undone_nothing_is_told(tmp_path: Path) -> None:
    table = Table(tmp_path)
    entries = [table.post("partisan_mode", units="Tito, Sava")]
    table.campaign.session.undo()
    table.go_to(SOVIET, "combat")
    row = table.queries.sequence().player_turns[0].phases[0]
    posted = tuple(table.queries.transaction(one.transaction) for one in entries)
    assert phase_line(row, posted, "", "") == "nothing posted"


def test_two_sides_are_both_and_three_are_all() -> None:
    said = {name: every_side(game(name)) for name in ("balkans", "war_in_europe")}
    assert said == {"balkans": "both sides", "war_in_europe": "all sides"}


def test_lines_of_a_plot_that_have_a_comma_in_their_names_are_told_apart() -> None:
    west = PlottedSeries("West, Axis", (40, 38), "column1", 0)
    east = PlottedSeries("East, Axis", (35, 32), "column2", 1)
    panels = (PlottedPanel("Axis", (west, east)),)
    plot = Plot("", "", ("1/5/41", "1/6/41"), ("1/5", "1/6"), panels, stock=True)
    assert plot.words_at(1) == "1/6/41. Axis: West, Axis 38; East, Axis 32"
