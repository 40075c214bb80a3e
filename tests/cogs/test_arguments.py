"""The command line refuses what cannot be, in a sentence."""

from __future__ import annotations

import pytest

from cogs.arguments import parse_arguments


@pytest.mark.parametrize("port", ["80000", "-1"])
def test_a_port_that_cannot_be_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse_arguments(["--local", "--port", port])
    assert ended.value.code == 2
    assert "--port is a number up to 65535" in capsys.readouterr().err
