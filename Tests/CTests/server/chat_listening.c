/* ChatKit's client with a server, and then without it: the delivery of callbacks. Alice's callbacks
 * run in a session, Bob's on the library's thread; both receive the other's changes. Offline there
 * is no connection, and waiting calls end when their client is freed. */
#include "chat.h"

#include <pthread.h>
#include <time.h>

static pentad_chat_client *bob;
static char between[64];

/* ---- Received callbacks
 * ------------------------------------------------------------------------------ */

static pthread_t main_thread;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t heard = PTHREAD_COND_INITIALIZER;
static bool is_live, has_news, has_raw, is_typing, is_offline;

static void hear(bool *what) {
  pthread_mutex_lock(&lock);
  *what = true;
  pthread_cond_broadcast(&heard);
  pthread_mutex_unlock(&lock);
}

static void wait_for(const char *what, const bool *is_there) {
  struct timespec end;
  int late = 0;
  clock_gettime(CLOCK_REALTIME, &end);
  end.tv_sec += 60;
  pthread_mutex_lock(&lock);
  while (!*is_there && !late) late = pthread_cond_timedwait(&heard, &lock, &end);
  printf("Bob %s: %s\n", what, *is_there ? "yes" : "no");
  pthread_mutex_unlock(&lock);
}

static void bob_connection(void *context, const pentad_chat_event *event) {
  (void)context;
  HOLDS(!pthread_equal(pthread_self(), main_thread));
  if (event->connection == PENTAD_CHAT_CONNECTION_LIVE) {
    HOLDS(event->route == PENTAD_CHAT_ROUTE_WEB_SOCKET && event->status == PENTAD_OK);
    hear(&is_live);
  }
  if (event->connection == PENTAD_CHAT_CONNECTION_OFFLINE) hear(&is_offline);
}

/* A callback may wait for the store. */
static void bob_messages(void *context, const pentad_chat_event *event) {
  pentad_chat_message *message = NULL;
  size_t i;
  (void)context;
  HOLDS(!pthread_equal(pthread_self(), main_thread));
  for (i = 0; i < event->inserted_count; i++) {
    if (pentad_chat_client_message(bob, event->inserted[i], &message, NULL) != PENTAD_OK) continue;
    if (message->text && strcmp(message->text, "news for Bob") == 0) hear(&has_news);
    pentad_chat_message_free(message);
  }
}

static void bob_typing(void *context, const pentad_chat_event *event) {
  (void)context;
  HOLDS(strcmp(event->conversation, between) == 0 && strcmp(event->user_id, "101") == 0);
  HOLDS(event->at > 0);
  hear(&is_typing);
}

static void bob_notified(void *context, const pentad_chat_notification *notification) {
  (void)context;
  if (!notification || strcmp(notification->type, "direct_message.create") != 0) return;
  HOLDS(strcmp(notification->channel, "/user/102") == 0);
  HOLDS(strlen(notification->json) == notification->json_size);
  if (strstr(notification->json, "news for Bob")) hear(&has_raw);
}

static int live, news, freed;

static void alice_connection(void *context, const pentad_chat_event *event) {
  (void)context;
  HOLDS(pthread_equal(pthread_self(), main_thread));
  if (event->connection == PENTAD_CHAT_CONNECTION_LIVE) live++;
}

static void alice_messages(void *context, const pentad_chat_event *event) {
  (void)context;
  HOLDS(pthread_equal(pthread_self(), main_thread));
  if (strcmp(event->conversation, between) == 0) news += (int)event->inserted_count;
}

static void give_back(void *context) {
  HOLDS(context == &freed);
  freed++;
}

/* ---- Two who talk ------------------------------------------------------------------------------------- */

static void open_both(const char *url, const char *folder) {
  pentad_chat_client_options options = PENTAD_CHAT_CLIENT_OPTIONS_INIT;
  char *key = NULL;
  options.server = url;
  options.requests_per_second = -1;
  SHOW(pentad_chat_client_sign_in(&options, "tok-bob", &bob, &error));
  options.store_folder = folder;
  options.session = session;
  SHOW(pentad_chat_client_sign_in(&options, "tok-alice", &alice, &error));
  SHOW(pentad_chat_conversation_between(pentad_chat_client_user_id(bob),
                                        pentad_chat_client_user_id(alice), &key, &error));
  snprintf(between, sizeof between, "%s", or_none(key));
  pentad_string_free(key);
}

