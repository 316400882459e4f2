/// The horizon of a place: when the Sun and the Moon rise, set and culminate, and where they stand.
///
/// The conditions are those of `swe_rise_trans`: the body seen from the ellipsoid at the place's
/// elevation, the radius by its true distance, a horizon that does not dip. The roots are those of
/// the conditions themselves, within 0.01 s to 60° of latitude and 0.05 s beyond.
package struct Horizon: Sendable {
  /// The table that is read; ranges are cut to it.
  package let table: EphemerisTable
  /// What counts as rising.
  package let rule: HorizonRule
  let observer: Observer

  /// The horizon of a place on a table.
  package init(_ table: EphemerisTable, place: Place, rule: HorizonRule = .upperLimb) {
    self.table = table
    self.rule = rule
    observer = Observer(place)
  }

  /// All risings and settings in a range, in order; none is missed at any latitude.
  ///
  /// Of ranges that follow each other, one has it.
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

  /// The crossings of the segments that a range touches, cut to the range.
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

  /// Whether the body is up by the rule.
  package func isUp(_ body: Luminary, at julianDay: Double) -> Bool {
    table.withReader { reader in
      var heights = HeightReader(reader, observer, body, rule)
      return heights.height(at: julianDay).value > 0
    }
  }
}
