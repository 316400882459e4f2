"""The sections of classes that the user attends."""

from __future__ import annotations

from typing import Final

from ..._convert import optional_utf8, positive, utf8
from ..._library import lib
from ..._threads import AsyncHandle, twin
from ...errors import call
from .._sections import ClassSections, SectionPlans, plans_by, sections_by


class ClientSections(AsyncHandle):
    """The sections of classes that the user attends; conflicts and calendars go by them."""

    def sections(self, master_id: str) -> ClassSections:
        """The sections of a class that is stored, and those that the user chose.

        NotFoundError when nothing is stored of the class.
        """
        asked = self._pointer, utf8(master_id, "master_id")
        return sections_by(lib.pentad_stellar_client_sections, *asked)

    sections_async: Final = twin(sections)

    def choose_section(self, master_id: str, section: str) -> None:
        """Chooses a section of a class by its id, in the place of the one of its kind.

        The choice is stored when this returns. NotFoundError when nothing is stored of the class,
        or it has no such section.
        """
        asked = self._pointer, utf8(master_id, "master_id"), utf8(section, "section")
        call(lib.pentad_stellar_client_choose_section, *asked)

    choose_section_async: Final = twin(choose_section)

    def clear_sections(self, master_id: str, kind: str | None = None) -> None:
        """Forgets which sections of a class were chosen, of a kind or of all."""
        asked = self._pointer, utf8(master_id, "master_id"), optional_utf8(kind, "kind")
        call(lib.pentad_stellar_client_clear_sections, *asked)

    clear_sections_async: Final = twin(clear_sections)

    def plans(self, *, first: int = 10) -> SectionPlans:
        """The ways to choose sections of the bookmarked classes without a clash.

        Chosen ones stay. ``first`` of the plans are given, at most 1,000; all are counted.
        """
        return plans_by(lib.pentad_stellar_client_plans, self._pointer, positive(first, "first"))

    async def plans_async(self, *, first: int = 10) -> SectionPlans:
        """As :meth:`plans`; to cancel the task ends the search."""
        from .tasks import give_plans

        return await give_plans(
            lib.pentad_stellar_client_plans_async, self._pointer, positive(first, "first")
        )
