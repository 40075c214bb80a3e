"""What rows say is then so (rows.py): a fact of FACTS, ASKED, TEXTS or SAID, or a field of the
view, of what somebody sees, of the position, of the last entry of a kind, or of a question:

    view scene.kind toll; Ada sees private.odds 75; entry end title Arrival; view people.1: round 2,
        name Ben; prompt Ben/standing: secret yes, optional yes
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from rules.hope.model.decks import DECKS
from rules.hope.model.state import State
from rules.hope.words.chronicle import write_appendix, write_chronicle
from tests.kit.tables import can_retract
from tests.rules.hope.build import NAMES, Case
from tests.rules.hope.cards import LINE


def say_fact(case: Case, fact: str) -> str:
    """Say a fact as the row has it, with what is so."""
    return _find_fact(case, fact).replace("\n\n", " // // ").replace("\n", " // ")


def _find_fact(case: Case, fact: str) -> str:
    name, _, rest = re.sub(" ?// ?", "\n", fact).partition(" ")
    words = rest.split()
    if name in FACTS:
        return " ".join([name, *map(str, FACTS[name](case))])
    if name in ASKED:
        return " ".join([name, words[0], *ASKED[name](case, NAMES.index(words[0]), words[1:])])
    if name in TEXTS:
        return f"{name} {' / '.join(map(str, TEXTS[name](case)))}"
    if name in SAID:
        return f"{name} {SAID[name](case, rest)}"
    return say_fields(case, fact.split())


def say_fields(case: Case, words: list[str]) -> str:
    """Say what is in a field; after a colon, in each of several fields."""
    match [word.rstrip(":") for word in words]:
        case ["view", *_]:
            root, length = case.view(), 1
        case ["state", *_]:
            root, length = case.state, 1
        case ["entry", kind, *_]:
            root, length = [e for e in case.state.story if e.kind == kind][-1], 2
        case ["prompt", whom, *_]:
            who, _, verb = whom.partition("/")
            root, length = case.prompt(NAMES.index(who), verb), 2
        case [who, "sees", *_]:
            root, length = case.view(NAMES.index(who)), 2
        case _:
            raise AssertionError(words)
    if words[length - 1][-1] != ":":
        root = find_field(root, words[length].rstrip(":"))
        length += 1
    head, rest = " ".join(words[:length]), " ".join(words[length:])
    if head[-1] != ":":
        return f"{head} {say_value(root)}"
    names = [each.partition(" ")[0] for each in rest.split(", ")]
    return f"{head} {', '.join(f'{one} {say_value(find_field(root, one))}' for one in names)}"


def find_field(root: Any, path: str) -> Any:
    """Find what lies at the end of a path of fields, keys and places; `*` is each place."""
    name, _, rest = path.partition(".")
    if name == "*":
        return [find_field(one, rest) for one in root]
    if isinstance(root, Mapping):
        found = root[name]
    else:
        found = root[int(name)] if name.lstrip("-").isdigit() else getattr(root, name)
    return find_field(found, rest) if rest else found


def say_value(value: Any) -> str:
    """A value as a row writes it."""
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "none"}[value]
    if isinstance(value, Mapping):
        return " ".join(f"{key}:{say_value(one)}" for key, one in value.items()) or "nothing"
    if isinstance(value, list | tuple):
        inner = (" ".join(map(say_value, one)) if isinstance(one, tuple) else one for one in value)
        return " / ".join(map(say_value, inner)) or "nothing"
    return str(value) or "nothing"


def _list_uses(case: Case, seat: int, _: list[str]) -> list[str]:
    options = (option for prompt in case.asked(seat) for option in prompt.options)
    used = (o.id.removeprefix("use:") for o in options if o.verb == "use")
    return [one.partition(".")[0] for one in used] or ["nothing"]


def _find_option(case: Case, seat: int, name: str) -> Any:
    return next(o for p in case.asked(seat) for o in p.options if o.id == name)


ASKED: Mapping[str, Callable[[Case, int, list[str]], list[str]]] = {
    "options": lambda case, seat, _: case.options(seat),
    "support": lambda case, seat, _: case.options(seat, "support"),
    "free": lambda case, seat, _: case.free(seat) or ["nothing"],
    "usable": _list_uses,
    "tale": lambda case, seat, _: (
        [p.text for p in case.asked(seat) if (p.kind, p.verb) == ("text", "tell")] or ["nothing"]
    ),
    "has": lambda case, seat, ids: [one for one in ids if one in case.free(seat)],
    "bars": lambda case, seat, ids: [one for one in ids if one not in case.free(seat)],
    "offers": lambda case, seat, verbs: [verb for verb in verbs if case.offers(seat, verb)],
    "lacks": lambda case, seat, verbs: [verb for verb in verbs if not case.offers(seat, verb)],
    "details": lambda case, seat, words: [words[0], _find_option(case, seat, words[0]).detail],
    "label": lambda case, seat, words: [words[0], _find_option(case, seat, words[0]).label],
    "asks": lambda case, seat, words: next(
        (words for prompt in case.asked(seat) if prompt.text.split() == words),
        [prompt.text for prompt in case.asked(seat)],
    ),
    "hears": lambda case, seat, words: next(
        (words for one in case.said(" ".join(words), to=seat) if one.seats == (seat,)),
        [one.text for one in case.told() if one.seats == (seat,)],
    ),
}
"""What a row may say of the questions to somebody, and of what they alone were told."""


def _list_facts(case: Case) -> list[str]:
    """What stands under the last Scene, but the card itself and its printed line; and it has been
    told, in that order."""
    told = iter(case.texts())
    found = list(map(str, case.last_scene().facts))
    assert all(any(text.startswith(fact) for text in told) for fact in found)
    return [one for one in found if not (one.startswith("The Scene was") or one.endswith(LINE))]


def tell_chapter(case: Case) -> list[str]:
    """The last chapter's paragraphs, after its callout."""
    last = re.split(r"### \d+\. ", _write_story(case))[-1].split("\n## ")[0]
    return [paragraph for paragraph in last.strip().split("\n\n")[2:] if paragraph]


