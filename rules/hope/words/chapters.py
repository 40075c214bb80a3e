"""Retells a Scene as a chapter of the story: what the group met, who did what about it, how it
went, and what players told of it. It gives names but no figures: those are in the appendix."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rules.hope.model.cards import Scene
from rules.hope.model.decks import DECKS, SCENES
from rules.hope.model.entries import About, Change, Course, Entry, Outcome, Telling
from rules.hope.model.state import State
from rules.hope.words.first_person import ME, THEY, WE, rewrite_for_person
from rules.hope.words.markdown import escape_markdown
from rules.hope.words.veils import is_veiled
from rules.kit.words import capitalize_first, inflect_noun, list_words

_WITH_HELP = (
    "{lead} goes first, with {others} close behind.",
    "{lead} takes it on. {others} lends/lend a hand.",
    "{lead} is for it, and {others} comes/come along.",
    "It is {lead}'s idea. {others} joins/join in.",
    "{others} follows/follow where {lead} leads.",
    "{lead} will not leave it, and neither will {others}.",
    "“Come on,” says {lead}, and {others} comes/come.",
    "{others} helps/help {lead} to do it.",
)
_ALONE = (
    "{lead} goes alone.",
    "{lead} takes it on without help.",
    "It is left to {lead}.",
    "{lead} does it, since it has to be done.",
    "{lead} says nothing and starts.",
    "Only {lead} steps forward.",
    "{lead} waits for no one.",
)
_WITHOUT = (
    "{others} stays/stay out of it.",
    "{others} holds/hold back.",
    "{others} will have no part in it.",
    "{others} keeps/keep clear.",
    "{others} finds/find other things to do.",
    "{others} cannot be moved.",
    "{others} would rather not.",
    "{others} has/have reasons not to.",
    "{others} minds/mind the packs.",
)
_AVOIDED = (
    "{lead} decides against it.",
    "“Not this,” says {lead}.",
    "{lead} will not risk it.",
    "{lead} leads us past.",
    "{lead} takes one look and walks on.",
    "“Leave it,” says {lead}.",
    "{lead} shakes a tired head.",
)
_ACCEPTED = ("chooses to/choose to", "decides to/decide to", "is ready to/are ready to")
_REFUSED = (
    "prefers to/prefer to",
    "chooses to/choose to",
    "would sooner/would sooner",
    "decides to/decide to",
)
_ON_HOPE = (
    "It takes some of the hope we had left.",
    "We put our hope into it, too.",
    "Some of our hope goes into it.",
)

_SINGLE = str.maketrans("“”", "\N{LEFT SINGLE QUOTATION MARK}\N{RIGHT SINGLE QUOTATION MARK}")
_STAGES = {
    ("hunger", 0): "has eaten/have eaten",
    ("hunger", 1): "goes hungry/go hungry",
    ("hunger", 2): "is starving/are starving",
    ("harm", 0): "is whole again/are whole again",
    ("harm", 1): "is hurt/are hurt",
    ("harm", 2): "can hardly walk/can hardly walk",
}
_BETTER = {
    ("hunger", 1): "has had something to eat, though not enough/"
    "have had something to eat, though not enough",
    ("harm", 1): "is on the mend/are on the mend",
}


@dataclass(frozen=True, slots=True)
class Teller:
    """Puts the chronicle's entries into words, at one position of the game."""

    state: State
    names: dict[int, str]
    """The characters' names, by their numbers."""

    @classmethod
    def make_teller(cls, s: State) -> Teller:
        return cls(s, {c.number: escape_markdown(c.name) for c in s.all_characters})

    def all_of(self, numbers: Iterable[int]) -> str:
        """Return the names of these characters, as a list in words."""
        return list_words([self.names[number] for number in numbers])

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
            if not veiled and not self._have_told(outcome, tellers):
                yield self._retell_outcome(outcome)
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
            veiled = is_veiled(self.state, entry)
            yield (
                "*(veiled)*" if veiled else escape_markdown(rewrite_for_person(str(entry.line), WE))
            )

    def _retell_deeds(self, course: Course, card: Scene, number: int) -> Iterator[str]:
        lead = self.names[course.lead]
        if course.way == "avoided":
            yield in_turn(_AVOIDED, number).replace("{lead}", lead)
        elif course.way == "empty-handed":
            yield f"There is no way round it, and {lead} has nothing left to give."
        elif course.way == "dropped":
            yield f"Without {lead} it comes to nothing."
        elif card.kind == "roll":
            helped = [one for one in course.helped if one != course.lead]
            yield self._fill_sentence(
                in_turn(_WITH_HELP if helped else _ALONE, number), helped, lead
            )
            if course.held_back:
                yield self._fill_sentence(in_turn(_WITHOUT, number), course.held_back)
            if course.hope:
                yield in_turn(_ON_HOPE, number)
        else:
            yield from self._retell_answers(course, card, number)

    def _retell_answers(self, course: Course, card: Scene, number: int) -> Iterator[str]:
        yes = (course.accepted, card.accept_word, _ACCEPTED)
        no = (course.refused, card.refuse_word, _REFUSED)
        given = [answers for answers in (yes, no) if answers[0]]
        for who, word, ways in given:
            everybody = len(given) == 1 and len(who) > 1
            verb = inflect_noun(len(who), in_turn(ways, number))
            does = word[0].lower() + word[1:]
            if everybody:
                yield f"All of us {verb} {rewrite_for_person(does, WE)}."
            else:
                yield f"{self.all_of(who)} {verb} {rewrite_for_person(does, THEY)}."

    def _fill_sentence(self, sentence: str, others: Sequence[int], lead: str = "") -> str:
        """Fill in a sentence about `others`, with each verb in their number: "holds/hold"."""
        words = (
            inflect_noun(len(others), word) if "/" in word else word for word in sentence.split()
        )
        return " ".join(words).replace("{lead}", lead).replace("{others}", self.all_of(others))

    # -- how it went -------------------------------------------------------------------------------

    def _have_told(self, outcome: Outcome, tellers: Sequence[int]) -> bool:
        """Return whether all characters that the card's line is about have been told of by their
        players, which replaces the line (HI-16.2)."""
        seats = {c.number: c.seat for c in self.state.all_characters}
        return bool(outcome.whom) and all(seats[one] in tellers for one in outcome.whom)

    def _retell_outcome(self, outcome: Outcome) -> str:
        """Retell the card's line: as the story's own sentence if it is about all, else as said by
        those it is about."""
        if not outcome.whom:
            return escape_markdown(rewrite_for_person(outcome.line, WE))
        alone = len(outcome.whom) == 1 and not outcome.to_several
        said = rewrite_for_person(outcome.line, ME if alone else WE)
        return f"{self.all_of(outcome.whom)}: “{escape_markdown(_format_inner_quote(said))}”"

    def _retell_changes(self, changes: Sequence[Change]) -> Iterator[str]:
        """Retell the visible changes: hunger and wounds first, grouping characters with the same
        change."""
        yield from self._retell_conditions(changes)
        found = [one for one in changes if one.what == "asset"]
        if found:
            things = [DECKS.assets[one.card] for one in found]
            nouns = [thing.noun or thing.name for thing in things]
            first = f"{self.names[found[0].number]} comes away with {nouns[0]}"
            rest = zip(found[1:], nouns[1:], strict=True)
            yield f"{list_words([first, *(f'{self.names[c.number]} with {n}' for c, n in rest)])}."
        for one in changes:
            if one.what == "trait":
                text = rewrite_for_person(DECKS.traits[one.card].text, WE)
                yield f"We learn something about {self.names[one.number]}. {text}"

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
                better = _BETTER.get((what, stage)) if stage < had else None
                alike.setdefault(better or _STAGES[what, stage], []).append(number)
        told = [f"{self.all_of(who)} {inflect_noun(len(who), does)}" for does, who in alike.items()]
        if told:
            yield f"{', and '.join(told)}." if len(told) < 3 else ". ".join(told) + "."

    # -- what people told --------------------------------------------------------------------------

    def quote_tellings(self, entry: Entry, about: About) -> Iterator[str]:
        """Quote what players told of an entry under this heading, each in the teller's words."""
        for one in entry.told:
            if one.about == about:
                # Players tell of a death, and have the last word, in the dead character's name.
                dead = (
                    str(entry.title) if one.about == "death" else self.state.last_at(one.seat).name
                )
                yield _format_telling(
                    one, escape_markdown(dead if one.about in ("death", "end") else one.name)
                )


def _format_telling(told: Telling, name: str) -> str:
    if told.veil:
        return f"> **{name}** (veiled)"
    if told.about == "speech":
        return f"{name}: “{escape_markdown(_format_inner_quote(told.text))}”"
    lines = [escape_markdown(line) for line in told.text.splitlines() if line.strip()]
    return "\n".join([f"> **{name}:** {lines[0]}", *(f"> {line}" for line in lines[1:])])


def in_turn(ways: Sequence[str], number: int) -> str:
    """Return one of several ways to say something, taking them in turn. Each round through the ways
    starts one later: otherwise, with as many ways as seats, the same people would always get the
    same one."""
    return ways[(number + number // len(ways)) % len(ways)]


def _format_inner_quote(text: str) -> str:
    """Turn the quotation marks in a text into single ones, for use inside quotation marks."""
    return capitalize_first(text.strip()).translate(_SINGLE)
