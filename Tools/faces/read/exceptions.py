"""The Python exceptions for the codes of errors, from the enum of the statuses of C."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from read.kit_enums import value_name

_ENUM = re.compile(r"typedef enum pentad_status \{(.*?)\n\}", re.DOTALL)
_STATUS = re.compile(r"/\*\*((?:[^*]|\*(?!/))*)\*/\s*PENTAD_((?!STATUS_FORCE)\w+) = (0x\w+|\d+)")


@dataclass(frozen=True)
class Exceptions:
    """The class of each status, and the meaning of a finer one, by the name without `PENTAD_`."""

    kit: str
    classes: Mapping[str, str]
    meanings: Mapping[str, str]

    def status(self, code: str) -> str | None:
        """Returns the status of a Swift code: that of all Kits, or that of this one."""
        name = value_name(code)
        own = f"{self.kit.upper()}_{name}"
        return next((one for one in (name, own) if one in self.classes), None)


def read(header: str, kit: str) -> Exceptions:
    """Reads the statuses of `Bridge/core.h`, for the methods of a Kit."""
    statuses = _ENUM.search(header)
    found = [
        (name, int(number, 0), " ".join(re.sub(r"\n\s*\*", " ", about).split()))
        for about, name, number in _STATUS.findall(statuses[1] if statuses else "")
    ]
    coarse = {number: name.title().replace("_", "") for name, number, _ in found if number < 256}
    return Exceptions(
        kit,
        {name: f"{coarse[number & 255]}Error" for name, number, _ in found},
        {name: _meaning(about) if number > 255 else "" for name, number, about in found},
    )


def _meaning(about: str) -> str:
    return re.sub(r"^[\w ]*,? ?PENTAD_\w+: ", "", about).removesuffix(".")
