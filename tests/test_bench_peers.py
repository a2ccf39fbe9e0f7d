"""`make bench-peers`, as far as it can be checked without the other engine."""

import json
import re
import subprocess
from collections import Counter

import pytest

import segoc
from bench.peers.cards import NAMES, CannotTell, PeerCard, peer_card, peer_cards
from bench.peers.figures import Pair, lines
from bench.peers.peer import HERE, PeerRound
from segoc.cards.standard import standard_pool
from segoc.kernel.table import kinds
from segoc.kernel.table.chance import seeded
from segoc.measuring.bench import DECKS, DUELS, Run

DEALT = [segoc.starter(deck) for name in NAMES for deck in DECKS[name]]
# The kernel's words by ocgcore's names of them, which have letters only.
WORDS = {
    **{name.replace("_", ""): value for name, value in vars(kinds).items() if name.isupper()},
    "EFFECT": kinds.EFFECT_MONSTER,
}


@pytest.mark.parametrize("card", peer_cards(DEALT), ids=lambda card: str(card.code))
def test_the_peer_is_told_what_is_printed(card: PeerCard) -> None:
    printed = standard_pool()[card.code].printed
    kind, *others = card.types
    assert WORDS[kind] == printed.kind
    if kind == "MONSTER":
        assert sum(WORDS[word] for word in others if word != "NORMAL") == printed.types
        assert ("NORMAL" in others) == (not printed.types & kinds.EFFECT_MONSTER)
        assert WORDS[card.attribute] == printed.attribute
        assert WORDS[card.race] == printed.race
        told = (card.level, card.attack, card.defense)
        assert told == (printed.level, printed.atk, printed.defense)
    else:
        assert (WORDS[others[0]] if others else kinds.NORMAL_CARD) == printed.prop
        assert card == PeerCard(card.code, card.types)


def test_some_cards_that_everybody_knows() -> None:
    told = {card.code: card for card in peer_cards(DEALT)}
    assert told[54652250] == PeerCard(
        54652250, ("MONSTER", "EFFECT", "FLIP"), 2, "EARTH", "INSECT", 450, 600
    )
    assert told[89631139] == PeerCard(
        89631139, ("MONSTER", "NORMAL"), 8, "LIGHT", "DRAGON", 3000, 2500
    )
    assert told[41420027] == PeerCard(41420027, ("TRAP", "COUNTER"))
    assert told[53129443] == PeerCard(53129443, ("SPELL",))


def test_a_card_that_cannot_be_told_is_refused() -> None:
    with pytest.raises(CannotTell, match="星尘龙"):
        peer_card(standard_pool().find("Stardust Dragon").printed)


def test_all_cards_with_effects_have_scripts() -> None:
    pool = standard_pool()
    with_effects = {code for deck in DEALT for code in deck.main if pool[code].printed.effects}
    for code in with_effects:
        title = (HERE / "scripts" / f"c{code}.lua").read_text("utf-8").splitlines()[0]
        assert title == f"-- {pool.name(code)}"
    assert len(list((HERE / "scripts").glob("c[0-9]*.lua"))) == len(with_effects) == 20


def test_the_lock_names_no_registry() -> None:
    lock = (HERE / "package-lock.json").read_text("utf-8")
    assert "ocgcore-wasm" in json.loads(lock)["packages"][""]["dependencies"]
    assert "http" not in lock


def test_both_players_draw_the_same_numbers() -> None:
    script = f"""
        import {{ Random }} from {json.dumps((HERE / "random.mjs").as_uri())};
        const random = new Random(7);
        console.log(JSON.stringify(Array.from({{ length: 500 }}, (_, n) => random.below(n + 1))));
    """
    node = ["node", "--input-type=module", "--eval", script]
    drawn = subprocess.run(node, check=True, capture_output=True, text=True).stdout
    random = seeded(7)
    assert json.loads(drawn) == [random.below(n + 1) for n in range(500)]


# --- the table -----------------------------------------------------------------------------------


def pair() -> Pair:
    """Three rounds, of which the second is the median: segoc is 8 times as fast, 4 times as its
    peer's core; creating takes it a tenth."""
    decisions = {"main phase": 1000, "chain": 500, "cards": 300, "yes or no": 200}
    return Pair(
        Counter({"main phase": 1000, "fast effects": 400, "triggers": 100, "targets": 500}),
        Run(2000, 400, [0.1, 0.2, 0.9]),
        Run(2000, 400, [0.3, 0.4, 0.5]),
        [0.01, 0.02, 0.03],
        [0.01, 0.02, 0.03],
        [
            PeerRound(decisions, 2400, 400, creating, playing, 0.5, 0.3, 0.2)
            for creating, playing in ((0.1, 1.5), (0.2, 1.6), (0.3, 2.0))
        ],
    )


def test_ratios_are_those_of_the_figures() -> None:
    speeds = pair().speeds()
    assert speeds.kernel.decisions_per_s == pytest.approx(10_000)
    assert speeds.kernel.turns_per_s == pytest.approx(2000)
    assert speeds.kernel.duels_per_s == pytest.approx(DUELS / 0.22)
    assert speeds.kernel.create_s == pytest.approx(0.02 / DUELS)
    assert speeds.duel_api.decisions_per_s == pytest.approx(5000)
    assert speeds.peer.decisions_per_s == pytest.approx(1250)
    assert speeds.peer.duels_per_s == pytest.approx(DUELS / 1.8)
    whole, core = speeds.ratios(speeds.peer), speeds.ratios(speeds.core)
    assert (whole.decisions_per_s, whole.turns_per_s) == pytest.approx((8, 8))
    assert whole.duels_per_s == pytest.approx(1.8 / 0.22)
    assert (core.decisions_per_s, core.turns_per_s) == pytest.approx((4, 4))
    assert core.duels_per_s == pytest.approx(1.0 / 0.22)
    assert (whole.create_s, core.create_s) == pytest.approx((10, 10))
    assert pair().driver_share() == pytest.approx(0.1)


def test_the_kinds_add_up_to_all_decisions() -> None:
    text = list(lines("normals", pair()))
    rows = [
        tuple(map(float, cells))
        for line in text
        for cells in re.findall(r"^\| … [^|]+ \| ([\d.]+) \| ([\d.]+) \|$", line)
    ]
    own, other = (sum(column) for column in zip(*rows, strict=True))
    assert f"| real decisions | {own:.1f} | {other:.1f} |" in text
    assert "| … others | 0.0 | 5.0 |" in text
    assert any(
        line.startswith("| real decisions/s | 10,000 | 5,000 | 1,250 | 8.0 |") for line in text
    )
