"""An observation worked out from what a player may know, and nothing else.

It is slow and simple, and knows neither states nor events: only `Duel.view` and what the log tells.
Every entry of the view is used up, so that none can be forgotten.
"""

import re
from typing import Any

from segoc.env.layout import (
    AREA_NAMES,
    HISTORY,
    NUMBERS,
    TABLES,
    WORDS,
)
from segoc.env.vocabulary import Vocabulary
from segoc.kernel.table.kinds import ATTRIBUTE_NAMES, RACE_NAMES

Row = dict[str, int]
AREA = {name: number for number, name in enumerate(AREA_NAMES)}
PILES = {
    "deck": "Deck",
    "hand": "hand",
    "gy": "GY",
    "banished": "banished",
    "extra": "Extra Deck",
    "under a card": "under a card",
    "in the act": "in the act",
}


class FromView:
    def __init__(self, view: dict[str, Any], vocabulary: Vocabulary) -> None:
        self.view = view
        self.me: int = view.pop("player")
        self.vocabulary = vocabulary
        self.found: dict[str, list[Row]] = {table.name: [] for table in TABLES}
        # The row of each spot, as its name.
        self.rows: dict[str, int] = {}
        self.mix: dict[str, int] = {}

    def tables(self) -> dict[str, list[list[int]]]:
        self.known()
        self.cards()
        self.chain()
        self.totals()
        assert self.view == {}
        return {name: _rows(name, rows) for name, rows in self.found.items()}

    # Words.

    def side(self, letter: str) -> int:
        return "AB".index(letter) ^ self.me

    def id(self, code: int | None) -> int:
        return 0 if code is None else self.vocabulary.ids[code]

    def spot(self, name: str | None, prefix: str = "") -> Row:
        """Area, side and index of a spot that is given by its name."""
        area, side, index = self.place(name)
        return {f"{prefix}area": AREA[area], f"{prefix}side": side, f"{prefix}index": index}

    def place(self, name: str | None) -> tuple[str, int, int]:
        if name is None or name.startswith("no spot"):
            return "none", 0, 0
        if found := re.fullmatch(r"(.*)\.under\.(\d+)", name):
            return "under a card", self.place(found[1])[1], int(found[2]) - 1
        if found := re.fullmatch(r"x([12])", name):
            return "Extra Monster Zone", 0, (int(found[1]) - 1) ^ self.me
        if found := re.fullmatch(r"([AB])\.(m|s)(\d)", name):
            zone = "Main Monster Zone" if found[2] == "m" else "Spell & Trap Zone"
            return zone, self.side(found[1]), int(found[3]) - 1
        if found := re.fullmatch(r"([AB])\.field", name):
            return "Field Zone", self.side(found[1]), 0
        found = re.fullmatch(r"([AB])\.([a-z ]+?)(?:\.(\d+))?", name)
        assert found is not None, name
        if found[2] == "nowhere":
            return "none", 0, 0
        return PILES[found[2]], self.side(found[1]), int(found[3] or 1) - 1

    # Cards.

    def known(self) -> None:
        for number, mix in enumerate(self.view.pop("known"), 1):
            self.found["known"] += [{"mix": number, "code": self.id(c)} for c in mix["codes"]]
            row = {"mix": number}
            for spot in mix["among"]:
                letter, pile = spot.split(".")[:2] if spot.count(".") == 1 else ("", "")
                if pile in ("deck", "extra"):
                    row[f"{('own', 'other')[self.side(letter)]}_{pile}"] = 1
                else:
                    self.mix[spot] = number
            self.found["mixes"].append(row)

    def card(self, spot: str, data: dict[str, Any], **more: int) -> int:
        """Write the row of a card; returns its number."""
        place = self.spot(spot)
        shown = ("atk", "def", "level")
        row = {
            **place,
            "code": self.id(data.pop("code")),
            "owner": data.pop("owner") ^ self.me,
            "controller": data.pop("controller", place["side"] ^ self.me) ^ self.me,
            "face": {None: 0, True: 1, False: 2}[data.pop("face_up", None)],
            "position": {None: 0, "attack": 1, "defense": 2}[data.pop("position", None)],
            "acting": int(data.pop("in_the_act", False)),
            "valued": int("atk" in data),
            **{value: data.pop(value, 0) for value in shown},
            "negated": int(data.pop("negated", False)),
            "handle": data.pop("handle"),
            "mix": self.mix.get(spot, 0),
            **more,
        }
        assert data == {}
        self.found["cards"].append(row)
        number = self.rows[spot] = len(self.found["cards"])
        return number

    def cards(self) -> None:
        letters = ("A", "B") if self.me == 0 else ("B", "A")
        players = self.view.pop("players")
        totals: Row = {}
        self.zones()
        for pile in ("hand", "gy", "banished"):
            for letter in letters:
                cards = players["AB".index(letter)].pop(pile)
                totals[f"{('own', 'other')[self.side(letter)]}_{pile}"] = len(cards)
                for index, data in enumerate(cards, 1):
                    self.card(f"{letter}.{pile}.{index}", data)
        for letter in letters:
            extra = players["AB".index(letter)].pop("extra")
            totals[f"{('own', 'other')[self.side(letter)]}_extra"] = extra["count"]
            for data in extra["cards"]:
                self.card(data.pop("spot"), data)
        for letter in letters:
            player = players["AB".index(letter)]
            totals[f"{('own', 'other')[self.side(letter)]}_deck"] = player.pop("deck")
            for data in player.pop("deck_seen"):
                owner = "AB".index(letter)
                spot = data.pop("spot")
                self.card(spot, {**data, "owner": owner, "handle": 0})
        assert players == [{}, {}]
        self.found["globals"].append(totals)

    def zones(self) -> None:
        zones = self.view.pop("zones")
        aside = [
            (
                spot,
                data.pop("materials", []),
                data.pop("counters", {}),
                data.pop("equipped_to", None),
                data.pop("linked_to", []),
            )
            for spot, data in zones.items()
        ]
        for spot, data in zones.items():
            self.card(spot, data)
        for spot, materials, counters, equipped, linked in aside:
            row = self.rows[spot]
            for index, data in enumerate(materials, 1):
                self.card(f"{spot}.under.{index}", data, host=row)
            for kind, count in counters.items():
                code = self.vocabulary.ids.get(int(kind), 0)
                named = 0 if code else int(kind)
                counter = {"row": row, "kind": named, "code": code, "count": count}
                self.found["counters"].append(counter)
            # Where it is tied to is looked up when all cards have their rows.
            self.tied(row, linked if equipped is None else equipped, equipped is not None)

    def tied(self, row: int, spots: list[str], equip: bool) -> None:
        for spot in spots:
            assert spot in self.rows, spot
            tie = {"row": row, "equip": int(equip), **self.spot(spot), "target": self.rows[spot]}
            self.found["ties"].append(tie)

    # The chain.

    def chain(self) -> None:
        for number, link in enumerate(self.view.pop("chain"), 1):
            at = link.pop("at")
            for target in link.pop("targets"):
                row = {"link": number, **self.spot(target["at"])}
                row["row"] = self.rows.get(target["at"], 0)
                row["code"] = self.id(target["code"])
                row["handle"] = target["handle"] or 0
                self.found["targets"].append(row)
            row = {"link": number, "player": link.pop("player") ^ self.me}
            row |= {**self.spot(at), "row": self.rows.get(at, 0)}
            row["code"] = self.id(link.pop("code"))
            row |= {key: int(link.pop(key)) for key in list(link)}
            self.found["chain"].append(row)

    # What is asked.

    def totals(self) -> None:
        view = self.view
        totals = self.found["globals"][0]
        totals["turn"] = view.pop("turn")
        totals["my_turn"] = int(view.pop("turn_player") == self.me)
        totals["phase"] = WORDS["phase"].index(view.pop("phase"))
        totals["step"] = WORDS["step"].index(view.pop("step"))
        lp = view.pop("lp")
        totals["own_lp"], totals["other_lp"] = lp[self.me], lp[1 - self.me]
        over, winner = view.pop("over"), view.pop("winner")
        totals["outcome"] = 0 if not over else 3 if winner is None else 1 + (winner != self.me)
        # By which rule it ended is told besides the observation.
        view.pop("ending")
        decision = view.pop("decision")
        if decision is not None:
            totals["topic"] = WORDS["topic"].index(decision["kind"]) + 1
            about = decision["about"]
            totals |= self.spot(about, "about_")
            totals["about_row"] = self.rows.get(about, 0)
            names = decision["names"]
            if names is not None:
                totals["names"] = 1
                totals["name_kinds"], totals["name_types"] = names["kinds"], names["types"]
            for key in decision["options"]:
                if names is not None:
                    self.name(key)
                else:
                    self.option(key)
        self.found["globals"][0] = totals

    def option(self, key: str) -> None:
        verbs = [verb for verb in WORDS["verb"] if f"{key} ".startswith(f"{verb} ")]
        verb = max(verbs, key=len)
        rest = key[len(verb) :].strip()
        row: Row = {"verb": WORDS["verb"].index(verb) + 1}
        if verb == "announce":
            self.announced(rest, row)
            return
        if verb == "decide":
            row["number"] = int(rest) - 1
        elif rest:
            found = re.fullmatch(r"(\S+)(?: -> (\S+))?(?: #(\d+))?", rest)
            assert found is not None, key
            row |= {**self.spot(found[1]), **self.spot(found[2], "aim_")}
            row["row"] = self.rows.get(found[1], 0)
            row["code"] = self.code_in(row["row"])
            row["aim_row"] = self.rows.get(found[2], 0)
            row["aim_code"] = self.code_in(row["aim_row"])
            row["number"] = int(found[3] or 1) - 1
        self.found["options"].append(row)

    def name(self, key: str) -> None:
        face = self.vocabulary.pool.nameable.called(key.removeprefix("announce "))
        assert face is not None, key
        verb, sort = WORDS["verb"].index("announce") + 1, WORDS["sort"].index("name")
        self.found["options"].append({"verb": verb, "sort": sort, "code": self.id(face.code)})

    def code_in(self, row: int) -> int:
        return self.found["cards"][row - 1]["code"] if row else 0

    def announced(self, word: str, row: Row) -> None:
        sort = WORDS["sort"].index
        if word.isdecimal():
            row |= {"sort": sort("number"), "number": int(word)}
        elif word in ATTRIBUTE_NAMES:
            row |= {"sort": sort("attribute"), "number": 1 << ATTRIBUTE_NAMES.index(word)}
        elif word in RACE_NAMES:
            row |= {"sort": sort("race"), "number": 1 << RACE_NAMES.index(word)}
        else:
            assert word in ("heads", "tails"), word
            row |= {"sort": sort("side"), "number": {"heads": 1, "tails": 2}[word]}
        self.found["options"].append(row)


