"""Units that march to the sound of the guns, and what their help does in the battle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee import units as army
from oobmgr.games.grande_armee.actions.battle_announce import BATTLES
from oobmgr.games.grande_armee.actions.battle_going import End, hexes_of
from oobmgr.games.grande_armee.actions.far_hexes import asks_about_hexes
from oobmgr.games.grande_armee.actions.picked import asked_for, moved_to, off_map, unfit
from oobmgr.games.grande_armee.battle.adjacency import distance
from oobmgr.games.grande_armee.battle.facts import MARCHED
from oobmgr.games.grande_armee.battle.forces import fighters, in_part, same_hex
from oobmgr.games.grande_armee.battle.log import (
    Battle,
    battle_facts,
    next_number,
    open_battles,
)
from oobmgr.games.grande_armee.battle.named import (
    any_battle,
    battle_of,
    battle_told,
    lone_battle,
)
from oobmgr.games.grande_armee.battle.reinforcement import (
    APART,
    ARRIVAL,
    JOINS_DEFENSE,
    RIVER,
    ROLL,
    ApartInputs,
    Arrival,
    MarchInputs,
    ReinforcementInputs,
    RiverHelpInputs,
    battle_reinforcement,
    help_across_a_river,
    help_apart,
    march_to_the_guns,
)
from oobmgr.games.grande_armee.battle.rounds import JOINT, JointInputs, joint_attack
from oobmgr.games.grande_armee.battle.words import Part, Role
from oobmgr.games.grande_armee.hexes import hex_told
from oobmgr.games.grande_armee.words import COMBAT
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import flag_told, open_told
from oobmgr.rules.picked_units import Pickable, against, known_units, names_of, units_told

_MARK: Final = "player turn"
_ATTACKED: Final = "LGA-REINF-03"


def _near(books: Books) -> tuple[UnitState, ...]:
    """Units of both sides that are in no battle."""
    if not any_battle(books):
        return ()
    busy = {one for battle in open_battles(books) for one in battle.fighters}
    return tuple(
        unit
        for unit in books.units()
        if unit.steps_left and army.has_strength(unit) and unit.id not in busy and unit.hex
    )


_HELPERS: Final = Pickable(
    _near,
    "No battle is being fought that units could march to.",
    lambda books, unit: "rolled already" if marched(books, unit) else unit.nation,
)


def _now(books: Books) -> str:
    """The Combat Phase that is played, as it is noted."""
    # With the side, because a stack that failed may still march in the enemy's phase.
    return f"{books.turn} {books.side}"


def marched(books: Books, unit: UnitState) -> bool:
    """Whether a unit has rolled to march to the guns in this Combat Phase."""
    return books.fact(MARCHED, str(unit.id), _MARK) == _now(books)


@dataclass(frozen=True)
class HelpInputs:
    """A stack that rolls to march to the guns, and where it comes to stand."""

    battle: int | None = battle_told()
    units: tuple[int, ...] = units_told("The units of the stack that rolls.", ROLL)
    arrives: bool = flag_told("Whether its roll succeeds.", ROLL, default=True, label="It arrives")
    hex: str = hex_told("The hex in which it arrives.", ARRIVAL, label="Arrives in")
    beside: bool | None = open_told(
        "Whether that is beside its side's first stack, where the hexes do not show it.",
        ARRIVAL,
        label="Beside its own stack",
    )
    river: bool = flag_told(
        "Whether a river is in front of the attacker's help, and the battle is not for a crossing.",
        "LGA-REINF-04",
        label="A river before it",
    )
    new_line: bool = flag_told(
        "Whether the other side forms a front line against it.",
        ARRIVAL,
        label="A line against it",
    )
    counterattack: bool = flag_told(
        "Whether the defender attacks at once where no line is formed against his help.",
        "LGA-REINF-06",
        label="The defender attacks",
    )


@action(
    "LGA-REINF-01 LGA-REINF-02 LGA-REINF-03 LGA-REINF-04 LGA-REINF-05 LGA-REINF-06 LGA-BAT-04",
    phases=(COMBAT,),
    title="March to the sound of the guns",
    name="battle_help",
    tab="Help",
    post_text="Post the help",
    group=BATTLES,
    left_out=lone_battle,
    helpers=(
        "grande_armee.march_to_the_guns",
        "grande_armee.battle_reinforcement",
        "grande_armee.help_across_a_river",
        "grande_armee.help_apart",
    ),
    **_HELPERS.offering(ROLL, units="marches"),
)
@asks_about_hexes
def plan_battle_help(books: Books, inputs: HelpInputs) -> ActionPlan:
    """Roll for a stack to march to a battle, once in a Combat Phase, and say what its help does."""
    battle, faults = battle_of(books, inputs.battle)
    units, place = known_units(books, inputs.units), inputs.hex
    if battle is None:
        return ActionPlan.refused("Help", faults)
    # All of them first: a roll that is refused must not be noted as made.
    refusals = tuple(_help_faults(books, battle, units, inputs, place))
    if refusals:
        return ActionPlan.refused("Help", refusals)
    rolled = tuple(
        fact for unit in units for fact in enter(books, MARCHED, str(unit.id), _MARK, _now(books))
    )
    # The refusals above have seen to it that nobody in the stack has rolled.
    may = march_to_the_guns(MarchInputs(rolled_this_phase=False), books.tables)
    if not inputs.arrives:
        sentence = "It may not try again in this Combat Phase."
        return ActionPlan(f"{names_of(units)}: no march", sentence, may, facts=rolled)
    role = Role.ATTACKER if units[0].side == battle.attacker else Role.DEFENDER
    beside = _beside(books, battle, role, place)
    # Where the hexes tell it, what was ticked does not count.
    near = bool(inputs.beside if beside is None else beside)
    arrival = battle_reinforcement(ReinforcementInputs(role, near), books.tables)
    helped = joined(battle, role, units, place)
    changed, lines, more = _effect(books, helped, arrival.result, inputs, place)
    return ActionPlan(
        f"{names_of(units)} at {place}: {arrival.result}",
        f"{changed.name} is called off." if changed.end else "",
        Ruling(str(arrival.result), (*may.working, *lines, *arrival.working)),
        facts=(*rolled, *moved_to(books, units, place), *battle_facts(books, changed), *more),
        warnings=(
            *_into_an_attack(books, battle, units, place),
            *_line_doubts(books, battle, arrival.result, inputs),
        ),
    )


def _into_an_attack(
    books: Books, battle: Battle, units: tuple[UnitState, ...], place: str
) -> Iterator[Fault]:
    """What is asked about a hex that enemies of the stack attack in a battle still open."""
    for one in open_battles(books):
        # Asked, for the exception itself stands in the players' rulebook alone.
        enemies = one.defender == units[0].side
        if enemies and one.number != battle.number and same_hex(one.hex, place):
            sentence = f"Enemies attack it in {one.name}, which is not resolved."
            advice = "Check in your rules whether help may go there: 12.73, the third exception."
            yield Fault(sentence, "hex", place, advice, _ATTACKED).question()


def _line_doubts(
    books: Books, battle: Battle, arrival: Arrival, inputs: HelpInputs
) -> Iterator[Fault]:
    """Asks about what is entered of a line against help, where the help or the reserve bars it."""
    river = arrival is Arrival.JOINS and inputs.river
    met = river or arrival in {Arrival.FLANKS, Arrival.TURNS}
    who = Role.ATTACKER if arrival is Arrival.TURNS else Role.DEFENDER
    if inputs.new_line and not met:
        case = JOINS_DEFENSE if arrival is Arrival.DEFENDS else ARRIVAL
        sentence = "No line is formed against help that joins its own side."
        yield Fault(sentence, "new_line", "", "Leave it out.", case).question()
    elif inputs.new_line and not in_part(books, battle, who, Part.RESERVE):
        case, sentence = RIVER if river else ARRIVAL, f"The {who} has no reserve to form a line of."
        advice = "Without a reserve the help flanks."
        if arrival is Arrival.TURNS:
            case, advice = APART, "Without a line the attack is called off."
        yield Fault(sentence, "new_line", "", advice, case).question()
    if inputs.counterattack and (arrival is not Arrival.TURNS or inputs.new_line):
        sentence = "The defender attacks only where no line is formed against his help."
        yield Fault(sentence, "counterattack", "", "Leave it out.", APART).question()
    if arrival is Arrival.DEFENDS and not battle.result:
        sentence = f"Round {battle.round} has no result yet."
        advice = "The help fights in the rounds that follow: enter the result first."
        yield Fault(sentence, "battle", "", advice, JOINS_DEFENSE).question()


def joined(battle: Battle, role: Role, units: tuple[UnitState, ...], place: str) -> Battle:
    """The battle with the help among those who fight."""
    ids = tuple(unit.id for unit in units)
    if role is Role.ATTACKER:
        sources = tuple(dict.fromkeys((*battle.sources, place)))
        return replace(battle, attackers=(*battle.attackers, *ids), sources=sources)
    return replace(battle, defenders=(*battle.defenders, *ids))


def _effect(
    books: Books, battle: Battle, arrival: Arrival, inputs: HelpInputs, place: str
) -> tuple[Battle, tuple[Step, ...], tuple[Fact, ...]]:
    """The battle after help arrived, the lines on it, and a counterattack where one is made."""
    if arrival is Arrival.TURNS:
        return _apart(books, battle, inputs, place)
    # Help across a river that is no crossing battle: it hangs on the defender's reserve (12.77).
    if arrival is Arrival.JOINS and inputs.river:
        reserves = bool(in_part(books, battle, Role.DEFENDER, Part.RESERVE))
        asked = RiverHelpInputs(reserves, inputs.new_line, options=books.options)
        ruling = help_across_a_river(asked, books.tables)
        return (
            # A flank once turned stays turned: a line against later help does not mend it.
            replace(battle, flanked=battle.flanked or ruling.result.flanks),
            _plain(ruling.working),
            (),
        )
    if arrival is Arrival.FLANKS:
        flanks = not inputs.new_line
        words = "no line against it" if flanks else "a second battle at the same time"
        line = Step("Flank attack", flanks, words, ARRIVAL)
        return replace(battle, flanked=battle.flanked or flanks), (line,), ()
    return battle, (), ()


def _plain(lines: tuple[Step, ...]) -> tuple[Step, ...]:
    """Lines of a working without the mark of its result: the whole has its own."""
    return tuple(replace(line, kind=StepKind.LINE) for line in lines)


def _apart(
    books: Books, battle: Battle, inputs: HelpInputs, place: str
) -> tuple[Battle, tuple[Step, ...], tuple[Fact, ...]]:
    lines = 1 if inputs.new_line else 0
    # One hex of help at a time, for each stack rolls by itself.
    asked = ApartInputs(1, lines, battle.points, inputs.counterattack)
    ruling = help_apart(asked, books.tables)
    if not ruling.result.cancelled:
        return battle, _plain(ruling.working), ()
    # Stored Advance Points are lost with an attack that is called off (12.79).
    over = replace(battle, points=0, end=str(End.CANCELLED))
    more: tuple[Fact, ...] = ()
    if ruling.result.roles_change:
        more = battle_facts(books, _counterattack(books, battle, place))
    return over, _plain(ruling.working), more


def _counterattack(books: Books, battle: Battle, place: str) -> Battle:
    """The defender's attack at once, with the roles changed and the bonus of a flank attack."""
    # Both forces of the defender attack: those in the hex and the help that came.
    return Battle(
        turn=books.turn,
        number=next_number(books),
        attacker=battle.defender,
        defender=battle.attacker,
        # A battle is about one hex: where they attacked from several, the first.
        hex=battle.sources[0],
        sources=tuple(dict.fromkeys((battle.hex, place))),
        attackers=battle.defenders,
        defenders=battle.attackers,
        flanked=True,
        phase=battle.phase,
    )


