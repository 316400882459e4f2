/* Sections of classes, plans, halves of a term and the days of terms, from C. */
#include "check.h"

static const pentad_stellar_term fall = {"fa26", "", PENTAD_STELLAR_SEASON_NONE, 0};

/* Makes a class of two times. */
static pentad_stellar_class a_class(const char *id, const pentad_stellar_class_time *const *times,
                                    size_t count) {
  pentad_stellar_class item;
  memset(&item, 0, sizeof item);
  item.master_id = id;
  item.name = id;
  item.title = "";
  item.blurb = "";
  item.term = &fall;
  item.times = times;
  item.time_count = count;
  return item;
}

static pentad_stellar_class_time a_time(const char *title, const char *text) {
  pentad_stellar_class_time time;
  memset(&time, 0, sizeof time);
  time.title = title;
  time.text = text;
  time.location = "";
  return time;
}

static void print_sections(const pentad_stellar_class_sections *sections) {
  size_t i, j;
  for (i = 0; i < sections->count; i++) {
    const pentad_stellar_class_section *const section = sections->items[i];
    printf("  %s %s%s:", section->id, section->kind, section->is_chosen ? " chosen" : "");
    for (j = 0; j < section->time_count; j++) {
      const pentad_stellar_class_time *const time = section->times[j];
      size_t k;
      for (k = 0; k < time->meeting_count; k++) {
        const pentad_stellar_meeting *const meeting = &time->meetings[k];
        printf(" %u %d-%d %d..%d /%d", meeting->weekdays, (int)meeting->start, (int)meeting->end,
               (int)meeting->first, (int)meeting->last, (int)meeting->interval);
      }
    }
    printf("\n");
  }
  for (i = 0; i < sections->open_kind_count; i++) printf("  open: %s\n", sections->open_kinds[i]);
}

static void print_plans(const pentad_stellar_section_plans *plans) {
  size_t i, j;
  printf("  %d of %d, %s\n", (int)plans->plan_count, (int)plans->count,
         plans->is_count_exact ? "exact" : "at least");
  for (i = 0; i < plans->plan_count; i++) {
    for (j = 0; j < plans->plans[i]->choice_count; j++) {
      const pentad_stellar_section_choice *const choice = plans->plans[i]->choices[j];
      printf("  %s %s %s\n", choice->master_id, choice->term ? choice->term : "none",
             choice->section);
    }
  }
  for (i = 0; i < plans->closest_count; i++) {
    for (j = 0; j < plans->closest[i]->conflict_count; j++) {
      const pentad_stellar_plan_conflict *const clash = plans->closest[i]->conflicts[j];
      printf("  clash of %s on %u from %d to %d\n", clash->first->section, clash->weekdays,
             (int)clash->start, (int)clash->end);
    }
  }
  for (i = 0; i < plans->obstacle_count; i++) {
    const pentad_stellar_plan_obstacle *const obstacle = plans->obstacles[i];
    printf("  obstacle:");
    for (j = 0; j < obstacle->part_count; j++) printf(" %s %s", obstacle->parts[j]->master_id, obstacle->parts[j]->kind);
    for (j = 0; j < obstacle->blocked_count; j++) printf(" %s", obstacle->blocked[j]->name);
    printf("\n");
  }
}

static void on_plans(void *context, pentad_status ended, const pentad_stellar_section_plans *plans,
                     pentad_error *failure) {
  (void)failure;
  *(int64_t *)context = ended == PENTAD_OK ? plans->count : -1;
}

