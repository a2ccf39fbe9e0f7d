"""Facts: what is true of a card now besides its values, and the cards that cause it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from segoc.cards.counter_names import counter_name
from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.duel.view import shows
from segoc.inspection import identity
from segoc.inspection.bans import bans_on
from segoc.inspection.fact import Fact, each_once
from segoc.inspection.guards import guards_of
from segoc.inspection.phrases import clause_about, clause_about_players, effect_told
from segoc.inspection.sayings import Saying, sayings_about
from segoc.inspection.sentences import Sentence, in_all, listed, message, phrase, say
from segoc.kernel.knowledge.mixed_face_down import lies_mixed
from segoc.kernel.language import entry as en
from segoc.kernel.language.ties import Tie
from segoc.kernel.picture import layers
from segoc.kernel.picture.identity import controller
from segoc.kernel.picture.negation import negators_of
from segoc.kernel.picture.picture import picture
from segoc.kernel.table import event as ev
from segoc.kernel.table.card import AGAIN, Card
from segoc.kernel.table.event import Event
from segoc.kernel.table.linked_monsters import co_linked_with, pointers
from segoc.kernel.table.places import BANISHED, GRAVEYARD, IN_THE_ACT, MONSTER_ZONE, on_field
from segoc.kernel.table.state import State

# What the values tell, and what is told in words of its own.
TOLD_ELSEWHERE: Final = (
    en.ATK,
    en.DEFENSE,
    en.LEVEL,
    en.RANK,
    en.CONTROL,
    en.NOTED,
    *identity.LAYERS,
)
# As long as the card or its link lasts needs no saying.
TOLD_DURATIONS: Final = (
    en.UNTIL_END_OF_TURN,
    en.UNTIL_END_PHASE,
    en.WITH_COUNTER,
    en.UNTIL_END_OF_NEXT_TURN,
    en.UNTIL_END_OF_THIRD_TURN,
    en.UNTIL_BATTLE_PHASE_IS_OVER,
    en.UNTIL_OWN_TURN_IS_OVER,
    en.UNTIL_DAMAGE_STEP,
    en.UNTIL_CALCULATION,
    en.UNTIL_STANDBY_PHASE,
    en.UNTIL_THIRD_OWN_TURN,
    en.UNTIL_OWN_END_PHASE,
    en.UNTIL_END_PHASE_OF_NEXT_TURN,
)


def facts_of(
    state: State, pool: Pool, card: int, viewer: int, events: Sequence[Event]
) -> list[Fact]:
    """What the viewer may know of a card. Of a face that isn't shown that is what happened to the
    card before all eyes. What has happened in the duel tells of some things what caused them."""
    teller = Teller(state, pool, card, viewer, events)
    shown = shows(state.cards[card].seen, viewer)
    found = list(teller.facts() if shown else teller.watched())
    return list(dict.fromkeys(found))


class Teller:
    def __init__(
        self, state: State, pool: Pool, card: int, viewer: int, events: Sequence[Event]
    ) -> None:
        self.events = events
        self.state = state
        self.pool = pool
        self.card = card
        self.held: Card = state.cards[card]
        self.viewer = viewer
        self.sayings: list[Saying] = []

    def facts(self) -> Iterator[Fact]:
        self.sayings = sayings_about(self.state, self.card)
        yield from self.negation()
        yield from identity.otherwise_than_printed(self.state, self.pool, self.card, self.causes)
        yield from self.said()
        yield from self.banned()
        yield from self.guarded()
        yield from self.control()
        yield from self.ties()
        yield from self.link_markers()
        yield from self.on_and_under()
        yield from self.coming()
        yield from self.history()

    # What effects say of it.

    def negation(self) -> Iterator[Fact]:
        there = on_field(self.held.place)
        if there and not self.held.face_up:
            return
        negated = layers.negated(self.state, self.card)
        if negated or layers.negated_by_name(self.state, self.card):
            found = negators_of(self.state, picture(self.state), self.card)
            yield Fact(say("negated" if negated else "hushed"), each_once(n.code for n in found))

    def said(self) -> Iterator[Fact]:
        for one in self.sayings:
            if one.clause.layer not in TOLD_ELSEWHERE:
                own = self.held.printed.code
                text = clause_about(one.clause, self.pool, own, one.code, one.effect)
                yield Fact(_until(text, one.until), (one.code,))

    def banned(self) -> Iterator[Fact]:
        for said, whose in bans_on(self.state, self.card):
            text = clause_about_players(said.clause, self.pool, whose, said.code, said.effect)
            yield Fact(_until(say("said", text=text.told), said.until), (said.code,))

    def guarded(self) -> Iterator[Fact]:
        for had in guards_of(self.state, self.card):
            text = effect_told(had.effect, self.pool, had.code)
            yield Fact(say("said", text=text.told), (had.code,))

    def causes(self, layer: int) -> tuple[int, ...]:
        return each_once(one.code for one in self.sayings if one.clause.layer == layer)

    # Where it is, and with what.

    def control(self) -> Iterator[Fact]:
        if not on_field(self.held.place):
            return
        player = controller(self.held)
        claims = layers.changes(self.state, self.card, en.CONTROL)
        if claims and claims[-1].value == player:
            code = claims[-1].code
            yield Fact(say("control", player=_player(player)), (code,))
        if player != self.held.owner:
            yield Fact(say("owner", player=_player(self.held.owner)))

    def ties(self) -> Iterator[Fact]:
        ties = self.state.ties
        yield from self._tied("equipped to", [t for t in ties if t.equip and self._from(t)], True)
        yield from self._tied("equipped with", [t for t in ties if t.equip and self._to(t)], False)
        rest = [tie for tie in ties if not tie.equip]
        yield from self._tied("tied to", [tie for tie in rest if self._from(tie)], True)
        yield from self._tied("tied by", [tie for tie in rest if self._to(tie)], False)

    def _from(self, tie: Tie) -> bool:
        return tie.source.card == self.card

    def _to(self, tie: Tie) -> bool:
        return tie.target.card == self.card

    def _tied(self, key: str, ties: list[Tie], outward: bool) -> Iterator[Fact]:
        others = [tie.target.card if outward else tie.source.card for tie in ties]
        yield from self._with_cards(key, list(dict.fromkeys(others)))

    def link_markers(self) -> Iterator[Fact]:
        if self.held.place != MONSTER_ZONE:
            return
        both = co_linked_with(self.state, self.card)
        yield from self._with_cards("co-linked", both)
        found = [one for one in pointers(self.state, self.held.zone) if one not in both]
        yield from self._with_cards("pointed at", found)

    def _with_cards(self, key: str, cards: list[int]) -> Iterator[Fact]:
        """The codes tell which cards they are; of the others it is said that they are face-down."""
        if not cards:
            return
        seen = [card for card in cards if shows(self.state.cards[card].seen, self.viewer)]
        hidden = listed([message("card.hidden")] * (len(cards) - len(seen)))
        text = say(key, cards=hidden)
        yield Fact(
            in_all(lambda language: text.told(language).strip()),
            tuple(self.state.cards[card].printed.code for card in seen),
        )

    def on_and_under(self) -> Iterator[Fact]:
        for one in self.state.counters:
            if one.card == self.card:
                codes = dict.fromkeys(self.placers(one.kind))
                if one.kind in self.pool:
                    codes[one.kind] = None
                text = say("counters", count=one.count, counter=_counter(one.kind))
                yield Fact(text, tuple(codes))
        yield from self._with_cards("materials", self.state.under.get(self.card, []))

    def placers(self, kind: int) -> Iterator[int]:
        """The cards whose effects have placed counters of a kind on it."""
        for event in self.events:
            if event.kind != ev.COUNTERS_PLACED or kind not in event.amounts[1:]:
                continue
            source = event.source
            if source is not None and shows(source.seen, self.viewer):
                if any((one.card, one.life) == (self.card, self.held.life) for one in event.cards):
                    yield source.code

    # How it came, and what it has done.

    def coming(self) -> Iterator[Fact]:
        held = self.held
        if held.place == IN_THE_ACT or held.acting or held.summoning:
            yield Fact(say("in the act"))
        if held.doomed:
            yield Fact(say("doomed"))
        if held.printed.is_special and held.place in (MONSTER_ZONE, GRAVEYARD, BANISHED):
            yield Fact(say("proper" if held.proper else "not proper"))

    def watched(self) -> Iterator[Fact]:
        """Of face-down monsters that were mixed nobody else can tell which has done what."""
        if lies_mixed(self.state, self.held.id):
            return
        yield from self.history()

    def history(self) -> Iterator[Fact]:
        """What both players have watched, whether it lies face-up or face-down now."""
        held, turn = self.held, self.state.turn
        if not on_field(held.place):
            return
        if held.place == MONSTER_ZONE and held.summon_way:
            yield Fact(self._summoned())
        if held.summoned_by == AGAIN:
            yield Fact(say(f"how.{ev.GEMINI_SUMMON}"))
        if held.flip_summoned_turn == turn:
            yield Fact(say("flip summoned"))
        if held.summoned_or_set_turn == turn:
            yield Fact(say("arrived"))
        if held.position_changed_turn == turn:
            yield Fact(say("repositioned"))
        if held.declared_turn == turn and held.attacks > 0:
            key = "attacked" if held.attacks == 1 else "attacked.many"
            yield Fact(say(key, count=held.attacks))

    def _summoned(self) -> Sentence:
        held = self.held
        gemini = held.summon_way == ev.GEMINI_SUMMON  # which says first how it came
        way = ev.SPECIAL_SUMMON if gemini else held.summon_way
        how = say(f"how.{way}", count=held.tributes)
        if held.came_from < 0:
            return how
        return say("came from", text=how.told, place=message(f"place.{held.came_from}"))


def _until(text: Sentence, until: int) -> Sentence:
    """`Blue-Eyes White Dragon cannot attack. (Until the end of this turn.)`"""
    if until not in TOLD_DURATIONS:
        return text
    return in_all(lambda language: text.told(language) + phrase(language, f"until.{until}"))


def _player(player: int) -> Callable[[Language], str]:
    return message(f"player.{'AB'[player]}")


def _counter(kind: int) -> Callable[[Language], str]:
    return lambda language: counter_name(kind, language)
