/* Checks the functions of ChatKit's client with bad input: NULL, malformed text, records of other
 * versions, indexes out of range. No call may crash, or fail without an error: the errors are
 * printed. (Built with gcc: clang reads the header's nullability, and warns about many of these
 * calls.) */
#include "check.h"

static pentad_chat_client *none;

/* Prints the error message of a call, up to the numbers of this version. */
static void show_message(void) {
  const char *const text = pentad_error_message(error);
  if (status == PENTAD_MISUSE) printf(" (%.*s)", (int)strcspn(text, ",:"), text);
}

/* ---- No client -------------------------------------------------------------------------------------- */

static void ended(void *context, pentad_status outcome, pentad_error *failure) {
  (void)context;
  (void)outcome;
  (void)failure;
  printf("called back\n");
}

static void null_options(void) {
  pentad_chat_client_options options = PENTAD_CHAT_CLIENT_OPTIONS_INIT;
  pentad_network_options network = PENTAD_NETWORK_OPTIONS_INIT;
  pentad_chat_client *opened = (pentad_chat_client *)&status;
  pentad_operation *operation = (pentad_operation *)&status;
  SHOW(pentad_chat_client_sign_in(NULL, NULL, &opened, &error));
  HOLDS(opened == NULL);
  SHOW(pentad_chat_client_sign_in(NULL, "token", NULL, &error));
  SHOW(pentad_chat_client_sign_in(NULL, "tok\xff", &opened, &error));
  SHOW(pentad_chat_client_sign_in_async(NULL, "token", &opened, NULL, NULL, &operation, &error));
  HOLDS(operation == NULL);
  SHOW(pentad_chat_client_sign_in_async(NULL, NULL, &opened, ended, NULL, NULL, &error));
  SHOW(pentad_chat_client_sign_in_async(NULL, "token", NULL, ended, NULL, NULL, &error));
  SHOW(pentad_chat_client_open(NULL, "1\xff", &opened, &error));
  SHOW(pentad_chat_client_open(NULL, NULL, NULL, &error));
  SHOW(pentad_chat_client_open_async(NULL, NULL, &opened, NULL, NULL, NULL, &error));
  options.struct_size = 0;
  SHOW(pentad_chat_client_open(&options, NULL, &opened, &error));
  options.struct_size = sizeof options + 4096;
  SHOW(pentad_chat_client_open(&options, NULL, &opened, &error));
  options.struct_size = sizeof options;
  options.store_folder = "\xff";
  SHOW(pentad_chat_client_open(&options, NULL, &opened, &error));
  options.store_folder = NULL;
  options.server = "http://\xff";
  SHOW(pentad_chat_client_open(&options, NULL, &opened, &error));
  options.server = "not an address";
  SHOW(pentad_chat_client_open(&options, NULL, &opened, &error));
  options.server = NULL;
  options.network = &network;
  network.struct_size = 4;
  SHOW(pentad_chat_client_open(&options, NULL, &opened, &error));
  network.struct_size = sizeof network;
  network.connect_timeout_ms = -1;
  SHOW(pentad_chat_client_open(&options, NULL, &opened, &error));
  network.connect_timeout_ms = 0;
  network.timeout_ms = -1;
  SHOW(pentad_chat_client_open(&options, NULL, &opened, &error));
  network.timeout_ms = 86400001;
  SHOW(pentad_chat_client_open(&options, NULL, &opened, &error));
  pentad_chat_client_free(NULL);
  pentad_chat_client_network_changed(NULL);
  printf("nobody: '%s'\n", pentad_chat_client_user_id(NULL));
}

static void null_account(void) {
  pentad_chat_user *user = (pentad_chat_user *)&status;
  SHOW(pentad_chat_client_account(none, &user, &error));
  HOLDS(user == NULL);
  SHOW(pentad_chat_client_account(none, NULL, &error));
  SHOW(pentad_chat_client_renew_token(none, "token", &error));
  SHOW(pentad_chat_client_renew_token(none, NULL, &error));
  SHOW(pentad_chat_client_renew_token(none, "\xff", &error));
  SHOW(pentad_chat_client_renew_token_async(none, "token", ended, NULL, NULL, &error));
  SHOW(pentad_chat_client_renew_token_async(none, "token", NULL, NULL, NULL, &error));
  SHOW(pentad_chat_client_sign_out(none, &error));
  SHOW(pentad_chat_client_sign_out_async(none, ended, NULL, NULL, &error));
  SHOW(pentad_chat_client_sign_out_async(none, NULL, NULL, NULL, &error));
  SHOW(pentad_chat_account_sign_out(NULL, "1\xff", &error));
  SHOW(pentad_chat_account_sign_out(NULL, NULL, &error));
  SHOW(pentad_chat_account_sign_out_async(NULL, NULL, NULL, NULL, NULL, &error));
  SHOW(pentad_chat_client_synchronise(none, &error));
  SHOW(pentad_chat_client_synchronise_async(none, ended, NULL, NULL, &error));
  SHOW(pentad_chat_client_suspend(none, &error));
  SHOW(pentad_chat_client_resume(none, &error));
}

