"""Changes without a journal entry also count once, however often and late Discord delivers them."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.cogs.play import Camp, list_selects, read_reply

Deed = Callable[[Camp], Awaitable[Any]]


async def two_seats(camp: Camp) -> None:
    await camp.gather(camp.ben)


async def with_bots(camp: Camp) -> None:
    await camp.gather(bots=2)


async def in_play(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo)


async def without_ada(camp: Camp) -> None:
    """Ada has left a game in play to a bot."""
    await in_play(camp)
    await camp.leave(camp.ada)


async def finish_game(camp: Camp) -> None:
    await camp.begin_odd("several")
    await camp.ada.click(camp.card(), label="None of them")


async def nothing(camp: Camp) -> None:
    """Before anything."""


async def take_over(camp: Camp) -> Any:
    offer = await camp.ada.slash(camp.channel, "game join")
    return await camp.ada.click(offer.response, label="Take over Alma (bot)")


async def rounds(camp: Camp, value: str) -> Any:
    return await camp.ada.slash(camp.channel, "game options", name="rounds", value=value)


async def words_only(camp: Camp, value: str) -> Any:
    """Ada chooses in the panel of options whether the table has words only."""
    panel = (await camp.ada.click(camp.card(), label="Options")).response
    (picked,) = [each for each in list_selects(panel) if "words_only" in each["custom_id"]]
    return await camp.ada.select(panel, [value], custom_id=picked["custom_id"])


async def begin_vote(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo, camp.add_member("Dora"))
    await camp.cleo.slash(camp.channel, "table replace", seat="Ada")


CASES: dict[str, tuple[Deed, Deed, Deed]] = {
    # how it stands, what is done, what is done before it is delivered once more
    "join": (
        lambda c: c.gather(),
        lambda c: c.ben.click(c.card(), label="Join"),
        lambda c: c.ben.click(c.card(), label="Leave"),
    ),
    "/game join": (
        lambda c: c.gather(),
        lambda c: c.ben.slash(c.channel, "game join"),
        lambda c: c.ben.click(c.card(), label="Leave"),
    ),
    "leave": (
        two_seats,
        lambda c: c.ben.click(c.card(), label="Leave"),
        lambda c: c.ben.click(c.card(), label="Join"),
    ),
    "answer": (in_play, lambda c: c.ada.click(c.card(), label="Gather wood"), nothing),
    "add bot": (lambda c: c.gather(), lambda c: c.ada.click(c.card(), label="Add bot"), nothing),
    "/game bot": (lambda c: c.gather(), lambda c: c.ada.slash(c.channel, "game bot"), nothing),
    "remove bot": (with_bots, lambda c: c.ada.click(c.card(), label="Remove bot"), nothing),
    "/game bot remove": (
        with_bots,
        lambda c: c.ada.slash(c.channel, "game bot", remove=True),
        nothing,
    ),
    "options": (two_seats, lambda c: rounds(c, "3"), lambda c: rounds(c, "5")),
    "options panel": (two_seats, lambda c: words_only(c, "yes"), lambda c: words_only(c, "no")),
    "deadline": (
        two_seats,
        lambda c: c.ada.slash(c.channel, "table deadline", time="2 days"),
        lambda c: c.ada.slash(c.channel, "table deadline", time="off"),
    ),
    "start": (two_seats, lambda c: c.ada.click(c.card(), label="Start"), nothing),
    "open": (nothing, lambda c: c.ada.slash(c.channel, "game open", game="tiny"), Camp.close),
    "close": (two_seats, Camp.close, nothing),
    "rematch": (finish_game, lambda c: c.ada.click(c.card(), label="Rematch"), Camp.close),
    "/game rematch": (finish_game, lambda c: c.ada.slash(c.channel, "game rematch"), Camp.close),
    "quit": (in_play, lambda c: c.leave(c.ada), take_over),
    "take over": (without_ada, take_over, lambda c: c.leave(c.ada)),
    "replace": (in_play, lambda c: c.ada.slash(c.channel, "table replace", seat="Ada"), take_over),
    "/game bot in play": (
        in_play,
        lambda c: c.ada.slash(c.channel, "game bot", seat="0"),
        take_over,
    ),
    "vote": (begin_vote, lambda c: c.ben.click(c.card(), label="Ada stays"), nothing),
}


async def read_tables_and_votes(camp: Camp) -> list[Any]:
    """All that is known of the channel's tables, and of what they vote on."""
    store = camp.store
    newest = await camp.row()
    rows = [await store.find_table(number) for number in range(1, newest.id + 1)]
    votes = [vote for row in rows if row for vote in await store.list_seat_votes(row.id)]
    return [
        *[(r.status, r.seats, r.options, r.settings, r.edition, r.opener_id) for r in rows if r],
        *[(vote.seat, vote.body) for vote in votes],
    ]


@pytest.mark.parametrize("case", CASES)
async def test_an_interaction_counts_once_however_often_delivered(camp: Camp, case: str) -> None:
    before, deed, meanwhile = CASES[case]
    await before(camp)
    sent = camp.record_deliveries()
    await deed(camp)
    # The last of them does it; before it there may have been the question whether one is sure.
    delivered = sent[-1]
    after = await read_tables_and_votes(camp)
    for _ in range(3):
        await camp.deliver_again(delivered)
    assert await read_tables_and_votes(camp) == after
    assert "already counted that" in camp.list_replies()[-1]
    await meanwhile(camp)
    after = await read_tables_and_votes(camp)
    await camp.deliver_again(delivered)
    assert await read_tables_and_votes(camp) == after


async def test_a_double_click_adds_one_bot_and_removes_one(camp: Camp) -> None:
    """The second click means the card as it stood before the first."""
    await camp.gather()
    await camp.press_at_once(camp.card(), (camp.ada, "Add bot"), (camp.ada, "Add bot"))
    assert len((await camp.row()).seats) == 2
    await camp.ada.click(camp.card(), label="Add bot")
    assert len((await camp.row()).seats) == 3
    await camp.press_at_once(camp.card(), (camp.ada, "Remove bot"), (camp.ada, "Remove bot"))
    assert len((await camp.row()).seats) == 2
    # A click on seats that have changed says so.
    old, number = camp.card(), (await camp.row()).id
    await camp.ben.slash(camp.channel, "game join")
    assert "changed" in read_reply(await camp.forge(camp.ada, old, f"ek:{number}:addbot:2"))
    assert len((await camp.row()).seats) == 3
