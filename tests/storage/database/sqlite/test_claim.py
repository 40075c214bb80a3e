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


def test_a_second_process_is_told_who_has_the_database(path: Path) -> None:
    with (
        claim_database(path),
        pytest.raises(InUse, match=f"process {os.getpid()} on {socket.gethostname()}"),
        claim_database(path),
    ):
        pass
    with claim_database(path):
        pass


def test_a_killed_process_releases_its_claim(path: Path) -> None:
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


def test_a_claim_follows_the_file_whatever_its_path(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "link").symlink_to("data")
    with (
        claim_database(tmp_path / "data" / "e.sqlite3"),
        claim_database(tmp_path / "data" / "other.sqlite3"),
        pytest.raises(InUse),
        claim_database(tmp_path / "link" / "e.sqlite3"),
    ):
        pass


def test_no_claim_is_made_where_no_file_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(OSError, match="file"), claim_database(tmp_path / "file" / "e.sqlite3"):
        pass
