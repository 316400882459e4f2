/* Checks the calendar's functions with good and with bad input: the days of the common fixture,
 * which Swift and Python check too; NULL, malformed text, numbers out of bounds, records of other
 * versions; asynchronous calls, a fork, the shutdown. No call may crash, fail without an error, or
 * leak. (Built with gcc: clang reads the header's nullability, and warns about many of these
 * calls.) */
#include "check.h"

#include <math.h>

static pentad_astro_calendar *calendar;

/* ---- The fixture ------------------------------------------------------------------------------- */

static const char *next_number;
static int differences;

/* A number of the fixture; a time, which is a large one, may be rounded in another way elsewhere. */
static void expect(const char *what, int64_t found) {
  char *end;
  const long long expected = strtoll(next_number, &end, 10);
  const long long slack = llabs(expected) > 1000000000LL ? 2 : 0;
  if (end == next_number || llabs(expected - (long long)found) > slack) {
    if (differences++ < 5) printf("  %s is %lld, not %lld\n", what, (long long)found, expected);
  }
  next_number = end;
}

static void expect_spans(const char *what, const pentad_astro_span *spans, size_t count) {
  size_t i;
  expect(what, (int64_t)count);
  for (i = 0; i < count; i++) {
    expect(what, spans[i].value);
    expect(what, spans[i].start);
    expect(what, spans[i].end);
  }
}

static void expect_times(const char *what, const int64_t *times, size_t count) {
  size_t i;
  expect(what, (int64_t)count);
  for (i = 0; i < count; i++) expect(what, times[i]);
}

static void expect_muhurtas(const pentad_astro_muhurtas *it) {
  expect_spans("rahu_kala", it->rahu_kala, it->rahu_kala != NULL);
  expect_spans("yamaganda", it->yamaganda, it->yamaganda != NULL);
  expect_spans("gulika", it->gulika, it->gulika != NULL);
  expect_spans("abhijit", it->abhijit, it->abhijit != NULL);
  expect_spans("brahma", it->brahma, it->brahma != NULL);
  expect_spans("durmuhurtas", it->durmuhurtas, it->durmuhurta_count);
  expect_spans("varjyas", it->varjyas, it->varjya_count);
  expect_spans("amritas", it->amritas, it->amrita_count);
  expect_spans("choghadiyas", it->choghadiyas, it->choghadiya_count);
  expect_spans("horas", it->horas, it->hora_count);
}

static void expect_day(const pentad_astro_day *day) {
  size_t i;
  expect("date", day->date);
  expect("vara", day->vara);
  expect("start", day->start);
  expect("end", day->end);
  expect("civil_start", day->horizon->civil_start);
  expect("civil_end", day->horizon->civil_end);
  expect("previous_sunset", day->horizon->previous_sunset);
  expect("sunrise", day->horizon->sunrise);
  expect("sunset", day->horizon->sunset);
  expect("next_sunrise", day->horizon->next_sunrise);
  expect_times("moonrises", day->horizon->moonrises, day->horizon->moonrise_count);
  expect_times("moonsets", day->horizon->moonsets, day->horizon->moonset_count);
  expect("sun_state", day->horizon->sun_state);
  expect("moon_state", day->horizon->moon_state);
  expect_spans("tithis", day->tithis, day->tithi_count);
  expect_spans("nakshatras", day->nakshatras, day->nakshatra_count);
  expect_spans("padas", day->padas, day->pada_count);
  expect_spans("yogas", day->yogas, day->yoga_count);
  expect_spans("karanas", day->karanas, day->karana_count);
  expect_spans("moon_rashis", day->moon_rashis, day->moon_rashi_count);
  expect("sun_rashi", day->sun_rashi);
  expect("sankranti", day->sankranti);
  expect("udaya_tithi", day->udaya_tithi);
  expect("is_vriddhi", day->is_vriddhi);
  expect("kshaya_tithis", (int64_t)day->kshaya_tithi_count);
  for (i = 0; i < day->kshaya_tithi_count; i++) expect("kshaya_tithis", day->kshaya_tithis[i]);
  expect("amanta", day->masa->amanta);
  expect("purnimanta", day->masa->purnimanta);
  expect("is_adhika", day->masa->is_adhika);
  expect("is_kshaya", day->masa->is_kshaya);
  expect("masa_name", day->masa_name);
  expect("paksha", day->paksha);
  expect("shaka", day->samvat->shaka);
  expect("vikrama", day->samvat->vikrama);
  expect("kali", day->samvat->kali);
  expect("southern", day->samvat->southern_samvatsara);
  expect("northern", day->samvat->northern_samvatsara);
  expect("ritu", day->season->ritu);
  expect("vedic_ritu", day->season->vedic_ritu);
  expect("ayana", day->season->ayana);
  expect("vedic_ayana", day->season->vedic_ayana);
  expect_muhurtas(day->muhurtas);
  expect_spans("running_samvatsara", day->running_samvatsara, 1);
}

