/* Checks the functions of StellarKit's client with good and with bad input, without a server: NULL,
 * malformed text, records of other versions; bookmarks after a reopening, delegates, lists, a fork,
 * the shutdown. No call may crash, fail without an error, or leak. (Built with gcc: clang reads the
 * header's nullability, and warns about many of these calls.) */
#include "check.h"

static pentad_stellar_client *client;

/* ---- Classes by hand ----------------------------------------------------------------------------- */

static const pentad_stellar_term fall = {"fa26", "", PENTAD_STELLAR_SEASON_NONE, 0};
static const pentad_stellar_class_time lecture = {"Lecture", "MWF 11-12:30 p.m.", "2-131", NULL, 0, 0,
                                                  false, NULL, 0, 0, 0};
static const pentad_stellar_class_time session = {"Recitation", "M12,T3", "", NULL, 0, 0, false,
                                                  NULL, 0, 0, 0};
static const pentad_stellar_class_time *const lectures[] = {&lecture};
static const pentad_stellar_class_time *const sessions[] = {&session};
static const pentad_stellar_staff_member ada = {"Ada  Byron", PENTAD_STELLAR_ROLE_INSTRUCTOR};
static const pentad_stellar_staff_member bo = {"Bo Li", PENTAD_STELLAR_ROLE_ASSISTANT};
static const pentad_stellar_staff_member *const staff[] = {&ada, &bo};
static const char *const old_numbers[] = {"6.100"};

static pentad_stellar_class a_class(const char *id, const char *name,
                                    const pentad_stellar_class_time *const *times) {
  pentad_stellar_class item;
  memset(&item, 0, sizeof item);
  item.master_id = id;
  item.name = name;
  item.title = "Circuits";
  item.blurb = "See www.mit.edu/6.002.";
  item.term = &fall;
  item.site_url = "https://stellar.example/6.002";
  item.times = times;
  item.time_count = 1;
  item.staff = staff;
  item.staff_count = 2;
  item.old_numbers = old_numbers;
  item.old_number_count = 1;
  return item;
}

static void print_class(const pentad_stellar_class *item) {
  size_t i;
  printf("  %s (%s) %s, %s:", item->master_id, item->name, item->title,
         item->term ? item->term->text : "no term");
  for (i = 0; i < item->number_count; i++) {
    printf(" %s/%d", item->numbers[i].text, (int)item->numbers[i].kind);
  }
  for (i = 0; i < item->time_count; i++) {
    const pentad_stellar_class_time *const time = item->times[i];
    size_t j;
    for (j = 0; j < time->meeting_count; j++) {
      const pentad_stellar_meeting *const meeting = &time->meetings[j];
      printf("; %s %u %d-%d %s", time->title, meeting->weekdays, meeting->start, meeting->end,
             meeting->location ? meeting->location : "nowhere");
    }
  }
  printf("\n");
}

/* ---- NULL ---------------------------------------------------------------------------------------- */

static void null_client(void) {
  const pentad_stellar_class item = a_class("6.002", "6.002", lectures);
  pentad_stellar_client *opened = (pentad_stellar_client *)&status;
  pentad_stellar_bookmarks *bookmarks;
  pentad_stellar_class *found;
  pentad_stellar_class_info *info;
  pentad_stellar_class_list *list;
  pentad_stellar_classes *classes;
  pentad_stellar_courses *courses = (pentad_stellar_courses *)&status;
  pentad_stellar_announcements *news;
  pentad_stellar_unread_counts *counts;
  SHOW(pentad_stellar_client_open(NULL, NULL, &error));
  SHOW(pentad_stellar_client_open_async(NULL, &opened, NULL, NULL, NULL, &error));
  HOLDS(opened == NULL);
  SHOW(pentad_stellar_client_open_async(NULL, NULL, NULL, NULL, NULL, &error));
  SHOW(pentad_stellar_client_courses(NULL, false, &courses, &error));
  HOLDS(courses == NULL);
  SHOW(pentad_stellar_client_courses(client, false, NULL, &error));
  SHOW(pentad_stellar_client_classes(NULL, "6", false, &classes, &error));
  SHOW(pentad_stellar_client_classes(client, NULL, false, &classes, &error));
  SHOW(pentad_stellar_client_classes(client, "6", false, NULL, &error));
  SHOW(pentad_stellar_client_classes(client, "\xff", false, &classes, &error));
  SHOW(pentad_stellar_client_class_info(NULL, "6.002", &info, &error));
  SHOW(pentad_stellar_client_class_info(client, NULL, &info, &error));
  SHOW(pentad_stellar_client_class_info(client, "6.002", NULL, &error));
  SHOW(pentad_stellar_client_class_info(client, "6\xff", &info, &error));
  SHOW(pentad_stellar_client_cached_class(NULL, "6.002", &found, &error));
  SHOW(pentad_stellar_client_cached_class(client, NULL, &found, &error));
  SHOW(pentad_stellar_client_cached_class(client, "6.002", NULL, &error));
  SHOW(pentad_stellar_client_cached_class(client, "\xff", &found, &error));
  SHOW(pentad_stellar_client_cached_class(client, "6.002", &found, &error));
  SHOW(pentad_stellar_client_recent(NULL, 0, &list, &error));
  SHOW(pentad_stellar_client_recent(client, 0, NULL, &error));
  SHOW(pentad_stellar_client_recent(client, SIZE_MAX, &list, &error));
  SHOW(pentad_stellar_client_bookmarks(NULL, false, &bookmarks, &error));
  SHOW(pentad_stellar_client_bookmarks(client, false, NULL, &error));
  SHOW(pentad_stellar_client_bookmark(NULL, &item, &error));
  SHOW(pentad_stellar_client_bookmark(client, NULL, &error));
  SHOW(pentad_stellar_client_bookmark_id(NULL, "6.002", &error));
  SHOW(pentad_stellar_client_bookmark_id(client, NULL, &error));
  SHOW(pentad_stellar_client_bookmark_id(client, "\xff", &error));
  SHOW(pentad_stellar_client_bookmark_id(client, "6.002", &error));
  SHOW(pentad_stellar_client_remove_bookmark(NULL, "6.002", &error));
  SHOW(pentad_stellar_client_remove_bookmark(client, NULL, &error));
  SHOW(pentad_stellar_client_remove_bookmark(client, "\xff", &error));
  SHOW(pentad_stellar_client_announcements(NULL, "6.002", &news, &error));
  SHOW(pentad_stellar_client_announcements(client, NULL, &news, &error));
  SHOW(pentad_stellar_client_announcements(client, "6.002", NULL, &error));
  SHOW(pentad_stellar_client_announcements(client, "\xff", &news, &error));
  SHOW(pentad_stellar_client_mark_read(NULL, "6.002", NULL, &error));
  SHOW(pentad_stellar_client_mark_read(client, NULL, NULL, &error));
  SHOW(pentad_stellar_client_mark_read(client, "\xff", NULL, &error));
  SHOW(pentad_stellar_client_mark_read(client, "6.002", "\xff", &error));
  SHOW(pentad_stellar_client_mark_read(client, "6.002", "0", &error));
  SHOW(pentad_stellar_client_unread_counts(NULL, &counts, &error));
  SHOW(pentad_stellar_client_unread_counts(client, NULL, &error));
}

