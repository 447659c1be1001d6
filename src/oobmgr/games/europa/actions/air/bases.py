"""Air bases: entered, changed, finished, hit, repaired, and taken off the books."""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.actions.air.results import (
    AirHitsInputs,
    PickedGroup,
    drawn_told,
    grounded_told,
    plan_air_hits,
)
from oobmgr.games.europa.actions.idle_fields import idle_fields
from oobmgr.games.europa.actions.supply.held_places import held_by_enemy
from oobmgr.games.europa.air.base_records import (
    Base,
    base_facts,
    base_named,
    bases_of,
    capacity_asked,
)
from oobmgr.games.europa.air.bases import CITY_ALIASES, CityKind, airbase_capacity
from oobmgr.games.europa.air.held import held
from oobmgr.games.europa.built import Work, WorkState, work_at
from oobmgr.games.europa.entered import done
from oobmgr.games.europa.hexes import HEXES, off_the_maps
from oobmgr.games.europa.known_words import all_bases, hexes
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import COMBAT, EVERY_PHASE, EXPLOITATION, MOVEMENT, enemy
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.fields import choice_told, count_told, flag_told, list_told, open_told, text_told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.offered_words import offering


class BaseWork(StrEnum):
    """What is done with a base."""

    ADD = "add"
    CHANGE = "change"
    FINISH = "finish"
    DAMAGE = "damage"
    REPAIR = "repair"
    REMOVE = "remove"


_WORK_ALIASES = {
    "new": "add", "enter": "add", "built": "finish", "airfield built": "finish",
    "finished": "finish", "hit": "damage", "hits": "damage", "repaired": "repair",
    "delete": "remove", "gone": "remove", "lost": "remove",
}  # fmt: skip
_TITLES = {
    BaseWork.ADD: "Air base entered",
    BaseWork.CHANGE: "Air base changed",
    BaseWork.FINISH: "Airfield finished",
    BaseWork.DAMAGE: "Air base hit",
    BaseWork.REPAIR: "Air base repaired",
    BaseWork.REMOVE: "Air base taken off the books",
}


_KEPT = {"work": (BaseWork.ADD, BaseWork.CHANGE)}
_SMALL = {"work": (BaseWork.DAMAGE, BaseWork.REPAIR)}
_PLACED = ("hex", "city", "airfield", "printed_sum")
_HIT = {"work": (BaseWork.DAMAGE,)}


@dataclass(frozen=True)
class AirBaseInputs:
    """An air base and what is done with it."""

    work: BaseWork = choice_told(
        "What is done: finish is an airfield that was begun and is built now.",
        "AIR-05",
        BaseWork.ADD,
        _WORK_ALIASES,
        label="What",
    )
    name: str = text_told("The name of the base.", "AIR-05", label="Base")
    hex: str = HEXES.told("The hex; left blank to keep it.", "AIR-05", label="Hex", when=_KEPT)
    city: CityKind | None = open_told(
        "The city in the hex; left blank to keep it.",
        "AIR-05",
        aliases=CITY_ALIASES,
        label="City",
        when=_KEPT,
    )
    airfield: bool | None = open_told(
        "Whether an airfield is built there; left blank to keep it.",
        "AIR-05",
        label="Airfield?",
        when=_KEPT,
    )
    printed_sum: int | None = open_told(
        "Sum of the printed Airbase table there, where the campaign halves it.",
        "AIR-05",
        unit="groups",
        low=0,
        high=FEW,
        label="Printed sum",
        when=_KEPT,
    )
    hits: int = count_told(
        "Hits, for damage and repair.", "AIR-06", unit="hits", label="Hits", when=_SMALL
    )
    enemy: bool = flag_told(
        "Whether it is a base of the side that is not playing.", "AIR-05", label="Enemy base?"
    )
    grounded: tuple[PickedGroup, ...] = grounded_told(
        "Damage: operable groups", label="Become inoperable", when=_HIT
    )
    drawn: tuple[PickedGroup, ...] = drawn_told(
        "Damage: inoperable groups", label="Drawn for Remnants", when=_HIT
    )


