/* What the programs with a server of videos have in common: a feed, whose callbacks come in a session that the program
 * pumps, and a way to tell the server what happens behind the feed's back. */
#ifndef VIDEO_H
#define VIDEO_H

#include "../session.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

static pentad_video_feed *feed;

/* A feed that asks its sources when it is told to. */
static inline void open_feed(const char *folder) {
  pentad_video_feed_options options = PENTAD_VIDEO_FEED_OPTIONS_INIT;
  options.store_folder = folder;
  options.session = session;
  options.requests_per_second = -1;
  options.manual_synchronising = 1;
  SHOW(pentad_video_feed_open(&options, &feed, &error));
}

/* An address of the server. */
static inline const char *at(const char *url, const char *path) {
  static char address[256];
  snprintf(address, sizeof address, "%s%s", url, path);
  return address;
}

/* The answer to a POST, head and body. */
static inline const char *post(const char *url, const char *path, const char *type, const char *body) {
  static char text[4096];
  struct sockaddr_in server;
  size_t length = 0;
  ssize_t count = 1;
  const int line = socket(AF_INET, SOCK_STREAM, 0);
  memset(&server, 0, sizeof server);
  server.sin_family = AF_INET;
  server.sin_port = htons((uint16_t)atoi(strrchr(url, ':') + 1));
  server.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  snprintf(text, sizeof text,
           "POST %s HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: %s\r\nContent-Length: %d\r\n"
           "Connection: close\r\n\r\n%s",
           path, type, (int)strlen(body), body);
  if (connect(line, (struct sockaddr *)&server, sizeof server) == 0) {
    count = write(line, text, strlen(text));
    while (count > 0 && length < sizeof text - 1) {
      count = read(line, text + length, sizeof text - 1 - length);
      if (count > 0) length += (size_t)count;
    }
  }
  close(line);
  text[length] = 0;
  return text;
}

static inline void print_group(const pentad_video_group *group) {
  HOLDS(group->broadcast_count > 0 && strcmp(group->key, group->video->key) == 0);
  printf("  %s: %s", group->key, or_none(group->video->title));
  if (group->state->is_liked) printf(", liked");
  if (group->state->is_watch_later) printf(", for later");
  if (group->state->is_watched) printf(", watched");
  printf("%s\n", group->playability->kind == PENTAD_VIDEO_PLAYABILITY_KIND_PLAYABLE ? "" : " (no file)");
}

/* Frees what it prints. */
static inline void print_groups(pentad_video_groups *groups) {
  size_t i;
  for (i = 0; groups && i < groups->count; i++) print_group(groups->items[i]);
  pentad_video_groups_free(groups);
}

static inline void did_refresh(void *context, pentad_status outcome,
                               const pentad_video_refresh *refresh, pentad_error *failure) {
  did_end(context, outcome, failure);
  if (refresh) printf("  %d new, %d failed\n", (int)refresh->videos, (int)refresh->failure_count);
}

static inline void did_add(void *context, pentad_status outcome, const pentad_video_source *source,
                           pentad_error *failure) {
  did_end(context, outcome, failure);
  if (source) printf("  source of kind %d: %s\n", (int)source->kind, or_none(source->title));
}

#endif
