/**
 * The parts that all Kits share: the library, errors, asynchronous calls, subscriptions, sessions,
 * logging, the network.
 *
 * A program that receives the library's log messages:
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
 * The result of a call. The low byte (`status & 0xff`) is the coarse code; the higher bytes add a
 * finer code.
 *
 * If a comment names a coarse code, any of its finer codes may be returned: compare the low byte.
 * The set is open: a later version may add codes.
 */
typedef enum pentad_status {
  /** Success. */
  PENTAD_OK = 0,
  /** A defect of Pentad itself. */
  PENTAD_INTERNAL = 1,
  /** A call that the documentation forbids: a NULL that is not allowed, a wrong `struct_size`. */
  PENTAD_MISUSE = 2,
  /** Invalid input: a malformed formula, text that is not UTF-8. */
  PENTAD_INVALID = 3,
  /** Nothing with that name, number or position exists. */
  PENTAD_NOT_FOUND = 4,
  /** The caller cancelled the call. */
  PENTAD_CANCELLED = 5,
  /** A timeout expired. */
  PENTAD_TIMED_OUT = 6,
  /** There is no network. */
  PENTAD_OFFLINE = 7,
  /** The server requires other credentials. */
  PENTAD_UNAUTHORIZED = 8,
  /** The server, or a limit, rejected the request. A retry would have the same result. */
  PENTAD_REFUSED = 9,
  /** A response that cannot be decoded. */
  PENTAD_DECODING = 10,
  /** The disk or the store failed. */
  PENTAD_STORAGE = 11,
  /** A file is damaged. */
  PENTAD_CORRUPT = 12,
  /** A conflict with another change or another user of the store. */
  PENTAD_CONFLICT = 13,
  /** Not supported in this build, in this version, or after `fork()`. */
  PENTAD_UNSUPPORTED = 14,
  /** The handle is closed, or pentad_shutdown() was called. */
  PENTAD_CLOSED = 15,
  /**
   * The other side cannot be reached or cannot respond now. The condition is transient: retry
   * later.
   */
  PENTAD_UNAVAILABLE = 16,
  /** PENTAD_UNAVAILABLE: the server could not handle the request; it may be able to later. */
  PENTAD_SERVER_UNAVAILABLE = 0x000110,
  /**
   * PENTAD_UNAVAILABLE: too many requests; pentad_error_retry_after() returns the time to wait, if
   * the server sent one.
   */
  PENTAD_TOO_MANY_REQUESTS = 0x000210,
  /**
   * PENTAD_DECODING: a response that is truncated, damaged, or in another format, such as a web
   * page.
   */
  PENTAD_UNREADABLE_ANSWER = 0x00030a,
  /** PENTAD_DECODING: a readable response with unexpected content. */
  PENTAD_UNEXPECTED_ANSWER = 0x00040a,
  /** PENTAD_UNAUTHORIZED: the server requires the user to sign in, or to sign in again. */
  PENTAD_SIGN_IN_REQUIRED = 0x000508,
  /** PENTAD_INVALID: no time zone has the identifier. */
  PENTAD_UNKNOWN_TIME_ZONE = 0x000603,
  /**
   * PENTAD_INVALID: a date that does not exist, an end before its start, or a period that is too
   * long.
   */
  PENTAD_INVALID_DATE_RANGE = 0x000703,
  /**
   * PENTAD_CONFLICT: the store or the account belongs to another server; it is unchanged, and
   * nothing was sent.
   */
  PENTAD_OTHER_SERVER = 0x00100d,
  /** PENTAD_STORAGE: the disk is full, or the store has reached its limit; nothing was changed. */
  PENTAD_DISK_FULL = 0x08010b,
  /** PENTAD_STORAGE: the file, its directory or the whole disk is not writable. */
  PENTAD_NOT_WRITABLE = 0x08020b,
  /** PENTAD_STORAGE: the directory or the file cannot be created or opened. */
  PENTAD_NOT_OPENABLE = 0x08030b,
  /** PENTAD_STORAGE: the disk failed during a read or a write. */
  PENTAD_DISK_FAILURE = 0x08040b,
  /** PENTAD_STORAGE: the store could not be migrated to this version; it is unchanged. */
  PENTAD_MIGRATION_FAILED = 0x08050b,
  /** PENTAD_STORAGE: the store could not allocate memory. */
  PENTAD_OUT_OF_MEMORY = 0x08060b,
  /** PENTAD_CONFLICT: another writer locked the store for too long. */
  PENTAD_STORE_BUSY = 0x08070d,
  /** PENTAD_CONFLICT: a row violates a constraint of the store's schema. */
  PENTAD_CONSTRAINT = 0x08080d,
  /**
   * PENTAD_CONFLICT: an operation that needs exclusive access to the store found it open elsewhere.
   */
  PENTAD_STORE_IN_USE = 0x08090d,
  /** PENTAD_UNSUPPORTED: a later version wrote the store, which is unchanged. */
  PENTAD_NEWER_SCHEMA = 0x080a0e,
  /** PENTAD_UNSUPPORTED: the file belongs to another program, and is unchanged. */
  PENTAD_FOREIGN_FILE = 0x080b0e,
  /** PENTAD_CORRUPT: a search index does not match its table; the tables are not damaged. */
  PENTAD_SEARCH_INDEX_CORRUPT = 0x080c0c,
  /**
   * PENTAD_STORAGE: other users own or can change a folder or file of the store, which was not
   * read.
   */
  PENTAD_NOT_PRIVATE = 0x080e0b,
  /** PENTAD_UNSUPPORTED: the store is encrypted, which this build cannot read; it is unchanged. */
  PENTAD_STORE_ENCRYPTED = 0x080f0e,
  /** PENTAD_CLOSED: the store is suspended until it is resumed, or is being erased. */
  PENTAD_SUSPENDED = 0x080d0f,
  /** PENTAD_REFUSED: a body that exceeds the limit of the request. */
  PENTAD_BODY_TOO_LONG = 0x090109,
  /** PENTAD_UNAVAILABLE: the server refused the connection. */
  PENTAD_CONNECTION_REFUSED = 0x090210,
  /** PENTAD_DECODING: the connection ended before the response was complete. */
  PENTAD_ANSWER_CUT_OFF = 0x09030a,
  /** PENTAD_REFUSED: the server refused to open a WebSocket. */
  PENTAD_WEB_SOCKET_REFUSED = 0x090409,
  /** PENTAD_REFUSED: a message that exceeds the limit of the request. */
  PENTAD_MESSAGE_TOO_LONG = 0x090509,
  /** A formula, PENTAD_INVALID: the text is empty. */
  PENTAD_ELEMENTS_FORMULA_EMPTY = 0x010103,
  /** A formula, PENTAD_INVALID: a character is not allowed at its position. */
  PENTAD_ELEMENTS_FORMULA_UNEXPECTED_CHARACTER = 0x010203,
  /** A formula, PENTAD_INVALID: the text is not UTF-8. */
  PENTAD_ELEMENTS_FORMULA_NOT_UTF8 = 0x010303,
  /** A formula, PENTAD_INVALID: no element has the symbol. */
  PENTAD_ELEMENTS_FORMULA_UNKNOWN_ELEMENT = 0x010403,
  /** A formula, PENTAD_INVALID: the element has no known nuclide with the mass number. */
  PENTAD_ELEMENTS_FORMULA_UNKNOWN_NUCLIDE = 0x010503,
  /** A formula, PENTAD_INVALID: a bracket has no matching bracket. */
  PENTAD_ELEMENTS_FORMULA_UNMATCHED_BRACKET = 0x010603,
  /** A formula, PENTAD_INVALID: an element or a group is missing. */
  PENTAD_ELEMENTS_FORMULA_MISSING_PART = 0x010703,
  /** A formula, PENTAD_INVALID: a number counts nothing, or is zero. */
  PENTAD_ELEMENTS_FORMULA_NUMBER = 0x010803,
  /** A formula, PENTAD_INVALID: a charge is malformed or not at the end. */
  PENTAD_ELEMENTS_FORMULA_CHARGE = 0x010903,
  /** A formula, PENTAD_INVALID: the text, or a number in it, is too large. */
  PENTAD_ELEMENTS_FORMULA_TOO_LARGE = 0x010a03,
  /** A formula, PENTAD_INVALID: brackets are nested too deeply. */
  PENTAD_ELEMENTS_FORMULA_TOO_DEEP = 0x010b03,
  /**
   * A formula, PENTAD_INVALID: a text with two plausible meanings; the message shows how to write
   * each.
   */
  PENTAD_ELEMENTS_FORMULA_AMBIGUOUS = 0x010c03,
  /** A formula, PENTAD_INVALID: markup that is unknown, misplaced or not closed. */
  PENTAD_ELEMENTS_FORMULA_MARKUP = 0x010d03,
  /** A formula, PENTAD_INVALID: fewer atoms of a kind than are to be subtracted. */
  PENTAD_ELEMENTS_FORMULA_DIFFERENCE = 0x010e03,
  /** An adduct, PENTAD_INVALID: the text is not an adduct. */
  PENTAD_ELEMENTS_ADDUCT_TEXT = 0x012003,
  /** An adduct, PENTAD_INVALID: the charge is missing, zero, too large or ambiguous. */
  PENTAD_ELEMENTS_ADDUCT_CHARGE = 0x012103,
  /** An adduct, PENTAD_INVALID: the adduct loses atoms that the molecules do not have. */
  PENTAD_ELEMENTS_ADDUCT_LOSS = 0x012203,
  /** An adduct, PENTAD_INVALID: the molecule has a charge or no atoms. */
  PENTAD_ELEMENTS_ADDUCT_MOLECULE = 0x012303,
  /**
   * ElementsKit, PENTAD_INVALID: an element has no natural abundances, and the text names no
   * nuclide of it.
   */
  PENTAD_ELEMENTS_NO_NATURAL_ABUNDANCE = 0x012403,
  /**
   * An isotopic distribution, PENTAD_INVALID: the abundances are not fractions, or do not sum to 1.
   */
  PENTAD_ELEMENTS_ISOTOPIC_ABUNDANCES = 0x012503,
  /**
   * An isotopic distribution, PENTAD_INVALID: there are no atoms, fractional atoms, or too many
   * atoms.
   */
  PENTAD_ELEMENTS_ISOTOPIC_COMPOSITION = 0x012603,
  /**
   * An ion, PENTAD_INVALID: the charge is missing, or removes more electrons than the atoms have.
   */
  PENTAD_ELEMENTS_ION_CHARGE = 0x012703,
  /** An isotopic distribution, PENTAD_INVALID: a cut-off or another number is out of range. */
  PENTAD_ELEMENTS_ISOTOPIC_OPTION = 0x012803,
  /**
   * An isotopic distribution, PENTAD_REFUSED: the result would exceed the maximum number of
   * isotopologues.
   */
  PENTAD_ELEMENTS_TOO_MANY_ISOTOPOLOGUES = 0x012909,
  /** An equation, PENTAD_INVALID: the arrow is missing, repeated, or may be part of a charge. */
  PENTAD_ELEMENTS_EQUATION_ARROW = 0x013003,
  /** An equation, PENTAD_INVALID: a species is missing, or a plus is ambiguous. */
  PENTAD_ELEMENTS_EQUATION_SPECIES = 0x013103,
  /**
   * An equation, PENTAD_INVALID: too much text, too many species or solutions, or a number over 64
   * bits.
   */
  PENTAD_ELEMENTS_EQUATION_TOO_LARGE = 0x013203,
  /** A search for formulas, PENTAD_INVALID: a mass, a tolerance or a percentage is out of range. */
  PENTAD_ELEMENTS_FORMULA_SEARCH_MASS = 0x013303,
  /**
   * A search for formulas, PENTAD_INVALID: the limits or rules are malformed, or do not fit
   * together.
   */
  PENTAD_ELEMENTS_FORMULA_SEARCH_LIMITS = 0x013403,
  /**
   * A search for formulas, PENTAD_INVALID: there are more formulas than the maximum, or the search
   * needs too much work.
   */
  PENTAD_ELEMENTS_FORMULA_SEARCH_TOO_LARGE = 0x013503,
  /**
   * An elemental analysis, PENTAD_INVALID: no formula with small counts fits; the message contains
   * the nearest one.
   */
  PENTAD_ELEMENTS_FORMULA_PERCENT = 0x013603,
  /** An ionic radius, PENTAD_INVALID: both spin states have a radius, and no state is given. */
  PENTAD_ELEMENTS_IONIC_RADIUS_SPIN = 0x013703,
  /** AstroKit, PENTAD_INVALID: a latitude, longitude or elevation is out of range. */
  PENTAD_ASTRO_INVALID_PLACE = 0x020103,
  /** AstroKit, PENTAD_NOT_FOUND: a date is outside the range of the installed ephemeris files. */
  PENTAD_ASTRO_OUT_OF_RANGE = 0x020404,
  /**
   * AstroKit, PENTAD_NOT_FOUND: an ephemeris file for the Sun or the Moon is missing or damaged.
   */
  PENTAD_ASTRO_EPHEMERIS_MISSING = 0x020504,
  /** AstroKit, PENTAD_UNSUPPORTED: libswe used a less precise ephemeris than requested. */
  PENTAD_ASTRO_EPHEMERIS_DOWNGRADED = 0x02060e,
  /** AstroKit, PENTAD_INVALID: a request type other than `all`. */
  PENTAD_ASTRO_UNKNOWN_REQUEST_TYPE = 0x022003,
  /** AstroKit, PENTAD_DECODING: a source did not return all requested days. */
  PENTAD_ASTRO_INCOMPLETE_ANSWER = 0x02220a,
  /** AstroKit, PENTAD_INVALID: days were requested before a place was set. */
  PENTAD_ASTRO_NO_LOCATION = 0x022303,
  /**
   * AstroKit, PENTAD_CONFLICT: the place or the conventions changed while days were being loaded.
   */
  PENTAD_ASTRO_LOCATION_CHANGED = 0x02240d,
  /** StellarKit, PENTAD_DECODING: the server's response was empty or had no courses. */
  PENTAD_STELLAR_EMPTY_REPLY = 0x03020a,
  /** StellarKit, PENTAD_NOT_FOUND: the server has no class with that id in this term. */
  PENTAD_STELLAR_CLASS_NOT_FOUND = 0x030504,
  /** StellarKit, PENTAD_UNSUPPORTED: the server does not know the module or the command. */
  PENTAD_STELLAR_UNKNOWN_COMMAND = 0x03060e,
  /** StellarKit, PENTAD_UNAUTHORIZED: the server does not know this device yet. */
  PENTAD_STELLAR_DEVICE_NOT_REGISTERED = 0x030808,
  /**
   * ChatKit, PENTAD_CONFLICT: the server received a message with this id less than a minute ago.
   */
  PENTAD_CHAT_DUPLICATE_MESSAGE = 0x0c010d,
  /**
   * ChatKit, PENTAD_REFUSED: GroupMe restricts this call to devices that it has verified itself.
   */
  PENTAD_CHAT_DEVICE_VERIFICATION_REQUIRED = 0x0c0209,
  /** ChatKit, PENTAD_NOT_FOUND: no such group or conversation, or the user is not in it. */
  PENTAD_CHAT_NOT_MEMBER = 0x0c0304,
  /** ChatKit, PENTAD_INVALID: the group does not accept messages with links from this user. */
  PENTAD_CHAT_LINKS_NOT_ALLOWED = 0x0c0403,
  /** ChatKit, PENTAD_REFUSED: GroupMe or the group has banned the user. */
  PENTAD_CHAT_BANNED = 0x0c0509,
  /** ChatKit, PENTAD_UNAVAILABLE: the members are still being added. */
  PENTAD_CHAT_RESULTS_NOT_READY = 0x0c0710,
  /** ChatKit, PENTAD_NOT_FOUND: the server no longer has the result of adding the members. */
  PENTAD_CHAT_RESULTS_EXPIRED = 0x0c0804,
  /** ChatKit, PENTAD_INVALID: a group must have a name. */
  PENTAD_CHAT_GROUP_NAME_REQUIRED = 0x0c0903,
  /** ChatKit, PENTAD_INVALID: a text, a name or a description exceeds GroupMe's limit. */
  PENTAD_CHAT_TEXT_TOO_LONG = 0x0c0a03,
  /**
   * ChatKit, PENTAD_REFUSED: only an administrator, the creator or the author is allowed to do
   * this.
   */
  PENTAD_CHAT_NOT_ALLOWED = 0x0c0c09,
  /**
   * ChatKit, PENTAD_INVALID: the server rejected the request as invalid. A retry would have the
   * same result.
   */
  PENTAD_CHAT_REQUEST_REJECTED = 0x0c0d03,
  /** ChatKit, PENTAD_INVALID: a picture is larger than 50 MB. */
  PENTAD_CHAT_PICTURE_TOO_LARGE = 0x0c0e03,
  /**
   * ChatKit, PENTAD_INVALID: a file or bytes that cannot be sent as a picture: empty, not JPEG,
   * PNG, GIF, WebP or HEIC by the first bytes, or a link, a folder, a pipe or a device.
   */
  PENTAD_CHAT_NOT_A_PICTURE = 0x0c0f03,
  /** ChatKit, PENTAD_NOT_FOUND: the message does not exist, or is not visible to the user. */
  PENTAD_CHAT_MESSAGE_NOT_FOUND = 0x0c1104,
  /**
   * ChatKit, PENTAD_DECODING: unreadable messages, groups or other items of a response were left
   * out; the other items were processed.
   */
  PENTAD_CHAT_UNREADABLE_ITEMS = 0x0c120a,
  /**
   * VideoFeedKit, PENTAD_NOT_FOUND: the feed no longer exists: the server has reported so
   * repeatedly.
   */
  PENTAD_VIDEO_SOURCE_GONE = 0x0d0104,
  /**
   * VideoFeedKit, PENTAD_UNAUTHORIZED: the name, the password or the code is wrong, or the user
   * refused.
   */
  PENTAD_VIDEO_SIGN_IN_REFUSED = 0x0d0508,
  /** VideoFeedKit, PENTAD_DECODING: a document that is not a feed. */
  PENTAD_VIDEO_NOT_A_FEED = 0x0d070a,
  /** VideoFeedKit, PENTAD_REFUSED: a feed that exceeds the size limit. */
  PENTAD_VIDEO_FEED_TOO_LARGE = 0x0d0809,
  /** VideoFeedKit, PENTAD_REFUSED: a document whose entities form an attack. */
  PENTAD_VIDEO_ENTITY_REFUSED = 0x0d0909,
  /** VideoFeedKit, PENTAD_NOT_FOUND: the video does not exist, or is not visible to the user. */
  PENTAD_VIDEO_NOT_FOUND = 0x0d0b04,
  /** VideoFeedKit, PENTAD_UNSUPPORTED: no source provides a file or a stream of the video. */
  PENTAD_VIDEO_NOT_PLAYABLE = 0x0d0c0e,
  /** VideoFeedKit, PENTAD_TIMED_OUT: no source resolved the URL of the video in time. */
  PENTAD_VIDEO_RESOLVING_TIMED_OUT = 0x0d0d06,
  /**
   * VideoFeedKit, PENTAD_REFUSED: the source rejected the user's action. A retry would have the
   * same result.
   */
  PENTAD_VIDEO_ACTION_REFUSED = 0x0d0e09,
  /** VideoFeedKit, PENTAD_CONFLICT: it is unknown whether a share has arrived. */
  PENTAD_VIDEO_DELIVERY_UNKNOWN = 0x0d0f0d,
  /** VideoFeedKit, PENTAD_INVALID: a comment exceeds the limit of a destination. */
  PENTAD_VIDEO_COMMENT_TOO_LONG = 0x0d1003,
  /** VideoFeedKit, PENTAD_INVALID: a share by mail has no address. */
  PENTAD_VIDEO_RECIPIENT_MISSING = 0x0d1103,
  /** VideoFeedKit, PENTAD_NOT_FOUND: the source does not exist. */
  PENTAD_VIDEO_SOURCE_NOT_FOUND = 0x0d1204,
  /** VideoFeedKit, PENTAD_UNSUPPORTED: the source does not support this action. */
  PENTAD_VIDEO_ACTION_UNSUPPORTED = 0x0d130e,
  /** VideoFeedKit, PENTAD_OFFLINE: a feed in demonstration mode does not use the network. */
  PENTAD_VIDEO_NETWORK_DISABLED = 0x0d1407,
  /** VideoFeedKit, PENTAD_INVALID: a URL with a scheme that is never followed. */
  PENTAD_VIDEO_ADDRESS_REFUSED = 0x0d1503,
  /** VideoFeedKit, PENTAD_DECODING: a web page instead of a feed. */
  PENTAD_VIDEO_PAGE_INSTEAD_OF_FEED = 0x0d160a,
  /** VideoFeedKit, PENTAD_DECODING: a document that is not an OPML outline. */
  PENTAD_VIDEO_NOT_AN_OUTLINE = 0x0d170a,
  /** VideoFeedKit, PENTAD_UNAUTHORIZED: the user has a second factor: a code is required, too. */
  PENTAD_VIDEO_SIGN_IN_CODE_REQUIRED = 0x0d2008,
  /**
   * VideoFeedKit, PENTAD_NOT_FOUND: a feed whose entries have no video: only articles, or only
   * sound.
   */
  PENTAD_VIDEO_NO_VIDEOS = 0x0d2104,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_STATUS_FORCE_INT32 = 0x7fffffff
} pentad_status;

