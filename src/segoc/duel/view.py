"""A player's view: what that player may know of the duel, and nothing else.

Plain data, ready for JSON. Cards are named by handle; a card that the player can't
see has no code. Of the other player's decision a view doesn't even tell the topic:
being asked would tell what they hold.

Besides the players there are two who look on: a judge, who sees every card and every
decision, and the public, which sees what both players do.
"""

from operator import itemgetter
from typing import Any, Final

from segoc.kernel.choosing.open_questions import offered
from segoc.kernel.knowledge.knowledge import BOTH
from segoc.kernel.knowledge.mixed_face_down import is_lost_in_mix
from segoc.kernel.language.scope import Link
from segoc.kernel.picture import identity, layers, values
from segoc.kernel.table.card import Card
from segoc.kernel.table.geometry import ZONE_COUNT
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.phases import PHASE_NAMES, STEP_NAMES
from segoc.kernel.table.places import (
    ATTACK,
    BANISHED,
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    IN_THE_ACT,
    MONSTER_ZONE,
    PLACE_NAMES,
    on_field,
    spot_name,
    zone_name,
)
from segoc.kernel.table.state import NO_CARD, UNDECIDED, State

# Who looks on, besides the players 0 and 1.
JUDGE: Final = -1
PUBLIC: Final = -2


def shows(seen: int, viewer: int) -> bool:
    """Whether the viewer can identify what these players (bits) can."""
    if viewer == JUDGE:
        return True
    return seen == BOTH if viewer == PUBLIC else seen >> viewer & 1 == 1


def view(state: State, player: int) -> dict[str, Any]:
    decision = state.decision
    mine = decision is not None and player in (decision.player, JUDGE)
    return {
        "player": player,
        **table_view(state, player),
        "known": _known(state, player),
        "decision": _decision(state) if mine else None,
    }


def table_view(state: State, player: int) -> dict[str, Any]:
    """What lies on the table, and how the duel stands: all but what the player knows besides, and
    is asked."""
    return {
        "turn": state.turn,
        "turn_player": state.turn_player,
        "phase": PHASE_NAMES[state.phase],
        "step": STEP_NAMES[state.battle_step],
        "lp": state.lp.copy(),
        "players": [_piles(state, owner, player) for owner in (0, 1)],
        "zones": {
            zone_name(zone): _card(state, state.zones[zone], player)
            for zone in range(ZONE_COUNT)
            if state.zones[zone] != NO_CARD
        },
        "chain": [link_view(state, link, player) for link in state.chain],
        "over": state.winner != UNDECIDED,
        "winner": state.winner if state.winner in (0, 1) else None,
        "ending": state.ending,
    }


def _piles(state: State, owner: int, player: int) -> dict[str, Any]:
    def cards(place: int) -> list[dict[str, Any]]:
        return [_card(state, card, player) for card in state.pile(owner, place)]

    return {
        "hand": cards(HAND),
        "deck": len(state.pile(owner, DECK)),
        "deck_seen": _deck_seen(state, owner, player),
        "gy": cards(GRAVEYARD),
        "banished": cards(BANISHED),
        "extra": _extra_deck(state, owner, player),
    }


def _deck_seen(state: State, owner: int, player: int) -> list[dict[str, Any]]:
    """Cards of a Deck that the player looks through, or was shown, until it is shuffled."""
    pile = state.pile(owner, DECK)
    looked_at = [card for card in pile if state.cards[card].seen]
    seen = [card for card in looked_at if shows(state.cards[card].seen, player)]
    codes = [state.cards[card].printed.code for card in seen]
    spots = [spot_name(state.spot(card)) for card in seen]
    if len(seen) < len(pile) == len(looked_at):
        # The other player looks through it, and shows some: not where they lie.
        spots = [f"{'AB'[owner]}.{PLACE_NAMES[DECK]}.{number + 1}" for number in range(len(seen))]
        codes.sort()
    return [{"spot": spot, "code": code} for spot, code in zip(spots, codes, strict=True)]


def _extra_deck(state: State, owner: int, player: int) -> dict[str, Any]:
    """Who can't look into it sees how many cards are face-down, and the face-up ones."""
    pile = state.pile(owner, EXTRA_DECK)
    seen = [card for card in pile if shows(state.cards[card].seen, player)]
    cards = [{**_card(state, card, player), "spot": spot_name(state.spot(card))} for card in seen]
    if player not in (owner, JUDGE):
        spots = [spot_name(state.spot(card)) for card in pile if not state.cards[card].face_up]
        cards = _without_order(cards, spots)
    return {"count": len(pile), "cards": cards}


