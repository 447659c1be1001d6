"""Which files may be written, and what happens to the older ones."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import pytest

from oobmgr.campaign.targets import check_target, replacing
from oobmgr.domain.errors import BadInput

OLDER = "an older file"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "out"
    made.mkdir()
    return made


def test_a_pipe_is_not_replaced_nor_read(folder: Path) -> None:
    pipe = folder / "pipe"
    os.mkfifo(pipe)  # to open it would wait for ever for somebody who writes
    with pytest.raises(BadInput, match="not an ordinary file"), replacing(pipe):
        pytest.fail("a draft was asked for")
    assert pipe.is_fifo()


def test_what_is_no_place_for_a_file_is_named(folder: Path) -> None:
    with pytest.raises(BadInput, match="this is a folder"):
        check_target(folder)
    with pytest.raises(BadInput, match="there is no such folder"):
        check_target(folder / "none" / "x.pdf")
    with pytest.raises(BadInput, match="not the name of a file"):
        check_target(Path())


def test_a_draft_that_was_not_finished_changes_nothing(folder: Path) -> None:
    older = folder / "older.xlsx"
    older.write_text(OLDER)
    with suppress(KeyError), replacing(older) as draft:
        draft.write_text("half")
        raise KeyError
    with replacing(older):
        pass
    assert older.read_text() == OLDER
    assert list(folder.iterdir()) == [older]
