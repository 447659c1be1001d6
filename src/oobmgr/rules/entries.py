"""What the program knows of a game before it loads it: enough to list it and to find it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any

from oobmgr.domain.values import dataclass
from oobmgr.rules.later import loaded

if TYPE_CHECKING:
    from oobmgr.rules.action_list import ActionList
    from oobmgr.rules.calculators import CalculatorList
    from oobmgr.rules.pages import PageEntry
    from oobmgr.rules.tables import Tables


@dataclass(frozen=True, slots=True)
class CommandEntry:
    """A command of the command line that one game brings along: its name and a sentence about it.

    `where` is a module with `describe(parser)`, which adds its arguments, and `obey(wish)`, which
    runs it. It is imported when the command is called. Its file is a campaign, and a wrong one is
    refused before that, unless it takes `other_files`, too.
    """

    name: str
    sentence: str
    where: str
    other_files: bool = False


@dataclass(frozen=True, slots=True)
class SampleEntry:
    """A campaign that the program makes for whoever wants to look at the game.

    `file_name` is how its file is called, `words` say in a few words what it holds. `script` and
    `workbook` are files among the samples: what is played, as the JSON of ``turn post``, and the
    units that are brought in before it. `tour` is a file with the stops of a tour of it
    (`rules.tours`), if it has one.
    """

    file_name: str
    words: str
    script: str
    workbook: str
    tour: str = ""


@dataclass(frozen=True, slots=True)
class ExampleEntry:
    """A campaign to look at that a scenario makes as it begins: a small sample, a worked example.

    `file_name` is how its file is called, `words` say in a few words what it is, `scenario` is the
    id of the scenario. `steps` says that it plays an example of the rulebook step by step.
    """

    file_name: str
    words: str
    scenario: str
    steps: bool = False


@dataclass(frozen=True, slots=True)
class DescribedEntry:
    """How a game comes from a text that its player writes, and that each campaign carries with it.

    All as ``module:name``: `made` makes a `Game` from the text and the name of its file, `changed`
    plans a change from the books, what their ledger mentions (`rules.descriptions`) and the new
    text, `asked` asks for a description in the window.
    """

    made: str
    changed: str
    asked: str


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game in the list of games, by its id, its name and a sentence about it.

    `where` is its `Game` as ``module:name``. The module is imported when the game is first asked
    for, so that a campaign of one game never waits for the others. Beside that module stand
    `calculators` (with ``CALCULATORS``) and `tables` (with ``tables``), so that a single rule can
    be asked without the rest of the game, and `actions.listed` (with ``ACTIONS``), so that a name
    which is no action is refused without it. `described` is for games that the player describes;
    `where` is then the game of a sample. `keys` are those that its pages and sheets take, by what
    they do there, so that no command of the window is given one of them. `former` are ids that the
    game had before: campaigns that name one of them are of this game. `guide` names the parts of
    the guide that tell of a page of every game as it is in this one, by the key of the page, or of
    the page and what is in sight on it: ``turn:combat``.
    """

    id: str
    name: str
    sentence: str
    where: str
    pages: tuple[PageEntry, ...] = ()
    commands: tuple[CommandEntry, ...] = ()
    sample: SampleEntry | None = None
    example: ExampleEntry | None = None
    keys: Mapping[str, str] = field(default_factory=dict)
    described: DescribedEntry | None = None
    former: tuple[str, ...] = ()
    guide: Mapping[str, str] = field(default_factory=dict)

    @property
    def folder(self) -> str:
        """The name of its folder, which its texts in other languages are kept under."""
        # Not its id: that is saved in campaigns, and may be another word than the folder's.
        return self.where.partition(":")[0].split(".")[-2]

    @property
    def calculators(self) -> CalculatorList:
        """The calculators of the game; the game is not loaded for it."""
        found: CalculatorList = self._beside("calculators:CALCULATORS")
        return found

    @property
    def actions(self) -> ActionList:
        """The actions of the game, except one that is described; the game is not loaded for it."""
        found: ActionList = self._beside("actions.listed:ACTIONS")
        return found

    def tables(self) -> Tables:
        """The tables of the game as printed; the game is not loaded for it."""
        found: Tables = self._beside("tables:tables")()
        return found

    def _beside(self, what: str) -> Any:  # noqa: ANN401 - whatever stands there
        # The folder of the game: what stands beside its module is found by its name alone.
        package = self.where.partition(":")[0].rpartition(".")[0]
        return loaded(f"{package}.{what}")
