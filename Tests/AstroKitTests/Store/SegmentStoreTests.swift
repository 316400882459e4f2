#if Storage && Astro
  import GRDB
  import PentadCore
  import PentadStorage
  import Testing

  @testable import AstroKit

  @Suite struct SegmentStoreTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A source that counts, or whose files are gone.
    final class Counting: SegmentSource {
      let swiss: SwissEphemeris
      let isGone: Bool
      let fits = Lock(0)

      init(_ swiss: SwissEphemeris, isGone: Bool = false) {
        (self.swiss, self.isGone) = (swiss, isGone)
      }

      func fingerprint() async throws(PentadError) -> String {
        if isGone { throw PentadError(.ephemerisMissing, "no files") }
        return try await swiss.fingerprint()
      }

      func isVerified(_ range: Range<Double>) async -> Bool { await swiss.isVerified(range) }

      func segments(_ indices: Range<Int>) async throws(PentadError) -> [EphemerisSegment] {
        fits.withLock { $0 += indices.count }
        return try await swiss.segments(indices)
      }

      func ayanamsa(
        _ ayanamsa: Ayanamsa, _ indices: Range<Int>
      ) async throws(PentadError) -> [AyanamsaSpan] {
        fits.withLock { $0 += indices.count }
        return try await swiss.ayanamsa(ayanamsa, indices)
      }
    }

    let range = 2_460_000.5..<2_460_365.5

    func values(_ table: EphemerisTable) -> [Double] {
      stride(from: range.lowerBound, to: range.upperBound, by: 0.37).map {
        table.siderealMoon(at: $0)
      }
    }

    @Test func fittedSegmentsAreReadBack() async throws {
      let swiss = try SwissEphemeris()
      let live = Counting(swiss)
      let store = try await AstroStore.open(folder: folder.path)
      let first = try await Ephemeris(source: live, store: store).table(covering: range)
      #expect(live.fits.withLock { $0 } > 12)
      #expect(try await store.storageUsage().segments >= 12)
      let again = Counting(swiss)
      let second = try await Ephemeris(source: again, store: store).table(covering: range)
      #expect(again.fits.withLock { $0 } == 0 && values(first) == values(second))
      await store.close()

      // Another start, and the files are gone: what the store has still serves.
      let reopened = try await AstroStore.open(folder: folder.path)
      let offline = Ephemeris(source: Counting(swiss, isGone: true), store: reopened)
      let third = try await offline.table(covering: range)
      #expect(values(third) == values(first))
      await #expect { try await offline.table(covering: 2_400_000..<2_400_010) } throws: {
        ($0 as? PentadError)?.code == .ephemerisMissing
      }
      await reopened.close()
      await swiss.close()
    }

    @Test func aDamagedSegmentIsFittedAgain() async throws {
      let swiss = try SwissEphemeris()
      let store = try await AstroStore.open(folder: folder.path)
      let first = try await Ephemeris(source: Counting(swiss), store: store).table(covering: range)
      await store.close()
      let queue = try DatabaseQueue(path: folder.store)
      try await queue.write { database in
        try database.execute(
          sql: """
            UPDATE segment SET blob = zeroblob(2684) WHERE rowid = 3;
            UPDATE segment SET position = position + 1000 WHERE rowid = 5
            """)
      }
      try queue.close()
      let reopened = try await AstroStore.open(folder: folder.path)
      let live = Counting(swiss)
      let second = try await Ephemeris(source: live, store: reopened).table(covering: range)
      #expect(live.fits.withLock { $0 } >= 2 && values(first) == values(second))
      await reopened.close()
      await swiss.close()
    }
  }
#endif
