"""Choices that two seats make at once, as a matrix of results of the first: its value, and how both should mix."""

from typing import NamedTuple

import numpy as np
from scipy.optimize import linprog

from stol.kernel.layout import Array


class Solved(NamedTuple):
    value: float
    first: Array
    second: Array


def solve(results: Array) -> Solved:
    """Rows are moves of the first, who wants much; columns are moves of the second, who wants little."""
    row, column = int(results.min(axis=1).argmax()), int(results.max(axis=0).argmin())
    if results[row].min() == results[:, column].max():  # nobody gains by hiding the choice
        rows, columns = results.shape
        return Solved(float(results[row, column]), np.eye(rows)[row], np.eye(columns)[column])
    first, second = mix(results), mix(-results.T)
    return Solved(float((first @ results).min()), first, second)


def mix(results: Array) -> Array:
    """The shares of the rows that get most against every column."""
    rows, columns = results.shape
    found = linprog(
        np.append(np.zeros(rows), -1.0),
        A_ub=np.column_stack([-results.T, np.ones(columns)]),
        b_ub=np.zeros(columns),
        A_eq=[np.append(np.ones(rows), 0.0)],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    if found.status:
        raise ArithmeticError(found.message)
    weights = np.maximum(found.x[:rows], 0.0)
    shares: Array = weights / weights.sum()
    return shares