/* The columns contain the same values as the day's record. */
static void compare_columns(const pentad_astro_place *place, const pentad_astro_options *options,
                            const pentad_astro_day *day) {
  const pentad_astro_day_horizon *const sky = day->horizon;
  pentad_astro_day_columns columns = PENTAD_ASTRO_DAY_COLUMNS_INIT;
  int64_t sunrise, sunset, moonrise, moonset, tithi_end;
  int32_t date, tithi;
  columns.dates = &date;
  columns.sunrises = &sunrise;
  columns.sunsets = &sunset;
  columns.moonrises = &moonrise;
  columns.moonsets = &moonset;
  columns.tithis = &tithi;
  columns.tithi_ends = &tithi_end;
  status = pentad_astro_days_fill(calendar, place, options, day->date, 1, &columns, &error);
  if (status != PENTAD_OK) show("the columns of a day");
  HOLDS(date == day->date);
  HOLDS(llabs((long long)(sunrise - sky->sunrise)) <= 1);
  HOLDS(llabs((long long)(sunset - sky->sunset)) <= 1);
  HOLDS(sky->moonrise_count == 0 ? moonrise == PENTAD_NO_TIME
                                 : llabs((long long)(moonrise - sky->moonrises[0])) <= 1);
  HOLDS(sky->moonset_count == 0 ? moonset == PENTAD_NO_TIME
                                : llabs((long long)(moonset - sky->moonsets[0])) <= 1);
  HOLDS(tithi == day->udaya_tithi);
  HOLDS((tithi == 0) == (tithi_end == PENTAD_NO_TIME));
}

static void fixture(void) {
  static char line[32768];
  int days = 0;
  FILE *const file = fopen("../Fixtures/astro-days.tsv", "r");
  if (!file) {
    printf("there is no fixture\n");
    return;
  }
  while (fgets(line, sizeof line, file)) {
    char name[32], zone[32];
    int sunrise, months, vikrama, ayanamsa, boundary, date, length;
    pentad_astro_place place = PENTAD_ASTRO_PLACE_INIT;
    pentad_astro_options options = PENTAD_ASTRO_OPTIONS_INIT;
    pentad_astro_horizon_rule rule = PENTAD_ASTRO_HORIZON_RULE_INIT;
    pentad_astro_day *day;
    if (line[0] == '#') continue;
    if (sscanf(line, "%31s %lf %lf %lf %31s %d %d %d %d %d %d %n", name, &place.latitude,
               &place.longitude, &place.elevation, zone, &sunrise, &months, &vikrama, &ayanamsa,
               &boundary, &date, &length) != 11) {
      printf("the fixture is malformed\n");
      break;
    }
    place.time_zone = zone;
    rule.kind = (pentad_astro_horizon_kind)sunrise;
    options.sunrise = &rule;
    options.months = (pentad_astro_months)months;
    options.vikrama = (pentad_astro_vikrama)vikrama;
    options.ayanamsa = (pentad_astro_ayanamsa)ayanamsa;
    options.day_boundary = (pentad_astro_day_boundary)boundary;
    status = pentad_astro_day_compute(calendar, &place, &options, date, &day, &error);
    if (status != PENTAD_OK) {
      show(name);
      continue;
    }
    next_number = line + length;
    differences = 0;
    expect_day(day);
    if (differences) printf("%s %d: %d differences\n", name, date, differences);
    compare_columns(&place, &options, day);
    pentad_astro_day_free(day);
    days++;
  }
  fclose(file);
  printf("%d days of the fixture\n", days);
}

/* ---- NULL -------------------------------------------------------------------------------------- */

static void null_days(void) {
  const pentad_astro_place place = ujjain();
  const pentad_astro_day_columns none = PENTAD_ASTRO_DAY_COLUMNS_INIT;
  pentad_astro_calendar *opened = (pentad_astro_calendar *)&status;
  pentad_astro_day *day = (pentad_astro_day *)&status;
  pentad_astro_days *days;
  SHOW(pentad_astro_calendar_open(NULL, NULL, &error));
  SHOW(pentad_astro_calendar_open_async(NULL, NULL, NULL, NULL, NULL, &error));
  SHOW(pentad_astro_calendar_open_async(NULL, &opened, NULL, NULL, NULL, &error));
  HOLDS(opened == NULL);
  SHOW(pentad_astro_day_compute(NULL, &place, NULL, 20261121, &day, &error));
  HOLDS(day == NULL);
  SHOW(pentad_astro_day_compute(calendar, NULL, NULL, 20261121, &day, &error));
  SHOW(pentad_astro_day_compute(calendar, &place, NULL, 20261121, NULL, &error));
  SHOW(pentad_astro_days_compute(NULL, &place, NULL, 20261121, 20261122, &days, &error));
  SHOW(pentad_astro_days_compute(calendar, &place, NULL, 20261121, 20261122, NULL, &error));
  SHOW(pentad_astro_days_compute_async(calendar, &place, NULL, 20261121, 20261122, NULL, NULL, NULL,
                                       NULL, &error));
  SHOW(pentad_astro_days_fill(calendar, &place, NULL, 20261121, 1, NULL, &error));
  SHOW(pentad_astro_days_fill(NULL, &place, NULL, 20261121, 1, &none, &error));
  SHOW(pentad_astro_days_fill(calendar, &place, NULL, 20261121, 1, &none, &error));
}

