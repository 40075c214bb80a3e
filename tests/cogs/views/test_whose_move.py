"""Whom a new card pings, and what it says of those who are still missing."""

from tests.cogs.play import Camp, list_selects, read_reply, read_text

LAST = "Everybody else has answered; the table is waiting for"


def _calls(camp: Camp) -> list[list[str]]:
    """Whom each message in the channel was allowed to ping, in order; messages that pinged nobody
    are left out."""
    users = camp.env.backend.users
    called = [post["allowed_mentions"].get("users", []) for post in camp.list_posts()]
    return [[users[user].name for user in each] for each in called if each]


async def test_simultaneous_deciders_are_pinged_once(camp: Camp) -> None:
    """A restart in between pings nobody again."""
    await camp.begin(camp.ben, camp.cleo, camps=False)
    card = camp.card()
    assert _calls(camp) == [["Ada", "Ben", "Cleo"]]
    assert "Still missing" not in read_text(card)
    await camp.act(camp.ben, "Birch")
    assert "Ben has answered. Still missing: Ada and Cleo." in read_text(camp.card())
    assert LAST not in read_text(camp.card())
    await camp.restart()
    await camp.act(camp.cleo, "Cedar")
    assert camp.card().id == card.id
    assert f"<@{camp.ada.id}>: What do you call your camp?" in read_text(camp.card())
    assert f"<@{camp.ben.id}>" not in read_text(camp.card())
    assert f"{LAST} Ada." in read_text(camp.card())
    await camp.act(camp.ada, "Ash")
    assert LAST not in read_text(camp.card())
    assert _calls(camp) == [["Ada", "Ben", "Cleo"]]  # Ada answered, and knows that she goes on


async def test_secret_decisions_show_only_who_is_missing(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo)
    for player in (camp.ada, camp.ben, camp.cleo):
        await camp.act(player, "Draw a card")
    assert _calls(camp)[-1] == ["Ada", "Ben"]  # it is dusk; Cleo has just acted
    await camp.act(camp.ada, "1")
    assert "Ada has answered. Still missing: Ben and Cleo." in read_text(camp.card())
    await camp.act(camp.cleo, "0")
    shown = read_text(camp.card())
    words = "Dusk has come: everybody gives wood to the fire, in private: **Your move**."
    assert shown.endswith(f"{LAST} Ben.\n<@{camp.ben.id}>: {words}")
    assert "wood for the fire" not in shown
    assert _calls(camp)[-1] == ["Ada", "Ben"]


async def test_a_player_who_takes_a_sealed_answer_back_is_missing_again(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo, camps=False)
    await camp.act(camp.ben, "Birch")
    await camp.act(camp.cleo, "Cedar")
    await camp.take_back(camp.ben)
    assert "Cleo has answered. Still missing: Ada and Ben." in read_text(camp.card())
    assert len(_calls(camp)) == 1


async def test_nobody_is_pinged_by_their_own_action(camp: Camp) -> None:
    """A free action that asks on makes it Ben's move, and Ben is here."""
    await camp.begin(camp.ben)
    card, before = camp.card(), _calls(camp)
    await camp.act(camp.ben, "Burn your flare")
    about = "burns a flare and chooses where it points, in private: **Your move**."
    assert f"<@{camp.ben.id}>: Ben {about}" in read_text(camp.card())
    assert camp.card().id == card.id
    assert _calls(camp) == before


async def test_an_offer_to_several_stays_until_the_last_answers(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo)
    await camp.act(camp.ada, "Offer a card")
    offered = await camp.ada.autocomplete(camp.channel, "act", "what", "")
    await camp.act(camp.ada, offered[0]["value"])
    assert _calls(camp)[-1] == ["Ben", "Cleo"]
    await camp.ben.click(camp.card(), label="Decline")
    assert f"{LAST} Cleo." in read_text(camp.card())
    assert f"<@{camp.cleo.id}>" in read_text(camp.card())


async def test_players_asked_for_consent_are_pinged_once(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo)
    await camp.act(camp.ada, "Draw a card")
    assert _calls(camp)[-1] == ["Ben"]
    before = len(_calls(camp))
    await camp.take_back(camp.ada)
    assert _calls(camp)[before:] == [["Ben", "Cleo"]]
    card = camp.card()
    assert f"<@{camp.ben.id}> and <@{camp.cleo.id}>: Ada asks the table to agree" in read_text(card)
    await camp.ben.click(card, label="Agree")
    assert camp.card().id == card.id
    assert f"<@{camp.cleo.id}>: Ada asks" in read_text(camp.card())
    await camp.cleo.click(camp.card(), label="Refuse")
    assert len(_calls(camp)) == before + 1


