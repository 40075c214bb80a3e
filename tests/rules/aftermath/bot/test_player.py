"""The bots that fill seats: they go by data, and do what a sensible player does."""

from typing import Any

import pytest

from rules.aftermath import GAME, Aftermath
from rules.aftermath.bot import powers
from rules.aftermath.bot.player import SENSIBLE, Player
from rules.aftermath.bot.views import Asked, Habits
from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.state import State
from rules.aftermath.play import setup
from rules.aftermath.play.turn import actions
from rules.aftermath.view import view_table
from rules.engine import Answer, Chance, Option, Prompt, Table
from rules.kit.votes import BALLOT_KEY
from tests.drivers import NAMES, bot_play
from tests.kit.bots import make_deaf_game
from tests.rules.aftermath.build import A, Party
from tests.rules.aftermath.model import own_book

WORDS = {
    *("name", "short", "species", "role", "text", "title", "scene", "label", "effect", "goal"),
    *("progress", "story", "check", "does", "actions", "where", "what", "location", "lasting"),
}
"""What a view has to say in words for people."""


def test_a_bot_reads_only_data() -> None:
    game, twice = make_deaf_game(Aftermath, SENSIBLE, WORDS)
    for seats in (1, 3):
        table: Table[State] = Table.open(game, names=NAMES[:seats], seed="words 1")
        for _ in bot_play(table):
            pass
    known = {"character", "act", "test", "entry-choice", "travel", "scavenge", "fight", "defend"}
    assert known <= set(twice.asked)


@pytest.mark.parametrize(
    ("mission", "first"), [(2, 0), (3, 1), (4, 1), (5, 1), (6, 3), (7, 1), (8, 0)]
)
def test_bots_can_complete_every_mission(mission: int, first: int) -> None:
    """With the main ones before it done, in one of three games. `first`: the first of them."""
    colony = setup.make_colony()
    colony.assigned, colony.open, colony.chapter = mission, [mission], 2
    colony.done = [n for n, card in BOOK.missions.items() if card.main and n < mission]
    save = colony.model_dump_json()

    def play(number: int) -> str:
        table = Table.open(GAME, names=NAMES[:2], seed=f"every {number}", save=save)
        for _ in bot_play(table):
            pass
        return str(table.state.outcome)

    assert "success" in map(play, range(first, first + 3))


# -- one question at a time ------------------------------------------------------------------------


def ask_bot(party: Party, prompt: Prompt[Any], player: Player = SENSIBLE) -> Answer:
    """What a bot in seat 0 answers in a position."""
    view = view_table(party.state, 0, NAMES[: party.state.seats])
    return player.choose_answer(view, prompt, Chance("bot"))


def make_question(topic: str, *options: Option, default: str = "", **data: Any) -> Prompt[str]:
    """A choice of that topic, whose first option is the default unless said otherwise."""
    usual: dict[str, Any] = {"id": "q", "seat": 0, "text": "?", "kind": "choice", "topic": topic}
    chosen = [default or options[0].id]
    return Prompt(**usual, least=1, most=1, options=options, default=chosen, data=data)


def at_the_exit() -> Prompt[str]:
    leave = Option("exit", "exit", "Leave", data={"letter": "A"})
    return make_question("act", leave, Option("end", "end", "End"), default="end", member=0)


def test_a_bot_does_not_walk_out_on_a_boss() -> None:
    spaces = {1: {"start": True, "exit": "A"}, 4: {"enemy": True}}
    party = Party("wren", "bodkin", page=own_book.add_page(None, spaces))
    assert ask_bot(party, at_the_exit()) == ["exit"]
    assert ask_bot(party.faces("tollkeeper", 4), at_the_exit()) == ["end"]


def test_a_bot_does_not_abstain() -> None:
    options = [Option(one, "vote", one) for one in ("first", "second", "abstain")]
    assert ask_bot(Party(), make_question("learner", *options, default="abstain")) == ["first"]


def test_a_slip_is_any_answer_except_going_home() -> None:
    party = Party()
    view = view_table(party.state, 0, NAMES[: party.state.seats])
    ways = make_question(
        "travel", *(Option(one, "travel", one) for one in ("north", "east", "home"))
    )
    slips = Player(Habits(slips=100))
    answers = [slips.choose_answer(view, ways, Chance(f"slip {n}")) for n in range(30)]
    assert sorted({one for [one] in answers}) == ["east", "north"]


def make_choices(**data: Any) -> Prompt[str]:
    pass_by, take = Option("0", "choose", "Pass"), Option("1", "choose", "Take", data=data)
    return make_question("entry-choice", pass_by, take, usual="0", member=0)


