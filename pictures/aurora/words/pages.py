"""The pages that a player may look up: the piles, the Survivors, their own Convoy."""

from pictures.artist import WORDS_CHARACTERS, clip
from pictures.aurora.facts import list_printed_boxes
from pictures.aurora.hand import WATCHING
from pictures.aurora.words import Message, phrases
from rules.aurora.model.cards import Survivor
from rules.aurora.model.decks import CARDS, ENEMIES, PARTS, name_of
from rules.aurora.play.convoy.trucks import describe_part
from rules.aurora.view import PartView, View
from rules.engine import Text

KINDS = (
    *("truck", "trailer", "device", "survivor", "location", "encounter", "event", "enemy"),
    *("object", "special"),
)
"""The kinds of card, in the order in which the piles are listed."""


def describe_pile(view: View) -> str:
    """List the Common pile by kind, the Defeated Enemies and the Object discards."""
    lines: list[Text] = [Message("pile-common", count=len(view.common))]
    kinds: dict[str, list[str]] = {}
    for card in view.common:
        kinds.setdefault(CARDS[card].kind, []).append(card)
    for kind in KINDS:
        cards, title = kinds.get(kind, []), f"**{Message('pile-kind', kind=kind)}**"
        if not cards:
            continue
        if kind in ("truck", "trailer", "device"):
            lines.append(title)
            lines += [f"- {_label_part(card)}: {describe_part(PARTS[card])}" for card in cards]
        else:
            lines.append(f"{title} {', '.join(str(name_of(card)) for card in cards)}")
    none = str(Message("none"))
    defeated = [f"{ENEMIES[card].name} ({ENEMIES[card].roman})" for card in view.defeated]
    lines.append(Message("pile-defeated", cards=", ".join(defeated) or none))
    objects = [str(name_of(card)) for card in view.object_discards]
    lines.append(Message("pile-discards", cards=", ".join(objects) or none))
    return clip("\n".join(map(str, lines)), WORDS_CHARACTERS)


def _label_part(card: str) -> Text:
    """Name a Convoy card, and the player who starts with it."""
    data = CARDS[card]
    if not data.colour:
        return data.name
    return Message("pile-start-part", name=data.name, colour=data.colour)


def describe_survivors(view: View) -> str:
    """Say what each Survivor can do: the reader's own first, then the others' and the Zone's."""
    seats = [p.seat for p in view.players if not p.out]
    if view.seat in seats:
        seats = [view.seat, *(seat for seat in seats if seat != view.seat)]
    lines: list[str] = []
    told: set[str] = set()
    for seat in seats:
        p = view.players[seat]
        lines.append(f"**{phrases.label_player(view, seat)}** ({phrases.label_colour(view, seat)})")
        for one in p.crew:
            line = f"- {phrases.describe_crew_member(one)}, {Message('zone', zone=one.zone)}"
            lines.append(line if one.name in told else f"{line}: {one.tells}")
            told.add(one.name)
    zone = [CARDS[slot.card] for slot in view.zone if slot.card is not None]
    found = [card for card in zone if isinstance(card, Survivor)]
    if found:
        lines.append(str(Message("crew-in-zone")))
        lines += [f"- {card.name} {card.skill}: {card.tells}" for card in found]
    return clip("\n".join(lines or [str(Message("no-crew"))]), WORDS_CHARACTERS)


def describe_convoy(view: View) -> str:
    """Describe the reader's own Convoy, box by box, with the box names that questions use."""
    if view.seat is None:
        return str(WATCHING)
    p = view.players[view.seat]
    if p.out:
        return str(Message("lost"))
    lines = [str(Message("convoy", speed=p.speed, towing=p.towing))]
    lines += [_describe_part(part) for part in p.parts]
    return clip("\n".join(lines), WORDS_CHARACTERS)


def _describe_part(part: PartView) -> str:
    each = [
        Message("convoy-box", number=n, holds=_label_content(now.content, what.description))
        for n, (what, now) in enumerate(zip(list_printed_boxes(part), part.boxes, strict=True), 1)
    ]
    return f"- **{part.name}** ({_label_place(part)}), {', '.join(map(str, each))}"


def _label_place(part: PartView) -> Message:
    column, top = int(part.place[:-1]), part.place.endswith("t")
    if column:
        return Message("place-above-trailer" if top else "place-trailer", number=column)
    return Message("place-above-truck" if top else "place-truck")


def _label_content(content: str, label: Text) -> str:
    holds = phrases.label_token(content) if content else Message("holds-nothing")
    return f"{holds} ({label})"