static void null_months(void) {
  const pentad_astro_place place = ujjain();
  pentad_astro_lunar_date lunar = PENTAD_ASTRO_LUNAR_DATE_INIT;
  pentad_astro_month *month;
  pentad_astro_masa_grid *grid;
  pentad_astro_lunar_year *year;
  size_t count;
  SHOW(pentad_astro_month_compute(NULL, &place, NULL, 2026, 11, 1, &month, &error));
  SHOW(pentad_astro_month_compute(calendar, &place, NULL, 2026, 11, 1, NULL, &error));
  SHOW(pentad_astro_masa_grid_compute(calendar, NULL, NULL, 1948, 8, false, &grid, &error));
  SHOW(pentad_astro_masa_grid_compute(calendar, &place, NULL, 1948, 8, false, NULL, &error));
  SHOW(pentad_astro_lunar_year_compute(NULL, NULL, 1948, &year, &error));
  SHOW(pentad_astro_lunar_year_compute(calendar, NULL, 1948, NULL, &error));
  SHOW(pentad_astro_lunar_date_get(calendar, &place, NULL, 20261121, NULL, &error));
  SHOW(pentad_astro_lunar_date_get(NULL, &place, NULL, 20261121, &lunar, &error));
  SHOW(pentad_astro_civil_dates_fill(calendar, &place, NULL, NULL, NULL, 0, &count, &error));
  SHOW(pentad_astro_civil_dates_fill(calendar, &place, NULL, &lunar, NULL, 0, NULL, &error));
  SHOW(pentad_astro_civil_dates_fill(calendar, &place, NULL, &lunar, NULL, 1, &count, &error));
  SHOW(pentad_astro_tithi_find(calendar, NULL, NULL, NULL, NULL, &error));
}

static void null_moments(void) {
  const pentad_astro_place place = ujjain();
  const pentad_astro_transition_kind tithi = PENTAD_ASTRO_TRANSITION_KIND_TITHI;
  const pentad_astro_ayanamsa lahiri = PENTAD_ASTRO_AYANAMSA_LAHIRI;
  const pentad_astro_body sun = PENTAD_ASTRO_BODY_SUN;
  size_t count;
  SHOW(pentad_astro_transitions_fill(calendar, tithi, lahiri, 0, 1, NULL, NULL, 0, NULL, &error));
  SHOW(pentad_astro_transitions_fill(NULL, tithi, lahiri, 0, 1, NULL, NULL, 0, &count, &error));
  SHOW(pentad_astro_transition_next(NULL, tithi, lahiri, 0, NULL, NULL, &error));
  SHOW(pentad_astro_transition_previous(NULL, tithi, lahiri, 0, NULL, NULL, &error));
  SHOW(pentad_astro_transition_next(calendar, tithi, lahiri, 0, NULL, NULL, &error));
  SHOW(pentad_astro_horizon_events_fill(calendar, NULL, NULL, sun, 0, 0, 1, NULL, NULL, NULL, 0,
                                        &count, &error));
  SHOW(pentad_astro_horizon_events_fill(calendar, &place, NULL, sun, 0, 0, 1, NULL, NULL, NULL, 0,
                                        NULL, &error));
  SHOW(pentad_astro_horizon_event_next(NULL, &place, NULL, sun, PENTAD_ASTRO_HORIZON_EVENT_RISE, 0, NULL, NULL,
                                       &error));
  SHOW(pentad_astro_horizon_event_previous(calendar, NULL, NULL, sun, PENTAD_ASTRO_HORIZON_EVENT_RISE, 0, NULL,
                                           NULL, &error));
}

/* ---- Bad input --------------------------------------------------------------------------------- */

static void day_at(const char *what, const pentad_astro_place *place) {
  pentad_astro_day *day;
  status = pentad_astro_day_compute(calendar, place, NULL, 20261121, &day, &error);
  pentad_astro_day_free(day);
  show(what);
}

static void bad_places(void) {
  pentad_astro_place place = ujjain();
  place.latitude = NAN;
  day_at("latitude NaN", &place);
  place.latitude = 91;
  day_at("latitude 91", &place);
  place.latitude = 90;
  place.longitude = -INFINITY;
  day_at("longitude -inf", &place);
  place.longitude = 180.5;
  day_at("longitude 180.5", &place);
  place.longitude = -180;
  place.elevation = 1e9;
  day_at("elevation 1e9", &place);
  place.elevation = 0;
  day_at("the pole", &place);
  place.time_zone = "Asia/Atlantis";
  day_at("an unknown zone", &place);
  place.time_zone = "";
  day_at("an empty zone", &place);
  place.time_zone = "+25:00";
  day_at("a zone too far away", &place);
  place.time_zone = "Asia/\xffKolkata";
  day_at("a zone that is not UTF-8", &place);
  place.time_zone = "UTC";
  place.utc_offset_minutes = 330;
  day_at("two zones", &place);
  place.time_zone = NULL;
  day_at("an offset", &place);
  place.utc_offset_minutes = 1081;
  day_at("an offset too large", &place);
  place.utc_offset_minutes = 0;
  day_at("no zone", &place);
  place.time_zone = "UTC";
  place.struct_size = 0;
  day_at("struct_size 0", &place);
  place.struct_size = sizeof place + 4096;
  day_at("struct_size too long", &place);
  /* No version of it was as short. */
  place.struct_size = offsetof(pentad_astro_place, elevation);
  day_at("struct_size too short", &place);
}

