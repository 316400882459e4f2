/* Logs the messages of a user's groups and chats: a line a message, and a line for each edit or
 * deletion. If the program is killed at any moment, the log lacks no line, and contains none twice.
 *
 *   chat_logger                              prints its usage
 *   chat_logger FOLDER [SECONDS] >> FILE     logs until it is interrupted
 *
 * Messages are logged as they arrive. GroupMe pushes edits and deletions only for the conversation
 * on a screen. A logger has none, and checks for them every SECONDS, by default every 60.
 *
 * CHAT_TOKEN is the token of a user of GroupMe; CHAT_SERVER is the address of a pentad-reference-server to
 * use in the place of GroupMe's. The first run begins with what is new; each one after it, where the one
 * before was stopped. FOLDER keeps the messages, and in `logged` how far the log has come.
 *
 *   cc chat_logger.c $(pkg-config --cflags --libs pentad)
 */
#include <pentad.h>

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static pentad_chat_client *client;
static volatile sig_atomic_t is_interrupted;

static void interrupt(int number) {
  (void)number;
  is_interrupted = 1;
}

static void fail(const char *what) {
  perror(what);
  exit(1);
}

/* Every call that can fail returns a status and takes the place for an error. This program ends with
 * the first that it did not expect. */
static void check(pentad_status status, pentad_error *error) {
  if (status == PENTAD_OK) return;
  fprintf(stderr, "error: %s: %s\n", pentad_status_name(status), pentad_error_message(error));
  pentad_error_free(error);
  exit(1);
}

/* ---- How far the log has come ----------------------------------------------------------------------- */

/* A change of a message that is already in the log: a later like or pin is reported as a change
 * again, with the same time. */
typedef struct change {
  int64_t message;
  int64_t at;
} change;

static change *changes;
static size_t change_count;

/* The file `logged`: an `e` for each processed event, with its number and the size of the log after
 * it, and before it a `c` for each change in it. A line without its end was not written. */
static FILE *journal;
static uint64_t last_event;
static off_t log_size;

/* Returns the time when the text of a message was last changed or removed; 0 if it never was. */
static int64_t changed_at(const pentad_chat_message *message) {
  if (message->deleted_at != PENTAD_NO_TIME) return message->deleted_at;
  return message->updated_at == PENTAD_NO_TIME ? 0 : message->updated_at;
}

static change *find(int64_t message) {
  size_t i;
  for (i = change_count; i > 0; i--) {
    if (changes[i - 1].message == message) return &changes[i - 1];
  }
  return NULL;
}

static void keep(int64_t message, int64_t at) {
  change *known = find(message);
  if (!known) {
    changes = (change *)realloc(changes, (change_count + 1) * sizeof *changes);
    if (!changes) fail("memory");
    known = &changes[change_count++];
  }
  known->message = message;
  known->at = at;
}

static void note_change(const pentad_chat_message *message) {
  keep(message->id, changed_at(message));
  fprintf(journal, "c %" PRId64 " %" PRId64 "\n", message->id, changed_at(message));
}

/* An event is processed when this is in the file, after its lines are in the log. */
static void note_event(uint64_t number) {
  struct stat log;
  if (fflush(stdout) != 0) fail("the log");
  last_event = number;
  log_size = fstat(STDOUT_FILENO, &log) == 0 && S_ISREG(log.st_mode) ? log.st_size : 0;
  fprintf(journal, "e %" PRIu64 " %" PRId64 "\n", last_event, (int64_t)log_size);
  if (fflush(journal) != 0) fail("logged");
}

/* Reads what an earlier run has noted, up to its last event. False when there was none. */
static bool read_journal(const char *path) {
  FILE *const file = fopen(path, "r");
  bool is_there = false;
  char line[128];
  if (!file) return false;
  while (fgets(line, sizeof line, file) && strchr(line, '\n')) {
    int64_t first, second;
    if (sscanf(line + 1, "%" SCNd64 " %" SCNd64, &first, &second) != 2) break;
    if (*line == 'c') keep(first, second);
    if (*line != 'e') continue;
    last_event = (uint64_t)first;
    log_size = (off_t)second;
    is_there = true;
  }
  fclose(file);
  return is_there;
}

/* Rewrites the file with the current entries, and replaces the old one atomically: a kill leaves
 * one of the two. */
