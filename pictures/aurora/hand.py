"""The text of what only one seat may know."""

from __future__ import annotations

from pictures.artist import clip
from rules.aurora.model.decks import name_of
from rules.aurora.play.combat.loot import in_words
from rules.aurora.view import CardView, PlayerView, View
from rules.kit.words import count_noun

HAND = 1500
"""How long a hand's text may be, in characters: its message also holds the questions."""
WATCHING = "You are watching this table. Hidden cards are for those who play."
WINDOWS = {
    "exploration": "Exploration",
    "rest": "Rest",
    "movement": "Movement",
    "fire": "Fire",
    "end": "counted at the end",
    "reaction": "when it happens",
}


def format_hand(view: View) -> str:
    """Describe the seat's hidden cards and whether they can be played now, its Loot and
    Survivors."""
    if view.seat is None or view.sheet is None:
        return WATCHING
    p = view.players[view.seat]
    if p.out:
        return "Your Convoy is lost. You are out of the game."
    sheet = view.sheet
    lines = [f"**Your hidden cards** · {len(sheet.hand)} of {p.limit}"]
    lines += [_describe_card(card) for card in sheet.hand] or [
        "-# None yet: Objects and Special Loot."
    ]
    for cards in sheet.dealt:
        lines.append(f"**Loot to choose from** · {count_noun(len(cards), 'card')}, keep one")
        lines += [f"- **{name_of(card)}** {in_words(card)}" for card in cards]
    if sheet.kept:
        lines.append("**Loot you keep** · in play when the firing is over")
        lines += [f"- **{name_of(card)}** {in_words(card)}" for card in sheet.kept]
    lines += _describe_active_crew(p)
    return clip("\n".join(lines), HAND)


def _describe_card(card: CardView) -> str:
    windows = ", ".join(WINDOWS[window] for window in card.windows)
    now = "**now**" if card.playable else "not now"
    tells = card.tells
    head, colon, rest = tells.partition(": ")
    if colon and len(head) < 40 and head.split(" ")[0].rstrip(",") in (*WINDOWS.values(), "Any"):
        tells = rest[:1].upper() + rest[1:]
    return f"- **{card.name}** · {windows} · {now}\n  {tells}"


def _describe_active_crew(p: PlayerView) -> list[str]:
    """List the Survivors who can still do something this round."""
    able = [one for one in p.crew if one.zone == "active" and not one.used]
    lines = [f"**Active** · {', '.join(f'{one.name} {one.skill}' for one in able) or 'nobody'}"]
    return [*lines, "-# What each of them can do: `/aurora crew`."]
