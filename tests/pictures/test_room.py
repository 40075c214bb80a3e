"""What has room in a picture is written whole."""

import pytest
from PIL import Image

from pictures.aftermath.map import strip
from pictures.aftermath.people import roster
from pictures.aftermath.words import facts
from pictures.kit.text import WIDE

from .fullest.aftermath import view_quiet_page
from .reading import Written


def test_the_hunt_and_the_names_of_the_party_are_written_whole(
    nothing_drawn: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    quiet = view_quiet_page(15)
    party = [one.model_copy(update={"player": "Ada"}) for one in quiet.party]
    view = quiet.model_copy(update={"party": party, "hunt": ["Mother Rust", "Latch Rat"]})
    written = Written(monkeypatch)
    roster.draw(view)
    assert {facts.label_member_in_picture(one) for one in party} <= written.found.keys()
    assert view.page is not None
    strip.draw_notes(Image.new("RGB", (WIDE, 200)), view, view.page, 0)
    assert facts.list_things(view.hunt) in written.found
