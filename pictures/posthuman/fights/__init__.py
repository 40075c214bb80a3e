"""The pictures of fights with encounters and of mutants' attacks."""
