"""The drawer reads the Scene, and acts on it or avoids it (HI-5)."""

from functools import cache, partial

from rules.engine import Option, Play
from rules.hope.model.odds import estimate_success
from rules.hope.play import absence, powers
from rules.hope.play.context import Here
from rules.hope.play.scene import commitment, narration, outcomes, questions_and_tolls
from rules.hope.words import Message
from rules.hope.words.card_text import format_headline
from rules.kit.turns import Asked

PRINTED = Option("printed", "act", Message("act-as-printed"))
FACE = Option("face", "act", Message("face-it"), Message("face-it-detail"))


def resolve_reading(h: Here, seat: int) -> Play[None]:
    """Let the drawer read the card alone and decide (HI-4.5, HI-5.1), then carry the decision
    out."""
    while True:
        empty = not _has_die(h, seat)
        _, asked, chosen = yield from h.ask_several(partial(_offer_decision, h, seat, empty=empty))
        if not chosen.startswith("use:"):
            break
        card = next(c for c in powers.list_usable(h, seat, "read") if f"use:{c.id}" == chosen)
        yield from powers.use_card(h, seat, card)
        h.require_living_drawer()
    if chosen == "avoid":
        yield from _resolve_avoidance(h, seat)
    elif chosen == "face":
        yield from _fail_empty_handed(h, seat)
    elif chosen == PRINTED.id:
        yield from _resolve_act(h, seat, asked.options[0].id, as_printed=True)
    else:
        yield from _resolve_act(h, seat, chosen)


def _has_die(h: Here, seat: int) -> bool:
    """Return whether the drawer has a die for a hardship Scene: an own one, or else a Hope die
    (HI-5.7)."""
    return h.s.find_character(seat).humanity > 0 or (h.s.hope > 0 and h.s.can_take_hope(seat))


def _offer_decision(h: Here, seat: int, *, empty: bool) -> list[Asked]:
    """Make the drawer's question. With `empty` hands from the start an unavoidable Scene is lost at
    once: no card but a redraw helps any more (HI-5.8, HI-5.9, HI-12.13)."""
    h.require_living_drawer()
    s, card = h.s, h.scene.scene
    options: list[Option] = []
    able = card.kind != "roll" or (_has_die(h, seat) and not (empty and card.unavoidable))
    if card.kind != "roll":
        options.append(Option("act", "act", Message("put-to-group")))
    elif not able and card.unavoidable:
        options.append(FACE)
    elif s.find_character(seat).humanity:
        options += [
            _act_with(n, _estimate_odds(h, n))
            for n in range(1, s.find_character(seat).humanity + 1)
        ]
    elif able:
        detail = Message("odds-with-hope", odds=_estimate_odds(h, 1))
        options.append(Option("act-0", "act", Message("act-with-hope"), detail))
    if len(options) == 1 and options[0] is not FACE:
        options.append(PRINTED)
    barred = card.unavoidable or (h.scene.must_act and able)
    if not barred:
        options.append(Option("avoid", "avoid", Message("avoid-it"), Message("avoid-it-detail")))
    for use in powers.list_usable(h, seat, "read"):
        options.append(powers.make_use_option(use, "use:"))
    about = Message("about-reading", drawer=h.name_seat(seat), terrain=h.scene.terrain)
    asked = h.t.choice(
        seat,
        Message("what-do-you-do", headline=format_headline(card)),
        options,
        default=absence.find_default_action(h, seat, able),
        secret=True,
        about=about,
        rule="HI-5.6" if card.unavoidable else "HI-5.1",
    )
    return [("read", asked)]


def _estimate_odds(h: Here, dice: int) -> int:
    """Estimate how many Scenes in 100 like this succeed with this many dice."""
    return round(100 * estimate_success(h.s, h.scene, dice))


@cache
def _act_with(dice: int, odds: int) -> Option:
    label, detail = Message("act-with", dice=dice), Message("odds-alone", odds=odds)
    return Option(f"act-{dice}", "act", label, detail)


def _resolve_avoidance(h: Here, seat: int) -> Play[None]:
    """Carry out Refuse or All Refuse for everybody, and end the turn (HI-5.2 to HI-5.5,
    HI-10.7)."""
    scene, card = h.scene, h.scene.scene
    told = Message("avoids", drawer=h.name_seat(seat))
    h.tell_and_record(told, kind="avoid", seat=seat)
    h.course.way = "avoided"
    # Avoiding counts as a refusal by everybody (HI-5.3).
    scene.refused = list(h.s.living_seats)
    scene.answers = dict.fromkeys(h.s.living_seats, False) if card.kind != "roll" else {}
    outcomes.uncover_scene(h)
    yield from outcomes.tell_and_resolve_section(h, *card.find_refusal(True), h.s.living_from(seat))
    if h.s.seat_of(scene.number) is not None:
        yield from powers.trigger_powers(h, seat, "i_avoid")
    outcomes.close_scene(h)


def _fail_empty_handed(h: Here, seat: int) -> Play[None]:
    """Carry out Fail for all: the drawer has no die and may not avoid the Scene (HI-5.8,
    HI-5.9)."""
    fail = h.scene.scene.fail
    assert fail is not None
    h.tell_and_record(Message("has-nothing-to-give", drawer=h.name_seat(seat)), kind="fail")
    h.scene.success = False
    h.course.way = "empty-handed"
    outcomes.uncover_scene(h)
    yield from outcomes.tell_and_resolve_section(h, "fail", fail, h.s.living_from(seat))
    outcomes.close_scene(h)


def _resolve_act(h: Here, seat: int, chosen: str, *, as_printed: bool = False) -> Play[None]:
    """Put in the drawer's dice, tell the callout, and ask the others (HI-5.10, HI-6.1)."""
    s, scene = h.s, h.scene
    # Keep only the kind, not the card: a bot's search replaces the Scene by another.
    kind = scene.scene.kind
    scene.acted = True
    h.course.way = "acted"
    if kind != "roll":
        h.tell_and_record(Message("acts", drawer=h.name_seat(seat)), kind="act", seat=seat)
    elif chosen == "act-0":
        s.hope -= 1
        scene.last_hope.append(seat)
        told = Message("acts-on-hope", drawer=h.name_seat(seat))
        h.tell_and_record(told, kind="act", seat=seat, n=0)
    else:
        n = int(chosen.removeprefix("act-"))
        s.find_character(seat).humanity -= n
        scene.given[seat] = n
        told = Message("acts-with", drawer=h.name_seat(seat), dice=n)
        h.tell_and_record(told, kind="act", seat=seat, n=n)
    yield from narration.ask_callout(h, seat, as_printed=as_printed)
    if kind == "roll":
        yield from commitment.resolve_plea(h)
    else:
        yield from questions_and_tolls.resolve_question(h)


def drop_scene(h: Here) -> None:
    """Drop the Scene, whose drawer died before the lock: the dice stay lost, nobody else suffers
    (HI-9.11)."""
    if h.s.scene is not None:
        h.tell_and_record(Message("drops-scene"), kind="dropped")
        h.course.way = "dropped"
        h.scene.acted = False  # so that nobody is asked what they did instead
        outcomes.uncover_scene(h)
        outcomes.close_scene(h)
