"""What rows say is so: of a seat, of the Automa, of the table, of the question that is open."""

from collections.abc import Callable
from itertools import repeat
from typing import Any

from rules.aurora.model.decks import CARDS
from rules.aurora.model.players import Crew
from rules.aurora.model.state import AUTOMA, Automa
from rules.aurora.words.retelling import retell_event
from rules.engine import Event, Illegal, Result
from rules.engine.retelling import Retold
from tests.rules.aurora.build import Case


def find_fact(case: Case, name: str) -> Any:
    """Find what the position says under this name, or what tests a value of it."""
    fact, _, seat = name.rpartition("_")
    if not seat.isdigit():
        fact, seat = name, "0"
    if fact in FACTS:
        return FACTS[fact](case, int(seat))
    if fact.startswith("its_"):
        return getattr(case.s.automa, fact.removeprefix("its_"))
    if fact.startswith("view"):
        return _find_in_view(case, *name.split("."))
    return getattr(case.p(int(seat)) if hasattr(case.p(int(seat)), fact) else case.s, fact)


def _find_in_view(case: Case, reader: str, *path: str) -> Any:
    """Follow a path through what a seat sees, or a spectator: "view_1.players.0.hidden"."""
    seat = reader.removeprefix("view").removeprefix("_")
    value: Any = case.view(int(seat) if seat else None)
    for part in path:
        if isinstance(value, dict):
            value = value[part]
        elif isinstance(value, list):
            value = value[int(part)] if part.isdigit() else [getattr(one, part) for one in value]
        else:
            value = getattr(value, part)
    return value


def _shows(case: Case, words: str) -> bool:
    """Whether everybody sees these words there: "zone.4.detail Enemy I"."""
    path, _, text = words.partition(" ")
    return text.strip() in _find_in_view(case, "view", *path.split("."))


def _name_crew(case: Case, seat: int, zone: str = "") -> list[str]:
    def name(one: Crew) -> str:
        start = one.card.removeprefix(f"{case.p(seat).colour}-")
        return f"{start}+{one.counters}" if one.counters else start

    return [name(one) for one in case.p(seat).crew if zone in ("", one.zone)]


def _name_columns(case: Case, seat: int) -> str:
    start = f"{case.p(seat).colour}-"
    pairs = [(c.bottom, c.top) for c in case.p(seat).columns]
    return " ".join("/".join(e.card.removeprefix(start) for e in pair if e) for pair in pairs)


def _list_boxes(case: Case, seat: int) -> list[str]:
    return [f"{ref}:{content}" for ref, _, content in case.p(seat).list_boxes() if content]


def _list_loot(case: Case, seat: int) -> list[str]:
    """What a seat may choose from its Loot."""
    prompts = (p for p in case.asked(seat) if any(o.verb == "loot" for o in p.options))
    return [option.id for prompt in prompts for option in prompt.options]


def _the_automa(case: Case) -> Automa:
    assert case.s.automa is not None
    return case.s.automa


def _list_its_stores(case: Case) -> str:
    """The Automa's Food, Fuel and Ammo: "PFFA"."""
    a = _the_automa(case)
    return "P" * a.food + "F" * a.fuel + "A" * a.ammo


ITS_DECKS = ("pile", "deck", "objects", "loot")


def _count_its(case: Case, deck: str) -> int:
    cards = getattr(_the_automa(case), deck)
    return len(cards.pile if deck == "deck" else cards)


def _list_its_marks(case: Case) -> list[str]:
    """Damage in rows B to D, and in row A as far as the counter: "B3"."""
    a = _the_automa(case)
    return [
        f"{name}{n}"
        for name, boxes in a.rows.items()
        for n, damaged in enumerate(boxes, 1)
        if damaged and (name != "A" or n <= a.column)
    ]


def _the_result(case: Case) -> Result:
    assert case.table.result is not None
    return case.table.result


def _has_all(words: str, there: list[str]) -> bool:
    return {*words.split()} <= {*there}


def _has_none(words: str, there: list[str]) -> bool:
    return {*words.split()}.isdisjoint(there)


def _retell(case: Case) -> list[tuple[Event, Retold]]:
    """What the book of the game makes of what was told."""
    return [(event, retell_event(event)) for event in case.told()]


def _list_labels(case: Case) -> list[str]:
    return [option.label for option in case.prompt.options]


