/**
 * ChatKit: group chat in GroupMe's protocol: one account, with a network and without it.
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
 * The front door of group chat in GroupMe's protocol: one account, with a network and without it.
 *
 * A conversation is named by a text: `g:` and a group's id, or `d:` and the ids of two users, the lesser
 * first: `g:123`, `d:101+102`. A message is named by a number that no other message has, whatever its
 * conversation; the newer of two has the greater one, and none has 0.
 */
typedef struct pentad_chat_client pentad_chat_client;

/** A property that is either on or off. */
typedef enum pentad_chat_switch {
  /** As it is. */
  PENTAD_CHAT_SWITCH_UNCHANGED = 0,
  /** On. */
  PENTAD_CHAT_SWITCH_ON = 1,
  /** Off. */
  PENTAD_CHAT_SWITCH_OFF = 2,
  /** No switch: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_SWITCH_FORCE_INT32 = 0x7fffffff
} pentad_chat_switch;

/**
 * What is to change in a group. Begin with PENTAD_CHAT_GROUP_CHANGE_INIT; what is NULL or UNCHANGED stays,
 * and is not sent.
 */
typedef struct pentad_chat_group_change {
  /** The size of this record. */
  size_t struct_size;
  /** The name, of at most 140 characters. */
  const char *PENTAD_NULLABLE name;
  /** What it is about, in at most 255 characters; empty for nothing. */
  const char *PENTAD_NULLABLE description;
  /** The address of the picture; empty for none. */
  const char *PENTAD_NULLABLE image_url;
  /** Who may post and join: `private`, `closed` or `announcement`. */
  const char *PENTAD_NULLABLE kind;
  /** Whether others can join by a link. */
  pentad_chat_switch is_shared;
  /** Whether nobody is to be notified. */
  pentad_chat_switch is_office_mode;
  /** Whether an administrator decides who joins. */
  pentad_chat_switch requires_approval;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_chat_group_change;

/** A group to be made. */
typedef struct pentad_chat_group_options {
  /** The size of this record. */
  size_t struct_size;
  /** The name, of at most 140 characters; it must be there. */
  const char *PENTAD_NULLABLE name;
  /** What it is about, in at most 255 characters; NULL for nothing. */
  const char *PENTAD_NULLABLE description;
  /** The bytes of a JPEG, PNG, GIF, WebP or HEIC file, at most 50 MB; NULL for none. */
  const uint8_t *PENTAD_NULLABLE image;
  /** How many bytes. */
  size_t image_size;
  /** Not 0 when others can join by a link. */
  uint32_t is_shared;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_chat_group_options;

/**
 * Somebody to be added to a group. The first that is there of
 * `user_id`, `phone_number` and `email` says who.
 */
typedef struct pentad_chat_invitation {
  /** The size of this record. */
  size_t struct_size;
  /** The name in the group; it must be there. */
  const char *PENTAD_NULLABLE nickname;
  /** The id of an account. */
  const char *PENTAD_NULLABLE user_id;
  /** A telephone number. */
  const char *PENTAD_NULLABLE phone_number;
  /** A mail address. */
  const char *PENTAD_NULLABLE email;
} pentad_chat_invitation;

/* ---- Messages -------------------------------------------------------------------------------- */

/** What is attached to a message. */
typedef enum pentad_chat_attachment_kind {
  /** Another kind, or one that lacks what belongs to it. */
  PENTAD_CHAT_ATTACHMENT_KIND_UNKNOWN = 0,
  /** A picture. */
  PENTAD_CHAT_ATTACHMENT_KIND_IMAGE = 1,
  /** The message answers another. */
  PENTAD_CHAT_ATTACHMENT_KIND_REPLY = 2,
  /** The text names people. */
  PENTAD_CHAT_ATTACHMENT_KIND_MENTIONS = 3,
  /** Characters of the text stand for pictures of GroupMe's packs. */
  PENTAD_CHAT_ATTACHMENT_KIND_EMOJI = 4,
  /** A place. */
  PENTAD_CHAT_ATTACHMENT_KIND_LOCATION = 5,
  /** A film. */
  PENTAD_CHAT_ATTACHMENT_KIND_VIDEO = 6,
  /** A file. */
  PENTAD_CHAT_ATTACHMENT_KIND_FILE = 7,
  /** A poll. */
  PENTAD_CHAT_ATTACHMENT_KIND_POLL = 8,
  /** A date in the calendar. */
  PENTAD_CHAT_ATTACHMENT_KIND_EVENT = 9,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_ATTACHMENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_attachment_kind;

/** A person's name in a text. */
typedef struct pentad_chat_mention {
  /** The user; `-1` means everybody in the group. */
  const char *PENTAD_NONNULL user_id;
  /** Where the name begins, as the server counts: UTF-16 code units from 0. */
  int64_t start;
  /** How many UTF-16 code units the name has; 0 when the server names the person without a place. */
  int64_t length;
  /** Where the name begins in the message's text, in bytes from 0; -1 when it has no place there. */
  int64_t byte_start;
  /** How many bytes the name has in the message's text; 0 when it has no place there. */
  int64_t byte_length;
} pentad_chat_mention;

/** A picture of one of GroupMe's packs. */
typedef struct pentad_chat_emoji {
  /** The pack. */
  int64_t pack;
  /** The place in the pack. */
  int64_t index;
} pentad_chat_emoji;

/** Something attached to a message. A field that its kind does not have is NULL or 0. */
typedef struct pentad_chat_attachment {
  /** All of it, as it is sent: a JSON object. */
  const char *PENTAD_NONNULL json;
  /** A picture, of IMAGE. */
  const pentad_chat_image *PENTAD_NULLABLE image;
  /** Where a film is, of VIDEO. */
  const char *PENTAD_NULLABLE url;
  /** Where a picture of a film is; NULL for none. */
  const char *PENTAD_NULLABLE preview_url;
  /** Where a picture was found, if somebody shared it from elsewhere; NULL otherwise. */
  const char *PENTAD_NULLABLE source_url;
  /** A blurred likeness of a picture, as BlurHash writes it; NULL for none. */
  const char *PENTAD_NULLABLE blur_hash;
  /** The name of a place, of LOCATION. */
  const char *PENTAD_NULLABLE name;
  /** Degrees north of a place, in decimal digits as they came. */
  const char *PENTAD_NULLABLE latitude;
  /** Degrees east of a place, in decimal digits as they came. */
  const char *PENTAD_NULLABLE longitude;
  /** The id, of FILE, POLL and EVENT. */
  const char *PENTAD_NULLABLE id;
  /** Who wrote the message that is answered, of REPLY; NULL when it is not told. */
  const char *PENTAD_NULLABLE user_id;
  /** The character that stands for pictures, of EMOJI. */
  const char *PENTAD_NULLABLE placeholder;
  /** The names in the text, of MENTIONS. */
  const pentad_chat_mention *PENTAD_NULLABLE mentions;
  /** How many names. */
  size_t mention_count;
  /** The pictures in the order of the characters, of EMOJI. */
  const pentad_chat_emoji *PENTAD_NULLABLE pictures;
  /** How many pictures. */
  size_t picture_count;
  /** The message that is answered, of REPLY. */
  int64_t message;
  /** The message that began the exchange, of REPLY. */
  int64_t base_message;
  /** What it is. */
  pentad_chat_attachment_kind kind;
} pentad_chat_attachment;

/** What is attached to a message. */
typedef struct pentad_chat_attachments {
  /** The attachments, in order. */
  const pentad_chat_attachment *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
} pentad_chat_attachments;

/** What somebody reacts to a message by. */
typedef enum pentad_chat_sign_kind {
  /** A character: `text`. */
  PENTAD_CHAT_SIGN_KIND_CHARACTER = 0,
  /** A picture of GroupMe's packs: `picture`. */
  PENTAD_CHAT_SIGN_KIND_PICTURE = 1,
  /** Another kind, by the server's word for it: `text`. */
  PENTAD_CHAT_SIGN_KIND_OTHER = 2,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_SIGN_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_sign_kind;

/** A sign, and who reacted by it. */
typedef struct pentad_chat_reaction {
  /** The character, or the server's word; NULL of a picture. */
  const char *PENTAD_NULLABLE text;
  /** The picture; zeros where it is none. */
  pentad_chat_emoji picture;
  /** The users who reacted by it. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL user_ids;
  /** How many users. */
  size_t user_count;
  /** What the sign is. */
  pentad_chat_sign_kind kind;
} pentad_chat_reaction;

/** The reactions to a message, and who likes it. */
typedef struct pentad_chat_reactions {
  /** The reactions, in the server's order. */
  const pentad_chat_reaction *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
  /** The users who like it. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL favorited_by;
  /** How many users. */
  size_t favorited_by_count;
} pentad_chat_reactions;

/** What to react to a message by. Begin with PENTAD_CHAT_SIGN_OPTIONS_INIT: a heart. */
typedef struct pentad_chat_sign_options {
  /** The size of this record. */
  size_t struct_size;
  /** A character; NULL for a picture, or for the heart when that is 0, too. */
  const char *PENTAD_NULLABLE character;
  /** The pack of a picture of GroupMe's. */
  int64_t pack;
  /** The place in the pack. */
  int64_t index;
} pentad_chat_sign_options;

/** What a system message tells of. */
typedef enum pentad_chat_happening {
  /** Another word, or one that lacks what belongs to it. */
  PENTAD_CHAT_HAPPENING_UNKNOWN = 0,
  /** Somebody came by himself: `people`. */
  PENTAD_CHAT_HAPPENING_MEMBER_JOINED = 1,
  /** Somebody came back: `people`. */
  PENTAD_CHAT_HAPPENING_MEMBER_REJOINED = 2,
  /** Somebody added people: `people`, `by`. */
  PENTAD_CHAT_HAPPENING_MEMBERS_ADDED = 3,
  /** Somebody left: `people`. */
  PENTAD_CHAT_HAPPENING_MEMBER_LEFT = 4,
  /** Somebody removed a person: `people`, `by`. */
  PENTAD_CHAT_HAPPENING_MEMBER_REMOVED = 5,
  /** GroupMe removed a person: `people`. */
  PENTAD_CHAT_HAPPENING_MEMBER_AUTOKICKED = 6,
  /** Somebody, named as before in `people`, has the name `text`. */
  PENTAD_CHAT_HAPPENING_NICKNAME_CHANGED = 7,
  /** Somebody in `people` has the picture at `text`, or none: NULL. */
  PENTAD_CHAT_HAPPENING_AVATAR_CHANGED = 8,
  /** The group has the name `text`: `by`. */
  PENTAD_CHAT_HAPPENING_GROUP_NAME_CHANGED = 9,
  /** The group has the description `text`: `by`. */
  PENTAD_CHAT_HAPPENING_GROUP_TOPIC_CHANGED = 10,
  /** The group has the picture at `text`, or none: NULL; `by`. */
  PENTAD_CHAT_HAPPENING_GROUP_AVATAR_CHANGED = 11,
  /** The group is of the kind `text`: `by`. */
  PENTAD_CHAT_HAPPENING_GROUP_KIND_CHANGED = 12,
  /** The group belongs to somebody else: `people`; before to `by`. */
  PENTAD_CHAT_HAPPENING_GROUP_OWNER_CHANGED = 13,
  /** Others can join by a link, or no longer: `is_on`, `by`. */
  PENTAD_CHAT_HAPPENING_GROUP_SHARED = 14,
  /** A member in `people` has the role `text`: `by`. */
  PENTAD_CHAT_HAPPENING_ROLE_CHANGED = 15,
  /** A message was deleted: `message`, `at`; `text` says by whom, `sender` or `admin`. */
  PENTAD_CHAT_HAPPENING_MESSAGE_DELETED = 16,
  /** A message was changed: `message`, `text`, `attachments_json`, `at`. */
  PENTAD_CHAT_HAPPENING_MESSAGE_UPDATED = 17,
  /** A message was pinned, or no longer is: `message`, `is_on`, `at`; `text` is the user's id. */
  PENTAD_CHAT_HAPPENING_MESSAGE_PINNED = 18,
  /** Nothing of the kind: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_HAPPENING_FORCE_INT32 = 0x7fffffff
} pentad_chat_happening;

/** What happened in a group, as a system message tells it. `kind` says which fields have a meaning. */
typedef struct pentad_chat_system_event {
  /** The server's word for it. */
  const char *PENTAD_NONNULL type;
  /** All of it, as it came: a JSON object. */
  const char *PENTAD_NONNULL json;
  /** Whom it is about. */
  const pentad_chat_person *PENTAD_NONNULL const *PENTAD_NONNULL people;
  /** How many. */
  size_t person_count;
  /** Who did it; NULL when it is not told. */
  const pentad_chat_person *PENTAD_NULLABLE by;
  /** A name, a word or a text; NULL for none. */
  const char *PENTAD_NULLABLE text;
  /** The attachments of a changed message, a JSON array; NULL for none. */
  const char *PENTAD_NULLABLE attachments_json;
  /** A message; 0 for none. */
  int64_t message;
  /** When it happened; PENTAD_NO_TIME when it is not told. */
  int64_t at;
  /** What happened. */
  pentad_chat_happening kind;
  /** Whether something is so now. */
  bool is_on;
} pentad_chat_system_event;

/* ---- Sending --------------------------------------------------------------------------------- */

/**
 * Something to be attached to a message. Begin with PENTAD_CHAT_ATTACHMENT_OPTIONS_INIT; either `json` or
 * `path` must be there.
 */
typedef struct pentad_chat_attachment_options {
  /** The size of this record. */
  size_t struct_size;
  /** What can be sent as it is: a JSON object as GroupMe has it, such as another message's. */
  const char *PENTAD_NULLABLE json;
  /**
   * Where the file of a picture is: JPEG, PNG, GIF, WebP or HEIC by its first bytes, at most 50 MB. It is
   * copied when the message is written. Pipes, devices and folders are refused.
   */
  const char *PENTAD_NULLABLE path;
  /** Ignored: the first bytes of the file decide on the media type. May be NULL. */
  const char *PENTAD_NULLABLE type;
  /** Not 0 when `path` may be a symbolic link, which is refused otherwise. */
  uint32_t follows_links;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_chat_attachment_options;

/** A message to be sent. It has a text or an attachment. */
typedef struct pentad_chat_message_options {
  /** The size of this record. */
  size_t struct_size;
  /** What it says, in at most 1,000 characters; NULL for nothing. */
  const char *PENTAD_NULLABLE text;
  /** What is attached, in order; NULL for nothing. */
  const pentad_chat_attachment_options *PENTAD_NONNULL const *PENTAD_NULLABLE attachments;
  /** How many attachments. */
  size_t attachment_count;
  /** The message that it answers; 0 for none. */
  int64_t reply_to;
} pentad_chat_message_options;

/** What is attached to a message on its way: either `json`, or `path` and `type`. */
typedef struct pentad_chat_outgoing_attachment {
  /** What can be sent as it is: a JSON object; NULL of a file. */
  const char *PENTAD_NULLABLE json;
  /** Where the client's copy of a file is; NULL where there is none. */
  const char *PENTAD_NULLABLE path;
  /** The media type of the file; NULL where there is none. */
  const char *PENTAD_NULLABLE type;
} pentad_chat_outgoing_attachment;

/* ---- Events ---------------------------------------------------------------------------------- */

/**
 * What happened. Those up to ACCOUNT_UPDATED, and STORE_RECOVERED, stand in the log of the store; the rest
 * are of the moment: the newest of a subject replaces the one before, and none is kept.
 */
typedef enum pentad_chat_event_kind {
  /** The observer was away for longer than the log reaches, or the store is new: read everything anew. */
  PENTAD_CHAT_EVENT_KIND_RESET = 0,
  /** The list of groups and direct chats was fetched as a whole, or the cache was cleared. */
  PENTAD_CHAT_EVENT_KIND_GROUPS_REFRESHED = 1,
  /** The user has a new group: made, joined, or added to. `group_id`. */
  PENTAD_CHAT_EVENT_KIND_GROUP_CREATED = 2,
  /** The name, picture or another property of a group changed. `group_id`. */
  PENTAD_CHAT_EVENT_KIND_GROUP_UPDATED = 3,
  /** The user is no longer in a group. `group_id`, `removal`. */
  PENTAD_CHAT_EVENT_KIND_GROUP_REMOVED = 4,
  /** Members came, went or changed. `group_id`. */
  PENTAD_CHAT_EVENT_KIND_MEMBERS_UPDATED = 5,
  /** Messages came, changed or went. `conversation`, `inserted`, `updated`, `removed`. */
  PENTAD_CHAT_EVENT_KIND_MESSAGES_UPDATED = 6,
  /** The likes of a message changed. `conversation`, `message`. */
  PENTAD_CHAT_EVENT_KIND_REACTIONS_CHANGED = 7,
  /** A message on its way is at another point of it. `conversation`, `local_id`, `step`, `message`. */
  PENTAD_CHAT_EVENT_KIND_OUTGOING_CHANGED = 8,
  /** What is read or muted in a conversation changed. `conversation`. */
  PENTAD_CHAT_EVENT_KIND_CONVERSATION_CHANGED = 9,
  /** The text that the user has begun changed. `conversation`. */
  PENTAD_CHAT_EVENT_KIND_DRAFT_CHANGED = 10,
  /** The signed-in user's own data changed. */
  PENTAD_CHAT_EVENT_KIND_ACCOUNT_UPDATED = 11,
  /** Somebody is writing. `conversation`, `user_id`, `at`. */
  PENTAD_CHAT_EVENT_KIND_TYPING = 12,
  /** The connection to the server is in another state. `connection`, `route`, `status`. */
  PENTAD_CHAT_EVENT_KIND_CONNECTION = 13,
  /** How far the synchronisation has come. `completed`, `total`. */
  PENTAD_CHAT_EVENT_KIND_SYNCHRONISING = 14,
  /** Something went wrong that no call has told of. `work`, `conversation`, `status`. */
  PENTAD_CHAT_EVENT_KIND_FAILED = 15,
  /** The store was damaged and was built anew; the first event of its new log. `rows_kept`, `is_partial`. */
  PENTAD_CHAT_EVENT_KIND_STORE_RECOVERED = 16,
  /** No event: makes every 31-bit number a valid value of this type. */
  PENTAD_CHAT_EVENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_event_kind;

/**
 * Something that happened. The store is changed before, and whoever needs the content reads it. `kind` says
 * which fields have a meaning; the others are NULL, 0 or the first of their values.
 */
typedef struct pentad_chat_event {
  /** Its number; of one of the moment, the number of the last logged event before it. */
  uint64_t number;
  /** A conversation. */
  const char *PENTAD_NULLABLE conversation;
  /** A group. */
  const char *PENTAD_NULLABLE group_id;
  /** Who is writing. */
  const char *PENTAD_NULLABLE user_id;
  /** Messages that are new in the store, the oldest first. */
  const int64_t *PENTAD_NULLABLE inserted;
  /** How many. */
  size_t inserted_count;
  /**
   * Messages with another text, attachments, likes or pin, or deleted with a trace that is left; the oldest
   * first. One that is not stored was changed while it was on its way here.
   */
  const int64_t *PENTAD_NULLABLE updated;
  /** How many. */
  size_t updated_count;
  /** Messages that the server no longer has; the oldest first. */
  const int64_t *PENTAD_NULLABLE removed;
  /** How many. */
  size_t removed_count;
  /** What went wrong, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** A message; of a message on its way, what it became, or 0. */
  int64_t message;
  /** A message on its way. */
  int64_t local_id;
  /**
   * Since when somebody is writing, by that one's clock, or, where that is not told, when the notice was
   * received; else 0. Nobody says when it ends: GroupMe's own clients show it for five seconds.
   */
  int64_t at;
  /** How many of the conversations that had news have been read, or could not be. */
  int64_t completed;
  /** How many conversations have news. */
  int64_t total;
  /** How many rows of what the user made were saved from the damaged store. */
  int64_t rows_kept;
  /** What happened. */
  pentad_chat_event_kind kind;
  /** Why the user is no longer in a group. */
  pentad_chat_removal removal;
  /** Where a message on its way has come to. */
  pentad_chat_step step;
  /** How the client hears of what is new. */
  pentad_chat_connection connection;
  /** By what it is live. */
  pentad_chat_route route;
  /** What was being done. */
  pentad_chat_work work;
  /** What went wrong; PENTAD_OK for nothing. */
  pentad_status status;
  /** Whether some of what the user made could not be saved. */
  bool is_partial;
} pentad_chat_event;

/**
 * Says that something happened.
 *
 * @param context the delegate's context
 * @param event what happened, alive during the callback
 */
typedef void (*pentad_chat_event_callback)(void *PENTAD_NULLABLE context,
                                           const pentad_chat_event *PENTAD_NONNULL event);

/**
 * Who hears of what happens in a client. The calls come in the order of
 * the events.
 */
typedef struct pentad_chat_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when no callback will come any more; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /**
   * The number of the last event that was seen, in an earlier process perhaps: what came after it comes
   * first. 0 for what happens from now on.
   */
  uint64_t after;
  /** Anything happened; called before the event's own callback. */
  pentad_chat_event_callback PENTAD_NULLABLE did_happen;
  /** The groups and direct chats are those that the server lists now. */
  pentad_chat_event_callback PENTAD_NULLABLE did_refresh_groups;
  /** The user has a new group. */
  pentad_chat_event_callback PENTAD_NULLABLE did_create_group;
  /** The name, picture or another property of a group changed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_group;
  /** The user is no longer in a group. */
  pentad_chat_event_callback PENTAD_NULLABLE did_remove_group;
  /** Members of a group came, went or changed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_members;
  /** Messages of a conversation came, changed or went. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_messages;
  /** The likes of a message changed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_reactions;
  /** A message of the user's own is at another point of its way. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_outgoing;
  /** What is read or muted in a conversation changed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_conversation;
  /** The text that the user has begun in a conversation changed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_draft;
  /** The signed-in user's own data changed. */
  pentad_chat_event_callback PENTAD_NULLABLE did_update_account;
  /** Somebody is writing. */
  pentad_chat_event_callback PENTAD_NULLABLE typing;
  /** The connection to the server is in another state. */
  pentad_chat_event_callback PENTAD_NULLABLE connection;
  /** The synchronisation has come so far. */
  pentad_chat_event_callback PENTAD_NULLABLE synchronising;
  /** Something went wrong that no call has told of. */
  pentad_chat_event_callback PENTAD_NULLABLE did_fail;
  /** The delegate was away for longer than the log reaches: read everything anew. */
  pentad_chat_event_callback PENTAD_NULLABLE did_reset;
  /** The store was damaged and was built anew. */
  pentad_chat_event_callback PENTAD_NULLABLE did_recover_store;
} pentad_chat_delegate;

/** What the push service told, as it came and before it was read. */
typedef struct pentad_chat_notification {
  /** The channel it came on: `/user/101`. */
  const char *PENTAD_NONNULL channel;
  /** The service's word for it: `line.create`; empty when it says none. */
  const char *PENTAD_NONNULL type;
  /** What a person is told; empty when it says nothing. */
  const char *PENTAD_NONNULL alert;
  /** All of it: a JSON value, byte for byte. */
  const char *PENTAD_NONNULL json;
  /** How many bytes `json` has, without its NUL. */
  size_t json_size;
  /** When the service had it, by its clock; PENTAD_NO_TIME when it does not say. */
  int64_t received_at;
} pentad_chat_notification;

/**
 * Brings what the push service told.
 *
 * @param context the delegate's context
 * @param notification what came, alive during the callback; NULL when some were missed because more than
 *   1,024 waited: what they told is in the store all the same
 */
typedef void (*pentad_chat_notification_callback)(
    void *PENTAD_NULLABLE context, const pentad_chat_notification *PENTAD_NULLABLE notification);

/** Who hears what the push service tells. */
typedef struct pentad_chat_notification_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when no callback will come any more; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** Called for each notification. */
  pentad_chat_notification_callback PENTAD_NULLABLE did_receive;
} pentad_chat_notification_delegate;

/* ---- Lists ----------------------------------------------------------------------------------- */

/** A line of a conversation as a screen shows it: either `message` or `outgoing`. */
typedef struct pentad_chat_timeline_item {
  /** The same before and after a message arrives. */
  const char *PENTAD_NONNULL id;
  /** A message that the server has; NULL otherwise. */
  const pentad_chat_message *PENTAD_NULLABLE message;
  /** A message of the user's own that it does not have yet; NULL otherwise. */
  const pentad_chat_outgoing *PENTAD_NULLABLE outgoing;
} pentad_chat_timeline_item;

/**
 * Brings the user's groups.
 *
 * @param context the delegate's context
 * @param groups all of them, the one with the newest message first; alive during the callback
 * @param delta what has changed since the callback before, groups matched by their ids; alive during the
 *   callback; NULL the first time: show all
 */
typedef void (*pentad_chat_group_list_callback)(void *PENTAD_NULLABLE context,
                                                const pentad_chat_groups *PENTAD_NONNULL groups,
                                                const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Brings the direct chats.
 *
 * @param context the delegate's context
 * @param chats all of them, the one with the newest message first; alive during the callback
 * @param delta what has changed since the callback before; alive during the callback; NULL the first time:
 *   show all
 */
typedef void (*pentad_chat_direct_chat_list_callback)(
    void *PENTAD_NULLABLE context, const pentad_chat_direct_chats *PENTAD_NONNULL chats,
    const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Brings the members of a group.
 *
 * @param context the delegate's context
 * @param members all of them, alive during the callback
 * @param delta what has changed since the callback before, members matched by their users; alive during the
 *   callback; NULL the first time: show all
 */
typedef void (*pentad_chat_member_list_callback)(void *PENTAD_NULLABLE context,
                                                 const pentad_chat_members *PENTAD_NONNULL members,
                                                 const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Brings the newest messages of a conversation and those on their way to it.
 *
 * @param context the delegate's context
 * @param timeline the lines, the oldest first; alive during the callback
 * @param delta what has changed since the callback before, lines matched by their ids; alive during the
 *   callback; NULL the first time: show all
 */
typedef void (*pentad_chat_timeline_callback)(void *PENTAD_NULLABLE context,
                                              const pentad_chat_timeline *PENTAD_NONNULL timeline,
                                              const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Brings what a search finds.
 *
 * @param context the delegate's context
 * @param messages the messages, the newest first; alive during the callback
 * @param delta what has changed since the callback before; alive during the callback; NULL the first time:
 *   show all
 */
typedef void (*pentad_chat_search_list_callback)(void *PENTAD_NULLABLE context,
                                                 const pentad_chat_messages *PENTAD_NONNULL messages,
                                                 const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Who sees lists: each as it is now, then anew whenever it is another, each time with what has changed since
 * the callback before. Who is slow sees the newest only. A list
 * whose callback is NULL is not read.
 */
typedef struct pentad_chat_lists_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when no callback will come any more; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** The user's groups. */
  pentad_chat_group_list_callback PENTAD_NULLABLE groups;
  /** The direct chats. */
  pentad_chat_direct_chat_list_callback PENTAD_NULLABLE chats;
  /** The members of the group `members_of`. */
  pentad_chat_member_list_callback PENTAD_NULLABLE members;
  /** The group's id; it must be there for `members`. */
  const char *PENTAD_NULLABLE members_of;
  /** The newest messages of the conversation `messages_in`. */
  pentad_chat_timeline_callback PENTAD_NULLABLE messages;
  /** The conversation; it must be there for `messages`. */
  const char *PENTAD_NULLABLE messages_in;
  /** How many messages at most: up to 1,000, more is PENTAD_INVALID; 0 for 50. */
  size_t messages_limit;
  /** What a search for `search_text` finds. */
  pentad_chat_search_list_callback PENTAD_NULLABLE search;
  /** The words; they must be there for `search`. */
  const char *PENTAD_NULLABLE search_text;
  /** The conversation that is searched; NULL for all. */
  const char *PENTAD_NULLABLE search_in;
  /** How many messages at most: up to 1,000, more is PENTAD_INVALID; 0 for 50. */
  size_t search_limit;
} pentad_chat_lists_delegate;

/** A topic to be made. */
typedef struct pentad_chat_topic_options {
  /** The size of this record. */
  size_t struct_size;
  /** The name, 1 to 140 characters. */
  const char *PENTAD_NULLABLE name;
  /** What it is about, at most 255 characters; NULL for nothing. */
  const char *PENTAD_NULLABLE description;
  /** Not 0 to let administrators alone write in it. */
  uint32_t is_announcement;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_chat_topic_options;

/** Options of a client. */
typedef struct pentad_chat_client_options {
  /** The size of this record. */
  size_t struct_size;
  /**
   * The folder of the accounts' stores, made when it is missing: each account has a folder in it, and the
   * tokens a file that only this user can read. NULL for memory, gone with the client.
   */
  const char *PENTAD_NULLABLE store_folder;
  /**
   * Where a `pentad-reference-server` listens: `http://127.0.0.1:8080`; NULL for the servers that the account
   * belongs to, and GroupMe's own at a sign-in. An account belongs to the servers at which it signed in: at
   * others it is refused with `PENTAD_OTHER_SERVER`, and they get neither its token nor its messages.
   */
  const char *PENTAD_NULLABLE server;
  /** How the server is reached; NULL for the defaults. `tries` has no meaning: the client tries again. */
  const pentad_network_options *PENTAD_NULLABLE network;
  /** Where the client's callbacks come; NULL for a callback thread of the library. */
  pentad_session *PENTAD_NULLABLE session;
  /**
   * How often the server may be asked in any one second: 0 for 8, since GroupMe refuses more than 10; less than
   * 0 for no limit.
   */
  int32_t requests_per_second;
  /**
   * Not 0 to have pentad_chat_client_synchronise() alone fetch what is new and send what the user did;
   * otherwise the client listens, fetches and sends by itself.
   */
  uint32_t manual_synchronising;
  /**
   * Not 0 to open a store whose folder or files belong to another user, or can be changed by other users;
   * otherwise it is refused with PENTAD_NOT_PRIVATE.
   */
  uint32_t allows_shared_store;
  /**
   * Not 0 when the account's server has moved to `server`: the account belongs to that one from then on, with
   * all that is stored and waits to be sent.
   */
  uint32_t server_has_moved;
} pentad_chat_client_options;
