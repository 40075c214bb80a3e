"""Private panels do not pile up: a newer one takes the older one's place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs.play import Camp, seen


def deleted(camp: Camp) -> int:
    """How many messages the bot has taken away."""
    return len([e for e in camp.env.http_requests if e.method == "DELETE"])


async def hand(camp: Camp, player: Any) -> Any:
    return (await player.click(camp.card(), label="My hand")).response


@pytest.fixture
async def at_play(camp: Camp) -> Camp:
    """A game in play, whose people have answered by button alone: nobody has a panel yet."""
    await camp.begin(camp.ben, camps=False)
    return camp


async def test_a_second_panel_takes_the_first_ones_place(at_play: Camp) -> None:
    await hand(at_play, at_play.ada)
    assert deleted(at_play) == 0
    second = await hand(at_play, at_play.ada)
    assert deleted(at_play) == 1
    assert "You hold" in seen(second)


async def test_another_persons_panel_stays(at_play: Camp) -> None:
    await hand(at_play, at_play.ada)
    await hand(at_play, at_play.ben)
    assert deleted(at_play) == 0


async def test_a_panel_that_was_dismissed_is_no_trouble(at_play: Camp) -> None:
    """And the log holds no error; `camp` looks at that."""
    first = await hand(at_play, at_play.ada)
    at_play.env.backend.delete_message(at_play.channel.id, first.id)
    assert "You hold" in seen(await hand(at_play, at_play.ada))
    assert deleted(at_play) == 1
