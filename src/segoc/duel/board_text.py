"""The board in text: a line for machines and exceptions, a drawing for people."""

from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.duel.log import JUDGE
from segoc.kernel.knowledge.knowledge import sees
from segoc.kernel.knowledge.mixed_face_down import is_lost_in_mix
from segoc.kernel.language.scope import Link
from segoc.kernel.picture import values
from segoc.kernel.table.geometry import (
    EXTRA_LEFT,
    EXTRA_RIGHT,
    ZONE_COUNT,
    field_zone,
    monster_zone,
    spell_zone,
)
from segoc.kernel.table.phases import PHASE_NAMES, STEP_NAMES
from segoc.kernel.table.places import (
    ATTACK,
    BANISHED,
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    MONSTER_ZONE,
    PLACE_NAMES,
    spot_name,
    zone_name,
)
from segoc.kernel.table.state import NO_CARD, State

WIDTH = 14


def position(state: State, viewer: int = JUDGE) -> str:
    """The board in one line: whose turn, LP, sizes of piles, and the zones in use.

    A code with + is in face-up Attack, with = in face-up Defense, with - face-down; a
    card that the viewer can't see is a question mark.
    """
    parts = [f"{state.turn} {'AB'[state.turn_player]} {PHASE_NAMES[state.phase]}"]
    if state.battle_step:
        parts[0] += f", {STEP_NAMES[state.battle_step]}"
    for player in (0, 1):
        sizes = [len(state.pile(player, place)) for place in (HAND, DECK, GRAVEYARD)]
        parts.append(f"{'AB'[player]} {state.lp[player]} h{sizes[0]} d{sizes[1]} g{sizes[2]}")
    taken = [
        f"{zone_name(zone)}:{_mark(state, state.zones[zone], viewer)}"
        for zone in range(ZONE_COUNT)
        if state.zones[zone] != NO_CARD
    ]
    parts.append(" ".join(taken) or "no cards on the field")
    if state.chain:
        parts.append("chain " + " ".join(_chained(state, link, viewer) for link in state.chain))
    return " | ".join(parts)


def _mark(state: State, number: int, viewer: int) -> str:
    card = state.cards[number]
    if not card.face_up:
        return f"{card.printed.code if _shown(state, number, viewer) else '?'}-"
    return f"{card.printed.code}{'+' if card.position == ATTACK else '='}"


def _chained(state: State, link: Link, viewer: int) -> str:
    """A link: whose it is, the card's code, and what it targets."""
    known = viewer == JUDGE or link.as_activated.seen >> viewer & 1
    aims = ",".join(_targets(state, link, viewer))
    return (
        f"{'AB'[link.player]}:{link.as_activated.code if known else '?'}{'>' if aims else ''}{aims}"
    )


def _targets(state: State, link: Link, viewer: int) -> list[str]:
    """Where the targets of a link lie, as far as they are still the same cards, and not lost to
    the viewer in a mix."""
    cards = [
        state.cards[ref.card]
        for ref in link.targets
        if ref.same_object(state.cards[ref.card])
        and (_shown(state, ref.card, viewer) or not is_lost_in_mix(state, ref))
    ]
    # The order of a Deck is nobody's to know.
    return [
        PLACE_NAMES[card.place]
        if card.place in (DECK, EXTRA_DECK)
        else spot_name(state.spot(card.id))
        for card in cards
    ]


def _shown(state: State, number: int, viewer: int) -> bool:
    return viewer == JUDGE or sees(state.cards[number], viewer)


class Board:
    """Draws the field as its player sees it, the own side below."""

    def __init__(
        self, state: State, pool: Pool, viewer: int = JUDGE, language: Language = "en"
    ) -> None:
        self.state = state
        self.pool = pool
        self.viewer = viewer
        self.language = language

    def draw(self) -> str:
        near = 0 if self.viewer == JUDGE else self.viewer
        far = 1 - near
        rows = [self.piles(far)]
        rows.append(self.row([spell_zone(far, n) for n in (5, 4, 3, 2, 1)], field_zone(far)))
        rows.append(self.row([monster_zone(far, n) for n in (5, 4, 3, 2, 1)]))
        left, right = (EXTRA_LEFT, EXTRA_RIGHT) if near == 0 else (EXTRA_RIGHT, EXTRA_LEFT)
        rows.append(self.row([-1, left, -1, right, -1]))
        rows.append(self.row([monster_zone(near, n) for n in (1, 2, 3, 4, 5)]))
        rows.append(self.row([spell_zone(near, n) for n in (1, 2, 3, 4, 5)], field_zone(near)))
        rows.append(self.piles(near))
        rows += [f"  {line}" for line in self.chain()]
        return "\n".join(rows)

    def chain(self) -> list[str]:
        """The links of the chain, the last one first: so they resolve."""
        lines: list[str] = []
        for number, link in enumerate(self.state.chain, 1):
            known = self.viewer == JUDGE or link.as_activated.seen >> self.viewer & 1
            name = self.pool.name(link.as_activated.code, self.language) if known else "?"
            aims = ", ".join(_targets(self.state, link, self.viewer))
            target = f" -> {aims}" if aims else ""
            negated = " (negated)" if link.activation_negated or link.effect_negated else ""
            lines.append(f"chain {number}: {'AB'[link.player]} {name}{target}{negated}")
        return lines[::-1]

    def piles(self, player: int) -> str:
        state = self.state
        counts = [
            f"{name} {len(state.pile(player, place))}"
            for name, place in (
                ("hand", HAND),
                ("deck", DECK),
                ("GY", GRAVEYARD),
                ("banished", BANISHED),
                ("extra", EXTRA_DECK),
            )
        ]
        return f"{'AB'[player]}  {state.lp[player]} LP   " + "  ".join(counts)

    def row(self, zones: list[int], field: int = -1) -> str:
        upper = "".join(fit(self.name(zone)) for zone in zones)
        lower = "".join(fit(self.numbers(zone)) for zone in zones)
        if field >= 0 and self.state.zones[field] != NO_CARD:
            upper += f"  field: {self.name(field)}"
        return f"  {upper.rstrip()}\n  {lower.rstrip()}"

    def sees(self, number: int) -> bool:
        return _shown(self.state, number, self.viewer)

    def name(self, zone: int) -> str:
        if zone < 0:
            return ""
        number = self.state.zones[zone]
        if number == NO_CARD:
            return zone_name(zone)
        if not self.sees(number):
            return "?"
        return self.pool.name(self.state.cards[number].printed.code, self.language)

    def numbers(self, zone: int) -> str:
        number = NO_CARD if zone < 0 else self.state.zones[zone]
        if number == NO_CARD:
            return ""
        card = self.state.cards[number]
        if card.place != MONSTER_ZONE:
            return "" if card.face_up else "set"
        if not card.face_up:
            return "set"
        if card.position == ATTACK:
            return f"ATK {values.atk(self.state, number)}"
        return f"DEF {values.defense(self.state, number)}"


def fit(text: str) -> str:
    """Cut or pad to the width of a zone; Chinese and Japanese letters take two columns."""
    shown = ""
    width = 0
    for letter in text:
        size = 2 if ord(letter) > 0x2E7F else 1
        if width + size > WIDTH - 1:
            break
        shown += letter
        width += size
    return shown + " " * (WIDTH - width)
