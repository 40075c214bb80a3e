"""What was told in one language is read in another."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rules.engine import Illegal, Message, Option, Play, Table, ahead, running
from rules.engine.languages import speak
from rules.kit.said import find_kept_text, keep_text
from tests.rules.engine.play import answer_prompt, find_prompt, open_script

YES, NO = Option("yes", "say", Message("agree")), Option("no", "say", Message("refuse"))


def ask_both(t: Table[Any]) -> Play[None]:
    """Ask one seat, roll a die, and ask the other."""
    for seat in (0, 1):
        yield from t.ask(t.choice(seat, Message("somebody-takes-back"), [YES, NO], default="no"))
        t.rng.draw_below(6)


def see_undo() -> Iterator[Any]:
    """What a table tells of an undo that others must agree to, after a load."""
    table = open_script(ask_both)
    answer_prompt(table, 0, "yes")
    table = Table.load(table.dump())
    yield table
    yield table.undoable(0)
    yield table.undoing.explain_undo_obstacle(0, {1})
    (told,) = table.undo(0)
    yield Message.load(json.loads(json.dumps(told.message and told.message.dump())))
    yield find_prompt(table, 1, optional=True).text
    yield answer_prompt(table, 1, "agree", optional=True)[0]


def see_undo_of_the_step_before() -> Iterator[Any]:
    """What an undo takes back that reaches behind the checkpoint of a dump."""
    table = open_script(ask_both, ask_both)
    answer_prompt(table, 0, "yes")
    answer_prompt(table, 1, "no")
    yield (table := Table.load(table.dump()))
    assert table.journal.now.checkpoint and not table.journal.now.answers
    yield table.undoable(1)


def see_refusal() -> Iterator[Any]:
    table = open_script(ask_both)
    with pytest.raises(Illegal) as refused:
        answer_prompt(table, 0, "perhaps")
    yield table
    yield refused.value


def see_result() -> Iterator[Any]:
    def end(t: Table[Any]) -> None:
        t.finish_game([0], {0: 1}, Message("game-is-over"))

    yield (table := Table.load(open_script(end).dump()))
    yield table.result and table.result.why


def see_answer_ahead() -> Iterator[Any]:
    """What was answered ahead, as it is listed, told and ended."""
    table = open_script(ask_both)
    preset = ahead.make_preset(table, 1, "undo", answer="agree", condition="", scope="game")
    kept = keep_text(preset.words)
    answer_prompt(table, 0, "yes")
    table.undo(0)
    (told, *_) = table.answer_by_preset(find_prompt(table, 1, optional=True).id, ["agree"])
    yield table
    yield find_kept_text(kept)
    yield told.text
    assert ahead.explain_change(table, 1, preset) is None


@pytest.mark.parametrize(
    "see", [see_undo, see_undo_of_the_step_before, see_refusal, see_result, see_answer_ahead]
)
def test_a_text_told_in_one_language_is_read_in_another(
    see: Callable[[], Iterator[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "ENTRIES_BETWEEN_CHECKPOINTS", 0)  # each step has a checkpoint

    def read(told: str, reader: str) -> list[str]:
        seen = see()
        with speak(told):
            next(seen)
        with speak(reader):
            return list(map(str, seen))

    german, english = read("de", "de"), read("en", "en")
    assert read("en", "de") == german
    assert read("de", "en") == english
    assert not {*german} & {*english}
