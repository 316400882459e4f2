#ifndef PENTAD_ASTRO_H
#define PENTAD_ASTRO_H
#include "core.h"
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-extension"
#endif
#ifdef __cplusplus
extern "C" {
#endif
typedef enum pentad_astro_ephemeris {
  PENTAD_ASTRO_EPHEMERIS_SWISS = 0,
  PENTAD_ASTRO_EPHEMERIS_MOSHIER = 1,
  PENTAD_ASTRO_EPHEMERIS_FORCE_INT32 = 0x7fffffff
} pentad_astro_ephemeris;
typedef enum pentad_astro_disc {
  PENTAD_ASTRO_DISC_UPPER_LIMB = 0,
  PENTAD_ASTRO_DISC_CENTRE = 1,
  PENTAD_ASTRO_DISC_LOWER_LIMB = 2,
  PENTAD_ASTRO_DISC_FORCE_INT32 = 0x7fffffff
} pentad_astro_disc;
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
  PENTAD_ASTRO_DAY_BOUNDARY_SUNRISE = 0,
  PENTAD_ASTRO_DAY_BOUNDARY_CIVIL = 1,
  PENTAD_ASTRO_DAY_BOUNDARY_FORCE_INT32 = 0x7fffffff
} pentad_astro_day_boundary;
typedef enum pentad_astro_moon_events {
  PENTAD_ASTRO_MOON_EVENTS_CIVIL = 0,
  PENTAD_ASTRO_MOON_EVENTS_SUNRISE = 1,
  PENTAD_ASTRO_MOON_EVENTS_FORCE_INT32 = 0x7fffffff
} pentad_astro_moon_events;
typedef enum pentad_astro_samvatsara_rule {
  PENTAD_ASTRO_SAMVATSARA_RULE_ANNOUNCED = 0,
  PENTAD_ASTRO_SAMVATSARA_RULE_MESHA_ENTRY = 1,
  PENTAD_ASTRO_SAMVATSARA_RULE_MESHA_ENTRY_BIJA = 2,
  PENTAD_ASTRO_SAMVATSARA_RULE_FORCE_INT32 = 0x7fffffff
} pentad_astro_samvatsara_rule;
typedef enum pentad_astro_vedic_ritu {
  PENTAD_ASTRO_VEDIC_RITU_LUNAR_MONTHS = 0,
  PENTAD_ASTRO_VEDIC_RITU_SOLAR_MONTHS = 1,
  PENTAD_ASTRO_VEDIC_RITU_SURYA_SIDDHANTA = 2,
  PENTAD_ASTRO_VEDIC_RITU_FORCE_INT32 = 0x7fffffff
} pentad_astro_vedic_ritu;
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
typedef enum pentad_astro_script {
  PENTAD_ASTRO_SCRIPT_ENGLISH = 0,
  PENTAD_ASTRO_SCRIPT_IAST = 1,
  PENTAD_ASTRO_SCRIPT_DEVANAGARI = 2,
  PENTAD_ASTRO_SCRIPT_FORCE_INT32 = 0x7fffffff
} pentad_astro_script;
typedef enum pentad_astro_day_state {
  PENTAD_ASTRO_DAY_STATE_NORMAL = 0,
  PENTAD_ASTRO_DAY_STATE_ALWAYS_UP = 1,
  PENTAD_ASTRO_DAY_STATE_ALWAYS_DOWN = 2,
  PENTAD_ASTRO_DAY_STATE_FORCE_INT32 = 0x7fffffff
} pentad_astro_day_state;
typedef enum pentad_astro_transition_kind {
  PENTAD_ASTRO_TRANSITION_KIND_TITHI = 0,
  PENTAD_ASTRO_TRANSITION_KIND_NAKSHATRA = 1,
  PENTAD_ASTRO_TRANSITION_KIND_PADA = 2,
  PENTAD_ASTRO_TRANSITION_KIND_YOGA = 3,
  PENTAD_ASTRO_TRANSITION_KIND_KARANA = 4,
  PENTAD_ASTRO_TRANSITION_KIND_MOON_RASHI = 5,
  PENTAD_ASTRO_TRANSITION_KIND_SANKRANTI = 6,
  PENTAD_ASTRO_TRANSITION_KIND_PHASE = 7,
  PENTAD_ASTRO_TRANSITION_KIND_MASA = 8,
  PENTAD_ASTRO_TRANSITION_KIND_SOLAR_QUARTER = 9,
  PENTAD_ASTRO_TRANSITION_KIND_FORCE_INT32 = 0x7fffffff
} pentad_astro_transition_kind;
typedef enum pentad_astro_body {
  PENTAD_ASTRO_BODY_SUN = 0,
  PENTAD_ASTRO_BODY_MOON = 1,
  PENTAD_ASTRO_BODY_FORCE_INT32 = 0x7fffffff
} pentad_astro_body;
typedef enum pentad_astro_horizon_event {
  PENTAD_ASTRO_HORIZON_EVENT_RISE = 1,
  PENTAD_ASTRO_HORIZON_EVENT_SET = 2,
  PENTAD_ASTRO_HORIZON_EVENT_TRANSIT = 4,
  PENTAD_ASTRO_HORIZON_EVENT_ANTITRANSIT = 8,
  PENTAD_ASTRO_HORIZON_EVENT_FORCE_INT32 = 0x7fffffff
} pentad_astro_horizon_event;
typedef enum pentad_astro_solar_eclipse_kind {
  PENTAD_ASTRO_SOLAR_ECLIPSE_KIND_PARTIAL = 1,
  PENTAD_ASTRO_SOLAR_ECLIPSE_KIND_ANNULAR = 2,
  PENTAD_ASTRO_SOLAR_ECLIPSE_KIND_TOTAL = 3,
  PENTAD_ASTRO_SOLAR_ECLIPSE_KIND_HYBRID = 4,
  PENTAD_ASTRO_SOLAR_ECLIPSE_KIND_FORCE_INT32 = 0x7fffffff
} pentad_astro_solar_eclipse_kind;
typedef enum pentad_astro_eclipse_moment_kind {
  PENTAD_ASTRO_ECLIPSE_MOMENT_KIND_PENUMBRAL_START = 1,
  PENTAD_ASTRO_ECLIPSE_MOMENT_KIND_PARTIAL_START = 2,
  PENTAD_ASTRO_ECLIPSE_MOMENT_KIND_TOTAL_START = 3,
  PENTAD_ASTRO_ECLIPSE_MOMENT_KIND_GREATEST = 4,
  PENTAD_ASTRO_ECLIPSE_MOMENT_KIND_TOTAL_END = 5,
  PENTAD_ASTRO_ECLIPSE_MOMENT_KIND_PARTIAL_END = 6,
  PENTAD_ASTRO_ECLIPSE_MOMENT_KIND_PENUMBRAL_END = 7,
  PENTAD_ASTRO_ECLIPSE_MOMENT_KIND_RISE = 8,
  PENTAD_ASTRO_ECLIPSE_MOMENT_KIND_SET = 9,
  PENTAD_ASTRO_ECLIPSE_MOMENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_astro_eclipse_moment_kind;
typedef enum pentad_astro_lunar_eclipse_kind {
  PENTAD_ASTRO_LUNAR_ECLIPSE_KIND_PENUMBRAL = 1,
  PENTAD_ASTRO_LUNAR_ECLIPSE_KIND_PARTIAL = 2,
  PENTAD_ASTRO_LUNAR_ECLIPSE_KIND_TOTAL = 3,
  PENTAD_ASTRO_LUNAR_ECLIPSE_KIND_FORCE_INT32 = 0x7fffffff
} pentad_astro_lunar_eclipse_kind;
typedef enum pentad_astro_lunar_era {
  PENTAD_ASTRO_LUNAR_ERA_SHAKA = 0,
  PENTAD_ASTRO_LUNAR_ERA_VIKRAMA = 1,
  PENTAD_ASTRO_LUNAR_ERA_CIVIL = 2,
  PENTAD_ASTRO_LUNAR_ERA_FORCE_INT32 = 0x7fffffff
} pentad_astro_lunar_era;
typedef enum pentad_astro_day_entry {
  PENTAD_ASTRO_DAY_ENTRY_DAY = 1,
  PENTAD_ASTRO_DAY_ENTRY_SUNRISE = 2,
  PENTAD_ASTRO_DAY_ENTRY_SUNSET = 4,
  PENTAD_ASTRO_DAY_ENTRY_MOONRISE = 8,
  PENTAD_ASTRO_DAY_ENTRY_MOONSET = 16,
  PENTAD_ASTRO_DAY_ENTRY_SANKRANTI = 32,
  PENTAD_ASTRO_DAY_ENTRY_RAHU_KALA = 64,
  PENTAD_ASTRO_DAY_ENTRY_YAMAGANDA = 128,
  PENTAD_ASTRO_DAY_ENTRY_GULIKA = 256,
  PENTAD_ASTRO_DAY_ENTRY_ABHIJIT = 512,
  PENTAD_ASTRO_DAY_ENTRY_BRAHMA = 1024,
  PENTAD_ASTRO_DAY_ENTRY_DURMUHURTA = 2048,
  PENTAD_ASTRO_DAY_ENTRY_VARJYA = 4096,
  PENTAD_ASTRO_DAY_ENTRY_AMRITA = 8192,
  PENTAD_ASTRO_DAY_ENTRY_FORCE_INT32 = 0x7fffffff
} pentad_astro_day_entry;
typedef enum pentad_astro_theme {
  PENTAD_ASTRO_THEME_LIGHT = 0,
  PENTAD_ASTRO_THEME_DARK = 1,
  PENTAD_ASTRO_THEME_FORCE_INT32 = 0x7fffffff
} pentad_astro_theme;
typedef enum pentad_astro_moon_role {
  PENTAD_ASTRO_MOON_ROLE_BRIGHT = 0,
  PENTAD_ASTRO_MOON_ROLE_DARK = 1,
  PENTAD_ASTRO_MOON_ROLE_FULL_MOON = 2,
  PENTAD_ASTRO_MOON_ROLE_NEW_MOON = 3,
  PENTAD_ASTRO_MOON_ROLE_UNKNOWN = 4,
  PENTAD_ASTRO_MOON_ROLE_FORCE_INT32 = 0x7fffffff
} pentad_astro_moon_role;
typedef enum pentad_astro_sun_mark {
  PENTAD_ASTRO_SUN_MARK_FULL_MOON = 1,
  PENTAD_ASTRO_SUN_MARK_NEW_MOON = 2,
  PENTAD_ASTRO_SUN_MARK_EKADASHI = 4,
  PENTAD_ASTRO_SUN_MARK_ALERT = 8,
  PENTAD_ASTRO_SUN_MARK_FORCE_INT32 = 0x7fffffff
} pentad_astro_sun_mark;
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
  const struct pentad_astro_span *PENTAD_NULLABLE rahu_kala;
  const struct pentad_astro_span *PENTAD_NULLABLE yamaganda;
  const struct pentad_astro_span *PENTAD_NULLABLE gulika;
  const struct pentad_astro_span *PENTAD_NULLABLE abhijit;
  const struct pentad_astro_span *PENTAD_NULLABLE brahma;
  const struct pentad_astro_span *PENTAD_NONNULL durmuhurtas;
  size_t durmuhurta_count;
  const struct pentad_astro_span *PENTAD_NONNULL varjyas;
  size_t varjya_count;
  const struct pentad_astro_span *PENTAD_NONNULL amritas;
  size_t amrita_count;
  const struct pentad_astro_span *PENTAD_NONNULL choghadiyas;
  size_t choghadiya_count;
  const struct pentad_astro_span *PENTAD_NONNULL horas;
  size_t hora_count;
} pentad_astro_muhurtas;
typedef struct pentad_astro_day {
  int32_t date;
  int32_t vara;
  int64_t start;
  int64_t end;
  const pentad_astro_day_horizon *PENTAD_NONNULL horizon;
  const struct pentad_astro_span *PENTAD_NONNULL tithis;
  size_t tithi_count;
  const struct pentad_astro_span *PENTAD_NONNULL nakshatras;
  size_t nakshatra_count;
  const struct pentad_astro_span *PENTAD_NONNULL padas;
  size_t pada_count;
  const struct pentad_astro_span *PENTAD_NONNULL yogas;
  size_t yoga_count;
  const struct pentad_astro_span *PENTAD_NONNULL karanas;
  size_t karana_count;
  const struct pentad_astro_span *PENTAD_NONNULL moon_rashis;
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
  const struct pentad_astro_span *PENTAD_NONNULL running_samvatsara;
} pentad_astro_day;
typedef struct pentad_astro_month {
  int32_t year;
  int32_t month;
  int32_t first_vara;
  const pentad_astro_day *PENTAD_NONNULL const *PENTAD_NONNULL days;
  size_t day_count;
} pentad_astro_month;
typedef struct pentad_astro_masa_cell {
  const struct pentad_astro_span *PENTAD_NONNULL tithi;
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
typedef struct pentad_astro_city {
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NONNULL country;
  const char *PENTAD_NONNULL country_name;
  const char *PENTAD_NONNULL region;
  const char *PENTAD_NONNULL region_name;
  int64_t population;
  double latitude;
  double longitude;
  const char *PENTAD_NONNULL time_zone;
} pentad_astro_city;
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
typedef struct pentad_astro_eclipse_moment {
  int64_t instant;
  double altitude;
  double azimuth;
  pentad_astro_eclipse_moment_kind kind;
  bool is_visible;
} pentad_astro_eclipse_moment;
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
typedef struct pentad_astro_lunar_view {
  int64_t greatest;
  double umbral_magnitude;
  double penumbral_magnitude;
  double altitude;
  int64_t penumbral_start;
  int64_t penumbral_end;
  int64_t partial_start;
  int64_t partial_end;
  int64_t total_start;
  int64_t total_end;
  pentad_astro_lunar_eclipse_kind kind;
} pentad_astro_lunar_view;
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
typedef struct pentad_astro_alert {
  int64_t id;
  int64_t due;
  const char *PENTAD_NONNULL message;
} pentad_astro_alert;
typedef struct pentad_astro_settings {
  const struct pentad_astro_place *PENTAD_NULLABLE location;
  const struct pentad_astro_place *PENTAD_NULLABLE far_reference;
  const struct pentad_astro_options *PENTAD_NONNULL options;
  const char *PENTAD_NULLABLE endpoint;
  int32_t sunview_date;
} pentad_astro_settings;
typedef struct pentad_astro_storage_usage {
  size_t struct_size;
  int64_t bytes;
  int64_t segments;
  int64_t months;
  int64_t alerts;
} pentad_astro_storage_usage;
#define PENTAD_ASTRO_STORAGE_USAGE_INIT \
  { sizeof(pentad_astro_storage_usage), 0, 0, 0, 0 }
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
typedef struct pentad_astro_days {
  const pentad_astro_day *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_astro_days;
typedef struct pentad_astro_alerts {
  const pentad_astro_alert *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_astro_alerts;
typedef struct pentad_astro_help_topics {
  const pentad_astro_help_topic *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_astro_help_topics;
typedef struct pentad_astro_cities {
  const pentad_astro_city *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_astro_cities;
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
#define PENTAD_ASTRO_CALENDAR_OPTIONS_INIT \
  { sizeof(pentad_astro_calendar_options), NULL, NULL, 0, PENTAD_ASTRO_EPHEMERIS_SWISS, 0, NULL }
typedef struct pentad_astro_place {
  size_t struct_size;
  double latitude;
  double longitude;
  double elevation;
  const char *PENTAD_NULLABLE time_zone;
  int32_t utc_offset_minutes;
  uint32_t reserved;
} pentad_astro_place;
#define PENTAD_ASTRO_PLACE_INIT \
  { sizeof(pentad_astro_place), 0.0, 0.0, 0.0, NULL, 0, 0 }
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
#define PENTAD_ASTRO_HORIZON_RULE_INIT \
  { sizeof(pentad_astro_horizon_rule), 0.0, PENTAD_ASTRO_HORIZON_KIND_UPPER_LIMB, \
    PENTAD_ASTRO_DISC_UPPER_LIMB, 0, 0 }
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
#define PENTAD_ASTRO_OPTIONS_INIT \
  { sizeof(pentad_astro_options), NULL, NULL, PENTAD_ASTRO_MONTHS_AMANTA, \
    PENTAD_ASTRO_VIKRAMA_CHAITRADI, PENTAD_ASTRO_AYANAMSA_LAHIRI, \
    PENTAD_ASTRO_DAY_BOUNDARY_SUNRISE, PENTAD_ASTRO_MOON_EVENTS_CIVIL, \
    PENTAD_ASTRO_SAMVATSARA_RULE_ANNOUNCED, PENTAD_ASTRO_VEDIC_RITU_LUNAR_MONTHS, 0 }
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
#define PENTAD_ASTRO_DAY_COLUMNS_INIT \
  { sizeof(pentad_astro_day_columns), NULL, NULL, NULL, NULL, NULL, NULL, NULL }
typedef struct pentad_astro_lunar_date {
  size_t struct_size;
  int32_t shaka;
  int32_t month;
  int32_t tithi;
  uint32_t is_adhika;
} pentad_astro_lunar_date;
#define PENTAD_ASTRO_LUNAR_DATE_INIT \
  { sizeof(pentad_astro_lunar_date), 0, 0, 0, 0 }
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
#define PENTAD_ASTRO_TEXT_OPTIONS_INIT \
  { sizeof(pentad_astro_text_options), PENTAD_ASTRO_TEXT_FORMAT_JSON, PENTAD_ASTRO_SCRIPT_ENGLISH, \
    0, 0, NULL }
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
#define PENTAD_ASTRO_ICALENDAR_OPTIONS_INIT \
  { sizeof(pentad_astro_icalendar_options), NULL, NULL, NULL, 0, 0, PENTAD_ASTRO_SCRIPT_ENGLISH, \
    0, 0 }
typedef struct pentad_astro_picture_options {
  size_t struct_size;
  double width;
  int32_t today;
  pentad_astro_theme theme;
  pentad_astro_script script;
  uint32_t hides_sun_times;
} pentad_astro_picture_options;
#define PENTAD_ASTRO_PICTURE_OPTIONS_INIT \
  { sizeof(pentad_astro_picture_options), 0.0, 0, PENTAD_ASTRO_THEME_LIGHT, \
    PENTAD_ASTRO_SCRIPT_ENGLISH, 0 }
typedef struct pentad_astro_handler pentad_astro_handler;
typedef struct pentad_astro_request {
  size_t struct_size;
  const char *PENTAD_NULLABLE type;
  int32_t first;
  int32_t last;
  uint32_t reload;
  uint32_t reserved;
} pentad_astro_request;
#define PENTAD_ASTRO_REQUEST_INIT \
  { sizeof(pentad_astro_request), NULL, 0, 0, 0, 0 }
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
#define PENTAD_ASTRO_ALERT_DELEGATE_INIT \
  { sizeof(pentad_astro_alert_delegate), NULL, NULL, NULL, NULL, 0, 0 }
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
#define PENTAD_ASTRO_DELEGATE_INIT \
  { sizeof(pentad_astro_delegate), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, \
    NULL, NULL, NULL, NULL, NULL, NULL }
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
#define PENTAD_ASTRO_HANDLER_OPTIONS_INIT \
  { sizeof(pentad_astro_handler_options), NULL, NULL, NULL, NULL, 0, 0, NULL }
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
#define PENTAD_ASTRO_SETTINGS_CHANGE_INIT \
  { sizeof(pentad_astro_settings_change), NULL, NULL, NULL, 0, 0 }
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
#define PENTAD_ASTRO_SUN_VIEW_OPTIONS_INIT \
  { sizeof(pentad_astro_sun_view_options), NULL, 0, 0, 0, 0, 0, 0 }
typedef void (*pentad_astro_days_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_astro_days *PENTAD_NULLABLE days,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_astro_day_containers_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_astro_day_containers *PENTAD_NULLABLE day_containers,
    pentad_error *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_calendar_open(const pentad_astro_calendar_options *PENTAD_NULLABLE options,
    pentad_astro_calendar *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_calendar_open_async(const pentad_astro_calendar_options *PENTAD_NULLABLE options,
    pentad_astro_calendar *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_calendar_free(pentad_astro_calendar *PENTAD_NULLABLE calendar);
PENTAD_API pentad_status pentad_astro_handler_open(pentad_astro_calendar *PENTAD_NULLABLE calendar,
    const pentad_astro_handler_options *PENTAD_NULLABLE options,
    pentad_astro_handler *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_open_async(pentad_astro_calendar *PENTAD_NULLABLE calendar,
    const pentad_astro_handler_options *PENTAD_NULLABLE options,
    pentad_astro_handler *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_handler_free(pentad_astro_handler *PENTAD_NULLABLE handler);
PENTAD_API pentad_status pentad_astro_handler_alert_register(pentad_astro_handler *PENTAD_NONNULL handler,
    int64_t due, const char *PENTAD_NONNULL message, int64_t *PENTAD_NULLABLE id,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_alerts(pentad_astro_handler *PENTAD_NONNULL handler,
    int32_t date, pentad_astro_alerts *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_alerts_free(pentad_astro_alerts *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_handler_alert_deregister(pentad_astro_handler *PENTAD_NONNULL handler,
    int64_t id, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_alert_next(pentad_astro_handler *PENTAD_NONNULL handler,
    int64_t *PENTAD_NONNULL due, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_calendar_clear_cache(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_calendar_erase_all(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_calendar_storage_usage(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_astro_storage_usage *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_calendar_unverified_files(pentad_astro_calendar *PENTAD_NONNULL calendar,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_calendar_suspend(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_calendar_resume(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_place_check(const pentad_astro_place *PENTAD_NONNULL place,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_horizon_rule_check(const pentad_astro_horizon_rule *PENTAD_NULLABLE rule,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_city_find(const char *PENTAD_NONNULL name,
    pentad_astro_city *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_city_free(pentad_astro_city *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_cities_search(const char *PENTAD_NONNULL text, int32_t limit,
    pentad_astro_cities *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_cities_free(pentad_astro_cities *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_day_compute(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t date,
    pentad_astro_day *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_day_free(pentad_astro_day *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_days_compute(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t from, int32_t to,
    pentad_astro_days *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_days_compute_async(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t from, int32_t to,
    pentad_progress_callback PENTAD_NULLABLE progress,
    pentad_astro_days_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_days_free(pentad_astro_days *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_days_fill(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t from, size_t count,
    const pentad_astro_day_columns *PENTAD_NONNULL columns,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_solar_eclipses_compute(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NULLABLE place, bool include_invisible, int64_t start,
    int64_t end, pentad_astro_solar_eclipses *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_solar_eclipses_free(pentad_astro_solar_eclipses *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_lunar_eclipses_compute(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NULLABLE place, bool include_invisible, int64_t start,
    int64_t end, pentad_astro_lunar_eclipses *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_lunar_eclipses_free(pentad_astro_lunar_eclipses *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_horizon_events_fill(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_horizon_rule *PENTAD_NULLABLE rule, pentad_astro_body body, uint32_t events,
    int64_t start, int64_t end, int64_t *PENTAD_NULLABLE times,
    pentad_astro_horizon_event *PENTAD_NULLABLE kinds, double *PENTAD_NULLABLE azimuths,
    size_t capacity, size_t *PENTAD_NONNULL count,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_horizon_event_next(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_horizon_rule *PENTAD_NULLABLE rule, pentad_astro_body body,
    pentad_astro_horizon_event event, int64_t after, int64_t *PENTAD_NULLABLE time,
    double *PENTAD_NULLABLE azimuth, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_horizon_event_previous(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_horizon_rule *PENTAD_NULLABLE rule, pentad_astro_body body,
    pentad_astro_horizon_event event, int64_t before, int64_t *PENTAD_NULLABLE time,
    double *PENTAD_NULLABLE azimuth, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_days_icalendar(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t from, int32_t to,
    const pentad_astro_icalendar_options *PENTAD_NULLABLE icalendar,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_transitions_icalendar(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_astro_transition_kind kind, pentad_astro_ayanamsa ayanamsa, int64_t start, int64_t end,
    const pentad_astro_icalendar_options *PENTAD_NULLABLE icalendar,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_horizon_events_icalendar(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_horizon_rule *PENTAD_NULLABLE rule, pentad_astro_body body, uint32_t events,
    int64_t start, int64_t end, const pentad_astro_icalendar_options *PENTAD_NULLABLE icalendar,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_solar_eclipses_icalendar(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NULLABLE place, int64_t start, int64_t end,
    const pentad_astro_icalendar_options *PENTAD_NULLABLE icalendar,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_lunar_eclipses_icalendar(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NULLABLE place, int64_t start, int64_t end,
    const pentad_astro_icalendar_options *PENTAD_NULLABLE icalendar,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_ephemeris_name(pentad_astro_ephemeris value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_disc_name(pentad_astro_disc value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_months_name(pentad_astro_months value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_vikrama_name(pentad_astro_vikrama value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_ayanamsa_name(pentad_astro_ayanamsa value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_day_boundary_name(pentad_astro_day_boundary value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_moon_events_name(pentad_astro_moon_events value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_samvatsara_rule_name(pentad_astro_samvatsara_rule value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_vedic_ritu_name(pentad_astro_vedic_ritu value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_paksha_name(pentad_astro_paksha value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_ayana_name(pentad_astro_ayana value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_graha_name(pentad_astro_graha value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_choghadiya_name(pentad_astro_choghadiya value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_script_name(pentad_astro_script value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_day_state_name(pentad_astro_day_state value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_transition_kind_name(pentad_astro_transition_kind value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_body_name(pentad_astro_body value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_horizon_event_name(pentad_astro_horizon_event value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_solar_eclipse_kind_name(pentad_astro_solar_eclipse_kind value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_eclipse_moment_kind_name(pentad_astro_eclipse_moment_kind value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_lunar_eclipse_kind_name(pentad_astro_lunar_eclipse_kind value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_lunar_era_name(pentad_astro_lunar_era value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_day_entry_name(pentad_astro_day_entry value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_theme_name(pentad_astro_theme value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_moon_role_name(pentad_astro_moon_role value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_sun_mark_name(pentad_astro_sun_mark value);
PENTAD_API pentad_status pentad_astro_lunar_date_get(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t date,
    pentad_astro_lunar_date *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_civil_dates_fill(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options,
    const pentad_astro_lunar_date *PENTAD_NONNULL date, int32_t *PENTAD_NULLABLE dates,
    size_t capacity, size_t *PENTAD_NONNULL count,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_tithi_find(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_options *PENTAD_NULLABLE options,
    const pentad_astro_lunar_date *PENTAD_NONNULL date, int64_t *PENTAD_NULLABLE start,
    int64_t *PENTAD_NULLABLE end, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_lunar_dates_fill(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, pentad_astro_lunar_era era, int32_t year,
    int32_t month, bool is_adhika, int32_t tithi, int32_t *PENTAD_NULLABLE shaka_years,
    size_t capacity, size_t *PENTAD_NONNULL count,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_month_compute(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t year, int32_t month,
    int32_t first_vara, pentad_astro_month *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_month_free(pentad_astro_month *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_masa_grid_compute(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t shaka, int32_t month,
    bool is_adhika, pentad_astro_masa_grid *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_masa_grid_free(pentad_astro_masa_grid *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_lunar_year_compute(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t shaka,
    pentad_astro_lunar_year *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_lunar_year_free(pentad_astro_lunar_year *PENTAD_NULLABLE record);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_name(pentad_astro_unit unit, int32_t number,
    pentad_astro_script script);
PENTAD_API bool pentad_astro_choghadiya_is_auspicious(int32_t number);
PENTAD_API pentad_status pentad_astro_month_svg(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t year, int32_t month,
    int32_t first_vara, const pentad_astro_picture_options *PENTAD_NULLABLE picture,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_day_svg(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t date,
    const pentad_astro_picture_options *PENTAD_NULLABLE picture,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_days_text(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t from, int32_t to,
    const pentad_astro_text_options *PENTAD_NULLABLE text,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_legacy_json(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t from, int32_t to,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_transitions_text(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_astro_transition_kind kind, pentad_astro_ayanamsa ayanamsa, int64_t start, int64_t end,
    const pentad_astro_text_options *PENTAD_NULLABLE text,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_horizon_events_text(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_horizon_rule *PENTAD_NULLABLE rule, pentad_astro_body body, uint32_t events,
    int64_t start, int64_t end, const pentad_astro_text_options *PENTAD_NULLABLE text,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_solar_eclipses_text(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NULLABLE place, int64_t start, int64_t end,
    const pentad_astro_text_options *PENTAD_NULLABLE text,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_lunar_eclipses_text(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NULLABLE place, int64_t start, int64_t end,
    const pentad_astro_text_options *PENTAD_NULLABLE text,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_transitions_fill(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_astro_transition_kind kind, pentad_astro_ayanamsa ayanamsa, int64_t start, int64_t end,
    int64_t *PENTAD_NULLABLE times, int32_t *PENTAD_NULLABLE values, size_t capacity,
    size_t *PENTAD_NONNULL count, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_transition_next(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_astro_transition_kind kind, pentad_astro_ayanamsa ayanamsa, int64_t after,
    int64_t *PENTAD_NULLABLE time, int32_t *PENTAD_NULLABLE value,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_transition_previous(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_astro_transition_kind kind, pentad_astro_ayanamsa ayanamsa, int64_t before,
    int64_t *PENTAD_NULLABLE time, int32_t *PENTAD_NULLABLE value,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API double pentad_astro_horizon_refraction(double pressure, double temperature);
PENTAD_API double pentad_astro_horizon_pressure(double elevation);
PENTAD_API pentad_status pentad_astro_lunar_date_text(const pentad_astro_lunar_date *PENTAD_NONNULL date,
    pentad_astro_script script, char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_masa_text(const pentad_astro_masa *PENTAD_NONNULL masa,
    pentad_astro_months months, pentad_astro_paksha paksha, pentad_astro_script script,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_subscribe_alerts(pentad_astro_handler *PENTAD_NONNULL handler,
    const pentad_astro_alert_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_get_date(pentad_astro_handler *PENTAD_NONNULL handler,
    const pentad_astro_request *PENTAD_NULLABLE request,
    pentad_astro_day_containers *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_get_date_async(pentad_astro_handler *PENTAD_NONNULL handler,
    const pentad_astro_request *PENTAD_NULLABLE request,
    pentad_astro_part_callback PENTAD_NULLABLE part,
    pentad_astro_day_containers_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_day_containers_free(pentad_astro_day_containers *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_handler_subscribe(pentad_astro_handler *PENTAD_NONNULL handler,
    const pentad_astro_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_clear_cache(pentad_astro_handler *PENTAD_NONNULL handler,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_erase_all(pentad_astro_handler *PENTAD_NONNULL handler,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_storage_usage(pentad_astro_handler *PENTAD_NONNULL handler,
    pentad_astro_storage_usage *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_suspend(pentad_astro_handler *PENTAD_NONNULL handler,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_resume(pentad_astro_handler *PENTAD_NONNULL handler,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const pentad_astro_help_topics *PENTAD_NONNULL pentad_astro_help_all(void);
PENTAD_API const pentad_astro_help_topic *PENTAD_NULLABLE pentad_astro_help_find(const char *PENTAD_NONNULL id);
PENTAD_API pentad_status pentad_astro_help_search(const char *PENTAD_NONNULL word,
    pentad_astro_help_topics *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_help_topics_free(pentad_astro_help_topics *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_day_containers_compute(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t from, int32_t to,
    pentad_astro_day_containers *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_moon_view_make(const pentad_astro_day_containers *PENTAD_NULLABLE days,
    pentad_astro_moon_view *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_moon_view_free(pentad_astro_moon_view *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_sun_view_make(const pentad_astro_sun_view_options *PENTAD_NONNULL options,
    const pentad_astro_day_containers *PENTAD_NULLABLE days,
    const pentad_astro_alerts *PENTAD_NULLABLE alerts,
    pentad_astro_sun_view *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_sun_view_free(pentad_astro_sun_view *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_day_view_make(const pentad_astro_day_containers *PENTAD_NONNULL days,
    pentad_astro_day_view *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_day_view_free(pentad_astro_day_view *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_day_view_compute(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t date, pentad_astro_script script,
    pentad_astro_day_view *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_location_update(pentad_astro_handler *PENTAD_NONNULL handler,
    const pentad_astro_place *PENTAD_NONNULL place,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_settings_get(pentad_astro_handler *PENTAD_NONNULL handler,
    pentad_astro_settings *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_settings_free(pentad_astro_settings *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_handler_settings_change(pentad_astro_handler *PENTAD_NONNULL handler,
    const pentad_astro_settings_change *PENTAD_NONNULL change,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
#ifdef __cplusplus
}
#endif
#if defined(__clang__)
#pragma clang diagnostic pop
#endif
#endif
