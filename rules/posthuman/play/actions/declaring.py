"""Declaring: humans choose an action and mutants lay a card, all in secret (PH-10.1 to PH-10.6).

The id of a mutant's option is "card>order": the order is a seat, `leader`, `ask` or `hold`
(PH-18.9)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, cast

from rules.engine import Option, Play, Prompt
from rules.kit.words import capitalize_first, count_noun, inflect_noun, list_words
from rules.posthuman.effects.carry_out import fire_for_all
from rules.posthuman.effects.language.words import clip_detail
from rules.posthuman.model.decks import MUTANT_ACTIONS
from rules.posthuman.model.state import Order
from rules.posthuman.model.terms import Action
from rules.posthuman.play.actions.legality import legal_actions, may_act
from rules.posthuman.play.asking import ask_each
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.mutants.mutant_actions import describe_effects

NONE = "none"
DOES: dict[Action, str] = {
    "camp": "camps/camp",
    "forage": "forages/forage",
    "scout": "scouts/scout",
    "move": "moves on/move on",
    "nothing": "does nothing/do nothing",
}
"""The verbs for one human and for several."""
LABELS: dict[Action, tuple[str, str]] = {
    "camp": ("Camp", "Rest: 2 health, and what you have for the camp."),
    "forage": ("Forage", "1 supply card from the tile you stand on."),
    "scout": ("Scout", "Draw and lay a tile for each vacant exit."),
    "move": ("Move", "Go on to the next zone: encounters, and the journey."),
    "nothing": ("Nothing", "Stay where you are. No encounter, no rest."),
}


def declare_phase(h: Here) -> Play[None]:
    """Ask all players at the same time, and then reveal together what the humans have declared."""
    s = h.s
    yield from fire_for_all(h, "declare")
    asked: dict[int, Callable[[], Prompt[str]]] = {}
    for seat in s.humans:
        if may_act(s, seat):
            asked[seat] = partial(_action_prompt, h, seat)
    for seat in s.mutants:
        mutant = h.mutant(seat)
        mutant.acted = False
        if mutant.hand and mutant.turned_on != s.turn:
            asked[seat] = partial(_card_prompt, h, seat)
    picked = yield from ask_each(h, asked)
    for seat in s.humans:
        h.human(seat).declared = cast(Action, picked.get(seat, "nothing"))
    _reveal_declarations(h)
    for seat in s.mutants:
        pick = picked.get(seat, NONE)
        if pick.partition(">")[0] in MUTANT_ACTIONS:  # not an action of a human that has turned
            _lay_card(h, seat, pick)


def _reveal_declarations(h: Here) -> None:
    """Tell what all humans have declared, in one line (PH-10.6)."""
    declared = {seat: h.human(seat).declared or "nothing" for seat in h.s.humans}
    h.t.reveal()
    said: list[str] = []
    for action, verbs in DOES.items():
        who = [h.name_seat(seat) for seat in declared if declared[seat] == action]
        said += [f"{list_words(who)} {inflect_noun(len(who), verbs)}"] if who else []
    if said:
        by_seat = {str(seat): action for seat, action in declared.items()}
        h.tell(f"{'; '.join(said)}.", kind="declared", actions=by_seat)


# -- humans (PH-10.1 to PH-10.3) -----------------------------------------------------------------


def _action_prompt(h: Here, seat: int) -> Prompt[str]:
    if h.s.players[seat].human is None:
        raise Fallen(seat)
    legal = legal_actions(h.s, seat)
    return h.t.choice(
        seat,
        "What do you do this turn?",
        [_action_option(h, seat, one) for one in legal],
        default="camp" if "camp" in legal else "nothing",
        secret=True,
        topic="declare",
        about=f"{h.name_seat(seat)} decides what to do this turn",
        rule="PH-10.1",
    )


def _action_option(h: Here, seat: int, action: Action) -> Option:
    """Make the option for an action, with what it gives this human here, and what it risks."""
    human, detail = h.human(seat), LABELS[action][1]
    if action == "camp":
        health = f"{human.health} of {human.limits['health']}"
        more = ", and 1 more or 1 morale" if human.in_safe_house else ""
        detail = f"+2 health{more} (health is {health}), and help for the camp. No encounter."
    elif action == "forage":
        detail = f"1 supply card of {human.terrain} terrain, once on this tile. No encounter."
    elif action == "scout":
        exits = count_noun(len(human.find_empty_exits()), "exit/exits")
        detail = f"Lay a tile at {exits}, to see where to go next. No encounter."
    elif action == "move" and not human.tile.is_completed:
        zone = human.tile.card.zones[human.tile.done]
        gain = "no journey point" if zone.kind == "dead" else "1 journey point if you last"
        detail = f"Next zone: {count_noun(zone.figures, 'encounter')}, {gain}."
    return Option(action, "plan", LABELS[action][0], detail, {"action": action})


# -- mutants (PH-10.4, PH-10.5, PH-18.9) ---------------------------------------------------------


def _card_prompt(h: Here, seat: int) -> Prompt[str]:
    if h.s.players[seat].mutant is None:
        raise Fallen(seat)
    options = [Option(NONE, "plan", "Lay no card", "You may still act by default.", {"card": ""})]
    whom = tuple([(other, h.name_seat(other)) for other in h.s.humans])
    for card in h.mutant(seat).hand:
        options += list_lay_options(card, whom)
    return h.t.choice(
        seat,
        "Which card do you lay face down, and for whom?",
        options,
        default=NONE,
        secret=True,
        topic="lay",
        about=f"{h.name_seat(seat)} plans for this turn",
        rule="PH-10.4",
    )


@lru_cache(maxsize=1024)
def list_lay_options(card: str, humans: tuple[tuple[int, str], ...]) -> list[Option]:
    """List the ways to lay a card: for the leader, for one human, to be asked when it could be
    played, or to be kept for the mutants' step. `humans`: seats and names."""
    action = MUTANT_ACTIONS[card]
    where = f"{capitalize_first(list_words(action.terrains, 'or'))}: " if action.terrains else ""
    detail = clip_detail(f"{where}{capitalize_first('; '.join(describe_effects(action)))}.")
    ways: list[tuple[str, str, dict[str, Any]]] = []
    if action.terrains or action.step != ("mutant",):
        ways.append(("leader", "for whoever leads", {"targets": [], "when": "fire"}))
        for seat, name in humans if len(humans) > 1 else ():
            order = {"targets": [seat], "when": "fire"}
            ways.append((str(seat), f"for {name}", order))
    else:
        ways.append(("leader", "in the mutants' step", {"targets": [], "when": "fire"}))
    if any(step != "mutant" for step in action.step):
        ways.append(("ask", "ask me when it can fire", {"targets": [], "when": "ask"}))
    if "mutant" in action.step and len(action.step) > 1:
        ways.append(("hold", "keep it for the mutants' step", {"targets": [], "when": "hold"}))
    return [
        Option(f"{card}>{way}", "plan", f"{action.name}, {words}", detail, {"card": card, **data})
        for way, words, data in ways
    ]


def _lay_card(h: Here, seat: int, pick: str) -> None:
    """Lay a card face down: all players see that one is laid, but only mutants see which."""
    card, _, way = pick.partition(">")
    mutant = h.mutant(seat)
    mutant.hand.remove(card)
    mutant.laid = card
    mutant.order = Order(targets=[int(way)]) if way.isdigit() else Order()
    if way == "ask":
        mutant.order.when = "ask"
    elif way == "hold":
        mutant.order.when = "hold"
    h.tell_of(seat, "lays a card face down.", kind="laid")
