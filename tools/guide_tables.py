"""Writes the pages of the guide that the program itself can tell: options, cases, keys.

Run `python tools/guide_tables.py`; a test compares what it would write with what is there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from oobmgr.games.europa.pages.air.screen import AirScreen  # noqa: E402
from oobmgr.games.own.pages.grid import SectionGrid  # noqa: E402
from oobmgr.known_games import all_games  # noqa: E402
from oobmgr.rules.case_names import chapter_of  # noqa: E402 - the path comes first
from oobmgr.rules.cases import Case  # noqa: E402
from oobmgr.rules.coverage import Act, ActKind, Coverage  # noqa: E402
from oobmgr.rules.game import Game  # noqa: E402
from oobmgr.rules.options import Option, OptionKind  # noqa: E402
from oobmgr.rules.unit_words import PLAIN_STEPS  # noqa: E402
from oobmgr.ui.commands import COMMANDS, MENUS, screens, shown_key  # noqa: E402
from oobmgr.ui.dialogs.charts_grid import ChartGrid  # noqa: E402
from oobmgr.ui.views.calculators.screen import CalculatorsScreen  # noqa: E402
from oobmgr.ui.views.import_order_of_battle.page_hints import (  # noqa: E402
    PREVIEW_HINTS,
    START_HINTS,
)
from oobmgr.ui.views.ledger.screen import LedgerScreen  # noqa: E402
from oobmgr.ui.views.order_of_battle.formation_actions import (  # noqa: E402
    ACTIONS as FORMATION_ACTIONS,
)
from oobmgr.ui.views.order_of_battle.moving import (  # noqa: E402
    ACTIONS as MOVING_ACTIONS,
)
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen  # noqa: E402
from oobmgr.ui.views.order_of_battle.unit_actions import (  # noqa: E402
    actions as unit_actions,
)
from oobmgr.ui.views.order_of_battle.view_choices import (  # noqa: E402
    ACTIONS as VIEW_ACTIONS,
)
from oobmgr.ui.views.pictures.bulletin_panel import BulletinPanel  # noqa: E402
from oobmgr.ui.views.pictures.chart_panel import ChartPanel  # noqa: E402
from oobmgr.ui.views.pictures.turns_panel import TurnsPanel  # noqa: E402
from oobmgr.ui.views.reports.screen import PrintScreen  # noqa: E402
from oobmgr.ui.views.turn.screen import TurnScreen  # noqa: E402
from oobmgr.ui.views.welcome import Welcome  # noqa: E402

GUIDE = ROOT / "docs" / "guide"

OPTIONS_HEAD = """\
# Campaign options

The rules leave some points open, and groups settle them differently. Each option decides one of
them. They are asked for when a campaign is made and can be changed later with Ctrl+comma; a change
holds from then on, and what is posted stays as it was worked out. On the command line:

```
oobmgr options tuesdays.oob
oobmgr options tuesdays.oob --set cap_scope=carryover
```

The usual setting is bold. The word in brackets is what the command line takes."""

CASES_HEAD = """\
# Rules covered

Every figure of the program names the case that it comes from. These are the cases, in our own
words, and where each is applied. In the window, Ctrl+F1 lists them, a click on a case opens it, and
**Go there** leads from it to its calculator, form, option, chart or page. The rulebook decides.

The second column says what a case is: **R** changes the records, **C** is a calculation, **T** a
table or a limit; **M** is followed on the map, and is a reminder in its phase."""

KEYS_HEAD = """\
# Keys

`?` lists the keys of the page in front of you. Single letters and digits work where no text field
has the focus; Alt with the digit works everywhere. Every command is in a menu, too.

After a digit has turned the page, further digits turn pages as well, until you press any other key
or click. So *30*, typed where no field has the focus, crosses nothing off on the Roster Sheets; to
mark the unit that is chosen there, first press an arrow key, or click it.

A digit typed on a choice in a form, such as a tick box or words in a row, goes into the next field
for a number; Alt with the digit turns the page there, too. A first letter chooses a word. If that
word is already chosen, the letter is a key of the window again, such as N.

Every key of a menu below can be changed: Options (Ctrl+comma), **Keys**.

- Search for the command, press Enter, press the new key; it works at once.
- A letter, a digit or a sign replaces the letter of the command; a key with Ctrl or Alt, or one of
  F1 to F12, replaces its other keys.
- If another command has the key, its name is shown beside the field, and Enter takes the key from
  it.
- **Del** removes a key, **Default** restores that of a command, **Restore all defaults** all of
  them.
- Tab, Enter, Esc, Space, the arrows, the keys that open a menu and those of single pages stay as
  they are.