static void null_rest(void) {
  const pentad_stellar_delegate delegate = PENTAD_STELLAR_DELEGATE_INIT;
  const pentad_stellar_lists_delegate lists = PENTAD_STELLAR_LISTS_DELEGATE_INIT;
  pentad_stellar_storage_usage usage = PENTAD_STELLAR_STORAGE_USAGE_INIT;
  pentad_stellar_conflicts *conflicts;
  pentad_stellar_main_table *table;
  pentad_stellar_search *search = (pentad_stellar_search *)&status;
  pentad_stellar_search_answer *answer;
  pentad_stellar_term *term;
  pentad_stellar_term_change *change;
  pentad_subscription *subscription;
  char *text = NULL;
  SHOW(pentad_stellar_client_search(NULL, "6", 0, &answer, &error));
  SHOW(pentad_stellar_client_search(client, NULL, 0, &answer, &error));
  SHOW(pentad_stellar_client_search(client, "6", 0, NULL, &error));
  SHOW(pentad_stellar_client_search(client, "6", SIZE_MAX, &answer, &error));
  SHOW(pentad_stellar_client_search(client, "cir\xff", 0, &answer, &error));
  SHOW(pentad_stellar_search_make(NULL, &search, &error));
  HOLDS(search == NULL);
  SHOW(pentad_stellar_search_make(client, NULL, &error));
  SHOW(pentad_stellar_search_execute(NULL, "6", 0, &answer, &error));
  SHOW(pentad_stellar_search_execute_async(NULL, "6", 0, NULL, NULL, NULL, &error));
  SHOW(pentad_stellar_client_term(NULL, &term, &error));
  SHOW(pentad_stellar_client_term(client, NULL, &error));
  SHOW(pentad_stellar_client_term(client, &term, &error));
  SHOW(pentad_stellar_client_refresh_term(NULL, &change, &error));
  SHOW(pentad_stellar_client_refresh_term(client, NULL, &error));
  SHOW(pentad_stellar_client_register_device(NULL, NULL, NULL, &error));
  SHOW(pentad_stellar_client_register_device(client, "\xff", NULL, &error));
  SHOW(pentad_stellar_client_register_device(client, NULL, "\xff", &error));
  SHOW(pentad_stellar_client_sync_unread(NULL, &error));
  SHOW(pentad_stellar_client_synchronise(NULL, NULL, &error));
  SHOW(pentad_stellar_client_load_catalogue(NULL, NULL, &error));
  SHOW(pentad_stellar_client_conflicts(NULL, &conflicts, &error));
  SHOW(pentad_stellar_client_conflicts(client, NULL, &error));
  SHOW(pentad_stellar_client_icalendar(NULL, "6.002", NULL, NULL, &text, &error));
  SHOW(pentad_stellar_client_icalendar(client, NULL, NULL, NULL, &text, &error));
  SHOW(pentad_stellar_client_icalendar(client, "6.002", NULL, NULL, NULL, &error));
  SHOW(pentad_stellar_client_icalendar(client, "\xff", NULL, NULL, &text, &error));
  SHOW(pentad_stellar_client_icalendar(client, "6.002", NULL, NULL, &text, &error));
  SHOW(pentad_stellar_client_bookmarks_icalendar(NULL, NULL, NULL, &text, &error));
  SHOW(pentad_stellar_client_bookmarks_icalendar(client, NULL, NULL, NULL, &error));
  SHOW(pentad_stellar_client_bookmarks_icalendar(client, NULL, NULL, &text, &error));
  pentad_string_free(text);
  SHOW(pentad_stellar_client_main_table(NULL, &table, &error));
  SHOW(pentad_stellar_client_main_table(client, NULL, &error));
  SHOW(pentad_stellar_client_storage_usage(NULL, &usage, &error));
  SHOW(pentad_stellar_client_storage_usage(client, NULL, &error));
  SHOW(pentad_stellar_client_clear_cache(NULL, &error));
  SHOW(pentad_stellar_client_erase_all(NULL, &error));
  SHOW(pentad_stellar_forget_devices(NULL, &error));
  SHOW(pentad_stellar_client_suspend(NULL, &error));
  SHOW(pentad_stellar_client_resume(NULL, &error));
  SHOW(pentad_stellar_client_subscribe(NULL, &delegate, &subscription, &error));
  SHOW(pentad_stellar_client_subscribe(client, NULL, &subscription, &error));
  SHOW(pentad_stellar_client_subscribe(client, &delegate, NULL, &error));
  SHOW(pentad_stellar_client_subscribe_lists(NULL, &lists, &subscription, &error));
  SHOW(pentad_stellar_client_subscribe_lists(client, NULL, &subscription, &error));
  SHOW(pentad_stellar_client_subscribe_lists(client, &lists, NULL, &error));
  pentad_stellar_search_cancel(NULL);
}

