"""Bots wait for a newcomer to have read how the game begins, and for nobody else."""

import pytest

from cogs.table import typed_answers
from tests.clock import Clock
from tests.cogs.play import Camp, list_labels, read_text

SEED = "calm"
"""Where neither bot offers anything in its first turn."""


@pytest.fixture
def clock() -> Clock:
    """One that stands still."""
    return Clock()


async def bots_begin(camp: Camp) -> None:
    """Two bots have the first turns, and Ada, who is new, the last: the opener gets up and sits
    down again behind them."""
    camp.sessions._seed = SEED
    await camp.gather()
    await camp.ada.click(camp.card(), label="Leave")
    for _ in range(2):
        await camp.ada.click(camp.card(), label="Add bot")
    await camp.ada.click(camp.card(), label="Join")
    await camp.ada.click(camp.card(), label="Start")


async def count_answers(camp: Camp) -> int:
    """How many answers the table has taken."""
    return (await camp.row()).revision


async def test_bots_play_one_turn_then_wait_for_the_reader(camp: Camp) -> None:
    await bots_begin(camp)
    await camp.act(camp.ada, "Camp Ada")
    assert "Go on" in list_labels(camp.card())
    assert "Read this first" in read_text(camp.card())
    assert "not sitting" in await camp.press(camp.ben, camp.card(), "Go on")
    assert "Go on" in list_labels(camp.card())
    panel = (await camp.ada.click(camp.card(), label="Your move")).response
    assert "press **Go on** on [the table's card](https://discord.com/channels/" in read_text(panel)
    assert "You have nothing to decide" not in read_text(panel)
    typed = await camp.ask(camp.ada, "act", what=typed_answers.WHOSE_MOVE)
    assert "The bots wait until you press “Go on” on the card." in typed
    before = await count_answers(camp)
    await camp.ada.click(camp.card(), label="Go on")
    assert "Go on" not in list_labels(camp.card())
    assert await count_answers(camp) > before
    assert "What do you do?" in read_text(camp.card())


async def test_a_waiting_bot_has_no_deadline(camp: Camp) -> None:
    await bots_begin(camp)
    await camp.ada.slash(camp.channel, "table deadline", time="1 day", then="default")
    await camp.act(camp.ada, "Camp Ada")
    async with camp.sessions.lock_table((await camp.row()).id) as session:
        assert session.running_game.waiting_seats == {1}
        assert await camp.sessions.clocks.list_running_clocks(session) == []


@pytest.mark.parametrize("knows", [True, False])
async def test_bots_do_not_wait_for_players_who_need_no_lessons(camp: Camp, knows: bool) -> None:
    if knows:
        await camp.mark_as_known(camp.ada)
    else:
        await camp.ada.slash(camp.channel, "settings", lessons=False)
    await bots_begin(camp)
    await camp.act(camp.ada, "Camp Ada")
    assert "Go on" not in list_labels(camp.card())
    assert "What do you do?" in read_text(camp.card())


async def test_bots_continue_after_ten_minutes(camp: Camp) -> None:
    await bots_begin(camp)
    await camp.act(camp.ada, "Camp Ada")
    assert "Go on" in list_labels(camp.card())
    await camp.wait(minutes=10)
    await camp.env.settle()
    assert "What do you do?" in read_text(camp.card())
