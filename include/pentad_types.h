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
 *   none of its bytes is padding at its end: a field of a later version would lie in it;
 * - a field is only ever added, and at the end; an enum in such a record has a value 0;
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
 * The set is open: a later version may add codes.
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
  /** The server, or a limit, said no. */
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
 * Gives back the context of a delegate, once no callback will be given it any more.
 *
 * @param context the context
 */
typedef void (*pentad_context_free)(void *PENTAD_NULLABLE context);

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
  /** Called for each message, on the library's callback thread. */
  pentad_log_callback PENTAD_NULLABLE did_log;
  /** The messages wanted: those of this level and of the levels before it. */
  pentad_log_level level;
  /** 0. */
  uint32_t reserved;
} pentad_log_delegate;

#ifdef __cplusplus
}
#endif

#if defined(__clang__)
#pragma clang diagnostic pop
#endif

#endif
