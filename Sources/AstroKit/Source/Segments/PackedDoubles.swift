/// An encoding of doubles as bytes of a store: four bytes that identify the format, a checksum,
/// then the values, all little-endian.
enum PackedDoubles {
  /// Returns the bytes of the values. The checksum includes `salt`, so that a blob stored under
  /// another key is rejected.
  static func bytes(_ values: [Double], magic: UInt32, salt: UInt64) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(12 + 8 * values.count)
    append(magic, to: &bytes)
    append(checksum(values, salt: salt), to: &bytes)
    for value in values { append(value.bitPattern, to: &bytes) }
    return bytes
  }

  /// Returns the values; nil when the format or the checksum is wrong, or the number of values is
  /// not a multiple of `size`.
  static func values(
    _ bytes: [UInt8], multipleOf size: Int, magic: UInt32, salt: UInt64
  ) -> [Double]? {
    guard bytes.count >= 12, (bytes.count - 12).isMultiple(of: 8 * size) else { return nil }
    let count = (bytes.count - 12) / 8
    return bytes.withUnsafeBytes { raw in
      func word(_ offset: Int) -> UInt64 {
        UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      let found = UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
      guard found == magic else { return nil }
      let values = (0..<count).map { Double(bitPattern: word(12 + 8 * $0)) }
      return checksum(values, salt: salt) == word(4) ? values : nil
    }
  }

  private static func append<Word: FixedWidthInteger>(_ word: Word, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Returns an FNV-1a hash of whole words. The rotation is needed because a product never carries
  /// high bits downwards.
  private static func checksum(_ values: [Double], salt: UInt64) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ salt
    for value in values {
      hash = (hash ^ value.bitPattern) &* 0x0000_0100_0000_01b3
      hash = hash << 29 | hash >> 35
    }
    return hash
  }
}
