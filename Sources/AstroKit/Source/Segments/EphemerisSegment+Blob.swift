package import PentadCore

extension EphemerisSegment {
  /// The segment as a store keeps it: 2,684 bytes, little-endian, with a checksum that covers the
  /// index too; 16 more for a continued one, which has its known days before the coefficients.
  package var blob: [UInt8] {
    let bounds = isContinued ? [known.lowerBound, known.upperBound] : []
    return PackedDoubles.bytes(
      bounds + coefficients, magic: isContinued ? Self.continuedMagic : Self.magic,
      salt: Self.salt(index))
  }

  /// Reads ``blob`` back.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/corrupt`` when a byte was lost or changed, when the blob
  ///   is of another segment, or of another version of the format.
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

  /// "PSG1": a change of the grid or of the counts needs another one.
  private static let magic: UInt32 = 0x3147_5350
  /// "PSG2": that of a continued segment.
  private static let continuedMagic: UInt32 = 0x3247_5350

  private static func salt(_ index: Int) -> UInt64 { UInt64(bitPattern: Int64(index)) }
}
