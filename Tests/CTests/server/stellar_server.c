/* StellarKit's client with a server, and then without it: `stellar_server online|offline URL
 * FOLDER`. Online it fetches items and stores them in the folder. Offline, when the server is gone
 * and the store has aged, all fetched items must still be available, marked as stale. */
#include "../check.h"

static pentad_stellar_client *client;

/* The output of calls and of events. Each is in order, independent of the other. The callbacks run
 * one at a time, and have ended when it is read. */
static char said[2][4000];

static void say_in(char *text, const char *what, const char *id, int number) {
  const size_t length = strlen(text);
  snprintf(text + length, sizeof said[0] - length, "  %s %s %d\n", what, id, number);
}

static void say(const char *what, const char *id, int number) { say_in(said[0], what, id, number); }

static void tell(const char *what, const char *id, int number) { say_in(said[1], what, id, number); }

static void print_said(void) {
  printf("%s%s", said[0], said[1]);
  said[0][0] = said[1][0] = '\0';
}

/* ---- The delegate --------------------------------------------------------------------------------- */

static uint64_t last_event;

static void count(uint64_t event) {
  if (event <= last_event) tell("the number is not larger than", "the one before", (int)event);
  last_event = event;
}

static void did_load_courses(void *context, uint64_t event) {
  (void)context;
  count(event);
  tell("event:", "courses", 0);
}

static void did_load_classes(void *context, uint64_t event, const char *course) {
  (void)context;
  count(event);
  if (strcmp(course, "6") == 0) tell("event: classes of", course, 0);
}

static void did_change_class(void *context, uint64_t event, const char *id) {
  (void)context;
  count(event);
  tell("event: changed", id, 0);
}

static void did_arrive(void *context, uint64_t event, const char *id, int64_t news) {
  (void)context;
  count(event);
  tell("event: news of", id, (int)news);
}

static void did_fail(void *context, uint64_t event, pentad_stellar_subject subject, const char *id,
                     pentad_error *failure, bool is_kept) {
  (void)context;
  count(event);
  tell("event: failed", id ? id : "-", (int)subject * 10 + is_kept);
  if (!*pentad_error_message(failure)) tell("without a message", "", 0);
}

static void did_leave_out(void *context, uint64_t event, pentad_stellar_subject subject,
                          const char *id, int64_t parts) {
  (void)context;
  count(event);
  tell("event: left out", id ? id : "-", (int)subject);
  if (parts < 1) tell("none", "", 0);
}

static void did_synchronise(void *context, uint64_t event, const char *id) {
  (void)context;
  count(event);
  tell("event: synchronised", id, 0);
}

static void bookmark_did_fail(void *context, uint64_t event, const char *id, pentad_error *failure) {
  (void)context;
  count(event);
  tell("event: bookmark failed", id, (int)pentad_error_code(failure));
}

static void did_change_term(void *context, uint64_t event, const pentad_stellar_term *term,
                            const char *const *removed, size_t removed_count) {
  (void)context;
  count(event);
  tell("event: term", term->code, (int)removed_count);
  if (removed_count) tell("event: archived", removed[0], 0);
}

static pentad_stellar_delegate the_delegate(void) {
  pentad_stellar_delegate delegate = PENTAD_STELLAR_DELEGATE_INIT;
  delegate.did_load_courses = did_load_courses;
  delegate.did_load_classes = did_load_classes;
  delegate.did_change_class = did_change_class;
  delegate.announcements_did_arrive = did_arrive;
  delegate.did_fail = did_fail;
  delegate.did_leave_out = did_leave_out;
  delegate.did_synchronise_bookmark = did_synchronise;
  delegate.bookmark_did_fail = bookmark_did_fail;
  delegate.did_change_term = did_change_term;
  return delegate;
}

/* ---- Calls that call back -------------------------------------------------------------------------- */

static void did_end(void *context, pentad_status outcome, pentad_error *failure) {
  (void)context;
  say("end:", coarse_name(outcome), (int)outcome >> 8);
  if (pentad_error_code(failure) != outcome) say("the error says otherwise", "", 0);
}

static void did_count(void *context, pentad_status outcome, int64_t number, pentad_error *failure) {
  did_end(context, outcome, failure);
  say("counted:", "", (int)number);
}

