/// An evaluator of a table's polynomials. It is a plain value; the table lends it and must outlive
/// it.
///
/// No instant causes a read outside the memory: the span and the position in it are clamped here.
struct SpanReader {
  /// The number of coefficients of a span, in the layout of ``EphemerisTable``.
  static let spanStride =
    SegmentGrid.moonCount + SegmentGrid.sunCount + SegmentGrid.orientationCount

  private let memory: UnsafePointer<SIMD4<Double>>
  let start: Double
  let spanCount: Int
  private let fine: FineAyanamsa.Reader

  init(
    memory: UnsafeMutablePointer<SIMD4<Double>>, start: Double, spanCount: Int,
    fine: FineAyanamsa.Reader
  ) {
    self.memory = UnsafePointer(memory)
    self.start = start
    self.spanCount = spanCount
    self.fine = fine
  }

  /// A span and the position in it.
  struct Spot {
    fileprivate let span: UnsafePointer<SIMD4<Double>>
    /// The position within the span, -1…1.
    fileprivate let x: Double

    /// Returns a position in the same span, a number of days away.
    func moved(byDays days: Double) -> Spot {
      Spot(span: span, x: x + days * (2 / SegmentGrid.spanDays))
    }
  }

  /// Returns the span and the position of a Julian day.
  @inline(__always)
  func spot(_ julianDay: Double) -> Spot {
    let u = (julianDay - start) * (1 / SegmentGrid.spanDays)
    let limit = Double(spanCount)
    let clamped = u > 0 ? (u < limit ? u : limit) : 0
    let index = min(Int(clamped), spanCount - 1)
    return Spot(span: memory + index * Self.spanStride, x: 2 * (clamped - Double(index)) - 1)
  }

  @inline(__always)
  func moon(_ spot: Spot) -> SIMD4<Double> { Self.value(spot.span, SegmentGrid.moonCount, spot.x) }

  @inline(__always)
  func sun(_ spot: Spot) -> SIMD4<Double> {
    Self.value(spot.span + SegmentGrid.moonCount, SegmentGrid.sunCount, spot.x)
  }

  /// Returns sidereal time without its linear rate, obliquity and nutation, all in degrees. The
  /// fourth lane contains the input of ``ayanamsa(_:at:)``.
  @inline(__always)
  func orientation(_ spot: Spot) -> SIMD4<Double> {
    Self.value(
      spot.span + (SegmentGrid.moonCount + SegmentGrid.sunCount), SegmentGrid.orientationCount,
      spot.x)
  }

  /// Returns the mean ayanamsa in degrees at a Julian day, from ``orientation(_:)`` at its spot.
  @inline(__always)
  func ayanamsa(_ frame: SIMD4<Double>, at julianDay: Double) -> Double {
    fine.isEmpty ? frame.w : fine.value(at: clamped(julianDay)) ?? frame.w
  }

  /// Returns the Julian day, clamped to the table.
  private func clamped(_ julianDay: Double) -> Double {
    let end = start + Double(spanCount) * SegmentGrid.spanDays
    return julianDay > start ? (julianDay < end ? julianDay : end) : start
  }

  /// Returns the apparent sidereal time at Greenwich in degrees, not wrapped, from the residual of
  /// ``orientation(_:)``.
  @inline(__always)
  func siderealTime(_ spot: Spot, residual: Double) -> Double {
    // Whole days are whole turns; omitting them keeps the angle small.
    let days = (spot.x + 1) * (SegmentGrid.spanDays / 2)
    return residual + 360 * (days - days.rounded(.down)) + EphemerisSegment.extraRotation * days
  }

  /// Returns the Chebyshev sum of `count` coefficients, an odd number.
  ///
  /// Even and odd terms are two independent Clenshaw sums in y = 2x² - 1, since T₂ₖ(x) = Tₖ(y) and
  /// T₂ₖ₊₁(x) = x·Vₖ(y). The processor computes both at once, in half the time of one chain.
  @inline(__always)
  private static func value(
    _ coefficients: UnsafePointer<SIMD4<Double>>, _ count: Int, _ x: Double
  ) -> SIMD4<Double> {
    let y = 2 * x * x - 1
    let doubled = SIMD4(repeating: 2 * y)
    var even = coefficients[count &- 1]
    var evenBefore = SIMD4<Double>.zero
    var odd = SIMD4<Double>.zero
    var oddBefore = SIMD4<Double>.zero
    var j = count &- 3
    while j > 0 {
      let nextOdd = doubled * odd + (coefficients[j &+ 1] - oddBefore)
      let nextEven = doubled * even + (coefficients[j] - evenBefore)
      oddBefore = odd
      odd = nextOdd
      evenBefore = even
      even = nextEven
      j &-= 2
    }
    let last = doubled * odd + (coefficients[1] - oddBefore)
    return SIMD4(repeating: y) * even + (coefficients[0] - evenBefore) + x * (last - odd)
  }

  /// Returns the time derivative of the Sun's coordinates, in AU a day.
  func sunVelocity(_ spot: Spot) -> SIMD4<Double> {
    // Clenshaw for the derivative: the coefficients of Uⱼ₋₁ are j·cⱼ.
    let coefficients = spot.span + SegmentGrid.moonCount
    var previous = SIMD4<Double>.zero
    var beforePrevious = SIMD4<Double>.zero
    for j in stride(from: SegmentGrid.sunCount - 1, through: 1, by: -1) {
      let next = 2 * spot.x * previous - beforePrevious + Double(j) * coefficients[j]
      beforePrevious = previous
      previous = next
    }
    return previous * (2 / SegmentGrid.spanDays)
  }
}
