"""The air roster: counters of one side by nation and box or base, with what bases take."""

from collections import Counter
from collections.abc import Iterator, Sequence

from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.domain.quantities import counted
from oobmgr.games.europa.air.board_rows import Board, BoardBox, Force
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import ReportRow, Section, line, number, total, wide, words

_COLUMNS = (
    words("Where"), words("Hex"), words("Type"), number("Full"), number("One-step"),
    number("Paid"), wide("Note"),
)  # fmt: skip
_BASES = (
    words("Base"), words("Hex"), number("Capacity"), number("Hits"), number("May act"),
    number("Groups"), wide("Note"),
)  # fmt: skip
_ONE_STEP = 1


def air_roster(material: ReportMaterial, _: Game, side: Side) -> tuple[Section, ...]:
    """A section for each nation: its groups by box or base, full and one-step; then the bases."""
    board: Board = material.sides[side.id].read["air-roster"]
    forces = board.forces
    found = [force for force in forces if force.number]
    if not found:
        empty = Section("Air groups", _COLUMNS, (), empty="The books hold no air group.")
        return empty, _bases(forces)
    return (*(_force(force) for force in found), _bases(forces))


def _force(force: Force) -> Section:
    boxes = (*force.boxes, *force.places)
    rows = [row for box in boxes for row in _box(box)]
    cards = [card for box in boxes for card in box.cards]
    full = sum(card.number for card in cards if card.steps != _ONE_STEP)
    half = sum(card.number for card in cards if card.steps == _ONE_STEP)
    paid = sum(card.active for card in cards)
    rows.append(total("Together", None, None, full, half, paid, None))
    # No allowance known is not an allowance of 0, under which every group would be too many.
    limit = "" if force.allowance is None else f" of {force.allowance}"
    note = f"{counted(force.number, 'group')}, {force.on_map}{limit} on the map"
    return Section(force.name, _COLUMNS, tuple(rows), note, force.case)


def _box(box: BoardBox) -> Iterator[ReportRow]:
    """A row for each card; the box is named once."""
    for at, card in enumerate(box.cards):
        full, half = (None, card.number) if card.steps == _ONE_STEP else (card.number, None)
        where = (None, None) if at else (box.name, box.place)
        yield line(*where, card.name, full, half, card.active or None, card.note)


def _bases(forces: Sequence[Force]) -> Section:
    """What each base takes, its damage, and the groups of all nations there that may fly."""
    known: dict[str, BoardBox] = {}
    groups: Counter[str] = Counter()
    for force in forces:
        for place in force.places:
            # Each nation's board has all bases of the side, with its own groups at them.
            known.setdefault(place.key, place)
            groups[place.key] += place.number
    rows = tuple(_base_row(place, groups[key]) for key, place in known.items())
    case = next((place.case for place in known.values()), "")
    return Section("Bases", _BASES, rows, case=case, empty="No base is in the books.")


def _base_row(place: BoardBox, groups: int) -> ReportRow:
    left = None if place.capacity is None else place.left
    # A capacity that nobody entered holds no group back, and a 0 would hold them all.
    note = "capacity not entered" if left is None else ""
    if left is not None and groups > left:
        note = f"{groups - left} may not act"
    return line(place.name, place.place, place.capacity, place.hits, left, groups, note)
