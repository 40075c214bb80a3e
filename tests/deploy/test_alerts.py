"""The alarms for Prometheus ask for series and labels that there are, and say what to do."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml

from cogs.admin.health import LITTLE
from cogs.monitoring.metrics import LEVELS, REFUSED, Metrics
from tests.deploy.dockerfile import ROOT
from tests.deploy.test_board import asked, exported

RULES: list[dict[str, Any]] = [
    rule
    for group in yaml.safe_load((ROOT / "deploy" / "alerts.yml").read_text("utf-8"))["groups"]
    for rule in group["rules"]
]
PROMETHEUS_OWN = {"up", "time", "instance", "job", "le"}
FUNCTIONS = {"histogram_quantile", "increase", "max", "min", "predict_linear", "rate", "sum", "by"}


def find_names(expression: str) -> set[str]:
    """Every word of an expression that is no text, number or duration."""
    bare = re.sub(r'"[^"]*"|\[\w+\]', "", expression)
    return set(re.findall(r"\b[a-z_]\w*\b", bare))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_an_alarm_asks_for_what_there_is(rule: dict[str, Any]) -> None:
    known = exported()
    series = asked(rule["expr"])
    assert series <= known.keys()
    labels = set().union(*(known[name] for name in series))
    assert find_names(rule["expr"]) <= series | labels | FUNCTIONS | PROMETHEUS_OWN
    for opening, closing in ("()", "[]", "{}"):
        assert rule["expr"].count(opening) == rule["expr"].count(closing)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_an_alarm_says_what_is_wrong_and_what_to_do(rule: dict[str, Any]) -> None:
    assert rule.keys() <= {"alert", "expr", "for", "labels", "annotations"}
    assert rule["labels"]["severity"] in {"page", "ticket"}
    assert set(rule["annotations"]) == {"summary", "runbook"}
    assert all(text.endswith(".") for text in rule["annotations"].values())
    assert re.fullmatch(r"\d+[mh]", rule.get("for", "1m"))


def test_every_alarm_has_a_line_in_the_documents() -> None:
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(Emberkeep\w+)`", page, re.MULTILINE)) == {
        rule["alert"] for rule in RULES
    }


def test_the_disk_is_nearly_full_where_the_health_says_so() -> None:
    (rule,) = [rule for rule in RULES if rule["alert"] == "EmberkeepDiskFull"]
    factors = rule["expr"].split("<")[1].split("*")
    size = 1
    for factor in factors:
        size *= int(factor)
    assert size == LITTLE


def test_what_alarms_count_is_there_from_the_start_at_nought() -> None:
    """Else Prometheus sees no increase when the first one comes."""
    count = Metrics().registry.get_sample_value
    for level in LEVELS:
        assert count("emberkeep_log_messages_total", {"level": level}) == 0
    for scope in ("user", "shared", "global", "spent"):
        assert count("emberkeep_discord_rate_limits_total", {"scope": scope}) == 0
    for status in ("401", "403", "429"):
        code = {"status": status, "code": "0"}
        assert (status, "0") in REFUSED
        assert count("emberkeep_discord_refusals_total", code) == 0
    assert count("emberkeep_backup_failures_total") == 0
