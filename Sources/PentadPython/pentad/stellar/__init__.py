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
from ._calendar_options import ClassCalendarOptions
from ._class_lists import (
    classes_icalendar,
    find_conflicts,
    plan_sections,
    read_blocked_times,
    sort_classes,
    write_calendar,
)
from ._client import StellarAccounts, StellarClient, StellarSearch
from ._courses import course_groups, find_course_group
from ._delegate import StellarClientDelegate
from ._details import ClassInfoUpdate, StellarClassDetail, StellarDetailScreen, detail_screen
from ._enums import (
    EnrolmentRole,
    LinkKind,
    ListState,
    MoodleSignInKind,
    NewsState,
    NumberKind,
    PlanChangeKind,
    Role,
    SearchOrigin,
    StellarSubject,
    Sync,
    Tab,
    TaskKind,
)
from ._events import StellarEvent, StellarEventKind
from ._links import TextLink, find_links
from ._list_screens import StellarClassesScreen, classes_screen, courses_screen
from ._meetings import Meeting, MeetingDay, StellarClassTime
from ._merged import StellarMerged
from ._names import Season, Stage, Weekday
from ._news import announcement_screen
from ._records import (
    BlockedTime,
    CalendarFeed,
    CalendarItems,
    ClassConflict,
    ClassFacts,
    ClassPart,
    ListedNumber,
    MeetingOverlap,
    MoodleIdentityProvider,
    MoodleNotification,
    MoodleSignIn,
    MoodleSiteConfig,
    PlanChange,
    PlanConflict,
    PlanObstacle,
    SavedPlan,
    SearchAnswer,
    SectionChoice,
    SectionPlan,
    SectionPlans,
    StellarAccount,
    StellarAnnouncement,
    StellarAnnouncementScreen,
    StellarAttachment,
    StellarCalendarEvent,
    StellarClass,
    StellarCourse,
    StellarCourseGroup,
    StellarCourseRow,
    StellarCoursesScreen,
    StellarFeedItem,
    StellarFile,
    StellarFileContent,
    StellarGrade,
    StellarMyClass,
    StellarPendingPost,
    StellarPlan,
    StellarPost,
    StellarRefresh,
    StellarRefreshFailure,
    StellarStaffMember,
    StellarStorageUsage,
    StellarTask,
    StellarTaskDay,
    StellarTerm,
    TermChange,
)
from ._screens import StellarMainTable
from ._sections import ClassSection, ClassSections, class_sections
from ._sign_in import CanvasSignIn
from ._submission import Submission
from ._task_days import task_days
from ._term_calendar import TermCalendar
from ._updates import StellarUpdate, StellarUpdateCategory, StellarUpdateKind

__all__ = [
    "BlockedTime",
    "CalendarFeed",
    "CalendarItems",
    "CanvasSignIn",
    "ClassCalendarOptions",
    "ClassConflict",
    "ClassFacts",
    "ClassInfoUpdate",
    "ClassPart",
    "ClassSection",
    "ClassSections",
    "EnrolmentRole",
    "LinkKind",
    "ListDelta",
    "ListMove",
    "ListState",
    "ListUpdate",
    "ListedNumber",
    "Meeting",
    "MeetingDay",
    "MeetingOverlap",
    "MoodleIdentityProvider",
    "MoodleNotification",
    "MoodleSignIn",
    "MoodleSignInKind",
    "MoodleSiteConfig",
    "NewsState",
    "NumberKind",
    "Origin",
    "PlanChange",
    "PlanChangeKind",
    "PlanConflict",
    "PlanObstacle",
    "Role",
    "SavedPlan",
    "SearchAnswer",
    "SearchOrigin",
    "Season",
    "SectionChoice",
    "SectionPlan",
    "SectionPlans",
    "Snapshot",
    "Stage",
    "StellarAccount",
    "StellarAccounts",
    "StellarAnnouncement",
    "StellarAnnouncementScreen",
    "StellarAttachment",
    "StellarBookmark",
    "StellarCalendarEvent",
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
    "StellarFeedItem",
    "StellarFile",
    "StellarFileContent",
    "StellarGrade",
    "StellarMainTable",
    "StellarMerged",
    "StellarMyClass",
    "StellarPendingPost",
    "StellarPlan",
    "StellarPost",
    "StellarRefresh",
    "StellarRefreshFailure",
    "StellarSearch",
    "StellarStaffMember",
    "StellarStorageUsage",
    "StellarSubject",
    "StellarTask",
    "StellarTaskDay",
    "StellarTerm",
    "StellarUpdate",
    "StellarUpdateCategory",
    "StellarUpdateKind",
    "Submission",
    "Subscription",
    "Sync",
    "Tab",
    "TaskKind",
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
    "read_blocked_times",
    "sort_classes",
    "task_days",
    "write_calendar",
]
