"""One decision, by rules of thumb: what brings most, one step at a time, without looking ahead.

What an effect is good for is read from its tree (`gist`) and weighed against the cards on the table
(`judging`, `worth`). The same scene gives the same answer, always.
"""

from collections.abc import Sequence
from typing import Final

from segoc.bots.thumb import battle, summons, worth
from segoc.bots.thumb.gist import Deed
from segoc.bots.thumb.judging import OFF_FIELD, Judge, of_activation
from segoc.bots.thumb.lying import Lying
from segoc.bots.thumb.scene import Linked, Scene
from segoc.kernel.table import decision as dc
from segoc.kernel.table.decision import Option
from segoc.kernel.table.geometry import EXTRA_LEFT, ZONES_PER_PLAYER
from segoc.kernel.table.phases import MAIN_PHASE_1
from segoc.kernel.table.places import DECK, HAND

# An effect has to bring more than that.
ENOUGH: Final = 50.0
# Topics in which cards are given up.
GIVEN_UP: Final = (dc.TRIBUTES, dc.HAND_LIMIT, dc.COSTS, dc.MATERIALS)
# Topics in which an effect asks, though perhaps about another card.
ASKED_BY_EFFECTS: Final = (dc.CARDS, dc.MATERIALS, dc.OPTIONAL, dc.BRANCHES)
# How gladly each zone of a row is taken: from the middle outwards.
FROM_THE_MIDDLE: Final = [3, 1, 0, 2, 4]


def best_zone(options: Sequence[Option]) -> Option:
    """Where to put a card: extra Monster Zones count as the first and second of a row."""
    best, least = options[0], 9
    for option in options:
        rank = _rank(option.spot)
        if rank < least:
            best, least = option, rank
    return best


def _rank(zone: int) -> int:
    if zone >= EXTRA_LEFT:
        return FROM_THE_MIDDLE[zone - EXTRA_LEFT]
    offset = zone % ZONES_PER_PLAYER
    # The Field Zone is alone.
    return FROM_THE_MIDDLE[offset % 5] if offset < 10 else -1


