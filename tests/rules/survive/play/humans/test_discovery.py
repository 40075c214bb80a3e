"""SV-5: discovery."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules.engine import Table
from rules.survive.model.state import State
from tests.rules.survive.build import Board, Case

CUBES = {"basic": 5, "improved": 2, "fortified": 1}
YIELDS = (("prairie", "crops"), ("lake", "water"), ("forest", "wood"), ("rocky", "rock"))
ELSEWHERE = "G1 lake, G2 lake, G3 lake, G4 lake, G5 lake, F1 blue village, F2 green village"


def finds(token: str, board: Board | None = None, *, hand: str = "") -> Case:
    """Ruth goes from the Lake on A1 to the unexplored A2 and draws this token. Ben is far off."""
    board = board or Board("A1 lake, G1 lake").human("red", "A1", hand=hand).human("blue", "G1")
    case = board.play("1", token)
    case.go("A2")
    return case


@pytest.mark.rule("SV-5.1")
def test_ending_on_an_empty_space_draws_a_token() -> None:
    """A Human, a Zombie and the Vampire each place one from the bag; the bag has one less."""
    human = Board("A1 lake").human("red", "A1").human("blue", "A1").play("1", "forest")
    human.go("A2")
    (found,) = human.told("discovery")
    assert found.text.startswith("Ruth discovers a Forest at A2. ")
    zombie = Board("A1 lake").zombie_player("red", original="A1").play("2", "forest")
    zombie.go("A2")
    vampire = Board("B1 lake").vampire_player("red", "B1").play("1", "forest")
    vampire.go("A2")
    for case in (human, zombie, vampire):
        assert case.state.tokens["A2"] == "forest"
        assert case.state.bag["forest"] == 7
        assert sum(case.state.bag.values()) == 46


@pytest.mark.rule("SV-5.1")
def test_ending_on_an_explored_space_draws_none() -> None:
    """The script names no token, so a draw would fail."""
    case = Board("A1 lake, A2 lake").human("red", "A1").human("blue", "A1").play("1")
    case.go("A2")
    assert case.state.bag["lake"] == 6
    assert sum(case.state.bag.values()) == 46


@pytest.mark.rule("SV-5.2")
def test_every_token_left_is_as_likely() -> None:
    """The draw is from exactly the tokens left, each counted as often as it is there; a kind that
    has run out cannot come."""
    villages = "A1 red village, A2 blue village, A3 city, A4 mountain, A5 mountain"
    case = Board(villages).human("red", "A1").human("blue", "A1").play("1", "lake")
    case.go("B1")
    (draw,) = (Counter(things) for things in case.luck.picked if len(things) > 8)
    assert draw == {
        "prairie": 8,
        "lake": 8,
        "forest": 8,
        "rocky": 8,
        "mountain": 7,
        "graveyard": 1,
        "village-yellow": 1,
        "village-green": 1,
        "village-white": 1,
    }


@pytest.mark.rule("SV-5.3")
@pytest.mark.parametrize(("token", "element"), YIELDS)
def test_a_human_takes_two_of_a_new_element_and_may_build(token: str, element: str) -> None:
    """With what a Basic Defense costs in hand, building is offered at once."""
    case = finds(token, hand="1 crops, 1 wood")
    assert case.hand("red") == dict(Counter({"crops": 1, "wood": 1}) + Counter({element: 2}))
    assert "build" in case.options
    case.go("build")
    assert case.state.defenses == {"A2": {"red": "basic"}}


@pytest.mark.rule("SV-5.3")
def test_nothing_is_collected_beside_the_two() -> None:
    """Discovering is not collecting as well: 2 cards of 15 are gone."""
    assert finds("lake").bank() == {"crops": 15, "water": 13, "wood": 15, "rock": 15}


@pytest.mark.rule("SV-5.4", "SV-1.9")
def test_another_colours_village_gets_a_basic_for_nothing() -> None:
    """The cube comes out of stock, no card is paid and none taken."""
    case = finds("village-blue", hand="1 crops, 1 wood")
    assert case.state.defenses == {"A2": {"red": "basic"}}
    assert case.player("red").cubes == {**CUBES, "basic": 4}
    assert case.hand("red") == {"crops": 1, "wood": 1}
    assert case.months("red") == 1


@pytest.mark.rule("SV-5.5")
def test_the_home_village_gets_an_improved_for_nothing() -> None:
    """The same, two Months worth."""
    case = finds("village-red", hand="1 crops, 1 wood")
    assert case.state.defenses == {"A2": {"red": "improved"}}
    assert case.player("red").cubes == {**CUBES, "improved": 1}
    assert case.hand("red") == {"crops": 1, "wood": 1}
    assert case.months("red") == 2


def builder(*, basic: int, improved: int) -> Board:
    """Ruth, with so many Basic and Improved Defenses elsewhere."""
    board = Board(f"A1 lake, {ELSEWHERE}").human("red", "A1").human("blue", "G1")
    for space in ("G1", "G2", "G3", "G4", "G5")[:basic]:
        board.defense(space, red="basic")
    for space in ("F1", "F2")[:improved]:
        board.defense(space, red="improved")
    return board


@pytest.mark.rule("SV-5.6")
def test_home_without_an_improved_cube_gets_a_basic() -> None:
    """Both Improved cubes stand elsewhere."""
    case = finds("village-red", builder(basic=0, improved=2))
    assert case.state.defenses["A2"] == {"red": "basic"}
    assert case.player("red").cubes == {"basic": 4, "improved": 0, "fortified": 1}


@pytest.mark.rule("SV-5.6")
def test_a_village_without_a_suitable_cube_gets_nothing() -> None:
    """Home with neither Improved nor Basic in stock; another's Village without a Basic, though
    there are Improved ones and the Fortified one."""
    case = finds("village-red", builder(basic=5, improved=2))
    assert "A2" not in case.state.defenses
    assert case.player("red").cubes == {"basic": 0, "improved": 0, "fortified": 1}
    case = finds("village-yellow", builder(basic=5, improved=0))
    assert "A2" not in case.state.defenses
    assert case.player("red").cubes == {"basic": 0, "improved": 2, "fortified": 1}


@pytest.mark.rule("SV-5.7")
@pytest.mark.parametrize(
    ("token", "hand", "size"),
    [
        ("village-blue", "2 water, 1 rock", "improved"),
        ("village-red", "1 water, 1 wood, 2 rock", "fortified"),
    ],
)
def test_the_free_defense_may_be_upgraded_at_once(token: str, hand: str, size: str) -> None:
    """Basic to Improved, or the Home Village's Improved to Fortified."""
    case = finds(token, hand=hand)
    case.go("build")
    assert case.state.defenses == {"A2": {"red": size}}
    assert case.hand("red") == {}


