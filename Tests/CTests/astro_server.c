/* Handlers whose days come from a server: the options that open them, a missing server, a server
 * that sends nothing until the handler is freed, the release of a context. Nothing may leak. */
#include "check.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

static pentad_network_options once = PENTAD_NETWORK_OPTIONS_INIT;

/* The values that a delegate received. */
typedef struct heard {
  int returned;
  int32_t start;
  int32_t end;
  pentad_status why;
} heard;

static void came_back(void *context) { ++((heard *)context)->returned; }

static void did_fail(void *context, uint64_t event, int32_t start, int32_t end, pentad_error *why) {
  heard *it = (heard *)context;
  (void)event;
  it->start = start;
  it->end = end;
  it->why = pentad_error_code(why);
}

static void did_end(void *context, pentad_status how, const pentad_astro_day_containers *days,
                    pentad_error *why) {
  (void)days, (void)why;
  *(pentad_status *)context = how;
}

static pentad_astro_handler_options served(const char *url) {
  pentad_astro_handler_options options = PENTAD_ASTRO_HANDLER_OPTIONS_INIT;
  options.server = url;
  options.network = &once;
  return options;
}

static pentad_astro_request one_day(void) {
  pentad_astro_request request = PENTAD_ASTRO_REQUEST_INIT;
  request.first = request.last = 20261121;
  return request;
}

/* ---- Opening ----------------------------------------------------------------------------------- */

static void what_cannot_be_opened(void) {
  pentad_astro_handler_options options = PENTAD_ASTRO_HANDLER_OPTIONS_INIT;
  pentad_network_options bad = PENTAD_NETWORK_OPTIONS_INIT;
  pentad_astro_handler *handler;
  SHOW(pentad_astro_handler_open(NULL, &options, &handler, &error));
  options = served("apiv2.php");
  SHOW(pentad_astro_handler_open(NULL, &options, &handler, &error));
  options = served("https://example.org/\xff");
  SHOW(pentad_astro_handler_open(NULL, &options, &handler, &error));
  options = served("https://example.org/apiv2.php");
  options.network = &bad;
  bad.struct_size = 4;
  SHOW(pentad_astro_handler_open(NULL, &options, &handler, &error));
  bad.struct_size = sizeof bad;
  bad.tries = -1;
  SHOW(pentad_astro_handler_open(NULL, &options, &handler, &error));
  bad.tries = 0;
  bad.certificate_file = "/nowhere/ca.pem";
  SHOW(pentad_astro_handler_open(NULL, &options, &handler, &error));
  HOLDS(handler == NULL);
}

/* A record of before there were servers ends after the delegate. */
static void an_older_record(void) {
  pentad_astro_handler_options options = served("apiv2.php");
  pentad_astro_handler *handler;
  options.struct_size = offsetof(pentad_astro_handler_options, server);
  SHOW(pentad_astro_handler_open(NULL, &options, &handler, &error));
}

/* ---- Questions --------------------------------------------------------------------------------- */

static void a_server_that_is_not_there(void) {
  heard it = {0, 0, 0, PENTAD_OK};
  pentad_astro_delegate delegate = PENTAD_ASTRO_DELEGATE_INIT;
  pentad_astro_handler_options options = served("http://127.0.0.1:1/apiv2.php");
  const pentad_astro_request request = one_day();
  const pentad_astro_place place = ujjain();
  pentad_status how = PENTAD_OK;
  pentad_astro_handler *handler;
  pentad_operation *operation;
  pentad_astro_day_containers *days;
  delegate.context = &it;
  delegate.context_free = came_back;
  delegate.did_fail_to_load_days = did_fail;
  options.delegate = &delegate;
  SHOW(pentad_astro_handler_open(NULL, &options, &handler, &error));
  SHOW(pentad_astro_handler_location_update(handler, &place, &error));
  SHOW(pentad_astro_handler_get_date(handler, &request, &days, &error));
  HOLDS(days == NULL);
  /* The end of an asynchronous call comes after the events before it. */
  SHOW(pentad_astro_handler_get_date_async(handler, &request, NULL, did_end, &how, &operation,
                                           &error));
  SHOW(pentad_operation_wait(operation, -1, &error));
  pentad_operation_free(operation);
  printf("the question ended: %s\n", coarse_name(how));
  printf("the delegate heard: %d to %d: %s\n", (int)it.start, (int)it.end,
         coarse_name(it.why));
  HOLDS(it.returned == 0);
  pentad_astro_handler_free(handler);
  HOLDS(it.returned == 1);
}

/* Listens and accepts connections, but sends nothing. */
static int silent_server(char *url, size_t size) {
  struct sockaddr_in address;
  socklen_t length = sizeof address;
  const int listener = socket(AF_INET, SOCK_STREAM, 0);
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (bind(listener, (struct sockaddr *)&address, sizeof address) != 0) return -1;
  if (listen(listener, 1) != 0) return -1;
  if (getsockname(listener, (struct sockaddr *)&address, &length) != 0) return -1;
  snprintf(url, size, "http://127.0.0.1:%d/apiv2.php", (int)ntohs(address.sin_port));
  return listener;
}

static void a_handler_that_is_freed_while_it_asks(void) {
  char url[64];
  const int listener = silent_server(url, sizeof url);
  const pentad_astro_handler_options options = served(url);
  const pentad_astro_request request = one_day();
  const pentad_astro_place place = ujjain();
  pentad_status how = PENTAD_OK;
  pentad_astro_handler *handler;
  pentad_operation *operation;
  int taken;
  SHOW(pentad_astro_handler_open(NULL, &options, &handler, &error));
  SHOW(pentad_astro_handler_location_update(handler, &place, &error));
  SHOW(pentad_astro_handler_get_date_async(handler, &request, NULL, did_end, &how, &operation,
                                           &error));
  taken = accept(listener, NULL, NULL);
  pentad_astro_handler_free(handler);
  SHOW(pentad_operation_wait(operation, -1, &error));
  pentad_operation_free(operation);
  printf("the question ended: %s\n", coarse_name(how));
  close(taken);
  close(listener);
}

int main(void) {
  once.tries = 1;
  what_cannot_be_opened();
  an_older_record();
  a_server_that_is_not_there();
  a_handler_that_is_freed_while_it_asks();
  pentad_shutdown();
  printf("owned: %d\n", (int)pentad_handle_count());
  return 0;
}
