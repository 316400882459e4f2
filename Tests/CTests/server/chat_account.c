/* ChatKit's client with a server, and then without it: signing in, tokens, sleep, and the end of an
 * account, after which every call reports that the client is closed. Offline, the account is still
 * available. */
#include "chat.h"

static pentad_chat_client *second;

static void sign_in(const char *url, const char *folder) {
  pentad_chat_client_options options = PENTAD_CHAT_CLIENT_OPTIONS_INIT;
  open_alice(url, folder, "wrong");
  HOLDS(alice == NULL);
  open_alice(url, folder, "tok-alice");
  printf("  %s\n", pentad_chat_client_user_id(alice));
  options.server = url;
  options.session = session;
  options.manual_synchronising = 1;
  FINISH(pentad_chat_client_sign_in_async(&options, "wrong", &second, did_end, NULL, &operation, &error));
  HOLDS(second == NULL);
  FINISH(
      pentad_chat_client_sign_in_async(&options, "tok-bob", &second, did_end, NULL, &operation, &error));
  printf("  %s\n", pentad_chat_client_user_id(second));
  pentad_chat_client_free(second);
  second = NULL;
}

static void print_account(void) {
  pentad_chat_user *user;
  SHOW(pentad_chat_client_account(alice, &user, &error));
  if (user) {
    printf("  %s: %s, %s, %s, %s%s\n", user->id, user->name, or_none(user->email),
           or_none(user->phone_number), user->image ? "with a picture" : "without",
           user->created_at == PENTAD_NO_TIME ? "" : ", of a known age");
  }
  pentad_chat_user_free(user);
}

static void renew(void) {
  SHOW(pentad_chat_client_renew_token(alice, "wrong", &error));
  SHOW(pentad_chat_client_renew_token(alice, "tok-bob", &error));
  FINISH(pentad_chat_client_renew_token_async(alice, "tok-bob", did_end, NULL, &operation, &error));
  FINISH(pentad_chat_client_renew_token_async(alice, "tok-alice", did_end, NULL, &operation, &error));
  SHOW(pentad_chat_client_renew_token(alice, "tok-alice", &error));
  SHOW(pentad_chat_client_synchronise(alice, &error));
  FINISH(pentad_chat_client_synchronise_async(alice, did_end, NULL, &operation, &error));
  /* No callback and no error parameter. */
  WITHOUT_ERROR(pentad_chat_client_synchronise_async(alice, did_end, NULL, NULL, NULL));
  pump_until(&ends, ends + 1);
}

static void put_to_sleep(void) {
  pentad_chat_groups *groups;
  SHOW(pentad_chat_client_suspend(alice, &error));
  SHOW(pentad_chat_client_suspend(alice, &error));
  SHOW(pentad_chat_client_groups(alice, PENTAD_CHAT_MEMBERSHIP_ACTIVE, &groups, &error));
  HOLDS(groups == NULL);
  SHOW(pentad_chat_client_set_draft(alice, "g:1", "x", &error));
  SHOW(pentad_chat_client_synchronise(alice, &error));
  FINISH(pentad_chat_client_synchronise_async(alice, did_end, NULL, &operation, &error));
  SHOW(pentad_chat_client_resume(alice, &error));
  SHOW(pentad_chat_client_resume(alice, &error));
  pentad_chat_client_network_changed(alice);
  SHOW(pentad_chat_client_groups(alice, PENTAD_CHAT_MEMBERSHIP_ACTIVE, &groups, &error));
  if (groups) printf("  %d groups\n", (int)groups->count);
  pentad_chat_groups_free(groups);
}

