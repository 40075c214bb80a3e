"""Damage and Repairs (LA-4.13 to LA-4.18)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.aurora.model.boxes import DAMAGE, NAMES, Box
from rules.aurora.model.cards import Area
from rules.aurora.model.players import Player
from rules.aurora.play import survivors
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import convoy
from rules.engine import Option, Play, Prompt
from rules.kit import words
from rules.kit.words import give_cause, list_words

AREAS: dict[Area | None, tuple[str, str]] = {
    None: ("on your Convoy", "in the Convoy"),
    "bottom first": ("on your Truck", "on the Truck"),
    "bottom row": ("in your bottom row", "in the bottom row"),
    "top row": ("in your top row", "in the top row"),
    "front column": ("in your front column", "in the front column"),
    "second column": ("in your second column", "in the second column"),
    "last column": ("in your last column", "in the last column"),
}
"""Target area -> its words in the question to the owner, and in what all are told."""


def tell_spared(h: Here, seats: Iterable[int], area: Area | None) -> None:
    """Tell all, once a round of fire, which seats have nothing there to damage (LA-4.16)."""
    theirs = AREAS[area][1]
    spared = [seat for seat in seats if (seat, theirs) not in h.already_told]
    spared = [seat for seat in spared if not h.find_player(seat).list_area_boxes(area)]
    if spared:
        h.already_told |= {(seat, theirs) for seat in spared}
        have = "has" if len(spared) == 1 else "have"
        names = list_words([h.name_seat(seat) for seat in spared])
        h.tell(f"{names} {have} nothing undamaged {theirs}: Damage there is ignored.")


def resolve_damage(
    h: Here, seat: int, count: int, area: Area | None = None, *, why: str = ""
) -> Play[None]:
    """Ask the owner which boxes take the Damage counters; those without a box are ignored (LA-4.13
    to LA-4.16)."""
    p = h.find_player(seat)
    refs = [ref for ref, _, _ in p.list_area_boxes(area)]
    owed = min(count, len(refs))
    mine, _ = AREAS[area]
    if owed == 0:
        tell_spared(h, [seat], area)
        return
    if owed < len(refs):

        def build() -> Prompt[list[str]]:
            names = p.plan.names
            first = convoy.damage_by_default(p.list_area_boxes(area), 99)
            now = [
                (ref, *p.find_box_and_content(ref)) for ref in first
            ]  # what the player misses least comes first
            put = give_cause(why, "put") if why else "Put"
            return h.t.choices(
                seat,
                f"{put} {owed} Damage {mine}. Which {'boxes' if owed > 1 else 'box'}?",
                [
                    Option(ref, "damage", names[ref], _describe_risk(p, ref, box, content))
                    for ref, box, content in now
                ],
                default=first[:owed],
                least=owed,
                most=owed,
                topic="damage",
                rule="LA-4.14",
            )

        refs = yield from h.ask(build)
    for ref in refs:
        yield from hit_box(h, seat, ref, why)


def _describe_risk(p: Player, ref: str, box: Box, content: str) -> str:
    """Describe a box and what the player loses if it is damaged (LA-4.6, LA-4.13, LA-4.17)."""
    if content == "S":
        who = "your last Survivor, and you are out" if len(p.crew) == 1 else "a Survivor you name"
        at_wheel = ref.startswith("0b") and p.truck.boxes.count("S") == 1
        parked = "; nobody is left on the Truck" if at_wheel else ""
        return f"{box.label}: lose {who}{parked}."
    if content:
        return f"{box.label}: lose 1 {NAMES[content]}."
    if box.is_cargo or box.kind == "armor":
        return f"{box.label}: nothing is lost."
    return f"{box.label}: of no use until it is repaired."


def hit_box(h: Here, seat: int, ref: str, why: str) -> Play[None]:
    """Put a Damage counter on a box, and discard what lay there (LA-4.13, LA-4.17, LA-5.21)."""
    p = h.find_player(seat)
    box, content = p.find_box(ref), p.find_content(ref)
    p.fill_box(ref, DAMAGE)
    lost = f", and loses 1 {NAMES[content]}" if content not in ("", "S") else ""
    where = convoy.label_box(p, ref)
    h.tell_of(seat, f"takes Damage on {where}{lost}.", kind="damage", why=why)
    if content == "S":
        yield from survivors.lose_survivor(h, seat, where)
    if box.kind == "locker":
        yield from h.over_the_limit(h, seat)


def repair_damage(
    h: Here, seat: int, count: int, *, refs: Sequence[str] | None = None, why: str = ""
) -> Play[None]:
    """Take up to `count` Damage counters off boxes of the player's Convoy (LA-4.18). `refs`: only
    these boxes."""
    p = h.find_player(seat)
    among = p.list_damaged_boxes() if refs is None else list(refs)
    owed = min(count, len(among))
    if owed == 0:
        return
    chosen = among
    if owed < len(among):

        def build() -> Prompt[list[str]]:
            # Boxes that a card has repaired meanwhile come last, so that the default stays legal.
            damaged = [r for r in convoy.repair_by_default(p, 99) if r in among]
            ranked = [*damaged, *(r for r in among if r not in damaged)]
            return h.t.choices(
                seat,
                give_cause(why, f"{words.count_noun(owed, 'Repair')}: which Damage comes off?"),
                [Option(r, "repair", convoy.label_box(p, r), p.find_box(r).label) for r in among],
                default=ranked[:owed],
                least=owed,
                most=owed,
                topic="repair",
                rule="LA-4.18",
            )

        chosen = yield from h.ask(build)
    chosen = [ref for ref in chosen if p.find_content(ref) == DAMAGE]
    if not chosen:
        return
    for ref in chosen:
        p.fill_box(ref, "")
    mended = list_words([convoy.label_box(p, ref) for ref in chosen])
    h.tell_of(seat, f"repairs {mended}.", kind="repair", why=why)
