/**
 * VideoFeedKit: the videos of all of a user's sources as one feed, online or offline.
 *
 * A program that shows the most recently shared videos, from the files of a folder:
 *
 * @code{.c}
 * #include <pentad/video.h>
 * #include <stdio.h>
 * static int fail(pentad_error *error) {
 *   fprintf(stderr, "%s\n", pentad_error_message(error));
 *   pentad_error_free(error);
 *   return 1;
 * }
 *
 * int main(int count, char **arguments) {
 *   pentad_video_feed_options options = PENTAD_VIDEO_FEED_OPTIONS_INIT;
 *   pentad_video_feed *feed;
 *   pentad_video_refresh *refresh;
 *   pentad_video_groups *groups;
 *   pentad_error *error;
 *   options.is_demo = 1;
 *   options.source_folder = count > 1 ? arguments[1] : NULL;
 *   if (pentad_video_feed_open(&options, &feed, &error)) return fail(error);
 *   if (pentad_video_feed_refresh(feed, &refresh, &error)) return fail(error);
 *   pentad_video_refresh_free(refresh);
 *   if (pentad_video_feed_timeline(feed, NULL, &groups, &error)) return fail(error);
 *   printf("%d videos\n", (int)groups->count);
 *   for (size_t i = 0; i < groups->count; i++) printf("%s\n", groups->items[i]->key);
 *   pentad_video_groups_free(groups);
 *   pentad_video_feed_free(feed);
 * }
 * @endcode
 */

/* ---- Videos ---------------------------------------------------------------------------------- */

/**
 * The facade of shared videos: the videos of all of a user's sources as one feed, online or
 * offline.
 *
 * A video has a text as its key: its provider, `:`, and the provider's id: `youtube:BmzSEYNTkHA`.
 * The key is the same for all sources and sharers; pentad_video_key_from_url() makes it from a URL.
 * A source has a text as its key, too: `feed:https://example.org/videos.xml`.
 */
typedef struct pentad_video_feed pentad_video_feed;

/** The provider YouTube. */
#define PENTAD_VIDEO_PROVIDER_YOUTUBE "youtube"
/** The provider Vimeo. */
#define PENTAD_VIDEO_PROVIDER_VIMEO "vimeo"
/** The provider Dailymotion. */
#define PENTAD_VIDEO_PROVIDER_DAILYMOTION "dailymotion"
/** All servers of PeerTube; ids are UUIDs. */
#define PENTAD_VIDEO_PROVIDER_PEERTUBE "peertube"
/** Any other URL; the id is its normal form without the scheme. */
#define PENTAD_VIDEO_PROVIDER_WEB "web"
/** A file of this machine; the id is its path. */
#define PENTAD_VIDEO_PROVIDER_FILE "file"

/** Shared in a tweet. */
#define PENTAD_VIDEO_ORIGIN_TWITTER "twitter"
/** Shared on Facebook. */
#define PENTAD_VIDEO_ORIGIN_FACEBOOK "facebook"
/** Shared on Tumblr. */
#define PENTAD_VIDEO_ORIGIN_TUMBLR "tumblr"
/** Shared by e-mail. */
#define PENTAD_VIDEO_ORIGIN_EMAIL "email"
/** Shared with a bookmark of Shelby.tv in a browser. */
#define PENTAD_VIDEO_ORIGIN_BOOKMARK "bookmark"
/** Published in a feed. */
#define PENTAD_VIDEO_ORIGIN_FEED "feed"
/** Published on a PeerTube server. */
#define PENTAD_VIDEO_ORIGIN_PEERTUBE "peertube"

