/// The size of a store on the disk, in bytes.
public struct StorageUsage: Hashable, Sendable {
  /// The size of the database file; for a store in memory, of its pages.
  public let database: Int64
  /// The size of the write-ahead log; it is 0 after the store is closed.
  public let journal: Int64

  /// The sum of both.
  public var total: Int64 { database + journal }
}
