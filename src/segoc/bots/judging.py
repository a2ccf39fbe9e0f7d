"""What an effect would bring, as the table looks now: its gist, weighed with `worth`.

Everything is told from the seat of the player whose effect it is: what is gained counts up, what
is lost or paid counts down.
"""

from collections.abc import Iterable
from typing import Any, Final

from segoc.bots import worth
from segoc.bots.gist import Deed, Gist, Some, parts
from segoc.bots.scene import Lying, Scene
from segoc.kernel.kinds import PENDULUM, TRAP

# What taking a card from the field is worth to who does it, as a part of the card's worth.
REMOVALS: Final = {
    "destroy": 1.0,
    "banish": 1.1,
    "banish_face_down": 1.15,
    "send_to_gy": 1.05,
    "to_deck": 1.05,
    "to_hand": 0.7,
    "tribute": 1.0,
    "discard": 1.0,
    "turn_face_down": 0.35,
    "banish_until": 0.3,
    "must": 0.8,
    "to_extra_deck": 0.9,
}
SUMMONS: Final = frozenset(
    ("special_summon", "special_summon_where_pointed", "special_summon_to_either_field")
)
# Summons of a monster that is made from others: of the Extra Deck, mostly.
MAKINGS: Final = frozenset(
    (
        "fusion_summon",
        "fusion_summon_also_banishing",
        "fusion_summon_of_one",
        "fusion_summon_of_sent",
        "ritual_summon",
        "synchro_summon",
        "summon_with_listed",
        "overlay_summon",
    )
)
# What such a monster is worth more than what it is made from, as a rule.
MADE: Final = 1200
# A monster of which only is known that it lies in the Deck.
FROM_DECK: Final = 1500
# Small things that are better than nothing.
TRIFLE: Final = 60
# Putting a card into the own GY from the Deck, where many do something.
MILLED: Final = 200
FROM_GY: Final = 120
DETACHED: Final = 200
TOKEN: Final = 700
# Who has so few cards left in the Deck doesn't draw for fun.
FEW_CARDS: Final = 4
# A card that is spent to be activated: it has to bring more than that.
SPENT: Final = 500
NEGATED: Final = 700
SUMMON_NEGATED: Final = 1400
ATTACK_NEGATED: Final = 600


