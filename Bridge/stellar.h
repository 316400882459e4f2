/**
 * StellarKit: a university's courses, classes, announcements and bookmarks, online or offline.
 *
 * A program that reads the bookmarks from a store, without a server:
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
 * The facade of a university's courses, classes, announcements and bookmarks, online or offline.
 */
typedef struct pentad_stellar_client pentad_stellar_client;

/** The searches of one search field. Only the latest returns a result. */
typedef struct pentad_stellar_search pentad_stellar_search;

/** The accounts of a student at several schools, each with its own store and client. */
typedef struct pentad_stellar_accounts pentad_stellar_accounts;

/** A sign-in to Canvas in a browser that has begun. */
typedef struct pentad_stellar_canvas_sign_in pentad_stellar_canvas_sign_in;

/** Courses, with their age and origin. */
typedef struct pentad_stellar_courses {
  /** The courses, in the server's order. */
  const pentad_stellar_course *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** The number of items. */
  size_t count;
  /** The time when they came from the server. */
  int64_t stored_at;
  /** The origin of the courses. */
  pentad_snapshot_origin origin;
  /**
   * True if they are stale: a newer version was requested from the server, and the request failed.
   */
  bool is_stale;
} pentad_stellar_courses;

/** A day of the week; the values can be combined with `|`. */
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
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_STELLAR_WEEKDAY_FORCE_INT32 = 0x7fffffff
} pentad_stellar_weekday;

/** A weekly meeting. */
typedef struct pentad_stellar_meeting {
  /** The location: the room in its text, else the one of its time; NULL if neither has one. */
  const char *PENTAD_NULLABLE location;
  /** The days: values of pentad_stellar_weekday combined with `|`; at least one. */
  uint32_t weekdays;
  /** The start, in minutes since 00:00, 0 to 1439. */
  int32_t start;
  /** The end, in minutes since 00:00; after `start`, at most 1440. */
  int32_t end;
  /**
   * The day on or after which the first meeting is, as 20260908, or as 908 if no year is known; 0
   * for the first day of the term.
   */
  int32_t first;
  /**
   * The day on or before which the last meeting is, in the same form; 0 for the last day of the
   * term.
   */
  int32_t last;
  /** The number of weeks from one meeting to the next; 1 for every week. */
  int32_t interval;
} pentad_stellar_meeting;

/** The time and place of a class, as its staff wrote it and as far as it could be parsed. */
typedef struct pentad_stellar_class_time {
  /** The type of meeting: `Lecture`, `Recitation`. */
  const char *PENTAD_NONNULL title;
  /** The time as text: `MWF 11-12:30 p.m.`. */
  const char *PENTAD_NONNULL text;
  /** The location; empty if there is none. */
  const char *PENTAD_NONNULL location;
  /** The meetings in `text`; none if there is no time yet, or the text could not be parsed. */
  const pentad_stellar_meeting *PENTAD_NONNULL meetings;
  /** The number of items. */
  size_t meeting_count;
  /** The position among the times of the class, from 0. */
  int32_t order;
  /** True if `text` was parsed; `TBA` and an empty text count as parsed. */
  bool is_parsed;
  /** The section that it belongs to, in the server's words; NULL or empty for none. */
  const char *PENTAD_NULLABLE section;
  /**
   * The day on or after which the first meeting is, as 20260908, or as 908 without a year; 0 for
   * none.
   */
  int32_t first;
  /** The day on or before which the last meeting is, in the same form; 0 for none. */
  int32_t last;
  /** The number of weeks from one meeting to the next, 1 to 52; 0 for 1. */
  int32_t interval;
} pentad_stellar_class_time;

/** The classes of a course, with their age and origin. */
typedef struct pentad_stellar_classes {
  /** The classes, in the server's order. */
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** The number of items. */
  size_t count;
  /** The time when the list was last confirmed by the server. */
  int64_t stored_at;
  /** The origin of the classes. */
  pentad_snapshot_origin origin;
  /**
   * True if they are stale: a newer version was requested from the server, and the request failed.
   */
  bool is_stale;
} pentad_stellar_classes;

/* ---- A class and its announcements ----------------------------------------------------------- */

