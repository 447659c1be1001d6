"""The commands on a campaign as a whole: made, set up, printed, hidden, handed over."""

from __future__ import annotations

from collections.abc import Sequence

from oobmgr import known_games
from oobmgr.cli.grammar.command import Commands, Parser, asks_for_help, command
from oobmgr.known_games import all_games


def add_campaigns(commands: Commands[Parser], words: Sequence[str]) -> None:
    """Describe the commands new, from-workbook, show, backup, copies, options and house rules."""
    new = command(commands, "new", "make a new campaign")
    new.add_argument("--game", required=True, help=", ".join(game.id for game in known_games.GAMES))
    # For help alone: to know them all, every game has to be loaded.
    more = f"one of {_scenarios()}" if asks_for_help("new", words) else "the starting position"
    # Not required by the grammar, which does not know yet whether the game has but one.
    new.add_argument("--scenario", default="", help=f"{more}; a game of your own needs none")
    described = "the TOML file of a game that you describe yourself; the sample if left out"
    new.add_argument("--description", metavar="X.toml", help=described)
    new.add_argument("--variant", default="", help="a form of the scenario; the first if left out")
    new.add_argument("--name", default="", help="the campaign's name")
    new.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a campaign option"
    )
    new.add_argument(
        "--player", action="append", default=[], metavar="SIDE=NAME", help="who plays a side"
    )
    sentence = "make a campaign again out of the workbook that it was exported to"
    again = command(commands, "from-workbook", sentence)
    again.add_argument("workbook", metavar="X.xlsx", help="a workbook that the program exported")
    command(commands, "show", "which campaign this is and where play is", json=True)
    backup = command(commands, "backup", "copy the campaign beside it")
    backup.add_argument("--label", default="by hand", help="a word for the copy's name")
    command(commands, "copies", "what the copies of the campaign hold", json=True)
    options = command(commands, "options", "campaign options, or set one", json=True)
    more = "change an option from now on; may be repeated"
    options.add_argument("--set", action="append", metavar="NAME=VALUE", help=more)
    house = command(commands, "house-rule", "replace a number of the rules from now on")
    house.add_argument("path", metavar="CELL", help="such as income.base.blue")
    house.add_argument("value", metavar="VALUE", help="the new number, or - for the rule's own")
    house.add_argument("--reason", default="", help="why")
    rules = command(commands, "house-rules", "the house rules in force", json=True)
    rules.add_argument("--all", action="store_true", help="every number that may be replaced")


def _scenarios() -> str:
    return ", ".join(scenario.id for game in all_games() for scenario in game.scenarios)


def add_charts(commands: Commands[Parser]) -> None:
    """Describe the command chart: list, show, fill, export, clear."""
    sentence = "charts that you fill in from your rulebook: list, show, fill, export, clear"
    # Each step takes the campaign file by itself, behind its own name.
    chart = commands.add_parser("chart", help=sentence, description=sentence)
    steps = chart.add_subparsers(dest="step", metavar="STEP", required=True)
    command(steps, "list", "every chart, and which are filled in", json=True)
    show = command(steps, "show", "one chart as a table", json=True)
    fill = command(steps, "fill", "fill charts in; each is one transaction")
    fill.add_argument("chart", nargs="?", metavar="CHART", help="only one; its id or its title")
    source = fill.add_mutually_exclusive_group(required=True)
    source.add_argument("--from", dest="source", metavar="X.json", help="out of a file of charts")
    source.add_argument(
        "--json", dest="inputs", metavar="JSON", help="its rows, columns and cells, row by row"
    )
    export = command(steps, "export", "write charts to a file, for another campaign")
    export.add_argument("chart", nargs="*", metavar="CHART", help="only these; all if left out")
    export.add_argument("--out", required=True, metavar="X.json")
    clear = command(steps, "clear", "take one chart out again")
    for parser in (show, clear):
        parser.add_argument("chart", metavar="CHART", help="its id or its title")


