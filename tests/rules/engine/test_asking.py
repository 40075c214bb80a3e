"""The ways to ask: one seat, all, any, and free actions beside them."""

import pytest

from rules.engine import Illegal, Option, asks_nothing

from .play import aside, ask_in_turn, check_reload, of, say, say_yes, script, shown, texts, yes_no


def ids(table):
    return [prompt.id for prompt in table.prompts]


def test_ask_waits_for_one_seat_and_goes_on_with_its_answer() -> None:
    def step(t):
        t.state.log.append((yield from t.ask(yes_no(t, 1))))
        t.tell("Heard.")
        t.state.log.append((yield from t.ask(t.number(0, "How many?", 1, 3, default=1))))

    table = script(step)
    assert [p.seat for p in table.prompts] == [1]
    assert table.waiting_seats == {1}
    first = table.prompts[0].id
    assert say(table, 1, "yes") == ("Heard.",)
    assert [p.seat for p in table.prompts] == [0]
    with pytest.raises(Illegal, match=r"^That question is no longer open; the table"):
        table.answer(first, ["yes"])
    assert say(table, 0, 2) == ()
    assert table.state.log == ["yes", 2]
    assert table.result is not None
    assert table.prompts == ()
    with pytest.raises(Illegal, match=r"^The game is over\.$"):
        table.answer(first, ["yes"])


def test_a_play_that_asks_nothing_acts_when_it_runs_and_gives_its_result() -> None:
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


def vote(t):
    votes = yield from t.ask_all([yes_no(t, seat, secret=True) for seat in range(t.state.seats)])
    t.state.log.extend(votes)
    t.tell(f"The votes: {', '.join(votes)}.")


def test_sealed_answers_show_nothing_until_they_come_together_in_the_order_asked() -> None:
    table, other = script(vote, seats=3), script(vote, seats=3)
    assert table.waiting_seats == {0, 1, 2}
    views = [table.view(seat) for seat in (None, 0, 1, 2)]
    others, sealed = of(table, 0), of(table, 2)
    assert say(table, 2, "yes") == say(table, 1, "no") == ()
    assert [table.view(seat) for seat in (None, 0, 1, 2)] == views
    assert table.state.log == []
    assert table.prompts == (others,)
    with pytest.raises(Illegal, match="no longer open"):
        table.answer(sealed.id, ["no"])
    # What a table shows does not depend on what was sealed.
    say(other, 2, "no")
    say(other, 1, "yes")
    assert shown(other)[:-1] == shown(table)[:-1]
    assert say(table, 0, "no") == ("The votes: no, no, yes.",)
    assert table.state.log == ["no", "no", "yes"]


def test_players_may_take_back_their_own_sealed_answers_again_and_again() -> None:
    table = script(vote, seats=3)
    first = ids(table)
    say_yes(table, 1)
    for _ in range(5):
        say_yes(table, 0)
        assert table.undoable(0) == SEALED
        assert table.undoable(2) is None
        assert texts(table.undo(0)) == ["Ada takes back a sealed answer."]
        assert ids(table) == [first[0], first[2]]  # the same question, so its buttons live again
        assert table.undoable(0) is None
        with pytest.raises(Illegal, match="no answer that can still be taken back"):
            table.undo(0)
    table.undo(1)
    say(table, 2, "no")
    say(table, 0, "no")
    assert say(table, 1, "yes") == ("The votes: no, yes, no.",)


def test_several_questions_to_one_seat_may_be_sealed_together() -> None:
    def step(t):
        t.state.log.extend((yield from t.ask_all([yes_no(t, 0, "A?"), yes_no(t, 0, "B?")])))

    table = script(step)
    a, b = ids(table)
    table.answer(b, ["yes"])
    table.answer(a, ["no"])
    assert table.state.log == ["no", "yes"]


def offer(t):
    prompt, answer = yield from t.ask_any([yes_no(t, seat) for seat in range(1, t.state.seats)])
    t.state.log.append([prompt.seat, answer])


def test_the_first_answer_of_any_goes_on_in_the_open_and_the_others_close() -> None:
    table = script(offer, offer, seats=4)
    first = ids(table)
    assert table.waiting_seats == {1, 2, 3}
    say(table, 2, "yes")
    assert table.state.log == table.view(0).log == [[2, "yes"]]
    assert not set(first) & set(ids(table))
    with pytest.raises(Illegal, match="no longer open"):
        table.answer(first[0], ["yes"])


def test_a_question_asked_again_keeps_its_id() -> None:
    def step(t):
        asked = [yes_no(t, seat) for seat in range(3)]
        while asked:
            prompt, _ = yield from t.ask_any(asked)
            t.state.log.append(prompt.seat)
            asked.remove(prompt)

    table = script(step, seats=3)
    a, b, c = ids(table)
    say(table, 1, "no")
    assert ids(table) == ids(check_reload(table)) == [a, c]
    with pytest.raises(Illegal):
        table.answer(b, ["no"])
    table.answer(c, ["no"])
    table.answer(a, ["no"])
    assert table.state.log == [1, 2, 0]


def standing(t) -> None:
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

    t.offer_free_actions(free, use)


def stand_and(play):
    def step(t):
        standing(t)
        yield from play(t)

    return step


STANDING = stand_and(ask_in_turn(0))
SEALED = "This takes back a private answer, which is still sealed; nobody has seen it."


