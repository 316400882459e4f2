/**
 * StellarKit: a university's courses, classes, announcements and bookmarks, with a network and without.
 *
 * A program that reads what is bookmarked, from a store and without a server:
 *
 * @code{.c}
 * #include <pentad/stellar.h>
 * #include <stdio.h>
 *
 * static int fail(pentad_error *error) {
 *   fprintf(stderr, "%s\n", pentad_error_message(error));
 *   pentad_error_free(error);
 *   return 1;
 * }
 *
 * int main(int count, char **arguments) {
 *   pentad_stellar_client_options options = PENTAD_STELLAR_CLIENT_OPTIONS_INIT;
 *   pentad_stellar_client *client;
 *   pentad_stellar_bookmarks *bookmarks;
 *   pentad_error *error;
 *   options.store_folder = count > 1 ? arguments[1] : NULL;
 *   if (pentad_stellar_client_open(&options, &client, &error)) return fail(error);
 *   if (pentad_stellar_client_bookmarks(client, false, &bookmarks, &error)) return fail(error);
 *   printf("%d bookmarks\n", (int)bookmarks->count);
 *   for (size_t i = 0; i < bookmarks->count; i++) printf("%s\n", bookmarks->items[i]->item->title);
 *   pentad_stellar_bookmarks_free(bookmarks);
 *   pentad_stellar_client_free(client);
 * }
 * @endcode
 */

/* ---- Courses and classes --------------------------------------------------------------------- */

/**
 * The front door of a university's courses, classes, announcements and bookmarks, with a network and
 * without.
 */
typedef struct pentad_stellar_client pentad_stellar_client;

/** The searches of one search field, of which only the latest is answered. */
typedef struct pentad_stellar_search pentad_stellar_search;

/** Courses, and how fresh they are. */
typedef struct pentad_stellar_courses {
  /** The courses, in the server's order. */
  const pentad_stellar_course *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
  /** When they were had from the server. */
  int64_t stored_at;
  /** Where they came from. */
  pentad_snapshot_origin origin;
  /** Whether they are older than they should be: the server was asked for others, and failed. */
  bool is_stale;
} pentad_stellar_courses;

/** A day of the week; the values are joined by `|`. */
typedef enum pentad_stellar_weekday {
  /** M. */
  PENTAD_STELLAR_WEEKDAY_MONDAY = 1,
  /** T. */
  PENTAD_STELLAR_WEEKDAY_TUESDAY = 2,
  /** W. */
  PENTAD_STELLAR_WEEKDAY_WEDNESDAY = 4,
  /** R. */
  PENTAD_STELLAR_WEEKDAY_THURSDAY = 8,
  /** F. */
  PENTAD_STELLAR_WEEKDAY_FRIDAY = 16,
  /** S. */
  PENTAD_STELLAR_WEEKDAY_SATURDAY = 32,
  /** U. */
  PENTAD_STELLAR_WEEKDAY_SUNDAY = 64,
  /** No day: makes every 31-bit number a valid value of this type. */
  PENTAD_STELLAR_WEEKDAY_FORCE_INT32 = 0x7fffffff
} pentad_stellar_weekday;

/** A weekly meeting. */
typedef struct pentad_stellar_meeting {
  /** Where it is: the room of its text, else that of its time; NULL when neither says. */
  const char *PENTAD_NULLABLE location;
  /** On which days: values of pentad_stellar_weekday joined by `|`; at least one. */
  uint32_t weekdays;
  /** When it begins, in minutes since 00:00, 0 to 1439. */
  int32_t start;
  /** When it ends, in minutes since 00:00; after `start`, at most 1440. */
  int32_t end;
  /**
   * The day on or after which it is held first, as 20260908, or as 908 where no year is known; 0 for the
   * first day of the term.
   */
  int32_t first;
  /** The day on or before which it is held last, likewise; 0 for the last day of the term. */
  int32_t last;
  /** The number of weeks from one meeting to the next; 1 for every week. */
  int32_t interval;
} pentad_stellar_meeting;

