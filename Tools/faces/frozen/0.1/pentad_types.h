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
#define PENTAD_NONNULL
#define PENTAD_NULLABLE
#endif
#ifdef __cplusplus
extern "C" {
#endif
#include "pentad_enums.h"
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
#define PENTAD_NO_TIME INT64_MIN
#include "pentad_records.h"
typedef struct pentad_error pentad_error;
typedef struct pentad_operation pentad_operation;
typedef struct pentad_subscription pentad_subscription;
typedef struct pentad_session pentad_session;
typedef void (*pentad_context_free)(void *PENTAD_NULLABLE context);
typedef void (*pentad_session_ready_callback)(void *PENTAD_NULLABLE context);
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
typedef enum pentad_elements_atomic_weight_kind {
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_NONE = 0,
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_VALUE = 1,
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_INTERVAL = 2,
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_elements_atomic_weight_kind;
typedef struct pentad_elements_atomic_weight {
  pentad_elements_atomic_weight_kind kind;
  int32_t mass_number;
  double value;
  double uncertainty;
  double low;
  double high;
  double abridged;
  double abridged_uncertainty;
  const char *PENTAD_NONNULL notes;
  const pentad_elements_reference *PENTAD_NONNULL source;
} pentad_elements_atomic_weight;
typedef struct pentad_elements_element {
  int32_t number;
  int32_t period;
  const char *PENTAD_NONNULL symbol;
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NONNULL category;
  const char *PENTAD_NONNULL cas_number;
  const char *PENTAD_NONNULL wikipedia_url;
  const pentad_elements_reference *PENTAD_NONNULL source;
  const pentad_elements_element_name *PENTAD_NONNULL const *PENTAD_NONNULL names;
  size_t name_count;
  const pentad_elements_atomic_weight *PENTAD_NONNULL weight;
  const pentad_elements_electron_configuration *PENTAD_NULLABLE configuration;
  const pentad_elements_value *PENTAD_NONNULL const *PENTAD_NONNULL values;
  size_t value_count;
  const pentad_elements_quantity *PENTAD_NULLABLE const *PENTAD_NONNULL ionization_energies;
  size_t ionization_energy_count;
  const pentad_elements_allotrope *PENTAD_NONNULL const *PENTAD_NONNULL allotropes;
  size_t allotrope_count;
  const char *PENTAD_NULLABLE discovery_era;
  const pentad_elements_discovery_claim *PENTAD_NONNULL const *PENTAD_NONNULL discovery_claims;
  size_t discovery_claim_count;
  pentad_elements_element_state state;
  bool is_radioactive;
} pentad_elements_element;
typedef enum pentad_elements_order {
  PENTAD_ELEMENTS_ORDER_NUMBER = 0,
  PENTAD_ELEMENTS_ORDER_SYMBOL = 1,
  PENTAD_ELEMENTS_ORDER_NAME = 2,
  PENTAD_ELEMENTS_ORDER_STATE = 3,
  PENTAD_ELEMENTS_ORDER_FORCE_INT32 = 0x7fffffff
} pentad_elements_order;
typedef struct pentad_elements_table pentad_elements_table;
typedef struct pentad_elements_table_options {
  size_t struct_size;
  pentad_elements_spelling spelling;
  pentad_elements_group_three group_three;
} pentad_elements_table_options;
typedef struct pentad_elements_filter {
  size_t struct_size;
  const char *PENTAD_NULLABLE blocks;
  const char *PENTAD_NULLABLE category;
  const char *PENTAD_NULLABLE state;
  int32_t period_from;
  int32_t period_to;
  int32_t group;
  int32_t radioactive;
  uint32_t has_range;
  pentad_elements_property property;
  double low;
  double high;
} pentad_elements_filter;
typedef struct pentad_elements_section {
  const char *PENTAD_NULLABLE title;
  const char *PENTAD_NULLABLE index_title;
  const int32_t *PENTAD_NONNULL numbers;
  size_t count;
} pentad_elements_section;
typedef struct pentad_elements_source_info {
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NONNULL navigation_title;
  const pentad_elements_section *PENTAD_NONNULL const *PENTAD_NONNULL sections;
  size_t section_count;
  pentad_elements_list_style style;
  bool shows_disclosure;
  bool shows_section_index;
} pentad_elements_source_info;
typedef struct pentad_elements_source pentad_elements_source;
typedef const char *PENTAD_NULLABLE (*pentad_elements_grouping)(void *PENTAD_NULLABLE context,
                                                               int32_t number);
typedef struct pentad_elements_card pentad_elements_card;
typedef enum pentad_elements_picture_colouring {
  PENTAD_ELEMENTS_PICTURE_COLOURING_STATE = 0,
  PENTAD_ELEMENTS_PICTURE_COLOURING_CATEGORY = 1,
  PENTAD_ELEMENTS_PICTURE_COLOURING_BLOCK = 2,
  PENTAD_ELEMENTS_PICTURE_COLOURING_PROPERTY = 3,
  PENTAD_ELEMENTS_PICTURE_COLOURING_FORCE_INT32 = 0x7fffffff
} pentad_elements_picture_colouring;
typedef struct pentad_elements_picture_options {
  size_t struct_size;
  double size;
  double height;
  double opacity;
  pentad_elements_picture_theme theme;
  pentad_elements_picture_colouring colouring;
  pentad_elements_property property;
  pentad_elements_spelling spelling;
  pentad_elements_group_three group_three;
  uint32_t links;
} pentad_elements_picture_options;
typedef struct pentad_elements_oxidation_state {
  const char *PENTAD_NONNULL symbol;
  int32_t number;
  int32_t state;
} pentad_elements_oxidation_state;
typedef struct pentad_elements_formula_part {
  int32_t number;
  int32_t mass_number;
  const char *PENTAD_NONNULL key;
  const char *PENTAD_NONNULL count_text;
  double count;
  double mass_fraction;
} pentad_elements_formula_part;
typedef struct pentad_elements_formula_info {
  const char *PENTAD_NONNULL hill;
  const char *PENTAD_NONNULL empirical;
  const pentad_elements_formula_part *PENTAD_NONNULL const *PENTAD_NONNULL parts;
  size_t part_count;
  const pentad_elements_molar_mass *PENTAD_NULLABLE molar_mass;
  double monoisotopic_mass;
  int64_t charge;
  double monoisotopic_mass_of_atoms;
  double ion_mass;
  double mass_to_charge;
  const pentad_elements_molar_mass *PENTAD_NULLABLE ion_molar_mass;
  const pentad_elements_oxidation_state *PENTAD_NONNULL const *PENTAD_NONNULL oxidation_states;
  size_t oxidation_state_count;
  const char *PENTAD_NULLABLE aggregation;
  bool is_radical;
} pentad_elements_formula_info;
typedef struct pentad_elements_formula pentad_elements_formula;
typedef struct pentad_elements_molar_masses {
  size_t count;
  const pentad_status *PENTAD_NONNULL statuses;
  const int64_t *PENTAD_NONNULL offsets;
  const double *PENTAD_NONNULL values;
  const double *PENTAD_NONNULL lows;
  const double *PENTAD_NONNULL highs;
} pentad_elements_molar_masses;
typedef void (*pentad_progress_callback)(void *PENTAD_NULLABLE context, int64_t completed,
                                         int64_t total);
typedef int32_t (*pentad_interrupt_callback)(void *PENTAD_NULLABLE context);
typedef void (*pentad_completion_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_elements_event_callback)(void *PENTAD_NULLABLE context, uint64_t event);
typedef void (*pentad_elements_select_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                                int32_t number,
                                                const char *PENTAD_NULLABLE source);
typedef void (*pentad_elements_flip_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                              int32_t number, pentad_elements_card_side side);
typedef struct pentad_elements_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_elements_event_callback PENTAD_NULLABLE did_load;
  pentad_elements_select_callback PENTAD_NULLABLE did_select;
  pentad_elements_flip_callback PENTAD_NULLABLE flip_did_begin;
  pentad_elements_flip_callback PENTAD_NULLABLE flip_did_end;
  pentad_elements_event_callback PENTAD_NULLABLE did_reset;
  pentad_session *PENTAD_NULLABLE session;
} pentad_elements_delegate;
typedef struct pentad_astro_calendar pentad_astro_calendar;
typedef struct pentad_astro_calendar_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE ephemeris_path;
  const char *PENTAD_NULLABLE store_folder;
  size_t memory_limit;
  pentad_astro_ephemeris ephemeris;
  uint32_t allows_shared_store;
  pentad_session *PENTAD_NULLABLE session;
} pentad_astro_calendar_options;
typedef struct pentad_astro_place {
  size_t struct_size;
  double latitude;
  double longitude;
  double elevation;
  const char *PENTAD_NULLABLE time_zone;
  int32_t utc_offset_minutes;
  uint32_t reserved;
} pentad_astro_place;
typedef enum pentad_astro_horizon_kind {
  PENTAD_ASTRO_HORIZON_KIND_UPPER_LIMB = 0,
  PENTAD_ASTRO_HORIZON_KIND_DISC_CENTRE = 1,
  PENTAD_ASTRO_HORIZON_KIND_HINDU = 2,
  PENTAD_ASTRO_HORIZON_KIND_CIVIL_TWILIGHT = 3,
  PENTAD_ASTRO_HORIZON_KIND_NAUTICAL_TWILIGHT = 4,
  PENTAD_ASTRO_HORIZON_KIND_ASTRONOMICAL_TWILIGHT = 5,
  PENTAD_ASTRO_HORIZON_KIND_CUSTOM = 6,
  PENTAD_ASTRO_HORIZON_KIND_FORCE_INT32 = 0x7fffffff
} pentad_astro_horizon_kind;
typedef struct pentad_astro_horizon_rule {
  size_t struct_size;
  double refraction;
  pentad_astro_horizon_kind kind;
  pentad_astro_disc disc;
  uint32_t is_geocentric;
  uint32_t reserved;
} pentad_astro_horizon_rule;
typedef struct pentad_astro_options {
  size_t struct_size;
  const pentad_astro_horizon_rule *PENTAD_NULLABLE sunrise;
  const pentad_astro_horizon_rule *PENTAD_NULLABLE moonrise;
  pentad_astro_months months;
  pentad_astro_vikrama vikrama;
  pentad_astro_ayanamsa ayanamsa;
  pentad_astro_day_boundary day_boundary;
  pentad_astro_moon_events moon_events;
  pentad_astro_samvatsara_rule samvatsara_rule;
  pentad_astro_vedic_ritu vedic_ritu;
  uint32_t reserved;
} pentad_astro_options;
typedef enum pentad_astro_unit {
  PENTAD_ASTRO_UNIT_TITHI = 0,
  PENTAD_ASTRO_UNIT_NAKSHATRA = 1,
  PENTAD_ASTRO_UNIT_YOGA = 2,
  PENTAD_ASTRO_UNIT_KARANA = 3,
  PENTAD_ASTRO_UNIT_VARA = 4,
  PENTAD_ASTRO_UNIT_MASA = 5,
  PENTAD_ASTRO_UNIT_RASHI = 6,
  PENTAD_ASTRO_UNIT_SAMVATSARA = 7,
  PENTAD_ASTRO_UNIT_RITU = 8,
  PENTAD_ASTRO_UNIT_AYANA = 9,
  PENTAD_ASTRO_UNIT_PAKSHA = 10,
  PENTAD_ASTRO_UNIT_CHOGHADIYA = 11,
  PENTAD_ASTRO_UNIT_GRAHA = 12,
  PENTAD_ASTRO_UNIT_FORCE_INT32 = 0x7fffffff
} pentad_astro_unit;
typedef struct pentad_astro_span {
  int32_t value;
  int64_t start;
  int64_t end;
} pentad_astro_span;
typedef struct pentad_astro_day_columns {
  size_t struct_size;
  int32_t *PENTAD_NULLABLE dates;
  int64_t *PENTAD_NULLABLE sunrises;
  int64_t *PENTAD_NULLABLE sunsets;
  int64_t *PENTAD_NULLABLE moonrises;
  int64_t *PENTAD_NULLABLE moonsets;
  int32_t *PENTAD_NULLABLE tithis;
  int64_t *PENTAD_NULLABLE tithi_ends;
} pentad_astro_day_columns;
typedef struct pentad_astro_lunar_date {
  size_t struct_size;
  int32_t shaka;
  int32_t month;
  int32_t tithi;
  uint32_t is_adhika;
} pentad_astro_lunar_date;
typedef struct pentad_astro_solar_eclipse {
  int64_t greatest;
  double magnitude;
  double gamma;
  double greatest_latitude;
  double greatest_longitude;
  int64_t partial_start;
  int64_t partial_end;
  int64_t umbral_start;
  int64_t umbral_end;
  int64_t central_start;
  int64_t central_end;
  const pentad_astro_solar_view *PENTAD_NULLABLE view;
  int32_t saros_series;
  int32_t saros_member;
  pentad_astro_solar_eclipse_kind kind;
  bool is_central;
  const pentad_astro_eclipse_moment *PENTAD_NONNULL const *PENTAD_NONNULL moments;
  size_t moment_count;
} pentad_astro_solar_eclipse;
typedef struct pentad_astro_solar_eclipses {
  const pentad_astro_solar_eclipse *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_astro_solar_eclipses;
typedef struct pentad_astro_lunar_eclipse {
  int64_t greatest;
  double umbral_magnitude;
  double penumbral_magnitude;
  double gamma;
  int64_t penumbral_start;
  int64_t penumbral_end;
  int64_t partial_start;
  int64_t partial_end;
  int64_t total_start;
  int64_t total_end;
  double altitude;
  int32_t saros_series;
  int32_t saros_member;
  pentad_astro_lunar_eclipse_kind kind;
  bool is_visible;
  const pentad_astro_lunar_view *PENTAD_NULLABLE view;
  const pentad_astro_eclipse_moment *PENTAD_NONNULL const *PENTAD_NONNULL moments;
  size_t moment_count;
} pentad_astro_lunar_eclipse;
typedef struct pentad_astro_lunar_eclipses {
  const pentad_astro_lunar_eclipse *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_astro_lunar_eclipses;
typedef enum pentad_astro_text_format {
  PENTAD_ASTRO_TEXT_FORMAT_JSON = 0,
  PENTAD_ASTRO_TEXT_FORMAT_JSONL = 1,
  PENTAD_ASTRO_TEXT_FORMAT_CSV = 2,
  PENTAD_ASTRO_TEXT_FORMAT_FORCE_INT32 = 0x7fffffff
} pentad_astro_text_format;
typedef struct pentad_astro_text_options {
  size_t struct_size;
  pentad_astro_text_format format;
  pentad_astro_script script;
  uint32_t with_hours;
  uint32_t local_time;
  const char *PENTAD_NULLABLE time_zone;
} pentad_astro_text_options;
typedef struct pentad_astro_icalendar_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE name;
  const char *PENTAD_NULLABLE place_name;
  const char *PENTAD_NULLABLE time_zone;
  int64_t stamp;
  uint32_t entries;
  pentad_astro_script script;
  int32_t refresh_days;
  uint32_t reserved;
} pentad_astro_icalendar_options;
typedef struct pentad_astro_picture_options {
  size_t struct_size;
  double width;
  int32_t today;
  pentad_astro_theme theme;
  pentad_astro_script script;
  uint32_t hides_sun_times;
} pentad_astro_picture_options;
typedef struct pentad_astro_handler pentad_astro_handler;
typedef struct pentad_astro_request {
  size_t struct_size;
  const char *PENTAD_NULLABLE type;
  int32_t first;
  int32_t last;
  uint32_t reload;
  uint32_t reserved;
} pentad_astro_request;
typedef struct pentad_astro_day_containers {
  const pentad_astro_day_container *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  int64_t stored_at;
  pentad_snapshot_origin origin;
  bool is_stale;
} pentad_astro_day_containers;
typedef void (*pentad_astro_part_callback)(
    void *PENTAD_NULLABLE context,
    const pentad_astro_day_container *PENTAD_NONNULL const *PENTAD_NONNULL rows, size_t count,
    int64_t completed, int64_t total);
typedef void (*pentad_astro_alert_callback)(void *PENTAD_NULLABLE context,
                                            const pentad_astro_alert *PENTAD_NONNULL alert);
typedef void (*pentad_astro_failure_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                              pentad_error *PENTAD_NONNULL error);
typedef struct pentad_astro_alert_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_astro_alert_callback PENTAD_NULLABLE did_come_due;
  pentad_astro_failure_callback PENTAD_NULLABLE did_fail;
  uint32_t keeps;
  uint32_t reserved;
} pentad_astro_alert_delegate;
typedef void (*pentad_astro_event_callback)(void *PENTAD_NULLABLE context, uint64_t event);
typedef void (*pentad_astro_loaded_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                             int32_t from, int32_t to,
                                             pentad_snapshot_origin origin);
