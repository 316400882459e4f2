/* A feed of videos with a server, and then without it: feeds that are found and added, lists, user
 * actions on videos, news, pictures and files, lists of feeds. Offline, all of it is still
 * available. */
#include "video.h"

static const char *const here = "peertube:0f75dfc1-319f-4148-aba7-380e775cd8de";
static const char *const newest = "vimeo:752680070";
static const char *const tube = "youtube:OkfjomKaH7R";

/* ---- Sources ------------------------------------------------------------------------------------------ */

static void did_discover(void *context, pentad_status outcome,
                         const pentad_video_discovered_feeds *feeds, pentad_error *failure) {
  size_t i;
  did_end(context, outcome, failure);
  for (i = 0; feeds && i < feeds->count; i++) {
    const char *const path = strstr(feeds->items[i]->address, "/feeds/");
    printf("  %s, %s: %s\n", or_none(feeds->items[i]->title), or_none(feeds->items[i]->type), or_none(path));
  }
}

static void add(const char *url, char *all, size_t size) {
  pentad_video_discovered_feeds *feeds = NULL;
  pentad_video_source *source = NULL, *again = NULL;
  const char *const page = "/video/channels/classical_processes_1";
  const char *const embed = "/videos/embed/0f75dfc1-319f-4148-aba7-380e775cd8de";
  SHOW(pentad_video_feed_discover(feed, at(url, page), &feeds, &error));
  HOLDS(feeds && feeds->count == 4);
  pentad_video_discovered_feeds_free(feeds);
  FINISH(pentad_video_feed_discover_async(feed, at(url, page), did_discover, NULL, &operation, &error));
  SHOW(pentad_video_feed_add_feed(feed, at(url, "/feeds/atom/all"), &source, &error));
  if (source) {
    printf("  %s\n", or_none(source->title));
    HOLDS(source->kind == PENTAD_VIDEO_SOURCE_KIND_FEED &&
          source->capabilities == PENTAD_VIDEO_CAPABILITY_OLDER_PAGES);
    snprintf(all, size, "%s", source->id);
  }
  SHOW(pentad_video_feed_add_feed(feed, at(url, "/feeds/atom/all"), &again, &error));
  HOLDS(source && again && strcmp(source->id, again->id) == 0 && source->added_at == again->added_at);
  pentad_video_source_free(source);
  pentad_video_source_free(again);
  FINISH(pentad_video_feed_add_feed_async(feed, at(url, page), did_add, NULL, &operation, &error));
  /* A page that names no feed. */
  SHOW(pentad_video_feed_add_feed(feed, at(url, embed), &source, &error));
  HOLDS(source == NULL);
}

/* ---- Lists -------------------------------------------------------------------------------------------- */

static void read_lists(void) {
  pentad_video_page_options page = PENTAD_VIDEO_PAGE_OPTIONS_INIT;
  pentad_video_groups *groups = NULL;
  page.limit = 3;
  SHOW(pentad_video_feed_timeline(feed, &page, &groups, &error));
  print_groups(groups);
  SHOW(pentad_video_feed_timeline(feed, NULL, &groups, &error));
  if (groups) printf("  %d videos\n", (int)groups->count);
  pentad_video_groups_free(groups);
  SHOW(pentad_video_feed_favorites(feed, NULL, &groups, &error));
  print_groups(groups);
  SHOW(pentad_video_feed_watch_later_list(feed, NULL, &groups, &error));
  print_groups(groups);
  SHOW(pentad_video_feed_search(feed, "cognitive opt", NULL, &groups, &error));
  print_groups(groups);
}

/* ---- What the user does ------------------------------------------------------------------------------- */

static void act(void) {
  const pentad_video_span seen[] = {{5000, 7000}, {0, 1000}, {900, 2000}};
  pentad_video_state *state = NULL;
  pentad_video_actions *actions = NULL;
  SHOW(pentad_video_feed_like(feed, newest, &error));
  SHOW(pentad_video_feed_like(feed, tube, &error));
  SHOW(pentad_video_feed_unlike(feed, tube, &error));
  SHOW(pentad_video_feed_set_watch_later(feed, here, true, &error));
  SHOW(pentad_video_feed_set_watch_later(feed, tube, true, &error));
  SHOW(pentad_video_feed_set_watch_later(feed, tube, false, &error));
  SHOW(pentad_video_feed_mark_watched(feed, here, &error));
  SHOW(pentad_video_feed_set_position(feed, here, 7000, seen, 3, &error));
  SHOW(pentad_video_feed_state(feed, here, &state, &error));
  if (state) {
    printf("  at %d, %d parts, %d seen\n", (int)state->position, (int)state->span_count, (int)state->seen);
    HOLDS(state->span_count == 2 && state->spans[0].end == 2000 && state->spans[1].start == 5000);
  }
  pentad_video_state_free(state);
  /* A feed keeps nothing of it. */
  SHOW(pentad_video_feed_actions(feed, &actions, &error));
  HOLDS(actions && actions->count == 0);
  pentad_video_actions_free(actions);
}