def _details(case: Case, words: str) -> bool:
    option, _, text = words.partition(" ")
    return text in f"{case.option(option).label}: {case.option(option).detail}"


def _refuses(case: Case, answers: str) -> bool:
    try:
        case.give_answers(answers)
    except Illegal:
        return True
    return False


def _are_of_verb(case: Case, seat: int, verb: str, *options: str) -> bool:
    """Whether these are all options of a verb that are open to the seat."""
    there = (option for prompt in case.asked(seat) for option in prompt.options)
    return {option.id for option in there if option.verb == verb} == {*options}


def _see_boxes(case: Case, seat: int) -> list[list[str]]:
    parts = case.view().players[seat].parts
    return [[b.ref, b.kind, str(b.value), b.content or "-"] for part in parts for b in part.boxes]


def _see_crew(case: Case, seat: int) -> list[list[str]]:
    crew = case.view().players[seat].crew
    return [[one.card, one.zone, str(one.skill), str(one.counters)] for one in crew]


def _find_seen(case: Case, seat: int, words: str) -> list[str]:
    """Find which of these cards the seat sees anywhere."""
    view = case.view(seat).model_dump_json()
    return [word for word in words.split() if f'"{word}"' in view]


def _cannot_stow(case: Case, seat: int, words: str) -> bool:
    (stow,) = (p for p in case.asked(seat) if p.topic == "stow")
    return case.refusal(stow, words.split("&")) is not None


