"""What follows from a result: losses of both sides, retreat, NKVD, enemy zones on the way."""

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.actions.combat.battle_inputs import BattleInputs
from oobmgr.games.europa.actions.combat.battle_losses import (
    after_losses,
    loss_words,
    together,
    toll_of,
)
from oobmgr.games.europa.combat.armor import ArmorRating
from oobmgr.games.europa.combat.assessment import FORTIFIED, Assessment, Circumstances
from oobmgr.games.europa.combat.battle_rows import Toll
from oobmgr.games.europa.combat.fighters import Fighter
from oobmgr.games.europa.combat.ground import retreat_terrain
from oobmgr.games.europa.combat.strengths import printed, printed_out_of_supply
from oobmgr.games.europa.losses.requirements import (
    CombatLosses,
    CombatLossesInputs,
    armor_owed,
    combat_losses,
)
from oobmgr.games.europa.losses.retreats import (
    NkvdCancelsRetreatInputs,
    RetreatLengthInputs,
    nkvd_cancels_retreat,
    retreat_length,
)
from oobmgr.games.europa.losses.tolls import (
    Demand,
    Met,
    met,
    over_faults,
    picked,
    short_faults,
    zone_toll,
)
from oobmgr.games.europa.words import SIDE_NAMES, SideName, enemy
from oobmgr.rules.actions import StepChange
from oobmgr.rules.books import Books

_ATTACKER_RETREATS = "AR"
_UNASKED = Fault(
    "No unit retreats through enemy zones.", "zone_losses", "", "Leave these losses out.", "LOS-09"
)


@dataclass(frozen=True)
class Aftermath:
    """The losses and the retreat of a battle.

    `sides` are attacker and defender; `changes` all steps that go, each unit once; `cleared` says
    that no defender is left in the hex; `retreating` are the units that must go so many `hexes`;
    `words` are the sentences for the ledger.
    """

    sides: tuple[Met, ...] = ()
    changes: tuple[StepChange, ...] = ()
    tolls: tuple[Toll, ...] = ()
    retreat: str = ""
    nkvd: bool = False
    cleared: bool = False
    retreating: tuple[Fighter, ...] = ()
    hexes: int = 0
    words: tuple[str, ...] = ()
    lines: tuple[Step, ...] = ()
    refusals: tuple[Fault, ...] = ()
    warnings: tuple[Fault, ...] = ()


@dataclass(frozen=True)
class _Retreat:
    """Who retreats how far, whether that is cancelled, and what enemy zones take."""

    attacker: bool = False
    hexes: int = 0
    may_cancel: bool = False
    cancelled: bool = False
    changes: tuple[StepChange, ...] = ()
    toll: Toll | None = None
    lines: tuple[Step, ...] = ()
    refusals: tuple[Fault, ...] = ()


def aftermath(
    books: Books, inputs: BattleInputs, found: Assessment, about: Circumstances, result: str
) -> Aftermath:
    """Losses and retreat for a result (LOS-01 to LOS-09, CHG-01 to CHG-07)."""
    asked = _losses_asked(books, found, about, result)
    ruling = combat_losses(asked, books.tables)
    ours, theirs = _demands(books, inputs, asked, ruling.result)
    attack = found.attack
    attacker = met(books, ours, attack.attackers, inputs.attacker_losses, "attacker_losses")
    # The defender loses by defence factors, the attacker by attack factors: met() reads them so.
    defender = met(books, theirs, attack.defenders, inputs.defender_losses, "defender_losses")
    sides = (attacker, defender)
    # His hex decides how far he goes: one hex less from a city, forest or mountain (LOS-07).
    way = RetreatLengthInputs(result, *retreat_terrain(about.ground), books.options)
    retreat = _retreat(books, inputs, found, sides, way)
    taken = (Step("What it takes", kind=StepKind.HEADING), *ruling.working)
    # An attacker who retreats leaves the target where it is.
    left_hex = bool(retreat.hexes) and not retreat.attacker
    return Aftermath(
        sides=sides,
        changes=together(attacker.changes, defender.changes, retreat.changes),
        tolls=tuple(_tolls(books, sides, retreat)),
        retreat=_retreat_words(retreat),
        # Told even where he does not cancel, so that the form can offer it.
        nkvd=retreat.may_cancel,
        # A hex is cleared by a retreat as well as by losses.
        cleared=left_hex or not after_losses(books, attack.defenders, defender.changes),
        retreating=_retreating(books, found, sides, retreat),
        hexes=retreat.hexes,
        words=tuple(_words(sides, retreat)),
        lines=(*taken, *_loss_lines(sides), *retreat.lines),
        refusals=(*_loss_faults(sides, retreat), *retreat.refusals),
        warnings=tuple(_needless(sides)),
    )


