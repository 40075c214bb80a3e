"""A small campaign through real sockets, with the bot killed wherever a chapter gives way to the
next."""

import asyncio
import json
import re
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from rules.engine.seal import hash_text, seal_secret
from sandbox.seeing import join_texts
from tests.drivers import take_entry
from tests.e2e.house import House, insist_on, is_lobby, read_card
from tests.e2e.people import JSON, Choice, Person, find_components, play_together, read_custom_id

NAME = "The Long Winter"


def count_carried(house: House) -> int:
    """Count the chapters that have carried something on."""
    ((found,),) = house.ledger.query("SELECT carried FROM campaigns")
    return int(found)


class Thrifty(Person):
    """Somebody who gives as little as may be: there is wood left for the next night."""

    def _choose_answer(self, message: JSON, prompt: str, component: JSON) -> Choice:
        choice = super()._choose_answer(message, prompt, component)
        if found := re.fullmatch(r"Give a number, (\d+) to \d+…", str(component.get("label"))):
            return replace(choice, words=found[1])
        if read_custom_id(component)[1] == "answer":
            buttons = [
                b for b in find_components(message, "answer") if read_custom_id(b)[2] == prompt
            ]
            numbers = [b for b in buttons if b["label"].isdigit()]
            least = min(numbers, key=lambda button: int(button["label"]), default=component)
            return super()._choose_answer(message, prompt, least)
        numbers = [o for o in component.get("options", ()) if o["label"].isdigit()]
        if not numbers:
            return choice
        least = min(numbers, key=lambda option: int(option["label"]))
        return replace(choice, refs=(least["value"],), labels=(least["label"],))


def count_ended(house: House) -> int:
    """Count the chapters that have ended."""
    ((found,),) = house.ledger.query("SELECT count(*) FROM tables WHERE status = 'ended'")
    return int(found)


async def wait_until_ended(house: House, number: int, playing: asyncio.Task[None]) -> None:
    """Wait until the end of the chapter that they play is written: its card may not show it yet."""
    done = asyncio.Event()
    playing.add_done_callback(lambda _: done.set())

    def note_call(_: object) -> None:
        if count_ended(house) >= number:
            done.set()

    house.ledger.listeners.append(note_call)
    await done.wait()
    house.ledger.listeners.remove(note_call)


async def call_for_it(people: Sequence[Person]) -> None:
    """All press the last card's button at once, and do not wait for the result."""
    presses = [
        person.unless_gone(person.player.press_button(person.card, "Next chapter"))
        for person in people
        if person.card is not None
    ]
    await asyncio.gather(*presses)


async def next_chapter(house: House, people: Sequence[Person]) -> None:
    """Call for it while the bot is killed, and again until its lobby stands."""
    calling = asyncio.create_task(call_for_it(people))
    await asyncio.sleep(0)
    await house.kill_bot()
    await calling
    await house.start_bot()
    first = people[0]
    for _ in range(20):
        await first.wait_until(lambda: first.seen.bot_online)
        if await first.wait_for(lambda: is_lobby(first), 1):
            return
        await call_for_it(people)
    raise AssertionError(f"No next chapter opens.\n{read_card(first)}")


async def begin_chapter(people: Sequence[Person]) -> list[Person]:
    """Start the chapter that waits in its lobby. Returns the same people at its table."""
    first = people[0]
    await insist_on(first, "game start", lambda: not is_lobby(first))
    return [Thrifty(p.player, p.channel, Random(p.rnd.random()), p.game) for p in people]


def list_chapters(house: House) -> list[tuple[int, int, str, str | None, str]]:
    """List number, table, status, save and seed of each chapter, in order."""
    found = house.ledger.query(
        "SELECT number, id, status, body, seed FROM chapters JOIN tables ON id = chapters.table_id"
        " LEFT JOIN saves ON saves.table_id = id ORDER BY tables.id"
    )
    return [(int(n), int(table), status, save, seed) for n, table, status, save, seed in found]


def left_by(house: House, table: int) -> str | None:
    """What a chapter carries on, played again from its seed and its journal."""
    again = house.ledger.open_table(table)
    for entry in house.ledger.read_entries(table):
        take_entry(again, entry)
    return again.carried_save


@pytest.mark.usefixtures("quick")
async def test_kills_between_chapters_lose_nothing(house: House) -> None:
    """After the end is written, while two people call for the next chapter, and as long as nobody
    has: each chapter is opened once, from what the one before has left."""
    await house.start_bot()
    sealed = []
    seats = house.seat_people("canary", Random(11), people=2, campaign=NAME, kind=Thrifty)
    async with seats as opening:
        people = opening
        for number in (1, 2):
            playing = asyncio.create_task(play_together(people))
            await wait_until_ended(house, number, playing)
            await house.kill_bot()
            assert (count_ended(house), count_carried(house)) == (number, number)
            await house.start_bot()
            await playing
            for person in people:
                await person.wait_until(lambda p=person: "Next chapter" in list_labels(p))
            await next_chapter(house, people)
            assert f"{NAME}**, chapter {number + 1}" in read_card(people[0])
            sealed.append(read_card(people[0]))
            people = await begin_chapter(people)
        await play_together(people)
        told = await people[1].player.run_command("table verify", people[1].channel)
        await people[1].wait_until(lambda: people[1].list_replies(told.interaction_id))
        said = " ".join(join_texts(m) for m in people[1].list_replies(told.interaction_id))
        assert "are the same" in said
        assert "Chapter 2, table" in said and "left that save" in said
    await house.wait_until_shown()
    code, _ = await house.dismiss_bot()
    assert code == 0, house.log
    found = house.ledger.check_all()
    assert found["tables ended"] == found["tables"] == 3
    assert " ERROR " not in house.log
    held = list_chapters(house)
    assert [(number, status) for number, _, status, *_ in held] == [
        (number, "ended") for number in (1, 2, 3)
    ]
    assert held[0][3] is None
    for (_, before, *_), (_, _, _, save, seed), lobby_said in zip(
        held, held[1:], sealed, strict=False
    ):
        assert save is not None and json.loads(save)["logs"] > 0
        assert save == left_by(house, before)
        assert hash_text(save)[:8] not in lobby_said
        assert seal_secret(seed, save)[:8] not in lobby_said, "digits are for /table verify"


def list_labels(person: Person) -> list[str]:
    """List the labels of the card's buttons."""
    found = json.dumps(person.card or {})
    return [label for label in ("Next chapter", "Rematch") if f'"{label}"' in found]
