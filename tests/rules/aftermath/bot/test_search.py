"""What strong bots do differently from middling ones, and how they weigh a mission."""

from rules import GAMES
from rules.aftermath.bot import turn
from rules.aftermath.bot.search import HARDIEST
from rules.aftermath.bot.views import Asked
from rules.aftermath.model.decks import CHARACTERS
from rules.engine import Chance
from rules.kit.search import is_worth_searching
from tests.drivers import bot_play, open_table
from tests.rules.aftermath.build import Party


def test_every_character_has_a_rank() -> None:
    assert sorted(HARDIEST) == sorted(CHARACTERS)


def test_a_strong_bot_plays_the_hardiest_characters_left() -> None:
    alone = open_table("aftermath", 1, "characters")
    assert alone.choose_bot_answer(alone.needed_prompts[0], "strong") == list(HARDIEST[:2])
    table = open_table("aftermath", 3, "characters")
    picked: list[str] = []
    while table.needed_prompts[0].topic == "character":
        prompt = table.needed_prompts[0]
        answer = table.choose_bot_answer(prompt, "strong")
        assert answer is not None
        table.answer(prompt.id, answer)
        assert isinstance(answer, list)
        picked += answer
    assert picked == list(HARDIEST[:3])


def test_only_options_worth_nearly_as_much_as_the_best_are_tried() -> None:
    table, fewer = open_table("aftermath", 2, "tried"), 0
    for number, _ in enumerate(bot_play(table)):
        prompt = next((one for one in table.needed_prompts if is_worth_searching(table, one)), None)
        if prompt is not None:
            asked = Asked(table.view(prompt.seat), prompt)
            all_of_them, near = turn.rank_actions(asked), turn.rank_actions(asked, within=1.5)
            assert near == all_of_them[: len(near)]
            assert near[0] == all_of_them[0]
            fewer += len(near) < len(all_of_them)
        if number > 150:
            break
    assert fewer > 3


def test_a_playout_ends_with_the_turn() -> None:
    search, table = GAMES["aftermath"].search, open_table("aftermath", 2, "laps")
    assert search is not None
    laps = set()
    for number, _ in enumerate(bot_play(table)):
        laps.add(search.find_lap(table.state))
        if number > 80:
            break
    assert table.state.turns > 5
    assert len(laps) >= table.state.turns


def test_a_search_forgets_others_secret_orders_and_keeps_its_own() -> None:
    search = GAMES["aftermath"].search
    assert search is not None
    party = Party("wren", "bodkin", "cog", "marl", seats=2)
    for who in party.state.party:
        who.standing = "all-out"
    search.redeal_hidden(party.state, 0, Chance("orders"))
    assert [one.standing for one in party.state.party] == ["all-out", None, "all-out", None]
