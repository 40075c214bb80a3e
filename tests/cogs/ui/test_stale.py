"""What one person has been shown in private does not go stale when the table moves on."""

from __future__ import annotations

import pytest

from cogs.ui.panels import MOVED_ON, Panels
from tests.cogs.play import Camp, labels, seen, told


async def test_an_answer_on_the_card_takes_the_buttons_from_the_panel(camp: Camp) -> None:
    await camp.begin(camp.ben)
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    await camp.ada.click(camp.card(), label="Gather wood")
    assert labels(mine) == ["Your move"]
    assert MOVED_ON in seen(mine)
    again = (await camp.ada.click(mine, label="Your move")).response
    assert "How far do you walk?" in seen(again)


async def test_a_panel_whose_questions_are_open_keeps_its_buttons(camp: Camp) -> None:
    await camp.odd("two", camp.ben)
    mine = (await camp.ben.click(camp.card(), label="Your move")).response
    await camp.ada.click(
        (await camp.ada.click(camp.card(), label="Your move")).response, label="S0-1"
    )
    assert {"S1-0", "S1-1"} <= set(labels(mine))


async def test_a_stale_panel_that_nobody_remembers_becomes_a_fresh_one(camp: Camp) -> None:
    await camp.begin(camp.ben)
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    camp.bot.panels = camp.bot.publisher.panels = Panels()
    await camp.ada.click(camp.card(), label="Draw a card")
    await camp.ben.click(camp.card(), label="Draw a card")
    await camp.ada.click(mine, label="Gather wood")
    assert "no longer open" in seen(mine)
    assert "It is your move, and Ben's." in seen(mine)
    await camp.ada.click(mine, label="0")
    assert "no longer open" not in seen(mine)
    assert "It is Ben's move" in seen(mine)


async def test_a_refusal_takes_the_place_of_the_one_before(camp: Camp) -> None:
    await camp.begin(camp.ben)
    camp.env.http_requests.clear()
    for _ in range(3):
        assert "Ada's to answer" in told(await camp.ben.click(camp.card(), label="Draw a card"))
    assert _deleted(camp) == 2
    await camp.ada.click(camp.card(), label="Gather wood")
    assert _deleted(camp) == 2
    await camp.ben.slash(camp.channel, "act", what="Burn your flare")
    assert _deleted(camp) == 4, "what counts takes the last refusal away, and a panel is replaced"


async def test_an_offer_to_take_back_goes_when_the_table_moves_on(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    await camp.ada.slash(camp.channel, "undo")
    camp.env.http_requests.clear()
    await camp.ben.click(camp.card(), label="Draw a card")
    assert _deleted(camp) == 1


@pytest.mark.parametrize("press", ["Your move", "My hand"])
async def test_whoever_only_watches_is_offered_the_board(camp: Camp, press: str) -> None:
    await camp.begin(camp.ben)
    if press == "My hand":
        refused = await camp.forged(camp.cleo, camp.card(), f"ek:{(await camp.row()).id}:hand")
    else:
        refused = await camp.cleo.click(camp.card(), label=press)
    assert "not sitting at this table" in told(refused)
    board = await camp.cleo.click(refused.response, label="Board in words")
    assert "In words:" in told(board)


def _deleted(camp: Camp) -> int:
    return len([e for e in camp.env.http_requests if e.method == "DELETE"])
