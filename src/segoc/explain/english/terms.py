"""English words for numbers and bits, and small rules of English."""

from collections.abc import Sequence
from typing import Final

from segoc.effects import players, terms as tm
from segoc.kernel.table import event as ev, kinds, phases, places, verbs

ON_FIELD: Final = tm.PLACES.words["field"]
ANYWHERE: Final = tm.PLACES.words["anywhere"]

YOUR: Final = {
    players.YOU: "your",
    players.OPPONENT: "your opponent's",
    players.EITHER: "the",
    players.TURN_PLAYER: "the turn player's",
    players.OTHER_PLAYER: "the other player's",
}
# Who, and whether the verb has an s.
WHO: Final = {
    players.YOU: ("you", ""),
    players.OPPONENT: ("your opponent", "s"),
    players.EITHER: ("a player", "s"),
    players.TURN_PLAYER: ("the turn player", "s"),
    players.OTHER_PLAYER: ("the other player", "s"),
}

PLACES: Final = {
    places.HAND: "hand",
    places.DECK: "Deck",
    places.GRAVEYARD: "GY",
    places.BANISHED: "banishment",
    places.EXTRA_DECK: "Extra Deck",
    places.MONSTER_ZONE: "Monster Zone",
    places.SPELL_ZONE: "Spell & Trap Zone",
    places.PENDULUM_ZONE: "Pendulum Zone",
    places.FIELD_ZONE: "Field Zone",
    places.UNDER: "attached materials",
    places.IN_THE_ACT: "act of being Summoned or activated",
}
PROPERTIES: Final = {
    kinds.NORMAL_CARD: "Normal",
    kinds.CONTINUOUS: "Continuous",
    kinds.EQUIP: "Equip",
    kinds.FIELD_SPELL: "Field",
    kinds.QUICK_PLAY: "Quick-Play",
    kinds.RITUAL_SPELL: "Ritual",
    kinds.COUNTER: "Counter",
}
POSITIONS: Final = {
    places.ATTACK: "Attack Position",
    places.DEFENSE: "Defense Position",
    places.FACE_DOWN_DEFENSE: "face-down Defense Position",
}
TYPE_WORDS: Final = {
    bits: "Special Summon" if word == "special_summon" else word.capitalize()
    for word, bits in tm.TYPES.words.items()
}
ATTRIBUTES: Final = {bits: word.upper() for word, bits in tm.ATTRIBUTES.words.items()}
RACES: Final = {
    bits: word.replace("_", "-" if word in ("beast_warrior", "divine_beast") else " ")
    .title()
    .replace("Of", "of")
    for word, bits in tm.RACES.words.items()
}
KINDS: Final = {
    bits: "monster" if word == "monster" else word.capitalize()
    for word, bits in tm.KINDS.words.items()
}
REASONS: Final = {
    1 << ev.BY_RULE: "by a rule of the game",
    1 << ev.BY_BATTLE: "by battle",
    1 << ev.BY_EFFECT: "by a card effect",
    1 << ev.AS_COST: "as a cost",
    1 << ev.AS_MATERIAL: "as material",
    1 << ev.FOR_SUMMON: "for a Summon",
    1 << ev.BY_ITSELF: "by itself",
    1 << ev.IGNORING: "ignoring its summoning conditions",
    1 << ev.BY_OPPONENT: "by your opponent's card effects",
}
DAMAGE_SORTS: Final = {1 << ev.BY_BATTLE: "battle", 1 << ev.BY_EFFECT: "effect"}
PHASES: Final = {
    phases.DRAW_PHASE: "Draw Phase",
    phases.STANDBY_PHASE: "Standby Phase",
    phases.MAIN_PHASE_1: "Main Phase 1",
    phases.BATTLE_PHASE: "Battle Phase",
    phases.MAIN_PHASE_2: "Main Phase 2",
    phases.END_PHASE: "End Phase",
    phases.TURN_END: "end of the turn",
    phases.BATTLE_PHASE_END: "end of the Battle Phase",
}
WAYS: Final = {
    ev.NORMAL_SUMMON: "Normal",
    ev.TRIBUTE_SUMMON: "Tribute",
    ev.NORMAL_SET: "Set",
    ev.TRIBUTE_SET: "Tribute Set",
    ev.FLIP_SUMMON: "Flip",
    ev.SPECIAL_SUMMON: "Special",
    ev.XYZ_SUMMON: "Xyz",
    ev.GEMINI_SUMMON: "Gemini",
    ev.SYNCHRO_SUMMON: "Synchro",
    ev.LINK_SUMMON: "Link",
    ev.FUSION_SUMMON: "Fusion",
    ev.RITUAL_SUMMON: "Ritual",
    ev.PENDULUM_SUMMON: "Pendulum",
}
# What can be done: to a card, by a player, and as something that an effect includes.
VERBS: Final = {
    verbs.DESTROY: ("be destroyed", "destroy {}", "destroying {}"),
    verbs.BANISH: ("be banished", "banish {}", "banishing {}"),
    verbs.SEND_TO_GY: ("be sent to the GY", "send {} to the GY", "sending {} to the GY"),
    verbs.TO_HAND: ("be added to the hand", "add {} to the hand", "adding {} to the hand"),
    verbs.TO_DECK: ("be returned to the Deck", "return {} to the Deck", "returning {} to the Deck"),
    verbs.DISCARD: ("be discarded", "discard {}", "discarding {}"),
    verbs.TRIBUTE: ("be Tributed", "Tribute {}", "Tributing {}"),
    verbs.DETACH: ("be detached", "detach {}", "detaching {}"),
    verbs.DRAW: ("be drawn", "draw {}", "drawing {}"),
    verbs.SPECIAL_SUMMON: ("be Special Summoned", "Special Summon {}", "Special Summoning {}"),
    verbs.CHANGE_POSITION: (
        "have its battle position changed",
        "change the battle position of {}",
        "changing the battle position of {}",
    ),
    verbs.SET: ("be Set", "Set {}", "Setting {}"),
    verbs.ATTACK: ("attack", "attack with {}", "attacking with {}"),
    verbs.DECLARE_ATTACK: (
        "declare an attack",
        "declare an attack with {}",
        "declaring an attack with {}",
    ),
    verbs.DIRECT_ATTACK: (
        "attack directly",
        "attack directly with {}",
        "attacking directly with {}",
    ),
    verbs.BE_ATTACKED: ("be attacked", "attack {}", "attacking {}"),
    verbs.ACTIVATE: ("activate its effects", "activate {}", "activating {}"),
    verbs.NORMAL_SUMMON: (
        "be Normal Summoned",
        "Normal Summon {}",
        "Normal Summoning {}",
    ),
    verbs.CONTROL: (
        "have its control changed",
        "change control of {}",
        "changing control of {}",
    ),
    verbs.DAMAGE: ("inflict damage", "inflict damage with {}", "inflicting damage with {}"),
    verbs.BE_TARGETED: (
        "be targeted by card effects",
        "target {} with card effects",
        "targeting {} with card effects",
    ),
    verbs.ANSWER: (
        "have its activation responded to",
        "activate cards or effects in response to {}",
        "activating cards or effects in response to {}",
    ),
    verbs.MAIN_PHASE_1: (
        "conduct Main Phase 1",
        "conduct Main Phase 1",
        "conducting Main Phase 1",
    ),
    verbs.DRAW_PHASE: (
        "conduct a Draw Phase",
        "conduct the Draw Phase",
        "conducting the Draw Phase",
    ),
    verbs.BATTLE_PHASE: (
        "conduct a Battle Phase",
        "conduct the Battle Phase",
        "conducting the Battle Phase",
    ),
    verbs.PROCEDURE: (
        "be Special Summoned by its own procedure",
        "Special Summon {} by its own procedure",
        "Special Summoning {} by its own procedure",
    ),
    verbs.TO_EXTRA: (
        "be added to the Extra Deck",
        "add {} to the Extra Deck",
        "adding {} to the Extra Deck",
    ),
    verbs.PENDULUM_SUMMON: (
        "be Pendulum Summoned",
        "Pendulum Summon {}",
        "Pendulum Summoning {}",
    ),
    verbs.ACTIVATE_CARD: ("be activated", "activate {}", "activating {}"),
    verbs.FLIP_SUMMON: ("be Flip Summoned", "Flip Summon {}", "Flip Summoning {}"),
    verbs.MATERIAL: ("be used as material", "use {} as material", "using {} as material"),
}


