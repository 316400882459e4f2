/* Plans of a term from C: blocked times, saved plans, calendars with due dates, and feed files. */
#include <sys/stat.h>

#include "check.h"

static pentad_stellar_class_time a_time(const char *title, const char *text) {
  pentad_stellar_class_time time;
  memset(&time, 0, sizeof time);
  time.title = title;
  time.text = text;
  time.location = "";
  return time;
}

static void print_choices(const pentad_stellar_section_choice *const *choices, size_t count) {
  size_t i;
  for (i = 0; i < count; i++) printf(" %s %s", choices[i]->master_id, choices[i]->section);
}

static void print_plans(const pentad_stellar_section_plans *plans) {
  size_t i, j;
  printf("  %d, %s, %s\n", (int)plans->count, plans->is_count_exact ? "exact" : "at least",
         plans->is_best ? "best" : "stopped");
  for (i = 0; i < plans->plan_count; i++) {
    const pentad_stellar_section_plan *const plan = plans->plans[i];
    printf("  %d days, %d idle:", (int)plan->days, (int)plan->idle_minutes);
    print_choices(plan->choices, plan->choice_count);
    printf(";");
    print_choices(plan->alternatives, plan->alternative_count);
    printf("\n");
  }
  for (i = 0; i < plans->closest_count; i++) {
    const pentad_stellar_section_plan *const plan = plans->closest[i];
    for (j = 0; j < plan->conflict_count; j++) {
      const pentad_stellar_plan_conflict *const clash = plan->conflicts[j];
      printf("  clash of %s and %s on %u from %d to %d\n", clash->first->section,
             clash->blocked ? clash->blocked->name : clash->second->section, clash->weekdays,
             (int)clash->start, (int)clash->end);
    }
  }
  for (i = 0; i < plans->obstacle_count; i++) {
    const pentad_stellar_plan_obstacle *const obstacle = plans->obstacles[i];
    printf("  obstacle:");
    for (j = 0; j < obstacle->part_count; j++) {
      printf(" %s %s", obstacle->parts[j]->master_id, obstacle->parts[j]->kind);
    }
    for (j = 0; j < obstacle->blocked_count; j++) printf(" %s", obstacle->blocked[j]->name);
    printf("\n");
  }
}

static void print_saved(const pentad_stellar_saved_plan *saved) {
  size_t i;
  printf("  %s %s, %d classes, %d blocked:", saved->plan->name,
         saved->plan->term ? saved->plan->term->code : "none", (int)saved->plan->class_count,
         (int)saved->plan->blocked_count);
  print_choices(saved->plan->choices, saved->plan->choice_count);
  printf("\n");
  for (i = 0; i < saved->change_count; i++) {
    printf("  change %d of %s\n", (int)saved->changes[i]->kind, saved->changes[i]->master_id);
  }
}

