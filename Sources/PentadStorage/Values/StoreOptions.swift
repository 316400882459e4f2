#if Storage
  /// How to open a store; what is left out has a default.
  public struct StoreOptions: Sendable {
    /// Opens a store that exists, without writing to it: it has to have the present schema.
    public var isReadOnly = false
    /// How long a write, or an opening, waits for another process; in milliseconds.
    public var busyTimeout = 5_000
    /// How many reads may run at once, at least 1.
    public var maximumReaders = 4
    /// Called once when a read, a write or the check finds the open store damaged.
    ///
    /// Called on the thread that found out; it must not call the store. The store is rebuilt when it is
    /// opened next.
    public var onDamage: (@Sendable (StoreDamage) -> Void)?

    /// The defaults.
    public init() {}
  }
#endif
