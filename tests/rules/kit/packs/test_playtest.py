"""A pack is tried by games of bots: what the report says, and what is refused."""

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from rules import GAMES
from rules.engine import Event
from rules.engine.packs import is_pack_card
from rules.hope.play import setup
from rules.hope.play.scene import outcomes
from rules.kit import packs
from rules.kit.packs import PackError, playing, run_playtest
from rules.kit.packs.playing import Card, Outcome
from rules.kit.packs.playtest import make_report
from tests.packs import KEYS, read_sample


@pytest.mark.parametrize("key", KEYS)
def test_the_same_games_give_the_same_report_on_every_card(key: str) -> None:
    heard: list[tuple[int, int]] = []
    one = run_playtest(read_sample(key), 1, "a", lambda done, all_: heard.append((done, all_)))
    assert heard == [(1, 1)]
    assert one == make_report(read_sample(key), [packs.play_game_pair(read_sample(key), 0, "a")])
    assert one.games == 1
    assert [line.partition(":")[0] for line in one.cards] == list(read_sample(key).named.values())
    assert one.summary[1] == "Bots played 1 game with the pack, and as many without it."


def test_the_game_without_the_pack_is_the_usual_game_of_that_seed() -> None:
    with_, without = packs.play_game_pair(read_sample("hope"), 3, "a")
    assert without == playing.play_game("hope", 3, "a")
    assert without.cards == {}
    assert with_.cards
    assert with_ != without
    assert len(without.measured) == without.seats


def test_a_cards_effects_are_counted_while_it_is_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    game, pack, hunger = GAMES["hope"], read_sample("hope"), 3
    first, shelf = next(iter(pack.named)), type(game.pack_cards)
    monkeypatch.setattr(shelf, "list_cards_in_play", lambda _, state: state)
    monkeypatch.setattr(shelf, "sum_gauges", lambda *_: {"Hunger": hunger})
    watch, (field, text) = playing.Watch(game, pack), playing._list_texts(pack, first)[0]
    here: Any = SimpleNamespace(state={first: [0]})
    gone: Any = SimpleNamespace(state={})
    watch.note_in_play(here, [])
    watch.note_in_play(here, [Event(f"Ada: {text}", kind="told")])
    hunger = 1
    watch.note_in_play(gone, [])
    watch.note_in_play(gone, [Event(text, kind="told")])
    watch.note_in_play(here, [])
    changed = Counter({"Hunger": -2})
    assert watch.cards == {first: Card(2, 1, told=Counter({field: 1}), change=changed)}


def outcome(answers: int, winners: tuple[int, ...], cards: dict[str, Card]) -> Outcome:
    return Outcome(3, answers, 5, winners, (1.0, 2.0, 3.0), cards)


def test_the_report_names_differences_larger_than_chance() -> None:
    pack = read_sample("hope")
    first = next(iter(pack.named))
    card = Card(drawn=2, games=1, told=Counter({"succeed": 2}), change=Counter({"Hunger": -2}))
    with_it = [outcome(150 + n % 2, (0,), {first: card}) for n in range(20)]
    without = [outcome(100 + n % 4, (0, 1, 2), {}) for n in range(20)]
    found = make_report(pack, list(zip(with_it, without, strict=True)))
    others = ("wins of the second seat", "wins of the third seat")
    assert found.shifts == ("length", "winners", *others)
    assert "Length: 150.5 answers, without the pack 101.5 (more than chance)." in found.summary
    assert "Humanity for each seat at the end: 2.0, without the pack 2.0." in (found.summary)
    assert any(line.startswith("Rounds: ") and "rounds" not in line for line in found.summary)
    assert found.summary[0].startswith("The pack changes the balance: length, winners, ")
    assert found.cards[0] == (
        "scene dead-letters: drawn 40 times, in 20 games; succeed 40; while it was in play, on "
        "average Hunger -1.0."
    )
    assert found.cards[1] == "scene the-ninth-wave: nobody drew it."


@pytest.mark.parametrize(("longer", "shifts"), [(15, ()), (16, ("length",))])
def test_a_difference_counts_from_2_6_standard_errors(longer: int, shifts: tuple[str, ...]) -> None:
    """Of twenty games, so many take one answer more and the others one less: on average 0.5 of 0.52
    allowed, and 0.6 of 0.48."""
    by = [1] * longer + [-1] * (20 - longer)
    pairs = [(outcome(100 + n, (0,), {}), outcome(100, (0,), {})) for n in by]
    assert make_report(read_sample("hope"), pairs).shifts == shifts


def test_equal_games_show_no_shift() -> None:
    pairs = [(outcome(100 + n, (n % 3,), {}), outcome(100 + n, (n % 3,), {})) for n in range(20)]
    found = make_report(read_sample("hope"), pairs)
    assert found.shifts == ()
    assert found.summary[0].startswith("The balance stays as it was")


def test_a_card_on_which_the_rules_fail_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    honest, shuffle = outcomes.uncover_scene, setup.shuffle_decks

    def on_top(h: Any) -> None:
        shuffle(h)
        for deck in h.s.decks.values():
            deck.pile.sort(key=is_pack_card)

    def stumbling(h: Any) -> None:
        honest(h)
        if h.scene.scene.title == "Dead Letters":
            raise ZeroDivisionError

    monkeypatch.setattr(outcomes, "uncover_scene", stumbling)
    monkeypatch.setattr(setup, "shuffle_decks", on_top)
    with pytest.raises(PackError, match=r"scene dead-letters.*ZeroDivisionError"):
        run_playtest(read_sample("hope"), 4, "stumble")


def test_a_game_that_does_not_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PackError, match="game 0 does not end"):
        playing.play_game("hope", 0, "a", read_sample("hope"), most=20)


def test_an_exception_from_the_progress_callback_ends_the_playtest() -> None:
    class Enough(Exception):
        pass

    def stop(done: int, of: int) -> None:
        raise Enough

    with pytest.raises(Enough):
        run_playtest(read_sample("hope"), 50, "a", stop)
