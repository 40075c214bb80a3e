"""Whoever is new is told once what a question is about, and who they are."""

from __future__ import annotations

from typing import Any

from storage import Store
from tests.cogs.play import Camp, labels, seen, told
from tests.tiny import TINY

LESSON = TINY.lessons["gather"]
ADA, BEN = ("You keep the fire at Camp Ada", "You keep the fire at Camp Ben")


async def gather(camp: Camp, player: Any) -> None:
    """A turn: walk out for wood, not far."""
    await player.click(camp.card(), label="Gather wood")
    await player.slash(camp.channel, "act", what="1")


async def one_round(camp: Camp) -> None:
    """Ada and Ben take their turns, and give in secret at dusk."""
    for player in (camp.ada, camp.ben):
        await gather(camp, player)
    for player in (camp.ada, camp.ben):
        await player.slash(camp.channel, "act", what="0")


async def long_game(camp: Camp) -> None:
    """Ada and Ben begin a game of five rounds."""
    await camp.gather(camp.ben)
    await camp.ada.slash(camp.channel, "game options", name="rounds", value="5")
    await camp.ada.click(camp.card(), label="Start")
    for player in (camp.ada, camp.ben):
        await player.slash(camp.channel, "act", what=f"Camp {player.name}")


async def test_who_one_is_comes_first_and_then_what_the_next_question_is_about(camp: Camp) -> None:
    await long_game(camp)
    assert ADA in seen(camp.card())
    assert LESSON not in seen(camp.card())
    await one_round(camp)
    assert ADA not in seen(camp.card())
    assert LESSON in seen(camp.card())


async def test_a_question_explains_itself_to_each_person_once(camp: Camp, store: Store) -> None:
    await long_game(camp)
    await one_round(camp)
    await gather(camp, camp.ada)
    assert await store.lessons_met(camp.ada.id) == {"tiny:gather"}
    assert LESSON not in seen(camp.card()), "Ben has learnt it, for his role was told before"
    await gather(camp, camp.ben)
    for player in (camp.ada, camp.ben):
        await player.slash(camp.channel, "act", what="0")
    assert f"<@{camp.ada.id}>: What do you do?" in seen(camp.card())
    assert LESSON not in seen(camp.card())


async def test_lessons_can_be_turned_off(camp: Camp) -> None:
    said = await camp.ada.slash(camp.channel, "settings", lessons=False)
    assert "Lessons when a question is new to you: off." in told(said)
    await long_game(camp)
    await one_round(camp)
    assert LESSON not in seen(camp.card())
    said = await camp.ada.slash(camp.channel, "settings", lessons=True)
    assert "Lessons when a question is new to you: on." in told(said)


async def test_an_answer_by_command_tells_it_in_the_panel_and_once(
    camp: Camp, store: Store
) -> None:
    await camp.begin(camp.ben, camps=False)
    await camp.ada.slash(camp.channel, "act", what="Camp Ada")
    first = await camp.ben.slash(camp.channel, "act", what="Camp Ben")
    assert BEN in told(first)
    second = await camp.ben.click(camp.card(), label="My hand")
    assert BEN not in told(second)
    row = await camp.row()
    assert await store.roles_told(row.id) == {camp.ben.id: "keeper"}


async def test_whoever_becomes_somebody_else_is_told(camp: Camp, store: Store) -> None:
    """Ben burns his flare out of turn, and so is somebody else; he is told where he did it."""
    await camp.begin(camp.ben)
    hand = (await camp.ben.click(camp.card(), label="My hand")).response
    assert "Burn your flare" in labels(hand)
    await camp.ben.click(hand, label="Burn your flare")
    assert "Your flare is burnt." in seen(hand)
    row = await camp.row()
    assert await store.roles_told(row.id) == {camp.ben.id: "spent"}
