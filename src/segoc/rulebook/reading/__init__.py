"""Reading scenarios: text in, data out; an error names its line and what could stand there."""
