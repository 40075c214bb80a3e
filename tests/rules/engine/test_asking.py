"""The ways to ask: one seat, all, any, and free actions beside them."""

import pytest

from rules.engine import Illegal, Option, asks_nothing

from .play import (
    answer_prompt,
    ask_in_turn,
    check_reload,
    describe_table,
    find_prompt,
    list_texts,
    offer_aside,
    open_script,
    say_yes,
    yes_no,
)


def list_ids(table):
    return [prompt.id for prompt in table.prompts]


def test_ask_waits_for_one_seat_and_goes_on_with_its_answer() -> None:
    def step(t):
        t.state.log.append((yield from t.ask(yes_no(t, 1))))
        t.tell("Heard.")
        t.state.log.append((yield from t.ask(t.number(0, "How many?", 1, 3, default=1))))

    table = open_script(step)
    assert [p.seat for p in table.prompts] == [1]
    assert table.waiting_seats == {1}
    first = table.prompts[0].id
    assert answer_prompt(table, 1, "yes") == ("Heard.",)
    assert [p.seat for p in table.prompts] == [0]
    with pytest.raises(Illegal, match=r"^That question is no longer open; the table"):
        table.answer(first, ["yes"])
    assert answer_prompt(table, 0, 2) == ()
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
    table = open_script(step)
    assert table.prompts == ()
    assert table.state.log == [2, 4]


def vote(t):
    votes = yield from t.ask_all([yes_no(t, seat, secret=True) for seat in range(t.state.seats)])
    t.state.log.extend(votes)
    t.tell(f"The votes: {', '.join(votes)}.")


def test_sealed_answers_stay_hidden_until_all_are_in_and_keep_the_order_asked() -> None:
    table, other = open_script(vote, seats=3), open_script(vote, seats=3)
    assert table.waiting_seats == {0, 1, 2}
    views = [table.view(seat) for seat in (None, 0, 1, 2)]
    others, sealed = find_prompt(table, 0), find_prompt(table, 2)
    assert answer_prompt(table, 2, "yes") == answer_prompt(table, 1, "no") == ()
    assert [table.view(seat) for seat in (None, 0, 1, 2)] == views
    assert table.state.log == []
    assert table.prompts == (others,)
    with pytest.raises(Illegal, match="no longer open"):
        table.answer(sealed.id, ["no"])
    # What a table shows does not depend on what was sealed.
    answer_prompt(other, 2, "no")
    answer_prompt(other, 1, "yes")
    assert describe_table(other)[:-1] == describe_table(table)[:-1]
    assert answer_prompt(table, 0, "no") == ("The votes: no, no, yes.",)
    assert table.state.log == ["no", "no", "yes"]


def test_players_may_take_back_their_own_sealed_answers_again_and_again() -> None:
    table = open_script(vote, seats=3)
    first = list_ids(table)
    say_yes(table, 1)
    for _ in range(5):
        say_yes(table, 0)
        assert table.undoable(0) == SEALED
        assert table.undoable(2) is None
        assert list_texts(table.undo(0)) == ["Ada takes back a sealed answer."]
        assert list_ids(table) == [
            first[0],
            first[2],
        ]  # the same question, so its buttons live again
        assert table.undoable(0) is None
        with pytest.raises(Illegal, match="no answer that can still be taken back"):
            table.undo(0)
    table.undo(1)
    answer_prompt(table, 2, "no")
    answer_prompt(table, 0, "no")
    assert answer_prompt(table, 1, "yes") == ("The votes: no, yes, no.",)


def test_several_questions_to_one_seat_may_be_sealed_together() -> None:
    def step(t):
        t.state.log.extend((yield from t.ask_all([yes_no(t, 0, "A?"), yes_no(t, 0, "B?")])))

    table = open_script(step)
    a, b = list_ids(table)
    table.answer(b, ["yes"])
    table.answer(a, ["no"])
    assert table.state.log == ["no", "yes"]


def offer(t):
    prompt, answer = yield from t.ask_any([yes_no(t, seat) for seat in range(1, t.state.seats)])
    t.state.log.append([prompt.seat, answer])


