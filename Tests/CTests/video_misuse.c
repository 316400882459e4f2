/* Checks the functions of a video feed that change something, with bad input: NULL, malformed text,
 * records of other versions, missing items; with a suspended feed, a cancelled call, a fork, and
 * the shutdown. Functions that only read are in video_reading.c. */
#include "check.h"

static pentad_video_feed *none, *feed;
static const char *const video = "youtube:BmzSEYNTkHA";

static void ended(void *context, pentad_status outcome, pentad_error *failure) {
  (void)failure;
  if (context) *(pentad_status *)context = outcome;
  else printf("called back\n");
}

static void with_source(void *context, pentad_status outcome, const pentad_video_source *source,
                        pentad_error *failure) {
  (void)source;
  ended(context, outcome, failure);
}

static void with_feeds(void *context, pentad_status outcome,
                       const pentad_video_discovered_feeds *feeds, pentad_error *failure) {
  (void)feeds;
  ended(context, outcome, failure);
}

static void with_import(void *context, pentad_status outcome, const pentad_video_opml_import *result,
                        pentad_error *failure) {
  (void)result;
  ended(context, outcome, failure);
}

static void with_text(void *context, pentad_status outcome, const char *text, pentad_error *failure) {
  (void)text;
  ended(context, outcome, failure);
}

static void with_flag(void *context, pentad_status outcome, bool is_so, pentad_error *failure) {
  (void)is_so;
  ended(context, outcome, failure);
}

static void with_group(void *context, pentad_status outcome, const pentad_video_group *group,
                       pentad_error *failure) {
  (void)group;
  ended(context, outcome, failure);
}

static void with_refresh(void *context, pentad_status outcome, const pentad_video_refresh *refresh,
                         pentad_error *failure) {
  (void)refresh;
  ended(context, outcome, failure);
}

static void with_content(void *context, pentad_status outcome,
                         const pentad_video_content_url *content, pentad_error *failure) {
  (void)content;
  ended(context, outcome, failure);
}

static void with_picture(void *context, pentad_status outcome, const pentad_video_picture *picture,
                         pentad_error *failure) {
  (void)picture;
  ended(context, outcome, failure);
}

/* ---- No feed ----------------------------------------------------------------------------------------- */

static void null_sources(void) {
  pentad_video_source *source = (pentad_video_source *)&status;
  pentad_video_discovered_feeds *feeds = (pentad_video_discovered_feeds *)&status;
  pentad_operation *operation = (pentad_operation *)&status;
  bool is_more = true;
  SHOW(pentad_video_feed_add_feed(none, "https://example.org/", &source, &error));
  HOLDS(source == NULL);
  SHOW(pentad_video_feed_add_feed(feed, NULL, &source, &error));
  SHOW(pentad_video_feed_add_feed(feed, "\xff", &source, &error));
  SHOW(pentad_video_feed_add_feed(feed, "https://example.org/", NULL, &error));
  SHOW(pentad_video_feed_add_feed_async(none, "https://example.org/", with_source, NULL, &operation, &error));
  HOLDS(operation == NULL);
  SHOW(pentad_video_feed_add_feed_async(feed, "https://example.org/", NULL, NULL, NULL, &error));
  SHOW(pentad_video_feed_discover(none, "https://example.org/", &feeds, &error));
  HOLDS(feeds == NULL);
  SHOW(pentad_video_feed_discover(feed, NULL, &feeds, &error));
  SHOW(pentad_video_feed_discover_async(none, "https://example.org/", with_feeds, NULL, NULL, &error));
  SHOW(pentad_video_feed_discover_async(feed, "\xff", with_feeds, NULL, NULL, &error));
  SHOW(pentad_video_feed_add_folder(none, "/tmp", &source, &error));
  SHOW(pentad_video_feed_add_folder(feed, "tmp", &source, &error));
  SHOW(pentad_video_feed_add_folder(feed, NULL, &source, &error));
  SHOW(pentad_video_feed_pause_source(none, "feed:x", true, &error));
  SHOW(pentad_video_feed_pause_source(feed, NULL, true, &error));
  SHOW(pentad_video_feed_remove_source(none, "feed:x", &error));
  SHOW(pentad_video_feed_remove_source(feed, "\xff", &error));
  SHOW(pentad_video_feed_sign_out(none, "feed:x", &error));
  SHOW(pentad_video_feed_sign_out_async(none, "feed:x", ended, NULL, NULL, &error));
  SHOW(pentad_video_feed_sign_out_async(feed, "feed:x", NULL, NULL, NULL, &error));
  SHOW(pentad_video_feed_load_older(none, "feed:x", &is_more, &error));
  HOLDS(!is_more);
  SHOW(pentad_video_feed_load_older_async(none, "feed:x", with_flag, NULL, NULL, &error));
  SHOW(pentad_video_feed_load_older_async(feed, "feed:x", NULL, NULL, NULL, &error));
}

