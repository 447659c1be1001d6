"""What the program remembers of the person at the desk: campaigns, look, keys, places."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any, Final

from oobmgr.domain.disks import disk_fault
from oobmgr.domain.errors import BadInput
from oobmgr.domain.values import dataclass
from oobmgr.ui.key_map import KeyMap, read_key_map
from oobmgr.ui.language import AS_THE_DESKTOP, LANGUAGES
from oobmgr.ui.theme import Mode

_MOST_RECENT: Final = 12
_MODES: Final[tuple[Mode, ...]] = ("light", "dark", "system")
TEXT_SIZES: Final = (100, 115, 130, 150, 175, 200)


@dataclass(frozen=True, slots=True)
class RecentCampaign:
    """A campaign that was opened, as the welcome page shows it without opening it again.

    `place` says where play stands, `detail` what waits there; `opened_at` is an ISO time; `emblem`
    marks the side to move.
    """

    path: str
    name: str
    game: str = ""
    units: int = 0
    place: str = ""
    detail: str = ""
    opened_at: str = ""
    emblem: str = "circle"


@dataclass(frozen=True, slots=True)
class Preferences:
    """How the program looks and speaks.

    `text_pct` is the size of text in per cent of the drawn one, `language` one of `LANGUAGES` or
    that of the desktop.
    """

    theme: Mode = "system"
    text_pct: int = 100
    comfortable: bool = False
    reduce_motion: bool = False
    language: str = AS_THE_DESKTOP


def settings_file() -> Path:
    """Where the settings lie: the platform's folder for them (XDG_CONFIG_HOME is honoured)."""
    import platformdirs

    return Path(platformdirs.user_config_dir("oobmgr", appauthor=False)) / "settings.json"


def campaigns_folder() -> Path:
    """The folder that new campaigns and the sample go to: one of ours in the person's documents."""
    import platformdirs

    documents = Path(platformdirs.user_documents_dir())
    home = documents if documents.is_dir() else Path(platformdirs.user_data_dir("oobmgr", False))
    # The folder for data is ours alone already.
    return home / "oobmgr" if documents.is_dir() else home


def make_folder(folder: Path) -> None:
    """Make the folder that campaigns go to. Raises `BadInput` where that cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(disk_fault("the folder cannot be made", str(folder), error)) from error


class Settings:
    """Settings in one JSON file, written at each change. A damaged file counts as none."""

    def __init__(self, path: Path) -> None:
        self._path = path
        values = _read(path)
        self.preferences = _preferences(values.get("preferences"))
        self.recent = _recent(values.get("recent"))
        self.keys = read_key_map(values.get("keys"))
        self._places: dict[str, str] = _texts(values.get("places"))

    def change_preferences(self, preferences: Preferences) -> None:
        """Keep other preferences."""
        self.preferences = preferences
        self.keep()

    def change_keys(self, keys: KeyMap) -> None:
        """Keep other keys; what is as drawn is not written down."""
        self.keys = keys
        self.keep()

    def remember(self, campaign: RecentCampaign) -> None:
        """Put a campaign at the head of the recent ones."""
        self.put_first(campaign)
        self.keep()

    def put_first(self, campaign: RecentCampaign) -> None:
        """Put a campaign at the head of the recent ones, until `keep` without writing it down."""
        others = tuple(entry for entry in self.recent if entry.path != campaign.path)
        self.recent = (campaign, *others)[:_MOST_RECENT]

    def forget(self, path: str) -> None:
        """Take a campaign off the list. Its file stays."""
        self.recent = tuple(entry for entry in self.recent if entry.path != path)
        self.keep()

    def place(self, name: str) -> str:
        """What was kept under a name (the state of a window or splitter), empty if nothing."""
        return self._places.get(name, "")

    def keep_places(self, places: Mapping[str, str]) -> None:
        """Keep the states of windows and splitters, each under its name."""
        self._places |= places
        self.keep()

    def keep(self) -> None:
        """Write everything down as it is now."""
        values = {
            "preferences": asdict(self.preferences),
            "recent": [asdict(entry) for entry in self.recent],
            "keys": self.keys.changed,
            "places": self._places,
        }
        # Beside it and then in its place: a crash leaves the old settings, not half of the new.
        part = self._path.with_suffix(".part")
        # Settings are a comfort: where they cannot be written, the program works without them.
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            part.write_text(json.dumps(values, indent=1), encoding="utf-8")
            part.replace(self._path)


def _read(path: Path) -> Mapping[str, Any]:
    try:
        # A file that cannot be read counts as none: no campaign waits for the width of a column.
        values = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return values if isinstance(values, dict) else {}


def _preferences(raw: object) -> Preferences:
    usual = Preferences()
    if not isinstance(raw, dict):
        return usual
    theme = raw.get("theme")
    size, language = raw.get("text_pct"), raw.get("language")
    return replace(
        usual,
        # Each by itself: a word of a newer program, or a slip by hand, costs one setting, not all.
        theme=theme if theme in _MODES else usual.theme,
        text_pct=size if size in TEXT_SIZES else usual.text_pct,
        # Nothing but a plain yes: any text would count as one.
        comfortable=raw.get("comfortable") is True,
        reduce_motion=raw.get("reduce_motion") is True,
        language=language if language in LANGUAGES else usual.language,
    )


def _recent(raw: object) -> tuple[RecentCampaign, ...]:
    known = {field.name: type(field.default) for field in fields(RecentCampaign)}
    found = []
    for entry in raw if isinstance(raw, list) else ():
        if isinstance(entry, dict) and isinstance(entry.get("path"), str):
            # A file of an older program lacks the words that came since, which stay as usual.
            words = {key: entry[key] for key in known if isinstance(entry.get(key), str)}
            units = entry.get("units")
            words["name"] = words.get("name") or Path(words["path"]).stem
            found.append(RecentCampaign(**words, units=units if isinstance(units, int) else 0))
    return tuple(found)


def _texts(raw: object) -> dict[str, str]:
    pairs = raw.items() if isinstance(raw, dict) else ()
    return {str(name): value for name, value in pairs if isinstance(value, str)}
