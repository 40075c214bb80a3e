"""The short phrases that all texts share."""

from collections import Counter
from collections.abc import Iterable, Sequence

from pictures.aurora import facts
from pictures.aurora.words import Message
from pictures.kit.phrases import format_markdown_name
from rules.aurora.model.boxes import DAMAGE, Box
from rules.aurora.model.cards import Shortcut
from rules.aurora.model.decks import ENEMIES
from rules.aurora.model.state import AUTOMA
from rules.aurora.view import AutomaView, CrewView, FoeView, PartView, PlayerView, View
from rules.engine import Text

_TOKENS = {"*": "fame", "-": "nothing"}
"""What the catalog calls tokens whose signs are no letters."""


def label_token(sign: str) -> Message:
    """Name a token, a reward or a counter by its sign."""
    return Message("token", token=_TOKENS.get(sign, sign))


def find_fact_key(fact: bool) -> str:
    """Return what the catalog calls a fact that it chooses by."""
    return "yes" if fact else "no"


def list_stocks(one: PlayerView | AutomaView) -> list[Message]:
    """Write the number of each Resource."""
    stocks = (("fuel", one.fuel), ("food", one.food), ("ammo", one.ammo))
    return [Message("stock", what=what, number=number) for what, number in stocks]


def list_waypoints(view: View) -> str:
    """List what lies on which spaces of the road: "Fuel 102, 105; Object 110"."""
    kinds: dict[str, list[str]] = {}
    for space, counter in view.waypoints.items():
        kinds.setdefault(counter, []).append(space)
    return "; ".join(f"{label_token(each)} {', '.join(there)}" for each, there in kinds.items())


def describe_race_place(one: facts.OneConvoy) -> str:
    """Say a Convoy's place in the race, and in the Turn Order."""
    if one.points is not None:
        return str(Message("race-place-and-points", place=one.rank, points=one.points))
    if one.turn:
        turn = facts.label_ordinal(one.turn)
        return str(Message("race-place-and-turn", place=one.rank, turn=turn))
    return str(Message("race-place", place=one.rank))


def describe_distance(view: View, who: int) -> str:
    """Say how far a Convoy is from the ship or, at the end, how many points it has."""
    points, far = facts.sum_points(view, who), facts.count_to_ship(view, who)
    if points is not None:
        return str(Message("points", points=points))
    return str(Message("to-go", spaces=far) if far else Message("at-ship"))


def label_part(part: PartView) -> str:
    """Name a Convoy card, and say if it is Loot."""
    return str(Message("loot-part", name=part.name)) if part.loot else part.name


def label_player(view: View, seat: int, most: int = 32) -> str:
    """Format a player's name in Markdown, or the Automa's."""
    return (
        str(Message("automa"))
        if seat == AUTOMA
        else format_markdown_name(view.players[seat].name, most)
    )


def label_colour(view: View, seat: int) -> str:
    return str(Message("colour", colour=facts.find_convoy_colour(view, seat)))


def format_counted(things: Iterable[Message]) -> str:
    """List things, with a number before those that occur more than once: "2 Fuel, Food"."""
    return ", ".join(
        str(thing if n == 1 else _count_thing(n, thing)) for thing, n in Counter(things).items()
    )


def _count_thing(number: int, thing: Message) -> Text:
    if thing.id == "token":
        return Message("tokens", count=number, **thing.data)
    return f"{number} {thing}"


# -- boxes -----------------------------------------------------------------------------------------


def describe_boxes(part: PartView, fired: Sequence[str] = ()) -> str:
    """Describe the boxes of a card: "2 empty (Survivors only), Fuel, Damage on Weapon 2"."""
    return format_counted(
        _label_box(what, now.content, now.ref in fired)
        for what, now in zip(facts.list_printed_boxes(part), part.boxes, strict=True)
    )


def _label_box(what: Box, content: str, fired: bool) -> Message:
    if content == DAMAGE:
        damaged = what.kind != "any"
        return Message("damage-on", box=what.description) if damaged else label_token(DAMAGE)
    if content:
        return label_token(content)
    if what.is_cargo:
        return Message("empty-box", kind=what.kind)
    return Message("fired-box" if fired else "box", box=what.description)


def format_box_codes(part: PartView, fired: Sequence[str] = ()) -> str:
    """Write the boxes of a card in signs, which a line explains: "S - w2 Xar"."""
    found = []
    for what, now in zip(facts.list_printed_boxes(part), part.boxes, strict=True):
        sign = _label_box_code(what)
        if now.content == DAMAGE:
            sign = "X" if what.kind == "any" else f"X{sign}"
        elif now.content:
            sign = now.content
        found.append(sign + "!" * (now.ref in fired))
    return " ".join(found)


def _label_box_code(what: Box) -> str:
    return {
        "any": "-",
        "survivor": "s",
        "stores": "f",
        "armor": "ar",
        "weapon": f"w{what.value}",
        "tracks": "tr",
        "locker": "+1",
        "maker": f"+{what.what}",
        "fame": f"fa{what.value}",
        "per": f"fa/{what.what}",
        "pay": f"{what.what}>{what.value}",
        "turbo": f"{what.what}>>",
    }[what.kind]


# -- Survivors, Enemies, shortcuts -----------------------------------------------------------------


def describe_crew_member(one: CrewView) -> str:
    """Describe a Survivor: "Leader 2 (1 Contamination, used)"."""
    parts: list[Message] = []
    if one.counters:
        parts.append(Message("contaminations", count=one.counters))
    if one.used:
        parts.append(Message("used"))
    more = f" ({', '.join(map(str, parts))})" if parts else ""
    return f"{one.name} {one.skill}{more}"


def describe_zones(p: PlayerView, brief: bool = False) -> str:
    """List a player's Survivors by zone."""
    return "; ".join(
        f"{Message('zone', zone=zone)}: "
        + ", ".join(
            _format_crew_briefly(one) if brief else describe_crew_member(one) for one in there
        )
        for zone, there in facts.list_crew_by_zone(p).items()
    )


def _format_crew_briefly(one: CrewView) -> str:
    return f"{one.name} {one.skill}" + "c" * one.counters + "u" * one.used


def describe_rewards_left(foe: FoeView) -> str:
    """List the rewards of the Defence boxes that are not filled yet."""
    left = [str(label_token(reward)) for reward in foe.boxes[foe.filled :]]
    return ", ".join(left) or str(Message("none"))


def label_enemy(foe: FoeView) -> str:
    return str(
        Message("in-region", name=foe.name, number=facts.label_foe_number(foe), region=foe.region)
    )


def describe_price(cut: Shortcut) -> str:
    """Say what crossing a shortcut needs and costs: "Rough, 1 Damage"."""
    parts = [
        *([Message("rough")] if cut.rough else []),
        *([Message("avalanche")] if cut.avalanche else []),
        *([Message("damages", count=cut.damage)] if cut.damage else []),
        *([Message("contaminations", count=cut.contamination)] if cut.contamination else []),
    ]
    return ", ".join(map(str, parts))


def list_notes(p: PlayerView) -> list[str]:
    """List notes on a player's Loot: choosing, keeping, or an Enemy that they ignore."""
    found = []
    if p.dealt:
        found.append(Message("choosing-loot", count=p.dealt))
    if p.kept:
        found.append(Message("keeping-loot", count=p.kept))
    if p.spared is not None:
        found.append(Message("ignoring", enemy=ENEMIES[p.spared].name))
    return [str(each) for each in found]