/** All data of a class. */
typedef struct pentad_stellar_class_detail {
  /** The class. */
  const pentad_stellar_class *PENTAD_NONNULL item;
  /** Its announcements, the newest first. */
  const pentad_stellar_announcement *PENTAD_NONNULL const *PENTAD_NONNULL news;
  /** The number of items. */
  size_t news_count;
  /**
   * The time when the server last sent the details of the class; PENTAD_NO_TIME if it is known only
   * from lists.
   */
  int64_t info_stored_at;
  /** True if it is bookmarked, in its term. */
  bool is_bookmarked;
} pentad_stellar_class_detail;

/** The screen of a class. */
typedef struct pentad_stellar_detail_screen {
  /** The class, as far as it is known; all fields except its id are empty before it is loaded. */
  const pentad_stellar_class *PENTAD_NONNULL item;
  /** The tabs, in order. */
  const pentad_stellar_tab *PENTAD_NONNULL tabs;
  /** The number of items. */
  size_t tab_count;
  /** The announcements to show, the newest first. */
  const pentad_stellar_announcement *PENTAD_NONNULL const *PENTAD_NONNULL news;
  /** The number of items. */
  size_t news_count;
  /** The instructors, by name. */
  const pentad_stellar_staff_member *PENTAD_NONNULL const *PENTAD_NONNULL instructors;
  /** The number of items. */
  size_t instructor_count;
  /** The assistants, by name. */
  const pentad_stellar_staff_member *PENTAD_NONNULL const *PENTAD_NONNULL assistants;
  /** The number of items. */
  size_t assistant_count;
  /** The message above the announcements, in English; NULL if none is needed. */
  const char *PENTAD_NULLABLE news_message;
  /** The loading state of the announcements. */
  pentad_stellar_news_state news_state;
} pentad_stellar_detail_screen;

/** The loading stage of a class. */
typedef enum pentad_stellar_stage {
  /** The data from a list. */
  PENTAD_STELLAR_STAGE_GENERAL = 0,
  /** The stored data. */
  PENTAD_STELLAR_STAGE_CACHED = 1,
  /** The server's present data. The last stage. */
  PENTAD_STELLAR_STAGE_FRESH = 2,
  /** The server could not be reached, or has no such class; known data is kept. The last stage. */
  PENTAD_STELLAR_STAGE_FAILED = 3,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_STELLAR_STAGE_FORCE_INT32 = 0x7fffffff
} pentad_stellar_stage;

/** A class at a stage of its load. */
typedef struct pentad_stellar_class_info {
  /** The stage. */
  pentad_stellar_stage stage;
  /** The status of the failure; `PENTAD_OK` at every other stage. */
  pentad_status status;
  /** The error in one sentence; NULL at every other stage. */
  const char *PENTAD_NULLABLE error_message;
  /** The data; NULL at the stage GENERAL, and after a failure if nothing was stored. */
  const pentad_stellar_class_detail *PENTAD_NULLABLE detail;
  /** The screen of the class at this stage. */
  const pentad_stellar_detail_screen *PENTAD_NONNULL screen;
} pentad_stellar_class_info;

/**
 * Receives a class at each stage of its load, in order.
 *
 * @param context the caller's context
 * @param info the class, valid during the callback
 */
typedef void (*pentad_stellar_class_info_callback)(
    void *PENTAD_NULLABLE context, const pentad_stellar_class_info *PENTAD_NONNULL info);

/** The number of unread announcements of a class. */
typedef struct pentad_stellar_unread {
  /** The class. */
  const char *PENTAD_NONNULL master_id;
  /** The number of announcements; at least 1. */
  int64_t count;
} pentad_stellar_unread;

/** The unread counts of classes, by id. */
typedef struct pentad_stellar_unread_counts {
  /** The bookmarked classes with unread announcements. */
  const pentad_stellar_unread *PENTAD_NONNULL items;
  /** The number of classes. */
  size_t count;
  /** The number of all unread announcements. */
  int64_t total;
} pentad_stellar_unread_counts;

/* ---- Bookmarks, searches, screens ------------------------------------------------------------ */

/** A bookmarked class. */
typedef struct pentad_stellar_bookmark {
  /** The class. */
  const pentad_stellar_class *PENTAD_NONNULL item;
  /** The time when it was bookmarked. */
  int64_t added_at;
  /** The time when its term was found to be over; PENTAD_NO_TIME for one of the current term. */
  int64_t archived_at;
  /** The synchronisation state of the bookmark. */
  pentad_stellar_sync sync;
  /** The status of the server's refusal, if it is known; else `PENTAD_OK`. */
  pentad_status status;
  /** The error in one sentence; NULL if there is none. */
  const char *PENTAD_NULLABLE error_message;
} pentad_stellar_bookmark;

