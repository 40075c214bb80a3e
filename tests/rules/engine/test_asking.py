"""The ways to ask: one seat, all, any, and free actions beside them."""

import pytest

from rules.engine import Illegal, Option, Table, asks_nothing

from .play import aside, of, say, script, shown, yes_no


def ids(table):
    return [prompt.id for prompt in table.prompts]


def test_ask_waits_for_one_seat_and_goes_on_with_its_answer():
    def step(t):
        t.state.log.append((yield from t.ask(yes_no(t, 1))))
        t.tell("Heard.")
        t.state.log.append((yield from t.ask(t.number(0, "How many?", 1, 3, default=1))))

    table = script(step)
    assert [p.seat for p in table.prompts] == [1]
    assert table.waiting_seats == {1}
    assert say(table, 1, "yes") == ("Heard.",)
    assert [p.seat for p in table.prompts] == [0]
    assert say(table, 0, 2) == ()
    assert table.state.log == ["yes", 2]
    assert table.result is not None
    assert table.prompts == ()


def test_a_question_that_is_answered_is_closed():
    def step(t):
        yield from t.ask(yes_no(t, 0))
        yield from t.ask(yes_no(t, 0))

    table = script(step)
    first = table.prompts[0].id
    table.answer(first, ["yes"])
    assert first not in ids(table)
    with pytest.raises(Illegal, match=r"^That question is no longer open; the table"):
        table.answer(first, ["yes"])
    table.answer(table.prompts[0].id, ["yes"])
    with pytest.raises(Illegal, match=r"^The game is over\.$"):
        table.answer(first, ["yes"])


def test_a_play_that_asks_nothing_acts_when_it_runs_and_gives_its_result():
    @asks_nothing
    def double(t, n):
        """Twice as many."""
        t.state.log.append(n)
        return 2 * n

    def step(t):
        play = double(t, 2)
        assert t.state.log == []
        t.state.log.append((yield from play))

    assert double.__doc__ == "Twice as many."
    table = script(step)
    assert table.prompts == ()
    assert table.state.log == [2, 4]


# -- ask_all --------------------------------------------------------------------------------------


def vote(t):
    votes = yield from t.ask_all([yes_no(t, seat, secret=True) for seat in range(t.state.seats)])
    t.state.log.extend(votes)
    t.tell(f"The votes: {', '.join(votes)}.")


def test_sealed_answers_come_together_in_the_order_asked():
    table = script(vote, seats=3)
    assert table.waiting_seats == {0, 1, 2}
    say(table, 2, "yes")
    say(table, 0, "no")
    assert say(table, 1, "yes") == ("The votes: no, yes, yes.",)
    assert table.state.log == ["no", "yes", "yes"]


def test_nothing_is_known_of_sealed_answers_until_all_are_in():
    table = script(vote, seats=3)
    views = [table.view(seat) for seat in (None, 0, 1, 2)]
    others = of(table, 0)
    assert say(table, 2, "yes") == ()
    assert say(table, 1, "no") == ()
    assert [table.view(seat) for seat in (None, 0, 1, 2)] == views
    assert table.state.log == []
    assert table.prompts == (others,)
    # What a table shows does not depend on what was sealed.
    other = script(vote, seats=3)
    say(other, 2, "no")
    say(other, 1, "yes")
    assert shown(other)[:-1] == shown(table)[:-1]


def test_a_sealed_answer_is_given_once():
    table = script(vote, seats=3)
    prompt = of(table, 1)
    table.answer(prompt.id, ["yes"])
    with pytest.raises(Illegal, match="no longer open"):
        table.answer(prompt.id, ["no"])


def test_each_may_take_its_own_sealed_answer_back_and_the_others_stay():
    table = script(vote, seats=3)
    first = ids(table)
    say(table, 0, "yes")
    say(table, 1, "yes")
    assert (
        table.undoable(0)
        == "This takes back a secret answer, which is still sealed; nobody has seen it."
    )
    assert table.undoable(2) is None
    assert [event.text for event in table.undo(0)] == ["Ada takes back a sealed answer."]
    assert ids(table) == [first[0], first[2]]  # the same question, so its buttons live again
    assert table.undoable(0) is None
    say(table, 2, "no")
    assert say(table, 0, "no") == ("The votes: no, yes, no.",)