static void did_group(void *context, pentad_status outcome, const pentad_chat_group *group,
                      pentad_error *failure) {
  (void)group;
  ended(context, outcome, failure);
}

static void did_groups(void *context, pentad_status outcome, const pentad_chat_groups *groups,
                       pentad_error *failure) {
  (void)groups;
  ended(context, outcome, failure);
}

static void did_members(void *context, pentad_status outcome, const pentad_chat_members *members,
                        pentad_error *failure) {
  (void)members;
  ended(context, outcome, failure);
}

static void did_message(void *context, pentad_status outcome, const pentad_chat_message *message,
                        pentad_error *failure) {
  (void)message;
  ended(context, outcome, failure);
}

static void did_messages(void *context, pentad_status outcome, const pentad_chat_messages *messages,
                         pentad_error *failure) {
  (void)messages;
  ended(context, outcome, failure);
}

static void did_send(void *context, pentad_status outcome, const pentad_chat_outgoing *outgoing,
                     pentad_error *failure) {
  (void)outgoing;
  ended(context, outcome, failure);
}

static void null_groups(void) {
  pentad_chat_groups *groups;
  pentad_chat_group *group;
  pentad_chat_direct_chats *chats;
  pentad_chat_members *members;
  pentad_chat_group_options made = PENTAD_CHAT_GROUP_OPTIONS_INIT;
  pentad_chat_group_change change = PENTAD_CHAT_GROUP_CHANGE_INIT;
  SHOW(pentad_chat_client_groups(none, PENTAD_CHAT_MEMBERSHIP_ACTIVE, &groups, &error));
  SHOW(pentad_chat_client_groups(none, (pentad_chat_membership)9, &groups, &error));
  SHOW(pentad_chat_client_groups(none, PENTAD_CHAT_MEMBERSHIP_ACTIVE, NULL, &error));
  SHOW(pentad_chat_client_group(none, "1", &group, &error));
  SHOW(pentad_chat_client_group(none, NULL, &group, &error));
  SHOW(pentad_chat_client_group(none, "\xff", &group, &error));
  SHOW(pentad_chat_client_chats(none, &chats, &error));
  SHOW(pentad_chat_client_members(none, "1", &members, &error));
  SHOW(pentad_chat_client_fetch_all_groups(none, &error));
  SHOW(pentad_chat_client_fetch_all_groups_async(none, ended, NULL, NULL, &error));
  SHOW(pentad_chat_client_fetch_former_groups(none, &groups, &error));
  SHOW(pentad_chat_client_fetch_former_groups_async(none, did_groups, NULL, NULL, &error));
  SHOW(pentad_chat_client_fetch_information(none, "1", &group, &error));
  SHOW(pentad_chat_client_fetch_information_async(none, "1", did_group, NULL, NULL, &error));
  SHOW(pentad_chat_client_create_group(none, NULL, &group, &error));
  SHOW(pentad_chat_client_create_group(none, &made, &group, &error));
  made.name = "A";
  made.image_size = 4;
  SHOW(pentad_chat_client_create_group(none, &made, &group, &error));
  made.image_size = SIZE_MAX;
  SHOW(pentad_chat_client_create_group(none, &made, &group, &error));
  made.struct_size = 3;
  SHOW(pentad_chat_client_create_group(none, &made, &group, &error));
  made.struct_size = sizeof made;
  made.image_size = 0;
  SHOW(pentad_chat_client_create_group_async(none, &made, did_group, NULL, NULL, &error));
  made.name = "\xff";
  SHOW(pentad_chat_client_create_group_async(none, &made, did_group, NULL, NULL, &error));
  SHOW(pentad_chat_client_delete_group(none, "1", &error));
  SHOW(pentad_chat_client_delete_group_async(none, "1", ended, NULL, NULL, &error));
  SHOW(pentad_chat_client_join_group(none, "1", NULL, NULL, &group, &error));
  SHOW(pentad_chat_client_join_group(none, "1", "x", "\xff", &group, &error));
  SHOW(pentad_chat_client_join_group_async(none, "1", "x", NULL, did_group, NULL, NULL, &error));
  SHOW(pentad_chat_client_rejoin_group(none, "1", &group, &error));
  SHOW(pentad_chat_client_rejoin_group_async(none, "1", did_group, NULL, NULL, &error));
  SHOW(pentad_chat_client_leave_group(none, "1", &error));
  SHOW(pentad_chat_client_leave_group_async(none, NULL, ended, NULL, NULL, &error));
  SHOW(pentad_chat_client_change_group(none, "1", NULL, &error));
  change.is_shared = (pentad_chat_switch)3;
  SHOW(pentad_chat_client_change_group(none, "1", &change, &error));
  change.struct_size = 1;
  SHOW(pentad_chat_client_change_group(none, "1", &change, &error));
  SHOW(pentad_chat_client_change_group_avatar(none, "1", NULL, 1, NULL, &error));
  SHOW(pentad_chat_client_change_group_avatar(none, "1", (const uint8_t *)"x", 1, "\xff", &error));
  SHOW(pentad_chat_client_change_group_avatar_async(none, "1", (const uint8_t *)"x", 1, NULL, ended,
                                                    NULL, NULL, &error));
  SHOW(pentad_chat_client_set_nickname(none, "1", "\xff", &error));
  SHOW(pentad_chat_client_remove_member(none, "1", NULL, &error));
}

