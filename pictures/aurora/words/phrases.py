"""The short phrases that all texts share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pictures.aurora.facts import (
    THE_AUTOMA,
    find_convoy_colour,
    label_foe_number,
    list_printed_boxes,
)
from pictures.kit.phrases import format_markdown_name
from rules.aurora.model.boxes import DAMAGE, NAMES, Box
from rules.aurora.model.cards import Shortcut
from rules.aurora.model.decks import ENEMIES
from rules.aurora.model.state import AUTOMA
from rules.aurora.view import CrewView, FoeView, PartView, PlayerView, View

REWARDS = {**NAMES, "T": "Target", "*": "Fame", "-": "nothing"}
CODES = (
    "-# F Fuel, P Food, A Ammo, S Survivor, X Damage, - empty, s only Survivors, f only Fuel or "
    "Food, ar armour, w Weapon, tr Tracks, fa Fame, +1 one card more, +A makes Ammo, P>2 Food for "
    "2 damage, P>> Food for speed, ! has fired, L Loot, ^ the Device above"
)


def label_player(view: View, seat: int, most: int = 32) -> str:
    """Format a player's name in Markdown, or the Automa's."""
    return THE_AUTOMA if seat == AUTOMA else format_markdown_name(view.players[seat].name, most)


def label_colour(view: View, seat: int) -> str:
    return find_convoy_colour(view, seat).title()


def format_counted(things: Iterable[str]) -> str:
    """List things, with a number before those that occur more than once: "2 Fuel, Food"."""
    found = list(things)
    counts = {thing: found.count(thing) for thing in dict.fromkeys(found)}
    many = {"Object": "Objects", "Survivor": "Survivors"}
    return ", ".join(
        f"{n} {many.get(thing, thing)}" if n > 1 else thing for thing, n in counts.items()
    )


# -- boxes -----------------------------------------------------------------------------------------


def describe_boxes(part: PartView, fired: Sequence[str] = ()) -> str:
    """Describe the boxes of a card: "2 empty (Survivors only), Fuel, Damage on Weapon 2"."""
    return format_counted(
        _label_box(what, now.content, now.ref in fired)
        for what, now in zip(list_printed_boxes(part), part.boxes, strict=True)
    )


def _label_box(what: Box, content: str, fired: bool) -> str:
    if content == DAMAGE:
        return "Damage" if what.kind == "any" else f"Damage on {what.label}"
    if content:
        return NAMES[content]
    if what.is_cargo:
        limits = {"survivor": " (Survivors only)", "stores": " (Food or Fuel only)"}
        return f"empty{limits.get(what.kind, '')}"
    return what.label + (" (has fired)" if fired else "")


def format_box_codes(part: PartView, fired: Sequence[str] = ()) -> str:
    """Write the boxes of a card in signs, which `CODES` explains: "S - w2 Xar"."""
    found = []
    for what, now in zip(list_printed_boxes(part), part.boxes, strict=True):
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
    parts = [f"{one.name} {one.skill}"]
    if one.counters:
        parts.append(f"{one.counters} Contamination")
    if one.used:
        parts.append("used")
    return parts[0] + (f" ({', '.join(parts[1:])})" if parts[1:] else "")


def describe_zones(p: PlayerView, brief: bool = False) -> str:
    """List a player's Survivors by zone."""
    found = []
    for zone in ("active", "rest", "exhausted"):
        there = [one for one in p.crew if one.zone == zone]
        if there:
            told = [_crew_brief(one) if brief else describe_crew_member(one) for one in there]
            found.append(f"{zone.title()}: {', '.join(told)}")
    return "; ".join(found)


def _crew_brief(one: CrewView) -> str:
    return f"{one.name} {one.skill}" + "c" * one.counters + "u" * one.used


def describe_rewards_left(foe: FoeView) -> str:
    """List the rewards of the Defence boxes that are not filled yet."""
    return ", ".join(REWARDS[reward] for reward in foe.boxes[foe.filled :]) or "none"


def label_enemy(foe: FoeView) -> str:
    return f"{foe.name} ({label_foe_number(foe)}, Region {foe.region})"


def describe_price(cut: Shortcut) -> str:
    """Say what crossing a shortcut needs and costs: "Rough, 1 Damage"."""
    parts = [
        "Rough" if cut.rough else "",
        "Avalanche" if cut.avalanche else "",
        f"{cut.damage} Damage" if cut.damage else "",
        f"{cut.contamination} Contamination" if cut.contamination else "",
    ]
    return ", ".join(filter(None, parts))


def list_notes(p: PlayerView) -> list[str]:
    """List notes on a player's Loot: choosing, keeping, or an Enemy that they ignore."""
    found = []
    if p.dealt:
        found.append(f"choosing from {p.dealt} Loot")
    if p.kept:
        found.append(f"keeps {p.kept} Loot")
    if p.spared is not None:
        found.append(f"ignores {ENEMIES[p.spared].name}")
    return found
