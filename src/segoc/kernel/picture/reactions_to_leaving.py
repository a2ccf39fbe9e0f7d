"""What a card has and reacts to its own leaving: lost with the card, so noted before.

A Token has no effects: what a text says of one that is destroyed was given to it when it was
summoned (CRD-269).
"""

from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Reaction
from segoc.kernel.language.scope import Scope
from segoc.kernel.language.waiting_effects import WaitingEffect
from segoc.kernel.picture.picture import is_token, picture
from segoc.kernel.picture.speakers import clause_of, speaker
from segoc.kernel.picture.texts import CardEffect, text_of
from segoc.kernel.table.event import Event
from segoc.kernel.table.ints import CardNo
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.state import State


def last_words(state: State, cards: list[CardNo]) -> list[WaitingEffect]:
    """What these cards were given that reacts to anything, as it is before they leave."""
    found: list[WaitingEffect] = []
    for entry in state.entries:
        if entry.layer != en.GAINS or entry.receiver not in cards:
            continue
        held = state.cards[entry.receiver]
        clause = clause_of(state, entry)
        lent = clause.lends() or is_token(state, entry.receiver)
        if entry.receiver in picture(state).negated and not lent:
            continue
        player = entry.player if clause.lends() else held.side
        effects = state.faces[entry.code].effects
        for effect in clause.granted():
            if isinstance(effect, Reaction):
                for number in range(len(effects)):
                    if effects[number] is effect:
                        ref = refer(held)
                        found.append(
                            WaitingEffect(player, ref, entry.code, number, None, effect.immediate)
                        )
    return found


def parting_words(state: State, had: CardEffect, effect: Reaction) -> list[WaitingEffect]:
    """What a card says of its own leaving, by its text, if that takes no other cards along: it
    applies when the card is gone, as it did before."""
    if effect.program[0].takes_along():
        return []
    for own in text_of(state, had.card):
        if own.code == had.code and own.effect_no == had.effect_no:
            ref = refer(state.cards[had.card])
            return [
                WaitingEffect(
                    speaker(state, had), ref, had.code, had.effect_no, None, effect.immediate
                )
            ]
    return []


def hear(state: State, words: list[WaitingEffect], event: Event) -> None:
    """They have left: what reacts to that waits for its turn to apply."""
    for word in words:
        effect = state.faces[word.code].effects[word.effect_no]
        scope = Scope(word.player, word.source, word.code, word.effect_no)
        scope.event = event
        if not isinstance(effect, Reaction) or not effect.happening.fits(state, scope, event):
            continue
        if effect.text:
            # A victory text: before anything else follows, even in the middle of a resolution.
            state.loss[1 - effect.program[0].winner(scope)] = "TRM-417"  # TRM-417, TRM-418
        else:
            said = WaitingEffect(
                word.player, word.source, word.code, word.effect_no, event, word.immediate
            )
            state.waiting_effects.append(said)
