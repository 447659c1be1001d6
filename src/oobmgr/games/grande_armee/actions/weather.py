"""The weather of the turn."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.picked import asked_for
from oobmgr.games.grande_armee.fact_kinds import WEATHER as SUBJECT
from oobmgr.games.grande_armee.march.log import ENTRY, weather_of
from oobmgr.games.grande_armee.words import WEATHER, Weather
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import open_told

_CASE: Final = "LGA-WX-01"


@dataclass(frozen=True)
class WeatherInputs:
    """The weather."""

    weather: Weather | None = open_told("The weather of the turn.", _CASE, label="Weather")


def _proposed(books: Books) -> WeatherInputs:
    return WeatherInputs(weather_of(books, books.turn))


@action(
    _CASE,
    phases=(WEATHER,),
    title="Weather",
    post_text="Post the weather",
    link="Enter the weather",
    group="March",
    propose=_proposed,
)
def plan_weather(books: Books, inputs: WeatherInputs) -> ActionPlan:
    """Enter the weather of the turn, which all movement goes by."""
    if inputs.weather is None:
        advice = "Roll it by your rules, and enter it."
        return ActionPlan.refused("Weather", (asked_for("weather", advice, _CASE),))
    facts = enter(books, SUBJECT, books.turn, ENTRY, str(inputs.weather))
    same = Fault(f"is {inputs.weather} already.", "weather", str(inputs.weather), case=_CASE)
    return ActionPlan(
        f"Weather: {inputs.weather}",
        "",
        ruled("Weather", str(inputs.weather), case=_CASE),
        facts=facts,
        refusals=() if facts else (same,),
    )
