"""The table in words: for alt texts, for readers who use no pictures, and for one seat alone."""

from __future__ import annotations

from collections.abc import Iterator

from pictures.artist import ALT, PANEL, WORDS, clip, count_characters
from pictures.hope import facts
from pictures.hope.facts import CAUSES, format_plain_text
from pictures.kit.phrases import escape_markdown
from rules.hope.model.terms import STAGES, TERRAIN_NAMES, shorten_text
from rules.hope.view import CardView, PersonView, SceneView, View

HAND = 1500
WATCHING = "You are watching this table. What is private is for those who play."


def format_safe_text(text: str) -> str:
    """Put players' words on one line, and escape them for Markdown."""
    return escape_markdown(format_plain_text(text))


# -- short (alt text, panel) -----------------------------------------------------------------------


def describe_picture(view: View) -> str:
    """Describe the picture in at most 1024 characters: whose move it is, what has changed, and then
    the rest, the most important first."""
    first = [facts.describe_move(view), facts.describe_awaited(view)]
    if view.scene is None:
        first.append(facts.describe_news(view))
    parts = [one if one.endswith("?") else f"{one}." for one in first if one]
    parts += _of_scene(view) if view.scene is not None else ()
    parts.append(
        f"Hope Inhumanity, round {view.round} of {view.rounds}, {facts.label_country(view)}."
    )
    parts.append(f"Hope pool {view.hope} of 5.")
    if view.phase != "world":
        parts += [person_short(person, format_plain_text(person.name)) for person in view.people]
    if view.commons:
        parts.append(f"The group's: {', '.join(map(_label_card, view.commons))}.")
    if view.omens:
        parts.append(f"Omens: {'; '.join(view.omens)}.")
    if view.destination:
        parts.append(f"Bound for {format_plain_text(view.destination)}.")
        parts.append(f"Decks: {_describe_decks(view)}.")
    kept = ""
    for part in parts:
        if count_characters(kept) + count_characters(part) + 1 > ALT - 1:
            return clip(kept or part, ALT - 1) + "…"
        kept += (" " if kept else "") + part
    return kept


def _describe_decks(view: View) -> str:
    return ", ".join(f"{TERRAIN_NAMES[deck]} {count}" for deck, count in view.decks.items())


def _of_scene(view: View) -> Iterator[str]:
    """Describe the Scene in play: the roll, what each player put in or answered, and its kind."""
    scene = view.scene
    if scene is None:
        return
    if scene.step == "read":
        yield from (
            f"{facts.label_person(view, seat)} gives {n}." for seat, n in scene.given.items()
        )
        return
    if scene.hardship is not None:
        faces = ", ".join(str(die.face or "sure") for die in scene.dice)
        yield f"{', '.join(facts.describe_verdict(scene))}; dice {faces or 'none'}."
    stands = [
        f"{format_plain_text(p.name)} {_describe_stand(scene, p)}" for p in view.people if p.alive
    ]
    yield f"{'; '.join(stands)}."
    yield f"{facts.label_person(view, scene.drawer)} leads {facts.label_scene_kind(scene)}."


def _describe_stand(scene: SceneView, person: PersonView) -> str:
    seat = person.seat
    if seat in scene.given and scene.kind == "roll":
        return f"gives {scene.given[seat]}"
    if seat in scene.answers:
        return f"“{scene.accept_word if scene.answers[seat] else scene.refuse_word}”"
    if seat in scene.last_hope:
        return "takes a Hope die" if scene.hardship is not None else "reaches for Hope"
    return "refuses" if seat in scene.refused else "has yet to answer"


def person_short(person: PersonView, name: str) -> str:
    """Say in a sentence how a person stands."""
    if not person.alive:
        if person.cause is None:
            return f"{name}: not yet on the road."
        return f"{name}: {CAUSES[person.cause]}, round {person.died}."
    state = [f"Humanity {person.humanity}", *_list_conditions(person)]
    return f"{name}: {', '.join(state)}."


def _list_conditions(person: PersonView) -> list[str]:
    found = [STAGES["hunger"][person.hunger], STAGES["harm"][person.harm]]
    found += ["doomed"] if person.doomed else []
    return [word for word in found if word]


def format_panel(view: View) -> str:
    """Write the side panel: the move, the Scene, and how each person stands."""
    if view.phase == "world":
        told = [f"- {format_safe_text(shorten_text(world, 120))}" for world in view.proposals]
        return clip("\n".join(["**How did the world end?**", *told]), PANEL)
    lines = [f"**Round {view.round}** of {view.rounds} · Hope **{view.hope}** of 5"]
    first = [
        facts.describe_move(view),
        facts.describe_awaited(view),
        "" if view.scene else facts.describe_news(view),
    ]
    told = [
        format_safe_text(one) if one.endswith("?") else f"{format_safe_text(one)}."
        for one in first
        if one
    ]
    lines += [
        f"-# {line}" for line in (" ".join(told), *map(escape_markdown, _of_scene(view))) if line
    ]
    for person in view.people:
        mark = "▸ " if person.seat == view.turn and view.phase == "turns" else ""
        if not person.alive:
            lines.append(f"{mark}{person_short(person, f'**{format_safe_text(person.name)}**')}")
            continue
        state = [f"Humanity **{person.humanity}**", *_list_conditions(person)]
        weighs = f" (hardship +{person.penalty})" if person.penalty else ""
        lines.append(f"{mark}**{format_safe_text(person.name)}** · {', '.join(state)}{weighs}")
        lines.append(f"-# {_describe_holdings(person)}")
    if view.omens:
        lines.append(f"**Omens** {'; '.join(view.omens)}")
    return clip("\n".join(lines), PANEL)