/** An error: a status, a sentence for a person and an offset in the input. */
typedef struct pentad_error pentad_error;

/* ---- Times ----------------------------------------------------------------------------------- */

/** The value for no moment: it is unknown, or there is none, as the field's comment explains. */
#define PENTAD_NO_TIME INT64_MIN

/* ---- Asynchronous calls ---------------------------------------------------------------------- */

/** An asynchronous call, which can be cancelled and waited for. */
typedef struct pentad_operation pentad_operation;

/** A registered delegate, which receives callbacks until it is cancelled. */
typedef struct pentad_subscription pentad_subscription;

/**
 * A queue of callbacks that the program runs itself. Callbacks of objects made with the session run
 * inside pentad_session_pump(), and nowhere else.
 */
typedef struct pentad_session pentad_session;

/**
 * Frees the context of a delegate. Called after the last callback with it.
 *
 * @param context the context
 */
typedef void (*pentad_context_free)(void *PENTAD_NULLABLE context);

/**
 * Reports that callbacks are queued in a session: see pentad_session_on_ready().
 *
 * @param context the caller's context
 */
typedef void (*pentad_session_ready_callback)(void *PENTAD_NULLABLE context);

/**
 * Reports the progress of an asynchronous call.
 *
 * @param context the caller's context
 * @param completed the number of finished units
 * @param total the number of all units; -1 if it is unknown
 */
