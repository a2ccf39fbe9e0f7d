"""Playing scenarios: a board is laid, players do what the steps say, outcomes are looked at."""