typedef void (*pentad_astro_load_failed_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                                  int32_t from, int32_t to,
                                                  pentad_error *PENTAD_NONNULL error);
typedef void (*pentad_astro_month_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                            int32_t year, int32_t month);
typedef void (*pentad_astro_cache_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                            bool is_damage);
typedef void (*pentad_astro_recovery_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                               int64_t rows_kept, bool is_partial);
typedef void (*pentad_astro_store_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                            pentad_error *PENTAD_NONNULL error);
typedef void (*pentad_astro_alert_event_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                                  int64_t id);
typedef struct pentad_astro_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_astro_loaded_callback PENTAD_NULLABLE did_load_days;
  pentad_astro_load_failed_callback PENTAD_NULLABLE did_fail_to_load_days;
  pentad_astro_month_callback PENTAD_NULLABLE did_cache_month;
  pentad_astro_cache_callback PENTAD_NULLABLE did_reset_cache;
  pentad_astro_recovery_callback PENTAD_NULLABLE did_recover_store;
  pentad_astro_store_callback PENTAD_NULLABLE store_did_fail;
  pentad_astro_event_callback PENTAD_NULLABLE did_change_location;
  pentad_astro_event_callback PENTAD_NULLABLE did_move_far;
  pentad_astro_alert_event_callback PENTAD_NULLABLE did_register_alert;
  pentad_astro_alert_event_callback PENTAD_NULLABLE alert_did_come_due;
  pentad_astro_alert_event_callback PENTAD_NULLABLE did_remove_alert;
  pentad_astro_event_callback PENTAD_NULLABLE did_change_settings;
  pentad_astro_event_callback PENTAD_NULLABLE did_erase;
  pentad_astro_event_callback PENTAD_NULLABLE did_reset;
} pentad_astro_delegate;
typedef struct pentad_astro_handler_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE store_folder;
  const pentad_astro_delegate *PENTAD_NULLABLE delegate;
  const char *PENTAD_NULLABLE server;
  const pentad_network_options *PENTAD_NULLABLE network;
  uint32_t allows_shared_store;
  uint32_t reserved;
  pentad_session *PENTAD_NULLABLE session;
} pentad_astro_handler_options;
typedef enum pentad_astro_setting {
  PENTAD_ASTRO_SETTING_LOCATION = 1,
  PENTAD_ASTRO_SETTING_SUNVIEW_DATE = 2,
  PENTAD_ASTRO_SETTING_ENDPOINT = 4,
  PENTAD_ASTRO_SETTING_OPTIONS = 8,
  PENTAD_ASTRO_SETTING_FORCE_INT32 = 0x7fffffff
} pentad_astro_setting;
typedef struct pentad_astro_settings_change {
  size_t struct_size;
  const pentad_astro_place *PENTAD_NULLABLE location;
  const pentad_astro_options *PENTAD_NULLABLE options;
  const char *PENTAD_NULLABLE endpoint;
  int32_t sunview_date;
  uint32_t cleared;
} pentad_astro_settings_change;
typedef struct pentad_astro_sun_view_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE time_zone;
  int32_t year;
  int32_t month;
  int32_t first_vara;
  int32_t today;
  int32_t selected;
  uint32_t reserved;
} pentad_astro_sun_view_options;
typedef struct pentad_stellar_client pentad_stellar_client;
typedef struct pentad_stellar_search pentad_stellar_search;
typedef struct pentad_stellar_courses {
  const pentad_stellar_course *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  int64_t stored_at;
  pentad_snapshot_origin origin;
  bool is_stale;
} pentad_stellar_courses;
typedef enum pentad_stellar_weekday {
  PENTAD_STELLAR_WEEKDAY_MONDAY = 1,
  PENTAD_STELLAR_WEEKDAY_TUESDAY = 2,
  PENTAD_STELLAR_WEEKDAY_WEDNESDAY = 4,
  PENTAD_STELLAR_WEEKDAY_THURSDAY = 8,
  PENTAD_STELLAR_WEEKDAY_FRIDAY = 16,
  PENTAD_STELLAR_WEEKDAY_SATURDAY = 32,
  PENTAD_STELLAR_WEEKDAY_SUNDAY = 64,
  PENTAD_STELLAR_WEEKDAY_FORCE_INT32 = 0x7fffffff
} pentad_stellar_weekday;
typedef struct pentad_stellar_meeting {
  const char *PENTAD_NULLABLE location;
  uint32_t weekdays;
  int32_t start;
  int32_t end;
  int32_t first;
  int32_t last;
  int32_t interval;
} pentad_stellar_meeting;
typedef struct pentad_stellar_class_time {
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NONNULL location;
  const pentad_stellar_meeting *PENTAD_NONNULL meetings;
  size_t meeting_count;
  int32_t order;
  bool is_parsed;
  const char *PENTAD_NULLABLE section;
  int32_t first;
  int32_t last;
  int32_t interval;
} pentad_stellar_class_time;
typedef struct pentad_stellar_classes {
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  int64_t stored_at;
  pentad_snapshot_origin origin;
  bool is_stale;
} pentad_stellar_classes;
typedef struct pentad_stellar_class_detail {
  const pentad_stellar_class *PENTAD_NONNULL item;
  const pentad_stellar_announcement *PENTAD_NONNULL const *PENTAD_NONNULL news;
  size_t news_count;
  int64_t info_stored_at;
  bool is_bookmarked;
} pentad_stellar_class_detail;
typedef struct pentad_stellar_detail_screen {
  const pentad_stellar_class *PENTAD_NONNULL item;
  const pentad_stellar_tab *PENTAD_NONNULL tabs;
  size_t tab_count;
  const pentad_stellar_announcement *PENTAD_NONNULL const *PENTAD_NONNULL news;
  size_t news_count;
  const pentad_stellar_staff_member *PENTAD_NONNULL const *PENTAD_NONNULL instructors;
  size_t instructor_count;
  const pentad_stellar_staff_member *PENTAD_NONNULL const *PENTAD_NONNULL assistants;
  size_t assistant_count;
  const char *PENTAD_NULLABLE news_message;
  pentad_stellar_news_state news_state;
} pentad_stellar_detail_screen;
typedef enum pentad_stellar_stage {
  PENTAD_STELLAR_STAGE_GENERAL = 0,
  PENTAD_STELLAR_STAGE_CACHED = 1,
  PENTAD_STELLAR_STAGE_FRESH = 2,
  PENTAD_STELLAR_STAGE_FAILED = 3,
  PENTAD_STELLAR_STAGE_FORCE_INT32 = 0x7fffffff
} pentad_stellar_stage;
typedef struct pentad_stellar_class_info {
  pentad_stellar_stage stage;
  pentad_status status;
  const char *PENTAD_NULLABLE error_message;
  const pentad_stellar_class_detail *PENTAD_NULLABLE detail;
  const pentad_stellar_detail_screen *PENTAD_NONNULL screen;
} pentad_stellar_class_info;
typedef void (*pentad_stellar_class_info_callback)(
    void *PENTAD_NULLABLE context, const pentad_stellar_class_info *PENTAD_NONNULL info);
