"""Bit and byte operations for kernels.

Each function exists twice, with identical results: in plain Python, and as an intrinsic that
compiles to one or a few machine instructions. Loops instead would dominate a kernel's run time.
"""

from __future__ import annotations

import uuid
from typing import TYPE_CHECKING, Any

import numpy as np

from crossoff.core.compiler.jit import kernel
from crossoff.core.compiler.mode import is_plain

__all__ = [
    "bit",
    "low_bytes_4",
    "low_bytes_8",
    "lowest_bit",
    "nth_bit",
    "popcount",
    "spread_half",
    "spread_word",
]


def nth_bit_by_halving(mask: int, n: int) -> int:
    """Fallback for `nth_bit` on CPUs without BMI2.

    Binary search instead of a loop over bits: with a random `n`, the loop exit would be
    mispredicted.
    """
    rest: Any = np.int64(mask)
    index = 0
    for width in (32, 16, 8, 4, 2, 1):
        count = popcount(rest & ((1 << width) - 1))
        if n >= count:
            n -= count
            index += width
            rest >>= width
    return index


if TYPE_CHECKING or is_plain():

    def popcount(mask: int) -> int:
        """Count the set bits of a 64-bit mask."""
        return (int(mask) & 0xFFFF_FFFF_FFFF_FFFF).bit_count()

    def lowest_bit(mask: int) -> int:
        """Return the index of the lowest set bit; the mask must not be 0."""
        return (int(mask) & -int(mask)).bit_length() - 1

    def _nth_bit(mask: int, n: int) -> int:
        rest = int(mask)
        for _ in range(n):
            rest &= rest - 1
        return lowest_bit(rest)

    def spread_word(bits: int, out: Any, at: int) -> None:
        """Expand 64 bits into bytes 0 and 1, written to the array from word `at` on."""
        _spread(bits, 64, out, at)

    def spread_half(bits: int, out: Any, at: int) -> None:
        """Expand the lower 32 bits into bytes 0 and 1, written from word `at` on."""
        _spread(bits, 32, out, at)

    def _spread(bits: int, count: int, out: Any, at: int) -> None:
        for k in range(count // 8):
            byte = int(bits) >> (8 * k) & 0xFF
            out[at + k] = sum((byte >> n & 1) << (8 * n) for n in range(8))

    def low_bytes_8(numbers: Any, at: int) -> int:
        """Pack the lowest bytes of eight int32 numbers into one word."""
        return _low_bytes(numbers, at, 8)

    def low_bytes_4(numbers: Any, at: int) -> int:
        """Pack the lowest bytes of four int32 numbers into one word."""
        return _low_bytes(numbers, at, 4)

    def _low_bytes(numbers: Any, at: int, count: int) -> int:
        some = numbers.reshape(-1)[at : at + count].tolist()
        return sum((number & 0xFF) << (8 * k) for k, number in enumerate(some))

else:  # pragma: no cover - the same functions as machine instructions
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def popcount(typingctx, mask):
        def codegen(context, builder, signature, args):
            wide = context.cast(builder, args[0], signature.args[0], types.int64)
            return builder.ctpop(wide)

        return types.int64(mask), codegen

    @intrinsic
    def lowest_bit(typingctx, mask):
        def codegen(context, builder, signature, args):
            wide = context.cast(builder, args[0], signature.args[0], types.int64)
            return builder.cttz(wide, context.get_constant(types.boolean, True))

        return types.int64(mask), codegen

    @intrinsic
    def _nth_bit(typingctx, mask, n):
        def codegen(context, builder, signature, args):
            wide = [context.cast(builder, args[k], signature.args[k], types.int64) for k in (0, 1)]
            if "+bmi2" not in context.codegen().magic_tuple()[2]:
                as_wide = types.int64(types.int64, types.int64)
                return context.compile_internal(builder, nth_bit_by_halving, as_wide, wide)
            word = wide[0].type
            deposit = builder.module.declare_intrinsic(
                "llvm.x86.bmi.pdep.64", fnty=ir.FunctionType(word, [word, word])
            )
            # pdep moves bit n of the first word to the position of the second's n-th set bit.
            found = builder.call(deposit, [builder.shl(word(1), wide[1]), wide[0]])
            return builder.cttz(found, context.get_constant(types.boolean, True))

        return types.int64(mask, n), codegen

    def _make_spread(count):
        @intrinsic
        def spread(typingctx, bits, out, at):
            def codegen(context, builder, signature, args):
                wide = [
                    context.cast(builder, args[k], signature.args[k], types.int64) for k in (0, 2)
                ]
                bits = wide[0] if count == 64 else builder.trunc(wide[0], ir.IntType(count))
                flags = builder.bitcast(bits, ir.VectorType(ir.IntType(1), count))
                numbers = builder.zext(flags, ir.VectorType(ir.IntType(8), count))
                array = context.make_array(signature.args[1])(context, builder, args[1])
                place = builder.gep(array.data, [wide[1]])
                builder.store(numbers, builder.bitcast(place, numbers.type.as_pointer()), align=8)
                return context.get_dummy_value()

            return types.none(bits, out, at), codegen

        return spread

    def _make_low_bytes(count):
        @intrinsic
        def low_bytes(typingctx, numbers, at):
            def codegen(context, builder, signature, args):
                array = context.make_array(signature.args[0])(context, builder, args[0])
                at = context.cast(builder, args[1], signature.args[1], types.int64)
                many = ir.VectorType(ir.IntType(32), count)
                place = builder.bitcast(builder.gep(array.data, [at]), many.as_pointer())
                narrow = builder.trunc(
                    builder.load(place, align=4), ir.VectorType(ir.IntType(8), count)
                )
                word = builder.bitcast(narrow, ir.IntType(8 * count))
                return word if count == 8 else builder.zext(word, ir.IntType(64))

            return types.int64(numbers, at), codegen

        return low_bytes

    spread_word, spread_half = _make_spread(64), _make_spread(32)
    low_bytes_8, low_bytes_4 = _make_low_bytes(8), _make_low_bytes(4)

    for _name, _intrinsic in (
        ("popcount", popcount),
        ("lowest_bit", lowest_bit),
        ("_nth_bit", _nth_bit),
        ("spread_word", spread_word),
        ("spread_half", spread_half),
        ("low_bytes_8", low_bytes_8),
        ("low_bytes_4", low_bytes_4),
    ):
        _intrinsic._set_uuid(str(uuid.uuid5(uuid.NAMESPACE_OID, f"{__name__}.{_name}")))


@kernel
def bit(index: int) -> int:
    """Return a mask with one bit set, 64 bits wide even if the index is narrower."""
    return np.int64(1) << index  # type: ignore[return-value]


@kernel
def nth_bit(mask: int, n: int) -> int:
    """Return the index of the n-th set bit, counted from 0; the mask must have more than n."""
    return _nth_bit(mask, n)
