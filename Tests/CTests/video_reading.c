/* Checks the reading functions of a video feed that has a folder of files and no network, also with
 * bad input: NULL, malformed text, records of other versions, indexes out of range. */
#include "check.h"

static pentad_video_feed *feed;
static const char *const video = "youtube:BmzSEYNTkHA";

static void ended(void *context, pentad_status outcome, pentad_error *failure) {
  (void)failure;
  *(pentad_status *)context = outcome;
}

static void searched(void *context, pentad_status outcome, const pentad_video_groups *groups,
                     pentad_error *failure) {
  (void)failure;
  *(int *)context = outcome == PENTAD_OK ? (int)groups->count : -1;
}

static void counted(void *context, const pentad_video_statistics *statistics) {
  (void)context;
  (void)statistics;
}

static void freed(void *context) { ++*(int *)context; }

/* ---- Opening ------------------------------------------------------------------------------------------- */

static void bad_options(void) {
  pentad_video_feed_options options = PENTAD_VIDEO_FEED_OPTIONS_INIT;
  pentad_video_statistics_delegate statistics = PENTAD_VIDEO_STATISTICS_DELEGATE_INIT;
  pentad_video_feed *opened = (pentad_video_feed *)&status;
  int frees = 0;
  SHOW(pentad_video_feed_open(NULL, NULL, &error));
  options.is_demo = 1;
  options.source_folder = "Videos";
  SHOW(pentad_video_feed_open(&options, &opened, &error));
  HOLDS(opened == NULL);
  options.source_folder = "\xff";
  SHOW(pentad_video_feed_open(&options, &opened, &error));
  options.source_folder = NULL;
  options.statistics = &statistics;
  statistics.context = &frees;
  statistics.context_free = freed;
  statistics.struct_size = 3;
  SHOW(pentad_video_feed_open(&options, &opened, &error));
  statistics.struct_size = sizeof statistics;
  options.store_folder = "/dev/null/x";
  SHOW(pentad_video_feed_open(&options, &opened, &error));
  HOLDS(frees == 0);
  options.struct_size = 0;
  SHOW(pentad_video_feed_open(&options, &opened, &error));
  SHOW(pentad_video_feed_open_async(NULL, &opened, NULL, NULL, NULL, &error));
}

/* The context goes back to the program when the callback has brought the error. */
static void not_opened(void) {
  pentad_video_feed_options options = PENTAD_VIDEO_FEED_OPTIONS_INIT;
  pentad_video_statistics_delegate statistics = PENTAD_VIDEO_STATISTICS_DELEGATE_INIT;
  pentad_video_feed *opened = (pentad_video_feed *)&status;
  pentad_session *session = NULL;
  pentad_status outcome = PENTAD_OK;
  int frees = 0;
  if (pentad_session_make(&session, NULL) != PENTAD_OK) return;
  statistics.context = &frees;
  statistics.context_free = freed;
  options.statistics = &statistics;
  options.session = session;
  options.is_demo = 1;
  options.store_folder = "/dev/null/x";
  SHOW(pentad_video_feed_open_async(&options, &opened, ended, &outcome, NULL, &error));
  while (frees == 0 && pentad_session_pump(session, 60000, NULL, NULL) == PENTAD_OK) continue;
  HOLDS((outcome & 0xff) == PENTAD_STORAGE && opened == NULL && frees == 1);
  pentad_session_free(session);
}

/* ---- Reading ------------------------------------------------------------------------------------------- */

static void lists(void) {
  pentad_video_page_options page = PENTAD_VIDEO_PAGE_OPTIONS_INIT;
  pentad_video_groups *groups = NULL;
  pentad_operation *operation = NULL;
  int found = -2;
  SHOW(pentad_video_feed_timeline(feed, NULL, &groups, &error));
  HOLDS(groups && groups->count == 0);
  pentad_video_groups_free(groups);
  page.before = video;
  page.before_share = 7;
  page.limit = 3;
  SHOW(pentad_video_feed_favorites(feed, &page, &groups, &error));
  pentad_video_groups_free(groups);
  SHOW(pentad_video_feed_watch_later_list(feed, &page, &groups, &error));
  pentad_video_groups_free(groups);
  SHOW(pentad_video_feed_search(feed, "cats", &page, &groups, &error));
  pentad_video_groups_free(groups);
  SHOW(pentad_video_feed_search_async(feed, "cats", NULL, searched, &found, &operation, &error));
  SHOW(pentad_operation_wait(operation, -1, &error));
  HOLDS(found == 0);
  pentad_operation_free(operation);
  page.limit = SIZE_MAX;
  SHOW(pentad_video_feed_timeline(feed, &page, &groups, &error));
  HOLDS(groups == NULL);
  page.limit = 0;
  page.before = "BmzSEYNTkHA";
  SHOW(pentad_video_feed_timeline(feed, &page, &groups, &error));
  page.struct_size = 1;
  SHOW(pentad_video_feed_timeline(feed, &page, &groups, &error));
  SHOW(pentad_video_feed_timeline(NULL, NULL, &groups, &error));
  SHOW(pentad_video_feed_timeline(feed, NULL, NULL, &error));
  SHOW(pentad_video_feed_search(feed, NULL, NULL, &groups, &error));
  SHOW(pentad_video_feed_search_async(feed, "cats", NULL, NULL, NULL, NULL, &error));
}

