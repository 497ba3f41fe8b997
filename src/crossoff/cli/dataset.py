"""`crossoff dataset`: arrays for learning from recorded games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from crossoff.cli.check import Files
from crossoff.cli.errors import FAILED, FINE, Mistake
from crossoff.cli.language import reason, t
from crossoff.cli.options import Flag
from crossoff.cli.records import STDIN, complaint, open_file, raw_records, read_record
from crossoff.core.errors import BadRecord, CrossoffError, said

if TYPE_CHECKING:
    from crossoff.core.model.record import Record

__all__ = ["dataset"]


def dataset(
    *files: Files,
    out: Annotated[Path | None, Parameter(metavar="FILE")] = None,
    minari: Annotated[str | None, Parameter(metavar="ID")] = None,
    flat: Flag = False,
    reward: Literal["points", "score", "win", "margin"] = "points",
    bot: Annotated[str | None, Parameter(metavar="BOT")] = None,
) -> int:
    """Write the decisions of recorded games as arrays."""
    if not files:
        how = t("see", command="crossoff dataset --help")
        raise Mistake(t("needs-file", command="dataset", hint=how))
    if (out is None) == (minari is None):
        raise Mistake(t("dataset-where"))
    reading = _Reading(files)
    try:
        if minari is not None:
            from crossoff.envs.minari import save_minari

            made = save_minari(minari, reading.records(), reward=reward, flat=flat, bot=bot)
            written, where = int(made.total_steps), minari
        else:
            from crossoff.envs.data import arrays, save_npz

            data = arrays(reading.records(), reward=reward, flat=flat, bot=bot)
            written, where = len(data["action"]), str(out)
            save_npz(where, data)
    except BadRecord as error:
        print(complaint(reading.file, reading.number, error))
        return FAILED
    except CrossoffError as error:
        raise Mistake(reason(error)) from None
    except OSError as error:
        why = said("why-cannot-write", file=str(out), reason=error.strerror or str(error))
        raise Mistake(reason(why)) from None
    print(t("dataset-written", decisions=written, file=where))
    return FINE


class _Reading:
    """Records of several files, and which one is being read."""

    def __init__(self, files: tuple[str, ...]) -> None:
        self._files = files
        self.file, self.number = "", 0

    def records(self) -> Iterator[Record]:
        for name in self._files:
            file = open_file(name)
            try:
                for number, data in enumerate(raw_records(file), 1):
                    self.file, self.number = name, number
                    yield read_record(data)
            finally:
                if name != STDIN:
                    file.close()
