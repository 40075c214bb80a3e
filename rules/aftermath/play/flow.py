"""The course of a game: characters, pages and turns, and the steps of the Colony Phase (AF-1.2,
AF-19.1). A step of play sets up a page, plays a turn, leaves a page, or is one step of the Colony
Phase."""

from collections.abc import Callable
from typing import Any

from rules.aftermath.model.state import Phase, State
from rules.aftermath.play import saving, setup
from rules.aftermath.play.cards.action_deck import PUBLIC, discard_from_hand
from rules.aftermath.play.colony import (
    building,
    clues,
    hardship,
    next_mission,
    rest,
    upkeep,
    verdict,
)
from rules.aftermath.play.colony.chapter import LOST, read_chapter_entry, read_closing
from rules.aftermath.play.context import CampaignLost, Here, MissionEnds
from rules.aftermath.play.page import leaving, nesting, pages
from rules.aftermath.play.party import standing_orders
from rules.aftermath.play.turn import turn
from rules.aftermath.words import Message
from rules.engine import Offer, Play, Prompt, Table


def play_step(t: Table[State]) -> Play[None]:
    """Play one step from the current position."""
    h = Here(t)
    h.offer_free_actions(
        lambda seat: list_free_offers(h, seat), lambda *answered: apply_free_answer(h, *answered)
    )
    try:
        yield from _play_phase(h)
    except MissionEnds as ended:
        _end_mission(h, ended)
    except CampaignLost:
        h.s.colony.lost = True
        read_chapter_entry(h, LOST, Message("colony-is-lost"))
        read_closing(h)
        saving.finish_mission(h)


def _play_phase(h: Here) -> Play[None]:
    """Play the current phase. Phases on the way set `State.phase` to the next one themselves; the
    steps of the Colony Phase follow each other in order."""
    phase = h.s.phase
    if phase in ON_THE_WAY:
        yield from ON_THE_WAY[phase](h)
        return
    yield from AT_HOME[phase](h)
    steps = list(AT_HOME)
    h.s.phase = steps[steps.index(phase) + 1]


def _end_mission(h: Here, ended: MissionEnds) -> None:
    """End the mission: clear the map, empty The Hunt into the supply and begin the Colony Phase
    (AF-4.24, AF-5.27, AF-18.5, AF-18.6)."""
    s = h.s
    s.outcome = ended.outcome
    s.visit.situation = "safe"  # nobody hunts the party any more
    leaving.clear_page(h)
    s.enemy_supply += s.hunt
    s.here, s.hunt, s.attack, s.camp = None, [], None, None
    for member in s.members:
        character = s.party[member]
        character.exited, character.defeated = False, False
        # Threats just drawn have no track now.
        discard_from_hand(h, member, [card for card in character.hand if card in PUBLIC])
    s.votes = {}
    s.phase = "verdict"


def _resolve_next_mission(h: Here) -> Play[None]:
    """Carry out the last step: choose the next mission or end the campaign, and end the game, so no
    phase follows (AF-19.34, AF-20.5)."""
    if (yield from next_mission.decide_to_go_on(h)):
        yield from next_mission.ask_next_mission(h)
    else:
        h.s.over = True
    saving.finish_mission(h)


ON_THE_WAY: dict[Phase, Callable[[Here], Play[None]]] = {
    "prepare": setup.prepare_game,
    "page": pages.set_up,
    "turn": turn.play_turn,
    "leaving": leaving.leave_page,
}
AT_HOME: dict[Phase, Callable[[Here], Play[None]]] = {
    "verdict": verdict.resolve_verdict,
    "hardship": hardship.resolve_hardship,
    "upkeep": upkeep.resolve_upkeep,
    "work": upkeep.resolve_work,
    "repair": building.resolve_repair_step,
    "build": building.resolve_building,
    "clues": clues.resolve_clues,
    "rest": rest.resolve_rest,
    "next": _resolve_next_mission,
}
"""The steps of the Colony Phase in order (AF-19.1)."""


# -- what is free at any time --------------------------------------------------------------------


def list_free_offers(h: Here, seat: int) -> list[Offer]:
    """List what a seat may do at any time: propose a nest, and give standing orders (AF-13.5,
    AF-16.1)."""
    return [*nesting.list_nest_offers(h, seat), *standing_orders.list_standing_offers(h, seat)]


def apply_free_answer(h: Here, role: str, prompt: Prompt[Any], value: Any) -> None:
    """Carry out a seat's answer to one of the `list_free_offers`."""
    if role == "nest":
        nesting.propose_nest(h, h.s.list_members_of_seat(prompt.seat)[0])
    else:
        standing_orders.carry_out_standing_order(h, role, prompt, value)