static void null_values(void) {
  pentad_stellar_term_calendar calendar = PENTAD_STELLAR_TERM_CALENDAR_INIT;
  pentad_stellar_course_groups *groups;
  pentad_stellar_courses courses;
  pentad_stellar_class_list *list;
  pentad_stellar_detail_screen *screen;
  pentad_stellar_links *links;
  memset(&courses, 0, sizeof courses);
  SHOW(pentad_stellar_course_groups_make(NULL, &groups, &error));
  SHOW(pentad_stellar_course_groups_make(&courses, NULL, &error));
  SHOW(pentad_stellar_course_groups_make(&courses, &groups, &error));
  HOLDS(groups && groups->count == 0);
  pentad_stellar_course_groups_free(groups);
  courses.count = 2;
  SHOW(pentad_stellar_course_groups_make(&courses, &groups, &error));
  courses.count = SIZE_MAX;
  SHOW(pentad_stellar_course_groups_make(&courses, &groups, &error));
  SHOW(pentad_stellar_course_group_find(NULL, &courses, &groups, &error));
  SHOW(pentad_stellar_course_group_find("x", NULL, &groups, &error));
  SHOW(pentad_stellar_course_group_find("x", &courses, NULL, &error));
  SHOW(pentad_stellar_class_list_sort(NULL, 0, NULL, &list, &error));
  pentad_stellar_class_list_free(list);
  SHOW(pentad_stellar_class_list_sort(NULL, 1, NULL, &list, &error));
  SHOW(pentad_stellar_class_list_sort(NULL, 0, "\xff", &list, &error));
  SHOW(pentad_stellar_class_list_sort(NULL, 0, NULL, NULL, &error));
  SHOW(pentad_stellar_detail_screen_make(NULL, &screen, &error));
  SHOW(pentad_stellar_links_find(NULL, &links, &error));
  SHOW(pentad_stellar_links_find("x", NULL, &error));
  SHOW(pentad_stellar_links_find("x\xff", &links, &error));
  SHOW(pentad_stellar_term_calendar_set_usual(NULL, &calendar, &error));
  SHOW(pentad_stellar_term_calendar_set_usual("fa26", NULL, &error));
  SHOW(pentad_stellar_term_calendar_set_usual("xx99", &calendar, &error));
}

/* ---- Invalid records
 * ---------------------------------------------------------------------------------- */

static void bad_options(void) {
  pentad_network_options network = PENTAD_NETWORK_OPTIONS_INIT;
  pentad_stellar_client_options options = PENTAD_STELLAR_CLIENT_OPTIONS_INIT;
  pentad_stellar_delegate delegate = PENTAD_STELLAR_DELEGATE_INIT;
  pentad_stellar_lists_delegate lists = PENTAD_STELLAR_LISTS_DELEGATE_INIT;
  pentad_stellar_storage_usage usage = PENTAD_STELLAR_STORAGE_USAGE_INIT;
  pentad_stellar_client *opened;
  pentad_subscription *subscription;
  options.struct_size = 3;
  SHOW(pentad_stellar_client_open(&options, &opened, &error));
  options.struct_size = sizeof options + 4096;
  SHOW(pentad_stellar_client_open(&options, &opened, &error));
  options.struct_size = sizeof options;
  options.store_folder = "/tmp/\xff";
  SHOW(pentad_stellar_client_open(&options, &opened, &error));
  options.store_folder = "/dev/null/pentad";
  SHOW(pentad_stellar_client_open(&options, &opened, &error));
  options.store_folder = NULL;
  options.server = "\xff";
  SHOW(pentad_stellar_client_open(&options, &opened, &error));
  options.server = "nowhere";
  SHOW(pentad_stellar_client_open(&options, &opened, &error));
  options.server = "http://127.0.0.1:1/";
  options.network = &network;
  network.struct_size = 1;
  SHOW(pentad_stellar_client_open(&options, &opened, &error));
  network.struct_size = sizeof network;
  network.tries = -1;
  SHOW(pentad_stellar_client_open(&options, &opened, &error));
  network.tries = 0;
  network.certificate_pins = "no pin";
  SHOW(pentad_stellar_client_open(&options, &opened, &error));
  options.network = NULL;
  options.delegate = &delegate;
  delegate.struct_size = 5;
  SHOW(pentad_stellar_client_open(&options, &opened, &error));
  SHOW(pentad_stellar_client_subscribe(client, &delegate, &subscription, &error));
  lists.struct_size = 0;
  SHOW(pentad_stellar_client_subscribe_lists(client, &lists, &subscription, &error));
  lists.struct_size = sizeof lists;
  lists.recent_limit = SIZE_MAX;
  SHOW(pentad_stellar_client_subscribe_lists(client, &lists, &subscription, &error));
  usage.struct_size = 4;
  SHOW(pentad_stellar_client_storage_usage(client, &usage, &error));
}

static void bad_classes(void) {
  pentad_stellar_class item = a_class(NULL, "6.002", lectures);
  pentad_stellar_class_time time = lecture;
  const pentad_stellar_class_time *const times[] = {&time};
  pentad_stellar_staff_member member = ada;
  const pentad_stellar_staff_member *const members[] = {&member};
  pentad_stellar_detail_screen *screen;
  SHOW(pentad_stellar_client_bookmark(client, &item, &error));
  item = a_class("6.002", "6\xff", lectures);
  SHOW(pentad_stellar_client_bookmark(client, &item, &error));
  item = a_class("6.002", "6.002", NULL);
  SHOW(pentad_stellar_client_bookmark(client, &item, &error));
  item.times = times;
  time.text = NULL;
  SHOW(pentad_stellar_client_bookmark(client, &item, &error));
  time.text = "F3";
  item.time_count = SIZE_MAX;
  SHOW(pentad_stellar_detail_screen_make(&item, &screen, &error));
  item.time_count = 1;
  item.staff = members;
  item.staff_count = 1;
  member.role = (pentad_stellar_role)7;
  SHOW(pentad_stellar_detail_screen_make(&item, &screen, &error));
  item.staff_count = 0;
  item.old_numbers = NULL;
  SHOW(pentad_stellar_detail_screen_make(&item, &screen, &error));
  item.old_number_count = 0;
  SHOW(pentad_stellar_detail_screen_make(&item, &screen, &error));
  pentad_stellar_detail_screen_free(screen);
}

static void bad_calendars(void) {
  const int32_t days[] = {20261125, 20261131};
  pentad_stellar_term_calendar calendar = PENTAD_STELLAR_TERM_CALENDAR_INIT;
  pentad_stellar_icalendar_options options = PENTAD_STELLAR_ICALENDAR_OPTIONS_INIT;
  char *text;
  calendar.struct_size = 2;
  SHOW(pentad_stellar_term_calendar_set_usual("fa26", &calendar, &error));
  SHOW(pentad_stellar_client_bookmarks_icalendar(client, &calendar, NULL, &text, &error));
  calendar.struct_size = sizeof calendar;
  SHOW(pentad_stellar_client_bookmarks_icalendar(client, &calendar, NULL, &text, &error));
  SHOW(pentad_stellar_term_calendar_set_usual("fa26", &calendar, &error));
  printf("  %d to %d\n", calendar.first, calendar.last);
  calendar.zone = "America/Atlantis";
  SHOW(pentad_stellar_client_bookmarks_icalendar(client, &calendar, NULL, &text, &error));
  calendar.zone = NULL;
  calendar.holiday_count = 1;
  SHOW(pentad_stellar_client_bookmarks_icalendar(client, &calendar, NULL, &text, &error));
  calendar.holidays = days;
  calendar.holiday_count = 2;
  SHOW(pentad_stellar_client_bookmarks_icalendar(client, &calendar, NULL, &text, &error));
  calendar.holiday_count = 1;
  calendar.last = 20260101;
  SHOW(pentad_stellar_client_bookmarks_icalendar(client, &calendar, NULL, &text, &error));
  calendar.last = 20261231;
  options.name = "\xff";
  SHOW(pentad_stellar_client_bookmarks_icalendar(client, &calendar, &options, &text, &error));
  options.name = NULL;
  options.stamp = INT64_MAX;
  SHOW(pentad_stellar_client_bookmarks_icalendar(client, &calendar, &options, &text, &error));
  options.struct_size = 1;
  SHOW(pentad_stellar_client_bookmarks_icalendar(client, &calendar, &options, &text, &error));
}