typedef struct pentad_stellar_unread {
  const char *PENTAD_NONNULL master_id;
  int64_t count;
} pentad_stellar_unread;
typedef struct pentad_stellar_unread_counts {
  const pentad_stellar_unread *PENTAD_NONNULL items;
  size_t count;
  int64_t total;
} pentad_stellar_unread_counts;
typedef struct pentad_stellar_bookmark {
  const pentad_stellar_class *PENTAD_NONNULL item;
  int64_t added_at;
  int64_t archived_at;
  pentad_stellar_sync sync;
  pentad_status status;
  const char *PENTAD_NULLABLE error_message;
} pentad_stellar_bookmark;
typedef struct pentad_stellar_class_section {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL kind;
  const char *PENTAD_NONNULL name;
  const pentad_stellar_class_time *PENTAD_NONNULL const *PENTAD_NONNULL times;
  size_t time_count;
  bool is_chosen;
} pentad_stellar_class_section;
typedef struct pentad_stellar_class_sections {
  const char *PENTAD_NONNULL master_id;
  const pentad_stellar_class_section *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL open_kinds;
  size_t open_kind_count;
} pentad_stellar_class_sections;
typedef struct pentad_stellar_section_plans {
  const pentad_stellar_section_plan *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  int64_t total_count;
  bool is_total_exact;
} pentad_stellar_section_plans;
typedef enum pentad_stellar_section_kind {
  PENTAD_STELLAR_SECTION_KIND_BOOKMARKS = 0,
  PENTAD_STELLAR_SECTION_KIND_GROUPS = 1,
  PENTAD_STELLAR_SECTION_KIND_FORCE_INT32 = 0x7fffffff
} pentad_stellar_section_kind;
typedef struct pentad_stellar_section {
  const pentad_stellar_bookmarks *PENTAD_NULLABLE bookmarks;
  const pentad_stellar_course_groups *PENTAD_NULLABLE groups;
  pentad_stellar_section_kind kind;
} pentad_stellar_section;
typedef struct pentad_stellar_classes_screen {
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL course;
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL classes;
  size_t class_count;
  int64_t stored_at;
  pentad_stellar_list_state state;
  pentad_status status;
  const char *PENTAD_NULLABLE error_message;
} pentad_stellar_classes_screen;
typedef void (*pentad_stellar_classes_screen_callback)(
    void *PENTAD_NULLABLE context, const pentad_stellar_classes_screen *PENTAD_NONNULL screen);
