"""What a transaction changed besides units and quantities, in the words of the game."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Fact, JsonValue, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.wording import with_capital
from oobmgr.rules.charts import stored_copy
from oobmgr.rules.fact_kinds import PLAIN
from oobmgr.rules.game import Game
from oobmgr.rules.tables import cell_name
from oobmgr.ui.viewmodels.order_of_battle_inspector import Line

# A word as it is saved, such as out_of_supply.
_SAVED_ID: Final = re.compile(r"[a-z][a-z0-9.]*(_[a-z0-9.]+)+")
_RULES: Final = {Subject.OVERRIDE: "House rule: {}", Subject.SILENCED: "Warnings: {}"}
_SIDE_FIELD: Final = "status_"
_ANSWERS: Final = {None: "none", True: "yes", False: "no"}
_NO_NAMES: Final[Mapping[str, str]] = MappingProxyType({})
_SEQUENCE: Final = {"turn": "Turn", "side": "Player turn", "phase": "Phase"}


def fact_line(fact: Fact, game: Game, units: Mapping[str, str] = _NO_NAMES) -> Line:
    """A changed fact: what it is about, what it is now, and what it was if it was anything.

    `units` are the names of units by their ids, for facts that are kept of units.
    """
    now, old = (_value(fact, value, game) for value in (fact.new, fact.old))
    return Line(_about(fact, game, units), now if fact.old is None else f"{now}, was {old}")


def _about(fact: Fact, game: Game, units: Mapping[str, str]) -> str:
    parts = [_name(part, game) for part in fact.key.split(":")]
    key, field = ", ".join(parts), _field(fact.field, game)
    if fact.subject == Subject.SEQUENCE:
        return _SEQUENCE.get(fact.field, with_capital(field))
    if fact.subject == Subject.OVERRIDE and fact.key in game.tables().cells:
        return f"House rule: {cell_name(game.tables().cell(fact.key), game.cases())}"
    if fact.subject == Subject.CHART and fact.key in game.charts():
        return f"Chart: {game.charts()[fact.key].title}"
    if fact.subject == Subject.OPTION:
        option = game.options.get(fact.key)
        return f"Option {option.title if option else key}"
    if fact.subject in _RULES:
        return _RULES[fact.subject].format(_plain(fact.key).replace(".", ", "))
    kind = game.every_fact.get(fact.subject)
    field = (kind.field_said(fact.field) if kind else "") or field
    if kind and kind.of_units and fact.key.isdecimal():
        # One that was taken off the books since has no name any more.
        parts = [units.get(fact.key, f"unit {fact.key}")]
        key = parts[0]
    title = kind.title_of(fact.field) if kind else PLAIN
    return title.format(*parts, key=key, about=with_capital(key), field=field)


def _field(field: str, game: Game) -> str:
    """A field by its words; one that each side measures for itself names the side."""
    side = _side(field.removeprefix(_SIDE_FIELD), game)
    if side and field.startswith(_SIDE_FIELD):
        return f"for the {side}"
    return _turn(field, game) or _plain(field)


def _value(fact: Fact, value: JsonValue, game: Game) -> str:
    if value is None or isinstance(value, bool):
        return _ANSWERS[value]
    if fact.subject == Subject.CHART:
        return _entries(value)
    kind = game.every_fact.get(fact.subject)
    # The game first: to the shared layers its structured values are lists and numbers without
    # sense.
    if kind and (told := kind.said(fact, value)):
        return told
    return _many(value, game) if isinstance(value, list | dict) else _plain_value(fact, value, game)


def _plain_value(fact: Fact, value: str | float, game: Game) -> str:
    text = str(value)
    if fact.subject == Subject.OPTION:
        return _choice(fact.key, text, game) if isinstance(value, str) else text
    if fact.subject == Subject.SEQUENCE and fact.field == "phase":
        return next((p.name for p in game.phases if p.id == text), text)
    return _name(text, game)


def _choice(option_id: str, text: str, game: Game) -> str:
    option = game.options.get(option_id)
    names = {c.value: c.name for c in option.choices} if option else {}
    return names.get(text, _name(text, game))


def _many(value: list[JsonValue] | dict[str, JsonValue], game: Game) -> str:
    """The parts of a value that has several, in a line: no brackets of a program."""
    if isinstance(value, dict):
        parts = [f"{_name(name, game)} {_part(one, game)}" for name, one in value.items()]
    else:
        parts = [_part(one, game) for one in value]
    return ", ".join(parts) or _ANSWERS[None]


def _part(value: JsonValue, game: Game) -> str:
    if value is None or isinstance(value, bool):
        return _ANSWERS[value]
    return _many(value, game) if isinstance(value, list | dict) else _name(str(value), game)


def _entries(value: JsonValue) -> str:
    """How much a copy of a chart holds."""
    copy = stored_copy(value)
    return counted(copy.filled, "entry", "entries") if copy else _ANSWERS[None]


def _name(text: str, game: Game) -> str:
    """The name of a side or a turn; other ids are written as words."""
    return _side(text, game) or _turn(text, game) or _plain(text)


def _side(text: str, game: Game) -> str:
    return next((side.name for side in game.sides if side.id == text), "")


def _turn(text: str, game: Game) -> str:
    try:
        return game.calendar.label(TurnCode(text))
    except (ValueError, IndexError):  # it is not a turn
        return ""


def _plain(text: str) -> str:
    return text.replace("_", " ") if _SAVED_ID.fullmatch(text) else text
