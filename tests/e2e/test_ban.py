"""Discord bans the bot's address for a while, as it does after too many refused calls."""

from datetime import timedelta
from random import Random

from cogs.outbox.publisher import CARD_FOLLOWS
from rules.engine import Event
from tables.committing import Change
from tests.e2e.house import House, read_card


async def test_posts_wait_for_the_end_of_a_ban(house: House) -> None:
    """Nothing is sent meanwhile: each call would be refused, and make it longer."""
    ban = house.sandbox.invalid_requests
    async with house.run_here() as bot, house.seat_people("canary", Random(1), people=2) as people:
        row = await bot.store.find_active_table(int(people[0].channel))
        assert row is not None
        async with bot.sessions.lock_table(row.id) as session:
            told = Event("The wind turns.", kind="settings")
            await bot.sessions.save_changes(session, Change(events=[told]))
        ban.most = 1
        ban.note_status(403, None)
        before = ban.banned
        assert await bot.publisher.deliver_posts(row.id) == str(CARD_FOLLOWS)
        until = bot.publisher.silence.silent_until
        assert until is not None
        assert until - bot.store.now() > timedelta(seconds=before / 2)  # as long as Discord said
        assert await bot.publisher.deliver_posts(row.id) == str(CARD_FOLLOWS)
        ban._banned_until = 0.0
        bot.publisher.silence._until = None
        assert await bot.publisher.deliver_posts(row.id) is None
        await people[0].wait_until(lambda: "The wind turns." in read_card(people[0]))
    house.ledger.check_all()
