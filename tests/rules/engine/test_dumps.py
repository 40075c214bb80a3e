"""Dumping and loading a table, under the same rules and under changed ones."""

import json
from random import Random

import pytest
from pydantic import BaseModel, ValidationError

from rules.engine import GAMES, Entry, Illegal, Option, Result, Table
from rules.engine.running import ENTRIES_BETWEEN_CHECKPOINTS
from tests.tiny import Position, Tiny

from .play import (
    Script,
    answer_petition,
    answer_prompt,
    ask_in_turn,
    check_reload,
    describe_table,
    find_prompt,
    open_script,
    open_tiny,
    random_play,
    roll_die,
    say_yes,
    yes_no,
)


def test_what_is_no_dump_is_refused() -> None:
    dump = open_tiny(2).dump()
    saved = json.loads(dump)
    less = [json.dumps({k: v for k, v in saved.items() if k != key}) for key in ("now", "seed")]
    for text in ("", "{}", "[]", "null", "hello", dump[:-2], dump[1:], None, 5, saved, *less):
        with pytest.raises(Illegal, match=r"^That is not the text of a table\.$"):
            Table.load(text)


def put(game) -> None:
    """The rules have changed: from now on `game` replaces the one with its key."""
    GAMES[game.key] = game


def test_a_dump_is_json_and_has_the_names_the_seed_and_the_version() -> None:
    table = open_tiny(2, "sé\u2028d")
    saved = json.loads(table.dump())
    assert saved["game"] == "tiny"
    assert saved["version"] == "1"
    assert saved["names"] == ["Ada", "Ben"]
    assert saved["seed"] == "sé\u2028d"
    assert Table.load(table.dump()).seed == table.seed


def test_a_dump_quotes_its_checkpoints_as_json_does() -> None:
    table, rnd = open_tiny(2, 'a "seed" \\ of two\nlines'), Random(1)
    steps = set()
    for _ in random_play(table, rnd, limit=60):
        saved = json.loads(table.dump())
        assert json.dumps(saved, ensure_ascii=False, separators=(",", ":")) == table.dump()
        assert json.loads(saved["now"]["checkpoint"]).keys() == table.state.model_dump().keys()
        steps.add(saved["now"]["checkpoint"])
        assert steps >= {step["checkpoint"] for step in saved["before"]} - {""}
    assert len(steps) > 2


def test_a_finished_table_is_still_finished_after_a_load() -> None:
    for number in range(8):
        table, rnd = open_tiny(1 + number % 4, f"{number}", rounds=1), Random(number)
        assert list(random_play(table, rnd, limit=400))
        assert table.result is not None
        again = check_reload(table)
        assert isinstance(again.result, Result)
        assert again.result == table.result
        assert again.prompts == ()


def test_a_petition_survives_dump_and_load() -> None:
    table, _ = in_a_turn(3)
    answer_prompt(table, 0, "draw", optional=False)
    table.undo(0)
    answer_petition(table, 2)
    again = check_reload(table)
    assert (
        answer_petition(again, 1)
        == answer_petition(table, 1)
        == ["Everybody agrees: Ada takes back “Draw a card”."]
    )
    assert describe_table(again) == describe_table(table)


def test_sealed_answers_are_still_sealed_after_a_load() -> None:
    table = open_tiny(3)
    answer_prompt(table, 1, "Oak")
    again = Table.load(table.dump())
    assert {p.seat for p in again.prompts} == {0, 2}
    again.undo(1)
    for seat, camp in ((1, "Elm"), (0, "Ash"), (2, "Fir")):
        answer_prompt(again, seat, camp)
    assert again.state.camps == ["Ash", "Elm", "Fir"]


def test_a_dump_keeps_a_new_name_and_the_options() -> None:
    table = open_tiny(3, rounds=7)
    table.rename_seat(1, "Zoë")
    again = Table.load(table.dump())
    assert table.names == table.view(0).names == again.names == ("Ada", "Zoë", "Cleo")
    assert isinstance(table.options, BaseModel)
    assert again.options == table.options


