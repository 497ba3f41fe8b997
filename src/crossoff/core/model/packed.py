"""A compact append-only list: a server keeps every line of a thousand games in memory."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar, overload

import msgspec

__all__ = ["PackedList"]

T = TypeVar("T")

_BLOCK = 32  # items compressed together

_encode = msgspec.msgpack.Encoder().encode


@lru_cache(maxsize=16)  # reads are mostly sequential
def _unpack(decode: Callable[[bytes], list[Any]], block: bytes) -> list[Any]:
    return decode(zlib.decompress(block))


class PackedList(Sequence[T], Generic[T]):
    """Keeps the latest items as they are and older ones compressed. `decode` reads a list of items
    from MessagePack.
    """

    __slots__ = ("_blocks", "_decode", "_latest")

    def __init__(self, decode: Callable[[bytes], list[T]]) -> None:
        self._decode = decode
        self._blocks: list[bytes] = []
        self._latest: list[T] = []

    def append(self, item: T) -> None:
        latest = self._latest
        latest.append(item)
        if len(latest) > _BLOCK:  # the last item is never compressed
            self._blocks.append(zlib.compress(_encode(latest[:_BLOCK])))
            del latest[:_BLOCK]

    def first(self, count: int) -> PackedList[T]:
        """Return an independent list of the first `count` items."""
        other = PackedList(self._decode)
        other._blocks = self._blocks[: count // _BLOCK]
        other._latest = self[len(other._blocks) * _BLOCK : count]
        return other

    def since(self, start: int) -> Iterator[T]:
        """Iterate over the items from index `start` on."""
        block, skipped = divmod(start, _BLOCK)
        for packed in self._blocks[block:]:
            yield from self._open(packed)[skipped:]
            skipped = 0
        yield from self._latest[max(start - len(self._blocks) * _BLOCK, 0) :]

    def __len__(self) -> int:
        return len(self._blocks) * _BLOCK + len(self._latest)

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> list[T]: ...

    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        number = range(len(self))[index]
        block, place = divmod(number, _BLOCK)
        if block < len(self._blocks):
            return self._open(self._blocks[block])[place]
        return self._latest[number - len(self._blocks) * _BLOCK]

    def __iter__(self) -> Iterator[T]:
        return self.since(0)

    def __reversed__(self) -> Iterator[T]:
        yield from reversed(self._latest)
        for packed in reversed(self._blocks):
            yield from reversed(self._open(packed))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))

    def _open(self, block: bytes) -> list[T]:
        found: list[T] = _unpack(self._decode, block)
        return found
