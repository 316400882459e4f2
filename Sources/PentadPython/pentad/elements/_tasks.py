"""The asynchronous twins, for asyncio. Imported at the first such call."""

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
    """Computes like :func:`molar_masses`, in a task of the library.

    ``progress`` receives the number of finished formulas and the total, from time to time on the
    loop's thread. Cancelling the task ends the work.
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
    """Loads all tables before their first use, so that no later call has to."""
    await Call().run(lib.pentad_elements_table_load_async, table._pointer, None, did_complete)


def _copied(masses: Any) -> tuple[Any, ...]:
    """Copies the arrays, which are valid only during the callback, to Python arrays."""
    from array import array

    def copy(code: str, pointer: Any) -> Any:
        return array(code, pointer[: masses.count])

    flat = [copy("d", pointer) for pointer in (masses.values, masses.lows, masses.highs)]
    return copy("i", masses.statuses), copy("q", masses.offsets), flat


_did_calculate = pentad_elements_molar_masses_callback(ended_with(_copied))