static void open_journal(const char *path) {
  char draft[1100];
  size_t i;
  snprintf(draft, sizeof draft, "%s.draft", path);
  journal = fopen(draft, "w");
  if (!journal) fail(draft);
  for (i = 0; i < change_count; i++) {
    fprintf(journal, "c %" PRId64 " %" PRId64 "\n", changes[i].message, changes[i].at);
  }
  fprintf(journal, "e %" PRIu64 " %" PRId64 "\n", last_event, (int64_t)log_size);
  if (fflush(journal) != 0 || rename(draft, path) != 0) fail(path);
}

/* Lines that were written last and not noted any more are cut off a file: they come again. */
static void cut_log(void) {
  struct stat log;
  if (fstat(STDOUT_FILENO, &log) != 0 || !S_ISREG(log.st_mode) || log.st_size <= log_size) return;
  if (ftruncate(STDOUT_FILENO, log_size) != 0) fail("the log");
}

/* ---- What is logged --------------------------------------------------------------------------------- */

static void print_time(int64_t milliseconds) {
  const time_t seconds = (time_t)(milliseconds / 1000);
  const struct tm *const utc = gmtime(&seconds);
  char text[32] = "";
  if (utc) strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", utc);
  fputs(text, stdout);
}

/* A text on one line. */
static void print_text(const char *text) {
  for (; *text; text++) putchar((unsigned char)*text < 0x20 ? ' ' : *text);
}

static void print_place(const char *conversation) {
  pentad_chat_group *group = NULL;
  if (strncmp(conversation, "g:", 2) == 0) {
    /* An unknown conversation is named by its key. */
    pentad_chat_client_group(client, conversation + 2, &group, NULL);
  }
  print_text(group ? group->name : conversation);
  pentad_chat_group_free(group);
}

static void log_message(const pentad_chat_message *message, bool is_new) {
  print_time(is_new ? message->created_at : changed_at(message));
  printf(" [");
  print_place(message->conversation);
  printf("] #%" PRId64 " ", message->id);
  print_text(message->name ? message->name : "somebody");
  if (message->deleted_at != PENTAD_NO_TIME) {
    printf(", deleted\n");
    return;
  }
  printf("%s: ", is_new ? "" : ", edited");
  if (message->text) print_text(message->text);
  printf("%s\n", message->attachments_json ? " [+]" : "");
}

/* The server no longer has it, and does not report the time of the removal. */
static void log_removal(const char *conversation, int64_t id) {
  print_time((int64_t)time(NULL) * 1000);
  printf(" [");
  print_place(conversation);
  printf("] #%" PRId64 " is gone\n", id);
}

/* A message that is gone by now is NULL. */
static pentad_chat_message *read_message(int64_t id) {
  pentad_chat_message *message;
  pentad_error *error;
  const pentad_status status = pentad_chat_client_message(client, id, &message, &error);
  if (status == PENTAD_CHAT_MESSAGE_NOT_FOUND) pentad_error_free(error);
  else check(status, error);
  return message;
}

/* Messages arrived or changed. An event has their numbers; the store has their current text. */
static void did_update_messages(void *context, const pentad_chat_event *event) {
  size_t i;
  (void)context;
  for (i = 0; i < event->inserted_count + event->updated_count; i++) {
    const bool is_new = i < event->inserted_count;
    const int64_t id = is_new ? event->inserted[i] : event->updated[i - event->inserted_count];
    pentad_chat_message *const message = read_message(id);
    if (!message) continue;
    const int64_t at = changed_at(message);
    const change *const known = find(id);
    const bool is_changed = at != 0 && (!known || known->at != at);
    if (is_new || is_changed) log_message(message, is_new);
    if (is_changed) note_change(message);
    pentad_chat_message_free(message);
  }
  for (i = 0; i < event->removed_count; i++) log_removal(event->conversation, event->removed[i]);
  note_event(event->number);
}

static void did_connect(void *context, const pentad_chat_event *event) {
  static const char *const states[] = {"offline", "connecting", "live", "polling",
                                       "the token is not accepted", "stopped"};
  (void)context;
  if ((size_t)event->connection < sizeof states / sizeof *states) {
    fprintf(stderr, "%s\n", states[event->connection]);
  }
}

static void did_fail(void *context, const pentad_chat_event *event) {
  (void)context;
  fprintf(stderr, "%s: %s\n", pentad_status_name(event->status), event->error_message);
}

static void did_reset(void *context, const pentad_chat_event *event) {
  (void)context;
  fprintf(stderr, "away for too long: what was said in between is in the store, and not in the log\n");
  note_event(event->number);
}

/* ---- The runs --------------------------------------------------------------------------------------- */