class Seat:
    def __init__(self, scene: Scene, topic: int, about: int, options: Sequence[Option]) -> None:
        self.scene = scene
        self.topic = topic
        self.about = about
        self.options = options

    def choice(self) -> Option:
        topic = self.topic
        if topic == dc.OPEN:
            return self.main_phase()
        if topic in (dc.BATTLE, dc.REPLAY):
            return self.battle_step()
        if topic in (dc.WINDOW, dc.TRIGGERS):
            return self.activation()
        if topic == dc.PLACEMENT:
            return best_zone(self.options)
        if topic == dc.POSITION:
            return self.position()
        if topic == dc.OPTIONAL:
            return self.yes_or_no()
        if topic == dc.BRANCHES:
            return self.branch()
        if self.first(dc.PICK) is not None:
            return self.pick()
        return self.options[0]

    def first(self, verb: int) -> Option | None:
        """The first option with this verb."""
        for option in self.options:
            if option.verb == verb:
                return option
        return None

    # The Main Phases.

    def main_phase(self) -> Option:
        scene = self.scene
        attack = self.first(dc.BATTLE_PHASE)
        if attack is not None and battle.wins_now(scene):
            return attack
        wanted = self._effect() or self._special() or self._normal() or self._turned()
        if wanted is not None:
            return wanted
        if attack is not None and battle.could_attack(scene):
            return attack
        return self._set_card() or self.options[-1]

    def _effect(self) -> Option | None:
        best, most = None, ENOUGH
        for option in self.options:
            if option.verb == dc.ACTIVATE:
                value = of_activation(self.scene, option.spot, option.number)
                if value > most:
                    best, most = option, value
        return best

    def _special(self) -> Option | None:
        best, most = None, ENOUGH
        for option in self.options:
            value = 0.0
            if option.verb == dc.PENDULUM:
                value = worth.IN_HAND
            elif option.verb == dc.SPECIAL:
                card = self.scene.at(option.spot)
                if card is not None:
                    value = summons.of_special_summon(self.scene, card)
            if value > most:
                best, most = option, value
        return best

    def _normal(self) -> Option | None:
        best, most = None, ENOUGH
        for option in self.options:
            verb = option.verb
            if verb in (dc.SUMMON, dc.SET):
                card = self.scene.at(option.spot)
                if card is not None and card.is_monster:
                    value = (
                        summons.of_normal_summon(self.scene, card)
                        if verb == dc.SUMMON
                        else summons.of_set(self.scene, card)
                    )
                    if value > most:
                        best, most = option, value
        return best

    def _turned(self) -> Option | None:
        """Bring to Attack Position what gains by it, to Defense Position what would lose."""
        scene = self.scene
        can_attack = scene.phase == MAIN_PHASE_1 and self.first(dc.BATTLE_PHASE) is not None
        for option in self.options:
            if option.verb not in (dc.FLIP, dc.CHANGE):
                continue
            card = scene.at(option.spot)
            if card is None:
                continue
            atk, defense = card.atk, card.defense
            wins = battle.beats_any(scene, atk) or (atk > 0 and not scene.monsters(1 - scene.me))
            if option.verb == dc.FLIP:
                if can_attack and wins and atk >= scene.threat:
                    return option
                gains = summons.of_arrival(scene, card, "flipped")
                gains += max(0.0, summons.of_prospect(scene, card) - worth.of_card(card))
                if gains > ENOUGH:
                    return option
            elif card.in_attack:
                exposed = atk < scene.threat or (atk < summons.FEEBLE and defense > atk)
                if exposed and not (can_attack and wins):
                    return option
            elif can_attack and wins and (atk >= scene.threat or atk >= defense):
                return option
        return None

    def _set_card(self) -> Option | None:
        """Traps and Quick-Play Spells wait on the field."""
        for option in self.options:
            if option.verb == dc.SET:
                card = self.scene.at(option.spot)
                if card is not None and card.is_trap_or_quick:
                    return option
        return None

    # Battle.

    def battle_step(self) -> Option:
        wanted = battle.best_attack(self.scene, self.options) or self._effect()
        if wanted is not None:
            return wanted
        # On to Main Phase 2, if there is one: cards may be left to Set. The last option is to end
        # the Battle Phase, or to stop the attack.
        return self.first(dc.MAIN_PHASE_2) or self.options[-1]

    # Effects.

    def activation(self) -> Option:
        """Answer what hurts, and what is triggered; never one's own effects."""
        passing = self.first(dc.PASS)
        chain = self.scene.chain
        if passing is not None and self.topic == dc.WINDOW:
            if chain and chain[-1].player == self.scene.me:
                return passing
        best: Option | None = None
        most = 0.0
        for option in self.options:
            if option.verb == dc.ACTIVATE:
                value = of_activation(self.scene, option.spot, option.number)
                if best is None or value > most:
                    best, most = option, value
            elif option.verb == dc.APPLY and most <= 0:
                # It comes anyhow.
                best = option
        if passing is not None and most <= ENOUGH:
            return passing
        return best or self.options[0]

    def _link(self) -> Linked | None:
        """The effect that asks: a link of the chain whose card the decision is about."""
        last: Linked | None = None
        chain = self.scene.chain
        for index in range(len(chain) - 1, -1, -1):
            link = chain[index]
            if link.player == self.scene.me:
                if link.is_about(self.about):
                    return link
                last = last or link
        return last if self.topic in ASKED_BY_EFFECTS else None

    def yes_or_no(self) -> Option:
        link = self._link()
        gist = None if link is None else self.scene.gist(link.code, link.number)
        wanted = dc.YES
        if gist is not None and link is not None:
            judge = Judge(self.scene, self.scene.me, link.at)
            total = 0.0
            for deed in gist.deeds:
                if deed.optional:
                    total += judge.deed(deed)
            wanted = dc.YES if total >= 0 else dc.NO
        return self.first(wanted) or self.options[0]

    def branch(self) -> Option:
        link = self._link()
        gist = None if link is None else self.scene.gist(link.code, link.number)
        best = self.options[0]
        if gist is None or link is None:
            return best
        judge = Judge(self.scene, self.scene.me, link.at)
        most = -2 * worth.VICTORY
        for option in self.options:
            index = int(option.word) - 1
            value = judge.deeds(gist.branches[index]) if index < len(gist.branches) else 0.0
            if value > most:
                best, most = option, value
        return best

    # Picking cards.

    def pick(self) -> Option:
        """Take what brings most, or give up what is worth least; stop when it doesn't pay."""
        link = self._link()
        gist = None if link is None else self.scene.gist(link.code, link.number)
        deeds: list[Deed] = []
        judge = Judge(self.scene, self.scene.me, -1 if link is None else link.at)
        if gist is not None:
            deeds += gist.deeds
            for branch in gist.branches:
                deeds += branch
        best: Option | None = None
        most = 0.0
        for option in self.options:
            if option.verb == dc.PICK:
                card = self.scene.at(option.spot)
                value = 0.0 if card is None else self._appeal(card, judge, deeds)
                if best is None or value > most:
                    best, most = option, value
        finish = self.first(dc.FINISH)
        if finish is not None and most <= 0:
            return finish
        return best or self.options[0]

    def _appeal(self, card: Lying, judge: Judge, deeds: list[Deed]) -> float:
        """How good it is to pick a card."""
        topic = self.topic
        if topic == dc.SUMMONED:
            return worth.as_monster(card)
        if topic in GIVEN_UP:
            return self._spared(card)
        targeted = topic == dc.TARGETS
        for deed in deeds:
            some = deed.cards
            if some is not None and some.targeted == targeted and some.places & card.bit:
                if some.of_side(card.side == self.scene.me):
                    return judge.on(deed, card)
        return self._usual(card)

    def _spared(self, card: Lying) -> float:
        """How gladly it is given up: from the Deck before all else, then what is worth least."""
        if card.place == DECK:
            return 1 + worth.as_monster(card) / 10_000
        if 1 << card.place & OFF_FIELD:
            return -worth.as_monster(card) / 100
        return self._taken(card)

    def _usual(self, card: Lying) -> float:
        """Where nothing is known of what becomes of it: theirs, and the best of what isn't lost."""
        if card.on_field or card.place == HAND:
            return self._taken(card)
        return worth.as_monster(card)

    def _taken(self, card: Lying) -> float:
        return worth.of_card(card) * (-1.0 if card.side == self.scene.me else 1.0)

    # Positions.

    def position(self) -> Option:
        """Attack Position for who can win battles or needn't fear any."""
        options = self.options
        scene = self.scene
        card = scene.at(self.about)
        if card is None or len(options) == 1:
            return options[0]
        atk = card.atk
        attacks = scene.my_turn and scene.phase == MAIN_PHASE_1 and scene.turn > 1
        gains = attacks and (battle.beats_any(scene, atk) or not scene.monsters(1 - scene.me))
        stands = atk >= scene.threat and atk >= summons.FEEBLE
        if (gains and atk > 0) or stands or atk >= max(card.defense, scene.threat):
            return options[0]
        return options[1]
