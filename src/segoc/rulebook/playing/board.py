"""Laying the board of a scenario, which must be one that a duel can come to."""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from segoc.cards.pool import Pool
from segoc.kernel.language.entry import AS_SPELL, STAYS_AS_SPELL
from segoc.kernel.table.kinds import EQUIP, EXTRA_DECK_KINDS, LINK, PENDULUM, TOKEN
from segoc.kernel.table.printed import Printed
from segoc.lab import BATTLE, DRAW, MAIN2, STANDBY, A, B, Lab, LabError, Side
from segoc.lab.board import PENDULUM_ZONES, OnField
from segoc.rulebook.playing.failure import Failed
from segoc.rulebook.scenario import A_OR_B, NOT_SAID, BoardLine, CardRef, Laid
from segoc.soundness.state import faults_of

MOST_COPIES: Final = 3
IMPOSSIBLE: Final = "an impossible board"
# What a die shows at most.
DIE: Final = 6
# Only a new duel is begun with whole Decks.
OF_A_NEW_DUEL: Final = (
    "new duel",
    "card pool",
    "list",
    "main deck",
    "side deck",
    "sides in",
    "sides out",
)
# In the first turn nothing has been played yet.
OF_THE_START: Final = ("turn", "hand", "deck", "deck only", "extra deck")


def lay_board(board: Iterable[BoardLine], pool: Pool) -> Lab:
    """The lab with the board on it and the duel begun; `Failed` if there is no such board."""
    lines = list(board)
    lab = lay_lines(lines, pool)
    turn = lines[0].line
    try:
        faults = faults_of(lab.state)
    except LabError as error:
        raise Failed(turn, f"{IMPOSSIBLE}: {error}") from None
    if faults:
        raise Failed(turn, f"{IMPOSSIBLE}: {faults[0]}")
    return lab


def lay_lines(lines: list[BoardLine], pool: Pool) -> Lab:
    """The lab with the board on it, before the duel begins."""
    turn = lines[0]
    if turn.number == 0:
        raise Failed(turn.line, f"{IMPOSSIBLE}: the first turn is turn 1")
    if turn.number == 1 and turn.phase in (BATTLE, MAIN2):
        why = "who goes first has no Battle Phase in turn 1"  # TRM-113
        raise Failed(turn.line, f"{IMPOSSIBLE}: {why}")
    lab = Lab((A, B)[turn.player], turn.phase, number=turn.number, pool=pool)
    if turn.summoned:
        if turn.phase in (DRAW, STANDBY):
            raise Failed(turn.line, f"{IMPOSSIBLE}: nobody Normal Summons before Main Phase 1")
        lab.normal_summon_used()
    # What lies under or is equipped to another card comes after it.
    for line in sorted(lines[1:], key=_has_host):
        if line.kind in OF_A_NEW_DUEL or (line.kind == "extra deck" and line.number):
            raise Failed(line.line, f"{IMPOSSIBLE}: that belongs to a new duel")
        if turn.number == 1 and line.kind not in OF_THE_START:
            raise Failed(line.line, f"{IMPOSSIBLE}: in turn 1 nothing has been played yet")
        if line.kind == "deck" and any(one.key[:2] == (line.player, "deck only") for one in lines):
            raise Failed(line.line, f"{IMPOSSIBLE}: that player's Deck is told twice")
        try:
            _lay(lab, line)
        except LabError as error:
            raise Failed(line.line, f"{IMPOSSIBLE}: {error}") from None
    _count_copies(lines, pool)
    return lab


@contextmanager
def _about(line: BoardLine, item: int) -> Iterator[None]:
    """What is wrong in here is wrong with this card of the line."""
    try:
        yield
    except LabError as error:
        raise Failed(line.line, f"{IMPOSSIBLE}: {error}", item) from None


def _has_host(line: BoardLine) -> bool:
    return line.host is not None or any(laid.host is not None for laid in line.cards)


def _count_copies(lines: list[BoardLine], pool: Pool) -> None:
    """No Deck holds more than three copies of a card (SEG-004). Filler is ours; Tokens come from
    no Deck."""
    counted: Counter[tuple[int, int]] = Counter()
    for line in lines:
        for item, laid in enumerate(line.cards):
            counted[line.player, laid.card.code] += laid.count
            card = pool[laid.card.code]
            free = card.filler or card.printed.types & TOKEN
            if counted[line.player, laid.card.code] > MOST_COPIES and not free:
                raise Failed(
                    line.line,
                    f"{IMPOSSIBLE}: {A_OR_B[line.player]} has more than {MOST_COPIES} "
                    f"copies of {laid.card.name}",
                    item,
                )


