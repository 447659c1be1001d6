"""The search over the units as they will be: a field, what it found, and the lines that stay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from oobmgr.campaign.finding import Searched, parts_of
from oobmgr.domain.quantities import counted
from oobmgr.ui.language import searched_words
from oobmgr.ui.operations.rounds import InRounds
from oobmgr.ui.views.import_order_of_battle.unit_lines import Path, UnitLine
from oobmgr.ui.widgets.boxes import across
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.texts import TextLabel

_MEANT_SHOWN: Final = 3
_NONE: Final = "No unit fits the search."


class LineSearch(QWidget):
    """Finds units among lines as every search does; `changed` says that others are to be shown."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.field = named(SearchField("Find a unit", "Ctrl+F"), "import_search")
        self.told = TextLabel(token="ink2")
        self._lines: tuple[UnitLine, ...] = ()
        self._units: tuple[UnitLine, ...] = ()
        self._searched: Searched | None = None
        across((self.field, 1), self.told, on=self, margins=(12, 0, 12, 4), spacing=8)
        self.told.hide()
        self._rounds = InRounds(self)
        self.field.searched.connect(self._tell)

    def _tell(self) -> None:
        self.changed.emit()
        self._rounds.run(self._learn())

    def _learn(self) -> Iterator[None]:
        """For the slip that may come, once the letter that was typed is seen."""
        if self._searched is not None:
            yield
            yield from self._searched.learn()

    def set_lines(self, lines: tuple[UnitLine, ...]) -> None:
        """Search other lines."""
        self._lines = lines
        self._searched = None

    def found(self) -> tuple[UnitLine, ...]:
        """The lines that the words find, with the formations that they stand in; say how many."""
        parts = parts_of(self.field.text())
        self.told.setVisible(bool(parts))
        if not parts:
            return self._lines
        if self._searched is None:
            self._units = tuple(line for line in self._lines if not line.is_formation)
            self._searched = Searched([_text(line) for line in self._units])
        meant: tuple[str, ...] = ()
        places = self._searched.found(parts, range(len(self._units)))
        if not places:
            places, meant = self._searched.forgiven(parts, range(len(self._units)))
        like = f", like {' or '.join(meant[:_MEANT_SHOWN])}" if meant else ""
        of = f"{len(places):,} of {len(self._units):,}{like}"
        self.told.setText(of if places else _NONE)
        return _with_formations(self._lines, [self._units[at] for at in places])


def _text(line: UnitLine) -> str:
    # Of units it was put together as they were read; there are few records and rows left out.
    own = line.found or "\n".join((line.title, line.nation, line.note, *line.path)).lower()
    return searched_words(own).lower()


def _with_formations(lines: tuple[UnitLine, ...], found: list[UnitLine]) -> tuple[UnitLine, ...]:
    below: Counter[Path] = Counter()
    # Formation by formation: twenty thousand units stand in a few hundred.
    for path, number in Counter(unit.path for unit in found).items():
        for level in range(1, len(path) + 1):
            below[path[:level]] += number
    kept = set(map(id, found))
    return tuple(
        _counting(line, below[line.path]) if line.is_formation else line
        for line in lines
        if (below[line.path] if line.is_formation else id(line) in kept)
    )


def _counting(head: UnitLine, number: int) -> UnitLine:
    """A formation, or the head of what is no formation, with the number of what was found in it."""
    bare = head.detail[-1:].isdecimal()
    return UnitLine(
        path=head.path,
        level=head.level,
        title=head.title,
        detail=f"{number:,}" if bare else counted(number, "unit"),
    )