typedef void (*pentad_stellar_count_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                              int64_t count, pentad_error *PENTAD_NULLABLE error);
typedef struct pentad_stellar_term_calendar {
  size_t struct_size;
  const char *PENTAD_NULLABLE zone;
  const int32_t *PENTAD_NULLABLE holidays;
  size_t holiday_count;
  const int32_t *PENTAD_NULLABLE monday_schedule;
  size_t monday_schedule_count;
  int32_t first;
  int32_t last;
} pentad_stellar_term_calendar;
typedef struct pentad_stellar_icalendar_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE name;
  int64_t stamp;
} pentad_stellar_icalendar_options;
typedef void (*pentad_stellar_event_callback)(void *PENTAD_NULLABLE context, uint64_t event);
typedef void (*pentad_stellar_id_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                           const char *PENTAD_NONNULL id);
typedef void (*pentad_stellar_news_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                             const char *PENTAD_NONNULL master_id, int64_t count);
typedef void (*pentad_stellar_failed_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                               pentad_stellar_subject subject,
                                               const char *PENTAD_NULLABLE id,
                                               pentad_error *PENTAD_NONNULL error, bool is_kept);
typedef void (*pentad_stellar_left_out_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                                 pentad_stellar_subject subject,
                                                 const char *PENTAD_NULLABLE id, int64_t count);
typedef void (*pentad_stellar_bookmark_failed_callback)(void *PENTAD_NULLABLE context,
                                                        uint64_t event,
                                                        const char *PENTAD_NONNULL master_id,
                                                        pentad_error *PENTAD_NONNULL error);
typedef void (*pentad_stellar_term_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                             const pentad_stellar_term *PENTAD_NONNULL term,
                                             const char *PENTAD_NONNULL const *PENTAD_NONNULL removed,
                                             size_t removed_count);
typedef void (*pentad_stellar_recovery_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                                 int64_t rows_kept, bool is_partial);
typedef void (*pentad_stellar_store_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                              pentad_error *PENTAD_NONNULL error);
typedef struct pentad_stellar_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_stellar_event_callback PENTAD_NULLABLE did_load_courses;
  pentad_stellar_id_callback PENTAD_NULLABLE did_load_classes;
  pentad_stellar_id_callback PENTAD_NULLABLE did_change_class;
  pentad_stellar_news_callback PENTAD_NULLABLE announcements_did_arrive;
  pentad_stellar_failed_callback PENTAD_NULLABLE did_fail;
  pentad_stellar_left_out_callback PENTAD_NULLABLE did_leave_out;
  pentad_stellar_event_callback PENTAD_NULLABLE did_change_bookmarks;
  pentad_stellar_id_callback PENTAD_NULLABLE did_synchronise_bookmark;
  pentad_stellar_bookmark_failed_callback PENTAD_NULLABLE bookmark_did_fail;
  pentad_stellar_event_callback PENTAD_NULLABLE did_change_recent;
  pentad_stellar_event_callback PENTAD_NULLABLE did_change_unread;
  pentad_stellar_term_callback PENTAD_NULLABLE did_change_term;
  pentad_stellar_recovery_callback PENTAD_NULLABLE did_recover_store;
  pentad_stellar_store_callback PENTAD_NULLABLE store_did_fail;
  pentad_stellar_event_callback PENTAD_NULLABLE store_did_change;
  pentad_stellar_event_callback PENTAD_NULLABLE did_clear_cache;
  pentad_stellar_event_callback PENTAD_NULLABLE did_erase;
  pentad_stellar_event_callback PENTAD_NULLABLE did_reset;
} pentad_stellar_delegate;
typedef void (*pentad_stellar_bookmarks_callback)(
    void *PENTAD_NULLABLE context, const pentad_stellar_bookmarks *PENTAD_NONNULL bookmarks,
    const pentad_list_delta *PENTAD_NULLABLE delta);
typedef void (*pentad_stellar_course_list_callback)(
    void *PENTAD_NULLABLE context,
    const pentad_stellar_course *PENTAD_NONNULL const *PENTAD_NONNULL items, size_t count,
    const pentad_list_delta *PENTAD_NULLABLE delta);
typedef void (*pentad_stellar_class_list_callback)(
    void *PENTAD_NULLABLE context, const pentad_stellar_class_list *PENTAD_NONNULL classes,
    const pentad_list_delta *PENTAD_NULLABLE delta);
