"""A worker that misbehaves, for tests of the pool: `bad_worker.py MANNER [ARGUMENTS] BYTES`.

Run as a script. It reports ready, waits for a question and then misbehaves as MANNER says.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import NoReturn


def say(**words: object) -> None:
    print(json.dumps(words), flush=True)


def write(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def hang() -> NoReturn:
    while True:
        time.sleep(3600)


def hog() -> NoReturn:
    os.environ["NUMBA_DISABLE_JIT"] = "1"  # avoids importing the compiler, which takes long
    from crossoff.workers.limits import limit_self

    limit_self(int(sys.argv[-1]))
    kept = [bytearray(64 << 20) for _ in range(1 << 7)]  # 8 GiB
    print(len(kept), "pieces of memory, and no limit", file=sys.stderr)
    hang()


def answer(manner: str, number: int) -> None:
    right = {"say": "decision", "id": number, "decision": "keep P01 P02"}
    if manner == "hang":
        hang()
    elif manner == "hog":
        hog()
    elif manner == "exit":
        sys.exit()
    elif manner == "rubbish":
        write(b"\xff\x00 rubbish \n")
    elif manner == "deep":
        write(b"[" * 3000 + b"\n")
    elif manner == "half a line":
        write(json.dumps(right).encode()[:20])
        sys.exit()
    elif manner == "huge":
        write(b"x" * (1 << 20))
        hang()
    elif manner == "wrong id":
        say(**right | {"id": number + 1})
    elif manner == "more":
        say(**right, more=1)
    elif manner == "ready again":
        say(say="ready")
    elif manner == "deaf":
        os.close(1)
        hang()
    else:
        say(**right | {"decision": manner})


def main() -> None:
    _, manner, *arguments, _ = sys.argv
    if manner == "mute":
        hang()
    if manner == "stillborn":
        with Path(arguments[0]).open("a", encoding="ascii") as file:
            file.write("x")
        return
    if manner == "gated":
        Path(arguments[0]).read_bytes()  # a FIFO: blocks until something is written
    if manner == "told":
        Path(arguments[0]).write_text(json.dumps(dict(os.environ)), encoding="utf-8")
    say(say="ready")
    if manner == "unasked":
        say(say="decision", id=0, decision="keep P01 P02")
    for line in sys.stdin:
        answer(manner, json.loads(line)["id"])


if __name__ == "__main__":
    main()
