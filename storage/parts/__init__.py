"""The parts of the store, one for each kind of data. `storage.store` puts them together."""
