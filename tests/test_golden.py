"""Golden games end as they did, and playthroughs read as they did."""

from difflib import unified_diff

import pytest

from rules import GAMES
from tests import golden, playthrough
from tests.drivers import of_game

KEPT = [(key, ending) for key in GAMES for ending in of_game(key, "endings").ENDINGS]
READ = [(key, name) for key in GAMES for name in of_game(key, "endings").PLAYTHROUGHS]
REWRITE = "python -m tools.rewrite"


@pytest.mark.parametrize(("key", "ending"), KEPT)
def test_every_ending_has_a_golden_game_that_replays_the_same(key, ending):
    file = golden.find_file(key, ending)
    assert file.exists(), f"No kept game ends so: {ending}. Write it with: {REWRITE} {key}"
    table, events, head, last = golden.replay_game(file)
    assert head["ending"] == ending
    assert head["version"] == GAMES[key].version, f"Write it anew: {REWRITE} {key}"
    assert golden.make_tail(table) == last
    assert of_game(key, "endings").ending(table, events) == ending


def test_a_golden_game_changes_only_with_its_games_version(monkeypatch, tmp_path):
    """A table begun under one version must not come out differently under it."""
    key, ending = KEPT[0]
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    text = golden.write_game(key, ending).read_text(encoding="utf-8")
    other = text.replace('["answer"', '["lapse"', 1)
    golden.find_file(key, ending).write_text(other, encoding="utf-8")
    with pytest.raises(ValueError, match="Raise the game's version"):
        golden.write_game(key, ending)
    assert golden.find_file(key, ending).read_text(encoding="utf-8") == other
    golden.write_game(key, ending, same_rules=True)
    assert golden.find_file(key, ending).read_text(encoding="utf-8") == text
    version = GAMES[key].version
    golden.find_file(key, ending).write_text(
        other.replace(f'"version":"{version}"', '"version":"0"')
    )
    assert golden.write_game(key, ending).read_text(encoding="utf-8") == text


def test_every_golden_game_belongs_to_an_ending():
    asked = {golden.find_file(key, ending) for key, ending in KEPT}
    assert set(golden.FOLDER.glob("*/*")) == asked


@pytest.mark.parametrize(("key", "name"), READ)
def test_a_playthrough_reads_as_it_did(key, name):
    """If this fails because of an intended change, read the diff, then write the playthrough
    again."""
    kept = playthrough.find_file(key, name).read_text(encoding="utf-8")
    now = playthrough.make_text(key, name)
    diff = unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", lineterm="", n=1)
    assert now == kept, "\n".join([*list(diff)[:60], f"If so intended: {REWRITE} {key}"])


@pytest.mark.parametrize("key", GAMES)
def test_playthroughs_stay_short_enough_to_be_read(key):
    for file in playthrough.FOLDER.glob(f"{key}-*.txt"):
        assert file.stat().st_size < 250_000
