/* What the programs with a chat server have in common: Alice, whose callbacks come in a session that the
 * program pumps, so that they come in an order; and calls that are waited for. */
#ifndef CHAT_H
#define CHAT_H

#include "../session.h"

static pentad_chat_client *alice;

/* A client by a token, or without one the account that is signed in. It synchronises when it is told to. */
static inline void open_alice(const char *url, const char *folder, const char *token) {
  pentad_chat_client_options options = PENTAD_CHAT_CLIENT_OPTIONS_INIT;
  options.store_folder = folder;
  options.server = url;
  options.session = session;
  options.requests_per_second = -1;
  options.manual_synchronising = 1;
  if (token) SHOW(pentad_chat_client_sign_in(&options, token, &alice, &error));
  else SHOW(pentad_chat_client_open(&options, NULL, &alice, &error));
}

static inline void did_group(void *context, pentad_status outcome, const pentad_chat_group *group,
                             pentad_error *failure) {
  did_end(context, outcome, failure);
  if (group) printf("  %s, membership %d\n", group->name, (int)group->membership);
}

static inline void did_message(void *context, pentad_status outcome,
                               const pentad_chat_message *message, pentad_error *failure) {
  did_end(context, outcome, failure);
  if (message) printf("  %s\n", or_none(message->text));
}

static inline void did_messages(void *context, pentad_status outcome,
                                const pentad_chat_messages *messages, pentad_error *failure) {
  did_end(context, outcome, failure);
  if (messages) printf("  %d messages\n", (int)messages->count);
}

/* The ids and the key of the first group, and the key of the first direct chat: those with the newest
 * messages. */
static char first_group[64], first_key[64], first_chat[64];

static inline void find_first(void) {
  pentad_chat_groups *groups = NULL;
  pentad_chat_direct_chats *chats = NULL;
  pentad_chat_client_groups(alice, PENTAD_CHAT_MEMBERSHIP_ACTIVE, &groups, NULL);
  if (groups && groups->count) {
    snprintf(first_group, sizeof first_group, "%s", groups->items[0]->id);
    snprintf(first_key, sizeof first_key, "%s", groups->items[0]->conversation);
  }
  pentad_chat_groups_free(groups);
  pentad_chat_client_chats(alice, &chats, NULL);
  if (chats && chats->count) {
    snprintf(first_chat, sizeof first_chat, "%s", chats->items[0]->conversation);
  }
  pentad_chat_direct_chats_free(chats);
}

static inline pentad_chat_outgoing *send_text(pentad_chat_client *client, const char *conversation,
                                              const char *text) {
  pentad_chat_message_options message = PENTAD_CHAT_MESSAGE_OPTIONS_INIT;
  pentad_chat_outgoing *sent;
  message.text = text;
  SHOW(pentad_chat_client_send(client, conversation, &message, &sent, &error));
  return sent;
}

#endif
