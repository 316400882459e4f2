/* A tour of the Hindu calendar: the next sunrise, a day, a month at a glance, many days at once.
 *
 *   astro_tour          describes a fixed evening in Ujjain
 *   astro_tour now      describes this moment
 *
 *   cc astro_tour.c $(pkg-config --cflags --libs pentad)
 */
#include <pentad.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { KOLKATA = 330 * 60 };

/* Every call that can fail returns a status and takes the place for an error. This program ends with
 * the first that it did not expect. */
static void check(pentad_status status, pentad_error *error) {
  if (status == PENTAD_OK) return;
  fprintf(stderr, "error: %s: %s\n", pentad_status_name(status), pentad_error_message(error));
  pentad_error_free(error);
  exit(1);
}

/* A moment by the clock of India, which has had one offset since 1945. */
static const char *clock_of(int64_t time, char *text, size_t size) {
  const time_t seconds = (time_t)(time / 1000 + KOLKATA);
  if (time == PENTAD_NO_TIME) return "never";
  strftime(text, size, "%Y-%m-%d %H:%M", gmtime(&seconds));
  return text;
}

static const char *name(pentad_astro_unit unit, int32_t number) {
  const char *const found = pentad_astro_name(unit, number, PENTAD_ASTRO_SCRIPT_ENGLISH);
  return found ? found : "none";
}

static pentad_astro_place ujjain(void) {
  pentad_astro_place place = PENTAD_ASTRO_PLACE_INIT;
  place.latitude = 23.1765;
  place.longitude = 75.7885;
  place.time_zone = "Asia/Kolkata";
  return place;
}

/* ---- The sky ----------------------------------------------------------------------------------- */

static void show_next(pentad_astro_calendar *calendar, int64_t now) {
  const pentad_astro_place place = ujjain();
  char text[32];
  int64_t time;
  int32_t tithi;
  double azimuth;
  pentad_error *error;
  printf("It is %s in Ujjain\n", clock_of(now, text, sizeof text));
  check(pentad_astro_horizon_event_next(calendar, &place, NULL, PENTAD_ASTRO_BODY_SUN,
                                        PENTAD_ASTRO_HORIZON_EVENT_RISE, now, &time, &azimuth, &error),
        error);
  printf("  the next sunrise  %s, %.0f degrees from north\n", clock_of(time, text, sizeof text),
         azimuth);
  check(pentad_astro_transition_next(calendar, PENTAD_ASTRO_TRANSITION_KIND_TITHI,
                                     PENTAD_ASTRO_AYANAMSA_LAHIRI, now, &time, &tithi, &error),
        error);
  printf("  the next tithi    %s, %s\n", clock_of(time, text, sizeof text),
         name(PENTAD_ASTRO_UNIT_TITHI, tithi));
}

/* ---- A day ------------------------------------------------------------------------------------- */

/* A day is the caller's, with all that it points to: one call frees it. */
static void show_day(pentad_astro_calendar *calendar, int32_t date) {
  const pentad_astro_place place = ujjain();
  char from[32], to[32];
  pentad_astro_day *day;
  pentad_error *error;
  size_t i;
  check(pentad_astro_day_compute(calendar, &place, NULL, date, &day, &error), error);
  printf("\n%d, %s\n", (int)day->date, name(PENTAD_ASTRO_UNIT_VARA, day->vara));
  printf("  %s %s of %s, Vikrama %d, Shaka %d\n", name(PENTAD_ASTRO_UNIT_PAKSHA, day->paksha),
         name(PENTAD_ASTRO_UNIT_TITHI, day->udaya_tithi),
         name(PENTAD_ASTRO_UNIT_MASA, day->masa_name), (int)day->samvat->vikrama,
         (int)day->samvat->shaka);
  for (i = 0; i < day->nakshatra_count; i++)
    printf("  %-18s %s to %s\n", name(PENTAD_ASTRO_UNIT_NAKSHATRA, day->nakshatras[i].value),
           clock_of(day->nakshatras[i].start, from, sizeof from),
           clock_of(day->nakshatras[i].end, to, sizeof to));
  if (day->muhurtas->rahu_kala)
    printf("  %-18s %s to %s\n", "Rahu Kala",
           clock_of(day->muhurtas->rahu_kala->start, from, sizeof from),
           clock_of(day->muhurtas->rahu_kala->end, to, sizeof to));
  pentad_astro_day_free(day);
}

