"""What the table chooses for a player who is absent, and always for the game master's Zombies
(SV-18.3 to SV-18.9, SV-20.3). Destinations are in coordinate order, so the first of a class has the
lowest coordinate."""

from collections.abc import Container, Iterator

from rules.survive.model.board import Space, find_lowest_space, make_mask
from rules.survive.model.components import (
    COLOURS,
    HOMES,
    MONTHS_TO_WIN,
    VILLAGES,
    YIELDS,
    ZOMBIES,
    Zombie,
)
from rules.survive.model.state import State

STAY = "stay"


def _find_first(ends: int, classes: Iterator[int]) -> Space:
    """Find the lowest coordinate in the first class that has any of the ends, or of all ends if no
    class has any. All are bit sets. Later classes are not worked out."""
    for these in classes:
        if found := ends & these:
            return find_lowest_space(found)
    return find_lowest_space(ends)


def choose_human_destination(s: State, seat: int, ends: int) -> Space:
    """Choose a Human's destination (SV-18.3)."""
    return _find_first(ends, _rank_for_human(s, seat))


def _rank_for_human(s: State, seat: int) -> Iterator[int]:
    colour, quiet = s.players[seat].colour, ~s.monster_spaces()
    if s.has_full_set(seat) and s.count_months(seat) >= MONTHS_TO_WIN:
        yield s.find_token_spaces(HOMES[colour]) & quiet
    elements = s.find_token_spaces(*YIELDS) & quiet
    if s.defenses:
        yield elements & make_mask([at for at, own in s.defenses.items() if colour in own])
        yield elements & ~make_mask(s.defenses)
    yield elements
    yield s.find_token_spaces(*VILLAGES) & quiet
    yield ~s.find_token_spaces()


def choose_target(s: State, seat: int, targets: list[str]) -> str:
    """Choose a Human's target: the Original Zombie, else the own colour's, else by colour order,
    else the Vampire (SV-18.4)."""
    order = ("original", s.players[seat].colour, *COLOURS, "vampire")
    return next(target for target in order if target in targets)


def choose_next_zombie(left: Container[Zombie]) -> Zombie:
    """Choose the Zombie to move next: the Original first, then by colour order (SV-18.7)."""
    return next(zombie for zombie in ZOMBIES if zombie in left)


def choose_zombie_destination(s: State, zombie: Zombie, ends: int) -> str:
    """Choose a Zombie's destination, or to stay on Zombie City (SV-18.7 and SV-18.8)."""
    all_up = len(s.zombies) == len(ZOMBIES)
    if s.tokens.get(s.zombies[zombie]) == "city" and (all_up or not ends):
        return STAY
    return _find_first(ends, _rank_for_zombie(s, all_up))


def _rank_for_zombie(s: State, all_up: bool) -> Iterator[int]:
    if all_up:
        yield s.find_token_spaces("city")
    yield s.find_token_spaces(*VILLAGES)
    prey = make_mask([p.space for p in s.players if p.space and p.colour not in s.zombies])
    yield s.find_token_spaces(*YIELDS) & prey
    yield ~s.find_token_spaces()


def choose_zombie_target(s: State, humans: list[int]) -> str:
    """Choose a Zombie's target: the Human with the fewest cards, ties by colour order, else the
    Vampire (SV-14.25)."""
    if not humans:
        return "vampire"

    def fewest_first(seat: int) -> tuple[int, int]:
        return s.hand_size(seat), COLOURS.index(s.players[seat].colour)

    return s.players[min(humans, key=fewest_first)].colour


def choose_vampire_destination(s: State, ends: int) -> Space:
    """Choose the Vampire's destination (SV-18.9)."""
    return _find_first(ends, _rank_for_vampire(s))


def _rank_for_vampire(s: State) -> Iterator[int]:
    loose = len(s.coffins) > len(s.saved_colours())
    wins = len(s.coffins) == len(COLOURS) and s.drops > 0
    if loose or wins:
        yield s.find_token_spaces("graveyard")
    yield s.find_token_spaces(*VILLAGES)
    yield s.find_token_spaces(*YIELDS) & (s.human_spaces() | make_mask(s.zombies.values()))
    yield ~s.find_token_spaces()
