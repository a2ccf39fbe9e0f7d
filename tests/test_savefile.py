"""Saved duels: whatever is wrong with a file, it is said in a sentence and nothing is loaded."""

import json
import re
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import segoc
from segoc import Duel, starter
from segoc.duel.savefile import FORMAT, MOST_TEXT, RULES, SaveError, fingerprint, seal, unseal
from segoc.formats.replay import Replay
from segoc.kernel.samples.saving import event_to_data, to_data
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.decision import SUMMON
from segoc.kernel.table.event import Event

# The most that a message may say: a sentence fits, a page of someone's file doesn't.
LONGEST_MESSAGE = 400


@cache
def saved() -> str:
    """A duel of 40 choices, some of them after a new seed."""
    duel = Duel(starter("normals_a"), starter("normals_b"), seed=7)
    duel = played(duel, 30).fork(reseed=11)
    return played(duel, 10).save()


@cache
def saved_state() -> str:
    """A duel that began with a state: a sample, played on."""
    duel = played(Duel(starter("normals_a"), starter("normals_b"), seed=7), 20)
    return played(duel.sample(0, 5), 10).save()


def played(duel: Duel, choices: int) -> Duel:
    chance = seeded(1)
    for _ in range(choices):
        assert duel.decision is not None
        options = duel.offered
        duel.push(options[chance.below(len(options))])
    return duel


def old(kind: str, **changes: Any) -> str:
    """A file of format 1, perhaps with other parts and a check that is right for them."""
    text = (Path(__file__).parent / "saves" / f"{kind}_format_1.segoc").read_text(encoding="utf-8")
    document = {**json.loads(text), **changes}
    document.pop("check")
    return json.dumps({**document, "check": fingerprint(document)}) if changes else text


def refusal(text: str) -> str:
    """The message with which a text is refused; any other exception is a failure."""
    with pytest.raises(SaveError) as caught:
        Duel.load(text)
    message = str(caught.value)
    assert message
    assert len(message.splitlines()) == 1
    assert len(message) <= LONGEST_MESSAGE
    return message


def body(text: str) -> dict[str, Any]:
    return {
        key: value
        for key, value in json.loads(text).items()
        if key not in ("segoc", "format", "rules", "check")
    }


def forged(text: str, **parts: Any) -> str:
    """The file with other parts, and a check that is right for them."""
    return seal("duel", {**body(text), **parts})


def with_state(change: Callable[[dict[str, Any]], object], choices: list[str] | None = None) -> str:
    """A file that begins with a changed state, and whose hash and check are right for it."""
    whole = body(saved_state())
    state = whole["start"]["state"]
    change(state)
    return seal(
        "duel",
        {
            "start": {"state": state},
            "choices": choices or [],
            "position": "",
            "hash": fingerprint(state),
        },
    )


@pytest.mark.core
class TestRoundTrip:
    @pytest.mark.parametrize("text", [saved(), saved_state()])
    def test_a_loaded_duel_is_the_saved_one(self, text: str) -> None:
        loaded = Duel.load(text)
        assert loaded.save() == text
        assert loaded.hash == json.loads(text)["hash"]

    def test_with_all_its_history(self) -> None:
        duel = played(Duel(starter("normals_a"), starter("normals_b"), seed=3), 25)
        loaded = Duel.load(duel.save())
        assert data_of(loaded.events) == data_of(duel.events)
        assert loaded.choices == duel.choices
        assert loaded.log == duel.log
        while duel.choices:
            assert loaded.pop() == duel.pop()
            assert loaded.hash == duel.hash

    @pytest.mark.parametrize("surrendering", [0, 1])
    def test_after_a_surrender(self, surrendering: int) -> None:
        duel = played(Duel(starter("normals_a"), starter("normals_b"), seed=3), 5)
        duel.surrender(surrendering)
        loaded = Duel.load(duel.save())
        assert loaded.winner == 1 - surrendering
        assert loaded.choices == duel.choices

    def test_after_a_new_seed_what_happened_happened_once(self) -> None:
        duel = played(Duel(starter("normals_a"), starter("normals_b"), seed=3), 5)
        fork = played(duel.fork(reseed=4), 5)
        assert data_of(Duel.load(fork.save()).events) == data_of(fork.events)

    def test_of_a_new_duel(self) -> None:
        duel = Duel(starter("normals_a"), starter("normals_b"), seed=-(10**18), first=1)
        assert Duel.load(duel.save()).hash == duel.hash

    def test_it_is_text_that_a_person_can_read(self) -> None:
        lines = saved().splitlines()
        assert max(map(len, lines)) < 2000
        assert '  "reseed 11",' in lines
        assert f'"rules": "{RULES}",' in lines