static void talk(void) {
  pentad_chat_delegate delegate = PENTAD_CHAT_DELEGATE_INIT;
  pentad_chat_notification_delegate raw = PENTAD_CHAT_NOTIFICATION_DELEGATE_INIT;
  pentad_subscription *for_alice, *for_bob, *notifications;
  pentad_chat_outgoing *sent;
  pentad_chat_message *message;
  delegate.connection = bob_connection;
  delegate.did_update_messages = bob_messages;
  delegate.typing = bob_typing;
  delegate.context = &freed;
  delegate.context_free = give_back;
  SHOW(pentad_chat_client_subscribe(bob, &delegate, &for_bob, &error));
  delegate.connection = alice_connection;
  delegate.did_update_messages = alice_messages;
  delegate.typing = NULL;
  SHOW(pentad_chat_client_subscribe(alice, &delegate, &for_alice, &error));
  raw.did_receive = bob_notified;
  raw.context = &freed;
  raw.context_free = give_back;
  SHOW(pentad_chat_client_subscribe_notifications(bob, &raw, &notifications, &error));
  /* A subscriber that comes after the connection is not notified of it. */
  if (pentad_chat_client_send_typing(bob, between, NULL) == PENTAD_OK) hear(&is_live);
  if (pentad_chat_client_send_typing(alice, between, NULL) == PENTAD_OK) live++;
  wait_for("is connected", &is_live);
  pump_until(&live, 1);
  SHOW(pentad_chat_client_select(bob, between, &error));
  SHOW(pentad_chat_client_select(alice, between, &error));
  SHOW(pentad_chat_client_send_typing(alice, between, &error));
  FINISH(pentad_chat_client_send_typing_async(alice, between, did_end, NULL, &operation, &error));
  wait_for("sees her writing", &is_typing);
  sent = send_text(alice, between, "news for Bob");
  SHOW(pentad_chat_client_wait_for_delivery(alice, sent, 60000, &message, &error));
  HOLDS(message && strcmp(or_none(message->text), "news for Bob") == 0);
  pentad_chat_message_free(message);
  pentad_chat_outgoing_free(sent);
  wait_for("is told", &has_news);
  wait_for("was notified", &has_raw);
  pump_until(&news, 1);
  news = 0;
  pentad_chat_outgoing_free(send_text(bob, between, "an answer"));
  pump_until(&news, 1);
  printf("Alice has it\n");
  pentad_subscription_cancel(for_alice);
  pentad_subscription_free(for_alice);
  pentad_subscription_free(for_bob);
  pentad_subscription_free(notifications);
  printf("%d contexts were given back\n", freed);
}

/* ---- Lists -------------------------------------------------------------------------------------------- */

static int listed, grown;

static void did_list_messages(void *context, const pentad_chat_timeline *timeline,
                              const pentad_list_delta *delta) {
  (void)context;
  if (!delta) printf("  first: %d lines\n", (int)timeline->count);
  listed++;
  if (delta && delta->insertion_count) {
    const pentad_chat_timeline_item *const last = timeline->items[timeline->count - 1];
    HOLDS((last->outgoing == NULL) != (last->message == NULL) && *last->id);
    /* A slow reader finds the message already delivered. */
    const char *const text = last->outgoing ? last->outgoing->text : last->message->text;
    if (!grown) printf("  then: %s\n", or_none(text));
    grown++;
  }
}

static void did_list_groups(void *context, const pentad_chat_groups *groups,
                            const pentad_list_delta *delta) {
  (void)context;
  if (!delta) printf("  groups: %d\n", (int)groups->count);
  listed++;
}

static void did_list_chats(void *context, const pentad_chat_direct_chats *chats,
                           const pentad_list_delta *delta) {
  (void)context;
  if (!delta) printf("  chats: %d\n", (int)chats->count);
  listed++;
}

static void did_list_members(void *context, const pentad_chat_members *members,
                             const pentad_list_delta *delta) {
  (void)context;
  if (!delta) printf("  members: %d\n", (int)members->count);
  listed++;
}

static void did_list_found(void *context, const pentad_chat_messages *messages,
                           const pentad_list_delta *delta) {
  (void)context;
  if (!delta) printf("  found: %d\n", (int)messages->count);
  listed++;
}

/* A delegate for one list sees it as it is. */
static void show_list(const pentad_chat_lists_delegate *delegate) {
  pentad_subscription *subscription;
  SHOW(pentad_chat_client_subscribe_lists(alice, delegate, &subscription, &error));
  if (status == PENTAD_OK) pump_until(&listed, listed + 1);
  pentad_subscription_free(subscription);
}

static void lists(void) {
  pentad_chat_lists_delegate all = PENTAD_CHAT_LISTS_DELEGATE_INIT;
  pentad_chat_lists_delegate one = PENTAD_CHAT_LISTS_DELEGATE_INIT;
  pentad_subscription *subscription;
  all.messages = did_list_messages;
  all.messages_in = between;
  all.messages_limit = 5;
  all.context = &freed;
  all.context_free = give_back;
  freed = 0;
  SHOW(pentad_chat_client_subscribe_lists(alice, &all, &subscription, &error));
  pump_until(&listed, 1);
  pentad_chat_outgoing_free(send_text(alice, between, "a line"));
  pump_until(&grown, 1);
  pentad_subscription_free(subscription);
  HOLDS(freed == 1);
  one.groups = did_list_groups;
  show_list(&one);
  one.groups = NULL;
  one.chats = did_list_chats;
  show_list(&one);
  one.chats = NULL;
  one.members = did_list_members;
  show_list(&one);
  one.members_of = first_group;
  show_list(&one);
  one.members = NULL;
  one.messages = did_list_messages;
  show_list(&one);
  one.messages = NULL;
  one.search = did_list_found;
  show_list(&one);
  one.search_text = "news for Bob";
  one.search_in = "nowhere";
  show_list(&one);
  one.search_in = between;
  one.search_limit = SIZE_MAX;
  show_list(&one);
  one.search_limit = 1;
  show_list(&one);
}