def test_based_at_tells_where_the_needed_journal_begins() -> None:
    """A driver may keep the dump made whenever `checkpoint_revision` last moved, and the entries
    after it."""
    moved = steps = 0
    for number in range(16):
        table, rnd = open_tiny(1 + number % 4, f"{number}"), Random(number)
        kept, since, step = table.dump(), [], table.step
        for entry in random_play(table, rnd):
            since.append(entry)
            steps += table.step > step
            if table.step > step:
                assert table.revision - table.checkpoint_revision < ENTRIES_BETWEEN_CHECKPOINTS
            step = table.step
            if table.checkpoint_revision == table.revision:
                kept, since = table.dump(), []
                moved += 1
            assert describe_table(Table.load(kept, since)) == describe_table(table)
            assert table.revision - len(since) == table.checkpoint_revision
    assert moved < steps / 2, "Positions are written down at every step again."


def test_an_undo_works_after_many_steps_without_a_checkpoint() -> None:
    """Nothing but the first position was written down: what an undo goes back to is played again,
    with the dice as they were, and what follows is drawn again."""
    table = open_script(*[ask_in_turn(roll_die, seat, roll_die) for seat in (1, 0) * 5])
    say_yes(table, *(1, 0) * 3)
    assert (table.step, table.checkpoint_revision) == (7, 0)
    log, asked = list(table.state.log), find_prompt(table, 1).id
    for where in (table, Table.load(table.dump())):
        where.undo(0)  # into the step before: a die has fallen since
        assert answer_petition(where, 1) == ["Everybody agrees: Ada takes back “Yes”."]
        assert (where.step, where.state.log) == (6, log[:16])
        assert where.checkpoint_revision == where.revision == 8
        answer_prompt(where, 0, "yes")
        assert where.state.log[:17] == log[:17]
        assert where.state.log[17] != log[17]
        assert find_prompt(where, 1).id != asked
        check_reload(where)


def test_dumping_and_loading_do_not_change_how_a_table_goes_on() -> None:
    """It holds the position of the present step, so that earlier steps stand under other rules,
    whether or not that was written down already; and a table taken out goes on alike."""
    for number in range(9):
        one, other, back = (open_tiny(2 + number % 3, f"{number}") for _ in range(3))
        for entry in random_play(one, Random(number), limit=60):
            other.replay_entries([entry])
            one.dump()
            back.replay_entries([entry])
            back = Table.load(back.dump())
        assert describe_table(one) == describe_table(other) == describe_table(back)


def test_a_dump_replays_only_the_steps_since_the_last_one() -> None:
    begun = []

    def step(t):
        begun.append(t.state.at)
        yield from t.ask(yes_no(t, t.state.at % 2))

    table = open_script(*[step] * 10)
    for number in range(9):
        answer_prompt(table, 1 - number % 2, "yes")
        begun.clear()
        dump = table.dump()
        assert begun == [number + 1], (begun, number)
        assert table.dump() == dump and begun == [number + 1]


def test_an_ended_games_position_is_written_only_by_a_dump(monkeypatch) -> None:
    table, write = open_tiny(2), Position.model_dump_json
    after_the_end = []

    def note_writing(position, **how):
        after_the_end.append(table.result is not None)
        return write(position, **how)

    monkeypatch.setattr(Position, "model_dump_json", note_writing)
    assert list(random_play(table, Random(1)))
    assert table.result is not None
    assert table.checkpoint_revision == table.revision
    assert not table.has_unsaved_steps
    assert True not in after_the_end
    assert describe_table(Table.load(table.dump())) == describe_table(table)
    assert True in after_the_end


def test_an_unknown_game_is_refused_by_name() -> None:
    saved = json.loads(open_tiny(1).dump())
    saved["game"] = "chess"
    with pytest.raises(Illegal, match=r"There is no game called chess\. There are these: .*tiny"):
        Table.load(json.dumps(saved))


class Renamed(Tiny):
    """A version in which players forage instead of gathering."""

    version = "2"

    def step(self, t):
        choice = t.choice

        def changed(seat, text, options, *, default, **more):
            options = [
                Option("forage", "gather", "Forage") if option.id == "gather" else option
                for option in options
            ]
            default = "forage" if default == "gather" else default
            return choice(seat, text, options, default=default, **more)

        t.choice = changed
        yield from super().step(t)


def in_a_turn(seats):
    """A table where all have named their camps, and Ada is to move."""
    table = open_tiny(seats)
    for seat in range(seats):
        answer_prompt(table, seat, "Oak")
    return table, table.state.model_copy(deep=True)


