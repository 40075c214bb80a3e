"""Files that come in, of tables and of packs, and the processes of their own that try them."""
