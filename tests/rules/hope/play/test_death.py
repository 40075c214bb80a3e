"""HI-13, HI-14: legacy, gifts from the grave, and late-comers."""

from __future__ import annotations

import pytest

from rules.hope.model.decks import DECKS
from tests.rules.hope.build import NAMES, Case, Road, passive, roll, trait
from tests.rules.hope.rows import check, rows

STARVE = {"op": "hunger", "n": 2, "target": "drawer", "per": "once"}


def dies(road: Road) -> Case:
    """Ada starves in her own turn."""
    return road.person(0, hunger=1).draws(roll(1, refuse=[STARVE])).play().avoids()


@rows("""
HI-14.1 | the dead one's player names the heirs | Ada thing free tell; Ada starves | waits Ada;
        options Ada 1 2
HI-14.1 HI-12.7 HI-17.5 | of each Asset; the group's stay | Ada thing free tell;
        Ada thing free tell; group free tell; Ada starves; Ada picks 2 heir; Ada lapses
        | things - a98 a99; commons a97
HI-14.11 | before the next Scene, and then comes the gift | Ada thing free tell; Ada starves;
        Ada lapses | waits Ada; offers Ada gift; lacks Ben scene
HI-14.11 | and then the next turn | Ada starves; Ada picks no gift | waits Ben; offers Ben scene
HI-14.1 | with nobody sound left Assets are discarded | Ada hunger 1; Ada thing free tell;
        Ben humanity 0; Cleo humanity 0; Scene roll 1 refuse humanity-1@others!,hunger+2@drawer!;
        Ada avoids | used-up a99; phase end
HI-14.1 HI-14.2 HI-13.8 | a Scene dooms the living, who leave something | round 5; turn Cleo;
        Cleo humanity 0; Cleo thing free tell; top trait free tell;
        Scene roll 1 refuse humanity-1@drawer!; Cleo avoids; Cleo picks 1 heir; Cleo picks yes gift;
        Cleo picks 0 gift | things - a99 -; traits t99 - -; phase end; waits Ada
HI-14.1 | the last one's Assets are discarded before the end | round 5; turn Cleo; dead Ada Ben;
        Cleo humanity 0; Cleo thing free tell; Scene roll 1 refuse humanity-1@drawer!; Cleo avoids
        | used-up a99; phase end
HI-14.1 | the doomed inherit nothing | seats 4; round 4; Ada hunger 1; Ada thing free tell;
        Ben humanity 0; Scene roll 1 refuse humanity-1@left!,hunger+2@drawer!; Ada avoids
        | doomed Ben; options Ada 2 3
HI-14.2 HI-17.5 | and get no gift; the next who is sound does | seats 4; round 4; Ada hunger 1;
        Ada thing free tell; Ben humanity 0; Scene roll 1 refuse humanity-1@left!,hunger+2@drawer!;
        Ada avoids; Ada lapses; Ada picks yes gift | things - - a99 -; options Ada 2 3
HI-14.2 HI-14.1 | to the doomed alone nothing is left | round 4; Ada hunger 1; Ada thing free tell;
        dead Cleo; Ben humanity 0; Scene roll 1 refuse humanity-1@others!,hunger+2@drawer!;
        Ada avoids | used-up a99; never gift; phase end
HI-14.2 HI-17.5 | in silence no gift is drawn | Ada starves; Ada lapses | traits - - -; waits Ben
HI-19.4d HI-2.5 | an omen for the dead is not for who comes after | Ada hunger 1;
        Scene roll 1 refuse next_hardship+2!:whose=self,hunger+2@drawer!; Ada avoids;
        Ada picks no gift; Ada picks yes join; Ben avoids | omens none; living Ada Ben Cleo
HI-14.9 | a place that was passed is gone | seats 4; Ben hunger 1;
        Scene roll 1 refuse hunger+2@left!; Ada avoids; Ben picks no gift; Ben picks yes join;
        Cleo avoids | living Ada Ben Cleo Dov; waits Dov
HI-14.9 | a place that is still to come is not | seats 4; Dov hunger 1;
        Scene roll 1 refuse hunger+2@right!; Ada avoids; Dov picks no gift; Dov picks yes join;
        Ben avoids; Cleo avoids | waits Dov; offers Dov scene
HI-14.6 | who is silent joins after round three | round 2; Ada starves; Ada picks no gift;
        Ben avoids; Cleo avoids; Ben avoids; Cleo avoids | round 4; living Ada Ben Cleo
HI-14.6 | who has declined does not | round 2; Ada starves; Ada picks no gift; Ada picks no join;
        Ben avoids; Cleo avoids; Ben avoids; Cleo avoids | round 4; living Ben Cleo
HI-14.4 | no grace after round two | round 3; Ada starves; Ada picks no gift | lacks Ada join
HI-14.5 HI-14.12 | nor for a late-comer | Ada newcomer; Ada starves; Ada picks no gift
        | lacks Ada join
HI-14.7 | doomed in round two and gone in round three | round 2; turn Cleo; Cleo humanity 0;
        Scene roll 1 refuse humanity-1@drawer!; Cleo avoids; Cleo picks no gift | round 3;
        offers Cleo join
HI-14.7 | in the short game too | short; round 2; turn Cleo; Cleo humanity 0;
        Scene roll 1 refuse humanity-1@drawer!; Cleo avoids; Cleo picks no gift;
        Cleo picks yes join; Ada avoids | round 3; living Ada Ben Cleo
HI-14.6 | the offer says what silence brings | round 2; Ada starves; Ada picks no gift | asks Ada
        Grace of Innocence: do you want to come back as someone new? If you do not answer by the end
        of round three, someone joins in your name.
HI-14.6 HI-14.7 | in the short game nothing | short; round 2; Ada starves; Ada picks no gift
        | asks Ada Grace of Innocence: do you want to come back as someone new?
HI-2.5 HI-20.12 HI-18.7 | a partner's death is felt once | round 4;
        Ben bond Ada partner_dies humanity-1; Ada starves | humanity - 4 5
HI-12.3 HI-18.5 | a last act | round 4; Ben humanity 3; Ada is death humanity+1@others; Ada starves;
        Ada uses | humanity - 4 5; says The Quiet One: Ben gains 1 Humanity.
HI-12.3 | the dead one's left is meant | round 4; Ada is death humanity-1@left; Ada starves;
        Ada uses | humanity - 4 5
HI-12.3 | a last act is declined | round 4; Ada is death humanity-1@left; Ada starves; Ada passes
        | humanity - 5 5
HI-3.3 HI-12.3 | who dies before drawing has drawn nothing | Ada thing free kill; Ada uses;
        Ada picks no gift | living Ben Cleo; never draw; offers Ben scene
""")
def test_legacy_and_late_comers(play: str, then: str) -> None:
    check(play, then)


