"""RLlib: PPO with a module of its own, whose logits of illegal actions are masked."""

import gymnasium
import numpy as np
import ray
import torch
from gymnasium.wrappers import TransformReward
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.tune.registry import register_env
from recipe import GAME, OPPONENT, moves_wanted, report
from torch import nn

LANES, ROUND, SCALE = 16, 2048, 0.1


class MaskedModule(TorchRLModule, ValueFunctionAPI):
    """One network for policy and value; its input is the observation, and the mask: which card is which."""

    def setup(self):
        space = self.observation_space["observation"]
        most = np.maximum(np.abs(space.low), np.abs(space.high)).clip(1)
        self.register_buffer("scale", torch.from_numpy((1 / most).astype(np.float32)))
        actions = int(self.action_space.n)
        self.trunk = nn.Sequential(
            *(nn.Linear(space.shape[0] + actions, 256), nn.Tanh(), nn.Linear(256, 256), nn.Tanh())
        )
        self.policy, self.value = nn.Linear(256, actions), nn.Linear(256, 1)

    def read(self, batch):
        seen, mask = batch[Columns.OBS]["observation"].float(), batch[Columns.OBS]["action_mask"].float()
        return self.trunk(torch.cat([seen * self.scale, mask], 1)), mask

    def _forward(self, batch, **_):
        read, mask = self.read(batch)
        logits = self.policy(read).masked_fill(mask == 0, -1e9)
        return {Columns.ACTION_DIST_INPUTS: logits, Columns.EMBEDDINGS: read}

    def compute_values(self, batch, embeddings=None):
        return self.value(self.read(batch)[0] if embeddings is None else embeddings)[:, 0]


def environment(wishes):
    import stol.adapters.gymnasium  # noqa: F401, PLC0415 - in every process that plays

    return TransformReward(gymnasium.make(f"stol/{GAME}-v0", **wishes), lambda points: points * SCALE)


moves = moves_wanted(__doc__, 20_000)
register_env("stol", environment)
config = (
    PPOConfig()
    .environment("stol", env_config={"opponents": OPPONENT, "seat": None, "rewards": "shaped"})
    .env_runners(num_env_runners=0, num_envs_per_env_runner=LANES)  # more runners: more processes that play
    .rl_module(rl_module_spec=RLModuleSpec(module_class=MaskedModule))
    .training(
        train_batch_size_per_learner=ROUND,
        minibatch_size=512,
        num_epochs=4,
        lr=5e-4,
        gamma=1.0,
        entropy_coeff=0.01,
        vf_clip_param=float("inf"),
    )
    .debugging(seed=1, log_level="ERROR")
)
algorithm = config.build_algo()
for made in range(0, moves, ROUND):
    algorithm.train()
    print(f"{made + ROUND:,} moves", end="\r")
module = algorithm.get_module()


@torch.no_grad()
def choose(seen, mask):
    obs = {"observation": torch.from_numpy(seen), "action_mask": torch.from_numpy(mask)}
    return module.forward_inference({Columns.OBS: obs})[Columns.ACTION_DIST_INPUTS].argmax(1).numpy()


report(choose)
algorithm.stop()
ray.shutdown()
