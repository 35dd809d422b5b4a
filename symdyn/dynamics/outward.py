"""Values that travel from the root to the tips, made when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, overload

from symdyn.model.tree import WORLD, Tree

T = TypeVar("T")


class Outward(Sequence[T], Generic[T]):
    """One value a body, each made from its parent's.

    A function of one limb then costs no work on the others, and a pass over all bodies
    makes them in their order.

    Parameters
    ----------
    tree : Tree
    world : T
        The value where a body has no parent.
    make : callable
        ``make(i, parent's value)`` gives body i's.
    """

    def __init__(self, tree: Tree, world: T, make: Callable[[int, T], T]) -> None:
        self._tree, self._world, self._make = tree, world, make
        self._made: dict[int, T] = {}

    def __len__(self) -> int:
        return len(self._tree.bodies)

    @overload
    def __getitem__(self, i: int) -> T: ...
    @overload
    def __getitem__(self, i: slice) -> Sequence[T]: ...
    def __getitem__(self, i: int | slice) -> T | Sequence[T]:
        if isinstance(i, slice):
            return [self[k] for k in range(len(self))[i]]
        if not 0 <= i < len(self):
            raise IndexError(i)
        if i not in self._made:
            parent = self._tree.bodies[i].parent
            carried = self._world if parent == WORLD else self[parent]
            self._made[i] = self._make(i, carried)
        return self._made[i]
