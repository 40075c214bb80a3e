"""Committing Humanity: who supports the Scene, and who refuses (HI-6.4 to HI-6.12)."""

from __future__ import annotations

from functools import partial

from rules.engine import Option, Play, Prompt
from rules.hope.model.cards import Trigger
from rules.hope.model.state import FULL
from rules.hope.play import absence, powers
from rules.hope.play.context import Here
from rules.hope.play.scene import last_hope, rolling
from rules.kit.turns import Asked
from rules.kit.words import count, listed

REFUSE = Option("refuse", "refuse", "Refuse")
GIVE = [
    Option(f"give-{n}", "support", f"Give {count(n, 'die', 'dice')}") for n in range(1, FULL + 1)
]
"""To have given 1, 2 and so on."""
SIDES: dict[int, Trigger] = {1: "left_acts", -1: "right_acts"}


def plead(h: Here) -> Play[None]:
    """From acting to the roll: the others declare in any order, then the drawer closes."""
    yield from _begin(h)
    if h.s.sealed:
        yield from _sealed(h)
    hope, may_ask = 0, True
    while not _is_settled(h, may_ask):
        role, prompt, chosen = yield from h.wait(partial(_asking, h, may_ask))
        cards = {f"use:{card.id}": card for card in last_hope.usable(h)}
        if role == "declare":
            _declare(h, prompt.seat, chosen)
        elif chosen == last_hope.ASK.id:
            may_ask = False
            _ask_again(h)
        elif chosen in cards:
            yield from powers.use(h, prompt.seat, cards[chosen])
        else:
            hope = int(chosen.removeprefix("hope-"))
            break
    yield from rolling.roll(h, hope)


def _unmoved(h: Here) -> list[int]:
    """Those who have refused and could still support."""
    return [
        seat
        for seat in h.s.others(h.scene.drawer)
        if seat in h.scene.refused and seat not in h.scene.muted and _gifts(h, seat)
    ]


def _ask_again(h: Here) -> None:
    """The drawer argues for support: those who refused say once more what they do (HI-6.8)."""
    seats = _unmoved(h)
    names = listed([h.name(seat) for seat in seats])
    h.note(f"{h.name(h.scene.drawer)} asks {names} once more.", kind="again")
    for seat in seats:
        h.scene.refused.remove(seat)


def _is_settled(h: Here, may_ask: bool) -> bool:
    """Refuse for those who can do nothing else, and say whether all have declared and the drawer
    has nothing left to decide before the roll: no Hope, no card, nobody to ask once more (HI-6.9,
    HI-7.7)."""
    h.drawer_lives()
    s, scene = h.s, h.scene
    silent = [
        seat
        for seat in s.others(scene.drawer)
        if seat not in scene.refused and not scene.committed(seat)
    ]
    for seat in list(silent):  # which is not final, should they be given something (HI-6.8)
        if not (_gifts(h, seat) or powers.can_use(h, [seat], "free", "plead")):
            _declare(h, seat, REFUSE.id)
            silent.remove(seat)
    if silent or last_hope.left(h) or last_hope.usable(h):
        return False
    return not (may_ask and _unmoved(h))


def _begin(h: Here) -> Play[None]:
    """What acting sets off, before anybody answers; and who is forbidden to help (HI-19.4d)."""
    s, scene = h.s, h.scene
    drawer, number = scene.drawer, scene.number
    for seat in s.others(drawer):
        if "mute_support" in s.at(seat).statuses:
            s.at(seat).statuses.remove("mute_support")
            scene.muted.append(seat)
    for seat in s.others(drawer):
        for side, when in SIDES.items():
            if s.lives(seat) and s.neighbour(seat, side) == drawer:
                yield from powers.trigger(h, seat, when)
                h.drawer_lives()
    for seat in s.others(drawer):
        yield from powers.trigger(h, seat, "partner_acts", number)
        h.drawer_lives()
    for seat in scene.muted:
        if s.lives(seat) and not scene.committed(seat):
            scene.refused.append(seat)


