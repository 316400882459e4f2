/* A guide to shared videos: the latest videos, with their sharers and dates, and the user's marks.
 * It likes one of them, and prints the address for a player.
 *
 *   video_guide          shows a folder of files that it makes, without a network
 *   video_guide URL      shows a feed: RSS, Atom or JSON Feed, or a page that names one
 *
 *   cc video_guide.c $(pkg-config --cflags --libs pentad)
 */
#include <pentad.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <utime.h>

static pentad_video_feed *feed;

/* Every call that can fail returns a status and takes the place for an error. This program ends with
 * the first that it did not expect. */
static void check(pentad_status status, pentad_error *error) {
  if (status == PENTAD_OK) return;
  fprintf(stderr, "error: %s: %s\n", pentad_status_name(status), pentad_error_message(error));
  pentad_error_free(error);
  exit(1);
}

/* ---- The guide -------------------------------------------------------------------------------------- */

static void print_when(int64_t moment) {
  pentad_video_relative_time *when;
  pentad_error *error;
  check(pentad_video_relative_time_make(moment, (int64_t)time(NULL) * 1000, &when, &error), error);
  printf("%s", when->text);
  pentad_video_relative_time_free(when);
}

static void print_row(const pentad_video_group *group) {
  const pentad_video_sharer *const sharer = group->broadcasts[0]->sharer;
  printf("  %c%c%c ", group->state->is_liked ? '*' : '-', group->state->is_watch_later ? '+' : '-',
         group->state->is_watched ? '=' : '-');
  printf("%s\n      by %s, ", group->video->title ? group->video->title : group->key, sharer->display_name);
  print_when(group->latest_share);
  if (group->broadcast_count > 1) printf(", shared %d times", (int)group->broadcast_count);
  if (!group->playability->is_playable) printf(", not to be seen here");
  printf("\n");
}

/* The badge of a list shows the number of pending videos until the user refreshes. */
static void print_timeline(void) {
  pentad_video_news news = PENTAD_VIDEO_NEWS_INIT;
  pentad_video_groups *groups;
  pentad_error *error;
  size_t i;
  check(pentad_video_feed_pending(feed, &news, &error), error);
  check(pentad_video_feed_timeline(feed, NULL, &groups, &error), error);
  printf("%d videos, %d new\n", (int)groups->count, (int)news.videos);
  for (i = 0; i < groups->count; i++) print_row(groups->items[i]);
  pentad_video_groups_free(groups);
}

/* ---- What the user does ----------------------------------------------------------------------------- */

static void like_first(void) {
  pentad_video_page_options page = PENTAD_VIDEO_PAGE_OPTIONS_INIT;
  pentad_video_groups *groups;
  pentad_video_content_url *content;
  pentad_status status;
  pentad_error *error;
  page.limit = 1;
  check(pentad_video_feed_timeline(feed, &page, &groups, &error), error);
  if (groups->count > 0) {
    const char *const video = groups->items[0]->key;
    check(pentad_video_feed_like(feed, video, &error), error);
    check(pentad_video_feed_set_watch_later(feed, video, true, &error), error);
    status = pentad_video_feed_content_url(feed, video, false, &content, &error);
    if (status == PENTAD_VIDEO_NOT_PLAYABLE) {
      printf("Only its provider's own player shows the first\n");
      pentad_error_free(error);
    } else {
      const char *name;
      check(status, error);
      name = strrchr(content->rendition->url, '/');
      printf("A player finds the first in %s\n", name ? name + 1 : content->rendition->url);
      pentad_video_content_url_free(content);
    }
  }
  pentad_video_groups_free(groups);
}

static void print_favorites(void) {
  pentad_video_groups *groups;
  pentad_error *error;
  check(pentad_video_feed_favorites(feed, NULL, &groups, &error), error);
  printf("favourites: %d\n", (int)groups->count);
  pentad_video_groups_free(groups);
}

/* Sources are polled now; with manual_synchronising they are not polled otherwise. */
static void refresh(void) {
  pentad_video_refresh *refreshed;
  pentad_error *error;
  size_t i;
  check(pentad_video_feed_refresh(feed, &refreshed, &error), error);
  for (i = 0; i < refreshed->failure_count; i++) {
    printf("%s: %s\n", refreshed->failures[i]->source, refreshed->failures[i]->error_message);
  }
  pentad_video_refresh_free(refreshed);
}

/* ---- A folder, in the place of a feed ---------------------------------------------------------------- */

static const char *const names[] = {"A cat that plays.mp4", "youtubeBmzSEYNTkHA.mp4"};
static char place[] = "/tmp/video-guide-XXXXXX";
static char folder[64], files[2][128];

/* A file counts as shared when it was last changed. */
static void make_folder(void) {
  int i;
  if (!mkdtemp(place)) exit(1);
  snprintf(folder, sizeof folder, "%s/Films", place);
  mkdir(folder, 0700);
  for (i = 0; i < 2; i++) {
    struct utimbuf times;
    FILE *file;
    snprintf(files[i], sizeof files[i], "%s/%s", folder, names[i]);
    file = fopen(files[i], "w");
    if (!file || fclose(file) != 0) exit(1);
    times.actime = times.modtime = time(NULL) - (i == 0 ? 2 * 3600 : 3 * 86400) - 60;
    utime(files[i], &times);
  }
}

static void remove_folder(void) {
  remove(files[0]);
  remove(files[1]);
  rmdir(folder);
  rmdir(place);
}

int main(int argc, char **argv) {
  pentad_video_feed_options options = PENTAD_VIDEO_FEED_OPTIONS_INIT;
  pentad_video_source *source;
  pentad_error *error;
  /* With a folder all of this would be there again at the next start. */
  options.store_folder = NULL;
  options.manual_synchronising = 1;
  options.is_demo = argc < 2;
  check(pentad_video_feed_open(&options, &feed, &error), error);
  if (argc > 1) {
    check(pentad_video_feed_add_feed(feed, argv[1], &source, &error), error);
  } else {
    make_folder();
    check(pentad_video_feed_add_folder(feed, folder, &source, &error), error);
  }
  pentad_video_source_free(source);
  refresh();
  print_timeline();
  like_first();
  print_timeline();
  print_favorites();
  pentad_video_feed_free(feed);
  if (argc < 2) remove_folder();
  return 0;
}
