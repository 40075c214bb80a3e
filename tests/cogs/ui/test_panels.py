"""Private panels do not pile up: when a newer one is shown, the older one is deleted."""

from typing import Any

import pytest

from cogs.ui.panels import MOVED_ON
from tests.cogs.play import Camp, labels, seen, told


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
    # And one that was dismissed is no trouble: the log holds no error; `camp` looks at that.
    at_play.env.backend.delete_message(at_play.channel.id, second.id)
    assert "You hold" in seen(await hand(at_play, at_play.ada))
    assert deleted(at_play) == 2


async def test_an_answer_in_the_panel_itself_leaves_it_where_it_is(at_play: Camp) -> None:
    await at_play.name_camps(at_play.ada, at_play.ben)
    panel = await hand(at_play, at_play.ada)
    away = deleted(at_play)
    for label in ("Draw a card", "Burn your flare", "Up"):
        await at_play.ada.click(panel, label=label)
        assert deleted(at_play) == away, label
    assert "You hold" in seen(panel)


async def test_an_answer_in_more_makes_that_the_panel(camp: Camp) -> None:
    """The one from which it was opened goes, and what is answered there next stays."""
    await camp.begin_odd("seldom", camp.ben)
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


async def test_an_answer_on_the_card_takes_the_buttons_from_the_panel(camp: Camp) -> None:
    """A spectator has none, and is offered the board."""
    await camp.begin(camp.ben)
    own = f"ek:{(await camp.row()).id}:hand"
    for look in (
        lambda: camp.cleo.click(camp.card(), label="Your move"),
        lambda: camp.cleo.click(camp.card(), label="Draw a card"),
        lambda: camp.forge(camp.cleo, camp.card(), own),
        lambda: camp.act(camp.cleo, "Draw a card"),
    ):
        refused = await look()
        assert "not sitting at this table" in told(refused)
        message = next(m for m in (refused.response, *refused.followups) if "Board" in labels(m))
    assert "In words:" in await camp.press(camp.cleo, message, "Board")
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    await camp.ada.click(camp.card(), label="Gather wood")
    assert labels(mine) == ["Your move"]
    assert str(MOVED_ON) in seen(mine)
    assert "How far do you walk?" in seen((await camp.ada.click(mine, label="Your move")).response)


async def test_a_panel_whose_questions_are_open_keeps_its_buttons(camp: Camp) -> None:
    await camp.begin_odd("two", camp.ben)
    mine = (await camp.ben.click(camp.card(), label="Your move")).response
    adas = (await camp.ada.click(camp.card(), label="Your move")).response
    await camp.ada.click(adas, label="S0-1")
    assert {"S1-0", "S1-1"} <= set(labels(mine))


async def test_a_stale_panel_that_nobody_remembers_becomes_a_fresh_one(camp: Camp) -> None:
    await camp.begin(camp.ben)
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    camp.forget_panels()
    await camp.ada.click(camp.card(), label="Draw a card")
    await camp.ben.click(camp.card(), label="Draw a card")
    # The message may be gone: then it is said elsewhere why the press counts for nothing.
    camp.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008, times=1)
    assert "no longer open" in await camp.press(camp.ada, mine, "Gather wood")
    assert "no longer open" not in seen(mine)
    await camp.ada.click(mine, label="Gather wood")
    assert "no longer open" in seen(mine)
    assert "It is your move, and Ben's." in seen(mine)
    await camp.ada.click(mine, label="0")
    assert "no longer open" not in seen(mine)
    assert "It is Ben's move" in seen(mine)


async def test_a_refusal_stays_until_the_next_or_until_its_reader_goes_on(camp: Camp) -> None:
    await camp.begin(camp.ben)
    refusal = await _refused(camp)
    assert "Board" not in labels(refusal), "only spectators get the board"
    assert "no table in this channel" in told(await camp.ben.slash(camp.elsewhere, "hand"))
    assert not _gone(camp, refusal)
    await camp.ben.click(camp.card(), label="Menu")
    assert _gone(camp, refusal)
    refusals = [await _refused(camp) for _ in range(3)]
    assert [_gone(camp, each) for each in refusals] == [True, True, False]
    await camp.ada.click(camp.card(), label="Gather wood")
    assert not _gone(camp, refusals[-1]), "another's answer does not take it from under one's eyes"
    await camp.act(camp.ben, "Burn your flare")
    assert _gone(camp, refusals[-1])


async def test_an_offer_to_take_back_goes_when_the_table_moves_on(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    offer = (await camp.ada.slash(camp.channel, "undo")).response
    menu = (await camp.ada.click(camp.card(), label="Menu")).response
    assert "Take back" in labels(menu)
    await camp.ben.click(camp.card(), label="Draw a card")
    assert _gone(camp, offer)
    assert "Take back" not in labels(menu) and "My hand" in labels(menu)


async def test_a_panel_that_asked_nothing_says_when_something_is_asked(camp: Camp) -> None:
    await camp.begin_odd("many", camp.ben)
    mine = (await camp.ben.click(camp.card(), label="Your move")).response
    assert "You have nothing to decide" in seen(mine)
    await camp.act(camp.ada, "Thing 1")
    assert str(MOVED_ON) in seen(mine) and labels(mine) == ["Your move"]
    fresh = (await camp.ben.click(mine, label="Your move")).response
    assert "Which of 20?" in seen(fresh) and _gone(camp, mine)


async def test_what_is_asked_again_under_another_id_keeps_its_buttons(camp: Camp) -> None:
    """It stands open nearly all the time, in a message of its own."""
    await camp.begin_odd("seldom", camp.ben)
    mine = (await camp.ben.click(camp.card(), label="Your move")).response
    more = (await camp.ben.click(mine, label="More")).response
    await camp.ada.click(camp.card(), label="On")
    assert labels(more) == ["Ring the bell", "Help"]
    assert str(MOVED_ON) in seen(mine)
    await camp.act(camp.ben, "Ring the bell")
    assert labels(more) == ["Your move"] and str(MOVED_ON) in seen(more)


async def test_a_form_of_a_closed_question_shows_what_is_asked_now(camp: Camp) -> None:
    await camp.begin_odd("wide", camp.ben)
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    camp.forget_panels()
    await camp.write(camp.ada, "7", "Give a number, 0 to 1000…")
    await camp.ada.click(mine, label="Give a number, 0 to 1000…")
    assert "no longer open" in seen(mine)
    assert "It is Ben's move" in seen(mine)


async def _refused(camp: Camp) -> Any:
    """The message that Ben gets who presses on a question of Ada's."""
    refused = await camp.ben.click(camp.card(), label="Draw a card")
    assert "Only Ada can answer" in told(refused)
    return refused.followups[0]


def _gone(camp: Camp, message: Any) -> bool:
    """Whether the bot has deleted it."""
    return message.id not in camp.env.backend.messages[camp.channel.id]
