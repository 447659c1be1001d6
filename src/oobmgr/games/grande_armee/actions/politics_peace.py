"""A coerced peace, the war with the Ottoman Empire, and British landings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import JsonValue
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.economy_lands import land_facts, land_names
from oobmgr.games.grande_armee.actions.far_hexes import asks_about_hexes
from oobmgr.games.grande_armee.economy.lands import Land, land_named
from oobmgr.games.grande_armee.economy.rights import Status
from oobmgr.games.grande_armee.fact_kinds import LANDING, OTTOMAN_WAR, PEACE
from oobmgr.games.grande_armee.hexes import hex_told
from oobmgr.games.grande_armee.nations import nation_named
from oobmgr.games.grande_armee.options import (
    BRITISH_SECOND_LANDING,
    CESSION_PROVINCES,
    chosen,
    number,
)
from oobmgr.games.grande_armee.politics.landing import LANDING as LANDING_CASE
from oobmgr.games.grande_armee.politics.landing import LandingForce, british_landing, landing_forces
from oobmgr.games.grande_armee.politics.landing import LandingInputs as Asked
from oobmgr.games.grande_armee.politics.log import AT_NUMBER, ENTRY
from oobmgr.games.grande_armee.politics.ottoman import PEACE as OTTOMAN_CASE
from oobmgr.games.grande_armee.politics.ottoman import (
    ROLLED,
    WAR,
    WarInputs,
    ottoman_war,
    ottoman_war_ends,
)
from oobmgr.games.grande_armee.politics.own_numbers import OwnNumber, above, unchecked
from oobmgr.games.grande_armee.politics.peace import (
    CESSION,
    CONDITIONS,
    Terms,
    TermsInputs,
    peace_terms,
)
from oobmgr.games.grande_armee.words import ANY_TIME, Power
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.entered import changes, enter
from oobmgr.rules.fields import count_told, flag_told, list_told, open_told, text_told
from oobmgr.rules.nearest import folded, nearest

_POWERS: Final = tuple(map(str, Power))
_GROUP: Final = "Politics"
_TERMS: Final = "Name each condition but Cession once, and provinces for Cession alone."


# ----------------------------------------------------------------------------- coerced peace


@dataclass(frozen=True)
class PeaceInputs:
    """The peace that a power is forced to make."""

    loser: str = text_told("The power that is coerced.", CONDITIONS, label="Coerced power")
    winner: str = text_told(
        "The power that names the conditions; empty, France.", CONDITIONS, label="Imposed by"
    )
    conditions: tuple[int, ...] = list_told(
        "The numbers of the three conditions; 2, Cession, may be among them more than once.",
        CONDITIONS,
        low=1,
        high=FEW,
        label="Conditions",
    )
    provinces: tuple[str, ...] = list_told(
        "The provinces that are ceded.", CESSION, label="Provinces ceded"
    )


@action(
    "LGA-PEACE-01 LGA-PEACE-02 LGA-MIN-03",
    phases=ANY_TIME,
    title="Coerced peace",
    name="peace",
    tab="Peace",
    post_text="Post the peace",
    group=_GROUP,
    helpers=("grande_armee.peace_terms",),
    offers=lambda books: {"loser": _POWERS, "winner": _POWERS, "provinces": land_names(books)},
)
def plan_peace(books: Books, inputs: PeaceInputs) -> ActionPlan:
    """Impose a peace of exactly three conditions; its provinces are ceded with it."""
    loser, winner = nation_named(inputs.loser), nation_named(inputs.winner or "France")
    # A province that is named twice is ceded once.
    names = tuple(dict.fromkeys(name.strip() for name in inputs.provinces if name.strip()))
    each = number(books.options, CESSION_PROVINCES)
    asked = TermsInputs(inputs.conditions, len(names), each)
    found = peace_terms(asked, books.tables)
    # One that is not in the books is entered with its peace; only what reads like a slip of a known
    # name is refused below.
    ceded = [land_named(books, name) or Land(name=name) for name in names]
    refusals = [
        *_peace_faults(books, loser, winner, ceded),
        *above(books, OwnNumber.CONDITIONS, inputs.conditions, CONDITIONS),
    ]
    if not found.result.legal:
        refusals.append(_terms_fault(found))
    listed: list[JsonValue] = [*inputs.conditions]
    entry: JsonValue = {"winner": winner, "conditions": listed, "provinces": list(names)}
    # Ceded, and not annexed: until it is, the winner draws resource points alone (23.16).
    given = tuple(replace(land, holder=winner, status=Status.CEDED) for land in ceded)
    return ActionPlan(
        f"{loser} makes peace with {winner}",
        f"{', '.join(names)} ceded." if names else "",
        found,
        # One peace of a power in a turn: its key is the turn and the power.
        facts=(
            *enter(books, PEACE, AT_NUMBER.key(books.turn, loser), ENTRY, entry),
            *(fact for land in given for fact in land_facts(books, land)),
        ),
        warnings=tuple(unchecked(books, OwnNumber.CONDITIONS, CONDITIONS)),
        refusals=tuple(refusals),
    )


def _terms_fault(found: Ruling[Terms]) -> Fault:
    """What does not fit in the terms of a peace: the lines of the working that say a bound."""
    said = "; ".join(
        f"{line.label}: {line.value}, {line.arithmetic}"
        for line in found.working
        if line.arithmetic
    )
    return Fault(f"The terms do not fit. {said}.", "conditions", "", _TERMS, CONDITIONS)


def _peace_faults(books: Books, loser: str, winner: str, ceded: list[Land]) -> Iterator[Fault]:
    if not loser:
        advice = "Name the power."
        yield Fault("is missing.", "loser", advice=advice, case=CONDITIONS, missing=True)
    for field, name in (("loser", loser), ("winner", winner)):
        if name and name not in set(Power):
            advice = f"Major powers: {', '.join(Power)}."
            yield Fault(f"{name} is not a major power.", field, name, advice, CONDITIONS)
    if loser and folded(loser) == folded(winner):
        sentence = f"{loser} makes peace with itself."
        yield Fault(sentence, "loser", loser, "Name two powers.", CONDITIONS)
    if books.fact(PEACE, AT_NUMBER.key(books.turn, loser), ENTRY):
        advice = "Undo that entry first."
        sentence = f"{loser} has made its peace in this turn."
        yield Fault(sentence, "loser", loser, advice, CONDITIONS)
    for land in ceded:
        like = "" if land_named(books, land.name) else nearest(land.name, land_names(books))
        if like:
            advice = f"Did you mean {like}? Else enter it on the Economy page first."
            yield Fault("is not in the books.", "provinces", land.name, advice, CESSION)
        elif folded(land.holder) == folded(winner):
            yield Fault(f"is {winner}'s already.", "provinces", land.name, "", CESSION)
        elif land.holder and folded(land.holder) != folded(loser):
            sentence = f"is held by {land.holder}, not by {loser}."
            yield Fault(sentence, "provinces", land.name, "Leave it out.", CESSION)


# ----------------------------------------------------------------------------- Ottoman war


@dataclass(frozen=True)
class OttomanWarInputs:
    """A war of Russia with the Ottoman Empire that begins."""

    russian_bid: int | None = open_told(
        "The bid of Russia.", OTTOMAN_CASE, low=0, high=FEW, label="Russian bid"
    )
    ottoman_bid: int | None = open_told(
        "The bid for the Ottoman Empire.", OTTOMAN_CASE, low=0, high=FEW, label="Ottoman bid"
    )


@action(
    "LGA-OTT-02 LGA-OTT-01",
    phases=ANY_TIME,
    title="War with the Ottoman Empire",
    name="ottoman_war",
    tab="Ottoman war",
    post_text="Post the war",
    group=_GROUP,
)
def plan_ottoman_war(books: Books, inputs: OttomanWarInputs) -> ActionPlan:
    """Begin the war, with the two bids that its end is rolled against."""
    bids = (inputs.russian_bid, inputs.ottoman_bid)
    refusals = [
        Fault("is missing.", field, advice=advice, case=OTTOMAN_CASE, missing=True)
        for field, bid, advice in (
            ("russian_bid", inputs.russian_bid, "Enter the Russian bid."),
            ("ottoman_bid", inputs.ottoman_bid, "Enter the Ottoman bid."),
        )
        if bid is None
    ]
    if ottoman_war(books):
        refusals.append(Fault("Russia is at war with the Ottoman Empire already."))
    if refusals:
        return ActionPlan.refused("War with the Ottoman Empire", tuple(refusals))
    grace = books.tables.cell("politics.ottoman.grace")
    higher = max(bid for bid in bids if bid is not None)
    listed: list[JsonValue] = [*bids]
    lines = (
        grace.step("Turns of grace for the minimum in Turkey"),
        Step("The war ends above", higher, "the higher bid", OTTOMAN_CASE, StepKind.RESULT),
    )
    return ActionPlan(
        "War with the Ottoman Empire",
        "Russia has its minimum in Turkey by the next turn.",
        Ruling(higher, lines),
        facts=changes(
            books, OTTOMAN_WAR, WAR, {"since": books.turn, "bids": listed, "ended": None}
        ),
    )


@dataclass(frozen=True)
class OttomanRollInputs:
    """A roll for peace with the Ottoman Empire."""

    roll: int | None = open_told(
        "The roll with its modifiers.", OTTOMAN_CASE, low=-FEW, high=FEW, label="Modified roll"
    )


@action(
    "LGA-OTT-02",
    phases=ANY_TIME,
    title="Roll for peace with the Ottoman Empire",
    name="ottoman_roll",
    tab="Ottoman peace",
    post_text="Post the roll",
    group=_GROUP,
    helpers=("grande_armee.ottoman_war_ends",),
    offered=lambda books: ottoman_war(books) is not None,
    not_now=Fault("Russia is at peace with the Ottoman Empire.", case=OTTOMAN_CASE),
)
def plan_ottoman_roll(books: Books, inputs: OttomanRollInputs) -> ActionPlan:
    """Roll for peace: the war ends on more than the higher bid."""
    war = ottoman_war(books)
    if war is None or inputs.roll is None:
        missing = Fault("is missing.", "roll", advice="Roll, and add the modifiers.", missing=True)
        return ActionPlan.refused("Ottoman peace", (missing,))
    found = ottoman_war_ends(WarInputs(inputs.roll, war[1]), books.tables)
    ends = found.result.ends
    # The turn of a roll that failed is kept, since there is one in a turn.
    wanted: dict[str, JsonValue] = (
        {"since": None, "bids": None, "ended": books.turn} if ends else {ROLLED: books.turn}
    )
    refusals: tuple[Fault, ...] = ()
    if books.fact(OTTOMAN_WAR, WAR, ROLLED) == books.turn:
        refusals = (Fault("It was rolled for in this turn.", "roll", case=OTTOMAN_CASE),)
    return ActionPlan(
        f"Ottoman war: {'peace' if ends else 'it goes on'}",
        "",
        found,
        facts=changes(books, OTTOMAN_WAR, WAR, wanted),
        refusals=refusals,
    )


# ------------------------------------------------------------------------ British landings


@dataclass(frozen=True)
class LandingInputs:
    """A British force that lands, or the one on the map that is gone."""

    hex: str = hex_told("Where it lands.", LANDING_CASE, label="Hex")
    gone: bool = flag_told(
        "Whether the force on the map has left or is lost.", LANDING_CASE, label="It is gone"
    )
    reinforcements: int = count_told(
        "Strength points that join a force that is on the map.",
        LANDING_CASE,
        unit="SP",
        label="Reinforcements",
    )


@action(
    "LGA-BRI-01",
    phases=ANY_TIME,
    title="British landing",
    name="british_landing",
    tab="Landing",
    post_text="Post the landing",
    group=_GROUP,
    helpers=("grande_armee.british_landing",),
)
@asks_about_hexes
def plan_british_landing(books: Books, inputs: LandingInputs) -> ActionPlan:
    """Land a British force where none is on the map; nothing ever joins it."""
    forces = landing_forces(books)
    there = [force for force in forces if not force.left]
    if inputs.gone:
        # Before all else: nothing else is entered then.
        return _gone(books, there)
    place = inputs.hex
    # By option the British may land a second time, once the first force is gone.
    again = bool(chosen(books.options, BRITISH_SECOND_LANDING))
    asked = Asked(len(there), landed_before=bool(forces), second_landing=again)
    found = british_landing(asked, books.tables)
    refusals = list[Fault]()
    if not place:
        missing = Fault("is missing.", "hex", advice="Say where.", case=LANDING_CASE, missing=True)
        refusals.append(missing)
    if not found.result.legal:
        where = f"One is on the map, landed in {there[0].hex}." if there else "One has landed."
        advice = "No second force lands while it is there."
        refusals.append(Fault(where, "hex", place, advice, LANDING_CASE))
    if inputs.reinforcements:
        sentence = "A landing force gets no reinforcements."
        refusals.append(Fault(sentence, "reinforcements", str(inputs.reinforcements), "Leave it 0.",
                              LANDING_CASE))  # fmt: skip
    # After the highest, not by their count: an earlier landing may have been revoked.
    number = 1 + max((int(one.number) for one in forces), default=0)
    new = LandingForce(number=str(number), hex=place, landed=books.turn, left="")
    return ActionPlan(
        f"British landing in {place}",
        "",
        found,
        facts=enter(books, LANDING, new.number, ENTRY, new.value),
        refusals=tuple(refusals),
    )


def _gone(books: Books, there: list[LandingForce]) -> ActionPlan:
    line = Step("British landing forces on the map", 0, "", LANDING_CASE, StepKind.RESULT)
    none = Fault("No British force is on the map.", "gone", case=LANDING_CASE)
    return ActionPlan(
        "The British landing force is gone",
        "",
        Ruling(0, (line,)),
        facts=tuple(
            fact
            for force in there
            for fact in enter(
                books, LANDING, force.number, ENTRY, replace(force, left=books.turn).value
            )
        ),
        refusals=() if there else (none,),
    )