def _beside(books: Books, battle: Battle, role: Role, place: str) -> bool | None:
    """Whether a hex is that of a side's first stack or beside it; None where nobody can tell."""
    told = [distance(place, own, books.tables) for own in battle.hexes(role)]
    if any(apart is not None and apart <= 1 for apart in told):
        return True
    # One stack near is enough for yes; no takes that every hex could be measured.
    return None if None in told else False


def _help_faults(
    books: Books,
    battle: Battle,
    units: tuple[UnitState, ...],
    inputs: HelpInputs,
    place: str,
) -> Iterator[Fault]:
    if not units:
        yield Fault("No unit is picked.", "units", advice="Pick the stack.", case=ROLL)
        return
    yield from _stack_faults(books, battle, units)
    # A stack that fails stays where it is, so nothing is asked about a hex.
    if not inputs.arrives:
        return
    role = Role.ATTACKER if units[0].side == battle.attacker else Role.DEFENDER
    if not place:
        yield asked_for("hex", "Say where it arrives.", ARRIVAL)
        return
    yield from held_by_enemies(books, battle, role.other, place, ARRIVAL)
    if inputs.beside is None and _beside(books, battle, role, place) is None:
        advice = "The hexes do not show whether it is beside its own first stack: say so."
        yield asked_for("beside", advice, ARRIVAL)
    if role is Role.ATTACKER and place not in battle.sources:
        # A round with its result behind it is over, so help comes into the next one.
        fights = battle.round + (1 if battle.result else 0)
        asked = JointInputs(fights, attack_hexes=len(battle.sources) + 1)
        if not joint_attack(asked, books.tables).result:
            advice = "Enter the result of the first round, which is fought from one hex."
            yield Fault("It comes too early.", "hex", place, advice, JOINT)


