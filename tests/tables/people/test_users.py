"""What is remembered about users between their answers."""

from __future__ import annotations

from rules.engine import Illegal
from storage import PlayerSettings, Store
from tests.cogs.play import Camp


async def test_what_was_refused_to_somebody_is_forgotten_with_them(camp: Camp) -> None:
    people = camp.bot.sessions.people
    for table, user in ((1, camp.ada.id), (2, camp.ada.id), (1, camp.ben.id)):
        people.note_refusal(table, user, Illegal("There is no wood."))
    people.forget_user(camp.ada.id)
    assert set(people.refusals) == {(1, camp.ben.id)}


async def test_what_is_learnt_hides_nothing_learnt_before(camp: Camp, store: Store) -> None:
    """Of whoever wants no lessons, it is not read what they know."""
    people = camp.bot.sessions.people
    await store.save_lessons(camp.ada.id, ["tiny:gather"])
    await people.save_player(camp.ada.id, PlayerSettings(lessons=False))
    assert await people.lessons_met(camp.ada.id) is None
    await people.record_lesson(camp.ada.id, "tiny:draw")
    await people.save_player(camp.ada.id, PlayerSettings(lessons=True))
    assert await people.lessons_met(camp.ada.id) == {"tiny:gather", "tiny:draw"}