/** When and where a class meets, as its staff wrote it and as far as that can be read. */
typedef struct pentad_stellar_class_time {
  /** What meets: `Lecture`, `Recitation`. */
  const char *PENTAD_NONNULL title;
  /** When, as it was written: `MWF 11-12:30 p.m.`. */
  const char *PENTAD_NONNULL text;
  /** Where; empty when nothing was written. */
  const char *PENTAD_NONNULL location;
  /** The meetings in `text`; none while there is no time yet, or when it could not be read. */
  const pentad_stellar_meeting *PENTAD_NONNULL meetings;
  /** How many. */
  size_t meeting_count;
  /** Its place among the times of the class, from 0. */
  int32_t order;
  /** Whether `text` was understood; `TBA` and an empty one are. */
  bool is_parsed;
  /** The section that it belongs to, in the server's words; NULL or empty where it names none. */
  const char *PENTAD_NULLABLE section;
  /** The day on or after which it is held first, as 20260908, or as 908 without a year; 0 for none. */
  int32_t first;
  /** The day on or before which it is held last, likewise; 0 for none. */
  int32_t last;
  /** The number of weeks from one meeting to the next, 1 to 52; 0 for 1. */
  int32_t interval;
} pentad_stellar_class_time;

/** The classes of a course, and how fresh they are. */
typedef struct pentad_stellar_classes {
  /** The classes, in the server's order. */
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
  /** When they were last known to be right. */
  int64_t stored_at;
  /** Where they came from. */
  pentad_snapshot_origin origin;
  /** Whether they are older than they should be: the server was asked for others, and failed. */
  bool is_stale;
} pentad_stellar_classes;

/* ---- A class and its announcements ----------------------------------------------------------- */

/** All that is known of a class. */
typedef struct pentad_stellar_class_detail {
  /** The class. */
  const pentad_stellar_class *PENTAD_NONNULL item;
  /** Its announcements, the newest first. */
  const pentad_stellar_announcement *PENTAD_NONNULL const *PENTAD_NONNULL news;
  /** How many. */
  size_t news_count;
  /**
   * When the server last told of the class by itself; PENTAD_NO_TIME when it only stood in
   * lists.
   */
  int64_t info_stored_at;
  /** Whether it is bookmarked, in its term. */
  bool is_bookmarked;
} pentad_stellar_class_detail;

/** The screen of a class. */
typedef struct pentad_stellar_detail_screen {
  /** The class, as far as it is known; all but its id is empty before anything is. */
  const pentad_stellar_class *PENTAD_NONNULL item;
  /** The tabs, in order. */
  const pentad_stellar_tab *PENTAD_NONNULL tabs;
  /** How many. */
  size_t tab_count;
  /** The announcements to show, the newest first. */
  const pentad_stellar_announcement *PENTAD_NONNULL const *PENTAD_NONNULL news;
  /** How many. */
  size_t news_count;
  /** Who gives the class, by name. */
  const pentad_stellar_staff_member *PENTAD_NONNULL const *PENTAD_NONNULL instructors;
  /** How many. */
  size_t instructor_count;
  /** Who assists, by name. */
  const pentad_stellar_staff_member *PENTAD_NONNULL const *PENTAD_NONNULL assistants;
  /** How many. */
  size_t assistant_count;
  /** The line above the announcements, in English; NULL when they speak for themselves. */
  const char *PENTAD_NULLABLE news_message;
  /** How far the announcements have come. */
  pentad_stellar_news_state news_state;
} pentad_stellar_detail_screen;

/** How far the loading of a class has come. */
typedef enum pentad_stellar_stage {
  /** What a list told of the class. */
  PENTAD_STELLAR_STAGE_GENERAL = 0,
  /** All that was stored of it. */
  PENTAD_STELLAR_STAGE_CACHED = 1,
  /** What the server says now. The last one. */
  PENTAD_STELLAR_STAGE_FRESH = 2,
  /** The server could not be asked, or knows no such class; what was known is kept. The last one. */
  PENTAD_STELLAR_STAGE_FAILED = 3,
  /** No stage: makes every 31-bit number a valid value of this type. */
  PENTAD_STELLAR_STAGE_FORCE_INT32 = 0x7fffffff
} pentad_stellar_stage;

