"""Helpers of the tests of deadlines: a table with a time limit, and time that passes there."""

from typing import Any

from tests.cogs.play import Camp, read_text


async def begin_timed(camp: Camp, *others: Any, camps: bool = True, **rule: str) -> None:
    """A game in play, in which a decision has a day, and Ada is to move once all have named their
    `camps`. Nobody has quiet hours unless the test has set some, so that the time of day at which
    it runs is no matter."""
    camp.clock.stop()
    people = camp.sessions.people
    reminders = (await people.find_server_settings(camp.guild.id)).reminders
    if reminders.quiet is None:
        await people.save_server_settings(
            camp.guild.id, reminders=reminders.model_copy(update={"quiet": "off"})
        )
    await camp.gather(*others)
    rule = {"time": "1 day", "then": "default"} | rule
    await camp.ada.slash(camp.channel, "table deadline", **rule)
    await camp.ada.click(camp.card(), label="Start")
    if camps:
        await camp.name_camps(camp.ada, *others)


def list_warnings(camp: Camp) -> list[str]:
    return [read_text(m) for m in camp.cards() if "to make your move" in read_text(m)]


async def use_up_a_day(camp: Camp) -> None:
    """Let a day pass: the bot warns the player to move, and then their time is up."""
    await camp.wait(hours=18)
    await camp.wait(hours=6)


async def let_expire(camp: Camp, *others: Any) -> Any:
    """Ada's time is up, and the others are asked; the message that asks them."""
    await begin_timed(camp, *others, then="vote")
    await use_up_a_day(camp)
    return next(m for m in reversed(camp.cards()) if "time is up.**" in read_text(m))