def _demands(
    books: Books, inputs: BattleInputs, asked: CombatLossesInputs, taken: CombatLosses
) -> tuple[Demand, Demand]:
    """What attacker and defender must lose, with the armor that either owes (LOS-05, LOS-06)."""
    owed = armor_owed(asked, taken)
    ours = Demand(
        books.side,
        taken.attacker,
        attacking=True,
        armor=owed.attacker,
        nation=inputs.attacker_nation,
    )
    theirs = Demand(
        enemy(books.side),
        taken.defender,
        armor=owed.defender,
        nation=inputs.defender_nation,
        # For units lost to cancel a retreat no points come back.
        cancels=inputs.cancel_retreat,
    )
    return ours, theirs


def _loss_lines(sides: Iterable[Met]) -> Iterable[Step]:
    for side in sides:
        if side.lines:
            heading = f"{SIDE_NAMES[side.demand.side]} losses"
            yield from (Step(heading, kind=StepKind.HEADING), *side.lines)


def _retreating(
    books: Books, found: Assessment, sides: tuple[Met, Met], retreat: _Retreat
) -> tuple[Fighter, ...]:
    """The units that are left to retreat; none where nobody does, or where it is cancelled."""
    if not retreat.hexes or retreat.cancelled:
        return ()
    own = found.attack.attackers if retreat.attacker else found.attack.defenders
    side = sides[0] if retreat.attacker else sides[1]
    # Whoever fell in the battle or to enemy zones does not retreat.
    return after_losses(books, own, together(side.changes, retreat.changes))


def _loss_faults(sides: Iterable[Met], retreat: _Retreat) -> Iterable[Fault]:
    for side in sides:
        demand = side.demand
        yield from side.faults
        # NKVD that no result asks for may be given to cancel a retreat, and nobody else.
        given = not demand.attacking and not demand.required and retreat.cancelled
        given = given and all(one.nkvd for one in side.lost)
        if not side.faults and not given:
            where = "attacker_losses" if demand.attacking else "defender_losses"
            yield from short_faults(side, SIDE_NAMES[demand.side], where)


def _needless(sides: Iterable[Met]) -> Iterable[Fault]:
    for side in sides:
        where = "attacker_losses" if side.demand.attacking else "defender_losses"
        # More than is asked for is no mistake: points come back for it (CHG-01). It is only told.
        yield from over_faults(side, SIDE_NAMES[side.demand.side], where)


def _tolls(books: Books, sides: Iterable[Met], retreat: _Retreat) -> Iterable[Toll]:
    for side in sides:
        if side.demand.required or side.lost:
            yield toll_of(books, side)
    if retreat.toll is not None:
        yield retreat.toll


# --------------------------------------------------------------------------------- retreat


def _retreat(
    books: Books,
    inputs: BattleInputs,
    found: Assessment,
    sides: tuple[Met, Met],
    way: RetreatLengthInputs,
) -> _Retreat:
    length = retreat_length(way, books.tables)
    attacker = way.result == _ATTACKER_RETREATS
    hexes = length.result
    nkvd = _nkvd(books, inputs, sides[1], found.attack.defenders, way.result)
    lines = (Step("Retreat", kind=StepKind.HEADING), *length.working, *nkvd.lines)
    # Losses to zones that nobody asked for are refused even where nobody retreats.
    idle = (*nkvd.refusals, *((_UNASKED,) if inputs.zone_losses else ()))
    if not hexes:
        # Nobody goes: of zones on the way there is nothing to ask.
        return _Retreat(refusals=idle)
    # A retreat that is cancelled leads through no zones, whatever else is entered.
    if nkvd.cancelled:
        return replace(nkvd, may_cancel=True, lines=lines, refusals=idle)
    # No zone on the way, so the retreat costs nobody more.
    if not inputs.through_zones:
        return _Retreat(attacker, hexes, nkvd.may_cancel, lines=lines, refusals=idle)
    side = sides[0] if attacker else sides[1]
    own = found.attack.attackers if attacker else found.attack.defenders
    # As they stand after the losses of the battle: a cadre pays the zones as a cadre.
    stack = after_losses(books, own, side.changes)
    lost, changes, wrong = picked(stack, inputs.zone_losses, "zone_losses")
    # Armor alone loses only to an enemy with armor effects; a mixed stack always (LOS-09).
    toll = zone_toll(books, stack, lost, changes, enemy_armor=inputs.zone_armor)
    return _Retreat(
        attacker,
        hexes,
        nkvd.may_cancel,
        changes=changes,
        toll=_zone_toll_shown(side, toll.words, changes, met=toll.met) if toll.due else None,
        lines=(*lines, *toll.lines),
        refusals=(*nkvd.refusals, *wrong, *toll.faults),
    )


