"""Cards are corrected after duels were saved: what is loaded is the same, or names the card."""

import json
from typing import Any

import pytest

from segoc.bots import answer, named
from segoc.cards.card_data import dump_card, load_card
from segoc.cards.definition import Definition
from segoc.cards.fingerprints import changed_since, fingerprint_of
from segoc.cards.frozen import frozen_pool
from segoc.cards.pool import Pool
from segoc.decks.starters import starter
from segoc.duel.duel import Duel
from segoc.duel.savefile import SaveError, seal
from segoc.formats.replay import Replay
from segoc.kernel.table.kinds import TOKEN
from segoc.kernel.table.places import DECK
from tests.card_sample import CARDS

pytestmark = pytest.mark.core

POOL = frozen_pool()
# Written here in full, so that nothing but the form of fingerprints can change what comes of it.
INVENTED: dict[str, Any] = {
    "code": 77,
    "zh": "试验恶魔",
    "ja": "試験の悪魔",
    "en": "Test Fiend",
    "kind": "monster",
    "types": ["effect"],
    "attribute": "dark",
    "race": "fiend",
    "level": 4,
    "atk": 1000,
    "def": 1000,
    "tokens": [
        {
            "zh": "试验",
            "ja": "試験",
            "en": "Test Token",
            "attribute": "dark",
            "race": "fiend",
            "level": 1,
            "atk": 0,
            "def": 0,
        }
    ],
}


def token(**changes: Any) -> list[dict[str, Any]]:
    return [{**INVENTED["tokens"][0], **changes}]


def pool_with_others(*others: Definition) -> Pool:
    by_code = {card.code: card for card in others}
    return Pool(by_code.get(card.code, card) for card in frozen_pool())


def stronger(code: int) -> Definition:
    """The monster with another ATK, which is enough to do something else."""
    data = dump_card(POOL[code])
    return load_card({**data, "atk": data["atk"] + 100})


def played() -> Duel:
    duel = Duel(starter("normals_a"), starter("normals_b"), seed=2)
    players = [named("steady", 2, player) for player in (0, 1)]
    while duel.decision is not None:
        answer(duel, players[duel.decision.player])
    return duel


DUEL = played()


def in_deck_only() -> list[int]:
    """Monsters of which no copy has left the Deck, so that nothing has come of what they are."""
    places: dict[int, set[int]] = {}
    for card in DUEL.state.cards:
        places.setdefault(card.printed.code, set()).add(card.place)
    return sorted(
        c for c, where in places.items() if where == {DECK} and POOL[c].printed.is_monster
    )


def attacked() -> int:
    """A monster that has dealt damage: with another ATK it is another duel."""
    line = next(line for line in DUEL.log if line.endswith(" attacks directly."))
    return POOL.find(line.partition(" (")[0]).code


class TestFingerprints:
    def test_they_are_the_same_everywhere(self) -> None:
        assert fingerprint_of(load_card(INVENTED)) == "62968bf8"

    @pytest.mark.parametrize(
        "changes",
        [
            {"atk": 1100},
            {"level": 3},
            {"race": "dragon"},
            {"series": ["英雄"]},
            {"mentions": ["青眼白龙"]},
            {"types": ["effect", "tuner"]},
            {"effects": dump_card(POOL.find("Jinzo"))["effects"]},
            {"always_named": 89631139},
            {"tokens": token(atk=100)},
        ],
        ids=lambda changes: next(iter(changes)),
    )
    def test_what_a_card_does_is_in_it(self, changes: dict[str, Any]) -> None:
        assert fingerprint_of(load_card(INVENTED)) != fingerprint_of(
            load_card({**INVENTED, **changes})
        )

    @pytest.mark.parametrize(
        "changes",
        [
            {"en": "Fiend of Tests"},
            {"zh": "恶魔"},
            {"aliases": ["TF"]},
            {"partial": "half of it"},
            {"tokens": token(ja="テスト")},
        ],
        ids=lambda changes: next(iter(changes)),
    )
    def test_what_it_is_called_is_not(self, changes: dict[str, Any]) -> None:
        assert fingerprint_of(load_card(INVENTED)) == fingerprint_of(
            load_card({**INVENTED, **changes})
        )

    def test_printed_numbers_are_not(self) -> None:
        data = dump_card(POOL.find("Jinzo"))
        again = load_card({**data, "labels": [3] * len(data["effects"])})
        assert again.labels != POOL.find("Jinzo").labels
        assert fingerprint_of(again) == fingerprint_of(POOL.find("Jinzo"))

    def test_how_it_is_written_is_not(self) -> None:
        """A card that comes from a line of JSON is the one that was written in Python."""
        for card in CARDS[::9]:
            line = json.loads(json.dumps(dict(reversed(dump_card(card).items()))))
            assert fingerprint_of(load_card(line)) == fingerprint_of(card)