def test_a_sealed_answer_may_be_taken_back_again_and_again():
    table = script(vote, seats=2)
    for _ in range(5):
        say(table, 0, "yes")
        table.undo(0)
        with pytest.raises(Illegal, match="no answer that can still be taken back"):
            table.undo(0)
    say(table, 1, "yes")
    table.undo(1)
    say(table, 0, "no")
    assert say(table, 1, "yes") == ("The votes: no, yes.",)


def test_several_questions_to_one_seat_may_be_sealed_together():
    def step(t):
        t.state.log.extend((yield from t.ask_all([yes_no(t, 0, "A?"), yes_no(t, 0, "B?")])))

    table = script(step)
    a, b = ids(table)
    table.answer(b, ["yes"])
    table.answer(a, ["no"])
    assert table.state.log == ["no", "yes"]


# -- ask_any --------------------------------------------------------------------------------------


def offer(t):
    prompt, answer = yield from t.ask_any([yes_no(t, seat) for seat in range(1, t.state.seats)])
    t.state.log.append([prompt.seat, answer])


def test_whoever_answers_first_goes_on_and_the_others_close():
    table = script(offer, offer, seats=4)
    first = ids(table)
    assert table.waiting_seats == {1, 2, 3}
    say(table, 2, "yes")
    assert table.state.log == [[2, "yes"]]
    assert not set(first) & set(ids(table))
    with pytest.raises(Illegal, match="no longer open"):
        table.answer(first[0], ["yes"])


def test_a_question_asked_again_keeps_its_id():
    def step(t):
        asked = [yes_no(t, seat) for seat in range(3)]
        while asked:
            prompt, _ = yield from t.ask_any(asked)
            t.state.log.append(prompt.seat)
            asked.remove(prompt)

    table = script(step, seats=3)
    a, b, c = ids(table)
    say(table, 1, "no")
    assert ids(table) == [a, c]
    again = Table.load(table.dump())
    assert ids(again) == [a, c]
    with pytest.raises(Illegal):
        table.answer(b, ["no"])
    table.answer(c, ["no"])
    table.answer(a, ["no"])
    assert table.state.log == [1, 2, 0]


def test_answers_to_any_are_open_at_once():
    table = script(offer, vote, seats=3)
    say(table, 1, "no")
    assert table.view(0).log == [[1, "no"]]


# -- stand ----------------------------------------------------------------------------------------


def standing(t):
    """Leaves a free action to every seat; each use is written down, and asks how."""

    used = set()

    def free(seat):
        return [] if seat in used else [("free", yes_no(t, seat, "Free?", optional=True))]

    def use(_, prompt, answer):
        used.add(prompt.seat)
        t.state.log.append([prompt.seat, answer])
        how = yield from t.ask(t.number(prompt.seat, "How?", 1, 9, default=1, secret=True))
        t.state.log.append(how)
        t.tell(f"{t.name_seat(prompt.seat)} is free.")

    t.stand(free, use)


def stand_and(play):
    def step(t):
        standing(t)
        yield from play(t)

    return step


def test_a_standing_prompt_is_open_beside_what_the_table_waits_for_and_holds_nobody_up():
    table = script(stand_and(lambda t: t.ask(yes_no(t, 0))), vote)
    assert [(p.seat, p.optional) for p in table.prompts] == [(0, False), (0, True), (1, True)]
    assert table.waiting_seats == {0}
    free = table.prompts[1].id
    say(table, 0, "yes", optional=False)
    assert free not in ids(table)  # the step is over


def test_a_free_action_is_carried_out_and_the_table_asks_on_as_before():
    def two(t):
        t.state.log.append((yield from t.ask(yes_no(t, 0))))
        t.state.log.append((yield from t.ask(yes_no(t, 1))))

    table = script(stand_and(two))
    main, free = ids(table)[0], ids(table)[1]
    say(table, 1, "yes", optional=True)
    assert table.waiting_seats == {1}
    assert ids(table)[1:] == [free]
    assert say(table, 1, 3) == ("Ben is free.",)
    assert ids(table) == [main, free]
    say(table, 0, "yes", optional=False)
    assert free in ids(table)  # beside everything that is asked to the end of the step
    table.answer(free, ["no"])
    say(table, 0, 4)
    say(table, 1, "no")
    assert table.state.log == [[1, "yes"], 3, "yes", [0, "no"], 4, "no"]


