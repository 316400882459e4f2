/* Handles may be freed in any order: each family of handles, with a call under way, is made and freed in all
 * its orders. What is left of a parent that has gone returns PENTAD_CLOSED, each call ends once, each context
 * is given back, and nothing is kept. */
#include "session.h"

/* A function that frees one handle of a family. */
typedef void (*freeing)(void);

static int frees, closed, others;

static void give_back(void *context) {
  (void)context;
  frees++;
}

static void did_finish(void *context, pentad_status outcome, pentad_error *failure) {
  (void)context;
  (void)outcome;
  (void)failure;
  ends++;
}

/* Counts what a handle answers whose parent has gone. */
static void count(pentad_status answer) {
  if (PENTAD_STATUS_COARSE(answer) == PENTAD_CLOSED) closed++;
  else others++;
}

static pentad_subscription *subscription;

static void free_session(void) { pentad_session_free(session); }
static void free_operation(void) { pentad_operation_free(operation); }
static void free_subscription(void) { pentad_subscription_free(subscription); }

static void make_session(void) {
  if (pentad_session_make(&session, NULL) != PENTAD_OK) printf("no session\n");
}

/* ---- The families ------------------------------------------------------------------------------ */

static pentad_elements_table *table;
static pentad_elements_card *card;
static pentad_elements_source *source;

static void make_elements(void) {
  pentad_elements_delegate delegate = PENTAD_ELEMENTS_DELEGATE_INIT;
  make_session();
  delegate.context_free = give_back;
  delegate.session = session;
  if (pentad_elements_table_open(NULL, &table, NULL) != PENTAD_OK
      || pentad_elements_card_select(table, 26, &card, NULL) != PENTAD_OK
      || pentad_elements_source_open(table, PENTAD_ELEMENTS_ORDER_NAME, &source, NULL) != PENTAD_OK
      || pentad_elements_table_subscribe(table, &delegate, &subscription, NULL) != PENTAD_OK
      || pentad_elements_table_load_async(table, session, did_finish, NULL, NULL, NULL) != PENTAD_OK)
    printf("no elements\n");
}

static void free_table(void) { pentad_elements_table_free(table); }
static void free_source(void) { pentad_elements_source_free(source); }
static void free_card(void) { pentad_elements_card_free(card); }

static pentad_astro_calendar *calendar;
static pentad_astro_handler *handler;
static bool is_calendar_gone;

static void did_compute(void *context, pentad_status outcome, const pentad_astro_days *days,
                        pentad_error *failure) {
  (void)days;
  did_finish(context, outcome, failure);
}

static void make_astro(void) {
  const pentad_astro_place place = ujjain();
  pentad_astro_calendar_options options = PENTAD_ASTRO_CALENDAR_OPTIONS_INIT;
  pentad_astro_handler_options handling = PENTAD_ASTRO_HANDLER_OPTIONS_INIT;
  pentad_astro_delegate delegate = PENTAD_ASTRO_DELEGATE_INIT;
  make_session();
  is_calendar_gone = false;
  options.session = handling.session = session;
  delegate.context_free = give_back;
  if (pentad_astro_calendar_open(&options, &calendar, NULL) != PENTAD_OK
      || pentad_astro_handler_open(calendar, &handling, &handler, NULL) != PENTAD_OK
      || pentad_astro_handler_location_update(handler, &place, NULL) != PENTAD_OK
      || pentad_astro_handler_subscribe(handler, &delegate, &subscription, NULL) != PENTAD_OK
      || pentad_astro_days_compute_async(calendar, &place, NULL, 20200101, 20291231, NULL, did_compute, NULL, &operation, NULL) != PENTAD_OK)
    printf("no calendar\n");
}

static void free_calendar(void) {
  pentad_astro_calendar_free(calendar);
  is_calendar_gone = true;
}

static void free_handler(void) {
  pentad_astro_day_containers *days = NULL;
  if (is_calendar_gone) count(pentad_astro_handler_get_date(handler, NULL, &days, NULL));
  pentad_astro_day_containers_free(days);
  pentad_astro_handler_free(handler);
}

static pentad_stellar_client *client;
static pentad_stellar_search *search;
static bool is_client_gone;

static void did_count(void *context, pentad_status outcome, int64_t loaded, pentad_error *failure) {
  (void)loaded;
  did_finish(context, outcome, failure);
}

