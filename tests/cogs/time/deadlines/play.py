"""Helpers of the tests of deadlines: a table with a time limit, and time that passes there."""

from typing import Any

from tests.cogs.play import Camp, seen


async def begin_timed(camp: Camp, *others: Any, **rule: str) -> None:
    """A game in play, in which a decision has a day, and Ada is to move. Nobody has quiet hours
    unless the test has set some, so that the time of day at which it runs is no matter."""
    camp.clock.stop()
    people = camp.sessions.people
    reminders = (await people.find_server_settings(camp.guild.id)).reminders
    if reminders.quiet is None:
        await people.change_server(
            camp.guild.id, reminders=reminders.model_copy(update={"quiet": "off"})
        )
    await camp.gather(*others)
    rule = {"time": "1 day", "then": "default"} | rule
    await camp.ada.slash(camp.channel, "table deadline", **rule)
    await camp.ada.click(camp.card(), label="Start")
    for player in (camp.ada, *others):
        await camp.act(player, f"Camp {player.name}")


def list_warnings(camp: Camp) -> list[str]:
    return [seen(m) for m in camp.cards() if "to make your move" in seen(m)]


async def let_expire(camp: Camp, *others: Any) -> Any:
    """Ada's time is up, and the others are asked; the message that asks them."""
    await begin_timed(camp, *others, then="vote")
    await camp.wait(hours=18)
    await camp.wait(hours=6)
    return next(m for m in reversed(camp.cards()) if "time is up.**" in seen(m))
