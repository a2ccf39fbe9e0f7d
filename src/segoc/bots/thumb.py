"""A bot that plays any Deck by rules of thumb.

It knows no card by name. What an effect is good for it reads from the effect's tree (`gist`),
weighs it against the cards on the table (`judging`, `worth`), and takes what brings most, one
step at a time, without looking ahead. The same view gives the same answer, always.
"""

from collections.abc import Callable
from typing import Any, Final

from segoc.bots import battle, summons, worth
from segoc.bots.bot import Question
from segoc.bots.gist import Deed, Gist
from segoc.bots.judging import Judge, of_activation
from segoc.bots.scene import Lying, Scene
from segoc.bots.sight import Move
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool

# From the middle outwards.
ZONES: Final = "32415"
# An effect has to bring more than that.
ENOUGH: Final = 50


class Thumb:
    def __init__(self, pool: Pool | None = None) -> None:
        self._pool = pool or standard_pool()

    def choose(self, view: dict[str, Any], decision: Question) -> str:
        scene = Scene(view, self._pool)
        return Seat(scene, decision, [Move.read(key) for key in decision.options]).choice()


class Seat:
    """One decision, seen from the bot's seat."""

    def __init__(self, scene: Scene, decision: Question, moves: list[Move]) -> None:
        self.scene = scene
        self.decision = decision
        self.moves = moves

    def choice(self) -> str:
        kind = self.decision.kind
        if kind == "main phase":
            return self.main_phase()
        if kind in ("battle step", "replay"):
            return self.battle_step()
        if kind in ("fast effects", "triggers"):
            return self.activation()
        if kind == "zone":
            return min(self.decision.options, key=lambda key: ZONES.find(key[-1]))
        if kind == "position":
            return self.position()
        if kind == "optional":
            return self.yes_or_no()
        if kind == "branches":
            return self.branch()
        if any(move.verb == "pick" for move in self.moves):
            return self.pick()
        return self.decision.options[0]

    def keys(self, *verbs: str) -> list[Move]:
        return [move for move in self.moves if move.verb in verbs]

    # The Main Phases.

    def main_phase(self) -> str:
        scene = self.scene
        if battle.wins_now(scene) and self.keys("battle phase"):
            return "battle phase"
        for look_for in (self._effect, self._special, self._normal, self._turned):
            wanted = look_for()
            if wanted is not None:
                return wanted.key
        if self.keys("battle phase") and battle.could_attack(scene):
            return "battle phase"
        return (self._set_cards() or self.moves[-1]).key

    def _effect(self) -> Move | None:
        return self._best(
            [(of_activation(self.scene, m.spot, m.effect), m) for m in self.keys("activate")]
        )

    def _special(self) -> Move | None:
        pendulum = [(float(worth.IN_HAND), move) for move in self.keys("pendulum summon")]
        return self._best(
            pendulum
            + [
                (summons.of_special_summon(self.scene, card), move)
                for move in self.keys("special summon")
                if (card := self.scene.at(move.spot)) is not None
            ]
        )

    def _normal(self) -> Move | None:
        found: list[tuple[float, Move]] = []
        for move in self.keys("summon", "set"):
            card = self.scene.at(move.spot)
            if card is None or not card.seen.is_monster:
                continue
            if move.verb == "summon":
                found.append((summons.of_normal_summon(self.scene, card), move))
            else:
                found.append((summons.of_set(self.scene, card), move))
        return self._best(found)

    def _best(self, found: list[tuple[float, Move]]) -> Move | None:
        value, move = max(found, key=lambda one: one[0], default=(0.0, None))
        return move if value > ENOUGH else None

    def _turned(self) -> Move | None:
        """Bring to Attack Position what gains by it, to Defense Position what would lose."""
        scene = self.scene
        first = scene.view["phase"] == "Main Phase 1"
        can_attack = first and bool(self.keys("battle phase"))
        for move in self.keys("flip", "change"):
            card = scene.at(move.spot)
            if card is None:
                continue
            atk, defense = card.seen.atk, card.seen.defense
            wins = battle.beats_any(scene, atk) or (not scene.monsters(1 - scene.me) and atk > 0)
            if move.verb == "flip":
                gains = summons.of_arrival(scene, card, "flipped")
                gains += max(0.0, summons.of_prospect(scene, card) - worth.of_card(card))
                if gains > ENOUGH or (can_attack and wins and atk >= scene.threat):
                    return move
            elif card.seen.in_attack:
                exposed = atk < scene.threat or (atk < summons.FEEBLE and defense > atk)
                if exposed and not (can_attack and wins):
                    return move
            elif can_attack and wins and (atk >= scene.threat or atk >= defense):
                return move
        return None

    def _set_cards(self) -> Move | None:
        """Traps and Quick-Play Spells wait on the field."""
        for move in self.keys("set"):
            card = self.scene.at(move.spot)
            if card is not None and card.is_trap_or_quick:
                return move
        return None

    # Battle.

    def battle_step(self) -> str:
        best = battle.best_attack(self.scene, self.moves)
        if best is not None:
            return best
        # On to Main Phase 2, if there is one: cards may be left to Set. The last option is to end
        # the Battle Phase, or to stop the attack.
        return (self._effect() or (self.keys("main phase 2") or self.moves[-1:])[0]).key

    # Effects.

    def activation(self) -> str:
        """Answer what hurts, and what is triggered; never one's own effects."""
        passing = self.keys("pass")
        chain = self.scene.view["chain"]
        own = bool(chain) and chain[-1]["player"] == self.scene.me
        if own and passing and self.decision.kind == "fast effects":
            return "pass"
        values = [
            (of_activation(self.scene, move.spot, move.effect), move)
            for move in self.keys("activate")
        ]
        best = self._best(values)
        if best is None and not passing:
            best = max(values, key=lambda one: one[0], default=(0.0, self.moves[0]))[1]
        return "pass" if best is None else best.key

    def _link(self) -> tuple[Gist | None, dict[str, Any] | None]:
        """The effect that asks: a link of the chain whose card the decision is about."""
        about = self.decision.about or ""
        own = [one for one in self.scene.view["chain"] if one["player"] == self.scene.me]
        for link in reversed(own):
            if about == link["at"] or about.startswith(f"{link['at']}."):
                return self.scene.gist(link["code"], link["effect"]), link
        if own and self.decision.kind in ("cards", "materials", "optional", "branches"):
            return self.scene.gist(own[-1]["code"], own[-1]["effect"]), own[-1]
        return None, None

    def yes_or_no(self) -> str:
        gist, link = self._link()
        if gist is None or link is None:
            return "yes"
        rest = [deed for deed in gist.deeds if deed.optional]
        judge = Judge(self.scene, self.scene.me, link["at"])
        return "yes" if not rest or sum(map(judge.deed, rest)) >= 0 else "no"

    def branch(self) -> str:
        gist, link = self._link()
        if gist is None or link is None:
            return self.decision.options[0]
        judge = Judge(self.scene, self.scene.me, link["at"])

        def value(move: Move) -> float:
            index = int(move.spot) - 1
            return judge.deeds(gist.branches[index]) if index < len(gist.branches) else 0.0

        return max(self.moves, key=value).key

    # Picking cards.

    def pick(self) -> str:
        """Take what brings most, or give up what is worth least; stop when it doesn't pay."""
        wanted = self._appeal()
        values = [
            (wanted(card) if card is not None else 0.0, move)
            for move in self.keys("pick")
            for card in [self.scene.at(move.spot)]
        ]
        value, best = max(values, key=lambda one: one[0])
        finish = self.keys("finish")
        return finish[0].key if finish and value <= 0 else best.key

    def _appeal(self) -> Callable[[Lying], float]:
        """How good it is to pick a card."""
        kind = self.decision.kind
        if kind == "summoned together":
            return worth.as_monster
        if kind in ("tributes", "hand limit", "costs", "materials"):
            return self._spared
        gist, link = self._link()
        if gist is None or link is None:
            return self._usual
        judge = Judge(self.scene, self.scene.me, link["at"])
        deeds = [*gist.deeds, *(deed for branch in gist.branches for deed in branch)]

        def appeal(card: Lying) -> float:
            for deed in deeds:
                if self._concerns(deed, card, targeted=kind == "targets"):
                    return judge.on(deed, card)
            return self._usual(card)

        return appeal

    def _concerns(self, deed: Deed, card: Lying, *, targeted: bool) -> bool:
        some = deed.cards
        if some is None or some.targeted != targeted:
            return False
        mine = card.side == self.scene.me
        return card.place in some.places and (
            some.whose == "either" or mine == (some.whose != "opponent")
        )

    def _spared(self, card: Lying) -> float:
        """How gladly it is given up: from the Deck before all else, then what is worth least."""
        if card.place == "deck":
            return 1 + worth.as_monster(card) / 10_000
        if card.place in ("gy", "banished", "under", "extra_deck"):
            return -worth.as_monster(card) / 100
        sign = 1 if card.side != self.scene.me else -1
        return sign * worth.of_card(card)

    def _usual(self, card: Lying) -> float:
        """Where nothing is known of what becomes of it: theirs, and the best of what isn't lost."""
        if card.on_field or card.place == "hand":
            return (1 if card.side != self.scene.me else -1) * worth.of_card(card)
        return worth.as_monster(card)

    # Positions.

    def position(self) -> str:
        """Attack Position for who can win battles or needn't fear any."""
        options = self.decision.options
        card = self.scene.at(self.decision.about or "")
        if card is None:
            return options[0]
        scene = self.scene
        atk, defense = card.seen.atk, card.seen.defense
        attacks = scene.my_turn and scene.view["phase"] == "Main Phase 1" and scene.view["turn"] > 1
        gains = attacks and (battle.beats_any(scene, atk) or not scene.monsters(1 - scene.me))
        stands = atk >= scene.threat and atk >= summons.FEEBLE
        if (gains and atk > 0) or stands or atk >= max(defense, scene.threat):
            return options[0]
        return options[1] if len(options) > 1 else options[0]
