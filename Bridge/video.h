/**
 * VideoFeedKit: the videos of all of a user's sources as one feed, with a network and without it.
 *
 * A program that shows what was shared last, from the files of a folder:
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
 * The front door of shared videos: those of all of a user's sources as one feed, with a network and
 * without it.
 *
 * A video is named by a text: its provider, `:`, and the provider's id: `youtube:BmzSEYNTkHA`. It is the
 * same for all who share it, whatever source tells of it; pentad_video_key_from_url() makes it of an
 * address. A source is named by a text, too: `feed:https://example.org/videos.xml`.
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
/** Any other address; the id is its normal form without the scheme. */
#define PENTAD_VIDEO_PROVIDER_WEB "web"
/** A file of this machine; the id is its path. */
#define PENTAD_VIDEO_PROVIDER_FILE "file"

/** Shared in a tweet. */
#define PENTAD_VIDEO_ORIGIN_TWITTER "twitter"
/** Shared on Facebook. */
#define PENTAD_VIDEO_ORIGIN_FACEBOOK "facebook"
/** Shared on Tumblr. */
#define PENTAD_VIDEO_ORIGIN_TUMBLR "tumblr"
/** Shared by mail. */
#define PENTAD_VIDEO_ORIGIN_EMAIL "email"
/** Shared by a bookmark of Shelby.tv in a browser. */
#define PENTAD_VIDEO_ORIGIN_BOOKMARK "bookmark"
/** Published in a feed. */
#define PENTAD_VIDEO_ORIGIN_FEED "feed"
/** Published on a server of PeerTube. */
#define PENTAD_VIDEO_ORIGIN_PEERTUBE "peertube"