def data_of(events: list[Event]) -> list[dict[str, Any]]:
    return [event_to_data(event) for event in events]


class TestDamage:
    @pytest.mark.parametrize("text", [saved(), saved_state()], ids=["decks", "state"])
    def test_cut_off(self, text: str) -> None:
        whole = text.rstrip()
        for end in range(0, len(whole), 10 if len(whole) < 10_000 else 97):
            refusal(whole[:end])

    @pytest.mark.parametrize("text", [saved(), saved_state()], ids=["decks", "state"])
    def test_its_beginning_missing(self, text: str) -> None:
        for start in range(1, 300, 10):
            refusal(text[start:])

    def test_one_letter_changed_anywhere(self) -> None:
        """Either the text still says the same, or it is refused."""
        chance = seeded(3)
        letters = [*map(chr, range(32, 127)), "\n", "\x00", "é", "卡", "\ud800", "\U0001f600"]
        text = saved()
        refused = 0
        for index in range(len(text)):
            letter = letters[chance.below(len(letters))]
            damaged = text[:index] + letter + text[index + 1 :]
            if says_the_same(damaged, text):
                assert Duel.load(damaged).save() == text
            else:
                refusal(damaged)
                refused += 1
        assert refused > len(text) * 0.9

    def test_pieces_exchanged_doubled_or_dropped(self) -> None:
        lines = saved().splitlines()
        for index in range(len(lines) - 1):
            swapped = [*lines[:index], lines[index + 1], lines[index], *lines[index + 2 :]]
            doubled = [*lines[: index + 1], *lines[index:]]
            dropped = [*lines[:index], *lines[index + 1 :]]
            for damaged in map("\n".join, (swapped, doubled, dropped)):
                if not says_the_same(damaged, saved()):
                    refusal(damaged)


def says_the_same(one: str, other: str) -> bool:
    """Spaces and the order of parts mean nothing in JSON."""
    try:
        data: Any = json.loads(one)
    except ValueError:
        return False
    return bool(data == json.loads(other))


