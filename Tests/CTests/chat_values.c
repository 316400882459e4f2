/* ChatKit's values, which need no client: the names of conversations, the sizes of pictures,
 * attachments of messages, reactions to them, and the events of system messages. */
#include "check.h"

static void conversations(void) {
  char *key = NULL;
  SHOW(pentad_chat_conversation_between("102", "101", &key, &error));
  printf("  %s\n", key);
  pentad_string_free(key);
  SHOW(pentad_chat_conversation_between("9", "10", &key, &error));
  printf("  %s\n", key);
  pentad_string_free(key);
  SHOW(pentad_chat_conversation_between("1", "", &key, &error));
  HOLDS(key == NULL);
  SHOW(pentad_chat_conversation_between("1+2", "3", &key, &error));
  SHOW(pentad_chat_conversation_between("1", "\xff", &key, &error));
  SHOW(pentad_chat_conversation_between(NULL, "1", &key, &error));
  SHOW(pentad_chat_conversation_between("1", "2", NULL, &error));
}

static void print_image(const char *url) {
  pentad_chat_image *image = NULL;
  SHOW(pentad_chat_image_make(url, &image, &error));
  if (!image) return;
  printf("  %s\n  %s\n  %s\n  %d x %d\n", image->avatar, image->preview, image->large,
         (int)image->width, (int)image->height);
  pentad_chat_image_free(image);
}

static pentad_chat_message message_of(const char *attachments, const char *reactions,
                                      const char *likes) {
  pentad_chat_message message;
  memset(&message, 0, sizeof message);
  message.attachments_json = attachments;
  message.reactions_json = reactions;
  message.favorited_by_json = likes;
  return message;
}

static const char *or_none(const char *text) { return text ? text : "-"; }

static void print_attachment(const pentad_chat_attachment *one) {
  size_t i;
  printf("  %d:", (int)one->kind);
  if (one->image) printf(" %s (%s)", one->image->url, or_none(one->source_url));
  if (one->url) printf(" %s, %s", one->url, or_none(one->preview_url));
  if (one->id) printf(" %s", one->id);
  if (one->name) printf(" %s at %s, %s", one->name, one->latitude, one->longitude);
  if (one->message) {
    printf(" to %d from %d by %s", (int)one->message, (int)one->base_message, or_none(one->user_id));
  }
  for (i = 0; i < one->mention_count; i++) {
    printf(" %s@%d+%d", one->mentions[i].user_id, (int)one->mentions[i].start,
           (int)one->mentions[i].length);
  }
  for (i = 0; i < one->picture_count; i++) {
    printf(" %s%d.%d", one->placeholder, (int)one->pictures[i].pack, (int)one->pictures[i].index);
  }
  printf(" %s\n", one->json);
}

static void attached(void) {
  pentad_chat_attachments *list;
  size_t i;
  pentad_chat_message message = message_of(
      "[{\"type\":\"image\",\"url\":\"https://example.org/1\",\"source_url\":\"https://example.org/2\"},"
      "{\"type\":\"reply\",\"reply_id\":\"7\",\"base_reply_id\":\"5\",\"user_id\":\"101\"},"
      "{\"type\":\"mentions\",\"user_ids\":[\"101\",\"-1\"],\"loci\":[[0,4],[6,9]]},"
      "{\"type\":\"emoji\",\"placeholder\":\"x\",\"charmap\":[[1,2],[3,4]]},"
      "{\"type\":\"location\",\"name\":\"Ujjain\",\"lat\":\"23.2\",\"lng\":\"75.8\"},"
      "{\"type\":\"video\",\"url\":\"https://example.org/v\",\"preview_url\":\"https://example.org/p\"},"
      "{\"type\":\"file\",\"file_id\":\"f1\"},{\"type\":\"poll\",\"poll_id\":\"p1\"},"
      "{\"type\":\"event\",\"event_id\":\"e1\"},{\"type\":\"split\",\"token\":\"t\"}]",
      NULL, NULL);
  SHOW(pentad_chat_message_attachments(&message, &list, &error));
  for (i = 0; list && i < list->count; i++) print_attachment(list->items[i]);
  pentad_chat_attachments_free(list);
  message.attachments_json = NULL;
  SHOW(pentad_chat_message_attachments(&message, &list, &error));
  HOLDS(list && list->count == 0);
  pentad_chat_attachments_free(list);
  message.attachments_json = "{\"type\":";
  SHOW(pentad_chat_message_attachments(&message, &list, &error));
  HOLDS(list && list->count == 0);
  pentad_chat_attachments_free(list);
  message.attachments_json = "\xff";
  SHOW(pentad_chat_message_attachments(&message, &list, &error));
  SHOW(pentad_chat_message_attachments(NULL, &list, &error));
  SHOW(pentad_chat_message_attachments(&message, NULL, &error));
}

