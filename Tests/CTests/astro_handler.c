/* Checks the functions of the handler and of its screens with good and with bad input: NULL,
 * malformed text, records of other versions; days from their source and from the cache, alerts
 * after a reopening, delegates, a fork, the shutdown. No call may crash, fail without an error, or
 * leak. (Built with gcc: clang reads the header's nullability, and warns about many of these
 * calls.) */
#include "check.h"

static pentad_astro_calendar *calendar;
static pentad_astro_handler *handler;

static pentad_astro_request november(void) {
  pentad_astro_request request = PENTAD_ASTRO_REQUEST_INIT;
  request.first = 20261101;
  request.last = 20261130;
  return request;
}

/* ---- NULL -------------------------------------------------------------------------------------- */

static void null_handler(void) {
  const pentad_astro_place place = ujjain();
  const pentad_astro_settings_change change = PENTAD_ASTRO_SETTINGS_CHANGE_INIT;
  pentad_astro_storage_usage usage = PENTAD_ASTRO_STORAGE_USAGE_INIT;
  pentad_astro_handler *opened = (pentad_astro_handler *)&status;
  pentad_astro_day_containers *days;
  pentad_astro_settings *settings;
  SHOW(pentad_astro_handler_open(calendar, NULL, NULL, &error));
  SHOW(pentad_astro_handler_open(NULL, NULL, &opened, &error));
  HOLDS(opened == NULL);
  SHOW(pentad_astro_handler_open_async(calendar, NULL, &opened, NULL, NULL, NULL, &error));
  SHOW(pentad_astro_handler_open_async(calendar, NULL, NULL, NULL, NULL, NULL, &error));
  SHOW(pentad_astro_handler_get_date(NULL, NULL, &days, &error));
  SHOW(pentad_astro_handler_get_date(handler, NULL, NULL, &error));
  SHOW(pentad_astro_handler_get_date_async(handler, NULL, NULL, NULL, NULL, NULL, &error));
  SHOW(pentad_astro_handler_get_date_async(NULL, NULL, NULL, NULL, NULL, NULL, &error));
  SHOW(pentad_astro_handler_location_update(NULL, &place, &error));
  SHOW(pentad_astro_handler_location_update(handler, NULL, &error));
  SHOW(pentad_astro_handler_settings_get(NULL, &settings, &error));
  SHOW(pentad_astro_handler_settings_get(handler, NULL, &error));
  SHOW(pentad_astro_handler_settings_change(handler, NULL, &error));
  SHOW(pentad_astro_handler_settings_change(NULL, &change, &error));
  SHOW(pentad_astro_handler_clear_cache(NULL, &error));
  SHOW(pentad_astro_handler_erase_all(NULL, &error));
  SHOW(pentad_astro_handler_storage_usage(handler, NULL, &error));
  SHOW(pentad_astro_handler_storage_usage(NULL, &usage, &error));
}

static void null_delegates(void) {
  const pentad_astro_delegate none = PENTAD_ASTRO_DELEGATE_INIT;
  const pentad_astro_alert_delegate nobody = PENTAD_ASTRO_ALERT_DELEGATE_INIT;
  pentad_subscription *subscription = (pentad_subscription *)&status;
  pentad_astro_alerts *alerts;
  int64_t due;
  SHOW(pentad_astro_handler_subscribe(handler, NULL, &subscription, &error));
  HOLDS(subscription == NULL);
  SHOW(pentad_astro_handler_subscribe(NULL, &none, &subscription, &error));
  SHOW(pentad_astro_handler_subscribe(handler, &none, NULL, &error));
  SHOW(pentad_astro_handler_subscribe_alerts(handler, &nobody, &subscription, &error));
  SHOW(pentad_astro_handler_subscribe_alerts(handler, NULL, &subscription, &error));
  SHOW(pentad_astro_handler_alert_register(NULL, 0, "x", NULL, &error));
  SHOW(pentad_astro_handler_alert_register(handler, 0, NULL, NULL, &error));
  SHOW(pentad_astro_handler_alert_register(handler, PENTAD_NO_TIME, "x", NULL, &error));
  SHOW(pentad_astro_handler_alert_register(handler, INT64_MAX, "x", NULL, &error));
  SHOW(pentad_astro_handler_alert_register(handler, 0, "moon\xff", NULL, &error));
  SHOW(pentad_astro_handler_alerts(handler, 0, NULL, &error));
  SHOW(pentad_astro_handler_alerts(NULL, 0, &alerts, &error));
  SHOW(pentad_astro_handler_alerts(handler, 20261131, &alerts, &error));
  SHOW(pentad_astro_handler_alert_deregister(NULL, 1, &error));
  SHOW(pentad_astro_handler_alert_deregister(handler, 1, &error));
  SHOW(pentad_astro_handler_alert_next(handler, NULL, &error));
  SHOW(pentad_astro_handler_alert_next(handler, &due, &error));
  HOLDS(due == PENTAD_NO_TIME);
}

