-- What processes share about themselves, at PostgreSQL. It need not outlive them, so it is in no
-- numbered script: the first process makes it, and moving a database leaves it behind.

CREATE SCHEMA IF NOT EXISTS processes;

-- Those that take part. A process joins under a new number each time; as long as its row is here it
-- may write. `beat` grows while it lives; `wants` is a list of the shards that are its own.
CREATE TABLE IF NOT EXISTS processes.members (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    beat bigint NOT NULL DEFAULT 0,
    wants text NOT NULL
);

-- Every shard and the process that looks after its tables. NULL: it is free.
CREATE TABLE IF NOT EXISTS processes.leases (
    shard integer PRIMARY KEY,
    owner bigint
);

-- What is still to be done at a shard by its owner: an interaction that arrived elsewhere (`id` is
-- its own), or an errand.
CREATE TABLE IF NOT EXISTS processes.handovers (
    shard integer NOT NULL,
    id bigint NOT NULL,
    kind text NOT NULL,
    body text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (shard, id)
);
