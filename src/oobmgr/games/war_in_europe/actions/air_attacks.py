"""Interdiction of ships and the suppression of ports: what the points do, and what they lose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Final

from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Posting, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.actions.offered_words import ports_attacked, ships_attacked
from oobmgr.games.war_in_europe.actions.picked import asked_for
from oobmgr.games.war_in_europe.actions.whereabouts import is_past_interdiction, voyage_turn
from oobmgr.games.war_in_europe.air.interdiction import (
    MOST,
    SEQUENCE,
    InterdictionInputs,
    SuppressionInputs,
    interdiction_sequence,
    port_suppression,
)
from oobmgr.games.war_in_europe.air.log import AirAttack, attack_facts, attacks, nation_turn
from oobmgr.games.war_in_europe.options import BOTH_ENDS, is_usual
from oobmgr.games.war_in_europe.pools import air_account, air_points, fronts_of
from oobmgr.games.war_in_europe.sea.ports import HORN
from oobmgr.games.war_in_europe.units import own_units
from oobmgr.games.war_in_europe.words import (
    AIR,
    AIR_POINTS,
    MOVEMENT,
    NATION_ALIASES,
    SIDE_NAMES,
    AirNation,
    Front,
    Player,
    enemies,
    player_of,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.fields import choice_told, count_told, list_told, text_told
from oobmgr.rules.nearest import folded
from oobmgr.rules.picked_units import unit_name

_ENDS: Final = "WIE-AIR-03"
INTERDICTION: Final = "interdiction"
SUPPRESSION: Final = "suppression"


def lost_points(nation: AirNation, front: Front, points: int, why: str) -> tuple[Posting, ...]:
    """What is written where air points are lost."""
    target = Account(Place.LOST, player_of(nation).side, why)
    return transfer(air_account(nation, front), target, AIR_POINTS, points)


@dataclass(frozen=True)
class InterdictInputs:
    """Points on a mission against ships, the units that sail, and each result."""

    front: Front = choice_told("The front.", SEQUENCE, Front.SOUTH, label="Front")
    nation: AirNation = choice_told(
        "Whose points they are.", SEQUENCE, AirNation.AXIS, NATION_ALIASES, label="Nation"
    )
    points: int = count_told("Points on the mission.", SEQUENCE, unit="points", label="Points")
    targets: tuple[str, ...] = list_told(
        "The units that pass, in the order in which they are attacked.",
        SEQUENCE,
        label="Units attacked",
    )
    results: tuple[str, ...] = list_told(
        "The result of each attack, A or D, in the same order.", SEQUENCE, label="Results"
    )


def _mover(books: Books) -> Player:
    return Player(SIDE_NAMES[books.side])


def _proposed(books: Books) -> InterdictInputs:
    """The first enemy of the side that moves with points left on other missions."""
    # In the order of fronts and nations, so that the same form opens with the same one.
    for front, nation in product(Front, AirNation):
        left = left_on_others(books, front, nation)
        if left and enemies(player_of(nation), _mover(books)):
            return InterdictInputs(front, nation, left)
    # Nobody flies such a mission: still an enemy, for ships of one's own are not attacked.
    first = next(nation for nation in AirNation if enemies(player_of(nation), _mover(books)))
    fronts = fronts_of(books, books.side)
    # The South as long as the side may sail there, for most ships are attacked in its waters.
    return InterdictInputs(Front.SOUTH if Front.SOUTH in fronts else fronts[0], first)


@action(
    "WIE-AIR-04 WIE-AIR-02 WIE-AIR-03 WIE-SEA-02",
    phases=(MOVEMENT,),
    title="Interdiction at sea",
    name="interdict",
    tab="Interdiction",
    post_text="Post the attacks",
    group="Air war",
    propose=_proposed,
    offers=ships_attacked,
    helpers=("war_in_europe.interdiction_sequence",),
)
def plan_interdict(books: Books, inputs: InterdictInputs) -> ActionPlan:
    """Attack units that sail, one after the other; points that are lost go before the next."""
    faults = tuple(_interdiction_faults(books, inputs))
    if faults:
        return ActionPlan.refused("Interdiction", faults)
    # The rule takes points and results alone; who is attacked is for the journal.
    asked = InterdictionInputs(inputs.points, len(inputs.targets), inputs.results)
    ruling = interdiction_sequence(asked, books.tables)
    if ruling.notes:
        # The calculator stops by itself; in the books an attack that nobody can fly is a slip.
        number = len(ruling.result.committed)
        advice, result = "Leave it out, with its unit.", inputs.results[number]
        # The first result that no point was left for; those before it were flown.
        fault = Fault("No point is left for it.", f"results.{number}", result, advice, SEQUENCE)
        return ActionPlan.refused("Interdiction", (fault,), ruling.working)
    lost = inputs.points - ruling.result.remaining
    attack = AirAttack(INTERDICTION, inputs.points, inputs.targets, inputs.results, lost)
    return ActionPlan(
        f"Interdiction, {inputs.front}: {counted(lost, 'point')} lost",
        f"{attack.words}.",
        ruling,
        lost_points(inputs.nation, inputs.front, lost, INTERDICTION),
        attack_facts(books, inputs.front, inputs.nation, attack),
        warnings=tuple(_unknown_units(books, inputs)),
    )


def _unknown_units(books: Books, inputs: InterdictInputs) -> Iterator[Fault]:
    """What is asked of targets that the books know no unit of: one could be attacked again so."""
    names = {folded(name) for u in own_units(books) for name in (u.designation, unit_name(u))}
    for number, word in enumerate(inputs.targets):
        if folded(word) not in names:
            sentence = f"No {_mover(books)} unit on the map is called {word}."
            advice = "Write it as its counter does: no unit is attacked twice."
            yield Fault(sentence, f"targets.{number}", word, advice, SEQUENCE).question()


def _interdiction_faults(books: Books, inputs: InterdictInputs) -> Iterator[Fault]:
    mover = _mover(books)
    if not enemies(player_of(inputs.nation), mover):
        sentence = f"It is the {mover} player's turn, whose ships {inputs.nation} cannot attack."
        advice = "Name the nation that attacks."
        yield Fault(sentence, "nation", inputs.nation, advice, SEQUENCE)
    yield from _points_faults(books, inputs.front, inputs.nation, inputs.points)
    if not inputs.targets:
        yield Fault("No unit is named.", "targets", advice="Name them.", case=SEQUENCE)
    elif len(inputs.targets) != len(inputs.results):
        units, results = (
            counted(len(inputs.targets), "unit"),
            counted(len(inputs.results), "result"),
        )
        sentence = f"{units} and {results} are entered."
        yield Fault(sentence, "results", advice="Enter one for each.", case=SEQUENCE)
    yield from _twice(books, inputs)
    yield from _far_at_sea(books, inputs)


def _far_at_sea(books: Books, inputs: InterdictInputs) -> Iterator[Fault]:
    """The refusals of units round the Horn that have left the turns of Air-Sea Interdiction."""
    for number, word in enumerate(inputs.targets):
        names = ((u, {folded(u.designation), folded(unit_name(u))}) for u in own_units(books))
        meant = [unit for unit, known in names if folded(word) in known]
        # Of several with one name another may be the one that sails.
        if meant and all(is_past_interdiction(books, unit) for unit in meant):
            turn, last = voyage_turn(books, meant[0]), books.tables.whole("sea.horn.air_sea")
            sentence = f"The unit {word} is in turn {turn} of its voyage, out of reach."
            advice = f"Leave it out: Air-Sea Interdiction goes as far as turn {last}."
            yield Fault(sentence, f"targets.{number}", word, advice, HORN)


def _points_faults(books: Books, front: Front, nation: AirNation, points: int) -> Iterator[Fault]:
    """The refusal of more points than fly other missions on the front in this turn."""
    entry = nation_turn(books, books.turn, front, nation)
    if entry is None:
        advice = "Enter the missions of the front first."
        yield Fault(
            f"{nation} has no entry in the {front} this turn.", "front", front, advice, SEQUENCE
        )
        return
    left = left_on_others(books, front, nation)
    if points > left:
        sentence = f"That is more than the {counted(left, 'point')} on other missions."
        yield Fault(sentence, "points", str(points), "Enter fewer.", SEQUENCE)
    if not points:
        yield asked_for("points", "Say how many points.", SEQUENCE)


def left_on_others(books: Books, front: Front, nation: AirNation) -> int:
    """The points of a nation that fly other missions in this turn, those lost taken off."""
    entry = nation_turn(books, books.turn, front, nation)
    if entry is None:
        return 0
    # What was lost in earlier attacks of the turn cannot fly again; what came through can.
    gone = sum(attack.lost for _, _, attack in attacks(books, books.turn, front, nation))
    # And never more than stands on the front, for points may have been moved away since.
    return max(min(entry.other - gone, air_points(books, nation, front)), 0)


def _twice(books: Books, inputs: InterdictInputs) -> Iterator[Fault]:
    """The refusals of units that were attacked before, in this entry or in this turn."""
    # By the other choice a unit may be attacked at both ends of its way.
    if not is_usual(books.options, BOTH_ENDS):
        return
    before = {
        _meant(books, unit)
        for _, _, attack in attacks(books, books.turn)
        if attack.kind == INTERDICTION
        for unit in attack.targets
    }
    for number, unit in enumerate(inputs.targets):
        if _meant(books, unit) in before:
            advice = "No unit is attacked twice."
            sentence = f"The unit {unit} was attacked already."
            yield Fault(sentence, f"targets.{number}", unit, advice, _ENDS)
        # This entry counts as well: the same unit twice in one list is the same slip.
        before.add(_meant(books, unit))


def _meant(books: Books, word: str) -> str:
    """A target as one word, whichever of its names a unit is called by."""
    names = ((folded(u.designation), folded(unit_name(u))) for u in own_units(books))
    found = [full for short, full in names if folded(word) in {short, full}]
    # Of several with one designation nobody can say which one is meant.
    return found[0] if len(found) == 1 else folded(word)


@dataclass(frozen=True)
class PortAttack:
    """Points against one port, and the result."""

    port: str = text_told("The port.", SEQUENCE, label="Port")
    points: int = count_told(
        "Points against it.", SEQUENCE, unit="points", high=FEW, label="Points"
    )
    result: str = text_told("The result, A or D.", SEQUENCE, label="Result")


@dataclass(frozen=True)
class SuppressInputs:
    """Points that suppress ports."""

    front: Front = choice_told("The front.", SEQUENCE, Front.SOUTH, label="Front")
    nation: AirNation = choice_told(
        "Whose points they are.", SEQUENCE, AirNation.AXIS, NATION_ALIASES, label="Nation"
    )
    ports: tuple[PortAttack, ...] = list_told("The ports.", SEQUENCE, label="Ports")


@action(
    SEQUENCE,
    phases=(AIR,),
    title="Suppression of ports",
    name="suppress",
    tab="Suppression",
    post_text="Post the suppression",
    group="Air war",
    offers=ports_attacked,
    helpers=("war_in_europe.port_suppression",),
)
def plan_suppress(books: Books, inputs: SuppressInputs) -> ActionPlan:
    """Suppress ports with points on other missions; only those that are lost are used up."""
    # All ports draw on the same points, so the sum is checked against what is left.
    together = sum(one.points for one in inputs.ports)
    faults = tuple(_suppression_faults(books, inputs, together))
    if faults:
        return ActionPlan.refused("Suppression", faults)
    allowed = tuple(one.points for one in inputs.ports)
    flying = left_on_others(books, inputs.front, inputs.nation)
    ruling = port_suppression(SuppressionInputs(flying, allowed), books.tables)
    # The rule numbers the ports; here each has a name.
    named = zip(ruling.working, inputs.ports, strict=False)
    lines = [replace(line, label=one.port.strip()) for line, one in named]
    lines += ruling.working[len(lines) :]
    # One attack on each port, so that each result tells what it cost.
    lost = 0
    for number, one in enumerate(inputs.ports):
        asked = InterdictionInputs(one.points, 1, (one.result,))
        try:
            left = interdiction_sequence(asked, books.tables).result.remaining
        except BadInput as error:
            # The rule knows a list of results; here each stands beside its port.
            told = tuple(replace(f, where=f"ports.{number}.result") for f in error.faults)
            return ActionPlan.refused("Suppression", told)
        lost += one.points - left
        lines.append(Step(f"{one.port}: {one.result}", left - one.points, "lost", SEQUENCE))
    lines.append(Step("Points lost", lost, "", SEQUENCE, StepKind.RESULT))
    # Ports and results side by side, as the journal keeps every attack.
    ports, results = zip(*((one.port.strip(), one.result) for one in inputs.ports), strict=True)
    attack = AirAttack(SUPPRESSION, together, ports, results, lost)
    return ActionPlan(
        f"Suppression, {inputs.front}: {counted(lost, 'point')} lost",
        f"{attack.words}.",
        Ruling(lost, tuple(lines)),
        lost_points(inputs.nation, inputs.front, lost, SUPPRESSION),
        attack_facts(books, inputs.front, inputs.nation, attack),
    )


def _suppression_faults(books: Books, inputs: SuppressInputs, together: int) -> Iterator[Fault]:
    for fault in _points_faults(books, inputs.front, inputs.nation, together):
        # Points stand beside a port, where each is asked for by itself; too many are those of all.
        if not fault.missing:
            yield replace(fault, where="ports") if fault.where == "points" else fault
    if not inputs.ports:
        yield Fault("No port is named.", "ports", advice="Add one.", case=SEQUENCE)
    most = books.tables.cell(MOST)
    # The limit is one of the port, so a second entry would pass it.
    before = {
        folded(port)
        for _, _, attack in attacks(books, books.turn)
        if attack.kind == SUPPRESSION
        for port in attack.targets
    }
    for number, one in enumerate(inputs.ports):
        if folded(one.port) in before:
            sentence = f"The port {one.port} was attacked this turn."
            advice = "Enter all points against it at once."
            yield Fault(sentence, f"ports.{number}.port", one.port, advice, SEQUENCE)
        before.add(folded(one.port))
        if not one.port.strip():
            yield Fault("is missing.", f"ports.{number}.port", advice="Name it.", case=SEQUENCE)
        if not one.points:
            port = one.port.strip() or f"port {number + 1}"
            advice = f"Say how many points attack {port}."
            yield asked_for(f"ports.{number}.points", advice, SEQUENCE)
        if one.points > most.whole:
            sentence = f"At most {counted(most.whole, 'point')} may attack a port."
            yield Fault(
                sentence, f"ports.{number}.points", str(one.points), "Enter fewer.", most.case
            )