def test_a_bot_takes_an_entrys_offer_if_it_can_pay_or_pass_the_test() -> None:
    party = Party().dials(food=4, scrap=1)
    assert ask_bot(party, make_choices(earned=True)) == ["1"]
    assert ask_bot(party, make_choices(cost={"scrap": 1})) == ["0"]
    hard = {"attribute": "strength", "difficulty": 7, "opposed": False}
    assert ask_bot(party.holds("wren", "red-1a"), make_choices(test=hard)) == ["0"]
    assert ask_bot(party, make_choices(test={**hard, "difficulty": 3})) == ["1"]


@pytest.mark.parametrize(
    ("wounds", "food", "vote"), [(3, 4, "nest"), (3, 3, "go-on"), (0, 4, "go-on")]
)
def test_a_weak_party_nests_only_if_the_colony_can_spare_the_food(
    wounds: int, food: int, vote: str
) -> None:
    party = Party().dials(food=food, population=7, time=0).member("wren", wounds=wounds)
    options = [Option(one, "nest", one) for one in ("go-on", "nest", "abstain")]
    assert ask_bot(party, make_question("nest-vote", *options, default="abstain")) == [vote]


@pytest.mark.parametrize(
    ("wounds", "food", "answer"), [(3, 1, "eat"), (1, 4, "fast"), (1, 5, "eat")]
)
def test_a_badly_wounded_character_eats_even_if_food_is_scarce(
    wounds: int, food: int, answer: str
) -> None:
    party = Party("wren", "bodkin").dials(food=food, population=7).member("wren", wounds=wounds)
    options = [Option(one, "nest", one) for one in ("eat", "fast")]
    assert ask_bot(party, make_question("meal", *options, member=0)) == [answer]


def test_spotting_is_worth_what_it_adds_to_attacks_on_that_enemy() -> None:
    """The hardest enemy is spotted; without one that it makes easier, the cards are wasted."""
    foe = own_book.add_enemy(life=2, defence=6)
    party = Party("wren", "bodkin").faces(foe, 2).holds("wren", "white-1a", "green-3a", "green-2a")
    own_book.change_ability("spotter", cost=1)
    party.knows("wren", "spotter")
    options = {one.id: one for one in actions.list_turn_options(party.state, A)}
    menu = make_question("act", *options.values(), default="end", member=0)
    view, spotter = view_table(party.state, 0, NAMES[:2]), options["ability-spotter"]
    assert powers.rate_ability(Asked(view, menu), spotter) > 0
    assert powers.rate_ability(Asked(view, at_the_exit()), spotter) < 0


def test_a_companion_equally_near_to_enemies_halves_the_expected_attacks() -> None:
    party = (
        Party("wren", "bodkin").faces(own_book.add_enemy(), 3).threats("black-1a").stands("wren", 3)
    )

    def expect_attacks(space: int) -> float:
        party.stands("bodkin", space)
        return Asked(view_table(party.state, 0, NAMES[:2]), at_the_exit()).expected_attacks

    assert expect_attacks(3) * 2 == expect_attacks(2) > 0


@pytest.mark.parametrize(("bonus", "answer"), [("scavenge", "equip"), ("communicate", "end")])
def test_a_card_is_spent_only_on_a_clear_improvement(bonus: str, answer: str) -> None:
    menu = make_question(
        "act", Option("equip", "equip", "Equip"), Option("end", "end", "End"), member=0
    )
    assert ask_bot(Party().packs("wren", own_book.add_item((bonus, 1))), menu) == [answer]


def test_all_aim_tokens_go_into_a_shot() -> None:
    options = [Option(str(n), "shoot", f"Spend {n}") for n in range(3)]
    assert ask_bot(Party(), make_question("aim", *options)) == ["2"]


@pytest.mark.parametrize(
    ("votes", "answer"),
    [
        ({}, "go-on"),
        ({1: "nest"}, "nest"),
        ({1: "abstain"}, "go-on"),
        ({1: "nest", 2: "go-on", 3: "go-on"}, "go-on"),
        ({1: "nest", 2: "go-on", 3: "abstain"}, "nest"),
    ],
)
def test_a_bot_supports_what_others_have_voted_for(votes: dict[int, str], answer: str) -> None:
    party = Party("wren", "bodkin", "cog", "marl").set(votes=votes)
    options = [Option(one, "nest", one) for one in ("go-on", "nest", "abstain")]
    prompt = make_question("nest-vote", *options, default="abstain", **{BALLOT_KEY: True})
    assert ask_bot(party, prompt) == [answer]
