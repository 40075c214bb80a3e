"""The log says that something went wrong and where, and never what was answered."""

from cogs.ui.components import walk_payload
from tests.cogs.play import Camp, raw


async def test_an_error_is_logged_without_what_was_answered(camp: Camp) -> None:
    await camp.begin_odd("broken")
    (pressed,) = [
        part["custom_id"]
        for part in walk_payload(raw(camp.card()))
        if part.get("label") == "Thing 1"
    ]
    await camp.ada.click(camp.card(), label="Thing 1")
    (record,) = camp.trouble
    said = record.getMessage()
    camp.trouble.clear()
    shown, answer = pressed.split(":")[:3], pressed.split(":")[3:]
    assert answer
    assert f": {':'.join(shown)} by user {camp.ada.id}" in said
    assert pressed not in said
