"""Work for a cluster that goes wrong: `report` prints how each is refused."""

import os
from dataclasses import dataclass

import stol.cluster
from stol.errors import BadCluster, BadOptions, Reason
from stol.text import refused


@dataclass(frozen=True)
class Deadly:
    """Takes its worker with it."""

    def warm_up(self) -> None:
        pass

    def play(self, item: int) -> int:
        os._exit(item)


@dataclass(frozen=True)
class Refusing(Deadly):
    def play(self, item: int) -> int:
        raise refused(BadOptions, Reason("refused-bot-twice", {"name": f"number {item}"}))


def report(address: str) -> None:
    stol.cluster.RETRIES = 1
    with stol.cluster.Cluster(address) as cluster:
        refusals = [refusal(cluster, Deadly()), refusal(cluster, Refusing())]
        cluster.version = "9.9"
        refusals.append(refusal(cluster, Deadly()))
    print(*refusals, sep="\n")  # noqa: T201 - what the test reads


def refusal(cluster: stol.cluster.Cluster, job: Deadly) -> str:
    try:
        return f"played {list(cluster.run(job, [3]))}"
    except (BadCluster, BadOptions) as error:
        return str(error)