static void did_nothing(void *context, pentad_status outcome, const pentad_stellar_search_answer *answer,
                        pentad_error *failure) {
  (void)context;
  (void)outcome;
  (void)answer;
  (void)failure;
}

/* Written on the callback thread, read when the call has ended. */
static int64_t last_completed, last_total;

static void did_progress(void *context, int64_t completed, int64_t total) {
  (void)context;
  if (completed < last_completed || completed > total) say("progress goes", "back", 0);
  last_completed = completed;
  last_total = total;
}

static void did_stage(void *context, const pentad_stellar_class_info *info) {
  (void)context;
  say("stage:", coarse_name(info->status), (int)info->stage);
  say("  screen:", info->screen->news_message ? info->screen->news_message : "-",
      (int)info->screen->news_count);
  if (info->detail) say("  detail:", info->detail->item->title, (int)info->detail->news_count);
}

static void finish(pentad_operation *operation) {
  pentad_operation_wait(operation, -1, NULL);
  pentad_operation_free(operation);
}

/* Waits for the pending events, and prints their output. */
static void flush_callbacks(void) {
  int i;
  for (i = 0; i < 2; i++) {
    pentad_operation *operation;
    pentad_stellar_client_search_async(client, "", 0, did_nothing, NULL, &operation, NULL);
    finish(operation);
  }
  print_said();
}

static void stages(const char *id) {
  pentad_operation *operation;
  SHOW(pentad_stellar_client_class_info_async(client, id, did_stage, did_end, NULL, &operation,
                                              &error));
  finish(operation);
  flush_callbacks();
}

static void did_show(void *context, const pentad_stellar_classes_screen *screen) {
  (void)context;
  say("screen:", screen->title, (int)screen->state);
  say("  status:", coarse_name(screen->status), screen->error_message != NULL);
  say("  first:", screen->class_count ? screen->classes[0]->name : "-", (int)screen->class_count);
  if (screen->stored_at <= 0) say("of no time", "", 0);
}

static void show_classes(bool reload) {
  pentad_operation *operation;
  SHOW(pentad_stellar_client_classes_screen_async(client, "6", reload, did_show, did_end, NULL,
                                                  &operation, &error));
  finish(operation);
  flush_callbacks();
}

static void catalogue(void) {
  pentad_operation *operation;
  SHOW(pentad_stellar_client_load_catalogue_async(client, did_progress, did_count, NULL, &operation,
                                                  &error));
  finish(operation);
  flush_callbacks();
}

/* ---- What is printed of it all ---------------------------------------------------------------------- */

static void print_courses(bool reload) {
  pentad_stellar_courses *courses;
  SHOW(pentad_stellar_client_courses(client, reload, &courses, &error));
  if (!courses) return;
  printf("  %d courses, origin %d, stale %d: %s %s\n", (int)courses->count, (int)courses->origin,
         courses->is_stale, courses->items[5]->number, courses->items[5]->title);
  HOLDS(courses->stored_at > 0);
  pentad_stellar_courses_free(courses);
}

static void print_classes(bool reload) {
  pentad_stellar_classes *classes;
  pentad_stellar_class_list *sorted;
  SHOW(pentad_stellar_client_classes(client, "6", reload, &classes, &error));
  if (!classes) return;
  SHOW(pentad_stellar_class_list_sort(classes->items, classes->count, "6", &sorted, &error));
  HOLDS(sorted->count == classes->count);
  printf("  %d classes, origin %d, stale %d: %s %s\n", (int)classes->count, (int)classes->origin,
         classes->is_stale, sorted->items[0]->name, sorted->items[0]->title);
  pentad_stellar_class_list_free(sorted);
  pentad_stellar_classes_free(classes);
}

static void print_classes_screen(void) {
  pentad_stellar_classes_screen *screen;
  SHOW(pentad_stellar_client_classes_screen(client, "6", false, &screen, &error));
  HOLDS(screen->state == PENTAD_STELLAR_LIST_STATE_FAILED && screen->class_count == 27);
  HOLDS((screen->status & 0xff) == PENTAD_UNAVAILABLE && screen->error_message);
  pentad_stellar_classes_screen_free(screen);
}

static void print_search(const char *text) {
  pentad_stellar_search_answer *answer;
  SHOW(pentad_stellar_client_search(client, text, 5, &answer, &error));
  if (!answer) return;
  printf("  %d hits for %s, origin %d: %s\n", (int)answer->hit_count, answer->query,
         (int)answer->origin, answer->hit_count ? answer->hits[0]->name : "-");
  pentad_stellar_search_answer_free(answer);
}

