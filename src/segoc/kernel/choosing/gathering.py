"""Gathering: which sets of cards would do as materials or Tributes, without trying them all.

What is asked for has *parts* ("1 Tuner", "2 or more Effect Monsters"), each to be filled by so
many cards, and often a *total*: of Levels, of Link ratings, of Tributes. A card can fill some of
the parts, and counts for one of some values. Whether a set can be completed is worked out card
by card: for each way in which the parts are filled so far, the totals that can be reached with
it are the bits of one number.
"""

from typing import ClassVar, Final

from segoc.kernel.table.ints import CardNo
from segoc.kernel.table.record import CARD_NOS, INT, INTS, TRUTH, Fields, Record

# So many and no upper limit.
OPEN_END: Final = 60
# Larger totals are of no interest to any text.
TOTALS: Final = (1 << 60) - 1


class Measure:
    """How the parts are filled, as one number: the count of each part up to its cap, beyond which
    more make no difference, times its stride; and `width` more for a set in which one card stands
    in for another."""

    def __init__(self, least: list[int], most: list[int], stand_ins: list[int]) -> None:
        self.least = least
        self.most = most
        self.caps: list[int] = []
        self.strides: list[int] = []
        self.width = 1
        for part in range(len(least)):
            cap = least[part] if most[part] >= OPEN_END else most[part]
            self.caps.append(cap)
            self.strides.append(self.width)
            self.width *= cap + 1
        self.size = self.width
        for parts in stand_ins:
            if parts:
                self.size = 2 * self.width

    def next(self, fill: int, part: int) -> int:
        """How they are filled with one more in this part, or -1 if it is full."""
        if fill // self.strides[part] % (self.caps[part] + 1) < self.caps[part]:
            return fill + self.strides[part]
        return fill if self.most[part] >= OPEN_END else -1

    def is_full(self, fill: int) -> bool:
        for part in range(len(self.caps)):
            if fill // self.strides[part] % (self.caps[part] + 1) < self.least[part]:
                return False
        return True


