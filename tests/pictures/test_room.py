"""What has room in a picture is written whole, and beside what it belongs to."""

import pytest
from PIL import Image

from pictures.aftermath.map import strip
from pictures.aftermath.people import roster
from pictures.aftermath.words import facts
from pictures.kit.text import WIDE
from pictures.survive.plates import standing
from rules.engine.languages import speak

from .fullest.aftermath import view_quiet_page
from .positions import make_state_of_roles, view_state
from .reading import Written
from .test_written import LANGUAGES, list_faults, note_marks


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_monsters_have_is_written_behind_their_pieces(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = view_state(make_state_of_roles())
    for draw in (standing._draw_zombies, standing._draw_vampire):
        with speak(language), note_marks(monkeypatch) as marks:
            draw(Image.new("RGB", (WIDE, 120)), view, 60, None)
        assert min(mark.box[0] for mark in marks) >= standing.BAR - 4
        assert max(mark.box[2] for mark in marks) < WIDE - standing.MARGIN
        assert list(list_faults(marks)) == []