/* ---- Values ---------------------------------------------------------------------------------------- */

static void courses_in_groups(void) {
  const pentad_stellar_course items[] = {
      {"CMS", "Comparative Media", true}, {"10", "Chemistry", true}, {"2", "Mechanics", true},
      {"21A", "Anthropology", true},      {"SP", "Special", false},
  };
  const pentad_stellar_course *list[5];
  pentad_stellar_courses courses;
  pentad_stellar_course_groups *groups, *found;
  size_t i;
  memset(&courses, 0, sizeof courses);
  for (i = 0; i < 5; i++) list[i] = &items[i];
  courses.items = list;
  courses.count = 5;
  SHOW(pentad_stellar_course_groups_make(&courses, &groups, &error));
  for (i = 0; i < groups->count; i++) {
    printf("  %s, %d, %s\n", groups->items[i]->title, (int)groups->items[i]->course_count,
           groups->items[i]->serialized);
  }
  SHOW(pentad_stellar_course_group_find(groups->items[0]->serialized, &courses, &found, &error));
  HOLDS(found->count == 1 && found->items[0]->course_count == groups->items[0]->course_count);
  pentad_stellar_course_groups_free(found);
  pentad_stellar_course_groups_free(groups);
  SHOW(pentad_stellar_course_group_find("Courses 1-2:1-2", &courses, &found, &error));
  SHOW(pentad_stellar_course_group_find("no group", &courses, &found, &error));
  list[2] = NULL;
  SHOW(pentad_stellar_course_groups_make(&courses, &groups, &error));
}

static void classes_in_time(void) {
  const pentad_stellar_class items[] = {a_class("18.06", "18.06", lectures),
                                        a_class("6.003", "6.003", sessions)};
  const pentad_stellar_class *const list[] = {&items[0], &items[1]};
  const pentad_stellar_class *const missing[] = {&items[0], NULL};
  pentad_stellar_term_calendar term = PENTAD_STELLAR_TERM_CALENDAR_INIT;
  pentad_stellar_conflicts *conflicts;
  char *text = NULL;
  SHOW(pentad_stellar_class_list_conflicts(list, 2, NULL, 0, &conflicts, &error));
  printf("  %d, on %u from %d to %d\n", (int)conflicts->count,
         conflicts->items[0]->overlaps[0].weekdays, (int)conflicts->items[0]->overlaps[0].start,
         (int)conflicts->items[0]->overlaps[0].end);
  pentad_stellar_conflicts_free(conflicts);
  SHOW(pentad_stellar_class_list_conflicts(NULL, 0, NULL, 0, &conflicts, &error));
  HOLDS(conflicts && conflicts->count == 0);
  pentad_stellar_conflicts_free(conflicts);
  SHOW(pentad_stellar_class_list_conflicts(missing, 2, NULL, 0, &conflicts, &error));
  HOLDS(conflicts == NULL);
  SHOW(pentad_stellar_class_list_conflicts(list, SIZE_MAX, NULL, 0, &conflicts, &error));
  SHOW(pentad_stellar_class_list_conflicts(list, 2, NULL, 0, NULL, &error));
  SHOW(pentad_stellar_term_calendar_set_usual("fa26", &term, &error));
  SHOW(pentad_stellar_class_list_icalendar(list, 2, &term, NULL, 0, NULL, &text, &error));
  HOLDS(text && strstr(text, "UID:18.06-fa26-lecture-1@") && strstr(text, "UID:6.003-fa26-"));
  pentad_string_free(text);
  SHOW(pentad_stellar_class_list_icalendar(list, 2, NULL, NULL, 0, NULL, &text, &error));
  HOLDS(text == NULL);
  SHOW(pentad_stellar_class_list_icalendar(missing, 2, &term, NULL, 0, NULL, &text, &error));
  SHOW(pentad_stellar_class_list_icalendar(list, 2, &term, NULL, 0, NULL, NULL, &error));
  term.struct_size = 3;
  SHOW(pentad_stellar_class_list_icalendar(list, 2, &term, NULL, 0, NULL, &text, &error));
}

static void classes_in_order(void) {
  const pentad_stellar_class items[] = {a_class("18.06", "18.06", lectures),
                                        a_class("6.003", "6.003 / 18.01", sessions),
                                        a_class("6.002", "6.002", lectures)};
  const pentad_stellar_class *list[3];
  pentad_stellar_class_list *sorted;
  pentad_stellar_detail_screen *screen;
  pentad_stellar_links *links;
  size_t i;
  for (i = 0; i < 3; i++) list[i] = &items[i];
  SHOW(pentad_stellar_class_list_sort(list, 3, NULL, &sorted, &error));
  for (i = 0; i < sorted->count; i++) print_class(sorted->items[i]);
  pentad_stellar_class_list_free(sorted);
  SHOW(pentad_stellar_class_list_sort(list, 3, "18", &sorted, &error));
  for (i = 0; i < sorted->count; i++) printf("  %s\n", sorted->items[i]->master_id);
  pentad_stellar_class_list_free(sorted);
  SHOW(pentad_stellar_detail_screen_make(list[0], &screen, &error));
  printf("  %d tabs, %s; %s; %s\n", (int)screen->tab_count, screen->news_message,
         screen->instructors[0]->name, screen->assistants[0]->name);
  HOLDS(screen->news_state == PENTAD_STELLAR_NEWS_STATE_LOADING && screen->news_count == 0);
  pentad_stellar_detail_screen_free(screen);
  SHOW(pentad_stellar_links_find("See (www.mit.edu), or ask a@b.org.", &links, &error));
  for (i = 0; i < links->count; i++) {
    printf("  %d-%d %s, kind %d\n", (int)links->items[i].start, (int)links->items[i].end,
           links->items[i].target, (int)links->items[i].kind);
  }
  pentad_stellar_links_free(links);
}

