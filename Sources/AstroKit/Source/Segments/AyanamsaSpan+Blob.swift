package import PentadCore

extension AyanamsaSpan {
  /// The span as a store keeps it, little-endian, with a checksum that covers ayanamsa and index.
  package var blob: [UInt8] {
    PackedDoubles.bytes(coefficients, magic: Self.magic, salt: Self.salt(ayanamsa, index))
  }

  /// Reads ``blob`` back.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/corrupt`` when a byte was lost or changed, or the blob is
  ///   of another span.
  package init(ayanamsa: Ayanamsa, index: Int, blob: [UInt8]) throws(PentadError) {
    let values = PackedDoubles.values(
      blob, count: Self.count * Self.pieces(of: ayanamsa), magic: Self.magic,
      salt: Self.salt(ayanamsa, index))
    try self.init(ayanamsa: ayanamsa, index: index, coefficients: values ?? [])
  }

  /// "PAY1".
  private static let magic: UInt32 = 0x3159_4150

  private static func salt(_ ayanamsa: Ayanamsa, _ index: Int) -> UInt64 {
    ayanamsa.rawValue.utf8.reduce(UInt64(bitPattern: Int64(index))) { $0 &* 31 &+ UInt64($1) }
  }
}