/** A class at a stage of its loading. */
typedef struct pentad_stellar_class_info {
  /** How far the loading has come. */
  pentad_stellar_stage stage;
  /** Why it failed; `PENTAD_OK` at every other stage. */
  pentad_status status;
  /** One sentence about that; NULL at every other stage. */
  const char *PENTAD_NULLABLE error_message;
  /** All that is known; NULL at the stage GENERAL, and when it failed and nothing was stored. */
  const pentad_stellar_class_detail *PENTAD_NULLABLE detail;
  /** The screen of the class at this stage. */
  const pentad_stellar_detail_screen *PENTAD_NONNULL screen;
} pentad_stellar_class_info;

/**
 * Brings a class at each stage of its loading, in order.
 *
 * @param context the caller's context
 * @param info the class, alive during the callback
 */
typedef void (*pentad_stellar_class_info_callback)(
    void *PENTAD_NULLABLE context, const pentad_stellar_class_info *PENTAD_NONNULL info);

/** How many announcements of a class are unread. */
typedef struct pentad_stellar_unread {
  /** The class. */
  const char *PENTAD_NONNULL master_id;
  /** How many; at least 1. */
  int64_t count;
} pentad_stellar_unread;

/** What is unread, by the ids of the classes. */
typedef struct pentad_stellar_unread_counts {
  /** The bookmarked classes that have any. */
  const pentad_stellar_unread *PENTAD_NONNULL items;
  /** How many classes. */
  size_t count;
  /** How many announcements in all. */
  int64_t total;
} pentad_stellar_unread_counts;

/* ---- Bookmarks, searches, screens ------------------------------------------------------------ */

/** A class that the user wants to find again. */
typedef struct pentad_stellar_bookmark {
  /** The class. */
  const pentad_stellar_class *PENTAD_NONNULL item;
  /** When it was bookmarked. */
  int64_t added_at;
  /** When its term was found to be over; PENTAD_NO_TIME for one of the current term. */
  int64_t archived_at;
  /** Whether the server knows of it. */
  pentad_stellar_sync sync;
  /** Why the server refused, where that is known; else `PENTAD_OK`. */
  pentad_status status;
  /** One sentence about that; NULL where there is none. */
  const char *PENTAD_NULLABLE error_message;
} pentad_stellar_bookmark;

/** A part of a class that a student attends as a whole: a lecture, a recitation, a lab. */
typedef struct pentad_stellar_class_section {
  /** The name by which it is chosen: `recitation-2`, `lecture-001`. */
  const char *PENTAD_NONNULL id;
  /** The kind: `lecture`, `recitation`, `lab`, `design`, `discussion`, or the words of the title. */
  const char *PENTAD_NONNULL kind;
  /** Its name in the server's words; its place among those of its kind, from 1, where it has none. */
  const char *PENTAD_NONNULL name;
  /** Its times, in the order of the class. */
  const pentad_stellar_class_time *PENTAD_NONNULL const *PENTAD_NONNULL times;
  /** The number of times; at least one. */
  size_t time_count;
  /** True if the user chose it. */
  bool is_chosen;
} pentad_stellar_class_section;

/** The sections of a class. */
typedef struct pentad_stellar_class_sections {
  /** The id of the class. */
  const char *PENTAD_NONNULL master_id;
  /** The sections, in the order of the times of the class. */
  const pentad_stellar_class_section *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** The number of sections. */
  size_t count;
  /** The kinds of which there are several sections and none is chosen. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL open_kinds;
  /** The number of these kinds. */
  size_t open_kind_count;
} pentad_stellar_class_sections;

/** The ways to attend classes without a clash. */
typedef struct pentad_stellar_section_plans {
  /** The first plans, in the order of the sections. */
  const pentad_stellar_section_plan *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** The number of plans in `items`. */
  size_t count;
  /** The number of all plans there are; INT64_MAX for more than that. */
  int64_t total_count;
  /** True if `total_count` is exact; false if the search was ended, and there are at least as many. */
  bool is_total_exact;
} pentad_stellar_section_plans;