def add_hiding(commands: Commands[Parser]) -> None:
    """Describe the commands passphrase and hand-over."""
    sentence = "hide the sheets of a side behind a passphrase"
    passphrase = command(commands, "passphrase", sentence)
    passphrase.add_argument("--side", required=True, help="whose sheets")
    passphrase.add_argument("--remove", action="store_true", help="hide them no longer")
    sentence = "make a campaign file for one side, that holds nothing of the other"
    hand_over = command(commands, "hand-over", sentence)
    hand_over.add_argument("--side", required=True, help="whose file it is")
    hand_over.add_argument("--out", required=True, metavar="X.oob", help="the new file")


def add_output(commands: Commands[Parser]) -> None:
    """Describe the commands that write sheets, pictures, workbooks and other files."""
    _add_print(commands)
    _add_organisation(commands)
    _add_plot(commands)
    _add_bulletin(commands)
    roster = command(commands, "roster", "print roster sheets to a PDF")
    roster.add_argument("--out", required=True, metavar="X.pdf")
    roster.add_argument("--paper", choices=("A4", "Letter"), default="A4")
    roster.add_argument("--side", help="of this side; both if left out")
    roster.add_argument("--formation", action="append", default=[], help="only these formations")
    roster.add_argument("--blank", action="store_true", help="without losses, to fill in by hand")
    report = command(commands, "report", "turn sheet, air roster, losses and others", json=True)
    report.add_argument(
        "name", nargs="?", metavar="REPORT", help="one of the list that is shown without it, or all"
    )
    report.add_argument("--side", help="of this side; both if left out")
    report.add_argument("--turn", help="at the end of this turn; now if left out")
    report.add_argument("--pdf", metavar="X.pdf", help="write it as a PDF")
    report.add_argument("--paper", choices=("A4", "Letter"), default="A4")
    sentence = "write the records: an Excel workbook, or tables as ods, csv, tsv, json, md"
    export = command(commands, "export", sentence)
    more = "the file extension says what is written: .xlsx, .ods, .csv, .tsv, .json, .md"
    export.add_argument("--out", required=True, metavar="X.xlsx", help=more)
    more = "only this table; may be repeated; Units if the file holds one table"
    export.add_argument("--table", action="append", default=[], metavar="NAME", help=more)
    export.add_argument("--paper", choices=("A4", "Letter"), default="A4")
    _add_template(commands)
    _add_own_workbook(commands)
    scenario = command(commands, "scenario", "write the order of battle for ORBAT Mapper")
    scenario.add_argument("--out", required=True, metavar="X.json")
    picture = command(commands, "picture", "write a picture of the turn screen")
    picture.add_argument("--out", required=True, metavar="X.png")
    # Not by `command`: it makes the campaign that it shows.
    demo = commands.add_parser("demo", help="show the whole path on the sample order of battle")
    demo.add_argument("--out", metavar="FOLDER", help="where the files go")
    games = ", ".join(game.id for game in known_games.GAMES if game.sample or game.example)
    demo.add_argument("--game", metavar="GAME", help=f"the sample of this game: {games}")
    demo.add_argument("--window", action="store_true", help="open the window on the sample")


def _add_own_workbook(commands: Commands[Parser]) -> None:
    """Describe the commands for a workbook of the player's own."""
    bind = command(commands, "bind", "bind a workbook of your own, which fill fills", json=True)
    bind.add_argument("workbook", nargs="?", metavar="X.xlsx", help="what is bound if left out")
    more = "a named range, Sheet1!B4:F200, or Sheet1!B4 to begin at; and a table with its columns"
    bind.add_argument(
        "--range", action="append", default=[], metavar="RANGE=TABLE: COLUMN, …", help=more
    )
    bind.add_argument("--none", action="store_true", help="unbind it")
    fill = command(commands, "fill", "fill the ranges of the workbook that is bound")
    more = "even if the workbook holds what cannot be kept"
    fill.add_argument("--anyway", action="store_true", help=more)


def _add_template(commands: Commands[Parser]) -> None:
    """Describe the command template, which needs no campaign: whoever starts one has none."""
    sentence = "write a workbook to fill in, with the columns and words of a game"
    template = commands.add_parser("template", help=sentence, description=sentence)
    template.add_argument("out", metavar="X.xlsx", help="the workbook that is written")
    games = ", ".join(game.id for game in known_games.GAMES)
    of = template.add_mutually_exclusive_group(required=True)
    of.add_argument("--game", help=f"of this game: {games}")
    of.add_argument("--campaign", metavar="FILE", help="of the game of this campaign")
    described = "the TOML file of a game that you describe yourself; the sample if left out"
    template.add_argument("--description", metavar="X.toml", help=described)
    template.add_argument("--paper", choices=("A4", "Letter"), default="A4")


