"""Copy the browser's libraries out of their packages into src/crossoff/web/vendor.

First fetch the published archives into a folder:

    npm pack preact@11.2.0 @preact/signals@2.11.4 @preact/signals-core@1.14.5 \
        htm@3.1.1 @fluent/bundle@0.19.1
    python scripts/vendor.py <that folder>

The files are copied unchanged, except for bare imports, which a browser cannot resolve without a
build step, and references to source maps, which are not copied.
"""

from __future__ import annotations

import hashlib
import re
import sys
import tarfile
from pathlib import Path
from typing import NamedTuple

VENDOR = Path(__file__).parents[1] / "src" / "crossoff" / "web" / "vendor"


class Package(NamedTuple):
    """One library: its files in the archive, and their names here."""

    name: str
    version: str
    licence: str
    files: dict[str, str]

    @property
    def archive(self) -> str:
        """The archive's file name as given by `npm pack`."""
        return f"{self.name.removeprefix('@').replace('/', '-')}-{self.version}.tgz"


_FLUENT = ["builtins", "bundle", "index", "memoizer", "resolver", "resource", "scope", "types"]

PACKAGES = [
    Package(
        "preact",
        "11.2.0",
        "MIT",
        {
            "dist/preact.mjs": "preact.js",
            "hooks/dist/hooks.mjs": "preact-hooks.js",
            "LICENSE": "licences/preact.txt",
        },
    ),
    Package(
        "@preact/signals",
        "2.11.4",
        "MIT",
        {"dist/signals.mjs": "signals.js", "LICENSE": "licences/signals.txt"},
    ),
    Package(
        "@preact/signals-core",
        "1.14.5",
        "MIT",
        {"dist/signals-core.mjs": "signals-core.js", "LICENSE": "licences/signals-core.txt"},
    ),
    Package(
        "htm",
        "3.1.1",
        "Apache-2.0",
        {"dist/htm.mjs": "htm.js", "LICENSE": "licences/htm.txt"},
    ),
    # This archive contains no licence; the same Apache-2.0 text comes with htm.
    Package(
        "@fluent/bundle",
        "0.19.1",
        "Apache-2.0",
        {f"esm/{name}.js": f"fluent/{name}.js" for name in _FLUENT},
    ),
]

_IMPORTS = {
    '"preact"': '"./preact.js"',
    '"preact/hooks"': '"./preact-hooks.js"',
    '"@preact/signals-core"': '"./signals-core.js"',
}


def adapted(text: str) -> str:
    """Return the file in a form that a browser can load."""
    for name, path in _IMPORTS.items():
        text = text.replace(f"from{name}", f"from{path}")
    return re.sub(r"\n?//# sourceMappingURL=\S+\s*$", "\n", text)


def copied(package: Package, folder: Path) -> list[str]:
    """Write the files of one package; return its part of the manifest."""
    lines = [
        "[[package]]",
        f'name = "{package.name}"',
        f'version = "{package.version}"',
        f'licence = "{package.licence}"',
        "[package.sha256]",
    ]
    with tarfile.open(folder / package.archive) as archive:
        for source, target in package.files.items():
            member = archive.extractfile(f"package/{source}")
            if member is None:
                raise FileNotFoundError(f"{source} is not a file in {package.archive}")
            data = adapted(member.read().decode()).encode()
            path = VENDOR / target
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            lines.append(f'"{target}" = "{hashlib.sha256(data).hexdigest()}"')
    return lines


def main(arguments: list[str]) -> int:
    """Copy every package and write the manifest."""
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        print("expected one argument, the folder with the packed libraries", file=sys.stderr)
        return 2
    parts = ["# Written by scripts/vendor.py: what is vendored here, and the hash of each file."]
    parts += ["\n".join(copied(package, Path(arguments[0]))) for package in PACKAGES]
    (VENDOR / "MANIFEST.toml").write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
