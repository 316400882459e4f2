/// What a feed's store takes, and what is in it.
///
/// C: `pentad_video_storage_usage`.
public struct VideoStorageUsage: Hashable, Sendable {
  /// Bytes of the file and its log, or of the memory.
  public let bytes: Int64
  /// Bytes of the pictures.
  public let imageBytes: Int64
  /// How many videos.
  public let videos: Int
  /// How many times they were shared.
  public let broadcasts: Int
  /// How many comments.
  public let comments: Int
  /// How many sources.
  public let sources: Int
  /// How many things sources have still to be told, or have refused.
  public let waiting: Int
}
