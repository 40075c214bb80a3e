"""Forms with a field to type into, or fields to tick. Like a press, a submitted form finds its
handler by the name in its custom_id (see `cogs.ui.handlers`)."""

from typing import Any

from discord.ui import Modal

from cogs.ui import limits
from cogs.ui.components import make_custom_id, walk_payload
from rules.engine.clipping import clip_text
from rules.engine.messages import Text

FIELD_ID = "words"
"""The custom_id of a form's only field; if there are several, each custom_id begins with it."""


class Form(Modal):
    """A form that is not registered with discord.py, because discord.py forgets its forms at a
    restart."""

    def __init__(self, table: int, name: str, *rest: str, title: Text) -> None:
        super().__init__(
            title=clip_text(str(title), limits.MODAL_TITLE),
            custom_id=make_custom_id(table, name, *rest),
            timeout=None,
        )
        self.stop()


def parse_typed_text(data: Any) -> str:
    """Find the text typed into a form, in the raw data of its submission. Return "" if there is
    none."""
    for component in walk_payload(data.get("components")):
        if component.get("custom_id") == FIELD_ID:
            return str(component.get("value") or "")
    return ""


def parse_ticked_values(data: Any) -> tuple[str, ...]:
    """List what was ticked in all fields of a form, from the raw data of its submission."""
    return tuple(
        str(value)
        for component in walk_payload(data.get("components"))
        if str(component.get("custom_id", "")).startswith(FIELD_ID)
        for value in component.get("values") or ()
    )