static void null_lists_of_feeds(void) {
  pentad_video_opml_import *result = (pentad_video_opml_import *)&status;
  char *text = (char *)&status;
  SHOW(pentad_video_feed_import_opml(none, NULL, 0, &result, &error));
  HOLDS(result == NULL);
  SHOW(pentad_video_feed_import_opml(feed, NULL, 1, &result, &error));
  SHOW(pentad_video_feed_import_opml(feed, (const uint8_t *)"x", SIZE_MAX, &result, &error));
  SHOW(pentad_video_feed_import_opml(feed, NULL, 0, NULL, &error));
  SHOW(pentad_video_feed_import_opml_async(none, NULL, 0, with_import, NULL, NULL, &error));
  SHOW(pentad_video_feed_import_opml_async(feed, NULL, 0, NULL, NULL, NULL, &error));
  SHOW(pentad_video_feed_export_opml(none, NULL, &text, &error));
  HOLDS(text == NULL);
  SHOW(pentad_video_feed_export_opml(feed, "\xff", &text, &error));
  SHOW(pentad_video_feed_export_opml(feed, NULL, NULL, &error));
}

static void null_sign_in(void) {
  pentad_video_peertube_options tube = PENTAD_VIDEO_PEERTUBE_OPTIONS_INIT;
  pentad_video_source *source = NULL;
  SHOW(pentad_video_feed_add_peertube(feed, NULL, &source, &error));
  SHOW(pentad_video_feed_add_peertube(feed, &tube, &source, &error));
  tube.server = "ftp://example.org";
  SHOW(pentad_video_feed_add_peertube(feed, &tube, &source, &error));
  tube.server = "https://example.org";
  SHOW(pentad_video_feed_add_peertube(none, &tube, &source, &error));
  tube.feed = PENTAD_VIDEO_PEERTUBE_FEED_CHANNEL;
  SHOW(pentad_video_feed_add_peertube(feed, &tube, &source, &error));
  tube.name = "no/name";
  SHOW(pentad_video_feed_add_peertube(feed, &tube, &source, &error));
  tube.feed = PENTAD_VIDEO_PEERTUBE_FEED_HISTORY;
  SHOW(pentad_video_feed_add_peertube(feed, &tube, &source, &error));
  tube.feed = (pentad_video_peertube_feed)9;
  SHOW(pentad_video_feed_add_peertube(feed, &tube, &source, &error));
  tube.feed = PENTAD_VIDEO_PEERTUBE_FEED_USUAL;
  tube.user = "alice";
  SHOW(pentad_video_feed_add_peertube(feed, &tube, &source, &error));
  tube.password = "\xff";
  SHOW(pentad_video_feed_add_peertube_async(feed, &tube, with_source, NULL, NULL, &error));
  tube.password = "secret";
  SHOW(pentad_video_feed_add_peertube_async(none, &tube, with_source, NULL, NULL, &error));
  SHOW(pentad_video_feed_add_peertube_async(feed, &tube, NULL, NULL, NULL, &error));
  tube.struct_size = 3;
  SHOW(pentad_video_feed_add_peertube(feed, &tube, &source, &error));
}

