/* ChatKit's client with a server, and then without it: what the user writes and does. Online it is sent;
 * offline, when the server is gone, it is in the store, and waits. */
#include "chat.h"

/* ---- Events ----------------------------------------------------------------------------------------- */

static int steps[5];
static int liked, marked, drafted;

static void did_update_outgoing(void *context, const pentad_chat_event *event) {
  (void)context;
  HOLDS(event->kind == PENTAD_CHAT_EVENT_KIND_OUTGOING_CHANGED && event->local_id > 0);
  HOLDS((event->message != 0) == (event->step == PENTAD_CHAT_STEP_DELIVERED));
  steps[event->step]++;
}

static void did_update_reactions(void *context, const pentad_chat_event *event) {
  (void)context;
  HOLDS(event->message > 0);
  liked++;
}

static void did_update_conversation(void *context, const pentad_chat_event *event) {
  (void)context;
  HOLDS(strcmp(event->conversation, first_key) == 0);
  marked++;
}

static void did_update_draft(void *context, const pentad_chat_event *event) {
  (void)context;
  HOLDS(strcmp(event->conversation, first_key) == 0);
  drafted++;
}

static pentad_subscription *observe(void) {
  pentad_chat_delegate delegate = PENTAD_CHAT_DELEGATE_INIT;
  pentad_subscription *subscription;
  delegate.did_update_outgoing = did_update_outgoing;
  delegate.did_update_reactions = did_update_reactions;
  delegate.did_update_conversation = did_update_conversation;
  delegate.did_update_draft = did_update_draft;
  SHOW(pentad_chat_client_subscribe(alice, &delegate, &subscription, &error));
  return subscription;
}

/* ---- Messages --------------------------------------------------------------------------------------- */

static const unsigned char picture[] = {0xff, 0xd8, 0xff, 0xe0, 0,    16,  'J',
                                        'F',  'I',  'F',  0,    1,    0xff, 0xd9};

/* A file with a picture, next to the folder. */
static const char *picture_file(const char *folder) {
  static char path[1024];
  FILE *file;
  snprintf(path, sizeof path, "%s.jpeg", folder);
  file = fopen(path, "wb");
  if (!file) return NULL;
  fwrite(picture, 1, sizeof picture, file);
  fclose(file);
  return path;
}

static void print_outgoing(const char *conversation) {
  pentad_chat_outgoing_list *list;
  size_t i;
  SHOW(pentad_chat_client_outgoing(alice, conversation, &list, &error));
  for (i = 0; list && i < list->count; i++) {
    const pentad_chat_outgoing *const one = list->items[i];
    printf("  on its way: %s, state %d, %d attached, %s\n", or_none(one->text), (int)one->state,
           (int)one->attachment_count, coarse_name(one->status));
    HOLDS((one->status == PENTAD_OK) == (one->error_message == NULL));
  }
  pentad_chat_outgoing_list_free(list);
}

/* Sends all that waits, and waits until a message has arrived; its number. */
static int64_t arrive(pentad_chat_outgoing *sent) {
  pentad_chat_message *message = NULL;
  int64_t id = 0;
  if (!sent) return 0;
  SHOW(pentad_chat_client_synchronise(alice, &error));
  SHOW(pentad_chat_client_wait_for_delivery(alice, sent, 30000, &message, &error));
  if (message) {
    pentad_chat_attachments *attachments = NULL;
    size_t i;
    id = message->id;
    pentad_chat_message_attachments(message, &attachments, NULL);
    printf("  %s%s:", or_none(message->text), message->reply_to ? ", a reply" : "");
    for (i = 0; attachments && i < attachments->count; i++) {
      printf(" %d", (int)attachments->items[i]->kind);
    }
    printf("\n");
    HOLDS(strcmp(message->source_guid, sent->source_guid) == 0);
    pentad_chat_attachments_free(attachments);
  }
  pentad_chat_message_free(message);
  pentad_chat_outgoing_free(sent);
  return id;
}

static void did_send(void *context, pentad_status outcome, const pentad_chat_outgoing *outgoing,
                     pentad_error *failure) {
  did_end(context, outcome, failure);
  if (outgoing) printf("  %s\n", or_none(outgoing->text));
}

