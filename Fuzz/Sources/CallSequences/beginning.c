/* A sequence of random bytes would seldom open a client: its first byte selects the open ones. */
#include <stdio.h>

#include "harness.h"

enum { PATH_ROOM = 512 };

static char path[PATH_ROOM];
static pentad_network_options network;

static const char *below(const char *folder, const char *name) {
  snprintf(path, sizeof path, "%s/%s", folder, name);
  return path;
}

static void open_calendar(void) {
  pentad_astro_calendar *calendar = NULL;
  pentad_astro_calendar_open(NULL, &calendar, NULL);
  keep_object(kind_pentad_astro_calendar, calendar);
}

static void open_handler(const char *folder) {
  pentad_astro_handler_options options = PENTAD_ASTRO_HANDLER_OPTIONS_INIT;
  options.store_folder = input_chance(2) ? below(folder, "a") : NULL;
  pentad_astro_handler *handler = NULL;
  pentad_astro_handler_open(newest(kind_pentad_astro_calendar), &options, &handler, NULL);
  keep_object(kind_pentad_astro_handler, handler);
}

static void open_stellar(const char *folder) {
  pentad_stellar_client_options options = PENTAD_STELLAR_CLIENT_OPTIONS_INIT;
  options.store_folder = input_chance(2) ? below(folder, "a") : NULL;
  options.manual_synchronising = 1;
  pentad_stellar_client *client = NULL;
  pentad_stellar_client_open(&options, &client, NULL);
  keep_object(kind_pentad_stellar_client, client);
}

/* Signed in before: a client that was never is refused. */
static void open_chat(const char *folder, pentad_session *session) {
  pentad_chat_client_options options = PENTAD_CHAT_CLIENT_OPTIONS_INIT;
  options.store_folder = below(folder, "chat");
  options.server = "http://127.0.0.1:9";
  options.network = &network;
  options.session = session;
  options.manual_synchronising = 1;
  pentad_chat_client *client = NULL;
  pentad_chat_client_open(&options, NULL, &client, NULL);
  keep_object(kind_pentad_chat_client, client);
}

static void open_feed(const char *folder, pentad_session *session) {
  pentad_video_feed_options options = PENTAD_VIDEO_FEED_OPTIONS_INIT;
  options.store_folder = input_chance(2) ? below(folder, "a") : NULL;
  options.session = session;
  options.manual_synchronising = 1;
  options.is_demo = 1;
  pentad_video_feed *feed = NULL;
  pentad_video_feed_open(&options, &feed, NULL);
  keep_object(kind_pentad_video_feed, feed);
}

void open_handles(const char *folder) {
  network = (pentad_network_options)PENTAD_NETWORK_OPTIONS_INIT;
  network.tries = 1;
  uint8_t wanted = input_byte();
  pentad_session *session = NULL;
  if (wanted & 1) {
    pentad_session_make(&session, NULL);
    keep_object(kind_pentad_session, session);
  }
  if (wanted & 2) {
    pentad_elements_table *table = NULL;
    pentad_elements_table_open(NULL, &table, NULL);
    keep_object(kind_pentad_elements_table, table);
  }
  if (wanted & 4) open_calendar();
  if (wanted & 8) open_handler(folder);
  if (wanted & 16) open_stellar(folder);
  if (wanted & 32) open_chat(folder, session);
  if (wanted & 64) open_feed(folder, session);
}
