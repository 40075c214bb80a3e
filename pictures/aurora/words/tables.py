"""Describe the whole table in words, for readers who use no pictures."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pictures.artist import WORDS_CHARACTERS, clip, count_characters
from pictures.aurora import facts
from pictures.aurora.words import Message, brief, phrases
from pictures.aurora.words.panel import describe_deck
from pictures.kit.phrases import pick_fields
from rules.aurora.model.decks import DECKS, ENEMIES, SURVIVORS
from rules.aurora.model.maps import make_map
from rules.aurora.model.state import AUTOMA
from rules.aurora.play.automa.board import ROWS, SPEED_BOX, WEAPONS
from rules.aurora.play.ending import PARTS as SCORE
from rules.aurora.view import AutomaView, FoeView, PartView, PlayerView, SlotView, View
from rules.engine import Text


@dataclass(frozen=True, slots=True)
class Style:
    """How briefly the table is described. `name`: characters of a player's name at most."""

    name: int = 32
    slots: bool = True
    """Whether cards of the Zone are described in full."""
    cards: bool = True
    """Whether boxes are described in words rather than in signs."""
    names: bool = True
    """Whether Convoy cards are named, and counts have words beside their numbers."""
    bonuses: bool = True
    """Whether Bonus Actions are listed, which never change."""


STYLES = (
    Style(),
    Style(slots=False),
    Style(name=20, slots=False, cards=False),
    Style(name=10, slots=False, cards=False, names=False),
    Style(name=6, slots=False, cards=False, names=False, bonuses=False),
)


def describe_table(view: View) -> str:
    """Describe all that the picture shows, in the most detailed style that fits the message."""
    for style in STYLES:
        text = "\n".join(map(str, _list_table_lines(view, style)))
        if count_characters(text) <= WORDS_CHARACTERS:
            return text
    return clip(text, WORDS_CHARACTERS)


def _list_table_lines(view: View, style: Style) -> Iterator[Text]:
    yield from _describe_now(view)
    yield from _describe_road(view)
    if view.foes:
        yield _describe_aim(view)
        yield from (_describe_foe(view, foe) for foe in view.foes)
    if view.zone:
        over = view.phase == "over"
        yield Message("table-decks" if over else "table-zone", stock=_describe_stock(view))
        if not over:
            yield from (_describe_slot(slot, style) for slot in view.zone)
    if not style.cards:
        yield Message("box-codes")
    if not style.names:
        yield Message("table-numbers")
    for p in view.players:
        yield from _describe_player(view, p, style)
    if view.automa is not None:
        yield from _describe_automa(view, view.automa)


def _describe_now(view: View) -> Iterator[Message]:
    said = {"track": facts.label_track_space(view), "quay": facts.label_quay(view)}
    if view.acting is None:
        yield Message("table-now", round=view.round, phase=view.phase, **said)
    else:
        player = phrases.label_player(view, view.acting)
        yield Message("table-now-acting", round=view.round, phase=view.phase, player=player, **said)
    if view.storm:
        yield Message("table-storm")


# -- the road --------------------------------------------------------------------------------------


def _describe_road(view: View) -> Iterator[Message]:
    the = make_map(view.sides)
    regions = [f"{side} {name}" for side, name in zip(view.sides, view.regions, strict=True)]
    yield Message("table-route", regions=", ".join(regions))
    cuts = [
        str(Message("table-shortcut-closed", way=link.id))
        if link.id in view.closed
        else f"{link.id} {phrases.describe_price(link.shortcut)}"
        for link in the.by_id.values()
        if link.shortcut is not None
    ]
    yield Message("table-shortcuts", shortcuts="; ".join(cuts))
    if view.waypoints:
        yield Message("table-waypoints", waypoints=phrases.list_waypoints(view))
    if view.tunnels:
        yield Message("table-tunnels", tunnels=", ".join(view.tunnels))
    if view.mine is not None:
        yield Message("table-mine", way=view.mine)


def _describe_aim(view: View) -> Message:
    if view.area is None:
        return Message("table-enemies")
    return Message("table-enemies-aimed", area=facts.find_area_key(view.area))


def _describe_foe(view: View, foe: FoeView) -> Message:
    said = {
        "enemy": phrases.label_enemy(foe),
        "filled": foe.filled,
        "all": len(foe.boxes),
        "left": phrases.describe_rewards_left(foe),
    }
    if not foe.targets:
        return Message("table-enemy", **said)
    targets = ", ".join(f"{phrases.label_colour(view, who)} {n}" for who, n in foe.targets.items())
    return Message("table-enemy-and-targets", targets=targets, **said)


# -- the Zone --------------------------------------------------------------------------------------


def _describe_stock(view: View) -> str:
    parts = [
        describe_deck(view),
        Message("table-put-back", numbers="/".join(map(str, view.put_back))),
        Message("table-objects", objects=view.objects, discards=len(view.object_discards)),
        Message("panel-common", count=len(view.common)),
        Message("defeated", count=len(view.defeated)),
    ]
    return "; ".join(map(str, parts))


def _describe_slot(slot: SlotView, style: Style) -> Message:
    if slot.card is None:
        card = Message("empty")
    else:
        content = _describe_slot_content(slot, style)
        card = Message("table-card", name=slot.name, kind=slot.kind, content=content)
    said = {"slot": slot.slot, "cost": slot.cost, "card": str(card)}
    if not style.bonuses:
        return Message("table-slot", **said)
    bonus = " / ".join(slot.bonuses if style.slots else brief.list_bonuses(slot))
    return Message("table-slot-and-bonus", bonus=bonus, **said)


