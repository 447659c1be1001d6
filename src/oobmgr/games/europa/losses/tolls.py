"""Losses as they are picked: what each counts for, what is required, what zones take."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, replace
from fractions import Fraction
from typing import Any

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Step
from oobmgr.domain.units import UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.combat.fighters import Fighter
from oobmgr.games.europa.losses.change import (
    ExcessLossChange,
    ExcessLossChangeInputs,
    Removal,
    excess_loss_change,
)
from oobmgr.games.europa.replacements.points import PointKind
from oobmgr.games.europa.replacements.rebuilding import After
from oobmgr.games.europa.replacements.unit_prices import point_kind, unit_rebuild
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.rules.actions import StepChange
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import HIGHEST_ID
from oobmgr.rules.fields import flag_told, list_told
from oobmgr.rules.inputs import decode_each, told
from oobmgr.rules.scalars import read_whole


@dataclass(frozen=True)
class Loss:
    """A unit that loses a step, or all that it has."""

    unit: int = told("The unit.", low=1, high=HIGHEST_ID, case="LOS-04", label="Unit")
    gone: bool = flag_told(
        "Whether it is removed altogether, where a cadre would be left.",
        "LOS-04",
        label="No cadre?",
    )


def _read_losses(raw: Any) -> tuple[Loss, ...]:  # noqa: ANN401 - JSON
    """Losses as records, or as bare ids of units."""
    if not isinstance(raw, list | tuple):
        raise ValueError("must be a list of units.")  # noqa: TRY004 - as in the reader
    named = (one if isinstance(one, Mapping | Loss) else {"unit": read_whole(one)} for one in raw)
    return decode_each(Loss, named)


def losses_told(sentence: str, *, label: str = "") -> Any:  # noqa: ANN401 - as `told`
    """An input of losses; a number alone is a unit that loses a step."""
    sentence = f"{sentence} A number alone is a unit that loses a step."
    return list_told(sentence, "LOS-04", read=_read_losses, label=label)


@dataclass(frozen=True)
class Demand:
    """What a result takes of a side: factors, and whether armor must be among them.

    `cancels` says that NKVD is lost to cancel the retreat (LOS-08).
    """

    side: SideId
    required: int = 0
    attacking: bool = False
    armor: bool = False
    nation: str = ""
    cancels: bool = False


@dataclass(frozen=True)
class Met:
    """How far the picked losses of a side meet what it must lose.

    `spare` are the units without any one of which the others would be enough.
    """

    demand: Demand
    lost: tuple[Fighter, ...] = ()
    changes: tuple[StepChange, ...] = ()
    counted: Fraction = Fraction(0)
    all_lost: bool = False
    armor_met: bool = True
    spare: tuple[Fighter, ...] = ()
    change: ExcessLossChange | None = None
    nation: str = ""
    lines: tuple[Step, ...] = ()
    faults: tuple[Fault, ...] = field(default=())

    @property
    def enough(self) -> bool:
        """Whether the strength lost is enough, or nothing is left to lose."""
        return self.all_lost or self.counted >= self.demand.required

    @property
    def met(self) -> bool:
        """Whether strength and armor are both enough."""
        return self.enough and self.armor_met


def picked(
    fighters: Iterable[Fighter], losses: tuple[Loss, ...], where: str
) -> tuple[tuple[Fighter, ...], tuple[StepChange, ...], tuple[Fault, ...]]:
    """The units that lose something, how, and what is wrong with the picks."""
    known = {one.unit.id: one for one in fighters}
    lost: dict[UnitId, Fighter] = {}
    changes: list[StepChange] = []
    faults: list[Fault] = []
    for at, loss in enumerate(losses):
        unit_id = UnitId(loss.unit)
        place = f"{where}.{at}"
        if unit_id not in known:
            sentence = "A loss is not a unit of this combat."
            faults.append(Fault(sentence, place, str(loss.unit), "Pick others.", "LOS-04"))
        elif unit_id in lost:
            sentence = f"{known[unit_id].name} is lost twice."
            faults.append(Fault(sentence, place, str(loss.unit), "Leave one out.", "LOS-04"))
        else:
            one = lost[unit_id] = known[unit_id]
            changes.append(StepChange(one.unit, 0 if loss.gone else one.unit.steps_left - 1))
    return tuple(lost.values()), tuple(changes), tuple(faults)


def met(books: Books, demand: Demand, fighters: tuple[Fighter, ...],
        losses: tuple[Loss, ...], where: str) -> Met:  # fmt: skip
    """How far losses meet a requirement, and what comes back (LOS-04 to LOS-06, CHG-01 to 07)."""
    lost, changes, faults = picked(fighters, losses, where)
    removals = tuple(
        _removal(books, one, change, demand) for one, change in zip(lost, changes, strict=True)
    )
    # Armor cannot be asked of a side that has none.
    armor_left = any(one.armor for one in fighters)
    idle = _idle_nkvd(demand, lost, removals)
    asked = ExcessLossChangeInputs(
        Fraction(demand.required),
        tuple(each for one, each in zip(lost, removals, strict=True) if one not in idle),
        demand.armor,
        options=books.options,
    )
    ruling = excess_loss_change(asked, books.tables)
    text = "lost beyond need, cancels nothing: nothing comes back"
    given_up = tuple(Step(one.name, 0, text, "LOS-08") for one in idle)
    return Met(
        demand=demand,
        lost=lost,
        changes=changes,
        # In full, also for divisions that become cadres: they meet the requirement so (CHG-02).
        counted=sum((one.full for one in removals), Fraction(0)),
        # A side that loses all it has has met any requirement.
        all_lost=bool(fighters) and len(lost) == len(fighters),
        armor_met=not (demand.armor and armor_left) or any(one.armor for one in lost),
        spare=_spare(demand, lost, removals),
        # Without a requirement nothing can be in excess of it.
        change=ruling.result if lost and demand.required else None,
        nation=demand.nation or _chief_nation(removals, lost),
        lines=(*given_up, *ruling.working) if lost else (),
        faults=faults,
    )


def _spare(
    demand: Demand, lost: tuple[Fighter, ...], removals: tuple[Removal, ...]
) -> tuple[Fighter, ...]:
    """The units that are lost although the others meet the requirement, armor among them."""
    total = sum((each.full for each in removals), Fraction(0))
    armor = sum(1 for one in lost if one.armor)
    return tuple(
        # One by one: of two that could be left out each is told for itself.
        one
        for one, each in zip(lost, removals, strict=True)
        # NKVD may be given up for its right, and the last armor because armor is asked for.
        if total - each.full >= demand.required
        and not one.nkvd
        and not (demand.armor and one.armor and armor == 1)
    )


def _idle_nkvd(
    demand: Demand, lost: tuple[Fighter, ...], removals: tuple[Removal, ...]
) -> tuple[Fighter, ...]:
    """The NKVD that is lost although the others meet the requirement and no retreat is cancelled.

    It is given up for a right that is not used, so it brings no change (LOS-08).
    """
    if demand.cancels:
        # Given up to hold the hex, they are no idle loss.
        return ()
    pairs = tuple(zip(lost, removals, strict=True))
    others = sum((each.full for one, each in pairs if not one.nkvd), Fraction(0))
    return tuple(one for one in lost if one.nkvd) if others >= demand.required else ()


def _removal(books: Books, one: Fighter, change: StepChange, demand: Demand) -> Removal:
    # Attack factors of an attacker, defence factors of a defender (CHG-04).
    full, after = (one.af, one.next_af) if demand.attacking else (one.df, one.next_df)
    # A cadre may be stronger in one role than the whole unit is, and nothing is lost then.
    left = min(after, full) if change.steps_left else Fraction(0)
    isolated = one.state is SupplyState.ISOLATED
    return Removal(full, left, armor_price(books, one, change), isolated)


def armor_price(books: Books, one: Fighter, change: StepChange) -> Fraction:
    """The armor points of rebuilding what a unit loses; none where no price is known (CHG-05)."""
    if one.armor_price is not None:
        return one.armor_price
    # Only units that are rebuilt with armor points have a price in them.
    if point_kind(one.unit, books.tables) is not PointKind.ARMOR:
        return Fraction(0)
    points = _rebuild_points(books, change, After.FULL)
    # A cadre that goes has lost only what a cadre costs.
    if not change.steps_left and one.unit.reduced:
        points = _rebuild_points(books, change, After.CADRE)
    return Fraction(points.get("armor", 0))


def _rebuild_points(books: Books, change: StepChange, to: After) -> Mapping[str, int]:
    status = change.unit.status if change.steps_left else UnitStatus.DEAD
    after = replace(change.unit, steps_left=change.steps_left, status=status)
    try:
        return unit_rebuild(books, after, to).points
    except BadInput:
        return {}


def _chief_nation(removals: tuple[Removal, ...], lost: tuple[Fighter, ...]) -> str:
    """The nation that lost most, which gets what comes back where nobody says otherwise."""
    sums: defaultdict[str, Fraction] = defaultdict(Fraction)
    for one, removal in zip(lost, removals, strict=True):
        # By what is lost in strength: a cadre that is left has not been.
        sums[one.unit.nation] += removal.full - removal.cadre
    return max(sums, key=lambda nation: sums[nation], default="")


def short_faults(found: Met, name: str, where: str) -> tuple[Fault, ...]:
    """The refusals of a requirement that is not met (LOS-04, LOS-05)."""
    required, counted = found.demand.required, shown(found.counted)
    if not found.enough:
        sentence = f"The {name} side must lose {required}; the picked losses count for {counted}."
        advice = "Pick more." if found.lost else f"Pick {name} losses for {required} factors."
        return (Fault(sentence, where, counted, advice, "LOS-04", missing=not found.lost),)
    if not found.armor_met:
        sentence = f"The {name} side must reduce at least one unit with AECA."
        # The lost armor has to be there, but it need not be lost whole.
        return (Fault(sentence, where, "", "Pick one of them.", "LOS-05"),)
    if found.lost and not required:
        sentence = f"The {name} side need not lose anything."
        return (Fault(sentence, where, "", "Leave the losses out.", "LOS-01"),)
    return ()


def over_faults(found: Met, name: str, where: str) -> Iterator[Fault]:
    """Asks about a unit that is lost although the others are enough (LOS-04)."""
    # Where nothing is required, a refusal says so.
    if not found.spare or not found.demand.required:
        return
    one = found.spare[0]
    sentence = (
        f"The {name} side must lose {found.demand.required}; the picked losses are enough "
        f"without {one.name}."
    )
    yield Fault(sentence, where, one.name, "Leave it out.", "LOS-04").question()


# ------------------------------------------------------------------------------------- enemy zones


_CASE = "LOS-09"


@dataclass(frozen=True)
class ZoneToll:
    """What the zones take: nothing, an RE, or a division where no RE is there."""

    lines: tuple[Step, ...]
    words: str = ""
    due: bool = False
    met: bool = True
    faults: tuple[Fault, ...] = ()


def zone_toll(
    books: Books,
    stack: tuple[Fighter, ...],
    lost: tuple[Fighter, ...],
    changes: tuple[StepChange, ...],
    *,
    enemy_armor: bool,
) -> ZoneToll:
    """What a retreating stack loses to enemy zones, and whether the picks meet it.

    `stack` are the units that retreat, as they stand after the combat.
    """
    # Armor alone slips through zones that no enemy armor holds; one infantry unit with it ends
    # that.
    spared = bool(stack) and all(one.armor for one in stack) and not enemy_armor
    least = books.tables.cell("losses.enemy_zone.res")
    if spared or not stack:
        words = "armor alone, no enemy AECA" if spared else "no unit retreats"
        sentence = "The enemy zones take nothing from this stack."
        over = Fault(sentence, "zone_losses", "", "Leave the losses out.", _CASE)
        line = Step("Enemy zones", 0, words, _CASE)
        return ZoneToll((line,), faults=(over,) if lost else ())
    needed = Fraction(least.number)
    # Only where nothing smaller stands there does a division pay with its cadre (LOS-09).
    if all(one.division for one in stack):
        number = books.tables.whole("losses.enemy_zone.divisions")
        found = sum(1 for one in lost if one.division)
        text = "no unit below a division"
        line = Step("Enemy zones: divisions to reduce", number, text, _CASE)
        words, enough = "1 division to cadre", found >= number
    else:
        # A division counts by what it loses down to its cadre, a small unit only as a whole.
        removed = (
            one.res
            for one, change in zip(lost, changes, strict=True)
            if one.division or not change.steps_left
        )
        gone = sum(removed, Fraction(0))
        line = least.step("Enemy zones: REs to lose", needed, f"{shown(gone)} REs picked")
        words = f"{shown(needed)} RE"
        # All that there is will do, as with the losses of a battle (EU-CF-87).
        enough = gone >= needed or len(lost) == len(stack)
    sentence = f"The retreat through enemy zones costs {words}."
    short = Fault(sentence, "zone_losses", "", "Pick what the zones take.", _CASE)
    return ZoneToll((line,), words, due=True, met=enough, faults=() if enough else (short,))
