"""Tables stored by older versions load, and can be played to their end."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.engine import Table
from rules.hope import GAME
from rules.hope.model.decks import DECKS
from rules.hope.model.state import State
from tests.drivers import open_table, random_play
from tests.rules.hope.build import Road
from tests.rules.hope.invariants import Laws

SAVES = Path(__file__).parents[1] / "saves"


def read_save(moment: str) -> dict[str, Any]:
    """What version 5 wrote: while the world was voted on, with a Scene in hand, or late, when cards
    of all kinds had left the game and Assets had been used up."""
    found: dict[str, Any] = json.loads((SAVES / f"version-5-{moment}.json").read_text("utf-8"))
    return found


def play_on(table: Table[State], seed: str) -> None:
    """Play at random to the end, and check the invariants."""
    laws = Laws(table)
    for _, events in random_play(table, Random(seed)):
        laws.check(events)
    assert table.result is not None


@pytest.mark.parametrize("moment", ["world", "scene", "late"])
def test_a_table_of_version_5_can_be_played_to_its_end(moment: str) -> None:
    table: Table[State] = Table.load(json.dumps(read_save(moment)))
    assert table.lost == ()
    play_on(table, moment)


def test_piles_and_discards_of_version_5_become_decks() -> None:
    before = json.loads(read_save("late")["now"]["checkpoint"])
    text = json.dumps(GAME.upgrade(json.loads(json.dumps(before)), "5"))
    after = State.model_validate_json(text)
    assert {terrain: deck.pile for terrain, deck in after.decks.items()} == before["decks"]
    assert {card for deck in after.decks.values() for card in deck.discards} == {*before["out"]}
    gone = []
    for kind in ("personalities", "traits", "relationships"):
        assert getattr(after, kind).pile == before[kind]
        gone += getattr(after, kind).discards
    assert sorted(gone) == sorted(before["gone"])
    assert all(card in DECKS.traits for card in after.traits.discards)
    assert (after.assets.pile, after.assets.discards) == (before["assets"], before["asset_discard"])


def test_an_upgrade_leaves_a_current_position_as_it_is() -> None:
    position = json.loads(Road(3).state.model_dump_json())
    assert GAME.upgrade(json.loads(json.dumps(position)), GAME.version) == position


def test_a_table_goes_on_with_the_replacements_of_removed_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The Scene in hand and one of a pile had another id in the version before."""
    table: Table[State] = open_table(GAME, 3, "replaced")
    moves = random_play(table, Random("replaced"))
    while table.state.scene is None or not table.prompts:
        next(moves)
    today = (table.state.scene.card, table.state.decks["any"].pile[0])
    old = dict(zip(("gone-1", "gone-2"), today, strict=True))
    text = table.dump().replace(f'"version":"{GAME.version}"', '"version":"6"')
    for before, now in old.items():
        text = text.replace(f'"{now}\\"', f'"{before}\\"')
    with pytest.raises(KeyError, match="gone"):
        list(random_play(Table.load(text), Random("lost")))
    monkeypatch.setattr(type(GAME), "replaced", old)
    again: Table[State] = Table.load(text)
    assert again.state.model_dump_json() == table.state.model_dump_json()
    play_on(again, "on")
