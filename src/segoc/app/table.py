"""The table as one viewer may see it: the view, in the models of the protocol."""

from functools import lru_cache
from typing import Any, Final

from segoc.app.protocol.base import Player, Words
from segoc.app.protocol.table import (
    Badge,
    Card,
    ChainLink,
    Counters,
    Option,
    Question,
    Result,
    Side,
    Table,
    Target,
)
from segoc.app.refusal import rule_words
from segoc.app.wording import branch_words, part_words, sort_of
from segoc.cards.counter_names import counter_name
from segoc.cards.pool import Pool
from segoc.duel.effect_words import had_effect_words
from segoc.duel.option_text import effect_of_option
from segoc.duel.view import table_view
from segoc.inspection.sayings import sayings_about
from segoc.kernel.battle.attack import Attack
from segoc.kernel.choosing.open_questions import named, offered
from segoc.kernel.language import entry as en
from segoc.kernel.picture import values
from segoc.kernel.table import decision as dc, verbs
from segoc.kernel.table.geometry import ZONE_COUNT
from segoc.kernel.table.kinds import LINK, NONE, XYZ
from segoc.kernel.table.naming import NameQuestion
from segoc.kernel.table.places import MONSTER_ZONE, NO_SPOT, spot_name, zone_name
from segoc.kernel.table.state import NO_CARD, State

SIDES: Final = "AB"
# Of names that are searched so many are told.
MOST_NAMES: Final = 20


def table_of(state: State, viewer: int) -> Table:
    """What the viewer (a player, JUDGE or PUBLIC) may see of this moment."""
    seen = table_view(state, viewer)
    zones: dict[str, Card] = {}
    for zone in range(ZONE_COUNT):
        number = state.zones[zone]
        if number != NO_CARD:
            name = zone_name(zone)
            zones[name] = _on_field(state, number, seen["zones"][name], name)
    return Table(
        turn=seen["turn"],
        turn_player=seen["turn_player"],
        phase=seen["phase"],
        step=seen["step"],
        sides=(_side(seen, 0), _side(seen, 1)),
        zones=zones,
        chain=tuple(_link(state, index, link) for index, link in enumerate(seen["chain"])),
        attack=_attack(state),
        result=_result(seen),
    )


def _side(seen: dict[str, Any], owner: Player) -> Side:
    piles = seen["players"][owner]

    def pile(name: str) -> tuple[Card, ...]:
        cards: list[dict[str, Any]] = piles[name]
        return tuple(
            _card(data, f"{SIDES[owner]}.{name}.{number}") for number, data in enumerate(cards, 1)
        )

    return Side(
        lp=seen["lp"][owner],
        hand=pile("hand"),
        deck=piles["deck"],
        deck_seen=tuple(
            # A card in the Deck has no handle: its place there is all that it is known by.
            Card(handle=0, code=data["code"], spot=data["spot"], owner=owner)
            for data in piles["deck_seen"]
        ),
        gy=pile("gy"),
        banished=pile("banished"),
        extra=piles["extra"]["count"],
        extra_seen=tuple(_card(data, data["spot"]) for data in piles["extra"]["cards"]),
    )


def _card(data: dict[str, Any], spot: str) -> Card:
    """A card in a pile or under another one."""
    code: int | None = data["code"]
    face_up: bool = data.get("face_up", code is not None)
    return _lying(data["handle"], code, spot, data["owner"], face_up)


# A table is made for every viewer and every moment, and most of its cards lie where they lay.
@lru_cache(maxsize=1 << 15)
def _lying(handle: int, code: int | None, spot: str, owner: Player, face_up: bool) -> Card:
    return Card(handle=handle, code=code, spot=spot, owner=owner, face_up=face_up)


def _on_field(state: State, number: int, data: dict[str, Any], zone: str) -> Card:
    shown = data["code"] is not None
    return Card(
        handle=data["handle"],
        code=data["code"],
        spot=zone,
        owner=data["owner"],
        controller=data["controller"],
        face_up=data["face_up"],
        in_the_act=data["in_the_act"],
        position=data.get("position"),
        atk=_number(data.get("atk")),
        defense=_number(data.get("def")),
        level=_level(state, number) if shown and "position" in data else None,
        badges=_badges(state, number, data),
        counters=tuple(_counters(int(kind), n) for kind, n in data.get("counters", {}).items()),
        materials=tuple(
            _card(material, f"{zone}.under.{index}")
            for index, material in enumerate(data.get("materials", ()), 1)
        ),
        equipped_to=tuple(data.get("equipped_to", ())),
        linked_to=tuple(data.get("linked_to", ())),
    )


def _number(value: int | None) -> int | None:
    """A value of now. What has none shows none; a "?" counts as 0 on the field."""
    return None if value is None or value == NONE else max(0, value)


