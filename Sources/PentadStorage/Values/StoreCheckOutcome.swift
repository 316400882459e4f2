/// What the check of a store brought.
public enum StoreCheckOutcome: Hashable, Sendable {
  /// The store had been closed properly, or is in memory: nothing was checked.
  case notNeeded
  /// It had not been closed, and no damage was found.
  case sound
  /// It had not been closed and is damaged. It is rebuilt when it is opened next.
  case damaged
  /// The store was closed before the check was through; the next opening checks it.
  case interrupted
}
