"""Retells a Scene as a chapter of the story: what the group met, who did what about it, how it
went, and what players told of it. It gives names but no figures: those are in the appendix."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from rules.hope.model.decks import DECKS, SCENES
from rules.hope.model.entries import About, Change, Course, Entry, Outcome, Telling
from rules.hope.model.scenes import SEVERAL, Scene
from rules.hope.model.state import State
from rules.hope.words import Message
from rules.hope.words.markdown import escape_markdown
from rules.hope.words.veils import is_veiled

W = TypeVar("W")


@dataclass(frozen=True, slots=True)
class Teller:
    """Puts the chronicle's entries into words, at one position of the game."""

    state: State
    names: dict[int, str]
    """The characters' names, by their numbers."""

    @classmethod
    def make_teller(cls, s: State) -> Teller:
        return cls(s, {c.number: escape_markdown(c.name) for c in s.all_characters})

    def list_character_names(self, numbers: Iterable[int]) -> list[str]:
        """List the names of these characters."""
        return [self.names[number] for number in numbers]

    # -- a Scene -----------------------------------------------------------------------------------

    def retell_scene(self, entry: Entry, number: int, dead: Sequence[int]) -> Iterator[str]:
        """Make the paragraphs of a Scene, the chapter of this number. `dead`: characters who died
        before the next Scene, whose hunger and other changes are left out."""
        yield from self._retell_callout(entry)
        yield from self.quote_tellings(entry, "speech")
        if entry.open:  # the rest is told when the Scene is over (HI-16.6)
            return
        course = entry.course
        if course.way:
            yield " ".join(self._retell_deeds(course, SCENES[entry.card], number))
        tellers = [told.seat for told in entry.told if told.about in ("outcome", "refusal")]
        veiled = is_veiled(self.state, entry)
        for outcome in course.outcomes:
            if not veiled and not self._are_all_told(outcome, tellers):
                yield self._retell_outcome(outcome, SCENES[entry.card], course.success)
        changes = [one for one in course.changes if one.number not in dead]
        if changes:
            yield " ".join(self._retell_changes(changes))
        yield from self.quote_tellings(entry, "outcome")
        yield from self.quote_tellings(entry, "refusal")

    def _retell_callout(self, entry: Entry) -> Iterator[str]:
        own = list(self.quote_tellings(entry, "callout"))
        if own:
            yield from own
        elif entry.line:
            said = str(entry.line)
            scene = self.state.scene if entry.open else None
            if card := scene.card if scene else entry.card:
                said = str(SCENES[card].tell("callout"))
            veiled = is_veiled(self.state, entry)
            yield str(Message("veiled-callout")) if veiled else escape_markdown(said)

    def _retell_deeds(self, course: Course, card: Scene, number: int) -> Iterator[str]:
        lead = self.names[course.lead]
        if course.way == "avoided":
            yield say_in_turn(Message("scene-avoided", lead=lead), number)
        elif course.way == "empty-handed":
            yield str(Message("empty-handed", lead=lead))
        elif course.way == "dropped":
            yield str(Message("comes-to-nothing", lead=lead))
        elif card.kind == "roll":
            helped = [one for one in course.helped if one != course.lead]
            told = Message("scene-alone", lead=lead)
            if helped:
                told = Message("scene-with-help", lead=lead, **self._make_names_data(helped))
            yield say_in_turn(told, number)
            if course.held_back:
                yield say_in_turn(
                    Message("hold-back", **self._make_names_data(course.held_back)), number
                )
            if course.hope:
                yield say_in_turn(Message("on-hope"), number)
        else:
            yield from self._retell_answers(course, card, number)

    def _retell_answers(self, course: Course, card: Scene, number: int) -> Iterator[str]:
        yes = (course.accepted, card.accept_deed, card.accept_word, "accept", "accept-together")
        no = (course.refused, card.refuse_deed, card.refuse_word, "decline", "decline-together")
        given = [answers for answers in (yes, no) if answers[0]]
        for who, does, word, key, together in given:
            names = self.list_character_names(who)
            if not does:  # a card of a pack
                told = Message("answer-in-story", who=names, count=len(who), word=word)
            elif len(given) == 1 and len(who) > 1:
                told = Message(together, does=does)
            else:
                told = Message(key, who=names, count=len(who), does=does)
            yield say_in_turn(told, number)

    def _make_names_data(self, others: Sequence[int]) -> dict[str, Any]:
        """Return the data of a sentence about these characters."""
        return {"others": self.list_character_names(others), "count": len(others)}

    # -- how it went -------------------------------------------------------------------------------

    def _are_all_told(self, outcome: Outcome, tellers: Sequence[int]) -> bool:
        """Return whether all characters that the card's line is about have been told of by their
        players, which replaces the line (HI-16.2)."""
        seats = {c.number: c.seat for c in self.state.all_characters}
        return bool(outcome.whom) and all(seats[one] in tellers for one in outcome.whom)

    def _retell_outcome(self, outcome: Outcome, card: Scene, success: bool | None) -> str:
        """Retell the card's line: as the story's own sentence if it is about all, else as said by
        those it is about. `success`: of the roll, if there was one."""
        name = outcome.section or card.find_section_of(outcome.line.text)
        alone = len(outcome.whom) == 1 and name not in SEVERAL
        said = outcome.line.text
        if (section := card.sections.get(name)) is not None:
            said = section.tell(section.choose_line(success), "i" if alone else "we")
        said = escape_markdown(str(said))
        whom = self.list_character_names(outcome.whom)
        return str(Message("told-by", who=whom, said=said)) if whom else said

    def _retell_changes(self, changes: Sequence[Change]) -> Iterator[str]:
        """Retell the visible changes: hunger and wounds first, grouping characters with the same
        change."""
        yield from self._retell_conditions(changes)
        found = [one for one in changes if one.what == "asset"]
        if found:
            things = [DECKS.assets[one.card] for one in found]
            nouns = [thing.noun or thing.name for thing in things]
            names = [self.names[one.number] for one in found]
            first, *rest = zip(names, nouns, strict=True)
            finds = [Message("comes-away", character=first[0], thing=first[1])]
            finds += [Message("comes-away-too", character=name, thing=noun) for name, noun in rest]
            yield str(Message("come-away", finds=finds))
        for one in changes:
            if one.what == "trait":
                trait, name = DECKS.traits[one.card], self.names[one.number]
                if trait.saying is not None:
                    saying = trait.saying.fill({"name": name})
                    yield str(Message("we-learn-saying", saying=saying))
                else:
                    yield str(Message("we-learn", character=name, text=trait.tell("text")))

    def _retell_conditions(self, changes: Sequence[Change]) -> Iterator[str]:
        before: dict[tuple[int, str], int] = {}
        after: dict[tuple[int, str], int] = {}
        for one in changes:
            if one.what in ("hunger", "harm"):
                before.setdefault((one.number, one.what), one.before)
                after[one.number, one.what] = one.after
        alike: dict[str, list[int]] = {}
        for (number, what), stage in after.items():
            had = before[number, what]
            if stage != had:
                better = "-better" if stage and stage < had else ""
                alike.setdefault(f"{what}-{stage}{better}", []).append(number)
        told = [
            Message("fare", who=self.list_character_names(who), count=len(who), how=how)
            for how, who in alike.items()
        ]
        if len(told) == 2:
            yield str(Message("fare-both", one=told[0], two=told[1]))
        elif told:
            yield " ".join(str(Message("fare-alone", fare=one)) for one in told)

    # -- what people told --------------------------------------------------------------------------

    def quote_tellings(self, entry: Entry, about: About) -> Iterator[str]:
        """Quote what players told of an entry under this heading, each in the teller's words."""
        for one in entry.told:
            if one.about == about:
                # Players tell of a death, and have the last word, in the dead character's name.
                dead = (
                    str(entry.title)
                    if one.about == "death"
                    else self.state.find_last_character(one.seat).name
                )
                yield _format_telling(
                    one, escape_markdown(dead if one.about in ("death", "end") else one.name)
                )


def _format_telling(telling: Telling, name: str) -> str:
    if telling.veil:
        return str(Message("veiled-telling", name=name))
    lines = [escape_markdown(line) for line in telling.text.splitlines() if line.strip()]
    return "\n".join([f"> **{name}:** {lines[0]}", *(f"> {line}" for line in lines[1:])])


def say_in_turn(message: Message, number: int) -> str:
    """Say something in one of the ways that the catalog has for it, taking them in turn."""
    ways = [message]
    while way := message.find_variant(f"way-{len(ways) + 1}"):
        ways.append(way)
    return str(pick_in_turn(ways, number))


def pick_in_turn(ways: Sequence[W], number: int) -> W:
    """Return one of several ways to say something, taking them in turn. Each round through the ways
    starts one later: otherwise, with as many ways as seats, the same people would always get the
    same one."""
    return ways[(number + number // len(ways)) % len(ways)]
