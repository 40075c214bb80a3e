"""Long runs and generators for developers. `tools/README.md` lists them."""
