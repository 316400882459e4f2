import PentadCore

/// Distinguishes an encrypted store from a damaged one. SQLite reports both as not a database.
///
/// All pages of an encrypted file look like random numbers. Those of SQLite never do: the first
/// contains the schema, and most contain zeros. A damaged file still has undamaged pages.
enum EncryptedFile {
  private static let pageSize: Int64 = 4_096
  private static let mostPages: Int64 = 16
  /// The length of the header, which some encryptions leave unencrypted.
  private static let headerLength = 100
  private static let shortest = 512

  /// Rejects an encrypted file. No connection may have the file open.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/storeEncrypted`` if the file is encrypted.
  static func refuse(_ path: String) throws(PentadError) {
    guard isEncrypted(path) else { return }
    throw PentadError(
      .storeEncrypted,
      "the store is encrypted, which this build cannot read: open it with the build that wrote it, "
        + "or give the store another folder")
  }

  static func isEncrypted(_ path: String) -> Bool {
    // The smallest page size divides the size of every complete file.
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

  /// Compares the distribution of the bytes with a uniform one, by Pearson's chi-squared test. The
  /// value is about 255 for random numbers, with a standard deviation of 23, and thousands for a
  /// page of SQLite.
  private static func looksRandom(_ bytes: ArraySlice<UInt8>) -> Bool {
    var counts = [Int](repeating: 0, count: 256)
    for byte in bytes { counts[Int(byte)] += 1 }
    let expected = Double(bytes.count) / 256
    let sum = counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) }
    return bytes.count >= shortest - headerLength && sum / expected < 400
  }
}