class TestOtherFiles:
    @pytest.mark.parametrize(
        "text",
        [
            "",
            " ",
            "null",
            "true",
            "0",
            "-1e999",
            "NaN",
            '"duel"',
            "[]",
            "{}",
            "[" * 100_000,
            '{"a":' * 100_000,
            "[" * 500 + "]" * 500,
            '{"segoc": "duel"}',
            '{"segoc": ["duel"], "format": 1}',
            "9" * 5000,
            '{"segoc": "duel", "format": ' + "9" * 5000 + "}",
            '{"segoc": "duel", "format": "' + "9" * 5000 + '"}',
            '{"segoc": "duel", "format": ' + "[" * 500 + "]" * 500 + "}",
            '{"segoc": "duel", "format": 1, "rules": ' + "[" * 500 + "]" * 500 + "}",
            "\ufeff" + saved(),
            "PK\x03\x04",
            "\x00" * 100,
            "40\n3 Blue-Eyes White Dragon",
        ],
        ids=range(24),
    )
    def test_not_a_duel(self, text: str) -> None:
        refusal(text)

    def test_far_too_long(self) -> None:
        assert "long" in refusal(" " * (MOST_TEXT + 1))

    def test_other_kinds_of_our_files(self) -> None:
        assert "not a segoc duel" in refusal(Replay.of(Duel.load(saved())).write())
        with pytest.raises(SaveError, match="not a segoc replay"):
            unseal("replay", saved())

    @pytest.mark.parametrize("number", [0, 3, 99, -1, True, 1.5, "1", None, [1], {}])
    def test_other_formats(self, number: Any) -> None:
        assert FORMAT == 2
        document = {**json.loads(saved()), "format": number}
        document.pop("check")
        document["check"] = fingerprint(document)
        assert "format" in refusal(json.dumps(document))

    @pytest.mark.parametrize("rules", [7, None, [RULES]])
    def test_rules_are_a_text(self, rules: Any) -> None:
        assert "'rules' is missing" in refusal(forged(saved(), rules=rules))

    @pytest.mark.parametrize("rules", ["", "2014.03/1", RULES + " "])
    def test_other_rules(self, rules: str) -> None:
        """They may concern nothing that has happened in it. If it doesn't come out as it was saved,
        they are the reason."""
        assert Duel.load(forged(saved(), rules=rules)).hash == Duel.load(saved()).hash
        for parts in ({"hash": "0" * 32}, {"choices": ["conjure a dragon"]}):
            said = refusal(forged(saved(), rules=rules, **parts))
            assert f"saved under the rules {rules!r}; this segoc plays {RULES!r}" in said
            assert "saved under the rules" not in refusal(forged(saved(), **parts))

    @pytest.mark.parametrize("check", ["", "0" * 32, None, 7, ["x"]])
    def test_a_wrong_check(self, check: Any) -> None:
        assert "changed or damaged" in refusal(json.dumps({**json.loads(saved()), "check": check}))

    def test_nested_to_any_depth(self) -> None:
        """Around the depth at which Python gives up, in any part of the file."""
        for part in ("segoc", "format", "rules", "check", "start", "choices", "position"):
            for depth in (10, 200, *range(850, 1050, 7), 5000):
                document = json.dumps({**json.loads(saved()), part: "HERE"})
                refusal(document.replace('"HERE"', "[" * depth + "]" * depth))


class TestFormat1:
    """Files that were written before the parts of a state had the names of now."""

    def test_a_duel(self) -> None:
        loaded = Duel.load(old("duel"))
        assert loaded.choices == json.loads(old("duel"))["choices"]
        assert json.loads(loaded.save())["format"] == FORMAT

    def test_a_duel_that_comes_out_otherwise(self) -> None:
        assert "don't lead to" in refusal(old("duel", position="x"))

    def test_a_replay(self) -> None:
        recorded = json.loads(old("replay"))
        replay = Replay.read(old("replay"))
        assert replay.choices == recorded["choices"]
        assert [event.kind for event in replay.events] == [
            event["kind"] for event in recorded["events"]
        ]
        assert replay.difference() == ""

    def test_a_replay_that_comes_out_otherwise(self) -> None:
        with pytest.raises(SaveError, match="don't lead to the events"):
            Replay.read(old("replay", events=[]))

    def test_a_replay_of_other_rules(self) -> None:
        """It can't be told as it was recorded: it can be read if it is played as it was."""
        assert Replay.read(old("replay", rules="x")).difference() == ""
        with pytest.raises(SaveError, match="saved under the rules 'x'"):
            Replay.read(old("replay", rules="x", events=[]))

    def test_a_board_is_data_of_its_time(self) -> None:
        start: dict[str, Any] = {"state": {}, "events": []}
        assert "format 1 and begins with a board" in refusal(old("duel", start=start))


