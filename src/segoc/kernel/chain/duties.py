"""What players must do because an effect says so (TRM-445).

That a player must do something is an effect of a card. What the player does then is none: it is
the player's own action, which no card is unaffected by and which the opponent hasn't done.
"""

from typing import ClassVar, Final

from segoc.kernel.choosing.choosing_cards import PickCards
from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Standing
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.moves import Move
from segoc.kernel.picture.layers import receives, whose_bits
from segoc.kernel.picture.matching import MATCHING_NAMES
from segoc.kernel.picture.must_match import (
    agreement,
    at_odds,
    came_first,
    fits_alone,
    go_together,
    is_at_odds,
)
from segoc.kernel.picture.picture import applies, nothing_tells_of, picture
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.table.decision import CARDS
from segoc.kernel.table.event import BY_RULE, DESTROYED
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import GRAVEYARD
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.record import (
    CARD_NO,
    CARD_NOS,
    PLAYER,
    PLAYERS,
    TRUTH,
    Fields,
    between,
)
from segoc.kernel.table.state import State


def attack_duties(state: State, player: Player, card: CardNo) -> list[Scope]:
    """What a player must do to declare an attack with this monster, from where each text speaks:
    that player is "you"."""
    found: list[Scope] = []
    if nothing_tells_of(state, en.ATTACK_DUTY):
        return found
    for had in picture(state).standing:
        effect = had.effect
        if not isinstance(effect, Standing) or not effect.speaks_of(en.ATTACK_DUTY):
            continue
        scope = scope_of(state, had)
        if effect.receivers is None:
            binds = whose_bits(effect.whose, scope.player) >> player & 1
            due = binds == 1 and applies(state, had)  # TRM-447, OLD-001
        else:
            due = receives(state, had, effect, card)  # TRM-447, OLD-001, OLD-002
        if due:
            scope.player = player
            found.append(scope)  # TRM-446, OLD-001, SEG-087
    return found


def against_duties(state: State, player: Player, card: CardNo) -> str:
    """The rule by which a player can't do what must be done to attack with this monster, or ""."""
    lp = state.lp[player]
    for scope in attack_duties(state, player, card):
        for action in state.faces[scope.code].effects[scope.effect_no].program:
            lp -= action.lp_paid()
            if lp < 0:
                return "SEG-087"
            if not action.payable(state, scope):
                return "TRM-446"
    return ""


class KeepTogether(Procedure):
    """Each of these players keeps face-up monsters of which any two go together, and sends the
    others to the GY: what is chosen is kept. Both choose before anything is sent. Who came later
    than what went together before goes; a player without an agreement chooses freely."""

    FIELDS: ClassVar[Fields] = {
        "players": PLAYERS,
        "matching": between(0, len(MATCHING_NAMES) - 1),
        "card": CARD_NO,
        "asking": TRUTH,
        "sent": CARD_NOS,
    }

    def __init__(self, players: list[int], matching: int, card: CardNo) -> None:
        super().__init__()
        self.players = players
        self.matching = matching
        # Whose text it is.
        self.card = card
        self.asking = False
        # What will go.
        self.sent: list[int] = []

    def copy(self) -> "KeepTogether":
        new = KeepTogether(self.players.copy(), self.matching, self.card)
        new.step = self.step
        new.asking = self.asking
        new.sent = self.sent.copy()
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step < len(self.players):
            self.let_choose(state, self.players[step])
        elif step < 2 * len(self.players):
            self.send(state, self.players[step - len(self.players)])
        else:
            state.same_moment = False
            state.pop()

    def let_choose(self, state: State, player: Player) -> None:
        """Which of those that don't go together are kept, one after the other."""
        if self.asking:
            self.asking = False
            self.keep(state, player, state.last_picks[0])
        agreed = agreement(state, player, refer(state.cards[self.card]))
        odd = at_odds(state, player, self.matching, self.sent)
        while odd:
            lone = [card for card in odd if not fits_alone(state, self.matching, card)]
            first = came_first(state, odd, self.matching, agreed)
            rivals = [card for card in first if is_at_odds(state, self.matching, card, first)]
            if lone:
                self.sent += lone  # ONE-058
            elif rivals:
                self.asking = True
                self.step -= 1
                # SEG-151
                state.push(PickCards(player, CARDS, rivals, 1, 1, [], state.spot(self.card)))
                return
            else:
                self.keep(state, player, first[0])  # SEG-151
            odd = at_odds(state, player, self.matching, self.sent)

    def keep(self, state: State, player: Player, kept: int) -> None:
        for card in at_odds(state, player, self.matching, self.sent):
            if card != kept and not go_together(state, self.matching, kept, card):
                self.sent.append(card)  # ONE-069

    def send(self, state: State, player: Player) -> None:
        """What the players send is sent at the same moment."""
        state.same_moment = player != self.players[0]
        going = [card for card in self.sent if state.cards[card].side == player]
        if going:
            state.push(Move.of(going, GRAVEYARD, 0, BY_RULE, player, "TRM-455"))  # TRM-448, TRM-455


class KeepOne(Procedure):
    """Of cards that turned face-up at the same time, though only one of them can be, their player
    keeps one; the others are destroyed by rule."""

    FIELDS: ClassVar[Fields] = {"player": PLAYER, "cards": CARD_NOS}

    # Steps.
    CHOOSE: Final = 0
    DESTROY: Final = 1

    def __init__(self, player: Player, cards: list[CardNo]) -> None:
        super().__init__()
        self.player = player
        self.cards = cards

    def copy(self) -> "KeepOne":
        new = KeepOne(self.player, self.cards.copy())
        new.step = self.step
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.CHOOSE:
            state.push(PickCards(self.player, CARDS, self.cards, 1, 1, []))  # ONE-129
        elif step == self.DESTROY:
            going = [card for card in self.cards if card != state.last_picks[0]]
            state.push(Move.of(going, GRAVEYARD, DESTROYED, BY_RULE, self.player, "SEG-090"))
        else:
            state.pop()
