/// The size and the contents of a client's store.
///
/// C: `pentad_stellar_storage_usage`.
public struct StellarStorageUsage: Hashable, Sendable {
  /// The size of the file and its log, or of the memory, in bytes.
  public let bytes: Int64
  /// The number of courses.
  public let courses: Int
  /// The number of classes; a class in several terms counts for each.
  public let classes: Int
  /// The number of announcements.
  public let announcements: Int
  /// The number of bookmarks, including archived ones.
  public let bookmarks: Int
  /// The number of pending changes.
  public let waiting: Int
}