static void day_by(const char *what, const pentad_astro_options *options) {
  const pentad_astro_place place = ujjain();
  pentad_astro_day *day;
  status = pentad_astro_day_compute(calendar, &place, options, 20261121, &day, &error);
  pentad_astro_day_free(day);
  show(what);
}

static void bad_options(void) {
  pentad_astro_options options = PENTAD_ASTRO_OPTIONS_INIT;
  pentad_astro_horizon_rule rule = PENTAD_ASTRO_HORIZON_RULE_INIT;
  pentad_astro_calendar_options opening = PENTAD_ASTRO_CALENDAR_OPTIONS_INIT;
  pentad_astro_calendar *other = NULL;
  options.months = (pentad_astro_months)2;
  day_by("months 2", &options);
  options.months = PENTAD_ASTRO_MONTHS_AMANTA;
  options.vikrama = (pentad_astro_vikrama)2;
  day_by("vikrama 2", &options);
  options.vikrama = PENTAD_ASTRO_VIKRAMA_CHAITRADI;
  options.ayanamsa = (pentad_astro_ayanamsa)-1;
  day_by("ayanamsa -1", &options);
  options.ayanamsa = PENTAD_ASTRO_AYANAMSA_LAHIRI;
  options.day_boundary = (pentad_astro_day_boundary)7;
  day_by("day_boundary 7", &options);
  options.day_boundary = PENTAD_ASTRO_DAY_BOUNDARY_SUNRISE;
  options.samvatsara_rule = (pentad_astro_samvatsara_rule)3;
  day_by("samvatsara_rule 3", &options);
  options.samvatsara_rule = PENTAD_ASTRO_SAMVATSARA_RULE_ANNOUNCED;
  options.vedic_ritu = (pentad_astro_vedic_ritu)3;
  day_by("vedic_ritu 3", &options);
  options.vedic_ritu = PENTAD_ASTRO_VEDIC_RITU_LUNAR_MONTHS;
  options.moon_events = (pentad_astro_moon_events)2;
  day_by("moon_events 2", &options);
  options.moon_events = PENTAD_ASTRO_MOON_EVENTS_SUNRISE;
  day_by("moon_events of the day from sunrise", &options);
  options.moon_events = PENTAD_ASTRO_MOON_EVENTS_CIVIL;
  options.sunrise = &rule;
  rule.kind = (pentad_astro_horizon_kind)99;
  day_by("sunrise->kind 99", &options);
  rule.kind = PENTAD_ASTRO_HORIZON_KIND_CUSTOM;
  rule.disc = (pentad_astro_disc)3;
  day_by("sunrise->disc 3", &options);
  rule.disc = PENTAD_ASTRO_DISC_LOWER_LIMB;
  rule.refraction = NAN;
  day_by("sunrise->refraction NaN", &options);
  rule.refraction = 30;
  day_by("a rule of one's own", &options);
  rule.struct_size = 12;
  day_by("sunrise->struct_size 12", &options);
  options.struct_size = 4;
  day_by("options->struct_size 4", &options);
  opening.ephemeris = (pentad_astro_ephemeris)2;
  SHOW(pentad_astro_calendar_open(&opening, &other, &error));
  opening.ephemeris = PENTAD_ASTRO_EPHEMERIS_SWISS;
  opening.ephemeris_path = "\xc3(";
  SHOW(pentad_astro_calendar_open(&opening, &other, &error));
  opening.ephemeris_path = NULL;
  opening.memory_limit = SIZE_MAX;
  SHOW(pentad_astro_calendar_open(&opening, &other, &error));
  HOLDS(other == NULL);
}

static void bad_dates(void) {
  const pentad_astro_place place = ujjain();
  const int32_t dates[] = {0, 20230229, 20231301, -1, INT32_MIN, INT32_MAX};
  pentad_astro_day_columns columns = PENTAD_ASTRO_DAY_COLUMNS_INIT;
  pentad_astro_day *day;
  pentad_astro_days *days;
  pentad_astro_month *month;
  int64_t sunrise = 7;
  size_t i;
  for (i = 0; i < sizeof dates / sizeof *dates; i++) {
    printf("%d: ", (int)dates[i]);
    SHOW(pentad_astro_day_compute(calendar, &place, NULL, dates[i], &day, &error));
  }
  SHOW(pentad_astro_days_compute(calendar, &place, NULL, 20261122, 20261121, &days, &error));
  HOLDS(days == NULL);
  SHOW(pentad_astro_days_compute(calendar, &place, NULL, 10101, 99991231, &days, &error));
  columns.sunrises = &sunrise;
  SHOW(pentad_astro_days_fill(calendar, &place, NULL, 20261121, 0, &columns, &error));
  HOLDS(sunrise == 7);
  SHOW(pentad_astro_days_fill(calendar, &place, NULL, 20261121, SIZE_MAX, &columns, &error));
  SHOW(pentad_astro_days_fill(calendar, &place, NULL, 20261121, 1000001, &columns, &error));
  HOLDS(sunrise == 7);
  columns.struct_size = sizeof columns + 4096;
  SHOW(pentad_astro_days_fill(calendar, &place, NULL, 20261121, 1, &columns, &error));
  SHOW(pentad_astro_month_compute(calendar, &place, NULL, 2026, 13, 1, &month, &error));
  SHOW(pentad_astro_month_compute(calendar, &place, NULL, 2026, 11, 8, &month, &error));
  SHOW(pentad_astro_month_compute(calendar, &place, NULL, INT32_MAX, 11, 1, &month, &error));
}

