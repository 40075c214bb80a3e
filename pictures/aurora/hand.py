"""The text of what only one seat may know."""

from pictures.artist import clip
from pictures.aurora.words import Message
from rules.aurora.model.decks import HELD, name_of
from rules.aurora.play.combat.loot import describe_loot
from rules.aurora.view import CardView, PlayerView, View
from rules.engine import Text

HAND = 1500
"""How long a hand's text may be, in characters: its message also holds the questions."""
WATCHING = Message("watching")
PHASES = ("exploration", "rest", "movement", "fire")


def format_hand(view: View) -> str:
    """Describe the seat's hidden cards and whether they can be played now, its Loot and
    Survivors."""
    if view.seat is None or view.sheet is None:
        return str(WATCHING)
    p = view.players[view.seat]
    if p.out:
        return str(Message("lost-and-out"))
    sheet = view.sheet
    lines: list[Text] = [Message("hand", count=len(sheet.hand), limit=p.limit)]
    for card in sheet.hand:
        lines += _describe_card(card)
    if not sheet.hand:
        lines.append(Message("hand-empty"))
    for cards in sheet.dealt:
        lines.append(Message("hand-loot", count=len(cards)))
        lines += [f"- **{name_of(each)}** {describe_loot(each)}" for each in cards]
    if sheet.kept:
        lines.append(Message("hand-kept"))
        lines += [f"- **{name_of(each)}** {describe_loot(each)}" for each in sheet.kept]
    lines += _describe_active_crew(p)
    return clip("\n".join(map(str, lines)), HAND)


def _describe_card(card: CardView) -> list[Text]:
    windows = ", ".join(str(Message("window", window=window)) for window in card.windows)
    playable = "yes" if card.playable else "no"
    return [
        Message("hand-card", name=card.name, windows=windows, playable=playable),
        Message("hand-card-does", does=_describe_use(card)),
    ]


def _describe_use(card: CardView) -> str:
    """Say what a card does. The phases to play it in are left out, because the line above names
    them."""
    if set(card.windows) <= set(PHASES):
        return str(HELD[card.card].does)
    return card.tells


def _describe_active_crew(p: PlayerView) -> list[Text]:
    """List the Survivors who can still do something this round."""
    able = [f"{one.name} {one.skill}" for one in p.crew if one.zone == "active" and not one.used]
    if not able:
        return [Message("hand-nobody-active"), Message("hand-crew")]
    return [Message("hand-active", crew=", ".join(able)), Message("hand-crew")]
