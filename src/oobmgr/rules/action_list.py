"""The actions of a game by name and module: one can be posted, an unknown one refused, alone.

What an action is (`rules.actions`) is loaded with the first of them::

    ACTIONS = ActionList("package", {"combat": "combat.attack:plan_combat"})
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, overload

from oobmgr.rules.later import loaded

if TYPE_CHECKING:
    from oobmgr.rules.actions import Action
    from oobmgr.rules.books import PhaseId


class ActionList(Sequence["Action"]):
    """The actions of a game, in the order in which a player turn meets them.

    `places` says of each name where it is planned, as ``module:function`` inside `package`; a
    module is imported when one of its actions is wanted. `phases` is the place of an index, written
    by `tools/action_phases.py`: in which phases each name is declared.
    """

    def __init__(self, package: str, places: Mapping[str, str], phases: str = "") -> None:
        self._package, self._places, self._phases = package, places, phases
        # Kept, for what is declared never changes, and reading annotations takes a while.
        self._loaded: dict[str, Action] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """All names, without loading anything."""
        return tuple(self._places)

    def named(self, name: str) -> Action:
        """The action of this name; loads its module alone. Raises `KeyError`."""
        from oobmgr.rules.actions import action_of

        if name not in self._loaded:
            self._loaded[name] = action_of(loaded(f"{self._package}.{self._places[name]}"))
        return self._loaded[name]

    def of_phase(self, phase: PhaseId) -> tuple[Action, ...]:
        """The actions that may be posted in a phase; loads hardly any other."""
        index = loaded(f"{self._package}.{self._phases}") if self._phases else {}
        # What the declaration says counts: an action that the index leaves out is loaded to see.
        near = (name for name in self._places if phase in index.get(name, (phase,)))
        return tuple(action for action in map(self.named, near) if phase in action.phases)

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[Action]:
        return map(self.named, self._places)

    @overload
    def __getitem__(self, at: int) -> Action: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Action]: ...
    def __getitem__(self, at: int | slice) -> Action | Sequence[Action]:
        # Loads them all; whoever wants one asks by name.
        return tuple(self)[at]
