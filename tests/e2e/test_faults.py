"""Discord on a bad day: the table goes on, whoever acts gets a sentence, and nothing is tried over
and over."""

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from sandbox.player import Result
from sandbox.seeing import join_texts
from tests.e2e.house import House
from tests.e2e.people import JSON, Person, is_card, play_together

pytestmark = pytest.mark.usefixtures("quick")


def count_calls(house: House, start: str) -> int:
    """Count the calls whose text starts so, whatever Discord answered."""
    return sum(n for call, n in house.ledger.calls.items() if call.startswith(start))


async def wait_until_begun(house: House, people: Sequence[Person]) -> None:
    """Wait until the card has asked for somebody."""
    await people[0].wait_until(lambda: any(person.is_called for person in people))


async def press_answer(person: Person, label: str = "Gather wood") -> Result:
    """Answer by the card's button."""
    await person.wait_until(lambda: person.is_called)
    assert person.card is not None
    return await person.player.press_button(person.card, label)


async def name_camps(people: Sequence[Person]) -> None:
    """Let all name their camps, until the first is to move."""
    for person in people:
        await person.wait_until(lambda p=person: p.is_called)
        await person.player.run_command(
            "act", person.channel, what=f"Camp of {person.player.id[-3:]}"
        )
    await people[0].wait_until(lambda: "What do you do?" in join_texts(people[0].card or {}))


@pytest.mark.parametrize("status", [429, 500])
async def test_a_share_of_the_calls_fails(house: House, status: int) -> None:
    """429 and 5xx to every tenth call, before it took effect or after."""
    async with house.run_here(), house.seat_people("canary", Random(status), people=2) as people:
        faults = house.sandbox.faults
        for after in (False, True):
            faults.rest(
                status,
                r"(POST|PATCH) ",
                times=None,
                fraction=0.05,
                seed=status,
                after=after,
                retry_after=0.01,
            )
        await play_together(people)
        faults.clear()
        await house.wait_until_shown()
    found = house.ledger.check_all()
    assert found["tables ended"] == 1
    # An answer takes about three calls; discord.py gives up after five tries.
    assert house.ledger.calls.total() < 60 * found["sent"]


