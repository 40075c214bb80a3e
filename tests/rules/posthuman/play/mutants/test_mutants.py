"""The mutants' step, and what a mutant may do instead of its card (PH-18.2, PH-18.3, PH-18.11 to
PH-18.14, PH-18.16, PH-18.24)."""

from typing import Any

import pytest

from rules.engine import Play
from rules.posthuman.model.decks import SCARS
from rules.posthuman.play.context import Here
from rules.posthuman.play.mutants import mutant_actions, mutants
from rules.posthuman.play.mutants.default_actions import resolve_mutate
from rules.posthuman.play.mutants.mutants import mutant_step
from tests.rules.posthuman.build import Road, Script, ask_idly
from tests.rules.posthuman.own_cards import combat, scar
from tests.rules.posthuman.play.mutants.prey import lay_action, make_deed, make_party, place_in_town
from tests.rules.posthuman.rows import Row, row

BLANK = next(one for one in SCARS if SCARS[one].is_blank)


def place_mutant_alone(*scars: str, hand: int = 3, **fields: Any) -> Road:
    """Ben has turned and holds so many cards; Ada is at home, where nothing hits her."""
    held = [make_deed(id=f"deed-{n}") for n in range(hand)]
    return Road(2).mutant(1, *scars, **fields).holds(1, *held)


def lay_howl(hand: int = 2) -> Road:
    """Ben has laid an action for his step."""
    return lay_action(place_mutant_alone(hand=hand), 1, make_deed(title="Howl", id="howl"))


def make_turned(*humans: int, titles: tuple[str, ...], strict: bool = False) -> Any:
    """Humans on these places of the track; each mutant has laid an action of a title."""

    def make_road() -> Road:
        road = make_party(len(humans), len(titles), strict=strict)
        for seat, place in enumerate(humans):
            road.human(seat, place=place)
        for n, title in enumerate(titles):
            if title:
                lay_action(road, len(humans) + n, make_deed(step="mutant", title=title))
        return road

    return make_road


def arm_mutant() -> Road:
    """Ben has two weapons, and has laid an attack for his step."""
    claws = [("bone-claw", "Bone Claw", 2), ("nail-paw", "Nail Paw", 1)]
    road = place_in_town(Road(2), 0).mutant(
        1,
        *(
            scar(id=one, weapon={"name": name, "wounds": n, "special": "attack"})
            for one, name, n in claws
        ),
    )
    return lay_action(road, 1, make_deed(attack=True, step="mutant"))


def from_cleo() -> Road:
    road: Road = make_turned(0, titles=("", "", ""), strict=True)()
    road.state.first = 2
    return road


def make_spent_mutant() -> Road:
    road = place_mutant_alone(acted=True, hand=2)
    road.state.struck, road.state.tactics = [(0, "Howl")], [1]
    return road


def make_drawing_mutant(*scars: str, comes: str, **fields: Any) -> Road:
    """Ben mutates, and that scar comes."""
    return place_mutant_alone(*scars, **fields).stacks("scars", comes)


def mutate_ben(h: Here) -> Play[None]:
    yield from resolve_mutate(h, 1)


def plan_actions(*begun: int) -> Script:
    """What is free to mutants stands open, while Ada is asked something; some have begun."""

    def action(h: Here) -> Play[None]:
        h.stand(lambda seat: mutants.list_offers(h, seat), lambda *it: mutants.carry_out(h, *it))
        for seat in begun:
            yield from mutant_actions.resolve_reactions(h, seat, "move", "start")
        for _ in range(9):
            yield from ask_idly(h)

    return action


def place_seer(mind: int = 1, phase: Any = "trade", declared: Any = "move", level: Any = 1) -> Road:
    """Ben has turned; Ada is on an urban tile, and these encounters come next."""
    road = place_in_town(place_mutant_alone(mind=mind), 0).declares(0, declared)
    road.state.phase = phase
    return road.stacks(
        f"level{level}", *[combat(id=one, level=level) for one in ("one", "two", "three")]
    )


