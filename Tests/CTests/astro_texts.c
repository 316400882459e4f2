/* Checks the calendar's texts and pictures with good and with bad input: NULL, malformed options,
 * records of other versions, years that a format does not have. No call may crash, fail without an
 * error, or leak. The content of the texts is checked in Swift and in Python. (Built with gcc:
 * clang reads the header's nullability, and warns about many of these calls.) */
#include "check.h"

#include <math.h>

static pentad_astro_calendar *calendar;
static char *text;

/* 2026-11-21 and 2026-11-25, 00:00 UTC. */
static const int64_t start = INT64_C(1795219200000);
static const int64_t end = INT64_C(1795564800000);
static const int64_t year = INT64_C(31557600000);

/* Prints the first line of the text. */
static void show_text(void) {
  if ((status == PENTAD_OK) != (text != NULL)) printf(" (the text says otherwise)");
  if (text) printf(", %.*s", (int)(strcspn(text, "\r\n") < 40 ? strcspn(text, "\r\n") : 40), text);
  pentad_string_free(text);
  text = NULL;
}

static int occurrences(const char *part) {
  int count = 0;
  const char *at = text;
  while (at && (at = strstr(at, part)) != NULL) count++, at++;
  return count;
}

static void days(void) {
  const pentad_astro_place place = ujjain();
  pentad_astro_text_options it = PENTAD_ASTRO_TEXT_OPTIONS_INIT;
  SHOW(pentad_astro_days_text(calendar, &place, NULL, 20261121, 20261122, NULL, &text, &error));
  it.format = PENTAD_ASTRO_TEXT_FORMAT_JSONL;
  it.script = PENTAD_ASTRO_SCRIPT_DEVANAGARI;
  it.with_hours = 1;
  SHOW(pentad_astro_days_text(calendar, &place, NULL, 20261121, 20261122, &it, &text, &error));
  it.format = PENTAD_ASTRO_TEXT_FORMAT_CSV;
  SHOW(pentad_astro_days_text(calendar, &place, NULL, 20261121, 20261122, &it, &text, &error));
  it.local_time = 1;
  status = pentad_astro_days_text(calendar, &place, NULL, 20261121, 20261121, &it, &text, &error);
  HOLDS(occurrences("+05:30") > 20 && occurrences("Z") == 0);
  show("by the clock of the place");
  it.time_zone = "Asia/Kathmandu";
  status = pentad_astro_days_text(calendar, &place, NULL, 20261121, 20261121, &it, &text, &error);
  HOLDS(occurrences("+05:45") > 20 && occurrences("+05:30") == 0);
  show("by another clock");
  it.time_zone = "Mars/Olympus";
  SHOW(pentad_astro_days_text(calendar, &place, NULL, 20261121, 20261122, &it, &text, &error));
  it.time_zone = NULL;
  it.local_time = 0;
  SHOW(pentad_astro_legacy_json(calendar, &place, NULL, 20261121, 20261122, &text, &error));
  it.format = (pentad_astro_text_format)3;
  SHOW(pentad_astro_days_text(calendar, &place, NULL, 20261121, 20261122, &it, &text, &error));
  it.format = PENTAD_ASTRO_TEXT_FORMAT_JSON;
  it.script = (pentad_astro_script)3;
  SHOW(pentad_astro_days_text(calendar, &place, NULL, 20261121, 20261122, &it, &text, &error));
  it.struct_size = 4;
  SHOW(pentad_astro_days_text(calendar, &place, NULL, 20261121, 20261122, &it, &text, &error));
  it.struct_size = sizeof it + 4096;
  SHOW(pentad_astro_days_text(calendar, &place, NULL, 20261121, 20261122, &it, &text, &error));
  SHOW(pentad_astro_days_text(calendar, &place, NULL, 20261122, 20261121, NULL, &text, &error));
  SHOW(pentad_astro_days_text(calendar, &place, NULL, 20260229, 20261121, NULL, &text, &error));
  SHOW(pentad_astro_days_text(calendar, &place, NULL, -999990899, 0, NULL, &text, &error));
  SHOW(pentad_astro_days_text(NULL, &place, NULL, 20261121, 20261122, NULL, &text, &error));
  SHOW(pentad_astro_days_text(calendar, NULL, NULL, 20261121, 20261122, NULL, &text, &error));
  status = pentad_astro_days_text(calendar, &place, NULL, 20261121, 20261122, NULL, NULL, &error);
  show("without out");
  SHOW(pentad_astro_legacy_json(calendar, &place, NULL, 20261122, 20261121, &text, &error));
  SHOW(pentad_astro_legacy_json(calendar, &place, NULL, 19000101, 20261121, &text, &error));
  SHOW(pentad_astro_legacy_json(NULL, &place, NULL, 20261121, 20261122, &text, &error));
  SHOW(pentad_astro_legacy_json(calendar, NULL, NULL, 20261121, 20261122, &text, &error));
}

