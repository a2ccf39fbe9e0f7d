"""The words: how a card is written.

Every word makes a value of the language; cards are written with these and with nothing
else. Players, places, kinds and the like are plain names. An effect reads as its text does:

    activation(when=attack_declared(by=monsters(OPPONENT)),
               do=destroy(monsters(OPPONENT, FIELD, position(ATTACK_POSITION))))

A *program* is what an effect does: one action, or several joined by `and_` (same moment,
the second only if the first was done), `meanwhile` (same moment, regardless), `then`
(afterwards, only if done) and `also` (afterwards, regardless).
"""

from segoc.effects.activations import (
    Activation as activated,
    OfActivator as of_activator,
    WasActivated as was_activated,
)
from segoc.effects.announcements import (
    AttributeWasAnnounced as attribute_was_announced,
    CheckAttribute as check_attribute,
)
from segoc.effects.applying import Win as win
from segoc.effects.as_material import (
    Host as host,
    MadeWith as made_with,
    MaterialsOf as materials_of,
    MonsterBecameMaterial as monster_became_material,
    UsedAsMaterial as used_as_material,
)
from segoc.effects.attack_targets import (
    ChosenToBeAttacked as chosen_to_be_attacked,
    TurnAttack as turn_attack,
)
from segoc.effects.attacking import (
    Attacks as attacks,
    AttacksAgain as attacks_again,
    AttacksDirectly as attacks_directly,
    AttacksInDefense as attacks_in_defense,
    AttacksOnly as attacks_only,
    DrawsAttacks as draws_attacks,
)
from segoc.effects.battles import DestroyedByBattle as destroyed_by_battle
from segoc.effects.branches import RollDice as roll_dice
from segoc.effects.card_history import (
    CameFrom as came_from,
    LayIn as lay_in,
    LyingIn as lying_in,
    SingleOut as single_out,
    SpentThisTurn as spent_this_turn,
    SummonedByOwn as summoned_by_own_effect,
    TributedForSummon as tributed_for_summon,
)
from segoc.effects.card_values import (
    GradeBelow as grade_below,
    KindsOfNames as kinds_of_names,
    LevelRose as level_rose,
    OriginalAttributes as original_attributes,
    RankIs as rank,
    RatingOf as link_rating_of,
    SameAttribute as same_attribute,
)
from segoc.effects.changing_zones import (
    DesignateZone as designate_zone,
    InFront as in_front,
    ToDesignatedZone as move_to_designated_zone,
    ToOtherZone as to_other_zone,
)
from segoc.effects.choosing import (
    ChooseAsMany as choose_as_many,
    ChooseEachLevel as choose_each_level,
    ChooseExactly as choose_exactly,
    ChooseUpTo as choose_up_to,
    OneOfEach as one_of_each,
)
from segoc.effects.clauses import (
    AllAre as all_are,
    AtOnce as at_once,
    ByEffectOf as by_effect_of,
    Cannot as cannot,
    Copies as copies,
    Gains as gains,
    HandRevealed as hand_revealed,
    IsNegated as negated,
    Lasts as lasting,
    NamesakesNegated as namesakes_negated,
    NoMaterialFor as no_material_for,
    OnlyBy as only_by,
    OnlyByEffectOf as only_by_effect_of,
    OnlyByItself as only_by_itself,
    TrapsAtOnce as trap_at_once,
    UnaffectedBy as unaffected_by,
    VictimsNegated as victims_negated,
)
from segoc.effects.conditional import ThoseIf as those_if
from segoc.effects.conditions import (
    AllSo as all_so,
    Battling as battling,
    CameBefore as came_before_this_turn,
    CausedBy as caused_by,
    CountsAsSummonedAgain as counts_as_summoned_again,
    Exists as exists,
    ExistsEach as exists_each,
    HasBecome as has_become,
    IsContinuousSpell as is_continuous_spell,
    IsContinuousTrap as is_continuous_trap,
    LiesIn as lies_in,
    More as more,
    NotSo as not_so,
    StillLinked as still_linked,
    TurnOf as turn_of,
)
from segoc.effects.control import (
    ExchangeControl as exchange_control,
    ReturnControl as return_control,
    TakeControl as take_control,
    UnderControl as under_your_control,
)
from segoc.effects.control_changes import (
    ControlChanged as control_changed,
    ExchangeHandCards as exchange_hand_cards,
)
from segoc.effects.counters import (
    CanHaveCounter as can_have_counter,
    CountersGone as counters_gone,
    CountersItHad as counters_it_had,
    CountersOn as counters_on,
    CountersPlaced as counters_placed,
    CountersThen as counters_of_that,
    NoteCounters as note_counters,
    NotedCounters as noted_counters,
    PlaceCounters as place_counters,
    RemoveCounters as remove_counters,
    ShareOut as share_counters,
    WithCounter as with_counter,
)
from segoc.effects.descriptions import (
    Among as among,
    Both as all_of,
    Described as cards,
    Top as top,
)
from segoc.effects.draws import Draw as draw, Drew as drew
from segoc.effects.duties import (
    AttackNeeds as attack_needs,
    MustKeepTogether as must_keep_together,
    OnlyTogether as only_together,
)
from segoc.effects.each import LinkedWith as linked_with
from segoc.effects.fighting import (
    AttackPart as attacks_in,
    BattlePart as battles,
    BattlePhaseEnds as battle_phase_ends,
    BattlePhaseStarts as battle_phase_starts,
    EvenInDamageStep as even_in_damage_step,
    FelledThisTurn as felled_this_turn,
    Foes as foe,
    InCalculation as in_calculation,
    InDamageStep as in_damage_step,
)
from segoc.effects.filters import (
    AllOf as both_of,
    AnyOf as any_of,
    AtkAtMost as atk_at_most,
    AtkIs as atk,
    ControlledBy as controlled_by,
    DefIs as def_,
    InPosition as position,
    LevelExactly as level_exactly,
    LevelIs as level,
    Not as not_,
    OfPlayer as of_player,
    OfProperty as property_,
    OtherThan as other_than,
    OwnedBy as owned_by,
    SameLevel as same_level,
    SameRace as same_race,
)
from segoc.effects.flipping import WasFlipped as was_flipped
from segoc.effects.forced_attacks import (
    AttackWasDeclared as attack_was_declared,
    DirectHit as direct_hit,
    InBattleStep as in_battle_step,
    MakeAttack as make_attack,
)
from segoc.effects.fusing_later import (
    FusionSummonOfSent as fusion_summon_of_sent,
    MadeFrom as makeable_from,
    OwnTurnSince as own_turn_since,
    SendMaterials as send_materials,
)
from segoc.effects.fusion_materials import (
    HowManyUsed as materials_used,
    MadeOf as made_of,
    UsedForFusion as used_for_fusion,
)
from segoc.effects.fusion_tributes import TributeListed as tribute_listed
from segoc.effects.happenings import (
    AddedToHand as added_to_hand,
    AttackDeclared as attack_declared,
    Damaged as damaged,
    Flipped as flipped,
    LpGained as gained_lp,
    OneOf as one_of,
    PhaseBegan as phase_began,
    PositionChanged as position_changed,
)
from segoc.effects.level_pairs import BanishForLevel as banish_for_level
from segoc.effects.life_points import (
    BattleDamageIs as battle_damage_is,
    Damage as damage,
    DamageTaken as damage_taken,
    NoDamageUpTo as no_damage_up_to,
    PassesDamageOn as passes_battle_damage_on,
    PayDownTo as pay_down_to,
    PayLP as pay_lp,
    Pierces as pierces,
    SharesDamage as shares_battle_damage,
    ThatDamage as that_damage,
)
from segoc.effects.linking import CoLinked as co_linked_with_this, RatingIs as link_rating
from segoc.effects.listed_materials import (
    FusionSummonedByThis as fusion_summoned_by_this,
    ListsExactly as lists_exactly,
)
from segoc.effects.looking import (
    LookAt as look_at,
    PutBackAtBottom as put_back_at_bottom,
    PutBackOnTop as put_back_on_top,
    Reveal as reveal,
)
from segoc.effects.mixing import MixWithMonster as mix_with_monster
from segoc.effects.moving import BanishFaceDown as banish_face_down, TributeSpells as tribute_spells
from segoc.effects.naming import (
    HasNamesake as has_namesake,
    Mentions as mentioning,
    Named as named,
    OfSeries as series,
    SameName as same_name,
)
from segoc.effects.negating import (
    NegateActivation as negate_activation,
    NegateAttack as negate_attack,
    NegateChain as negate_chain,
    NegateEffect as negate_effect,
    NegateSummon as negate_summon,
)
from segoc.effects.normal_summons import NormalSummonByEffect as normal_summon
from segoc.effects.noted import (
    IsChainLink as as_chain_link,
    LevelOfPaid as level_of_paid,
    NoteColumn as note_column,
    Noted as noted,
    NotedNumber as noted_number,
    NotedValue as noted_value,
    NoteName as note_name,
    NoteValue as note_value,
    WasSet as was_set,
)
from segoc.effects.numbers import (
    AtkOf as atk_of,
    ChangedBy as changed_by,
    Count as count,
    CountThat as count_that,
    DefOf as def_of,
    Excess as excess,
    GradeOf as grade_of,
    Half as half,
    HigherOf as higher_of,
    HowManySaved as how_many_saved,
    Lesser as lesser,
    LevelOf as level_of,
    LifePoints as lp,
    Plus as plus,
    Times as times,
    as_number,
    as_number as number,
)
from segoc.effects.other_names import MaterialName as name_as_material, SeriesAlso as series_also
from segoc.effects.overlaying import OverlaySummon as overlay_summon, RankAbove as rank_above
from segoc.effects.pendulums import (
    ActivatedOnlyIf as activated_only_if,
    AdditionalPendulumSummon as additional_pendulum_summon,
    ScaleOf as scale_of,
    ToExtraDeck as to_extra_deck,
)
from segoc.effects.permissions import (
    AdditionalSummon as additional_summon,
    CannotBeUsed as cannot_be_used,
)
from segoc.effects.phases import (
    EndBattlePhase as end_battle_phase,
    EndMainPhase as end_main_phase,
    MustAttack as must_attack,
)
from segoc.effects.placing import (
    PlaceAsSpell as place_as_continuous_spell,
    PlaceAsTrap as place_as_continuous_trap,
    PlaceFaceUp as place_face_up,
    PlaceInPendulumZone as place_in_pendulum_zone,
)
from segoc.effects.plain_names import (
    ABOVE_ALL,
    ANY_SUMMON,
    ANYWHERE,
    AS_FUSION_MATERIAL,
    ATTACK_POSITION,
    BANISHED,
    BATTLE,
    BY_FLIP,
    BY_FUSION,
    BY_LINK,
    BY_PENDULUM,
    BY_PROCEDURE,
    BY_RITUAL,
    BY_SYNCHRO,
    BY_TRIBUTE,
    BY_XYZ,
    CALCULATION_END,
    COST,
    DECK,
    DEFENSE_POSITION,
    DOUBLED,
    EACH_CHOOSES,
    EACH_PLAYERS,
    EFFECT,
    EITHER,
    END_OF_DAMAGE_STEP,
    EVERYWHERE,
    EXTRA,
    FACE_DOWN_DEFENSE,
    FIELD,
    FIELD_AND_GY,
    FIELD_ZONE,
    FOR_GOOD,
    FOR_TRIBUTE_SUMMON,
    GY,
    HALVED,
    HAND,
    HEALED,
    IF_IT_ATTACKS,
    MENTIONED,
    MONSTERS,
    MUST,
    NEXT_BATTLE_PHASE,
    NEXT_OWN_TURN,
    NEXT_STANDBY_PHASE,
    NEXT_TURN_END,
    NORMAL,
    NORMAL_SET,
    NOT_BATTLE,
    ONCE_PER_CHAIN,
    ONCE_PER_DUEL_BY_NAME,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    ONCE_WHILE_FACE_UP,
    ONE_PER_TURN,
    ONLY,
    OPPONENT,
    OPPONENTS_EFFECT,
    OTHER_PLAYER,
    OTHER_RACE,
    OTHER_TITLE,
    OWN_EFFECT,
    OWN_END_PHASE,
    PENDULUM_ZONE,
    SAME_ATTRIBUTE,
    SAME_LEVEL,
    SAME_RACE,
    SPECIAL,
    SPELLS,
    THIRD_OWN_TURN,
    THIS_END_PHASE,
    TURN_END,
    TURN_PLAYER,
    TWICE_PER_TURN,
    UNDER,
    UNLINKED,
    WHILE_FACE_UP,
    YOU,
    ZERO,
)
from segoc.effects.positions import (
    ChangePosition as change_position,
    TurnFaceDown as turn_face_down,
    TurnFaceUp as turn_face_up,
)
from segoc.effects.processed_links import Processed as was_processed
from segoc.effects.references import (
    AllTargets as all_targets,
    EquippedTo as equipped_to_this,
    Materials as materials,
    Pointed as pointed,
)
from segoc.effects.restraints import (
    CannotAnswer as cannot_answer,
    CannotOtherwise as cannot_otherwise,
    CannotUseAsMaterial as cannot_use_as_material,
    SpecialSummonsOnly as special_summons_only,
    TargetCannotAnswer as target_cannot_answer,
)
from segoc.effects.setting import (
    ActivateFieldSpell as activate_field_spell,
    SetAgain as set_again,
    SetAsSpell as set_as_spell,
    SetCard as set_card,
    WereSet as cards_set,
)
from segoc.effects.spirits import EndPhaseOfItsTurn as end_phase_of_its_turn
from segoc.effects.staying import Attach as attach, StaysOnField as stays_on_field
from segoc.effects.summoning import Summoned as summoned, WouldBeSummoned as would_be_summoned
from segoc.effects.synchro_materials import (
    AttributeKinds as kinds_of_attributes,
    UsedForSynchro as used_for_synchro,
    UsedForThis as used_for_this,
)
from segoc.effects.targeting import (
    CannotTargetWith as cannot_target_with,
    ChangeTarget as change_target,
    KeepsTarget as keeping_target,
    KeptAsTarget as kept_as_target,
    NotTargetedBy as not_targeted_by,
    ProperTargets as proper_targets,
    WasTargeted as was_targeted,
)
from segoc.effects.texts_besides_effects import (
    EquipsOnly as equips_only,
    NoTributes as needs_no_tributes,
)
from segoc.effects.this_turn import (
    ActivatedThisTurn as activated_this_turn,
    AppliedThisTurn as applied_this_turn,
    FromHand as from_hand,
    NormalSummonedThisTurn as normal_summoned_this_turn,
    OneSpecialSummonEach as one_special_summon_each,
    OneSummonPerTurn as one_special_summon_per_turn,
    SummonsThisTurn as summons_this_turn,
    TrapFromHand as trap_from_hand,
    TributesThisTurn as tributes_this_turn,
)
from segoc.effects.to_deck import ToDeck as to_deck
from segoc.effects.tributes import (
    AlsoTributes as also_tributes,
    NeedsTributes as needs_tributes,
    OpenDefense as summons_in_defense,
    StandsForTributes as stands_for_tributes,
    SureSpecialSummon as sure_special_summon,
    SureSummon as sure_summon,
    TributesFrom as tributes_from,
    WorthTributes as worth_tributes,
)
from segoc.effects.tying import Equip as equip, LinkTo as link_to, LinkWith as link_with
from segoc.effects.words.actions import (
    announce_another_attribute,
    announce_attribute,
    announce_name,
    announce_number,
    announce_race,
    apply,
    at_end_of_battle_phase,
    at_end_of_turn,
    banish,
    banish_until_end_of_battle,
    banish_until_end_phase,
    banish_until_standby,
    become_monster,
    call_coin,
    choose_one,
    destroy,
    detach,
    discard,
    effect_becomes,
    either_way,
    fusion_summon,
    fusion_summon_also_banishing,
    fusion_summon_of_one,
    gain_lp,
    give_control,
    in_end_phase,
    in_standby_phase,
    janken,
    lose_lp,
    mill,
    must,
    must_activate_or_lose,
    outcome,
    pay_half,
    remove_all_counters,
    ritual_summon,
    send_to_gy,
    set_lp,
    skips_battle_phase,
    skips_draw_phase,
    special_summon,
    special_summon_to_either_field,
    special_summon_token,
    special_summon_where_pointed,
    summon_with_listed,
    synchro_summon,
    to_bottom_of_deck,
    to_hand,
    to_top_of_deck,
    toss_coin,
    toss_coins,
    tribute,
    use_as_materials,
    use_listed,
)
from segoc.effects.words.clauses import (
    additional_tribute_summon,
    atk_at_last,
    attribute_also,
    attribute_is,
    battle_damage_to,
    carries,
    def_at_last,
    does_no_battle_damage,
    leaves_for,
    name_is,
    name_of,
    original_atk,
    original_attribute_as,
    original_def,
    original_level,
    original_race_as,
    pays_to_attack,
    plus_atk,
    plus_def,
    plus_level,
    plus_rank,
    race_is,
    set_atk,
    set_def,
    set_level,
    set_scale,
    types_also,
    victims_go_to,
)
from segoc.effects.words.conditions import (
    in_battle_phase,
    in_draw_phase,
    in_main_or_battle_phase,
    in_main_phase,
    in_main_phase_1,
    in_main_phase_2,
    is_standby_phase,
    none,
)
from segoc.effects.words.constants import (
    ANNOUNCED_NUMBER,
    ANY_ACTIVATION,
    ATTACKED,
    ATTACKED_THIS_TURN,
    ATTACKER,
    ATTACKING,
    BATTLED_THIS_TURN,
    CAME_LATER,
    CHOSEN,
    DECLARED_THIS_TURN,
    DESTROYED_THIS_TURN,
    DONE,
    EACH,
    EQUIPPED,
    EQUIPPED_BY_ITSELF,
    FACE_DOWN,
    FACE_UP,
    FORESEEN,
    HEADS,
    IN_BATTLE,
    IN_EXTRA_LINK,
    IN_MAIN_ZONE,
    IN_NOTED_COLUMN,
    IS_CO_LINKED,
    IS_LINKED,
    IS_THIS,
    LINKED,
    MADE_OF_PAID,
    MONSTER_CARD,
    MONSTER_EFFECT,
    NEAR_COLUMN,
    NORMAL_MONSTER,
    OF_ANNOUNCED_NAME,
    OF_CHECKED_ATTRIBUTE,
    OF_NOTED_NAME,
    OF_TRIBUTED_KIND,
    OR_MORE,
    ORIGINALLY_OF_ANNOUNCED_NAME,
    OTHER_NAME,
    PAID,
    PASSED_THIS_TURN,
    POINTED_TO,
    REVEALED,
    ROLLED,
    SCALE_CHANGED,
    SET_OF_LATE,
    SPELL_CARD,
    SPELL_EFFECT,
    TARGET,
    THAT,
    THIS,
    TO_BE_DESTROYED,
    TRAP_CARD,
    TRAP_EFFECT,
    WAS_EQUIPPED,
)
from segoc.effects.words.descriptions import (
    at_random,
    choose,
    choose_different,
    each_material_of,
    each_used_for_fusion,
    even_face_down,
    highest_atk,
    highest_def,
    highest_level,
    monsters,
    spells,
    spells_and_traps,
    traps,
    tuner_used,
)
from segoc.effects.words.effects import (
    activation,
    as_level_for_xyz,
    as_material_goes_to,
    as_material_needs,
    as_soon_as,
    can_be_set_as_spell,
    can_halve_battle_damage,
    can_stay_as_spell,
    can_take_no_battle_damage,
    each_time,
    forestalls,
    gemini,
    ignition,
    instead,
    instead_of_damage,
    lends_hand_for_synchro,
    never_negated,
    only_one_face_up,
    only_one_of_series_face_up,
    own_summon,
    quick,
    redirect,
    standing,
    stands_in,
    stands_in_for_tuner,
    target,
    text,
    trigger,
    upkeep,
    wins_if,
    wins_when,
    withstands,
)
from segoc.effects.words.filters import (
    attribute,
    of_kind,
    of_types,
    race,
    summoned_as,
    summoned_this_turn,
)
from segoc.effects.words.happenings import (
    battle_damage,
    destroyed,
    discarded,
    drawn,
    left_field,
    returned_to_hand,
    sent_to_gy,
    tributed,
    was_banished,
)
from segoc.effects.words.joints import also, and_, meanwhile, optionally, provided, then
from segoc.effects.words.numbers import kinds_of_types
from segoc.effects.words.recipes import (
    fusion_materials,
    link_materials,
    overlay,
    part,
    synchro_materials,
    xyz_materials,
)
from segoc.kernel.language.action import Program
