"""The pictures of Aftermath, and the same in words."""

from itertools import combinations
from typing import Any, get_args

import pytest
from PIL import Image, ImageChops

from pictures.aftermath import ARTIST
from pictures.aftermath.home import (
    MOST_LINES,
    TEXT_WIDTH,
    WIDE_TEXT,
    describe_built,
    describe_member,
)
from pictures.aftermath.map import page, ways
from pictures.aftermath.map.ground.places import HIGH, PLACES, WIDE
from pictures.aftermath.marks import figures
from pictures.aftermath.people import beasts, cards, heads
from pictures.aftermath.words import facts
from pictures.kit.grounds import Ground
from pictures.kit.text import lay_out_text, measure_line_step
from rules.aftermath.model import decks
from rules.aftermath.model.terms import COLOUR_OF, Line
from rules.aftermath.view_models import PageView, View
from rules.engine import Prompt
from rules.engine.languages import speak
from rules.engine.messages import list_languages
from tests.pictures.fullest.aftermath import view_attack, view_home, view_page, view_quiet_page
from tests.pictures.kit.test_parts import all_differ

from . import looking

PAGES = sorted(decks.BOOK.pages)


def find_page(seen: View) -> PageView:
    return seen.page


def is_same_picture(one: View, other: View) -> bool:
    """Whether the two look the same."""
    pictures = [looking.draw_once(ARTIST.pictures(seen)[0]) for seen in (one, other)]
    return pictures[0] == pictures[1]


def change_page(seen: View, **changes: object) -> View:
    """The view with something of its page changed."""
    return seen.model_copy(update={"page": find_page(seen).model_copy(update=changes)})


class StrictGround(Ground):
    """A ground on which no box ends before it begins."""

    def box(self, box: Any, *given: Any, **more: Any) -> None:
        assert box[0] < box[2] and box[1] < box[3], box
        super().box(box, *given, **more)


def test_every_pages_ground_can_be_painted() -> None:
    for number, place in PLACES.items():
        place.paint(StrictGround(WIDE, HIGH, place.shades, seed=number, finer=1))


def test_every_page_has_its_own_muted_ground() -> None:
    """What is random in it hangs on the page alone; and it is dark enough for cream words and
    white lines."""
    assert set(PAGES) <= set(PLACES)
    painters = [PLACES[number].paint for number in PAGES]
    assert len(set(painters)) == len(painters)
    first = page.draw_ground(15).tobytes()
    page.draw_ground.cache_clear()
    again = page.draw_ground(15)
    assert again.tobytes() == first
    assert again.convert("L").resize((1, 1), Image.Resampling.BOX).getpixel((0, 0)) < 110


def find_signs(number: int) -> dict[int, tuple[float, float, float, float]]:
    """Where the signs of a page's spaces lie."""
    found = {}
    for space in find_page(view_quiet_page(number)).spaces:
        sign = page._draw_name_sign(space.label)
        left, top = page._find_sign_corner(sign, page.place_space(space))
        found[space.id] = (left, top, left + sign.width, top + sign.height)
    return found


def is_overlapping(
    one: tuple[float, float, float, float], other: tuple[float, float, float, float]
) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    return across > 0 and min(one[3], other[3]) > max(one[1], other[1])


@pytest.mark.parametrize("number", PAGES)
def test_signs_overlap_nothing_and_stay_in_the_frame(number: int) -> None:
    found = find_signs(number)
    for one, other in combinations(found.values(), 2):
        assert not is_overlapping(one, other)
    across, down = page.STAND_RADII
    for space in find_page(view_quiet_page(number)).spaces:
        x, y = page.place_space(space)
        stand = (x - across, y - down, x + across, y + down - 4)
        assert not any(
            is_overlapping(stand, sign) for one, sign in found.items() if one != space.id
        )
        left, top, right, low = found[space.id]
        assert top > y
        assert left >= 0
        assert right <= WIDE
        assert low <= HIGH