/* The existing messages of a conversation are not logged, nor are their repeated changes. */
static void pass_over(const char *conversation) {
  int64_t newest = 0;
  size_t i, count;
  do {
    pentad_chat_messages *messages;
    pentad_error *error;
    check(pentad_chat_client_messages_after(client, conversation, newest, 0, &messages, &error), error);
    count = messages->count;
    for (i = 0; i < count; i++) {
      newest = messages->items[i]->id;
      if (changed_at(messages->items[i])) keep(newest, changed_at(messages->items[i]));
    }
    pentad_chat_messages_free(messages);
  } while (count > 0);
}

/* The first run: fetches what there is, and begins behind it. */
static void begin(pentad_chat_client_options options, const char *token) {
  pentad_chat_groups *groups;
  pentad_chat_direct_chats *chats;
  pentad_error *error;
  struct stat log;
  size_t i;
  options.manual_synchronising = 1;
  check(pentad_chat_client_sign_in(&options, token, &client, &error), error);
  check(pentad_chat_client_synchronise(client, &error), error);
  check(pentad_chat_client_last_event(client, &last_event, &error), error);
  check(pentad_chat_client_groups(client, PENTAD_CHAT_MEMBERSHIP_ACTIVE, &groups, &error), error);
  for (i = 0; i < groups->count; i++) pass_over(groups->items[i]->conversation);
  pentad_chat_groups_free(groups);
  check(pentad_chat_client_chats(client, &chats, &error), error);
  for (i = 0; i < chats->count; i++) pass_over(chats->items[i]->conversation);
  pentad_chat_direct_chats_free(chats);
  pentad_chat_client_free(client);
  if (fstat(STDOUT_FILENO, &log) == 0 && S_ISREG(log.st_mode)) log_size = log.st_size;
}

static bool is_looking;

/* Errors are reported to did_fail(), or retried. */
static void did_look(void *context, pentad_status status, pentad_error *error) {
  (void)context;
  (void)status;
  (void)error;
  is_looking = false;
}

/* Compares the newest messages of each conversation with the server's, unless that is being done. */
static void look(void) {
  pentad_error *error;
  if (is_looking) return;
  is_looking = true;
  check(pentad_chat_client_synchronise_async(client, did_look, NULL, NULL, &error), error);
}

static void follow(pentad_chat_client_options options, const char *token, int seconds) {
  pentad_chat_delegate delegate = PENTAD_CHAT_DELEGATE_INIT;
  pentad_subscription *subscription;
  pentad_session *session;
  pentad_status status;
  pentad_error *error;
  time_t looked = time(NULL);
  /* With a session, callbacks come to this thread, when it asks for them. */
  check(pentad_session_make(&session, &error), error);
  options.session = session;
  /* Without a network, the account that signed in last can be opened. */
  status = pentad_chat_client_sign_in(&options, token, &client, &error);
  if (PENTAD_STATUS_COARSE(status) == PENTAD_UNAUTHORIZED) check(status, error);
  if (status != PENTAD_OK) {
    pentad_error_free(error);
    check(pentad_chat_client_open(&options, NULL, &client, &error), error);
  }
  /* Events since the last run come first. */
  delegate.after = last_event;
  delegate.did_update_messages = did_update_messages;
  delegate.connection = did_connect;
  delegate.did_fail = did_fail;
  delegate.did_reset = did_reset;
  check(pentad_chat_client_subscribe(client, &delegate, &subscription, &error), error);
  signal(SIGINT, interrupt);
  signal(SIGTERM, interrupt);
  while (!is_interrupted) {
    check(pentad_session_pump(session, 200, NULL, &error), error);
    if (time(NULL) - looked < seconds) continue;
    looked = time(NULL);
    look();
  }
  pentad_subscription_free(subscription);
  pentad_chat_client_free(client);
  pentad_session_free(session);
}

int main(int count, char **arguments) {
  pentad_chat_client_options options = PENTAD_CHAT_CLIENT_OPTIONS_INIT;
  const char *const token = getenv("CHAT_TOKEN");
  char path[1024];
  if (count < 2 || !token) {
    printf("usage: chat_logger FOLDER [SECONDS] >> FILE, with the user's token in CHAT_TOKEN\n");
    return 0;
  }
  options.store_folder = arguments[1];
  options.server = getenv("CHAT_SERVER");
  snprintf(path, sizeof path, "%s/logged", arguments[1]);
  if (read_journal(path)) cut_log();
  else begin(options, token);
  open_journal(path);
  follow(options, token, count > 2 ? atoi(arguments[2]) : 60);
  fclose(journal);
  free(changes);
  return 0;
}
