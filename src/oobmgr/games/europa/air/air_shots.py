"""A shot at an air group: its modifiers, its result, and where the group goes that it hits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from typing import Any

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import signed
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.air.air_combat import AirCombatModifierInputs, air_combat_modifier
from oobmgr.games.europa.air.boxes import LostGroupBoxInputs, lost_group_box
from oobmgr.games.europa.air.held import Spot, State
from oobmgr.games.europa.air.mission_limits import size_of
from oobmgr.games.europa.air.mission_records import Flyer
from oobmgr.games.europa.chart_lookup import ChartFields, chart_entry, contradictions
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.charts import OWN_COPY
from oobmgr.rules.fields import choice_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded

COMBAT_CHART = "air_combat"


class Hit(StrEnum):
    """What a shot does; empty where the player's chart says it."""

    CHART = ""
    NONE = "0"
    R = "R"
    A = "A"
    X = "X"


HIT_ALIASES = {"none": "0", "no effect": "0", "-": "0", "miss": "0", "return": "R", "abort": "A"}


@dataclass(frozen=True)
class Shot:
    """What the player enters of a shot.

    `column` is the difference of the ratings, shooter less target; `roll` the dice, 0 for none;
    `where` begins the names of its fields, `result` is that of its result.
    """

    column: str
    roll: int
    hit: Hit
    where: str
    result: str


def shot_modifier(
    books: Books, shooter: Flyer, target: Flyer, further: int, *, guards: bool
) -> tuple[int, list[Step]]:
    """What changes the roll of a shot, and its lines (MIS-03 to MIS-05).

    Raises:
        BadInput: Soviet groups shoot at Soviet Guards.
    """
    # Only the shooter's nation counts: good pilots help their own shots, and never hinder others'
    # (MIS-05).
    nation = shooter.group.air_nation
    asked = AirCombatModifierInputs(nation, size_of(shooter), size_of(target), further, guards)
    ruling = air_combat_modifier(asked, books.tables)
    *parts, total = ruling.working
    label = f"{_told(shooter, target)}, on the roll"
    # A modifier of 0 says that a rule does not apply, which would only fill the working.
    lines = [line for line in parts if line.value]
    return ruling.result, [*lines, replace(total, label=label, kind=StepKind.SUM)]


def shot_result(
    books: Books, shooter: Flyer, target: Flyer, drm: int, shot: Shot
) -> tuple[Hit, Step]:
    """The result of a shot with its line (MIS-04).

    Raises:
        BadInput: Neither roll nor result is entered, or the player's chart does not say it.
    """
    label = _told(shooter, target)
    # The player's word goes first: the chart of air combat is not in the rules at hand (EU-CF-72).
    if shot.hit is not Hit.CHART:
        text = f"dice {_rolled(shot.roll, drm)}, as entered" if shot.roll else "as entered"
        return shot.hit, Step(label, hit_words(shot.hit), text, "MIS-04")
    if not shot.roll:
        advice = f"{label}: enter the dice or the result."
        raise BadInput(
            Fault("Nothing is entered.", f"{shot.where}roll", "0", advice, "MIS-04", missing=True)
        )
    hit, column = _charted(books, shot, drm)
    text = f"{_rolled(shot.roll, drm)}, column {column}"
    return hit, Step(label, hit_words(hit), text, OWN_COPY)


def shot_warnings(books: Books, drm: int, shot: Shot) -> Iterator[Fault]:
    """That the player's chart says another result of the dice than is entered."""
    if shot.hit is not Hit.CHART and shot.roll:
        yield from contradictions(
            lambda: hit_words(_charted(books, shot, drm)[0]),
            hit_words(shot.hit),
            shot.result,
            "MIS-04",
        )


def _charted(books: Books, shot: Shot, drm: int) -> tuple[Hit, str]:
    """What the player's chart says, and its column."""
    fields = ChartFields(shot.result, f"{shot.where}column")
    roll = shot.roll + drm
    entry, column = chart_entry(books, COMBAT_CHART, shot.column, roll, fields, "MIS-04")
    return Hit(entry), column


def _rolled(roll: int, drm: int) -> str:
    return f"{roll} {signed(drm)} = {roll + drm}" if drm else f"{roll}"


def _told(shooter: Flyer, target: Flyer) -> str:
    return f"{shooter.group.name} shoots at {target.group.name}"


def hit_words(hit: Hit) -> str:
    """A result as a player reads it."""
    return "no effect" if hit is Hit.NONE else str(hit)


def hit_told(case: str, *, label: str) -> Any:  # noqa: ANN401 - as `told`
    """An input of what a shot does, where the dice are not read from the player's chart."""
    sentence = "What it does, where your chart does not say it."
    return choice_told(sentence, case, Hit.CHART, HIT_ALIASES, label=label)


def distance_told(sentence: str, *, label: str = "") -> Any:  # noqa: ANN401 - as `told`
    """An input of the hexes to the nearest friendly hex: asked for an X, which depends on it."""
    return told(sentence, default=None, unit="hexes", low=0, high=MANY, case="AIR-09", label=label)


def lost_distance(hit: Hit, distance: int | None, where: str) -> int:
    """The hexes that decide where a lost group goes; 0 where none is lost.

    Raises:
        BadInput: An X without the hexes; `where` is their field.
    """
    if hit is not Hit.X:
        return 0
    # 0 hexes is a distance as well, so one that is not entered has to be None.
    if distance is None:
        advice = "Enter the hexes to its nearest friendly hex: they decide between EFT and EET."
        raise BadInput(Fault("is missing, for an X.", where, "", advice, "AIR-09"))
    return distance


def landing(books: Books, flyer: Flyer, hit: Hit, distance: int) -> tuple[Spot, Step]:
    """Where a group goes that took a result, and its line (AIR-09)."""
    spot = flyer.lying[1]
    label = f"{flyer.group.name}, {hit}"
    if hit is Hit.X:
        ruling = lost_group_box(LostGroupBoxInputs(distance), books.tables)
        line = Step(label, f"{ruling.result} box", f"{distance} hexes", ruling.cases[0])
        # It leaves its base: lost groups lie in a box off the map until they are sorted (AIR-10).
        return Spot(State(folded(ruling.result))), line
    # After an R a group goes home as it is; after an A it cannot fly again before it is repaired.
    if hit is Hit.A:
        spot = Spot(State.INOPERABLE, spot.base)
    return spot, Step(label, spot.name, case="AIR-09")