def _write_story(case: Case) -> str:
    return write_chronicle(case.state, case.table.names, case.table.result)


def _write_notes(case: Case) -> str:
    return str(write_appendix(case.state, case.table.names))


TEXTS: Mapping[str, Callable[[Case], Iterable[Any]]] = {
    "facts": _list_facts,
    "chapter": lambda case: tell_chapter(case) or ["nothing"],
    "last": lambda case: case.texts()[-1:],
    "quotes": lambda case: [e.data["quote"] for e in case.told() if "quote" in e.data],
    "tellings": lambda case: [one.text for one in case.last_scene().told] or ["nothing"],
}
"""What a row may say of texts: all of them."""
SAID: Mapping[str, Callable[[Case, str], str]] = {
    "says": lambda case, words: words if words in case.texts() else str(case.texts()[-6:]),
    "written": lambda case, words: words if words in _write_story(case) else _write_story(case),
    "unwritten": lambda case, words: words if words not in _write_story(case) else "but written",
    "appendix": lambda case, words: words if words in _write_notes(case) else _write_notes(case),
    "unsaid": lambda case, words: "but said" if case.said(words) else words,
    "never": lambda case, kinds: " ".join(one for one in kinds.split() if not case.told(one)),
    "told": lambda case, words: " / ".join(
        [*words.split(" / ")[:1], *case.texts(words.split(" / ")[0])]
    ),
}
"""What a row may say of texts: that they were told or not; `told kind / text / text`."""


def _list_cards(kind: str, field: str = "card") -> Callable[[Case], Iterator[Any]]:
    """What the cards of each person have, with commas between them."""

    def see(case: Case) -> Iterator[str]:
        for one in case.state.people:
            held = getattr(one, kind) if one else ()
            yield ",".join(str(getattr(each, field)).replace(", ", "+") for each in held) or "-"

    return see


