"""What cards do, said in words from their data: no card can promise what it does not do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import singledispatch, wraps
from typing import Any, TypeVar

from rules.engine.clipping import clip

from .cards import Power, Scene, Section
from .effects import (
    Amount,
    AutoSuccess,
    Bare,
    Check,
    ChooseOne,
    Condition,
    DrawCards,
    ForceSupport,
    LoseCards,
    Omen,
    Peek,
    Prevent,
    Redirect,
    Redraw,
    Renew,
    Reroll,
    ReturnDie,
    Reveal,
    RollChange,
    SetStatus,
    Swap,
    TakeAsset,
    Tell,
    Transfer,
)

C = TypeVar("C")

TERRAIN_NAMES = {
    "wilderness": "Wilderness",
    "mountainous": "Mountainous",
    "coastal": "Coastal",
    "urban": "Urban",
    "any": "Any Terrain",
}
STAGES = {
    "hunger": ("", "Hungry", "Starving"),
    "harm": ("", "Hurt", "Crippled"),
}
STATUSES = {
    "no_regain": "cannot regain Humanity",
    "no_hope": "cannot take Hope dice",
    "mute_support": "cannot support the next Scene",
    "shielded": "shielded from the next Harm",
}
MUTED = "cannot support that Scene"
OVER = {
    "no_regain": "can regain Humanity again",
    "no_hope": "can take Hope dice again",
    "mute_support": "can support the next Scene again",
    "shielded": "no longer shielded from Harm",
}
"""The same, when they end."""
_WHO = {
    "self": "you",
    "drawer": "the drawer",
    "supporters": "each supporter",
    "committed": "each who committed",
    "refusers": "each who refused",
    "accepters": "each who accepted",
    "all": "everyone",
    "others": "everyone else",
    "chosen": "somebody whom you choose",
    "chosen_other": "another whom you choose",
    "left": "your left neighbour",
    "right": "your right neighbour",
    "partner": "each partner of yours",
    "least_humanity": "whoever has the least Humanity",
    "most_humanity": "whoever has the most Humanity",
    "most_hungry": "whoever is hungriest",
    "most_harmed": "whoever is worst hurt",
    "least_burdened": "whoever bears the least",
    "random": "somebody drawn by chance",
    "pool": "the Hope pool",
    "scene": "the Scene",
}
_WINDOWS = {
    "read": "While you read a Scene of yours",
    "plead": "Before the roll",
    "after_roll": "After the roll",
    "free": "At any quiet time",
    "death": "When you die",
}
_UNSAID = ("self", "pool", "scene")
"""Targets that go without saying."""
ONCE = " (once in all)"
_ABOUT_TO_BE_HIT = {
    "left": "your left neighbour is",
    "right": "your right neighbour is",
    "partner": "your partner is",
    "all": "anybody is",
}
_TRIGGERS = {
    "gained": "When it comes to you",
    "i_draw": "When you draw a Scene",
    "my_scene": "On your own Scene's roll",
    "i_avoid": "When you avoid a Scene",
    "i_succeed": "When your Scene succeeds",
    "i_fail": "When your Scene fails",
    "i_support": "When you support",
    "i_refuse": "When you refuse",
    "i_hunger": "When you suffer Hunger",
    "i_am_harmed": "When you suffer Harm",
    "i_lose_humanity": "When you lose Humanity",
    "left_acts": "When your left neighbour acts",
    "right_acts": "When your right neighbour acts",
    "partner_draws": "When your partner draws a Scene",
    "partner_acts": "When your partner acts",
    "partner_supports_me": "When your partner supports you",
    "i_support_partner": "When you support your partner",
    "i_refuse_partner": "When you refuse your partner",
    "partner_hurt": "When your partner is harmed",
    "partner_dies": "When your partner dies",
}
_USES = {"once": " (once)", "round": " (once a round)", "always": "", "uses": ""}


def signed(n: int) -> str:
    """+1, -2."""
    return f"+{n}" if n > 0 else str(n)


def count(n: int, what: str, plural: str = "") -> str:
    """1 die, 2 dice."""
    return f"1 {what}" if n == 1 else f"{n} {plural or what + 's'}"


def listed(names: Sequence[str]) -> str:
    """ "Ada", "Ada and Ben", "Ada, Ben and Cleo"."""
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def short(text: str, most: int) -> str:
    """Words on one line, cut between two of them, with dots, where there is no room for all."""
    return clip(" ".join(text.split()), most, marked=False)


def loss(n: int, what: str) -> str:
    """What is about to hit somebody: "2 Harm", "a loss of 1 Humanity"."""
    words = f"{n} {what.capitalize()}"
    return f"a loss of {words}" if what == "humanity" else words


def effects(these: Iterable[Any]) -> str:
    """Several effects, in order: "Humanity +1, Hunger +1"."""
    told = tuple(these)
    short = all(
        isinstance(one, Amount | DrawCards | RollChange) and one.if_ is None for one in told
    )
    return (", " if short else "; ").join(effect(one) for one in told)


def effect(one: Any) -> str:
    """One effect in words, with its target and condition."""
    words = _bare(one)
    if one.if_ is not None:
        words += f" if {condition(one.if_)}"
    if one.per == "once" and not isinstance(one, Tell):
        words += " (once, the drawer before others)" if own(one) else ONCE
    if isinstance(one, Check):
        return words
    if one.then:
        words += f", then {effects(one.then)}"
    if one.else_:
        words += f", otherwise {effects(one.else_)}"
    return words


def _for(one: Any, words: str) -> str:
    """What somebody gets: "Harm -1 for somebody whom you choose"; what is one's own goes unsaid."""
    return words if one.target in _UNSAID else f"{words} for {_WHO[one.target]}"


