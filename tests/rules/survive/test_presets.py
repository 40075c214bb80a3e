"""What may be answered ahead in Survive!: trades by what they are about, and one's own turn."""

import pytest

from rules.engine import Answer, Illegal, ahead
from rules.survive import GAME
from tests.ahead import answer_ahead
from tests.rules.survive.build import Board, Case
from tests.rules.survive.play.humans.test_trading import MET


def offer(give: str, take: str, to: int = 1) -> Case:
    """Ruth offers Ben (or Yara) a trade."""
    return Board(MET).play("1").go("A2", f"trade-{to}", give, take)


def trade(case: Case, answer: str, condition: str = "") -> Answer | None:
    """Ben's answer ahead to Ruth's offer."""
    (prompt,) = [p for p in case.asked("blue") if p.topic == "offer"]
    return answer_ahead(GAME, case.table, prompt, "offer", answer, condition)


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("", True),
        ("gives-wood", True),
        ("gives-rock", False),
        ("asks-water", True),
        ("asks-wood", False),
        ("fair", False),
        ("from-0", True),
        ("from-2", False),
    ],
)
def test_a_preset_answers_a_trade_by_its_terms(condition: str, holds: bool) -> None:
    """Ruth gives a Wood for two Water."""
    case = offer("wood-1", "water-2")
    assert trade(case, "accept", condition) == (["accept"] if holds else None)
    assert trade(case, "refuse", condition) == (["refuse"] if holds else None)


def test_a_preset_does_not_accept_a_trade_that_cannot_be_paid() -> None:
    case = offer("wood-1", "rock-1")
    assert trade(case, "accept") is None
    assert trade(case, "refuse") == ["refuse"]


def test_an_offer_is_asked_only_of_its_recipient() -> None:
    case = offer("wood-1", "crops-1", to=2)
    assert all(p.topic != "offer" for p in case.asked("blue"))


def test_a_preset_ends_the_turn_or_builds_first() -> None:
    case = Board(f"{MET}; red 5 wood").play("1").go("A2")
    prompt = case.needed(case.seat("red"))
    assert answer_ahead(GAME, case.table, prompt, "end", "done") == ["done"]
    assert answer_ahead(GAME, case.table, prompt, "end", "build") == (
        ["build"] if "build" in [option.id for option in prompt.options] else ["done"]
    )


def test_a_preset_attacks_the_named_kind_of_monster() -> None:
    monsters = "blue zombies original A2; yellow vampire A2"
    case = Board(f"A1 lake, A2 forest; red A1 rich; {monsters}").play("1").go("A2")
    prompt = case.needed(case.seat("red"))
    assert prompt.topic == "attack"
    assert answer_ahead(GAME, case.table, prompt, "attack", "zombie") == ["original"]
    assert answer_ahead(GAME, case.table, prompt, "attack", "vampire") == ["vampire"]


@pytest.mark.parametrize(
    ("said", "victim"), [("few", "green"), ("many", "blue"), ("vampire", "vampire")]
)
def test_a_preset_names_a_zombies_victim_by_cards_or_as_the_vampire(said: str, victim: str) -> None:
    victims = "blue D4 3 wood; green D4 1 rock; yellow D4 3 rock; white vampire D4"
    case = Board(f"D4 lake, A1 city; red zombies original D4; {victims}").play("1")
    assert answer_ahead(GAME, case.table, case.prompt, "victim", said) == [victim]


def test_a_zombie_player_is_offered_no_presets_for_trades() -> None:
    case = Board("A1 lake, A2 forest, C1 city; red A1; blue zombies original C1").play("1")
    offered = {each.kind.key for each in ahead.list_offered(case.table, case.seat("blue"))}
    assert offered == {"order", "victim", "undo"}
    with pytest.raises(Illegal):
        ahead.make_preset(
            case.table, case.seat("blue"), "offer", answer="refuse", condition="", scope="game"
        )