typedef struct pentad_stellar_lists_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_stellar_bookmarks_callback PENTAD_NULLABLE bookmarks;
  pentad_stellar_course_list_callback PENTAD_NULLABLE courses;
  pentad_stellar_class_list_callback PENTAD_NULLABLE recent;
  size_t recent_limit;
} pentad_stellar_lists_delegate;
typedef struct pentad_stellar_client_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE store_folder;
  const char *PENTAD_NULLABLE server;
  const pentad_network_options *PENTAD_NULLABLE network;
  const pentad_stellar_delegate *PENTAD_NULLABLE delegate;
  uint32_t manual_synchronising;
  uint32_t allows_shared_store;
  uint32_t server_has_moved;
  uint32_t reserved;
  pentad_session *PENTAD_NULLABLE session;
} pentad_stellar_client_options;
typedef struct pentad_chat_client pentad_chat_client;
typedef enum pentad_chat_switch {
  PENTAD_CHAT_SWITCH_UNCHANGED = 0,
  PENTAD_CHAT_SWITCH_ON = 1,
  PENTAD_CHAT_SWITCH_OFF = 2,
  PENTAD_CHAT_SWITCH_FORCE_INT32 = 0x7fffffff
} pentad_chat_switch;
typedef struct pentad_chat_group_change {
  size_t struct_size;
  const char *PENTAD_NULLABLE name;
  const char *PENTAD_NULLABLE description;
  const char *PENTAD_NULLABLE image_url;
  const char *PENTAD_NULLABLE kind;
  pentad_chat_switch is_shared;
  pentad_chat_switch is_office_mode;
  pentad_chat_switch requires_approval;
  uint32_t reserved;
} pentad_chat_group_change;
typedef struct pentad_chat_group_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE name;
  const char *PENTAD_NULLABLE description;
  const uint8_t *PENTAD_NULLABLE image;
  size_t image_size;
  uint32_t is_shared;
  uint32_t reserved;
} pentad_chat_group_options;
typedef struct pentad_chat_invitation {
  size_t struct_size;
  const char *PENTAD_NULLABLE nickname;
  const char *PENTAD_NULLABLE user_id;
  const char *PENTAD_NULLABLE phone_number;
  const char *PENTAD_NULLABLE email;
} pentad_chat_invitation;
typedef enum pentad_chat_attachment_kind {
  PENTAD_CHAT_ATTACHMENT_KIND_UNKNOWN = 0,
  PENTAD_CHAT_ATTACHMENT_KIND_IMAGE = 1,
  PENTAD_CHAT_ATTACHMENT_KIND_REPLY = 2,
  PENTAD_CHAT_ATTACHMENT_KIND_MENTIONS = 3,
  PENTAD_CHAT_ATTACHMENT_KIND_EMOJI = 4,
  PENTAD_CHAT_ATTACHMENT_KIND_LOCATION = 5,
  PENTAD_CHAT_ATTACHMENT_KIND_VIDEO = 6,
  PENTAD_CHAT_ATTACHMENT_KIND_FILE = 7,
  PENTAD_CHAT_ATTACHMENT_KIND_POLL = 8,
  PENTAD_CHAT_ATTACHMENT_KIND_EVENT = 9,
  PENTAD_CHAT_ATTACHMENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_attachment_kind;
typedef struct pentad_chat_mention {
  const char *PENTAD_NONNULL user_id;
  int64_t start;
  int64_t length;
  int64_t byte_start;
  int64_t byte_length;
} pentad_chat_mention;
typedef struct pentad_chat_emoji {
  int64_t pack;
  int64_t index;
} pentad_chat_emoji;
typedef struct pentad_chat_attachment {
  const char *PENTAD_NONNULL json;
  const pentad_chat_image *PENTAD_NULLABLE image;
  const char *PENTAD_NULLABLE url;
  const char *PENTAD_NULLABLE preview_url;
  const char *PENTAD_NULLABLE source_url;
  const char *PENTAD_NULLABLE blur_hash;
  const char *PENTAD_NULLABLE name;
  const char *PENTAD_NULLABLE latitude;
  const char *PENTAD_NULLABLE longitude;
  const char *PENTAD_NULLABLE id;
  const char *PENTAD_NULLABLE user_id;
  const char *PENTAD_NULLABLE placeholder;
  const pentad_chat_mention *PENTAD_NULLABLE mentions;
  size_t mention_count;
  const pentad_chat_emoji *PENTAD_NULLABLE pictures;
  size_t picture_count;
  int64_t message;
  int64_t base_message;
  pentad_chat_attachment_kind kind;
} pentad_chat_attachment;
typedef struct pentad_chat_attachments {
  const pentad_chat_attachment *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_attachments;
typedef enum pentad_chat_sign_kind {
  PENTAD_CHAT_SIGN_KIND_CHARACTER = 0,
  PENTAD_CHAT_SIGN_KIND_PICTURE = 1,
  PENTAD_CHAT_SIGN_KIND_OTHER = 2,
  PENTAD_CHAT_SIGN_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_sign_kind;
typedef struct pentad_chat_reaction {
  const char *PENTAD_NULLABLE text;
  pentad_chat_emoji picture;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL user_ids;
  size_t user_count;
  pentad_chat_sign_kind kind;
} pentad_chat_reaction;
typedef struct pentad_chat_reactions {
  const pentad_chat_reaction *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL favorited_by;
  size_t favorited_by_count;
} pentad_chat_reactions;
typedef struct pentad_chat_sign_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE character;
  int64_t pack;
  int64_t index;
} pentad_chat_sign_options;
typedef enum pentad_chat_happening {
  PENTAD_CHAT_HAPPENING_UNKNOWN = 0,
  PENTAD_CHAT_HAPPENING_MEMBER_JOINED = 1,
  PENTAD_CHAT_HAPPENING_MEMBER_REJOINED = 2,
  PENTAD_CHAT_HAPPENING_MEMBERS_ADDED = 3,
  PENTAD_CHAT_HAPPENING_MEMBER_LEFT = 4,
  PENTAD_CHAT_HAPPENING_MEMBER_REMOVED = 5,
  PENTAD_CHAT_HAPPENING_MEMBER_AUTOKICKED = 6,
  PENTAD_CHAT_HAPPENING_NICKNAME_CHANGED = 7,
  PENTAD_CHAT_HAPPENING_AVATAR_CHANGED = 8,
  PENTAD_CHAT_HAPPENING_GROUP_NAME_CHANGED = 9,
  PENTAD_CHAT_HAPPENING_GROUP_TOPIC_CHANGED = 10,
  PENTAD_CHAT_HAPPENING_GROUP_AVATAR_CHANGED = 11,
  PENTAD_CHAT_HAPPENING_GROUP_KIND_CHANGED = 12,
  PENTAD_CHAT_HAPPENING_GROUP_OWNER_CHANGED = 13,
  PENTAD_CHAT_HAPPENING_GROUP_SHARED = 14,
  PENTAD_CHAT_HAPPENING_ROLE_CHANGED = 15,
  PENTAD_CHAT_HAPPENING_MESSAGE_DELETED = 16,
  PENTAD_CHAT_HAPPENING_MESSAGE_UPDATED = 17,
  PENTAD_CHAT_HAPPENING_MESSAGE_PINNED = 18,
  PENTAD_CHAT_HAPPENING_FORCE_INT32 = 0x7fffffff
} pentad_chat_happening;
typedef struct pentad_chat_system_event {
  const char *PENTAD_NONNULL type;
  const char *PENTAD_NONNULL json;
  const pentad_chat_person *PENTAD_NONNULL const *PENTAD_NONNULL people;
  size_t person_count;
  const pentad_chat_person *PENTAD_NULLABLE by;
  const char *PENTAD_NULLABLE text;
  const char *PENTAD_NULLABLE attachments_json;
  int64_t message;
  int64_t at;
  pentad_chat_happening kind;
  bool is_on;
} pentad_chat_system_event;
typedef struct pentad_chat_attachment_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE json;
  const char *PENTAD_NULLABLE path;
  const char *PENTAD_NULLABLE type;
  uint32_t follows_links;
  uint32_t reserved;
} pentad_chat_attachment_options;
typedef struct pentad_chat_message_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE text;
  const pentad_chat_attachment_options *PENTAD_NONNULL const *PENTAD_NULLABLE attachments;
  size_t attachment_count;
  int64_t reply_to;
} pentad_chat_message_options;
typedef struct pentad_chat_outgoing_attachment {
  const char *PENTAD_NULLABLE json;
  const char *PENTAD_NULLABLE path;
  const char *PENTAD_NULLABLE type;
} pentad_chat_outgoing_attachment;
typedef enum pentad_chat_event_kind {
  PENTAD_CHAT_EVENT_KIND_RESET = 0,
  PENTAD_CHAT_EVENT_KIND_GROUPS_REFRESHED = 1,
  PENTAD_CHAT_EVENT_KIND_GROUP_CREATED = 2,
  PENTAD_CHAT_EVENT_KIND_GROUP_UPDATED = 3,
  PENTAD_CHAT_EVENT_KIND_GROUP_REMOVED = 4,
  PENTAD_CHAT_EVENT_KIND_MEMBERS_UPDATED = 5,
  PENTAD_CHAT_EVENT_KIND_MESSAGES_UPDATED = 6,
  PENTAD_CHAT_EVENT_KIND_REACTIONS_CHANGED = 7,
  PENTAD_CHAT_EVENT_KIND_OUTGOING_CHANGED = 8,
  PENTAD_CHAT_EVENT_KIND_CONVERSATION_CHANGED = 9,
  PENTAD_CHAT_EVENT_KIND_DRAFT_CHANGED = 10,
  PENTAD_CHAT_EVENT_KIND_ACCOUNT_UPDATED = 11,
  PENTAD_CHAT_EVENT_KIND_TYPING = 12,
  PENTAD_CHAT_EVENT_KIND_CONNECTION = 13,
  PENTAD_CHAT_EVENT_KIND_SYNCHRONISING = 14,
  PENTAD_CHAT_EVENT_KIND_FAILED = 15,
  PENTAD_CHAT_EVENT_KIND_STORE_RECOVERED = 16,
  PENTAD_CHAT_EVENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_event_kind;
typedef struct pentad_chat_event {
  uint64_t number;
  const char *PENTAD_NULLABLE conversation;
  const char *PENTAD_NULLABLE group_id;
  const char *PENTAD_NULLABLE user_id;
  const int64_t *PENTAD_NULLABLE inserted;
  size_t inserted_count;
  const int64_t *PENTAD_NULLABLE updated;
  size_t updated_count;
  const int64_t *PENTAD_NULLABLE removed;
  size_t removed_count;
  const char *PENTAD_NULLABLE error_message;
  int64_t message;
  int64_t local_id;
  int64_t at;
  int64_t completed;
  int64_t total;
  int64_t rows_kept;
  pentad_chat_event_kind kind;
  pentad_chat_removal removal;
  pentad_chat_step step;
  pentad_chat_connection connection;
  pentad_chat_route route;
  pentad_chat_work work;
  pentad_status status;
  bool is_partial;
} pentad_chat_event;
typedef void (*pentad_chat_event_callback)(void *PENTAD_NULLABLE context,
                                           const pentad_chat_event *PENTAD_NONNULL event);
typedef struct pentad_chat_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  uint64_t after;
  pentad_chat_event_callback PENTAD_NULLABLE did_happen;
  pentad_chat_event_callback PENTAD_NULLABLE did_refresh_groups;
  pentad_chat_event_callback PENTAD_NULLABLE did_create_group;
  pentad_chat_event_callback PENTAD_NULLABLE did_update_group;
  pentad_chat_event_callback PENTAD_NULLABLE did_remove_group;
  pentad_chat_event_callback PENTAD_NULLABLE did_update_members;
  pentad_chat_event_callback PENTAD_NULLABLE did_update_messages;
  pentad_chat_event_callback PENTAD_NULLABLE did_update_reactions;
  pentad_chat_event_callback PENTAD_NULLABLE did_update_outgoing;
  pentad_chat_event_callback PENTAD_NULLABLE did_update_conversation;
  pentad_chat_event_callback PENTAD_NULLABLE did_update_draft;
  pentad_chat_event_callback PENTAD_NULLABLE did_update_account;
  pentad_chat_event_callback PENTAD_NULLABLE typing;
  pentad_chat_event_callback PENTAD_NULLABLE connection;
  pentad_chat_event_callback PENTAD_NULLABLE synchronising;
  pentad_chat_event_callback PENTAD_NULLABLE did_fail;
  pentad_chat_event_callback PENTAD_NULLABLE did_reset;
  pentad_chat_event_callback PENTAD_NULLABLE did_recover_store;
} pentad_chat_delegate;
typedef struct pentad_chat_notification {
  const char *PENTAD_NONNULL channel;
  const char *PENTAD_NONNULL type;
  const char *PENTAD_NONNULL alert;
  const char *PENTAD_NONNULL json;
  size_t json_size;
  int64_t received_at;
} pentad_chat_notification;
typedef void (*pentad_chat_notification_callback)(
    void *PENTAD_NULLABLE context, const pentad_chat_notification *PENTAD_NULLABLE notification);
