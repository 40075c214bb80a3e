"""What the texts say: the facts of the view, all of them, in the room there is."""

import re

import pytest

from pictures.artist import (
    ALT_CHARACTERS,
    PANEL_CHARACTERS,
    WORDS_CHARACTERS,
    clip,
    count_characters,
)
from pictures.survive.words.descriptions import describe_picture as alt_of
from rules.engine.languages import speak
from rules.survive.model.components import COLOURS, ELEMENTS, TOKENS, ZOMBIES
from rules.survive.view import View

from . import looking
from .positions import (
    ABSURD,
    NAMES,
    make_crowded_state,
    make_quiet_state,
    make_state_of_roles,
    play_randomly,
    view_state,
)

artist = looking.find_artist_of("survive")


def check_alt(seen: View) -> None:
    """Every fact of the view is in its alt text."""
    text = alt_of(seen)
    places = text[text.index("Places") :]
    for token in TOKENS:
        for space in (space for space, there in seen.tokens.items() if there == token):
            assert space in places
    assert len(re.findall(r"\b[A-G][1-7]\b", places)) == len(seen.tokens)
    assert sum(map(int, re.findall(r"\+(\d)", places))) == sum(seen.bag.values())
    for colour, space in seen.coffins.items():
        assert re.search(rf"Coffins: .*{colour.title()}[A-Za-z ]* {space}", text)
    for zombie, space in seen.zombies.items():
        assert re.search(rf"Zombies \d of 6.*{zombie.title()}[A-Za-z ]* {space}", text)
    for player in seen.players:
        if player.role == "human":
            assert f"{player.colour.title()} {player.space}" in text
    for space, walls in seen.defenses.items():
        for colour, size in walls.items():
            line = next(s for s in text.split(". ") if re.search(rf"\b{colour.title()} [A-G]", s))
            assert re.search(rf"{size.title()}[A-G1-7 ]* {space}", line)
    for space, number in seen.crates.items():
        assert space + (f" ({number})" if number > 1 else "") in text
    for element in ELEMENTS:
        assert f"{element.title()} {seen.bank[element]}" in text
    assert f"Crates {seen.crates_left}." in text
    assert f"round {seen.round} of {seen.last_dawn}" in text
    if seen.dark:
        assert f", dark {seen.dark}." in text
    if seen.vampire:
        assert f"Vampire {seen.vampire}, {seen.drops} Drop" in text


def test_the_alt_text_tells_everything() -> None:
    text = alt_of(view_state(make_state_of_roles()))
    for fact in (
        "round 5 of 60",
        "Turn: Ada, rolled 3. Moved A2-B1.",
        "Ada: Red B1, 5 Months, 4 cards, 2 Crates, cubes 4/1/1, Defenses Basic A1 Improved B1.",
        "Ben: Zombies.",
        "Zombies 2 of 6, on City 1: Original D1, Blue E1.",
        "Vampire A1, 4 Drops.",
        "Coffins: Green F1, White E1 (1 saved, 1 loose).",
        "Meteorites: white D4, dark A7.",
        "Crates at G6, G7 (2).",
        "Mountain C1 +8;",
        "Villages Red B1, Blue +1",
        "Bank Crops 14, Water 13, Wood 12, Rock 11; Crates 7.",
    ):
        assert fact in text
    check_alt(view_state(make_state_of_roles()))


@pytest.mark.parametrize("seats", [1, 2, 4, 5])
def test_the_alt_text_tells_all_the_view_knows_throughout_a_game(seats: int) -> None:
    for answers in (40, 160, 10_000):
        check_alt(view_state(play_randomly(seats, f"alt {seats}", answers).state))


@pytest.mark.parametrize("names", [ABSURD, NAMES])
def test_the_fullest_table_fits_completely(names: tuple[str, ...]) -> None:
    for together in (True, False):
        state = make_crowded_state(coffins=together)
        state.zombies_to_move = list(ZOMBIES)
        check_alt(view_state(state, None, names))
        words = artist.words(view_state(state, None, names))
        for colour in COLOURS:
            assert f"({colour.title()})" in words
            assert f"{colour.title()} Zombie" in words
        state.phase = "over"
        for player in state.players[:3]:
            player.hand = {"crops": 12, "water": 3, "wood": 0, "rock": 10}
        # Six Zombies and a Vampire have their players, so no more than three are Human.
        for player, role in zip(state.players[3:], ("zombie", "vampire"), strict=True):
            player.role, player.space = role, ""
            for walls in state.defenses.values():
                walls.pop(player.colour, None)
        check_alt(view_state(state, None, names))
        assert "12/3/0/10" in alt_of(view_state(state, None, names))
        for seat in (None, 0, 4):
            seen = view_state(state, seat, names)
            assert count_characters(looking.describe_table("survive", seen)) <= ALT_CHARACTERS
            assert count_characters(artist.panel(seen)) <= PANEL_CHARACTERS
            assert "Bag" in artist.panel(seen)
            words = artist.words(seen)
            assert count_characters(words) <= WORDS_CHARACTERS
            assert "**G**" in words
            assert "…" not in words