def _asking(h: Here, may_ask: bool) -> list[Asked]:
    """Who has yet to declare, who may still give more, and, when all have, the drawer."""
    h.drawer_lives()
    made = [_declaration(h, seat) for seat in h.s.others(h.scene.drawer)]
    asked: list[Asked] = [("declare", prompt) for prompt in made if prompt is not None]
    if all(prompt.optional for _, prompt in asked):
        asked.append(("lock", last_hope.lock(h, may_ask=may_ask and bool(_unmoved(h)))))
    return asked


def _declaration(h: Here, seat: int) -> Prompt[str] | None:
    """Support or refuse; later, while the roll is not locked, more (HI-6.4, HI-6.5, HI-6.8)."""
    scene = h.scene
    declared = seat in scene.refused or scene.committed(seat)
    options = [] if seat in scene.muted else _gifts(h, seat)
    if not declared:
        options = [*options, REFUSE]
    if not options:
        return None
    given = scene.given.get(seat, 0)
    if not declared:
        most = "1 die" if scene.ceiling == 1 else f"up to {scene.ceiling} dice"
        text, rule = f"{h.name(scene.drawer)} acts. Do you support, with {most}?", "HI-6.4"
    else:
        more = f"You have given {given}. Will you give more?"
        text, rule = more if given else "Will you help after all?", "HI-6.8"
    if last_hope.TAKE in options:
        rule = "HI-7.1"
    gifts = [option.id for option in options if option is not REFUSE]
    default = absence.supports(h, seat, gifts) or options[-1].id
    return h.t.choice(
        seat,
        text,
        options,
        default=default,
        optional=declared,
        topic="support",
        data={"drawer": scene.drawer},
        rule=rule,
    )


def _gifts(h: Here, seat: int) -> list[Option]:
    """Every support open to a seat now, more than it has given."""
    s, scene = h.s, h.scene
    c = s.at(seat)
    given = scene.given.get(seat, 0)
    most = min(scene.ceiling, given + c.humanity)
    if c.humanity or given:
        return GIVE[given:most]
    if seat in scene.last_hope or not s.hope or not s.hope_for(seat):
        return []
    return [last_hope.TAKE]


def _declare(h: Here, seat: int, chosen: str) -> None:
    """Dice leave their owner at once; a Hope die is a claim until the lock (HI-6.10, HI-7.5), and
    none any more for who has come by Humanity and gives of that (HI-7.2)."""
    s, scene = h.s, h.scene
    name = h.name(seat)
    if chosen == REFUSE.id:
        scene.refused.append(seat)
        h.note(f"{name} refuses.", kind="refuse", seat=seat)
        return
    if seat in scene.refused:
        scene.refused.remove(seat)
    if chosen == "hope":
        scene.last_hope.append(seat)
        h.note(f"{name} reaches for a Hope die.", kind="support", seat=seat, n=0)
        return
    if seat in scene.last_hope:
        scene.last_hope.remove(seat)
    n = int(chosen.removeprefix("give-"))
    s.at(seat).humanity -= n - scene.given.get(seat, 0)
    scene.given[seat] = n
    h.note(f"{name} supports with {count(n, 'die', 'dice')}.", kind="support", seat=seat, n=n)


def _sealed(h: Here) -> Play[None]:
    """The table's option: all declare in secret, and it is shown together (HI-21.3)."""
    scene = h.scene
    made = [_declaration(h, seat) for seat in h.s.others(scene.drawer)]
    open_to = [prompt for prompt in made if prompt is not None and not prompt.optional]
    if not open_to:
        return
    for prompt in open_to:
        prompt.secret = True
        prompt.about = f"All choose at once whether to support {h.name(scene.drawer)}"
    answers = yield from h.t.ask_all(open_to)
    for prompt, chosen in zip(open_to, answers, strict=True):
        _declare(h, prompt.seat, chosen)
