"""Write the alt texts: the facts of each picture in 1024 characters, more briefly if there are
many. Those of the table begin with whose turn it is, those of a Convoy with whose Convoy it is."""

from collections.abc import Callable, Iterator

from pictures.artist import ALT_CHARACTERS, clip, count_characters
from pictures.aurora import facts
from pictures.aurora.words import Message, brief, news, phrases
from pictures.kit.phrases import pick_fields
from pictures.kit.players import label_mark
from rules.aurora.model.maps import make_map
from rules.aurora.model.state import AUTOMA
from rules.aurora.play.ending import LAST_ROUND
from rules.aurora.play.ending import PARTS as SCORE
from rules.aurora.view import AutomaView, FoeView, PartView, PlayerView, SlotView, View
from rules.engine import Text
from rules.engine.messages import Either

FULL, BRIEF, BARE = range(3)
DETAIL_LEVELS = ((32, FULL), (20, BRIEF), (12, BARE), (8, BARE))
"""Characters of a name and degree of detail; the first pair whose text is short enough is used."""


def _fit_text(told: Callable[[int, int], Iterator[Text]]) -> str:
    """Join the sentences of the most detailed version that is short enough for an alt text."""
    for most, how in DETAIL_LEVELS:
        text = " ".join(map(str, told(most, how)))
        if count_characters(text) <= ALT_CHARACTERS:
            return text
    return clip(text, ALT_CHARACTERS)


# -- the road --------------------------------------------------------------------------------------


def describe_road(view: View) -> str:
    """Describe the road: the turn, the change, the race, and what lies on the map."""
    return _fit_text(lambda most, how: _list_road_sentences(view, most, how))


def _list_road_sentences(view: View, most: int, how: int) -> Iterator[Text]:
    yield from _describe_now(view, most)
    said = {"round": view.round, "last": LAST_ROUND}
    if view.phase == "over":
        yield Message("alt-round-over", **said)
    else:
        yield Message("alt-round", phase=view.phase, **said)
    track = facts.label_track_space(view)
    yield Message(
        "alt-ship", track=track, quay=facts.label_quay(view), last=facts.find_last_quay(view)
    )
    if view.storm:
        yield Message("alt-storm")
    if how == BARE:
        yield Message("alt-race")
    for rank, who in facts.rank_convoys(view):
        yield _describe_racer(view, rank, who, most, how)
    for p in view.players:
        if p.out:
            yield Message("alt-out", player=facts.name_of(view, p.seat, most))
    if view.foes and facts.is_firing(view):
        yield Message("alt-enemies", enemies=_list_foes(view, how))
    elif view.foes:
        found = [
            str(
                Message(
                    "alt-enemy-in-region", number=facts.label_foe_number(foe), region=foe.region
                )
            )
            for foe in view.foes
        ]
        yield Message("alt-enemies", enemies=", ".join(found))
    if facts.is_exploring(view) and view.zone:
        slots = [f"{slot.cost} {_describe_slot_card(slot, how)}" for slot in view.zone]
        yield Message("alt-zone", slots="; ".join(slots))
    yield from _describe_map(view)


def _describe_now(view: View, most: int) -> Iterator[Message]:
    """Say whose turn it is, and what has changed."""
    yield Message("sentence", text=news.describe_turn(view, most))
    if changed := news.describe_changes(view, most):
        yield Message("sentence", text=changed)


def _describe_racer(view: View, rank: int, who: int, most: int, how: int) -> str:
    one = view.automa if who == AUTOMA else view.players[who]
    assert one is not None
    name, space = facts.name_of(view, who, most), facts.find_space(view, who)
    tail = phrases.describe_distance(view, who)
    if how == BARE:
        stores = f"{one.fuel}/{one.food}/{one.ammo}/{one.fame}"
        return f"{rank} {name} {space}, {tail}, {stores}."
    mark = label_mark(facts.find_mark(view, who))
    parts: list[Text] = [Message("alt-racer", rank=rank, player=name, mark=mark, space=space), tail]
    if facts.sum_points(view, who) is None and facts.label_turn_place(view, who):
        parts.append(Message("acts", turn=facts.label_turn_place(view, who)))
    parts += [*phrases.list_stocks(one), Message("stock", what="fame", number=one.fame)]
    return f"{', '.join(map(str, parts))}."


def _list_foes(view: View, how: int) -> str:
    return "; ".join(str(_describe_foe(view, foe, how)) for foe in view.foes)


def _describe_foe(view: View, foe: FoeView, how: int) -> Message:
    name = f"{foe.name} " if how < BARE else ""
    said = {
        "enemy": f"{name}{facts.label_foe_number(foe)}",
        "region": foe.region,
        "left": len(foe.boxes) - foe.filled,
        "all": len(foe.boxes),
    }
    if not foe.targets:
        return Message("alt-enemy", **said)
    targets = ", ".join(
        f"{facts.find_mark(view, who).initial} {n}" for who, n in foe.targets.items()
    )
    return Message("alt-enemy-and-targets", targets=targets, **said)


