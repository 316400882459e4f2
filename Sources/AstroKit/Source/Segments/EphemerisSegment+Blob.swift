package import PentadCore

extension EphemerisSegment {
  /// The segment as a store keeps it: 2,684 bytes, little-endian, with a checksum that covers the
  /// index too.
  package var blob: [UInt8] {
    PackedDoubles.bytes(coefficients, magic: Self.magic, salt: Self.salt(index))
  }

  /// Reads ``blob`` back.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/corrupt`` when a byte was lost or changed, when the blob
  ///   is of another segment, or of another version of the format.
  package init(index: Int, blob: [UInt8]) throws(PentadError) {
    let values = PackedDoubles.values(
      blob, count: Self.count, magic: Self.magic, salt: Self.salt(index))
    try self.init(index: index, coefficients: values ?? [])
  }

  /// "PSG1": a change of the grid or of the counts needs another one.
  private static let magic: UInt32 = 0x3147_5350

  private static func salt(_ index: Int) -> UInt64 { UInt64(bitPattern: Int64(index)) }
}
