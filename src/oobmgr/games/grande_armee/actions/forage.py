"""Towns and the corps that live off them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.battle.adjacency import distance
from oobmgr.games.grande_armee.command.army import in_reserve
from oobmgr.games.grande_armee.command.corps import (
    corps_called,
    corps_faults,
    corps_names,
    units_called,
)
from oobmgr.games.grande_armee.fact_kinds import FORAGING, SECRET_MARKER, SUPPLIED
from oobmgr.games.grande_armee.nations import NATION_ALIASES, Nation, nation_named
from oobmgr.games.grande_armee.supply.forage import (
    FORAGE,
    FRIENDLY,
    OVERLOAD,
    Fails,
    ForageInputs,
    OverloadInputs,
    forage,
    forage_overload,
)
from oobmgr.games.grande_armee.supply.log import (
    AT_PLACE,
    CORPS,
    OF_CORPS,
    STATE,
    UNSUPPLIED,
    as_list,
    foragers,
    same_corps,
)
from oobmgr.games.grande_armee.supply.places import (
    MARKERS,
    OF_SIDE,
    SupplyPlace,
    is_friendly,
    place_facts,
    place_named,
    places,
    secret_markers,
)
from oobmgr.games.grande_armee.units import has_strength
from oobmgr.games.grande_armee.words import ATTRITION, FRANCE, OWN_TURN, Power
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW, MANY
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import choice_told, count_told, flag_told, list_told, open_told, text_told
from oobmgr.rules.picked_units import unit_name, units_of

_GROUP: Final = "Supply"
_UNSEEN: Final = "LGA-SCN-05"


def place_names(books: Books) -> tuple[str, ...]:
    """The places that the books know, for a form."""
    return tuple(place.name for place in places(books))


# ---------------------------------------------------------------------------------- foraging


@dataclass(frozen=True)
class ForagersInputs:
    """Corps that draw on one place in this turn."""

    place: str = text_told("The town, city or depot city.", FORAGE, label="Town")
    corps: tuple[str, ...] = list_told(
        "The corps; a loose Army Reserve is one.", FRIENDLY, label="Corps"
    )
    nation: Nation = choice_told(
        "Whose corps they are.", FORAGE, Nation.FRANCE, NATION_ALIASES, label="Nation"
    )
    distance: int | None = open_told(
        "Hexes from the place to the unit of them that is farthest off.",
        FORAGE,
        low=0,
        high=MANY,
        unit="hexes",
        label="Hexes away",
    )
    stacked: bool = flag_told(
        "Whether a unit of theirs is stacked with one of another corps that is not an Army "
        "Reserve; bridge and supply trains do not count.",
        FORAGE,
        label="Stacked with another corps",
    )
    forced: bool = flag_told(
        "Whether they are forced to try, though the place feeds fewer: then all are unsupplied.",
        OVERLOAD,
        label="Forced to try",
    )


def _proposed(books: Books) -> ForagersInputs:
    """Of the Coalition only Russians forage."""
    return ForagersInputs(nation=Nation.FRANCE if books.side == FRANCE else Nation.RUSSIA)


def _forager(books: Books, nation: str) -> str:
    """A nation as the rule sees it: whoever is no power and fights for the French is their ally."""
    allied = books.side == FRANCE and nation not in tuple(map(str, Power))
    return Nation.FRENCH_ALLIED if allied else nation


@action(
    "LGA-SUP-05 LGA-SUP-06 LGA-SUP-07",
    phases=(*OWN_TURN, ATTRITION),
    title="Forage",
    name="forage",
    tab="Forage",
    post_text="Post the foraging",
    group=_GROUP,
    helpers=("grande_armee.forage",),
    propose=_proposed,
    offers=lambda books: {"place": place_names(books), "corps": corps_names(books)},
)
def plan_forage(books: Books, inputs: ForagersInputs) -> ActionPlan:
    """Let corps live off a town, or find out that it cannot feed so many."""
    place = place_named(books, inputs.place)
    missing = (*_missing(inputs, place), *corps_faults(books, inputs.corps, "corps", FRIENDLY))
    if missing or place is None or inputs.distance is None:
        return ActionPlan.refused("Forage", missing)
    known = foragers(books, books.turn, place.name)
    named = tuple(corps_called(books, word) for word in inputs.corps)
    fresh = _not_in(named, known)
    # Together with those who draw on the place already: the limit counts all of them.
    everyone = (*known, *fresh)
    asked = ForageInputs(
        nation=Nation(_forager(books, inputs.nation)),
        distance=inputs.distance,
        depleted=place.depleted > 0,
        corps=len(everyone),
        stacked_other_corps=inputs.stacked,
        friendly_town=is_friendly(books, place, books.side),
    )
    found = forage(asked, books.tables)
    # Only the number of corps can be forced; where anything else fails they cannot forage at all.
    fails = tuple(f for f in found.result.fails if f != Fails.CORPS or not inputs.forced)
    over = forage_overload(OverloadInputs(len(everyone)), books.tables)
    lost = over.result.all_unsupplied
    names = ", ".join(named)
    return ActionPlan(
        f"{place.name} {'cannot feed' if lost else 'feeds'} {names}",
        f"{', '.join(everyone)}: unsupplied; {place.name} is depleted." if lost else "",
        Ruling(len(everyone), (*found.working, *over.working)),
        facts=(
            *enter(books, FORAGING, AT_PLACE.key(books.turn, place.name), CORPS, as_list(everyone)),
            # All of them, for those who foraged there before lose their supply as well.
            *_states(books, everyone, UNSUPPLIED if lost else f"forage, {place.name}"),
            *(place_facts(books, replace(place, depleted=place.depleted + 1)) if lost else ()),
        ),
        refusals=tuple(_refused(books, place, inputs, fresh, fails, len(everyone))),
        warnings=tuple(_doubts(books, place, inputs, fresh)),
    )


def _doubts(
    books: Books, place: SupplyPlace, inputs: ForagersInputs, fresh: tuple[str, ...]
) -> Iterator[Fault]:
    """What the books know otherwise: the nations of the corps, and how far its units stand."""
    for name in fresh:
        units = units_called(books, name)
        nations = nations_of(units)
        meant = {str(inputs.nation), _forager(books, inputs.nation)}
        if nations and not any(_forager(books, one) in meant for one in nations):
            yield of_no_such_nation(name, str(inputs.nation), nations, FORAGE).question()
        apart = [(distance(place.hex, unit.hex, books.tables), unit) for unit in units if unit.hex]
        far = max(((n, unit_name(unit)) for n, unit in apart if n is not None), default=(0, ""))
        if place.hex and inputs.distance is not None and far[0] > inputs.distance:
            sentence = f"By the numbers of the hexes {far[1]} is {far[0]} away."
            fault = Fault(sentence, "distance", str(inputs.distance), "Count again.", FORAGE)
            yield fault.question()
        if not inputs.stacked:
            yield from _beside(books, name, units)


def _beside(books: Books, name: str, units: Iterable[UnitState]) -> Iterator[Fault]:
    """Asks about units of another corps that stand with those that forage."""
    near = [
        other
        for other in units_of(books)
        if has_strength(other) and not in_reserve(other)
        if any(_apart_in_one_hex(other, one) for one in units)
    ]
    if near:
        sentence = f"{unit_name(near[0])} of {near[0].path[-1]} is stacked with {name}."
        advice = "Say that they are stacked, unless it is an Army Reserve."
        yield Fault(sentence, "stacked", near[0].hex, advice, FORAGE).question()


def _apart_in_one_hex(one: UnitState, other: UnitState) -> bool:
    """Whether two units of a side share a hex, and neither is under the command of the other."""
    shared = min(len(one.path), len(other.path))
    together = one.side == other.side and one.hex and one.hex == other.hex
    # Army Reserves stack with any corps, in both directions; trains and leaders do not count.
    fights = has_strength(other) and not in_reserve(other)
    return bool(together) and fights and one.path[:shared] != other.path[:shared]


def nations_of(units: Iterable[UnitState]) -> tuple[str, ...]:
    """The nations of units with strength, each once."""
    return tuple(dict.fromkeys(nation_named(unit.nation) for unit in units if has_strength(unit)))


def of_no_such_nation(name: str, said: str, nations: tuple[str, ...], case: str) -> Fault:
    """What is to be looked at of a corps that has no unit of the nation that was entered."""
    sentence = f"{name} has no units of {said}, but of {', '.join(nations)}."
    return Fault(sentence, "nation", said, "Is that what you mean?", case)


def _states(books: Books, corps: tuple[str, ...], state: str) -> Iterator[Fact]:
    for name in corps:
        yield from enter(books, SUPPLIED, OF_CORPS.key(books.turn, name), STATE, state)


def _not_in(corps: tuple[str, ...], known: tuple[str, ...]) -> tuple[str, ...]:
    """The corps that do not draw on the place yet, each once, as they are spelled first."""
    fresh: list[str] = []
    for name in (word.strip() for word in corps if word.strip()):
        # Spellings of one corps differ, and each counts once.
        if not any(same_corps(name, other) for other in (*known, *fresh)):
            fresh.append(name)
    return tuple(fresh)


def _missing(inputs: ForagersInputs, place: SupplyPlace | None) -> Iterator[Fault]:
    if not inputs.place.strip():
        advice = "Name the town, city or depot city."
        yield Fault("is missing.", "place", advice=advice, case=FORAGE, missing=True)
    elif place is None:
        advice = "Enter it under Towns first: whose it was, and who was there last."
        yield Fault(
            f"{inputs.place.strip()} is not in the books.", "place", inputs.place, advice, FRIENDLY
        )
    if not any(word.strip() for word in inputs.corps):
        advice = "Name the corps."
        yield Fault("is missing.", "corps", advice=advice, case=FORAGE, missing=True)
    if inputs.distance is None:
        advice = "Count the hexes to the unit that is farthest off."
        yield Fault("is missing.", "distance", advice=advice, case=FORAGE, missing=True)


def _failed(
    fail: Fails, place: SupplyPlace, inputs: ForagersInputs, corps: int
) -> tuple[str, str, str]:
    """A condition that does not hold: what is wrong, in which field, and what to do."""
    match fail:
        case Fails.NATION:
            advice = "Only French, French-allied and Russian units do."
            return f"{inputs.nation} may not forage.", "nation", advice
        case Fails.DISTANCE:
            return f"{inputs.distance} hexes are too far.", "distance", "Find a nearer town."
        case Fails.DEPLETED:
            return f"{place.name} is depleted.", "place", "Find another town."
        case Fails.CORPS:
            advice = "Send one off, or say: forced."
            return f"{corps} corps are too many for one town.", "corps", advice
        case Fails.STACKED:
            return "They are stacked with another corps.", "stacked", "Only Army Reserves may."
        case Fails.NOT_FRIENDLY:
            advice = "A unit of yours has to pass through first."
            return f"{place.name} is not friendly.", "place", advice


def _refused(
    books: Books,
    place: SupplyPlace,
    inputs: ForagersInputs,
    fresh: tuple[str, ...],
    fails: tuple[str, ...],
    corps: int,
) -> Iterator[Fault]:
    # French and French-allied corps are played by one side; Russians by the other.
    if books.side != FRANCE and inputs.nation in {Nation.FRANCE, Nation.FRENCH_ALLIED}:
        advice = "They forage in the player turn of the French."
        yield Fault(
            f"{inputs.nation} is on the other side.", "nation", str(inputs.nation), advice, FORAGE
        )
    said = {"place": place.name, "nation": str(inputs.nation), "distance": str(inputs.distance)}
    for fail in fails:
        sentence, field, advice = _failed(Fails(fail), place, inputs, corps)
        case = FRIENDLY if fail == Fails.NOT_FRIENDLY else FORAGE
        yield Fault(sentence, field, said.get(field, ""), advice, case)
    if not fresh:
        names = ", ".join(inputs.corps)
        yield Fault(f"{names}: on this place already.", "corps", names, "", FORAGE)
    fed = [name for name in fresh if books.fact(SUPPLIED, OF_CORPS.key(books.turn, name), STATE)]
    for name in fed:
        advice = "It draws on one source in a turn; undo the other entry first."
        yield Fault(f"{name} has its supply of this turn entered.", "corps", name, advice, FORAGE)


# --------------------------------------------------------------------------- secret markers


@dataclass(frozen=True)
class SecretInputs:
    """Markers that units off the map put on places, which the French do not see."""

    place: str = text_told("The town or city.", _UNSEEN, label="Town")
    foraged: int = count_told("Foraged markers.", _UNSEEN, unit="markers", high=FEW)
    depleted: int = count_told("Depleted markers.", _UNSEEN, unit="markers", high=FEW)
    shown: bool = flag_told(
        "Whether the French have entered it: the markers are revealed.", _UNSEEN, label="Revealed"
    )


@action(
    "LGA-SCN-05",
    phases=(*OWN_TURN, ATTRITION),
    title="Markers in secret",
    name="secret_markers",
    tab="Secret markers",
    post_text="Post the markers",
    group=_GROUP,
    offers=lambda books: {"place": place_names(books)},
)
def plan_secret_markers(books: Books, inputs: SecretInputs) -> ActionPlan:
    """Note what Russians off the map have foraged, or reveal it when the French come."""
    name = inputs.place.strip()
    # A place that nobody entered may have markers all the same.
    place = place_named(books, name) or SupplyPlace(name=name)
    # As spelled before, whatever the player typed now.
    key = next((key for key in secret_markers(books) if same_corps(key[1], place.name)), None)
    said = f"{inputs.foraged} foraged, {inputs.depleted} depleted"
    refusals = list[Fault]()
    if not name:
        refusals.append(Fault("is missing.", "place", advice="Name it.", missing=True))
    if inputs.shown and key is None:
        refusals.append(Fault("No marker is kept in secret there.", "place", name, case=_UNSEEN))
    if not inputs.shown and books.side == FRANCE:
        advice = "Only the Coalition notes them."
        refusals.append(Fault("The French see the markers on the map.", advice=advice))
    if not inputs.shown and not inputs.foraged and not inputs.depleted:
        refusals.append(Fault("No marker is entered.", "foraged", advice="Say how many."))
    if refusals:
        return ActionPlan.refused("Markers in secret", tuple(refusals))
    facts, line = (
        _laid_open(books, place, key) if inputs.shown else _kept(books, place, inputs, said)
    )
    return ActionPlan(
        f"Markers: {place.name}",
        "",
        Ruling(said, (line,)),
        facts=facts,
        warnings=tuple(_not_entered(books, place)) if inputs.shown else (),
    )


def _not_entered(books: Books, place: SupplyPlace) -> Iterator[Fault]:
    """Asks about markers that are laid open where no French unit is or was the last."""
    there = any(unit.hex == place.hex for unit in units_of(books, side=FRANCE) if place.hex)
    if place.entered != FRANCE and not there:
        sentence = f"The French have not entered {place.name}, as far as the books know."
        advice = "Until they do, the markers stay a secret of the Coalition."
        yield Fault(sentence, "shown", place.name, advice, _UNSEEN).question()


def _kept(
    books: Books, place: SupplyPlace, inputs: SecretInputs, said: str
) -> tuple[tuple[Fact, ...], Step]:
    at = OF_SIDE.key(books.side, place.name)
    line = Step(place.name, said, "in secret", _UNSEEN, StepKind.RESULT)
    value = f"{inputs.foraged},{inputs.depleted}"
    return enter(books, SECRET_MARKER, at, MARKERS, value), line


def _laid_open(
    books: Books,
    place: SupplyPlace,
    key: tuple[str, str] | None,
) -> tuple[tuple[Fact, ...], Step]:
    kept = secret_markers(books)[key] if key else "0,0"
    foraged, depleted = map(int, kept.split(","))
    # A place may have open markers too; the secret ones come on top.
    open_now = replace(place, foraged=place.foraged + foraged, depleted=place.depleted + depleted)
    line = Step(place.name, f"{foraged} foraged, {depleted} depleted", "", _UNSEEN, StepKind.RESULT)
    gone = enter(books, SECRET_MARKER, OF_SIDE.key(*key), MARKERS, None) if key else ()
    return (*gone, *place_facts(books, open_now)), line
