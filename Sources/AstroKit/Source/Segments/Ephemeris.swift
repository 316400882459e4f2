package import PentadCore

/// A provider of tables of the Sun and the Moon, from memory, a store or the Swiss Ephemeris, in
/// this order.
///
/// Concurrent callers that need the same segments fit them only once. Without the ephemeris files,
/// the store's segments of its latest fingerprint are still used.
package final class Ephemeris: Sendable {
  /// The caches of segments and spans for one fingerprint.
  struct Edition: Sendable {
    let fingerprint: String
    let segments: SegmentCache<EphemerisSegment>
    let ayanamsas: [Ayanamsa: SegmentCache<AyanamsaSpan>]
  }

  struct State {
    var edition: Edition?
    /// True if the fingerprint of ``edition`` was read from the source. It is then not read again.
    var isLive = false
    /// The most recent table.
    var table: EphemerisTable?
    var isClosed = false
  }

  let source: any SegmentSource
  let store: (any SegmentStore)?
  let memoryLimit: Int
  private let log: ClientLog?
  let state = Lock(State())

  /// Creates an ephemeris that caches about `memoryLimit` bytes of segments in memory: 16 MiB hold
  /// 550 years.
  package init(
    source: any SegmentSource, store: (any SegmentStore)? = nil, memoryLimit: Int = 16 << 20,
    log: ClientLog? = nil
  ) {
    self.source = source
    self.store = store
    self.memoryLimit = memoryLimit
    self.log = log
  }

  /// The longest range of a table, in days: about 2,700 years, 90 MB.
  package static let longestRange = 1_000_000.0

  /// Returns a table that covers the range, with both bounds.
  ///
  /// A request within the most recent table costs nothing, not even a thread switch.
  ///
  /// - Parameter needed: the part of the range that the ephemeris files must cover; nil for all of
  ///   it. The rest may lie up to ``SegmentGrid/continuedDays`` beyond them.
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for a range that is not of finite
  ///   numbers or is longer than ``longestRange``; ``PentadCore/PentadError/Code/cancelled``; and
  ///   errors of the source: `outOfRange`, `ephemerisMissing`, `ephemerisDowngraded`, `closed`.
  nonisolated(nonsending) package func table(
    covering range: Range<Double>, needing needed: Range<Double>? = nil,
    ayanamsa: Ayanamsa = .lahiri
  ) async throws(PentadError) -> EphemerisTable {
    let table = try await continuedTable(covering: range, ayanamsa: ayanamsa)
    try await require(needed ?? range, on: table)
    return table
  }

  /// Returns a table that covers the range, which may lie up to ``SegmentGrid/continuedDays``
  /// beyond the ephemeris files. The caller must check ``EphemerisTable/known``.
  ///
  /// - Throws: as ``table(covering:needing:ayanamsa:)``.
  nonisolated(nonsending) func continuedTable(
    covering range: Range<Double>, ayanamsa: Ayanamsa
  ) async throws(PentadError) -> EphemerisTable {
    if let table = try latestTable(covering: range, ayanamsa) { return table }
    try Self.check(range)
    do throws(PentadError) {
      return try await newTable(covering: range, ayanamsa)
    } catch {
      log?.failure(error)
      throw error
    }
  }

  nonisolated(nonsending) private func newTable(
    covering range: Range<Double>, _ ayanamsa: Ayanamsa
  ) async throws(PentadError) -> EphemerisTable {
    let edition = try await edition()
    let indices = SegmentGrid.indices(covering: range)
    let segments = try await edition.segments.values(indices)
    let spans: [AyanamsaSpan]
    if let cache = edition.ayanamsas[ayanamsa] {
      spans = try await cache.values(AyanamsaSpan.indices(of: ayanamsa, covering: indices))
    } else {
      spans = []
    }
    guard let table = EphemerisTable(segments, ayanamsa: ayanamsa, spans: spans) else {
      throw PentadError(.internal, "the segments of the ephemeris do not join")
    }
    keep(table)
    return table
  }

  /// Checks that the ephemeris files cover a range of the table.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/outOfRange`` for the first date of the range that the
  ///   files do not cover.
  nonisolated(nonsending) func require(
    _ range: Range<Double>, on table: EphemerisTable
  ) async throws(PentadError) {
    if range.lowerBound < table.known.lowerBound {
      throw await source.beyondFiles(range.lowerBound)
    }
    if range.upperBound > table.known.upperBound {
      throw await source.beyondFiles(max(range.lowerBound, table.known.upperBound))
    }
  }

  private func latestTable(
    covering range: Range<Double>, _ ayanamsa: Ayanamsa
  ) throws(PentadError) -> EphemerisTable? {
    let (table, isClosed) = state.withLock { ($0.table, $0.isClosed) }
    guard !isClosed else { throw PentadError.closed("calendar") }
    guard let table, table.ayanamsa == ayanamsa,
      table.range.lowerBound <= range.lowerBound, range.upperBound <= table.range.upperBound
    else { return nil }
    return table
  }

  /// Removes the cached data from memory; it is read or computed again on demand.
  package func clear() {
    let old = state.withLock { state in
      defer { (state.table, state.edition, state.isLive) = (nil, nil, false) }
      return (state.table, state.edition)
    }
    _ = old
  }

  /// Releases the most recent table; from now on every call throws
  /// ``PentadCore/PentadError/Code/closed``.
  package func close() {
    let table = state.withLock { state in
      state.isClosed = true
      defer { state.table = nil }
      return state.table
    }
    _ = table
  }

  /// Keeps the table for the next call, unless it exceeds the memory limit.
  private func keep(_ table: EphemerisTable) {
    guard table.byteCount <= memoryLimit else { return }
    // The replaced table must be released outside the lock.
    let replaced = state.withLock { state in
      let old = state.table
      state.table = table
      return old
    }
    _ = replaced
  }

  /// Returns the error for a time for which there is no ephemeris.
  static func beyond(_ julianDays: Double...) -> PentadError {
    guard julianDays.allSatisfy(\.isFinite) else {
      return PentadError(.invalidDateRange, "the moment is not a number")
    }
    return PentadError(.outOfRange, "the ephemeris covers only the years -14569 to 17738")
  }

  private static func check(_ range: Range<Double>) throws(PentadError) {
    let known = SegmentGrid.julianDays
    guard known.contains(range.lowerBound), known.contains(range.upperBound) else {
      throw beyond(range.lowerBound, range.upperBound)
    }
    guard range.upperBound - range.lowerBound <= longestRange else {
      throw DayRequest.tooMany(limit: Int(longestRange))
    }
  }
}
