import PentadCore

/// A table of the Sun, the Moon and the Earth's orientation over consecutive segments, in one block
/// of memory.
///
/// It is immutable and safe to use from any thread. A value at an instant takes about 0.05 µs.
/// Every instant is accepted: outside ``range``, and for NaN, the result is that of the nearer end.
package final class EphemerisTable: Sendable {
  /// The Julian days in UT that the table covers.
  package let range: Range<Double>
  /// The part of ``range`` that the ephemeris files cover, usually all of it. The rest is a
  /// continuation, for computations near the end of the files that need times beyond it.
  package let known: Range<Double>
  /// The ayanamsa of the sidereal values.
  package let ayanamsa: Ayanamsa

  /// The coefficients, for each span 21 × Moon, 11 × Sun, 13 × (sidereal time, obliquity, nutation,
  /// mean ayanamsa).
  ///
  /// The memory belongs to this object and is not written after `init`.
  private nonisolated(unsafe) let memory: UnsafeMutablePointer<SIMD4<Double>>
  private let spanCount: Int
  private let fine: FineAyanamsa

  /// Creates a table from segments with consecutive indices and the ayanamsa's spans over them.
  ///
  /// - Returns: the table; nil when there is no segment, one is missing in between, or the spans do
  ///   not cover the segments.
  init?(_ segments: [EphemerisSegment], ayanamsa: Ayanamsa, spans: [AyanamsaSpan]) {
    guard let first = segments.first,
      segments.indices.allSatisfy({ segments[$0].index == first.index + $0 }),
      Self.cover(first.index..<first.index + segments.count, ayanamsa, spans)
    else { return nil }
    range =
      SegmentGrid.start(of: first.index)..<SegmentGrid.start(of: first.index + segments.count)
    let knowing = segments.lazy.map(\.known).filter { !$0.isEmpty }
    let start = knowing.first?.lowerBound ?? range.lowerBound
    known = start..<max(start, knowing.last?.upperBound ?? start)
    self.ayanamsa = ayanamsa
    spanCount = segments.count * SegmentGrid.spansPerSegment
    memory = .allocate(capacity: spanCount * SpanReader.spanStride)
    var writer = SpanWriter(next: memory)
    for segment in segments { writer.write(segment, spans: spans) }
    fine = FineAyanamsa(spans)
  }

  deinit { memory.deallocate() }

  /// The size of the table in bytes.
  package var byteCount: Int {
    spanCount * SpanReader.spanStride * MemoryLayout<SIMD4<Double>>.stride + fine.byteCount
  }

  /// Provides the fast reader, which must not escape `body`.
  @inline(__always)
  func withReader<Result>(_ body: (SpanReader) -> Result) -> Result {
    withExtendedLifetime(self) {
      body(
        SpanReader(
          memory: memory, start: range.lowerBound, spanCount: spanCount, fine: fine.reader))
    }
  }

  private static func cover(
    _ segments: Range<Int>, _ ayanamsa: Ayanamsa, _ spans: [AyanamsaSpan]
  ) -> Bool {
    let wanted = AyanamsaSpan.indices(of: ayanamsa, covering: segments)
    return spans.map(\.index) == Array(wanted) && spans.allSatisfy { $0.ayanamsa == ayanamsa }
  }
}
