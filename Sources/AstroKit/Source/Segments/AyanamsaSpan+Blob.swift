package import PentadCore

extension AyanamsaSpan {
  /// The stored form of the span, little-endian, with a checksum that covers the ayanamsa and the
  /// index.
  package var blob: [UInt8] {
    PackedDoubles.bytes(
      pieces.flatMap { [$0.days] + $0.coefficients }, magic: Self.magic,
      salt: Self.salt(ayanamsa, index))
  }

  /// Reads ``blob``.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/corrupt`` when a byte was lost or changed, or the blob
  ///   belongs to another span.
  package init(ayanamsa: Ayanamsa, index: Int, blob: [UInt8]) throws(PentadError) {
    let size = Self.count + 1
    let values =
      PackedDoubles.values(
        blob, multipleOf: size, magic: Self.magic, salt: Self.salt(ayanamsa, index)) ?? []
    try self.init(
      ayanamsa: ayanamsa, index: index,
      pieces: stride(from: 0, to: values.count, by: size).map {
        Piece(days: values[$0], coefficients: Array(values[$0 + 1..<$0 + size]))
      })
  }

  /// The magic number "PAY2"; the format "PAY1" had no pieces.
  private static let magic: UInt32 = 0x3259_4150

  private static func salt(_ ayanamsa: Ayanamsa, _ index: Int) -> UInt64 {
    ayanamsa.rawValue.utf8.reduce(UInt64(bitPattern: Int64(index))) { $0 &* 31 &+ UInt64($1) }
  }
}
