import PentadCore

/// The beginning of an SQLite file, as far as it is known what stands there in a store of ours:
/// https://www.sqlite.org/fileformat2.html#the_database_header
struct StoreHeader: Equatable {
  var bytes: [UInt8]
  static let length = 60
  /// That of every store: nobody sets another.
  static let pageSize: Int64 = 4_096

  /// What a file begins with; nil when it is shorter.
  init?(of path: String) {
    guard let bytes = POSIX.firstBytes(of: path, count: Self.length), bytes.count == Self.length
    else { return nil }
    self.bytes = bytes
  }

  /// The migrations that the header of a store of ours counts; nil when it is not one.
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

  /// As it was written, of a file of so many pages.
  func mended(pages: Int64) -> StoreHeader {
    var header = self
    header.put(Array("SQLite format 3\0".utf8), at: 0)
    // Page size, write and read version, and what is left free of a page.
    header.put([0x10, 0, 2, 2, 0, 64, 32, 32], at: 16)
    let count = UInt32(clamping: pages)
    header.put((0..<4).map { UInt8(truncatingIfNeeded: count >> (24 - 8 * $0)) }, at: 28)
    header.put([0, 0, 0, 4], at: 44)
    // UTF-8.
    header.put([0, 0, 0, 1], at: 56)
    return header
  }

  private mutating func put(_ new: [UInt8], at place: Int) {
    bytes.replaceSubrange(place..<place + new.count, with: new)
  }
}
