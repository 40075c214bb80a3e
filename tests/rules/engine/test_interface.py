"""The interface that drivers, tools and other people's bots rely on: these names stay."""

import pytest

from rules import GAMES
from rules.engine import Event, Illegal, Option, Prompt, Result, Table, copy_position
from rules.engine.chance import Chance

GAME = "key title blurb seats options verbs version bot goal course length lessons carry setup"
PROMPT = "id seat text kind options least most default secret optional"


@pytest.mark.parametrize("key", GAMES)
def test_a_driver_plays_a_game_with_the_names_it_knows(key: str) -> None:
    game = GAMES[key]
    assert not [name for name in GAME.split() if not hasattr(game, name)]
    names = ["Ada", "Ben", "Cleo", "Dov"][: game.seats[-1]]
    table = Table.open(key, names=names, seed="any text", options={})
    assert (table.game, list(table.names), table.result) == (game, names, None)
    assert len(table.seed_hash) == 64
    told: list[Event] = []
    for _ in range(40):
        if not table.prompts:
            break
        prompt: Prompt[object] = next(one for one in table.prompts if not one.optional)
        assert not [name for name in PROMPT.split() if not hasattr(prompt, name)]
        with pytest.raises(Illegal) as refused:
            table.answer(prompt.id, ["no such option"] if prompt.kind == "choice" else [])
        assert str(refused.value) and isinstance(refused.value.rule, str)
        for option in prompt.options:
            assert isinstance(option, Option)
            assert option.id.isascii() and len(option.label) <= 80 and len(option.detail) <= 100
        answer = game.bot(table.view(prompt.seat), prompt, Chance("driver"))
        told += table.answer(prompt.id, answer)
        again = Table.load(table.dump())
        assert again.state == table.state
        assert [one.id for one in again.prompts] == [one.id for one in table.prompts]
    assert all(event.text and (event.seats is None or event.seats) for event in told)
    assert all(isinstance(event.kind, str) and isinstance(event.data, dict) for event in told)
    for seat in range(len(names)):
        words = table.undoable(seat)
        if words is not None:
            assert words
            table.undo(seat)
    placed = Table.place(key, copy_position(table.state), "any text", names)
    assert placed.view(None) is not None


def test_a_result_says_who_has_won_and_why() -> None:
    result = Result((0,), {0: 3, 1: 1}, "Ada has most.")
    assert (result.winners, result.scores, result.why) == ((0,), {0: 3, 1: 1}, "Ada has most.")
