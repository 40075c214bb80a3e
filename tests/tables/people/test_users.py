"""What is remembered about users between their answers."""

from __future__ import annotations

from rules.engine import Illegal
from tests.cogs.play import Camp


async def test_what_was_refused_to_somebody_is_forgotten_with_them(camp: Camp) -> None:
    people = camp.bot.sessions.people
    for table, user in ((1, camp.ada.id), (2, camp.ada.id), (1, camp.ben.id)):
        people.refused(table, user, Illegal("There is no wood."))
    people.forget(camp.ada.id)
    assert set(people.refusals) == {(1, camp.ben.id)}