WORDS_TELL = (
    "A1 Prairie: the Vampire, Red Basic Defense",
    "B1 Red Village: Ada (Red), Red Improved Defense",
    "D1 Zombie City: Original Zombie",
    "E1 Lake: Blue Zombie, White Coffin",
    "F1 Vampire Graveyard: Green Coffin",
    "D4 White Meteorite",
    "A7 unexplored: the dark Meteorite",
    "G7 unexplored: 2 Crates",
    "All else is unexplored: 39 spaces.",
    "A2 to B1",
    "saved Green; loose White at E1",
)
PANEL_TELLS = (
    "**Round 5** of 60 · last dawn in 55 rounds",
    "**Turn** Ada · rolled 3",
    "▸ **Ada** (Red) · 5 Months of 12",
    "4 cards · 2 Crates · cubes 4/1/1",
    "**Ben** · Zombies 2 of 6, on City 1 of 6",
    "**Cleo** · Vampire · 4 of 9 Drops · Coffins 1 loose, 1 of 5 saved",
    "**Bank** Crops 14 · Water 13 · Wood 12 · Rock 11",
    "**Crates** 7 of 12 left · lying at G6, G7 (2)",
    "**Bag** 42 · Prairie 7",
    "Villages: Blue, Yellow, Green, White",
    "**Calling the end** Ben",
)
HAND_TELLS = (
    "Crops **1** · Water **2** · Wood **1** · Rock **0**",
    "a Basic Defense or an attack on the Vampire",
    "Nobody can reach you: you are in a Village",
    "Elsewhere, a Zombie: you cannot fend it off and lose 2 of 4 cards",
    "Elsewhere, the Vampire: you pay 1 Crop and 1 Water to fend it off",
    "gain 7 more Months, get Rock, then land on the Red Village (B1)",
)


def test_words_panel_and_hand_tell_everybodys_state() -> None:
    state = make_state_of_roles()
    state.calls = [1]
    assert [fact for fact in WORDS_TELL if fact not in artist.words(view_state(state))] == []
    assert [fact for fact in PANEL_TELLS if fact not in artist.panel(view_state(state))] == []
    assert [fact for fact in HAND_TELLS if fact not in artist.hand(view_state(state, 0))] == []


def test_a_human_reads_their_destinations() -> None:
    moves = artist.pages["moves"](view_state(make_state_of_roles(), 0))
    assert moves.startswith("**Where you can go** · 3 rolled")
    for end in view_state(make_state_of_roles(), 0).sheet.destinations:
        assert end.space in moves
        assert end.brings in moves


def test_monsters_read_what_they_still_need() -> None:
    zombies = artist.hand(view_state(make_state_of_roles(), 1))
    assert "Original D1 · Blue E1" in zombies
    assert "- Red: Village B1, occupied now; or attack Ada at B1, sheltered now" in zombies
    assert "bring 5 more to Zombie City" in zombies
    vampire = artist.hand(view_state(make_state_of_roles(), 2))
    assert "at A1 · 4 Drops" in vampire
    assert "Coffins to save: White at E1" in vampire
    assert "place 3 more Coffins, land on the Graveyard" in vampire
    assert "Ada's" not in zombies + vampire


def test_each_zombie_has_its_own_destinations() -> None:
    state = make_state_of_roles()
    state.turn, state.to_move, state.zombies_to_move = 1, False, ["original", "blue"]
    moves = artist.pages["moves"](view_state(state, 1))
    assert "Original Zombie, from D1" in moves
    assert "Blue Zombie, from E1" in moves
    assert "Stay" in moves or "stay" in moves


def test_a_spectator_gets_a_sentence() -> None:
    assert artist.hand(view_state(make_state_of_roles())).startswith("You are watching")
    assert artist.pages["moves"](view_state(make_state_of_roles())).startswith("You are watching")
    assert "✓" not in artist.pages["chart"](view_state(make_state_of_roles()))
    assert "twelve Months" in artist.pages["goal"](view_state(make_state_of_roles()))


def test_the_chart_ticks_what_the_hand_can_pay() -> None:
    chart = artist.pages["chart"](view_state(make_state_of_roles(), 0))
    assert "✓ Basic Defense: 1 Crop and 1 Wood · 1 Month · 5 cubes" in chart
    assert "- Fortified Defense: 1 Water, 1 Wood and 2 Rock · 3 Months · 1 cube" in chart


def test_there_are_words_before_the_start_and_after_the_end() -> None:
    table = play_randomly(3, "begins", 1)
    seen = view_state(table.state)
    assert alt_of(seen).startswith("Everybody picks a colour. Survive!, last dawn")
    assert "no colour yet" in artist.panel(seen)
    for seat in (None, 0, 2):
        assert artist.hand(view_state(table.state, seat))
    state = make_state_of_roles()
    state.phase = "over"
    panel = artist.panel(view_state(state))
    assert "The game is over" in panel
    assert "1 Crop, 2 Water and 1 Wood" in panel
    hands = [artist.hand(view_state(state, seat)) for seat in range(3)]
    assert "Crops **1**" in hands[0]
    assert [re.findall("pay|attack|missing", hand) for hand in hands] == [[], [], []]
    assert "progress 29 of 60" in panel
    assert "1 Crop, 2 Water and 1 Wood" in alt_of(view_state(state))


def test_the_game_masters_zombies_get_a_line() -> None:
    state = make_quiet_state(1)
    state.hunted, state.turn, state.zombies = True, -1, {"original": "D1"}
    seen = view_state(state)
    assert "▸ **Game master** · Zombies 1 of 6, on City 1 of 6" in artist.panel(seen)
    assert "Turn: Game master" in alt_of(seen)


def test_a_player_with_an_unwritable_name_is_called_nameless() -> None:
    seen = view_state(make_quiet_state(5), 0, ABSURD)
    with speak("de"):
        assert "Ohne Namen" in artist.panel(seen)
    assert "A nameless one" in artist.panel(seen)


def test_clipping_keeps_whole_lines() -> None:
    assert clip("one\ntwo\nthree", 9) == "one\n…"
    assert clip("abc", 3) == "abc"
    assert count_characters(clip("🔥" * 9, 10)) <= 10
