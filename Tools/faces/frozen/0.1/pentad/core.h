#ifndef PENTAD_CORE_H
#define PENTAD_CORE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#if defined(__clang__)
#define PENTAD_NONNULL _Nonnull
#define PENTAD_NULLABLE _Nullable
#else
#define PENTAD_NONNULL
#define PENTAD_NULLABLE
#endif
#define PENTAD_ABI_VERSION 1
#if defined(__GNUC__)
#define PENTAD_API __attribute__((visibility("default")))
#else
#define PENTAD_API
#endif
#define PENTAD_STATUS_COARSE(status) ((pentad_status)((status) & 0xff))
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-extension"
#endif
#ifdef __cplusplus
extern "C" {
#endif
typedef enum pentad_snapshot_origin {
  PENTAD_SNAPSHOT_ORIGIN_MEMORY = 0,
  PENTAD_SNAPSHOT_ORIGIN_DISK = 1,
  PENTAD_SNAPSHOT_ORIGIN_SOURCE = 2,
  PENTAD_SNAPSHOT_ORIGIN_FORCE_INT32 = 0x7fffffff
} pentad_snapshot_origin;
typedef enum pentad_status {
  PENTAD_OK = 0,
  PENTAD_INTERNAL = 1,
  PENTAD_MISUSE = 2,
  PENTAD_INVALID = 3,
  PENTAD_NOT_FOUND = 4,
  PENTAD_CANCELLED = 5,
  PENTAD_TIMED_OUT = 6,
  PENTAD_OFFLINE = 7,
  PENTAD_UNAUTHORIZED = 8,
  PENTAD_REFUSED = 9,
  PENTAD_DECODING = 10,
  PENTAD_STORAGE = 11,
  PENTAD_CORRUPT = 12,
  PENTAD_CONFLICT = 13,
  PENTAD_UNSUPPORTED = 14,
  PENTAD_CLOSED = 15,
  PENTAD_UNAVAILABLE = 16,
  PENTAD_SERVER_UNAVAILABLE = 0x000110,
  PENTAD_TOO_MANY_REQUESTS = 0x000210,
  PENTAD_UNREADABLE_ANSWER = 0x00030a,
  PENTAD_UNEXPECTED_ANSWER = 0x00040a,
  PENTAD_SIGN_IN_REQUIRED = 0x000508,
  PENTAD_UNKNOWN_TIME_ZONE = 0x000603,
  PENTAD_INVALID_DATE_RANGE = 0x000703,
  PENTAD_OTHER_SERVER = 0x00100d,
  PENTAD_DISK_FULL = 0x08010b,
  PENTAD_NOT_WRITABLE = 0x08020b,
  PENTAD_NOT_OPENABLE = 0x08030b,
  PENTAD_DISK_FAILURE = 0x08040b,
  PENTAD_MIGRATION_FAILED = 0x08050b,
  PENTAD_OUT_OF_MEMORY = 0x08060b,
  PENTAD_STORE_BUSY = 0x08070d,
  PENTAD_CONSTRAINT = 0x08080d,
  PENTAD_STORE_IN_USE = 0x08090d,
  PENTAD_NEWER_SCHEMA = 0x080a0e,
  PENTAD_FOREIGN_FILE = 0x080b0e,
  PENTAD_SEARCH_INDEX_CORRUPT = 0x080c0c,
  PENTAD_NOT_PRIVATE = 0x080e0b,
  PENTAD_STORE_ENCRYPTED = 0x080f0e,
  PENTAD_SUSPENDED = 0x080d0f,
  PENTAD_BODY_TOO_LONG = 0x090109,
  PENTAD_CONNECTION_REFUSED = 0x090210,
  PENTAD_ANSWER_CUT_OFF = 0x09030a,
  PENTAD_WEB_SOCKET_REFUSED = 0x090409,
  PENTAD_MESSAGE_TOO_LONG = 0x090509,
  PENTAD_ELEMENTS_FORMULA_EMPTY = 0x010103,
  PENTAD_ELEMENTS_FORMULA_UNEXPECTED_CHARACTER = 0x010203,
  PENTAD_ELEMENTS_FORMULA_NOT_UTF8 = 0x010303,
  PENTAD_ELEMENTS_FORMULA_UNKNOWN_ELEMENT = 0x010403,
  PENTAD_ELEMENTS_FORMULA_UNKNOWN_NUCLIDE = 0x010503,
  PENTAD_ELEMENTS_FORMULA_UNMATCHED_BRACKET = 0x010603,
  PENTAD_ELEMENTS_FORMULA_MISSING_PART = 0x010703,
  PENTAD_ELEMENTS_FORMULA_NUMBER = 0x010803,
  PENTAD_ELEMENTS_FORMULA_CHARGE = 0x010903,
  PENTAD_ELEMENTS_FORMULA_TOO_LARGE = 0x010a03,
  PENTAD_ELEMENTS_FORMULA_TOO_DEEP = 0x010b03,
  PENTAD_ELEMENTS_FORMULA_AMBIGUOUS = 0x010c03,
  PENTAD_ELEMENTS_FORMULA_MARKUP = 0x010d03,
  PENTAD_ELEMENTS_FORMULA_DIFFERENCE = 0x010e03,
  PENTAD_ELEMENTS_ADDUCT_TEXT = 0x012003,
  PENTAD_ELEMENTS_ADDUCT_CHARGE = 0x012103,
  PENTAD_ELEMENTS_ADDUCT_LOSS = 0x012203,
  PENTAD_ELEMENTS_ADDUCT_MOLECULE = 0x012303,
  PENTAD_ELEMENTS_NO_NATURAL_ABUNDANCE = 0x012403,
  PENTAD_ELEMENTS_ISOTOPIC_ABUNDANCES = 0x012503,
  PENTAD_ELEMENTS_ISOTOPIC_COMPOSITION = 0x012603,
  PENTAD_ELEMENTS_ION_CHARGE = 0x012703,
  PENTAD_ELEMENTS_ISOTOPIC_OPTION = 0x012803,
  PENTAD_ELEMENTS_TOO_MANY_ISOTOPOLOGUES = 0x012909,
  PENTAD_ELEMENTS_EQUATION_ARROW = 0x013003,
  PENTAD_ELEMENTS_EQUATION_SPECIES = 0x013103,
  PENTAD_ELEMENTS_EQUATION_TOO_LARGE = 0x013203,
  PENTAD_ELEMENTS_FORMULA_SEARCH_MASS = 0x013303,
  PENTAD_ELEMENTS_FORMULA_SEARCH_LIMITS = 0x013403,
  PENTAD_ELEMENTS_FORMULA_SEARCH_TOO_LARGE = 0x013503,
  PENTAD_ELEMENTS_FORMULA_PERCENT = 0x013603,
  PENTAD_ELEMENTS_IONIC_RADIUS_SPIN = 0x013703,
  PENTAD_ASTRO_INVALID_PLACE = 0x020103,
  PENTAD_ASTRO_OUT_OF_RANGE = 0x020404,
  PENTAD_ASTRO_EPHEMERIS_MISSING = 0x020504,
  PENTAD_ASTRO_EPHEMERIS_DOWNGRADED = 0x02060e,
  PENTAD_ASTRO_UNKNOWN_REQUEST_TYPE = 0x022003,
  PENTAD_ASTRO_INCOMPLETE_ANSWER = 0x02220a,
  PENTAD_ASTRO_NO_LOCATION = 0x022303,
  PENTAD_ASTRO_LOCATION_CHANGED = 0x02240d,
  PENTAD_STELLAR_EMPTY_REPLY = 0x03020a,
  PENTAD_STELLAR_CLASS_NOT_FOUND = 0x030504,
  PENTAD_STELLAR_UNKNOWN_COMMAND = 0x03060e,
  PENTAD_STELLAR_DEVICE_NOT_REGISTERED = 0x030808,
  PENTAD_CHAT_DUPLICATE_MESSAGE = 0x0c010d,
  PENTAD_CHAT_DEVICE_VERIFICATION_REQUIRED = 0x0c0209,
  PENTAD_CHAT_NOT_MEMBER = 0x0c0304,
  PENTAD_CHAT_LINKS_NOT_ALLOWED = 0x0c0403,
  PENTAD_CHAT_BANNED = 0x0c0509,
  PENTAD_CHAT_RESULTS_NOT_READY = 0x0c0710,
  PENTAD_CHAT_RESULTS_EXPIRED = 0x0c0804,
  PENTAD_CHAT_GROUP_NAME_REQUIRED = 0x0c0903,
  PENTAD_CHAT_TEXT_TOO_LONG = 0x0c0a03,
  PENTAD_CHAT_NOT_ALLOWED = 0x0c0c09,
  PENTAD_CHAT_REQUEST_REJECTED = 0x0c0d03,
  PENTAD_CHAT_PICTURE_TOO_LARGE = 0x0c0e03,
  PENTAD_CHAT_NOT_A_PICTURE = 0x0c0f03,
  PENTAD_CHAT_MESSAGE_NOT_FOUND = 0x0c1104,
  PENTAD_CHAT_UNREADABLE_ITEMS = 0x0c120a,
  PENTAD_VIDEO_SOURCE_GONE = 0x0d0104,
  PENTAD_VIDEO_SIGN_IN_REFUSED = 0x0d0508,
  PENTAD_VIDEO_NOT_A_FEED = 0x0d070a,
  PENTAD_VIDEO_FEED_TOO_LARGE = 0x0d0809,
  PENTAD_VIDEO_ENTITY_REFUSED = 0x0d0909,
  PENTAD_VIDEO_NOT_FOUND = 0x0d0b04,
  PENTAD_VIDEO_NOT_PLAYABLE = 0x0d0c0e,
  PENTAD_VIDEO_RESOLVING_TIMED_OUT = 0x0d0d06,
  PENTAD_VIDEO_ACTION_REFUSED = 0x0d0e09,
  PENTAD_VIDEO_DELIVERY_UNKNOWN = 0x0d0f0d,
  PENTAD_VIDEO_COMMENT_TOO_LONG = 0x0d1003,
  PENTAD_VIDEO_RECIPIENT_MISSING = 0x0d1103,
  PENTAD_VIDEO_SOURCE_NOT_FOUND = 0x0d1204,
  PENTAD_VIDEO_ACTION_UNSUPPORTED = 0x0d130e,
  PENTAD_VIDEO_NETWORK_DISABLED = 0x0d1407,
  PENTAD_VIDEO_ADDRESS_REFUSED = 0x0d1503,
  PENTAD_VIDEO_PAGE_INSTEAD_OF_FEED = 0x0d160a,
  PENTAD_VIDEO_NOT_AN_OUTLINE = 0x0d170a,
  PENTAD_VIDEO_SIGN_IN_CODE_REQUIRED = 0x0d2008,
  PENTAD_VIDEO_NO_VIDEOS = 0x0d2104,
  PENTAD_STATUS_FORCE_INT32 = 0x7fffffff
} pentad_status;
typedef struct pentad_error pentad_error;
#define PENTAD_NO_TIME INT64_MIN
typedef struct pentad_operation pentad_operation;
typedef struct pentad_subscription pentad_subscription;
typedef struct pentad_session pentad_session;
typedef void (*pentad_context_free)(void *PENTAD_NULLABLE context);
typedef void (*pentad_session_ready_callback)(void *PENTAD_NULLABLE context);
typedef void (*pentad_progress_callback)(void *PENTAD_NULLABLE context, int64_t completed,
                                         int64_t total);
typedef int32_t (*pentad_interrupt_callback)(void *PENTAD_NULLABLE context);
typedef void (*pentad_completion_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           pentad_error *PENTAD_NULLABLE error);
typedef struct pentad_list_move {
  size_t old_index;
  size_t new_index;
} pentad_list_move;
typedef struct pentad_list_delta {
  const size_t *PENTAD_NONNULL deletions;
  size_t deletion_count;
  const size_t *PENTAD_NONNULL insertions;
  size_t insertion_count;
  const pentad_list_move *PENTAD_NONNULL moves;
  size_t move_count;
  const size_t *PENTAD_NONNULL updates;
  size_t update_count;
  size_t old_count;
  size_t new_count;
} pentad_list_delta;
typedef bool (*pentad_list_is_same)(void *PENTAD_NULLABLE context, size_t old_index,
                                    size_t new_index);
typedef enum pentad_log_level {
  PENTAD_LOG_OFF = 0,
  PENTAD_LOG_ERROR = 1,
  PENTAD_LOG_WARNING = 2,
  PENTAD_LOG_INFO = 3,
  PENTAD_LOG_DEBUG = 4,
  PENTAD_LOG_LEVEL_FORCE_INT32 = 0x7fffffff
} pentad_log_level;
typedef void (*pentad_log_callback)(void *PENTAD_NULLABLE context, pentad_log_level level,
                                    const char *PENTAD_NONNULL source,
                                    const char *PENTAD_NONNULL message);
typedef struct pentad_log_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_log_callback PENTAD_NULLABLE did_log;
  pentad_log_level level;
  uint32_t reserved;
} pentad_log_delegate;
#define PENTAD_LOG_DELEGATE_INIT \
  { sizeof(pentad_log_delegate), NULL, NULL, NULL, PENTAD_LOG_OFF, 0 }