static void null_people(void) {
  pentad_chat_invitation person = PENTAD_CHAT_INVITATION_INIT;
  const pentad_chat_invitation *people[2];
  pentad_chat_members *members;
  people[0] = &person;
  people[1] = NULL;
  SHOW(pentad_chat_client_add_members(none, "1", NULL, 0, &members, &error));
  SHOW(pentad_chat_client_add_members(none, "1", NULL, 1, &members, &error));
  SHOW(pentad_chat_client_add_members(none, "1", people, 1, &members, &error));
  person.nickname = "Ada";
  SHOW(pentad_chat_client_add_members(none, "1", people, 1, &members, &error));
  person.email = "ada@example.org";
  SHOW(pentad_chat_client_add_members(none, "1", people, 2, &members, &error));
  SHOW(pentad_chat_client_add_members(none, "1", people, SIZE_MAX, &members, &error));
  SHOW(pentad_chat_client_add_members_async(none, "1", people, 1, did_members, NULL, NULL, &error));
  person.struct_size = 2;
  SHOW(pentad_chat_client_add_members_async(none, "1", people, 1, did_members, NULL, NULL, &error));
}

static void null_messages(void) {
  pentad_chat_messages *messages = (pentad_chat_messages *)&status;
  pentad_chat_message *message;
  pentad_chat_gaps *gaps;
  SHOW(pentad_chat_client_messages(none, "g:1", 0, 0, &messages, &error));
  HOLDS(messages == NULL);
  SHOW(pentad_chat_client_messages(none, NULL, 0, 0, &messages, &error));
  SHOW(pentad_chat_client_messages(none, "1", 0, 0, &messages, &error));
  SHOW(pentad_chat_client_messages(none, "g:", 0, 0, &messages, &error));
  SHOW(pentad_chat_client_messages(none, "d:1", 0, 0, &messages, &error));
  SHOW(pentad_chat_client_messages(none, "g:\xff", 0, 0, &messages, &error));
  SHOW(pentad_chat_client_messages(none, "g:1", 0, SIZE_MAX, &messages, &error));
  SHOW(pentad_chat_client_messages(none, "g:1", 0, 1001, &messages, &error));
  SHOW(pentad_chat_client_messages_after(none, "g:1", 0, 0, NULL, &error));
  SHOW(pentad_chat_client_message(none, 1, &message, &error));
  SHOW(pentad_chat_client_gaps(none, "g:1", &gaps, &error));
  SHOW(pentad_chat_client_pinned(none, "g:1", &messages, &error));
  SHOW(pentad_chat_client_search(none, NULL, NULL, 0, &messages, &error));
  SHOW(pentad_chat_client_search(none, "word", "nowhere", 0, &messages, &error));
  SHOW(pentad_chat_client_search_async(none, "word", NULL, 0, NULL, NULL, NULL, &error));
}

