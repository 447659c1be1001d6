"""The commands that play, and those that ask what a rule says."""

from __future__ import annotations

from oobmgr.cli.grammar.command import MEANT, Commands, Parser, command


def add_replay(commands: Commands[Parser]) -> None:
    """Describe the command replay."""
    sentence = "replay the worked example of a campaign: post its next step"
    replay = command(commands, "replay", sentence, json=True)
    replay.add_argument("--all", action="store_true", help="all steps that are left")
    replay.add_argument("--show", action="store_true", help="where it is; posts nothing")


def add_turn(commands: Commands[Parser]) -> None:
    """Describe the command turn: show, post, advance."""
    turn = commands.add_parser("turn", help="play the sequence of play: show, post, advance")
    steps = turn.add_subparsers(dest="step", metavar="STEP", required=True)
    command(steps, "show", "where play is, and what is due", json=True)
    post = command(steps, "post", "post an action", json=True)
    # No choices here: which actions there are is known once the campaign says its game.
    post.add_argument("action", metavar="ACTION", help="as named by turn show")
    post.add_argument("inputs", metavar="JSON", nargs="?", default="{}", help="its inputs")
    post.add_argument("--preview", action="store_true", help="show the working, post nothing")
    post.add_argument("--anyway", action="store_true", help=MEANT)
    sentence = "post what was missed in a phase that is over, with the reason; the ledger keeps it"
    post.add_argument("--late", metavar="REASON", help=sentence)
    # Rarely needed: an action belongs to few phases, and the latest one is mostly the one missed.
    for name in ("turn", "side", "phase"):
        sentence = f"with --late, the {name} that it belongs to; the latest that fits if left out"
        post.add_argument(f"--{name}", help=sentence)
    advance = command(steps, "advance", "go on", json=True)
    advance.add_argument("--to", choices=("phase", "side", "turn"), default="phase", help="how far")
    advance.add_argument("--anyway", action="store_true", help="even if something is open")
    sentence = "with --anyway, why what the rules ask for is left open; the ledger keeps it"
    advance.add_argument("--reason", default="", metavar="TEXT", help=sentence)


def add_books(commands: Commands[Parser]) -> None:
    """Describe the commands balances, ledger, undo, count-in and what else concerns the books."""
    balances = command(commands, "balances", "what the pools hold", json=True)
    balances.add_argument("--as-of", help="at the end of this turn")
    balances.add_argument("--all", action="store_true", help="every account, not only pools")
    ledger = command(commands, "ledger", "every movement, newest first", json=True)
    for name, sentence in (
        ("side", "of this side"),
        ("good", "of this good, such as sp"),
        ("turn", "in this turn"),
        ("text", "with this text in what was done, from where or to where"),
    ):
        ledger.add_argument(f"--{name}", help=sentence)
    words = "list what moved nothing, too, such as marks, moves and steps lost"
    ledger.add_argument("--every", action="store_true", help=words)
    transaction = command(commands, "transaction", "one transaction with its working", json=True)
    transaction.add_argument("number", type=int, metavar="NUMBER")
    command(commands, "undo", "take back the last thing done")
    command(commands, "redo", "do again what was undone last")
    revoke = command(commands, "revoke", "take back one older transaction")
    revoke.add_argument("number", type=int, metavar="NUMBER")
    command(commands, "countable", "what can be counted, with what the books hold", json=True)
    count = command(commands, "count-in", "record what is on the table")
    count.add_argument("side", metavar="SIDE")
    count.add_argument("good", metavar="GOOD", help="sp or resource")
    count.add_argument("counted", type=int, metavar="NUMBER")
    count.add_argument("--reason", default="", help="why it differs")
    count.add_argument("--place", default="", help="the locality of the pool, where it has one")
    silence = command(commands, "silence", "stop showing one kind of warning")
    silence.add_argument("kind", metavar="KIND", help="as named by turn show --json")
    silence.add_argument("--off", action="store_true", help="show it again")
    check = command(commands, "check", "do the books agree with themselves?", json=True)
    rebuilt = "make the books anew from the journal, in this new file"
    check.add_argument("--rebuild", metavar="NEW.oob", help=rebuilt)


def add_questions(commands: Commands[Parser]) -> None:
    """Describe the command ask."""
    ask = command(commands, "ask", "what only this game answers of its books, as JSON")
    ask.add_argument("name", nargs="?", metavar="QUESTION", help="left out, the questions")
    ask.add_argument("wish", nargs="?", metavar="JSON", default="{}", help="what is asked for")
    ask.add_argument("--as-of", help="at the end of this turn")


def add_calculators(commands: Commands[Parser]) -> None:
    """Describe the command calc."""
    sentence = "ask one rule: inputs as JSON, the result with its working and cases"
    # Not by `command`, which asks for a campaign file: a rule is asked without a campaign.
    calc = commands.add_parser("calc", help=sentence, description=sentence)
    calc.add_argument("name", nargs="?", metavar="NAME")
    calc.add_argument("inputs", nargs="?", metavar="JSON")
    calc.add_argument(
        "--list", action="store_true", help="all with NAME in theirs, with their inputs"
    )
    calc.add_argument("--json", action="store_true", help="print the list as JSON")
    calc.add_argument("--batch", action="store_true", help="JSON lines in, JSON lines out")


def add_rule(commands: Commands[Parser]) -> None:
    """Describe the command rule."""
    sentence = "where a case lives: words, cells, code, tests, page"
    # As `calc`: a case can be looked up without a campaign.
    rule = commands.add_parser("rule", help=sentence, description=sentence)
    rule.add_argument("case", metavar="CASE", help="such as INC-12, or its number in the rulebook")
    rule.add_argument("--game", default="", metavar="G", help="the game that has it")
    rule.add_argument("--json", action="store_true", help="print JSON")