def test_ask_any_takes_the_first_answer_openly_and_closes_the_others() -> None:
    table = open_script(offer, offer, seats=4)
    first = list_ids(table)
    assert table.waiting_seats == {1, 2, 3}
    answer_prompt(table, 2, "yes")
    assert table.state.log == table.view(0).log == [[2, "yes"]]
    assert not set(first) & set(list_ids(table))
    with pytest.raises(Illegal, match="no longer open"):
        table.answer(first[0], ["yes"])


def test_a_question_asked_again_keeps_its_id() -> None:
    def step(t):
        asked = [yes_no(t, seat) for seat in range(3)]
        while asked:
            prompt, _ = yield from t.ask_any(asked)
            t.state.log.append(prompt.seat)
            asked.remove(prompt)

    table = open_script(step, seats=3)
    a, b, c = list_ids(table)
    answer_prompt(table, 1, "no")
    assert list_ids(table) == list_ids(check_reload(table)) == [a, c]
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


def test_a_standing_prompt_is_open_beside_the_needed_ones_and_delays_nobody() -> None:
    table = open_script(STANDING, vote, STANDING)
    assert [(p.seat, p.optional) for p in table.prompts] == [(0, False), (0, True), (1, True)]
    assert table.waiting_seats == {0}
    answer_prompt(table, 0, "yes", optional=False)
    assert not any(p.optional for p in table.prompts)  # the step is over
    say_yes(table, 0, 1)
    answer_prompt(table, 0, "yes", optional=False)
    assert table.result is not None
    assert table.prompts == ()
    assert table.waiting_seats == frozenset()


def test_new_standing_prompts_replace_the_old_ones() -> None:
    def step(t):
        t.offer_free_actions(offer_aside(t, 0, "Old", "old"))
        t.offer_free_actions(offer_aside(t, 1, "New", "new"))
        yield from t.ask(yes_no(t, 0))

    assert [p.text for p in open_script(step).prompts] == ["Well?", "New"]


def test_a_free_action_leaves_the_open_questions_as_they_were() -> None:
    table = open_script(stand_and(ask_in_turn(0, 1)))
    main, free = list_ids(table)[0], list_ids(table)[1]
    answer_prompt(table, 1, "yes", optional=True)
    assert table.waiting_seats == {1}
    assert list_ids(table)[1:] == [free]
    assert answer_prompt(table, 1, 3) == ("Ben is free.",)
    assert list_ids(table) == [main, free]
    answer_prompt(table, 0, "yes", optional=False)
    assert free in list_ids(table)  # beside everything that is asked to the end of the step
    table.answer(free, ["no"])
    answer_prompt(table, 0, 4)
    answer_prompt(table, 1, "no")
    assert table.state.log == [[1, "yes"], 3, "yes", [0, "no"], 4, "no"]


def test_a_free_action_offered_again_gets_a_new_id() -> None:
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

    table = open_script(again)
    free = find_prompt(table, 1).id
    table.answer(free, ["yes"])
    assert [p.text for p in table.prompts] == ["May he be free?"]
    answer_prompt(table, 0, "yes")
    assert find_prompt(table, 1).id != free
    with pytest.raises(Illegal, match="no longer open"):
        table.answer(free, ["yes"])
    table.answer(find_prompt(table, 1).id, ["no"])
    assert table.state.log == ["yes", "and on", "no"]


def test_standing_prompts_are_made_only_when_somebody_looks() -> None:
    """They follow the position and keep their ids, and no other question's id depends on who
    looks."""
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
        table, seen = open_script(step), []
        looked.clear()
        for _ in range(4):
            if look:
                seen.append(find_prompt(table, 1).id)
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


def test_an_answer_makes_only_its_own_seats_standing_prompts_and_a_call_none() -> None:
    looked = []

    def step(t):
        def free(seat):
            looked.append(seat)
            return [("aside", yes_no(t, seat, "Aside?", optional=True))]

        t.offer_free_actions(free)
        offer = yes_no(t, 1, "Do you take it?", optional=True, calls=True)
        yield from t.ask_any([yes_no(t, 0), offer])

    seen, unseen = open_script(step, seats=3), open_script(step, seats=3)
    assert [prompt.seat for prompt in seen.asked_prompts if prompt.calls] == [1]
    assert [prompt.seat for prompt in seen.asked_prompts] == [0, 1]
    assert looked == []
    asked = find_prompt(seen, 2)
    assert looked == [0, 1, 2]
    looked.clear()
    unseen.answer(asked.id, ["yes"])
    assert looked == [2]


