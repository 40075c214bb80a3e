"""Fixing broken items, in a nest and at home (AF-16.7, AF-19.17)."""

from rules.aftermath.model import items
from rules.aftermath.model.decks import ITEMS
from rules.aftermath.model.state import Member, State
from rules.aftermath.play import dials
from rules.aftermath.play.context import Here
from rules.aftermath.play.party.voting import ask_vote
from rules.aftermath.words import Message
from rules.aftermath.words.fitting import FittedMessage
from rules.aftermath.words.item_words import summarise_item
from rules.engine import Option, Play
from rules.kit.content import DETAIL_CHARACTERS

ENOUGH = "enough"


def find_repair_cost(s: State, item: str) -> int:
    """Find what fixing a broken item costs in scrap: 1 less with the Workshop, but at least 1
    (AF-19.25)."""
    price = ITEMS[item].repair
    return max(1, price - 1) if "workshop" in s.colony.built else price


def resolve_repairs(h: Here, who: list[Member], rule: str) -> Play[None]:
    """Let the party vote, for one broken item after another, whether to fix it and which member of
    `who` gets it and equips or stores it. By default nothing is fixed."""
    s = h.s
    while True:
        takers = {item: _list_takers(s, who, item) for item in _list_affordable(s)}
        options = [
            Option(f"{item}.{m}", "choose", _label_repair(h, item, m), _describe_price(s, item))
            for item, fitting in takers.items()
            for m in fitting
        ]
        if not options:
            return
        chosen = yield from ask_vote(
            h,
            Message("fix-which"),
            [Option(ENOUGH, "choose", Message("fix-nothing")), *options],
            ENOUGH,
            topic="repair",
            rule=rule,
        )
        if chosen == ENOUGH:
            return
        item, _, member = chosen.rpartition(".")
        dials.pay_costs(h, {"scrap": find_repair_cost(s, item)}, Message("repairs"))
        yield from items.fix_item(h, item, Member(int(member)))


def _list_affordable(s: State) -> list[str]:
    """List the broken items that the colony can pay to fix, each kind once."""
    scrap = s.colony.dials["scrap"]
    return [item for item in dict.fromkeys(s.colony.broken) if find_repair_cost(s, item) <= scrap]


def _list_takers(s: State, who: list[Member], item: str) -> list[Member]:
    """List the members who could get an item, or only one for an improvement (AF-14.5)."""
    fitting = [m for m in who if items.can_have_item(s, m, item)]
    return fitting[:1] if ITEMS[item].slot == "stash" else fitting


def _label_repair(h: Here, item: str, member: Member) -> Message:
    if ITEMS[item].slot == "stash":
        return Message("fix-for-colony", item=ITEMS[item].name)
    return Message("fix-for", item=ITEMS[item].name, member=h.name_member(member))


def _describe_price(s: State, item: str) -> Message:
    price, scrap = find_repair_cost(s, item), s.colony.dials["scrap"]
    does = summarise_item(ITEMS[item])
    return FittedMessage(
        Message("fix-price", price=price, scrap=scrap, does=does), DETAIL_CHARACTERS, "…"
    )
