"""The table in words: for alt texts, for readers who use no pictures, and for one seat alone."""

from collections.abc import Iterator

from pictures.artist import (
    ALT_CHARACTERS,
    PANEL_CHARACTERS,
    WORDS_CHARACTERS,
    clip,
    count_characters,
)
from pictures.hope.words import Message, facts
from pictures.hope.words.facts import describe_rule, end_sentence, format_plain_text, label_card
from pictures.kit.phrases import escape_markdown
from rules.hope.model.terms import STAGES, TERRAIN_NAMES, shorten_text
from rules.hope.view import CardView, PersonView, SceneView, View

HAND = 1500


def format_safe_text(text: str) -> str:
    """Put players' words on one line, and escape them for Markdown."""
    return escape_markdown(format_plain_text(text))


# -- short (alt text, panel) -----------------------------------------------------------------------


def describe_picture(view: View) -> str:
    """Describe the picture in at most 1024 characters: whose move it is, what has changed, and then
    the rest, the most important first."""
    parts: list[Message | str] = [*facts.list_first_sentences(view), *_describe_scene(view)]
    country = facts.label_country(view)
    parts.append(Message("game", round=view.round, rounds=view.rounds, country=country))
    parts.append(Message("hope-pool", hope=view.hope))
    if view.phase != "world":
        parts += [
            describe_person_briefly(person, format_plain_text(person.name))
            for person in view.people
        ]
    if view.commons:
        parts.append(Message("groups-cards", cards=", ".join(map(_label_view, view.commons))))
    if view.omens:
        parts.append(Message("omens-told", omens="; ".join(map(str, view.omens))))
    if view.destination:
        parts.append(Message("destination", destination=format_plain_text(str(view.destination))))
        parts.append(Message("decks", decks=_describe_decks(view)))
    kept = ""
    for part in map(str, parts):
        if count_characters(kept) + count_characters(part) + 1 > ALT_CHARACTERS - 1:
            return clip(kept or part, ALT_CHARACTERS - 1) + "…"
        kept += (" " if kept else "") + part
    return kept


def _describe_decks(view: View) -> str:
    return ", ".join(f"{TERRAIN_NAMES[deck]} {count}" for deck, count in view.decks.items())


def _describe_scene(view: View) -> Iterator[str]:
    """Describe the Scene in play: the roll, what each player put in or answered, and its kind."""
    scene = view.scene
    if scene is None:
        return
    if scene.step == "read":
        for seat, dice in scene.given.items():
            yield end_sentence(Message("gives", name=facts.label_person(view, seat), dice=dice))
        return
    if scene.hardship is not None:
        faces = ", ".join(str(die.face or Message("die-sure")) for die in scene.dice)
        verdict = ", ".join(facts.describe_verdict(scene))
        yield str(Message("dice-rolled", verdict=verdict, dice=faces or str(Message("no-dice"))))
    stands = [str(_describe_decision(scene, person)) for person in view.people if person.alive]
    yield end_sentence("; ".join(stands))
    yield end_sentence(facts.describe_leader(view, scene))


def _describe_decision(scene: SceneView, person: PersonView) -> Message:
    seat, name = person.seat, format_plain_text(person.name)
    if seat in scene.given and scene.kind == "roll":
        return Message("gives", name=name, dice=scene.given[seat])
    if seat in scene.answers:
        answer = scene.accept_word if scene.answers[seat] else scene.refuse_word
        return Message("answers", name=name, answer=answer)
    if seat in scene.last_hope:
        taken = scene.hardship is not None
        return Message("takes-hope" if taken else "reaches-for-hope", name=name)
    return Message("refuses" if seat in scene.refused else "has-yet-to-answer", name=name)


def describe_person_briefly(person: PersonView, name: str) -> str:
    """Say in a sentence how a person stands."""
    if not person.alive:
        if person.cause is None:
            return str(Message("not-on-road", name=name))
        return str(Message("person-gone", name=name, cause=person.cause, round=person.died))
    state = [str(Message("humanity", humanity=person.humanity)), *_list_conditions(person)]
    return str(Message("person-state", name=name, state=", ".join(state)))


def _list_conditions(person: PersonView) -> list[str]:
    found = [STAGES["hunger"][person.hunger], STAGES["harm"][person.harm]]
    found += [str(Message("doomed"))] if person.doomed else []
    return [word for word in found if word]


