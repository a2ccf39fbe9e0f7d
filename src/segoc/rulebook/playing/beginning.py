"""A new duel: the Decks that the players bring, and whether it can begin with them."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from segoc.cards.pool import Pool
from segoc.cards.shelf import Chosen
from segoc.decks.deck import MOST_OF_A_NAME, Deck
from segoc.decks.forbidden_limited import ForbiddenLimitedList
from segoc.decks.siding import sided
from segoc.duel.duel import Duel
from segoc.kernel.table.printed import Printed
from segoc.kernel.turn import machine
from segoc.rulebook.playing.failure import Failed
from segoc.rulebook.reading.board import DECK_KINDS, LIMITS, WITHOUT
from segoc.rulebook.scenario import BoardLine, Laid

KINDS: Final = ("new duel", "card pool", "list", "sides in", "sides out", *DECK_KINDS)
# A player of whom nothing is said brings so many cards.
USUAL_SIZE: Final = 40
# Of the others in a Main Deck: whoever draws them can summon them.
HIGHEST_LEVEL: Final = 4


class Beginning:
    """The Decks of a set-up before the duel; `Failed` if there is no such set-up.

    Of a Deck, what is named first lies on top, until it is shuffled.
    """

    def __init__(self, board: tuple[BoardLine, ...], pool: Pool) -> None:
        self.first = board[0].player
        self.seed = board[0].number
        self.pool = pool
        self.limits: ForbiddenLimitedList | None = None
        for line in board:
            if line.kind not in KINDS:
                raise Failed(
                    line.line, "an impossible board: a new duel has Decks, and nothing else yet"
                )
            if line.kind == "card pool":
                self.pool = _lacking(pool, line.cards[0])
            if line.kind == "list":
                limits = {laid.card.code: LIMITS[laid.said] for laid in line.cards}
                self.limits = ForbiddenLimitedList("of this scenario", None, limits)
        self.brought = [_deck(board[1:], player, self.pool) for player in range(2)]
        self.decks = [
            _exchanged(deck, board, player, self.pool) for player, deck in enumerate(self.brought)
        ]
        # The numbers of the cards that are named, in the order of the set-up, on the table.
        self.laid: list[int] = []
        for player, deck in enumerate(self.decks):
            for kind, part in zip(DECK_KINDS[:2], (deck.main, deck.extra), strict=True):
                self._number(board, player, kind, self._known(part))

    def _known(self, part: tuple[int, ...]) -> list[int]:
        """What is a card at all: no Token, and nothing that the pool doesn't hold."""
        return [code for code in part if code in self.pool]

    def _number(
        self, board: tuple[BoardLine, ...], player: int, kind: str, part: list[int]
    ) -> None:
        """Cards have numbers in the order in which Decks are laid out, the top card last."""
        first = sum(len(self._known(deck.main + deck.extra)) for deck in self.decks[:player])
        if kind == "extra deck":
            first += len(self._known(self.decks[player].main))
        named = [
            laid.count if laid.card.code in self.pool else 0
            for line in board
            if (line.player, line.kind) == (player, kind)
            for laid in line.cards
        ]
        top = first + len(part) - 1
        self.laid += range(top, top - sum(named), -1)

    def table(self) -> Duel:
        """The Decks on the table as they were brought, before anything has happened."""
        main = [self._faces(deck.main) for deck in self.decks]
        extra = [self._faces(deck.extra) for deck in self.decks]
        return Duel.from_state(machine.prepare(main, extra, self.seed, self.first), self.pool)

    def laid_in(self, duel: Duel) -> list[int]:
        """The cards that are named, in the duel that has begun: there they have other numbers, and
        one copy of a card is as good as another."""
        table = self.table().state
        left = list(duel.state.cards)
        found: list[int] = []
        for number in self.laid:
            named = table.cards[number]
            same = [one for one in left if (one.owner, one.printed) == (named.owner, named.printed)]
            left.remove(same[0])
            found.append(same[0].id)
        return found

    def _faces(self, part: tuple[int, ...]) -> list[Printed]:
        return [self.pool[code].printed for code in self._known(part)]

    def begin(self) -> Duel:
        """The duel, at its first decision; `DeckError` or `SidingError` if it can't begin."""
        a, b = self.decks
        for deck, brought in zip(self.decks, self.brought, strict=True):
            if deck != brought:
                sided(brought, deck.main, deck.extra, deck.side, self.pool)
        return Duel(a, b, seed=self.seed, first=self.first, pool=self.pool, limits=self.limits)


def _deck(lines: tuple[BoardLine, ...], player: int, pool: Pool) -> Deck:
    """What is named, and as many others; the top card comes last."""
    own = {line.kind: line for line in lines if line.player == player}
    named = {laid.card.code for line in own.values() for laid in line.cards}
    monsters, extra = _others(pool, named, False), _others(pool, named, True)
    parts: dict[str, list[int]] = {}
    for kind in DECK_KINDS:
        usual = USUAL_SIZE if kind == "main deck" else 0
        line = own.get(kind, BoardLine(0, kind, player, number=usual))
        codes = [laid.card.code for laid in line.cards for _ in range(laid.count)]
        others = extra if kind == "extra deck" else monsters
        codes += [next(others) for _ in range(line.number)]
        parts[kind] = codes[::-1]
    return Deck(parts["main deck"], parts["extra deck"], parts["side deck"])


def _exchanged(deck: Deck, lines: tuple[BoardLine, ...], player: int, pool: Pool) -> Deck:
    """What a player has made of a Deck since the game before, whether that is legal or not."""
    main, extra, side = map(list, (deck.main, deck.extra, deck.side))
    for code in _named(lines, player, "sides out"):
        part = extra if code in extra else main
        if code in part:
            part.remove(code)
        side.append(code)
    for code in _named(lines, player, "sides in"):
        # Who brings a card in that isn't there leaves another one out.
        if side:
            side.remove(code if code in side else side[0])
        (extra if pool[code].printed.in_extra_deck else main).append(code)
    return Deck(main, extra, side, deck.name)


def _named(lines: tuple[BoardLine, ...], player: int, kind: str) -> list[int]:
    return [
        laid.card.code
        for line in lines
        if (line.player, line.kind) == (player, kind)
        for laid in line.cards
        for _ in range(laid.count)
    ]


def _others(pool: Pool, named: set[int], extra: bool) -> Iterator[int]:
    """Cards that players may bring and nobody has named, three of each: Normal Monsters, or those
    of the Extra Deck."""
    names = {pool[code].printed.name for code in named if code in pool}
    for card in pool.outlines():
        face = card.face
        plain = face.is_monster and not face.types and face.level <= HIGHEST_LEVEL
        fits = face.in_extra_deck if extra else plain
        if fits and not card.filler and not card.partial and face.name not in names:
            yield from [card.code] * MOST_OF_A_NAME


def _lacking(pool: Pool, laid: Laid) -> Pool:
    """A card pool without a card, or with only a part of it."""
    code = laid.card.code
    cards = [] if laid.said == WITHOUT else [replace(pool[code], partial="something")]
    return Pool(cards, beneath=Chosen(pool, lambda other: other != code))
