"""A board of the lab as the set-up of a scenario, and the other way round."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, get_args

from segoc.app.protocol import lab as lb
from segoc.app.protocol.base import Player
from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.kernel.language.ties import equipped
from segoc.kernel.table.card import Card
from segoc.kernel.table.geometry import ZONE_COUNT
from segoc.kernel.table.kinds import PENDULUM
from segoc.kernel.table.phases import PHASE_NAMES
from segoc.kernel.table.places import DEFENSE, zone_name
from segoc.kernel.table.state import NO_CARD, State
from segoc.kernel.turn.machine import STARTING_LP
from segoc.lab.board import PENDULUM_ZONES
from segoc.rulebook.reading.counters import NAMED
from segoc.rulebook.scenario import A_OR_B, BoardLine
from segoc.rulebook.writing.phrases import (
    announced_text,
    at_spot,
    chance_text,
    counted,
    counters_text,
    lying,
    turn_text,
)

ZONES: Final[tuple[lb.Zone, ...]] = get_args(lb.Zone)
# The piles of a side by the words of a set-up, and what is drawn for them on the board.
PILES: Final = (
    ("hand", "hand", "hand"),
    ("gy", "GY", "gy"),
    ("banished", "banished", "banished"),
    ("banished_face_down", "banished face-down", "banished"),
    ("extra", "extra deck", "extra"),
    ("extra_face_up", "extra deck face-up", "extra"),
)


class Written(NamedTuple):
    """A line of the set-up, and where on the board each of its cards lies; a line about one place
    has just that."""

    text: str
    spots: tuple[str, ...] = ()


def spot_of(player: int, zone: str) -> str:
    """The zone of a player as boards call it."""
    return zone if zone.startswith("x") else f"{A_OR_B[player]}.{zone}"


# To text.


def write(board: lb.LabBoard, pool: Pool, language: Language) -> list[Written]:
    """The lines of the set-up; `UnknownCard` if a passcode is none."""
    return _Writer(board, pool, language).lines()


def codes_of(board: lb.LabBoard) -> Iterator[int]:
    """Every card that a board names."""
    for side in board.sides:
        yield from side.deck
        for name, _, _ in PILES:
            yield from getattr(side, name)
        for card in side.zones.values():
            yield card.code
            for codes in card.materials:
                yield from codes
            yield from (one.kind for one in card.counters if one.kind not in NAMED.values())


class _Writer:
    def __init__(self, board: lb.LabBoard, pool: Pool, language: Language) -> None:
        self.board = board
        self.pool = pool
        self.language = language
        # What lies in the zones, by its spot.
        self.field = {
            spot_of(player, zone): side.zones[zone]
            for player, side in enumerate(board.sides)
            for zone in ZONES
            if zone in side.zones
        }

    def lines(self) -> list[Written]:
        found = [Written(self._turn())]
        for player, side in enumerate(self.board.sides):
            found += self._side(player, side)
        for player, side in enumerate(self.board.sides):
            found += self._under_and_on(player, side)
        if self.board.chance:
            said = [chance_text(one, self.pool, self.language) for one in self.board.chance]
            found.append(Written(f"chance: {', '.join(said)}"))
        return found

    def _turn(self) -> str:
        board = self.board
        used = board.normal_summon_used
        return turn_text(board.turn_player, board.phase, str(board.turn), used)

    def _name(self, code: int) -> str:
        return self.pool.name(code, self.language)

    def _side(self, player: int, side: lb.LabSide) -> Iterator[Written]:
        who = A_OR_B[player]
        if side.lp != STARTING_LP:
            yield Written(f"{who} LP: {side.lp}")
        if side.deck or side.deck_only:
            kind = "deck only" if side.deck_only else "deck"
            yield self._pile(f"{who} {kind}", side.deck, f"{who}.deck")
        for name, kind, shown in PILES:
            pile: tuple[int, ...] = getattr(side, name)
            if pile:
                yield self._pile(f"{who} {kind}", pile, f"{who}.{shown}")
        yield from self._zones(player, side)

    def _pile(self, head: str, codes: Iterable[int], spot: str) -> Written:
        """`X, Y ×3`; the spot is that of each card in the list."""
        said = counted(map(self._name, codes))
        return Written(f"{head}: {', '.join(said) or 'nothing'}", (spot,) * len(said))

    def _zones(self, player: int, side: lb.LabSide) -> Iterator[Written]:
        kinds: dict[str, list[tuple[str, str]]] = {}
        for zone in ZONES:
            card = side.zones.get(zone)
            if card is not None:
                kind = self._kind(card, zone)
                said = self._name(card.code) + self._how(card, zone, kind)
                kinds.setdefault(kind, []).append((said, spot_of(player, zone)))
        for kind in ("monsters", "set monsters", "set", "pendulum zones", "face-up"):
            laid = kinds.get(kind, [])
            if laid:
                text = f"{A_OR_B[player]} {kind}: {', '.join(said for said, _ in laid)}"
                yield Written(text, tuple(spot for _, spot in laid))

    def _kind(self, card: lb.LabCard, zone: str) -> str:
        if zone[0] in "mx":
            return "monsters" if card.face_up else "set monsters"
        if not card.face_up:
            return "set"
        pendulum = zone in PENDULUM_ZONES and self.pool[card.code].printed.types & PENDULUM
        return "pendulum zones" if pendulum else "face-up"

    def _how(self, card: lb.LabCard, zone: str, kind: str) -> str:
        at_home = zone == "field" and self.pool[card.code].printed.is_field_spell
        said = lying("" if at_home else zone, kind == "monsters" and card.defense)
        if kind == "face-up" and card.equipped_to in self.field:
            said += f" equipped to {self._reference(card.equipped_to)}"
        if kind == "face-up" and card.announced:
            said += f" announcing {card.announced}"
        return said

    def _reference(self, spot: str) -> str:
        """A card on the field: by its name, and where it lies if there are several."""
        code = self.field[spot].code
        alone = sum(one.code == code for one in self.field.values()) == 1
        return at_spot(self._name(code), spot, alone)

    def _under_and_on(self, player: int, side: lb.LabSide) -> Iterator[Written]:
        for zone in ZONES:
            card = side.zones.get(zone)
            if card is None:
                continue
            spot = spot_of(player, zone)
            for owner, codes in enumerate(card.materials):
                if codes:
                    head = f"{A_OR_B[owner]} materials of {self._reference(spot)}"
                    yield self._pile(head, codes, spot)
            if card.counters:
                said = ", ".join(
                    counters_text(one.count, one.kind, card.code, self.pool, self.language)
                    for one in card.counters
                )
                text = f"{A_OR_B[player]} counters on {self._reference(spot)}: {said}"
                yield Written(text, (spot,))


# From what was read and laid.


def board_of(lines: list[BoardLine], ground: State, pool: Pool) -> lb.LabBoard:
    """The board of a set-up: piles as it lists them, zones as they were laid."""
    turn = lines[0]
    chance = [line.chance for line in lines if line.kind == "chance"]
    return lb.LabBoard(
        turn_player=0 if turn.player == 0 else 1,
        turn=turn.number,
        phase=PHASES[turn.phase],
        normal_summon_used=turn.summoned,
        sides=(_side_of(0, lines, ground, pool), _side_of(1, lines, ground, pool)),
        chance=chance[0] if chance else (),
    )


PHASES: Final[dict[int, lb.Phase]] = {PHASE_NAMES.index(name): name for name in get_args(lb.Phase)}


def _side_of(player: Player, lines: list[BoardLine], ground: State, pool: Pool) -> lb.LabSide:
    own = {line.kind: line for line in lines if line.player == player and line.host is None}
    piles = {name: _codes(own.get(kind)) for name, kind, _ in PILES}
    return lb.LabSide(
        lp=own["LP"].number if "LP" in own else STARTING_LP,
        zones=zones_of(player, ground, pool),
        deck=_codes(own.get("deck only", own.get("deck"))),
        deck_only="deck only" in own,
        **piles,
    )


def _codes(line: BoardLine | None) -> tuple[int, ...]:
    laid = () if line is None else line.cards
    return tuple(one.card.code for one in laid for _ in range(one.count))


def zones_of(player: int, ground: State, pool: Pool) -> dict[lb.Zone, lb.LabCard]:
    """What lies in a player's zones."""
    found: dict[lb.Zone, lb.LabCard] = {}
    for zone in range(ZONE_COUNT):
        number = ground.zones[zone]
        if number != NO_CARD and ground.cards[number].side == player:
            name = zone_name(zone).split(".")[-1]
            found[next(one for one in ZONES if one == name)] = _card_of(ground, number, pool)
    return found


def _card_of(ground: State, number: int, pool: Pool) -> lb.LabCard:
    card = ground.cards[number]
    host = equipped(ground, number)
    under = [ground.cards[one] for one in ground.under.get(number, ())]
    return lb.LabCard(
        code=card.printed.code,
        face_up=card.face_up,
        defense=card.face_up and card.position == DEFENSE,
        counters=tuple(
            lb.LabCounters(kind=one.kind, count=one.count)
            for one in ground.counters
            if one.card == number
        ),
        materials=(_owned(under, 0), _owned(under, 1)),
        equipped_to=zone_name(ground.cards[host].zone) if host >= 0 else None,
        announced=announced_text(card, pool),
    )


def _owned(cards: list[Card], owner: int) -> tuple[int, ...]:
    return tuple(card.printed.code for card in cards if card.owner == owner)
