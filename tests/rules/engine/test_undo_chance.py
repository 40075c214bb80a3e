"""Undos and chance: what had come out before stands, and what follows is drawn again."""

from .play import quiet, say, script, yes_no


def test_what_came_out_before_the_undone_answer_stands_and_after_is_drawn_anew():
    def step(t):
        for _ in range(4):
            t.state.log.append(t.rng.draw_below(10**6))
            t.state.log.append((yield from t.ask(yes_no(t, 0))))

    table = script(step, seats=1)
    for _ in range(3):
        say(table, 0, "yes")
    before = list(table.state.log)
    table.undo(0)
    assert table.state.log == before[:5]
    say(table, 0, "yes")
    after = list(table.state.log)
    assert after[:6] == before[:6]
    assert after[6] != before[6]


def test_no_chain_of_undos_brings_a_seen_die_back():
    """Free or not, in any order: a player never answers knowing the die that follows."""

    def step(t):
        yield from t.ask(yes_no(t, 0))
        yield from t.ask(yes_no(t, 0))
        t.state.log.append(t.rng.draw_below(10**6))
        yield from t.ask(yes_no(t, 0))

    table = script(step, seats=1)
    dice = []
    for _ in range(5):
        say(table, 0, "yes")
        say(table, 0, "yes")
        dice += table.state.log
        table.undo(0)  # the die comes out
        table.undo(0)  # free: nothing has come out since
    assert len(set(dice)) == 5


def test_the_next_steps_chance_is_drawn_anew_too():
    def roll_first(t):
        t.state.log.append(t.rng.draw_below(10**6))
        yield from t.ask(yes_no(t, 0))

    table = script(quiet, roll_first, seats=1)
    dice = []
    for _ in range(5):
        say(table, 0, "yes")
        dice.append(table.state.log[-1])
        table.undo(0)
    assert len(set(dice)) == 5