def test_a_free_action_that_was_taken_is_another_question_where_it_is_open_again():
    def again(t):
        def free(seat):
            if seat != 1 or t.state.log == ["yes"]:
                return []
            return [("free", yes_no(t, 1, "Free?", optional=True))]

        def use(role, _, answer):
            t.state.log.append(answer)
            yield from t.ask(yes_no(t, 0, f"May he be {role}?"))
            t.state.log.append("and on")

        t.stand(free, use)
        yield from t.ask(yes_no(t, 0))

    table = script(again)
    free = of(table, 1).id
    table.answer(free, ["yes"])
    assert [p.text for p in table.prompts] == ["May he be free?"]
    say(table, 0, "yes")
    assert of(table, 1).id != free
    with pytest.raises(Illegal, match="no longer open"):
        table.answer(free, ["yes"])
    table.answer(of(table, 1).id, ["no"])
    assert table.state.log == ["yes", "and on", "no"]


def test_what_stands_open_is_made_when_somebody_looks():
    """It follows the position and keeps its id, and no other question's id depends on who looks."""
    looked = []

    def step(t):
        def free(seat):
            if seat != 1:
                return []
            looked.append(len(t.state.log))
            aims = [Option(f"aim-{n}", "aim", f"Aim {n}") for n in range(1 + len(t.state.log) // 2)]
            return [("aim", t.choice(1, "Aim?", aims, default="aim-0", optional=True))]

        t.stand(free, None)
        for _ in range(4):
            t.state.log.append((yield from t.ask(yes_no(t, 0))))

    def played(look):
        table, seen = script(step), []
        looked.clear()
        for _ in range(4):
            if look:
                seen.append(of(table, 1).id)
            (needed,) = table.needed_prompts
            seen.append(needed.id)
            table.answer(needed.id, ["yes"])
        return seen

    blind = played(look=False)
    assert looked == []
    seen = played(look=True)
    assert looked == [0, 1, 2, 3]
    assert seen[1::2] == blind
    assert len(set(seen[::2])) == 1


def test_to_answer_what_stands_open_nothing_is_made_of_what_stands_open_to_others():
    looked = []

    def step(t):
        def free(seat):
            looked.append(seat)
            return [("aside", yes_no(t, seat, "Aside?", optional=True))]

        t.stand(free)
        yield from t.ask_any([yes_no(t, 0)])

    seen, unseen = script(step, seats=3), script(step, seats=3)
    asked = of(seen, 2)
    assert looked == [0, 1, 2]
    looked.clear()
    unseen.answer(asked.id, ["yes"])
    assert looked == [2]


def test_whom_something_calls_is_known_without_making_what_stands_open():
    looked = []

    def step(t):
        t.stand(lambda seat: looked.append(seat) or [])
        offer = yes_no(t, 1, "Do you take it?", optional=True, calls=True)
        yield from t.ask_any([yes_no(t, 0), offer])

    table = script(step)
    assert [prompt.seat for prompt in table.calling_prompts] == [1]
    assert [prompt.seat for prompt in table.asked_prompts] == [0, 1]
    assert looked == []


def test_a_free_action_that_calls_somebody_is_a_fault_of_the_rules():
    def step(t):
        t.stand(lambda seat: [("aside", yes_no(t, seat, optional=True, calls=True))])
        yield from t.ask(yes_no(t, 0))

    table = script(step)
    with pytest.raises(TypeError, match="A free action calls nobody"):
        _ = table.prompts


def test_what_stood_open_comes_back_to_who_waits_where_nobody_carries_it_out():
    def step(t):
        t.stand(aside(t, 1))
        for _ in range(2):
            prompt, answer = yield from t.ask_any([yes_no(t, 0)])
            t.state.log.append([prompt.seat, answer, t.role_of(prompt)])

    table = script(step)
    say(table, 1, "no")
    say(table, 0, "yes")
    assert table.state.log == [[1, "no", "aside"], [0, "yes", None]]


def test_a_free_action_may_be_taken_while_another_asks():
    table = script(stand_and(lambda t: t.ask(yes_no(t, 0))))
    main = ids(table)[0]
    say(table, 1, "yes", optional=True)
    say(table, 0, "yes", optional=True)
    assert table.waiting_seats == {0}
    say(table, 0, 2)
    assert table.waiting_seats == {1}
    say(table, 1, 3)
    assert ids(table) == [main]
    assert table.state.log == [[1, "yes"], [0, "yes"], 2, 3]


def test_a_free_action_beside_any():
    table = script(stand_and(offer), seats=3)
    before = [p.id for p in table.prompts if not p.optional]
    say(table, 0, "yes", optional=True)
    say(table, 0, 3)
    assert [p.id for p in table.prompts if not p.optional] == before
    say(table, 2, "yes", optional=False)
    assert table.state.log == [[0, "yes"], 3, [2, "yes"]]


def test_a_free_action_leaves_sealed_answers_sealed():
    table = script(stand_and(vote), seats=3)
    say(table, 1, "yes", optional=False)
    assert say(table, 1, "yes", optional=True) == ()
    assert table.waiting_seats == {1}  # how?
    assert say(table, 1, 7) == ("Ben is free.",)
    assert table.waiting_seats == {0, 2}
    say(table, 0, "no", optional=False)
    say(table, 0, "yes", optional=True)
    say(table, 0, 5)
    assert say(table, 2, "yes", optional=False) == ("The votes: no, yes, yes.",)
    assert table.state.log == [[1, "yes"], 7, [0, "yes"], 5, "no", "yes", "yes"]


def test_a_sealed_answer_may_be_taken_back_while_a_free_action_asks():
    table = script(stand_and(vote), seats=3)
    say(table, 1, "yes", optional=False)
    say(table, 0, "yes", optional=True)
    assert (
        table.undoable(1)
        == "This takes back a secret answer, which is still sealed; nobody has seen it."
    )
    how = of(table, 0, optional=False).id
    table.undo(1)
    assert of(table, 0, optional=False).id == how
    say(table, 0, 5, optional=False)
    assert table.waiting_seats == {0, 1, 2}


def test_an_answer_sealed_openly_is_not_named_while_a_free_action_asks():
    def open_vote(t):
        yield from t.ask_all([t.text(seat, "Name?", most=9) for seat in range(3)])

    table = script(stand_and(open_vote), seats=3)
    say(table, 1, "hushhush", optional=False)
    say(table, 0, "yes", optional=True)
    told = table.undo(1)
    assert "hushhush" not in str(told)


def test_taking_a_sealed_answer_back_leaves_all_the_other_questions_their_ids():
    """Ben's undone free action renumbers what comes after it; Ada's sealed answer, given before
    it and taken back after it, must not."""
    table = script(stand_and(vote), seats=3)
    say(table, 0, "yes", optional=False)
    say(table, 1, "yes", optional=True)
    table.undo(1)
    say(table, 2, "yes", optional=False)
    before = set(ids(table))
    table.undo(0)
    assert set(ids(table)) > before
    say(table, 0, "no", optional=False)
    say(table, 1, "no", optional=False)
    assert table.state.log == ["no", "no", "yes"]


def test_standing_prompts_replace_those_that_stood_and_end_with_the_step():
    def step(t):
        t.stand(aside(t, 0, "Old", "old"))
        t.stand(aside(t, 1, "New", "new"))
        yield from t.ask(yes_no(t, 0))

    table = script(step, vote)
    assert [p.text for p in table.prompts] == ["Well?", "New"]
    say(table, 0, "no")
    assert not any(p.optional for p in table.prompts)


def test_nothing_stands_when_the_game_is_over():
    table = script(stand_and(lambda t: t.ask(yes_no(t, 0))))
    say(table, 0, "yes", optional=False)
    assert table.result is not None
    assert table.prompts == ()
    assert table.waiting_seats == frozenset()
