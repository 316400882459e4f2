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
  PENTAD_STATUS_FORCE_INT32 = 0x7fffffff
} pentad_status;
typedef struct pentad_error pentad_error;
typedef struct pentad_operation pentad_operation;
typedef struct pentad_subscription pentad_subscription;
typedef struct pentad_session pentad_session;
typedef void (*pentad_context_free)(void *PENTAD_NULLABLE context);
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
} pentad_network_options;
typedef enum pentad_elements_certainty {
  PENTAD_ELEMENTS_CERTAINTY_MEASURED = 0,
  PENTAD_ELEMENTS_CERTAINTY_PREDICTED = 1,
  PENTAD_ELEMENTS_CERTAINTY_FORCE_INT32 = 0x7fffffff
} pentad_elements_certainty;
typedef struct pentad_elements_reference {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL licence;
  const char *PENTAD_NULLABLE url;
  int32_t year;
} pentad_elements_reference;
typedef struct pentad_elements_quantity {
  double value;
  double uncertainty;
  const char *PENTAD_NONNULL unit;
  const char *PENTAD_NULLABLE condition;
  const pentad_elements_reference *PENTAD_NONNULL source;
  pentad_elements_certainty certainty;
} pentad_elements_quantity;
typedef enum pentad_elements_property {
  PENTAD_ELEMENTS_STANDARD_ATOMIC_WEIGHT = 0,
  PENTAD_ELEMENTS_DENSITY = 1,
  PENTAD_ELEMENTS_MELTING_POINT = 2,
  PENTAD_ELEMENTS_BOILING_POINT = 3,
  PENTAD_ELEMENTS_SUBLIMATION_POINT = 4,
  PENTAD_ELEMENTS_ELECTRONEGATIVITY_PAULING = 5,
  PENTAD_ELEMENTS_ELECTRONEGATIVITY_ALLEN = 6,
  PENTAD_ELEMENTS_ELECTRON_AFFINITY = 7,
  PENTAD_ELEMENTS_FIRST_IONIZATION_ENERGY = 8,
  PENTAD_ELEMENTS_ATOMIC_RADIUS = 9,
  PENTAD_ELEMENTS_COVALENT_RADIUS = 10,
  PENTAD_ELEMENTS_VAN_DER_WAALS_RADIUS = 11,
  PENTAD_ELEMENTS_FUSION_ENTHALPY = 12,
  PENTAD_ELEMENTS_VAPORIZATION_ENTHALPY = 13,
  PENTAD_ELEMENTS_SPECIFIC_HEAT_CAPACITY = 14,
  PENTAD_ELEMENTS_THERMAL_CONDUCTIVITY = 15,
  PENTAD_ELEMENTS_CRUSTAL_ABUNDANCE = 16,
  PENTAD_ELEMENTS_TRIPLE_POINT = 17,
  PENTAD_ELEMENTS_TRANSITION_POINT = 18,
  PENTAD_ELEMENTS_LIQUID_DENSITY = 19,
  PENTAD_ELEMENTS_PROPERTY_FORCE_INT32 = 0x7fffffff
} pentad_elements_property;
typedef struct pentad_elements_value {
  pentad_elements_property property;
  const char *PENTAD_NONNULL allotrope;
  const pentad_elements_quantity *PENTAD_NONNULL quantity;
} pentad_elements_value;
typedef enum pentad_elements_atomic_weight_kind {
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_NONE = 0,
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_VALUE = 1,
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_INTERVAL = 2,
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
typedef struct pentad_elements_element_name {
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NONNULL kind;
  const pentad_elements_reference *PENTAD_NONNULL source;
} pentad_elements_element_name;
typedef struct pentad_elements_subshell {
  int32_t shell;
  int32_t electrons;
  char block;
} pentad_elements_subshell;
typedef struct pentad_elements_electron_configuration {
  const char *PENTAD_NONNULL short_form;
  const char *PENTAD_NONNULL full_form;
  const int32_t *PENTAD_NONNULL shells;
  size_t shell_count;
  const pentad_elements_subshell *PENTAD_NONNULL subshells;
  size_t subshell_count;
  const pentad_elements_reference *PENTAD_NONNULL source;
  pentad_elements_certainty certainty;
} pentad_elements_electron_configuration;
typedef struct pentad_elements_allotrope {
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NULLABLE structure;
  const pentad_elements_quantity *PENTAD_NULLABLE melting_point;
  const pentad_elements_quantity *PENTAD_NULLABLE boiling_point;
  const pentad_elements_quantity *PENTAD_NULLABLE sublimation_point;
  const pentad_elements_quantity *PENTAD_NULLABLE density;
  bool is_standard;
} pentad_elements_allotrope;
typedef struct pentad_elements_discovery_claim {
  const char *PENTAD_NULLABLE credited;
  const char *PENTAD_NULLABLE note;
  const pentad_elements_reference *PENTAD_NONNULL source;
  int32_t from_year;
  int32_t to_year;
  bool has_years;
} pentad_elements_discovery_claim;
typedef enum pentad_elements_element_state {
  PENTAD_ELEMENTS_STATE_SOLID = 0,
  PENTAD_ELEMENTS_STATE_LIQUID = 1,
  PENTAD_ELEMENTS_STATE_GAS = 2,
  PENTAD_ELEMENTS_STATE_ARTIFICIAL = 3,
  PENTAD_ELEMENTS_ELEMENT_STATE_FORCE_INT32 = 0x7fffffff
} pentad_elements_element_state;
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
typedef struct pentad_elements_decay {
  const char *PENTAD_NONNULL mode;
  const char *PENTAD_NONNULL relation;
  double percent;
  double uncertainty;
  const pentad_elements_reference *PENTAD_NONNULL source;
} pentad_elements_decay;
typedef struct pentad_elements_nuclide {
  int32_t number;
  int32_t mass_number;
  const pentad_elements_quantity *PENTAD_NULLABLE mass;
  const pentad_elements_quantity *PENTAD_NULLABLE abundance;
  const char *PENTAD_NONNULL stability;
  double half_life;
  double half_life_uncertainty;
  double half_life_published;
  const char *PENTAD_NULLABLE half_life_unit;
  const pentad_elements_decay *PENTAD_NONNULL const *PENTAD_NONNULL decays;
  size_t decay_count;
  const char *PENTAD_NULLABLE spin;
  const char *PENTAD_NULLABLE parity;
  int32_t discovery_year;
} pentad_elements_nuclide;
typedef enum pentad_elements_group_three {
  PENTAD_ELEMENTS_GROUP_THREE_GAP = 0,
  PENTAD_ELEMENTS_GROUP_THREE_LA_AC = 1,
  PENTAD_ELEMENTS_GROUP_THREE_LU_LR = 2,
  PENTAD_ELEMENTS_GROUP_THREE_FORCE_INT32 = 0x7fffffff
} pentad_elements_group_three;
typedef enum pentad_elements_spelling {
  PENTAD_ELEMENTS_SPELLING_IUPAC = 0,
  PENTAD_ELEMENTS_SPELLING_US = 1,
  PENTAD_ELEMENTS_SPELLING_FORCE_INT32 = 0x7fffffff
} pentad_elements_spelling;
typedef enum pentad_elements_table_layout {
  PENTAD_ELEMENTS_TABLE_18_COLUMNS = 0,
  PENTAD_ELEMENTS_TABLE_32_COLUMNS = 1,
  PENTAD_ELEMENTS_TABLE_LAYOUT_FORCE_INT32 = 0x7fffffff
} pentad_elements_table_layout;
typedef enum pentad_elements_phase {
  PENTAD_ELEMENTS_PHASE_UNKNOWN = 0,
  PENTAD_ELEMENTS_PHASE_SOLID = 1,
  PENTAD_ELEMENTS_PHASE_LIQUID = 2,
  PENTAD_ELEMENTS_PHASE_GAS = 3,
  PENTAD_ELEMENTS_PHASE_FORCE_INT32 = 0x7fffffff
} pentad_elements_phase;
typedef enum pentad_elements_order {
  PENTAD_ELEMENTS_BY_NUMBER = 0,
  PENTAD_ELEMENTS_BY_SYMBOL = 1,
  PENTAD_ELEMENTS_BY_NAME = 2,
  PENTAD_ELEMENTS_BY_STATE = 3,
  PENTAD_ELEMENTS_ORDER_FORCE_INT32 = 0x7fffffff
} pentad_elements_order;
typedef enum pentad_elements_match_kind {
  PENTAD_ELEMENTS_MATCH_SYMBOL = 1,
  PENTAD_ELEMENTS_MATCH_NUMBER = 2,
  PENTAD_ELEMENTS_MATCH_CAS_NUMBER = 3,
  PENTAD_ELEMENTS_MATCH_NAME = 4,
  PENTAD_ELEMENTS_MATCH_OTHER_NAME = 5,
  PENTAD_ELEMENTS_MATCH_NAME_PREFIX = 6,
  PENTAD_ELEMENTS_MATCH_OTHER_NAME_PREFIX = 7,
  PENTAD_ELEMENTS_MATCH_PART = 8,
  PENTAD_ELEMENTS_MATCH_SIMILAR = 9,
  PENTAD_ELEMENTS_MATCH_KIND_FORCE_INT32 = 0x7fffffff
} pentad_elements_match_kind;
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
typedef enum pentad_elements_list_style {
  PENTAD_ELEMENTS_LIST_PLAIN = 0,
  PENTAD_ELEMENTS_LIST_GROUPED = 1,
  PENTAD_ELEMENTS_LIST_INDEXED = 2,
  PENTAD_ELEMENTS_LIST_STYLE_FORCE_INT32 = 0x7fffffff
} pentad_elements_list_style;
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
typedef enum pentad_elements_card_side {
  PENTAD_ELEMENTS_CARD_FRONT = 0,
  PENTAD_ELEMENTS_CARD_BACK = 1,
  PENTAD_ELEMENTS_CARD_SIDE_FORCE_INT32 = 0x7fffffff
} pentad_elements_card_side;
typedef struct pentad_elements_card_line {
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NONNULL role;
  double x;
  double y;
  double font_size;
  const char *PENTAD_NONNULL anchor;
} pentad_elements_card_line;
typedef struct pentad_elements_card pentad_elements_card;
typedef enum pentad_elements_picture_theme {
  PENTAD_ELEMENTS_PICTURE_THEME_LIGHT = 0,
  PENTAD_ELEMENTS_PICTURE_THEME_DARK = 1,
  PENTAD_ELEMENTS_PICTURE_THEME_HIGH_CONTRAST = 2,
  PENTAD_ELEMENTS_PICTURE_THEME_FORCE_INT32 = 0x7fffffff
} pentad_elements_picture_theme;
typedef enum pentad_elements_picture_colouring {
  PENTAD_ELEMENTS_PICTURE_COLOUR_BY_STATE = 0,
  PENTAD_ELEMENTS_PICTURE_COLOUR_BY_CATEGORY = 1,
  PENTAD_ELEMENTS_PICTURE_COLOUR_BY_BLOCK = 2,
  PENTAD_ELEMENTS_PICTURE_COLOUR_BY_PROPERTY = 3,
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
typedef struct pentad_elements_molar_mass {
  double value;
  double low;
  double high;
  double uncertainty;
} pentad_elements_molar_mass;
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
typedef void (*pentad_molar_masses_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                             const pentad_elements_molar_masses *PENTAD_NULLABLE masses,
                                             pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_progress_callback)(void *PENTAD_NULLABLE context, int64_t completed,
                                         int64_t total);
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
} pentad_elements_delegate;
#define PENTAD_ASTRO_NO_TIME INT64_MIN
typedef enum pentad_astro_ephemeris {
  PENTAD_ASTRO_EPHEMERIS_SWISS = 0,
  PENTAD_ASTRO_EPHEMERIS_MOSHIER = 1,
  PENTAD_ASTRO_EPHEMERIS_FORCE_INT32 = 0x7fffffff
} pentad_astro_ephemeris;
typedef struct pentad_astro_calendar pentad_astro_calendar;
typedef struct pentad_astro_calendar_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE ephemeris_path;
  const char *PENTAD_NULLABLE store_folder;
  size_t memory_limit;
  pentad_astro_ephemeris ephemeris;
  uint32_t allows_shared_store;
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
  PENTAD_ASTRO_HORIZON_UPPER_LIMB = 0,
  PENTAD_ASTRO_HORIZON_DISC_CENTRE = 1,
  PENTAD_ASTRO_HORIZON_HINDU = 2,
  PENTAD_ASTRO_HORIZON_CIVIL_TWILIGHT = 3,
  PENTAD_ASTRO_HORIZON_NAUTICAL_TWILIGHT = 4,
  PENTAD_ASTRO_HORIZON_ASTRONOMICAL_TWILIGHT = 5,
  PENTAD_ASTRO_HORIZON_CUSTOM = 6,
  PENTAD_ASTRO_HORIZON_KIND_FORCE_INT32 = 0x7fffffff
} pentad_astro_horizon_kind;
typedef enum pentad_astro_disc {
  PENTAD_ASTRO_DISC_UPPER_LIMB = 0,
  PENTAD_ASTRO_DISC_CENTRE = 1,
  PENTAD_ASTRO_DISC_LOWER_LIMB = 2,
  PENTAD_ASTRO_DISC_FORCE_INT32 = 0x7fffffff
} pentad_astro_disc;
typedef struct pentad_astro_horizon_rule {
  size_t struct_size;
  double refraction;
  pentad_astro_horizon_kind kind;
  pentad_astro_disc disc;
  uint32_t is_geocentric;
  uint32_t reserved;
} pentad_astro_horizon_rule;
typedef enum pentad_astro_months {
  PENTAD_ASTRO_MONTHS_AMANTA = 0,
  PENTAD_ASTRO_MONTHS_PURNIMANTA = 1,
  PENTAD_ASTRO_MONTHS_FORCE_INT32 = 0x7fffffff
} pentad_astro_months;
typedef enum pentad_astro_vikrama {
  PENTAD_ASTRO_VIKRAMA_CHAITRADI = 0,
  PENTAD_ASTRO_VIKRAMA_KARTIKADI = 1,
  PENTAD_ASTRO_VIKRAMA_FORCE_INT32 = 0x7fffffff
} pentad_astro_vikrama;
typedef enum pentad_astro_ayanamsa {
  PENTAD_ASTRO_AYANAMSA_LAHIRI = 0,
  PENTAD_ASTRO_AYANAMSA_TRUE_CHITRA = 1,
  PENTAD_ASTRO_AYANAMSA_RAMAN = 2,
  PENTAD_ASTRO_AYANAMSA_KRISHNAMURTI = 3,
  PENTAD_ASTRO_AYANAMSA_FAGAN_BRADLEY = 4,
  PENTAD_ASTRO_AYANAMSA_YUKTESHWAR = 5,
  PENTAD_ASTRO_AYANAMSA_SURYA_SIDDHANTA = 6,
  PENTAD_ASTRO_AYANAMSA_ARYABHATA = 7,
  PENTAD_ASTRO_AYANAMSA_TRUE_REVATI = 8,
  PENTAD_ASTRO_AYANAMSA_TRUE_PUSHYA = 9,
  PENTAD_ASTRO_AYANAMSA_FORCE_INT32 = 0x7fffffff
} pentad_astro_ayanamsa;
typedef enum pentad_astro_day_boundary {
  PENTAD_ASTRO_DAY_FROM_SUNRISE = 0,
  PENTAD_ASTRO_DAY_FROM_MIDNIGHT = 1,
  PENTAD_ASTRO_DAY_BOUNDARY_FORCE_INT32 = 0x7fffffff
} pentad_astro_day_boundary;
typedef struct pentad_astro_options {
  size_t struct_size;
  const pentad_astro_horizon_rule *PENTAD_NULLABLE sunrise;
  const pentad_astro_horizon_rule *PENTAD_NULLABLE moonrise;
  pentad_astro_months months;
  pentad_astro_vikrama vikrama;
  pentad_astro_ayanamsa ayanamsa;
  pentad_astro_day_boundary day_boundary;
} pentad_astro_options;
typedef enum pentad_astro_paksha {
  PENTAD_ASTRO_PAKSHA_SHUKLA = 1,
  PENTAD_ASTRO_PAKSHA_KRISHNA = 2,
  PENTAD_ASTRO_PAKSHA_FORCE_INT32 = 0x7fffffff
} pentad_astro_paksha;
typedef enum pentad_astro_ayana {
  PENTAD_ASTRO_AYANA_UTTARAYANA = 1,
  PENTAD_ASTRO_AYANA_DAKSHINAYANA = 2,
  PENTAD_ASTRO_AYANA_FORCE_INT32 = 0x7fffffff
} pentad_astro_ayana;
typedef enum pentad_astro_graha {
  PENTAD_ASTRO_GRAHA_SUN = 1,
  PENTAD_ASTRO_GRAHA_MOON = 2,
  PENTAD_ASTRO_GRAHA_MARS = 3,
  PENTAD_ASTRO_GRAHA_MERCURY = 4,
  PENTAD_ASTRO_GRAHA_JUPITER = 5,
  PENTAD_ASTRO_GRAHA_VENUS = 6,
  PENTAD_ASTRO_GRAHA_SATURN = 7,
  PENTAD_ASTRO_GRAHA_FORCE_INT32 = 0x7fffffff
} pentad_astro_graha;
typedef enum pentad_astro_choghadiya {
  PENTAD_ASTRO_CHOGHADIYA_UDVEGA = 1,
  PENTAD_ASTRO_CHOGHADIYA_CHARA = 2,
  PENTAD_ASTRO_CHOGHADIYA_LABHA = 3,
  PENTAD_ASTRO_CHOGHADIYA_AMRITA = 4,
  PENTAD_ASTRO_CHOGHADIYA_KALA = 5,
  PENTAD_ASTRO_CHOGHADIYA_SHUBHA = 6,
  PENTAD_ASTRO_CHOGHADIYA_ROGA = 7,
  PENTAD_ASTRO_CHOGHADIYA_FORCE_INT32 = 0x7fffffff
} pentad_astro_choghadiya;
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
typedef enum pentad_astro_script {
  PENTAD_ASTRO_SCRIPT_ENGLISH = 0,
  PENTAD_ASTRO_SCRIPT_IAST = 1,
  PENTAD_ASTRO_SCRIPT_DEVANAGARI = 2,
  PENTAD_ASTRO_SCRIPT_FORCE_INT32 = 0x7fffffff
} pentad_astro_script;
typedef struct pentad_astro_span {
  int32_t value;
  int64_t start;
  int64_t end;
} pentad_astro_span;
typedef enum pentad_astro_day_state {
  PENTAD_ASTRO_STATE_NORMAL = 0,
  PENTAD_ASTRO_STATE_ALWAYS_UP = 1,
  PENTAD_ASTRO_STATE_ALWAYS_DOWN = 2,
  PENTAD_ASTRO_DAY_STATE_FORCE_INT32 = 0x7fffffff
} pentad_astro_day_state;
typedef struct pentad_astro_day_horizon {
  int64_t civil_start;
  int64_t civil_end;
  int64_t previous_sunset;
  int64_t sunrise;
  int64_t sunset;
  int64_t next_sunrise;
  const int64_t *PENTAD_NONNULL moonrises;
  size_t moonrise_count;
  const int64_t *PENTAD_NONNULL moonsets;
  size_t moonset_count;
  pentad_astro_day_state sun_state;
  pentad_astro_day_state moon_state;
} pentad_astro_day_horizon;
typedef struct pentad_astro_masa {
  int32_t amanta;
  int32_t purnimanta;
  bool is_adhika;
  bool is_kshaya;
} pentad_astro_masa;
typedef struct pentad_astro_samvat {
  int32_t shaka;
  int32_t vikrama;
  int32_t kali;
  int32_t southern_samvatsara;
  int32_t northern_samvatsara;
} pentad_astro_samvat;
typedef struct pentad_astro_season {
  int32_t ritu;
  int32_t vedic_ritu;
  pentad_astro_ayana ayana;
  pentad_astro_ayana vedic_ayana;
} pentad_astro_season;
typedef struct pentad_astro_muhurtas {
  const pentad_astro_span *PENTAD_NULLABLE rahu_kala;
  const pentad_astro_span *PENTAD_NULLABLE yamaganda;
  const pentad_astro_span *PENTAD_NULLABLE gulika;
  const pentad_astro_span *PENTAD_NULLABLE abhijit;
  const pentad_astro_span *PENTAD_NULLABLE brahma;
  const pentad_astro_span *PENTAD_NONNULL durmuhurtas;
  size_t durmuhurta_count;
  const pentad_astro_span *PENTAD_NONNULL varjyas;
  size_t varjya_count;
  const pentad_astro_span *PENTAD_NONNULL amritas;
  size_t amrita_count;
  const pentad_astro_span *PENTAD_NONNULL choghadiyas;
  size_t choghadiya_count;
  const pentad_astro_span *PENTAD_NONNULL horas;
  size_t hora_count;
} pentad_astro_muhurtas;
typedef struct pentad_astro_day {
  int32_t date;
  int32_t vara;
  int64_t start;
  int64_t end;
  const pentad_astro_day_horizon *PENTAD_NONNULL horizon;
  const pentad_astro_span *PENTAD_NONNULL tithis;
  size_t tithi_count;
  const pentad_astro_span *PENTAD_NONNULL nakshatras;
  size_t nakshatra_count;
  const pentad_astro_span *PENTAD_NONNULL padas;
  size_t pada_count;
  const pentad_astro_span *PENTAD_NONNULL yogas;
  size_t yoga_count;
  const pentad_astro_span *PENTAD_NONNULL karanas;
  size_t karana_count;
  const pentad_astro_span *PENTAD_NONNULL moon_rashis;
  size_t moon_rashi_count;
  int32_t sun_rashi;
  int32_t udaya_tithi;
  int64_t sankranti;
  const int32_t *PENTAD_NONNULL kshaya_tithis;
  size_t kshaya_tithi_count;
  const pentad_astro_masa *PENTAD_NONNULL masa;
  const pentad_astro_samvat *PENTAD_NONNULL samvat;
  const pentad_astro_season *PENTAD_NONNULL season;
  const pentad_astro_muhurtas *PENTAD_NONNULL muhurtas;
  int32_t masa_name;
  pentad_astro_paksha paksha;
  bool is_vriddhi;
} pentad_astro_day;
typedef struct pentad_astro_days {
  const pentad_astro_day *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_astro_days;
typedef void (*pentad_astro_days_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           const pentad_astro_days *PENTAD_NULLABLE days,
                                           pentad_error *PENTAD_NULLABLE error);
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
typedef struct pentad_astro_month {
  int32_t year;
  int32_t month;
  int32_t first_vara;
  const pentad_astro_day *PENTAD_NONNULL const *PENTAD_NONNULL days;
  size_t day_count;
} pentad_astro_month;
typedef struct pentad_astro_masa_cell {
  const pentad_astro_span *PENTAD_NONNULL tithi;
  const pentad_astro_day *PENTAD_NONNULL const *PENTAD_NONNULL days;
  size_t day_count;
} pentad_astro_masa_cell;
typedef struct pentad_astro_masa_grid {
  int32_t month;
  bool is_adhika;
  const pentad_astro_samvat *PENTAD_NONNULL samvat;
  const pentad_astro_masa_cell *PENTAD_NONNULL const *PENTAD_NONNULL cells;
  size_t cell_count;
} pentad_astro_masa_grid;
typedef struct pentad_astro_lunar_month {
  const pentad_astro_masa *PENTAD_NONNULL masa;
  int64_t start;
  int64_t end;
} pentad_astro_lunar_month;
typedef struct pentad_astro_lunar_year {
  const pentad_astro_samvat *PENTAD_NONNULL samvat;
  const pentad_astro_lunar_month *PENTAD_NONNULL const *PENTAD_NONNULL months;
  size_t month_count;
} pentad_astro_lunar_year;
typedef struct pentad_astro_lunar_date {
  size_t struct_size;
  int32_t shaka;
  int32_t month;
  int32_t tithi;
  uint32_t is_adhika;
} pentad_astro_lunar_date;
typedef enum pentad_astro_transition_kind {
  PENTAD_ASTRO_TRANSITION_TITHI = 0,
  PENTAD_ASTRO_TRANSITION_NAKSHATRA = 1,
  PENTAD_ASTRO_TRANSITION_PADA = 2,
  PENTAD_ASTRO_TRANSITION_YOGA = 3,
  PENTAD_ASTRO_TRANSITION_KARANA = 4,
  PENTAD_ASTRO_TRANSITION_MOON_RASHI = 5,
  PENTAD_ASTRO_TRANSITION_SANKRANTI = 6,
  PENTAD_ASTRO_TRANSITION_PHASE = 7,
  PENTAD_ASTRO_TRANSITION_MASA = 8,
  PENTAD_ASTRO_TRANSITION_SOLAR_QUARTER = 9,
  PENTAD_ASTRO_TRANSITION_KIND_FORCE_INT32 = 0x7fffffff
} pentad_astro_transition_kind;
typedef enum pentad_astro_body {
  PENTAD_ASTRO_BODY_SUN = 0,
  PENTAD_ASTRO_BODY_MOON = 1,
  PENTAD_ASTRO_BODY_FORCE_INT32 = 0x7fffffff
} pentad_astro_body;
typedef enum pentad_astro_horizon_event {
  PENTAD_ASTRO_RISE = 1,
  PENTAD_ASTRO_SET = 2,
  PENTAD_ASTRO_TRANSIT = 4,
  PENTAD_ASTRO_ANTITRANSIT = 8,
  PENTAD_ASTRO_HORIZON_EVENT_FORCE_INT32 = 0x7fffffff
} pentad_astro_horizon_event;
typedef enum pentad_astro_solar_eclipse_kind {
  PENTAD_ASTRO_SOLAR_PARTIAL = 1,
  PENTAD_ASTRO_SOLAR_ANNULAR = 2,
  PENTAD_ASTRO_SOLAR_TOTAL = 3,
  PENTAD_ASTRO_SOLAR_HYBRID = 4,
  PENTAD_ASTRO_SOLAR_ECLIPSE_KIND_FORCE_INT32 = 0x7fffffff
} pentad_astro_solar_eclipse_kind;
typedef struct pentad_astro_solar_view {
  int64_t greatest;
  double magnitude;
  double obscuration;
  double altitude;
  int64_t partial_start;
  int64_t partial_end;
  int64_t umbral_start;
  int64_t umbral_end;
  pentad_astro_solar_eclipse_kind kind;
} pentad_astro_solar_view;
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
} pentad_astro_solar_eclipse;
typedef struct pentad_astro_solar_eclipses {
  const pentad_astro_solar_eclipse *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_astro_solar_eclipses;
typedef enum pentad_astro_lunar_eclipse_kind {
  PENTAD_ASTRO_LUNAR_PENUMBRAL = 1,
  PENTAD_ASTRO_LUNAR_PARTIAL = 2,
  PENTAD_ASTRO_LUNAR_TOTAL = 3,
  PENTAD_ASTRO_LUNAR_ECLIPSE_KIND_FORCE_INT32 = 0x7fffffff
} pentad_astro_lunar_eclipse_kind;
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
} pentad_astro_lunar_eclipse;
typedef struct pentad_astro_lunar_eclipses {
  const pentad_astro_lunar_eclipse *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_astro_lunar_eclipses;
typedef enum pentad_astro_text_format {
  PENTAD_ASTRO_TEXT_JSON = 0,
  PENTAD_ASTRO_TEXT_JSONL = 1,
  PENTAD_ASTRO_TEXT_CSV = 2,
  PENTAD_ASTRO_TEXT_FORMAT_FORCE_INT32 = 0x7fffffff
} pentad_astro_text_format;
typedef struct pentad_astro_text_options {
  size_t struct_size;
  pentad_astro_text_format format;
  pentad_astro_script script;
  uint32_t with_hours;
  uint32_t reserved;
} pentad_astro_text_options;
typedef enum pentad_astro_day_entry {
  PENTAD_ASTRO_ENTRY_DAY = 1,
  PENTAD_ASTRO_ENTRY_SUNRISE = 2,
  PENTAD_ASTRO_ENTRY_SUNSET = 4,
  PENTAD_ASTRO_ENTRY_MOONRISE = 8,
  PENTAD_ASTRO_ENTRY_MOONSET = 16,
  PENTAD_ASTRO_ENTRY_SANKRANTI = 32,
  PENTAD_ASTRO_ENTRY_RAHU_KALA = 64,
  PENTAD_ASTRO_ENTRY_YAMAGANDA = 128,
  PENTAD_ASTRO_ENTRY_GULIKA = 256,
  PENTAD_ASTRO_ENTRY_ABHIJIT = 512,
  PENTAD_ASTRO_ENTRY_BRAHMA = 1024,
  PENTAD_ASTRO_ENTRY_DURMUHURTA = 2048,
  PENTAD_ASTRO_ENTRY_VARJYA = 4096,
  PENTAD_ASTRO_ENTRY_AMRITA = 8192,
  PENTAD_ASTRO_DAY_ENTRY_FORCE_INT32 = 0x7fffffff
} pentad_astro_day_entry;
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
typedef enum pentad_astro_theme {
  PENTAD_ASTRO_THEME_LIGHT = 0,
  PENTAD_ASTRO_THEME_DARK = 1,
  PENTAD_ASTRO_THEME_FORCE_INT32 = 0x7fffffff
} pentad_astro_theme;
typedef struct pentad_astro_picture_options {
  size_t struct_size;
  double width;
  int32_t today;
  pentad_astro_theme theme;
  pentad_astro_script script;
  uint32_t hides_sun_times;
} pentad_astro_picture_options;
typedef struct pentad_astro_handler pentad_astro_handler;
typedef enum pentad_snapshot_origin {
  PENTAD_ORIGIN_MEMORY = 0,
  PENTAD_ORIGIN_DISK = 1,
  PENTAD_ORIGIN_SOURCE = 2,
  PENTAD_SNAPSHOT_ORIGIN_FORCE_INT32 = 0x7fffffff
} pentad_snapshot_origin;
typedef struct pentad_astro_request {
  size_t struct_size;
  const char *PENTAD_NULLABLE type;
  int32_t first;
  int32_t last;
  uint32_t reload;
  uint32_t reserved;
} pentad_astro_request;
typedef struct pentad_astro_day_container {
  const char *PENTAD_NONNULL time_zone;
  const char *PENTAD_NULLABLE tithi;
  const char *PENTAD_NULLABLE fortnight;
  const char *PENTAD_NULLABLE lunar_month;
  int64_t sunrise;
  int64_t sunset;
  int64_t moonrise;
  int64_t moonset;
  int64_t tithi_start;
  int32_t date;
  int32_t tithi_number;
} pentad_astro_day_container;
typedef struct pentad_astro_day_containers {
  const pentad_astro_day_container *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  int64_t stored_at;
  pentad_snapshot_origin origin;
  bool is_stale;
} pentad_astro_day_containers;
typedef void (*pentad_astro_day_containers_callback)(
    void *PENTAD_NULLABLE context, pentad_status status,
    const pentad_astro_day_containers *PENTAD_NULLABLE days, pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_astro_part_callback)(
    void *PENTAD_NULLABLE context,
    const pentad_astro_day_container *PENTAD_NONNULL const *PENTAD_NONNULL rows, size_t count,
    int64_t completed, int64_t total);
typedef struct pentad_astro_alert {
  int64_t id;
  int64_t due;
  const char *PENTAD_NONNULL message;
} pentad_astro_alert;
typedef struct pentad_astro_alerts {
  const pentad_astro_alert *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_astro_alerts;
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
} pentad_astro_handler_options;
typedef struct pentad_astro_settings {
  const pentad_astro_place *PENTAD_NULLABLE location;
  const pentad_astro_place *PENTAD_NULLABLE far_reference;
  const pentad_astro_options *PENTAD_NONNULL options;
  const char *PENTAD_NULLABLE endpoint;
  int32_t sunview_date;
} pentad_astro_settings;
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
typedef struct pentad_astro_storage_usage {
  size_t struct_size;
  int64_t bytes;
  int64_t segments;
  int64_t months;
  int64_t alerts;
} pentad_astro_storage_usage;
typedef enum pentad_astro_moon_role {
  PENTAD_ASTRO_MOON_BRIGHT = 0,
  PENTAD_ASTRO_MOON_DARK = 1,
  PENTAD_ASTRO_MOON_FULL = 2,
  PENTAD_ASTRO_MOON_NEW = 3,
  PENTAD_ASTRO_MOON_UNKNOWN = 4,
  PENTAD_ASTRO_MOON_ROLE_FORCE_INT32 = 0x7fffffff
} pentad_astro_moon_role;
typedef struct pentad_astro_moon_row {
  const pentad_astro_day_container *PENTAD_NONNULL day;
  const char *PENTAD_NONNULL tithi;
  const char *PENTAD_NONNULL fortnight;
  int32_t date;
  pentad_astro_moon_role role;
  bool is_continued;
} pentad_astro_moon_row;
typedef struct pentad_astro_moon_section {
  const char *PENTAD_NONNULL lunar_month;
  const pentad_astro_moon_row *PENTAD_NONNULL const *PENTAD_NONNULL rows;
  size_t row_count;
} pentad_astro_moon_section;
typedef struct pentad_astro_moon_view {
  const pentad_astro_moon_section *PENTAD_NONNULL const *PENTAD_NONNULL sections;
  size_t section_count;
  size_t row_count;
} pentad_astro_moon_view;
typedef enum pentad_astro_sun_mark {
  PENTAD_ASTRO_MARK_FULL_MOON = 1,
  PENTAD_ASTRO_MARK_NEW_MOON = 2,
  PENTAD_ASTRO_MARK_EKADASHI = 4,
  PENTAD_ASTRO_MARK_ALERT = 8,
  PENTAD_ASTRO_SUN_MARK_FORCE_INT32 = 0x7fffffff
} pentad_astro_sun_mark;
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
typedef struct pentad_astro_sun_cell {
  int32_t date;
  uint32_t marks;
  bool is_in_month;
  bool is_today;
  bool is_selected;
} pentad_astro_sun_cell;
typedef struct pentad_astro_sun_view {
  int32_t year;
  int32_t month;
  int32_t first;
  int32_t last;
  const pentad_astro_sun_cell *PENTAD_NONNULL const *PENTAD_NONNULL cells;
  size_t cell_count;
} pentad_astro_sun_view;
typedef struct pentad_astro_day_line {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NULLABLE term;
} pentad_astro_day_line;
typedef struct pentad_astro_day_view {
  const pentad_astro_day_line *PENTAD_NONNULL const *PENTAD_NONNULL lines;
  size_t line_count;
  int32_t date;
} pentad_astro_day_view;
typedef struct pentad_astro_help_topic {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL term;
  const char *PENTAD_NONNULL text;
} pentad_astro_help_topic;
typedef struct pentad_astro_help_topics {
  const pentad_astro_help_topic *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_astro_help_topics;
typedef struct pentad_stellar_client pentad_stellar_client;
typedef struct pentad_stellar_search pentad_stellar_search;
#define PENTAD_STELLAR_NO_TIME INT64_MIN
typedef enum pentad_stellar_season {
  PENTAD_STELLAR_SEASON_NONE = 0,
  PENTAD_STELLAR_SPRING = 1,
  PENTAD_STELLAR_FALL = 2,
  PENTAD_STELLAR_IAP = 3,
  PENTAD_STELLAR_SUMMER = 4,
  PENTAD_STELLAR_SEASON_FORCE_INT32 = 0x7fffffff
} pentad_stellar_season;
typedef struct pentad_stellar_term {
  const char *PENTAD_NONNULL code;
  const char *PENTAD_NONNULL text;
  pentad_stellar_season season;
  int32_t year;
} pentad_stellar_term;
typedef struct pentad_stellar_course {
  const char *PENTAD_NONNULL number;
  const char *PENTAD_NONNULL title;
  bool is_department;
} pentad_stellar_course;
typedef struct pentad_stellar_courses {
  const pentad_stellar_course *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  int64_t stored_at;
  pentad_snapshot_origin origin;
  bool is_stale;
} pentad_stellar_courses;
typedef void (*pentad_stellar_courses_callback)(
    void *PENTAD_NULLABLE context, pentad_status status,
    const pentad_stellar_courses *PENTAD_NULLABLE courses, pentad_error *PENTAD_NULLABLE error);
typedef struct pentad_stellar_course_group {
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL serialized;
  const pentad_stellar_course *PENTAD_NONNULL const *PENTAD_NONNULL courses;
  size_t course_count;
} pentad_stellar_course_group;
typedef struct pentad_stellar_course_groups {
  const pentad_stellar_course_group *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_course_groups;
typedef enum pentad_stellar_weekday {
  PENTAD_STELLAR_MONDAY = 1,
  PENTAD_STELLAR_TUESDAY = 2,
  PENTAD_STELLAR_WEDNESDAY = 4,
  PENTAD_STELLAR_THURSDAY = 8,
  PENTAD_STELLAR_FRIDAY = 16,
  PENTAD_STELLAR_SATURDAY = 32,
  PENTAD_STELLAR_SUNDAY = 64,
  PENTAD_STELLAR_WEEKDAY_FORCE_INT32 = 0x7fffffff
} pentad_stellar_weekday;
typedef struct pentad_stellar_meeting {
  const char *PENTAD_NULLABLE location;
  uint32_t weekdays;
  int32_t start;
  int32_t end;
} pentad_stellar_meeting;
typedef struct pentad_stellar_class_time {
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NONNULL location;
  const pentad_stellar_meeting *PENTAD_NONNULL meetings;
  size_t meeting_count;
  int32_t order;
  bool is_parsed;
} pentad_stellar_class_time;
typedef enum pentad_stellar_role {
  PENTAD_STELLAR_INSTRUCTOR = 0,
  PENTAD_STELLAR_ASSISTANT = 1,
  PENTAD_STELLAR_ROLE_FORCE_INT32 = 0x7fffffff
} pentad_stellar_role;
typedef struct pentad_stellar_staff_member {
  const char *PENTAD_NONNULL name;
  pentad_stellar_role role;
} pentad_stellar_staff_member;
typedef enum pentad_stellar_number_kind {
  PENTAD_STELLAR_NUMBER_MASTER = 0,
  PENTAD_STELLAR_NUMBER_CROSS = 1,
  PENTAD_STELLAR_NUMBER_OLD = 2,
  PENTAD_STELLAR_NUMBER_KIND_FORCE_INT32 = 0x7fffffff
} pentad_stellar_number_kind;
typedef struct pentad_stellar_number {
  const char *PENTAD_NONNULL text;
  pentad_stellar_number_kind kind;
} pentad_stellar_number;
typedef struct pentad_stellar_class {
  const char *PENTAD_NONNULL master_id;
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL blurb;
  const pentad_stellar_term *PENTAD_NULLABLE term;
  const char *PENTAD_NULLABLE site_url;
  const pentad_stellar_class_time *PENTAD_NONNULL const *PENTAD_NONNULL times;
  size_t time_count;
  const pentad_stellar_staff_member *PENTAD_NONNULL const *PENTAD_NONNULL staff;
  size_t staff_count;
  const pentad_stellar_number *PENTAD_NONNULL numbers;
  size_t number_count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL old_numbers;
  size_t old_number_count;
} pentad_stellar_class;
typedef struct pentad_stellar_classes {
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  int64_t stored_at;
  pentad_snapshot_origin origin;
  bool is_stale;
} pentad_stellar_classes;
typedef void (*pentad_stellar_classes_callback)(
    void *PENTAD_NULLABLE context, pentad_status status,
    const pentad_stellar_classes *PENTAD_NULLABLE classes, pentad_error *PENTAD_NULLABLE error);
typedef struct pentad_stellar_class_list {
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_class_list;
typedef enum pentad_stellar_link_kind {
  PENTAD_STELLAR_LINK_PAGE = 0,
  PENTAD_STELLAR_LINK_MAIL = 1,
  PENTAD_STELLAR_LINK_KIND_FORCE_INT32 = 0x7fffffff
} pentad_stellar_link_kind;
typedef struct pentad_stellar_link {
  const char *PENTAD_NONNULL target;
  size_t start;
  size_t end;
  pentad_stellar_link_kind kind;
} pentad_stellar_link;
typedef struct pentad_stellar_links {
  const pentad_stellar_link *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_links;
typedef struct pentad_stellar_announcement {
  const char *PENTAD_NONNULL key;
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL text;
  const pentad_stellar_link *PENTAD_NONNULL links;
  size_t link_count;
  int64_t date;
  bool is_read;
} pentad_stellar_announcement;
typedef struct pentad_stellar_announcements {
  const pentad_stellar_announcement *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_announcements;
typedef struct pentad_stellar_class_detail {
  const pentad_stellar_class *PENTAD_NONNULL item;
  const pentad_stellar_announcement *PENTAD_NONNULL const *PENTAD_NONNULL news;
  size_t news_count;
  int64_t info_stored_at;
  bool is_bookmarked;
} pentad_stellar_class_detail;
typedef enum pentad_stellar_tab {
  PENTAD_STELLAR_TAB_NEWS = 0,
  PENTAD_STELLAR_TAB_INFO = 1,
  PENTAD_STELLAR_TAB_STAFF = 2,
  PENTAD_STELLAR_TAB_FORCE_INT32 = 0x7fffffff
} pentad_stellar_tab;
typedef enum pentad_stellar_news_state {
  PENTAD_STELLAR_NEWS_LOADING = 0,
  PENTAD_STELLAR_NEWS_LOADED = 1,
  PENTAD_STELLAR_NEWS_FAILED = 2,
  PENTAD_STELLAR_NEWS_STATE_FORCE_INT32 = 0x7fffffff
} pentad_stellar_news_state;
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
typedef enum pentad_stellar_sync {
  PENTAD_STELLAR_SYNC_DONE = 0,
  PENTAD_STELLAR_SYNC_WAITING = 1,
  PENTAD_STELLAR_SYNC_FAILED = 2,
  PENTAD_STELLAR_SYNC_FORCE_INT32 = 0x7fffffff
} pentad_stellar_sync;
typedef struct pentad_stellar_bookmark {
  const pentad_stellar_class *PENTAD_NONNULL item;
  int64_t added_at;
  int64_t archived_at;
  pentad_stellar_sync sync;
  pentad_status status;
  const char *PENTAD_NULLABLE error_message;
} pentad_stellar_bookmark;
typedef struct pentad_stellar_bookmarks {
  const pentad_stellar_bookmark *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_bookmarks;
typedef struct pentad_stellar_term_change {
  const pentad_stellar_term *PENTAD_NULLABLE old_term;
  const pentad_stellar_term *PENTAD_NONNULL new_term;
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL removed;
  size_t removed_count;
  bool is_changed;
} pentad_stellar_term_change;
typedef void (*pentad_stellar_term_change_callback)(
    void *PENTAD_NULLABLE context, pentad_status status,
    const pentad_stellar_term_change *PENTAD_NULLABLE change, pentad_error *PENTAD_NULLABLE error);
typedef struct pentad_stellar_overlap {
  const pentad_stellar_class_time *PENTAD_NONNULL first;
  const pentad_stellar_class_time *PENTAD_NONNULL second;
  uint32_t weekdays;
  int32_t start;
  int32_t end;
} pentad_stellar_overlap;
typedef struct pentad_stellar_conflict {
  const pentad_stellar_class *PENTAD_NONNULL first;
  const pentad_stellar_class *PENTAD_NONNULL second;
  const pentad_stellar_overlap *PENTAD_NONNULL overlaps;
  size_t overlap_count;
} pentad_stellar_conflict;
typedef struct pentad_stellar_conflicts {
  const pentad_stellar_conflict *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_conflicts;
typedef enum pentad_stellar_search_origin {
  PENTAD_STELLAR_SEARCH_LOCAL = 0,
  PENTAD_STELLAR_SEARCH_SERVER = 1,
  PENTAD_STELLAR_SEARCH_ORIGIN_FORCE_INT32 = 0x7fffffff
} pentad_stellar_search_origin;
typedef struct pentad_stellar_search_answer {
  const char *PENTAD_NONNULL query;
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL hits;
  size_t hit_count;
  const pentad_stellar_term *PENTAD_NULLABLE term;
  uint64_t generation;
  pentad_stellar_search_origin origin;
} pentad_stellar_search_answer;
typedef void (*pentad_stellar_search_callback)(
    void *PENTAD_NULLABLE context, pentad_status status,
    const pentad_stellar_search_answer *PENTAD_NULLABLE answer,
    pentad_error *PENTAD_NULLABLE error);
typedef enum pentad_stellar_section_kind {
  PENTAD_STELLAR_SECTION_BOOKMARKS = 0,
  PENTAD_STELLAR_SECTION_GROUPS = 1,
  PENTAD_STELLAR_SECTION_KIND_FORCE_INT32 = 0x7fffffff
} pentad_stellar_section_kind;
typedef struct pentad_stellar_section {
  const pentad_stellar_bookmarks *PENTAD_NULLABLE bookmarks;
  const pentad_stellar_course_groups *PENTAD_NULLABLE groups;
  pentad_stellar_section_kind kind;
} pentad_stellar_section;
typedef struct pentad_stellar_main_table {
  const pentad_stellar_section *PENTAD_NONNULL const *PENTAD_NONNULL sections;
  size_t section_count;
} pentad_stellar_main_table;
typedef void (*pentad_stellar_main_table_callback)(
    void *PENTAD_NULLABLE context, pentad_status status,
    const pentad_stellar_main_table *PENTAD_NULLABLE table, pentad_error *PENTAD_NULLABLE error);
typedef struct pentad_stellar_course_row {
  const char *PENTAD_NONNULL label;
  const pentad_stellar_course *PENTAD_NONNULL course;
} pentad_stellar_course_row;
typedef struct pentad_stellar_courses_screen {
  const char *PENTAD_NONNULL title;
  const pentad_stellar_course_row *PENTAD_NONNULL rows;
  size_t row_count;
} pentad_stellar_courses_screen;
typedef enum pentad_stellar_list_state {
  PENTAD_STELLAR_LIST_LOADING = 0,
  PENTAD_STELLAR_LIST_LOADED = 1,
  PENTAD_STELLAR_LIST_FAILED = 2,
  PENTAD_STELLAR_LIST_STATE_FORCE_INT32 = 0x7fffffff
} pentad_stellar_list_state;
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
typedef struct pentad_stellar_announcement_screen {
  const char *PENTAD_NONNULL class_name;
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL date_text;
  const char *PENTAD_NONNULL text;
  const pentad_stellar_link *PENTAD_NONNULL links;
  size_t link_count;
} pentad_stellar_announcement_screen;
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
typedef struct pentad_stellar_storage_usage {
  size_t struct_size;
  int64_t bytes;
  int64_t courses;
  int64_t classes;
  int64_t announcements;
  int64_t bookmarks;
  int64_t waiting;
} pentad_stellar_storage_usage;
typedef enum pentad_stellar_subject {
  PENTAD_STELLAR_SUBJECT_COURSES = 0,
  PENTAD_STELLAR_SUBJECT_CLASSES = 1,
  PENTAD_STELLAR_SUBJECT_CLASS_INFO = 2,
  PENTAD_STELLAR_SUBJECT_SEARCH = 3,
  PENTAD_STELLAR_SUBJECT_NOTICES = 4,
  PENTAD_STELLAR_SUBJECT_FORCE_INT32 = 0x7fffffff
} pentad_stellar_subject;
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
} pentad_stellar_client_options;
typedef struct pentad_chat_client pentad_chat_client;
#define PENTAD_CHAT_NO_TIME INT64_MIN
typedef struct pentad_chat_image {
  const char *PENTAD_NONNULL url;
  const char *PENTAD_NONNULL avatar;
  const char *PENTAD_NONNULL preview;
  const char *PENTAD_NONNULL large;
  int64_t width;
  int64_t height;
} pentad_chat_image;
typedef struct pentad_chat_user {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL name;
  const pentad_chat_image *PENTAD_NULLABLE image;
  const char *PENTAD_NULLABLE email;
  const char *PENTAD_NULLABLE phone_number;
  const char *PENTAD_NULLABLE extra;
  int64_t created_at;
  int64_t updated_at;
} pentad_chat_user;
typedef enum pentad_chat_membership {
  PENTAD_CHAT_MEMBERSHIP_ACTIVE = 0,
  PENTAD_CHAT_MEMBERSHIP_PENDING = 1,
  PENTAD_CHAT_MEMBERSHIP_EXITED = 2,
  PENTAD_CHAT_MEMBERSHIP_REMOVED = 3,
  PENTAD_CHAT_MEMBERSHIP_GONE = 4,
  PENTAD_CHAT_MEMBERSHIP_FORCE_INT32 = 0x7fffffff
} pentad_chat_membership;
typedef struct pentad_chat_preview {
  const char *PENTAD_NULLABLE name;
  const char *PENTAD_NULLABLE text;
  bool has_attachments;
} pentad_chat_preview;
typedef struct pentad_chat_state {
  const pentad_chat_preview *PENTAD_NULLABLE preview;
  const char *PENTAD_NULLABLE draft;
  int64_t unread_count;
  int64_t mention_count;
  int64_t message_count;
  int64_t last_read_message;
  int64_t last_message;
  int64_t last_message_at;
  int64_t muted_until;
} pentad_chat_state;
typedef struct pentad_chat_group {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL conversation;
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NULLABLE description;
  const pentad_chat_image *PENTAD_NULLABLE image;
  const char *PENTAD_NONNULL kind;
  const char *PENTAD_NULLABLE creator_id;
  const char *PENTAD_NULLABLE parent_id;
  const char *PENTAD_NULLABLE share_url;
  const char *PENTAD_NULLABLE extra;
  const pentad_chat_state *PENTAD_NONNULL state;
  int64_t created_at;
  int64_t updated_at;
  int64_t member_count;
  pentad_chat_membership membership;
} pentad_chat_group;
typedef struct pentad_chat_groups {
  const pentad_chat_group *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_groups;
typedef struct pentad_chat_direct_chat {
  const char *PENTAD_NONNULL conversation;
  const char *PENTAD_NONNULL other_user_id;
  const char *PENTAD_NONNULL name;
  const pentad_chat_image *PENTAD_NULLABLE image;
  const char *PENTAD_NULLABLE extra;
  const pentad_chat_state *PENTAD_NONNULL state;
  int64_t created_at;
  int64_t updated_at;
} pentad_chat_direct_chat;
typedef struct pentad_chat_direct_chats {
  const pentad_chat_direct_chat *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_direct_chats;
typedef struct pentad_chat_member {
  const char *PENTAD_NONNULL user_id;
  const char *PENTAD_NULLABLE membership_id;
  const char *PENTAD_NONNULL nickname;
  const char *PENTAD_NULLABLE name;
  const pentad_chat_image *PENTAD_NULLABLE image;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL roles;
  size_t role_count;
  const char *PENTAD_NULLABLE extra;
  pentad_chat_membership state;
  bool is_muted;
} pentad_chat_member;
typedef struct pentad_chat_members {
  const pentad_chat_member *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_members;
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
typedef void (*pentad_chat_group_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           const pentad_chat_group *PENTAD_NULLABLE group,
                                           pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_chat_groups_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                            const pentad_chat_groups *PENTAD_NULLABLE groups,
                                            pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_chat_members_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                             const pentad_chat_members *PENTAD_NULLABLE members,
                                             pentad_error *PENTAD_NULLABLE error);
typedef struct pentad_chat_message {
  int64_t id;
  int64_t created_at;
  const char *PENTAD_NONNULL conversation;
  const char *PENTAD_NULLABLE source_guid;
  const char *PENTAD_NULLABLE sender_id;
  const char *PENTAD_NONNULL sender_kind;
  const char *PENTAD_NULLABLE name;
  const char *PENTAD_NULLABLE avatar_url;
  const char *PENTAD_NULLABLE text;
  const char *PENTAD_NULLABLE event_type;
  const char *PENTAD_NULLABLE event_json;
  const char *PENTAD_NULLABLE attachments_json;
  const char *PENTAD_NULLABLE reactions_json;
  const char *PENTAD_NULLABLE favorited_by_json;
  const char *PENTAD_NULLABLE deletion_actor;
  const char *PENTAD_NULLABLE pinned_by;
  const char *PENTAD_NULLABLE extra;
  int64_t reply_to;
  int64_t updated_at;
  int64_t deleted_at;
  int64_t pinned_at;
  bool is_system;
} pentad_chat_message;
typedef struct pentad_chat_messages {
  const pentad_chat_message *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_messages;
typedef struct pentad_chat_gap {
  int64_t after;
  int64_t before;
} pentad_chat_gap;
typedef struct pentad_chat_gaps {
  const pentad_chat_gap *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_gaps;
typedef enum pentad_chat_attachment_kind {
  PENTAD_CHAT_ATTACHMENT_UNKNOWN = 0,
  PENTAD_CHAT_ATTACHMENT_IMAGE = 1,
  PENTAD_CHAT_ATTACHMENT_REPLY = 2,
  PENTAD_CHAT_ATTACHMENT_MENTIONS = 3,
  PENTAD_CHAT_ATTACHMENT_EMOJI = 4,
  PENTAD_CHAT_ATTACHMENT_LOCATION = 5,
  PENTAD_CHAT_ATTACHMENT_VIDEO = 6,
  PENTAD_CHAT_ATTACHMENT_FILE = 7,
  PENTAD_CHAT_ATTACHMENT_POLL = 8,
  PENTAD_CHAT_ATTACHMENT_EVENT = 9,
  PENTAD_CHAT_ATTACHMENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_attachment_kind;
typedef struct pentad_chat_mention {
  const char *PENTAD_NONNULL user_id;
  int64_t start;
  int64_t length;
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
  PENTAD_CHAT_SIGN_CHARACTER = 0,
  PENTAD_CHAT_SIGN_PICTURE = 1,
  PENTAD_CHAT_SIGN_OTHER = 2,
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
typedef struct pentad_chat_person {
  const char *PENTAD_NONNULL user_id;
  const char *PENTAD_NULLABLE nickname;
} pentad_chat_person;
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
typedef void (*pentad_chat_message_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                             const pentad_chat_message *PENTAD_NULLABLE message,
                                             pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_chat_messages_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                              const pentad_chat_messages *PENTAD_NULLABLE messages,
                                              pentad_error *PENTAD_NULLABLE error);
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
typedef enum pentad_chat_outgoing_state {
  PENTAD_CHAT_OUTGOING_QUEUED = 0,
  PENTAD_CHAT_OUTGOING_UPLOADING = 1,
  PENTAD_CHAT_OUTGOING_SENDING = 2,
  PENTAD_CHAT_OUTGOING_VERIFYING = 3,
  PENTAD_CHAT_OUTGOING_FAILED = 4,
  PENTAD_CHAT_OUTGOING_STATE_FORCE_INT32 = 0x7fffffff
} pentad_chat_outgoing_state;
typedef struct pentad_chat_outgoing_attachment {
  const char *PENTAD_NULLABLE json;
  const char *PENTAD_NULLABLE path;
  const char *PENTAD_NULLABLE type;
} pentad_chat_outgoing_attachment;
typedef struct pentad_chat_outgoing {
  int64_t local_id;
  int64_t created_at;
  const char *PENTAD_NONNULL source_guid;
  const char *PENTAD_NONNULL conversation;
  const char *PENTAD_NULLABLE text;
  const pentad_chat_outgoing_attachment *PENTAD_NONNULL const *PENTAD_NONNULL attachments;
  size_t attachment_count;
  const char *PENTAD_NULLABLE error_message;
  int64_t attempts;
  pentad_status status;
  pentad_chat_outgoing_state state;
} pentad_chat_outgoing;
typedef struct pentad_chat_outgoing_list {
  const pentad_chat_outgoing *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_outgoing_list;
typedef struct pentad_chat_refused_change {
  int64_t local_id;
  const char *PENTAD_NONNULL conversation;
  const char *PENTAD_NONNULL change;
  const char *PENTAD_NONNULL error_message;
  pentad_status status;
} pentad_chat_refused_change;
typedef struct pentad_chat_refused_changes {
  const pentad_chat_refused_change *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_refused_changes;
typedef void (*pentad_chat_outgoing_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                              const pentad_chat_outgoing *PENTAD_NULLABLE outgoing,
                                              pentad_error *PENTAD_NULLABLE error);
typedef enum pentad_chat_event_kind {
  PENTAD_CHAT_EVENT_RESET = 0,
  PENTAD_CHAT_EVENT_GROUPS_REFRESHED = 1,
  PENTAD_CHAT_EVENT_GROUP_CREATED = 2,
  PENTAD_CHAT_EVENT_GROUP_UPDATED = 3,
  PENTAD_CHAT_EVENT_GROUP_REMOVED = 4,
  PENTAD_CHAT_EVENT_MEMBERS_UPDATED = 5,
  PENTAD_CHAT_EVENT_MESSAGES_UPDATED = 6,
  PENTAD_CHAT_EVENT_REACTIONS_CHANGED = 7,
  PENTAD_CHAT_EVENT_OUTGOING_CHANGED = 8,
  PENTAD_CHAT_EVENT_CONVERSATION_CHANGED = 9,
  PENTAD_CHAT_EVENT_DRAFT_CHANGED = 10,
  PENTAD_CHAT_EVENT_ACCOUNT_UPDATED = 11,
  PENTAD_CHAT_EVENT_TYPING = 12,
  PENTAD_CHAT_EVENT_CONNECTION = 13,
  PENTAD_CHAT_EVENT_SYNCHRONISING = 14,
  PENTAD_CHAT_EVENT_FAILED = 15,
  PENTAD_CHAT_EVENT_STORE_RECOVERED = 16,
  PENTAD_CHAT_EVENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_event_kind;
typedef enum pentad_chat_removal {
  PENTAD_CHAT_REMOVAL_DELETED = 0,
  PENTAD_CHAT_REMOVAL_LEFT = 1,
  PENTAD_CHAT_REMOVAL_REMOVED = 2,
  PENTAD_CHAT_REMOVAL_GONE = 3,
  PENTAD_CHAT_REMOVAL_FORCE_INT32 = 0x7fffffff
} pentad_chat_removal;
typedef enum pentad_chat_step {
  PENTAD_CHAT_STEP_QUEUED = 0,
  PENTAD_CHAT_STEP_SENDING = 1,
  PENTAD_CHAT_STEP_FAILED = 2,
  PENTAD_CHAT_STEP_CANCELLED = 3,
  PENTAD_CHAT_STEP_DELIVERED = 4,
  PENTAD_CHAT_STEP_FORCE_INT32 = 0x7fffffff
} pentad_chat_step;
typedef enum pentad_chat_connection {
  PENTAD_CHAT_CONNECTION_OFFLINE = 0,
  PENTAD_CHAT_CONNECTION_CONNECTING = 1,
  PENTAD_CHAT_CONNECTION_LIVE = 2,
  PENTAD_CHAT_CONNECTION_POLLING = 3,
  PENTAD_CHAT_CONNECTION_AUTH_REQUIRED = 4,
  PENTAD_CHAT_CONNECTION_STOPPED = 5,
  PENTAD_CHAT_CONNECTION_FORCE_INT32 = 0x7fffffff
} pentad_chat_connection;
typedef enum pentad_chat_route {
  PENTAD_CHAT_ROUTE_WEB_SOCKET = 0,
  PENTAD_CHAT_ROUTE_LONG_POLLING = 1,
  PENTAD_CHAT_ROUTE_FORCE_INT32 = 0x7fffffff
} pentad_chat_route;
typedef enum pentad_chat_work {
  PENTAD_CHAT_WORK_PUSH = 0,
  PENTAD_CHAT_WORK_SYNCHRONISATION = 1,
  PENTAD_CHAT_WORK_SENDING = 2,
  PENTAD_CHAT_WORK_STORAGE = 3,
  PENTAD_CHAT_WORK_FORCE_INT32 = 0x7fffffff
} pentad_chat_work;
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
typedef struct pentad_chat_events {
  const pentad_chat_event *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_events;
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
typedef struct pentad_chat_timeline {
  const pentad_chat_timeline_item *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_timeline;
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
typedef struct pentad_chat_storage_usage {
  size_t struct_size;
  int64_t bytes;
  int64_t groups;
  int64_t chats;
  int64_t messages;
  int64_t waiting;
} pentad_chat_storage_usage;
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
#define PENTAD_VIDEO_NO_TIME INT64_MIN
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
typedef struct pentad_video_image {
  const char *PENTAD_NONNULL url;
  int64_t width;
  int64_t height;
} pentad_video_image;
typedef enum pentad_video_media_kind {
  PENTAD_VIDEO_MEDIA_FILE = 0,
  PENTAD_VIDEO_MEDIA_HLS = 1,
  PENTAD_VIDEO_MEDIA_DASH = 2,
  PENTAD_VIDEO_MEDIA_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_media_kind;
typedef struct pentad_video_rendition {
  const char *PENTAD_NONNULL url;
  const char *PENTAD_NULLABLE type;
  int64_t width;
  int64_t height;
  int64_t bitrate;
  int64_t bytes;
  pentad_video_media_kind kind;
  bool is_default;
} pentad_video_rendition;
typedef enum pentad_video_playability_kind {
  PENTAD_VIDEO_PLAYABILITY_UNKNOWN = 0,
  PENTAD_VIDEO_PLAYABILITY_PLAYABLE = 1,
  PENTAD_VIDEO_PLAYABILITY_EMBED_ONLY = 2,
  PENTAD_VIDEO_PLAYABILITY_PAGE_ONLY = 3,
  PENTAD_VIDEO_PLAYABILITY_UNPLAYABLE = 4,
  PENTAD_VIDEO_PLAYABILITY_CHECK_FAILED = 5,
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
typedef struct pentad_video_video {
  const char *PENTAD_NONNULL key;
  const char *PENTAD_NONNULL provider;
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NULLABLE title;
  const char *PENTAD_NULLABLE summary;
  const char *PENTAD_NULLABLE author;
  const pentad_video_image *PENTAD_NONNULL const *PENTAD_NONNULL images;
  size_t image_count;
  const pentad_video_rendition *PENTAD_NONNULL const *PENTAD_NONNULL media;
  size_t media_count;
  const char *PENTAD_NULLABLE embed_url;
  const char *PENTAD_NULLABLE page_url;
  const char *PENTAD_NULLABLE unplayable;
  int64_t duration;
  int64_t published_at;
  int64_t play_count;
  bool is_live;
} pentad_video_video;
typedef struct pentad_video_sharer {
  const char *PENTAD_NULLABLE id;
  const char *PENTAD_NONNULL nickname;
  const char *PENTAD_NULLABLE name;
  const char *PENTAD_NONNULL display_name;
  const char *PENTAD_NULLABLE image_url;
  const char *PENTAD_NONNULL origin;
} pentad_video_sharer;
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
typedef struct pentad_video_comment {
  const char *PENTAD_NONNULL source;
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL video;
  const pentad_video_sharer *PENTAD_NONNULL author;
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NULLABLE parent;
  int64_t created_at;
  int64_t updated_at;
} pentad_video_comment;
typedef struct pentad_video_comment_line {
  const char *PENTAD_NONNULL source;
  const char *PENTAD_NONNULL id;
  const pentad_video_sharer *PENTAD_NONNULL author;
  const char *PENTAD_NULLABLE text;
  int64_t created_at;
  bool is_share;
} pentad_video_comment_line;
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
typedef struct pentad_video_group {
  const char *PENTAD_NONNULL key;
  const pentad_video_video *PENTAD_NONNULL video;
  const pentad_video_broadcast *PENTAD_NONNULL const *PENTAD_NONNULL broadcasts;
  size_t broadcast_count;
  const pentad_video_comment *PENTAD_NONNULL const *PENTAD_NONNULL comments;
  size_t comment_count;
  const pentad_video_comment_line *PENTAD_NONNULL const *PENTAD_NONNULL comment_lines;
  size_t comment_line_count;
  const pentad_video_state *PENTAD_NONNULL state;
  const pentad_video_playability *PENTAD_NONNULL playability;
  int64_t latest_share;
  double watched_fraction;
} pentad_video_group;
typedef struct pentad_video_groups {
  const pentad_video_group *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_groups;
typedef struct pentad_video_page_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE before;
  int64_t before_share;
  size_t limit;
} pentad_video_page_options;
typedef enum pentad_video_time_unit {
  PENTAD_VIDEO_SECOND = 0,
  PENTAD_VIDEO_MINUTE = 1,
  PENTAD_VIDEO_HOUR = 2,
  PENTAD_VIDEO_DAY = 3,
  PENTAD_VIDEO_WEEK = 4,
  PENTAD_VIDEO_MONTH = 5,
  PENTAD_VIDEO_YEAR = 6,
  PENTAD_VIDEO_TIME_UNIT_FORCE_INT32 = 0x7fffffff
} pentad_video_time_unit;
typedef struct pentad_video_relative_time {
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NONNULL short_text;
  int64_t count;
  pentad_video_time_unit unit;
} pentad_video_relative_time;
typedef void (*pentad_video_group_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                            const pentad_video_group *PENTAD_NULLABLE group,
                                            pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_groups_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                             const pentad_video_groups *PENTAD_NULLABLE groups,
                                             pentad_error *PENTAD_NULLABLE error);
typedef enum pentad_video_source_kind {
  PENTAD_VIDEO_SOURCE_FEED = 0,
  PENTAD_VIDEO_SOURCE_PEERTUBE = 1,
  PENTAD_VIDEO_SOURCE_SHELBY = 2,
  PENTAD_VIDEO_SOURCE_FOLDER = 3,
  PENTAD_VIDEO_SOURCE_HOST = 4,
  PENTAD_VIDEO_SOURCE_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_source_kind;
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
typedef struct pentad_video_service {
  const char *PENTAD_NONNULL origin;
  bool is_connected;
} pentad_video_service;
typedef struct pentad_video_channel {
  const char *PENTAD_NONNULL source;
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NULLABLE image_url;
  bool is_public;
} pentad_video_channel;
typedef struct pentad_video_channels {
  const pentad_video_channel *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_channels;
typedef struct pentad_video_roll {
  const char *PENTAD_NONNULL source;
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL title;
  const pentad_video_sharer *PENTAD_NULLABLE creator;
  const char *PENTAD_NULLABLE image_url;
  int64_t broadcast_count;
  bool is_public;
  bool is_collaborative;
} pentad_video_roll;
typedef struct pentad_video_rolls {
  const pentad_video_roll *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_rolls;
typedef struct pentad_video_account {
  const char *PENTAD_NONNULL user_id;
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NULLABLE nickname;
  const char *PENTAD_NULLABLE image_url;
  const pentad_video_service *PENTAD_NONNULL const *PENTAD_NONNULL services;
  size_t service_count;
  const pentad_video_channel *PENTAD_NONNULL const *PENTAD_NONNULL channels;
  size_t channel_count;
} pentad_video_account;
typedef struct pentad_video_source {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL address;
  const char *PENTAD_NULLABLE title;
  const pentad_video_account *PENTAD_NULLABLE account;
  const char *PENTAD_NULLABLE error_message;
  int64_t added_at;
  int64_t last_success_at;
  int64_t next_poll_at;
  int64_t failures;
  int64_t gone_count;
  int64_t gone_since;
  uint32_t capabilities;
  pentad_video_source_kind kind;
  pentad_status status;
  bool is_paused;
} pentad_video_source;
typedef struct pentad_video_sources {
  const pentad_video_source *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_sources;
typedef struct pentad_video_discovered_feed {
  const char *PENTAD_NONNULL address;
  const char *PENTAD_NULLABLE title;
  const char *PENTAD_NULLABLE type;
} pentad_video_discovered_feed;
typedef struct pentad_video_discovered_feeds {
  const pentad_video_discovered_feed *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_discovered_feeds;
typedef enum pentad_video_peertube_feed {
  PENTAD_VIDEO_PEERTUBE_USUAL = 0,
  PENTAD_VIDEO_PEERTUBE_SUBSCRIPTIONS = 1,
  PENTAD_VIDEO_PEERTUBE_CHANNEL = 2,
  PENTAD_VIDEO_PEERTUBE_ACCOUNT = 3,
  PENTAD_VIDEO_PEERTUBE_LOCAL = 4,
  PENTAD_VIDEO_PEERTUBE_HISTORY = 5,
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
typedef enum pentad_video_signature {
  PENTAD_VIDEO_HMAC_SHA1 = 0,
  PENTAD_VIDEO_PLAINTEXT = 1,
  PENTAD_VIDEO_SIGNATURE_FORCE_INT32 = 0x7fffffff
} pentad_video_signature;
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
typedef struct pentad_video_news {
  size_t struct_size;
  int64_t videos;
  int64_t comments;
} pentad_video_news;
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
typedef enum pentad_video_start_up_phase {
  PENTAD_VIDEO_PHASE_OPENING = 0,
  PENTAD_VIDEO_PHASE_SIGNING_IN = 1,
  PENTAD_VIDEO_PHASE_FETCHING_ACCOUNT = 2,
  PENTAD_VIDEO_PHASE_FETCHING_BROADCASTS = 3,
  PENTAD_VIDEO_PHASE_POLLING = 4,
  PENTAD_VIDEO_PHASE_PREPARING = 5,
  PENTAD_VIDEO_PHASE_READY = 6,
  PENTAD_VIDEO_START_UP_PHASE_FORCE_INT32 = 0x7fffffff
} pentad_video_start_up_phase;
typedef enum pentad_video_source_state {
  PENTAD_VIDEO_SOURCE_WAITING = 0,
  PENTAD_VIDEO_SOURCE_SIGN_IN_REQUIRED = 1,
  PENTAD_VIDEO_SOURCE_FETCHING_ACCOUNT = 2,
  PENTAD_VIDEO_SOURCE_FETCHING = 3,
  PENTAD_VIDEO_SOURCE_DONE = 4,
  PENTAD_VIDEO_SOURCE_FAILED = 5,
  PENTAD_VIDEO_SOURCE_STATE_FORCE_INT32 = 0x7fffffff
} pentad_video_source_state;
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
typedef void (*pentad_video_source_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                             const pentad_video_source *PENTAD_NULLABLE source,
                                             pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_discovered_feeds_callback)(
    void *PENTAD_NULLABLE context, pentad_status status,
    const pentad_video_discovered_feeds *PENTAD_NULLABLE feeds, pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_refresh_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                              const pentad_video_refresh *PENTAD_NULLABLE refresh,
                                              pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_opml_import_callback)(
    void *PENTAD_NULLABLE context, pentad_status status,
    const pentad_video_opml_import *PENTAD_NULLABLE result, pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_text_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           const char *PENTAD_NULLABLE text,
                                           pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_flag_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           bool is_so, pentad_error *PENTAD_NULLABLE error);
typedef enum pentad_video_action_kind {
  PENTAD_VIDEO_ACTION_LIKE = 0,
  PENTAD_VIDEO_ACTION_WATCH_LATER = 1,
  PENTAD_VIDEO_ACTION_WATCHED = 2,
  PENTAD_VIDEO_ACTION_PROGRESS = 3,
  PENTAD_VIDEO_ACTION_SHARE = 4,
  PENTAD_VIDEO_ACTION_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_action_kind;
typedef enum pentad_video_action_step {
  PENTAD_VIDEO_STEP_QUEUED = 0,
  PENTAD_VIDEO_STEP_SENDING = 1,
  PENTAD_VIDEO_STEP_DELIVERED = 2,
  PENTAD_VIDEO_STEP_FAILED = 3,
  PENTAD_VIDEO_STEP_CANCELLED = 4,
  PENTAD_VIDEO_ACTION_STEP_FORCE_INT32 = 0x7fffffff
} pentad_video_action_step;
typedef struct pentad_video_share {
  const char *PENTAD_NONNULL video;
  const char *PENTAD_NULLABLE broadcast_source;
  const char *PENTAD_NULLABLE broadcast_id;
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL destinations;
  size_t destination_count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL recipients;
  size_t recipient_count;
} pentad_video_share;
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
typedef struct pentad_video_actions {
  const pentad_video_action *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_actions;
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
typedef enum pentad_video_character {
  PENTAD_VIDEO_CODE_POINT = 0,
  PENTAD_VIDEO_CHARACTER = 1,
  PENTAD_VIDEO_UTF16 = 2,
  PENTAD_VIDEO_CHARACTER_FORCE_INT32 = 0x7fffffff
} pentad_video_character;
typedef struct pentad_video_budget_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE destination;
  int64_t limit;
  int32_t link_length;
  pentad_video_character unit;
} pentad_video_budget_options;
typedef enum pentad_video_share_problem_kind {
  PENTAD_VIDEO_PROBLEM_NO_DESTINATION = 0,
  PENTAD_VIDEO_PROBLEM_TOO_LONG = 1,
  PENTAD_VIDEO_PROBLEM_NO_RECIPIENT = 2,
  PENTAD_VIDEO_PROBLEM_BAD_RECIPIENT = 3,
  PENTAD_VIDEO_PROBLEM_NOT_CONNECTED = 4,
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_share_problem_kind;
typedef struct pentad_video_share_problem {
  const char *PENTAD_NULLABLE text;
  pentad_video_share_problem_kind kind;
} pentad_video_share_problem;
typedef struct pentad_video_share_report {
  const pentad_video_share_problem *PENTAD_NONNULL const *PENTAD_NONNULL problems;
  size_t problem_count;
  const pentad_video_service *PENTAD_NONNULL const *PENTAD_NONNULL services;
  size_t service_count;
  int64_t remaining;
  bool is_limited;
} pentad_video_share_report;
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
typedef enum pentad_video_list {
  PENTAD_VIDEO_LIST_TIMELINE = 0,
  PENTAD_VIDEO_LIST_FAVORITES = 1,
  PENTAD_VIDEO_LIST_WATCH_LATER = 2,
  PENTAD_VIDEO_LIST_SEARCH = 3,
  PENTAD_VIDEO_LIST_FORCE_INT32 = 0x7fffffff
} pentad_video_list;
typedef struct pentad_video_playback_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE search_text;
  pentad_video_list list;
  uint32_t reserved;
} pentad_video_playback_options;
typedef struct pentad_video_content_url {
  const char *PENTAD_NONNULL video;
  const pentad_video_rendition *PENTAD_NONNULL rendition;
  int64_t expires_at;
} pentad_video_content_url;
typedef enum pentad_video_playback_phase {
  PENTAD_VIDEO_PLAYBACK_IDLE = 0,
  PENTAD_VIDEO_PLAYBACK_RESOLVING = 1,
  PENTAD_VIDEO_PLAYBACK_READY = 2,
  PENTAD_VIDEO_PLAYBACK_PLAYING = 3,
  PENTAD_VIDEO_PLAYBACK_PAUSED = 4,
  PENTAD_VIDEO_PLAYBACK_ENDED = 5,
  PENTAD_VIDEO_PLAYBACK_FAILED = 6,
  PENTAD_VIDEO_PLAYBACK_PHASE_FORCE_INT32 = 0x7fffffff
} pentad_video_playback_phase;
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
  PENTAD_VIDEO_ORDER_LOAD = 0,
  PENTAD_VIDEO_ORDER_PLAY = 1,
  PENTAD_VIDEO_ORDER_PAUSE = 2,
  PENTAD_VIDEO_ORDER_SEEK = 3,
  PENTAD_VIDEO_ORDER_UNLOAD = 4,
  PENTAD_VIDEO_ORDER_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_order_kind;
typedef struct pentad_video_player_order {
  const pentad_video_content_url *PENTAD_NULLABLE content;
  int64_t position;
  pentad_video_order_kind kind;
} pentad_video_player_order;
typedef enum pentad_video_command_kind {
  PENTAD_VIDEO_COMMAND_PLAY = 0,
  PENTAD_VIDEO_COMMAND_PAUSE = 1,
  PENTAD_VIDEO_COMMAND_TOGGLE_PLAY = 2,
  PENTAD_VIDEO_COMMAND_NEXT = 3,
  PENTAD_VIDEO_COMMAND_PREVIOUS = 4,
  PENTAD_VIDEO_COMMAND_SEEK = 5,
  PENTAD_VIDEO_COMMAND_SKIP = 6,
  PENTAD_VIDEO_COMMAND_LIST = 7,
  PENTAD_VIDEO_COMMAND_LIKE = 8,
  PENTAD_VIDEO_COMMAND_WATCH_LATER = 9,
  PENTAD_VIDEO_COMMAND_SHARE = 10,
  PENTAD_VIDEO_COMMAND_SCROLL_GUIDE = 11,
  PENTAD_VIDEO_COMMAND_SHOW_HELP = 12,
  PENTAD_VIDEO_COMMAND_DONE = 13,
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
typedef void (*pentad_video_content_url_callback)(
    void *PENTAD_NULLABLE context, pentad_status status,
    const pentad_video_content_url *PENTAD_NULLABLE content, pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_picture_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                              const pentad_video_picture *PENTAD_NULLABLE picture,
                                              pentad_error *PENTAD_NULLABLE error);
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
  PENTAD_VIDEO_EVENT_RESET = 0,
  PENTAD_VIDEO_EVENT_SOURCE_ADDED = 1,
  PENTAD_VIDEO_EVENT_SOURCE_CHANGED = 2,
  PENTAD_VIDEO_EVENT_SOURCE_REMOVED = 3,
  PENTAD_VIDEO_EVENT_PENDING_CHANGED = 4,
  PENTAD_VIDEO_EVENT_FEED_APPLIED = 5,
  PENTAD_VIDEO_EVENT_VIDEOS_CHANGED = 6,
  PENTAD_VIDEO_EVENT_STATE_CHANGED = 7,
  PENTAD_VIDEO_EVENT_ACTION_CHANGED = 8,
  PENTAD_VIDEO_EVENT_ACCOUNT_CHANGED = 9,
  PENTAD_VIDEO_EVENT_COMMENTS_CHANGED = 10,
  PENTAD_VIDEO_EVENT_STORE_RECOVERED = 11,
  PENTAD_VIDEO_EVENT_START_UP = 12,
  PENTAD_VIDEO_EVENT_POLLING = 13,
  PENTAD_VIDEO_EVENT_CONTENT_URL = 14,
  PENTAD_VIDEO_EVENT_PLAYBACK = 15,
  PENTAD_VIDEO_EVENT_FAILED = 16,
  PENTAD_VIDEO_EVENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_event_kind;
typedef enum pentad_video_work {
  PENTAD_VIDEO_WORK_POLLING = 0,
  PENTAD_VIDEO_WORK_RESOLVING = 1,
  PENTAD_VIDEO_WORK_SENDING = 2,
  PENTAD_VIDEO_WORK_STORAGE = 3,
  PENTAD_VIDEO_WORK_IMAGES = 4,
  PENTAD_VIDEO_WORK_FORCE_INT32 = 0x7fffffff
} pentad_video_work;
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
typedef struct pentad_video_events {
  const pentad_video_event *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_events;
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
typedef struct pentad_video_storage_usage {
  size_t struct_size;
  int64_t bytes;
  int64_t image_bytes;
  int64_t videos;
  int64_t broadcasts;
  int64_t comments;
  int64_t sources;
  int64_t waiting;
} pentad_video_storage_usage;
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
#ifdef __cplusplus
}
#endif
#if defined(__clang__)
#pragma clang diagnostic pop
#endif
#endif
