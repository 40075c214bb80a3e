"""What cards do, said in words from their data: no card can promise what it does not do."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch
from typing import Any

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
_WHO = {
    "self": "",
    "drawer": "the drawer",
    "supporters": "each supporter",
    "committed": "everyone who committed",
    "refusers": "everyone who refused",
    "accepters": "everyone who accepted",
    "all": "everyone",
    "others": "everyone else",
    "chosen": "somebody you choose",
    "chosen_other": "another you choose",
    "left": "your left neighbour",
    "right": "your right neighbour",
    "partner": "your partner",
    "least_humanity": "whoever has the least Humanity",
    "most_humanity": "whoever has the most Humanity",
    "most_hungry": "the hungriest",
    "most_harmed": "the worst harmed",
    "least_burdened": "the least burdened",
    "random": "somebody by chance",
    "pool": "",
    "scene": "",
}
_WINDOWS = {
    "read": "While you read a Scene of yours",
    "plead": "Before the roll",
    "after_roll": "After the roll",
    "react": "When it is about to happen",
    "free": "At any quiet time",
    "death": "When you die",
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


def effects(these: Iterable[Any]) -> str:
    """Several effects, in order: "Humanity +1, Hunger +1"."""
    return ", ".join(effect(one) for one in these)


def effect(one: Any) -> str:
    """One effect in words, with its target and condition."""
    words = _bare(one)
    if who := _WHO[one.target]:
        words = f"{words} for {who}"
    if one.per == "once":
        words += " (once in all)"
    if one.if_ is not None:
        words = f"if {condition(one.if_)}: {words}"
    if isinstance(one, Check):
        return words
    if one.then:
        words += f", then {effects(one.then)}"
    if one.else_:
        words += f", otherwise {effects(one.else_)}"
    return words


@singledispatch
def _bare(one: Any) -> str:
    raise TypeError(one)


@_bare.register
def _(one: Amount) -> str:
    return f"{one.op.capitalize()} {signed(one.n)}"


@_bare.register
def _(one: DrawCards) -> str:
    return f"draw {_count(one.n, 'Asset' if one.op == 'draw_asset' else 'Trait')}"


@_bare.register
def _(one: LoseCards) -> str:
    kind = f"{one.tag} " if one.tag else ""
    what = kind + ("Asset" if one.op == "lose_asset" else "Trait")
    if one.how == "all":
        return f"lose every {what}"
    return f"lose {_count(one.n, what)}" + (" by chance" if one.how == "random" else "")


@_bare.register
def _(one: TakeAsset) -> str:
    return f"take {_count(one.n, 'Asset')} from them"


@_bare.register
def _(one: Renew) -> str:
    if one.op == "add_use":
        return f"one Asset has {_count(one.n, 'use')} more"
    return f"{_count(one.n, 'spent Trait')} fresh again"


@_bare.register
def _(one: RollChange) -> str:
    names = {"hardship": "hardship", "dice": "dice in the roll", "success": "successes"}
    return f"{names[one.op]} {signed(one.n)}"


@_bare.register
def _(one: AutoSuccess) -> str:
    return f"{_count(one.n, 'die', 'dice')} of yours, unrolled, a success"


@_bare.register
def _(one: Reroll) -> str:
    whose = "your own" if one.whose == "own" else "any"
    return f"reroll up to {one.n} of {whose} dice that failed"


@_bare.register
def _(one: ReturnDie) -> str:
    return f"{_count(one.n, 'die', 'dice')} you committed back to you"


@_bare.register
def _(one: Omen) -> str:
    whose = "your next hardship" if one.whose == "self" else "the next hardship, anyone's,"
    return f"{whose} {signed(one.n)}"


@_bare.register
def _(one: SetStatus) -> str:
    return f"no longer: {STATUSES[one.status]}" if one.ends else STATUSES[one.status]


@_bare.register
def _(one: Prevent) -> str:
    return f"prevent up to {one.n} of {_hurts(one.of)}"


@_bare.register
def _(one: Redirect) -> str:
    if one.to == "self":
        return f"take {_hurts(one.of)} upon yourself"
    return f"let {_hurts(one.of)} fall on them instead"


@_bare.register
def _(one: Transfer) -> str:
    what = "an Asset" if one.what == "asset" else f"{one.n} {one.what.capitalize()}"
    return f"{what} goes from {_WHO[one.from_] or 'you'} to {_WHO[one.to] or 'you'}"


@_bare.register
def _(one: Swap) -> str:
    return f"change {'conditions' if one.what == 'conditions' else 'all Assets'} with them"


@_bare.register
def _(one: Redraw) -> str:
    return "put the Scene away unseen and draw another"


@_bare.register
def _(one: Peek) -> str:
    return f"look at the top {one.n} Scenes of a deck and put them back in any order"


@_bare.register
def _(one: Reveal) -> str:
    part = "hardship" if one.part == "hardship" else f"{one.part.capitalize()} section"
    return f"see the Scene's {part}"


@_bare.register
def _(one: ForceSupport) -> str:
    return f"must give at least {_count(one.n, 'die', 'dice')}, if able"


@_bare.register
def _(one: Bare) -> str:
    return "may not avoid it" if one.op == "bar_avoid" else "death"


@_bare.register
def _(one: Check) -> str:
    ways = {"4 to 6": one.then, "1 to 3": one.else_}
    return (
        f"roll a die ({'; '.join(f'{face}: {effects(way)}' for face, way in ways.items() if way)})"
    )


@_bare.register
def _(one: ChooseOne) -> str:
    return "choose: " + " or ".join(f"{way.label} ({effects(way.effects)})" for way in one.ways)


@_bare.register
def _(_: Tell) -> str:
    return "a question to answer"


def condition(one: Condition) -> str:
    """A condition in words."""
    match one.what:
        case "has_tag":
            return f"you have {one.word}"
        case "hunger" | "harm":
            return f"you are {STAGES[one.what][min(one.number, 2)]}"
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
    head = _TRIGGERS[one.when] if one.when else _WINDOWS[one.window]
    if one.if_ is not None:
        head += f", if {condition(one.if_)}"
    often = f" ({_count(uses, 'use')})" if uses else _USES[one.use]
    anyone = ", committed or not" if one.anyone else ""
    return f"{head}{anyone}: {effects(one.effects)}{often}"


def section(name: str, one: Section | None) -> list[str]:
    """A section of a Scene in words: its effects, then its line."""
    if one is None:
        return []
    return [f"{name}: {effects(one.effects) or 'nothing'}."]


def scene(one: Scene) -> str:
    """A whole Scene card, for whoever may read it (HI-4.5)."""
    head = {
        "roll": f"Hardship {one.hardship}",
        "question": "No Humanity Roll: a question to all",
        "toll": f"Toll: {_count(one.price, 'die', 'dice')} to accept",
    }[one.kind]
    bar = ". Unavoidable" if one.unavoidable else ""
    lines = [f"{one.title} ({TERRAIN_NAMES[one.terrain]}). {head}{bar}.", one.callout]
    if one.kind != "roll":
        needs = ""
        if one.accept_needs is not None:
            needs = f" (needs {one.accept_needs.asset or 'Humanity'})"
        lines.append(f"Accept: {one.accept_word}{needs}. Refuse: {one.refuse_word}.")
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
    return "\n".join(lines)


def hidden_part(one: Scene, part: str) -> str:
    """A hidden part of a Scene, for whom a card has shown it (HI-5.14)."""
    if part == "hardship":
        return f"The printed hardship is {one.hardship}." if one.hardship else "There is no roll."
    shown: Section | None = getattr(one, part)
    return f"{part.capitalize()}: {effects(shown.effects) or 'nothing'}." if shown else "Nothing."


def _hurts(of: Iterable[str]) -> str:
    names = {"hunger": "Hunger", "harm": "Harm", "humanity": "a loss of Humanity"}
    return " or ".join(names[what] for what in of)


def _count(n: int, what: str, plural: str = "") -> str:
    return f"1 {what}" if n == 1 else f"{n} {plural or what + 's'}"
