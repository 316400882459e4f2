/**
 * @file pentad_types.h
 * The records, options, enums, callback types and handles of Pentad's C interface.
 *
 * Written by hand, and read twice: by the Swift facade as the module CPentad, and by the generator
 * of pentad.h. Include pentad.h, which includes this file.
 *
 * Rules that the generator holds this file to:
 * - every record, field, enum value, callback type and handle has a comment;
 * - every pointer says whether it may be NULL: PENTAD_NONNULL or PENTAD_NULLABLE;
 * - a record that a program fills or lets the library fill begins with `size_t struct_size`, and
 *   none of its bytes is padding: a field of a later version would lie in it;
 * - a field is only ever added, and at the end, and none to a record that lies in an array or in
 *   another record; an enum in a record with `struct_size` has a value 0;
 * - a handle is never const.
 */
#ifndef PENTAD_TYPES_H
#define PENTAD_TYPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-extension"
#define PENTAD_NONNULL _Nonnull
#define PENTAD_NULLABLE _Nullable
#else
/** The pointer must not be NULL. */
#define PENTAD_NONNULL
/** The pointer may be NULL; the comment says what that means. */
#define PENTAD_NULLABLE
#endif

#ifdef __cplusplus
extern "C" {
#endif

#include "pentad_enums.h"

/* ---- Errors ---------------------------------------------------------------------------------- */

/**
 * What became of a call: the coarse code in the low byte (`status & 0xff`), a finer one above it.
 *
 * Where a comment names a coarse status, each of its finer ones may come: compare the low byte. The set
 * is open: a later version may add codes.
 */
typedef enum pentad_status {
  /** It worked. */
  PENTAD_OK = 0,
  /** A defect of Pentad itself. */
  PENTAD_INTERNAL = 1,
  /** A call that the documentation forbids: NULL where none may be, a wrong `struct_size`. */
  PENTAD_MISUSE = 2,
  /** Input that has no meaning: a malformed formula, text that is not UTF-8. */
  PENTAD_INVALID = 3,
  /** Nothing of that name, number or place. */
  PENTAD_NOT_FOUND = 4,
  /** The caller asked for the end of it. */
  PENTAD_CANCELLED = 5,
  /** A deadline passed. */
  PENTAD_TIMED_OUT = 6,
  /** No network. */
  PENTAD_OFFLINE = 7,
  /** The server wants other credentials. */
  PENTAD_UNAUTHORIZED = 8,
  /** The server, or a limit, said no, and would say so again. */
  PENTAD_REFUSED = 9,
  /** An answer that cannot be read. */
  PENTAD_DECODING = 10,
  /** The disk or the store said no. */
  PENTAD_STORAGE = 11,
  /** A file that is damaged. */
  PENTAD_CORRUPT = 12,
  /** Something changed meanwhile. */
  PENTAD_CONFLICT = 13,
  /** Not in this build, not in this version, or not after `fork()`. */
  PENTAD_UNSUPPORTED = 14,
  /** A handle that is closed, or the library after pentad_shutdown(). */
  PENTAD_CLOSED = 15,
  /** The other side cannot be reached or cannot answer now; it passes by itself: try again later. */
  PENTAD_UNAVAILABLE = 16,
  /** PENTAD_UNAVAILABLE: the server could not answer; it may be able to later. */
  PENTAD_SERVER_UNAVAILABLE = 0x000110,
  /**
   * PENTAD_UNAVAILABLE: too many requests; pentad_error_retry_after() says how long to wait, if the
   * server does.
   */
  PENTAD_TOO_MANY_REQUESTS = 0x000210,
  /** PENTAD_DECODING: an answer that is cut off, damaged, or of another format, such as a page. */
  PENTAD_UNREADABLE_ANSWER = 0x00030a,
  /** PENTAD_DECODING: an answer that can be read and is not what was asked for. */
  PENTAD_UNEXPECTED_ANSWER = 0x00040a,
  /** PENTAD_UNAUTHORIZED: the server wants the user to sign in, or to do so again. */
  PENTAD_SIGN_IN_REQUIRED = 0x000508,
  /** PENTAD_INVALID: no time zone has the identifier. */
  PENTAD_UNKNOWN_TIME_ZONE = 0x000603,
  /** PENTAD_INVALID: a date that does not exist, an end before its start, a time too long. */
  PENTAD_INVALID_DATE_RANGE = 0x000703,
  /** PENTAD_CONFLICT: the store or the account belongs to another server; it is untouched, nothing was sent. */
  PENTAD_OTHER_SERVER = 0x00100d,
  /** PENTAD_STORAGE: no room on the disk, or the store has reached its limit; nothing was changed. */
  PENTAD_DISK_FULL = 0x08010b,
  /** PENTAD_STORAGE: the file, its directory or the whole disk may not be written. */
  PENTAD_NOT_WRITABLE = 0x08020b,
  /** PENTAD_STORAGE: the directory or the file cannot be made or opened. */
  PENTAD_NOT_OPENABLE = 0x08030b,
  /** PENTAD_STORAGE: the disk failed at reading or writing. */
  PENTAD_DISK_FAILURE = 0x08040b,
  /** PENTAD_STORAGE: the store could not be brought to this version; it is as it was. */
  PENTAD_MIGRATION_FAILED = 0x08050b,
  /** PENTAD_STORAGE: the store got no memory. */
  PENTAD_OUT_OF_MEMORY = 0x08060b,
  /** PENTAD_CONFLICT: another writer kept the store for too long. */
  PENTAD_STORE_BUSY = 0x08070d,
  /** PENTAD_CONFLICT: a row breaks a rule of the store's schema. */
  PENTAD_CONSTRAINT = 0x08080d,
  /** PENTAD_CONFLICT: what needs the store alone meets another that has it open. */
  PENTAD_STORE_IN_USE = 0x08090d,
  /** PENTAD_UNSUPPORTED: a later version wrote the store, which is untouched. */
  PENTAD_NEWER_SCHEMA = 0x080a0e,
  /** PENTAD_UNSUPPORTED: the file is another program's, and is untouched. */
  PENTAD_FOREIGN_FILE = 0x080b0e,
  /** PENTAD_CORRUPT: a search index does not fit its table; the tables are not damaged. */
  PENTAD_SEARCH_INDEX_CORRUPT = 0x080c0c,
  /** PENTAD_STORAGE: other users own or may change a folder or file of the store, which was not read. */
  PENTAD_NOT_PRIVATE = 0x080e0b,
  /** PENTAD_UNSUPPORTED: the store is encrypted, which this build cannot read; it is untouched. */
  PENTAD_STORE_ENCRYPTED = 0x080f0e,
  /** PENTAD_CLOSED: the store is suspended until it is resumed, or is being erased. */
  PENTAD_SUSPENDED = 0x080d0f,
  /** PENTAD_REFUSED: a body longer than the limit of the request. */
  PENTAD_BODY_TOO_LONG = 0x090109,
  /** PENTAD_UNAVAILABLE: the server took no connection. */
  PENTAD_CONNECTION_REFUSED = 0x090210,
  /** PENTAD_DECODING: the connection ended before the answer did. */
  PENTAD_ANSWER_CUT_OFF = 0x09030a,
  /** PENTAD_REFUSED: the server opens no WebSocket. */
  PENTAD_WEB_SOCKET_REFUSED = 0x090409,
  /** PENTAD_REFUSED: a message longer than the limit of the request. */
  PENTAD_MESSAGE_TOO_LONG = 0x090509,
  /** A formula, PENTAD_INVALID: the text is empty. */
  PENTAD_ELEMENTS_FORMULA_EMPTY = 0x010103,
  /** A formula, PENTAD_INVALID: a character that cannot stand there. */
  PENTAD_ELEMENTS_FORMULA_UNEXPECTED_CHARACTER = 0x010203,
  /** A formula, PENTAD_INVALID: the text is not UTF-8. */
  PENTAD_ELEMENTS_FORMULA_NOT_UTF8 = 0x010303,
  /** A formula, PENTAD_INVALID: no element has the symbol. */
  PENTAD_ELEMENTS_FORMULA_UNKNOWN_ELEMENT = 0x010403,
  /** A formula, PENTAD_INVALID: no nuclide is known with the mass number. */
  PENTAD_ELEMENTS_FORMULA_UNKNOWN_NUCLIDE = 0x010503,
  /** A formula, PENTAD_INVALID: a bracket has no partner of its kind. */
  PENTAD_ELEMENTS_FORMULA_UNMATCHED_BRACKET = 0x010603,
  /** A formula, PENTAD_INVALID: an element or a group is missing. */
  PENTAD_ELEMENTS_FORMULA_MISSING_PART = 0x010703,
  /** A formula, PENTAD_INVALID: a number that counts nothing, or is zero. */
  PENTAD_ELEMENTS_FORMULA_NUMBER = 0x010803,
  /** A formula, PENTAD_INVALID: a charge that is malformed or not at the end. */
  PENTAD_ELEMENTS_FORMULA_CHARGE = 0x010903,
  /** A formula, PENTAD_INVALID: the text, or a number in it, is too large. */
  PENTAD_ELEMENTS_FORMULA_TOO_LARGE = 0x010a03,
  /** A formula, PENTAD_INVALID: brackets are nested too deeply. */
  PENTAD_ELEMENTS_FORMULA_TOO_DEEP = 0x010b03,
  /** A formula, PENTAD_INVALID: a text with two plausible meanings; the message shows how to write each. */
  PENTAD_ELEMENTS_FORMULA_AMBIGUOUS = 0x010c03,
  /** A formula, PENTAD_INVALID: markup that is unknown, misplaced or not closed. */
  PENTAD_ELEMENTS_FORMULA_MARKUP = 0x010d03,
  /** AstroKit, PENTAD_INVALID: a latitude, longitude or elevation out of its range. */
  PENTAD_ASTRO_INVALID_PLACE = 0x020103,
  /** AstroKit, PENTAD_NOT_FOUND: a date outside the installed ephemeris files. */
  PENTAD_ASTRO_OUT_OF_RANGE = 0x020404,
  /** AstroKit, PENTAD_NOT_FOUND: no ephemeris file for the Sun or the Moon, or a damaged one. */
  PENTAD_ASTRO_EPHEMERIS_MISSING = 0x020504,
  /** AstroKit, PENTAD_UNSUPPORTED: libswe answered from a coarser ephemeris than was asked for. */
  PENTAD_ASTRO_EPHEMERIS_DOWNGRADED = 0x02060e,
  /** AstroKit, PENTAD_INVALID: a request for something other than `all`. */
  PENTAD_ASTRO_UNKNOWN_REQUEST_TYPE = 0x022003,
  /** AstroKit, PENTAD_DECODING: a source did not give all the days that were asked for. */
  PENTAD_ASTRO_INCOMPLETE_ANSWER = 0x02220a,
  /** AstroKit, PENTAD_INVALID: days were asked for before anybody said where. */
  PENTAD_ASTRO_NO_LOCATION = 0x022303,
  /** AstroKit, PENTAD_CONFLICT: the place or the rules changed while days were on their way. */
  PENTAD_ASTRO_LOCATION_CHANGED = 0x02240d,
  /** StellarKit, PENTAD_DECODING: the server answered with nothing, or with no courses at all. */
  PENTAD_STELLAR_EMPTY_REPLY = 0x03020a,
  /** StellarKit, PENTAD_NOT_FOUND: the server knows no class of that id in this term. */
  PENTAD_STELLAR_CLASS_NOT_FOUND = 0x030504,
  /** StellarKit, PENTAD_UNSUPPORTED: the server does not know the module or the command. */
  PENTAD_STELLAR_UNKNOWN_COMMAND = 0x03060e,
  /** StellarKit, PENTAD_UNAUTHORIZED: the server does not know this device yet. */
  PENTAD_STELLAR_DEVICE_NOT_REGISTERED = 0x030808,
  /** ChatKit, PENTAD_CONFLICT: the server took a message of this name less than a minute ago. */
  PENTAD_CHAT_DUPLICATE_MESSAGE = 0x0c010d,
  /** ChatKit, PENTAD_REFUSED: GroupMe keeps this call for devices that it has verified itself. */
  PENTAD_CHAT_DEVICE_VERIFICATION_REQUIRED = 0x0c0209,
  /** ChatKit, PENTAD_NOT_FOUND: no such group or conversation, or the user is not in it. */
  PENTAD_CHAT_NOT_MEMBER = 0x0c0304,
  /** ChatKit, PENTAD_INVALID: the group takes no messages with links from this user. */
  PENTAD_CHAT_LINKS_NOT_ALLOWED = 0x0c0403,
  /** ChatKit, PENTAD_REFUSED: GroupMe or the group has banned the user. */
  PENTAD_CHAT_BANNED = 0x0c0509,
  /** ChatKit, PENTAD_UNAVAILABLE: the members are still being added. */
  PENTAD_CHAT_RESULTS_NOT_READY = 0x0c0710,
  /** ChatKit, PENTAD_NOT_FOUND: the server has forgotten what became of an addition of members. */
  PENTAD_CHAT_RESULTS_EXPIRED = 0x0c0804,
  /** ChatKit, PENTAD_INVALID: a group has a name. */
  PENTAD_CHAT_GROUP_NAME_REQUIRED = 0x0c0903,
  /** ChatKit, PENTAD_INVALID: a text, a name or a description that is longer than GroupMe takes. */
  PENTAD_CHAT_TEXT_TOO_LONG = 0x0c0a03,
  /** ChatKit, PENTAD_REFUSED: only an administrator, the creator or the author may. */
  PENTAD_CHAT_NOT_ALLOWED = 0x0c0c09,
  /** ChatKit, PENTAD_INVALID: the server found something wrong with the request, and would again. */
  PENTAD_CHAT_REQUEST_REJECTED = 0x0c0d03,
  /** ChatKit, PENTAD_INVALID: a picture of more than 50 MB. */
  PENTAD_CHAT_PICTURE_TOO_LARGE = 0x0c0e03,
  /**
   * ChatKit, PENTAD_INVALID: a file or bytes that cannot be sent as a picture: empty, of another kind than
   * JPEG, PNG, GIF, WebP and HEIC by the first bytes, or a link, a folder, a pipe or a device.
   */
  PENTAD_CHAT_NOT_A_PICTURE = 0x0c0f03,
  /** ChatKit, PENTAD_NOT_FOUND: no such message, or it cannot be seen. */
  PENTAD_CHAT_MESSAGE_NOT_FOUND = 0x0c1104,
  /**
   * ChatKit, PENTAD_DECODING: messages, groups or other items of an answer that cannot be read were left out;
   * the rest was taken.
   */
  PENTAD_CHAT_UNREADABLE_ITEMS = 0x0c120a,
  /** VideoFeedKit, PENTAD_NOT_FOUND: the feed is gone: the server has said so often enough. */
  PENTAD_VIDEO_SOURCE_GONE = 0x0d0104,
  /** VideoFeedKit, PENTAD_UNAUTHORIZED: the name, the password or the code is wrong, or the user said no. */
  PENTAD_VIDEO_SIGN_IN_REFUSED = 0x0d0508,
  /** VideoFeedKit, PENTAD_DECODING: a document that is no feed. */
  PENTAD_VIDEO_NOT_A_FEED = 0x0d070a,
  /** VideoFeedKit, PENTAD_REFUSED: a feed larger than is read. */
  PENTAD_VIDEO_FEED_TOO_LARGE = 0x0d0809,
  /** VideoFeedKit, PENTAD_REFUSED: a document whose entities are those of an attack. */
  PENTAD_VIDEO_ENTITY_REFUSED = 0x0d0909,
  /** VideoFeedKit, PENTAD_NOT_FOUND: no such video, or it cannot be seen. */
  PENTAD_VIDEO_NOT_FOUND = 0x0d0b04,
  /** VideoFeedKit, PENTAD_UNSUPPORTED: no source gives a file or a stream of the video. */
  PENTAD_VIDEO_NOT_PLAYABLE = 0x0d0c0e,
  /** VideoFeedKit, PENTAD_TIMED_OUT: no source has told where the video is in time. */
  PENTAD_VIDEO_RESOLVING_TIMED_OUT = 0x0d0d06,
  /** VideoFeedKit, PENTAD_REFUSED: the source said no to what the user did, and would again. */
  PENTAD_VIDEO_ACTION_REFUSED = 0x0d0e09,
  /** VideoFeedKit, PENTAD_CONFLICT: nobody can tell whether what was shared has arrived. */
  PENTAD_VIDEO_DELIVERY_UNKNOWN = 0x0d0f0d,
  /** VideoFeedKit, PENTAD_INVALID: a comment longer than a destination takes. */
  PENTAD_VIDEO_COMMENT_TOO_LONG = 0x0d1003,
  /** VideoFeedKit, PENTAD_INVALID: something is shared by mail without an address. */
  PENTAD_VIDEO_RECIPIENT_MISSING = 0x0d1103,
  /** VideoFeedKit, PENTAD_NOT_FOUND: no such source. */
  PENTAD_VIDEO_SOURCE_NOT_FOUND = 0x0d1204,
  /** VideoFeedKit, PENTAD_UNSUPPORTED: the source cannot do this. */
  PENTAD_VIDEO_ACTION_UNSUPPORTED = 0x0d130e,
  /** VideoFeedKit, PENTAD_OFFLINE: a feed of demonstration mode does without the network. */
  PENTAD_VIDEO_NETWORK_DISABLED = 0x0d1407,
  /** VideoFeedKit, PENTAD_INVALID: an address of a scheme that is never followed. */
  PENTAD_VIDEO_ADDRESS_REFUSED = 0x0d1503,
  /** VideoFeedKit, PENTAD_DECODING: a page for people where a feed was expected. */
  PENTAD_VIDEO_PAGE_INSTEAD_OF_FEED = 0x0d160a,
  /** VideoFeedKit, PENTAD_DECODING: a document that is no list of outlines. */
  PENTAD_VIDEO_NOT_AN_OUTLINE = 0x0d170a,
  /** VideoFeedKit, PENTAD_UNAUTHORIZED: the user has a second factor: a code is wanted, too. */
  PENTAD_VIDEO_SIGN_IN_CODE_REQUIRED = 0x0d2008,
  /** VideoFeedKit, PENTAD_NOT_FOUND: a feed whose entries have no video: articles, or sound alone. */
  PENTAD_VIDEO_NO_VIDEOS = 0x0d2104,
  /** No status: makes every 31-bit number a valid value of this type. */
  PENTAD_STATUS_FORCE_INT32 = 0x7fffffff
} pentad_status;

/** In place of a moment: it is not known, or there was none, as the field's comment says. */
#define PENTAD_NO_TIME INT64_MIN

#include "pentad_records.h"

/** What went wrong: a status, a sentence for a person and a place in the input. */
typedef struct pentad_error pentad_error;

/* ---- Asynchronous calls ---------------------------------------------------------------------- */

/** A call that runs on: it can be cancelled and waited for. */
typedef struct pentad_operation pentad_operation;

/** A registered delegate: its callbacks come until it is cancelled. */
typedef struct pentad_subscription pentad_subscription;

/**
 * A place for callbacks that the program runs itself: those of what is made with the session come inside
 * pentad_session_pump(), and nowhere else.
 */
typedef struct pentad_session pentad_session;

/**
 * Gives back the context of a delegate, once no callback will be given it any more.
 *
 * @param context the context
 */
typedef void (*pentad_context_free)(void *PENTAD_NULLABLE context);

/**
 * Reports that something waits in a session: see pentad_session_on_ready().
 *
 * @param context the caller's context
 */
typedef void (*pentad_session_ready_callback)(void *PENTAD_NULLABLE context);

/* ---- Lists ----------------------------------------------------------------------------------- */

/** An item of a list at another place. */
typedef struct pentad_list_move {
  /** Its index in the old list. */
  size_t old_index;
  /** Its index in the new list. */
  size_t new_index;
} pentad_list_move;

/**
 * What makes a list out of the one before: what a screen needs to show a change.
 *
 * Items are matched by their keys, one to one. What is not matched is deleted or inserted, what is
 * matched stays or moves, and as few move as can be; what is matched and has other content is updated,
 * also when it moves. The new list comes out of the old one exactly: without what is deleted or moves,
 * the old items fill, in their order, the places of the new list that nothing moves or is inserted to.
 */
typedef struct pentad_list_delta {
  /** What is gone: indices of the old list, ascending. */
  const size_t *PENTAD_NONNULL deletions;
  /** How many are gone. */
  size_t deletion_count;
  /** What is new: indices of the new list, ascending. */
  const size_t *PENTAD_NONNULL insertions;
  /** How many are new. */
  size_t insertion_count;
  /** What moves, in the order of the new list. */
  const pentad_list_move *PENTAD_NONNULL moves;
  /** How many move. */
  size_t move_count;
  /** What has other content: indices of the new list, ascending. */
  const size_t *PENTAD_NONNULL updates;
  /** How many have other content. */
  size_t update_count;
  /** How many items the old list has. */
  size_t old_count;
  /** How many items the new list has. */
  size_t new_count;
} pentad_list_delta;

/**
 * Says whether two items of one key have the same content.
 *
 * It is called during pentad_list_delta_make() only, on the caller's thread.
 *
 * @param context the caller's context
 * @param old_index the index of the one in the old list
 * @param new_index the index of the other in the new list
 * @return whether nothing about the item has changed
 */
typedef bool (*pentad_list_is_same)(void *PENTAD_NULLABLE context, size_t old_index,
                                    size_t new_index);

/* ---- Logging --------------------------------------------------------------------------------- */

/** How much a log message matters. A level lets those before it through, too. */
typedef enum pentad_log_level {
  /** Nothing is logged. */
  PENTAD_LOG_OFF = 0,
  /** Something failed that should not have: data may be incomplete. */
  PENTAD_LOG_ERROR = 1,
  /** Something unexpected was dealt with. */
  PENTAD_LOG_WARNING = 2,
  /** A change of state worth knowing. */
  PENTAD_LOG_INFO = 3,
  /** Everything, calls that fail among it. */
  PENTAD_LOG_DEBUG = 4,
  /** No level: makes every 31-bit number a valid value of this type. */
  PENTAD_LOG_LEVEL_FORCE_INT32 = 0x7fffffff
} pentad_log_level;

/**
 * Receives one log message.
 *
 * @param context the delegate's context
 * @param level how much it matters
 * @param source who logs: the name of a function or of a part of the library
 * @param message one sentence, without secrets and without the content of a user's data
 */
typedef void (*pentad_log_callback)(void *PENTAD_NULLABLE context, pentad_log_level level,
                                    const char *PENTAD_NONNULL source,
                                    const char *PENTAD_NONNULL message);

/** Where log messages go. Begin with PENTAD_LOG_DELEGATE_INIT. */
typedef struct pentad_log_delegate {
  /** The size of this record, `sizeof(pentad_log_delegate)`. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when the last message was delivered; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** Called for each message, on a callback thread of the library. */
  pentad_log_callback PENTAD_NULLABLE did_log;
  /** The messages wanted: those of this level and of the levels before it. */
  pentad_log_level level;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_log_delegate;

/* ---- The network ------------------------------------------------------------------------------- */

/**
 * How a server is reached. Begin with PENTAD_NETWORK_OPTIONS_INIT.
 *
 * Certificates are verified, always. Plain `http` goes to this machine alone, unless
 * `allows_plain_http` is set. What may pass by itself is tried again, after a while that grows, and
 * not before the time that the server says.
 */
typedef struct pentad_network_options {
  /** The size of this record. */
  size_t struct_size;
  /** What `User-Agent` says; NULL for `Pentad/` and the version. */
  const char *PENTAD_NULLABLE user_agent;
  /** A file of certificates in the PEM form, trusted besides the system's; NULL for none. */
  const char *PENTAD_NULLABLE certificate_file;
  /** The host of an HTTP proxy; NULL for none. */
  const char *PENTAD_NULLABLE proxy_host;
  /** The name by which the proxy knows us; NULL for none. */
  const char *PENTAD_NULLABLE proxy_name;
  /** The password for the proxy; NULL for none. It appears in no message. */
  const char *PENTAD_NULLABLE proxy_password;
  /** The port of the proxy. */
  int32_t proxy_port;
  /** How long a connection may take to be there, in milliseconds; 0 for 10,000. */
  int32_t connect_timeout_ms;
  /** How often a question is asked at most, the first time included; 0 for 4. */
  int32_t tries;
  /** Whether plain `http` may go to other machines, where anybody on the way can read it. */
  int32_t allows_plain_http;
  /**
   * The keys of which a server of `https` or `wss` must have one, separated by spaces: each the base64
   * of the SHA-256 of a certificate's SubjectPublicKeyInfo (RFC 7469). A malformed one is
   * PENTAD_INVALID. NULL for any key.
   */
  const char *PENTAD_NULLABLE certificate_pins;
  /**
   * How long one exchange may take, in milliseconds: from asking until the last byte of the answer has come,
   * with all tries, redirects and the waits between them. Then it ends with PENTAD_TIMED_OUT; what was sent by
   * then may have arrived, and is sent again by the rules of each function. A call that asks several times, such
   * as pentad_stellar_client_load_catalogue(), may take as long each time. 0 for the usual: 30,000; 15,000 for
   * what StellarKit sends, 20,000 for a picture, 120,000 for one that is put on the server. 86,400,000 at most.
   * A message of ChatKit is posted within its own time, where that is shorter. Push connections have times of
   * their own.
   */
  int64_t timeout_ms;
} pentad_network_options;

/* ---- ElementsKit: values ----------------------------------------------------------------------- */

/** What CIAAW states for an element. */
typedef enum pentad_elements_atomic_weight_kind {
  /** No standard atomic weight. */
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_NONE = 0,
  /** A value and its uncertainty. */
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_VALUE = 1,
  /** An interval. */
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_INTERVAL = 2,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_elements_atomic_weight_kind;

/** A standard atomic weight, in u; what does not apply is NaN. */
typedef struct pentad_elements_atomic_weight {
  /** What CIAAW states. */
  pentad_elements_atomic_weight_kind kind;
  /** The longest-lived nuclide's mass number, when there is no weight; else 0. */
  int32_t mass_number;
  /** The published value; NaN for an interval. */
  double value;
  /** The published uncertainty. */
  double uncertainty;
  /** The interval's lower end. */
  double low;
  /** The interval's upper end. */
  double high;
  /** The abridged value. */
  double abridged;
  /** The abridged value's uncertainty. */
  double abridged_uncertainty;
  /** CIAAW's footnotes: some of g, m, r. */
  const char *PENTAD_NONNULL notes;
  /** The edition. */
  const pentad_elements_reference *PENTAD_NONNULL source;
} pentad_elements_atomic_weight;

/** One chemical element. It lives as long as the process. */
typedef struct pentad_elements_element {
  /** The atomic number, 1 to 118. */
  int32_t number;
  /** The row of the table, 1 to 7. */
  int32_t period;
  /** The symbol. */
  const char *PENTAD_NONNULL symbol;
  /** The IUPAC name in lower case. */
  const char *PENTAD_NONNULL name;
  /** The family: alkaliMetal, nobleGas, ... */
  const char *PENTAD_NONNULL category;
  /** The CAS registry number. */
  const char *PENTAD_NONNULL cas_number;
  /** The English Wikipedia's article. */
  const char *PENTAD_NONNULL wikipedia_url;
  /** Who states name, symbol and place. */
  const pentad_elements_reference *PENTAD_NONNULL source;
  /** Other names and symbols. */
  const pentad_elements_element_name *PENTAD_NONNULL const *PENTAD_NONNULL names;
  /** How many. */
  size_t name_count;
  /** The standard atomic weight. */
  const pentad_elements_atomic_weight *PENTAD_NONNULL weight;
  /** The electrons; NULL when unknown. */
  const pentad_elements_electron_configuration *PENTAD_NULLABLE configuration;
  /** All values of properties, sorted by property, then allotrope. */
  const pentad_elements_value *PENTAD_NONNULL const *PENTAD_NONNULL values;
  /** How many. */
  size_t value_count;
  /** Ionization energies; item i is for electron i + 1, NULL where unknown. */
  const pentad_elements_quantity *PENTAD_NULLABLE const *PENTAD_NONNULL ionization_energies;
  /** How many items: the atomic number. */
  size_t ionization_energy_count;
  /** The forms; at least one. */
  const pentad_elements_allotrope *PENTAD_NONNULL const *PENTAD_NONNULL allotropes;
  /** How many. */
  size_t allotrope_count;
  /** prehistoric, ancient or modern; NULL when the discovery is not dated. */
  const char *PENTAD_NULLABLE discovery_era;
  /** Statements on the discovery; the first is the accepted one. */
  const pentad_elements_discovery_claim *PENTAD_NONNULL const *PENTAD_NONNULL discovery_claims;
  /** How many. */
  size_t discovery_claim_count;
  /** The original's state. */
  pentad_elements_element_state state;
  /** Whether no nuclide is stable. */
  bool is_radioactive;
} pentad_elements_element;

/* ---- ElementsKit: the table -------------------------------------------------------------------- */

/** What a list of elements is sorted by. */
typedef enum pentad_elements_order {
  /** Atomic number. */
  PENTAD_ELEMENTS_ORDER_NUMBER = 0,
  /** Symbol, without regard to case. */
  PENTAD_ELEMENTS_ORDER_SYMBOL = 1,
  /** Name, as the table spells it. */
  PENTAD_ELEMENTS_ORDER_NAME = 2,
  /** State, then name: only for a data source. */
  PENTAD_ELEMENTS_ORDER_STATE = 3,
  /** No order: makes every 31-bit number a valid value of this type. */
  PENTAD_ELEMENTS_ORDER_FORCE_INT32 = 0x7fffffff
} pentad_elements_order;

/** A periodic table: options, events and a delegate. */
typedef struct pentad_elements_table pentad_elements_table;

/** Options of a table. Begin with PENTAD_ELEMENTS_TABLE_OPTIONS_INIT. */
typedef struct pentad_elements_table_options {
  /** The size of this record. */
  size_t struct_size;
  /** How names are spelt. */
  pentad_elements_spelling spelling;
  /** Who stands in group 3. */
  pentad_elements_group_three group_three;
} pentad_elements_table_options;

/** Which elements are wanted: those for which all that is set holds. Begin with PENTAD_ELEMENTS_FILTER_INIT. */
typedef struct pentad_elements_filter {
  /** The size of this record. */
  size_t struct_size;
  /** Some of the letters s, p, d, f; NULL for every block. */
  const char *PENTAD_NULLABLE blocks;
  /** A family: halogen, nobleGas, ...; NULL for every one. */
  const char *PENTAD_NULLABLE category;
  /** A state: Solid, Liquid, Gas, Artificial; NULL for every one. */
  const char *PENTAD_NULLABLE state;
  /** The first period; 0 for the first of all. */
  int32_t period_from;
  /** The last period; 0 for `period_from`, or for every one if that is 0, too. */
  int32_t period_to;
  /** The group, 1 to 18; 0 for every one. */
  int32_t group;
  /** 1 for elements without a stable nuclide, -1 for the others, 0 for all. */
  int32_t radioactive;
  /** Not 0 when `property`, `low` and `high` count; an element without the value is left out. */
  uint32_t has_range;
  /** The property of the range. */
  pentad_elements_property property;
  /** The range's lower end. */
  double low;
  /** The range's upper end. */
  double high;
} pentad_elements_filter;

/* ---- ElementsKit: lists, as TheElements shows them ---------------------------------------------- */

/** A section of a list. */
typedef struct pentad_elements_section {
  /** The header; NULL for none. */
  const char *PENTAD_NULLABLE title;
  /** The entry of the side index; NULL for none. */
  const char *PENTAD_NULLABLE index_title;
  /** The elements' atomic numbers, in order. */
  const int32_t *PENTAD_NONNULL numbers;
  /** How many. */
  size_t count;
} pentad_elements_section;

/** What a data source says of itself. */
typedef struct pentad_elements_source_info {
  /** The tab's title: Name, Number, Symbol, State. */
  const char *PENTAD_NONNULL name;
  /** The navigation bar's title: Sorted by Name. */
  const char *PENTAD_NONNULL navigation_title;
  /** The sections. */
  const pentad_elements_section *PENTAD_NONNULL const *PENTAD_NONNULL sections;
  /** How many. */
  size_t section_count;
  /** How the list is drawn. */
  pentad_elements_list_style style;
  /** Whether a row shows that there is more behind it. */
  bool shows_disclosure;
  /** Whether the side index shows: it has titles, and the list has 10 rows or more. */
  bool shows_section_index;
} pentad_elements_source_info;

/** A data source. */
typedef struct pentad_elements_source pentad_elements_source;

/**
 * Says which section of a list an element belongs to.
 *
 * It is called during pentad_elements_source_open_group() only, on the caller's thread.
 *
 * @param context the caller's context
 * @param number the element's atomic number
 * @return the section's title, which is copied at once; NULL leaves the element out
 */
typedef const char *PENTAD_NULLABLE (*pentad_elements_grouping)(void *PENTAD_NULLABLE context,
                                                               int32_t number);

/* ---- ElementsKit: cards ------------------------------------------------------------------------- */

/** The two sides of an element, and the flip between them. */
typedef struct pentad_elements_card pentad_elements_card;

/* ---- ElementsKit: pictures ---------------------------------------------------------------------- */

/** What the colours of a picture say. */
typedef enum pentad_elements_picture_colouring {
  /** State. */
  PENTAD_ELEMENTS_PICTURE_COLOURING_STATE = 0,
  /** Category. */
  PENTAD_ELEMENTS_PICTURE_COLOURING_CATEGORY = 1,
  /** Block. */
  PENTAD_ELEMENTS_PICTURE_COLOURING_BLOCK = 2,
  /** The value of a property. */
  PENTAD_ELEMENTS_PICTURE_COLOURING_PROPERTY = 3,
  /** No colouring: makes every 31-bit number a valid value of this type. */
  PENTAD_ELEMENTS_PICTURE_COLOURING_FORCE_INT32 = 0x7fffffff
} pentad_elements_picture_colouring;

/** Options of a picture. Begin with PENTAD_ELEMENTS_PICTURE_OPTIONS_INIT. */
typedef struct pentad_elements_picture_options {
  /** The size of this record. */
  size_t struct_size;
  /** The width in points; 0 for the picture's own: 37 a tile, 256 a card. A table has its own. */
  double size;
  /** A reflection's height in points; 0 for 0.35 of the width. */
  double height;
  /** A reflection's opacity at its upper edge; 0 for 0.5. */
  double opacity;
  /** The ground. */
  pentad_elements_picture_theme theme;
  /** What the colours say. */
  pentad_elements_picture_colouring colouring;
  /** The property, for PENTAD_ELEMENTS_PICTURE_COLOURING_PROPERTY. */
  pentad_elements_property property;
  /** How names are spelt. */
  pentad_elements_spelling spelling;
  /** Who stands in group 3. */
  pentad_elements_group_three group_three;
  /** Whether the picture links to the element's article. */
  uint32_t links;
} pentad_elements_picture_options;

/* ---- ElementsKit: formulas ---------------------------------------------------------------------- */

/** An oxidation state that is written behind a symbol: iron 3 in Fe(III)Cl3. */
typedef struct pentad_elements_oxidation_state {
  /** The element's symbol. */
  const char *PENTAD_NONNULL symbol;
  /** The element's atomic number. */
  int32_t number;
  /** The oxidation state. */
  int32_t state;
} pentad_elements_oxidation_state;

/** One kind of atom in a formula. */
typedef struct pentad_elements_formula_part {
  /** The element's atomic number. */
  int32_t number;
  /** The mass number of a given nuclide; 0 for the natural mixture. */
  int32_t mass_number;
  /** The element's symbol, for a nuclide with its mass number before it: 18O. */
  const char *PENTAD_NONNULL key;
  /** How many, as a decimal. */
  const char *PENTAD_NONNULL count_text;
  /** How many. */
  double count;
  /** The share of the molar mass, 0 to 1; NaN when there is none. */
  double mass_fraction;
} pentad_elements_formula_part;

/** What a formula says. */
typedef struct pentad_elements_formula_info {
  /** In Hill order, without the charge. */
  const char *PENTAD_NONNULL hill;
  /** The smallest whole-number formula of the same composition, in Hill order. */
  const char *PENTAD_NONNULL empirical;
  /** The kinds of atoms, in Hill order. */
  const pentad_elements_formula_part *PENTAD_NONNULL const *PENTAD_NONNULL parts;
  /** How many. */
  size_t part_count;
  /** The molar mass; NULL if an element has no standard weight. */
  const pentad_elements_molar_mass *PENTAD_NULLABLE molar_mass;
  /**
   * The mass of the molecule of most abundant nuclides, in u; NaN if an element has none. Of an ion it is
   * `ion_mass`.
   */
  double monoisotopic_mass;
  /** The charge number. */
  int64_t charge;
  /** The monoisotopic mass of the neutral atoms, whatever the charge is, in u; NaN if an element has none. */
  double monoisotopic_mass_of_atoms;
  /**
   * The monoisotopic mass of an ion in u, less charge times the mass of the electron (CODATA 2022); NaN for
   * a neutral formula, if an element has none, and for more charge than there are electrons.
   */
  double ion_mass;
  /** `ion_mass` over the number of charges: m/z; NaN as `ion_mass`. */
  double mass_to_charge;
  /** The molar mass of an ion, less charge times that of the electron; NULL where there is none. */
  const pentad_elements_molar_mass *PENTAD_NULLABLE ion_molar_mass;
  /** The oxidation states that the text gives, in its order. */
  const pentad_elements_oxidation_state *PENTAD_NONNULL const *PENTAD_NONNULL oxidation_states;
  /** How many. */
  size_t oxidation_state_count;
  /** The state of aggregation at the end of the text: s, l, g, aq, cr, am, sln or ads; NULL for none. */
  const char *PENTAD_NULLABLE aggregation;
  /** Whether the text marks a radical. */
  bool is_radical;
} pentad_elements_formula_info;

/** A chemical formula. */
typedef struct pentad_elements_formula pentad_elements_formula;

/**
 * The results of a batch, in the order of its formulas; where a status is not PENTAD_OK the numbers
 * are NaN.
 */
typedef struct pentad_elements_molar_masses {
  /** How many. */
  size_t count;
  /** `count` statuses: what became of each formula. */
  const pentad_status *PENTAD_NONNULL statuses;
  /** `count` places: the 0-based byte where a formula is bad; -1 for good ones. */
  const int64_t *PENTAD_NONNULL offsets;
  /** `count` molar masses in g/mol. */
  const double *PENTAD_NONNULL values;
  /** `count` lower ends. */
  const double *PENTAD_NONNULL lows;
  /** `count` upper ends. */
  const double *PENTAD_NONNULL highs;
} pentad_elements_molar_masses;

/**
 * Says how far an asynchronous call has come.
 *
 * @param context the caller's context
 * @param completed units done
 * @param total units in all; -1 when nobody knows
 */
typedef void (*pentad_progress_callback)(void *PENTAD_NULLABLE context, int64_t completed,
                                         int64_t total);

/**
 * Asked by a call that blocks whether to end early, on the thread that made the call.
 *
 * @param context the caller's context
 * @return 0 to go on; anything else cancels the call
 */
typedef int32_t (*pentad_interrupt_callback)(void *PENTAD_NULLABLE context);

/**
 * Ends a call that has no result but its end; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_completion_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           pentad_error *PENTAD_NULLABLE error);

/* ---- ElementsKit: events ------------------------------------------------------------------------ */

/**
 * Says that something happened to a table as a whole.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 */
typedef void (*pentad_elements_event_callback)(void *PENTAD_NULLABLE context, uint64_t event);

/**
 * Says that an element was selected.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param number the atomic number
 * @param source the name of the data source it was selected in; NULL when in none
 */
typedef void (*pentad_elements_select_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                                int32_t number,
                                                const char *PENTAD_NULLABLE source);

/**
 * Says that a card began or ended a flip.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param number the atomic number
 * @param side the side that the card turns to, or shows
 */
typedef void (*pentad_elements_flip_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                              int32_t number, pentad_elements_card_side side);

/** What a table tells. A callback may be NULL. Begin with PENTAD_ELEMENTS_DELEGATE_INIT. */
typedef struct pentad_elements_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when no callback will come any more; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** All tables have been read. */
  pentad_elements_event_callback PENTAD_NULLABLE did_load;
  /** An element was selected. */
  pentad_elements_select_callback PENTAD_NULLABLE did_select;
  /** A card began to flip. */
  pentad_elements_flip_callback PENTAD_NULLABLE flip_did_begin;
  /** A card shows a side and may be touched again. */
  pentad_elements_flip_callback PENTAD_NULLABLE flip_did_end;
  /** Events were lost because the observer was too slow: read everything anew. */
  pentad_elements_event_callback PENTAD_NULLABLE did_reset;
  /** Where the callbacks come; NULL for a callback thread of the library. */
  pentad_session *PENTAD_NULLABLE session;
} pentad_elements_delegate;

/* ---- AstroKit: times, places, options ------------------------------------------------------------
 *
 * An instant is an int64_t, milliseconds since 1970-01-01T00:00:00Z. A day of the calendar is an
 * int32_t, year * 10000 + month * 100 + day, of the proleptic Gregorian calendar with astronomical
 * years: year 0 is 1 BC. So the 5th of March of the year -1 is -10000 + 305 = -9695, and the year of
 * a day is its division by 10000, rounded down. No day is 0. A tithi, a month and the like are numbers
 * from 1, and 0 is none of them; pentad_astro_name() has their names.
 */

/** A calendar: it computes days, risings, transitions. */
typedef struct pentad_astro_calendar pentad_astro_calendar;

/** Options of a calendar. Begin with PENTAD_ASTRO_CALENDAR_OPTIONS_INIT. */
typedef struct pentad_astro_calendar_options {
  /** The size of this record. */
  size_t struct_size;
  /**
   * The folders of the ephemeris files, separated by `:`; NULL takes the environment's
   * `SE_EPHE_PATH`, or else the files that lie beside Pentad and the folder in which the system
   * installs them.
   */
  const char *PENTAD_NULLABLE ephemeris_path;
  /** The folder of the store; NULL keeps everything in memory. */
  const char *PENTAD_NULLABLE store_folder;
  /** How many bytes of positions stay in memory; a year takes 30,500. 0 for 16 MiB. */
  size_t memory_limit;
  /** Where positions come from. */
  pentad_astro_ephemeris ephemeris;
  /**
   * Not 0 to open a store whose folder or files belong to another user, or can be changed by other users;
   * otherwise it is refused with PENTAD_NOT_PRIVATE.
   */
  uint32_t allows_shared_store;
  /** Where the calendar's callbacks come; NULL for a callback thread of the library. */
  pentad_session *PENTAD_NULLABLE session;
} pentad_astro_calendar_options;

/** A place on Earth. Begin with PENTAD_ASTRO_PLACE_INIT. */
typedef struct pentad_astro_place {
  /** The size of this record. */
  size_t struct_size;
  /** Geodetic latitude in degrees, -90 to 90, north positive. */
  double latitude;
  /** Longitude in degrees, -180 to 180, east positive. */
  double longitude;
  /** Metres above sea level, -500 to 25,000. */
  double elevation;
  /**
   * The zone by whose clock a civil day begins: an IANA identifier, `UTC`, or an offset `+05:30`;
   * NULL for `utc_offset_minutes`. One of the two is needed: a place without a zone is
   * PENTAD_ASTRO_INVALID_PLACE.
   */
  const char *PENTAD_NULLABLE time_zone;
  /**
   * The zone as minutes east of Greenwich, -1080 to 1080; 0 where `time_zone` is not NULL. Greenwich
   * itself is the `time_zone` `UTC`.
   */
  int32_t utc_offset_minutes;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_astro_place;

/** What rising and setting mean. */
typedef enum pentad_astro_horizon_kind {
  /** The upper limb with 34' of refraction, as the U.S. Naval Observatory defines it. */
  PENTAD_ASTRO_HORIZON_KIND_UPPER_LIMB = 0,
  /** The centre of the disc with 34' of refraction. */
  PENTAD_ASTRO_HORIZON_KIND_DISC_CENTRE = 1,
  /** The geocentric centre without refraction: libswe's SE_BIT_HINDU_RISING. */
  PENTAD_ASTRO_HORIZON_KIND_HINDU = 2,
  /** The middle of the Sun 6 degrees below the horizon. */
  PENTAD_ASTRO_HORIZON_KIND_CIVIL_TWILIGHT = 3,
  /** The middle of the Sun 12 degrees below the horizon. */
  PENTAD_ASTRO_HORIZON_KIND_NAUTICAL_TWILIGHT = 4,
  /** The middle of the Sun 18 degrees below the horizon. */
  PENTAD_ASTRO_HORIZON_KIND_ASTRONOMICAL_TWILIGHT = 5,
  /** As `disc`, `refraction` and `is_geocentric` say. */
  PENTAD_ASTRO_HORIZON_KIND_CUSTOM = 6,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_HORIZON_KIND_FORCE_INT32 = 0x7fffffff
} pentad_astro_horizon_kind;

/** What rising and setting mean, in full. Begin with PENTAD_ASTRO_HORIZON_RULE_INIT. */
typedef struct pentad_astro_horizon_rule {
  /** The size of this record. */
  size_t struct_size;
  /** For PENTAD_ASTRO_HORIZON_KIND_CUSTOM, refraction in minutes of arc, -5400 to 5400; 0 is none. */
  double refraction;
  /** Which rule. */
  pentad_astro_horizon_kind kind;
  /** For PENTAD_ASTRO_HORIZON_KIND_CUSTOM, which point of the disc. */
  pentad_astro_disc disc;
  /**
   * For PENTAD_ASTRO_HORIZON_KIND_CUSTOM, not 0 if the observer stands at the Earth's centre and the body
   * on the ecliptic.
   */
  uint32_t is_geocentric;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_astro_horizon_rule;

/** The questions on which almanacs differ. Begin with PENTAD_ASTRO_OPTIONS_INIT. */
typedef struct pentad_astro_options {
  /** The size of this record. */
  size_t struct_size;
  /** What sunrise and sunset are; NULL for the upper limb with 34' of refraction. */
  const pentad_astro_horizon_rule *PENTAD_NULLABLE sunrise;
  /** What moonrise and moonset are; NULL for the upper limb with 34' of refraction. */
  const pentad_astro_horizon_rule *PENTAD_NULLABLE moonrise;
  /** Where lunar months begin and end. */
  pentad_astro_months months;
  /** When a year of the Vikrama era begins. */
  pentad_astro_vikrama vikrama;
  /** Where the sidereal zodiac begins. */
  pentad_astro_ayanamsa ayanamsa;
  /** When a day begins, for the limbs that are listed with it. */
  pentad_astro_day_boundary day_boundary;
  /** To which day a moonrise or moonset belongs. */
  pentad_astro_moon_events moon_events;
  /** The rule that names a year of the Vikrama era which begins with Chaitra. */
  pentad_astro_samvatsara_rule samvatsara_rule;
  /** The months whose pairs are the Vedic seasons. */
  pentad_astro_vedic_ritu vedic_ritu;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_astro_options;

/* ---- AstroKit: names --------------------------------------------------------------------------- */

/** What a number counts, for its name. */
typedef enum pentad_astro_unit {
  /** A lunar day, 1 to 30: 1 to 15 in the bright fortnight, 16 to 30 in the dark one. */
  PENTAD_ASTRO_UNIT_TITHI = 0,
  /** A lunar mansion, 1 to 27. */
  PENTAD_ASTRO_UNIT_NAKSHATRA = 1,
  /** A yoga, 1 to 27. */
  PENTAD_ASTRO_UNIT_YOGA = 2,
  /** Half a tithi, 1 to 60. */
  PENTAD_ASTRO_UNIT_KARANA = 3,
  /** A weekday, 1 to 7 from Sunday. */
  PENTAD_ASTRO_UNIT_VARA = 4,
  /** A lunar month's name, 1 to 12 from Chaitra. */
  PENTAD_ASTRO_UNIT_MASA = 5,
  /** A sign of the sidereal zodiac, 1 to 12 from Mesha. */
  PENTAD_ASTRO_UNIT_RASHI = 6,
  /** A year of the cycle of sixty, 1 to 60 from Prabhava. */
  PENTAD_ASTRO_UNIT_SAMVATSARA = 7,
  /** A season, 1 to 6 from Vasanta. */
  PENTAD_ASTRO_UNIT_RITU = 8,
  /** A pentad_astro_ayana. */
  PENTAD_ASTRO_UNIT_AYANA = 9,
  /** A pentad_astro_paksha. */
  PENTAD_ASTRO_UNIT_PAKSHA = 10,
  /** A pentad_astro_choghadiya. */
  PENTAD_ASTRO_UNIT_CHOGHADIYA = 11,
  /** A pentad_astro_graha. */
  PENTAD_ASTRO_UNIT_GRAHA = 12,
  /** No unit: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_UNIT_FORCE_INT32 = 0x7fffffff
} pentad_astro_unit;

/* ---- AstroKit: days ---------------------------------------------------------------------------- */

/** A time for which something rules. It never grows: arrays of it are flat. */
typedef struct pentad_astro_span {
  /** The number of what rules, from 1; 0 where there is nothing to number. */
  int32_t value;
  /** When it begins; it may be before the day with which it is listed. */
  int64_t start;
  /** When it ends. */
  int64_t end;
} pentad_astro_span;

/**
 * Arrays that receive one item a day; NULL where it is not wanted. Begin with
 * PENTAD_ASTRO_DAY_COLUMNS_INIT.
 */
typedef struct pentad_astro_day_columns {
  /** The size of this record. */
  size_t struct_size;
  /** The civil date. */
  int32_t *PENTAD_NULLABLE dates;
  /** The date's first sunrise, or PENTAD_NO_TIME. */
  int64_t *PENTAD_NULLABLE sunrises;
  /**
   * The first sunset after it; without one the date's first, unless it ends the date before; or
   * PENTAD_NO_TIME.
   */
  int64_t *PENTAD_NULLABLE sunsets;
  /** The Moon's first rising of the date, or PENTAD_NO_TIME. */
  int64_t *PENTAD_NULLABLE moonrises;
  /** The Moon's first setting of the date, or PENTAD_NO_TIME. */
  int64_t *PENTAD_NULLABLE moonsets;
  /** The tithi at sunrise, 1 to 30; 0 without a sunrise. */
  int32_t *PENTAD_NULLABLE tithis;
  /** When that tithi ends, or PENTAD_NO_TIME. */
  int64_t *PENTAD_NULLABLE tithi_ends;
} pentad_astro_day_columns;

/* ---- AstroKit: months and years ------------------------------------------------------------------ */

/** A date of the lunisolar calendar. Begin with PENTAD_ASTRO_LUNAR_DATE_INIT. */
typedef struct pentad_astro_lunar_date {
  /** The size of this record. */
  size_t struct_size;
  /** The year of the Shaka era. */
  int32_t shaka;
  /** The month's name by the option `months`, 1 to 12. */
  int32_t month;
  /** The tithi that rules the sunrise, 1 to 30. */
  int32_t tithi;
  /** Not 0 for the intercalary month of that name. */
  uint32_t is_adhika;
} pentad_astro_lunar_date;

/* ---- AstroKit: transitions, the horizon ---------------------------------------------------------- */

/* ---- AstroKit: eclipses ------------------------------------------------------------------------ */

/** An eclipse of the Sun; a phase that there is not is PENTAD_NO_TIME. */
typedef struct pentad_astro_solar_eclipse {
  /** When the axis of the shadow passes closest to the Earth's centre. */
  int64_t greatest;
  /** The magnitude at the greatest eclipse, as NASA's catalogue has it. */
  double magnitude;
  /** How far the axis passes from the Earth's centre, in equatorial radii, north positive. */
  double gamma;
  /** Latitude in degrees of the place with the greatest eclipse. */
  double greatest_latitude;
  /** Its longitude, east positive. */
  double greatest_longitude;
  /** When the penumbra reaches the Earth. */
  int64_t partial_start;
  /** When it leaves. */
  int64_t partial_end;
  /** When the umbra, or the cone beyond its tip, reaches the Earth. */
  int64_t umbral_start;
  /** When it leaves. */
  int64_t umbral_end;
  /** When the axis of the shadow reaches the Earth. */
  int64_t central_start;
  /** When it leaves. */
  int64_t central_end;
  /** What the place sees; NULL where it sees nothing, or no place was given. */
  const pentad_astro_solar_view *PENTAD_NULLABLE view;
  /** The number of the saros; 0 where libswe does not number them. */
  int32_t saros_series;
  /** The number within the saros, from 1; 0 with a saros of 0. */
  int32_t saros_member;
  /** The kind. */
  pentad_astro_solar_eclipse_kind kind;
  /** Whether the axis of the shadow touches the Earth. */
  bool is_central;
  /**
   * The contacts at the place, also when the Sun is down then, and its risings and settings between them,
   * in order; none where the shadow misses it, or no place was given.
   */
  const pentad_astro_eclipse_moment *PENTAD_NONNULL const *PENTAD_NONNULL moments;
  /** How many. */
  size_t moment_count;
} pentad_astro_solar_eclipse;

/** Eclipses of the Sun in order. */
typedef struct pentad_astro_solar_eclipses {
  /** The eclipses. */
  const pentad_astro_solar_eclipse *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_astro_solar_eclipses;

/** An eclipse of the Moon; a phase that there is not is PENTAD_NO_TIME. */
typedef struct pentad_astro_lunar_eclipse {
  /** When the Moon is deepest in the shadow. */
  int64_t greatest;
  /** The part of the Moon's diameter in the umbra; above 1 when it is deep inside. */
  double umbral_magnitude;
  /** The part of the Moon's diameter in the penumbra. */
  double penumbral_magnitude;
  /** How far the Moon passes from the axis of the shadow, in the Earth's radii, north positive. */
  double gamma;
  /** When some of the Moon enters the penumbra. */
  int64_t penumbral_start;
  /** When the last of it leaves. */
  int64_t penumbral_end;
  /** When some of the Moon enters the umbra. */
  int64_t partial_start;
  /** When the last of it leaves. */
  int64_t partial_end;
  /** When all of the Moon is in the umbra. */
  int64_t total_start;
  /** When some of it leaves. */
  int64_t total_end;
  /** The Moon's altitude at the greatest eclipse, in degrees; NaN where no place was given. */
  double altitude;
  /** The number of the saros; 0 where libswe does not number them. */
  int32_t saros_series;
  /** The number within the saros, from 1; 0 with a saros of 0. */
  int32_t saros_member;
  /** The kind. */
  pentad_astro_lunar_eclipse_kind kind;
  /** Whether the place sees the Moon at some moment of the eclipse; false without a place. */
  bool is_visible;
  /** What the place sees; NULL where it sees nothing, or no place was given. */
  const pentad_astro_lunar_view *PENTAD_NULLABLE view;
  /**
   * The contacts, also when the Moon is down at the place then, and its risings and settings between
   * them, in order; none where no place was given.
   */
  const pentad_astro_eclipse_moment *PENTAD_NONNULL const *PENTAD_NONNULL moments;
  /** How many. */
  size_t moment_count;
} pentad_astro_lunar_eclipse;

/** Eclipses of the Moon in order. */
typedef struct pentad_astro_lunar_eclipses {
  /** The eclipses. */
  const pentad_astro_lunar_eclipse *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_astro_lunar_eclipses;

/* ---- AstroKit: texts and pictures ---------------------------------------------------------------- */

/** The form of a text. */
typedef enum pentad_astro_text_format {
  /** JSON: one array, with each day or event on a line of its own. */
  PENTAD_ASTRO_TEXT_FORMAT_JSON = 0,
  /** JSON Lines: a day or an event a line. */
  PENTAD_ASTRO_TEXT_FORMAT_JSONL = 1,
  /** CSV (RFC 4180) with a header, for days alone. */
  PENTAD_ASTRO_TEXT_FORMAT_CSV = 2,
  /** No form: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_TEXT_FORMAT_FORCE_INT32 = 0x7fffffff
} pentad_astro_text_format;

/** Options of a text. Begin with PENTAD_ASTRO_TEXT_OPTIONS_INIT. */
typedef struct pentad_astro_text_options {
  /** The size of this record. */
  size_t struct_size;
  /** The form. */
  pentad_astro_text_format format;
  /** How names are written, where there are any. */
  pentad_astro_script script;
  /** Not 0 for the choghadiyas and the horas of a day, too, in JSON. */
  uint32_t with_hours;
  /**
   * Not 0 for the times of days and events of the horizon by the clock of their place, with its offset,
   * as in 2026-11-21T06:28:12.345+05:30; 0 for UTC. PENTAD_MISUSE where there is no place.
   */
  uint32_t local_time;
  /**
   * The zone of the times, which are written with its offset, whatever `local_time` says: an IANA
   * identifier, `UTC`, or an offset `+05:30`; NULL for `local_time`.
   */
  const char *PENTAD_NULLABLE time_zone;
} pentad_astro_text_options;

/** Options of an iCalendar document. Begin with PENTAD_ASTRO_ICALENDAR_OPTIONS_INIT. */
typedef struct pentad_astro_icalendar_options {
  /** The size of this record. */
  size_t struct_size;
  /** The calendar's name, as programs show it; NULL for none. */
  const char *PENTAD_NULLABLE name;
  /** The place's name, for the events' LOCATION; NULL for their coordinates alone. */
  const char *PENTAD_NULLABLE place_name;
  /**
   * By whose clock transitions and eclipses stand: an IANA identifier, `UTC`, or an offset `+05:30`;
   * NULL for UTC. Days and events of the horizon stand by the clock of their place.
   */
  const char *PENTAD_NULLABLE time_zone;
  /** When the document was made; 0 for 2000-01-01, so that equal questions have equal answers. */
  int64_t stamp;
  /** Of days, which entries: values of pentad_astro_day_entry joined by `|`; 0 for the day alone. */
  uint32_t entries;
  /** How names are written. */
  pentad_astro_script script;
  /** After how many days a subscriber should ask again; 0 for 7, below 0 to say nothing of it. */
  int32_t refresh_days;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_astro_icalendar_options;

/** Options of a picture of a month or a day. Begin with PENTAD_ASTRO_PICTURE_OPTIONS_INIT. */
typedef struct pentad_astro_picture_options {
  /** The size of this record. */
  size_t struct_size;
  /** The width in points, up to 16384; 0 for the picture's own: 958 a month, 760 a day. */
  double width;
  /** The date that is marked as today's; 0 for none. */
  int32_t today;
  /** The colours. */
  pentad_astro_theme theme;
  /** How names are written. */
  pentad_astro_script script;
  /** Not 0 for a month without sunrises and sunsets. */
  uint32_t hides_sun_times;
} pentad_astro_picture_options;

/* ---- AstroKit: the handler ---------------------------------------------------------------------- */

/**
 * The front door of the calendar's screens: days by date from a cache or their source, alerts, settings
 * and the place of the user.
 *
 * Its source is a calendar of this process, or the server of its options.
 */
typedef struct pentad_astro_handler pentad_astro_handler;

/** Which days are wanted. Begin with PENTAD_ASTRO_REQUEST_INIT. */
typedef struct pentad_astro_request {
  /** The size of this record. */
  size_t struct_size;
  /** The type of request: `all`, and NULL means the same; there is no other. */
  const char *PENTAD_NULLABLE type;
  /** The first civil date; 0 for today by the clock of the user's place. */
  int32_t first;
  /** The last one; 0 for the 30th after the first. */
  int32_t last;
  /** Not 0 to ask the source, whatever is in the cache. */
  uint32_t reload;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_astro_request;

/** Days in order, and how fresh they are. */
typedef struct pentad_astro_day_containers {
  /** The days. */
  const pentad_astro_day_container *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
  /** When the oldest of them was had from the source. */
  int64_t stored_at;
  /** Where they came from. */
  pentad_snapshot_origin origin;
  /** Whether they are older than they should be: the source was asked for others, and failed. */
  bool is_stale;
} pentad_astro_day_containers;

/**
 * Brings days of pentad_astro_handler_get_date_async() as they come, each once and in order.
 *
 * @param context the caller's context
 * @param rows the days, alive during the callback
 * @param count how many, 0 at the beginning
 * @param completed how many there have been, these among them
 * @param total about how many there will be, at least `completed`; exact when they are from the cache
 */
typedef void (*pentad_astro_part_callback)(
    void *PENTAD_NULLABLE context,
    const pentad_astro_day_container *PENTAD_NONNULL const *PENTAD_NONNULL rows, size_t count,
    int64_t completed, int64_t total);

/**
 * Brings an alert that is due.
 *
 * @param context the delegate's context
 * @param alert the alert, alive during the callback
 */
typedef void (*pentad_astro_alert_callback)(void *PENTAD_NULLABLE context,
                                            const pentad_astro_alert *PENTAD_NONNULL alert);

/**
 * Says that something failed.
 *
 * @param context the delegate's context
 * @param status what it was
 * @param error what went wrong, alive during the callback
 */
typedef void (*pentad_astro_failure_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                              pentad_error *PENTAD_NONNULL error);

/** Who hears of alerts as they come due. Begin with PENTAD_ASTRO_ALERT_DELEGATE_INIT. */
typedef struct pentad_astro_alert_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when no callback will come any more; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** An alert is due. It is removed when this has returned, unless `keeps` is set. */
  pentad_astro_alert_callback PENTAD_NULLABLE did_come_due;
  /** The store cannot be read: no alert will come any more. */
  pentad_astro_failure_callback PENTAD_NULLABLE did_fail;
  /**
   * Not 0 to have an alert stay until pentad_astro_handler_alert_deregister(), for a program that deals
   * with it later. It does not come again as long as the subscription lasts.
   */
  uint32_t keeps;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_astro_alert_delegate;

/**
 * Says that something happened, of which nothing else need be said.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 */
typedef void (*pentad_astro_event_callback)(void *PENTAD_NULLABLE context, uint64_t event);

/**
 * Says that the days of a request were delivered.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param from the first civil date
 * @param to the last one
 * @param origin where they came from
 */
typedef void (*pentad_astro_loaded_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                             int32_t from, int32_t to,
                                             pentad_snapshot_origin origin);

/**
 * Says that the days of a request could not be had.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param from the first civil date
 * @param to the last one
 * @param error what went wrong, alive during the callback
 */
typedef void (*pentad_astro_load_failed_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                                  int32_t from, int32_t to,
                                                  pentad_error *PENTAD_NONNULL error);

/**
 * Says that days of a civil month went into the cache.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param year the year
 * @param month the month, 1 to 12
 */
typedef void (*pentad_astro_month_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                            int32_t year, int32_t month);

/**
 * Says that the cache was emptied.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param is_damage whether it was found damaged; otherwise it was asked for
 */
typedef void (*pentad_astro_cache_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                            bool is_damage);

/**
 * Says that a damaged store was built anew.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param rows_kept how many alerts and settings were saved from it
 * @param is_partial whether some could not be saved
 */
typedef void (*pentad_astro_recovery_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                               int64_t rows_kept, bool is_partial);

/**
 * Says that the store could not be written.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param error what went wrong, alive during the callback
 */
typedef void (*pentad_astro_store_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                            pentad_error *PENTAD_NONNULL error);

/**
 * Says that something happened to an alert.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param id the alert
 */
typedef void (*pentad_astro_alert_event_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                                  int64_t id);

/** Who hears of what happens to a handler. Begin with PENTAD_ASTRO_DELEGATE_INIT. */
typedef struct pentad_astro_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when no callback will come any more; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** The days of a request were delivered. */
  pentad_astro_loaded_callback PENTAD_NULLABLE did_load_days;
  /** The days of a request could not be had. */
  pentad_astro_load_failed_callback PENTAD_NULLABLE did_fail_to_load_days;
  /** Days of a civil month went into the cache. */
  pentad_astro_month_callback PENTAD_NULLABLE did_cache_month;
  /** The cache was emptied. */
  pentad_astro_cache_callback PENTAD_NULLABLE did_reset_cache;
  /** A damaged store was built anew. */
  pentad_astro_recovery_callback PENTAD_NULLABLE did_recover_store;
  /** The store could not be written: what was to be kept is in memory only. */
  pentad_astro_store_callback PENTAD_NULLABLE store_did_fail;
  /** The place for which days are computed is another. */
  pentad_astro_event_callback PENTAD_NULLABLE did_change_location;
  /** The place is far from the one of the last such event. */
  pentad_astro_event_callback PENTAD_NULLABLE did_move_far;
  /** An alert was registered. */
  pentad_astro_alert_event_callback PENTAD_NULLABLE did_register_alert;
  /** An alert is due and was given out. */
  pentad_astro_alert_event_callback PENTAD_NULLABLE alert_did_come_due;
  /** An alert was removed on demand. */
  pentad_astro_alert_event_callback PENTAD_NULLABLE did_remove_alert;
  /** Settings other than the place have changed. */
  pentad_astro_event_callback PENTAD_NULLABLE did_change_settings;
  /** All that was kept is gone, alerts and settings too. */
  pentad_astro_event_callback PENTAD_NULLABLE did_erase;
  /** Events were lost because the delegate was too slow: read everything anew. */
  pentad_astro_event_callback PENTAD_NULLABLE did_reset;
} pentad_astro_delegate;

/** Options of a handler. Begin with PENTAD_ASTRO_HANDLER_OPTIONS_INIT. */
typedef struct pentad_astro_handler_options {
  /** The size of this record. */
  size_t struct_size;
  /** The folder of the store; NULL for the calendar's store, and memory where that has none. */
  const char *PENTAD_NULLABLE store_folder;
  /** Who hears of everything from the opening on, of a damaged store too; NULL for nobody. */
  const pentad_astro_delegate *PENTAD_NULLABLE delegate;
  /**
   * The address of an `apiv2.php`, from which days come then, and not from the calendar; NULL for
   * the calendar. The names of months and the rules of days are the server's.
   */
  const char *PENTAD_NULLABLE server;
  /** How the server is reached; NULL for the usual. It is not read without `server`. */
  const pentad_network_options *PENTAD_NULLABLE network;
  /**
   * Not 0 to open a store whose folder or files belong to another user, or can be changed by other users;
   * otherwise it is refused with PENTAD_NOT_PRIVATE.
   */
  uint32_t allows_shared_store;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
  /** Where the handler's callbacks come; NULL for a callback thread of the library. */
  pentad_session *PENTAD_NULLABLE session;
} pentad_astro_handler_options;

/** A setting that can go back to what it was at the first start; the values may be joined by `|`. */
typedef enum pentad_astro_setting {
  /** No place, and none that others are measured by. */
  PENTAD_ASTRO_SETTING_LOCATION = 1,
  /** No date of the sun view. */
  PENTAD_ASTRO_SETTING_SUNVIEW_DATE = 2,
  /** No address. */
  PENTAD_ASTRO_SETTING_ENDPOINT = 4,
  /** The usual rules. */
  PENTAD_ASTRO_SETTING_OPTIONS = 8,
  /** No setting: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_SETTING_FORCE_INT32 = 0x7fffffff
} pentad_astro_setting;

/** What is to be changed of the settings. Begin with PENTAD_ASTRO_SETTINGS_CHANGE_INIT. */
typedef struct pentad_astro_settings_change {
  /** The size of this record. */
  size_t struct_size;
  /** Another place; NULL leaves it. */
  const pentad_astro_place *PENTAD_NULLABLE location;
  /** Other rules; NULL leaves them. */
  const pentad_astro_options *PENTAD_NULLABLE options;
  /** Another address; NULL leaves it. */
  const char *PENTAD_NULLABLE endpoint;
  /** Another date of the sun view; 0 leaves it. */
  int32_t sunview_date;
  /** Values of pentad_astro_setting, of what goes back first; 0 for nothing. */
  uint32_t cleared;
} pentad_astro_settings_change;

/** What the sun view shows. Begin with PENTAD_ASTRO_SUN_VIEW_OPTIONS_INIT. */
typedef struct pentad_astro_sun_view_options {
  /** The size of this record. */
  size_t struct_size;
  /** By whose clock alerts have a date; NULL for the zone of the first day, or UTC without days. */
  const char *PENTAD_NULLABLE time_zone;
  /** The month's year. */
  int32_t year;
  /** 1 to 12. */
  int32_t month;
  /** The weekday with which a week begins, 1 to 7 from Sunday; 0 for Sunday. */
  int32_t first_vara;
  /** The date of today; 0 for none. */
  int32_t today;
  /** The date that was chosen; 0 for none. */
  int32_t selected;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_astro_sun_view_options;

/* ---- StellarKit: courses and classes ------------------------------------------------------------- */

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

/* ---- StellarKit: a class and its announcements --------------------------------------------------- */

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

/* ---- StellarKit: bookmarks, searches, screens ---------------------------------------------------- */

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

/** The days of a term. Begin with PENTAD_STELLAR_TERM_CALENDAR_INIT. */
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

/** How an iCalendar document of classes is written. Begin with PENTAD_STELLAR_ICALENDAR_OPTIONS_INIT. */
typedef struct pentad_stellar_icalendar_options {
  /** The size of this record. */
  size_t struct_size;
  /** The calendar's name, as programs show it; NULL for none. */
  const char *PENTAD_NULLABLE name;
  /** When the document was made; 0 for 2000-01-01, so that the same question gives the same bytes. */
  int64_t stamp;
} pentad_stellar_icalendar_options;

/* ---- StellarKit: events ---------------------------------------------------------------------------- */

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

/** Who hears of what happens to what a client keeps. Begin with PENTAD_STELLAR_DELEGATE_INIT. */
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
 * since the callback before. Who is slow sees the newest only. Begin with
 * PENTAD_STELLAR_LISTS_DELEGATE_INIT. A list whose callback is NULL is not read.
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

/** Options of a client. Begin with PENTAD_STELLAR_CLIENT_OPTIONS_INIT. */
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

/* ---- ChatKit: people and conversations ----------------------------------------------------------- */

/**
 * The front door of group chat in GroupMe's protocol: one account, with a network and without it.
 *
 * A conversation is named by a text: `g:` and a group's id, or `d:` and the ids of two users, the lesser
 * first: `g:123`, `d:101+102`. A message is named by a number that no other message has, whatever its
 * conversation; the newer of two has the greater one, and none has 0.
 */
typedef struct pentad_chat_client pentad_chat_client;

/** A property that is either on or off. */
typedef enum pentad_chat_switch {
  /** As it is. */
  PENTAD_CHAT_SWITCH_UNCHANGED = 0,
  /** On. */
  PENTAD_CHAT_SWITCH_ON = 1,
  /** Off. */
  PENTAD_CHAT_SWITCH_OFF = 2,
  /** No switch: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_SWITCH_FORCE_INT32 = 0x7fffffff
} pentad_chat_switch;

/**
 * What is to change in a group. Begin with PENTAD_CHAT_GROUP_CHANGE_INIT; what is NULL or UNCHANGED stays,
 * and is not sent.
 */
typedef struct pentad_chat_group_change {
  /** The size of this record. */
  size_t struct_size;
  /** The name, of at most 140 characters. */
  const char *PENTAD_NULLABLE name;
  /** What it is about, in at most 255 characters; empty for nothing. */
  const char *PENTAD_NULLABLE description;
  /** The address of the picture; empty for none. */
  const char *PENTAD_NULLABLE image_url;
  /** Who may post and join: `private`, `closed` or `announcement`. */
  const char *PENTAD_NULLABLE kind;
  /** Whether others can join by a link. */
  pentad_chat_switch is_shared;
  /** Whether nobody is to be notified. */
  pentad_chat_switch is_office_mode;
  /** Whether an administrator decides who joins. */
  pentad_chat_switch requires_approval;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_chat_group_change;

/** A group to be made. Begin with PENTAD_CHAT_GROUP_OPTIONS_INIT. */
typedef struct pentad_chat_group_options {
  /** The size of this record. */
  size_t struct_size;
  /** The name, of at most 140 characters; it must be there. */
  const char *PENTAD_NULLABLE name;
  /** What it is about, in at most 255 characters; NULL for nothing. */
  const char *PENTAD_NULLABLE description;
  /** The bytes of a JPEG, PNG, GIF, WebP or HEIC file, at most 50 MB; NULL for none. */
  const uint8_t *PENTAD_NULLABLE image;
  /** How many bytes. */
  size_t image_size;
  /** Not 0 when others can join by a link. */
  uint32_t is_shared;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_chat_group_options;

/**
 * Somebody to be added to a group. Begin with PENTAD_CHAT_INVITATION_INIT. The first that is there of
 * `user_id`, `phone_number` and `email` says who.
 */
typedef struct pentad_chat_invitation {
  /** The size of this record. */
  size_t struct_size;
  /** The name in the group; it must be there. */
  const char *PENTAD_NULLABLE nickname;
  /** The id of an account. */
  const char *PENTAD_NULLABLE user_id;
  /** A telephone number. */
  const char *PENTAD_NULLABLE phone_number;
  /** A mail address. */
  const char *PENTAD_NULLABLE email;
} pentad_chat_invitation;

/* ---- ChatKit: messages --------------------------------------------------------------------------- */

/** What is attached to a message. */
typedef enum pentad_chat_attachment_kind {
  /** Another kind, or one that lacks what belongs to it. */
  PENTAD_CHAT_ATTACHMENT_KIND_UNKNOWN = 0,
  /** A picture. */
  PENTAD_CHAT_ATTACHMENT_KIND_IMAGE = 1,
  /** The message answers another. */
  PENTAD_CHAT_ATTACHMENT_KIND_REPLY = 2,
  /** The text names people. */
  PENTAD_CHAT_ATTACHMENT_KIND_MENTIONS = 3,
  /** Characters of the text stand for pictures of GroupMe's packs. */
  PENTAD_CHAT_ATTACHMENT_KIND_EMOJI = 4,
  /** A place. */
  PENTAD_CHAT_ATTACHMENT_KIND_LOCATION = 5,
  /** A film. */
  PENTAD_CHAT_ATTACHMENT_KIND_VIDEO = 6,
  /** A file. */
  PENTAD_CHAT_ATTACHMENT_KIND_FILE = 7,
  /** A poll. */
  PENTAD_CHAT_ATTACHMENT_KIND_POLL = 8,
  /** A date in the calendar. */
  PENTAD_CHAT_ATTACHMENT_KIND_EVENT = 9,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_ATTACHMENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_attachment_kind;

/** A person's name in a text. */
typedef struct pentad_chat_mention {
  /** The user; `-1` means everybody in the group. */
  const char *PENTAD_NONNULL user_id;
  /** Where the name begins, as the server counts: UTF-16 code units from 0. */
  int64_t start;
  /** How many UTF-16 code units the name has; 0 when the server names the person without a place. */
  int64_t length;
  /** Where the name begins in the message's text, in bytes from 0; -1 when it has no place there. */
  int64_t byte_start;
  /** How many bytes the name has in the message's text; 0 when it has no place there. */
  int64_t byte_length;
} pentad_chat_mention;

/** A picture of one of GroupMe's packs. */
typedef struct pentad_chat_emoji {
  /** The pack. */
  int64_t pack;
  /** The place in the pack. */
  int64_t index;
} pentad_chat_emoji;

/** Something attached to a message. A field that its kind does not have is NULL or 0. */
typedef struct pentad_chat_attachment {
  /** All of it, as it is sent: a JSON object. */
  const char *PENTAD_NONNULL json;
  /** A picture, of IMAGE. */
  const pentad_chat_image *PENTAD_NULLABLE image;
  /** Where a film is, of VIDEO. */
  const char *PENTAD_NULLABLE url;
  /** Where a picture of a film is; NULL for none. */
  const char *PENTAD_NULLABLE preview_url;
  /** Where a picture was found, if somebody shared it from elsewhere; NULL otherwise. */
  const char *PENTAD_NULLABLE source_url;
  /** A blurred likeness of a picture, as BlurHash writes it; NULL for none. */
  const char *PENTAD_NULLABLE blur_hash;
  /** The name of a place, of LOCATION. */
  const char *PENTAD_NULLABLE name;
  /** Degrees north of a place, in decimal digits as they came. */
  const char *PENTAD_NULLABLE latitude;
  /** Degrees east of a place, in decimal digits as they came. */
  const char *PENTAD_NULLABLE longitude;
  /** The id, of FILE, POLL and EVENT. */
  const char *PENTAD_NULLABLE id;
  /** Who wrote the message that is answered, of REPLY; NULL when it is not told. */
  const char *PENTAD_NULLABLE user_id;
  /** The character that stands for pictures, of EMOJI. */
  const char *PENTAD_NULLABLE placeholder;
  /** The names in the text, of MENTIONS. */
  const pentad_chat_mention *PENTAD_NULLABLE mentions;
  /** How many names. */
  size_t mention_count;
  /** The pictures in the order of the characters, of EMOJI. */
  const pentad_chat_emoji *PENTAD_NULLABLE pictures;
  /** How many pictures. */
  size_t picture_count;
  /** The message that is answered, of REPLY. */
  int64_t message;
  /** The message that began the exchange, of REPLY. */
  int64_t base_message;
  /** What it is. */
  pentad_chat_attachment_kind kind;
} pentad_chat_attachment;

/** What is attached to a message. */
typedef struct pentad_chat_attachments {
  /** The attachments, in order. */
  const pentad_chat_attachment *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_chat_attachments;

/** What somebody reacts to a message by. */
typedef enum pentad_chat_sign_kind {
  /** A character: `text`. */
  PENTAD_CHAT_SIGN_KIND_CHARACTER = 0,
  /** A picture of GroupMe's packs: `picture`. */
  PENTAD_CHAT_SIGN_KIND_PICTURE = 1,
  /** Another kind, by the server's word for it: `text`. */
  PENTAD_CHAT_SIGN_KIND_OTHER = 2,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_SIGN_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_sign_kind;

/** A sign, and who reacted by it. */
typedef struct pentad_chat_reaction {
  /** The character, or the server's word; NULL of a picture. */
  const char *PENTAD_NULLABLE text;
  /** The picture; zeros where it is none. */
  pentad_chat_emoji picture;
  /** The users who reacted by it. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL user_ids;
  /** How many users. */
  size_t user_count;
  /** What the sign is. */
  pentad_chat_sign_kind kind;
} pentad_chat_reaction;

/** The reactions to a message, and who likes it. */
typedef struct pentad_chat_reactions {
  /** The reactions, in the server's order. */
  const pentad_chat_reaction *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
  /** The users who like it. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL favorited_by;
  /** How many users. */
  size_t favorited_by_count;
} pentad_chat_reactions;

/**
 * What to react to a message by. Begin with PENTAD_CHAT_SIGN_OPTIONS_INIT: a heart.
 */
typedef struct pentad_chat_sign_options {
  /** The size of this record. */
  size_t struct_size;
  /** A character; NULL for a picture, or for the heart when that is 0, too. */
  const char *PENTAD_NULLABLE character;
  /** The pack of a picture of GroupMe's. */
  int64_t pack;
  /** The place in the pack. */
  int64_t index;
} pentad_chat_sign_options;

/** What a system message tells of. */
typedef enum pentad_chat_happening {
  /** Another word, or one that lacks what belongs to it. */
  PENTAD_CHAT_HAPPENING_UNKNOWN = 0,
  /** Somebody came by himself: `people`. */
  PENTAD_CHAT_HAPPENING_MEMBER_JOINED = 1,
  /** Somebody came back: `people`. */
  PENTAD_CHAT_HAPPENING_MEMBER_REJOINED = 2,
  /** Somebody added people: `people`, `by`. */
  PENTAD_CHAT_HAPPENING_MEMBERS_ADDED = 3,
  /** Somebody left: `people`. */
  PENTAD_CHAT_HAPPENING_MEMBER_LEFT = 4,
  /** Somebody removed a person: `people`, `by`. */
  PENTAD_CHAT_HAPPENING_MEMBER_REMOVED = 5,
  /** GroupMe removed a person: `people`. */
  PENTAD_CHAT_HAPPENING_MEMBER_AUTOKICKED = 6,
  /** Somebody, named as before in `people`, has the name `text`. */
  PENTAD_CHAT_HAPPENING_NICKNAME_CHANGED = 7,
  /** Somebody in `people` has the picture at `text`, or none: NULL. */
  PENTAD_CHAT_HAPPENING_AVATAR_CHANGED = 8,
  /** The group has the name `text`: `by`. */
  PENTAD_CHAT_HAPPENING_GROUP_NAME_CHANGED = 9,
  /** The group has the description `text`: `by`. */
  PENTAD_CHAT_HAPPENING_GROUP_TOPIC_CHANGED = 10,
  /** The group has the picture at `text`, or none: NULL; `by`. */
  PENTAD_CHAT_HAPPENING_GROUP_AVATAR_CHANGED = 11,
  /** The group is of the kind `text`: `by`. */
  PENTAD_CHAT_HAPPENING_GROUP_KIND_CHANGED = 12,
  /** The group belongs to somebody else: `people`; before to `by`. */
  PENTAD_CHAT_HAPPENING_GROUP_OWNER_CHANGED = 13,
  /** Others can join by a link, or no longer: `is_on`, `by`. */
  PENTAD_CHAT_HAPPENING_GROUP_SHARED = 14,
  /** A member in `people` has the role `text`: `by`. */
  PENTAD_CHAT_HAPPENING_ROLE_CHANGED = 15,
  /** A message was deleted: `message`, `at`; `text` says by whom, `sender` or `admin`. */
  PENTAD_CHAT_HAPPENING_MESSAGE_DELETED = 16,
  /** A message was changed: `message`, `text`, `attachments_json`, `at`. */
  PENTAD_CHAT_HAPPENING_MESSAGE_UPDATED = 17,
  /** A message was pinned, or no longer is: `message`, `is_on`, `at`; `text` is the user's id. */
  PENTAD_CHAT_HAPPENING_MESSAGE_PINNED = 18,
  /** Nothing of the kind: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_HAPPENING_FORCE_INT32 = 0x7fffffff
} pentad_chat_happening;

/** What happened in a group, as a system message tells it. `kind` says which fields have a meaning. */
typedef struct pentad_chat_system_event {
  /** The server's word for it. */
  const char *PENTAD_NONNULL type;
  /** All of it, as it came: a JSON object. */
  const char *PENTAD_NONNULL json;
  /** Whom it is about. */
  const pentad_chat_person *PENTAD_NONNULL const *PENTAD_NONNULL people;
  /** How many. */
  size_t person_count;
  /** Who did it; NULL when it is not told. */
  const pentad_chat_person *PENTAD_NULLABLE by;
  /** A name, a word or a text; NULL for none. */
  const char *PENTAD_NULLABLE text;
  /** The attachments of a changed message, a JSON array; NULL for none. */
  const char *PENTAD_NULLABLE attachments_json;
  /** A message; 0 for none. */
  int64_t message;
  /** When it happened; PENTAD_NO_TIME when it is not told. */
  int64_t at;
  /** What happened. */
  pentad_chat_happening kind;
  /** Whether something is so now. */
  bool is_on;
} pentad_chat_system_event;

/* ---- ChatKit: sending ---------------------------------------------------------------------------- */

/**
 * Something to be attached to a message. Begin with PENTAD_CHAT_ATTACHMENT_OPTIONS_INIT; either `json` or
 * `path` must be there.
 */
typedef struct pentad_chat_attachment_options {
  /** The size of this record. */
  size_t struct_size;
  /** What can be sent as it is: a JSON object as GroupMe has it, such as another message's. */
  const char *PENTAD_NULLABLE json;
  /**
   * Where the file of a picture is: JPEG, PNG, GIF, WebP or HEIC by its first bytes, at most 50 MB. It is
   * copied when the message is written. Pipes, devices and folders are refused.
   */
  const char *PENTAD_NULLABLE path;
  /** Ignored: the first bytes of the file decide on the media type. May be NULL. */
  const char *PENTAD_NULLABLE type;
  /** Not 0 when `path` may be a symbolic link, which is refused otherwise. */
  uint32_t follows_links;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_chat_attachment_options;

/** A message to be sent. Begin with PENTAD_CHAT_MESSAGE_OPTIONS_INIT. It has a text or an attachment. */
typedef struct pentad_chat_message_options {
  /** The size of this record. */
  size_t struct_size;
  /** What it says, in at most 1,000 characters; NULL for nothing. */
  const char *PENTAD_NULLABLE text;
  /** What is attached, in order; NULL for nothing. */
  const pentad_chat_attachment_options *PENTAD_NONNULL const *PENTAD_NULLABLE attachments;
  /** How many attachments. */
  size_t attachment_count;
  /** The message that it answers; 0 for none. */
  int64_t reply_to;
} pentad_chat_message_options;

/** What is attached to a message on its way: either `json`, or `path` and `type`. */
typedef struct pentad_chat_outgoing_attachment {
  /** What can be sent as it is: a JSON object; NULL of a file. */
  const char *PENTAD_NULLABLE json;
  /** Where the client's copy of a file is; NULL where there is none. */
  const char *PENTAD_NULLABLE path;
  /** The media type of the file; NULL where there is none. */
  const char *PENTAD_NULLABLE type;
} pentad_chat_outgoing_attachment;

/* ---- ChatKit: events ------------------------------------------------------------------------------- */

/**
 * What happened. Those up to ACCOUNT_UPDATED, and STORE_RECOVERED, stand in the log of the store; the rest
 * are of the moment: the newest of a subject replaces the one before, and none is kept.
 */
typedef enum pentad_chat_event_kind {
  /** The observer was away for longer than the log reaches, or the store is new: read everything anew. */
  PENTAD_CHAT_EVENT_KIND_RESET = 0,
  /** The list of groups and direct chats was fetched as a whole, or the cache was cleared. */
  PENTAD_CHAT_EVENT_KIND_GROUPS_REFRESHED = 1,
  /** The user has a new group: made, joined, or added to. `group_id`. */
  PENTAD_CHAT_EVENT_KIND_GROUP_CREATED = 2,
  /** The name, picture or another property of a group changed. `group_id`. */
  PENTAD_CHAT_EVENT_KIND_GROUP_UPDATED = 3,
  /** The user is no longer in a group. `group_id`, `removal`. */
  PENTAD_CHAT_EVENT_KIND_GROUP_REMOVED = 4,
  /** Members came, went or changed. `group_id`. */
  PENTAD_CHAT_EVENT_KIND_MEMBERS_UPDATED = 5,
  /** Messages came, changed or went. `conversation`, `inserted`, `updated`, `removed`. */
  PENTAD_CHAT_EVENT_KIND_MESSAGES_UPDATED = 6,
  /** The likes of a message changed. `conversation`, `message`. */
  PENTAD_CHAT_EVENT_KIND_REACTIONS_CHANGED = 7,
  /** A message on its way is at another point of it. `conversation`, `local_id`, `step`, `message`. */
  PENTAD_CHAT_EVENT_KIND_OUTGOING_CHANGED = 8,
  /** What is read or muted in a conversation changed. `conversation`. */
  PENTAD_CHAT_EVENT_KIND_CONVERSATION_CHANGED = 9,
  /** The text that the user has begun changed. `conversation`. */
  PENTAD_CHAT_EVENT_KIND_DRAFT_CHANGED = 10,
  /** The signed-in user's own data changed. */
  PENTAD_CHAT_EVENT_KIND_ACCOUNT_UPDATED = 11,
  /** Somebody is writing. `conversation`, `user_id`, `at`. */
  PENTAD_CHAT_EVENT_KIND_TYPING = 12,
  /** The connection to the server is in another state. `connection`, `route`, `status`. */
  PENTAD_CHAT_EVENT_KIND_CONNECTION = 13,
  /** How far the synchronisation has come. `completed`, `total`. */
  PENTAD_CHAT_EVENT_KIND_SYNCHRONISING = 14,
  /** Something went wrong that no call has told of. `work`, `conversation`, `status`. */
  PENTAD_CHAT_EVENT_KIND_FAILED = 15,
  /** The store was damaged and was built anew; the first event of its new log. `rows_kept`, `is_partial`. */
  PENTAD_CHAT_EVENT_KIND_STORE_RECOVERED = 16,
  /** No event: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_EVENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_event_kind;

/**
 * Something that happened. The store is changed before, and whoever needs the content reads it. `kind` says
 * which fields have a meaning; the others are NULL, 0 or the first of their values.
 */
typedef struct pentad_chat_event {
  /** Its number; of one of the moment, the number of the last logged event before it. */
  uint64_t number;
  /** A conversation. */
  const char *PENTAD_NULLABLE conversation;
  /** A group. */
  const char *PENTAD_NULLABLE group_id;
  /** Who is writing. */
  const char *PENTAD_NULLABLE user_id;
  /** Messages that are new in the store, the oldest first. */
  const int64_t *PENTAD_NULLABLE inserted;
  /** How many. */
  size_t inserted_count;
  /**
   * Messages with another text, attachments, likes or pin, or deleted with a trace that is left; the oldest
   * first. One that is not stored was changed while it was on its way here.
   */
  const int64_t *PENTAD_NULLABLE updated;
  /** How many. */
  size_t updated_count;
  /** Messages that the server no longer has; the oldest first. */
  const int64_t *PENTAD_NULLABLE removed;
  /** How many. */
  size_t removed_count;
  /** What went wrong, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** A message; of a message on its way, what it became, or 0. */
  int64_t message;
  /** A message on its way. */
  int64_t local_id;
  /**
   * Since when somebody is writing, by that one's clock, or, where that is not told, when the notice was
   * received; else 0. Nobody says when it ends: GroupMe's own clients show it for five seconds.
   */
  int64_t at;
  /** How many of the conversations that had news have been read, or could not be. */
  int64_t completed;
  /** How many conversations have news. */
  int64_t total;
  /** How many rows of what the user made were saved from the damaged store. */
  int64_t rows_kept;
  /** What happened. */
  pentad_chat_event_kind kind;
  /** Why the user is no longer in a group. */
  pentad_chat_removal removal;
  /** Where a message on its way has come to. */
  pentad_chat_step step;
  /** How the client hears of what is new. */
  pentad_chat_connection connection;
  /** By what it is live. */
  pentad_chat_route route;
  /** What was being done. */
  pentad_chat_work work;
  /** What went wrong; PENTAD_OK for nothing. */
  pentad_status status;
  /** Whether some of what the user made could not be saved. */
  bool is_partial;
} pentad_chat_event;

/**
 * Says that something happened.
 *
 * @param context the delegate's context
 * @param event what happened, alive during the callback
 */
typedef void (*pentad_chat_event_callback)(void *PENTAD_NULLABLE context,
                                           const pentad_chat_event *PENTAD_NONNULL event);

/**
 * Who hears of what happens in a client. Begin with PENTAD_CHAT_DELEGATE_INIT. The calls come in the order of
 * the events.
 */
typedef struct pentad_chat_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when no callback will come any more; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /**
   * The number of the last event that was seen, in an earlier process perhaps: what came after it comes
   * first. 0 for what happens from now on.
   */
  uint64_t after;
  /** Anything happened; called before the event's own callback. */
  pentad_chat_event_callback PENTAD_NULLABLE did_happen;
  /** The groups and direct chats are those that the server lists now. */
  pentad_chat_event_callback PENTAD_NULLABLE did_refresh_groups;
  /** The user has a new group. */
  pentad_chat_event_callback PENTAD_NULLABLE did_create_group;
  /** The name, picture or another property of a group changed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_group;
  /** The user is no longer in a group. */
  pentad_chat_event_callback PENTAD_NULLABLE did_remove_group;
  /** Members of a group came, went or changed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_members;
  /** Messages of a conversation came, changed or went. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_messages;
  /** The likes of a message changed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_reactions;
  /** A message of the user's own is at another point of its way. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_outgoing;
  /** What is read or muted in a conversation changed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_conversation;
  /** The text that the user has begun in a conversation changed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_draft;
  /** The signed-in user's own data changed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_account;
  /** Somebody is writing. */
  pentad_chat_event_callback PENTAD_NULLABLE typing;
  /** The connection to the server is in another state. */
  pentad_chat_event_callback PENTAD_NULLABLE connection;
  /** The synchronisation has come so far. */
  pentad_chat_event_callback PENTAD_NULLABLE synchronising;
  /** Something went wrong that no call has told of. */
  pentad_chat_event_callback PENTAD_NULLABLE did_fail;
  /** The delegate was away for longer than the log reaches: read everything anew. */
  pentad_chat_event_callback PENTAD_NULLABLE did_reset;
  /** The store was damaged and was built anew. */
  pentad_chat_event_callback PENTAD_NULLABLE did_recover_store;
} pentad_chat_delegate;

/** What the push service told, as it came and before it was read. */
typedef struct pentad_chat_notification {
  /** The channel it came on: `/user/101`. */
  const char *PENTAD_NONNULL channel;
  /** The service's word for it: `line.create`; empty when it says none. */
  const char *PENTAD_NONNULL type;
  /** What a person is told; empty when it says nothing. */
  const char *PENTAD_NONNULL alert;
  /** All of it: a JSON value, byte for byte. */
  const char *PENTAD_NONNULL json;
  /** How many bytes `json` has, without its NUL. */
  size_t json_size;
  /** When the service had it, by its clock; PENTAD_NO_TIME when it does not say. */
  int64_t received_at;
} pentad_chat_notification;

/**
 * Brings what the push service told.
 *
 * @param context the delegate's context
 * @param notification what came, alive during the callback; NULL when some were missed because more than
 *   1,024 waited: what they told is in the store all the same
 */
typedef void (*pentad_chat_notification_callback)(
    void *PENTAD_NULLABLE context, const pentad_chat_notification *PENTAD_NULLABLE notification);

/** Who hears what the push service tells. Begin with PENTAD_CHAT_NOTIFICATION_DELEGATE_INIT. */
typedef struct pentad_chat_notification_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when no callback will come any more; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** Called for each notification. */
  pentad_chat_notification_callback PENTAD_NULLABLE did_receive;
} pentad_chat_notification_delegate;

/* ---- ChatKit: lists ---------------------------------------------------------------------------------- */

/** A line of a conversation as a screen shows it: either `message` or `outgoing`. */
typedef struct pentad_chat_timeline_item {
  /** The same before and after a message arrives. */
  const char *PENTAD_NONNULL id;
  /** A message that the server has; NULL otherwise. */
  const pentad_chat_message *PENTAD_NULLABLE message;
  /** A message of the user's own that it does not have yet; NULL otherwise. */
  const pentad_chat_outgoing *PENTAD_NULLABLE outgoing;
} pentad_chat_timeline_item;

/**
 * Brings the user's groups.
 *
 * @param context the delegate's context
 * @param groups all of them, the one with the newest message first; alive during the callback
 * @param delta what has changed since the callback before, groups matched by their ids; alive during the
 *   callback; NULL the first time: show all
 */
typedef void (*pentad_chat_group_list_callback)(void *PENTAD_NULLABLE context,
                                                const pentad_chat_groups *PENTAD_NONNULL groups,
                                                const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Brings the direct chats.
 *
 * @param context the delegate's context
 * @param chats all of them, the one with the newest message first; alive during the callback
 * @param delta what has changed since the callback before; alive during the callback; NULL the first time:
 *   show all
 */
typedef void (*pentad_chat_direct_chat_list_callback)(
    void *PENTAD_NULLABLE context, const pentad_chat_direct_chats *PENTAD_NONNULL chats,
    const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Brings the members of a group.
 *
 * @param context the delegate's context
 * @param members all of them, alive during the callback
 * @param delta what has changed since the callback before, members matched by their users; alive during the
 *   callback; NULL the first time: show all
 */
typedef void (*pentad_chat_member_list_callback)(void *PENTAD_NULLABLE context,
                                                 const pentad_chat_members *PENTAD_NONNULL members,
                                                 const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Brings the newest messages of a conversation and those on their way to it.
 *
 * @param context the delegate's context
 * @param timeline the lines, the oldest first; alive during the callback
 * @param delta what has changed since the callback before, lines matched by their ids; alive during the
 *   callback; NULL the first time: show all
 */
typedef void (*pentad_chat_timeline_callback)(void *PENTAD_NULLABLE context,
                                              const pentad_chat_timeline *PENTAD_NONNULL timeline,
                                              const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Brings what a search finds.
 *
 * @param context the delegate's context
 * @param messages the messages, the newest first; alive during the callback
 * @param delta what has changed since the callback before; alive during the callback; NULL the first time:
 *   show all
 */
typedef void (*pentad_chat_search_list_callback)(void *PENTAD_NULLABLE context,
                                                 const pentad_chat_messages *PENTAD_NONNULL messages,
                                                 const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Who sees lists: each as it is now, then anew whenever it is another, each time with what has changed since
 * the callback before. Who is slow sees the newest only. Begin with PENTAD_CHAT_LISTS_DELEGATE_INIT. A list
 * whose callback is NULL is not read.
 */
typedef struct pentad_chat_lists_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when no callback will come any more; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** The user's groups. */
  pentad_chat_group_list_callback PENTAD_NULLABLE groups;
  /** The direct chats. */
  pentad_chat_direct_chat_list_callback PENTAD_NULLABLE chats;
  /** The members of the group `members_of`. */
  pentad_chat_member_list_callback PENTAD_NULLABLE members;
  /** The group's id; it must be there for `members`. */
  const char *PENTAD_NULLABLE members_of;
  /** The newest messages of the conversation `messages_in`. */
  pentad_chat_timeline_callback PENTAD_NULLABLE messages;
  /** The conversation; it must be there for `messages`. */
  const char *PENTAD_NULLABLE messages_in;
  /** How many messages at most: up to 1,000, more is PENTAD_INVALID; 0 for 50. */
  size_t messages_limit;
  /** What a search for `search_text` finds. */
  pentad_chat_search_list_callback PENTAD_NULLABLE search;
  /** The words; they must be there for `search`. */
  const char *PENTAD_NULLABLE search_text;
  /** The conversation that is searched; NULL for all. */
  const char *PENTAD_NULLABLE search_in;
  /** How many messages at most: up to 1,000, more is PENTAD_INVALID; 0 for 50. */
  size_t search_limit;
} pentad_chat_lists_delegate;

/** A topic to be made. Begin with PENTAD_CHAT_TOPIC_OPTIONS_INIT. */
typedef struct pentad_chat_topic_options {
  /** The size of this record. */
  size_t struct_size;
  /** The name, 1 to 140 characters. */
  const char *PENTAD_NULLABLE name;
  /** What it is about, at most 255 characters; NULL for nothing. */
  const char *PENTAD_NULLABLE description;
  /** Not 0 to let administrators alone write in it. */
  uint32_t is_announcement;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_chat_topic_options;

/** Options of a client. Begin with PENTAD_CHAT_CLIENT_OPTIONS_INIT. */
typedef struct pentad_chat_client_options {
  /** The size of this record. */
  size_t struct_size;
  /**
   * The folder of the accounts' stores, made when it is missing: each account has a folder in it, and the
   * tokens a file that only this user can read. NULL for memory, gone with the client.
   */
  const char *PENTAD_NULLABLE store_folder;
  /**
   * Where a `pentad-reference-server` listens: `http://127.0.0.1:8080`; NULL for the servers that the account
   * belongs to, and GroupMe's own at a sign-in. An account belongs to the servers at which it signed in: at
   * others it is refused with `PENTAD_OTHER_SERVER`, and they get neither its token nor its messages.
   */
  const char *PENTAD_NULLABLE server;
  /** How the server is reached; NULL for the defaults. `tries` has no meaning: the client tries again. */
  const pentad_network_options *PENTAD_NULLABLE network;
  /** Where the client's callbacks come; NULL for a callback thread of the library. */
  pentad_session *PENTAD_NULLABLE session;
  /**
   * How often the server may be asked in any one second: 0 for 8, since GroupMe refuses more than 10; less than
   * 0 for no limit.
   */
  int32_t requests_per_second;
  /**
   * Not 0 to have pentad_chat_client_synchronise() alone fetch what is new and send what the user did;
   * otherwise the client listens, fetches and sends by itself.
   */
  uint32_t manual_synchronising;
  /**
   * Not 0 to open a store whose folder or files belong to another user, or can be changed by other users;
   * otherwise it is refused with PENTAD_NOT_PRIVATE.
   */
  uint32_t allows_shared_store;
  /**
   * Not 0 when the account's server has moved to `server`: the account belongs to that one from then on, with
   * all that is stored and waits to be sent.
   */
  uint32_t server_has_moved;
} pentad_chat_client_options;

/* ---- VideoFeedKit: videos ------------------------------------------------------------------------- */

/**
 * The front door of shared videos: those of all of a user's sources as one feed, with a network and
 * without it.
 *
 * A video is named by a text: its provider, `:`, and the provider's id: `youtube:BmzSEYNTkHA`. It is the
 * same for all who share it, whatever source tells of it; pentad_video_key_from_url() makes it of an
 * address. A source is named by a text, too: `feed:https://example.org/videos.xml`.
 */
typedef struct pentad_video_feed pentad_video_feed;

/** The provider YouTube. */
#define PENTAD_VIDEO_PROVIDER_YOUTUBE "youtube"
/** The provider Vimeo. */
#define PENTAD_VIDEO_PROVIDER_VIMEO "vimeo"
/** The provider Dailymotion. */
#define PENTAD_VIDEO_PROVIDER_DAILYMOTION "dailymotion"
/** All servers of PeerTube; ids are UUIDs. */
#define PENTAD_VIDEO_PROVIDER_PEERTUBE "peertube"
/** Any other address; the id is its normal form without the scheme. */
#define PENTAD_VIDEO_PROVIDER_WEB "web"
/** A file of this machine; the id is its path. */
#define PENTAD_VIDEO_PROVIDER_FILE "file"

/** Shared in a tweet. */
#define PENTAD_VIDEO_ORIGIN_TWITTER "twitter"
/** Shared on Facebook. */
#define PENTAD_VIDEO_ORIGIN_FACEBOOK "facebook"
/** Shared on Tumblr. */
#define PENTAD_VIDEO_ORIGIN_TUMBLR "tumblr"
/** Shared by mail. */
#define PENTAD_VIDEO_ORIGIN_EMAIL "email"
/** Shared by a bookmark of Shelby.tv in a browser. */
#define PENTAD_VIDEO_ORIGIN_BOOKMARK "bookmark"
/** Published in a feed. */
#define PENTAD_VIDEO_ORIGIN_FEED "feed"
/** Published on a server of PeerTube. */
#define PENTAD_VIDEO_ORIGIN_PEERTUBE "peertube"

/** Whether a video can be watched. */
typedef enum pentad_video_playability_kind {
  /** Nobody has looked yet. */
  PENTAD_VIDEO_PLAYABILITY_KIND_UNKNOWN = 0,
  /** A source gives files and streams: `renditions`. */
  PENTAD_VIDEO_PLAYABILITY_KIND_PLAYABLE = 1,
  /** The provider's own player alone shows it: `url`. */
  PENTAD_VIDEO_PLAYABILITY_KIND_EMBED_ONLY = 2,
  /** There is a page for people alone: `url`. */
  PENTAD_VIDEO_PLAYABILITY_KIND_PAGE_ONLY = 3,
  /** It cannot be watched: `reason`. */
  PENTAD_VIDEO_PLAYABILITY_KIND_UNPLAYABLE = 4,
  /** The source could not be asked: `status`. It is not playable for that. */
  PENTAD_VIDEO_PLAYABILITY_KIND_CHECK_FAILED = 5,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_PLAYABILITY_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_playability_kind;

/** Whether a video can be watched, and how. `kind` says which fields have a meaning. */
typedef struct pentad_video_playability {
  /** The files and streams that a source gives, in its order. */
  const pentad_video_rendition *PENTAD_NONNULL const *PENTAD_NONNULL renditions;
  /** How many. */
  size_t rendition_count;
  /** The address of the player, or of the page; NULL where there is none. */
  const char *PENTAD_NULLABLE url;
  /**
   * Why it cannot be watched: `removed`, `private`, `restricted`, `notPublished`, `wrongKind`, or another
   * word of the source's; NULL where it can, or nobody knows.
   */
  const char *PENTAD_NULLABLE reason;
  /** Why the source could not be asked, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** What is known. */
  pentad_video_playability_kind kind;
  /** Why the source could not be asked; PENTAD_OK when nothing has failed. */
  pentad_status status;
  /** Whether it can be watched in the program: as a file, a stream or in the provider's player. */
  bool is_playable;
  /** Whether lists have the video: unless it is known that it cannot be watched. */
  bool is_shown;
} pentad_video_playability;

/* ---- VideoFeedKit: who shared them ------------------------------------------------------------------ */

/** Whether something is so, where nobody may have said. */
typedef enum pentad_video_mark {
  /** Nobody has said. */
  PENTAD_VIDEO_MARK_UNKNOWN = 0,
  /** It is. */
  PENTAD_VIDEO_MARK_YES = 1,
  /** It is not. */
  PENTAD_VIDEO_MARK_NO = 2,
  /** No mark: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_MARK_FORCE_INT32 = 0x7fffffff
} pentad_video_mark;

/** Somebody has shared a video, with a comment or without. */
typedef struct pentad_video_broadcast {
  /** The source that tells of it. */
  const char *PENTAD_NONNULL source;
  /** What the source calls it: no other broadcast of it is called so. */
  const char *PENTAD_NONNULL id;
  /** The video. */
  const char *PENTAD_NONNULL video;
  /** Who shared it. */
  const pentad_video_sharer *PENTAD_NONNULL sharer;
  /** What the sharer says of it; NULL for nothing. */
  const char *PENTAD_NULLABLE comment;
  /** The source's id of the channel in which it was shared; NULL for none. */
  const char *PENTAD_NULLABLE channel;
  /** The source's id of the roll in which it was shared; NULL for none. */
  const char *PENTAD_NULLABLE roll;
  /** When. A source may name a moment that is still to come. */
  int64_t created_at;
  /** When it last changed; PENTAD_NO_TIME when it is not told. */
  int64_t updated_at;
  /** When it first came here; PENTAD_NO_TIME of one that has just come. */
  int64_t arrived_at;
  /** When it counts as shared, for the order of lists: no later than it came here. */
  int64_t shared_at;
  /** How far the user has come, as the source knows, in milliseconds; -1 when it does not say. */
  int64_t position;
  /** Whether the user likes the video, as the source knows. */
  pentad_video_mark is_liked;
  /** Whether the user wants to watch it later, as the source knows. */
  pentad_video_mark is_watch_later;
  /** Whether the user has begun to watch it, as the source knows. */
  pentad_video_mark is_watched;
} pentad_video_broadcast;

/** A part of a video, in milliseconds: without its end. */
typedef struct pentad_video_span {
  /** Where it begins, at least 0. */
  int64_t start;
  /** Where it ends. */
  int64_t end;
} pentad_video_span;

/** What the user has done with a video. */
typedef struct pentad_video_state {
  /** What the user has seen of it: in order, with something unseen between any two. */
  const pentad_video_span *PENTAD_NONNULL spans;
  /** How many parts. */
  size_t span_count;
  /** How much that is, in milliseconds. */
  int64_t seen;
  /** Where the user stopped, in milliseconds. */
  int64_t position;
  /** When this last changed; PENTAD_NO_TIME when nothing was done. */
  int64_t changed_at;
  /** Whether the user likes it. */
  bool is_liked;
  /** Whether the user wants to watch it later. */
  bool is_watch_later;
  /** Whether the user has begun to watch it. */
  bool is_watched;
} pentad_video_state;

/**
 * Which page of a list. Begin with PENTAD_VIDEO_PAGE_OPTIONS_INIT: the first one. The next one is behind the
 * last group of the one before: its `key` and its `latest_share`.
 */
typedef struct pentad_video_page_options {
  /** The size of this record. */
  size_t struct_size;
  /** The video behind which the page begins; NULL for the beginning of the list. */
  const char *PENTAD_NULLABLE before;
  /** When that video was shared last. It has no meaning without `before`. */
  int64_t before_share;
  /** How many videos at most; more than 1,000 count as 1,000; 0 for 50. */
  size_t limit;
} pentad_video_page_options;

/** How long ago something was, or how long it is until then, in one unit. */
typedef struct pentad_video_relative_time {
  /** In words: `now`, `1 hour ago`, `in 3 days`. */
  const char *PENTAD_NONNULL text;
  /** In few letters: `now`, `1h ago`, `in 3d`. */
  const char *PENTAD_NONNULL short_text;
  /** How many units until then; below 0 for what was, 0 for less than ten seconds away. */
  int64_t count;
  /** What is counted. */
  pentad_video_time_unit unit;
} pentad_video_relative_time;

/* ---- VideoFeedKit: sources -------------------------------------------------------------------------- */

/** What a source can do; the values may be joined by `|`. The set is open. */
typedef enum pentad_video_capability {
  /** It gives pages older than the newest. */
  PENTAD_VIDEO_CAPABILITY_OLDER_PAGES = 1,
  /** It has comments. */
  PENTAD_VIDEO_CAPABILITY_COMMENTS = 2,
  /** It tells where the files and streams of a video are. */
  PENTAD_VIDEO_CAPABILITY_RESOLVING = 4,
  /** It keeps what the user likes. */
  PENTAD_VIDEO_CAPABILITY_LIKES = 8,
  /** It keeps what the user wants to watch later. */
  PENTAD_VIDEO_CAPABILITY_WATCH_LATER = 16,
  /** It keeps what the user has watched. */
  PENTAD_VIDEO_CAPABILITY_WATCHED = 32,
  /** It keeps how far the user has come. */
  PENTAD_VIDEO_CAPABILITY_POSITIONS = 64,
  /** It shares videos for the user. */
  PENTAD_VIDEO_CAPABILITY_SHARING = 128,
  /** It knows who the user is. */
  PENTAD_VIDEO_CAPABILITY_ACCOUNTS = 256,
  /** No capability: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_CAPABILITY_FORCE_INT32 = 0x7fffffff
} pentad_video_capability;

/** Which videos of a server of PeerTube are followed. */
typedef enum pentad_video_peertube_feed {
  /** With a user, the subscriptions; without one, what was published on the server itself. */
  PENTAD_VIDEO_PEERTUBE_FEED_USUAL = 0,
  /** Those of the channels that the user has subscribed to. It needs a user. */
  PENTAD_VIDEO_PEERTUBE_FEED_SUBSCRIPTIONS = 1,
  /** Those of the channel `name`. */
  PENTAD_VIDEO_PEERTUBE_FEED_CHANNEL = 2,
  /** Those of the account `name`. */
  PENTAD_VIDEO_PEERTUBE_FEED_ACCOUNT = 3,
  /** Those that were published on the server itself. */
  PENTAD_VIDEO_PEERTUBE_FEED_LOCAL = 4,
  /** Those that the user has watched, the last one first. It needs a user. */
  PENTAD_VIDEO_PEERTUBE_FEED_HISTORY = 5,
  /** No feed: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_PEERTUBE_FEED_FORCE_INT32 = 0x7fffffff
} pentad_video_peertube_feed;

/** A feed of a server of PeerTube. Begin with PENTAD_VIDEO_PEERTUBE_OPTIONS_INIT. */
typedef struct pentad_video_peertube_options {
  /** The size of this record. */
  size_t struct_size;
  /** Where the server is: `https://peertube.example`; it must be there. */
  const char *PENTAD_NULLABLE server;
  /** The user who signs in; NULL for nobody. */
  const char *PENTAD_NULLABLE user;
  /** The password; it must be there with `user`. It appears in no store, log or message. */
  const char *PENTAD_NULLABLE password;
  /** The code of the second factor; NULL for none. */
  const char *PENTAD_NULLABLE otp;
  /** The name of a channel or an account: `news`, or `news@other.example`; NULL for other feeds. */
  const char *PENTAD_NULLABLE name;
  /** Which videos. */
  pentad_video_peertube_feed feed;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_video_peertube_options;

/**
 * A sign-in to a server of the Shelby protocol. Begin with PENTAD_VIDEO_SHELBY_OPTIONS_INIT. The call that
 * ends it, perhaps in another process, is given the same.
 */
typedef struct pentad_video_shelby_options {
  /** The size of this record. */
  size_t struct_size;
  /** Where the server is: `https://api.shelby.example`; it must be there. */
  const char *PENTAD_NULLABLE server;
  /** The program, as the server knows it; it must be there. */
  const char *PENTAD_NULLABLE consumer_key;
  /** The program's secret; it must be there. It appears in no log or message. */
  const char *PENTAD_NULLABLE consumer_secret;
  /** Where the server sends the user back to: `shelby://ios.shelby.tv`; it must be there. */
  const char *PENTAD_NULLABLE callback;
  /** By which network the user signs in; NULL for `twitter`. The call that ends it does not look at it. */
  const char *PENTAD_NULLABLE network;
  /** How requests that only read are signed from then on. */
  pentad_video_signature reads;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_video_shelby_options;

/** A source that could not be asked. */
typedef struct pentad_video_source_failure {
  /** The source. */
  const char *PENTAD_NONNULL source;
  /** What it failed with, in a sentence. */
  const char *PENTAD_NONNULL error_message;
  /** How long it asks to wait, in milliseconds; -1 when it says nothing. */
  int64_t retry_after;
  /** What it failed with. */
  pentad_status status;
} pentad_video_source_failure;

/** What asking the sources came to. */
typedef struct pentad_video_refresh {
  /** The sources that could not be asked, in the order of their names. */
  const pentad_video_source_failure *PENTAD_NONNULL const *PENTAD_NONNULL failures;
  /** How many. */
  size_t failure_count;
  /** How many videos came into the lists; 0 where nothing was applied. */
  int64_t videos;
  /** How many shares of and comments on videos that were there came into the lists; 0 likewise. */
  int64_t comments;
} pentad_video_refresh;

/** What became of a list of feeds that was read. */
typedef struct pentad_video_opml_import {
  /** The sources that are new. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL added;
  /** How many. */
  size_t added_count;
  /** Those that were there. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL known;
  /** How many. */
  size_t known_count;
  /** How many cannot be asked for: their addresses are none, or too long. */
  int64_t refused;
  /**
   * Whether all of it was read: of a list that is cut off, or has more than 10,000 lines, the feeds before that
   * were added.
   */
  bool is_complete;
  /** The first of those that cannot be asked for, at most 100: their titles and why, without their addresses. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL refusals;
  /** How many. */
  size_t refusal_count;
} pentad_video_opml_import;

/** A feed of a list that programs exchange (OPML). */
typedef struct pentad_video_outline {
  /** Where the feed is: `http` or `https`. */
  const char *PENTAD_NONNULL feed;
  /** What it is called; NULL when it is not told. */
  const char *PENTAD_NULLABLE title;
  /** The page that the feed belongs to; NULL when it is not told. */
  const char *PENTAD_NULLABLE page;
  /** The titles of the folders that it is in, from the outside. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL folders;
  /** How many folders. */
  size_t folder_count;
  /** Its categories. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL categories;
  /** How many categories. */
  size_t category_count;
} pentad_video_outline;

/** A list of feeds. */
typedef struct pentad_video_outlines {
  /** The feeds in their order, each address once. */
  const pentad_video_outline *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
  /** What the list is called; NULL when it is not told. */
  const char *PENTAD_NULLABLE title;
  /** When it was made; PENTAD_NO_TIME when it is not told. */
  int64_t created_at;
  /** Whether all of it was read: a list that is cut off or too long gives what was read of it. */
  bool is_complete;
} pentad_video_outlines;

/** A feed of a list to be written. Begin with PENTAD_VIDEO_OUTLINE_OPTIONS_INIT. */
typedef struct pentad_video_outline_options {
  /** The size of this record. */
  size_t struct_size;
  /** Where the feed is; it must be there. */
  const char *PENTAD_NULLABLE feed;
  /** What it is called; NULL when it is not known. */
  const char *PENTAD_NULLABLE title;
  /** The page that the feed belongs to; NULL when it is not known. */
  const char *PENTAD_NULLABLE page;
  /** The titles of the folders that it is in, from the outside; NULL for none. */
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE folders;
  /** How many folders. */
  size_t folder_count;
  /** Its categories; NULL for none. */
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE categories;
  /** How many categories. */
  size_t category_count;
} pentad_video_outline_options;

/** How far a source has come since the feed was opened, and what it failed with. */
typedef struct pentad_video_source_start_up {
  /** The source. */
  const char *PENTAD_NONNULL source;
  /** What it failed with, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** How far it has come. */
  pentad_video_source_state state;
  /** What it failed with; PENTAD_OK when it has not. */
  pentad_status status;
} pentad_video_source_start_up;

/** How far a feed has come since it was opened. */
typedef struct pentad_video_start_up {
  /** How far each source has come, in the order of their names; those that are paused are not there. */
  const pentad_video_source_start_up *PENTAD_NONNULL const *PENTAD_NONNULL sources;
  /** How many sources. */
  size_t source_count;
  /** Why there is nothing new, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** How many videos the timeline has. */
  int64_t shown;
  /** What is under way. */
  pentad_video_start_up_phase phase;
  /** What a source has failed with, when none has answered; PENTAD_OK as long as one may. */
  pentad_status status;
} pentad_video_start_up;

/**
 * Ends a call that gives a text, such as an address; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param text the text, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_video_text_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           const char *PENTAD_NULLABLE text,
                                           pentad_error *PENTAD_NULLABLE error);

/**
 * Ends a call that says whether something is so; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param is_so whether it is; false when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_video_flag_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           bool is_so, pentad_error *PENTAD_NULLABLE error);

/* ---- VideoFeedKit: what the user does ---------------------------------------------------------------- */

/** What the user did with a video. */
typedef enum pentad_video_action_kind {
  /** Likes it, or no longer does: `is_on`. */
  PENTAD_VIDEO_ACTION_KIND_LIKE = 0,
  /** Wants to watch it later, or no longer does: `is_on`. */
  PENTAD_VIDEO_ACTION_KIND_WATCH_LATER = 1,
  /** Has begun to watch it. */
  PENTAD_VIDEO_ACTION_KIND_WATCHED = 2,
  /** Has come so far: `position`. */
  PENTAD_VIDEO_ACTION_KIND_PROGRESS = 3,
  /** Shares it: `share`. */
  PENTAD_VIDEO_ACTION_KIND_SHARE = 4,
  /** No action: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_ACTION_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_action_kind;

/** Something that a source does not know yet, or has refused. */
typedef struct pentad_video_action {
  /** Its number in this store, which is never given again. */
  int64_t id;
  /** With which video. */
  const char *PENTAD_NONNULL video;
  /** The source that is to be told. */
  const char *PENTAD_NONNULL source;
  /** What is shared; NULL of other actions. */
  const pentad_video_share *PENTAD_NULLABLE share;
  /** What the last attempt failed with, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** How far the user has come, in milliseconds; 0 of other actions. */
  int64_t position;
  /** How many attempts have begun. */
  int64_t attempts;
  /** What the user did. */
  pentad_video_action_kind kind;
  /** How far it has come: QUEUED, SENDING or FAILED. */
  pentad_video_action_step step;
  /** What the last attempt failed with; PENTAD_OK when nothing has failed. */
  pentad_status status;
  /** Whether something is to be so, or no longer. */
  bool is_on;
} pentad_video_action;

/** A video to be shared. Begin with PENTAD_VIDEO_SHARE_OPTIONS_INIT. */
typedef struct pentad_video_share_options {
  /** The size of this record. */
  size_t struct_size;
  /** The video; it must be there. */
  const char *PENTAD_NULLABLE video;
  /** The source of the broadcast that is passed on; NULL for the first one of the group. */
  const char *PENTAD_NULLABLE broadcast_source;
  /** The id of that broadcast; it must be there with `broadcast_source`. */
  const char *PENTAD_NULLABLE broadcast_id;
  /** What is said of it; NULL for nothing. */
  const char *PENTAD_NULLABLE text;
  /** Where it goes: `twitter`, `email`; NULL for nowhere yet. */
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE destinations;
  /** How many destinations. */
  size_t destination_count;
  /** The mail addresses, for `email`; NULL for none. */
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE recipients;
  /** How many addresses. */
  size_t recipient_count;
} pentad_video_share_options;

/** How long a text may be somewhere. Begin with PENTAD_VIDEO_BUDGET_OPTIONS_INIT: the 140 of a tweet. */
typedef struct pentad_video_budget_options {
  /** The size of this record. */
  size_t struct_size;
  /** The destination that takes so much; NULL for `twitter`. */
  const char *PENTAD_NULLABLE destination;
  /** How many characters there may be; 0 for 140. */
  int64_t limit;
  /** What each address of `http` and `https` counts as; 0 for its own length. */
  int32_t link_length;
  /** What is counted. */
  pentad_video_character unit;
} pentad_video_budget_options;

/** Why a share cannot be sent as it is. */
typedef enum pentad_video_share_problem_kind {
  /** No destination is chosen. */
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_NO_DESTINATION = 0,
  /** The text has more than the destination `text` takes. */
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_TOO_LONG = 1,
  /** It goes by mail, and to nobody. */
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_NO_RECIPIENT = 2,
  /** The recipient `text` is no mail address. */
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_BAD_RECIPIENT = 3,
  /** The user has not connected the destination `text`. */
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_NOT_CONNECTED = 4,
  /** No problem: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_share_problem_kind;

/** Why a share cannot be sent as it is. */
typedef struct pentad_video_share_problem {
  /** A destination or a recipient; NULL where there is none. */
  const char *PENTAD_NULLABLE text;
  /** What is wrong. */
  pentad_video_share_problem_kind kind;
} pentad_video_share_problem;

/** What the user has chosen. Begin with PENTAD_VIDEO_SETTINGS_INIT: the settings of the original. */
typedef struct pentad_video_settings {
  /** The size of this record. */
  size_t struct_size;
  /**
   * Over which part of a video that was seen, 0…1, it is no longer one to watch later; 0 for 0.75, less than
   * 0 for as soon as anything of it was seen.
   */
  double auto_unset_watch_later;
  /** Not 0 to have what is new put into the lists at once; otherwise it waits until it is applied. */
  uint32_t auto_apply;
  /** Not 0 to have each video begin anew; otherwise it goes on where the user stopped. */
  uint32_t never_resume;
  /** Not 0 to fetch nothing of the next video before it is wanted. */
  uint32_t never_prefetch;
  /** Not 0 to leave a video one to watch later, however much was seen, whatever `auto_unset_watch_later` is. */
  uint32_t never_unset_watch_later;
} pentad_video_settings;

/** Something that a program may count. */
typedef struct pentad_video_statistics {
  /** What the user did once: `broadcast.like`, `sharing.twitter`; NULL: the session is alive. */
  const char *PENTAD_NULLABLE counter;
  /** Which heartbeat of the session, from 1 on; 0 of a counter. */
  int64_t number;
  /** When the heart beat; PENTAD_NO_TIME of a counter. */
  int64_t time;
  /** Whether the program was in front, as it says. */
  bool has_focus;
  /** Whether the user did something since the heartbeat before. */
  bool was_active;
  /** Whether a video plays. */
  bool is_playing;
} pentad_video_statistics;

/**
 * Tells what the user does, for a program that wants to count it. Nothing leaves the process by itself.
 *
 * @param context the delegate's context
 * @param statistics what can be counted, alive during the callback
 */
typedef void (*pentad_video_statistics_callback)(
    void *PENTAD_NULLABLE context, const pentad_video_statistics *PENTAD_NONNULL statistics);

/** Who counts what the user does. Begin with PENTAD_VIDEO_STATISTICS_DELEGATE_INIT. */
typedef struct pentad_video_statistics_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when no callback will come any more; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** Called for each thing that can be counted. */
  pentad_video_statistics_callback PENTAD_NULLABLE did_count;
} pentad_video_statistics_delegate;

/* ---- VideoFeedKit: playing ----------------------------------------------------------------------------- */

/** The playback of one list, by a player of the program's own. */
typedef struct pentad_video_playback pentad_video_playback;

/** What is played. Begin with PENTAD_VIDEO_PLAYBACK_OPTIONS_INIT: the timeline. */
typedef struct pentad_video_playback_options {
  /** The size of this record. */
  size_t struct_size;
  /** What is looked for; it must be there for SEARCH. */
  const char *PENTAD_NULLABLE search_text;
  /** Which list. */
  pentad_video_list list;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_video_playback_options;

/** What is being played, and what lies beside it in the list. */
typedef struct pentad_video_playing {
  /** The video that was chosen; it stays when it is gone from the list. NULL for none. */
  const char *PENTAD_NULLABLE current;
  /** The one behind it in the list, which is older; NULL for none. */
  const char *PENTAD_NULLABLE next;
  /** The one before it in the list, which is newer; NULL for none. */
  const char *PENTAD_NULLABLE previous;
  /** The row of the list that is the current video; NULL when the list does not have it. */
  const char *PENTAD_NULLABLE highlighted;
  /** Why it cannot be played, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** Where it stands, in milliseconds. */
  int64_t position;
  /** How long it lasts, in milliseconds; 0 when nobody knows. */
  int64_t duration;
  /** How far it has come. */
  pentad_video_playback_phase phase;
  /** Why it cannot be played; PENTAD_OK when it can, or may be. */
  pentad_status status;
} pentad_video_playing;

/** What the program's player is to do. */
typedef enum pentad_video_order_kind {
  /** Take the video of `content`, at `position`, and wait. */
  PENTAD_VIDEO_ORDER_KIND_LOAD = 0,
  /** Play on. */
  PENTAD_VIDEO_ORDER_KIND_PLAY = 1,
  /** Stand still. */
  PENTAD_VIDEO_ORDER_KIND_PAUSE = 2,
  /** Go to `position`. */
  PENTAD_VIDEO_ORDER_KIND_SEEK = 3,
  /** Let go of the video. */
  PENTAD_VIDEO_ORDER_KIND_UNLOAD = 4,
  /** No order: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_ORDER_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_order_kind;

/** What the program's player is to do. */
typedef struct pentad_video_player_order {
  /** Where the video is; NULL of other orders than LOAD. */
  const pentad_video_content_url *PENTAD_NULLABLE content;
  /** Where in the video, in milliseconds; 0 of orders that name no place. */
  int64_t position;
  /** What is to be done. */
  pentad_video_order_kind kind;
} pentad_video_player_order;

/** What somebody with a remote control wants. */
typedef enum pentad_video_command_kind {
  /** Play on. */
  PENTAD_VIDEO_COMMAND_KIND_PLAY = 0,
  /** Stand still. */
  PENTAD_VIDEO_COMMAND_KIND_PAUSE = 1,
  /** Play on, or stand still. */
  PENTAD_VIDEO_COMMAND_KIND_TOGGLE_PLAY = 2,
  /** Play the next video of the list. */
  PENTAD_VIDEO_COMMAND_KIND_NEXT = 3,
  /** Play the one before. */
  PENTAD_VIDEO_COMMAND_KIND_PREVIOUS = 4,
  /** Go to the position `value`, in milliseconds. */
  PENTAD_VIDEO_COMMAND_KIND_SEEK = 5,
  /** Go on, or back, by `value` milliseconds. */
  PENTAD_VIDEO_COMMAND_KIND_SKIP = 6,
  /** Show the list `list`. */
  PENTAD_VIDEO_COMMAND_KIND_LIST = 7,
  /** Like the current video, or no longer. */
  PENTAD_VIDEO_COMMAND_KIND_LIKE = 8,
  /** Keep the current video for later, or no longer. */
  PENTAD_VIDEO_COMMAND_KIND_WATCH_LATER = 9,
  /** Begin to share the current video. */
  PENTAD_VIDEO_COMMAND_KIND_SHARE = 10,
  /** Scroll the list by `value` rows, up when it is below 0. */
  PENTAD_VIDEO_COMMAND_KIND_SCROLL_GUIDE = 11,
  /** Show what the commands do, or hide it. */
  PENTAD_VIDEO_COMMAND_KIND_SHOW_HELP = 12,
  /** Put the remote control away. */
  PENTAD_VIDEO_COMMAND_KIND_DONE = 13,
  /** No command: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_COMMAND_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_command_kind;

/** What somebody with a remote control wants. Begin with PENTAD_VIDEO_COMMAND_INIT. */
typedef struct pentad_video_command {
  /** The size of this record. */
  size_t struct_size;
  /** What is looked for; it must be there for the list SEARCH. */
  const char *PENTAD_NULLABLE search_text;
  /** A position, a span or a number of rows. */
  int64_t value;
  /** What is wanted. */
  pentad_video_command_kind kind;
  /** Which list, of LIST. */
  pentad_video_list list;
} pentad_video_command;

/** The bytes of a picture, such as a JPEG file. */
typedef struct pentad_video_picture {
  /** `size` bytes. */
  const uint8_t *PENTAD_NONNULL bytes;
  /** How many. */
  size_t size;
} pentad_video_picture;

/**
 * Says what is being played.
 *
 * @param context the delegate's context
 * @param state what is being played, alive during the callback
 */
typedef void (*pentad_video_playback_callback)(
    void *PENTAD_NULLABLE context, const pentad_video_playing *PENTAD_NONNULL state);

/**
 * Says what the program's player is to do.
 *
 * @param context the delegate's context
 * @param order what it is to do, alive during the callback
 */
typedef void (*pentad_video_order_callback)(void *PENTAD_NULLABLE context,
                                            const pentad_video_player_order *PENTAD_NONNULL order);

/** Who plays the videos of a playback. Begin with PENTAD_VIDEO_PLAYBACK_DELEGATE_INIT. */
typedef struct pentad_video_playback_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when no callback will come any more; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** What is being played, then each time that it is another. Who is slow sees the newest only. */
  pentad_video_playback_callback PENTAD_NULLABLE did_change;
  /** The player is to do something; all orders come, in their order. */
  pentad_video_order_callback PENTAD_NULLABLE order;
} pentad_video_playback_delegate;

/* ---- VideoFeedKit: events ------------------------------------------------------------------------------ */

/**
 * What happened. Those up to STORE_RECOVERED stand in the log of the store; the rest are of the moment: the
 * newest of a subject replaces the one before, and none is kept.
 */
typedef enum pentad_video_event_kind {
  /** The observer was away for longer than the log reaches, or the store is new: read everything anew. */
  PENTAD_VIDEO_EVENT_KIND_RESET = 0,
  /** The user has a new source. `source`. */
  PENTAD_VIDEO_EVENT_KIND_SOURCE_ADDED = 1,
  /** A source has another title or address, is paused or goes on, fails or works again. `source`. */
  PENTAD_VIDEO_EVENT_KIND_SOURCE_CHANGED = 2,
  /** A source was removed, with all that only it told of. `source`. */
  PENTAD_VIDEO_EVENT_KIND_SOURCE_REMOVED = 3,
  /** So much waits to be applied now. `new_videos`, `new_comments`. */
  PENTAD_VIDEO_EVENT_KIND_PENDING_CHANGED = 4,
  /** What waited is in the lists: so much was new. `new_videos`, `new_comments`. */
  PENTAD_VIDEO_EVENT_KIND_FEED_APPLIED = 5,
  /** Videos that lists show came, changed or went. `videos`: at most 256; all, when none is named. */
  PENTAD_VIDEO_EVENT_KIND_VIDEOS_CHANGED = 6,
  /** What the user has done with a video is something else. `video`. */
  PENTAD_VIDEO_EVENT_KIND_STATE_CHANGED = 7,
  /** Something that a source is to be told is at another point of its way. `action`, `video`, `step`. */
  PENTAD_VIDEO_EVENT_KIND_ACTION_CHANGED = 8,
  /** The user's account at a source is another, or is gone. `source`. */
  PENTAD_VIDEO_EVENT_KIND_ACCOUNT_CHANGED = 9,
  /** Comments on a video came or changed. `video`. */
  PENTAD_VIDEO_EVENT_KIND_COMMENTS_CHANGED = 10,
  /** The store was damaged and was built anew; the first event of its new log. `rows_kept`, `is_partial`. */
  PENTAD_VIDEO_EVENT_KIND_STORE_RECOVERED = 11,
  /** The start of the feed has come so far. `phase`. */
  PENTAD_VIDEO_EVENT_KIND_START_UP = 12,
  /** A source is being asked, or has answered. `source`, `is_under_way`. */
  PENTAD_VIDEO_EVENT_KIND_POLLING = 13,
  /** It is known where the files of a video are. `video`. */
  PENTAD_VIDEO_EVENT_KIND_CONTENT_URL = 14,
  /** Another video is played, or it has come to another phase. `playback`. */
  PENTAD_VIDEO_EVENT_KIND_PLAYBACK = 15,
  /** Something went wrong that no call has told of. `work`, `source`, `video`, `status`. */
  PENTAD_VIDEO_EVENT_KIND_FAILED = 16,
  /** No event: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_EVENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_event_kind;

/**
 * Something that happened. The store is changed before, and whoever needs the content reads it. `kind` says
 * which fields have a meaning; the others are NULL, 0 or the first of their values.
 */
typedef struct pentad_video_event {
  /** Its number; of one of the moment, the number of the last logged event before it. */
  uint64_t number;
  /** A source. */
  const char *PENTAD_NULLABLE source;
  /** A video. */
  const char *PENTAD_NULLABLE video;
  /** Videos. */
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE videos;
  /** How many. */
  size_t video_count;
  /** What is being played. */
  const pentad_video_playing *PENTAD_NULLABLE playback;
  /** What went wrong, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** How many videos are new. */
  int64_t new_videos;
  /** How many shares of and comments on videos that were there are new. */
  int64_t new_comments;
  /** The number of an action. */
  int64_t action;
  /** How many rows of what is the user's own were saved from the damaged store. */
  int64_t rows_kept;
  /** What happened. */
  pentad_video_event_kind kind;
  /** How far an action has come. */
  pentad_video_action_step step;
  /** How far the start has come. */
  pentad_video_start_up_phase phase;
  /** What was being done. */
  pentad_video_work work;
  /** What went wrong; PENTAD_OK for nothing. */
  pentad_status status;
  /** Whether a source is being asked. */
  bool is_under_way;
  /** Whether some of what is the user's own could not be saved. */
  bool is_partial;
} pentad_video_event;

/**
 * Says that something happened.
 *
 * @param context the delegate's context
 * @param event what happened, alive during the callback
 */
typedef void (*pentad_video_event_callback)(void *PENTAD_NULLABLE context,
                                            const pentad_video_event *PENTAD_NONNULL event);

/**
 * Who hears of what happens in a feed. Begin with PENTAD_VIDEO_DELEGATE_INIT. The calls come in the order of
 * the events.
 */
typedef struct pentad_video_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when no callback will come any more; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /**
   * The number of the last event that was seen, in an earlier process perhaps: what came after it comes
   * first. 0 for what happens from now on.
   */
  uint64_t after;
  /** Anything happened; called before the event's own callback. */
  pentad_video_event_callback PENTAD_NULLABLE did_happen;
  /** The user has a new source. */
  pentad_video_event_callback PENTAD_NULLABLE did_add_source;
  /** A source has another title or address, is paused or goes on, fails or works again. */
  pentad_video_event_callback PENTAD_NULLABLE did_change_source;
  /** A source was removed, with all that only it told of. */
  pentad_video_event_callback PENTAD_NULLABLE did_remove_source;
  /** So much waits to be applied. */
  pentad_video_event_callback PENTAD_NULLABLE did_find_new;
  /** What waited is in the lists. */
  pentad_video_event_callback PENTAD_NULLABLE did_apply;
  /** Videos that lists show came, changed or went. */
  pentad_video_event_callback PENTAD_NULLABLE did_change_videos;
  /** What the user has done with a video is something else. */
  pentad_video_event_callback PENTAD_NULLABLE did_change_state;
  /** Something that a source is to be told is at another point of its way. */
  pentad_video_event_callback PENTAD_NULLABLE did_change_action;
  /** The user's account at a source is another, or is gone. */
  pentad_video_event_callback PENTAD_NULLABLE did_change_account;
  /** Comments on a video came or changed. */
  pentad_video_event_callback PENTAD_NULLABLE did_change_comments;
  /** The store was damaged and was built anew. */
  pentad_video_event_callback PENTAD_NULLABLE did_recover_store;
  /** The start of the feed has come so far. */
  pentad_video_event_callback PENTAD_NULLABLE start_up;
  /** A source is being asked, or has answered. */
  pentad_video_event_callback PENTAD_NULLABLE polling;
  /** It is known where a video is. */
  pentad_video_event_callback PENTAD_NULLABLE did_receive_content_url;
  /** Another video is played, or it has come to another phase. */
  pentad_video_event_callback PENTAD_NULLABLE playback;
  /** Something went wrong that no call has told of. */
  pentad_video_event_callback PENTAD_NULLABLE did_fail;
  /** The delegate was away for longer than the log reaches: read everything anew. */
  pentad_video_event_callback PENTAD_NULLABLE did_reset;
} pentad_video_delegate;

/* ---- VideoFeedKit: lists, opening ---------------------------------------------------------------------- */

/**
 * Brings a list of videos.
 *
 * @param context the delegate's context
 * @param groups as many as there is room for in memory, those shared last first; alive during the callback
 * @param delta what has changed since the callback before, videos matched by their keys; alive during the
 *   callback; NULL the first time: show all
 */
typedef void (*pentad_video_list_callback)(void *PENTAD_NULLABLE context,
                                           const pentad_video_groups *PENTAD_NONNULL groups,
                                           const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Says how far a feed has come since it was opened.
 *
 * @param context the delegate's context
 * @param start_up how far, alive during the callback
 */
typedef void (*pentad_video_start_up_callback)(void *PENTAD_NULLABLE context,
                                               const pentad_video_start_up *PENTAD_NONNULL start_up);

/**
 * Who sees lists: each as it is now, then anew whenever it is another, each time with what has changed since
 * the callback before. Who is slow sees the newest only. Begin with PENTAD_VIDEO_LISTS_DELEGATE_INIT. A list
 * whose callback is NULL is not read.
 */
typedef struct pentad_video_lists_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when no callback will come any more; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** What was shared last. */
  pentad_video_list_callback PENTAD_NULLABLE timeline;
  /** What the user likes. */
  pentad_video_list_callback PENTAD_NULLABLE favorites;
  /** What the user wants to watch later. */
  pentad_video_list_callback PENTAD_NULLABLE watch_later;
  /** What a search for `search_text` finds. */
  pentad_video_list_callback PENTAD_NULLABLE search;
  /** The words; they must be there for `search`. */
  const char *PENTAD_NULLABLE search_text;
  /** How far the feed has come since it was opened. */
  pentad_video_start_up_callback PENTAD_NULLABLE start_up;
} pentad_video_lists_delegate;

/** Options of a feed. Begin with PENTAD_VIDEO_FEED_OPTIONS_INIT. */
typedef struct pentad_video_feed_options {
  /** The size of this record. */
  size_t struct_size;
  /** The folder of the store, made when it is missing; NULL for memory, gone with the feed. */
  const char *PENTAD_NULLABLE store_folder;
  /**
   * The folder of the file in which tokens are kept, which only this user can read; NULL for `store_folder`,
   * or memory.
   */
  const char *PENTAD_NULLABLE credentials_folder;
  /**
   * A folder of video files that is a source of this feed, with `is_demo` or without: an absolute path; NULL
   * for none.
   */
  const char *PENTAD_NULLABLE source_folder;
  /** How servers are reached; NULL for the defaults. `tries` has no meaning: the feed tries again. */
  const pentad_network_options *PENTAD_NULLABLE network;
  /** Where the feed's callbacks come; NULL for a callback thread of the library. */
  pentad_session *PENTAD_NULLABLE session;
  /** Who counts what the user does, until the feed is closed; NULL for nobody. */
  const pentad_video_statistics_delegate *PENTAD_NULLABLE statistics;
  /** How many bytes of pictures are kept; 0 for 50,000,000, less than 0 for none. */
  int64_t image_bytes;
  /** How many videos of the timeline are kept in memory; 0 for 300. */
  int64_t group_budget;
  /** How many bytes of the timeline are kept in memory; 0 for 20,000,000. */
  int64_t byte_budget;
  /** How often one host may be asked in a second: 0 for 4, less than 0 for no limit. */
  int32_t requests_per_second;
  /**
   * Not 0 to have pentad_video_feed_synchronise() and pentad_video_feed_refresh() alone ask the sources and
   * tell them what the user did; otherwise the feed does so by itself.
   */
  uint32_t manual_synchronising;
  /** Not 0 to show what is in files of this machine and nothing else: no request leaves it. */
  uint32_t is_demo;
  /**
   * Not 0 to open a store whose folder or files belong to another user, or can be changed by other users;
   * otherwise it is refused with PENTAD_NOT_PRIVATE.
   */
  uint32_t allows_shared_store;
} pentad_video_feed_options;

#include "pentad_completions.h"

#ifdef __cplusplus
}
#endif

#if defined(__clang__)
#pragma clang diagnostic pop
#endif

#endif
