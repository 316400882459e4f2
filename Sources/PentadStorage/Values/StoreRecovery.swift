public import PentadCore

/// What was done about a damaged store while it was opened.
public struct StoreRecovery: Hashable, Sendable {
  /// Why it was given up.
  public let reason: StoreDamage
  /// Where the damaged file stands now, with its `-wal` next to it. Only `eraseAll()` removes it.
  public let setAside: String
  /// How many rows of the user's own were copied into the new store.
  public let rowsKept: Int
  /// Whether some of what was to be copied could not be read.
  public let isPartial: Bool
  /// Why copying stopped before its end, in which case none of its rows were kept.
  public let failure: PentadError?
}
