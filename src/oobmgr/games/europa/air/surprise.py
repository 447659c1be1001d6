"""The air surprise: which Soviet groups are drawn, and what becomes of each."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.air.nations import AirNation
from oobmgr.games.europa.air.order_of_battle import GroupKind, groups_of
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import D6
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, flag_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.tables import Tables


class Striker(StrEnum):
    """A German type that strikes in the surprise."""

    ME110 = "Me110"
    ME109 = "Me109"
    DO17 = "Do17"
    HE111 = "He111"
    JU88 = "Ju88"


class SurpriseEffect(StrEnum):
    """What becomes of a Soviet group that is drawn."""

    NONE = "none"
    UNREADY = "unready"
    EFT = "EFT"
    EET = "EET"


_OTHER_MAKER = "bf"
_MAKER = "me"
_APART = "ju87"


def _read_striker(raw: Any) -> Striker:  # noqa: ANN401 - JSON
    """A type with or without the letters of its version: Me109F, He111 NB, Bf 110."""
    word = folded(str(raw))
    # The Bf 110 of some books is the Me110 of the counters.
    if word.startswith(_OTHER_MAKER):
        word = _MAKER + word.removeprefix(_OTHER_MAKER)
    if word.startswith(_APART):
        fault = Fault("Ju87 take no part in the surprise strikes.", value=str(raw), case="ASU-04")
        raise BadInput(fault)
    for striker in Striker:
        version = word.removeprefix(striker.casefold())
        # Letters behind a type are its version; a digit makes another aircraft of it.
        if word.startswith(striker.casefold()) and not any(map(str.isdigit, version)):
            return striker
    advice = did_you_mean(str(raw), [str(striker) for striker in Striker])
    raise BadInput(Fault(f"{raw!r} does not strike in the surprise.", "", str(raw), advice))


@dataclass(frozen=True)
class AirSurpriseResultInputs:
    """A German group and the die for the Soviet group that it draws."""

    attacker: Striker = told("The German type.", read=_read_striker, case="ASU-02")
    roll: int = told("The die.", low=1, high=D6, case="ASU-02")


@calculator(
    "ASU-02..04",
    title="Strike of the air surprise",
    value="None, unready, or the box that it goes to.",
    named="result",
)
def air_surprise_result(inputs: AirSurpriseResultInputs, tables: Tables) -> Ruling[SurpriseEffect]:
    """What becomes of a Soviet group that is drawn."""
    nothing = tables.cell(f"air.surprise.nothing_to.{inputs.attacker}")
    unready = tables.cell(f"air.surprise.unready_to.{inputs.attacker}")
    box = tables.cell(f"air.surprise.box.{inputs.attacker}")
    if inputs.roll <= nothing.whole:
        effect, text = SurpriseEffect.NONE, f"up to {nothing.value}"
    elif inputs.roll <= unready.whole:
        effect, text = SurpriseEffect.UNREADY, f"up to {unready.value}"
    else:
        effect, text = SurpriseEffect(box.text), f"above {unready.value}"
    line = box.step(f"{inputs.attacker}, roll {inputs.roll}", inputs.roll, text)
    return Ruling(effect, (line, box.step("Effect", str(effect), kind=StepKind.RESULT)))


# ------------------------------------------------------------------------------------ draws


def _count_told(sentence: str, case: str, *, label: str) -> Any:  # noqa: ANN401 - as `told`
    return open_told(sentence, case, unit="groups", low=0, label=label)


@dataclass(frozen=True)
class AirSurpriseDrawsInputs:
    """The Soviet groups before the strikes; what is left out is taken as at start."""

    fighters: int | None = _count_told(
        "Soviet fighter groups, without the north; as at start where left out.",
        "ASU-02",
        label="Soviet fighter groups",
    )
    bombers_others: int | None = _count_told(
        "Other Soviet groups, without transports and the north; as at start where left out.",
        "ASU-03",
        label="Other Soviet groups",
    )
    set_aside_fighters: int = amount_told(
        "Fighters among them that are out of reach.", "ASU-01", unit="groups", default=0
    )
    set_aside_others: int | None = _count_told(
        "Others among them that are out of reach; TB3 and Yer2 where left out.",
        "ASU-01",
        label="Others out of reach",
    )
    support_groups: int | None = _count_told(
        "Others among them that are not level bombers; R10, Su2 and IL2 where left out.",
        "ASU-03",
        label="Others not level bombers",
    )
    north: bool = flag_told(
        "Whether the maps of the north are used.", "OOB-01", label="Northern maps in play?"
    )
    options: Options = options_told("surprise_include_north", "surprise_bomber_set")


@dataclass(frozen=True)
class AirSurpriseDraws:
    """How many are drawn, and from how many."""

    fighters_targeted: int = told("Fighters drawn first.", unit="groups")
    pool: int = told("Groups in the pool afterwards.", unit="groups")
    draws: int = told("Groups drawn from the pool.", unit="groups")
    untouched: int = told("Groups of the pool that are not drawn.", unit="groups")


@calculator("ASU-01..03 OOB-01", title="Draws of the air surprise")
def air_surprise_draws(inputs: AirSurpriseDrawsInputs, tables: Tables) -> Ruling[AirSurpriseDraws]:
    """How many Soviet groups the air surprise strikes.

    Raises:
        BadInput: More groups are out of reach than there are.
    """
    fighters, working = _fighters(inputs, tables)
    others, more = _others(inputs, tables)
    # No more groups are drawn than there are.
    first = min(_strikes("at_fighters", tables), fighters)
    pool = fighters - first + others
    draws = min(_strikes("at_pool", tables), pool)
    working += [
        Step("Drawn for Me110 and Me109", first, case="ASU-02", kind=StepKind.SUM),
        *more,
        Step("Pool", pool, f"{fighters} − {first} + {others}", "ASU-03", StepKind.SUM),
        Step("Drawn for Do17, He111 and Ju88", draws, case="ASU-03"),
        Step("Not drawn", pool - draws, f"{pool} − {draws}", "ASU-03", StepKind.RESULT),
    ]
    return Ruling(AirSurpriseDraws(first, pool, draws, pool - draws), tuple(working))


def _strikes(group: str, tables: Tables) -> int:
    path = f"air.surprise.{group}"
    return sum(tables.whole(f"{path}.{name}") for name in tables.keys(path))


def _fighters(inputs: AirSurpriseDrawsInputs, tables: Tables) -> tuple[int, list[Step]]:
    number, line = _number("Fighters", inputs.fighters, (GroupKind.FIGHTER,), inputs, tables)
    aside = inputs.set_aside_fighters
    working = [line, *([Step("Fighters out of reach", -aside, case="ASU-01")] if aside else ())]
    return _left(number, aside, "set_aside_fighters"), working


def _others(inputs: AirSurpriseDrawsInputs, tables: Tables) -> tuple[int, list[Step]]:
    kinds = (GroupKind.BOMBER, GroupKind.SUPPORT)
    number, line = _number("Bombers and others", inputs.bombers_others, kinds, inputs, tables)
    aside = _aside(kinds, tables) if inputs.set_aside_others is None else inputs.set_aside_others
    left = _left(number, aside, "set_aside_others")
    working = [line, Step("Out of reach", -aside, case="ASU-01")]
    # EU-CF-67: "bombers" in the strikes may mean level bombers only, or whatever is not a fighter.
    if chosen(inputs.options, "surprise_bomber_set") == "bombers_only":
        support = inputs.support_groups
        wanted = _at_start((GroupKind.SUPPORT,), tables) if support is None else support
        # Some of them may be out of reach already.
        kept = min(wanted, left)
        working.append(Step("No level bombers, not drawn", -kept, case="ASU-03"))
        left -= kept
    return left, working


def _left(number: int, aside: int, where: str) -> int:
    if aside > number:
        message = f"must be {number} or less: no more can be out of reach than there are."
        raise BadInput(Fault(message, where, str(aside), case="ASU-01"))
    return number - aside


def _number(
    label: str,
    given: int | None,
    kinds: tuple[GroupKind, ...],
    inputs: AirSurpriseDrawsInputs,
    tables: Tables,
) -> tuple[int, Step]:
    """The groups of these kinds as given, or as at start, with those of the north."""
    before = _at_start(kinds, tables) if given is None else given
    north = _from_north(kinds, inputs, tables)
    text = f"{before} + {north} of the north" if north else ""
    return before + north, Step(label, before + north, text, "OOB-01")


def _at_start(kinds: tuple[GroupKind, ...], tables: Tables) -> int:
    return sum(entry.number for entry in groups_of("start", AirNation.SOVIET, tables, *kinds))


def _from_north(
    kinds: tuple[GroupKind, ...], inputs: AirSurpriseDrawsInputs, tables: Tables
) -> int:
    """The groups of the Arkhangel district, where the campaign draws among them too."""
    if not (inputs.north and chosen(inputs.options, "surprise_include_north")):
        return 0
    return sum(entry.number for entry in groups_of("north", AirNation.SOVIET, tables, *kinds))


def _aside(kinds: tuple[GroupKind, ...], tables: Tables) -> int:
    # The list names transports as well, which are in no pool (ASU-01): so it is read by kind.
    path = "air.surprise.aside"
    return sum(
        tables.whole(f"{path}.{name}")
        for name in tables.keys(path)
        if tables.text(f"air_strength.kind.{name}") in kinds
    )