@action(
    "AIR-05..07 RES-07",
    phases=EVERY_PHASE,
    title="Air bases",
    group="Air",
    offers=offering(name=all_bases, hex=hexes),
)
def plan_air_base(books: Books, inputs: AirBaseInputs) -> ActionPlan:
    """Enter an air base, change it, or say that it was hit or repaired."""
    side = enemy(books.side) if inputs.enemy else books.side
    old = base_named(books, side, inputs.name) if inputs.name else None
    new = _as_wanted(old or Base(side, inputs.name.strip()), inputs)
    lines, capacity_faults = _capacity_lines(books, new)
    refusals = tuple(_refusals(books, inputs, old, side))
    # A base whose capacity cannot be told may still be taken off the books.
    if inputs.work is not BaseWork.REMOVE:
        refusals += capacity_faults
    begun, warnings = _begun(books, new, inputs.work)
    gone = inputs.work is BaseWork.REMOVE
    plan = ActionPlan(
        f"{_TITLES[inputs.work]}: {new.name or '?'}",
        "" if gone else _told(new),
        Ruling(new.name, (*begun, *lines)),
        facts=() if refusals else base_facts(books, new, gone=gone),
        warnings=(
            *warnings,
            *_small_warnings(books, inputs, lines),
            *_of_the_enemy(books, inputs, side),
            # An airfield that is finished may make a base, and tell where it lies.
            *idle_fields(inputs, leaving=_PLACED if inputs.work is BaseWork.FINISH else ()),
            *_more_than_it_takes(books, inputs, old),
            *_placed_doubts(books, inputs),
        ),
        refusals=refusals,
    )
    if inputs.work is BaseWork.DAMAGE and not refusals:
        return _groups_struck(books, plan, inputs)
    return plan


def _groups_struck(books: Books, plan: ActionPlan, inputs: AirBaseInputs) -> ActionPlan:
    """The damage with the groups that it strikes, as if the base were bombed (AIR-06)."""
    asked = AirHitsInputs(inputs.name, inputs.hits, inputs.grounded, inputs.drawn, not inputs.enemy)
    hit = plan_air_hits(books, asked)
    # The result of the entry is the capacity that is left, so the hits must not be a second one.
    lines = (replace(step, kind=StepKind.LINE) for step in hit.ruling.working)
    ruling = replace(plan.ruling, working=(*lines, *plan.ruling.working), notes=hit.ruling.notes)
    # The hits write the damage of the base as well, so the facts of the entry itself are left out.
    return replace(
        plan, ruling=ruling, postings=hit.postings, facts=hit.facts, refusals=hit.refusals
    )


def _told(base: Base) -> str:
    # Taken away it is gone for good, and its groups have to move first.
    where = f"{base.name}, {base.hex}" if base.hex else base.name
    parts = [f"city: {base.city}", "airfield" if base.airfield else "no airfield"]
    if base.hits:
        parts.append(counted(base.hits, "hit"))
    return f"{where}: {', '.join(parts)}."


def _as_wanted(base: Base, inputs: AirBaseInputs) -> Base:
    if inputs.work is BaseWork.DAMAGE:
        return replace(base, hits=base.hits + inputs.hits)
    if inputs.work is BaseWork.REPAIR:
        return replace(base, hits=max(base.hits - inputs.hits, 0))
    if inputs.work is BaseWork.REMOVE:
        return base
    # Whatever is not entered stays as it is; a base that is new has nothing to keep.
    changed = replace(
        base,
        hex=inputs.hex or base.hex,
        city=base.city if inputs.city is None else inputs.city,
        airfield=base.airfield if inputs.airfield is None else inputs.airfield,
        printed_sum=base.printed_sum if inputs.printed_sum is None else inputs.printed_sum,
    )
    return replace(changed, airfield=True) if inputs.work is BaseWork.FINISH else changed


def _capacity_lines(books: Books, base: Base) -> tuple[tuple[Step, ...], tuple[Fault, ...]]:
    try:
        # Without its city or its printed sum nobody can tell how many groups a base takes.
        return airbase_capacity(capacity_asked(books, base), books.tables).working, ()
    except BadInput as error:
        return (Step("Capacity", None, "not known", "AIR-05", StepKind.RESULT),), error.faults