/* ---- A month ----------------------------------------------------------------------------------- */

/* Options begin with their _INIT: what is not changed has its usual value. */
static void show_month(pentad_astro_calendar *calendar, int32_t year, int32_t month) {
  const pentad_astro_place place = ujjain();
  pentad_astro_options options = PENTAD_ASTRO_OPTIONS_INIT;
  pentad_astro_month *grid;
  pentad_error *error;
  size_t i;
  options.months = PENTAD_ASTRO_MONTHS_PURNIMANTA;
  check(pentad_astro_month_compute(calendar, &place, &options, year, month, 1, &grid, &error),
        error);
  printf("\nThe tithis of %d-%02d, weeks from Sunday", (int)year, (int)month);
  for (i = 0; i < grid->day_count; i++) {
    const pentad_astro_day *const day = grid->days[i];
    const int32_t tithi = day->udaya_tithi;
    if (day->date / 100 == year * 100 + month)
      printf("%s%2d %c%02d", i % 7 ? "  " : "\n ", (int)(day->date % 100),
             tithi <= 15 ? 'S' : 'K', (int)((tithi - 1) % 15 + 1));
    else if (i < 7) printf("%s      ", i % 7 ? "  " : "\n ");
  }
  printf("\n");
  pentad_astro_month_free(grid);
}

/* ---- Many days --------------------------------------------------------------------------------- */

/* The caller's arrays are filled; what is not wanted is not computed. */
static void show_shortest_day(pentad_astro_calendar *calendar, int32_t year) {
  static int32_t dates[366];
  static int64_t sunrises[366], sunsets[366];
  const pentad_astro_place place = ujjain();
  pentad_astro_day_columns columns = PENTAD_ASTRO_DAY_COLUMNS_INIT;
  pentad_error *error;
  size_t i, shortest = 0;
  columns.dates = dates;
  columns.sunrises = sunrises;
  columns.sunsets = sunsets;
  check(pentad_astro_days_fill(calendar, &place, NULL, year * 10000 + 101, 365, &columns, &error),
        error);
  for (i = 1; i < 365; i++)
    if (sunsets[i] - sunrises[i] < sunsets[shortest] - sunrises[shortest]) shortest = i;
  printf("\nThe shortest day of %d is %d, of %d minutes\n", (int)year, (int)dates[shortest],
         (int)((sunsets[shortest] - sunrises[shortest]) / 60000));
}

/* ---- Off the caller's thread ------------------------------------------------------------------- */

static void did_progress(void *context, int64_t completed, int64_t total) {
  *(double *)context = (double)completed / (double)total;
}

/* The days live during the callback. */
static void did_compute(void *context, pentad_status status, const pentad_astro_days *days,
                        pentad_error *error) {
  size_t i, lost = 0;
  (void)context;
  check(status, error);
  for (i = 0; i < days->count; i++) lost += days->items[i]->kshaya_tithi_count;
  printf("Of %d days, %d lost a tithi\n", (int)days->count, (int)lost);
}

static void count_lost_tithis(pentad_astro_calendar *calendar) {
  const pentad_astro_place place = ujjain();
  pentad_operation *operation;
  pentad_error *error;
  double done = 0;
  check(pentad_astro_days_compute_async(calendar, &place, NULL, 20250101, 20261231, did_progress,
                                        did_compute, &done, &operation, &error),
        error);
  check(pentad_operation_wait(operation, -1, &error), error);
  pentad_operation_free(operation);
}

int main(int argc, char **argv) {
  const bool is_now = argc > 1 && strcmp(argv[1], "now") == 0;
  const int64_t now = is_now ? (int64_t)time(NULL) * 1000 : 1795266600000; /* 2026-11-21 18:40 */
  pentad_astro_calendar *calendar;
  pentad_error *error;
  check(pentad_astro_calendar_open(NULL, &calendar, &error), error);
  show_next(calendar, now);
  show_day(calendar, 20261121);
  show_month(calendar, 2026, 11);
  show_shortest_day(calendar, 2026);
  count_lost_tithis(calendar);
  pentad_astro_calendar_free(calendar);
  pentad_shutdown();
  printf("%d handles are left\n", (int)pentad_handle_count());
  return 0;
}