static void words(void) {
  pentad_astro_lunar_date date = PENTAD_ASTRO_LUNAR_DATE_INIT;
  pentad_astro_masa masa = {3, 3, true, false};
  const pentad_astro_months ends_full = PENTAD_ASTRO_MONTHS_PURNIMANTA;
  const pentad_astro_paksha dark = PENTAD_ASTRO_PAKSHA_KRISHNA;
  const pentad_astro_paksha none = (pentad_astro_paksha)0;
  const pentad_astro_script english = PENTAD_ASTRO_SCRIPT_ENGLISH;
  date.shaka = 1948;
  date.month = 3;
  date.tithi = 11;
  date.is_adhika = 1;
  SHOW(pentad_astro_lunar_date_text(&date, english, &text, &error));
  SHOW(pentad_astro_lunar_date_text(&date, (pentad_astro_script)3, &text, &error));
  date.tithi = 0;
  SHOW(pentad_astro_lunar_date_text(&date, english, &text, &error));
  SHOW(pentad_astro_lunar_date_text(NULL, english, &text, &error));
  SHOW(pentad_astro_masa_text(&masa, ends_full, dark, english, &text, &error));
  masa.amanta = 8;
  masa.purnimanta = 9;
  masa.is_adhika = false;
  SHOW(pentad_astro_masa_text(&masa, ends_full, dark, english, &text, &error));
  SHOW(pentad_astro_masa_text(&masa, ends_full, none, english, &text, &error));
  masa.purnimanta = 13;
  SHOW(pentad_astro_masa_text(&masa, ends_full, dark, english, &text, &error));
  SHOW(pentad_astro_masa_text(NULL, ends_full, dark, english, &text, &error));
  HOLDS(pentad_astro_choghadiya_is_auspicious(PENTAD_ASTRO_CHOGHADIYA_AMRITA));
  HOLDS(!pentad_astro_choghadiya_is_auspicious(PENTAD_ASTRO_CHOGHADIYA_ROGA));
  HOLDS(!pentad_astro_choghadiya_is_auspicious(0));
  HOLDS(!pentad_astro_choghadiya_is_auspicious(INT32_MIN));
  HOLDS(fabs(pentad_astro_horizon_refraction(1013.25, 15) - 33.6) < 0.05);
  HOLDS(pentad_astro_horizon_refraction(NAN, 0) == pentad_astro_horizon_refraction(1013.25, 15));
  HOLDS(pentad_astro_horizon_pressure(0) == 1013.25);
  HOLDS(pentad_astro_horizon_pressure(1e9) == 0 && pentad_astro_horizon_pressure(NAN) == 0);
}

