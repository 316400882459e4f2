/* Calls every function of the library with one wrong argument: on live handles, then in the child
 * of a fork, then after the session of the handles was freed, and finally after the library was
 * shut down. Arguments: the address of a reference server with a user `tok-alice`, and `fork`, or
 * nothing where a child cannot allocate memory. */
#include "harness.h"

#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

struct handles live;

static void opened(const char *what, pentad_status status) {
  if (status == PENTAD_OK) return;
  printf("%s: %s\n", what, pentad_error_message(error));
  exit(2);
}

#define OPEN(call) opened(#call, call)

static void loaded(void *context, pentad_status status, pentad_error *failure) {
  (void)context, (void)status, (void)failure;
}

static void open_tables(void) {
  pentad_astro_calendar_options calendar = PENTAD_ASTRO_CALENDAR_OPTIONS_INIT;
  pentad_astro_handler_options handler = PENTAD_ASTRO_HANDLER_OPTIONS_INIT;
  calendar.session = handler.session = live.session;
  OPEN(pentad_elements_table_open(NULL, &live.table, &error));
  OPEN(pentad_elements_table_load_async(live.table, NULL, loaded, NULL, &live.operation, &error));
  OPEN(pentad_operation_wait(live.operation, -1, &error));
  OPEN(pentad_elements_formula_parse("H2O", &live.formula, &error));
  OPEN(pentad_elements_adduct_parse("[M+H]+", &live.adduct, &error));
  OPEN(pentad_elements_source_open(live.table, PENTAD_ELEMENTS_ORDER_NAME, &live.source, &error));
  OPEN(pentad_elements_card_select(live.table, 1, &live.card, &error));
  OPEN(pentad_astro_calendar_open(&calendar, &live.calendar, &error));
  OPEN(pentad_astro_handler_open(live.calendar, &handler, &live.handler, &error));
}

static void open_clients(const char *server) {
  pentad_stellar_client_options stellar = PENTAD_STELLAR_CLIENT_OPTIONS_INIT;
  pentad_stellar_accounts_options accounts = PENTAD_STELLAR_ACCOUNTS_OPTIONS_INIT;
  pentad_stellar_canvas_sign_in_options canvas = PENTAD_STELLAR_CANVAS_SIGN_IN_OPTIONS_INIT;
  pentad_chat_client_options chat = PENTAD_CHAT_CLIENT_OPTIONS_INIT;
  pentad_video_feed_options feed = PENTAD_VIDEO_FEED_OPTIONS_INIT;
  stellar.session = accounts.session = chat.session = feed.session = live.session;
  stellar.manual_synchronising = chat.manual_synchronising = feed.manual_synchronising = 1;
  accounts.manual_synchronising = 1;
  canvas.address = "http://127.0.0.1:9";
  canvas.client_id = "1";
  chat.server = server;
  feed.is_demo = 1;
  OPEN(pentad_stellar_client_open(&stellar, &live.stellar, &error));
  OPEN(pentad_stellar_search_make(live.stellar, &live.search, &error));
  OPEN(pentad_stellar_accounts_open(&accounts, &live.accounts, &error));
  OPEN(pentad_stellar_canvas_sign_in_begin(&canvas, &live.canvas, &error));
  OPEN(pentad_chat_client_sign_in(&chat, "tok-alice", &live.chat, &error));
  OPEN(pentad_video_feed_open(&feed, &live.feed, &error));
  OPEN(pentad_video_playback_open(live.feed, NULL, &live.playback, &error));
}

static void close_all(void) {
  pentad_video_playback_free(live.playback);
  pentad_video_feed_free(live.feed);
  pentad_chat_client_free(live.chat);
  pentad_stellar_canvas_sign_in_free(live.canvas);
  pentad_stellar_accounts_free(live.accounts);
  pentad_stellar_search_free(live.search);
  pentad_stellar_client_free(live.stellar);
  pentad_astro_handler_free(live.handler);
  pentad_astro_calendar_free(live.calendar);
  pentad_elements_card_free(live.card);
  pentad_elements_source_free(live.source);
  pentad_elements_formula_free(live.formula);
  pentad_elements_adduct_free(live.adduct);
  pentad_operation_free(live.operation);
  pentad_elements_table_free(live.table);
}

/* ---- After a fork, without a session, at the end ------------------------------------------------------ */

static bool needs_threads(const struct function *function) { return function->needs_threads; }

static bool calls_back(const struct function *function) { return function->calls_back; }

static bool needs_session(const struct function *function) { return function->needs_session; }

static void forked(void) {
  int status = 0;
  const pid_t child = fork();
  if (child == 0) {
    alarm(20);
    failures = 0;
    expect_of_all("after a fork", needs_threads, PENTAD_UNSUPPORTED);
    fflush(stdout);
    _exit(failures != 0);
  }
  waitpid(child, &status, 0);
  if (status == 0) return;
  failures++;
  printf("the child ended with %d\n", status);
}

int main(int count, char **arguments) {
  if (count != 3) return 2;
  setvbuf(stdout, NULL, _IOLBF, 0);
  OPEN(pentad_session_make(&live.session, &error));
  open_tables();
  open_clients(arguments[1]);
  make_wrong_calls();
  fflush(stdout);
  if (strcmp(arguments[2], "fork") == 0) forked();
  pentad_session_free(live.session);
  live.session = NULL;
  expect_of_all("when the session is gone", needs_session, PENTAD_CLOSED);
  pentad_shutdown();
  expect_of_all("after the end", calls_back, PENTAD_CLOSED);
  close_all();
  return failures != 0;
}
