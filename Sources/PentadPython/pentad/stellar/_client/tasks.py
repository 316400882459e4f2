"""The asynchronous twins of a client. Imported when one is called."""

from __future__ import annotations

from ..._handle import Handle
from ..._library import lib
from ..._native import (
    pentad_stellar_classes_callback,
    pentad_stellar_count_callback,
    pentad_stellar_courses_callback,
    pentad_stellar_main_table_callback,
    pentad_stellar_search_answer_callback,
    pentad_stellar_section_plans_callback,
    pentad_stellar_term_change_callback,
)
from ..._tasks import Call, Progress, did_progress, ended, giving, giving_record
from .._records import search_answer_of, term_change_of
from .._screens import table_of
from .._sections import plans_of
from .._snapshots import classes_snapshot, courses_snapshot

#: Calls that give what they are named for: a function, and its arguments up to the callback.
give_count = giving(pentad_stellar_count_callback, int)
give_courses = giving_record(pentad_stellar_courses_callback, courses_snapshot)
give_classes = giving_record(pentad_stellar_classes_callback, classes_snapshot)
give_main_table = giving_record(pentad_stellar_main_table_callback, table_of)
give_answer = giving_record(pentad_stellar_search_answer_callback, search_answer_of)
give_plans = giving_record(pentad_stellar_section_plans_callback, plans_of)
give_term_change = giving_record(pentad_stellar_term_change_callback, term_change_of)

_did_count = pentad_stellar_count_callback(ended(int))


async def load_catalogue_async(client: Handle, progress: Progress | None) -> int:
    loaded: int = await Call(progress).run(
        lib.pentad_stellar_client_load_catalogue_async,
        client._pointer,
        did_progress(progress),
        _did_count,
    )
    return loaded