static void null_shelby(void) {
  static const char *const back = "shelby://ios.shelby.tv?oauth_token=1&oauth_verifier=2";
  pentad_video_shelby_options shelby = PENTAD_VIDEO_SHELBY_OPTIONS_INIT;
  pentad_video_source *source = NULL;
  char *page = (char *)&status;
  bool is_callback = true;
  SHOW(pentad_video_feed_shelby_sign_in_begin(feed, NULL, &page, &error));
  HOLDS(page == NULL);
  SHOW(pentad_video_feed_shelby_sign_in_begin(feed, &shelby, &page, &error));
  shelby.server = "https://api.shelby.example";
  shelby.consumer_key = "key";
  shelby.consumer_secret = "secret";
  SHOW(pentad_video_feed_shelby_sign_in_begin(feed, &shelby, &page, &error));
  shelby.callback = "javascript:alert(1)";
  SHOW(pentad_video_feed_shelby_sign_in_begin(feed, &shelby, &page, &error));
  shelby.callback = "shelby://ios.shelby.tv";
  SHOW(pentad_video_feed_shelby_sign_in_begin(none, &shelby, &page, &error));
  SHOW(pentad_video_feed_shelby_sign_in_begin_async(none, &shelby, with_text, NULL, NULL, &error));
  SHOW(pentad_video_feed_shelby_sign_in_begin_async(feed, &shelby, NULL, NULL, NULL, &error));
  SHOW(pentad_video_shelby_is_callback(&shelby, "shelby://ios.shelby.tv?oauth_token=1", &is_callback, &error));
  HOLDS(is_callback);
  SHOW(pentad_video_shelby_is_callback(&shelby, "https://ios.shelby.tv", &is_callback, &error));
  HOLDS(!is_callback);
  SHOW(pentad_video_shelby_is_callback(&shelby, NULL, &is_callback, &error));
  SHOW(pentad_video_shelby_is_callback(NULL, "x", &is_callback, &error));
  SHOW(pentad_video_shelby_is_callback(&shelby, "x", NULL, &error));
  SHOW(pentad_video_feed_shelby_sign_in_finish(none, &shelby, "shelby://ios.shelby.tv", &source, &error));
  SHOW(pentad_video_feed_shelby_sign_in_finish(feed, &shelby, NULL, &source, &error));
  /* Another address, and a sign-in that never began. */
  SHOW(pentad_video_feed_shelby_sign_in_finish(feed, &shelby, "https://example.org/", &source, &error));
  SHOW(pentad_video_feed_shelby_sign_in_finish(feed, &shelby, back, &source, &error));
  SHOW(pentad_video_feed_shelby_sign_in_finish_async(feed, &shelby, "x", NULL, NULL, NULL, &error));
  SHOW(pentad_video_feed_shelby_sign_in_cancel(none, &shelby, &error));
  SHOW(pentad_video_feed_shelby_sign_in_cancel(feed, &shelby, &error));
  shelby.server = "http://api.shelby.example";
  shelby.reads = PENTAD_VIDEO_SIGNATURE_PLAINTEXT;
  SHOW(pentad_video_shelby_is_callback(&shelby, "x", &is_callback, &error));
  shelby.reads = (pentad_video_signature)5;
  SHOW(pentad_video_feed_shelby_sign_in_cancel(feed, &shelby, &error));
  shelby.struct_size = 5;
  SHOW(pentad_video_feed_shelby_sign_in_finish(feed, &shelby, "x", &source, &error));
}

static void null_refreshing(void) {
  pentad_video_refresh *refresh = (pentad_video_refresh *)&status;
  pentad_video_group *group = (pentad_video_group *)&status;
  pentad_video_news news = PENTAD_VIDEO_NEWS_INIT;
  SHOW(pentad_video_feed_refresh(none, &refresh, &error));
  HOLDS(refresh == NULL);
  SHOW(pentad_video_feed_refresh(feed, NULL, &error));
  SHOW(pentad_video_feed_refresh_async(none, with_refresh, NULL, NULL, &error));
  SHOW(pentad_video_feed_refresh_async(feed, NULL, NULL, NULL, &error));
  SHOW(pentad_video_feed_synchronise(none, &refresh, &error));
  SHOW(pentad_video_feed_synchronise_async(none, with_refresh, NULL, NULL, &error));
  SHOW(pentad_video_feed_apply_pending(none, NULL, &error));
  SHOW(pentad_video_feed_apply_pending(feed, NULL, &error));
  SHOW(pentad_video_feed_apply_pending(feed, &news, &error));
  HOLDS(news.videos == 0 && news.comments == 0);
  news.struct_size = 0;
  SHOW(pentad_video_feed_apply_pending(feed, &news, &error));
  SHOW(pentad_video_feed_load_comments(none, video, &group, &error));
  HOLDS(group == NULL);
  SHOW(pentad_video_feed_load_comments(feed, "x", &group, &error));
  SHOW(pentad_video_feed_load_comments_async(none, video, with_group, NULL, NULL, &error));
  pentad_video_feed_network_changed(NULL);
}

