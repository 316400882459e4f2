/// A hash of bytes that arrive in chunks. It is independent of the chunk boundaries and stable
/// across platforms and versions.
///
/// It distinguishes versions of a document. It is not collision-resistant, but a collision would
/// only hide updates of the attacker's own feed.
struct BodyHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325
  /// The bytes of an incomplete word.
  private var rest: UInt64 = 0
  /// The number of bytes added.
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

  /// The hash and the number of bytes, as hexadecimal digits.
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

  /// Mixes in a word, as FNV-1a does with a byte. The shift carries its high bits into the low
  /// ones.
  private mutating func mix(_ word: UInt64) {
    state = (state ^ word) &* 0x0000_0100_0000_01b3
    state ^= state >> 32
  }
}
