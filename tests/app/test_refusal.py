"""Whatever the server refuses, the pages have words for it in all languages."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from segoc import app
from segoc.app.faults import deck_details, save_detail, siding_details
from segoc.app.protocol.base import Words
from segoc.app.protocol.pages import NewRoom
from segoc.app.protocol.replies import Detail, DetailKey, ErrorCode, Refused
from segoc.app.refusal import Refusal
from segoc.app.rooms import Rooms
from segoc.app.seats import MOST_LINES
from segoc.app.storage import Storage
from segoc.cards.definition import card, normal_spell
from segoc.cards.frozen import frozen_pool
from segoc.decks.deck import EXTRA, Deck, DeckError
from segoc.decks.forbidden_limited import ForbiddenLimitedList
from segoc.decks.siding import SidingError, sided
from segoc.decks.starters import starter
from segoc.duel.duel import Duel
from segoc.duel.savefile import FORMAT, MOST_TEXT, SaveError, seal
from segoc.formats.malformed import SENTENCES, FormatError, FormatFault
from tests.app.room_kit import HandThinker, HandTimer, House, open_room

CATALOGUES = Path(__file__).parents[2] / "web" / "src" / "i18n"
LANGUAGES = ("en", "zh", "ja")
DETAILS = frozenset(get_args(DetailKey))
# They stand for many things: what they mean must be said.
VAGUE = ("not_here", "bad_deck", "bad_board")


def words(language: str) -> dict[str, str]:
    catalogue: dict[str, str] = json.loads((CATALOGUES / f"{language}.json").read_text("utf-8"))
    return catalogue


def blanks(language: str, key: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", words(language)[f"detail.{key}"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_error_and_every_detail(language: str) -> None:
    known = words(language)
    assert [code for code in get_args(ErrorCode) if f"error.{code}" not in known] == []
    assert {key[7:] for key in known if key.startswith("detail.")} == DETAILS


class TestWhereItIsRefused:
    def refusals(self) -> Iterator[tuple[str, ast.Call]]:
        """Every place in which a refusal is made."""
        for file in sorted(Path(app.__path__[0]).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                    yield f"{file.name}:{node.lineno}", node

    def test_they_are_found(self) -> None:
        assert len(list(self.refusals())) > 20

    def test_details_are_known_and_left_out_only_where_the_error_says_it_all(self) -> None:
        for place, call in self.refusals():
            assert len(call.args) >= 3, f"{place}: which details?"
            error, details = call.args[0], call.args[2]
            if not isinstance(details, ast.Constant):
                continue
            if details.value is None:
                vague = isinstance(error, ast.Constant) and error.value in VAGUE
                assert not vague, f"{place}: {ast.unparse(error)} needs a detail"
            else:
                assert details.value in DETAILS, place
                assert not blanks("en", str(details.value)), f"{place}: nothing is filled in"


SPELLS = ("Rai-mei", "Rai mei", "Half Done")
POOL = frozen_pool().extended(
    (
        card(
            990_000_000 + number,
            normal_spell(f"魔法{number}", f"呪文{number}", name),
            partial="a half" if name == "Half Done" else "",
        )
        for number, name in enumerate(SPELLS)
    ),
    {},
)

# For everything that can be wrong with a Deck, one in which it is.
DECKS: dict[DetailKey, str] = {
    "too_many_lines": "# nothing\n" * (MOST_LINES + 1),
    "main_size": "1 Dark Hole",
    "extra_size": "16 Stardust Dragon",
    "side_size": "Side:\n16 Dark Hole",
    "too_many_copies": "4 Dark Hole",
    "token": f"Main:\n{frozen_pool().tokens[0].code}",
    "belongs_in_main": "Extra:\nDark Hole",
    "belongs_in_extra": "Main:\nStardust Dragon",
    "filler": "Blank Normal Spell",
    "partial_card": "Half Done",
    "unknown_name": "qqqqqqqq",
    "misspelt_name": "3 Dark Magican",
    "ambiguous_name": "RAIMEI",
    "no_copies": "0 Dark Hole",
}


def refused(wanted: NewRoom, tmp_path: Path) -> Refused:
    """What is said of a room that isn't opened."""
    storage = Storage(tmp_path / "segoc.sqlite")
    try:
        with pytest.raises(Refusal) as refusal:
            open_room(Rooms(storage, POOL, HandTimer(), HandThinker()), wanted)
    finally:
        storage.close()
    return refusal.value.reply(None)


def is_filled_in(detail: Detail) -> bool:
    return all(set(detail.values) >= blanks(language, detail.what) for language in LANGUAGES)