class TestForged:
    """The check is right: whoever wrote the file knew how."""

    def test_forging_works(self) -> None:
        """Otherwise the tests below would prove nothing."""
        assert forged(saved()) == saved()
        assert Duel.load(forged(saved())).save() == saved()
        assert Duel.load(with_state(lambda _: None)).decision is not None

    @pytest.mark.parametrize("part", ["start", "choices", "position", "hash"])
    @pytest.mark.parametrize("wrong", [None, 0, 1.5, "x", [], [1], [[]], {}, True])
    def test_parts_of_the_wrong_type(self, part: str, wrong: Any) -> None:
        if part == "position" and wrong == "x":
            # It is for people: what it says is told from the duel itself.
            assert Duel.load(forged(saved(), position="x")).save() == saved()
        else:
            refusal(forged(saved(), **{part: wrong}))

    @pytest.mark.parametrize("part", ["start", "choices", "position", "hash"])
    def test_parts_missing(self, part: str) -> None:
        rest = body(saved())
        del rest[part]
        refusal(seal("duel", rest))

    @pytest.mark.parametrize(
        "choice",
        [
            "",
            " ",
            "\n",
            "x" * 10_000,
            "summon",
            "summon A.hand.1",
            "summon B.hand.99",
            "summon Blue-Eyes White Dragon",
            "summon \ud800",
            "attack A.m1 -> B.m1 -> B.m2",
            "zone x9",
            "pass",
            "finish",
            "activate A.deck.1",
            "reseed",
            "reseed x",
            "reseed 1.5",
            "reseed " + "9" * 5000,
            "surrender",
            "surrender C",
            "surrender AB",
            "surrender A",
            "__import__('os')",
        ],
    )
    def test_a_wrong_choice(self, choice: str) -> None:
        choices = body(saved())["choices"]
        for index in (0, len(choices) // 2, len(choices)):
            refusal(forged(saved(), choices=[*choices[:index], choice, *choices[index + 1 :]]))

    def test_a_choice_too_few_or_too_many(self) -> None:
        choices = body(saved())["choices"]
        assert "don't lead" in refusal(forged(saved(), choices=choices[:-1]))
        refusal(forged(saved(), choices=[*choices, choices[-1]]))

    def test_choices_after_the_end(self) -> None:
        duel = Duel.load(saved())
        duel.surrender(0)
        refusal(forged(duel.save(), choices=[*duel.choices, "surrender B"]))

    @pytest.mark.parametrize("hash_", ["", "0" * 32, "x" * 10_000])
    def test_a_wrong_hash(self, hash_: str) -> None:
        assert "don't lead" in refusal(forged(saved(), hash=hash_))

    @pytest.mark.parametrize(
        "change",
        [
            {"seed": None},
            {"seed": "7"},
            {"seed": 7.0},
            {"seed": True},
            {"seed": 8},
            {"first": 2},
            {"first": -1},
            {"first": True},
            {"first": "0"},
            {"decks": None},
            {"decks": []},
            {"decks": [{}, {}]},
            {"decks": ["a", "b"]},
            {"decks": [1, 2, 3]},
            {"state": 7},
            {"state": {}},
            {"state": []},
        ],
    )
    def test_a_wrong_beginning(self, change: dict[str, Any]) -> None:
        refusal(forged(saved(), start={**body(saved())["start"], **change}))

    @pytest.mark.parametrize(
        "change",
        [
            {"main": []},
            {"main": [1, 2, 3]},
            {"main": [89631139] * 40},
            {"main": list(range(100_000))},
            {"main": ["89631139"]},
            {"main": None},
            {"main": [True] * 40},
            {"main": [-1] * 40},
            {"main": [10**1000] * 40},
            {"extra": [89631139]},
            {"extra": {}},
            {"side": [89631139] * 16},
            {"name": None},
            {"name": 7},
        ],
        ids=range(14),
    )
    def test_a_wrong_deck(self, change: dict[str, Any]) -> None:
        start = body(saved())["start"]
        first, second = start["decks"]
        refusal(forged(saved(), start={**start, "decks": [{**first, **change}, second]}))

    def test_a_deck_whose_name_is_a_page(self) -> None:
        start = body(saved())["start"]
        start["decks"][0].update(name="a page\n" * 1000, main=[1])
        refusal(forged(saved(), start=start))


def set_to(*path: str | int, value: Any) -> Callable[[dict[str, Any]], object]:
    def change(state: Any) -> None:
        for key in path[:-1]:
            state = state[key]
        state[path[-1]] = value

    return change


class TestForgedState:
    """A state of the right shape that no duel can come to."""

    @pytest.mark.parametrize(
        "change",
        [
            set_to("lp", 0, value=-5),
            set_to("lp", 0, value=0),
            set_to("loss", 0, value="SEG-018"),
            set_to("winner", value=0),
            set_to("winner", value=7),
            set_to("ending", value="SEG-017"),
            set_to("turn_player", value=2),
            set_to("phase", value=99),
            set_to("battle_step", value=4),
            set_to("decision", value=None),
            set_to("decision", "player", value=5),
            set_to("decision", "topic", value=50),
            set_to("decision", "options", value=[]),
            set_to("decision", "options", 0, "verb", value=99),
            set_to("decision", "options", 0, "spot", value=15_000),
            set_to("decision", "about", value=10**9),
            set_to("stack", value=[]),
            set_to("stack", 0, "step", value=-1),
            set_to(
                "stack",
                0,
                value={"is": "Window", "step": 1, "filter": 0, "asked": 0, "passes": -(10**9)},
            ),
            set_to("zones", 0, value=999),
            set_to("zones", 0, value=-7),
            set_to("zones", 3, value=0),
            set_to("piles", 0, value=[]),
            set_to("piles", 0, 0, value=10**6),
            set_to("piles", 3, value=[0]),
            set_to("under", value=[[0, 1]]),
            set_to("cards", 0, "owner", value=9),
            set_to("cards", 0, "side", value=1),
            set_to("cards", 0, "place", value=77),
            set_to("cards", 0, "seen", value=99),
            set_to("cards", 0, "mix_a", value=10**6),
            set_to("cards", 0, "code", value=5),
            set_to("cards", 0, "declared_turn", value=10**6),
            set_to("cards", value=[]),
            set_to("random", "a", value=-1),
            set_to("random", "a", value=1 << 40),
            set_to("last_picks", value=[-5]),
        ],
        ids=range(37),
    )
    def test_is_refused(self, change: Callable[[dict[str, Any]], object]) -> None:
        refusal(with_state(change))

    def test_an_option_that_the_rules_do_not_give(self) -> None:
        """Everything it names is there, and yet nobody may do that now."""

        def add(state: dict[str, Any]) -> None:
            options = state["decision"]["options"]
            wanted = {"is": "Option", "verb": 12, "spot": -1, "aim": -1}
            assert wanted not in options
            options.append(wanted)

        refusal(with_state(add))

    def test_an_option_less(self) -> None:
        refusal(with_state(lambda state: state["decision"]["options"].pop()))

    def test_a_question_without_the_procedure_that_asks_it(self) -> None:
        """A question about a zone is asked by what was pushed for it."""
        duel = Duel(starter("normals_a"), starter("normals_b"), seed=7)
        assert duel.decision is not None
        duel.push(next(option for option in duel.decision.options if option.verb == SUMMON))
        assert duel.decision.kind == "zone"
        state = to_data(duel.state)
        state["stack"].pop()
        start = {"state": state}
        whole = {"start": start, "choices": [], "position": "", "hash": fingerprint(state)}
        assert "asks nothing" in refusal(seal("duel", whole))

    def test_nested_to_any_depth(self) -> None:
        """Around the depth at which Python gives up: it may be read and yet be too deep to tell."""
        limit = sys.getrecursionlimit()
        for depth in (10, 500, *range(limit - 130, limit, 3)):
            nested: list[Any] = []
            for _ in range(depth):
                nested = [nested]
            # Whoever forges a file has more room than we.
            sys.setrecursionlimit(10 * limit)
            try:
                texts = [
                    with_state(set_to("stack", 0, value={"is": nested})),
                    with_state(set_to("turn", value=nested)),
                ]
            finally:
                sys.setrecursionlimit(limit)
            for text in texts:
                refusal(text)

    def test_something_that_is_no_part_of_a_state(self) -> None:
        refusal(with_state(set_to("code", value="__import__('os').system('true')")))


class TestSource:
    """Nothing in a file is executed: there is nothing in the package that could."""

    FORBIDDEN = re.compile(
        r"(?<!copyreg\.)\bpickle\b|\bmarshal\b|\bshelve\b|\beval\(|\bexec\(|\b__import__\(|\bcompile\(\s*['\"]"
    )

    def test_the_package_evaluates_nothing(self) -> None:
        files = sorted(Path(segoc.__file__).parent.rglob("*.py"))
        assert len(files) > 40
        found = {file.name: self.FORBIDDEN.findall(file.read_text("utf-8")) for file in files}
        assert {name: words for name, words in found.items() if words} == {}

    @pytest.mark.parametrize("bad", ["import pickle", "eval(text)", "exec(code)", "marshal.loads"])
    def test_it_would_be_found(self, bad: str) -> None:
        assert self.FORBIDDEN.search(bad)
