"""A table that plays with packs: what is on it, what is written of it, and how it is loaded."""

import gc
import json
from typing import Any

import pytest

from rules import GAMES
from rules.engine import Illegal, Table, pack_texts
from rules.engine.packs import is_pack_card
from rules.kit import packs
from rules.kit.packs import MissingPacks, Pack, PackError
from tests.drivers import NAMES, bot_play, open_table, show_table
from tests.packs import KEYS, read_sample
from tests.rules.kit.packs.files import change_sample, fill_template
from tools.noninterference import play_one as look_into
from tools.random_games import play_one


def table_of(key: str, *others: Pack, seats: int = 3) -> Table[Any]:
    return open_table(
        key, seats, "packs", packs=[read_sample(key).text, *(one.text for one in others)]
    )


def play_entries(table: Table[Any], entries: int) -> Table[Any]:
    for _, _ in zip(range(entries), bot_play(table), strict=False):
        pass
    return table


def find_pack_cards(thing: Any) -> set[str]:
    """The ids of packs' cards anywhere in JSON."""
    if isinstance(thing, dict):
        return find_pack_cards([*thing, *thing.values()])
    if isinstance(thing, list):
        return set().union(*map(find_pack_cards, thing)) if thing else set()
    return {thing} if isinstance(thing, str) and is_pack_card(thing) else set()


@pytest.mark.parametrize("key", KEYS)
def test_a_packs_cards_are_all_in_play_and_the_dump_names_only_its_digest(key: str) -> None:
    table = play_entries(table_of(key), 60)
    position = json.loads(table.state.model_dump_json())
    assert find_pack_cards(position) == set(read_sample(key).named)
    assert not any(is_pack_card(f"y{card[1:]}") for card in read_sample(key).named)
    assert table.pack_digests == (read_sample(key).digest,)
    dump = table.dump()
    assert json.loads(dump)["packs"] == [read_sample(key).digest]
    assert read_sample(key).manifest.name not in dump and "own_words" not in dump
    assert show_table(Table.load(dump)) == show_table(table)


@pytest.mark.parametrize("key", list(GAMES))
def test_a_dump_without_packs_does_not_mention_them(key: str) -> None:
    table = open_table(key, GAMES[key].seats[-1], "packs")
    assert "packs" not in json.loads(table.dump())
    assert table.pack_digests == ()


@pytest.mark.parametrize("key", KEYS)
def test_the_order_and_repetition_of_packs_do_not_matter(key: str) -> None:
    other = packs.read_pack(fill_template(key))
    one = open_table(key, 3, "x", packs=[read_sample(key).text, other.text])
    two = open_table(key, 3, "x", packs=[other.text, read_sample(key).text, other.text])
    assert one.dump() == two.dump()
    assert one.pack_digests == tuple(sorted([read_sample(key).digest, other.digest]))


def test_a_pack_of_another_game_and_too_many_packs_are_refused() -> None:
    with pytest.raises(Illegal, match="is for another game: posthuman"):
        open_table("hope", 3, "x", packs=[read_sample("posthuman").text])
    many = [packs.read_pack(change_sample("hope", "version", str(n))).text for n in range(5)]
    with pytest.raises(PackError, match="up to 4 packs; you chose 5"):
        open_table("hope", 3, "x", packs=many)
    with pytest.raises(PackError, match="That is not a pack"):
        open_table("hope", 3, "x", packs=["{}"])


def test_a_tampered_text_is_another_pack() -> None:
    """Nobody can give a table other cards under the digest that it names."""
    pack = read_sample("hope")
    dump = play_entries(table_of("hope"), 20).dump()
    other = pack.text.replace("Dead Letters", "Dear Letters")
    assert packs.read_kept_pack(other).digest != pack.digest
    assert Table.load(dump, packs=[other, pack.text]).pack_digests == (pack.digest,)


def test_a_pack_is_forgotten_when_no_table_holds_it() -> None:
    """A host with many servers does not keep them all; a table keeps its own. Without the pack, as
    in another process, the text is asked for by its hash."""
    text = packs.read_pack(change_sample("hope", "version", "forgotten")).text
    table = play_entries(open_table("hope", 3, "x", packs=[text]), 50)
    dump, digest = table.dump(), table.pack_digests[0]
    pack_texts._make_pack.cache_clear()
    gc.collect()
    assert Table.load(dump).pack_digests == (digest,), "the first table has it"
    del table
    gc.collect()
    with pytest.raises(MissingPacks) as missing:
        Table.load(dump)
    assert missing.value.digests == (digest,)
    words = "This table plays with cards that I do not have here"
    assert str(missing.value) == f"{words}: pack {digest[:8]}."
    again = Table.load(dump, packs=[text])
    assert again.pack_digests == (digest,)
    assert again.lost == ()
    assert again.dump() == dump


def test_copies_of_a_table_for_undos_and_trials_have_its_packs() -> None:
    """Tables at which something is tried out, and the step before, have the packs too."""
    table = table_of("posthuman")
    for _ in range(30):
        prompt = table.needed_prompts[0]
        table.answer(prompt.id, prompt.default)
        for seat in range(len(NAMES[:3])):
            table.undoable(seat)
            assert table.copy_at_step(table.journal.now).packs == table.packs


@pytest.mark.parametrize("key", KEYS)
def test_random_games_with_a_pack_keep_the_invariants(key: str) -> None:
    """One here; hundreds by a command (--pack)."""
    assert play_one(key, "with packs", 0, packs=[read_sample(key).text])["games"] == 1


@pytest.mark.parametrize("key", KEYS)
def test_nothing_shown_depends_on_a_packs_hidden_cards(key: str) -> None:
    seen = look_into(key, "with packs", 1, 20, 8, packs=[read_sample(key).text])
    assert seen["views"] > 0


def test_a_stored_pack_still_plays_after_the_game_takes_a_name_in_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A later version has a Scene of the same name, or forbids what a card does: tables go on, and
    whoever brings the pack from elsewhere is told."""
    pack = read_sample("hope")
    cards = GAMES["hope"].pack_cards
    pack_texts._make_pack.cache_clear()
    monkeypatch.setattr(cards, "list_taken_names", lambda kind: ["Dead Letters"])
    assert open_table("hope", 3, "later", packs=[pack.text]).pack_digests == (pack.digest,)
    with pytest.raises(PackError, match="another card is called Dead Letters"):
        packs.check_pack_text(pack.text)
