/**
 * What all Kits have in common: the library, errors, asynchronous calls, subscriptions, sessions,
 * logging, the network.
 *
 * A program that sees what the library logs:
 *
 * @code{.c}
 * #include <pentad/core.h>
 * #include <stdio.h>
 *
 * static void did_log(void *context, pentad_log_level level, const char *source,
 *                     const char *message) {
 *   (void)level;
 *   fprintf((FILE *)context, "%s: %s\n", source, message);
 * }
 *
 * int main(void) {
 *   pentad_log_delegate delegate = PENTAD_LOG_DELEGATE_INIT;
 *   pentad_error *error;
 *   delegate.context = stderr;
 *   delegate.did_log = did_log;
 *   delegate.level = PENTAD_LOG_WARNING;
 *   if (pentad_set_log(&delegate, &error) != PENTAD_OK) {
 *     fprintf(stderr, "%s\n", pentad_error_message(error));
 *     pentad_error_free(error);
 *     return 1;
 *   }
 *   printf("Pentad %s\n", pentad_version());
 *   pentad_shutdown();
 * }
 * @endcode
 */

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
  /** An adduct, PENTAD_INVALID: a text that is no adduct. */
  PENTAD_ELEMENTS_ADDUCT_TEXT = 0x012003,
  /** An adduct, PENTAD_INVALID: a charge that is missing, zero, too large, or has two meanings. */
  PENTAD_ELEMENTS_ADDUCT_CHARGE = 0x012103,
  /** An adduct, PENTAD_INVALID: it loses atoms that the molecules do not have. */
  PENTAD_ELEMENTS_ADDUCT_LOSS = 0x012203,
  /** An adduct, PENTAD_INVALID: a molecule with a charge or without atoms. */
  PENTAD_ELEMENTS_ADDUCT_MOLECULE = 0x012303,
  /** ElementsKit, PENTAD_INVALID: an element without natural abundances, of which no nuclide is named. */
  PENTAD_ELEMENTS_NO_NATURAL_ABUNDANCE = 0x012403,
  /** An isotopic distribution, PENTAD_INVALID: abundances that are no fractions or do not sum to 1. */
  PENTAD_ELEMENTS_ISOTOPIC_ABUNDANCES = 0x012503,
  /** An isotopic distribution, PENTAD_INVALID: no atoms, parts of atoms, or too many of them. */
  PENTAD_ELEMENTS_ISOTOPIC_COMPOSITION = 0x012603,
  /** An ion, PENTAD_INVALID: a charge that takes more electrons than the atoms have, or no charge. */
  PENTAD_ELEMENTS_ION_CHARGE = 0x012703,
  /** An isotopic distribution, PENTAD_INVALID: a cut-off or another number out of its range. */
  PENTAD_ELEMENTS_ISOTOPIC_OPTION = 0x012803,
  /** An isotopic distribution, PENTAD_REFUSED: more isotopologues than one result may have. */
  PENTAD_ELEMENTS_TOO_MANY_ISOTOPOLOGUES = 0x012909,
  /** An equation, PENTAD_INVALID: no arrow, several, or one that may be part of a charge. */
  PENTAD_ELEMENTS_EQUATION_ARROW = 0x013003,
  /** An equation, PENTAD_INVALID: a species is missing, or a plus has two meanings. */
  PENTAD_ELEMENTS_EQUATION_SPECIES = 0x013103,
  /** An equation, PENTAD_INVALID: too much text, too many species or ways, or coefficients beyond 64 bits. */
  PENTAD_ELEMENTS_EQUATION_TOO_LARGE = 0x013203,
  /** A search for formulas, PENTAD_INVALID: a mass, a tolerance or a percentage out of its range. */
  PENTAD_ELEMENTS_FORMULA_SEARCH_MASS = 0x013303,
  /** A search for formulas, PENTAD_INVALID: limits or rules that cannot be read or do not fit. */
  PENTAD_ELEMENTS_FORMULA_SEARCH_LIMITS = 0x013403,
  /** A search for formulas, PENTAD_INVALID: more formulas than the maximum, or too much work. */
  PENTAD_ELEMENTS_FORMULA_SEARCH_TOO_LARGE = 0x013503,
  /** An elemental analysis, PENTAD_INVALID: no formula with small counts fits; the message has the nearest. */
  PENTAD_ELEMENTS_FORMULA_PERCENT = 0x013603,
  /** An ionic radius, PENTAD_INVALID: there are two spin states, and none was named. */
  PENTAD_ELEMENTS_IONIC_RADIUS_SPIN = 0x013703,
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

/** What went wrong: a status, a sentence for a person and a place in the input. */
typedef struct pentad_error pentad_error;

/* ---- Times ----------------------------------------------------------------------------------- */

/** In place of a moment: it is not known, or there was none, as the field's comment says. */
#define PENTAD_NO_TIME INT64_MIN

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

/** Where log messages go. */
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

/* ---- The network ----------------------------------------------------------------------------- */

/**
 * How a server is reached.
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
