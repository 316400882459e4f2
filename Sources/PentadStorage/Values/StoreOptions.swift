package import PentadCore

/// The options for opening a store, all with defaults.
public struct StoreOptions: Sendable {
  /// True to open an existing store without writing to it; it has to have the current schema.
  public var isReadOnly = false
  /// The longest time that a write, or an opening, waits for another process, in milliseconds.
  public var busyTimeout = 5_000
  /// The largest number of concurrent reads, at least 1.
  public var maximumReaders = 4
  /// True if the store's folder and files may belong to another user, or be writable for others;
  /// their access rights are then left unchanged. If false, such a store is rejected, as OpenSSH
  /// rejects such keys: a user who can write the files can change all content of the store.
  public var allowsSharedStore = false
  /// A function that is called at most once, when a read, a write or the check finds the open store
  /// damaged.
  ///
  /// It is called on the thread that found the damage, and must not call the store. The next
  /// opening rebuilds the store.
  public var onDamage: (@Sendable (StoreDamage) -> Void)?

  /// The log of failed reads and writes; nil for none.
  package var log: ClientLog?
  /// The interval at which an opening without the lease tries to take it, in milliseconds; at least
  /// 1. After the holder has ended, another opening takes the lease within this time.
  public var leaseInterval = 1_000
  /// A function for tests that is called before each step; if it throws, the step fails with its
  /// error.
  package var beforeStep: (@Sendable (StoreStep) throws -> Void)?

  /// Makes the default options.
  public init() {}
}

/// A step of a store, for tests.
package enum StoreStep: Sendable {
  case read
  case write
  /// The commit, after the body of a write has run.
  case commit
}
