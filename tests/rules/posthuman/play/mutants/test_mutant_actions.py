"""Mutant actions: whom they hit, and how they are played in others' actions (PH-18.1, PH-18.4 to
PH-18.10, PH-18.15 to PH-18.18, PH-23.5)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine import Play
from rules.kit.turns import until_gone
from rules.posthuman.model.terms import Step
from rules.posthuman.play.actions.actions import resolve_forage
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.mutants import mutant_actions, mutants
from rules.posthuman.play.mutants.mutants import mutant_step
from rules.posthuman.play.travel.encounters import resolve_encounter
from tests.rules.posthuman.build import Road, Script, idle
from tests.rules.posthuman.own_cards import combat, gear, minion, scar
from tests.rules.posthuman.play.mutants.prey import deed, lay, party, town
from tests.rules.posthuman.rows import Row, row


def begins(*seats: int, step: Step = "move", moment: Any = "start") -> Script:
    """Humans come to a moment of their actions, one after the other."""

    def action(h: Here) -> Play[None]:
        for seat in seats:
            try:
                yield from mutant_actions.resolve_reactions(h, seat, step, moment)
            except Fallen:
                continue

    return action


def laid(*seats: int, road: Road | None = None, order: Any = None, **card: Any) -> Any:
    """The last seat has turned and laid a card, with an order; the others are on urban tiles."""

    def made() -> Road:
        return lay(road or party(2, 1), 2, deed(id="card", **card), *seats, **(order or {}))

    return made


def meets(h: Here) -> Play[None]:
    yield from until_gone(resolve_encounter(h, 0, 1))


def howls(road: Road, seat: int = 1, *do: Any, **card: Any) -> Road:
    """A mutant has laid an action for its step."""
    return lay(road, seat, deed(*do, **{"step": "mutant", **card}))


def struck() -> Road:
    road = party(2, 1)
    road.state.struck = [(0, "howl")]
    return road


def hurried(road: Road) -> Road:
    """The last has turned this turn."""
    road.mutant(1, turned_on=road.state.turn)
    return howls(road, step="move")


def sends(does: str) -> Road:
    road = lay(party(1, 1), 1, deed({"do": does})).human(0, melee=5)
    return road.stacks("level1", combat(id="crow", name="Crow"), combat(id="dog", name="Dog"))


def three() -> Road:
    """Ada and those beside her on urban tiles; Ben is furthest on, and Dov has turned."""
    return party(3, 1).human(1, place=4).human(2, place=2)


def around(prey: int) -> Road:
    """One human among three mutants, each with an action named after it."""
    road = town(Road(4), prey)
    for seat in {0, 1, 2, 3} - {prey}:
        lay(road.mutant(seat), seat, deed(title=f"No{seat}"))
    return road


TENT = {"at": "camp", "do": ["no_target"]}
ASK, HOLD = {"when": "ask"}, {"when": "hold"}
TEETH = {"name": "Tooth", "wounds": 1, "special": "critical"}
HORN = {"name": "Horn", "wounds": 3, "special": "knockdown"}
RIDER = {"title": "howl", "do": [{"morale": -2}]}
FOUL = {"forbid": {"what": ["forage", "scout"]}}
WIDE = ["urban", "wilderness"]
# fmt: off
ACTIONS = [
    # A card hits humans on its terrains wherever their maps are, but nobody at home.
    row("PH-18.1 PH-18.5", lambda: howls(
        town(town(town(Road(4), 0), 1, "rural"), 2, "wilderness").mutant(3), 3, terrains=WIDE),
        "-> targets=play-0,play-2", play=mutant_step),
    row("PH-18.15 PH-18.15a", lambda: howls(Road(2).mutant(1), terrains=["rural"]),
        "-> targets=0 asks='has no target'", play=mutant_step),
    row("PH-18.15a PH-18.11", lambda: howls(Road(2).mutant(1), terrains=[]),
        "-> targets=play-0 asks='Who does it hit'", play=mutant_step),
    # No second action of a title hits a human in a turn.
    row("PH-18.6 PH-18.6a", lambda: howls(struck(), 2, title="Howl"), "-> targets=play-1",
        play=mutant_step),
    row("PH-18.6 PH-18.6a", lambda: howls(struck(), 2, title="Scratch"),
        "-> targets=play-0,play-1", play=mutant_step),
    row("PH-18.6 PH-30.14", lambda: lay(lay(party(1, 2), 1, deed()), 2, deed(id="second")),
        "-> health=5 Ben.laid=none Cleo.laid=second"),
    row("PH-26.3", lambda: howls(town(Road(2).has(0, gear(TENT)), 0).mutant(1).declares(0, "camp")),
        "-> targets=0", play=mutant_step),
    row("PH-26.3", lambda: howls(town(Road(2).has(0, gear(TENT)), 0).mutant(1)),
        "-> targets=play-0", play=mutant_step),
    # A laid card is played unasked in the step that it names, and discarded.
    row("PH-18.4 PH-18.9", laid(), "-> over health=5 plays=Howl>Ada"),
    row("PH-18.4", laid(step="forage"), "-> health=6 Cleo.laid=card"),
    row("PH-18.7", laid(), "-> used.mutant_actions=card Cleo.laid=none Cleo.acted all.health=5,6",
        play=begins(0, 1)),
    row("PH-18.23", lambda: hurried(town(Road(2), 0)), "-> health=6"),
    row("PH-18.23", lambda: hurried(town(Road(2), 0)), "-> over health=6", play=mutant_step),
    # The closest mutant first, and of two as close the next clockwise.
    row("PH-18.8 PH-18.8a", lambda: around(0), "-> plays=No1>Ada,No3>Ada,No2>Ada"),
    row("PH-18.8a", lambda: around(2), "-> plays=No3>Cleo,No1>Cleo,No0>Cleo", play=begins(2)),
    # An order names its targets, or holds, or asks that mutant alone, and silence holds.
    row("PH-18.9", laid(1), "-> all.health=6,5", play=begins(0, 1)),
    row("PH-18.9", laid(order=HOLD), "-> over health=6 Cleo.laid=card"),
    row("PH-18.9 PH-18.10", laid(order=ASK),
        "-> waits=Cleo topics=reaction secret | . -> over health=6 Cleo.laid=card"),
    row("PH-18.9", laid(order=ASK), "fire -> health=5"),
    # The leader is the legal human highest on the track, then the next clockwise from the mutant.
    row("PH-18.10", lambda: lay(three(), 3, deed()), "-> all.health=6,5,6", play=begins(0, 1, 2)),
    row("PH-18.10", lambda: lay(three().declares(1, "camp"), 3, deed()), "-> all.health=6,6,5",
        play=begins(0, 2)),
    row("PH-18.10", lambda: howls(town(town(Road(3), 0), 2).mutant(1)), "-> targets=play-2,play-0",
        play=mutant_step),
    # Mutations ride on their owner's actions of a title.
    row("PH-25.9", lambda: lay(town(Road(2), 0).mutant(1, scar(riders=[RIDER])), 1, deed()),
        "-> morale=4"),
    row("PH-25.9", lambda: lay(town(Road(2), 0).mutant(1, scar(riders=[RIDER])), 1,
        deed(title="Growl")), "-> morale=6"),
    # Wounds leave no scar, and a knockout two.
    row("PH-18.17", lambda: lay(party(2, 1), 2, deed({"health": -2})), "-> health=4 scars=0"),
    row("PH-18.17", lambda: lay(party(2, 1).human(0, health=2), 2, deed({"health": -2})),
        ".. -> scars=2"),
    # What the cards do: fouled ground, more or other encounters, kin, theft.
    row("PH-27.12", lambda: town(Road(2), 0).declares(0, "forage").mutant(1), ".. -> foraged",
        play=lambda h: resolve_forage(h, 0, asked=True)),
    row("PH-27.12",
        lambda: howls(town(Road(2), 0).declares(0, "forage").mutant(1), 1, FOUL, step="forage"),
        ".. -> foraged=no", play=lambda h: resolve_forage(h, 0, asked=True)),
    row("PH-27.12", lambda: sends("extra_encounter"),
        "-> met=crow | .. -> says='Ada meets Crow.' says='Ada meets Dog.'", play=meets),
    row("PH-27.12", lambda: sends("replace_encounter"),
        "-> met=dog used.level1=crow says='Ada meets Crow.'", play=meets),
    row("PH-27.12", lambda: lay(party(1, 1), 1, deed({"add_minion": {"kind": "mutant"}}))
        .stacks("level1", combat(id="foe")).stacks("mutant", minion(id="kin", kind="mutant")),
        "fight -> foes=foe,kin", play=meets),
    row("PH-26.1", lambda: lay(party(1, 1).human(0, food=3), 1,
        deed({"steal": {"kind": "food", "n": 2}})), "-> food=1"),
    # A mutant takes the weapon that it likes; its best is offered first.
    row("PH-18.18", lambda: howls(
        town(Road(2), 0).mutant(1, scar(weapon=TEETH, id="tooth"), scar(weapon=HORN)), attack=True),
        "-> targets=play-0,play-0-tooth | play-0-tooth -> says.melee='with Tooth'",
        play=mutant_step),
]
# fmt: on


@pytest.mark.parametrize("row", ACTIONS)
def test_a_mutant_action(row: Row) -> None:
    row.check(begins(0))


@pytest.mark.rule("PH-18.10")
def test_the_order_may_be_changed_until_it_fires() -> None:
    def action(h: Here) -> Play[None]:
        h.stand(lambda seat: mutants.list_offers(h, seat), lambda *it: mutants.carry_out(h, *it))
        for seat in (0, 1):
            yield from idle(h)
            yield from mutant_actions.resolve_reactions(h, seat, "move", "start")
        yield from idle(h)

    case = lay(party(2, 1), 2, deed()).play(action)
    case.pick("fire1", by=2).pick("on", by=0)
    assert [case.human(seat).health for seat in (0, 1)] == [6, 6]
    assert "hold" in case.free(2)
    case.pick("on", by=0)
    assert [case.human(seat).health for seat in (0, 1)] == [6, 5]
    assert "hold" not in case.free(2)


@pytest.mark.rule("PH-23.5")
def test_in_speed_pace_a_reaction_delays_nobody_else() -> None:
    reached: list[int] = []

    def one(h: Here, seat: int) -> Play[None]:
        yield from mutant_actions.resolve_reactions(h, seat, "move", "start")
        reached.append(seat)

    road = lay(party(2, 1), 2, deed(), 0, when="ask")
    case = road.play(lambda h: h.together([one(h, 0), one(h, 1)]))
    assert (case.waits_for, reached) == ({2}, [1])
    case.pick("hold")
    assert reached == [1, 0]


@pytest.mark.rule("PH-25.10")
@pytest.mark.parametrize(
    ("do", "moment"),
    [
        ({"health": -1}, "start"),
        ({"do": "extra_encounter"}, "encounter"),
        ({"do": "replace_encounter"}, "encounter"),
        ({"do": "reroll_passed"}, "start"),
        ({"add_minion": {"kind": "mutant"}}, "fight"),
    ],
)
def test_a_card_works_where_in_the_action_it_belongs(do: dict[str, Any], moment: Any) -> None:
    s = lay(party(1, 1), 1, deed(do)).state
    moments: list[Any] = ["start", "encounter", "fight"]
    fits = [m for m in moments if mutant_actions.is_reaction_due(s, 1, 0, "move", m)]
    assert fits == [moment]
