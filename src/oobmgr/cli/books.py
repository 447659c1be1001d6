"""Commands about the books: what they hold, what was done, taking back, counting, checking."""

import argparse
from pathlib import Path

from oobmgr.campaign.finding import movement_text
from oobmgr.cli.campaigns import good_id, named_good, opened, side_id, side_name, tell
from oobmgr.cli.output import jsonable, print_columns, print_json, print_table, print_working
from oobmgr.cli.streams import remark, say
from oobmgr.cli.unit_filters import found_by_text
from oobmgr.domain.accounts import GoodId
from oobmgr.domain.errors import BooksInconsistent, FileAltered
from oobmgr.domain.postings import TransactionId
from oobmgr.domain.quantities import NOT_ENTERED, counted, signed


def balances(wish: argparse.Namespace) -> None:
    """What the pools hold."""
    with opened(wish) as campaign:
        rows = campaign.queries.balances(wish.as_of, all_accounts=wish.all)
    if wish.json:
        print_json(
            [
                # Null where nobody entered it: a script must not take that for an empty pool.
                jsonable(r) | {"side": side_name(r.side, campaign.game), "amount": r.known}
                for r in rows
            ]
        )
        return
    print_table(
        ("Account", "Of", "Holds", "Limit"),
        [
            (
                r.account_name,
                r.sign,
                r.amount if r.entered else NOT_ENTERED,
                "" if r.limit is None else r.limit,
            )
            for r in rows
        ],
    )


def ledger(wish: argparse.Namespace) -> None:
    """Every movement, newest first; with --every also what moved nothing."""
    with opened(wish) as campaign:
        game = campaign.game
        side = None if wish.side is None else side_id(wish.side, game)
        good = None if wish.good is None else good_id(wish.good, game)
        turn = None if wish.turn is None else game.calendar.parse(wish.turn)
        fitting = campaign.queries.ledger(side, good, turn, every=wish.every)
    rows, mistyped = found_by_text(fitting, wish.text, movement_text, "entry")
    remark([mistyped] if mistyped else ())
    if wish.json:
        print_json([jsonable(r) | {"side": side_name(r.side, campaign.game)} for r in rows])
        return
    print_columns(
        rows,
        {
            "No.": lambda row: row.transaction,
            "Turn": lambda row: row.turn_short,
            "Phase": lambda row: row.phase_name,
            "Side": lambda row: side_name(row.side, campaign.game),
            "What": lambda row: row.what,
            "From": lambda row: row.source_name,
            "To": lambda row: row.target_name,
            "Of": lambda row: row.sign,
            "Change": lambda row: signed(row.change) if row.good else "",
            "Balance": lambda row: "" if row.balance is None else row.balance,
            "State": lambda row: row.state_text,
        },
    )


def transaction(wish: argparse.Namespace) -> None:
    """One transaction with its working."""
    with opened(wish) as campaign:
        detail = campaign.queries.transaction(wish.number)
    if wish.json:
        print_json(detail)
        return
    say(f"{detail.id}: {detail.title} ({detail.turn_label}, {detail.phase_name} Phase)")
    if detail.sentence:
        say(f"  {detail.sentence}")
    print_working(detail.working)
    for posting in detail.postings:
        say(f"    {posting.account_name:<44}{signed(posting.amount):>10} {posting.sign}")
    for note in detail.notes:
        say(f"  Note: {note}")


def undo(wish: argparse.Namespace) -> None:
    """Take back the last thing done."""
    with opened(wish) as campaign:
        tell(campaign.session.undo())


def redo(wish: argparse.Namespace) -> None:
    """Do again what was undone last."""
    with opened(wish) as campaign:
        tell(campaign.session.redo())


def revoke(wish: argparse.Namespace) -> None:
    """Take back one older transaction."""
    with opened(wish) as campaign:
        tell(campaign.session.revoke(TransactionId(wish.number)))


def countable(wish: argparse.Namespace) -> None:
    """What can be counted in, with what the books hold."""
    with opened(wish) as campaign:
        rows = campaign.queries.countable()
    if wish.json:
        print_json([jsonable(r) | {"side": side_name(r.side, campaign.game)} for r in rows])
        return
    print_table(
        ("Side", "Good", "Place", "What", "In the books"),
        [
            (side_name(r.side, campaign.game), r.good, "any other" if r.elsewhere else r.place,
             r.name, r.booked if r.entered else NOT_ENTERED)
            for r in rows
        ],
    )  # fmt: skip


def count_in(wish: argparse.Namespace) -> None:
    """Record what lies on the table."""
    from oobmgr.campaign.commands import CountIn

    with opened(wish) as campaign:
        side = side_id(wish.side, campaign.game)
        # A good that does not exist is refused, with those that can be counted.
        good = named_good(wish.good, campaign.game) or GoodId(wish.good)
        command = CountIn(side, good, wish.counted, wish.reason, wish.place)
        tell(campaign.session.execute(command))


def silence(wish: argparse.Namespace) -> None:
    """Stop showing one kind of warning, or show it again."""
    from oobmgr.campaign.commands import Silence

    with opened(wish) as campaign:
        tell(campaign.session.execute(Silence(wish.kind, silent=not wish.off)))


def check(wish: argparse.Namespace) -> None:
    """Work the books out again from the journal. Raises `BooksInconsistent` where they differ."""
    if wish.rebuild is not None:
        _rebuild(Path(wish.file), Path(wish.rebuild))
        return
    transactions = 0
    try:
        with opened(wish) as campaign:
            faults = campaign.queries.check()
            # Only of sound books: their summary could stumble over the very fault that is to be
            # told.
            if not faults:
                transactions = campaign.queries.summary().transactions
    # A file altered so far that it does not open is inconsistent too: exit 1, not "bad input".
    except FileAltered as error:
        faults = error.faults
    if wish.json:
        print_json({"consistent": not faults, "faults": [f.sentence() for f in faults]})
    if faults:
        raise BooksInconsistent(*faults)
    if not wish.json:
        say(f"The books are consistent: {counted(transactions, 'transaction')}.")


def _rebuild(path: Path, target: Path) -> None:
    """Make the books anew from the journal, in a new file. Raises `BooksInconsistent`."""
    from oobmgr.campaign.rebuilding import rebuild

    left = rebuild(path, target)
    say(f"Wrote {target}, from the journal of {path}.")
    if left:
        raise BooksInconsistent(*left)
