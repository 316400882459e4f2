import PentadCore
import Testing

@testable import AstroKit

struct BlobTests {
  private static func segment() throws -> EphemerisSegment {
    try EphemerisSegment(
      index: 76_839, coefficients: (0..<EphemerisSegment.count).map { 1 / Double($0 + 1) - 0.1 })
  }

  @Test func aSegmentComesBack() throws {
    let segment = try Self.segment()
    #expect(segment.blob.count == 12 + 8 * EphemerisSegment.count)
    let read = try EphemerisSegment(index: segment.index, blob: segment.blob)
    #expect(read == segment)
  }

  @Test func aSpanComesBack() async throws {
    for ayanamsa in [Ayanamsa.lahiri, .trueChitra] {
      let span = try AyanamsaSpan.fit(ayanamsa, index: 74) { $0 / 26_000 }
      let read = try AyanamsaSpan(ayanamsa: ayanamsa, index: 74, blob: span.blob)
      #expect(read == span)
      await expectCorrupt { try AyanamsaSpan(ayanamsa: .raman, index: 74, blob: span.blob) }
      await expectCorrupt { try AyanamsaSpan(ayanamsa: ayanamsa, index: 75, blob: span.blob) }
    }
  }

  /// A piece that one polynomial does not follow is halved; a span knows where each piece lies.
  @Test func aSpanOfManyPiecesComesBack() async throws {
    let middle = 74.3 * SegmentGrid.segmentDays
    let span = try AyanamsaSpan.fit(.truePushya, index: 74) { day in
      20 + 0.001 / (1 + (day - middle) * (day - middle) * 30)
    }
    #expect(span.pieces.count > 6)
    let read = try AyanamsaSpan(ayanamsa: .truePushya, index: 74, blob: span.blob)
    #expect(read == span)
    #expect(abs(read.value(at: middle) - 20.001) < 1e-8)
    await expectCorrupt {
      try AyanamsaSpan(ayanamsa: .truePushya, index: 74, pieces: Array(span.pieces.dropLast()))
    }
  }

  @Test func aContinuedSegmentComesBack() async throws {
    let coefficients = try Self.segment().coefficients
    let start = SegmentGrid.start(of: 76_839)
    for known in [start..<start + 5, start + 7..<start + 32, start..<start] {
      let segment = try EphemerisSegment(index: 76_839, coefficients: coefficients, known: known)
      #expect(segment.known == known && segment.isContinued)
      #expect(try EphemerisSegment(index: 76_839, blob: segment.blob) == segment)
      await expectCorrupt { try EphemerisSegment(index: 76_838, blob: segment.blob) }
    }
  }

  /// Every byte counts, and so do the length and the index.
  @Test func damageIsFound() async throws {
    let segment = try Self.segment()
    let blob = segment.blob
    for position in blob.indices {
      var damaged = blob
      damaged[position] ^= 1 << (position % 8)
      await expectCorrupt { try EphemerisSegment(index: segment.index, blob: damaged) }
    }
    for length in [0, 3, 11, 12, blob.count - 8, blob.count - 1] {
      await expectCorrupt {
        try EphemerisSegment(index: segment.index, blob: Array(blob.prefix(length)))
      }
    }
    await expectCorrupt { try EphemerisSegment(index: segment.index, blob: blob + [0]) }
    await expectCorrupt { try EphemerisSegment(index: segment.index + 1, blob: blob) }
  }

  @Test func numbersMustBeFinite() async throws {
    for bad in [Double.nan, .infinity] {
      var coefficients = try Self.segment().coefficients
      coefficients[5] = bad
      await expectCorrupt { try EphemerisSegment(index: 1, coefficients: coefficients) }
      await expectCorrupt { try EphemerisSegment(index: 1, coefficients: [bad]) }
    }
  }

  private func expectCorrupt<Value>(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Value
  ) async {
    await expect(throwing: .corrupt, sourceLocation: sourceLocation) { try body() }
  }
}
