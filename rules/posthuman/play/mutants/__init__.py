"""What mutants do."""
