"""The bots that fill seats: they go by data, and see to it that their Survivors live."""

import pytest

from rules.aurora import Aurora
from rules.aurora.bot.player import MIDDLING, rate_peril
from rules.engine import Answer, Chance
from tests.drivers import bot_play, open_table
from tests.kit.bots import make_deaf_game
from tests.rules.aurora.build import Case
from tests.rules.aurora.positions import sit_down_at

WORDS = {"name", "label", "detail", "tells", "bonuses", "regions"}
"""What a view has to say in words for people."""
HOWL = "phase ambush; order 1 0; zone the-final-howl; at 118a"
MOODS = "abcdefgh"
"""Between equals chance decides."""


@pytest.mark.parametrize("seats", [1, 3])
def test_a_bot_reads_only_data(seats: int) -> None:
    game, twice = make_deaf_game(Aurora, MIDDLING, WORDS)
    for _ in bot_play(open_table(game, seats, "words 0")):
        pass
    known = {"turn", "drive", "fire", "bonus", "damage", "repair"}
    assert known <= set(twice.asked)


@pytest.mark.parametrize(
    ("position", "answer"),
    [
        # The Driver serves the last movement too.
        ("round 6; zone - driver mechanic; active leader renegade; rest co-pilot", "explore:2"),
        # Of four Survivors one may be sold, of three none.
        ("round 2; zone slaver-1; active leader co-pilot medic renegade", "explore:1"),
        ("round 2; zone slaver-1; active leader co-pilot renegade", "break"),
        # The weakest goes alone where nobody is contaminated, and nowhere else.
        ("zone ranger-station; active co-pilot; rest leader medic driver", "explore:1"),
        ("zone contaminated-storehouse; active co-pilot; rest leader medic driver", "break"),
    ],
)
def test_what_a_bot_does_with_its_turn(position: str, answer: str) -> None:
    assert answer_first_prompt(sit_down_at(position), "b") == [answer]


@pytest.mark.parametrize(
    ("position", "answers", "answer"),
    [
        # Repairs bring more than Fury.
        ("active leader; damaged 1b2 2b0", "otherwise break", "red-leader:2"),
        # Of two with the same skill left the one who is ill already bears one more.
        (f"{HOWL}; rest leader renegade+1", "0=0", "renegade"),
    ],
)
def test_how_a_bot_goes_on_after_its_first_answers(
    position: str, answers: str, answer: str
) -> None:
    case = sit_down_at(position)
    case.give_answers(answers)
    assert {answer_first_prompt(case, key)[0] for key in MOODS} == {answer}


@pytest.mark.parametrize(
    ("hand", "answer"), [("mre-1", "hurry"), ("mre-1 weapon-manual", "red-leader")]
)
def test_a_bot_hurries_unless_it_holds_special_loot(hand: str, answer: str) -> None:
    case = sit_down_at(f"{HOWL}; rest leader; hand {hand}")
    case.give_answers("0=0")
    assert {answer_first_prompt(case, key)[0] for key in MOODS} == {answer}


@pytest.mark.parametrize(
    ("waypoint", "goes"),
    [
        # 107a and 107b are equally far along; 105b is worth less than they, but not by a token.
        ("107b:F", {"107b"}),
        ("107b:C", {"107a"}),
        ("105b:F", {"105b"}),
    ],
)
def test_a_bot_takes_what_lies_at_a_waypoint_and_avoids_contamination(
    waypoint: str, goes: set[str]
) -> None:
    case = sit_down_at(f"phase movement; at 102; stow SSSFFF; waypoints {waypoint}")
    assert {answer_first_prompt(case, key)[0] for key in MOODS} == goes


