"""The tables that are in memory, with their locks; and those that are in another process's."""
