"""Phase 5, End of Round: what happens then, whether the game is over, and what moves on (LA-12)."""

from rules.aurora.effects import hidden_cards
from rules.aurora.model.boxes import RESOURCE
from rules.aurora.model.decks import HELD, name_of
from rules.aurora.model.maps import find_aurora_quay, find_region
from rules.aurora.model.players import clear_phase_marks
from rules.aurora.model.state import SLOTS
from rules.aurora.play import ending
from rules.aurora.play.automa import end_of_round as automa_end_of_round
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import convoy
from rules.aurora.play.exploration import free_actions, zone
from rules.aurora.play.movement import movement
from rules.aurora.words import Message
from rules.engine import Option, Play

KEPT_CARDS = 4
_KITS = [c for c, held in HELD.items() if {*hidden_cards.WINDOWS["end"]} <= {*held.windows}]
"""The cards that a player may play before the count (LA-16.22)."""


def end_of_round(h: Here) -> Play[None]:
    """Resolve boxes that make Resources, the Automa's ends, the last cards and the end check, and
    move all on (LA-12.1 to LA-12.8)."""
    s = h.s
    for seat in s.living_seats:
        _make_resources(h, seat)
    if s.automa is not None:
        yield from automa_end_of_round.end_of_round(h)
    if ending.is_game_over(s):
        yield from h.together([_offer_last_kits(h, seat) for seat in s.living_seats])
        ending.end_game(h)
    s.aurora += 1
    moves = "aurora-moves-on-red" if s.red else "aurora-moves"
    h.tell(Message(moves, quay=find_aurora_quay(s.aurora, s.red)), kind="aurora")
    leave_enemies_behind(h)
    _thin_out_zone(h)
    zone.refill_zone(h)
    if s.automa is not None:
        automa_end_of_round.advance_round(s.automa)
    s.round += 1
    for seat in s.living_seats:
        p = s.players[seat]
        p.fired, p.spared, p.shots, p.armed = [], None, 0, False
        movement.clear_movement_gains(p)
        clear_phase_marks(p)
        p.hurries = False
        for one in p.crew:
            one.used = False


def _make_resources(h: Here, seat: int) -> None:
    """Let each undamaged maker box make its Resource, if an empty box can take it (LA-12.1)."""
    p = h.find_player(seat)
    for ref, box in p.list_working_boxes("maker"):
        came = convoy.place_token(p, RESOURCE[box.what], moving=False)
        told = Message(
            "makes-resource" if came else "makes-too-much",
            part=name_of(p.find_holder(ref)[0].card),
            player=h.name_seat(seat),
            token=box.what,
        )
        h.tell(told, kind="token", seat=seat)


def _offer_last_kits(h: Here, seat: int) -> Play[None]:
    """Ask a player who, as far as everybody knows, could hold a kit to play one before the count
    (LA-16.22)."""
    p = h.find_player(seat)
    while hidden_cards.could_hold(h.s, seat, _KITS):
        kits = [c for c in p.hand if c in _KITS]
        options = [
            *(hidden_cards.PLAY[card] for card in kits),
            Option("done", "done", Message("nothing-more")),
        ]
        text = Message("play-at-the-end")
        about = Message("about-the-end", player=h.name_seat(seat))
        chosen = yield from h.choose(seat, text, options, secret=True, about=about, rule="LA-16.22")
        if chosen == "done":
            return
        yield from free_actions.carry_out(h, seat, chosen)


def leave_enemies_behind(h: Here) -> None:
    """Discard undefeated Enemies in a Region that all Convoys have left (LA-12.5, LA-12.6)."""
    s = h.s
    rear = min(find_region(s.space_of(who)) for who in s.order)
    for foe in [foe for foe in s.foes if foe.region < rear]:
        s.foes.remove(foe)
        s.common.append(foe.card)
        s.spent_hitpoints.append(foe.hitpoints)
        _tell_left_behind(h, foe.card)


def _thin_out_zone(h: Here) -> None:
    """Discard cards from the left of the Zone until at most 4 are left (LA-12.7)."""
    s = h.s
    for index in range(SLOTS):
        slot = s.zone[index]
        if sum(entry is not None for entry in s.zone) > KEPT_CARDS and slot is not None:
            s.zone[index] = None
            s.common.append(slot.card)
            _tell_left_behind(h, slot.card)


def _tell_left_behind(h: Here, card: str) -> None:
    h.tell(Message("left-behind", card=card, name=name_of(card)), kind="left", card=card)
