"""Hidden faces dealt anew, for samples: whatever is really there, each deal is as likely.

Cards that the player can't see are gathered, and dealt to the spots where such cards lie. What
lies on the field could only come there if it is of some sort: such spots are dealt first, those for
which the fewest faces will do before the others. A face that is known to be in a mixed set stays in
it. Nothing begins with the real deal, so nothing is left of it: with the same chance, two duels
that look the same to the player are dealt the same.
"""

from segoc.kernel.knowledge.knowledge import sees
from segoc.kernel.language.entry import AS_SPELL
from segoc.kernel.summoning.normal_summon import NormalSummon
from segoc.kernel.summoning.tributes import numbers_of, way_of
from segoc.kernel.table.card import GUISE, Card
from segoc.kernel.table.chance import Random
from segoc.kernel.table.event import NORMAL_SET, TRIBUTE_SET
from segoc.kernel.table.ints import Player, Spot
from segoc.kernel.table.places import FIELD_ZONE, MONSTER_ZONE, SPELL_ZONE
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import State


class Face:
    """A face to be dealt: the mixed set in which the player knows it to be, or 0."""

    def __init__(self, printed: Printed, group: int) -> None:
        self.printed = printed
        self.group = group


def deal(state: State, player: Player, spots: list[Spot], random: Random) -> bool:
    """Deal the cards of one owner that the player can't see; these are where they lie, in an order
    that everybody can see. False if it didn't work out this time."""
    return _Dealer(state, player, spots, random).deal()


def is_fixed(state: State, card: Card) -> bool:
    """It has to be what it is: something under way has chosen it for that, or everybody has seen
    which trap monster was turned face-down."""
    if card.form > 0:
        return True
    for procedure in state.stack:
        if not procedure.fits(card.id, card.printed):
            return True
    return False