static void bad_lunar_dates(void) {
  const pentad_astro_place place = ujjain();
  pentad_astro_lunar_date lunar = PENTAD_ASTRO_LUNAR_DATE_INIT;
  pentad_astro_lunar_year *year;
  pentad_astro_masa_grid *grid;
  size_t count;
  int32_t dates[4];
  lunar.shaka = 1948;
  lunar.month = 13;
  lunar.tithi = 1;
  SHOW(pentad_astro_tithi_find(calendar, NULL, &lunar, NULL, NULL, &error));
  lunar.month = 8;
  lunar.tithi = 31;
  SHOW(pentad_astro_tithi_find(calendar, NULL, &lunar, NULL, NULL, &error));
  lunar.tithi = 12;
  lunar.is_adhika = 1;
  SHOW(pentad_astro_tithi_find(calendar, NULL, &lunar, NULL, NULL, &error));
  SHOW(pentad_astro_civil_dates_fill(calendar, &place, NULL, &lunar, dates, 4, &count, &error));
  HOLDS(count == 0);
  lunar.shaka = INT32_MIN;
  SHOW(pentad_astro_tithi_find(calendar, NULL, &lunar, NULL, NULL, &error));
  lunar.struct_size = 3;
  SHOW(pentad_astro_tithi_find(calendar, NULL, &lunar, NULL, NULL, &error));
  SHOW(pentad_astro_lunar_date_get(calendar, &place, NULL, 20261121, &lunar, &error));
  SHOW(pentad_astro_lunar_year_compute(calendar, NULL, INT32_MAX, &year, &error));
  SHOW(pentad_astro_masa_grid_compute(calendar, &place, NULL, 1948, 0, false, &grid, &error));
  SHOW(pentad_astro_masa_grid_compute(calendar, &place, NULL, 1948, 8, true, &grid, &error));
}

static void bad_moments(void) {
  const pentad_astro_place place = ujjain();
  const pentad_astro_transition_kind tithi = PENTAD_ASTRO_TRANSITION_KIND_TITHI;
  const pentad_astro_ayanamsa lahiri = PENTAD_ASTRO_AYANAMSA_LAHIRI;
  const pentad_astro_body sun = PENTAD_ASTRO_BODY_SUN;
  const int64_t never = PENTAD_NO_TIME;
  int64_t time = 7;
  size_t count = 7;
  SHOW(pentad_astro_transitions_fill(calendar, tithi, lahiri, 1, 0, NULL, NULL, 0, &count, &error));
  HOLDS(count == 0);
  SHOW(pentad_astro_transitions_fill(calendar, tithi, lahiri, never, 0, NULL, NULL, 0, &count,
                                     &error));
  SHOW(pentad_astro_transitions_fill(calendar, tithi, lahiri, 0, INT64_MAX, NULL, NULL, 0, &count,
                                     &error));
  SHOW(pentad_astro_transitions_fill(calendar, (pentad_astro_transition_kind)10, lahiri, 0, 1, NULL,
                                     NULL, 0, &count, &error));
  SHOW(pentad_astro_transition_next(calendar, tithi, (pentad_astro_ayanamsa)10, 0, NULL, NULL,
                                    &error));
  SHOW(pentad_astro_transition_next(calendar, tithi, lahiri, never, &time, NULL, &error));
  HOLDS(time == never);
  SHOW(pentad_astro_transition_next(calendar, tithi, lahiri, INT64_MAX, NULL, NULL, &error));
  SHOW(pentad_astro_transition_previous(calendar, tithi, lahiri, -INT64_MAX, NULL, NULL, &error));
  SHOW(pentad_astro_horizon_events_fill(calendar, &place, NULL, (pentad_astro_body)2, 0, 0, 1, NULL,
                                        NULL, NULL, 0, &count, &error));
  SHOW(pentad_astro_horizon_events_fill(calendar, &place, NULL, sun, 16, 0, 1, NULL, NULL, NULL, 0,
                                        &count, &error));
  SHOW(pentad_astro_horizon_event_next(calendar, &place, NULL, sun, (pentad_astro_horizon_event)3,
                                       0, NULL, NULL, &error));
  SHOW(pentad_astro_horizon_event_next(calendar, &place, NULL, sun, PENTAD_ASTRO_HORIZON_EVENT_RISE, INT64_MAX,
                                       NULL, NULL, &error));
}