def _does(one: Any, own: str, others: str) -> str:
    """What somebody does, with a verb that fits: "you must give", "each supporter loses"."""
    who = _WHO[one.target]
    return own if one.target in _UNSAID else f"{who} {others}"


def own(one: Any) -> bool:
    """Whether it falls to the one whose section it is, and so, once in all, to one of several."""
    if isinstance(one, TakeAsset | Swap):
        return True
    if isinstance(one, Transfer):
        return "self" in (one.from_, one.to)
    return one.target == "self" and one.op not in ("hope", "next_hardship")


@singledispatch
def _bare(one: Any) -> str:
    raise TypeError(one)


@_bare.register
def _(one: Amount) -> str:
    words = f"{one.op.capitalize()} {signed(one.n)}"
    return words if one.op == "hope" else _for(one, words)


@_bare.register
def _(one: DrawCards) -> str:
    what = count(one.n, "Asset" if one.op == "draw_asset" else "Trait")
    return _does(one, f"draw {what}", f"draws {what}")


@_bare.register
def _(one: LoseCards) -> str:
    kind = f"{one.tag} " if one.tag else ""
    what = kind + ("Asset" if one.op == "lose_asset" else "Trait")
    lost = f"every {what}" if one.how == "all" else count(one.n, what)
    lost += " drawn by chance" if one.how == "random" else ""
    return _does(one, f"lose {lost}", f"loses {lost}")


@_bare.register
def _(one: TakeAsset) -> str:
    how = "by chance" if one.how == "random" else "of your choice"
    return f"take {count(one.n, 'Asset')} {how} from {_WHO[one.target]}"


@_bare.register
def _(one: Renew) -> str:
    if one.op == "add_use":
        return _for(one, f"{count(one.n, 'more use')} of an Asset")
    return _for(one, f"{count(one.n, 'spent Trait')} can be used again")


@_bare.register
def _(one: RollChange) -> str:
    names = {"hardship": "hardship", "dice": "dice in the roll", "success": "successes"}
    return f"{names[one.op]} {signed(one.n)}"


@_bare.register
def _(one: AutoSuccess) -> str:
    if one.n == 1:
        return "one of your dice is a success without being rolled"
    return f"{one.n} of your dice are successes without being rolled"


@_bare.register
def _(one: Reroll) -> str:
    whose = "your own dice that failed" if one.whose == "own" else "the dice that failed, anybody's"
    return f"reroll up to {one.n} of {whose}"


