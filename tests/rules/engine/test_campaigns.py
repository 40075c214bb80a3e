"""A table continues from the save of the one before, and its seal covers that save too."""

import json

import pytest

from rules import survive
from rules.engine import Illegal, Table
from rules.engine.naming import rename_in_dump
from rules.engine.seal import hash_text, seal_secret
from tests.tiny import TINY

from .play import answer_prompt, check_reload, compute_sha, open_tiny


def chapter(save: str | None, seats: int = 2, seed: str = "seed") -> Table:
    return Table.open("tiny", names=["Ada", "Ben", "Cleo"][:seats], seed=seed, save=save)


def play_out(table: Table) -> Table:
    """Bots play the table to its end."""
    while table.prompts:
        table.answer(table.needed_prompts[0].id, table.choose_bot_answer(table.needed_prompts[0]))
    return table


def test_a_game_without_campaigns_takes_no_save() -> None:
    assert TINY.can_carry
    assert not survive.GAME.can_carry
    with pytest.raises(Illegal, match=r"^Survive! has no campaigns"):
        Table.open("survive", names=["Ada", "Ben"], seed="x", save="{}")


def test_the_next_chapter_begins_with_what_the_last_one_left() -> None:
    first = play_out(open_tiny(2))
    first.state.wood = [3, 4]
    assert first.carried_save == '{"logs":7}'
    assert chapter(first.carried_save, 2).state.wood == [4, 4]
    assert chapter(first.carried_save, 3).state.wood == [3, 3, 3]
    assert chapter(None, 2).state.wood == [1, 1]


def test_a_save_with_a_replaced_id_is_read_under_the_new_one(monkeypatch) -> None:
    monkeypatch.setattr(type(TINY), "replaced", {"planks": "logs"})
    table = chapter('{"planks":7}')
    assert (table.state.wood, table.save) == ([4, 4], '{"planks":7}')
    with pytest.raises(Illegal, match=r"^Tiny Fire cannot go on from that save: "):
        chapter("nonsense")


def test_no_save_is_carried_before_the_end_or_if_the_game_leaves_none() -> None:
    table = open_tiny(2)
    assert table.carried_save is None
    play_out(table)
    table.state.wood = [0, 0]
    assert table.carried_save is None


@pytest.mark.parametrize("save", ["", "nonsense", "[]", '{"logs":0}', '{"logs":2,"more":1}'])
def test_a_save_that_does_not_fit_is_refused_with_a_sentence(save) -> None:
    with pytest.raises(Illegal, match=r"^Tiny Fire cannot go on from that save: .+\.$"):
        chapter(save)


def test_the_seal_covers_the_seed_and_the_save() -> None:
    save = '{"logs":7}'
    assert chapter(save, seed="täble").seed_hash == compute_sha(f"{compute_sha(save)}/täble")
    assert chapter(save, seed="täble").seed_hash == seal_secret("täble", save)
    assert hash_text(save) == compute_sha(save)
    others = {
        seal_secret("s", save),
        seal_secret("s"),
        seal_secret("s", '{"logs":8}'),
        seal_secret("t", save),
    }
    assert len(others) == 4


def test_a_table_without_a_save_has_the_usual_seal_and_dump() -> None:
    table = open_tiny(2, seed="täble")
    assert table.seed_hash == compute_sha("täble")
    assert "save" not in json.loads(table.dump())
    assert table.save is None


def test_a_dump_keeps_the_save() -> None:
    table = chapter('{"logs":7}')
    answer_prompt(table, 0, "Ash")
    answer_prompt(table, 1, "Birch")
    again = check_reload(table)
    assert again.save == '{"logs":7}'
    assert (again.seed_hash, again.dump()) == (table.seed_hash, table.dump())
    gone = Table.load(rename_in_dump(table.dump(), [0], "a former player", lambda said: said))
    assert (gone.names[0], gone.save) == ("a former player", table.save)
    play_out(again)
    assert Table.load(again.dump()).carried_save == again.carried_save is not None
