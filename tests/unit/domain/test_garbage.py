"""The collector of garbage rests, and goes on."""

import gc
import subprocess
import sys
from contextlib import suppress

from oobmgr.domain.garbage import collector_resting, look_as_usual, look_seldom


def test_it_rests_and_goes_on_after_an_error_too() -> None:
    seen = []
    with suppress(ValueError), collector_resting():
        seen.append(gc.isenabled())
        raise ValueError
    assert seen == [False]
    assert gc.isenabled()


def test_what_rested_before_goes_on_resting() -> None:
    with collector_resting():
        with collector_resting():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()


def test_it_looks_as_before_once_the_window_is_there() -> None:
    look_as_usual()  # a command that ran in this process looks seldom to its end
    usual = gc.get_threshold()
    look_seldom()
    assert gc.get_threshold() > usual
    look_as_usual()
    assert gc.get_threshold() == usual


def test_a_command_ends_without_a_last_look() -> None:
    told = """
class Told:
    def __del__(self) -> None:
        print("looked")
one = Told()
one.itself = one
"""
    ends = "from oobmgr.domain.garbage import look_no_more_at_the_end as ends; ends()"
    seen = [
        subprocess.run((sys.executable, "-c", code), capture_output=True, check=True).stdout.split()
        for code in (told, told + ends)
    ]
    assert seen == [[b"looked"], []]