@_bare.register
def _(one: ReturnDie) -> str:
    return f"take back {count(one.n, 'die', 'dice')} that you committed"


@_bare.register
def _(one: Omen) -> str:
    whose = "your next Scene with a roll" if one.whose == "self" else "the next Scene with a roll"
    return f"hardship {signed(one.n)} on {whose}"


@_bare.register
def _(one: SetStatus) -> str:
    state = OVER[one.status] if one.ends else STATUSES[one.status]
    if state.startswith("can"):
        return f"{_WHO[one.target]} {state}"
    return _does(one, f"you are {state}", f"is {state}")


@_bare.register
def _(one: Prevent) -> str:
    up_to = f"up to {one.n}" if one.n > 1 else "1"
    verb = "lose" if one.of == ("humanity",) else "suffer"
    return f"{'' if one.target == 'self' else 'they '}{verb} {up_to} less"


@_bare.register
def _(one: Redirect) -> str:
    if one.to == "self":
        return "it hits you in their place"
    return f"it hits {_WHO[one.target]} in your place"


@_bare.register
def _(one: Transfer) -> str:
    what = count(one.n, "Asset") if one.what == "asset" else f"{one.n} {one.what.capitalize()}"
    goes = "go" if one.n > 1 else "goes"
    return f"{what} {goes} from {_WHO[one.from_]} to {_WHO[one.to]}"


@_bare.register
def _(one: Swap) -> str:
    what = "your conditions" if one.what == "conditions" else "all your Assets"
    return f"exchange {what} with {_WHO[one.target]}"


@_bare.register
def _(one: Redraw) -> str:
    return "put the Scene away unseen and draw another"


@_bare.register
def _(one: Peek) -> str:
    if one.n == 1:
        return "look at the top Scene of a deck"
    return f"look at the top {one.n} Scenes of a deck and put them back in any order"


@_bare.register
def _(one: Reveal) -> str:
    part = "hardship" if one.part == "hardship" else f"{one.part.capitalize()} section"
    return _does(one, f"see the Scene's {part}", f"sees the Scene's {part}")


@_bare.register
def _(one: ForceSupport) -> str:
    return f"{_WHO[one.target]} must give at least {count(one.n, 'die', 'dice')}, if able"


@_bare.register
def _(one: Bare) -> str:
    if one.op == "bar_avoid":
        return "the Scene may not be avoided"
    return _does(one, "you die", "dies")


@_bare.register
def _(one: Check) -> str:
    ways = {"4 to 6": one.then, "1 to 3": one.else_}
    return (
        f"roll a die ({'; '.join(f'{face}: {effects(way)}' for face, way in ways.items() if way)})"
    )


@_bare.register
def _(one: ChooseOne) -> str:
    ways = (f"“{way.label}” ({effects(way.effects)})" for way in one.ways)
    return f"choose {' or '.join(ways)}"


@_bare.register
def _(one: Tell) -> str:
    return _for(one, "a question to answer")


def condition(one: Condition) -> str:
    """A condition in words."""
    match one.what:
        case "has_tag":
            return f"you have {one.word}"
        case "hunger" | "harm":
            return f"you are {' or '.join(STAGES[one.what][max(1, one.number) :])}"
        case "humanity":
            return f"you have {one.number} Humanity or less"
        case "round":
            return f"it is round {one.number} or later"
        case "accepters":
            return f"{one.number} or more accept"
        case "supporters":
            return f"{one.number} or more support"
        case "alone":
            return "nobody supports"
        case "partner_is":
            return {
                "drawer": "your partner draws",
                "supporter": "your partner supports",
                "refuser": "your partner refuses",
                "dead": "your partner is dead",
            }[one.word]
        case "outcome":
            return f"the roll {one.word}s"
        case "terrain":
            return f"the Scene is {TERRAIN_NAMES[one.word]}"
        case _:
            return f"the Hope pool holds {one.number} or more"


