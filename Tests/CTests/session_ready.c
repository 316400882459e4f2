/* A program with an event loop: who reports that something waits in a session, and who ends a wait. */
#include "session.h"

#include <poll.h>

/* The reports for the loop: one byte each. */
static int pipe_ends[2];

static void is_ready(void *context) {
  if (write(*(const int *)context, "r", 1) != 1) printf("the pipe is broken\n");
}

/* Waits for the first report, as epoll would, and counts those there are. */
static int reports(int milliseconds) {
  struct pollfd watched = {pipe_ends[0], POLLIN, 0};
  char bytes[16];
  if (poll(&watched, 1, milliseconds) < 1) return 0;
  return (int)read(pipe_ends[0], bytes, sizeof bytes);
}

/* Every report that was due has come: what takes the callback away waits for it. */
static int reports_so_far(void) {
  int count;
  pentad_session_on_ready(session, NULL, NULL, NULL);
  count = reports(0);
  pentad_session_on_ready(session, is_ready, &pipe_ends[1], NULL);
  return count;
}

static size_t pumped(int64_t timeout) {
  size_t count = 99;
  SHOW(pentad_session_pump(session, timeout, &count, &error));
  return count;
}

/* Starts a call whose end waits in the session, and returns when it does. */
static void open_feed(pentad_video_feed **feed) {
  pentad_video_feed_options options = PENTAD_VIDEO_FEED_OPTIONS_INIT;
  options.session = session;
  status = pentad_video_feed_open_async(&options, feed, did_end, NULL, &operation, &error);
  if (status != PENTAD_OK) show("open");
  pentad_operation_wait(operation, -1, NULL);
  pentad_operation_free(operation);
}

static void edges(void) {
  pentad_video_feed *feeds[4] = {NULL, NULL, NULL, NULL};
  int i;
  SHOW(pentad_session_on_ready(session, is_ready, &pipe_ends[1], &error));
  open_feed(&feeds[0]);
  printf("reports: %d\n", reports(60000));
  open_feed(&feeds[1]);
  printf("callbacks: %d\n", (int)pumped(0));
  printf("reports: %d\n", reports_so_far());
  /* Set while something waits. */
  pentad_session_on_ready(session, NULL, NULL, NULL);
  open_feed(&feeds[2]);
  printf("reports to nobody: %d\n", reports(0));
  pentad_session_on_ready(session, is_ready, &pipe_ends[1], NULL);
  printf("reports: %d\n", reports(60000));
  printf("callbacks: %d\n", (int)pumped(0));
  /* The loop that is woken, and pumps. */
  open_feed(&feeds[3]);
  printf("reports: %d\n", reports(60000));
  printf("callbacks: %d\n", (int)pumped(-1));
  for (i = 0; i < 4; i++) pentad_video_feed_free(feeds[i]);
}

static void pump_inside(void *context) {
  size_t count = 99;
  const pentad_status answer = pentad_session_pump(session, 0, &count, NULL);
  printf("inside it a pump is %s, callbacks: %d\n", coarse_name(answer), (int)count);
  pentad_session_on_ready(session, NULL, NULL, NULL);
  is_ready(context);
}

static void inside(void) {
  pentad_video_feed *feed = NULL;
  SHOW(pentad_session_on_ready(session, pump_inside, &pipe_ends[1], &error));
  open_feed(&feed);
  printf("reports: %d\n", reports(60000));
  printf("callbacks: %d\n", (int)pumped(0));
  pentad_video_feed_free(feed);
}

/* A callback on the library's thread ends the wait on the program's. */
static void wake(void *context, pentad_status outcome, pentad_error *failure) {
  (void)outcome;
  (void)failure;
  pentad_session_wake((pentad_session *)context);
}

static void wakes(void) {
  pentad_session_wake(session);
  pentad_session_wake(session);
  printf("callbacks: %d\n", (int)pumped(-1));
  printf("callbacks: %d\n", (int)pumped(0));
  SHOW(pentad_elements_table_load_async(NULL, NULL, wake, session, NULL, &error));
  printf("callbacks: %d\n", (int)pumped(-1));
}

static void child(pentad_status *answers) {
  pentad_session_wake(session);
  answers[0] = pentad_session_on_ready(session, is_ready, &pipe_ends[1], NULL);
  answers[1] = pentad_session_on_ready(session, NULL, NULL, NULL);
}

static void nothings(void) {
  pentad_status answers[2] = {PENTAD_OK, PENTAD_OK};
  SHOW(pentad_session_on_ready(NULL, is_ready, NULL, &error));
  WITHOUT_ERROR(pentad_session_on_ready(NULL, is_ready, NULL, NULL));
  SHOW(pentad_session_on_ready(session, NULL, NULL, &error));
  pentad_session_wake(NULL);
  in_child(child, answers, 2);
  printf("in a child: %s %s\n", coarse_name(answers[0]), coarse_name(answers[1]));
}

int main(void) {
  pentad_video_feed *feed = NULL;
  if (pipe(pipe_ends) != 0) return 1;
  SHOW(pentad_session_make(&session, &error));
  edges();
  inside();
  wakes();
  nothings();
  /* Freed while something waits that was reported. */
  pentad_session_on_ready(session, is_ready, &pipe_ends[1], NULL);
  open_feed(&feed);
  printf("reports: %d\n", reports(60000));
  pentad_session_free(session);
  printf("ends: %d\n", ends);
  pentad_video_feed_free(feed);
  SHOW(pentad_session_make(&session, &error));
  pentad_shutdown();
  SHOW(pentad_session_on_ready(session, is_ready, &pipe_ends[1], &error));
  pentad_session_wake(session);
  pentad_session_free(session);
  printf("handles: %d\n", (int)pentad_handle_count());
  return 0;
}
