/// An instant at which a body crosses the horizon or the meridian.
package struct HorizonCrossing: Hashable, Sendable {
  package typealias Kind = HorizonEvent.Kind

  /// The Julian day in UT.
  package let julianDay: Double
  /// The kind of event.
  package let kind: Kind

  package init(julianDay: Double, kind: Kind) {
    self.julianDay = julianDay
    self.kind = kind
  }

  /// True if the body rises.
  package var isRise: Bool { kind == .rise }
}
