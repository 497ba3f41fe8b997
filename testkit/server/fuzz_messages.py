"""Invalid messages: made from what a client knows, then corrupted."""

from __future__ import annotations

import json
import random
from collections import deque
from typing import Any

__all__ = ["Seen", "Source"]

_ODD_WORDS = ("", "?", "*", ";", "-1", "0", "7", "99999999999999999999", "a1", "d4", "é", "\0", "𐍈")
_HEADS = ("keep", "mark", "take", "take pile", "use", "reroll", "pass", "deal 0", "* start", "draw")
_VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1.5, 1e300, 1 << 53, (1 << 64) + 1, "", "x", "0" * 32,
    "a" * 32 + "\n", "A" * 32, "é" * 16, [], {}, [[]], {"t": "ping"}, "x" * 401, "cmd", "hello",
)  # fmt: skip


class Seen:
    """The last frames a client received, and what it sent."""

    def __init__(self) -> None:
        self.phase: str | None = None
        self.legal: list[dict[str, Any]] = []
        self.vocabulary: list[str] = ["keep"]
        self.ids: deque[str] = deque(["0" * 32], maxlen=50)
        self.acknowledged: list[str] = []
        self.is_ended = False

    def take(self, frame: dict[str, Any]) -> None:
        """Process a frame from the server."""
        if frame["t"] == "preview":
            self.legal = frame["legal"] or self.legal
        elif frame["t"] == "ack":
            self.acknowledged.append(frame["id"])
        elif frame["t"] in ("welcome", "event"):
            self._look(frame)

    def _look(self, frame: dict[str, Any]) -> None:
        self.phase, self.legal = frame["phase"], frame["legal"]
        words = {word for choice in self.legal for word in choice["do"].split(" ")}
        self.vocabulary = sorted(words) or self.vocabulary
        if "table" in frame:
            self.is_ended = frame["table"]["ended"] is not None


class Source:
    """An endless, seeded supply of invalid messages."""

    def __init__(self, rng: random.Random, honest: float = 0.04) -> None:
        self._rng = rng
        self._honest = honest  # share of valid decisions

    def message(self, seen: Seen) -> str | bytes:
        """Return the next message: text, or bytes for a binary frame."""
        rng = self._rng
        if rng.random() < self._honest and seen.phase is not None:
            return json.dumps(self._decision(seen))
        ways = (self._altered, self._altered, self._altered, self._typed, self._broken, self._noise)
        return rng.choice(ways)(seen)

    # --- valid messages ---

    def _decision(self, seen: Seen) -> dict[str, Any]:
        whole = [choice for choice in seen.legal if not choice["more"]] or seen.legal
        kind = "cmd" if whole and not whole[0]["more"] else "preview"
        do = self._rng.choice(whole)["do"] if whole else ""
        return {"t": kind, "id": self._new_id(seen), "phase": seen.phase or "0", "do": do}

    def _new_id(self, seen: Seen) -> str:
        seen.ids.append(self._rng.randbytes(16).hex())
        return seen.ids[-1]

    def _plain(self, seen: Seen) -> dict[str, Any]:
        """Return a well-formed message."""
        draw = self._rng.random()
        if draw < 0.1:
            return {"t": "ping"}
        if draw < 0.15:
            return {"t": "hello", "token": self._new_id(seen), "since": self._rng.randrange(100)}
        return {**self._decision(seen), "t": self._rng.choice(("preview", "preview", "cmd"))}

    # --- corruptions ---

    def _altered(self, seen: Seen) -> str:
        """Return a well-formed message about the current game that is not legal."""
        rng, message = self._rng, self._plain(seen)
        if "do" in message:
            message["do"] = self._altered_words(message["do"].split(" "), seen)
            if rng.random() < 0.2:
                number = int(seen.phase or "1")
                phases = ("0", str(number - 1), str(number + 1), "", "-1", "1" * 16, "é")
                message["phase"] = rng.choice(phases)
            if rng.random() < 0.2:
                message["id"] = rng.choice([rng.choice(seen.ids), *seen.acknowledged[-2:]])
        return json.dumps(message, ensure_ascii=rng.random() < 0.5)

    def _altered_words(self, words: list[str], seen: Seen) -> str:
        rng = self._rng
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(words) + 1)
            draw = rng.randrange(6)
            if draw == 0:
                words[at : at + 1] = []
            elif draw == 1:
                words[at:at] = words[at - 1 : at] * rng.choice((1, 2, 60))
            elif draw == 2:
                words[at : at + 1] = [rng.choice(_ODD_WORDS)]
            elif draw == 3:
                words[:1] = [rng.choice(_HEADS)]
            elif draw == 4:
                rng.shuffle(words)
            else:
                words[at : at + 1] = [rng.choice(seen.vocabulary)]
            words = words or [""]
        return " ".join(words)[:399]

    def _typed(self, seen: Seen) -> str:
        """Return a message with wrong types, or with too many or too few keys."""
        rng, message = self._rng, self._plain(seen)
        for _ in range(rng.randrange(1, 3)):
            key = rng.choice([*message, "t", "more", ""])
            if rng.random() < 0.3:
                message.pop(key, None)
            elif rng.random() < 0.1:
                message[key] = json.loads("[" * 40 + "]" * 40)
            else:
                message[key] = rng.choice(_VALUES)
        return json.dumps(message if rng.random() < 0.95 else [message])

    def _broken(self, seen: Seen) -> str | bytes:
        """Return a message with bytes changed, lost, duplicated or cut."""
        rng, content = self._rng, bytearray(json.dumps(self._plain(seen)).encode())
        for _ in range(rng.randrange(1, 5)):
            at = rng.randrange(len(content) + 1)
            draw = rng.randrange(5)
            if draw == 0:
                content[at : at + 1] = rng.randbytes(1)
            elif draw == 1:
                content[at : at + rng.randrange(1, 9)] = b""
            elif draw == 2:
                content[at:at] = content[:at][-rng.randrange(1, 40) :]
            elif draw == 3:
                content[at : at + 1] = rng.choice((b'"', b"{", b"}", b"\\", b",", b"\x00", b"1"))
            else:
                del content[at + len(content) // 2 :]
        try:
            return content.decode()
        except UnicodeDecodeError:
            return bytes(content)

    def _noise(self, seen: Seen) -> str | bytes:
        rng = self._rng
        size = rng.choice((0, 1, 5, 30, 200)) if rng.random() < 0.98 else rng.choice((8000, 9000))
        if rng.random() < 0.2:
            return rng.randbytes(size)
        ends = rng.choice((0x7F, 0x7FF))
        return "".join(chr(rng.randrange(ends)) for _ in range(size))[:8191]
