"""A database belongs to one process at a time, and to nobody once that is gone."""

import os
import socket
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from storage import InUse, claim_database
from tests.forked import FORKS, make_process


def hold_until_killed(path: Path, link: Connection) -> None:
    with claim_database(path):
        link.send("claimed")
        link.recv()


def test_the_second_is_told_who_has_it(path: Path) -> None:
    with (
        claim_database(path),
        pytest.raises(InUse, match=f"process {os.getpid()} on {socket.gethostname()}"),
        claim_database(path),
    ):
        pass
    with claim_database(path):
        pass


def test_one_that_is_killed_lets_go(path: Path) -> None:
    here, there = FORKS.Pipe()
    process = make_process(hold_until_killed, path, there)
    process.start()
    assert here.recv() == "claimed"
    with pytest.raises(InUse, match=f"process {process.pid} on "), claim_database(path):
        pass
    process.kill()
    process.join()
    with claim_database(path):
        pass


def test_another_way_leads_to_the_same_database_and_two_in_one_folder_are_two(
    tmp_path: Path,
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "link").symlink_to("data")
    with (
        claim_database(tmp_path / "data" / "e.sqlite3"),
        claim_database(tmp_path / "data" / "other.sqlite3"),
        pytest.raises(InUse),
        claim_database(tmp_path / "link" / "e.sqlite3"),
    ):
        pass


def test_where_there_can_be_no_file_there_is_no_claim(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(OSError, match="file"), claim_database(tmp_path / "file" / "e.sqlite3"):
        pass
