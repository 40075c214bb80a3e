"""PH-30.16: laws that every combat is held against, whatever its human has and answers."""

from __future__ import annotations

import random

import pytest

from rules.engine import Chance, Illegal
from rules.posthuman.model import decks
from tests.kit.luck import Loaded
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.play.fights.in_fights import meeting

COMBATS = [one for one, card in decks.ENCOUNTERS.items() if card.combat is not None]


def fighter(chance: random.Random, one: str) -> Road:
    """Ada with stats, skills and items by chance, on whom an encounter comes."""
    stats = {stat: chance.randint(2, 5) for stat in ("melee", "speed", "strength", "mind")}
    road = Road(1).human(0, shooting=chance.randint(2, 5), ammo=4, food=3, **stats)
    for known in (decks.ITEMS, decks.SKILLS):
        kinds = sorted({decks.kind_of(card) for card in known})
        road.has(0, *chance.sample(kinds, 4))
    return road.stacks(f"level{decks.ENCOUNTERS[one].level}", one)


def answer(case: Case, chance: random.Random) -> None:
    """Something of the open question, or its default where that is refused."""
    prompt = case.table.needed_prompts[0]
    if prompt.kind != "choice":
        case.table.lapse_prompt(prompt.id)
        return
    most = min(prompt.most, len(prompt.options))
    chosen = [one.id for one in prompt.options]
    chance.shuffle(chosen)
    try:
        case.table.answer(prompt.id, chosen[: chance.randint(prompt.least, most)])
    except Illegal:
        case.table.lapse_prompt(prompt.id)


def lawful(case: Case) -> None:
    """What holds at every question of a fight."""
    fight = case.s.fights.get(0)
    if fight is None or fight.clash is None:
        return
    clash = fight.clash
    if fight.stage == "melee":
        assert clash.mine or clash.defence
        assert clash.theirs
    for again in (clash.rerolled, clash.their_rerolled):
        assert len(set(again)) == len(again)


def one_shooting_round(case: Case) -> None:
    """Of each encounter: nobody shoots twice at the same one, or once the melee has begun."""
    shots: list[tuple[bool, int]] = []
    melee = False
    for event in case.told():
        if event.kind == "passage":
            shots, melee = [], False
        elif event.kind == "round":
            melee = True
        elif event.kind == "shots":
            assert not melee
            shots.append((event.text.startswith("Ada"), event.data["foe"]))
            assert len(set(shots)) == len(shots)


@pytest.mark.rule("PH-30.16")
@pytest.mark.parametrize("one", COMBATS)
def test_every_combat_keeps_the_laws(one: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(one)
    monkeypatch.setattr(Loaded, "change_key", lambda luck, key: Chance.change_key(luck, one))
    case = fighter(chance, one).play(meeting(decks.ENCOUNTERS[one].level))
    while not case.over:
        lawful(case)
        answer(case, chance)
    rounds = [event.data["round"] for event in case.told("round")]
    assert max(rounds, default=0) <= 3
    assert rounds.count(3) <= 1
    one_shooting_round(case)
    assert case.s.fights == {}