def _describe_slot_content(slot: SlotView, style: Style) -> str:
    assert slot.card is not None
    if slot.kind == "enemy":
        ambush = brief.describe_ambush(slot.card)
        return str(Message("table-ambush", enemy=slot.detail, ambush=ambush))
    if slot.kind == "survivor" and not style.slots:
        skill = Message("skill", skill=SURVIVORS[slot.card].skill)
        return f"{skill}, {brief.describe_ability(slot.card)}"
    if slot.kind == "location" and not any(slot.blocks):
        return str(Message("nothing-left"))
    return slot.detail


# -- the Convoys -----------------------------------------------------------------------------------


def _describe_player(view: View, p: PlayerView, style: Style) -> Iterator[Text]:
    name = phrases.label_player(view, p.seat, style.name)
    head = f"**{name}** ({phrases.label_colour(view, p.seat)})"
    if p.out:
        yield Message("table-out", player=head)
        return
    parts = [*_list_scores(view, p.seat), _describe_place(view, p.seat), *_list_counts(p, style)]
    yield f"{head} {', '.join(map(str, parts))}"
    yield "- " + "; ".join(
        _describe_column(bottom, top, p, style) for bottom, top in facts.list_columns(p)
    )
    yield f"- {phrases.describe_zones(p, brief=not style.cards)}"
    more = _list_extras(view, p)
    if more:
        yield f"- {'; '.join(map(str, more))}"


def _list_scores(view: View, who: int) -> list[str]:
    """Write somebody's points and what for, if the game has been scored."""
    points = facts.sum_points(view, who)
    if points is None:
        return []
    scored = ", ".join(f"{SCORE[part]} {n}" for part, n in view.scores[who].items() if n)
    return [f"**{Message('points', points=points)}**" + (f" ({scored})" if scored else "")]


def _describe_place(view: View, who: int) -> Text:
    """Say somebody's place in the Turn Order and on the road, and from where they drove this
    round."""
    turn, space = facts.label_turn_place(view, who), facts.find_space(view, who)
    start = facts.list_drive_spaces(view, who)[0]
    if start != space:
        return Message("table-came", turn=turn, space=space, start=start)
    if turn:
        return Message("table-at", turn=turn, space=space)
    return Message("panel-at", space=space)


def _list_counts(p: PlayerView, style: Style) -> list[Text]:
    if not style.names:
        cards = Message("of-limit", hidden=p.hidden, limit=p.limit)
        numbers = (p.fame, p.fury, p.fuel, p.food, p.ammo, cards, p.speed, p.towing)
        return [_mark_special(p, "/".join(map(str, numbers)))]
    free = facts.count_free_hitches(p)
    return [
        Message("stock", what="fame", number=p.fame),
        _mark_special(p, str(Message("stock", what="fury", number=p.fury))),
        *phrases.list_stocks(p),
        Message("table-cards", hidden=p.hidden, limit=p.limit),
        Message("panel-speed", speed=p.speed),
        Message("table-towing-free", towing=p.towing, free=free)
        if free
        else Message("table-towing", towing=p.towing),
    ]


def _mark_special(p: PlayerView, number: str) -> Text:
    return Message("table-special", number=number) if p.special else number


def _describe_column(bottom: PartView, top: PartView | None, p: PlayerView, style: Style) -> str:
    told = _describe_part(bottom, p, style)
    above = _describe_part(top, p, style) if top else ""
    if not style.names:
        return f"[{told} ^ {above}]" if above else f"[{told}]"
    return str(Message("and-above", part=told, above=above)) if above else told


def _describe_part(part: PartView, p: PlayerView, style: Style) -> str:
    if not style.names:
        return "L " * part.loot + phrases.format_box_codes(part, p.fired)
    what = (
        phrases.describe_boxes(part, p.fired)
        if style.cards
        else phrases.format_box_codes(part, p.fired)
    )
    return f"{phrases.label_part(part)} [{what}]"


def _list_extras(view: View, p: PlayerView) -> list[Message]:
    parts = []
    if p.dealt:
        parts.append(Message("table-choosing", count=p.dealt))
    if p.kept:
        parts.append(Message("table-keeping", count=p.kept))
    if p.spared is not None:
        parts.append(Message("ignoring", enemy=ENEMIES[p.spared].name))
    if view.phase == "over" and p.hand:
        parts.append(Message("table-held", cards=", ".join(card.name for card in p.hand)))
    return parts


# -- the Automa ------------------------------------------------------------------------------------


def _describe_automa(view: View, a: AutomaView) -> Iterator[Message]:
    place = [*_list_scores(view, AUTOMA), str(_describe_place(view, AUTOMA))]
    yield Message(
        "table-automa",
        hard=phrases.find_fact_key(a.hard),
        place=", ".join(place),
        **pick_fields(a, "fame fuel food ammo survivors contaminated standing cards"),
    )
    rows = [
        f"{row} {' '.join(map(_make_box_formatter(row), enumerate(a.rows[row], 1)))}"
        for row in ROWS
    ]
    yield Message("table-rows", column=a.column, rows="; ".join(rows))
    yield Message("table-row-codes")
    shown = "; ".join(
        f"{card}: {DECKS.actions[card].hard if a.hard else DECKS.actions[card].standard}"
        for card in a.revealed
    )
    revealed = shown or str(Message("none"))
    yield Message("table-actions", coming=a.face_down, revealed=revealed)


def _make_box_formatter(row: str) -> Callable[[tuple[int, bool]], str]:
    def tell(at: tuple[int, bool]) -> str:
        column, hit = at
        rating = WEAPONS.get((row, column))
        kind = f"w{rating}" if rating else "sp" if (row, column) == SPEED_BOX else "-"
        return f"X{kind if kind != '-' else ''}" if hit else kind

    return tell
