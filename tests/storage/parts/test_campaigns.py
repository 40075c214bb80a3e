"""A campaign keeps what its chapters carry on; one chapter at a time, and nothing between two is
lost."""

import asyncio
from dataclasses import replace

import pytest

from storage import (
    FORMER_PLAYER,
    Campaign,
    CampaignGone,
    CampaignMoved,
    Card,
    ChannelTaken,
    Chapter,
    ChapterOpen,
    NewCampaign,
    NextChapter,
    Post,
    Seat,
    ServerFull,
    Store,
    TableChanged,
    TableRow,
)
from tests.clock import Clock
from tests.storage.conftest import OpenStore
from tests.storage.tables import ADA, BEN, CLEO, DUMP, make_commit, make_new_table, start_table

LONG = NewCampaign("The Long Winter")
SAVE = '{"logs":7}'


async def open_first(store: Store, channel: int = 1, **changes: object) -> TableRow:
    """A first chapter, gathering."""
    return await store.open_table(make_new_table(channel, campaign=LONG, **changes))


async def find_campaign(store: Store, row: TableRow) -> Campaign:
    return await store.campaigns.find_campaign(row.chapter.campaign_id)


async def play_to_end(store: Store, row: TableRow, carried: str | None = SAVE) -> TableRow:
    """The table is played to its end."""
    await store.start_table(row.id, row.edition, "checkpoint 0")
    await store.save_commit(make_commit(row.id, 0, ended=True, carried=carried))
    return await store.find_table(row.id)


def next_of(known: Campaign, number: int | None = None) -> NextChapter:
    return NextChapter(known.id, known.next_number if number is None else number)


async def test_a_campaign_begins_with_its_first_chapter(store: Store, clock: Clock) -> None:
    row = await open_first(store)
    assert row.save is None
    known = await find_campaign(store, row)
    assert row.chapter == Chapter(known.id, "The Long Winter", 1, 0)
    assert known == Campaign(known.id, 10, 1, "tiny", "The Long Winter", None, 0, False, clock.now)
    assert await store.find_table(row.id) == row
    assert [each.id for each in await store.campaigns.list_chapters(known.id)] == [row.id]


async def test_other_tables_belong_to_no_campaign(store: Store) -> None:
    row = await start_table(store)
    assert (row.save, row.chapter) == (None, None)
    await store.save_commit(make_commit(row.id, 0, ended=True, carried=SAVE))
    assert await store.campaigns.list_known_campaigns(ADA, 10, 1) == []
    rematch = await store.open_table(make_new_table(save=SAVE))
    assert (rematch.save, rematch.chapter) == (SAVE, None)
    assert (await play_to_end(store, rematch, '{"logs":1}')).save == SAVE


async def test_the_next_chapter_begins_with_the_carried_save(store: Store) -> None:
    ended = await play_to_end(store, await open_first(store))
    known = await find_campaign(store, ended)
    assert (known.save, known.carried, known.next_number) == (SAVE, 1, 2)
    assert (ended.chapter.number, ended.chapter.carried) == (1, 1)
    assert ended.save is None
    second = await store.open_table(make_new_table(2, campaign=next_of(known)))
    assert (second.save, second.chapter) == (SAVE, replace(ended.chapter, number=2))
    known = await find_campaign(store, second)
    assert known.channel_id == 2
    assert SAVE not in repr(second) + repr(known)
    await play_to_end(store, second, '{"logs":2}')
    known = await find_campaign(store, second)
    assert (known.save, known.carried) == ('{"logs":2}', 2)
    # What a chapter began from stays as it was.
    assert [each.save for each in await store.campaigns.list_chapters(known.id)] == [None, SAVE]


@pytest.mark.parametrize("how", ["closed", "carried nothing"])
async def test_a_chapter_without_a_save_leaves_the_campaign_unchanged(
    store: Store, how: str
) -> None:
    ended = await play_to_end(store, await open_first(store))
    known = await find_campaign(store, ended)
    second = await store.open_table(make_new_table(campaign=next_of(known)))
    if how == "closed":
        await store.end_table(second.id, "closed")
    else:
        await play_to_end(store, second, None)
    assert await find_campaign(store, second) == known
    again = await store.open_table(make_new_table(campaign=next_of(known)))
    assert again.save == SAVE
    assert again.chapter == second.chapter
    chapters = await store.campaigns.list_chapters(known.id)
    assert [each.chapter and each.chapter.number for each in chapters] == [1, 2, 2]


