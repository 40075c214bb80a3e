"""Damage and Repairs (LA-4.13 to LA-4.18)."""

from collections.abc import Iterable, Sequence
from functools import cache

from rules.aurora.model.boxes import DAMAGE, Box
from rules.aurora.model.cards import Area
from rules.aurora.model.decks import name_of
from rules.aurora.model.players import Player
from rules.aurora.play import survivors
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import convoy
from rules.aurora.words import NO_CAUSE, Message
from rules.engine import Option, Play, Prompt, Text


def name_area(area: Area | None) -> str:
    """Name the target area as messages do: "bottom-row"; "any" for the whole Convoy."""
    return "any" if area is None else area.replace(" ", "-")


def tell_nothing_to_damage(h: Here, seats: Iterable[int], area: Area | None) -> None:
    """Tell all, once a round of fire, which seats have nothing there to damage (LA-4.16)."""
    theirs = name_area(area)
    spared = [seat for seat in seats if (seat, theirs) not in h.already_told]
    spared = [seat for seat in spared if not h.find_player(seat).list_area_boxes(area)]
    if spared:
        h.already_told |= {(seat, theirs) for seat in spared}
        players = [h.name_seat(seat) for seat in spared]
        h.tell(Message("spared", players=players, count=len(spared), area=theirs))


def resolve_damage(
    h: Here, seat: int, count: int, area: Area | None = None, *, why: Text = NO_CAUSE
) -> Play[None]:
    """Ask the owner which boxes take the Damage counters; those without a box are ignored (LA-4.13
    to LA-4.16)."""
    p = h.find_player(seat)
    refs = [ref for ref, _, _ in p.list_area_boxes(area)]
    owed = min(count, len(refs))
    if owed == 0:
        tell_nothing_to_damage(h, [seat], area)
        return
    if owed < len(refs):

        def build() -> Prompt[list[str]]:
            names = p.plan.names
            first = convoy.sort_by_sacrifice(p.list_area_boxes(area))
            return h.t.choices(
                seat,
                Message("put-damage", damage=owed, area=name_area(area), why=why),
                [
                    Option(ref, "damage", names[ref], _describe_risk(p, ref, box, content))
                    for ref, box, content in first
                ],
                default=[ref for ref, _, _ in first[:owed]],
                least=owed,
                most=owed,
                topic="damage",
                rule="LA-4.14",
            )

        refs = yield from h.ask(build)
    for ref in refs:
        yield from hit_box(h, seat, ref, why)


def _describe_risk(p: Player, ref: str, box: Box, content: str) -> Message:
    """Describe a box and what the player loses if it is damaged (LA-4.6, LA-4.13, LA-4.17)."""
    if content == "S":
        at_wheel = ref.startswith("0b") and p.truck.boxes.count("S") == 1
        wheel = "empty" if at_wheel else "manned"
        return Message("risks-survivor", box=box.description, left=len(p.crew), wheel=wheel)
    return _describe_risk_of_things(box, content)


@cache
def _describe_risk_of_things(box: Box, content: str) -> Message:
    if content:
        return Message("risks-token", box=box.description, token=content)
    if box.is_cargo or box.kind == "armor":
        return Message("risks-nothing", box=box.description)
    return Message("risks-use", box=box.description)


def hit_box(h: Here, seat: int, ref: str, why: Text) -> Play[None]:
    """Put a Damage counter on a box, and discard what lay there (LA-4.13, LA-4.17, LA-5.21)."""
    p = h.find_player(seat)
    box, content = p.find_box(ref), p.find_content(ref)
    p.fill_box(ref, DAMAGE)
    part, index = p.find_holder(ref)
    lost = content not in ("", "S")
    told = Message(
        "takes-damage",
        player=h.name_seat(seat),
        part=name_of(part.card),
        number=index + 1,
        lost=Message("token", token=content) if lost else "none",
        why=why,
    )
    h.tell(told, kind="damage", seat=seat)
    if content == "S":
        yield from survivors.lose_survivor(h, seat, convoy.label_box(p, ref))
    if box.kind == "locker":
        yield from h.over_the_limit(h, seat)


def repair_damage(
    h: Here, seat: int, count: int, *, refs: Sequence[str] | None = None, why: Text = NO_CAUSE
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
            damaged = [r for r in convoy.choose_default_repairs(p, 99) if r in among]
            ranked = [*damaged, *(r for r in among if r not in damaged)]
            return h.t.choices(
                seat,
                Message("repair-which", repairs=owed, why=why),
                [
                    Option(r, "repair", convoy.label_box(p, r), describe_box_kind(p, r))
                    for r in among
                ],
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
    tell_repairs(h, seat, chosen, why)


def describe_box_kind(p: Player, ref: str) -> Message:
    """Describe the kind of a box as a detail of an answer."""
    return Message("capitalised", text=p.find_box(ref).description)


def tell_repairs(h: Here, seat: int, refs: Sequence[str], why: Text) -> None:
    """Tell all which boxes of the player's Convoy have been repaired."""
    boxes = [convoy.label_box(h.find_player(seat), ref) for ref in refs]
    told = Message("repairs", player=h.name_seat(seat), boxes=boxes, why=why)
    h.tell(told, kind="repair", seat=seat)
