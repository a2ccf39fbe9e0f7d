"""The set-up of a situation: every card where it lay, in lines that the reader understands."""

from dataclasses import dataclass, field
from typing import Final

from segoc.cards.handwritten.blanks import FIRST_CODE
from segoc.cards.pool import Pool
from segoc.duel.log import JUDGE
from segoc.kernel.language.entry import STAYS_AS_SPELL
from segoc.kernel.language.ties import equipped
from segoc.kernel.table.card import Card
from segoc.kernel.table.event import JANKEN, PICKED, ROLLED, TOSSED
from segoc.kernel.table.geometry import ZONE_COUNT
from segoc.kernel.table.kinds import CONTINUOUS
from segoc.kernel.table.phases import DRAW_PHASE, MAIN_PHASE_1, PHASE_NAMES, STANDBY_PHASE
from segoc.kernel.table.places import (
    BANISHED,
    DECK,
    DEFENSE,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    MONSTER_ZONE,
    PENDULUM_ZONE,
    SPELL_ZONE,
    zone_name,
)
from segoc.kernel.table.state import NO_CARD, State
from segoc.kernel.turn.machine import STARTING_LP
from segoc.rulebook.playing.board import OF_THE_START
from segoc.rulebook.reading.board import PHASES
from segoc.rulebook.scenario import A_OR_B
from segoc.rulebook.writing.cast import Cast
from segoc.rulebook.writing.course import Course
from segoc.rulebook.writing.phrases import (
    LANGUAGE,
    announced_text,
    at_spot,
    chance_text,
    counted,
    counters_text,
    lying,
    turn_text,
)

# Blanks of `cards.blanks` for what nobody needs to know, or the viewer can't see.
IN_DECK: Final = FIRST_CODE
FIELD_SPELL: Final = FIRST_CODE + 17
TRAP: Final = FIRST_CODE + 19
FUSION_MONSTER: Final = FIRST_CODE + 22
# A monster that can have been Set with so many Tributes.
SET_WITH: Final = (FIRST_CODE + 3, FIRST_CODE + 4, FIRST_CODE + 6, FIRST_CODE + 9)
IN_HAND: Final = SET_WITH[0]
DECK_ONLY: Final = "deck only"


@dataclass
class Line:
    """One line of the set-up: its cards with the words for each, or what it says instead."""

    player: int
    kind: str
    cards: list[int] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    says: str = ""

    @property
    def text(self) -> str:
        said = self.says or ", ".join(counted(self.words)) or "nothing"
        return f"{A_OR_B[self.player]} {self.kind}: {said}"

    def last_of(self, item: int) -> int:
        """Where in the line the last card of an item is: `Y ×3` is one item."""
        ends = [
            index
            for index, word in enumerate(self.words)
            if index + 1 == len(self.words) or self.words[index + 1] != word
        ]
        return ends[item]


@dataclass
class Board:
    cast: Cast
    turn: str
    lines: list[Line] = field(default_factory=list)
    chance: str = ""
    # What the set-up can't say, a sentence each.
    unsaid: list[str] = field(default_factory=list)

    @property
    def texts(self) -> list[str]:
        chance = [f"chance: {self.chance}"] if self.chance else []
        return [self.turn, *(line.text for line in self.lines), *chance]

    def drop(self, line: Line, why: str, item: int | None) -> None:
        """What can't be laid isn't there: one card of the line, or all that it says."""
        if item is None:
            self.lines.remove(line)
            for card in line.cards:
                self.cast.remove(card)
            self.unsaid.append(f"{line.text} ({why})")
            return
        index = line.last_of(item)
        self.cast.remove(line.cards.pop(index))
        word = line.words.pop(index)
        self.unsaid.append(f"{A_OR_B[line.player]} {line.kind}: {word} ({why})")
        if not line.cards and line.kind != DECK_ONLY:
            self.lines.remove(line)


def board_of(course: Course, pool: Pool) -> Board:
    return _Writer(course, pool).write()


