/// Evaluates the polynomials of a table. A value of plain words: the table lends it and stays alive.
///
/// No instant reads outside the memory: the span and the place in it are clamped here.
struct SpanReader {
  /// The coefficients of a span, as ``EphemerisTable`` lays them out.
  static let stride =
    SegmentGrid.moonCount + SegmentGrid.sunCount + SegmentGrid.orientationCount

  private let memory: UnsafePointer<SIMD4<Double>>
  let start: Double
  let spanCount: Int

  init(memory: UnsafeMutablePointer<SIMD4<Double>>, start: Double, spanCount: Int) {
    self.memory = UnsafePointer(memory)
    self.start = start
    self.spanCount = spanCount
  }

  /// A span and the place in it.
  struct Spot {
    fileprivate let span: UnsafePointer<SIMD4<Double>>
    /// -1…1 within the span.
    fileprivate let x: Double
  }

  /// Where a Julian day lies.
  @inline(__always)
  func spot(_ julianDay: Double) -> Spot {
    let u = (julianDay - start) * (1 / SegmentGrid.spanDays)
    let limit = Double(spanCount)
    let clamped = u > 0 ? (u < limit ? u : limit) : 0
    let index = min(Int(clamped), spanCount - 1)
    return Spot(span: memory + index * Self.stride, x: 2 * (clamped - Double(index)) - 1)
  }

  @inline(__always)
  func moon(_ spot: Spot) -> SIMD4<Double> { Self.value(spot.span, SegmentGrid.moonCount, spot.x) }

  @inline(__always)
  func sun(_ spot: Spot) -> SIMD4<Double> {
    Self.value(spot.span + SegmentGrid.moonCount, SegmentGrid.sunCount, spot.x)
  }

  /// Sidereal time without its linear rate, obliquity, nutation, mean ayanamsa, all in degrees.
  @inline(__always)
  func orientation(_ spot: Spot) -> SIMD4<Double> {
    Self.value(
      spot.span + (SegmentGrid.moonCount + SegmentGrid.sunCount), SegmentGrid.orientationCount,
      spot.x)
  }

  /// Apparent sidereal time at Greenwich in degrees, not brought into a turn, from the residual that
  /// ``orientation(_:)`` gives.
  @inline(__always)
  func siderealTime(_ spot: Spot, residual: Double) -> Double {
    // Whole days are whole turns: leaving them out keeps the angle small.
    let days = (spot.x + 1) * (SegmentGrid.spanDays / 2)
    return residual + 360 * (days - days.rounded(.down)) + EphemerisSegment.extraRotation * days
  }

  /// Clenshaw's sum of `count` coefficients.
  @inline(__always)
  private static func value(
    _ coefficients: UnsafePointer<SIMD4<Double>>, _ count: Int, _ x: Double
  ) -> SIMD4<Double> {
    let doubled = SIMD4(repeating: 2 * x)
    var previous = SIMD4<Double>.zero
    var beforePrevious = SIMD4<Double>.zero
    var j = count &- 1
    while j > 0 {
      let next = doubled * previous - beforePrevious + coefficients[j]
      beforePrevious = previous
      previous = next
      j &-= 1
    }
    return x * previous - beforePrevious + coefficients[0]
  }
}
