"""What people give before they are asked: words for the dice, and answers ahead. By chance, with
what the messages offer them."""

from __future__ import annotations

from tests.e2e.people import JSON, Person, bits, components

WORD, ANSWER, BACK = 0.4, 0.06, 0.15
"""How often somebody adds a word, looks what they can answer ahead, and takes such an answer back
where there is one."""
STRENGTHS = ("easy", "middling", "middling", "strong")
FIELDS = ("kind", "answer", "condition", "scope")


async def add_word(person: Person) -> None:
    """Perhaps add a word for the dice, at a table that gathers."""
    card = person.card
    if card is None or person.rnd.random() > WORD:
        return
    opened = await person.unless_gone(person.player.press(card, "Options"))
    options = opened.message if opened else None
    if options is None:
        return
    for word in (f"ember {person.rnd.randrange(99)} 🔥", "moss")[: person.rnd.randint(1, 2)]:
        form = await person.unless_gone(person.player.press(options, "Add a word"))
        if form is not None and form.modal is not None:
            field = next(c["component"] for c in form.modal.components if "component" in c)
            values = {field["custom_id"]: word}
            result = await person.unless_gone(person.player.submit(form.modal, values))
            for note in person.replies(result.interaction_id) if result else ():
                await person.dismiss(note)
    await person.dismiss(options)


async def answer_ahead(person: Person, panel: JSON) -> None:
    """Perhaps set something in the message that the panel leads to, or take something back."""
    button = next(components(panel, "ahead"), None)
    if button is None or person.rnd.random() > ANSWER:
        return
    result = await person.unless_gone(person.player.press(panel, button["custom_id"]))
    message = result.message if result else None
    if message is None:
        return
    backs = list(components(message, "aheadoff"))
    if backs and person.rnd.random() < BACK:
        await _pressed(person, message, person.rnd.choice(backs))
    else:
        for field in FIELDS:
            message = await _picked(person, message, field)
        for button in components(message, "aheadset"):
            await _pressed(person, message, button)
    now = person.player.current(message)
    if now is not None:
        await person.dismiss(now)


async def _picked(person: Person, message: JSON, field: str) -> JSON:
    """Choose something in the select of that field, if there is one; the message as it is then."""
    for select in components(message, "aheadpick"):
        if bits(select)[2] == field:
            value = person.rnd.choice(select["options"])["value"]
            choosing = person.player.choose(message, select["custom_id"], value)
            result = await person.unless_gone(choosing)
            if result is not None:
                await person.unless_gone(person.settled(result, message))
            break
    return person.player.current(message) or message


async def _pressed(person: Person, message: JSON, button: JSON) -> None:
    result = await person.unless_gone(person.player.press(message, button["custom_id"]))
    if result is not None:
        await person.unless_gone(person.settled(result, message))
        for note in person.replies(result.interaction_id):
            await person.dismiss(note)
