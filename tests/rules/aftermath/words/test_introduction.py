"""What a newcomer is told about the game and about who they are."""

from rules.aftermath import GAME
from rules.aftermath.view import view_table
from rules.aftermath.words import introduction
from tests.rules.aftermath.build import NAMES, Party
from tests.rules.aftermath.model import own_book


def test_a_players_role_is_the_characters_they_play() -> None:
    party = Party("wren", "bodkin", "cog", "marl", seats=2)
    party.wears("wren", own_book.add_item(("melee", 1), name="Soup Spoon"))
    keys = [GAME.find_role_key(party.state, seat) for seat in range(2)]
    assert len(set(keys)) == 2
    view = view_table(party.state, 0, NAMES[:2])
    told = introduction.introduce_role(view)
    assert told.endswith(f"{view.mission.goal} You have {view.mission.allowance} hours.")
    assert "Wren" in told
    assert "Cog" in told
    assert "Soup Spoon" in told
    assert "Bodkin" not in told
    assert len(told) <= 600


def test_progress_is_measured_by_the_life_left_to_a_players_characters() -> None:
    party = Party("wren", "bodkin", "cog", "marl", seats=2)
    party.member("wren", wounds=1).member("cog", toxic=2).member("marl", defeated=True)
    life = {one.id: one.card.life for one in party.state.party}
    left = [life["wren"] - 1 + life["cog"] - 2, life["bodkin"]]
    assert GAME.measure_progress(party.state) == left


def test_progress_is_not_measured_before_characters_or_after_the_mission() -> None:
    party = Party("wren", "bodkin")
    party.state.outcome = "success"
    assert GAME.measure_progress(party.state) is None
    party.state.outcome, party.state.party = "", []
    assert GAME.measure_progress(party.state) is None
    assert GAME.find_role_key(party.state, 0) == ""
