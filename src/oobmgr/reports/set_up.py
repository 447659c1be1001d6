"""What lies where: to set a game up again, hex by hex, and to pack it up, tray by tray."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from oobmgr.campaign.naming import account_name
from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.units import PATH_SEPARATOR, UnitStatus
from oobmgr.reports.arrivals import arrivals
from oobmgr.reports.roster_pages import by_formation, in_tree_order
from oobmgr.reports.unit_sheets import steps_cells, told, where
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import ReportColumn, ReportRow, Section, head, line, number, wide, words

_TICK: Final = "\N{WHITE SQUARE}"
_DONE: Final = words("Done")
_HELD: Final = (Place.POOL, Place.SPECIAL, Place.PENDING, Place.BOX)
_NOWHERE: Final = "Without a hex"
_DIGITS: Final = re.compile(r"(\d+)")


def _columns(game: Game, last: str) -> tuple[ReportColumn, ...]:
    return (
        _DONE, wide("Unit"), words("Type"), words("Size"), words("Ratings"),
        number(game.unit_words.step_words.title), wide(last),
    )  # fmt: skip


def set_up_sheet(material: ReportMaterial, game: Game, side: Side) -> tuple[Section, ...]:
    """Hex by hex what lies on the map, then boxes and pools, then what arrives soon."""
    units = [unit for unit in material.units if unit.side == side.id]
    placed = [unit for unit in units if unit.status not in {UnitStatus.DEAD, UnitStatus.DUE}]
    columns = _columns(game, "Formation")
    return (
        Section("On the map", columns, tuple(_by_hex(placed, columns, game)),
                _told(placed, game),
                empty="Nothing is on the map."),
        _held(material, game, side),
        *arrivals(material, game, side),
    )  # fmt: skip


def pack_up_sheet(material: ReportMaterial, game: Game, side: Side) -> tuple[Section, ...]:
    """Formation by formation where each counter is to be taken from, then boxes and pools."""
    units = in_tree_order(unit for unit in material.units if unit.side == side.id)
    columns = _columns(game, "From")
    rows: list[ReportRow] = []
    for path, own in by_formation(units):
        rows.append(head(PATH_SEPARATOR.join(filter(str.strip, path)) or "In no formation",
                         columns))  # fmt: skip
        rows += [_row(unit, where(unit), game) for unit in own]
    trays = Section(
        "Trays", columns, tuple(rows), _told(units, game), empty="No unit is in the books."
    )
    return trays, _held(material, game, side)


def _told(units: Sequence[UnitRow], game: Game) -> str:
    return told(units, game.unit_words) if units else ""


def _by_hex(
    units: Iterable[UnitRow], columns: tuple[ReportColumn, ...], game: Game
) -> Iterator[ReportRow]:
    """The units by the place where they lie, in the order of hexes; those without one last."""
    places: dict[str, list[UnitRow]] = {}
    for unit in units:
        # Nothing closer is known of a unit without a hex than what its set-up says.
        places.setdefault(unit.hex or unit.setup, []).append(unit)
    for place in sorted(places, key=in_order):
        yield head(place or _NOWHERE, columns)
        for unit in in_tree_order(places[place]):
            yield _row(unit, PATH_SEPARATOR.join(unit.path[-2:]), game)


def _row(unit: UnitRow, last: str, game: Game) -> ReportRow:
    name = unit.designation or "(no name)"
    _, left = steps_cells(unit, game.unit_words)
    return line(_TICK, name, unit.type, unit.size, unit.rating_text, left, last)


def in_order(place: str) -> tuple[bool, list[tuple[int, str]]]:
    """Hexes by their numbers as numbers, ``2A 905`` before ``2A 1004``; no place at the end."""
    # Each part as a pair: a number and a text cannot be compared.
    parts = _DIGITS.split(place)
    return not place, [(int(part), "") if part.isdigit() else (-1, part) for part in parts if part]


def _held(material: ReportMaterial, game: Game, side: Side) -> Section:
    """What lies in the boxes and pools of a side."""
    columns = (_DONE, wide("Box or pool"), words("What"), number("Number"))
    amounts: Counter[tuple[Account, str]] = Counter()
    # All moves since the campaign began: what they come to is what lies there.
    for move in material.moves:
        for account, amount in ((move.target, move.amount), (move.source, -move.amount)):
            if account.side == side.id and account.place in _HELD:
                amounts[account, move.good] += amount
    goods = {str(good.id): good.name for good in game.goods}
    rows = tuple(
        line(_TICK, account_name(account, game), goods.get(good, good), amount)
        for (account, good), amount in sorted(
            amounts.items(), key=lambda entry: (entry[0][0].key, entry[0][1])
        )
        if amount
    )
    return Section("In boxes and pools", columns, rows, empty="Boxes and pools are empty.")