async def test_a_player_learns_that_an_answer_counts_though_discord_is_busy(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """429 to the acknowledgement as often as discord.py tries, which is not our fault. What was
    done is written meanwhile, and once Discord listens the person is told what came of it."""
    async with house.run_here(), house.seat_people("canary", Random(9), people=1) as people:
        await name_camps(people)
        (ada,) = people
        entries = "SELECT count(*) FROM journal"
        before = house.ledger.query(entries)
        house.sandbox.faults.rest(429, "POST /interactions/", times=5, retry_after=0.001)
        house.ledger.calls.clear()
        result = await press_answer(ada)
        assert result.state == "replied"
        assert "nothing has changed" not in result.text
        tried = {call: n for call, n in house.ledger.calls.items() if "/interactions/" in call}
        assert sorted(tried.values()) == [1, 5]  # the last brings what is said
        assert house.ledger.query(entries) != before
        await press_answer(ada)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_interactions_lost_doubled_and_late(house: House) -> None:
    """Each counts once, or not at all."""
    async with house.play_small_game(5):
        interactions, faults, rnd = house.sandbox.interactions, house.sandbox.faults, Random(5)
        deliver, lost = interactions.deliver, iter(range(2))

        def deliver_badly(payload: JSON) -> bool:
            # Discord gives up on a lost one after three seconds: two of them will do.
            faults.delivery.drop = int(rnd.random() < 0.05 and next(lost, None) is not None)
            faults.delivery.duplicate = int(rnd.random() < 0.5)
            return deliver(payload)

        interactions.deliver = deliver_badly


@pytest.mark.parametrize("resumable", [True, False])
async def test_the_gateway_hangs_up(house: House, resumable: bool) -> None:
    """Again and again in one game; what it missed comes with the resume, or is done again."""
    seats = house.seat_people("canary", Random(6), people=2, options={"rounds": "2"})
    async with house.run_here(), seats as people:
        hang_up = asyncio.Event()
        heard = 0

        def count_call(_: object) -> None:
            nonlocal heard
            heard += 1
            if heard % 40 == 0:
                hang_up.set()

        house.ledger.listeners.append(count_call)

        async def hanging_up() -> None:
            while True:
                await hang_up.wait()
                hang_up.clear()
                await house.sandbox.faults.close_gateway(4000, resumable)

        task = asyncio.create_task(hanging_up())
        await play_together(people)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert heard >= 40
        await house.wait_until_shown()
    assert house.ledger.check_all()["tables ended"] == 1


async def test_a_deleted_card_is_posted_again(house: House) -> None:
    async with house.play_small_game(7) as (_, people):
        await name_camps(people)
        card = people[0].card
        assert card is not None
        house.sandbox.faults.delete_message(card["channel_id"], card["id"])
        result = await people[0].player.run_command("act", people[0].channel, what="Gather wood")
        assert "How far" in result.text
        first = people[0]
        await first.wait_until(
            lambda: first.is_called and first.card and first.card["id"] != card["id"]
        )
        assert len([message for message in first.list_messages() if is_card(message)]) == 1


async def test_permissions_taken_away_and_given_back(house: House) -> None:
    """A press changes the card that it is on without any. Whoever's act takes a new one reads what
    is missing; with the permission the card is back."""
    async with house.play_small_game(8) as (_, people):
        await name_camps(people)
        first, second = people
        channel = first.channel
        house.sandbox.faults.deny(channel, "send_messages", "view_channel")
        await press_answer(first)
        await first.wait_until(lambda: "How far do you walk?" in join_texts(first.card or {}))
        house.ledger.calls.clear()
        result = await first.player.run_command("act", channel, what="1")
        refused = "I am not allowed to post in this table's channel"
        await first.wait_until(
            lambda: refused in "".join(map(join_texts, first.list_replies(result.interaction_id)))
        )
        # One try at the card; a busy machine may show the move before it in another.
        assert 1 <= count_calls(house, "POST /channels") <= 2
        house.sandbox.faults.grant(channel, "send_messages", "view_channel")
        await second.player.run_command("act", channel, what="Draw a card")


async def test_a_deleted_channel_keeps_its_table(house: House) -> None:
    """Each is told of it by direct message; nothing is posted into the void, however often there is
    something to show. In another channel the game goes on to its end."""
    async with house.play_small_game(9) as (bot, people):
        await name_camps(people)
        first = people[0]
        row = (await bot.store.list_user_tables(int(first.player.id)))[0]
        house.sandbox.faults.delete_channel(first.channel)
        for person in people:
            direct = (await person.player.open_dm())["id"]
            letters = person.seen.messages.setdefault(direct, {})
            await person.player.wait_until(lambda here=letters: here)
            (letter,) = letters.values()
            assert "has been deleted" in join_texts(letter)
        house.ledger.calls.clear()
        for _ in range(3):
            await bot.publisher.deliver_posts(row.id)
        kept = await bot.store.find_table(row.id)
        assert kept is not None
        assert kept.status == "playing"
        assert house.ledger.calls.total() == 0
        channel = house.make_channel("clearing", [person.player.id for person in people])
        for person in people:
            person.channel = channel
        await first.player.wait_until(lambda: channel in first.seen.channels)
        await first.player.run_command("table move", channel)


async def test_a_member_who_left_the_server(house: House) -> None:
    """The others give the seat to a bot, and the game goes on."""
    async with house.run_here(), house.seat_people("canary", Random(10), people=2) as people:
        await name_camps(people)
        first, second = people
        house.sandbox.faults.remove_member(second.player.id)
        result = await first.player.run_command("game bot", first.channel, seat="1")
        assert "Done" in result.text
        await play_together([first])
        await house.wait_until_shown()
    (status,) = house.ledger.query("SELECT status FROM tables")[0]
    assert status == "ended"


async def test_closed_direct_messages(house: House) -> None:
    """Told once, remembered, never tried again; the hand is to be had by /hand."""
    async with house.play_small_game(12) as (_, people):
        first = people[0]
        await wait_until_begun(house, people)
        said = await first.player.run_command("settings", first.channel, hand_by_dm=True)
        assert "on." in said.text
        await name_camps(people)
        house.sandbox.faults.close_dms(first.player.id)
        house.ledger.calls.clear()
    assert len([text for text in first.refusals if "will not let me write to you" in text]) <= 1
    refused = [call for call in house.ledger.calls if call.endswith(" 403")]
    # A hand and a notice may both be on their way when Discord refuses the first.
    assert sum(house.ledger.calls[call] for call in refused) <= 2
