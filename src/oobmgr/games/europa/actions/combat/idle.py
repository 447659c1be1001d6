"""What is entered of a combat and bears on nothing: told, asked about, or refused."""

from collections.abc import Collection, Iterable, Iterator

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Posting, UnitId
from oobmgr.domain.quantities import counted, shown
from oobmgr.games.europa.acting import named
from oobmgr.games.europa.actions.combat.battle_inputs import BattleInputs
from oobmgr.games.europa.actions.combat.bombard_inputs import BombardInputs
from oobmgr.games.europa.actions.combat.raid import Raid
from oobmgr.games.europa.actions.supply.weather import known_weather
from oobmgr.games.europa.combat.fighters import ByHand
from oobmgr.games.europa.combat.ground import CITIES, HEXSIDES, WORKS, GroundKind, ground_words
from oobmgr.games.europa.combat.lookup import Found
from oobmgr.games.europa.combat.odds import d10_rolled
from oobmgr.games.europa.combat.strengths import Strengths
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import HIGHEST_RATING

_AGAIN = "Check the figure again."
_BUILT = (*CITIES, *WORKS, *HEXSIDES)


def strangers(books: Books, by_hand: Iterable[ByHand], there: Iterable[int]) -> Iterator[Fault]:
    """The refusals of figures for units that do not fight here, and of two for one unit."""
    fighting, seen = set(there), set[int]()
    for hand in by_hand:
        # Of two figures for one unit one would count unseen.
        if hand.unit in seen:
            sentence = "Figures of a unit are entered twice."
            yield Fault(sentence, "by_hand", str(hand.unit), "Leave one out.", "CBT-01")
        seen.add(hand.unit)
        if hand.unit not in fighting:
            unit = next((one for one in books.units() if one.id == UnitId(hand.unit)), None)
            name = named(unit) if unit is not None else f"Unit {hand.unit}"
            sentence = f"{name} has figures by hand and is not in this combat."
            advice = "Pick it, or leave its figures out."
            yield Fault(sentence, "by_hand", str(hand.unit), advice, "CBT-01")


def high_figures(by_hand: Iterable[ByHand]) -> Iterator[Fault]:
    """Asks about factors by hand that no counter shows."""
    for number, hand in enumerate(by_hand):
        for field in ("af", "df", "cadre"):
            factors = getattr(hand, field)
            if factors is not None and factors > HIGHEST_RATING:
                sentence = f"{shown(factors)} factors of one unit."
                line = f"by_hand.{number}"
                found = Fault(sentence, f"{line}.{field}", shown(factors), _AGAIN, "CBT-01")
                yield found.question()


def ground_asked(ground: Iterable[GroundKind]) -> Iterator[Fault]:
    """Asks about terrain of which one hex, or the hexsides that all cross, has only one kind."""
    entered = tuple(dict.fromkeys(ground))
    lying = [kind for kind in entered if kind not in _BUILT]
    # A full city covers its hex; a dot city lies in the terrain of its own.
    if GroundKind.CITY in entered and GroundKind.CLEAR in lying:
        lying = [GroundKind.CITY, *lying]
    rivers = [kind for kind in entered if kind in HEXSIDES]
    cities = [kind for kind in entered if kind in CITIES]
    for several, advice in (
        (lying, "Enter the terrain that counts in this hex."),
        (cities, "Enter one of them."),
        (rivers, "Enter the one that all cross, and the hexes that alone cross the other."),
    ):
        if len(several) > 1:
            names = " and ".join(ground_words(kind) for kind in several)
            sentence = f"The target has {names} at the same time."
            yield Fault(sentence, "ground", str(several[-1]), advice, "TER-01").question()


def fighting(inputs: BattleInputs) -> tuple[int, ...]:
    """The units that are picked for a battle, on both sides."""
    return (*(one.unit for one in inputs.attackers), *inputs.defenders)


def idle_in_battle(
    books: Books, inputs: BattleInputs, strengths: Strengths | None, found: Found | None, hexes: int
) -> tuple[Fault, ...]:
    """What a player enters of a battle that counts as nothing, or cannot all be so.

    `strengths` and `found` are None as long as they are not known; `hexes` is the way of a retreat.
    """
    return (
        *ground_asked(inputs.ground),
        *_winters_told(books, inputs),
        *(_d10_told(books, inputs, strengths) if strengths else ()),
        *(_zones_told(inputs, found.result, hexes) if found else ()),
    )


