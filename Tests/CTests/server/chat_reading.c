/* ChatKit's client with a server, and then without it: lists, messages, history, search, the events of the
 * log. Offline, when the server is gone, all that was read must be there still. */
#include "chat.h"

/* ---- Lists ------------------------------------------------------------------------------------------ */

static void print_lists(void) {
  pentad_chat_groups *groups;
  pentad_chat_direct_chats *chats;
  size_t i;
  SHOW(pentad_chat_client_groups(alice, PENTAD_CHAT_MEMBERSHIP_ACTIVE, &groups, &error));
  for (i = 0; groups && i < groups->count; i++) {
    const pentad_chat_group *const group = groups->items[i];
    printf("  %s (%s), %d messages, %s\n", group->name, group->kind,
           (int)group->state->message_count, group->image ? "with a picture" : "without");
    HOLDS(group->state->last_message && group->state->last_message_at > 0);
    HOLDS(strncmp(group->conversation, "g:", 2) == 0);
    HOLDS(strcmp(group->conversation + 2, group->id) == 0);
  }
  pentad_chat_groups_free(groups);
  SHOW(pentad_chat_client_groups(alice, PENTAD_CHAT_MEMBERSHIP_EXITED, &groups, &error));
  if (groups) printf("  %d groups\n", (int)groups->count);
  pentad_chat_groups_free(groups);
  SHOW(pentad_chat_client_chats(alice, &chats, &error));
  for (i = 0; chats && i < chats->count; i++) {
    const pentad_chat_direct_chat *const chat = chats->items[i];
    char *key = NULL;
    printf("  with %s, %d messages: %s\n", chat->name, (int)chat->state->message_count,
           chat->state->preview ? "a preview" : "no preview");
    SHOW(pentad_chat_conversation_between("101", chat->other_user_id, &key, &error));
    HOLDS(key && strcmp(key, chat->conversation) == 0);
    pentad_string_free(key);
  }
  pentad_chat_direct_chats_free(chats);
}

static void print_group(void) {
  pentad_chat_group *group;
  pentad_chat_members *members;
  size_t i;
  SHOW(pentad_chat_client_group(alice, first_group, &group, &error));
  if (group) printf("  %s has %d members\n", group->name, (int)group->member_count);
  pentad_chat_group_free(group);
  SHOW(pentad_chat_client_group(alice, "1", &group, &error));
  SHOW(pentad_chat_client_members(alice, first_group, &members, &error));
  for (i = 0; members && i < members->count; i++) {
    const pentad_chat_member *const member = members->items[i];
    printf("  %s %s%s%s\n", member->user_id, member->nickname, member->role_count ? ", " : "",
           member->role_count ? member->roles[0] : "");
  }
  pentad_chat_members_free(members);
}

/* ---- Messages --------------------------------------------------------------------------------------- */

static void print_newest(size_t limit) {
  pentad_chat_messages *messages;
  size_t i;
  SHOW(pentad_chat_client_messages(alice, first_key, 0, limit, &messages, &error));
  for (i = 0; messages && i < messages->count; i++) {
    const pentad_chat_message *const message = messages->items[i];
    printf("  %s (%s): %.40s%s%s\n", or_none(message->name), message->sender_kind,
           or_none(message->text), message->attachments_json ? " +" : "",
           message->is_system ? " *" : "");
  }
  pentad_chat_messages_free(messages);
}

/* Prints all attachments and events in the messages of a conversation. */
static void print_census(const char *key) {
  pentad_chat_messages *messages;
  int kinds[10] = {0}, happenings[19] = {0}, reacted = 0, likes = 0, people = 0;
  size_t i, j;
  SHOW(pentad_chat_client_messages_after(alice, key, 0, 1000, &messages, &error));
  for (i = 0; messages && i < messages->count; i++) {
    const pentad_chat_message *const message = messages->items[i];
    pentad_chat_attachments *attachments;
    pentad_chat_reactions *reactions;
    pentad_chat_system_event *event = NULL;
    if (i) HOLDS(message->id > messages->items[i - 1]->id);
    pentad_chat_message_attachments(message, &attachments, NULL);
    pentad_chat_message_reactions(message, &reactions, NULL);
    pentad_chat_message_event(message, &event, NULL);
    for (j = 0; j < attachments->count; j++) kinds[attachments->items[j]->kind]++;
    for (j = 0; j < reactions->count; j++) reacted += (int)reactions->items[j]->user_count;
    likes += (int)reactions->favorited_by_count;
    if (event) {
      happenings[event->kind]++;
      people += (int)event->person_count;
    }
    pentad_chat_attachments_free(attachments);
    pentad_chat_reactions_free(reactions);
    pentad_chat_system_event_free(event);
  }
  if (!messages) return;
  printf("  %d messages, %d reactions, %d likes; attachments", (int)messages->count, reacted, likes);
  for (i = 0; i < 10; i++) printf(" %d", kinds[i]);
  printf("; events");
  for (i = 0; i < 19; i++) printf(" %d", happenings[i]);
  printf(", of %d people\n", people);
  pentad_chat_messages_free(messages);
}

