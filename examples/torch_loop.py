"""A plain torch loop on the vector environment: PPO with masks against a bot, in one file.

pip install '.[rl,learn]'
python examples/torch_loop.py [--game one-card] [--opponent greedy] [--minutes 5] [--seed 1]
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import torch
from torch import nn
from torch.distributions import Categorical

from crossoff.envs import VectorGame

__all__ = ["Policy", "learn"]

GAMES, STEPS = 256, 64  # games at once, and decisions in each per update
DISCOUNT, GAE_LAMBDA, CLIP, ENTROPY = 0.99, 0.95, 0.2, 0.005
EPOCHS, MINIBATCH, LEARNING_RATE, SCALE = 2, 4096, 1e-3, 0.1


class Policy(nn.Module):  # type: ignore[misc] # has no types here
    """Two hidden layers, then a logit for each action and a value."""

    def __init__(self, inputs: int, actions: int, hidden: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.logits, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, 1)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        hidden = self.body(seen)
        logits = self.logits(hidden).masked_fill(masks == 0, -1e9)
        return Categorical(logits=logits), self.value(hidden).squeeze(-1)


def rollout(
    env: VectorGame, policy: Policy, seen: Any, masks: Any
) -> tuple[Any, Any, dict[str, Any]]:
    """Play STEPS steps in all games; return where they stand then, and what happened."""
    kept: dict[str, list[Any]] = {}
    won: list[bool] = []
    for _ in range(STEPS):
        with torch.no_grad():
            chosen, value = policy(seen, masks)
        actions = chosen.sample()
        after, rewards, over, _, infos = env.step(actions.numpy())
        step = {
            "seen": seen, "masks": masks, "actions": actions, "logs": chosen.log_prob(actions),
            "values": value, "rewards": torch.from_numpy(rewards).float() * SCALE,
            "over": torch.from_numpy(over).float(),
        }  # fmt: skip
        for name, part in step.items():
            kept.setdefault(name, []).append(part)
        if over.any():
            won += infos["final_info"]["won"][over].tolist()
        seen, masks = torch.from_numpy(after), torch.from_numpy(infos["action_mask"])
    found = {name: torch.stack(column) for name, column in kept.items()}
    return seen, masks, {**found, "won": won}


def advantages(played: dict[str, Any], last: Any) -> Any:
    """Return the advantage of each decision (GAE)."""
    found, trace, after = torch.zeros_like(played["values"]), torch.zeros(GAMES), last
    for t in reversed(range(STEPS)):
        goes_on = 1 - played["over"][t]
        delta = played["rewards"][t] + DISCOUNT * goes_on * after - played["values"][t]
        trace = found[t] = delta + DISCOUNT * GAE_LAMBDA * goes_on * trace
        after = played["values"][t]
    return found


def improve(policy: Policy, optimizer: Any, played: dict[str, Any], gains: Any) -> None:
    """Update the policy by PPO."""
    names = ("seen", "masks", "actions", "logs", "values")
    flat = {name: played[name].flatten(0, 1) for name in names}
    gains = gains.flatten()
    targets = gains + flat["values"]
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for batch in torch.randperm(len(gains)).split(MINIBATCH):
            chosen, value = policy(flat["seen"][batch], flat["masks"][batch])
            ratio = (chosen.log_prob(flat["actions"][batch]) - flat["logs"][batch]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.minimum(ratio * gains[batch], clipped * gains[batch]).mean()
            error = (value - targets[batch]).pow(2).mean()
            optimizer.zero_grad()
            (0.5 * error - gain - ENTROPY * chosen.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def learn(game: str, opponent: str, minutes: float, seed: int) -> Policy:
    """Train for that many minutes and print the share of wins."""
    torch.manual_seed(seed)
    env = VectorGame(
        game, opponent, num_envs=GAMES, seat="random", flat=True, autoreset_mode="SameStep"
    )
    first, infos = env.reset(seed=seed)
    seen, masks = torch.from_numpy(first), torch.from_numpy(infos["action_mask"])
    policy = Policy(seen.shape[1], masks.shape[1])
    optimizer = torch.optim.Adam(policy.parameters(), lr=LEARNING_RATE)
    began, steps = time.monotonic(), 0
    won: list[bool] = []
    while (spent := time.monotonic() - began) < 60 * minutes:
        seen, masks, played = rollout(env, policy, seen, masks)
        with torch.no_grad():
            last = policy(seen, masks)[1]
        improve(policy, optimizer, played, advantages(played, last))
        steps += GAMES * STEPS
        won = (won + played["won"])[-2000:]
        share = sum(won) / max(1, len(won))
        print(f"{spent:4.0f} s {steps:11,} steps   {share:4.0%} of the last {len(won)} games won")
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game with torch.")
    parser.add_argument("--game", default="one-card")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    learn(options.game, options.opponent, options.minutes, options.seed)


if __name__ == "__main__":
    main()
