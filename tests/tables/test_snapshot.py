"""A snapshot has its own copies of what it shows."""

from itertools import permutations
from random import Random

import pytest

from rules.engine import GAMES, Prompt
from storage import Store
from tables.pauses import DISCORD_OUTAGE, PauseCache
from tables.session import rank_prompt
from tables.snapshot import copy_view
from tests.drivers import open_table, random_play
from tests.storage.tables import start_table


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_copied_view_is_equal_and_shares_nothing(key: str) -> None:
    """Whatever a game puts into its views comes through, to the last type of a number."""
    table = open_table(key, GAMES[key].seats[-1], "copied")
    for number, _ in zip(range(400), random_play(table, Random("copied")), strict=False):
        if number % 20 == 0:
            for seat in (None, *range(len(table.names))):
                view = table.view(seat)
                assert repr(copy_view(view)) == repr(view)
                assert copy_view(view) is not view


def test_a_copied_view_keeps_lone_surrogates() -> None:
    """Which JSON has no word for."""
    game = GAMES["survive"]
    view = game.view(game.setup(1, game.options()), 0, ("\ud800",))
    assert repr(copy_view(view)) == repr(view)
    assert copy_view(view) is not view


def prompt(name: str, *, optional: bool = True, calls: bool = False, aside: bool = False) -> Prompt:
    return Prompt(name, 0, "?", "text", (), 0, 9, "", optional=optional, calls=calls, aside=aside)


def test_required_questions_come_first_and_rare_ones_last() -> None:
    asked = [
        prompt("the table waits", optional=False),
        prompt("a player waits", calls=True),
        prompt("nobody waits"),
        prompt("seldom used", aside=True),
    ]
    for mixed in permutations(asked):
        assert sorted(mixed, key=rank_prompt) == asked


async def test_data_changed_by_another_process_is_read_again(store: Store) -> None:
    row = await start_table(store, 1)
    pauses = PauseCache(store)
    assert await pauses.explain_pause(row.guild_id) is None
    assert await pauses.list_outages(row.guild_id) == ()
    assert row.guild_id is not None
    await store.save_pause(row.guild_id, removed=False)  # by another process, so past this cache
    pauses.forget_all()
    assert await pauses.explain_pause(row.guild_id) == DISCORD_OUTAGE
    assert len(await pauses.list_outages(row.guild_id)) == 1