def _zone_toll_shown(side: Met, words: str, changes: tuple[StepChange, ...], *, met: bool) -> Toll:
    return Toll(
        side=side.demand.side,
        name=f"{SIDE_NAMES[side.demand.side]}, enemy zones",
        required=words,
        counted=counted(len(changes), "unit"),
        met=met,
        lost=loss_words(changes),
        case="LOS-09",
    )


def _nkvd(
    books: Books, inputs: BattleInputs, side: Met, defenders: tuple[Fighter, ...], result: str
) -> _Retreat:
    """Whether the defender can cancel his retreat, and whether he does (LOS-08)."""
    tables = books.tables
    name = SideName(side.demand.side)
    group = "losses.nkvd.cancels"
    there = sum((one.res for one in defenders if one.nkvd), Fraction(0))
    # D1DR and D2DR are not listed: there the NKVD cannot hold (LOS-08).
    listed = result in tables.keys(group) and tables.flag(f"{group}.{result}")
    enough = there >= tables.number("losses.nkvd.res")
    # Told before anybody answers, by what is there and not by what is lost.
    found = _Retreat(may_cancel=listed and name is SideName.SOVIET and enough)
    if not inputs.cancel_retreat:
        return found
    pairs = zip(side.lost, side.changes, strict=True)
    # Only those that are lost whole: a step taken off does not cancel a retreat.
    gone = (one.res for one, change in pairs if one.nkvd and not change.steps_left)
    asked = NkvdCancelsRetreatInputs(result, sum(gone, Fraction(0)), name)
    ruling = nkvd_cancels_retreat(asked, tables)
    found = replace(found, cancelled=ruling.result, lines=ruling.working)
    if found.cancelled:
        return found
    advice = "Lose at least 1 RE of NKVD on DR or X1DR, or leave the retreat as it is."
    sentence = "The retreat is not cancelled."
    return replace(found, refusals=(Fault(sentence, "cancel_retreat", "yes", advice, "LOS-08"),))


# ----------------------------------------------------------------------------------- words


def _retreat_words(retreat: _Retreat) -> str:
    if retreat.cancelled:
        return "The NKVD cancels the retreat."
    if not retreat.hexes:
        return ""
    hexes = counted(retreat.hexes, "hex", "hexes")
    if retreat.attacker:
        return f"The attacker retreats {hexes}."
    return f"The defender retreats {hexes}; the attacker may advance into the hex."


def _words(sides: Iterable[Met], retreat: _Retreat) -> Iterable[str]:
    for side in sides:
        lost = loss_words(side.changes)
        # A side may lose nothing at all, and is not named then.
        if lost:
            yield f"{SIDE_NAMES[side.demand.side]}: {', '.join(lost)}"
    if retreat.changes:
        yield f"to enemy zones: {', '.join(loss_words(retreat.changes))}"
    words = _retreat_words(retreat)
    if words:
        yield words[:1].lower() + words[1:].rstrip(".")


def _losses_asked(
    books: Books, found: Assessment, about: Circumstances, result: str
) -> CombatLossesInputs:
    """A result as the rule of losses asks for it (LOS-01 to LOS-03, LOS-05, LOS-06)."""
    attack = found.attack
    return CombatLossesInputs(
        result=result,
        column=found.column,
        # As printed, even if the effect was halved: losses go by the counters.
        printed_af=printed(attack.attackers, attacking=True),
        printed_df=printed(attack.defenders, attacking=False),
        oos_af=printed_out_of_supply(books, attack),
        attacker_unsupported=attack.weak_attack,
        defender_unsupported=attack.weak_defence,
        attacker_armor=any(one.armor for one in attack.attackers),
        defender_armor=any(one.armor for one in attack.defenders),
        defender_atec=any(one.atec is not ArmorRating.NONE for one in attack.defenders),
        # A fort or a city in the hex makes the attacker's armor owe as ATEC would (LOS-05).
        fortified=bool(FORTIFIED & set(about.ground)),
        armor_terrain=found.armor_terrain,
        # Both together waive the attacker's armor on X1 (LOS-06).
        large_armor_advantage=found.armor.drm > 0 and bool(found.armor.shift),
    )
