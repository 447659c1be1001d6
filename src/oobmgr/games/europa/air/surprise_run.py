"""The air surprise step by step: who strikes, what can be drawn, what came of it so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Fact, JsonValue, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.air.finding import group_words
from oobmgr.games.europa.air.held import GroupType, Spot, State, held, kind_of
from oobmgr.games.europa.air.nations import AirNation
from oobmgr.games.europa.air.old_facts import strike_record
from oobmgr.games.europa.air.order_of_battle import GroupKind, groups_of
from oobmgr.games.europa.air.run_rows import GuidedRun, RunCounter, RunNote, RunOutcome, RunStep
from oobmgr.games.europa.air.surprise import (
    AirSurpriseResultInputs,
    Striker,
    SurpriseEffect,
    air_surprise_result,
)
from oobmgr.games.europa.entered import counted_so_far
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.turns import CALENDAR, FIRST_TURN, SURPRISE_TURN
from oobmgr.games.europa.words import FULL, SOVIET
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import D6
from oobmgr.rules.entered import enter

KEY: Final = "air_surprise"
_SPARED: Final = KeyForm(KEY).key("no_effect")
_STRIKE: Final = KeyForm(parts=("striker", "number"), joint=" ")
"""Which strike a fact is of: the German type, and its number in two digits."""
_READY: Final = (State.AVAILABLE, State.OPERABLE)
_GROUPS: Final = {"at_fighters": "ASU-02", "at_pool": "ASU-03"}
_WORDS: Final = {
    SurpriseEffect.NONE: "no effect",
    SurpriseEffect.UNREADY: "inoperable",
    SurpriseEffect.EFT: "to the EFT box",
    SurpriseEffect.EET: "to the EET box",
}


@dataclass(frozen=True, slots=True)
class Drawn:
    """A Soviet group that was drawn, by the name on its counter, its die, and what became of it."""

    group: str
    die: int
    effect: SurpriseEffect

    @property
    def words(self) -> str:
        """As a player reads it, ``I16, die 4: to the EFT box``."""
        return f"{self.group}, die {self.die}: {_WORDS[self.effect]}"


@dataclass(frozen=True, slots=True)
class Wave:
    """The strikes of one German type: how many there are, whom they draw, what was drawn."""

    striker: Striker
    at_fighters: bool
    number: int
    events: tuple[Drawn, ...]
    case: str

    @property
    def left(self) -> int:
        """Strikes that are not made yet."""
        return max(self.number - len(self.events), 0)


@dataclass(frozen=True, slots=True)
class SurpriseState:
    """The waves in order, and the one that strikes now with what it can draw; None at the end."""

    waves: tuple[Wave, ...]
    now: Wave | None
    pool: Mapping[GroupType, int]

    @property
    def left(self) -> int:
        """How many strikes the present wave still makes."""
        return min(self.now.left, sum(self.pool.values())) if self.now else 0

    @property
    def made(self) -> int:
        """Strikes made so far, of all waves."""
        return sum(len(wave.events) for wave in self.waves)


def surprise_state(books: Books) -> SurpriseState:
    """Where the air surprise stands."""
    waves = tuple(_waves(books))
    for wave in waves:
        # A wave that finds nobody to draw is over, whatever it has left.
        pool = drawable(books, at_fighters=wave.at_fighters) if wave.left else {}
        if pool:
            return SurpriseState(waves, wave, pool)
    return SurpriseState(waves, None, {})


def _waves(books: Books) -> Iterator[Wave]:
    facts = books.facts(Subject.CONDITION)
    for group, case in _GROUPS.items():
        path = f"air.surprise.{group}"
        for name in books.tables.keys(path):
            striker = Striker(name)
            events = {
                strike[-1]: _drawn(value)
                for (key, field), value in facts.items()
                if key == KEY and value is not None
                if (strike := _STRIKE.read(field)) and strike[0] == striker
            }
            # A wave is no larger than the groups that are left to fly it.
            most = min(books.tables.whole(f"{path}.{name}"), _able(books, striker))
            # Groups that struck may have gone elsewhere since; their strikes stay.
            told = tuple(events[number] for number in sorted(events))
            yield Wave(striker, group == "at_fighters", max(most, len(told)), told, case)


def _drawn(value: JsonValue) -> Drawn:
    record = strike_record(value)
    die, effect = int(str(record["die"])), SurpriseEffect(str(record["effect"]))
    return Drawn(str(record["group"]), die, effect)


def drawn_told(value: JsonValue) -> str:
    """A strike in the books as a person reads it, ``I16, die 4: to the EFT box``."""
    return _drawn(value).words


def _able(books: Books, striker: Striker) -> int:
    """The German groups of a type that can strike."""
    return sum(
        number
        for (group, spot), number in held(books).items()
        if group.air_nation is AirNation.GERMAN
        and spot.state in _READY
        # With their versions: the He111 NB is one of the nine He111 (EU-CF-67).
        and group.aircraft.startswith(striker)
    )


# ------------------------------------------------------------------------------- the pool


def drawable(books: Books, *, at_fighters: bool) -> dict[GroupType, int]:
    """The Soviet groups that can be drawn: fighters alone, or all that the pool holds.

    Ready groups that were not drawn, without those out of reach (ASU-01) and, unless the campaign
    wants it, those of the north.
    """
    kinds = {GroupKind.FIGHTER}
    if not at_fighters:
        level_only = chosen(books.options, "surprise_bomber_set") == "bombers_only"
        kinds |= {GroupKind.BOMBER} if level_only else {GroupKind.BOMBER, GroupKind.SUPPORT}
    kept = _out_of_reach(books)
    found = {}
    for group, number in sorted(_ready(books).items()):
        left = number - kept[group.aircraft] - spared(books, group)
        if kind_of(books, group.aircraft) in kinds and left > 0:
            found[group] = left
    return found


def _ready(books: Books) -> Counter[GroupType]:
    found: Counter[GroupType] = Counter()
    for (group, spot), number in held(books, SOVIET).items():
        if spot.state in _READY:
            found[group] += number
    return found


def _out_of_reach(books: Books) -> Counter[str]:
    """The groups of each aircraft that nobody draws."""
    path = "air.surprise.aside"
    tables = books.tables
    found = Counter({name: tables.whole(f"{path}.{name}") for name in tables.keys(path)})
    # EU-CF-67: the groups at Arkhangel are far from any strike, but no rule excludes them.
    if books.variant == FULL and not chosen(books.options, "surprise_include_north"):
        for entry in groups_of("north", AirNation.SOVIET, books.tables):
            found[entry.type] += entry.number
    return found


def spared(books: Books, group: GroupType) -> int:
    """How many groups of a type were drawn without effect, and are not drawn again."""
    return counted_so_far(books, _SPARED, group.key, Subject.CONDITION)


def ready_spot(books: Books, group: GroupType, gone: int) -> Spot:
    """Where the next ready group of a type lies after `gone` have left: off the map first."""
    spots = sorted(
        (spot for (kind, spot), n in held(books, SOVIET).items() if kind == group and n),
        key=lambda spot: (spot.state is not State.AVAILABLE, spot),
    )
    # Those that have left emptied the first spots: the next group lies in the one after them.
    for spot in spots:
        if spot.state not in _READY:
            continue
        number = held(books, SOVIET)[group, spot]
        if gone < number:
            return spot
        gone -= number
    raise LookupError(group.key)


# ------------------------------------------------------------------------------- the effect


def effect_target(effect: SurpriseEffect, spot: Spot) -> Spot:
    """Where a group goes that was drawn: a box, or inoperable where it lies."""
    if effect is SurpriseEffect.UNREADY:
        # At a base it stays there; off the map it has none.
        return Spot(State.INOPERABLE, spot.base) if spot.base else Spot(State.UNREADY)
    if effect is SurpriseEffect.NONE:
        return spot
    return Spot(State(effect.casefold()))


def event_facts(
    books: Books, wave: Wave, drawn: Iterable[tuple[GroupType, int, SurpriseEffect]]
) -> tuple[Fact, ...]:
    """What is remembered of strikes: a line for each, and the groups that came away unharmed."""
    facts: list[Fact] = []
    unharmed: Counter[GroupType] = Counter()
    known = (_STRIKE.read(field) for key, field in books.facts(Subject.CONDITION) if key == KEY)
    taken = (int(strike[-1]) for strike in known if strike and strike[0] == wave.striker)
    # After the highest, not by their count: an earlier strike may have been revoked.
    for number, (group, die, effect) in enumerate(drawn, max(taken, default=0) + 1):
        record: dict[str, JsonValue] = {"group": group.name, "die": die, "effect": str(effect)}
        # With a leading zero, so that the tenth strike comes after the ninth.
        field = _STRIKE.key(wave.striker, f"{number:02}")
        facts.extend(enter(books, Subject.CONDITION, KEY, field, record))
        unharmed[group] += effect is SurpriseEffect.NONE
    for group, number in unharmed.items():
        if number:
            total = spared(books, group) + number
            facts.extend(enter(books, Subject.CONDITION, _SPARED, group.key, total))
    return tuple(facts)


# ------------------------------------------------------------------------------- on screen


def surprise_run(books: Books) -> GuidedRun:
    """The air surprise as a guided run (ASU-01 to ASU-06)."""
    state = surprise_state(books)
    # Groups that could have been drawn are still there afterwards, but nobody strikes any more.
    if books.turn != SURPRISE_TURN:
        state = replace(state, now=None, pool={})
    pool = tuple(
        RunCounter(group_words(group), group.name, kind_of(books, group.aircraft), number)
        for group, number in state.pool.items()
    )
    return GuidedRun(
        title="Air surprise",
        sentence="Each German group strikes at one Soviet group, drawn at random, before the "
        "first turn.",
        case="ASU-02",
        steps=tuple(_step(books, wave) for wave in state.waves),
        now=str(state.now.striker) if state.now else "",
        left=state.left,
        pool=pool,
        figures=tuple(_figures(books)),
        after=tuple(_afterwards(books)),
        entries="strikes",
    )


def _step(books: Books, wave: Wave) -> RunStep:
    whom = "fighters" if wave.at_fighters else "all that is left"
    sums = Counter(drawn.effect for drawn in wave.events)
    return RunStep(
        key=str(wave.striker),
        title=str(wave.striker),
        sentence=f"{counted(wave.number, 'group strikes', 'groups strike')} at {whom}",
        case=wave.case,
        number=wave.number,
        events=tuple(drawn.words for drawn in wave.events),
        outcomes=tuple(_outcomes(books, wave.striker)),
        tally=", ".join(f"{sums[effect]} {_WORDS[effect]}" for effect in _WORDS if sums[effect]),
    )


def _outcomes(books: Books, striker: Striker) -> Iterator[RunOutcome]:
    """What each roll does, rolls alike taken together."""
    by_effect: dict[SurpriseEffect, list[int]] = {}
    for roll in range(1, D6 + 1):
        # Asked of the calculator itself, so that the legend never differs from what is posted.
        ruling = air_surprise_result(AirSurpriseResultInputs(striker, roll), books.tables)
        by_effect.setdefault(ruling.result, []).append(roll)
    for effect, rolls in by_effect.items():
        yield RunOutcome(rolls[0], rolls[-1], _WORDS[effect])


def _figures(books: Books) -> Iterator[RunNote]:
    sums: Counter[str] = Counter()
    for (group, spot), number in held(books, SOVIET).items():
        if spot.state in _READY:
            kind = kind_of(books, group.aircraft)
            sums["Fighters still ready" if kind == "fighter" else "Others still ready"] += number
        elif spot.state in {State.UNREADY, State.INOPERABLE}:
            sums["Inoperable"] += number
        elif spot.state in {State.EFT, State.EET}:
            sums[f"{spot.state.upper()} box"] += number
    labels = ("Fighters still ready", "Others still ready", "Inoperable", "EFT box", "EET box")
    for label in labels:
        yield RunNote(label, "ASU-03", str(sums[label]))
    aside = sum(
        min(_out_of_reach(books)[group.aircraft], number) for group, number in _ready(books).items()
    )
    yield RunNote("Out of reach, among those ready", "ASU-01", str(aside))


def _afterwards(books: Books) -> Iterator[RunNote]:
    placed = "Soviet fighters still ready may be placed at bases in range of the border."
    yield RunNote(placed, "ASU-05")
    sorting = CALENDAR.label(TurnCode(books.tables.text("air.surprise.sorted.turn")))
    first = CALENDAR.label(FIRST_TURN)
    later = f"Inoperable groups may roll from {first} on, EFT and EET from {sorting} on."
    yield RunNote(later, "ASU-06")
    yield RunNote("Ju87 take no part here; they support the attacks of this turn.", "ASU-04")
    cover = CALENDAR.label(TurnCode(books.tables.text("air.surprise.cover.turn")))
    late = f"Nothing opposes the Axis in the air now; full Soviet cover comes from {cover} on."
    yield RunNote(late, "ASU-07")
