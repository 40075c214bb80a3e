"""Committing Humanity dice: who supports the Scene, and who refuses (HI-6.4 to HI-6.12)."""

from functools import partial

from rules.engine import Option, Play, Prompt
from rules.engine.messages import Text
from rules.hope.model.cards import Trigger
from rules.hope.model.state import MOST_DICE
from rules.hope.play import absence, powers
from rules.hope.play.context import Here
from rules.hope.play.scene import last_hope, narration, rolling
from rules.hope.words import Message
from rules.kit.turns import Asked

REFUSE = Option("refuse", "refuse", Message("refuse"))
GIVE = [
    Option(f"give-{n}", "support", Message("give-dice", dice=n)) for n in range(1, MOST_DICE + 1)
]
"""The options to give 1 die in all, 2 dice in all, and so on."""
SIDES: dict[int, Trigger] = {1: "left_acts", -1: "right_acts"}


def resolve_plea(h: Here) -> Play[None]:
    """Play from acting to the roll: the others declare in any order, then the drawer closes."""
    yield from _trigger_acting(h)
    if h.s.sealed:
        yield from _ask_sealed(h)
    hope, may_ask = 0, True
    while not _is_settled(h, may_ask):
        role, prompt, chosen = yield from h.ask_several(partial(_list_prompts, h, may_ask))
        cards = {f"use:{card.id}": card for card in last_hope.list_usable_cards(h)}
        if role == "declare":
            _apply_declaration(h, prompt.seat, chosen)
        elif chosen == last_hope.ASK.id:
            may_ask = False
            _ask_again(h)
        elif chosen in cards:
            yield from powers.use_card(h, prompt.seat, cards[chosen])
        else:
            hope = int(chosen.removeprefix("hope-"))
            break
    yield from rolling.resolve_roll(h, hope)


def _list_refusers(h: Here) -> list[int]:
    """List the seats that have refused and could still support."""
    return [
        seat
        for seat in h.s.list_others(h.scene.drawer)
        if seat in h.scene.refused and seat not in h.scene.muted and _list_gifts(h, seat)
    ]


def _ask_again(h: Here) -> None:
    """Let the drawer argue for support: those who refused must answer again (HI-6.8)."""
    seats = _list_refusers(h)
    names = [h.name_seat(seat) for seat in seats]
    told = Message("asks-again", drawer=h.name_seat(h.scene.drawer), refusers=names)
    h.tell_and_record(told, kind="again")
    for seat in seats:
        h.scene.refused.remove(seat)


def _is_settled(h: Here, may_ask: bool) -> bool:
    """Refuse for the seats that can do nothing else. Then return whether all have declared and
    nothing is left to decide before the roll: no Hope, no card of the drawer's or a supporter's,
    nobody to ask again (HI-6.9, HI-7.7)."""
    h.require_living_drawer()
    s, scene = h.s, h.scene
    silent = [
        seat
        for seat in s.list_others(scene.drawer)
        if seat not in scene.refused and not scene.has_committed(seat)
    ]
    for seat in list(silent):  # not final: somebody may give them an Asset (HI-6.8)
        if not (_list_gifts(h, seat) or powers.can_use(h, [seat], "free", "plead")):
            _apply_declaration(h, seat, REFUSE.id)
            silent.remove(seat)
    if silent or last_hope.count_hope_left(h) or last_hope.list_usable_cards(h):
        return False
    if powers.can_use(h, scene.supporters, "plead"):  # perhaps only since they support (HI-12.4)
        return False
    return not (may_ask and _list_refusers(h))


def _trigger_acting(h: Here) -> Play[None]:
    """Carry out what acting sets off before anybody answers, and refuse for those who may not help
    (HI-19.4d)."""
    s, scene = h.s, h.scene
    drawer, number = scene.drawer, scene.number
    for seat in s.list_others(drawer):
        if "mute_support" in s.find_character(seat).statuses:
            s.find_character(seat).statuses.remove("mute_support")
            scene.muted.append(seat)
    for seat in s.list_others(drawer):
        for side, when in SIDES.items():
            if s.is_alive(seat) and s.find_neighbour(seat, side) == drawer:
                yield from powers.trigger_powers(h, seat, when)
                h.require_living_drawer()
    for seat in s.list_others(drawer):
        yield from powers.trigger_powers(h, seat, "partner_acts", number)
        h.require_living_drawer()
    for seat in scene.muted:
        if s.is_alive(seat) and not scene.has_committed(seat):
            scene.refused.append(seat)


