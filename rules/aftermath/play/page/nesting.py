"""Nesting: the party rests at the end of a turn while it is safe (AF-16)."""

from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import NEGATIVE
from rules.aftermath.play import dials
from rules.aftermath.play.combat import damage, statuses
from rules.aftermath.play.context import Here
from rules.aftermath.play.party.voting import ask_vote
from rules.aftermath.play.turn import repairing
from rules.aftermath.words import Message
from rules.engine import Offer, Option, Play, Prompt

RULE = "AF-16.1"
PROPOSE = Option("nest", "nest", Message("propose-nest"), Message("propose-nest-detail"))
WITHDRAW = Option("nest", "nest", Message("withdraw-nest"), Message("withdraw-nest-detail"))


def can_propose_nest(s: State) -> bool:
    """Whether a member could propose a nest now: during a turn on a page, while it is safe."""
    return s.phase == "turn" and s.here is not None and s.is_safe


def propose_nest(h: Here, member: Member) -> None:
    """Propose to nest at the end of this turn, or take back a proposal by the same player."""
    s = h.s
    if s.camp is not None and h.find_seat(s.camp) == h.find_seat(member):
        s.camp = None
        told = Message("withdraws-nest", member=h.name_member(member))
    else:
        s.camp = member
        told = Message("proposes-nest", member=h.name_member(member))
    h.tell_of(member, told, kind="nest")


def list_nest_offers(h: Here, seat: int) -> list[Offer]:
    """List the free offer to propose a nest or take the proposal back (AF-16.1). It stands beside
    all questions until the turn is over; while one player has proposed, only that player has it."""
    s = h.s
    if (
        h.turn_over
        or not can_propose_nest(s)
        or (s.camp is not None and h.find_seat(s.camp) != seat)
    ):
        return []
    option = PROPOSE if s.camp is None else WITHDRAW
    text = Message("may-nest")
    prompt = h.t.choice(
        seat, text, [option], default=option.id, optional=True, aside=True, topic="nest", rule=RULE
    )
    return [("nest", prompt)]


def resolve_nest_proposal(h: Here, ended: Member) -> Play[None]:
    """After a turn, let the party vote if somebody has proposed to nest and it is safe, and nest if
    it agrees. `ended`: the member whose turn it was."""
    s = h.s
    h.turn_over = True
    proposed = s.camp
    if proposed is None or not s.is_safe:
        s.camp = None
        return
    chosen = "nest"
    if len({character.seat for character in s.party}) > 1:
        chosen = yield from ask_vote(
            h,
            Message("nest-or-not", member=h.name_member(proposed)),
            [
                Option("go-on", "nest", Message("no-nest")),
                Option("nest", "nest", Message("nest"), Message("nest-price")),
            ],
            "go-on",
            topic="nest-vote",
            rule=RULE,
        )
    s.camp = None
    if chosen == "nest":
        yield from resolve_nest(h, ended)
    else:
        h.tell(Message("goes-on-without-nest"), kind="nest")


def resolve_nest(h: Here, ended: Member) -> Play[None]:
    """Carry out a nest, AF-16.2 to AF-16.10 in order."""
    s = h.s
    h.tell(Message("makes-nest"), kind="nest")
    resting = [member for member in s.list_members_from(ended) if not h.s.party[member].defeated]
    yield from _resolve_meals(h, [member for member in resting if h.s.party[member].wounds])
    for member in resting:
        mend_member(h, member)
    yield from repairing.resolve_repairs(h, resting, "AF-16.7")
    yield from dials.change_dials(h, {"time": 1}, Message("a-nest"))


def _resolve_meals(h: Here, wounded: list[Member]) -> Play[None]:
    """Ask each wounded member once whether it spends a food to heal (AF-16.2): all at once if there
    is food for all, else in turn order while there is some."""
    s = h.s
    if s.colony.dials["food"] >= len(wounded):
        asked = [_offer_meal(h, member) for member in wounded]
        answers = (yield from h.t.ask_all(asked)) if asked else []
        for member, eats in zip(wounded, answers, strict=True):
            _eat_meal(h, member, eats == "eat")
        return
    for member in wounded:
        if s.colony.dials["food"]:
            _eat_meal(h, member, (yield from h.t.ask(_offer_meal(h, member))) == "eat")


def _offer_meal(h: Here, member: Member) -> Prompt[str]:
    wounds_, most = h.s.party[member].wounds, _count_healed_wounds(h.s)
    food = h.s.colony.dials["food"]
    return h.t.choice(
        h.find_seat(member),
        h.address_question(member, Message("eat-or-not", food=food)),
        [
            Option("eat", "nest", Message("eat", count=min(wounds_, most)), Message("eat-price")),
            Option("fast", "nest", Message("leave-food")),
        ],
        default="eat",
        topic="meal",
        data={"member": member, "wounds": wounds_, "food": food},
        rule="AF-16.2",
    )


def _count_healed_wounds(s: State) -> int:
    """Count the wounds that one food removes: 2 with the Infirmary, else 1 (AF-19.23)."""
    return 2 if "infirmary" in s.colony.built else 1


def _eat_meal(h: Here, member: Member, eats: bool) -> None:
    if eats:
        dials.pay_costs(h, {"food": 1}, Message("a-meal", member=h.name_member(member)))
        damage.heal_member(h, member, _count_healed_wounds(h.s), Message("the-meal"))


def mend_member(h: Here, member: Member) -> None:
    """Turn a member's toxic wounds into normal ones, and remove its negative statuses and the
    batteries on its items (AF-16.4 to AF-16.6)."""
    character = h.s.party[member]
    if character.toxic:
        toxic, character.toxic = character.toxic, 0
        character.wounds += toxic
        told = Message("heals-toxic", member=h.name_member(member), count=toxic)
        h.tell_of(member, told, kind="heal")
    for status in [one for one in character.statuses if one in NEGATIVE]:
        statuses.lose_status(h, member, status, Message("a-nest"))
    for worn in h.s.find_box(member).equipped:
        worn.batteries = 0
