"""Whose doing it is, and what has just come of it: the alt text of the card begins with that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pictures.posthuman import facts
from pictures.posthuman.fights.assault import assaulted, with_what
from rules.kit.words import listed, noun
from rules.posthuman.view_models import SeatView, View


def whose(view: View) -> str:
    """Who does what, as far as everybody knows: "Ada moves and Ben forages."."""
    humans = [player for player in view.seats if player.human is not None]
    if view.phase == "build":
        left = [player for player in view.seats if player.human is None]
        return f"{_does(left, 'chooses/choose')} a character." if left else "The journey begins."
    if view.phase == "event":
        return "The turn begins with its event." if view.event else "The turn begins."
    if view.phase == "declare":
        return f"{_does(humans, 'declares/declare')} an action."
    if view.phase == "trade":
        return f"{_does(humans, 'may trade/may trade')}."
    if view.phase == "mutants":
        mutants = [player for player in view.seats if player.mutant is not None]
        return f"{_does(mutants, 'acts/act')} as mutants." if mutants else "The turn ends."
    return _acting(humans, camp=view.phase == "camp")


def _does(players: Sequence[SeatView], verb: str) -> str:
    return f"{listed([facts.spoken(player) for player in players])} {noun(len(players), verb)}"


def _acting(humans: Sequence[SeatView], *, camp: bool) -> str:
    """What they have declared, of campers or of all others."""
    told = [
        f"{facts.spoken(player)} {facts.ACTIONS[player.human.declared]}"
        for player in humans
        if player.human is not None and player.human.declared is not None
        if (player.human.declared == "camp") == camp
    ]
    return f"{listed(told)}." if told else "Nobody camps." if camp else "Nobody else acts."


def news(view: View) -> Iterator[str]:
    """What has come of it: fights with their last roll, attacks of mutants, what these have played,
    and the event of the turn."""
    for player in view.seats:
        fight, attack = facts.fight_of(player), assaulted(view.seats, player)
        if fight is not None:
            yield facts.faced(fight, facts.spoken(player))
            if fight.clash is not None and fight.clash.result:
                yield f"Last roll: {facts.worked_out(fight.clash)[-1]}"
        if attack is not None:
            who = facts.spoken(attack.mutant)
            yield f"{who} attacks {facts.spoken(player)} with {with_what(attack.assault)}."
    for seat, title in view.struck:
        yield f"{title} has been played on {facts.spoken(view.seats[seat])}."
    if view.event is not None:
        yield f"Event: {view.event.name}."
