"""Writes the callbacks that end an asynchronous call with a record."""

from __future__ import annotations

_CALLBACK = """
/**
 * Ends a call that gives a `{record}`; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param {name} what it gives, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*{record}_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const {record} *PENTAD_NULLABLE {name},
    pentad_error *PENTAD_NULLABLE error);
"""


def callback(record: str) -> str:
    """The type of the callback that is given a record."""
    return _CALLBACK.format(record=record, name=record.split("_", 2)[2])
