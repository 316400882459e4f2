/// A writer that lays segments out in a table's memory, span after span.
struct SpanWriter {
  /// The address of the next coefficient; the caller provides enough memory.
  var next: UnsafeMutablePointer<SIMD4<Double>>

  private static let quadratic = LobattoBasis(intervals: 2)

  /// Writes the spans of a segment, each with its piece of the ayanamsa.
  mutating func write(_ segment: EphemerisSegment, spans: [AyanamsaSpan]) {
    segment.coefficients.withUnsafeBufferPointer { values in
      for span in 0..<SegmentGrid.spansPerSegment {
        let start =
          SegmentGrid.start(of: segment.index) + Double(span) * SegmentGrid.spanDays
        var k = span * EphemerisSegment.spanCount
        for _ in 0..<SegmentGrid.moonCount + SegmentGrid.sunCount {
          put(SIMD4(values[k], values[k + 1], values[k + 2], values[k + 3]))
          k += 4
        }
        let ayanamsa = Self.ayanamsa(from: start, spans: spans)
        for j in 0..<SegmentGrid.orientationCount {
          put(SIMD4(values[k], values[k + 1], values[k + 2], ayanamsa[j]))
          k += 3
        }
      }
    }
  }

  private mutating func put(_ value: SIMD4<Double>) {
    next.initialize(to: value)
    next += 1
  }

  /// Returns the ayanamsa's coefficients on a span of the table.
  private static func ayanamsa(from start: Double, spans: [AyanamsaSpan]) -> [Double] {
    let none = Array(repeating: 0.0, count: SegmentGrid.orientationCount)
    let middle = start + SegmentGrid.spanDays / 2
    guard
      let span = spans.first(where: {
        middle < Double($0.index + 1) * AyanamsaSpan.days(of: $0.ayanamsa)
      })
    else { return none }
    if span.ayanamsa.isOfAStar {
      // Finer pieces of a span are read from FineAyanamsa.
      return span.pieces(from: start).first.map(\.coefficients) ?? none
    }
    // In 16 days, precession is linear to 1e-9″; a parabola is sufficient.
    let samples = quadratic.nodes.map { node in
      span.value(at: start + SegmentGrid.spanDays / 2 * (node + 1))
    }
    let coefficients = quadratic.coefficients(samples, count: 3)
    return coefficients + none.dropFirst(coefficients.count)
  }
}
