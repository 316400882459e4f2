/**
 * AstroKit: the Hindu calendar of a place, computed: days, months, risings, eclipses, alerts.
 *
 * A day of the calendar is an `int32_t`, year * 10000 + month * 100 + day, of the proleptic Gregorian
 * calendar with astronomical years: year 0 is 1 BC. So the 5th of March of the year -1 is -10000 + 305
 * = -9695, and the year of a day is its division by 10000, rounded down. No day is 0. A tithi, a month
 * and the like are numbers from 1, and 0 is none of them; pentad_astro_name() has their names.
 *
 * A program that prints the tithi at a sunrise:
 *
 * @code{.c}
 * #include <pentad/astro.h>
 * #include <stdio.h>
 *
 * static int fail(pentad_error *error) {
 *   fprintf(stderr, "%s\n", pentad_error_message(error));
 *   pentad_error_free(error);
 *   return 1;
 * }
 *
 * int main(void) {
 *   pentad_astro_place place = PENTAD_ASTRO_PLACE_INIT;
 *   pentad_astro_calendar *calendar;
 *   pentad_astro_day *day;
 *   pentad_error *error;
 *   place.latitude = 23.1765;
 *   place.longitude = 75.7885;
 *   place.time_zone = "Asia/Kolkata";
 *   if (pentad_astro_calendar_open(NULL, &calendar, &error)) return fail(error);
 *   if (pentad_astro_day_compute(calendar, &place, NULL, 20261108, &day, &error)) return fail(error);
 *   printf("%s\n", pentad_astro_name(PENTAD_ASTRO_UNIT_TITHI, day->udaya_tithi,
 *                                    PENTAD_ASTRO_SCRIPT_ENGLISH));
 *   pentad_astro_day_free(day);
 *   pentad_astro_calendar_free(calendar);
 * }
 * @endcode
 */

/* ---- Times, places, options ------------------------------------------------------------------ */

/** A calendar: it computes days, risings, transitions. */
typedef struct pentad_astro_calendar pentad_astro_calendar;

/** Options of a calendar. */
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

/** A place on Earth. */
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

/** What rising and setting mean, in full. */
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

/** The questions on which almanacs differ. */
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

/* ---- Names ----------------------------------------------------------------------------------- */

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

/* ---- Days ------------------------------------------------------------------------------------ */

/** A time for which something rules. It never grows: arrays of it are flat. */
typedef struct pentad_astro_span {
  /** The number of what rules, from 1; 0 where there is nothing to number. */
  int32_t value;
  /** When it begins; it may be before the day with which it is listed. */
  int64_t start;
  /** When it ends. */
  int64_t end;
} pentad_astro_span;

/** Arrays that receive one item a day; NULL where it is not wanted. */
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

/* ---- Months and years ------------------------------------------------------------------------ */

/** A date of the lunisolar calendar. */
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

/* ---- Eclipses -------------------------------------------------------------------------------- */

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

/* ---- Texts and pictures ---------------------------------------------------------------------- */

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

/** Options of a text. */
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

/** Options of an iCalendar document. */
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

/** Options of a picture of a month or a day. */
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

/* ---- The handler ----------------------------------------------------------------------------- */

/**
 * The front door of the calendar's screens: days by date from a cache or their source, alerts, settings
 * and the place of the user.
 *
 * Its source is a calendar of this process, or the server of its options.
 */
typedef struct pentad_astro_handler pentad_astro_handler;

/** Which days are wanted. */
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

/** Who hears of alerts as they come due. */
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

/** Who hears of what happens to a handler. */
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

/** Options of a handler. */
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

/** What is to be changed of the settings. */
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

/** What the sun view shows. */
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