static void make_stellar(void) {
  pentad_stellar_client_options options = PENTAD_STELLAR_CLIENT_OPTIONS_INIT;
  pentad_stellar_delegate delegate = PENTAD_STELLAR_DELEGATE_INIT;
  make_session();
  is_client_gone = false;
  options.session = session;
  delegate.context_free = give_back;
  if (pentad_stellar_client_open(&options, &client, NULL) != PENTAD_OK
      || pentad_stellar_search_make(client, &search, NULL) != PENTAD_OK
      || pentad_stellar_client_subscribe(client, &delegate, &subscription, NULL) != PENTAD_OK
      || pentad_stellar_client_load_catalogue_async(client, NULL, did_count, NULL, &operation, NULL) != PENTAD_OK)
    printf("no client\n");
}

static void free_client(void) {
  pentad_stellar_client_free(client);
  is_client_gone = true;
}

static void free_search(void) {
  pentad_stellar_search_answer *answer = NULL;
  if (is_client_gone) count(pentad_stellar_search_execute(search, "algebra", 0, &answer, NULL));
  pentad_stellar_search_answer_free(answer);
  pentad_stellar_search_free(search);
}

static pentad_video_feed *feed;
static pentad_video_playback *playback;
static bool is_feed_gone;

static void did_refresh(void *context, pentad_status outcome,
                        const pentad_video_refresh *refresh, pentad_error *failure) {
  (void)refresh;
  did_finish(context, outcome, failure);
}

static void make_video(void) {
  pentad_video_feed_options options = PENTAD_VIDEO_FEED_OPTIONS_INIT;
  pentad_video_playback_delegate player = PENTAD_VIDEO_PLAYBACK_DELEGATE_INIT;
  make_session();
  is_feed_gone = false;
  options.session = session;
  options.manual_synchronising = 1;
  player.context_free = give_back;
  if (pentad_video_feed_open(&options, &feed, NULL) != PENTAD_OK
      || pentad_video_playback_open(feed, NULL, &playback, NULL) != PENTAD_OK
      || pentad_video_playback_subscribe(playback, &player, &subscription, NULL) != PENTAD_OK
      || pentad_video_feed_refresh_async(feed, did_refresh, NULL, &operation, NULL) != PENTAD_OK)
    printf("no feed\n");
}

static void free_feed(void) {
  pentad_video_feed_free(feed);
  is_feed_gone = true;
}

static void free_playback(void) {
  pentad_video_playing *state = NULL;
  if (is_feed_gone) {
    count(pentad_video_playback_play(playback, NULL));
    count(pentad_video_playback_state(playback, &state, NULL));
  }
  pentad_video_playing_free(state);
  pentad_video_playback_free(playback);
}

/* ---- All orders -------------------------------------------------------------------------------- */

/* Makes the family and frees it in an order. */
static void run(void (*make)(void), const freeing *order, size_t length) {
  size_t i;
  const int before = ends, given = frees;
  make();
  for (i = 0; i < length; i++) order[i]();
  if (ends != before + 1) printf("%d ends\n", ends - before);
  if (frees != given + 1) printf("%d contexts were given back\n", frees - given);
  if (pentad_handle_count() != 0) printf("%d handles are left\n", (int)pentad_handle_count());
}

/* Runs every order of those from `first` on; how many they were. */
static int permute(void (*make)(void), freeing *order, size_t first, size_t length) {
  int orders = 0;
  size_t i;
  if (first == length) {
    run(make, order, length);
    return 1;
  }
  for (i = first; i < length; i++) {
    const freeing here = order[first];
    order[first] = order[i];
    order[i] = here;
    orders += permute(make, order, first + 1, length);
    order[i] = order[first];
    order[first] = here;
  }
  return orders;
}

static void family(const char *name, void (*make)(void), freeing *order, size_t length) {
  closed = others = 0;
  printf("%s: %d orders", name, permute(make, order, 0, length));
  printf(", without its parent: %d closed, %d other\n", closed, others);
}

int main(void) {
  freeing elements[] = {free_table, free_source, free_card, free_subscription, free_session};
  freeing astro[] = {free_calendar, free_handler, free_subscription, free_session, free_operation};
  freeing stellar[] = {free_client, free_search, free_subscription, free_session, free_operation};
  freeing video[] = {free_feed, free_playback, free_subscription, free_session, free_operation};
  family("elements", make_elements, elements, sizeof elements / sizeof elements[0]);
  family("astro", make_astro, astro, sizeof astro / sizeof astro[0]);
  family("stellar", make_stellar, stellar, sizeof stellar / sizeof stellar[0]);
  family("video", make_video, video, sizeof video / sizeof video[0]);
  return 0;
}
