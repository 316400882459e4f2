import PentadCore

/// The beginning of a store's SQLite file, with the fields whose values are known:
/// https://www.sqlite.org/fileformat2.html#the_database_header
struct StoreHeader: Equatable {
  var bytes: [UInt8]
  static let length = 60
  /// The page size of every store.
  static let pageSize: Int64 = 4_096

  /// Reads the beginning of a file; nil if it is too short.
  init?(of path: String) {
    guard let bytes = POSIX.firstBytes(of: path, count: Self.length), bytes.count == Self.length
    else { return nil }
    self.bytes = bytes
  }

  /// Returns the schema version in the header of a store; nil if the file is not a store with this
  /// application ID.
  static func version(of path: String, _ applicationID: Int32) -> Int? {
    guard let bytes = POSIX.firstBytes(of: path, count: 72), bytes.count == 72,
      bytes.starts(with: "SQLite format 3\0".utf8)
    else { return nil }
    func number(at place: Int) -> Int32 {
      bytes[place..<place + 4].reduce(0) { $0 << 8 | Int32($1) }
    }
    let version = number(at: 60)
    let isSensible = (0...Int32.max / 2).contains(version)
    return isSensible && number(at: 68) == applicationID ? Int(version) : nil
  }

  /// Returns the header as it was written, for a file with that number of pages.
  func mended(pages: Int64) -> StoreHeader {
    var header = self
    header.put(Array("SQLite format 3\0".utf8), at: 0)
    // The page size, write and read version, and the reserved space of a page.
    header.put([0x10, 0, 2, 2, 0, 64, 32, 32], at: 16)
    let count = UInt32(clamping: pages)
    header.put((0..<4).map { UInt8(truncatingIfNeeded: count >> (24 - 8 * $0)) }, at: 28)
    header.put([0, 0, 0, 4], at: 44)
    // The encoding UTF-8.
    header.put([0, 0, 0, 1], at: 56)
    return header
  }

  private mutating func put(_ new: [UInt8], at place: Int) {
    bytes.replaceSubrange(place..<place + new.count, with: new)
  }
}