@pytest.mark.rule("SV-5.8")
def test_a_mountain_ends_a_humans_turn() -> None:
    """Ruth could swap and build; she is asked nothing more, and Ben is to move."""
    case = finds("mountain", hand="4 crops, 4 water, 4 wood, 4 rock")
    assert case.whose == "blue"
    assert case.hand("red") == {"crops": 4, "water": 4, "wood": 4, "rock": 4}


@pytest.mark.rule("SV-5.9")
def test_a_lair_converts_a_human_and_ends_the_turn() -> None:
    """Zombie City makes Ruth the Zombie player, the Graveyard the Vampire; Ben is next."""
    hand = "4 crops, 4 water, 4 wood, 4 rock"
    case = finds("city", hand=hand)
    assert (case.player("red").role, case.state.zombies) == ("zombie", {"original": "A2"})
    assert (case.whose, case.hand("red")) == ("blue", {})
    case = finds("graveyard", hand=hand)
    assert (case.player("red").role, case.state.vampire) == ("vampire", "A2")
    assert (case.whose, case.hand("red")) == ("blue", {})


@pytest.mark.rule("SV-5.10")
@pytest.mark.parametrize("token", ["prairie", "lake", "forest", "rocky", "mountain"])
def test_elements_and_mountains_mean_nothing_to_monsters(token: str) -> None:
    """No card, Drop, Zombie or Coffin comes of it; the Zombie player's next Zombie moves on."""
    zombies = Board("B2 lake, G1 lake").zombie_player("red", original="B2", blue="B2")
    case = zombies.human("blue", "G1").play("2", token)
    case.go("original", "A2")
    assert case.state.zombies == {"original": "A2", "blue": "B2"}
    assert case.ends >= {"B1", "B3", "C2"}
    vampire = Board("A1 lake, G1 lake").vampire_player("red", "A1", drops=2)
    case = vampire.human("blue", "G1").play("1", token)
    case.go("B2")
    assert case.whose == "blue"
    assert (case.state.vampire, case.state.drops, case.state.coffins) == ("B2", 2, {})
    assert case.bank() == {"crops": 15, "water": 15, "wood": 15, "rock": 15}


@pytest.mark.rule("SV-5.11", "SV-14.21")
def test_a_zombie_finding_a_village_replicates() -> None:
    """The Blue Zombie rises there, unless it is on the board already."""
    case = Board("A1 lake, G1 lake").zombie_player("red", original="A1").human("blue", "G1")
    found = case.play("2", "village-blue")
    found.go("A2")
    assert found.state.zombies == {"original": "A2", "blue": "A2"}
    board = Board("A1 lake, G1 lake").zombie_player("red", original="A1", blue="G1")
    found = board.play("2", "village-blue")
    found.go("original", "A2")
    assert found.state.zombies == {"original": "A2", "blue": "G1"}