/* ---- The end of what waits ------------------------------------------------------------------------------ */

static pentad_status outcome_of_wait = PENTAD_OK;

static void did_wait(void *context, pentad_status outcome, const pentad_chat_message *message,
                     pentad_error *failure) {
  (void)context;
  (void)failure;
  HOLDS(message == NULL);
  outcome_of_wait = outcome;
  ends++;
}

/* Starts an asynchronous wait for a message that is never sent. */
static pentad_operation *wait_for_ever(void) {
  pentad_chat_outgoing *const sent = send_text(alice, "g:1", "never");
  pentad_operation *waiting = NULL;
  SHOW(pentad_chat_client_wait_for_delivery_async(alice, sent, did_wait, NULL, &waiting, &error));
  pentad_chat_outgoing_free(sent);
  return waiting;
}

static void end_by_freeing(const char *url, const char *folder) {
  pentad_operation *waiting;
  int before = ends;
  open_alice(url, folder, NULL);
  waiting = wait_for_ever();
  pentad_chat_client_free(alice);
  pump_until(&ends, before + 1);
  SHOW(pentad_operation_wait(waiting, -1, &error));
  printf("  freed: %s\n", coarse_name(outcome_of_wait));
  pentad_operation_free(waiting);
}

/* Callbacks that wait in a freed session are never called; its client continues to read. */
static void end_by_session(const char *url, const char *folder) {
  pentad_session *const other = session;
  pentad_operation *waiting;
  pentad_subscription *subscription, *late;
  pentad_chat_delegate delegate = PENTAD_CHAT_DELEGATE_INIT;
  pentad_chat_groups *groups;
  const int before = ends;
  SHOW(pentad_session_make(&session, &error));
  open_alice(url, folder, NULL);
  waiting = wait_for_ever();
  SHOW(pentad_chat_client_subscribe(alice, &delegate, &subscription, &error));
  pentad_session_free(session);
  session = other;
  SHOW(pentad_chat_client_groups(alice, PENTAD_CHAT_MEMBERSHIP_ACTIVE, &groups, &error));
  if (groups) printf("  %d groups\n", (int)groups->count);
  pentad_chat_groups_free(groups);
  SHOW(pentad_chat_client_synchronise_async(alice, did_end, NULL, &operation, &error));
  SHOW(pentad_chat_client_subscribe(alice, &delegate, &late, &error));
  pentad_operation_cancel(waiting);
  pentad_operation_free(waiting);
  pentad_subscription_free(subscription);
  pentad_chat_client_free(alice);
  pump();
  /* The waiting calls have ended with their session. */
  HOLDS(ends == before + 1);
}

static void end_by_signing_out(const char *url, const char *folder) {
  pentad_operation *waiting;
  const int before = ends;
  open_alice(url, folder, NULL);
  waiting = wait_for_ever();
  SHOW(pentad_chat_client_sign_out(alice, &error));
  pump_until(&ends, before + 1);
  printf("  signed out: %s\n", coarse_name(outcome_of_wait));
  pentad_operation_free(waiting);
  pentad_chat_client_free(alice);
}

/* ---- The two runs ------------------------------------------------------------------------------------- */

static void online(const char *url, const char *folder) {
  open_both(url, folder);
  talk();
  SHOW(pentad_chat_client_synchronise(alice, &error));
  find_first();
  lists();
  SHOW(pentad_chat_client_sign_out(bob, &error));
  pentad_chat_client_free(bob);
  pentad_chat_client_free(alice);
}

static void offline(const char *url, const char *folder) {
  pentad_chat_client_options options = PENTAD_CHAT_CLIENT_OPTIONS_INIT;
  pentad_chat_delegate delegate = PENTAD_CHAT_DELEGATE_INIT;
  pentad_subscription *subscription;
  options.store_folder = folder;
  options.server = url;
  SHOW(pentad_chat_client_open(&options, NULL, &bob, &error));
  delegate.connection = bob_connection;
  SHOW(pentad_chat_client_subscribe(bob, &delegate, &subscription, &error));
  pentad_chat_client_network_changed(bob);
  wait_for("is cut off", &is_offline);
  pentad_subscription_free(subscription);
  pentad_chat_client_free(bob);
  end_by_freeing(url, folder);
  end_by_session(url, folder);
  end_by_signing_out(url, folder);
}

int main(int count, char **arguments) {
  main_thread = pthread_self();
  return two_runs(count, arguments, online, offline);
}
