"""Whole games through real sockets: the bot in a process of its own, people who press and type."""

from random import Random

import pytest

from sandbox.player import Result
from tests.e2e.house import House
from tests.e2e.people import Person, is_card, play


@pytest.mark.parametrize(("people", "bots"), [(2, 1), (1, 0)])
async def test_a_game_is_played_to_its_end(house: House, people: int, bots: int) -> None:
    """Every answer that was acknowledged is in the journal once, the journal replayed gives the
    final position, and the last card shows the end."""
    await house.start()
    seats = house.seated(
        "survive", Random(people), people=people, bots=bots, options={"last_dawn": "20"}
    )
    async with seats as players:
        await play(players)
    code, _ = await house.dismiss()
    assert code == 0, house.log
    found = house.ledger.reckon()
    assert found["tables ended"] == found["tables"] == 1
    assert found["journaled"]
    assert " ERROR " not in house.log


async def test_a_story_is_played_and_told_to_its_end(house: House) -> None:
    """Hope Inhumanity, one person and two bots: narration through forms, secrets through "Your
    move", and at the end the whole journey as a file."""
    await house.start()
    seats = house.seated("hope", Random(5), people=1, bots=2, options={"short": "yes"})
    async with seats as players:
        await play(players)
        told = await players[0].player.command("story", players[0].channel)
        assert "# Hope Inhumanity" in (await story_of(players[0], told)).decode()
    code, _ = await house.dismiss()
    assert code == 0, house.log
    found = house.ledger.reckon()
    assert found["tables ended"] == 1
    assert " ERROR " not in house.log


async def test_a_convoy_comes_to_the_end_of_the_road(house: House) -> None:
    """Last Aurora, alone against the Automa (tests/e2e/test_secrets.py has a table of three):
    stowing, the Flare and Loot stand open beside what is asked, and the same questions stay open
    while what they offer changes."""
    await house.start()
    options = {"words_only": "yes"}
    async with (
        house.seated("aurora", Random(1), people=1, options=options) as players,
    ):
        await play(players)
    code, _ = await house.dismiss()
    assert code == 0, house.log
    assert house.ledger.reckon()["tables ended"] == 1
    assert " ERROR " not in house.log


async def test_those_who_answer_at_once_find_one_card_and_it_is_the_last(house: House) -> None:
    """Hope Inhumanity asks three people at a time and lets them speak between: most cards go out
    while the table moves on. No older one may stay in use, nor a newer be forgotten."""
    await house.start()
    seats = house.seated("hope", Random(7), people=3, bots=1, options={"short": "yes"})
    async with seats as players:
        await play(players)
        for player in players:
            await player.until(lambda p=player: sum(map(is_card, p.messages())) == 1)
    code, _ = await house.dismiss()
    assert code == 0, house.log
    found = house.ledger.reckon()
    assert found["tables ended"] == 1
    # Each answer given is written, or refused in words; some come when their question is closed.
    assert not house.ledger.nothing
    assert sum(sum(player.doors.values()) for player in players) == found["sent"]
    assert " ERROR " not in house.log


async def story_of(person: Person, told: Result) -> bytes:
    """The file that came with the tale."""
    (message,) = person.replies(told.interaction_id)
    (file,) = message["attachments"]
    return await person.player.fetch(file["url"])
