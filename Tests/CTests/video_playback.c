/* The playback of a list of videos by the program's own player: the current video, the orders to
 * the player, the watched part, and the commands of a remote control. */
#include "video_folder.h"

static pentad_video_playback *playback;

/* ---- The player -------------------------------------------------------------------------------------- */

static int orders, changes, stored, frees;
static bool has_list;

static void did_order(void *context, const pentad_video_player_order *order) {
  static const char *const kinds[] = {"load", "play", "pause", "seek", "unload"};
  HOLDS(context == &frees);
  orders++;
  printf("  %s", (size_t)order->kind < 5 ? kinds[order->kind] : "?");
  if (order->content) printf(" %s", order->content->video);
  if (order->kind == PENTAD_VIDEO_ORDER_KIND_LOAD || order->kind == PENTAD_VIDEO_ORDER_KIND_SEEK) {
    printf(" at %d", (int)order->position);
  }
  printf("\n");
  if (order->content) {
    HOLDS(strncmp(order->content->rendition->url, folder, strlen(folder)) == 0);
    HOLDS(order->content->rendition->kind == PENTAD_VIDEO_MEDIA_KIND_FILE);
    HOLDS(order->content->expires_at == PENTAD_NO_TIME);
  }
}

static void did_change(void *context, const pentad_video_playing *state) {
  HOLDS(context == &frees);
  changes++;
  if (state->next) has_list = true;
}

static void did_store(void *context, const pentad_video_event *event) {
  (void)context;
  HOLDS(event->video != NULL);
  stored++;
}

static void give_back(void *context) {
  HOLDS(context == &frees);
  frees++;
}

static const char *position_in(const char *video) {
  int i;
  for (i = 0; video && i < 3; i++) {
    static const char *const places[] = {"first", "second", "third"};
    if (strcmp(video, videos[i]) == 0) return places[i];
  }
  return or_none(video);
}

static void print_state(void) {
  static const char *const phases[] = {"idle",   "resolving", "ready", "playing",
                                       "paused", "ended",     "failed"};
  pentad_video_playing *state = NULL;
  SHOW(pentad_video_playback_state(playback, &state, &error));
  if (!state) return;
  printf("  %s: %s, before it %s, behind it %s, %d of %d", (size_t)state->phase < 7 ? phases[state->phase] : "?",
         position_in(state->current), position_in(state->previous), position_in(state->next),
         (int)state->position, (int)state->duration);
  if (state->status != PENTAD_OK) printf(": %s", coarse_name(state->status));
  printf("\n");
  HOLDS((state->status == PENTAD_OK) == (state->error_message == NULL));
  pentad_video_playing_free(state);
}

/* ---- What is stored: it comes a moment after the call ------------------------------------------------- */

static bool has_stored(const char *video, bool is_watched, bool is_liked, int64_t position) {
  pentad_video_state *state = NULL;
  bool is_so;
  if (pentad_video_feed_state(feed, video, &state, NULL) != PENTAD_OK || !state) return true;
  is_so = state->is_watched == is_watched && state->is_liked == is_liked && state->position == position;
  pentad_video_state_free(state);
  return is_so;
}

static void wait_for_store(const char *video, bool is_watched, bool is_liked, int64_t position) {
  while (!has_stored(video, is_watched, is_liked, position)) {
    if (pentad_session_pump(session, 60000, NULL, NULL) != PENTAD_OK) return;
  }
  printf("  stored: %s%s%s, %d\n", position_in(video), is_watched ? ", watched" : "",
         is_liked ? ", liked" : "", (int)position);
}

/* ---- Playing ----------------------------------------------------------------------------------------- */

static void play(void) {
  SHOW(pentad_video_playback_select(playback, videos[0], &error));
  pump_until(&orders, 2);
  print_state();
  SHOW(pentad_video_playback_report(playback, NULL, 0, 60000, true, &error));
  SHOW(pentad_video_playback_report(playback, videos[0], 500, 0, true, &error));
  /* Another video than the current one. */
  SHOW(pentad_video_playback_report(playback, videos[2], 9000, 10000, true, &error));
  print_state();
  SHOW(pentad_video_playback_pause(playback, &error));
  pump_until(&orders, 3);
  wait_for_store(videos[0], true, false, 500);
  SHOW(pentad_video_playback_seek(playback, 5000, &error));
  SHOW(pentad_video_playback_skip(playback, -2000, &error));
  SHOW(pentad_video_playback_skip(playback, INT64_MAX, &error));
  SHOW(pentad_video_playback_skip(playback, INT64_MIN, &error));
  SHOW(pentad_video_playback_toggle_play(playback, &error));
  pump_until(&orders, 8);
  print_state();
  SHOW(pentad_video_playback_report_end(playback, videos[1], &error));
  SHOW(pentad_video_playback_report_end(playback, NULL, &error));
  print_state();
}

