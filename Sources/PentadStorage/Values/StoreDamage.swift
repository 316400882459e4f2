/// The kind of damage to a store.
public enum StoreDamage: String, Hashable, Sendable {
  /// The file is not, or no longer, an SQLite database.
  case notADatabase
  /// SQLite found an invalid page or schema.
  case malformed
  /// The check after an unclean end found inconsistent rows and pages.
  case failedCheck
  /// The file is empty or missing, although the files next to it show that there was a store.
  case lost
}
