"""The issue forms are valid on GitHub and list every game."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from rules import GAMES
from tests.template_game import list_player_games

FOLDER = Path(__file__).parent.parent / ".github" / "ISSUE_TEMPLATE"
FORMS = sorted(path for path in FOLDER.glob("*.yml") if path.name != "config.yml")
KINDS = {"markdown", "textarea", "input", "dropdown", "checkboxes"}


def read_form(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_an_issue_form_is_complete(path: Path) -> None:
    form = read_form(path)
    assert form.keys() >= {"name", "description", "body"}
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    assert {part["type"] for part in form["body"]} <= KINDS
    assert len({part["id"] for part in asked}) == len(asked)
    assert all(part["attributes"]["label"] for part in asked)
    assert any(part.get("validations", {}).get("required") for part in asked)
    for part in asked:
        if part["type"] in ("dropdown", "checkboxes"):
            assert len(part["attributes"]["options"]) > 1


def test_the_issue_forms_name_every_game() -> None:
    titles = {GAMES[key].title for key in list_player_games()}
    for name in ("bug.yml", "rules.yml"):
        (game,) = [part for part in read_form(FOLDER / name)["body"] if part.get("id") == "game"]
        named = set(game["attributes"]["options"])
        assert titles <= named, name
        assert named - titles <= {"None in particular"}, name
