"""Draw the cards that one seat may see: items, scars, followers face down, mutant actions."""

from dataclasses import dataclass

from PIL import Image
from pydantic import BaseModel

from pictures.artist import ALT_CHARACTERS, clip
from pictures.kit.canvas import Colour, encode_png, stamp
from pictures.kit.panels import draw_plate
from pictures.kit.text import lay_out_text, measure_line_step, write_fitted, write_paragraph
from pictures.kit.tones import CREAM, INK, PAPER, TABLE
from pictures.posthuman.marks.colours import BLOOD, MARGIN, MUTANT, RUST, SPIRIT, WIDTH, make_inks
from pictures.posthuman.words import Message
from pictures.posthuman.words.descriptions import format_names
from pictures.posthuman.words.facts import describe_rules, describe_scar, describe_weapon
from rules.kit.words import capitalise_first
from rules.posthuman.view_models import CardView, PlanView, Private, ScarView

GAP = 16
WIDE = (WIDTH - 2 * MARGIN - GAP) // 2
INSIDE = WIDE - 44
HEAD = 62


class Held(BaseModel):
    """The facts that the picture shows: the seat's own cards, and for a mutant all mutants'
    cards."""

    hand: list[CardView]
    scars: list[ScarView]
    followers: list[CardView]
    mutants: list[PlanView]
    names: list[str]
    """The names of the mutants, in the order of `mutants`."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A card as it is drawn."""

    name: str
    figures: str
    text: str
    edge: Colour

    @property
    def height(self) -> int:
        """How high the whole card is, in pixels."""
        parts = [lay_out_text(part, 30, INSIDE, 400) for part in (self.figures, self.text) if part]
        return 66 + sum(len(lines) * measure_line_step(size) for lines, size in parts) + 18


def make_held(private: Private, names: list[str]) -> Held:
    """Gather the cards to show from the view's private part. `names`: those of all players."""
    return Held(
        hand=private.hand,
        scars=private.scars,
        followers=private.hidden_followers,
        mutants=private.plans,
        names=[names[plan.seat] for plan in private.plans],
    )


def has_cards_to_show(private: Private) -> bool:
    """Whether the seat has any card to show."""
    mutants = any(plan.hand or plan.laid for plan in private.plans)
    return bool(private.hand or private.scars or private.hidden_followers or mutants)


def describe_held(held: Held) -> str:
    """Describe the picture."""
    parts = [
        Message("hand-held", cards=format_names(held.hand)) if held.hand else None,
        Message("scars-held", scars=format_names(held.scars)) if held.scars else None,
        Message("followers-held", followers=format_names(held.followers))
        if held.followers
        else None,
    ]
    for name, mutant in zip(held.names, held.mutants, strict=True):
        cards = format_names(mutant.hand) or str(Message("none"))
        if mutant.laid:
            laid = mutant.laid.name
            parts.append(Message("actions-held-and-laid", mutant=name, cards=cards, laid=laid))
        else:
            parts.append(Message("actions-held", mutant=name, cards=cards))
    return clip(" ".join(str(part) for part in parts if part), ALT_CHARACTERS)


def draw(facts: Held) -> bytes:
    """Draw the cards in two columns, kind after kind, as a PNG."""
    groups = _list_groups(facts)
    high = MARGIN + sum(HEAD + _measure_rows(cards) for _, cards in groups) + MARGIN
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    y = MARGIN
    for head, cards in groups:
        write_fitted(picture, (MARGIN + 6, y + 28), head, 36, CREAM, room=WIDTH - 60, bold=True)
        y += HEAD
        for n in range(0, len(cards), 2):
            pair = cards[n : n + 2]
            tall = max(one.height for one in pair)
            for column, one in enumerate(pair):
                _draw_card(picture, one, (MARGIN + column * (WIDE + GAP), y), tall)
            y += tall + GAP
    return encode_png(picture, make_inks())


def _list_groups(facts: Held) -> list[tuple[str, list[Shown]]]:
    own = [
        ("cards-in-hand", [_make_shown_item(one) for one in facts.hand]),
        ("cards-scars", [_make_shown_scar(one) for one in facts.scars]),
        ("cards-followers", [_make_shown_card(one, SPIRIT) for one in facts.followers]),
    ]
    found = [(str(Message(key)), cards) for key, cards in own]
    for name, mutant in zip(facts.names, facts.mutants, strict=True):
        cards = [_make_shown_card(one, MUTANT) for one in mutant.hand]
        if mutant.laid is not None:
            cards.insert(0, _make_shown_card(mutant.laid, MUTANT, str(Message("laid-face-down"))))
        found.append((str(Message("cards-actions", mutant=name)), cards))
    return [(head, cards) for head, cards in found if cards]


def _make_shown_item(one: CardView) -> Shown:
    size, weapon = str(Message("size", size=one.size)), describe_weapon(one)
    short = f"{size}, {weapon}" if weapon else size
    return Shown(one.name, short, capitalise_first(describe_rules(one)) or one.text, RUST)


def _make_shown_scar(one: ScarView) -> Shown:
    return Shown(one.name, "", capitalise_first(describe_scar(one)), BLOOD)


def _make_shown_card(one: CardView, edge: Colour, where: str = "") -> Shown:
    return Shown(one.name, where, capitalise_first(describe_rules(one)) or one.text, edge)


def _measure_rows(cards: list[Shown]) -> int:
    return sum(max(one.height for one in cards[n : n + 2]) + GAP for n in range(0, len(cards), 2))


def _draw_card(picture: Image.Image, one: Shown, at: tuple[int, int], tall: int) -> None:
    x, y = at
    stamp(picture, draw_plate(WIDE, tall, PAPER, one.edge, corner=10), x, y)
    write_fitted(picture, (x + 22, y + 36), one.name, 36, INK, room=INSIDE, bold=True)
    below = y + 62
    if one.figures:
        high = write_paragraph(
            picture, (x + 22, below), one.figures, 30, RUST, room=INSIDE, height=400
        )
        below = round(high)
    write_paragraph(picture, (x + 22, below), one.text, 30, INK, room=INSIDE, height=400)