/** A part of a class that a student attends as a whole: a lecture, a recitation, a lab. */
typedef struct pentad_stellar_class_section {
  /** The id of the section: `recitation-2`, `lecture-001`. */
  const char *PENTAD_NONNULL id;
  /**
   * The kind: `lecture`, `recitation`, `lab`, `design`, `discussion`, or the words of the title.
   */
  const char *PENTAD_NONNULL kind;
  /** The name in the server's words; without one, its position among those of its kind, from 1. */
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
  /** The kinds with several sections but no chosen one. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL open_kinds;
  /** The number of these kinds. */
  size_t open_kind_count;
} pentad_stellar_class_sections;

/** The content of a section of the main screen. */
typedef enum pentad_stellar_section_kind {
  /** The bookmarks, in the order of a sorted class list. */
  PENTAD_STELLAR_SECTION_KIND_BOOKMARKS = 0,
  /** The groups of courses. */
  PENTAD_STELLAR_SECTION_KIND_GROUPS = 1,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_STELLAR_SECTION_KIND_FORCE_INT32 = 0x7fffffff
} pentad_stellar_section_kind;

/** A section of the main screen; it is never empty. */
typedef struct pentad_stellar_section {
  /** The bookmarks; NULL in a section of groups. */
  const pentad_stellar_bookmarks *PENTAD_NULLABLE bookmarks;
  /** The groups; NULL in a section of bookmarks. */
  const pentad_stellar_course_groups *PENTAD_NULLABLE groups;
  /** The kind of content. */
  pentad_stellar_section_kind kind;
} pentad_stellar_section;

/** The screen of a course's classes. */
typedef struct pentad_stellar_classes_screen {
  /** The title: `Course 6`. */
  const char *PENTAD_NONNULL title;
  /** The course's number. */
  const char *PENTAD_NONNULL course;
  /**
   * The classes to show, sorted by their numbers in the course. A row shows the name of a class,
   * and its title below.
   */
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL classes;
  /** The number of items. */
  size_t class_count;
  /**
   * The time when the list was last confirmed by the server; PENTAD_NO_TIME if there is none yet.
   */
  int64_t stored_at;
  /** The loading state of the list. */
  pentad_stellar_list_state state;
  /** The status of the failure; `PENTAD_OK` in every other state. */
  pentad_status status;
  /** The error in one sentence; NULL in every other state. */
  const char *PENTAD_NULLABLE error_message;
} pentad_stellar_classes_screen;

/**
 * Receives the screen of a course's classes at each stage of its load, in order.
 *
 * @param context the caller's context
 * @param screen the screen, valid during the callback
 */
typedef void (*pentad_stellar_classes_screen_callback)(
    void *PENTAD_NULLABLE context, const pentad_stellar_classes_screen *PENTAD_NONNULL screen);

/**
 * Receives the result of a call that returns a count; called exactly once.
 *
 * @param context the caller's context
 * @param status the status of the call
 * @param count the count; 0 after a failure
 * @param error the error, valid during the callback; NULL after a success
 */
typedef void (*pentad_stellar_count_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                              int64_t count, pentad_error *PENTAD_NULLABLE error);

/** The days of a term. */
typedef struct pentad_stellar_term_calendar {
  /** The size of this record. */
  size_t struct_size;
  /** The zone of class times; NULL for `America/New_York`. */
  const char *PENTAD_NULLABLE zone;
  /** The days without classes; NULL for none. */
  const int32_t *PENTAD_NULLABLE holidays;
  /** The number of days. */
  size_t holiday_count;
  /** The days with a Monday schedule; NULL for none. A holiday takes precedence. */
  const int32_t *PENTAD_NULLABLE monday_schedule;
  /** The number of days. */
  size_t monday_schedule_count;
  /** The first day of classes. */
  int32_t first;
  /** The last day of classes. */
  int32_t last;
} pentad_stellar_term_calendar;

