"""Soundness: what is true of every state that a duel can come to.

These checks know nothing of how a state came about, and take nothing in it for granted:
they also judge a state that a stranger wrote into a file. Each fault is a sentence.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from segoc.kernel.moving.control import ChangeControl
from segoc.kernel.summoning.special_summon_by_effect import SummonByEffect
from segoc.kernel.summoning.special_summon_by_procedure import SummonByProcedure
from segoc.kernel.table import decision as dc
from segoc.kernel.table.card import GUISE, Card
from segoc.kernel.table.decision import Decision, Option
from segoc.kernel.table.geometry import (
    NO_ZONE,
    ZONE_COUNT,
    field_zone,
    is_extra_monster_zone,
    is_monster_zone,
    is_pendulum_zone,
    is_spell_zone,
    side_of,
)
from segoc.kernel.table.kinds import LINK, PENDULUM, TOKEN
from segoc.kernel.table.phases import (
    BATTLE_PHASE,
    DAMAGE_STEP_START,
    PHASE_NAMES,
    STEP_NAMES,
    TURN_END,
)
from segoc.kernel.table.places import (
    ATTACK,
    BANISHED,
    DECK,
    DEFENSE,
    EXTRA_DECK,
    FIELD_ZONE,
    GRAVEYARD,
    HAND,
    IN_THE_ACT,
    MONSTER_ZONE,
    NO_POSITION,
    NO_SPOT,
    NOWHERE,
    PENDULUM_ZONE,
    PILES_PER_PLAYER,
    PLACE_NAMES,
    SPELL_ZONE,
    UNDER,
    on_field,
    zone_name,
)
from segoc.kernel.table.state import DRAW, NO_CARD, UNDECIDED, State
from segoc.rulebook.entries import entry
from segoc.soundness.chain import chain_faults
from segoc.soundness.procedures import about_machine

# Players as bits, and what isn't any.
NOBODY: Final = 0
BOTH: Final = 3
NO_SIDE: Final = -1
NO_PILE: Final = -1

# What an option's spot stands for, by its verb; all other verbs have no spot.
OF_A_CARD: Final = (
    dc.SET_AS_SPELL,
    dc.SUMMON,
    dc.SET,
    dc.FLIP,
    dc.CHANGE,
    dc.ATTACK,
    dc.DIRECT,
    dc.PICK,
    dc.ACTIVATE,
    dc.SPECIAL,
)
# It may lie where nobody could follow it.
OF_A_CARD_OR_NONE: Final = (dc.APPLY,)


def faults_of(state: State, *, fewest_options: int = 2) -> list[str]:
    """Everything that is wrong with a state that waits for a player, or whose duel is over.

    The rules take an answer without asking if there is only one; a sample may leave a
    player with one all the same, so how many there must be is for the caller to say.
    """
    # Whatever follows looks cards up by place, and would stumble over a wrong one.
    return _misplaced(state) or [
        *_about_cards(state),
        *_shared_handles(state),
        *_about_course(state),
        *about_machine(state),
        *chain_faults(state),
        *_about_decision(state, fewest_options),
    ]


def _misplaced(state: State) -> list[str]:
    """Each card is in exactly one place, and the card itself says so too."""
    faults: list[str] = []
    found: dict[int, str] = {}
    for index, pile in enumerate(state.piles):
        side, place = divmod(index, PILES_PER_PLAYER)
        where = f"{'AB'[side]}.{PLACE_NAMES[place]}"
        for number in pile:
            _lies(state, number, place, side, NO_ZONE, where, found, faults)
    for zone, number in enumerate(state.zones):
        if number != NO_CARD:
            _lies(state, number, NO_PILE, side_of(zone), zone, zone_name(zone), found, faults)
    for host, materials in state.under.items():
        stands = 0 <= host < len(state.cards) and _can_have_materials(state.cards[host])
        side = state.cards[host].side if stands else NO_SIDE
        for number in materials:
            _lies(state, number, UNDER, side, NO_ZONE, f"the cards under {host}", found, faults)
    for index, card in enumerate(state.cards):
        if card.id != index:
            faults.append(f"card {index} calls itself {card.id}")
        if not {card.owner, card.side, card.holder} <= {0, 1}:
            faults.append(f"card {index} is of owner {card.owner} and on side {card.side}")
        guised = card.form == GUISE and card.place == MONSTER_ZONE and not card.printed.is_monster
        if not 0 <= card.form <= len(card.printed.forms) and not guised:
            faults.append(f"card {index} is in form {card.form} of {len(card.printed.forms)}")
        if (index in found) == (card.place == NOWHERE):
            where = found.get(index, "no place")
            faults.append(f"card {index} is in {where}, and says {_whereabouts(card)}")
    return faults


def _can_have_materials(card: Card) -> bool:
    """A monster on the field, or on its way there in an Xyz Summon (TRM-234, TRM-235)."""
    return card.place in (MONSTER_ZONE, IN_THE_ACT)


def _lies(
    state: State,
    number: int,
    place: int,
    side: int,
    zone: int,
    where: str,
    found: dict[int, str],
    faults: list[str],
) -> None:
    """Some list says that a card lies there: is it the only one, and does the card agree?"""
    if not 0 <= number < len(state.cards):
        faults.append(f"{where} holds a card {number} that doesn't exist")
        return
    if number in found:
        faults.append(f"card {number} is in {where}, and in {found[number]} as well")
    found[number] = where
    card = state.cards[number]
    if place == NO_PILE:
        agrees = on_field(card.place) or card.place == IN_THE_ACT
    else:
        agrees = card.place == place
    if card.zone != zone or not agrees:
        faults.append(f"card {number} is in {where}, and says {_whereabouts(card)}")
    elif card.side != side and not is_extra_monster_zone(zone):
        faults.append(f"card {number} is in {where}, and says that it is on side {card.side}")


def _whereabouts(card: Card) -> str:
    place = PLACE_NAMES[card.place] if 0 <= card.place < len(PLACE_NAMES) else card.place
    return f"{place}, zone {card.zone}"


def _about_cards(state: State) -> list[str]:
    faults: list[str] = []
    for card in state.cards:
        if on_field(card.place) or card.place == IN_THE_ACT:
            _about_field_card(card, faults)
        else:
            _about_pile_card(card, faults)
        if card.acting and not (on_field(card.place) and card.face_up):
            faults.append(f"card {card.id} is in the act where it isn't face-up on the field")
        if (
            card.summoned_or_set_turn > state.turn
            or max(card.position_changed_turn, card.declared_turn, card.attacked_turn) > state.turn
        ):
            faults.append(f"card {card.id} remembers a turn that is still to come")
        turns = (card.battled_turn, card.control_changed_turn, card.battle_victim_turn)
        if min(turns) < 0 or max(turns) > state.turn:
            faults.append(f"card {card.id} remembers the turns {turns}, which haven't been")
        if card.tributed_kinds < 0 or card.battle_victim_level < 0:
            faults.append(f"card {card.id} remembers less than nothing of a Tribute or a battle")
        if not 0 <= card.tributes <= 3:
            faults.append(f"card {card.id} was summoned with {card.tributes} Tributes")
        _about_knowledge(state, card, faults)
    return faults


def _about_field_card(card: Card, faults: list[str]) -> None:
    zone, place = card.zone, card.place
    fits = (
        place == IN_THE_ACT
        or (place == MONSTER_ZONE and is_monster_zone(zone))
        or (place == SPELL_ZONE and is_spell_zone(zone))
        or (place == PENDULUM_ZONE and is_pendulum_zone(zone))
        or (place == FIELD_ZONE and zone == field_zone(card.side))
    )
    if not fits:
        faults.append(f"card {card.id} is in {zone_name(zone)} as its {PLACE_NAMES[place]}")
    if place == MONSTER_ZONE:
        # Face-up Attack, face-up Defense and face-down Defense are all there are (TRM-140).
        if card.position != DEFENSE and not (card.position == ATTACK and card.face_up):
            face = "face-up" if card.face_up else "face-down"
            faults.append(f"card {card.id} is a {face} monster in position {card.position}")
        if not card.shows().is_monster:
            faults.append(f"card {card.id} is in a Monster Zone without being a monster")
        if card.printed.types & LINK and card.position != ATTACK:
            faults.append(f"card {card.id} is a Link Monster in Defense Position")  # TRM-141
        if card.printed.types & (LINK | TOKEN) and not card.face_up:
            faults.append(f"card {card.id} is a face-down Link Monster or Token")  # TRM-141
    elif place != IN_THE_ACT and card.position != NO_POSITION:
        faults.append(f"card {card.id} has a battle position in its {PLACE_NAMES[place]}")


def _about_pile_card(card: Card, faults: list[str]) -> None:
    place = card.place
    if card.position != NO_POSITION:
        faults.append(f"card {card.id} has a battle position outside of the field")
    if card.side != card.owner and place < PILES_PER_PLAYER and place != HAND:  # TRM-176
        faults.append(f"card {card.id} lies in another player's pile")  # EFX-158
    if place in (DECK, HAND):
        if card.face_up:
            faults.append(f"card {card.id} is face-up in the {PLACE_NAMES[place]}")
        if card.printed.in_extra_deck:
            faults.append(f"card {card.id} belongs in the Extra Deck")  # SEG-005
    elif place == GRAVEYARD:
        if not card.face_up:
            faults.append(f"card {card.id} is face-down in the GY")
    elif place == EXTRA_DECK:
        # Only Pendulum Monsters come there from elsewhere, and lie face-up (CRD-068).
        returned = card.printed.types & PENDULUM and card.face_up
        if not card.printed.in_extra_deck and not returned:
            faults.append(f"card {card.id} doesn't belong in the Extra Deck")  # SEG-005
    elif place == NOWHERE and not card.printed.types & TOKEN:
        faults.append(f"card {card.id} has left the game without being a Token")


def _about_knowledge(state: State, card: Card, faults: list[str]) -> None:
    seen, among, mix_a, mix_b = card.seen, card.among, card.mix_a, card.mix_b
    if not (0 <= seen <= BOTH and 0 <= among <= BOTH) or seen & among:
        faults.append(f"card {card.id} is seen by {seen} and one of a mix to {among}")
    must = can_see(card)
    if seen & must != must:
        faults.append(f"card {card.id} can be seen by {must}, but is by {seen}")
    if not (0 <= mix_a <= state.last_mix and 0 <= mix_b <= state.last_mix):
        faults.append(f"card {card.id} is in mixes {mix_a} and {mix_b}, which don't exist")
    mixed = (1 if mix_a else 0) | (2 if mix_b else 0)
    if mixed & seen:
        faults.append(f"card {card.id} is seen by {seen}, and one of a mix to {mixed}")
    if among & ~mixed:
        faults.append(f"card {card.id} is known to {among} in a mix, and in one to {mixed}")


def can_see(card: Card) -> int:
    """The players (bits) who can see which card it is from where it lies."""
    place = card.place
    if place == DECK:
        return NOBODY
    if place in (GRAVEYARD, UNDER):
        return BOTH
    if on_field(place) or place in (IN_THE_ACT, BANISHED, EXTRA_DECK):
        return BOTH if card.face_up else 1 << card.side
    return 1 << card.side if place == HAND else NOBODY


def _shared_handles(state: State) -> Iterator[str]:
    """To a player, a handle stands for one card."""
    found: dict[int, int] = {}
    for card in state.cards:
        if card.place in (DECK, EXTRA_DECK, NOWHERE):
            continue
        if not 0 < card.handle <= state.last_handle:
            yield f"card {card.id} has a handle {card.handle} that was never given out"
        if card.handle in found:
            yield f"cards {found[card.handle]} and {card.id} share the handle {card.handle}"
        found[card.handle] = card.id


def _about_course(state: State) -> Iterator[str]:
    if state.turn_player not in (0, 1) or state.turn < 0:
        yield f"it is turn {state.turn} of player {state.turn_player}"
    if not 0 <= state.phase <= TURN_END or not 0 <= state.battle_step < len(STEP_NAMES):
        yield f"it is phase {state.phase}, step {state.battle_step}"
    elif state.battle_step and state.phase != BATTLE_PHASE:
        yield f"there is a {STEP_NAMES[state.battle_step]} in the {PHASE_NAMES[state.phase]}"
    if min(state.lp) < 0:
        yield f"LP are {state.lp}"  # SEG-017
    if min(state.normal_summons, state.additional_summons, state.battle_phases, state.attacks) < 0:
        yield "something happened fewer than 0 times this turn"
    yield from _about_end(state)


def _about_end(state: State) -> Iterator[str]:
    """The duel goes on for as long as nobody has lost, and asks for as long as it goes on."""
    over = state.winner != UNDECIDED
    if state.winner not in (UNDECIDED, 0, 1, DRAW):
        yield f"the winner is {state.winner}"
    if over != (state.decision is None):
        asked = "nothing" if state.decision is None else "something"
        yield f"the winner is {state.winner}, and {asked} is asked"
    if over != (not state.stack):
        yield f"the winner is {state.winner}, with {len(state.stack)} procedures under way"
    lost = [bool(state.loss[player]) or state.lp[player] == 0 for player in (0, 1)]
    # That somebody has lost and it goes on is judged with what is under way (`chain_faults`).
    # A loop that no card on the field makes ends the duel, and nobody has lost.
    loop = state.winner == DRAW and state.ending == "SEG-083"
    if over and not any(lost) and not loop:
        yield f"the winner is {state.winner} with {state.lp} LP and the losses {state.loss}"
    elif over and any(lost) and state.winner != (DRAW if all(lost) else lost.index(False)):
        yield f"the winner is {state.winner}, and who lost is {lost}"
    if over != bool(state.ending):
        yield f"the winner is {state.winner} by {state.ending!r}"
    for rule in (state.ending, *state.loss):
        if rule and not is_rule(rule):
            yield f"the rulebook has no {rule!r}"


@cache
def is_rule(rule: str) -> bool:
    try:
        entry(rule)
    except LookupError:
        return False
    return True


def _about_decision(state: State, fewest_options: int) -> Iterator[str]:
    decision = state.decision
    if decision is None:
        return
    if decision.player not in (0, 1) or not 0 <= decision.topic < len(dc.TOPICS):
        yield f"player {decision.player} is asked about topic {decision.topic}"
        return
    if decision.names is not None:
        if decision.options or decision.topic != dc.ANNOUNCEMENT:
            yield f"{decision} asks for something besides"
    elif len(decision.options) < fewest_options:
        yield f"{decision} has fewer than {fewest_options} options"
    if decision.about != NO_SPOT and state.card_at(decision.about) == NO_CARD:
        yield f"{decision} is about nothing at spot {decision.about}"
    wrong = [option for option in decision.options if not _fits(state, decision, option)]
    if wrong:
        # Not by key: a wrong option need not have one.
        parts = [(option.verb, option.spot, option.aim) for option in wrong]
        yield f"{decision} has options that name nothing: {parts}"
        return
    keys = [option.key for option in decision.options]
    if len(set(keys)) < len(keys):
        yield f"{decision} has options with the same key: {keys}"
    if decision.topic != dc.REPLAY and state.battle_step >= DAMAGE_STEP_START:
        # Attacks are declared one at a time: the next one waits (SEG-041).
        if any(option.verb in (dc.ATTACK, dc.DIRECT) for option in decision.options):
            yield f"{decision} lets a player attack in step {state.battle_step}"


def _fits(state: State, decision: Decision, option: Option) -> bool:
    """The option names what its verb needs: cards that its player sees, or a free zone."""
    verb = option.verb
    if (option.aim != NO_SPOT) != (verb == dc.ATTACK):
        return False
    if verb in OF_A_CARD:
        card = state.card_at(option.spot)
        seen = card != NO_CARD and state.cards[card].seen >> decision.player & 1 == 1
        # A card on the field can be pointed at without being seen, and so can the opponent's hand,
        # of which chance picks one then.
        if verb == dc.PICK and card != NO_CARD:
            held = state.cards[card]
            in_other_hand = held.place == HAND and held.side != decision.player
            seen = seen or on_field(held.place) or in_other_hand
        return seen and (option.aim == NO_SPOT or state.card_at(option.aim) != NO_CARD)
    if verb in OF_A_CARD_OR_NONE:
        return option.spot == NO_SPOT or state.card_at(option.spot) != NO_CARD
    if verb == dc.ZONE:
        return 0 <= option.spot < ZONE_COUNT and _will_be_free(state, option.spot)
    return 0 <= verb < len(dc.VERBS) and option.spot == NO_SPOT


def _will_be_free(state: State, zone: int) -> bool:
    """Nothing lies there, or what is about to become a material (CRD-216), or to leave for the
    other side (TM2-186)."""
    card = state.zones[zone]
    return card == NO_CARD or any(
        (isinstance(procedure, SummonByProcedure) and card in procedure.leaving)
        or (isinstance(procedure, SummonByEffect) and card in procedure.overlaid)
        or (isinstance(procedure, ChangeControl) and card in procedure.cards)
        for procedure in state.stack
    )
