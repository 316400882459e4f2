/// The horizon of a place, for the risings, settings, transits and positions of the Sun and the
/// Moon.
///
/// The conditions are those of `swe_rise_trans`. The body is seen from the ellipsoid at the place's
/// elevation, its radius follows from its true distance, and the horizon does not dip. The roots
/// satisfy these conditions within 0.01 s up to 60° of latitude and 0.05 s beyond.
package struct Horizon: Sendable {
  /// The table to read; ranges are clamped to it.
  package let table: EphemerisTable
  /// The rule of rising and setting.
  package let rule: HorizonRule
  let observer: Observer

  /// Creates the horizon of a place on a table.
  package init(_ table: EphemerisTable, place: Place, rule: HorizonRule = .upperLimb) {
    self.table = table
    self.rule = rule
    observer = Observer(place)
  }

  /// Returns all risings and settings in a range, in order; none is missed at any latitude.
  ///
  /// Of adjacent ranges, exactly one contains a crossing.
  package func riseAndSet(of body: Luminary, in range: Range<Double>) -> [HorizonCrossing] {
    crossings(in: range) { reader, segment in
      let heights = HeightReader(reader, observer, body, rule)
      if var walk = CulminationWalk(heights) {
        return walk.crossings(in: segment)
      }
      var scan = HorizonScan(heights)
      return scan.crossings(in: segment)
    }
  }

  /// Returns the crossings of the segments that overlap a range, limited to the range.
  func crossings(
    in range: Range<Double>, of segment: (SpanReader, Range<Double>) -> [HorizonCrossing]
  ) -> [HorizonCrossing] {
    let range = range.clamped(to: table.range)
    guard !range.isEmpty else { return [] }
    return table.withReader { reader in
      var crossings: [HorizonCrossing] = []
      crossings.reserveCapacity(Int(2 * (range.upperBound - range.lowerBound)) + 3)
      for whole in SegmentGrid.whole(holding: range) {
        for crossing in segment(reader, whole) where range.contains(crossing.julianDay) {
          crossings.append(crossing)
        }
      }
      return crossings
    }
  }

  /// Returns true if the body is up by the rule.
  package func isUp(_ body: Luminary, at julianDay: Double) -> Bool {
    table.withReader { reader in
      var heights = HeightReader(reader, observer, body, rule)
      return heights.height(at: julianDay).value > 0
    }
  }
}