def last_human() -> Road:
    road = lay_action(
        lay_action(make_party(1, 2), 1, make_deed({"health": -9}, step="mutant")),
        2,
        make_deed(step="mutant"),
    )
    road.has(0, "thick-neck", "hare-legs", "owl-eyes", "many-voices")
    return road.stacks("scars", "long-stride")


STRONG = {"changes": [{"stat": "strength", "n": 1}], "id": "strong"}
# fmt: off
STEPS = [
    # Once a turn: the laid card, a default action, which forfeits it openly, or nothing.
    row("PH-18.3", lambda: place_mutant_alone(acted=True, hand=2), "-> over"),
    row("PH-18.3", lambda: place_mutant_alone(hand=2), "-> options=consolidate,mutate,none"),
    row("PH-18.3 PH-10.6", lay_howl,
        "consolidate . -> used.mutant_actions=howl Ada.hears='discards Howl unplayed'"),
    row("PH-18.3", lay_howl, "none none -> used.mutant_actions=0 Ben.hand=deed-0,deed-1,howl"),
    row("PH-18.3 PH-18.6", make_spent_mutant, "-> struck=0 tactics=0 Ben.acted=no"),
    # Clockwise in strict pace; at speed they decide side by side, and are played clockwise.
    row("PH-18.4", from_cleo, "-> waits=Cleo | . -> waits=Dov | . -> waits=Ben"),
    row("PH-18.11", make_turned(0, titles=("First", "Howl")),
        "-> waits=Ben,Cleo | 2:play-0 1:play-0 -> plays=First>Ada,Howl>Ada"),
    row("PH-18.11 PH-18.7", make_turned(0, titles=("Howl", "Howl")),
        "1:play-0 2:play-0 -> health=5 Cleo.topics=mutant options=consolidate,mutate,none"),
    # With the weapon that the mutant picks, if it has several.
    row("PH-18.11 PH-18.18", arm_mutant,
        "-> options=play-0,play-0-nail-paw,consolidate,mutate,none | "
        "play-0-nail-paw -> says='Ben with Nail Paw rolls'", "MMM MMM"),
    # By default the laid card hits the leader, or one consolidates and discards nothing.
    row("PH-18.11", make_turned(0, 3, titles=("Howl",)), ".. -> all.health=6,5"),
    row("PH-18.11", lambda: place_mutant_alone(hand=1), "-> default=consolidate | . -> default= | "
        ".. -> used.mutant_actions=0 Ben.hand=3"),
    row("PH-18.11", lay_howl, "-> secret asks=Howl keeps=Howl"),
    row("PH-18.14", lambda: place_mutant_alone(hand=2),
        "consolidate deed-0&deed-1 -> used.mutant_actions=deed-0,deed-1 Ben.hand=3"),
    # Hands are filled at the end of the step; a full one may swap a card.
    row("PH-18.16", make_turned(0, titles=("Howl",)), "play-0 -> Ben.hand=3 over"),
    row("PH-18.16 PH-18.16a",
        lambda: place_mutant_alone(acted=True).stacks("mutant_actions", "attack-cable"),
        "deed-0 -> used.mutant_actions=deed-0 Ben.hand=deed-1,deed-2,attack-cable"),
    row("PH-18.16a", lambda: place_mutant_alone(acted=True), ". -> Ben.hand=deed-0,deed-1,deed-2"),
    row("PH-21.7", last_human, "1:play-0 2:play-0 -> humans=nobody over"),
    # A mutation may take the place of one in play, or is discarded, as a blank one is.
    row("PH-18.13", lambda: make_drawing_mutant("thick-neck", "hare-legs", comes="owl-eyes"),
        "-> asks='Owl Eyes (shooting +1)' options=keep,thick-neck,hare-legs | "
        "hare-legs -> Ben.mutations=thick-neck,owl-eyes used.scars=hare-legs", play=mutate_ben),
    row("PH-18.13", lambda: make_drawing_mutant("thick-neck", comes="owl-eyes"),
        ". -> Ben.mutations=thick-neck used.scars=owl-eyes", play=mutate_ben),
    row("PH-18.13 PH-30.8", lambda: make_drawing_mutant("thick-neck", comes=BLANK),
        "-> asks='(no effect)' options=keep | "
        f"keep -> Ben.mutations=thick-neck used.scars={BLANK}", play=mutate_ben),
    # Stats are made of the human ones and the mutations in play.
    row("PH-18.13a", lambda: make_drawing_mutant(scar(**STRONG), comes="hare-legs", strength=5),
        "-> Ben.strength=5 | strong -> Ben.strength=5", play=mutate_ben),
    row("PH-18.13a", lambda: make_drawing_mutant(scar(**STRONG), comes="hare-legs", strength=3),
        "-> Ben.strength=4 | strong -> Ben.strength=3", play=mutate_ben),
    row("PH-18.2 PH-30.6",
        lambda: make_drawing_mutant(scar({"at": "anytime", "do": [{"hand": 1}]}, id="more"),
        comes="hare-legs", hand=4),
        "more -> topics=hand_limit | deed-2 -> Ben.hand=deed-0,deed-1,deed-3", play=mutate_ben),
    # Tactics show more the better the mind; the cards go back in any order, or one is discarded.
    *(
        row("PH-18.12", lambda mind=mind: place_seer(mind, level=2),
            f"1:2 -> Ben.peeked={seen} Ben.acted", play=plan_actions())
        for mind, seen in ((1, "one"), (2, "one"), (3, "one,two"), (4, "one,two"),
            (5, "one,two,three"))
    ),
    row("PH-18.12", lambda: place_seer(3), "1:1 1:o10 -> top.level1=two,one,three used.level1=0",
        play=plan_actions()),
    row("PH-18.12", lambda: place_seer(3), "1:1 1:o1x0 -> top.level1=two,three used.level1=one",
        play=plan_actions()),
    row("PH-18.12", lambda: lay_action(place_seer(), 1, make_deed(title="Howl")),
        "1:1 -> Ben.laid=none says='discards Howl unplayed' Ben.bars=1", play=plan_actions()),
    row("PH-18.12a", lambda: place_in_town(Road(3).mutant(1, mind=1).mutant(2), 0), "1:1 -> "
        "Cleo.hears='Next encounters of level' Ada.misses='Next encounters of level'",
        play=plan_actions()),
    # From the reveal until the last mover starts, out of turn and in secret.
    row("PH-18.24 PH-18.24a", place_seer, "-> Ben.frees=1 Ben.stands.tactics=optional,secret",
        play=plan_actions()),
    row("PH-18.24", lambda: place_seer(phase="act"), "-> Ben.frees=1", play=plan_actions()),
    row("PH-18.24", lambda: place_seer(phase="event"), "-> Ben.bars=1", play=plan_actions()),
    row("PH-18.24", lambda: place_seer(phase="act"), "-> Ben.bars=1", play=plan_actions(0)),
    row("PH-18.24", lambda: place_seer(declared="camp"), "-> Ben.bars=1", play=plan_actions()),
]
# fmt: on


@pytest.mark.parametrize("row", STEPS)
def test_mutants(row: Row) -> None:
    row.check(mutant_step)


@pytest.mark.rule("PH-17.5")
def test_which_scar_was_discarded_nobody_else_learns() -> None:
    def tell(comes: str) -> list[str]:
        case = make_drawing_mutant("thick-neck", comes=comes).play(mutate_ben)
        assert case.prompt().secret
        told = [case.prompt().about]
        case.lapse()
        return [*told, *case.texts()]

    assert tell("owl-eyes") == tell(BLANK)


@pytest.mark.rule("PH-18.24")
def test_no_mover_waits_and_a_card_drawn_meanwhile_is_not_put_back() -> None:
    case = place_seer(mind=3).play(plan_actions()).pick("1", by=1)
    assert case.waits_for == {0}
    drawn = case.s.encounters[1].pile.pop()
    case.pick("on", by=0)
    assert case.free(1) == []
    assert drawn not in case.s.encounters[1].pile
