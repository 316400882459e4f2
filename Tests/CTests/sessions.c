/* Callbacks of ElementsKit, AstroKit and StellarKit with a session run inside its pump and nowhere
 * else: delegates, progress, parts, lists, the ends of calls. A freed session ends each call
 * exactly once. */
#include "session.h"

#include <pthread.h>

static pthread_t program;
static bool is_pumping;
/* The number of delegates' callbacks, parts, stages and lists so far, and of freed contexts. */
static int calls, freed;

static void hear(void) {
  if (!is_pumping) printf("outside of the pump\n");
  if (!pthread_equal(pthread_self(), program)) printf("on another thread\n");
}

static void end(const char *what, pentad_status outcome) {
  hear();
  printf("  %s: %s\n", what, coarse_name(outcome));
  ends++;
}

/* Pumps until so many calls have ended. */
static void pump_to(int wanted) {
  while (ends < wanted) {
    is_pumping = true;
    if (pentad_session_pump(session, 60000, NULL, NULL) != PENTAD_OK) wanted = 0;
    is_pumping = false;
  }
}

/* Starts a call that writes to `operation`. Its end waits for the pump. */
#define CALL(call) \
  do { \
    const int before = ends; \
    const pentad_status begun = status = (call); \
    show(#call); \
    if (begun == PENTAD_OK) { \
      pentad_operation_wait(operation, -1, NULL); \
      HOLDS(ends == before); \
      pump_to(before + 1); \
    } \
    pentad_operation_free(operation); \
    operation = NULL; \
  } while (0)

static void context_free(void *context) {
  (void)context;
  freed++;
}

static void did_complete(void *context, pentad_status outcome, pentad_error *failure) {
  (void)failure;
  end((const char *)context, outcome);
}

static void progressed(void *context, int64_t completed, int64_t total) {
  (void)context;
  if (completed < 0 || total < 0) printf("no progress\n");
  hear();
}

/* ---- ElementsKit ------------------------------------------------------------------------------- */

static void element_event(void *context, uint64_t event) {
  (void)context;
  (void)event;
  hear();
  calls++;
}

static void did_select(void *context, uint64_t event, int32_t number, const char *source) {
  (void)context;
  (void)event;
  (void)source;
  hear();
  printf("  selected: %d\n", (int)number);
}

static void did_weigh(void *context, pentad_status outcome,
                      const pentad_elements_molar_masses *masses, pentad_error *failure) {
  (void)failure;
  if (masses) printf("  %g\n", masses->values[0]);
  end((const char *)context, outcome);
}

static void elements(void) {
  const char *formulas[1] = {"H2O"};
  pentad_elements_delegate delegate = PENTAD_ELEMENTS_DELEGATE_INIT;
  pentad_subscription *subscription = NULL;
  pentad_elements_card *card = NULL;
  delegate.context_free = context_free;
  delegate.did_load = element_event;
  delegate.did_select = did_select;
  delegate.session = session;
  SHOW(pentad_elements_table_subscribe(NULL, &delegate, &subscription, &error));
  SHOW(pentad_elements_card_select(NULL, 26, &card, &error));
  CALL(pentad_elements_table_load_async(NULL, session, did_complete, (void *)"loaded", &operation, &error));
  CALL(pentad_elements_molar_masses_compute_async(formulas, NULL, 1, session, progressed, did_weigh, (void *)"weighed", &operation, &error));
  CALL(pentad_elements_molar_masses_compute_as_async(formulas, NULL, 1, PENTAD_ELEMENTS_READING_HILL, session, NULL, did_weigh, (void *)"weighed", &operation, &error));
  pentad_elements_card_free(card);
  pentad_subscription_free(subscription);
  printf("contexts given back: %d\n", freed);
}

/* ---- AstroKit ---------------------------------------------------------------------------------- */

static void did_compute(void *context, pentad_status outcome, const pentad_astro_days *days,
                        pentad_error *failure) {
  (void)failure;
  if (days) printf("  %d days\n", (int)days->count);
  end((const char *)context, outcome);
}

static void did_get(void *context, pentad_status outcome, const pentad_astro_day_containers *days,
                    pentad_error *failure) {
  (void)failure;
  if (days) printf("  %d days\n", (int)days->count);
  end((const char *)context, outcome);
}

static void did_come(void *context, const pentad_astro_day_container *const *rows, size_t count,
                     int64_t completed, int64_t total) {
  (void)context;
  (void)rows;
  (void)count;
  if (completed > total) printf("too many days\n");
  hear();
  calls++;
}

static void astro_event(void *context, uint64_t event) {
  (void)context;
  (void)event;
  hear();
  calls++;
}

static void did_come_due(void *context, const pentad_astro_alert *alert) {
  (void)context;
  hear();
  printf("  alert: %s\n", alert->message);
  ends++;
}

static pentad_astro_calendar *calendar;
static pentad_astro_handler *handler;

static void astro(void) {
  const pentad_astro_place place = ujjain();
  pentad_astro_calendar_options opening = PENTAD_ASTRO_CALENDAR_OPTIONS_INIT;
  pentad_astro_handler_options options = PENTAD_ASTRO_HANDLER_OPTIONS_INIT;
  pentad_astro_delegate delegate = PENTAD_ASTRO_DELEGATE_INIT;
  pentad_astro_alert_delegate alerts = PENTAD_ASTRO_ALERT_DELEGATE_INIT;
  pentad_astro_request request = PENTAD_ASTRO_REQUEST_INIT;
  pentad_subscription *heard = NULL, *due = NULL;
  opening.session = session;
  CALL(pentad_astro_calendar_open_async(&opening, &calendar, did_complete, (void *)"opened", &operation, &error));
  CALL(pentad_astro_days_compute_async(calendar, &place, NULL, 20261101, 20261130, progressed, did_compute, (void *)"computed", &operation, &error));
  delegate.context_free = context_free;
  delegate.did_change_location = astro_event;
  delegate.did_change_settings = astro_event;
  options.session = session;
  options.delegate = &delegate;
  CALL(pentad_astro_handler_open_async(calendar, &options, &handler, did_complete, (void *)"opened", &operation, &error));
  SHOW(pentad_astro_handler_subscribe(handler, &delegate, &heard, &error));
  SHOW(pentad_astro_handler_location_update(handler, &place, &error));
  request.first = 20261101;
  request.last = 20261105;
  calls = 0;
  CALL(pentad_astro_handler_get_date_async(handler, &request, did_come, did_get, (void *)"got", &operation, &error));
  HOLDS(calls > 2);
  alerts.context_free = context_free;
  alerts.did_come_due = did_come_due;
  SHOW(pentad_astro_handler_subscribe_alerts(handler, &alerts, &due, &error));
  SHOW(pentad_astro_handler_alert_register(handler, 0, "new moon", NULL, &error));
  pump_to(ends + 1);
  pentad_subscription_free(due);
  pentad_subscription_free(heard);
  printf("contexts given back: %d\n", freed);
}

/* ---- StellarKit -------------------------------------------------------------------------------- */

static void did_find_courses(void *context, pentad_status outcome,
                             const pentad_stellar_courses *courses, pentad_error *failure) {
  (void)courses;
  (void)failure;
  end((const char *)context, outcome);
}

static void did_search(void *context, pentad_status outcome,
                       const pentad_stellar_search_answer *answer, pentad_error *failure) {
  (void)answer;
  (void)failure;
  end((const char *)context, outcome);
}

static void did_plan(void *context, pentad_status outcome,
                     const pentad_stellar_section_plans *plans, pentad_error *failure) {
  (void)plans;
  (void)failure;
  end((const char *)context, outcome);
}

static void did_show(void *context, const pentad_stellar_classes_screen *screen) {
  (void)context;
  (void)screen;
  hear();
  calls++;
}

static void did_count(void *context, pentad_status outcome, int64_t count, pentad_error *failure) {
  (void)failure;
  (void)count;
  end((const char *)context, outcome);
}

static void stellar_event(void *context, uint64_t event) {
  (void)context;
  (void)event;
  hear();
  calls++;
}

static void did_list(void *context, const pentad_stellar_bookmarks *bookmarks,
                     const pentad_list_delta *delta) {
  (void)context;
  (void)delta;
  hear();
  printf("  bookmarks: %d\n", (int)bookmarks->count);
  ends++;
}

static pentad_stellar_client *client;
static pentad_stellar_search *search;

static void stellar(void) {
  pentad_stellar_client_options options = PENTAD_STELLAR_CLIENT_OPTIONS_INIT;
  pentad_stellar_delegate delegate = PENTAD_STELLAR_DELEGATE_INIT;
  pentad_stellar_lists_delegate lists = PENTAD_STELLAR_LISTS_DELEGATE_INIT;
  pentad_subscription *heard = NULL, *listed = NULL;
  delegate.context_free = context_free;
  delegate.did_change_bookmarks = stellar_event;
  options.session = session;
  options.delegate = &delegate;
  options.manual_synchronising = 1;
  CALL(pentad_stellar_client_open_async(&options, &client, did_complete, (void *)"opened", &operation, &error));
  SHOW(pentad_stellar_client_subscribe(client, &delegate, &heard, &error));
  CALL(pentad_stellar_client_courses_async(client, false, did_find_courses, (void *)"courses", &operation, &error));
  CALL(pentad_stellar_client_search_async(client, "algebra", 0, did_search, (void *)"search", &operation, &error));
  CALL(pentad_stellar_client_plans_async(client, NULL, 0, 10, did_plan, (void *)"plans", &operation, &error));
  calls = 0;
  CALL(pentad_stellar_client_classes_screen_async(client, "18", false, did_show, did_complete, (void *)"screen", &operation, &error));
  HOLDS(calls > 0);
  CALL(pentad_stellar_client_load_catalogue_async(client, progressed, did_count, (void *)"catalogue", &operation, &error));
  CALL(pentad_stellar_client_synchronise_async(client, did_count, (void *)"synchronised", &operation, &error));
  SHOW(pentad_stellar_search_make(client, &search, &error));
  CALL(pentad_stellar_search_execute_async(search, "algebra", 0, did_search, (void *)"search", &operation, &error));
  lists.context_free = context_free;
  lists.bookmarks = did_list;
  SHOW(pentad_stellar_client_subscribe_lists(client, &lists, &listed, &error));
  pump_to(ends + 1);
  pentad_subscription_free(listed);
  pentad_subscription_free(heard);
  printf("contexts given back: %d\n", freed);
}

/* ---- The end of a session ---------------------------------------------------------------------- */

/* A call that is under way ends with its session, and none begins afterwards. */
static void ended(void) {
  const pentad_astro_place place = ujjain();
  const pentad_astro_delegate delegate = PENTAD_ASTRO_DELEGATE_INIT;
  const pentad_stellar_delegate other = PENTAD_STELLAR_DELEGATE_INIT;
  pentad_subscription *subscription = NULL;
  pentad_astro_day *day = NULL;
  SHOW(pentad_astro_days_compute_async(calendar, &place, NULL, 18000101, 20991231, NULL, did_compute, (void *)"computed", &operation, &error));
  /* It is not in a pump, but on the program's thread. */
  is_pumping = true;
  pentad_session_free(session);
  is_pumping = false;
  SHOW(pentad_operation_wait(operation, -1, &error));
  pentad_operation_free(operation);
  operation = NULL;
  SHOW(pentad_astro_days_compute_async(calendar, &place, NULL, 20261101, 20261101, NULL, did_compute, NULL, &operation, &error));
  SHOW(pentad_astro_handler_get_date_async(handler, NULL, NULL, did_get, NULL, &operation, &error));
  SHOW(pentad_astro_handler_subscribe(handler, &delegate, &subscription, &error));
  SHOW(pentad_stellar_client_courses_async(client, false, did_find_courses, NULL, &operation, &error));
  SHOW(pentad_stellar_search_execute_async(search, "algebra", 0, did_search, NULL, &operation, &error));
  SHOW(pentad_stellar_client_subscribe(client, &other, &subscription, &error));
  HOLDS(operation == NULL && subscription == NULL);
  /* Calls without callbacks still work. */
  SHOW(pentad_astro_day_compute(calendar, &place, NULL, 20261101, &day, &error));
  pentad_astro_day_free(day);
  pentad_astro_handler_free(handler);
  pentad_astro_calendar_free(calendar);
  pentad_stellar_search_free(search);
  pentad_stellar_client_free(client);
  printf("contexts given back: %d\n", freed);
}

static void shut_down(void) {
  pentad_astro_calendar_options options = PENTAD_ASTRO_CALENDAR_OPTIONS_INIT;
  pentad_elements_delegate delegate = PENTAD_ELEMENTS_DELEGATE_INIT;
  pentad_subscription *subscription = NULL;
  SHOW(pentad_session_make(&session, &error));
  pentad_shutdown();
  options.session = delegate.session = session;
  SHOW(pentad_astro_calendar_open(&options, &calendar, &error));
  SHOW(pentad_elements_table_subscribe(NULL, &delegate, &subscription, &error));
  SHOW(pentad_elements_table_load_async(NULL, session, did_complete, NULL, &operation, &error));
  pentad_session_free(session);
  printf("handles: %d\n", (int)pentad_handle_count());
}

int main(void) {
  program = pthread_self();
  SHOW(pentad_session_make(&session, &error));
  elements();
  astro();
  stellar();
  ended();
  shut_down();
  return 0;
}
