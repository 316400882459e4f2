"""The asynchronous twins, for asyncio. Imported when the first one is called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .._library import lib
from .._native import pentad_elements_molar_masses_callback
from .._tasks import Call, Progress, did_complete, did_progress, ended_with
from ._batch import MolarMasses, c_strings, encoded
from ._enums import Reading

if TYPE_CHECKING:
    from ._table import PeriodicTable


async def molar_masses_async(
    formulas: Iterable[str | None],
    *,
    reading: Reading | str = Reading.AUTOMATIC,
    progress: Progress | None = None,
    numpy: bool = False,
) -> MolarMasses:
    """As :func:`molar_masses`, worked out by a task of the library.

    ``progress`` is told how many formulas are done, and of how many, now and then on the loop's
    thread. To cancel the task ends the work.
    """
    texts, rules = encoded(formulas), Reading(reading)
    pointers, lengths = c_strings(texts)
    raw = await Call(progress).run(
        lib.pentad_elements_molar_masses_compute_as_async,
        pointers,
        lengths,
        len(texts),
        rules.code,
        None,
        did_progress(progress),
        _did_calculate,
    )
    results = MolarMasses(texts, rules, *raw)
    return results.numpy() if numpy else results


async def load_async(table: PeriodicTable) -> None:
    """Reads all tables ahead of their first use, so that no later call has to."""
    await Call().run(lib.pentad_elements_table_load_async, table._pointer, None, did_complete)


def _copied(masses: Any) -> tuple[Any, ...]:
    """The arrays, which live during the callback only, as arrays of Python's."""
    from array import array

    def copy(code: str, pointer: Any) -> Any:
        return array(code, pointer[: masses.count])

    flat = [copy("d", pointer) for pointer in (masses.values, masses.lows, masses.highs)]
    return copy("i", masses.statuses), copy("q", masses.offsets), flat


_did_calculate = pentad_elements_molar_masses_callback(ended_with(_copied))