def test_a_free_action_may_not_call_anybody() -> None:
    def step(t):
        t.offer_free_actions(lambda seat: [("aside", yes_no(t, seat, optional=True, calls=True))])
        yield from t.ask(yes_no(t, 0))

    table = open_script(step)
    with pytest.raises(TypeError, match="A free action calls nobody"):
        _ = table.prompts


def test_a_standing_answer_without_a_handler_goes_to_the_waiting_play() -> None:
    def step(t):
        t.offer_free_actions(offer_aside(t, 1))
        for _ in range(2):
            prompt, answer = yield from t.ask_any([yes_no(t, 0)])
            t.state.log.append([prompt.seat, answer, t.find_offer_role(prompt)])

    table = open_script(step)
    answer_prompt(table, 1, "no")
    answer_prompt(table, 0, "yes")
    assert table.state.log == [[1, "no", "aside"], [0, "yes", None]]


def test_a_free_action_may_be_taken_during_another() -> None:
    table = open_script(STANDING)
    main = list_ids(table)[0]
    answer_prompt(table, 1, "yes", optional=True)
    answer_prompt(table, 0, "yes", optional=True)
    assert table.waiting_seats == {0}
    answer_prompt(table, 0, 2)
    assert table.waiting_seats == {1}
    answer_prompt(table, 1, 3)
    assert list_ids(table) == [main]
    assert table.state.log == [[1, "yes"], [0, "yes"], 2, 3]


def test_a_free_action_leaves_the_questions_of_ask_any_open() -> None:
    table = open_script(stand_and(offer), seats=3)
    before = [p.id for p in table.needed_prompts]
    answer_prompt(table, 0, "yes", optional=True)
    answer_prompt(table, 0, 3)
    assert [p.id for p in table.needed_prompts] == before
    answer_prompt(table, 2, "yes", optional=False)
    assert table.state.log == [[0, "yes"], 3, [2, "yes"]]


def test_a_free_action_leaves_sealed_answers_sealed() -> None:
    table = open_script(stand_and(vote), seats=3)
    answer_prompt(table, 1, "yes", optional=False)
    assert answer_prompt(table, 1, "yes", optional=True) == ()
    assert table.waiting_seats == {1}  # how?
    assert answer_prompt(table, 1, 7) == ("Ben is free.",)
    assert table.waiting_seats == {0, 2}
    answer_prompt(table, 0, "no", optional=False)
    answer_prompt(table, 0, "yes", optional=True)
    answer_prompt(table, 0, 5)
    assert answer_prompt(table, 2, "yes", optional=False) == ("The votes: no, yes, yes.",)
    assert table.state.log == [[1, "yes"], 7, [0, "yes"], 5, "no", "yes", "yes"]


def test_a_sealed_answer_may_be_undone_unnamed_during_a_free_action() -> None:
    def open_vote(t):
        yield from t.ask_all([t.text(seat, "Name?", most=9) for seat in range(3)])

    table = open_script(stand_and(open_vote), seats=3)
    answer_prompt(table, 1, "hushhush", optional=False)
    answer_prompt(table, 0, "yes", optional=True)
    assert "which is still sealed" in table.undoable(1)
    how = find_prompt(table, 0, optional=False).id
    assert "hushhush" not in str(table.undo(1))
    assert find_prompt(table, 0, optional=False).id == how
    answer_prompt(table, 0, 5, optional=False)
    assert table.waiting_seats == {0, 1, 2}


def test_undoing_a_sealed_answer_keeps_the_ids_of_all_other_questions() -> None:
    """Ben's undone free action renumbers what comes after it; Ada's sealed answer, given before
    it and taken back after it, must not."""
    table = open_script(stand_and(vote), seats=3)
    answer_prompt(table, 0, "yes", optional=False)
    answer_prompt(table, 1, "yes", optional=True)
    table.undo(1)
    answer_prompt(table, 2, "yes", optional=False)
    before = set(list_ids(table))
    table.undo(0)
    assert set(list_ids(table)) > before
    answer_prompt(table, 0, "no", optional=False)
    answer_prompt(table, 1, "no", optional=False)
    assert table.state.log == ["no", "no", "yes"]