def _list_prompts(h: Here, may_ask: bool) -> list[Asked]:
    """Make the questions to those who have not declared or may give more, and, when all have
    declared, to the drawer."""
    h.require_living_drawer()
    made = [_offer_declaration(h, seat) for seat in h.s.list_others(h.scene.drawer)]
    asked: list[Asked] = [("declare", prompt) for prompt in made if prompt is not None]
    if all(prompt.optional for _, prompt in asked):
        asked.append(("lock", last_hope.offer_lock(h, may_ask=may_ask and bool(_list_refusers(h)))))
    return asked


def _offer_declaration(h: Here, seat: int, about: Text = "") -> Prompt[str] | None:
    """Make the question to support or refuse, or later, until the lock, to give more (HI-6.4,
    HI-6.5, HI-6.8). Return None if the seat has nothing to choose. `about`: what everybody may know
    of a secret question."""
    scene = h.scene
    declared = seat in scene.refused or scene.has_committed(seat)
    options = [] if seat in scene.muted else _list_gifts(h, seat)
    if not declared:
        options = [*options, REFUSE]
    if not options:
        return None
    given = scene.given.get(seat, 0)
    if not declared:
        drawer, most, rule = h.name_seat(scene.drawer), scene.support_limit, "HI-6.4"
        text = Message("do-you-support", drawer=drawer, most=most)
        if told := narration.repeat_callout(h):
            text = Message("do-you-support-told", drawer=drawer, most=most, told=told)
    else:
        text = Message("give-more", given=given) if given else Message("help-after-all")
        rule = "HI-6.8"
    gifts = [option.id for option in options if option is not REFUSE]
    if last_hope.TAKE.id in gifts:
        rule = "HI-7.1"
    default = absence.find_default_support(h, seat, gifts) or options[0 if declared else -1].id
    return h.t.choice(
        seat,
        text,
        options,
        default=default,
        secret=bool(about),
        about=about,
        optional=declared,
        topic="support",
        data={"drawer": scene.drawer},
        rule=rule,
    )


def _list_gifts(h: Here, seat: int) -> list[Option]:
    """List every support that a seat can give now, beyond what it has given."""
    s, scene = h.s, h.scene
    c = s.find_character(seat)
    given = scene.given.get(seat, 0)
    most = min(scene.support_limit, given + c.humanity)
    if c.humanity or given:
        return GIVE[given:most]
    if seat in scene.last_hope or not s.hope or not s.can_take_hope(seat):
        return []
    return [last_hope.TAKE]


def _apply_declaration(h: Here, seat: int, chosen: str) -> None:
    """Carry out a declaration. Dice leave their owner at once; a Hope die is only claimed until the
    lock (HI-6.10, HI-7.5)."""
    s, scene = h.s, h.scene
    name = h.name_seat(seat)
    if chosen == REFUSE.id:
        scene.refused.append(seat)
        h.tell_and_record(Message("refuses", character=name), kind="refuse", seat=seat)
        return
    if seat in scene.refused:
        scene.refused.remove(seat)
    if chosen == "hope":
        scene.last_hope.append(seat)
        told = Message("reaches-for-hope", character=name)
        h.tell_and_record(told, kind="support", seat=seat, n=0)
        return
    n = int(chosen.removeprefix("give-"))
    s.find_character(seat).humanity -= n - scene.given.get(seat, 0)
    scene.given[seat] = n
    told = Message("supports", character=name, dice=n)
    h.tell_and_record(told, kind="support", seat=seat, n=n)


def _ask_sealed(h: Here) -> Play[None]:
    """If the table plays with sealed support, let all declare in secret, and show the declarations
    together (HI-21.3)."""
    scene = h.scene
    about = Message("about-sealed", drawer=h.name_seat(scene.drawer))
    made = [_offer_declaration(h, seat, about) for seat in h.s.list_others(scene.drawer)]
    open_to = [prompt for prompt in made if prompt is not None and not prompt.optional]
    if not open_to:
        return
    answers = yield from h.t.ask_all(open_to)
    for prompt, chosen in zip(open_to, answers, strict=True):
        _apply_declaration(h, prompt.seat, chosen)
