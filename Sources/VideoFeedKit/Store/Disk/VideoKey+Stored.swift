import Foundation

extension VideoKey {
  /// The stored form of the id. SQLite compares bytes, so texts that Swift considers equal with
  /// different bytes get one form here.
  var storedID: String {
    id.utf8.allSatisfy { $0 < 0x80 } ? id : id.precomposedStringWithCanonicalMapping
  }
}