/* ---- Without a server ------------------------------------------------------------------------------ */

static void offline(void) {
  int64_t count = -1;
  pentad_stellar_class_info *info;
  pentad_stellar_classes *classes;
  pentad_stellar_courses *courses;
  pentad_stellar_main_table *table;
  pentad_stellar_search_answer *answer;
  pentad_stellar_term_change *change;
  SHOW(pentad_stellar_client_courses(client, true, &courses, &error));
  WITHOUT_ERROR(pentad_stellar_client_courses(client, true, &courses, NULL));
  SHOW(pentad_stellar_client_classes(client, "6", false, &classes, &error));
  SHOW(pentad_stellar_client_class_info(client, "6.002", &info, &error));
  SHOW(pentad_stellar_client_search(client, "circuits", 0, &answer, &error));
  SHOW(pentad_stellar_client_main_table(client, &table, &error));
  SHOW(pentad_stellar_client_refresh_term(client, &change, &error));
  SHOW(pentad_stellar_client_register_device(client, "token", "app", &error));
  SHOW(pentad_stellar_client_sync_unread(client, &error));
  SHOW(pentad_stellar_client_load_catalogue(client, &count, &error));
  HOLDS(count == 0);
  SHOW(pentad_stellar_client_synchronise(client, &count, &error));
  HOLDS(count == 0);
  SHOW(pentad_stellar_client_search(client, " ", 0, &answer, &error));
  HOLDS(answer->hit_count == 0 && answer->generation == 0 && !answer->term);
  pentad_stellar_search_answer_free(answer);
}

static void nobody_listens(void) {
  pentad_network_options network = PENTAD_NETWORK_OPTIONS_INIT;
  pentad_stellar_client_options options = PENTAD_STELLAR_CLIENT_OPTIONS_INIT;
  pentad_stellar_client *alone;
  pentad_stellar_courses *courses;
  network.tries = 1;
  options.network = &network;
  options.server = "http://127.0.0.1:1/api";
  SHOW(pentad_stellar_client_open(&options, &alone, &error));
  SHOW(pentad_stellar_client_courses(alone, false, &courses, &error));
  pentad_stellar_client_free(alone);
  options.server = "http://stellar.invalid/api";
  SHOW(pentad_stellar_client_open(&options, &alone, &error));
  SHOW(pentad_stellar_client_courses(alone, false, &courses, &error));
  pentad_stellar_client_free(alone);
}

/* ---- Callbacks ------------------------------------------------------------------------------------- */

/* The output of the callbacks. They run one at a time, and have ended when it is read. */
static char said[2000];

static void say(const char *what, uint64_t event, const char *more) {
  const size_t length = strlen(said);
  snprintf(said + length, sizeof said - length, "  %s%s%s%s\n", what, more ? " " : "",
           more ? more : "", event == 0 ? " without a number" : "");
}

static void print_said(void) {
  printf("%s", said);
  said[0] = '\0';
}

static void did_end(void *context, pentad_status outcome, pentad_error *failure) {
  say((const char *)context, 1, coarse_name(outcome));
  if (pentad_error_code(failure) != outcome) say("the error says otherwise", 1, NULL);
}

static void did_count(void *context, pentad_status outcome, int64_t count, pentad_error *failure) {
  if (count != 0) say("there were some", 1, NULL);
  did_end(context, outcome, failure);
}

static void did_courses(void *context, pentad_status outcome, const pentad_stellar_courses *courses,
                        pentad_error *failure) {
  if (courses) say("there are courses", 1, NULL);
  did_end(context, outcome, failure);
}

static void did_classes(void *context, pentad_status outcome, const pentad_stellar_classes *classes,
                        pentad_error *failure) {
  if (classes) say("there are classes", 1, NULL);
  did_end(context, outcome, failure);
}

static void did_change(void *context, pentad_status outcome, const pentad_stellar_term_change *change,
                       pentad_error *failure) {
  if (change) say("there is a term", 1, NULL);
  did_end(context, outcome, failure);
}

static void did_table(void *context, pentad_status outcome, const pentad_stellar_main_table *table,
                      pentad_error *failure) {
  if (table) say("there is a table", 1, NULL);
  did_end(context, outcome, failure);
}

static void did_answer(void *context, pentad_status outcome, const pentad_stellar_search_answer *answer,
                       pentad_error *failure) {
  if (answer) say("found for", 1, answer->query);
  did_end(context, outcome, failure);
}

static void did_stage(void *context, const pentad_stellar_class_info *info) {
  char text[40];
  snprintf(text, sizeof text, "%d %s, %d tabs", (int)info->stage, coarse_name(info->status),
           (int)info->screen->tab_count);
  say((const char *)context, 1, text);
}

static void finish(pentad_operation **operation) {
  pentad_operation_wait(*operation, -1, NULL);
  pentad_operation_free(*operation);
  print_said();
}

static void null_callbacks(void) {
  SHOW(pentad_stellar_client_courses_async(NULL, false, did_courses, NULL, NULL, &error));
  SHOW(pentad_stellar_client_courses_async(client, false, NULL, NULL, NULL, &error));
  SHOW(pentad_stellar_client_classes_async(NULL, "6", false, did_classes, NULL, NULL, &error));
  SHOW(pentad_stellar_client_classes_async(client, NULL, false, did_classes, NULL, NULL, &error));
  SHOW(pentad_stellar_client_classes_async(client, "6", false, NULL, NULL, NULL, &error));
  SHOW(pentad_stellar_client_class_info_async(NULL, "6", NULL, did_end, NULL, NULL, &error));
  SHOW(pentad_stellar_client_class_info_async(client, NULL, NULL, did_end, NULL, NULL, &error));
  SHOW(pentad_stellar_client_class_info_async(client, "6", did_stage, NULL, NULL, NULL, &error));
  SHOW(pentad_stellar_client_search_async(NULL, "6", 0, did_answer, NULL, NULL, &error));
  SHOW(pentad_stellar_client_search_async(client, NULL, 0, did_answer, NULL, NULL, &error));
  SHOW(pentad_stellar_client_search_async(client, "6", 0, NULL, NULL, NULL, &error));
  SHOW(pentad_stellar_client_refresh_term_async(NULL, did_change, NULL, NULL, &error));
  SHOW(pentad_stellar_client_refresh_term_async(client, NULL, NULL, NULL, &error));
  SHOW(pentad_stellar_client_main_table_async(NULL, did_table, NULL, NULL, &error));
  SHOW(pentad_stellar_client_main_table_async(client, NULL, NULL, NULL, &error));
  SHOW(pentad_stellar_client_register_device_async(NULL, NULL, NULL, did_end, NULL, NULL, &error));
  SHOW(pentad_stellar_client_register_device_async(client, NULL, NULL, NULL, NULL, NULL, &error));
  SHOW(pentad_stellar_client_sync_unread_async(NULL, did_end, NULL, NULL, &error));
  SHOW(pentad_stellar_client_sync_unread_async(client, NULL, NULL, NULL, &error));
  SHOW(pentad_stellar_client_synchronise_async(NULL, did_count, NULL, NULL, &error));
  SHOW(pentad_stellar_client_synchronise_async(client, NULL, NULL, NULL, &error));
  SHOW(pentad_stellar_client_load_catalogue_async(NULL, NULL, did_count, NULL, NULL, &error));
  SHOW(pentad_stellar_client_load_catalogue_async(client, NULL, NULL, NULL, NULL, &error));
}

