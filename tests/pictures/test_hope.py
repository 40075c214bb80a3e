"""The picture of Hope Inhumanity, and the same in words."""

import io
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PIL import Image, ImageStat

from pictures.artist import ALT_CHARACTERS, count_characters
from pictures.hope import board, hand
from pictures.hope.map.land import places
from pictures.hope.map.land.light import LIGHTS, find_round_light
from pictures.hope.marks.icons import FIGURES, draw_die_face, draw_hand_die, draw_icon
from pictures.hope.people import cards, cast, columns
from pictures.hope.people.answers import list_rows
from pictures.hope.words import facts
from pictures.kit.canvas import Point
from pictures.kit.tones import CREAM
from rules.engine import Table, copy_position
from rules.hope import GAME
from rules.hope.model.decks import DECKS
from rules.hope.model.state import Die, Held, OpenScene, State
from rules.hope.play.scene.between_scenes import Omen
from rules.hope.view import LastView, PersonView, View, view_table
from tests.drivers import bot_play, open_table

from . import looking

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve")


artist = looking.find_artist_of("hope")


def play_moments(seats: int) -> Iterator[Table[State]]:
    """One moment of each kind: before the start, reading, pleading, rolled, the end."""
    table = open_table("hope", seats, f"picture {seats}")
    yield table
    seen = set()
    for _ in bot_play(table):
        scene = table.view(None).scene
        kind = (scene.step, scene.kind) if scene else None
        if kind not in seen:
            seen.add(kind)
            yield table
    assert len(seen) > 4
    yield table


def make_richest_state() -> State:
    """Five people in the middle of a game, with as much as can lie before them."""
    table = open_table("hope", 5, "fullest")
    for _ in zip(range(12), bot_play(table), strict=False):
        pass
    s = copy_position(table.state)
    there = {held.card for seat in range(5) for held in s.find_character(seat).cards}
    for n, card in enumerate(DECKS.assets.values()):
        pile = s.commons if card.group else s.find_character(n % 5).assets
        pile.append(Held(card=card.id, uses=3))
    for n, trait in enumerate(DECKS.traits.values()):
        if trait.id not in there:
            s.find_character(n % 5).traits.append(Held(card=trait.id, spent=[0] * (n % 2)))
    return s


def make_fullest_view() -> View:
    """The same people with long names, all that may befall them, and a great roll."""
    s = make_richest_state()
    for seat in range(5):
        c = s.find_character(seat)
        c.name, c.humanity, c.hunger, c.harm = "W" * 24, 5, 2, 2
        c.statuses = ["no_regain", "no_hope", "mute_support", "shielded"]
    s.find_character(2).doomed = 1
    s.omens = [Omen(n=-2, seat=n) for n in range(5)]
    s.scene = OpenScene(card="u11", terrain="urban", drawer=0, number=0, acted=True)
    s.scene.told = "x" * 1200
    s.scene.summed, s.scene.given = True, dict.fromkeys(range(5), 5)
    s.scene.parts = [("the Scene", 5), ("a condition of somebody's", 4), ("an omen", 2)]
    s.scene.dice = [Die(giver=n % 5, kind="humanity", face=n % 4 + 1) for n in range(30)]
    s.scene.success = False
    s.scene.entry = 0
    return view_table(s, None, tuple("\u202e🔥**W**" * 5 for _ in NAMES))


def make_reading_view() -> View:
    """The one who reads the longest Scene, with all that can lie before somebody."""
    s = make_richest_state()
    card = max(DECKS.scenes.values(), key=lambda one: len(one.callout))
    c = s.find_character(0)
    s.scene = OpenScene(card=card.id, terrain=card.terrain, drawer=0, number=c.number)
    s.scene.given, s.asked = {0: 2}, [0]
    s.scene.shown = {0: ["hardship", "succeed", "fail", "refuse"]}
    return view_table(s, 0, ("W" * 32, *NAMES[1:]))


@pytest.mark.usefixtures("packed")
def test_the_fullest_table_fits() -> None:
    png = looking.draw_table_png("hope", make_fullest_view())
    assert len(png) < 200_000
    assert Image.open(io.BytesIO(png)).height < 1700