static void null_screens(void) {
  const pentad_astro_place place = ujjain();
  const pentad_astro_sun_view_options november_2026 = PENTAD_ASTRO_SUN_VIEW_OPTIONS_INIT;
  const pentad_astro_script script = PENTAD_ASTRO_SCRIPT_ENGLISH;
  pentad_astro_day_containers empty;
  pentad_astro_day_containers *days;
  pentad_astro_moon_view *moon;
  pentad_astro_sun_view *sun;
  pentad_astro_day_view *day;
  pentad_astro_help_topics *topics;
  SHOW(pentad_astro_day_containers_compute(NULL, &place, NULL, 20261101, 20261130, &days, &error));
  SHOW(pentad_astro_day_containers_compute(calendar, &place, NULL, 20261101, 20261031, &days,
                                           &error));
  SHOW(pentad_astro_moon_view_make(NULL, NULL, &error));
  SHOW(pentad_astro_moon_view_make(NULL, &moon, &error));
  HOLDS(moon && moon->section_count == 0);
  pentad_astro_moon_view_free(moon);
  memset(&empty, 0, sizeof empty);
  SHOW(pentad_astro_moon_view_make(&empty, &moon, &error));
  pentad_astro_moon_view_free(moon);
  empty.count = 3;
  SHOW(pentad_astro_moon_view_make(&empty, &moon, &error));
  empty.count = SIZE_MAX;
  SHOW(pentad_astro_moon_view_make(&empty, &moon, &error));
  SHOW(pentad_astro_sun_view_make(NULL, NULL, NULL, &sun, &error));
  SHOW(pentad_astro_sun_view_make(&november_2026, NULL, NULL, &sun, &error));
  SHOW(pentad_astro_day_view_make(NULL, &day, &error));
  empty.count = 0;
  SHOW(pentad_astro_day_view_make(&empty, &day, &error));
  SHOW(pentad_astro_day_view_compute(NULL, &place, NULL, 20261121, script, &day, &error));
  SHOW(pentad_astro_help_search(NULL, &topics, &error));
  SHOW(pentad_astro_help_search("\xff", &topics, &error));
  HOLDS(pentad_astro_help_find(NULL) == NULL);
  HOLDS(pentad_astro_help_find("\xff") == NULL);
}

static void bad_records(void) {
  pentad_astro_handler_options options = PENTAD_ASTRO_HANDLER_OPTIONS_INIT;
  pentad_astro_request request = november();
  pentad_astro_settings_change change = PENTAD_ASTRO_SETTINGS_CHANGE_INIT;
  pentad_astro_day_containers *days;
  pentad_astro_handler *other;
  options.store_folder = "/proc/no/such/folder";
  SHOW(pentad_astro_handler_open(calendar, &options, &other, &error));
  options.store_folder = "\xff";
  SHOW(pentad_astro_handler_open(calendar, &options, &other, &error));
  options.struct_size = 3;
  SHOW(pentad_astro_handler_open(calendar, &options, &other, &error));
  SHOW(pentad_astro_handler_get_date(handler, &request, &days, &error));
  request.type = "moon";
  SHOW(pentad_astro_handler_get_date(handler, &request, &days, &error));
  request.type = "m\xffoon";
  SHOW(pentad_astro_handler_get_date(handler, &request, &days, &error));
  request.type = NULL;
  request.last = 20261031;
  SHOW(pentad_astro_handler_get_date(handler, &request, &days, &error));
  request.first = 20260230;
  SHOW(pentad_astro_handler_get_date(handler, &request, &days, &error));
  request.struct_size = sizeof request + 4096;
  SHOW(pentad_astro_handler_get_date(handler, &request, &days, &error));
  change.cleared = 64;
  SHOW(pentad_astro_handler_settings_change(handler, &change, &error));
  change.cleared = 0;
  change.sunview_date = 1;
  SHOW(pentad_astro_handler_settings_change(handler, &change, &error));
}

