/* `chat_bench page|draft|pump|async URL FOLDER CONVERSATION` times the C face of a client: the median of many
 * rounds, in nanoseconds, and a check. The store is in the folder; the server at the URL is asked who signs in,
 * and nothing else. See driver/chat.py. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pentad.h"
#include "stopwatch.h"

enum { WARM_UP = 500, ROUNDS = 4000, PAGE = 50 };

static pentad_session *session;
static pentad_chat_client *client;
static const char *conversation;
static pentad_error *error;

static void check(pentad_status status) {
  if (status == PENTAD_OK) return;
  fprintf(stderr, "error: %s: %s\n", pentad_status_name(status), pentad_error_message(error));
  exit(1);
}

/* The callbacks that came through the session. */
static long events, completions;

static void did_update_draft(void *context, const pentad_chat_event *event) {
  (void)context;
  if (strcmp(event->conversation, conversation) == 0) events++;
}

static void did_end(void *context, pentad_status status, pentad_error *failure) {
  (void)context;
  error = failure;
  check(status);
  completions++;
}

/* Returns a text that no earlier round had: an unchanged draft causes no event. */
static const char *text_of(long round) {
  static char text[32];
  snprintf(text, sizeof text, "draft %ld", round);
  return text;
}

/* Each function returns its expected result; the check is the mean. */
typedef double (*one_round)(long round);

/* The length of all texts. */
static double page(long round) {
  pentad_chat_messages *messages;
  double length = 0;
  size_t i;
  (void)round;
  check(pentad_chat_client_messages(client, conversation, 0, PAGE, &messages, &error));
  for (i = 0; i < messages->count; i++) {
    const char *const text = messages->items[i]->text;
    if (text) length += (double)strlen(text);
  }
  pentad_chat_messages_free(messages);
  return length;
}

/* The call alone, without an observer. */
static double draft(long round) {
  check(pentad_chat_client_set_draft(client, conversation, text_of(round), &error));
  return 1;
}

/* The callbacks that ran. */
static double pump(long round) {
  const long before = events;
  draft(round);
  check(pentad_session_pump(session, 0, NULL, &error));
  return (double)(events - before);
}

static double async(long round) {
  const long event = events + 1, completion = completions + 1;
  const char *const text = text_of(round);
  check(pentad_chat_client_set_draft_async(client, conversation, text, did_end, NULL, NULL, &error));
  while (events < event || completions < completion) {
    check(pentad_session_pump(session, -1, NULL, &error));
  }
  return 1;
}

static one_round named(const char *name) {
  if (strcmp(name, "page") == 0) return page;
  if (strcmp(name, "draft") == 0) return draft;
  if (strcmp(name, "pump") == 0) return pump;
  return strcmp(name, "async") == 0 ? async : NULL;
}

static void sign_in(const char *server, const char *folder) {
  pentad_chat_client_options options = PENTAD_CHAT_CLIENT_OPTIONS_INIT;
  check(pentad_session_make(&session, &error));
  options.server = server;
  options.store_folder = folder;
  options.session = session;
  options.manual_synchronising = 1;
  check(pentad_chat_client_sign_in(&options, "token", &client, &error));
}

int main(int count, char **arguments) {
  static double times[ROUNDS];
  pentad_chat_delegate delegate = PENTAD_CHAT_DELEGATE_INIT;
  const one_round run = count == 5 ? named(arguments[1]) : NULL;
  pentad_subscription *subscription;
  double sum = 0;
  long round;
  if (!run) {
    fprintf(stderr, "usage: chat_bench page|draft|pump|async URL FOLDER CONVERSATION\n");
    return 2;
  }
  conversation = arguments[4];
  sign_in(arguments[2], arguments[3]);
  delegate.did_update_draft = did_update_draft;
  check(pentad_chat_client_subscribe(client, &delegate, &subscription, &error));
  for (round = -WARM_UP; round < ROUNDS; round++) {
    const double start = stopwatch_now(CLOCK_MONOTONIC);
    const double result = run(round);
    if (round < 0) continue;
    times[round] = stopwatch_now(CLOCK_MONOTONIC) - start;
    sum += result;
  }
  stopwatch_sort(times, ROUNDS);
  printf("%.6g %.17g\n", times[ROUNDS / 2], sum / ROUNDS);
  pentad_subscription_free(subscription);
  pentad_chat_client_free(client);
  pentad_session_free(session);
  return 0;
}