def test_each_kind_of_line_has_a_pattern_besides_its_colour() -> None:
    kinds = get_args(Line)
    outlines = [ways.draw_sample(kind).getchannel("A") for kind in kinds]
    for one, other in combinations(outlines, 2):
        assert ImageChops.difference(one, other).getbbox() is not None


@pytest.mark.parametrize("language", sorted(list_languages()))
def test_each_colour_has_its_own_letter(language: str) -> None:
    with speak(language):
        found = [facts.find_letter(colour) for colour in (*COLOUR_OF.values(), "white")]
    assert len(set(found)) == 5
    assert all(0 < len(letter) <= 2 for letter in found)


def test_a_letter_avoids_signs() -> None:
    start, end = (0.0, 0.0), (200.0, 0.0)
    assert ways._find_free_share(start, end, []) == 0.5
    share = ways._find_free_share(start, end, [(80.0, -10.0, 120.0, 10.0)])
    assert not 80 <= 200 * share <= 120


def test_every_change_of_line_mark_or_place_is_visible() -> None:
    seen = view_quiet_page(8)
    line = find_page(seen).lines[0]
    red = line.model_copy(update={"kind": "red"})
    assert not is_same_picture(seen, change_page(seen, lines=[red, *find_page(seen).lines[1:]]))
    for change in ({"hide": True}, {"scavenge": [8]}, {"tokens": ["trap"]}, {"objective": True}):
        spaces = list(find_page(seen).spaces)
        bare = {"hide": False, "scavenge": [], "tokens": [], "objective": False, "poi": False}
        spaces[3] = spaces[3].model_copy(update=bare)
        before = change_page(seen, spaces=list(spaces))
        spaces[3] = spaces[3].model_copy(update=change)
        assert not is_same_picture(before, change_page(seen, spaces=spaces)), change
    moved = seen.party[0].model_copy(update={"at": find_page(seen).spaces[5].id})
    assert not is_same_picture(seen, seen.model_copy(update={"party": [moved, *seen.party[1:]]}))


def test_wounds_threats_situation_and_attacks_are_visible() -> None:
    seen = view_quiet_page(8)
    hurt = seen.party[0].model_copy(update={"wounds": seen.party[0].wounds + 1})
    other = seen.model_copy(update={"party": [hurt, *seen.party[1:]]})
    assert not is_same_picture(seen, other)
    one, two = (page.draw(each, find_page(each)) for each in (seen, other))
    assert ImageChops.difference(one, two).getbbox() is not None
    assert not is_same_picture(seen, change_page(seen, threats=[*find_page(seen).threats, 2]))
    assert not is_same_picture(seen, change_page(seen, situation="hostile"))
    assert not is_same_picture(view_page(16), view_attack(16))
    assert not is_same_picture(seen, change_page(seen, check="Another thing happens."))


def test_faces_enemies_and_marks_differ_without_colour() -> None:
    all_differ([heads.draw_head(one, 0, 90) for one in (*heads.FACES, "vole")])
    all_differ([beasts.draw_beast(one, "raider", 90, hostile=False) for one in beasts.FIGURES], 1.5)
    all_differ([figures.draw_space_mark(one, 60) for one in figures.MARKS], 1.5)
    all_differ([figures.draw_scavenge_token(n, 60) for n in (4, 5, 6, 7, 8)], 0.5)
    kinds = ("green", "red", "blue", "yellow", "white")
    all_differ([cards._draw_card_face(kind, 2, influence=False) for kind in kinds])
    all_differ([cards._draw_card_face("red", n, influence=False) for n in (1, 2, 3)], 1)
    assert set(decks.CHARACTERS) == set(heads.FACES)
    assert set(decks.ENEMIES) == set(beasts.FIGURES)
    calm, hostile = (beasts.draw_beast("latch-rat", "raider", 90, hostile=h) for h in (False, True))
    rims = ImageChops.difference(calm.getchannel("A"), hostile.getchannel("A")).getbbox()
    assert rims is not None