/* ---- Days -------------------------------------------------------------------------------------- */

static const char *const origins[] = {"memory", "disk", "source"};

static void get(const pentad_astro_request *request) {
  pentad_astro_day_containers *days;
  status = pentad_astro_handler_get_date(handler, request, &days, &error);
  if (status != PENTAD_OK) {
    show("days");
    return;
  }
  printf("%d days from %s, stale %d\n", (int)days->count, origins[days->origin], days->is_stale);
  HOLDS(days->stored_at > 1700000000000);
  if (request->first) {
    const pentad_astro_day_container *const day = days->items[20];
    printf("  %d: %s, %s, %s, tithi %d, %s\n", day->date, day->tithi, day->fortnight,
           day->lunar_month, day->tithi_number, day->time_zone);
    HOLDS(day->sunrise < day->sunset && day->tithi_start < day->sunset);
  }
  pentad_astro_day_containers_free(days);
}

static void days(void) {
  const pentad_astro_place place = ujjain();
  pentad_astro_storage_usage usage = PENTAD_ASTRO_STORAGE_USAGE_INIT;
  pentad_astro_settings_change change = PENTAD_ASTRO_SETTINGS_CHANGE_INIT;
  pentad_astro_options options = PENTAD_ASTRO_OPTIONS_INIT;
  pentad_astro_settings *settings;
  pentad_astro_request request = november();
  SHOW(pentad_astro_handler_location_update(handler, &place, &error));
  get(&request);
  get(&request);
  request.reload = 1;
  get(&request);
  request.reload = 0;
  SHOW(pentad_astro_handler_storage_usage(handler, &usage, &error));
  printf("%d months, %d alerts\n", (int)usage.months, (int)usage.alerts);
  options.months = PENTAD_ASTRO_MONTHS_PURNIMANTA;
  change.options = &options;
  change.endpoint = "https://example.org/apiv2.php";
  change.sunview_date = 20261121;
  SHOW(pentad_astro_handler_settings_change(handler, &change, &error));
  get(&request);
  SHOW(pentad_astro_handler_settings_get(handler, &settings, &error));
  printf("%s, %d, %s, months %d\n", settings->location->time_zone, settings->sunview_date,
         settings->endpoint, settings->options->months);
  /* Settings that were read can be written. */
  change.options = settings->options;
  change.location = settings->location;
  SHOW(pentad_astro_handler_settings_change(handler, &change, &error));
  pentad_astro_settings_free(settings);
  SHOW(pentad_astro_handler_clear_cache(handler, &error));
  get(&request);
}

struct loading {
  int parts, rows, ends;
  bool in_order;
  pentad_status status;
  int days;
};

static void did_come(void *context, const pentad_astro_day_container *const *rows, size_t count,
                     int64_t completed, int64_t total) {
  struct loading *const it = (struct loading *)context;
  it->parts++;
  it->rows += (int)count;
  if (it->ends || it->rows != completed || completed > total) it->in_order = false;
  if (count && rows[0]->date < 20260101) it->in_order = false;
}

static void did_end(void *context, pentad_status end, const pentad_astro_day_containers *days,
                    pentad_error *failure) {
  struct loading *const it = (struct loading *)context;
  it->ends++;
  it->status = end;
  it->days = days ? (int)days->count : 0;
  if ((end == PENTAD_OK) != (failure == NULL)) it->in_order = false;
}

