"""What a workbook says of a unit otherwise than the campaign, and who of the two changed it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from oobmgr.campaign.import_rows import UnitEdits, UnitUpdate
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.formation_names import path_words
from oobmgr.domain.postings import JsonValue, UnitId
from oobmgr.domain.units import ENTERED_TEXTS, NEEDED_TEXTS, UnitValues
from oobmgr.domain.values import dataclass
from oobmgr.exchange.columns import SIDE
from oobmgr.rules.game import Game

STEPS: Final = "steps"
STEPS_LEFT: Final = "steps_left"
FORMATION: Final = "formation"
_ARRIVAL: Final = "arrival"
_RATING, _TRAIT = "rating:", "trait:"
_COLUMNS: Final = {FORMATION: "path"}


class _Saying(NamedTuple):
    """What the campaign and the workbook say of a field, by its name and its key."""

    field: str
    here: str
    there: str
    key: str


class Standing(StrEnum):
    """Who changed what a workbook and the campaign say otherwise, since they said the same."""

    WORKBOOK = "changed in the workbook"
    CAMPAIGN = "changed in the campaign"
    BOTH = "changed in both"
    FIXED = "stays as it is"


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that the workbook says of a unit otherwise than the campaign, both as text.

    `key` is the field as commands name it, `value` what it would become, `before` what both said
    last, None where nobody knows. `id` names it among all of them.
    """

    field: str
    in_campaign: str
    in_workbook: str
    key: str = ""
    standing: Standing = Standing.WORKBOOK
    before: str | None = None
    id: str = ""

    @property
    def column(self) -> str:
        """The key of the column of a workbook in which it stands."""
        return _COLUMNS.get(self.key, self.key.rpartition(":")[2])


def differences(
    values: UnitValues, row: UnitRow, game: Game, edits: UnitEdits, told: Iterable[str] = ()
) -> Iterator[Difference]:
    """What a row of a workbook says of a unit otherwise, each with who changed it.

    `told` are the texts whose empty cells count: in others an empty cell says nothing.
    """
    for found in _found(values, row, game, frozenset(told)):
        if not found.here and found.there == _filled_in(found.key, row, game):
            # The workbook leaves it out as the campaign does, and reading it filled it in.
            continue
        standing, before = _judged(found, row, game, edits)
        yield Difference(
            field=found.field,
            in_campaign=found.here,
            in_workbook=found.there,
            key=found.key,
            standing=standing,
            before=before,
            id=f"differs:{row.id}:{found.key}",
        )


def update_of(values: UnitValues, unit_id: int, chosen: Iterable[Difference]) -> UnitUpdate:
    """The command that takes over what was chosen of the differences of a unit."""
    changes: dict[str, str | int] = {}
    keys = [one.key for one in chosen]
    for key in keys:
        if key.startswith(_RATING):
            changes[key] = values.ratings.get(key.removeprefix(_RATING), 0)
        elif key.startswith(_TRAIT):
            changes[key] = values.traits.get(key.removeprefix(_TRAIT), "")
        # These three have fields of their own in the command: they are posted, not written into the
        # unit.
        elif key not in {FORMATION, STEPS, STEPS_LEFT}:
            changes[key] = getattr(values, key)
    return UnitUpdate(
        UnitId(unit_id),
        changes,
        path=values.path if FORMATION in keys else None,
        steps=values.steps if STEPS in keys else None,
        steps_left=values.steps_left if STEPS_LEFT in keys else None,
    )


def _judged(
    found: _Saying, row: UnitRow, game: Game, edits: UnitEdits
) -> tuple[Standing, str | None]:
    # A unit's number and its account carry its side: it stays on that side for good.
    if found.key == SIDE.key:
        return Standing.FIXED, None
    place = row.id, found.key
    if place not in edits.before:
        # Nobody has edited what an import set, so the books still say what the workbook said then.
        known = found.here if row.id in edits.origins else None
        return Standing.WORKBOOK, known
    before = _shown(found.key, edits.before[place], game)
    return (Standing.CAMPAIGN if before == found.there else Standing.BOTH), before


def _filled_in(key: str, row: UnitRow, game: Game) -> str:
    """What the game itself says of a text or trait that a unit leaves out; empty where nothing."""
    unit = game.unit_words.complete(
        UnitValues(
            side=row.side,
            nation=row.nation,
            designation=row.designation,
            type=row.type,
            size=row.size,
            path=row.path,
            steps=row.steps,
            ratings=row.ratings,
            traits=row.traits,
        )
    )
    if key.startswith(_TRAIT):
        return unit.traits.get(key.removeprefix(_TRAIT), "")
    return str(getattr(unit, key, ""))


def _shown(key: str, value: JsonValue, game: Game) -> str:
    """A value as the books hold it, in the words in which differences are told."""
    if key == _ARRIVAL:
        return _arrival(str(value or ""), game)
    if isinstance(value, list):
        return path_words(map(str, value))
    return "" if value is None else str(value)


def _found(values: UnitValues, row: UnitRow, game: Game, told: frozenset[str]) -> Iterator[_Saying]:
    if row.side != values.side:
        here, there = (game.side(SideId(side)).name for side in (row.side, values.side))
        yield _Saying("side", here, there, SIDE.key)
    if row.arrival != values.arrival:
        here, there = (_arrival(code, game) for code in (row.arrival, values.arrival))
        yield _Saying("arrival", here, there, _ARRIVAL)
    silent = without_ids(game)
    for text in (*NEEDED_TEXTS, *ENTERED_TEXTS):
        here, there = getattr(row, text.name), getattr(values, text.name)
        # An empty cell says something only in a column that the sheet has.
        counts = there or text.name in told or (text.needed and not silent)
        if here != there and counts:
            yield _Saying(text.name, here, there, text.name)
    if row.path != values.path:
        here, there = path_words(row.path), path_words(values.path)
        yield _Saying("formation", here, there, FORMATION)
    if row.steps != values.steps:
        yield _Saying("steps", str(row.steps), str(values.steps), STEPS)
    # None: the workbook has no such column, or left it empty, and says nothing of losses.
    if values.steps_left not in {None, row.steps_left}:
        yield _Saying("steps left", str(row.steps_left), str(values.steps_left), STEPS_LEFT)
    names = {trait.key: trait.in_text for trait in game.unit_words.traits}
    yield from _inner(row.ratings, values.ratings, names, _RATING, silent=silent)
    yield from _inner(row.traits, values.traits, names, _TRAIT, silent=silent)


def _arrival(code: str, game: Game) -> str:
    return game.calendar.label(TurnCode(code)) if code else "the start"


def _inner(
    here: Mapping[str, object],
    there: Mapping[str, object],
    names: Mapping[str, str],
    prefix: str,
    *,
    silent: bool,
) -> Iterator[_Saying]:
    """What two sets of values say otherwise; `silent` passes over what the second does not say."""
    # Equal for nearly every unit, and quicker to see than key by key.
    if here == there:
        return
    # A set would tell the differences in another order each time.
    for key in dict.fromkeys(there if silent else (*here, *there)):
        pair = str(here.get(key, "")), str(there.get(key, ""))
        if pair[0] != pair[1]:
            yield _Saying(names.get(key, key), *pair, f"{prefix}{key}")


def without_ids(game: Game) -> bool:
    """Whether the game's own sheets tell units apart by their names alone."""
    return "id" in game.unit_words.optional