def _describe_holdings(person: PersonView) -> str:
    who = person.personality.name if person.personality else ""
    traits = [card.name if card.fresh else f"({card.name})" for card in person.traits]
    things = [_label_card(card) for card in person.assets]
    return ", ".join([who, *traits]) + (f" · carries {', '.join(things)}" if things else "")


def _label_card(card: CardView) -> str:
    return f"{card.name} x{card.uses}" if card.uses > 1 else card.name


# -- long (words, hand) ----------------------------------------------------------------------------


def describe_table(view: View) -> str:
    """Describe the whole table for readers who use no pictures."""
    lines = [format_safe_text(view.world), f"**Bound for** {format_safe_text(view.destination)}"]
    if view.phase == "world":
        lines = ["Nobody has set out yet."]
    scene = view.scene
    if scene is not None and scene.told:
        told = (
            f"||{format_safe_text(scene.told)}||" if scene.veiled else format_safe_text(scene.told)
        )
        lines.append(f"**The Scene** {told}")
        if scene.changes:
            parts = ", ".join(f"{what} {n:+}" for what, n in scene.changes)
            lines.append(f"**Hardship so far** {parts}")
    for person in view.people:
        if person.alive:
            lines += _list_card_lines(person)
    if view.commons:
        lines.append(f"**The group's** {'; '.join(_describe_card(card) for card in view.commons)}")
    lines.append(f"**Decks** {_describe_decks(view)}")
    if view.veils:
        lines.append(f"**Veiled** {', '.join(view.veils)}")
    return clip("\n".join(lines), WORDS)


def _list_card_lines(person: PersonView) -> Iterator[str]:
    looks = f" {format_safe_text(person.looks)}" if person.looks else ""
    yield f"**{format_safe_text(person.name)}** ({format_safe_text(person.player)}){looks}"
    if person.personality is not None:
        yield f"- {_describe_card(person.personality)}"
    for card in (*person.traits, *person.assets):
        yield f"- {_describe_card(card)}"
    for bond in person.bonds:
        partners = " and ".join(map(format_safe_text, bond.partners))
        yield f"- {bond.card.name}, with {partners}: {bond.card.rule}"
    if person.statuses:
        yield f"- {', '.join(person.statuses)}"


def _describe_card(card: CardView) -> str:
    spent = "" if card.fresh else " (turned over)"
    return f"{_label_card(card)}{spent}: {card.rule}"


def format_hand(view: View) -> str:
    """Describe what only this seat may know, and then its own cards."""
    if view.seat is None:
        return WATCHING
    if view.phase == "world":
        return "First the group settles how the world ended."
    lines = list(_list_private_lines(view))
    person = view.people[view.seat]
    if person.alive:
        lines += _list_card_lines(person)
    return clip("\n".join(lines) or "Your part in this is told.", HAND)


def _list_private_lines(view: View) -> Iterator[str]:
    own = view.private
    if view.scene is not None and view.scene.step == "read":
        yield from (format_safe_text(line) for line in own.reading.splitlines())
    if own.odds is not None:
        yield f"**Your Scene** with the dice now in: about {own.odds} in 100."
    for shown in own.shown:
        yield f"**You were shown** {shown}"
    if own.gift is not None:
        yield f"**In your hand** {_describe_card(own.gift)}"
    if own.standing is not None and view.seat is not None and view.people[view.seat].alive:
        support = {
            "refuse": "refuse",
            "one": "give one die",
            "keep1": "give fully, keeping 1",
            "keep2": "give fully, keeping 2",
            "keep3": "give fully, keeping 3",
        }[own.standing.support]
        react = "used unasked" if own.standing.react else "left alone"
        answer = "yes" if own.standing.question == "accept" else "no"
        yield f"-# If you are away: {support}; answer {answer}; cards that hold things off {react}."


def describe_look_page(view: View) -> str:
    """Write the page "look": the Scene that the reader drew, its odds, and their other secrets."""
    if view.seat is None:
        return WATCHING
    own = view.private
    read = view.scene is not None and view.scene.step == "read"  # the lines below have the reading
    lines = [] if read else [format_safe_text(line) for line in own.reading.splitlines()]
    return (
        "\n".join([*lines, *_list_private_lines(view)])
        or "There is nothing that you alone could see now."
    )