async def test_the_player_an_offer_waits_for_is_pinged_once(camp: Camp) -> None:
    """As long as it says the same, though there may be more to take by now, and after a restart
    too. The next offer calls again."""
    await camp.begin_odd("offer", camp.ben, camp.cleo)
    assert _calls(camp) == [["Ada", "Ben"]]
    line = f"<@{camp.ben.id}>: Ben may take a secret of Ada's, in private: **Your move**."
    assert line in read_text(camp.card())
    assert "offers you a secret" not in read_text(camp.card())
    await camp.ada.click(camp.card(), label="On 1")
    camp.sessions._sessions.clear()
    await camp.ada.click(camp.card(), label="On 2")
    assert len(_calls(camp)) == 1
    panel = await camp.press(camp.ben, camp.card(), "Your move")
    assert "It is Ada's move. Somebody is waiting for your answer:" in panel
    assert "Ada offers you a secret." in panel
    recap = await camp.ask(camp.ben, "recap")
    assert "**Somebody is waiting for your answer**: “Ada offers you a secret.”" in recap
    await camp.act(camp.ben, "Take 0")
    assert _calls(camp)[1:] == [["Cleo"]]  # Ben has acted, and goes on


async def test_a_question_of_few_answers_also_shows_free_actions(camp: Camp) -> None:
    """But no secret, no third thing, and not beside a longer question."""
    await camp.begin_odd("free", camp.ben)
    assert "Ring first?" not in read_text(camp.card())
    await camp.ada.click(camp.card(), label="On 2")
    shown = read_text(camp.card())
    assert shown.index("Ring first?") < shown.index(f"<@{camp.ada.id}>: Anything else?")
    assert "Drum first?" in shown and "Sing first?" not in shown and "Whisper" not in shown
    ring, _ = list_selects(camp.card())
    await camp.ada.select(camp.card(), ["o3"], custom_id=ring["custom_id"])
    assert f"<@{camp.ben.id}>: Anything else?" in read_text(camp.card())
    assert "Ring first?" not in read_text(camp.card())


async def test_a_person_among_bots_gets_no_line_about_who_is_missing(camp: Camp) -> None:
    await camp.begin(bots=1, camps=False)
    assert "What do you call your camp?" in read_text(camp.card())
    assert LAST not in read_text(camp.card())


async def test_a_single_player_to_move_gets_no_line_about_who_is_missing(camp: Camp) -> None:
    await camp.begin(camp.ben)
    assert LAST not in read_text(camp.card())
    await camp.ada.click(camp.card(), label="Draw a card")
    assert _calls(camp)[-1] == ["Ben"]
    assert LAST not in read_text(camp.card())


async def test_an_absent_player_is_not_pinged_and_sees_the_question_on_return(camp: Camp) -> None:
    await camp.begin(camp.ben)
    before = _calls(camp)
    await camp.ben.slash(camp.channel, "me away", until="3 days")
    card = camp.card_in_play()
    await camp.ada.click(card, label="Draw a card")
    assert f"<@{camp.ben.id}>: " in read_text(camp.card_in_play())  # it is his move all the same
    assert camp.card_in_play().id == card.id  # so there is nobody to post another for
    assert _calls(camp) == before
    back = read_reply(await camp.ben.slash(camp.other_channel, "me back"))
    assert "1 table is waiting for you: `/mine`." in back
    assert _calls(camp) == before


async def test_present_players_are_still_pinged(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo, camps=False)
    before = len(_calls(camp))
    await camp.name_camps(camp.ada, camp.ben)
    await camp.ben.slash(camp.channel, "me away", until="3 days")
    await camp.act(camp.cleo, "Camp Cleo")
    await camp.ada.click(camp.card_in_play(), label="Draw a card")  # Ben's move
    assert _calls(camp)[before:] == [["Ada"]]


async def test_absent_players_are_not_pinged_at_the_start(camp: Camp) -> None:
    await camp.gather(camp.ben)
    await camp.ben.slash(camp.channel, "me away", until="3 days")
    assert "Ben is away until" in read_text(camp.card())
    await camp.ada.click(camp.card(), label="Start")
    assert _calls(camp) == [["Ada"]]
    assert f"<@{camp.ben.id}>" in read_text(camp.card())


async def test_a_vote_pings_nobody_absent(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo)
    await camp.cleo.slash(camp.channel, "me away", until="3 days")
    before = len(_calls(camp))
    await camp.ada.slash(camp.channel, "table replace", seat="Ben")
    assert _calls(camp)[before:] == []
    assert "plays on for Ben" in read_text(camp.card())
