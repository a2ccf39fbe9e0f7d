"""A bot that plays by rule of thumb.

It summons the strongest monster that it can afford, Sets a defender when it would be
outclassed, attacks when it wins the battle, and turns monsters to Defense Position that
would lose one. No plans, no bluffs: a sparring partner, and the same play every time.
"""

from typing import Any, Final

from segoc.bots.bot import Question
from segoc.bots.sight import Move, Seen, Sight
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.kernel.summoning.tributes import tributes_for
from segoc.kernel.table.kinds import QUICK_PLAY, TRAP

# What a Set monster is taken for: few of those that one dares to Set have more DEF.
GUESSED_DEFENSE: Final = 1600
# From the middle outwards.
ZONES: Final = "32415"


class Steady:
    def __init__(self, pool: Pool | None = None) -> None:
        self._pool = pool or standard_pool()

    def choose(self, view: dict[str, Any], decision: Question) -> str:
        moves = [Move.read(key) for key in decision.options]
        seat = _Seat(Sight(view, self._pool), moves)
        if decision.kind == "main phase":
            return seat.main_phase()
        if decision.kind in ("battle step", "replay"):
            return seat.attack()
        if decision.kind in ("tributes", "hand limit"):
            return seat.give_up()
        if decision.kind == "zone":
            return min(decision.options, key=lambda key: ZONES.find(key[-1]))
        # Whatever else it is asked: the last option is to pass or to finish.
        return decision.options[-1]


class _Seat:
    """One decision, seen from the bot's seat."""

    def __init__(self, sight: Sight, moves: list[Move]) -> None:
        self.sight = sight
        self.moves = moves
        self.mine = sight.monsters(sight.player)
        self.theirs = sight.monsters(1 - sight.player)
        self.threat = max((m.atk for m in self.theirs.values() if m.face_up), default=0)

    def cards(self, verb: str) -> list[tuple[Move, Seen]]:
        """The options with this verb, and their cards."""
        found = ((move, self.sight.at(move.spot)) for move in self.moves if move.verb == verb)
        return [(move, card) for move, card in found if card is not None]

    # The Main Phases.

    def main_phase(self) -> str:
        move = self.turn_over() or self.summon() or self.set_trap()
        if move is not None:
            return move.key
        keys = [move.key for move in self.moves]
        return "battle phase" if "battle phase" in keys and self.can_win() else "end phase"

    def turn_over(self) -> Move | None:
        """Bring to Attack Position what can attack from it, to Defense Position what can't."""
        to_attack = self.sight.view["phase"] == "Main Phase 1"
        for move, monster in self.cards("flip"):
            if to_attack and monster.atk >= self.threat:
                return move
        for move, monster in self.cards("change"):
            if monster.in_attack:
                if monster.atk < self.threat and not self.beats(monster):
                    return move
            elif to_attack and monster.atk >= self.threat:
                return move
        return None

    def summon(self) -> Move | None:
        worth = [
            (move, monster)
            for move, monster in self.cards("summon")
            if all(monster.atk > given.atk for given in self.price(monster))
        ]
        move, monster = max(worth, key=lambda choice: choice[1].atk, default=(None, None))
        if monster is not None and (monster.atk >= self.threat or self.beats(monster)):
            return move
        return self.set_defender()

    def set_defender(self) -> Move | None:
        free = [
            (move, monster)
            for move, monster in self.cards("set")
            if monster.is_monster and not self.price(monster)
        ]
        return max(free, key=lambda choice: choice[1].defense, default=(None, None))[0]

    def price(self, monster: Seen) -> list[Seen]:
        """The monsters that it would Tribute for this one: the weakest."""
        weakest = sorted(self.mine.values(), key=lambda own: own.atk)
        return weakest[: tributes_for(monster.level)]

    def set_trap(self) -> Move | None:
        for move, card in self.cards("set"):
            printed = None if card.code is None else self.sight.pool[card.code].printed
            if printed is not None and (printed.kind == TRAP or printed.prop == QUICK_PLAY):
                return move
        return None

    # Battle.

    def can_win(self) -> bool:
        attackers = [m for m in self.mine.values() if m.face_up and m.in_attack]
        return any(not self.theirs or self.beats(attacker) for attacker in attackers)

    def beats(self, attacker: Seen) -> bool:
        return any(attacker.atk > strength(target) for target in self.theirs.values())

    def attack(self) -> str:
        """Destroy the strongest that can be, with the weakest that can do it."""
        best: tuple[int, int, str] | None = None
        for verb in ("attack", "attack directly"):
            for move, attacker in self.cards(verb):
                target = self.theirs.get(move.aim)
                value = 0 if target is None else strength(target)
                if target is not None and attacker.atk <= value:
                    continue
                rank = (value, -attacker.atk, move.key)
                best = rank if best is None else max(best, rank)
        # The last option is to end the Battle Phase, or to stop the attack.
        return self.moves[-1].key if best is None else best[2]

    # Giving cards up.

    def give_up(self) -> str:
        """Tribute or discard the weakest."""
        move, _ = min(self.cards("pick"), key=lambda choice: choice[1].atk)
        return move.key


def strength(target: Seen) -> int:
    """What an attacker must exceed to destroy it."""
    if not target.face_up:
        return GUESSED_DEFENSE
    return target.atk if target.in_attack else target.defense