typedef void (*pentad_progress_callback)(void *PENTAD_NULLABLE context, int64_t completed,
                                         int64_t total);

/**
 * Called by a blocking call to ask whether to end early, on the thread that made the call.
 *
 * @param context the caller's context
 * @return 0 to continue; any other value cancels the call
 */
typedef int32_t (*pentad_interrupt_callback)(void *PENTAD_NULLABLE context);

/**
 * Reports the end of a call without a result; called exactly once.
 *
 * @param context the caller's context
 * @param status the status of the call
 * @param error the error, valid during the callback; NULL after a success
 */
typedef void (*pentad_completion_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           pentad_error *PENTAD_NULLABLE error);

/* ---- Lists ----------------------------------------------------------------------------------- */

/** An item that moved to another position in a list. */
typedef struct pentad_list_move {
  /** The index in the old list. */
  size_t old_index;
  /** The index in the new list. */
  size_t new_index;
} pentad_list_move;

/**
 * The changes from one version of a list to the next, as a screen needs them to show a change.
 *
 * Items are matched by their keys, one to one. Unmatched items are deleted or inserted. Matched
 * items stay or move, with as few moves as possible. A matched item with other content is updated,
 * also when it moves. The delta reproduces the new list exactly: remove the deleted and the moved
 * items; the remaining old items, in their order, fill the positions of the new list that are not
 * insertions or moves.
 */
