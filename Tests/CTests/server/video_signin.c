/* Users who sign in, with a server and then without it: to PeerTube with a password and a code, to
 * Shelby in a simulated browser; then the user's actions that the servers receive. */
#include "video.h"

static const char *const video = "peertube:0f75dfc1-319f-4148-aba7-380e775cd8de";

/* ---- PeerTube ----------------------------------------------------------------------------------------- */

static void add_user(const char *url, const char *user, const char *password, const char *code) {
  pentad_video_peertube_options options = PENTAD_VIDEO_PEERTUBE_OPTIONS_INIT;
  options.server = at(url, "/peertube");
  options.user = user;
  options.password = password;
  options.otp = code;
  FINISH(pentad_video_feed_add_peertube_async(feed, &options, did_add, NULL, &operation, &error));
}

static void sign_in_to_peertube(const char *url) {
  pentad_video_peertube_options options = PENTAD_VIDEO_PEERTUBE_OPTIONS_INIT;
  pentad_video_source *source = NULL;
  options.server = at(url, "/peertube");
  options.user = "alice";
  options.password = "guess";
  SHOW(pentad_video_feed_add_peertube(feed, &options, &source, &error));
  HOLDS(source == NULL);
  options.password = "alice-password";
  SHOW(pentad_video_feed_add_peertube(feed, &options, &source, &error));
  HOLDS(source && source->kind == PENTAD_VIDEO_SOURCE_KIND_PEERTUBE && strstr(source->id, "/alice"));
  HOLDS(source && source->capabilities & PENTAD_VIDEO_CAPABILITY_LIKES &&
        source->capabilities & PENTAD_VIDEO_CAPABILITY_COMMENTS);
  pentad_video_source_free(source);
  add_user(url, "bob", "bob-password", NULL);
  add_user(url, "bob", "bob-password", "000000");
}

/* User actions are sent when the feed is synchronised. */
static void tell_peertube(void) {
  pentad_video_refresh *refreshed = NULL;
  pentad_video_actions *actions = NULL;
  int64_t id = 0;
  const int before = ends;
  bool is_done = true;
  SHOW(pentad_video_feed_refresh(feed, &refreshed, &error));
  HOLDS(refreshed && refreshed->failure_count == 0);
  pentad_video_refresh_free(refreshed);
  SHOW(pentad_video_feed_like(feed, video, &error));
  SHOW(pentad_video_feed_actions(feed, &actions, &error));
  HOLDS(actions && actions->count == 1 && actions->items[0]->kind == PENTAD_VIDEO_ACTION_KIND_LIKE);
  if (actions && actions->count) id = actions->items[0]->id;
  pentad_video_actions_free(actions);
  SHOW(pentad_video_feed_wait_for_delivery(feed, id, 0, &error));
  SHOW(pentad_video_feed_wait_for_delivery_async(feed, id, did_end, NULL, &operation, &error));
  SHOW(pentad_video_feed_synchronise(feed, &refreshed, &error));
  pentad_video_refresh_free(refreshed);
  if (operation) pump_until(&ends, before + 1);
  pentad_operation_free(operation);
  operation = NULL;
  SHOW(pentad_video_feed_wait_for_delivery(feed, id, 60000, &error));
  SHOW(pentad_video_feed_retry_action(feed, id, &is_done, &error));
  HOLDS(!is_done);
  /* A pending action can be cancelled. */
  SHOW(pentad_video_feed_set_watch_later(feed, video, true, &error));
  SHOW(pentad_video_feed_actions(feed, &actions, &error));
  if (actions && actions->count) {
    SHOW(pentad_video_feed_cancel_action(feed, actions->items[0]->id, &is_done, &error));
    HOLDS(is_done);
    SHOW(pentad_video_feed_wait_for_delivery(feed, actions->items[0]->id, 60000, &error));
  }
  pentad_video_actions_free(actions);
}

/* ---- Shelby ------------------------------------------------------------------------------------------- */

static pentad_video_shelby_options shelby(const char *url) {
  static char server[256];
  pentad_video_shelby_options options = PENTAD_VIDEO_SHELBY_OPTIONS_INIT;
  snprintf(server, sizeof server, "%s/shelby", url);
  options.server = server;
  options.consumer_key = "ck-pentad";
  options.consumer_secret = "cs-pentad";
  options.callback = "shelby://ios.shelby.tv";
  return options;
}

static char page[1024];

static void did_begin(void *context, pentad_status outcome, const char *text, pentad_error *failure) {
  did_end(context, outcome, failure);
  snprintf(page, sizeof page, "%s", or_none(text));
}