static void load(const char *what, const pentad_astro_request *request, bool cancels) {
  struct loading it = {0, 0, 0, true, PENTAD_INTERNAL, 0};
  pentad_operation *operation;
  status = pentad_astro_handler_get_date_async(handler, request, did_come, did_end, &it,
                                               &operation, &error);
  show(what);
  if (cancels) pentad_operation_cancel(operation);
  SHOW(pentad_operation_wait(operation, -1, &error));
  pentad_operation_free(operation);
  if (cancels) it.parts = it.rows = 0;
  printf("  %d parts, %d rows, %d end, %d days, in order %d: %s\n", it.parts, it.rows, it.ends,
         it.days, it.in_order, coarse_name(it.status));
}

static void asynchronous(void) {
  pentad_astro_request request = november();
  request.first = 20260101;
  request.last = 20261231;
  load("a year", &request, false);
  load("a year of the cache", &request, false);
  request.type = "moon";
  load("an unknown type", &request, false);
  request.type = NULL;
  request.last = 20251231;
  load("an end before the start", &request, false);
  request.first = 19500101;
  request.last = 20491231;
  load("a century that is cancelled", &request, true);
}

/* ---- Alerts and delegates ------------------------------------------------------------------------ */

static int freed;

/* The output of callbacks, printed when all have been called. */
static char said[1024];

static void did_free(void *context) { freed += *(int *)context; }

static void did_come_due(void *context, const pentad_astro_alert *alert) {
  const size_t length = strlen(said);
  (void)context;
  snprintf(said + length, sizeof said - length, "due: %s\n", alert->message);
}

static void say(const char *what, uint64_t event, int detail) {
  const size_t length = strlen(said);
  snprintf(said + length, sizeof said - length, "event %d: %s %d\n", (int)event, what, detail);
}

static void did_register(void *context, uint64_t event, int64_t id) {
  (void)context;
  say("registered", event, (int)id);
}

static void did_remove(void *context, uint64_t event, int64_t id) {
  (void)context;
  say("removed", event, (int)id);
}

static void did_load_days(void *context, uint64_t event, int32_t from, int32_t to,
                          pentad_snapshot_origin origin) {
  (void)context;
  (void)from;
  (void)to;
  say(origins[origin], event, from / 100);
}

static void did_fail_to_load(void *context, uint64_t event, int32_t from, int32_t to,
                             pentad_error *failure) {
  (void)context;
  (void)to;
  say(coarse_name(pentad_error_code(failure)), event, from / 100);
}

static void did_erase(void *context, uint64_t event) {
  (void)context;
  say("erased", event, 0);
}

/* Waits for the pending callbacks, and prints their output. */
static void flush_callbacks(void) {
  struct loading it = {0, 0, 0, true, PENTAD_INTERNAL, 0};
  pentad_operation *operation;
  pentad_astro_request bad = november();
  int i;
  bad.last = 20000101;
  for (i = 0; i < 2; i++) {
    status = pentad_astro_handler_get_date_async(handler, &bad, NULL, did_end, &it, &operation,
                                                 NULL);
    pentad_operation_wait(operation, -1, NULL);
    pentad_operation_free(operation);
  }
  printf("%s", said);
  said[0] = '\0';
}