def _refusals(
    books: Books, inputs: AirBaseInputs, old: Base | None, side: SideId
) -> Iterator[Fault]:
    """Why nothing can be done with the base as entered."""
    work = inputs.work
    if not folded(inputs.name):
        yield Fault("is missing.", "name", inputs.name, "Enter the name of the base.", missing=True)
        return
    if work is BaseWork.ADD and old is not None:
        sentence = f"There is a base {old.name} already."
        yield Fault(sentence, "name", inputs.name, "Change it instead.", "AIR-05")
    # An airfield may be finished where the books know of no base: it makes one.
    if old is None and work not in {BaseWork.ADD, BaseWork.FINISH}:
        advice = did_you_mean(inputs.name, bases_of(books, side)) or "Add it first."
        yield Fault("There is no such base.", "name", inputs.name, advice, "AIR-05")
        return
    if work in {BaseWork.DAMAGE, BaseWork.REPAIR} and not inputs.hits:
        yield Fault("Nothing is entered.", "hits", "0", "Enter the hits.", "AIR-06", missing=True)
    if work is BaseWork.REPAIR and old is not None and inputs.hits > old.hits:
        sentence = f"{old.name} has {counted(old.hits, 'hit')}."
        yield Fault(sentence, "hits", str(inputs.hits), case="AIR-07")
    if work is BaseWork.FINISH and old is not None and old.airfield:
        yield Fault("There is an airfield already.", "name", old.name, case="RES-07")
    if work is BaseWork.REMOVE and old is not None:
        stock = held(books, old.side)
        if number := sum(n for (_, spot), n in stock.items() if spot.base == old.name):
            sentence = f"{counted(number, 'group is', 'groups are')} at {old.name}."
            yield Fault(sentence, "name", old.name, "Move them first.", "AIR-01")
    yield from _same_hex(books, inputs, old, side)


def _same_hex(
    books: Books, inputs: AirBaseInputs, old: Base | None, side: SideId
) -> Iterator[Fault]:
    """One airbase to a hex, and so one base in the books (AIR-05)."""
    # Hits, repairs and removal leave the base where it is.
    if not inputs.hex or inputs.work in {BaseWork.DAMAGE, BaseWork.REPAIR, BaseWork.REMOVE}:
        return
    for base in bases_of(books, side).values():
        # At most one built airfield to a hex, so a second base there would double its capacity.
        if base != old and base.hex and folded(base.hex) == folded(inputs.hex):
            sentence = f"{base.name} is in {base.hex}."
            yield Fault(sentence, "hex", inputs.hex, "Change that base instead.", "AIR-05")


def _begun(books: Books, base: Base, work: BaseWork) -> tuple[tuple[Step, ...], tuple[Fault, ...]]:
    """When the airfield was begun that is finished now; a warning where the books know of none."""
    if work is not BaseWork.FINISH:
        return (), ()
    airfield = work_at(books, Work.AIRFIELD, base.name, base.hex)
    if airfield is not None:
        lines = (
            Step("Airfield begun", CALENDAR.label(airfield.begun), case="RES-07"),
            Step("Usable from", CALENDAR.label(airfield.usable), case="RES-11"),
        )
        # Begun and ready: there is nothing to warn of.
        if airfield.state(books.turn) is WorkState.READY:
            return lines, ()
        sentence = f"The airfield is usable from {CALENDAR.label(airfield.usable)}."
        return lines, (Fault(sentence, "name", base.name, case="RES-11"),)
    sentence = f"The books show no airfield begun at {base.name}."
    advice = "Begin it in the Initial Phase: it costs a Resource Point."
    return (), (Fault(sentence, "name", base.name, advice, "RES-07"),)


def _of_the_enemy(books: Books, inputs: AirBaseInputs, side: SideId) -> Iterator[Fault]:
    """Tells of a base that is built or kept where the other side is (AIR-05)."""
    if inputs.work in {BaseWork.ADD, BaseWork.CHANGE, BaseWork.FINISH}:
        places = {"name": inputs.name, "hex": inputs.hex}
        yield from held_by_enemy(books, places, "AIR-05", side=side)


def _small_warnings(
    books: Books, inputs: AirBaseInputs, lines: tuple[Step, ...]
) -> Iterator[Fault]:
    """What the rules do not expect: a base that takes no group, more repaired than in a turn."""
    kept = inputs.work in {BaseWork.ADD, BaseWork.CHANGE} and inputs.name
    # Neither city nor airfield: such a base takes nobody, and is most likely half entered.
    if kept and lines[-1].value == 0:
        sentence = "No group may fly from there."
        yield Fault(sentence, "city", advice="Name its city or its airfield.", case="AIR-05")
    each = books.tables.whole("air.base.repaired")
    if inputs.work is BaseWork.REPAIR and inputs.hits > each:
        sentence = f"A base repairs {counted(each, 'hit')} a turn."
        # Asked and not refused: an entry by hand may put right what was forgotten before.
        advice = "Check that this is what you mean."
        yield Fault(sentence, "hits", str(inputs.hits), advice, "AIR-07").question()