/* Misuse that chat.c cannot show, because it has no client. */
static void misuse(void) {
  pentad_chat_delegate delegate = PENTAD_CHAT_DELEGATE_INIT;
  pentad_chat_lists_delegate lists = PENTAD_CHAT_LISTS_DELEGATE_INIT;
  pentad_chat_notification_delegate notifications = PENTAD_CHAT_NOTIFICATION_DELEGATE_INIT;
  pentad_chat_storage_usage usage = PENTAD_CHAT_STORAGE_USAGE_INIT;
  pentad_subscription *subscription;
  SHOW(pentad_chat_client_subscribe(alice, NULL, &subscription, &error));
  SHOW(pentad_chat_client_subscribe_lists(alice, NULL, &subscription, &error));
  SHOW(pentad_chat_client_subscribe_notifications(alice, NULL, &subscription, &error));
  delegate.struct_size = 3;
  lists.struct_size = sizeof lists + 4096;
  notifications.struct_size = 0;
  SHOW(pentad_chat_client_subscribe(alice, &delegate, &subscription, &error));
  SHOW(pentad_chat_client_subscribe_lists(alice, &lists, &subscription, &error));
  SHOW(pentad_chat_client_subscribe_notifications(alice, &notifications, &subscription, &error));
  HOLDS(subscription == NULL);
  usage.struct_size = 4;
  SHOW(pentad_chat_client_storage_usage(alice, &usage, &error));
}

/* ---- A closed client -------------------------------------------------------------------------------- */

static void closed_reading(void) {
  pentad_chat_user *user;
  pentad_chat_groups *groups;
  pentad_chat_group *group;
  pentad_chat_direct_chats *chats;
  pentad_chat_members *members;
  pentad_chat_messages *messages;
  pentad_chat_message *message;
  pentad_chat_gaps *gaps;
  pentad_chat_outgoing_list *list;
  pentad_chat_refused_changes *refused;
  pentad_chat_events *events;
  pentad_chat_storage_usage usage = PENTAD_CHAT_STORAGE_USAGE_INIT;
  uint64_t last = 1;
  SHOW(pentad_chat_client_account(alice, &user, &error));
  SHOW(pentad_chat_client_groups(alice, PENTAD_CHAT_MEMBERSHIP_ACTIVE, &groups, &error));
  SHOW(pentad_chat_client_group(alice, "1", &group, &error));
  SHOW(pentad_chat_client_chats(alice, &chats, &error));
  SHOW(pentad_chat_client_members(alice, "1", &members, &error));
  SHOW(pentad_chat_client_messages(alice, "g:1", 0, 0, &messages, &error));
  SHOW(pentad_chat_client_messages_after(alice, "g:1", 0, 0, &messages, &error));
  SHOW(pentad_chat_client_message(alice, 1, &message, &error));
  SHOW(pentad_chat_client_gaps(alice, "g:1", &gaps, &error));
  SHOW(pentad_chat_client_pinned(alice, "g:1", &messages, &error));
  SHOW(pentad_chat_client_search(alice, "word", NULL, 0, &messages, &error));
  SHOW(pentad_chat_client_outgoing(alice, NULL, &list, &error));
  SHOW(pentad_chat_client_refused_changes(alice, &refused, &error));
  SHOW(pentad_chat_client_read_events(alice, 0, 0, &events, &error));
  SHOW(pentad_chat_client_last_event(alice, &last, &error));
  HOLDS(last == 0);
  SHOW(pentad_chat_client_storage_usage(alice, &usage, &error));
}

