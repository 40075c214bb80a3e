"""Whoever is new is told once what a question is about, and who they are."""

from __future__ import annotations

from typing import Any

from storage import Store
from tests.cogs.play import Camp, seen, told
from tests.tiny import TINY

LESSON = TINY.lessons["gather"]
ROLE = "You keep the fire at Camp Ada, and one flare."


async def gather(camp: Camp, player: Any) -> None:
    """A turn: walk out for wood, not far."""
    await player.click(camp.card(), label="Gather wood")
    await player.slash(camp.channel, "act", what="1")


async def test_a_question_explains_itself_to_each_person_once(camp: Camp) -> None:
    await camp.begin(camp.ben)
    assert LESSON in seen(camp.card())
    await gather(camp, camp.ada)
    assert LESSON in seen(camp.card()), "Ben has not met it"
    await gather(camp, camp.ben)
    for player in (camp.ada, camp.ben):  # at dusk all give in secret
        await player.slash(camp.channel, "act", what="0")
    assert f"<@{camp.ada.id}>: What do you do?" in seen(camp.card())
    assert LESSON not in seen(camp.card())


async def test_a_lesson_learnt_is_kept(camp: Camp, store: Store) -> None:
    await camp.begin(camp.ben)
    await gather(camp, camp.ada)
    assert await store.lessons_met(camp.ada.id) == {"tiny:gather"}
    assert await store.lessons_met(camp.ben.id) == set()


async def test_lessons_can_be_turned_off(camp: Camp) -> None:
    said = await camp.ada.slash(camp.channel, "settings", lessons=False)
    assert "Lessons when a question is new to you: off." in told(said)
    await camp.begin(camp.ben)
    assert LESSON not in seen(camp.card())
    said = await camp.ada.slash(camp.channel, "settings", lessons=True)
    assert "Lessons when a question is new to you: on." in told(said)


async def test_everybody_is_told_who_they_are_with_their_first_question(camp: Camp) -> None:
    await camp.begin(camp.ben)
    assert ROLE in seen(camp.card())
    await gather(camp, camp.ada)
    assert ROLE not in seen(camp.card())
    assert "You keep the fire at Camp Ben" in seen(camp.card())


async def test_the_panel_tells_it_too_and_once(camp: Camp, store: Store) -> None:
    await camp.begin(camp.ben)
    first = await camp.ben.click(camp.card(), label="My hand")
    assert "You keep the fire at Camp Ben" in told(first)
    second = await camp.ben.click(camp.card(), label="My hand")
    assert "You keep the fire at Camp Ben" not in told(second)
    row = await camp.row()
    assert await store.roles_told(row.id) == {camp.ben.id: "keeper"}
