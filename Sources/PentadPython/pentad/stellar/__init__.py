"""A university's courses, classes, announcements and bookmarks, online or offline.

    >>> from pentad import stellar
    >>> lecture = stellar.StellarClassTime("Lecture", "MWF 11-12", "2-131")
    >>> with stellar.StellarClient() as client:
    ...     client.bookmark(stellar.StellarClass("18.06", "18.06", times=(lecture,)))
    ...     print(client.bookmarks()[0].item.times[0].meetings[0])
    Monday, Wednesday, Friday 11:00-12:00

:class:`StellarClient` asks a server, and caches its data in its store. The user's own data,
bookmarks and read marks, is stored immediately and sent when possible.
"""

from __future__ import annotations

from .._enums import Origin
from .._list_delta import ListDelta, ListMove
from .._list_update import ListUpdate
from .._snapshot import Snapshot
from .._subscription import Subscription
from . import events
from ._bookmarks import StellarBookmark
from ._class_lists import classes_icalendar, find_conflicts, sort_classes
from ._client import StellarClient, StellarSearch
from ._courses import course_groups, find_course_group
from ._delegate import StellarClientDelegate
from ._details import ClassInfoUpdate, StellarClassDetail, StellarDetailScreen, detail_screen
from ._enums import (
    LinkKind,
    ListState,
    NewsState,
    NumberKind,
    Role,
    SearchOrigin,
    StellarSubject,
    Sync,
    Tab,
)
from ._events import StellarEvent, StellarEventKind
from ._links import TextLink, find_links
from ._list_screens import StellarClassesScreen, classes_screen, courses_screen
from ._meetings import Meeting, MeetingDay, StellarClassTime
from ._names import Season, Stage, Weekday
from ._news import announcement_screen
from ._records import (
    ClassConflict,
    ListedNumber,
    MeetingOverlap,
    SearchAnswer,
    SectionChoice,
    StellarAnnouncement,
    StellarAnnouncementScreen,
    StellarClass,
    StellarCourse,
    StellarCourseGroup,
    StellarCourseRow,
    StellarCoursesScreen,
    StellarStaffMember,
    StellarStorageUsage,
    StellarTerm,
    TermChange,
)
from ._screens import StellarMainTable
from ._sections import (
    ClassSection,
    ClassSections,
    SectionPlans,
    class_sections,
    plan_sections,
)
from ._term_calendar import TermCalendar

__all__ = [
    "ClassConflict",
    "ClassInfoUpdate",
    "ClassSection",
    "ClassSections",
    "LinkKind",
    "ListDelta",
    "ListMove",
    "ListState",
    "ListUpdate",
    "ListedNumber",
    "Meeting",
    "MeetingDay",
    "MeetingOverlap",
    "NewsState",
    "NumberKind",
    "Origin",
    "Role",
    "SearchAnswer",
    "SearchOrigin",
    "Season",
    "SectionChoice",
    "SectionPlans",
    "Snapshot",
    "Stage",
    "StellarAnnouncement",
    "StellarAnnouncementScreen",
    "StellarBookmark",
    "StellarClass",
    "StellarClassDetail",
    "StellarClassTime",
    "StellarClassesScreen",
    "StellarClient",
    "StellarClientDelegate",
    "StellarCourse",
    "StellarCourseGroup",
    "StellarCourseRow",
    "StellarCoursesScreen",
    "StellarDetailScreen",
    "StellarEvent",
    "StellarEventKind",
    "StellarMainTable",
    "StellarSearch",
    "StellarStaffMember",
    "StellarStorageUsage",
    "StellarSubject",
    "StellarTerm",
    "Subscription",
    "Sync",
    "Tab",
    "TermCalendar",
    "TermChange",
    "TextLink",
    "Weekday",
    "announcement_screen",
    "class_sections",
    "classes_icalendar",
    "classes_screen",
    "course_groups",
    "courses_screen",
    "detail_screen",
    "events",
    "find_conflicts",
    "find_course_group",
    "find_links",
    "plan_sections",
    "sort_classes",
]