def format_panel(view: View) -> str:
    """Write the side panel: the move, the Scene, and how each person stands."""
    if view.phase == "world":
        told = [f"- {format_safe_text(shorten_text(world, 120))}" for world in view.proposals]
        return clip("\n".join([str(Message("panel-world")), *told]), PANEL_CHARACTERS)
    head = Message("panel-round", round=view.round, rounds=view.rounds, hope=view.hope)
    lines = [str(head)]
    told = [format_safe_text(sentence) for sentence in facts.list_first_sentences(view)]
    lines += [
        f"-# {line}"
        for line in (" ".join(told), *map(escape_markdown, _describe_scene(view)))
        if line
    ]
    for person in view.people:
        mark = "▸ " if person.seat == view.turn and view.phase == "turns" else ""
        if not person.alive:
            lines.append(
                f"{mark}{describe_person_briefly(person, f'**{format_safe_text(person.name)}**')}"
            )
            continue
        humanity = str(Message("panel-humanity", humanity=person.humanity))
        stands = Message(
            "panel-person",
            name=format_safe_text(person.name),
            state=", ".join([humanity, *_list_conditions(person)]),
            penalty=person.penalty,
        )
        lines += [f"{mark}{stands}", f"-# {_describe_holdings(person)}"]
    if view.omens:
        lines.append(str(Message("panel-omens", omens="; ".join(map(str, view.omens)))))
    return clip("\n".join(lines), PANEL_CHARACTERS)


def _describe_holdings(person: PersonView) -> str:
    who = person.personality.name if person.personality else ""
    traits = [
        card.name if card.fresh else str(Message("card-unused", card=card.name))
        for card in person.traits
    ]
    cards, things = ", ".join([who, *traits]), ", ".join(map(_label_view, person.assets))
    return str(Message("holdings", cards=cards, things=things)) if things else cards


def _label_view(card: CardView) -> str:
    return label_card(card.name, card.uses)


# -- long (words, hand) ----------------------------------------------------------------------------


def describe_table(view: View) -> str:
    """Describe the whole table for readers who use no pictures."""
    bound = Message("words-destination", destination=format_safe_text(str(view.destination)))
    lines = [format_safe_text(view.world), str(bound)]
    if view.phase == "world":
        lines = [str(Message("words-nobody"))]
    scene = view.scene
    if scene is not None and scene.told:
        told = (
            f"||{format_safe_text(scene.told)}||" if scene.veiled else format_safe_text(scene.told)
        )
        lines.append(str(Message("words-scene", told=told)))
        if scene.changes:
            lines.append(str(Message("words-hardship", parts=facts.list_parts(scene.changes))))
    for person in view.people:
        if person.alive:
            lines += _list_card_lines(person)
    if view.commons:
        text = str(Message("words-group", cards="; ".join(map(_describe_card, view.commons))))
        lines.append(text)
    lines.append(str(Message("words-decks", decks=_describe_decks(view))))
    if view.veils:
        lines.append(str(Message("words-veiled", veils=", ".join(view.veils))))
    return clip("\n".join(lines), WORDS_CHARACTERS)


def _list_card_lines(person: PersonView) -> Iterator[str]:
    name, player = format_safe_text(person.name), format_safe_text(person.player)
    if person.looks:
        looks = format_safe_text(person.looks)
        yield str(Message("words-person-looks", name=name, player=player, looks=looks))
    else:
        yield str(Message("words-person", name=name, player=player))
    if person.personality is not None:
        yield f"- {_describe_card(person.personality)}"
    yield from (f"- {_describe_card(card)}" for card in (*person.traits, *person.assets))
    for bond in person.bonds:
        partners, card = tuple(map(format_safe_text, bond.partners)), bond.card
        yield str(Message("words-bond", card=card.name, partners=partners, rule=card.rule.text))
    if person.statuses:
        yield f"- {', '.join(map(str, person.statuses))}"


def _describe_card(card: CardView) -> str:
    return describe_rule(label_card(card.name, card.uses, is_turned=not card.fresh), str(card.rule))


def format_hand(view: View) -> str:
    """Describe what only this seat may know, and then its own cards."""
    if view.seat is None:
        return str(Message("watching"))
    if view.phase == "world":
        return str(Message("hand-world"))
    lines = list(_list_private_lines(view))
    person = view.people[view.seat]
    if person.alive:
        lines += _list_card_lines(person)
    return clip("\n".join(lines) or str(Message("hand-told")), HAND)


def _list_private_lines(view: View) -> Iterator[str]:
    own = view.private
    if view.scene is not None and view.scene.step == "read":
        yield from (format_safe_text(line) for line in str(own.reading).splitlines())
    if own.odds is not None:
        yield str(Message("hand-odds", odds=own.odds))
    for shown in own.shown:
        yield str(Message("hand-shown", shown=shown.text))
    if own.gift is not None:
        yield str(Message("hand-gift", card=_describe_card(own.gift)))
    if (standing := own.standing) is not None and view.people[view.seat or 0].alive:
        react = "used" if standing.react else "left"
        support, question = standing.support, standing.question
        yield str(Message("hand-away", support=support, question=question, react=react))


def describe_look_page(view: View) -> str:
    """Write the page "look": the Scene that the reader drew, its odds, and their other secrets."""
    if view.seat is None:
        return str(Message("watching"))
    own = view.private
    read = view.scene is not None and view.scene.step == "read"  # the lines below have the reading
    lines = [] if read else [format_safe_text(line) for line in str(own.reading).splitlines()]
    return "\n".join([*lines, *_list_private_lines(view)]) or str(Message("nothing-to-look-at"))
