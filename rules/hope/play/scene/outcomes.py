"""How a Scene ends: its sections are carried out in order, and the card is shown (HI-9,
HI-10.11)."""

from collections.abc import Iterable, Sequence

from rules.engine import Play
from rules.hope.effects.carry_out import carry_out_one
from rules.hope.effects.language.words import is_own_effect
from rules.hope.model.entries import Outcome
from rules.hope.model.scenes import Section
from rules.hope.play import powers
from rules.hope.play.context import Here
from rules.hope.play.scene import narration
from rules.hope.play.scene.between_scenes import Past
from rules.hope.words import Message, card_text
from rules.kit.said import Said


def resolve_outcome(h: Here) -> Play[None]:
    """Carry out Accept, then Succeed or Fail, for those who committed, and Refuse or All Refuse for
    the rest, on success and on failure alike (HI-9.1 to HI-9.6)."""
    s, scene = h.s, h.scene
    card = scene.scene
    assert card.succeed is not None
    assert card.fail is not None
    uncover_scene(h)
    committed = [scene.drawer, *scene.supporters]
    order = s.list_clockwise(scene.drawer, [seat for seat in committed if s.is_alive(seat)])
    alone = not any(seat in order for seat in scene.supporters)
    main = card.succeed if scene.success else card.fail
    name = "succeed" if scene.success else "fail"
    tell_line(h, name, main)
    if card.accept is not None:
        yield from resolve_section(h, "accept", card.accept, order)
    yield from resolve_section(h, name, main, order)
    refused = [seat for seat in s.living_from(scene.drawer) if seat in scene.refused]
    if refused:
        yield from tell_and_resolve_section(h, *card.find_refusal(alone), refused)
    if s.seat_of(scene.number) is not None:
        yield from powers.trigger_powers(
            h, scene.drawer, "i_succeed" if scene.success else "i_fail"
        )
    close_scene(h)


def tell_and_resolve_section(h: Here, name: str, part: Section, seats: Sequence[int]) -> Play[None]:
    """Tell a section's line, then carry out its effects for these seats."""
    tell_line(h, name, part, seats)
    yield from resolve_section(h, name, part, seats)


def resolve_section(h: Here, name: str, part: Section, seats: Sequence[int]) -> Play[None]:
    """Carry out one section for each of these seats, in printed order; the dead get nothing
    (HI-9.7, HI-9.9). An effect marked `once` happens once, for the first seat alive when its turn
    comes; if it acts on nobody's own character, it happens even if all have died meanwhile
    (HI-9.8)."""
    why = Message("section-of-scene", section=name, title=h.scene.scene.title)
    once = [effect for effect in part.effects if effect.per == "once"]
    living = [h.s.find_character(seat) for seat in seats if h.s.is_alive(seat)]
    for c in living:
        for effect in part.effects:
            if not h.s.is_here(c):
                break
            if effect.per == "once":
                if effect not in once:
                    continue
                once.remove(effect)
            yield from carry_out_one(h, effect, c.seat, why)
    if living:
        for effect in once:
            if not is_own_effect(effect):
                yield from carry_out_one(h, effect, living[0].seat, why)


def uncover_scene(h: Here) -> None:
    """Make the whole card public (HI-5.12)."""
    scene = h.scene
    h.t.note_reveal()
    entry = h.s.story[scene.entry]
    entry.title, entry.card = Said(scene.scene.title), scene.card
    entry.themes = list(scene.scene.themes)
    if not scene.told:
        entry.line = Said(scene.scene.callout)
        narration.quote_callout(h, Message("nobody-has-faced"))
    told = card_text.lay_open(scene.scene)
    h.tell_and_record(told, kind="uncovered", card=scene.card)


def tell_line(h: Here, name: str, part: Section, seats: Sequence[int] = ()) -> None:
    """Tell everybody a section's line on how it went, which the drawer may retell (HI-16.2), and
    record it. "You" in the line means `seats`, or everybody if empty."""
    text = part.find_line(h.scene.success)
    some = seats and any(seat not in seats for seat in h.s.living_seats)
    told = Message("line", text=text)
    if some:
        told = Message("line-to-some", whom=[h.name_seat(seat) for seat in seats], text=text)
    h.tell(told, kind="line")
    scene = h.scene
    present = {scene.drawer, *scene.supporters, *scene.refused, *scene.answers}
    apart = bool(seats) and not present <= set(seats)
    numbers = [h.s.find_character(seat).number for seat in seats] if apart else []
    h.course.outcomes.append(Outcome(line=Said(text), whom=numbers, section=name))


def close_scene(h: Here) -> None:
    """Close the Scene: its card never comes back, and players may now tell how it went
    (HI-16.3)."""
    s, scene = h.s, h.scene
    entry = s.story[scene.entry]
    entry.open = False
    card = scene.scene
    if scene.acted:
        held_back = [seat for seat, accepted in scene.answers.items() if not accepted]
        entry.also = scene.refused if card.kind == "roll" else held_back
    _record_course(h)
    h.t.tell(Message("question-for-teller", question=card.prompt), kind="prompt")
    s.decks[scene.terrain].discard(scene.card)
    avoided = bool(scene.refused) and not scene.told
    s.last = Past(card=scene.card, drawer=scene.drawer, avoided=avoided, success=scene.success)
    s.scene = None


def _record_course(h: Here) -> None:
    """Record for the story who led, helped and held back."""
    s, scene, course = h.s, h.scene, h.course
    course.lead, course.success = scene.number, scene.success
    course.hope = bool(scene.boost or scene.last_hope)

    def numbers(seats: Iterable[int]) -> list[int]:
        return [
            s.find_last_character(seat).number for seat in s.list_clockwise(scene.drawer, seats)
        ]

    if scene.scene.kind == "roll":
        course.helped, course.held_back = numbers(scene.supporters), numbers(scene.refused)
    course.accepted = numbers(seat for seat, yes in scene.answers.items() if yes)
    course.refused = numbers(seat for seat, yes in scene.answers.items() if not yes)
