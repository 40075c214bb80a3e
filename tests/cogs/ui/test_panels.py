"""Private panels do not pile up: when a newer one is shown, the older one is deleted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs.play import Camp, seen


def deleted(camp: Camp) -> int:
    """How many messages the bot has deleted."""
    return len([e for e in camp.env.http_requests if e.method == "DELETE"])


async def hand(camp: Camp, player: Any) -> Any:
    return (await player.slash(camp.channel, "hand")).response


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
    # Another person's panel stays.
    await hand(at_play, at_play.ben)
    assert deleted(at_play) == 1


async def test_an_answer_in_the_panel_itself_leaves_it_where_it_is(at_play: Camp) -> None:
    await at_play.ada.slash(at_play.channel, "act", what="Camp Ada")
    await at_play.ben.slash(at_play.channel, "act", what="Camp Ben")
    panel = await hand(at_play, at_play.ada)
    away = deleted(at_play)
    for label in ("Draw a card", "Burn your flare", "Up"):
        await at_play.ada.click(panel, label=label)
        assert deleted(at_play) == away, label
    assert "You hold" in seen(panel)


async def test_an_answer_in_more_makes_that_the_panel(camp: Camp) -> None:
    """The one from which it was opened goes, and what is answered there next stays."""
    await camp.odd("seldom", camp.ben)
    mine = await hand(camp, camp.ben)
    await camp.ben.click(mine, label="More")
    assert deleted(camp) == 0, "so far both are of use"
    more = (await camp.ben.click(mine, label="More")).response
    assert deleted(camp) == 1, "a second one takes the first one's place"
    await camp.ben.click(more, label="Ring the bell")
    assert deleted(camp) == 2
    assert "You hold" in seen(more)
    await hand(camp, camp.ben)
    assert deleted(camp) == 3, "and the next takes its place"


async def test_a_panel_that_was_dismissed_is_no_trouble(at_play: Camp) -> None:
    """And the log holds no error; `camp` looks at that."""
    first = await hand(at_play, at_play.ada)
    at_play.env.backend.delete_message(at_play.channel.id, first.id)
    assert "You hold" in seen(await hand(at_play, at_play.ada))
    assert deleted(at_play) == 1