typedef struct pentad_chat_notification_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_chat_notification_callback PENTAD_NULLABLE did_receive;
} pentad_chat_notification_delegate;
typedef struct pentad_chat_timeline_item {
  const char *PENTAD_NONNULL id;
  const pentad_chat_message *PENTAD_NULLABLE message;
  const pentad_chat_outgoing *PENTAD_NULLABLE outgoing;
} pentad_chat_timeline_item;
typedef void (*pentad_chat_group_list_callback)(void *PENTAD_NULLABLE context,
                                                const pentad_chat_groups *PENTAD_NONNULL groups,
                                                const pentad_list_delta *PENTAD_NULLABLE delta);
typedef void (*pentad_chat_direct_chat_list_callback)(
    void *PENTAD_NULLABLE context, const pentad_chat_direct_chats *PENTAD_NONNULL chats,
    const pentad_list_delta *PENTAD_NULLABLE delta);
typedef void (*pentad_chat_member_list_callback)(void *PENTAD_NULLABLE context,
                                                 const pentad_chat_members *PENTAD_NONNULL members,
                                                 const pentad_list_delta *PENTAD_NULLABLE delta);
typedef void (*pentad_chat_timeline_callback)(void *PENTAD_NULLABLE context,
                                              const pentad_chat_timeline *PENTAD_NONNULL timeline,
                                              const pentad_list_delta *PENTAD_NULLABLE delta);
typedef void (*pentad_chat_search_list_callback)(void *PENTAD_NULLABLE context,
                                                 const pentad_chat_messages *PENTAD_NONNULL messages,
                                                 const pentad_list_delta *PENTAD_NULLABLE delta);
