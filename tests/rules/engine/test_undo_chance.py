"""Undos and chance: what had come out before stands, and what follows is drawn again."""

from .play import answer_prompt, ask_everybody, ask_in_turn, open_script, roll_die, say_yes


def test_dice_before_an_undone_answer_stand_and_later_ones_are_rolled_again() -> None:
    table = open_script(ask_in_turn(*[roll_die, 0] * 4), seats=1)
    say_yes(table, 0, 0, 0)
    before = list(table.state.log)
    table.undo(0)
    assert table.state.log == before[:5]
    answer_prompt(table, 0, "yes")
    after = list(table.state.log)
    assert after[:6] == before[:6]
    assert after[6] != before[6]


def test_no_chain_of_undos_brings_a_seen_die_back() -> None:
    """Free or not, in any order: a player never answers knowing the die that follows."""
    table = open_script(ask_in_turn(0, 0, roll_die, 0), seats=1)
    dice = []
    for _ in range(5):
        say_yes(table, 0, 0)
        dice.append(table.state.log[-1])
        table.undo(0)  # the die comes out
        table.undo(0)  # free: nothing has come out since
    assert len(set(dice)) == 5


def test_an_undo_redraws_the_next_steps_dice_too() -> None:
    table = open_script(ask_everybody, ask_in_turn(roll_die, 0), seats=1)
    dice = []
    for _ in range(5):
        answer_prompt(table, 0, "yes")
        dice.append(table.state.log[-1])
        table.undo(0)
    assert len(set(dice)) == 5
