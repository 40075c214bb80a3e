"""How a log that was stored long ago is retold."""

import pytest

from rules.aftermath.words import Message
from rules.engine import Event
from rules.engine.retelling import retell_as_logged, retell_message, shorten_event, shorten_for_news

BUNKS = Message("item", owned=0, name="Bunks")


@pytest.mark.parametrize(
    "message",
    [
        Message("was-said-once", item="Bunks"),
        Message("fixes-item", thing="Bunks"),
        Message("fixes-item", item=Message("was-named-once", name="Bunks")),
    ],
)
def test_an_event_that_no_longer_fits_the_catalog_keeps_its_old_text(message: Message) -> None:
    event = Event("The party mends the Bunks. It takes a while.", message=message)
    assert retell_message(event) == retell_as_logged(event)
    assert shorten_event(event) == event.text
    assert shorten_for_news(event) is event


def test_an_event_that_fits_is_retold_in_the_books_words() -> None:
    event = Event("The party mends the Bunks.", message=Message("fixes-item", item=BUNKS))
    assert retell_message(event).text == "We mend the Bunks."