def test_the_table_comes_first_then_the_party_and_the_town() -> None:
    assert [each.name for each in ARTIST.pictures(view_page(15))] == ["table", "party", "town"]
    assert [each.name for each in ARTIST.private(view_page(15), None)] == ["hand"]
    nobody = view_home().model_copy(update={"party": [], "hands": []})
    assert [each.name for each in ARTIST.pictures(nobody)] == ["table", "town"]


@pytest.mark.parametrize(
    ("topic", "names"),
    [("act", ["page", "hand"]), ("defend", ["hand"]), ("move-space", ["page", "hand"])],
)
def test_a_question_about_spaces_shows_the_page(topic: str, names: list[str]) -> None:
    prompt: Prompt[str] = Prompt("q", 0, "?", "choice", (), 1, 1, [], topic=topic)
    assert [each.name for each in ARTIST.private(view_page(15), prompt)] == names
    away = view_home().model_copy(update={"hands": view_page(15).hands})
    assert [each.name for each in ARTIST.private(away, prompt)] == ["hand"]


def test_players_read_all_their_cards_and_spectators_none() -> None:
    seen = view_page(15)
    (drawing,) = ARTIST.private(seen, None)
    for text in (looking.describe_drawing(drawing), ARTIST.hand(seen)):
        for hand in seen.hands:
            assert all(facts.label_card(one) in text for one in hand.cards)
            assert hand.name in text
        assert "I ask you each time" in text
        assert "the cards with the highest total" in text
    watching = seen.model_copy(update={"seat": None, "hands": []})
    assert ARTIST.private(watching, None) == ()
    assert "watching" in ARTIST.hand(watching)


def test_an_empty_hand_is_shown_only_beside_another() -> None:
    seen = view_page(15)
    empty = seen.hands[0].model_copy(update={"cards": []})
    assert ARTIST.private(seen.model_copy(update={"hands": [empty]}), None) == ()
    (drawing,) = ARTIST.private(seen.model_copy(update={"hands": [empty, seen.hands[1]]}), None)
    assert looking.open_picture(drawing).width == WIDE
    assert "no cards" in looking.describe_drawing(drawing)


def test_the_alt_text_begins_with_turn_and_danger() -> None:
    seen = view_attack(16)
    text = looking.describe_drawing(ARTIST.pictures(seen)[0])
    assert text.startswith(f"{facts.label_member_plainly(seen.party[0])} has the turn, at ")
    pressing = text.index("The second House Centipede attacks Bodkin, strength 6.")
    check = text.index(find_page(seen).check)
    assert text.index("has the turn") < pressing < check
    assert text.index("Latch Rat") > check


def test_the_words_name_everything_on_the_table() -> None:
    seen = view_quiet_page(10)
    text = ARTIST.words(seen).replace("\\", "")
    shown = find_page(seen)
    for space in shown.spaces:
        assert space.label in text
    assert shown.check in text
    for one in seen.party:
        assert one.name.split(maxsplit=1)[0] in text or one.short in text
        assert facts.describe_member_life(one) in text
    assert "Built: Palisade, Larder, Warren and Hall." in text
    assert all(item.name in text for item in seen.colony.broken)
    assert "Railcar: a wreck." in text
    for exit_ in (space.exit for space in shown.spaces if space.exit):
        assert f"exit {exit_}" in text


