"""The template is copied as docs/new-game.md says, and can be played at once; players never see
it."""

from importlib import import_module
from pathlib import Path

import pytest

import pictures
import rules
from rules.engine import GAMES, register_games
from tests.drivers import bot_play, open_table
from tests.template_game import GAME, ROOT, find_path, list_player_games
from tests.template_game.__main__ import SOURCES, copy_template


def test_players_cannot_choose_the_template_game() -> None:
    """tests/cogs/start/test_process.py looks for it in a bot."""
    assert GAME.key not in list_player_games()


def test_a_copy_of_the_template_can_be_played_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied = copy_template("wells", tmp_path)
    assert {path.relative_to(tmp_path).as_posix() for path in copied} == {
        target.format("wells") for target in SOURCES.values()
    }
    for house in (rules, pictures, import_module("tests.rules"), import_module("tests.pictures")):
        inside = tmp_path / house.__name__.replace(".", "/")
        monkeypatch.setattr(house, "__path__", [*house.__path__, str(inside)])
    monkeypatch.setattr("rules.engine.game.GAMES", dict(GAMES))
    game = import_module("rules.wells").GAME
    register_games(game)
    assert game.key == "wells"
    assert import_module("tests.rules.wells.build").open_new_table().table.game is game
    table = open_table(game, 2, "wells")
    for _ in bot_play(table):
        pass
    assert table.result is not None
    artist = pictures.find_artist("wells")
    (drawing,) = artist.pictures(table.view(None))
    assert drawing.draw(drawing.facts).startswith(b"\x89PNG")
    text = "\n".join(path.read_text("utf-8") for path in tmp_path.rglob("*.py"))
    assert "template_game" not in text


def test_copying_the_template_overwrites_nothing(tmp_path: Path) -> None:
    copy_template("wells", tmp_path)
    with pytest.raises(FileExistsError):
        copy_template("wells", tmp_path)


def test_find_path_knows_where_a_games_files_are() -> None:
    assert find_path("rules/cistern/view.py") == ROOT / "tests/template_game/rules/view.py"
    assert find_path("rules/hope/words/en/guide.md") == ROOT / "rules/hope/words/en/guide.md"
    assert find_path("tests/rules/cistern") == ROOT / "tests/rules/cistern"