static void null_fetching(void) {
  pentad_chat_messages *messages;
  SHOW(pentad_chat_client_fetch_messages(none, "g:1", 1, 0, &messages, &error));
  SHOW(pentad_chat_client_fetch_messages(none, "g:1", 1, SIZE_MAX, &messages, &error));
  SHOW(pentad_chat_client_fetch_messages(none, "g:1", 1, 1001, &messages, &error));
  SHOW(pentad_chat_client_fetch_messages_async(none, "g:1", 1, 0, did_messages, NULL, NULL, &error));
  SHOW(pentad_chat_client_fetch_history(none, "g:1", &error));
  SHOW(pentad_chat_client_fetch_history_async(none, "g:1", NULL, ended, NULL, NULL, &error));
  SHOW(pentad_chat_client_fetch_history_async(none, "g:1", NULL, NULL, NULL, NULL, &error));
  SHOW(pentad_chat_client_catch_up(none, "g:1", &error));
  SHOW(pentad_chat_client_catch_up_async(none, "g:", ended, NULL, NULL, &error));
  SHOW(pentad_chat_client_catch_up_async(none, "g:1", ended, NULL, NULL, &error));
  SHOW(pentad_chat_client_select(none, NULL, &error));
  SHOW(pentad_chat_client_select_async(none, "g:1", ended, NULL, NULL, &error));
  SHOW(pentad_chat_client_select(none, "x", &error));
}

static void null_marks(void) {
  pentad_chat_sign_options sign = PENTAD_CHAT_SIGN_OPTIONS_INIT;
  SHOW(pentad_chat_client_like(none, 1, NULL, &error));
  sign.character = "\xff";
  SHOW(pentad_chat_client_like(none, 1, &sign, &error));
  sign.struct_size = 12;
  SHOW(pentad_chat_client_like(none, 1, &sign, &error));
  SHOW(pentad_chat_client_unlike(none, 1, &error));
  SHOW(pentad_chat_client_edit_message(none, 1, NULL, &error));
  SHOW(pentad_chat_client_delete_message(none, 1, &error));
  SHOW(pentad_chat_client_pin_message(none, 1, true, &error));
  SHOW(pentad_chat_client_mark_read(none, "g:1", 0, &error));
  SHOW(pentad_chat_client_mark_read_async(none, "g:1", 0, ended, NULL, NULL, &error));
  SHOW(pentad_chat_client_mute(none, NULL, 0, &error));
  SHOW(pentad_chat_client_mute(none, "g:1", 0, &error));
  SHOW(pentad_chat_client_set_draft(none, "g:1", "\xff", &error));
  SHOW(pentad_chat_client_set_draft_async(none, "g:1", NULL, ended, NULL, NULL, &error));
  SHOW(pentad_chat_client_send_typing(none, "g:1", &error));
  SHOW(pentad_chat_client_send_typing_async(none, "g:1", ended, NULL, NULL, &error));
}

static void null_sending(void) {
  pentad_chat_message_options message = PENTAD_CHAT_MESSAGE_OPTIONS_INIT;
  pentad_chat_attachment_options attachment = PENTAD_CHAT_ATTACHMENT_OPTIONS_INIT;
  const pentad_chat_attachment_options *attachments[1];
  pentad_chat_outgoing *sent;
  attachments[0] = &attachment;
  SHOW(pentad_chat_client_send(none, "g:1", NULL, &sent, &error));
  SHOW(pentad_chat_client_send(none, "g:1", &message, &sent, &error));
  message.attachment_count = 1;
  SHOW(pentad_chat_client_send(none, "g:1", &message, &sent, &error));
  message.attachments = attachments;
  SHOW(pentad_chat_client_send(none, "g:1", &message, &sent, &error));
  attachment.json = "[]";
  SHOW(pentad_chat_client_send(none, "g:1", &message, &sent, &error));
  attachment.json = "{\"type\":\"reply\",}";
  SHOW(pentad_chat_client_send(none, "g:1", &message, &sent, &error));
  attachment.json = "{\"type\":\"reply\"} x";
  SHOW(pentad_chat_client_send(none, "g:1", &message, &sent, &error));
  attachment.json = "{\"type\":\"poll\",\"poll_id\":\"1\"}";
  SHOW(pentad_chat_client_send(none, "g:1", &message, &sent, &error));
  SHOW(pentad_chat_client_send_async(none, "g:1", &message, NULL, NULL, NULL, &error));
  SHOW(pentad_chat_client_send_async(none, "g:1", &message, did_send, NULL, NULL, &error));
  attachment.struct_size = 2;
  SHOW(pentad_chat_client_send(none, "g:1", &message, &sent, &error));
  message.struct_size = 2;
  SHOW(pentad_chat_client_send(none, "g:1", &message, &sent, &error));
}