def _add_organisation(commands: Commands[Parser]) -> None:
    """Describe the command organisation."""
    sentence = "the organisation chart, with what changed since a turn; as SVG, PNG or PDF"
    chart = command(commands, "organisation", sentence, json=True)
    chart.add_argument("--side", help="of this side")
    chart.add_argument("--formation", help="of this formation alone, with all below it")
    chart.add_argument("--turn", help="at the end of this turn; now if left out")
    chart.add_argument("--since", metavar="TURN", help="mark what changed since the end of it")
    chart.add_argument(
        "--out", metavar="X.svg", help="the file extension says what: .svg, .png, .pdf"
    )
    chart.add_argument("--paper", choices=("A4", "Letter", "A5"), default="A4")
    chart.add_argument("--colour", action="store_true", help="symbols in the colours of the sides")


def _add_plot(commands: Commands[Parser]) -> None:
    """Describe the command plot."""
    sentence = "losses, strength, pools and more over the turns; as SVG, PNG, PDF or CSV"
    plot = command(commands, "plot", sentence, json=True)
    plot.add_argument(
        "measure", nargs="?", metavar="MEASURE", help="of the list that is shown without it"
    )
    more = "whole, nation, type, formation, state or place; the usual one if left out"
    plot.add_argument("--by", default="", metavar="GROUP", help=more)
    plot.add_argument("--side", help="of this side; all against each other if left out")
    plot.add_argument("--turn", help="as the books had it at the end of this turn")
    plot.add_argument(
        "--out", metavar="X.svg", help="the file extension says what: .svg, .png, .pdf, .csv"
    )


def _add_bulletin(commands: Commands[Parser]) -> None:
    """Describe the command bulletin."""
    sentence = "a page on a turn for the opponent or the club, without what is hidden"
    bulletin = command(commands, "bulletin", sentence, json=True)
    bulletin.add_argument("--turn", help="of this turn; the last one that is over if left out")
    bulletin.add_argument("--side", help="of this side alone; of all if left out")
    more = (
        "the file extension says what: .md for Markdown, .pdf for a page; Markdown is shown if "
        "left out"
    )
    bulletin.add_argument("--out", metavar="X.md", help=more)
    bulletin.add_argument("--paper", choices=("A4", "Letter", "A5"), default="A4")


def _add_print(commands: Commands[Parser]) -> None:
    """Describe the command print: a choice for everything that the Print page offers."""
    sheets = command(commands, "print", "print any sheets to a PDF, on any paper", json=True)
    sheets.add_argument(
        "sheets", nargs="*", metavar="SHEET", help="of the list that is shown without one"
    )
    sheets.add_argument("--out", metavar="X.pdf")
    sheets.add_argument("--side", help="of this side; all if left out")
    sheets.add_argument("--turn", help="at the end of this turn; now if left out")
    sheets.add_argument("--formation", action="append", default=[], help="only these formations")
    sheets.add_argument(
        "--unit", action="append", type=int, default=[], metavar="ID", help="only these units"
    )
    sheets.add_argument("--blank", action="store_true", help="rosters to fill in by hand")
    # Written out, for the grammar is read for every command and loads no layout; a test compares.
    sheets.add_argument("--paper", choices=("A4", "Letter", "A5"), default="A4")
    sheets.add_argument("--landscape", action="store_true", help="on its long edge")
    sheets.add_argument(
        "--text", type=int, choices=(80, 90, 100, 115, 130, 150), default=100,
        help="size in per cent",
    )  # fmt: skip
    sheets.add_argument(
        "--counter", choices=("1/2", "9/16", "5/8"), default="1/2", help="in inches"
    )
    sheets.add_argument("--margins", choices=("narrow", "usual", "wide"), default="usual")
    sheets.add_argument(
        "--duplex", choices=("one", "both", "fronts"), default="one",
        help="one side of the paper, both, or all fronts and then all backs",
    )  # fmt: skip
    sheets.add_argument("--colour", action="store_true", help="symbols in the colours of sides")
