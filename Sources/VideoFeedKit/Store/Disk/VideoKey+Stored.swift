import Foundation

extension VideoKey {
  /// The id as the store knows it. Texts that Swift takes for equal, though their bytes differ, are one
  /// id here too: SQLite compares bytes.
  var storedID: String {
    id.utf8.allSatisfy { $0 < 0x80 } ? id : id.precomposedStringWithCanonicalMapping
  }
}
