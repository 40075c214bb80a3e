"""Cards of packs are drawn and told like the game's own, also after the table has gone."""

import gc
import json
from collections.abc import Iterator
from typing import Any

import pytest

from rules import GAMES
from rules.engine import Table, pack_texts
from rules.engine.packs import is_pack_card
from rules.kit import packs
from tests.drivers import bot_play, open_table
from tests.packs import KEYS, read_sample
from tests.pictures import looking
from tests.rules.kit.packs.files import change_sample

MOST = 6
"""Moments that are looked at."""


def play_moments(key: str) -> Iterator[tuple[Table[Any], int | None]]:
    """When a card of the pack has just come into sight, and whose view shows it."""
    seen: set[str] = set()
    for number in range(6):
        game, cards = GAMES[key], GAMES[key].pack_cards
        seats = game.seats[-1]
        save = cards.make_save(4 * number, game.setup(seats, game.options()))
        table = open_table(
            key, seats, f"pictures {number}", save=save, packs=[read_sample(key).text]
        )
        for _ in bot_play(table):
            for card in [one for one in cards.list_cards_in_play(table.state) if one not in seen]:
                seen.add(card)
                for seat in (None, *range(seats)):
                    yield table, seat
        if len(seen) >= MOST:
            return


@pytest.mark.parametrize("key", KEYS)
def test_pack_cards_are_drawn_and_described(key: str) -> None:
    artist = looking.find_artist_of(key)
    looked = 0
    for table, seat in play_moments(key):
        view = table.view(seat)
        prompt = next((one for one in table.prompts if one.seat == seat), None)
        drawings = [*artist.pictures(view), *artist.private(view, prompt)]
        for drawing in drawings:
            assert looking.describe_drawing(drawing)
            json.dumps(looking.describe_drawing(drawing))
        if looked % MOST == 0:  # to draw takes longer than all else
            assert all(looking.draw_drawing(drawing).startswith(b"\x89PNG") for drawing in drawings)
        for text in (artist.panel(view), artist.words(view), artist.hand(view)):
            assert not any(is_pack_card(word) for word in text.split()), "an id is no name"
        for page in artist.pages.values():
            page(view)
        looked += 1
        if looked >= MOST * 2:
            break
    assert looked > 3, "no card of the pack was seen"


def test_a_scene_in_hand_is_drawn_while_its_pack_is_held() -> None:
    """A picture is drawn after the table has been let go: whoever draws it holds the packs."""
    text = packs.read_pack(change_sample("hope", "version", "pictures")).text
    for number in range(40):
        table = open_table("hope", 3, f"in hand {number}", packs=[text])
        for _ in bot_play(table):
            scene = table.state.scene
            if scene is not None and is_pack_card(scene.card) and not scene.acted:
                view, kept = table.view(scene.drawer), table.packs
                del table, _
                pack_texts._make_pack.cache_clear()
                gc.collect()
                assert kept
                found = looking.find_artist_of("hope").private(view, None)
                assert looking.describe_drawing(found[0])
                return
    raise AssertionError("no Scene of the pack was drawn")