/* ---- Good input -------------------------------------------------------------------------------- */

#define NOVEMBER 1793491200000LL /* 2026-11-01T00:00:00Z */
#define DAY 86400000LL

static void lists(void) {
  const pentad_astro_place place = ujjain();
  const pentad_astro_transition_kind tithi = PENTAD_ASTRO_TRANSITION_KIND_TITHI;
  const pentad_astro_ayanamsa lahiri = PENTAD_ASTRO_AYANAMSA_LAHIRI;
  int64_t times[64], time;
  int32_t values[64], value;
  pentad_astro_horizon_event kinds[64];
  double azimuths[64], azimuth;
  size_t count, i;
  SHOW(pentad_astro_transitions_fill(calendar, tithi, lahiri, NOVEMBER, NOVEMBER + 30 * DAY, times,
                                     values, 64, &count, &error));
  printf("%d tithis", (int)count);
  for (i = 0; i < count; i++) printf(" %d", (int)values[i]);
  printf("\n");
  for (i = 1; i < count; i++) HOLDS(times[i - 1] < times[i]);
  SHOW(pentad_astro_transition_next(calendar, tithi, lahiri, times[3], &time, &value, &error));
  HOLDS(llabs((long long)(time - times[3])) <= 1 ? value == values[3] : value == values[4]);
  SHOW(pentad_astro_transition_previous(calendar, tithi, lahiri, times[3] - 1, &time, &value,
                                        &error));
  HOLDS(llabs((long long)(time - times[2])) <= 1 && value == values[2]);
  times[1] = 7;
  SHOW(pentad_astro_transitions_fill(calendar, tithi, lahiri, NOVEMBER, NOVEMBER + 30 * DAY, times,
                                     NULL, 1, &count, &error));
  printf("%d, of which one was written\n", (int)count);
  HOLDS(times[1] == 7);
  SHOW(pentad_astro_horizon_events_fill(calendar, &place, NULL, PENTAD_ASTRO_BODY_MOON,
                                        PENTAD_ASTRO_HORIZON_EVENT_RISE | PENTAD_ASTRO_HORIZON_EVENT_SET, NOVEMBER,
                                        NOVEMBER + 5 * DAY, times, kinds, azimuths, 64, &count,
                                        &error));
  for (i = 0; i < count; i++) {
    /* In the east, and in the west. */
    const double from = kinds[i] == PENTAD_ASTRO_HORIZON_EVENT_RISE ? 50 : 230;
    printf("%s%d", i ? " " : "", (int)kinds[i]);
    HOLDS(from < azimuths[i] && azimuths[i] < from + 80);
  }
  printf("\n");
  SHOW(pentad_astro_horizon_event_next(calendar, &place, NULL, PENTAD_ASTRO_BODY_MOON, kinds[0],
                                       NOVEMBER, &time, &azimuth, &error));
  HOLDS(llabs((long long)(time - times[0])) <= 1 && fabs(azimuth - azimuths[0]) < 1e-3);
  SHOW(pentad_astro_horizon_event_previous(calendar, &place, NULL, PENTAD_ASTRO_BODY_MOON, kinds[1],
                                           NOVEMBER + 3 * DAY, &time, &azimuth, &error));
}

static void months(void) {
  const pentad_astro_place place = ujjain();
  pentad_astro_lunar_date lunar = PENTAD_ASTRO_LUNAR_DATE_INIT;
  pentad_astro_month *month;
  pentad_astro_masa_grid *grid;
  pentad_astro_lunar_year *year;
  int64_t start, end;
  int32_t dates[4];
  size_t count, i;
  SHOW(pentad_astro_month_compute(calendar, &place, NULL, 2026, 11, 2, &month, &error));
  printf("%d days from %d, a %s\n", (int)month->day_count, (int)month->days[0]->date,
         pentad_astro_name(PENTAD_ASTRO_UNIT_VARA, month->days[0]->vara,
                           PENTAD_ASTRO_SCRIPT_ENGLISH));
  pentad_astro_month_free(month);
  SHOW(pentad_astro_masa_grid_compute(calendar, &place, NULL, 1948, 8, false, &grid, &error));
  printf("%d tithis, Shaka %d, days", (int)grid->cell_count, (int)grid->samvat->shaka);
  for (i = 0; i < grid->cell_count; i++) printf(" %d", (int)grid->cells[i]->day_count);
  printf("\n");
  pentad_astro_masa_grid_free(grid);
  SHOW(pentad_astro_lunar_year_compute(calendar, NULL, 1945, &year, &error));
  for (i = 0; i < year->month_count; i++)
    printf(" %d%s", (int)year->months[i]->masa->amanta,
           year->months[i]->masa->is_adhika ? " adhika" : "");
  printf("\n");
  pentad_astro_lunar_year_free(year);
  SHOW(pentad_astro_lunar_date_get(calendar, &place, NULL, 20261121, &lunar, &error));
  printf("Shaka %d, month %d, tithi %d\n", (int)lunar.shaka, (int)lunar.month, (int)lunar.tithi);
  SHOW(pentad_astro_civil_dates_fill(calendar, &place, NULL, &lunar, dates, 4, &count, &error));
  for (i = 0; i < count; i++) printf(" %d", (int)dates[i]);
  printf("\n");
  SHOW(pentad_astro_tithi_find(calendar, NULL, &lunar, &start, &end, &error));
  HOLDS(start < end && end - start < 2 * DAY);
}