/* The browser: what the user does on the page, and where the server sends the user then. */
static const char *decide(const char *url, const char *choice) {
  static char place[1024];
  char form[512];
  const char *const token = strstr(page, "oauth_token=");
  const char *answer, *start;
  snprintf(form, sizeof form, "choice=%s&user=101&provider=twitter&%.*s", choice,
           token ? (int)strcspn(token, "&") : 0, or_none(token));
  answer = post(url, "/shelby/oauth/authorize", "application/x-www-form-urlencoded", form);
  start = strstr(answer, "Location: ");
  start = start ? start + 10 : "";
  snprintf(place, sizeof place, "%.*s", (int)strcspn(start, "\r\n"), start);
  return place;
}

static void sign_in_to_shelby(const char *url) {
  pentad_video_shelby_options options = shelby(url);
  pentad_video_source *source = NULL;
  const char *place;
  char *text = NULL;
  bool is_callback = false;
  options.consumer_key = "nobody";
  SHOW(pentad_video_feed_shelby_sign_in_begin(feed, &options, &text, &error));
  options.consumer_key = "ck-pentad";
  SHOW(pentad_video_feed_shelby_sign_in_begin(feed, &options, &text, &error));
  snprintf(page, sizeof page, "%s", or_none(text));
  pentad_string_free(text);
  HOLDS(strstr(page, "/shelby/oauth/authorize?") && strstr(page, "provider=twitter"));
  place = decide(url, "deny");
  SHOW(pentad_video_shelby_is_callback(&options, place, &is_callback, &error));
  HOLDS(is_callback);
  SHOW(pentad_video_feed_shelby_sign_in_finish(feed, &options, place, &source, &error));
  FINISH(pentad_video_feed_shelby_sign_in_begin_async(feed, &options, did_begin, NULL, &operation, &error));
  place = decide(url, "allow");
  FINISH(pentad_video_feed_shelby_sign_in_finish_async(feed, &options, place, did_add, NULL, &operation,
                                                       &error));
  /* It is over. */
  SHOW(pentad_video_feed_shelby_sign_in_finish(feed, &options, place, &source, &error));
  SHOW(pentad_video_feed_shelby_sign_in_cancel(feed, &options, &error));
}

/* ---- The sources -------------------------------------------------------------------------------------- */

static void print_sources(void) {
  pentad_video_sources *sources = NULL;
  size_t i;
  SHOW(pentad_video_feed_sources(feed, &sources, &error));
  for (i = 0; sources && i < sources->count; i++) {
    const pentad_video_source *const one = sources->items[i];
    printf("  kind %d, %s\n", (int)one->kind, one->account ? "signed in" : "nobody is");
  }
  pentad_video_sources_free(sources);
}

/* Signs out of the first source, with the server or without it. */
static void sign_out(void) {
  pentad_video_sources *sources = NULL;
  SHOW(pentad_video_feed_sources(feed, &sources, &error));
  if (sources && sources->count) {
    FINISH(pentad_video_feed_sign_out_async(feed, sources->items[0]->id, did_end, NULL, &operation, &error));
    SHOW(pentad_video_feed_sign_out(feed, sources->items[0]->id, &error));
  }
  pentad_video_sources_free(sources);
}

/* ---- The two runs ------------------------------------------------------------------------------------- */

static void online(const char *url, const char *folder) {
  open_feed(folder);
  sign_in_to_peertube(url);
  tell_peertube();
  add_user(url, "bob", "bob-password", "424242");
  sign_in_to_shelby(url);
  FINISH(pentad_video_feed_refresh_async(feed, did_refresh, NULL, &operation, &error));
  print_sources();
  sign_out();
  pentad_video_feed_free(feed);
}

static void offline(const char *url, const char *folder) {
  pentad_video_peertube_options options = PENTAD_VIDEO_PEERTUBE_OPTIONS_INIT;
  pentad_video_source *source = NULL;
  open_feed(folder);
  print_sources();
  options.server = at(url, "/peertube");
  options.user = "alice";
  options.password = "alice-password";
  status = pentad_video_feed_add_peertube(feed, &options, &source, &error);
  HOLDS(status != PENTAD_OK && source == NULL && *pentad_error_message(error));
  pentad_error_free(error);
  error = NULL;
  sign_out();
  SHOW(pentad_video_feed_erase_all(feed, &error));
  print_sources();
  pentad_video_feed_free(feed);
}

int main(int count, char **arguments) { return two_runs(count, arguments, online, offline); }
