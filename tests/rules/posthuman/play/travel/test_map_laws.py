"""What is true of every map, whatever is done on it (PH-30.10 to PH-30.12): by long wanderings of
two humans who answer at random."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.engine import Chance, Play
from rules.kit.graphs import count_steps
from rules.kit.turns import until_gone
from rules.posthuman.model.state import HOME, Human, State
from rules.posthuman.play.actions.legality import legal_actions
from rules.posthuman.play.actions.named import perform_action
from rules.posthuman.play.context import Here
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.play.travel.on_the_map import quiet


def wander(h: Here) -> Play[None]:
    """Twenty rounds, in which each human does something legal."""
    chance = Chance("what they do")
    for _ in range(20):
        for seat in list(h.s.humans):
            action = chance.pick([one for one in legal_actions(h.s, seat) if one != "nothing"])
            yield from until_gone(perform_action(h, seat, action))


def neighbours(human: Human, cell: str) -> list[str]:
    at, human.at = human.at, cell
    found = list(human.find_connected_tiles().values())
    human.at = at
    return found


def check_maps(s: State) -> None:
    laid = [one.tile for seat in s.humans for one in s.human(seat).map.values() if one.card.zones]
    held = [one for drawn in s.drawn_tiles.values() for one in drawn]
    assert len(laid) + len(held) + len(s.tiles) == 68
    assert not [one for one, n in Counter([*laid, *held, *s.tiles]).items() if n > 1]
    for seat in s.humans:
        human = s.human(seat)
        assert {*count_steps(HOME, lambda cell, h=human: neighbours(h, cell))} == {*human.map}
        check_place(human)


def check_place(human: Human) -> None:
    assert human.at in human.map
    tile = human.tile
    if not tile.is_completed:
        assert human.zone == tile.done - 1
    elif human.zone is not None:
        assert tile.card.zones[human.zone].kind == "safe"
        assert human.zone == len(tile.card.zones) - 1


@pytest.mark.rule("PH-30.11", "PH-30.12", "PH-30.10", "PH-30.9", "PH-6.12")
@pytest.mark.parametrize("seed", range(6))
def test_wanderers(seed: int) -> None:
    road = quiet(Road(2), n=60).human(0, place=2, health=3).human(1, place=5, health=3)
    road.state.tiles = Chance(f"tiles {seed}").shuffle(road.state.tiles)
    case: Case = road.play(wander, seed=f"wander {seed}")
    chance = Chance(f"answers {seed}")
    done: set[tuple[int, str]] = set()
    foraged: set[tuple[int, str]] = set()
    places = {0: 2, 1: 5}
    before: Counter[int] = Counter()
    while not case.over:
        prompt = case.table.needed_prompts[0]
        case.table.answer(prompt.id, [chance.pick(prompt.options).id])
        zones = Counter(event.data["seat"] for event in case.told("zone"))
        for seat in case.s.humans:
            up = case.s.human(seat).place - places[seat]
            assert 0 <= up <= zones[seat] - before[seat]  # one for a completed zone
            assert case.s.human(seat).place <= 10
            places[seat] = case.s.human(seat).place
        before = zones
        if any(human.zone is not None and not human.tile.is_completed for human in _moving(case)):
            continue  # in the middle of a zone
        check_maps(case.s)
        now = {(n, one) for n in case.s.humans for one in _tiles(case, n, "is_completed")}
        assert done <= now  # a completed tile stays completed
        flipped = {(n, one) for n in case.s.humans for one in _tiles(case, n, "foraged")}
        assert foraged <= flipped
        done, foraged = now, flipped
    check_maps(case.s)
    assert done
    assert foraged
    assert sum(places.values()) > 2 + 5  # not all zones were dead


def _moving(case: Case) -> list[Human]:
    """Those who have entered a zone and not completed it yet."""
    return [
        human
        for seat in case.s.humans
        if (human := case.s.human(seat)).zone is not None and human.zone >= human.tile.done
    ]


def _tiles(case: Case, seat: int, what: str) -> list[str]:
    return [cell for cell, laid in case.s.human(seat).map.items() if getattr(laid, what)]
