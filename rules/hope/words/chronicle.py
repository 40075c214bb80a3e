"""The chronicle: the whole journey as a story, with a chapter for each Scene, and an appendix of
what the cards and the dice did. It tells only public facts (HI-16.5 to HI-16.8)."""

from collections.abc import Iterator

from rules.engine import Result
from rules.engine.messages import Text
from rules.hope.model.cards import Scenario
from rules.hope.model.decks import DECKS, name_cards
from rules.hope.model.entries import Entry
from rules.hope.model.state import Character, Grave, State
from rules.hope.play.scene.narration import find_death_passage, find_last_passage
from rules.hope.words import Message
from rules.hope.words.chapters import Teller
from rules.hope.words.markdown import escape_markdown


def write_chronicle(s: State, names: tuple[str, ...], result: Result | None) -> str:
    """Write the journey so far as a story in Markdown, using only public facts: a title page, the
    cast, the Scenes as chapters in a part for each round, and at the end the last words and the
    lost."""
    if s.phase == "world":
        return f"# {Message('title-of-game')}\n\n{Message('not-set-out')}\n"
    company = [escape_markdown(c.name) for c in s.all_characters if c.original]
    title: Text = Message("title-of-game")
    world = s.world.text
    if (scenario := _find_scenario(s)) is not None:
        title, world = scenario.title, scenario.tell("world")
    aim = Message("we-hoped", destination=escape_markdown(str(s.destination)))
    lines = [f"# {escape_markdown(str(title))}", str(Message("story-of", company=company))]
    lines += [escape_markdown(str(world)), str(aim)]
    lines += [f"## {Message('who-we-were')}", *_retell_cast(s, names), *_retell_journey(s, result)]
    if s.graves:
        lines += [f"## {Message('the-lost')}", "\n".join(_list_lost(s))]
    return "\n\n".join(lines) + "\n"


def _find_scenario(s: State) -> Scenario | None:
    """Find the scenario that the players chose. Older positions have only its texts, and that of
    the world may have been rewritten since."""
    for one in DECKS.scenarios.values():
        if (
            s.scenario == one.id
            or one.world.has_reading(s.world.text)
            or one.destination.has_reading(s.destination.text)
        ):
            return one
    return None


def _retell_cast(s: State, names: tuple[str, ...]) -> Iterator[str]:
    teller = Teller.make_teller(s)
    for c in s.all_characters:
        who = DECKS.personalities[c.personality.card]
        about = [escape_markdown(words) for words in (c.looks, c.past) if words]
        about += [str(who.tell("portrait"))]
        about += [str(DECKS.traits[held.card].tell("text")) for held in c.traits]
        who_they_are = Message(
            "cast-member",
            character=escape_markdown(c.name),
            personality=who.name,
            player=escape_markdown(names[c.seat]),
            about=" ".join(about),
        )
        yield str(who_they_are)
        for entry in s.story:
            if entry.kind == "bond" and c.original and entry.seat == c.seat:
                said = escape_markdown(str(_retell_bond(s, entry)))
                yield str(Message("told-by", who=escape_markdown(c.name), said=said))
                yield from teller.quote_tellings(entry, "bond")


def _retell_bond(s: State, entry: Entry) -> Text:
    """Tell a Relationship as its owner does. Older positions have only its text."""
    if not entry.card:
        return entry.line.text
    at_start = {c.seat: c.name for c in s.all_characters if c.original}
    partners = [at_start[seat] for seat in entry.also]
    return DECKS.relationships[entry.card].tell("bond", "i").fill({"partner": partners})


