"""Text that has room in a picture is written in full, beside what it belongs to."""

import pytest
from PIL import Image

from pictures.aftermath.map import strip
from pictures.aftermath.people import roster
from pictures.aftermath.words import facts
from pictures.hope import scene_card
from pictures.hope.scene_card import Reading
from pictures.kit.text import PICTURE_WIDTH
from pictures.survive.plates import standing
from rules.engine.languages import speak

from .fullest.aftermath import view_quiet_page
from .positions import make_state_of_roles, view_state
from .reading import WrittenLines
from .test_written import LANGUAGES, list_faults, note_marks


def test_the_hunt_and_the_names_of_the_party_are_written_whole(
    nothing_drawn: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    quiet = view_quiet_page(15)
    party = [one.model_copy(update={"player": "Ada"}) for one in quiet.party]
    view = quiet.model_copy(update={"party": party, "hunt": ["Mother Rust", "Latch Rat"]})
    written = WrittenLines(monkeypatch)
    roster.draw(view)
    assert {facts.label_member_in_picture(one) for one in party} <= written.found.keys()
    assert view.page is not None
    strip.draw_notes(Image.new("RGB", (PICTURE_WIDTH, 200)), view, view.page, 0)
    assert facts.list_things(view.hunt) in written.found
    page = view.page.model_copy(update={"check": "The rats come one space closer."})
    strip.draw_check(Image.new("RGB", (PICTURE_WIDTH, 200)), page, "", 0)
    assert page.check in written.found


def test_a_scenes_outcomes_are_written_whole(
    nothing_drawn: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ("What it is.", "What do you do about it?", "Everybody gains 1 Humanity and rests.")
    written = WrittenLines(monkeypatch)
    scene_card.draw(Reading("Ash", "In the city", "urban", 0, lines, ("yes",), 0, None))
    assert {*lines[1:]} <= written.found.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_monsters_resources_are_written_behind_their_pieces(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = view_state(make_state_of_roles())
    for draw in (standing._draw_zombies, standing._draw_vampire):
        with speak(language), note_marks(monkeypatch) as marks:
            draw(Image.new("RGB", (PICTURE_WIDTH, 120)), view, 60, None)
        assert min(mark.box[0] for mark in marks) >= standing.POSSESSIONS_X - 4
        assert max(mark.box[2] for mark in marks) < PICTURE_WIDTH - standing.MARGIN
        assert list(list_faults(marks)) == []
