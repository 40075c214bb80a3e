"""Committing Humanity: support, refusal, Last Hope, and the lock (HI-6, HI-7)."""

from __future__ import annotations

from rules.engine import Option, Play, Prompt

from . import doing, powers, rolling
from .last_hope import claims
from .state import FULL
from .turn import Asked, Here
from .wording import count

REFUSE = Option("refuse", "refuse", "Refuse")
GIVE = [
    Option(f"give-{n}", "support", f"Give {count(n, 'die', 'dice')}") for n in range(1, FULL + 1)
]
"""To have given 1, 2 and so on."""
LAST_HOPE = Option(
    "hope",
    "support",
    "Take a Hope die",
    "Your Last Hope. If there are too few, the least burdened come first.",
)
ROLL = [
    Option("hope-0", "hope", "Roll now"),
    *(
        Option(f"hope-{n}", "hope", f"Roll with {count(n, 'Hope die', 'Hope dice')}")
        for n in range(1, FULL + 1)
    ),
]
"""To roll with no Hope die, with 1 and so on."""


def plead(h: Here) -> Play[None]:
    """From acting to the roll: the others declare in any order, then the drawer closes."""
    yield from _begin(h)
    if h.s.sealed:
        yield from _sealed(h)
    while True:
        role, prompt, chosen = yield from h.wait(lambda: _asking(h))
        if role == "lock":
            break
        _declare(h, prompt.seat, chosen)
    yield from rolling.roll(h, int(chosen.removeprefix("hope-")))


def _begin(h: Here) -> Play[None]:
    """What acting sets off, before anybody answers; and who is forbidden to help (HI-19.4d)."""
    s, scene = h.s, h.scene
    drawer, number = scene.drawer, scene.number
    for seat in s.others(drawer):
        if "mute_support" in s.at(seat).statuses:
            s.at(seat).statuses.remove("mute_support")
            scene.muted.append(seat)
    for seat in s.others(drawer):
        if s.lives(seat) and s.beside(seat, 1) == drawer:
            yield from powers.trigger(h, seat, "left_acts")
            doing.drawer_lives(h)
        if s.lives(seat) and s.beside(seat, -1) == drawer:
            yield from powers.trigger(h, seat, "right_acts")
            doing.drawer_lives(h)
    for seat in s.others(drawer):
        yield from powers.trigger(h, seat, "partner_acts", number)
        doing.drawer_lives(h)
    for seat in scene.muted:
        if s.lives(seat) and not powers.committed(scene, seat):
            scene.refused.append(seat)


def _asking(h: Here) -> list[Asked]:
    """Who has yet to declare, who may still give more, and, when all have, the drawer."""
    doing.drawer_lives(h)
    asked: list[Asked] = []
    waiting = False
    for seat in h.s.others(h.scene.drawer):
        prompt = _declaration(h, seat)
        if prompt is not None:
            waiting = waiting or not prompt.optional
            asked.append(("declare", prompt))
    if not waiting:
        asked.append(("lock", _lock(h)))
    return asked


def _declaration(h: Here, seat: int) -> Prompt[str] | None:
    """Support or refuse; later, while the roll is not locked, more (HI-6.4, HI-6.5, HI-6.8)."""
    scene = h.scene
    declared = seat in scene.refused or powers.committed(scene, seat)
    options = [] if seat in scene.muted else _gifts(h, seat)
    if not declared:
        options = [*options, REFUSE]
    if not options:
        return None
    given = scene.given.get(seat, 0)
    if declared:
        text = (
            f"You have given {given}. Will you give more?" if given else "Will you help after all?"
        )
    else:
        most = "1 die" if scene.ceiling == 1 else f"up to {scene.ceiling} dice"
        text = f"{h.who(scene.drawer)} acts. Do you support, with {most}?"
    if LAST_HOPE in options:
        rule = "HI-7.1"
    else:
        rule = "HI-6.8" if declared else "HI-6.4"
    default = _default(h, seat, options)
    return h.t.choice(seat, text, options, default=default, optional=declared, rule=rule)


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
    return [LAST_HOPE]


def _default(h: Here, seat: int, options: list[Option]) -> str:
    """Silence is refusal, unless a standing order says otherwise (HI-17.2, HI-17.3)."""
    order = h.s.players[seat].standing.support
    nothing = options[-1].id
    gifts = [option.id for option in options if option is not REFUSE]
    if order == "refuse" or not gifts:
        return nothing
    if order == "one" or gifts == [LAST_HOPE.id]:
        return gifts[0]
    keep = int(order.removeprefix("keep"))
    spare = h.s.at(seat).humanity - keep
    fitting = [gift for gift in gifts if int(gift.removeprefix("give-")) <= spare]
    return fitting[-1] if fitting else nothing


def _declare(h: Here, seat: int, chosen: str) -> None:
    """Dice leave their owner at once; a Hope die is a claim until the lock (HI-6.10, HI-7.5), and
    none any more for who has come by Humanity and gives of that (HI-7.2)."""
    s, scene = h.s, h.scene
    name = h.who(seat)
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
    open_to: list[Prompt[str]] = []
    for seat in h.s.others(scene.drawer):
        prompt = _declaration(h, seat)
        if prompt is not None and not prompt.optional:
            prompt.secret = True
            prompt.about = f"All choose at once whether to support {h.who(scene.drawer)}"
            open_to.append(prompt)
    if not open_to:
        return
    answers = yield from h.t.ask_all(open_to)
    for prompt, chosen in zip(open_to, answers, strict=True):
        _declare(h, prompt.seat, chosen)


def _lock(h: Here) -> Prompt[str]:
    """How many of the Hope dice that remain go in; this closes the table (HI-7.7, HI-6.9)."""
    s, scene = h.s, h.scene
    left = max(0, s.hope - len(claims(h))) if s.hope_for(scene.drawer) else 0
    return h.t.choice(
        scene.drawer,
        "All have answered. Roll, and with how much Hope? Dice used are gone for everyone.",
        ROLL[: left + 1],
        default="hope-0",
        rule="HI-7.7",
    )
