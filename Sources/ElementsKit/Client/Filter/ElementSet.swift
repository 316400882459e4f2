/// A set of elements, one bit for each of the 118.
struct ElementSet: Hashable, Sendable {
  private let bits: UInt128

  /// The bits 1…118.
  private static let everything = (UInt128(1) << 119) - 2

  private init(bits: UInt128) { self.bits = bits }

  init(_ condition: (AtomicElement) -> Bool) {
    bits = AtomicElement.all.reduce(0) { condition($1) ? $0 | Self.bit($1) : $0 }
  }

  func contains(_ element: AtomicElement) -> Bool { bits & Self.bit(element) != 0 }

  func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }

  func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }

  var complement: Self { Self(bits: bits ^ Self.everything) }

  private static func bit(_ element: AtomicElement) -> UInt128 { 1 << UInt128(element.z) }
}
