"""Sentences with which the card's alt text begins: who acts now, and what has just happened."""

from collections.abc import Iterator, Sequence

from pictures.posthuman.words import Message, facts
from rules.posthuman.model.decks import name_title
from rules.posthuman.view_models import SeatView, View


def describe_turn(view: View) -> str:
    """Describe who acts now, from public facts alone: "Ada moves and Ben forages."."""
    return str(_find_turn(view))


def _find_turn(view: View) -> Message:
    humans = [player for player in view.seats if player.human is not None]
    if view.phase == "build":
        left = [player for player in view.seats if player.human is None]
        if not left:
            return Message("journey-begins")
        return Message("chooses-character", players=_list_names(left), count=len(left))
    if view.phase == "event":
        return Message("turn-begins-with-event" if view.event else "turn-begins")
    if view.phase == "declare":
        return Message("declares", players=_list_names(humans), count=len(humans))
    if view.phase == "trade":
        return Message("may-trade", players=_list_names(humans))
    if view.phase == "mutants":
        mutants = [player for player in view.seats if player.mutant is not None]
        if not mutants:
            return Message("turn-ends")
        return Message("acts-as-mutants", players=_list_names(mutants), count=len(mutants))
    return _find_declared(humans, camp=view.phase == "camp")


def _list_names(players: Sequence[SeatView]) -> tuple[str, ...]:
    return tuple(map(facts.label_player_plainly, players))


def _find_declared(humans: Sequence[SeatView], *, camp: bool) -> Message:
    """Find what to say about declared actions: the campers' with `camp`, otherwise everyone
    else's."""
    acts = tuple(
        str(Message("player-acts", player=facts.label_player_plainly(player), action=action))
        for player in humans
        if player.human is not None and (action := player.human.declared) is not None
        if (action == "camp") == camp
    )
    if acts:
        return Message("players-act", acts=acts)
    return Message("nobody-camps" if camp else "nobody-acts")


def list_news(view: View) -> Iterator[str]:
    """List what has just happened: fights with their last roll, mutants' attacks, cards that were
    played on somebody, and the event of the turn."""
    for player in view.seats:
        fight, attack = facts.fight_of(player), facts.find_assaulted(view.seats, player)
        if fight is not None:
            yield facts.describe_opponents(fight, facts.label_player_plainly(player))
            if fight.clash is not None and fight.clash.result:
                yield str(Message("last-roll", result=facts.list_clash_reasons(fight.clash)[-1]))
        if attack is not None:
            by, on = facts.label_player_plainly(attack.mutant), facts.label_player_plainly(player)
            weapon, wounds = facts.name_mutant_weapon(attack.assault), attack.assault.wounds
            yield str(Message("attacks", mutant=by, player=on, weapon=weapon, wounds=wounds))
    for seat, title in view.struck:
        name = facts.label_player_plainly(view.seats[seat])
        yield str(Message("has-been-played", card=name_title(title), player=name))
    if view.event is not None:
        yield str(Message("event-is", event=view.event.name))
