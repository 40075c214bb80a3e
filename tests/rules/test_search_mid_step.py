"""Strong bots in the middle of a step: the same answers are given again at a table where other
cards lie hidden, and the bot must answer the same there."""

import json
from random import Random
from typing import Any

import pytest

from rules import GAMES
from rules.engine import Chance, Prompt, Table, copy_position
from rules.engine.playout import Playout
from rules.kit.search import think_through
from tests.rules.test_imagined_frames import leaves
from tests.rules.test_strength import (
    KEYS,
    PLAYOUTS,
    dump_view,
    find_questions,
    saved_alike,
    without_margin,
)
from tools.noninterference import list_deals

ENOUGH = 2


def other_cards(table: Table[Any], seat: int, key: str) -> dict[str, str]:
    """For each hidden card another, by id; empty where ids do not tell cards apart."""
    search = table.game.search
    assert search is not None
    other = copy_position(table.state)
    search.redeal_hidden(other, seat, Chance(key))
    dealt, found = dict(leaves(other.model_dump(mode="json"))), dict[str, str]()
    for path, each in leaves(table.state.model_dump(mode="json")):
        if isinstance(each, str) and found.setdefault(each, dealt[path]) != dealt[path]:
            return {}
    if len(set(found.values())) < len(found):
        return {}
    return {true: instead for true, instead in found.items() if true != instead}


def with_cards(value: Any, cards: dict[str, str]) -> Any:
    """The same, with those cards in the place of others."""
    if isinstance(value, dict):
        return {key: with_cards(each, cards) for key, each in value.items()}
    if isinstance(value, list):
        return [with_cards(each, cards) for each in value]
    return cards.get(value, value) if isinstance(value, str) else value


def elsewise(table: Table[Any], prompt: Prompt[Any], key: str) -> str | None:
    """The dump of a table that looks the same to the seat, in the same step after the same answers,
    where other cards are hidden; None where this key gives none."""
    cards = other_cards(table, prompt.seat, key)
    saved = json.loads(table.dump())
    now = saved["now"]
    begun = json.dumps(with_cards(json.loads(now["checkpoint"]), cards))
    if not cards:
        return None
    changed = {**now, "checkpoint": begun, "answers": with_cards(now["answers"], cards)}
    text = json.dumps({**saved, "now": changed, "written": True})
    again: Table[Any] = Table.load(text)
    if again.fell_back or dump_view(again, again.state, prompt.seat) != dump_view(
        table, table.state, prompt.seat
    ):
        return None
    assert again.find_prompt(prompt.id).options == prompt.options
    return text


def in_mid_step(key: str, seed: str, enough: int) -> list[str]:
    """What a strong bot answers differently because of hidden cards; "same" if nothing."""
    found, rnd = list[str](), Random(f"{seed}/{key}")
    for table, prompt in find_questions(key, seed, 1, 400):
        if not table.journal.now.answers:
            continue
        dump = elsewise(table, prompt, "some cards")
        for deal in list_deals(key):
            dump = dump or saved_alike(table, prompt.seat, deal, rnd)
        if dump is not None:
            here, there = (
                think_through(Table[Any].load(text), prompt.id, most=PLAYOUTS)
                for text in (table.dump(), dump)
            )
            found.append("same" if here == there else f"{prompt.topic}: {here} {there}")
        if len(found) == enough:
            break
    return found


@pytest.mark.parametrize("key", KEYS)
def test_no_strong_bot_looks_at_hidden_cards_in_mid_step(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_margin(key, monkeypatch)
    found = in_mid_step(key, "mid-step", ENOUGH)
    assert found, "Nothing could be dealt again: may one way of its DEALS be `within_steps`?"
    assert found == ["same"] * ENOUGH


def test_a_strong_bot_that_looks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """This one deals nothing again, and weighs what it should not know."""
    without_margin("posthuman", monkeypatch)
    monkeypatch.setattr(Playout, "_redeal_hidden", lambda *_: None)
    monkeypatch.setattr(type(GAMES["posthuman"].search), "rate_position", _by_all_that_is)
    assert set(in_mid_step("posthuman", "mid-step", 6)) != {"same"}


def _by_all_that_is(_search: object, state: Any, _seat: int) -> float:
    return Random(state.model_dump_json()).random()
