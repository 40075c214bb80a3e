"""A path is a file, an address is a server's, and anything else is said to be neither."""

import sys
from pathlib import Path

import pytest

from storage import StorageFailed, parse_place
from storage.database.places import make_database


def test_a_path_names_a_file_and_an_address_a_server() -> None:
    assert parse_place("data/e.sqlite3") == Path("data/e.sqlite3")
    for address in ("postgresql://host/name", "postgres://host/name"):
        assert parse_place(address) == address
    with pytest.raises(ValueError, match="mysql:// is neither"):
        parse_place("mysql://user:secret@host/name")


def test_only_a_server_needs_its_library(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "storage.database.postgresql.server", None)
    with pytest.raises(StorageFailed, match=r"psycopg.*EMBERKEEP_DATABASE"):
        make_database("postgresql://host/name")
    assert make_database(tmp_path / "e.sqlite3").path == tmp_path / "e.sqlite3"


def test_an_address_is_shown_without_its_password() -> None:
    shown = make_database("postgresql://user:secret@db.example.org:6432/ember").name
    assert shown == "PostgreSQL database ember at db.example.org:6432"
