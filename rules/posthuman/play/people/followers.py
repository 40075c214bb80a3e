"""Followers: they are drawn face down, turned up once, and lost by a knockout (PH-20.7,
PH-20.8)."""

from __future__ import annotations

from rules.kit.words import give_reason
from rules.posthuman.model.decks import FOLLOWERS, name_of
from rules.posthuman.play.context import Here
from rules.posthuman.play.people.inventory import fit_again
from rules.posthuman.play.people.sheet import lose_on_track


def draw_follower(h: Here, seat: int, cause: str = "") -> None:
    """Draw a follower face down for a human; only its owner sees the face (PH-20.7c)."""
    drawn = h.s.followers.draw(h.t)
    if drawn is None:
        h.tell(give_reason(cause, "there is nobody left to follow."), kind="follower", seat=seat)
        return
    h.human(seat).hidden_followers.append(drawn)
    h.tell(give_reason(cause, f"somebody follows {h.name_seat(seat)}."), kind="follower", seat=seat)
    h.t.tell(f"{name_of(drawn)} follows you, face down.", seat, kind="follower")


def activate_follower(h: Here, seat: int, follower: str) -> None:
    """Make a face-down follower active for good, and tell the players (PH-20.7)."""
    human = h.human(seat)
    human.hidden_followers.remove(follower)
    human.followers.append(follower)
    h.t.reveal()
    h.tell_of(seat, f"calls on {name_of(follower)}.", kind="follower", card=follower)


def dismiss_follower(h: Here, seat: int, follower: str, cause: str = "") -> None:
    """Dismiss a follower, active or face down, and tell the players. Losing an active one may cost
    morale; whether the human falls by that is for `knockout.resolve_knockout`."""
    human = h.human(seat)
    active = follower in human.followers
    (human.followers if active else human.hidden_followers).remove(follower)
    h.s.followers.discard(follower)
    who = name_of(follower) if active else "a follower"
    h.tell(give_reason(cause, f"{who} leaves {h.name_seat(seat)}."), kind="follower", seat=seat)
    if active:
        fit_again(h, seat)
        lose_on_track(h, seat, "morale", FOLLOWERS[follower].lost, f"Losing {who}")
