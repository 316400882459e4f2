"""Writes the completion callbacks of asynchronous calls with a record as their result."""

from __future__ import annotations

_CALLBACK = """
/**
 * Receives the result of a call that returns a `{record}`; called exactly once.
 *
 * @param context the caller's context
 * @param status the status of the call
 * @param {name} the result, valid during the callback; NULL after a failure
 * @param error the error, valid during the callback; NULL after a success
 */
typedef void (*{record}_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const {record} *PENTAD_NULLABLE {name},
    pentad_error *PENTAD_NULLABLE error);
"""


def callback(record: str) -> str:
    """Returns the type of the callback that receives the record."""
    return _CALLBACK.format(record=record, name=record.split("_", 2)[2])