FACTS: dict[str, Callable[[Case, int], Any]] = {
    # a player
    "active": lambda case, seat: _name_crew(case, seat, "active"),
    "rest": lambda case, seat: _name_crew(case, seat, "rest"),
    "exhausted": lambda case, seat: _name_crew(case, seat, "exhausted"),
    "used": lambda case, seat: [one.card for one in case.p(seat).crew if one.used],
    "crew": _name_crew,
    "aboard": lambda case, seat: case.p(seat).count_tokens("S"),
    "stores": lambda case, seat: case.stores(seat),
    "damaged": lambda case, seat: case.p(seat).list_damaged_boxes(),
    "has_boxes": lambda case, seat: lambda words: _has_all(words, _list_boxes(case, seat)),
    "boxes": _list_boxes,
    "manned": lambda case, seat: case.p(seat).is_manned,
    "convoy": _name_columns,
    "speed": lambda case, seat: case.view().players[seat].speed,
    "score": lambda case, seat: (
        lambda words: _has_all(words, [f"{part}:{n}" for part, n in case.s.scores[seat].items()])
    ),
    "loot_open": _list_loot,
    "loot_count": lambda case, seat: len(_list_loot(case, seat)),
    # the Automa: its_space, its_ammo, ..., and
    "its_stores": lambda case, _: _list_its_stores(case),
    "its_marks": lambda case, _: _list_its_marks(case),
    "its_pile": lambda case, _: _the_automa(case).pile,
    "its_deck": lambda case, _: _the_automa(case).deck.pile,
    "its_discards": lambda case, _: _the_automa(case).deck.discards,
    "its_count": lambda case, _: (
        lambda words: _has_all(words, [f"{deck}:{_count_its(case, deck)}" for deck in ITS_DECKS])
    ),
    "its_counters": lambda case, _: case.s.counters_left(AUTOMA),
    "its_row_a": lambda case, _: "".join(".X"[mark] for mark in _the_automa(case).rows["A"]),
    "its_points": lambda case, _: [f"{p}:{n}" for p, n in case.s.scores[AUTOMA].items() if n],
    # the table
    "order": lambda case, _: " ".join(map(str, case.s.order)),
    "holds": lambda case, _: lambda words: _has_all(words, case.slots()),
    "holds_not": lambda case, _: lambda words: _has_none(words, [c or "-" for c in case.slots()]),
    "aurora_at": lambda case, _: case.view().aurora_at,
    "slots": lambda case, _: " ".join(card or "-" for card in case.slots()),
    "blocks": lambda case, _: " ".join(
        "+".join(slot.blocks) or "-" for slot in case.s.zone if slot
    ),
    "deck": lambda case, _: case.s.deck.pile,
    "objects_out": lambda case, _: case.s.objects.discards,
    "counters": lambda case, seat: case.s.counters_left(seat),
    "filled": lambda case, _: {foe.card: foe.filled for foe in case.s.foes},
    "targets": lambda case, _: {foe.card: foe.targets for foe in case.s.foes},
    "regions": lambda case, _: {foe.card: foe.region for foe in case.s.foes},
    "loot_left": lambda case, _: len(case.s.loot[0].pile),
    "in_loot": lambda case, _: lambda words: _has_all(words, case.s.loot[0].pile),
    "hitpoints_of": lambda case, _: {foe.card: foe.hitpoints for foe in case.s.foes},
    "outcomes_turned": lambda case, _: len(case.s.outcomes.discards),
    "avalanches": lambda case, _: case.s.map.list_avalanches(),
    "outcomes_left": lambda case, _: case.s.outcomes.pile,
    "outcomes_out": lambda case, _: case.s.outcomes.discards,
    "over": lambda case, _: case.over,
    "points": lambda case, seat: _the_result(case).scores[seat],
    "parts": lambda case, seat: [f"{part}:{n}" for part, n in case.s.scores[seat].items() if n],
    "winners": lambda case, _: list(_the_result(case).winners),
    # what is asked
    "shown": lambda case, seat: [card.card for card in case.view(1).players[seat].hand or ()],
    "asks": lambda case, _: case.prompt.seat,
    "asked": lambda case, _: [p.seat for p in case.table.needed_prompts],
    "options": lambda case, _: case.options,
    "label": lambda case, _: lambda words: words in _list_labels(case),
    "labels_differ": lambda case, _: len({*_list_labels(case)}) == len(case.options),
    "why": lambda case, _: _the_result(case).why.endswith,
    "offers": lambda case, _: lambda words: _has_all(words, case.options),
    "lacks": lambda case, _: lambda words: _has_none(words, case.options),
    "free": lambda case, seat: lambda words: _has_all(words, case.free(seat)),
    "unfree": lambda case, seat: lambda words: _has_none(words, case.free(seat)),
    "in_order": lambda case, _: (
        lambda words: [one for one in case.options if one in words.split()] == words.split()
    ),
    "cannot": lambda case, seat: lambda words: _cannot_stow(case, seat, words),
    "verb": lambda case, seat: lambda words: _are_of_verb(case, seat, *words.split()),
    "no_verb": lambda case, seat: (
        lambda verbs: all(_are_of_verb(case, seat, verb) for verb in verbs.split())
    ),
    "default": lambda case, _: list(case.prompt.default),
    "topic": lambda case, _: case.prompt.topic,
    "secret": lambda case, _: case.prompt.secret,
    "text": lambda case, _: case.prompt.text,
    "about": lambda case, _: case.prompt.about,
    "detail": lambda case, _: lambda words: _details(case, words),
    "refuses": lambda case, _: lambda answers: _refuses(case, answers),
    # what was told
    "first_ambushes": lambda case, _: " ".join(e.data["card"] for e in case.told("ambush")[:2]),
    "told_in_order": lambda case, _: (
        lambda words: (
            list(dict.fromkeys(e.kind for e in case.told() if e.kind in words.split()))
            == words.split()
        )
    ),
    "told": lambda case, _: lambda words: any(map(str.startswith, case.texts(), repeat(words))),
    "book": lambda case, _: lambda words: words in [told.text for _, told in _retell(case)],
    "not_in_book": lambda case, _: (
        lambda words: {told.text for event, told in _retell(case) if words in event.text} == {""}
    ),
    "chapters": lambda case, _: [told.chapter for _, told in _retell(case) if told.chapter],
    "scene": lambda case, _: (
        lambda card: any(told.alone and told.scene == CARDS[card].says for _, told in _retell(case))
    ),
    "told_once": lambda case, _: lambda words: case.texts().count(words) == 1,
    "said": lambda case, _: case.said,
    "unsaid": lambda case, _: lambda words: not case.said(words),
    "hears": lambda case, seat: lambda words: case.said(words, to=seat),
    "misses": lambda case, seat: lambda words: not case.said(words, to=seat),
    "shows": lambda case, _: lambda words: _shows(case, words),
    "box": lambda case, seat: lambda words: words.split() in _see_boxes(case, seat),
    "survivor": lambda case, seat: lambda words: words.split() in _see_crew(case, seat),
    "sees_one": lambda case, seat: lambda words: len(_find_seen(case, seat, words)) == 1,
    "unseen": lambda case, seat: lambda words: not _find_seen(case, seat, words),
}