/** The options of an iCalendar document of classes. */
typedef struct pentad_stellar_icalendar_options {
  /** The size of this record. */
  size_t struct_size;
  /** The calendar's display name; NULL for none. */
  const char *PENTAD_NULLABLE name;
  /**
   * The creation time of the document; 0 for 2000-01-01, so that equal requests give equal bytes.
   */
  int64_t stamp;
  /**
   * The due dates and events to add to the classes, an item for each account; NULL when there are
   * none.
   */
  const pentad_stellar_calendar_items *PENTAD_NONNULL const *PENTAD_NULLABLE items;
  /** The number of items in `items`. */
  size_t item_count;
  /**
   * The hours after which a subscribed program should fetch the calendar again; 0 to omit them, or
   * in a feed for 6.
   */
  int32_t refresh_hours;
  /**
   * 1 to write tasks as to-dos (VTODO), with those that have no due date, for programs such as
   * Thunderbird and Nextcloud Tasks. With 0 they are events at their due time, since the calendars
   * of Google and Apple show no to-dos.
   */
  uint32_t writes_to_dos;
} pentad_stellar_icalendar_options;

/* ---- Accounts at schools --------------------------------------------------------------------- */

/** The state of a student's work on a task; the values can be combined with `|`. */
typedef enum pentad_stellar_submission {
  /** The work was submitted. */
  PENTAD_STELLAR_SUBMISSION_SUBMITTED = 1,
  /** The work was graded. */
  PENTAD_STELLAR_SUBMISSION_GRADED = 2,
  /** The work was submitted after the due time. */
  PENTAD_STELLAR_SUBMISSION_LATE = 4,
  /** The due time is over, and no work was submitted. */
  PENTAD_STELLAR_SUBMISSION_MISSING = 8,
  /** The student is excused and need not submit any work. */
  PENTAD_STELLAR_SUBMISSION_EXCUSED = 16,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_STELLAR_SUBMISSION_FORCE_INT32 = 0x7fffffff
} pentad_stellar_submission;

/** An account whose data is missing in a list from several accounts, with the reason. */
typedef struct pentad_stellar_account_failure {
  /** The account's id. */
  const char *PENTAD_NONNULL account;
  /** The error in one sentence. */
  const char *PENTAD_NONNULL error_message;
  /** The status of the failure. */
  pentad_status status;
} pentad_stellar_account_failure;

/** The kind of an update. */
typedef enum pentad_stellar_update_kind {
  /** A new announcement of a class. */
  PENTAD_STELLAR_UPDATE_KIND_ANNOUNCEMENT = 0,
  /** A new task that has a due date. */
  PENTAD_STELLAR_UPDATE_KIND_NEW_TASK = 1,
  /** The due date of a task has changed. */
  PENTAD_STELLAR_UPDATE_KIND_DUE_CHANGED = 2,
  /** A grade is new or has changed. */
  PENTAD_STELLAR_UPDATE_KIND_GRADE = 3,
  /** The account was enrolled in a class. */
  PENTAD_STELLAR_UPDATE_KIND_CLASS_ADDED = 4,
  /** The account is no longer enrolled in a class. Its data is kept. */
  PENTAD_STELLAR_UPDATE_KIND_CLASS_REMOVED = 5,
  /** Earlier updates are no longer stored, or cannot be read by this version: reload the data. */
  PENTAD_STELLAR_UPDATE_KIND_RESET = 6,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_STELLAR_UPDATE_KIND_FORCE_INT32 = 0x7fffffff
} pentad_stellar_update_kind;

/**
 * A change at the school, for a notification. It is stored until it is at least seven days old.
 * Data that arrives with the first answer for a class is not an update.
 */
typedef struct pentad_stellar_update {
  /** The number of the update, from 1, and larger than that of the previous one. */
  uint64_t number;
  /** The id of the class; NULL for an update of no class. */
  const char *PENTAD_NULLABLE master_id;
  /** The key of the announcement, or the id of the task or the grade; NULL for other kinds. */
  const char *PENTAD_NULLABLE id;
  /** The previous due date of a task; PENTAD_NO_TIME for none, and for other kinds. */
  int64_t old_due;
  /** The new due date of a task; PENTAD_NO_TIME for none, and for other kinds. */
  int64_t new_due;
  /** The kind. */
  pentad_stellar_update_kind kind;
  /**
   * The category of the program's notification, by which it can group notifications, or let a
   * person turn some off; PENTAD_STELLAR_UPDATE_CATEGORY_NONE for a reset.
   */
  pentad_stellar_update_category category;
} pentad_stellar_update;

