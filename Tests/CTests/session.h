/* What the programs have in common whose callbacks come in a session that the program pumps, so that they
 * come in an order. */
#ifndef SESSION_H
#define SESSION_H

#include "check.h"

static pentad_session *session;
/* The asynchronous call that runs, and how many have ended. */
static pentad_operation *operation;
static int ends;

static inline const char *or_none(const char *text) { return text ? text : "-"; }

/* Runs what waits in the session. */
static inline void pump(void) {
  size_t count = 1;
  while (count) pentad_session_pump(session, 0, &count, NULL);
}

/* Runs callbacks until something has come about. */
static inline void pump_until(const int *number, int wanted) {
  while (*number < wanted) {
    if (pentad_session_pump(session, 60000, NULL, NULL) != PENTAD_OK) return;
  }
}

static inline void did_end(void *context, pentad_status outcome, pentad_error *failure) {
  (void)context;
  printf("  end: %s\n", coarse_name(outcome));
  if (pentad_error_code(failure) != outcome) printf("the error says otherwise\n");
  ends++;
}

/* Starts an asynchronous call that writes to `operation`, and runs callbacks until it has ended. */
#define FINISH(call) \
  do { \
    const int before = ends; \
    const pentad_status begun = status = (call); \
    show(#call); \
    if (begun == PENTAD_OK) pump_until(&ends, before + 1); \
    pentad_operation_free(operation); \
    operation = NULL; \
  } while (0)

/* The two runs of a program: `PROGRAM online|offline URL FOLDER`. */
static inline int two_runs(int count, char **arguments,
                           void (*online)(const char *url, const char *folder),
                           void (*offline)(const char *url, const char *folder)) {
  if (count < 4) return 2;
  SHOW(pentad_session_make(&session, &error));
  (strcmp(arguments[1], "online") == 0 ? online : offline)(arguments[2], arguments[3]);
  pentad_session_free(session);
  printf("handles: %d\n", (int)pentad_handle_count());
  return 0;
}

#endif
