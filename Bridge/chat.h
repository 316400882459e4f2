/**
 * ChatKit: group chat in GroupMe's protocol: one account, online or offline.
 *
 * A program that sends a message, or keeps it until there is a network:
 *
 * @code{.c}
 * #include <pentad/chat.h>
 * #include <stdio.h>
 *
 * static int fail(pentad_error *error) {
 *   fprintf(stderr, "%s\n", pentad_error_message(error));
 *   pentad_error_free(error);
 *   return 1;
 * }
 *
 * int main(int count, char **arguments) {
 *   pentad_chat_client_options options = PENTAD_CHAT_CLIENT_OPTIONS_INIT;
 *   pentad_chat_message_options message = PENTAD_CHAT_MESSAGE_OPTIONS_INIT;
 *   pentad_chat_client *client;
 *   pentad_chat_outgoing *outgoing;
 *   pentad_error *error;
 *   if (count < 4) return puts("usage: say TOKEN SERVER CONVERSATION") < 0;
 *   options.server = arguments[2];
 *   message.text = "Hello";
 *   if (pentad_chat_client_sign_in(&options, arguments[1], &client, &error)) return fail(error);
 *   if (pentad_chat_client_send(client, arguments[3], &message, &outgoing, &error)) return fail(error);
 *   printf("%s: %s\n", outgoing->conversation, outgoing->text);
 *   pentad_chat_outgoing_free(outgoing);
 *   pentad_chat_client_free(client);
 * }
 * @endcode
 */

/* ---- People and conversations ---------------------------------------------------------------- */

/**
 * The facade of group chat in GroupMe's protocol: one account, online or offline.
 *
 * A conversation has a text as its key: `g:` and a group's id, or `d:` and the ids of two users,
 * the lesser first: `g:123`, `d:101+102`. A message has a number as its id, which is unique across
 * all conversations. Newer messages have greater numbers; no message has 0.
 */
typedef struct pentad_chat_client pentad_chat_client;

/** A switch for a property. */
typedef enum pentad_chat_switch {
  /** Keeps the present value. */
  PENTAD_CHAT_SWITCH_UNCHANGED = 0,
  /** On. */
  PENTAD_CHAT_SWITCH_ON = 1,
  /** Off. */
  PENTAD_CHAT_SWITCH_OFF = 2,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_SWITCH_FORCE_INT32 = 0x7fffffff
} pentad_chat_switch;

/**
 * A change of a group. Initialise it with PENTAD_CHAT_GROUP_CHANGE_INIT. Fields that are NULL or
 * UNCHANGED keep their values, and are not sent.
 */
