"""Who takes which shard, and who counts as dead."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from storage.processes.sharing import Member, Plan, Silence, plan, shard_of


def free(count: int) -> dict[int, int | None]:
    return dict.fromkeys(range(count))


def settle(members: list[Member], owners: dict[int, int | None]) -> int:
    """Let the members carry out their plans, one after the other, until there is nothing to do.
    Returns how many shards have been taken."""
    taken = 0
    for _ in range(100):
        moved = False
        for member in members:
            todo = plan(member.number, members, owners)
            for shard in todo.give:
                assert owners[shard] == member.number
                owners[shard] = None
            for shard in todo.take:
                assert owners[shard] is None
                owners[shard] = member.number
            taken += len(todo.take)
            moved |= todo != Plan()
        if not moved:
            return taken
    raise AssertionError(f"The shards never come to rest: {owners}")


def test_a_servers_shard_is_discords_and_direct_messages_have_the_first() -> None:
    assert shard_of(None, 8) == 0
    assert shard_of(197038439483310086, 8) == (197038439483310086 >> 22) % 8


def test_who_is_alone_takes_all_and_gives_half_to_the_second() -> None:
    one, two = Member(1, 0), Member(2, 0)
    assert plan(1, [one], free(8)).take == tuple(range(8))
    owners: dict[int, int | None] = dict.fromkeys(range(8), 1)
    assert plan(1, [one, two], owners) == Plan(give=(4, 5, 6, 7))
    assert plan(2, [one, two], owners) == Plan()  # nothing is taken from the living


def test_what_a_dead_process_had_goes_to_those_with_the_fewest() -> None:
    owners: dict[int, int | None] = {0: 2, 1: 2, 2: 2, 3: None, 4: None, 5: 3, 6: None, 7: None}
    members = [Member(2, 0), Member(3, 0)]
    assert plan(2, members, owners).take == (3,)
    assert len(plan(3, members, owners).take) == 3


def test_a_range_is_its_owners_while_it_lives_and_anybodys_when_it_is_dead() -> None:
    low, high = Member(1, 0, frozenset(range(4))), Member(2, 0, frozenset(range(4, 8)))
    owners = free(8)
    settle([low, high], owners)
    assert owners == {**dict.fromkeys(range(4), 1), **dict.fromkeys(range(4, 8), 2)}
    owners |= dict.fromkeys(range(4, 8))
    assert plan(1, [low], owners).take == (4, 5, 6, 7)
    settle([low], owners)
    again = Member(3, 0, high.wants)
    assert plan(1, [low, again], owners).give == (4, 5, 6, 7)


@given(
    st.integers(1, 24),
    st.lists(st.frozensets(st.integers(0, 23), max_size=6), min_size=1, max_size=6),
    st.data(),
)
def test_all_shards_come_to_rest_evenly(
    count: int, wants: list[frozenset[int]], data: st.DataObject
) -> None:
    """Wherever they were, also with owners that are no more: every shard ends with a living
    owner, those who named it have it, and of the others nobody has two more than another could
    have."""
    members = [Member(number, 0, wanted) for number, wanted in enumerate(wants, 1)]
    holders = st.one_of(st.none(), st.sampled_from([member.number for member in members]))
    owners = {shard: data.draw(holders) for shard in range(count)}
    settle(members, owners)
    named: dict[int, int] = {}
    for member in members:
        for shard in member.wants:
            named.setdefault(shard, member.number)
    assert all(owners[shard] == named.get(shard, owners[shard]) for shard in owners)
    assert None not in owners.values()
    has = {m.number: list(owners.values()).count(m.number) for m in members}
    spread = {owner for shard, owner in owners.items() if shard not in named}
    assert all(has[owner] <= min(has.values()) + 1 for owner in spread if owner is not None)


def test_little_changes_hands() -> None:
    """When one of three is gone, only its shards are taken."""
    members = [Member(number, 0) for number in (1, 2, 3)]
    owners = free(9)
    settle(members, owners)
    for shard, owner in owners.items():
        if owner == 2:
            owners[shard] = None
    assert settle([members[0], members[2]], owners) == 3


def test_whoever_is_silent_for_long_is_dead() -> None:
    silence = Silence(patience=8, gap=5)
    assert not any(silence.listen({1: 7, 2: now}, now) for now in range(0, 8, 2))
    assert silence.listen({1: 7, 2: 8}, 8) == {1}
    assert silence.listen({1: 8, 2: 9}, 10) == set()


def test_whoever_has_not_listened_accuses_nobody() -> None:
    silence = Silence(patience=8, gap=5)
    silence.listen({1: 7}, 0)
    assert silence.listen({1: 7}, 60) == set()
    assert silence.listen({1: 7}, 64) == set()
    assert silence.listen({1: 7}, 68) == {1}
