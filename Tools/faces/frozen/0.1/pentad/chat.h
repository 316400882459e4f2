#ifndef PENTAD_CHAT_H
#define PENTAD_CHAT_H
#include "core.h"
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-extension"
#endif
#ifdef __cplusplus
extern "C" {
#endif
typedef enum pentad_chat_membership {
  PENTAD_CHAT_MEMBERSHIP_ACTIVE = 0,
  PENTAD_CHAT_MEMBERSHIP_PENDING = 1,
  PENTAD_CHAT_MEMBERSHIP_EXITED = 2,
  PENTAD_CHAT_MEMBERSHIP_REMOVED = 3,
  PENTAD_CHAT_MEMBERSHIP_GONE = 4,
  PENTAD_CHAT_MEMBERSHIP_FORCE_INT32 = 0x7fffffff
} pentad_chat_membership;
typedef enum pentad_chat_outgoing_state {
  PENTAD_CHAT_OUTGOING_STATE_QUEUED = 0,
  PENTAD_CHAT_OUTGOING_STATE_UPLOADING = 1,
  PENTAD_CHAT_OUTGOING_STATE_SENDING = 2,
  PENTAD_CHAT_OUTGOING_STATE_VERIFYING = 3,
  PENTAD_CHAT_OUTGOING_STATE_FAILED = 4,
  PENTAD_CHAT_OUTGOING_STATE_FORCE_INT32 = 0x7fffffff
} pentad_chat_outgoing_state;
typedef enum pentad_chat_removal {
  PENTAD_CHAT_REMOVAL_DELETED = 0,
  PENTAD_CHAT_REMOVAL_LEFT = 1,
  PENTAD_CHAT_REMOVAL_REMOVED = 2,
  PENTAD_CHAT_REMOVAL_GONE = 3,
  PENTAD_CHAT_REMOVAL_FORCE_INT32 = 0x7fffffff
} pentad_chat_removal;
typedef enum pentad_chat_step {
  PENTAD_CHAT_STEP_QUEUED = 0,
  PENTAD_CHAT_STEP_SENDING = 1,
  PENTAD_CHAT_STEP_FAILED = 2,
  PENTAD_CHAT_STEP_CANCELLED = 3,
  PENTAD_CHAT_STEP_DELIVERED = 4,
  PENTAD_CHAT_STEP_FORCE_INT32 = 0x7fffffff
} pentad_chat_step;
typedef enum pentad_chat_connection {
  PENTAD_CHAT_CONNECTION_OFFLINE = 0,
  PENTAD_CHAT_CONNECTION_CONNECTING = 1,
  PENTAD_CHAT_CONNECTION_LIVE = 2,
  PENTAD_CHAT_CONNECTION_POLLING = 3,
  PENTAD_CHAT_CONNECTION_AUTH_REQUIRED = 4,
  PENTAD_CHAT_CONNECTION_STOPPED = 5,
  PENTAD_CHAT_CONNECTION_FORCE_INT32 = 0x7fffffff
} pentad_chat_connection;
typedef enum pentad_chat_route {
  PENTAD_CHAT_ROUTE_WEB_SOCKET = 0,
  PENTAD_CHAT_ROUTE_LONG_POLLING = 1,
  PENTAD_CHAT_ROUTE_FORCE_INT32 = 0x7fffffff
} pentad_chat_route;
typedef enum pentad_chat_work {
  PENTAD_CHAT_WORK_PUSH = 0,
  PENTAD_CHAT_WORK_SYNCHRONISATION = 1,
  PENTAD_CHAT_WORK_SENDING = 2,
  PENTAD_CHAT_WORK_STORAGE = 3,
  PENTAD_CHAT_WORK_FORCE_INT32 = 0x7fffffff
} pentad_chat_work;
typedef struct pentad_chat_image {
  const char *PENTAD_NONNULL url;
  const char *PENTAD_NONNULL avatar;
  const char *PENTAD_NONNULL preview;
  const char *PENTAD_NONNULL large;
  int64_t width;
  int64_t height;
} pentad_chat_image;
typedef struct pentad_chat_user {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL name;
  const pentad_chat_image *PENTAD_NULLABLE image;
  const char *PENTAD_NULLABLE email;
  const char *PENTAD_NULLABLE phone_number;
  const char *PENTAD_NULLABLE extra_json;
  int64_t created_at;
  int64_t updated_at;
} pentad_chat_user;
typedef struct pentad_chat_preview {
  const char *PENTAD_NULLABLE name;
  const char *PENTAD_NULLABLE text;
  bool has_attachments;
  const char *PENTAD_NULLABLE image_url;
} pentad_chat_preview;
typedef struct pentad_chat_state {
  const pentad_chat_preview *PENTAD_NULLABLE preview;
  const char *PENTAD_NULLABLE draft;
  int64_t unread_count;
  int64_t mention_count;
  int64_t message_count;
  int64_t last_read_message;
  int64_t last_message;
  int64_t last_message_at;
  int64_t muted_until;
} pentad_chat_state;
typedef struct pentad_chat_group {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL conversation;
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NULLABLE description;
  const pentad_chat_image *PENTAD_NULLABLE image;
  const char *PENTAD_NONNULL kind;
  const char *PENTAD_NULLABLE creator_id;
  const char *PENTAD_NULLABLE parent_id;
  const char *PENTAD_NULLABLE share_url;
  const char *PENTAD_NULLABLE extra_json;
  const pentad_chat_state *PENTAD_NONNULL state;
  int64_t created_at;
  int64_t updated_at;
  int64_t member_count;
  pentad_chat_membership membership;
  int64_t unread_with_topics;
} pentad_chat_group;
typedef struct pentad_chat_direct_chat {
  const char *PENTAD_NONNULL conversation;
  const char *PENTAD_NONNULL other_user_id;
  const char *PENTAD_NONNULL name;
  const pentad_chat_image *PENTAD_NULLABLE image;
  const char *PENTAD_NULLABLE extra_json;
  const pentad_chat_state *PENTAD_NONNULL state;
  int64_t created_at;
  int64_t updated_at;
  int64_t other_read_message;
  int64_t other_read_at;
} pentad_chat_direct_chat;
typedef struct pentad_chat_member {
  const char *PENTAD_NONNULL user_id;
  const char *PENTAD_NULLABLE membership_id;
  const char *PENTAD_NONNULL nickname;
  const char *PENTAD_NULLABLE name;
  const pentad_chat_image *PENTAD_NULLABLE image;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL roles;
  size_t role_count;
  const char *PENTAD_NULLABLE extra_json;
  pentad_chat_membership state;
  bool is_muted;
} pentad_chat_member;
typedef struct pentad_chat_message {
  int64_t id;
  int64_t created_at;
  const char *PENTAD_NONNULL conversation;
  const char *PENTAD_NULLABLE source_guid;
  const char *PENTAD_NULLABLE sender_id;
  const char *PENTAD_NONNULL sender_kind;
  const char *PENTAD_NULLABLE name;
  const char *PENTAD_NULLABLE avatar_url;
  const char *PENTAD_NULLABLE text;
  const char *PENTAD_NULLABLE event_type;
  const char *PENTAD_NULLABLE event_json;
  const char *PENTAD_NULLABLE attachments_json;
  const char *PENTAD_NULLABLE reactions_json;
  const char *PENTAD_NULLABLE favorited_by_json;
  const char *PENTAD_NULLABLE deletion_actor;
  const char *PENTAD_NULLABLE pinned_by;
  const char *PENTAD_NULLABLE extra_json;
  int64_t reply_to;
  int64_t updated_at;
  int64_t deleted_at;
  int64_t pinned_at;
  bool is_system;
} pentad_chat_message;
typedef struct pentad_chat_gap {
  int64_t after;
  int64_t before;
} pentad_chat_gap;
typedef struct pentad_chat_person {
  const char *PENTAD_NONNULL user_id;
  const char *PENTAD_NULLABLE nickname;
} pentad_chat_person;
typedef struct pentad_chat_outgoing {
  int64_t local_id;
  int64_t created_at;
  const char *PENTAD_NONNULL source_guid;
  const char *PENTAD_NONNULL conversation;
  const char *PENTAD_NULLABLE text;
  const struct pentad_chat_outgoing_attachment *PENTAD_NONNULL const *PENTAD_NONNULL attachments;
  size_t attachment_count;
  const char *PENTAD_NULLABLE error_message;
  int64_t attempts;
  pentad_status status;
  pentad_chat_outgoing_state state;
} pentad_chat_outgoing;
typedef struct pentad_chat_refused_change {
  int64_t local_id;
  const char *PENTAD_NONNULL conversation;
  const char *PENTAD_NONNULL change;
  const char *PENTAD_NONNULL error_message;
  pentad_status status;
} pentad_chat_refused_change;
typedef struct pentad_chat_sync_failure {
  const char *PENTAD_NONNULL conversation;
  const char *PENTAD_NONNULL message;
  pentad_status status;
} pentad_chat_sync_failure;
typedef struct pentad_chat_sync_report {
  const pentad_chat_sync_failure *PENTAD_NONNULL const *PENTAD_NONNULL failed;
  size_t failed_count;
  int64_t conversations;
  int64_t unreadable;
} pentad_chat_sync_report;
typedef struct pentad_chat_storage_usage {
  size_t struct_size;
  int64_t bytes;
  int64_t groups;
  int64_t chats;
  int64_t messages;
  int64_t waiting;
  int64_t unreadable;
} pentad_chat_storage_usage;
#define PENTAD_CHAT_STORAGE_USAGE_INIT \
  { sizeof(pentad_chat_storage_usage), 0, 0, 0, 0, 0, 0 }
typedef struct pentad_chat_groups {
  const pentad_chat_group *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_groups;
typedef struct pentad_chat_direct_chats {
  const pentad_chat_direct_chat *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_direct_chats;
typedef struct pentad_chat_members {
  const pentad_chat_member *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_members;
typedef struct pentad_chat_messages {
  const pentad_chat_message *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_messages;
typedef struct pentad_chat_gaps {
  const pentad_chat_gap *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_gaps;
typedef struct pentad_chat_outgoing_list {
  const pentad_chat_outgoing *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_outgoing_list;
typedef struct pentad_chat_refused_changes {
  const pentad_chat_refused_change *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_refused_changes;
typedef struct pentad_chat_timeline {
  const struct pentad_chat_timeline_item *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_timeline;
typedef struct pentad_chat_events {
  const struct pentad_chat_event *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_events;
typedef struct pentad_chat_client pentad_chat_client;
typedef enum pentad_chat_switch {
  PENTAD_CHAT_SWITCH_UNCHANGED = 0,
  PENTAD_CHAT_SWITCH_ON = 1,
  PENTAD_CHAT_SWITCH_OFF = 2,
  PENTAD_CHAT_SWITCH_FORCE_INT32 = 0x7fffffff
} pentad_chat_switch;
typedef struct pentad_chat_group_change {
  size_t struct_size;
  const char *PENTAD_NULLABLE name;
  const char *PENTAD_NULLABLE description;
  const char *PENTAD_NULLABLE image_url;
  const char *PENTAD_NULLABLE kind;
  pentad_chat_switch is_shared;
  pentad_chat_switch is_office_mode;
  pentad_chat_switch requires_approval;
  uint32_t reserved;
} pentad_chat_group_change;
#define PENTAD_CHAT_GROUP_CHANGE_INIT \
  { sizeof(pentad_chat_group_change), NULL, NULL, NULL, NULL, PENTAD_CHAT_SWITCH_UNCHANGED, \
    PENTAD_CHAT_SWITCH_UNCHANGED, PENTAD_CHAT_SWITCH_UNCHANGED, 0 }
typedef struct pentad_chat_group_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE name;
  const char *PENTAD_NULLABLE description;
  const uint8_t *PENTAD_NULLABLE image;
  size_t image_size;
  uint32_t is_shared;
  uint32_t reserved;
} pentad_chat_group_options;
#define PENTAD_CHAT_GROUP_OPTIONS_INIT \
  { sizeof(pentad_chat_group_options), NULL, NULL, NULL, 0, 0, 0 }
typedef struct pentad_chat_invitation {
  size_t struct_size;
  const char *PENTAD_NULLABLE nickname;
  const char *PENTAD_NULLABLE user_id;
  const char *PENTAD_NULLABLE phone_number;
  const char *PENTAD_NULLABLE email;
} pentad_chat_invitation;
#define PENTAD_CHAT_INVITATION_INIT \
  { sizeof(pentad_chat_invitation), NULL, NULL, NULL, NULL }
typedef enum pentad_chat_attachment_kind {
  PENTAD_CHAT_ATTACHMENT_KIND_UNKNOWN = 0,
  PENTAD_CHAT_ATTACHMENT_KIND_IMAGE = 1,
  PENTAD_CHAT_ATTACHMENT_KIND_REPLY = 2,
  PENTAD_CHAT_ATTACHMENT_KIND_MENTIONS = 3,
  PENTAD_CHAT_ATTACHMENT_KIND_EMOJI = 4,
  PENTAD_CHAT_ATTACHMENT_KIND_LOCATION = 5,
  PENTAD_CHAT_ATTACHMENT_KIND_VIDEO = 6,
  PENTAD_CHAT_ATTACHMENT_KIND_FILE = 7,
  PENTAD_CHAT_ATTACHMENT_KIND_POLL = 8,
  PENTAD_CHAT_ATTACHMENT_KIND_EVENT = 9,
  PENTAD_CHAT_ATTACHMENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_attachment_kind;
typedef struct pentad_chat_mention {
  const char *PENTAD_NONNULL user_id;
  int64_t start;
  int64_t length;
  int64_t byte_start;
  int64_t byte_length;
} pentad_chat_mention;
typedef struct pentad_chat_emoji {
  int64_t pack;
  int64_t index;
} pentad_chat_emoji;
typedef struct pentad_chat_attachment {
  const char *PENTAD_NONNULL json;
  const pentad_chat_image *PENTAD_NULLABLE image;
  const char *PENTAD_NULLABLE url;
  const char *PENTAD_NULLABLE preview_url;
  const char *PENTAD_NULLABLE source_url;
  const char *PENTAD_NULLABLE blur_hash;
  const char *PENTAD_NULLABLE name;
  const char *PENTAD_NULLABLE latitude;
  const char *PENTAD_NULLABLE longitude;
  const char *PENTAD_NULLABLE id;
  const char *PENTAD_NULLABLE user_id;
  const char *PENTAD_NULLABLE placeholder;
  const pentad_chat_mention *PENTAD_NULLABLE mentions;
  size_t mention_count;
  const pentad_chat_emoji *PENTAD_NULLABLE pictures;
  size_t picture_count;
  int64_t message;
  int64_t base_message;
  pentad_chat_attachment_kind kind;
} pentad_chat_attachment;
typedef struct pentad_chat_attachments {
  const pentad_chat_attachment *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_attachments;
typedef enum pentad_chat_sign_kind {
  PENTAD_CHAT_SIGN_KIND_CHARACTER = 0,
  PENTAD_CHAT_SIGN_KIND_PICTURE = 1,
  PENTAD_CHAT_SIGN_KIND_OTHER = 2,
  PENTAD_CHAT_SIGN_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_sign_kind;
typedef struct pentad_chat_reaction {
  const char *PENTAD_NULLABLE text;
  pentad_chat_emoji picture;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL user_ids;
  size_t user_count;
  pentad_chat_sign_kind kind;
} pentad_chat_reaction;
typedef struct pentad_chat_reactions {
  const pentad_chat_reaction *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL favorited_by;
  size_t favorited_by_count;
} pentad_chat_reactions;
typedef struct pentad_chat_sign_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE character;
  int64_t pack;
  int64_t index;
} pentad_chat_sign_options;
#define PENTAD_CHAT_SIGN_OPTIONS_INIT \
  { sizeof(pentad_chat_sign_options), NULL, 0, 0 }
typedef enum pentad_chat_happening {
  PENTAD_CHAT_HAPPENING_UNKNOWN = 0,
  PENTAD_CHAT_HAPPENING_MEMBER_JOINED = 1,
  PENTAD_CHAT_HAPPENING_MEMBER_REJOINED = 2,
  PENTAD_CHAT_HAPPENING_MEMBERS_ADDED = 3,
  PENTAD_CHAT_HAPPENING_MEMBER_LEFT = 4,
  PENTAD_CHAT_HAPPENING_MEMBER_REMOVED = 5,
  PENTAD_CHAT_HAPPENING_MEMBER_AUTOKICKED = 6,
  PENTAD_CHAT_HAPPENING_NICKNAME_CHANGED = 7,
  PENTAD_CHAT_HAPPENING_AVATAR_CHANGED = 8,
  PENTAD_CHAT_HAPPENING_GROUP_NAME_CHANGED = 9,
  PENTAD_CHAT_HAPPENING_GROUP_TOPIC_CHANGED = 10,
  PENTAD_CHAT_HAPPENING_GROUP_AVATAR_CHANGED = 11,
  PENTAD_CHAT_HAPPENING_GROUP_KIND_CHANGED = 12,
  PENTAD_CHAT_HAPPENING_GROUP_OWNER_CHANGED = 13,
  PENTAD_CHAT_HAPPENING_GROUP_SHARED = 14,
  PENTAD_CHAT_HAPPENING_ROLE_CHANGED = 15,
  PENTAD_CHAT_HAPPENING_MESSAGE_DELETED = 16,
  PENTAD_CHAT_HAPPENING_MESSAGE_UPDATED = 17,
  PENTAD_CHAT_HAPPENING_MESSAGE_PINNED = 18,
  PENTAD_CHAT_HAPPENING_FORCE_INT32 = 0x7fffffff
} pentad_chat_happening;
typedef struct pentad_chat_system_event {
  const char *PENTAD_NONNULL type;
  const char *PENTAD_NONNULL json;
  const pentad_chat_person *PENTAD_NONNULL const *PENTAD_NONNULL people;
  size_t person_count;
  const pentad_chat_person *PENTAD_NULLABLE by;
  const char *PENTAD_NULLABLE text;
  const char *PENTAD_NULLABLE attachments_json;
  int64_t message;
  int64_t at;
  pentad_chat_happening kind;
  bool is_on;
} pentad_chat_system_event;
typedef struct pentad_chat_attachment_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE json;
  const char *PENTAD_NULLABLE path;
  const char *PENTAD_NULLABLE type;
  uint32_t follows_links;
  uint32_t reserved;
} pentad_chat_attachment_options;
#define PENTAD_CHAT_ATTACHMENT_OPTIONS_INIT \
  { sizeof(pentad_chat_attachment_options), NULL, NULL, NULL, 0, 0 }
typedef struct pentad_chat_message_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE text;
  const pentad_chat_attachment_options *PENTAD_NONNULL const *PENTAD_NULLABLE attachments;
  size_t attachment_count;
  int64_t reply_to;
} pentad_chat_message_options;
#define PENTAD_CHAT_MESSAGE_OPTIONS_INIT \
  { sizeof(pentad_chat_message_options), NULL, NULL, 0, 0 }
typedef struct pentad_chat_outgoing_attachment {
  const char *PENTAD_NULLABLE json;
  const char *PENTAD_NULLABLE path;
  const char *PENTAD_NULLABLE type;
} pentad_chat_outgoing_attachment;
typedef enum pentad_chat_event_kind {
  PENTAD_CHAT_EVENT_KIND_RESET = 0,
  PENTAD_CHAT_EVENT_KIND_GROUPS_REFRESHED = 1,
  PENTAD_CHAT_EVENT_KIND_GROUP_CREATED = 2,
  PENTAD_CHAT_EVENT_KIND_GROUP_UPDATED = 3,
  PENTAD_CHAT_EVENT_KIND_GROUP_REMOVED = 4,
  PENTAD_CHAT_EVENT_KIND_MEMBERS_UPDATED = 5,
  PENTAD_CHAT_EVENT_KIND_MESSAGES_UPDATED = 6,
  PENTAD_CHAT_EVENT_KIND_REACTIONS_CHANGED = 7,
  PENTAD_CHAT_EVENT_KIND_OUTGOING_CHANGED = 8,
  PENTAD_CHAT_EVENT_KIND_CONVERSATION_CHANGED = 9,
  PENTAD_CHAT_EVENT_KIND_DRAFT_CHANGED = 10,
  PENTAD_CHAT_EVENT_KIND_ACCOUNT_UPDATED = 11,
  PENTAD_CHAT_EVENT_KIND_TYPING = 12,
  PENTAD_CHAT_EVENT_KIND_CONNECTION = 13,
  PENTAD_CHAT_EVENT_KIND_SYNCHRONISING = 14,
  PENTAD_CHAT_EVENT_KIND_FAILED = 15,
  PENTAD_CHAT_EVENT_KIND_STORE_RECOVERED = 16,
  PENTAD_CHAT_EVENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_chat_event_kind;
typedef struct pentad_chat_event {
  uint64_t number;
  const char *PENTAD_NULLABLE conversation;
  const char *PENTAD_NULLABLE group_id;
  const char *PENTAD_NULLABLE user_id;
  const int64_t *PENTAD_NULLABLE inserted;
  size_t inserted_count;
  const int64_t *PENTAD_NULLABLE updated;
  size_t updated_count;
  const int64_t *PENTAD_NULLABLE removed;
  size_t removed_count;
  const char *PENTAD_NULLABLE error_message;
  int64_t message;
  int64_t local_id;
  int64_t at;
  int64_t completed;
  int64_t total;
  int64_t rows_kept;
  pentad_chat_event_kind kind;
  pentad_chat_removal removal;
  pentad_chat_step step;
  pentad_chat_connection connection;
  pentad_chat_route route;
  pentad_chat_work work;
  pentad_status status;
  bool is_partial;
} pentad_chat_event;
typedef void (*pentad_chat_event_callback)(void *PENTAD_NULLABLE context,
                                           const pentad_chat_event *PENTAD_NONNULL event);
typedef struct pentad_chat_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  uint64_t after;
  pentad_chat_event_callback PENTAD_NULLABLE did_happen;
  pentad_chat_event_callback PENTAD_NULLABLE did_refresh_groups;
  pentad_chat_event_callback PENTAD_NULLABLE did_create_group;
  pentad_chat_event_callback PENTAD_NULLABLE did_update_group;
  pentad_chat_event_callback PENTAD_NULLABLE did_remove_group;
  pentad_chat_event_callback PENTAD_NULLABLE did_update_members;
  pentad_chat_event_callback PENTAD_NULLABLE did_update_messages;
  pentad_chat_event_callback PENTAD_NULLABLE did_update_reactions;
  pentad_chat_event_callback PENTAD_NULLABLE did_update_outgoing;
  pentad_chat_event_callback PENTAD_NULLABLE did_update_conversation;
  pentad_chat_event_callback PENTAD_NULLABLE did_update_draft;
  pentad_chat_event_callback PENTAD_NULLABLE did_update_account;
  pentad_chat_event_callback PENTAD_NULLABLE typing;
  pentad_chat_event_callback PENTAD_NULLABLE connection;
  pentad_chat_event_callback PENTAD_NULLABLE synchronising;
  pentad_chat_event_callback PENTAD_NULLABLE did_fail;
  pentad_chat_event_callback PENTAD_NULLABLE did_reset;
  pentad_chat_event_callback PENTAD_NULLABLE did_recover_store;
} pentad_chat_delegate;
#define PENTAD_CHAT_DELEGATE_INIT \
  { sizeof(pentad_chat_delegate), NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, \
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }
typedef struct pentad_chat_notification {
  const char *PENTAD_NONNULL channel;
  const char *PENTAD_NONNULL type;
  const char *PENTAD_NONNULL alert;
  const char *PENTAD_NONNULL json;
  size_t json_size;
  int64_t received_at;
} pentad_chat_notification;
typedef void (*pentad_chat_notification_callback)(
    void *PENTAD_NULLABLE context, const pentad_chat_notification *PENTAD_NULLABLE notification);
typedef struct pentad_chat_notification_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_chat_notification_callback PENTAD_NULLABLE did_receive;
} pentad_chat_notification_delegate;
#define PENTAD_CHAT_NOTIFICATION_DELEGATE_INIT \
  { sizeof(pentad_chat_notification_delegate), NULL, NULL, NULL }
typedef struct pentad_chat_timeline_item {
  const char *PENTAD_NONNULL id;
  const pentad_chat_message *PENTAD_NULLABLE message;
  const pentad_chat_outgoing *PENTAD_NULLABLE outgoing;
} pentad_chat_timeline_item;
typedef void (*pentad_chat_group_list_callback)(void *PENTAD_NULLABLE context,
                                                const pentad_chat_groups *PENTAD_NONNULL groups,
                                                const pentad_list_delta *PENTAD_NULLABLE delta);
typedef void (*pentad_chat_direct_chat_list_callback)(
    void *PENTAD_NULLABLE context, const pentad_chat_direct_chats *PENTAD_NONNULL chats,
    const pentad_list_delta *PENTAD_NULLABLE delta);
typedef void (*pentad_chat_member_list_callback)(void *PENTAD_NULLABLE context,
                                                 const pentad_chat_members *PENTAD_NONNULL members,
                                                 const pentad_list_delta *PENTAD_NULLABLE delta);
typedef void (*pentad_chat_timeline_callback)(void *PENTAD_NULLABLE context,
                                              const pentad_chat_timeline *PENTAD_NONNULL timeline,
                                              const pentad_list_delta *PENTAD_NULLABLE delta);
typedef void (*pentad_chat_search_list_callback)(void *PENTAD_NULLABLE context,
                                                 const pentad_chat_messages *PENTAD_NONNULL messages,
                                                 const pentad_list_delta *PENTAD_NULLABLE delta);
typedef struct pentad_chat_lists_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_chat_group_list_callback PENTAD_NULLABLE groups;
  pentad_chat_direct_chat_list_callback PENTAD_NULLABLE chats;
  pentad_chat_member_list_callback PENTAD_NULLABLE members;
  const char *PENTAD_NULLABLE members_of;
  pentad_chat_timeline_callback PENTAD_NULLABLE messages;
  const char *PENTAD_NULLABLE messages_in;
  size_t messages_limit;
  pentad_chat_search_list_callback PENTAD_NULLABLE search;
  const char *PENTAD_NULLABLE search_text;
  const char *PENTAD_NULLABLE search_in;
  size_t search_limit;
} pentad_chat_lists_delegate;
#define PENTAD_CHAT_LISTS_DELEGATE_INIT \
  { sizeof(pentad_chat_lists_delegate), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, \
    NULL, NULL, 0 }
typedef struct pentad_chat_topic_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE name;
  const char *PENTAD_NULLABLE description;
  uint32_t is_announcement;
  uint32_t reserved;
} pentad_chat_topic_options;
#define PENTAD_CHAT_TOPIC_OPTIONS_INIT \
  { sizeof(pentad_chat_topic_options), NULL, NULL, 0, 0 }
typedef struct pentad_chat_client_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE store_folder;
  const char *PENTAD_NULLABLE server;
  const pentad_network_options *PENTAD_NULLABLE network;
  pentad_session *PENTAD_NULLABLE session;
  int32_t requests_per_second;
  uint32_t manual_synchronising;
  uint32_t allows_shared_store;
  uint32_t server_has_moved;
} pentad_chat_client_options;
#define PENTAD_CHAT_CLIENT_OPTIONS_INIT \
  { sizeof(pentad_chat_client_options), NULL, NULL, NULL, NULL, 0, 0, 0, 0 }
typedef void (*pentad_chat_group_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_chat_group *PENTAD_NULLABLE group,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_chat_groups_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_chat_groups *PENTAD_NULLABLE groups,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_chat_members_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_chat_members *PENTAD_NULLABLE members,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_chat_message_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_chat_message *PENTAD_NULLABLE message,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_chat_messages_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_chat_messages *PENTAD_NULLABLE messages,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_chat_outgoing_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_chat_outgoing *PENTAD_NULLABLE outgoing,
    pentad_error *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_sign_in(const pentad_chat_client_options *PENTAD_NULLABLE options,
    const char *PENTAD_NONNULL token, pentad_chat_client *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_sign_in_async(const pentad_chat_client_options *PENTAD_NULLABLE options,
    const char *PENTAD_NONNULL token, pentad_chat_client *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_open(const pentad_chat_client_options *PENTAD_NULLABLE options,
    const char *PENTAD_NULLABLE user_id, pentad_chat_client *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_open_async(const pentad_chat_client_options *PENTAD_NULLABLE options,
    const char *PENTAD_NULLABLE user_id, pentad_chat_client *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_client_free(pentad_chat_client *PENTAD_NULLABLE client);
PENTAD_API const char *PENTAD_NONNULL pentad_chat_client_user_id(pentad_chat_client *PENTAD_NULLABLE client);
PENTAD_API pentad_chat_connection pentad_chat_client_connection(pentad_chat_client *PENTAD_NULLABLE client);
PENTAD_API pentad_status pentad_chat_client_account(pentad_chat_client *PENTAD_NONNULL client,
    pentad_chat_user *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_user_free(pentad_chat_user *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_renew_token(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL token, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_renew_token_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL token, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_sign_out(pentad_chat_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_sign_out_async(pentad_chat_client *PENTAD_NONNULL client,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_account_sign_out(const pentad_chat_client_options *PENTAD_NULLABLE options,
    const char *PENTAD_NULLABLE user_id, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_account_sign_out_async(const pentad_chat_client_options *PENTAD_NULLABLE options,
    const char *PENTAD_NULLABLE user_id, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_mark_read(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, int64_t message,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_mark_read_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, int64_t message,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_mute(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, int64_t until,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_set_draft(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, const char *PENTAD_NULLABLE text,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_set_draft_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, const char *PENTAD_NULLABLE text,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_send_typing(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_send_typing_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_subscribe(pentad_chat_client *PENTAD_NONNULL client,
    const pentad_chat_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_read_events(pentad_chat_client *PENTAD_NONNULL client,
    uint64_t after, size_t limit, pentad_chat_events *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_events_free(pentad_chat_events *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_last_event(pentad_chat_client *PENTAD_NONNULL client,
    uint64_t *PENTAD_NONNULL out, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_subscribe_notifications(pentad_chat_client *PENTAD_NONNULL client,
    const pentad_chat_notification_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_subscribe_lists(pentad_chat_client *PENTAD_NONNULL client,
    const pentad_chat_lists_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_messages(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, int64_t before, size_t limit,
    pentad_chat_messages *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_messages_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, int64_t before, size_t limit,
    pentad_chat_messages_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_messages_free(pentad_chat_messages *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_fetch_history(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_history_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, pentad_progress_callback PENTAD_NULLABLE progress,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_catch_up(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_catch_up_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_select(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NULLABLE conversation, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_select_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NULLABLE conversation, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_all_groups(pentad_chat_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_all_groups_async(pentad_chat_client *PENTAD_NONNULL client,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_former_groups(pentad_chat_client *PENTAD_NONNULL client,
    pentad_chat_groups *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_former_groups_async(pentad_chat_client *PENTAD_NONNULL client,
    pentad_chat_groups_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_groups_free(pentad_chat_groups *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_fetch_information(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_chat_group *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_information_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_chat_group_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_group_free(pentad_chat_group *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_groups(pentad_chat_client *PENTAD_NONNULL client,
    pentad_chat_membership membership, pentad_chat_groups *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_group(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_chat_group *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_chats(pentad_chat_client *PENTAD_NONNULL client,
    pentad_chat_direct_chats *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_direct_chats_free(pentad_chat_direct_chats *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_members(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_chat_members *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_members_free(pentad_chat_members *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_create_group(pentad_chat_client *PENTAD_NONNULL client,
    const pentad_chat_group_options *PENTAD_NONNULL group,
    pentad_chat_group *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_create_group_async(pentad_chat_client *PENTAD_NONNULL client,
    const pentad_chat_group_options *PENTAD_NONNULL group,
    pentad_chat_group_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_delete_group(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_delete_group_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_join_group(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, const char *PENTAD_NONNULL share_token,
    const char *PENTAD_NULLABLE answer, pentad_chat_group *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_join_group_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, const char *PENTAD_NONNULL share_token,
    const char *PENTAD_NULLABLE answer, pentad_chat_group_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_rejoin_group(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_chat_group *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_rejoin_group_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_chat_group_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_leave_group(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_leave_group_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const char *PENTAD_NULLABLE pentad_chat_membership_name(pentad_chat_membership value);
PENTAD_API const char *PENTAD_NULLABLE pentad_chat_outgoing_state_name(pentad_chat_outgoing_state value);
PENTAD_API const char *PENTAD_NULLABLE pentad_chat_removal_name(pentad_chat_removal value);
PENTAD_API const char *PENTAD_NULLABLE pentad_chat_step_name(pentad_chat_step value);
PENTAD_API const char *PENTAD_NULLABLE pentad_chat_connection_name(pentad_chat_connection value);
PENTAD_API const char *PENTAD_NULLABLE pentad_chat_route_name(pentad_chat_route value);
PENTAD_API const char *PENTAD_NULLABLE pentad_chat_work_name(pentad_chat_work value);
PENTAD_API pentad_status pentad_chat_client_like(pentad_chat_client *PENTAD_NONNULL client,
    int64_t message, const pentad_chat_sign_options *PENTAD_NULLABLE sign,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_unlike(pentad_chat_client *PENTAD_NONNULL client,
    int64_t message, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_edit_message(pentad_chat_client *PENTAD_NONNULL client,
    int64_t message, const char *PENTAD_NONNULL text,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_delete_message(pentad_chat_client *PENTAD_NONNULL client,
    int64_t message, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_pin_message(pentad_chat_client *PENTAD_NONNULL client,
    int64_t message, bool is_pinned, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_add_members(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id,
    const pentad_chat_invitation *PENTAD_NULLABLE const *PENTAD_NULLABLE people, size_t count,
    pentad_chat_members *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_add_members_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id,
    const pentad_chat_invitation *PENTAD_NULLABLE const *PENTAD_NULLABLE people, size_t count,
    pentad_chat_members_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_remove_member(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, const char *PENTAD_NONNULL user_id,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_change_group(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, const pentad_chat_group_change *PENTAD_NONNULL change,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_change_group_avatar(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, const uint8_t *PENTAD_NONNULL image, size_t size,
    const char *PENTAD_NULLABLE type, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_change_group_avatar_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, const uint8_t *PENTAD_NONNULL image, size_t size,
    const char *PENTAD_NULLABLE type, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_set_nickname(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, const char *PENTAD_NONNULL nickname,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_messages(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, int64_t before, size_t limit,
    pentad_chat_messages *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_messages_after(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, int64_t after, size_t limit,
    pentad_chat_messages *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_message(pentad_chat_client *PENTAD_NONNULL client,
    int64_t message, pentad_chat_message *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_message_free(pentad_chat_message *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_gaps(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, pentad_chat_gaps *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_gaps_free(pentad_chat_gaps *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_pinned(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation,
    pentad_chat_messages *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_outgoing(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NULLABLE conversation,
    pentad_chat_outgoing_list *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_outgoing_list_free(pentad_chat_outgoing_list *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_retry_outgoing(pentad_chat_client *PENTAD_NONNULL client,
    int64_t local_id, bool *PENTAD_NULLABLE is_done,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_cancel_outgoing(pentad_chat_client *PENTAD_NONNULL client,
    int64_t local_id, bool *PENTAD_NULLABLE is_done,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_edit_outgoing(pentad_chat_client *PENTAD_NONNULL client,
    int64_t local_id, const pentad_chat_message_options *PENTAD_NONNULL message,
    bool *PENTAD_NULLABLE is_done, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_refused_changes(pentad_chat_client *PENTAD_NONNULL client,
    pentad_chat_refused_changes *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_refused_changes_free(pentad_chat_refused_changes *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_search(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL words, const char *PENTAD_NULLABLE conversation, size_t limit,
    pentad_chat_messages *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_search_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL words, const char *PENTAD_NULLABLE conversation, size_t limit,
    pentad_chat_messages_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_send(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation,
    const pentad_chat_message_options *PENTAD_NONNULL message,
    pentad_chat_outgoing *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_send_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation,
    const pentad_chat_message_options *PENTAD_NONNULL message,
    pentad_chat_outgoing_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_outgoing_free(pentad_chat_outgoing *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_wait_for_delivery(pentad_chat_client *PENTAD_NONNULL client,
    const pentad_chat_outgoing *PENTAD_NONNULL outgoing, int64_t timeout_ms,
    pentad_chat_message *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_wait_for_delivery_async(pentad_chat_client *PENTAD_NONNULL client,
    const pentad_chat_outgoing *PENTAD_NONNULL outgoing,
    pentad_chat_message_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_synchronise(pentad_chat_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_synchronise_async(pentad_chat_client *PENTAD_NONNULL client,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_client_network_changed(pentad_chat_client *PENTAD_NULLABLE client);
PENTAD_API pentad_status pentad_chat_client_storage_usage(pentad_chat_client *PENTAD_NONNULL client,
    pentad_chat_storage_usage *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_clear_cache(pentad_chat_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_erase_all(pentad_chat_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_suspend(pentad_chat_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_resume(pentad_chat_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_sync_report(pentad_chat_client *PENTAD_NONNULL client,
    pentad_chat_sync_report *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_sync_report_free(pentad_chat_sync_report *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_conversation_named(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL name, char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_mentions_json(const char *PENTAD_NONNULL text,
    const char *PENTAD_NULLABLE const *PENTAD_NONNULL user_ids, const size_t *PENTAD_NONNULL starts,
    const size_t *PENTAD_NONNULL lengths, size_t count, char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_topics(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_chat_groups *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_topics(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_chat_groups *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_topics_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_chat_groups_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_create_topic(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, const pentad_chat_topic_options *PENTAD_NONNULL topic,
    pentad_chat_group *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_create_topic_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, const pentad_chat_topic_options *PENTAD_NONNULL topic,
    pentad_chat_group_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_conversation_between(const char *PENTAD_NONNULL one,
    const char *PENTAD_NONNULL other, char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_image_make(const char *PENTAD_NONNULL url,
    pentad_chat_image *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_image_free(pentad_chat_image *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_message_attachments(const pentad_chat_message *PENTAD_NONNULL message,
    pentad_chat_attachments *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_attachments_free(pentad_chat_attachments *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_message_reactions(const pentad_chat_message *PENTAD_NONNULL message,
    pentad_chat_reactions *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_reactions_free(pentad_chat_reactions *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_message_event(const pentad_chat_message *PENTAD_NONNULL message,
    pentad_chat_system_event *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_system_event_free(pentad_chat_system_event *PENTAD_NULLABLE record);
#ifdef __cplusplus
}
#endif
#if defined(__clang__)
#pragma clang diagnostic pop
#endif
#endif
