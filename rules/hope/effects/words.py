"""What effects do, said in words from their data: no card can promise what it does not do."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

from ..terms import OVER, STAGES, STATUSES, TERRAIN_NAMES
from ..words import count, signed
from .models import (
    Amount,
    AutoSuccess,
    BarAvoid,
    Check,
    ChooseOne,
    Condition,
    DrawCards,
    Effect,
    ForceSupport,
    Kill,
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
_UNSAID = ("self", "pool", "scene")
"""Targets that go without saying."""
ONCE = " (once in all)"


def effects(these: Iterable[Effect]) -> str:
    """Several effects, in order: "Humanity +1, Hunger +1"."""
    told = tuple(these)
    short = all(
        isinstance(one, Amount | DrawCards | RollChange) and one.if_ is None for one in told
    )
    return (", " if short else "; ").join(effect(one) for one in told)


def effect(one: Effect) -> str:
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


def _for(one: Effect, words: str) -> str:
    """What somebody gets: "Harm -1 for somebody whom you choose"; what is one's own goes unsaid."""
    return words if one.target in _UNSAID else f"{words} for {_WHO[one.target]}"


def _does(one: Effect, own: str, others: str) -> str:
    """What somebody does, with a verb that fits: "you must give", "each supporter loses"."""
    who = _WHO[one.target]
    return own if one.target in _UNSAID else f"{who} {others}"


def own(one: Effect) -> bool:
    """Whether it falls to the one whose section it is, and so, once in all, to one of several."""
    if isinstance(one, TakeAsset | Swap):
        return True
    if isinstance(one, Transfer):
        return "self" in (one.from_, one.to)
    return one.target == "self" and one.op not in ("hope", "next_hardship")


@singledispatch
def _bare(one: Effect) -> str:
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
def _(_: BarAvoid) -> str:
    return "the Scene may not be avoided"


@_bare.register
def _(one: Kill) -> str:
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