static void reactions(void) {
  pentad_chat_reactions *list;
  size_t i, j;
  pentad_chat_message message = message_of(
      NULL,
      "[{\"type\":\"unicode\",\"code\":\"+1\",\"user_ids\":[\"101\",\"102\"]},"
      "{\"type\":\"emoji\",\"pack_id\":1,\"pack_index\":62,\"user_ids\":[\"103\"]},"
      "{\"type\":\"sound\",\"user_ids\":[]}]",
      "[\"101\",102]");
  SHOW(pentad_chat_message_reactions(&message, &list, &error));
  for (i = 0; list && i < list->count; i++) {
    const pentad_chat_reaction *const one = list->items[i];
    printf("  %d: %s %d.%d", (int)one->kind, or_none(one->text), (int)one->picture.pack,
           (int)one->picture.index);
    for (j = 0; j < one->user_count; j++) printf(" %s", one->user_ids[j]);
    printf("\n");
  }
  for (i = 0; list && i < list->favorited_by_count; i++) printf("  likes: %s\n", list->favorited_by[i]);
  pentad_chat_reactions_free(list);
  SHOW(pentad_chat_message_reactions(NULL, &list, &error));
}

static void print_event(const char *type, const char *json) {
  pentad_chat_message message = message_of(NULL, NULL, NULL);
  pentad_chat_system_event *event;
  size_t i;
  message.event_type = type;
  message.event_json = json;
  status = pentad_chat_message_event(&message, &event, &error);
  show(or_none(type));
  if (!event) return;
  printf("  %d %s:", (int)event->kind, or_none(event->text));
  for (i = 0; i < event->person_count; i++) {
    printf(" %s (%s)", event->people[i]->user_id, or_none(event->people[i]->nickname));
  }
  if (event->by) printf(" by %s", event->by->user_id);
  if (event->message) printf(" message %d", (int)event->message);
  if (event->at != PENTAD_NO_TIME) printf(" at %ld", (long)event->at);
  printf("%s\n", event->is_on ? " on" : "");
  pentad_chat_system_event_free(event);
}

static void system_events(void) {
  pentad_chat_system_event *event;
  print_event(NULL, NULL);
  print_event("membership.announce.joined",
              "{\"type\":\"membership.announce.joined\",\"data\":{\"user\":{\"id\":101,\"nickname\":\"A\"}}}");
  print_event("membership.announce.added",
              "{\"data\":{\"added_users\":[{\"id\":102,\"nickname\":\"B\"},{\"id\":\"103\"}],"
              "\"adder_user\":{\"id\":101}}}");
  print_event("group.name_change", "{\"data\":{\"name\":\"New\",\"user\":{\"id\":101}}}");
  print_event("message.deleted",
              "{\"data\":{\"message_id\":\"9\",\"deleted_at\":1700000000,\"deletion_actor\":\"admin\"}}");
  print_event("poll.finished", "{\"data\":{}}");
  print_event("\xff", "{}");
  SHOW(pentad_chat_message_event(NULL, &event, &error));
}

int main(void) {
  conversations();
  print_image("https://i.groupme.com/200x100.jpeg.0123456789abcdef0123456789abcdef");
  print_image("https://example.org/cat.png");
  print_image("\xff");
  SHOW(pentad_chat_image_make(NULL, NULL, &error));
  attached();
  reactions();
  system_events();
  printf("handles: %d\n", (int)pentad_handle_count());
  return 0;
}
