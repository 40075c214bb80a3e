"""LA-23: every verb answers a question of that verb, or opens a page."""

from random import Random

import pytest

from rules.aurora import GAME
from tests.drivers import bot_play, open_table, random_play
from tests.rules.aurora import invariants
from tests.rules.aurora.rows import Check, rows

ANSWERS = {
    *("explore", "break", "feed", "fury", "play", "ability", "stow", "damage", "repair"),
    *("contaminate", "choose", "move", "fire", "loot", "discard", "done", "cancel"),
}

PAGES = {"pile"}

"""Pages of the game's own, drawn from the view."""

GENERAL = {"hand", "board", "log"}

"""Commands that every game has; a game does not name them again."""


@rows("""
# Slot, Survivors, Food; Bonus Action before or after, block.
LA-23.1 | zone - frozen-farm; active leader co-pilot; stow SSP; damaged 1b2
    -> verb explore explore:2 otherwise
        | otherwise -> verb explore explore:2 back | !explore:2 -> verb explore leader co-pilot back
        | leader -> offers 0 1 0:2.1 1:2.1 first:2.1 later | later -> verb explore 0 1
    explore:2 later 0 -> offers none 2.1
LA-23.1 | zone - medic; active driver+1 co-pilot orphan
    explore:2:others -> verb explore red-co-pilot orphan driver
LA-23.1 | zone travelers-1 | explore:1:leader later -> verb explore kind hard
# Who takes a Break, and how the points are split.
LA-23.2 | damaged 2b0 2b1
    -> verb break break | otherwise break
        -> verb break red-leader:0 red-leader:1 red-leader:2 red-co-pilot:0 red-co-pilot:1
# An Exhausted Survivor, in the own turn and in the Rest Phase; Food for skill is in a party.
LA-23.3 | zone - driver; active co-pilot; exhausted leader; stow SSP
    -> verb feed feed:red-leader; detail explore:2 Driver: Co-Pilot with 1 Food
LA-23.3 | phase rest; exhausted leader; stow SP | -> verb feed feed:red-leader
LA-23.4 | expert; fury 5 | -> verb fury fury:P fury:A fury:F fury:O fury:special
LA-23.5 | active leader; rest orphan; hand mre-1 survival-kit | -> verb play mre-1 survival-kit
# A Survivor's ability, and that of a box.
LA-23.6 | active cold-maiden | -> verb ability cold-maiden:
LA-23.6 | phase movement; convoy biomass-turbo-truck flatbed; stow SSSFP | -> verb ability turbo:P
LA-23.7 | lies 0b0:S 0b1:S 1b0:S 2b2:F | -> verb stow 0b0 0b1 0b2 1b0 1b1 2b0 2b1 2b2
LA-23.7 | lies 0b0:S 2b2:F | +2b2&2b0 -> boxes 0b0:S 2b0:F
LA-23.8 | phase ambush; zone riderwolves | -> verb damage 0b0 0b1 0b2 0b3 1b0 1b1 1b2 2b0 2b1 2b2
LA-23.9 | damaged 2b0 2b1; fury 1 | +fury:repair -> verb repair 2b0 2b1
# The Survivor for a counter, and the one for a treatment.
LA-23.10 | phase movement; stow SSSF; at 103a; waypoints 104a:C
    104a -> verb contaminate red-leader red-co-pilot red-cold-maiden
LA-23.10 | active leader+1; rest mechanic+1; fury 2
    +fury:treat -> verb contaminate red-leader mechanic
# An ambush's options, a Survivor to lose, what makes room, a Trailer to leave.
LA-23.11 | phase ambush; zone the-final-howl | -> verb choose 0 1
LA-23.11 | phase ambush; zone riderwolves
    0=0b0 -> verb choose red-leader red-co-pilot red-cold-maiden
LA-23.11 | lies 0b0:S 0b1:S 0b2:S 1b0:A 1b1:A 2b0:A 2b1:A 2b2:P; fury 4
    +fury:F -> verb choose new P A
LA-23.11 | zone ice-runner; convoy road-train crew-car flatbed gun-trailer; active leader
    explore:1 later -> verb choose 1 2 3
# Where to, which tells the Fuel; and by which of several ways.
LA-23.12 | phase movement; active driver; stow SFF; at 103b
    -> offers 106 102 107a; detail 106 106: 1 space, 1 Fuel; | 106 -> verb move 0 1
LA-23.13 | phase fire; foe warwolves; stow SSSA | -> verb fire 1b2:warwolves
# Which of the dealt cards, or none; and where it goes.
LA-23.14 | phase fire;
        foe warwolves filled=5 0x1; stow SSSA; outcomes 2; loot 0 armored-baggage-rack land-mine
    1b2:warwolves -> verb loot armored-baggage-rack@0t armored-baggage-rack@1t
        armored-baggage-rack@2t land-mine none
LA-23.15 | hand mre-1 welding-torch-1 nitromethane-1; fury 4; objects hazmat-suit-1
    +fury:O -> verb discard mre-1 welding-torch-1 nitromethane-1 hazmat-suit-1
# The turn ends, the guns are silent, nobody eats, the Convoy stays.
LA-23.16 | damaged 1b2; fury 1 | break:red-leader:0 -> verb done done hurry
LA-23.16 | phase fire; foe warwolves; stow SSSA | -> verb done stop
LA-23.16 | phase rest; exhausted leader; stow SP | -> verb done done
LA-23.16 | phase movement; stow SSSF | -> verb done stay
# Alone: an end of the Automa's round, at the end and before.
LA-23.17 | solo; phase end; its_revealed AC3 AC5; its_standing yes | -> verb cancel AC3
LA-23.17 | solo; its_revealed AC3 AC5; its_standing yes | 0=AC3 -> said cancels Action card AC3
# Hand, board and pile answer nothing: they show the sheet, the table and the open piles.
LA-23.18 LA-23.19 LA-23.20 | hand mre-1; common driver; defeated warwolves
    -> view_0.sheet.hand.card mre-1; view_0.zone.cost 1 2 2 2 3;
        view_0.common driver; view_0.defeated warwolves; no_verb hand board pile
""")
def test_verbs(check: Check) -> None:
    check()


@pytest.mark.rule("LA-23.20")
def test_the_game_has_the_ledgers_verbs() -> None:
    """Those that answer and the page of its own, but none that every game has."""
    assert set(GAME.verbs) >= ANSWERS | PAGES
    assert not GENERAL & set(GAME.verbs)
    assert all(0 < len(line) <= 100 for line in GAME.verbs.values())


@pytest.mark.parametrize("number", range(8))
def test_every_option_has_a_verb_of_the_game_and_a_label_of_its_own(number: int) -> None:
    """A button shows its label alone."""
    seats, rnd = 1 + number % 4, Random(f"words/{number}")
    table = open_table("aurora", seats, f"words/{number}", invariants.options(rnd, seats))
    for _ in random_play(table, rnd) if number < 4 else bot_play(table):
        for prompt in table.prompts:
            assert {option.verb for option in prompt.options} <= {
                *GAME.verbs,
                "agree",
                "refuse",
                "undo",
            }
            labels = [option.label for option in prompt.options]
            assert len({*labels}) == len(labels), (prompt.text, labels)
