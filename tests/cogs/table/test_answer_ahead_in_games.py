"""In each game an answer given ahead counts exactly as long as its panel says."""

from itertools import count
from typing import Any

import pytest

from rules import GAMES
from rules.engine import ahead
from tests.answers import give_answer
from tests.cogs.play import Camp, list_selects, read_text
from tests.cogs.table.test_answer_ahead import UNDO, list_chosen, open_answers_ahead, pick
from tests.tables.test_ahead import list_kinds as journal_kinds
from tests.tables.test_ahead import read_log, read_presets

LONG = 200
"""So many answers, and what is played should have ended."""

NUMBERS = count(10**6)


async def bot_answers(camp: Camp) -> None:
    """One of the people answers as a bot would."""
    row = await camp.row()
    async with camp.sessions.lock_table(row.id) as session:
        table = session.running_game
        for prompt in table.needed_prompts:
            given = table.choose_bot_answer(prompt)
            user = row.seats[prompt.seat].user_id
            if given is not None and user is not None:
                break
        else:
            raise AssertionError("nobody answers")
    number = next(NUMBERS)
    await give_answer(camp.sessions, row.id, user, prompt.id, given, interaction_id=number)


def lengths(message: Any) -> dict[str, str]:
    """How long an answer may count, as the panel offers it: each scope with its words."""
    (select,) = [
        each for each in list_selects(message) if each["custom_id"].split(":")[3] == "scope"
    ]
    return {option["value"]: option["label"] for option in select["options"]}


async def span(camp: Camp, scope: str) -> int | None:
    """The number of what is being played."""
    async with camp.sessions.lock_table((await camp.row()).id) as session:
        if session.running_game.result is not None:
            return None
        now: dict[str, Any] = dict(ahead.find_spans(session.running_game))
        return now[scope].number if scope in now else None


@pytest.mark.parametrize("key", GAMES)
async def test_an_answer_ahead_lasts_as_long_as_the_panel_says(camp: Camp, key: str) -> None:
    people = [camp.ada, camp.ben, camp.cleo][: max(2, GAMES[key].seats[0])]
    await camp.begin(*people[1:], game=key, camps=False)
    message = await open_answers_ahead(camp, camp.ada)
    kinds = [each for each in list_selects(message) if each["custom_id"].split(":")[3] == "kind"]
    assert len(kinds[0]["options"]) >= min(4, 1 + len(GAMES[key].presets))
    await pick(camp, camp.ada, message, kind=UNDO)
    assert set(lengths(message)) >= {"turn", "game"}, "before the first turn as well"
    while await span(camp, "round") is None:
        await bot_answers(camp)
    for scope in ("turn", "round"):
        message = await open_answers_ahead(camp, camp.ada)
        await pick(camp, camp.ada, message, kind=UNDO)
        words = lengths(message)[scope]
        assert words.startswith("Until ")
        await pick(camp, camp.ada, message, answer="Agree", scope=words)
        await camp.ada.click(message, label="Save")
        assert f"\n-# {words}" in read_text(message)
        (preset,) = await read_presets(camp, camp.ada)
        assert preset.scope == scope
        before = await span(camp, scope)
        for _ in range(LONG):
            assert await read_presets(camp, camp.ada) == (preset,)
            await bot_answers(camp)
            if await span(camp, scope) != before:
                break
        else:
            raise AssertionError(f"{words}: that never comes")
        assert await read_presets(camp, camp.ada) == ()


async def test_answers_before_posthuman_begins_count_later(camp: Camp) -> None:
    await camp.begin(camp.ben, game="posthuman", camps=False)
    message = await open_answers_ahead(camp, camp.ada)
    await pick(camp, camp.ada, message, kind="You choose your action for the turn")
    assert "Until the game ends" in list_chosen(message), "not until the first turn begins"
    await pick(camp, camp.ada, message, answer="Move")
    await camp.ada.click(message, label="Save")
    for _ in range(LONG):
        if "preset" in await journal_kinds(camp):
            break
        await bot_answers(camp)
    (preset,) = await read_presets(camp, camp.ada)
    assert preset.role, "it counts for the first character that she has, and for no later one"
    said = [line for line in await read_log(camp, 0) if "answered ahead" in line]
    assert said == ["You had answered ahead: “Move”."]
