"""What air points do on a front in a turn, whether there is air combat, and who is exposed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.war_in_europe.actions.mission_inputs import (
    FrontInputs,
    openings,
    proposed,
    words_of,
)
from oobmgr.games.war_in_europe.air.attrition import (
    LISTED,
    EligibleInputs,
    air_attrition_eligible,
)
from oobmgr.games.war_in_europe.air.cycle import counts_nothing, summed_up
from oobmgr.games.war_in_europe.air.log import (
    FrontTurn,
    NationTurn,
    attacks,
    front_facts,
    nation_facts,
    nation_turn,
)
from oobmgr.games.war_in_europe.air.superiority import (
    COMBAT,
    COUNTED,
    LIMIT,
    WAR,
    AirCapInputs,
    AirCombatInputs,
    AirWarInputs,
    air_combat,
    air_superiority_cap,
    air_war_possible,
)
from oobmgr.games.war_in_europe.options import NEEDS_AIR_WAR, is_usual
from oobmgr.games.war_in_europe.pools import air_points, nations_at
from oobmgr.games.war_in_europe.words import (
    AIR,
    AirNation,
    Front,
    Player,
    player_of,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books

_KEPT: Final = "WIE-AIR-06"


@action(  # how points fly does
    "WIE-AIR-08 WIE-AIR-01 WIE-AIR-05 WIE-AIR-06 WIE-AIR-07 WIE-AIR-10",
    phases=(AIR,),
    title="Missions on a front",
    name="missions",
    tab="Missions",
    post_text="Post the front",
    link="Enter the missions",
    group="Air war",
    propose=proposed,
    openings=openings,
    helpers=("war_in_europe.air_combat", "war_in_europe.air_superiority_cap"),
)
def plan_missions(books: Books, inputs: FrontInputs) -> ActionPlan:
    """Say what the points of a front fly: whether there is air combat, and who is exposed."""
    faults = tuple(_faults(books, inputs))
    if faults:
        return ActionPlan.refused("Missions", faults)
    war = _war(books, inputs)
    combat = _combat(books, inputs, war)
    if combat is None:
        advice = "Count them, and say whether there is neutral ground between."
        unknown = Fault("is needed: both sides fly air superiority.", "distance", "", advice, WAR)
        return ActionPlan.refused("Missions", (unknown,))
    entry = FrontTurn(
        war=war.result if war else None,
        combat=combat.result,
        flags=words_of(inputs.flags),
        distance=inputs.distance,
        neutral=inputs.neutral_between,
    )
    nations = tuple(_nations(books, inputs, entry))
    facts = (
        *front_facts(books, books.turn, inputs.front, entry),
        *_nation_facts(books, inputs.front, nations),
    )
    same = Fault(f"The {inputs.front} is entered so already.", case=COUNTED)
    kept = not entry.combat and _outweighed(books, inputs)
    said = _lines(nations, nothing=counts_nothing(books, entry), kept=kept)
    lines = (*(war.working if war else ()), *combat.working, *said)
    word = "air combat" if entry.combat else "no air combat"
    return ActionPlan(
        f"{inputs.front}: {word}",
        _sentence(nations),
        Ruling(entry.combat, lines),
        facts=facts,
        warnings=tuple(summed_up(books, books.turn, "front")),
        refusals=() if facts else (same,),
    )


def _faults(books: Books, inputs: FrontInputs) -> Iterator[Fault]:
    if not nations_at(books, inputs.front):
        sentence = "There are no air points on this front."
        yield Fault(sentence, "front", inputs.front, "Enter them under Air points first.", COUNTED)
    # Of all nations and not only those with points: a front may be given to the wrong one.
    for nation in AirNation:
        superiority, other = inputs.flown(nation)
        held, flying = air_points(books, nation, inputs.front), superiority + other
        if flying > held:
            sentence = f"{nation} flies {flying}, and has {held} on this front."
            # Named is the field with too many: superiority by itself, else what flies besides.
            alone = superiority > held
            where, points = ("superiority", superiority) if alone else ("other", other)
            yield Fault(sentence, where, str(points), "Fly fewer.", COUNTED)
        used = max(
            # Points that have attacked already cannot be taken out of their missions afterwards.
            (a.points for *_, a in attacks(books, books.turn, inputs.front, nation)),
            default=0,
        )
        if other < used:
            sentence = f"{nation} has attacked with {used} on other missions in this turn."
            yield Fault(sentence, "other", str(other), "Undo that first.", COUNTED)
    # The limit is one of the player, whose nations fly together.
    for player, points in _superiority(inputs).items():
        asked = AirCapInputs(inputs.front, points, player)
        excess = air_superiority_cap(asked, books.tables).result.excess
        if excess:
            sentence = f"{player}: {counted(excess, 'point')} too many on air superiority."
            advice = "Leave them inactive, or fly something else."
            yield Fault(sentence, "superiority", str(points), advice, LIMIT)


def _superiority(inputs: FrontInputs) -> Counter[Player]:
    """Points on air superiority by player."""
    found = Counter[Player]()
    for nation in AirNation:
        found[player_of(nation)] += inputs.flown(nation)[0]
    return found


def _war(books: Books, inputs: FrontInputs) -> Ruling[bool] | None:
    """Whether an air war is possible; None where nobody said how far apart the sides are."""
    # Neutral ground settles it, so the distance need not be counted.
    if inputs.neutral_between:
        return air_war_possible(AirWarInputs(inputs.distance or 0, True), books.tables)  # noqa: FBT003 - as the input
    if inputs.distance is None:
        return None
    return air_war_possible(AirWarInputs(inputs.distance), books.tables)


_NO_WAR: Final = "no air war is possible"
_OPPONENTS: Final = ((Player.AXIS, Player.ALLIED), (Player.AXIS, Player.SOVIET))
"""Allied and Soviet points never fight each other."""


def _facing(books: Books, inputs: FrontInputs) -> Iterator[tuple[Player, Player, Ruling[bool]]]:
    """Opposing players with points on the front, and whether their superiority lets them fight."""
    points = _superiority(inputs)
    there = {player_of(nation) for nation in nations_at(books, inputs.front)}
    for one, other in _OPPONENTS:
        # With nothing flown on either side, or nobody there to fly, there is no line to show.
        if (points[one] or points[other]) and {one, other} <= there:
            asked = AirCombatInputs(points[one], points[other], options=books.options)
            yield one, other, air_combat(asked, books.tables)


def _outweighed(books: Books, inputs: FrontInputs) -> bool:
    """Whether superiority keeps off combat between two players who both fly it."""
    points = _superiority(inputs)
    return any(
        points[one] and points[other] and not found.result
        for one, other, found in _facing(books, inputs)
    )


def _combat(books: Books, inputs: FrontInputs, war: Ruling[bool] | None) -> Ruling[bool] | None:
    """Whether any two opposing players fight; None where that hangs on a distance not entered."""
    lines, fought = list[Step](), False
    for one, other, found in _facing(books, inputs):
        # Unknown only where it matters: without two sides that fly nobody need count hexes.
        if found.result and war is None:
            return None
        fights = found.result and war is not None and war.result
        told = [replace(line, label=f"{line.label}, {one} and {other}") for line in found.working]
        if found.result and not fights:
            # Else the pair would be told to fight, above a front that does not.
            told[-1] = replace(told[-1], value=False, arithmetic=_NO_WAR)
        lines += told
        fought = fought or fights
    words = "" if war is None or war.result else _NO_WAR
    lines.append(Step("Air combat on the front", fought, words, COMBAT, StepKind.RESULT))
    return Ruling(fought, tuple(lines))


def _nations(
    books: Books, inputs: FrontInputs, entry: FrontTurn
) -> Iterator[tuple[AirNation, NationTurn, Ruling[bool]]]:
    """What is written of each nation, with the ruling on its exposure."""
    for nation in nations_at(books, inputs.front):
        flying, other = inputs.flown(nation)
        asked = EligibleInputs(inputs.front, nation, inputs.flags, options=books.options)
        ruling = air_attrition_eligible(asked, books.tables)
        # By the option, nobody is worn down where no air war is possible.
        stops = not is_usual(books.options, NEEDS_AIR_WAR) and entry.war is not True
        # Whatever is not flown is inactive, and counts for attrition all the same.
        idle = air_points(books, nation, inputs.front) - flying - other
        yield nation, NationTurn(flying, other, idle, ruling.result and not stops), ruling


def _lines(
    nations: tuple[tuple[AirNation, NationTurn, Ruling[bool]], ...], *, nothing: bool, kept: bool
) -> Iterator[Step]:
    for nation, turn, ruling in nations:
        words = f"{turn.superiority} on superiority + {turn.inactive} inactive"
        if nothing:
            words = "none: air combat"
        counts = 0 if nothing else turn.counting
        yield Step(f"{nation}: points that count", counts, words, COUNTED)
        if turn.other:
            # The rule says so of combat that superiority keeps off, and of no other turn.
            stay = ("they stay on them", _KEPT) if kept else ("", COUNTED)
            yield Step(f"{nation}: on other missions", turn.other, *stay)
        yield Step(f"{nation}: exposed", turn.exposed, ruling.working[-1].arithmetic, LISTED)


def _nation_facts(
    books: Books,
    front: Front,
    nations: tuple[tuple[AirNation, NationTurn, Ruling[bool]], ...],
) -> Iterator[Fact]:
    """All nations of the front, those that are not there any more taken off."""
    named = {nation: turn for nation, turn, _ in nations}
    # One that moved off the front since the last entry must not count there any longer.
    for nation in AirNation:
        if nation in named or nation_turn(books, books.turn, front, nation) is not None:
            yield from nation_facts(books, books.turn, front, nation, named.get(nation))


def _sentence(nations: tuple[tuple[AirNation, NationTurn, Ruling[bool]], ...]) -> str:
    flying = (f"{nation} {turn.superiority} and {turn.other}" for nation, turn, _ in nations)
    return f"Superiority and other missions: {', '.join(flying)}."