Your changes are kept in the settings of the program, for all campaigns."""


_CASE_HEADS = ("| case | class | what | in our words | where it acts |", "|---|---|---|---|---|")


def pages() -> Mapping[str, str]:
    """The text of each page by its name."""
    return {"options.md": options_page(), "cases.md": cases_page(), "keys.md": keys_page()}


def options_page() -> str:
    """Every campaign option with what it decides."""
    lines = [OPTIONS_HEAD]
    for game in all_games():
        lines += ["", f"## {game.name}"]
        for title, options in _by_chapter(game):
            lines += ["", f"### {title}"]
            for option in options:
                lines += ["", *_option(option, game)]
    return "\n".join((*lines, ""))


def _by_chapter(game: Game) -> Iterator[tuple[str, list[Option]]]:
    heads = {option: option.heading or chapter_of(option.case) for option in game.options}
    # Headings of the options' own come first, as in the window.
    own = {key: key for key in heads.values() if key not in game.chapters}
    for key, title in {**own, **game.chapters}.items():
        found = [option for option, head in heads.items() if head == key]
        if found:
            yield title, found


def _option(option: Option, game: Game) -> Iterator[str]:
    yield f"**{option.title}** (`{option.name}`, {_case(option.case)})  "
    yield f"{option.sentence}  "
    if option.kind is OptionKind.TURN:
        usual = game.calendar.label(game.calendar.parse(str(option.default)))
        yield f"A turn; usually **{usual}**."
    elif option.choices:
        yield (
            ", ".join(
                f"{'**' if choice.value == option.default else ''}{choice.name}"
                f"{'**' if choice.value == option.default else ''} (`{_saved(choice.value)}`)"
                for choice in option.choices
            )
            + "."
        )
    elif option.kind is OptionKind.NUMBER:
        yield f"A whole number; usually **{option.default}**."
    else:
        yield f"Text; usually **{option.default or 'empty'}**."


def _saved(value: object) -> str:
    return {"True": "yes", "False": "no"}.get(str(value), str(value))


def cases_page() -> str:
    """Every case that the program knows, in its words."""
    lines = [CASES_HEAD]
    for game in all_games():
        lines += ["", f"## {game.name}"]
        cases = game.cases()
        coverage = Coverage(game, screens())
        for key, title in game.chapters.items():
            lines += ["", f"### {title}", "", *_CASE_HEADS]
            lines += [
                f"| {_case(name)} | {case.rule_class} | {case.title} | {case.text} "
                f"| {_acts(coverage, case)} |"
                for name, case in cases.items()
                if chapter_of(name) == key
            ]
    return "\n".join((*lines, ""))


def _acts(coverage: Coverage, case: Case) -> str:
    """Where a case acts, with the word of each on the command line where it has one."""
    return ", ".join(
        f"{act.title} ({act.words_of_kind}{_word(act)})" for act in coverage.acts(case)
    )


def _word(act: Act) -> str:
    named = {ActKind.CALCULATOR, ActKind.ACTION, ActKind.OPTION, ActKind.CHECK}
    return f" `{act.name}`" if act.kind in named else ""


def _case(name: str) -> str:
    return str(name).replace("-", " ")


def keys_page() -> str:
    """Every key, by menu and by page."""
    lines = [KEYS_HEAD]
    for menu in MENUS:
        rows = [
            f"| {_keys((*command.letters, *command.keys))} | {command.text.rstrip('…')} |"
            for command in COMMANDS
            if command.menu == menu and (command.letters or command.keys)
        ]
        if rows:
            lines += ["", f"## Menu {menu}", "", "| key | does |", "|---|---|", *rows]
    for title, hints in _page_hints():
        lines += ["", f"## {title}", "", "| key | does |", "|---|---|"]
        lines += [f"| {key} | {words} |" for key, words in hints]
    return "\n".join((*lines, ""))


def _keys(keys: tuple[str, ...]) -> str:
    return ", ".join(dict.fromkeys(shown_key(key) for key in keys))


def _page_hints() -> Iterator[tuple[str, tuple[tuple[str, str], ...]]]:
    """The keys that belong to one page: those of its status line, and those of its own actions."""
    yield "Welcome page", Welcome.key_hints
    yield "Turn page", TurnScreen.key_hints
    actions = (*unit_actions(PLAIN_STEPS), *MOVING_ACTIONS, *FORMATION_ACTIONS, *VIEW_ACTIONS)
    told = tuple((key, words.rstrip("…")) for _, words, key in actions if key)
    known = {key for key, _ in told}
    hints = tuple(hint for hint in OrderOfBattleScreen.key_hints if hint[0] not in known)
    yield "Order of battle page", (*hints, *told)
    yield "Air page", AirScreen.key_hints
    yield "Ledger page", LedgerScreen.key_hints
    yield "Calculators page", CalculatorsScreen.key_hints
    yield "Print page", PrintScreen.key_hints
    yield "Pictures page, organisation chart", ChartPanel.key_hints
    yield "Pictures page, over the turns", TurnsPanel.key_hints
    yield "Pictures page, bulletin", BulletinPanel.key_hints
    yield "Charts", ChartGrid.key_hints
    yield "Description of a game of your own", SectionGrid.key_hints
    yield "Import and export page", START_HINTS
    yield "The same page, while a workbook is previewed", PREVIEW_HINTS


def main() -> None:
    """Write the pages."""
    for name, text in pages().items():
        (GUIDE / name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