typedef struct pentad_network_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE user_agent;
  const char *PENTAD_NULLABLE certificate_file;
  const char *PENTAD_NULLABLE proxy_host;
  const char *PENTAD_NULLABLE proxy_name;
  const char *PENTAD_NULLABLE proxy_password;
  int32_t proxy_port;
  int32_t connect_timeout_ms;
  int32_t tries;
  int32_t allows_plain_http;
  const char *PENTAD_NULLABLE certificate_pins;
  int64_t timeout_ms;
} pentad_network_options;
#define PENTAD_NETWORK_OPTIONS_INIT \
  { sizeof(pentad_network_options), NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, NULL, 0 }
PENTAD_API const char *PENTAD_NONNULL pentad_version(void);
PENTAD_API uint32_t pentad_abi_version(void);
PENTAD_API int64_t pentad_handle_count(void);
PENTAD_API void pentad_shutdown(void);
PENTAD_API pentad_status pentad_set_log(const pentad_log_delegate *PENTAD_NULLABLE delegate,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API size_t pentad_format_double(double value, char *PENTAD_NULLABLE buffer, size_t capacity);
PENTAD_API void pentad_string_free(char *PENTAD_NULLABLE string);
PENTAD_API const char *PENTAD_NONNULL pentad_status_name(pentad_status status);
PENTAD_API pentad_status pentad_error_code(pentad_error *PENTAD_NULLABLE error);
PENTAD_API const char *PENTAD_NONNULL pentad_error_message(pentad_error *PENTAD_NULLABLE error);
PENTAD_API int64_t pentad_error_offset(pentad_error *PENTAD_NULLABLE error);
PENTAD_API int64_t pentad_error_retry_after(pentad_error *PENTAD_NULLABLE error);
PENTAD_API void pentad_error_free(pentad_error *PENTAD_NULLABLE error);
PENTAD_API void pentad_operation_cancel(pentad_operation *PENTAD_NULLABLE operation);
PENTAD_API pentad_status pentad_operation_wait(pentad_operation *PENTAD_NONNULL operation,
    int64_t timeout_ms, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_operation_free(pentad_operation *PENTAD_NULLABLE operation);
PENTAD_API void pentad_subscription_cancel(pentad_subscription *PENTAD_NULLABLE subscription);
PENTAD_API void pentad_subscription_free(pentad_subscription *PENTAD_NULLABLE subscription);
PENTAD_API pentad_status pentad_session_make(pentad_session *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_session_pump(pentad_session *PENTAD_NONNULL session,
    int64_t timeout_ms, size_t *PENTAD_NULLABLE count,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_session_on_ready(pentad_session *PENTAD_NONNULL session,
    pentad_session_ready_callback PENTAD_NULLABLE callback, void *PENTAD_NULLABLE context,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_session_wake(pentad_session *PENTAD_NULLABLE session);
PENTAD_API void pentad_session_free(pentad_session *PENTAD_NULLABLE session);
PENTAD_API pentad_status pentad_set_interrupt_handler(pentad_interrupt_callback PENTAD_NULLABLE handler,
    void *PENTAD_NULLABLE context, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_list_delta_make(const char *PENTAD_NULLABLE const *PENTAD_NULLABLE old_keys,
    size_t old_count, const char *PENTAD_NULLABLE const *PENTAD_NULLABLE new_keys, size_t new_count,
    pentad_list_is_same PENTAD_NULLABLE is_same, void *PENTAD_NULLABLE context,
    pentad_list_delta *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_list_delta_free(pentad_list_delta *PENTAD_NULLABLE delta);
PENTAD_API const char *PENTAD_NULLABLE pentad_snapshot_origin_name(pentad_snapshot_origin value);
#ifdef __cplusplus
}
#endif
#if defined(__clang__)
#pragma clang diagnostic pop
#endif
#endif
