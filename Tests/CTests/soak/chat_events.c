/* Follows the events of a chat client: `chat_events URL FOLDER COUNT`. Prints the resident memory
 * after a tenth of them and after all, in kilobytes: it must be the same for every content of the
 * log.
 *
 * Drafts are the cheapest events: each is a commit and a row of the log. Transient events come from
 * synchronising. They are received in a session, on the library's thread, and by polling. */
#include <pentad.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static pentad_chat_client *client;
static pentad_session *session;
static pentad_error *error;

static void check(pentad_status status) {
  if (status == PENTAD_OK) return;
  fprintf(stderr, "error: %s: %s\n", pentad_status_name(status), pentad_error_message(error));
  exit(1);
}

/* ---- Three who follow ------------------------------------------------------------------------------- */

/* Each follower is notified by a single thread. Readers of the library thread's follower hold the
 * lock. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t told = PTHREAD_COND_INITIALIZER;

/* A follower whose callbacks run one at a time. */
typedef struct follower {
  uint64_t last;
  long logged;
  long of_the_moment;
} follower;

static void did_happen(void *context, const pentad_chat_event *event) {
  follower *const self = (follower *)context;
  if (event->kind > PENTAD_CHAT_EVENT_KIND_ACCOUNT_UPDATED) {
    self->of_the_moment++;
    return;
  }
  if (event->number != self->last + 1) {
    fprintf(stderr, "event %ld does not follow %ld\n", (long)event->number, (long)self->last);
    exit(1);
  }
  pthread_mutex_lock(&lock);
  self->last = event->number;
  self->logged++;
  pthread_cond_broadcast(&told);
  pthread_mutex_unlock(&lock);
}

/* Waits until the library's thread has delivered an event. */
static void wait_for(const follower *self, uint64_t number) {
  struct timespec end;
  int late = 0;
  clock_gettime(CLOCK_REALTIME, &end);
  end.tv_sec += 60;
  pthread_mutex_lock(&lock);
  while (self->last < number && !late) late = pthread_cond_timedwait(&told, &lock, &end);
  if (self->last < number) {
    fprintf(stderr, "event %ld was not told, after %ld\n", (long)number, (long)self->last);
    exit(1);
  }
  pthread_mutex_unlock(&lock);
}

static pentad_subscription *follow(pentad_chat_client *place, follower *self) {
  pentad_chat_delegate delegate = PENTAD_CHAT_DELEGATE_INIT;
  pentad_subscription *subscription;
  check(pentad_chat_client_last_event(place, &self->last, &error));
  delegate.context = self;
  delegate.after = self->last;
  delegate.did_happen = did_happen;
  check(pentad_chat_client_subscribe(place, &delegate, &subscription, &error));
  return subscription;
}

/* All that is new since the last time, for one who asks. */
static void ask(follower *self) {
  pentad_chat_events *events;
  size_t i, count;
  do {
    check(pentad_chat_client_read_events(client, self->last, 0, &events, &error));
    count = events->count;
    for (i = 0; i < count; i++) did_happen(self, events->items[i]);
    pentad_chat_events_free(events);
  } while (count);
}

/* ---- What happens ------------------------------------------------------------------------------------ */

static void write_draft(long number) {
  char text[32];
  snprintf(text, sizeof text, "draft %ld", number);
  check(pentad_chat_client_set_draft(client, "g:1", text, &error));
}

static void pump_until(const follower *self, uint64_t number) {
  while (self->last < number) check(pentad_session_pump(session, 60000, NULL, &error));
}

static long resident(void) {
  char line[256];
  long size = -1;
  FILE *const file = fopen("/proc/self/status", "r");
  if (!file) return -1;
  while (fgets(line, sizeof line, file)) {
    if (sscanf(line, "VmRSS: %ld", &size) == 1) break;
  }
  fclose(file);
  return size;
}

int main(int count, char **arguments) {
  pentad_chat_client_options options = PENTAD_CHAT_CLIENT_OPTIONS_INIT;
  pentad_chat_client *other;
  pentad_subscription *in_session, *on_thread;
  follower pumped = {0, 0, 0}, called = {0, 0, 0}, asking = {0, 0, 0};
  uint64_t newest;
  long number, wanted;
  if (count < 4) return 2;
  wanted = atol(arguments[3]);
  check(pentad_session_make(&session, &error));
  options.server = arguments[1];
  options.store_folder = arguments[2];
  options.session = session;
  options.requests_per_second = -1;
  options.manual_synchronising = 1;
  check(pentad_chat_client_sign_in(&options, "tok-alice", &client, &error));
  check(pentad_chat_client_synchronise(client, &error));
  /* Another client of the account, as another process has it, whose callbacks come by themselves. */
  options.session = NULL;
  check(pentad_chat_client_open(&options, NULL, &other, &error));
  in_session = follow(client, &pumped);
  on_thread = follow(other, &called);
  asking.last = pumped.last;
  for (number = 1; number <= wanted; number++) {
    const int is_measured = number == wanted / 10 || number == wanted;
    write_draft(number);
    if (number % 1000 == 0) check(pentad_chat_client_synchronise(client, &error));
    if (number % 500 == 0 || is_measured) {
      check(pentad_chat_client_last_event(client, &newest, &error));
      pump_until(&pumped, newest);
      ask(&asking);
      /* It looks for what another has written only now and then. */
      if (number % 5000 == 0 || is_measured) wait_for(&called, newest);
    }
    if (is_measured) printf("%ld %ld\n", number, resident());
    fflush(stdout);
  }
  /* Cancelling waits for the callback that runs. */
  pentad_subscription_free(in_session);
  pentad_subscription_free(on_thread);
  fprintf(stderr, "pumped %ld and %ld of the moment, called %ld and %ld, asked %ld\n", pumped.logged,
          pumped.of_the_moment, called.logged, called.of_the_moment, asking.logged);
  pentad_chat_client_free(other);
  pentad_chat_client_free(client);
  pentad_session_free(session);
  if (pumped.logged < wanted || called.logged < wanted || asking.logged < wanted) return 1;
  return pentad_handle_count() == 0 ? 0 : 1;
}