def _placed_doubts(books: Books, inputs: AirBaseInputs) -> Iterator[Fault]:
    """Asks about a hex that no map has; tells of a sum that this campaign does not use (AIR-05)."""
    if inputs.work not in {BaseWork.ADD, BaseWork.CHANGE, BaseWork.FINISH}:
        return
    new = inputs.work is not BaseWork.CHANGE
    yield from off_the_maps(books, inputs.hex, "hex", "AIR-05", new=new)
    # By the usual reading the printed figures of city and airfield count, and not a sum (EU-CF-61).
    if inputs.printed_sum is not None and chosen(books.options, "base_capacity") != "half_sum":
        sentence = "The printed sum counts only where the campaign halves it."
        yield Fault(sentence, "printed_sum", str(inputs.printed_sum), "Leave it out.", "AIR-05")


def _more_than_it_takes(books: Books, inputs: AirBaseInputs, old: Base | None) -> Iterator[Fault]:
    """Asks about hits beyond the groups that a base takes, each of which takes one off (AIR-06)."""
    if inputs.work is not BaseWork.DAMAGE or old is None:
        return
    lines, faults = _capacity_lines(books, old)
    left = lines[-1].value
    if not faults and isinstance(left, int) and inputs.hits > left:
        sentence = f"{counted(inputs.hits, 'hit')} on a base that takes {counted(left, 'group')}."
        advice = "Check the hits again."
        yield Fault(sentence, "hits", str(inputs.hits), advice, "AIR-06").question()


MEND = "air_mend"


@dataclass(frozen=True)
class AirMendInputs:
    """The damaged bases that are repaired: all that are in supply."""

    unsupplied: tuple[str, ...] = list_told(
        "Bases out of supply, which repair nothing.", "AIR-07", label="Bases out of supply"
    )


def damaged_bases(books: Books) -> tuple[Base, ...]:
    """The bases with hits of the side that is playing."""
    return tuple(base for base in bases_of(books, books.side).values() if base.hits)


@action(
    "AIR-07",
    phases=(MOVEMENT, COMBAT, EXPLOITATION),
    title="Repair air bases",
    once=True,
    offered=lambda books: bool(damaged_bases(books)),
    not_now=Fault("No air base of the side has hits."),
    tab="Repair bases",
    link="Repair them",
    group="Air",
)
def plan_air_mend(books: Books, inputs: AirMendInputs) -> ActionPlan:
    """Every damaged base in supply repairs a hit after the Air Phase."""
    # After the Air Phase, so that damage lasts through the owner's own missions (AIR-07).
    cell = books.tables.cell("air.base.repaired")
    out, faults = _out_of_supply(books, inputs.unsupplied)
    working: list[Step] = []
    facts: list[Fact] = []
    for base in damaged_bases(books):
        # Nobody but the player knows which bases are cut off: they are named, not guessed.
        left = base.hits if base.name in out else max(base.hits - cell.whole, 0)
        text = "out of supply" if base.name in out else f"{base.hits} − {base.hits - left}"
        working.append(cell.step(f"{base.name}, hits", left, text))
        facts.extend(base_facts(books, replace(base, hits=left)))
    if not working:
        faults = (*faults, Fault("No base has hits.", "unsupplied", case=cell.case))
    # A base out of supply repairs nothing, has no fact, and is not counted.
    number = len(facts)
    working.append(cell.step("Bases repaired", number, kind=StepKind.RESULT))
    return ActionPlan(
        f"{counted(number, 'air base')} repaired",
        f"{counted(number, 'base repairs', 'bases repair')} {counted(cell.whole, 'hit')} each.",
        Ruling(number, tuple(working)),
        facts=() if faults else (*facts, *done(books, MEND)),
        refusals=faults,
    )


def _out_of_supply(
    books: Books, names: tuple[str, ...]
) -> tuple[frozenset[str], tuple[Fault, ...]]:
    bases = {name: base_named(books, books.side, name) for name in names}
    known = bases_of(books, books.side)
    faults = tuple(
        Fault("There is no such base.", "unsupplied", name, did_you_mean(name, known), "AIR-07")
        for name, base in bases.items()
        if base is None
    )
    return frozenset(base.name for base in bases.values() if base is not None), faults
