"""The table of the commands and their keys; those that are not as drawn stand out."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from oobmgr.domain.values import dataclass
from oobmgr.ui.commands import COMMANDS, MENUS, ShellCommand
from oobmgr.ui.widgets.columns import Column, GroupRow
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.paint import TagKind
from oobmgr.ui.widgets.tags import MarkerDelegate, Tag

if TYPE_CHECKING:
    from oobmgr.ui.key_map import KeyMap

NAME, NOW, DRAWN = range(3)


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A command with the keys that it has now."""

    command: ShellCommand
    keys: tuple[str, ...]

    @property
    def changed(self) -> bool:
        """Whether its keys are others than the drawn ones."""
        return self.keys != self.command.drawn_keys


class KeyTable(DataTable):
    """One line for each command, under its menu."""

    remove_asked = Signal()

    def __init__(self) -> None:
        self.commands = ListTableModel(_columns(), row_key=lambda row: row.command.id)
        super().__init__(self.commands, name="Commands and their keys")
        self.commands.setParent(self)
        self.commands.set_grouping(lambda row: row.command.menu, _head)
        self.choose_one()
        self.setItemDelegateForColumn(NOW, MarkerDelegate(self))
        self.add_key("Del", self.remove_asked.emit)

    def show_keys(self, keys: KeyMap) -> None:
        """Show the commands with these keys; the selection stays."""
        in_order = sorted(COMMANDS, key=lambda command: MENUS.index(command.menu))
        self.commands.set_rows([KeyRow(command, keys.keys(command)) for command in in_order])
        self.fit_columns()
        # Before scrolling: after a reset Qt lays the rows out only with the next event, and would
        # scroll to where the row stood.
        self.updateGeometries()
        self.scrollTo(self.currentIndex())


def joined(keys: Sequence[str]) -> str:
    """Keys in a row; with spaces, because a comma is a key, too."""
    return "   ".join(keys)


def _columns() -> tuple[Column[KeyRow], ...]:
    return (
        Column(key="name", title="Command", text=lambda row: row.command.name, stretch=True,
            sentence="A command of the window."),
        Column(
            key="now", title="Keys", text=lambda row: joined(row.keys), width=190, paint=_tag,
            sentence="The keys that give the command now.",
        ),
        Column(
            key="drawn", title="Default", text=lambda row: joined(row.command.drawn_keys),
            width=170, token="ink2",
            sentence="The keys that the program gives it.",
        ),
    )  # fmt: skip


def _tag(row: KeyRow) -> tuple[Tag, ...]:
    return (Tag(joined(row.keys) or "none", TagKind.OVER),) if row.changed else ()


def _head(key: Hashable, rows: Sequence[KeyRow]) -> GroupRow:
    return GroupRow(key, str(key), str(len(rows)))
