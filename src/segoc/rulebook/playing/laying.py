"""Laying the board of a scenario, which must be one that a duel can come to."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from segoc.cards.pool import Pool
from segoc.kernel.kinds import EQUIP, EXTRA_DECK_KINDS, LINK, PENDULUM, TOKEN
from segoc.kernel.printed import Printed
from segoc.lab import A, B, Lab, LabError, Side
from segoc.rulebook.playing.failure import Failed
from segoc.rulebook.scenario import A_OR_B, BoardLine, Laid
from segoc.soundness import faults_of

MOST_COPIES: Final = 3
# In the first turn nothing has been played yet.
# Only a new duel is begun with whole Decks.
OF_A_NEW_DUEL: Final = ("new duel", "card pool", "list", "main deck", "side deck")
OF_THE_START: Final = ("turn", "hand", "deck", "deck only", "extra deck")


def lay_board(board: Iterable[BoardLine], pool: Pool) -> Lab:
    """The lab with the board on it and the duel begun; `Failed` if there is no such board."""
    lines = list(board)
    turn = lines[0]
    lab = Lab((A, B)[turn.player], turn.phase, number=turn.number, pool=pool)
    # What lies under or is equipped to another card comes after it.
    for line in sorted(lines[1:], key=_has_host):
        if line.kind in OF_A_NEW_DUEL or (line.kind == "extra deck" and line.number):
            raise Failed(line.line, "an impossible board: that belongs to a new duel")
        if turn.number == 1 and line.kind not in OF_THE_START:
            raise Failed(line.line, "an impossible board: in turn 1 nothing has been played yet")
        try:
            _lay(lab, line)
        except LabError as error:
            raise Failed(line.line, f"an impossible board: {error}") from None
    _count_copies(lines, pool)
    try:
        faults = faults_of(lab.state)
    except LabError as error:
        raise Failed(turn.line, f"an impossible board: {error}") from None
    if faults:
        raise Failed(turn.line, f"an impossible board: {faults[0]}")
    return lab


def _has_host(line: BoardLine) -> bool:
    return line.host is not None or any(laid.host is not None for laid in line.cards)


def _count_copies(lines: list[BoardLine], pool: Pool) -> None:
    """No Deck holds more than three copies of a card (SEG-004); filler is ours."""
    counted: Counter[tuple[int, int]] = Counter()
    for line in lines:
        for laid in line.cards:
            counted[line.player, laid.card.code] += laid.count
            filler = pool[laid.card.code].filler
            if counted[line.player, laid.card.code] > MOST_COPIES and not filler:
                raise Failed(
                    line.line,
                    f"an impossible board: {A_OR_B[line.player]} has more than {MOST_COPIES} "
                    f"copies of {laid.card.name}",
                )


def _lay(lab: Lab, line: BoardLine) -> None:
    side = lab.a if line.player == 0 else lab.b
    if line.kind == "chance":
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
            side.counters(str(line.host.code), kind, count)
        return
    for laid in line.cards:
        _fits(lab.pool[laid.card.code].printed, line.kind)
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
    elif line.kind == "pendulum zones":
        side.pendulum_zones(*names)
    elif line.kind == "materials of":
        assert line.host is not None
        side.materials(str(line.host.code), *names)
    else:
        for laid in line.cards:
            for _ in range(laid.count):
                _lay_on_field(side, lab.pool[laid.card.code].printed, line.kind, laid)


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
    elif laid.host is not None:
        side.equip(name, str(laid.host.code), zone=zone)
    elif face.prop == EQUIP:
        raise LabError("an Equip Card stays only while it is equipped: say “equipped to X”")
    else:
        side.face_up(name, zone=zone, announced=laid.said)


def _fits(face: Printed, kind: str) -> None:
    """What can't lie there by any history."""
    monsters_only = kind in ("monsters", "set monsters", "extra deck", "extra deck face-up")
    if monsters_only and not face.is_monster:
        raise LabError("only monsters lie there")
    as_spell = face.sets_as_spell if kind == "set" else face.stays_as_spell
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