static void null_outgoing(void) {
  pentad_chat_message_options message = PENTAD_CHAT_MESSAGE_OPTIONS_INIT;
  pentad_chat_outgoing outgoing;
  pentad_chat_outgoing_list *list;
  pentad_chat_refused_changes *refused;
  pentad_chat_message *arrived;
  bool is_done = true;
  memset(&outgoing, 0, sizeof outgoing);
  SHOW(pentad_chat_client_wait_for_delivery(none, NULL, 0, &arrived, &error));
  SHOW(pentad_chat_client_wait_for_delivery(none, &outgoing, 0, &arrived, &error));
  outgoing.source_guid = "1";
  outgoing.conversation = "g:1";
  SHOW(pentad_chat_client_wait_for_delivery(none, &outgoing, 0, &arrived, &error));
  SHOW(pentad_chat_client_wait_for_delivery_async(none, &outgoing, did_message, NULL, NULL, &error));
  SHOW(pentad_chat_client_outgoing(none, NULL, &list, &error));
  SHOW(pentad_chat_client_retry_outgoing(none, 1, &is_done, &error));
  HOLDS(!is_done);
  SHOW(pentad_chat_client_cancel_outgoing(none, 1, NULL, &error));
  SHOW(pentad_chat_client_edit_outgoing(none, 1, NULL, &is_done, &error));
  message.text = "x";
  SHOW(pentad_chat_client_edit_outgoing(none, 1, &message, &is_done, &error));
  SHOW(pentad_chat_client_refused_changes(none, &refused, &error));
}

static void null_rest(void) {
  pentad_chat_delegate delegate = PENTAD_CHAT_DELEGATE_INIT;
  pentad_chat_lists_delegate lists = PENTAD_CHAT_LISTS_DELEGATE_INIT;
  pentad_chat_notification_delegate notifications = PENTAD_CHAT_NOTIFICATION_DELEGATE_INIT;
  pentad_chat_storage_usage usage = PENTAD_CHAT_STORAGE_USAGE_INIT;
  pentad_chat_events *events;
  pentad_subscription *subscription = (pentad_subscription *)&status;
  uint64_t last = 1;
  SHOW(pentad_chat_client_subscribe(none, &delegate, &subscription, &error));
  HOLDS(subscription == NULL);
  SHOW(pentad_chat_client_subscribe(none, NULL, &subscription, &error));
  SHOW(pentad_chat_client_subscribe(none, &delegate, NULL, &error));
  SHOW(pentad_chat_client_subscribe_lists(none, &lists, &subscription, &error));
  SHOW(pentad_chat_client_subscribe_notifications(none, &notifications, &subscription, &error));
  SHOW(pentad_chat_client_read_events(none, 0, 0, &events, &error));
  SHOW(pentad_chat_client_read_events(none, 0, SIZE_MAX, &events, &error));
  SHOW(pentad_chat_client_last_event(none, &last, &error));
  HOLDS(last == 0);
  SHOW(pentad_chat_client_last_event(none, NULL, &error));
  SHOW(pentad_chat_client_storage_usage(none, &usage, &error));
  SHOW(pentad_chat_client_storage_usage(none, NULL, &error));
  usage.struct_size = 4;
  SHOW(pentad_chat_client_storage_usage(none, &usage, &error));
  SHOW(pentad_chat_client_clear_cache(none, &error));
  SHOW(pentad_chat_client_erase_all(none, &error));
}

int main(void) {
  show_more = show_message;
  null_options();
  null_account();
  null_groups();
  null_people();
  null_messages();
  null_fetching();
  null_marks();
  null_sending();
  null_outgoing();
  null_rest();
  printf("handles: %d\n", (int)pentad_handle_count());
  return 0;
}
