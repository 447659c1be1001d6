"""What follows from a result: losses of both sides, retreat, NKVD, enemy zones on the way."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.games.europa.actions.combat.battle_inputs import BattleInputs
from oobmgr.games.europa.actions.combat.battle_losses import (
    after_losses,
    loss_words,
    together,
    toll_of,
)
from oobmgr.games.europa.actions.payment import enemy
from oobmgr.games.europa.combat.assessment import Assessment, Circumstances, losses_asked
from oobmgr.games.europa.combat.battle_rows import Toll
from oobmgr.games.europa.combat.fighters import Fighter
from oobmgr.games.europa.combat.ground import retreat_terrain
from oobmgr.games.europa.losses.requirements import armor_owed, combat_losses
from oobmgr.games.europa.losses.retreats import (
    NkvdCancelsRetreatInputs,
    RetreatLengthInputs,
    nkvd_cancels_retreat,
    retreat_length,
)
from oobmgr.games.europa.losses.tolls import Demand, Met, met, picked, short_faults
from oobmgr.games.europa.losses.zones import zone_toll
from oobmgr.games.europa.words import SIDE_NAMES, SideName
from oobmgr.rules.actions import StepChange
from oobmgr.rules.books import Books

_ATTACKER_RETREATS = "AR"


@dataclass(frozen=True)
class Aftermath:
    """The losses and the retreat of a battle.

    `sides` are attacker and defender; `changes` all steps that go, each unit once; `cleared` says
    that no defender is left in the hex; `words` are the sentences for the ledger.
    """

    sides: tuple[Met, ...] = ()
    changes: tuple[StepChange, ...] = ()
    tolls: tuple[Toll, ...] = ()
    retreat: str = ""
    nkvd: bool = False
    cleared: bool = False
    words: tuple[str, ...] = ()
    lines: tuple[Step, ...] = ()
    refusals: tuple[Fault, ...] = ()


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
    asked = losses_asked(books, found, about, result)
    ruling = combat_losses(asked, books.tables)
    owed = armor_owed(asked, ruling.result)
    attack = found.attack
    attacker = met(
        books,
        Demand(
            books.side,
            ruling.result.attacker,
            attacking=True,
            armor=owed.attacker,
            nation=inputs.attacker_nation,
        ),
        attack.attackers,
        inputs.attacker_losses,
        "attacker_losses",
    )
    defender = met(
        books,
        Demand(
            enemy(books.side),
            ruling.result.defender,
            armor=owed.defender,
            nation=inputs.defender_nation,
        ),
        attack.defenders,
        inputs.defender_losses,
        "defender_losses",
    )
    retreat = _retreat(books, inputs, found, (attacker, defender), result)
    sides = (attacker, defender)
    lines = [Step("What it takes", kind=StepKind.HEADING), *ruling.working]
    lines += [line for side in sides for line in _side_lines(side)]
    return Aftermath(
        sides,
        together(attacker.changes, defender.changes, retreat.changes),
        tuple(_tolls(books, sides, retreat)),
        _retreat_words(retreat),
        retreat.may_cancel,
        _cleared(books, attack.defenders, defender, retreat),
        tuple(_words(sides, retreat)),
        (*lines, *retreat.lines),
        (*_loss_faults(sides, retreat), *retreat.refusals),
    )


def _side_lines(side: Met) -> tuple[Step, ...]:
    if not side.lines:
        return ()
    return (
        Step(f"Losses of the {SIDE_NAMES[side.demand.side]}", kind=StepKind.HEADING),
        *side.lines,
    )


def _loss_faults(sides: Iterable[Met], retreat: _Retreat) -> Iterable[Fault]:
    for side in sides:
        where = "attacker_losses" if side.demand.attacking else "defender_losses"
        yield from side.faults
        if not side.faults and not _given_for_retreat(side, retreat):
            yield from short_faults(side, SIDE_NAMES[side.demand.side], where)


def _given_for_retreat(side: Met, retreat: _Retreat) -> bool:
    """Whether losses that no result asks for were given to cancel a retreat."""
    return not side.demand.attacking and not side.demand.required and retreat.cancelled


def _tolls(books: Books, sides: Iterable[Met], retreat: _Retreat) -> Iterable[Toll]:
    for side in sides:
        if side.demand.required or side.lost:
            yield toll_of(books, side)
    if retreat.toll is not None:
        yield retreat.toll


# --------------------------------------------------------------------------------- retreat


def _retreat(
    books: Books, inputs: BattleInputs, found: Assessment, sides: tuple[Met, Met], result: str
) -> _Retreat:
    terrain, beneath = retreat_terrain(inputs.ground)
    length = retreat_length(
        RetreatLengthInputs(result, terrain, beneath, books.options), books.tables
    )
    attacker = result == _ATTACKER_RETREATS
    hexes = length.result.hexes
    head = Step("Retreat", kind=StepKind.HEADING)
    nkvd = _Nkvd(books, inputs, sides[1], found.attack.defenders, result)
    faults = list(nkvd.faults)
    cancelled = nkvd.cancelled
    lines = (head, *length.working, *nkvd.lines)
    if not hexes:
        return _Retreat(refusals=(*faults, *_unasked(inputs)))
    if cancelled:
        faults += _unasked(inputs)
        return _Retreat(
            hexes=0, may_cancel=True, cancelled=True, lines=lines, refusals=tuple(faults)
        )
    if not inputs.through_zones:
        faults += _unasked(inputs)
        return _Retreat(attacker, hexes, nkvd.possible, lines=lines, refusals=tuple(faults))
    side = sides[0] if attacker else sides[1]
    own = found.attack.attackers if attacker else found.attack.defenders
    stack = after_losses(books, own, side.changes)
    lost, changes, wrong = picked(stack, inputs.zone_losses, "zone_losses")
    toll = zone_toll(books, stack, lost, changes, enemy_armor=inputs.zone_armor)
    return _Retreat(
        attacker,
        hexes,
        nkvd.possible,
        changes=changes,
        toll=_zone_toll_shown(side, toll.words, changes, met=toll.met) if toll.due else None,
        lines=(*lines, *toll.lines),
        refusals=(*faults, *wrong, *toll.faults),
    )


def _zone_toll_shown(side: Met, words: str, changes: tuple[StepChange, ...], *, met: bool) -> Toll:
    name = f"{SIDE_NAMES[side.demand.side]}, enemy zones"
    picked_words = counted(len(changes), "unit")
    return Toll(
        side.demand.side, name, words, picked_words, met, lost=loss_words(changes), case="LOS-09"
    )


def _unasked(inputs: BattleInputs) -> list[Fault]:
    if not inputs.zone_losses:
        return []
    sentence = "Nobody retreats through enemy zones."
    return [Fault(sentence, "zone_losses", advice="Leave these losses out.", case="LOS-09")]


class _Nkvd:
    """Whether the defender can cancel his retreat, and whether he does (LOS-08)."""

    def __init__(
        self,
        books: Books,
        inputs: BattleInputs,
        side: Met,
        defenders: tuple[Fighter, ...],
        result: str,
    ) -> None:
        tables = books.tables
        name = SideName(side.demand.side)
        group = "losses.nkvd.cancels"
        there = sum((one.res for one in defenders if one.nkvd), Fraction(0))
        listed = result in tables.keys(group) and tables.flag(f"{group}.{result}")
        self.possible = (
            listed and name is SideName.SOVIET and there >= tables.number("losses.nkvd.res")
        )
        self.cancelled = False
        self.lines: tuple[Step, ...] = ()
        self.faults: tuple[Fault, ...] = ()
        if not inputs.cancel_retreat:
            return
        lost = _removed_nkvd(side)
        ruling = nkvd_cancels_retreat(NkvdCancelsRetreatInputs(result, lost, name), tables)
        self.cancelled = ruling.result.cancel
        self.lines = ruling.working
        if not self.cancelled:
            sentence = "The retreat is not cancelled."
            advice = "Lose at least 1 RE of NKVD on DR or X1DR, or leave the retreat as it is."
            self.faults = (Fault(sentence, "cancel_retreat", "yes", advice, "LOS-08"),)


def _removed_nkvd(side: Met) -> Fraction:
    """The REs of NKVD that are removed."""
    return sum(
        (
            one.res
            for one, change in zip(side.lost, side.changes, strict=True)
            if one.nkvd and not change.steps_left
        ),
        Fraction(0),
    )


# ----------------------------------------------------------------------------------- words


def _cleared(books: Books, defenders: tuple[Fighter, ...], side: Met, retreat: _Retreat) -> bool:
    """Whether the defenders left the hex, or none of them lives."""
    gone = bool(retreat.hexes) and not retreat.attacker
    return gone or not after_losses(books, defenders, side.changes)


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
        if lost:
            yield f"{SIDE_NAMES[side.demand.side]}: {', '.join(lost)}"
    if retreat.changes:
        yield f"to enemy zones: {', '.join(loss_words(retreat.changes))}"
    words = _retreat_words(retreat)
    if words:
        yield words[:1].lower() + words[1:].rstrip(".")
