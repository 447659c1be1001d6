"""How a command is described to argparse, and what the commands on a campaign file share."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line on standard error, and exits with 2."""

    def error(self, message: str) -> NoReturn:
        """Called by argparse for arguments that cannot be read."""
        # argparse would print its whole usage first, and the fault be lost in it.
        sys.stderr.write(f"{self.prog}: {message}. See {self.prog} --help.\n")
        raise SystemExit(2)


MEANT = "even if something about it is doubtful: it is meant"
Commands = argparse._SubParsersAction  # noqa: SLF001 - argparse gives the type no public name


def command(commands: Commands[Parser], name: str, sentence: str, *, json: bool = False) -> Parser:
    """A command on a campaign file, with what all of these take."""
    parser = commands.add_parser(name, help=sentence, description=sentence)
    parser.add_argument("file", metavar="FILE", help="the campaign file")
    more = "ask for the passphrase of this side's sheets, where they are hidden"
    parser.add_argument("--unlock", action="append", default=[], metavar="SIDE", help=more)
    if json:
        parser.add_argument("--json", action="store_true", help="print JSON")
    return parser


def asks_for_help(command: str, words: Sequence[str]) -> bool:
    """Whether the help of a command is asked for: what stands in the games loads all of them."""
    # argparse takes any beginning of --help for it.
    return command in words and any(word.startswith(("-h", "--h")) for word in words)