static void names(void) {
  int unit, script;
  for (unit = PENTAD_ASTRO_UNIT_TITHI; unit <= PENTAD_ASTRO_UNIT_GRAHA; unit++)
    for (script = PENTAD_ASTRO_SCRIPT_ENGLISH; script <= PENTAD_ASTRO_SCRIPT_DEVANAGARI; script++) {
      const char *const name =
          pentad_astro_name((pentad_astro_unit)unit, 2, (pentad_astro_script)script);
      printf("%s%s", name ? name : "NULL", script == PENTAD_ASTRO_SCRIPT_DEVANAGARI ? "\n" : " ");
    }
  HOLDS(pentad_astro_name(PENTAD_ASTRO_UNIT_TITHI, 0, PENTAD_ASTRO_SCRIPT_IAST) == NULL);
  HOLDS(pentad_astro_name(PENTAD_ASTRO_UNIT_TITHI, 31, PENTAD_ASTRO_SCRIPT_IAST) == NULL);
  HOLDS(pentad_astro_name(PENTAD_ASTRO_UNIT_TITHI, INT32_MIN, PENTAD_ASTRO_SCRIPT_IAST) == NULL);
  HOLDS(pentad_astro_name((pentad_astro_unit)13, 1, PENTAD_ASTRO_SCRIPT_IAST) == NULL);
  HOLDS(pentad_astro_name(PENTAD_ASTRO_UNIT_TITHI, 1, (pentad_astro_script)3) == NULL);
}

/* The view of an eclipse of the Moon that is in progress at moonrise. */
static void seen(const pentad_astro_lunar_eclipse *it) {
  const pentad_astro_lunar_view *const view = it->view;
  size_t i;
  printf("  kind %d, umbra for %d min of %d, contacts", (int)view->kind,
         (int)((view->partial_end - view->partial_start) / 60000),
         (int)((it->partial_end - it->partial_start) / 60000));
  for (i = 0; i < it->moment_count; i++) {
    const pentad_astro_eclipse_moment *const moment = it->moments[i];
    HOLDS(moment->is_visible == (moment->instant >= view->penumbral_start));
    HOLDS(moment->is_visible == (moment->altitude > -1));
    printf(" %d", (int)moment->kind);
  }
  printf("\n");
}

static void eclipses(void) {
  const pentad_astro_place place = ujjain();
  pentad_astro_place nowhere = ujjain();
  pentad_astro_solar_eclipses *solar;
  pentad_astro_lunar_eclipses *lunar;
  size_t i;
  nowhere.latitude = 100;
  SHOW(pentad_astro_solar_eclipses_compute(NULL, NULL, false, 0, 1, &solar, &error));
  HOLDS(solar == NULL);
  SHOW(pentad_astro_solar_eclipses_compute(calendar, NULL, false, 0, 1, NULL, &error));
  SHOW(pentad_astro_solar_eclipses_compute(calendar, &nowhere, false, 0, 1, &solar, &error));
  SHOW(pentad_astro_solar_eclipses_compute(calendar, NULL, false, 1, 0, &solar, &error));
  SHOW(pentad_astro_lunar_eclipses_compute(calendar, NULL, false, PENTAD_NO_TIME, 0, &lunar,
                                           &error));
  HOLDS(lunar == NULL);
  SHOW(pentad_astro_lunar_eclipses_compute(NULL, &place, true, 0, 1, &lunar, &error));
  SHOW(pentad_astro_solar_eclipses_compute(calendar, NULL, false, NOVEMBER - 400 * DAY, NOVEMBER,
                                           &solar, &error));
  for (i = 0; i < solar->count; i++) {
    const pentad_astro_solar_eclipse *const it = solar->items[i];
    printf("  %d of saros %d, %.3f\n", (int)it->kind, (int)it->saros_series, it->magnitude);
    HOLDS(it->view == NULL && it->partial_start < it->umbral_start);
  }
  pentad_astro_solar_eclipses_free(solar);
  SHOW(pentad_astro_lunar_eclipses_compute(calendar, &place, true, NOVEMBER - 300 * DAY, NOVEMBER,
                                           &lunar, &error));
  for (i = 0; i < lunar->count; i++) {
    const pentad_astro_lunar_eclipse *const it = lunar->items[i];
    printf("  %d of saros %d, %.2f, seen %d\n", (int)it->kind, (int)it->saros_series,
           it->umbral_magnitude, (int)it->is_visible);
    HOLDS(it->kind == PENTAD_ASTRO_LUNAR_ECLIPSE_KIND_TOTAL || it->total_start == PENTAD_NO_TIME);
    HOLDS((it->view != NULL) == it->is_visible && it->moment_count >= 3);
    if (it->view != NULL) seen(it);
  }
  pentad_astro_lunar_eclipses_free(lunar);
}

/* ---- Asynchronous calls ------------------------------------------------------------------------ */

