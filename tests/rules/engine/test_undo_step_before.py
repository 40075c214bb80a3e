"""Undos that reach into the step before the present one, and no further."""

import pytest

from rules.engine import Table

from .play import Script, agree, of, quiet, say, script, shown, yes_no


def test_it_reaches_into_the_step_before():
    table = script(quiet, quiet, quiet)
    first = of(table, 0).id
    say(table, 0, "yes")
    say(table, 1, "yes")
    assert table.step == 2
    assert table.undoable(1) == "This takes back “Yes”; it has had no effect yet."
    revision = table.revision
    table.undo(1)
    assert table.step == 1
    assert (table.revision, table.based_at) == (revision + 1, revision + 1)
    assert table.state.log == ["yes"]
    assert of(table, 1).id not in (first, "2")
    say(table, 1, "no")
    assert (table.step, table.state.log) == (2, ["yes", "no"])


def test_no_further_than_the_step_before():
    table = script(quiet, lambda t: t.ask(yes_no(t, 1)), lambda t: t.ask(yes_no(t, 1)), quiet)
    say(table, 0, "yes")
    say(table, 1, "yes")
    assert table.undoable(0) is not None
    say(table, 1, "yes")
    assert table.undoable(0) is None
    table.undo(1)
    assert table.step == 2
    assert table.undoable(0) is None
    assert table.undoable(1) is None


def test_what_others_did_in_the_next_step_needs_their_consent():
    table = script(quiet, lambda t: t.ask_all([yes_no(t, 0), yes_no(t, 1)]))
    say(table, 0, "yes")
    say(table, 1, "yes")
    say(table, 0, "yes")
    assert "sealed" in table.undoable(0)
    assert "others must agree" in table.undoable(1)
    table.undo(1)
    assert agree(table, 0) == ["Everybody agrees: Ben takes back “Yes”."]
    assert (table.step, table.state.log) == (1, ["yes"])


def test_a_step_that_asks_nothing_does_not_stand_between():
    table = script(quiet, lambda t: None, lambda t: None, quiet, seats=1)
    say(table, 0, "yes")
    assert (table.step, table.state.at) == (2, 4)
    assert "it has had no effect" in table.undoable(0)
    table.undo(0)
    assert (table.step, table.state.at) == (1, 1)


def test_a_die_at_the_start_of_the_next_step_has_come_out():
    def roll_first(t):
        t.rng.draw_below(6)
        yield from t.ask(yes_no(t, 0))

    table = script(quiet, roll_first)
    say(table, 0, "yes")
    say(table, 1, "yes")
    assert "others must agree" in table.undoable(1)


@pytest.mark.parametrize("after", [0, 1])
def test_a_die_in_a_step_that_asks_nothing_has_come_out(after):
    def weather(t):
        t.tell(f"The weather is {t.rng.draw_below(6)}.")

    steps = [lambda t: None] * 2
    steps[after] = weather
    table = script(quiet, *steps, quiet, quiet)
    say(table, 0, "yes")
    say(table, 1, "yes")
    assert table.step == 2
    assert "others must agree" in table.undoable(1)
    assert shown(Table.load(table.dump())) == shown(table)


def test_an_upgrade_puts_it_out_of_reach_and_nobody_is_asked_any_more(monkeypatch):
    table = script(quiet, lambda t: t.ask_all([yes_no(t, 0), yes_no(t, 1)]))
    say(table, 0, "yes")
    say(table, 1, "yes")
    say(table, 0, "yes")
    table.undo(1)
    assert sorted(prompt.seat for prompt in table.prompts) == [0, 1]
    dump = table.dump()
    monkeypatch.setattr(Script, "version", "2")
    monkeypatch.setattr(Script, "upgrade", lambda self, position, version: position)
    again = Table.load(dump)
    assert again.lost == ()
    assert [prompt.text for prompt in again.prompts] == ["Well?"]