def test_alt_and_panel_tell_what_the_picture_shows() -> None:
    view = make_fullest_view()
    view.people[1].name = "Ilse"
    alt, panel = looking.describe_table("hope", view), artist.panel(view)
    assert "Ilse: Humanity 5, Starving, Crippled." in alt
    assert alt.startswith("It fails. Waiting for ")
    assert alt.index("7 successes, 11 needed: it fails") < alt.index("gives 5")
    assert "; dice 1, 2, 3, 4," in alt
    assert "**Ilse** · Humanity **5**, Starving, Crippled (hardship +4)" in panel


def test_the_alt_text_fits_with_double_length_names() -> None:
    view = make_fullest_view()
    for person in view.people:
        person.name = "\U0001f525" * 32
    alt = looking.describe_table("hope", view)
    assert count_characters(alt) <= ALT_CHARACTERS
    assert alt.endswith("…")


def test_only_its_drawer_sees_a_scene() -> None:
    table = next(one for one in play_moments(4) if (s := one.view(None).scene) and s.step == "read")
    title = str(DECKS.scenes[table.state.scene.card].title)
    drawer = table.view(None).scene.drawer
    for seat in range(4):
        view = table.view(seat)
        own = artist.private(view, None)
        told = " ".join(looking.describe_drawing(drawing) for drawing in own)
        assert [drawing.name for drawing in own] == ["scene", "hand"][seat != drawer :]
        assert (title in told) == (title in artist.pages["look"](view)) == (seat == drawer)
        assert title not in artist.words(view) + artist.panel(view) + looking.describe_table(
            "hope", view
        )
        assert seat == drawer or title not in artist.hand(view)
        for drawing in own:
            assert looking.open_picture(drawing).width == 1080


def test_players_words_are_escaped() -> None:
    view = make_fullest_view()
    view.people[0].name = "**@everyone** <b>"
    for text in (artist.words(view), artist.panel(view)):
        assert "@everyone" not in text and "everyone" in text