/* From the newest message on, page by page, back to the first and forward again: no message is left out
 * or comes twice. */
static void leaf_through(void) {
  pentad_chat_messages *messages = NULL;
  int64_t before = 0, after = 0, oldest = 0;
  int back = 0, forward = 0;
  do {
    pentad_chat_messages_free(messages);
    if (pentad_chat_client_messages(alice, first_key, before, 7, &messages, NULL) != PENTAD_OK) return;
    back += (int)messages->count;
    if (messages->count) oldest = before = messages->items[0]->id;
  } while (messages->count == 7);
  do {
    pentad_chat_messages_free(messages);
    if (pentad_chat_client_messages_after(alice, first_key, after, 7, &messages, NULL) != PENTAD_OK) {
      return;
    }
    if (after == 0) HOLDS(messages->count && messages->items[0]->id == oldest);
    forward += (int)messages->count;
    if (messages->count) after = messages->items[messages->count - 1]->id;
  } while (messages->count == 7);
  pentad_chat_messages_free(messages);
  printf("  %d back, %d forward\n", back, forward);
}

/* A message by its number, and by its first word. */
static void find_one(void) {
  pentad_chat_messages *messages;
  pentad_chat_message *message;
  char word[64] = "";
  SHOW(pentad_chat_client_messages(alice, first_key, 0, 1, &messages, &error));
  HOLDS(messages && messages->count == 1);
  if (!messages) return;
  SHOW(pentad_chat_client_message(alice, messages->items[0]->id, &message, &error));
  HOLDS(message && message->id == messages->items[0]->id);
  HOLDS(message && strcmp(message->conversation, first_key) == 0);
  pentad_chat_message_free(message);
  pentad_chat_messages_free(messages);
  SHOW(pentad_chat_client_message(alice, 1, &message, &error));
  HOLDS(message == NULL);
  SHOW(pentad_chat_client_messages_after(alice, first_key, 0, 1, &messages, &error));
  if (messages && messages->count) sscanf(or_none(messages->items[0]->text), "%63s", word);
  pentad_chat_messages_free(messages);
  SHOW(pentad_chat_client_search(alice, word, first_key, 5, &messages, &error));
  HOLDS(messages && messages->count > 0);
  pentad_chat_messages_free(messages);
  SHOW(pentad_chat_client_search(alice, "nobodywrotethis", NULL, 0, &messages, &error));
  HOLDS(messages && messages->count == 0);
  pentad_chat_messages_free(messages);
  FINISH(pentad_chat_client_search_async(alice, word, first_key, 1, did_messages, NULL, &operation,
                                         &error));
}

static void print_gaps(const char *key) {
  pentad_chat_gaps *gaps;
  SHOW(pentad_chat_client_gaps(alice, key, &gaps, &error));
  if (gaps) printf("  %d gaps\n", (int)gaps->count);
  pentad_chat_gaps_free(gaps);
}

/* ---- Asking the server ------------------------------------------------------------------------------ */

static void did_progress(void *context, int64_t completed, int64_t total) {
  (void)context;
  if (completed <= 0 || total != -1) printf("the progress is strange\n");
}

static void fetch(void) {
  pentad_chat_group *group;
  pentad_chat_messages *messages;
  int64_t oldest = 0;
  SHOW(pentad_chat_client_fetch_all_groups(alice, &error));
  FINISH(pentad_chat_client_fetch_all_groups_async(alice, did_end, NULL, &operation, &error));
  SHOW(pentad_chat_client_fetch_information(alice, first_group, &group, &error));
  if (group) printf("  %s has %d members\n", group->name, (int)group->member_count);
  pentad_chat_group_free(group);
  SHOW(pentad_chat_client_fetch_information(alice, "1", &group, &error));
  FINISH(pentad_chat_client_fetch_information_async(alice, first_group, did_group, NULL, &operation,
                                                    &error));
  SHOW(pentad_chat_client_messages(alice, first_key, 0, 2, &messages, &error));
  if (messages && messages->count) oldest = messages->items[0]->id;
  pentad_chat_messages_free(messages);
  SHOW(pentad_chat_client_fetch_messages(alice, first_key, oldest, 30, &messages, &error));
  if (messages) printf("  %d before it\n", (int)messages->count);
  pentad_chat_messages_free(messages);
  FINISH(pentad_chat_client_fetch_messages_async(alice, first_key, oldest, 30, did_messages, NULL,
                                                 &operation, &error));
  SHOW(pentad_chat_client_fetch_history(alice, first_key, &error));
  FINISH(pentad_chat_client_fetch_history_async(alice, first_chat, did_progress, did_end, NULL,
                                                &operation, &error));
  SHOW(pentad_chat_client_catch_up(alice, first_key, &error));
  FINISH(pentad_chat_client_catch_up_async(alice, first_chat, did_end, NULL, &operation, &error));
  SHOW(pentad_chat_client_select(alice, first_key, &error));
  FINISH(pentad_chat_client_select_async(alice, first_chat, did_end, NULL, &operation, &error));
  SHOW(pentad_chat_client_select(alice, NULL, &error));
}