async def test_chapters_ending_in_one_batch_keep_their_own_saves(store: Store) -> None:
    rows = [await open_first(store, channel) for channel in range(1, 6)]
    for row in rows:
        await store.start_table(row.id, row.edition, "checkpoint 0")
    with pytest.raises(TableChanged):
        await store.save_commit(make_commit(rows[0].id, 5, ended=True, carried=SAVE))
    assert (await find_campaign(store, rows[0])).save is None
    ends = [make_commit(r.id, 0, ended=True, carried=f'{{"logs":{r.id}}}') for r in rows]
    await asyncio.gather(*map(store.save_commit, ends))
    for row in rows:
        assert (await find_campaign(store, row)).save == f'{{"logs":{row.id}}}'


async def test_one_chapter_is_open_at_a_time(store: Store) -> None:
    row = await open_first(store)
    known = await find_campaign(store, row)
    with pytest.raises(ChapterOpen) as refused:
        await store.open_table(make_new_table(2, campaign=next_of(known)))
    assert refused.value.table == row
    await play_to_end(store, row)
    known = await find_campaign(store, row)
    both = await asyncio.gather(
        *(store.open_table(make_new_table(channel, campaign=next_of(known))) for channel in (1, 2)),
        return_exceptions=True,
    )
    assert sorted(type(each).__name__ for each in both) == ["ChapterOpen", "TableRow"]
    assert len(await store.campaigns.list_chapters(known.id)) == 2


async def test_a_chapter_opens_only_with_the_expected_number(store: Store) -> None:
    row = await play_to_end(store, await open_first(store))
    known = await find_campaign(store, row)
    with pytest.raises(CampaignMoved) as refused:
        await store.open_table(make_new_table(campaign=next_of(known, number=1)))
    assert refused.value.campaign == known
    with pytest.raises(CampaignGone):
        await store.open_table(make_new_table(campaign=NextChapter(999, 1)))
    assert await store.find_active_table(1) is None


async def test_a_refused_chapter_leaves_nothing_behind(store: Store) -> None:
    row = await play_to_end(store, await open_first(store))
    known = await find_campaign(store, row)
    other = await store.open_table(make_new_table())
    with pytest.raises(ChannelTaken):
        await store.open_table(make_new_table(campaign=next_of(known)))
    with pytest.raises(ServerFull):
        await store.open_table(make_new_table(2, campaign=next_of(known), most=1))
    with pytest.raises(ChannelTaken):
        await store.open_table(make_new_table(campaign=LONG))
    await store.end_table(other.id, "closed")
    assert await store.campaigns.list_known_campaigns(CLEO, 10, 1) == [known]
    assert len(await store.campaigns.list_chapters(known.id)) == 1


async def test_a_gathering_table_becomes_a_first_chapter(store: Store) -> None:
    row = await store.open_table(make_new_table(save=SAVE))
    with pytest.raises(TableChanged):
        await store.campaigns.begin_campaign(row.id, 7, LONG)
    adopted = await store.campaigns.begin_campaign(row.id, 0, LONG)
    assert (adopted.edition, adopted.save) == (1, SAVE)
    known = await find_campaign(store, adopted)
    assert (known.save, known.next_number, known.channel_id, known.guild_id) == (SAVE, 1, 1, 10)
    with pytest.raises(CampaignMoved):
        await store.campaigns.begin_campaign(row.id, 1, LONG)
    assert await store.find_table(row.id) == adopted
    begun = await store.start_table(row.id, 1, "checkpoint 0")
    with pytest.raises(TableChanged):
        await store.campaigns.begin_campaign(begun.id, begun.edition, LONG)


