"""SV-5: discovery. Ruth, who is Red, goes from A1 to A2 and draws a token."""

from collections import Counter
from random import Random

import pytest

from rules.engine import Table
from rules.survive.model.state import State
from tests.rules.survive.build import Board
from tests.rules.survive.rows import Check, make_rows

rows = make_rows(
    ruth="A1 lake, G1 lake; red A1; blue G1",
    builder="A1 lake, G1 lake, G2 lake, G3 lake, G4 lake, G5 lake, F1 blue village, "
    "F2 green village; red A1; blue G1",
    zombie="A1 lake, G1 lake; red zombies original A1; blue G1",
    vampire="A1 lake, G1 lake; red vampire A1; blue G1",
)


@rows("""
SV-5.1 a Human | ruth | 1 forest > A2 -> token A2 forest; bag forest 7; bag_size 45;
    says Ruth discovers a Forest at A2.; publishes discovery
SV-5.1 a Zombie | zombie | 2 forest > A2 -> token A2 forest; bag forest 7; bag_size 45
SV-5.1 the Vampire | vampire | 1 forest > B2 -> token B2 forest; bag forest 7; bag_size 45
SV-5.1 none on an explored space | A1 lake, A2 lake; red A1; blue A1
    | 1 > A2 -> bag lake 6; bag_size 46
SV-5.3 SV-1.4 two of the element, and may build | ruth; red 1 crops 1 wood
    | 1 {prairie/lake/forest/rocky} > A2
    -> red hand {3 crops, 1 wood/1 crops, 2 water, 1 wood/1 crops, 3 wood/1 crops, 1 wood, 2 rock}
    | build -> defenses A2 red basic
SV-5.3 and no more | ruth | 1 lake > A2 -> bank 15 crops, 13 water, 15 wood, 15 rock
SV-5.4 SV-1.9 another's Village | ruth; red 1 crops 1 wood | 1 village-blue > A2
    -> defenses A2 red basic; red cubes 4 2 1; red hand 1 crops, 1 wood; red months 1
SV-5.5 Home | ruth; red 1 crops 1 wood | 1 village-red > A2
    -> defenses A2 red improved; red cubes 5 1 1; red hand 1 crops, 1 wood; red months 2
SV-5.6 Home without an Improved cube | builder; red improved F1+F2
    | 1 village-red > A2 -> defenses F1 red improved, F2 red improved, A2 red basic; red cubes 4 0 1
SV-5.6 Home without either | builder; red basic G1+G2+G3+G4+G5 improved F1+F2
    | 1 village-red > A2 -> red months 9; red cubes 0 0 1
SV-5.6 another's Village without a Basic | builder; red basic G1+G2+G3+G4+G5
    | 1 village-yellow > A2 -> red months 5; red cubes 0 2 1;
    says Ruth has no Basic Defense left to build at A2.
SV-5.7 upgraded at once | ruth; red {2 water 1 rock/1 water 1 wood 2 rock}
    | 1 {village-blue/village-red} > A2 build
    -> defenses A2 red {improved/fortified}; red hand nothing
SV-5.8 a Mountain ends the turn | ruth; red rich
    | 1 mountain > A2 -> asks blue; red hand 4 crops, 4 water, 4 wood, 4 rock
SV-5.9 SV-16.14 a Lair converts and ends the turn | ruth; red rich | 1 {city/graveyard} > A2
    -> red role {zombie/vampire}; zombies {original A2/nothing}; vampire {none/A2};
    asks blue; red hand nothing
SV-5.10 nothing for Zombies | B2 lake; red zombies original+blue B2
    | 2 {prairie/lake/forest/rocky/mountain} > original A2 -> zombies original A2, blue B2;
    offers B1 B3 C2; bank 15 crops, 15 water, 15 wood, 15 rock
SV-5.10 nor for the Vampire | vampire; red 2 drops | 1 {prairie/lake/forest/rocky/mountain} > B2
    -> asks blue; vampire B2; drops 2; coffins nothing; bank 15 crops, 15 water, 15 wood, 15 rock
SV-5.11 SV-14.19 a Zombie in a Village | zombie
    | 2 village-blue > A2 -> zombies original A2, blue A2
SV-5.11 SV-14.21 whose Zombie is up | zombie; red blue G1
    | 2 village-blue > original A2 -> zombies original A2, blue G1
SV-5.12 SV-15.14 the Vampire in a Village | vampire; red coffins {red/green} G1
    | 1 village-green > B2 -> coffins {red G1, green B2/green G1}
SV-5.13 SV-16.4 a Zombie in the Graveyard | A1 lake, G1 city; red zombies original A1 blue G1; blue
    | 2 graveyard > original A2 -> red role vampire; vampire A2; zombies nothing
SV-5.13 SV-16.6 the Vampire in Zombie City | A1 lake, G1 graveyard;
    red vampire A1 3 drops coffins blue G1 red A1; blue
    | 1 city > B2 -> red role zombie; vampire none; zombies original B2; coffins nothing; drops 0
SV-5.14 SV-4.10 SV-4.11 she stands on the Mountain | ruth | 1 mountain 1 lake 1 > A2 -> red at A2
    | G2 -> asks red; red at A2; ends A1 A3 B2
SV-5.14 so do Monsters | {zombie/vampire} | {2/1} mountain > {A2/B2}
    -> zombies {original A2/nothing}; vampire {none/B2}
SV-5.15 SV-10.4 SV-14.33 SV-15.34 nobody comes there | A1 lake, A2 mountain, B3 lake;
    {red zombies original B3/red vampire B3/red B3 set/red B3 set}; blue A1;
    {blue A2/blue A2/green zombies original A2/green vampire A2} | {3/1/2/2} -> lacks A2
""")
def test_discovery(check: Check) -> None:
    check()


@pytest.mark.rule("SV-5.2", "SV-21.5")
def test_every_token_left_is_equally_likely() -> None:
    """Each counts as often as it is there: the fourth Lake comes beside two others as easily as
    anywhere, and a kind that has run out cannot come."""
    lakes = "A1 lake, A2 lake, C1 lake, A3 city, A4 mountain, A5 red village"
    case = Board(f"{lakes}; red A1; blue A1").play("1", "lake").go("B1")
    (draw,) = (Counter(things) for things in case.luck.picked if len(things) > 8)
    villages = {f"village-{colour}": 1 for colour in ("blue", "yellow", "green", "white")}
    elements = {"prairie": 8, "lake": 5, "forest": 8, "rocky": 8}
    assert draw == {**elements, "mountain": 8, "graveyard": 1, **villages}


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