def listed(items: Sequence[str], joint: str = "or") -> str:
    """`a`, `a or b`, `a, b, or c`."""
    if len(items) < 3:
        return f" {joint} ".join(items)
    return f"{', '.join(items[:-1])}, {joint} {items[-1]}"


def names_of(bits: int, names: dict[int, str]) -> list[str]:
    """The names of bits, where the names are by bit."""
    return [name for bit, name in names.items() if bits & bit]


def numbered(bits: int, names: dict[int, str]) -> list[str]:
    """The names of bits, where the names are by number."""
    return [name for number, name in names.items() if bits >> number & 1]


def article(noun: str) -> str:
    """A or an, by how it is spoken."""
    first = noun.lstrip('"“')
    vowel = first[:1].upper() in "AEIO" or first.startswith(("Xyz", "union", "unaffected"))
    return f"{'an' if vowel else 'a'} {noun}"


def plural(noun: str) -> str:
    """
    >>> plural("Spell/Trap"), plural("monster"), plural("Ally")
    ('Spells/Traps', 'monsters', 'Allies')
    """
    return "/".join(
        f"{word[:-1]}ies" if word.endswith("y") and word != "GY" else f"{word}s"
        for word in noun.split("/")
    )


def sentence(text: str) -> str:
    """With a capital at the beginning and a full stop at the end."""
    start = text[:1].upper() + text[1:]
    return start if start.endswith((".", "”", '."')) else f"{start}."


def ways_of(bits: int) -> str:
    """How something is summoned: `Normal or Special Summoned`, or just `Summoned`."""
    everything, special, normal = (tm.WAYS.words[word] for word in ("any_way", "special", "normal"))
    if bits == everything:
        return "Summoned"
    found = []
    # A Normal Summon in the wider sense: `Normal Summoned or Set`.
    sets = 1 << ev.NORMAL_SET | 1 << ev.TRIBUTE_SET
    or_set = " or Set" if bits & sets == sets else ""
    if or_set:
        bits &= ~sets
    for group, name in ((normal, "Normal"), (special, "Special")):
        if bits & group == group:
            found.append(name)
            bits &= ~group
    found += numbered(bits, WAYS)
    return f"{listed(found)} Summoned{or_set}"
