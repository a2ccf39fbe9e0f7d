"""The log: events as sentences, for a judge, for one player or for those who look on."""

from itertools import groupby
from typing import Any, NamedTuple

from segoc.cards.counter_names import counter_name
from segoc.cards.effect_names import has_several_numbers
from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.duel.effect_words import effect_words
from segoc.duel.view import JUDGE, PUBLIC, shows
from segoc.kernel.choosing import announcing
from segoc.kernel.choosing.coins_and_dice import HEADS
from segoc.kernel.language.effect import ACTIVATION, KIND_NAMES
from segoc.kernel.table import event as ev
from segoc.kernel.table.geometry import NO_ZONE
from segoc.kernel.table.kinds import ATTRIBUTE_NAMES, RACE_NAMES
from segoc.kernel.table.places import (
    ATTACK,
    BANISHED,
    DECK,
    EXTRA_DECK,
    HAND,
    IN_THE_ACT,
    NOWHERE,
    PILES_PER_PLAYER,
    PLACE_NAMES,
    UNDER,
    on_field,
    pile_spot,
    spot_name,
    zone_name,
)
from segoc.kernel.table.state import DRAW
from segoc.messages import catalogue

__all__ = ["JUDGE", "PUBLIC", "Line", "Teller"]


class Line(NamedTuple):
    """One line of the log, and the rule behind it."""

    text: str
    rule: str


