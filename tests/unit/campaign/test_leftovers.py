"""What a kill left is gone when the campaign is opened again; what somebody writes now stays."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from oobmgr.campaign.file import open_campaign
from oobmgr.campaign.leftovers import OLD
from oobmgr.models.file_heads import backups_folder
from tests.unit.campaign.trial_books import fresh_file

LEFT = ("trial.oob.part", "trial.oob.part-wal", "trial.oob.restored.part", ".oobmgr-x1/draft.xlsx")
COPY = "trial.4711.part"
OF_THE_PLAYER = ("mine.part", "trial.part", ".oobmgr-x2/notes.txt")


@pytest.mark.parametrize(("age", "left"), [(OLD + 60, False), (OLD / 2, True)])
def test_what_was_begun_long_ago_is_swept_away(tmp_path: Path, age: float, *, left: bool) -> None:
    path = fresh_file(tmp_path)
    begun = [*(tmp_path / name for name in LEFT), backups_folder(path) / COPY]
    kept = [tmp_path / name for name in OF_THE_PLAYER]
    for file in (*begun, *kept):
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(b"half a file")
    then = time.time() - age
    for file in (*begun, *kept):
        os.utime(file, (then, then))
        os.utime(file.parent, (then, then))
    open_campaign(path).close()
    assert [file.exists() for file in begun] == [left] * len(begun)
    assert all(file.exists() for file in kept)
