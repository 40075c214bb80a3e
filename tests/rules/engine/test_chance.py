"""The stream of chance: the same everywhere and for ever, and fair."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from rules.engine import Chance, Table

from .play import answer_prompt, ask_in_turn, open_script, open_tiny


def words(key: str, blocks: int) -> list[int]:
    """The stream as anyone may compute it, from what chance.py says about it."""
    stream = b"".join(sha256(f"{key}/{n}".encode()).digest() for n in range(blocks))
    return [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]


def test_the_stream_is_sha_256_in_counter_mode_read_in_order() -> None:
    chance = Chance("any key")
    assert [chance.draw_below(1 << 32) for _ in range(24)] == words("any key", 3)


def test_a_golden_vector_never_changes() -> None:
    chance = Chance("emberkeep")
    assert [chance.draw_below(6) + 1 for _ in range(12)] == [2, 6, 1, 4, 6, 6, 2, 5, 5, 4, 3, 6]


def test_words_that_would_favour_low_faces_are_thrown_away() -> None:
    # With n just over half the span, almost every second word lies beyond the last whole n.
    n = (1 << 31) + 1
    chance = Chance("x")
    fair = [word for word in words("x", 20) if word < n]
    assert len(fair) < 120
    assert [chance.draw_below(n) for _ in range(len(fair))] == fair


def test_a_table_draws_from_its_seed_step_and_number_of_undos() -> None:
    drawn = []

    def roll(t) -> None:
        drawn.append(t.rng.draw_below(1 << 32))

    table = open_script(roll, ask_in_turn(roll, 0), roll)
    answer_prompt(table, 0, "yes")
    assert table.result is not None
    # Until somebody is asked it is one step, and one stream.
    assert drawn == [*words("s/1/0", 1)[:2], words("s/2/0", 1)[0]]


@pytest.mark.parametrize(("faces", "limit"), [(2, 10.8), (6, 20.5), (8, 24.3), (49, 84.0)])
def test_no_face_is_favoured(faces, limit) -> None:
    """Chi-square; the limits are those that a fair die passes 999 times in 1000."""
    chance = Chance("fair")
    rolls = 20_000
    seen = Counter(chance.draw_below(faces) for _ in range(rolls))
    expected = rolls / faces
    assert set(seen) == set(range(faces))
    assert sum((seen[face] - expected) ** 2 / expected for face in range(faces)) < limit


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Chance("cards")
    seen = Counter("".join(chance.shuffle("abcd")) for _ in range(24_000))
    assert set(seen) == {"".join(order) for order in permutations("abcd")}
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 49.7  # 23 degrees


def test_picks_and_samples_come_from_the_list_and_do_not_change_it() -> None:
    chance = Chance("cards")
    things = list("abcdef")
    for _ in range(200):
        assert chance.pick(things) in things
        three = chance.sample(things, 3)
        assert len(set(three)) == 3
        assert set(three) <= set(things)
        assert sorted(chance.shuffle(things)) == things
    assert things == list("abcdef")
    assert {chance.sample(things, 1)[0] for _ in range(200)} == set(things)
    assert chance.sample(things, 0) == []


def test_a_new_key_starts_a_new_stream_and_keeps_the_count_of_draws() -> None:
    chance = Chance("x")
    chance.draw_below(6)
    chance.pick("ab")
    chance.sample("abcdef", 3)
    chance.shuffle("abc")
    assert chance.draws == 1 + 1 + 3 + 3
    chance.change_key("two")
    assert chance.draws == 8
    assert [chance.draw_below(1 << 32) for _ in range(8)] == words("two", 1)


def test_a_seed_and_answers_determine_the_game() -> None:
    def game(seed: str) -> str:
        table: Table = open_tiny(3, seed)
        while table.prompts:
            prompt = table.needed_prompts[0]
            table.answer(prompt.id, table.choose_bot_answer(prompt))
        return table.state.model_dump_json()

    assert game("one") == game("one")
    assert len({game(f"seed {n}") for n in range(10)}) > 5
    assert open_tiny(1, "täble").seed_hash == sha256("täble".encode()).hexdigest()