class _Writer:
    def __init__(self, course: Course, pool: Pool) -> None:
        self.course = course
        self.state: State = course.then
        self.board = Board(Cast(pool), "")
        self.pool = pool
        # Lines that speak of other cards come after those.
        self.later: list[tuple[int, str, list[tuple[int, str]]]] = []

    def write(self) -> Board:
        for player in (0, 1):
            lp = self.state.lp[player]
            if lp != STARTING_LP and lp > 0:
                self.board.lines.append(Line(player, "LP", says=str(lp)))
            self._piles(player)
            self._field(player)
        for player, kind, items in self.later:
            self._line(player, kind, items)
        self._materials()
        self._counters()
        self.board.chance = self._chance()
        self.board.turn = self._turn()
        return self.board

    def _turn(self) -> str:
        state = self.state
        phase = PHASE_NAMES[state.phase]
        if phase not in PHASES:
            self.board.unsaid.append(f"It is another phase: {phase}.")
            phase = PHASE_NAMES[MAIN_PHASE_1]
        number = str(state.turn)
        if state.turn < 2 and any(line.kind not in OF_THE_START for line in self.board.lines):
            self.board.unsaid.append("It is turn 1, in which a set-up can't lay such a board.")
            number = ""
        used = state.normal_summons > 0 and state.phase not in (DRAW_PHASE, STANDBY_PHASE)
        return turn_text(state.turn_player, phase, number, used)

    # Faces.

    def _code(self, card: Card) -> int:
        """The face that is written: a blank for one that the viewer can't see."""
        if card.id in self.course.seen:
            return card.printed.code
        if card.place == DECK:
            return IN_DECK
        if card.place == EXTRA_DECK:
            return FUSION_MONSTER
        if card.place == MONSTER_ZONE:
            return SET_WITH[min(card.tributes, len(SET_WITH) - 1)]
        if card.zone >= 0:
            return TRAP if card.place == SPELL_ZONE else FIELD_SPELL
        return self._set_as(card.id) if card.place == HAND else IN_HAND

    def _set_as(self, number: int) -> int:
        """Of an unseen card in the hand is known what it was Set as."""
        for event in self.course.events:
            for record in event.cards:
                if record.card == number and record.to_zone >= 0:
                    if record.to_place == MONSTER_ZONE:
                        now = self.course.now.cards[number]
                        return SET_WITH[min(now.tributes, len(SET_WITH) - 1)]
                    return TRAP if record.to_place == SPELL_ZONE else FIELD_SPELL
        return IN_HAND

    def _line(self, player: int, kind: str, items: list[tuple[int, str]]) -> None:
        """A line of cards, each with what is said of how it lies."""
        if not items:
            return
        cast = self.board.cast
        for number, _ in items:
            cast.add(number, self._code(self.state.cards[number]), player)
        words = [f"{cast.name(number)}{how}" for number, how in items]
        self.board.lines.append(Line(player, kind, [number for number, _ in items], words))

    # Piles.

    def _piles(self, player: int) -> None:
        self._pile(player, "hand", HAND)
        self._deck(player)
        self._pile(player, "GY", GRAVEYARD)
        self._pile(player, "banished", BANISHED, True)
        self._pile(player, "banished face-down", BANISHED, False)
        self._pile(player, "extra deck", EXTRA_DECK, False)
        self._pile(player, "extra deck face-up", EXTRA_DECK, True)

    def _pile(self, player: int, kind: str, place: int, face_up: bool | None = None) -> None:
        cards = [self.state.cards[number] for number in self.state.pile(player, place)]
        lying = [card for card in cards if face_up in (None, card.face_up)]
        # The known ones first; how many blanks there are can be seen at a glance.
        lying.sort(key=lambda card: card.id not in self.course.seen)
        self._line(player, kind, [(card.id, "") for card in lying])

    def _deck(self, player: int) -> None:
        """On top what leaves it, in that order, then what else could be chosen, then blanks.

        For a player, what else is in the own Deck lies in no order that could be known.
        """
        pile = self.state.pile(player, DECK)
        records = [record for event in self.course.events for record in event.cards]
        leaving = [r.card for r in records if r.place == DECK and r.card in pile]
        cards = self.state.cards
        rest = list(reversed(pile))
        known = self.course.offered & set(pile)
        if self.course.whole_decks and not self.course.opponent_of_viewer(player):
            known = set(pile)
        if self.course.viewer != JUDGE or not self.course.whole_decks:
            codes = {one: cards[one].printed.code for one in known}
            rest.sort(key=lambda one: (one not in known, codes.get(one, 0)))
        top = list(dict.fromkeys(leaving))
        rest = [number for number in rest if number not in top]
        # What nobody speaks of could be anything, for the judge too.
        spoken = known | (set(top) & self.course.seen)
        cast = self.board.cast
        for number in [*top, *rest]:
            cast.add(number, cards[number].printed.code if number in spoken else IN_DECK, player)
        names = [cast.name(number) for number in [*top, *rest]]
        self.board.lines.append(Line(player, DECK_ONLY, [*top, *rest], names))

    # The field.

    def _field(self, player: int) -> None:
        monsters: list[tuple[int, str]] = []
        set_monsters: list[tuple[int, str]] = []
        set_cards: list[tuple[int, str]] = []
        face_up: list[tuple[int, str]] = []
        pendulums: list[tuple[int, str]] = []
        ties = False
        for zone in range(ZONE_COUNT):
            number = self.state.zones[zone]
            if number == NO_CARD or self.state.cards[number].side != player:
                continue
            card = self.state.cards[number]
            where = zone_name(zone).split(".")[-1]
            if card.place == MONSTER_ZONE:
                if not card.printed.is_monster:
                    self._cannot(card, "is a monster now")
                elif card.face_up:
                    monsters.append((number, lying(where, card.position == DEFENSE)))
                else:
                    set_monsters.append((number, lying(where)))
            elif card.place == PENDULUM_ZONE:
                pendulums.append((number, lying(where)))
            elif card.zone >= 0 and card.place <= PENDULUM_ZONE + 1:
                suffix = lying(where if card.place == SPELL_ZONE else "")
                if not card.face_up:
                    set_cards.append((number, suffix))
                elif not _stays(card):
                    self._cannot(card, "lies face-up among the Spells and Traps")
                else:
                    host = self._host(card)
                    ties = ties or host != ""
                    face_up.append((number, f"{suffix}{host}{self._announced(card)}"))
            else:
                self._cannot(card, "is being summoned or activated")
        self._line(player, "monsters", monsters)
        self._line(player, "set monsters", set_monsters)
        self._line(player, "set", set_cards)
        self._line(player, "pendulum zones", pendulums)
        if ties:
            self.later.append((player, "face-up", face_up))
        else:
            self._line(player, "face-up", face_up)

    def _cannot(self, card: Card, why: str) -> None:
        name = self.pool.name(card.printed.code, LANGUAGE)
        self.board.unsaid.append(f"{name} in {zone_name(card.zone)} isn't laid: it {why}.")

    def _host(self, card: Card) -> str:
        """What it is equipped to."""
        host = equipped(self.state, card.id)
        return f" equipped to {self._reference(host)}" if host >= 0 else ""

    def _reference(self, number: int, *, on_its_side: bool = False) -> str:
        """A card on the field: by its zone, if there is another such card there, or on that side
        of it, as it is written."""
        cards = [self.state.cards[one] for one in self.state.zones if one != NO_CARD]
        held = self.state.cards[number]
        if on_its_side:
            cards = [card for card in cards if card.side == held.side]
        code = self._code(held)
        alone = [self._code(card) for card in cards].count(code) == 1
        return at_spot(self.pool.name(code, LANGUAGE), zone_name(held.zone), alone)

    def _announced(self, card: Card) -> str:
        said = announced_text(card, self.pool)
        return f" announcing {said}" if said else ""

    def _materials(self) -> None:
        # By where they lie: their numbers would tell in which order a Deck was listed.
        for host in self.state.zones:
            materials = self.state.under.get(host, []) if host != NO_CARD else []
            for player in (0, 1):
                own = [one for one in materials if self.state.cards[one].owner == player]
                self._line(
                    player, f"materials of {self._reference(host)}", [(one, "") for one in own]
                )

    def _counters(self) -> None:
        for number in self.state.zones:
            held = [one for one in self.state.counters if one.card == number]
            if number == NO_CARD or not held:
                continue
            card = self.state.cards[number]
            code = card.printed.code
            said = ", ".join(counters_text(one.count, one.kind, code, self.pool) for one in held)
            kind = f"counters on {self._reference(number, on_its_side=True)}"
            self.board.lines.append(Line(card.side, kind, says=said))

    # What chance brought.

    def _chance(self) -> str:
        found: list[str] = []
        for event in self.course.events:
            if event.kind == TOSSED:
                heads, count = event.amounts[:2]
                found += ["heads"] * heads + ["tails"] * (count - heads)
            elif event.kind == JANKEN:
                # Chance decides it like a coin: heads is won.
                found.append("heads" if event.amounts[0] else "tails")
            elif event.kind == ROLLED:
                found += [str(number) for number in event.amounts]
            elif event.kind == PICKED:
                cast = self.board.cast
                found += [cast.name(r.card) for r in event.cards if r.card in cast.codes]
        # What is still to come was laid there by hand, and is for nobody else to know.
        if self.course.viewer == JUDGE:
            found += [chance_text(result, self.pool) for result in self.course.now.preset_results]
        return ", ".join(found)


def _stays(card: Card) -> bool:
    """It can be laid face-up among the Spells and Traps: monsters as Continuous Spells, if nothing
    hangs on which effect brought them there."""
    if card.printed.is_monster:
        as_spell = card.treated_as == CONTINUOUS and not card.summoned_by
        return as_spell and card.printed.says(STAYS_AS_SPELL)
    return card.printed.stays
