"""What is left of the difference between the two dialects."""

import pytest

from storage import rows
from storage.database.postgresql.queries import translate_query


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("SELECT 1", "SELECT 1"),
        ("WHERE a = ? AND b > ?", "WHERE a = $1 AND b > $2"),
        ("SET a = ?2 WHERE b = ?1 AND c < ?2", "SET a = $2 WHERE b = $1 AND c < $2"),
        (
            f"WHERE a = ? AND id {rows.ID_IN_LIST}",
            "WHERE a = $1 AND id IN (SELECT CAST(value AS BIGINT)"
            " FROM json_array_elements_text(CAST($2 AS json)))",
        ),
        ("json_group_array(json_array(a, b))", "json_agg(json_build_array(a, b))"),
    ],
)
def test_values_are_numbered_and_functions_named(query: str, wanted: str) -> None:
    assert translate_query(query) == wanted
