"""What the database says of its file, in plain words; a bug of ours stays one."""

from __future__ import annotations

import sqlite3

import pytest

from oobmgr.domain.errors import BadInput, CampaignFileError
from oobmgr.models.faults import plain_faults

COMPLAINTS = [
    ("database is locked", "locked by another program. Close the other window"),
    ("attempt to write a readonly database", "is read-only. Give it back"),
    ("database or disk is full", "the disk is full. Make room"),
    ("database disk image is malformed", "the file is damaged. Restore"),
    ("file is not a database", "the file is damaged. Restore"),
    ("no such table: unit", "the file is damaged. Restore"),
    ("unable to open database file", "cannot be opened. Check that it"),
    ("disk I/O error", "the disk does not take it. Check that it is there and has room"),
    ("something new", "the campaign file cannot be used: something new."),
]


@pytest.mark.parametrize(("complaint", "words"), COMPLAINTS, ids=[c[0] for c in COMPLAINTS])
def test_a_complaint_names_the_file_and_what_to_do(complaint: str, words: str) -> None:
    with pytest.raises(CampaignFileError) as caught, plain_faults("war.oob"):
        raise sqlite3.OperationalError(complaint)
    assert str(caught.value).startswith("war.oob: ")
    assert words in str(caught.value)


@pytest.mark.parametrize(
    "bug", [sqlite3.IntegrityError("FOREIGN KEY"), sqlite3.ProgrammingError("x"), KeyError("x")]
)
def test_a_bug_passes_as_it_is(bug: Exception) -> None:
    with pytest.raises(type(bug)), plain_faults("war.oob"):
        raise bug


def test_a_complaint_that_is_no_text_is_of_a_damaged_file() -> None:
    with pytest.raises(CampaignFileError, match="damaged"), plain_faults("war.oob"):
        b"\xff".decode("utf-8")


def test_a_number_too_large_is_bad_input() -> None:
    with pytest.raises(BadInput, match="too large"), plain_faults("war.oob"):
        raise OverflowError
