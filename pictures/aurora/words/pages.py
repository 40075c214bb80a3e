"""The pages that a player may look up: the piles, the Survivors, their own Convoy."""

from __future__ import annotations

from pictures.artist import WORDS, clip
from pictures.aurora.facts import ZONES, list_printed_boxes
from pictures.aurora.hand import WATCHING
from pictures.aurora.words.phrases import describe_crew_member, label_colour, label_player
from rules.aurora.model.cards import Survivor
from rules.aurora.model.decks import CARDS, ENEMIES, PARTS
from rules.aurora.play.convoy.trucks import describe_part
from rules.aurora.view import PartView, View

KINDS = {
    "truck": "Trucks",
    "trailer": "Trailers",
    "device": "Devices",
    "survivor": "Survivors",
    "location": "Locations",
    "encounter": "Encounters",
    "event": "Events",
    "enemy": "Enemies nobody defeated",
    "object": "Objects",
    "special": "Special Loot",
}


def describe_pile(view: View) -> str:
    """List the Common pile by kind, the Defeated Enemies and the Object discards."""
    lines = [f"**Common pile** · {len(view.common)}"]
    kinds: dict[str, list[str]] = {}
    for card in view.common:
        kinds.setdefault(CARDS[card].kind, []).append(card)
    for kind, title in KINDS.items():
        cards = kinds.get(kind, [])
        if not cards:
            continue
        if kind in ("truck", "trailer", "device"):
            lines.append(f"**{title}**")
            lines += [
                f"- {CARDS[card].name}{_label_start_colour(card)}: {describe_part(PARTS[card])}"
                for card in cards
            ]
        else:
            lines.append(f"**{title}** {', '.join(CARDS[card].name for card in cards)}")
    defeated = [f"{ENEMIES[card].name} ({ENEMIES[card].roman})" for card in view.defeated]
    lines.append(f"**Defeated Enemies** · {', '.join(defeated) or 'none'}")
    objects = [CARDS[card].name for card in view.object_discards]
    lines.append(f"**Object discards** · {', '.join(objects) or 'none'}")
    return clip("\n".join(lines), WORDS)


def _label_start_colour(card: str) -> str:
    return f" ({CARDS[card].colour.title()}'s)" if CARDS[card].colour else ""


def describe_survivors(view: View) -> str:
    """Say what each Survivor can do: the reader's own first, then the others' and the Zone's."""
    seats = [p.seat for p in view.players if not p.out]
    if view.seat in seats:
        seats = [view.seat, *(seat for seat in seats if seat != view.seat)]
    lines: list[str] = []
    told: set[str] = set()
    for seat in seats:
        p = view.players[seat]
        lines.append(f"**{label_player(view, seat)}** ({label_colour(view, seat)})")
        for one in p.crew:
            line = f"- {describe_crew_member(one)}, {ZONES[one.zone]}"
            lines.append(line if one.name in told else f"{line}: {one.tells}")
            told.add(one.name)
    zone = [CARDS[slot.card] for slot in view.zone if slot.card is not None]
    found = [card for card in zone if isinstance(card, Survivor)]
    if found:
        lines.append("**In the Zone**")
        lines += [f"- {card.name} {card.skill}: {card.tells}" for card in found]
    return clip("\n".join(lines or ["No Survivors are in play."]), WORDS)


def describe_convoy(view: View) -> str:
    """Describe the reader's own Convoy, box by box, with the box names that questions use."""
    if view.seat is None:
        return WATCHING
    p = view.players[view.seat]
    if p.out:
        return "Your Convoy is lost."
    lines = [f"**Your Convoy** · speed {p.speed}, tows {p.towing}"]
    lines += [_describe_part(part) for part in p.parts]
    return clip("\n".join(lines), WORDS)


def _describe_part(part: PartView) -> str:
    column, top = int(part.place[:-1]), part.place.endswith("t")
    spot = "Truck" if column == 0 else f"Trailer {column}"
    spot = f"above {'the ' * (column == 0)}{spot}" if top else spot
    each = [
        f"{n} {_label_content(now.content, what.label)}"
        for n, (what, now) in enumerate(zip(list_printed_boxes(part), part.boxes, strict=True), 1)
    ]
    return f"- **{part.name}**, {spot}: {', '.join(each)}"


def _label_content(content: str, label: str) -> str:
    held = {"F": "Fuel", "P": "Food", "A": "Ammo", "S": "Survivor", "X": "Damage", "": ""}[content]
    return f"{held} ({label})" if held else f"({label})"
