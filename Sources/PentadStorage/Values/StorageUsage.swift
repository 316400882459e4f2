/// What a store takes on the disk, in bytes.
public struct StorageUsage: Hashable, Sendable {
  /// The database file; of a store in memory, its pages.
  public let database: Int64
  /// The write-ahead log; it shrinks to nothing when the store is closed.
  public let journal: Int64

  /// Both together.
  public var total: Int64 { database + journal }
}