int main(void) {
  const pentad_stellar_class_time lecture = a_time("Lecture", "MoWe 9:00AM - 10:00AM 9/8-10/23");
  const pentad_stellar_class_time first = a_time("Recitation", "TU 10:00AM-11:00AM");
  pentad_stellar_class_time second = a_time("Recitation", "1100-1150 T");
  const pentad_stellar_class_time clash = a_time("Lecture", "T 10");
  const pentad_stellar_class_time *const times[] = {&lecture, &first, &second};
  const pentad_stellar_class_time *const clashes[] = {&clash};
  const pentad_stellar_class physics = a_class("8.02", times, 3);
  const pentad_stellar_class music = a_class("21M.030", clashes, 1);
  const pentad_stellar_class *const list[] = {&physics, &music};
  pentad_stellar_class_sections *sections;
  pentad_stellar_section_plans *plans;
  pentad_stellar_conflicts *conflicts;
  pentad_stellar_term_calendar *calendar;
  pentad_stellar_client *client;
  pentad_operation *operation;
  int64_t total = 0;
  char *text;

  second.section = "R02";
  second.first = 20260908;
  second.interval = 2;
  SHOW(pentad_stellar_class_sections_find(&physics, &sections, &error));
  print_sections(sections);
  pentad_stellar_class_sections_free(sections);
  second.first = 20260931;
  SHOW(pentad_stellar_class_sections_find(&physics, &sections, &error));
  HOLDS(sections == NULL);
  second.first = 0;
  second.interval = 0;
  SHOW(pentad_stellar_class_sections_find(NULL, &sections, &error));
  SHOW(pentad_stellar_class_sections_find(&physics, NULL, &error));
  SHOW(pentad_stellar_class_list_plans(list, 2, NULL, 0, NULL, 0, 5, &plans, &error));
  print_plans(plans);
  pentad_stellar_section_plans_free(plans);
  SHOW(pentad_stellar_class_list_plans(NULL, 0, NULL, 0, NULL, 0, 5, &plans, &error));
  print_plans(plans);
  pentad_stellar_section_plans_free(plans);

  SHOW(pentad_stellar_client_open(NULL, &client, &error));
  SHOW(pentad_stellar_client_bookmark(client, &physics, &error));
  SHOW(pentad_stellar_client_bookmark(client, &music, &error));
  SHOW(pentad_stellar_client_conflicts(client, &conflicts, &error));
  HOLDS(conflicts && conflicts->count == 0);
  pentad_stellar_conflicts_free(conflicts);
  SHOW(pentad_stellar_client_choose_section(client, "8.02", "RECITATION-1", &error));
  SHOW(pentad_stellar_client_choose_section(client, "8.02", "lab-1", &error));
  SHOW(pentad_stellar_client_choose_section(client, "9.99", "lab-1", &error));
  SHOW(pentad_stellar_client_choose_section(client, "8.02", NULL, &error));
  SHOW(pentad_stellar_client_sections(client, "8.02", &sections, &error));
  print_sections(sections);
  pentad_stellar_class_sections_free(sections);
  SHOW(pentad_stellar_client_conflicts(client, &conflicts, &error));
  HOLDS(conflicts && conflicts->count == 1);
  pentad_stellar_conflicts_free(conflicts);
  SHOW(pentad_stellar_client_clear_sections(client, "8.02", NULL, &error));
  SHOW(pentad_stellar_client_plans(client, NULL, 0, 0, &plans, &error));
  print_plans(plans);
  pentad_stellar_section_plans_free(plans);
  SHOW(pentad_stellar_client_plans_async(client, NULL, 0, 1, on_plans, &total, &operation, &error));
  SHOW(pentad_operation_wait(operation, -1, &error));
  pentad_operation_free(operation);
  printf("  %d\n", (int)total);

  SHOW(pentad_stellar_client_term_calendar(client, "fa26", &calendar, &error));
  printf("  %d to %d, %s\n", (int)calendar->first, (int)calendar->last, calendar->zone);
  SHOW(pentad_stellar_client_icalendar(client, "8.02", calendar, NULL, &text, &error));
  HOLDS(text && strstr(text, "UNTIL=20261024T035959Z"));
  pentad_string_free(text);
  pentad_stellar_term_calendar_free(calendar);
  SHOW(pentad_stellar_client_term_calendar(client, NULL, &calendar, &error));
  HOLDS(calendar && calendar->first > 20260000 && calendar->last > calendar->first);
  pentad_stellar_term_calendar_free(calendar);
  SHOW(pentad_stellar_client_term_calendar(client, "\xff", &calendar, &error));

  pentad_stellar_client_free(client);
  printf("%d handles\n", (int)pentad_handle_count());
  pentad_shutdown();
  return 0;
}