static void events(void) {
  const pentad_astro_place place = ujjain();
  const pentad_astro_transition_kind kind = PENTAD_ASTRO_TRANSITION_KIND_PHASE;
  const pentad_astro_ayanamsa lahiri = PENTAD_ASTRO_AYANAMSA_LAHIRI;
  const pentad_astro_body sun = PENTAD_ASTRO_BODY_SUN;
  const pentad_astro_body none = (pentad_astro_body)2;
  pentad_astro_text_options it = PENTAD_ASTRO_TEXT_OPTIONS_INIT;
  it.format = PENTAD_ASTRO_TEXT_FORMAT_JSONL;
  SHOW(pentad_astro_transitions_text(calendar, kind, lahiri, start, end, &it, &text, &error));
  SHOW(pentad_astro_transitions_text(calendar, kind, lahiri, start, start, NULL, &text, &error));
  SHOW(pentad_astro_horizon_events_text(calendar, &place, NULL, sun, PENTAD_ASTRO_HORIZON_EVENT_SET, start, end,
                                        &it, &text, &error));
  SHOW(pentad_astro_solar_eclipses_text(calendar, NULL, start, end + year, &it, &text, &error));
  SHOW(pentad_astro_solar_eclipses_text(calendar, &place, start, end + year, NULL, &text, &error));
  SHOW(pentad_astro_lunar_eclipses_text(calendar, NULL, start, end + year, &it, &text, &error));
  it.local_time = 1;
  SHOW(pentad_astro_transitions_text(calendar, kind, lahiri, start, end, &it, &text, &error));
  SHOW(pentad_astro_solar_eclipses_text(calendar, NULL, start, end, &it, &text, &error));
  status = pentad_astro_horizon_events_text(calendar, &place, NULL, sun, PENTAD_ASTRO_HORIZON_EVENT_SET, start, end,
                                            &it, &text, &error);
  HOLDS(occurrences("+05:30\"") == occurrences("\"time\""));
  show("events by the clock");
  it.time_zone = "+05:45";
  status = pentad_astro_transitions_text(calendar, kind, lahiri, start, end, &it, &text, &error);
  HOLDS(occurrences("+05:45\"") == 1);
  show("transitions by a clock");
  it.time_zone = NULL;
  it.local_time = 0;
  it.format = PENTAD_ASTRO_TEXT_FORMAT_CSV;
  SHOW(pentad_astro_transitions_text(calendar, kind, lahiri, start, end, &it, &text, &error));
  SHOW(pentad_astro_horizon_events_text(calendar, &place, NULL, sun, 0, start, end, &it, &text,
                                        &error));
  SHOW(pentad_astro_solar_eclipses_text(calendar, NULL, start, end, &it, &text, &error));
  SHOW(pentad_astro_lunar_eclipses_text(calendar, NULL, start, end, &it, &text, &error));
  SHOW(pentad_astro_transitions_text(calendar, kind, lahiri, end, start, NULL, &text, &error));
  SHOW(pentad_astro_transitions_text(calendar, (pentad_astro_transition_kind)10, lahiri, start, end,
                                     NULL, &text, &error));
  SHOW(pentad_astro_transitions_text(calendar, kind, (pentad_astro_ayanamsa)10, start, end, NULL,
                                     &text, &error));
  SHOW(pentad_astro_transitions_text(NULL, kind, lahiri, start, end, NULL, &text, &error));
  SHOW(pentad_astro_horizon_events_text(calendar, &place, NULL, none, 0, start, end, NULL, &text,
                                        &error));
  SHOW(pentad_astro_horizon_events_text(calendar, &place, NULL, sun, 16, start, end, NULL, &text,
                                        &error));
  SHOW(pentad_astro_horizon_events_text(calendar, NULL, NULL, sun, 0, start, end, NULL, &text,
                                        &error));
  SHOW(pentad_astro_solar_eclipses_text(NULL, NULL, start, end, NULL, &text, &error));
  SHOW(pentad_astro_lunar_eclipses_text(calendar, NULL, start, PENTAD_NO_TIME, NULL, &text,
                                        &error));
}

static void lunar_dates(void) {
  const pentad_astro_place place = ujjain();
  const pentad_astro_lunar_era vikrama = PENTAD_ASTRO_LUNAR_ERA_VIKRAMA;
  const pentad_astro_lunar_era civil = PENTAD_ASTRO_LUNAR_ERA_CIVIL;
  const pentad_astro_lunar_era none = (pentad_astro_lunar_era)3;
  int32_t years[4] = {0, 0, 0, 0};
  size_t count = 9;
  status = pentad_astro_lunar_dates_fill(calendar, &place, NULL, vikrama, 2083, 7, false, 30, years, 4,
                                         &count, &error);
  HOLDS(count == 1 && years[0] == 1948);
  show("Diwali of Vikrama 2083");
  status = pentad_astro_lunar_dates_fill(calendar, &place, NULL, civil, 2026, 7, false, 30, NULL, 0,
                                         &count, &error);
  HOLDS(count == 1);
  show("Diwali of 2026");
  status = pentad_astro_lunar_dates_fill(calendar, &place, NULL, PENTAD_ASTRO_LUNAR_ERA_SHAKA, 1948, 5, true,
                                         1, years, 4, &count, &error);
  HOLDS(count == 0);
  show("a month that the year does not have");
  status = pentad_astro_lunar_dates_fill(calendar, &place, NULL, none, 2026, 7, false, 30, years, 4,
                                         &count, &error);
  show("an unknown era");
  status = pentad_astro_lunar_dates_fill(calendar, &place, NULL, civil, INT32_MAX, 7, false, 30, years,
                                         4, &count, &error);
  show("a year too far away");
  status = pentad_astro_lunar_dates_fill(calendar, &place, NULL, civil, 2026, 13, false, 30, years, 4,
                                         &count, &error);
  show("no month");
  status = pentad_astro_lunar_dates_fill(calendar, &place, NULL, civil, 2026, 7, false, 30, NULL, 4,
                                         &count, &error);
  show("no array");
}

