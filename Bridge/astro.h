/**
 * AstroKit: computes the Hindu calendar of a place: days, months, risings, eclipses, alerts.
 *
 * A day of the calendar is an `int32_t`, year * 10000 + month * 100 + day, of the proleptic Gregorian
 * calendar with astronomical years: year 0 is 1 BC. So the 5th of March of the year -1 is -10000 + 305
 * = -9695, and the year of a day is its division by 10000, rounded down. No day is 0. Tithis, months
 * and similar units are numbers from 1, never 0; pentad_astro_name() returns their names.
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

/** A calendar, which computes days, risings and transitions. */
typedef struct pentad_astro_calendar pentad_astro_calendar;

/** The options of a calendar. */
typedef struct pentad_astro_calendar_options {
  /** The size of this record. */
  size_t struct_size;
  /**
   * The folders of the ephemeris files, separated by `:`. NULL uses the environment variable
   * `SE_EPHE_PATH`, or else the files next to Pentad and the folder in which the system installs
   * them.
   */
  const char *PENTAD_NULLABLE ephemeris_path;
  /** The folder of the store; NULL keeps everything in memory. */
  const char *PENTAD_NULLABLE store_folder;
  /** The maximum size of positions in memory, in bytes; a year takes 30,500. 0 for 16 MiB. */
  size_t memory_limit;
  /** The source of positions. */
  pentad_astro_ephemeris ephemeris;
  /**
   * Not 0 to open a store whose folder or files belong to another user, or can be changed by other
   * users; otherwise opening it fails with PENTAD_NOT_PRIVATE.
   */
  uint32_t allows_shared_store;
  /** The session that runs the calendar's callbacks; NULL for a callback thread of the library. */
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
   * The time zone of the civil day: an IANA identifier, `UTC`, or an offset `+05:30`; NULL for
   * `utc_offset_minutes`. One of the two is required: a place without a zone is
   * PENTAD_ASTRO_INVALID_PLACE.
   */
  const char *PENTAD_NULLABLE time_zone;
  /**
   * The zone as minutes east of Greenwich, -1080 to 1080; 0 if `time_zone` is not NULL. For
   * Greenwich itself, set `time_zone` to `UTC`.
   */
  int32_t utc_offset_minutes;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_astro_place;

/** The definition of rising and setting. */
typedef enum pentad_astro_horizon_kind {
  /** The upper limb with 34' of refraction, as defined by the U.S. Naval Observatory. */
  PENTAD_ASTRO_HORIZON_KIND_UPPER_LIMB = 0,
  /** The centre of the disc with 34' of refraction. */
  PENTAD_ASTRO_HORIZON_KIND_DISC_CENTRE = 1,
  /** The geocentric centre without refraction: libswe's SE_BIT_HINDU_RISING. */
  PENTAD_ASTRO_HORIZON_KIND_HINDU = 2,
  /** The centre of the Sun 6 degrees below the horizon. */
  PENTAD_ASTRO_HORIZON_KIND_CIVIL_TWILIGHT = 3,
  /** The centre of the Sun 12 degrees below the horizon. */
  PENTAD_ASTRO_HORIZON_KIND_NAUTICAL_TWILIGHT = 4,
  /** The centre of the Sun 18 degrees below the horizon. */
  PENTAD_ASTRO_HORIZON_KIND_ASTRONOMICAL_TWILIGHT = 5,
  /** The rule that `disc`, `refraction` and `is_geocentric` define. */
  PENTAD_ASTRO_HORIZON_KIND_CUSTOM = 6,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_HORIZON_KIND_FORCE_INT32 = 0x7fffffff
} pentad_astro_horizon_kind;

/** The definition of rising and setting, with all parameters. */
typedef struct pentad_astro_horizon_rule {
  /** The size of this record. */
  size_t struct_size;
  /**
   * For PENTAD_ASTRO_HORIZON_KIND_CUSTOM, the refraction in minutes of arc, -5400 to 5400; 0 for
   * none.
   */
  double refraction;
  /** The kind of rule. */
  pentad_astro_horizon_kind kind;
  /** For PENTAD_ASTRO_HORIZON_KIND_CUSTOM, the point of the disc. */
  pentad_astro_disc disc;
  /**
   * For PENTAD_ASTRO_HORIZON_KIND_CUSTOM, not 0 to assume an observer at the Earth's centre and a
   * body on the ecliptic.
   */
  uint32_t is_geocentric;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_astro_horizon_rule;

/** The conventions on which almanacs differ. */
typedef struct pentad_astro_options {
  /** The size of this record. */
  size_t struct_size;
  /** The definition of sunrise and sunset; NULL for the upper limb with 34' of refraction. */
  const pentad_astro_horizon_rule *PENTAD_NULLABLE sunrise;
  /** The definition of moonrise and moonset; NULL for the upper limb with 34' of refraction. */
  const pentad_astro_horizon_rule *PENTAD_NULLABLE moonrise;
  /** The start and end of lunar months. */
  pentad_astro_months months;
  /** The start of a year of the Vikrama era. */
  pentad_astro_vikrama vikrama;
  /** The ayanamsa, which sets the start of the sidereal zodiac. */
  pentad_astro_ayanamsa ayanamsa;
  /** The start of a day, for the limbs that are listed with it. */
  pentad_astro_day_boundary day_boundary;
  /** The day to which a moonrise or moonset belongs. */
  pentad_astro_moon_events moon_events;
  /** The rule that names a year of the Vikrama era which begins with Chaitra. */
  pentad_astro_samvatsara_rule samvatsara_rule;
  /** The months whose pairs are the Vedic seasons. */
  pentad_astro_vedic_ritu vedic_ritu;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_astro_options;

/* ---- Names ----------------------------------------------------------------------------------- */

/** The unit that a number counts, for its name. */
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
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_UNIT_FORCE_INT32 = 0x7fffffff
} pentad_astro_unit;

/* ---- Days ------------------------------------------------------------------------------------ */

/**
 * A period that is ruled by a unit of the calendar. The record never grows: arrays of it are flat.
 */
typedef struct pentad_astro_span {
  /** The number of the unit, from 1; 0 if there is no number. */
  int32_t value;
  /** The start; it may be before the day with which the span is listed. */
  int64_t start;
  /** The end. */
  int64_t end;
} pentad_astro_span;

/** Arrays that receive one item for each day; NULL for a column that is not needed. */
typedef struct pentad_astro_day_columns {
  /** The size of this record. */
  size_t struct_size;
  /** The civil date. */
  int32_t *PENTAD_NULLABLE dates;
  /** The date's first sunrise, or PENTAD_NO_TIME. */
  int64_t *PENTAD_NULLABLE sunrises;
  /**
   * The first sunset after that sunrise. Without a sunrise, the date's first sunset, unless it ends
   * the previous date; or PENTAD_NO_TIME.
   */
  int64_t *PENTAD_NULLABLE sunsets;
  /** The Moon's first rising of the date, or PENTAD_NO_TIME. */
  int64_t *PENTAD_NULLABLE moonrises;
  /** The Moon's first setting of the date, or PENTAD_NO_TIME. */
  int64_t *PENTAD_NULLABLE moonsets;
  /** The tithi at sunrise, 1 to 30; 0 without a sunrise. */
  int32_t *PENTAD_NULLABLE tithis;
  /** The end of that tithi, or PENTAD_NO_TIME. */
  int64_t *PENTAD_NULLABLE tithi_ends;
} pentad_astro_day_columns;

/* ---- Months and years ------------------------------------------------------------------------ */

/** A date of the lunisolar calendar. */
typedef struct pentad_astro_lunar_date {
  /** The size of this record. */
  size_t struct_size;
  /** The year of the Shaka era. */
  int32_t shaka;
  /** The month's name according to the option `months`, 1 to 12. */
  int32_t month;
  /** The tithi that rules the sunrise, 1 to 30. */
  int32_t tithi;
  /** Not 0 for the intercalary month of that name. */
  uint32_t is_adhika;
} pentad_astro_lunar_date;

/* ---- Eclipses -------------------------------------------------------------------------------- */

/** A solar eclipse; a phase that does not occur is PENTAD_NO_TIME. */
typedef struct pentad_astro_solar_eclipse {
  /** The time when the axis of the shadow is closest to the Earth's centre. */
  int64_t greatest;
  /** The magnitude at the greatest eclipse, as in NASA's catalogue. */
  double magnitude;
  /** The distance of the axis from the Earth's centre, in equatorial radii, north positive. */
  double gamma;
  /** The latitude in degrees of the place of the greatest eclipse. */
  double greatest_latitude;
  /** The longitude of that place, east positive. */
  double greatest_longitude;
  /** The time when the penumbra reaches the Earth. */
  int64_t partial_start;
  /** The time when it leaves. */
  int64_t partial_end;
  /** The time when the umbra, or the cone beyond its tip, reaches the Earth. */
  int64_t umbral_start;
  /** The time when it leaves. */
  int64_t umbral_end;
  /** The time when the axis of the shadow reaches the Earth. */
  int64_t central_start;
  /** The time when it leaves. */
  int64_t central_end;
  /** The local circumstances; NULL if the eclipse is not visible, or no place was given. */
  const pentad_astro_solar_view *PENTAD_NULLABLE view;
  /** The number of the saros; 0 if libswe does not number it. */
  int32_t saros_series;
  /** The number within the saros, from 1; 0 for a saros of 0. */
  int32_t saros_member;
  /** The kind. */
  pentad_astro_solar_eclipse_kind kind;
  /** True if the axis of the shadow touches the Earth. */
  bool is_central;
  /**
   * The contacts at the place, even if the Sun is below the horizon, and its risings and settings
   * between them, in order; empty if the shadow misses the place, or no place was given.
   */
  const pentad_astro_eclipse_moment *PENTAD_NONNULL const *PENTAD_NONNULL moments;
  /** The number of items. */
  size_t moment_count;
} pentad_astro_solar_eclipse;

/** A list of solar eclipses in order. */
typedef struct pentad_astro_solar_eclipses {
  /** The eclipses. */
  const pentad_astro_solar_eclipse *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** The number of items. */
  size_t count;
} pentad_astro_solar_eclipses;

/** A lunar eclipse; a phase that does not occur is PENTAD_NO_TIME. */
typedef struct pentad_astro_lunar_eclipse {
  /** The time when the Moon is deepest in the shadow. */
  int64_t greatest;
  /** The fraction of the Moon's diameter in the umbra; above 1 when the Moon is entirely inside. */
  double umbral_magnitude;
  /** The fraction of the Moon's diameter in the penumbra. */
  double penumbral_magnitude;
  /** The distance of the Moon from the axis of the shadow, in the Earth's radii, north positive. */
  double gamma;
  /** The time when the Moon begins to enter the penumbra. */
  int64_t penumbral_start;
  /** The time when it has left it completely. */
  int64_t penumbral_end;
  /** The time when the Moon begins to enter the umbra. */
  int64_t partial_start;
  /** The time when it has left it completely. */
  int64_t partial_end;
  /** The time when the Moon is entirely in the umbra. */
  int64_t total_start;
  /** The time when it begins to leave. */
  int64_t total_end;
  /** The Moon's altitude at the greatest eclipse, in degrees; NaN if no place was given. */
  double altitude;
  /** The number of the saros; 0 if libswe does not number it. */
  int32_t saros_series;
  /** The number within the saros, from 1; 0 for a saros of 0. */
  int32_t saros_member;
  /** The kind. */
  pentad_astro_lunar_eclipse_kind kind;
  /**
   * True if the Moon is above the horizon of the place at some moment of the eclipse; false without
   * a place.
   */
  bool is_visible;
  /** The local circumstances; NULL if the eclipse is not visible, or no place was given. */
  const pentad_astro_lunar_view *PENTAD_NULLABLE view;
  /**
   * The contacts, even if the Moon is below the horizon of the place, and its risings and settings
   * between them, in order; empty if no place was given.
   */
  const pentad_astro_eclipse_moment *PENTAD_NONNULL const *PENTAD_NONNULL moments;
  /** The number of items. */
  size_t moment_count;
} pentad_astro_lunar_eclipse;

/** A list of lunar eclipses in order. */
typedef struct pentad_astro_lunar_eclipses {
  /** The eclipses. */
  const pentad_astro_lunar_eclipse *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** The number of items. */
  size_t count;
} pentad_astro_lunar_eclipses;

/* ---- Texts and pictures ---------------------------------------------------------------------- */

/** The format of a text. */
typedef enum pentad_astro_text_format {
  /** JSON: one array, with one day or event on each line. */
  PENTAD_ASTRO_TEXT_FORMAT_JSON = 0,
  /** JSON Lines: one day or event on each line. */
  PENTAD_ASTRO_TEXT_FORMAT_JSONL = 1,
  /** CSV (RFC 4180) with a header, only for days. */
  PENTAD_ASTRO_TEXT_FORMAT_CSV = 2,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_TEXT_FORMAT_FORCE_INT32 = 0x7fffffff
} pentad_astro_text_format;

/** The format options of a text. */
typedef struct pentad_astro_text_options {
  /** The size of this record. */
  size_t struct_size;
  /** The format. */
  pentad_astro_text_format format;
  /** The script of names, if there are any. */
  pentad_astro_script script;
  /** Not 0 to include the choghadiyas and the horas of a day, in JSON. */
  uint32_t with_hours;
  /**
   * Not 0 to write the times of days and horizon events in the local time of their place, with its
   * offset, as in 2026-11-21T06:28:12.345+05:30; 0 for UTC. PENTAD_MISUSE if there is no place.
   */
  uint32_t local_time;
  /**
   * The zone of the times, which are written with its offset; it overrides `local_time`. An IANA
   * identifier, `UTC`, or an offset `+05:30`; NULL to use `local_time`.
   */
  const char *PENTAD_NULLABLE time_zone;
} pentad_astro_text_options;

/** The options of an iCalendar document. */
typedef struct pentad_astro_icalendar_options {
  /** The size of this record. */
  size_t struct_size;
  /** The calendar's display name; NULL for none. */
  const char *PENTAD_NULLABLE name;
  /** The place's name, for the events' LOCATION; NULL for the coordinates only. */
  const char *PENTAD_NULLABLE place_name;
  /**
   * The zone of transitions and eclipses: an IANA identifier, `UTC`, or an offset `+05:30`; NULL
   * for UTC. Days and horizon events use the local time of their place.
   */
  const char *PENTAD_NULLABLE time_zone;
  /**
   * The creation time of the document; 0 for 2000-01-01, so that equal requests give equal
   * documents.
   */
  int64_t stamp;
  /**
   * The entries of a day: values of pentad_astro_day_entry combined with `|`; 0 for the day only.
   */
  uint32_t entries;
  /** The script of names. */
  pentad_astro_script script;
  /**
   * The number of days after which a subscriber should refresh; 0 for 7, below 0 to leave it out.
   */
  int32_t refresh_days;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_astro_icalendar_options;

/** The drawing options of a month or a day. */
typedef struct pentad_astro_picture_options {
  /** The size of this record. */
  size_t struct_size;
  /** The width in points, up to 16384; 0 for the default: 958 for a month, 760 for a day. */
  double width;
  /** The date that is marked as today; 0 for none. */
  int32_t today;
  /** The colour theme. */
  pentad_astro_theme theme;
  /** The script of names. */
  pentad_astro_script script;
  /** Not 0 to hide sunrises and sunsets in a month. */
  uint32_t hides_sun_times;
} pentad_astro_picture_options;

/* ---- The handler ----------------------------------------------------------------------------- */

/**
 * The facade of the calendar's screens: days by date from a cache or their source, alerts, settings
 * and the user's place.
 *
 * Its source is a calendar of this process, or the server of its options.
 */
typedef struct pentad_astro_handler pentad_astro_handler;

/** A request for days. */
typedef struct pentad_astro_request {
  /** The size of this record. */
  size_t struct_size;
  /** The type of request: `all` or NULL, which mean the same; there is no other type. */
  const char *PENTAD_NULLABLE type;
  /** The first civil date; 0 for today in the local time of the user's place. */
  int32_t first;
  /** The last civil date, inclusive; 0 for the 30th after the first. */
  int32_t last;
  /** Not 0 to ask the source even if the days are cached. */
  uint32_t reload;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_astro_request;

/** Days in order, with their age and origin. */
typedef struct pentad_astro_day_containers {
  /** The days. */
  const pentad_astro_day_container *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** The number of items. */
  size_t count;
  /** The time when the oldest of them came from the source. */
  int64_t stored_at;
  /** The origin of the days. */
  pentad_snapshot_origin origin;
  /**
   * True if they are stale: a newer version was requested from the source, and the request failed.
   */
  bool is_stale;
} pentad_astro_day_containers;

/**
 * Receives days of pentad_astro_handler_get_date_async() as they arrive, each once and in order.
 *
 * @param context the caller's context
 * @param rows the days, valid during the callback
 * @param count the number of days, 0 at the beginning
 * @param completed the number of days so far, including these
 * @param total the approximate total, at least `completed`; exact for days from the cache
 */
typedef void (*pentad_astro_part_callback)(
    void *PENTAD_NULLABLE context,
    const pentad_astro_day_container *PENTAD_NONNULL const *PENTAD_NONNULL rows, size_t count,
    int64_t completed, int64_t total);

/**
 * Receives an alert that is due.
 *
 * @param context the delegate's context
 * @param alert the alert, valid during the callback
 */
typedef void (*pentad_astro_alert_callback)(void *PENTAD_NULLABLE context,
                                            const pentad_astro_alert *PENTAD_NONNULL alert);

/**
 * Reports a failure.
 *
 * @param context the delegate's context
 * @param status the status of the failure
 * @param error the error, valid during the callback
 */
typedef void (*pentad_astro_failure_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                              pentad_error *PENTAD_NONNULL error);

/** A delegate that receives alerts as they come due. */
typedef struct pentad_astro_alert_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context after the last callback; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /**
   * Called with an alert that is due. The alert is removed after the callback has returned, unless
   * `keeps` is set.
   */
  pentad_astro_alert_callback PENTAD_NULLABLE did_come_due;
  /** Called if the store cannot be read: no more alerts will come. */
  pentad_astro_failure_callback PENTAD_NULLABLE did_fail;
  /**
   * Not 0 to keep an alert until pentad_astro_handler_alert_deregister(), for a program that
   * handles it later. It is not delivered again during the subscription.
   */
  uint32_t keeps;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_astro_alert_delegate;

/**
 * Reports an event without details.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 */
typedef void (*pentad_astro_event_callback)(void *PENTAD_NULLABLE context, uint64_t event);

/**
 * Reports that the days of a request were delivered.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param from the first civil date
 * @param to the last civil date
 * @param origin the origin of the days
 */
typedef void (*pentad_astro_loaded_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                             int32_t from, int32_t to,
                                             pentad_snapshot_origin origin);

/**
 * Reports that the days of a request could not be loaded.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param from the first civil date
 * @param to the last civil date
 * @param error the error, valid during the callback
 */
typedef void (*pentad_astro_load_failed_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                                  int32_t from, int32_t to,
                                                  pentad_error *PENTAD_NONNULL error);

/**
 * Reports that days of a civil month were added to the cache.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param year the year
 * @param month the month, 1 to 12
 */
typedef void (*pentad_astro_month_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                            int32_t year, int32_t month);

/**
 * Reports that the cache was cleared.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param is_damage true if it was damaged; false if clearing it was requested
 */
typedef void (*pentad_astro_cache_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                            bool is_damage);

/**
 * Reports that a damaged store was rebuilt.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param rows_kept the number of alerts and settings that were recovered
 * @param is_partial true if some could not be recovered
 */
typedef void (*pentad_astro_recovery_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                               int64_t rows_kept, bool is_partial);

/**
 * Reports that the store could not be written.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param error the error, valid during the callback
 */
typedef void (*pentad_astro_store_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                            pentad_error *PENTAD_NONNULL error);

/**
 * Reports an event of an alert.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param id the id of the alert
 */
typedef void (*pentad_astro_alert_event_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                                  int64_t id);

/** A delegate that receives the events of a handler. */
typedef struct pentad_astro_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context after the last callback; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** The days of a request were delivered. */
  pentad_astro_loaded_callback PENTAD_NULLABLE did_load_days;
  /** The days of a request could not be loaded. */
  pentad_astro_load_failed_callback PENTAD_NULLABLE did_fail_to_load_days;
  /** Days of a civil month were added to the cache. */
  pentad_astro_month_callback PENTAD_NULLABLE did_cache_month;
  /** The cache was cleared. */
  pentad_astro_cache_callback PENTAD_NULLABLE did_reset_cache;
  /** A damaged store was rebuilt. */
  pentad_astro_recovery_callback PENTAD_NULLABLE did_recover_store;
  /** The store could not be written: the data is only in memory. */
  pentad_astro_store_callback PENTAD_NULLABLE store_did_fail;
  /** The place for which days are computed has changed. */
  pentad_astro_event_callback PENTAD_NULLABLE did_change_location;
  /** The place is far from the one of the last such event. */
  pentad_astro_event_callback PENTAD_NULLABLE did_move_far;
  /** An alert was registered. */
  pentad_astro_alert_event_callback PENTAD_NULLABLE did_register_alert;
  /** An alert came due and was delivered. */
  pentad_astro_alert_event_callback PENTAD_NULLABLE alert_did_come_due;
  /** An alert was removed on request. */
  pentad_astro_alert_event_callback PENTAD_NULLABLE did_remove_alert;
  /** Settings other than the place have changed. */
  pentad_astro_event_callback PENTAD_NULLABLE did_change_settings;
  /** All stored data was erased, including alerts and settings. */
  pentad_astro_event_callback PENTAD_NULLABLE did_erase;
  /** Events were lost because the delegate was too slow: reload everything. */
  pentad_astro_event_callback PENTAD_NULLABLE did_reset;
} pentad_astro_delegate;

/** The options of a handler. */
typedef struct pentad_astro_handler_options {
  /** The size of this record. */
  size_t struct_size;
  /** The folder of the store; NULL for the calendar's store, or memory if the calendar has none. */
  const char *PENTAD_NULLABLE store_folder;
  /**
   * The delegate for all events from the opening on, including those of a damaged store; NULL for
   * none.
   */
  const pentad_astro_delegate *PENTAD_NULLABLE delegate;
  /**
   * The URL of an `apiv2.php` that provides the days instead of the calendar; NULL for the
   * calendar. The names of months and the conventions are then the server's.
   */
  const char *PENTAD_NULLABLE server;
  /** The network options; NULL for the defaults. They are ignored without `server`. */
  const pentad_network_options *PENTAD_NULLABLE network;
  /**
   * Not 0 to open a store whose folder or files belong to another user, or can be changed by other
   * users; otherwise opening it fails with PENTAD_NOT_PRIVATE.
   */
  uint32_t allows_shared_store;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
  /** The session that runs the handler's callbacks; NULL for a callback thread of the library. */
  pentad_session *PENTAD_NULLABLE session;
} pentad_astro_handler_options;

/** A setting that can be reset to its initial value; the values can be combined with `|`. */
typedef enum pentad_astro_setting {
  /** Remove the place and the reference place for distances. */
  PENTAD_ASTRO_SETTING_LOCATION = 1,
  /** Remove the date of the sun view. */
  PENTAD_ASTRO_SETTING_SUNVIEW_DATE = 2,
  /** Remove the server address. */
  PENTAD_ASTRO_SETTING_ENDPOINT = 4,
  /** Restore the default conventions. */
  PENTAD_ASTRO_SETTING_OPTIONS = 8,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_ASTRO_SETTING_FORCE_INT32 = 0x7fffffff
} pentad_astro_setting;

/** A change of settings. */
typedef struct pentad_astro_settings_change {
  /** The size of this record. */
  size_t struct_size;
  /** The new place; NULL keeps the present one. */
  const pentad_astro_place *PENTAD_NULLABLE location;
  /** The new conventions; NULL keeps the present ones. */
  const pentad_astro_options *PENTAD_NULLABLE options;
  /** The new server address; NULL keeps the present one. */
  const char *PENTAD_NULLABLE endpoint;
  /** The new date of the sun view; 0 keeps the present one. */
  int32_t sunview_date;
  /**
   * Values of pentad_astro_setting, for the settings to reset before the other changes; 0 for none.
   */
  uint32_t cleared;
} pentad_astro_settings_change;

/** The content of the sun view. */
typedef struct pentad_astro_sun_view_options {
  /** The size of this record. */
  size_t struct_size;
  /**
   * The zone that determines the date of an alert; NULL for the zone of the first day, or UTC
   * without days.
   */
  const char *PENTAD_NULLABLE time_zone;
  /** The month's year. */
  int32_t year;
  /** 1 to 12. */
  int32_t month;
  /** The weekday with which a week begins, 1 to 7 from Sunday; 0 for Sunday. */
  int32_t first_vara;
  /** The date of today; 0 for none. */
  int32_t today;
  /** The selected date; 0 for none. */
  int32_t selected;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_astro_sun_view_options;
