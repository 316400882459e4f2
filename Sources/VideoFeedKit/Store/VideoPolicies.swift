import PentadCore

/// What VideoFeedKit keeps, where, how much of it and for how long. All of it is on the disk, or in memory
/// when the feed has no folder.
///
/// | what | how much | how long |
/// |---|---|---|
/// | videos, who shared them, comments | all that sources told of | until the source is removed, or the cache is cleared; videos that are liked, to be watched later or stopped in stay then, with who shared them |
/// | what was found out about playing | of each video, the last | as the videos; looked at again when it is due |
/// | words of videos | of all that are in the lists | as the videos; indexed 2,000 at a time, and before a search |
/// | pictures | 50 MB, or what the host says; those that are pinned are not counted | until they have to make room |
/// | events | all, at least the newest 100,000 | 7 days |
/// | what the user likes, wants to watch later, has watched, and how far | all | for ever, or until the last source of the video is removed |
/// | sources, accounts, settings, what sources are to be told | all | until the user says otherwise |
/// | that sources were told | the newest 100,000 actions | for ever |
///
/// The last three rows are the user's own: they stand in tables apart, which no answer of a source can harm,
/// are saved out of a damaged file and stay when the cache is cleared.
///
/// A source that is removed takes along all that it told of: broadcasts, comments, channels, the account,
/// what it was still to be told. A video that another source shares stays, with its description, and so
/// does what the user did with it. What the user did with a video that no other source ever had goes.
public enum VideoPolicies {
  /// How many videos are indexed in one transaction.
  static let searchBatch = 2_000
  /// How many bytes of a word are searched for as the beginning of others.
  static let shortestBeginning = 3
  /// How many characters of what people said of one video are searched.
  static let searchedText = 100_000
  /// How many of what one of them said.
  static let searchedLine = 10_000
  /// How many shares of a video, and how many comments on it, one group has: the newest, and the face.
  static let groupLines = 1_000
  /// About how many bytes of memory one group takes: of more lines the oldest are left out, but for the
  /// face.
  static let groupBytes: Int64 = 1_000_000
  /// How many broadcasts of a video a source is reminded of when it is told what the user did.
  static let namedBroadcasts = 100
  /// Of how many actions is remembered that sources know them.
  static let toldActions: Int64 = 100_000
  /// Bytes of the list of a video's pictures, and of that of its renditions; the rest is left out.
  static let listBytes = 65_536
  /// Bytes of one picture.
  static let imageBytes = 5_000_000
  /// How long the use of a picture goes unnoted, in milliseconds: not each look is a write.
  static let imageUse: Int64 = 3_600_000
  /// Which pictures never have to go: those of what the user likes, or wants to watch later.
  static let imagePins: Pins = [.starred, .bookmarked]
}