def _without_order(cards: list[dict[str, Any]], spots: list[str]) -> list[dict[str, Any]]:
    """Of the cards that lie face-down at these spots some were revealed: which ones, but not where
    among the others they lie."""
    face_up = [card for card in cards if card["face_up"]]
    revealed = sorted((card for card in cards if not card["face_up"]), key=itemgetter("code"))
    there = zip(revealed, spots, strict=False)
    return [{**card, "handle": 0, "spot": spot} for card, spot in there] + face_up


def _card(state: State, number: int, player: int) -> dict[str, Any]:
    card = state.cards[number]
    data: dict[str, Any] = {
        "handle": card.handle,
        "code": card.printed.code if shows(card.seen, player) else None,
        "owner": card.owner,
    }
    if card.place in (BANISHED, EXTRA_DECK):
        data["face_up"] = card.face_up
    if not on_field(card.place) and card.place != IN_THE_ACT:
        return data
    data["controller"] = identity.controller(card)
    data["face_up"] = card.face_up
    data["in_the_act"] = card.place == IN_THE_ACT or card.acting or card.summoning
    if card.place in (MONSTER_ZONE, IN_THE_ACT):
        data["position"] = "attack" if card.position == ATTACK else "defense"
        if shows(card.seen, player):
            data["atk"] = values.atk(state, number)
            data["def"] = values.defense(state, number)
            data["level"] = values.level(state, number)
    materials = state.under.get(number)
    if materials:
        data["materials"] = [_card(state, material, player) for material in materials]
    counters = {str(one.kind): one.count for one in state.counters if one.card == number}
    if counters:
        data["counters"] = counters
    if card.face_up and layers.negated(state, number):
        data["negated"] = True
    tied = [tie for tie in state.ties if tie.source.card == number]
    if tied:
        equip = any(tie.equip for tie in tied)
        spots = [_where(state, state.cards[tie.target.card]) for tie in tied]
        data["equipped_to" if equip else "linked_to"] = spots
    return data


def link_view(state: State, link: Link, player: int) -> dict[str, Any]:
    """A link of the chain: what was activated, by whom, and what it targets now."""
    then = link.as_activated
    return {
        "player": link.player,
        "code": then.code if shows(then.seen, player) else None,
        "handle": then.handle,
        "at": _where(state, state.cards[link.source.card]),
        "effect": link.effect_no + 1,
        "of_card": link.card_activation,
        "targets": [_target(state, ref, player) for ref in link.targets],
        "negated": link.activation_negated or link.effect_negated,
    }


def _target(state: State, ref: Ref, player: int) -> dict[str, Any]:
    """A card that is targeted, and where; one that has become another object is lost, and so is
    one that was mixed with others to whoever doesn't see which it is."""
    card = state.cards[ref.card]
    shown = shows(card.seen, player)
    lost = not ref.same_object(card) or (not shown and is_lost_in_mix(state, ref))
    shown = shown and not lost
    return {
        "at": None if lost else _where(state, card),
        "code": card.printed.code if shown else None,
        "handle": None if lost else card.handle,
    }


def _known(state: State, player: int) -> list[dict[str, Any]]:
    """Mixed sets of which the player knows something: which codes, and lying where."""
    if player not in (0, 1):
        return []
    mixes: dict[int, list[Card]] = {}
    for card in state.cards:
        mix = card.mix_a if player == 0 else card.mix_b
        if mix:
            mixes.setdefault(mix, []).append(card)
    found: list[dict[str, Any]] = []
    for mix in sorted(mixes):
        cards = mixes[mix]
        codes = sorted(card.printed.code for card in cards if card.among >> player & 1)
        if codes:
            found.append({"codes": codes, "among": sorted({_where(state, c) for c in cards})})
    return found


def _where(state: State, card: Card) -> str:
    """The spot of a card, or just the Deck: its order is nobody's to know."""
    if card.place in (DECK, EXTRA_DECK):
        return f"{'AB'[card.side]}.{PLACE_NAMES[card.place]}"
    return spot_name(state.spot(card.id))


def _decision(state: State) -> dict[str, Any]:
    decision = state.decision
    assert decision is not None
    names = decision.names
    return {
        "kind": decision.kind,
        "about": spot_name(decision.about) if decision.about >= 0 else None,
        "options": [option.key for option in offered(state)],
        # Where a name is asked for, others than those that are offered fit, too.
        "names": None if names is None else {"kinds": names.kinds, "types": names.types},
    }
