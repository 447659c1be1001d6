"""Every command of the window, once: its words, its place in a menu, its keys."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from oobmgr.domain.values import dataclass
from oobmgr.rules.pages import PageEntry
from oobmgr.ui.language import tr
from oobmgr.ui.pages import CALCULATORS, all_pages, place_of

if TYPE_CHECKING:
    from oobmgr.rules.game import Game

MENUS: Final = ("Campaign", "Edit", "View", "Turn", "Units", "Reports", "Tools", "Help")
_LATER_LETTER: Final = {"Tools": "T&ools"}  # Alt+T is the Turn menu's


@dataclass(frozen=True)
class ShellCommand:
    """A command: id, words, menu, what it does, its keys as drawn (`KeyMap` has those chosen).

    `does` says what obeys, as a path from the window: ``turn.go_step`` is the method of a group of
    commands, ``workspace.look_step`` one of the open campaign. `given` is what it is called with.

    `keys` work everywhere; `letters` only where no text field has the focus. `campaign` says that
    it needs an open campaign, `posts` that it writes and so rests while looking back.
    `also` are words for what it leads to, by which it is found, too.
    """

    id: str
    text: str
    menu: str
    does: str
    keys: tuple[str, ...] = ()
    letters: tuple[str, ...] = ()
    icon: str = ""
    campaign: bool = True
    posts: bool = False
    rule_before: bool = False
    checkable: bool = False
    given: tuple[Any, ...] = ()
    also: str = ""

    @property
    def name(self) -> str:
        """Its words without the dots that promise a question."""
        return self.text.rstrip("…")

    @cached_property  # every key that is shown asks all commands
    def drawn_keys(self) -> tuple[str, ...]:
        """Its keys as people write them, letters first; what is one key to them stands once."""
        return tuple(dict.fromkeys(shown_key(key) for key in (*self.letters, *self.keys)))


def shown_key(key: str) -> str:
    """A key as people write it: "Ctrl+Enter", not "Ctrl+Return"."""
    return key.replace("Return", "Enter").replace("Meta", "Super")


def menu_title(menu: str) -> str:
    """The title of a menu with the letter that opens it with Alt marked: "&Campaign"."""
    own = tr(menu)
    # Another language has letters of its own, of which some open two menus, one after the other.
    return f"&{own}" if own != menu else _LATER_LETTER.get(menu, f"&{menu}")


def _pages() -> tuple[ShellCommand, ...]:
    """A command for each key of a page. Pages of different games may share one."""
    first: dict[str, PageEntry] = {}
    # Those of all games: the menus are made before anybody knows which campaign will be opened.
    for page in all_pages():
        first.setdefault(page.digit, page)
    return tuple(_page(page) for page in sorted(first.values(), key=place_of))


def _page(page: PageEntry) -> ShellCommand:
    # Calculators can be asked without a campaign, in a window of their own.
    alone = page.key == CALCULATORS
    # A digit is text where one types, so that it works with Alt, too; another key works everywhere.
    typed = page.digit.isdecimal()
    return ShellCommand(
        id=f"page:{page.key}",
        text=page.title,
        menu="View",
        does="rules.show_calculators" if alone else "pages.show",
        keys=(f"Alt+{page.digit}",) if typed else (page.digit,),
        letters=(page.digit,) if typed else (),
        campaign=not alone,
        given=() if alone else (page.key,),
    )


COMMANDS: Final[tuple[ShellCommand, ...]] = (
    ShellCommand(
        "new", "New campaign…", "Campaign", "files.new", ("Ctrl+N",), icon="plus", campaign=False,
    ),
    ShellCommand(
        "open", "Open a campaign…", "Campaign", "files.choose", ("Ctrl+O",), icon="folder",
        campaign=False,
    ),
    ShellCommand(
        "sample", "Open the sample", "Campaign", "files.open_sample", ("Ctrl+L",), icon="eye",
        campaign=False,
    ),
    ShellCommand(
        "example", "Try the combat example", "Campaign", "files.open_example", ("Ctrl+Shift+E",),
        campaign=False,
    ),
    ShellCommand(
        "import", "Import an order of battle…", "Campaign", "files.choose_workbook", ("Ctrl+I",),
        icon="import_export", campaign=False, rule_before=True,
    ),
    ShellCommand("type_list", "Type a list…", "Campaign", "pages.type_list"),
    ShellCommand(
        "template", "Save a workbook to fill in…", "Campaign", "books.save_template",
    ),
    ShellCommand(
        "from_workbook", "Make a campaign from its workbook…", "Campaign", "files.from_workbook",
        campaign=False,
    ),
    ShellCommand("export", "Export the records to Excel…", "Campaign", "pages.export", ("Ctrl+E",)),
    ShellCommand(
        "bind_workbook", "Bind a workbook of your own…", "Campaign", "books.bind_workbook",
        posts=True,
    ),
    ShellCommand("fill_workbook", "Fill your own workbook", "Campaign", "books.fill_workbook"),
    ShellCommand("print", "Print…", "Campaign", "pages.print_sheets", ("Ctrl+P",), icon="print"),
    ShellCommand("backup", "Keep a copy now", "Campaign", "books.backup", rule_before=True),
    ShellCommand(
        "passphrases", "Passphrases of the sheets…", "Campaign", "hiding.set_passphrases",
        posts=True,
    ),
    ShellCommand("hand_over", "A file for one side…", "Campaign", "hiding.hand_over"),
    ShellCommand("close", "Close the campaign", "Campaign", "files.close", ("Ctrl+W",)),
    ShellCommand("quit", "Quit", "Campaign", "close", ("Ctrl+Q",), campaign=False),
    ShellCommand(
        "undo", "Undo", "Edit", "turn.undo", ("Ctrl+Z",), icon="undo", posts=True,
    ),
    ShellCommand(
        "redo", "Redo", "Edit", "turn.redo", ("Ctrl+Shift+Z", "Ctrl+Y"), icon="redo",
        posts=True,
    ),
    ShellCommand(
        "find", "Search this page", "Edit", "workspace.search", ("Ctrl+F",), ("/",), icon="search",
        rule_before=True,
    ),
    ShellCommand(
        "palette", "Find a unit, a page, a command", "Edit", "finder.open", ("Ctrl+K",),
        campaign=False,
    ),
    ShellCommand(
        "options", "Options…", "Edit", "rules.show_options", ("Ctrl+,",), icon="options",
        campaign=False, rule_before=True, also="Settings Language Text size Theme Keys",
    ),
    ShellCommand(
        "house_rules", "House rules…", "Edit", "rules.show_house_rules", ("Ctrl+R",), posts=True,
    ),
    *_pages(),
    ShellCommand(
        "back", "Look one turn back", "View", "workspace.look_step", letters=("[",),
        rule_before=True, given=(-1,),
    ),
    ShellCommand(
        "forward", "Look one turn forward", "View", "workspace.look_step", letters=("]",),
        given=(1,),
    ),
    ShellCommand(
        "now", "Return to now", "View", "workspace.look_at", letters=("End",), given=(None,),
    ),
    ShellCommand(
        "panel", "Next panel", "View", "pages.go_to_panel", ("F6",), rule_before=True, given=(1,),
    ),
    ShellCommand(
        "panel_back", "Previous panel", "View", "pages.go_to_panel", ("Shift+F6",), given=(-1,),
    ),
    ShellCommand(
        "unlock", "Unlock a sheet…", "View", "hiding.unlock_one", ("Ctrl+U",), icon="eye",
        rule_before=True,
    ),
    ShellCommand("lock", "Hide the sheets", "View", "hiding.lock", ("Ctrl+Shift+U",), icon="lock"),
    ShellCommand(
        "light", "Light", "View", "own.wear_theme", campaign=False, rule_before=True,
        checkable=True, given=("light",), also="Theme",
    ),
    ShellCommand(
        "dark", "Dark", "View", "own.wear_theme", campaign=False, checkable=True,
        given=("dark",), also="Theme",
    ),
    ShellCommand(
        "system", "As the desktop is set", "View", "own.wear_theme", campaign=False,
        checkable=True, given=("system",), also="Theme",
    ),
    ShellCommand(
        "larger_text", "Larger text", "View", "own.change_text", campaign=False,
        rule_before=True, given=(1,), also="Text size",
    ),
    ShellCommand(
        "smaller_text", "Smaller text", "View", "own.change_text", campaign=False, given=(-1,),
        also="Text size",
    ),
    ShellCommand(
        "usual_text", "Usual text size", "View", "own.change_text", campaign=False,
        given=(0,), also="Text size",
    ),
    ShellCommand(
        "comfortable", "Comfortable rows", "View", "own.switch_comfortable", campaign=False,
        rule_before=True, checkable=True,
    ),
    ShellCommand(
        "post", "Post what is in pencil", "Turn", "turn.post",
        ("Ctrl+Enter", "Ctrl+Return"), posts=True,
    ),
    ShellCommand(
        "post_and_go_on", "Post, and go on", "Turn", "turn.post_and_go_on",
        ("Ctrl+Shift+Enter", "Ctrl+Shift+Return"), posts=True,
    ),
    ShellCommand(
        "post_together", "Post the steps with nothing to decide", "Turn", "turn.post_together",
        ("F7",), posts=True,
    ),
    ShellCommand("roll", "Roll the dice", "Turn", "turn.roll", ("F5",), posts=True),
    ShellCommand("put_away", "Erase what is in pencil", "Turn", "pages.put_away", ("Esc",)),
    ShellCommand(
        "next_phase", "Next phase", "Turn", "workspace.go_on", letters=("N",), posts=True,
        rule_before=True,
    ),
    ShellCommand(
        "previous_phase", "Previous phase", "Turn", "turn.previous_phase", letters=("P",),
        posts=True,
    ),
    ShellCommand(
        "next_step", "Next step", "Turn", "turn.go_step", ("F9",), rule_before=True, given=(1,),
    ),
    ShellCommand(
        "previous_step", "Previous step", "Turn", "turn.go_step", ("Shift+F9",), given=(-1,),
    ),
    ShellCommand("next_due", "Next due step or problem", "Turn", "turn.go_due", ("F8",)),
    ShellCommand(
        "warnings", "What looks forgotten", "Turn", "turn.show_warnings", letters=("W",),
        rule_before=True,
    ),
    ShellCommand("go_to_turn", "Go to a turn…", "Turn", "pages.go_to_turn", letters=("G",)),
    ShellCommand(
        "replay_next", "Next step of the example", "Turn", "workspace.replay.post_next",
        ("Ctrl+.",), posts=True, rule_before=True,
    ),
    ShellCommand(
        "count_in", "Check the count…", "Turn", "turn.count_in", ("Ctrl+T",), posts=True,
        rule_before=True,
    ),
    ShellCommand(
        "read_back", "Read a sheet back…", "Units", "turn.read_back", ("Ctrl+B",), posts=True,
    ),
    ShellCommand("charts", "Charts…", "Tools", "rules.show_charts", ("Ctrl+H",)),
    ShellCommand("on_map", "On the map…", "Tools", "books.list_on_map", ("Ctrl+M",)),
    ShellCommand("stacks", "Stacks…", "Tools", "books.list_stacks"),
    ShellCommand("check", "Check the books", "Tools", "books.check", rule_before=True),
    ShellCommand("backups", "Copies of this campaign…", "Tools", "books.show_backups"),
    ShellCommand(
        "guide", "The guide", "Help", "helping.show_guide", ("F1",), icon="info", campaign=False,
    ),
    ShellCommand(
        "what_is", "What is this?", "Help", "helping.tell", ("Shift+F1",), campaign=False,
    ),
    ShellCommand("tour", "Take the tour", "Help", "helping.take_tour", campaign=False),
    ShellCommand(
        "rules", "Rules covered", "Help", "rules.show_rules", ("Ctrl+F1",), icon="rules",
        campaign=False,
    ),
    ShellCommand(
        "keys", "Keys of this page", "Help", "own.show_keys", letters=("?",), campaign=False,
    ),
    ShellCommand(
        "report_problem", "Report a problem…", "Help", "report_problem", campaign=False,
        rule_before=True,
    ),
    ShellCommand(
        "about", "About oobmgr", "Help", "own.show_about", campaign=False, rule_before=True,
    ),
)  # fmt: skip

REPLAYING: Final = frozenset({"replay_next"})
"""The commands of a game that replays a worked example."""
HIDING: Final = frozenset({"unlock", "lock", "passphrases", "hand_over"})
"""The commands of a game that hides the sheets of one player from the other."""
REPORTS: Final = ("print", "export", "page:ledger")
"""Commands of other menus that stand in Reports too, where people look for them."""
WINDOWS: Final = (
    "options", "house_rules", "charts", "count_in", "read_back", "on_map", "stacks", "passphrases",
    "hand_over",
)  # fmt: skip
"""Commands that open a window of their own in which rules act."""


_COMMAND_OF: Final = {command.id: command for command in COMMANDS}


def command_of(command_id: str) -> ShellCommand:
    """The command of this id. Raises `KeyError`."""
    return _COMMAND_OF[command_id]


def meaningless(game: Game) -> frozenset[str]:
    """The commands that mean nothing in a game."""
    hiding = frozenset[str]() if game.hides_sheets else HIDING
    replays = any(scenario.replay is not None for scenario in game.scenarios)
    return hiding if replays else hiding | REPLAYING


def screens() -> Mapping[str, str]:
    """Every page and window in which rules act, by the name that cases use, with its title."""
    pages = {page.key: page.title for page in all_pages()}
    return pages | {name: command_of(name).name for name in WINDOWS}


def obey(window: object, command: ShellCommand) -> None:
    """Do what a command says. Its path is followed only now: a campaign opens and closes."""
    attrgetter(command.does)(window)(*command.given)
