"""Whole games through real sockets: the bot in a process of its own, people who press and type."""

from random import Random

import pytest

from sandbox.player import Result
from tests.e2e.house import House
from tests.e2e.people import Person, is_card, play_together
from tests.e2e.shelf_of_packs import shelve_packs, tables_with_packs
from tests.packs import read_sample


@pytest.mark.parametrize(
    ("key", "bots", "options"),
    [
        ("cistern", 0, {"days": "3"}),
        pytest.param("survive", 1, {"last_dawn": "20"}, marks=pytest.mark.soak),
    ],
)
async def test_a_game_is_played_to_its_end(
    house: House, key: str, bots: int, options: dict[str, str]
) -> None:
    """Every answer that was shown as taken is in the journal once, the journal replayed gives the
    final position, and the last card shows the end."""
    await house.start_bot()
    seats = house.seat_people(key, Random(2), people=2, bots=bots, options=options)
    async with seats as players:
        await play_together(players)
    await house.wait_until_shown()
    code, _ = await house.dismiss_bot()
    assert code == 0, house.log
    found = house.ledger.check_all()
    assert found["tables ended"] == found["tables"] == 1
    assert found["journaled"]
    assert " ERROR " not in house.log


async def test_simultaneous_answers_leave_one_current_card(house: House) -> None:
    """Hope Inhumanity asks three people at a time and lets them speak between: most cards go out
    while the table moves on. No older one may stay in use, nor a newer be forgotten. Narration goes
    through forms, secrets through "Your move", and at the end the whole journey is a file. Cards of
    a pack are among the game's own."""
    await shelve_packs(house)
    await house.start_bot()
    options = {"short": "yes", "packs": read_sample("hope").digest}
    seats = house.seat_people("hope", Random(7), people=3, bots=1, options=options)
    async with seats as players:
        await play_together(players)
        for player in players:
            await player.wait_until(lambda p=player: sum(map(is_card, p.list_messages())) == 1)
        told = await players[0].player.run_command("story", players[0].channel)
        tale = (await story_of(players[0], told)).decode()
        assert "## Part one" in tale
        assert "## Appendix: the cards and the dice" in tale
    await house.wait_until_shown()
    code, _ = await house.dismiss_bot()
    assert code == 0, house.log
    found = house.ledger.check_all()
    assert found["tables ended"] == tables_with_packs(house) == 1
    # Each answer given is written, or refused in words; some come when their question is closed.
    assert not house.ledger.nothing
    assert sum(sum(player.doors.values()) for player in players) == found["sent"]
    assert " ERROR " not in house.log


async def story_of(person: Person, told: Result) -> bytes:
    """The file that came with the tale."""
    (message,) = person.list_replies(told.interaction_id)
    (file,) = message["attachments"]
    return await person.player.fetch_file(file["url"])
