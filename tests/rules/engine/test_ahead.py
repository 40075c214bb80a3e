"""Answers given ahead: what they answer, how long they count, and what they never answer."""

from dataclasses import replace

import pytest

from rules.engine import GAMES, Entry, Illegal, Option, Table, ahead
from rules.engine.presets import Choice, Preset, PresetKind, Span
from rules.engine.prompts import Prompt
from tests.tiny import TINY, Tiny

from .play import (
    NO,
    YES,
    Script,
    answer_prompt,
    ask_in_turn,
    ask_together,
    find_prompt,
    open_script,
    open_tiny,
    roll_die,
    yes_no,
)

ASKED = PresetKind(
    key="asked",
    asked="You are asked",
    verbs=frozenset({"say"}),
    fits=lambda prompt: True,
    answers=lambda _: (Choice("yes", "Yes"), Choice("no", "No")),
    give=lambda _, __, chosen: [chosen],
)


@pytest.fixture(autouse=True)
def declared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scripted games have a kind of question that may be answered ahead."""
    monkeypatch.setattr(Script, "presets", (ASKED,))


def make_preset(table, seat, kind, answer, *, condition="", scope="game") -> Preset:
    return ahead.make_preset(table, seat, kind, answer=answer, condition=condition, scope=scope)


def find_answer(table, prompt: Prompt, *presets: Preset):
    found = ahead.find_preset_answer(table, prompt, presets)
    return None if found is None else found[1]


def is_valid(table, seat, preset) -> bool:
    return ahead.explain_expiry(table, seat, preset) is None


two = ask_in_turn(0, 0)
together = ask_together(0, 1)


def test_an_answer_ahead_counts_as_the_seats_own_and_is_told_as_given_ahead() -> None:
    table = open_script(two)
    prompt = find_prompt(table, 0)
    given = find_answer(table, prompt, make_preset(table, 0, "asked", "yes"))
    assert given == ["yes"]
    (told,) = table.answer_by_preset(prompt.id, given)
    assert told.text == "Ada had answered ahead: “Yes”." and told.seats is None
    assert table.state.log == ["yes"]


def test_a_sealed_or_secret_answer_ahead_is_told_only_to_its_seat() -> None:
    table = open_script(together)
    (told,) = table.answer_by_preset(find_prompt(table, 1).id, ["no"])
    assert table.answered_seats == {1}
    assert (told.text, told.seats) == ("You had answered ahead: “No”.", (1,))
    told = table.answer_by_preset(find_prompt(table, 0).id, ["yes"])  # the last: all lie open now
    assert (told[0].text, told[0].seats) == ("Ada had answered ahead: “Yes”.", None)

    def step(t):
        yield from t.ask(yes_no(t, 0, secret=True))
        yield from t.ask(yes_no(t, 0))

    table = open_script(step)
    (told,) = table.answer_by_preset(find_prompt(table, 0).id, ["yes"])
    assert (told.text, told.seats) == ("You had answered ahead: “Yes”.", (0,))
    assert table.undoable(0) is not None
    assert table.undo(0)[0].text == "Ada takes back a private answer."  # without anybody's consent


def test_a_replay_does_not_need_the_presets() -> None:
    table = open_tiny(seats=2)
    first, journal = table.dump(), []
    for seat in (0, 1):
        journal.append(Entry("answer", seat, find_prompt(table, seat).id, f"Camp {seat}"))
        table.apply_entry(journal[-1])
    prompt = find_prompt(table, 0, optional=False)
    journal.append(Entry("preset", 0, prompt.id, ["draw"]))
    table.apply_entry(journal[-1])
    again = Table.load(first, journal)
    assert again.lost == () and again.dump() == table.dump()


def test_a_refused_answer_ahead_changes_nothing() -> None:
    table = open_script(two)
    before = table.dump()
    with pytest.raises(Illegal):
        table.answer_by_preset(find_prompt(table, 0).id, ["perhaps"])
    assert table.dump() == before


@pytest.mark.parametrize(
    ("options", "armed", "given"),
    [
        ([YES, NO, Option("flee", "run", "Run")], "yes", None),  # one option is of another sort
        ([NO], "yes", None),
        ([NO], "no", ["no"]),
    ],
)
def test_an_answer_ahead_is_given_only_to_a_question_it_fits(options, armed, given) -> None:
    table = open_script(lambda t: t.ask(t.choice(0, "?", options, default="no")))
    assert find_answer(table, find_prompt(table, 0), make_preset(table, 0, "asked", armed)) == given


def offered_to_ben() -> Table:
    """Ada offers Ben a card; Ben has one log."""
    table = open_tiny(seats=2)
    for seat in (0, 1):
        table.answer(find_prompt(table, seat, optional=False).id, f"Camp {seat}")
    answer_prompt(table, 0, "trade", optional=False)
    answer_prompt(table, 0, "0", optional=False)
    return table


def offer(table: Table) -> Prompt:
    """The question to Ben."""
    return find_prompt(table, 1, optional=False)


def test_a_conditional_preset_comes_first_if_its_condition_holds() -> None:
    table = offered_to_ben()
    prompt = offer(table)
    always = make_preset(table, 1, "offer", "decline")
    by_ada = make_preset(table, 1, "offer", "accept", condition="by-0")
    rich = make_preset(table, 1, "offer", "accept", condition="rich")
    assert find_answer(table, prompt, always, by_ada) == ["accept"]
    assert find_answer(table, prompt, always) == ["decline"]
    assert find_answer(table, prompt, rich) is None
    table.state.wood[1] = 3
    assert find_answer(table, prompt, rich) == ["accept"]


@pytest.mark.parametrize(
    ("kind", "answer", "condition"),
    [("offer", "haggle", ""), ("offer", "accept", "by-7"), ("dice", "accept", "")],
)
def test_only_offered_presets_can_be_armed(kind, answer, condition) -> None:
    with pytest.raises(Illegal, match="You cannot answer that ahead now"):
        make_preset(offered_to_ben(), 1, kind, answer, condition=condition)


@pytest.mark.parametrize(("steps", "scope"), [((two, two), "turn"), ((two,), "game")])
def test_a_preset_expires_at_the_end_of_its_step_or_game(steps, scope) -> None:
    table = open_script(*steps)
    preset = make_preset(table, 0, "asked", "yes", scope=scope)
    answer_prompt(table, 0, "no")
    assert is_valid(table, 0, preset)
    answer_prompt(table, 0, "no")
    assert ahead.explain_expiry(table, 0, preset) == ""
    assert (table.result is not None) == (ahead.list_offered(table, 0) == []) == (scope == "game")


def test_a_preset_lasts_for_a_phase_of_several_steps(monkeypatch) -> None:
    now = {"turn": Span(7, "the long phase ends")}
    monkeypatch.setattr(Script, "name_spans", lambda *_: now)
    table = open_script(two, two, two)
    preset = make_preset(table, 0, "asked", "yes", scope="turn")
    assert preset.step == 7
    before = table.step
    answer_prompt(table, 0, "no")
    answer_prompt(table, 0, "no")
    assert table.step > before and is_valid(table, 0, preset)
    now["turn"] = Span(-8, "the next ends")
    assert ahead.explain_expiry(table, 0, preset) == ""


def test_a_preset_expires_when_its_round_is_no_longer_played(monkeypatch) -> None:
    now = {"turn": Span(1, "this turn ends"), "round": Span(3, "the page is left")}
    monkeypatch.setattr(Script, "name_spans", lambda *_: now)
    table = open_script(two)
    assert ahead.list_scopes(table) == ["turn", "round", "game"]
    preset = make_preset(table, 0, "asked", "yes", scope="round")
    del now["round"]
    assert ahead.explain_expiry(table, 0, preset) == ""


def test_a_preset_expires_at_the_end_of_its_round() -> None:
    table = offered_to_ben()
    preset = make_preset(table, 1, "offer", "decline", scope="round")
    table.state.round += 1
    assert ahead.explain_expiry(table, 1, preset) == ""
    preset = make_preset(table, 1, "offer", "decline", scope="game")
    table.state.round += 1
    assert is_valid(table, 1, preset)


def test_a_game_without_rounds_offers_no_preset_for_a_round() -> None:
    table = open_script(two)
    assert ahead.list_scopes(table) == ["turn", "game"]
    with pytest.raises(Illegal, match="No round is going on"):
        make_preset(table, 0, "asked", "yes", scope="round")


def test_a_preset_expires_when_its_seat_changes_role() -> None:
    table = offered_to_ben()
    preset = make_preset(table, 1, "offer", "decline")
    assert is_valid(table, 1, preset)
    table.state.flares[1] = False
    assert str(ahead.explain_expiry(table, 1, preset)) == "you now play another role"


def test_a_preset_made_before_roles_are_dealt_still_counts() -> None:
    """An answer given ahead before roles are dealt still counts when they are."""
    table = offered_to_ben()
    table.state.round = 0
    early = make_preset(table, 1, "offer", "decline")
    assert early.role == "" and ahead.adopt_present_role(table, 1, early) == early
    table.state.round = 1
    assert is_valid(table, 1, early)
    kept = ahead.adopt_present_role(table, 1, early)
    assert kept.role == "keeper" and ahead.adopt_present_role(table, 1, kept) is kept
    table.state.flares[1] = False
    assert str(ahead.explain_expiry(table, 1, kept)) == "you now play another role"


def test_a_preset_expires_when_its_words_change_meaning() -> None:
    table = offered_to_ben()
    by_ada = make_preset(table, 1, "offer", "decline", condition="by-0")
    assert ahead.explain_change(table, 1, by_ada) is None
    table.rename_seat(0, "Zoe")
    assert str(ahead.explain_change(table, 1, by_ada)) == "it would now mean something else"
    draws = make_preset(table, 0, "turn", "draw")
    table.state.hands[0] = ["bark"] * 3
    assert str(ahead.explain_change(table, 0, draws)) == "you can no longer choose it"


def test_a_preset_expires_when_the_rules_no_longer_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    table = offered_to_ben()
    preset = make_preset(table, 1, "offer", "decline")
    monkeypatch.setattr(Tiny, "presets", ())
    assert str(ahead.explain_expiry(table, 1, preset)) == "the rules no longer ask this"


def test_an_answer_ahead_can_be_undone_and_the_table_knows_whose_it_was() -> None:
    table = open_script(two)
    table.answer_by_preset(find_prompt(table, 0).id, ["yes"])
    assert table.undoing.taken_back is None
    table.undo(0)
    assert table.undoing.taken_back == 0 and table.state.log == []
    answer_prompt(table, 0, "no")
    assert table.undoing.taken_back is None


def test_a_preset_consent_records_whose_answer_was_taken_back() -> None:
    table = open_script(ask_in_turn(0, roll_die, 1, roll_die, 0))
    answer_prompt(table, 0, "yes")
    table.undo(0)
    (petition,) = [p for p in table.prompts if p.seat == 1 and p.optional]
    agree = make_preset(table, 1, "undo", "agree")
    assert find_answer(table, petition, agree) == ["agree"]
    told = table.answer_by_preset(petition.id, ["agree"])
    assert told[0].text == "Ben had answered ahead: “Agree”."
    assert table.undoing.taken_back == 0 and find_prompt(table, 0).options == (YES, NO)


def test_a_table_of_one_offers_no_preset_about_undos() -> None:
    assert [each.kind.key for each in ahead.list_offered(open_script(two, seats=1), 0)] == ["asked"]


def test_an_answer_ahead_makes_nobody_present_or_absent() -> None:
    table = open_script(ask_in_turn(*[0] * 6))
    for _ in range(2):
        table.lapse_prompt(find_prompt(table, 0).id)
    table.answer_by_preset(find_prompt(table, 0).id, ["yes"])
    table.lapse_prompt(find_prompt(table, 0).id)
    assert table.absent_seats == {0}  # the third in a row that nobody was there for
    table.answer_by_preset(find_prompt(table, 0).id, ["yes"])
    assert table.absent_seats == {0}


def test_a_preset_survives_dump_and_load() -> None:
    table = offered_to_ben()
    preset = make_preset(table, 1, "offer", "accept", condition="by-0")
    loaded = Table.load(table.dump())
    assert find_answer(loaded, offer(loaded), replace(preset)) == ["accept"]
    assert GAMES["tiny"] is TINY