/** What a section of the main screen holds. */
typedef enum pentad_stellar_section_kind {
  /** The bookmarks, as a list of classes is sorted. */
  PENTAD_STELLAR_SECTION_KIND_BOOKMARKS = 0,
  /** The groups of courses. */
  PENTAD_STELLAR_SECTION_KIND_GROUPS = 1,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_STELLAR_SECTION_KIND_FORCE_INT32 = 0x7fffffff
} pentad_stellar_section_kind;

/** A section of the main screen; none is empty. */
typedef struct pentad_stellar_section {
  /** The bookmarks; NULL in a section of groups. */
  const pentad_stellar_bookmarks *PENTAD_NULLABLE bookmarks;
  /** The groups; NULL in a section of bookmarks. */
  const pentad_stellar_course_groups *PENTAD_NULLABLE groups;
  /** Which of the two it holds. */
  pentad_stellar_section_kind kind;
} pentad_stellar_section;

/** The screen of a course's classes. */
typedef struct pentad_stellar_classes_screen {
  /** `Course 6`. */
  const char *PENTAD_NONNULL title;
  /** The course's number. */
  const char *PENTAD_NONNULL course;
  /**
   * The classes to show, by the numbers that they have in the course. A row has the name of a class, and
   * its title below.
   */
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL classes;
  /** How many. */
  size_t class_count;
  /** When the list was last known to be right; PENTAD_NO_TIME while there is none. */
  int64_t stored_at;
  /** How far the list has come. */
  pentad_stellar_list_state state;
  /** Why it failed; `PENTAD_OK` in every other state. */
  pentad_status status;
  /** One sentence about that; NULL in every other state. */
  const char *PENTAD_NULLABLE error_message;
} pentad_stellar_classes_screen;

/**
 * Brings the screen of a course's classes at each stage of its loading, in order.
 *
 * @param context the caller's context
 * @param screen the screen, alive during the callback
 */
typedef void (*pentad_stellar_classes_screen_callback)(
    void *PENTAD_NULLABLE context, const pentad_stellar_classes_screen *PENTAD_NONNULL screen);

/**
 * Ends a call that counts something; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param count how many; 0 when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_stellar_count_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                              int64_t count, pentad_error *PENTAD_NULLABLE error);

/** The days of a term. */
typedef struct pentad_stellar_term_calendar {
  /** The size of this record. */
  size_t struct_size;
  /** The zone in whose clock class times are written; NULL for `America/New_York`. */
  const char *PENTAD_NULLABLE zone;
  /** Days on which no class meets; NULL for none. */
  const int32_t *PENTAD_NULLABLE holidays;
  /** How many. */
  size_t holiday_count;
  /** Days that follow the schedule of a Monday; NULL for none. A holiday is none of them. */
  const int32_t *PENTAD_NULLABLE monday_schedule;
  /** How many. */
  size_t monday_schedule_count;
  /** The first day on which classes may meet. */
  int32_t first;
  /** The last one. */
  int32_t last;
} pentad_stellar_term_calendar;

/** How an iCalendar document of classes is written. */
typedef struct pentad_stellar_icalendar_options {
  /** The size of this record. */
  size_t struct_size;
  /** The calendar's name, as programs show it; NULL for none. */
  const char *PENTAD_NULLABLE name;
  /** When the document was made; 0 for 2000-01-01, so that the same question gives the same bytes. */
  int64_t stamp;
} pentad_stellar_icalendar_options;

/* ---- Events ---------------------------------------------------------------------------------- */

/**
 * Says that something happened, of which nothing else need be said.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 */
typedef void (*pentad_stellar_event_callback)(void *PENTAD_NULLABLE context, uint64_t event);

/**
 * Says that something happened to a course or a class.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param id the course's number or the class's id
 */
typedef void (*pentad_stellar_id_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                           const char *PENTAD_NONNULL id);

/**
 * Says that announcements of a class came that had not been seen before.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param master_id the class
 * @param count how many
 */
typedef void (*pentad_stellar_news_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                             const char *PENTAD_NONNULL master_id, int64_t count);

/**
 * Says that a question failed.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param subject what it was about
 * @param id the course's number or the class's id; NULL where the subject has none
 * @param error what went wrong, alive during the callback
 * @param is_kept whether what was stored is the answer
 */
