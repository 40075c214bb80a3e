"""Lists what a table drew, for people who compute every die again without our rules.

The list is made by playing the game again, so live play pays nothing for it. docs/verifying.md
describes the form.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field
from pydantic_core import to_json

from rules.engine import Entry
from rules.engine.recording import Recorded, Tape
from rules.engine.seal import hash_text, make_netstring
from storage import JournalRow, LoggedEvent, TableRow
from tables.loading import make_begun_table

BARE_NUMBER = -1
"""Stands for an index into `things` if the draw gave a bare number."""
NOT_DRAWN = -1
"""Stands for an index of a draw if no draw gave the face that the line told."""

Count = Annotated[int, Field(ge=0)]
Index = Annotated[int, Field(ge=-1)]
Row = tuple[Count, str, Count, Count, list[Count], Index, Count]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class ToldPart(_Part):
    """A log line that everybody saw and that tells dice. `dice`: the faces told; `draws`: for each
    face, the index of the draw that gave it."""

    entry: Count
    step: Count
    text: str
    dice: list[str]
    draws: list[Index]


class DrawsPart(_Part):
    """All draws of a game. `record`: the journal's hash; `entries`: how many entries the journal
    has. `steps`, `undos`: as in `Tape`. `made`: each draw's entry, stream, place, range, results,
    and the indexes of its `things` and of `where` it was drawn. `told`: the dice told in the
    log."""

    record: str
    entries: Count
    steps: list[tuple[Count, Count]]
    undos: list[Count]
    things: list[list[str]]
    where: list[str]
    made: list[Row]
    told: list[ToldPart]


def record_draws(
    row: TableRow, journal: Sequence[JournalRow], packs: Sequence[str] = ()
) -> Recorded[Any]:
    """Play a table's game again from its seed and record all that it draws. `packs`: the contents
    of the table's packs. Raises Illegal if the journal does not fit the present rules."""
    table: Recorded[Any] = make_begun_table(Recorded, row, packs)
    table.replay_entries([line.entry for line in journal])
    return table


def make_draws_part(
    tape: Tape, entries: Sequence[Entry], events: Iterable[LoggedEvent]
) -> DrawsPart:
    """Make the part of a file about draws from the recorded draws, the journal and the public
    log."""
    things: dict[tuple[str, ...], int] = {}
    where: dict[str, int] = {}
    made: list[Row] = [
        (
            draw.entry,
            draw.stream,
            draw.at,
            draw.of,
            list(draw.got),
            things.setdefault(draw.things, len(things)) if draw.things else BARE_NUMBER,
            where.setdefault(draw.where, len(where)),
        )
        for draw in tape.draws
    ]
    return DrawsPart(
        record=hash_journal(entries),
        entries=len(entries),
        steps=tape.steps,
        undos=tape.undos,
        things=[list(each) for each in things],
        where=list(where),
        made=made,
        told=_list_told_dice(tape, events),
    )


def _list_told_dice(tape: Tape, events: Iterable[LoggedEvent]) -> list[ToldPart]:
    """List the public log lines that tell dice, with the draw of each die."""
    found: list[ToldPart] = []
    told: set[int] = set()
    shown: dict[tuple[int, str], list[int]] = {}
    for index, draw in enumerate(tape.draws):
        if len(draw.got) == 1:
            for step in (0, draw.step):
                shown.setdefault((step, draw.face), []).append(index)
    for each in events:
        event, entry = each.event, each.revision or 0
        dice = event.data.get("dice")
        if event.seats is not None or not isinstance(dice, list) or not dice:
            continue
        faces = [str(face) for face in dice]
        places = [shown.get((event.step, face), []) for face in faces]
        drawn = _match_draws(tape, told, places, entry)
        told.update(drawn)
        found.append(
            ToldPart(entry=entry, step=event.step, text=event.text, dice=faces, draws=drawn)
        )
    return found


def _match_draws(
    tape: Tape, told: Collection[int], places: Iterable[Sequence[int]], entry: int
) -> list[int]:
    """Match each die of a line with a draw of its face, no later than that entry. `places`: for
    each die, the draws that showed its face. Prefer a draw not yet told (a partial reroll tells the
    other dice twice), then the latest entry, then the first draw of that entry. NOT_DRAWN stands
    for a die without a draw."""
    found: list[int] = []
    for showed in places:
        fits = [
            index for index in showed if index not in found and tape.draws[index].entry <= entry
        ]
        fresh = [index for index in fits if index not in told] or fits
        best = min(fresh, key=lambda index: (-tape.draws[index].entry, index), default=NOT_DRAWN)
        found.append(best)
    return found


def hash_journal(entries: Iterable[Entry]) -> str:
    """Compute the SHA-256 of a journal: of its entries' kinds, seats, questions and answers."""
    return hash_text("".join(make_netstring(_encode_entry(entry)) for entry in entries))


def _encode_entry(entry: Entry) -> str:
    answer = entry.answer
    if answer is None:
        given = "none"
    elif isinstance(answer, list):
        given = "list" + "".join(make_netstring(part) for part in answer)
    elif isinstance(answer, str):
        given = f"text{make_netstring(answer)}"
    else:
        given = f"number{answer}"
    return "".join(map(make_netstring, (entry.kind, str(entry.seat), entry.prompt, given)))


def format_draws_json(part: DrawsPart) -> str:
    """Format the list as JSON with a line for each draw, so that people can read it too."""
    plain = part.model_dump(mode="json")
    lines = [
        (
            f"{_encode_value(name)}: "
            f"{_format_rows(value) if isinstance(value, list) else _encode_value(value)}"
        )
        for name, value in plain.items()
    ]
    return "{\n  " + ",\n  ".join(lines) + "\n }"


def _format_rows(values: Sequence[Any]) -> str:
    """Format a list as JSON, with a line for each item if its items are lists or objects."""
    if not values or not isinstance(values[0], list | dict):
        return _encode_value(values)
    return "[\n   " + ",\n   ".join(map(_encode_value, values)) + "\n  ]"


def _encode_value(value: Any) -> str:
    return to_json(value).decode()