static void closed_writing(void) {
  pentad_chat_outgoing outgoing;
  pentad_chat_message *message;
  pentad_chat_message_options text = PENTAD_CHAT_MESSAGE_OPTIONS_INIT;
  bool is_done = true;
  memset(&outgoing, 0, sizeof outgoing);
  outgoing.local_id = 1;
  outgoing.source_guid = "1";
  outgoing.conversation = "g:1";
  text.text = "too late";
  HOLDS(send_text(alice, "g:1", "too late") == NULL);
  SHOW(pentad_chat_client_wait_for_delivery(alice, &outgoing, -1, &message, &error));
  SHOW(pentad_chat_client_retry_outgoing(alice, 1, &is_done, &error));
  SHOW(pentad_chat_client_cancel_outgoing(alice, 1, &is_done, &error));
  SHOW(pentad_chat_client_edit_outgoing(alice, 1, &text, &is_done, &error));
  HOLDS(!is_done);
  SHOW(pentad_chat_client_like(alice, 1, NULL, &error));
  SHOW(pentad_chat_client_unlike(alice, 1, &error));
  SHOW(pentad_chat_client_edit_message(alice, 1, "x", &error));
  SHOW(pentad_chat_client_delete_message(alice, 1, &error));
  SHOW(pentad_chat_client_pin_message(alice, 1, true, &error));
  SHOW(pentad_chat_client_mark_read(alice, "g:1", 1, &error));
  SHOW(pentad_chat_client_mute(alice, "g:1", PENTAD_NO_TIME, &error));
  SHOW(pentad_chat_client_set_draft(alice, "g:1", NULL, &error));
  SHOW(pentad_chat_client_set_nickname(alice, "1", "A", &error));
  SHOW(pentad_chat_client_remove_member(alice, "1", "102", &error));
  SHOW(pentad_chat_client_clear_cache(alice, &error));
  SHOW(pentad_chat_client_erase_all(alice, &error));
  SHOW(pentad_chat_client_suspend(alice, &error));
  SHOW(pentad_chat_client_resume(alice, &error));
}

static void closed_fetching(void) {
  pentad_chat_messages *messages;
  SHOW(pentad_chat_client_renew_token(alice, "tok-alice", &error));
  SHOW(pentad_chat_client_fetch_all_groups(alice, &error));
  SHOW(pentad_chat_client_fetch_messages(alice, "g:1", 0, 0, &messages, &error));
  SHOW(pentad_chat_client_fetch_history(alice, "g:1", &error));
  SHOW(pentad_chat_client_catch_up(alice, "g:1", &error));
  SHOW(pentad_chat_client_leave_group(alice, "1", &error));
  SHOW(pentad_chat_client_sign_out(alice, &error));
  SHOW(pentad_chat_client_synchronise(alice, &error));
  FINISH(pentad_chat_client_synchronise_async(alice, did_end, NULL, &operation, &error));
  FINISH(pentad_chat_client_sign_out_async(alice, did_end, NULL, &operation, &error));
  pentad_chat_client_network_changed(alice);
  printf("  %s\n", pentad_chat_client_user_id(alice));
}

/* ---- The two runs ------------------------------------------------------------------------------------- */

static void online(const char *url, const char *folder) {
  sign_in(url, folder);
  print_account();
  renew();
  misuse();
  put_to_sleep();
  pentad_chat_client_free(alice);
}

static void offline(const char *url, const char *folder) {
  pentad_chat_client_options options = PENTAD_CHAT_CLIENT_OPTIONS_INIT;
  open_alice(url, folder, NULL);
  print_account();
  options.store_folder = folder;
  options.server = url;
  options.session = session;
  SHOW(pentad_chat_client_open(&options, "102", &second, &error));
  /* A single folder with two clients of one account. */
  FINISH(pentad_chat_client_open_async(&options, "101", &second, did_end, NULL, &operation, &error));
  printf("  %s\n", pentad_chat_client_user_id(second));
  pentad_chat_client_free(second);
  second = NULL;
  SHOW(pentad_chat_client_renew_token(alice, "tok-alice", &error));
  FINISH(pentad_chat_client_sign_out_async(alice, did_end, NULL, &operation, &error));
  closed_reading();
  closed_writing();
  closed_fetching();
  pentad_chat_client_free(alice);
  open_alice(url, folder, NULL);
  FINISH(pentad_chat_client_open_async(&options, NULL, &second, did_end, NULL, &operation, &error));
  HOLDS(second == NULL);
}

int main(int count, char **arguments) { return two_runs(count, arguments, online, offline); }
