"""How fast duels run, and how many ways there are to go on."""
