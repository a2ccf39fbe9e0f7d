"""Files: ours and other people's."""
