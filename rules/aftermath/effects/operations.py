"""What the plain effects do: words, dials, flags, conditions, reading other entries, discoveries,
strays, and what members learn or receive (AF-25.8 to AF-25.10)."""

from rules.aftermath.effects import performing
from rules.aftermath.effects.conditions import is_condition_met
from rules.aftermath.effects.models import Condition, Count, Dials, Discovery, Flag, Goto, Grant, If
from rules.aftermath.effects.models import Text as TextEffect
from rules.aftermath.model.state import Member
from rules.aftermath.play import dials, goals
from rules.aftermath.play.cards import discoveries, learning
from rules.aftermath.play.cards.action_deck import enforce_hand_limit, gain_influence
from rules.aftermath.play.combat.defeating import defeat_spent_enemies
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message, tale
from rules.engine import Play, Text


@performing.register_operation("text")
def apply_text(h: Here, effect: TextEffect, by: Member, cause: Text) -> None:
    """Tell more words, once in a chapter of the tale."""
    if not tale.has_heard(h.s, effect.words):
        performing.narrate_passage(h, effect.words, Message("there-is-more", cause=cause))


@performing.register_operation("dial")
def apply_dial(h: Here, effect: Dials, by: Member, cause: Text) -> Play[None]:
    """Move dials."""
    yield from dials.change_dials(h, effect.by, cause)
    yield from defeat_spent_enemies(h)


@performing.register_operation("flag")
def apply_flag(h: Here, effect: Flag, by: Member, cause: Text) -> None:
    """Raise a flag of the mission or of the campaign, and tell what that sets in motion."""
    flags = h.s.colony.flags if effect.campaign else h.s.flags
    flags[effect.name] = flags.get(effect.name, 0) + effect.n
    if effect.ahead:
        h.tell(Message("sets-in-motion", what=effect.ahead), kind="ahead")
    goals.complete_goals(h)


@performing.register_operation("if")
def apply_condition(h: Here, effect: If, by: Member, cause: Text) -> Play[None]:
    """Apply one list of effects or the other, depending on a condition. What depends on the size of
    the party alone names that as its cause."""
    met = is_condition_met(h.s, effect.when)
    if effect.when == Condition(party=effect.when.party):
        cause = Message("party-of", size=effect.when.party - (0 if met else 1))
    yield from performing.apply_effects(h, effect.then if met else effect.otherwise, by, cause)


@performing.register_operation("read")
def apply_reading(h: Here, effect: Goto, by: Member, cause: Text) -> Play[None]:
    """Read another entry inside this one (AF-3.18)."""
    yield from performing.read_entry(h, str(effect.n), by)


@performing.register_operation("discovery")
def apply_discovery(h: Here, effect: Discovery, by: Member, cause: Text) -> Play[None]:
    """Retrieve a discovery card."""
    yield from discoveries.retrieve_discovery(h, effect.id, by)


@performing.register_operation("banish")
def apply_banish(h: Here, effect: Discovery, by: Member, cause: Text) -> None:
    """Banish a discovery card."""
    discoveries.banish_discovery(h, effect.id, cause)


@performing.register_operation("strays")
def apply_strays(h: Here, effect: Count, by: Member, cause: Text) -> None:
    """Bring strays home."""
    goals.gain_strays(h, effect.n)


@performing.register_for_members("learn")
def apply_learn(h: Here, member: Member, effect: Grant, cause: Text) -> Play[None]:
    """Let each affected member learn an ability."""
    yield from learning.learn_ability(h, member)


@performing.register_for_members("influence")
def apply_influence(h: Here, member: Member, effect: Grant, cause: Text) -> Play[None]:
    """Give the affected members their influence cards (AF-2.9), and apply the hand limit."""
    if not gain_influence(h, member):
        return
    told = Message("gives-influence", cause=cause or 0, member=h.name_member(member))
    h.tell_of(member, told, kind="influence")
    yield from enforce_hand_limit(h, member)