def _lay(lab: Lab, line: BoardLine) -> None:
    side = lab.a if line.player == 0 else lab.b
    if line.kind == "chance":
        if any(result > DIE and result not in lab.pool for result in line.chance):
            raise LabError("a die shows 1 to 6")
        lab.chance(*line.chance)
        return
    if line.kind == "LP":
        if line.number == 0:
            raise LabError("who has 0 LP has lost")
        side.lp(line.number)
        return
    if line.kind == "counters on":
        assert line.host is not None
        for count, kind in line.counters:
            if count == 0:
                raise LabError("0 counters are none")
            side.counters(_host(line.host), kind, count)
        return
    for item, laid in enumerate(line.cards):
        with _about(line, item):
            _fits(lab.pool[laid.card.code].printed, line.kind, laid)
    names = [str(laid.card.code) for laid in line.cards for _ in range(laid.count)]
    if line.kind == "hand":
        side.hand(*names)
    elif line.kind == "deck":
        side.deck_top(*names)
    elif line.kind == "deck only":
        side.deck(*names)
    elif line.kind == "GY":
        side.graveyard(*names)
    elif line.kind in ("banished", "banished face-down"):
        side.banished(*names, face_up=line.kind == "banished")
    elif line.kind in ("extra deck", "extra deck face-up"):
        side.extra_deck(*names, face_up=line.kind != "extra deck")
    elif line.kind == "materials of":
        assert line.host is not None
        side.materials(_host(line.host), *names)
    else:
        for item, laid in enumerate(line.cards):
            with _about(line, item):
                for _ in range(laid.count):
                    _lay_on_field(side, lab.pool[laid.card.code].printed, line.kind, laid)


def _host(host: CardRef) -> OnField:
    """How a card on the field is told from others of its name."""
    return OnField(str(host.code), host.zone, None if host.owner == NOT_SAID else host.owner)


def _lay_on_field(side: Side, face: Printed, kind: str, laid: Laid) -> None:
    if laid.zone.startswith("x") and not face.types & (EXTRA_DECK_KINDS | PENDULUM):
        raise LabError("only what came from the Extra Deck is in an Extra Monster Zone")  # SEG-022
    name, zone = str(laid.card.code), laid.zone or None
    if kind == "monsters":
        side.monsters(name, defense=laid.defense, zone=zone)
    elif kind == "set monsters":
        side.set_monsters(name, zone=zone)
    elif kind == "set":
        side.set_cards(name, zone=zone)
    elif kind == "pendulum zones":
        side.pendulum_zone(name, zone)
    elif laid.host is not None:
        side.equip(name, _host(laid.host), zone=zone, announced=laid.said)
    elif face.prop == EQUIP:
        raise LabError("an Equip Card stays only while it is equipped: say “equipped to X”")
    else:
        side.face_up(name, zone=zone, announced=laid.said)


def _fits(face: Printed, kind: str, laid: Laid) -> None:
    """What can't lie there by any history."""
    _fits_zone(face, kind, laid.zone.lower())
    if kind in ("hand", "deck", "deck only") and face.in_extra_deck:
        raise LabError("it belongs in the Extra Deck")  # SEG-005
    if kind == "extra deck" and face.is_monster and not face.in_extra_deck:
        raise LabError("it doesn't belong in the Extra Deck")  # SEG-005
    if laid.defense and face.types & LINK:
        raise LabError("a Link Monster is never in Defense Position")  # TRM-141
    monsters_only = kind in ("monsters", "set monsters", "extra deck", "extra deck face-up")
    if monsters_only and not face.is_monster:
        raise LabError("only monsters lie there")
    as_spell = face.says(AS_SPELL) if kind == "set" else face.says(STAYS_AS_SPELL)
    if kind in ("set", "face-up") and face.is_monster and not as_spell:
        raise LabError("only Spells and Traps lie there")
    if kind == "face-up" and not face.stays and not as_spell:
        raise LabError("a face-up Spell or Trap stays only if it is Continuous, Equip or Field")
    if kind == "set monsters" and face.types & (LINK | TOKEN):
        raise LabError("Link Monsters and Tokens are never face-down")
    if kind in ("extra deck face-up", "pendulum zones") and not face.types & PENDULUM:
        raise LabError("only Pendulum Cards lie there")
    if face.types & TOKEN and kind != "monsters":
        raise LabError("a Token is only ever in a Monster Zone")


def _fits_zone(face: Printed, kind: str, zone: str) -> None:
    """The zone that is named is one for such cards."""
    if not zone:
        return
    if "." in zone:
        raise LabError("each player's cards lie in that player's zones: say m3, not B.m3")
    if kind in ("monsters", "set monsters"):
        if zone[0] not in "mx":
            raise LabError("monsters lie in Monster Zones")
    elif kind == "pendulum zones":
        if zone not in PENDULUM_ZONES:
            raise LabError("the Pendulum Zones are s1 and s5")
    elif face.is_field_spell != (zone == "field"):
        raise LabError("Field Spells, and only they, lie in the Field Zone")
    elif zone[0] in "mx":
        raise LabError("Spells and Traps lie in Spell & Trap Zones")
