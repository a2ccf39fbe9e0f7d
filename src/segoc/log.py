"""The log: events as sentences, for a judge or for the eyes of one player."""

from typing import Any, NamedTuple

from segoc.cards.counter_names import counter_name
from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.kernel import announcing
from segoc.kernel import event as ev
from segoc.kernel.effect import ACTIVATION, KIND_NAMES
from segoc.kernel.geometry import NO_ZONE
from segoc.kernel.kinds import ATTRIBUTE_NAMES, RACE_NAMES
from segoc.kernel.luck import HEADS
from segoc.kernel.places import ATTACK, IN_THE_ACT, PLACE_NAMES, pile_spot, spot_name, zone_name
from segoc.kernel.state import DRAW
from segoc.messages import catalogue

JUDGE = -1


class Line(NamedTuple):
    """One line of the log, and the rule behind it."""

    text: str
    rule: str


class Teller:
    """Tells events in a language, to a judge who may know everything or to one player."""

    def __init__(self, pool: Pool, language: Language = "en", viewer: int = JUDGE) -> None:
        self.pool = pool
        self.language = language
        self.viewer = viewer
        self.messages = catalogue(language)

    def lines(self, events: list[ev.Event]) -> list[Line]:
        return [Line(self.tell(event), event.rule) for event in events]

    def tell(self, event: ev.Event) -> str:
        words: dict[str, Any] = {"player": self.player(event.player)}
        if event.cards:
            words["card"] = self.card(event.cards[0])
            words["cards"] = self.listed([self.card(card) for card in event.cards])
            words["zone"] = zone_name(event.cards[0].to_zone)
        key = self._key(event, words)
        return self.messages[key].format(**words)

    def player(self, player: int) -> str:
        return self.messages[f"player.{'AB'[player]}"] if player in (0, 1) else ""

    def sees(self, card: ev.CardThen) -> bool:
        return self.viewer == JUDGE or card.seen >> self.viewer & 1 == 1

    def card(self, card: ev.CardThen) -> str:
        if not self.sees(card):
            return self.messages["card.hidden"]
        return self.pool.name(card.code, self.language)

    def announced(self, event: ev.Event) -> str:
        """What was announced, in words."""
        value = event.numbers[0]
        if event.how == announcing.NAME:
            return self.pool.name(value, self.language)
        if event.how == announcing.NUMBER:
            return str(value)
        if event.how == announcing.SIDE:
            return self.messages["coin.heads" if value == HEADS else "coin.tails"]
        words = ATTRIBUTE_NAMES if event.how == announcing.ATTRIBUTE else RACE_NAMES
        return words[value.bit_length() - 1]

    def listed(self, names: list[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.messages["list.comma"].join(names[:-1]) + self.messages["list.and"] + names[-1]

    def _key(self, event: ev.Event, words: dict[str, Any]) -> str:
        """The sentence for an event; what it still needs goes into the words."""
        kind = ev.KIND_NAMES[event.kind]
        numbers = event.numbers
        if event.kind == ev.MOVED:
            return self._key_of_move(event, words)
        if event.kind == ev.DUEL_BEGAN:
            words["lp"] = numbers[0]
        elif event.kind in (ev.TURN_BEGAN, ev.TURN_ENDED):
            words["turn"] = numbers[0]
        elif event.kind == ev.PHASE_BEGAN:
            words["phase"] = self.messages[f"phase.{event.how}"]
        elif event.kind == ev.STEP_BEGAN:
            words["step"] = self.messages[f"step.{event.how}"]
        elif event.kind in (ev.SUMMON_DECLARED, ev.SET):
            return f"{kind}.{event.how}"
        elif event.kind in (ev.SUMMONED, ev.SUMMON_NEGATED):
            return self._key_of_summon(event)
        elif event.kind == ev.POSITION_CHANGED:
            words["position"] = self.messages[f"position.{event.cards[0].to_position}"]
            return kind if event.cards[0].to_face_up else f"{kind}.down"
        elif event.kind in (ev.ATTACK_DECLARED, ev.ATTACK_AIMED, ev.BATTLED):
            return self._key_of_battle(event, words)
        elif event.kind in (ev.DAMAGE, ev.PAID, ev.LP_GAINED, ev.LP_LOST, ev.LP_SET):
            words["number"], words["lp"] = numbers
        elif event.kind >= ev.ACTIVATED:
            return self._key_of_effect(event, words)
        elif event.kind == ev.DUEL_ENDED and event.player == DRAW:
            return "duel ended.draw"
        return kind

    def _key_of_effect(self, event: ev.Event, words: dict[str, Any]) -> str:
        """What happens on a chain, or because of an effect."""
        kind = ev.KIND_NAMES[event.kind]
        if event.source is not None:
            words["source"] = self.card(event.source)
        if event.kind in (ev.ACTIVATED, ev.RESOLVED, ev.TARGETED):
            words["link"] = event.numbers[0]
        if event.kind == ev.ACTIVATED:
            return f"{kind}.{'card' if event.how == ACTIVATION else 'effect'}"
        if event.kind == ev.NEGATED:
            return f"{kind}.{'effect' if event.how else 'activation'}"
        if event.kind == ev.RESOLVED and event.how:
            return f"{kind}.negated"
        if event.kind == ev.ANNOUNCED:
            words["word"] = self.announced(event)
        if event.kind in (ev.TOSSED, ev.ROLLED, ev.DECIDED):
            return self._key_of_chance(event, words)
        if event.kind == ev.LOOKED:
            words["owner"] = self.player(event.how)
        if event.kind == ev.EQUIPPED:
            words["target"] = self.card(event.cards[1])
        if event.kind in (ev.COUNTERS_PLACED, ev.COUNTERS_REMOVED):
            words["number"] = event.numbers[0]
            words["counter"] = counter_name(event.numbers[1], self.language)
        if event.kind == ev.CHANGED and event.source is None:
            return f"{kind}.without source"
        return kind

    def _key_of_summon(self, event: ev.Event) -> str:
        """What was declared before is told more shortly than what an effect has done at once."""
        kind = ev.KIND_NAMES[event.kind]
        if event.kind == ev.SUMMONED and event.why == ev.BY_EFFECT:
            kind += f".{event.how}"
        return kind if len(event.cards) == 1 else f"{kind}.several"

    def _key_of_chance(self, event: ev.Event, words: dict[str, Any]) -> str:
        """What a coin or a die showed, or which of several things a player chose."""
        kind = ev.KIND_NAMES[event.kind]
        words["number"] = event.numbers[0]
        if event.kind == ev.ROLLED:
            words["numbers"] = self.listed([str(number) for number in event.numbers])
        if event.kind == ev.TOSSED:
            words["count"] = event.numbers[1]
            words["side"] = self.messages["coin.heads" if event.numbers[0] else "coin.tails"]
            return kind if event.numbers[1] == 1 else f"{kind}.many"
        return kind

    def _key_of_move(self, event: ev.Event, words: dict[str, Any]) -> str:
        if event.how & ev.DRAWN:
            if all(self.sees(card) for card in event.cards):
                return "moved.drawn"
            count = len(event.cards)
            key = "count.one" if count == 1 else "count.many"
            words["count"] = self.messages[key].format(count=count)
            return "moved.drawn.hidden"
        if event.how & ev.TRIBUTED:
            return "moved.tributed"
        if event.how & ev.DISCARDED:
            # Who holds the cards discards them, whoever's effect it is.
            words["player"] = self.player(event.cards[0].side)
            return "moved.discarded"
        if event.how & ev.DESTROYED:
            return "moved.destroyed.battle" if event.why == ev.BY_BATTLE else "moved.destroyed"
        if event.why == ev.AS_MATERIAL:
            return "moved.material"
        places = [self.messages[f"place.{card.to_place}"] for card in event.cards]
        words["place"] = places[0]
        if len(set(places)) == 1:
            return "moved"
        # Some were sent elsewhere on their way.
        names = [self.card(card) for card in event.cards]
        text = self.messages["moved.each"]
        parts = [text.format(card=n, place=p) for n, p in zip(names, places, strict=True)]
        words["cards"] = self.listed(parts)
        return "moved.mixed"

    def _key_of_battle(self, event: ev.Event, words: dict[str, Any]) -> str:
        battled = event.kind == ev.BATTLED
        kind = ev.KIND_NAMES[event.kind]
        if battled:
            words["number"] = event.numbers[0]
        if len(event.cards) == 1:
            return f"{kind}.direct"
        target = event.cards[1]
        words["target"] = self.card(target)
        words["target_zone"] = zone_name(target.zone)
        if not battled:
            return kind
        words["other"] = event.numbers[1]
        return f"{kind}.{'attack' if target.position == ATTACK else 'defense'}"

    def data(self, event: ev.Event) -> dict[str, Any]:
        """The event as plain data, with the sentence that tells it."""
        return {
            "event": ev.KIND_NAMES[event.kind],
            "player": event.player,
            "cards": [self._card_data(card) for card in event.cards],
            "how": _how(event),
            "why": ev.WHY_NAMES[event.why],
            "numbers": event.numbers,
            "source": None if event.source is None else self._card_data(event.source),
            "effect": None if event.number < 0 else event.number + 1,
            "rule": event.rule,
            "moment": event.moment,
            "text": self.tell(event),
        }

    def _card_data(self, card: ev.CardThen) -> dict[str, Any]:
        return {
            "handle": card.handle,
            "code": card.code if self.sees(card) else None,
            "from": _spot(card),
            "to": zone_name(card.to_zone) if card.to_zone != NO_ZONE else _place(card),
        }


def _how(event: ev.Event) -> list[str]:
    if event.kind == ev.MOVED:
        return [name for bit, name in enumerate(ev.TAG_NAMES) if event.how >> bit & 1]
    if event.kind in (ev.SUMMON_DECLARED, ev.SUMMONED, ev.SUMMON_NEGATED, ev.SET):
        return [ev.HOW_NAMES[event.how]] if event.how else []
    if event.kind == ev.ACTIVATED:
        return [KIND_NAMES[event.how]]
    if event.kind == ev.RESOLVED:
        return ["negated"] if event.how else []
    if event.kind == ev.NEGATED:
        return ["effect" if event.how else "activation"]
    return []


def _spot(card: ev.CardThen) -> str:
    # A card in the act has only a reserved zone: it comes from nowhere (CRD-093).
    if card.zone != NO_ZONE and card.place != IN_THE_ACT:
        return zone_name(card.zone)
    if card.index < 0:
        return PLACE_NAMES[card.place]
    return spot_name(pile_spot(card.side, card.place, card.index))


def _place(card: ev.CardThen) -> str:
    return f"{'AB'[card.to_side]}.{PLACE_NAMES[card.to_place]}"
