"""The standard pool: all cards that segoc comes with."""

from functools import cache

from segoc.cards import (
    amorphage,
    blackwing,
    blanks,
    buster_blader,
    continuous_spells,
    continuous_traps,
    counter_traps,
    dracoslayer,
    effect_monsters,
    equip_spells,
    exodia,
    extra_deck_monsters,
    field_spells,
    ghostrick,
    lightsworn,
    lunalight,
    magicians,
    mermail,
    monsters_dark,
    monsters_earth,
    monsters_light,
    normal_monsters,
    normal_spells,
    normal_traps,
    numbers,
    phantom_knights,
    quick_play_spells,
    ritual_monsters,
    sealmaster,
    shaddoll,
    spyral,
    trickstar,
)
from segoc.cards.pool import Pool


@cache
def standard_pool() -> Pool:
    """All cards that segoc comes with, the inert filler included."""
    return Pool(
        [
            *normal_monsters.CARDS,
            *amorphage.CARDS,
            *blackwing.CARDS,
            *continuous_spells.CARDS,
            *continuous_traps.CARDS,
            *counter_traps.CARDS,
            *effect_monsters.CARDS,
            *equip_spells.CARDS,
            *exodia.CARDS,
            *extra_deck_monsters.CARDS,
            *field_spells.CARDS,
            *lunalight.CARDS,
            *magicians.CARDS,
            *mermail.CARDS,
            *monsters_dark.CARDS,
            *monsters_earth.CARDS,
            *normal_spells.CARDS,
            *normal_traps.CARDS,
            *numbers.CARDS,
            *phantom_knights.CARDS,
            *quick_play_spells.CARDS,
            *ritual_monsters.CARDS,
            *sealmaster.CARDS,
            *shaddoll.CARDS,
            *spyral.CARDS,
            *trickstar.CARDS,
            *buster_blader.CARDS,
            *dracoslayer.CARDS,
            *ghostrick.CARDS,
            *lightsworn.CARDS,
            *monsters_light.CARDS,
            *blanks.CARDS,
        ]
    )