def _winters_told(books: Books, inputs: BattleInputs) -> Iterator[Fault]:
    """Tells of preparation for the winter where none counts: not in Snow, or after the first."""
    known = known_weather(books)
    told = inputs.weather or known.get(inputs.zone)
    # Where the zone is open, which is asked for where it matters, it may be any of them.
    skies = {told} if told else set(known.values())
    if not skies:
        return
    winter = any(books.tables.flag(f"combat.drm.winter.{weather}") for weather in skies)
    # EU-CF-88: the first winter is every Snow turn before this date, not only the months of winter.
    first = books.turn < books.tables.text("combat.drm.first_winter_before")
    if inputs.winterization and not winter:
        sentence = "Better winterization counts in Snow only."
        yield Fault(sentence, "winterization", "true", "Leave it out.", "CBT-04")
    if inputs.unwinterized and not winter:
        sentence = "Not being winterized counts in Snow only."
        yield Fault(sentence, "unwinterized", "true", "Leave it out.", "CBT-05")
    # One reason is enough: where no Snow lies the winter does not matter either.
    elif inputs.unwinterized and not first:
        sentence = "Not being winterized counts in the first winter only."
        yield Fault(sentence, "unwinterized", "true", "Leave it out.", "CBT-05")


def _d10_told(books: Books, inputs: BattleInputs, found: Strengths) -> Iterator[Fault]:
    """Tells that the D10 is not rolled for these odds, or in this campaign (CBT-02)."""
    # EU-CF-45: the D10 goes with odds that are rounded down; by rounding to the nearest it has no
    # use.
    if inputs.d10 and not d10_rolled(found.af, found.df, books.tables, books.options):
        sentence = f"The D10 is not rolled here, for {found.af} : {found.df}: it counts as nothing."
        advice = "It is rolled where the campaign rounds odds down, and factors are left over."
        yield Fault(sentence, "d10", "true", advice, "CBT-02")


def _zones_told(inputs: BattleInputs, result: str, hexes: int) -> Iterator[Fault]:
    """Tells of a retreat through zones where nobody retreats (LOS-09)."""
    if inputs.through_zones and not hexes:
        sentence = f"No unit retreats after {result}, through zones or not."
        yield Fault(sentence, "through_zones", "true", "Leave it out.", "LOS-09")


def unfollowed(inputs: BombardInputs, raid: Raid | None) -> Iterator[Fault]:
    """The refusal of attackers that are named where no attack is to follow the guns."""
    if inputs.attackers and not inputs.follows and raid is None:
        sentence = "Attackers are named, and no attack is to follow."
        advice = "Say that an attack follows, or leave them out."
        yield Fault(sentence, "attackers", "", advice, "BMB-03")


def idle_in_bombardment(
    inputs: BombardInputs, raid: Raid | None, found: Found | None, paid: Collection[Posting]
) -> tuple[Fault, ...]:
    """What a player enters of a bombardment that counts as nothing, or cannot all be so.

    `paid` are the points of the defender that are paid or come back.
    """
    # Before the result is known nobody can say that a nation has nothing to pay here.
    nation = inputs.nation if found is not None and not paid else ""
    sentence = f"{nation} pays nothing here, and gets nothing back."
    advice = "Leave it out."
    return (
        *ground_asked(inputs.ground),
        *(_guns_told(inputs) if raid is None else _raid_told(inputs, raid)),
        *((Fault(sentence, "nation", nation, advice, "CHG-01"),) if nation else ()),
    )


def _guns_told(inputs: BombardInputs) -> Iterator[Fault]:
    """Tells of bombing groups where guns fire."""
    if inputs.groups:
        sentence = f"{counted(inputs.groups, 'group bombs', 'groups bomb')}, and guns fire."
        advice = "Leave the groups out, or let bombers fire."
        yield Fault(sentence, "groups", str(inputs.groups), advice, "SOP-03")


def _raid_told(inputs: BombardInputs, raid: Raid) -> Iterator[Fault]:
    """Tells of groups without factors, and of an attack that is named before bombs fall."""
    mission = raid.strike.mission
    if inputs.groups and mission is not None:
        sentence = f"Mission {mission.number} bombs here, and no group paid by number."
        yield Fault(sentence, "groups", str(inputs.groups), "Leave the groups out.", "SP-11")
    # Of a mission the books work its factors out; groups paid by number bomb with factors by hand.
    elif inputs.groups and not raid.factors and raid.owed is None:
        sentence = f"{counted(inputs.groups, 'group bombs', 'groups bomb')} with no factors."
        advice = "Enter the factors, which decide the column."
        yield Fault(sentence, "bombs", "0", advice, "BMB-02")
    # Guns fire for an attack that is fixed before (SOP-05). Bombs leave a marker which the first
    # attack on the hex uses, whoever makes it (CBT-07).
    if inputs.follows or inputs.attackers:
        sentence = "No attack is named before bombs fall, only before guns fire."
        where = "follows" if inputs.follows else "attackers"
        yield Fault(sentence, where, "", "Leave it out.", "BMB-03")
