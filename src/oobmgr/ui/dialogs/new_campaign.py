"""Starting a campaign: game, scenario, variant, players, options, and the file it is kept in."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QScrollArea, QWidget

from oobmgr import known_games
from oobmgr.domain.errors import BadInput, Fault, OobmgrError
from oobmgr.domain.wording import with_capital
from oobmgr.known_games import game
from oobmgr.rules.later import loaded
from oobmgr.ui.dialogs.campaign_fields import Choices, DescribedLine
from oobmgr.ui.dialogs.entry_line import EntryLine
from oobmgr.ui.dialogs.files import ask_where_to_save
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.dialogs.option_list import OptionList
from oobmgr.ui.keys import CommandKeys, key_now
from oobmgr.ui.operations.jobs import JobQueue, Progress
from oobmgr.ui.settings import make_folder
from oobmgr.ui.widgets.boxes import STRETCH, across, down, scrolling
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.parts import discard, follow_text
from oobmgr.ui.widgets.progress_strip import ProgressStrip
from oobmgr.ui.widgets.texts import SectionTitle

if TYPE_CHECKING:
    from oobmgr.campaign.file import Campaign, NewCampaign
    from oobmgr.rules.game import Game, Scenario

_SUFFIX = ".oob"
W = TypeVar("W", bound=QWidget)


class NewCampaignDialog(FramedDialog):
    """Asks for everything a campaign starts with and makes its file in a worker.

    `campaign` is the open campaign once the dialog was accepted.
    """

    guide = "first-campaign.md#start-your-own"

    crashed = Signal(object)
    case_opened = Signal(str)

    def __init__(self, folder: Path, parent: QWidget | None = None, *, game_id: str = "") -> None:
        """Make the dialog for a campaign in `folder`, of the game that is played, if one is.

        `game_id` is that of the game; without it the first of the list is proposed.
        """
        super().__init__("New campaign", _sentence(), action="Start the campaign", parent=parent)
        self.campaign: Campaign | None = None
        self._folder = folder
        self._name_edited = False
        self._file_edited = False
        self._typed = False
        # Its own, so that it can be waited for alone when the dialog is left.
        self._queue = JobQueue(self)
        self._queue.crashed.connect(self._crash)
        self.game: Game = game(game_id or known_games.GAMES[0].id)
        self.games = Choices("Game", tuple((g.id, g.name, g.sentence) for g in known_games.GAMES))
        self.games.buttons[self.game.id].setChecked(True)
        self.scenarios = _scenarios(self.game)
        self.variants = _variants(self._scenario)
        self.name = _field("Name of the campaign", self._scenario.name)
        self.file = _field("File", str(self._proposed_file()))
        self.players = _players(self.game)
        self.options = OptionList(self.game, {})
        self.describe = DescribedLine()
        self.describe.show_game(self.game)
        self.progress = ProgressStrip()
        self.progress.cancel_button.hide()
        self._build()
        self._connect()

    @property
    def _scenario(self) -> Scenario:
        return next(s for s in self.game.scenarios if s.id == self.scenarios.value)

    def _build(self) -> None:
        self.fit(1000, 700)
        title = SectionTitle(
            "Options", "where groups play differently; the usual setting is chosen"
        )
        right = down(title, (self.options, 1), spacing=8)
        self.body.addLayout(across((self._left(), 4), (right, 5), spacing=28), 1)
        self.body.addWidget(self.progress)
        self.name.enter()

    def _left(self) -> QScrollArea:
        inside = QWidget()
        choose = KeyButton("Choose…")
        choose.clicked.connect(self._choose_file)
        self.file.line.addWidget(choose)
        self._player_fields = down(*self.players.values(), spacing=10)
        down(
            self.name,
            self.file,
            *(SectionTitle("Game"), self.games, self.describe),
            *(SectionTitle("Scenario"), self.scenarios),
            *(SectionTitle("Variant"), self.variants),
            *(SectionTitle("Players"), self._player_fields),
            STRETCH,
            on=inside,
            margins=(3, 0, 10, 0),
            spacing=10,
        )
        area = scrolling(inside)
        # No wider, and narrower where large text leaves too little for the options.
        follow_text(area, 350, QWidget.setMaximumWidth)
        return area

    def _connect(self) -> None:
        self.action.clicked.connect(self.start)
        # Not `textChanged`: what the dialog itself proposes was not typed by the player.
        self.name.field.textEdited.connect(self._name_was_edited)
        self.file.field.textEdited.connect(self._file_was_edited)
        for field in (self.name, self.file):
            field.field.textEdited.connect(self._note_typing)
        self.games.picked.connect(self._show_game)
        self.describe.pressed.connect(self._describe)
        self._connect_game()
        CommandKeys("find", self, self._search)

    def _connect_game(self) -> None:
        """Connect what belongs to the game that is chosen."""
        self.scenarios.picked.connect(lambda _: self._show_scenario())
        for field in self.players.values():
            field.field.textEdited.connect(self._note_typing)
        self.options.case_opened.connect(self.case_opened)

    def _search(self) -> None:
        self.options.search.setFocus()  # of the options that are shown now

    def _show_game(self, chosen: str) -> None:
        """Offer the scenarios, players and options of another game."""
        self._offer_game(game(chosen))

    def _describe(self) -> None:
        """Let the player describe the game, and offer what it has then."""
        entry = self.game.entry.described
        text = loaded(entry.asked)(self, self.game.description, self._folder) if entry else None
        if text is not None:
            self._typed = True
            self._offer_game(known_games.described(self.game.id, text))

    def _offer_game(self, chosen: Game) -> None:
        self.game = chosen
        self.describe.show_game(chosen)
        self.scenarios = self._replaced(self.scenarios, _scenarios(self.game))
        for old in self.players.values():
            discard(old, self._player_fields)
        self.players = _players(self.game)
        for field in self.players.values():
            self._player_fields.addWidget(field)
            field.show()
        self.options = self._replaced(self.options, OptionList(self.game, {}))
        self._connect_game()
        self._show_scenario()

    def _show_scenario(self) -> None:
        """Offer the variants of a scenario, and its name while nobody has written another."""
        self.variants = self._replaced(self.variants, _variants(self._scenario))
        if not self._name_edited:
            self.name.field.setText(self._scenario.name)
            self._propose_file()

    def _replaced(self, old: W, new: W) -> W:
        """Put a widget in the place of another."""
        parent = old.parentWidget()
        layout = parent.layout() if parent is not None else None
        if layout is not None:
            layout.replaceWidget(old, new)
        new.show()  # otherwise it can take the focus only when events are handled
        discard(old)
        return new

    def _proposed_file(self) -> Path:
        # It is asked for once before the field of the name is made.
        name = self.name.field.text() if hasattr(self, "name") else self._scenario.name
        stem = re.sub(r"[^\w\- ]+", "", name).strip().replace(" ", "-").lower() or "campaign"
        path = self._folder / f"{stem}{_SUFFIX}"
        # A campaign is never written over: the second of a name is called so.
        number = 2
        while path.exists():
            path = self._folder / f"{stem}-{number}{_SUFFIX}"
            number += 1
        return path

    def _propose_file(self) -> None:
        if not self._file_edited:
            self.file.set_text(str(self._proposed_file()))

    def _note_typing(self) -> None:
        self._typed = True

    def _name_was_edited(self) -> None:
        self._name_edited = True
        self._propose_file()

    def _file_was_edited(self) -> None:
        self._file_edited = True

    def _choose_file(self) -> None:
        proposed = Path(self.file.field.text() or self._proposed_file())
        path = ask_where_to_save(self, "Where the campaign is kept", proposed, "*.oob")
        if path is not None:
            self._file_edited = True
            self.file.set_text(str(path))

    def start(self) -> None:
        """Make the campaign of what was chosen; what is wrong is told beside its field."""
        self.tell_problem("")
        # First, for it marks whatever cannot be used, the file missing or not.
        options = self.options.values()
        text = self.file.text
        if not text:
            self.file.tell("Say where the campaign is kept, such as summer.oob.")
        if options is None or not text:
            self.tell_problem("Something cannot be used; it is marked above.")
            return
        from oobmgr.campaign.file import NewCampaign

        path = _full(text)
        new = NewCampaign(
            name=self.name.field.text(),
            game=self.game.id,
            scenario=self.scenarios.value,
            variant=self.variants.value,
            options=options,
            description=self.game.description,
            players={side: line.text for side, line in self.players.items() if line.text},
        )
        # Only an ending that is missing is added: whoever typed another one meant it.
        self._make(path if path.suffix else path.with_suffix(_SUFFIX), new)

    def _make(self, path: Path, new: NewCampaign) -> None:
        self.action.setEnabled(False)
        self.progress.start(f"Making {path.name}")
        # Taken here: the worker is not to ask the dialog.
        folder = self._folder

        def work(_: Progress) -> Campaign:
            from oobmgr.campaign.file import create_campaign

            # Ours is made if it is not there; a folder that was typed may be a slip of the pen.
            if path.parent == folder:
                make_folder(folder)
            return create_campaign(path, new)

        self._queue.run(work, self._made, self._refused)

    def _made(self, campaign: Campaign) -> None:
        self.progress.finish()
        self.campaign = campaign
        self.accept()

    def _refused(self, error: OobmgrError) -> None:
        self._ready_again()
        for fault in error.faults:
            self._tell(fault)

    def _crash(self, error: object) -> None:
        self._ready_again()
        self.crashed.emit(error)

    def _ready_again(self) -> None:
        self.progress.finish()
        self.action.setEnabled(True)

    def _tell(self, fault: Fault) -> None:
        names = {option.option.name: option for option in self.options.rows}
        message = f"{fault.message} {fault.advice}".strip()
        if fault.where in names:
            names[fault.where].fault.setText(message)
            names[fault.where].fault.show()
        elif fault.where.endswith(_SUFFIX) or Path(fault.where).is_absolute():
            self.file.tell(message)  # what is wrong with the file comes with its name or path
            self.file.field.setFocus()
        self.tell_problem(with_capital(message), BadInput(fault))

    def losing(self) -> str:
        """Ask where something was typed, or a game described."""
        return "Close, and lose what is typed?" if self._typed else ""

    def leave(self) -> None:
        """Close without a question."""
        # The worker may still be making the file, and answers a dialog that has to be there.
        self._queue.wait()
        super().leave()


def _full(text: str) -> Path:
    """The path that is typed in full; a tilde before a name that no user has is part of a name."""
    path = Path(text)
    try:
        return path.expanduser().absolute()
    except RuntimeError:
        return path.absolute()


def _scenarios(game: Game) -> Choices:
    return Choices("Scenario", tuple((s.id, s.name, s.sentence) for s in game.scenarios))


def _variants(scenario: Scenario) -> Choices:
    return Choices("Variant", tuple((v.id, v.name, v.sentence) for v in scenario.variants))


def _field(name: str, text: str) -> EntryLine:
    """A line that holds a text already; what is wrong with it is forgotten as one types."""
    line = EntryLine(name)
    line.set_text(text)
    line.field.textEdited.connect(lambda: line.tell(""))
    return line


def _players(game: Game) -> dict[str, EntryLine]:
    """A field for the name of each side's player, by the side."""
    return {side.id: EntryLine(f"{side.name} player", "name, optional") for side in game.sides}


def _sentence() -> str:
    key = key_now("Ctrl+,").replace(",", "comma")  # a comma before the full stop is overlooked
    # Each written whole, for a sentence of two halves cannot be translated.
    if key:
        return f"One campaign is one file. Options can be changed later, with {key}."
    return "One campaign is one file. Options can be changed later."
