"""The asynchronous twins of a feed. Imported when one is called."""

from __future__ import annotations

from ..._convert import text
from ..._native import (
    pentad_video_content_url_callback,
    pentad_video_discovered_feeds_callback,
    pentad_video_flag_callback,
    pentad_video_group_callback,
    pentad_video_groups_callback,
    pentad_video_opml_import_callback,
    pentad_video_picture_callback,
    pentad_video_refresh_callback,
    pentad_video_source_callback,
    pentad_video_text_callback,
)
from ..._tasks import giving, giving_record
from .._asking import refresh_of
from .._groups import group_of, groups_of
from .._opml import import_of
from .._records import content_url_of, discovered_feeds_of
from .._sources import source_of
from .._videos import picture_of

give_content = giving_record(pentad_video_content_url_callback, content_url_of)
give_feeds = giving_record(pentad_video_discovered_feeds_callback, discovered_feeds_of)
give_flag = giving(pentad_video_flag_callback, bool)
give_group = giving_record(pentad_video_group_callback, group_of)
give_groups = giving_record(pentad_video_groups_callback, groups_of)
give_import = giving_record(pentad_video_opml_import_callback, import_of)
give_picture = giving_record(pentad_video_picture_callback, picture_of)
give_refresh = giving_record(pentad_video_refresh_callback, refresh_of)
give_source = giving_record(pentad_video_source_callback, source_of)
give_text = giving(pentad_video_text_callback, text)
