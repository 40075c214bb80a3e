"""Setup: decks, what is taken out of them, and who starts (PH-1, PH-2, PH-21.8, PH-21.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from rules.engine import Illegal, Table
from rules.posthuman import GAME
from rules.posthuman.model.characters import choose_characters
from rules.posthuman.model.decks import CARDS, CONTENT, ICONS, START, TILES, kind_of, list_copies
from rules.posthuman.model.state import State
from tests.rules.posthuman.build import DECKS
from tests.rules.posthuman.rows import figure
from tests.rules.posthuman.turn_frame import everywhere, making, opened


def by_seed(seed: Any, *names: str, **options: Any) -> State:
    """A table whose cards a seed has shuffled."""
    return Table.open(GAME, names=names or ("Ada",), seed=str(seed), options=options).state


def shuffled() -> set[str]:
    """The decks that lie differently with another seed."""
    piles: list[dict[str, Any]] = []
    for seed in "ab":
        s = by_seed(seed, "Ada", "Ben")
        piles.append({name: getattr(s, name).pile for name in DECKS})
        piles[-1] |= {f"level {n}": deck.pile for n, deck in s.encounters.items()}
        piles[-1] |= {kind: deck.pile for kind, deck in s.minions.items()} | {"tiles": s.tiles}
    return {name for name, pile in piles[0].items() if pile != piles[1][name]}


def fortress(seeds: int, **options: Any) -> set[tuple[int, int]]:
    """How many events there are alone, and on which turn the Fortress may come."""
    piles = [by_seed(seed, **options).events.pile for seed in range(seeds)]
    return {(len(pile), pile[::-1].index("fortress") + 1) for pile in piles}


def out_alone() -> Counter[str]:
    """What is out of the game alone, but for starting items."""
    s = opened(1, custom=True).s
    assert not {*map(kind_of, s.removed)} & {*map(kind_of, (*s.skills.pile, *s.equipment.pile))}
    starting = list_copies(CONTENT.starting)
    return Counter(kind_of(one) for one in s.removed if one not in starting)


def icons(seats: int, **options: Any) -> set[int]:
    return {ICONS[one] for one in opened(seats, **options).s.market}


def at_home() -> list[Any]:
    case = making(2, choose_characters).defaults()
    humans = [case.human(seat) for seat in (0, 1)]
    return [(one.on_start, one.tile.foraged, one.place, [*one.map]) for one in humans]


def starts() -> tuple[Any, ...]:
    case = opened(3, 1, 0)
    told = "Ben wins the roll and is the starting player." in case.texts("setup")
    return (case.s.first, case.luck.picked[0], told)


def flags(**options: Any) -> tuple[bool, bool]:
    s = opened(2, **options).s
    return (s.short, s.strict)


SOCIAL = {"looting": 2, "raiding": 2, "storytelling": 1, "psychologist": 1, "camo-tent": 1}
# fmt: off
SETUP = [
    figure("PH-1.3", lambda: [*GAME.seats], [1, 2, 3, 4]),
    figure("PH-1.7 PH-2.5a PH-7.2", opened(4, 2, 0).s.list_seats_clockwise, [2, 3, 0, 1]),
    # Every card is in exactly one place, and every deck is shuffled.
    *(
        figure("PH-1.1", lambda n=n, custom=custom: Counter(everywhere(opened(n, custom=custom).s)),
            Counter({*CARDS} - {START.id}))
        for n in (1, 2, 4) for custom in (False, True)
    ),
    figure("PH-1.2", lambda: {*opened(2).s.tiles}, {*TILES} - {START.id}),
    figure("PH-2.3", shuffled, {*DECKS, "level 1", "level 2", "level 3", "human", "mutant",
        "tiles"}),
    # Items for more players are out if characters are built; the Fortress is for solo play.
    figure("PH-2.1 PH-23.3", lambda: icons(2, custom=True), {1, 2}),
    figure("PH-2.1", lambda: "painkillers.3" in opened(2, custom=True).s.removed, True),
    figure("PH-23.3 PH-3.5", lambda: icons(2), {1, 2, 3, 4}),
    figure("PH-2.2", lambda: len(opened(2).s.events.pile), 20),
    figure("PH-2.2", lambda: "fortress" in opened(2).s.removed, True),
    # Everybody begins at home, before the first space; a die picks the starting player.
    figure("PH-2.4", at_home, [(True, False, 0, ["0,0"])] * 2),
    figure("PH-2.5", starts, (1, (0, 1, 2), True)),
    # Ready characters, full length and speed, unless the host says otherwise.
    figure("PH-2.6 PH-2.6a", lambda: opened(2, 0, 0).prompt().topic, "character"),
    figure("PH-2.6 PH-2.6a", lambda: opened(2, custom=True).topics(), ["stats", "stats"]),
    figure("PH-2.7", flags, (False, False)),
    figure("PH-2.7", lambda: flags(short=True), (True, False)),
    figure("PH-2.7", lambda: flags(strict=True), (False, True)),
    # Alone what acts on others is out, and the Fortress is among the lowest three.
    figure("PH-21.8", lambda: icons(1, custom=True), {1}),
    figure("PH-21.8", out_alone, {"guide": 1, "great-explorer": 1, **SOCIAL}),
    figure("PH-21.8", lambda: {"togetherness", "trader-caravan"} <= {*opened(1).s.events.pile},
        True),
    figure("PH-21.9", lambda: fortress(20), {(19, 17), (19, 18), (19, 19)}),
    figure("PH-22.5", lambda: fortress(20, short=True), {(13, 11), (13, 12), (13, 13)}),
]
# fmt: on


@pytest.mark.parametrize(("find", "wanted"), SETUP)
def test_setup(find: Callable[[], Any], wanted: Any) -> None:
    assert find() == wanted


@pytest.mark.rule("PH-1.3")
def test_no_fifth_player() -> None:
    with pytest.raises(Illegal):
        by_seed("seed", "A", "B", "C", "D", "E")
