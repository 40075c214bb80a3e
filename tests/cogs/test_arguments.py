"""The command line refuses impossible arguments, in a sentence."""

import pytest

from cogs.arguments import parse_arguments


@pytest.mark.parametrize("port", ["80000", "-1"])
def test_an_impossible_port_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse_arguments(["--local", "--port", port])
    assert ended.value.code == 2
    assert "--port is a number up to 65535" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("said", "count", "meant"),
    [("0-3", 8, {0, 1, 2, 3}), ("5", 8, {5}), ("0-1,7", 8, {0, 1, 7}), ("all", 3, {0, 1, 2})],
)
def test_arguments_name_the_shards_of_a_process(said: str, count: int, meant: set[int]) -> None:
    asked = parse_arguments(["--shards", said, "--of", str(count)])
    assert (asked.shards, asked.of) == (meant, count)


def test_one_process_has_all_shards_by_default() -> None:
    asked = parse_arguments([])
    assert (asked.shards, asked.of) == (frozenset(), None)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (["--language", "xx"], "goes with --local"),
        (["--local", "--language", "xx"], "no words are in the language xx yet"),
        (["--of", "8"], "go together"),
        (["--shards", "0-3"], "go together"),
        (["--shards", "0-8", "--of", "8"], "numbers below 8"),
        (["--shards", "3-1", "--of", "8"], "numbers below 8"),
        (["--shards", "some", "--of", "8"], "numbers below 8"),
        (["--shards", "all", "--of", "0"], "a number from 1"),
        (["--shards", "all", "--of", "2", "--local"], "--local is one"),
    ],
)
def test_impossible_arguments_are_refused(
    given: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        parse_arguments(given)
    assert ended.value.code == 2
    assert why in capsys.readouterr().err