class Teller:
    """Tells events in a language: to a judge, who may know everything, to one player, or to the
    public, which knows only what both players do.

    >>> from segoc import Duel, starter
    >>> duel = Duel(starter("normals_a"), starter("normals_b"), seed=7)
    >>> for viewer, language in ((0, "en"), (1, "zh"), (PUBLIC, "ja")):
    ...     print(Teller(duel.pool, language, viewer).tell(duel.events[3]))
    A draws Blue-Eyes White Dragon, Vorse Raider, Alexandrite Dragon ×2 and Summoned Skull.
    A抽5张卡。
    Aがカードを5枚ドロー。
    """

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
            words["cards"] = self.cards(event.cards)
            words["zone"] = self.zone(event.cards[0].to_zone)
        key = self._key(event, words)
        return self.messages[key].format(**words)

    def player(self, player: int) -> str:
        return self.messages[f"player.{'AB'[player]}"] if player in (0, 1) else ""

    def sees(self, card: ev.CardSnapshot) -> bool:
        return shows(card.seen, self.viewer)

    def zone(self, zone: int) -> str:
        """The name of a zone, or nothing for a card that goes to none."""
        if zone == NO_ZONE:
            return ""
        *whose, name = zone_name(zone).split(".")
        if name == "field":
            return self.messages["zone.field"].format(player=whose[0])
        text = self.messages[f"zone.{name[0]}"]
        return text.format(player="".join(whose), number=name[1:])

    def card(self, card: ev.CardSnapshot) -> str:
        if self.sees(card):
            return self.named(card.code)
        lay_face_down = on_field(card.place) or card.place == BANISHED
        return self.messages["card.hidden" if lay_face_down else "card.unknown"]

    def named(self, code: int) -> str:
        return self.messages["card.named"].format(name=self.pool.name(code, self.language))

    def cards(self, cards: list[ev.CardSnapshot]) -> str:
        """The cards in their order; of several alike in a row it is said how many."""
        told: list[str] = []
        for name, alike in groupby(self.card(card) for card in cards):
            count = len(list(alike))
            told.append(name if count == 1 else self.times(name, count))
        return self.listed(told)

    def times(self, card: str, count: int) -> str:
        for key in ("card.hidden", "card.unknown"):
            if card == self.messages[key]:
                return self.messages[f"{key}.many"].format(count=count)
        return self.messages["card.times"].format(card=card, count=count)

    def announced(self, event: ev.Event) -> str:
        """What was announced, in words."""
        value = event.amounts[0]
        if event.announced == announcing.NAME:
            # Of any card, in the pool or not.
            return self.messages["card.named"].format(
                name=self.pool.nameable.name(value, self.language)
            )
        if event.announced == announcing.NUMBER:
            return str(value)
        if event.announced == announcing.ZONE:
            return self.zone(value - 1)
        if event.announced == announcing.SIDE:
            return self.messages["coin.heads" if value == HEADS else "coin.tails"]
        bit = value.bit_length() - 1
        if event.announced == announcing.ATTRIBUTE:
            return self.messages[f"attribute.{ATTRIBUTE_NAMES[bit]}"]
        return self.messages[f"race.{RACE_NAMES[bit]}"]

    def listed(self, names: list[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.messages["list.comma"].join(names[:-1]) + self.messages["list.and"] + names[-1]

    def _key(self, event: ev.Event, words: dict[str, Any]) -> str:
        """The sentence for an event; what it still needs goes into the words."""
        kind = ev.KIND_NAMES[event.kind]
        numbers = event.amounts
        if event.kind == ev.MOVED:
            return self._key_of_move(event, words)
        if event.kind == ev.DUEL_BEGAN:
            words["lp"] = numbers[0]
        elif event.kind in (ev.TURN_BEGAN, ev.TURN_ENDED):
            words["turn"] = numbers[0]
        elif event.kind == ev.PHASE_BEGAN:
            words["phase"] = self.messages[f"phase.{event.phase_begun}"]
        elif event.kind == ev.STEP_BEGAN:
            words["step"] = self.messages[f"step.{event.step_begun}"]
        elif event.kind in (ev.SUMMON_DECLARED, ev.SET):
            return f"{kind}.{event.summon_way}"
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
        elif event.kind == ev.SHUFFLED and event.of_field:
            return "shuffled.field"
        elif event.kind == ev.DUEL_ENDED and event.player == DRAW:
            return "duel ended.draw"
        return kind

    def _key_of_effect(self, event: ev.Event, words: dict[str, Any]) -> str:
        """What happens on a chain, or because of an effect."""
        kind = ev.KIND_NAMES[event.kind]
        if event.source is not None:
            words["source"] = self.card(event.source)
        if event.kind in (ev.ACTIVATED, ev.RESOLVED, ev.TARGETED):
            words["link"] = event.amounts[0]
        if event.kind == ev.ACTIVATED:
            return self._key_of_activation(event, words)
        if event.kind == ev.NEGATED:
            return f"{kind}.{'effect' if event.effect_was_negated else 'activation'}"
        if event.kind == ev.RESOLVED and event.effect_was_negated:
            return f"{kind}.negated"
        if event.kind == ev.ANNOUNCED:
            words["word"] = self.announced(event)
        if event.kind in (ev.TOSSED, ev.ROLLED, ev.JANKEN, ev.DECIDED):
            return self._key_of_chance(event, words)
        if event.kind == ev.LOOKED:
            words["owner"] = self.player(event.whose)
            if event.amounts:
                return f"{kind}.hand"
            return f"{kind}.own" if event.whose == event.player else kind
        if event.kind == ev.EQUIPPED:
            words["target"] = self.card(event.cards[1])
        if event.kind in (ev.COUNTERS_PLACED, ev.COUNTERS_REMOVED):
            words["number"] = event.amounts[0]
            words["counter"] = counter_name(event.amounts[1], self.language)
        if event.kind == ev.CHANGED and event.source is None:
            return f"{kind}.without source"
        return kind

    def _key_of_activation(self, event: ev.Event, words: dict[str, Any]) -> str:
        """Of a card that prints several numbers it is said which effect it is."""
        if event.effect_kind == ACTIVATION:
            return "activated.card"
        if event.effect_no < 0 or not self.sees(event.cards[0]):
            return "activated.effect"
        card = self.pool[event.cards[0].code]
        if not has_several_numbers(card):
            return "activated.effect"
        words["effect"] = effect_words(card, event.effect_no, self.language)
        return "activated.effect.named"

    def _key_of_summon(self, event: ev.Event) -> str:
        """What was declared before is told more shortly than what an effect has done at once."""
        kind = ev.KIND_NAMES[event.kind]
        if event.kind == ev.SUMMONED and event.why == ev.BY_EFFECT:
            kind += f".{event.summon_way}"
        return kind if len(event.cards) == 1 else f"{kind}.several"

    def _key_of_chance(self, event: ev.Event, words: dict[str, Any]) -> str:
        """What a coin or a die showed, or which of several things a player chose."""
        kind = ev.KIND_NAMES[event.kind]
        words["number"] = event.amounts[0]
        if event.kind == ev.ROLLED:
            words["numbers"] = self.listed([str(number) for number in event.amounts])
            words["count"] = len(event.amounts)
            return kind if words["count"] == 1 else f"{kind}.many"
        if event.kind == ev.JANKEN:
            return f"{kind}.{'won' if event.amounts[0] else 'lost'}"
        if event.kind == ev.TOSSED:
            words["count"] = event.amounts[1]
            words["side"] = self.messages["coin.heads" if event.amounts[0] else "coin.tails"]
            return kind if event.amounts[1] == 1 else f"{kind}.many"
        return kind

    def _key_of_move(self, event: ev.Event, words: dict[str, Any]) -> str:
        if event.move_tags & ev.DRAWN:
            if all(self.sees(card) for card in event.cards):
                return "moved.drawn"
            count = len(event.cards)
            key = "count.one" if count == 1 else "count.many"
            words["count"] = self.messages[key].format(count=count)
            return "moved.drawn.hidden"
        if event.move_tags & ev.TRIBUTED:
            return "moved.tributed"
        if event.move_tags & ev.DISCARDED:
            # Who holds the cards discards them, whoever's effect it is.
            words["player"] = self.player(event.cards[0].side)
            return "moved.discarded"
        if event.move_tags & ev.DESTROYED:
            return "moved.destroyed.battle" if event.why == ev.BY_BATTLE else "moved.destroyed"
        if event.why == ev.AS_MATERIAL:
            return "moved.material"
        places = [self.messages[f"place.{card.to_place}"] for card in event.cards]
        if len(set(places)) == 1:
            words["place"] = places[0]
            return _key_of_place(event)
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
            words["number"] = event.amounts[0]
        if len(event.cards) == 1:
            return f"{kind}.direct"
        target = event.cards[1]
        words["target"] = self.card(target)
        words["target_zone"] = self.zone(target.zone)
        if not battled:
            return kind
        words["other"] = event.amounts[1]
        return f"{kind}.{'attack' if target.position == ATTACK else 'defense'}"

    def data(self, event: ev.Event) -> dict[str, Any]:
        """The event as plain data, with the sentence that tells it."""
        return {
            "event": ev.KIND_NAMES[event.kind],
            "player": event.player,
            "cards": [self.record(card) for card in event.cards],
            "how": _how(event),
            "why": ev.WHY_NAMES[event.why],
            "numbers": event.amounts,
            "source": None if event.source is None else self.record(event.source),
            "effect": self.effect(event),
            "rule": event.rule,
            "moment": event.moment,
            "text": self.tell(event),
        }

    def effect(self, event: ev.Event) -> int | None:
        """Which effect of its source it was, from 1; not of a card that the viewer can't see."""
        if event.source is None or event.effect_no < 0 or not self.sees(event.source):
            return None
        return event.effect_no + 1

    def record(self, card: ev.CardSnapshot) -> dict[str, Any]:
        """A card of an event: which one, if the viewer sees it, and from where to where."""
        return {
            "handle": _handle(card),
            "code": card.code if self.sees(card) else None,
            "from": self._spot(card),
            "to": zone_name(card.to_zone) if card.to_zone != NO_ZONE else _place(card),
        }

    def _spot(self, card: ev.CardSnapshot) -> str:
        # A card in the act has only a reserved zone: it comes from nowhere (CRD-093).
        if card.zone != NO_ZONE and card.place != IN_THE_ACT:
            return zone_name(card.zone)
        if card.index < 0:
            return PLACE_NAMES[card.place]
        if card.place in (DECK, EXTRA_DECK) and self.viewer != JUDGE:
            # How the cards lie there is nobody's to know.
            return f"{'AB'[card.side]}.{PLACE_NAMES[card.place]}"
        return spot_name(pile_spot(card.side, card.place, card.index))


def _key_of_place(event: ev.Event) -> str:
    """The sentence for cards that have all come to the same kind of place."""
    place = event.cards[0].to_place
    if place == NOWHERE:
        return "moved.vanished"
    if place == UNDER:
        return "moved.attached"
    if place >= PILES_PER_PLAYER:
        return "moved"
    key = f"moved.{PLACE_NAMES[place]}"
    if place == DECK and event.move_tags & ev.AT_BOTTOM:
        return f"{key}.bottom"
    if place == BANISHED and not any(card.to_face_up for card in event.cards):
        return f"{key}.down"
    if place == HAND and all(on_field(card.place) for card in event.cards):
        return f"{key}.returned"
    if place == EXTRA_DECK and not all(card.to_face_up for card in event.cards):
        return f"{key}.returned"
    return key


def _how(event: ev.Event) -> list[str]:
    if event.kind == ev.MOVED:
        return [name for bit, name in enumerate(ev.TAG_NAMES) if event.move_tags >> bit & 1]
    if event.kind in (ev.SUMMON_DECLARED, ev.SUMMONED, ev.SUMMON_NEGATED, ev.SET):
        return [ev.WAY_NAMES[event.summon_way]] if event.summon_way else []
    if event.kind == ev.ACTIVATED:
        return [KIND_NAMES[event.effect_kind]]
    if event.kind == ev.RESOLVED:
        return ["negated"] if event.effect_was_negated else []
    if event.kind == ev.NEGATED:
        return ["effect" if event.effect_was_negated else "activation"]
    return []


def _handle(card: ev.CardSnapshot) -> int:
    """The handle, or 0 for a card that stays where nobody can follow it with their eyes."""
    stays = card.place == card.to_place
    hidden = card.place == DECK or (card.place == EXTRA_DECK and not card.to_face_up)
    return 0 if stays and hidden else card.handle


def _place(card: ev.CardSnapshot) -> str:
    return f"{'AB'[card.to_side]}.{PLACE_NAMES[card.to_place]}"
