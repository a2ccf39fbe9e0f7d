"""Japanese for what players may do, and for moves from zone to zone."""

from typing import Final

from segoc.effects import (
    changing_zones as sh,
    clauses as cl,
    conditions as cd,
    filters as fl,
    permissions as pm,
    tributes as tr,
)
from segoc.effects.references import This
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.actions import UNTIL, cost, position
from segoc.explain.japanese.clauses import about, about_player
from segoc.explain.japanese.facts import condition
from segoc.explain.japanese.nouns import Noun, says, those
from segoc.explain.japanese.terms import Said, numbered, suru
from segoc.explain.speaker import Speaker
from segoc.kernel.language import effect as ef
from segoc.kernel.language.node import Filter

THIS: Final = This()


@says(pm.AdditionalSummon)
def _additional_summon(speaker: Speaker, node: pm.AdditionalSummon) -> Said:
    noun = Noun()
    noun.noun, noun.measure = "モンスター", "体"
    for one in node.of:
        speaker.say(one, noun)
    verb = "アドバンス召喚" if node.tribute else "召喚"
    text = f"は通常召喚に加えて1度だけ、{noun.text(1)}を{verb}でき"
    return Said(text, f"{text}る")


@says(cl.NamesakesNegated)
def _namesakes_negated(speaker: Speaker, node: cl.NamesakesNegated) -> Said:
    text = f"{those(speaker, node.cards)}と元々のカード名が同じモンスターの効果は無効化され"
    return Said(text, f"{text}る")


@says(pm.ApplyToPlayers)
def _apply_to_players(speaker: Speaker, node: pm.ApplyToPlayers) -> Said:
    if isinstance(node.clauses[0], cl.NamesakesNegated):
        said = speaker.say(node.clauses[0])
        assert isinstance(said, Said)
        return said.after(UNTIL[node.until])
    return about_player(speaker, node.whose, node.clauses).after(UNTIL[node.until])


@says(sh.ToOtherZone)
def _to_other_zone(speaker: Speaker, node: sh.ToOtherZone) -> Said:
    text = f"{those(speaker, node.cards)}の位置を、そのコントローラーの他のメインモンスターゾーンに"
    return suru(f"{text}移動")


@says(fl.DefIs)
def _def(speaker: Speaker, node: fl.DefIs, noun: Noun) -> None:
    if node.least == node.most:
        text = f"守備力{node.most}の"
    elif node.most >= 1_000_000:
        text = f"守備力{node.least}以上の"
    elif node.least == 0:
        text = f"守備力{node.most}以下の"
    else:
        text = f"守備力{node.least}～{node.most}の"
    noun.before.append((2, text))


@says(ef.OwnSummon)
def _own_summon(speaker: Speaker, node: ef.OwnSummon) -> str:
    places = "・".join(numbered(node.places, ja.PLACES))
    text = f"{places}から{position(node.positions)}特殊召喚できる。"
    if node.program:
        text = f"{cost(speaker, node.program)}、{text}"
    if node.condition is not None:
        text = f"{condition(speaker, node.condition)}場合、{text}"
    if node.clauses:
        text += f"{about(speaker, THIS, node.clauses).end}。"
    if node.limit:
        time = "デュエル中" if node.limit == ef.ONCE_A_DUEL_BY_NAME else "1ターン"
        text += f"このカード名の、この方法による特殊召喚は{time}に1度しかできない。"
    return f"このカードは{text}"


@says(pm.CannotBeUsed)
def _cannot_be_used(speaker: Speaker, node: pm.CannotBeUsed) -> Said:
    return Said("及びその効果は使用できず", "及びその効果は使用できない")


@says(tr.WorthTributes)
def _worth_tributes(speaker: Speaker, node: tr.WorthTributes) -> Said:
    what = _monster(speaker, node.filters).words()
    text = f"は{what}をアドバンス召喚する場合、{node.count}体分のリリースにでき"
    return Said(text, f"{text}る")


@says(tr.NeedsTributes)
def _needs_tributes(speaker: Speaker, node: tr.NeedsTributes) -> Said:
    what = _monster(speaker, node.filters).text(node.count)
    text = f"は自分フィールドの{what}をリリースした場合のみ通常召喚でき"
    return Said(text, f"{text}る")


@says(tr.AlsoTributes)
def _also_tributes(speaker: Speaker, node: tr.AlsoTributes) -> Said:
    verb = "通常召喚" if node.even_set else "召喚"
    if node.count == 0:
        return Said(f"はリリースなしで{verb}でき", f"はリリースなしで{verb}できる")
    text = f"はモンスター{node.count}体をリリースして{verb}する事もでき"
    return Said(text, f"{text}る")


@says(tr.StandsForTributes)
def _stands_for_tributes(speaker: Speaker, node: tr.StandsForTributes) -> Said:
    what = _monster(speaker, node.for_).words()
    text = f"は{what}を表側表示でアドバンス召喚する場合、必要なリリースの数が"
    text += f"{speaker.say(node.most)}以下なら代わりにリリースでき"
    return Said(text, f"{text}る")


@says(cd.CountsAsSummonedAgain)
def _counts_as_again(speaker: Speaker, node: cd.CountsAsSummonedAgain) -> Said:
    return Said("はもう１度召喚された状態として扱い", "はもう１度召喚された状態として扱う")


@says(tr.SureSummon)
def _sure_summon(speaker: Speaker, node: tr.SureSummon) -> Said:
    other = "このカード以外の" if node.but_this else ""
    text = f"の召喚は無効化されず、召喚成功時にお互いは{other}カードの効果を発動でき"
    return Said(f"{text}ず", f"{text}ない")


@says(tr.OpenDefense)
def _open_defense(speaker: Speaker, node: tr.OpenDefense) -> Said:
    text = "モンスターをセットする場合は表側守備表示にしなければなら"
    return Said(f"{text}ず", f"{text}ない")


def _monster(speaker: Speaker, filters: list[Filter]) -> Noun:
    noun = Noun()
    noun.noun, noun.measure = "モンスター", "体"
    for one in filters:
        speaker.say(one, noun)
    return noun
