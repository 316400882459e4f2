import PentadCore
import Testing

@testable import AstroKit

/// Caches, single flight, cancellation and the life without files, on made-up segments.
struct EphemerisTests {
  private static func days(_ segments: Range<Int>) -> Range<Double> {
    SegmentGrid.start(of: segments.lowerBound)..<SegmentGrid.start(of: segments.upperBound) - 1
  }

  @Test func aTableCoversItsRange() async throws {
    let ephemeris = Ephemeris(source: CountingSource())
    let table = try await ephemeris.table(covering: 1_000.5..<1_100)
    #expect(table.range == 992..<1_120)
    #expect(table.moon(at: 1_000).x == 31)
    #expect(table.moon(at: 1_024).x == 32)
    #expect(table.moon(at: 1_119.999).x == 34)
    #expect(abs(table.ayanamsa(at: 1_050) - 24) < 1e-12)
  }

  /// No instant reads outside the memory: beyond its ends a table answers as at them.
  @Test func everyInstantHasAnAnswer() async throws {
    let table = try await Ephemeris(source: CountingSource()).table(covering: Self.days(5..<8))
    for instant in [-Double.infinity, -1e300, 0, 159.999, .nan] {
      #expect(table.moon(at: instant).x == 5)
    }
    for instant in [256, 1e9, 1e300, Double.infinity] { #expect(table.moon(at: instant).x == 7) }
    #expect(table.siderealTime(at: .nan).isFinite)
  }

  @Test func segmentsAreFittedOnce() async throws {
    let source = CountingSource()
    let ephemeris = Ephemeris(source: source)
    let first = try await ephemeris.table(covering: Self.days(10..<20))
    let smaller = try await ephemeris.table(covering: Self.days(12..<15))
    #expect(first === smaller)
    let wider = try await ephemeris.table(covering: Self.days(5..<25))
    #expect(wider !== first)
    #expect(source.fits.sorted() == Array(5..<25))
    _ = try await ephemeris.table(covering: Self.days(10..<20), ayanamsa: .raman)
    #expect(source.fits.count == 20)
  }

  @Test func twoCallersShareAFit() async throws {
    let source = CountingSource()
    let ephemeris = Ephemeris(source: source)
    source.closeGate()
    async let one = ephemeris.table(covering: Self.days(0..<10))
    async let other = ephemeris.table(covering: Self.days(5..<15))
    while source.waitingCount < 2 { await Task.yield() }
    source.openGate()
    let tables = try await [one, other]
    #expect(tables.map(\.range.lowerBound).sorted() == [0, 160])
    #expect(source.fits.sorted() == Array(0..<15))
  }

  @Test func aCancelledCallerLeavesTheOthersAlone() async throws {
    let source = CountingSource()
    let ephemeris = Ephemeris(source: source)
    source.closeGate()
    let leaving = Task { try await ephemeris.table(covering: Self.days(0..<3)) }
    while source.waitingCount < 1 { await Task.yield() }
    let staying = Task { try await ephemeris.table(covering: Self.days(0..<3)) }
    leaving.cancel()
    source.openGate()
    await expect(throwing: .cancelled) { try await leaving.value }
    let table = try await staying.value
    #expect(table.range == 0..<96)
  }

  @Test func memoryForgetsTheOldest() async throws {
    let source = CountingSource()
    let bytes = EphemerisSegment.count * 8
    let ephemeris = Ephemeris(source: source, memoryLimit: 10 * bytes)
    _ = try await ephemeris.table(covering: Self.days(0..<40))
    #expect(source.fits.count == 40)
    _ = try await ephemeris.table(covering: Self.days(36..<40))
    #expect(source.fits.count == 40)
    _ = try await ephemeris.table(covering: Self.days(0..<4))
    #expect(source.fits.count == 44)
  }

  @Test func aStoreSavesFits() async throws {
    let source = CountingSource()
    let store = MemoryStore()
    _ = try await Ephemeris(source: source, store: store).table(covering: Self.days(3..<9))
    #expect(store.savedCount == 6)
    let table = try await Ephemeris(source: source, store: store)
      .table(covering: Self.days(1..<11))
    #expect(table.moon(at: 32 * 5).x == 5)
    #expect(source.fits.sorted() == Array(1..<11))
  }

  @Test func newFingerprintInvalidatesTheCache() async throws {
    let source = CountingSource()
    let store = MemoryStore()
    _ = try await Ephemeris(source: source, store: store).table(covering: Self.days(0..<2))
    source.setFingerprint(.success("recut"))
    _ = try await Ephemeris(source: source, store: store).table(covering: Self.days(0..<2))
    #expect(source.fits == [0, 1, 0, 1])
  }

  /// The files are gone: stored segments are still served, and the error for a missing one names
  /// the cause.
  @Test func theStoreServesWithoutFiles() async throws {
    let source = CountingSource()
    let store = MemoryStore()
    _ = try await Ephemeris(source: source, store: store).table(covering: Self.days(0..<5))
    source.setFingerprint(.failure(PentadError(.ephemerisMissing, "gone")))
    let ephemeris = Ephemeris(source: source, store: store)
    let table = try await ephemeris.table(covering: Self.days(1..<4))
    #expect(table.moon(at: 64).x == 2)
    await expect(throwing: .ephemerisMissing) {
      try await ephemeris.table(covering: Self.days(4..<6))
    }
    #expect(source.fits.count == 5)
    source.setFingerprint(.success("made up"))
    _ = try await ephemeris.table(covering: Self.days(4..<6))
    #expect(source.fits.count == 6)
    await expect(throwing: .ephemerisMissing) {
      source.setFingerprint(.failure(PentadError(.ephemerisMissing, "gone")))
      return try await Ephemeris(source: source, store: MemoryStore())
        .table(covering: Self.days(0..<1))
    }
  }

  @Test func badRangesAreRefused() async {
    let ephemeris = Ephemeris(source: CountingSource())
    for range in [0..<Double.infinity, 0..<1_000_001] {
      await expect(throwing: .invalidDateRange) { try await ephemeris.table(covering: range) }
    }
    await expect(throwing: .outOfRange) { try await ephemeris.table(covering: -1e12..<0) }
  }
}
