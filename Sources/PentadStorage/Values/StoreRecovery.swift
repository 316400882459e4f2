public import PentadCore

/// The result of repairing a damaged store when it was opened.
public struct StoreRecovery: Hashable, Sendable {
  /// The kind of damage.
  public let reason: StoreDamage
  /// The new path of the damaged file, with its `-wal` next to it. Only `eraseAll()` removes it.
  public let setAside: String
  /// The number of the user's own rows that were copied into the new store.
  public let rowsKept: Int
  /// True if some of the rows to copy could not be read.
  public let isPartial: Bool
  /// The error that stopped copying; none of the rows were kept then. Nil if there was none.
  public let failure: PentadError?
}