/** The options of a list of accounts. */
typedef struct pentad_stellar_accounts_options {
  /** The size of this record. */
  size_t struct_size;
  /**
   * The folder of the list and of each account's data, created if it is missing; NULL for memory,
   * which is freed with the accounts. Tokens are stored in it in a file that only the user can read.
   */
  const char *PENTAD_NULLABLE store_folder;
  /** The network options; NULL for the defaults. */
  const pentad_network_options *PENTAD_NULLABLE network;
  /** The session that runs callbacks; NULL for a callback thread of the library. */
  pentad_session *PENTAD_NULLABLE session;
  /**
   * The space for the content of files of an account, in bytes; 0 for 500,000,000. Files that are
   * kept offline do not count.
   */
  int64_t file_bytes;
  /**
   * Not 0 to send marks and replies only in pentad_stellar_client_synchronise(); otherwise they are
   * sent automatically.
   */
  uint32_t manual_synchronising;
  /**
   * Not 0 to open a store whose folder or files belong to another user, or can be changed by other
   * users; otherwise opening it fails with PENTAD_NOT_PRIVATE.
   */
  uint32_t allows_shared_store;
  /** Not 0 to fetch grades when an account is refreshed, with one request a class. */
  uint32_t fetches_grades;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_stellar_accounts_options;

/** The options of a sign-in to Canvas in a browser. */
typedef struct pentad_stellar_canvas_sign_in_options {
  /** The size of this record. */
  size_t struct_size;
  /** The address of the school's Canvas: `school.instructure.com`. Required. */
  const char *PENTAD_NULLABLE address;
  /** The client id of the program's Developer Key, which the school creates. Required. */
  const char *PENTAD_NULLABLE client_id;
  /** The client secret; NULL for a public client, which signs in with a proof key (PKCE) only. */
  const char *PENTAD_NULLABLE client_secret;
  /**
   * The address to which Canvas redirects, which the Developer Key lists; NULL for none: Canvas then
   * shows the code on a page of its own.
   */
  const char *PENTAD_NULLABLE redirect;
  /** The OAuth 2 scopes, such as `url:GET|/api/v1/courses`; NULL for all calls. */
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE scopes;
  /** The number of scopes. */
  size_t scope_count;
  /** The name of the sign-in in the user's settings, such as that of the device; NULL for none. */
  const char *PENTAD_NULLABLE purpose;
  /** Not 0 to ask for a sign-in again, even if the user is signed in in this browser. */
  uint32_t asks_for_password;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_stellar_canvas_sign_in_options;

/* ---- Events ---------------------------------------------------------------------------------- */

/**
 * Reports an event without details.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 */
typedef void (*pentad_stellar_event_callback)(void *PENTAD_NULLABLE context, uint64_t event);

/**
 * Reports an event of a course or a class.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param id the course's number or the class's id
 */
typedef void (*pentad_stellar_id_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                           const char *PENTAD_NONNULL id);

/**
 * Reports new announcements of a class.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param master_id the class's id
 * @param count the number of new announcements
 */
typedef void (*pentad_stellar_news_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                             const char *PENTAD_NONNULL master_id, int64_t count);

/**
 * Reports that a request failed.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param subject the subject of the request
 * @param id the course's number or the class's id; NULL if the subject has none
 * @param error the error, valid during the callback
 * @param is_kept true if the stored data was returned instead
 */
typedef void (*pentad_stellar_failed_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                               pentad_stellar_subject subject,
                                               const char *PENTAD_NULLABLE id,
                                               pentad_error *PENTAD_NONNULL error, bool is_kept);

/**
 * Reports that parts of a response could not be read.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param subject the subject of the request
 * @param id the course's number or the class's id; NULL if the subject has none
 * @param count the number of parts
 */
typedef void (*pentad_stellar_left_out_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                                 pentad_stellar_subject subject,
                                                 const char *PENTAD_NULLABLE id, int64_t count);

/**
 * Reports that the server permanently refused a change of a bookmark.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param master_id the class's id
 * @param error the error, valid during the callback
 */
typedef void (*pentad_stellar_bookmark_failed_callback)(void *PENTAD_NULLABLE context,
                                                        uint64_t event,
                                                        const char *PENTAD_NONNULL master_id,
                                                        pentad_error *PENTAD_NONNULL error);

/**
 * Reports that the term has changed, or that bookmarks of an older one were found.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param term the current term, valid during the callback
 * @param removed the ids of the classes whose bookmarks were archived
 * @param removed_count the number of ids
 */
typedef void (*pentad_stellar_term_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                             const pentad_stellar_term *PENTAD_NONNULL term,
                                             const char *PENTAD_NONNULL const *PENTAD_NONNULL removed,
                                             size_t removed_count);

/**
 * Reports that data of the account has changed.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param subject the kind of the data
 * @param master_id the class's id; NULL for data of several classes
 */
typedef void (*pentad_stellar_account_changed_callback)(void *PENTAD_NULLABLE context,
                                                        uint64_t event,
                                                        pentad_stellar_subject subject,
                                                        const char *PENTAD_NULLABLE master_id);

/**
 * Reports that the source permanently rejected a mark or a reply.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param subject the kind of the data
 * @param master_id the class's id; NULL if it is not known
 * @param error the error, valid during the callback
 */
typedef void (*pentad_stellar_change_failed_callback)(void *PENTAD_NULLABLE context,
                                                      uint64_t event,
                                                      pentad_stellar_subject subject,
                                                      const char *PENTAD_NULLABLE master_id,
                                                      pentad_error *PENTAD_NONNULL error);

/**
 * Reports that a damaged store was rebuilt.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param rows_kept the number of rows with the user's own data that were recovered
 * @param is_partial true if some could not be recovered
 */
typedef void (*pentad_stellar_recovery_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                                 int64_t rows_kept, bool is_partial);

/**
 * Reports that the store could not be read or written.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param error the error, valid during the callback
 */
typedef void (*pentad_stellar_store_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                              pentad_error *PENTAD_NONNULL error);

/** A delegate that receives the events of a client. */
typedef struct pentad_stellar_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context after the last callback; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** The courses came from the server. */
  pentad_stellar_event_callback PENTAD_NULLABLE did_load_courses;
  /** The class list of a course came from the server, or the server confirmed the stored one. */
  pentad_stellar_id_callback PENTAD_NULLABLE did_load_classes;
  /** A class differs from the stored one, or is new. */
  pentad_stellar_id_callback PENTAD_NULLABLE did_change_class;
  /** New announcements of a class arrived. */
  pentad_stellar_news_callback PENTAD_NULLABLE announcements_did_arrive;
  /** A request failed. */
  pentad_stellar_failed_callback PENTAD_NULLABLE did_fail;
  /** Parts of a response could not be read and were left out. */
  pentad_stellar_left_out_callback PENTAD_NULLABLE did_leave_out;
  /** A bookmark was set, removed or archived, or must be sent to the server again. */
  pentad_stellar_event_callback PENTAD_NULLABLE did_change_bookmarks;
  /** The server has the last change of a bookmark. */
  pentad_stellar_id_callback PENTAD_NULLABLE did_synchronise_bookmark;
  /** The server permanently refused a change of a bookmark. The bookmark is kept. */
  pentad_stellar_bookmark_failed_callback PENTAD_NULLABLE bookmark_did_fail;
  /** A class was visited. */
  pentad_stellar_event_callback PENTAD_NULLABLE did_change_recent;
  /** The unread counts changed. */
  pentad_stellar_event_callback PENTAD_NULLABLE did_change_unread;
  /** The term has changed, or bookmarks of an older one were found and archived. */
  pentad_stellar_term_callback PENTAD_NULLABLE did_change_term;
  /** Data of the account has changed, or a pending change of it was made. */
  pentad_stellar_account_changed_callback PENTAD_NULLABLE did_change_account;
  /** The source permanently rejected a mark or a reply. The pending change is kept. */
  pentad_stellar_change_failed_callback PENTAD_NULLABLE change_did_fail;
  /** A damaged store was rebuilt. */
  pentad_stellar_recovery_callback PENTAD_NULLABLE did_recover_store;
  /** The store could not be read or written; the server's data was returned only to the caller. */
  pentad_stellar_store_callback PENTAD_NULLABLE store_did_fail;
  /** Another client or process has changed the store. */
  pentad_stellar_event_callback PENTAD_NULLABLE store_did_change;
  /** All data that can be fetched again was removed. */
  pentad_stellar_event_callback PENTAD_NULLABLE did_clear_cache;
  /** All data was erased. */
  pentad_stellar_event_callback PENTAD_NULLABLE did_erase;
  /** Events were lost because the delegate was too slow: reload everything. */
  pentad_stellar_event_callback PENTAD_NULLABLE did_reset;
} pentad_stellar_delegate;

/**
 * Receives the bookmarks of the current term.
 *
 * @param context the delegate's context
 * @param bookmarks all bookmarks, valid during the callback
 * @param delta the changes since the previous callback, bookmarks matched by the class; valid
 *   during the callback; NULL the first time: show everything
 */
typedef void (*pentad_stellar_bookmarks_callback)(
    void *PENTAD_NULLABLE context, const pentad_stellar_bookmarks *PENTAD_NONNULL bookmarks,
    const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Receives the stored courses.
 *
 * @param context the delegate's context
 * @param items the courses, valid during the callback
 * @param count the number of courses
 * @param delta the changes since the previous callback, courses matched by their number; valid
 *   during the callback; NULL the first time: show everything
 */
typedef void (*pentad_stellar_course_list_callback)(
    void *PENTAD_NULLABLE context,
    const pentad_stellar_course *PENTAD_NONNULL const *PENTAD_NONNULL items, size_t count,
    const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Receives the most recently visited classes.
 *
 * @param context the delegate's context
 * @param classes the classes, the last one first, valid during the callback
 * @param delta the changes since the previous callback; valid during the callback; NULL the first
 *   time: show everything
 */
typedef void (*pentad_stellar_class_list_callback)(
    void *PENTAD_NULLABLE context, const pentad_stellar_class_list *PENTAD_NONNULL classes,
    const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * A delegate that receives lists: each as it is now, and again after each change, with the changes
 * since the previous callback. A slow delegate receives only the newest version. A list whose
 * callback is NULL is not read.
 */
typedef struct pentad_stellar_lists_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context after the last callback; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** The bookmarks of the current term. */
  pentad_stellar_bookmarks_callback PENTAD_NULLABLE bookmarks;
  /** The stored courses; the server is not asked. */
  pentad_stellar_course_list_callback PENTAD_NULLABLE courses;
  /** The most recently visited classes. */
  pentad_stellar_class_list_callback PENTAD_NULLABLE recent;
  /** The maximum number of visited classes; 0 for 20. */
  size_t recent_limit;
} pentad_stellar_lists_delegate;

/** The options of a client. */
typedef struct pentad_stellar_client_options {
  /** The size of this record. */
  size_t struct_size;
  /**
   * The folder of the store, created if it is missing; NULL for memory, which is freed with the
   * client.
   */
  const char *PENTAD_NULLABLE store_folder;
  /**
   * The server: its base URL, such as `http://127.0.0.1:8080`, or the full URL of its API. NULL for
   * no server: only stored data is available, and requests fail with `PENTAD_OFFLINE`. A store
   * belongs to the first server with which it is opened: opening it with another one fails with
   * `PENTAD_OTHER_SERVER`, and that one receives neither bookmarks nor the device's secret.
   */
  const char *PENTAD_NULLABLE server;
  /** The network options; NULL for the defaults. */
  const pentad_network_options *PENTAD_NULLABLE network;
  /**
   * The delegate for all events from the opening on, including those of a damaged store; NULL for
   * none.
   */
  const pentad_stellar_delegate *PENTAD_NULLABLE delegate;
  /**
   * Not 0 to send bookmarks and read marks only in pentad_stellar_client_synchronise(); otherwise
   * they are sent automatically.
   */
  uint32_t manual_synchronising;
  /**
   * Not 0 to open a store whose folder or files belong to another user, or can be changed by other
   * users; otherwise opening it fails with PENTAD_NOT_PRIVATE.
   */
  uint32_t allows_shared_store;
  /**
   * Not 0 if the store's server has moved to the address `server`: the store belongs to that server
   * from then on, with the device and all pending changes.
   */
  uint32_t server_has_moved;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
  /** The session that runs the client's callbacks; NULL for a callback thread of the library. */
  pentad_session *PENTAD_NULLABLE session;
} pentad_stellar_client_options;
