"""The picture of Hope Inhumanity, and the same in words."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from PIL import Image

import pictures
from pictures.artist import ALT, PANEL, WORDS, length
from pictures.hope import board
from pictures.kit.canvas import Point
from rules.engine import Table
from rules.hope import GAME
from rules.hope.decks import DECKS
from rules.hope.state import Die, Held, Omen, OpenScene, State
from rules.hope.view import View, see
from tests.drivers import bot_play, opened

from . import looking

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve")


def artist() -> pictures.Artist:
    found = pictures.artist("hope")
    assert found is not None
    return found


def moments(seats: int) -> Iterator[Table[State]]:
    """One moment of each kind: before the start, reading, pleading, rolled, the end."""
    table = opened("hope", seats, f"picture {seats}")
    yield table
    seen = set()
    for _ in bot_play(table):
        scene = table.view(None).scene  # type: ignore[attr-defined]
        kind = (scene.step, scene.kind) if scene else None
        if kind not in seen:
            seen.add(kind)
            yield table
    assert len(seen) > 4
    yield table


def richest() -> State:
    """Five people in the middle of a game, with as much as can lie before them."""
    table = opened("hope", 5, "fullest")
    for _ in zip(range(12), bot_play(table), strict=False):
        pass
    s = table.state.model_copy(deep=True)
    for n, card in enumerate(DECKS.assets.values()):
        pile = s.commons if card.group else s.at(n % 5).assets
        pile.append(Held(card=card.id, uses=3))
    for n, trait in enumerate(DECKS.traits.values()):
        s.at(n % 5).traits.append(Held(card=trait.id, spent=[0] * (n % 2)))
    return s


def fullest() -> View:
    """The same people with long names, all that may befall them, and a great roll."""
    s = richest()
    for seat in range(5):
        c = s.at(seat)
        c.name, c.humanity, c.hunger, c.harm = "W" * 24, 5, 2, 2
        c.statuses = ["no_regain", "no_hope", "mute_support", "shielded"]
    s.at(2).doomed = 1
    s.omens = [Omen(n=-2, seat=n) for n in range(5)]
    s.scene = OpenScene(
        card="u11", terrain="urban", drawer=0, number=0, acted=True, told="x" * 1200
    )
    s.scene.locked, s.scene.given = True, dict.fromkeys(range(5), 5)
    s.scene.parts = [("the Scene", 5), ("a condition of somebody's", 4), ("an omen", 2)]
    s.scene.dice = [Die(giver=n % 5, kind="humanity", face=n % 6 + 1) for n in range(30)]
    s.scene.success = False
    s.scene.entry = 0
    return see(s, None, tuple("\u202e🔥**W**" * 5 for _ in NAMES))


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_moment_is_drawn_and_told_alike_for_all(seats: int) -> None:
    for table in moments(seats):
        views = [table.view(seat) for seat in (None, *range(seats))]
        one = looking.png("hope", views[0])
        picture = Image.open(io.BytesIO(one))
        assert picture.width == 1080
        assert picture.height < 1700
        for view in views[1:]:
            one_seats, all_eyes = (looking.table("hope", each) for each in (view, views[0]))
            assert one_seats.fingerprint == all_eyes.fingerprint
            for part in (all_eyes.alt, artist().panel, artist().words):
                assert part(view) == part(views[0])
        assert looking.table("hope", views[0]).draw(views[-1]) == one


def test_the_fullest_table_fits() -> None:
    view = fullest()
    assert len(looking.png("hope", view)) < 200_000
    assert length(looking.alt("hope", view)) <= ALT
    assert length(artist().panel(view)) <= PANEL
    assert length(artist().words(view)) <= WORDS
    mine = see_seat(view)
    assert length(artist().hand(mine)) <= 1500


def see_seat(view: View) -> View:
    return view.model_copy(update={"seat": 0})


def test_alt_and_panel_tell_what_the_picture_shows() -> None:
    view = fullest()
    view.people[1].name = "Ilse"
    alt, panel = looking.alt("hope", view), artist().panel(view)
    assert "Ilse: Humanity 5, Starving, Crippled." in alt
    assert "Hardship 11" in alt
    assert "It fails." in alt
    assert "**Ilse** · Humanity **5**, Starving, Crippled (hardship +4)" in panel


def test_the_alt_text_fits_where_every_sign_of_a_name_counts_twice() -> None:
    view = fullest()
    for person in view.people:
        person.name = "\U0001f525" * 32
    alt = looking.alt("hope", view)
    assert length(alt) <= ALT
    assert alt.endswith("…")


def test_what_is_private_is_in_the_hand_and_on_the_page_alone() -> None:
    for table in moments(4):
        view = table.view(None)
        scene = view.scene  # type: ignore[attr-defined]
        if scene is None or scene.step != "read":
            continue
        title = DECKS.scenes[table.state.scene.card].title
        own = table.view(scene.drawer)
        assert title in artist().pages["look"](own)
        for text in (artist().words(own), artist().panel(own), looking.alt("hope", own)):
            assert title not in text
        other = table.view((scene.drawer + 1) % 4)
        assert title not in artist().pages["look"](other) + artist().hand(other)
        return
    raise AssertionError("Nobody ever read a Scene.")


def test_players_words_are_made_harmless() -> None:
    view = fullest()
    view.people[0].name = "**@everyone** <b>"
    for text in (artist().words(view), artist().panel(view)):
        assert "@everyone" not in text
        assert "**everyone" in text or "everyone" in text


def drawn_and_said(view: View) -> tuple[list[str], bytes]:
    """The texts that are fitted into the picture, whole, and the picture without them."""
    said: list[str] = []

    def say(_picture: Image.Image, at: Point, text: str, *_: object, **__: object) -> float:
        said.append(text)
        return at[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(board, "say", say)
        return said, board.draw(view)


def test_nobody_is_drawn_dead_who_has_not_been_born() -> None:
    """Before there are characters the seats stand there with their players' names, whole."""
    view = opened("hope", 3, "unborn").view(None)
    assert isinstance(view, View)
    for person in view.people:
        assert board._row(person) == board.ROW
        assert board._row(person.model_copy(update={"alive": True})) == board.ROW
        assert board._row(person.model_copy(update={"cause": "hunger"})) == board.GONE
    said, _ = drawn_and_said(view)
    assert [said.count(text) for text in ("Ada", "Not yet on the road")] == [1, 3]


def test_who_is_gone_has_one_line_that_says_how() -> None:
    view = fullest()
    high = Image.open(io.BytesIO(looking.png("hope", view))).height
    end = {"alive": False, "cause": "harm", "died": 3, "grace": True, "name": "Ilse"}
    view.people[1] = view.people[1].model_copy(update=end)
    said, png = drawn_and_said(view)
    lower = Image.open(io.BytesIO(png)).height
    assert high - lower == board.ROW - board.GONE
    assert said.count("Ilse") == 1
    assert "dead of wounds, round 3; a place is free" in said


def test_a_long_proposal_is_cut_between_words() -> None:
    table = opened("hope", 3, "worlds")
    own = next(p for p in table.prompts if p.kind == "text")
    table.answer(own.id, "The moon left, quite politely, and took the tides with it. " * 6)
    told = artist().panel(table.view(None)).splitlines()[1]
    assert told.endswith("…")
    assert told.split()[-1].rstrip("…") in [
        "The",
        "moon",
        "left",
        "quite",
        "politely",
        "and",
        "took",
        "the",
        "tides",
        "with",
        "it",
    ]
    assert len(told) < 140