def drawn_and_said(view: View) -> tuple[list[str], bytes]:
    """The names that are fitted into the columns, and the picture without them."""
    said: list[str] = []

    def say(_picture: Image.Image, at: Point, text: str, *_: object, **__: object) -> float:
        said.append(text)
        return at[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(columns, "write_fitted", say)
        return said, board.draw(view)


def test_nobody_is_drawn_dead_before_there_are_characters() -> None:
    """The seats stand there with their players' names, whole."""
    view = open_table("hope", 3, "unborn").view(None)
    for person in view.people:
        assert not columns.is_gone(person)
        assert not columns.is_gone(person.model_copy(update={"alive": True}))
        assert columns.is_gone(person.model_copy(update={"cause": "hunger"}))
    said, _ = drawn_and_said(view)
    assert said == ["Ada", "Ben", "Cleo"]


def test_dead_characters_have_a_narrow_column_saying_how_they_died() -> None:
    view = make_fullest_view()
    end = {"alive": False, "cause": "harm", "died": 3, "grace": True, "name": "Ilse"}
    view.people[1] = view.people[1].model_copy(update=end)
    assert facts.describe_fate(view.people[1]) == "dead of wounds, round 3; a place is free"
    wide = [column.wide for column in columns.lay_out_columns(view.people)]
    assert wide[1] < wide[0] == wide[2] == wide[3] == wide[4]
    said, _ = drawn_and_said(view)
    assert said.count("Ilse") == 1


def test_columns_are_side_by_side_within_the_picture() -> None:
    for many in (3, 4, 5):
        laid = columns.lay_out_evenly(many)
        for one, other in pairwise(laid):
            assert one.left + one.wide < other.left
        assert laid[0].left >= 0
        assert laid[-1].left + laid[-1].wide <= 1080


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_awaited_players_are_those_the_table_waits_for(seats: int) -> None:
    """In the picture, from the first vote to the last word."""
    table = open_table("hope", seats, "awaited 0")
    for _ in bot_play(table):
        view = table.view(None)
        assert view.awaited == sorted({p.seat for p in table.prompts if not p.optional})
        assert [p.seat for p in view.people if _is_asked(view, p)] == view.awaited


def _is_asked(view: View, person: PersonView) -> bool:
    """Whether the column says that somebody is awaited."""
    words = [row.text for row in list_rows(view, person, 200)]
    return bool({"decides", "draws", "reads", "tells", "rolls", "last words"} & set(words))


def test_the_alt_text_begins_with_move_and_change() -> None:
    found = {}
    table = open_table("hope", 4, "alt 0")
    for _ in bot_play(table):
        view = table.view(None)
        alt = looking.describe_table("hope", view)
        assert alt.startswith(facts.describe_move(view))
        first = alt.partition("Hope Inhumanity")[0]
        assert all(name in first for name in facts.list_names(view, view.awaited))
        scene = view.scene
        if scene is None:
            assert facts.describe_news(view) in first
        elif scene.step == "plead":
            assert all(f"gives {n}" in first for n in scene.given.values()) or scene.answers
        found[(scene.step, scene.kind) if scene else view.phase] = alt
    assert {("plead", "roll"), ("plead", "question"), "turns", "world"} <= set(found)


def test_the_first_of_two_arrivals_is_awaited() -> None:
    """Their sentence begins with the name of both."""
    view = make_fullest_view().model_copy(update={"scene": None, "phase": "end", "awaited": [0]})
    for person in view.people:
        person.name, person.alive = NAMES[person.seat], person.seat < 2
    assert looking.describe_table("hope", view).startswith("Ada and Ben arrived. Waiting for Ada. ")
    both = view.model_copy(update={"awaited": [0, 1]})
    assert "Waiting" not in looking.describe_table("hope", both)


def test_successes_that_do_not_come_from_dice_are_named() -> None:
    scene = make_fullest_view().scene
    assert facts.describe_verdict(scene) == ("7 successes", "11 needed: it fails")
    scene.successes += 2
    assert facts.describe_verdict(scene) == ("9 successes", "+2 from cards, 11 needed: it fails")


def test_the_last_scenes_effects_are_told_for_each_character() -> None:
    view = view_table(make_richest_state(), None, NAMES)
    for person in view.people:
        person.humanity_by = person.hunger_by = person.harm_by = 0
    one, other, dead = view.people[:3]
    changes = {"humanity_by": -2, "hunger_by": 1, "harm_by": -1, "hunger": 1, "harm": 0}
    assert facts.list_changes(one.model_copy(update=changes)) == ["Humanity -2", "Hungry", "healed"]
    assert facts.list_changes(other) == []
    gone = {"alive": False, "cause": "humanity", "lately": True}
    assert facts.list_changes(dead.model_copy(update=gone)) == ["broken"]
    last = LastView(drawer=0, terrain="urban", title="The Well", avoided=False, success=False)
    view = view.model_copy(update={"scene": None, "last": last})
    assert facts.describe_news(view) == "“The Well” failed; nothing changed"
    long = " ".join(["The Well"] * 9)
    for title, many in (("The Well", 1), (long, 2)):
        last.title = title
        lines = board._lay_out_notes(view)
        assert (len(lines), " ".join(lines)) == (many, f"“{title}” failed")
    last.title = "The Well"
    view.people[0] = one.model_copy(update=changes | {"name": "Ilse"})
    assert facts.describe_news(view) == "“The Well” failed: Ilse Humanity -2, Hungry, healed"


def test_every_personality_has_its_own_face_showing_its_state() -> None:
    assert set(cast.FACES) == set(DECKS.personalities)
    worn = [(face.hair, face.wear, face.beard) for face in cast.FACES.values()]
    assert len(set(worn)) == len(worn)
    well = make_fullest_view().people[0].model_copy(update={"hunger": 0, "harm": 0, "penalty": 0})
    tired, ill = (well.model_copy(update=how) for how in ({"humanity": 3}, {"penalty": 2}))
    assert [cast.find_faces([one])[0].mouth for one in (well, tired, ill)] == [1, 0, -1]


def test_every_kind_of_card_has_its_own_figure() -> None:
    tags = {tag for asset in DECKS.assets.values() for tag in asset.tags}
    assert tags <= set(FIGURES)
    drawn = {draw_icon(what, 40).tobytes() for what in FIGURES}
    assert len(drawn) == len(FIGURES)


def test_dice_differ_without_colour() -> None:
    grey = [
        one.convert("LA").tobytes()
        for fill in (CREAM, None)
        for one in (draw_hand_die(42, fill), *(draw_die_face(n, 42, fill) for n in range(1, 7)))
    ]
    assert len(set(grey)) == len(grey)
    for face in range(1, 7):  # a success is solid: most of it is covered
        solid, hollow = (
            ImageStat.Stat(draw_die_face(face, 42, fill).getchannel("A")).mean[0]
            for fill in (CREAM, None)
        )
        assert solid > 1.8 * hollow


def test_each_country_has_light_from_morning_to_night() -> None:
    assert [find_round_light(n, 5) for n in range(1, 6)] == [0, 1, 2, 3, 4]
    assert [find_round_light(n, 3) for n in range(1, 4)] == [0, 2, 4]
    dims = [light.dim for light in LIGHTS]
    assert dims[-1] == max(dims)
    seen = {country: places.draw_country(country, 0) for country in places.PAINTED}
    assert all(one.size == (places.WIDE, places.HIGH) for one in seen.values())
    assert len({one.tobytes() for one in seen.values()}) == len(places.PAINTED)
    assert {"wilderness", "mountainous", "coastal", "urban", "any"} < set(seen)
    coasts = [places.draw_country("coastal", n).convert("L") for n in (0, 4)]
    dawn, night = (ImageStat.Stat(coast).mean[0] for coast in coasts)
    assert night < dawn


def test_the_country_is_that_of_the_current_or_last_scene() -> None:
    view = make_fullest_view()
    assert facts.find_country_and_light(view) == ("urban", 0)
    last = LastView(drawer=0, terrain="coastal", title="The Well", avoided=True)
    after = view.model_copy(update={"scene": None, "last": last, "round": 5})
    assert facts.find_country_and_light(after) == ("coastal", 4)
    assert facts.find_country_and_light(after.model_copy(update={"phase": "end"}))[0] == "arrival"
    for person in after.people:
        person.alive = False
    assert facts.find_country_and_light(after.model_copy(update={"phase": "end"}))[0] == "lost"


def test_cards_without_room_are_counted() -> None:
    view = make_fullest_view()
    signs, person = board.make_seat_marks(view), view.people[0]
    every = len(cards.list_conditions(person)) + len(cards.list_held_cards(person, signs))
    shown = columns.list_shown_cards(person, signs, 200, 400)
    assert shown[-1].name == f"and {every - len(shown) + 1} more"
    assert sum(cards.measure_height(card, 200) + cards.GAP for card in shown) <= 400 + cards.GAP
    assert len(columns.list_shown_cards(person, signs, 200, 5000)) == every


def test_cards_that_answer_are_marked_in_the_hand() -> None:
    table = open_table("hope", 4, "usable")
    for _ in bot_play(table):
        for prompt in table.needed_prompts:
            used = [option.id for option in prompt.options if option.verb == "use"]
            if not used:
                continue
            view = table.view(prompt.seat)
            *_, drawing = hand.list_private_pictures(view, prompt)
            usable = {one.removeprefix("use:").split(".")[0] for one in used}
            assert set(drawing.facts.usable) == usable
            *_, unasked = hand.list_private_pictures(view, None)
            assert looking.draw_drawing(unasked) != looking.draw_drawing(drawing)
            return
    raise AssertionError("Nobody was ever asked about a card.")


def test_the_dead_hold_only_their_gift() -> None:
    view = view_table(make_richest_state(), 0, NAMES)
    gone = {"alive": False, "cause": "harm", "personality": None}
    view.people[0] = view.people[0].model_copy(update=gone)
    view.private.card = ""
    assert hand.list_private_pictures(view, None) == ()
    view.private.gift = view.people[1].traits[0]
    (drawing,) = hand.list_private_pictures(view, None)
    assert view.people[1].traits[0].name in looking.describe_drawing(drawing)
    assert looking.draw_drawing(drawing)


def test_a_long_proposal_is_clipped_between_words() -> None:
    table = open_table("hope", 3, "worlds")
    own = next(p for p in table.prompts if p.kind == "text")
    world = "The moon left, quite politely, and took the tides with it. "
    table.answer(own.id, world * 6)
    told = artist.panel(table.view(None)).splitlines()[1]
    assert told.endswith("…")
    assert told.split()[-1].rstrip("…") in re.findall(r"\w+", world)
    assert len(told) < 140
