"""The army sheet: who commands whom, and a card with strength boxes for each unit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from typing import Final

from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.games.grande_armee.screens.army import ArmyNotes
from oobmgr.reports.organisation import organisation_chart
from oobmgr.reports.unit_sheets import unit_cards
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import DrawnRow, DrawnSection, RowKind, Section, Shape

NAME: Final = "army"


def army_sheet(material: ReportMaterial, game: Game, side: Side) -> tuple[Section, ...]:
    """The chart of a side's armies, then the cards of their units."""
    notes: ArmyNotes = material.sides[side.id].read[NAME]
    chart = replace(organisation_chart(material, game, side)[0], title="Who commands whom")
    cards = replace(unit_cards(material, game, side)[0], title="Units and their strength")
    return tuple(with_notes(one, notes) for one in (chart, cards))


def with_notes(section: Section, notes: ArmyNotes) -> Section:
    """A drawn section with leaders and boxes at its heads, and a few words at its units."""
    if not isinstance(section, DrawnSection):
        return section
    heads = {head.path: (head.leader, head.note) for head in notes.heads}
    words = {note.unit: note.words for note in notes.units}
    chart = section.shape is Shape.CHART
    rows = tuple(_row(row, heads, words, chart=chart) for row in section.drawn)
    leaders = {head.unit for head in notes.heads}
    return replace(section, rows=tuple(_led_by(rows, leaders)), note=notes.told)


def _led_by(rows: tuple[DrawnRow, ...], leaders: set[int]) -> Iterator[DrawnRow]:
    """The rows with each leader at the head of his formation: a transfer may put others before."""
    for heads, group in groupby(rows, lambda row: row.kind is RowKind.HEAD):
        held = tuple(group)
        yield from held if heads else sorted(held, key=lambda row: row.unit not in leaders)


def _row(
    row: DrawnRow,
    heads: dict[tuple[str, ...], tuple[str, str]],
    words: dict[int, str],
    *,
    chart: bool,
) -> DrawnRow:
    if row.kind is not RowKind.HEAD:
        told = words.get(row.unit, "")
        if not told:
            return row
        # What is left stands in the words; a chart would write it beside the symbol once more.
        left = row.face.steps if chart else row.face.left
        # Read aloud and under the mouse, too, the words alone tell the strength.
        return replace(row, face=replace(row.face, news=told, left=left, steps_told=""))
    leader, note = heads.get(row.path, ("", ""))
    if not note:
        return row
    name = f"{row.name} – {leader}" if leader else row.name
    return replace(row, name=name, note=note, cells=(f"{name}: {note}", *row.cells[1:]))
