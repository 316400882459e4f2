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
  /** No status: makes every 31-bit number a valid value of this type. */
  PENTAD_STATUS_FORCE_INT32 = 0x7fffffff
} pentad_status;

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
} pentad_network_options;

/* ---- ElementsKit: values ----------------------------------------------------------------------- */

/** How a value came about. */
typedef enum pentad_elements_certainty {
  /** Measured, or evaluated from measurements. */
  PENTAD_ELEMENTS_CERTAINTY_MEASURED = 0,
  /** Calculated or extrapolated; no measurement exists. */
  PENTAD_ELEMENTS_CERTAINTY_PREDICTED = 1,
  /** No certainty: makes every 31-bit number a valid value of this type. */
  PENTAD_ELEMENTS_CERTAINTY_FORCE_INT32 = 0x7fffffff
} pentad_elements_certainty;

/** A source of values: a table, a database, a paper. */
typedef struct pentad_elements_reference {
  /** A short key, unique among all references. */
  const char *PENTAD_NONNULL id;
  /** Authors, title and where it was published. */
  const char *PENTAD_NONNULL title;
  /** The licence or terms that its figures were taken under. */
  const char *PENTAD_NONNULL licence;
  /** Where it can be read; NULL when there is no address. */
  const char *PENTAD_NULLABLE url;
  /** The year of the edition; 0 when it has none. */
  int32_t year;
} pentad_elements_reference;

/** A physical value. A value that nobody knows is absent (a NULL pointer), never 0. */
typedef struct pentad_elements_quantity {
  /** The value in `unit`; finite. */
  double value;
  /** The standard uncertainty in `unit`; NaN where the source states none. */
  double uncertainty;
  /** The unit's symbol; empty for a pure number. */
  const char *PENTAD_NONNULL unit;
  /** What the value holds for; NULL when nothing need be said. */
  const char *PENTAD_NULLABLE condition;
  /** Who says so. */
  const pentad_elements_reference *PENTAD_NONNULL source;
  /** Whether it was measured or predicted. */
  pentad_elements_certainty certainty;
} pentad_elements_quantity;

/** A numeric property of the elements. */
typedef enum pentad_elements_property {
  /** The standard atomic weight to calculate with, in u. */
  PENTAD_ELEMENTS_STANDARD_ATOMIC_WEIGHT = 0,
  /** In g/cm3. */
  PENTAD_ELEMENTS_DENSITY = 1,
  /** In K. */
  PENTAD_ELEMENTS_MELTING_POINT = 2,
  /** In K. */
  PENTAD_ELEMENTS_BOILING_POINT = 3,
  /** In K. */
  PENTAD_ELEMENTS_SUBLIMATION_POINT = 4,
  /** On Pauling's scale. */
  PENTAD_ELEMENTS_ELECTRONEGATIVITY_PAULING = 5,
  /** On Allen's scale. */
  PENTAD_ELEMENTS_ELECTRONEGATIVITY_ALLEN = 6,
  /** In eV. */
  PENTAD_ELEMENTS_ELECTRON_AFFINITY = 7,
  /** In eV. */
  PENTAD_ELEMENTS_FIRST_IONIZATION_ENERGY = 8,
  /** In pm. */
  PENTAD_ELEMENTS_ATOMIC_RADIUS = 9,
  /** In pm. */
  PENTAD_ELEMENTS_COVALENT_RADIUS = 10,
  /** In pm. */
  PENTAD_ELEMENTS_VAN_DER_WAALS_RADIUS = 11,
  /** In kJ/mol. */
  PENTAD_ELEMENTS_FUSION_ENTHALPY = 12,
  /** In kJ/mol. */
  PENTAD_ELEMENTS_VAPORIZATION_ENTHALPY = 13,
  /** In J/(g K). */
  PENTAD_ELEMENTS_SPECIFIC_HEAT_CAPACITY = 14,
  /** In W/(m K). */
  PENTAD_ELEMENTS_THERMAL_CONDUCTIVITY = 15,
  /** In mg/kg. */
  PENTAD_ELEMENTS_CRUSTAL_ABUNDANCE = 16,
  /** Where solid, liquid and gas meet, in K. */
  PENTAD_ELEMENTS_TRIPLE_POINT = 17,
  /** From one solid form to another, in K. */
  PENTAD_ELEMENTS_TRANSITION_POINT = 18,
  /** Of the liquid, in g/cm3. */
  PENTAD_ELEMENTS_LIQUID_DENSITY = 19,
  /** No property: makes every 31-bit number a valid value of this type. */
  PENTAD_ELEMENTS_PROPERTY_FORCE_INT32 = 0x7fffffff
} pentad_elements_property;

/** A property's value, for the element or for one of its allotropes. */
typedef struct pentad_elements_value {
  /** The property. */
  pentad_elements_property property;
  /** The allotrope's name; empty for the element as such. */
  const char *PENTAD_NONNULL allotrope;
  /** The value. */
  const pentad_elements_quantity *PENTAD_NONNULL quantity;
} pentad_elements_value;

/** What CIAAW states for an element. */
typedef enum pentad_elements_atomic_weight_kind {
  /** No standard atomic weight. */
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_NONE = 0,
  /** A value and its uncertainty. */
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_VALUE = 1,
  /** An interval. */
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_INTERVAL = 2,
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

/** Another name or symbol of an element. */
typedef struct pentad_elements_element_name {
  /** The name or symbol. */
  const char *PENTAD_NONNULL text;
  /** us, alternative, historical, temporaryName or temporarySymbol. */
  const char *PENTAD_NONNULL kind;
  /** Who says so. */
  const pentad_elements_reference *PENTAD_NONNULL source;
} pentad_elements_element_name;

/** A subshell of an atom, and how many electrons are in it. */
typedef struct pentad_elements_subshell {
  /** The principal quantum number, from 1. */
  int32_t shell;
  /** How many electrons, from 1. */
  int32_t electrons;
  /** The orbital: s, p, d or f. */
  char block;
} pentad_elements_subshell;

/** The electrons of the neutral atom in its ground state. */
typedef struct pentad_elements_electron_configuration {
  /** With a noble-gas core. */
  const char *PENTAD_NONNULL short_form;
  /** In full. */
  const char *PENTAD_NONNULL full_form;
  /** Electrons a shell, from the innermost. */
  const int32_t *PENTAD_NONNULL shells;
  /** How many shells. */
  size_t shell_count;
  /** The subshells in the order of `full_form`; their electrons sum to the atomic number. */
  const pentad_elements_subshell *PENTAD_NONNULL subshells;
  /** How many subshells. */
  size_t subshell_count;
  /** Who says so. */
  const pentad_elements_reference *PENTAD_NONNULL source;
  /** Whether it was measured or predicted. */
  pentad_elements_certainty certainty;
} pentad_elements_electron_configuration;

/** A form of an element; an absent transition is NULL. */
typedef struct pentad_elements_allotrope {
  /** Its name; empty when the element has one form that needs none. */
  const char *PENTAD_NONNULL name;
  /** The structure; NULL when the source gives none. */
  const char *PENTAD_NULLABLE structure;
  /** Solid to liquid. */
  const pentad_elements_quantity *PENTAD_NULLABLE melting_point;
  /** Liquid to gas. */
  const pentad_elements_quantity *PENTAD_NULLABLE boiling_point;
  /** Solid to gas. */
  const pentad_elements_quantity *PENTAD_NULLABLE sublimation_point;
  /** Mass a volume. */
  const pentad_elements_quantity *PENTAD_NULLABLE density;
  /** Whether it is the reference form at 298.15 K and 100 kPa. */
  bool is_standard;
} pentad_elements_allotrope;

/** One statement of a source on a discovery. */
typedef struct pentad_elements_discovery_claim {
  /** The people or laboratories credited; NULL when unknown. */
  const char *PENTAD_NULLABLE credited;
  /** Why the claim stands, or differs; NULL when nothing need be said. */
  const char *PENTAD_NULLABLE note;
  /** Who says so. */
  const pentad_elements_reference *PENTAD_NONNULL source;
  /** The first year, negative before the common era. */
  int32_t from_year;
  /** The last year. */
  int32_t to_year;
  /** Whether the years are known. */
  bool has_years;
} pentad_elements_discovery_claim;

/** The state by which the original sorts the elements. */
typedef enum pentad_elements_element_state {
  /** Solid at 298.15 K. */
  PENTAD_ELEMENTS_STATE_SOLID = 0,
  /** Liquid at 298.15 K. */
  PENTAD_ELEMENTS_STATE_LIQUID = 1,
  /** A gas at 298.15 K. */
  PENTAD_ELEMENTS_STATE_GAS = 2,
  /** Technetium, promethium and all from neptunium on. */
  PENTAD_ELEMENTS_STATE_ARTIFICIAL = 3,
  /** No state: makes every 31-bit number a valid value of this type. */
  PENTAD_ELEMENTS_ELEMENT_STATE_FORCE_INT32 = 0x7fffffff
} pentad_elements_element_state;

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

/** A way in which a nuclide decays. */
typedef struct pentad_elements_decay {
  /** NUBASE's notation. */
  const char *PENTAD_NONNULL mode;
  /** Empty for a plain percentage; else ~, <, > or ?. */
  const char *PENTAD_NONNULL relation;
  /** The share of decays in percent; NaN when unknown. */
  double percent;
  /** In percent; NaN when unknown. */
  double uncertainty;
  /** Who says so. */
  const pentad_elements_reference *PENTAD_NONNULL source;
} pentad_elements_decay;

/** A nuclide in its ground state. It lives as long as the process. */
typedef struct pentad_elements_nuclide {
  /** The element's atomic number. */
  int32_t number;
  /** Protons and neutrons together. */
  int32_t mass_number;
  /** The atomic mass in u; NULL when unknown. */
  const pentad_elements_quantity *PENTAD_NULLABLE mass;
  /** The share of the element's atoms in percent; NULL when it is not found in nature. */
  const pentad_elements_quantity *PENTAD_NULLABLE abundance;
  /** stable, radioactive or unknown. */
  const char *PENTAD_NONNULL stability;
  /** In seconds; NaN when stable or unknown. */
  double half_life;
  /** In seconds; NaN when unknown. */
  double half_life_uncertainty;
  /** As published, in half_life_unit; NaN when stable or unknown. */
  double half_life_published;
  /** The published unit; NULL when stable or unknown. */
  const char *PENTAD_NULLABLE half_life_unit;
  /** Ways of decay, as NUBASE lists them: with few exceptions the most frequent first. */
  const pentad_elements_decay *PENTAD_NONNULL const *PENTAD_NONNULL decays;
  /** How many. */
  size_t decay_count;
  /** The nuclear spin; NULL when unknown. */
  const char *PENTAD_NULLABLE spin;
  /** + or -; NULL when unknown. */
  const char *PENTAD_NULLABLE parity;
  /** 0 when unknown. */
  int32_t discovery_year;
} pentad_elements_nuclide;

/* ---- ElementsKit: the table -------------------------------------------------------------------- */

/** Which elements stand below scandium and yttrium. */
typedef enum pentad_elements_group_three {
  /** Nobody: 57-71 and 89-103 stand apart, as in IUPAC's printed table. */
  PENTAD_ELEMENTS_GROUP_THREE_GAP = 0,
  /** Lanthanum and actinium. */
  PENTAD_ELEMENTS_GROUP_THREE_LA_AC = 1,
  /** Lutetium and lawrencium. */
  PENTAD_ELEMENTS_GROUP_THREE_LU_LR = 2,
  /** No placement: makes every 31-bit number a valid value of this type. */
  PENTAD_ELEMENTS_GROUP_THREE_FORCE_INT32 = 0x7fffffff
} pentad_elements_group_three;

/** How names are spelt. */
typedef enum pentad_elements_spelling {
  /** As IUPAC recommends: aluminium, caesium. */
  PENTAD_ELEMENTS_SPELLING_IUPAC = 0,
  /** As in the United States: aluminum, cesium. */
  PENTAD_ELEMENTS_SPELLING_US = 1,
  /** No spelling: makes every 31-bit number a valid value of this type. */
  PENTAD_ELEMENTS_SPELLING_FORCE_INT32 = 0x7fffffff
} pentad_elements_spelling;

/** How wide the table is. */
typedef enum pentad_elements_table_layout {
  /** 18 columns, the f block below in rows 9 and 10. */
  PENTAD_ELEMENTS_TABLE_18_COLUMNS = 0,
  /** 32 columns, the f block in its place. */
  PENTAD_ELEMENTS_TABLE_32_COLUMNS = 1,
  /** No layout: makes every 31-bit number a valid value of this type. */
  PENTAD_ELEMENTS_TABLE_LAYOUT_FORCE_INT32 = 0x7fffffff
} pentad_elements_table_layout;

/** A state of matter. */
typedef enum pentad_elements_phase {
  /** Not known. */
  PENTAD_ELEMENTS_PHASE_UNKNOWN = 0,
  /** Solid. */
  PENTAD_ELEMENTS_PHASE_SOLID = 1,
  /** Liquid. */
  PENTAD_ELEMENTS_PHASE_LIQUID = 2,
  /** Gas. */
  PENTAD_ELEMENTS_PHASE_GAS = 3,
  /** No phase: makes every 31-bit number a valid value of this type. */
  PENTAD_ELEMENTS_PHASE_FORCE_INT32 = 0x7fffffff
} pentad_elements_phase;

/** What a list of elements is sorted by. */
typedef enum pentad_elements_order {
  /** Atomic number. */
  PENTAD_ELEMENTS_BY_NUMBER = 0,
  /** Symbol, without regard to case. */
  PENTAD_ELEMENTS_BY_SYMBOL = 1,
  /** Name, as the table spells it. */
  PENTAD_ELEMENTS_BY_NAME = 2,
  /** State, then name: only for a data source. */
  PENTAD_ELEMENTS_BY_STATE = 3,
  /** No order: makes every 31-bit number a valid value of this type. */
  PENTAD_ELEMENTS_ORDER_FORCE_INT32 = 0x7fffffff
} pentad_elements_order;

/** How a search text and an element belong together, the closest first. */
typedef enum pentad_elements_match_kind {
  /** The text is the symbol, in any case. */
  PENTAD_ELEMENTS_MATCH_SYMBOL = 1,
  /** The text is the atomic number. */
  PENTAD_ELEMENTS_MATCH_NUMBER = 2,
  /** The text is the CAS registry number. */
  PENTAD_ELEMENTS_MATCH_CAS_NUMBER = 3,
  /** The text is the name in the table's spelling. */
  PENTAD_ELEMENTS_MATCH_NAME = 4,
  /** The text is another name, or a temporary symbol. */
  PENTAD_ELEMENTS_MATCH_OTHER_NAME = 5,
  /** The name begins with the text. */
  PENTAD_ELEMENTS_MATCH_NAME_PREFIX = 6,
  /** Another name begins with the text. */
  PENTAD_ELEMENTS_MATCH_OTHER_NAME_PREFIX = 7,
  /** A name holds the text further in. */
  PENTAD_ELEMENTS_MATCH_PART = 8,
  /** The text is a name with a slip or two. */
  PENTAD_ELEMENTS_MATCH_SIMILAR = 9,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_ELEMENTS_MATCH_KIND_FORCE_INT32 = 0x7fffffff
} pentad_elements_match_kind;

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

/** How a list is drawn. */
typedef enum pentad_elements_list_style {
  /** One plain list. */
  PENTAD_ELEMENTS_LIST_PLAIN = 0,
  /** Sections as groups. */
  PENTAD_ELEMENTS_LIST_GROUPED = 1,
  /** Sections with an index at the side. */
  PENTAD_ELEMENTS_LIST_INDEXED = 2,
  /** No style: makes every 31-bit number a valid value of this type. */
  PENTAD_ELEMENTS_LIST_STYLE_FORCE_INT32 = 0x7fffffff
} pentad_elements_list_style;

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

/** A side of a card. */
typedef enum pentad_elements_card_side {
  /** Name, number, symbol. */
  PENTAD_ELEMENTS_CARD_FRONT = 0,
  /** What is known of the element. */
  PENTAD_ELEMENTS_CARD_BACK = 1,
  /** No side: makes every 31-bit number a valid value of this type. */
  PENTAD_ELEMENTS_CARD_SIDE_FORCE_INT32 = 0x7fffffff
} pentad_elements_card_side;

/** A line of text on a card, in a square of 256 points. */
typedef struct pentad_elements_card_line {
  /** The text. */
  const char *PENTAD_NONNULL text;
  /** What the line tells: number, symbol, name or fact. */
  const char *PENTAD_NONNULL role;
  /** Where the line's left end, middle or right end is, as `anchor` says; in points. */
  double x;
  /** The upper edge, in points. */
  double y;
  /** The size of the bold type, in points. */
  double font_size;
  /** left, centre or right. */
  const char *PENTAD_NONNULL anchor;
} pentad_elements_card_line;

/** The two sides of an element, and the flip between them. */
typedef struct pentad_elements_card pentad_elements_card;

/* ---- ElementsKit: pictures ---------------------------------------------------------------------- */

/** The ground that a picture is for. */
typedef enum pentad_elements_picture_theme {
  /** For a light ground. */
  PENTAD_ELEMENTS_PICTURE_THEME_LIGHT = 0,
  /** For a dark ground. */
  PENTAD_ELEMENTS_PICTURE_THEME_DARK = 1,
  /** For readers who need more contrast. */
  PENTAD_ELEMENTS_PICTURE_THEME_HIGH_CONTRAST = 2,
  /** No theme: makes every 31-bit number a valid value of this type. */
  PENTAD_ELEMENTS_PICTURE_THEME_FORCE_INT32 = 0x7fffffff
} pentad_elements_picture_theme;

/** What the colours of a picture say. */
typedef enum pentad_elements_picture_colouring {
  /** State. */
  PENTAD_ELEMENTS_PICTURE_COLOUR_BY_STATE = 0,
  /** Category. */
  PENTAD_ELEMENTS_PICTURE_COLOUR_BY_CATEGORY = 1,
  /** Block. */
  PENTAD_ELEMENTS_PICTURE_COLOUR_BY_BLOCK = 2,
  /** The value of a property. */
  PENTAD_ELEMENTS_PICTURE_COLOUR_BY_PROPERTY = 3,
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
  /** The property, for PENTAD_ELEMENTS_PICTURE_COLOUR_BY_PROPERTY. */
  pentad_elements_property property;
  /** How names are spelt. */
  pentad_elements_spelling spelling;
  /** Who stands in group 3. */
  pentad_elements_group_three group_three;
  /** Whether the picture links to the element's article. */
  uint32_t links;
} pentad_elements_picture_options;

/* ---- ElementsKit: formulas ---------------------------------------------------------------------- */

/** A molar mass in g/mol. */
typedef struct pentad_elements_molar_mass {
  /** With published weights, for an interval the abridged one; those of O and Tl lie just outside theirs. */
  double value;
  /** With the lower ends of intervals, or value less uncertainty. */
  double low;
  /** With the upper ends of intervals, or value plus uncertainty. */
  double high;
  /** The standard uncertainty of `value`. */
  double uncertainty;
} pentad_elements_molar_mass;

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
  /** The mass of the molecule of most abundant nuclides, in u; NaN if an element has none. */
  double monoisotopic_mass;
  /** The charge number. */
  int64_t charge;
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
  /** What became of each formula. */
  const pentad_status *PENTAD_NONNULL statuses;
  /** Where a bad formula is bad: a 0-based byte; -1 for good ones. */
  const int64_t *PENTAD_NONNULL offsets;
  /** Molar masses in g/mol. */
  const double *PENTAD_NONNULL values;
  /** Lower ends. */
  const double *PENTAD_NONNULL lows;
  /** Upper ends. */
  const double *PENTAD_NONNULL highs;
} pentad_elements_molar_masses;