static void videos(void) {
  pentad_video_group *group = NULL;
  pentad_video_state *state = NULL;
  pentad_video_playability *playability = NULL;
  pentad_video_share_options share = PENTAD_VIDEO_SHARE_OPTIONS_INIT;
  pentad_video_share_report *report = NULL;
  SHOW(pentad_video_feed_video(feed, video, &group, &error));
  SHOW(pentad_video_feed_video(feed, "x", &group, &error));
  SHOW(pentad_video_feed_video(feed, NULL, &group, &error));
  SHOW(pentad_video_feed_state(feed, video, &state, &error));
  HOLDS(state && state->span_count == 0 && !state->is_liked && state->changed_at == PENTAD_NO_TIME);
  pentad_video_state_free(state);
  SHOW(pentad_video_feed_state(NULL, video, &state, &error));
  SHOW(pentad_video_feed_playability(feed, video, &playability, &error));
  HOLDS(playability == NULL);
  share.video = video;
  SHOW(pentad_video_feed_check_share(feed, &share, NULL, 0, &report, &error));
  SHOW(pentad_video_feed_check_share(feed, NULL, NULL, 0, &report, &error));
}

static void sources(const char *folder) {
  pentad_video_sources *sources = NULL;
  pentad_video_source *source = NULL;
  pentad_video_account *account = NULL;
  pentad_video_channels *channels = NULL;
  pentad_video_rolls *rolls = NULL;
  SHOW(pentad_video_feed_sources(feed, &sources, &error));
  HOLDS(sources && sources->count == 1);
  if (sources && sources->count == 1) {
    const pentad_video_source *const one = sources->items[0];
    HOLDS(one->kind == PENTAD_VIDEO_SOURCE_KIND_FOLDER && strcmp(one->address, folder) == 0);
    HOLDS(one->capabilities == PENTAD_VIDEO_CAPABILITY_RESOLVING && one->status == PENTAD_OK &&
          !one->is_paused);
    HOLDS(one->last_success_at == PENTAD_NO_TIME && one->added_at > 0 && one->failures == 0);
    SHOW(pentad_video_feed_source(feed, one->id, &source, &error));
    HOLDS(source && strcmp(source->id, one->id) == 0);
    SHOW(pentad_video_feed_account(feed, one->id, &account, &error));
    SHOW(pentad_video_feed_channels(feed, one->id, &channels, &error));
    HOLDS(channels && channels->count == 0);
    SHOW(pentad_video_feed_rolls(feed, one->id, &rolls, &error));
    HOLDS(rolls && rolls->count == 0);
  }
  pentad_video_rolls_free(rolls);
  pentad_video_channels_free(channels);
  pentad_video_source_free(source);
  pentad_video_sources_free(sources);
  SHOW(pentad_video_feed_source(feed, "feed:x", &source, &error));
  SHOW(pentad_video_feed_account(feed, "feed:x", &account, &error));
  SHOW(pentad_video_feed_account(feed, NULL, &account, &error));
  SHOW(pentad_video_feed_channels(feed, "\xff", &channels, &error));
}

