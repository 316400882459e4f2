/* The delivery of a video feed's events: a permanent delegate, from now on and after an event,
 * lists with their changes, and the ends of both. */
#include "video_folder.h"

static int frees;

static void give_back(void *context) {
  HOLDS(context == &frees);
  frees++;
}

/* ---- Events ------------------------------------------------------------------------------------------ */

static int happened, applied, changed, states, added, removed;
static uint64_t newest;
/* The values of the last event. They are printed after it came, at any place among the other
 * events. */
static int new_videos;
static char last_state[64];

static void did_happen(void *context, const pentad_video_event *event) {
  HOLDS(context == &frees);
  HOLDS(event->number >= newest);
  newest = event->number;
  happened++;
}

static void did_apply(void *context, const pentad_video_event *event) {
  (void)context;
  HOLDS(event->kind == PENTAD_VIDEO_EVENT_KIND_FEED_APPLIED && event->source == NULL);
  HOLDS(event->new_comments == 0);
  new_videos = (int)event->new_videos;
  applied++;
}

static void did_change_videos(void *context, const pentad_video_event *event) {
  (void)context;
  HOLDS(event->kind == PENTAD_VIDEO_EVENT_KIND_VIDEOS_CHANGED && event->video_count <= 256);
  changed++;
}

static void did_change_state(void *context, const pentad_video_event *event) {
  (void)context;
  HOLDS(event->kind == PENTAD_VIDEO_EVENT_KIND_STATE_CHANGED && event->videos == NULL);
  snprintf(last_state, sizeof last_state, "%s", or_none(event->video));
  states++;
}

static void did_add_source(void *context, const pentad_video_event *event) {
  (void)context;
  HOLDS(strncmp(or_none(event->source), "local:", 6) == 0);
  added++;
}

static void did_remove_source(void *context, const pentad_video_event *event) {
  (void)context;
  HOLDS(strncmp(or_none(event->source), "local:", 6) == 0);
  removed++;
}

static void wait_for_news(void) {
  pump_until(&applied, 1);
  printf("  applied: %d videos\n", new_videos);
}

static void wait_for_states(int wanted) {
  pump_until(&states, wanted);
  printf("  another state: %s\n", last_state);
}

static pentad_video_delegate listener(void) {
  pentad_video_delegate delegate = PENTAD_VIDEO_DELEGATE_INIT;
  delegate.context = &frees;
  delegate.context_free = give_back;
  delegate.did_happen = did_happen;
  delegate.did_apply = did_apply;
  delegate.did_change_videos = did_change_videos;
  delegate.did_change_state = did_change_state;
  delegate.did_add_source = did_add_source;
  delegate.did_remove_source = did_remove_source;
  return delegate;
}

static void hear_from_now_on(void) {
  pentad_video_delegate delegate = listener();
  pentad_subscription *subscription = NULL;
  SHOW(pentad_video_feed_subscribe(feed, &delegate, &subscription, &error));
  FINISH(pentad_video_feed_refresh_async(feed, did_refresh, NULL, &operation, &error));
  wait_for_news();
  SHOW(pentad_video_feed_like(feed, videos[0], &error));
  wait_for_states(1);
  /* It is as it is to be. */
  SHOW(pentad_video_feed_like(feed, videos[0], &error));
  SHOW(pentad_video_feed_set_watch_later(feed, videos[1], true, &error));
  wait_for_states(2);
  HOLDS(added == 0 && changed > 0 && happened >= applied + changed + states);
  pentad_subscription_free(subscription);
  HOLDS(frees == 1);
}

/* ---- Lists ------------------------------------------------------------------------------------------- */

static int listed, grown, started;

static void did_list(void *context, const pentad_video_groups *groups, const pentad_list_delta *delta) {
  HOLDS(context == &frees);
  listed++;
  if (!delta) printf("  first: %d videos\n", (int)groups->count);
  if (!delta || !delta->insertion_count) return;
  HOLDS(delta->new_count == groups->count && delta->old_count + 1 == delta->new_count);
  HOLDS(delta->insertion_count == 1 && delta->insertions[0] == 0 && delta->deletion_count == 0);
  HOLDS(strcmp(groups->items[0]->key, "vimeo:150904624") == 0);
  grown++;
}

static void did_start(void *context, const pentad_video_start_up *start_up) {
  (void)context;
  HOLDS(start_up->source_count == 1 && start_up->sources[0]->state == PENTAD_VIDEO_SOURCE_STATE_DONE);
  HOLDS(start_up->status == PENTAD_OK && start_up->error_message == NULL);
  started++;
}

/* A delegate for one list sees it as it is. */
static void show_list(pentad_video_lists_delegate *delegate, const char *name) {
  pentad_subscription *subscription = NULL;
  const int before = listed + started;
  delegate->context = &frees;
  printf("%s\n", name);
  SHOW(pentad_video_feed_subscribe_lists(feed, delegate, &subscription, &error));
  while (subscription && listed + started == before) {
    if (pentad_session_pump(session, 60000, NULL, NULL) != PENTAD_OK) break;
  }
  pentad_subscription_free(subscription);
}

static void see_lists(void) {
  pentad_video_lists_delegate lists = PENTAD_VIDEO_LISTS_DELEGATE_INIT;
  lists.timeline = did_list;
  show_list(&lists, "timeline");
  lists.timeline = NULL;
  lists.favorites = did_list;
  show_list(&lists, "favorites");
  lists.favorites = NULL;
  lists.watch_later = did_list;
  show_list(&lists, "watch later");
  lists.watch_later = NULL;
  lists.search = did_list;
  show_list(&lists, "a search without words");
  lists.search_text = "\xff";
  show_list(&lists, "a search for no text");
  lists.search_text = "there is no such video";
  show_list(&lists, "a search");
  lists.search = NULL;
  lists.start_up = did_start;
  show_list(&lists, "the start");
}