int main(void) {
  const pentad_stellar_term fall = {"fa26", "", PENTAD_STELLAR_SEASON_NONE, 0};
  const pentad_stellar_class_time lecture = a_time("Lecture", "MW 9-10");
  const pentad_stellar_class_time first = a_time("Recitation", "T 10");
  const pentad_stellar_class_time second = a_time("Recitation", "T 11");
  const pentad_stellar_class_time third = a_time("Recitation", "T 11");
  const pentad_stellar_class_time *const times[] = {&lecture, &first, &second, &third};
  pentad_stellar_class physics;
  const pentad_stellar_class *const list[] = {&physics};
  const pentad_stellar_section_choice choice = {"8.02", "fa26", "recitation-1"};
  const pentad_stellar_section_choice *const choices[] = {&choice};
  pentad_stellar_blocked_time wrong = {"no end", 1, 600, 600, 0, 0};
  const pentad_stellar_blocked_time *const wrongs[] = {&wrong};
  pentad_stellar_term_calendar days = PENTAD_STELLAR_TERM_CALENDAR_INIT;
  pentad_stellar_icalendar_options options = PENTAD_STELLAR_ICALENDAR_OPTIONS_INIT;
  pentad_stellar_task task;
  const pentad_stellar_task *const tasks[] = {&task};
  pentad_stellar_calendar_items items;
  const pentad_stellar_calendar_items *const schools[] = {&items};
  pentad_stellar_plan plan;
  pentad_stellar_blocked_times *blocked;
  pentad_stellar_section_plans *plans;
  pentad_stellar_saved_plan *saved;
  pentad_stellar_saved_plans *all;
  pentad_stellar_calendar_items *own;
  pentad_stellar_calendar_feed *feed;
  pentad_stellar_client *client;
  struct stat info;
  char *text;
  char name[64];
  bool has_changed;

  memset(&physics, 0, sizeof physics);
  physics.master_id = physics.name = "8.02";
  physics.title = physics.blurb = "";
  physics.term = &fall;
  physics.times = times;
  physics.time_count = 4;

  SHOW(pentad_stellar_blocked_times_read("TR 10-10:30, F 3:30 p.m.-5 p.m.", "job", &blocked, &error));
  printf("  %d: %u %d-%d %s\n", (int)blocked->count, blocked->items[1]->weekdays,
         (int)blocked->items[1]->start, (int)blocked->items[1]->end, blocked->items[1]->name);
  SHOW(pentad_stellar_class_list_plans(list, 1, NULL, 0, blocked->items, blocked->count, 5, &plans,
                                       &error));
  print_plans(plans);
  pentad_stellar_section_plans_free(plans);
  SHOW(pentad_stellar_class_list_plans(list, 1, choices, 1, blocked->items, blocked->count, 5,
                                       &plans, &error));
  print_plans(plans);
  pentad_stellar_section_plans_free(plans);
  SHOW(pentad_stellar_class_list_plans(list, 1, NULL, 0, wrongs, 1, 5, &plans, &error));
  wrong.end = 660;
  wrong.weekdays = 0;
  SHOW(pentad_stellar_class_list_plans(list, 1, NULL, 0, wrongs, 1, 5, &plans, &error));
  wrong.weekdays = 128;
  SHOW(pentad_stellar_class_list_plans(list, 1, NULL, 0, wrongs, 1, 5, &plans, &error));

  SHOW(pentad_stellar_client_open(NULL, &client, &error));
  SHOW(pentad_stellar_client_bookmark(client, &physics, &error));
  SHOW(pentad_stellar_client_plans(client, blocked->items, blocked->count, 5, &plans, &error));
  print_plans(plans);
  memset(&plan, 0, sizeof plan);
  plan.name = "A";
  plan.classes = list;
  plan.class_count = 1;
  plan.choices = plans->plans[0]->choices;
  plan.choice_count = plans->plans[0]->choice_count;
  plan.blocked = blocked->items;
  plan.blocked_count = blocked->count;
  SHOW(pentad_stellar_client_save_plan(client, &plan, &error));
  SHOW(pentad_stellar_client_saved_plan(client, "A", &saved, &error));
  print_saved(saved);
  pentad_stellar_saved_plan_free(saved);
  SHOW(pentad_stellar_client_saved_plans(client, &all, &error));
  HOLDS(all && all->count == 1);
  pentad_stellar_saved_plans_free(all);
  plan.name = "";
  SHOW(pentad_stellar_client_save_plan(client, &plan, &error));
  pentad_stellar_section_plans_free(plans);
  pentad_stellar_blocked_times_free(blocked);
  SHOW(pentad_stellar_client_saved_plan(client, "B", &saved, &error));

  SHOW(pentad_stellar_client_calendar_items(client, PENTAD_NO_TIME, PENTAD_NO_TIME, &own, &error));
  HOLDS(own && own->task_count == 0 && own->event_count == 0);
  pentad_stellar_calendar_items_free(own);
  memset(&task, 0, sizeof task);
  task.id = "assignment:1";
  task.master_id = "8.02";
  task.title = "Problem set 1";
  task.text = "";
  task.due = 1790000000000;
  task.unlock = task.lock = PENTAD_NO_TIME;
  task.submission = -1;
  memset(&items, 0, sizeof items);
  items.source = "https://school.example/";
  items.tasks = tasks;
  items.task_count = 1;
  items.classes = list;
  items.class_count = 1;
  days.first = 20260908;
  days.last = 20261211;
  options.items = schools;
  options.item_count = 1;
  SHOW(pentad_stellar_client_plan_icalendar(client, "A", &days, &options, &text, &error));
  HOLDS(text && strstr(text, "SUMMARY:Problem set 1 (8.02)") &&
        strstr(text, "DTSTART:20260921T141320Z") && strstr(text, "-recitation-2@"));
  HOLDS(text && !strstr(text, "VTODO") && !strstr(text, "REFRESH-INTERVAL"));
  SHOW(pentad_stellar_calendar_write(text, "plan.ics", &has_changed, &error));
  HOLDS(has_changed);
  SHOW(pentad_stellar_calendar_write(text, "plan.ics", &has_changed, &error));
  HOLDS(!has_changed && stat("plan.ics", &info) == 0 && (info.st_mode & 0777) == 0600);
  SHOW(pentad_stellar_calendar_write(text, "missing/plan.ics", NULL, &error));
  pentad_string_free(text);
  remove("plan.ics");
  options.writes_to_dos = 1;
  options.refresh_hours = 2;
  SHOW(pentad_stellar_client_write_feed(client, "A", ".", &days, &options, &feed, &error));
  HOLDS(feed && strlen(feed->name) == 44 && stat(feed->path, &info) == 0);
  strcpy(name, feed->name);
  pentad_stellar_calendar_feed_free(feed);
  SHOW(pentad_stellar_client_end_feed(client, "A", &error));
  HOLDS(stat(name, &info) != 0);
  SHOW(pentad_stellar_client_remove_plan(client, "A", &error));
  SHOW(pentad_stellar_client_remove_plan(client, "A", &error));
  SHOW(pentad_stellar_client_write_feed(client, "A", ".", NULL, NULL, &feed, &error));

  pentad_stellar_client_free(client);
  printf("%d handles\n", (int)pentad_handle_count());
  pentad_shutdown();
  return 0;
}