def test_the_dead_are_still_called_by_their_names() -> None:
    case = dies(Road(3))
    assert case.state.people[0] is None
    assert sorted(case.state.all_names) == list(enumerate(NAMES[:3]))


@pytest.mark.rule("HI-14.2", "HI-14.3", "HI-17.5")
def test_a_gift_from_the_grave_is_seen_first_and_must_be_given() -> None:
    vice = trait(passive("i_avoid", {"op": "humanity", "n": -1}))
    case = dies(Road(3).round(4).top(vice))
    case.pick("yes", 0, "gift")
    gift = case.view(0).private.gift
    assert gift is not None
    assert gift.id == vice.id
    assert case.view(1).private.gift is None
    assert str(vice.name) not in " ".join(case.texts())
    assert case.prompt(0).secret
    assert case.options(0) == ["1", "2"]
    case.pick("2", 0)
    assert [held.card for held in case.person(2).traits] == [vice.id]
    quiet = dies(Road(3))
    quiet.run_out(0)
    assert all(not quiet.person(seat).traits for seat in (1, 2))


@pytest.mark.rule("HI-14.4", "HI-14.6", "HI-14.9", "HI-2.4", "HI-2.5")
def test_grace_of_innocence() -> None:
    case = dies(Road(3).round(2))
    case.pick("no", 0, "gift")
    assert case.view(None).people[0].grace
    case.pick("yes", 0, "join")
    assert not case.state.is_alive(0), "at the start of the next turn"
    case.avoids("any")
    c = case.person(0)
    assert (c.humanity, len(c.traits), c.bonds, c.assets, c.hunger) == (3, 2, [], [], 0)
    assert c.name in DECKS.voice.names
    assert case.waits_for == {2}, "the place in this round is gone"
    case.avoids("any")
    assert case.waits_for == {0}


@pytest.mark.rule("HI-14.8")
def test_the_group_tells_how_they_met() -> None:
    case = dies(Road(3))
    case.pick("no", 0, "gift")
    case.pick("yes", 0, "join")
    case.avoids("any")
    (arrival,) = (entry for entry in case.state.story if entry.kind == "arrival")
    for seat in (2, 1):
        prompt = next((p for p in case.asked(seat) if p.verb == "tell" and "meet" in p.text), None)
        if prompt is not None:
            case.table.answer(prompt.id, "She was asleep in our cart.")
    assert [told.text for told in arrival.told] == ["She was asleep in our cart."]


@pytest.mark.rule("HI-14.10", "HI-15.6")
def test_with_nobody_left_nobody_joins_and_it_is_over() -> None:
    road = Road(3).dead(1).person(2, hunger=1)
    both = {"op": "hunger", "n": 2, "target": "all", "per": "once"}
    case = road.person(0, hunger=1).draws(roll(1, refuse=[both])).play().avoids()
    assert case.state.phase == "end"
    assert not any(case.offers(seat, "join") for seat in range(3))
    while case.table.prompts:
        case.run_out(case.table.prompts[0].seat)
    assert case.table.result is not None
    assert case.table.result.winners == ()


@pytest.mark.rule("HI-13.10", "HI-16.2")
def test_a_death_is_its_players_to_tell_or_the_game_masters() -> None:
    case = dies(Road(3).round(4))
    case.pick("no", 0, "gift")
    (death,) = (entry for entry in case.state.story if entry.kind == "death")
    assert "Ada" in str(death.line)
    prompt = next(p for p in case.asked(0) if p.verb == "tell" and "dead" in p.text)
    case.table.answer(prompt.id, "I gave mine to the dog.")
    assert [told.text for told in death.told] == ["I gave mine to the dog."]