/** Whether a video can be watched. */
typedef enum pentad_video_playability_kind {
  /** Nobody has looked yet. */
  PENTAD_VIDEO_PLAYABILITY_KIND_UNKNOWN = 0,
  /** A source gives files and streams: `renditions`. */
  PENTAD_VIDEO_PLAYABILITY_KIND_PLAYABLE = 1,
  /** The provider's own player alone shows it: `url`. */
  PENTAD_VIDEO_PLAYABILITY_KIND_EMBED_ONLY = 2,
  /** There is a page for people alone: `url`. */
  PENTAD_VIDEO_PLAYABILITY_KIND_PAGE_ONLY = 3,
  /** It cannot be watched: `reason`. */
  PENTAD_VIDEO_PLAYABILITY_KIND_UNPLAYABLE = 4,
  /** The source could not be asked: `status`. It is not playable for that. */
  PENTAD_VIDEO_PLAYABILITY_KIND_CHECK_FAILED = 5,
  /** No kind: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_PLAYABILITY_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_playability_kind;

/** Whether a video can be watched, and how. `kind` says which fields have a meaning. */
typedef struct pentad_video_playability {
  /** The files and streams that a source gives, in its order. */
  const pentad_video_rendition *PENTAD_NONNULL const *PENTAD_NONNULL renditions;
  /** How many. */
  size_t rendition_count;
  /** The address of the player, or of the page; NULL where there is none. */
  const char *PENTAD_NULLABLE url;
  /**
   * Why it cannot be watched: `removed`, `private`, `restricted`, `notPublished`, `wrongKind`, or another
   * word of the source's; NULL where it can, or nobody knows.
   */
  const char *PENTAD_NULLABLE reason;
  /** Why the source could not be asked, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** What is known. */
  pentad_video_playability_kind kind;
  /** Why the source could not be asked; PENTAD_OK when nothing has failed. */
  pentad_status status;
  /** Whether it can be watched in the program: as a file, a stream or in the provider's player. */
  bool is_playable;
  /** Whether lists have the video: unless it is known that it cannot be watched. */
  bool is_shown;
} pentad_video_playability;

/* ---- Who shared them ------------------------------------------------------------------------- */

/** Whether something is so, where nobody may have said. */
typedef enum pentad_video_mark {
  /** Nobody has said. */
  PENTAD_VIDEO_MARK_UNKNOWN = 0,
  /** It is. */
  PENTAD_VIDEO_MARK_YES = 1,
  /** It is not. */
  PENTAD_VIDEO_MARK_NO = 2,
  /** No mark: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_MARK_FORCE_INT32 = 0x7fffffff
} pentad_video_mark;

/** Somebody has shared a video, with a comment or without. */
typedef struct pentad_video_broadcast {
  /** The source that tells of it. */
  const char *PENTAD_NONNULL source;
  /** What the source calls it: no other broadcast of it is called so. */
  const char *PENTAD_NONNULL id;
  /** The video. */
  const char *PENTAD_NONNULL video;
  /** Who shared it. */
  const pentad_video_sharer *PENTAD_NONNULL sharer;
  /** What the sharer says of it; NULL for nothing. */
  const char *PENTAD_NULLABLE comment;
  /** The source's id of the channel in which it was shared; NULL for none. */
  const char *PENTAD_NULLABLE channel;
  /** The source's id of the roll in which it was shared; NULL for none. */
  const char *PENTAD_NULLABLE roll;
  /** When. A source may name a moment that is still to come. */
  int64_t created_at;
  /** When it last changed; PENTAD_NO_TIME when it is not told. */
  int64_t updated_at;
  /** When it first came here; PENTAD_NO_TIME of one that has just come. */
  int64_t arrived_at;
  /** When it counts as shared, for the order of lists: no later than it came here. */
  int64_t shared_at;
  /** How far the user has come, as the source knows, in milliseconds; -1 when it does not say. */
  int64_t position;
  /** Whether the user likes the video, as the source knows. */
  pentad_video_mark is_liked;
  /** Whether the user wants to watch it later, as the source knows. */
  pentad_video_mark is_watch_later;
  /** Whether the user has begun to watch it, as the source knows. */
  pentad_video_mark is_watched;
} pentad_video_broadcast;

/** A part of a video, in milliseconds: without its end. */
typedef struct pentad_video_span {
  /** Where it begins, at least 0. */
  int64_t start;
  /** Where it ends. */
  int64_t end;
} pentad_video_span;

/** What the user has done with a video. */
typedef struct pentad_video_state {
  /** What the user has seen of it: in order, with something unseen between any two. */
  const pentad_video_span *PENTAD_NONNULL spans;
  /** How many parts. */
  size_t span_count;
  /** How much that is, in milliseconds. */
  int64_t seen;
  /** Where the user stopped, in milliseconds. */
  int64_t position;
  /** When this last changed; PENTAD_NO_TIME when nothing was done. */
  int64_t changed_at;
  /** Whether the user likes it. */
  bool is_liked;
  /** Whether the user wants to watch it later. */
  bool is_watch_later;
  /** Whether the user has begun to watch it. */
  bool is_watched;
} pentad_video_state;

/**
 * Which page of a list. Begin with PENTAD_VIDEO_PAGE_OPTIONS_INIT: the first one. The next one is behind the
 * last group of the one before: its `key` and its `latest_share`.
 */
typedef struct pentad_video_page_options {
  /** The size of this record. */
  size_t struct_size;
  /** The video behind which the page begins; NULL for the beginning of the list. */
  const char *PENTAD_NULLABLE before;
  /** When that video was shared last. It has no meaning without `before`. */
  int64_t before_share;
  /** How many videos at most; more than 1,000 count as 1,000; 0 for 50. */
  size_t limit;
} pentad_video_page_options;

/** How long ago something was, or how long it is until then, in one unit. */
typedef struct pentad_video_relative_time {
  /** In words: `now`, `1 hour ago`, `in 3 days`. */
  const char *PENTAD_NONNULL text;
  /** In few letters: `now`, `1h ago`, `in 3d`. */
  const char *PENTAD_NONNULL short_text;
  /** How many units until then; below 0 for what was, 0 for less than ten seconds away. */
  int64_t count;
  /** What is counted. */
  pentad_video_time_unit unit;
} pentad_video_relative_time;

/* ---- Sources --------------------------------------------------------------------------------- */

/** What a source can do; the values may be joined by `|`. The set is open. */
typedef enum pentad_video_capability {
  /** It gives pages older than the newest. */
  PENTAD_VIDEO_CAPABILITY_OLDER_PAGES = 1,
  /** It has comments. */
  PENTAD_VIDEO_CAPABILITY_COMMENTS = 2,
  /** It tells where the files and streams of a video are. */
  PENTAD_VIDEO_CAPABILITY_RESOLVING = 4,
  /** It keeps what the user likes. */
  PENTAD_VIDEO_CAPABILITY_LIKES = 8,
  /** It keeps what the user wants to watch later. */
  PENTAD_VIDEO_CAPABILITY_WATCH_LATER = 16,
  /** It keeps what the user has watched. */
  PENTAD_VIDEO_CAPABILITY_WATCHED = 32,
  /** It keeps how far the user has come. */
  PENTAD_VIDEO_CAPABILITY_POSITIONS = 64,
  /** It shares videos for the user. */
  PENTAD_VIDEO_CAPABILITY_SHARING = 128,
  /** It knows who the user is. */
  PENTAD_VIDEO_CAPABILITY_ACCOUNTS = 256,
  /** No capability: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_CAPABILITY_FORCE_INT32 = 0x7fffffff
} pentad_video_capability;

/** Which videos of a server of PeerTube are followed. */
typedef enum pentad_video_peertube_feed {
  /** With a user, the subscriptions; without one, what was published on the server itself. */
  PENTAD_VIDEO_PEERTUBE_FEED_USUAL = 0,
  /** Those of the channels that the user has subscribed to. It needs a user. */
  PENTAD_VIDEO_PEERTUBE_FEED_SUBSCRIPTIONS = 1,
  /** Those of the channel `name`. */
  PENTAD_VIDEO_PEERTUBE_FEED_CHANNEL = 2,
  /** Those of the account `name`. */
  PENTAD_VIDEO_PEERTUBE_FEED_ACCOUNT = 3,
  /** Those that were published on the server itself. */
  PENTAD_VIDEO_PEERTUBE_FEED_LOCAL = 4,
  /** Those that the user has watched, the last one first. It needs a user. */
  PENTAD_VIDEO_PEERTUBE_FEED_HISTORY = 5,
  /** No feed: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_PEERTUBE_FEED_FORCE_INT32 = 0x7fffffff
} pentad_video_peertube_feed;

/** A feed of a server of PeerTube. */
typedef struct pentad_video_peertube_options {
  /** The size of this record. */
  size_t struct_size;
  /** Where the server is: `https://peertube.example`; it must be there. */
  const char *PENTAD_NULLABLE server;
  /** The user who signs in; NULL for nobody. */
  const char *PENTAD_NULLABLE user;
  /** The password; it must be there with `user`. It appears in no store, log or message. */
  const char *PENTAD_NULLABLE password;
  /** The code of the second factor; NULL for none. */
  const char *PENTAD_NULLABLE otp;
  /** The name of a channel or an account: `news`, or `news@other.example`; NULL for other feeds. */
  const char *PENTAD_NULLABLE name;
  /** Which videos. */
  pentad_video_peertube_feed feed;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_video_peertube_options;

/**
 * A sign-in to a server of the Shelby protocol. The call that
 * ends it, perhaps in another process, is given the same.
 */
typedef struct pentad_video_shelby_options {
  /** The size of this record. */
  size_t struct_size;
  /** Where the server is: `https://api.shelby.example`; it must be there. */
  const char *PENTAD_NULLABLE server;
  /** The program, as the server knows it; it must be there. */
  const char *PENTAD_NULLABLE consumer_key;
  /** The program's secret; it must be there. It appears in no log or message. */
  const char *PENTAD_NULLABLE consumer_secret;
  /** Where the server sends the user back to: `shelby://ios.shelby.tv`; it must be there. */
  const char *PENTAD_NULLABLE callback;
  /** By which network the user signs in; NULL for `twitter`. The call that ends it does not look at it. */
  const char *PENTAD_NULLABLE network;
  /** How requests that only read are signed from then on. */
  pentad_video_signature reads;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_video_shelby_options;

/** A source that could not be asked. */
typedef struct pentad_video_source_failure {
  /** The source. */
  const char *PENTAD_NONNULL source;
  /** What it failed with, in a sentence. */
  const char *PENTAD_NONNULL error_message;
  /** How long it asks to wait, in milliseconds; -1 when it says nothing. */
  int64_t retry_after;
  /** What it failed with. */
  pentad_status status;
} pentad_video_source_failure;

/** What asking the sources came to. */
typedef struct pentad_video_refresh {
  /** The sources that could not be asked, in the order of their names. */
  const pentad_video_source_failure *PENTAD_NONNULL const *PENTAD_NONNULL failures;
  /** How many. */
  size_t failure_count;
  /** How many videos came into the lists; 0 where nothing was applied. */
  int64_t videos;
  /** How many shares of and comments on videos that were there came into the lists; 0 likewise. */
  int64_t comments;
} pentad_video_refresh;

/** What became of a list of feeds that was read. */
typedef struct pentad_video_opml_import {
  /** The sources that are new. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL added;
  /** How many. */
  size_t added_count;
  /** Those that were there. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL known;
  /** How many. */
  size_t known_count;
  /** How many cannot be asked for: their addresses are none, or too long. */
  int64_t refused;
  /**
   * Whether all of it was read: of a list that is cut off, or has more than 10,000 lines, the feeds before that
   * were added.
   */
  bool is_complete;
  /** The first of those that cannot be asked for, at most 100: their titles and why, without their addresses. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL refusals;
  /** How many. */
  size_t refusal_count;
} pentad_video_opml_import;

/** A feed of a list that programs exchange (OPML). */
typedef struct pentad_video_outline {
  /** Where the feed is: `http` or `https`. */
  const char *PENTAD_NONNULL feed;
  /** What it is called; NULL when it is not told. */
  const char *PENTAD_NULLABLE title;
  /** The page that the feed belongs to; NULL when it is not told. */
  const char *PENTAD_NULLABLE page;
  /** The titles of the folders that it is in, from the outside. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL folders;
  /** How many folders. */
  size_t folder_count;
  /** Its categories. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL categories;
  /** How many categories. */
  size_t category_count;
} pentad_video_outline;

/** A list of feeds. */
typedef struct pentad_video_outlines {
  /** The feeds in their order, each address once. */
  const pentad_video_outline *PENTAD_NONNULL const *PENTAD_NONNULL items;
  /** How many. */
  size_t count;
  /** What the list is called; NULL when it is not told. */
  const char *PENTAD_NULLABLE title;
  /** When it was made; PENTAD_NO_TIME when it is not told. */
  int64_t created_at;
  /** Whether all of it was read: a list that is cut off or too long gives what was read of it. */
  bool is_complete;
} pentad_video_outlines;

/** A feed of a list to be written. */
typedef struct pentad_video_outline_options {
  /** The size of this record. */
  size_t struct_size;
  /** Where the feed is; it must be there. */
  const char *PENTAD_NULLABLE feed;
  /** What it is called; NULL when it is not known. */
  const char *PENTAD_NULLABLE title;
  /** The page that the feed belongs to; NULL when it is not known. */
  const char *PENTAD_NULLABLE page;
  /** The titles of the folders that it is in, from the outside; NULL for none. */
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE folders;
  /** How many folders. */
  size_t folder_count;
  /** Its categories; NULL for none. */
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE categories;
  /** How many categories. */
  size_t category_count;
} pentad_video_outline_options;

/** How far a source has come since the feed was opened, and what it failed with. */
typedef struct pentad_video_source_start_up {
  /** The source. */
  const char *PENTAD_NONNULL source;
  /** What it failed with, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** How far it has come. */
  pentad_video_source_state state;
  /** What it failed with; PENTAD_OK when it has not. */
  pentad_status status;
} pentad_video_source_start_up;

/** How far a feed has come since it was opened. */
typedef struct pentad_video_start_up {
  /** How far each source has come, in the order of their names; those that are paused are not there. */
  const pentad_video_source_start_up *PENTAD_NONNULL const *PENTAD_NONNULL sources;
  /** How many sources. */
  size_t source_count;
  /** Why there is nothing new, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** How many videos the timeline has. */
  int64_t shown;
  /** What is under way. */
  pentad_video_start_up_phase phase;
  /** What a source has failed with, when none has answered; PENTAD_OK as long as one may. */
  pentad_status status;
} pentad_video_start_up;

/**
 * Ends a call that gives a text, such as an address; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param text the text, alive during the callback; NULL when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_video_text_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           const char *PENTAD_NULLABLE text,
                                           pentad_error *PENTAD_NULLABLE error);

/**
 * Ends a call that says whether something is so; it comes exactly once.
 *
 * @param context the caller's context
 * @param status what became of the call
 * @param is_so whether it is; false when it failed
 * @param error what went wrong, alive during the callback; NULL when it succeeded
 */
typedef void (*pentad_video_flag_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                           bool is_so, pentad_error *PENTAD_NULLABLE error);

/* ---- What the user does ---------------------------------------------------------------------- */

/** What the user did with a video. */
typedef enum pentad_video_action_kind {
  /** Likes it, or no longer does: `is_on`. */
  PENTAD_VIDEO_ACTION_KIND_LIKE = 0,
  /** Wants to watch it later, or no longer does: `is_on`. */
  PENTAD_VIDEO_ACTION_KIND_WATCH_LATER = 1,
  /** Has begun to watch it. */
  PENTAD_VIDEO_ACTION_KIND_WATCHED = 2,
  /** Has come so far: `position`. */
  PENTAD_VIDEO_ACTION_KIND_PROGRESS = 3,
  /** Shares it: `share`. */
  PENTAD_VIDEO_ACTION_KIND_SHARE = 4,
  /** No action: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_ACTION_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_action_kind;

/** Something that a source does not know yet, or has refused. */
typedef struct pentad_video_action {
  /** Its number in this store, which is never given again. */
  int64_t id;
  /** With which video. */
  const char *PENTAD_NONNULL video;
  /** The source that is to be told. */
  const char *PENTAD_NONNULL source;
  /** What is shared; NULL of other actions. */
  const pentad_video_share *PENTAD_NULLABLE share;
  /** What the last attempt failed with, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** How far the user has come, in milliseconds; 0 of other actions. */
  int64_t position;
  /** How many attempts have begun. */
  int64_t attempts;
  /** What the user did. */
  pentad_video_action_kind kind;
  /** How far it has come: QUEUED, SENDING or FAILED. */
  pentad_video_action_step step;
  /** What the last attempt failed with; PENTAD_OK when nothing has failed. */
  pentad_status status;
  /** Whether something is to be so, or no longer. */
  bool is_on;
} pentad_video_action;

/** A video to be shared. */
typedef struct pentad_video_share_options {
  /** The size of this record. */
  size_t struct_size;
  /** The video; it must be there. */
  const char *PENTAD_NULLABLE video;
  /** The source of the broadcast that is passed on; NULL for the first one of the group. */
  const char *PENTAD_NULLABLE broadcast_source;
  /** The id of that broadcast; it must be there with `broadcast_source`. */
  const char *PENTAD_NULLABLE broadcast_id;
  /** What is said of it; NULL for nothing. */
  const char *PENTAD_NULLABLE text;
  /** Where it goes: `twitter`, `email`; NULL for nowhere yet. */
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE destinations;
  /** How many destinations. */
  size_t destination_count;
  /** The mail addresses, for `email`; NULL for none. */
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE recipients;
  /** How many addresses. */
  size_t recipient_count;
} pentad_video_share_options;

/** How long a text may be somewhere. Begin with PENTAD_VIDEO_BUDGET_OPTIONS_INIT: the 140 of a tweet. */
typedef struct pentad_video_budget_options {
  /** The size of this record. */
  size_t struct_size;
  /** The destination that takes so much; NULL for `twitter`. */
  const char *PENTAD_NULLABLE destination;
  /** How many characters there may be; 0 for 140. */
  int64_t limit;
  /** What each address of `http` and `https` counts as; 0 for its own length. */
  int32_t link_length;
  /** What is counted. */
  pentad_video_character unit;
} pentad_video_budget_options;

/** Why a share cannot be sent as it is. */
typedef enum pentad_video_share_problem_kind {
  /** No destination is chosen. */
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_NO_DESTINATION = 0,
  /** The text has more than the destination `text` takes. */
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_TOO_LONG = 1,
  /** It goes by mail, and to nobody. */
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_NO_RECIPIENT = 2,
  /** The recipient `text` is no mail address. */
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_BAD_RECIPIENT = 3,
  /** The user has not connected the destination `text`. */
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_NOT_CONNECTED = 4,
  /** No problem: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_SHARE_PROBLEM_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_share_problem_kind;

/** Why a share cannot be sent as it is. */
typedef struct pentad_video_share_problem {
  /** A destination or a recipient; NULL where there is none. */
  const char *PENTAD_NULLABLE text;
  /** What is wrong. */
  pentad_video_share_problem_kind kind;
} pentad_video_share_problem;

/** What the user has chosen. Begin with PENTAD_VIDEO_SETTINGS_INIT: the settings of the original. */
typedef struct pentad_video_settings {
  /** The size of this record. */
  size_t struct_size;
  /**
   * Over which part of a video that was seen, 0…1, it is no longer one to watch later; 0 for 0.75, less than
   * 0 for as soon as anything of it was seen.
   */
  double auto_unset_watch_later;
  /** Not 0 to have what is new put into the lists at once; otherwise it waits until it is applied. */
  uint32_t auto_apply;
  /** Not 0 to have each video begin anew; otherwise it goes on where the user stopped. */
  uint32_t never_resume;
  /** Not 0 to fetch nothing of the next video before it is wanted. */
  uint32_t never_prefetch;
  /** Not 0 to leave a video one to watch later, however much was seen, whatever `auto_unset_watch_later` is. */
  uint32_t never_unset_watch_later;
} pentad_video_settings;

/** Something that a program may count. */
typedef struct pentad_video_statistics {
  /** What the user did once: `broadcast.like`, `sharing.twitter`; NULL: the session is alive. */
  const char *PENTAD_NULLABLE counter;
  /** Which heartbeat of the session, from 1 on; 0 of a counter. */
  int64_t number;
  /** When the heart beat; PENTAD_NO_TIME of a counter. */
  int64_t time;
  /** Whether the program was in front, as it says. */
  bool has_focus;
  /** Whether the user did something since the heartbeat before. */
  bool was_active;
  /** Whether a video plays. */
  bool is_playing;
} pentad_video_statistics;

/**
 * Tells what the user does, for a program that wants to count it. Nothing leaves the process by itself.
 *
 * @param context the delegate's context
 * @param statistics what can be counted, alive during the callback
 */
typedef void (*pentad_video_statistics_callback)(
    void *PENTAD_NULLABLE context, const pentad_video_statistics *PENTAD_NONNULL statistics);

/** Who counts what the user does. */
typedef struct pentad_video_statistics_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when no callback will come any more; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** Called for each thing that can be counted. */
  pentad_video_statistics_callback PENTAD_NULLABLE did_count;
} pentad_video_statistics_delegate;

/* ---- Playing --------------------------------------------------------------------------------- */

/** The playback of one list, by a player of the program's own. */
typedef struct pentad_video_playback pentad_video_playback;

/** What is played. Begin with PENTAD_VIDEO_PLAYBACK_OPTIONS_INIT: the timeline. */
typedef struct pentad_video_playback_options {
  /** The size of this record. */
  size_t struct_size;
  /** What is looked for; it must be there for SEARCH. */
  const char *PENTAD_NULLABLE search_text;
  /** Which list. */
  pentad_video_list list;
  /** 0; anything else is PENTAD_MISUSE. */
  uint32_t reserved;
} pentad_video_playback_options;

/** What is being played, and what lies beside it in the list. */
typedef struct pentad_video_playing {
  /** The video that was chosen; it stays when it is gone from the list. NULL for none. */
  const char *PENTAD_NULLABLE current;
  /** The one behind it in the list, which is older; NULL for none. */
  const char *PENTAD_NULLABLE next;
  /** The one before it in the list, which is newer; NULL for none. */
  const char *PENTAD_NULLABLE previous;
  /** The row of the list that is the current video; NULL when the list does not have it. */
  const char *PENTAD_NULLABLE highlighted;
  /** Why it cannot be played, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** Where it stands, in milliseconds. */
  int64_t position;
  /** How long it lasts, in milliseconds; 0 when nobody knows. */
  int64_t duration;
  /** How far it has come. */
  pentad_video_playback_phase phase;
  /** Why it cannot be played; PENTAD_OK when it can, or may be. */
  pentad_status status;
} pentad_video_playing;

/** What the program's player is to do. */
typedef enum pentad_video_order_kind {
  /** Take the video of `content`, at `position`, and wait. */
  PENTAD_VIDEO_ORDER_KIND_LOAD = 0,
  /** Play on. */
  PENTAD_VIDEO_ORDER_KIND_PLAY = 1,
  /** Stand still. */
  PENTAD_VIDEO_ORDER_KIND_PAUSE = 2,
  /** Go to `position`. */
  PENTAD_VIDEO_ORDER_KIND_SEEK = 3,
  /** Let go of the video. */
  PENTAD_VIDEO_ORDER_KIND_UNLOAD = 4,
  /** No order: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_ORDER_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_order_kind;

/** What the program's player is to do. */
typedef struct pentad_video_player_order {
  /** Where the video is; NULL of other orders than LOAD. */
  const pentad_video_content_url *PENTAD_NULLABLE content;
  /** Where in the video, in milliseconds; 0 of orders that name no place. */
  int64_t position;
  /** What is to be done. */
  pentad_video_order_kind kind;
} pentad_video_player_order;

/** What somebody with a remote control wants. */
typedef enum pentad_video_command_kind {
  /** Play on. */
  PENTAD_VIDEO_COMMAND_KIND_PLAY = 0,
  /** Stand still. */
  PENTAD_VIDEO_COMMAND_KIND_PAUSE = 1,
  /** Play on, or stand still. */
  PENTAD_VIDEO_COMMAND_KIND_TOGGLE_PLAY = 2,
  /** Play the next video of the list. */
  PENTAD_VIDEO_COMMAND_KIND_NEXT = 3,
  /** Play the one before. */
  PENTAD_VIDEO_COMMAND_KIND_PREVIOUS = 4,
  /** Go to the position `value`, in milliseconds. */
  PENTAD_VIDEO_COMMAND_KIND_SEEK = 5,
  /** Go on, or back, by `value` milliseconds. */
  PENTAD_VIDEO_COMMAND_KIND_SKIP = 6,
  /** Show the list `list`. */
  PENTAD_VIDEO_COMMAND_KIND_LIST = 7,
  /** Like the current video, or no longer. */
  PENTAD_VIDEO_COMMAND_KIND_LIKE = 8,
  /** Keep the current video for later, or no longer. */
  PENTAD_VIDEO_COMMAND_KIND_WATCH_LATER = 9,
  /** Begin to share the current video. */
  PENTAD_VIDEO_COMMAND_KIND_SHARE = 10,
  /** Scroll the list by `value` rows, up when it is below 0. */
  PENTAD_VIDEO_COMMAND_KIND_SCROLL_GUIDE = 11,
  /** Show what the commands do, or hide it. */
  PENTAD_VIDEO_COMMAND_KIND_SHOW_HELP = 12,
  /** Put the remote control away. */
  PENTAD_VIDEO_COMMAND_KIND_DONE = 13,
  /** No command: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_COMMAND_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_command_kind;

/** What somebody with a remote control wants. */
typedef struct pentad_video_command {
  /** The size of this record. */
  size_t struct_size;
  /** What is looked for; it must be there for the list SEARCH. */
  const char *PENTAD_NULLABLE search_text;
  /** A position, a span or a number of rows. */
  int64_t value;
  /** What is wanted. */
  pentad_video_command_kind kind;
  /** Which list, of LIST. */
  pentad_video_list list;
} pentad_video_command;

/** The bytes of a picture, such as a JPEG file. */
typedef struct pentad_video_picture {
  /** `size` bytes. */
  const uint8_t *PENTAD_NONNULL bytes;
  /** How many. */
  size_t size;
} pentad_video_picture;

/**
 * Says what is being played.
 *
 * @param context the delegate's context
 * @param state what is being played, alive during the callback
 */
typedef void (*pentad_video_playback_callback)(
    void *PENTAD_NULLABLE context, const pentad_video_playing *PENTAD_NONNULL state);

/**
 * Says what the program's player is to do.
 *
 * @param context the delegate's context
 * @param order what it is to do, alive during the callback
 */
typedef void (*pentad_video_order_callback)(void *PENTAD_NULLABLE context,
                                            const pentad_video_player_order *PENTAD_NONNULL order);

/** Who plays the videos of a playback. */
typedef struct pentad_video_playback_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when no callback will come any more; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** What is being played, then each time that it is another. Who is slow sees the newest only. */
  pentad_video_playback_callback PENTAD_NULLABLE did_change;
  /** The player is to do something; all orders come, in their order. */
  pentad_video_order_callback PENTAD_NULLABLE order;
} pentad_video_playback_delegate;

/* ---- Events ---------------------------------------------------------------------------------- */

/**
 * What happened. Those up to STORE_RECOVERED stand in the log of the store; the rest are of the moment: the
 * newest of a subject replaces the one before, and none is kept.
 */
typedef enum pentad_video_event_kind {
  /** The observer was away for longer than the log reaches, or the store is new: read everything anew. */
  PENTAD_VIDEO_EVENT_KIND_RESET = 0,
  /** The user has a new source. `source`. */
  PENTAD_VIDEO_EVENT_KIND_SOURCE_ADDED = 1,
  /** A source has another title or address, is paused or goes on, fails or works again. `source`. */
  PENTAD_VIDEO_EVENT_KIND_SOURCE_CHANGED = 2,
  /** A source was removed, with all that only it told of. `source`. */
  PENTAD_VIDEO_EVENT_KIND_SOURCE_REMOVED = 3,
  /** So much waits to be applied now. `new_videos`, `new_comments`. */
  PENTAD_VIDEO_EVENT_KIND_PENDING_CHANGED = 4,
  /** What waited is in the lists: so much was new. `new_videos`, `new_comments`. */
  PENTAD_VIDEO_EVENT_KIND_FEED_APPLIED = 5,
  /** Videos that lists show came, changed or went. `videos`: at most 256; all, when none is named. */
  PENTAD_VIDEO_EVENT_KIND_VIDEOS_CHANGED = 6,
  /** What the user has done with a video is something else. `video`. */
  PENTAD_VIDEO_EVENT_KIND_STATE_CHANGED = 7,
  /** Something that a source is to be told is at another point of its way. `action`, `video`, `step`. */
  PENTAD_VIDEO_EVENT_KIND_ACTION_CHANGED = 8,
  /** The user's account at a source is another, or is gone. `source`. */
  PENTAD_VIDEO_EVENT_KIND_ACCOUNT_CHANGED = 9,
  /** Comments on a video came or changed. `video`. */
  PENTAD_VIDEO_EVENT_KIND_COMMENTS_CHANGED = 10,
  /** The store was damaged and was built anew; the first event of its new log. `rows_kept`, `is_partial`. */
  PENTAD_VIDEO_EVENT_KIND_STORE_RECOVERED = 11,
  /** The start of the feed has come so far. `phase`. */
  PENTAD_VIDEO_EVENT_KIND_START_UP = 12,
  /** A source is being asked, or has answered. `source`, `is_under_way`. */
  PENTAD_VIDEO_EVENT_KIND_POLLING = 13,
  /** It is known where the files of a video are. `video`. */
  PENTAD_VIDEO_EVENT_KIND_CONTENT_URL = 14,
  /** Another video is played, or it has come to another phase. `playback`. */
  PENTAD_VIDEO_EVENT_KIND_PLAYBACK = 15,
  /** Something went wrong that no call has told of. `work`, `source`, `video`, `status`. */
  PENTAD_VIDEO_EVENT_KIND_FAILED = 16,
  /** No event: makes every 31-bit number a valid value of this type. */
  PENTAD_VIDEO_EVENT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_video_event_kind;

/**
 * Something that happened. The store is changed before, and whoever needs the content reads it. `kind` says
 * which fields have a meaning; the others are NULL, 0 or the first of their values.
 */
typedef struct pentad_video_event {
  /** Its number; of one of the moment, the number of the last logged event before it. */
  uint64_t number;
  /** A source. */
  const char *PENTAD_NULLABLE source;
  /** A video. */
  const char *PENTAD_NULLABLE video;
  /** Videos. */
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE videos;
  /** How many. */
  size_t video_count;
  /** What is being played. */
  const pentad_video_playing *PENTAD_NULLABLE playback;
  /** What went wrong, in a sentence; NULL when `status` is PENTAD_OK. */
  const char *PENTAD_NULLABLE error_message;
  /** How many videos are new. */
  int64_t new_videos;
  /** How many shares of and comments on videos that were there are new. */
  int64_t new_comments;
  /** The number of an action. */
  int64_t action;
  /** How many rows of what is the user's own were saved from the damaged store. */
  int64_t rows_kept;
  /** What happened. */
  pentad_video_event_kind kind;
  /** How far an action has come. */
  pentad_video_action_step step;
  /** How far the start has come. */
  pentad_video_start_up_phase phase;
  /** What was being done. */
  pentad_video_work work;
  /** What went wrong; PENTAD_OK for nothing. */
  pentad_status status;
  /** Whether a source is being asked. */
  bool is_under_way;
  /** Whether some of what is the user's own could not be saved. */
  bool is_partial;
} pentad_video_event;

/**
 * Says that something happened.
 *
 * @param context the delegate's context
 * @param event what happened, alive during the callback
 */
typedef void (*pentad_video_event_callback)(void *PENTAD_NULLABLE context,
                                            const pentad_video_event *PENTAD_NONNULL event);

/**
 * Who hears of what happens in a feed. The calls come in the order of
 * the events.
 */
typedef struct pentad_video_delegate {
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
  pentad_video_event_callback PENTAD_NULLABLE did_happen;
  /** The user has a new source. */
  pentad_video_event_callback PENTAD_NULLABLE did_add_source;
  /** A source has another title or address, is paused or goes on, fails or works again. */
  pentad_video_event_callback PENTAD_NULLABLE did_change_source;
  /** A source was removed, with all that only it told of. */
  pentad_video_event_callback PENTAD_NULLABLE did_remove_source;
  /** So much waits to be applied. */
  pentad_video_event_callback PENTAD_NULLABLE did_find_new;
  /** What waited is in the lists. */
  pentad_video_event_callback PENTAD_NULLABLE did_apply;
  /** Videos that lists show came, changed or went. */
  pentad_video_event_callback PENTAD_NULLABLE did_change_videos;
  /** What the user has done with a video is something else. */
  pentad_video_event_callback PENTAD_NULLABLE did_change_state;
  /** Something that a source is to be told is at another point of its way. */
  pentad_video_event_callback PENTAD_NULLABLE did_change_action;
  /** The user's account at a source is another, or is gone. */
  pentad_video_event_callback PENTAD_NULLABLE did_change_account;
  /** Comments on a video came or changed. */
  pentad_video_event_callback PENTAD_NULLABLE did_change_comments;
  /** The store was damaged and was built anew. */
  pentad_video_event_callback PENTAD_NULLABLE did_recover_store;
  /** The start of the feed has come so far. */
  pentad_video_event_callback PENTAD_NULLABLE start_up;
  /** A source is being asked, or has answered. */
  pentad_video_event_callback PENTAD_NULLABLE polling;
  /** It is known where a video is. */
  pentad_video_event_callback PENTAD_NULLABLE did_receive_content_url;
  /** Another video is played, or it has come to another phase. */
  pentad_video_event_callback PENTAD_NULLABLE playback;
  /** Something went wrong that no call has told of. */
  pentad_video_event_callback PENTAD_NULLABLE did_fail;
  /** The delegate was away for longer than the log reaches: read everything anew. */
  pentad_video_event_callback PENTAD_NULLABLE did_reset;
} pentad_video_delegate;

/* ---- Lists, opening -------------------------------------------------------------------------- */

/**
 * Brings a list of videos.
 *
 * @param context the delegate's context
 * @param groups as many as there is room for in memory, those shared last first; alive during the callback
 * @param delta what has changed since the callback before, videos matched by their keys; alive during the
 *   callback; NULL the first time: show all
 */
typedef void (*pentad_video_list_callback)(void *PENTAD_NULLABLE context,
                                           const pentad_video_groups *PENTAD_NONNULL groups,
                                           const pentad_list_delta *PENTAD_NULLABLE delta);

/**
 * Says how far a feed has come since it was opened.
 *
 * @param context the delegate's context
 * @param start_up how far, alive during the callback
 */
typedef void (*pentad_video_start_up_callback)(void *PENTAD_NULLABLE context,
                                               const pentad_video_start_up *PENTAD_NONNULL start_up);

/**
 * Who sees lists: each as it is now, then anew whenever it is another, each time with what has changed since
 * the callback before. Who is slow sees the newest only. A list
 * whose callback is NULL is not read.
 */
typedef struct pentad_video_lists_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context when no callback will come any more; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** What was shared last. */
  pentad_video_list_callback PENTAD_NULLABLE timeline;
  /** What the user likes. */
  pentad_video_list_callback PENTAD_NULLABLE favorites;
  /** What the user wants to watch later. */
  pentad_video_list_callback PENTAD_NULLABLE watch_later;
  /** What a search for `search_text` finds. */
  pentad_video_list_callback PENTAD_NULLABLE search;
  /** The words; they must be there for `search`. */
  const char *PENTAD_NULLABLE search_text;
  /** How far the feed has come since it was opened. */
  pentad_video_start_up_callback PENTAD_NULLABLE start_up;
} pentad_video_lists_delegate;

/** Options of a feed. */
typedef struct pentad_video_feed_options {
  /** The size of this record. */
  size_t struct_size;
  /** The folder of the store, made when it is missing; NULL for memory, gone with the feed. */
  const char *PENTAD_NULLABLE store_folder;
  /**
   * The folder of the file in which tokens are kept, which only this user can read; NULL for `store_folder`,
   * or memory.
   */
  const char *PENTAD_NULLABLE credentials_folder;
  /**
   * A folder of video files that is a source of this feed, with `is_demo` or without: an absolute path; NULL
   * for none.
   */
  const char *PENTAD_NULLABLE source_folder;
  /** How servers are reached; NULL for the defaults. `tries` has no meaning: the feed tries again. */
  const pentad_network_options *PENTAD_NULLABLE network;
  /** Where the feed's callbacks come; NULL for a callback thread of the library. */
  pentad_session *PENTAD_NULLABLE session;
  /** Who counts what the user does, until the feed is closed; NULL for nobody. */
  const pentad_video_statistics_delegate *PENTAD_NULLABLE statistics;
  /** How many bytes of pictures are kept; 0 for 50,000,000, less than 0 for none. */
  int64_t image_bytes;
  /** How many videos of the timeline are kept in memory; 0 for 300. */
  int64_t group_budget;
  /** How many bytes of the timeline are kept in memory; 0 for 20,000,000. */
  int64_t byte_budget;
  /** How often one host may be asked in a second: 0 for 4, less than 0 for no limit. */
  int32_t requests_per_second;
  /**
   * Not 0 to have pentad_video_feed_synchronise() and pentad_video_feed_refresh() alone ask the sources and
   * tell them what the user did; otherwise the feed does so by itself.
   */
  uint32_t manual_synchronising;
  /** Not 0 to show what is in files of this machine and nothing else: no request leaves it. */
  uint32_t is_demo;
  /**
   * Not 0 to open a store whose folder or files belong to another user, or can be changed by other users;
   * otherwise it is refused with PENTAD_NOT_PRIVATE.
   */
  uint32_t allows_shared_store;
} pentad_video_feed_options;
