"""The parts of the store, by what they keep. `storage.store` puts them together."""