static void asynchronous(void) {
  char name[] = "ended:";
  void *const it = name;
  pentad_operation *operation;
  SHOW(pentad_stellar_client_courses_async(client, false, did_courses, it, &operation, &error));
  finish(&operation);
  SHOW(pentad_stellar_client_classes_async(client, "6", true, did_classes, it, &operation, &error));
  finish(&operation);
  SHOW(pentad_stellar_client_class_info_async(client, "6.002", did_stage, did_end, it, &operation,
                                              &error));
  finish(&operation);
  SHOW(pentad_stellar_client_search_async(client, "6", 0, did_answer, it, &operation, &error));
  finish(&operation);
  SHOW(pentad_stellar_client_refresh_term_async(client, did_change, it, &operation, &error));
  finish(&operation);
  SHOW(pentad_stellar_client_main_table_async(client, did_table, it, &operation, &error));
  finish(&operation);
  SHOW(pentad_stellar_client_register_device_async(client, NULL, NULL, did_end, it, &operation,
                                                   &error));
  finish(&operation);
  SHOW(pentad_stellar_client_sync_unread_async(client, did_end, it, &operation, &error));
  finish(&operation);
  SHOW(pentad_stellar_client_synchronise_async(client, did_count, it, &operation, &error));
  finish(&operation);
  SHOW(pentad_stellar_client_load_catalogue_async(client, NULL, did_count, it, &operation, &error));
  finish(&operation);
}

static void open_later(void) {
  char name[] = "opened:";
  pentad_stellar_client *later = NULL;
  pentad_stellar_client_options options = PENTAD_STELLAR_CLIENT_OPTIONS_INIT;
  pentad_operation *operation;
  SHOW(pentad_stellar_client_open_async(NULL, &later, did_end, name, &operation, &error));
  finish(&operation);
  HOLDS(later != NULL);
  pentad_stellar_client_free(later);
  options.store_folder = "/dev/null/pentad";
  SHOW(pentad_stellar_client_open_async(&options, &later, did_end, name, &operation, &error));
  finish(&operation);
  HOLDS(later == NULL);
}

/* ---- The user's own --------------------------------------------------------------------------------- */

static int freed;

static void did_free(void *context) { freed += *(int *)context; }

static void did_happen(void *context, uint64_t event) {
  (void)context;
  say("happened", event, NULL);
}

static void did_change_bookmarks(void *context, uint64_t event) {
  (void)context;
  say("bookmarks", event, NULL);
}

static void did_change_unread(void *context, uint64_t event) {
  (void)context;
  say("unread", event, NULL);
}

static void did_fail(void *context, uint64_t event, pentad_stellar_subject subject, const char *id,
                     pentad_error *failure, bool is_kept) {
  char text[60];
  (void)context;
  snprintf(text, sizeof text, "%d %s %s %d", (int)subject, id ? id : "-",
           coarse_name(pentad_error_code(failure)), is_kept);
  say("failed", event, text);
}

static void did_count_unseen(void *context, pentad_status outcome, int64_t count,
                             pentad_error *failure) {
  (void)context;
  (void)outcome;
  (void)count;
  (void)failure;
}

/* Waits for the pending callbacks, and prints their output. */
static void flush_callbacks(void) {
  int i;
  for (i = 0; i < 2; i++) {
    pentad_operation *operation;
    pentad_stellar_client_synchronise_async(client, did_count_unseen, NULL, &operation, NULL);
    pentad_operation_wait(operation, -1, NULL);
    pentad_operation_free(operation);
  }
  print_said();
}

static void print_bookmarks(bool archived) {
  pentad_stellar_bookmarks *bookmarks;
  size_t i;
  SHOW(pentad_stellar_client_bookmarks(client, archived, &bookmarks, &error));
  if (!bookmarks) return;
  for (i = 0; i < bookmarks->count; i++) {
    const pentad_stellar_bookmark *const bookmark = bookmarks->items[i];
    print_class(bookmark->item);
    HOLDS(bookmark->added_at > 0 && bookmark->archived_at == PENTAD_NO_TIME);
    HOLDS(bookmark->sync == PENTAD_STELLAR_SYNC_WAITING && bookmark->status == PENTAD_OK);
    HOLDS(bookmark->error_message == NULL);
  }
  pentad_stellar_bookmarks_free(bookmarks);
}

static void print_calendar(const char *text) {
  for (; text && *text; text++) {
    if (*text != '\r') putchar(*text);
  }
}

static void timetable(void) {
  const int32_t holidays[] = {20261126, 20261127};
  const int32_t mondays[] = {20261013};
  pentad_stellar_term_calendar calendar = PENTAD_STELLAR_TERM_CALENDAR_INIT;
  pentad_stellar_icalendar_options options = PENTAD_STELLAR_ICALENDAR_OPTIONS_INIT;
  pentad_stellar_conflicts *conflicts;
  char *text;
  SHOW(pentad_stellar_client_conflicts(client, &conflicts, &error));
  HOLDS(conflicts->count == 1 && conflicts->items[0]->overlap_count == 1);
  printf("  %s and %s: %u %d-%d\n", conflicts->items[0]->first->master_id,
         conflicts->items[0]->second->master_id, conflicts->items[0]->overlaps[0].weekdays,
         conflicts->items[0]->overlaps[0].start, conflicts->items[0]->overlaps[0].end);
  pentad_stellar_conflicts_free(conflicts);
  calendar.zone = "UTC";
  calendar.first = 20260909;
  calendar.last = 20261211;
  calendar.holidays = holidays;
  calendar.holiday_count = 2;
  calendar.monday_schedule = mondays;
  calendar.monday_schedule_count = 1;
  options.name = "Fall";
  options.stamp = 1795219200000;
  SHOW(pentad_stellar_client_icalendar(client, "6.002", &calendar, &options, &text, &error));
  print_calendar(text);
  pentad_string_free(text);
  SHOW(pentad_stellar_client_bookmarks_icalendar(client, NULL, NULL, &text, &error));
  HOLDS(strstr(text, "TZID=America/New_York") && strstr(text, "6.003 Recitation"));
  pentad_string_free(text);
}

