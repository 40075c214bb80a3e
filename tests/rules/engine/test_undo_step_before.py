"""Undos that reach into the step before the present one, and no further."""

import pytest

from rules.engine import Table

from .play import (
    Script,
    answer_petition,
    answer_prompt,
    ask_everybody,
    ask_in_turn,
    ask_together,
    check_reload,
    find_prompt,
    open_script,
    say_yes,
)


def test_an_undo_reaches_into_the_step_before() -> None:
    table = open_script(ask_everybody, ask_everybody, ask_everybody)
    first = find_prompt(table, 0).id
    say_yes(table, 0, 1)
    assert table.step == 2
    assert table.undoable(1) == "This takes back “Yes”. Nobody has to agree."
    revision = table.revision
    table.undo(1)
    assert table.step == 1
    assert (table.revision, table.checkpoint_revision) == (revision + 1, revision + 1)
    assert table.state.log == ["yes"]
    assert find_prompt(table, 1).id not in (first, "2")
    answer_prompt(table, 1, "no")
    assert (table.step, table.state.log) == (2, ["yes", "no"])


def test_an_undo_reaches_no_further_than_the_step_before() -> None:
    table = open_script(ask_everybody, ask_in_turn(1), ask_in_turn(1), ask_everybody)
    say_yes(table, 0, 1)
    assert table.undoable(0) is not None
    answer_prompt(table, 1, "yes")
    assert table.undoable(0) is None
    table.undo(1)
    assert table.step == 2
    assert table.undoable(0) is None
    assert table.undoable(1) is None


def test_others_answers_in_the_next_step_need_consent_until_an_upgrade(monkeypatch) -> None:
    table = open_script(ask_everybody, ask_together(0, 1))
    say_yes(table, 0, 1, 0)
    assert "sealed" in table.undoable(0)
    assert "others must agree" in table.undoable(1)
    table.undo(1)
    assert sorted(prompt.seat for prompt in table.prompts) == [0, 1]
    dump = table.dump()
    assert answer_petition(table, 0) == ["Everybody agrees: Ben takes back “Yes”."]
    assert (table.step, table.state.log) == (1, ["yes"])

    monkeypatch.setattr(Script, "version", "2")
    monkeypatch.setattr(Script, "upgrade", lambda self, position, version: position)
    again = Table.load(dump)
    assert again.lost == ()
    assert [prompt.text for prompt in again.prompts] == ["Well?"]


def test_an_undo_passes_over_steps_that_ask_nothing() -> None:
    table = open_script(ask_everybody, lambda t: None, lambda t: None, ask_everybody, seats=1)
    answer_prompt(table, 0, "yes")
    assert (table.step, table.state.at) == (2, 4)
    assert "Nobody has to agree" in table.undoable(0)
    table.undo(0)
    assert (table.step, table.state.at) == (1, 1)


def weather(t) -> None:
    t.tell(f"The weather is {t.rng.draw_below(6)}.")


@pytest.mark.parametrize(
    "following",
    [
        (ask_in_turn(weather, 0),),
        (weather, lambda t: None, ask_everybody),
        (lambda t: None, weather, ask_everybody),
    ],
)
def test_a_die_rolled_since_then_needs_consent_even_if_nobody_was_asked(following) -> None:
    table = open_script(ask_everybody, *following, ask_everybody)
    say_yes(table, 0, 1)
    assert table.step == 2
    assert "others must agree" in table.undoable(1)
    check_reload(table)