struct progress {
  int steps, ends, days;
  bool in_order, blocking_call_worked;
  int64_t last;
  pentad_status status;
};

static void did_progress(void *context, int64_t completed, int64_t total) {
  struct progress *const it = (struct progress *)context;
  it->steps++;
  it->in_order = it->in_order && it->last <= completed && completed <= total;
  it->last = completed;
}

static void did_load(void *context, pentad_status result, const pentad_astro_days *days,
                     pentad_error *failure) {
  struct progress *const it = (struct progress *)context;
  const pentad_astro_place place = ujjain();
  pentad_astro_day *day;
  it->ends++;
  it->status = result;
  it->days = days ? (int)days->count : -1;
  HOLDS((result == PENTAD_OK) == (failure == NULL));
  /* A blocking call inside a callback is allowed. */
  if (pentad_astro_day_compute(calendar, &place, NULL, 20261121, &day, NULL) == PENTAD_OK)
    it->blocking_call_worked = true;
  pentad_astro_day_free(day);
}

static void did_open(void *context, pentad_status result, pentad_error *failure) {
  *(pentad_status *)context = result;
  HOLDS(failure == NULL);
}

static void asynchronous(void) {
  const pentad_astro_place place = ujjain();
  struct progress it = {0, 0, 0, true, false, 0, PENTAD_INTERNAL};
  pentad_operation *operation;
  pentad_astro_calendar *other;
  pentad_status opened = PENTAD_INTERNAL;
  SHOW(pentad_astro_days_compute_async(calendar, &place, NULL, 20260101, 20261231, did_progress,
                                       did_load, &it, &operation, &error));
  SHOW(pentad_operation_wait(operation, -1, &error));
  pentad_operation_free(operation);
  printf("%d days, %d end, in order %d, blocking call %d\n", it.days, it.ends, it.in_order,
         it.blocking_call_worked);
  it.ends = 0;
  SHOW(pentad_astro_days_compute_async(calendar, &place, NULL, 20261231, 20260101, NULL, did_load,
                                       &it, &operation, &error));
  SHOW(pentad_operation_wait(operation, -1, &error));
  pentad_operation_free(operation);
  printf("%d days, %d end: %s\n", it.days, it.ends, coarse_name(it.status));
  it.ends = 0;
  SHOW(pentad_astro_days_compute_async(calendar, &place, NULL, 20020101, 21001231, NULL, did_load,
                                       &it, &operation, &error));
  pentad_operation_cancel(operation);
  SHOW(pentad_operation_wait(operation, -1, &error));
  pentad_operation_free(operation);
  printf("%d end: %s\n", it.ends, coarse_name(it.status));
  SHOW(pentad_astro_calendar_open_async(NULL, &other, did_open, &opened, &operation, &error));
  SHOW(pentad_operation_wait(operation, -1, &error));
  pentad_operation_free(operation);
  printf("opened: %s\n", coarse_name(opened));
  HOLDS(other != NULL);
  pentad_astro_calendar_free(other);
}

/* ---- A fork and the end ------------------------------------------------------------------------ */

static void child(pentad_status *answers) {
  const pentad_astro_place place = ujjain();
  pentad_astro_day *day;
  answers[0] = pentad_astro_day_compute(calendar, &place, NULL, 20261121, &day, NULL);
  answers[1] = pentad_astro_calendar_open(NULL, &calendar, NULL);
  if (pentad_astro_name(PENTAD_ASTRO_UNIT_RITU, 1, PENTAD_ASTRO_SCRIPT_ENGLISH))
    answers[2] = PENTAD_OK;
}

static void forked(void) {
  pentad_status answers[] = {PENTAD_INTERNAL, PENTAD_INTERNAL, PENTAD_INTERNAL};
  in_child(child, answers, 3);
  printf("in a child: a day %s, a calendar %s, a name %s\n", coarse_name(answers[0]),
         coarse_name(answers[1]), coarse_name(answers[2]));
}

static void after_the_end(void) {
  const pentad_astro_place place = ujjain();
  struct progress it = {0, 0, 0, true, false, 0, PENTAD_INTERNAL};
  pentad_astro_calendar *other;
  pentad_astro_day *day;
  pentad_shutdown();
  SHOW(pentad_astro_days_compute_async(calendar, &place, NULL, 20261121, 20261122, NULL, did_load,
                                       &it, NULL, &error));
  SHOW(pentad_astro_calendar_open_async(NULL, &other, did_open, &status, NULL, &error));
  SHOW(pentad_astro_day_compute(calendar, &place, NULL, 20261121, &day, &error));
  pentad_astro_day_free(day);
  pentad_astro_calendar_free(calendar);
}

int main(void) {
  SHOW(pentad_astro_calendar_open(NULL, &calendar, &error));
  fixture();
  null_days();
  null_months();
  null_moments();
  bad_places();
  bad_options();
  bad_dates();
  bad_lunar_dates();
  bad_moments();
  lists();
  months();
  names();
  eclipses();
  asynchronous();
  forked();
  after_the_end();
  printf("owned: %d\n", (int)pentad_handle_count());
  return 0;
}