def _describe_slot_card(slot: SlotView, how: int) -> str:
    if slot.card is None:
        return str(Message("empty"))
    name = slot.name
    if slot.kind == "enemy":
        name = str(Message("alt-enemy-card", name=slot.name))
    blocks = tuple(
        "+".join(str(phrases.label_token(each)) for each in block) for block in slot.blocks
    )
    told = tuple(filter(None, blocks))
    if not told or how == BARE:
        return name
    if len(told) > 1 and len({*told}) == 1:
        return f"{name} ({Message('alt-block-twice', block=told[0])})"
    return f"{name} ({Message('alt-blocks', blocks=Either(told))})"


def _describe_map(view: View) -> Iterator[Message]:
    if view.waypoints:
        yield Message("alt-waypoints", waypoints=phrases.list_waypoints(view))
    if view.closed or view.tunnels:
        tunnels = [str(Message("alt-tunnel", space=end)) for end in view.tunnels]
        yield Message("alt-closed", ways=", ".join([*view.closed, *tunnels]))
    if view.mine in make_map(view.sides).by_id:
        yield Message("alt-mine", way=view.mine)
    yield Message("alt-regions", regions=list(view.regions))


# -- the Zone and the Enemies ----------------------------------------------------------------------


def describe_zone(view: View) -> str:
    """Describe the Zone, its Bonus Actions, and the Enemies."""
    return _fit_text(lambda most, how: _describe_zone(view, most, how))


def _describe_zone(view: View, most: int, how: int) -> Iterator[Text]:
    yield Message("sentence", text=news.describe_turn(view, most))
    if view.period:
        yield Message("alt-deck-of-period", deck=view.deck, period=facts.PERIODS[view.period])
    else:
        yield Message("alt-deck", deck=view.deck)
    for slot in view.zone:
        said = {"slot": slot.slot, "cost": slot.cost, "card": _describe_slot_card(slot, FULL)}
        if how < BARE:
            bonus = " / ".join(brief.list_bonuses(slot))
            yield Message("alt-slot-and-bonus", bonus=bonus, **said)
        else:
            yield Message("alt-slot", **said)
    if view.foes and view.area is not None:
        area = facts.find_area_key(view.area)
        yield Message("alt-enemies-aimed", area=area, enemies=_list_foes(view, how))
    elif view.foes:
        yield Message("alt-enemies", enemies=_list_foes(view, how))


# -- a Convoy --------------------------------------------------------------------------------------


def describe_convoy(one: facts.OneConvoy) -> str:
    """Describe one Convoy: its cards, boxes and Survivors."""
    return _fit_text(lambda most, how: _describe_convoy(one, most, how))


def _describe_convoy(one: facts.OneConvoy, most: int, how: int) -> Iterator[Text]:
    p = one.player
    yield Message(
        "alt-convoy",
        player=one.name[:most],
        mark=label_mark(one.mark),
        acting=phrases.find_fact_key(one.lit),
        place=phrases.describe_race_place(one),
        space=p.space,
    )
    yield Message(
        "alt-counts",
        **pick_fields(p, "fuel food ammo fame fury hidden limit speed towing"),
        special=phrases.find_fact_key(p.special),
        free=facts.count_free_hitches(p),
    )
    for bottom, above in facts.list_columns(p):
        part = _describe_part(bottom, p, how)
        if above:
            part = str(Message("and-above", part=part, above=_describe_part(above, p, how)))
        yield Message("sentence", text=part)
    yield Message("alt-survivors", zones=phrases.describe_zones(p, brief=how > FULL))
    if told := phrases.list_notes(p):
        yield Message("sentence", text="; ".join(told))
    if p.hand:
        yield Message("alt-held", cards=", ".join(card.name for card in p.hand))
    if one.score:
        scored = ", ".join(f"{SCORE[part]} {points}" for part, points in one.score)
        yield Message("alt-score", parts=scored)


def _describe_part(part: PartView, p: PlayerView, how: int) -> str:
    if how == BARE:
        return f"{phrases.label_part(part)} [{phrases.format_box_codes(part, p.fired)}]"
    held = phrases.format_counted(
        phrases.label_token(box.content) for box in part.boxes if box.content not in ("", "X")
    )
    broken = sum(box.content == "X" for box in part.boxes)
    empty = sum(not box.content for box in part.boxes)
    parts = [
        held,
        str(Message("damages", count=broken)) if broken else "",
        str(Message("alt-without", count=empty)) if empty else "",
    ]
    return f"{phrases.label_part(part)}: {', '.join(filter(None, parts))}"


# -- the Automa ------------------------------------------------------------------------------------


def describe_automa(view: View) -> str:
    """Describe the Automa's board."""
    assert view.automa is not None
    return clip(str(_describe_automa(view, view.automa)), ALT_CHARACTERS)


def _describe_automa(view: View, a: AutomaView) -> Message:
    points, none = facts.sum_points(view, AUTOMA), str(Message("none"))
    rows = [
        f"{row} {', '.join(str(n) for n, hit in enumerate(boxes, 1) if hit) or none}"
        for row, boxes in a.rows.items()
    ]
    return Message(
        "alt-automa",
        hard=phrases.find_fact_key(a.hard),
        acting=phrases.find_fact_key(view.acting == AUTOMA),
        scored=phrases.find_fact_key(points is not None),
        points=points or 0,
        **pick_fields(a, "space fuel food ammo fame survivors contaminated standing cards column"),
        rows="; ".join(rows),
        coming=a.face_down,
        revealed=", ".join(a.revealed) or none,
    )