def _level(state: State, number: int) -> int | None:
    types = state.cards[number].shows().types
    if types & LINK:
        return None
    return values.rank(state, number) if types & XYZ else values.level(state, number)


# What forbids a monster to attack.
NO_ATTACK: Final = (verbs.ATTACK, verbs.DECLARE_ATTACK)


def _badges(state: State, number: int, data: dict[str, Any]) -> tuple[Badge, ...]:
    found: list[Badge] = []
    if data.get("negated"):
        found.append("negated")
    if data["face_up"] and state.has_effects:
        said = [one.clause for one in sayings_about(state, number)]
        if any(clause.layer == en.UNAFFECTED for clause in said):
            found.append("unaffected")
        if any(clause.layer == en.UNTARGETED for clause in said):
            found.append("untargetable")
        if any(clause.layer == en.FORBIDDEN and clause.op in NO_ATTACK for clause in said):
            found.append("cannot_attack")
    if "position" in data and state.cards[number].declared_turn == state.turn:
        found.append("attacked")
    return tuple(found)


def _counters(kind: int, count: int) -> Counters:
    name = Words(
        en=counter_name(kind, "en"), zh=counter_name(kind, "zh"), ja=counter_name(kind, "ja")
    )
    return Counters(name=name, count=count)


def _link(state: State, index: int, data: dict[str, Any]) -> ChainLink:
    return ChainLink(
        number=index + 1,
        player=data["player"],
        code=data["code"],
        handle=data["handle"],
        spot=data["at"],
        effect=data["effect"],
        of_card=data["of_card"],
        targets=tuple(
            Target(spot=one["at"], code=one["code"], handle=one["handle"])
            for one in data["targets"]
        ),
        negated=data["negated"],
        resolving=state.resolving_link == index,
    )


def _attack(state: State) -> tuple[str, ...]:
    """From the declaration to the end of the battle, unless the attack is negated or one of the
    monsters is gone."""
    for procedure in state.stack:
        if isinstance(procedure, Attack) and procedure.step and not procedure.negated:
            fighters = procedure.fighters()
            if all(state.cards[card].place == MONSTER_ZONE for card in fighters):
                return tuple(spot_name(state.spot(card)) for card in fighters)
    return ()


def _result(seen: dict[str, Any]) -> Result | None:
    if not seen["over"]:
        return None
    rule = seen["ending"]
    said = rule_words(rule) if rule else Words(en="", zh="", ja="")
    return Result(winner=seen["winner"], rule=rule, statement=said)


# What is asked.


def question_of(decision: dc.Decision, at: int, pool: Pool, state: State) -> Question:
    """A decision, for the seat that is asked. The state that asks it tells what a yes would do, and
    what there is to decide between."""
    confirmed = state if decision.topic == dc.OPTIONAL else None
    listed = decision.options if decision.names is None else offered(state)
    return Question(
        at=at,
        player=player_of(decision.player),
        kind=decision.kind,
        about=spot_name(decision.about) if decision.about >= 0 else None,
        options=tuple(option_of(option, pool, state) for option in listed),
        names=decision.names is not None,
        sort=sort_of(confirmed) if confirmed else None,
        words=part_words(confirmed, pool) if confirmed else None,
    )


def option_of(option: dc.Option, pool: Pool, state: State | None = None) -> Option:
    words: Words | None = None
    paragraph: int | None = None
    had = effect_of_option(state, option) if state else None
    if state and had:
        words = Words(
            en=had_effect_words(state, pool, had, "en"),
            zh=had_effect_words(state, pool, had, "zh"),
            ja=had_effect_words(state, pool, had, "ja"),
        )
        printed = state.cards[had.card].printed
        if had.code == printed.code and had.effect_no < printed.written:
            paragraph = had.effect_no + 1
    elif state and option.verb == dc.DECIDE:
        words = branch_words(state, option.number, pool)
    elif option.verb == dc.ANNOUNCE and pool.nameable.face(option.number) is not None:
        words = words_of(option.number, pool)
    return Option(
        key=option.key,
        verb=dc.VERBS[option.verb],
        spot=spot_name(option.spot) if option.spot != NO_SPOT else None,
        aim=spot_name(option.aim) if option.aim != NO_SPOT else None,
        effect=paragraph,
        way=option.number + 1 if option.verb in (dc.APPLY, dc.SPECIAL) else None,
        word=option.word or None,
        words=words,
    )


def names_found(names: NameQuestion, text: str, pool: Pool) -> tuple[Option, ...]:
    """The answers with this in a name, in any language."""
    faces = pool.nameable.search(text, names.fits, MOST_NAMES)
    return tuple(option_of(named(face), pool) for face in faces)


def words_of(code: int, pool: Pool) -> Words:
    """The name of a card in all languages."""
    name = pool.nameable.name
    return Words(en=name(code, "en"), zh=name(code, "zh"), ja=name(code, "ja"))


def player_of(number: int) -> Player:
    return 0 if number == 0 else 1