def test_a_bot_takes_the_better_block_if_no_bonus_is_worth_its_damage() -> None:
    """Food is worth nothing in the last round."""
    farm = "zone - - - frozen-farm; tiles 1-1 2-1 3-1 4-1 5-1"
    case = sit_down_at(f"round 6; {farm}; active leader renegade; damaged 1b0 1b1 1b2")
    case.give_answers("explore:4")
    (prompt,) = case.table.needed_prompts
    assert {"0", "1", "0:4.1", "first:4.1", "later"} < {option.id for option in prompt.options}
    assert {answer_first_prompt(case, key)[0] for key in MOODS} == {"1"}


@pytest.mark.parametrize(
    ("topic", "position", "answer"),
    [
        # Fury buys Fuel rather than a Repair.
        ("free", "round 3; active leader; fury 4; damaged 0b2 0b3 1b0 1b1 2b0", ["fury:F"]),
        # A Repair only in danger, and what is left in the end if Fuel is out of reach.
        ("free", "fury 3; active leader driver medic; damaged 0b2 2b0", []),
        ("free", "fury 3; active leader driver medic; damaged 0b2 0b3", ["fury:repair"]),
        ("free", "round 6; active leader; fury 1; damaged 1b0", ["fury:repair"]),
        ("free", "round 6; active leader; fury 2; damaged 1b0", []),
        ("free", "round 6; active leader+1; fury 2; damaged 1b0", ["fury:treat"]),
        ("free", "active cold-maiden leader", ["cold-maiden:"]),
        ("free", "active jackal leader driver", ["jackal:F"]),
        # One Food is spared where there are three.
        ("free", "active leader driver; exhausted co-pilot; stow SSSPPP", ["feed:red-co-pilot"]),
        ("free", "active leader driver; exhausted co-pilot; stow SSSPP", []),
        # A Survivor in the Truck moves to an empty box behind it.
        ("stow", "phase movement; lies 0b0:S 0b1:F 2b0:S", ["0b0", "1b0"]),
    ],
)
def test_how_a_bot_answers_optional_questions(topic: str, position: str, answer: Answer) -> None:
    case = sit_down_at(position)
    prompt = next(one for one in case.table.prompts if one.seat == 0 and one.topic == topic)
    view = case.table.view(0)
    assert all(MIDDLING.choose_answer(view, prompt, Chance(key)) == answer for key in MOODS)


DRIVES = "phase movement; at 102; stow SSSFFF"
FEELS = "active mechanic; rest driver renegade; damaged 1b2 2b0"
ROUGH = "active renegade; rest driver mechanic; damaged 1b2 2b0"
"""A Repair is worth 0.75, and 0.3 as two boxes are damaged."""