class _Dealer:
    def __init__(self, state: State, player: Player, spots: list[Spot], random: Random) -> None:
        self.state = state
        self.player = player
        self.random = random
        self.spots = spots
        bit = 1 << player
        faces: list[Face] = []
        # Of each mixed set: how many of its spots are left, and how many faces known to be in it.
        self.room: dict[int, int] = {}
        self.known: dict[int, int] = {}
        for number in spots:
            card = state.cards[number]
            group = self.group_of(number)
            self.room[group] = self.room.get(group, 0) + 1
            among = group if card.among & bit else 0
            if among:
                self.known[among] = self.known.get(among, 0) + 1
            faces.append(Face(card.printed, among))
        # In an order that tells nothing of where they were.
        self.faces = sorted(faces, key=_code_and_group)
        self.left = list(range(len(faces)))
        self.dealt: dict[int, int] = {}

    def group_of(self, spot: Spot) -> int:
        card = self.state.cards[spot]
        return card.mix_a if self.player == 0 else card.mix_b

    def deal(self) -> bool:
        if not self.deal_to_field():
            return False
        spots = [spot for spot in self.spots if spot not in self.dealt]
        self.random.shuffle(spots)
        for in_extra in (False, True):
            those = [spot for spot in spots if self.printed(spot).in_extra_deck == in_extra]
            self.deal_known(those)
            rest = [
                face for face in self.left if self.faces[face].printed.in_extra_deck == in_extra
            ]
            open_spots = [spot for spot in those if spot not in self.dealt]
            for index in range(len(open_spots)):
                self.put(open_spots[index], rest[index])
        self.write_down()
        return True

    def printed(self, spot: Spot) -> Printed:
        return self.state.cards[spot].printed

    def deal_to_field(self) -> bool:
        """The spots that not every face would do for."""
        fitting: list[tuple[int, int]] = []
        for index in range(len(self.spots)):
            spot = self.spots[index]
            if self.is_bound(self.state.cards[spot]):
                fitting.append((len(self.fitting(spot)), index))
        for _number, index in sorted(fitting):
            spot = self.spots[index]
            found = self.fitting(spot)
            group = self.group_of(spot)
            if self.known.get(group, 0) >= self.room[group]:
                # No more room in that set than for what is known to be in it.
                found = [face for face in found if self.faces[face].group == group]
            if not found:
                return False
            self.put(spot, found[self.random.below(len(found))])
        return True

    def is_bound(self, card: Card) -> bool:
        """It lies on the field, or is about to."""
        if card.place in (MONSTER_ZONE, SPELL_ZONE, FIELD_ZONE):
            return True
        for procedure in self.state.stack:
            if isinstance(procedure, NormalSummon) and procedure.card == card.id:
                return True
        return False

    def fitting(self, spot: Spot) -> list[int]:
        """The faces that could be there."""
        card = self.state.cards[spot]
        group = self.group_of(spot)
        found: list[int] = []
        for index in self.left:
            face = self.faces[index]
            if face.group in (0, group) and could_be(self.state, card, face.printed):
                found.append(index)
        return found

    def deal_known(self, spots: list[Spot]) -> None:
        """What is known to be in a mixed set goes anywhere in it."""
        for spot in spots:
            group = self.group_of(spot)
            if not self.known.get(group, 0):
                continue
            in_extra = self.printed(spot).in_extra_deck
            for index in self.left:
                face = self.faces[index]
                if face.group == group and face.printed.in_extra_deck == in_extra:
                    self.put(spot, index)
                    break

    def put(self, spot: Spot, face: int) -> None:
        self.dealt[spot] = face
        self.left.remove(face)
        self.room[self.group_of(spot)] -= 1
        group = self.faces[face].group
        if group:
            self.known[group] -= 1

    def write_down(self) -> None:
        bit = 1 << self.player
        noted = self.known_to_opponent()
        for spot in self.spots:
            face = self.faces[self.dealt[spot]]
            card = self.state.edit(spot)
            card.printed = face.printed
            card.among = card.among & ~bit
            if face.group:
                card.among |= bit
            if card.summon_way in (NORMAL_SET, TRIBUTE_SET):
                card.summoned_by = way_of(face.printed, face.printed.level, card.tributes)
        self.tell_opponent(noted)

    def known_to_opponent(self) -> dict[int, list[Printed]]:
        """What the opponent knows to be in which mixed set, if not all of it."""
        opponent = 1 - self.player
        known: dict[int, list[Printed]] = {}
        unknown: list[int] = []
        for spot in self.spots:
            card = self.state.cards[spot]
            group = card.mix_a if opponent == 0 else card.mix_b
            if card.among >> opponent & 1:
                known.setdefault(group, []).append(card.printed)
            else:
                unknown.append(group)
        return {group: faces for group, faces in known.items() if group in unknown}

    def tell_opponent(self, known: dict[int, list[Printed]]) -> None:
        """The same faces, where they are now; or any, if they aren't in that set."""
        opponent = 1 - self.player
        for group, faces in known.items():
            spots: list[int] = []
            for spot in self.spots:
                card = self.state.edit(spot)
                if (card.mix_a if opponent == 0 else card.mix_b) == group:
                    card.among &= ~(1 << opponent)
                    spots.append(spot)
            for face in sorted(faces, key=_code_of):
                found = [spot for spot in spots if self.printed(spot) is face] or spots
                self.state.edit(found[0]).among |= 1 << opponent
                spots.remove(found[0])


def _code_and_group(face: Face) -> tuple[int, int]:
    return face.printed.code, face.group


def _code_of(printed: Printed) -> int:
    return printed.code


def could_be(state: State, card: Card, face: Printed) -> bool:
    """Whether the hidden card, lying where it lies, could have this face."""
    if face.in_extra_deck != card.printed.in_extra_deck:
        # Everybody saw what came from there.
        return False
    for procedure in state.stack:
        if not procedure.fits(card.id, face):
            return False
    if card.place == MONSTER_ZONE and card.form == GUISE:
        return not face.is_monster
    if card.place == MONSTER_ZONE:
        return face.is_monster and not face.is_special and _fits_tributes(card, face)
    if card.place == FIELD_ZONE:
        return face.is_field_spell  # CRD-320
    if card.place == SPELL_ZONE:
        as_spell = not face.is_monster or face.says(AS_SPELL)
        return as_spell and not face.is_field_spell
    return True


def _fits_tributes(card: Card, face: Printed) -> bool:
    """The number of Tributes for its Set was on show, and so its range of Levels; unless an effect
    has let fewer do."""
    numbers = numbers_of(face, False)
    if numbers >> card.tributes & 1:
        return True
    really = numbers_of(card.printed, False)
    return really >> card.tributes & 1 == 0 and numbers == really


def hidden_of(state: State, player: Player, owner: Player, numbers: list[int]) -> list[int]:
    """Those of these cards that are the owner's, and to be dealt anew."""
    found: list[int] = []
    for number in numbers:
        card = state.cards[number]
        if card.owner == owner and not sees(card, player) and not is_fixed(state, card):
            found.append(number)
    return found