/**
 * Ends pentad_elements_molar_masses_compute_async(); it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param masses the results, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_molar_masses_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                             const pentad_elements_molar_masses *PENTAD_NULLABLE masses,
                                             pentad_error *PENTAD_NULLABLE error);

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
} pentad_elements_delegate;

/* ---- AstroKit: times, places, options ------------------------------------------------------------
 *
 * An instant is an int64_t, milliseconds since 1970-01-01T00:00:00Z. A day of the calendar is an
 * int32_t, year * 10000 + month * 100 + day, of the proleptic Gregorian calendar with astronomical
 * years: year 0 is 1 BC. So the 5th of March of the year -1 is -10000 + 305 = -9695, and the year of
 * a day is its division by 10000, rounded down. No day is 0. A tithi, a month and the like are numbers
 * from 1, and 0 is none of them; pentad_astro_name() has their names.
 */

/** The time of what does not happen: a sunrise where the Sun does not rise. */
#define PENTAD_ASTRO_NO_TIME INT64_MIN

/** Where the positions of the Sun and the Moon come from. */
typedef enum pentad_astro_ephemeris {
  /** The Swiss Ephemeris' files, which reproduce JPL's DE431 to 0.001". */
  PENTAD_ASTRO_EPHEMERIS_SWISS = 0,
  /** The series of Moshier, which need no files and are within 7" in historic times. */
  PENTAD_ASTRO_EPHEMERIS_MOSHIER = 1,
  /** No ephemeris: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_EPHEMERIS_FORCE_INT32 = 0x7fffffff
} pentad_astro_ephemeris;

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
   * NULL for `utc_offset_minutes`.
   */
  const char *PENTAD_NULLABLE time_zone;
  /** The zone as minutes east of Greenwich, -1080 to 1080; 0 where `time_zone` is not NULL. */
  int32_t utc_offset_minutes;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_astro_place;

/** What rising and setting mean. */
typedef enum pentad_astro_horizon_kind {
  /** The upper limb with 34' of refraction, as the U.S. Naval Observatory defines it. */
  PENTAD_ASTRO_HORIZON_UPPER_LIMB = 0,
  /** The centre of the disc with 34' of refraction. */
  PENTAD_ASTRO_HORIZON_DISC_CENTRE = 1,
  /** The geocentric centre without refraction: libswe's SE_BIT_HINDU_RISING. */
  PENTAD_ASTRO_HORIZON_HINDU = 2,
  /** The middle of the Sun 6 degrees below the horizon. */
  PENTAD_ASTRO_HORIZON_CIVIL_TWILIGHT = 3,
  /** The middle of the Sun 12 degrees below the horizon. */
  PENTAD_ASTRO_HORIZON_NAUTICAL_TWILIGHT = 4,
  /** The middle of the Sun 18 degrees below the horizon. */
  PENTAD_ASTRO_HORIZON_ASTRONOMICAL_TWILIGHT = 5,
  /** As `disc`, `refraction` and `is_geocentric` say. */
  PENTAD_ASTRO_HORIZON_CUSTOM = 6,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_HORIZON_KIND_FORCE_INT32 = 0x7fffffff
} pentad_astro_horizon_kind;

/** A point of a disc. */
typedef enum pentad_astro_disc {
  /** The first that is seen. */
  PENTAD_ASTRO_DISC_UPPER_LIMB = 0,
  /** The centre. */
  PENTAD_ASTRO_DISC_CENTRE = 1,
  /** The last that is seen. */
  PENTAD_ASTRO_DISC_LOWER_LIMB = 2,
  /** No point: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_DISC_FORCE_INT32 = 0x7fffffff
} pentad_astro_disc;

/** What rising and setting mean, in full. Begin with PENTAD_ASTRO_HORIZON_RULE_INIT. */
typedef struct pentad_astro_horizon_rule {
  /** The size of this record. */
  size_t struct_size;
  /** For PENTAD_ASTRO_HORIZON_CUSTOM, refraction in minutes of arc, -5400 to 5400; 0 is none. */
  double refraction;
  /** Which rule. */
  pentad_astro_horizon_kind kind;
  /** For PENTAD_ASTRO_HORIZON_CUSTOM, which point of the disc. */
  pentad_astro_disc disc;
  /**
   * For PENTAD_ASTRO_HORIZON_CUSTOM, not 0 if the observer stands at the Earth's centre and the body
   * on the ecliptic.
   */
  uint32_t is_geocentric;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_astro_horizon_rule;

/** Where lunar months begin and end. */
typedef enum pentad_astro_months {
  /** From new moon to new moon. */
  PENTAD_ASTRO_MONTHS_AMANTA = 0,
  /** From full moon to full moon. */
  PENTAD_ASTRO_MONTHS_PURNIMANTA = 1,
  /** No scheme: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_MONTHS_FORCE_INT32 = 0x7fffffff
} pentad_astro_months;

/** When a year of the Vikrama era begins. */
typedef enum pentad_astro_vikrama {
  /** With Chaitra's bright fortnight, as in the north. */
  PENTAD_ASTRO_VIKRAMA_CHAITRADI = 0,
  /** With Kartika's bright fortnight, as in Gujarat. */
  PENTAD_ASTRO_VIKRAMA_KARTIKADI = 1,
  /** No beginning: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_VIKRAMA_FORCE_INT32 = 0x7fffffff
} pentad_astro_vikrama;

/** Where the sidereal zodiac begins; the definitions are those of the Swiss Ephemeris 2.10. */
typedef enum pentad_astro_ayanamsa {
  /** The standard of the Indian Calendar Reform Committee. */
  PENTAD_ASTRO_AYANAMSA_LAHIRI = 0,
  /** Spica stands at 180 degrees. */
  PENTAD_ASTRO_AYANAMSA_TRUE_CHITRA = 1,
  /** The ayanamsa of B. V. Raman. */
  PENTAD_ASTRO_AYANAMSA_RAMAN = 2,
  /** The ayanamsa of K. S. Krishnamurti. */
  PENTAD_ASTRO_AYANAMSA_KRISHNAMURTI = 3,
  /** The western sidereal zodiac of C. Fagan and D. Bradley. */
  PENTAD_ASTRO_AYANAMSA_FAGAN_BRADLEY = 4,
  /** The ayanamsa of Sri Yukteshwar. */
  PENTAD_ASTRO_AYANAMSA_YUKTESHWAR = 5,
  /** The Surya Siddhanta's. */
  PENTAD_ASTRO_AYANAMSA_SURYA_SIDDHANTA = 6,
  /** Aryabhata's. */
  PENTAD_ASTRO_AYANAMSA_ARYABHATA = 7,
  /** Zeta Piscium stands at 359 degrees 50'. */
  PENTAD_ASTRO_AYANAMSA_TRUE_REVATI = 8,
  /** Delta Cancri stands at 106 degrees. */
  PENTAD_ASTRO_AYANAMSA_TRUE_PUSHYA = 9,
  /** No ayanamsa: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_AYANAMSA_FORCE_INT32 = 0x7fffffff
} pentad_astro_ayanamsa;

/** When a day of the calendar begins. */
typedef enum pentad_astro_day_boundary {
  /** With the first sunrise of its civil date; where there is none, with the date itself. */
  PENTAD_ASTRO_DAY_FROM_SUNRISE = 0,
  /** With its civil date, at midnight of the place's clock. */
  PENTAD_ASTRO_DAY_FROM_MIDNIGHT = 1,
  /** No boundary: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_DAY_BOUNDARY_FORCE_INT32 = 0x7fffffff
} pentad_astro_day_boundary;

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
} pentad_astro_options;

/* ---- AstroKit: names --------------------------------------------------------------------------- */

/** A fortnight of the lunar month. */
typedef enum pentad_astro_paksha {
  /** Bright: the Moon waxes. */
  PENTAD_ASTRO_PAKSHA_SHUKLA = 1,
  /** Dark: the Moon wanes. */
  PENTAD_ASTRO_PAKSHA_KRISHNA = 2,
  /** No fortnight: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_PAKSHA_FORCE_INT32 = 0x7fffffff
} pentad_astro_paksha;

/** The half of the year in which the Sun moves north, or south. */
typedef enum pentad_astro_ayana {
  /** Northward. */
  PENTAD_ASTRO_AYANA_UTTARAYANA = 1,
  /** Southward. */
  PENTAD_ASTRO_AYANA_DAKSHINAYANA = 2,
  /** No half-year: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_AYANA_FORCE_INT32 = 0x7fffffff
} pentad_astro_ayana;

/** A heavenly body that rules a day or an hour. */
typedef enum pentad_astro_graha {
  /** Surya. */
  PENTAD_ASTRO_GRAHA_SUN = 1,
  /** Chandra. */
  PENTAD_ASTRO_GRAHA_MOON = 2,
  /** Mangala. */
  PENTAD_ASTRO_GRAHA_MARS = 3,
  /** Budha. */
  PENTAD_ASTRO_GRAHA_MERCURY = 4,
  /** Guru. */
  PENTAD_ASTRO_GRAHA_JUPITER = 5,
  /** Shukra. */
  PENTAD_ASTRO_GRAHA_VENUS = 6,
  /** Shani. */
  PENTAD_ASTRO_GRAHA_SATURN = 7,
  /** No body: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_GRAHA_FORCE_INT32 = 0x7fffffff
} pentad_astro_graha;

/** An eighth of the daytime or of the night. */
typedef enum pentad_astro_choghadiya {
  /** To be avoided. */
  PENTAD_ASTRO_CHOGHADIYA_UDVEGA = 1,
  /** Sought for journeys. */
  PENTAD_ASTRO_CHOGHADIYA_CHARA = 2,
  /** Sought. */
  PENTAD_ASTRO_CHOGHADIYA_LABHA = 3,
  /** Sought. */
  PENTAD_ASTRO_CHOGHADIYA_AMRITA = 4,
  /** To be avoided. */
  PENTAD_ASTRO_CHOGHADIYA_KALA = 5,
  /** Sought. */
  PENTAD_ASTRO_CHOGHADIYA_SHUBHA = 6,
  /** To be avoided. */
  PENTAD_ASTRO_CHOGHADIYA_ROGA = 7,
  /** No eighth: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_CHOGHADIYA_FORCE_INT32 = 0x7fffffff
} pentad_astro_choghadiya;

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

/** How a name is written. */
typedef enum pentad_astro_script {
  /** The usual English spelling, without marks: Krishna. */
  PENTAD_ASTRO_SCRIPT_ENGLISH = 0,
  /** The scholarly transliteration, IAST. */
  PENTAD_ASTRO_SCRIPT_IAST = 1,
  /** Devanagari. */
  PENTAD_ASTRO_SCRIPT_DEVANAGARI = 2,
  /** No script: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_SCRIPT_FORCE_INT32 = 0x7fffffff
} pentad_astro_script;

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

/** Whether a body rises or sets on a date. */
typedef enum pentad_astro_day_state {
  /** It rises or sets. */
  PENTAD_ASTRO_STATE_NORMAL = 0,
  /** It stays above the horizon. */
  PENTAD_ASTRO_STATE_ALWAYS_UP = 1,
  /** It stays below the horizon. */
  PENTAD_ASTRO_STATE_ALWAYS_DOWN = 2,
  /** No state: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_DAY_STATE_FORCE_INT32 = 0x7fffffff
} pentad_astro_day_state;

/** What the Sun and the Moon do at the horizon on a civil date. */
typedef struct pentad_astro_day_horizon {
  /** When the civil date begins by the place's clock. */
  int64_t civil_start;
  /** When it ends. */
  int64_t civil_end;
  /** The sunset before `sunrise`, within the two days before, or PENTAD_ASTRO_NO_TIME. */
  int64_t previous_sunset;
  /** The date's first sunrise, or PENTAD_ASTRO_NO_TIME. */
  int64_t sunrise;
  /**
   * The first sunset after it; without one the date's first, unless it ends the date before; or
   * PENTAD_ASTRO_NO_TIME.
   */
  int64_t sunset;
  /** The sunrise of the date after, or PENTAD_ASTRO_NO_TIME. */
  int64_t next_sunrise;
  /** The Moon's risings within the date. */
  const int64_t *PENTAD_NONNULL moonrises;
  /** How many, 0 to 2. */
  size_t moonrise_count;
  /** The Moon's settings within the date. */
  const int64_t *PENTAD_NONNULL moonsets;
  /** How many, 0 to 2. */
  size_t moonset_count;
  /** Whether the Sun stays on one side of the horizon all the civil date. */
  pentad_astro_day_state sun_state;
  /** Whether the Moon does. */
  pentad_astro_day_state moon_state;
} pentad_astro_day_horizon;

/** A lunar month, as the almanacs name it. */
typedef struct pentad_astro_masa {
  /** The name by months that end at the new moon, 1 to 12; the first of two in a kshaya month. */
  int32_t amanta;
  /** The name by months that end at the full moon, 1 to 12. */
  int32_t purnimanta;
  /** Whether the Sun enters no sign in it. */
  bool is_adhika;
  /** Whether the Sun enters two signs in it. */
  bool is_kshaya;
} pentad_astro_masa;

/** The year of a lunar date in the eras that are in use. */
typedef struct pentad_astro_samvat {
  /** The current year of the Shaka era. */
  int32_t shaka;
  /** The current year of the Vikrama era. */
  int32_t vikrama;
  /** The elapsed years of the Kali age. */
  int32_t kali;
  /** The year's name in the south, 1 to 60. */
  int32_t southern_samvatsara;
  /** The year's name in the north, 1 to 60. */
  int32_t northern_samvatsara;
} pentad_astro_samvat;

/** The season and the half of the year, as a day begins. */
typedef struct pentad_astro_season {
  /** By the Sun's tropical longitude, 1 to 6. */
  int32_t ritu;
  /** By its sidereal longitude, 1 to 6. */
  int32_t vedic_ritu;
  /** By its tropical longitude. */
  pentad_astro_ayana ayana;
  /** By its sidereal longitude. */
  pentad_astro_ayana vedic_ayana;
} pentad_astro_season;

/** The parts of a day that are sought or avoided; one that the day does not have is NULL. */
typedef struct pentad_astro_muhurtas {
  /** The eighth of the daytime that is Rahu's. */
  const pentad_astro_span *PENTAD_NULLABLE rahu_kala;
  /** The eighth of the daytime that is Yama's. */
  const pentad_astro_span *PENTAD_NULLABLE yamaganda;
  /** The eighth of the daytime that is Gulika's. */
  const pentad_astro_span *PENTAD_NULLABLE gulika;
  /** The 8th of the daytime's 15 muhurtas. */
  const pentad_astro_span *PENTAD_NULLABLE abhijit;
  /** The 14th of the 15 muhurtas of the night before sunrise. */
  const pentad_astro_span *PENTAD_NULLABLE brahma;
  /** The muhurtas to avoid, by the weekday. */
  const pentad_astro_span *PENTAD_NONNULL durmuhurtas;
  /** How many. */
  size_t durmuhurta_count;
  /** The parts of nakshatras to avoid. */
  const pentad_astro_span *PENTAD_NONNULL varjyas;
  /** How many. */
  size_t varjya_count;
  /** The parts of nakshatras to seek. */
  const pentad_astro_span *PENTAD_NONNULL amritas;
  /** How many. */
  size_t amrita_count;
  /** The 8 parts of the daytime, then the 8 of the night: each a pentad_astro_choghadiya. */
  const pentad_astro_span *PENTAD_NONNULL choghadiyas;
  /** How many. */
  size_t choghadiya_count;
  /** The 12 hours of the daytime, then the 12 of the night: each with its pentad_astro_graha. */
  const pentad_astro_span *PENTAD_NONNULL horas;
  /** How many. */
  size_t hora_count;
} pentad_astro_muhurtas;

/** A day of the lunisolar calendar at a place. */
typedef struct pentad_astro_day {
  /** The civil date by the place's clock. */
  int32_t date;
  /** The weekday, 1 to 7 from Sunday. */
  int32_t vara;
  /** When the day begins. */
  int64_t start;
  /** When it ends. */
  int64_t end;
  /** The Sun's and the Moon's risings and settings. */
  const pentad_astro_day_horizon *PENTAD_NONNULL horizon;
  /** The tithis that touch the day, 1 to 30, in order. */
  const pentad_astro_span *PENTAD_NONNULL tithis;
  /** How many. */
  size_t tithi_count;
  /** The nakshatras of the Moon that touch the day, 1 to 27. */
  const pentad_astro_span *PENTAD_NONNULL nakshatras;
  /** How many. */
  size_t nakshatra_count;
  /** The quarters of nakshatras that touch the day, 1 to 108. */
  const pentad_astro_span *PENTAD_NONNULL padas;
  /** How many. */
  size_t pada_count;
  /** The yogas that touch the day, 1 to 27. */
  const pentad_astro_span *PENTAD_NONNULL yogas;
  /** How many. */
  size_t yoga_count;
  /** The karanas that touch the day, 1 to 60. */
  const pentad_astro_span *PENTAD_NONNULL karanas;
  /** How many. */
  size_t karana_count;
  /** The Moon's sidereal signs that touch the day, 1 to 12. */
  const pentad_astro_span *PENTAD_NONNULL moon_rashis;
  /** How many. */
  size_t moon_rashi_count;
  /** The Sun's sidereal sign as the day begins, 1 to 12. */
  int32_t sun_rashi;
  /** The tithi at sunrise, by which the day is called; 0 without a sunrise. */
  int32_t udaya_tithi;
  /** When the Sun enters the next sidereal sign this day, or PENTAD_ASTRO_NO_TIME. */
  int64_t sankranti;
  /** The tithis that begin and end within the day and so rule no sunrise. */
  const int32_t *PENTAD_NONNULL kshaya_tithis;
  /** How many. */
  size_t kshaya_tithi_count;
  /** The lunar month at sunrise; as the day begins without a sunrise. */
  const pentad_astro_masa *PENTAD_NONNULL masa;
  /** The years of the eras. */
  const pentad_astro_samvat *PENTAD_NONNULL samvat;
  /** The seasons and the halves of the year. */
  const pentad_astro_season *PENTAD_NONNULL season;
  /** The parts that are sought or avoided. */
  const pentad_astro_muhurtas *PENTAD_NONNULL muhurtas;
  /** The month's name by the option `months`, 1 to 12. */
  int32_t masa_name;
  /** The fortnight of the tithi at sunrise; as the day begins without a sunrise. */
  pentad_astro_paksha paksha;
  /** Whether the tithi at sunrise ruled the sunrise of the date before, too. */
  bool is_vriddhi;
} pentad_astro_day;

/** Days in order. */
typedef struct pentad_astro_days {
  /** The days. */
  const pentad_astro_day *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_astro_days;

/**
 * Ends pentad_astro_days_compute_async(); it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param days the days, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_astro_days_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           const pentad_astro_days *PENTAD_NULLABLE days,
                                           pentad_error *PENTAD_NULLABLE error);

/**
 * Arrays that receive one item a day; NULL where it is not wanted. Begin with
 * PENTAD_ASTRO_DAY_COLUMNS_INIT.
 */
typedef struct pentad_astro_day_columns {
  /** The size of this record. */
  size_t struct_size;
  /** The civil date. */
  int32_t *PENTAD_NULLABLE dates;
  /** The date's first sunrise, or PENTAD_ASTRO_NO_TIME. */
  int64_t *PENTAD_NULLABLE sunrises;
  /**
   * The first sunset after it; without one the date's first, unless it ends the date before; or
   * PENTAD_ASTRO_NO_TIME.
   */
  int64_t *PENTAD_NULLABLE sunsets;
  /** The Moon's first rising of the date, or PENTAD_ASTRO_NO_TIME. */
  int64_t *PENTAD_NULLABLE moonrises;
  /** The Moon's first setting of the date, or PENTAD_ASTRO_NO_TIME. */
  int64_t *PENTAD_NULLABLE moonsets;
  /** The tithi at sunrise, 1 to 30; 0 without a sunrise. */
  int32_t *PENTAD_NULLABLE tithis;
  /** When that tithi ends, or PENTAD_ASTRO_NO_TIME. */
  int64_t *PENTAD_NULLABLE tithi_ends;
} pentad_astro_day_columns;

/* ---- AstroKit: months and years ------------------------------------------------------------------ */

/** A civil month as six weeks of seven days, the form of a wall calendar. */
typedef struct pentad_astro_month {
  /** The month's year. */
  int32_t year;
  /** 1 to 12. */
  int32_t month;
  /** The weekday with which a week begins, 1 to 7 from Sunday. */
  int32_t first_vara;
  /** The days of the weeks, those of the neighbouring months among them. */
  const pentad_astro_day *PENTAD_NONNULL const *PENTAD_NONNULL days;
  /** How many: 42. */
  size_t day_count;
} pentad_astro_month;

/** One tithi of a lunar month. */
typedef struct pentad_astro_masa_cell {
  /** The tithi and its time. */
  const pentad_astro_span *PENTAD_NONNULL tithi;
  /** The days whose sunrise it rules: two when it is vriddhi, none when it is kshaya. */
  const pentad_astro_day *PENTAD_NONNULL const *PENTAD_NONNULL days;
  /** How many. */
  size_t day_count;
} pentad_astro_masa_cell;

/** A lunar month as its thirty tithis, each with the civil dates that it rules. */
typedef struct pentad_astro_masa_grid {
  /** The month by its name, 1 to 12. */
  int32_t month;
  /** Whether it is an intercalary month. */
  bool is_adhika;
  /** The years of the eras. */
  const pentad_astro_samvat *PENTAD_NONNULL samvat;
  /** The tithis: from the bright fortnight in an amanta month, from the dark in a purnimanta that is not adhika. */
  const pentad_astro_masa_cell *PENTAD_NONNULL const *PENTAD_NONNULL cells;
  /** How many: 30. */
  size_t cell_count;
} pentad_astro_masa_grid;

/** A month of a lunar year. */
typedef struct pentad_astro_lunar_month {
  /** Its names. */
  const pentad_astro_masa *PENTAD_NONNULL masa;
  /** The new moon at which it begins. */
  int64_t start;
  /** The new moon at which it ends. */
  int64_t end;
} pentad_astro_lunar_month;

/** A lunar year, from Chaitra's bright fortnight. */
typedef struct pentad_astro_lunar_year {
  /** The year in the eras. */
  const pentad_astro_samvat *PENTAD_NONNULL samvat;
  /** The months, amanta. */
  const pentad_astro_lunar_month *PENTAD_NONNULL const *PENTAD_NONNULL months;
  /** How many, 12 or 13. */
  size_t month_count;
} pentad_astro_lunar_year;

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

/** What changes at a transition; its value is the number of what begins. */
typedef enum pentad_astro_transition_kind {
  /** A tithi, 1 to 30. */
  PENTAD_ASTRO_TRANSITION_TITHI = 0,
  /** A nakshatra of the Moon, 1 to 27. */
  PENTAD_ASTRO_TRANSITION_NAKSHATRA = 1,
  /** A quarter of a nakshatra, 1 to 108. */
  PENTAD_ASTRO_TRANSITION_PADA = 2,
  /** A yoga, 1 to 27. */
  PENTAD_ASTRO_TRANSITION_YOGA = 3,
  /** A karana, 1 to 60. */
  PENTAD_ASTRO_TRANSITION_KARANA = 4,
  /** The Moon's sidereal sign, 1 to 12. */
  PENTAD_ASTRO_TRANSITION_MOON_RASHI = 5,
  /** The Sun's sidereal sign, 1 to 12. */
  PENTAD_ASTRO_TRANSITION_SANKRANTI = 6,
  /** A phase of the Moon: 1 new, 2 first quarter, 3 full, 4 last quarter. */
  PENTAD_ASTRO_TRANSITION_PHASE = 7,
  /** A lunar month by new moons, 1 to 12. */
  PENTAD_ASTRO_TRANSITION_MASA = 8,
  /** The Sun's quarters: 1 March equinox, 2 June solstice, 3 September equinox, 4 December solstice. */
  PENTAD_ASTRO_TRANSITION_SOLAR_QUARTER = 9,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_TRANSITION_KIND_FORCE_INT32 = 0x7fffffff
} pentad_astro_transition_kind;

/** One of the two bodies by which the calendar goes. */
typedef enum pentad_astro_body {
  /** The Sun. */
  PENTAD_ASTRO_BODY_SUN = 0,
  /** The Moon. */
  PENTAD_ASTRO_BODY_MOON = 1,
  /** No body: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_BODY_FORCE_INT32 = 0x7fffffff
} pentad_astro_body;

/** What a body does at the horizon or at the meridian; the values may be joined by `|`. */
typedef enum pentad_astro_horizon_event {
  /** It rises. */
  PENTAD_ASTRO_RISE = 1,
  /** It sets. */
  PENTAD_ASTRO_SET = 2,
  /** It crosses the meridian above the pole: noon, for the Sun. */
  PENTAD_ASTRO_TRANSIT = 4,
  /** It crosses the meridian below the pole: midnight, for the Sun. */
  PENTAD_ASTRO_ANTITRANSIT = 8,
  /** No event: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_HORIZON_EVENT_FORCE_INT32 = 0x7fffffff
} pentad_astro_horizon_event;

/* ---- AstroKit: eclipses ------------------------------------------------------------------------ */

/** The kinds of eclipses of the Sun. */
typedef enum pentad_astro_solar_eclipse_kind {
  /** The umbra misses the Earth. */
  PENTAD_ASTRO_SOLAR_PARTIAL = 1,
  /** The Moon is smaller than the Sun. */
  PENTAD_ASTRO_SOLAR_ANNULAR = 2,
  /** The Moon covers the Sun. */
  PENTAD_ASTRO_SOLAR_TOTAL = 3,
  /** Annular at some places and total at others. */
  PENTAD_ASTRO_SOLAR_HYBRID = 4,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_SOLAR_ECLIPSE_KIND_FORCE_INT32 = 0x7fffffff
} pentad_astro_solar_eclipse_kind;

/** What a place sees of an eclipse of the Sun; a phase that there is not is PENTAD_ASTRO_NO_TIME. */
typedef struct pentad_astro_solar_view {
  /** When most of the Sun is covered, of what can be seen. */
  int64_t greatest;
  /** The part of the Sun's diameter that is covered then; or the Moon's diameter in units of it. */
  double magnitude;
  /** The part of the Sun's disc that is covered then, 0 to 1. */
  double obscuration;
  /** The altitude of the Sun then, in degrees, without refraction. */
  double altitude;
  /** The first contact, also when the Sun is down then. */
  int64_t partial_start;
  /** The fourth contact. */
  int64_t partial_end;
  /** The second contact. */
  int64_t umbral_start;
  /** The third contact. */
  int64_t umbral_end;
  /** What the eclipse is here: partial, annular or total. */
  pentad_astro_solar_eclipse_kind kind;
} pentad_astro_solar_view;

/** An eclipse of the Sun; a phase that there is not is PENTAD_ASTRO_NO_TIME. */
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
} pentad_astro_solar_eclipse;

/** Eclipses of the Sun in order. */
typedef struct pentad_astro_solar_eclipses {
  /** The eclipses. */
  const pentad_astro_solar_eclipse *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_astro_solar_eclipses;

/** The kinds of eclipses of the Moon. */
typedef enum pentad_astro_lunar_eclipse_kind {
  /** The Moon enters only the penumbra. */
  PENTAD_ASTRO_LUNAR_PENUMBRAL = 1,
  /** A part of the Moon enters the umbra. */
  PENTAD_ASTRO_LUNAR_PARTIAL = 2,
  /** The whole Moon does. */
  PENTAD_ASTRO_LUNAR_TOTAL = 3,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_LUNAR_ECLIPSE_KIND_FORCE_INT32 = 0x7fffffff
} pentad_astro_lunar_eclipse_kind;

/** An eclipse of the Moon; a phase that there is not is PENTAD_ASTRO_NO_TIME. */
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
  /** Whether the place sees the Moon at a contact or at the greatest eclipse; false without one. */
  bool is_visible;
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
  PENTAD_ASTRO_TEXT_JSON = 0,
  /** JSON Lines: a day or an event a line. */
  PENTAD_ASTRO_TEXT_JSONL = 1,
  /** CSV (RFC 4180) with a header, for days alone. */
  PENTAD_ASTRO_TEXT_CSV = 2,
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
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_astro_text_options;

/** What of a day stands in a calendar; the values may be joined by `|`. */
typedef enum pentad_astro_day_entry {
  /** The day itself, by the tithi of its sunrise: an event of the whole date. */
  PENTAD_ASTRO_ENTRY_DAY = 1,
  /** Sunrise. */
  PENTAD_ASTRO_ENTRY_SUNRISE = 2,
  /** Sunset. */
  PENTAD_ASTRO_ENTRY_SUNSET = 4,
  /** Moonrise. */
  PENTAD_ASTRO_ENTRY_MOONRISE = 8,
  /** Moonset. */
  PENTAD_ASTRO_ENTRY_MOONSET = 16,
  /** The Sun's entry into a sidereal sign. */
  PENTAD_ASTRO_ENTRY_SANKRANTI = 32,
  /** The part of the daytime that is Rahu's. */
  PENTAD_ASTRO_ENTRY_RAHU_KALA = 64,
  /** The part that is Yama's. */
  PENTAD_ASTRO_ENTRY_YAMAGANDA = 128,
  /** The part that is Gulika's. */
  PENTAD_ASTRO_ENTRY_GULIKA = 256,
  /** The middle of the daytime. */
  PENTAD_ASTRO_ENTRY_ABHIJIT = 512,
  /** The last part of the night but one. */
  PENTAD_ASTRO_ENTRY_BRAHMA = 1024,
  /** The muhurtas to avoid. */
  PENTAD_ASTRO_ENTRY_DURMUHURTA = 2048,
  /** The part of a nakshatra to avoid. */
  PENTAD_ASTRO_ENTRY_VARJYA = 4096,
  /** The part of a nakshatra to seek. */
  PENTAD_ASTRO_ENTRY_AMRITA = 8192,
  /** No entry: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_DAY_ENTRY_FORCE_INT32 = 0x7fffffff
} pentad_astro_day_entry;

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

/** The colours of a picture. */
typedef enum pentad_astro_theme {
  /** Dark text on a white page. */
  PENTAD_ASTRO_THEME_LIGHT = 0,
  /** Light text on a nearly black page. */
  PENTAD_ASTRO_THEME_DARK = 1,
  /** No theme: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_THEME_FORCE_INT32 = 0x7fffffff
} pentad_astro_theme;

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

/** Where a value came from. */
typedef enum pentad_snapshot_origin {
  /** Kept in memory. */
  PENTAD_ORIGIN_MEMORY = 0,
  /** Read from the store. */
  PENTAD_ORIGIN_DISK = 1,
  /** Asked for just now. */
  PENTAD_ORIGIN_SOURCE = 2,
  /** No origin: makes every 31-bit number a valid value of this type. */
  PENTAD_SNAPSHOT_ORIGIN_FORCE_INT32 = 0x7fffffff
} pentad_snapshot_origin;

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

/**
 * A civil day with one tithi, a row of the screens.
 *
 * A date on which two tithis begin has two. A date on which none begins has one, with the tithi that
 * rules all of it. What nobody knows is NULL, 0 or PENTAD_ASTRO_NO_TIME.
 */
typedef struct pentad_astro_day_container {
  /** The zone by whose clock the date goes. */
  const char *PENTAD_NONNULL time_zone;
  /** The number in the fortnight and the name: `5. Panchami`. */
  const char *PENTAD_NULLABLE tithi;
  /** `Shukla`, `Krishna`, `Full Moon` for the 15th tithi and `New Moon` for the 30th. */
  const char *PENTAD_NULLABLE fortnight;
  /** The month's name, with `Adhika` in front of an intercalary one's. */
  const char *PENTAD_NULLABLE lunar_month;
  /** The sunrise of the date. */
  int64_t sunrise;
  /** The first sunset after it. */
  int64_t sunset;
  /** The first moonrise of the date; there is none about once a month. */
  int64_t moonrise;
  /** The first moonset of the date. */
  int64_t moonset;
  /** When the tithi began. */
  int64_t tithi_start;
  /** The civil date. */
  int32_t date;
  /** The tithi, 1 to 30; 0 when its words are none of ours. */
  int32_t tithi_number;
} pentad_astro_day_container;

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
 * Ends pentad_astro_handler_get_date_async(); it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param days the days, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_astro_day_containers_callback)(
    void *PENTAD_NULLABLE context, pentad_status status,
    const pentad_astro_day_containers *PENTAD_NULLABLE days, pentad_error *PENTAD_NULLABLE error);

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

/** A message of the user's for a moment. */
typedef struct pentad_astro_alert {
  /** What it is found by; never given to another alert. */
  int64_t id;
  /** When it is due. */
  int64_t due;
  /** What to show. */
  const char *PENTAD_NONNULL message;
} pentad_astro_alert;

/** Alerts in the order in which they are due. */
typedef struct pentad_astro_alerts {
  /** The alerts. */
  const pentad_astro_alert *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_astro_alerts;

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
} pentad_astro_handler_options;

/**
 * What a handler keeps for its user. Its places and rules are as long as the library knows them: set the
 * `struct_size` of a copy to its `sizeof`.
 */
typedef struct pentad_astro_settings {
  /** Where the user is; NULL until somebody says. */
  const pentad_astro_place *PENTAD_NULLABLE location;
  /** Where the user was when a move was last called far; NULL until there is a place. */
  const pentad_astro_place *PENTAD_NULLABLE far_reference;
  /** By which rules days are computed. */
  const pentad_astro_options *PENTAD_NONNULL options;
  /** The address of a server, kept for the program; NULL for none. */
  const char *PENTAD_NULLABLE endpoint;
  /** The date that the sun view showed last; 0 for none. */
  int32_t sunview_date;
} pentad_astro_settings;

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

/** What a handler's store takes. Begin with PENTAD_ASTRO_STORAGE_USAGE_INIT. */
typedef struct pentad_astro_storage_usage {
  /** The size of this record. */
  size_t struct_size;
  /** Bytes of the file and its log; 0 for a store in memory. */
  int64_t bytes;
  /** How many segments of positions there are. */
  int64_t segments;
  /** How many civil months of days, 0 to 24. */
  int64_t months;
  /** How many alerts. */
  int64_t alerts;
} pentad_astro_storage_usage;

/** In which colour a row of the moon view is shown. The colours themselves are the program's. */
typedef enum pentad_astro_moon_role {
  /** A tithi of the waxing Moon. */
  PENTAD_ASTRO_MOON_BRIGHT = 0,
  /** A tithi of the waning Moon. */
  PENTAD_ASTRO_MOON_DARK = 1,
  /** The tithi that ends at the full moon. */
  PENTAD_ASTRO_MOON_FULL = 2,
  /** The tithi that ends at the new moon. */
  PENTAD_ASTRO_MOON_NEW = 3,
  /** Nobody knows. */
  PENTAD_ASTRO_MOON_UNKNOWN = 4,
  /** No role: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_MOON_ROLE_FORCE_INT32 = 0x7fffffff
} pentad_astro_moon_role;

/** A row of the moon view: a date with one tithi. */
typedef struct pentad_astro_moon_row {
  /** What the row shows. */
  const pentad_astro_day_container *PENTAD_NONNULL day;
  /** The tithi, or `(no data)`. */
  const char *PENTAD_NONNULL tithi;
  /** The fortnight, or `(No Paksha)`. */
  const char *PENTAD_NONNULL fortnight;
  /** The civil date. */
  int32_t date;
  /** The colour. */
  pentad_astro_moon_role role;
  /** Whether the tithi goes on from the date before. */
  bool is_continued;
} pentad_astro_moon_row;

/** The rows that follow one another in one lunar month. */
typedef struct pentad_astro_moon_section {
  /** The month's name, or `(no data)`. */
  const char *PENTAD_NONNULL lunar_month;
  /** The rows in order. */
  const pentad_astro_moon_row *PENTAD_NONNULL const *PENTAD_NONNULL rows;
  /** How many, one at least. */
  size_t row_count;
} pentad_astro_moon_section;

/** The moon view: dates and tithis in sections by the lunar month. */
typedef struct pentad_astro_moon_view {
  /** The sections. */
  const pentad_astro_moon_section *PENTAD_NONNULL const *PENTAD_NONNULL sections;
  /** How many. */
  size_t section_count;
  /** How many rows all of them have. */
  size_t row_count;
} pentad_astro_moon_view;

/** What a date of the sun view is marked for; the values are joined by `|`. */
typedef enum pentad_astro_sun_mark {
  /** The tithi that ends at the full moon begins. */
  PENTAD_ASTRO_MARK_FULL_MOON = 1,
  /** The tithi that ends at the new moon begins. */
  PENTAD_ASTRO_MARK_NEW_MOON = 2,
  /** The eleventh tithi of a fortnight begins. */
  PENTAD_ASTRO_MARK_EKADASHI = 4,
  /** An alert is due. */
  PENTAD_ASTRO_MARK_ALERT = 8,
  /** No mark: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_SUN_MARK_FORCE_INT32 = 0x7fffffff
} pentad_astro_sun_mark;

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

/** A date of the sun view. */
typedef struct pentad_astro_sun_cell {
  /** The date. */
  int32_t date;
  /** Values of pentad_astro_sun_mark. */
  uint32_t marks;
  /** Whether it belongs to the month, and not to its neighbours. */
  bool is_in_month;
  /** Whether it is today. */
  bool is_today;
  /** Whether it was chosen. */
  bool is_selected;
} pentad_astro_sun_cell;

/** The sun view: a civil month as six weeks, with marks under its dates. */
typedef struct pentad_astro_sun_view {
  /** The year of the month. */
  int32_t year;
  /** 1 to 12. */
  int32_t month;
  /** The first date of the grid: what to ask for, to have the days of all cells. */
  int32_t first;
  /** The last one. */
  int32_t last;
  /** Six rows of seven. */
  const pentad_astro_sun_cell *PENTAD_NONNULL const *PENTAD_NONNULL cells;
  /** How many: 42. */
  size_t cell_count;
} pentad_astro_sun_view;

/** A line of the day view. */
typedef struct pentad_astro_day_line {
  /** What it says, of all lines of a view only this one: `sunrise`. */
  const char *PENTAD_NONNULL id;
  /** What it is called, in English. */
  const char *PENTAD_NONNULL title;
  /** What it says; a time is that of the place's clock, `06:15:04`, with `+1` for the next date. */
  const char *PENTAD_NONNULL text;
  /** The id of the help topic that explains it; NULL where none is needed. */
  const char *PENTAD_NULLABLE term;
} pentad_astro_day_line;

/** The day view: what the calendar says of one date. */
typedef struct pentad_astro_day_view {
  /** The lines: the date, the Sun and the Moon first. */
  const pentad_astro_day_line *PENTAD_NONNULL const *PENTAD_NONNULL lines;
  /** How many. */
  size_t line_count;
  /** The date. */
  int32_t date;
} pentad_astro_day_view;

/** A term of the calendar and what it means: a page of the help view. */
typedef struct pentad_astro_help_topic {
  /** What the term is found by: `tithi`. It does not change. */
  const char *PENTAD_NONNULL id;
  /** The term as a heading. */
  const char *PENTAD_NONNULL term;
  /** One to three sentences of plain English. */
  const char *PENTAD_NONNULL text;
} pentad_astro_help_topic;

/** Terms in an order in which they can be read from the first to the last. */
typedef struct pentad_astro_help_topics {
  /** The terms. They live as long as the process. */
  const pentad_astro_help_topic *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_astro_help_topics;

/* ---- StellarKit: courses and classes ------------------------------------------------------------- */

/**
 * The front door of a university's courses, classes, announcements and bookmarks, with a network and
 * without.
 */
typedef struct pentad_stellar_client pentad_stellar_client;

/** The searches of one search field, of which only the latest is answered. */
typedef struct pentad_stellar_search pentad_stellar_search;

/** The time of what has not happened: a class that was never loaded by itself. */
#define PENTAD_STELLAR_NO_TIME INT64_MIN

/** A part of the year. */
typedef enum pentad_stellar_season {
  /** None that this version knows. */
  PENTAD_STELLAR_SEASON_NONE = 0,
  /** Spring, `sp`. */
  PENTAD_STELLAR_SPRING = 1,
  /** Fall, `fa`. */
  PENTAD_STELLAR_FALL = 2,
  /** The Independent Activities Period in January, `ia`. */
  PENTAD_STELLAR_IAP = 3,
  /** Summer, `su`. */
  PENTAD_STELLAR_SUMMER = 4,
  /** No season: makes every 31-bit number a valid value of this type. */
  PENTAD_STELLAR_SEASON_FORCE_INT32 = 0x7fffffff
} pentad_stellar_season;

/** A term. */
typedef struct pentad_stellar_term {
  /** Its code, as the server wrote it: `fa26`. */
  const char *PENTAD_NONNULL code;
  /** `Fall 2026`; the code when this version does not know it. */
  const char *PENTAD_NONNULL text;
  /** The part of the year. */
  pentad_stellar_season season;
  /** The year, 2000 to 2099; 0 when the season is none. */
  int32_t year;
} pentad_stellar_term;

/** A course, which at other schools is a department. */
typedef struct pentad_stellar_course {
  /** Its number: `6`, `21A`, `CMS`. */
  const char *PENTAD_NONNULL number;
  /** Its name. */
  const char *PENTAD_NONNULL title;
  /** Whether it is a department; a special programme is none. */
  bool is_department;
} pentad_stellar_course;

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

/**
 * Ends a call that asks for courses; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param courses the courses, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_stellar_courses_callback)(
    void *PENTAD_NULLABLE context, pentad_status status,
    const pentad_stellar_courses *PENTAD_NULLABLE courses, pentad_error *PENTAD_NULLABLE error);

/** Courses under one line of the main screen. */
typedef struct pentad_stellar_course_group {
  /** `Courses 1-10` by the first and the last of them, or `Other Courses`. */
  const char *PENTAD_NONNULL title;
  /** The group in one text, by which pentad_stellar_course_group_find() finds it again. */
  const char *PENTAD_NONNULL serialized;
  /** The courses, in order. */
  const pentad_stellar_course *PENTAD_NONNULL const *PENTAD_NONNULL courses;
  /** How many; at least one. */
  size_t course_count;
} pentad_stellar_course_group;

/** Groups of courses. */
typedef struct pentad_stellar_course_groups {
  /** The groups. */
  const pentad_stellar_course_group *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_stellar_course_groups;

/** A day of the week; the values are joined by `|`. */
typedef enum pentad_stellar_weekday {
  /** M. */
  PENTAD_STELLAR_MONDAY = 1,
  /** T. */
  PENTAD_STELLAR_TUESDAY = 2,
  /** W. */
  PENTAD_STELLAR_WEDNESDAY = 4,
  /** R. */
  PENTAD_STELLAR_THURSDAY = 8,
  /** F. */
  PENTAD_STELLAR_FRIDAY = 16,
  /** S. */
  PENTAD_STELLAR_SATURDAY = 32,
  /** U. */
  PENTAD_STELLAR_SUNDAY = 64,
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
} pentad_stellar_class_time;

/** What somebody does in a class. */
typedef enum pentad_stellar_role {
  /** Gives it. */
  PENTAD_STELLAR_INSTRUCTOR = 0,
  /** Assists. */
  PENTAD_STELLAR_ASSISTANT = 1,
  /** No role: makes every 31-bit number a valid value of this type. */
  PENTAD_STELLAR_ROLE_FORCE_INT32 = 0x7fffffff
} pentad_stellar_role;

/** Somebody who teaches a class. */
typedef struct pentad_stellar_staff_member {
  /** The name. */
  const char *PENTAD_NONNULL name;
  /** What he or she does. */
  pentad_stellar_role role;
} pentad_stellar_staff_member;

/** Why a class has a number. */
typedef enum pentad_stellar_number_kind {
  /** It is the class's id. */
  PENTAD_STELLAR_NUMBER_MASTER = 0,
  /** The class's name lists it. */
  PENTAD_STELLAR_NUMBER_CROSS = 1,
  /** The class had it in earlier years. */
  PENTAD_STELLAR_NUMBER_OLD = 2,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_STELLAR_NUMBER_KIND_FORCE_INT32 = 0x7fffffff
} pentad_stellar_number_kind;

/** A number under which a class can be found. */
typedef struct pentad_stellar_number {
  /** The number in capitals: `6.C01J`. */
  const char *PENTAD_NONNULL text;
  /** Why the class has it. */
  pentad_stellar_number_kind kind;
} pentad_stellar_number;

/** A class of a term. */
typedef struct pentad_stellar_class {
  /** The server's name for it: `18.06`. */
  const char *PENTAD_NONNULL master_id;
  /** Its number or numbers: `6.002 / 8.003`. */
  const char *PENTAD_NONNULL name;
  /** What it is called. */
  const char *PENTAD_NONNULL title;
  /** What it is about; empty when the server says nothing. */
  const char *PENTAD_NONNULL blurb;
  /** The term in which it is taught; NULL when the server does not say. */
  const pentad_stellar_term *PENTAD_NULLABLE term;
  /** The address of its site; NULL for a class without one. */
  const char *PENTAD_NULLABLE site_url;
  /** When and where it meets, in the server's order. */
  const pentad_stellar_class_time *PENTAD_NONNULL const *PENTAD_NONNULL times;
  /** How many times. */
  size_t time_count;
  /** Who teaches it, instructors first. */
  const pentad_stellar_staff_member *PENTAD_NONNULL const *PENTAD_NONNULL staff;
  /** How many teach it. */
  size_t staff_count;
  /** All its numbers, each once, its own first; they follow from the other fields. */
  const pentad_stellar_number *PENTAD_NONNULL numbers;
  /** How many numbers. */
  size_t number_count;
  /** Numbers of earlier years, as the server wrote them. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL old_numbers;
  /** How many of these. */
  size_t old_number_count;
} pentad_stellar_class;

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

/**
 * Ends a call that asks for the classes of a course; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param classes the classes, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_stellar_classes_callback)(
    void *PENTAD_NULLABLE context, pentad_status status,
    const pentad_stellar_classes *PENTAD_NULLABLE classes, pentad_error *PENTAD_NULLABLE error);

/** Classes in order. */
typedef struct pentad_stellar_class_list {
  /** The classes. */
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_stellar_class_list;

/* ---- StellarKit: a class and its announcements --------------------------------------------------- */

/** What an address leads to. */
typedef enum pentad_stellar_link_kind {
  /** A page. */
  PENTAD_STELLAR_LINK_PAGE = 0,
  /** A mailbox. */
  PENTAD_STELLAR_LINK_MAIL = 1,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_STELLAR_LINK_KIND_FORCE_INT32 = 0x7fffffff
} pentad_stellar_link_kind;

/** An address in plain text, which a screen lets a person open. */
typedef struct pentad_stellar_link {
  /** What to open: an `http`, `https` or `mailto` address. */
  const char *PENTAD_NONNULL target;
  /** Where it begins in the text, in bytes. */
  size_t start;
  /** Where it ends, in bytes. */
  size_t end;
  /** What it leads to. */
  pentad_stellar_link_kind kind;
} pentad_stellar_link;

/** Addresses of a text, in order; none overlaps another. */
typedef struct pentad_stellar_links {
  /** The addresses. */
  const pentad_stellar_link *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_stellar_links;

/** Something that a class's staff announced. */
typedef struct pentad_stellar_announcement {
  /** The name by which it is known again; one that is edited has another. */
  const char *PENTAD_NONNULL key;
  /** Its title. */
  const char *PENTAD_NONNULL title;
  /** What it says, as plain text. */
  const char *PENTAD_NONNULL text;
  /** The addresses in `text`. */
  const pentad_stellar_link *PENTAD_NONNULL links;
  /** How many. */
  size_t link_count;
  /** When it was announced. */
  int64_t date;
  /** Whether the user has read it. */
  bool is_read;
} pentad_stellar_announcement;

/** Announcements, the newest first. */
typedef struct pentad_stellar_announcements {
  /** The announcements. */
  const pentad_stellar_announcement *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_stellar_announcements;

/** All that is known of a class. */
typedef struct pentad_stellar_class_detail {
  /** The class. */
  const pentad_stellar_class *PENTAD_NONNULL item;
  /** Its announcements, the newest first. */
  const pentad_stellar_announcement *PENTAD_NONNULL const *PENTAD_NONNULL news;
  /** How many. */
  size_t news_count;
  /**
   * When the server last told of the class by itself; PENTAD_STELLAR_NO_TIME when it only stood in
   * lists.
   */
  int64_t info_stored_at;
  /** Whether it is bookmarked, in its term. */
  bool is_bookmarked;
} pentad_stellar_class_detail;

/** A tab of a class's screen. */
typedef enum pentad_stellar_tab {
  /** The announcements; always there. */
  PENTAD_STELLAR_TAB_NEWS = 0,
  /** What the class is about, and its times; there when it says what it is about. */
  PENTAD_STELLAR_TAB_INFO = 1,
  /** Who teaches it; there when anybody does. */
  PENTAD_STELLAR_TAB_STAFF = 2,
  /** No tab: makes every 31-bit number a valid value of this type. */
  PENTAD_STELLAR_TAB_FORCE_INT32 = 0x7fffffff
} pentad_stellar_tab;

/** How far the announcements of a screen have come. */
typedef enum pentad_stellar_news_state {
  /** The server is being asked. */
  PENTAD_STELLAR_NEWS_LOADING = 0,
  /** These are all. */
  PENTAD_STELLAR_NEWS_LOADED = 1,
  /** The server could not be asked; the old ones are shown. */
  PENTAD_STELLAR_NEWS_FAILED = 2,
  /** No state: makes every 31-bit number a valid value of this type. */
  PENTAD_STELLAR_NEWS_STATE_FORCE_INT32 = 0x7fffffff
} pentad_stellar_news_state;

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

/** Whether the server knows of a bookmark. */
typedef enum pentad_stellar_sync {
  /** It knows the last change. */
  PENTAD_STELLAR_SYNC_DONE = 0,
  /** It is still to be told; that is tried again by itself. */
  PENTAD_STELLAR_SYNC_WAITING = 1,
  /** It refused. The bookmark stands all the same. */
  PENTAD_STELLAR_SYNC_FAILED = 2,
  /** No state: makes every 31-bit number a valid value of this type. */
  PENTAD_STELLAR_SYNC_FORCE_INT32 = 0x7fffffff
} pentad_stellar_sync;

/** A class that the user wants to find again. */
typedef struct pentad_stellar_bookmark {
  /** The class. */
  const pentad_stellar_class *PENTAD_NONNULL item;
  /** When it was bookmarked. */
  int64_t added_at;
  /** When its term was found to be over; PENTAD_STELLAR_NO_TIME for one of the current term. */
  int64_t archived_at;
  /** Whether the server knows of it. */
  pentad_stellar_sync sync;
  /** Why the server refused, where that is known; else `PENTAD_OK`. */
  pentad_status status;
  /** One sentence about that; NULL where there is none. */
  const char *PENTAD_NULLABLE error_message;
} pentad_stellar_bookmark;

/** Bookmarks, those added first in front. */
typedef struct pentad_stellar_bookmarks {
  /** The bookmarks. */
  const pentad_stellar_bookmark *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_stellar_bookmarks;

/** What a look at the current term brought. */
typedef struct pentad_stellar_term_change {
  /** The term before; NULL when none was known. */
  const pentad_stellar_term *PENTAD_NULLABLE old_term;
  /** The current term. */
  const pentad_stellar_term *PENTAD_NONNULL new_term;
  /** The classes whose bookmarks were archived by this very look: each is told once. */
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL removed;
  /** How many. */
  size_t removed_count;
  /** Whether the term is another one. */
  bool is_changed;
} pentad_stellar_term_change;

/**
 * Ends pentad_stellar_client_refresh_term_async(); it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param change what the look brought, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_stellar_term_change_callback)(
    void *PENTAD_NULLABLE context, pentad_status status,
    const pentad_stellar_term_change *PENTAD_NULLABLE change, pentad_error *PENTAD_NULLABLE error);

/** When two classes meet at the same time. */
typedef struct pentad_stellar_overlap {
  /** The time of the first class. */
  const pentad_stellar_class_time *PENTAD_NONNULL first;
  /** The time of the second class. */
  const pentad_stellar_class_time *PENTAD_NONNULL second;
  /** The days on which both meet: values of pentad_stellar_weekday joined by `|`. */
  uint32_t weekdays;
  /** When both begin to be under way, in minutes since 00:00. */
  int32_t start;
  /** When one of them ends, in minutes since 00:00. */
  int32_t end;
} pentad_stellar_overlap;

/** Two classes that meet at the same time. */
typedef struct pentad_stellar_conflict {
  /** The one that was bookmarked first. */
  const pentad_stellar_class *PENTAD_NONNULL first;
  /** The other. */
  const pentad_stellar_class *PENTAD_NONNULL second;
  /** When they do. */
  const pentad_stellar_overlap *PENTAD_NONNULL overlaps;
  /** How many overlaps; at least one, and the first 1,000. */
  size_t overlap_count;
} pentad_stellar_conflict;

/** Bookmarked classes that meet at the same time, two by two. */
typedef struct pentad_stellar_conflicts {
  /** The conflicts. */
  const pentad_stellar_conflict *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_stellar_conflicts;

/** Who found what a search found. */
typedef enum pentad_stellar_search_origin {
  /** The classes that are stored. */
  PENTAD_STELLAR_SEARCH_LOCAL = 0,
  /** The server, because nothing that is stored fits. */
  PENTAD_STELLAR_SEARCH_SERVER = 1,
  /** No origin: makes every 31-bit number a valid value of this type. */
  PENTAD_STELLAR_SEARCH_ORIGIN_FORCE_INT32 = 0x7fffffff
} pentad_stellar_search_origin;

/** What a search found. */
typedef struct pentad_stellar_search_answer {
  /** The text that was looked for. */
  const char *PENTAD_NONNULL query;
  /** The classes, the best first. */
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL hits;
  /** How many. */
  size_t hit_count;
  /** The current term; NULL while it is not known. A hit may be of an older one. */
  const pentad_stellar_term *PENTAD_NULLABLE term;
  /** Which search of its pentad_stellar_search this is, from 1; 0 when it was made without one. */
  uint64_t generation;
  /** Who found them. */
  pentad_stellar_search_origin origin;
} pentad_stellar_search_answer;

/**
 * Ends a search; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the search; `PENTAD_CANCELLED` when a later one came meanwhile
 * @param answer what was found, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_stellar_search_callback)(
    void *PENTAD_NULLABLE context, pentad_status status,
    const pentad_stellar_search_answer *PENTAD_NULLABLE answer,
    pentad_error *PENTAD_NULLABLE error);

/** What a section of the main screen holds. */
typedef enum pentad_stellar_section_kind {
  /** The bookmarks, as a list of classes is sorted. */
  PENTAD_STELLAR_SECTION_BOOKMARKS = 0,
  /** The groups of courses. */
  PENTAD_STELLAR_SECTION_GROUPS = 1,
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

/** The main screen: bookmarked classes, and the groups of courses. */
typedef struct pentad_stellar_main_table {
  /** The sections: that of the bookmarks is missing when there are none. */
  const pentad_stellar_section *PENTAD_NONNULL const *PENTAD_NONNULL sections;
  /** How many. */
  size_t section_count;
} pentad_stellar_main_table;

/**
 * Ends pentad_stellar_client_main_table_async(); it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param table the screen, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_stellar_main_table_callback)(
    void *PENTAD_NULLABLE context, pentad_status status,
    const pentad_stellar_main_table *PENTAD_NULLABLE table, pentad_error *PENTAD_NULLABLE error);

/** A course on the screen of its group. */
typedef struct pentad_stellar_course_row {
  /** `Course 6`, the title of the screen that the row leads to. */
  const char *PENTAD_NONNULL label;
  /** The course; its title stands below the label. */
  const pentad_stellar_course *PENTAD_NONNULL course;
} pentad_stellar_course_row;

/** The screen of a group of courses. */
typedef struct pentad_stellar_courses_screen {
  /** The group's title: `Courses 1-10`. */
  const char *PENTAD_NONNULL title;
  /** The rows, in the order of the group. */
  const pentad_stellar_course_row *PENTAD_NONNULL rows;
  /** How many. */
  size_t row_count;
} pentad_stellar_courses_screen;

/** How far the list of a screen has come. */
typedef enum pentad_stellar_list_state {
  /** The server is being asked; the old list is shown, if there is one. */
  PENTAD_STELLAR_LIST_LOADING = 0,
  /** This is the list. */
  PENTAD_STELLAR_LIST_LOADED = 1,
  /** The server could not be asked; the old list is shown, if there is one. */
  PENTAD_STELLAR_LIST_FAILED = 2,
  /** No state: makes every 31-bit number a valid value of this type. */
  PENTAD_STELLAR_LIST_STATE_FORCE_INT32 = 0x7fffffff
} pentad_stellar_list_state;

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
  /** When the list was last known to be right; PENTAD_STELLAR_NO_TIME while there is none. */
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

/** The screen of an announcement. */
typedef struct pentad_stellar_announcement_screen {
  /** The name of the class: `18.06`. */
  const char *PENTAD_NONNULL class_name;
  /** What was announced. */
  const char *PENTAD_NONNULL title;
  /** When, in English: `Wednesday, June 16, 2010 @ 0:56`. */
  const char *PENTAD_NONNULL date_text;
  /** What it says, as plain text; empty when the title says all. */
  const char *PENTAD_NONNULL text;
  /** The addresses in `text`. */
  const pentad_stellar_link *PENTAD_NONNULL links;
  /** How many. */
  size_t link_count;
} pentad_stellar_announcement_screen;

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

/** What a client's store takes. Begin with PENTAD_STELLAR_STORAGE_USAGE_INIT. */
typedef struct pentad_stellar_storage_usage {
  /** The size of this record. */
  size_t struct_size;
  /** Bytes of the file and its log, or of the memory. */
  int64_t bytes;
  /** How many courses. */
  int64_t courses;
  /** How many classes, each term's counted. */
  int64_t classes;
  /** How many announcements. */
  int64_t announcements;
  /** How many bookmarks, archived ones too. */
  int64_t bookmarks;
  /** How many changes the server has still to be told. */
  int64_t waiting;
} pentad_stellar_storage_usage;

/* ---- StellarKit: events ---------------------------------------------------------------------------- */

/** What a question to the server was about. */
typedef enum pentad_stellar_subject {
  /** The courses. */
  PENTAD_STELLAR_SUBJECT_COURSES = 0,
  /** The class list of a course. */
  PENTAD_STELLAR_SUBJECT_CLASSES = 1,
  /** A class. */
  PENTAD_STELLAR_SUBJECT_CLASS_INFO = 2,
  /** A search. */
  PENTAD_STELLAR_SUBJECT_SEARCH = 3,
  /** What is unread. */
  PENTAD_STELLAR_SUBJECT_NOTICES = 4,
  /** No subject: makes every 31-bit number a valid value of this type. */
  PENTAD_STELLAR_SUBJECT_FORCE_INT32 = 0x7fffffff
} pentad_stellar_subject;

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
   * The address of the server's API; NULL for no server: what is stored is all there is, and questions
   * fail with `PENTAD_OFFLINE`. A store belongs to the first server that it is opened with: at others it is
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

/** A time that is not known, or of something that has not happened. */
#define PENTAD_CHAT_NO_TIME INT64_MIN

/** A picture, and the sizes in which it can be had. Where there is one size only, it stands for all. */
typedef struct pentad_chat_image {
  /** The address of the picture as it was put there. */
  const char *PENTAD_NONNULL url;
  /** The address of 60 × 60 pixels of it, cut to a square. */
  const char *PENTAD_NONNULL avatar;
  /** The address of 200 × 200 pixels of it, cut to a square. */
  const char *PENTAD_NONNULL preview;
  /** The address of at most 960 pixels on the longer edge. */
  const char *PENTAD_NONNULL large;
  /** How wide it is, in pixels; 0 where the address does not tell. */
  int64_t width;
  /** How high it is, in pixels; 0 where the address does not tell. */
  int64_t height;
} pentad_chat_image;

/** The signed-in user. */
typedef struct pentad_chat_user {
  /** The user's id. */
  const char *PENTAD_NONNULL id;
  /** The name of the account; groups may have nicknames for it. */
  const char *PENTAD_NONNULL name;
  /** The picture; NULL for none. */
  const pentad_chat_image *PENTAD_NULLABLE image;
  /** The mail address; NULL when it is not told. */
  const char *PENTAD_NULLABLE email;
  /** The telephone number; NULL when it is not told. */
  const char *PENTAD_NULLABLE phone_number;
  /** What else the server says: a JSON object with the values as they came; NULL for nothing. */
  const char *PENTAD_NULLABLE extra;
  /** When the account was made; PENTAD_CHAT_NO_TIME when it is not told. */
  int64_t created_at;
  /** When it last changed; PENTAD_CHAT_NO_TIME when it is not told. */
  int64_t updated_at;
} pentad_chat_user;

/** Whether a person is in a group. */
typedef enum pentad_chat_membership {
  /** In it. */
  PENTAD_CHAT_MEMBERSHIP_ACTIVE = 0,
  /** Asked to be let in; an administrator has not decided yet. */
  PENTAD_CHAT_MEMBERSHIP_PENDING = 1,
  /** Left it, and can join again. */
  PENTAD_CHAT_MEMBERSHIP_EXITED = 2,
  /** Was removed by somebody. */
  PENTAD_CHAT_MEMBERSHIP_REMOVED = 3,
  /** The group is no more, or nobody knows why the person is not in it. */
  PENTAD_CHAT_MEMBERSHIP_GONE = 4,
  /** No membership: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_MEMBERSHIP_FORCE_INT32 = 0x7fffffff
} pentad_chat_membership;

/** The newest message as a list of conversations shows it. */
typedef struct pentad_chat_preview {
  /** Who wrote it, by the name in the conversation; NULL when it is not told. */
  const char *PENTAD_NULLABLE name;
  /** What it says; NULL or empty of a picture alone. */
  const char *PENTAD_NULLABLE text;
  /** Whether something is attached. */
  bool has_attachments;
} pentad_chat_preview;

/** What a list of conversations shows of one, and what the user has done with it. */
typedef struct pentad_chat_state {
  /** The beginning of the newest message; NULL when it is not known. */
  const pentad_chat_preview *PENTAD_NULLABLE preview;
  /** What the user has begun to write; NULL for nothing. */
  const char *PENTAD_NULLABLE draft;
  /** How many messages are unread; -1 when nobody knows. */
  int64_t unread_count;
  /** How many of the unread messages mention the user; -1 when nobody knows. */
  int64_t mention_count;
  /** How many messages the server has; -1 when nobody knows. */
  int64_t message_count;
  /** The last message that the user has read; 0 for none. */
  int64_t last_read_message;
  /** The newest message; 0 for none. */
  int64_t last_message;
  /** When the newest message was written; PENTAD_CHAT_NO_TIME when it is not known. */
  int64_t last_message_at;
  /**
   * Until when nothing is to sound; PENTAD_CHAT_NO_TIME when it is not muted. GroupMe writes the end of
   * the year 9999 for ever.
   */
  int64_t muted_until;
} pentad_chat_state;

/** A group, or a topic of one. */
typedef struct pentad_chat_group {
  /** The group's id. */
  const char *PENTAD_NONNULL id;
  /** The group's conversation: `g:` and the id. */
  const char *PENTAD_NONNULL conversation;
  /** The name. */
  const char *PENTAD_NONNULL name;
  /** What it is about; NULL when nothing is said. */
  const char *PENTAD_NULLABLE description;
  /** The picture; NULL for none. */
  const pentad_chat_image *PENTAD_NULLABLE image;
  /** Who may post and join: `private`, `closed`, `announcement`, or another word of the server's. */
  const char *PENTAD_NONNULL kind;
  /** The user who owns it; NULL when it is not told. */
  const char *PENTAD_NULLABLE creator_id;
  /** The group that this one is a topic of; NULL for none. */
  const char *PENTAD_NULLABLE parent_id;
  /** The link by which others can join; NULL when it is not shared. */
  const char *PENTAD_NULLABLE share_url;
  /** What else the server says: a JSON object with the values as they came; NULL for nothing. */
  const char *PENTAD_NULLABLE extra;
  /** What is new in it. */
  const pentad_chat_state *PENTAD_NONNULL state;
  /** When it was made; PENTAD_CHAT_NO_TIME when it is not told. */
  int64_t created_at;
  /** When it last changed; PENTAD_CHAT_NO_TIME when it is not told. */
  int64_t updated_at;
  /** How many members there are; -1 when it is not told. */
  int64_t member_count;
  /** Whether the signed-in user is in it. */
  pentad_chat_membership membership;
} pentad_chat_group;

/** Groups. */
typedef struct pentad_chat_groups {
  /** The groups. */
  const pentad_chat_group *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_chat_groups;

/** The conversation of the signed-in user with one other. */
typedef struct pentad_chat_direct_chat {
  /** Which conversation. */
  const char *PENTAD_NONNULL conversation;
  /** The other user's id. */
  const char *PENTAD_NONNULL other_user_id;
  /** The other user's name. */
  const char *PENTAD_NONNULL name;
  /** The other user's picture; NULL for none. */
  const pentad_chat_image *PENTAD_NULLABLE image;
  /** What else the server says: a JSON object with the values as they came; NULL for nothing. */
  const char *PENTAD_NULLABLE extra;
  /** What is new in it. */
  const pentad_chat_state *PENTAD_NONNULL state;
  /** When it began; PENTAD_CHAT_NO_TIME when it is not told. */
  int64_t created_at;
  /** When the newest message came; PENTAD_CHAT_NO_TIME when it is not told. */
  int64_t updated_at;
} pentad_chat_direct_chat;

/** Direct chats. */
typedef struct pentad_chat_direct_chats {
  /** The chats. */
  const pentad_chat_direct_chat *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_chat_direct_chats;

/** A person in a group. */
typedef struct pentad_chat_member {
  /** The user's id. */
  const char *PENTAD_NONNULL user_id;
  /** The number of the membership, which is not the user's; NULL when it is not known. */
  const char *PENTAD_NULLABLE membership_id;
  /** The name in this group. */
  const char *PENTAD_NONNULL nickname;
  /** The name of the account; NULL when it is not told. */
  const char *PENTAD_NULLABLE name;
  /** The picture in this group; NULL for none. */
  const pentad_chat_image *PENTAD_NULLABLE image;
  /** What the person may do: `user`, `admin`, `owner`. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL roles;
  /** How many roles. */
  size_t role_count;
  /** What else the server says: a JSON object with the values as they came; NULL for nothing. */
  const char *PENTAD_NULLABLE extra;
  /** Whether the person is in the group. */
  pentad_chat_membership state;
  /** Whether the person has muted the group. */
  bool is_muted;
} pentad_chat_member;

/** Members of a group. */
typedef struct pentad_chat_members {
  /** The members. */
  const pentad_chat_member *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_chat_members;

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

/**
 * Ends a call that gives a group; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param group the group, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_chat_group_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           const pentad_chat_group *PENTAD_NULLABLE group,
                                           pentad_error *PENTAD_NULLABLE error);

/**
 * Ends a call that gives groups; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param groups the groups, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_chat_groups_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                            const pentad_chat_groups *PENTAD_NULLABLE groups,
                                            pentad_error *PENTAD_NULLABLE error);

/**
 * Ends a call that gives members of a group; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param members the members, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_chat_members_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                             const pentad_chat_members *PENTAD_NULLABLE members,
                                             pentad_error *PENTAD_NULLABLE error);

/* ---- ChatKit: messages --------------------------------------------------------------------------- */

/**
 * A message. What is in lists is kept as the JSON that came; pentad_chat_message_attachments() and its
 * like read it.
 */
typedef struct pentad_chat_message {
  /** The message's number. */
  int64_t id;
  /**
   * When it was written. The order of messages is that of their numbers, not of their times.
   */
  int64_t created_at;
  /** Where it was written. */
  const char *PENTAD_NONNULL conversation;
  /** The name that its author gave it before the server had one; NULL when it is not told. */
  const char *PENTAD_NULLABLE source_guid;
  /** Who wrote it: a user's id, a bot's, or `system`; NULL when it is not told. */
  const char *PENTAD_NULLABLE sender_id;
  /** What wrote it: `user`, `bot`, `system`, or another word of the server's. */
  const char *PENTAD_NONNULL sender_kind;
  /** The author's name at that time; NULL when it is not told. */
  const char *PENTAD_NULLABLE name;
  /** The address of the author's picture at that time; NULL for none. */
  const char *PENTAD_NULLABLE avatar_url;
  /** What it says; NULL or empty of a picture alone. */
  const char *PENTAD_NULLABLE text;
  /** The word for what happened, of a system message: `membership.announce.joined`; NULL of others. */
  const char *PENTAD_NULLABLE event_type;
  /** What happened, as it came: a JSON object; NULL for nothing. */
  const char *PENTAD_NULLABLE event_json;
  /** The attachments as they came: a JSON array; NULL for none. */
  const char *PENTAD_NULLABLE attachments_json;
  /** The reactions as they came: a JSON array; NULL for none. */
  const char *PENTAD_NULLABLE reactions_json;
  /** Who likes it, as it came: a JSON array; NULL for nobody. */
  const char *PENTAD_NULLABLE favorited_by_json;
  /** Who deleted it: `sender` or `admin`; NULL when it was not deleted, or nobody says. */
  const char *PENTAD_NULLABLE deletion_actor;
  /** The user who pinned it; NULL when it is not pinned. */
  const char *PENTAD_NULLABLE pinned_by;
  /** What else the server says: a JSON object with the values as they came; NULL for nothing. */
  const char *PENTAD_NULLABLE extra;
  /** The message that it answers; 0 for none. */
  int64_t reply_to;
  /** When its text was last changed; PENTAD_CHAT_NO_TIME when it never was. */
  int64_t updated_at;
  /** When it was deleted; PENTAD_CHAT_NO_TIME when it was not. The text then is the server's, or NULL. */
  int64_t deleted_at;
  /** When it was pinned; PENTAD_CHAT_NO_TIME when it is not. */
  int64_t pinned_at;
  /** Whether GroupMe tells of something that happened. */
  bool is_system;
} pentad_chat_message;

/** Messages. */
typedef struct pentad_chat_messages {
  /** The messages. */
  const pentad_chat_message *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_chat_messages;

/** Where messages may be missing: between two that are stored. */
typedef struct pentad_chat_gap {
  /** The newest message below it. */
  int64_t after;
  /** The oldest message above it. */
  int64_t before;
} pentad_chat_gap;

/** The gaps of a conversation. */
typedef struct pentad_chat_gaps {
  /** The gaps, the oldest first. */
  const pentad_chat_gap *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_chat_gaps;

/** What is attached to a message. */
typedef enum pentad_chat_attachment_kind {
  /** Another kind, or one that lacks what belongs to it. */
  PENTAD_CHAT_ATTACHMENT_UNKNOWN = 0,
  /** A picture. */
  PENTAD_CHAT_ATTACHMENT_IMAGE = 1,
  /** The message answers another. */
  PENTAD_CHAT_ATTACHMENT_REPLY = 2,
  /** The text names people. */
  PENTAD_CHAT_ATTACHMENT_MENTIONS = 3,
  /** Characters of the text stand for pictures of GroupMe's packs. */
  PENTAD_CHAT_ATTACHMENT_EMOJI = 4,
  /** A place. */
  PENTAD_CHAT_ATTACHMENT_LOCATION = 5,
  /** A film. */
  PENTAD_CHAT_ATTACHMENT_VIDEO = 6,
  /** A file. */
  PENTAD_CHAT_ATTACHMENT_FILE = 7,
  /** A poll. */
  PENTAD_CHAT_ATTACHMENT_POLL = 8,
  /** A date in the calendar. */
  PENTAD_CHAT_ATTACHMENT_EVENT = 9,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_ATTACHMENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_attachment_kind;

/** A person's name in a text. */
typedef struct pentad_chat_mention {
  /** The user; `-1` means everybody in the group. */
  const char *PENTAD_NONNULL user_id;
  /** Where the name begins, as the server counts: characters from 0. */
  int64_t start;
  /** How long it is. */
  int64_t length;
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
  PENTAD_CHAT_SIGN_CHARACTER = 0,
  /** A picture of GroupMe's packs: `picture`. */
  PENTAD_CHAT_SIGN_PICTURE = 1,
  /** Another kind, by the server's word for it: `text`. */
  PENTAD_CHAT_SIGN_OTHER = 2,
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

/** Somebody of whom a system message tells. */
typedef struct pentad_chat_person {
  /** The user's id. */
  const char *PENTAD_NONNULL user_id;
  /** The name in the group; NULL when it is not told. */
  const char *PENTAD_NULLABLE nickname;
} pentad_chat_person;

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
  /** When it happened; PENTAD_CHAT_NO_TIME when it is not told. */
  int64_t at;
  /** What happened. */
  pentad_chat_happening kind;
  /** Whether something is so now. */
  bool is_on;
} pentad_chat_system_event;

/**
 * Ends a call that gives a message; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param message the message, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_chat_message_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                             const pentad_chat_message *PENTAD_NULLABLE message,
                                             pentad_error *PENTAD_NULLABLE error);

/**
 * Ends a call that gives messages; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param messages the messages, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_chat_messages_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                              const pentad_chat_messages *PENTAD_NULLABLE messages,
                                              pentad_error *PENTAD_NULLABLE error);

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

/** Where a message of the user's own is on its way. */
typedef enum pentad_chat_outgoing_state {
  /** It waits for its turn, or for the network. */
  PENTAD_CHAT_OUTGOING_QUEUED = 0,
  /** Its files are being put on the server. */
  PENTAD_CHAT_OUTGOING_UPLOADING = 1,
  /** It is being sent. */
  PENTAD_CHAT_OUTGOING_SENDING = 2,
  /** It may have reached the server: the newest messages are read before it is sent again. */
  PENTAD_CHAT_OUTGOING_VERIFYING = 3,
  /** The server refused it for good. */
  PENTAD_CHAT_OUTGOING_FAILED = 4,
  /** No state: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_OUTGOING_STATE_FORCE_INT32 = 0x7fffffff
} pentad_chat_outgoing_state;

/** What is attached to a message on its way: either `json`, or `path` and `type`. */
typedef struct pentad_chat_outgoing_attachment {
  /** What can be sent as it is: a JSON object; NULL of a file. */
  const char *PENTAD_NULLABLE json;
  /** Where the client's copy of a file is; NULL where there is none. */
  const char *PENTAD_NULLABLE path;
  /** The media type of the file; NULL where there is none. */
  const char *PENTAD_NULLABLE type;
} pentad_chat_outgoing_attachment;

/** A message of the user's own that the server does not have yet. */
typedef struct pentad_chat_outgoing {
  /** Its number in this store. */
  int64_t local_id;
  /** When the user wrote it. */
  int64_t created_at;
  /** The name by which the server knows it again. */
  const char *PENTAD_NONNULL source_guid;
  /** Where it goes. */
  const char *PENTAD_NONNULL conversation;
  /** What it says; NULL for nothing. */
  const char *PENTAD_NULLABLE text;
  /** What is attached, in order. */
  const pentad_chat_outgoing_attachment *PENTAD_NONNULL const *PENTAD_NONNULL attachments;
  /** How many attachments. */
  size_t attachment_count;
  /** Why it was not taken the last time, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** How often it was sent. */
  int64_t attempts;
  /** Why it was not taken the last time; PENTAD_OK when nothing has failed. */
  pentad_status status;
  /** Where it is on its way. */
  pentad_chat_outgoing_state state;
} pentad_chat_outgoing;

/** Messages on their way. */
typedef struct pentad_chat_outgoing_list {
  /** The messages, in the order in which they were written. */
  const pentad_chat_outgoing *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_chat_outgoing_list;

/** A change that the server refused for good. */
typedef struct pentad_chat_refused_change {
  /** Its number in this store. */
  int64_t local_id;
  /** What it is about. */
  const char *PENTAD_NONNULL conversation;
  /**
   * What was to be done: `react`, `pin`, `edit`, `delete`, `nickname`, `update`, `remove`, `read` or
   * `mute`.
   */
  const char *PENTAD_NONNULL change;
  /** Why it was refused, in a sentence. */
  const char *PENTAD_NONNULL error_message;
  /** Why it was refused. */
  pentad_status status;
} pentad_chat_refused_change;

/** Changes that the server refused for good. */
typedef struct pentad_chat_refused_changes {
  /** The changes. */
  const pentad_chat_refused_change *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_chat_refused_changes;

/**
 * Ends a call that writes a message; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param outgoing the message on its way, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_chat_outgoing_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                              const pentad_chat_outgoing *PENTAD_NULLABLE outgoing,
                                              pentad_error *PENTAD_NULLABLE error);

/* ---- ChatKit: events ------------------------------------------------------------------------------- */

/**
 * What happened. Those up to ACCOUNT_UPDATED, and STORE_RECOVERED, stand in the log of the store; the rest
 * are of the moment: the newest of a subject replaces the one before, and none is kept.
 */
typedef enum pentad_chat_event_kind {
  /** The observer was away for longer than the log reaches, or the store is new: read everything anew. */
  PENTAD_CHAT_EVENT_RESET = 0,
  /** The list of groups and direct chats was fetched as a whole, or the cache was cleared. */
  PENTAD_CHAT_EVENT_GROUPS_REFRESHED = 1,
  /** The user has a new group: made, joined, or added to. `group_id`. */
  PENTAD_CHAT_EVENT_GROUP_CREATED = 2,
  /** The name, picture or another property of a group changed. `group_id`. */
  PENTAD_CHAT_EVENT_GROUP_UPDATED = 3,
  /** The user is no longer in a group. `group_id`, `removal`. */
  PENTAD_CHAT_EVENT_GROUP_REMOVED = 4,
  /** Members came, went or changed. `group_id`. */
  PENTAD_CHAT_EVENT_MEMBERS_UPDATED = 5,
  /** Messages came, changed or went. `conversation`, `inserted`, `updated`, `removed`. */
  PENTAD_CHAT_EVENT_MESSAGES_UPDATED = 6,
  /** The likes of a message changed. `conversation`, `message`. */
  PENTAD_CHAT_EVENT_REACTIONS_CHANGED = 7,
  /** A message on its way is at another point of it. `conversation`, `local_id`, `step`, `message`. */
  PENTAD_CHAT_EVENT_OUTGOING_CHANGED = 8,
  /** What is read or muted in a conversation changed. `conversation`. */
  PENTAD_CHAT_EVENT_CONVERSATION_CHANGED = 9,
  /** The text that the user has begun changed. `conversation`. */
  PENTAD_CHAT_EVENT_DRAFT_CHANGED = 10,
  /** The signed-in user's own data changed. */
  PENTAD_CHAT_EVENT_ACCOUNT_UPDATED = 11,
  /** Somebody is writing. `conversation`, `user_id`, `at`. */
  PENTAD_CHAT_EVENT_TYPING = 12,
  /** The connection to the server is in another state. `connection`, `route`, `status`. */
  PENTAD_CHAT_EVENT_CONNECTION = 13,
  /** How far the synchronisation has come. `completed`, `total`. */
  PENTAD_CHAT_EVENT_SYNCHRONISING = 14,
  /** Something went wrong that no call has told of. `work`, `conversation`, `status`. */
  PENTAD_CHAT_EVENT_FAILED = 15,
  /** The store was damaged and was built anew; the first event of its new log. `rows_kept`, `is_partial`. */
  PENTAD_CHAT_EVENT_STORE_RECOVERED = 16,
  /** No event: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_EVENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_event_kind;

/** Why the user is no longer in a group. */
typedef enum pentad_chat_removal {
  /** The user deleted it. */
  PENTAD_CHAT_REMOVAL_DELETED = 0,
  /** The user left it. */
  PENTAD_CHAT_REMOVAL_LEFT = 1,
  /** Somebody removed the user. */
  PENTAD_CHAT_REMOVAL_REMOVED = 2,
  /** It is no longer among the user's groups, and nobody said why. */
  PENTAD_CHAT_REMOVAL_GONE = 3,
  /** No reason: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_REMOVAL_FORCE_INT32 = 0x7fffffff
} pentad_chat_removal;

/** Where a message on its way has come to. */
typedef enum pentad_chat_step {
  /** It is stored and will be sent. */
  PENTAD_CHAT_STEP_QUEUED = 0,
  /** It is being sent, or its files are. */
  PENTAD_CHAT_STEP_SENDING = 1,
  /** The server refused it for good. It waits to be sent again, edited or cancelled. */
  PENTAD_CHAT_STEP_FAILED = 2,
  /** The user cancelled it. */
  PENTAD_CHAT_STEP_CANCELLED = 3,
  /** The server has it. */
  PENTAD_CHAT_STEP_DELIVERED = 4,
  /** No step: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_STEP_FORCE_INT32 = 0x7fffffff
} pentad_chat_step;

/** How a client hears of what is new. */
typedef enum pentad_chat_connection {
  /** It hears nothing. It tries again by itself, and at once when the network changes. */
  PENTAD_CHAT_CONNECTION_OFFLINE = 0,
  /** It is making a connection. */
  PENTAD_CHAT_CONNECTION_CONNECTING = 1,
  /** What is new comes at once. */
  PENTAD_CHAT_CONNECTION_LIVE = 2,
  /** The push service cannot be reached: the client asks the server every few seconds. */
  PENTAD_CHAT_CONNECTION_POLLING = 3,
  /** The server does not accept the token. pentad_chat_client_renew_token() gives another. */
  PENTAD_CHAT_CONNECTION_AUTH_REQUIRED = 4,
  /** The push service wants no further connection. */
  PENTAD_CHAT_CONNECTION_STOPPED = 5,
  /** No connection: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_CONNECTION_FORCE_INT32 = 0x7fffffff
} pentad_chat_connection;

/** What the push service is reached by. */
typedef enum pentad_chat_route {
  /** A WebSocket. */
  PENTAD_CHAT_ROUTE_WEB_SOCKET = 0,
  /** Requests that are answered when there is something new. */
  PENTAD_CHAT_ROUTE_LONG_POLLING = 1,
  /** No route: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_ROUTE_FORCE_INT32 = 0x7fffffff
} pentad_chat_route;

/** What a client does by itself. */
typedef enum pentad_chat_work {
  /** Listening to the server. */
  PENTAD_CHAT_WORK_PUSH = 0,
  /** Fetching what is new. */
  PENTAD_CHAT_WORK_SYNCHRONISATION = 1,
  /** Sending what the user wrote and did. */
  PENTAD_CHAT_WORK_SENDING = 2,
  /** Writing to the store. */
  PENTAD_CHAT_WORK_STORAGE = 3,
  /** No work: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_WORK_FORCE_INT32 = 0x7fffffff
} pentad_chat_work;

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

/** Events of the log. */
typedef struct pentad_chat_events {
  /** The events, in the order of their numbers. */
  const pentad_chat_event *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_chat_events;

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
  /** When the service had it, by its clock; PENTAD_CHAT_NO_TIME when it does not say. */
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

/** The newest messages of a conversation and, behind them, those on their way. */
typedef struct pentad_chat_timeline {
  /** The lines. */
  const pentad_chat_timeline_item *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_chat_timeline;

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

/** What a client's store takes, and what is in it. Begin with PENTAD_CHAT_STORAGE_USAGE_INIT. */
typedef struct pentad_chat_storage_usage {
  /** The size of this record. */
  size_t struct_size;
  /** Bytes of the file and its log, or of the memory. Files that wait to be sent are not counted. */
  int64_t bytes;
  /** How many groups, those that the user was in, too. */
  int64_t groups;
  /** How many direct chats. */
  int64_t chats;
  /** How many messages. */
  int64_t messages;
  /** How many messages and changes the server does not have, those that it refused, too. */
  int64_t waiting;
} pentad_chat_storage_usage;

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
   * How often the server may be asked in a second: 0 for 8, since GroupMe refuses more than 10; less than 0
   * for no limit.
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

/** A time that is not known, or of something that has not happened. */
#define PENTAD_VIDEO_NO_TIME INT64_MIN

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

/** A picture of a video. */
typedef struct pentad_video_image {
  /** Where it is: `http` or `https`. */
  const char *PENTAD_NONNULL url;
  /** How wide it is, in pixels; 0 when nobody says. */
  int64_t width;
  /** How high it is, in pixels; 0 when nobody says. */
  int64_t height;
} pentad_video_image;

/** How a file or a stream comes. */
typedef enum pentad_video_media_kind {
  /** One file, which can be asked for in parts. */
  PENTAD_VIDEO_MEDIA_FILE = 0,
  /** A playlist of HTTP Live Streaming. */
  PENTAD_VIDEO_MEDIA_HLS = 1,
  /** A manifest of MPEG-DASH. */
  PENTAD_VIDEO_MEDIA_DASH = 2,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_MEDIA_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_media_kind;

/** A file or a stream of a video that a player can be given. */
typedef struct pentad_video_rendition {
  /** Where it is: `http` or `https`, or the path of a file of this machine. */
  const char *PENTAD_NONNULL url;
  /** The media type in lower case: `video/mp4`; NULL when the source did not say. */
  const char *PENTAD_NULLABLE type;
  /** Pixels across; 0 when nobody says. */
  int64_t width;
  /** Pixels down; 0 when nobody says. */
  int64_t height;
  /** Bits in a second; 0 when nobody says. */
  int64_t bitrate;
  /** How large the file is; -1 when nobody says. */
  int64_t bytes;
  /** How it comes. */
  pentad_video_media_kind kind;
  /** Whether the source prefers it. */
  bool is_default;
} pentad_video_rendition;

/** Whether a video can be watched. */
typedef enum pentad_video_playability_kind {
  /** Nobody has looked yet. */
  PENTAD_VIDEO_PLAYABILITY_UNKNOWN = 0,
  /** A source gives files and streams: `renditions`. */
  PENTAD_VIDEO_PLAYABILITY_PLAYABLE = 1,
  /** The provider's own player alone shows it: `url`. */
  PENTAD_VIDEO_PLAYABILITY_EMBED_ONLY = 2,
  /** There is a page for people alone: `url`. */
  PENTAD_VIDEO_PLAYABILITY_PAGE_ONLY = 3,
  /** It cannot be watched: `reason`. */
  PENTAD_VIDEO_PLAYABILITY_UNPLAYABLE = 4,
  /** The source could not be asked: `status`. It is not playable for that. */
  PENTAD_VIDEO_PLAYABILITY_CHECK_FAILED = 5,
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

/** A video, as far as sources tell of it. */
typedef struct pentad_video_video {
  /** Which video: `youtube:BmzSEYNTkHA`. */
  const char *PENTAD_NONNULL key;
  /** Where the video is at home: `youtube`. The set is open. */
  const char *PENTAD_NONNULL provider;
  /** What the provider calls it. */
  const char *PENTAD_NONNULL id;
  /** The title; NULL when it is not told. */
  const char *PENTAD_NULLABLE title;
  /** What it is about; NULL when nothing is said. */
  const char *PENTAD_NULLABLE summary;
  /** Who made it; NULL when it is not told. */
  const char *PENTAD_NULLABLE author;
  /** Its pictures, in the order of the source. */
  const pentad_video_image *PENTAD_NONNULL const *PENTAD_NONNULL images;
  /** How many pictures. */
  size_t image_count;
  /** The files and streams that a source gives, in its order. */
  const pentad_video_rendition *PENTAD_NONNULL const *PENTAD_NONNULL media;
  /** How many files and streams. */
  size_t media_count;
  /** Where the provider's own player is, to be shown in a web view; NULL for none. */
  const char *PENTAD_NULLABLE embed_url;
  /** Where the page for people is; NULL for none. */
  const char *PENTAD_NULLABLE page_url;
  /** Why it cannot be seen, when a source says so; NULL otherwise. */
  const char *PENTAD_NULLABLE unplayable;
  /** How long it lasts, in milliseconds; 0 when nobody says. */
  int64_t duration;
  /** When it was published; PENTAD_VIDEO_NO_TIME when it is not told. */
  int64_t published_at;
  /** How often it was watched; -1 when it is not told. */
  int64_t play_count;
  /** Whether it is being broadcast at this moment, as the source knew it last. */
  bool is_live;
} pentad_video_video;

/* ---- VideoFeedKit: who shared them ------------------------------------------------------------------ */

/** Somebody who shared a video or wrote about it, or a feed that published it. */
typedef struct pentad_video_sharer {
  /** The source's id of the person; NULL when it gives none. */
  const char *PENTAD_NULLABLE id;
  /** The name by which the person is known there; may be empty. */
  const char *PENTAD_NONNULL nickname;
  /** The name in full; NULL when it is not known. */
  const char *PENTAD_NULLABLE name;
  /** The name as lists show it: the nickname in capitals, behind one `@` for people of Twitter. */
  const char *PENTAD_NONNULL display_name;
  /** Where the picture is; NULL for none. */
  const char *PENTAD_NULLABLE image_url;
  /** Where the person shares: `twitter`. The set is open. */
  const char *PENTAD_NONNULL origin;
} pentad_video_sharer;

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
  /** When it last changed; PENTAD_VIDEO_NO_TIME when it is not told. */
  int64_t updated_at;
  /** When it first came here; PENTAD_VIDEO_NO_TIME of one that has just come. */
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

/** What somebody has written about a video, other than by sharing it. */
typedef struct pentad_video_comment {
  /** The source that tells of it. */
  const char *PENTAD_NONNULL source;
  /** What the source calls it: no other comment of it is called so. */
  const char *PENTAD_NONNULL id;
  /** The video. */
  const char *PENTAD_NONNULL video;
  /** Who wrote it. */
  const pentad_video_sharer *PENTAD_NONNULL author;
  /** What it says. */
  const char *PENTAD_NONNULL text;
  /** The source's id of the comment that it answers; NULL for none. */
  const char *PENTAD_NULLABLE parent;
  /** When. */
  int64_t created_at;
  /** When it last changed; PENTAD_VIDEO_NO_TIME when it is not told. */
  int64_t updated_at;
} pentad_video_comment;

/** A line under a video: who shared it or wrote about it, and what was said. */
typedef struct pentad_video_comment_line {
  /** The source that tells of it. */
  const char *PENTAD_NONNULL source;
  /** The id of the broadcast or the comment. */
  const char *PENTAD_NONNULL id;
  /** Who. */
  const pentad_video_sharer *PENTAD_NONNULL author;
  /** What was said; NULL when it was shared without a word. */
  const char *PENTAD_NULLABLE text;
  /** When. */
  int64_t created_at;
  /** Whether it is a share, and no mere comment. */
  bool is_share;
} pentad_video_comment_line;

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
  /** When this last changed; PENTAD_VIDEO_NO_TIME when nothing was done. */
  int64_t changed_at;
  /** Whether the user likes it. */
  bool is_liked;
  /** Whether the user wants to watch it later. */
  bool is_watch_later;
  /** Whether the user has begun to watch it. */
  bool is_watched;
} pentad_video_state;

/** A video with all who shared it and wrote about it: one row of a list, however many sources tell of it. */
typedef struct pentad_video_group {
  /** Which video. */
  const char *PENTAD_NONNULL key;
  /** The video. */
  const pentad_video_video *PENTAD_NONNULL video;
  /** Who shared it, the oldest first; at least one: a list shows the first. */
  const pentad_video_broadcast *PENTAD_NONNULL const *PENTAD_NONNULL broadcasts;
  /** How many broadcasts. */
  size_t broadcast_count;
  /** What else was written about it, the oldest first. */
  const pentad_video_comment *PENTAD_NONNULL const *PENTAD_NONNULL comments;
  /** How many comments. */
  size_t comment_count;
  /** What a list shows when the comments are expanded: the first broadcast, then all else, the oldest first. */
  const pentad_video_comment_line *PENTAD_NONNULL const *PENTAD_NONNULL comment_lines;
  /** How many lines. */
  size_t comment_line_count;
  /** What the user has done with it. */
  const pentad_video_state *PENTAD_NONNULL state;
  /** Whether it can be watched, and how. */
  const pentad_video_playability *PENTAD_NONNULL playability;
  /** When the video was shared last: what orders the lists. */
  int64_t latest_share;
  /** How much of the video was seen, 0…1; -1 when nobody knows how long it is. */
  double watched_fraction;
} pentad_video_group;

/** Videos of a list, those shared last first. */
typedef struct pentad_video_groups {
  /** The videos. */
  const pentad_video_group *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_video_groups;

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

/** A unit of a distance in time. */
typedef enum pentad_video_time_unit {
  /** 1,000 milliseconds. */
  PENTAD_VIDEO_SECOND = 0,
  /** 60 seconds. */
  PENTAD_VIDEO_MINUTE = 1,
  /** 60 minutes. */
  PENTAD_VIDEO_HOUR = 2,
  /** 24 hours. */
  PENTAD_VIDEO_DAY = 3,
  /** 7 days. */
  PENTAD_VIDEO_WEEK = 4,
  /** 30 days. */
  PENTAD_VIDEO_MONTH = 5,
  /** 365 days. */
  PENTAD_VIDEO_YEAR = 6,
  /** No unit: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_TIME_UNIT_FORCE_INT32 = 0x7fffffff
} pentad_video_time_unit;

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

/**
 * Ends a call that gives a video with all who shared it; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param group the video, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_video_group_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                            const pentad_video_group *PENTAD_NULLABLE group,
                                            pentad_error *PENTAD_NULLABLE error);

/**
 * Ends a call that gives videos; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param groups the videos, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_video_groups_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                             const pentad_video_groups *PENTAD_NULLABLE groups,
                                             pentad_error *PENTAD_NULLABLE error);

/* ---- VideoFeedKit: sources -------------------------------------------------------------------------- */

/** What a source is. */
typedef enum pentad_video_source_kind {
  /** A feed of RSS, Atom or JSON Feed. */
  PENTAD_VIDEO_SOURCE_FEED = 0,
  /** A server of PeerTube. */
  PENTAD_VIDEO_SOURCE_PEERTUBE = 1,
  /** A server of the Shelby protocol. */
  PENTAD_VIDEO_SOURCE_SHELBY = 2,
  /** A folder of video files. */
  PENTAD_VIDEO_SOURCE_FOLDER = 3,
  /** One that a program in Swift has added. */
  PENTAD_VIDEO_SOURCE_HOST = 4,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_SOURCE_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_source_kind;

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

/** A network in which the user can share. */
typedef struct pentad_video_service {
  /** Which network: `twitter`. */
  const char *PENTAD_NONNULL origin;
  /** Whether the user has connected it. */
  bool is_connected;
} pentad_video_service;

/** A stream of broadcasts that a source offers the user. */
typedef struct pentad_video_channel {
  /** The source. */
  const char *PENTAD_NONNULL source;
  /** What the source calls it. */
  const char *PENTAD_NONNULL id;
  /** The name; may be empty. */
  const char *PENTAD_NONNULL name;
  /** Where the picture is; NULL for none. */
  const char *PENTAD_NULLABLE image_url;
  /** Whether it is there for all, and not for the user alone. */
  bool is_public;
} pentad_video_channel;

/** Channels of a source. */
typedef struct pentad_video_channels {
  /** The channels, those of the user's account first. */
  const pentad_video_channel *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_video_channels;

/** A collection of videos that people put together. */
typedef struct pentad_video_roll {
  /** The source. */
  const char *PENTAD_NONNULL source;
  /** What the source calls it. */
  const char *PENTAD_NONNULL id;
  /** The title; may be empty. */
  const char *PENTAD_NONNULL title;
  /** Who made it; NULL when it is not told. */
  const pentad_video_sharer *PENTAD_NULLABLE creator;
  /** Where the picture is; NULL for none. */
  const char *PENTAD_NULLABLE image_url;
  /** How many videos it has; -1 when it is not told. */
  int64_t broadcast_count;
  /** Whether all may see it. */
  bool is_public;
  /** Whether others may add to it. */
  bool is_collaborative;
} pentad_video_roll;

/** Rolls of a source. */
typedef struct pentad_video_rolls {
  /** The rolls. */
  const pentad_video_roll *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_video_rolls;

/** The user as a source knows it. */
typedef struct pentad_video_account {
  /** The source's id of the user. */
  const char *PENTAD_NONNULL user_id;
  /** The name; may be empty. */
  const char *PENTAD_NONNULL name;
  /** The name by which others know the user; NULL when there is none. */
  const char *PENTAD_NULLABLE nickname;
  /** Where the picture is; NULL for none. */
  const char *PENTAD_NULLABLE image_url;
  /** The networks to which the source is connected for the user, or could be. */
  const pentad_video_service *PENTAD_NONNULL const *PENTAD_NONNULL services;
  /** How many networks. */
  size_t service_count;
  /** The channels that the source offers the user. */
  const pentad_video_channel *PENTAD_NONNULL const *PENTAD_NONNULL channels;
  /** How many channels. */
  size_t channel_count;
} pentad_video_account;

/** A source of the user's, and how it is. */
typedef struct pentad_video_source {
  /** Which source. */
  const char *PENTAD_NONNULL id;
  /** Where it is: an address, a path, or a word of the program that added it. */
  const char *PENTAD_NONNULL address;
  /** What it calls itself; NULL when it has not said. */
  const char *PENTAD_NULLABLE title;
  /** Who is signed in; NULL when nobody is, or the source has not said. */
  const pentad_video_account *PENTAD_NULLABLE account;
  /** What it failed with the last time, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** When the user added it. */
  int64_t added_at;
  /** When it last answered; PENTAD_VIDEO_NO_TIME when it never did. */
  int64_t last_success_at;
  /** Before when it is not asked again; PENTAD_VIDEO_NO_TIME: at once. */
  int64_t next_poll_at;
  /** How many times in a row it has failed. */
  int64_t failures;
  /** How many times in a row it has said that there is nothing at its address. */
  int64_t gone_count;
  /** When it first said so of these times; PENTAD_VIDEO_NO_TIME when it has not. */
  int64_t gone_since;
  /** What it can do: values of pentad_video_capability. */
  uint32_t capabilities;
  /** What it is. */
  pentad_video_source_kind kind;
  /** What it failed with the last time; PENTAD_OK when it answered. */
  pentad_status status;
  /** Whether it is not asked for now. */
  bool is_paused;
} pentad_video_source;

/** Sources. */
typedef struct pentad_video_sources {
  /** The sources, in the order in which they were added. */
  const pentad_video_source *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_video_sources;

/** A feed that a page names. */
typedef struct pentad_video_discovered_feed {
  /** Where it is. */
  const char *PENTAD_NONNULL address;
  /** What it is called; NULL when nobody says. */
  const char *PENTAD_NULLABLE title;
  /** The media type that the page gives it; NULL when the address was found in another way. */
  const char *PENTAD_NULLABLE type;
} pentad_video_discovered_feed;

/** Feeds that a page names. */
typedef struct pentad_video_discovered_feeds {
  /** The feeds, in the order of the page. */
  const pentad_video_discovered_feed *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_video_discovered_feeds;

/** Which videos of a server of PeerTube are followed. */
typedef enum pentad_video_peertube_feed {
  /** With a user, the subscriptions; without one, what was published on the server itself. */
  PENTAD_VIDEO_PEERTUBE_USUAL = 0,
  /** Those of the channels that the user has subscribed to. It needs a user. */
  PENTAD_VIDEO_PEERTUBE_SUBSCRIPTIONS = 1,
  /** Those of the channel `name`. */
  PENTAD_VIDEO_PEERTUBE_CHANNEL = 2,
  /** Those of the account `name`. */
  PENTAD_VIDEO_PEERTUBE_ACCOUNT = 3,
  /** Those that were published on the server itself. */
  PENTAD_VIDEO_PEERTUBE_LOCAL = 4,
  /** Those that the user has watched, the last one first. It needs a user. */
  PENTAD_VIDEO_PEERTUBE_HISTORY = 5,
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

/** How requests of OAuth 1.0a are signed. */
typedef enum pentad_video_signature {
  /** HMAC-SHA1. */
  PENTAD_VIDEO_HMAC_SHA1 = 0,
  /** PLAINTEXT: the secrets themselves, for `https` alone. */
  PENTAD_VIDEO_PLAINTEXT = 1,
  /** No method: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_SIGNATURE_FORCE_INT32 = 0x7fffffff
} pentad_video_signature;

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

/** How much is new: what a badge shows until it is applied. Begin with PENTAD_VIDEO_NEWS_INIT. */
typedef struct pentad_video_news {
  /** The size of this record. */
  size_t struct_size;
  /** Videos that were not there before, however many shared them. */
  int64_t videos;
  /** Shares of, and comments on, videos that were there. */
  int64_t comments;
} pentad_video_news;

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
  /** When it was made; PENTAD_VIDEO_NO_TIME when it is not told. */
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

/** How far a feed has come since it was opened; each comes after those before it. */
typedef enum pentad_video_start_up_phase {
  /** The store is being opened. */
  PENTAD_VIDEO_PHASE_OPENING = 0,
  /** There is no source that could be asked: all wait for the user to sign in, or there is none. */
  PENTAD_VIDEO_PHASE_SIGNING_IN = 1,
  /** Sources are asked who the user is, what services and channels there are. */
  PENTAD_VIDEO_PHASE_FETCHING_ACCOUNT = 2,
  /** Sources are asked for their broadcasts for the first time. */
  PENTAD_VIDEO_PHASE_FETCHING_BROADCASTS = 3,
  /** The times are set at which they are asked again. */
  PENTAD_VIDEO_PHASE_POLLING = 4,
  /** What has come is put together. */
  PENTAD_VIDEO_PHASE_PREPARING = 5,
  /** All that follows comes from the user, or from polling. */
  PENTAD_VIDEO_PHASE_READY = 6,
  /** No phase: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_START_UP_PHASE_FORCE_INT32 = 0x7fffffff
} pentad_video_start_up_phase;

/** How far a source has come since the feed was opened. */
typedef enum pentad_video_source_state {
  /** It has not been asked yet. */
  PENTAD_VIDEO_SOURCE_WAITING = 0,
  /** The user has to sign in. */
  PENTAD_VIDEO_SOURCE_SIGN_IN_REQUIRED = 1,
  /** It is asked who the user is. */
  PENTAD_VIDEO_SOURCE_FETCHING_ACCOUNT = 2,
  /** It is asked for its broadcasts. */
  PENTAD_VIDEO_SOURCE_FETCHING = 3,
  /** Its broadcasts are stored. */
  PENTAD_VIDEO_SOURCE_DONE = 4,
  /** It could not be asked; polling goes on trying. */
  PENTAD_VIDEO_SOURCE_FAILED = 5,
  /** No state: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_SOURCE_STATE_FORCE_INT32 = 0x7fffffff
} pentad_video_source_state;

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
 * Ends a call that gives a source; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param source the source, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_video_source_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                             const pentad_video_source *PENTAD_NULLABLE source,
                                             pentad_error *PENTAD_NULLABLE error);

/**
 * Ends a call that looks for the feeds of a page; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param feeds the feeds, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_video_discovered_feeds_callback)(
    void *PENTAD_NULLABLE context, pentad_status status,
    const pentad_video_discovered_feeds *PENTAD_NULLABLE feeds, pentad_error *PENTAD_NULLABLE error);

/**
 * Ends a call that asks the sources; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param refresh what it came to, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_video_refresh_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                              const pentad_video_refresh *PENTAD_NULLABLE refresh,
                                              pentad_error *PENTAD_NULLABLE error);

/**
 * Ends a call that reads a list of feeds; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param result what it came to, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_video_opml_import_callback)(
    void *PENTAD_NULLABLE context, pentad_status status,
    const pentad_video_opml_import *PENTAD_NULLABLE result, pentad_error *PENTAD_NULLABLE error);

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
  PENTAD_VIDEO_ACTION_LIKE = 0,
  /** Wants to watch it later, or no longer does: `is_on`. */
  PENTAD_VIDEO_ACTION_WATCH_LATER = 1,
  /** Has begun to watch it. */
  PENTAD_VIDEO_ACTION_WATCHED = 2,
  /** Has come so far: `position`. */
  PENTAD_VIDEO_ACTION_PROGRESS = 3,
  /** Shares it: `share`. */
  PENTAD_VIDEO_ACTION_SHARE = 4,
  /** No action: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_ACTION_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_action_kind;

/** How far something has come that a source is to be told. */
typedef enum pentad_video_action_step {
  /** It waits for its turn, or its time. */
  PENTAD_VIDEO_STEP_QUEUED = 0,
  /** The source is being told. */
  PENTAD_VIDEO_STEP_SENDING = 1,
  /** The source knows. */
  PENTAD_VIDEO_STEP_DELIVERED = 2,
  /**
   * The source refused it for good, or nobody can tell whether it arrived. It waits to be tried again or
   * given up.
   */
  PENTAD_VIDEO_STEP_FAILED = 3,
  /** The user gave it up, or did something else since that takes its place. */
  PENTAD_VIDEO_STEP_CANCELLED = 4,
  /** No step: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_ACTION_STEP_FORCE_INT32 = 0x7fffffff
} pentad_video_action_step;

/** A video that is shared, with what is said of it and with whom. */
typedef struct pentad_video_share {
  /** The video. */
  const char *PENTAD_NONNULL video;
  /** The source of the broadcast that is passed on; NULL for the first one of the group. */
  const char *PENTAD_NULLABLE broadcast_source;
  /** The id of that broadcast; NULL for the first one of the group. */
  const char *PENTAD_NULLABLE broadcast_id;
  /** What is said of it; may be empty. */
  const char *PENTAD_NONNULL text;
  /** Where it goes: `twitter`. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL destinations;
  /** How many destinations. */
  size_t destination_count;
  /** The mail addresses, when it goes by mail. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL recipients;
  /** How many addresses. */
  size_t recipient_count;
} pentad_video_share;

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

/** What sources do not know yet, or have refused. */
typedef struct pentad_video_actions {
  /** The actions, in the order in which the user did them. */
  const pentad_video_action *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_video_actions;

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

/** What one character is, where texts are counted. */
typedef enum pentad_video_character {
  /** A code point of Unicode, as networks count: a flag is two. */
  PENTAD_VIDEO_CODE_POINT = 0,
  /** What people take for one: a flag is one. */
  PENTAD_VIDEO_CHARACTER = 1,
  /** A unit of UTF-16: a flag is four. */
  PENTAD_VIDEO_UTF16 = 2,
  /** No unit: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_CHARACTER_FORCE_INT32 = 0x7fffffff
} pentad_video_character;

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
  PENTAD_VIDEO_PROBLEM_NO_DESTINATION = 0,
  /** The text has more than the destination `text` takes. */
  PENTAD_VIDEO_PROBLEM_TOO_LONG = 1,
  /** It goes by mail, and to nobody. */
  PENTAD_VIDEO_PROBLEM_NO_RECIPIENT = 2,
  /** The recipient `text` is no mail address. */
  PENTAD_VIDEO_PROBLEM_BAD_RECIPIENT = 3,
  /** The user has not connected the destination `text`. */
  PENTAD_VIDEO_PROBLEM_NOT_CONNECTED = 4,
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

/** What there is to say of a share while the user writes it. */
typedef struct pentad_video_share_report {
  /** Why it cannot be sent as it is; none when it can. */
  const pentad_video_share_problem *PENTAD_NONNULL const *PENTAD_NONNULL problems;
  /** How many problems. */
  size_t problem_count;
  /** Where it can go. Mail needs no connection, and comes last. */
  const pentad_video_service *PENTAD_NONNULL const *PENTAD_NONNULL services;
  /** How many networks. */
  size_t service_count;
  /** How much more the text may have, below 0 when it has too much; 0 when `is_limited` is false. */
  int64_t remaining;
  /** Whether a chosen destination takes a limited amount. */
  bool is_limited;
} pentad_video_share_report;

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
  /** When the heart beat; PENTAD_VIDEO_NO_TIME of a counter. */
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

/** A list of a feed. */
typedef enum pentad_video_list {
  /** What was shared last. */
  PENTAD_VIDEO_LIST_TIMELINE = 0,
  /** What the user likes. */
  PENTAD_VIDEO_LIST_FAVORITES = 1,
  /** What the user wants to watch later. */
  PENTAD_VIDEO_LIST_WATCH_LATER = 2,
  /** What a text is found in. */
  PENTAD_VIDEO_LIST_SEARCH = 3,
  /** No list: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_LIST_FORCE_INT32 = 0x7fffffff
} pentad_video_list;

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

/** Where a player finds a video. */
typedef struct pentad_video_content_url {
  /** The video. */
  const char *PENTAD_NONNULL video;
  /** The file or stream to play. */
  const pentad_video_rendition *PENTAD_NONNULL rendition;
  /** Until when the address holds; PENTAD_VIDEO_NO_TIME when it does not run out. */
  int64_t expires_at;
} pentad_video_content_url;

/** How far the video has come that is played. */
typedef enum pentad_video_playback_phase {
  /** No video is chosen. */
  PENTAD_VIDEO_PLAYBACK_IDLE = 0,
  /** It is being looked up where the video is. */
  PENTAD_VIDEO_PLAYBACK_RESOLVING = 1,
  /** The player has it. */
  PENTAD_VIDEO_PLAYBACK_READY = 2,
  /** It plays. */
  PENTAD_VIDEO_PLAYBACK_PLAYING = 3,
  /** It stands still. */
  PENTAD_VIDEO_PLAYBACK_PAUSED = 4,
  /** It has come to its end. */
  PENTAD_VIDEO_PLAYBACK_ENDED = 5,
  /** It cannot be played: `status`. */
  PENTAD_VIDEO_PLAYBACK_FAILED = 6,
  /** No phase: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_PLAYBACK_PHASE_FORCE_INT32 = 0x7fffffff
} pentad_video_playback_phase;

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
  PENTAD_VIDEO_ORDER_LOAD = 0,
  /** Play on. */
  PENTAD_VIDEO_ORDER_PLAY = 1,
  /** Stand still. */
  PENTAD_VIDEO_ORDER_PAUSE = 2,
  /** Go to `position`. */
  PENTAD_VIDEO_ORDER_SEEK = 3,
  /** Let go of the video. */
  PENTAD_VIDEO_ORDER_UNLOAD = 4,
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
  PENTAD_VIDEO_COMMAND_PLAY = 0,
  /** Stand still. */
  PENTAD_VIDEO_COMMAND_PAUSE = 1,
  /** Play on, or stand still. */
  PENTAD_VIDEO_COMMAND_TOGGLE_PLAY = 2,
  /** Play the next video of the list. */
  PENTAD_VIDEO_COMMAND_NEXT = 3,
  /** Play the one before. */
  PENTAD_VIDEO_COMMAND_PREVIOUS = 4,
  /** Go to the position `value`, in milliseconds. */
  PENTAD_VIDEO_COMMAND_SEEK = 5,
  /** Go on, or back, by `value` milliseconds. */
  PENTAD_VIDEO_COMMAND_SKIP = 6,
  /** Show the list `list`. */
  PENTAD_VIDEO_COMMAND_LIST = 7,
  /** Like the current video, or no longer. */
  PENTAD_VIDEO_COMMAND_LIKE = 8,
  /** Keep the current video for later, or no longer. */
  PENTAD_VIDEO_COMMAND_WATCH_LATER = 9,
  /** Begin to share the current video. */
  PENTAD_VIDEO_COMMAND_SHARE = 10,
  /** Scroll the list by `value` rows, up when it is below 0. */
  PENTAD_VIDEO_COMMAND_SCROLL_GUIDE = 11,
  /** Show what the commands do, or hide it. */
  PENTAD_VIDEO_COMMAND_SHOW_HELP = 12,
  /** Put the remote control away. */
  PENTAD_VIDEO_COMMAND_DONE = 13,
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
  /** The bytes. */
  const uint8_t *PENTAD_NONNULL bytes;
  /** How many. */
  size_t size;
} pentad_video_picture;

/**
 * Ends a call that finds out where a video is; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param content where it is, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_video_content_url_callback)(
    void *PENTAD_NULLABLE context, pentad_status status,
    const pentad_video_content_url *PENTAD_NULLABLE content, pentad_error *PENTAD_NULLABLE error);

/**
 * Ends a call that gives a picture; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param picture the picture, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_video_picture_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                              const pentad_video_picture *PENTAD_NULLABLE picture,
                                              pentad_error *PENTAD_NULLABLE error);

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
  PENTAD_VIDEO_EVENT_RESET = 0,
  /** The user has a new source. `source`. */
  PENTAD_VIDEO_EVENT_SOURCE_ADDED = 1,
  /** A source has another title or address, is paused or goes on, fails or works again. `source`. */
  PENTAD_VIDEO_EVENT_SOURCE_CHANGED = 2,
  /** A source was removed, with all that only it told of. `source`. */
  PENTAD_VIDEO_EVENT_SOURCE_REMOVED = 3,
  /** So much waits to be applied now. `new_videos`, `new_comments`. */
  PENTAD_VIDEO_EVENT_PENDING_CHANGED = 4,
  /** What waited is in the lists: so much was new. `new_videos`, `new_comments`. */
  PENTAD_VIDEO_EVENT_FEED_APPLIED = 5,
  /** Videos that lists show came, changed or went. `videos`: at most 256; all, when none is named. */
  PENTAD_VIDEO_EVENT_VIDEOS_CHANGED = 6,
  /** What the user has done with a video is something else. `video`. */
  PENTAD_VIDEO_EVENT_STATE_CHANGED = 7,
  /** Something that a source is to be told is at another point of its way. `action`, `video`, `step`. */
  PENTAD_VIDEO_EVENT_ACTION_CHANGED = 8,
  /** The user's account at a source is another, or is gone. `source`. */
  PENTAD_VIDEO_EVENT_ACCOUNT_CHANGED = 9,
  /** Comments on a video came or changed. `video`. */
  PENTAD_VIDEO_EVENT_COMMENTS_CHANGED = 10,
  /** The store was damaged and was built anew; the first event of its new log. `rows_kept`, `is_partial`. */
  PENTAD_VIDEO_EVENT_STORE_RECOVERED = 11,
  /** The start of the feed has come so far. `phase`. */
  PENTAD_VIDEO_EVENT_START_UP = 12,
  /** A source is being asked, or has answered. `source`, `is_under_way`. */
  PENTAD_VIDEO_EVENT_POLLING = 13,
  /** It is known where the files of a video are. `video`. */
  PENTAD_VIDEO_EVENT_CONTENT_URL = 14,
  /** Another video is played, or it has come to another phase. `playback`. */
  PENTAD_VIDEO_EVENT_PLAYBACK = 15,
  /** Something went wrong that no call has told of. `work`, `source`, `video`, `status`. */
  PENTAD_VIDEO_EVENT_FAILED = 16,
  /** No event: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_EVENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_event_kind;

/** What a feed does by itself. */
typedef enum pentad_video_work {
  /** A source is asked for what is new. */
  PENTAD_VIDEO_WORK_POLLING = 0,
  /** It is looked up whether or where a video can be watched. */
  PENTAD_VIDEO_WORK_RESOLVING = 1,
  /** A source is told what the user did. */
  PENTAD_VIDEO_WORK_SENDING = 2,
  /** The store is read or written. */
  PENTAD_VIDEO_WORK_STORAGE = 3,
  /** A picture is fetched. */
  PENTAD_VIDEO_WORK_IMAGES = 4,
  /** No work: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_WORK_FORCE_INT32 = 0x7fffffff
} pentad_video_work;

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

/** Events of the log. */
typedef struct pentad_video_events {
  /** The events, in the order of their numbers. */
  const pentad_video_event *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_video_events;

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

/** What a feed's store takes, and what is in it. Begin with PENTAD_VIDEO_STORAGE_USAGE_INIT. */
typedef struct pentad_video_storage_usage {
  /** The size of this record. */
  size_t struct_size;
  /** Bytes of the file and its log, or of the memory. */
  int64_t bytes;
  /** Bytes of the pictures. */
  int64_t image_bytes;
  /** How many videos. */
  int64_t videos;
  /** How many times they were shared. */
  int64_t broadcasts;
  /** How many comments. */
  int64_t comments;
  /** How many sources. */
  int64_t sources;
  /** How many things sources have still to be told, or have refused. */
  int64_t waiting;
} pentad_video_storage_usage;

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

#ifdef __cplusplus
}
#endif

#if defined(__clang__)
#pragma clang diagnostic pop
#endif

#endif
