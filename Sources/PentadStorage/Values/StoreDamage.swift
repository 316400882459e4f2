/// How a store is damaged.
public enum StoreDamage: String, Hashable, Sendable {
  /// The file is not an SQLite database, or no longer.
  case notADatabase
  /// SQLite met a page, or a schema, that cannot be.
  case malformed
  /// The check after an unclean end found rows and pages that do not fit each other.
  case failedCheck
  /// The file is empty or gone, and what was around it shows that it was a store.
  case lost
}