static int64_t send_one(void) {
  pentad_chat_message *missing;
  pentad_chat_outgoing *const sent = send_text(alice, first_key, "hello from C");
  HOLDS(sent && sent->state == PENTAD_CHAT_OUTGOING_STATE_QUEUED && sent->status == PENTAD_OK);
  SHOW(pentad_chat_client_wait_for_delivery(alice, sent, 0, &missing, &error));
  SHOW(pentad_chat_client_wait_for_delivery(alice, sent, 20, &missing, &error));
  HOLDS(missing == NULL);
  print_outgoing(first_key);
  print_outgoing("g:1");
  return arrive(sent);
}

static void send_picture(const char *folder, int64_t answered) {
  pentad_chat_message_options message = PENTAD_CHAT_MESSAGE_OPTIONS_INIT;
  pentad_chat_attachment_options image = PENTAD_CHAT_ATTACHMENT_OPTIONS_INIT;
  pentad_chat_attachment_options place = PENTAD_CHAT_ATTACHMENT_OPTIONS_INIT;
  const pentad_chat_attachment_options *attachments[2];
  pentad_chat_outgoing *sent;
  attachments[0] = &image;
  attachments[1] = &place;
  image.path = picture_file(folder);
  place.json = "{\"type\":\"location\",\"name\":\"Ujjain\",\"lat\":\"23.2\",\"lng\":\"75.8\"}";
  message.text = "a picture";
  message.attachments = attachments;
  message.attachment_count = 2;
  message.reply_to = answered;
  SHOW(pentad_chat_client_send(alice, first_key, &message, &sent, &error));
  if (sent) {
    printf("  %s, %s\n", sent->attachments[0]->path ? sent->attachments[0]->type : "-",
           or_none(sent->attachments[1]->json));
  }
  /* The client has a copy. */
  remove(image.path);
  arrive(sent);
  SHOW(pentad_chat_client_send(alice, first_key, &message, &sent, &error));
  HOLDS(sent == NULL);
}

/* Cancels one message and changes another one. */
static void change_outgoing(void) {
  pentad_chat_message_options message = PENTAD_CHAT_MESSAGE_OPTIONS_INIT;
  pentad_chat_message *missing;
  pentad_chat_outgoing *const given_up = send_text(alice, first_key, "never");
  pentad_chat_outgoing *const changed = send_text(alice, first_key, "will change");
  bool is_done = false;
  if (!given_up || !changed) return;
  SHOW(pentad_chat_client_cancel_outgoing(alice, given_up->local_id, &is_done, &error));
  HOLDS(is_done);
  SHOW(pentad_chat_client_cancel_outgoing(alice, given_up->local_id, &is_done, &error));
  HOLDS(!is_done);
  SHOW(pentad_chat_client_wait_for_delivery(alice, given_up, -1, &missing, &error));
  pentad_chat_outgoing_free(given_up);
  SHOW(pentad_chat_client_edit_outgoing(alice, changed->local_id, &message, &is_done, &error));
  message.text = "changed";
  SHOW(pentad_chat_client_edit_outgoing(alice, changed->local_id, &message, &is_done, &error));
  HOLDS(is_done);
  SHOW(pentad_chat_client_retry_outgoing(alice, changed->local_id, NULL, &error));
  SHOW(pentad_chat_client_retry_outgoing(alice, 0, &is_done, &error));
  HOLDS(!is_done);
  arrive(changed);
}

/* Cancelled, the wait ends, and the message is sent all the same. */
static void wait_in_vain(void) {
  pentad_chat_message_options message = PENTAD_CHAT_MESSAGE_OPTIONS_INIT;
  pentad_chat_outgoing_list *list;
  message.text = "sent later";
  FINISH(pentad_chat_client_send_async(alice, first_key, &message, did_send, NULL, &operation, &error));
  SHOW(pentad_chat_client_outgoing(alice, NULL, &list, &error));
  HOLDS(list && list->count == 1);
  if (list && list->count == 1) {
    SHOW(pentad_chat_client_wait_for_delivery_async(alice, list->items[0], did_message, NULL,
                                                    &operation, &error));
    SHOW(pentad_operation_wait(operation, 0, &error));
    pentad_operation_cancel(operation);
    SHOW(pentad_operation_wait(operation, 30000, &error));
    pump_until(&ends, ends + 1);
    pentad_operation_free(operation);
    SHOW(pentad_chat_client_wait_for_delivery_async(alice, list->items[0], did_message, NULL,
                                                    &operation, &error));
    SHOW(pentad_chat_client_synchronise(alice, &error));
    pump_until(&ends, ends + 1);
    pentad_operation_free(operation);
  }
  pentad_chat_outgoing_list_free(list);
}

