"""Translates queries for PostgreSQL.

They are written once, in what SQLite and PostgreSQL have in common. Two things differ: how values
are numbered, and the functions that read and make JSON.
"""

import re
from functools import lru_cache
from itertools import count

_PLACEHOLDER = re.compile(r"\?(\d*)")
_ARRAY_READ = re.compile(r"\bjson_each\((\S+?)\)")
_RENAMED_FUNCTIONS = (("json_group_array(", "json_agg("), ("json_array(", "json_build_array("))


@lru_cache(maxsize=1000)
def translate_query(query: str) -> str:
    """Translate the query to PostgreSQL: `$1`, `$2` for its values, and other names of
    functions."""
    numbers = count(1)
    query = _PLACEHOLDER.sub(lambda found: f"${found[1] or next(numbers)}", query)
    query = _ARRAY_READ.sub(r"json_array_elements_text(CAST(\1 AS json))", query)
    for ours, theirs in _RENAMED_FUNCTIONS:
        query = query.replace(ours, theirs)
    return query