static void null_actions(void) {
  pentad_video_span span = {5, 4};
  bool is_done = true;
  SHOW(pentad_video_feed_like(none, video, &error));
  SHOW(pentad_video_feed_like(feed, NULL, &error));
  SHOW(pentad_video_feed_unlike(none, video, &error));
  SHOW(pentad_video_feed_unlike(feed, "\xff", &error));
  SHOW(pentad_video_feed_set_watch_later(none, video, true, &error));
  SHOW(pentad_video_feed_mark_watched(none, video, &error));
  SHOW(pentad_video_feed_mark_watched(feed, "youtube:", &error));
  SHOW(pentad_video_feed_set_position(none, video, 0, NULL, 0, &error));
  SHOW(pentad_video_feed_set_position(feed, video, -1, NULL, 0, &error));
  SHOW(pentad_video_feed_set_position(feed, video, 0, NULL, 1, &error));
  SHOW(pentad_video_feed_set_position(feed, video, 0, &span, 1, &error));
  SHOW(pentad_video_feed_set_position(feed, video, 0, &span, SIZE_MAX, &error));
  span.start = -1;
  SHOW(pentad_video_feed_set_position(feed, video, 0, &span, 1, &error));
  SHOW(pentad_video_feed_retry_action(none, 1, &is_done, &error));
  HOLDS(!is_done);
  SHOW(pentad_video_feed_cancel_action(none, 1, NULL, &error));
  SHOW(pentad_video_feed_wait_for_delivery(none, 1, 0, &error));
  SHOW(pentad_video_feed_wait_for_delivery_async(none, 1, ended, NULL, NULL, &error));
  SHOW(pentad_video_feed_wait_for_delivery_async(feed, 1, NULL, NULL, NULL, &error));
}

static void null_shares(void) {
  pentad_video_share_options share = PENTAD_VIDEO_SHARE_OPTIONS_INIT;
  int64_t id = 1;
  SHOW(pentad_video_feed_share(feed, NULL, &id, &error));
  HOLDS(id == 0);
  SHOW(pentad_video_feed_share(feed, &share, &id, &error));
  share.video = video;
  SHOW(pentad_video_feed_share(none, &share, &id, &error));
  share.destination_count = 1;
  SHOW(pentad_video_feed_share(feed, &share, &id, &error));
  share.destination_count = 0;
  share.text = "\xff";
  SHOW(pentad_video_feed_share(feed, &share, NULL, &error));
  share.struct_size = 4;
  SHOW(pentad_video_feed_share(feed, &share, &id, &error));
}

static void null_rest(void) {
  const char *keys[2];
  pentad_video_content_url *content = (pentad_video_content_url *)&status;
  pentad_video_picture *picture = (pentad_video_picture *)&status;
  keys[0] = video;
  keys[1] = NULL;
  SHOW(pentad_video_feed_content_url(none, video, false, &content, &error));
  HOLDS(content == NULL);
  SHOW(pentad_video_feed_content_url(feed, "x", false, &content, &error));
  SHOW(pentad_video_feed_content_url_async(none, video, false, with_content, NULL, NULL, &error));
  SHOW(pentad_video_feed_content_url_async(feed, video, false, NULL, NULL, NULL, &error));
  SHOW(pentad_video_feed_prefetch(none, keys, 1, &error));
  SHOW(pentad_video_feed_prefetch(feed, keys, 2, &error));
  SHOW(pentad_video_feed_prefetch(feed, NULL, 1, &error));
  SHOW(pentad_video_feed_prefetch(feed, NULL, 0, &error));
  SHOW(pentad_video_feed_image(none, "https://example.org/", NULL, &picture, &error));
  HOLDS(picture == NULL);
  SHOW(pentad_video_feed_image(feed, NULL, NULL, &picture, &error));
  SHOW(pentad_video_feed_image(feed, "https://example.org/", "x", &picture, &error));
  SHOW(pentad_video_feed_image_async(none, "https://example.org/", NULL, with_picture, NULL, NULL, &error));
  SHOW(pentad_video_feed_clear_cache(none, &error));
  SHOW(pentad_video_feed_erase_all(none, &error));
  SHOW(pentad_video_sign_out_all(NULL, &error));
  SHOW(pentad_video_sign_out_all_async(NULL, NULL, NULL, NULL, &error));
  SHOW(pentad_video_feed_erase_all_async(none, ended, NULL, NULL, &error));
  SHOW(pentad_video_feed_suspend(none, &error));
  SHOW(pentad_video_feed_resume(none, &error));
  pentad_video_discovered_feeds_free(NULL);
  pentad_video_opml_import_free(NULL);
  pentad_video_refresh_free(NULL);
  pentad_video_content_url_free(NULL);
  pentad_video_picture_free(NULL);
}

