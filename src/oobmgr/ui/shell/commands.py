"""Every command of the window, once: its words, its place in a menu, its keys."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

MENUS: Final = ("Campaign", "Edit", "View", "Turn", "Units", "Reports", "Tools", "Help")
RULE: Final = ""
_LATER_LETTER: Final = {"Tools": "T&ools"}  # Alt+T is the Turn menu's


@dataclass(frozen=True)
class ShellCommand:
    """A command: id, words, menu, and its keys as drawn (a person can choose others: `KeyMap`).

    `keys` work everywhere; `letters` only where no text field has the focus. `campaign` says that
    it needs an open campaign, `posts` that it writes and so rests while looking back.
    """

    id: str
    text: str
    menu: str
    keys: tuple[str, ...] = ()
    letters: tuple[str, ...] = ()
    icon: str = ""
    campaign: bool = True
    posts: bool = False
    rule_before: bool = False
    checkable: bool = False

    @cached_property  # every key that is shown asks all commands
    def drawn_keys(self) -> tuple[str, ...]:
        """Its keys as people write them, letters first; what is one key to them stands once."""
        return tuple(dict.fromkeys(shown_key(key) for key in (*self.letters, *self.keys)))


def shown_key(key: str) -> str:
    """A key as people write it: "Ctrl+Enter", not "Ctrl+Return"."""
    return key.replace("Return", "Enter").replace("Meta", "Super")


def menu_title(menu: str) -> str:
    """The title of a menu with the letter that opens it with Alt marked: "&Campaign"."""
    return _LATER_LETTER.get(menu, f"&{menu}")


def _page(key: str, title: str, digit: str, *, campaign: bool = True) -> ShellCommand:
    return ShellCommand(
        f"page:{key}", title, "View", (f"Alt+{digit}",), (digit,), campaign=campaign
    )  # fmt: skip


COMMANDS: Final[tuple[ShellCommand, ...]] = (
    ShellCommand("new", "New campaign…", "Campaign", ("Ctrl+N",), icon="plus", campaign=False),
    ShellCommand(
        "open", "Open a campaign…", "Campaign", ("Ctrl+O",), icon="folder", campaign=False
    ),
    ShellCommand("sample", "Open the sample", "Campaign", ("Ctrl+L",), icon="eye", campaign=False),
    ShellCommand(
        "example", "Try the combat example", "Campaign", ("Ctrl+Shift+E",), campaign=False
    ),
    ShellCommand(
        "import", "Import an order of battle…", "Campaign", ("Ctrl+I",),
        icon="import_export", campaign=False, rule_before=True,
    ),
    ShellCommand("export", "Export the records to Excel…", "Campaign", ("Ctrl+E",)),
    ShellCommand("print", "Print…", "Campaign", ("Ctrl+P",), icon="print"),
    ShellCommand("backup", "Keep a copy now", "Campaign", rule_before=True),
    ShellCommand("passphrases", "Passphrases of the sheets…", "Campaign", posts=True),
    ShellCommand("hand_over", "A file for one side…", "Campaign"),
    ShellCommand("close", "Close the campaign", "Campaign", ("Ctrl+W",)),
    ShellCommand("quit", "Quit", "Campaign", ("Ctrl+Q",), campaign=False),
    ShellCommand("undo", "Undo", "Edit", ("Ctrl+Z",), icon="undo", posts=True),
    ShellCommand("redo", "Redo", "Edit", ("Ctrl+Shift+Z", "Ctrl+Y"), icon="redo", posts=True),
    ShellCommand(
        "find", "Search this page", "Edit", ("Ctrl+F",), ("/",), "search", rule_before=True
    ),
    ShellCommand(
        "palette", "Find a unit, a page, a command", "Edit", ("Ctrl+K",), campaign=False
    ),
    ShellCommand(
        "options", "Options…", "Edit", ("Ctrl+,",), icon="options", campaign=False, rule_before=True
    ),
    ShellCommand("house_rules", "House rules…", "Edit", ("Ctrl+R",), posts=True),
    _page("turn", "Turn", "1"),
    _page("order_of_battle", "Order of battle", "2"),
    _page("roster_sheets", "Roster sheets", "3"),
    _page("air", "Air", "4"),
    _page("combat", "Combat", "5"),
    _page("replacements", "Replacements", "6"),
    _page("ledger", "Ledger", "7"),
    _page("calculators", "Calculators", "8", campaign=False),
    _page("print", "Print", "9"),
    _page("exchange", "Import and export", "0"),
    ShellCommand("back", "Look one turn back", "View", letters=("[",), rule_before=True),
    ShellCommand("forward", "Look one turn forward", "View", letters=("]",)),
    ShellCommand("now", "Return to now", "View", letters=("End",)),
    ShellCommand("panel", "Next panel", "View", ("F6",), rule_before=True),
    ShellCommand("panel_back", "Previous panel", "View", ("Shift+F6",)),
    ShellCommand(
        "unlock", "Unlock a sheet…", "View", ("Ctrl+U",), icon="eye", rule_before=True
    ),
    ShellCommand("lock", "Hide the sheets", "View", ("Ctrl+Shift+U",), icon="lock"),
    ShellCommand("light", "Light", "View", campaign=False, rule_before=True, checkable=True),
    ShellCommand("dark", "Dark", "View", campaign=False, checkable=True),
    ShellCommand("system", "As the desktop is set", "View", campaign=False, checkable=True),
    ShellCommand(
        "comfortable", "Comfortable rows", "View", campaign=False, rule_before=True, checkable=True
    ),
    ShellCommand(
        "post", "Post what is in pencil", "Turn", ("Ctrl+Enter", "Ctrl+Return"), posts=True
    ),
    ShellCommand("put_away", "Put the pencil away", "Turn", ("Esc",)),
    ShellCommand("next_phase", "Next phase", "Turn", letters=("N",), posts=True, rule_before=True),
    ShellCommand("previous_phase", "Previous phase", "Turn", letters=("P",), posts=True),
    ShellCommand("next_step", "Next step", "Turn", ("F9",), rule_before=True),
    ShellCommand("previous_step", "Previous step", "Turn", ("Shift+F9",)),
    ShellCommand("warnings", "What looks forgotten", "Turn", letters=("W",), rule_before=True),
    ShellCommand("go_to_turn", "Go to a turn…", "Turn", letters=("G",)),
    ShellCommand(
        "replay_next", "Next step of the example", "Turn", ("Ctrl+.",), posts=True, rule_before=True
    ),
    ShellCommand("count_in", "Count in…", "Turn", ("Ctrl+T",), posts=True, rule_before=True),
    ShellCommand("read_back", "Read a sheet back…", "Units", ("Ctrl+B",), posts=True),
    ShellCommand("charts", "Charts…", "Tools", ("Ctrl+H",)),
    ShellCommand("on_map", "On the map…", "Tools", ("Ctrl+M",)),
    ShellCommand("stacks", "Stacks…", "Tools"),
    ShellCommand("check", "Check the books", "Tools", rule_before=True),
    ShellCommand("backups", "Copies of this campaign", "Tools"),
    ShellCommand("rules", "Rules covered", "Help", ("F1",), icon="rules", campaign=False),
    ShellCommand("keys", "Keys of this page", "Help", letters=("?",), campaign=False),
    ShellCommand("about", "About oobmgr", "Help", campaign=False, rule_before=True),
)  # fmt: skip

REPLAYING: Final = frozenset({"replay_next"})
"""The commands of a game that replays a worked example."""
REPORTS: Final = ("print", "export", "page:ledger")
"""Commands of other menus that stand in Reports too, where people look for them."""


def command_of(command_id: str) -> ShellCommand:
    """The command of this id. Raises `KeyError`."""
    return {command.id: command for command in COMMANDS}[command_id]
