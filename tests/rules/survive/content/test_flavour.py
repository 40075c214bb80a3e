"""A broken file of flavour text stops the start, and is named with what is wrong in it."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from rules.kit.content import BrokenCard
from rules.survive.content import flavour

LINE = "The door was open when we came."


@pytest.fixture
def written() -> Any:
    """The file's content, for a test to break."""
    path = Path(flavour.__file__).parent / "en" / "flavour.yaml"
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def load(tmp_path: Path, content: Any) -> flavour.Flavour:
    path = tmp_path / "flavour.yaml"
    path.write_text(yaml.safe_dump(content), encoding="utf-8")
    return flavour.load_flavour(path)


@pytest.mark.rule("SV-1.21")
def test_a_missing_kind_of_lines_is_named(tmp_path: Path, written: Any) -> None:
    del written["events"]["crate-lost"]
    with pytest.raises(BrokenCard, match=r"flavour\.yaml, events: 0 of crate-lost"):
        load(tmp_path, written)


@pytest.mark.rule("SV-1.21")
def test_a_kind_needs_two_lines_and_a_line_ten_characters(tmp_path: Path, written: Any) -> None:
    written["tokens"]["lake"] = [LINE]
    with pytest.raises(BrokenCard, match=r"tokens\.lake.*at least 2"):
        load(tmp_path, written)
    written["tokens"]["lake"] = [LINE, "Water."]
    with pytest.raises(BrokenCard, match=r"tokens\.lake\.1.*at least 10"):
        load(tmp_path, written)


def test_a_line_with_an_unknown_placeholder_is_refused(tmp_path: Path, written: Any) -> None:
    written["events"]["meteorite-human"].append("It has missed {who}, so far.")
    load(tmp_path, written)
    written["tokens"]["lake"].append("It drips on {months}.")
    with pytest.raises(BrokenCard, match=r"lake: nothing is known of \{months\}: It drips"):
        load(tmp_path, written)


def test_a_line_may_not_stand_under_two_kinds(tmp_path: Path, written: Any) -> None:
    written["tokens"]["lake"].append(LINE)
    load(tmp_path, written)
    written["roles"]["vampire"].append(LINE)
    with pytest.raises(BrokenCard, match=f"has the same as card vampire: {LINE}"):
        load(tmp_path, written)