/* ---- What there is not -------------------------------------------------------------------------------- */

static void nothing_there(void) {
  static const char list[] =
      "<opml version=\"2.0\"><body><outline type=\"rss\" text=\"A\" xmlUrl=\"https://a.example/feed\"/>"
      "<outline type=\"rss\" text=\"B\" xmlUrl=\"https://b.example/feed\"/></body></opml>";
  pentad_video_peertube_options tube = PENTAD_VIDEO_PEERTUBE_OPTIONS_INIT;
  pentad_video_share_options share = PENTAD_VIDEO_SHARE_OPTIONS_INIT;
  pentad_video_opml_import *result = NULL;
  pentad_video_content_url *content = NULL;
  pentad_video_picture *picture = NULL;
  pentad_video_source *source = NULL;
  pentad_video_group *group = NULL;
  char *text = NULL;
  bool is_done = true;
  SHOW(pentad_video_feed_add_feed(feed, "javascript:alert(1)", &source, &error));
  SHOW(pentad_video_feed_image(feed, "file:///etc/passwd", NULL, &picture, &error));
  SHOW(pentad_video_feed_pause_source(feed, "feed:x", true, &error));
  SHOW(pentad_video_feed_remove_source(feed, "feed:x", &error));
  SHOW(pentad_video_feed_sign_out(feed, "feed:x", &error));
  SHOW(pentad_video_feed_load_older(feed, "feed:x", NULL, &error));
  SHOW(pentad_video_feed_like(feed, video, &error));
  SHOW(pentad_video_feed_set_watch_later(feed, video, true, &error));
  SHOW(pentad_video_feed_set_position(feed, video, 1, NULL, 0, &error));
  SHOW(pentad_video_feed_load_comments(feed, video, &group, &error));
  SHOW(pentad_video_feed_content_url(feed, video, true, &content, &error));
  share.video = video;
  SHOW(pentad_video_feed_share(feed, &share, NULL, &error));
  SHOW(pentad_video_feed_retry_action(feed, 99, &is_done, &error));
  HOLDS(!is_done);
  SHOW(pentad_video_feed_cancel_action(feed, 99, &is_done, &error));
  SHOW(pentad_video_feed_wait_for_delivery(feed, 99, 60000, &error));
  SHOW(pentad_video_feed_import_opml(feed, (const uint8_t *)"{}", 2, &result, &error));
  SHOW(pentad_video_feed_import_opml(feed, (const uint8_t *)list, sizeof list - 1, &result, &error));
  if (result) {
    printf("  %d added, %d known, %d refused\n", (int)result->added_count, (int)result->known_count,
           (int)result->refused);
  }
  pentad_video_opml_import_free(result);
  SHOW(pentad_video_feed_export_opml(feed, "Mine", &text, &error));
  HOLDS(text && strstr(text, "https://a.example/feed") && strstr(text, "<title>Mine</title>"));
  pentad_string_free(text);
  /* It is added without being asked, and is not to be asked. */
  tube.server = "videos.example";
  SHOW(pentad_video_feed_add_peertube(feed, &tube, &source, &error));
  HOLDS(source && source->kind == PENTAD_VIDEO_SOURCE_KIND_PEERTUBE && source->account == NULL);
  if (source) SHOW(pentad_video_feed_pause_source(feed, source->id, true, &error));
  pentad_video_source_free(source);
  SHOW(pentad_video_feed_erase_all(feed, &error));
}

