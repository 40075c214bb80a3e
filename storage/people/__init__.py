"""What is stored about one person: to be read, downloaded or erased."""
