import PentadCore

/// Tells an encrypted store from a damaged one. SQLite calls both no database.
///
/// The pages of an encrypted file look like random numbers, all of them. Those of SQLite never do: the first
/// has the schema, and most have zeros. Damage leaves pages that are in order.
enum EncryptedFile {
  private static let pageSize: Int64 = 4_096
  private static let mostPages: Int64 = 16
  /// The header, which some encryptions leave as it is.
  private static let headerLength = 100
  private static let shortest = 512

  /// - Throws: ``PentadCore/PentadError/Code/storeEncrypted`` if the file is encrypted. Nobody may have it
  ///   open.
  static func refuse(_ path: String) throws(PentadError) {
    guard isEncrypted(path) else { return }
    throw PentadError(
      .storeEncrypted,
      "the store is encrypted, which this build cannot read: open it with the build that wrote it, "
        + "or give the store another folder")
  }

  static func isEncrypted(_ path: String) -> Bool {
    // The smallest page that there is divides the size of every whole file.
    guard let size = POSIX.entry(at: path)?.size, size >= shortest, size % Int64(shortest) == 0
    else { return false }
    let pages = max(size / pageSize, 1)
    let step = max(pages / mostPages, 1)
    return stride(from: 0, to: pages, by: Int(step)).allSatisfy { page in
      guard
        let bytes = POSIX.bytes(of: path, from: page * pageSize, count: Int(pageSize))
      else { return false }
      return looksRandom(page == 0 ? bytes.dropFirst(headerLength) : bytes[...])
    }
  }

  /// Pearson's chi-squared test of the bytes against an even distribution. Its value is about 255 for random
  /// numbers, with a standard deviation of 23, and thousands for a page of SQLite.
  private static func looksRandom(_ bytes: ArraySlice<UInt8>) -> Bool {
    var counts = [Int](repeating: 0, count: 256)
    for byte in bytes { counts[Int(byte)] += 1 }
    let expected = Double(bytes.count) / 256
    let sum = counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) }
    return bytes.count >= shortest - headerLength && sum / expected < 400
  }
}
