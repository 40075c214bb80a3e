"""What rows say is so: of a seat, of the table, of the question that is open (rows.py)."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from rules.posthuman.model.fight_state import Clash, Fight
from rules.posthuman.model.state import HOME
from rules.posthuman.model.terms import DEFENCE_DIE, STATS, MeleeFace
from rules.posthuman.play.actions.legality import list_legal_actions
from rules.posthuman.play.people.experience import count_xp
from rules.posthuman.play.people.inventory import count_used_slots
from rules.posthuman.play.people.sheet import sum_effective_stat
from rules.posthuman.view import view_table
from tests.rules.posthuman.build import NAMES, Case

MELEE: dict[str, MeleeFace] = {
    "M": "miss",
    "W": "warrior",
    "B": "block",
    "A": "attack",
    "C": "critical",
    "S": "special",
}
"""The faces of melee and defence dice, as rows have them."""
_LETTERS = {face: letter for letter, face in MELEE.items()}


def find_fact(case: Case, name: str, wanted: str) -> str:
    """Find a fact, as the row has it."""
    who, _, rest = name.partition(".")
    if who == "all":
        return _say_fact([_find_field(case, seat, rest) for seat in case.s.humans], wanted)
    seat = NAMES.index(who) if who in NAMES else None
    field = rest if who in NAMES else name
    kind, _, thing = field.partition(".")
    if kind in SAID:
        return SAID[kind](case, seat, thing, wanted)
    return _say_fact(_find_fact(case, seat, field), wanted)


def _say_fact(found: Any, wanted: str) -> str:
    if isinstance(found, bool):
        return "yes" if found else "no"
    if isinstance(found, dict):
        found = [f"{key}:{_say_fact(value, '')}" for key, value in found.items()]
    if isinstance(found, list | tuple | set | frozenset):
        listed = sorted(found) if isinstance(found, set | frozenset) else list(found)
        if wanted.isdigit() and not any(str(one).isdigit() for one in listed):
            return str(len(listed))
        return ",".join(_say_fact(one, "") for one in listed)
    return "none" if found is None else str(found)


def _find_fact(case: Case, seat: int | None, name: str) -> Any:
    kind, _, thing = name.partition(".")
    if kind in FACTS:
        return FACTS[kind](case, seat or 0)
    if kind == "told":
        return len(case.told(thing))
    if kind == "used" and thing:
        return _find_deck(case, thing).discards
    if foe := re.fullmatch(r"foe(\d?)\.(\w+)", name):
        return getattr(_find_fight(case).foes[int(foe[1] or 0)], foe[2])
    if kind == "fight":
        return getattr(_find_fight(case), thing)
    return _find_field(case, seat or 0, name)


def _find_field(case: Case, seat: int, name: str) -> Any:
    if name in FACTS:
        return FACTS[name](case, seat)
    player = case.s.players[seat]
    owner: Any = player.human if player.mutant is None else player.mutant
    if name in STATS and name not in ("melee",):
        return owner.stats[name]
    for one in (owner, case.s):
        if hasattr(one, name):
            return getattr(one, name)
    raise AssertionError(f"Nothing is called {name}.")


def _find_deck(case: Case, name: str) -> Any:
    s = case.s
    levels = {f"level{n}": deck for n, deck in s.encounters.items()}
    named = {**levels, "human": s.minions["human"], "mutant": s.minions["mutant"]}
    return named[name] if name in named else getattr(s, name)


def _find_fight(case: Case) -> Fight:
    return case.s.fights[0]


def find_winners(case: Case) -> str:
    """Name who has won; "none" if the game goes on."""
    if case.result is None or case.result.why == "The play is over.":
        return "none"
    return _name_seats(case.result.winners)


def _name_seats(seats: Iterable[int]) -> str:
    return ",".join(NAMES[seat] for seat in seats) or "nobody"


def _join_numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers)) or "none"


def _count_dice(case: Case, step: int = 1, first: int = 0) -> str:
    return _join_numbers(len(event.data["dice"]) for event in case.told("melee")[first::step])


def _find_clash(case: Case) -> Clash:
    clash = _find_fight(case).clash
    assert clash is not None
    return clash


def _show_dice(clash: Clash) -> str:
    sides = (clash.mine, clash.defence, clash.theirs)
    return "/".join("".join(_LETTERS[face] for face in side) for side in sides)


FACTS: dict[str, Callable[[Case, int], Any]] = {
    "over": lambda case, _: case.over,
    "returned": lambda case, _: case.returned,
    "waits": lambda case, _: _name_seats(sorted(case.waits_for)),
    "asked": lambda case, _: _name_seats(prompt.seat for prompt in case.table.needed_prompts),
    "burdens": lambda case, _: _join_numbers(len(case.human(n).scars) for n in case.s.humans),
    "news": lambda case, _: len(case.told()),
    "fallen": lambda case, seat: case.fallen(seat),
    "winners": lambda case, _: find_winners(case),
    "scores": lambda case, _: case.result and case.result.scores,
    "why": lambda case, _: case.result and case.result.why,
    "humans": lambda case, _: _name_seats(case.s.humans),
    "mutants": lambda case, _: _name_seats(case.s.mutants),
    "step": lambda case, _: case.table.step,
    # a human
    "xp": lambda case, seat: count_xp(case.s, seat),
    "whole_speed": lambda case, seat: sum_effective_stat(case.s, seat, "speed"),
    "melee_stat": lambda case, seat: case.human(seat).stats["melee"],
    "quarters": lambda case, seat: case.human(seat).tile.quarters,
    "done": lambda case, seat: case.human(seat).tile.done,
    "completed": lambda case, seat: case.human(seat).tile.is_completed,
    "foraged": lambda case, seat: case.human(seat).tile.foraged,
    "cells": lambda case, seat: "/".join(sorted(case.human(seat).map)),
    "laid_tiles": lambda case, seat: [
        laid.tile for at, laid in case.human(seat).map.items() if at != HOME
    ],
    "tiles_done": lambda case, seat: [
        laid.done for at, laid in case.human(seat).map.items() if at != HOME
    ],
    "exits": lambda case, seat: ["".join(laid.exits) for laid in case.human(seat).map.values()],
    "legal": lambda case, seat: list_legal_actions(case.s, seat),
    "can_forage": lambda case, seat: "forage" in list_legal_actions(case.s, seat),
    "slots": lambda case, seat: count_used_slots(case.s, seat),
    "orders": lambda case, seat: case.s.players[seat].standing,
    # the table
    # The level of each encounter that is drawn and not in a deck any more.
    "drawn": lambda case, _: _join_numbers(
        sorted(n for n, deck in case.s.encounters.items() for _ in deck.discards)
    ),
    "met": lambda case, _: _find_fight(case).encounter,
    "foes": lambda case, _: [foe.card for foe in _find_fight(case).foes],
    "healths": lambda case, _: [foe.health for foe in _find_fight(case).foes],
    "dice": lambda case, _: _count_dice(case),
    "mine": lambda case, _: _count_dice(case, 2),
    "struck_at": lambda case, _: "".join(str(e.data["foe"]) for e in case.told("blow")),
    "shot_by": lambda case, _: [text.split(" shoots ")[0] for text in case.texts("shots")],
    "deal": lambda case, _: [f"{NAMES[one.seat]}>{NAMES[one.partner]}" for one in case.s.deals],
    "lowest": lambda case, _: case.s.tiles[0],
    "theirs": lambda case, _: _count_dice(case, 2, 1),
    "rounds": lambda case, _: ",".join(str(e.data["round"]) for e in case.told("round")),
    "again": lambda case, _: (
        "/".join("+".join(map(str, e.data["places"])) for e in case.told("reroll")) or "none"
    ),
    "swapped": lambda case, _: case.luck.picked.count(DEFENCE_DIE),
    "blocked": lambda case, _: _join_numbers(_find_clash(case).blocked),
    "my_blocked": lambda case, _: _join_numbers(_find_clash(case).my_blocked),
    "lies": lambda case, _: _show_dice(_find_clash(case)),
    "hurts": lambda case, _: [e.kind for e in case.told() if e.kind in ("loss", "knockdown")],
    "stages": lambda case, _: [e.kind for e in case.told() if e.kind in ("shots", "round")],
    "shot_at": lambda case, _: "".join(str(e.data["foe"]) for e in case.told("shots")),
    "picks": lambda case, _: len(case.luck.picked),
    "away": lambda case, _: [event.data["away"] for event in case.told("evade")],
    "plays": lambda case, _: [
        text.split(" plays ")[1].rstrip(".").replace(" on ", ">") for text in case.texts("passage")
    ],
    "details": lambda case, _: [option.detail for option in case.prompt().options],
    "order": lambda case, seat: (
        f"{case.mutant(seat).order.when}:{_say_fact(case.mutant(seat).order.targets, '')}"
    ),
}
"""What a row may say of a seat and of the table."""


def _find_prompt(case: Case, seat: int | None) -> Any:
    return case.prompt(seat=seat)


def _name_present(there: Iterable[str], wanted: str) -> str:
    """Say those of the wanted that are there."""
    found = [*there]
    return ",".join(one for one in wanted.split(",") if one in found) or f"only {found}"


def _name_absent(there: Iterable[str], wanted: str) -> str:
    found = [*there]
    return ",".join(one for one in wanted.split(",") if one not in found)


def _list_option_ids(case: Case, seat: int | None) -> list[str]:
    return [option.id for option in _find_prompt(case, seat).options]


def _find_detail(case: Case, seat: int | None, option: str, wanted: str) -> str:
    (found,) = [one for one in _find_prompt(case, seat).options if one.id == option]
    text = f"{found.label}: {found.detail}"
    return wanted if wanted in text else text


def _find_in(texts: list[str], wanted: str) -> str:
    return wanted if any(wanted in text for text in texts) else f"{texts[-6:]}"


def _find_flags(case: Case, seat: int, topic: str, wanted: str) -> str:
    """Find which of the wanted flags the question of a topic has; "" if there is none."""
    for prompt in case.asked(seat):
        if prompt.topic == topic:
            flags = [flag for flag in wanted.split(",") if flag and getattr(prompt, flag)]
            return ",".join(flags) or "plain"
    return ""


def _refuse_answer(case: Case, seat: int | None, answers: str, wanted: str) -> str:
    prompt = _find_prompt(case, seat)
    refused = case.refusal(prompt, answers.split("&"))
    return refused.rule if wanted.startswith("PH-") else _find_in([str(refused)], wanted)


def _is_seen(case: Case, seat: int | None, wanted: str) -> bool:
    return wanted in view_table(case.s, seat, NAMES[: case.s.seats]).model_dump_json()


def _find_seen(case: Case, seat: int | None, path: str) -> Any:
    """Find something in a view; a star in the path is each of several."""
    found: Any = view_table(case.s, seat, NAMES[: case.s.seats]).model_dump()
    first, *steps = path.split(".")
    if first in NAMES:
        player = found["seats"][NAMES.index(first)]
        found = player["human"] or player["mutant"]
    else:
        steps = [first, *steps]
    for number, step in enumerate(steps):
        if step == "*":
            (last,) = steps[number + 1 :]
            return [one[last] for one in found]
        found = found[int(step)] if step.isdigit() else found[step]
    return found


SAID: dict[str, Callable[[Case, int | None, str, str], str]] = {
    "options": lambda case, seat, _, wanted: _say_fact(_list_option_ids(case, seat), wanted),
    "has": lambda case, seat, _, wanted: _name_present(_list_option_ids(case, seat), wanted),
    "lacks": lambda case, seat, _, wanted: _name_absent(_list_option_ids(case, seat), wanted),
    "free": lambda case, seat, _, wanted: _say_fact(case.free(seat or 0), wanted),
    "frees": lambda case, seat, _, wanted: _name_present(case.free(seat or 0), wanted),
    "bars": lambda case, seat, _, wanted: _name_absent(case.free(seat or 0), wanted),
    "topics": lambda case, seat, _, wanted: _say_fact(case.topics(seat), wanted),
    "default": lambda case, seat, _, wanted: _say_fact(_find_prompt(case, seat).default, wanted),
    "secret": lambda case, seat, _, wanted: _say_fact(_find_prompt(case, seat).secret, wanted),
    "least": lambda case, seat, _, wanted: _say_fact(_find_prompt(case, seat).least, wanted),
    "most": lambda case, seat, _, wanted: _say_fact(_find_prompt(case, seat).most, wanted),
    "data": lambda case, seat, key, wanted: _say_fact(_find_prompt(case, seat).data[key], wanted),
    "top": lambda case, _, deck, wanted: _say_fact(
        (case.s.tiles if deck == "tiles" else _find_deck(case, deck).pile)[
            : -2 - wanted.count(",") : -1
        ],
        wanted,
    ),
    "targets": lambda case, seat, _, wanted: _say_fact(
        [one for one in _list_option_ids(case, seat) if one.startswith("play")], wanted
    ),
    "stands": lambda case, seat, topic, wanted: _find_flags(case, seat or 0, topic, wanted),
    "keeps": lambda case, seat, _, wanted: (
        wanted if wanted not in _find_prompt(case, seat).about else "told"
    ),
    "asks": lambda case, seat, _, wanted: _find_in([_find_prompt(case, seat).text], wanted),
    "unasked": lambda case, seat, _, wanted: (
        wanted if wanted not in _find_prompt(case, seat).text else "asked"
    ),
    "about": lambda case, seat, _, wanted: _find_in([_find_prompt(case, seat).about], wanted),
    "detail": _find_detail,
    "labels": lambda case, seat, one, wanted: _find_in(
        [o.label for p in case.asked(seat or 0) for o in p.options if o.id == one], wanted
    ),
    "refuses": _refuse_answer,
    "says": lambda case, _, kind, wanted: _find_in(case.texts(kind or None), wanted),
    "unsaid": lambda case, _, __, wanted: wanted if not case.said(wanted) else "said",
    "hears": lambda case, seat, _, wanted: wanted if case.said(wanted, to=seat) else "nothing",
    "misses": lambda case, seat, _, wanted: wanted if not case.said(wanted, to=seat) else "heard",
    "sees": lambda case, seat, _, wanted: wanted if _is_seen(case, seat, wanted) else "nothing",
    "of": lambda case, seat, path, wanted: _say_fact(_find_seen(case, seat, path), wanted),
    "blind": lambda case, seat, _, wanted: wanted if not _is_seen(case, seat, wanted) else "seen",
}
"""What a row may say of the question that is open (to a seat), of what was told, and of views."""