/* ---- What is done to messages ------------------------------------------------------------------------ */

static void print_message(int64_t id) {
  pentad_chat_message *message;
  pentad_chat_reactions *reactions = NULL;
  SHOW(pentad_chat_client_message(alice, id, &message, &error));
  if (!message) return;
  pentad_chat_message_reactions(message, &reactions, NULL);
  printf("  %s:", message->deleted_at == PENTAD_NO_TIME ? or_none(message->text) : "");
  if (reactions && reactions->count) printf(" %s", or_none(reactions->items[0]->text));
  if (message->updated_at != PENTAD_NO_TIME) printf(" edited");
  if (message->pinned_at != PENTAD_NO_TIME) printf(" pinned by %s", message->pinned_by);
  if (message->deleted_at != PENTAD_NO_TIME) printf(" deleted by %s", message->deletion_actor);
  printf("\n");
  pentad_chat_reactions_free(reactions);
  pentad_chat_message_free(message);
}

static void print_pinned(void) {
  pentad_chat_messages *pinned;
  SHOW(pentad_chat_client_pinned(alice, first_key, &pinned, &error));
  if (pinned) printf("  %d pinned\n", (int)pinned->count);
  pentad_chat_messages_free(pinned);
}

static void mark(int64_t id) {
  pentad_chat_sign_options sign = PENTAD_CHAT_SIGN_OPTIONS_INIT;
  sign.character = "+1";
  SHOW(pentad_chat_client_like(alice, id, &sign, &error));
  print_message(id);
  SHOW(pentad_chat_client_unlike(alice, id, &error));
  print_message(id);
  SHOW(pentad_chat_client_like(alice, id, NULL, &error));
  SHOW(pentad_chat_client_edit_message(alice, id, "edited in C", &error));
  SHOW(pentad_chat_client_edit_message(alice, id, "", &error));
  SHOW(pentad_chat_client_pin_message(alice, id, true, &error));
  SHOW(pentad_chat_client_like(alice, 1, NULL, &error));
  SHOW(pentad_chat_client_unlike(alice, 1, &error));
  SHOW(pentad_chat_client_edit_message(alice, 1, "x", &error));
  SHOW(pentad_chat_client_pin_message(alice, 1, true, &error));
  SHOW(pentad_chat_client_delete_message(alice, 1, &error));
  SHOW(pentad_chat_client_synchronise(alice, &error));
  /* A pin shows when the server has been read again. */
  SHOW(pentad_chat_client_synchronise(alice, &error));
  print_message(id);
  print_pinned();
  SHOW(pentad_chat_client_pin_message(alice, id, false, &error));
  SHOW(pentad_chat_client_delete_message(alice, id, &error));
  SHOW(pentad_chat_client_synchronise(alice, &error));
  print_message(id);
  print_pinned();
}

/* The text of another user cannot be changed: the server refuses it, and the user is notified. */
static void be_refused(void) {
  pentad_chat_messages *messages;
  pentad_chat_refused_changes *refused;
  int64_t theirs = 0, local_id = 0;
  bool is_done = false;
  size_t i;
  SHOW(pentad_chat_client_refused_changes(alice, &refused, &error));
  HOLDS(refused && refused->count == 0);
  pentad_chat_refused_changes_free(refused);
  SHOW(pentad_chat_client_messages(alice, first_key, 0, 50, &messages, &error));
  for (i = 0; messages && i < messages->count; i++) {
    const pentad_chat_message *const message = messages->items[i];
    if (!message->is_system && strcmp(or_none(message->sender_id), "101")) theirs = message->id;
  }
  pentad_chat_messages_free(messages);
  SHOW(pentad_chat_client_edit_message(alice, theirs, "mine", &error));
  SHOW(pentad_chat_client_synchronise(alice, &error));
  SHOW(pentad_chat_client_refused_changes(alice, &refused, &error));
  for (i = 0; refused && i < refused->count; i++) {
    const pentad_chat_refused_change *const one = refused->items[i];
    printf("  %s: %s\n", one->change, coarse_name(one->status));
    HOLDS(strcmp(one->conversation, first_key) == 0 && *one->error_message);
    local_id = one->local_id;
  }
  pentad_chat_refused_changes_free(refused);
  SHOW(pentad_chat_client_cancel_outgoing(alice, local_id, &is_done, &error));
  HOLDS(is_done);
}

