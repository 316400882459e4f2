"""Extracts the part of ICU's data that Pentad needs from the toolchain's ICU.

The data is one symbol of 34 MB in one member of an archive. It begins with a header: its
first two bytes are its length, and its bytes 12 to 15 are "CmnD". The number of items follows, then
the offsets of the name and of the content of each item, in the order of the names. Then the names
follow, and the contents, each at a multiple of 16. Offsets count from the number of items. Source:
ICU's ucmndata.h and udata.h.
"""

from __future__ import annotations

import json
import re
import struct
import subprocess
import tempfile
from pathlib import Path

_KEPT = Path(__file__).with_name("icu_kept.txt")
_ARCHIVE = "linux/lib_FoundationICU.a"
_MEMBER = "icu_packaged_data.cpp.o"
_SYMBOL = re.compile(r" R (icudt\d+_dat)$", re.MULTILINE)
_OWN = "pentad_icu_data"
_ALIGNMENT = 16


class UnknownForm(Exception):
    """The data has an unknown format."""


def write(folder: Path, swift: str) -> str:
    """Writes an object with the needed part; returns a linker script that replaces the whole with
    it.

    When nothing refers to the whole any more, the linker drops it. If the toolchain's data is
    missing or has an unknown format, a note is printed, and the script is empty.
    """
    try:
        symbol, data = toolchain_data(swift)
        part = kept(data, patterns(_KEPT.read_text("utf-8")))
    except (UnknownForm, OSError, subprocess.CalledProcessError) as error:
        print(f"note: all of ICU's data is linked in: {error}")
        return ""
    content, item = folder / "icu_part", folder.resolve() / "icu_part.o"
    content.write_bytes(part)
    assembly = (
        f'.section .rodata.{_OWN},"a",@progbits\n.globl {_OWN}\n.balign {_ALIGNMENT}\n{_OWN}:\n'
        f'.incbin "{content}"\n.type {_OWN}, @object\n.size {_OWN}, {len(part)}\n'
        '.section .note.GNU-stack,"",@progbits\n'
    )
    subprocess.run(["as", "-o", item, "-"], input=assembly, text=True, check=True)
    return f"INPUT({item})\n{symbol} = {_OWN};\n"


def toolchain_data(swift: str) -> tuple[str, bytes]:
    """Returns the symbol of the data in the toolchain's archive, and the data."""
    told = json.loads(_output(swift, "-print-target-info", "-static-stdlib"))
    archive = Path(told["paths"]["runtimeResourcePath"]) / _ARCHIVE
    with tempfile.TemporaryDirectory() as folder:
        member, data = Path(folder, _MEMBER), Path(folder, "data")
        member.write_bytes(_output("ar", "p", archive, _MEMBER))
        symbols = _SYMBOL.findall(_output("nm", member).decode())
        if len(symbols) != 1:
            raise UnknownForm(f"{_MEMBER} of {archive} has not one symbol of data")
        _output("objcopy", "-O", "binary", "-j", ".rodata", member, data)
        return symbols[0], data.read_bytes()


def patterns(text: str) -> list[re.Pattern[str]]:
    """Returns the lines of a list of patterns, without its comments."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [re.compile(re.escape(line).replace(r"\*", "[^/]*")) for line in lines]


def items(data: bytes) -> dict[str, bytes]:
    """Returns the items of a package by their names, which begin with that of the package."""
    if data[12:16] != b"CmnD":
        raise UnknownForm("it does not begin as ICU's common data")
    base = _header(data)
    try:
        (count,) = struct.unpack_from("<I", data, base)
        offsets = list(struct.iter_unpack("<II", data[base + 4 : base + 4 + 8 * count]))
        names = [data[base + name : data.index(b"\0", base + name)].decode() for name, _ in offsets]
    except (struct.error, ValueError):
        raise UnknownForm("its table of items cannot be read") from None
    ends = [content for _, content in offsets[1:]] + [len(data) - base]
    if names != sorted(names) or any(b > e for (_, b), e in zip(offsets, ends)):
        raise UnknownForm("its items are not in order")
    return {
        name: data[base + begin : base + end] for name, (_, begin), end in zip(names, offsets, ends)
    }


def kept(data: bytes, patterns: list[re.Pattern[str]]) -> bytes:
    """Returns the package with only those items whose names match one of the patterns."""
    found = {
        name: content
        for name, content in items(data).items()
        if any(pattern.fullmatch(name.partition("/")[2]) for pattern in patterns)
    }
    if not found:
        raise UnknownForm("it has none of the items that are kept")
    names, offsets = b"", []
    start = 4 + 8 * len(found)
    for name in found:
        offsets.append(start + len(names))
        names += name.encode() + b"\0"
    table, contents = b"", b""
    first = _aligned(start + len(names))
    for offset, content in zip(offsets, found.values()):
        table += struct.pack("<II", offset, first + len(contents))
        contents += content.ljust(_aligned(len(content)), b"\0")
    head = struct.pack("<I", len(found)) + table + names
    return data[: _header(data)] + head.ljust(first, b"\0") + contents


def _header(data: bytes) -> int:
    return int(struct.unpack_from("<H", data)[0])


def _aligned(length: int) -> int:
    return -(-length // _ALIGNMENT) * _ALIGNMENT


def _output(*command: str | Path) -> bytes:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