static void go_on(void) {
  orders = 0;
  SHOW(pentad_video_playback_next(playback, &error));
  pump_until(&orders, 3);
  SHOW(pentad_video_playback_next(playback, &error));
  pump_until(&orders, 6);
  /* There is no next video. */
  SHOW(pentad_video_playback_next(playback, &error));
  print_state();
  SHOW(pentad_video_playback_previous(playback, &error));
  pump_until(&orders, 9);
  print_state();
  /* Its address is asked for again once a minute. */
  SHOW(pentad_video_playback_report_failure(playback, NULL, PENTAD_OFFLINE, NULL, &error));
  pump_until(&orders, 12);
  SHOW(pentad_video_playback_report_failure(playback, videos[1], PENTAD_SERVER_UNAVAILABLE, "gone",
                                            &error));
  pump_until(&orders, 13);
  print_state();
}

static void command(pentad_video_command_kind kind, int64_t value) {
  pentad_video_command wanted = PENTAD_VIDEO_COMMAND_INIT;
  bool is_done = false;
  wanted.kind = kind;
  wanted.value = value;
  SHOW(pentad_video_playback_perform(playback, &wanted, &is_done, &error));
  printf("  command %d: %s\n", (int)kind, is_done ? "done" : "not done here");
}

static void control_remotely(void) {
  pentad_video_command list = PENTAD_VIDEO_COMMAND_INIT;
  pentad_video_playback_options shown = PENTAD_VIDEO_PLAYBACK_OPTIONS_INIT;
  orders = 0;
  SHOW(pentad_video_playback_select(playback, videos[2], &error));
  pump_until(&orders, 2);
  command(PENTAD_VIDEO_COMMAND_KIND_LIKE, 0);
  wait_for_store(videos[2], false, true, 0);
  command(PENTAD_VIDEO_COMMAND_KIND_SHARE, 0);
  command(PENTAD_VIDEO_COMMAND_KIND_SEEK, 1000);
  command(PENTAD_VIDEO_COMMAND_KIND_SCROLL_GUIDE, -3);
  pump_until(&orders, 3);
  list.kind = PENTAD_VIDEO_COMMAND_KIND_LIST;
  list.list = PENTAD_VIDEO_LIST_FAVORITES;
  SHOW(pentad_video_playback_perform(playback, &list, NULL, &error));
  shown.list = PENTAD_VIDEO_LIST_TIMELINE;
  SHOW(pentad_video_playback_show(playback, &shown, &error));
  command(PENTAD_VIDEO_COMMAND_KIND_PAUSE, 0);
  pump_until(&orders, 4);
}

/* ---- What is bad ------------------------------------------------------------------------------------- */

