"""Private panels do not pile up: when a newer one is shown, the older one is deleted."""

from typing import Any

import pytest

from cogs.ui.panels import MOVED_ON
from tests.cogs.play import Camp, list_labels, read_reply, read_text


def count_deletions(camp: Camp) -> int:
    """How many messages the bot has deleted."""
    return len([e for e in camp.env.http_requests if e.method == "DELETE"])


async def hand(camp: Camp, player: Any) -> Any:
    return (await player.slash(camp.channel, "hand")).response


@pytest.fixture
async def at_play(camp: Camp) -> Camp:
    """A game in play, whose people have answered by button alone: nobody has a panel yet."""
    await camp.begin(camp.ben, camps=False)
    return camp


async def test_a_second_panel_replaces_the_first(at_play: Camp) -> None:
    await hand(at_play, at_play.ada)
    assert count_deletions(at_play) == 0
    second = await hand(at_play, at_play.ada)
    assert count_deletions(at_play) == 1
    assert "You hold" in read_text(second)
    # Another person's panel stays.
    await hand(at_play, at_play.ben)
    assert count_deletions(at_play) == 1
    # And one that was dismissed is no trouble: the log holds no error; `camp` looks at that.
    at_play.env.backend.delete_message(at_play.channel.id, second.id)
    assert "You hold" in read_text(await hand(at_play, at_play.ada))
    assert count_deletions(at_play) == 2


async def test_answering_in_a_panel_keeps_it(at_play: Camp) -> None:
    await at_play.name_camps(at_play.ada, at_play.ben)
    panel = await hand(at_play, at_play.ada)
    away = count_deletions(at_play)
    for label in ("Draw a card", "Burn your flare", "Up"):
        await at_play.ada.click(panel, label=label)
        assert count_deletions(at_play) == away, label
    assert "You hold" in read_text(panel)


async def test_answering_in_more_makes_it_the_panel(camp: Camp) -> None:
    """The panel from which it was opened is deleted, and this one stays for the next answer."""
    await camp.begin_odd("seldom", camp.ben)
    mine = await hand(camp, camp.ben)
    await camp.ben.click(mine, label="More")
    assert count_deletions(camp) == 0, "so far both are of use"
    more = (await camp.ben.click(mine, label="More")).response
    assert count_deletions(camp) == 1, "a second one takes the first one's place"
    await camp.ben.click(more, label="Ring the bell")
    assert count_deletions(camp) == 2
    assert "You hold" in read_text(more)
    await hand(camp, camp.ben)
    assert count_deletions(camp) == 3, "and the next takes its place"


async def test_answering_on_the_card_removes_the_panels_buttons(camp: Camp) -> None:
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
        assert "not sitting at this table" in read_reply(refused)
        message = next(
            m for m in (refused.response, *refused.followups) if "Board" in list_labels(m)
        )
    assert "In words:" in await camp.press(camp.cleo, message, "Board")
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    await camp.ada.click(camp.card(), label="Gather wood")
    assert list_labels(mine) == ["Your move"]
    assert str(MOVED_ON) in read_text(mine)
    assert "How far do you walk?" in read_text(
        (await camp.ada.click(mine, label="Your move")).response
    )


async def test_a_panel_whose_questions_are_open_keeps_its_buttons(camp: Camp) -> None:
    await camp.begin_odd("two", camp.ben)
    mine = (await camp.ben.click(camp.card(), label="Your move")).response
    adas = (await camp.ada.click(camp.card(), label="Your move")).response
    await camp.ada.click(adas, label="S0-1")
    assert {"S1-0", "S1-1"} <= set(list_labels(mine))


