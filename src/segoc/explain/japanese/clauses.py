"""Japanese for what effects say of cards and players."""

from typing import Final

from segoc.effects import attacking as ak, clauses as cl, control as ct
from segoc.effects.numbers import Fixed, Times
from segoc.effects.plain_names import OPPONENTS_EFFECT
from segoc.effects.targeting import NotTargetedBy
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.nouns import ANY, noun_of, says, those
from segoc.explain.japanese.terms import Said, names_of, numbered, reasons, suru
from segoc.explain.speaker import Speaker, is_about_monster_effects
from segoc.kernel.language import entry
from segoc.kernel.language.node import Cards, Clause
from segoc.kernel.table import places, verbs
from segoc.kernel.table.event import SPECIAL_SUMMON

VALUES: Final = {
    entry.ATK: "攻撃力",
    entry.DEFENSE: "守備力",
    entry.LEVEL: "レベル",
    entry.RANK: "ランク",
    entry.SCALE: "Pスケール",
}


def about(speaker: Speaker, cards: Cards, clauses: list[Clause], subject: str = "") -> Said:
    """What is said of cards; `subject` is what they are called here, if not as usual."""
    subject = subject or those(speaker, cards, ANY)
    outer, speaker.subject = speaker.subject, cards
    said = [_said(speaker, one) for one in clauses]
    speaker.subject = outer
    return _together(said).after(subject)


def _said(speaker: Speaker, clause: Clause) -> Said:
    said = speaker.say(clause)
    assert isinstance(said, Said)
    return said


def _together(said: list[Said]) -> Said:
    """One after the other; what each begins with (の, は) is said only once."""
    short = [said[0], *(Said(one.on[1:], one.end[1:]) for one in said[1:])]
    start = "".join(f"{one.on}、" for one in short[:-1])
    return short[-1].after(start)


def about_player(speaker: Speaker, whose: int, clauses: list[Clause]) -> Said:
    """What is said of players."""
    said = []
    for one in clauses:
        if isinstance(one, cl.Cannot):
            of = "の効果" if is_about_monster_effects(one) else ""
            cards = "" if one.cards is None else f"{those(speaker, one.cards, ANY)}{of}を"
            verb = ja.VERBS[one.verb][0].end
            text = f"は{reasons(one.why)}{cards}{verb}事ができ"
            said.append(Said(f"{text}ず", f"{text}ない"))
        else:
            said.append(_said(speaker, one))
    return _together(said).after(ja.WHO[whose])


@says(cl.Stat)
def _stat(speaker: Speaker, node: cl.Stat) -> Said:
    value = VALUES[node.layer]
    if node.op == entry.PLUS:
        number = node.number
        if isinstance(number, Fixed):
            way = "ダウン" if number.number < 0 else "アップ"
            return suru(f"の{value}は{abs(number.number)}{way}")
        way = "アップ"
        if isinstance(number, Times) and number.factor < 0:
            number, way = Times(number.number, -number.factor), "ダウン"
        return suru(f"の{value}は{speaker.say(number)}の分{way}")
    original = "元々の" if node.op == entry.ORIGINAL else ""
    last = "最後に" if node.op == entry.LAST else ""
    text = f"の{original}{value}は{last}{speaker.say(node.number)}に"
    return Said(f"{text}なり", f"{text}なる")


@says(cl.AttributeAlso)
def _attribute_also(speaker: Speaker, node: cl.AttributeAlso) -> Said:
    names = "・".join(names_of(node.attribute, ja.ATTRIBUTES))
    return Said(f"の属性は「{names}」としても扱い", f"の属性は「{names}」としても扱う")


@says(cl.CalledAs)
def _called_as(speaker: Speaker, node: cl.CalledAs) -> Said:
    if node.cards is None:
        name = speaker.title(node.name)
        return Said(f"のカード名は「{name}」として扱い", f"のカード名は「{name}」として扱う")
    text = f"のカード名は{those(speaker, node.cards)}の元々のカード名に"
    return Said(f"{text}なり", f"{text}なる")


@says(cl.IsNegated)
def _is_negated(speaker: Speaker, node: cl.IsNegated) -> Said:
    return Said("の効果は無効化され", "の効果は無効化される")


@says(cl.UnaffectedBy)
def _unaffected_by(speaker: Speaker, node: cl.UnaffectedBy) -> Said:
    effects = "が発動した効果" if node.activated else "の効果"
    text = f"は{noun_of(speaker, node.that).text(ANY)}{effects}を受け"
    return Said(f"{text}ず", f"{text}ない")


@says(NotTargetedBy)
def _not_targeted_by(speaker: Speaker, node: NotTargetedBy) -> Said:
    text = f"は{noun_of(speaker, node.that).text(ANY)}の効果の対象になら"
    return Said(f"{text}ず", f"{text}ない")


