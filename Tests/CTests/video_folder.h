/* What the programs have in common that look at a folder of video files: a feed without a network, whose callbacks
 * come in a session that the program pumps. What is in the files does not matter; when they were last changed
 * orders the lists. */
#ifndef VIDEO_FOLDER_H
#define VIDEO_FOLDER_H

#include "session.h"

#include <sys/stat.h>
#include <utime.h>

static char folder[] = "/tmp/pentad-videos-XXXXXX";
static pentad_video_feed *feed;

/* The videos of the files, the newest first. */
static const char *const videos[] = {"youtube:BmzSEYNTkHA", "vimeo:76979871", "youtube:OkfjomKaH7R"};
static const char *const names[] = {"youtubeBmzSEYNTkHA.mp4", "vimeo76979871.mp4",
                                    "youtubeOkfjomKaH7R.mp4"};

static inline const char *path_of(const char *name) {
  static char path[128];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  return path;
}

/* A file that was changed so many minutes after the year 2024 began. */
static inline void put_file(const char *name, int minutes) {
  struct utimbuf times;
  FILE *const file = fopen(path_of(name), "w");
  if (!file || fputs("a video", file) < 0 || fclose(file) != 0) printf("%s was not written\n", name);
  times.actime = times.modtime = 1704067200 + 60 * minutes;
  if (utime(path_of(name), &times) != 0) printf("%s has no time\n", name);
}

/* The folder with its three files, and a feed of it, which asks when it is told to. */
static inline void open_folder(void) {
  pentad_video_feed_options options = PENTAD_VIDEO_FEED_OPTIONS_INIT;
  pentad_video_source *source = NULL;
  int i;
  if (!mkdtemp(folder)) printf("there is no folder\n");
  for (i = 0; i < 3; i++) put_file(names[i], 3 - i);
  SHOW(pentad_session_make(&session, &error));
  options.session = session;
  options.is_demo = 1;
  options.manual_synchronising = 1;
  SHOW(pentad_video_feed_open(&options, &feed, &error));
  SHOW(pentad_video_feed_add_folder(feed, folder, &source, &error));
  HOLDS(source && source->kind == PENTAD_VIDEO_SOURCE_KIND_FOLDER && strcmp(source->address, folder) == 0);
  pentad_video_source_free(source);
}

static inline void did_refresh(void *context, pentad_status outcome,
                               const pentad_video_refresh *refresh, pentad_error *failure) {
  did_end(context, outcome, failure);
  if (refresh) printf("  %d new, %d failed\n", (int)refresh->videos, (int)refresh->failure_count);
}

static inline void close_folder(void) {
  int i;
  pentad_video_feed_free(feed);
  pentad_session_free(session);
  for (i = 0; i < 3; i++) remove(path_of(names[i]));
  rmdir(folder);
  printf("handles: %d\n", (int)pentad_handle_count());
}

#endif
