"""Cards made up for tests: something for every procedure and every word of the machine."""

from segoc.cards.definition import (
    Definition,
    Form,
    card,
    continuous_trap,
    counter_trap,
    equip_spell,
    monster,
    normal_spell,
    normal_trap,
    quick_play_spell,
)
from segoc.cards.frozen import frozen_pool
from segoc.cards.pool import Pool
from segoc.effects import words as w
from segoc.kernel.language.effect import Effect
from segoc.kernel.table import verbs
from segoc.kernel.table.counter_kinds import A_COUNTER
from segoc.kernel.table.kinds import EARTH, FLIP, GEMINI, ROCK

BOLT = "Test Dart"
QUICK = "Test Reply"
MOURNER = "Test Widow"
WEEPER = "Test Orphan"
CALLER = "Test Herald"
SEARCHER = "Test Finder"
GUARDIAN = "Test Shell"
SHIELD = "Test Bulwark"
XYZ = "Test Stack"
TWIN = "Test Twin"
IDOL = "Test Idol"
DUSK = "Test Dusk"
SCALE = "Test Scale"
LANTERN = "Test Lantern"
BLADE = "Test Blade"
CHAINS = "Test Fetters"
VETO = "Test Veto"
MAIDEN = "Test Maiden"
TOLL = "Test Toll"
HERALD_OF_BANS = "Test Warden"
FLIPPER = "Test Hatch"
COUNTERPART = "Test Echo"
AVENGER = "Test Avenger"
CHISEL = "Test Chisel"
ALTAR = "Test Altar"
FURNACE = "Test Furnace"
STRIDE = "Test Stride"
SHELF = "Test Shelf"
BARTER = "Test Barter"
MIST = "Test Mist"
FORK = "Test Fork"
OATH = "Test Oath"
HARNESS = "Test Harness"
LURE = "Test Lure"
WALKER = "Test Walker"
SPORES = "Test Spores"
WRIT = "Test Writ"
PORTER = "Test Porter"
DUELLIST = "Test Duellist"
HEAP = "Test Heap"


def _monster(number: int, name: str, *effects: Effect, words: int = 0) -> Definition:
    face = monster(
        f"测试{number:02}",
        f"テスト{number:02}",
        name,
        EARTH,
        ROCK,
        level=4,
        atk=1000,
        defense=1000,
        effect=True,
        words=words,
    )
    return card(990000200 + number, face, *effects)