typedef struct pentad_chat_lists_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_chat_group_list_callback PENTAD_NULLABLE groups;
  pentad_chat_direct_chat_list_callback PENTAD_NULLABLE chats;
  pentad_chat_member_list_callback PENTAD_NULLABLE members;
  const char *PENTAD_NULLABLE members_of;
  pentad_chat_timeline_callback PENTAD_NULLABLE messages;
  const char *PENTAD_NULLABLE messages_in;
  size_t messages_limit;
  pentad_chat_search_list_callback PENTAD_NULLABLE search;
  const char *PENTAD_NULLABLE search_text;
  const char *PENTAD_NULLABLE search_in;
  size_t search_limit;
} pentad_chat_lists_delegate;
typedef struct pentad_chat_topic_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE name;
  const char *PENTAD_NULLABLE description;
  uint32_t is_announcement;
  uint32_t reserved;
} pentad_chat_topic_options;
typedef struct pentad_chat_client_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE store_folder;
  const char *PENTAD_NULLABLE server;
  const pentad_network_options *PENTAD_NULLABLE network;
  pentad_session *PENTAD_NULLABLE session;
  int32_t requests_per_second;
  uint32_t manual_synchronising;
  uint32_t allows_shared_store;
  uint32_t server_has_moved;
} pentad_chat_client_options;
typedef struct pentad_video_feed pentad_video_feed;
#define PENTAD_VIDEO_PROVIDER_YOUTUBE "youtube"
#define PENTAD_VIDEO_PROVIDER_VIMEO "vimeo"
#define PENTAD_VIDEO_PROVIDER_DAILYMOTION "dailymotion"
#define PENTAD_VIDEO_PROVIDER_PEERTUBE "peertube"
#define PENTAD_VIDEO_PROVIDER_WEB "web"
#define PENTAD_VIDEO_PROVIDER_FILE "file"
#define PENTAD_VIDEO_ORIGIN_TWITTER "twitter"
#define PENTAD_VIDEO_ORIGIN_FACEBOOK "facebook"
#define PENTAD_VIDEO_ORIGIN_TUMBLR "tumblr"
#define PENTAD_VIDEO_ORIGIN_EMAIL "email"
#define PENTAD_VIDEO_ORIGIN_BOOKMARK "bookmark"
#define PENTAD_VIDEO_ORIGIN_FEED "feed"
#define PENTAD_VIDEO_ORIGIN_PEERTUBE "peertube"
typedef enum pentad_video_playability_kind {
  PENTAD_VIDEO_PLAYABILITY_KIND_UNKNOWN = 0,
  PENTAD_VIDEO_PLAYABILITY_KIND_PLAYABLE = 1,
  PENTAD_VIDEO_PLAYABILITY_KIND_EMBED_ONLY = 2,
  PENTAD_VIDEO_PLAYABILITY_KIND_PAGE_ONLY = 3,
  PENTAD_VIDEO_PLAYABILITY_KIND_UNPLAYABLE = 4,
  PENTAD_VIDEO_PLAYABILITY_KIND_CHECK_FAILED = 5,
  PENTAD_VIDEO_PLAYABILITY_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_playability_kind;
typedef struct pentad_video_playability {
  const pentad_video_rendition *PENTAD_NONNULL const *PENTAD_NONNULL renditions;
  size_t rendition_count;
  const char *PENTAD_NULLABLE url;
  const char *PENTAD_NULLABLE reason;
  const char *PENTAD_NULLABLE error_message;
  pentad_video_playability_kind kind;
  pentad_status status;
  bool is_playable;
  bool is_shown;
} pentad_video_playability;
typedef enum pentad_video_mark {
  PENTAD_VIDEO_MARK_UNKNOWN = 0,
  PENTAD_VIDEO_MARK_YES = 1,
  PENTAD_VIDEO_MARK_NO = 2,
  PENTAD_VIDEO_MARK_FORCE_INT32 = 0x7fffffff
} pentad_video_mark;
typedef struct pentad_video_broadcast {
  const char *PENTAD_NONNULL source;
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL video;
  const pentad_video_sharer *PENTAD_NONNULL sharer;
  const char *PENTAD_NULLABLE comment;
  const char *PENTAD_NULLABLE channel;
  const char *PENTAD_NULLABLE roll;
  int64_t created_at;
  int64_t updated_at;
  int64_t arrived_at;
  int64_t shared_at;
  int64_t position;
  pentad_video_mark is_liked;
  pentad_video_mark is_watch_later;
  pentad_video_mark is_watched;
} pentad_video_broadcast;
typedef struct pentad_video_span {
  int64_t start;
  int64_t end;
} pentad_video_span;
typedef struct pentad_video_state {
  const pentad_video_span *PENTAD_NONNULL spans;
  size_t span_count;
  int64_t seen;
  int64_t position;
  int64_t changed_at;
  bool is_liked;
  bool is_watch_later;
  bool is_watched;
} pentad_video_state;
typedef struct pentad_video_page_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE before;
  int64_t before_share;
  size_t limit;
} pentad_video_page_options;
typedef struct pentad_video_relative_time {
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NONNULL short_text;
  int64_t count;
  pentad_video_time_unit unit;
} pentad_video_relative_time;
typedef enum pentad_video_capability {
  PENTAD_VIDEO_CAPABILITY_OLDER_PAGES = 1,
  PENTAD_VIDEO_CAPABILITY_COMMENTS = 2,
  PENTAD_VIDEO_CAPABILITY_RESOLVING = 4,
  PENTAD_VIDEO_CAPABILITY_LIKES = 8,
  PENTAD_VIDEO_CAPABILITY_WATCH_LATER = 16,
  PENTAD_VIDEO_CAPABILITY_WATCHED = 32,
  PENTAD_VIDEO_CAPABILITY_POSITIONS = 64,
  PENTAD_VIDEO_CAPABILITY_SHARING = 128,
  PENTAD_VIDEO_CAPABILITY_ACCOUNTS = 256,
  PENTAD_VIDEO_CAPABILITY_FORCE_INT32 = 0x7fffffff
} pentad_video_capability;
typedef enum pentad_video_peertube_feed {
  PENTAD_VIDEO_PEERTUBE_FEED_USUAL = 0,
  PENTAD_VIDEO_PEERTUBE_FEED_SUBSCRIPTIONS = 1,
  PENTAD_VIDEO_PEERTUBE_FEED_CHANNEL = 2,
  PENTAD_VIDEO_PEERTUBE_FEED_ACCOUNT = 3,
  PENTAD_VIDEO_PEERTUBE_FEED_LOCAL = 4,
  PENTAD_VIDEO_PEERTUBE_FEED_HISTORY = 5,
  PENTAD_VIDEO_PEERTUBE_FEED_FORCE_INT32 = 0x7fffffff
} pentad_video_peertube_feed;
typedef struct pentad_video_peertube_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE server;
  const char *PENTAD_NULLABLE user;
  const char *PENTAD_NULLABLE password;
  const char *PENTAD_NULLABLE otp;
  const char *PENTAD_NULLABLE name;
  pentad_video_peertube_feed feed;
  uint32_t reserved;
} pentad_video_peertube_options;
typedef struct pentad_video_shelby_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE server;
  const char *PENTAD_NULLABLE consumer_key;
  const char *PENTAD_NULLABLE consumer_secret;
  const char *PENTAD_NULLABLE callback;
  const char *PENTAD_NULLABLE network;
  pentad_video_signature reads;
  uint32_t reserved;
} pentad_video_shelby_options;
typedef struct pentad_video_source_failure {
  const char *PENTAD_NONNULL source;
  const char *PENTAD_NONNULL error_message;
  int64_t retry_after;
  pentad_status status;
} pentad_video_source_failure;
typedef struct pentad_video_refresh {
  const pentad_video_source_failure *PENTAD_NONNULL const *PENTAD_NONNULL failures;
  size_t failure_count;
  int64_t videos;
  int64_t comments;
} pentad_video_refresh;
typedef struct pentad_video_opml_import {
  const char *PENTAD_NONNULL const *PENTAD_NONNULL added;
  size_t added_count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL known;
  size_t known_count;
  int64_t refused;
  bool is_complete;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL refusals;
  size_t refusal_count;
} pentad_video_opml_import;
typedef struct pentad_video_outline {
  const char *PENTAD_NONNULL feed;
  const char *PENTAD_NULLABLE title;
  const char *PENTAD_NULLABLE page;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL folders;
  size_t folder_count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL categories;
  size_t category_count;
} pentad_video_outline;
typedef struct pentad_video_outlines {
  const pentad_video_outline *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  const char *PENTAD_NULLABLE title;
  int64_t created_at;
  bool is_complete;
} pentad_video_outlines;
typedef struct pentad_video_outline_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE feed;
  const char *PENTAD_NULLABLE title;
  const char *PENTAD_NULLABLE page;
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE folders;
  size_t folder_count;
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE categories;
  size_t category_count;
} pentad_video_outline_options;
typedef struct pentad_video_source_start_up {
  const char *PENTAD_NONNULL source;
  const char *PENTAD_NULLABLE error_message;
  pentad_video_source_state state;
  pentad_status status;
} pentad_video_source_start_up;
typedef struct pentad_video_start_up {
  const pentad_video_source_start_up *PENTAD_NONNULL const *PENTAD_NONNULL sources;
  size_t source_count;
  const char *PENTAD_NULLABLE error_message;
  int64_t shown;
  pentad_video_start_up_phase phase;
  pentad_status status;
} pentad_video_start_up;
typedef void (*pentad_video_text_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           const char *PENTAD_NULLABLE text,
                                           pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_flag_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           bool is_so, pentad_error *PENTAD_NULLABLE error);