@pytest.mark.rule("SV-5.12", "SV-15.14")
def test_the_vampire_finding_a_village_places_the_coffin() -> None:
    """The Green one, unless it is on the board already."""
    case = Board("A1 lake").vampire_player("red", "A1").play("1", "village-green")
    case.go("B2")
    assert case.state.coffins == {"green": "B2"}
    case = Board("A1 lake").vampire_player("red", "A1", green="A1").play("1", "village-green")
    case.go("B2")
    assert case.state.coffins == {"green": "A1"}


@pytest.mark.rule("SV-5.13", "SV-16.4", "SV-16.6")
def test_a_monster_finding_the_other_lair_changes_sides() -> None:
    """A Zombie on the Graveyard: all Zombies go, the Vampire comes. The Vampire on the City: its
    Coffins, saved or loose, and its Drops go, the Original Zombie comes."""
    zombies = Board("A1 lake, G1 city").zombie_player("red", original="A1", blue="G1")
    case = zombies.human("blue", "G7").play("2", "graveyard")
    case.go("original", "A2")
    assert (case.player("red").role, case.state.vampire, case.state.zombies) == (
        "vampire",
        "A2",
        {},
    )
    vampire = Board("A1 lake, G1 graveyard").vampire_player(
        "red", "A1", drops=3, blue="G1", red="A1"
    )
    case = vampire.human("blue", "G7").play("1", "city")
    case.go("B2")
    assert (case.player("red").role, case.state.vampire) == ("zombie", None)
    assert (case.state.zombies, case.state.coffins) == ({"original": "B2"}, {})
    assert case.state.drops == 0


@pytest.mark.rule("SV-5.14", "SV-4.10", "SV-4.11")
def test_the_finder_stands_on_the_mountain_until_moving() -> None:
    """Ruth stays there over Ben's turn, and moves off it with the number rolled."""
    case = Board("A1 lake, G1 lake").human("red", "A1").human("blue", "G1")
    found = case.play("1", "mountain", "1", "lake", "1")
    found.go("A2")
    assert found.player("red").space == "A2"
    found.go("G2")
    assert (found.whose, found.player("red").space) == ("red", "A2")
    assert found.ends == {"A1", "A3", "B2"}


@pytest.mark.rule("SV-5.14")
def test_monsters_stand_on_their_mountain_too() -> None:
    """A Zombie and the Vampire are where they ended."""
    zombie = Board("A1 lake, G1 lake").zombie_player("red", original="A1").human("blue", "G1")
    case = zombie.play("2", "mountain")
    case.go("A2")
    assert case.state.zombies == {"original": "A2"}
    vampire = Board("A1 lake, G1 lake").vampire_player("red", "A1").human("blue", "G1")
    case = vampire.play("1", "mountain")
    case.go("B2")
    assert case.state.vampire == "B2"


@pytest.mark.rule("SV-5.15", "SV-10.4")
def test_nobody_reaches_a_piece_on_a_mountain() -> None:
    """A Human there is no Monster's destination, a Monster there no Human's, though the hand
    would pay."""
    rich = "1 crops, 1 water, 1 wood, 1 rock"
    told = "A1 lake, A2 mountain, B3 lake"
    zombie = Board(told).zombie_player("red", original="B3").human("blue", "A2")
    assert "A2" not in zombie.play("3").ends
    assert "A2" not in Board(told).vampire_player("red", "B3").human("blue", "A2").play("1").ends
    human = Board(told).human("red", "B3", hand=rich)
    assert "A2" not in human.zombie_player("blue", original="A2").play("2").ends
    human = Board(told).human("red", "B3", hand=rich)
    assert "A2" not in human.vampire_player("blue", "A2").play("2").ends


@pytest.mark.rule("SV-5.16")
@pytest.mark.parametrize("seed", ["ash", "birch"])
def test_a_token_once_placed_stays(seed: str) -> None:
    """Two games of five, played at random for twenty rounds: the explored board only grows, and
    no token on it ever changes."""
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
    table: Table[State] = Table.open("survive", names=names, seed=seed, options={"last_dawn": 20})
    rnd = Random(seed)
    before: dict[str, str] = {}
    while table.prompts:
        prompt = next(p for p in table.prompts if not p.optional)
        spaces = [o.id for o in prompt.options if o.verb in ("move", "colour")]
        table.answer(
            prompt.id, [rnd.choice(spaces)] if spaces and prompt.most == 1 else prompt.default
        )
        assert before.items() <= table.state.tokens.items()
        before = {**table.state.tokens}
    assert len(before) > 20
