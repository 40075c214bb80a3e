"""What people give before they are asked: words for the dice, and answers ahead. By chance, with
what the messages offer them."""

from tests.e2e.people import JSON, Person, find_components, read_custom_id

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
    opened = await person.unless_gone(person.player.press_button(card, "Options"))
    options = opened.message if opened else None
    if options is None:
        return
    for word in (f"ember {person.rnd.randrange(99)} 🔥", "moss")[: person.rnd.randint(1, 2)]:
        form = await person.unless_gone(person.player.press_button(options, "Add a word"))
        if form is not None and form.modal is not None:
            field = next(c["component"] for c in form.modal.components if "component" in c)
            values = {field["custom_id"]: word}
            result = await person.unless_gone(person.player.submit_modal(form.modal, values))
            for note in person.list_replies(result.interaction_id) if result else ():
                await person.dismiss_message(note)
    await person.dismiss_message(options)


async def answer_ahead(person: Person, panel: JSON) -> None:
    """Perhaps set something in the message that the panel leads to, or take something back."""
    button = next(find_components(panel, "ahead"), None)
    if button is None or person.rnd.random() > ANSWER:
        return
    result = await person.unless_gone(person.player.press_button(panel, button["custom_id"]))
    message = result.message if result else None
    if message is None:
        return
    backs = list(find_components(message, "aheadoff"))
    if backs and person.rnd.random() < BACK:
        await _press_button(person, message, person.rnd.choice(backs))
    else:
        for field in FIELDS:
            message = await _pick_option(person, message, field)
        for button in find_components(message, "aheadset"):
            await _press_button(person, message, button)
    now = person.player.find_current(message)
    if now is not None:
        await person.dismiss_message(now)


async def _pick_option(person: Person, message: JSON, field: str) -> JSON:
    """Choose something in the select of that field, if there is one; the message as it is then."""
    for select in find_components(message, "aheadpick"):
        if read_custom_id(select)[2] == field:
            value = person.rnd.choice(select["options"])["value"]
            choosing = person.player.choose_options(message, select["custom_id"], value)
            result = await person.unless_gone(choosing)
            if result is not None:
                await person.unless_gone(person.wait_until_settled(result, message))
            break
    return person.player.find_current(message) or message


async def _press_button(person: Person, message: JSON, button: JSON) -> None:
    result = await person.unless_gone(person.player.press_button(message, button["custom_id"]))
    if result is not None:
        await person.unless_gone(person.wait_until_settled(result, message))
        for note in person.list_replies(result.interaction_id):
            await person.dismiss_message(note)
