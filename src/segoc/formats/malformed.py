"""What is wrong with somebody's file: one sentence, and the place."""

from typing import Final, Literal, TypeAlias, get_args

FormatFault: TypeAlias = Literal[
    "too_big",
    "too_many_cards",
    "too_many_lines",
    "empty",
    "not_a_passcode",
    "no_such_part",
    "not_base64",
    "cut_passcode",
    "parts_missing",
    "parts_left_over",
    "not_deflated",
    "unpacks_too_big",
    "ends_at_once",
    "ends_too_early",
    "left_over",
    "card_without_copies",
    "no_deck_here",
    "unknown_version",
    "entry_before_list",
    "not_an_entry",
    "not_a_limit",
    "two_limits",
    "unknown_setting",
    "no_lists",
    "too_many_entries",
    "not_a_database",
    "database_cut_off",
    "database_damaged",
    "no_table",
    "takes_too_long",
    "too_many_known_cards",
    "bad_card",
    "too_many_for_omega",
    "too_many_for_ygomobile",
    "passcode_too_large",
]
Place: TypeAlias = Literal["", "line", "character", "byte", "card"]

# One sentence for each, with blanks; who speaks another language has `kind` and `values`.
SENTENCES: Final[dict[FormatFault, str]] = {
    "too_big": "the file has {size} bytes, and at most {most} are read",
    "too_many_cards": "there are more than {most} cards: that is no Deck",
    "too_many_lines": "there are more than {most} lines in it",
    "empty": "there is nothing in it",
    "not_a_passcode": "{found} is no passcode: a passcode is a number from 1 to 4294967295",
    "no_such_part": "a Deck has no part {found}: there are #main, #extra and !side",
    "not_base64": "{found} doesn't belong into a code of letters, digits, + and /",
    "cut_passcode": "the code of the {part} ends in the middle of a passcode",
    "parts_missing": "the code has {count} of its 3 parts: each ends with a !",
    "parts_left_over": "{found} stands behind the 3 parts of the code",
    "not_deflated": "the code can't be unpacked: a part of it is missing or wrong",
    "unpacks_too_big": "the code unpacks to more than {most} bytes: that is no Deck",
    "ends_at_once": "the code ends before its first card",
    "ends_too_early": (
        "the code ends too early: it has fewer cards than the {count} that it promises"
    ),
    "left_over": "the code goes on behind the {count} cards that it promises",
    "card_without_copies": "the code has a card with no copies of it",
    "no_deck_here": "there is no Deck in this link: it lacks {found}",
    "unknown_version": "segoc knows the versions 0 and 1 of these links, not {found}",
    "entry_before_list": "a card stands before the first list: a list begins with !name",
    "not_an_entry": "{found} is no entry of a list: a passcode and a number belong here",
    "not_a_limit": "{found} is no limit: 0 to 3 copies can be allowed",
    "two_limits": "the list {name} says of {code} both {first} and {second}",
    "unknown_setting": "segoc doesn't know the setting {found} of a list",
    "no_lists": "there is no list in it: a list begins with !name",
    "too_many_entries": "there are more than {most} entries in it",
    "not_a_database": "it is no card database: it is no SQLite file",
    "database_cut_off": "the card database is damaged: its end is missing",
    "database_damaged": "the card database is damaged: {reason}",
    "no_table": "it is no card database: it has no table {table} with the columns {columns}",
    "takes_too_long": "the card database takes too long to read",
    "too_many_known_cards": "there are more than {most} cards in the card database",
    "bad_card": "its {column} is {found}, which makes no sense",
    "too_many_for_omega": (
        "a code of Omega holds at most {most} cards of Main and Extra Deck, and as many "
        "of the Side Deck; here are {count}"
    ),
    "too_many_for_ygomobile": (
        "a link of YGOMobile holds at most {most} different cards of the {part}, and here "
        "are {count}"
    ),
    "passcode_too_large": (
        "{code} is too large for a link of YGOMobile: it holds passcodes up to {most}"
    ),
}
LONGEST_SHOWN: Final = 40


class FormatError(ValueError):
    """A file can't be read, or a Deck can't be written in that form.

    `kind` and `values` say what is wrong, `place` and `number` where (from 1; a `card` is named by
    its passcode); the message is a sentence with all of it.
    """

    def __init__(
        self, kind: FormatFault, place: Place = "", number: int = 0, **values: str | int
    ) -> None:
        self.kind: FormatFault = kind
        self.place: Place = place
        self.number = number
        self.values = values
        said = SENTENCES[kind].format(**values)
        super().__init__(f"{place} {number}: {said}" if place else said)


def shown(text: str) -> str:
    """A piece of somebody's file, short enough for a sentence.

    >>> shown("abc"), shown("x" * 100)
    ("'abc'", "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'")
    """
    return repr(text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…")


assert set(SENTENCES) == set(get_args(FormatFault))
