"""SV-19: what is hidden and what is open. tests/test_noninterference.py asks the same of random
games: whatever a seat may not know is dealt again, and nothing that it sees may change."""

from __future__ import annotations

import pytest

from rules.survive.model.components import TOKENS
from tests.rules.survive.build import Board, Case
from tests.rules.survive.play.test_ending import QUIET

SET = "1 crops, 1 water, 1 wood, 1 rock"


def trading() -> Case:
    """Blue offers Red a Crops and two Water for a Wood; Green is far away."""
    board = Board("D4 lake, D5 lake").human("blue", "D4", hand="1 crops, 2 water")
    case = board.human("red", "D5", hand="2 wood").human("green").play("1")
    case.go("D5", "trade-1")
    case.pick("crops-1", "water-2")
    case.pick("wood-1")
    return case


@pytest.mark.rule("SV-19.1", "SV-7.5")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    """Others, and a spectator, see how many cards it has."""
    case = Board("D4 lake").human("blue", "D4", hand="2 crops, 1 rock").human("red").play("1")
    own = case.view("blue").players[0]
    assert own.hand == {"crops": 2, "water": 0, "wood": 0, "rock": 1}
    for reader in ("red", None):
        player = case.view(reader).players[0]
        assert (player.hand, player.cards, player.progress) == (None, 3, None)


@pytest.mark.rule("SV-19.1", "SV-2.2")
def test_the_bag_has_no_order_to_be_known() -> None:
    """A token is drawn from all that are left when a piece ends there, and not before: the
    position holds counts alone."""
    case = Board("D4 lake").human("blue", "D4").human("red").play("1", "rocky")
    before = case.state.model_dump(mode="json")
    assert before["bag"] == {**TOKENS, "lake": 7}
    case.go("D5")
    left = [token for token, count in before["bag"].items() for _ in range(count)]
    assert sorted(case.luck.picked[1]) == sorted(left)


@pytest.mark.rule("SV-19.1", "SV-8.5")
def test_the_content_of_an_offer_is_its_two_parties() -> None:
    """In views, events and questions; the others see 3 cards for 1."""
    case = trading()
    for reader in ("blue", "red"):
        offer = case.view(reader).offer
        assert offer is not None
        assert offer.give == {"crops": 1, "water": 2, "wood": 0, "rock": 0}
        assert offer.take == {"crops": 0, "water": 0, "wood": 1, "rock": 0}
    for reader in ("green", None):
        offer = case.view(reader).offer
        assert offer is not None
        assert (offer.gives, offer.takes, offer.give, offer.take) == (3, 1, None, None)
    trades = case.told("trade")
    assert all(e.seats in (None, (0, 1)) for e in trades)
    assert all("Crops" not in e.text for e in trades if e.seats is None)
    (question,) = [p for p in case.asked("red") if "offers you" in p.text]
    assert question.secret


@pytest.mark.rule("SV-19.1", "SV-8.5")
def test_an_accepted_trade_is_told_in_numbers() -> None:
    case = trading()
    events = case.pick("accept", by="red")
    assert [(e.text, e.seats) for e in events if e.kind == "trade"] == [
        ("Ruth accepts: Ben gives 3 cards and Ruth gives 1 card.", None)
    ]


@pytest.mark.rule("SV-19.1", "SV-8.4")
def test_an_offer_whose_cards_are_spent_stays_open_and_only_refusal_is_left() -> None:
    """Blue offered the Wood that he then builds with. Taking the offer away would tell Green what
    it was; so nothing is told, and Red alone sees that nothing can be accepted."""
    board = Board("D4 lake, D5 lake").human("blue", "D4", hand="1 crops, 1 wood")
    case = board.human("red", "D5", hand="1 rock").human("green").play("1")
    case.go("D5", "trade-1", "wood-1", "rock-1")
    events = case.go("build")
    assert [e.kind for e in events] == ["build"]
    (offer,) = [p for p in case.asked("red") if p.options[0].verb in ("accept", "refuse")]
    assert [o.id for o in offer.options] == ["refuse"]
    spectator = case.view().offer
    assert spectator is not None
    assert spectator.gives == 1


@pytest.mark.rule("SV-19.2", "SV-2.3", "SV-2.5")
def test_everything_on_the_table_is_open_to_all() -> None:
    """A spectator sees each fact of the position but the cards."""
    board = Board("D4 lake, D5 blue village, A1 city, A7 graveyard, G1 lake", dark="C1")
    board.human("blue", "D4", hand="1 rock", crates=2).defense("D5", blue="improved")
    board.zombie_player("red", original="G1").crate("E1")
    board.vampire_player("green", "G1", drops=3, white="D5", red="A7")
    case = board.human("yellow").play("1")
    view, s = case.view(), case.state
    assert (view.tokens, view.white, view.dark) == (s.tokens, "G7", "C1")
    assert (view.crates, view.crates_left) == ({"E1": 1}, 9)
    assert view.defenses == {"D5": {"blue": "improved"}}
    assert view.zombies == {"original": "G1"}
    assert (view.vampire, view.drops) == ("G1", 3)
    assert (view.coffins, view.saved) == ({"white": "D5", "red": "A7"}, ["red"])
    assert view.bank == {"crops": 15, "water": 15, "wood": 15, "rock": 14}
    assert view.bag == s.bag
    blue = view.players[0]
    assert (blue.cards, blue.crates, blue.months, blue.space) == (1, 2, 4, "D4")
    assert blue.cubes == {"basic": 5, "improved": 1, "fortified": 1}
    assert (view.roll, view.turn) == ("1", 0)


