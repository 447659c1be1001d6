"""The air roster: counters of one side by nation and box or base, with what bases take."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.domain.cases import shown_case
from oobmgr.domain.quantities import counted
from oobmgr.rules.boards import BoardBox, Force
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import ReportRow, Section, line, number, total, wide, words

_COLUMNS = (
    words("Where"), words("Hex"), words("Type"), number("Full"), number("One-step"),
    number("Paid"), number("May act"), number("Hits"), wide("Note"),
)  # fmt: skip
_ONE_STEP = 1


def air_roster(material: ReportMaterial, game: Game, side: Side) -> tuple[Section, ...]:
    """A section for each nation: its groups by box or base, full and one-step."""
    del game  # the board has everything in words
    board = material.sides[side.id].board
    forces = [force for force in board.forces if force.number or force.places] if board else []
    if not forces:
        return (Section("Air groups", _COLUMNS, (), empty="The books hold no air group."),)
    return tuple(_force(force) for force in forces)


def _force(force: Force) -> Section:
    rows = [row for box in (*force.boxes, *force.places) for row in _box(box)]
    cards = [card for box in (*force.boxes, *force.places) for card in box.cards]
    full = sum(card.number for card in cards if card.steps != _ONE_STEP)
    half = sum(card.number for card in cards if card.steps == _ONE_STEP)
    paid = sum(card.active for card in cards)
    rows.append(total("Together", None, None, full, half, paid, None, None, None))
    limit = "" if force.allowance is None else f" of {force.allowance}"
    note = f"{counted(force.number, 'group')}, {force.on_map}{limit} on the map"
    return Section(force.name, _COLUMNS, tuple(rows), note, force.case)


def _box(box: BoardBox) -> Iterator[ReportRow]:
    """A row for each card; a base without any has one, a box without any none."""
    left = None if box.capacity is None else max(box.capacity - box.hits, 0)
    hits = None if box.capacity is None else box.hits
    note = shown_case(box.case) if box.hits else ""
    for at, card in enumerate(box.cards):
        full, half = (None, card.number) if card.steps == _ONE_STEP else (card.number, None)
        where = (box.name, box.place) if not at else (None, None)
        acting = (left, hits) if not at else (None, None)
        yield line(*where, card.name, full, half, card.active or None, *acting,
                   card.note or (note if not at else ""))  # fmt: skip
    if not box.cards and box.capacity is not None:
        yield line(box.name, box.place, None, None, None, None, left, hits, note)