@says(cl.Cannot)
def _cannot(speaker: Speaker, node: cl.Cannot) -> Said:
    if node.verb == verbs.BE_TARGETED and node.why == OPPONENTS_EFFECT:
        return Said("は相手の効果の対象にならず", "は相手の効果の対象にならない")
    why = reasons(node.why)
    cards = "" if node.cards is None else f"（{those(speaker, node.cards, ANY)}）"
    text = f"は{why}{ja.VERBS[node.verb][1]}".removesuffix("ない")
    return Said(f"{text}ず{cards}", f"{text}ない{cards}")


@says(cl.Gains)
def _gains(speaker: Speaker, node: cl.Gains) -> Said:
    effects = "".join(f"“{speaker.tell(effect)}”" for effect in node.effects)
    return Said(f"は以下の効果を得て：{effects}", f"は以下の効果を得る：{effects}")


@says(cl.Copies)
def _copies(speaker: Speaker, node: cl.Copies) -> Said:
    text = f"はこの効果の代わりに{those(speaker, node.cards)}の効果を得"
    return Said(text, f"{text}る")


@says(cl.LeavesFor)
def _leaves_for(speaker: Speaker, node: cl.LeavesFor) -> Said:
    if node.place == places.BANISHED:
        return Said(
            "はフィールドから離れた場合に除外され", "はフィールドから離れた場合に除外される"
        )
    text = f"はフィールドから離れた場合に{ja.PLACES[node.place]}へ"
    return Said(f"{text}行き", f"{text}行く")


@says(cl.VictimsGoTo)
def _victims_go_to(speaker: Speaker, node: cl.VictimsGoTo) -> Said:
    text = "が戦闘で破壊したモンスターは墓地へ送られず"
    if node.place == places.BANISHED:
        return Said(f"{text}除外され", f"{text}除外される")
    text = f"{text}持ち主の{ja.PLACES[node.place]}に"
    return Said(f"{text}戻り", f"{text}戻る")


@says(cl.VictimsNegated)
def _victims_negated(speaker: Speaker, node: cl.VictimsNegated) -> Said:
    text = "が戦闘で破壊したモンスターの効果は無効化され"
    return Said(text, f"{text}る")


@says(ak.Attacks)
def _attacks(speaker: Speaker, node: ak.Attacks) -> Said:
    text = f"は1度のバトルフェイズに{speaker.say(node.number)}回攻撃でき"
    if node.on_monsters:
        text = f"は1度のバトルフェイズに{speaker.say(node.number)}回までモンスターに攻撃でき"
    return Said(text, f"{text}る")


@says(cl.OnlyByItself)
def _only_by_itself(speaker: Speaker, node: cl.OnlyByItself) -> Said:
    return Said("は自身の効果でのみ特殊召喚でき", "は自身の効果でのみ特殊召喚できる")


@says(cl.OnlyByEffectOf)
def _only_by_effect_of(speaker: Speaker, node: cl.OnlyByEffectOf) -> Said:
    named = [f"「{speaker.title(name)}」" for name in node.names]
    named += [f"「{speaker.archetype(one)}」カード" for one in node.series]
    names = "・".join(named)
    return Said(f"は{names}の効果でのみ特殊召喚でき", f"は{names}の効果でのみ特殊召喚できる")


@says(cl.ByEffectOf)
def _by_effect_of(speaker: Speaker, node: cl.ByEffectOf) -> Said:
    names = "・".join([f"「{speaker.title(name)}」" for name in node.names])
    return Said(f"は{names}の効果で特殊召喚でき", f"は{names}の効果で特殊召喚できる")


OWN_PROCEDURE: Final = 1 << SPECIAL_SUMMON


@says(cl.NoMaterialFor)
def _no_material_for(speaker: Speaker, node: cl.NoMaterialFor) -> Said:
    ways = "・".join(numbered(node.ways & ~OWN_PROCEDURE, ja.WAYS))
    materials = f"{ways}の素材"
    if node.ways & OWN_PROCEDURE:
        materials = f"{ways.replace('召喚', '')}素材"
    if not node.unless:
        return Said(f"は{materials}にできず", f"は{materials}にできない")
    made = noun_of(speaker, node.unless)
    made.noun = "モンスター" if made.noun == "カード" else made.noun
    text = f"は{made.words()}以外の{materials}にでき"
    return Said(f"{text}ず", f"{text}ない")


@says(cl.OnlyBy)
def _only_by(speaker: Speaker, node: cl.OnlyBy) -> Said:
    named = numbered(node.ways & ~OWN_PROCEDURE, ja.WAYS)
    named += ["自身の召喚手順"] if node.ways & OWN_PROCEDURE else []
    ways = "・".join(named)
    return Said(f"は{ways}でのみ特殊召喚でき", f"は{ways}でのみ特殊召喚できる")


@says(cl.AtOnce)
def _at_once(speaker: Speaker, node: cl.AtOnce) -> Said:
    return Said("はセットしたターンでも発動でき", "はセットしたターンでも発動できる")


@says(ct.UnderControl)
def _under_control(speaker: Speaker, node: ct.UnderControl) -> Said:
    return Said("のコントロールを得", "のコントロールを得る")
