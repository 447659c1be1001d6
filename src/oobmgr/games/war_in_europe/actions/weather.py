"""The weather of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.actions.picked import asked_for
from oobmgr.games.war_in_europe.actions.rail_turns import done_now, rode_now
from oobmgr.games.war_in_europe.actions.retaken import ASSAULT
from oobmgr.games.war_in_europe.air.log import ENTRY, weather_of
from oobmgr.games.war_in_europe.fact_kinds import BEACH, SET_OUT, VOYAGE
from oobmgr.games.war_in_europe.fact_kinds import WEATHER as SUBJECT
from oobmgr.games.war_in_europe.ground.movement import (
    MobileSupplyInputs,
    MoveMode,
    mobile_supply_move,
)
from oobmgr.games.war_in_europe.units import MOBILE_SUPPLY, is_kind
from oobmgr.games.war_in_europe.words import WEATHER, Area, Weather
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import open_told
from oobmgr.rules.picked_units import against

_CASE: Final = "WIE-WX-03"


@dataclass(frozen=True)
class WeatherInputs:
    """The weather."""

    weather: Weather | None = open_told("The weather of the turn.", _CASE, label="Weather")


def _proposed(books: Books) -> WeatherInputs:
    return WeatherInputs(weather_of(books, books.turn))


@action(
    "WIE-WX-03 WIE-WX-04 WIE-WX-01",
    phases=(WEATHER,),
    title="Weather",
    post_text="Post the weather",
    link="Enter the weather",
    group="Weather",
    propose=_proposed,
    helpers=("war_in_europe.snow_movement", "war_in_europe.mobile_supply_move"),
)
def plan_weather(books: Books, inputs: WeatherInputs) -> ActionPlan:
    """Enter the weather of the turn, which rail work and movement go by."""
    if inputs.weather is None:
        advice = "Roll it by your rules, and enter it."
        fault = asked_for("weather", advice, _CASE)
        return ActionPlan.refused("Weather", (fault,))
    doubts = (*_worked(books), *_landed(books), *_shipped(books, inputs.weather))
    facts = enter(books, SUBJECT, books.turn, ENTRY, str(inputs.weather))
    before = weather_of(books, books.turn)
    same = Fault("is so already.", "weather", str(inputs.weather), case=_CASE)
    return ActionPlan(
        f"Weather: {str(inputs.weather).lower()}",
        "",
        ruled("Weather", str(inputs.weather), case=_CASE),
        facts=facts,
        # Asked only where another weather stood there before: what was done by that may not be so
        # now.
        warnings=doubts if before and facts else (),
        refusals=() if facts else (same,),
    )


def _landed(books: Books) -> Iterator[Fault]:
    """What is asked about another weather after assaults that the first one allowed."""
    for (place, field), turn in books.facts(BEACH).items():
        if field == ASSAULT and turn == books.turn:
            sentence = f"{place} was assaulted this turn, by the weather that was entered before."
            advice = "Take the assault back first, and enter it by this weather."
            yield Fault(sentence, "weather", advice=advice, case="WIE-AMPH-11").question()


def _worked(books: Books) -> Iterator[Fault]:
    """What is asked about another weather after repair units have worked by the first one."""
    for unit in books.units():
        done = done_now(books, unit)
        if done.repaired or done.converted:
            sentence = "has worked this turn, by the weather that was entered before."
            advice = "Take its work back first, and enter it by this weather."
            yield against(unit, sentence, _CASE, advice).question()


def _shipped(books: Books, weather: Weather) -> Iterator[Fault]:
    """What is asked of Mobile Supply units that have moved before the weather that stops them."""
    asked = MobileSupplyInputs(Area.SEVERE, weather, MoveMode.SEA)
    if mobile_supply_move(asked, books.tables).result:
        return
    for unit in books.units():
        # The books do not say which way it rode; a voyage is none by rail.
        sailed = books.fact(VOYAGE, str(unit.id), SET_OUT) == books.turn
        moved = sailed or rode_now(books, unit)
        if moved and is_kind(unit, MOBILE_SUPPLY):
            sentence = "has moved this turn, by the weather that was entered before."
            advice = "In the Severe area take it back, unless it went by rail."
            yield against(unit, sentence, "WIE-WX-01", advice).question()
