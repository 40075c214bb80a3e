"""Putting a table away and taking it out again, under the same rules and under changed ones."""

import json
from random import Random

import pytest
from pydantic import BaseModel, ValidationError

from rules.engine import GAMES, Entry, Illegal, Option, Result, Table
from rules.engine.running import FAR
from tests.tiny import Position, Tiny

from .play import (
    Script,
    agree,
    ask_in_turn,
    check_reload,
    of,
    random_play,
    roll_die,
    say,
    say_yes,
    script,
    shown,
    tiny,
    yes_no,
)


def test_what_is_no_dump_is_refused() -> None:
    dump = tiny(2).dump()
    saved = json.loads(dump)
    less = [json.dumps({k: v for k, v in saved.items() if k != key}) for key in ("now", "seed")]
    for text in ("", "{}", "[]", "null", "hello", dump[:-2], dump[1:], None, 5, saved, *less):
        with pytest.raises(Illegal, match=r"^That is not the text of a table\.$"):
            Table.load(text)


def put(game) -> None:
    """The rules have changed: from now on `game` stands in place of the one of that key."""
    GAMES[game.key] = game


def test_a_dump_is_json_and_has_the_names_the_seed_and_the_version() -> None:
    table = tiny(2, "sé\u2028d")
    saved = json.loads(table.dump())
    assert saved["game"] == "tiny"
    assert saved["version"] == "1"
    assert saved["names"] == ["Ada", "Ben"]
    assert saved["seed"] == "sé\u2028d"
    assert Table.load(table.dump()).seed == table.seed


def test_a_checkpoint_is_quoted_as_json_quotes_it_now_and_before() -> None:
    table, rnd = tiny(2, 'a "seed" \\ of two\nlines'), Random(1)
    steps = set()
    for _ in random_play(table, rnd, limit=60):
        saved = json.loads(table.dump())
        assert json.dumps(saved, ensure_ascii=False, separators=(",", ":")) == table.dump()
        assert json.loads(saved["now"]["checkpoint"]).keys() == table.state.model_dump().keys()
        steps.add(saved["now"]["checkpoint"])
        assert steps >= {step["checkpoint"] for step in saved["before"]} - {""}
    assert len(steps) > 2


def test_a_table_over_comes_back_over() -> None:
    for number in range(8):
        table, rnd = tiny(1 + number % 4, f"{number}", rounds=1), Random(number)
        assert list(random_play(table, rnd, limit=400))
        assert table.result is not None
        again = check_reload(table)
        assert isinstance(again.result, Result)
        assert again.result == table.result
        assert again.prompts == ()


def test_a_petition_comes_back() -> None:
    table, _ = in_a_turn(3)
    say(table, 0, "draw", optional=False)
    table.undo(0)
    agree(table, 2)
    again = check_reload(table)
    assert agree(again, 1) == agree(table, 1) == ["Everybody agrees: Ada takes back “Draw a card”."]
    assert shown(again) == shown(table)


def test_sealed_answers_come_back_sealed() -> None:
    table = tiny(3)
    say(table, 1, "Oak")
    again = Table.load(table.dump())
    assert {p.seat for p in again.prompts} == {0, 2}
    again.undo(1)
    for seat, camp in ((1, "Elm"), (0, "Ash"), (2, "Fir")):
        say(again, seat, camp)
    assert again.state.camps == ["Ash", "Elm", "Fir"]


def test_a_new_name_and_the_options_are_kept() -> None:
    table = tiny(3, rounds=7)
    table.rename_seat(1, "Zoë")
    again = Table.load(table.dump())
    assert table.names == table.view(0).names == again.names == ("Ada", "Zoë", "Cleo")
    assert isinstance(table.options, BaseModel)
    assert again.options == table.options


def test_based_at_tells_from_where_the_journal_is_needed() -> None:
    """A driver may keep the dump made whenever `based_at` last moved, and the entries after it."""
    moved = steps = 0
    for number in range(16):
        table, rnd = tiny(1 + number % 4, f"{number}"), Random(number)
        kept, since, step = table.dump(), [], table.step
        for entry in random_play(table, rnd):
            since.append(entry)
            steps += table.step > step
            if table.step > step:
                assert table.revision - table.based_at < FAR
            step = table.step
            if table.based_at == table.revision:
                kept, since = table.dump(), []
                moved += 1
            assert shown(Table.load(kept, since)) == shown(table)
            assert table.revision - len(since) == table.based_at
    assert moved < steps / 2, "Positions are written down at every step again."


