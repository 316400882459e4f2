import Foundation

/// The committed pages in the write-ahead log of a store:
/// https://www.sqlite.org/fileformat2.html#the_write_ahead_log
struct WriteAheadLog {
  /// The number of pages of the store.
  private(set) var count: UInt32 = 0
  /// The pages that are in the log.
  private(set) var pages: Set<UInt32> = []

  /// Reads the committed pages of a log; nil if there are none, or it cannot be read.
  init?(of path: String) {
    guard let descriptor = try? POSIX.openFile(path) else { return nil }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard let head = Self.bytes(32, of: file), Self.number(head, 0) >> 1 == 0x377f_0682 >> 1,
      Self.number(head, 8) == StoreHeader.pageSize
    else { return nil }
    var sum = Checksum(isBigEndian: head[3] & 1 == 1)
    sum.add(head[..<24])
    guard sum.isWritten(in: head, at: 24) else { return nil }
    var written: Set<UInt32> = []
    while let frame = Self.bytes(24 + Int(StoreHeader.pageSize), of: file) {
      sum.add(frame[..<8])
      sum.add(frame[24...])
      // Frames of an earlier round may follow.
      guard frame[8..<16] == head[16..<24], sum.isWritten(in: frame, at: 16) else { break }
      written.insert(Self.number(frame, 0))
      let committed = Self.number(frame, 4)
      guard committed > 0 else { continue }
      count = committed
      pages.formUnion(written)
      written = []
    }
    if count == 0 { return nil }
  }

  /// Returns true if a page of the store is neither in the log nor in a file of `whole` pages:
  /// SQLite would read zeros for it.
  func lacksPages(besides whole: Int64) -> Bool {
    guard whole < Int64(count) else { return false }
    return (UInt32(whole) + 1...count).contains { !pages.contains($0) }
  }

  private static func bytes(_ count: Int, of file: FileHandle) -> [UInt8]? {
    guard let data = try? file.read(upToCount: count), data.count == count else { return nil }
    return Array(data)
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The checksum of all preceding bytes.
  private struct Checksum {
    let isBigEndian: Bool
    private var sums: (UInt32, UInt32) = (0, 0)

    init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

    /// Adds bytes to the checksum. Their number must be a multiple of eight.
    mutating func add(_ bytes: ArraySlice<UInt8>) {
      bytes.withUnsafeBytes { bytes in
        for place in stride(from: 0, to: bytes.count, by: 8) {
          sums.0 &+= word(bytes, place) &+ sums.1
          sums.1 &+= word(bytes, place + 4) &+ sums.0
        }
      }
    }

    private func word(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt32 {
      let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
      return isBigEndian ? UInt32(bigEndian: word) : UInt32(littleEndian: word)
    }

    func isWritten(in bytes: [UInt8], at place: Int) -> Bool {
      sums.0 == WriteAheadLog.number(bytes, place)
        && sums.1 == WriteAheadLog.number(bytes, place + 4)
    }
  }
}
