/// A hash of bytes that come in pieces, wherever they are parted; the same everywhere and for all time.
///
/// It tells a document from its next version. Somebody who wants to can make two with one hash: that
/// hides news of his own feed alone.
struct BodyHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325
  /// The bytes of a word that is not full.
  private var rest: UInt64 = 0
  /// How many bytes were added.
  private(set) var count = 0

  /// Adds bytes.
  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var place = 0
      while place < bytes.count, count & 7 != 0 {
        add(bytes[place])
        place += 1
      }
      while bytes.count - place >= 8 {
        mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
        place += 8
        count += 8
      }
      while place < bytes.count {
        add(bytes[place])
        place += 1
      }
    }
  }

  /// Hexadecimal digits: of the hash, and of the number of bytes.
  var text: String {
    var end = self
    end.mix(rest)
    return String(end.state, radix: 16) + "-" + String(count, radix: 16)
  }

  private mutating func add(_ byte: UInt8) {
    rest |= UInt64(byte) << UInt64(8 * (count & 7))
    count += 1
    if count & 7 == 0 {
      mix(rest)
      rest = 0
    }
  }

  /// A word goes in as a byte does in FNV-1a; the shift lets its high bits reach the low ones.
  private mutating func mix(_ word: UInt64) {
    state = (state ^ word) &* 0x0000_0100_0000_01b3
    state ^= state >> 32
  }
}