def test_an_undo_after_many_steps_without_a_checkpoint_comes_back_to_its_step() -> None:
    """Nothing but the first position was written down: what an undo goes back to is played again,
    with the dice as they were, and what follows is drawn again."""
    table = script(*[ask_in_turn(roll_die, seat, roll_die) for seat in (1, 0) * 5])
    say_yes(table, *(1, 0) * 3)
    assert (table.step, table.based_at) == (7, 0)
    log, asked = list(table.state.log), of(table, 1).id
    for where in (table, Table.load(table.dump())):
        where.undo(0)  # into the step before: a die has fallen since
        assert agree(where, 1) == ["Everybody agrees: Ada takes back “Yes”."]
        assert (where.step, where.state.log) == (6, log[:16])
        assert where.based_at == where.revision == 8
        say(where, 0, "yes")
        assert where.state.log[:17] == log[:17]
        assert where.state.log[17] != log[17]
        assert of(where, 1).id != asked
        check_reload(where)


def test_a_dump_changes_nothing_of_how_the_table_goes_on() -> None:
    """It holds the position of the present step, so that earlier steps stand under other rules,
    whether or not that was written down already; and a table taken out goes on alike."""
    for number in range(9):
        one, other, back = (tiny(2 + number % 3, f"{number}") for _ in range(3))
        for entry in random_play(one, Random(number), limit=60):
            other.replay([entry])
            one.dump()
            back.replay([entry])
            back = Table.load(back.dump())
        assert shown(one) == shown(other) == shown(back)


def test_a_dump_replays_only_the_steps_since_the_dump_before() -> None:
    begun = []

    def step(t):
        begun.append(t.state.at)
        yield from t.ask(yes_no(t, t.state.at % 2))

    table = script(*[step] * 10)
    for number in range(9):
        say(table, 1 - number % 2, "yes")
        begun.clear()
        dump = table.dump()
        assert begun == [number + 1], (begun, number)
        assert table.dump() == dump and begun == [number + 1]


def test_an_ended_game_writes_its_position_in_its_dump(monkeypatch) -> None:
    table, write = tiny(2), Position.model_dump_json
    after_the_end = []

    def note_writing(position, **how):
        after_the_end.append(table.result is not None)
        return write(position, **how)

    monkeypatch.setattr(Position, "model_dump_json", note_writing)
    assert list(random_play(table, Random(1)))
    assert table.result is not None
    assert table.based_at == table.revision
    assert not table.has_ended_steps
    assert True not in after_the_end
    assert shown(Table.load(table.dump())) == shown(table)
    assert True in after_the_end


def test_an_unknown_game_is_refused_by_name() -> None:
    saved = json.loads(tiny(1).dump())
    saved["game"] = "chess"
    with pytest.raises(Illegal, match=r"There is no game called chess\. There are these: .*tiny"):
        Table.load(json.dumps(saved))


class Renamed(Tiny):
    """Where one gathered, one now forages."""

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
    table = tiny(seats)
    for seat in range(seats):
        say(table, seat, "Oak")
    return table, table.state.model_copy(deep=True)


def after_a_choice():
    """Ada's first turn: she has burnt her flare, and chosen to gather. And the position before."""
    table, _ = in_a_turn(3)
    say(table, 0, "burn", optional=True)
    say(table, 0, "up", optional=False)
    checkpoint = table.state.model_copy(deep=True)
    say(table, 0, "gather", optional=False)
    return table, checkpoint


def test_answers_that_no_longer_fit_are_named_and_their_step_alone_begins_again() -> None:
    table, _ = after_a_choice()
    fresh = json.loads(table.dump())["now"]["checkpoint"]
    asked = {p.id for p in table.prompts}
    put(Renamed())
    again = Table.load(table.dump())
    assert again.lost == ((0, "“Burn your flare”"), (0, "a private answer"), (0, "“Gather wood”"))
    assert again.state.model_dump_json() == fresh
    assert (again.step, again.state.camps) == (table.step, ["Oak"] * 3)
    assert again.state.hands == table.state.hands
    assert again.revision == again.based_at == table.revision
    assert not {p.id for p in again.prompts} & asked
    last = max(int(p) for p in asked if p.isdecimal())
    assert min(int(p.id) for p in again.needed_prompts) > last
    assert "forage" in [option.id for option in of(again, 0, optional=False).options]
    # It is a table like any other: it plays on, is put away, and comes back with nothing lost.
    say(again, 0, "forage", optional=False)
    check_reload(again)


def test_later_entries_are_lost_too_but_not_what_decides_nothing() -> None:
    table, _ = after_a_choice()
    dump = table.dump()
    journal = [
        Entry("answer", 0, of(table, 0).id, 2),
        Entry("undo", 0),
        Entry("answer", 1, "u1.1", ["agree"]),
    ]
    table.replay(journal)
    put(Renamed())
    again = Table.load(dump, journal)
    assert len(again.lost) == 5
    assert again.lost[3:] == ((0, "a later answer"), (1, "a later answer"))
    assert again.fell_back
    assert not Table.load(again.dump()).fell_back
    assert again.revision == again.based_at == table.revision


