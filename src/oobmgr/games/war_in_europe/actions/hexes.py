"""Hexes: whose they are, what is printed in them, and units that fortify."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import JsonValue
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.actions.offered_words import attacked_in_the_west, hexes
from oobmgr.games.war_in_europe.actions.picked import (
    OWN,
    enemies_there,
    faults_of,
    hex_faults,
    hexes_named,
    strange_maps,
)
from oobmgr.games.war_in_europe.fact_kinds import FORTIFIED, FRENCH, HEX, SINCE
from oobmgr.games.war_in_europe.ground.dates import french_from
from oobmgr.games.war_in_europe.ground.fortification import (
    SOVIET_FORTS,
    TRIGGER,
    EventKind,
    FortifyInputs,
    TriggerInputs,
    fortification_trigger,
    is_infantry,
    may_fortify,
)
from oobmgr.games.war_in_europe.ground.hexes import OWNER
from oobmgr.games.war_in_europe.options import CYCLES_PER_YEAR, START, chosen, number
from oobmgr.games.war_in_europe.turns import CALENDAR, date_of, read_date
from oobmgr.games.war_in_europe.words import (
    AXIS,
    COMBAT,
    MECHANIZED,
    MOVEMENT,
    OWN_TURN,
    PLAYER_ALIASES,
    SIDE_NAMES,
    SOVIET,
    Player,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import changes, enter
from oobmgr.rules.fields import choice_told, flag_told, list_told, open_told, text_told
from oobmgr.rules.nearest import folded
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    said_of_each,
    unit_name,
    units_told,
)

_FORT: Final = "WIE-FORT-05"
_PARTIAL: Final = "WIE-ABN-02"
_GROUP: Final = "Hexes"
LAST: Final = "last"
NEUTRAL: Final = "neutral"
PART: Final = "in part"
PRINTED: Final = "printed"
FRENCH_KEY: Final = "trigger"
_FRENCH_NATIONS: Final = frozenset({"french", "france", "frankreich"})


# ------------------------------------------------------------------------------------- owners


@dataclass(frozen=True)
class OwnerInputs:
    """Hexes, and what is known of them."""

    hexes: tuple[str, ...] = list_told("The hexes.", OWNER, label="Hexes")
    last: Player | None = open_told(
        "Whose unit was in them last.", OWNER, aliases=PLAYER_ALIASES, label="Last in them"
    )
    neutral: bool | None = open_told(
        "Whether they are in a neutral country.", OWNER, label="Neutral country"
    )
    partial: bool | None = open_told(
        "Whether they are owned in part, by units dropped there.", _PARTIAL, label="Owned in part"
    )
    printed: bool | None = open_told(
        "Whether a printed fortification is there that is not destroyed.",
        _FORT,
        label="Printed fortification",
    )


@action(
    "WIE-HEX-01 WIE-ABN-02 WIE-FORT-05",
    phases=OWN_TURN,
    title="Whose hexes are",
    name="hexes",
    tab="Hexes",
    post_text="Post the hexes",
    group=_GROUP,
    offers=hexes,
    helpers=("war_in_europe.hex_ownership",),
)
def plan_hexes(books: Books, inputs: OwnerInputs) -> ActionPlan:
    """Enter whose unit was in hexes last, and what else is known of them."""
    hexes = hexes_named(inputs.hexes)
    wanted = _wanted(books, inputs)
    facts = tuple(f for place in hexes for f in changes(books, HEX, place, wanted))
    refusals = list[Fault]()
    if not hexes:
        refusals.append(Fault("No hex is named.", "hexes", advice="Name it.", case=OWNER))
    # Nothing said and nothing changed are two slips, with two ways out.
    elif not wanted:
        advice = "Say what is known of them."
        refusals.append(Fault("Nothing is said of them.", "last", "", advice, OWNER, missing=True))
    elif not facts:
        refusals.append(Fault("Nothing would change.", "hexes", ", ".join(hexes), case=OWNER))
    refusals += hex_faults(hexes, "hexes", OWNER)
    refusals += _later_there(books, hexes) if inputs.last is not None else ()
    said = ", ".join(_words(inputs))
    lines = tuple(Step(place, said, "", OWNER) for place in hexes)
    return ActionPlan(
        f"Hexes {', '.join(hexes)}: {said}",
        "",
        Ruling(len(hexes), (*lines, Step("Hexes", len(hexes), "", OWNER, StepKind.RESULT))),
        facts=facts,
        warnings=(
            *strange_maps(books, hexes, "hexes", OWNER),
            *enemies_there(books, [inputs.last] if inputs.last else [], hexes, "hexes", OWNER),
            *(_fortified_there(books, hexes) if inputs.printed else ()),
        ),
        refusals=tuple(refusals),
    )


def _later_there(books: Books, hexes: tuple[str, ...]) -> Iterator[Fault]:
    """The refusals of who was last in hexes in which somebody was in a later turn."""
    for place in hexes:
        since = str(books.fact(HEX, place, SINCE) or "")
        if since > books.turn:
            who, when = books.fact(HEX, place, LAST), CALENDAR.label(TurnCode(since))
            sentence = f"{place}: {who} units were in it later, in {when}."
            yield Fault(sentence, "last", place, "Leave it out: the last ones count.", OWNER)


def _fortified_there(books: Books, hexes: tuple[str, ...]) -> Iterator[Fault]:
    """What is asked where infantry has fortified already in a hex with a printed fortification."""
    for unit in books.units():
        place = unit.hex.strip().upper()
        if place in hexes and fortified_since(books, unit) and is_infantry(unit.type):
            sentence = f"{place}: {unit_name(unit)} is fortified there, which infantry may not be."
            advice = "Take its fortification off under Fortify."
            yield Fault(sentence, "hexes", place, advice, _FORT).question()


def _wanted(books: Books, inputs: OwnerInputs) -> dict[str, JsonValue]:
    wanted: dict[str, JsonValue] = {}
    if inputs.last is not None:
        # The turn goes with the owner only: what is printed in a hex has no date.
        wanted |= {LAST: str(inputs.last), SINCE: books.turn}
    flags = ((NEUTRAL, inputs.neutral), (PART, inputs.partial), (PRINTED, inputs.printed))
    return wanted | {field: value for field, value in flags if value is not None}


def _words(inputs: OwnerInputs) -> Iterator[str]:
    if inputs.last is not None:
        yield f"{inputs.last} was there last"
    flags = (
        ("neutral", inputs.neutral),
        # Three answers and not two: what is left open is not changed.
        ("owned in part", inputs.partial),
        ("printed fortification", inputs.printed),
    )
    for word, value in flags:
        if value is not None:
            yield word if value else f"not {word}"


# --------------------------------------------------------------------------------- the French


def french_trigger(books: Books) -> TurnCode | None:
    """The turn in which something began the turns until the French fortify."""
    found = books.fact(FRENCH, FRENCH_KEY, SINCE)
    return TurnCode(str(found)) if found else None


def french_ruling(books: Books) -> Ruling[str | None]:
    """From which turn French units may fortify in this campaign."""
    # By the start of the campaign as well: only one that begins on the historical turn has the
    # fixed date.
    start = date_of(TurnCode(str(chosen(books.options, START))))
    trigger = french_trigger(books)
    cycles = number(books.options, CYCLES_PER_YEAR)
    first = date_of(trigger) if trigger else None
    return french_from(start, first, cycles, books.tables, historical=True)


@dataclass(frozen=True)
class AttackedInputs:
    """Something that Axis units did."""

    kind: EventKind = choice_told("What they did.", TRIGGER, EventKind.ENTER, label="They")
    country: str = text_told(
        "The country that they entered.", TRIGGER, label="Country", when={"kind": ("enter",)}
    )
    target: str = text_told(
        "The nation that they attacked.",
        TRIGGER,
        label="Nation",
        when={"kind": ("land_attack", "air_sea_interdiction")},
    )
    territory: str = text_told(
        "The country in which they attacked.",
        "WIE-FORT-04",
        label="Attacked in",
        when={"kind": ("land_attack",)},
    )


@action(
    "WIE-FORT-01 WIE-FORT-04",
    phases=(MOVEMENT, COMBAT, MECHANIZED),
    title="First attack in the West",
    name="french_attacked",
    tab="First attack",
    post_text="Post the attack",
    group="Fortification",
    offers=attacked_in_the_west,
    helpers=("war_in_europe.fortification_trigger",),
    # The first one counts, and later ones change nothing.
    offered=lambda books: french_trigger(books) is None,
    not_now=Fault("The turns until the French fortify have begun.", case=TRIGGER),
)
def plan_french_attacked(books: Books, inputs: AttackedInputs) -> ActionPlan:
    """Enter what began the turns until French units may fortify."""
    asked = TriggerInputs(inputs.kind, inputs.country, inputs.target, inputs.territory)
    try:
        found = fortification_trigger(asked, books.tables)
    except BadInput as error:
        return ActionPlan.refused("First attack", error.faults)
    line = found.working[-1]
    if not found.result:
        advice = "It need not be entered."
        sentence = f"That does not let the French fortify: {line.arithmetic}."
        fault = Fault(sentence, "kind", line.arithmetic, advice, line.case)
        # Refused, for entered it would start the count and leave no room for the real trigger
        # later.
        return ActionPlan.refused("First attack", (fault,), found.working)
    facts = enter(books, FRENCH, FRENCH_KEY, SINCE, books.turn)
    cycles = number(books.options, CYCLES_PER_YEAR)
    # A campaign that begins with the historical turn has its own date, whatever was attacked.
    start = date_of(TurnCode(str(chosen(books.options, START))))
    first = french_from(start, date_of(books.turn), cycles, books.tables, historical=True)
    return ActionPlan(
        f"First attack: {line.arithmetic}",
        f"French units may fortify from {first.result}.",
        Ruling(first.result, (*found.working, *first.working)),
        facts=facts,
        warnings=() if books.side == AXIS else (_of_others(books),),
    )


def _of_others(books: Books) -> Fault:
    """What is asked of an attack by Axis units in the turn of another player."""
    sentence = f"It is the {SIDE_NAMES[books.side]} player's turn: what Axis units do counts."
    advice = "Leave it, if others attacked."
    return Fault(sentence, "kind", advice=advice, case=TRIGGER).question()


# ---------------------------------------------------------------------------------- fortifying


def fortified_since(books: Books, unit: UnitState) -> TurnCode | None:
    """The turn since which a unit is fortified; None where it is not."""
    found = books.fact(FORTIFIED, str(unit.id), SINCE)
    return TurnCode(str(found)) if found else None


_FORTIFYING: Final = Pickable(
    OWN.found,
    OWN.none,
    lambda books, unit: "fortified" if fortified_since(books, unit) else unit.nation,
)


@dataclass(frozen=True)
class FortifiedInputs:
    """Units that fortify, or leave their fortification."""

    units: tuple[int, ...] = units_told("The units.", _FORT)
    fortified: bool = flag_told(
        "Whether they fortify; no, they leave.", _FORT, default=True, label="Fortified"
    )


@action(
    "WIE-FORT-05 WIE-FORT-01 WIE-FORT-03 WIE-FORT-02",
    phases=(MOVEMENT, MECHANIZED),
    title="Units fortify",
    name="fortify",
    tab="Fortify",
    post_text="Post the units",
    group="Fortification",
    helpers=("war_in_europe.may_fortify", "war_in_europe.fortification_helps"),
    **_FORTIFYING.offering(_FORT, units="fortifies"),
)
def plan_fortify(books: Books, inputs: FortifiedInputs) -> ActionPlan:
    """Fortify units, or have them leave; they help infantry of their own nationality."""
    units = known_units(books, inputs.units)
    word = "fortified" if inputs.fortified else "not fortified"
    refusals = [*faults_of(books, units, _FORT), *_fort_faults(books, inputs, units)]
    value = books.turn if inputs.fortified else None
    return ActionPlan(
        f"{word.capitalize()}: {names_of(units)}",
        "They help infantry of their own nationality in the hex." if inputs.fortified else "",
        said_of_each("Units", _FORT, [(unit, word, unit.hex) for unit in units]),
        facts=tuple(f for u in units for f in enter(books, FORTIFIED, str(u.id), SINCE, value)),
        warnings=fort_doubts(units) if inputs.fortified else (),
        refusals=tuple(refusals),
    )


def _fort_faults(
    books: Books, inputs: FortifiedInputs, units: tuple[UnitState, ...]
) -> Iterator[Fault]:
    for unit in units:
        if (fortified_since(books, unit) is not None) is inputs.fortified:
            word = "fortified" if inputs.fortified else "not fortified"
            yield against(unit, f"is {word} already.", _FORT)
        # Leaving is always allowed, so nothing more is asked of those who leave.
        if not inputs.fortified:
            continue
        if not unit.hex:
            yield against(unit, "is in no hex that the books know.", _FORT, "Enter its hex.")
        yield from printed_there(books, unit)
        yield from too_early(books, unit, books.turn)


def printed_there(books: Books, unit: UnitState) -> Iterator[Fault]:
    """What bars infantry that stands in a printed fortification."""
    # Two may not stand in one hex: a printed fortification rules out another.
    printed = bool(books.fact(HEX, unit.hex.strip().upper(), PRINTED)) if unit.hex else False
    asked = FortifyInputs(unit.type, printed)
    if is_infantry(unit.type) and not may_fortify(asked, books.tables).result:
        yield against(unit, "is in a printed fortification.", _FORT)


def fort_doubts(units: tuple[UnitState, ...]) -> tuple[Fault, ...]:
    """What is asked of units that fortify, whoever they are."""
    return (*_no_infantry(units), *_soviet(units))


def _no_infantry(units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """What is asked about units of which the rules at hand do not say that they fortify."""
    for unit in units:
        if not is_infantry(unit.type):
            sentence = "is not infantry, and the rules at hand cover infantry alone."
            advice = "Check in your rules whether it may fortify."
            yield against(unit, sentence, _FORT, advice).question()


def _soviet(units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """What is asked about Soviet units, whose fortifications have a case of their own."""
    for unit in units:
        if unit.side == SOVIET:
            sentence = "is Soviet, and Soviet fortifications have a case of their own."
            yield against(unit, sentence, SOVIET_FORTS, "Check 74.57 in your rules.").question()


def too_early(books: Books, unit: UnitState, turn: TurnCode) -> Iterator[Fault]:
    """What bars a French unit that fortifies in a turn before its army may."""
    # Free and Vichy French are French as well.
    if not any(folded(word) in _FRENCH_NATIONS for word in unit.nation.split()):
        return
    first = french_ruling(books).result
    if first is None:
        sentence = "may not yet: nothing has begun the turns until the French fortify."
        yield against(unit, sentence, TRIGGER)
    elif date_of(turn) < read_date(first):
        yield against(unit, f"may not before {first}.", TRIGGER)
