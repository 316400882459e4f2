/* Mistakes that a program may make, and their results: an error each time. Nothing here crashes,
 * blocks forever, leaks, or ends the process. (Built with gcc or g++: clang warns about the NULLs.) */
#include <pentad.h>

#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static pentad_error *error;

/* Prints what a call came to; the error is freed each time. */
static void show(const char *what, pentad_status status) {
  printf("%-38s %s", what, pentad_status_name(status));
  if (status != PENTAD_OK) printf(": %s", pentad_error_message(error));
  if (pentad_error_offset(error) >= 0) printf(" (byte %d)", (int)pentad_error_offset(error));
  printf("\n");
  pentad_error_free(error);
  error = NULL;
}

static void bad_arguments(void) {
  pentad_astro_place place = PENTAD_ASTRO_PLACE_INIT;
  pentad_astro_calendar *calendar = NULL;
  pentad_astro_day *day = NULL;
  double mass;
  place.time_zone = "Asia/Kolkata";
  show("NULL for a text", pentad_elements_molar_mass_compute(NULL, &mass, NULL, NULL, &error));
  show("bytes that are not UTF-8", pentad_elements_molar_mass_compute("H\xffO", &mass, NULL, NULL, &error));
  show("a formula of no element", pentad_elements_molar_mass_compute("H2Qq", &mass, NULL, NULL, &error));
  show("NULL for a handle", pentad_astro_day_compute(NULL, &place, NULL, 20261101, &day, &error));
  show("NULL for the result", pentad_astro_calendar_open(NULL, NULL, &error));
  show("a calendar", pentad_astro_calendar_open(NULL, &calendar, &error));
  place.latitude = 91;
  show("a latitude of 91", pentad_astro_day_compute(calendar, &place, NULL, 20261101, &day, &error));
  place.latitude = 23.18;
  place.time_zone = "Asia/Ujjain";
  show("a zone that does not exist", pentad_astro_day_compute(calendar, &place, NULL, 20261101, &day, &error));
  place.time_zone = "Asia/Kolkata";
  show("the 31st of November", pentad_astro_day_compute(calendar, &place, NULL, 20261131, &day, &error));
  place.struct_size = sizeof(void *);
  show("the size of a pointer", pentad_astro_day_compute(calendar, &place, NULL, 20261101, &day, &error));
  memset(&place, 0, sizeof place);
  show("a record without its _INIT", pentad_astro_day_compute(calendar, &place, NULL, 20261101, &day, &error));
  printf("%-38s %s\n", "after each failure the result is", day ? "a day" : "NULL");
  pentad_astro_calendar_free(calendar);
}

static void did_load(void *context, pentad_status status, pentad_error *failure) {
  (void)failure;
  *(pentad_status *)context = status;
}

static void did_hear(void *context) { (void)context; }

/* Calls in the wrong order. */
static void bad_order(void) {
  pentad_stellar_client *client = NULL;
  pentad_stellar_search *search = NULL;
  pentad_stellar_search_answer *answer = NULL;
  pentad_session *session = NULL;
  pentad_operation *operation = NULL;
  pentad_status end = PENTAD_OK;
  show("a client", pentad_stellar_client_open(NULL, &client, &error));
  show("its search", pentad_stellar_search_make(client, &search, &error));
  pentad_stellar_client_free(client);
  show("the search without its client", pentad_stellar_search_execute(search, "algebra", 0, &answer, &error));
  pentad_stellar_search_free(search);
  show("a session", pentad_session_make(&session, &error));
  show("a call without its callback", pentad_elements_table_load_async(NULL, session, NULL, NULL, NULL, &error));
  show("a call", pentad_elements_table_load_async(NULL, session, did_load, &end, &operation, &error));
  pentad_session_free(session);
  printf("%-38s %s\n", "its session freed, it ended with", pentad_status_name(end));
  show("waiting for it", pentad_operation_wait(operation, -1, &error));
  pentad_operation_cancel(operation); /* too late, and no harm */
  pentad_operation_free(operation);
}

/* The library's threads do not survive fork(). */
static void in_a_child(void) {
  pentad_session *session = NULL;
  double mass;
  pid_t child;
  fflush(stdout);
  child = fork();
  if (child == 0) {
    show("in a child: a pure function", pentad_elements_molar_mass_compute("H2O", &mass, NULL, NULL, &error));
    show("in a child: what needs a thread", pentad_session_make(&session, &error));
    fflush(stdout);
    _exit(0);
  }
  waitpid(child, NULL, 0);
}

int main(void) {
  pentad_session *session = NULL;
  bad_arguments();
  bad_order();
  in_a_child();
  show("a session", pentad_session_make(&session, &error));
  pentad_shutdown();
  show("after the end: a callback", pentad_session_on_ready(session, did_hear, NULL, &error));
  pentad_session_free(session);
  /* NULL is nothing to free. */
  pentad_session_free(NULL);
  pentad_stellar_client_free(NULL);
  pentad_error_free(NULL);
  printf("%-38s %d\n", "handles left", (int)pentad_handle_count());
  return 0;
}
