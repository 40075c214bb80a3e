"""A game played again with all its draws written down."""

from types import SimpleNamespace
from typing import Any

import pytest

from rules.engine import Chance, Entry, Illegal, Table
from rules.engine.recording import Draw, Recorded, Recorder, label_drawn
from rules.engine.seal import hash_word, mix_seed, seal_secret
from rules.kit.decks import Deck
from rules.kit.dice import D6, roll
from tests.tiny import Tiny

from .play import compute_sha

SECRET, OPENED = "ember", 1_772_366_400_000


def replay_entries(table: Table[Any], entries: list[Entry]) -> Any:
    again = Recorded.open(table.game, names=table.names, seed=table.seed)
    again.replay_entries(entries)
    return again


def play_with_dice(answers: int, seed: str = "draws") -> tuple[Table[Any], list[Entry]]:
    """A game of Tiny in which everybody who can gathers wood, for which a die is rolled."""
    table: Table[Any] = Table.open(Tiny(), names=["Ada", "Ben"], seed=seed)
    entries = []
    for _ in range(answers):
        if not table.needed_prompts:
            break
        prompt = table.needed_prompts[0]
        ids = [option.id for option in prompt.options]
        answer: Any = ["gather"] if "gather" in ids else prompt.default
        entries.append(Entry("answer", prompt.seat, prompt.id, answer))
        table.answer(prompt.id, answer)
    return table, entries


def test_a_recorded_replay_reaches_the_same_position() -> None:
    table, entries = play_with_dice(8)
    again = replay_entries(table, entries)
    assert again.dump() == table.dump()
    assert again.tape.draws


def test_each_draw_matches_its_place_in_its_stream() -> None:
    table, entries = play_with_dice(12)
    streams: dict[str, Chance] = {}
    for draw in replay_entries(table, entries).tape.draws:
        chance = streams.setdefault(draw.stream, Chance(f"{table.seed}/{draw.stream}"))
        assert draw.at == chance._block * 8 - len(chance._words)
        assert draw.got == tuple(chance.draw_below(draw.of - n) for n in range(len(draw.got)))
        assert draw.step == int(draw.stream.split("/")[0])


def test_drawn_things_are_labelled_by_id_or_else_by_name() -> None:
    card, die = SimpleNamespace(id="knife", name="A knife"), SimpleNamespace(name="D6")
    assert label_drawn((card, die, 3)) == "knife D6 3"


def test_live_play_records_nothing() -> None:
    table, _ = play_with_dice(4)
    assert type(table.rng) is Chance
    assert type(replay_entries(table, []).rng) is Recorder


def test_after_an_undo_only_new_draws_are_added_from_another_stream() -> None:
    table: Table[Any] = Table.open(Tiny(), names=["Ada"], seed="undone")
    entries: list[Entry] = []

    def answer(value: Any) -> None:
        prompt = table.needed_prompts[0]
        entries.append(Entry("answer", prompt.seat, prompt.id, value))
        table.answer(prompt.id, value)

    answer("Camp Ada")
    answer(["gather"])
    answer(2)
    before = replay_entries(table, entries).tape
    table.undo(0)
    entries.append(Entry("undo", 0))
    answer(2)
    after = replay_entries(table, entries).tape
    assert after.undos == [4]
    assert after.draws[: len(before.draws)] == before.draws
    new = after.draws[len(before.draws) :]
    assert new
    assert {draw.stream.split("/")[1] for draw in new} == {"1"}
    assert len({(draw.stream, draw.at) for draw in after.draws}) == len(after.draws)


def test_an_entry_that_does_not_fit_is_refused() -> None:
    table, _ = play_with_dice(2)
    with pytest.raises(Illegal):
        replay_entries(table, [Entry("answer", 0, "99", ["draw"])])


def test_dice_decks_and_numbers_are_told_apart() -> None:
    table = replay_entries(play_with_dice(1)[0], [])
    before = len(table.tape.draws)
    rng = Recorder(f"{table.seed}/9/0", table)
    faces = roll(rng, D6, 2)
    deck = Deck.of(["axe", "rope", "tin"])
    deck.shuffle(rng)
    number = rng.draw_below(10)
    one, two, shuffle, bare = table.tape.draws[before:]
    assert [int(one.face), int(two.face)] == faces
    assert one.things == ("1", "2", "3", "4", "5", "6")
    left, drawn = list(shuffle.things), []
    for index in shuffle.got:
        drawn.append(left.pop(index))
    assert drawn == deck.pile
    assert (bare.things, bare.got, bare.face) == ((), (number,), str(number))
    assert [each.at for each in (one, two, shuffle, bare)] == [0, 1, 2, 5]
    assert {each.where for each in (one, two, shuffle, bare)} == {
        f"{__name__}.test_dice_decks_and_numbers_are_told_apart"
    }
    assert isinstance(one, Draw)


def test_without_players_words_the_seed_is_the_secret() -> None:
    assert mix_seed(SECRET, 7, OPENED, []) == mix_seed(SECRET, 7, OPENED, ["", ""]) == SECRET


def test_the_seed_hashes_every_part_with_its_length() -> None:
    sealed = compute_sha(SECRET)
    moth = compute_sha(f"{sealed}/moth")
    assert seal_secret(SECRET) == sealed
    assert (hash_word(sealed, "moth"), hash_word(sealed, "")) == (moth, "")
    text = f"16:emberkeep dice 1,1:7,13:{OPENED},5:{SECRET},64:{moth},0:,"
    assert mix_seed(SECRET, 7, OPENED, [moth, ""]) == compute_sha(text)


def test_any_change_to_a_part_of_the_seed_changes_it() -> None:
    a, b = hash_word(seal_secret(SECRET), "a"), hash_word(seal_secret(SECRET), "b")
    seeds = [
        mix_seed(SECRET, 7, OPENED, [a, b]),
        mix_seed(SECRET, 7, OPENED, [b, a]),
        mix_seed(SECRET, 7, OPENED, [a, "", b]),
        mix_seed(SECRET, 7, OPENED, [a]),
        mix_seed(SECRET, 7, OPENED, [a, ""]),
        mix_seed(SECRET, 8, OPENED, [a, b]),
        mix_seed(SECRET, 7, OPENED + 1, [a, b]),
        mix_seed("ash", 7, OPENED, [a, b]),
        hash_word(seal_secret("ash"), "a"),
    ]
    assert len(set(seeds)) == len(seeds)
