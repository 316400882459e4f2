/* StellarKit's screens without a server: of a group of courses, of the classes of a course, of an
 * announcement. Bad input is explained, and nothing is kept. */
#include "check.h"

static pentad_stellar_client *client;

/* ---- The courses of a group ------------------------------------------------------------------------ */

static void courses(void) {
  const pentad_stellar_course items[] = {{"2", "Mechanics", true}, {"2A", "Mécanique", true}};
  const pentad_stellar_course *list[] = {&items[0], &items[1]};
  pentad_stellar_course_group group;
  pentad_stellar_courses_screen *screen;
  size_t i;
  memset(&group, 0, sizeof group);
  group.title = "Courses 2-2";
  group.courses = list;
  group.course_count = 2;
  SHOW(pentad_stellar_courses_screen_make(&group, &screen, &error));
  printf("  %s\n", screen->title);
  for (i = 0; i < screen->row_count; i++) {
    printf("  %s: %s\n", screen->rows[i].label, screen->rows[i].course->title);
  }
  pentad_stellar_courses_screen_free(screen);
  SHOW(pentad_stellar_courses_screen_make(NULL, &screen, &error));
  HOLDS(screen == NULL);
  SHOW(pentad_stellar_courses_screen_make(&group, NULL, &error));
  list[1] = NULL;
  SHOW(pentad_stellar_courses_screen_make(&group, &screen, &error));
  group.course_count = SIZE_MAX;
  SHOW(pentad_stellar_courses_screen_make(&group, &screen, &error));
  group.course_count = 0;
  group.title = "\xff";
  SHOW(pentad_stellar_courses_screen_make(&group, &screen, &error));
  group.title = NULL;
  SHOW(pentad_stellar_courses_screen_make(&group, &screen, &error));
}

/* ---- The classes of a course ----------------------------------------------------------------------- */

static void print_screen(const pentad_stellar_classes_screen *screen) {
  if (!screen) return;
  printf("  %s (%s): %d classes, state %d, %s\n", screen->title, screen->course,
         (int)screen->class_count, (int)screen->state,
         screen->error_message ? screen->error_message : "-");
  HOLDS(screen->status == PENTAD_OK && screen->stored_at == PENTAD_NO_TIME);
}

/* The output of the callbacks. They run one at a time, and have ended when it is read. */
static pentad_stellar_list_state last_state;
static pentad_status last_status, end_status;

static void did_show(void *context, const pentad_stellar_classes_screen *screen) {
  *(int *)context += 1;
  last_state = screen->state;
  last_status = screen->status;
}

static void did_end(void *context, pentad_status outcome, pentad_error *failure) {
  *(int *)context += 10;
  end_status = pentad_error_code(failure) == outcome ? outcome : PENTAD_INTERNAL;
}

static void classes(void) {
  pentad_stellar_classes_screen *screen;
  pentad_operation *operation;
  int calls = 0;
  SHOW(pentad_stellar_classes_screen_make("21A", &screen, &error));
  print_screen(screen);
  pentad_stellar_classes_screen_free(screen);
  SHOW(pentad_stellar_classes_screen_make(NULL, &screen, &error));
  SHOW(pentad_stellar_classes_screen_make("\xff", &screen, &error));
  SHOW(pentad_stellar_classes_screen_make("6", NULL, &error));
  SHOW(pentad_stellar_client_classes_screen(NULL, "6", false, &screen, &error));
  SHOW(pentad_stellar_client_classes_screen(client, NULL, false, &screen, &error));
  SHOW(pentad_stellar_client_classes_screen(client, "6", false, NULL, &error));
  SHOW(pentad_stellar_client_classes_screen(client, "6", false, &screen, &error));
  HOLDS(screen == NULL);
  SHOW(pentad_stellar_client_classes_screen_async(NULL, "6", false, did_show, did_end, &calls, NULL,
                                                  &error));
  SHOW(pentad_stellar_client_classes_screen_async(client, NULL, false, did_show, did_end, &calls,
                                                  NULL, &error));
  SHOW(pentad_stellar_client_classes_screen_async(client, "6", false, did_show, NULL, &calls, NULL,
                                                  &error));
  SHOW(pentad_stellar_client_classes_screen_async(client, "6", false, did_show, did_end, &calls,
                                                  &operation, &error));
  pentad_operation_wait(operation, -1, NULL);
  pentad_operation_free(operation);
  printf("  calls %d, state %d, %s, ended %s\n", calls, (int)last_state,
         coarse_name(last_status), coarse_name(end_status));
  SHOW(pentad_stellar_client_classes_screen_async(client, "6", true, NULL, did_end, &calls,
                                                  &operation, &error));
  pentad_operation_wait(operation, -1, NULL);
  pentad_operation_free(operation);
  printf("  calls %d, ended %s\n", calls, coarse_name(end_status));
}

/* ---- An announcement -------------------------------------------------------------------------------- */

static void announcement(void) {
  pentad_stellar_announcement news;
  pentad_stellar_announcement_screen *screen;
  pentad_stellar_class item;
  const pentad_stellar_class_time time = {"Lecture", "MWF 11", "", NULL, 0, 0, false, NULL, 0, 0, 0};
  const pentad_stellar_class_time *const times[] = {&time};
  const pentad_stellar_staff_member nobody = {"", PENTAD_STELLAR_ROLE_INSTRUCTOR};
  const pentad_stellar_staff_member *const staff[] = {&nobody};
  const char *const none[] = {""};
  memset(&item, 0, sizeof item);
  item.master_id = item.name = "18.06";
  item.title = item.blurb = "";
  item.times = times;
  item.staff = staff;
  item.old_numbers = none;
  memset(&news, 0, sizeof news);
  news.title = "comments pset 2";
  news.text = "See www.mit.edu/18.06, or ask.";
  news.date = INT64_C(1276650960000);
  SHOW(pentad_stellar_announcement_screen_make(&item, &news, NULL, &screen, &error));
  printf("  %s\n  %s\n  %s\n  %s\n", screen->class_name, screen->title, screen->date_text,
         screen->text);
  HOLDS(screen->link_count == 1);
  printf("  %.*s to %s\n", (int)(screen->links[0].end - screen->links[0].start),
         screen->text + screen->links[0].start, screen->links[0].target);
  pentad_stellar_announcement_screen_free(screen);
  news.date = INT64_MIN;
  SHOW(pentad_stellar_announcement_screen_make(&item, &news, "UTC", &screen, &error));
  printf("  %s\n", screen->date_text);
  pentad_stellar_announcement_screen_free(screen);
  SHOW(pentad_stellar_announcement_screen_make(&item, &news, "Mars/Olympus", &screen, &error));
  SHOW(pentad_stellar_announcement_screen_make(&item, &news, "\xff", &screen, &error));
  SHOW(pentad_stellar_announcement_screen_make(NULL, &news, NULL, &screen, &error));
  SHOW(pentad_stellar_announcement_screen_make(&item, NULL, NULL, &screen, &error));
  SHOW(pentad_stellar_announcement_screen_make(&item, &news, NULL, NULL, &error));
  news.text = NULL;
  SHOW(pentad_stellar_announcement_screen_make(&item, &news, NULL, &screen, &error));
  HOLDS(screen == NULL);
}

int main(void) {
  /* First, as in astro_handler.c. */
  SHOW(pentad_set_log(NULL, &error));
  SHOW(pentad_stellar_client_open(NULL, &client, &error));
  courses();
  classes();
  announcement();
  pentad_stellar_client_free(client);
  printf("owned: %d\n", (int)pentad_handle_count());
  return 0;
}