typedef struct pentad_chat_group_change {
  /** The size of this record. */
  size_t struct_size;
  /** The name, at most 140 characters. */
  const char *PENTAD_NULLABLE name;
  /** The description, at most 255 characters; empty for none. */
  const char *PENTAD_NULLABLE description;
  /** The URL of the picture; empty for none. */
  const char *PENTAD_NULLABLE image_url;
  /** The rules for posting and joining: `private`, `closed` or `announcement`. */
  const char *PENTAD_NULLABLE kind;
  /** ON if others can join with a link. */
  pentad_chat_switch is_shared;
  /** ON to turn off all notifications. */
  pentad_chat_switch is_office_mode;
  /** ON if an administrator must approve new members. */
  pentad_chat_switch requires_approval;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_chat_group_change;

/** A group to be created. */
typedef struct pentad_chat_group_options {
  /** The size of this record. */
  size_t struct_size;
  /** The name, at most 140 characters; required. */
  const char *PENTAD_NULLABLE name;
  /** The description, at most 255 characters; NULL for none. */
  const char *PENTAD_NULLABLE description;
  /** The bytes of a JPEG, PNG, GIF, WebP or HEIC file, at most 50 MB; NULL for none. */
  const uint8_t *PENTAD_NULLABLE image;
  /** The number of bytes. */
  size_t image_size;
  /** Not 0 if others can join with a link. */
  uint32_t is_shared;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_chat_group_options;

/**
 * A person to be added to a group. The first of `user_id`, `phone_number` and `email` that is not
 * NULL identifies the person.
 */
typedef struct pentad_chat_invitation {
  /** The size of this record. */
  size_t struct_size;
  /** The name in the group; required. */
  const char *PENTAD_NULLABLE nickname;
  /** The id of an account. */
  const char *PENTAD_NULLABLE user_id;
  /** A telephone number. */
  const char *PENTAD_NULLABLE phone_number;
  /** An e-mail address. */
  const char *PENTAD_NULLABLE email;
} pentad_chat_invitation;

/* ---- Messages -------------------------------------------------------------------------------- */

/** The kind of an attachment. */
typedef enum pentad_chat_attachment_kind {
  /** Another kind, or an incomplete attachment. */
  PENTAD_CHAT_ATTACHMENT_KIND_UNKNOWN = 0,
  /** A picture. */
  PENTAD_CHAT_ATTACHMENT_KIND_IMAGE = 1,
  /** A reply: the message answers another one. */
  PENTAD_CHAT_ATTACHMENT_KIND_REPLY = 2,
  /** Mentions: the text names people. */
  PENTAD_CHAT_ATTACHMENT_KIND_MENTIONS = 3,
  /** Characters of the text represent pictures of GroupMe's packs. */
  PENTAD_CHAT_ATTACHMENT_KIND_EMOJI = 4,
  /** A place. */
  PENTAD_CHAT_ATTACHMENT_KIND_LOCATION = 5,
  /** A video. */
  PENTAD_CHAT_ATTACHMENT_KIND_VIDEO = 6,
  /** A file. */
  PENTAD_CHAT_ATTACHMENT_KIND_FILE = 7,
  /** A poll. */
  PENTAD_CHAT_ATTACHMENT_KIND_POLL = 8,
  /** A date in the calendar. */
  PENTAD_CHAT_ATTACHMENT_KIND_EVENT = 9,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_ATTACHMENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_attachment_kind;

/** A person's name in a text. */
typedef struct pentad_chat_mention {
  /** The user; `-1` means everyone in the group. */
  const char *PENTAD_NONNULL user_id;
  /** The offset of the name in the server's units: UTF-16 code units from 0. */
  int64_t start;
  /**
   * The length of the name in UTF-16 code units; 0 if the server names the person without a
   * position.
   */
  int64_t length;
  /**
   * The offset of the name in the message's text, in bytes from 0; -1 if it has no position there.
   */
  int64_t byte_start;
  /** The length of the name in the message's text, in bytes; 0 if it has no position there. */
  int64_t byte_length;
} pentad_chat_mention;

/** A picture of one of GroupMe's packs. */
typedef struct pentad_chat_emoji {
  /** The pack. */
  int64_t pack;
  /** The index in the pack. */
  int64_t index;
} pentad_chat_emoji;

/** An attachment of a message. Fields that do not apply to its kind are NULL or 0. */
typedef struct pentad_chat_attachment {
  /** The whole attachment, as it is sent: a JSON object. */
  const char *PENTAD_NONNULL json;
  /** A picture, of IMAGE. */
  const pentad_chat_image *PENTAD_NULLABLE image;
  /** The URL of a video, for VIDEO. */
  const char *PENTAD_NULLABLE url;
  /** The URL of a video's preview picture; NULL for none. */
  const char *PENTAD_NULLABLE preview_url;
  /** The original URL of a picture that was shared from elsewhere; NULL otherwise. */
  const char *PENTAD_NULLABLE source_url;
  /** A blurred preview of a picture, in BlurHash format; NULL for none. */
  const char *PENTAD_NULLABLE blur_hash;
  /** The name of a place, of LOCATION. */
  const char *PENTAD_NULLABLE name;
  /** The latitude of a place in degrees, as the received decimal digits. */
  const char *PENTAD_NULLABLE latitude;
  /** The longitude of a place in degrees, as the received decimal digits. */
  const char *PENTAD_NULLABLE longitude;
  /** The id, of FILE, POLL and EVENT. */
  const char *PENTAD_NULLABLE id;
  /** The author of the answered message, for REPLY; NULL if it is unknown. */
  const char *PENTAD_NULLABLE user_id;
  /** The character that represents the pictures, for EMOJI. */
  const char *PENTAD_NULLABLE placeholder;
  /** The names in the text, for MENTIONS. */
  const pentad_chat_mention *PENTAD_NULLABLE mentions;
  /** The number of names. */
  size_t mention_count;
  /** The pictures in the order of the characters, for EMOJI. */
  const pentad_chat_emoji *PENTAD_NULLABLE pictures;
  /** The number of pictures. */
  size_t picture_count;
  /** The answered message, for REPLY. */
  int64_t message;
  /** The first message of the thread, for REPLY. */
  int64_t base_message;
  /** The kind. */
  pentad_chat_attachment_kind kind;
} pentad_chat_attachment;

/** The attachments of a message. */
typedef struct pentad_chat_attachments {
  /** The attachments, in order. */
  const pentad_chat_attachment *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** The number of items. */
  size_t count;
} pentad_chat_attachments;

/** The kind of a reaction sign. */
typedef enum pentad_chat_sign_kind {
  /** A character: `text`. */
  PENTAD_CHAT_SIGN_KIND_CHARACTER = 0,
  /** A picture of GroupMe's packs: `picture`. */
  PENTAD_CHAT_SIGN_KIND_PICTURE = 1,
  /** Another kind, by the server's name for it: `text`. */
  PENTAD_CHAT_SIGN_KIND_OTHER = 2,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_SIGN_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_sign_kind;

/** A sign, and the users who reacted with it. */
typedef struct pentad_chat_reaction {
  /** The character, or the server's name; NULL for a picture. */
  const char *PENTAD_NULLABLE text;
  /** The picture; zeros if the sign is not a picture. */
  pentad_chat_emoji picture;
  /** The users who reacted with it. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL user_ids;
  /** The number of users. */
  size_t user_count;
  /** The kind of sign. */
  pentad_chat_sign_kind kind;
} pentad_chat_reaction;

/** The reactions to a message, and the users who like it. */
typedef struct pentad_chat_reactions {
  /** The reactions, in the server's order. */
  const pentad_chat_reaction *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** The number of items. */
  size_t count;
  /** The users who like it. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL favorited_by;
  /** The number of users. */
  size_t favorited_by_count;
} pentad_chat_reactions;

/**
 * The sign of a reaction. Initialise it with PENTAD_CHAT_SIGN_OPTIONS_INIT, which means a heart.
 */
typedef struct pentad_chat_sign_options {
  /** The size of this record. */
  size_t struct_size;
  /** A character; NULL for a picture, or for the heart if `pack` is 0, too. */
  const char *PENTAD_NULLABLE character;
  /** The pack of a GroupMe picture. */
  int64_t pack;
  /** The index in the pack. */
  int64_t index;
} pentad_chat_sign_options;

/** The kind of event that a system message describes. */
typedef enum pentad_chat_happening {
  /** Another event type, or an incomplete event. */
  PENTAD_CHAT_HAPPENING_UNKNOWN = 0,
  /** A person joined: `people`. */
  PENTAD_CHAT_HAPPENING_MEMBER_JOINED = 1,
  /** A person rejoined: `people`. */
  PENTAD_CHAT_HAPPENING_MEMBER_REJOINED = 2,
  /** A person added people: `people`, `by`. */
  PENTAD_CHAT_HAPPENING_MEMBERS_ADDED = 3,
  /** A person left: `people`. */
  PENTAD_CHAT_HAPPENING_MEMBER_LEFT = 4,
  /** A person was removed by another one: `people`, `by`. */
  PENTAD_CHAT_HAPPENING_MEMBER_REMOVED = 5,
  /** GroupMe removed a person: `people`. */
  PENTAD_CHAT_HAPPENING_MEMBER_AUTOKICKED = 6,
  /** A person changed the name: `people` has the old one, `text` the new one. */
  PENTAD_CHAT_HAPPENING_NICKNAME_CHANGED = 7,
  /** A person in `people` changed the picture to the one at `text`, or removed it: NULL. */
  PENTAD_CHAT_HAPPENING_AVATAR_CHANGED = 8,
  /** The group was renamed to `text`: `by`. */
  PENTAD_CHAT_HAPPENING_GROUP_NAME_CHANGED = 9,
  /** The group's description was changed to `text`: `by`. */
  PENTAD_CHAT_HAPPENING_GROUP_TOPIC_CHANGED = 10,
  /** The group's picture was changed to the one at `text`, or removed: NULL; `by`. */
  PENTAD_CHAT_HAPPENING_GROUP_AVATAR_CHANGED = 11,
  /** The group's kind was changed to `text`: `by`. */
  PENTAD_CHAT_HAPPENING_GROUP_KIND_CHANGED = 12,
  /** The group's owner is now `people`; before it was `by`. */
  PENTAD_CHAT_HAPPENING_GROUP_OWNER_CHANGED = 13,
  /** Joining with a link was turned on or off: `is_on`, `by`. */
  PENTAD_CHAT_HAPPENING_GROUP_SHARED = 14,
  /** A member in `people` now has the role `text`: `by`. */
  PENTAD_CHAT_HAPPENING_ROLE_CHANGED = 15,
  /** A message was deleted: `message`, `at`; `text` is who deleted it, `sender` or `admin`. */
  PENTAD_CHAT_HAPPENING_MESSAGE_DELETED = 16,
  /** A message was edited: `message`, `text`, `attachments_json`, `at`. */
  PENTAD_CHAT_HAPPENING_MESSAGE_UPDATED = 17,
  /** A message was pinned or unpinned: `message`, `is_on`, `at`; `text` is the user's id. */
  PENTAD_CHAT_HAPPENING_MESSAGE_PINNED = 18,
  /** Nothing of the kind: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_HAPPENING_FORCE_INT32 = 0x7fffffff
} pentad_chat_happening;

/** The event of a system message. `kind` determines the fields that are used. */
typedef struct pentad_chat_system_event {
  /** The server's name for the event type. */
  const char *PENTAD_NONNULL type;
  /** The whole event, as received: a JSON object. */
  const char *PENTAD_NONNULL json;
  /** The people that the event is about. */
  const pentad_chat_person *PENTAD_NONNULL const *PENTAD_NONNULL people;
  /** The number of people. */
  size_t person_count;
  /** The person who caused it; NULL if it is unknown. */
  const pentad_chat_person *PENTAD_NULLABLE by;
  /** A name, a word or a text; NULL for none. */
  const char *PENTAD_NULLABLE text;
  /** The attachments of an edited message, a JSON array; NULL for none. */
  const char *PENTAD_NULLABLE attachments_json;
  /** A message; 0 for none. */
  int64_t message;
  /** The time of the event; PENTAD_NO_TIME if it is unknown. */
  int64_t at;
  /** The kind of event. */
  pentad_chat_happening kind;
  /** True if the property is on now. */
  bool is_on;
} pentad_chat_system_event;

/* ---- Sending --------------------------------------------------------------------------------- */

/**
 * An attachment to send. Initialise it with PENTAD_CHAT_ATTACHMENT_OPTIONS_INIT; either `json` or
 * `path` is required.
 */
typedef struct pentad_chat_attachment_options {
  /** The size of this record. */
  size_t struct_size;
  /**
   * An attachment that is sent unchanged: a JSON object in GroupMe's format, such as another
   * message's.
   */
  const char *PENTAD_NULLABLE json;
  /**
   * The path of a picture file: JPEG, PNG, GIF, WebP or HEIC by its first bytes, at most 50 MB. It
   * is copied when the message is queued. Pipes, devices and folders are rejected.
   */
  const char *PENTAD_NULLABLE path;
  /** Ignored: the first bytes of the file determine the media type. May be NULL. */
  const char *PENTAD_NULLABLE type;
  /** Not 0 to allow `path` to be a symbolic link, which is rejected otherwise. */
  uint32_t follows_links;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_chat_attachment_options;

/** A message to send. It needs a text or an attachment. */
typedef struct pentad_chat_message_options {
  /** The size of this record. */
  size_t struct_size;
  /** The text, at most 1,000 characters; NULL for none. */
  const char *PENTAD_NULLABLE text;
  /** The attachments, in order; NULL for none. */
  const pentad_chat_attachment_options *PENTAD_NONNULL const *PENTAD_NULLABLE attachments;
  /** The number of attachments. */
  size_t attachment_count;
  /** The message that it answers; 0 for none. */
  int64_t reply_to;
} pentad_chat_message_options;

/** An attachment of a queued message: either `json`, or `path` and `type`. */
typedef struct pentad_chat_outgoing_attachment {
  /** An attachment that is sent unchanged: a JSON object; NULL for a file. */
  const char *PENTAD_NULLABLE json;
  /** The path of the client's copy of a file; NULL if there is none. */
  const char *PENTAD_NULLABLE path;
  /** The media type of the file; NULL if there is none. */
  const char *PENTAD_NULLABLE type;
} pentad_chat_outgoing_attachment;

/* ---- Events ---------------------------------------------------------------------------------- */

/**
 * The kind of an event. Events up to ACCOUNT_UPDATED, and STORE_RECOVERED, are kept in the log of
 * the store. The others are transient: the newest event of a subject replaces the previous one, and
 * none is kept.
 */
typedef enum pentad_chat_event_kind {
  /**
   * The observer was away for longer than the log reaches, or the store is new: reload everything.
   */
  PENTAD_CHAT_EVENT_KIND_RESET = 0,
  /** The complete list of groups and direct chats was fetched, or the cache was cleared. */
  PENTAD_CHAT_EVENT_KIND_GROUPS_REFRESHED = 1,
  /** The user has a new group: created, joined, or added to. `group_id`. */
  PENTAD_CHAT_EVENT_KIND_GROUP_CREATED = 2,
  /** The name, picture or another property of a group changed. `group_id`. */
  PENTAD_CHAT_EVENT_KIND_GROUP_UPDATED = 3,
  /** The user is no longer in a group. `group_id`, `removal`. */
  PENTAD_CHAT_EVENT_KIND_GROUP_REMOVED = 4,
  /** Members joined, left or changed. `group_id`. */
  PENTAD_CHAT_EVENT_KIND_MEMBERS_UPDATED = 5,
  /** Messages were added, changed or removed. `conversation`, `inserted`, `updated`, `removed`. */
  PENTAD_CHAT_EVENT_KIND_MESSAGES_UPDATED = 6,
  /** The likes of a message changed. `conversation`, `message`. */
  PENTAD_CHAT_EVENT_KIND_REACTIONS_CHANGED = 7,
  /** A queued message reached another step. `conversation`, `local_id`, `step`, `message`. */
  PENTAD_CHAT_EVENT_KIND_OUTGOING_CHANGED = 8,
  /** The read or muted state of a conversation changed. `conversation`. */
  PENTAD_CHAT_EVENT_KIND_CONVERSATION_CHANGED = 9,
  /** The user's draft changed. `conversation`. */
  PENTAD_CHAT_EVENT_KIND_DRAFT_CHANGED = 10,
  /** The signed-in user's own data changed. */
  PENTAD_CHAT_EVENT_KIND_ACCOUNT_UPDATED = 11,
  /** A person is typing. `conversation`, `user_id`, `at`. */
  PENTAD_CHAT_EVENT_KIND_TYPING = 12,
  /** The state of the connection to the server changed. `connection`, `route`, `status`. */
  PENTAD_CHAT_EVENT_KIND_CONNECTION = 13,
  /** The progress of a synchronisation. `completed`, `total`. */
  PENTAD_CHAT_EVENT_KIND_SYNCHRONISING = 14,
  /** A failure that no call has reported. `work`, `conversation`, `status`. */
  PENTAD_CHAT_EVENT_KIND_FAILED = 15,
  /**
   * The store was damaged and was rebuilt; the first event of its new log. `rows_kept`,
   * `is_partial`.
   */
  PENTAD_CHAT_EVENT_KIND_STORE_RECOVERED = 16,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_EVENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_event_kind;

/**
 * An event. The store is changed before the event is delivered; read the content there. `kind`
 * determines the fields that are used; the others are NULL, 0 or their first value.
 */
typedef struct pentad_chat_event {
  /**
   * The number of the event; for a transient one, the number of the last logged event before it.
   */
  uint64_t number;
  /** A conversation. */
  const char *PENTAD_NULLABLE conversation;
  /** A group. */
  const char *PENTAD_NULLABLE group_id;
  /** The user who is typing. */
  const char *PENTAD_NULLABLE user_id;
  /** The messages that are new in the store, the oldest first. */
  const int64_t *PENTAD_NULLABLE inserted;
  /** The number of items. */
  size_t inserted_count;
  /**
   * The messages with changed text, attachments, likes or pin, and deleted ones that leave a trace;
   * the oldest first. A message that is not stored was changed before it was fetched.
   */
  const int64_t *PENTAD_NULLABLE updated;
  /** The number of items. */
  size_t updated_count;
  /** The messages that the server no longer has; the oldest first. */
  const int64_t *PENTAD_NULLABLE removed;
  /** The number of items. */
  size_t removed_count;
  /** The error, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** A message; for a queued message, the message that it became, or 0. */
  int64_t message;
  /** A queued message. */
  int64_t local_id;
  /**
   * The time since when a person has been typing, by that person's clock, or the time of receipt if
   * it is unknown; else 0. The server does not report the end: GroupMe's own clients show the state
   * for five seconds.
   */
  int64_t at;
  /** The number of updated conversations that were read or failed so far. */
  int64_t completed;
  /** The number of updated conversations. */
  int64_t total;
  /** The number of rows with the user's own data that were recovered from the damaged store. */
  int64_t rows_kept;
  /** The kind of event. */
  pentad_chat_event_kind kind;
  /** The reason why the user is no longer in a group. */
  pentad_chat_removal removal;
  /** The step of a queued message. */
  pentad_chat_step step;
  /** The state of the connection. */
  pentad_chat_connection connection;
  /** The transport of a live connection. */
  pentad_chat_route route;
  /** The work that failed. */
  pentad_chat_work work;
  /** The status of the failure; PENTAD_OK for none. */
  pentad_status status;
  /** True if some of the user's own data could not be recovered. */
  bool is_partial;
} pentad_chat_event;

/**
 * Receives an event.
 *
 * @param context the delegate's context
 * @param event the event, valid during the callback
 */
typedef void (*pentad_chat_event_callback)(void *PENTAD_NULLABLE context,
                                           const pentad_chat_event *PENTAD_NONNULL event);

/** A delegate that receives the events of a client, in order. */
typedef struct pentad_chat_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context after the last callback; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /**
   * The number of the last event that was seen, perhaps in an earlier process: later events are
   * delivered first. 0 for events from now on.
   */
  uint64_t after;
  /** Any event; called before the event's own callback. */
  pentad_chat_event_callback PENTAD_NULLABLE did_happen;
  /** The groups and direct chats now match the server's list. */
  pentad_chat_event_callback PENTAD_NULLABLE did_refresh_groups;
  /** The user has a new group. */
  pentad_chat_event_callback PENTAD_NULLABLE did_create_group;
  /** The name, picture or another property of a group changed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_group;
  /** The user is no longer in a group. */
  pentad_chat_event_callback PENTAD_NULLABLE did_remove_group;
  /** Members of a group joined, left or changed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_members;
  /** Messages of a conversation were added, changed or removed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_messages;
  /** The likes of a message changed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_reactions;
  /** A message of the user reached another step. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_outgoing;
  /** The read or muted state of a conversation changed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_conversation;
  /** The user's draft in a conversation changed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_draft;
  /** The signed-in user's own data changed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_account;
  /** A person is typing. */
  pentad_chat_event_callback PENTAD_NULLABLE typing;
  /** The state of the connection to the server changed. */
  pentad_chat_event_callback PENTAD_NULLABLE connection;
  /** The progress of the synchronisation. */
  pentad_chat_event_callback PENTAD_NULLABLE synchronising;
  /** A failure that no call has reported. */
  pentad_chat_event_callback PENTAD_NULLABLE did_fail;
  /** The delegate was away for longer than the log reaches: reload everything. */
  pentad_chat_event_callback PENTAD_NULLABLE did_reset;
  /** The store was damaged and was rebuilt. */
  pentad_chat_event_callback PENTAD_NULLABLE did_recover_store;
} pentad_chat_delegate;

/** A notification of the push service, as received and before it is processed. */
typedef struct pentad_chat_notification {
  /** The channel of the notification: `/user/101`. */
  const char *PENTAD_NONNULL channel;
  /** The service's name for the type: `line.create`; empty if there is none. */
  const char *PENTAD_NONNULL type;
  /** The text for the user; empty if there is none. */
  const char *PENTAD_NONNULL alert;
  /** The whole notification: a JSON value, byte for byte. */
  const char *PENTAD_NONNULL json;
  /** The number of bytes of `json`, without its NUL. */
  size_t json_size;
  /** The time by the service's clock; PENTAD_NO_TIME if it is unknown. */
  int64_t received_at;
} pentad_chat_notification;

/**
 * Receives a notification of the push service.
 *
 * @param context the delegate's context
 * @param notification the notification, valid during the callback; NULL when some were dropped
 *   because more than 1,024 were queued; their changes are in the store nevertheless
 */
typedef void (*pentad_chat_notification_callback)(
    void *PENTAD_NULLABLE context, const pentad_chat_notification *PENTAD_NULLABLE notification);

/** A delegate that receives the notifications of the push service. */
typedef struct pentad_chat_notification_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context after the last callback; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** Called for each notification. */
  pentad_chat_notification_callback PENTAD_NULLABLE did_receive;
} pentad_chat_notification_delegate;

/* ---- Lists ----------------------------------------------------------------------------------- */

/** A row of a conversation on a screen: either `message` or `outgoing`. */
typedef struct pentad_chat_timeline_item {
  /** The id of the row, which stays the same when a message arrives. */
  const char *PENTAD_NONNULL id;
  /** A message that is on the server; NULL otherwise. */
  const pentad_chat_message *PENTAD_NULLABLE message;
  /** A message of the user that is not on the server yet; NULL otherwise. */
  const pentad_chat_outgoing *PENTAD_NULLABLE outgoing;
} pentad_chat_timeline_item;

/**
 * Receives the user's groups.
 *
 * @param context the delegate's context
 * @param groups all groups, the one with the newest message first; valid during the callback
 * @param delta the changes since the previous callback, groups matched by their ids; valid during
 *   the callback; NULL the first time: show everything
 */
typedef void (*pentad_chat_group_list_callback)(void *PENTAD_NULLABLE context,
                                                const pentad_chat_groups *PENTAD_NONNULL groups,
                                                const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Receives the direct chats.
 *
 * @param context the delegate's context
 * @param chats all chats, the one with the newest message first; valid during the callback
 * @param delta the changes since the previous callback; valid during the callback; NULL the first
 *   time: show everything
 */
typedef void (*pentad_chat_direct_chat_list_callback)(
    void *PENTAD_NULLABLE context, const pentad_chat_direct_chats *PENTAD_NONNULL chats,
    const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Receives the members of a group.
 *
 * @param context the delegate's context
 * @param members all members, valid during the callback
 * @param delta the changes since the previous callback, members matched by their users; valid
 *   during the callback; NULL the first time: show everything
 */
typedef void (*pentad_chat_member_list_callback)(void *PENTAD_NULLABLE context,
                                                 const pentad_chat_members *PENTAD_NONNULL members,
                                                 const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Receives the newest messages of a conversation and its queued ones.
 *
 * @param context the delegate's context
 * @param timeline the rows, the oldest first; valid during the callback
 * @param delta the changes since the previous callback, rows matched by their ids; valid during the
 *   callback; NULL the first time: show everything
 */
typedef void (*pentad_chat_timeline_callback)(void *PENTAD_NULLABLE context,
                                              const pentad_chat_timeline *PENTAD_NONNULL timeline,
                                              const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Receives the results of a search.
 *
 * @param context the delegate's context
 * @param messages the messages, the newest first; valid during the callback
 * @param delta the changes since the previous callback; valid during the callback; NULL the first
 *   time: show everything
 */
typedef void (*pentad_chat_search_list_callback)(void *PENTAD_NULLABLE context,
                                                 const pentad_chat_messages *PENTAD_NONNULL messages,
                                                 const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * A delegate that receives lists: each as it is now, and again after each change, with the changes
 * since the previous callback. A slow delegate receives only the newest version. A list whose
 * callback is NULL is not read.
 */
typedef struct pentad_chat_lists_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context after the last callback; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** The user's groups. */
  pentad_chat_group_list_callback PENTAD_NULLABLE groups;
  /** The direct chats. */
  pentad_chat_direct_chat_list_callback PENTAD_NULLABLE chats;
  /** The members of the group `members_of`. */
  pentad_chat_member_list_callback PENTAD_NULLABLE members;
  /** The group's id; required for `members`. */
  const char *PENTAD_NULLABLE members_of;
  /** The newest messages of the conversation `messages_in`. */
  pentad_chat_timeline_callback PENTAD_NULLABLE messages;
  /** The conversation; required for `messages`. */
  const char *PENTAD_NULLABLE messages_in;
  /** The maximum number of messages: up to 1,000, more is PENTAD_INVALID; 0 for 50. */
  size_t messages_limit;
  /** The results of a search for `search_text`. */
  pentad_chat_search_list_callback PENTAD_NULLABLE search;
  /** The words; required for `search`. */
  const char *PENTAD_NULLABLE search_text;
  /** The conversation to search; NULL for all. */
  const char *PENTAD_NULLABLE search_in;
  /** The maximum number of messages: up to 1,000, more is PENTAD_INVALID; 0 for 50. */
  size_t search_limit;
} pentad_chat_lists_delegate;

/** A topic to be created. */
typedef struct pentad_chat_topic_options {
  /** The size of this record. */
  size_t struct_size;
  /** The name, 1 to 140 characters. */
  const char *PENTAD_NULLABLE name;
  /** The description, at most 255 characters; NULL for none. */
  const char *PENTAD_NULLABLE description;
  /** Not 0 to let only administrators write in it. */
  uint32_t is_announcement;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_chat_topic_options;

/** The options of a client. */
typedef struct pentad_chat_client_options {
  /** The size of this record. */
  size_t struct_size;
  /**
   * The folder of the accounts' stores, created if it is missing. It contains a folder for each
   * account, and a file with the tokens that only this user can read. NULL for memory, which is
   * freed with the client.
   */
  const char *PENTAD_NULLABLE store_folder;
  /**
   * The URL of a `pentad-reference-server`: `http://127.0.0.1:8080`; NULL for the servers of the
   * account, and for GroupMe's own at a sign-in. An account belongs to the servers at which it
   * signed in: opening it with others fails with `PENTAD_OTHER_SERVER`, and they receive neither
   * its token nor its messages.
   */
  const char *PENTAD_NULLABLE server;
  /** The network options; NULL for the defaults. `tries` is ignored: the client retries itself. */
  const pentad_network_options *PENTAD_NULLABLE network;
  /** The session that runs the client's callbacks; NULL for a callback thread of the library. */
  pentad_session *PENTAD_NULLABLE session;
  /**
   * The maximum number of requests in any one second: 0 for 8, since GroupMe refuses more than 10;
   * less than 0 for no limit.
   */
  int32_t requests_per_second;
  /**
   * Not 0 to fetch and send only in pentad_chat_client_synchronise(); otherwise the client works in
   * automatic mode: it listens, fetches and sends continuously.
   */
  uint32_t manual_synchronising;
  /**
   * Not 0 to open a store whose folder or files belong to another user, or can be changed by other
   * users; otherwise opening it fails with PENTAD_NOT_PRIVATE.
   */
  uint32_t allows_shared_store;
  /**
   * Not 0 if the account's server has moved to `server`: the account belongs to that server from
   * then on, with all stored data and pending changes.
   */
  uint32_t server_has_moved;
} pentad_chat_client_options;