def _retell_journey(s: State, result: Result | None) -> Iterator[str]:
    """Retell the journey part by part, chapter by chapter; deaths, gifts and meetings stand in the
    chapter in which they happened."""
    teller, graves = Teller.make_teller(s), _pair_deaths(s)
    part, chapter = 0, 0
    for at, entry in enumerate(s.story):
        if entry.kind == "scene":
            if entry.round > part:
                part = entry.round
                yield f"## {Message('part', part=part)}"
            yield f"### {chapter + 1}. {_format_heading(s, entry)}"
            yield from teller.retell_scene(entry, chapter, _list_dead(s, graves, at))
            chapter += 1
        elif entry.kind == "death":
            passage = find_death_passage(graves[at], entry.round)
            line = passage.tell("line").fill({"name": graves[at].character.name})
            yield escape_markdown(str(line))
            yield from teller.quote_tellings(entry, "death")
        elif entry.kind == "gift":
            yield escape_markdown(str(entry.line))
        elif entry.kind == "arrival":
            yield from _retell_arrival(s, entry)
            yield from teller.quote_tellings(entry, "meeting")
        elif entry.kind == "end":
            yield f"## {Message('the-end')}"
            yield escape_markdown(str(find_last_passage(s).tell("line")))
            if result is not None:
                yield escape_markdown(result.why)
            yield from teller.quote_tellings(entry, "end")


def _pair_deaths(s: State) -> dict[int, Grave]:
    """Find the grave of each death of the story, by the index of its entry."""
    deaths = (number for number, entry in enumerate(s.story) if entry.kind == "death")
    return dict(zip(deaths, s.graves, strict=True))


def _retell_arrival(s: State, entry: Entry) -> Iterator[str]:
    """Retell how a latecomer joined: each seat has at most one (HI-14.4)."""
    for c in s.all_characters:
        if c.seat == entry.seat and not c.original:
            yield str(Message("arrives", character=escape_markdown(c.name)))


def _format_heading(s: State, entry: Entry) -> str:
    if entry.open and not entry.card and s.scene is not None:  # the title is hidden (HI-5.11)
        return str(Message("place", terrain=s.scene.terrain))
    return escape_markdown(str(entry.title))


def _list_dead(s: State, graves: dict[int, Grave], at: int) -> list[int]:
    """List the characters who died in the chapter of the entry at index `at`: until the next
    Scene."""
    found = []
    for number, entry in enumerate(s.story[at + 1 :], at + 1):
        if entry.kind == "scene":
            break
        if entry.kind == "death":
            found.append(graves[number].character.number)
    return found


def _list_lost(s: State) -> Iterator[str]:
    for grave in s.graves:
        name = escape_markdown(grave.character.name)
        yield f"- {Message('is-lost', character=name, part=grave.round, cause=grave.cause)}"


# -- the appendix ----------------------------------------------------------------------------------


def write_appendix(s: State, names: tuple[str, ...]) -> str | None:
    """Write the appendix: the cards of the cast, and chapter by chapter what the rules did. Return
    None if the journey has not begun."""
    if s.phase == "world":
        return None
    lines = [f"## {Message('appendix')}"]
    lines.append("\n".join(f"- {_describe_cards(c, names)}" for c in s.all_characters))
    chapter = 0
    for entry in s.story:
        if entry.kind == "scene":
            chapter += 1
        if entry.kind == "scene" and entry.facts and not entry.open:
            lines.append(f"### {chapter}. {escape_markdown(str(entry.title))}")
            lines.append("\n".join(f"- {escape_markdown(str(fact))}" for fact in entry.facts))
    return "\n\n".join(lines) + "\n"


def _describe_cards(c: Character, names: tuple[str, ...]) -> str:
    cards = (c.personality, *c.traits, *(bond.held for bond in c.bonds))
    had = Message(
        "had-cards",
        character=escape_markdown(c.name),
        player=escape_markdown(names[c.seat]),
        cards=name_cards(held.card for held in cards),
    )
    return str(had)


def rename_character(s: State, old: str, new: str) -> None:
    """Rename a character everywhere in the chronicle, from the first page on."""
    for entry in s.story:
        entry.title, entry.line = entry.title.rename(old, new), entry.line.rename(old, new)
        entry.facts = [fact.rename(old, new) for fact in entry.facts]
        for told in entry.told:
            if told.name == old:
                told.name = new