def test_entries_since_that_trip_fall_back_to_the_step_that_tripped() -> None:
    old = ask_in_turn(0)

    def longer(t):
        yield from old(t)
        yield from t.ask(t.number(1, "New?", 1, 3, default=1))

    table = script(old, old, old)
    start = table.dump()
    journal = []
    for answer in ("yes", "no"):
        journal.append(Entry("answer", 0, of(table, 0).id, [answer]))
        table.replay(journal[-1:])
    put(Script(longer, old, old))
    again = Table.load(start, journal)
    assert again.step == 1
    assert again.lost == ((0, "“Yes”"), (0, "a later answer"))
    assert again.revision == again.based_at == 2

    put(Script(old, longer, old))
    again = Table.load(start, journal)
    assert (again.step, again.lost) == (2, ())
    assert of(again, 1).text == "New?"


class Regrown(Script):
    """The next version, in which elms stand where ashes were."""

    version = "2"
    replaced = {"ash": "elm"}


def test_an_answer_that_named_a_card_now_names_the_one_in_its_place() -> None:
    def felling(*trees):
        def step(t):
            chosen = yield from t.ask(t.choices(0, "?", list(trees), default=[]))
            t.state.log.append(chosen)
            yield from t.ask(yes_no(t, 0))

        return step

    oak, ash, elm = (Option(tree, "say", tree) for tree in ("oak", "ash", "elm"))
    table = script(felling(oak, ash))
    start, entry = table.dump(), Entry("answer", 0, of(table, 0).id, ["oak", "ash"])
    table.replay([entry])
    put(Regrown(felling(oak, elm)))
    for again in (Table.load(table.dump()), Table.load(start, [entry])):
        assert not again.lost
        assert again.state.log == [["oak", "elm"]]


def test_rules_that_raise_on_an_old_answer_name_it_once() -> None:
    def raises(t):
        yield from t.ask(yes_no(t, 0))
        raise RuntimeError("new rules, old answers")

    table = script(ask_in_turn(0, 0))
    start = table.dump()
    journal = [Entry("answer", 0, of(table, 0).id, ["yes"])]
    table.replay(journal)
    put(Script(raises))
    assert Table.load(start, journal).lost == ((0, "a later answer"),)
    assert Table.load(table.dump()).lost == ((0, "“Yes”"),)


def test_rules_under_which_the_game_would_have_been_over_do_not_end_it() -> None:
    table = script(ask_in_turn(0, 0, 0))
    say_yes(table, 0, 0)
    put(Script(ask_in_turn(0, lambda t: t.finish_game([1], {}, "Over."))))
    again = Table.load(table.dump())
    assert again.result is None
    assert len(again.lost) == 2
    say(again, 0, "yes")
    assert again.result == Result((1,), {}, "Over.")


def ask_number(t):
    yield from t.ask(t.number(0, "New?", 1, 3, default=1))


def test_questions_asked_again_never_have_an_old_id_not_even_after_many_undos() -> None:
    table = script(ask_in_turn(0, 0))
    used = set()
    for _ in range(300):
        used |= {p.id for p in table.prompts}
        say(table, 0, "yes")
        table.undo(0)
    say(table, 0, "yes")
    used |= {p.id for p in table.prompts}
    put(Script(ask_number))
    again = Table.load(table.dump())
    assert again.lost
    assert not used & {p.id for p in again.prompts}


def test_dice_that_have_been_seen_are_rolled_again_when_their_answers_are_lost() -> None:
    def changed(t):
        roll_die(t)
        yield from ask_number(t)
        yield from ask_in_turn(roll_die, 1)(t)

    table = script(ask_in_turn(roll_die, 0, roll_die, 1))
    say(table, 0, "yes")
    before, _, seen = table.state.log
    put(Script(changed))
    again = Table.load(table.dump())
    assert again.state.log == [before]  # it came out before the answer
    say(again, 0, 2)
    assert again.state.log[1] not in (before, seen)


def test_an_undo_does_not_reach_into_a_step_played_under_other_rules() -> None:
    table, _ = after_a_choice()
    say(table, 0, 2)
    assert table.undoable(0)
    put(Renamed())
    again = Table.load(table.dump())
    assert again.lost == ()
    before = shown(again)
    with pytest.raises(Illegal):
        again.undo(0)
    assert shown(again) == before


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
    assert shown(again)[0] == shown(table)[0]
    assert winter.asked == ["1"]
    again.state.snow = 5
    assert list(random_play(again, Random(4), limit=30))
    winter.asked.clear()
    check_reload(again)
    assert winter.asked == []


def test_answers_that_do_not_fit_an_upgraded_position_are_given_again() -> None:
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


def test_a_position_that_fits_not_even_upgraded_is_refused_by_its_field() -> None:
    class Careless(Winter):
        def upgrade(self, position, version):
            return {**position, "logs": position["wood"]}

    table, _ = after_a_choice()
    put(Careless())
    with pytest.raises(ValidationError, match=r"(?s)Snowy.*\bsnow\b.*Field required"):
        Table.load(table.dump())
