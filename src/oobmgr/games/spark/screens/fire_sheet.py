"""What can be fired at now, for the page of fires and for the panel beside a Roster Sheet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput
from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.picked import STAND_IN
from oobmgr.games.spark.actions.stand_ins import unsettled
from oobmgr.games.spark.assault.steps import Assault, assaults
from oobmgr.games.spark.fire.ask import Field, FireAsk
from oobmgr.games.spark.fire.combined import FireMode as _Mode
from oobmgr.games.spark.fire.conditions import barred_target
from oobmgr.games.spark.fire.fire_rows import (
    Condition,
    FireMode,
    FireSheet,
    FireUnit,
    FireWish,
    Named,
    TargetHex,
)
from oobmgr.games.spark.fire.rights import eligible, modes_of
from oobmgr.games.spark.fire.segments import (
    DEFENSIVE,
    INDIRECT_ONLY,
    OF_AN_ASSAULT,
    firing_side,
    segments_in,
)
from oobmgr.games.spark.grounds import grounds
from oobmgr.games.spark.movement.path import Ground
from oobmgr.games.spark.roster.markers import marks_of
from oobmgr.games.spark.roster.strength import Firer, firer_of, strength_of
from oobmgr.games.spark.screens.assault_rows import phase_rows
from oobmgr.games.spark.turns import is_night
from oobmgr.games.spark.units.shots import SEGMENT_NAMES, Segment
from oobmgr.games.spark.units.taken_as import steps_known
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import COMBAT, FireKind, Marker, opponent
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded

FIRE: Final = "fire"
_KINDS: Final = (
    Named(FireKind.REGULAR, "regular", "SP-CMB-03"),
    Named(FireKind.AT, "AT", "SP-CMB-03"),
)
_SUPPORTED: Final = OF_AN_ASSAULT - {Segment.BARRAGE}
_GROUNDS: Final = {
    Ground.VILLAGE: ("village", "SP-TCE-06"),
    Ground.WORKERS_SETTLEMENT: ("settlement", "SP-TCE-07"),
    Ground.TOWN: ("town", "SP-TCE-08"),
    Ground.RAILROAD_STATION: ("station", "SP-TCE-05"),
    Ground.WOODS: ("woods", "SP-TCE-02"),
    Ground.SWAMP: ("swamp", "SP-TCE-03"),
    Ground.PEAT_BOG: ("peat bog", "SP-TCE-04"),
    Ground.HILL: ("hill", "SP-TCE-09"),
    Ground.RIVER_LAKE_HEX: ("river or lake", "SP-TCE-12"),
}
_MODES: Final = {_Mode.DIRECT: "direct", _Mode.INDIRECT: "indirect", _Mode.HEAVY: "heavy"}
_NO_UNITS: Final = "No units are on the map. Set them up, or import Roster Sheets."
_NOT_NOW: Final = "Units fire in the Movement, Combat and Post-Assault Fire Phases."
_NO_ASSAULTS: Final = "No assaults: Assault Markers are placed in the Movement Phase."
_NO_STRENGTH: Final = "\N{EN DASH}"


@dataclass(frozen=True)
class _Scene:
    """What a sheet is made from: the units on the map, the assaults, the wish."""

    field: Field
    assaults: tuple[Assault, ...]
    wish: FireWish

    @property
    def books(self) -> Books:
        return self.field.books

    @property
    def units(self) -> tuple[SparkUnit, ...]:
        return self.field.units

    @property
    def segment(self) -> Segment:
        return Segment(self.wish.segment)

    @property
    def side(self) -> SideId:
        return firing_side(self.segment, self.books.side)

    def of(self, side: SideId) -> list[SparkUnit]:
        return [unit for unit in self.units if unit.state.side == side]

    def assault(self) -> Assault | None:
        wanted = folded(self.wish.assault)
        return next((one for one in self.assaults if folded(one.hex) == wanted), None)


def fire_sheet(books: Books, wish: FireWish) -> FireSheet:
    """Who can fire at what, for a wish whose open parts are chosen from what the books know."""
    fought = assaults(books)
    scene = _chosen(_Scene(Field(books), fought, wish))
    # The fire that the wish is about, as far as it is known without the rest of the inputs.
    wanted = scene.wish
    aim = _aimed_at(scene)[0] if wanted.kind == FireKind.AT and _aimed_at(scene) else None
    ask = FireAsk(
        scene.segment, FireKind(wanted.kind), wanted.assault, wanted.place, aim, wanted.support
    )
    held = segments_in(books.phase)
    own, others = scene.of(scene.side), scene.of(opponent(scene.side))
    return FireSheet(
        action=FIRE,
        wish=scene.wish,
        title=SEGMENT_NAMES[scene.segment],
        firing=scene.side,
        target=opponent(scene.side),
        segments=tuple(Named(one, SEGMENT_NAMES[one]) for one in held or (scene.segment,)),
        kinds=_KINDS[:1] if scene.segment in INDIRECT_ONLY else _KINDS,
        hexes=_hexes(scene, others),
        firers=tuple(_firer(scene, unit, ask) for unit in own),
        targets=tuple(_target(scene, unit, ask) for unit in others),
        conditions=_conditions(scene),
        proposed={"targets": [{"unit": unit.id} for unit in _aimed_at(scene)], "firers": []},
        rows=phase_rows(books, fought),
        hint=_NO_ASSAULTS if books.phase in COMBAT and not fought else "",
        notice=_NO_UNITS if not scene.units else _no_armor(scene) if held else _NOT_NOW,
        supports=scene.segment in _SUPPORTED,
        grounds={
            place: {"terrain": [*map(str, ground)]} for place, ground in grounds(books).items()
        },
    )


# -------------------------------------------------------------------------- what is chosen


def _chosen(scene: _Scene) -> _Scene:
    """The scene with every part of its wish chosen: segment, assault, hex, kind."""
    # Each part by those before it: the assault by the segment, the
    # hex by the assault, the kind by the hex.
    scene = replace(scene, wish=replace(scene.wish, segment=_segment(scene)))
    scene = replace(scene, wish=replace(scene.wish, assault=_assault_hex(scene)))
    scene = replace(scene, wish=replace(scene.wish, place=_place(scene)))
    support = scene.wish.support and scene.segment in _SUPPORTED
    return replace(scene, wish=replace(scene.wish, kind=_kind(scene), support=support))


def _segment(scene: _Scene) -> str:
    held = segments_in(scene.books.phase)
    if scene.wish.segment in held:
        return scene.wish.segment
    # A phase that has begun goes on where its assault stands.
    begun = [one.now for one in scene.assaults if one.record.steps and not one.ended]
    due = next((step.wish.segment for step in begun if step is not None and step.wish), "")
    first = held[0] if held else Segment.COUNTERBATTERY
    return due if due in held else str(first)


def _assault_hex(scene: _Scene) -> str:
    """The assault that a segment belongs to: by the hex that is fired at, as asked, or the next."""
    if scene.segment not in OF_AN_ASSAULT:
        return ""
    going = [one for one in scene.assaults if not one.ended]
    aimed = next((one.hex for one in going if _is_aimed_at(scene, one)), "")
    # Who assaults fires at the very hex that is assaulted, so it
    # tells the assault whatever was asked.
    if scene.segment not in DEFENSIVE and aimed:
        return aimed
    if scene.wish.kind == FireKind.AT and not scene.wish.place:
        # AT fire is for an assault in which it finds an AFV.
        going.sort(key=lambda one: not any(unit.armored for unit in _hit_in(scene, one)))
    begun = next((one.hex for one in going if one.record.steps), "")
    return scene.wish.assault or aimed or begun or next((one.hex for one in going), "")


def _hit_in(scene: _Scene, fought: Assault) -> Iterable[SparkUnit]:
    """The units of an assault that the segment is fired at."""
    return fought.assaulters if scene.segment in DEFENSIVE else fought.defenders


def _is_aimed_at(scene: _Scene, fought: Assault) -> bool:
    """Whether the hex that is fired at is the one assaulted, or one from which it is."""
    places = [fought.hex]
    if scene.segment in DEFENSIVE:
        places = [unit.state.hex for unit in fought.assaulters]
    return folded(scene.wish.place) in {folded(place) for place in places if place}


def _place(scene: _Scene) -> str:
    if scene.wish.place:
        return scene.wish.place
    fought = scene.assault()
    if fought is not None and scene.segment in DEFENSIVE:
        # AT fire is for the hex of an AFV; without one, the first hex shows that there is none.
        armored = scene.wish.kind == FireKind.AT
        placed = [unit for unit in fought.assaulters if unit.state.hex]
        placed.sort(key=lambda unit: armored and not unit.armored)
        return next((unit.state.hex for unit in placed), "")
    if fought is not None:
        return fought.hex
    others = [unit for unit in scene.of(opponent(scene.side)) if unit.state.hex]
    guns = [unit for unit in others if firer_of(unit) is Firer.ARTILLERY]
    # Counterbattery hits nothing but guns.
    wanted = guns if scene.segment is Segment.COUNTERBATTERY else []
    return next((unit.state.hex for unit in (*wanted, *others)), "")


def _kind(scene: _Scene) -> str:
    if scene.segment in INDIRECT_ONLY:
        return str(FireKind.REGULAR)
    if scene.wish.kind:
        return scene.wish.kind
    there = _standing_at(scene, scene.wish.place)
    # Where nothing but AFV stand there, regular fire hits nobody.
    only_armor = bool(there) and all(unit.armored for unit in there)
    return str(FireKind.AT if only_armor else FireKind.REGULAR)


def _standing_at(scene: _Scene, place: str) -> list[SparkUnit]:
    others = scene.of(opponent(scene.side))
    return [unit for unit in others if place and folded(unit.state.hex) == folded(place)]


# ------------------------------------------------------------------------- what is offered


def _hexes(scene: _Scene, others: Iterable[SparkUnit]) -> tuple[TargetHex, ...]:
    """The hexes of the other side, those of the assault first."""
    standing: dict[str, list[SparkUnit]] = {place: [] for place in _fought_over(scene)}
    for unit in sorted(others, key=lambda one: one.state.hex):
        if unit.state.hex:
            standing.setdefault(unit.state.hex, []).append(unit)
    if scene.wish.place:
        # A hex that was typed is offered although the books know nobody there.
        standing.setdefault(scene.wish.place, [])
    return tuple(
        TargetHex(place, ", ".join(unit.name for unit in units), tuple(unit.id for unit in units))
        for place, units in standing.items()
    )


def _fought_over(scene: _Scene) -> list[str]:
    """The hexes that the segment is about: those of the assaulters, or the one assaulted."""
    fought = scene.assault()
    if fought is None:
        return []
    if scene.segment not in DEFENSIVE:
        return [fought.hex]
    return sorted({unit.state.hex for unit in fought.assaulters if unit.state.hex})


def _conditions(scene: _Scene) -> tuple[Condition, ...]:
    targets = _aimed_at(scene)
    trench = bool(targets) and all(Marker.ENTRENCHED in unit.markers for unit in targets)
    stream = bool(targets) and all(Marker.CROSSED_STREAM in unit.markers for unit in targets)
    return (
        Condition("entrenched", "entrenched", "entrenched", case="SP-TCE-60", known=trench),
        *(
            Condition(ground, name, "terrain", ground, case=case)
            for ground, (name, case) in _GROUNDS.items()
        ),
        *_of_the_move(scene, stream=stream),
        Condition("fog", "fog", "fog", case="SP-TCE-21"),
        Condition("night", "night", "night", case="SP-FIRE-24", known=is_night(scene.books.turn)),
        *_of_boxes(scene.books, targets),
    )


def _of_boxes(books: Books, targets: list[SparkUnit]) -> tuple[Condition, ...]:
    """Whether steps stand in for boxes that nobody entered; asked once in a Turn Section."""
    if not unsettled(books, targets):
        return ()
    return (Condition(STAND_IN, "unknown boxes count as shown", STAND_IN, case="SP-ROSTER-14"),)


def _of_the_move(scene: _Scene, *, stream: bool) -> tuple[Condition, ...]:
    """What counts against units that assault, or that move out of a zone."""
    if scene.segment not in DEFENSIVE and scene.segment is not Segment.ZOC:
        return ()
    crossed = Condition(
        "crossed_stream", "crossed stream", "crossed_stream", case="SP-TCE-59", known=stream
    )
    river = Condition("across_river", "across river", "across_river", case="SP-TCE-13")
    if scene.segment in DEFENSIVE:
        return river, crossed
    began = Condition("began_there", "began its move there", "began_there", case="SP-ZOC-15")
    changes = Condition(
        "changed_formation", "changes formation", "changed_formation", case="SP-ZOC-05"
    )
    return began, changes, crossed


def _no_armor(scene: _Scene) -> str:
    """Why AT fire at a hex hits nobody; empty where it may, or where nobody is known there."""
    place = scene.wish.place
    if scene.wish.kind != FireKind.AT or _aimed_at(scene) or not _standing_at(scene, place):
        return ""
    return f"No AFV is in {place}: AT fire hits AFV alone."


def _aimed_at(scene: _Scene) -> list[SparkUnit]:
    """The units in the hex that the kind of fire is for; one AFV for AT fire."""
    armored = scene.wish.kind == FireKind.AT
    there = [one for one in _standing_at(scene, scene.wish.place) if one.armored is armored]
    return there[:1] if armored else there


# ---------------------------------------------------------------------------------- units


def _firer(scene: _Scene, unit: SparkUnit, ask: FireAsk) -> FireUnit:
    # Every unit can fire in some way, and those in which it may come first.
    modes = _modes(scene, unit, ask)
    first = modes[0]
    row = _unit(scene, unit)
    return replace(row, modes=modes, may=first.may, words=first.words, case=first.case)


def _modes(scene: _Scene, unit: SparkUnit, ask: FireAsk) -> tuple[FireMode, ...]:
    """The ways in which a unit could fire, that in which it fires by itself first."""
    tables = scene.books.tables
    found = [eligible(scene.field, unit, ask, mode) for mode in modes_of(unit, ask, tables)]
    usual = sorted(found, key=lambda one: not one.may)
    return tuple(
        FireMode(
            key=str(one.mode),
            name=_MODES[one.mode],
            points=str(one.points) if one.may else _NO_STRENGTH,
            may=one.may,
            words=one.words,
            case=one.case,
        )
        for one in usual
    )


def _target(scene: _Scene, unit: SparkUnit, ask: FireAsk) -> FireUnit:
    bar = barred_target(scene.field, unit, ask)
    row = _unit(scene, unit)
    if bar is None:
        return replace(row, words="can be hit")
    return replace(row, may=False, words=bar.words, case=bar.case)


def _unit(scene: _Scene, unit: SparkUnit) -> FireUnit:
    state = unit.state
    fired = list(dict.fromkeys(SEGMENT_NAMES[shot.segment] for shot in unit.markers.shots))
    # The cell has room for the last one; the number says that there were more.
    if len(fired) > 1:
        fired = [fired[-1], counted(len(unit.markers.shots), "fire")]
    return FireUnit(
        unit=unit.id,
        name=unit.name,
        detail=", ".join(state.path[-1:]),
        side=state.side,
        type=state.type,
        size=state.size,
        hex=state.hex,
        strength=" / ".join(_strength(scene, unit, kind) for kind in FireKind),
        steps=state.steps,
        steps_left=state.steps_left,
        states=tuple(one.words for one in marks_of(unit.markers.held, scene.books.tables)),
        fired=", ".join(fired),
        boxes_known=steps_known(state),
        nation=state.nation,
        path=state.path,
        note=state.note,
    )


def _strength(scene: _Scene, unit: SparkUnit, kind: FireKind) -> str:
    try:
        return str(strength_of(unit, kind, scene.books.tables).result)
    except BadInput:
        return _NO_STRENGTH