/* ---- What is done to conversations ------------------------------------------------------------------- */

static void print_state(void) {
  pentad_chat_group *group;
  SHOW(pentad_chat_client_group(alice, first_group, &group, &error));
  if (!group) return;
  printf("  draft %s, %s\n", or_none(group->state->draft),
         group->state->muted_until == PENTAD_NO_TIME ? "sounds" : "muted");
  pentad_chat_group_free(group);
}

static void print_unread(void) {
  pentad_chat_group *group;
  SHOW(pentad_chat_client_group(alice, first_group, &group, &error));
  if (!group) return;
  printf("  %d unread\n", (int)group->state->unread_count);
  HOLDS(group->state->last_read_message == group->state->last_message);
  pentad_chat_group_free(group);
}

static void note(void) {
  SHOW(pentad_chat_client_set_draft(alice, first_key, "to be", &error));
  SHOW(pentad_chat_client_mute(alice, first_key, 253402300800000, &error));
  print_state();
  SHOW(pentad_chat_client_mute(alice, first_key, PENTAD_NO_TIME, &error));
  SHOW(pentad_chat_client_set_draft(alice, first_key, NULL, &error));
  print_state();
  FINISH(pentad_chat_client_set_draft_async(alice, first_key, "to be or not", did_end, NULL, &operation,
                                            &error));
  print_state();
  SHOW(pentad_chat_client_mark_read(alice, first_key, 0, &error));
  print_unread();
  FINISH(
      pentad_chat_client_mark_read_async(alice, first_key, 0, did_end, NULL, &operation, &error));
  /* It needs a connection, and this client has none. */
  SHOW(pentad_chat_client_send_typing(alice, first_key, &error));
  FINISH(pentad_chat_client_send_typing_async(alice, first_key, did_end, NULL, &operation, &error));
}

/* ---- The two runs ------------------------------------------------------------------------------------- */

static void online(const char *url, const char *folder) {
  pentad_subscription *subscription;
  int64_t own;
  open_alice(url, folder, "tok-alice");
  SHOW(pentad_chat_client_synchronise(alice, &error));
  find_first();
  subscription = observe();
  own = send_one();
  send_picture(folder, own);
  change_outgoing();
  wait_in_vain();
  pump();
  printf("  steps: %d %d %d %d %d\n", steps[0], steps[1] > 0, steps[2], steps[3], steps[4]);
  mark(own);
  be_refused();
  note();
  pump();
  printf("  %s, %s, %d drafts\n", liked ? "likes" : "-", marked ? "marks" : "-", drafted);
  pentad_subscription_free(subscription);
  pentad_chat_client_free(alice);
}

static void offline(const char *url, const char *folder) {
  pentad_chat_storage_usage usage = PENTAD_CHAT_STORAGE_USAGE_INIT;
  pentad_chat_messages *messages;
  pentad_chat_message *missing;
  pentad_chat_outgoing *sent;
  int64_t changed = 0;
  size_t i;
  open_alice(url, folder, NULL);
  find_first();
  print_state();
  SHOW(pentad_chat_client_search(alice, "changed", first_key, 0, &messages, &error));
  for (i = 0; messages && i < messages->count; i++) {
    if (strcmp(or_none(messages->items[i]->text), "changed") == 0) changed = messages->items[i]->id;
  }
  pentad_chat_messages_free(messages);
  sent = send_text(alice, first_key, "when I am back");
  SHOW(pentad_chat_client_like(alice, changed, NULL, &error));
  SHOW(pentad_chat_client_edit_message(alice, changed, "changed again", &error));
  SHOW(pentad_chat_client_set_draft(alice, first_key, NULL, &error));
  SHOW(pentad_chat_client_synchronise(alice, &error));
  SHOW(pentad_chat_client_wait_for_delivery(alice, sent, 10, &missing, &error));
  pentad_chat_outgoing_free(sent);
  pentad_chat_client_free(alice);
  /* The next process finds it all. */
  open_alice(url, folder, NULL);
  print_message(changed);
  print_outgoing(NULL);
  print_state();
  SHOW(pentad_chat_client_storage_usage(alice, &usage, &error));
  printf("  %d waiting\n", (int)usage.waiting);
  pentad_chat_client_free(alice);
}

int main(int count, char **arguments) { return two_runs(count, arguments, online, offline); }