def held_by_enemies(
    books: Books, battle: Battle, role: Role, place: str, case: str
) -> Iterator[Fault]:
    """What stands against going where a side of the battle still stands."""
    there = [one for one in fighters(books, battle, role) if same_hex(one.hex, place)]
    if there:
        sentence = f"Enemies are in {place}: {names_of(there)}."
        advice = "Choose a hex beside it, or enter first where they went."
        yield Fault(sentence, "hex", place, advice, case)


def _stack_faults(books: Books, battle: Battle, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    for unit in units:
        for one in open_battles(books):
            if unit.id in one.fighters:
                # Under an attack that is not resolved nobody marches away; elsewhere it is busy.
                case = (
                    _ATTACKED if one.defender == unit.side and one.number != battle.number else ROLL
                )
                yield against(unit, f"fights in {one.name}.", case)
        if unit.side != units[0].side:
            yield against(unit, "belongs to the other side.", ROLL, "Roll for one stack at a time.")
        if marched(books, unit):
            yield against(unit, "has rolled in this Combat Phase.", ROLL)
    yield from unfit(books, units, ROLL)
    yield from off_map(units, ROLL)
    if len(hexes_of(units)) > 1:
        sentence = f"They are in {', '.join(hexes_of(units))}."
        yield Fault(sentence, "units", advice="Roll for one stack at a time.", case=ROLL)
