import PentadCore

/// A fit of consecutive segments from samples at the nodes of their spans.
///
/// A node between two spans is sampled once. A segment needs 40 samples of the Moon and the
/// nutation, 20 of the Sun and 8 of sidereal time. The nutation of the sidereal time is added
/// afterwards, which is exact and saves the other calls.
package struct SegmentFit {
  /// The sample at the end of the last span, with its time: the next span begins there.
  private var shared: (julianDay: Double, sample: NodeSample)?

  package init() {}

  private static let moon = LobattoBasis(intervals: SegmentGrid.moonCount - 1)
  private static let sun = LobattoBasis(intervals: SegmentGrid.sunCount - 1)
  private static let siderealTime = LobattoBasis(intervals: 4)
  /// The nodes of a span across the end of the files: three times as dense as the Moon's, including
  /// them.
  private static let dense = LobattoBasis(intervals: 3 * (SegmentGrid.moonCount - 1))

  /// Fits one segment; `sample` is called in ascending order of time with Julian days in UT.
  ///
  /// - Parameter end: the end of the ephemeris files near the segment, beyond which `sample`
  ///   continues them; nil for a segment that they cover wholly.
  mutating func segment(
    _ index: Int, across end: FilesEnd? = nil,
    sample: (Double, NodeContent) throws(PentadError) -> NodeSample
  ) throws(PentadError) -> EphemerisSegment {
    var coefficients: [Double] = []
    coefficients.reserveCapacity(EphemerisSegment.count)
    for span in 0..<SegmentGrid.spansPerSegment {
      let start = SegmentGrid.start(of: index) + Double(span) * SegmentGrid.spanDays
      if let end, (start...start + SegmentGrid.spanDays).contains(end.julianDay) {
        try append(from: start, across: end, to: &coefficients, sample: sample)
      } else {
        let samples = try samples(from: start, sample: sample)
        Self.append(samples, to: &coefficients)
      }
    }
    return try EphemerisSegment(index: index, coefficients: coefficients, known: end?.known)
  }

  /// Fits a span that is dominated by the samples within the files; the others only extend it.
  private mutating func append(
    from start: Double, across end: FilesEnd, to coefficients: inout [Double],
    sample: (Double, NodeContent) throws(PentadError) -> NodeSample
  ) throws(PentadError) {
    let last = Self.dense.intervals
    var samples: [NodeSample] = []
    var weights: [Double] = []
    for (k, node) in Self.dense.nodes.enumerated() {
      let julianDay = start + SegmentGrid.spanDays / 2 * (node + 1)
      var content: NodeContent = .sun
      if k.isMultiple(of: last / Self.siderealTime.intervals) { content.insert(.siderealTime) }
      samples.append(try sample(julianDay, content))
      weights.append(end.isKnown(julianDay) ? 10_000 : 1)
    }
    func append(_ positions: [SIMD4<Double>], count: Int) {
      let fit = WeightedFit(nodes: Self.dense.nodes, weights: weights, count: count)
      for value in fit.coefficients(Self.unwrapped(positions)) {
        coefficients += [value.x, value.y, value.z, value.w]
      }
    }
    append(samples.map(\.moon), count: SegmentGrid.moonCount)
    append(samples.map(\.sun), count: SegmentGrid.sunCount)
    for value in Self.orientation(Self.every(3, of: samples)) {
      coefficients += [value.x, value.y, value.z]
    }
    if let sample = samples.last { shared = (start + SegmentGrid.spanDays, sample) }
  }

  private mutating func samples(
    from start: Double, sample: (Double, NodeContent) throws(PentadError) -> NodeSample
  ) throws(PentadError) -> [NodeSample] {
    let last = Self.moon.intervals
    var samples: [NodeSample] = []
    samples.reserveCapacity(last + 1)
    for (k, node) in Self.moon.nodes.enumerated() {
      let julianDay = start + SegmentGrid.spanDays / 2 * (node + 1)
      if k == 0, let shared, shared.julianDay == julianDay {
        samples.append(shared.sample)
        continue
      }
      var content: NodeContent = []
      if k.isMultiple(of: last / Self.sun.intervals) { content.insert(.sun) }
      if k.isMultiple(of: last / Self.siderealTime.intervals) { content.insert(.siderealTime) }
      samples.append(try sample(julianDay, content))
    }
    if let sample = samples.last { shared = (start + SegmentGrid.spanDays, sample) }
    return samples
  }

  private static func append(_ samples: [NodeSample], to coefficients: inout [Double]) {
    for value in moon.coefficients(unwrapped(samples.map(\.moon)), count: SegmentGrid.moonCount) {
      coefficients += [value.x, value.y, value.z, value.w]
    }
    let suns = every(2, of: samples).map(\.sun)
    for value in sun.coefficients(unwrapped(suns), count: SegmentGrid.sunCount) {
      coefficients += [value.x, value.y, value.z, value.w]
    }
    for value in orientation(samples) { coefficients += [value.x, value.y, value.z] }
  }

  /// Returns sidereal time minus its linear rate, obliquity and nutation; the fourth lane is
  /// unused.
  private static func orientation(_ samples: [NodeSample]) -> [SIMD4<Double>] {
    // Apparent sidereal time is mean sidereal time plus the equation of the equinoxes, Δψ·cos ε.
    var series = moon.coefficients(
      samples.map { sample in
        let equation = sample.nutation * cosine(degrees: sample.obliquity)
        return SIMD4(equation, sample.obliquity, sample.nutation, 0)
      }, count: SegmentGrid.orientationCount)
    let times = every(5, of: samples).map(\.meanSiderealTime)
    let base = times.first ?? 0
    let residuals = zip(times, siderealTime.nodes).map { time, node in
      // Whole turns cancel with whole days; the samples lie at fractions of a day.
      let days = SegmentGrid.spanDays / 2 * (node + 1)
      let turned = 360 * (days - days.rounded(.down)) + EphemerisSegment.extraRotation * days
      return base + wrapped180(time - base - turned)
    }
    for (j, value) in siderealTime.coefficients(residuals, count: 5).enumerated() {
      series[j].x += value
    }
    return series
  }

  private static func every(_ step: Int, of samples: [NodeSample]) -> [NodeSample] {
    stride(from: 0, to: samples.count, by: step).map { samples[$0] }
  }

  /// Returns the positions with longitudes that do not jump from 360° to 0°.
  private static func unwrapped(_ positions: [SIMD4<Double>]) -> [SIMD4<Double>] {
    var result = positions
    for k in result.indices.dropFirst() {
      result[k].w = result[k - 1].w + wrapped180(result[k].w - result[k - 1].w)
    }
    return result
  }
}
