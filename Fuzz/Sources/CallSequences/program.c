#define _DEFAULT_SOURCE
#include <stdatomic.h>
#include <time.h>
#include <unistd.h>

#include "call_sequences.h"
#include "harness.h"

enum { LONGEST = 40, PATIENCE = 15 };

_Atomic long completions_come;
_Atomic long callbacks_come;
long completions_due;
static const char *promise;

void broken(const char *which) {
  if (promise == NULL) promise = which;
}

void expect_completion(pentad_status status) {
  if (status == PENTAD_OK) completions_due += 1;
}

void *a_context(void) {
  static char something;
  return input_chance(8) ? NULL : &something;
}

static void cancel(void *operation) { pentad_operation_cancel(operation); }

static void pump(void *session) { pentad_session_pump(session, 0, NULL, NULL); }

/* Sessions last, for callbacks come in them; the others from any of them on, around. */
static void free_everything(size_t first) {
  each(kind_pentad_operation, cancel);
  for (size_t i = 0; i < kind_count; i++) {
    size_t kind = (first + i) % kind_count;
    if (kind != kind_pentad_session) free_all(kind);
  }
}

static bool is_at_rest(void) {
  if (completions_come > completions_due) broken("a call completed twice");
  if (completions_come != completions_due) return false;
  free_all(kind_pentad_session);
  return pentad_handle_count() == 0;
}

static void end(void) {
  size_t first = input_byte() % kind_count;
  pentad_set_log(NULL, NULL);
  /* Pending callbacks of a session are lost with it: completions must not be. */
  if (completions_come == completions_due && input_byte() & 1) free_all(kind_pentad_session);
  time_t begun = time(NULL);
  do {
    free_everything(first);
    each(kind_pentad_session, pump);
    keep_late_results();
    if (is_at_rest()) return;
    usleep(100);
  } while (time(NULL) - begun < PATIENCE);
  broken(completions_come == completions_due ? "a handle was not given back"
                                             : "a call never completed");
}

const char *call_sequence_run(const uint8_t *bytes, size_t count, const char *folder) {
  promise = NULL;
  completions_come = completions_due = callbacks_come = 0;
  input_begin(bytes, count);
  arguments_begin(folder);
  pool_begin();
  open_handles(folder);
  for (int calls = 0; calls < LONGEST && !input_is_empty(); calls++) {
    call_function(input_bits(2) % call_count);
  }
  end();
  memory_end();
  return promise;
}