def _rows(name: str, rows: list[Row]) -> list[list[int]]:
    table = next(table for table in TABLES if table.name == name)
    columns = [column.name for column in table.columns]
    for row in rows:
        assert set(row) <= set(columns), (name, set(row) - set(columns))
    return [[row.get(column, 0) for column in columns] for row in rows]


def history(told: list[dict[str, Any]], me: int, vocabulary: Vocabulary) -> list[list[int]]:
    """The table `history` from what the log tells of all events, the latest last."""
    speaker = FromView({"player": me}, vocabulary)
    rows: list[list[int]] = []
    for event in reversed(told):
        rows += _rows("history", _event(event, speaker))
    return rows[: HISTORY.rows]


def _event(event: dict[str, Any], speaker: FromView) -> list[Row]:
    kind = event["event"]
    row: Row = {"kind": WORDS["kind"].index(kind), "why": WORDS["why"].index(event["why"])}
    if event["player"] in (0, 1):
        row["player"] = 1 + (event["player"] ^ speaker.me)
    if event["source"] is not None:
        row["source"] = speaker.id(event["source"]["code"])
    row["effect"] = event["effect"] or 0
    numbers = event["numbers"]
    assert len(numbers) <= NUMBERS
    row |= {f"number_{index}": number for index, number in enumerate(numbers, 1)}
    cards = [
        {
            **row,
            "card": index,
            "code": speaker.id(card["code"]),
            "handle": card["handle"],
            **speaker.spot(_with_side(card["from"]), "from_"),
            **speaker.spot(card["to"], "to_"),
        }
        for index, card in enumerate(event["cards"], 1)
    ]
    for card, told in zip(cards, event["cards"], strict=True):
        if _with_side(told["from"]) != told["from"]:
            card["from_side"] = 0
    return cards or [row]


def _with_side(spot: str) -> str:
    """A place of nobody: as if it were A's."""
    return spot if re.match(r"[AB]\.|x\d", spot) else f"A.{spot}"
