"""The quick part of the random campaigns (see campaigns.py)."""

import pytest

from tests.rules.aftermath import campaigns


def test_a_random_campaign_keeps_the_invariants_chapter_after_chapter() -> None:
    tally = campaigns.play_one("quick", 0, 2)
    assert tally["chapters"] == 2


def test_a_failing_campaign_is_reported_with_the_command_to_repeat_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(seed: str, number: int) -> campaigns.Tally:
        raise AssertionError("8: broken")

    monkeypatch.setattr(campaigns, "play_one", broken)
    assert campaigns.main(["--seed", "a b", "--only", "7"]) == 1
    told = capsys.readouterr().out
    assert "8: broken" in told
    assert f"{campaigns.COMMAND} --seed 'a b' --only 7" in told
