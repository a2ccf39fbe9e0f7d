"""What an effect would bring, as the table looks now: its gist, weighed with `worth`.

Everything is told from the seat of the player whose effect it is: what is gained counts up, what
is lost or paid counts down.
"""

from typing import Final

from segoc.bots.thumb import worth
from segoc.bots.thumb.gist import HALVED, Clause, Deed, Gist, Some
from segoc.bots.thumb.lying import Lying
from segoc.bots.thumb.scene import Linked, Scene
from segoc.kernel.table.kinds import TRAP
from segoc.kernel.table.places import (
    BANISHED,
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    MONSTER_ZONE,
    PENDULUM_ZONE,
    UNDER,
)

OFF_FIELD: Final = 1 << GRAVEYARD | 1 << BANISHED | 1 << EXTRA_DECK | 1 << UNDER
# What a monster that is made from others is worth more than those, as a rule.
MADE: Final = 1200.0
# A monster of which only is known that it lies in the Deck.
FROM_DECK: Final = 1500.0
# Small things that are better than nothing.
TRIFLE: Final = 60.0
# Putting a card into the own GY from the Deck, where many do something.
MILLED: Final = 200.0
FROM_GY: Final = 120.0
DETACHED: Final = 200.0
TOKEN: Final = 700.0
EQUIPPED: Final = 300.0
# Who has so few cards left in the Deck doesn't draw for fun.
FEW_CARDS: Final = 4
# A card that is spent to be activated: it has to bring more than that.
SPENT: Final = 500.0
NEGATED: Final = 700.0
SUMMON_NEGATED: Final = 1400.0
ATTACK_NEGATED: Final = 600.0
# Placing a scale beside one that leaves a gap; more for each Level in it.
SCALED: Final = 400.0
NOTHING: Final = frozenset(("provided", "note_name", "note_value"))