/* ---- What comes --------------------------------------------------------------------------------------- */

static void did_load(void *context, pentad_status outcome, const pentad_video_group *group,
                     pentad_error *failure) {
  did_end(context, outcome, failure);
  if (group) print_group(group);
}

static void did_look(void *context, pentad_status outcome, bool is_more, pentad_error *failure) {
  did_end(context, outcome, failure);
  printf("  %s\n", is_more ? "there is more" : "there is no more");
}

static void refresh(const char *url, const char *all) {
  pentad_video_refresh *refreshed = NULL;
  pentad_video_group *group = NULL;
  pentad_video_news news = PENTAD_VIDEO_NEWS_INIT;
  bool is_more = true;
  const char *const answer =
      post(url, "/control/video/publish", "application/json", "{\"title\":\"Just in\"}");
  HOLDS(strstr(answer, "\"uuid\""));
  FINISH(pentad_video_feed_refresh_async(feed, did_refresh, NULL, &operation, &error));
  SHOW(pentad_video_feed_refresh(feed, &refreshed, &error));
  HOLDS(refreshed && refreshed->videos == 0 && refreshed->failure_count == 0);
  pentad_video_refresh_free(refreshed);
  SHOW(pentad_video_feed_apply_pending(feed, &news, &error));
  HOLDS(news.videos == 0);
  FINISH(pentad_video_feed_synchronise_async(feed, did_refresh, NULL, &operation, &error));
  SHOW(pentad_video_feed_load_older(feed, all, &is_more, &error));
  HOLDS(!is_more);
  FINISH(pentad_video_feed_load_older_async(feed, all, did_look, NULL, &operation, &error));
  SHOW(pentad_video_feed_load_comments(feed, here, &group, &error));
  HOLDS(group && group->comment_count == 0 && group->comment_line_count == group->broadcast_count);
  pentad_video_group_free(group);
  FINISH(pentad_video_feed_load_comments_async(feed, here, did_load, NULL, &operation, &error));
}

/* ---- Files and pictures ------------------------------------------------------------------------------- */

static void did_resolve(void *context, pentad_status outcome, const pentad_video_content_url *content,
                        pentad_error *failure) {
  did_end(context, outcome, failure);
  if (content) HOLDS(strcmp(content->video, here) == 0 && strstr(content->rendition->url, "/video/files/"));
}

static void did_see(void *context, pentad_status outcome, const pentad_video_picture *picture,
                    pentad_error *failure) {
  did_end(context, outcome, failure);
  if (picture) HOLDS(picture->size > 8 && memcmp(picture->bytes, "\x89PNG", 4) == 0);
}

static void look(void) {
  pentad_video_content_url *content = NULL;
  pentad_video_picture *picture = NULL;
  pentad_video_group *group = NULL;
  const char *keys[1];
  keys[0] = here;
  SHOW(pentad_video_feed_prefetch(feed, keys, 1, &error));
  SHOW(pentad_video_feed_content_url(feed, here, false, &content, &error));
  HOLDS(content && content->rendition->kind == PENTAD_VIDEO_MEDIA_KIND_FILE);
  pentad_video_content_url_free(content);
  FINISH(pentad_video_feed_content_url_async(feed, here, false, did_resolve, NULL, &operation, &error));
  SHOW(pentad_video_feed_content_url(feed, tube, false, &content, &error));
  SHOW(pentad_video_feed_video(feed, here, &group, &error));
  HOLDS(group && group->video->image_count > 0);
  if (group && group->video->image_count) {
    const char *const address = group->video->images[0]->url;
    SHOW(pentad_video_feed_image(feed, address, here, &picture, &error));
    HOLDS(picture && picture->size > 8);
    FINISH(pentad_video_feed_image_async(feed, address, NULL, did_see, NULL, &operation, &error));
  }
  pentad_video_picture_free(picture);
  pentad_video_group_free(group);
}