typedef void (*pentad_stellar_failed_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                               pentad_stellar_subject subject,
                                               const char *PENTAD_NULLABLE id,
                                               pentad_error *PENTAD_NONNULL error, bool is_kept);

/**
 * Says that parts of an answer could not be read.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param subject what the question was about
 * @param id the course's number or the class's id; NULL where the subject has none
 * @param count how many parts
 */
typedef void (*pentad_stellar_left_out_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                                 pentad_stellar_subject subject,
                                                 const char *PENTAD_NULLABLE id, int64_t count);

/**
 * Says that the server refused a change of a bookmark for good.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param master_id the class
 * @param error what went wrong, alive during the callback
 */
typedef void (*pentad_stellar_bookmark_failed_callback)(void *PENTAD_NULLABLE context,
                                                        uint64_t event,
                                                        const char *PENTAD_NONNULL master_id,
                                                        pentad_error *PENTAD_NONNULL error);

/**
 * Says that the term is another, or that bookmarks of an older one were met.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param term the current term, alive during the callback
 * @param removed the ids of the classes whose bookmarks were archived
 * @param removed_count how many
 */
typedef void (*pentad_stellar_term_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                             const pentad_stellar_term *PENTAD_NONNULL term,
                                             const char *PENTAD_NONNULL const *PENTAD_NONNULL removed,
                                             size_t removed_count);

/**
 * Says that a damaged store was built anew.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param rows_kept how many rows of the user's own were saved from it
 * @param is_partial whether some could not be saved
 */
typedef void (*pentad_stellar_recovery_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                                 int64_t rows_kept, bool is_partial);

/**
 * Says that the store could not be read or written.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param error what went wrong, alive during the callback
 */
typedef void (*pentad_stellar_store_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                              pentad_error *PENTAD_NONNULL error);

/** Who hears of what happens to what a client keeps. */
typedef struct pentad_stellar_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when no callback will come any more; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** The courses came from the server. */
  pentad_stellar_event_callback PENTAD_NULLABLE did_load_courses;
  /** The class list of a course came from the server, or it said that the stored one is right. */
  pentad_stellar_id_callback PENTAD_NULLABLE did_load_classes;
  /** A class is another than the one that was stored, or a new one. */
  pentad_stellar_id_callback PENTAD_NULLABLE did_change_class;
  /** Announcements of a class came that had not been seen before. */
  pentad_stellar_news_callback PENTAD_NULLABLE announcements_did_arrive;
  /** A question failed. */
  pentad_stellar_failed_callback PENTAD_NULLABLE did_fail;
  /** Parts of an answer could not be read and were left out. */
  pentad_stellar_left_out_callback PENTAD_NULLABLE did_leave_out;
  /** A bookmark was set, removed or archived, or the server is to be told of it anew. */
  pentad_stellar_event_callback PENTAD_NULLABLE did_change_bookmarks;
  /** The server knows the last change of a bookmark. */
  pentad_stellar_id_callback PENTAD_NULLABLE did_synchronise_bookmark;
  /** The server refused a change of a bookmark for good. The bookmark stands. */
  pentad_stellar_bookmark_failed_callback PENTAD_NULLABLE bookmark_did_fail;
  /** A class was visited. */
  pentad_stellar_event_callback PENTAD_NULLABLE did_change_recent;
  /** What is unread is another. */
  pentad_stellar_event_callback PENTAD_NULLABLE did_change_unread;
  /** The term is another, or bookmarks of an older one were met: these are archived now. */
  pentad_stellar_term_callback PENTAD_NULLABLE did_change_term;
  /** A damaged store was built anew. */
  pentad_stellar_recovery_callback PENTAD_NULLABLE did_recover_store;
  /** The store could not be read or written; what the server said went to the caller only. */
  pentad_stellar_store_callback PENTAD_NULLABLE store_did_fail;
  /** Another client or process has changed the store. */
  pentad_stellar_event_callback PENTAD_NULLABLE store_did_change;
  /** All that the server can tell again is gone. */
  pentad_stellar_event_callback PENTAD_NULLABLE did_clear_cache;
  /** All is gone. */
  pentad_stellar_event_callback PENTAD_NULLABLE did_erase;
  /** Events were lost because the delegate was too slow: read everything anew. */
  pentad_stellar_event_callback PENTAD_NULLABLE did_reset;
} pentad_stellar_delegate;