static void checks(void) {
  pentad_astro_place place = ujjain();
  pentad_astro_horizon_rule rule = PENTAD_ASTRO_HORIZON_RULE_INIT;
  status = pentad_astro_place_check(&place, &error);
  show("a place");
  place.latitude = 99;
  status = pentad_astro_place_check(&place, &error);
  show("latitude 99");
  place.latitude = -18.14;
  place.time_zone = NULL;
  status = pentad_astro_place_check(&place, &error);
  show("no zone");
  status = pentad_astro_place_check(NULL, &error);
  show("no place");
  rule.kind = PENTAD_ASTRO_HORIZON_KIND_CUSTOM;
  rule.refraction = 5400;
  status = pentad_astro_horizon_rule_check(&rule, &error);
  show("a rule");
  rule.refraction = 5401;
  status = pentad_astro_horizon_rule_check(&rule, &error);
  show("refraction 5401");
  status = pentad_astro_horizon_rule_check(NULL, &error);
  show("the usual rule");
}

static void calendars_of_days(void) {
  const pentad_astro_place place = ujjain();
  pentad_astro_icalendar_options it = PENTAD_ASTRO_ICALENDAR_OPTIONS_INIT;
  it.name = "Panchang; \xe0\xa4\xaa";
  it.place_name = "Ujjain";
  it.stamp = start;
  it.refresh_days = -1;
  it.entries = PENTAD_ASTRO_DAY_ENTRY_DAY | PENTAD_ASTRO_DAY_ENTRY_SUNRISE | PENTAD_ASTRO_DAY_ENTRY_AMRITA;
  status = pentad_astro_days_icalendar(calendar, &place, NULL, 20261121, 20261130, &it, &text,
                                       &error);
  printf("%d events, %d of dates, %d by the clock, %d at Ujjain, %d made then, %d to ask again\n",
         occurrences("BEGIN:VEVENT"), occurrences("DTSTART;VALUE=DATE:202611"),
         occurrences("DTSTART;TZID=Asia/Kolkata:"), occurrences("LOCATION:Ujjain"),
         occurrences("DTSTAMP:20261121T000000Z"), occurrences("REFRESH-INTERVAL"));
  show("days");
  SHOW(pentad_astro_days_icalendar(calendar, &place, NULL, 20261121, 20261121, NULL, &text, &error));
  it.entries = 1 << 14;
  SHOW(pentad_astro_days_icalendar(calendar, &place, NULL, 20261121, 20261121, &it, &text, &error));
  it.entries = 0;
  it.name = "\xff";
  SHOW(pentad_astro_days_icalendar(calendar, &place, NULL, 20261121, 20261121, &it, &text, &error));
  it.name = NULL;
  it.place_name = "a\xff";
  SHOW(pentad_astro_days_icalendar(calendar, &place, NULL, 20261121, 20261121, &it, &text, &error));
  it.place_name = NULL;
  it.stamp = PENTAD_NO_TIME;
  SHOW(pentad_astro_days_icalendar(calendar, &place, NULL, 20261121, 20261121, &it, &text, &error));
  it.stamp = INT64_MAX;
  SHOW(pentad_astro_days_icalendar(calendar, &place, NULL, 20261121, 20261121, &it, &text, &error));
  it.stamp = 0;
  it.script = (pentad_astro_script)-1;
  SHOW(pentad_astro_days_icalendar(calendar, &place, NULL, 20261121, 20261121, &it, &text, &error));
  it.struct_size = 0;
  SHOW(pentad_astro_days_icalendar(calendar, &place, NULL, 20261121, 20261121, &it, &text, &error));
  SHOW(pentad_astro_days_icalendar(calendar, &place, NULL, 20261122, 20261121, NULL, &text, &error));
  SHOW(pentad_astro_days_icalendar(calendar, &place, NULL, 101, 102, NULL, &text, &error));
  SHOW(pentad_astro_days_icalendar(calendar, NULL, NULL, 20261121, 20261121, NULL, &text, &error));
}

