"""What else moves the Political Index: peace offers, surrenders, towns taken in France."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.picked import nation_faults
from oobmgr.games.grande_armee.actions.politics_index import marker_faults, moved_already
from oobmgr.games.grande_armee.fact_kinds import WAR
from oobmgr.games.grande_armee.nations import nation_named
from oobmgr.games.grande_armee.options import FIRST_TIME_FLAG, chosen
from oobmgr.games.grande_armee.politics.index import (
    OFFER_NAMES,
    OFFERS,
    OffersInputs,
    peace_offer_moves,
)
from oobmgr.games.grande_armee.politics.log import (
    ENTRY,
    War,
    event_facts,
    war_named,
    wars,
)
from oobmgr.games.grande_armee.words import (
    ANY_TIME,
    Power,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import flag_told, open_told, text_told
from oobmgr.rules.inputs import told

_GROUP: Final = "Politics"
_TOWNS: Final = "LGA-POL-02"
_POWERS: Final = tuple(map(str, Power))
_KNOWN: Final = f"Known: {', '.join(_POWERS)}."


def _left_empty(case: str, *asked: tuple[str, str | int | None, str]) -> list[Fault]:
    """A request for each field that is left empty: its name, its value and what to ask."""
    # The form lists requests away from their fields, so that each has to say what it asks for.
    return [
        Fault("is missing.", field, advice=advice, case=case, missing=True)
        for field, value, advice in asked
        if value in {"", None}
    ]


# ----------------------------------------------------------------------- offers, surrenders


@dataclass(frozen=True)
class OfferInputs:
    """Powers that offer peace or surrender, and the shift that each of these brings."""

    power: str = text_told("The power that offers or surrenders.", OFFERS, label="Power")
    offers: int = told(
        "How often it offers peace now.", default=1, low=0, high=FEW, case=OFFERS, label="Offers"
    )
    surrenders: bool = flag_told("Whether it surrenders, too.", OFFERS, label="Surrenders")
    moved: str = text_told("The power whose marker moves for it.", OFFERS, label="Marker of")
    shift: int | None = open_told(
        "Boxes for each, by your chart: to the right above zero.",
        OFFERS,
        low=-FEW,
        high=FEW,
        unit="boxes",
        label="Boxes for each",
    )


@action(
    "LGA-POL-04 LGA-POL-01",
    phases=ANY_TIME,
    title="Peace offers and surrenders",
    name="peace_offer",
    tab="Peace offers",
    post_text="Post the offer",
    group=_GROUP,
    helpers=("grande_armee.peace_offer_moves",),
    offers=lambda _: {"power": _POWERS, "moved": _POWERS},
)
def plan_peace_offer(books: Books, inputs: OfferInputs) -> ActionPlan:
    """Move a marker for each peace offer, and again for a surrender."""
    # Each offer moves the marker and each surrender does so again (LGA-POL-04): so they are
    # counted.
    names = (*(["offer_peace"] * inputs.offers), *(["surrender"] if inputs.surrenders else ()))
    found = peace_offer_moves(OffersInputs(names), books.tables)
    power, moved = nation_named(inputs.power), nation_named(inputs.moved)
    refusals = _left_empty(
        OFFERS,
        ("power", power, "Name the power that offers peace or surrenders."),
        ("moved", moved, "Say whose marker moves."),
        ("shift", inputs.shift, "Enter how far it moves, by your chart."),
    )
    if not names:
        advice = "Say how often it offers peace, or that it surrenders."
        refusals.append(Fault("Nothing happens.", "offers", "0", advice, OFFERS))
    for field, value in (("power", power), ("moved", moved)):
        if value and value not in _POWERS:
            fault = Fault(f"{value} is not on the Political Index.", field, value, _KNOWN, OFFERS)
            refusals.append(fault)
    # One after another they add up. Of what happens at the same moment only the largest shift
    # counts (LGA-POL-01), which is entered as political events.
    moves = {moved: found.result.moves * (inputs.shift or 0)}
    if not refusals:
        refusals += marker_faults(books, moves, "moved")
    said = " and ".join(OFFER_NAMES[name] for name in dict.fromkeys(names))
    title = f"{power}: {said}"
    return ActionPlan(
        title,
        f"{moved} moves {moves[moved]:+d}.",
        found,
        facts=event_facts(books, title, moves) if not refusals else (),
        warnings=tuple(moved_already(books, moves, "moved")),
        refusals=tuple(refusals),
    )


# --------------------------------------------------------------------------- towns in France


@dataclass(frozen=True)
class FrenchTownInputs:
    """A town or city in France that a coalition force has taken."""

    war: str = text_told("The war, by any name; a new name begins one.", _TOWNS, label="War")
    town: str = text_told("The town or city.", _TOWNS, label="Town")
    taker: str = text_told("The power whose force took it.", _TOWNS, label="Taken by")
    moved: str = text_told("The power whose marker moves.", _TOWNS, label="Marker of")
    shift: int | None = open_told(
        "Boxes, by your chart: to the right above zero.",
        _TOWNS,
        low=-FEW,
        high=FEW,
        unit="boxes",
        label="Boxes",
    )
    over: bool = flag_told(
        "Whether the war is over: nothing else is entered then.", _TOWNS, label="The war is over"
    )


@action(
    "LGA-POL-02",
    phases=ANY_TIME,
    title="Towns taken in France",
    name="french_town",
    tab="French towns",
    post_text="Post the town",
    group=_GROUP,
    offers=lambda books: {
        "war": tuple(war.name for war in wars(books) if not war.until),
        "taker": _POWERS,
        "moved": _POWERS,
    },
)
def plan_french_town(books: Books, inputs: FrenchTownInputs) -> ActionPlan:
    """Enter a town in France that the coalition took: the marker moves for the first in a war."""
    name = inputs.war.strip()
    known = war_named(books, name)
    war = known or War(name=name, since=books.turn)
    if inputs.over:
        return _ended(books, war, known)
    taker, moved = nation_named(inputs.taker), nation_named(inputs.moved)
    refusals = _left_empty(
        _TOWNS,
        ("war", name, "Name the war."),
        ("town", inputs.town.strip(), "Name the town."),
        ("taker", taker, "Name the power whose force took it."),
    )
    if war.until:
        advice = "Give the new war another name."
        refusals.append(Fault("is over.", "war", name, advice, _TOWNS))
    first = _is_first(books, war, taker)
    moves = {moved: inputs.shift or 0} if first else {}
    if first and (not moved or inputs.shift is None):
        advice = "It is the first: say whose marker moves, and how far."
        refusals.append(Fault("is missing.", "shift", advice=advice, case=_TOWNS, missing=True))
    elif not refusals:
        refusals += marker_faults(books, moves, "moved")
    refusals += nation_faults(books, inputs.taker, "taker", _TOWNS)
    if taker == Power.FRANCE:
        advice = "Only towns that the coalition takes are entered."
        refusals.append(
            Fault(f"{taker} does not take its own towns.", "taker", taker, advice, _TOWNS)
        )
    title = f"{inputs.town.strip()} taken by {taker}"
    words = "the first of the war" if first else "not the first of the war: nothing moves"
    taken = War(name=name, since=war.since, until=war.until, towns=(*war.towns, taker))
    return ActionPlan(
        title,
        f"{words.capitalize()}.",
        Ruling(first, (Step("Marker moves", first, words, _TOWNS, StepKind.RESULT),)),
        facts=(
            *enter(books, WAR, name, ENTRY, taken.value),
            *(event_facts(books, title, moves) if first and not refusals else ()),
        ),
        warnings=(*moved_already(books, moves, "moved"), *_second_war(books, war, known)),
        refusals=tuple(refusals),
    )


def _second_war(books: Books, war: War, known: War | None) -> Iterator[Fault]:
    """Asks about a war that begins while another is fought, whose next town would be the first."""
    others = [one.name for one in wars(books) if not one.until]
    if known is None and war.name and others:
        sentence = f"Still being fought: {', '.join(others)}."
        advice = "The marker moves for the first town of a war alone. Is it another war?"
        yield Fault(sentence, "war", war.name, advice, _TOWNS).question()


def _is_first(books: Books, war: War, taker: str) -> bool:
    # L-17: one first time for the whole war, or by option one for each power of the coalition.
    """Whether no town in France was taken in the war, by the option: not by this power."""
    by_member = chosen(books.options, FIRST_TIME_FLAG) == "member"
    return taker not in war.towns if by_member else not war.towns


def _ended(books: Books, war: War, known: War | None) -> ActionPlan:
    over = War(name=war.name, since=war.since, until=books.turn, towns=war.towns)
    faults = [] if known else [Fault("is not in the books.", "war", war.name, case=_TOWNS)]
    if war.until:
        faults.append(Fault("is over already.", "war", war.name, case=_TOWNS))
    line = Step("The war is over", value=True, case=_TOWNS, kind=StepKind.RESULT)
    return ActionPlan(
        f"The war is over: {war.name}",
        "",
        Ruling(result=True, working=(line,)),
        facts=enter(books, WAR, war.name, ENTRY, over.value),
        refusals=tuple(faults),
    )
