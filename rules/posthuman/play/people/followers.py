"""Followers: they join or are drawn face down, are turned up once, and are lost by a knockout
(PH-20.7, PH-20.8)."""

from rules.engine import Option, Play, Text
from rules.posthuman.model.decks import FOLLOWERS, name_of
from rules.posthuman.play.context import Here
from rules.posthuman.play.people.inventory import drop_excess_items
from rules.posthuman.play.people.sheet import gain_goods, lose_on_track
from rules.posthuman.words import NO_CAUSE, Message


def draw_follower(h: Here, seat: int, cause: Text = NO_CAUSE) -> None:
    """Draw a follower face down for a human; only its owner sees the face (PH-20.7c)."""
    drawn = h.s.followers.draw(h.t)
    if drawn is None:
        h.tell(Message("nobody-left-to-follow", cause=cause), kind="follower", seat=seat)
        return
    h.human(seat).hidden_followers.append(drawn)
    told = Message("somebody-follows", cause=cause, player=h.name_seat(seat))
    h.tell(told, kind="follower", seat=seat)
    h.t.tell(Message("follows-you", follower=name_of(drawn)), seat, kind="follower")


def activate_follower(h: Here, seat: int, follower: str) -> None:
    """Make a face-down follower active for good, and tell the players (PH-20.7)."""
    human = h.human(seat)
    human.hidden_followers.remove(follower)
    human.followers.append(follower)
    h.t.note_reveal()
    told = Message("calls-on", player=h.name_seat(seat), follower=name_of(follower))
    h.tell_of(seat, told, kind="follower", card=follower)


def dismiss_follower(h: Here, seat: int, follower: str, cause: Text = NO_CAUSE) -> None:
    """Dismiss a follower, active or face down, and tell the players. Losing an active one may cost
    morale; whether the human falls by that is for `knockout.resolve_knockout`."""
    human = h.human(seat)
    active = follower in human.followers
    (human.followers if active else human.hidden_followers).remove(follower)
    h.s.followers.discard(follower)
    name, player = name_of(follower), h.name_seat(seat)
    if active:
        told = Message("leaves", cause=cause, follower=name, player=player)
    else:
        told = Message("leaves-unseen", cause=cause, player=player)
    h.tell(told, kind="follower", seat=seat)
    if active:
        drop_excess_items(h, seat)
        lose_on_track(
            h, seat, "morale", FOLLOWERS[follower].lost, Message("losing-follower", follower=name)
        )


def gain_follower(h: Here, seat: int, cause: Text, *, for_food: bool) -> Play[None]:
    """Let a follower join, if it costs food for 1 food; by default a human with at least 2 pays
    (PH-20.8, PH-20.8a). Nobody pays if none is left."""
    if for_food and h.s.followers.cards and not (yield from _ask_payment(h, seat, cause)):
        return
    draw_follower(h, seat, cause)


def _ask_payment(h: Here, seat: int, cause: Text) -> Play[bool]:
    food = h.human(seat).food
    if not food:
        told = Message("no-food-for-follower", player=h.name_seat(seat), cause=cause)
        h.tell_of(seat, told, kind="follower")
        return False
    options = [
        Option("pay", "choose", Message("pay-food"), Message("pay-food-detail")),
        Option("no", "choose", Message("go-on-alone")),
    ]
    chosen = yield from h.choose(
        seat,
        Message("pay-follower", cause=cause, food=food),
        options,
        default="pay" if food >= 2 else "no",
        topic="follower",
        data={"food": food},
        rule="PH-20.8",
    )
    if chosen == "pay":
        gain_goods(h, seat, cause, food=-1)
    return chosen == "pay"