@pytest.mark.rule("SV-19.2")
def test_every_die_and_coin_is_told_to_all() -> None:
    case = Board("D4 lake").human("blue", "D4").human("red").play("SURVIVE!", "A", "1", "Crate")
    (roll,) = (e for e in case.told("roll") if e.data["seat"] == 0)
    assert roll.seats is None
    (dice,) = case.told("dice")
    shown = {"letter": "A", "number": "1", "coin": "Crate", "dice": ["A", "1", "Crate"]}
    assert (dice.seats, dice.data) == (None, shown)


@pytest.mark.rule("SV-19.3")
def test_at_the_end_all_hands_are_public() -> None:
    board = Board().human("blue", hand="2 crops").human("red", hand="1 rock").turn("red").round(60)
    case = board.play(*QUIET)
    assert case.over
    hands = [player.hand for player in case.view().players]
    assert hands[0] == {"crops": 2, "water": 0, "wood": 0, "rock": 0}
    assert hands[1] == {"crops": 0, "water": 0, "wood": 0, "rock": 1}


@pytest.mark.rule("SV-19.4")
def test_a_converted_hand_is_told_to_all() -> None:
    board = Board("D4 lake").human("blue", "D4", hand="2 crops, 1 rock").human("red")
    case = board.play("1", "city")
    case.go("D5")
    (event,) = case.told("conversion")
    assert event.seats is None
    assert "2 Crops and 1 Rock" in event.text


def beside_zombie(hand: str) -> Case:
    """Ben on D4; a Zombie on D5, Mountains on D3 and E4, and C4 free."""
    board = Board("D4 lake, D5 lake, D3 mountain, E4 mountain, C4 lake, A1 city")
    board.human("blue", "D4", hand=hand).zombie_player("red", original="D5")
    return board.play("1")


@pytest.mark.rule("SV-19.5", "SV-4.23")
def test_destinations_that_depend_on_the_hand_are_the_players_own() -> None:
    """With a Monster in reach the question is secret, whether the hand pays or not; a lone
    destination is asked for all the same, or going on would tell the others what Ben lacks."""
    rich, poor = beside_zombie("1 wood, 1 rock"), beside_zombie("2 wood")
    assert rich.ends == {"C4", "D5"}
    assert poor.ends == {"C4"}
    for case in (rich, poor):
        assert case.prompt.secret
        assert {d.space for d in case.view("blue").sheet.destinations} == case.ends
        assert case.view("red").sheet.destinations == []
        assert case.view().sheet is None


@pytest.mark.rule("SV-19.5", "SV-4.19")
def test_without_a_monster_in_reach_the_question_is_open() -> None:
    case = Board("D4 lake").human("blue", "D4", hand="1 wood, 1 rock").human("red").play("1")
    assert not case.prompt.secret


@pytest.mark.rule("SV-19.1", "SV-18.3")
def test_a_default_that_tells_of_the_hand_is_not_shown_to_others() -> None:
    """Twelve Crates and home in reach: whether the default goes home tells whether Ben holds the
    set. The question is secret either way."""
    for hand in (SET, "4 crops"):
        board = Board("D4 lake, E4 blue village, C4 lake")
        case = board.human("blue", "D4", hand=hand, crates=12).human("red").play("1")
        assert case.prompt.secret


@pytest.mark.rule("SV-19.1", "SV-18.3")
@pytest.mark.parametrize(
    ("crates", "home", "secret"), [(12, "E4", True), (11, "E4", False), (12, "G1", False)]
)
def test_going_home_to_win_is_private_only_where_it_could_be_done(
    crates: int, home: str, secret: bool
) -> None:
    """It takes both: Months enough, and home in reach."""
    board = Board(f"D4 lake, {home} blue village, C4 lake")
    case = board.human("blue", "D4", hand=SET, crates=crates).human("red").play("1")
    assert case.prompt.secret == secret


@pytest.mark.rule("SV-19.1", "SV-9.7")
def test_which_kind_of_monster_the_hand_pays_for_is_not_told() -> None:
    """A Zombie and the Vampire on one space: the question is secret, and asked even where the hand
    pays for the one only. Among Zombies alone there is nothing to hide."""
    board = Board("D4 lake, D5 lake, A1 city, A7 graveyard").human(
        "blue", "D4", hand="1 wood, 1 rock"
    )
    case = board.zombie_player("red", original="D5").vampire_player("green", "D5").play("1")
    case.go("D5")
    assert (case.whose, case.options, case.prompt.secret) == ("blue", ["original"], True)
    board = Board("D4 lake, D5 lake, A1 city").human("blue", "D4", hand="1 wood, 1 rock")
    case = board.zombie_player("red", original="D5", white="D5").play("1")
    case.go("D5")
    assert (case.options, case.prompt.secret) == (["original", "white"], False)
