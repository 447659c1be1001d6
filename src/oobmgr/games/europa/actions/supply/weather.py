"""Weather, cities and lines: what is entered in the Initial Phase, and what the books know."""

from collections.abc import Callable, Mapping

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Subject
from oobmgr.domain.rulings import Step
from oobmgr.domain.values import dataclass
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.actions.supply.seasons import out_of_season
from oobmgr.games.europa.entered import was_done
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.supply.cities import cities, read_states
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import (
    SIDE_NAMES,
    SOVIET,
    STATUS_ALIASES,
    TRACE_ALIASES,
    TRACES,
    WEATHER_ALIASES,
    ZONES,
    CityStatus,
    Weather,
    enemy,
)
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.fields import count_told, flag_told, text_told
from oobmgr.rules.inputs import told

EVER_REACHED = "ever_reached"


def weather_key(books: Books, side: SideId) -> str:
    """The key of the weather's facts: the game turn, or the player turn where that has its own."""
    # By option each player turn has weather of its own.
    if chosen(books.options, "weather_scope") == "player_turn":
        return f"{books.turn}:{side}"
    return str(books.turn)


def known_weather(books: Books) -> dict[str, Weather]:
    """The weather that was entered for this turn, by zone; empty where none was."""
    return weather(books, books.side)


def weather(books: Books, side: SideId) -> dict[str, Weather]:
    """The weather of a side's player turn, by zone; empty where none was entered."""
    key = weather_key(books, side)
    found = {zone: books.fact(fact_kinds.WEATHER, key, zone) for zone in ZONES}
    return {zone: Weather(kind) for zone, kind in found.items() if isinstance(kind, str)}


def weather_at(books: Books, zone: str, told: Weather | None) -> Weather:
    """The weather as the player enters it, else that of the zone; clear where neither is known.

    That it is known is for `weather_asked` to say.
    """
    # What is entered here goes before the zone: one place may differ.
    return told or known_weather(books).get(zone, Weather.CLEAR)


@dataclass(frozen=True)
class WeatherAsked:
    """What is asked of weather that is left open: what is missing, and what is only doubtful."""

    missing: tuple[Fault, ...] = ()
    doubtful: tuple[Fault, ...] = ()


def weather_asked(
    books: Books,
    zone: str,
    told: Weather | None,
    case: str,
    *,
    under: Callable[[Weather], object],
    beside: bool = False,
) -> WeatherAsked:
    """Asks for weather that is neither told, nor entered for the zone in this turn.

    Told against what was entered for its zone, it is doubtful.

    `under` says what a weather makes of the entry: where each makes the same of it, nothing is
    asked. `beside` says that the weather can be entered beside a zone, and not only in its place.
    """
    if told or zone in known_weather(books):
        return WeatherAsked(doubtful=weather_against(books, zone, told, case))
    # The surprise turn has no Initial Phase, and so no weather to enter.
    if books.turn == SURPRISE_TURN or _all_alike(under):
        return WeatherAsked()
    if _unknown(books, zone, told):
        return WeatherAsked(missing=(_not_entered(zone, case, beside=beside),))
    return WeatherAsked(doubtful=() if zone else _left_open(books, case))


def weather_against(books: Books, zone: str, told: Weather | None, case: str) -> tuple[Fault, ...]:
    """Asks about weather that is told against that which was entered for its zone.

    Where none was entered, about what cannot be of the season.
    """
    there = known_weather(books).get(zone)
    if told is not None and there is None:
        # Nothing was entered to hold it against, but it should at least fit the season.
        return tuple(out_of_season(books, (("weather", told),), case))
    if told is None or told is there:
        return ()
    sentence = f"There is {there} in zone {zone}, and {told} is entered here."
    advice = "Leave the weather blank, or enter another zone."
    return (Fault(sentence, "weather", str(told), advice, case).question(),)


def zone_asked(
    books: Books, zone: str, told: Weather, case: str, *, under: Callable[[Weather], object]
) -> tuple[Fault, ...]:
    """Asks for the zone of a place where the weather of another would make something else of it."""
    known = {name: kind for name, kind in known_weather(books).items() if kind is not told}
    if zone or not known:
        return ()
    found = _outcome(under, told)
    # Only zones whose weather would make something else of it: a doubt without effect is no
    # question.
    other = {kind for kind in set(known.values()) if _outcome(under, kind) != found}
    others = [f"{kind} in {name}" for name, kind in known.items() if kind in other]
    if not others:
        return ()
    sentence = f"Worked out for {told}, but there is {', '.join(others)}."
    return (Fault(sentence, "zone", "", "Enter the zone that it is in.", case).question(),)


def weather_or_zone_asked(
    books: Books,
    zone: str,
    told: Weather | None,
    case: str,
    *,
    under: Callable[[Weather], object],
    beside: bool = False,
) -> WeatherAsked:
    """As `weather_asked`, and asks for a zone that is left open where it matters."""
    missing = weather_asked(books, zone, told, case, under=under, beside=beside).missing
    if missing:
        return WeatherAsked(missing)
    reckoned = weather_at(books, zone, told)
    against = weather_against(books, zone, told, case)
    return WeatherAsked(doubtful=(*against, *zone_asked(books, zone, reckoned, case, under=under)))


def any_weather(books: Books, zone: str, told: Weather | None, case: str) -> tuple[Step, ...]:
    """A line that no weather is known, for what is the same in each of them."""
    if not _unknown(books, zone, told):
        return ()
    return (Step("Weather", str(Weather.CLEAR), "not entered; each does the same here", case),)