@pytest.mark.parametrize("what", DECKS)
def test_what_is_wrong_with_a_deck(what: DetailKey, tmp_path: Path) -> None:
    said = refused(NewRoom(kind="solo", deck=DECKS[what]), tmp_path)
    assert said.error == "bad_deck"
    assert what in [detail.what for detail in said.details]
    assert all(is_filled_in(detail) for detail in said.details)


def test_cards_are_named_in_all_languages_and_rules_are_cited(tmp_path: Path) -> None:
    size, copies = refused(NewRoom(kind="solo", deck=DECKS["too_many_copies"]), tmp_path).details
    assert (size.rule, size.values) == ("SEG-001", {"count": 4, "fewest": 40, "most": 60})
    hole = Words(en="Dark Hole", zh="黑洞", ja="ブラック・ホール")
    assert (copies.rule, copies.values) == ("SEG-004", {"count": 4, "most": 3, "card": hole})


def test_a_passcode_of_no_card() -> None:
    (detail,) = (
        one
        for one in deck_details(DeckError(Deck([777]), Deck([777]).check(POOL)), POOL)
        if one.what == "unknown_passcode"
    )
    assert detail.values == {"code": 777}
    assert is_filled_in(detail)


def test_a_card_that_is_only_known() -> None:
    engage = Words(
        en="Sky Striker Mobilize - Engage!", zh="闪刀起动-交闪", ja="閃刀起動－エンゲージ"
    )
    deck = Deck([63166095])
    (detail,) = (
        one
        for one in deck_details(DeckError(deck, deck.check(POOL)), POOL)
        if one.what == "not_playable_yet"
    )
    assert (detail.rule, detail.values) == ("SEG-006", {"count": 1, "cards": engage})
    assert is_filled_in(detail)


def test_a_card_that_is_withdrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    why = Words(en="too strong", zh="太强", ja="強すぎる")
    reason = {"en": why.en, "zh": why.zh, "ja": why.ja}
    monkeypatch.setattr("segoc.decks.deck.reason_for", lambda _: reason)
    monkeypatch.setattr("segoc.app.faults.reason_for", lambda _: reason)
    deck = Deck([63166095])
    details = deck_details(DeckError(deck, deck.check(POOL)), POOL)
    (detail,) = (one for one in details if one.what == "withdrawn")
    assert (detail.rule, detail.values["reason"]) == ("SEG-006", why)
    assert is_filled_in(detail)


# For everything that a Forbidden/Limited List can say of a Deck, one of which it says so.
LISTED: dict[DetailKey, Deck] = {
    "forbidden": Deck([55144522]),
    "limited": Deck([83764718] * 2),
    "semi_limited": Deck([48130397] * 3),
    "unlisted": Deck([777]),
}


@pytest.mark.parametrize("what", LISTED)
def test_what_a_list_says_of_a_deck(what: DetailKey) -> None:
    limits = {55144522: 0, 83764718: 1, 48130397: 2}
    one = ForbiddenLimitedList("2020.4", None, limits, whitelist=what == "unlisted")
    faults = one.check(LISTED[what], POOL)
    (detail,) = deck_details(DeckError(LISTED[what], faults), POOL)
    assert (detail.what, detail.rule) == (what, "SEG-180")
    assert is_filled_in(detail)


# For everything that can be wrong with a Deck's file, what is said of it.
FILES: dict[DetailKey, str] = {
    "not_a_passcode": "#main\n89631139\nxyz",
    "no_such_part": "#main\n!seid",
    "not_base64": "ydke://?!!!",
    "cut_passcode": "ydke://AAA=!!!",
    "parts_missing": "ydke://!",
    "parts_left_over": "ydke://!!!AAAA",
    "not_deflated": "Gemini3lfs",
    "no_deck_here": "http://x?ygotype=deck&v=1",
    "unknown_version": "http://x?ygotype=deck&v=7",
    "ends_at_once": "http://x?ygotype=deck&v=1&d=A",
    "ends_too_early": "http://x?ygotype=deck&v=1&d=AQDq",
}


@pytest.mark.parametrize("what", FILES)
def test_what_is_wrong_with_the_file_of_a_deck(what: DetailKey, tmp_path: Path) -> None:
    said = refused(NewRoom(kind="solo", deck=FILES[what]), tmp_path)
    assert (said.error, [detail.what for detail in said.details]) == ("bad_deck", [what])
    assert is_filled_in(said.details[0])


@pytest.mark.parametrize("what", get_args(FormatFault))
def test_all_that_can_be_wrong_with_files_has_its_words(what: FormatFault) -> None:
    """The pages fill in what the sentence has blanks for, and the place where there is one."""
    blank = set(re.findall(r"\{(\w+)\}", SENTENCES[what]))
    for language in LANGUAGES:
        assert blanks(language, what) - {"where"} == blank, language
    assert len({"where" in blanks(language, what) for language in LANGUAGES}) == 1


