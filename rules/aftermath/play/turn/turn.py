"""A turn of the active member: its five steps, and what ends it (AF-7.1, AF-7.17)."""

from rules.aftermath.effects.models import Bare
from rules.aftermath.effects.performing import register_operation
from rules.aftermath.model.decks import ACTIONS
from rules.aftermath.model.state import Member
from rules.aftermath.play import calamities
from rules.aftermath.play.cards import action_deck
from rules.aftermath.play.combat import damage, lasting, statuses
from rules.aftermath.play.context import Here, PageLeft, TurnEnds
from rules.aftermath.play.enemies import checking_threat
from rules.aftermath.play.page import nesting
from rules.aftermath.play.turn import actions
from rules.aftermath.words import Message
from rules.engine import Play, Text


def play_turn(h: Here) -> Play[None]:
    """Play the active member's turn, or skip it if they have none. Then the next member is active,
    or the phase becomes "leaving" if the page was left."""
    m = h.s.active
    if (yield from _begin_turn(h, m)):
        left = yield from _play_steps(h, m)
        if left is not None:
            h.s.phase, h.s.to = "leaving", left.to
            return
    h.s.active = h.s.list_members_from(m)[1]


def _begin_turn(h: Here, m: Member) -> Play[bool]:
    """Begin a member's turn and return whether it has one. A member that has exited has none
    (AF-4.5), and a defeated one only if it can return now (AF-7.17, AF-13.9)."""
    s, one = h.s, h.s.party[m]
    lasting.end_lasting([one], "next-turn")
    if one.exited:
        return False
    if one.defeated:
        yield from damage.return_defeated(h, m)
        if one.defeated:
            h.tell_of(m, Message("misses-turn", member=h.name_member(m)), kind="missed")
            return False
    s.turns += 1
    one.reread = False
    s.visit.bought = []
    h.tell_of(m, Message("has-turn", member=h.name_member(m)), kind="turn", turn=s.turns)
    return True


def _play_steps(h: Here, m: Member) -> Play[PageLeft | None]:
    """Play the steps of a turn. If the party leaves the page, the remaining actions are forfeited,
    but Check Threat, end-of-turn statuses and nesting follow (AF-4.6, AF-4.7, AF-4.9, AF-15.16).
    Return how the page is left, or None."""
    left: PageLeft | None = None
    try:
        yield from draw_step(h, m)
        yield from actions.resolve_actions(h, m)
    except TurnEnds:
        pass
    except PageLeft as page:
        left = page
    try:
        yield from checking_threat.resolve_threat_check(h)
    except PageLeft as page:
        left = left or page
    yield from damage.end_of_turn(h, m)
    lasting.end_lasting(h.s.party, "turn")
    if left is None and damage.has_party_left(h.s):
        left = PageLeft()
    yield from nesting.resolve_nest_proposal(h, m)
    return left


# -- draw, resolve the calamity, place threats (AF-7.2 to AF-7.9) --------------------------------


def draw_step(h: Here, m: Member) -> Play[None]:
    """Let a member discard kept cards, and fill its hand; then resolve the calamity, the threats
    and Stunned, unless the calamity has just brought it (AF-7.2, AF-7.7, AF-7.9, AF-15.12)."""
    stunned = "stunned" in h.s.party[m].statuses
    yield from _throw_kept(h, m)
    action_deck.take_cards(h, m, action_deck.find_hand_size(h.s, m) - len(h.s.party[m].hand))
    yield from action_deck.resolve_drawn_cards(h, m)
    if stunned:
        yield from statuses.resolve_stun(h, m)


def _throw_kept(h: Here, m: Member) -> Play[None]:
    """Ask which kept cards a member discards, by default none (AF-7.2). Do not ask if it has kept
    only influence cards, which are the best cards, or nothing."""
    kept = list(h.s.party[m].hand)
    if all(ACTIONS[card].influence for card in kept):
        return
    up_to, who = action_deck.find_hand_size(h.s, m), h.name_member(m)
    value = calamities.find_calamity_value(h.s)
    chosen = yield from h.ask(
        lambda: h.t.choices(
            h.find_seat(m),
            h.address_question(m, Message("discard-kept", count=up_to)),
            action_deck.list_card_options(kept, "discard"),
            default=[],
            secret=True,
            about=Message("about-kept", member=who, count=len(kept)),
            topic="discard",
            data={"member": m, "cards": kept, "full": up_to, "calamity": value},
            rule="AF-7.2",
        )
    )
    action_deck.discard_openly(h, m, chosen)


@register_operation("end_turn")
def end_turn(h: Here, effect: Bare, by: Member, cause: Text) -> None:
    """End the active member's turn; Check Threat follows (AF-25.10). Raises TurnEnds."""
    raise TurnEnds