def _name_seats(case: Case, seats: Any) -> list[str]:
    return [NAMES[seat] for seat in seats] or ["nobody"]


def _list_seats_of_scene(name: str) -> Callable[[Case], list[str]]:
    return lambda case: _name_seats(case, getattr(case.state.scene, name))


def _find_world(s: State) -> list[str]:
    """The scenario, or world and destination in somebody's own words."""
    known = (one.id for one in DECKS.scenarios.values() if one.destination == s.destination)
    ready = [one for one in known if DECKS.scenarios[one].world == s.world]
    return ready or [f"{s.world} / {s.destination}"]


FACTS: Mapping[str, Callable[[Case], Any]] = {
    **{
        name: lambda case, name=name: [getattr(one, name, "-") for one in case.state.people]
        for name in ("humanity", "hunger", "harm")
    },
    "doomed": lambda case: _name_seats(case, [e.data["seat"] for e in case.told("doomed")]),
    "statuses": lambda case: (
        ",".join(one.statuses) or "-" if one else "dead" for one in case.state.people
    ),
    "things": _list_cards("assets"),
    "traits": _list_cards("traits"),
    "uses": _list_cards("assets", "uses"),
    "spent": _list_cards("traits", "spent"),
    **{
        name: lambda case, name=name: [getattr(case.state, name)]
        for name in ("hope", "round", "phase")
    },
    "deaths": lambda case: [grave.cause for grave in case.state.graves] or ["none"],
    "buried": lambda case: (
        f"{one.character.humanity}/{one.character.hunger}/{one.character.harm}"
        for one in case.state.graves
    ),
    "veiled": lambda case: [say_value(e.data["veil"]) for e in case.told() if "veil" in e.data],
    "world": lambda case: _find_world(case.state),
    "won-by": lambda case: _name_seats(case, case.table.result.winners),
    "why": lambda case: [case.table.result.why],
    "successes": lambda case: [case.state.scene.successes],
    "living": lambda case: _name_seats(case, case.state.living_seats),
    "turn": lambda case: [NAMES[case.state.turn]],
    "retracts": lambda case: _name_seats(
        case, [seat for seat in range(case.state.seats) if can_retract(case, seat)]
    ),
    "omens": lambda case: [f"{omen.n:+}" for omen in case.state.omens] or ["none"],
    "commons": lambda case: [held.card for held in case.state.commons] or ["none"],
    "used-up": lambda case: case.state.assets.discards or ["none"],
    "traits-gone": lambda case: case.state.traits.discards or ["none"],
    "scene": lambda case: ["open" if case.state.scene else "over"],
    "given": lambda case: (
        f"{NAMES[seat]}:{dice}" for seat, dice in sorted(case.state.scene.given.items())
    ),
    **{name: _list_seats_of_scene(name) for name in ("refused", "muted", "forced")},
    "claims": _list_seats_of_scene("last_hope"),
    "dice": lambda case: (
        die.kind if die.giver is None else NAMES[die.giver] for die in case.view().scene.dice
    ),
    "waits": lambda case: _name_seats(case, sorted(case.waits_for)),
    "rolled": lambda case: [
        " / ".join(" ".join(map(str, e.data["faces"])) for e in case.told("dice"))
    ],
    "won": lambda case: ("yes" if e.data["success"] else "no" for e in case.told("result")),
    "hardship": lambda case: [event.data["hardship"] for event in case.told("hardship")],
    "used": lambda case: _name_seats(case, [e.data["seat"] for e in case.told("use")]),
    "answered": lambda case: _name_seats(case, [e.data["seat"] for e in case.told("answer")]),
    "order": lambda case: (
        f"{NAMES[e.data['seat']]}:{e.kind}"
        for e in case.told()
        if e.kind in ("humanity", "hunger", "harm")
    ),
}
"""What a row may say of the table; of people it speaks seat by seat."""
