/* A program with its own event loop, on epoll: it never blocks in Pentad and never polls it. The
 * library reports pending callbacks through an eventfd. The loop then pumps the session, whose
 * callbacks run on the loop's thread, between its other events. A timer represents those: it
 * cancels operations that take too long.
 *
 *     cc -D_GNU_SOURCE event_loop.c $(pkg-config --cflags --libs pentad) && ./a.out
 *
 * GLib: is_ready() calls g_idle_add(pump, loop). libuv: uv_async_send(). */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <pentad.h>

#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

typedef struct event_loop {
  int epoll, report, timer;
  pentad_session *session;
  pentad_astro_calendar *calendar;
  pentad_operation *centuries; /* what takes too long */
  int calls;                   /* under way */
} event_loop;

static void check(pentad_status status, pentad_error *error) {
  if (status == PENTAD_OK) return;
  fprintf(stderr, "error: %s: %s\n", pentad_status_name(status), pentad_error_message(error));
  exit(1);
}

static void watch(const event_loop *loop, int file) {
  struct epoll_event event = {EPOLLIN, {0}};
  event.data.fd = file;
  if (epoll_ctl(loop->epoll, EPOLL_CTL_ADD, file, &event) != 0) exit(1);
}

/* On a thread of the library: hands over to the loop, and does nothing else. */
static void is_ready(void *context) {
  if (eventfd_write(((event_loop *)context)->report, 1) != 0) abort();
}

static void did_compute(void *context, pentad_status status, const pentad_astro_days *days,
                        pentad_error *error) {
  const struct itimerspec soon = {{0, 0}, {0, 50 * 1000 * 1000}};
  event_loop *loop = (event_loop *)context;
  (void)error; /* borrowed, as the days are: both live until we return */
  if (days) printf("%d days computed\n", (int)days->count);
  else printf("some centuries: %s\n", pentad_status_name(status));
  loop->calls--;
  timerfd_settime(loop->timer, 0, &soon, NULL);
}

static void compute(event_loop *loop, int32_t from, int32_t to, pentad_operation **operation) {
  pentad_astro_place ujjain = PENTAD_ASTRO_PLACE_INIT;
  pentad_error *error;
  ujjain.latitude = 23.1765;
  ujjain.longitude = 75.7885;
  ujjain.time_zone = "Asia/Kolkata";
  check(pentad_astro_days_compute_async(loop->calendar, &ujjain, NULL, from, to, NULL, did_compute,
                                        loop, operation, &error), error);
  loop->calls++;
}

static void did_open(void *context, pentad_status status, pentad_error *error) {
  event_loop *loop = (event_loop *)context;
  check(status, error);
  printf("the calendar is open\n");
  loop->calls--;
  compute(loop, 20261101, 20261130, NULL);
  compute(loop, 18000101, 20691231, &loop->centuries);
}

static void run(event_loop *loop) {
  while (loop->calls > 0) {
    struct epoll_event event;
    uint64_t count;
    if (epoll_wait(loop->epoll, &event, 1, -1) != 1) continue;
    if (read(event.data.fd, &count, sizeof count) != sizeof count) continue;
    if (event.data.fd == loop->timer) pentad_operation_cancel(loop->centuries);
    /* A pump for each report; later arrivals are reported again. */
    else pentad_session_pump(loop->session, 0, NULL, NULL);
  }
}

int main(void) {
  pentad_astro_calendar_options options = PENTAD_ASTRO_CALENDAR_OPTIONS_INIT;
  pentad_error *error;
  event_loop loop = {-1, -1, -1, NULL, NULL, NULL, 1};
  loop.epoll = epoll_create1(EPOLL_CLOEXEC);
  loop.report = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  loop.timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
  watch(&loop, loop.report);
  watch(&loop, loop.timer);
  check(pentad_session_make(&loop.session, &error), error);
  check(pentad_session_on_ready(loop.session, is_ready, &loop, &error), error);
  options.session = loop.session;
  check(pentad_astro_calendar_open_async(&options, &loop.calendar, did_open, &loop, NULL, &error), error);
  run(&loop);
  pentad_operation_free(loop.centuries);
  pentad_astro_calendar_free(loop.calendar);
  pentad_session_free(loop.session); /* no report comes any more: now the eventfd may go */
  close(loop.timer);
  close(loop.report);
  close(loop.epoll);
  return 0;
}