def after_a_choice():
    """Ada's first turn: she has burnt her flare, and chosen to gather. And the position before."""
    table, _ = in_a_turn(3)
    answer_prompt(table, 0, "burn", optional=True)
    answer_prompt(table, 0, "up", optional=False)
    checkpoint = table.state.model_copy(deep=True)
    answer_prompt(table, 0, "gather", optional=False)
    return table, checkpoint


def test_answers_that_no_longer_fit_are_named_and_only_their_step_restarts() -> None:
    table, _ = after_a_choice()
    fresh = json.loads(table.dump())["now"]["checkpoint"]
    asked = {p.id for p in table.prompts}
    put(Renamed())
    again = Table.load(table.dump())
    assert again.lost == ((0, "“Burn your flare”"), (0, "a private answer"), (0, "“Gather wood”"))
    assert again.state.model_dump_json() == fresh
    assert (again.step, again.state.camps) == (table.step, ["Oak"] * 3)
    assert again.state.hands == table.state.hands
    assert again.revision == again.checkpoint_revision == table.revision
    assert not {p.id for p in again.prompts} & asked
    last = max(int(p) for p in asked if p.isdecimal())
    assert min(int(p.id) for p in again.needed_prompts) > last
    assert "forage" in [option.id for option in find_prompt(again, 0, optional=False).options]
    # It is a table like any other: it plays on, is put away, and comes back with nothing lost.
    answer_prompt(again, 0, "forage", optional=False)
    check_reload(again)


def test_later_answers_are_lost_too_but_undos_are_not_counted() -> None:
    table, _ = after_a_choice()
    dump = table.dump()
    journal = [
        Entry("answer", 0, find_prompt(table, 0).id, 2),
        Entry("undo", 0),
        Entry("answer", 1, "u1.1", ["agree"]),
    ]
    table.replay_entries(journal)
    put(Renamed())
    again = Table.load(dump, journal)
    assert len(again.lost) == 5
    assert again.lost[3:] == ((0, "a later answer"), (1, "a later answer"))
    assert again.fell_back
    assert not Table.load(again.dump()).fell_back
    assert again.revision == again.checkpoint_revision == table.revision


def test_replaying_falls_back_to_the_step_whose_entries_no_longer_fit() -> None:
    old = ask_in_turn(0)

    def longer(t):
        yield from old(t)
        yield from t.ask(t.number(1, "New?", 1, 3, default=1))

    table = open_script(old, old, old)
    start = table.dump()
    journal = []
    for answer in ("yes", "no"):
        journal.append(Entry("answer", 0, find_prompt(table, 0).id, [answer]))
        table.replay_entries(journal[-1:])
    put(Script(longer, old, old))
    again = Table.load(start, journal)
    assert again.step == 1
    assert again.lost == ((0, "“Yes”"), (0, "a later answer"))
    assert again.revision == again.checkpoint_revision == 2

    put(Script(old, longer, old))
    again = Table.load(start, journal)
    assert (again.step, again.lost) == (2, ())
    assert find_prompt(again, 1).text == "New?"


class Regrown(Script):
    """The next version, in which elms stand where ashes were."""

    version = "2"
    replaced = {"ash": "elm"}


def test_an_answer_naming_a_replaced_card_now_names_its_replacement() -> None:
    def felling(*trees):
        def step(t):
            chosen = yield from t.ask(t.choices(0, "?", list(trees), default=[]))
            t.state.log.append(chosen)
            yield from t.ask(yes_no(t, 0))

        return step

    oak, ash, elm = (Option(tree, "say", tree) for tree in ("oak", "ash", "elm"))
    table = open_script(felling(oak, ash))
    start, entry = table.dump(), Entry("answer", 0, find_prompt(table, 0).id, ["oak", "ash"])
    table.replay_entries([entry])
    put(Regrown(felling(oak, elm)))
    for again in (Table.load(table.dump()), Table.load(start, [entry])):
        assert not again.lost
        assert again.state.log == [["oak", "elm"]]