# fmt: off
POOL = Pool([
    *frozen_pool(),
    card(990000201, normal_spell("测试01", "テスト01", BOLT),
         w.activation(targets=w.target(w.monsters(w.OPPONENT)), do=w.destroy(w.TARGET))),
    card(990000202, quick_play_spell("测试02", "テスト02", QUICK),
         w.activation(cost=w.discard(w.choose(w.cards(w.YOU, w.HAND, w.other_than(w.THIS)))),
                      do=w.damage(w.OPPONENT, 500))),
    _monster(3, MOURNER, w.trigger(if_=w.sent_to_gy(w.THIS), do=w.damage(w.OPPONENT, 100))),
    _monster(4, WEEPER,
             w.trigger(if_=w.sent_to_gy(w.THIS), must=True, do=w.damage(w.OPPONENT, 200))),
    card(990000205, normal_spell("测试05", "テスト05", CALLER),
         w.activation(cost=w.pay_lp(1000),
                      do=w.then(w.special_summon(w.choose(w.monsters(w.YOU, w.DECK))),
                                w.optionally(w.draw(w.YOU, 1))))),
    card(990000206, normal_spell("测试06", "テスト06", SEARCHER),
         w.activation(limit=w.ONCE_PER_TURN_BY_NAME,
                      do=w.to_hand(w.choose(w.monsters(w.YOU, w.DECK, w.level(4)))))),
    _monster(7, GUARDIAN,
             w.instead(verbs.DESTROY, w.THIS, w.send_to_gy(w.choose(w.cards(w.YOU, w.HAND))))),
    _monster(8, SHIELD, w.standing(w.THIS, w.cannot(verbs.DESTROY, w.BATTLE))),
    card(990000209, monster("测试09", "テスト09", XYZ, EARTH, ROCK, rank=4, atk=2000, defense=2000,
                            effect=True),
         w.ignition(cost=w.detach(), limit=w.ONCE_PER_TURN, do=w.change_position(w.THIS)),
         materials=w.xyz_materials(4, 2)),
    _monster(10, TWIN, words=GEMINI),
    card(990000211, continuous_trap("测试11", "テスト11", IDOL),
         w.activation(do=w.become_monster()),
         forms=(Form(EARTH, ROCK, level=4, atk=1600, defense=1800, also_trap=True),)),
    card(990000212, quick_play_spell("测试12", "テスト12", DUSK),
         w.activation(targets=w.target(w.monsters(w.EITHER, w.MONSTERS, w.FACE_UP)),
                      do=w.turn_face_down(w.TARGET))),
    card(990000213, monster("测试13", "テスト13", SCALE, EARTH, ROCK, level=4, atk=1000,
                            defense=1000, scale=4)),
    card(990000214, normal_spell("测试14", "テスト14", LANTERN),
         w.activation(do=w.place_in_pendulum_zone(
             w.choose(w.monsters(w.YOU, w.HAND, w.named("测试13")))))),
    card(990000215, equip_spell("测试15", "テスト15", BLADE),
         w.activation(links=w.target(w.monsters(w.EITHER, w.MONSTERS, w.FACE_UP))),
         w.standing(w.EQUIPPED, w.plus_atk(700), in_=w.SPELLS)),
    card(990000216, continuous_trap("测试16", "テスト16", CHAINS),
         w.activation(targets=w.target(w.monsters(w.OPPONENT, w.MONSTERS, w.FACE_UP)),
                      do=w.link_to(w.TARGET, w.negated())),
         w.each_time(w.left_field(w.LINKED), do=w.destroy(w.THIS), in_=w.SPELLS)),
    card(990000217, counter_trap("测试17", "テスト17", VETO),
         w.activation(when=w.activated(w.ANY_ACTIVATION),
                      do=w.and_(w.negate_activation(), w.destroy(w.THAT))),
         w.activation(when=w.would_be_summoned(),
                      do=w.and_(w.negate_summon(), w.destroy(w.THAT)))),
    _monster(18, MAIDEN,
             w.trigger(when=w.attack_declared(to=w.THIS), do=w.negate_attack())),
    card(990000219, continuous_trap("测试19", "テスト19", TOLL),
         w.activation(),
         w.each_time(w.sent_to_gy(w.cards(w.EITHER, w.EVERYWHERE)), do=w.damage(w.OPPONENT, 300),
                     in_=w.SPELLS)),
    _monster(20, HERALD_OF_BANS,
             w.standing(w.monsters(w.OPPONENT), w.cannot(verbs.ATTACK)),
             w.standing(w.OPPONENT, w.cannot(verbs.SPECIAL_SUMMON), w.cannot(verbs.SET))),
    _monster(21, FLIPPER, w.trigger(when=w.flipped(w.THIS), do=w.damage(w.OPPONENT, 400)),
             words=FLIP),
    _monster(23, AVENGER,
             w.trigger(in_=w.HAND, if_=w.destroyed(w.monsters(w.YOU), w.EFFECT, from_=w.MONSTERS),
                       do=w.special_summon(w.THIS))),
    card(990000224, normal_spell("测试24", "テスト24", CHISEL),
         w.activation(targets=w.target(w.monsters(w.EITHER, w.MONSTERS, w.race(ROCK))),
                      do=w.destroy(w.TARGET))),
    card(990000225, normal_spell("测试25", "テスト25", ALTAR),
         w.activation(cost=w.tribute(w.choose(w.monsters(w.YOU, w.MONSTERS, w.race(ROCK)))),
                      do=w.damage(w.OPPONENT, 500))),
    card(990000226, normal_spell("测试26", "テスト26", FURNACE),
         w.activation(cost=w.send_to_gy(w.choose(w.monsters(w.YOU, w.MONSTERS, w.race(ROCK)))),
                      do=w.damage(w.OPPONENT, 500))),
    card(990000227, normal_spell("测试27", "テスト27", STRIDE),
         w.activation(targets=w.target(w.monsters(w.YOU)), do=w.to_other_zone(w.TARGET))),
    card(990000228, normal_spell("测试28", "テスト28", SHELF),
         w.activation(targets=w.target(w.monsters(w.YOU)),
                      do=w.place_as_continuous_spell(w.TARGET))),
    card(990000229, normal_spell("测试29", "テスト29", BARTER),
         w.activation(do=w.exchange_control(w.monsters(w.YOU), w.monsters(w.OPPONENT)))),
    card(990000230, normal_spell("测试30", "テスト30", MIST),
         w.activation(targets=w.target(w.monsters(w.OPPONENT)),
                      do=w.banish_until_end_phase(w.TARGET))),
    card(990000231, normal_spell("测试31", "テスト31", FORK),
         w.activation(do=w.choose_one(w.damage(w.OPPONENT, 500), w.draw(w.YOU, 1)))),
    card(990000232, normal_spell("测试32", "テスト32", OATH),
         w.activation(do=w.then(w.announce_attribute(),
                                w.apply(w.monsters(w.EITHER, w.MONSTERS, w.FACE_UP),
                                        w.attribute_is(), until=w.TURN_END)))),
    _monster(33, HARNESS,
             w.ignition(do=w.equip(w.choose(w.monsters(w.EITHER, w.GY)), w.THIS))),
    card(990000234, normal_spell("测试34", "テスト34", LURE),
         w.activation(targets=w.target(w.monsters(w.OPPONENT)),
                      do=w.take_control(w.TARGET, until=w.THIS_END_PHASE))),
    _monster(35, WALKER, w.own_summon(by=w.banish(w.choose(w.monsters(w.YOU, w.GY))))),
    card(990000236, normal_spell("测试36", "テスト36", SPORES),
         w.activation(do=w.share_counters(w.monsters(w.OPPONENT, w.MONSTERS, w.FACE_UP),
                                          A_COUNTER, 2))),
    card(990000237, normal_spell("测试37", "テスト37", WRIT),
         w.activation(targets=w.target(w.cards(w.OPPONENT, w.SPELLS, w.FACE_DOWN)),
                      do=w.must_activate_or_lose(w.TARGET))),
    _monster(38, PORTER, w.standing(w.THIS, w.worth_tributes(2, w.race(ROCK)))),
    _monster(39, DUELLIST, w.standing(w.THIS, w.cannot(verbs.DIRECT_ATTACK))),
    card(990000240, monster("测试40", "テスト40", HEAP, EARTH, ROCK, rank=5, atk=2400, defense=2000,
                            effect=True),
         materials=w.overlay(w.rank(4), detaching=2)),
    card(990000222, normal_trap("测试22", "テスト22", COUNTERPART),
         w.activation(when=w.attack_declared(),
                      do=w.apply(w.monsters(w.EITHER, w.MONSTERS, w.FACE_UP), w.plus_atk(-500),
                                 until=w.TURN_END))),
])
# fmt: on
