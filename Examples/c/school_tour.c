/* A tour of a student's own school: classes, tasks and announcements.
 *
 *   school_tour                 lists an account and what it offers, without a network
 *   school_tour CANVAS TOKEN    reads the account of a token at a school's Canvas
 *
 *   cc school_tour.c $(pkg-config --cflags --libs pentad)
 */
#include <pentad.h>

#include <stdio.h>
#include <stdlib.h>

/* This program ends with the first unexpected error. */
static void check(pentad_status status, pentad_error *error) {
  if (status == PENTAD_OK) return;
  fprintf(stderr, "error: %s: %s\n", pentad_status_name(status), pentad_error_message(error));
  pentad_error_free(error);
  exit(1);
}

static void add(pentad_stellar_accounts *school, const char *address, const char *token) {
  pentad_stellar_account *account;
  pentad_stellar_account_refreshes *result;
  pentad_error *error;
  if (token == NULL) {
    /* Nothing is asked before the first request. */
    check(pentad_stellar_accounts_add(school, "fireroad", address, "MIT's catalogue", NULL,
                                      &account, &error),
          error);
    pentad_stellar_account_free(account);
    return;
  }
  check(pentad_stellar_accounts_add_canvas(school, address, token, "My school", &account, &error),
        error);
  pentad_stellar_account_free(account);
  check(pentad_stellar_accounts_refresh(school, &result, &error), error);
  printf("refreshed %d accounts, %d failed\n", (int)result->count, (int)result->failure_count);
  pentad_stellar_account_refreshes_free(result);
}

static void print_tasks(pentad_stellar_accounts *school) {
  pentad_stellar_account_tasks *tasks;
  pentad_error *error;
  size_t i;
  check(pentad_stellar_accounts_tasks(school, PENTAD_NO_TIME, PENTAD_NO_TIME, false, &tasks,
                                      &error),
        error);
  printf("%d tasks\n", (int)tasks->count);
  for (i = 0; i < tasks->count && i < 3; i++) printf("  %s\n", tasks->items[i]->title);
  pentad_stellar_account_tasks_free(tasks);
}

static void print_announcements(pentad_stellar_accounts *school) {
  pentad_stellar_account_announcements *unread;
  pentad_stellar_client *client;
  pentad_error *error;
  size_t i;
  check(pentad_stellar_accounts_announcements(school, NULL, NULL, true, 3, &unread, &error), error);
  printf("%d unread announcements\n", (int)unread->count);
  for (i = 0; i < unread->count; i++) {
    printf("  %s: %s\n", unread->items[i]->item->name, unread->items[i]->announcement->title);
  }
  /* Marks are stored at once, and sent to the school as soon as possible. */
  if (unread->count > 0) {
    check(pentad_stellar_accounts_client(school, unread->accounts[0], &client, &error), error);
    check(pentad_stellar_client_mark_read(client, unread->items[0]->item->master_id,
                                          unread->items[0]->announcement->key, &error),
          error);
    pentad_stellar_client_free(client);
  }
  pentad_stellar_account_announcements_free(unread);
}

int main(int count, char **arguments) {
  pentad_stellar_accounts *school;
  pentad_stellar_account_list *accounts;
  pentad_stellar_client *client;
  pentad_stellar_posts *posts;
  pentad_error *error;
  pentad_status status;
  size_t i;
  /* Without a folder, everything is kept in memory until the accounts are freed. */
  check(pentad_stellar_accounts_open(NULL, &school, &error), error);
  add(school, count > 2 ? arguments[1] : "https://fireroad.mit.edu", count > 2 ? arguments[2] : NULL);
  print_tasks(school);
  print_announcements(school);

  check(pentad_stellar_accounts_all(school, &accounts, &error), error);
  for (i = 0; i < accounts->count; i++) {
    printf("%s: %s\n", accounts->items[i]->name, accounts->items[i]->kind);
    check(pentad_stellar_accounts_client(school, accounts->items[i]->id, &client, &error), error);
    status = pentad_stellar_client_posts(client, "18.06", "1", false, &posts, &error);
    if (status == PENTAD_OK) {
      pentad_stellar_posts_free(posts);
    } else {
      printf("replies: %s\n", pentad_status_name(status));
      pentad_error_free(error);
    }
    pentad_stellar_client_free(client);
    /* Signing out removes the token, the store and the files of an account. */
    check(pentad_stellar_accounts_remove(school, accounts->items[i]->id, &error), error);
  }
  pentad_stellar_account_list_free(accounts);
  pentad_stellar_accounts_free(school);
  return 0;
}