def test_a_standing_prompt_is_open_beside_what_the_table_waits_for_and_holds_nobody_up() -> None:
    table = script(STANDING, vote, STANDING)
    assert [(p.seat, p.optional) for p in table.prompts] == [(0, False), (0, True), (1, True)]
    assert table.waiting_seats == {0}
    say(table, 0, "yes", optional=False)
    assert not any(p.optional for p in table.prompts)  # the step is over
    say_yes(table, 0, 1)
    say(table, 0, "yes", optional=False)
    assert table.result is not None
    assert table.prompts == ()
    assert table.waiting_seats == frozenset()


def test_standing_prompts_replace_those_that_stood() -> None:
    def step(t):
        t.offer_free_actions(aside(t, 0, "Old", "old"))
        t.offer_free_actions(aside(t, 1, "New", "new"))
        yield from t.ask(yes_no(t, 0))

    assert [p.text for p in script(step).prompts] == ["Well?", "New"]


def test_a_free_action_is_carried_out_and_the_table_asks_on_as_before() -> None:
    table = script(stand_and(ask_in_turn(0, 1)))
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


def test_a_free_action_that_was_taken_is_another_question_where_it_is_open_again() -> None:
    def again(t):
        def free(seat):
            if seat != 1 or t.state.log == ["yes"]:
                return []
            return [("free", yes_no(t, 1, "Free?", optional=True))]

        def use(role, _, answer):
            t.state.log.append(answer)
            yield from t.ask(yes_no(t, 0, f"May he be {role}?"))
            t.state.log.append("and on")

        t.offer_free_actions(free, use)
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


def test_what_stands_open_is_made_when_somebody_looks() -> None:
    """It follows the position and keeps its id, and no other question's id depends on who looks."""
    looked = []

    def step(t):
        def free(seat):
            if seat != 1:
                return []
            looked.append(len(t.state.log))
            aims = [Option(f"aim-{n}", "aim", f"Aim {n}") for n in range(1 + len(t.state.log) // 2)]
            return [("aim", t.choice(1, "Aim?", aims, default="aim-0", optional=True))]

        t.offer_free_actions(free, None)
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


def test_an_answer_makes_only_its_own_seats_standing_prompts_and_a_call_makes_none() -> None:
    looked = []

    def step(t):
        def free(seat):
            looked.append(seat)
            return [("aside", yes_no(t, seat, "Aside?", optional=True))]

        t.offer_free_actions(free)
        offer = yes_no(t, 1, "Do you take it?", optional=True, calls=True)
        yield from t.ask_any([yes_no(t, 0), offer])

    seen, unseen = script(step, seats=3), script(step, seats=3)
    assert [prompt.seat for prompt in seen.asked_prompts if prompt.calls] == [1]
    assert [prompt.seat for prompt in seen.asked_prompts] == [0, 1]
    assert looked == []
    asked = of(seen, 2)
    assert looked == [0, 1, 2]
    looked.clear()
    unseen.answer(asked.id, ["yes"])
    assert looked == [2]


def test_a_free_action_that_calls_somebody_is_a_fault_of_the_rules() -> None:
    def step(t):
        t.offer_free_actions(lambda seat: [("aside", yes_no(t, seat, optional=True, calls=True))])
        yield from t.ask(yes_no(t, 0))

    table = script(step)
    with pytest.raises(TypeError, match="A free action calls nobody"):
        _ = table.prompts


def test_what_stood_open_comes_back_to_who_waits_where_nobody_carries_it_out() -> None:
    def step(t):
        t.offer_free_actions(aside(t, 1))
        for _ in range(2):
            prompt, answer = yield from t.ask_any([yes_no(t, 0)])
            t.state.log.append([prompt.seat, answer, t.role_of(prompt)])

    table = script(step)
    say(table, 1, "no")
    say(table, 0, "yes")
    assert table.state.log == [[1, "no", "aside"], [0, "yes", None]]


def test_a_free_action_may_be_taken_while_another_asks() -> None:
    table = script(STANDING)
    main = ids(table)[0]
    say(table, 1, "yes", optional=True)
    say(table, 0, "yes", optional=True)
    assert table.waiting_seats == {0}
    say(table, 0, 2)
    assert table.waiting_seats == {1}
    say(table, 1, 3)
    assert ids(table) == [main]
    assert table.state.log == [[1, "yes"], [0, "yes"], 2, 3]


def test_a_free_action_beside_any() -> None:
    table = script(stand_and(offer), seats=3)
    before = [p.id for p in table.needed_prompts]
    say(table, 0, "yes", optional=True)
    say(table, 0, 3)
    assert [p.id for p in table.needed_prompts] == before
    say(table, 2, "yes", optional=False)
    assert table.state.log == [[0, "yes"], 3, [2, "yes"]]


def test_a_free_action_leaves_sealed_answers_sealed() -> None:
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


def test_a_sealed_answer_may_be_taken_back_unnamed_while_a_free_action_asks() -> None:
    def open_vote(t):
        yield from t.ask_all([t.text(seat, "Name?", most=9) for seat in range(3)])

    table = script(stand_and(open_vote), seats=3)
    say(table, 1, "hushhush", optional=False)
    say(table, 0, "yes", optional=True)
    assert "which is still sealed" in table.undoable(1)
    how = of(table, 0, optional=False).id
    assert "hushhush" not in str(table.undo(1))
    assert of(table, 0, optional=False).id == how
    say(table, 0, 5, optional=False)
    assert table.waiting_seats == {0, 1, 2}


def test_taking_a_sealed_answer_back_leaves_all_the_other_questions_their_ids() -> None:
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
