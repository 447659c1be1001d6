"""The inputs of a fire across hidden sheets: what each side knows, and the slips between them."""

from __future__ import annotations

from typing import Any, Final

from oobmgr.domain.unit_texts import MOST_TEXT_LETTERS
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.picked import stand_ins_told, units_told
from oobmgr.games.spark.dice import die_told
from oobmgr.games.spark.fire.segments import FIRE_SEGMENTS
from oobmgr.games.spark.fire.shifts import terrain_told
from oobmgr.games.spark.movement.hexes import HEXES
from oobmgr.games.spark.movement.path import Ground
from oobmgr.games.spark.roster.strength import KIND_NAMES
from oobmgr.games.spark.units.shots import SEGMENT_NAMES, Segment
from oobmgr.games.spark.words import Armor, FireKind
from oobmgr.rules.bounds import MANY
from oobmgr.rules.fields import count_told, flag_told, list_told, open_told, text_told
from oobmgr.rules.inputs import told

UNSEEN: Final = "SP-ROSTER-15"
_SEGMENTS: Final = {str(one): SEGMENT_NAMES[one] for one in FIRE_SEGMENTS}
_KINDS: Final = {str(kind): name for kind, name in KIND_NAMES.items()}


def _red_told() -> Any:  # noqa: ANN401 - as `told`
    return die_told("The red die.", default=None, case="SP-FIRE-30", label="Red die")


def _gray_told() -> Any:  # noqa: ANN401 - as `told`
    return die_told("The gray die.", default=None, case="SP-FIRE-30", label="Gray die")


def _counter_told() -> Any:  # noqa: ANN401 - as `told`
    return text_told(
        "What is printed on the counter that is fired at. If both sides are in this file, the "
        "program then takes the losses from its sheet.",
        "SP-FIRE-08",
        label="Counter",
    )


def _result_told() -> Any:  # noqa: ANN401 - as `told`
    return text_told(
        "The result, where your table does not say it: steps, and M for a morale check, as 1M.",
        "SP-FIRE-32",
        label="Result of the table",
    )


def _few_told() -> Any:  # noqa: ANN401 - as `told`
    # Told by the other player: a small target shifts the fire, and his sheet stays shut.
    return open_told(
        "The target's steps, where its player says that they are few.",
        "SP-FIRE-27",
        low=1,
        high=MANY,
        label="Steps told",
    )


@dataclass(frozen=True)
class SeenTarget:
    """One more counter of the hex that is fired at, with dice of its own."""

    counter: str = _counter_told()
    red: int | None = _red_told()
    gray: int | None = _gray_told()
    result: str = _result_told()
    steps: int | None = _few_told()


@dataclass(frozen=True)
class UnseenInputs:
    """A fire at a hex whose sheet is hidden: own units, what is seen there, the dice."""

    units: tuple[int, ...] = units_told("The units that fire.", "SP-FIRE-16", label="Firing")
    segment: Segment = told(
        "When it is fired.",
        default=Segment.OFFENSIVE_1,
        choices=tuple(str(one) for one in FIRE_SEGMENTS),
        choice_names=_SEGMENTS,
        case="SP-SEQ-03",
        label="Segment",
    )
    kind: FireKind = told(
        "Which strength is fired with.",
        default=FireKind.REGULAR,
        choice_names=_KINDS,
        case="SP-CMB-03",
        label="Strength",
    )
    place: str = HEXES.told("The hex that is fired at.", "SP-FIRE-08", label="Target hex")
    assault: str = HEXES.told(
        "The Assault Target Hex, where the fire belongs to an assault.",
        "SP-CMB-04",
        label="Assault on",
    )
    counter: str = _counter_told()
    red: int | None = _red_told()
    gray: int | None = _gray_told()
    result: str = _result_told()
    more: tuple[SeenTarget, ...] = list_told(
        "Further non-armored counters of the hex: each has dice of its own.",
        "SP-FIRE-30",
        label="Further counters",
    )
    support: bool = flag_told(
        "Whether all of them fire in support; units outside of the assault do so anyway.",
        "SP-ELIG-02",
        label="In support",
    )
    # Open means not armored: an AFV without a dot has a rating as well, and other shifts.
    armor: Armor | None = open_told(
        "The armor of the AFV that is fired at; blank for units that are not armored.",
        "SP-FIRE-09",
        label="Armor of the target",
    )
    steps: int | None = _few_told()
    terrain: tuple[Ground, ...] = terrain_told(
        "Terrain of the target's hex.", "SP-FIRE-10", label="Terrain"
    )
    from_terrain: tuple[Ground, ...] = terrain_told(
        "Terrain of the firing units' hexes.", "SP-FIRE-12", label="Terrain of the firing units"
    )
    entrenched: bool = flag_told(
        "Whether the target is in a trench.", "SP-TCE-60", label="Target in a trench"
    )
    in_column: bool = flag_told(
        "Whether the target is in column.", "SP-CTR-06", label="Target in column"
    )
    crossed_stream: bool = flag_told(
        "Whether the target crossed a stream in this impulse.",
        "SP-TCE-59",
        label="Target crossed a stream",
    )
    stand_in: bool = stand_ins_told()


@dataclass(frozen=True)
class TakenInputs:
    """A fire of the side whose sheet is hidden, at one own unit: what its player told."""

    slip: str = text_told(
        "The slip that the other player's program made of the fire; it says all that follows.",
        UNSEEN,
        letters=MOST_TEXT_LETTERS,
        label="Slip",
    )
    units: tuple[int, ...] = units_told("The unit that is fired at.", "SP-FIRE-08", label="Hit")
    kind: FireKind = told(
        "Which strength is fired with.",
        default=FireKind.REGULAR,
        choice_names=_KINDS,
        case="SP-CMB-03",
        label="Strength",
    )
    column: int = count_told(
        "The column that the other player told; 60 for 60+.", "SP-FIRE-17", label="Column"
    )
    red: int | None = _red_told()
    gray: int | None = _gray_told()
    indirect_only: bool = flag_told(
        "Whether only indirect fire was fired.", "SP-MC-20", label="Indirect fire alone"
    )
    result: str = _result_told()
    stand_in: bool = stand_ins_told()


@dataclass(frozen=True)
class AnswerInputs:
    """What came of a fire of one's own, as the program of the other player answers it."""

    slip: str = text_told(
        "The slip that the other player's program made in answer.",
        UNSEEN,
        letters=MOST_TEXT_LETTERS,
        label="Answer slip",
    )
