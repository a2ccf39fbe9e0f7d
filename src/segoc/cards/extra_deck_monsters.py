"""Fusion, Xyz and Link Monsters whose archetype has no file of its own."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    BANISHED,
    EITHER,
    EVERYWHERE,
    FIELD,
    GY,
    MONSTERS,
    OPPONENT,
    YOU,
    cannot,
    cards,
    choose,
    destroy,
    instead,
    owned_by,
    pointed,
    redirect,
    text,
    xyz_materials,
)
from segoc.kernel.geometry import LEFT, RIGHT
from segoc.kernel.kinds import CYBERSE, DARK, DRAGON, FUSION, LIGHT, SPELLCASTER, WARRIOR
from segoc.kernel.verbs import (
    DESTROY,
    SPECIAL_SUMMON,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(22862454, monster("代理龙", "プロキシー・ドラゴン", "Proxy Dragon",
                           LIGHT, CYBERSE, link=2, arrows=LEFT | RIGHT, atk=1400, effect=True),
         instead(DESTROY, cards(YOU, FIELD), do=destroy(choose(pointed(YOU)))),
         partial="its Link Summon"),

    card(58481572, monster("假面英雄 暗爪", "Ｍ・ＨＥＲＯ ダーク・ロウ", "Masked HERO Dark Law",
                           DARK, WARRIOR, level=6, atk=2400, defense=1800, effect=True,
                           words=FUSION),
         text(cannot(SPECIAL_SUMMON)),
         redirect(cards(EITHER, EVERYWHERE, owned_by(OPPONENT)), GY, BANISHED, in_=MONSTERS),
         series=("英雄", "假面英雄"), partial="its Special Summon, its trigger effect"),

    card(41578483, monster("千年眼纳祭神", "ミレニアム・アイズ・サクリファイス",
                           "Millennium-Eyes Restrict",
                           DARK, SPELLCASTER, level=1, atk=0, defense=0, effect=True, words=FUSION),
         series=("纳祭", "眼纳祭神", "千年"), partial="its effects"),
    card(45014450, monster("霸王紫龙 异色眼猛毒龙", "覇王紫竜オッドアイズ・ヴェノム・ドラゴン",
                           "Odd-Eyes Venom Dragon",
                           DARK, DRAGON, level=10, atk=3300, defense=2500, scale=1, effect=True,
                           words=FUSION),
         series=("蛇毒", "异色眼"), partial="its effects"),
    card(16195942, monster("暗叛逆超量龙", "ダーク・リベリオン・エクシーズ・ドラゴン",
                           "Dark Rebellion Xyz Dragon",
                           DARK, DRAGON, rank=4, atk=2500, defense=2000, effect=True),
         materials=xyz_materials(4, 2), series=("超量", "超量龙", "叛逆"), partial="its effects"),
)
# fmt: on
