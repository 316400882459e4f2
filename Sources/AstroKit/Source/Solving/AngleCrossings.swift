/// An instant at which an angle reaches a multiple of a step.
package struct AngleCrossing: Hashable, Sendable {
  /// The Julian day in UT.
  package let julianDay: Double
  /// The number of the part that begins, 0..<360/step.
  package let index: Int

  package init(julianDay: Double, index: Int) {
    self.julianDay = julianDay
    self.index = index
  }
}

/// A search for the times when an angle of the calendar reaches the multiples of a step.
///
/// The angles only increase, so the crossings are consecutive multiples and none can be missed. Of
/// adjacent half-open ranges, exactly one contains a crossing.
package struct AngleCrossings: Sendable {
  /// The table to read; ranges are clamped to it.
  package let table: EphemerisTable
  /// The angle.
  package let angle: AngaAngle
  /// The step in degrees, a divisor of 360.
  package let step: Double

  /// The number of parts in a turn.
  private let parts: Int

  /// Creates a search for the multiples of `360 / parts` degrees; `parts` below 3 counts as 3.
  package init(_ table: EphemerisTable, _ angle: AngaAngle, parts: Int) {
    self.table = table
    self.angle = angle
    self.parts = max(3, parts)
    step = 360 / Double(self.parts)
  }

  /// Returns the angle in degrees, 0..<360.
  package static func value(
    of angle: AngaAngle, on table: EphemerisTable, at julianDay: Double
  ) -> Double {
    table.withReader { wrapped360(angle.rawValue($0, at: julianDay)) }
  }

  /// Returns the angle in degrees, 0..<360.
  package func value(at julianDay: Double) -> Double {
    Self.value(of: angle, on: table, at: julianDay)
  }

  /// Returns all crossings in a range, in order.
  package func all(in range: Range<Double>) -> [AngleCrossing] {
    let range = range.clamped(to: table.range)
    guard !range.isEmpty else { return [] }
    return table.withReader { reader in
      var crossings: [AngleCrossing] = []
      crossings.reserveCapacity(
        Int((range.upperBound - range.lowerBound) * angle.meanRate / step) + 2)
      for segment in SegmentGrid.whole(holding: range) {
        var search = AngleSearch(reader: reader, angle: angle, step: step)
        search.start(at: segment.lowerBound)
        while let julianDay = search.next(before: segment.upperBound) {
          guard range.contains(julianDay) else { continue }
          crossings.append(AngleCrossing(julianDay: julianDay, index: search.index(of: parts)))
        }
      }
      return crossings
    }
  }
}
