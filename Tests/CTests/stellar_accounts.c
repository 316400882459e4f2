/* Accounts at schools without a network: the list, wrong calls, a sign-in, and the end. */
#include <pentad.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void checked(const char *call, pentad_status status, pentad_error *error) {
  if (status == PENTAD_OK) return;
  printf("%s: %s\n", call, pentad_error_message(error));
  exit(1);
}

/* A call that must not fail. */
#define CHECK(call) checked(#call, call, error)

static const char *status_of(pentad_status status, pentad_error *error) {
  pentad_error_free(error);
  return pentad_status_name(status);
}

static pentad_stellar_accounts *open_accounts(void) {
  pentad_stellar_accounts_options options = PENTAD_STELLAR_ACCOUNTS_OPTIONS_INIT;
  pentad_stellar_accounts *accounts;
  pentad_error *error;
  options.fetches_grades = 1;
  CHECK(pentad_stellar_accounts_open(&options, &accounts, &error));
  return accounts;
}

static void add(pentad_stellar_accounts *accounts, const char *kind, const char *address,
                const char *name) {
  pentad_stellar_account *account = NULL;
  pentad_error *error = NULL;
  const pentad_status status =
      pentad_stellar_accounts_add(accounts, kind, address, name, NULL, &account, &error);
  if (status != PENTAD_OK) {
    printf("%s: %s\n", kind, status_of(status, error));
    return;
  }
  printf("%s: %s at %s\n", account->kind, account->name, account->address);
  pentad_stellar_account_free(account);
}

static void read_tasks(pentad_stellar_accounts *accounts) {
  pentad_stellar_account_tasks *tasks = NULL;
  pentad_error *error = NULL;
  pentad_status status;
  CHECK(pentad_stellar_accounts_tasks(accounts, PENTAD_NO_TIME, PENTAD_NO_TIME, true, &tasks,
                                      &error));
  printf("%d tasks, %d failures", (int)tasks->count, (int)tasks->failure_count);
  printf(": %s\n", pentad_status_name(tasks->failures[0].status));
  pentad_stellar_account_tasks_free(tasks);
  status = pentad_stellar_accounts_tasks(accounts, 2, 1, true, &tasks, &error);
  printf("an end before the start: %s\n", status_of(status, error));
}

static void refreshed(void *context, pentad_status status,
                      const pentad_stellar_account_refreshes *result, pentad_error *error) {
  (void)context, (void)error;
  printf("refreshed %d accounts: %s\n", status ? 0 : (int)result->count,
         pentad_status_name(status));
}

static void refresh(pentad_stellar_accounts *accounts) {
  pentad_operation *operation;
  pentad_error *error;
  CHECK(pentad_stellar_accounts_refresh_async(accounts, NULL, refreshed, NULL, &operation, &error));
  CHECK(pentad_operation_wait(operation, -1, &error));
  pentad_operation_free(operation);
}

static void sign_in(pentad_stellar_accounts *accounts) {
  pentad_stellar_canvas_sign_in_options options = PENTAD_STELLAR_CANVAS_SIGN_IN_OPTIONS_INIT;
  pentad_stellar_canvas_sign_in *canvas = NULL;
  pentad_stellar_account *account = NULL;
  pentad_error *error = NULL;
  pentad_status status;
  char *address;
  bool is_end;
  options.address = "canvas.example.edu";
  options.client_id = "10000000000001";
  CHECK(pentad_stellar_canvas_sign_in_begin(&options, &canvas, &error));
  CHECK(pentad_stellar_canvas_sign_in_address(canvas, &address, &error));
  printf("%.44s\n", address);
  CHECK(pentad_stellar_canvas_sign_in_is_end(canvas, address, &is_end, &error));
  printf("is the end: %d", is_end);
  pentad_string_free(address);
  CHECK(pentad_stellar_canvas_sign_in_is_end(
      canvas, "https://canvas.example.edu/login/oauth2/auth?code=x", &is_end, &error));
  printf(", and then %d\n", is_end);
  status = pentad_stellar_accounts_finish_canvas(
      accounts, canvas, "https://canvas.example.edu/login/oauth2/auth?error=access_denied", NULL,
      &account, &error);
  printf("cancelled by the user: %s\n", status_of(status, error));
  pentad_stellar_canvas_sign_in_free(canvas);
}

/* A program that ended while the browser was open has the texts of its sign-in only. */
static void moodle_sign_in(pentad_stellar_accounts *accounts) {
  const pentad_stellar_moodle_sign_in stored = {"https://school.example/launch",
                                                "https://school.example", "pass"};
  pentad_stellar_moodle_sign_in *begun = NULL;
  pentad_error *error = NULL;
  pentad_status status;
  char *token = NULL;
  CHECK(pentad_stellar_moodle_sign_in_token(
      &stored, "myapp://token=MDFkYzg1ZDhlNmQ1NWJkYmFjYjJlOTNjODg3YTBkMzA6Ojp0b2s=", &token, &error));
  printf("token: %s\n", token);
  pentad_string_free(token);
  token = NULL;
  status = pentad_stellar_moodle_sign_in_token(&stored, "myapp://token=AAAA", &token, &error);
  printf("another token: %s\n", status_of(status, error));
  error = NULL;
  status = pentad_stellar_accounts_begin_moodle(accounts, "school.example", "my app", &begun,
                                                &error);
  printf("a scheme with a space: %s\n", status_of(status, error));
  pentad_stellar_moodle_sign_in_free(begun);
}

