/// A moment at which a body crosses the horizon or the meridian.
package struct HorizonCrossing: Hashable, Sendable {
  package typealias Kind = HorizonEvent.Kind

  /// The moment as a Julian day in UT.
  package let julianDay: Double
  /// What happens.
  package let kind: Kind

  package init(julianDay: Double, kind: Kind) {
    self.julianDay = julianDay
    self.kind = kind
  }

  /// Whether the body rises.
  package var isRise: Bool { kind == .rise }
}