/* A new file in the folder appears in the list; an observer that was away is notified. */
static void grow(void) {
  pentad_video_lists_delegate lists = PENTAD_VIDEO_LISTS_DELEGATE_INIT;
  pentad_video_delegate delegate = listener();
  pentad_subscription *subscription = NULL, *late = NULL;
  lists.timeline = did_list;
  lists.context = &frees;
  lists.context_free = give_back;
  listed = applied = frees = 0;
  SHOW(pentad_video_feed_last_event(feed, &delegate.after, &error));
  HOLDS(delegate.after > 0);
  SHOW(pentad_video_feed_subscribe_lists(feed, &lists, &subscription, &error));
  pump_until(&listed, 1);
  put_file("vimeo150904624.mp4", 10);
  FINISH(pentad_video_feed_refresh_async(feed, did_refresh, NULL, &operation, &error));
  pump_until(&grown, 1);
  printf("  one more: %s\n", grown ? "yes" : "no");
  pentad_subscription_free(subscription);
  HOLDS(frees == 1);
  newest = 0;
  SHOW(pentad_video_feed_subscribe(feed, &delegate, &late, &error));
  wait_for_news();
  pentad_subscription_free(late);
  HOLDS(frees == 2 && newest > delegate.after);
  remove(path_of("vimeo150904624.mp4"));
}

/* ---- Ends -------------------------------------------------------------------------------------------- */

static pentad_subscription *own;
static int calls;

static void end_it(void *context, const pentad_video_event *event) {
  (void)event;
  HOLDS(context == &frees);
  calls++;
  pentad_subscription_cancel(own);
  HOLDS(frees == 0);
}

static void cancel_inside(void) {
  pentad_video_delegate ending = PENTAD_VIDEO_DELEGATE_INIT, delegate = listener();
  pentad_subscription *other = NULL;
  frees = 0;
  states = 0;
  newest = 0;
  ending.context = &frees;
  ending.context_free = give_back;
  ending.did_change_state = end_it;
  SHOW(pentad_video_feed_subscribe(feed, &ending, &own, &error));
  delegate.context_free = NULL;
  SHOW(pentad_video_feed_subscribe(feed, &delegate, &other, &error));
  SHOW(pentad_video_feed_unlike(feed, videos[0], &error));
  SHOW(pentad_video_feed_mark_watched(feed, videos[0], &error));
  wait_for_states(2);
  pump_until(&frees, 1);
  HOLDS(calls == 1 && frees == 1);
  pentad_subscription_free(own);
  pentad_subscription_free(other);
}

/* A source comes back; then the feed goes before those who listen. */
static void end_by_freeing(void) {
  pentad_video_delegate delegate = listener();
  pentad_video_lists_delegate lists = PENTAD_VIDEO_LISTS_DELEGATE_INIT;
  pentad_subscription *subscription = NULL, *list = NULL;
  pentad_video_sources *sources = NULL;
  pentad_video_source *source = NULL;
  newest = 0;
  SHOW(pentad_video_feed_subscribe(feed, &delegate, &subscription, &error));
  SHOW(pentad_video_feed_sources(feed, &sources, &error));
  if (sources && sources->count) {
    SHOW(pentad_video_feed_remove_source(feed, sources->items[0]->id, &error));
  }
  pentad_video_sources_free(sources);
  SHOW(pentad_video_feed_add_folder(feed, folder, &source, &error));
  pentad_video_source_free(source);
  pump_until(&added, 1);
  HOLDS(removed == 1);
  lists.timeline = did_list;
  lists.context = &frees;
  listed = 0;
  SHOW(pentad_video_feed_subscribe_lists(feed, &lists, &list, &error));
  pump_until(&listed, 1);
  frees = 0;
  pentad_video_feed_free(feed);
  feed = NULL;
  pump();
  pentad_subscription_free(list);
  pentad_subscription_free(subscription);
  HOLDS(frees == 1);
}

/* ---- What is bad ------------------------------------------------------------------------------------- */

static void misuse(void) {
  pentad_video_delegate delegate = PENTAD_VIDEO_DELEGATE_INIT;
  pentad_video_lists_delegate lists = PENTAD_VIDEO_LISTS_DELEGATE_INIT;
  pentad_subscription *subscription = (pentad_subscription *)&status;
  SHOW(pentad_video_feed_subscribe(NULL, &delegate, &subscription, &error));
  HOLDS(subscription == NULL);
  SHOW(pentad_video_feed_subscribe(feed, NULL, &subscription, &error));
  SHOW(pentad_video_feed_subscribe(feed, &delegate, NULL, &error));
  delegate.struct_size += 4096;
  SHOW(pentad_video_feed_subscribe(feed, &delegate, &subscription, &error));
  subscription = (pentad_subscription *)&status;
  SHOW(pentad_video_feed_subscribe_lists(NULL, &lists, &subscription, &error));
  HOLDS(subscription == NULL);
  SHOW(pentad_video_feed_subscribe_lists(feed, NULL, &subscription, &error));
  SHOW(pentad_video_feed_subscribe_lists(feed, &lists, NULL, &error));
  lists.struct_size = 2;
  SHOW(pentad_video_feed_subscribe_lists(feed, &lists, &subscription, &error));
}

int main(void) {
  open_folder();
  misuse();
  hear_from_now_on();
  see_lists();
  grow();
  cancel_inside();
  end_by_freeing();
  close_folder();
  return 0;
}