static void calendars_of_events(void) {
  const pentad_astro_place place = ujjain();
  const pentad_astro_transition_kind kind = PENTAD_ASTRO_TRANSITION_KIND_TITHI;
  const pentad_astro_ayanamsa lahiri = PENTAD_ASTRO_AYANAMSA_LAHIRI;
  const pentad_astro_body moon = PENTAD_ASTRO_BODY_MOON;
  pentad_astro_icalendar_options it = PENTAD_ASTRO_ICALENDAR_OPTIONS_INIT;
  it.time_zone = "Asia/Kolkata";
  status = pentad_astro_transitions_icalendar(calendar, kind, lahiri, start, end, &it, &text,
                                              &error);
  printf("%d transitions by the clock\n", occurrences("DTSTART;TZID=Asia/Kolkata:"));
  show("transitions");
  status = pentad_astro_horizon_events_icalendar(calendar, &place, NULL, moon, PENTAD_ASTRO_HORIZON_EVENT_RISE,
                                                 start, end, NULL, &text, &error);
  printf("%d risings by the clock\n", occurrences("DTSTART;TZID=Asia/Kolkata:"));
  show("events");
  status = pentad_astro_solar_eclipses_icalendar(calendar, NULL, start, end + year, &it, &text,
                                                 &error);
  printf("%d eclipses of the Sun\n", occurrences("BEGIN:VEVENT"));
  show("eclipses of the Sun");
  status = pentad_astro_lunar_eclipses_icalendar(calendar, &place, start, end + year, NULL, &text,
                                                 &error);
  printf("%d eclipses of the Moon\n", occurrences("BEGIN:VEVENT"));
  show("eclipses of the Moon");
  it.time_zone = "Mars/Olympus";
  SHOW(pentad_astro_transitions_icalendar(calendar, kind, lahiri, start, end, &it, &text, &error));
  SHOW(pentad_astro_solar_eclipses_icalendar(calendar, NULL, start, end, &it, &text, &error));
  SHOW(pentad_astro_transitions_icalendar(calendar, kind, lahiri, -90000000000000, end, NULL, &text,
                                          &error));
  SHOW(pentad_astro_transitions_icalendar(calendar, kind, lahiri, end, start, NULL, &text, &error));
  SHOW(pentad_astro_transitions_icalendar(NULL, kind, lahiri, start, end, NULL, &text, &error));
  SHOW(pentad_astro_horizon_events_icalendar(calendar, NULL, NULL, moon, 0, start, end, NULL, &text,
                                             &error));
  SHOW(pentad_astro_lunar_eclipses_icalendar(NULL, NULL, start, end, NULL, &text, &error));
}

static void pictures(void) {
  const pentad_astro_place place = ujjain();
  pentad_astro_picture_options it = PENTAD_ASTRO_PICTURE_OPTIONS_INIT;
  SHOW(pentad_astro_day_svg(calendar, &place, NULL, 20261121, NULL, &text, &error));
  it.width = 400;
  it.today = 20261121;
  it.theme = PENTAD_ASTRO_THEME_DARK;
  it.script = PENTAD_ASTRO_SCRIPT_IAST;
  it.hides_sun_times = 1;
  status = pentad_astro_month_svg(calendar, &place, NULL, 2026, 11, 2, &it, &text, &error);
  printf("%d days\n", occurrences("data-date="));
  show("month");
  SHOW(pentad_astro_month_svg(calendar, &place, NULL, 2026, 11, 0, NULL, &text, &error));
  SHOW(pentad_astro_month_svg(calendar, &place, NULL, 2026, 11, 8, NULL, &text, &error));
  SHOW(pentad_astro_month_svg(calendar, &place, NULL, 2026, 13, 0, NULL, &text, &error));
  it.today = 20260230;
  SHOW(pentad_astro_month_svg(calendar, &place, NULL, 2026, 11, 0, &it, &text, &error));
  it.today = 0;
  it.width = -1;
  SHOW(pentad_astro_month_svg(calendar, &place, NULL, 2026, 11, 0, &it, &text, &error));
  it.width = NAN;
  SHOW(pentad_astro_day_svg(calendar, &place, NULL, 20261121, &it, &text, &error));
  it.width = 0;
  it.theme = (pentad_astro_theme)2;
  SHOW(pentad_astro_day_svg(calendar, &place, NULL, 20261121, &it, &text, &error));
  it.struct_size = 7;
  SHOW(pentad_astro_day_svg(calendar, &place, NULL, 20261121, &it, &text, &error));
  SHOW(pentad_astro_day_svg(calendar, &place, NULL, 20261131, NULL, &text, &error));
  SHOW(pentad_astro_day_svg(NULL, &place, NULL, 20261121, NULL, &text, &error));
  SHOW(pentad_astro_month_svg(calendar, NULL, NULL, 2026, 11, 0, NULL, &text, &error));
}

int main(void) {
  status = pentad_set_log(NULL, &error);
  if (!status) status = pentad_astro_calendar_open(NULL, &calendar, &error);
  if (status) return 1;
  lunar_dates();
  checks();
  show_more = show_text;
  days();
  words();
  events();
  calendars_of_days();
  calendars_of_events();
  pictures();
  pentad_astro_calendar_free(calendar);
  printf("owned: %d\n", (int)pentad_handle_count());
  return 0;
}
