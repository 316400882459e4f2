import AstroKit
import CPentad
import PentadCore

extension HorizonEvent.Kind {
  /// Returns the events in a bit set; 0 selects all of them.
  ///
  /// - Throws: `misuse` for an unknown bit
  static func set(_ bits: UInt32) throws(PentadError) -> Set<Self> {
    let known = allCases.reduce(0) { $0 | $1.code.rawValue }
    guard bits & ~known == 0 else { throw PentadError(.misuse, "events is \(bits)") }
    return Set(allCases.filter { bits == 0 || bits & $0.code.rawValue != 0 })
  }
}
