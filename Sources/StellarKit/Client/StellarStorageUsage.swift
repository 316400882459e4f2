/// What a client's store takes, and what is in it.
///
/// C: `pentad_stellar_storage_usage`.
public struct StellarStorageUsage: Hashable, Sendable {
  /// Bytes of the file and its log, or of the memory.
  public let bytes: Int64
  /// How many courses.
  public let courses: Int
  /// How many classes, each term's counted.
  public let classes: Int
  /// How many announcements.
  public let announcements: Int
  /// How many bookmarks, archived ones too.
  public let bookmarks: Int
  /// How many changes the server has still to be told.
  public let waiting: Int
}