typedef struct pentad_list_delta {
  /** The deleted items: indices of the old list, ascending. */
  const size_t *PENTAD_NONNULL deletions;
  /** The number of deletions. */
  size_t deletion_count;
  /** The inserted items: indices of the new list, ascending. */
  const size_t *PENTAD_NONNULL insertions;
  /** The number of insertions. */
  size_t insertion_count;
  /** The moved items, in the order of the new list. */
  const pentad_list_move *PENTAD_NONNULL moves;
  /** The number of moves. */
  size_t move_count;
  /** The items with other content: indices of the new list, ascending. */
  const size_t *PENTAD_NONNULL updates;
  /** The number of updates. */
  size_t update_count;
  /** The number of items in the old list. */
  size_t old_count;
  /** The number of items in the new list. */
  size_t new_count;
} pentad_list_delta;

/**
 * Compares the content of two items with the same key.
 *
 * It is called only during pentad_list_delta_make(), on the caller's thread.
 *
 * @param context the caller's context
 * @param old_index the index in the old list
 * @param new_index the index in the new list
 * @return true if the item has not changed
 */
typedef bool (*pentad_list_is_same)(void *PENTAD_NULLABLE context, size_t old_index,
                                    size_t new_index);

/* ---- Logging --------------------------------------------------------------------------------- */