class TestSaved:
    def test_the_cards_of_both_decks_are_in_it(self) -> None:
        said = json.loads(DUEL.save())["cards"]
        decks = starter("normals_a"), starter("normals_b")
        assert {int(code) for code in said} == {c for d in decks for c in (*d.main, *d.extra)}
        assert all(fingerprint_of(POOL[int(code)]) == did for code, did in said.items())

    def test_tokens_come_with_the_cards_that_make_them(self) -> None:
        duel = Duel(starter("classic"), starter("classic"), seed=1)
        duel.state.cards[0].printed = POOL.find("Scapegoat").tokens[0].printed
        assert duel.state.cards[0].printed.types & TOKEN
        assert str(duel.state.cards[0].printed.code) not in json.loads(duel.save())["cards"]

    def test_what_begins_with_a_state_has_them_too(self) -> None:
        sample = DUEL.sample(0, 5)
        assert json.loads(sample.save())["cards"] == json.loads(DUEL.save())["cards"]

    def test_a_card_that_nothing_came_of_is_no_hindrance(self) -> None:
        code = in_deck_only()[0]
        loaded = Duel.load(DUEL.save(), pool_with_others(stronger(code)))
        assert loaded.changed_cards == (code,)
        assert (loaded.hash, loaded.log) == (DUEL.hash, DUEL.log)
        # Saved again, it is a duel with the cards of now.
        again = Duel.load(loaded.save(), loaded.pool)
        assert (again.changed_cards, again.hash) == ((), DUEL.hash)

    def test_a_card_that_makes_another_duel_is_named(self) -> None:
        code = attacked()
        with pytest.raises(SaveError) as refused:
            Duel.load(DUEL.save(), pool_with_others(stronger(code)))
        assert (refused.value.kind, refused.value.cards) == ("cards_changed", (code,))
        said = f"{POOL.name(code)} has changed since this duel was saved: "
        assert str(refused.value).startswith(said)

    def test_of_many_cards_three_are_named(self) -> None:
        codes = sorted({attacked(), *in_deck_only()[:5]})
        with pytest.raises(SaveError) as refused:
            Duel.load(DUEL.save(), pool_with_others(*map(stronger, codes)))
        assert refused.value.cards == tuple(codes)
        names = ", ".join(POOL.name(code) for code in codes[:3])
        said = f"{names} and {len(codes) - 3} more have changed since this duel was saved: "
        assert str(refused.value).startswith(said)

    def test_another_name_changes_nothing(self) -> None:
        card = POOL[attacked()]
        renamed = load_card({**dump_card(card), "en": "Somebody Else"})
        assert Duel.load(DUEL.save(), pool_with_others(renamed)).changed_cards == ()

    def test_a_file_without_fingerprints_blames_nobody(self) -> None:
        document = json.loads(DUEL.save())
        for name in ("segoc", "format", "rules", "check", "cards"):
            del document[name]
        old = seal("duel", document)
        assert Duel.load(old).hash == DUEL.hash
        with pytest.raises(SaveError) as refused:
            Duel.load(old, pool_with_others(stronger(attacked())))
        assert refused.value.kind == "unplayable"

    def test_a_card_that_is_gone_does_nothing_else(self) -> None:
        assert changed_since({77: "00000000", 89631139: "00000000"}, POOL) == (89631139,)

    @pytest.mark.parametrize("cards", [[], {"x": "ab"}, {"77": 3}, {"77": None}])
    def test_what_are_no_fingerprints_is_refused(self, cards: Any) -> None:
        document = json.loads(DUEL.save())
        for name in ("segoc", "format", "rules", "check"):
            del document[name]
        with pytest.raises(SaveError, match="cards"):
            Duel.load(seal("duel", {**document, "cards": cards}))


class TestRecorded:
    def test_a_replay_names_them_too(self) -> None:
        text = Replay.of(DUEL).write()
        code = attacked()
        others = pool_with_others(stronger(code))
        replay = Replay.read(text, others)
        assert replay.changed_cards(others) == (code,)
        assert replay.difference(others)
        assert replay.changed_cards() == ()
        assert replay.difference() == ""
        assert Replay.read(replay.write(), others).changed_cards(others) == (code,)
