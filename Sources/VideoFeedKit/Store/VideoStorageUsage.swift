/// The size and content of a feed's store.
///
/// C: `pentad_video_storage_usage`.
public struct VideoStorageUsage: Hashable, Sendable {
  /// The size of the file and its log, or of the memory, in bytes.
  public let bytes: Int64
  /// The size of all pictures, in bytes.
  public let imageBytes: Int64
  /// The number of videos.
  public let videos: Int
  /// The number of broadcasts.
  public let broadcasts: Int
  /// The number of comments.
  public let comments: Int
  /// The number of sources.
  public let sources: Int
  /// The number of actions that sources have not accepted yet, or have rejected.
  public let waiting: Int
}
