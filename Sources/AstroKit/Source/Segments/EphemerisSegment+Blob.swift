package import PentadCore

extension EphemerisSegment {
  /// The stored form of the segment: 2,684 bytes, little-endian, with a checksum that also covers
  /// the index. A continued segment has 16 more bytes, for its known days before the coefficients.
  package var blob: [UInt8] {
    let bounds = isContinued ? [known.lowerBound, known.upperBound] : []
    return PackedDoubles.bytes(
      bounds + coefficients, magic: isContinued ? Self.continuedMagic : Self.magic,
      salt: Self.salt(index))
  }

  /// Reads ``blob``.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/corrupt`` when a byte was lost or changed, when the
  ///   blob belongs to another segment, or to another version of the format.
  package init(index: Int, blob: [UInt8]) throws(PentadError) {
    let salt = Self.salt(index)
    if let values = PackedDoubles.values(
      blob, multipleOf: Self.count + 2, magic: Self.continuedMagic, salt: salt),
      values.count == Self.count + 2, values[0] <= values[1]
    {
      try self.init(
        index: index, coefficients: Array(values.dropFirst(2)), known: values[0]..<values[1])
      return
    }
    let values = PackedDoubles.values(
      blob, multipleOf: Self.count, magic: Self.magic, salt: salt)
    try self.init(index: index, coefficients: values ?? [])
  }

  /// The magic number "PSG1"; a change of the grid or of the counts needs a new one.
  private static let magic: UInt32 = 0x3147_5350
  /// The magic number "PSG2" of a segment that extends beyond the files: see ``known``.
  private static let continuedMagic: UInt32 = 0x3247_5350

  private static func salt(_ index: Int) -> UInt64 { UInt64(bitPattern: Int64(index)) }
}