/* ---- Lists of feeds ----------------------------------------------------------------------------------- */

static void did_import(void *context, pentad_status outcome, const pentad_video_opml_import *result,
                       pentad_error *failure) {
  did_end(context, outcome, failure);
  if (!result) return;
  printf("  %d added, %d known, %d refused%s\n", (int)result->added_count, (int)result->known_count,
         (int)result->refused, result->is_complete ? "" : ", cut off");
}

static void exchange(const char *all) {
  static const char other[] =
      "<opml version=\"2.0\"><body><outline type=\"rss\" text=\"Elsewhere\" "
      "xmlUrl=\"https://feeds.invalid/videos\"/></body></opml>";
  pentad_video_opml_import *result = NULL;
  pentad_video_sources *sources = NULL;
  char *text = NULL;
  SHOW(pentad_video_feed_export_opml(feed, "Mine", &text, &error));
  HOLDS(text && strstr(text, "<title>Mine</title>") && strstr(text, "/feeds/atom/all"));
  if (text) {
    SHOW(pentad_video_feed_import_opml(feed, (const uint8_t *)text, strlen(text), &result, &error));
    did_import(NULL, status, result, NULL);
  }
  pentad_video_opml_import_free(result);
  pentad_string_free(text);
  FINISH(pentad_video_feed_import_opml_async(feed, (const uint8_t *)other, sizeof other - 1, did_import,
                                             NULL, &operation, &error));
  SHOW(pentad_video_feed_pause_source(feed, "feed:https://feeds.invalid/videos", true, &error));
  SHOW(pentad_video_feed_sources(feed, &sources, &error));
  HOLDS(sources && sources->count == 3 && sources->items[2]->is_paused);
  HOLDS(sources && strcmp(sources->items[0]->id, all) == 0);
  pentad_video_sources_free(sources);
  SHOW(pentad_video_feed_remove_source(feed, "feed:https://feeds.invalid/videos", &error));
}

/* ---- The two runs ------------------------------------------------------------------------------------- */

static void online(const char *url, const char *folder) {
  char all[256] = "";
  pentad_video_refresh *refreshed = NULL;
  open_feed(folder);
  add(url, all, sizeof all);
  SHOW(pentad_video_feed_synchronise(feed, &refreshed, &error));
  HOLDS(refreshed && refreshed->failure_count == 0 && refreshed->videos == 0);
  pentad_video_refresh_free(refreshed);
  act();
  read_lists();
  refresh(url, all);
  look();
  exchange(all);
  pentad_video_feed_free(feed);
}

static void offline(const char *url, const char *folder) {
  pentad_video_refresh *refreshed = NULL;
  pentad_video_content_url *content = NULL;
  pentad_video_storage_usage usage = PENTAD_VIDEO_STORAGE_USAGE_INIT;
  (void)url;
  open_feed(folder);
  read_lists();
  SHOW(pentad_video_feed_refresh(feed, &refreshed, &error));
  HOLDS(refreshed && refreshed->failure_count == 2 && refreshed->failures[0]->status != PENTAD_OK);
  HOLDS(refreshed && *refreshed->failures[0]->error_message &&
        refreshed->failures[0]->retry_after == -1);
  pentad_video_refresh_free(refreshed);
  /* The address came with the video. */
  SHOW(pentad_video_feed_content_url(feed, here, false, &content, &error));
  pentad_video_content_url_free(content);
  pentad_video_feed_network_changed(feed);
  SHOW(pentad_video_feed_suspend(feed, &error));
  SHOW(pentad_video_feed_unlike(feed, newest, &error));
  SHOW(pentad_video_feed_resume(feed, &error));
  SHOW(pentad_video_feed_clear_cache(feed, &error));
  SHOW(pentad_video_feed_storage_usage(feed, &usage, &error));
  printf("  %d sources\n", (int)usage.sources);
  FINISH(pentad_video_feed_erase_all_async(feed, did_end, NULL, &operation, &error));
  SHOW(pentad_video_feed_storage_usage(feed, &usage, &error));
  printf("  %d videos, %d sources\n", (int)usage.videos, (int)usage.sources);
  pentad_video_feed_free(feed);
}

int main(int count, char **arguments) { return two_runs(count, arguments, online, offline); }
