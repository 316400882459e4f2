/* The base of all other parts: versions, errors, the log, numbers, the end of a process. */
#include "check.h"

static int freed_contexts;

/* Prints the message, and then wakes the reader at the other end of the pipe. */
static void did_log(void *context, pentad_log_level level, const char *source,
                    const char *message) {
  const int *ends = (const int *)context;
  printf("log %d %s: %s\n", (int)level, source, message);
  if (write(ends[1], "", 1) != 1) printf("the pipe is broken\n");
}

static void context_free(void *context) {
  (void)context;
  freed_contexts++;
}

/* Prints a status and the message of its error. */
static void tell(const char *what, pentad_status status, pentad_error *error) {
  printf("%s: %s", what, pentad_status_name(status));
  if (error) printf(": %s", pentad_error_message(error));
  printf("%s\n", pentad_error_code(error) == status ? "" : " (and no error object)");
  pentad_error_free(error);
}

static void versions(void) {
  printf("versions agree: %d\n", strcmp(pentad_version(), PENTAD_VERSION) == 0);
  printf("interfaces agree: %d\n", pentad_abi_version() == PENTAD_ABI_VERSION);
}

static void statuses(void) {
  int status;
  for (status = PENTAD_OK; status <= PENTAD_UNAVAILABLE; status++)
    printf("%d %s\n", status, pentad_status_name((pentad_status)status));
  printf("finer codes: %s %s %s\n", pentad_status_name(PENTAD_DISK_FULL),
         pentad_status_name(PENTAD_ELEMENTS_FORMULA_NOT_UTF8),
         pentad_status_name(PENTAD_VIDEO_NO_VIDEOS));
  printf("a finer code to come: %s\n",
         pentad_status_name((pentad_status)(PENTAD_NOT_FOUND | 0x7f0000)));
  printf("the coarse one: %s\n", pentad_status_name(PENTAD_STATUS_COARSE(PENTAD_DISK_FULL)));
  printf("a code to come: %s\n", pentad_status_name((pentad_status)200));
}

static const char *or_none(const char *text) { return text ? text : "-"; }

static void names(void) {
  printf("names: %s %s %s %s %s\n",
         or_none(pentad_snapshot_origin_name(PENTAD_SNAPSHOT_ORIGIN_SOURCE)),
         or_none(pentad_elements_phase_name(PENTAD_ELEMENTS_PHASE_UNKNOWN)),
         or_none(pentad_elements_property_name(PENTAD_ELEMENTS_PROPERTY_VAN_DER_WAALS_RADIUS)),
         or_none(pentad_elements_certainty_name((pentad_elements_certainty)99)),
         or_none(pentad_snapshot_origin_name((pentad_snapshot_origin)-1)));
}

static void nothings(void) {
  pentad_error *error = NULL;
  pentad_status status;
  printf("no error: %s, \"%s\", %d\n", pentad_status_name(pentad_error_code(NULL)),
         pentad_error_message(NULL), (int)pentad_error_offset(NULL));
  pentad_operation_cancel(NULL);
  pentad_subscription_cancel(NULL);
  status = pentad_operation_wait(NULL, 0, &error);
  printf("owned: %d\n", (int)pentad_handle_count());
  tell("wait for nothing", status, error);
  tell("wait for nothing, without a place for the error", pentad_operation_wait(NULL, 0, NULL),
       NULL);
}

static void sizes(void) {
  const size_t wrong[] = {0, 4, 13, sizeof(pentad_log_delegate) + 4096, (size_t)-8};
  pentad_log_delegate delegate = PENTAD_LOG_DELEGATE_INIT;
  pentad_error *error = NULL;
  pentad_status status;
  size_t i;
  delegate.did_log = did_log;
  delegate.level = PENTAD_LOG_DEBUG;
  for (i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
    delegate.struct_size = wrong[i];
    status = pentad_set_log(&delegate, &error);
    printf("size %d: %s %s\n", (int)wrong[i], pentad_status_name(status),
           pentad_error_message(error));
    pentad_error_free(error);
  }
  delegate.struct_size = sizeof delegate;
  delegate.level = (pentad_log_level)9;
  status = pentad_set_log(&delegate, &error);
  tell("a level to come", status, error);
  delegate.level = PENTAD_LOG_INFO;
  delegate.did_log = NULL;
  status = pentad_set_log(&delegate, &error);
  tell("a level without a callback", status, error);
  /* No version of it was as short. */
  delegate.struct_size = offsetof(pentad_log_delegate, context_free);
  status = pentad_set_log(&delegate, &error);
  tell("a record that is too short", status, error);
}

static void numbers(void) {
  const double values[] = {0.0, -0.0, 1.0, 55.845, 1e21, 5e-324, -1.5e-7, 0.1 + 0.2};
  char text[26];
  size_t i;
  for (i = 0; i < sizeof values / sizeof values[0]; i++) {
    size_t length = pentad_format_double(values[i], text, sizeof text);
    printf("%s%s", i ? " " : "", length == strlen(text) ? text : "?");
  }
  printf("\nneeded: %d\n", (int)pentad_format_double(55.845, NULL, 0));
  memset(text, 'x', sizeof text);
  printf("too small: %d \"%s\"\n", (int)pentad_format_double(55.845, text, 6), text);
}

static void tell_of_child(const char *what, void (*body)(pentad_status *answer)) {
  pentad_status answer = PENTAD_INTERNAL;
  in_child(body, &answer, 1);
  printf("%s: %s\n", what, pentad_status_name(answer));
}

static void stateful(pentad_status *answer) { *answer = pentad_set_log(NULL, NULL); }

static void pure(pentad_status *answer) {
  char text[26];
  pentad_format_double(0.5, text, sizeof text);
  *answer = strcmp(text, "0.5") == 0 ? PENTAD_OK : PENTAD_INTERNAL;
}

static void end(pentad_status *answer) {
  pentad_shutdown();
  *answer = PENTAD_OK;
}

static void logging(void) {
  static int ends[2];
  char byte;
  pentad_log_delegate delegate = PENTAD_LOG_DELEGATE_INIT;
  if (pipe(ends) != 0) return;
  delegate.context = ends;
  delegate.context_free = context_free;
  delegate.did_log = did_log;
  delegate.level = PENTAD_LOG_DEBUG;
  tell("set the log", pentad_set_log(&delegate, NULL), NULL);
  pentad_operation_wait(NULL, 0, NULL);
  if (read(ends[0], &byte, 1) != 1) printf("the pipe is broken\n");
  tell("set it again", pentad_set_log(&delegate, NULL), NULL);
  printf("contexts given back: %d\n", freed_contexts);
}

int main(void) {
  pentad_status answer;
  tell_of_child("a stateful call in a child of a process without threads", stateful);
  versions();
  statuses();
  names();
  nothings();
  sizes();
  numbers();
  logging();
  tell_of_child("a stateful call in a child", stateful);
  tell_of_child("a pure one", pure);
  tell_of_child("the end of a child", end);
  pentad_shutdown();
  pentad_shutdown();
  printf("contexts given back: %d\n", freed_contexts);
  tell("a stateful call after the end", pentad_set_log(NULL, NULL), NULL);
  pure(&answer);
  tell("a pure one", answer, NULL);
  printf("owned: %d\n", (int)pentad_handle_count());
  return 0;
}