class Gathering(Record):
    """The cards that are there to choose from, what each is good for, and what is needed.

    Sets of cards are bits by their index in `cards`.
    """

    FIELDS: ClassVar[Fields] = {
        "least": INTS,
        "most": INTS,
        "cards": CARD_NOS,
        "roles": INTS,
        "stand_ins": INTS,
        "worth": INTS,
        "kin": INTS,
        "goals": INT,
        "enough": INT,
        "needed": INTS,
        "kept": INTS,
        "alike": TRUTH,
        "lenders": INT,
        "borrowed": INT,
    }

    def __init__(self, least: list[int], most: list[int]) -> None:
        # For each part, how many cards fill it.
        self.least = least
        self.most = most
        # For each card: the parts that it can fill, those that it could fill only in place of
        # what is named there, and the values that it can count for, all as bits.
        self.cards: list[int] = []
        self.roles: list[int] = []
        self.stand_ins: list[int] = []
        self.worth: list[int] = []
        # Cards of which only one can be taken have the same number here; 0 is none.
        self.kin: list[int] = []
        # The totals that will do (bits); or, if `enough` is positive, as much as that and no
        # card that isn't needed for it.
        self.goals = 1
        self.enough = 0
        # What must, and what can't be among them if it is to work out otherwise: one of these
        # pairs of sets. Without a place to go to there is no summon.
        self.needed: list[int] = [0]
        self.kept: list[int] = [0]
        # Any two of them must have the same Type or the same Attribute.
        self.alike = False
        # Cards of which at most one can be taken, and only together with one of the lenders.
        self.lenders = 0
        self.borrowed = 0

    def lend(self, lenders: list[int], borrowed: list[int]) -> None:
        """Let one of those be taken if one of these is."""
        self.lenders = self.bits(lenders)
        self.borrowed = self.bits(borrowed)
        for index in range(len(self.cards)):
            if self.borrowed >> index & 1:
                self.kin[index] = len(self.cards) + 1

    def heed_lenders(self) -> None:
        """Nothing is borrowed, or one of the lenders is among the materials."""
        needed = self.needed
        kept = self.kept
        self.needed = []
        self.kept = []
        for way in range(len(needed)):
            self.allow(needed[way], kept[way] | self.borrowed)
            for index in range(len(self.cards)):
                if self.lenders >> index & 1:
                    self.allow(needed[way] | 1 << index, kept[way])

    def add(
        self, card: CardNo, roles: int, worth: int = 1, stand_ins: int = 0, kin: int = 0
    ) -> None:
        self.cards.append(card)
        self.roles.append(roles)
        self.worth.append(worth)
        self.stand_ins.append(stand_ins)
        self.kin.append(kin)

    def allow(self, needed: int, kept: int) -> None:
        """There is a way if these are among the materials, and those not."""
        if needed & kept:
            return
        for way in range(len(self.needed)):
            if self.needed[way] & ~needed == 0 and self.kept[way] & ~kept == 0:
                # A way that asks for no more is there already.
                return
        self.needed.append(needed)
        self.kept.append(kept)

    def insist(self, some: int) -> None:
        """One of these must be among the materials, whatever else is."""
        needed = self.needed
        kept = self.kept
        self.needed = []
        self.kept = []
        for way in range(len(needed)):
            for index in range(len(self.cards)):
                if some >> index & 1:
                    self.allow(needed[way] | 1 << index, kept[way])

    def limit(self, some: int, most: int) -> None:
        """No more than so many of these can be among the materials."""
        groups = [0]
        for _time in range(most):
            larger: list[int] = []
            for group in groups:
                for index in range(len(self.cards)):
                    if (some & ~group) >> index & 1 and group | 1 << index not in larger:
                        larger.append(group | 1 << index)
            if not larger:
                # There are no more.
                return
            groups = larger
        needed = self.needed
        kept = self.kept
        self.needed = []
        self.kept = []
        for way in range(len(needed)):
            for group in groups:
                self.allow(needed[way], kept[way] | some & ~group)

    def part_with(self, index: int, others: int) -> None:
        """If this card is among the materials, none of the others can be."""
        needed = self.needed
        kept = self.kept
        self.needed = []
        self.kept = []
        for way in range(len(needed)):
            self.allow(needed[way], kept[way] | 1 << index)
            self.allow(needed[way] | 1 << index, kept[way] | others)

    def asked_of(self, cards: list[CardNo]) -> "Gathering":
        """The same demand on these cards, in this order: what wasn't there is good for nothing."""
        new = Gathering(self.least, self.most)
        for card in cards:
            if card in self.cards:
                index = self.cards.index(card)
                new.add(
                    card,
                    self.roles[index],
                    self.worth[index],
                    self.stand_ins[index],
                    self.kin[index],
                )
            else:
                new.add(card, 0)
        new.goals = self.goals
        new.enough = self.enough
        new.alike = self.alike
        new.needed = [new.bits(self.those(some)) for some in self.needed]
        new.kept = [new.bits(self.those(some)) for some in self.kept]
        new.lenders = new.bits(self.those(self.lenders))
        new.borrowed = new.bits(self.those(self.borrowed))
        return new

    def those(self, some: int) -> list[int]:
        """The cards of a set."""
        return [self.cards[index] for index in range(len(self.cards)) if some >> index & 1]

    def need_exactly(self, number: int) -> None:
        """Let just so many cards do: each counts for one."""
        self.worth = [1 << 1] * len(self.cards)
        self.goals = 1 << number

    def bits(self, cards: list[CardNo]) -> int:
        """These cards as a set; those that aren't there to choose from are left out."""
        found = 0
        for card in cards:
            for index in range(len(self.cards)):
                if self.cards[index] == card:
                    found |= 1 << index
        return found

    def possible(self, chosen: int) -> bool:
        """Whether some set that will do contains these."""
        if self.is_free(chosen):
            return self.adds_up(chosen)
        if len(self.needed) > 1 and not self.adds_up(chosen):
            # What comes out in no way need not be tried in each.
            return False
        for index in range(len(self.needed)):
            if self.reaches(chosen | self.needed[index], self.kept[index]):
                return True
        return False

    def is_free(self, chosen: int) -> bool:
        """With these, one way asks for nothing more."""
        for index in range(len(self.needed)):
            if self.needed[index] & ~chosen == 0 and self.kept[index] == 0:
                return True
        return False

    def adds_up(self, chosen: int) -> bool:
        """The same, if it were no matter which of them must and which can't be among them."""
        return self.reaches(chosen, 0)

    def like(self, index: int, chosen: int) -> int:
        """The first card, of those that aren't chosen, that is as good as this one in every
        respect; itself if none is."""
        for other in range(index):
            if chosen >> other & 1:
                continue
            if self.roles[other] == self.roles[index] and self.worth[other] == self.worth[index]:
                if self.stand_ins[other] == self.stand_ins[index]:
                    if self.is_free_choice(other) and self.is_free_choice(index):
                        return other
        return index

    def is_free_choice(self, index: int) -> bool:
        """Nothing asks for this card or for others instead of it."""
        if self.kin[index]:
            return False
        for way in range(len(self.needed)):
            if (self.needed[way] | self.kept[way]) >> index & 1:
                return False
        return True

    def complete(self, chosen: int) -> bool:
        """Whether these will do as they are."""
        everything = (1 << len(self.cards)) - 1
        for index in range(len(self.needed)):
            if self.needed[index] & ~chosen == 0 and self.kept[index] & chosen == 0:
                if self.reaches(chosen, everything & ~chosen):
                    return True
        return False

    def reaches(self, wanted: int, without: int) -> bool:
        """Whether some set that will do contains all of the first and none of the second."""
        if wanted & without:
            return False
        if self.only_counts():
            return self.counts(wanted, without)
        if self.lacks(without):
            return False
        measure = Measure(self.least, self.most, self.stand_ins)
        if self.enough <= 0:
            return self.fills(measure, wanted, without, 0, self.goals)
        # If the least of them counts for `floor`, without it there is too little: none of them
        # could be left out.
        tried = 0
        for worth in self.worth:
            for floor in range(1, 13):
                if worth >> floor & 1 and not tried >> floor & 1:
                    tried |= 1 << floor
                    goals = ((1 << floor) - 1) << self.enough  # CRD-155, CRD-156
                    if self.fills(measure, wanted, without, floor, goals):
                        return True
        return False

    def lacks(self, without: int) -> bool:
        """Some part finds too few cards: the quick no."""
        for part in range(len(self.least)):
            missing = self.least[part]
            for index in range(len(self.cards)):
                if (self.roles[index] | self.stand_ins[index]) >> part & 1:
                    if not without >> index & 1:
                        missing -= 1
            if missing > 0:
                return True
        return False

    def only_counts(self) -> bool:
        """One part, for which each card is as good as any other: most often so, with Tributes
        and with Link Materials."""
        if len(self.least) != 1 or self.enough > 0:
            return False
        for index in range(len(self.cards)):
            if self.roles[index] != 1 or self.worth[index] != self.worth[0]:
                return False
            if self.stand_ins[index] or self.kin[index]:
                return False
        return len(self.cards) > 0 and self.worth[0] & (self.worth[0] - 1) == 0

    def counts(self, wanted: int, without: int) -> bool:
        """The same as `reaches` in that case: some number of cards will do."""
        each = self.worth[0].bit_length() - 1
        fewest = 0
        most = 0
        for index in range(len(self.cards)):
            fewest += wanted >> index & 1
            most += 1 - (without >> index & 1)
        for number in range(max(fewest, self.least[0]), min(most, self.most[0]) + 1):
            if self.goals >> number * each & 1:
                return True
        return False

    def fills(self, measure: Measure, wanted: int, without: int, floor: int, goals: int) -> bool:
        """The same, with no card that counts for less than `floor` and a total in `goals`."""
        size = measure.size
        table = [0] * size
        table[0] = 1
        taken_kin: list[int] = []
        for index in range(len(self.cards)):
            if wanted >> index & 1:
                kin = self.kin[index]
                worth = self.worth[index] >> floor << floor
                if worth == 0 or kin in taken_kin:
                    return False
                if kin:
                    taken_kin.append(kin)
                taken = [0] * size
                self.take(measure, index, worth, table, taken)
                table = taken
        if self.is_met(measure, table, goals):
            return True
        left = ((1 << len(self.cards)) - 1) & ~(wanted | without)
        for index in range(len(self.cards)):
            if left >> index & 1 and self.kin[index] not in taken_kin:
                others = self.kin_of(index) & left
                left &= ~others
                # One of those that are kin, or none; alone it is kin to nobody.
                before = table.copy() if others & (others - 1) else table
                for one in range(index, len(self.cards)):
                    worth = self.worth[one] >> floor << floor
                    if others >> one & 1 and worth:
                        self.take(measure, one, worth, before, table)
                if self.is_met(measure, table, goals):
                    return True
        return False

    def kin_of(self, index: int) -> int:
        """The set of those that can't be taken with this one; itself among them."""
        found = 1 << index
        if self.kin[index]:
            for other in range(len(self.cards)):
                if self.kin[other] == self.kin[index]:
                    found |= 1 << other
        return found

    def is_met(self, measure: Measure, table: list[int], goals: int) -> bool:
        """Some set that was found so far will do."""
        for fill in range(len(table)):
            if table[fill] & goals and measure.is_full(fill):
                return True
        return False

    def take(
        self, measure: Measure, index: int, worth: int, before: list[int], table: list[int]
    ) -> None:
        """Note where the sets come to that have this card besides. Both may be the same table:
        with one more card a set is never further to the front."""
        roles = self.roles[index]
        stand_ins = self.stand_ins[index]
        fill = len(before) - 1
        while fill >= 0:
            if before[fill]:
                totals = shifted(before[fill], worth)
                for part in range(len(measure.caps)):
                    role = roles >> part & 1
                    # TRM-270
                    if role or (stand_ins >> part & 1 and fill < measure.width):
                        to = measure.next(fill, part)
                        if to >= 0:
                            table[to if role else to + measure.width] |= totals
            fill -= 1


def shifted(totals: int, worth: int) -> int:
    """The totals with one more card that counts for one of these values."""
    found = 0
    value = 0
    while worth >> value:
        if worth >> value & 1:
            found |= totals << value
        value += 1
    return found & TOTALS