static void print_bookmarks(bool archived) {
  pentad_stellar_bookmarks *bookmarks;
  size_t i;
  SHOW(pentad_stellar_client_bookmarks(client, archived, &bookmarks, &error));
  for (i = 0; bookmarks && i < bookmarks->count; i++) {
    printf("  %s %s, sync %d\n", bookmarks->items[i]->item->master_id,
           bookmarks->items[i]->item->title, (int)bookmarks->items[i]->sync);
    HOLDS((bookmarks->items[i]->archived_at != PENTAD_NO_TIME) == archived);
  }
  pentad_stellar_bookmarks_free(bookmarks);
}

static void print_unread(void) {
  pentad_stellar_unread_counts *counts;
  size_t i;
  SHOW(pentad_stellar_client_unread_counts(client, &counts, &error));
  for (i = 0; i < counts->count; i++) {
    printf("  %s %d of %d\n", counts->items[i].master_id, (int)counts->items[i].count,
           (int)counts->total);
  }
  pentad_stellar_unread_counts_free(counts);
}

static void print_news(void) {
  pentad_stellar_announcements *news;
  size_t i, j;
  SHOW(pentad_stellar_client_announcements(client, "18.06", &news, &error));
  for (i = 0; i < news->count; i++) {
    const pentad_stellar_announcement *const one = news->items[i];
    printf("  %d %s: %s, read %d\n", (int)(one->date / 1000), one->title, one->text, one->is_read);
    for (j = 0; j < one->link_count; j++) printf("    %s\n", one->links[j].target);
  }
  pentad_stellar_announcements_free(news);
}

static void print_recent(void) {
  pentad_stellar_class_list *recent;
  size_t i;
  SHOW(pentad_stellar_client_recent(client, 10, &recent, &error));
  for (i = 0; i < recent->count; i++) printf("  visited %s\n", recent->items[i]->master_id);
  pentad_stellar_class_list_free(recent);
}

static void print_main_table(void) {
  pentad_stellar_main_table *table;
  size_t i, j;
  SHOW(pentad_stellar_client_main_table(client, &table, &error));
  for (i = 0; i < table->section_count; i++) {
    const pentad_stellar_section *const section = table->sections[i];
    if (section->bookmarks) printf("  %d bookmarks\n", (int)section->bookmarks->count);
    for (j = 0; section->groups && j < section->groups->count; j++) {
      printf("  %s: %d\n", section->groups->items[j]->title,
             (int)section->groups->items[j]->course_count);
    }
  }
  pentad_stellar_main_table_free(table);
}

static void print_calendar(void) {
  char *text;
  SHOW(pentad_stellar_client_icalendar(client, "18.06", NULL, NULL, &text, &error));
  HOLDS(text && strstr(text, "SUMMARY:18.06 Lecture") && strstr(text, "BYDAY=MO,WE,FR"));
  pentad_string_free(text);
}

/* ---- With the server -------------------------------------------------------------------------------- */

static void read_on(void) {
  pentad_stellar_announcements *news;
  pentad_stellar_class *item;
  SHOW(pentad_stellar_client_cached_class(client, "18.06", &item, &error));
  SHOW(pentad_stellar_client_bookmark(client, item, &error));
  pentad_stellar_class_free(item);
  print_unread();
  pentad_stellar_client_announcements(client, "18.06", &news, NULL);
  SHOW(pentad_stellar_client_mark_read(client, "18.06", news->items[0]->key, &error));
  pentad_stellar_announcements_free(news);
  print_unread();
  print_news();
}

static void tell_the_server(void) {
  int64_t waiting = -1;
  SHOW(pentad_stellar_client_sync_unread(client, &error));
  print_bookmarks(false);
  SHOW(pentad_stellar_client_register_device(client, NULL, "pentad-tests", &error));
  SHOW(pentad_stellar_client_synchronise(client, &waiting, &error));
  printf("  %d waiting\n", (int)waiting);
  flush_callbacks();
  print_bookmarks(false);
  SHOW(pentad_stellar_client_sync_unread(client, &error));
  print_unread();
}