def _unknown(books: Books, zone: str, told: Weather | None) -> bool:
    known = known_weather(books)
    if told or books.turn == SURPRISE_TURN:
        return False
    # A zone that is left open is only doubtful once any weather is known.
    return zone not in known and bool(zone or not known)


def _not_entered(zone: str, case: str, *, beside: bool) -> Fault:
    sentence = f"The weather of {f'zone {zone}' if zone else 'this turn'} is not entered."
    if zone and not beside:
        advice = "Leave the zone blank and enter the weather, or enter it with the income."
        return Fault(sentence, "zone", zone, advice, case, missing=True)
    advice = "Enter the weather here, or with the income."
    return Fault(sentence, "weather", "", advice, case, missing=True)


def _left_open(books: Books, case: str) -> tuple[Fault, ...]:
    """Warns where clear weather is reckoned with though this turn's is not clear in every zone."""
    known = known_weather(books)
    bad = [f"{kind} in {name}" for name, kind in known.items() if kind != Weather.CLEAR]
    unknown = [name for name in ZONES if name not in known]
    if not known or not (bad or unknown):
        return ()
    sentence = f"Worked out for clear weather, but that of {', '.join(unknown)} is not entered."
    if bad:
        sentence = f"Worked out for clear weather, but there is {', '.join(bad)}."
    return (Fault(sentence, "zone", "", "Enter the zone, or the weather there.", case),)


def _all_alike(under: Callable[[Weather], object]) -> bool:
    """Whether each weather makes the same of an entry, or is refused for the same reason."""
    first, *others = (_outcome(under, weather) for weather in Weather)
    return all(other == first for other in others)


def _outcome(under: Callable[[Weather], object], weather: Weather) -> object:
    try:
        return under(weather)
    except BadInput as error:
        # Refused for one and the same reason in every weather, it does not depend on the weather.
        return error.faults


def other_weather(books: Books, entered: Mapping[str, Weather]) -> tuple[Fault, ...]:
    """The refusals of weather other than what the other side entered for this turn (INC-11)."""
    other = enemy(books.side)
    shared = chosen(books.options, "weather_scope") == "game_turn"
    # Until the other side has entered it there is nothing to agree with.
    if not shared or not was_done(books, "initial", other):
        return ()
    known = known_weather(books)
    return tuple(
        Fault(
            f"{SIDE_NAMES[other]} entered {known[zone]} in {zone} for this turn.",
            f"weather.{zone}",
            str(kind),
            "A turn has one weather for both sides: enter that, or take back the first entry.",
            "INC-11",
        )
        for zone, kind in entered.items()
        if zone in known and known[zone] is not kind
    )


def status_field(books: Books) -> str:
    """The field of a city's state: one for both sides, or one for each that measures it."""
    # By option each side measures sieges for itself.
    if chosen(books.options, "siege_measure") == "own":
        return f"status_{books.side}"
    return "status"


def known_cities(books: Books) -> dict[str, CityStatus]:
    """The last known state of each city, `no` where none was entered."""
    field = status_field(books)
    found = {
        name: books.fact(fact_kinds.CITY, name, field)
        for name in cities(books.tables, books.options)
    }
    return {
        name: CityStatus(status) if isinstance(status, str) else CityStatus.NO
        for name, status in found.items()
    }


def known_traces(books: Books) -> dict[str, bool]:
    """Whether each line of the Lend-Lease is open, as it was entered last."""
    return {
        trace: bool(books.fact(Subject.CONDITION, SOVIET, f"trace_{trace}")) for trace in TRACES
    }


def was_reached(books: Books, name: str) -> bool:
    """Whether a city was reached at any time."""
    return bool(books.fact(fact_kinds.CITY, name, EVER_REACHED))


POINTS = "Resource Points"


@dataclass(frozen=True)
class InitialInputs:
    """What the player enters in the Initial Phase of a side."""

    weather: Mapping[str, Weather] = told(
        "The weather by zone; what was entered for this turn before stays.",
        default={},
        keys=ZONES,
        aliases=WEATHER_ALIASES,
        case="INC-11",
        label="Weather",
    )
    cities: Mapping[str, CityStatus] = told(
        "How far the Axis has come to the Soviet replacement cities, each no, siege or held; the "
        "others stay as they were.",
        default={},
        aliases=STATUS_ALIASES,
        read=read_states,
        case="INC-06",
        label="Cities reached",
    )
    traces: Mapping[str, bool] = told(
        "Lend-Lease lines that are open.",
        default={},
        keys=TRACES,
        aliases=TRACE_ALIASES,
        case="INC-08",
        label="Lend-Lease lines",
    )
    ploesti: bool = flag_told(
        "Axis: whether it holds Ploesti.", "RES-03", default=True, label="Ploesti held?"
    )
    baku_line: bool = flag_told(
        "Soviet: whether there is a line of supply to Baku.",
        "RES-04",
        default=True,
        label="Line to Baku?",
    )
    scheduled: int = count_told(
        "Resource Points by the reinforcement schedule.",
        "RES-05",
        unit=POINTS,
        high=FEW,
        label="Scheduled Re",
    )
    scheduled_place: str = text_told("Where they arrive.", "RES-13", label="Arrive at")
    buy: int = count_told("Resource Points to buy.", "SP-05", unit=POINTS, label="Buy Re")
    buy_place: str = text_told("Where they appear.", "RES-13", label="Appear at")
    sell: int = count_told("Resource Points to sell.", "SP-06", unit=POINTS, label="Trade in Re")
    sell_place: str = text_told("Where they are.", "RES-13", label="From")
    rail_connected: bool = flag_told(
        "Whether those points are connected by rail to a friendly map edge.",
        "SP-06",
        default=True,
        label="Rail to the map edge?",
    )