static void suspended(void) {
  pentad_video_refresh *refresh = NULL;
  SHOW(pentad_video_feed_suspend(feed, &error));
  SHOW(pentad_video_feed_like(feed, video, &error));
  SHOW(pentad_video_feed_refresh(feed, &refresh, &error));
  SHOW(pentad_video_feed_clear_cache(feed, &error));
  SHOW(pentad_video_feed_resume(feed, &error));
  SHOW(pentad_video_feed_clear_cache(feed, &error));
  SHOW(pentad_video_feed_synchronise(feed, &refresh, &error));
  HOLDS(refresh && refresh->failure_count == 0 && refresh->videos == 0);
  pentad_video_refresh_free(refresh);
}

/* Cancelled or not, it ends once, and with one of two. */
static void cancelled(void) {
  pentad_status outcome = PENTAD_INTERNAL;
  pentad_operation *operation = NULL;
  SHOW(pentad_video_feed_refresh_async(feed, with_refresh, &outcome, &operation, &error));
  pentad_operation_cancel(operation);
  SHOW(pentad_operation_wait(operation, -1, &error));
  HOLDS(outcome == PENTAD_OK || outcome == PENTAD_CANCELLED);
  pentad_operation_free(operation);
}

/* ---- A child, the end --------------------------------------------------------------------------------- */

static pentad_video_playback *playback;

static void forked(pentad_status *answers) {
  pentad_video_feed *opened = NULL;
  pentad_video_refresh *refresh = NULL;
  pentad_video_playback *begun = NULL;
  answers[0] = pentad_video_feed_open(NULL, &opened, NULL);
  answers[1] = pentad_video_feed_like(feed, video, NULL);
  answers[2] = pentad_video_feed_refresh(feed, &refresh, NULL);
  answers[3] = pentad_video_playback_open(feed, NULL, &begun, NULL);
  answers[4] = pentad_video_playback_next(playback, NULL);
  pentad_video_feed_network_changed(feed);
  pentad_video_playback_free(playback);
  pentad_video_feed_free(feed);
}

static void the_child(void) {
  pentad_status answers[5];
  int i;
  SHOW(pentad_video_playback_open(feed, NULL, &playback, &error));
  in_child(forked, answers, 5);
  printf("in the child:");
  for (i = 0; i < 5; i++) printf(" %s", coarse_name(answers[i]));
  printf("\n");
}

static void the_end(void) {
  pentad_video_delegate delegate = PENTAD_VIDEO_DELEGATE_INIT;
  pentad_video_playback_delegate player = PENTAD_VIDEO_PLAYBACK_DELEGATE_INIT;
  pentad_subscription *subscription = NULL;
  pentad_video_refresh *refresh = NULL;
  pentad_shutdown();
  SHOW(pentad_video_feed_subscribe(feed, &delegate, &subscription, &error));
  SHOW(pentad_video_playback_subscribe(playback, &player, &subscription, &error));
  SHOW(pentad_video_feed_refresh_async(feed, with_refresh, NULL, NULL, &error));
  /* Calls without callbacks continue. */
  SHOW(pentad_video_feed_refresh(feed, &refresh, &error));
  pentad_video_refresh_free(refresh);
  pentad_video_playback_free(playback);
  pentad_video_feed_free(feed);
  printf("handles: %d\n", (int)pentad_handle_count());
}

int main(void) {
  pentad_video_feed_options options = PENTAD_VIDEO_FEED_OPTIONS_INIT;
  options.is_demo = 1;
  options.manual_synchronising = 1;
  SHOW(pentad_video_feed_open(&options, &feed, &error));
  null_sources();
  null_lists_of_feeds();
  null_sign_in();
  null_shelby();
  null_refreshing();
  null_actions();
  null_shares();
  null_rest();
  nothing_there();
  suspended();
  cancelled();
  the_child();
  the_end();
  return 0;
}