/* ---- Events ----------------------------------------------------------------------------------------- */

static const char *const names[] = {"reset",    "refreshed", "created",       "updated",
                                    "removed",  "members",   "messages",      "reactions",
                                    "outgoing", "read",      "drafts",        "account",
                                    "typing",   "connected", "synchronising", "failed",
                                    "recovered"};
#define KINDS (sizeof names / sizeof *names)
static bool came[KINDS];
static uint64_t last_number;

static void did_happen(void *context, const pentad_chat_event *event) {
  HOLDS(context == &session);
  HOLDS(event->number >= last_number);
  last_number = event->number;
  if ((size_t)event->kind < KINDS) came[event->kind] = true;
}

static void did_reset(void *context, const pentad_chat_event *event) {
  HOLDS(context == &session);
  HOLDS(event->kind == PENTAD_CHAT_EVENT_KIND_RESET);
}

static void give_back(void *context) {
  HOLDS(context == &session);
  printf("  the context is given back\n");
}

/* The kinds of what came to a delegate that had seen the events up to a number. */
static void print_came(uint64_t after) {
  pentad_chat_delegate delegate = PENTAD_CHAT_DELEGATE_INIT;
  pentad_subscription *subscription;
  size_t kind;
  delegate.context = &session;
  delegate.context_free = give_back;
  delegate.after = after;
  delegate.did_happen = did_happen;
  delegate.did_reset = did_reset;
  memset(came, 0, sizeof came);
  last_number = 0;
  SHOW(pentad_chat_client_subscribe(alice, &delegate, &subscription, &error));
  pump();
  for (kind = 0; kind < KINDS; kind++) {
    if (came[kind]) printf("  event: %s\n", names[kind]);
  }
  pentad_subscription_free(subscription);
}

/* The same, for a program that asks. */
static void poll_events(uint64_t start) {
  pentad_chat_events *events = NULL;
  uint64_t after = start, last = 0;
  bool asked[KINDS] = {false};
  size_t i, count = 1;
  SHOW(pentad_chat_client_last_event(alice, &last, &error));
  while (count) {
    if (pentad_chat_client_read_events(alice, after, 3, &events, NULL) != PENTAD_OK) return;
    for (i = 0; i < events->count; i++) {
      if ((size_t)events->items[i]->kind < KINDS) asked[events->items[i]->kind] = true;
      HOLDS(events->items[i]->number == after + 1);
      after = events->items[i]->number;
    }
    count = events->count;
    HOLDS(count <= 3);
    pentad_chat_events_free(events);
  }
  HOLDS(after == last && last_number == last);
  for (i = 0; i < PENTAD_CHAT_EVENT_KIND_TYPING; i++) HOLDS(asked[i] == came[i]);
  SHOW(pentad_chat_client_read_events(alice, 0, 0, &events, &error));
  HOLDS(events && events->count == 1 && events->items[0]->kind == PENTAD_CHAT_EVENT_KIND_RESET);
  HOLDS(events && events->items[0]->number < last);
  pentad_chat_events_free(events);
}

static void print_usage(void) {
  pentad_chat_storage_usage usage = PENTAD_CHAT_STORAGE_USAGE_INIT;
  SHOW(pentad_chat_client_storage_usage(alice, &usage, &error));
  printf("  %d groups, %d chats, %s messages, %d waiting%s\n", (int)usage.groups, (int)usage.chats,
         usage.messages > 100 ? "many" : usage.messages ? "few" : "no", (int)usage.waiting,
         usage.bytes > 0 ? "" : ", no bytes");
}

/* ---- The two runs ------------------------------------------------------------------------------------- */

static void read_all(void) {
  find_first();
  print_lists();
  print_group();
  print_newest(3);
  print_census(first_key);
  print_census(first_chat);
  leaf_through();
  find_one();
  print_gaps(first_key);
  print_usage();
}

static void online(const char *url, const char *folder) {
  uint64_t start = 0;
  open_alice(url, folder, "tok-alice");
  SHOW(pentad_chat_client_last_event(alice, &start, &error));
  SHOW(pentad_chat_client_synchronise(alice, &error));
  find_first();
  fetch();
  print_came(start);
  poll_events(start);
  read_all();
  pentad_chat_client_free(alice);
}

static void offline(const char *url, const char *folder) {
  pentad_chat_messages *messages;
  uint64_t start = 0;
  open_alice(url, folder, NULL);
  read_all();
  SHOW(pentad_chat_client_synchronise(alice, &error));
  SHOW(pentad_chat_client_fetch_all_groups(alice, &error));
  SHOW(pentad_chat_client_fetch_messages(alice, "g:1", 5, 0, &messages, &error));
  HOLDS(messages == NULL);
  FINISH(pentad_chat_client_fetch_history_async(alice, first_key, NULL, did_end, NULL, &operation,
                                                &error));
  SHOW(pentad_chat_client_last_event(alice, &start, &error));
  SHOW(pentad_chat_client_clear_cache(alice, &error));
  print_came(start);
  print_usage();
  pentad_chat_client_free(alice);
}

int main(int count, char **arguments) { return two_runs(count, arguments, online, offline); }