static void bookmarks(const char *folder) {
  int one = 1;
  const pentad_stellar_class first = a_class("6.002", "6.002", lectures);
  const pentad_stellar_class second = a_class("6.003", "6.003", sessions);
  pentad_stellar_client_options options = PENTAD_STELLAR_CLIENT_OPTIONS_INIT;
  pentad_stellar_delegate delegate = PENTAD_STELLAR_DELEGATE_INIT;
  pentad_stellar_class *found;
  pentad_stellar_class_info *info;
  pentad_stellar_search_answer *answer;
  pentad_stellar_storage_usage usage = PENTAD_STELLAR_STORAGE_USAGE_INIT;
  delegate.context = &one;
  delegate.context_free = did_free;
  delegate.did_change_bookmarks = did_change_bookmarks;
  delegate.did_change_unread = did_change_unread;
  delegate.did_fail = did_fail;
  delegate.did_reset = did_happen;
  delegate.store_did_change = did_happen;
  delegate.did_load_courses = did_happen;
  options.store_folder = folder;
  options.delegate = &delegate;
  pentad_stellar_client_free(client);
  SHOW(pentad_stellar_client_open(&options, &client, &error));
  SHOW(pentad_stellar_client_bookmark(client, &first, &error));
  SHOW(pentad_stellar_client_bookmark(client, &second, &error));
  SHOW(pentad_stellar_client_bookmark(client, &first, &error));
  flush_callbacks();
  print_bookmarks(false);
  print_bookmarks(true);
  timetable();
  SHOW(pentad_stellar_client_cached_class(client, "6.002J", &found, &error));
  if (found) print_class(found);
  pentad_stellar_class_free(found);
  SHOW(pentad_stellar_client_class_info(client, "6.002", &info, &error));
  HOLDS(info->stage == PENTAD_STELLAR_STAGE_FAILED && info->status == PENTAD_OFFLINE);
  HOLDS(info->error_message && info->detail && info->detail->is_bookmarked);
  HOLDS(info->detail->info_stored_at == PENTAD_NO_TIME);
  HOLDS(info->screen->news_state == PENTAD_STELLAR_NEWS_STATE_FAILED);
  printf("  %s: %s, %d tabs\n", info->detail->item->title, info->screen->news_message,
         (int)info->screen->tab_count);
  pentad_stellar_class_info_free(info);
  SHOW(pentad_stellar_client_search(client, "circ", 0, &answer, &error));
  HOLDS(answer->hit_count == 2 && answer->origin == PENTAD_STELLAR_SEARCH_ORIGIN_LOCAL);
  pentad_stellar_search_answer_free(answer);
  flush_callbacks();
  pentad_stellar_client_free(client);
  printf("given back: %d\n", freed);

  options.delegate = NULL;
  SHOW(pentad_stellar_client_open(&options, &client, &error));
  print_bookmarks(false);
  SHOW(pentad_stellar_client_storage_usage(client, &usage, &error));
  HOLDS(usage.bytes > 0);
  printf("  %d classes, %d bookmarks, %d waiting\n", (int)usage.classes, (int)usage.bookmarks,
         (int)usage.waiting);
  SHOW(pentad_stellar_client_clear_cache(client, &error));
  SHOW(pentad_stellar_client_suspend(client, &error));
  print_bookmarks(false);
  SHOW(pentad_stellar_client_resume(client, &error));
  SHOW(pentad_stellar_client_remove_bookmark(client, "6.003", &error));
  SHOW(pentad_stellar_client_remove_bookmark(client, "6.003", &error));
  print_bookmarks(false);
}

/* ---- Lists -------------------------------------------------------------------------------------------- */

/* The number of times each list came, and the number of items in the last one; written on the
 * callback thread. */
static volatile int lists_seen, bookmarks_seen, recent_seen;

/* The ids of the bookmarks, which the deltas alone keep up to date. */
static char shown[4][8];
static size_t shown_count;

/* Applies a delta as its documentation describes. */
static void apply(const pentad_list_delta *delta, const pentad_stellar_bookmarks *list) {
  char old[4][8];
  size_t i, next = 0;
  HOLDS(delta->old_count == shown_count && delta->new_count == list->count);
  memcpy(old, shown, sizeof old);
  memset(shown, 0, sizeof shown);
  for (i = 0; i < delta->deletion_count; i++) old[delta->deletions[i]][0] = 0;
  for (i = 0; i < delta->insertion_count; i++)
    strcpy(shown[delta->insertions[i]], list->items[delta->insertions[i]]->item->master_id);
  for (i = 0; i < delta->move_count; i++) {
    strcpy(shown[delta->moves[i].new_index], old[delta->moves[i].old_index]);
    old[delta->moves[i].old_index][0] = 0;
  }
  for (i = 0; i < delta->new_count; i++) {
    if (shown[i][0]) continue;
    while (!old[next][0]) next++;
    strcpy(shown[i], old[next++]);
  }
  shown_count = delta->new_count;
}

static void see_bookmarks(void *context, const pentad_stellar_bookmarks *list,
                          const pentad_list_delta *delta) {
  size_t i;
  (void)context;
  if (delta) {
    apply(delta, list);
  } else {
    shown_count = list->count;
    for (i = 0; i < list->count; i++) strcpy(shown[i], list->items[i]->item->master_id);
  }
  for (i = 0; i < list->count; i++) HOLDS(strcmp(shown[i], list->items[i]->item->master_id) == 0);
  bookmarks_seen = (int)list->count;
  lists_seen++;
}

static void see_courses(void *context, const pentad_stellar_course *const *items, size_t count,
                        const pentad_list_delta *delta) {
  (void)context;
  if (!items || count != 0 || delta) say("there are courses", 1, NULL);
  lists_seen++;
}

static void see_recent(void *context, const pentad_stellar_class_list *list,
                       const pentad_list_delta *delta) {
  (void)context;
  if (delta) HOLDS(delta->old_count == 1 && delta->new_count == 0 && delta->deletion_count == 1);
  recent_seen = (int)list->count;
  lists_seen++;
}

