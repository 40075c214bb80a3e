"""A whole game as text: every question with its options, every answer, every event with those who
may read it, and what changed in each view. A change of rules shows in its diff.

A game brings `PLAYTHROUGHS` in tests/rules/<game>/endings.py: a name, and the game played.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rules.engine import Event, Prompt, Table
from tests.drivers import Move, as_json, list_readers, of_game

FOLDER = Path(__file__).parent / "playthroughs"
NAMED = {"players", "seats", "map", "party", "spaces", "enemies", "discards"}
"""Lists of a view of which only what has changed is written, part by part."""


def find_file(key: str, name: str) -> Path:
    return FOLDER / f"{key}-{name}.txt"


def make_text(key: str, name: str) -> str:
    """The playthrough, played now."""
    table, moves = of_game(key, "endings").PLAYTHROUGHS[name]()
    return "\n".join(_make_lines(key, table, moves)) + "\n"


def _make_lines(key: str, table: Table[Any], moves: Iterator[Move]) -> Iterator[str]:
    options = table.options.model_dump(mode="json", exclude_defaults=True)
    head = (
        f"{key}: {', '.join(table.names)}; seed {as_json(table.seed)}; options {as_json(options)}"
    )
    yield head if table.save is None else f"{head}; a later chapter"
    asked: set[str] = set()
    seen: list[dict[str, str]] = [{} for _ in list_readers(table)]
    yield from _list_changes(table, seen)
    yield from _list_questions(table, asked)
    for number, (entry, events) in enumerate(moves, 1):
        yield ""
        answer = "" if entry.answer is None else f" {as_json(entry.answer)}"
        prompt = f" [{entry.prompt}]" if entry.prompt else ""
        yield f"#{number} {table.name_seat(entry.seat)} {entry.kind}{prompt}{answer}"
        for event in events:
            yield _describe_event(table, event)
        yield from _list_changes(table, seen)
        yield from _list_questions(table, asked)
    yield f"\nwinners {list(table.result.winners)}, scores {table.result.scores}"


def _describe_event(table: Table[Any], event: Event) -> str:
    to = "" if event.seats is None else f" only {', '.join(map(table.name_seat, event.seats))}:"
    data = f" {as_json(event.data)}" if event.data else ""
    return f"  >{to} {event.text} ({event.kind}{data})"


def _list_questions(table: Table[Any], asked: set[str]) -> Iterator[str]:
    for prompt in table.prompts:
        if prompt.id not in asked:
            asked.add(prompt.id)
            head, *options = _describe_question(table, prompt)
            # What is offered again and again in the same words is told in full once.
            again = prompt.optional and head.partition("]")[2] in asked
            asked.add(head.partition("]")[2])
            yield from [head] if again else [head, *options]


def _describe_question(table: Table[Any], p: Prompt[Any]) -> Iterator[str]:
    how = [word for word in ("secret", "optional") if getattr(p, word)]
    bounds = "" if p.least == p.most == 1 else f" {p.least} to {p.most}"
    marks = f" ({', '.join(how)})" if how else ""
    yield (
        f"  ? [{p.id}] {table.name_seat(p.seat)}{marks}: "
        f"{p.text}{bounds} default {as_json(p.default)}"
    )
    for option in p.options:
        detail = f" | {option.detail}" if option.detail else ""
        yield f"      {option.id}: {option.verb}, {option.label}{detail}"


def _list_changes(table: Table[Any], seen: list[dict[str, str]]) -> Iterator[str]:
    """What each reader sees that they did not see before; first what everybody does."""
    fresh = []
    for before, reader in zip(seen, list_readers(table), strict=True):
        now = dict(_flatten_value("", table.view(reader).model_dump(mode="json")))
        gone = {name: "gone" for name in before if name not in now}
        fresh.append({n: v for n, v in now.items() if before.get(n) != v} | gone)
        before.clear()
        before.update(now)
    common = {n: v for n, v in fresh[0].items() if all(f.get(n) == v for f in fresh)}
    names = ["a spectator", *table.names]
    for who, new in [("all", common), *zip(names, fresh, strict=True)]:
        mine = [f"{n}={v}" for n, v in new.items() if who == "all" or n not in common]
        if mine:
            yield f"  {who}: {'; '.join(mine)}"


def _flatten_value(name: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict) and value:
        for key, part in value.items():
            yield from _flatten_value(f"{name}.{key}" if name else key, part)
    elif isinstance(value, list) and value and name.rpartition(".")[2] in NAMED:
        for key, part in enumerate(value):
            yield from _flatten_value(f"{name}.{key}", part)
    else:
        yield name, value if isinstance(value, str) else as_json(value)
