package import PentadCore

/// How to open a store; what is left out has a default.
public struct StoreOptions: Sendable {
  /// Opens a store that exists, without writing to it: it has to have the present schema.
  public var isReadOnly = false
  /// How long a write, or an opening, waits for another process; in milliseconds.
  public var busyTimeout = 5_000
  /// How many reads may run at once, at least 1.
  public var maximumReaders = 4
  /// True if the store's folder and files may belong to another user, or be writable for others. Otherwise
  /// such a store is refused, as OpenSSH refuses such keys: who can write the files can have the store say
  /// anything. What others may do with the files is then left as it is.
  public var allowsSharedStore = false
  /// Called once when a read, a write or the check finds the open store damaged.
  ///
  /// Called on the thread that found out; it must not call the store. The store is rebuilt when it is
  /// opened next.
  public var onDamage: (@Sendable (StoreDamage) -> Void)?

  /// The log of failing reads and writes; nil for none.
  package var log: ClientLog?
  /// How often an opening without the lease tries for it, in milliseconds; at least 1. It takes over
  /// at most that long after the holder's end.
  public var leaseInterval = 1_000
  /// Called before each step, which fails with what it throws. For tests; nil otherwise.
  package var beforeStep: (@Sendable (StoreStep) throws -> Void)?

  /// The defaults.
  public init() {}
}

/// What a store is about to do.
package enum StoreStep: Sendable {
  case read
  case write
  /// All of a write has been done but for making it last.
  case commit
}