/**
 * Brings the bookmarks of the current term.
 *
 * @param context the delegate's context
 * @param bookmarks all of them, alive during the callback
 * @param delta what has changed since the callback before, bookmarks matched by the class; alive during
 *   the callback; NULL the first time: show all
 */
typedef void (*pentad_stellar_bookmarks_callback)(
    void *PENTAD_NULLABLE context, const pentad_stellar_bookmarks *PENTAD_NONNULL bookmarks,
    const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Brings the courses that are stored.
 *
 * @param context the delegate's context
 * @param items the courses, alive during the callback
 * @param count how many
 * @param delta what has changed since the callback before, courses matched by their number; alive during
 *   the callback; NULL the first time: show all
 */
typedef void (*pentad_stellar_course_list_callback)(
    void *PENTAD_NULLABLE context,
    const pentad_stellar_course *PENTAD_NONNULL const *PENTAD_NONNULL items, size_t count,
    const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Brings the classes that were visited last.
 *
 * @param context the delegate's context
 * @param classes the classes, the last one first, alive during the callback
 * @param delta what has changed since the callback before; alive during the callback; NULL the first
 *   time: show all
 */
typedef void (*pentad_stellar_class_list_callback)(
    void *PENTAD_NULLABLE context, const pentad_stellar_class_list *PENTAD_NONNULL classes,
    const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Who sees lists: each as it is now, then anew whenever it is another, each time with what has changed
 * since the callback before. Who is slow sees the newest only. A list whose callback is NULL is not read.
 */
typedef struct pentad_stellar_lists_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when no callback will come any more; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** The bookmarks of the current term. */
  pentad_stellar_bookmarks_callback PENTAD_NULLABLE bookmarks;
  /** The courses that are stored; the server is not asked. */
  pentad_stellar_course_list_callback PENTAD_NULLABLE courses;
  /** The classes visited last. */
  pentad_stellar_class_list_callback PENTAD_NULLABLE recent;
  /** How many visited classes at most; 0 for 20. */
  size_t recent_limit;
} pentad_stellar_lists_delegate;

/** Options of a client. */
typedef struct pentad_stellar_client_options {
  /** The size of this record. */
  size_t struct_size;
  /** The folder of the store, made when it is missing; NULL for memory, gone with the client. */
  const char *PENTAD_NULLABLE store_folder;
  /**
   * The server: its base, such as `http://127.0.0.1:8080`, or the whole address of its API. NULL for no
   * server: what is stored is all there is, and questions fail with `PENTAD_OFFLINE`. A store belongs to the first server that it is opened with: at others it is
   * refused with `PENTAD_OTHER_SERVER`, and they get neither bookmarks nor the device's secret.
   */
  const char *PENTAD_NULLABLE server;
  /** How the server is reached; NULL for the defaults. */
  const pentad_network_options *PENTAD_NULLABLE network;
  /** Who hears of everything from the opening on, of a damaged store too; NULL for nobody. */
  const pentad_stellar_delegate *PENTAD_NULLABLE delegate;
  /**
   * Not 0 to have bookmarks and read marks sent by pentad_stellar_client_synchronise() alone; otherwise
   * they are sent by themselves.
   */
  uint32_t manual_synchronising;
  /**
   * Not 0 to open a store whose folder or files belong to another user, or can be changed by other users;
   * otherwise it is refused with PENTAD_NOT_PRIVATE.
   */
  uint32_t allows_shared_store;
  /**
   * Not 0 when the store's server has moved to the address `server`: the store belongs to that one from then
   * on, with the device and all that waits to be sent.
   */
  uint32_t server_has_moved;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
  /** Where the client's callbacks come; NULL for a callback thread of the library. */
  pentad_session *PENTAD_NULLABLE session;
} pentad_stellar_client_options;
