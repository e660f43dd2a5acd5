"""TorchRL: PPO, with an actor whose distribution is a MaskedCategorical."""

import gymnasium
import numpy as np
import torch
from recipe import GAME, OPPONENT, moves_wanted, report
from tensordict import TensorDict
from tensordict.nn import TensorDictModule, TensorDictSequential
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper, SerialEnv
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

LANES, ROUND, EPOCHS, PARTS, SCALE = 8, 2048, 4, 4, 0.1


def environment():
    games = gymnasium.make(f"stol/{GAME}-v0", opponents=OPPONENT, seat=None, rewards="shaped")
    return GymWrapper(games, categorical_action_encoding=True)


class Net(nn.Module):
    """Reads the observation, and the mask: which card is which."""

    def __init__(self, outputs):
        super().__init__()
        self.layers = nn.Sequential(
            *(nn.Linear(len(most) + actions, 256), nn.Tanh(), nn.Linear(256, 256), nn.Tanh(), nn.Linear(256, outputs)),
        )

    def forward(self, seen, mask):
        return self.layers(torch.cat([seen / most, mask], -1))


moves = moves_wanted(__doc__, 20_000)
torch.manual_seed(1)
games = SerialEnv(LANES, environment)  # ParallelEnv: a process for each game
games.set_seed(1)
space = gymnasium.make(f"stol/{GAME}-v0").observation_space["observation"]
most = torch.from_numpy(np.maximum(np.abs(space.low), np.abs(space.high)).clip(1).astype(np.float32))
actions = games.action_spec.space.n

seen = ["observation", "action_mask"]
actor = ProbabilisticActor(
    TensorDictSequential(
        TensorDictModule(Net(actions), seen, ["logits"]),
        TensorDictModule(lambda mask: mask.bool(), ["action_mask"], ["mask"]),
    ),
    in_keys=["logits", "mask"],
    distribution_class=MaskedCategorical,
    return_log_prob=True,
)
critic = ValueOperator(Net(1), in_keys=seen)
loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01, normalize_advantage=True)
advantage = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
optimiser = torch.optim.Adam(loss.parameters(), 5e-4)

collector = Collector(games, actor, frames_per_batch=ROUND, total_frames=moves, auto_register_policy_transforms=False)
for number, played in enumerate(collector, 1):
    played["next", "reward"] *= SCALE
    with torch.no_grad():
        advantage(played)
    flat = played.reshape(-1)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(flat)).chunk(PARTS):
            losses = loss(flat[part])
            optimiser.zero_grad()
            (losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]).backward()
            nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
            optimiser.step()
    print(f"{number * ROUND:,} moves", end="\r")
collector.shutdown()


@torch.no_grad()
def choose(observations, masks):
    table = TensorDict(
        {"observation": torch.from_numpy(observations), "action_mask": torch.from_numpy(masks)}, [len(masks)]
    )
    return actor.get_dist(table).mode.numpy()


report(choose)