static void misuse(void) {
  pentad_video_playback_options options = PENTAD_VIDEO_PLAYBACK_OPTIONS_INIT;
  pentad_video_playback_delegate player = PENTAD_VIDEO_PLAYBACK_DELEGATE_INIT;
  pentad_video_command wanted = PENTAD_VIDEO_COMMAND_INIT;
  pentad_video_playback *other = (pentad_video_playback *)&status;
  pentad_subscription *subscription = (pentad_subscription *)&status;
  pentad_video_playing *state = (pentad_video_playing *)&status;
  bool is_done = true;
  SHOW(pentad_video_playback_open(NULL, NULL, &other, &error));
  HOLDS(other == NULL);
  SHOW(pentad_video_playback_open(feed, NULL, NULL, &error));
  options.list = (pentad_video_list)7;
  SHOW(pentad_video_playback_open(feed, &options, &other, &error));
  options.list = PENTAD_VIDEO_LIST_SEARCH;
  SHOW(pentad_video_playback_open(feed, &options, &other, &error));
  options.search_text = "\xff";
  SHOW(pentad_video_playback_show(playback, &options, &error));
  options.struct_size = 4;
  SHOW(pentad_video_playback_show(playback, &options, &error));
  SHOW(pentad_video_playback_show(NULL, NULL, &error));
  SHOW(pentad_video_playback_state(NULL, &state, &error));
  HOLDS(state == NULL);
  SHOW(pentad_video_playback_state(playback, NULL, &error));
  SHOW(pentad_video_playback_subscribe(playback, NULL, &subscription, &error));
  HOLDS(subscription == NULL);
  SHOW(pentad_video_playback_subscribe(playback, &player, NULL, &error));
  SHOW(pentad_video_playback_subscribe(NULL, &player, &subscription, &error));
  player.struct_size = 0;
  SHOW(pentad_video_playback_subscribe(playback, &player, &subscription, &error));
  SHOW(pentad_video_playback_select(playback, NULL, &error));
  SHOW(pentad_video_playback_select(playback, "BmzSEYNTkHA", &error));
  SHOW(pentad_video_playback_select(NULL, videos[0], &error));
  SHOW(pentad_video_playback_play(NULL, &error));
  SHOW(pentad_video_playback_pause(NULL, &error));
  SHOW(pentad_video_playback_toggle_play(NULL, &error));
  SHOW(pentad_video_playback_next(NULL, &error));
  SHOW(pentad_video_playback_previous(NULL, &error));
  SHOW(pentad_video_playback_seek(NULL, 1, &error));
  SHOW(pentad_video_playback_seek(playback, -1, &error));
  SHOW(pentad_video_playback_skip(NULL, 1, &error));
  SHOW(pentad_video_playback_report(playback, NULL, -1, 0, true, &error));
  SHOW(pentad_video_playback_report(playback, NULL, 0, INT64_MIN, true, &error));
  SHOW(pentad_video_playback_report(playback, "\xff", 0, 0, true, &error));
  SHOW(pentad_video_playback_report(NULL, NULL, 0, 0, true, &error));
  SHOW(pentad_video_playback_report_end(NULL, NULL, &error));
  SHOW(pentad_video_playback_report_failure(playback, NULL, PENTAD_OK, NULL, &error));
  SHOW(pentad_video_playback_report_failure(playback, NULL, PENTAD_OFFLINE, "\xff", &error));
  SHOW(pentad_video_playback_report_failure(NULL, NULL, PENTAD_OFFLINE, NULL, &error));
  SHOW(pentad_video_playback_perform(playback, NULL, &is_done, &error));
  HOLDS(!is_done);
  wanted.kind = (pentad_video_command_kind)99;
  SHOW(pentad_video_playback_perform(playback, &wanted, NULL, &error));
  wanted.kind = PENTAD_VIDEO_COMMAND_KIND_SEEK;
  wanted.value = -1;
  SHOW(pentad_video_playback_perform(playback, &wanted, NULL, &error));
  wanted.kind = PENTAD_VIDEO_COMMAND_KIND_LIST;
  wanted.list = PENTAD_VIDEO_LIST_SEARCH;
  SHOW(pentad_video_playback_perform(playback, &wanted, NULL, &error));
  SHOW(pentad_video_playback_perform(NULL, &wanted, NULL, &error));
  pentad_video_playback_free(NULL);
  pentad_video_playing_free(NULL);
}

int main(void) {
  pentad_video_playback_delegate player = PENTAD_VIDEO_PLAYBACK_DELEGATE_INIT;
  pentad_video_delegate delegate = PENTAD_VIDEO_DELEGATE_INIT;
  pentad_subscription *playing = NULL, *storing = NULL;
  open_folder();
  FINISH(pentad_video_feed_refresh_async(feed, did_refresh, NULL, &operation, &error));
  SHOW(pentad_video_playback_open(feed, NULL, &playback, &error));
  player.did_change = did_change;
  player.order = did_order;
  player.context = &frees;
  player.context_free = give_back;
  SHOW(pentad_video_playback_subscribe(playback, &player, &playing, &error));
  delegate.did_change_state = did_store;
  SHOW(pentad_video_feed_subscribe(feed, &delegate, &storing, &error));
  while (!has_list) {
    if (pentad_session_pump(session, 60000, NULL, NULL) != PENTAD_OK) break;
  }
  print_state();
  misuse();
  play();
  go_on();
  control_remotely();
  orders = 0;
  pentad_video_playback_free(playback);
  /* Events that are already queued are still delivered. */
  pump_until(&orders, 1);
  HOLDS(changes > 0 && stored > 0 && frees == 0);
  pentad_subscription_free(playing);
  pentad_subscription_free(storing);
  HOLDS(frees == 1);
  close_folder();
  return 0;
}
