"""Positions to look at, built by hand or played."""

import random
from typing import Any

from rules import GAMES
from rules.engine import Table
from rules.survive.model.board import SPACES
from rules.survive.model.components import COLOURS, SIZES, TOKENS, VILLAGES, YIELDS, ZOMBIES
from rules.survive.model.state import State, make_opening
from rules.survive.view import View

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve")
ABSURD = (
    "W" * 32,
    "🔥" * 32,
    "\u202e\u0633\u0644\u0627\u0645",
    "_*`[x](https://e.vil)@everyone",
    "\u200b\u2066",
)


def view_state(state: State, seat: int | None = None, names: tuple[str, ...] = NAMES) -> View:
    """The position as the seat sees it, with nothing rolled or moved first."""
    seen: Any = GAMES["survive"].view(state, seat, names[: state.seats])
    return seen


def make_quiet_state(seats: int = 3) -> State:
    """Round 5 of 60, seat 0 to move, everybody on E1; a few places found."""
    s = make_opening(seats, 60, False)
    s.phase, s.round, s.turn, s.roll, s.to_move = "turns", 5, 0, "3", True
    s.picked = list(range(seats))
    s.white = "D4"
    for space, token in (
        ("A1", "prairie"),
        ("B1", "village-red"),
        ("C1", "mountain"),
        ("D1", "city"),
        ("E1", "lake"),
        ("F1", "graveyard"),
    ):
        s.tokens[space] = token
        s.bag[token] -= 1
    for player in s.players:
        player.space = "E1"
    return s


def make_state_of_roles() -> State:
    """Seat 0 a Human with things, seat 1 the Zombie player, seat 2 the Vampire."""
    s = make_quiet_state()
    ada, ben, cleo = s.players
    ada.hand = {"crops": 1, "water": 2, "wood": 1, "rock": 0}
    ada.space, ada.crates = "B1", 2
    ada.cubes = {"basic": 4, "improved": 1, "fortified": 1}
    s.defenses = {"A1": {"red": "basic"}, "B1": {"red": "improved"}}
    for player, role in ((ben, "zombie"), (cleo, "vampire")):
        player.role, player.space = role, ""
    s.zombies = {"original": "D1", "blue": "E1"}
    s.vampire, s.drops = "A1", 4
    s.coffins = {"green": "F1", "white": "E1"}
    s.crates, s.crates_left = {"G7": 2, "G6": 1}, 7
    s.dark = "A7"
    s.trail = [("A2", "B1")]
    s.bank = {"crops": 14, "water": 13, "wood": 12, "rock": 11}
    return s


def make_crowded_state(*, coffins: bool = False) -> State:
    """More than can ever come together: everybody and everything on the Blue Village, every
    space explored, Defenses everywhere."""
    s = make_opening(5, 60, False)
    s.phase, s.round, s.turn, s.roll = "turns", 60, 2, "SURVIVE!"
    s.picked = list(range(5))
    s.white = "A1"
    bag = [token for token, number in TOKENS.items() for _ in range(number)]
    random.Random(4).shuffle(bag)
    s.tokens = dict(zip(SPACES[1:], bag, strict=True))
    s.bag = dict.fromkeys(s.bag, 0)
    here = s.find_token("village-blue")
    assert here is not None
    for player in s.players:
        player.space, player.crates = here, 12
        player.cubes = {"basic": 0, "improved": 0, "fortified": 0}
    s.zombies = dict.fromkeys(ZOMBIES, here)
    s.vampire, s.drops = here, 9
    s.defenses[here] = {colour: SIZES[n % 3] for n, colour in enumerate(COLOURS)}
    elements = [space for space, token in s.tokens.items() if token in YIELDS]
    for n, space in enumerate(elements[:24]):
        s.defenses[space] = {COLOURS[n % 5]: "basic"}
    for space in [space for space, token in s.tokens.items() if token in VILLAGES]:
        s.defenses.setdefault(space, {"red": "improved", "blue": "basic", "white": "fortified"})
    s.coffins = dict.fromkeys(COLOURS, here if coffins else elements[26])
    s.crates, s.crates_left = {elements[30]: 12, elements[31]: 3}, 0
    s.dark = elements[29]
    s.trail = [(start, here) for start in ("B3", "G7", "A5", "D1", "E5", "F2")]
    return s


def play_randomly(seats: int, seed: str, answers: int = 10_000) -> Table[State]:
    """A table at which half of the answers are random and the others defaults."""
    table: Table[State] = Table.open("survive", names=list(NAMES[:seats]), seed=seed)
    rnd = random.Random(seed)
    for _ in range(answers):
        if table.result is not None:
            break
        prompt = next(p for p in table.prompts if not p.optional)
        answer = prompt.default
        if prompt.kind == "choice" and prompt.least == prompt.most == 1 and rnd.random() < 0.5:
            answer = [rnd.choice(prompt.options).id]
        table.answer(prompt.id, answer)
    return table
