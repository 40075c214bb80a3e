"""HI-17: standing orders, and what is done for those who are away."""

import pytest

from tests.drivers import open_table as fresh
from tests.rules.hope.build import Road
from tests.rules.hope.rows import check_row, rows


@pytest.mark.rule("HI-17.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_defaults_alone_bring_a_game_to_its_end(seats: int) -> None:
    """What the table waits for is asked first, so that those who always answer that come there."""
    table = fresh("hope", seats, "nobody there")
    for _ in range(2000):
        if table.result is not None:
            break
        table.lapse_prompt(table.prompts[0].id)
    assert table.result is not None


@rows("""
HI-17.2 | a standing order accepts | Scene question accept hunger+1; Cleo picks question-accept
    standing; Ada acts; Ben lapses; Cleo lapses; Ada lapses | hunger 0 0 1
HI-17.2 | a standing order uses a card against a hit | Ada trait react prevent:of=harm; Ada picks
    react standing; avoid harm+1@drawer! | harm 0 0 0; waits Ben
HI-17.4 HI-4.1 | an absent drawer with five acts with two | Scene roll 2; Ada lapses; Ada lapses;
    Ada lapses | humanity 3 5 5; waits Ben Cleo
HI-17.4 | so with four | Ada humanity 4; Scene roll 2; Ada lapses; Ada lapses | humanity 2 5 5
HI-17.4 | with three it is one | Ada humanity 3; Scene roll 2; Ada lapses; Ada lapses
    | humanity 2 5 5
HI-17.4 | with one too | Ada humanity 1; Scene roll 2; Ada lapses; Ada lapses | humanity 0 5 5
HI-17.4 | with none it is Last Hope | Ada humanity 0; Scene roll 2; Ada lapses; Ada lapses | hope 0;
    claims Ada
HI-17.4 | and without Hope the Scene is avoided | hope 0; Ada humanity 0; Scene roll 2; Ada lapses;
    Ada lapses | says Ada avoids the Scene.
HI-17.4 | an absent drawer adds no Hope | Scene roll 2; Ada acts 1; rest refuse; Ada lapses
    | hope 1; won no
HI-17.5 HI-12.2 | a choice left open is the next on the left | seats 4; avoid harm+1@chosen_other!;
    Ada lapses | harm 0 1 0 0
HI-17.5 HI-12.2 | of several ways it is the first, which asks whom | seats 4;
    avoid choose_one!:ways=One_way>harm+1@chosen_other!/Other_way>nothing; Ada lapses | waits Ada;
    options Ada 1 2 3
""")
def test_absence(play: str, then: str) -> None:
    check_row(play, then)


@pytest.mark.rule("HI-17.2")
def test_only_its_owner_sees_a_standing_order() -> None:
    case = Road(3).play()
    before = [case.view(reader).model_dump() for reader in (0, 2, None)]
    prompts = [(p.id, p.text) for p in case.table.prompts if p.seat != 1]
    case.pick("support-keep2", 1, "standing")
    assert [case.view(reader).model_dump() for reader in (0, 2, None)] == before
    assert [(p.id, p.text) for p in case.table.prompts if p.seat != 1] == prompts
    standing = case.view(1).private.standing
    assert standing is not None
    assert standing.support == "keep2"
    assert all(event.seats == (1,) for event in case.told("standing"))


@pytest.mark.rule("HI-17.6")
def test_a_seat_keeps_everything_when_another_player_takes_over() -> None:
    case = Road(3).person(1, humanity=2, hunger=1).play()
    case.pick("support-one", 1, "standing")
    case.table.rename_seat(1, "Zoe")
    person = case.view(1).people[1]
    assert (person.player, person.name, person.humanity) == ("Zoe", "Ben", 2)
    assert case.state.players[1].standing.support == "one"
