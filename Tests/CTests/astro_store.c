/* The store of a calendar and of a handler: what it takes, emptied, suspended and resumed. */
#include "check.h"

static pentad_astro_calendar *calendar;
static pentad_astro_handler *handler;

static void null_store(void) {
  pentad_astro_storage_usage usage = PENTAD_ASTRO_STORAGE_USAGE_INIT;
  SHOW(pentad_astro_calendar_storage_usage(NULL, &usage, &error));
  SHOW(pentad_astro_calendar_storage_usage(calendar, NULL, &error));
  usage.struct_size = 3;
  SHOW(pentad_astro_calendar_storage_usage(calendar, &usage, &error));
  SHOW(pentad_astro_calendar_clear_cache(NULL, &error));
  SHOW(pentad_astro_calendar_erase_all(NULL, &error));
  SHOW(pentad_astro_calendar_suspend(NULL, &error));
  SHOW(pentad_astro_calendar_resume(NULL, &error));
  SHOW(pentad_astro_handler_suspend(NULL, &error));
  SHOW(pentad_astro_handler_resume(NULL, &error));
}

static void compute(void) {
  const pentad_astro_place place = ujjain();
  pentad_astro_day *day;
  SHOW(pentad_astro_day_compute(calendar, &place, NULL, 20261121, &day, &error));
  HOLDS(day != NULL);
  pentad_astro_day_free(day);
}

static void print_usage(void) {
  pentad_astro_storage_usage usage = PENTAD_ASTRO_STORAGE_USAGE_INIT;
  SHOW(pentad_astro_calendar_storage_usage(calendar, &usage, &error));
  printf("  positions %d, alerts %d, bytes %d\n", usage.segments > 0, (int)usage.alerts,
         usage.bytes > 0);
}

static void without_a_store(void) {
  SHOW(pentad_astro_calendar_open(NULL, &calendar, &error));
  null_store();
  compute();
  SHOW(pentad_astro_calendar_suspend(calendar, &error));
  SHOW(pentad_astro_calendar_resume(calendar, &error));
  SHOW(pentad_astro_calendar_clear_cache(calendar, &error));
  SHOW(pentad_astro_calendar_erase_all(calendar, &error));
  print_usage();
  pentad_astro_calendar_free(calendar);
}

static void with_a_store(const char *folder) {
  const pentad_astro_place place = ujjain();
  pentad_astro_calendar_options options = PENTAD_ASTRO_CALENDAR_OPTIONS_INIT;
  int64_t alert;
  options.store_folder = folder;
  SHOW(pentad_astro_calendar_open(&options, &calendar, &error));
  SHOW(pentad_astro_handler_open(calendar, NULL, &handler, &error));
  SHOW(pentad_astro_handler_location_update(handler, &place, &error));
  SHOW(pentad_astro_handler_alert_register(handler, INT64_C(32472144000000), "far", &alert, &error));
  compute();
  print_usage();
  SHOW(pentad_astro_handler_suspend(handler, &error));
  SHOW(pentad_astro_handler_suspend(handler, &error));
  print_usage();
  SHOW(pentad_astro_handler_alert_deregister(handler, alert, &error));
  SHOW(pentad_astro_calendar_clear_cache(calendar, &error));
  SHOW(pentad_astro_calendar_erase_all(calendar, &error));
  compute();
  SHOW(pentad_astro_calendar_resume(calendar, &error));
  SHOW(pentad_astro_handler_resume(handler, &error));
  SHOW(pentad_astro_handler_alert_deregister(handler, alert, &error));
  SHOW(pentad_astro_handler_alert_register(handler, INT64_C(32472144000000), "far", &alert, &error));
  SHOW(pentad_astro_calendar_clear_cache(calendar, &error));
  print_usage();
  compute();
  SHOW(pentad_astro_calendar_erase_all(calendar, &error));
  print_usage();
  pentad_astro_handler_free(handler);
  pentad_astro_calendar_free(calendar);
}

int main(void) {
  char folder[] = "/tmp/pentad-astro-store-XXXXXX";
  char command[64];
  /* First, as in astro_handler.c. */
  SHOW(pentad_set_log(NULL, &error));
  if (!mkdtemp(folder)) return 1;
  without_a_store();
  with_a_store(folder);
  snprintf(command, sizeof command, "rm -r %s", folder);
  if (system(command) != 0) printf("the folder is not there\n");
  printf("owned: %d\n", (int)pentad_handle_count());
  return 0;
}