static void counts(void) {
  pentad_video_news news = PENTAD_VIDEO_NEWS_INIT;
  pentad_video_actions *actions = NULL;
  pentad_video_start_up *start_up = NULL;
  pentad_video_events *events = NULL;
  pentad_video_storage_usage usage = PENTAD_VIDEO_STORAGE_USAGE_INIT;
  uint64_t last = 0;
  SHOW(pentad_video_feed_pending(feed, &news, &error));
  HOLDS(news.videos == 0 && news.comments == 0);
  SHOW(pentad_video_feed_pending(feed, NULL, &error));
  SHOW(pentad_video_feed_actions(feed, &actions, &error));
  HOLDS(actions && actions->count == 0);
  pentad_video_actions_free(actions);
  SHOW(pentad_video_feed_start_up(feed, &start_up, &error));
  HOLDS(start_up && start_up->source_count == 1 && start_up->phase == PENTAD_VIDEO_START_UP_PHASE_FETCHING_ACCOUNT);
  HOLDS(start_up && start_up->sources[0]->state == PENTAD_VIDEO_SOURCE_STATE_WAITING && start_up->shown == 0);
  pentad_video_start_up_free(start_up);
  SHOW(pentad_video_feed_last_event(feed, &last, &error));
  SHOW(pentad_video_feed_read_events(feed, last, 0, &events, &error));
  HOLDS(events && events->count == 0);
  pentad_video_events_free(events);
  SHOW(pentad_video_feed_read_events(feed, 0, 1, &events, &error));
  HOLDS(events && events->count == 1);
  if (events && events->count == 1) printf("  event %d\n", (int)events->items[0]->kind);
  pentad_video_events_free(events);
  SHOW(pentad_video_feed_read_events(feed, 0, SIZE_MAX, &events, &error));
  SHOW(pentad_video_feed_storage_usage(feed, &usage, &error));
  HOLDS(usage.bytes > 0 && usage.sources == 1 && usage.videos == 0 && usage.waiting == 0);
  usage.struct_size = 4;
  SHOW(pentad_video_feed_storage_usage(feed, &usage, &error));
}

static void print_settings(void) {
  pentad_video_settings settings = PENTAD_VIDEO_SETTINGS_INIT;
  SHOW(pentad_video_feed_settings(feed, &settings, &error));
  printf("  %g %d %d %d %d\n", settings.auto_unset_watch_later,
         (int)settings.never_unset_watch_later, (int)settings.auto_apply, (int)settings.never_resume,
         (int)settings.never_prefetch);
}

static void settings(void) {
  pentad_video_settings settings = PENTAD_VIDEO_SETTINGS_INIT;
  const double zero = 0;
  print_settings();
  /* None at all is not the usual one, nor never. */
  settings.auto_unset_watch_later = -1;
  SHOW(pentad_video_feed_set_settings(feed, &settings, &error));
  print_settings();
  settings.auto_unset_watch_later = 7;
  SHOW(pentad_video_feed_set_settings(feed, &settings, &error));
  print_settings();
  settings.never_unset_watch_later = 1;
  settings.auto_apply = settings.never_resume = settings.never_prefetch = 1;
  SHOW(pentad_video_feed_set_settings(feed, &settings, &error));
  print_settings();
  /* A program of a version whose record ended before auto_apply. */
  settings.auto_unset_watch_later = 0.5;
  settings.struct_size = 16;
  SHOW(pentad_video_feed_set_settings(feed, &settings, &error));
  print_settings();
  settings.struct_size = sizeof settings;
  settings.auto_unset_watch_later = zero / zero;
  SHOW(pentad_video_feed_set_settings(feed, &settings, &error));
  SHOW(pentad_video_feed_set_settings(feed, NULL, &error));
  print_settings();
  SHOW(pentad_video_feed_set_settings(NULL, NULL, &error));
  pentad_video_feed_set_focus(feed, true);
  pentad_video_feed_set_focus(NULL, true);
}

int main(void) {
  char folder[] = "/tmp/pentad-video-XXXXXX";
  pentad_video_feed_options options = PENTAD_VIDEO_FEED_OPTIONS_INIT;
  pentad_video_statistics_delegate statistics = PENTAD_VIDEO_STATISTICS_DELEGATE_INIT;
  pentad_operation *operation = NULL;
  pentad_status outcome = PENTAD_INTERNAL;
  int frees = 0;
  bad_options();
  not_opened();
  if (!mkdtemp(folder)) return 1;
  statistics.context = &frees;
  statistics.context_free = freed;
  statistics.did_count = counted;
  options.source_folder = folder;
  options.is_demo = 1;
  options.manual_synchronising = 1;
  options.statistics = &statistics;
  SHOW(pentad_video_feed_open_async(&options, &feed, ended, &outcome, &operation, &error));
  SHOW(pentad_operation_wait(operation, -1, &error));
  pentad_operation_free(operation);
  HOLDS(outcome == PENTAD_OK && feed != NULL);
  if (!feed) return 1;
  lists();
  videos();
  sources(folder);
  counts();
  settings();
  pentad_video_feed_free(feed);
  HOLDS(frees == 1);
  rmdir(folder);
  printf("handles: %d\n", (int)pentad_handle_count());
  return 0;
}
