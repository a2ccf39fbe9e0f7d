"""A decision in words, as the player who is asked would say it."""

from typing import Final

from segoc.bots.sight import Move, Seen, Sight
from segoc.cards.names import Language
from segoc.kernel.table import kinds
from segoc.kernel.table.printed import Printed

QUESTIONS: Final = {
    "battle step": "Battle Phase: which attack?",
    "fast effects": "Do you activate something?",
    "tributes": "Which monster do you Tribute?",
    "zone": "In which zone?",
    "hand limit": "You hold more than 6 cards. Which one do you discard?",
    "replay": "The field has changed. How does the attack go on?",
    "triggers": "Which effect do you activate first?",
    "targets": "Which card is the target?",
    "costs": "What do you pay with?",
    "cards": "Which card do you choose?",
    "materials": "Which monster is material?",
    "optional": "Do you want to apply it?",
    "position": "In which battle position?",
    "announcement": "What do you declare?",
    "branches": "Which effect do you apply?",
    "summoned together": "Which monster do you Pendulum Summon?",
}

# Options without a card.
PLAIN: Final = {
    "pass": "Pass",
    "stop": "Stop the attack",
    "finish": "No more",
    "battle phase": "Go to the Battle Phase",
    "main phase 2": "End the Battle Phase",
    "end phase": "End the turn",
    "yes": "Yes",
    "no": "No",
    "in attack": "Attack Position",
    "in defense": "Defense Position",
    "in face-down defense": "face-down Defense Position",
    "pendulum summon": "Pendulum Summon",
}

PICKS: Final = {
    "tributes": "Tribute",
    "hand limit": "Discard",
    "targets": "Target",
    "costs": "Pay with",
    "cards": "Choose",
    "materials": "Use",
    "summoned together": "Summon",
}

PROPERTIES: Final = {
    kinds.CONTINUOUS: "Continuous ",
    kinds.EQUIP: "Equip ",
    kinds.FIELD_SPELL: "Field ",
    kinds.QUICK_PLAY: "Quick-Play ",
    kinds.RITUAL_SPELL: "Ritual ",
    kinds.COUNTER: "Counter ",
}


class Words:
    """Puts into words what one player sees."""

    def __init__(self, sight: Sight, language: Language) -> None:
        self.sight = sight
        self.language = language

    def name(self, card: Seen | None) -> str:
        if card is None or card.code is None:
            return "the face-down card"
        return self.sight.pool.name(card.code, self.language)

    def question(self, kind: str) -> str:
        """What a decision about `kind` asks."""
        if kind == "main phase":
            return f"{self.sight.view['phase']}: what do you do?"
        return QUESTIONS[kind]

    def option(self, key: str, kind: str, effect: str = "") -> str:
        """An option of a decision about `kind`; `effect` is what the effect to be
        activated is called."""
        move = Move.read(key)
        if move.verb in PLAIN:
            return PLAIN[move.verb]
        if move.verb == "announce":
            return f"Declare {self.announced(move.spot)}"
        if move.verb == "decide":
            return f"No. {move.spot} of the effects listed"
        if move.verb == "zone":
            return move.spot
        card = self.sight.at(move.spot)
        name = self.name(card)
        if move.verb == "attack":
            target = self.name(self.sight.at(move.aim))
            return f"Attack {target} ({move.aim}) with {name} ({move.spot})"
        if move.verb == "attack directly":
            return f"Attack directly with {name} ({move.spot})"
        if move.verb in ("summon", "set") and card is not None:
            return f"{move.verb.capitalize()} {name}{tributes(card)}"
        place = "" if ".hand." in move.spot else f" ({move.spot})"
        if move.verb == "activate":
            return f"Activate {name}{place}" + (f", {effect}" if effect else "")
        if move.verb == "flip":
            return f"Flip Summon {name}{place}"
        if move.verb == "change":
            position = "Defense" if card is not None and card.in_attack else "Attack"
            return f"Change {name}{place} to {position} Position"
        verb = PICKS.get(kind, "Pick") if move.verb == "pick" else move.verb.capitalize()
        way = f", way {move.effect}" if move.effect > 1 else ""
        return f"{verb} {name}{place}{way}"

    def announced(self, word: str) -> str:
        """What is announced, which is a name where one is asked for."""
        nameable = self.sight.pool.nameable
        asked = self.sight.view["decision"]
        face = nameable.called(word) if asked is not None and asked["names"] else None
        return word if face is None else nameable.name(face.code, self.language)

    def hand(self) -> list[tuple[str, str]]:
        """The name of each card in hand, and what is printed on it."""
        cards = self.sight.view["players"][self.sight.player]["hand"]
        printed = [self.sight.pool[card["code"]].printed for card in cards]
        return [(self.sight.pool.name(face.code, self.language), stats(face)) for face in printed]


def tributes(card: Seen) -> str:
    """What a Normal Summon or Set of the card takes (CRD-098)."""
    if not card.is_monster or card.level <= 4:
        return ""
    return " (1 Tribute)" if card.level <= 6 else " (2 Tributes)"


def stats(face: Printed) -> str:
    if face.kind == kinds.SPELL:
        return f"{PROPERTIES.get(face.prop, '')}Spell"
    if face.kind == kinds.TRAP:
        return f"{PROPERTIES.get(face.prop, '')}Trap"
    return f"Level {face.level:<2}  {number(face.atk):>4} / {number(face.defense):>4}"


def number(value: int) -> str:
    return {kinds.QUESTION_MARK: "?", kinds.NONE: "-"}.get(value, str(value))
