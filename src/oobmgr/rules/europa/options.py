"""The campaign options of the supply chapter: each decides one point on which groups differ."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import JsonValue
from oobmgr.rules.europa.extra_cities import ADVICE, entries, read_extra
from oobmgr.rules.europa.tables import tables
from oobmgr.rules.europa.turns import CALENDAR
from oobmgr.rules.game import Choice, Option, OptionKind, Options, OptionValue
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.scalars import read_flag, read_whole


def _either(
    name: str, title: str, sentence: str, case: str, conflict: str, **choices: str
) -> Option:
    """An option between named settings; the first is the default."""
    listed = tuple(Choice(value.removeprefix("pct_"), shown) for value, shown in choices.items())
    return Option(name, title, sentence, case, conflict, listed[0].value, listed)


def _flag(
    name: str, title: str, sentence: str, case: str, conflict: str, *, default: bool
) -> Option:
    listed = (Choice(value=True, name="Yes"), Choice(value=False, name="No"))
    return Option(name, title, sentence, case, conflict, default, listed)


OPTIONS: tuple[Option, ...] = (
    _either(
        "surprise_turn", "Surprise turn",
        "Whether the Axis surprise turn before June II 1941 is played in these books.",
        "GEN-02", "", play="Played", skip="Left out",
    ),
    _either(
        "start_rp_variant", "Axis Resource Points at start",
        "Whether the Axis starts with the Resource Points of the full or of the central game.",
        "RES-01", "EU-CF-28", variant="As the variant has it", full="Full game, 40",
        truncated="Central game, 36",
    ),
    Option(
        "resource_income_start", "Resource income begins",
        "The turn from which Ploesti and Baku yield Resource Points.",
        "RES-03", "EU-CF-29", "1941-06-II", kind=OptionKind.TURN,
    ),
    _either(
        "cap_base", "What the stock limit doubles",
        "Whether the limit is twice what is received, or twice the rate before the weather cut.",
        "SP-03", "EU-CF-11", received="What is received",
        rate_before_weather="The rate before weather",
    ),
    _either(
        "cap_scope", "What the stock limit counts",
        "Whether the limit holds the whole pool, or only what is carried over before the income.",
        "SP-03", "EU-CF-11", whole_pool="The whole pool", carryover="Only what is carried over",
    ),
    _either(
        "cap_on_weather_change", "Stock and a lower limit",
        "Whether stock already banked is lost when the weather lowers the limit.",
        "INC-14", "EU-CF-12", enforce="It is lost", grandfather="It may stay",
    ),
    _either(
        "weather_round", "Rounding of the weather cut",
        "Whether the amount received is rounded up, or the cut itself.",
        "INC-11", "EU-CF-13", received_up="What is received goes up", cut_up="The cut goes up",
    ),
    _either(
        "weather_mixed_bad_pct", "Mud in one zone, Snow in the other",
        "The cut when zones B and C are both bad but of different kinds.",
        "INC-11", "EU-CF-14", pct_25="25 %", pct_15="15 %",
    ),
    _flag(
        "weather_on_lend_lease", "Weather cuts Lend-Lease",
        "Whether the weather cut takes its part of Lend-Lease too.",
        "INC-11", "EU-CF-15", default=True,
    ),
    _either(
        "siege_measure", "When a siege is measured",
        "Whether each Initial Phase refreshes the cities for both sides, or each side for itself.",
        "INC-06", "EU-CF-16", both="In either Initial Phase", own="Each side in its own",
    ),
    _flag(
        "reversible", "City effects can be undone",
        "Whether a city that is neither held nor besieged any more stops acting on the rates.",
        "INC-06", "EU-CF-16", default=True,
    ),
    _either(
        "siege_units", "Which units besiege",
        "Whether any Axis combat unit besieges a city, or only a German one.",
        "INC-05", "EU-CF-17", any_combat="Any combat unit", german_only="Germans only",
    ),
    Option(
        "extra_supply_cities", "More supply cities",
        "Cities beyond the fourteen that act on the rates, such as Arkhangelsk=3; add border or "
        "interior after the value.",
        "INC-04", "EU-CF-18", "", kind=OptionKind.TEXT,
    ),
    _flag(
        "ll_east_requires_edge", "Eastern Lend-Lease needs the edge",
        "Whether Eastern Lend-Lease needs an open eastern map edge.",
        "INC-09", "EU-CF-20", default=False,
    ),
    _either(
        "weather_scope", "How long weather lasts",
        "Whether weather is entered once for the game turn, or for each player turn.",
        "INC-11", "EU-CF-21", game_turn="A game turn", player_turn="A player turn",
    ),
    _either(
        "convert_needs_rail", "Conversions need rail",
        "Whether only selling Resource Points needs a rail connection, or buying too.",
        "SP-06", "EU-CF-24", sell_only="Selling only", both="Buying too",
    ),
    _either(
        "surprise_air_cost", "Air strikes of the surprise",
        "Whether all air used in the surprise turn is paid, or only the Ju87 support.",
        "SP-32", "EU-CF-26", all="All air", ju87_only="Only Ju87",
    ),
    _flag(
        "surprise_may_use_stock", "Stock in the surprise turn",
        "Whether the ordinary stock may add to the 80 surprise points.",
        "SP-32", "EU-CF-26", default=False,
    ),
    _either(
        "axis_minor_pool", "Axis minors and the pool",
        "Whether Finns, Romanians, Hungarians and Italians draw on the Axis pool.",
        "SP-01", "EU-CF-27", shared="They share it", separate="Germans only",
    ),
    _either(
        "unfunded_attack", "Unpaid attacks",
        "Whether a division in supply may attack at half strength without paying.",
        "SP-25", "EU-CF-05", halved="At half strength", forbidden="Not at all",
    ),
    _either(
        "artillery_support_sp", "Artillery support",
        "Whether artillery that only adds to an attack is free, or costs 1 SP for each combat.",
        "SP-21", "EU-CF-06", free="Free", one_per_combat="1 SP for each combat",
    ),
    _either(
        "sp_rounding", "Where half points are rounded",
        "Whether halves are added over a phase and rounded once, or rounded at each event.",
        "SP-15", "EU-CF-07", phase="Once a phase", event="At each event",
    ),
    _either(
        "air_sp_mixing", "Fighters and others together",
        "Whether fighters and others are added before rounding, or rounded apart.",
        "SP-09", "EU-CF-08", pooled="Added, then rounded", by_category="Rounded apart",
    ),
    _either(
        "patrol_payment", "Patrol in the enemy turn",
        "Whether fighters on Patrol or Alert are paid in the own Air Phase, never, or again in the "
        "enemy turn.",
        "SP-11", "EU-CF-10", own_phase="Paid in the own Air Phase", free="Free",
        each_turn="Paid again in the enemy turn",
    ),
    _either(
        "mixed_stack_state", "Stacks of mixed supply",
        "Whether units below division size take the worst or the best state in their stack.",
        "SP-27", "EU-CF-77", worst="The worst", best="The best",
    ),
    _flag(
        "exploit_needs_movement_payment", "Exploitation needs movement paid",
        "Whether only a division that paid in movement or combat may pay for exploitation.",
        "SP-16", "EU-CF-94", default=False,
    ),
    _flag(
        "rail_move_costs_sp", "Rail moves cost SP",
        "Whether a mechanised division that moves by strategic rail pays its activation.",
        "SP-13", "EU-CF-95", default=True,
    ),
    _either(
        "arctic_trucks", "Reach in the arctic",
        "Whether Resource Points reach one hex less in the arctic.",
        "RES-10", "EU-CF-36", unchanged="The same", minus1="One hex less",
    ),
)  # fmt: skip
DEFAULTS: Options = MappingProxyType({option.name: option.default for option in OPTIONS})
_BY_NAME: Mapping[str, Option] = MappingProxyType({option.name: option for option in OPTIONS})


@cache
def option_of(name: str) -> Option:
    """The option of this name. Raises `BadInput` with the nearest."""
    found = _BY_NAME.get(name)
    if found is None:
        raise BadInput(Fault("There is no such option.", name, name, did_you_mean(name, _BY_NAME)))
    return found


def read_option(name: str, raw: object) -> OptionValue:
    """A raw value of a named option as it is saved. Raises `BadInput`."""
    option = option_of(name)
    try:
        return _read(option, raw)
    except ValueError as error:
        raise BadInput(Fault(str(error), name, str(raw), case=option.case)) from None


def read_options(raw: Any) -> Options:  # noqa: ANN401 - JSON
    """Options as a calculator is given them, the rest at their defaults. Raises `BadInput`."""
    if not isinstance(raw, Mapping):
        raise BadInput(Fault("must be an object of option names and values.", value=str(raw)))
    values = dict(DEFAULTS)
    faults: list[Fault] = []
    for name, value in raw.items():
        try:
            values[str(name)] = read_option(str(name), value)
        except BadInput as error:
            faults.extend(error.faults)
    if faults:
        raise BadInput(*faults)
    return MappingProxyType(values)


def options_told(*matter: str) -> Any:  # noqa: ANN401 - as `told`
    """An input of campaign options; `matter` are those that change the answer."""
    return told(
        "Campaign options; all are taken, these matter here.",
        default=DEFAULTS,
        read=read_options,
        matter=matter,
    )


def chosen(options: Options, name: str) -> OptionValue:
    """The setting of an option, its default where the campaign names none."""
    return options.get(name, DEFAULTS[name])


def _read(option: Option, raw: object) -> OptionValue:
    if option.kind is OptionKind.TURN:
        return CALENDAR.parse(str(raw))
    if option.kind is OptionKind.NUMBER:
        return read_whole(raw)
    if option.kind is OptionKind.TEXT:
        return _checked_cities(_cities_text(raw))
    if isinstance(option.default, bool):
        return read_flag(raw)
    for choice in option.choices:
        if folded(str(raw)) == folded(str(choice.value)):
            return choice.value
    known = ", ".join(str(choice.value) for choice in option.choices)
    raise ValueError(f"must be one of {known}.")


def _checked_cities(text: str) -> str:
    """The text as it is, once every city in it can be read: later it would stop the income."""
    listed = tables().keys("income.extra")
    for entry in entries(text):
        try:
            read_extra(entry, listed)
        except ValueError as error:
            message = f"{error} {ADVICE}"
            raise ValueError(message) from None
    return text


def _cities_text(raw: object) -> str:
    """Extra cities as saved text, whether they came as text, as names, as a table or as records."""
    if raw is None:
        return ""
    if isinstance(raw, Mapping):
        return "; ".join(f"{name}={_city_tail(value)}" for name, value in raw.items())
    if isinstance(raw, list | tuple):
        return "; ".join(_city_entry(entry) for entry in raw)
    if not isinstance(raw, str):
        raise ValueError("must be a list of cities, such as Arkhangelsk=3 interior.")  # noqa: TRY004 - as in the reader
    return raw.strip()


def _city_entry(entry: JsonValue) -> str:
    if isinstance(entry, Mapping):
        name = entry.get("name", entry.get("city", ""))
        return f"{name}={_city_tail(entry)}"
    return str(entry)


def _city_tail(entry: JsonValue) -> str:
    if not isinstance(entry, Mapping):
        return str(entry)
    value = entry.get("value", entry.get("sp_value", ""))
    group = entry.get("district", entry.get("district_group", entry.get("group", "")))
    return f"{value} {group}".strip()