class Judge:
    """Weighs effects of one player, of the card at `this` spot."""

    def __init__(self, scene: Scene, me: int, this: str, targets: Iterable[str] = ()) -> None:
        self.scene = scene
        self.me = me
        self.this = this
        # What is targeted already.
        self.targets = tuple(targets)
        # Whether cards of the Deck come to the GY beforehand.
        self.fed = False

    def effect(self, gist: Gist) -> float:
        """What it brings, less what it costs."""
        # What is sent there for it can be what it then brings back.
        self.fed = any(cost.cards is not None and "deck" in cost.cards.places for cost in gist.cost)
        gain = self.deeds(gist.deeds)
        if gist.branches:
            first = self.deeds(gist.branches[0])
            gain += max(self.deeds(branch) for branch in gist.branches) - first
        return gain + sum(min(0.0, self.deed(one)) for one in gist.cost)

    def deeds(self, deeds: Iterable[Deed]) -> float:
        total = 0.0
        for deed in deeds:
            value = self.deed(deed)
            total += max(0.0, value) if deed.optional else value
        return total

    def deed(self, deed: Deed) -> float:
        """What one thing is worth that is done."""
        return self._to_player(deed) if deed.cards is None else self._to_cards(deed, deed.cards)

    # To cards.

    def _to_cards(self, deed: Deed, some: Some) -> float:
        if some.targeted and self.targets:
            known = [self.scene.at(spot) for spot in self.targets]
            return sum(self.on(deed, card) for card in known if card is not None)
        values = sorted(
            (self.on(deed, card) for card in self.scene.meant(some, self.me, self.this)),
            reverse=True,
        )
        if not values or (some.chosen and values[0] < 0):
            values = self._unseen(deed, some) + values
        if some.whose == "this" or not some.chosen:
            return sum(values[: some.most])
        # The first must be taken, more need not be.
        return sum(values[:1]) + sum(value for value in values[1 : some.most] if value > 0)

    def _unseen(self, deed: Deed, some: Some) -> list[float]:
        """What is done to cards of a Deck, which nobody sees yet."""
        from_gy = self.fed and "gy" in some.places
        if some.whose == "opponent" or not ("deck" in some.places or from_gy):
            return []
        if deed.does in SUMMONS:
            return [FROM_DECK]
        if deed.does == "to_hand":
            return [worth.IN_HAND]
        return [MILLED if deed.does in REMOVALS else TRIFLE] * min(some.most, 3)

    def on(self, deed: Deed, card: Lying) -> float:
        """What doing it to this card is worth."""
        mine = card.side == self.me
        sign = -1 if mine else 1
        does = deed.does
        if does in MAKINGS:
            return MADE + worth.as_monster(card) / 10
        if does in SUMMONS or does == "normal_summon":
            if deed.whose == "opponent":
                return -worth.as_monster(card)
            spent = worth.BODY if mine and card.place == "hand" else 0
            return worth.as_monster(card) - spent
        if card.place in ("gy", "banished", "extra_deck", "under"):
            return self._off_field(does, card, mine)
        if card.place == "deck":
            return worth.IN_HAND + worth.as_monster(card) / 100 if does == "to_hand" else MILLED
        if card.place == "hand":
            if does in REMOVALS and does != "to_hand":
                return sign * worth.of_card(card)
            return -sign * TRIFLE
        value = worth.of_card(card)
        if does in REMOVALS:
            return sign * REMOVALS[does] * value
        if does == "take_control":
            given = deed.whose == "opponent"
            return 0 if mine != given else sign * 2 * value
        if does in ("apply", "link_to"):
            return sum(self.clause(parts(one), card) for one in deed.clauses)
        if does == "equip":
            # What becomes an equip card is lost as a monster.
            return sign * value if card.place == "monster_zone" and card.spot != self.this else 300
        if does == "change_position":
            return 100 * sign
        return TRIFLE

    def _off_field(self, does: str, card: Lying, mine: bool) -> float:
        if does == "to_hand":
            return worth.IN_HAND + worth.as_monster(card) / 100 if mine else -worth.IN_HAND
        if does in ("set_card", "place_in_pendulum_zone", "equip"):
            return worth.SET / 2
        if card.place == "under":
            return -DETACHED
        if does in ("to_deck", "banish", "banish_face_down"):
            # What lies there may come back.
            return (-1 if mine else 1) * (FROM_GY + worth.as_monster(card) / 100)
        return TRIFLE

    def clause(self, clause: dict[str, Any], card: Lying) -> float:
        """What it is worth that this holds for a card."""
        mine = card.side == self.me
        word = clause["is"]
        if word == "stat":
            return (1 if mine else -1) * _change(clause, card) * (0.5 if _of_atk(clause) else 0.1)
        harm = word in ("negated", "cannot", "must_attack")
        if harm and word == "cannot" and clause.get("verb") in ("destroy", "target"):
            harm = False
        if word == "negated":
            return (-1 if mine else 1) * 0.4 * worth.of_card(card)
        return 200 if harm != mine else -200

    # To players.

    def _to_player(self, deed: Deed) -> float:
        mine = deed.whose in ("you", "turn_player", "either")
        sign = 1 if mine else -1
        does = deed.does
        if does == "draw":
            few = self._deck() <= FEW_CARDS + deed.amount
            return sign * worth.IN_HAND * deed.amount * (-5 if few and mine else 1)
        if does in ("damage", "lose_lp"):
            player = self.me if mine else 1 - self.me
            lp = self.scene.lp(player)
            return -sign * (worth.of_lp(lp) - worth.of_lp(lp - deed.amount))
        if does == "gain_lp":
            return sign * deed.amount / 4
        if does == "pay_lp":
            lp = self.scene.lp(self.me)
            return worth.of_lp(lp - (deed.amount or lp // 2)) - worth.of_lp(lp)
        if does == "win":
            return sign * worth.VICTORY
        if does in ("negate_activation", "negate_effect", "negate_chain"):
            return self._negation()
        if does == "negate_summon":
            return SUMMON_NEGATED
        if does in ("negate_attack", "end_battle_phase"):
            return ATTACK_NEGATED if self.scene.view["turn_player"] != self.me else -ATTACK_NEGATED
        if does == "special_summon_token":
            return sign * TOKEN * max(1, deed.amount)
        if does == "become_monster":
            return TOKEN
        return TRIFLE if does not in ("provided", "note_name", "note_value") else 0

    def _deck(self) -> int:
        return int(self.scene.view["players"][self.me]["deck"])

    def _negation(self) -> float:
        """What the last link of the chain is worth to who activated it."""
        links = [link for link in self.scene.view["chain"] if not link["negated"]]
        if not links:
            return 0
        link = links[-1]
        if link["player"] == self.me:
            return -NEGATED
        return NEGATED + max(0.0, of_link(self.scene, link))


def of_link(scene: Scene, link: dict[str, Any]) -> float:
    """What a link of the chain will bring to its player, costs being paid."""
    gist = scene.gist(link["code"], link["effect"])
    if gist is None:
        return 0
    targets = [target["at"] for target in link["targets"] if target["at"] is not None]
    judge = Judge(scene, link["player"], link["at"], targets)
    return judge.deeds(one for one in gist.deeds if not one.does.startswith("negate_"))


def of_activation(scene: Scene, spot: str, number: int) -> float:
    """What activating an effect of the card at this spot would bring; the number is from 1."""
    card = scene.at(spot)
    if card is None or card.printed is None:
        return 0
    gist = scene.gist(card.printed.code, number)
    if gist is None:
        return TRIFLE
    value = Judge(scene, scene.me, spot).effect(gist)
    if gist.kind != "activation":
        return value
    if card.printed.is_monster:
        return _of_scale(scene, card)
    if card.printed.stays and not gist.deeds:
        return TRIFLE * 5
    if card.printed.stays:
        return value
    return value - (SPENT if card.place == "hand" or card.printed.kind != TRAP else SPENT / 2)


def _of_scale(scene: Scene, card: Lying) -> float:
    """Placing a Pendulum Monster as a scale: worth it beside another one with a gap between
    them, or if there is one in the hand that would do."""
    assert card.printed is not None
    scale = card.printed.scale
    mine = [one for one in scene.cards if one.side == scene.me and one.printed is not None]
    others = [
        one
        for one in mine
        if one.spot != card.spot
        and one.place in ("hand", "pendulum_zone")
        and one.printed is not None
        and one.printed.types & PENDULUM
    ]
    placed = [one for one in others if one.place == "pendulum_zone"]
    partners = placed or others
    gap = max((abs(one.printed.scale - scale) for one in partners if one.printed), default=0)
    return 400 + 10 * gap if gap >= 2 else -TRIFLE


def _of_atk(clause: dict[str, Any]) -> bool:
    return bool(clause.get("of") == "atk")


def _change(clause: dict[str, Any], card: Lying) -> float:
    """By how much a clause changes a value: a guess, if it has to be counted first."""
    now = card.seen.atk if _of_atk(clause) else card.seen.defense
    number = clause.get("number", 0)
    change = clause.get("change", "plus")
    if change == "plus":
        if isinstance(number, int):
            return number
        counted = parts(number)
        return -500 if counted["is"] == "times" and counted["factor"] < 0 else 800
    if isinstance(number, int):
        return number - now
    # It becomes something of another value: the half, mostly.
    return -now / 2