typedef enum pentad_video_action_kind {
  PENTAD_VIDEO_ACTION_KIND_LIKE = 0,
  PENTAD_VIDEO_ACTION_KIND_WATCH_LATER = 1,
  PENTAD_VIDEO_ACTION_KIND_WATCHED = 2,
  PENTAD_VIDEO_ACTION_KIND_PROGRESS = 3,
  PENTAD_VIDEO_ACTION_KIND_SHARE = 4,
  PENTAD_VIDEO_ACTION_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_action_kind;
typedef struct pentad_video_action {
  int64_t id;
  const char *PENTAD_NONNULL video;
  const char *PENTAD_NONNULL source;
  const pentad_video_share *PENTAD_NULLABLE share;
  const char *PENTAD_NULLABLE error_message;
  int64_t position;
  int64_t attempts;
  pentad_video_action_kind kind;
  pentad_video_action_step step;
  pentad_status status;
  bool is_on;
} pentad_video_action;
typedef struct pentad_video_share_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE video;
  const char *PENTAD_NULLABLE broadcast_source;
  const char *PENTAD_NULLABLE broadcast_id;
  const char *PENTAD_NULLABLE text;
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE destinations;
  size_t destination_count;
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE recipients;
  size_t recipient_count;
} pentad_video_share_options;
typedef struct pentad_video_budget_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE destination;
  int64_t limit;
  int32_t link_length;
  pentad_video_character unit;
} pentad_video_budget_options;
typedef enum pentad_video_share_problem_kind {
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_NO_DESTINATION = 0,
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_TOO_LONG = 1,
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_NO_RECIPIENT = 2,
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_BAD_RECIPIENT = 3,
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_NOT_CONNECTED = 4,
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_share_problem_kind;
typedef struct pentad_video_share_problem {
  const char *PENTAD_NULLABLE text;
  pentad_video_share_problem_kind kind;
} pentad_video_share_problem;
typedef struct pentad_video_settings {
  size_t struct_size;
  double auto_unset_watch_later;
  uint32_t auto_apply;
  uint32_t never_resume;
  uint32_t never_prefetch;
  uint32_t never_unset_watch_later;
} pentad_video_settings;
typedef struct pentad_video_statistics {
  const char *PENTAD_NULLABLE counter;
  int64_t number;
  int64_t time;
  bool has_focus;
  bool was_active;
  bool is_playing;
} pentad_video_statistics;
typedef void (*pentad_video_statistics_callback)(
    void *PENTAD_NULLABLE context, const pentad_video_statistics *PENTAD_NONNULL statistics);
typedef struct pentad_video_statistics_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_video_statistics_callback PENTAD_NULLABLE did_count;
} pentad_video_statistics_delegate;
typedef struct pentad_video_playback pentad_video_playback;
typedef struct pentad_video_playback_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE search_text;
  pentad_video_list list;
  uint32_t reserved;
} pentad_video_playback_options;
typedef struct pentad_video_playing {
  const char *PENTAD_NULLABLE current;
  const char *PENTAD_NULLABLE next;
  const char *PENTAD_NULLABLE previous;
  const char *PENTAD_NULLABLE highlighted;
  const char *PENTAD_NULLABLE error_message;
  int64_t position;
  int64_t duration;
  pentad_video_playback_phase phase;
  pentad_status status;
} pentad_video_playing;
typedef enum pentad_video_order_kind {
  PENTAD_VIDEO_ORDER_KIND_LOAD = 0,
  PENTAD_VIDEO_ORDER_KIND_PLAY = 1,
  PENTAD_VIDEO_ORDER_KIND_PAUSE = 2,
  PENTAD_VIDEO_ORDER_KIND_SEEK = 3,
  PENTAD_VIDEO_ORDER_KIND_UNLOAD = 4,
  PENTAD_VIDEO_ORDER_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_order_kind;
typedef struct pentad_video_player_order {
  const pentad_video_content_url *PENTAD_NULLABLE content;
  int64_t position;
  pentad_video_order_kind kind;
} pentad_video_player_order;
typedef enum pentad_video_command_kind {
  PENTAD_VIDEO_COMMAND_KIND_PLAY = 0,
  PENTAD_VIDEO_COMMAND_KIND_PAUSE = 1,
  PENTAD_VIDEO_COMMAND_KIND_TOGGLE_PLAY = 2,
  PENTAD_VIDEO_COMMAND_KIND_NEXT = 3,
  PENTAD_VIDEO_COMMAND_KIND_PREVIOUS = 4,
  PENTAD_VIDEO_COMMAND_KIND_SEEK = 5,
  PENTAD_VIDEO_COMMAND_KIND_SKIP = 6,
  PENTAD_VIDEO_COMMAND_KIND_LIST = 7,
  PENTAD_VIDEO_COMMAND_KIND_LIKE = 8,
  PENTAD_VIDEO_COMMAND_KIND_WATCH_LATER = 9,
  PENTAD_VIDEO_COMMAND_KIND_SHARE = 10,
  PENTAD_VIDEO_COMMAND_KIND_SCROLL_GUIDE = 11,
  PENTAD_VIDEO_COMMAND_KIND_SHOW_HELP = 12,
  PENTAD_VIDEO_COMMAND_KIND_DONE = 13,
  PENTAD_VIDEO_COMMAND_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_command_kind;
typedef struct pentad_video_command {
  size_t struct_size;
  const char *PENTAD_NULLABLE search_text;
  int64_t value;
  pentad_video_command_kind kind;
  pentad_video_list list;
} pentad_video_command;
typedef struct pentad_video_picture {
  const uint8_t *PENTAD_NONNULL bytes;
  size_t size;
} pentad_video_picture;
typedef void (*pentad_video_playback_callback)(
    void *PENTAD_NULLABLE context, const pentad_video_playing *PENTAD_NONNULL state);
typedef void (*pentad_video_order_callback)(void *PENTAD_NULLABLE context,
                                            const pentad_video_player_order *PENTAD_NONNULL order);
typedef struct pentad_video_playback_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_video_playback_callback PENTAD_NULLABLE did_change;
  pentad_video_order_callback PENTAD_NULLABLE order;
} pentad_video_playback_delegate;
typedef enum pentad_video_event_kind {
  PENTAD_VIDEO_EVENT_KIND_RESET = 0,
  PENTAD_VIDEO_EVENT_KIND_SOURCE_ADDED = 1,
  PENTAD_VIDEO_EVENT_KIND_SOURCE_CHANGED = 2,
  PENTAD_VIDEO_EVENT_KIND_SOURCE_REMOVED = 3,
  PENTAD_VIDEO_EVENT_KIND_PENDING_CHANGED = 4,
  PENTAD_VIDEO_EVENT_KIND_FEED_APPLIED = 5,
  PENTAD_VIDEO_EVENT_KIND_VIDEOS_CHANGED = 6,
  PENTAD_VIDEO_EVENT_KIND_STATE_CHANGED = 7,
  PENTAD_VIDEO_EVENT_KIND_ACTION_CHANGED = 8,
  PENTAD_VIDEO_EVENT_KIND_ACCOUNT_CHANGED = 9,
  PENTAD_VIDEO_EVENT_KIND_COMMENTS_CHANGED = 10,
  PENTAD_VIDEO_EVENT_KIND_STORE_RECOVERED = 11,
  PENTAD_VIDEO_EVENT_KIND_START_UP = 12,
  PENTAD_VIDEO_EVENT_KIND_POLLING = 13,
  PENTAD_VIDEO_EVENT_KIND_CONTENT_URL = 14,
  PENTAD_VIDEO_EVENT_KIND_PLAYBACK = 15,
  PENTAD_VIDEO_EVENT_KIND_FAILED = 16,
  PENTAD_VIDEO_EVENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_event_kind;
typedef struct pentad_video_event {
  uint64_t number;
  const char *PENTAD_NULLABLE source;
  const char *PENTAD_NULLABLE video;
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE videos;
  size_t video_count;
  const pentad_video_playing *PENTAD_NULLABLE playback;
  const char *PENTAD_NULLABLE error_message;
  int64_t new_videos;
  int64_t new_comments;
  int64_t action;
  int64_t rows_kept;
  pentad_video_event_kind kind;
  pentad_video_action_step step;
  pentad_video_start_up_phase phase;
  pentad_video_work work;
  pentad_status status;
  bool is_under_way;
  bool is_partial;
} pentad_video_event;
typedef void (*pentad_video_event_callback)(void *PENTAD_NULLABLE context,
                                            const pentad_video_event *PENTAD_NONNULL event);
typedef struct pentad_video_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  uint64_t after;
  pentad_video_event_callback PENTAD_NULLABLE did_happen;
  pentad_video_event_callback PENTAD_NULLABLE did_add_source;
  pentad_video_event_callback PENTAD_NULLABLE did_change_source;
  pentad_video_event_callback PENTAD_NULLABLE did_remove_source;
  pentad_video_event_callback PENTAD_NULLABLE did_find_new;
  pentad_video_event_callback PENTAD_NULLABLE did_apply;
  pentad_video_event_callback PENTAD_NULLABLE did_change_videos;
  pentad_video_event_callback PENTAD_NULLABLE did_change_state;
  pentad_video_event_callback PENTAD_NULLABLE did_change_action;
  pentad_video_event_callback PENTAD_NULLABLE did_change_account;
  pentad_video_event_callback PENTAD_NULLABLE did_change_comments;
  pentad_video_event_callback PENTAD_NULLABLE did_recover_store;
  pentad_video_event_callback PENTAD_NULLABLE start_up;
  pentad_video_event_callback PENTAD_NULLABLE polling;
  pentad_video_event_callback PENTAD_NULLABLE did_receive_content_url;
  pentad_video_event_callback PENTAD_NULLABLE playback;
  pentad_video_event_callback PENTAD_NULLABLE did_fail;
  pentad_video_event_callback PENTAD_NULLABLE did_reset;
} pentad_video_delegate;
typedef void (*pentad_video_list_callback)(void *PENTAD_NULLABLE context,
                                           const pentad_video_groups *PENTAD_NONNULL groups,
                                           const pentad_list_delta *PENTAD_NULLABLE delta);
typedef void (*pentad_video_start_up_callback)(void *PENTAD_NULLABLE context,
                                               const pentad_video_start_up *PENTAD_NONNULL start_up);
typedef struct pentad_video_lists_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_video_list_callback PENTAD_NULLABLE timeline;
  pentad_video_list_callback PENTAD_NULLABLE favorites;
  pentad_video_list_callback PENTAD_NULLABLE watch_later;
  pentad_video_list_callback PENTAD_NULLABLE search;
  const char *PENTAD_NULLABLE search_text;
  pentad_video_start_up_callback PENTAD_NULLABLE start_up;
} pentad_video_lists_delegate;
typedef struct pentad_video_feed_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE store_folder;
  const char *PENTAD_NULLABLE credentials_folder;
  const char *PENTAD_NULLABLE source_folder;
  const pentad_network_options *PENTAD_NULLABLE network;
  pentad_session *PENTAD_NULLABLE session;
  const pentad_video_statistics_delegate *PENTAD_NULLABLE statistics;
  int64_t image_bytes;
  int64_t group_budget;
  int64_t byte_budget;
  int32_t requests_per_second;
  uint32_t manual_synchronising;
  uint32_t is_demo;
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