def test_the_place_in_a_file_in_all_languages() -> None:
    (detail,) = deck_details(FormatError("cut_passcode", "character", 21, part=EXTRA), POOL)
    assert detail.values == {
        "where": Words(en="Character 21", zh="第21个字符", ja="21文字目"),
        "part": Words(en="Extra Deck", zh="额外卡组", ja="EXデッキ"),
    }


HEAD = ("segoc", "format", "rules", "check")
CHANGED = (69140098, 89631139)
SAVED = Duel(starter("normals_a"), starter("normals_b"), seed=1).save()


def of_another_version(**parts: str) -> str:
    """A saved duel of which two cards did something else, with other parts."""
    body = {key: value for key, value in json.loads(SAVED).items() if key not in HEAD}
    changed = {str(code): "00000000" for code in CHANGED}
    return seal("duel", {**body, "cards": {**body["cards"], **changed}, **parts})


# For everything that can be wrong with a saved duel, a text in which it is.
TEXTS: dict[DetailKey, str] = {
    "not_whole": SAVED[:-10],
    "not_ours": "{}",
    "other_format": SAVED.replace(f'"format": {FORMAT}', '"format": 999'),
    "other_rules": of_another_version(rules="1996.01/1", hash="0" * 32),
    "damaged": SAVED.replace('"seed": 1', '"seed": 2'),
    "unplayable": seal("duel", {"start": {}, "choices": [], "position": "", "hash": ""}),
    "cards_changed": of_another_version(hash="0" * 32),
}


@pytest.mark.parametrize("what", TEXTS)
def test_what_is_wrong_with_a_saved_duel(what: DetailKey, tmp_path: Path) -> None:
    said = refused(NewRoom(kind="solo", saved=TEXTS[what]), tmp_path)
    assert (said.error, [detail.what for detail in said.details]) == ("malformed", [what])
    assert is_filled_in(said.details[0])


CHANGED_NAMES = Words(
    en="Gemini Elf / Blue-Eyes White Dragon",
    zh="双生精灵 / 青眼白龙",
    ja="ヂェミナイ・エルフ / 青眼の白龍",
)


def test_cards_that_make_a_saved_duel_another_one_are_named(tmp_path: Path) -> None:
    said = refused(NewRoom(kind="solo", saved=TEXTS["cards_changed"]), tmp_path)
    assert said.details[0].values == {"card": CHANGED_NAMES}


def test_cards_that_change_nothing_in_a_saved_duel_are_named_too(tmp_path: Path) -> None:
    rooms = House(tmp_path).rooms
    for text, names in ((of_another_version(), CHANGED_NAMES), (SAVED, None)):
        wanted = NewRoom(kind="solo", saved=text)
        assert rooms.open(wanted, rooms.load(text)).changed == names


def test_a_saved_duel_that_is_too_long() -> None:
    with pytest.raises(SaveError) as error:
        Duel.load(" " * (MOST_TEXT + 1))
    assert save_detail(error.value, POOL) == Detail(what="too_long")


def test_a_bot_that_there_is_not(tmp_path: Path) -> None:
    (detail,) = refused(NewRoom(kind="bot", bot="deep thought"), tmp_path).details
    assert (detail.what, detail.values) == ("no_bot", {"name": "deep thought"})
    assert is_filled_in(detail)


def test_a_board_that_can_not_be(tmp_path: Path) -> None:
    text = "A's turn, Main Phase 1\nA LP: 0"
    said = refused(NewRoom(kind="solo", scenario=text), tmp_path)
    assert (said.error, [detail.what for detail in said.details]) == ("bad_board", ["board_line"])
    assert is_filled_in(said.details[0])


def test_an_exchange_that_changes_the_size_of_a_deck() -> None:
    deck = starter("classic")
    with pytest.raises(SidingError) as error:
        sided(deck, deck.main[1:], (), (), POOL)
    cards, size = siding_details(error.value)
    main = Words(en="Main Deck", zh="主卡组", ja="メインデッキ")
    assert size.values == {"part": main, "count": 39, "before": 40}
    assert (cards.rule, size.rule) == ("SEG-181", "SEG-181")
    assert is_filled_in(cards)
    assert is_filled_in(size)


def test_everything_that_has_blanks_is_tried_here() -> None:
    tried = {*DECKS, *LISTED, *get_args(FormatFault), *TEXTS, "unknown_passcode", "no_bot"}
    tried |= {"not_playable_yet", "withdrawn"}
    tried |= {"board_line", "part_size"}
    assert {what for what in DETAILS if blanks("en", what)} <= tried