async def test_campaigns_are_found_by_place_and_people(store: Store) -> None:
    here = await find_campaign(store, await play_to_end(store, await open_first(store)))
    there = await find_campaign(store, await open_first(store, 2))
    hers = (Seat(0, CLEO, "Cleo"),)
    of_cleo = await store.open_table(make_new_table(3, 11, seats=hers, campaign=LONG))
    away = await find_campaign(store, of_cleo)
    known = store.campaigns.list_known_campaigns
    assert await known(ADA, 10, 1) == [there, here]
    assert await known(CLEO, 10, 1) == [here]
    assert await known(CLEO, 10, 9) == []
    assert await known(CLEO, 11, 9) == [away]
    assert await known(BEN, 10, 9) == [there, here]
    assert await known(ADA, None, 1) == [here]
    belongs = store.campaigns.has_taken_part
    assert [await belongs(here.id, user) for user in (ADA, BEN, CLEO)] == [True, True, False]


async def test_a_new_name_is_shown_on_the_card_of_the_open_chapter(store: Store) -> None:
    row = await open_first(store)
    known = await find_campaign(store, row)
    renamed = await store.campaigns.rename_campaign(known.id, "The Thaw")
    assert renamed == replace(known, name="The Thaw")
    now = await store.find_table(row.id)
    assert (now.chapter.name, now.edition) == ("The Thaw", row.edition)
    (post,) = await store.list_due_posts(row.id)
    assert (post.kind, post.body) == ("card", {"ping": [], "fresh": False})
    with pytest.raises(CampaignGone):
        await store.campaigns.rename_campaign(999, "?")
    # A card that waits still calls the players that it was to call.
    called = Post("card", {"ping": [BEN], "fresh": True}, "card")
    await store.save_gathering(row.id, row.edition, outbox=[called])
    (before,) = await store.list_due_posts(row.id)
    await store.campaigns.rename_campaign(known.id, "The Flood")
    (post,) = await store.list_due_posts(row.id)
    assert post.body == called.body
    # The one that may be on its way is not taken for it.
    await store.save_posted(before, card=Card(77, 1))
    assert [each.id for each in await store.list_due_posts(row.id)] == [post.id]


async def test_continuing_a_campaign_ends_its_retirement(store: Store) -> None:
    row = await open_first(store)
    known = await find_campaign(store, row)
    with pytest.raises(ChapterOpen):
        await store.campaigns.retire_campaign(known.id)
    await store.move_table(row.id, 5)
    assert (await find_campaign(store, row)).channel_id == 5
    ended = await play_to_end(store, await store.find_table(row.id))
    assert (await store.campaigns.retire_campaign(known.id)).retired
    assert (await store.find_table(ended.id)).chapter.retired
    known = await find_campaign(store, row)
    await store.open_table(make_new_table(campaign=next_of(known)))
    assert not (await find_campaign(store, row)).retired


async def test_an_imported_campaign_continues_where_it_was(store: Store) -> None:
    came = NewCampaign("From afar", 4, '{"logs":4}')
    row = await store.open_table(make_new_table(save=SAVE, campaign=came))
    known = await find_campaign(store, row)
    assert (known.save, known.carried, known.next_number) == ('{"logs":4}', 4, 5)
    assert row.chapter == Chapter(known.id, "From afar", 4, 4)
    going = await store.open_table(
        make_new_table(2, save=SAVE, campaign=replace(came, carried=None))
    )
    known = await find_campaign(store, going)
    assert (known.save, known.carried, known.next_number) == (SAVE, 3, 4)


async def test_no_campaign_names_an_erased_user(store: Store) -> None:
    named = NewCampaign("Ada's and Ben's winter")
    row = await store.open_table(make_new_table(campaign=named))
    await store.start_table(row.id, 0, DUMP)
    about = await store.export_user(ADA)
    assert [(each["campaign"], each["chapter"]) for each in about["tables"]] == [(named.name, 1)]
    await store.erase_user(ADA)
    known = await find_campaign(store, row)
    assert known.name == f"{FORMER_PLAYER}'s and Ben's winter"
    assert not await store.campaigns.has_taken_part(known.id, ADA)
    assert (await store.export_user(ADA))["tables"] == []


async def test_tables_of_older_versions_belong_to_no_campaign(
    in_file: Store, reopen: OpenStore
) -> None:
    row = await start_table(in_file)
    store = await reopen(in_file, 14)
    now = await store.find_table(row.id)
    assert (now.save, now.chapter) == (None, None)
    later = await store.open_table(make_new_table(2, campaign=LONG))
    assert (await find_campaign(store, later)).name == "The Long Winter"