@pytest.mark.parametrize(
    ("position", "answers", "option", "worth"),
    [
        # Fuel to keep for the next two movements, 0.75 each, counts 2.2, other Fuel 0.7; a space
        # 1.25. Damage costs 1, and 0.5 as only four boxes hold nothing.
        (DRIVES, "", "stay", 1.5 * 2.2 + 1.5 * 0.7),
        (DRIVES, "", "109a", 7 * 1.25 - 1.5),
        (DRIVES, "", "108a", 6 * 1.25 + 2.2 - 1.5),
        (DRIVES, "", "105a", 3 * 1.25 + 1.5 * 2.2 + 0.5 * 0.7),
        (f"{DRIVES}; waypoints 105a:F", "", "105a", 3 * 1.25 + 1.5 * 2.2 + 0.5 * 0.7 + 1.2),
        (f"{DRIVES}; waypoints 105a:C", "", "105a", 3 * 1.25 + 1.5 * 2.2 + 0.5 * 0.7 - 1.5),
        (f"{DRIVES}; round 5", "", "stay", 0.75 * 2.2 + 2.25 * 0.7),
        (f"{DRIVES}; round 6", "", "stay", 0),
        (f"{DRIVES}; round 6; at 118a", "", "111b", -7 * 1.25 - 1.5 - 1.5),
        (f"{DRIVES}; round 6; foe warwolves", "", "stay", -0.5 * 0.5 * 1.5),
        # The ship, in the lead or not.
        ("phase movement; at 121; stow SSSF", "", "122", 1.25),
        ("phase movement; at 121; stow SSSF", "", "Q1", 2 * 1.25 + 6),
        ("phase movement; at 121; at_1 122; stow SSSF", "", "Q1", 2 * 1.25 + 3),
        # A Break: 0.4, less 0.2 for each skill; 0.8 for a rested Mechanic, and 0.6 for Fury, of
        # which no more than 5 and in the end no less than 4 is of use.
        (FEELS, "otherwise break", "mechanic:2", 0.8 + 2 * 1.05),
        (FEELS, "otherwise break", "mechanic:1", 0.8 + 1.05 + 0.6),
        (f"{ROUGH}; fury 3", "otherwise break", "renegade:0", 0.4 - 3 * 0.2 + 2 * 0.6),
        (f"{FEELS}; round 6; fury 2", "otherwise break", "mechanic:0", 0.8 + 2 * 0.6),
        (f"{FEELS}; round 6; fury 1", "otherwise break", "mechanic:0", 0.8),
        # A Survivor for five rounds and one who is no longer one of two, less 0.7 for each skill.
        ("zone medic; active renegade driver", "", "explore:1", 1 + 5 + 2 * 1.2 + 0.5 - 3 * 0.7),
        ("zone medic; active renegade driver; round 6", "", "explore:1", 1 + 2 * 1.2 + 0.5),
        # An ambush: Contamination, unless it kills, or Damage.
        (f"{HOWL}; rest leader renegade", "", "0", -1.5),
        (f"{HOWL}; rest leader+1 co-pilot", "", "0", -4 - 3 * 1.2),
        (f"{HOWL}; rest leader renegade", "", "1", -2 * (1 + 1.2)),
        # The block of a suggestion counts, not a better one. Food is worth nothing in the end.
        ("zone frozen-farm; active renegade driver", "", "explore:1", 1.6 - 3 * 0.7),
        ("zone frozen-farm; active renegade driver; round 6", "", "explore:1", 0),
    ],
)
def test_how_a_bot_rates_an_option(position: str, answers: str, option: str, worth: float) -> None:
    case = sit_down_at(position)
    case.give_answers(answers)
    view, prompt = case.table.view(0), case.table.needed_prompts[0]
    weigh = MIDDLING._find_weigher(view, view.players[0], prompt)
    assert weigh is not None
    assert weigh(next(one for one in prompt.options if one.id == option)) == pytest.approx(worth)


@pytest.mark.parametrize(
    ("position", "worth"),
    [
        ("foe ulmar 2", 0),
        ("foe warwolves", 0.5 * 0.5),
        ("foe the-final-howl; damaged 1b0 1b1", 0.5 * 0.9 * 1.3),
        # Those of the Zone come to the last Region that anybody is in, and lie in ambush.
        ("foe warwolves; zone - - ulmar", 0.5 * (0.5 + 1.2 + 1)),
        ("foe warwolves; zone - - ulmar; at_1 115", 0.5 * 0.5),
        # Who can shoot has a chance of loot.
        ("foe warwolves; stow SSSA", 0.5 * 0.5 - 1.5),
        ("foe warwolves; foe riderwolves; stow SSSA", 0.5 * 2 * 0.5 - 1.5),
        ("foe warwolves; foe riderwolves; stow SSSAAA", 0.5 * 2 * 0.5 * 1.5 - 2 * 1.5),
        ("foe warwolves; lies 0b0:S 2b2:A 1b2:X", 0.5 * 0.5),
    ],
)
def test_how_a_bot_rates_the_peril_of_the_first_region(position: str, worth: float) -> None:
    view = sit_down_at(position).table.view(0)
    assert rate_peril(view, view.players[0], 1) == pytest.approx(worth)


def answer_first_prompt(case: Case, key: str) -> Answer:
    prompt = next(one for one in case.table.needed_prompts if one.seat == 0)
    return MIDDLING.choose_answer(case.table.view(0), prompt, Chance(key))
