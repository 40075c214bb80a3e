-- Who has asked to be taken out of everything, until that is done. It takes many steps: where the
-- bot stops between two, it goes on with them at the next start.

CREATE TABLE erasures (
    user_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;
