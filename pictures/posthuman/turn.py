"""Sentences with which the card's alt text begins: who acts now, and what has just happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pictures.posthuman import facts
from pictures.posthuman.fights.assault import find_assaulted, with_what
from rules.kit.words import inflect_noun, list_words
from rules.posthuman.view_models import SeatView, View


def describe_turn(view: View) -> str:
    """Describe who acts now, from public facts alone: "Ada moves and Ben forages."."""
    humans = [player for player in view.seats if player.human is not None]
    if view.phase == "build":
        left = [player for player in view.seats if player.human is None]
        return (
            f"{_format_subject_verb(left, 'chooses/choose')} a character."
            if left
            else "The journey begins."
        )
    if view.phase == "event":
        return "The turn begins with its event." if view.event else "The turn begins."
    if view.phase == "declare":
        return f"{_format_subject_verb(humans, 'declares/declare')} an action."
    if view.phase == "trade":
        return f"{_format_subject_verb(humans, 'may trade/may trade')}."
    if view.phase == "mutants":
        mutants = [player for player in view.seats if player.mutant is not None]
        return (
            f"{_format_subject_verb(mutants, 'acts/act')} as mutants."
            if mutants
            else "The turn ends."
        )
    return _describe_declared(humans, camp=view.phase == "camp")


def _format_subject_verb(players: Sequence[SeatView], verb: str) -> str:
    return (
        f"{list_words([facts.label_player_plainly(player) for player in players])} "
        f"{inflect_noun(len(players), verb)}"
    )


def _describe_declared(humans: Sequence[SeatView], *, camp: bool) -> str:
    """Describe the declared actions: with `camp`, those of campers, otherwise those of all
    others."""
    told = [
        f"{facts.label_player_plainly(player)} {facts.ACTIONS[player.human.declared]}"
        for player in humans
        if player.human is not None and player.human.declared is not None
        if (player.human.declared == "camp") == camp
    ]
    return f"{list_words(told)}." if told else "Nobody camps." if camp else "Nobody else acts."


def list_news(view: View) -> Iterator[str]:
    """List what has just happened: fights with their last roll, mutants' attacks, cards that were
    played on somebody, and the event of the turn."""
    for player in view.seats:
        fight, attack = facts.fight_of(player), find_assaulted(view.seats, player)
        if fight is not None:
            yield facts.describe_opponents(fight, facts.label_player_plainly(player))
            if fight.clash is not None and fight.clash.result:
                yield f"Last roll: {facts.worked_out(fight.clash)[-1]}"
        if attack is not None:
            who = facts.label_player_plainly(attack.mutant)
            yield (
                f"{who} attacks {facts.label_player_plainly(player)} "
                f"with {with_what(attack.assault)}."
            )
    for seat, title in view.struck:
        yield f"{title} has been played on {facts.label_player_plainly(view.seats[seat])}."
    if view.event is not None:
        yield f"Event: {view.event.name}."