/* Takes a moment. */
static void ask_something(void) {
  pentad_stellar_unread_counts *counts;
  pentad_stellar_client_unread_counts(client, &counts, NULL);
  pentad_stellar_unread_counts_free(counts);
}

static void lists(void) {
  int one = 1;
  pentad_stellar_lists_delegate delegate = PENTAD_STELLAR_LISTS_DELEGATE_INIT;
  pentad_subscription *subscription;
  const pentad_stellar_class second = a_class("6.003", "6.003", sessions);
  delegate.context = &one;
  delegate.context_free = did_free;
  delegate.bookmarks = see_bookmarks;
  delegate.courses = see_courses;
  delegate.recent = see_recent;
  SHOW(pentad_stellar_client_subscribe_lists(client, &delegate, &subscription, &error));
  while (lists_seen < 3) ask_something();
  printf("  %d bookmarks, %d recent\n", bookmarks_seen, recent_seen);
  SHOW(pentad_stellar_client_bookmark(client, &second, &error));
  while (bookmarks_seen < 2) ask_something();
  pentad_subscription_free(subscription);
  printf("given back: %d\n", freed);
  SHOW(pentad_stellar_client_subscribe_lists(client, &delegate, &subscription, &error));
  SHOW(pentad_stellar_client_erase_all(client, &error));
  while (bookmarks_seen > 0) ask_something();
  pentad_subscription_free(subscription);
  printf("given back: %d\n", freed);
  print_bookmarks(false);
}

/* ---- A search field ------------------------------------------------------------------------------------ */

/* A search that is cancelled, and its result. */
struct given_up {
  pentad_stellar_search *search;
  pentad_operation *operation;
};

/* On the callback thread, where no answer can come before the end of this. */
static void give_up(void *context, pentad_status outcome, int64_t count, pentad_error *failure) {
  static char name[] = "given up:";
  struct given_up *const it = (struct given_up *)context;
  (void)outcome;
  (void)count;
  (void)failure;
  pentad_stellar_search_execute_async(it->search, "cir", 0, did_answer, name, &it->operation, NULL);
  pentad_operation_wait(it->operation, -1, NULL);
  pentad_stellar_search_cancel(it->search);
}

static void search_field(void) {
  char name[] = "search:";
  const pentad_stellar_class first = a_class("6.002", "6.002", lectures);
  pentad_stellar_search *search;
  pentad_stellar_search_answer *answer;
  pentad_operation *operation;
  struct given_up it = {NULL, NULL};
  SHOW(pentad_stellar_client_bookmark(client, &first, &error));
  SHOW(pentad_stellar_search_make(client, &search, &error));
  SHOW(pentad_stellar_search_execute(search, NULL, 0, &answer, &error));
  SHOW(pentad_stellar_search_execute(search, "cir\xff", 0, &answer, &error));
  SHOW(pentad_stellar_search_execute(search, "circuits", 0, NULL, &error));
  SHOW(pentad_stellar_search_execute_async(search, "c", 0, NULL, NULL, NULL, &error));
  SHOW(pentad_stellar_search_execute(search, "circuits", 0, &answer, &error));
  HOLDS(answer->hit_count == 1);
  printf("  number %d\n", (int)answer->generation);
  pentad_stellar_search_answer_free(answer);
  SHOW(pentad_stellar_search_execute(search, "nothing", 0, &answer, &error));
  it.search = search;
  SHOW(pentad_stellar_client_synchronise_async(client, give_up, &it, &operation, &error));
  finish(&operation);
  finish(&it.operation);
  SHOW(pentad_stellar_search_execute_async(search, "circ", 0, did_answer, name, &operation, &error));
  finish(&operation);
  pentad_stellar_search_free(search);
}

/* ---- A fork and the end --------------------------------------------------------------------------------- */

static void child(pentad_status *answers) {
  pentad_stellar_bookmarks *list;
  pentad_stellar_links *links;
  answers[0] = pentad_stellar_client_bookmarks(client, false, &list, NULL);
  answers[1] = pentad_stellar_client_open(NULL, &client, NULL);
  answers[2] = pentad_stellar_links_find("www.mit.edu", &links, NULL);
}

static void forked(void) {
  pentad_status answers[] = {PENTAD_INTERNAL, PENTAD_INTERNAL, PENTAD_INTERNAL};
  in_child(child, answers, 3);
  printf("in a child: bookmarks %s, opening %s, links %s\n", coarse_name(answers[0]),
         coarse_name(answers[1]), coarse_name(answers[2]));
}

static void after_the_end(void) {
  char name[] = "";
  const pentad_stellar_delegate delegate = PENTAD_STELLAR_DELEGATE_INIT;
  const pentad_stellar_lists_delegate lists_delegate = PENTAD_STELLAR_LISTS_DELEGATE_INIT;
  pentad_stellar_client_options options = PENTAD_STELLAR_CLIENT_OPTIONS_INIT;
  pentad_stellar_client *opened;
  pentad_subscription *subscription;
  pentad_shutdown();
  options.delegate = &delegate;
  SHOW(pentad_stellar_client_open(&options, &opened, &error));
  SHOW(pentad_stellar_client_open_async(NULL, &opened, did_end, name, NULL, &error));
  SHOW(pentad_stellar_client_subscribe(client, &delegate, &subscription, &error));
  SHOW(pentad_stellar_client_subscribe_lists(client, &lists_delegate, &subscription, &error));
  SHOW(pentad_stellar_client_courses_async(client, false, did_courses, name, NULL, &error));
  SHOW(pentad_stellar_client_synchronise_async(client, did_count, name, NULL, &error));
  SHOW(pentad_stellar_client_class_info_async(client, "6", NULL, did_end, name, NULL, &error));
  print_bookmarks(false);
  pentad_stellar_client_free(client);
}

int main(void) {
  char folder[] = "/tmp/pentad-stellar-XXXXXX";
  char command[64];
  /* First, as in astro_handler.c. */
  SHOW(pentad_set_log(NULL, &error));
  SHOW(pentad_stellar_client_open(NULL, &client, &error));
  if (!mkdtemp(folder)) return 1;
  null_client();
  null_rest();
  null_values();
  null_callbacks();
  bad_options();
  bad_classes();
  bad_calendars();
  courses_in_groups();
  classes_in_time();
  classes_in_order();
  offline();
  nobody_listens();
  asynchronous();
  open_later();
  bookmarks(folder);
  lists();
  search_field();
  forked();
  after_the_end();
  snprintf(command, sizeof command, "rm -r %s", folder);
  if (system(command) != 0) printf("the folder is not there\n");
  printf("owned: %d\n", (int)pentad_handle_count());
  return 0;
}
