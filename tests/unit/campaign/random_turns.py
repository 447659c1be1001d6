"""Inputs of actions drawn at random, from what a form of the action would offer at that moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from hypothesis import strategies as st

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.errors import Fault
from oobmgr.games.europa.questions import BOARD
from oobmgr.rules.field_info import FieldInfo, InputKind, describe
from oobmgr.rules.questions import SideWish

Draw = Callable[[st.SearchStrategy[Any]], Any]

_UNIT_ID = 2**31 - 1
"""The greatest value of an input that names a unit: nothing else may be as great."""
_TWO_DICE = 12
_TURNS = ("1941-06-I-surprise", "1941-06-II", "1941-07-I", "1941-08-I", "1941-12-II", "1942-04-II")
_WORDS = ("Alpha", "Beta", "Alpha", "Beta", "unplaced", "nowhere", "")
_ENEMY = ("defender", "zone_losses")
_PLACES = ("name", "place", "base", "source", "target", "city", "hex", "centre", "center", "stock")
_HEXES = ("hex", "assault", "to", "start", "end")


@dataclass(frozen=True)
class Offered:
    """What a player could name now: units of each side and by the way of picking, cards, places."""

    units: Mapping[str, tuple[int, ...]]
    own: tuple[int, ...]
    enemy: tuple[int, ...]
    guns: tuple[int, ...]
    cards: tuple[tuple[str, str], ...]
    boxes: tuple[str, ...]
    places: tuple[str, ...]
    hexes: tuple[str, ...]

    @property
    def every_unit(self) -> tuple[int, ...]:
        """The ids of all units."""
        return (*self.own, *self.enemy)

    def for_list(self, name: str) -> Offered:
        """What may stand in a list of this name: defenders are of the enemy, guns artillery."""
        if name == "guns":
            return replace(self, own=self.guns)
        if any(word in name for word in _ENEMY):
            return replace(self, own=self.enemy, enemy=self.own)
        return self


def offered(queries: Queries, action: str) -> Offered:
    """What can be named for an action at this moment."""
    rows = queries.units()
    picking = queries.game.action(action).picking
    choices = tuple(map(int, queries.unit_choices(action, rows)))
    own = queries.sequence().side
    sides = [side.id for side in queries.game.sides]
    # Only a game with air groups has a board of them.
    sides = sides if BOARD in queries.game.questions else []
    boards = [queries.ask(BOARD, SideWish(side)) for side in sides]
    boards.sort(key=lambda board: board.side != own)
    often = [*boards[:1] * 6, *boards[1:]]
    boxes = [
        box for board in often for force in board.forces for box in (*force.boxes, *force.places)
    ]
    pools = {
        row.account.split(":")[2]
        for row in queries.balances()
        if row.account.startswith("pool:") and row.account.count(":") > 1 and row.amount
    }
    bases = {box.key.partition(":")[2] for box in boxes if ":" in box.key}
    return Offered(
        dict.fromkeys(picking.ways if picking else (), choices),
        _mostly_on_map(row for row in rows if row.side == own),
        _mostly_on_map(row for row in rows if row.side != own),
        _mostly_on_map(row for row in rows if row.side == own and row.type == "artillery"),
        tuple((card.key, box.key) for box in boxes for card in box.cards),
        tuple(str(box.key) for box in boxes),
        (*sorted(bases | pools), *CITIES, *_WORDS),
        tuple(sorted({row.hex for row in rows})),
    )


def _mostly_on_map(rows: Iterable[UnitRow]) -> tuple[int, ...]:
    """The ids of units, those on the map four times, so that they are drawn more often."""
    return tuple(row.id for row in rows for _ in range(4 if row.status == "on_map" else 1))


CITIES = ("Riga", "Minsk", "Kiev", "Leningrad", "Moskva", "Kharkov", "Gorkiy")


ESSENTIAL = {
    "battle": ("attackers", "defenders", "result", "terrain_column", "armor_terrain", "place"),
    "bombard": ("guns", "defenders", "result", "terrain_left", "place"),
    "isolation": ("roll", "hex"),
    "breakout": ("roll", "hex"),
    "air_mission": ("kind", "target", "groups", "activate"),
    "air_supply": ("target", "groups"),
    "air_fight": ("mission", "fights"),
    "air_flak": ("mission", "hit", "target_die"),
    "air_strike": ("mission", "factors", "result"),
    "air_home": (),
    "air_surprise": ("strikes",),
    "air_move": ("moves",),
    "air_results": ("results",),
    "air_repair": ("attempts",),
    "air_triage": ("groups",),
    "bombing": ("target", "place", "hits"),
    "rebuild": ("units", "cadres"),
    "fire": ("segment", "kind", "place", "assault", "firers", "targets"),
    "assault_combat": ("hex", "assaulter_die", "defender_die"),
}
"""The inputs without which nothing comes of a long form; the others mostly stay as they open."""


def drawn_inputs(draw: Draw, queries: Queries, action: str) -> dict[str, Any]:
    """Raw inputs of an action: its form as it opens, some of it filled in anew."""
    fields = describe(queries.game.action(action).inputs)
    given = dict(queries.form(action).inputs)
    around = offered(queries, action)
    essential = ESSENTIAL.get(action, ())
    for field in fields:
        wanted = field.name in essential or not (draw(st.integers(0, 9)) if essential else 0)
        if wanted and draw(st.integers(0, 8 if essential else 2)):
            given[field.name] = _value(draw, field, around, given.get(field.name))
            if field.name in essential and given[field.name] == []:
                given[field.name] = _list(draw, field, around, None)
    return given


LOSSES = {
    "attacker_losses": "attackers", "defender_losses": "defenders", "zone_losses": "defenders",
    "losses": "defenders", "reduced": "units", "removed": "units",
}  # fmt: skip
"""Lists of losses, and the lists of the units that may be lost."""


def with_losses(
    draw: Draw, raw: dict[str, Any], refusals: tuple[Fault, ...]
) -> dict[str, Any] | None:
    """The inputs with a unit more lost, where a refusal asks for losses; None where none does."""
    for name, among in LOSSES.items():
        if {name, among} <= raw.keys() and any(fault.where.startswith(name) for fault in refusals):
            there = [unit["unit"] if isinstance(unit, Mapping) else unit for unit in raw[among]]
            if not there:
                return None
            chosen = draw(st.sampled_from(there))
            listed = raw[name] if draw(st.integers(0, 4)) else []
            return raw | {name: [*listed, chosen]}
    return None


def _value(draw: Draw, field: FieldInfo, around: Offered, now: Any) -> Any:  # noqa: ANN401 - JSON
    """A value for an input; `now` is what the form opens with."""
    if field.optional and not draw(st.integers(0, 3)):
        return None
    if field.kind is InputKind.LIST:
        return _list(draw, field, around, now)
    if field.kind is InputKind.TABLE:
        return _table(draw, field, around)
    if field.kind is InputKind.RECORD:
        return _record(draw, field.fields, around, now)
    return draw(_scalar(field, around))


def _scalar(field: FieldInfo, around: Offered) -> st.SearchStrategy[Any]:
    """A number, a flag, a word or a text that fits the input by its kind and its name."""
    if field.kind in {InputKind.NUMBER, InputKind.EXACT}:
        return _number(field, around)
    if field.kind is InputKind.FLAG:
        return st.booleans()
    if field.choices:
        return st.sampled_from(field.choices)
    if field.kind is InputKind.TURN:
        return st.sampled_from(_TURNS)
    return st.sampled_from(_texts(field.name, around) or ("",))


def _number(field: FieldInfo, around: Offered) -> st.SearchStrategy[int]:
    if field.high == _UNIT_ID:
        mostly = st.sampled_from(around.own or (1,))
        return mostly | mostly | mostly | st.sampled_from(around.every_unit or (1,))
    if field.name == "mission":
        return st.sampled_from((1, 1, 1, 2, 3, 0))
    if field.name == "roll" and field.high == _TWO_DICE:
        return st.sampled_from((*range(2, _TWO_DICE + 1), 0))
    low = field.low if field.low is not None else -3
    high = field.high if field.high is not None else 60
    small = st.integers(low, min(high, low + 5))
    return small | small | st.integers(low, min(high, low + 60))


def _texts(name: str, around: Offered) -> tuple[str, ...]:
    if name in {"card", "aircraft", "group"}:
        return (*(card for card, _ in around.cards), "Me109F", "MiG3")
    if name in {"box", "source", "target"}:
        return (*around.boxes, *around.places)
    if name in _HEXES or (name == "place" and not around.boxes):
        return around.hexes
    return around.places if name in _PLACES else _WORDS


def _list(draw: Draw, field: FieldInfo, around: Offered, now: Any) -> list[Any]:  # noqa: ANN401
    item, around = field.item, around.for_list(field.name)
    if item is None:
        return []
    if item.kind is InputKind.NUMBER and item.high == _UNIT_ID:
        pool = around.units.get(field.name, ()) if draw(st.integers(0, 5)) else ()
        ids = st.sampled_from(pool or around.own or (1,))
        few = st.lists(ids, min_size=1, max_size=4, unique=bool(draw(st.integers(0, 9))))
        return list(draw(few))
    if now and draw(st.integers(0, 4)):
        return [_filled_in(draw, item, around, old) for old in now]
    number = draw(st.sampled_from((1, 1, 1, 2, 3, 0)))
    made = [_value(draw, item, around, None) for _ in range(number)]
    return made if draw(st.integers(0, 9)) == 0 else _each_unit_once(made)


def _each_unit_once(entries: list[Any]) -> list[Any]:
    """Records that name units, without those that name one a second time."""
    units = [entry.get("unit") if isinstance(entry, Mapping) else None for entry in entries]
    return [
        entry
        for at, entry in enumerate(entries)
        if units[at] is None or units[at] not in units[:at]
    ]


def _filled_in(draw: Draw, item: FieldInfo, around: Offered, old: Any) -> Any:  # noqa: ANN401
    """An entry of a list as the form has it, with its dice and its choices filled in."""
    if not isinstance(old, Mapping):
        return old
    open_ones = (f for f in item.fields if f.kind is InputKind.NUMBER or f.choices)
    return dict(old) | {field.name: _value(draw, field, around, None) for field in open_ones}


def _record(draw: Draw, fields: tuple[FieldInfo, ...], around: Offered, now: Any) -> dict[str, Any]:  # noqa: ANN401
    given: dict[str, Any] = dict(now) if isinstance(now, Mapping) else {}
    for field in fields:
        if field.required or draw(st.integers(0, 3)):
            given[field.name] = _value(draw, field, around, given.get(field.name))
    names = {field.name for field in fields}
    where = next((name for name in ("box", "source") if name in names), "")
    if "card" in names and around.cards and draw(st.integers(0, 7)):
        placed = [pair for pair in around.cards if ":" in pair[1]]
        pairs = placed if placed and draw(st.booleans()) else around.cards
        given["card"], spot = draw(st.sampled_from(pairs))
        given |= {where: spot} if where else {}
    if "source" in names and "target" in names and draw(st.integers(0, 7)):
        given["target"] = draw(st.sampled_from(around.boxes))
    return given


def _table(draw: Draw, field: FieldInfo, around: Offered) -> dict[str, Any]:
    names = field.choices or CITIES
    keys = draw(st.lists(st.sampled_from(names), max_size=3, unique=True))
    if field.item is None:
        return {}
    plain = {key: _value(draw, field.item, around, None) for key in keys}
    if field.value_choices:
        return {key: draw(st.sampled_from(field.value_choices)) for key in keys}
    return plain