@pytest.mark.rule("AF-7.7", "AF-21.4")
@pytest.mark.parametrize(
    ("calamity", "hours", "told"),
    [
        (None, 0, "over, on this page"),
        (5, 1, "cannot come before 2 hours are used"),
        (5, 2, "comes when its card is drawn and the black die shows 3"),
        (5, 3, "comes when its card is drawn and the black die shows 2 or 3"),
        (5, 4, "comes when its card is drawn"),
        (5, 9, "comes when its card is drawn"),
    ],
)
def test_the_calamity_says_what_the_die_must_show(
    calamity: int | None, hours: int, told: str
) -> None:
    """The black die shows 1 to 3, and the hours used are added."""
    seen = change_page(view_quiet_page(PAGES[0]), calamity=calamity)
    seen.colony.dials["time"] = hours
    assert str(facts.describe_calamity(seen, find_page(seen))) == told


def test_two_enemies_of_a_kind_are_named_as_messages_name_them() -> None:
    """The lower number is the first, wherever on the track it lies."""
    seen = view_page(15)
    one = find_page(seen).enemies[0].model_copy(update={"number": 9})
    two = one.model_copy(update={"number": 8})
    alike = change_page(seen, enemies=[one, two])
    names = [facts.label_enemy(find_page(alike), each) for each in (one, two)]
    assert names == ["1 Latch Rat, the second", "2 Latch Rat, the first"]
    assert all(name in ARTIST.panel(alike) for name in names)
    assert not is_same_picture(alike, change_page(seen, enemies=[two, one]))
    assert facts.label_enemy(find_page(seen), find_page(seen).enemies[0]) == "1 Latch Rat"


def test_looking_tells_what_enemies_do_and_what_exits_say() -> None:
    seen = change_page(view_page(15), spaces=find_page(view_page(15)).spaces[:3])
    text = ARTIST.pages["look"](seen).replace("\\", "")
    for enemy in find_page(seen).enemies:
        assert all(action in text for action in enemy.actions)
    assert find_page(seen).exits[0].text in text
    assert "food 3" in text


def test_the_panel_names_the_turn_the_check_and_every_enemy() -> None:
    seen = view_page(15)
    text = ARTIST.panel(seen).replace("\\", "")
    assert text.startswith("**Wren's turn**")
    assert find_page(seen).check in text
    assert all(enemy.name in text for enemy in find_page(seen).enemies)
    assert "bookkeeper" in text


def test_home_names_all_items_and_structures_in_full() -> None:
    seen = view_home()
    every = [one.model_copy(update={"built": True}) for one in seen.colony.structures]
    seen.colony.structures[:] = every
    members = [(describe_member(one), TEXT_WIDTH) for one in seen.party]
    texts = [(describe_built(seen), WIDE_TEXT), *members]
    assert max(len(text) for text, _ in texts) > 80
    for text, room in texts:
        assert " ".join(lay_out_text(text, 30, room, MOST_LINES * measure_line_step(30))[0]) == text


def test_looking_at_home_tells_what_is_built_and_what_the_rest_costs() -> None:
    seen = view_home()
    built, *others = seen.colony.structures
    seen.colony.structures[0] = built.model_copy(update={"built": True})
    seen.colony.structures[1:] = [one.model_copy(update={"built": False}) for one in others]
    told = ARTIST.pages["look"](seen.model_copy(update={"page": None})).replace("\\", "")
    assert f"{built.name}, built: " in told
    assert all(f"{one.name}, {one.cost} scrap: " in told for one in others)


def test_a_lost_colonys_end_is_not_titled_by_its_last_trouble() -> None:
    seen = view_home()
    lost = {"phase": "hardship", "colony": seen.colony.model_copy(update={"lost": True})}
    assert facts.label_turn(seen.model_copy(update={"phase": "hardship"})) == "Hardship"
    assert facts.label_turn(seen.model_copy(update=lost)) == "The colony is lost"


def test_the_home_pictures_name_structures_and_projects() -> None:
    text = looking.describe_drawing(ARTIST.pictures(view_home())[0])
    assert text.startswith("Building, chapter 9")
    assert "Palisade" in text
    town = looking.describe_drawing(ARTIST.pictures(view_home())[-1])
    assert "Market Arcade" in town
    assert "Broken pile" in town