/** The playability of a video. */
typedef enum pentad_video_playability_kind {
  /** Not checked yet. */
  PENTAD_VIDEO_PLAYABILITY_KIND_UNKNOWN = 0,
  /** A source provides files and streams: `renditions`. */
  PENTAD_VIDEO_PLAYABILITY_KIND_PLAYABLE = 1,
  /** Only the provider's own player can play it: `url`. */
  PENTAD_VIDEO_PLAYABILITY_KIND_EMBED_ONLY = 2,
  /** Only a web page exists: `url`. */
  PENTAD_VIDEO_PLAYABILITY_KIND_PAGE_ONLY = 3,
  /** It cannot be played: `reason`. */
  PENTAD_VIDEO_PLAYABILITY_KIND_UNPLAYABLE = 4,
  /** The source could not be asked: `status`. The video may still be playable. */
  PENTAD_VIDEO_PLAYABILITY_KIND_CHECK_FAILED = 5,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_PLAYABILITY_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_playability_kind;

/** The playability of a video. `kind` determines the fields that are used. */
typedef struct pentad_video_playability {
  /** The files and streams of the source, in its order. */
  const pentad_video_rendition *PENTAD_NONNULL const *PENTAD_NONNULL renditions;
  /** The number of items. */
  size_t rendition_count;
  /** The URL of the player, or of the page; NULL if there is none. */
  const char *PENTAD_NULLABLE url;
  /**
   * The reason why it cannot be played: `removed`, `private`, `restricted`, `notPublished`,
   * `wrongKind`, or another word of the source; NULL if it can be played, or this is unknown.
   */
  const char *PENTAD_NULLABLE reason;
  /** The error of the check, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** The kind of playability. */
  pentad_video_playability_kind kind;
  /** The status of the failed check; PENTAD_OK for no failure. */
  pentad_status status;
  /** True if the program can play it: as a file, a stream or in the provider's player. */
  bool is_playable;
  /** True if lists show the video: unless it is known that it cannot be played. */
  bool is_shown;
} pentad_video_playability;

/* ---- Who shared them ------------------------------------------------------------------------- */

/** A Boolean value that may be unknown. */
typedef enum pentad_video_mark {
  /** Unknown. */
  PENTAD_VIDEO_MARK_UNKNOWN = 0,
  /** Yes. */
  PENTAD_VIDEO_MARK_YES = 1,
  /** No. */
  PENTAD_VIDEO_MARK_NO = 2,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_MARK_FORCE_INT32 = 0x7fffffff
} pentad_video_mark;

/** A share of a video, with or without a comment. */
typedef struct pentad_video_broadcast {
  /** The source of the broadcast. */
  const char *PENTAD_NONNULL source;
  /** The source's id of the broadcast, which is unique in the source. */
  const char *PENTAD_NONNULL id;
  /** The video. */
  const char *PENTAD_NONNULL video;
  /** The person who shared it. */
  const pentad_video_sharer *PENTAD_NONNULL sharer;
  /** The sharer's comment; NULL for none. */
  const char *PENTAD_NULLABLE comment;
  /** The source's id of the channel in which it was shared; NULL for none. */
  const char *PENTAD_NULLABLE channel;
  /** The source's id of the roll in which it was shared; NULL for none. */
  const char *PENTAD_NULLABLE roll;
  /** The time of the share. A source may give a time in the future. */
  int64_t created_at;
  /** The time of the last change; PENTAD_NO_TIME if it is unknown. */
  int64_t updated_at;
  /** The time when it was first received; PENTAD_NO_TIME for one that is not stored yet. */
  int64_t arrived_at;
  /**
   * The time that determines its position in lists: the time of the share, but never later than its
   * arrival.
   */
  int64_t shared_at;
  /** The user's position according to the source, in milliseconds; -1 if it is unknown. */
  int64_t position;
  /** The like of the user according to the source. */
  pentad_video_mark is_liked;
  /** The watch-later mark according to the source. */
  pentad_video_mark is_watch_later;
  /** The watched mark according to the source. */
  pentad_video_mark is_watched;
} pentad_video_broadcast;

/** A part of a video, in milliseconds; the end is exclusive. */
typedef struct pentad_video_span {
  /** The start, at least 0. */
  int64_t start;
  /** The end. */
  int64_t end;
} pentad_video_span;

/** The user's state of a video. */
typedef struct pentad_video_state {
  /** The parts that the user has watched: in order and without overlaps or adjacent parts. */
  const pentad_video_span *PENTAD_NONNULL spans;
  /** The number of parts. */
  size_t span_count;
  /** The total watched time, in milliseconds. */
  int64_t seen;
  /** The position at which the user stopped, in milliseconds. */
  int64_t position;
  /** The time of the last change; PENTAD_NO_TIME if the user has done nothing. */
  int64_t changed_at;
  /** True if the user likes it. */
  bool is_liked;
  /** True if it is in the watch-later list. */
  bool is_watch_later;
  /** True if the user has begun to watch it. */
  bool is_watched;
} pentad_video_state;

/**
 * The requested page of a list. Initialise it with PENTAD_VIDEO_PAGE_OPTIONS_INIT for the first
 * page. For the next page, set the `key` and the `latest_share` of the last group of the previous
 * page.
 */
typedef struct pentad_video_page_options {
  /** The size of this record. */
  size_t struct_size;
  /** The video after which the page begins; NULL for the beginning of the list. */
  const char *PENTAD_NULLABLE before;
  /** The time when that video was last shared. It is ignored without `before`. */
  int64_t before_share;
  /** The maximum number of videos; values above 1,000 count as 1,000; 0 for 50. */
  size_t limit;
} pentad_video_page_options;

/** A relative time, in the past or the future, in one unit. */
typedef struct pentad_video_relative_time {
  /** The text: `now`, `1 hour ago`, `in 3 days`. */
  const char *PENTAD_NONNULL text;
  /** The short text: `now`, `1h ago`, `in 3d`. */
  const char *PENTAD_NONNULL short_text;
  /** The number of units; negative for the past, 0 for less than ten seconds. */
  int64_t count;
  /** The unit. */
  pentad_video_time_unit unit;
} pentad_video_relative_time;

/* ---- Sources --------------------------------------------------------------------------------- */

/** A capability of a source; the values can be combined with `|`. The set is open. */
typedef enum pentad_video_capability {
  /** Pages older than the newest one. */
  PENTAD_VIDEO_CAPABILITY_OLDER_PAGES = 1,
  /** Comments. */
  PENTAD_VIDEO_CAPABILITY_COMMENTS = 2,
  /** URLs of the files and streams of a video. */
  PENTAD_VIDEO_CAPABILITY_RESOLVING = 4,
  /** The user's likes. */
  PENTAD_VIDEO_CAPABILITY_LIKES = 8,
  /** The user's watch-later list. */
  PENTAD_VIDEO_CAPABILITY_WATCH_LATER = 16,
  /** The videos that the user has watched. */
  PENTAD_VIDEO_CAPABILITY_WATCHED = 32,
  /** The user's positions in videos. */
  PENTAD_VIDEO_CAPABILITY_POSITIONS = 64,
  /** Sharing of videos. */
  PENTAD_VIDEO_CAPABILITY_SHARING = 128,
  /** The user's account. */
  PENTAD_VIDEO_CAPABILITY_ACCOUNTS = 256,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_CAPABILITY_FORCE_INT32 = 0x7fffffff
} pentad_video_capability;

/** A feed of a PeerTube server. */
typedef enum pentad_video_peertube_feed {
  /** With a user, the subscriptions; without one, the videos published on the server itself. */
  PENTAD_VIDEO_PEERTUBE_FEED_USUAL = 0,
  /** The videos of the channels that the user has subscribed to. It requires a user. */
  PENTAD_VIDEO_PEERTUBE_FEED_SUBSCRIPTIONS = 1,
  /** The videos of the channel `name`. */
  PENTAD_VIDEO_PEERTUBE_FEED_CHANNEL = 2,
  /** The videos of the account `name`. */
  PENTAD_VIDEO_PEERTUBE_FEED_ACCOUNT = 3,
  /** The videos published on the server itself. */
  PENTAD_VIDEO_PEERTUBE_FEED_LOCAL = 4,
  /** The videos that the user has watched, the last one first. It requires a user. */
  PENTAD_VIDEO_PEERTUBE_FEED_HISTORY = 5,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_PEERTUBE_FEED_FORCE_INT32 = 0x7fffffff
} pentad_video_peertube_feed;

/** A feed of a PeerTube server that is to be added. */
typedef struct pentad_video_peertube_options {
  /** The size of this record. */
  size_t struct_size;
  /** The URL of the server: `https://peertube.example`; required. */
  const char *PENTAD_NULLABLE server;
  /** The user who signs in; NULL for no user. */
  const char *PENTAD_NULLABLE user;
  /** The password; required with `user`. It is never included in a store, log or message. */
  const char *PENTAD_NULLABLE password;
  /** The code of the second factor; NULL for none. */
  const char *PENTAD_NULLABLE otp;
  /** The name of a channel or an account: `news`, or `news@other.example`; NULL for other feeds. */
  const char *PENTAD_NULLABLE name;
  /** The kind of feed. */
  pentad_video_peertube_feed feed;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_video_peertube_options;

/**
 * A sign-in to a server of the Shelby protocol. The call that completes it, perhaps in another
 * process, takes the same values.
 */
typedef struct pentad_video_shelby_options {
  /** The size of this record. */
  size_t struct_size;
  /** The URL of the server: `https://api.shelby.example`; required. */
  const char *PENTAD_NULLABLE server;
  /** The program's key at the server; required. */
  const char *PENTAD_NULLABLE consumer_key;
  /** The program's secret; required. It is never included in a log or message. */
  const char *PENTAD_NULLABLE consumer_secret;
  /**
   * The callback URL to which the server sends the user back: `shelby://ios.shelby.tv`; required.
   */
  const char *PENTAD_NULLABLE callback;
  /**
   * The network with which the user signs in; NULL for `twitter`. The call that completes the
   * sign-in ignores it.
   */
  const char *PENTAD_NULLABLE network;
  /** The signature method of read requests from then on. */
  pentad_video_signature reads;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_video_shelby_options;

/** A source that could not be asked. */
typedef struct pentad_video_source_failure {
  /** The source. */
  const char *PENTAD_NONNULL source;
  /** The error, in a sentence. */
  const char *PENTAD_NONNULL error_message;
  /** The time that the source asks to wait, in milliseconds; -1 for none. */
  int64_t retry_after;
  /** The status of the error. */
  pentad_status status;
} pentad_video_source_failure;

/** The result of a refresh of the sources. */
typedef struct pentad_video_refresh {
  /** The sources that failed, in the order of their names. */
  const pentad_video_source_failure *PENTAD_NONNULL const *PENTAD_NONNULL failures;
  /** The number of items. */
  size_t failure_count;
  /** The number of videos that were added to the lists; 0 if nothing was applied. */
  int64_t videos;
  /**
   * The number of new shares of, and comments on, existing videos that were added to the lists; 0
   * if nothing was applied.
   */
  int64_t comments;
} pentad_video_refresh;

/** The result of an import of a list of feeds. */
typedef struct pentad_video_opml_import {
  /** The new sources. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL added;
  /** The number of items. */
  size_t added_count;
  /** The sources that already existed. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL known;
  /** The number of items. */
  size_t known_count;
  /** The number of rejected feeds: their URLs are invalid or too long. */
  int64_t refused;
  /**
   * True if the whole list was read. If it is cut off, or has more than 10,000 lines, the feeds
   * before that point were added.
   */
  bool is_complete;
  /** The first rejected feeds, at most 100: their titles and the reasons, without their URLs. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL refusals;
  /** The number of items. */
  size_t refusal_count;
} pentad_video_opml_import;

/** A feed in a list that programs exchange (OPML). */
typedef struct pentad_video_outline {
  /** The URL of the feed: `http` or `https`. */
  const char *PENTAD_NONNULL feed;
  /** The title; NULL if there is none. */
  const char *PENTAD_NULLABLE title;
  /** The web page of the feed; NULL if there is none. */
  const char *PENTAD_NULLABLE page;
  /** The titles of its folders, from the outermost. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL folders;
  /** The number of folders. */
  size_t folder_count;
  /** Its categories. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL categories;
  /** The number of categories. */
  size_t category_count;
} pentad_video_outline;

/** A list of feeds. */
typedef struct pentad_video_outlines {
  /** The feeds in their order, each URL once. */
  const pentad_video_outline *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** The number of items. */
  size_t count;
  /** The title of the list; NULL if there is none. */
  const char *PENTAD_NULLABLE title;
  /** The creation time of the list; PENTAD_NO_TIME if it is unknown. */
  int64_t created_at;
  /**
   * True if the whole list was read; a list that is cut off or too long contains the feeds before
   * that point.
   */
  bool is_complete;
} pentad_video_outlines;

/** A feed for a list to be written. */
typedef struct pentad_video_outline_options {
  /** The size of this record. */
  size_t struct_size;
  /** The URL of the feed; required. */
  const char *PENTAD_NULLABLE feed;
  /** The title; NULL if it is unknown. */
  const char *PENTAD_NULLABLE title;
  /** The web page of the feed; NULL if it is unknown. */
  const char *PENTAD_NULLABLE page;
  /** The titles of its folders, from the outermost; NULL for none. */
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE folders;
  /** The number of folders. */
  size_t folder_count;
  /** Its categories; NULL for none. */
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE categories;
  /** The number of categories. */
  size_t category_count;
} pentad_video_outline_options;

/** The start-up state of a source, and its error. */
typedef struct pentad_video_source_start_up {
  /** The source. */
  const char *PENTAD_NONNULL source;
  /** The error, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** The state. */
  pentad_video_source_state state;
  /** The status of the error; PENTAD_OK for none. */
  pentad_status status;
} pentad_video_source_start_up;

/** The start-up progress of a feed. */
typedef struct pentad_video_start_up {
  /** The state of each source, in the order of their names; paused ones are left out. */
  const pentad_video_source_start_up *PENTAD_NONNULL const *PENTAD_NONNULL sources;
  /** The number of sources. */
  size_t source_count;
  /** The reason why there is nothing new, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** The number of videos in the timeline. */
  int64_t shown;
  /** The present phase. */
  pentad_video_start_up_phase phase;
  /** The status of a source's error if none has succeeded; PENTAD_OK as long as one may succeed. */
  pentad_status status;
} pentad_video_start_up;

/**
 * Receives the result of a call that returns a text, such as a URL; called exactly once.
 *
 * @param context the caller's context
 * @param status the status of the call
 * @param text the text, valid during the callback; NULL after a failure
 * @param error the error, valid during the callback; NULL after a success
 */
typedef void (*pentad_video_text_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           const char *PENTAD_NULLABLE text,
                                           pentad_error *PENTAD_NULLABLE error);

/**
 * Receives the result of a call that returns a Boolean; called exactly once.
 *
 * @param context the caller's context
 * @param status the status of the call
 * @param is_so the result; false after a failure
 * @param error the error, valid during the callback; NULL after a success
 */
typedef void (*pentad_video_flag_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           bool is_so, pentad_error *PENTAD_NULLABLE error);

/* ---- What the user does ---------------------------------------------------------------------- */

/** The kind of a user's action on a video. */
typedef enum pentad_video_action_kind {
  /** The user likes or unlikes it: `is_on`. */
  PENTAD_VIDEO_ACTION_KIND_LIKE = 0,
  /** The user adds it to the watch-later list, or removes it: `is_on`. */
  PENTAD_VIDEO_ACTION_KIND_WATCH_LATER = 1,
  /** The user has begun to watch it. */
  PENTAD_VIDEO_ACTION_KIND_WATCHED = 2,
  /** The user has reached `position`. */
  PENTAD_VIDEO_ACTION_KIND_PROGRESS = 3,
  /** The user shares it: `share`. */
  PENTAD_VIDEO_ACTION_KIND_SHARE = 4,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_ACTION_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_action_kind;

/** An action that has not reached its source yet, or was refused. */
typedef struct pentad_video_action {
  /** The number of the action in this store, which is never reused. */
  int64_t id;
  /** The video of the action. */
  const char *PENTAD_NONNULL video;
  /** The source that must receive the action. */
  const char *PENTAD_NONNULL source;
  /** The share; NULL for other actions. */
  const pentad_video_share *PENTAD_NULLABLE share;
  /** The error of the last attempt, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** The user's position, in milliseconds; 0 for other actions. */
  int64_t position;
  /** The number of attempts that have begun. */
  int64_t attempts;
  /** The kind of action. */
  pentad_video_action_kind kind;
  /** The step: QUEUED, SENDING or FAILED. */
  pentad_video_action_step step;
  /** The status of the last attempt; PENTAD_OK for no failure. */
  pentad_status status;
  /** True to turn the mark on, false to turn it off. */
  bool is_on;
} pentad_video_action;

/** A video to share. */
typedef struct pentad_video_share_options {
  /** The size of this record. */
  size_t struct_size;
  /** The video; required. */
  const char *PENTAD_NULLABLE video;
  /** The source of the broadcast to share; NULL for the first one of the group. */
  const char *PENTAD_NULLABLE broadcast_source;
  /** The id of that broadcast; required with `broadcast_source`. */
  const char *PENTAD_NULLABLE broadcast_id;
  /** The comment; NULL for none. */
  const char *PENTAD_NULLABLE text;
  /** The destinations: `twitter`, `email`; NULL for none yet. */
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE destinations;
  /** The number of destinations. */
  size_t destination_count;
  /** The e-mail addresses, for `email`; NULL for none. */
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE recipients;
  /** The number of addresses. */
  size_t recipient_count;
} pentad_video_share_options;

/**
 * The length limit of a destination. Initialise it with PENTAD_VIDEO_BUDGET_OPTIONS_INIT: the 140
 * characters of a tweet.
 */
typedef struct pentad_video_budget_options {
  /** The size of this record. */
  size_t struct_size;
  /** The destination with this limit; NULL for `twitter`. */
  const char *PENTAD_NULLABLE destination;
  /** The maximum number of characters; 0 for 140. */
  int64_t limit;
  /** The counted length of each `http` and `https` URL; 0 for its own length. */
  int32_t link_length;
  /** The unit that is counted. */
  pentad_video_character unit;
} pentad_video_budget_options;

/** The reason why a share cannot be sent in its present form. */
typedef enum pentad_video_share_problem_kind {
  /** No destination is chosen. */
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_NO_DESTINATION = 0,
  /** The text exceeds the limit of the destination `text`. */
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_TOO_LONG = 1,
  /** It is shared by e-mail, without a recipient. */
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_NO_RECIPIENT = 2,
  /** The recipient `text` is not an e-mail address. */
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_BAD_RECIPIENT = 3,
  /** The user has not connected the destination `text`. */
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_NOT_CONNECTED = 4,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_share_problem_kind;

/** A problem that prevents sending a share in its present form. */
typedef struct pentad_video_share_problem {
  /** A destination or a recipient; NULL if there is none. */
  const char *PENTAD_NULLABLE text;
  /** The kind of problem. */
  pentad_video_share_problem_kind kind;
} pentad_video_share_problem;

/**
 * The user's settings. Initialise them with PENTAD_VIDEO_SETTINGS_INIT: the settings of the
 * original app.
 */
typedef struct pentad_video_settings {
  /** The size of this record. */
  size_t struct_size;
  /**
   * The watched fraction, 0…1, above which a video leaves the watch-later list; 0 for 0.75, less
   * than 0 for as soon as any part was watched.
   */
  double auto_unset_watch_later;
  /**
   * Not 0 to add new videos to the lists immediately; otherwise they stay pending until they are
   * applied.
   */
  uint32_t auto_apply;
  /** Not 0 to start each video from the beginning; otherwise it resumes where the user stopped. */
  uint32_t never_resume;
  /** Not 0 to turn off the prefetching of the next video. */
  uint32_t never_prefetch;
  /**
   * Not 0 to keep a video in the watch-later list however much of it was watched; overrides
   * `auto_unset_watch_later`.
   */
  uint32_t never_unset_watch_later;
} pentad_video_settings;

/** A statistics event. */
typedef struct pentad_video_statistics {
  /**
   * The name of a one-time action: `broadcast.like`, `sharing.twitter`; NULL for a heartbeat of the
   * session.
   */
  const char *PENTAD_NULLABLE counter;
  /** The number of the heartbeat in the session, from 1; 0 for a counter. */
  int64_t number;
  /** The time of the heartbeat; PENTAD_NO_TIME for a counter. */
  int64_t time;
  /** True if the program reports that it is in the foreground. */
  bool has_focus;
  /** True if the user was active since the previous heartbeat. */
  bool was_active;
  /** True if a video is playing. */
  bool is_playing;
} pentad_video_statistics;

/**
 * Receives the user's activity, for a program that keeps statistics. Nothing leaves the process
 * automatically.
 *
 * @param context the delegate's context
 * @param statistics the event, valid during the callback
 */
typedef void (*pentad_video_statistics_callback)(
    void *PENTAD_NULLABLE context, const pentad_video_statistics *PENTAD_NONNULL statistics);

/** A delegate that receives statistics events. */
typedef struct pentad_video_statistics_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context after the last callback; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** Called for each statistics event. */
  pentad_video_statistics_callback PENTAD_NULLABLE did_count;
} pentad_video_statistics_delegate;

/* ---- Playing --------------------------------------------------------------------------------- */

/** The playback of one list, by a player of the program's own. */
typedef struct pentad_video_playback pentad_video_playback;

/**
 * The options of a playback. Initialise them with PENTAD_VIDEO_PLAYBACK_OPTIONS_INIT: the timeline.
 */
typedef struct pentad_video_playback_options {
  /** The size of this record. */
  size_t struct_size;
  /** The search text; required for SEARCH. */
  const char *PENTAD_NULLABLE search_text;
  /** The list. */
  pentad_video_list list;
  /** Reserved: 0. Any other value is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_video_playback_options;

/** The state of a playback: the current video and its neighbours in the list. */
typedef struct pentad_video_playing {
  /** The selected video, which stays when it has left the list. NULL for none. */
  const char *PENTAD_NULLABLE current;
  /** The next, older video in the list; NULL for none. */
  const char *PENTAD_NULLABLE next;
  /** The previous, newer video in the list; NULL for none. */
  const char *PENTAD_NULLABLE previous;
  /** The row of the current video in the list; NULL if the list does not contain it. */
  const char *PENTAD_NULLABLE highlighted;
  /** The error, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** The position, in milliseconds. */
  int64_t position;
  /** The duration, in milliseconds; 0 if it is unknown. */
  int64_t duration;
  /** The phase of the playback. */
  pentad_video_playback_phase phase;
  /** The status of the error; PENTAD_OK if the video can or may be played. */
  pentad_status status;
} pentad_video_playing;

/** The kind of a command for the program's player. */
typedef enum pentad_video_order_kind {
  /** Load the video of `content`, at `position`, and wait. */
  PENTAD_VIDEO_ORDER_KIND_LOAD = 0,
  /** Play. */
  PENTAD_VIDEO_ORDER_KIND_PLAY = 1,
  /** Pause. */
  PENTAD_VIDEO_ORDER_KIND_PAUSE = 2,
  /** Seek to `position`. */
  PENTAD_VIDEO_ORDER_KIND_SEEK = 3,
  /** Release the video. */
  PENTAD_VIDEO_ORDER_KIND_UNLOAD = 4,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_ORDER_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_order_kind;

/** A command for the program's player. */
typedef struct pentad_video_player_order {
  /** The URL of the video; NULL for other commands than LOAD. */
  const pentad_video_content_url *PENTAD_NULLABLE content;
  /** The position in the video, in milliseconds; 0 for commands without a position. */
  int64_t position;
  /** The kind of command. */
  pentad_video_order_kind kind;
} pentad_video_player_order;

/** The kind of a remote control's command. */
typedef enum pentad_video_command_kind {
  /** Resume playback. */
  PENTAD_VIDEO_COMMAND_KIND_PLAY = 0,
  /** Pause playback. */
  PENTAD_VIDEO_COMMAND_KIND_PAUSE = 1,
  /** Resume or pause playback. */
  PENTAD_VIDEO_COMMAND_KIND_TOGGLE_PLAY = 2,
  /** Play the next video of the list. */
  PENTAD_VIDEO_COMMAND_KIND_NEXT = 3,
  /** Play the previous video of the list. */
  PENTAD_VIDEO_COMMAND_KIND_PREVIOUS = 4,
  /** Seek to the position `value`, in milliseconds. */
  PENTAD_VIDEO_COMMAND_KIND_SEEK = 5,
  /** Skip forward, or back, by `value` milliseconds. */
  PENTAD_VIDEO_COMMAND_KIND_SKIP = 6,
  /** Show the list `list`. */
  PENTAD_VIDEO_COMMAND_KIND_LIST = 7,
  /** Like or unlike the current video. */
  PENTAD_VIDEO_COMMAND_KIND_LIKE = 8,
  /** Add the current video to the watch-later list, or remove it. */
  PENTAD_VIDEO_COMMAND_KIND_WATCH_LATER = 9,
  /** Begin to share the current video. */
  PENTAD_VIDEO_COMMAND_KIND_SHARE = 10,
  /** Scroll the list by `value` rows, up when it is below 0. */
  PENTAD_VIDEO_COMMAND_KIND_SCROLL_GUIDE = 11,
  /** Show or hide the help for the commands. */
  PENTAD_VIDEO_COMMAND_KIND_SHOW_HELP = 12,
  /** Close the remote control. */
  PENTAD_VIDEO_COMMAND_KIND_DONE = 13,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_COMMAND_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_command_kind;

/** A command of a remote control. */
typedef struct pentad_video_command {
  /** The size of this record. */
  size_t struct_size;
  /** The search text; required for the list SEARCH. */
  const char *PENTAD_NULLABLE search_text;
  /** A position, a span or a number of rows. */
  int64_t value;
  /** The kind of command. */
  pentad_video_command_kind kind;
  /** The list, for LIST. */
  pentad_video_list list;
} pentad_video_command;

/** The bytes of a picture, such as a JPEG file. */
typedef struct pentad_video_picture {
  /** `size` bytes. */
  const uint8_t *PENTAD_NONNULL bytes;
  /** The number of bytes. */
  size_t size;
} pentad_video_picture;

/**
 * Receives the state of a playback.
 *
 * @param context the delegate's context
 * @param state the state, valid during the callback
 */
typedef void (*pentad_video_playback_callback)(
    void *PENTAD_NULLABLE context, const pentad_video_playing *PENTAD_NONNULL state);

/**
 * Receives a command for the program's player.
 *
 * @param context the delegate's context
 * @param order the command, valid during the callback
 */
typedef void (*pentad_video_order_callback)(void *PENTAD_NULLABLE context,
                                            const pentad_video_player_order *PENTAD_NONNULL order);

/** A delegate that plays the videos of a playback. */
typedef struct pentad_video_playback_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context after the last callback; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /**
   * The state of the playback now, and after each change. A slow delegate receives only the newest
   * state.
   */
  pentad_video_playback_callback PENTAD_NULLABLE did_change;
  /** A command for the player; all commands are delivered in order. */
  pentad_video_order_callback PENTAD_NULLABLE order;
} pentad_video_playback_delegate;

/* ---- Events ---------------------------------------------------------------------------------- */

/**
 * The kind of an event. Events up to STORE_RECOVERED are kept in the log of the store. The others
 * are transient: the newest event of a subject replaces the previous one, and none is kept.
 */
typedef enum pentad_video_event_kind {
  /**
   * The observer was away for longer than the log reaches, or the store is new: reload everything.
   */
  PENTAD_VIDEO_EVENT_KIND_RESET = 0,
  /** The user has a new source. `source`. */
  PENTAD_VIDEO_EVENT_KIND_SOURCE_ADDED = 1,
  /** A source has a new title or address, was paused or resumed, fails or works again. `source`. */
  PENTAD_VIDEO_EVENT_KIND_SOURCE_CHANGED = 2,
  /** A source was removed, with all data that only this source provided. `source`. */
  PENTAD_VIDEO_EVENT_KIND_SOURCE_REMOVED = 3,
  /** The number of pending changes changed. `new_videos`, `new_comments`. */
  PENTAD_VIDEO_EVENT_KIND_PENDING_CHANGED = 4,
  /** Pending changes were applied to the lists. `new_videos`, `new_comments`. */
  PENTAD_VIDEO_EVENT_KIND_FEED_APPLIED = 5,
  /** Videos in lists were added, changed or removed. `videos`: at most 256; empty means all. */
  PENTAD_VIDEO_EVENT_KIND_VIDEOS_CHANGED = 6,
  /** The user's state of a video changed. `video`. */
  PENTAD_VIDEO_EVENT_KIND_STATE_CHANGED = 7,
  /** An action reached another step. `action`, `video`, `step`. */
  PENTAD_VIDEO_EVENT_KIND_ACTION_CHANGED = 8,
  /** The user's account at a source changed, or was removed. `source`. */
  PENTAD_VIDEO_EVENT_KIND_ACCOUNT_CHANGED = 9,
  /** Comments on a video were added or changed. `video`. */
  PENTAD_VIDEO_EVENT_KIND_COMMENTS_CHANGED = 10,
  /**
   * The store was damaged and was rebuilt; the first event of its new log. `rows_kept`,
   * `is_partial`.
   */
  PENTAD_VIDEO_EVENT_KIND_STORE_RECOVERED = 11,
  /** The start of the feed reached another phase. `phase`. */
  PENTAD_VIDEO_EVENT_KIND_START_UP = 12,
  /** A source is being asked, or has responded. `source`, `is_under_way`. */
  PENTAD_VIDEO_EVENT_KIND_POLLING = 13,
  /** The playback URLs of a video are known. `video`. */
  PENTAD_VIDEO_EVENT_KIND_CONTENT_URL = 14,
  /** Another video is played, or the playback reached another phase. `playback`. */
  PENTAD_VIDEO_EVENT_KIND_PLAYBACK = 15,
  /** A failure that no call has reported. `work`, `source`, `video`, `status`. */
  PENTAD_VIDEO_EVENT_KIND_FAILED = 16,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_EVENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_event_kind;

/**
 * An event. The store is changed before the event is delivered; read the content there. `kind`
 * determines the fields that are used; the others are NULL, 0 or their first value.
 */
typedef struct pentad_video_event {
  /**
   * The number of the event; for a transient one, the number of the last logged event before it.
   */
  uint64_t number;
  /** A source. */
  const char *PENTAD_NULLABLE source;
  /** A video. */
  const char *PENTAD_NULLABLE video;
  /** Videos. */
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE videos;
  /** The number of items. */
  size_t video_count;
  /** The state of the playback. */
  const pentad_video_playing *PENTAD_NULLABLE playback;
  /** The error, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** The number of new videos. */
  int64_t new_videos;
  /** The number of new shares of, and comments on, existing videos. */
  int64_t new_comments;
  /** The number of an action. */
  int64_t action;
  /** The number of rows with the user's own data that were recovered from the damaged store. */
  int64_t rows_kept;
  /** The kind of event. */
  pentad_video_event_kind kind;
  /** The step of an action. */
  pentad_video_action_step step;
  /** The phase of the start. */
  pentad_video_start_up_phase phase;
  /** The work that failed. */
  pentad_video_work work;
  /** The status of the failure; PENTAD_OK for none. */
  pentad_status status;
  /** True if a source is being asked. */
  bool is_under_way;
  /** True if some of the user's own data could not be recovered. */
  bool is_partial;
} pentad_video_event;

/**
 * Receives an event.
 *
 * @param context the delegate's context
 * @param event the event, valid during the callback
 */
typedef void (*pentad_video_event_callback)(void *PENTAD_NULLABLE context,
                                            const pentad_video_event *PENTAD_NONNULL event);

/** A delegate that receives the events of a feed, in order. */
typedef struct pentad_video_delegate {
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
  pentad_video_event_callback PENTAD_NULLABLE did_happen;
  /** The user has a new source. */
  pentad_video_event_callback PENTAD_NULLABLE did_add_source;
  /** A source has a new title or address, was paused or resumed, fails or works again. */
  pentad_video_event_callback PENTAD_NULLABLE did_change_source;
  /** A source was removed, with all data that only this source provided. */
  pentad_video_event_callback PENTAD_NULLABLE did_remove_source;
  /** The number of pending changes changed. */
  pentad_video_event_callback PENTAD_NULLABLE did_find_new;
  /** Pending changes were applied to the lists. */
  pentad_video_event_callback PENTAD_NULLABLE did_apply;
  /** Videos in lists were added, changed or removed. */
  pentad_video_event_callback PENTAD_NULLABLE did_change_videos;
  /** The user's state of a video changed. */
  pentad_video_event_callback PENTAD_NULLABLE did_change_state;
  /** An action reached another step. */
  pentad_video_event_callback PENTAD_NULLABLE did_change_action;
  /** The user's account at a source changed, or was removed. */
  pentad_video_event_callback PENTAD_NULLABLE did_change_account;
  /** Comments on a video were added or changed. */
  pentad_video_event_callback PENTAD_NULLABLE did_change_comments;
  /** The store was damaged and was rebuilt. */
  pentad_video_event_callback PENTAD_NULLABLE did_recover_store;
  /** The start of the feed reached another phase. */
  pentad_video_event_callback PENTAD_NULLABLE start_up;
  /** A source is being asked, or has responded. */
  pentad_video_event_callback PENTAD_NULLABLE polling;
  /** The playback URLs of a video are known. */
  pentad_video_event_callback PENTAD_NULLABLE did_receive_content_url;
  /** Another video is played, or the playback reached another phase. */
  pentad_video_event_callback PENTAD_NULLABLE playback;
  /** A failure that no call has reported. */
  pentad_video_event_callback PENTAD_NULLABLE did_fail;
  /** The delegate was away for longer than the log reaches: reload everything. */
  pentad_video_event_callback PENTAD_NULLABLE did_reset;
} pentad_video_delegate;

/* ---- Lists, opening -------------------------------------------------------------------------- */

/**
 * Receives a list of videos.
 *
 * @param context the delegate's context
 * @param groups as many videos as fit into the memory limit, the most recently shared first; valid
 *   during the callback
 * @param delta the changes since the previous callback, videos matched by their keys; valid during
 *   the callback; NULL the first time: show everything
 */
typedef void (*pentad_video_list_callback)(void *PENTAD_NULLABLE context,
                                           const pentad_video_groups *PENTAD_NONNULL groups,
                                           const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Receives the start-up progress of a feed.
 *
 * @param context the delegate's context
 * @param start_up the progress, valid during the callback
 */
typedef void (*pentad_video_start_up_callback)(void *PENTAD_NULLABLE context,
                                               const pentad_video_start_up *PENTAD_NONNULL start_up);

/**
 * A delegate that receives lists: each as it is now, and again after each change, with the changes
 * since the previous callback. A slow delegate receives only the newest version. A list whose
 * callback is NULL is not read.
 */
typedef struct pentad_video_lists_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context after the last callback; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** The timeline: the most recently shared videos. */
  pentad_video_list_callback PENTAD_NULLABLE timeline;
  /** The user's favorites. */
  pentad_video_list_callback PENTAD_NULLABLE favorites;
  /** The watch-later list. */
  pentad_video_list_callback PENTAD_NULLABLE watch_later;
  /** The results of a search for `search_text`. */
  pentad_video_list_callback PENTAD_NULLABLE search;
  /** The words; required for `search`. */
  const char *PENTAD_NULLABLE search_text;
  /** The start-up progress of the feed. */
  pentad_video_start_up_callback PENTAD_NULLABLE start_up;
} pentad_video_lists_delegate;

/** The options of a feed. */
typedef struct pentad_video_feed_options {
  /** The size of this record. */
  size_t struct_size;
  /**
   * The folder of the store, created if it is missing; NULL for memory, which is freed with the
   * feed.
   */
  const char *PENTAD_NULLABLE store_folder;
  /**
   * The folder of the file with the tokens, which only this user can read; NULL for `store_folder`,
   * or memory.
   */
  const char *PENTAD_NULLABLE credentials_folder;
  /**
   * A folder of video files that is a source of this feed, also with `is_demo`: an absolute path;
   * NULL for none.
   */
  const char *PENTAD_NULLABLE source_folder;
  /** The network options; NULL for the defaults. `tries` is ignored: the feed retries itself. */
  const pentad_network_options *PENTAD_NULLABLE network;
  /** The session that runs the feed's callbacks; NULL for a callback thread of the library. */
  pentad_session *PENTAD_NULLABLE session;
  /** The delegate for statistics, until the feed is closed; NULL for none. */
  const pentad_video_statistics_delegate *PENTAD_NULLABLE statistics;
  /** The maximum size of cached pictures, in bytes; 0 for 50,000,000, less than 0 for no cache. */
  int64_t image_bytes;
  /** The maximum number of videos of the timeline in memory; 0 for 300. */
  int64_t group_budget;
  /** The maximum size of the timeline in memory, in bytes; 0 for 20,000,000. */
  int64_t byte_budget;
  /** The maximum number of requests to one host in a second: 0 for 4, less than 0 for no limit. */
  int32_t requests_per_second;
  /**
   * Not 0 to contact the sources only in pentad_video_feed_synchronise() and
   * pentad_video_feed_refresh(); otherwise the feed works in automatic mode.
   */
  uint32_t manual_synchronising;
  /** Not 0 to show only files of this machine: no network request is made. */
  uint32_t is_demo;
  /**
   * Not 0 to open a store whose folder or files belong to another user, or can be changed by other
   * users; otherwise opening it fails with PENTAD_NOT_PRIVATE.
   */
  uint32_t allows_shared_store;
} pentad_video_feed_options;