def test_an_old_answer_on_which_rules_raise_is_reported_lost_once() -> None:
    def raises(t):
        yield from t.ask(yes_no(t, 0))
        raise RuntimeError("new rules, old answers")

    table = open_script(ask_in_turn(0, 0))
    start = table.dump()
    journal = [Entry("answer", 0, find_prompt(table, 0).id, ["yes"])]
    table.replay_entries(journal)
    put(Script(raises))
    assert Table.load(start, journal).lost == ((0, "a later answer"),)
    assert Table.load(table.dump()).lost == ((0, "“Yes”"),)


def test_changed_rules_do_not_end_a_game_in_hindsight() -> None:
    table = open_script(ask_in_turn(0, 0, 0))
    say_yes(table, 0, 0)
    put(Script(ask_in_turn(0, lambda t: t.finish_game([1], {}, "Over."))))
    again = Table.load(table.dump())
    assert again.result is None
    assert len(again.lost) == 2
    answer_prompt(again, 0, "yes")
    assert again.result == Result((1,), {}, "Over.")


def ask_number(t):
    yield from t.ask(t.number(0, "New?", 1, 3, default=1))


def test_questions_asked_again_never_reuse_an_id_even_after_many_undos() -> None:
    table = open_script(ask_in_turn(0, 0))
    used = set()
    for _ in range(300):
        used |= {p.id for p in table.prompts}
        answer_prompt(table, 0, "yes")
        table.undo(0)
    answer_prompt(table, 0, "yes")
    used |= {p.id for p in table.prompts}
    put(Script(ask_number))
    again = Table.load(table.dump())
    assert again.lost
    assert not used & {p.id for p in again.prompts}


def test_seen_dice_are_rolled_again_when_their_answers_are_lost() -> None:
    def changed(t):
        roll_die(t)
        yield from ask_number(t)
        yield from ask_in_turn(roll_die, 1)(t)

    table = open_script(ask_in_turn(roll_die, 0, roll_die, 1))
    answer_prompt(table, 0, "yes")
    before, _, seen = table.state.log
    put(Script(changed))
    again = Table.load(table.dump())
    assert again.state.log == [before]  # it came out before the answer
    answer_prompt(again, 0, 2)
    assert again.state.log[1] not in (before, seen)


def test_an_undo_does_not_reach_into_a_step_played_under_other_rules() -> None:
    table, _ = after_a_choice()
    answer_prompt(table, 0, 2)
    assert table.undoable(0)
    put(Renamed())
    again = Table.load(table.dump())
    assert again.lost == ()
    before = describe_table(again)
    with pytest.raises(Illegal):
        again.undo(0)
    assert describe_table(again) == before


class Snowy(Position):
    """A position as version 2 has it: logs instead of wood, and how deep the snow lies."""

    logs: list[int]
    wood: list[int] = []
    snow: int


class Winter(Tiny):
    """The same game, with a position of another form."""

    version = "2"
    state = Snowy

    def __init__(self) -> None:
        self.asked = []

    def upgrade(self, position, version):
        self.asked.append(version)
        return {**position, "logs": position["wood"], "snow": 3}


def test_a_position_of_another_form_is_upgraded_once() -> None:
    table, _ = after_a_choice()
    winter = Winter()
    put(winter)
    again = Table.load(table.dump())
    assert again.lost == ()
    assert (again.state.logs, again.state.snow) == ([1, 1, 1], 3)  # as the step began
    assert again.state.wood == table.state.wood
    assert describe_table(again)[0] == describe_table(table)[0]
    assert winter.asked == ["1"]
    again.state.snow = 5
    assert list(random_play(again, Random(4), limit=30))
    winter.asked.clear()
    check_reload(again)
    assert winter.asked == []


def test_answers_that_do_not_fit_an_upgraded_position_are_asked_again() -> None:
    class Both(Renamed):
        state = Snowy
        upgrade = Winter.upgrade
        asked = []

    table, before = after_a_choice()
    put(Both())
    again = Table.load(table.dump())
    assert [said for _, said in again.lost][-1] == "“Gather wood”"
    assert (again.state.logs, again.state.snow) == ([1, 1, 1], 3)
    assert again.state.hands == before.hands


def test_an_upgraded_position_that_does_not_fit_names_the_field() -> None:
    class Careless(Winter):
        def upgrade(self, position, version):
            return {**position, "logs": position["wood"]}

    table, _ = after_a_choice()
    put(Careless())
    with pytest.raises(ValidationError, match=r"(?s)Snowy.*\bsnow\b.*Field required"):
        Table.load(table.dump())
