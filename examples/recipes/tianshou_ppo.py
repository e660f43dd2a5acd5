"""Tianshou: PPO, with an actor that masks the logits of illegal actions."""

import gymnasium
import numpy as np
import torch
from gymnasium.wrappers import TransformReward
from recipe import GAME, OPPONENT, moves_wanted, report
from tianshou.algorithm import PPO
from tianshou.algorithm.modelfree.reinforce import DiscreteActorPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Batch, Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OnPolicyTrainerParams
from torch import nn

LANES, ROUND, SCALE = 16, 2048, 0.1


def environment():
    game = gymnasium.make(f"stol/{GAME}-v0", opponents=OPPONENT, seat=None, rewards="shaped")
    return TransformReward(game, lambda points: points * SCALE)


moves = moves_wanted(__doc__, 20_000)
torch.manual_seed(1)
games = DummyVectorEnv([environment] * LANES)  # SubprocVectorEnv: a process for each game
games.seed(1)
space = games.observation_space[0]["observation"]
actions = int(games.action_space[0].n)
most = torch.from_numpy(np.maximum(np.abs(space.low), np.abs(space.high)).clip(1).astype(np.float32))


def read(obs):
    """The observation and the mask, as tensors."""
    return torch.as_tensor(obs.observation).float(), torch.as_tensor(obs.action_mask).float()


class Net(nn.Module):
    """The mask is part of the input, too: it tells which card is which."""

    def __init__(self, outputs):
        super().__init__()
        self.layers = nn.Sequential(
            *(nn.Linear(space.shape[0] + actions, 256), nn.Tanh(), nn.Linear(256, 256), nn.Tanh()),
            nn.Linear(256, outputs),
        )

    def forward(self, obs):
        seen, mask = read(obs)
        return self.layers(torch.cat([seen / most, mask], 1)), mask


class Actor(Net):
    def forward(self, obs, state=None, info=None):  # noqa: ARG002 - Tianshou's
        logits, mask = super().forward(obs)
        return logits.masked_fill(mask == 0, -1e9), state


class Critic(Net):
    def forward(self, obs):
        return super().forward(obs)[0]


policy = DiscreteActorPolicy(
    actor=Actor(actions), action_space=games.action_space[0], observation_space=games.observation_space[0]
)
algorithm = PPO(
    policy=policy, critic=Critic(1), optim=AdamOptimizerFactory(lr=5e-4), gamma=1.0, ent_coef=0.01, max_grad_norm=0.5
)
collector = Collector(algorithm, games, VectorReplayBuffer(ROUND, LANES))
algorithm.run_training(
    OnPolicyTrainerParams(
        training_collector=collector,
        max_epochs=1,
        epoch_num_steps=moves,
        collection_step_num_env_steps=ROUND,
        batch_size=512,
        update_step_num_repetitions=4,
    )
)


@torch.no_grad()
def choose(seen, mask):
    return policy.actor(Batch(observation=seen, action_mask=mask))[0].argmax(1).numpy()


report(choose)
