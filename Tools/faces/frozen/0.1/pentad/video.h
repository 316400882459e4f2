#ifndef PENTAD_VIDEO_H
#define PENTAD_VIDEO_H
#include "core.h"
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-extension"
#endif
#ifdef __cplusplus
extern "C" {
#endif
typedef enum pentad_video_media_kind {
  PENTAD_VIDEO_MEDIA_KIND_FILE = 0,
  PENTAD_VIDEO_MEDIA_KIND_HLS = 1,
  PENTAD_VIDEO_MEDIA_KIND_DASH = 2,
  PENTAD_VIDEO_MEDIA_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_media_kind;
typedef enum pentad_video_time_unit {
  PENTAD_VIDEO_TIME_UNIT_SECOND = 0,
  PENTAD_VIDEO_TIME_UNIT_MINUTE = 1,
  PENTAD_VIDEO_TIME_UNIT_HOUR = 2,
  PENTAD_VIDEO_TIME_UNIT_DAY = 3,
  PENTAD_VIDEO_TIME_UNIT_WEEK = 4,
  PENTAD_VIDEO_TIME_UNIT_MONTH = 5,
  PENTAD_VIDEO_TIME_UNIT_YEAR = 6,
  PENTAD_VIDEO_TIME_UNIT_FORCE_INT32 = 0x7fffffff
} pentad_video_time_unit;
typedef enum pentad_video_source_kind {
  PENTAD_VIDEO_SOURCE_KIND_FEED = 0,
  PENTAD_VIDEO_SOURCE_KIND_PEERTUBE = 1,
  PENTAD_VIDEO_SOURCE_KIND_SHELBY = 2,
  PENTAD_VIDEO_SOURCE_KIND_FOLDER = 3,
  PENTAD_VIDEO_SOURCE_KIND_HOST = 4,
  PENTAD_VIDEO_SOURCE_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_source_kind;
typedef enum pentad_video_signature {
  PENTAD_VIDEO_SIGNATURE_HMAC_SHA1 = 0,
  PENTAD_VIDEO_SIGNATURE_PLAINTEXT = 1,
  PENTAD_VIDEO_SIGNATURE_FORCE_INT32 = 0x7fffffff
} pentad_video_signature;
typedef enum pentad_video_start_up_phase {
  PENTAD_VIDEO_START_UP_PHASE_OPENING = 0,
  PENTAD_VIDEO_START_UP_PHASE_SIGNING_IN = 1,
  PENTAD_VIDEO_START_UP_PHASE_FETCHING_ACCOUNT = 2,
  PENTAD_VIDEO_START_UP_PHASE_FETCHING_BROADCASTS = 3,
  PENTAD_VIDEO_START_UP_PHASE_POLLING = 4,
  PENTAD_VIDEO_START_UP_PHASE_PREPARING = 5,
  PENTAD_VIDEO_START_UP_PHASE_READY = 6,
  PENTAD_VIDEO_START_UP_PHASE_FORCE_INT32 = 0x7fffffff
} pentad_video_start_up_phase;
typedef enum pentad_video_source_state {
  PENTAD_VIDEO_SOURCE_STATE_WAITING = 0,
  PENTAD_VIDEO_SOURCE_STATE_SIGN_IN_REQUIRED = 1,
  PENTAD_VIDEO_SOURCE_STATE_FETCHING_ACCOUNT = 2,
  PENTAD_VIDEO_SOURCE_STATE_FETCHING = 3,
  PENTAD_VIDEO_SOURCE_STATE_DONE = 4,
  PENTAD_VIDEO_SOURCE_STATE_FAILED = 5,
  PENTAD_VIDEO_SOURCE_STATE_FORCE_INT32 = 0x7fffffff
} pentad_video_source_state;
typedef enum pentad_video_action_step {
  PENTAD_VIDEO_ACTION_STEP_QUEUED = 0,
  PENTAD_VIDEO_ACTION_STEP_SENDING = 1,
  PENTAD_VIDEO_ACTION_STEP_DELIVERED = 2,
  PENTAD_VIDEO_ACTION_STEP_FAILED = 3,
  PENTAD_VIDEO_ACTION_STEP_CANCELLED = 4,
  PENTAD_VIDEO_ACTION_STEP_FORCE_INT32 = 0x7fffffff
} pentad_video_action_step;
typedef enum pentad_video_character {
  PENTAD_VIDEO_CHARACTER_CODE_POINT = 0,
  PENTAD_VIDEO_CHARACTER_CHARACTER = 1,
  PENTAD_VIDEO_CHARACTER_UTF16 = 2,
  PENTAD_VIDEO_CHARACTER_FORCE_INT32 = 0x7fffffff
} pentad_video_character;
typedef enum pentad_video_list {
  PENTAD_VIDEO_LIST_TIMELINE = 0,
  PENTAD_VIDEO_LIST_FAVORITES = 1,
  PENTAD_VIDEO_LIST_WATCH_LATER = 2,
  PENTAD_VIDEO_LIST_SEARCH = 3,
  PENTAD_VIDEO_LIST_FORCE_INT32 = 0x7fffffff
} pentad_video_list;
typedef enum pentad_video_playback_phase {
  PENTAD_VIDEO_PLAYBACK_PHASE_IDLE = 0,
  PENTAD_VIDEO_PLAYBACK_PHASE_RESOLVING = 1,
  PENTAD_VIDEO_PLAYBACK_PHASE_READY = 2,
  PENTAD_VIDEO_PLAYBACK_PHASE_PLAYING = 3,
  PENTAD_VIDEO_PLAYBACK_PHASE_PAUSED = 4,
  PENTAD_VIDEO_PLAYBACK_PHASE_ENDED = 5,
  PENTAD_VIDEO_PLAYBACK_PHASE_FAILED = 6,
  PENTAD_VIDEO_PLAYBACK_PHASE_FORCE_INT32 = 0x7fffffff
} pentad_video_playback_phase;
typedef enum pentad_video_work {
  PENTAD_VIDEO_WORK_POLLING = 0,
  PENTAD_VIDEO_WORK_RESOLVING = 1,
  PENTAD_VIDEO_WORK_SENDING = 2,
  PENTAD_VIDEO_WORK_STORAGE = 3,
  PENTAD_VIDEO_WORK_IMAGES = 4,
  PENTAD_VIDEO_WORK_FORCE_INT32 = 0x7fffffff
} pentad_video_work;
typedef struct pentad_video_image {
  const char *PENTAD_NONNULL url;
  int64_t width;
  int64_t height;
} pentad_video_image;
typedef struct pentad_video_rendition {
  const char *PENTAD_NONNULL url;
  const char *PENTAD_NULLABLE type;
  int64_t width;
  int64_t height;
  int64_t bitrate;
  int64_t bytes;
  pentad_video_media_kind kind;
  bool is_default;
} pentad_video_rendition;
typedef struct pentad_video_video {
  const char *PENTAD_NONNULL key;
  const char *PENTAD_NONNULL provider;
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NULLABLE title;
  const char *PENTAD_NULLABLE summary;
  const char *PENTAD_NULLABLE author;
  const pentad_video_image *PENTAD_NONNULL const *PENTAD_NONNULL images;
  size_t image_count;
  const pentad_video_rendition *PENTAD_NONNULL const *PENTAD_NONNULL media;
  size_t media_count;
  const char *PENTAD_NULLABLE embed_url;
  const char *PENTAD_NULLABLE page_url;
  const char *PENTAD_NULLABLE unplayable;
  int64_t duration;
  int64_t published_at;
  int64_t play_count;
  bool is_live;
} pentad_video_video;
typedef struct pentad_video_sharer {
  const char *PENTAD_NULLABLE id;
  const char *PENTAD_NONNULL nickname;
  const char *PENTAD_NULLABLE name;
  const char *PENTAD_NONNULL display_name;
  const char *PENTAD_NULLABLE image_url;
  const char *PENTAD_NONNULL origin;
} pentad_video_sharer;
typedef struct pentad_video_comment {
  const char *PENTAD_NONNULL source;
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL video;
  const pentad_video_sharer *PENTAD_NONNULL author;
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NULLABLE parent;
  int64_t created_at;
  int64_t updated_at;
} pentad_video_comment;
typedef struct pentad_video_comment_line {
  const char *PENTAD_NONNULL source;
  const char *PENTAD_NONNULL id;
  const pentad_video_sharer *PENTAD_NONNULL author;
  const char *PENTAD_NULLABLE text;
  int64_t created_at;
  bool is_share;
} pentad_video_comment_line;
typedef struct pentad_video_group {
  const char *PENTAD_NONNULL key;
  const pentad_video_video *PENTAD_NONNULL video;
  const struct pentad_video_broadcast *PENTAD_NONNULL const *PENTAD_NONNULL broadcasts;
  size_t broadcast_count;
  const pentad_video_comment *PENTAD_NONNULL const *PENTAD_NONNULL comments;
  size_t comment_count;
  const pentad_video_comment_line *PENTAD_NONNULL const *PENTAD_NONNULL comment_lines;
  size_t comment_line_count;
  const struct pentad_video_state *PENTAD_NONNULL state;
  const struct pentad_video_playability *PENTAD_NONNULL playability;
  int64_t latest_share;
  double watched_fraction;
} pentad_video_group;
typedef struct pentad_video_service {
  const char *PENTAD_NONNULL origin;
  bool is_connected;
} pentad_video_service;
typedef struct pentad_video_channel {
  const char *PENTAD_NONNULL source;
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NULLABLE image_url;
  bool is_public;
} pentad_video_channel;
typedef struct pentad_video_roll {
  const char *PENTAD_NONNULL source;
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL title;
  const pentad_video_sharer *PENTAD_NULLABLE creator;
  const char *PENTAD_NULLABLE image_url;
  int64_t broadcast_count;
  bool is_public;
  bool is_collaborative;
} pentad_video_roll;
typedef struct pentad_video_account {
  const char *PENTAD_NONNULL user_id;
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NULLABLE nickname;
  const char *PENTAD_NULLABLE image_url;
  const pentad_video_service *PENTAD_NONNULL const *PENTAD_NONNULL services;
  size_t service_count;
  const pentad_video_channel *PENTAD_NONNULL const *PENTAD_NONNULL channels;
  size_t channel_count;
} pentad_video_account;
typedef struct pentad_video_source {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL address;
  const char *PENTAD_NULLABLE title;
  const pentad_video_account *PENTAD_NULLABLE account;
  const char *PENTAD_NULLABLE error_message;
  int64_t added_at;
  int64_t last_success_at;
  int64_t next_poll_at;
  int64_t failures;
  int64_t gone_count;
  int64_t gone_since;
  uint32_t capabilities;
  pentad_video_source_kind kind;
  pentad_status status;
  bool is_paused;
} pentad_video_source;
typedef struct pentad_video_discovered_feed {
  const char *PENTAD_NONNULL address;
  const char *PENTAD_NULLABLE title;
  const char *PENTAD_NULLABLE type;
} pentad_video_discovered_feed;
typedef struct pentad_video_news {
  size_t struct_size;
  int64_t videos;
  int64_t comments;
} pentad_video_news;
#define PENTAD_VIDEO_NEWS_INIT \
  { sizeof(pentad_video_news), 0, 0 }
typedef struct pentad_video_share {
  const char *PENTAD_NONNULL video;
  const char *PENTAD_NULLABLE broadcast_source;
  const char *PENTAD_NULLABLE broadcast_id;
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL destinations;
  size_t destination_count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL recipients;
  size_t recipient_count;
} pentad_video_share;
typedef struct pentad_video_share_report {
  const struct pentad_video_share_problem *PENTAD_NONNULL const *PENTAD_NONNULL problems;
  size_t problem_count;
  const pentad_video_service *PENTAD_NONNULL const *PENTAD_NONNULL services;
  size_t service_count;
  int64_t remaining;
  bool is_limited;
} pentad_video_share_report;
typedef struct pentad_video_content_url {
  const char *PENTAD_NONNULL video;
  const pentad_video_rendition *PENTAD_NONNULL rendition;
  int64_t expires_at;
} pentad_video_content_url;
typedef struct pentad_video_storage_usage {
  size_t struct_size;
  int64_t bytes;
  int64_t image_bytes;
  int64_t videos;
  int64_t broadcasts;
  int64_t comments;
  int64_t sources;
  int64_t waiting;
} pentad_video_storage_usage;
#define PENTAD_VIDEO_STORAGE_USAGE_INIT \
  { sizeof(pentad_video_storage_usage), 0, 0, 0, 0, 0, 0, 0 }
typedef struct pentad_video_groups {
  const pentad_video_group *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_groups;
typedef struct pentad_video_channels {
  const pentad_video_channel *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_channels;
typedef struct pentad_video_rolls {
  const pentad_video_roll *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_rolls;
typedef struct pentad_video_sources {
  const pentad_video_source *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_sources;
typedef struct pentad_video_discovered_feeds {
  const pentad_video_discovered_feed *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_discovered_feeds;
typedef struct pentad_video_actions {
  const struct pentad_video_action *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_actions;
typedef struct pentad_video_events {
  const struct pentad_video_event *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_events;
typedef struct pentad_video_feed pentad_video_feed;
#define PENTAD_VIDEO_PROVIDER_YOUTUBE "youtube"
#define PENTAD_VIDEO_PROVIDER_VIMEO "vimeo"
#define PENTAD_VIDEO_PROVIDER_DAILYMOTION "dailymotion"
#define PENTAD_VIDEO_PROVIDER_PEERTUBE "peertube"
#define PENTAD_VIDEO_PROVIDER_WEB "web"
#define PENTAD_VIDEO_PROVIDER_FILE "file"
#define PENTAD_VIDEO_ORIGIN_TWITTER "twitter"
#define PENTAD_VIDEO_ORIGIN_FACEBOOK "facebook"
#define PENTAD_VIDEO_ORIGIN_TUMBLR "tumblr"
#define PENTAD_VIDEO_ORIGIN_EMAIL "email"
#define PENTAD_VIDEO_ORIGIN_BOOKMARK "bookmark"
#define PENTAD_VIDEO_ORIGIN_FEED "feed"
#define PENTAD_VIDEO_ORIGIN_PEERTUBE "peertube"
typedef enum pentad_video_playability_kind {
  PENTAD_VIDEO_PLAYABILITY_KIND_UNKNOWN = 0,
  PENTAD_VIDEO_PLAYABILITY_KIND_PLAYABLE = 1,
  PENTAD_VIDEO_PLAYABILITY_KIND_EMBED_ONLY = 2,
  PENTAD_VIDEO_PLAYABILITY_KIND_PAGE_ONLY = 3,
  PENTAD_VIDEO_PLAYABILITY_KIND_UNPLAYABLE = 4,
  PENTAD_VIDEO_PLAYABILITY_KIND_CHECK_FAILED = 5,
  PENTAD_VIDEO_PLAYABILITY_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_playability_kind;
typedef struct pentad_video_playability {
  const pentad_video_rendition *PENTAD_NONNULL const *PENTAD_NONNULL renditions;
  size_t rendition_count;
  const char *PENTAD_NULLABLE url;
  const char *PENTAD_NULLABLE reason;
  const char *PENTAD_NULLABLE error_message;
  pentad_video_playability_kind kind;
  pentad_status status;
  bool is_playable;
  bool is_shown;
} pentad_video_playability;
typedef enum pentad_video_mark {
  PENTAD_VIDEO_MARK_UNKNOWN = 0,
  PENTAD_VIDEO_MARK_YES = 1,
  PENTAD_VIDEO_MARK_NO = 2,
  PENTAD_VIDEO_MARK_FORCE_INT32 = 0x7fffffff
} pentad_video_mark;
typedef struct pentad_video_broadcast {
  const char *PENTAD_NONNULL source;
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL video;
  const pentad_video_sharer *PENTAD_NONNULL sharer;
  const char *PENTAD_NULLABLE comment;
  const char *PENTAD_NULLABLE channel;
  const char *PENTAD_NULLABLE roll;
  int64_t created_at;
  int64_t updated_at;
  int64_t arrived_at;
  int64_t shared_at;
  int64_t position;
  pentad_video_mark is_liked;
  pentad_video_mark is_watch_later;
  pentad_video_mark is_watched;
} pentad_video_broadcast;
typedef struct pentad_video_span {
  int64_t start;
  int64_t end;
} pentad_video_span;
typedef struct pentad_video_state {
  const pentad_video_span *PENTAD_NONNULL spans;
  size_t span_count;
  int64_t seen;
  int64_t position;
  int64_t changed_at;
  bool is_liked;
  bool is_watch_later;
  bool is_watched;
} pentad_video_state;
typedef struct pentad_video_page_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE before;
  int64_t before_share;
  size_t limit;
} pentad_video_page_options;
#define PENTAD_VIDEO_PAGE_OPTIONS_INIT \
  { sizeof(pentad_video_page_options), NULL, 0, 0 }
typedef struct pentad_video_relative_time {
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NONNULL short_text;
  int64_t count;
  pentad_video_time_unit unit;
} pentad_video_relative_time;
typedef enum pentad_video_capability {
  PENTAD_VIDEO_CAPABILITY_OLDER_PAGES = 1,
  PENTAD_VIDEO_CAPABILITY_COMMENTS = 2,
  PENTAD_VIDEO_CAPABILITY_RESOLVING = 4,
  PENTAD_VIDEO_CAPABILITY_LIKES = 8,
  PENTAD_VIDEO_CAPABILITY_WATCH_LATER = 16,
  PENTAD_VIDEO_CAPABILITY_WATCHED = 32,
  PENTAD_VIDEO_CAPABILITY_POSITIONS = 64,
  PENTAD_VIDEO_CAPABILITY_SHARING = 128,
  PENTAD_VIDEO_CAPABILITY_ACCOUNTS = 256,
  PENTAD_VIDEO_CAPABILITY_FORCE_INT32 = 0x7fffffff
} pentad_video_capability;
typedef enum pentad_video_peertube_feed {
  PENTAD_VIDEO_PEERTUBE_FEED_USUAL = 0,
  PENTAD_VIDEO_PEERTUBE_FEED_SUBSCRIPTIONS = 1,
  PENTAD_VIDEO_PEERTUBE_FEED_CHANNEL = 2,
  PENTAD_VIDEO_PEERTUBE_FEED_ACCOUNT = 3,
  PENTAD_VIDEO_PEERTUBE_FEED_LOCAL = 4,
  PENTAD_VIDEO_PEERTUBE_FEED_HISTORY = 5,
  PENTAD_VIDEO_PEERTUBE_FEED_FORCE_INT32 = 0x7fffffff
} pentad_video_peertube_feed;
typedef struct pentad_video_peertube_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE server;
  const char *PENTAD_NULLABLE user;
  const char *PENTAD_NULLABLE password;
  const char *PENTAD_NULLABLE otp;
  const char *PENTAD_NULLABLE name;
  pentad_video_peertube_feed feed;
  uint32_t reserved;
} pentad_video_peertube_options;
#define PENTAD_VIDEO_PEERTUBE_OPTIONS_INIT \
  { sizeof(pentad_video_peertube_options), NULL, NULL, NULL, NULL, NULL, \
    PENTAD_VIDEO_PEERTUBE_FEED_USUAL, 0 }
typedef struct pentad_video_shelby_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE server;
  const char *PENTAD_NULLABLE consumer_key;
  const char *PENTAD_NULLABLE consumer_secret;
  const char *PENTAD_NULLABLE callback;
  const char *PENTAD_NULLABLE network;
  pentad_video_signature reads;
  uint32_t reserved;
} pentad_video_shelby_options;
#define PENTAD_VIDEO_SHELBY_OPTIONS_INIT \
  { sizeof(pentad_video_shelby_options), NULL, NULL, NULL, NULL, NULL, \
    PENTAD_VIDEO_SIGNATURE_HMAC_SHA1, 0 }
typedef struct pentad_video_source_failure {
  const char *PENTAD_NONNULL source;
  const char *PENTAD_NONNULL error_message;
  int64_t retry_after;
  pentad_status status;
} pentad_video_source_failure;
typedef struct pentad_video_refresh {
  const pentad_video_source_failure *PENTAD_NONNULL const *PENTAD_NONNULL failures;
  size_t failure_count;
  int64_t videos;
  int64_t comments;
} pentad_video_refresh;
typedef struct pentad_video_opml_import {
  const char *PENTAD_NONNULL const *PENTAD_NONNULL added;
  size_t added_count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL known;
  size_t known_count;
  int64_t refused;
  bool is_complete;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL refusals;
  size_t refusal_count;
} pentad_video_opml_import;
typedef struct pentad_video_outline {
  const char *PENTAD_NONNULL feed;
  const char *PENTAD_NULLABLE title;
  const char *PENTAD_NULLABLE page;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL folders;
  size_t folder_count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL categories;
  size_t category_count;
} pentad_video_outline;
typedef struct pentad_video_outlines {
  const pentad_video_outline *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  const char *PENTAD_NULLABLE title;
  int64_t created_at;
  bool is_complete;
} pentad_video_outlines;
typedef struct pentad_video_outline_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE feed;
  const char *PENTAD_NULLABLE title;
  const char *PENTAD_NULLABLE page;
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE folders;
  size_t folder_count;
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE categories;
  size_t category_count;
} pentad_video_outline_options;
#define PENTAD_VIDEO_OUTLINE_OPTIONS_INIT \
  { sizeof(pentad_video_outline_options), NULL, NULL, NULL, NULL, 0, NULL, 0 }
typedef struct pentad_video_source_start_up {
  const char *PENTAD_NONNULL source;
  const char *PENTAD_NULLABLE error_message;
  pentad_video_source_state state;
  pentad_status status;
} pentad_video_source_start_up;
typedef struct pentad_video_start_up {
  const pentad_video_source_start_up *PENTAD_NONNULL const *PENTAD_NONNULL sources;
  size_t source_count;
  const char *PENTAD_NULLABLE error_message;
  int64_t shown;
  pentad_video_start_up_phase phase;
  pentad_status status;
} pentad_video_start_up;
typedef void (*pentad_video_text_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           const char *PENTAD_NULLABLE text,
                                           pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_flag_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           bool is_so, pentad_error *PENTAD_NULLABLE error);
typedef enum pentad_video_action_kind {
  PENTAD_VIDEO_ACTION_KIND_LIKE = 0,
  PENTAD_VIDEO_ACTION_KIND_WATCH_LATER = 1,
  PENTAD_VIDEO_ACTION_KIND_WATCHED = 2,
  PENTAD_VIDEO_ACTION_KIND_PROGRESS = 3,
  PENTAD_VIDEO_ACTION_KIND_SHARE = 4,
  PENTAD_VIDEO_ACTION_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_action_kind;
typedef struct pentad_video_action {
  int64_t id;
  const char *PENTAD_NONNULL video;
  const char *PENTAD_NONNULL source;
  const pentad_video_share *PENTAD_NULLABLE share;
  const char *PENTAD_NULLABLE error_message;
  int64_t position;
  int64_t attempts;
  pentad_video_action_kind kind;
  pentad_video_action_step step;
  pentad_status status;
  bool is_on;
} pentad_video_action;
typedef struct pentad_video_share_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE video;
  const char *PENTAD_NULLABLE broadcast_source;
  const char *PENTAD_NULLABLE broadcast_id;
  const char *PENTAD_NULLABLE text;
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE destinations;
  size_t destination_count;
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE recipients;
  size_t recipient_count;
} pentad_video_share_options;
#define PENTAD_VIDEO_SHARE_OPTIONS_INIT \
  { sizeof(pentad_video_share_options), NULL, NULL, NULL, NULL, NULL, 0, NULL, 0 }
typedef struct pentad_video_budget_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE destination;
  int64_t limit;
  int32_t link_length;
  pentad_video_character unit;
} pentad_video_budget_options;
#define PENTAD_VIDEO_BUDGET_OPTIONS_INIT \
  { sizeof(pentad_video_budget_options), NULL, 0, 0, PENTAD_VIDEO_CHARACTER_CODE_POINT }
typedef enum pentad_video_share_problem_kind {
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_NO_DESTINATION = 0,
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_TOO_LONG = 1,
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_NO_RECIPIENT = 2,
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_BAD_RECIPIENT = 3,
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_NOT_CONNECTED = 4,
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_share_problem_kind;
typedef struct pentad_video_share_problem {
  const char *PENTAD_NULLABLE text;
  pentad_video_share_problem_kind kind;
} pentad_video_share_problem;
typedef struct pentad_video_settings {
  size_t struct_size;
  double auto_unset_watch_later;
  uint32_t auto_apply;
  uint32_t never_resume;
  uint32_t never_prefetch;
  uint32_t never_unset_watch_later;
} pentad_video_settings;
#define PENTAD_VIDEO_SETTINGS_INIT \
  { sizeof(pentad_video_settings), 0.0, 0, 0, 0, 0 }
typedef struct pentad_video_statistics {
  const char *PENTAD_NULLABLE counter;
  int64_t number;
  int64_t time;
  bool has_focus;
  bool was_active;
  bool is_playing;
} pentad_video_statistics;
typedef void (*pentad_video_statistics_callback)(
    void *PENTAD_NULLABLE context, const pentad_video_statistics *PENTAD_NONNULL statistics);
typedef struct pentad_video_statistics_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_video_statistics_callback PENTAD_NULLABLE did_count;
} pentad_video_statistics_delegate;
#define PENTAD_VIDEO_STATISTICS_DELEGATE_INIT \
  { sizeof(pentad_video_statistics_delegate), NULL, NULL, NULL }
typedef struct pentad_video_playback pentad_video_playback;
typedef struct pentad_video_playback_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE search_text;
  pentad_video_list list;
  uint32_t reserved;
} pentad_video_playback_options;
#define PENTAD_VIDEO_PLAYBACK_OPTIONS_INIT \
  { sizeof(pentad_video_playback_options), NULL, PENTAD_VIDEO_LIST_TIMELINE, 0 }
typedef struct pentad_video_playing {
  const char *PENTAD_NULLABLE current;
  const char *PENTAD_NULLABLE next;
  const char *PENTAD_NULLABLE previous;
  const char *PENTAD_NULLABLE highlighted;
  const char *PENTAD_NULLABLE error_message;
  int64_t position;
  int64_t duration;
  pentad_video_playback_phase phase;
  pentad_status status;
} pentad_video_playing;
typedef enum pentad_video_order_kind {
  PENTAD_VIDEO_ORDER_KIND_LOAD = 0,
  PENTAD_VIDEO_ORDER_KIND_PLAY = 1,
  PENTAD_VIDEO_ORDER_KIND_PAUSE = 2,
  PENTAD_VIDEO_ORDER_KIND_SEEK = 3,
  PENTAD_VIDEO_ORDER_KIND_UNLOAD = 4,
  PENTAD_VIDEO_ORDER_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_order_kind;
typedef struct pentad_video_player_order {
  const pentad_video_content_url *PENTAD_NULLABLE content;
  int64_t position;
  pentad_video_order_kind kind;
} pentad_video_player_order;
typedef enum pentad_video_command_kind {
  PENTAD_VIDEO_COMMAND_KIND_PLAY = 0,
  PENTAD_VIDEO_COMMAND_KIND_PAUSE = 1,
  PENTAD_VIDEO_COMMAND_KIND_TOGGLE_PLAY = 2,
  PENTAD_VIDEO_COMMAND_KIND_NEXT = 3,
  PENTAD_VIDEO_COMMAND_KIND_PREVIOUS = 4,
  PENTAD_VIDEO_COMMAND_KIND_SEEK = 5,
  PENTAD_VIDEO_COMMAND_KIND_SKIP = 6,
  PENTAD_VIDEO_COMMAND_KIND_LIST = 7,
  PENTAD_VIDEO_COMMAND_KIND_LIKE = 8,
  PENTAD_VIDEO_COMMAND_KIND_WATCH_LATER = 9,
  PENTAD_VIDEO_COMMAND_KIND_SHARE = 10,
  PENTAD_VIDEO_COMMAND_KIND_SCROLL_GUIDE = 11,
  PENTAD_VIDEO_COMMAND_KIND_SHOW_HELP = 12,
  PENTAD_VIDEO_COMMAND_KIND_DONE = 13,
  PENTAD_VIDEO_COMMAND_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_command_kind;
typedef struct pentad_video_command {
  size_t struct_size;
  const char *PENTAD_NULLABLE search_text;
  int64_t value;
  pentad_video_command_kind kind;
  pentad_video_list list;
} pentad_video_command;
#define PENTAD_VIDEO_COMMAND_INIT \
  { sizeof(pentad_video_command), NULL, 0, PENTAD_VIDEO_COMMAND_KIND_PLAY, \
    PENTAD_VIDEO_LIST_TIMELINE }
typedef struct pentad_video_picture {
  const uint8_t *PENTAD_NONNULL bytes;
  size_t size;
} pentad_video_picture;
typedef void (*pentad_video_playback_callback)(
    void *PENTAD_NULLABLE context, const pentad_video_playing *PENTAD_NONNULL state);
typedef void (*pentad_video_order_callback)(void *PENTAD_NULLABLE context,
                                            const pentad_video_player_order *PENTAD_NONNULL order);
typedef struct pentad_video_playback_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_video_playback_callback PENTAD_NULLABLE did_change;
  pentad_video_order_callback PENTAD_NULLABLE order;
} pentad_video_playback_delegate;
#define PENTAD_VIDEO_PLAYBACK_DELEGATE_INIT \
  { sizeof(pentad_video_playback_delegate), NULL, NULL, NULL, NULL }
typedef enum pentad_video_event_kind {
  PENTAD_VIDEO_EVENT_KIND_RESET = 0,
  PENTAD_VIDEO_EVENT_KIND_SOURCE_ADDED = 1,
  PENTAD_VIDEO_EVENT_KIND_SOURCE_CHANGED = 2,
  PENTAD_VIDEO_EVENT_KIND_SOURCE_REMOVED = 3,
  PENTAD_VIDEO_EVENT_KIND_PENDING_CHANGED = 4,
  PENTAD_VIDEO_EVENT_KIND_FEED_APPLIED = 5,
  PENTAD_VIDEO_EVENT_KIND_VIDEOS_CHANGED = 6,
  PENTAD_VIDEO_EVENT_KIND_STATE_CHANGED = 7,
  PENTAD_VIDEO_EVENT_KIND_ACTION_CHANGED = 8,
  PENTAD_VIDEO_EVENT_KIND_ACCOUNT_CHANGED = 9,
  PENTAD_VIDEO_EVENT_KIND_COMMENTS_CHANGED = 10,
  PENTAD_VIDEO_EVENT_KIND_STORE_RECOVERED = 11,
  PENTAD_VIDEO_EVENT_KIND_START_UP = 12,
  PENTAD_VIDEO_EVENT_KIND_POLLING = 13,
  PENTAD_VIDEO_EVENT_KIND_CONTENT_URL = 14,
  PENTAD_VIDEO_EVENT_KIND_PLAYBACK = 15,
  PENTAD_VIDEO_EVENT_KIND_FAILED = 16,
  PENTAD_VIDEO_EVENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_event_kind;
typedef struct pentad_video_event {
  uint64_t number;
  const char *PENTAD_NULLABLE source;
  const char *PENTAD_NULLABLE video;
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE videos;
  size_t video_count;
  const pentad_video_playing *PENTAD_NULLABLE playback;
  const char *PENTAD_NULLABLE error_message;
  int64_t new_videos;
  int64_t new_comments;
  int64_t action;
  int64_t rows_kept;
  pentad_video_event_kind kind;
  pentad_video_action_step step;
  pentad_video_start_up_phase phase;
  pentad_video_work work;
  pentad_status status;
  bool is_under_way;
  bool is_partial;
} pentad_video_event;
typedef void (*pentad_video_event_callback)(void *PENTAD_NULLABLE context,
                                            const pentad_video_event *PENTAD_NONNULL event);
typedef struct pentad_video_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  uint64_t after;
  pentad_video_event_callback PENTAD_NULLABLE did_happen;
  pentad_video_event_callback PENTAD_NULLABLE did_add_source;
  pentad_video_event_callback PENTAD_NULLABLE did_change_source;
  pentad_video_event_callback PENTAD_NULLABLE did_remove_source;
  pentad_video_event_callback PENTAD_NULLABLE did_find_new;
  pentad_video_event_callback PENTAD_NULLABLE did_apply;
  pentad_video_event_callback PENTAD_NULLABLE did_change_videos;
  pentad_video_event_callback PENTAD_NULLABLE did_change_state;
  pentad_video_event_callback PENTAD_NULLABLE did_change_action;
  pentad_video_event_callback PENTAD_NULLABLE did_change_account;
  pentad_video_event_callback PENTAD_NULLABLE did_change_comments;
  pentad_video_event_callback PENTAD_NULLABLE did_recover_store;
  pentad_video_event_callback PENTAD_NULLABLE start_up;
  pentad_video_event_callback PENTAD_NULLABLE polling;
  pentad_video_event_callback PENTAD_NULLABLE did_receive_content_url;
  pentad_video_event_callback PENTAD_NULLABLE playback;
  pentad_video_event_callback PENTAD_NULLABLE did_fail;
  pentad_video_event_callback PENTAD_NULLABLE did_reset;
} pentad_video_delegate;
#define PENTAD_VIDEO_DELEGATE_INIT \
  { sizeof(pentad_video_delegate), NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, \
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }
typedef void (*pentad_video_list_callback)(void *PENTAD_NULLABLE context,
                                           const pentad_video_groups *PENTAD_NONNULL groups,
                                           const pentad_list_delta *PENTAD_NULLABLE delta);
typedef void (*pentad_video_start_up_callback)(void *PENTAD_NULLABLE context,
                                               const pentad_video_start_up *PENTAD_NONNULL start_up);
typedef struct pentad_video_lists_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_video_list_callback PENTAD_NULLABLE timeline;
  pentad_video_list_callback PENTAD_NULLABLE favorites;
  pentad_video_list_callback PENTAD_NULLABLE watch_later;
  pentad_video_list_callback PENTAD_NULLABLE search;
  const char *PENTAD_NULLABLE search_text;
  pentad_video_start_up_callback PENTAD_NULLABLE start_up;
} pentad_video_lists_delegate;
#define PENTAD_VIDEO_LISTS_DELEGATE_INIT \
  { sizeof(pentad_video_lists_delegate), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }
typedef struct pentad_video_feed_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE store_folder;
  const char *PENTAD_NULLABLE credentials_folder;
  const char *PENTAD_NULLABLE source_folder;
  const pentad_network_options *PENTAD_NULLABLE network;
  pentad_session *PENTAD_NULLABLE session;
  const pentad_video_statistics_delegate *PENTAD_NULLABLE statistics;
  int64_t image_bytes;
  int64_t group_budget;
  int64_t byte_budget;
  int32_t requests_per_second;
  uint32_t manual_synchronising;
  uint32_t is_demo;
  uint32_t allows_shared_store;
} pentad_video_feed_options;
#define PENTAD_VIDEO_FEED_OPTIONS_INIT \
  { sizeof(pentad_video_feed_options), NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0 }
typedef void (*pentad_video_group_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_video_group *PENTAD_NULLABLE group,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_groups_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_video_groups *PENTAD_NULLABLE groups,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_source_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_video_source *PENTAD_NULLABLE source,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_discovered_feeds_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_video_discovered_feeds *PENTAD_NULLABLE discovered_feeds,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_refresh_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_video_refresh *PENTAD_NULLABLE refresh,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_opml_import_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_video_opml_import *PENTAD_NULLABLE opml_import,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_content_url_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_video_content_url *PENTAD_NULLABLE content_url,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_picture_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_video_picture *PENTAD_NULLABLE picture,
    pentad_error *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_open(const pentad_video_feed_options *PENTAD_NULLABLE options,
    pentad_video_feed *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_open_async(const pentad_video_feed_options *PENTAD_NULLABLE options,
    pentad_video_feed *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_feed_free(pentad_video_feed *PENTAD_NULLABLE feed);
PENTAD_API pentad_status pentad_video_playback_open(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_playback_options *PENTAD_NULLABLE options,
    pentad_video_playback *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_playback_free(pentad_video_playback *PENTAD_NULLABLE playback);
PENTAD_API pentad_status pentad_video_playback_state(pentad_video_playback *PENTAD_NONNULL playback,
    pentad_video_playing *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_playing_free(pentad_video_playing *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_playback_subscribe(pentad_video_playback *PENTAD_NONNULL playback,
    const pentad_video_playback_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_account(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, pentad_video_account *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_account_free(pentad_video_account *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_channels(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, pentad_video_channels *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_channels_free(pentad_video_channels *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_rolls(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, pentad_video_rolls *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_rolls_free(pentad_video_rolls *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_like(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_unlike(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_set_watch_later(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, bool is_watch_later,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_mark_watched(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_set_position(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, int64_t position,
    const pentad_video_span *PENTAD_NULLABLE seen, size_t count,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_apply_pending(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_news *PENTAD_NULLABLE out, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_feed_network_changed(pentad_video_feed *PENTAD_NULLABLE feed);
PENTAD_API pentad_status pentad_video_command_read(const char *PENTAD_NONNULL text,
    pentad_video_command *PENTAD_NONNULL out, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_command_text(const pentad_video_command *PENTAD_NONNULL command,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_content_url(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, bool reload,
    pentad_video_content_url *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_content_url_async(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, bool reload,
    pentad_video_content_url_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_content_url_free(pentad_video_content_url *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_prefetch(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NULLABLE const *PENTAD_NULLABLE videos, size_t count,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_subscribe(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_retry_action(pentad_video_feed *PENTAD_NONNULL feed,
    int64_t action, bool *PENTAD_NULLABLE is_done,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_cancel_action(pentad_video_feed *PENTAD_NONNULL feed,
    int64_t action, bool *PENTAD_NULLABLE is_done,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_wait_for_delivery(pentad_video_feed *PENTAD_NONNULL feed,
    int64_t action, int64_t timeout_ms, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_wait_for_delivery_async(pentad_video_feed *PENTAD_NONNULL feed,
    int64_t action, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_read_events(pentad_video_feed *PENTAD_NONNULL feed,
    uint64_t after, size_t limit, pentad_video_events *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_events_free(pentad_video_events *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_last_event(pentad_video_feed *PENTAD_NONNULL feed,
    uint64_t *PENTAD_NONNULL out, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_media_kind_name(pentad_video_media_kind value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_time_unit_name(pentad_video_time_unit value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_source_kind_name(pentad_video_source_kind value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_signature_name(pentad_video_signature value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_start_up_phase_name(pentad_video_start_up_phase value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_source_state_name(pentad_video_source_state value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_action_step_name(pentad_video_action_step value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_character_name(pentad_video_character value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_list_name(pentad_video_list value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_playback_phase_name(pentad_video_playback_phase value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_work_name(pentad_video_work value);
PENTAD_API pentad_status pentad_video_feed_video(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, pentad_video_group *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_group_free(pentad_video_group *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_state(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, pentad_video_state *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_state_free(pentad_video_state *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_playability(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, pentad_video_playability *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_playability_free(pentad_video_playability *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_refresh_interval(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NULLABLE source, int64_t *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_set_refresh_interval(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NULLABLE source, int64_t interval,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_key_from_url(const char *PENTAD_NONNULL url,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_key_make(const char *PENTAD_NONNULL provider,
    const char *PENTAD_NONNULL id, char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_key_page_url(const char *PENTAD_NONNULL video,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_key_embed_url(const char *PENTAD_NONNULL video,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_timeline(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_page_options *PENTAD_NULLABLE page,
    pentad_video_groups *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_groups_free(pentad_video_groups *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_favorites(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_page_options *PENTAD_NULLABLE page,
    pentad_video_groups *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_watch_later_list(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_page_options *PENTAD_NULLABLE page,
    pentad_video_groups *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_import_opml(pentad_video_feed *PENTAD_NONNULL feed,
    const uint8_t *PENTAD_NULLABLE document, size_t size,
    pentad_video_opml_import *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_import_opml_async(pentad_video_feed *PENTAD_NONNULL feed,
    const uint8_t *PENTAD_NULLABLE document, size_t size,
    pentad_video_opml_import_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_opml_import_free(pentad_video_opml_import *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_export_opml(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NULLABLE title, char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_subscribe_lists(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_lists_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_load_older(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, bool *PENTAD_NULLABLE is_more,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_load_older_async(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, pentad_video_flag_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_load_comments(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, pentad_video_group *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_load_comments_async(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, pentad_video_group_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_opml_read(const uint8_t *PENTAD_NULLABLE document,
    size_t size, pentad_video_outlines *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_outlines_free(pentad_video_outlines *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_opml_write(const char *PENTAD_NULLABLE title,
    int64_t created_at,
    const pentad_video_outline_options *PENTAD_NULLABLE const *PENTAD_NULLABLE feeds, size_t count,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_pending(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_news *PENTAD_NONNULL out, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_actions(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_actions *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_actions_free(pentad_video_actions *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_start_up(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_start_up *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_start_up_free(pentad_video_start_up *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_image(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL address, const char *PENTAD_NULLABLE video,
    pentad_video_picture *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_image_async(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL address, const char *PENTAD_NULLABLE video,
    pentad_video_picture_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_picture_free(pentad_video_picture *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_playback_select(pentad_video_playback *PENTAD_NONNULL playback,
    const char *PENTAD_NONNULL video, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_next(pentad_video_playback *PENTAD_NONNULL playback,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_previous(pentad_video_playback *PENTAD_NONNULL playback,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_show(pentad_video_playback *PENTAD_NONNULL playback,
    const pentad_video_playback_options *PENTAD_NULLABLE options,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_perform(pentad_video_playback *PENTAD_NONNULL playback,
    const pentad_video_command *PENTAD_NONNULL command, bool *PENTAD_NULLABLE is_done,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_play(pentad_video_playback *PENTAD_NONNULL playback,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_pause(pentad_video_playback *PENTAD_NONNULL playback,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_toggle_play(pentad_video_playback *PENTAD_NONNULL playback,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_seek(pentad_video_playback *PENTAD_NONNULL playback,
    int64_t position, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_skip(pentad_video_playback *PENTAD_NONNULL playback,
    int64_t span, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_report(pentad_video_playback *PENTAD_NONNULL playback,
    const char *PENTAD_NULLABLE video, int64_t position, int64_t duration, bool is_playing,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_report_end(pentad_video_playback *PENTAD_NONNULL playback,
    const char *PENTAD_NULLABLE video, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_report_failure(pentad_video_playback *PENTAD_NONNULL playback,
    const char *PENTAD_NULLABLE video, pentad_status why, const char *PENTAD_NULLABLE message,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_refresh(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_refresh *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_refresh_async(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_refresh_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_refresh_free(pentad_video_refresh *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_synchronise(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_refresh *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_synchronise_async(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_refresh_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_rendition_best(const pentad_video_rendition *PENTAD_NULLABLE const *PENTAD_NULLABLE renditions,
    size_t count, int64_t lines, size_t *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_search(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL words, const pentad_video_page_options *PENTAD_NULLABLE page,
    pentad_video_groups *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_search_async(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL words, const pentad_video_page_options *PENTAD_NULLABLE page,
    pentad_video_groups_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_settings(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_settings *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_set_settings(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_settings *PENTAD_NULLABLE settings,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_feed_set_focus(pentad_video_feed *PENTAD_NULLABLE feed,
    bool has_focus);
PENTAD_API pentad_status pentad_video_share_check(const pentad_video_share_options *PENTAD_NONNULL share,
    const pentad_video_service *PENTAD_NULLABLE const *PENTAD_NULLABLE services,
    size_t service_count,
    const pentad_video_budget_options *PENTAD_NULLABLE const *PENTAD_NULLABLE budgets,
    size_t budget_count, pentad_video_share_report *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_share_report_free(pentad_video_share_report *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_check_share(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_share_options *PENTAD_NONNULL share,
    const pentad_video_budget_options *PENTAD_NULLABLE const *PENTAD_NULLABLE budgets,
    size_t budget_count, pentad_video_share_report *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_text_length(const char *PENTAD_NONNULL text,
    const pentad_video_budget_options *PENTAD_NULLABLE budget, int64_t *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_share(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_share_options *PENTAD_NONNULL share, int64_t *PENTAD_NULLABLE id,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_shelby_sign_in_finish(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_shelby_options *PENTAD_NONNULL options, const char *PENTAD_NONNULL address,
    pentad_video_source *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_shelby_sign_in_finish_async(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_shelby_options *PENTAD_NONNULL options, const char *PENTAD_NONNULL address,
    pentad_video_source_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_source_free(pentad_video_source *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_shelby_sign_in_cancel(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_shelby_options *PENTAD_NONNULL options,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_shelby_sign_in_begin(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_shelby_options *PENTAD_NONNULL options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_shelby_sign_in_begin_async(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_shelby_options *PENTAD_NONNULL options,
    pentad_video_text_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_shelby_is_callback(const pentad_video_shelby_options *PENTAD_NONNULL options,
    const char *PENTAD_NONNULL address, bool *PENTAD_NONNULL is_callback,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_add_peertube(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_peertube_options *PENTAD_NONNULL options,
    pentad_video_source *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_add_peertube_async(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_peertube_options *PENTAD_NONNULL options,
    pentad_video_source_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_add_folder(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL folder, pentad_video_source *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_pause_source(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, bool is_paused,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_remove_source(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_sign_out(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_sign_out_async(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_add_feed(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL address, pentad_video_source *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_add_feed_async(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL address, pentad_video_source_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_discover(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL page,
    pentad_video_discovered_feeds *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_discover_async(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL page, pentad_video_discovered_feeds_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_discovered_feeds_free(pentad_video_discovered_feeds *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_sources(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_sources *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_sources_free(pentad_video_sources *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_source(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, pentad_video_source *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_relative_time_make(int64_t moment, int64_t now,
    pentad_video_relative_time *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_relative_time_free(pentad_video_relative_time *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_storage_usage(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_storage_usage *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_clear_cache(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_erase_all(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_erase_all_async(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_sign_out_all(const pentad_video_feed_options *PENTAD_NULLABLE options,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_sign_out_all_async(const pentad_video_feed_options *PENTAD_NULLABLE options,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_suspend(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_resume(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
#ifdef __cplusplus
}
#endif
#if defined(__clang__)
#pragma clang diagnostic pop
#endif
#endif
