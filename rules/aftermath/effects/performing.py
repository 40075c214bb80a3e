"""How effects are carried out one after the other, and how an entry of the book is read. Each
chapter of the rules registers here what its effects do."""

from collections.abc import Callable, Iterable
from inspect import isgeneratorfunction
from typing import Any, TypeAlias, TypeVar

from rules.aftermath.effects.choosing import find_affected
from rules.aftermath.effects.conditions import is_condition_met
from rules.aftermath.effects.models import Effect, Task
from rules.aftermath.model.book import Entry, Page, list_nested_effects
from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import MOST_NESTED
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message, tale
from rules.aftermath.words.labels import name_definite, name_space
from rules.engine import Play, Text, asks_nothing

Operation: TypeAlias = Callable[[Here, Any, Member, Text], "Play[None]"]
Op = TypeVar("Op", bound=Callable[..., Any])

OPERATIONS: dict[str, Operation] = {}
"""The function that carries out each effect, by the effect's word: `dial`, `wound`."""


def register_operation(*words: str) -> Callable[[Op], Op]:
    """Register a function that carries out effects with these words, and has this form: `def op(h,
    effect, by, cause) -> Play[None]`, or returns None if it asks nothing. `by` is the member who
    reads or causes the effect, and `cause` begins messages ("The long bench")."""

    def register(op: Op) -> Op:
        for word in words:
            assert word not in OPERATIONS, word
            OPERATIONS[word] = op if isgeneratorfunction(op) else asks_nothing(op)
        return op

    return register


def register_for_members(*words: str) -> Callable[[Op], Op]:
    """Register a function that carries out effects on each of the affected members, one after the
    other: `def op(h, m, effect, cause) -> Play[None]`, or None if it asks nothing."""

    def register(op: Op) -> Op:
        play = op if isgeneratorfunction(op) else asks_nothing(op)

        @register_operation(*words)
        def apply_to_members(h: Here, effect: Any, by: Member, cause: Text) -> Play[None]:
            for m in (yield from find_affected(h, effect.who, by)):
                yield from play(h, m, effect, cause)

        return op

    return register


def apply_effects(h: Here, effects: Iterable[Effect], by: Member, cause: Text) -> Play[None]:
    """Carry out effects in the order in which they are written (AF-3.18)."""
    for effect in effects:
        yield from OPERATIONS[effect.do](h, effect, by, cause)


# -- entries of the book -------------------------------------------------------------------------


def read_entry(h: Here, entry_id: str, by: Member) -> Play[None]:
    """Read an entry of the current page and carry out its effects (AF-3.2). They may read further
    entries (AF-3.18), up to MOST_NESTED deep (AF-3.19). Do nothing if `can_read_entry` is false."""
    book = BOOK.pages[h.reading[-1][0]] if h.reading else h.s.visit.printed_page
    entry = book.find_entry(entry_id)
    if len(h.reading) >= MOST_NESTED or not can_read_entry(h.s, book, entry):
        return
    own = label_entry(book, entry_id)
    outer = label_entry(book, h.reading[0][1]) if h.reading else ""
    cause: Text = own or outer or book.title
    if entry.is_numbered:
        seen = h.s.read.setdefault(book.id, [])
        if entry_id not in seen:
            seen.append(entry_id)
            h.t.note_reveal()
    title = _make_title(h, book, entry_id, by, cause)
    if not tale.has_heard_entry(h.s, book.id, entry_id):
        h.t.tell_passage(entry.text, title=title)
        tale.add_entry(h.s, book.id, entry_id)
    elif own or not h.reading:
        h.tell(title, kind="entry")  # its effects come again; everybody knows the words
    h.reading.append((book.id, entry_id))
    try:
        yield from apply_effects(h, entry.do, by, cause)
    finally:
        h.reading.pop()


def _make_title(h: Here, page: Page, entry_id: str, by: Member, cause: Text) -> Message:
    """Make the title under which an entry is read."""
    for space in page.spaces:
        if entry_id in (space.poi, space.objective):
            return Message("comes-upon", member=h.name_member(by), space=name_space(space))
    if entry_id in (page.threat, page.calamity.entry):
        kind = "threat" if entry_id == page.threat else "calamity"
        return Message("entry-at", entry=kind, page=name_definite(page))
    if entry_id == page.start:
        return Message("finds-there")
    own = bool(label_entry(page, entry_id))
    if own and entry_id not in [exit_.entry for exit_ in page.exits]:
        return Message("task-is-done", task=cause)
    if h.reading and not own:
        return Message("there-is-more", cause=cause)
    return Message("named", name=cause)


def can_read_entry(s: State, page: Page, entry: Entry) -> bool:
    """Whether an entry may be read now. A numbered entry without `repeat` may be read once in a
    mission (AF-3.6, AF-3.7) and not on a revisit (AF-3.16). The entry's own condition must hold."""
    if not entry.repeat and entry.is_numbered:
        if entry.id in s.read.get(page.id, ()):
            return False
        if s.here is not None and s.here.revisit and s.here.page == page.id:
            return False
    return entry.when is None or is_condition_met(s, entry.when)


def narrate_passage(h: Here, words: Text, title: Message) -> None:
    """Tell everybody a passage under a title, and add it to the tale. If this chapter of the tale
    has it already, tell only the title. The title is a sentence."""
    if tale.has_heard(h.s, words):
        h.tell(title, kind="entry")
        return
    h.t.tell_passage(words, title=title)
    tale.add_sentence(h.s, words)


def label_entry(page: Page, entry_id: str) -> Text:
    """Find the label that begins messages about an entry: that of its space or exit, "The threat",
    "The calamity", or its group task. Return "" for START and entries read only by others."""
    for space in page.spaces:
        if entry_id in (space.poi, space.objective):
            return space.label
    for exit_ in page.exits:
        if entry_id == exit_.entry:
            return exit_.label
    if entry_id == page.threat:
        return Message("the-threat")
    if entry_id == page.calamity.entry:
        return Message("the-calamity")
    for entry in page.entries:
        for effect in list_nested_effects(entry.do):
            if isinstance(effect, Task) and str(effect.entry) == entry_id:
                return effect.name
    return ""


# -- where an effect stands ----------------------------------------------------------------------


def find_effect_address(h: Here, effect: Effect) -> str:
    """Find where the effect carried out now is written, to find it again later (as loot is):
    "<entry>/<number among its effects>". Return "" if no entry that is being read contains it."""
    for page, entry_id in reversed(h.reading):
        for number, one in enumerate(list_nested_effects(BOOK.pages[page].find_entry(entry_id).do)):
            if one is effect:
                return f"{entry_id}/{number}"
    return ""


def find_effect_at(page: Page, where: str) -> Effect:
    """Find the effect of a page at a position returned by `find_effect_address`."""
    entry_id, _, number = where.partition("/")
    return list(list_nested_effects(page.find_entry(entry_id).do))[int(number)]