def power(one: Power, uses: int = 0) -> str:
    """A power in words: when, how often, and what."""
    head = _head(one)
    if one.if_ is not None:
        head += f", if {condition(one.if_)}"
    often = f" ({count(uses, 'use')})" if uses else _USES[one.use]
    anyone = ", committed or not" if one.anyone else ""
    does = effects(one.effects)
    if one.when in ("left_acts", "right_acts", "partner_acts"):  # a Scene is in hand already
        does = does.replace(STATUSES["mute_support"], MUTED)
    return f"{head}{anyone}: {does}{often}"


def _head(one: Power) -> str:
    """When a power may be used, or what sets it off."""
    if one.when:
        return _TRIGGERS[one.when]
    first = one.effects[0]
    if one.window != "react" or not isinstance(first, Prevent | Redirect):
        return _WINDOWS.get(one.window, "When something is about to hit")
    # Of a redirection it is either oneself who is about to be hit, or the target.
    own = first.target == "self" or (isinstance(first, Redirect) and first.to == "target")
    who = "you are" if own else f"{_ABOUT_TO_BE_HIT.get(first.target, 'another is')}"
    return f"When {who} about to {_suffers(first.of)}"


def section(name: str, one: Section | None) -> list[str]:
    """A section of a Scene in words: its effects, then its line."""
    if one is None:
        return []
    return [f"{name}: {effects(one.effects) or 'nothing'}."]


def put_once(words: Callable[[C], str]) -> Callable[[C], str]:
    """What is said of a card, put together once for each: cards do not change. They are told apart
    by their identities, and kept, so that no others come to have these."""
    kept: dict[int, tuple[C, str]] = {}

    @wraps(words)
    def once(card: C) -> str:
        if id(card) not in kept:
            kept[id(card)] = (card, words(card))
        return kept[id(card)][1]

    return once


@put_once
def scene(one: Scene) -> str:
    """A whole Scene card, for whoever may read it (HI-4.5)."""
    bar = ". Unavoidable" if one.unavoidable else ""
    lines = [f"{one.title} ({TERRAIN_NAMES[one.terrain]}). {_kind(one)}{bar}.", one.callout]
    if one.kind != "roll":
        needs = ""
        if one.accept_needs is not None:
            needs = f" (needs {one.accept_needs.asset or 'Humanity'})"
        lines.append(f"Accept: {one.accept_word}{needs}. Refuse: {one.refuse_word}.")
    return "\n".join([*lines, *_sections(one)])


@put_once
def laid_open(one: Scene) -> str:
    """What of a Scene card was hidden, for all, once it is over (HI-5.12)."""
    return f"“{one.title}”. {_kind(one)}. {' '.join(_sections(one))}"


def _kind(one: Scene) -> str:
    return {
        "roll": f"Hardship {one.hardship}",
        "question": "No Humanity Roll: a question to all",
        "toll": f"Toll: {count(one.price, 'die', 'dice')} to accept",
    }[one.kind]


def _sections(one: Scene) -> list[str]:
    lines: list[str] = []
    for name, part in (
        ("Accept", one.accept),
        ("All Accept", one.all_accept),
        ("Succeed", one.succeed),
        ("Fail", one.fail),
        ("Refuse", one.refuse),
        ("All Refuse", one.all_refuse),
        ("Split", one.split),
    ):
        lines += section(name, part)
    return lines


def hidden_part(one: Scene, part: str) -> str:
    """A hidden part of a Scene, for whom a card has shown it (HI-5.14)."""
    if part == "hardship":
        return f"The printed hardship is {one.hardship}." if one.hardship else "There is no roll."
    shown: Section | None = getattr(one, part)
    name = part.capitalize()
    if shown is None:
        return f"This Scene has no {name} section."
    return f"{name}: {effects(shown.effects) or 'nothing'}."


def _suffers(of: Iterable[str]) -> str:
    """What is about to hit, with its verb: "suffer Hunger or Harm", "lose Humanity"."""
    names = {"hunger": "Hunger", "harm": "Harm"}
    suffered = " or ".join(names[what] for what in of if what in names)
    ways = [f"suffer {suffered}"] if suffered else []
    return " or ".join([*ways, *(["lose Humanity"] if "humanity" in of else [])])
