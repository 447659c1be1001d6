"""Modified assault morale: what terrain, trenches, water, armor, engineers and numbers add."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import signed
from oobmgr.domain.rulings import Ruling, Step, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.morale.check import HIGHEST_MORALE
from oobmgr.games.spark.options import ARMOR_IN_TERRAIN, PARTIAL_RIVER, chosen, options_told
from oobmgr.games.spark.words import Armor
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import FEW
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import count_told, flag_told, list_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Cell, Tables

MOST_DOTS: Final = max(int(one) for one in Armor if one.isdecimal())
_STRENGTHS: Final = "assault.strength"
MOST_BONUS: Final = FEW
"""More than any Strength Bonus or surprise, so that only slips are refused."""


class AssaultSide(StrEnum):
    """Whose assault morale is worked out."""

    ASSAULTER = "assaulter"
    DEFENDER = "defender"


class Bonus(StrEnum):
    """A bonus that units bring, as the working calls it."""

    ARMOR_1 = "Armor Bonus 1"
    ARMOR_2 = "Armor Bonus 2"
    ENGINEER = "Engineer"
    STRENGTH = "Strength Bonus"
    SMG = "Soviet SMG"


class BuiltUp(StrEnum):
    """Terrain of the first class in which a defender may stand."""

    WOODS = "woods"
    STATION = "railroad_station"
    VILLAGE = "village"
    SETTLEMENT = "workers_settlement"
    TOWN = "town"


BUILT_UP_ALIASES: Final = {
    **dict.fromkeys(("station", "rr_station"), BuiltUp.STATION),
    **dict.fromkeys(("ws", "settlement", "worker's settlement"), BuiltUp.SETTLEMENT),
    "wood": BuiltUp.WOODS,
}
_NO_BUILDINGS: Final = BuiltUp.WOODS
"""An engineer has no bonus against a defender in plain woods."""


@dataclass(frozen=True)
class AssaultMoraleInputs:
    """One side of an assault with all that changes its morale."""

    side: AssaultSide = told("Whose assault morale it is.", case="SP-ASLT-09")
    initial: int = told(
        "Initial assault morale.", low=-HIGHEST_MORALE, high=HIGHEST_MORALE, case="SP-ASLT-06"
    )
    class1: tuple[BuiltUp, ...] = list_told(
        "Terrain of a defender: woods, railroad_station, village, workers_settlement, town.",
        "SP-AMM-01",
        aliases=BUILT_UP_ALIASES,
        label="Defender in",
    )
    hill: bool = flag_told(
        "Whether a defender is on a hill.",
        "SP-AMM-03",
        names=("class2",),
        label="Defender on a hill",
    )
    entrenched: bool = flag_told(
        "Whether a defender occupies the entrenchment, asked for the defender.",
        "SP-AMM-24",
        label="Defender entrenched?",
    )
    vs_entrenched: bool = flag_told(
        "The same, asked for the assaulter.", "SP-AMM-24", label="Against an entrenchment?"
    )
    all_attackers_outside: bool = flag_told(
        "Whether every assaulter comes from outside of the defender's entrenchment.",
        "SP-AMM-24",
        default=True,
        label="All assaulters outside it?",
    )
    any_inside_entrenchment: bool = flag_told(
        "Whether an assaulter is inside the defender's entrenchment.",
        "SP-AMM-24",
        label="Assaulter inside it",
    )
    in_column: bool = flag_told(
        "Whether every defender is in column.",
        "SP-AMM-06",
        names=("all_in_column",),
        label="Every defender in column?",
    )
    crossed_stream: bool = flag_told(
        "Whether every assaulter crossed a stream in its hex in this impulse.",
        "SP-AMM-23",
        names=("stream", "all_crossed_stream"),
        label="All crossed a stream?",
    )
    across_river: bool = flag_told(
        "Whether every assaulter comes over a river or lake hexside.",
        "SP-AMM-23",
        names=("river", "all_across_river", "river_hexside"),
        label="All across a river or lake",
    )
    partial_river: bool = flag_told(
        "Whether that hexside is a partial one that is treated as a river or lake hexside.",
        "SP-AMM-13",
        names=("partial_river_hexside",),
        label="A partial hexside?",
    )
    best_solid_dots: int = count_told(
        "Solid dots of the side's best AFV; a hollow one counts none.",
        "SP-AMM-27",
        high=MOST_DOTS,
        label="Solid dots of the best AFV",
    )
    own_afv: bool = flag_told("Whether the side has an AFV.", "SP-AMM-15", label="Own AFV?")
    enemy_afv: bool = flag_told(
        "Whether the other side has an AFV.", "SP-AMM-15", label="Enemy AFV?"
    )
    use_armor_1: bool = flag_told(
        "Whether the side uses Armor Bonus 1, for solid dots.",
        "SP-AMM-21",
        default=True,
        names=("armor_bonus_1",),
        label="Armor Bonus 1",
    )
    use_armor_2: bool = flag_told(
        "Whether the side uses Armor Bonus 2, for being the only one with AFV.",
        "SP-AMM-21",
        default=True,
        names=("armor_bonus_2",),
        label="Armor Bonus 2",
    )
    engineer: bool = flag_told(
        "Whether an engineer takes part and its bonus is used.",
        "SP-AMM-25",
        names=("use_engineer",),
        label="Engineer",
    )
    smg: bool = flag_told(
        "Whether a Soviet SMG unit takes part and its bonus is used.", "SP-AMM-25", label="SMG unit"
    )
    strength_bonus: int = count_told(
        "Strength Bonus of the assaulter.", "SP-AMM-16", high=MOST_BONUS, label="Strength Bonus"
    )
    surprise: int = told(
        "What surprise at night changes, where it is not in the morale of the units already.",
        default=0,
        low=-MOST_BONUS,
        high=0,
        case="SP-AMM-18",
        label="Surprise",
    )
    options: Options = options_told(PARTIAL_RIVER, ARMOR_IN_TERRAIN)


@dataclass(frozen=True)
class Modifier:
    """A modifier that holds, by its line of working, and the bonus that it is, if it is one."""

    line: Step
    bonus: Bonus | None = None


@calculator(
    "SP-AMM-01..18 SP-AMM-21..27 SP-ASLT-03..04 SP-ASLT-09..11",
    value="The modified assault morale.",
    also="SP-DOC-03 SP-DOC-07 SP-ASLT-05 SP-ASLT-12 SP-ASLT-13",
)
def assault_morale(inputs: AssaultMoraleInputs, tables: Tables) -> Ruling[int]:
    """The modified assault morale of one side, each modifier on a line.

    Raises:
        BadInput: The Strength Bonus is more than the table gives.
    """
    if faults := tuple(_beyond_the_table(inputs, tables)):
        raise BadInput(*faults)
    lines = [one.line for one in modifiers_that_hold(inputs, tables)]
    return modified((Step("Initial assault morale", inputs.initial, case="SP-ASLT-06"), *lines))


def _beyond_the_table(inputs: AssaultMoraleInputs, tables: Tables) -> Iterator[Fault]:
    most = most_bonus(tables)
    if inputs.strength_bonus > most:
        number = str(inputs.strength_bonus)
        advice = f"Enter {most} at most."
        yield Fault("is more than there can be.", "strength_bonus", number, advice, "SP-AMM-16")


def most_bonus(tables: Tables) -> int:
    """The highest Strength Bonus of the table (SP-AMM-16)."""
    return max(tables.whole(f"{_STRENGTHS}.{row}.bonus") for row in tables.keys(_STRENGTHS))


def modifiers_that_hold(inputs: AssaultMoraleInputs, tables: Tables) -> tuple[Modifier, ...]:
    """The modifiers of one side, in the order of the table."""
    return tuple(_Modifiers(inputs, tables).all())


def modified(lines: Sequence[Step]) -> Ruling[int]:
    """The morale that these lines come to, the first of which is the initial one."""
    amounts = [int(line.value or 0) for line in lines]
    text = " ".join([str(amounts[0]), *map(signed, amounts[1:])]) if amounts[1:] else ""
    return ruled("Modified assault morale", sum(amounts), text, "SP-ASLT-09", before=lines)


@dataclass(frozen=True)
class _Modifiers:
    """The modifiers of one side."""

    inputs: AssaultMoraleInputs
    tables: Tables

    def all(self) -> Iterator[Modifier]:
        """All that hold, in the order of the table."""
        defends = self.inputs.side is AssaultSide.DEFENDER
        yield from self._of_defender() if defends else self._of_assaulter()
        yield from self._of_armor()
        # Engineers, numbers and SMG units are for the assaulter alone: the table has no such lines
        # for a defender.
        if not defends:
            yield from self._of_units()
        if self.inputs.surprise:
            yield Modifier(Step("Surprise", self.inputs.surprise, case="SP-AMM-18"))

    def _of_defender(self) -> Iterator[Modifier]:
        inputs = self.inputs
        if inputs.class1:
            # As in fire: of the types of a class only the best for the defender counts.
            best = max(inputs.class1, key=self._amount)
            yield self._line(best, best.replace("_", " ").capitalize())
        # A class of its own: it adds to the woods or houses on it (SP-AMM-22).
        if inputs.hill:
            yield self._line("hill", "Hill")
        if inputs.entrenched:
            # One assaulter inside the line is enough to turn the trench from a help into a burden
            # (SP-AMM-05).
            inside = self._someone_inside()
            words = "an assaulter inside" if inside else "all assaulters outside"
            key = "entrenched_inside" if inside else "entrenched_outside"
            yield self._line(key, "Entrenchment", words)
        # All of them, for one deployed defender takes the penalty off the hex (SP-AMM-06).
        if inputs.in_column:
            yield self._line("in_column", "All in column")

    def _of_assaulter(self) -> Iterator[Modifier]:
        inputs = self.inputs
        # Stream and river may hold together; each asks every assaulter (SP-AMM-23).
        if inputs.crossed_stream:
            yield self._line("stream", "All crossed a stream")
        if inputs.vs_entrenched and self._someone_inside():
            yield self._line("inside_entrenchment", "Inside the entrenchment")
        if self._crosses_river():
            yield self._line("river", "All across a river or lake")

    def _of_units(self) -> Iterator[Modifier]:
        inputs = self.inputs
        key = self._engineer_key() if inputs.engineer else ""
        if key:
            against = "entrenchment" if key == "engineer_entrenchment" else "buildings"
            yield self._line(key, Bonus.ENGINEER, f"against {against}")
        if inputs.strength_bonus:
            line = Step(Bonus.STRENGTH, inputs.strength_bonus, case="SP-AMM-16")
            yield Modifier(line, Bonus.STRENGTH)
        if inputs.smg:
            yield self._line("smg", Bonus.SMG)

    def _of_armor(self) -> Iterator[Modifier]:
        inputs = self.inputs
        # The text of the rules is cut there, so the group decides (SP-X-08).
        if inputs.class1 and not chosen(inputs.options, ARMOR_IN_TERRAIN):
            return
        # Only the best AFV's solid dots count, and a hollow dot gives nothing (SP-AMM-27).
        if inputs.use_armor_1 and inputs.best_solid_dots:
            dots = inputs.best_solid_dots
            words = f"{dots} solid {'dot' if dots == 1 else 'dots'}"
            yield self._line("solid_dot", Bonus.ARMOR_1, words, times=dots)
        if inputs.use_armor_2 and self._has_afv() and not inputs.enemy_afv:
            yield self._line("only_armor", Bonus.ARMOR_2, "the other side has no AFV")

    def _has_afv(self) -> bool:
        # Whoever counts solid dots has an AFV, whether that was ticked or not.
        return self.inputs.own_afv or bool(self.inputs.best_solid_dots)

    def _someone_inside(self) -> bool:
        # Either answer will do: the form asks both sides, each in its own words.
        return self.inputs.any_inside_entrenchment or not self.inputs.all_attackers_outside

    def _crosses_river(self) -> bool:
        inputs = self.inputs
        # Whether a partial hexside counts is for the group to say (SP-X-05).
        if inputs.partial_river and not chosen(inputs.options, PARTIAL_RIVER):
            return False
        return inputs.across_river or inputs.partial_river

    def _engineer_key(self) -> str:
        """The one engineer bonus that counts: the better of buildings and entrenchment."""
        keys = []
        if self.inputs.vs_entrenched:
            keys.append("engineer_entrenchment")
        # Plain woods have nothing for an engineer to clear; any other class 1 terrain has
        # (SP-AMM-09).
        if any(kind is not _NO_BUILDINGS for kind in self.inputs.class1):
            keys.append("engineer_terrain")
        return max(keys, key=self._amount, default="")

    def _line(self, key: str, label: str, words: str = "", times: int = 1) -> Modifier:
        line = self._cell(key).step(str(label), self._amount(key) * times, words)
        return Modifier(line, label if isinstance(label, Bonus) else None)

    def _amount(self, key: str) -> int:
        return self._cell(key).whole

    def _cell(self, key: str) -> Cell:
        return self.tables.cell(f"assault.{self.inputs.side}.{key}")
