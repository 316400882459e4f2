/* A tour of a student's term: bookmarks, clashes, a calendar; with a server, its classes too.
 *
 *   stellar_tour          describes two classes made by hand, without a network
 *   stellar_tour URL      asks a server of the Stellar protocol, and looks at a class of it
 *
 *   cc stellar_tour.c $(pkg-config --cflags --libs pentad)
 */
#include <pentad.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Every call that can fail returns a status and takes the place for an error. This program ends with
 * the first that it did not expect. */
static void check(pentad_status status, pentad_error *error) {
  if (status == PENTAD_OK) return;
  fprintf(stderr, "error: %s: %s\n", pentad_status_name(status), pentad_error_message(error));
  pentad_error_free(error);
  exit(1);
}

static const char *const days[] = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};

static void print_hours(uint32_t weekdays, int32_t start, int32_t end) {
  int day;
  for (day = 0; day < 7; day++) {
    if (weekdays >> day & 1) printf("%s ", days[day]);
  }
  printf("%02d:%02d-%02d:%02d", start / 60, start % 60, end / 60, end % 60);
}

static void print_class(const pentad_stellar_class *item) {
  size_t i, j;
  printf("  %s  %s\n", item->name, item->title);
  for (i = 0; i < item->time_count; i++) {
    const pentad_stellar_class_time *const time = item->times[i];
    for (j = 0; j < time->meeting_count; j++) {
      const pentad_stellar_meeting *const meeting = &time->meetings[j];
      printf("    %s, ", time->title);
      print_hours(meeting->weekdays, meeting->start, meeting->end);
      printf("%s%s\n", meeting->location ? ", " : "", meeting->location ? meeting->location : "");
    }
    /* The original text of the staff, if it names no hours or could not be parsed. */
    if (time->meeting_count == 0) printf("    %s, %s\n", time->title, time->text);
  }
}

/* ---- What the user keeps: no network is needed ---------------------------------------------------- */

/* A class by hand; a program has most of them from lists and searches. */
static void bookmark(pentad_stellar_client *client, const char *id, const char *title,
                     const char *when, const char *where) {
  const pentad_stellar_term term = {"fa26", "", PENTAD_STELLAR_SEASON_NONE, 0};
  pentad_stellar_class_time time;
  const pentad_stellar_class_time *const times[] = {&time};
  pentad_stellar_class item;
  pentad_error *error;
  memset(&time, 0, sizeof time);
  time.title = "Lecture";
  time.text = when;
  time.location = where;
  memset(&item, 0, sizeof item);
  item.master_id = id;
  item.name = id;
  item.title = title;
  item.blurb = "";
  item.term = &term;
  item.times = times;
  item.time_count = 1;
  check(pentad_stellar_client_bookmark(client, &item, &error), error);
}

static void show_bookmarks(pentad_stellar_client *client) {
  pentad_stellar_bookmarks *bookmarks;
  pentad_stellar_conflicts *conflicts;
  pentad_error *error;
  size_t i;
  check(pentad_stellar_client_bookmarks(client, false, &bookmarks, &error), error);
  printf("%d bookmarks\n", (int)bookmarks->count);
  for (i = 0; i < bookmarks->count; i++) print_class(bookmarks->items[i]->item);
  pentad_stellar_bookmarks_free(bookmarks);
  check(pentad_stellar_client_conflicts(client, &conflicts, &error), error);
  for (i = 0; i < conflicts->count; i++) {
    const pentad_stellar_conflict *const conflict = conflicts->items[i];
    printf("%s clashes with %s: ", conflict->first->name, conflict->second->name);
    print_hours(conflict->overlaps[0].weekdays, conflict->overlaps[0].start,
                conflict->overlaps[0].end);
    printf("\n");
  }
  pentad_stellar_conflicts_free(conflicts);
}

/* A file that every calendar program reads, with Thanksgiving left out. */
static void show_calendar(pentad_stellar_client *client) {
  const int32_t thanksgiving[] = {20261126, 20261127};
  pentad_stellar_term_calendar calendar = PENTAD_STELLAR_TERM_CALENDAR_INIT;
  pentad_error *error;
  char *text, *line;
  calendar.first = 20260909;
  calendar.last = 20261210;
  calendar.holidays = thanksgiving;
  calendar.holiday_count = 2;
  check(pentad_stellar_client_bookmarks_icalendar(client, &calendar, NULL, &text, &error), error);
  printf("In the calendar\n");
  for (line = strtok(text, "\r\n"); line; line = strtok(NULL, "\r\n")) {
    if (strncmp(line, "SUMMARY", 7) == 0 || strncmp(line, "EXDATE", 6) == 0) printf("  %s\n", line);
  }
  pentad_string_free(text);
}

/* ---- A server ------------------------------------------------------------------------------------- */

/* Called for each stage of a class, on a thread of the library. */
static void show_stage(void *context, const pentad_stellar_class_info *info) {
  const char *const message = info->screen->news_message;
  size_t i;
  (void)context;
  if (message) printf("  %s\n", message);
  for (i = 0; i < info->screen->news_count; i++) printf("  - %s\n", info->screen->news[i]->title);
}

/* Called once at the end. */
static void finished(void *context, pentad_status status, pentad_error *error) {
  (void)context;
  if (status != PENTAD_OK) printf("  %s\n", pentad_error_message(error));
}

static void show_server(pentad_stellar_client *client) {
  pentad_stellar_search_answer *answer;
  pentad_stellar_courses *courses;
  pentad_stellar_course_groups *groups;
  pentad_error *error;
  int64_t lists;
  size_t i;
  check(pentad_stellar_client_courses(client, false, &courses, &error), error);
  check(pentad_stellar_course_groups_make(courses, &groups, &error), error);
  printf("%d courses%s\n", (int)courses->count, courses->is_stale ? ", from an older visit" : "");
  for (i = 0; i < groups->count; i++) printf("  %s\n", groups->items[i]->title);
  pentad_stellar_course_groups_free(groups);
  pentad_stellar_courses_free(courses);
  /* From here on all classes are found without a network. */
  check(pentad_stellar_client_load_catalogue(client, &lists, &error), error);
  printf("%d class lists\n", (int)lists);
  check(pentad_stellar_client_search(client, "6.", 0, &answer, &error), error);
  printf("%d classes begin with 6.\n", (int)answer->hit_count);
  if (answer->hit_count > 0) {
    pentad_operation *operation;
    print_class(answer->hits[0]);
    check(pentad_stellar_client_class_info_async(client, answer->hits[0]->master_id, show_stage,
                                                 finished, NULL, &operation, &error),
          error);
    check(pentad_operation_wait(operation, -1, &error), error);
    pentad_operation_free(operation);
  }
  pentad_stellar_search_answer_free(answer);
}

int main(int argc, char **argv) {
  pentad_stellar_client_options options = PENTAD_STELLAR_CLIENT_OPTIONS_INIT;
  pentad_stellar_client *client;
  pentad_error *error;
  /* With a folder all of this would be there again at the next start. */
  options.store_folder = NULL;
  options.server = argc > 1 ? argv[1] : NULL;
  check(pentad_stellar_client_open(&options, &client, &error), error);
  if (argc > 1) show_server(client);
  bookmark(client, "18.06", "Linear Algebra", "MWF 11-12", "2-131");
  bookmark(client, "6.002", "Circuits and Electronics", "MW 11:30-1", "32-141");
  bookmark(client, "21M.030", "World Music", "to be arranged", "");
  show_bookmarks(client);
  show_calendar(client);
  pentad_stellar_client_free(client);
  return 0;
}