async def test_a_forgotten_stale_panel_is_refreshed(camp: Camp) -> None:
    await camp.begin(camp.ben)
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    camp.forget_panels()
    await camp.ada.click(camp.card(), label="Draw a card")
    await camp.ben.click(camp.card(), label="Draw a card")
    # The message may be gone: then it is said elsewhere why the press counts for nothing.
    camp.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008, times=1)
    assert "no longer open" in await camp.press(camp.ada, mine, "Gather wood")
    assert "no longer open" not in read_text(mine)
    await camp.ada.click(mine, label="Gather wood")
    assert "no longer open" in read_text(mine)
    assert "It is your move, and Ben's." in read_text(mine)
    await camp.ada.click(mine, label="0")
    assert "no longer open" not in read_text(mine)
    assert "It is Ben's move" in read_text(mine)


async def test_a_refusal_stays_until_its_readers_next_action(camp: Camp) -> None:
    await camp.begin(camp.ben)
    refusal = await _provoke_refusal(camp)
    assert "Board" not in list_labels(refusal), "only spectators get the board"
    assert "no table in this channel" in read_reply(
        await camp.ben.slash(camp.other_channel, "hand")
    )
    assert not _is_deleted(camp, refusal)
    await camp.ben.click(camp.card(), label="Menu")
    assert _is_deleted(camp, refusal)
    refusals = [await _provoke_refusal(camp) for _ in range(3)]
    assert [_is_deleted(camp, each) for each in refusals] == [True, True, False]
    await camp.ada.click(camp.card(), label="Gather wood")
    assert not _is_deleted(camp, refusals[-1]), (
        "another's answer does not take it from under one's eyes"
    )
    await camp.act(camp.ben, "Burn your flare")
    assert _is_deleted(camp, refusals[-1])


async def test_an_undo_offer_disappears_when_the_table_moves_on(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    offer = (await camp.ada.slash(camp.channel, "undo")).response
    menu = (await camp.ada.click(camp.card(), label="Menu")).response
    assert "Take back" in list_labels(menu)
    await camp.ben.click(camp.card(), label="Draw a card")
    assert _is_deleted(camp, offer)
    assert "Take back" not in list_labels(menu) and "My hand" in list_labels(menu)


async def test_an_idle_panel_says_when_a_question_comes(camp: Camp) -> None:
    await camp.begin_odd("many", camp.ben)
    mine = (await camp.ben.click(camp.card(), label="Your move")).response
    assert "You have nothing to decide" in read_text(mine)
    await camp.act(camp.ada, "Thing 1")
    assert str(MOVED_ON) in read_text(mine) and list_labels(mine) == ["Your move"]
    fresh = (await camp.ben.click(mine, label="Your move")).response
    assert "Which of 20?" in read_text(fresh) and _is_deleted(camp, mine)


async def test_a_question_repeated_under_another_id_keeps_its_buttons(camp: Camp) -> None:
    """It stands open nearly all the time, in a message of its own."""
    await camp.begin_odd("seldom", camp.ben)
    mine = (await camp.ben.click(camp.card(), label="Your move")).response
    more = (await camp.ben.click(mine, label="More")).response
    await camp.ada.click(camp.card(), label="On")
    assert list_labels(more) == ["Ring the bell", "Help"]
    assert str(MOVED_ON) in read_text(mine)
    await camp.act(camp.ben, "Ring the bell")
    assert list_labels(more) == ["Your move"] and str(MOVED_ON) in read_text(more)


async def test_a_form_of_a_closed_question_shows_the_current_one(camp: Camp) -> None:
    await camp.begin_odd("wide", camp.ben)
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    camp.forget_panels()
    await camp.write(camp.ada, "7", "Give a number, 0 to 1000…")
    await camp.ada.click(mine, label="Give a number, 0 to 1000…")
    assert "no longer open" in read_text(mine)
    assert "It is Ben's move" in read_text(mine)


async def _provoke_refusal(camp: Camp) -> Any:
    """The message that Ben gets when he presses on a question of Ada's."""
    refused = await camp.ben.click(camp.card(), label="Draw a card")
    assert "Only Ada can answer" in read_reply(refused)
    return refused.followups[0]


def _is_deleted(camp: Camp, message: Any) -> bool:
    """Whether the bot has deleted it."""
    return message.id not in camp.env.backend.messages[camp.channel.id]