class Judge:
    """Weighs effects of one player, of the card at `this` spot."""

    def __init__(self, scene: Scene, me: int, this: int, targets: list[int] | None = None) -> None:
        self.scene = scene
        self.me = me
        self.this = this
        # What is targeted already.
        self.targets = targets
        # Whether cards of the Deck come to the GY beforehand.
        self.fed = False

    def effect(self, gist: Gist) -> float:
        """What it brings, less what it costs."""
        # What is sent there for it can be what it then brings back.
        self.fed = gist.feeds
        gain = self.deeds(gist.deeds)
        if gist.branches:
            first = self.deeds(gist.branches[0])
            best = first
            for branch in gist.branches:
                best = max(best, self.deeds(branch))
            gain += best - first
        for one in gist.cost:
            gain += min(0.0, self.deed(one))
        return gain

    def deeds(self, deeds: list[Deed]) -> float:
        total = 0.0
        for deed in deeds:
            value = self.deed(deed)
            if value > 0 or not deed.optional:
                total += value
        return total

    def deed(self, deed: Deed) -> float:
        """What one thing is worth that is done."""
        some = deed.cards
        return self._to_player(deed) if some is None else self._to_cards(deed, some)

    # To cards.

    def _to_cards(self, deed: Deed, some: Some) -> float:
        total = 0.0
        if some.targeted and self.targets:
            for spot in self.targets:
                card = self.scene.at(spot)
                if card is not None:
                    total += self.on(deed, card)
            return total
        values = [self.on(deed, card) for card in self.scene.meant(some, self.me, self.this)]
        values.sort(reverse=True)
        if not values or (some.chosen and values[0] < 0):
            values = self._unseen(deed, some) + values
        # The first must be taken, more need not be.
        freely = some.chosen and not some.this
        for index in range(min(some.most, len(values))):
            value = values[index]
            if value > 0 or index == 0 or not freely:
                total += value
        return total

    def _unseen(self, deed: Deed, some: Some) -> list[float]:
        """What is done to cards of a Deck, which nobody sees yet."""
        from_gy = self.fed and some.places >> GRAVEYARD & 1 == 1
        if some.whose == "opponent" or not (some.places >> DECK & 1 == 1 or from_gy):
            return []
        if deed.summons:
            return [FROM_DECK]
        if deed.does == "to_hand":
            return [worth.IN_HAND]
        return [MILLED if deed.removes > 0 else TRIFLE] * min(some.most, 3)

    def on(self, deed: Deed, card: Lying) -> float:
        """What doing it to this card is worth."""
        mine = card.side == self.me
        sign = -1.0 if mine else 1.0
        if deed.makes:
            return MADE + worth.as_monster(card) / 10
        does = deed.does
        place = card.place
        if deed.summons or does == "normal_summon":
            if deed.theirs:
                return -worth.as_monster(card)
            spent = worth.BODY if mine and place == HAND else 0.0
            return worth.as_monster(card) - spent
        if 1 << place & OFF_FIELD:
            return self._off_field(does, card, mine)
        if place == DECK:
            return worth.IN_HAND + worth.as_monster(card) / 100 if does == "to_hand" else MILLED
        if place == HAND:
            if deed.removes > 0 and does != "to_hand":
                return sign * worth.of_card(card)
            return -sign * TRIFLE
        value = worth.of_card(card)
        if deed.removes > 0:
            return sign * deed.removes * value
        if does == "take_control":
            return 0.0 if mine != deed.theirs else sign * 2 * value
        if does in ("apply", "link_to"):
            total = 0.0
            for one in deed.clauses:
                total += self.clause(one, card)
            return total
        if does == "equip":
            # What becomes an equip card is lost as a monster.
            lost = place == MONSTER_ZONE and card.spot != self.this
            return sign * value if lost else EQUIPPED
        if does == "change_position":
            return 100 * sign
        return TRIFLE

    def _off_field(self, does: str, card: Lying, mine: bool) -> float:
        if does == "to_hand":
            return worth.IN_HAND + worth.as_monster(card) / 100 if mine else -worth.IN_HAND
        if does in ("set_card", "place_in_pendulum_zone", "equip"):
            return worth.SET / 2
        if card.place == UNDER:
            return -DETACHED
        if does in ("to_deck", "banish", "banish_face_down"):
            # What lies there may come back.
            value = FROM_GY + worth.as_monster(card) / 100
            return -value if mine else value
        return TRIFLE

    def clause(self, clause: Clause, card: Lying) -> float:
        """What it is worth that this holds for a card."""
        mine = card.side == self.me
        if clause.word == "stat":
            change = _change(clause, card) * (0.5 if clause.of_atk else 0.1)
            return change if mine else -change
        if clause.word == "negated":
            return (-0.4 if mine else 0.4) * worth.of_card(card)
        return 200.0 if clause.harms != mine else -200.0

    # To players.

    def _to_player(self, deed: Deed) -> float:
        mine = deed.mine
        sign = 1.0 if mine else -1.0
        does = deed.does
        if does == "draw":
            few = self.scene.decks[self.me] <= FEW_CARDS + deed.amount
            return sign * worth.IN_HAND * deed.amount * (-5 if few and mine else 1)
        if does in ("damage", "lose_lp"):
            lp = self.scene.lp[self.me if mine else 1 - self.me]
            return -sign * (worth.of_lp(lp) - worth.of_lp(lp - deed.amount))
        if does == "gain_lp":
            return sign * deed.amount / 4
        if does == "pay_lp":
            lp = self.scene.lp[self.me]
            return worth.of_lp(lp - (deed.amount or lp // 2)) - worth.of_lp(lp)
        if does == "win":
            return sign * worth.VICTORY
        if does in ("negate_activation", "negate_effect", "negate_chain"):
            return self._negation()
        if does == "negate_summon":
            return SUMMON_NEGATED
        if does in ("negate_attack", "end_battle_phase"):
            return ATTACK_NEGATED if self.scene.turn_player != self.me else -ATTACK_NEGATED
        if does == "special_summon_token":
            return sign * TOKEN * max(1, deed.amount)
        if does == "become_monster":
            return TOKEN
        return 0.0 if does in NOTHING else TRIFLE

    def _negation(self) -> float:
        """What the last link of the chain is worth to who activated it."""
        last: Linked | None = None
        for link in self.scene.chain:
            if not link.negated:
                last = link
        if last is None:
            return 0.0
        if last.player == self.me:
            return -NEGATED
        return NEGATED + max(0.0, of_link(self.scene, last))


def of_link(scene: Scene, link: Linked) -> float:
    """What a link of the chain will bring to its player, costs being paid."""
    gist = scene.gist(link.code, link.number)
    if gist is None:
        return 0.0
    judge = Judge(scene, link.player, link.at, link.targets)
    return judge.deeds([one for one in gist.deeds if not one.does.startswith("negate_")])


def of_activation(scene: Scene, spot: int, number: int) -> float:
    """What activating an effect of the card at this spot would bring; the number is from 0."""
    card = scene.at(spot)
    if card is None or card.face is None:
        return 0.0
    face = card.face
    gist = scene.gist(face.code, number)
    if gist is None:
        return TRIFLE
    if gist.kind == "activation":
        if face.is_monster:
            return _of_scale(scene, card)
        if face.stays and not gist.deeds:
            return TRIFLE * 5
    value = Judge(scene, scene.me, spot).effect(gist)
    if gist.kind != "activation" or face.stays:
        return value
    return value - (SPENT if card.place == HAND or face.kind != TRAP else SPENT / 2)


def _of_scale(scene: Scene, card: Lying) -> float:
    """Placing a Pendulum Monster as a scale: worth it beside another one with a gap between
    them, or if there is one in the hand that would do."""
    assert card.face is not None
    scale = card.face.scale
    placed = [one for one in scene.field if one.place == PENDULUM_ZONE and one.side == scene.me]
    gap = 0
    for one in placed or scene.pile(scene.me, HAND):
        face = one.face
        if face is not None and one.spot != card.spot and face.is_pendulum():
            gap = max(gap, abs(face.scale - scale))
    return SCALED + 10 * gap if gap >= 2 else -TRIFLE


def _change(clause: Clause, card: Lying) -> float:
    """By how much a clause changes a value."""
    if clause.adds:
        return clause.by
    now = card.atk if clause.of_atk else card.defense
    return -now / 2 if clause.becomes == HALVED else float(clause.becomes - now)