/* Requests that the server does not answer: cancelled, and pending when the client is freed. */
static void give_up(void) {
  pentad_operation *operation;
  SHOW(pentad_stellar_client_class_info_async(client, "0.stall", did_stage, did_end, NULL, &operation,
                                              &error));
  status = pentad_operation_wait(operation, 50, NULL);
  HOLDS(status == PENTAD_TIMED_OUT);
  pentad_operation_cancel(operation);
  finish(operation);
  flush_callbacks();
  SHOW(pentad_stellar_client_class_info_async(client, "0.stall", NULL, did_end, NULL, &operation,
                                              &error));
  status = pentad_operation_wait(operation, 50, NULL);
  HOLDS(status == PENTAD_TIMED_OUT);
  pentad_stellar_client_free(client);
  client = NULL;
  finish(operation);
  print_said();
}

static void online(void) {
  pentad_stellar_class_info *info;
  pentad_stellar_term_change *change;
  pentad_stellar_term *term;
  SHOW(pentad_stellar_client_refresh_term(client, &change, &error));
  HOLDS(change->is_changed && !change->old_term && change->removed_count == 0);
  printf("  %s\n", change->new_term->text);
  pentad_stellar_term_change_free(change);
  SHOW(pentad_stellar_client_term(client, &term, &error));
  printf("  %s %d %d\n", term->code, (int)term->season, term->year);
  pentad_stellar_term_free(term);
  print_courses(false);
  print_courses(false);
  print_classes(false);
  print_classes(false);
  flush_callbacks();
  show_classes(false);
  show_classes(true);
  stages("18.06");
  stages("18.06");
  stages("99.999");
  SHOW(pentad_stellar_client_class_info(client, "99.999", &info, &error));
  SHOW(pentad_stellar_client_class_info(client, "18.06", &info, &error));
  HOLDS(info->stage == PENTAD_STELLAR_STAGE_FRESH && info->status == PENTAD_OK &&
        !info->error_message);
  HOLDS(info->detail->info_stored_at > 0 && info->screen->tab_count == 3);
  pentad_stellar_class_info_free(info);
  flush_callbacks();
  print_search("zebrafish");
  read_on();
  tell_the_server();
  catalogue();
  HOLDS(last_completed == last_total);
  print_search("linear alg");
  print_main_table();
  print_calendar();
  print_recent();
  flush_callbacks();
  give_up();
}

/* ---- Without it -------------------------------------------------------------------------------------- */

static void offline(void) {
  int64_t waiting = -1;
  pentad_stellar_class *item;
  pentad_stellar_term_change *change;
  print_courses(false);
  print_classes(false);
  print_classes(true);
  show_classes(false);
  print_classes_screen();
  stages("18.06");
  stages("18.9999");
  print_search("linear alg");
  print_search("zebrafish");
  SHOW(pentad_stellar_client_refresh_term(client, &change, &error));
  flush_callbacks();
  print_news();
  print_unread();
  print_bookmarks(false);
  SHOW(pentad_stellar_client_remove_bookmark(client, "18.06", &error));
  SHOW(pentad_stellar_client_cached_class(client, "18.06", &item, &error));
  SHOW(pentad_stellar_client_bookmark(client, item, &error));
  pentad_stellar_class_free(item);
  SHOW(pentad_stellar_client_synchronise(client, &waiting, &error));
  HOLDS(waiting > 0);
  print_bookmarks(false);
  SHOW(pentad_stellar_client_clear_cache(client, &error));
  print_courses(false);
  print_bookmarks(false);
  print_news();
  flush_callbacks();
  print_calendar();
}

int main(int argc, char **argv) {
  pentad_network_options network = PENTAD_NETWORK_OPTIONS_INIT;
  pentad_stellar_client_options options = PENTAD_STELLAR_CLIENT_OPTIONS_INIT;
  const pentad_stellar_delegate delegate = the_delegate();
  if (argc != 4) return 2;
  /* First, as in astro_handler.c. */
  SHOW(pentad_set_log(NULL, &error));
  network.tries = 1;
  options.network = &network;
  options.server = argv[2];
  options.store_folder = argv[3];
  options.delegate = &delegate;
  options.manual_synchronising = 1;
  SHOW(pentad_stellar_client_open(&options, &client, &error));
  if (strcmp(argv[1], "online") == 0) online();
  else offline();
  pentad_stellar_client_free(client);
  print_said();
  printf("owned: %d\n", (int)pentad_handle_count());
  return 0;
}