static void alerts(const char *folder) {
  int one = 1;
  int64_t first, far, due;
  size_t i;
  pentad_astro_handler_options options = PENTAD_ASTRO_HANDLER_OPTIONS_INIT;
  pentad_astro_delegate delegate = PENTAD_ASTRO_DELEGATE_INIT;
  pentad_astro_alert_delegate listener = PENTAD_ASTRO_ALERT_DELEGATE_INIT;
  pentad_subscription *subscription, *due_alerts;
  pentad_astro_alerts *list;
  const pentad_astro_place place = ujjain();
  pentad_astro_request request = november();
  delegate.context = &one;
  delegate.context_free = did_free;
  delegate.did_register_alert = did_register;
  delegate.did_remove_alert = did_remove;
  delegate.did_load_days = did_load_days;
  delegate.did_fail_to_load_days = did_fail_to_load;
  delegate.did_erase = did_erase;
  options.store_folder = folder;
  options.delegate = &delegate;
  pentad_astro_handler_free(handler);
  SHOW(pentad_astro_handler_open(calendar, &options, &handler, &error));
  get(&request);
  flush_callbacks();
  SHOW(pentad_astro_handler_location_update(handler, &place, &error));
  SHOW(pentad_astro_handler_alert_register(handler, 2000, "missed second", NULL, &error));
  SHOW(pentad_astro_handler_alert_register(handler, 1000, "missed first", &first, &error));
  SHOW(pentad_astro_handler_alert_register(handler, 32503680000000, "far", &far, &error));
  get(&request);
  flush_callbacks();
  pentad_astro_handler_free(handler);
  printf("given back: %d\n", freed);

  options.delegate = NULL;
  SHOW(pentad_astro_handler_open(calendar, &options, &handler, &error));
  get(&request);
  SHOW(pentad_astro_handler_alerts(handler, 19700101, &list, &error));
  for (i = 0; i < list->count; i++) {
    printf("  %d %s\n", (int)list->items[i]->due, list->items[i]->message);
  }
  pentad_astro_alerts_free(list);
  SHOW(pentad_astro_handler_alert_next(handler, &due, &error));
  printf("next at %d\n", (int)due);
  SHOW(pentad_astro_handler_subscribe(handler, &delegate, &subscription, &error));
  listener.context = &one;
  listener.context_free = did_free;
  listener.did_come_due = did_come_due;
  SHOW(pentad_astro_handler_subscribe_alerts(handler, &listener, &due_alerts, &error));
  do {
    pentad_astro_handler_alert_next(handler, &due, NULL);
  } while (due < 3000);
  do {
    pentad_astro_handler_alerts(handler, 0, &list, NULL);
    i = list->count;
    pentad_astro_alerts_free(list);
  } while (i > 1);
  pentad_subscription_free(due_alerts);
  flush_callbacks();
  printf("given back: %d\n", freed);
  SHOW(pentad_astro_handler_alert_deregister(handler, far, &error));
  SHOW(pentad_astro_handler_alert_deregister(handler, first, &error));
  SHOW(pentad_astro_handler_erase_all(handler, &error));
  flush_callbacks();
  pentad_subscription_free(subscription);
  printf("given back: %d\n", freed);
}

/* ---- Screens ----------------------------------------------------------------------------------- */

static void screens(void) {
  const pentad_astro_place place = ujjain();
  const pentad_astro_script script = PENTAD_ASTRO_SCRIPT_IAST;
  pentad_astro_sun_view_options options = PENTAD_ASTRO_SUN_VIEW_OPTIONS_INIT;
  pentad_astro_alert alert = {1, 1795219200000, "the 21st"};
  const pentad_astro_alert *alert_list[1];
  pentad_astro_alerts alerts_of_november;
  pentad_astro_day_containers *days;
  pentad_astro_moon_view *moon;
  pentad_astro_sun_view *sun;
  pentad_astro_day_view *day;
  pentad_astro_help_topics *topics;
  size_t i;
  SHOW(pentad_astro_day_containers_compute(calendar, &place, NULL, 20261101, 20261130, &days,
                                           &error));
  SHOW(pentad_astro_moon_view_make(days, &moon, &error));
  for (i = 0; i < moon->section_count; i++) {
    const pentad_astro_moon_row *const row = moon->sections[i]->rows[0];
    printf("  %s: %d rows, from %d %s, %s, role %d\n", moon->sections[i]->lunar_month,
           (int)moon->sections[i]->row_count, row->date, row->tithi, row->fortnight, row->role);
  }
  HOLDS(moon->row_count == days->count);
  pentad_astro_moon_view_free(moon);
  options.year = 2026;
  options.month = 11;
  options.today = 20261121;
  alert_list[0] = &alert;
  alerts_of_november.items = alert_list;
  alerts_of_november.count = 1;
  SHOW(pentad_astro_sun_view_make(&options, days, &alerts_of_november, &sun, &error));
  printf("  %d to %d:", sun->first, sun->last);
  for (i = 0; i < sun->cell_count; i++) {
    if (sun->cells[i]->marks) printf(" %d/%u", sun->cells[i]->date, sun->cells[i]->marks);
    HOLDS(sun->cells[i]->is_today == (sun->cells[i]->date == 20261121));
  }
  printf("\n");
  pentad_astro_sun_view_free(sun);
  alert.message = NULL;
  SHOW(pentad_astro_sun_view_make(&options, days, &alerts_of_november, &sun, &error));
  alert_list[0] = NULL;
  SHOW(pentad_astro_sun_view_make(&options, days, &alerts_of_november, &sun, &error));
  options.first_vara = 8;
  SHOW(pentad_astro_sun_view_make(&options, NULL, NULL, &sun, &error));
  options.time_zone = "Asia/Atlantis";
  SHOW(pentad_astro_sun_view_make(&options, NULL, NULL, &sun, &error));
  SHOW(pentad_astro_day_view_make(days, &day, &error));
  for (i = 0; i < day->line_count; i++) {
    const pentad_astro_day_line *const line = day->lines[i];
    printf("  %s: %s (%s)\n", line->title, line->text, line->term ? line->term : "");
    HOLDS(line->term == NULL || pentad_astro_help_find(line->term) != NULL);
  }
  pentad_astro_day_view_free(day);
  SHOW(pentad_astro_day_view_compute(calendar, &place, NULL, 20261121, script, &day, &error));
  HOLDS(day->line_count > 20 && day->date == 20261121);
  pentad_astro_day_view_free(day);
  pentad_astro_day_containers_free(days);
  SHOW(pentad_astro_help_search("LUNAR DAY", &topics, &error));
  HOLDS(topics->count > 0 && topics->items[0] == pentad_astro_help_find(topics->items[0]->id));
  pentad_astro_help_topics_free(topics);
  HOLDS(pentad_astro_help_all()->count > 20);
}

