"""Describes effects in words made from their data, so no card can promise what it does not do."""

from __future__ import annotations

from collections.abc import Iterable

from rules.hope.effects.language import models as m
from rules.hope.effects.language.models import Condition, Effect
from rules.hope.model.terms import OVER, STAGES, STATUSES, TERRAIN_NAMES
from rules.kit.words import count_noun, format_signed, inflect_noun

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
"""Targets that the words leave out."""
ONCE = " (once in all)"


def describe_effects(these: Iterable[Effect]) -> str:
    """Describe several effects, in order: "Humanity +1, Hunger +1"."""
    told = tuple(these)
    plain = (m.Amount, m.DrawCards, m.RollChange)
    short = all(isinstance(one, plain) and one.if_ is None for one in told)
    return (", " if short else "; ").join(describe_effect(one) for one in told)


def describe_effect(one: Effect) -> str:
    """Describe one effect, with its target and condition."""
    words = _describe_bare_effect(one)
    if one.if_ is not None:
        words += f" if {describe_condition(one.if_)}"
    if one.per == "once" and not isinstance(one, m.Tell):
        words += " (once, the drawer before others)" if is_own_effect(one) else ONCE
    if isinstance(one, m.Check):
        return words
    if one.then:
        words += f", then {describe_effects(one.then)}"
    if one.else_:
        words += f", otherwise {describe_effects(one.else_)}"
    return words


def _format_recipient(one: Effect, words: str) -> str:
    """Add who gets something: "Harm -1 for somebody whom you choose"; "you" is left out."""
    return words if one.target in _UNSAID else f"{words} for {_WHO[one.target]}"


def _format_action(one: Effect, own: str, others: str) -> str:
    """Describe what somebody does, with the verb that fits: "you must give", "each supporter
    loses"."""
    who = _WHO[one.target]
    return own if one.target in _UNSAID else f"{who} {others}"


def is_own_effect(one: Effect) -> bool:
    """Return whether the effect acts on the player whose section it is, so that if it happens only
    once, one of several players gets it."""
    if isinstance(one, m.TakeAsset | m.Swap):
        return True
    if isinstance(one, m.Transfer):
        return "self" in (one.from_, one.to)
    return one.target == "self" and one.op not in ("hope", "next_hardship")


def _describe_bare_effect(one: Effect) -> str:
    """Describe one effect without its condition and without what follows it."""
    match one:
        case m.Amount():
            words = f"{one.op.capitalize()} {format_signed(one.n)}"
            return words if one.op == "hope" else _format_recipient(one, words)
        case m.Prevent():
            up_to = f"up to {one.n}" if one.n > 1 else "1"
            verb = "lose" if one.of == ("humanity",) else "suffer"
            return f"{'' if one.target == 'self' else 'they '}{verb} {up_to} less"
        case m.Redirect(to="self"):
            return "it hits you in their place"
        case m.Redirect():
            return f"it hits {_WHO[one.target]} in your place"
        case m.Kill():
            return _format_action(one, "you die", "dies")
        case m.DrawCards() | m.LoseCards() | m.TakeAsset() | m.Renew() | m.Transfer() | m.Swap():
            return _describe_exchange(one)
        case m.Redraw() | m.Peek() | m.Reveal() | m.ForceSupport() | m.BarAvoid():
            return _on_scene(one)
        case m.Check():
            ways = {"4 to 6": one.then, "1 to 3": one.else_}
            told = "; ".join(
                f"{face}: {describe_effects(way)}" for face, way in ways.items() if way
            )
            return f"roll a die ({told})"
        case m.ChooseOne():
            return (
                "choose "
                f"{' or '.join(f'“{w.label}” ({describe_effects(w.effects)})' for w in one.ways)}"
            )
        case m.Tell():
            return _format_recipient(one, "a question to answer")
        case _:
            return _on_roll(one)


def _describe_exchange(one: m.Exchange) -> str:
    match one:
        case m.DrawCards():
            what = count_noun(one.n, "Asset" if one.op == "draw_asset" else "Trait")
            return _format_action(one, f"draw {what}", f"draws {what}")
        case m.LoseCards():
            kind = f"{one.tag} " if one.tag else ""
            what = kind + ("Asset" if one.op == "lose_asset" else "Trait")
            lost = f"every {what}" if one.how == "all" else count_noun(one.n, what)
            lost += " drawn by chance" if one.how == "random" else ""
            return _format_action(one, f"lose {lost}", f"loses {lost}")
        case m.TakeAsset():
            how = "by chance" if one.how == "random" else "of your choice"
            return f"take {count_noun(one.n, 'Asset')} {how} from {_WHO[one.target]}"
        case m.Renew(op="add_use"):
            return _format_recipient(one, f"{count_noun(one.n, 'more use')} of an Asset")
        case m.Renew():
            return _format_recipient(one, f"{count_noun(one.n, 'spent Trait')} can be used again")
        case m.Transfer():
            asset = one.what == "asset"
            what = count_noun(one.n, "Asset") if asset else f"{one.n} {one.what.capitalize()}"
            goes = inflect_noun(one.n, "goes/go")
            return f"{what} {goes} from {_WHO[one.from_]} to {_WHO[one.to]}"
        case m.Swap():
            what = "your conditions" if one.what == "conditions" else "all your Assets"
            return f"exchange {what} with {_WHO[one.target]}"


def _on_roll(one: m.OnRoll) -> str:
    match one:
        case m.RollChange():
            names = {"hardship": "hardship", "dice": "dice in the roll", "success": "successes"}
            return f"{names[one.op]} {format_signed(one.n)}"
        case m.AutoSuccess(n=1):
            return "one of your dice is a success without being rolled"
        case m.AutoSuccess():
            return f"{one.n} of your dice are successes without being rolled"
        case m.Reroll():
            own = one.whose == "own"
            whose = "your own dice that failed" if own else "the dice that failed, anybody's"
            return f"reroll up to {one.n} of {whose}"
        case m.ReturnDie():
            return f"take back {count_noun(one.n, 'die', 'dice')} that you committed"
        case m.Omen():
            whose = "your" if one.whose == "self" else "the"
            return f"hardship {format_signed(one.n)} on {whose} next Scene with a roll"
        case m.SetStatus():
            state = OVER[one.status] if one.ends else STATUSES[one.status]
            if state.startswith("can"):
                return f"{_WHO[one.target]} {state}"
            return _format_action(one, f"you are {state}", f"is {state}")


def _on_scene(one: m.OnScene) -> str:
    match one:
        case m.Redraw():
            return "put the Scene away unseen and draw another"
        case m.Peek(n=1):
            return "look at the top Scene of a deck"
        case m.Peek():
            return f"look at the top {one.n} Scenes of a deck and put them back in any order"
        case m.Reveal():
            part = "hardship" if one.part == "hardship" else f"{one.part.capitalize()} section"
            return _format_action(one, f"see the Scene's {part}", f"sees the Scene's {part}")
        case m.ForceSupport():
            return (
                f"{_WHO[one.target]} must give at least {count_noun(one.n, 'die', 'dice')}, if able"
            )
        case m.BarAvoid():
            return "the Scene may not be avoided"


def describe_condition(one: Condition) -> str:
    """Describe a condition in words."""
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
