import PentadCore

/// The rules for the content that VideoFeedKit keeps: how much, and for how long. It is on disk, or
/// in memory if the feed has no folder.
///
/// | content | amount | lifetime |
/// |---|---|---|
/// | videos, their sharers, comments | everything from the sources | until the source is removed or the cache is cleared; liked, watch-later and partly watched videos and their sharers then stay |
/// | playability of videos | the last result of each video | as the videos; checked again when due |
/// | search index | all videos in the lists | as the videos; indexed in batches of 2,000, and before a search |
/// | pictures | 50 MB, or as configured; pinned pictures are not counted | until evicted |
/// | events | at least the newest 100,000 | 7 days |
/// | the user's likes, watch-later marks, watched marks and positions | all | unlimited, or until the last source of the video is removed |
/// | sources, accounts, settings, pending actions | all | until changed by the user |
/// | deliveries of actions | the newest 100,000 | unlimited |
///
/// The last three rows are the user's own data. It has tables of its own, which no answer of a source
/// can damage. It is saved from a damaged file, and kept when the cache is cleared.
///
/// Removing a source deletes all its content: broadcasts, comments, channels, the account and pending
/// actions. A video that another source shares stays with its description and the user's state. The
/// user's state of a video that no other source ever had is deleted.
public enum VideoPolicies {
  /// The number of videos indexed in one transaction.
  static let searchBatch = 2_000
  /// The shortest search word, in bytes, that matches the beginning of other words.
  static let shortestBeginning = 3
  /// The number of searched characters in a video's description, in all its comments, and in the
  /// names of all its sharers.
  static let searchedText = 100_000
  /// The number of searched characters in one comment.
  static let searchedLine = 10_000
  /// The largest number of broadcasts of one group, and of its comments: the newest, and the face.
  static let groupLines = 1_000
  /// The approximate memory limit of one group, in bytes. The oldest broadcasts and comments beyond it
  /// are left out, except the face.
  static let groupBytes: Int64 = 1_000_000
  /// The number of broadcasts of a video that are sent to a source with an action.
  static let namedBroadcasts = 100
  /// The number of remembered deliveries.
  static let deliveredActions: Int64 = 100_000
  /// The limit of a video's list of pictures, and of that of its renditions, in bytes; the rest is
  /// left out.
  static let listBytes = 65_536
  /// The limit of one picture, in bytes.
  static let imageBytes = 5_000_000
  /// The shortest interval at which the use of a picture is recorded, in milliseconds: not every read
  /// is a write.
  static let imageUse: Int64 = 3_600_000
  /// The pins of pictures that are never evicted: those of liked and watch-later videos.
  static let imagePins: Pins = [.starred, .bookmarked]
}
