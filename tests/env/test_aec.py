"""The environment as PettingZoo wants it."""

from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

import segoc
from segoc.env.aec import AGENTS, DuelEnv
from segoc.env.course import IllegalAction

pytestmark = pytest.mark.core

NORMALS = (segoc.starter("normals_a"), segoc.starter("normals_b"))


def play(env: DuelEnv, seed: int | None) -> list[bytes]:
    """Play one duel at random; returns what was seen."""
    random = np.random.default_rng(5)
    env.reset(seed=seed)
    seen: list[bytes] = []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _info = env.last()
        tables = observation["observation"]
        seen.append(agent.encode() + b"".join(table.tobytes() for table in tables.values()))
        if terminated or truncated:
            assert not observation["action_mask"].any()
            assert abs(reward) == (1 if terminated and env.duel.winner is not None else 0)
            env.step(None)
        else:
            env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
    return seen


# Warnings of PettingZoo that are advice for other sorts of environments.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@pytest.mark.parametrize("decks", ["starters", "any"])
def test_the_api_is_pettingzoos(decks: str) -> None:
    api_test(DuelEnv("any" if decks == "any" else "starters"), num_cycles=60)


def test_the_same_seed_gives_the_same_duel() -> None:
    seed_test(DuelEnv, num_cycles=60)


def test_duels_follow_from_the_seed() -> None:
    env = DuelEnv(NORMALS)
    one, two = play(env, 3), play(env, None)
    assert one != two
    again = DuelEnv(NORMALS)
    assert play(again, 3) == one
    assert play(again, None) == two
    assert play(again, 4) != one


def test_a_seed_means_the_same_on_every_machine() -> None:
    env = DuelEnv()
    starts = []
    for seed in (7, None):
        env.reset(seed=seed)
        start = env.duel.start
        starts.append((start.seed, start.first))
    assert starts == [(12862119845716088443, 1), (4696433922209874916, 1)]


def test_the_winner_gets_one_and_the_loser_minus_one() -> None:
    env = DuelEnv(NORMALS)
    env.reset(seed=1)
    env.duel.surrender(1)
    env._judge()
    assert env.rewards == {"player_0": 1.0, "player_1": -1.0}
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.infos["player_0"] == {"ending": "SEG-018"}


def test_a_duel_is_broken_off_at_the_limit() -> None:
    env = DuelEnv(NORMALS, limit=3)
    env.reset(seed=1)
    for number in range(3):
        assert not any(env.truncations.values()), number
        env.step(0)
    assert env.truncations == {"player_0": True, "player_1": True}
    assert env.terminations == {"player_0": False, "player_1": False}
    assert env.rewards == {"player_0": 0.0, "player_1": 0.0}
    env.step(None)
    env.step(None)
    assert env.agents == []


def test_what_the_mask_forbids_is_refused() -> None:
    env = DuelEnv(NORMALS)
    env.reset(seed=1)
    choices = env.duel.choices
    allowed = int(env.last()[0]["action_mask"].sum())
    for action in (-1, allowed, 256, 10_000):
        with pytest.raises(IllegalAction):
            env.step(action)
    assert env.duel.choices == choices


def test_the_other_seat_has_nothing_to_choose() -> None:
    env = DuelEnv()
    env.reset(seed=2)
    (waits,) = set(AGENTS) - {env.agent_selection}
    observation = env.observe(waits)
    assert not observation["action_mask"].any()
    assert not observation["observation"]["options"].any()
    assert env.observation_space(waits).contains(observation)


def test_the_board_is_drawn() -> None:
    env = DuelEnv(NORMALS, render_mode="ansi")
    env.reset(seed=1)
    assert "8000 LP" in (env.render() or "")
    with pytest.raises(ValueError, match="render mode"):
        DuelEnv(render_mode="rgb_array")  # type: ignore[arg-type]


def test_cards_of_packs_have_ids_too() -> None:
    pack = (Path(__file__).parents[2] / "examples" / "pack.json").read_text("utf-8")
    added = set(DuelEnv("any", packs=(pack,)).vocabulary.codes) - set(DuelEnv().vocabulary.codes)
    assert len(added) > 0
    env = DuelEnv("any", packs=(pack,))
    env.reset(seed=1)
    assert env.observation_space("player_0").contains(env.observe("player_0"))
    assert env.vocabulary.fingerprint != DuelEnv().vocabulary.fingerprint


def test_bad_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="starters"):
        DuelEnv("starter")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no Deck"):
        DuelEnv([])
    with pytest.raises(ValueError, match="at least one decision"):
        DuelEnv(limit=0)
    with pytest.raises(ValueError, match="64 bits"):
        DuelEnv().reset(seed=1 << 64)
    with pytest.raises(RuntimeError, match="reset"):
        DuelEnv().observe("player_0")
    with pytest.raises(RuntimeError, match="reset"):
        DuelEnv().step(0)


def test_what_is_no_whole_number_is_refused() -> None:
    env = DuelEnv(NORMALS)
    with pytest.raises(TypeError, match="integer"):
        env.reset(seed=1.5)  # type: ignore[arg-type]
    env.reset(seed=np.int64(1))
    choices = env.duel.choices
    with pytest.raises(TypeError, match="integer"):
        env.step(0.5)  # type: ignore[arg-type]
    assert env.duel.choices == choices
    env.step(np.int64(0))
    assert len(env.duel.choices) == len(choices) + 1