/** The severity of a log message. A level includes the levels before it. */
typedef enum pentad_log_level {
  /** Nothing is logged. */
  PENTAD_LOG_OFF = 0,
  /** A failure that should not have happened: data may be incomplete. */
  PENTAD_LOG_ERROR = 1,
  /** An unexpected condition that was handled. */
  PENTAD_LOG_WARNING = 2,
  /** An important change of state. */
  PENTAD_LOG_INFO = 3,
  /** Everything, including calls that fail. */
  PENTAD_LOG_DEBUG = 4,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_LOG_LEVEL_FORCE_INT32 = 0x7fffffff
} pentad_log_level;

/**
 * Receives one log message.
 *
 * @param context the delegate's context
 * @param level the severity
 * @param source the name of the function or the part of the library that logs
 * @param message one sentence, without secrets and without the content of a user's data
 */
typedef void (*pentad_log_callback)(void *PENTAD_NULLABLE context, pentad_log_level level,
                                    const char *PENTAD_NONNULL source,
                                    const char *PENTAD_NONNULL message);

/** The receiver of log messages. */
typedef struct pentad_log_delegate {
  /** The size of this record, `sizeof(pentad_log_delegate)`. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context after the last message; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** Called for each message, on a callback thread of the library. */
  pentad_log_callback PENTAD_NULLABLE did_log;
  /** The level of the requested messages: those of this level and of the levels before it. */
  pentad_log_level level;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_log_delegate;

/* ---- The network ----------------------------------------------------------------------------- */

/**
 * The options of the connection to a server.
 *
 * Certificates are always verified. Plain `http` is limited to this machine, unless
 * `allows_plain_http` is set. Transient failures are retried with increasing delays, and not before
 * the time that the server requests.
 */
typedef struct pentad_network_options {
  /** The size of this record. */
  size_t struct_size;
  /** The value of `User-Agent`; NULL for `Pentad/` and the version. */
  const char *PENTAD_NULLABLE user_agent;
  /** A file of certificates in PEM format, trusted in addition to the system's; NULL for none. */
  const char *PENTAD_NULLABLE certificate_file;
  /** The host of an HTTP proxy; NULL for none. */
  const char *PENTAD_NULLABLE proxy_host;
  /** The user name for the proxy; NULL for none. */
  const char *PENTAD_NULLABLE proxy_name;
  /** The password for the proxy; NULL for none. It is never included in messages. */
  const char *PENTAD_NULLABLE proxy_password;
  /** The port of the proxy. */
  int32_t proxy_port;
  /** The timeout for opening a connection, in milliseconds; 0 for 10,000. */
  int32_t connect_timeout_ms;
  /** The maximum number of attempts for a request, including the first; 0 for 4. */
  int32_t tries;
  /** Not 0 to allow plain `http` to other machines, where it can be intercepted. */
  int32_t allows_plain_http;
  /**
   * The allowed public keys of a server of `https` or `wss`, separated by spaces: each is the
   * base64 of the SHA-256 of a certificate's SubjectPublicKeyInfo (RFC 7469). The server must have
   * one of them. A malformed one is PENTAD_INVALID. NULL for any key.
   */
  const char *PENTAD_NULLABLE certificate_pins;
  /**
   * The timeout of one exchange, in milliseconds: from the request until the last byte of the
   * response, including all attempts, redirects and the delays between them. After that, the
   * exchange ends with PENTAD_TIMED_OUT; data that was sent before may have arrived, and is sent
   * again by the rules of each function. A call with several requests, such as
   * pentad_stellar_client_load_catalogue(), has this time for each of them. 0 for the default:
   * 30,000; 15,000 for changes that StellarKit sends, 20,000 for a picture, 120,000 for the upload
   * of one. The maximum is 86,400,000. A message of ChatKit is posted within its own timeout, if
   * that is shorter. Push connections have their own timeouts.
   */
  int64_t timeout_ms;
} pentad_network_options;