/* ---- A fork and the end ------------------------------------------------------------------------ */

static void child(pentad_status *answers) {
  pentad_astro_day_containers *days;
  answers[0] = pentad_astro_handler_get_date(handler, NULL, &days, NULL);
  pentad_astro_handler_free(handler);
  if (pentad_astro_help_find("tithi")) answers[1] = PENTAD_OK;
}

static void forked(void) {
  pentad_status answers[] = {PENTAD_INTERNAL, PENTAD_INTERNAL};
  in_child(child, answers, 2);
  printf("in a child: days %s, help %s\n", coarse_name(answers[0]),
         coarse_name(answers[1]));
}

static void the_calendar_first(void) {
  pentad_astro_request request = november();
  const pentad_astro_place place = ujjain();
  SHOW(pentad_astro_handler_location_update(handler, &place, &error));
  get(&request);
  pentad_astro_calendar_free(calendar);
  get(&request);
  request.last = 20271130;
  request.first = 20271101;
  get(&request);
}

static void after_the_end(void) {
  const pentad_astro_delegate delegate = PENTAD_ASTRO_DELEGATE_INIT;
  pentad_astro_request request = november();
  struct loading it = {0, 0, 0, true, PENTAD_INTERNAL, 0};
  pentad_subscription *subscription;
  pentad_shutdown();
  SHOW(pentad_astro_handler_subscribe(handler, &delegate, &subscription, &error));
  SHOW(pentad_astro_handler_get_date_async(handler, NULL, NULL, did_end, &it, NULL, &error));
  get(&request);
  pentad_astro_handler_free(handler);
}

int main(void) {
  char folder[] = "/tmp/pentad-handler-XXXXXX";
  char command[64];
  /* This call comes first. Swift's runtime reads bytes of the log's lock that it has never written.
   * They are zero only in the memory for the first types: valgrind would report the read after the
   * calendar's types. */
  SHOW(pentad_set_log(NULL, &error));
  SHOW(pentad_astro_calendar_open(NULL, &calendar, &error));
  SHOW(pentad_astro_handler_open(calendar, NULL, &handler, &error));
  if (!mkdtemp(folder)) return 1;
  null_handler();
  null_delegates();
  null_screens();
  bad_records();
  days();
  asynchronous();
  alerts(folder);
  screens();
  forked();
  the_calendar_first();
  after_the_end();
  snprintf(command, sizeof command, "rm -r %s", folder);
  if (system(command) != 0) printf("the folder is not there\n");
  printf("owned: %d\n", (int)pentad_handle_count());
  return 0;
}