static void group_tasks(void) {
  pentad_stellar_task late, undated;
  const pentad_stellar_task *tasks[] = {&undated, &late};
  pentad_stellar_task_days *days;
  pentad_error *error = NULL;
  pentad_status status;
  memset(&late, 0, sizeof late);
  memset(&undated, 0, sizeof undated);
  late.id = late.title = late.text = undated.id = undated.title = undated.text = "1";
  late.submission = undated.submission = -1;
  late.due = 1795926600000; /* 2026-11-29 04:30 UTC */
  undated.due = PENTAD_NO_TIME;
  CHECK(pentad_stellar_task_days_make(tasks, 2, "America/New_York", &days, &error));
  printf("due on %d, and without a day: %d\n", (int)days->items[0]->day,
         (int)days->items[1]->task_count);
  pentad_stellar_task_days_free(days);
  status = pentad_stellar_task_days_make(tasks, 2, "Nowhere", &days, &error);
  printf("an unknown zone: %s\n", status_of(status, error));
}

static void show_term(void) {
  pentad_stellar_term_calendar *calendar = NULL;
  pentad_error *error = NULL;
  pentad_status status;
  CHECK(pentad_stellar_term_calendar_mit("fa26", &calendar, &error));
  printf("the fall of MIT: %d to %d, %d holidays\n", calendar->first, calendar->last,
         (int)calendar->holiday_count);
  pentad_stellar_term_calendar_free(calendar);
  status = pentad_stellar_term_calendar_mit("sp99", &calendar, &error);
  printf("another term: %s\n", status_of(status, error));
}

static void pass_facts(void) {
  pentad_stellar_class item;
  pentad_stellar_class_facts facts;
  const pentad_stellar_class *items[] = {&item};
  const pentad_stellar_season seasons[] = {PENTAD_STELLAR_SEASON_FALL};
  pentad_stellar_class_list *sorted;
  pentad_error *error = NULL;
  pentad_status status;
  memset(&item, 0, sizeof item);
  memset(&facts, 0, sizeof facts);
  item.master_id = item.name = item.title = item.blurb = "18.06";
  item.facts = &facts;
  facts.units = 12;
  facts.rating = 6.5;
  facts.has_final = -1;
  facts.seasons = seasons;
  facts.season_count = 1;
  CHECK(pentad_stellar_class_list_sort(items, 1, NULL, &sorted, &error));
  printf("%d units, rated %.1f, in %s, final %d\n", (int)sorted->items[0]->facts->units,
         sorted->items[0]->facts->rating,
         pentad_stellar_season_name(sorted->items[0]->facts->seasons[0]),
         sorted->items[0]->facts->has_final);
  pentad_stellar_class_list_free(sorted);
  facts.seasons = NULL;
  status = pentad_stellar_class_list_sort(items, 1, NULL, &sorted, &error);
  printf("seasons without an array: %s\n", status_of(status, error));
}

int main(void) {
  pentad_stellar_accounts *accounts = open_accounts();
  pentad_stellar_account_list *list;
  pentad_stellar_client *client;
  pentad_stellar_grades *grades = NULL;
  pentad_stellar_account_announcements *news = NULL;
  pentad_stellar_moodle_notifications *notifications = NULL;
  pentad_error *error = NULL;
  pentad_status status;
  add(accounts, "fireroad", "https://fireroad.mit.edu", NULL);
  add(accounts, "fireroad", "https://fireroad.mit.edu", "again");
  add(accounts, "blackboard", "https://example.edu", NULL);
  add(accounts, "moodle", "https://example.edu/moodle", "Moodle without a token");
  read_tasks(accounts);
  refresh(accounts);
  sign_in(accounts);
  moodle_sign_in(accounts);
  group_tasks();
  show_term();
  pass_facts();

  CHECK(pentad_stellar_accounts_all(accounts, &list, &error));
  CHECK(pentad_stellar_accounts_client(accounts, list->items[0]->id, &client, &error));
  status = pentad_stellar_client_grades(client, "18.06", false, &grades, &error);
  printf("grades of a catalogue: %s\n", status_of(status, error));
  error = NULL;
  status = pentad_stellar_client_moodle_notifications(client, 0, &notifications, &error);
  printf("notifications of a catalogue: %s\n", status_of(status, error));
  error = NULL;
  status = pentad_stellar_accounts_announcements(accounts, "1:0:", "unknown", false, 0, &news,
                                                 &error);
  printf("a page after an unknown account: %s\n", status_of(status, error));
  error = NULL;
  status = pentad_stellar_accounts_remove(accounts, "unknown", &error);
  printf("an unknown account: %s\n", status_of(status, error));
  pentad_stellar_account_list_free(list);
  pentad_stellar_accounts_free(accounts);
  error = NULL;
  status = pentad_stellar_client_grades(client, "18.06", false, &grades, &error);
  printf("after the end: %s\n", status_of(status, error));
  pentad_stellar_client_free(client);
  return 0;
}
