/// The outcome of the check of a store.
public enum StoreCheckOutcome: Hashable, Sendable {
  /// The store had been closed properly, or is in memory: no check was needed.
  case notNeeded
  /// The store had not been closed, and no damage was found.
  case sound
  /// The store had not been closed and is damaged. The next opening rebuilds it.
  case damaged
  /// The store was closed before the check had finished; the next opening checks it.
  case interrupted
}
