/* Sessions, in which a program runs callbacks itself, with a chat server that does not exist: the
 * thread of callbacks with a session and without one, handles that are freed before their
 * callbacks, a fork, the shutdown. */
#include "check.h"

static pentad_session *session;
static int came;

static void did_end(void *context, pentad_status outcome, pentad_error *failure) {
  size_t count = 1;
  printf("  end: %s%s\n", coarse_name(outcome), context ? "" : ", without its context");
  HOLDS(pentad_error_code(failure) == outcome);
  came++;
  /* Inside a callback nothing else runs, and nothing waits. */
  SHOW(pentad_session_pump(session, -1, &count, &error));
  HOLDS(count == 0);
}

static void did_close(void *context, pentad_status outcome, pentad_error *failure) {
  HOLDS(context == &came && outcome == PENTAD_CLOSED && pentad_error_code(failure) == outcome);
  came++;
}

static void sessions(void) {
  pentad_chat_client_options options = PENTAD_CHAT_CLIENT_OPTIONS_INIT;
  pentad_chat_client *client = NULL;
  pentad_operation *operation = NULL;
  size_t count = 1;
  SHOW(pentad_session_make(NULL, &error));
  SHOW(pentad_session_make(&session, &error));
  SHOW(pentad_session_pump(NULL, 0, NULL, &error));
  SHOW(pentad_session_pump(session, 0, &count, &error));
  HOLDS(count == 0);
  SHOW(pentad_session_pump(session, 10, NULL, &error));
  /* No server listens at the port. */
  options.server = "http://127.0.0.1:9";
  options.session = session;
  SHOW(pentad_chat_client_sign_in(&options, "token", &client, &error));
  HOLDS(client == NULL);
  SHOW(pentad_chat_client_sign_in_async(&options, "token", &client, did_end, &came, &operation,
                                        &error));
  SHOW(pentad_operation_wait(operation, -1, &error));
  HOLDS(came == 0);
  while (came == 0) {
    if (pentad_session_pump(session, -1, &count, NULL) != PENTAD_OK) break;
  }
  HOLDS(count == 1 && client == NULL);
  pentad_operation_free(operation);
  SHOW(pentad_chat_client_open(&options, NULL, &client, &error));
  SHOW(pentad_chat_client_open(&options, "../101", &client, &error));
  /* Pending calls of a session that is freed end with it, exactly once. */
  SHOW(pentad_chat_client_open_async(&options, NULL, &client, did_close, &came, &operation, &error));
  pentad_session_free(session);
  HOLDS(came == 2 && client == NULL);
  pentad_session_free(NULL);
  SHOW(pentad_operation_wait(operation, -1, &error));
  pentad_operation_free(operation);
  HOLDS(came == 2);
}

static void did_open(void *context, pentad_status outcome, pentad_error *failure) {
  (void)context;
  HOLDS(outcome != PENTAD_OK && pentad_error_code(failure) == outcome);
  came++;
}

static void did_end_elsewhere(void *context, pentad_status outcome, pentad_error *failure) {
  /* Another thread, which the call waits for. */
  HOLDS(context == &came && (outcome & 0xff) == PENTAD_UNAVAILABLE && failure);
  came++;
}

/* Without a session the library's own thread calls back. */
static void without_session(void) {
  pentad_chat_client_options options = PENTAD_CHAT_CLIENT_OPTIONS_INIT;
  pentad_chat_client *client = NULL;
  pentad_operation *operation = NULL;
  int before = came;
  options.server = "http://127.0.0.1:9";
  SHOW(pentad_chat_client_sign_in_async(&options, "token", &client, did_end_elsewhere, &came,
                                        &operation, &error));
  SHOW(pentad_operation_wait(operation, -1, &error));
  HOLDS(came == before + 1);
  pentad_operation_free(operation);
  /* Cancelled or not, it ends once. */
  before = came;
  SHOW(pentad_chat_client_open_async(&options, NULL, &client, did_open, NULL, &operation, &error));
  pentad_operation_cancel(operation);
  SHOW(pentad_operation_wait(operation, -1, &error));
  HOLDS(came == before + 1);
  pentad_operation_free(operation);
}

static void forked(pentad_status *answers) {
  pentad_session *made = NULL;
  pentad_chat_client *client = NULL;
  answers[0] = pentad_session_make(&made, NULL);
  answers[1] = pentad_chat_client_open(NULL, NULL, &client, NULL);
  answers[2] = pentad_session_pump(session, -1, NULL, NULL);
  pentad_session_free(session);
}

static void the_child(void) {
  pentad_status answers[3];
  SHOW(pentad_session_make(&session, &error));
  in_child(forked, answers, 3);
  printf("in the child: %s, %s, %s\n", coarse_name(answers[0]), coarse_name(answers[1]),
         coarse_name(answers[2]));
}

static void the_end(void) {
  pentad_chat_client_options options = PENTAD_CHAT_CLIENT_OPTIONS_INIT;
  pentad_chat_client *client = NULL;
  pentad_session *late = NULL;
  pentad_shutdown();
  SHOW(pentad_session_pump(session, -1, NULL, &error));
  SHOW(pentad_session_make(&late, &error));
  options.session = session;
  SHOW(pentad_chat_client_open(&options, NULL, &client, &error));
  pentad_session_free(session);
  printf("handles: %d\n", (int)pentad_handle_count());
}

int main(void) {
  sessions();
  without_session();
  the_child();
  the_end();
  return 0;
}
