"""Adding units and formations, renaming and moving formations."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from oobmgr.campaign.commands import AddFormation, AddUnit, MoveFormation, RenameFormation
from oobmgr.campaign.rows import FormationRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import FormationId
from oobmgr.domain.unit_texts import split_path
from oobmgr.domain.units import AT_START, MOST_STEPS, PATH_SEPARATOR, UnitValues
from oobmgr.rules.unit_words import TraitField, UnitWords
from oobmgr.ui.viewmodels.order_of_battle import OrderOfBattle
from oobmgr.ui.viewmodels.order_of_battle_filters import NodeKey
from oobmgr.ui.views.order_of_battle.prompt import Prompt, Said
from oobmgr.ui.views.order_of_battle.unit_actions import PageActions, Posting

ACTIONS: Final = (
    ("add_unit", "Add a unit…", "Ins"),
    ("add_formation", "Add a formation…", "Ctrl+Shift+N"),
    ("rename_formation", "Rename the formation…", "F2"),
    ("move_formation", "Move the formation…", "Shift+F2"),
)
_TOP: Final = "0"
_SIZES: Final = (
    ("XX", "division (XX)"), ("X", "brigade (X)"), ("III", "regiment (III)"),
    ("II", "battalion (II)"), ("I", "company, battery (I)"), ("XXX", "corps (XXX)"),
)  # fmt: skip
_NO_SIZE: Final = ("", "none")


class FormationActions(PageActions):
    """The actions on the tree of formations; `node` tells what is chosen there."""

    def __init__(
        self,
        posting: Posting,
        books: Callable[[], OrderOfBattle],
        node: Callable[[], NodeKey | None],
    ) -> None:
        super().__init__(posting, books)
        self._node = node
        does = {
            "add_unit": self.ask_unit,
            "add_formation": self.ask_formation,
            "rename_formation": self.ask_name,
            "move_formation": self.ask_parent,
        }
        self._add(ACTIONS, does)

    def enable(self, *, may_write: bool) -> None:
        """Say whether anything can be written; a formation must be chosen to change it."""
        chosen = self._formation() is not None
        for name, action in self.by_name.items():
            needs = name in {"rename_formation", "move_formation"}
            action.setEnabled(may_write and (chosen or not needs))

    def _formation(self) -> FormationRow | None:
        node = self._node()
        if node is None or node.kind != "formation":
            return None
        return next((row for row in self._books().formations if row.id == node.formation), None)

    def _side(self) -> str:
        node = self._node()
        return node.side if node is not None and node.side else self._books().sides[0].id

    def _path(self) -> str:
        formation = self._formation()
        return PATH_SEPARATOR.join(formation.path) if formation else ""

    def _sides(self) -> list[tuple[str, str]]:
        return [(side.id, side.name) for side in self._books().sides]

    def _paths(self) -> list[str]:
        rows = self._books().formations
        return list(dict.fromkeys(PATH_SEPARATOR.join(row.path) for row in rows))

    def ask_formation(self) -> None:
        """Ask for the name of a new formation; it stands under the one that is chosen."""
        above = self._formation()
        prompt = Prompt("Add a formation", "Add the formation", parent=self._owner)
        prompt.add_choice("side", "Side", self._sides(), self._side())
        prompt.add_text("above", "Under", self._path(), "at the top", self._paths())
        name = prompt.add_text("formation", "Name", "", "II Corps" if above else "1st Army")

        def wanted(said: Said) -> AddFormation:
            path = (*split_path(str(said["above"])), str(said["formation"]))
            return AddFormation(SideId(str(said["side"])), path)

        self._posting.ask(prompt, name, wanted)

    def ask_name(self) -> None:
        """Ask for another name of the chosen formation."""
        formation = self._formation()
        if formation is None:
            return
        prompt = Prompt(f"Rename {formation.name}", "Rename", parent=self._owner)
        line = prompt.add_text("name", "Name", formation.name)
        own = FormationId(formation.id)
        self._posting.ask(prompt, line, lambda said: RenameFormation(own, str(said["name"])))

    def ask_parent(self) -> None:
        """Ask under which formation the chosen one goes, with all below it."""
        formation = self._formation()
        if formation is None:
            return
        below = self._books().below(formation.id)
        options = [(_TOP, "at the top")] + [
            (str(row.id), "\u2003" * row.level + row.name)
            for row in self._books().formations
            if row.side == formation.side and row.id not in below
        ]
        prompt = Prompt(f"Move {formation.name}", "Move", parent=self._owner)
        box = prompt.add_choice("parent", "Under", options, str(formation.parent_id or _TOP))
        own = FormationId(formation.id)

        def wanted(said: Said) -> MoveFormation:
            parent = None if said["parent"] == _TOP else FormationId(int(said["parent"]))
            return MoveFormation(own, parent)

        self._posting.ask(prompt, box, wanted)

    def ask_unit(self) -> None:
        """Ask for a new unit, in the formation that is chosen."""
        lines = self._books().lines
        prompt = Prompt("Add a unit", "Add the unit", parent=self._owner, columns=2)
        name = prompt.add_text("designation", "Designation", "", "3 Pz")
        prompt.add_choice("side", "Side", self._sides(), self._side())
        nations = {line.unit.nation for line in lines}
        known = {nation for side in self._game.sides for nation in side.nations}
        prompt.add_text("nation", "Nation", "", "", sorted(nations | known))
        types = {line.unit.type for line in lines} | set(self._words.types)
        prompt.add_text("type", "Type", "", "infantry", sorted(types))
        sizes = (_NO_SIZE, *_SIZES) if "size" in self._words.optional else _SIZES
        prompt.add_choice("size", "Size", sizes, "XX")
        prompt.add_text("formation", "Formation", self._path(), "Army / Corps", self._paths())
        if "steps" in self._words.optional:
            prompt.add_text("steps", "Steps", "", "as its type has")
        else:
            prompt.add_number("steps", "Steps", 1, 1)
        for rating in self._game.ratings:
            field = f"rating:{rating.key}"
            if rating.optional:
                prompt.add_text(field, rating.name, "", "not known")
            else:
                prompt.add_number(field, rating.name)
        # What the words of its type may leave open is said here, or the unit could not be added.
        for trait in self._traits_offered():
            field = f"trait:{trait.key}"
            prompt.add_text(field, trait.called, "", "as its type has it", trait.offers())
        prompt.add_text("hex", "Hex", "", "not placed")
        prompt.add_text("arrival", "Arrival", "", "there from the start")
        self._posting.ask(prompt, name, self._new_unit)

    def _new_unit(self, values: Said) -> AddUnit:
        """The unit that a prompt tells of. Raises `BadInput` with all that is wrong in it."""
        faults = [
            Fault("fill this in.", where=field)
            for field in ("designation", "nation", "type", "formation")
            if not (values[field] or self._may_lack(field))
        ]
        arrival = AT_START
        try:
            if values["arrival"]:
                arrival = self._game.calendar.parse(str(values["arrival"]))
        except BadInput as error:
            faults += [Fault(f.message, "arrival", advice=f.advice) for f in error.faults]
        ratings, steps = self._ratings(values, faults), _steps(values["steps"], faults)
        traits = self._traits(values, faults)
        if faults:
            raise BadInput(*faults)
        side = self._game.side(SideId(str(values["side"])))
        unit = UnitValues(
            side=side.id,
            nation=str(values["nation"]) or side.nations[0],
            designation=str(values["designation"]),
            type=str(values["type"]),
            size=str(values["size"]),
            path=split_path(str(values["formation"])),
            steps=steps,
            ratings=ratings,
            traits=traits,
            arrival=arrival,
            hex=str(values["hex"]),
        )
        return AddUnit(self._words.complete(unit))

    @property
    def _words(self) -> UnitWords:
        return self._game.unit_words

    def _may_lack(self, field: str) -> bool:
        """Whether the game fills in what was left out."""
        return {"formation": "path"}.get(field, field) in self._words.optional

    def _ratings(self, values: Said, faults: list[Fault]) -> dict[str, int]:
        """The ratings that were entered; one that may be missing is left out where it is."""
        found: dict[str, int] = {}
        for rating in self._game.ratings:
            field = f"rating:{rating.key}"
            text = str(values[field]).strip()
            if text.isascii() and text.isdecimal():
                found[rating.key] = int(text)
            elif text or not rating.optional:
                advice = "Enter a whole number, or leave it empty where nobody knows it."
                faults.append(Fault(f"{text!r} is not a rating.", field, text, advice))
        return found

    def _traits_offered(self) -> tuple[TraitField, ...]:
        """The traits that are one of several words."""
        return tuple(trait for trait in self._game.unit_words.traits if len(trait.offers()) > 1)

    def _traits(self, values: Said, faults: list[Fault]) -> dict[str, str]:
        """The traits that were entered, as they are kept."""
        found: dict[str, str] = {}
        for trait in self._traits_offered():
            field = f"trait:{trait.key}"
            try:
                if values[field]:
                    found[trait.key] = self._game.unit_words.read_trait(
                        trait.key, str(values[field])
                    )
            except BadInput as error:
                faults += [replace(fault, where=field) for fault in error.faults]
        return found


def _steps(said: str | int, faults: list[Fault]) -> int:
    """How many steps were entered; 0 where that is left to the game."""
    text = str(said)
    if text.isascii() and text.isdecimal() and len(text) < 5 and int(text) <= MOST_STEPS:
        return int(text)
    if text:
        advice = f"Enter a whole number up to {MOST_STEPS}, or leave it empty."
        faults.append(Fault(f"{text!r} are not steps.", "steps", text, advice))
    return 0
